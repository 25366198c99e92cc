"""What a change changes is told from shared deals, in a sentence, on one page; bad sides are refused."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import msgspec
import pytest

from papercove import Unreadable, game
from papercove.lab.compare import (
    caveats,
    command,
    compare,
    grown,
    sentence,
    side,
    side_name,
    write_comparison,
    write_page,
)
from papercove.lab.comparison import compared
from papercove.lab.sample import Sample
from papercove.lab.simulate import play_match, simulate, study
from papercove.lab.wording import change_name
from papercove.words import LANGUAGES, Words

BASE = study("sea-salt-paper", ["greedy"], seed=5)
ENGLISH = Words("en", game("sea-salt-paper"))


def test_a_side_is_the_base_with_its_settings() -> None:
    assert side(BASE, "printed") == BASE
    changed = side(BASE, "call_threshold=9 shells=0,0,3,6,9,12,15 edition=fr bots=random")
    assert changed.variant == {"call_threshold": 9, "shells": (0, 0, 3, 6, 9, 12, 15)}
    assert changed.options == {"edition": "fr"}
    assert changed.bots == ("random", "greedy")
    assert changed.seed == BASE.seed


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("edition", "compare-side"),
        ("edition=", "compare-side"),
        ("wings=3", "compare-setting"),
        ("edition=xx", "options"),
        ("call_threshold=many", "variant"),
        ("bots=nobody", "unknown-bot"),
        ("bots=greedy,greedy,greedy", "arena-bots"),
    ],
)
def test_a_side_that_cannot_be_is_refused(text: str, key: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        side(BASE, text)
    assert refusal.value.key == key


def test_the_same_study_twice_is_refused() -> None:
    with pytest.raises(Unreadable, match="compare-same"):
        compare(BASE, side(BASE, "call_threshold=7"), 2)


def test_differences_are_those_of_the_same_deals_played_by_hand() -> None:
    after = side(BASE, "call_threshold=10")
    found = compare(BASE, after, 20)
    rounds = next(one for one in found.changes if one.name == "simulate-rounds")
    pairs = [(play_match(BASE, number).rounds, play_match(after, number).rounds) for number in range(20)]
    assert rounds.before == pytest.approx(sum(then for then, _ in pairs) / 20)
    grown = [now - then for then, now in pairs]
    mean = sum(grown) / 20
    error = (sum((one - mean) ** 2 for one in grown) / 19 / 20) ** 0.5
    assert rounds.change.value == pytest.approx(mean)
    assert rounds.change.high is not None
    assert 1.9 < (rounds.change.high - mean) / error < 2.7  # Student's, for 5 to 19 degrees of freedom
    told = sentence(found, ENGLISH)
    assert told.startswith("With points needed to call: 10 instead of 7, this ")


def test_two_bots_are_compared_by_the_first_seats_wins(tmp_path: Path) -> None:
    seen: list[int] = []
    found = compare(side(BASE, "bots=random"), BASE, 24, watch=seen.append)
    assert seen == list(range(1, 49))
    assert found.changes[0].name == "compare-bot"
    assert found.changes[0].is_sure
    assert found.changes[0].change.value > 0.2
    page = write_comparison(found, tmp_path, ENGLISH).read_text("utf-8")
    assert "<h1>Sea Salt &amp; Paper: bots greedy, greedy instead of bots random, greedy</h1>" in page
    assert page.count('<svg class="wide"') == page.count('<svg class="narrow"') == page.count("<figcaption>") == 3
    assert "this rises: the first bot wins (from " in page
    assert "The 12 clearest are shown. " in page
    assert "<td>shell: cards held</td>" in page
    kept = msgspec.json.decode((tmp_path / "comparison.json").read_bytes())
    assert kept["before"]["bots"] == ["random", "greedy"]
    assert kept["changes"][0]["change"]["low"] > 0


def test_sides_are_named_in_words() -> None:
    english, french = side(BASE, "edition=en"), side(BASE, "edition=fr shells=0,0,3,6,9,12,15")
    usual = side_name(english, french, ENGLISH)
    assert usual == "English rules, points of no, one, two … shells: 0,0,2,4,6,8,10"
    assert side_name(french, english, ENGLISH) == "French rules, points of no, one, two … shells: 0,0,3,6,9,12,15"
    doubled = side(BASE, "doubled=true")
    assert side_name(doubled, BASE, ENGLISH) == "Long game (twice as many points to win): true"


def test_whatever_a_designer_may_change_has_a_name_in_every_language() -> None:
    for id in ("sea-salt-paper", "paper-world"):
        kind = game(id).variant_type
        assert kind is not None
        for language in LANGUAGES:
            words = Words(language, game(id))
            assert all(words.find(f"number-{name}") for name in kind.__struct_fields__)


def test_a_page_says_which_version_made_it_and_by_which_command() -> None:
    wanted = side(BASE, "shells=0,0,3,6,9,12,15 points_to_win=30")
    found = compare(wanted, side(wanted, "edition=fr call_threshold=9"), 4)
    told = command(found)
    assert told == (
        "papercove compare sea-salt-paper 'edition=en call_threshold=7' 'edition=fr call_threshold=9' "
        "--bots greedy,greedy --option points_to_win=30 --set shells=0,0,3,6,9,12,15 --seats 2 --games 4 --seed 5"
    )
    assert f"Papercove {version('papercove')}: papercove compare " in write_page(found, ENGLISH)


def test_the_sentence_names_only_what_so_many_looks_do_not_explain() -> None:
    """Two editions that play alike, on deals of their own: one by one some differences look sure; none of them is."""
    sides = [Sample(simulate(study("sea-salt-paper", ["greedy"], seed=seed), 40)) for seed in (0, 3)]
    found = compared(BASE, side(BASE, "edition=fr"), *sides)
    assert [one for one in found.changes if one.change.is_sure]
    assert not [one for one in found.changes if one.is_sure]
    assert sentence(found, ENGLISH).startswith("40 matches on each side show no difference between French rules")


def test_what_the_change_itself_says_is_no_finding() -> None:
    found = compare(BASE, side(BASE, "call_threshold=10"), 40)
    told = next(one for one in found.changes if (one.name, one.measure) == ("simulate-mean", "call-last-chance"))
    assert told.change.is_sure
    assert told.is_set
    assert not told.is_sure
    assert "points when" not in sentence(found, ENGLISH)
    assert "+" in grown(told, ENGLISH)
    assert grown(told, ENGLISH).endswith(", as set")
    assert "“As set”" in caveats(found, ENGLISH)


def test_how_much_shared_deals_help_is_measured() -> None:
    found = compare(BASE, side(BASE, "call_threshold=10"), 40)
    assert found.narrower is not None
    assert found.narrower < 0.5  # most of the luck comes after the first different decision
    told = caveats(found, ENGLISH)
    assert (f"{round(100 * found.narrower)}% narrower" if found.narrower > 0.005 else "no narrower") in told
    assert "How much grows or shrinks" in write_page(found, ENGLISH)


def test_one_match_tells_nothing() -> None:
    assert sentence(compare(BASE, side(BASE, "call_threshold=9"), 1), ENGLISH).startswith("One match tells nothing")


def test_everything_that_is_compared_has_a_name_of_its_own_in_every_language() -> None:
    for id in ("sea-salt-paper", "paper-world"):
        base = study(id, ["greedy"], seed=2)
        found = compare(base, side(base, "bots=random"), 12)
        for language in LANGUAGES:
            words = Words(language, game(id))
            names = [change_name(one, words) for one in found.changes]
            assert len(set(names)) == len(names)
            loose = (words.say("simulate-mean"), words.say("simulate-per-match"), words.say("simulate-success"))
            assert not [name for name in names if name.endswith(tuple(f": {end}" for end in loose))]
