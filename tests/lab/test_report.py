"""The report is one page with its plots, and says when it is about a variant."""

from __future__ import annotations

import re
from html import escape
from importlib.metadata import version
from pathlib import Path

import msgspec
import pytest

from papercove import Unreadable, game
from papercove.engine.constants import NOBODY
from papercove.engine.view import Measure
from papercove.lab.comparison import Change, changes_of
from papercove.lab.findings import MeasureFinding, ValueFinding, findings, measured
from papercove.lab.paper import STYLE, table
from papercove.lab.plots import dots, lines
from papercove.lab.report import comebacks, editions, make_report, others, studies_of
from papercove.lab.sample import Estimate, Sample
from papercove.lab.simulate import simulate, study
from papercove.lab.statistics import wilson
from papercove.lab.tally import WIN, Tally, add
from papercove.lab.wording import around, choice_name, event_cells, percent, plain, signed, summary, valued
from papercove.words import Words


def english(id: str) -> Words:
    return Words("en", game(id))


@pytest.mark.parametrize(("id", "plots"), [("sea-salt-paper", 3), ("paper-world", 2)])
def test_a_report_is_one_page_with_its_plots(id: str, plots: int, tmp_path: Path) -> None:
    seen: list[int] = []
    page = make_report(study(id, ["greedy"]), 24, tmp_path / "new", english(id), watch=seen.append).read_text("utf-8")
    assert page.count('<svg class="wide"') == page.count('<svg class="narrow"') == plots
    assert f"<h1>{escape(english(id).say('game-name'))}: what 24 matches say</h1>" in page
    assert '<html lang="en">' in page
    assert page.count('role="img" aria-label="') == page.count("<figcaption>") == plots
    assert "<td>whoever begins wins</td>" in page
    assert "<td>bot 1, greedy, wins</td>" not in page  # the same bot on every seat
    assert '<p class="abstract">Whoever begins wins ' in page
    assert ("rounds; the winner has" in page) == (id == "sea-salt-paper")  # Paper World has but one
    told = f"papercove report {id} --bots greedy,greedy --seats 2 --games 24 --seed 0"
    assert f"Papercove {version('papercove')}: {told}</p>" in page
    assert "VARIANT" not in page
    assert seen == list(range(1, 24 * studies_of(study(id, ["greedy"])) + 1))
    assert (tmp_path / "new" / "findings.json").exists()


def test_a_page_is_one_file_in_the_products_colours_by_day_by_night_and_in_print() -> None:
    tokens = (Path(__file__).parents[2] / "web/src/styles/tokens.css").read_text("utf-8")
    assert "prefers-color-scheme: dark" in STYLE
    assert "@media print" in STYLE
    colours = set(re.findall(r"#[0-9a-f]{6,8}", STYLE))
    assert len(colours) > 15
    assert colours <= set(re.findall(r"#[0-9a-f]{6,8}", tokens))
    picture = dots({"": [("crab", Estimate(1.0, 0.5, 1.5))]}, "points")
    assert "var(--accent)" in picture
    assert "var(--font)" in picture
    assert not re.search(r"#0[1-8]0[1-8]0[1-8]|#000000|DejaVu", picture)  # whatever has a colour has the page's
    assert "http" not in re.sub(r"xmlns\S+|http://www.w3.org\S+", "", picture.split("<defs>")[-1])


def test_editions_are_compared_with_the_study_on_the_same_deals() -> None:
    wanted = study("sea-salt-paper", ["greedy"], options={"edition": "fr"})
    assert [value for _, value, _ in others(wanted)] == ["en", "it", "de", "arena"]
    assert {one.seed for _, _, one in others(wanted)} == {wanted.seed}
    base, french = Sample(simulate(study("sea-salt-paper", ["greedy"]), 30)), Sample(simulate(wanted, 30))
    rounds = next(one for one in changes_of(base, french, False) if one.name == "simulate-rounds")
    assert rounds.change.value == pytest.approx(rounds.after - rounds.before)


