"""Checks the specification of each game, and makes of it the constants of the Python side and of the kernel.

`python tools/specify.py` writes constants.py and cconstants.pxd beside each spec.py, and spec.ts for the screen;
`… check` only says whether they are fresh. setup.py does the first before it compiles anything.
"""

from __future__ import annotations

import ast
import json
import re
import runpy
import sys
import textwrap
import traceback
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

SOURCE = Path(__file__).resolve().parent.parent / "src"
HEADING = "Made by tools/specify.py from spec.py: change that, and run it."
WORD_BITS = 64
MADE = ("constants.py", "cconstants.pxd")


def read(file: Path) -> dict[str, Any]:
    """A specification by itself, and beside it all that it may not say: papercove, maybe not built, is not imported."""
    package = ModuleType("papercove")
    package.__path__ = [str(file.parents[2])]
    kept = {name: sys.modules.pop(name) for name in list(sys.modules) if name.partition(".")[0] == "papercove"}
    sys.modules["papercove"] = package
    try:
        spec = runpy.run_path(str(file))
        refuse(file, faults(file, SimpleNamespace(**spec)))
    except Exception as error:
        refuse(file, [misreading(file, error)])
        raise
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] == "papercove"]:
            del sys.modules[name]
        sys.modules.update(kept)
    return spec


# --- what cannot be meant ---


def faults(file: Path, spec: Any) -> list[tuple[Any, str]]:
    """Each entry that contradicts another, and what to do about it. Later checks trust in earlier ones."""
    from papercove.engine import contradictions  # of the tree that is read

    if (id := file.parent.name.replace("_", "-")) != spec.GAME:
        return [(contradictions.Place("GAME"), f"the game in the folder {file.parent.name} is called {id}: write that")]
    rulebook = (file.parents[2] / "rulebooks" / "en" / f"{spec.GAME}.md").read_text("utf-8")
    first = file.with_name("actions-1.txt")
    kept = first.read_text("utf-8").splitlines() if first.exists() else []
    code = {
        other.name: other.read_text("utf-8")
        for other in (*file.parent.glob("*.py"), *file.parent.glob("*.pxd"))
        if other.name not in MADE
    }
    own = runpy.run_path(str(file.with_name("contradictions.py")))
    for checks in (
        lambda: contradictions.of_shapes({**contradictions.LISTS, **own["LISTS"]}),
        lambda: contradictions.of_every_game(spec, contradictions.rules_of(rulebook)),
        lambda: own["checks"](spec, code, rulebook),
        lambda: contradictions.of_uses(spec, code),
        lambda: contradictions.of_codes(spec, kept),
    ):
        if found := list(contradictions.faults(checks(), spec)):
            return found
    return []


def misreading(file: Path, error: Exception) -> tuple[int, str]:
    """The line at which Python could not read a specification, and why; other errors are nobody's fault but ours."""
    if isinstance(error, SyntaxError):
        return error.lineno or 1, f"Python cannot read this line ({error.msg}): look for a comma, quote or bracket"
    lines = [frame.lineno or 1 for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(file)]
    if not lines:
        raise error
    from papercove.engine.specification import Contradiction  # of the tree that is read

    lacking = re.match(r"(\w+)\.__init__\(\) missing .*: (.*)", str(error))
    if lacking:
        return lines[0], f"{lacking[1]} lacks {lacking[2]}: write it"
    if isinstance(error, Contradiction):
        return lines[0], str(error)
    return lines[0], f"Python stops here ({type(error).__name__}: {error}): look at what this line is made from"


def refuse(file: Path, found: Iterable[tuple[Any, str]]) -> None:
    """Ends the program with all faults, each with its line; what knows no line is shown where it is written."""
    rows = sorted(
        (entry if isinstance(entry, int) else getattr(entry, "line", 0) or line_of(entry, file), said)
        for entry, said in found
    )
    if rows:
        raise SystemExit("\n".join(f"{file.relative_to(file.parents[4])}:{line}: {said}" for line, said in rows))


def line_of(place: Any, file: Path) -> int:
    """Where a list is written, and in it, if that stands there, what is wrong: of equals the last one."""
    for statement in ast.parse(file.read_text("utf-8")).body:
        for target in getattr(statement, "targets", [getattr(statement, "target", None)]):
            if getattr(target, "id", "") == place.name:
                said = [node for node in ast.walk(statement) if isinstance(node, ast.Constant)]
                return max((one.lineno for one in said if one.value == place.item), default=statement.lineno)
    return 1


