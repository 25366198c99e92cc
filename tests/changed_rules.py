"""Played in a copy of the tree in which somebody followed docs/change-a-rule.md: says how the matches went."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

import papercove
from papercove import Dice, Record, Unreadable
from papercove.engine.game import Game
from papercove.games.paper_world.sheet import score_landscape
from papercove.games.sea_salt_paper.cards import CARDS, FACE_NAMES, mask_of
from papercove.games.sea_salt_paper.scoring import parts
from papercove.words import Words

MATCHES = 3
GAMES: dict[str, dict[str, Any]] = {
    "sea-salt-paper": {"points_to_win": 12, "memory_aid": True},
    "paper-world": {"objectives": "1,14,21"},
}


def play(game: Game, seats: int, seed: int, options: dict[str, Any]) -> str:
    """One match by the rollout policy and by chance: its end, and a digest of all that was shown."""
    state, dice, seen = game.start(seats, seed, **options), Dice(seed), hashlib.sha256()
    record = Record.of(state)
    while not state.is_over:
        action = state.random_action(dice) if dice.roll(3) == 0 else state.rollout_action(dice)
        assert game.coded_action(game.action_code(action)) == action
        known = state.observation(state.to_move)
        assert state.resample(state.to_move, Dice(state.ply)).observation(state.to_move) == known
        view = game.view(state, state.to_move)
        lines = game.score_sheet(state, state.to_move)
        seen.update(repr((action, view.notation, known, lines, state.priors())).encode())
        record.actions.append(action)
        state.apply(action)
    assert Record.read(record.text()) == record
    assert Record.read_kept(record.kept()) == record
    return f"{game.id} {state.outcome} {seen.hexdigest()[:16]}"


STARFISH = {
    "en": "the yellow starfish",
    "fr": "l’étoile de mer jaune",
    "it": "la stella marina gialla",
    "de": "den gelben Seestern",
}


def deal(game: Game, seed: int) -> str:
    """What a new match is dealt: all its cards, or its objectives."""
    state: Any = game.start(2, seed)
    if game.id == "paper-world":
        return " ".join(str(state.slot_objective(slot)) for slot in range(3))
    return " ".join(FACE_NAMES[card] for card in (*state.deck_cards(), *state.pile_cards(0), *state.pile_cards(1)))


def check_versions() -> None:
    """Only the new version is dealt what is new."""
    for id, new in (("sea-salt-paper", "starfish:yellow"), ("paper-world", "21")):
        game = papercove.game(id)
        assert (game.version, game.earlier) == (3, (1, 2))
        for version in (1, 2, 3):
            met = [new in deal(game.as_of(version), seed).split() for seed in range(40)]
            assert any(met) == (version == 3)
    assert [len(deal(papercove.game("sea-salt-paper").as_of(version), 0).split()) for version in (1, 2, 3)] == [
        58,
        58,
        66,
    ]
    with pytest.raises(Unreadable) as refused:
        papercove.game("paper-world").as_of(2).start(2, 0, objectives="1,14,21")
    assert refused.value.arguments["most"] == 20


def main() -> None:
    check_versions()
    for language in ("en", "fr", "it", "de"):
        assert Words(language, papercove.game("sea-salt-paper")).face("starfish:yellow", the=True) == STARFISH[language]
        objective = Words(language, papercove.game("paper-world")).say("objective-name", objective=21)
        assert objective != Words(language, papercove.game("paper-world")).say("objective-name", objective=20)
        assert Words(language, papercove.game("sea-salt-paper")).find("card-starfish")
    assert CARDS == 66
    assert parts(mask_of([card for card, face in enumerate(FACE_NAMES) if face[:4] == "star"]))["collector"] == 7
    assert 21 in score_landscape(["Y1@1,0", "Y2@0,1", "Y3@1,1", "Y4@2,1", "Y5@1,2"]).objectives
    ends = [
        play(papercove.game(id), 2 + seed % 3, seed, options)
        for id, options in GAMES.items()
        for seed in range(MATCHES)
    ]
    print("compiled" if papercove.COMPILED else "interpreted", *ends, sep=": ")


if __name__ == "__main__":
    main()
