"""The report is one page with its plots, and says when it is about a variant."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import pytest

from papercove import Unreadable, game
from papercove.lab.comparison import changes_of
from papercove.lab.paper import STYLE, table
from papercove.lab.plots import dots
from papercove.lab.report import editions, make_report, others, studies_of
from papercove.lab.sample import Estimate, Sample
from papercove.lab.simulate import simulate, study
from papercove.lab.wording import around, choice_name
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


def test_a_phone_has_pictures_and_tables_of_its_own() -> None:
    picture = dots({"": [("points when LAST CHANCE is called", Estimate(1.0, 0.5, 1.5))]}, "points")
    wide, narrow = picture.split('<svg class="narrow"')
    assert "points when LAST CHANCE is called" in wide
    assert "points when LAST CHANCE is called" not in narrow  # in two lines, for it would not fit
    assert not set(re.findall(r'id="(m[0-9a-f]+|p[0-9a-f]+)"', wide)) & set(re.findall(r'id="(m\w+|p\w+)"', narrow))
    assert 'class="many" style="--numbers: 3"' in table(["", "a", "b", "c"], [["x", "1", "2", "3"]])
    assert "many" not in table(["", "a", "b"], [["x", "1", "2"]])