# --- what follows ---


def constants(spec: dict[str, Any]) -> dict[str, dict[str, int]]:
    """All constants of a game by what they are."""
    found = {"Sizes.": dict(spec["SIZES"])}
    found["Phases: what the seat to move decides next."] = {
        phase.constant: number for number, phase in enumerate(spec["PHASES"])
    } | {"PHASE_COUNT": len(spec["PHASES"])}
    number, actions = 0, {}
    for phase in spec["PHASES"]:
        for action in phase.actions:
            actions[action.name] = number
            number += len(action.over)
    found["Actions, phase by phase; the first of each sort."] = actions | {"ACTION_COUNT": number}
    at, numbers = 0, {}
    for entry in spec["NUMBERS"]:
        numbers[f"AT_{entry.name.upper()}"] = at
        at += len(entry.values)
    found["The numbers of the game, one after the other in `Table.numbers`."] = numbers | {"NUMBER_COUNT": at}
    for case in spec["CASES"]:
        found[f"{case.name.capitalize().replace('_', ' ')}."] = {name: i for i, name in enumerate(case.words)}
    for fields, prefix, size, title in (
        ("FIELDS", "SEES", "SHARED_SIZE", "An observation: the middle of the table."),
        ("SEAT_FIELDS", "SEES_SEAT", "SEAT_SIZE", "An observation: each seat."),
        ("MEMORY_FIELDS", "SEES_MEMORY", "MEMORY_SIZE", "An observation: what is remembered."),
    ):
        at, places = 0, {}
        for entry in spec[fields]:
            places[f"{prefix}_" + re.sub(r"\W+", "_", entry.name.upper())] = at
            at += entry.length
        found[title] = places | {size: at}
    return found


def python_side(spec: dict[str, Any]) -> str:
    """constants.py."""
    parts = [f'"""{HEADING}"""\n']
    for title, group in constants(spec).items():
        parts.append(f"# {title}\n" + "".join(f"{name} = {value}\n" for name, value in group.items()))
    if "CARD_SET_BITS" in spec:
        parts.append("# A set of one card, the first.\nONE = 1\n")
        parts.append("# Sets of cards, and tables by their number.\n")
        for name, value in (spec["CARD_SETS"] | spec["TABLES"]).items():
            rows = "(\n" + "".join(f"    {one},\n" for one in value) + ")" if isinstance(value, tuple) else str(value)
            parts[-1] += f"{name} = {rows}\n"
    lists = {"PHASES": [phase.name for phase in spec["PHASES"]]}
    lists |= {case.name: list(case.words.values()) for case in spec["CASES"]}
    parts.append("# Their words.\n")
    parts[-1] += "".join(
        f"{name} = (\n" + "".join(f'    "{word}",\n' for word in words) + ")\n" for name, words in lists.items()
    )
    return "\n".join(parts)


