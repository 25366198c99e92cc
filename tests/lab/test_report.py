"""The report is one page with its plots, and says when it is about a variant."""

from __future__ import annotations

from html import escape
from pathlib import Path

import pytest

from papercove import Unreadable, game
from papercove.lab.report import editions, make_report, studies_of
from papercove.lab.simulate import study
from papercove.lab.wording import choice_name
from papercove.words import Words


def english(id: str) -> Words:
    return Words("en", game(id))


@pytest.mark.parametrize(("id", "plots"), [("sea-salt-paper", 4), ("paper-world", 3)])
def test_a_report_is_one_page_with_its_plots(id: str, plots: int, tmp_path: Path) -> None:
    seen: list[int] = []
    page = make_report(study(id, ["greedy"]), 12, tmp_path / "new", english(id), watch=seen.append).read_text("utf-8")
    assert page.count("<svg") == plots
    assert f"<h1>{escape(english(id).say('game-name'))}: what 12 matches say</h1>" in page
    assert '<html lang="en">' in page
    assert page.count('role="img" aria-label="') == plots
    assert "<td>whoever begins wins</td>" in page
    assert "VARIANT" not in page
    assert seen == list(range(1, 12 * studies_of(id) + 1))
    assert (tmp_path / "new" / "findings.json").exists()


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
