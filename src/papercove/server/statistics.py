"""What a device's own matches say: results by game and opponent, and a rating."""

from __future__ import annotations

from collections.abc import Sequence

from papercove.engine import registry
from papercove.server.wire import MatchSummary, Rating, Statistics, Tally

# For a game that says nothing of its own in `Game.ratings`. Each new match moves the person, not the bot.
RATINGS = {
    "beginner": 16.0,
    "novice": 19.0,
    "casual": 22.0,
    "skilled": 25.0,
    "advanced": 28.0,
    "expert": 31.0,
    "master": 34.0,
}
BOT_SIGMA = 2.0


def opponents(match: MatchSummary, mine: int) -> str:
    """`people` if any other seat was a person's, else the strongest bot's level."""
    others = [seat for number, seat in enumerate(match.seats) if number != mine]
    if any(seat.kind == "person" for seat in others):
        return "people"
    levels = [seat.level or "" for seat in others]
    return max(levels, key=lambda level: RATINGS.get(level, 0.0), default="")


def statistics(matches: Sequence[tuple[MatchSummary, int]]) -> Statistics:
    """Tallies and ratings from matches with one's own seat, in any order."""
    tallies: dict[tuple[str, str], list[tuple[float, int]]] = {}
    lived: dict[tuple[str, str], list[dict[str, int]]] = {}
    for match, mine in matches:
        winners = match.outcome.winners
        share = 1 / len(winners) if mine in winners else 0.0
        kind = match.game, opponents(match, mine)
        tallies.setdefault(kind, []).append((share, match.outcome.scores[mine]))
        lived.setdefault(kind, []).extend(match.highlights[mine : mine + 1])
    return Statistics(
        tallies=[
            Tally(
                game=game,
                against=against,
                played=len(results),
                won=sum(share for share, _ in results),
                points=round(sum(points for _, points in results) / len(results), 2),
                best=max(points for _, points in results),
                highlights=add_up(lived[game, against]),
            )
            for (game, against), results in sorted(tallies.items())
        ],
        ratings=ratings(matches),
    )


def add_up(highlights: Sequence[dict[str, int]]) -> dict[str, int]:
    """Career totals; of numbers called `best-…` the best one."""
    found: dict[str, int] = {}
    for one in highlights:
        for key, value in one.items():
            before = found.get(key, 0)
            found[key] = max(before, value) if key.startswith("best-") else before + value
    return found


def ratings(matches: Sequence[tuple[MatchSummary, int]]) -> list[Rating]:
    """One rating a game; people are taken for newcomers, bots for what their level is worth."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    games = sorted({match.game for match, _ in matches})
    own = {game: (model.rating(), 0) for game in games}
    installed = registry.game_ids()
    worth = {game: {**RATINGS, **(registry.game(game).ratings if game in installed else {})} for game in games}
    for match, mine in sorted(matches, key=lambda pair: pair[0].finished):
        rating, played = own[match.game]
        teams = [
            [rating]
            if number == mine
            else [model.rating(mu=worth[match.game][seat.level], sigma=BOT_SIGMA)]
            if seat.level in RATINGS
            else [model.rating()]
            for number, seat in enumerate(match.seats)
        ]
        winners = match.outcome.winners
        scores = [match.outcome.scores[seat] + 1000 * (seat in winners) for seat in range(len(match.seats))]
        own[match.game] = model.rate(teams, scores=[float(score) for score in scores])[mine][0], played + 1
    return [
        Rating(game, round(rating.mu, 2), round(rating.sigma, 2), round(rating.ordinal(), 2), played)
        for game, (rating, played) in own.items()
    ]