CARD_SETS = '''
# A set of cards, one bit each: as wide as the deck needs, and what one asks of it. `tale_line` is a line of memory.py.
cdef extern from *:
    """
    #include <string.h>

    typedef {set_type} papercove_card_set;
    typedef {line_type} papercove_tale_line;

    static inline uint64_t papercove_upper_half(papercove_card_set cards) {{ return (uint64_t)(cards >> 32 >> 32); }}
    static inline int papercove_lowest_card(papercove_card_set cards) {{
        return {wide} && !(uint64_t)cards ? 64 + __builtin_ctzll(papercove_upper_half(cards))
                                     : __builtin_ctzll((uint64_t)cards);
    }}
    static inline int papercove_highest_card(papercove_card_set cards) {{
        return {wide} && papercove_upper_half(cards) ? 127 - __builtin_clzll(papercove_upper_half(cards))
                                                : 63 - __builtin_clzll((uint64_t)cards);
    }}
    static inline int papercove_count_cards(papercove_card_set cards) {{
        return __builtin_popcountll((uint64_t)cards) + ({wide} ? __builtin_popcountll(papercove_upper_half(cards)) : 0);
    }}

    /* Of each byte the places of its ones, lowest first: so a set is listed eight cards at a time. */
    #define PLACE(byte, at) ((byte) >> at & 1 ? (uint64_t)at << 8 * __builtin_popcount((byte) & ((1 << at) - 1)) : 0)
    #define HALF(byte, a, b, c, d) (PLACE(byte, a) | PLACE(byte, b) | PLACE(byte, c) | PLACE(byte, d))
    #define PLACES_1(byte) HALF(byte, 0, 1, 2, 3) | HALF(byte, 4, 5, 6, 7)
    #define PLACES_4(byte) PLACES_1(byte), PLACES_1(byte + 1), PLACES_1(byte + 2), PLACES_1(byte + 3)
    #define PLACES_16(byte) PLACES_4(byte), PLACES_4(byte + 4), PLACES_4(byte + 8), PLACES_4(byte + 12)
    #define PLACES_64(byte) PLACES_16(byte), PLACES_16(byte + 16), PLACES_16(byte + 32), PLACES_16(byte + 48)
    static const uint64_t papercove_places[256] __attribute__((unused)) = {{
        PLACES_64(0), PLACES_64(64), PLACES_64(128), PLACES_64(192)}};
    static inline int papercove_list_cards(papercove_card_set cards, int8_t* row) {{
        int size = 0;
        for (uint64_t first = 0; cards; first += 0x0808080808080808ULL, cards >>= 8) {{
            uint64_t eight = papercove_places[(uint8_t)cards] + first;
            if (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__) eight = __builtin_bswap64(eight);
            memcpy(row + size, &eight, 8);
            size += __builtin_popcount((uint8_t)cards);
        }}
        return size;
    }}
    """
    ctypedef unsigned long long card_set "papercove_card_set"
    card_set ONE "((papercove_card_set)1)"
    ctypedef {line_type} tale_line "papercove_tale_line"
    int lowest "papercove_lowest_card" (card_set cards) noexcept nogil
    int highest "papercove_highest_card" (card_set cards) noexcept nogil
    int count "papercove_count_cards" (card_set cards) noexcept nogil
    int members "papercove_list_cards" (card_set cards, int8_t* row) noexcept nogil
'''


def card_tables(spec: dict[str, Any]) -> str:
    """The sets of cards and the tables of a game as C constants, which a compiler may put in place."""
    known, declared = [], []
    for values, type_, name_of in (
        (spec["CARD_SETS"], "card_set", c_set),
        (spec["TABLES"], "int", str),
    ):
        for name, value in values.items():
            row = value if isinstance(value, tuple) else (value,)
            size = f"[{len(row)}]" if isinstance(value, tuple) else ""
            written = ", ".join(map(name_of, row))
            c_type = "papercove_card_set" if type_ == "card_set" else type_
            known.append(f"    static const {c_type} papercove_{name}{size} UNUSED = {{{written}}};\n")
            declared.append(f'    const {type_} {name} "papercove_{name}" {size}'.rstrip() + "\n")
    heading = "# Sets of cards, and tables by their number."
    unused = "    #define UNUSED __attribute__((unused))\n"  # no module needs them all
    return f'{heading}\ncdef extern from *:\n    """\n{unused}{"".join(known)}    """\n{"".join(declared)}'


def c_set(mask: int) -> str:
    """A set of cards in C, which has no literals of 128 bits."""
    upper, lower = mask >> WORD_BITS, mask & ((1 << WORD_BITS) - 1)
    return f"(papercove_card_set){upper:#x}ULL << 64 | {lower:#x}ULL" if upper else f"{lower:#x}ULL"


def kernel_side(spec: dict[str, Any]) -> str:
    """cconstants.pxd."""
    parts = [f"# {HEADING}\nfrom libc.stdint cimport int8_t, uint32_t, uint64_t\n"]
    for title, group in constants(spec).items():
        rows = "".join(f"    {name} = {value}\n" for name, value in group.items())
        parts.append(f"# {title}\ncdef enum:\n{rows}")
    if bits := spec.get("CARD_SET_BITS"):
        wide = bits > WORD_BITS
        parts.append(
            CARD_SETS.strip().format(
                set_type="unsigned __int128" if wide else "uint64_t",
                line_type="uint32_t" if spec["LINE_BITS"] <= WORD_BITS // 2 else "uint64_t",
                wide=int(wide),
            )
            + "\n"
        )
        parts.append(card_tables(spec))
    return "\n".join(parts)