def test_a_variant_is_marked(tmp_path: Path) -> None:
    wanted = study("sea-salt-paper", ["random"], variant={"call_threshold": 9})
    page = make_report(wanted, 2, tmp_path, english("sea-salt-paper")).read_text("utf-8")
    assert "A VARIANT, not the printed game" in page
    assert "call_threshold = 9" in page


def test_unusual_options_are_named(tmp_path: Path) -> None:
    wanted = study("sea-salt-paper", ["random"], options={"points_to_win": "5"})
    page = make_report(wanted, 2, tmp_path, english("sea-salt-paper")).read_text("utf-8")
    assert "With these options: points_to_win = 5" in page
    assert "By the printed rules." not in page


def test_each_edition_is_tried_and_named() -> None:
    assert editions(game("sea-salt-paper")) == [("edition", name) for name in ("fr", "en", "it", "de", "arena")]
    assert editions(game("paper-world")) == [("deck", 96), ("deck", 92)]
    assert choice_name(english("sea-salt-paper"), "edition", "it") == "Italian rules"
    assert choice_name(english("paper-world"), "deck", 92) == "Cards in the box: 92"


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unreadable, match="file-unwritable"):
        make_report(study("sea-salt-paper", ["random"]), 2, tmp_path / "file" / "new", english("sea-salt-paper"))


def test_what_is_rare_is_not_told_as_nothing() -> None:
    assert around(Estimate(0.0033, 0.0005, 0.0061)) == "0.003 ± 0.003"
    assert around(Estimate(0.42, 0.35, 0.49)) == "0.42 ± 0.07"
    assert around(Estimate(0.0)) == "0.00"
    assert around(Estimate(0.25, 0.11, 0.57)) == "0.25 (0.11–0.57)"  # lopsided
    assert around(Estimate(-4.03, -4.22, -3.84)) == "−4.03 ± 0.19"


def test_a_small_change_is_told_with_digits_enough() -> None:
    captain = Change("compare-held", "card-captain", False, 0.0612, 0.0753, Estimate(0.0141, 0.0052, 0.023))
    assert (valued(0.0612, captain), signed(captain)) == ("0.061", "+0.014 ± 0.009")
    seldom = Change("simulate-per-match", "round-mermaids", False, 0.0, 0.0025, Estimate(0.0025))
    assert (valued(0.0025, seldom), signed(seldom)) == ("0.003", "+0.003")
    boat = Change("compare-held", "card-boat", False, 1.29, 1.5, Estimate(0.21, 0.17, 0.25))
    assert (valued(1.29, boat), signed(boat)) == ("1.29", "+0.21 ± 0.04")
    assert signed(Change("simulate-rounds", "", False, 1.0, 1.0, Estimate(0.0))) == "+0.00"


def test_an_interval_is_written_in_one_way() -> None:
    assert plain(Estimate(37.26, 36.56, 37.96))[1] == "36.56–37.96"
    assert percent(Estimate(0.533, 0.494, 0.572))[1] == "49.4–57.2"
    assert plain(Estimate(-0.5, -0.9, -0.1))[1] == "−0.90 – −0.10"


def test_two_bots_have_their_rows() -> None:
    wanted = study("sea-salt-paper", ["greedy", "random"])
    rows = [row[0] for row in summary(findings(wanted, simulate(wanted, 2)), english("sea-salt-paper"))]
    assert rows[:2] == ["bot 1, greedy, wins", "bot 2, random, wins"]


def test_a_phone_has_pictures_and_tables_of_its_own() -> None:
    picture = dots({"": [("points when LAST CHANCE is called", Estimate(1.0, 0.5, 1.5))]}, "points")
    wide, narrow = picture.split('<svg class="narrow"')
    assert "points when LAST CHANCE is called" in wide
    assert "points when LAST CHANCE is called" not in narrow  # in two lines, for it would not fit
    assert not set(re.findall(r'id="(m[0-9a-f]+|p[0-9a-f]+)"', wide)) & set(re.findall(r'id="(m\w+|p\w+)"', narrow))
    assert 'class="many" style="--numbers: 3"' in table(["", "a", "b", "c"], [["x", "1", "2", "3"]])
    assert "many" not in table(["", "a", "b"], [["x", "1", "2"]])


