"""What a change changes is told from shared deals, in a sentence, on one page; bad sides are refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from papercove import Unreadable, game
from papercove.lab.compare import compare, sentence, side, side_name, write_comparison
from papercove.lab.simulate import play_match, study
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
    assert told.startswith("With call_threshold = 10 instead of call_threshold = 7, this rises: ")
    assert "points when LAST CHANCE is called (from " in told
    assert "This falls: rounds (from " in told


def test_two_bots_are_compared_by_the_first_seats_wins(tmp_path: Path) -> None:
    seen: list[int] = []
    found = compare(side(BASE, "bots=random"), BASE, 24, watch=seen.append)
    assert seen == list(range(1, 49))
    assert found.changes[0].name == "compare-bot"
    assert found.changes[0].change.is_sure
    assert found.changes[0].change.value > 0.2
    page = write_comparison(found, tmp_path, ENGLISH).read_text("utf-8")
    assert "<h1>Sea Salt &amp; Paper: bots = greedy,greedy instead of bots = random,greedy</h1>" in page.replace(
        "\u00a0", " "
    )
    assert page.count('<svg class="wide"') == page.count('<svg class="narrow"') == page.count("<figcaption>") == 3
    assert "this rises: the first bot wins (from " in page
    assert "<td>shell: cards held</td>" in page
    kept = msgspec.json.decode((tmp_path / "comparison.json").read_bytes())
    assert kept["before"]["bots"] == ["random", "greedy"]
    assert kept["changes"][0]["change"]["low"] > 0


def test_sides_are_named_as_a_command_writes_them() -> None:
    english, french = side(BASE, "edition=en"), side(BASE, "edition=fr shells=0,0,3,6,9,12,15")
    usual = side_name(english, french)
    assert usual == "edition = en, shells = 0,0,2,4,6,8,10"
    assert side_name(french, english) == "edition = fr, shells = 0,0,3,6,9,12,15"


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