TYPES = {
    "KINDS": "readonly string[]",
    "COLOURS": "readonly string[]",
    "DECK": "readonly (readonly [face: string, copies: number])[]",
    "PARTNERS": "Record<string, string>",
    "EFFECTS": "Record<string, string>",
    "COLLECTIONS": "Record<string, readonly [first: number, end: number]>",
    "MULTIPLIERS": "Record<string, readonly [counted: string, at: number]>",
    "AT": "Record<string, number>",
    "LINES": "readonly string[]",
    "PRINTED_STARS": "readonly number[]",
    "PICTURES": "Record<string, { cells: string; note?: string }>",
}


def browser_side(spec: dict[str, Any]) -> str:
    """spec.ts, a game's lists for the screen: one item a line."""
    parts = [f"// {HEADING}\n"]
    for name, value in spec["BROWSER"].items():
        opened, closed = "{}" if isinstance(value, dict) else "[]"
        rows = [json.dumps(item) for item in value]
        if isinstance(value, dict):
            rows = [f"{json.dumps(key)}: {json.dumps(item)}" for key, item in value.items()]
        body = "".join(f"  {row},\n" for row in rows)
        parts.append(f"export const {name}: {TYPES[name]} = {opened}\n{body}{closed}\n")
    return "\n".join(parts)


DEALT = re.compile(r"(?<=the version from which on ---\n).*?(?=# --- end ---\n)", re.DOTALL)


def since(entry: Any) -> str:
    return f"@{entry.since}" if entry.since > 1 else ""


def what_is_dealt(specs: dict[str, dict[str, Any]]) -> str:
    """For docs/verify_fairness.py, which shares nothing with us: the boxes of both games, by version."""
    salt, paper = SimpleNamespace(**specs["sea-salt-paper"]), SimpleNamespace(**specs["paper-world"])
    cards = [card.face + (f"*{card.copies}" if card.copies > 1 else "") + since(card) for card in salt.DECK]
    backs = list(dict.fromkeys(row.name for row in paper.DECK))
    letter = dict(zip(paper.COLOURS, paper.LETTERS.lower(), strict=True))
    rows = [
        " ".join(
            letter[row.colour] + "".join(map(str, row.copies)) + since(row) for row in paper.DECK if row.name == back
        )
        for back in backs
    ]
    written = {
        "SEA_SALT": textwrap.wrap(" ".join(cards), 112),
        "OBJECTIVES": textwrap.wrap(" ".join(f"{i}{since(one)}" for i, one in enumerate(paper.OBJECTIVES, 1)), 112),
    }
    return (
        f"VERSIONS = {json.dumps({game: spec['VERSIONS'][-1] for game, spec in sorted(specs.items())})}\n"
        + "".join(
            f"{name} = (\n"
            + "".join(f'    "{line}{" " if at < len(lines) - 1 else ""}"\n' for at, line in enumerate(lines))
            + ")\n"
            if len(lines) > 1
            else f'{name} = "{lines[0]}"\n'
            for name, lines in written.items()
        )
        + "PAPER = (  # two players; a third and a fourth add\n"
        + "".join(f'    "{row}",\n' for row in rows)
        + ")\n"
    )


def made(source: Path) -> dict[Path, str]:
    """What is to stand in each file that is made. Ends the program where a specification contradicts itself."""
    files, specs = {}, {}
    verifier = source.parent / "docs" / "verify_fairness.py"  # not there in a source distribution, like the pages
    pages = source.parent / "web" / "src" / "games"
    for file in sorted((source / "papercove" / "games").glob("*/spec.py")):
        spec = read(file)
        specs[spec["GAME"]] = spec
        files[file.with_name("constants.py")] = python_side(spec)
        files[file.with_name("cconstants.pxd")] = kernel_side(spec)
        if (pages / spec["GAME"]).is_dir():
            files[pages / spec["GAME"] / "spec.ts"] = browser_side(spec)
    if verifier.exists():
        files[verifier] = DEALT.sub(lambda _: what_is_dealt(specs), verifier.read_text("utf-8"))
    return files


def stale(source: Path = SOURCE) -> dict[Path, str]:
    """The files that do not say what the specification says, with what they should say."""
    return {file: text for file, text in made(source).items() if not file.exists() or file.read_text("utf-8") != text}


def write(source: Path = SOURCE) -> None:
    """Make what is stale; what is fresh keeps its date, so that nothing is compiled for nothing."""
    for file, text in stale(source).items():
        file.write_text(text, "utf-8")
        print(f"papercove: made {file.relative_to(source.parent)}")


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        if old := stale():
            raise SystemExit("not what spec.py says, run tools/specify.py: " + ", ".join(map(str, old)))
    else:
        write()