def behind(values: dict[int, tuple[int, int]]) -> Sample:
    """Matches in which somebody was so far behind at most: by value, how many, and how many of these were won."""
    found = []
    for value, (count, won) in values.items():
        for number in range(count):
            one = Tally(matches=1)
            seen = [Measure("behind", 0, value), Measure("lead-changes", NOBODY, number % 3)]
            one.count(seen, [WIN * (number < won), WIN * (number >= won)], ["greedy", "greedy"])
            found.append(one)
    groups = [Tally() for _ in range(100)]
    for number, one in enumerate(found):
        add(groups[number % 100], one)
    return Sample(groups)


def test_rare_values_are_told_together_and_what_is_missing_is_a_gap() -> None:
    sample = behind({4: (100, 50), 5: (4, 2), 6: (100, 20), 9: (15, 0), 12: (9, 0), 13: (6, 0)})
    found = measured(sample, "behind", None)
    assert found.tail is not None
    assert (found.tail.least, found.tail.count) == (9, 30)
    assert found.tail.win_rate is not None
    assert found.tail.win_rate.value == 0.0
    assert found.tail.win_rate.high == pytest.approx(wilson(0, 30)[1])
    study = msgspec.structs.replace(FINDINGS, measures={"behind": found, "lead-changes": LEADS})
    page = comebacks(study, english("paper-world"))
    assert ">9+</text>" in page
    assert "The last point groups everybody who was 9 or more behind (30 results): 0 % (0–11)." in page
    assert "A gap is a value that came up too rarely to judge." in page


def test_a_line_stops_at_a_gap() -> None:
    points = {at: Estimate(0.5, 0.4, 0.6) for at in (3, 4, 6, 7)}
    picture = lines({"": points}, "points", "chance")
    assert picture is not None
    drawn = re.findall(r'<path d="(M[^"]*)" clip-path="[^"]*" style="fill: none; stroke: var\(--accent\)', picture)
    assert [path.count("M") for path in drawn] == [2, 2]  # wide and narrow: two pieces each


def test_a_row_does_not_say_how_often_it_is_noted() -> None:
    """That the lead changed is noted once a match, and a void round has no size."""
    assert event_cells(LEADS, LEADS)[:2] == ("1.20 ± 0.10", "")
    void = msgspec.structs.replace(
        LEADS, per_match=Estimate(0.3, 0.2, 0.4), mean=Estimate(1.0), by_value={1: ValueFinding(30, None, None, None)}
    )
    assert event_cells(void, void)[:2] == ("0.30 ± 0.10", "")
    stars = msgspec.structs.replace(LEADS, per_match=Estimate(2.0))  # of each seat
    assert event_cells(stars, stars)[:2] == ("", "1.20 ± 0.10")


def test_a_phone_breaks_a_number_only_before_its_brackets_and_lines_names_up_on_the_right() -> None:
    page = table(["", "a", "b", "c"], [["x ± y", "0.42 ± 0.07", "15.3 % (12–18)", "0.090 (0.045–0.180)"]])
    assert "<td>x ± y</td>" in page
    assert "<td>0.42\u00a0±\u00a00.07</td><td>15.3\u00a0% (12–18)</td><td>0.090 (0.045–0.180)</td>" in page.replace(
        "\u2060", ""
    )
    assert "12\u2060–\u206018" in page
    assert "minmax(0, 1fr)" in STYLE
    narrow = dots({"": [("points when LAST CHANCE is called", Estimate(1.0, 0.5, 1.5))]}, "points").split(
        'class="narrow"'
    )[1]
    ends = re.findall(r'text-anchor: end[^"]*" x="([\d.]+)"[^>]*>(?:points when LAST|CHANCE is called)<', narrow)
    assert len(ends) == 2
    assert ends[0] == ends[1]


LEADS = MeasureFinding(
    Estimate(1.0), Estimate(1.0), Estimate(1.2, 1.1, 1.3), None, None, None, None, None,
    {at: ValueFinding(20, None, None, None) for at in range(3)}, None, {},
)  # fmt: skip
FINDINGS = findings(study("paper-world", ["greedy"]), simulate(study("paper-world", ["greedy"]), 2))
