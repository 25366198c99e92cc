"""The report is one page with its plots, and says when it is about a variant."""

from __future__ import annotations

from pathlib import Path

import pytest

from papercove import Unreadable, game
from papercove.lab.report import editions, make_report, studies_of
from papercove.lab.simulate import study


def say(key: str, **_: object) -> str:
    return f"<{key}>"


@pytest.mark.parametrize(("id", "plots"), [("sea-salt-paper", 4), ("paper-world", 3)])
def test_a_report_is_one_page_with_its_plots(id: str, plots: int, tmp_path: Path) -> None:
    seen: list[int] = []
    page = make_report(study(id, ["greedy"]), 12, tmp_path / "new", say, str.upper, watch=seen.append).read_text()
    assert page.count("<svg") == plots
    assert "&lt;report-title&gt;" in page
    assert "simulate-variant" not in page
    assert seen == list(range(1, 12 * studies_of(id) + 1))
    assert (tmp_path / "new" / "findings.json").exists()


def test_a_variant_is_marked(tmp_path: Path) -> None:
    wanted = study("sea-salt-paper", ["random"], variant={"call_threshold": 9})
    page = make_report(wanted, 2, tmp_path, say, str).read_text()
    assert "simulate-variant" in page
    assert "call_threshold = 9" in page


def test_each_edition_is_tried() -> None:
    assert [label for label, _ in editions(game("sea-salt-paper"))] == [
        f"edition {name}" for name in ("fr", "en", "it", "de", "arena")
    ]
    assert [change for _, change in editions(game("paper-world"))] == [{"deck": 96}, {"deck": 92}]


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unreadable, match="file-unwritable"):
        make_report(study("sea-salt-paper", ["random"]), 2, tmp_path / "file" / "new", say, str)
