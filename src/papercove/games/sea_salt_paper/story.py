"""The log of Sea Salt & Paper: what one viewer learns of one step. Rules 7.1 to 7.5."""

from __future__ import annotations

from typing import Any

from papercove.engine.constants import NOBODY
from papercove.engine.view import Event
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper.cards import FACE_NAMES, FACES, PAIR_EFFECTS, PAIRS, faces_in
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.scoring import points
from papercove.games.sea_salt_paper.sheet import bonus_line
from papercove.games.sea_salt_paper.view import SHOWING, counted, reason_won


def story(before: MatchState, action: int, after: MatchState, viewer: int | None) -> list[Event]:
    """The events of the step from `before` to `after`, as `viewer` may know them."""
    return _Teller(before, after, viewer).tell(action)


class _Teller:
    """Tells one step to one viewer; cards that the viewer may not know are left out."""

    def __init__(self, before: MatchState, after: MatchState, viewer: int | None) -> None:
        self.before = before
        self.after = after
        self.seat = before.to_move
        self.mine = viewer == before.to_move
        self.viewer = viewer
        self.same_round = before.round == after.round

    def event(self, verb: str, **args: Any) -> Event:
        return Event(verb, self.seat, args)

    def tell(self, action: int) -> list[Event]:
        phase = self.before.phase
        if phase == c.TAKE:
            return self.take(action)
        if phase == c.KEEP:
            return self.keep(FACES[action - c.KEEP_FACE])
        if phase == c.DISCARD:
            return [self.discard(action - c.DISCARD_LEFT)]
        if phase == c.PLAY:
            return self.play(action)
        if phase == c.CRAB_PILE:
            return self.look(action - c.CRAB_LEFT)
        if phase == c.CRAB_CARD:
            return [self.crab_took(self.before.crab_pile)]
        return [self.robbed(action - c.ROB_SEAT)]

    def gained_card(self) -> dict[str, Any]:
        """The card that came into the mover's hand, for viewers who may know it."""
        new = self.after.hand_of(self.seat) & ~self.before.hand_of(self.seat)
        return {"card": faces_in(new)[0]} if self.mine and new else {}

    def take(self, action: int) -> list[Event]:
        if action != c.TAKE_DECK:
            side = action - c.TAKE_LEFT
            return [self.event("took-pile", pile=side, card=FACE_NAMES[self.before.pile_cards(side)[-1]])]
        if self.after.drawn_count == 0:
            return [self.event("drew-last", **self.gained_card())]
        seen = {"cards": [FACE_NAMES[card] for card in self.after.drawn_cards()]} if self.mine else {}
        return [self.event("drew-two", **seen)]

    def keep(self, face: str) -> list[Event]:
        events = [self.event("kept", card=face)] if self.mine else [self.event("kept")]
        if self.after.drawn_count == 0:
            events.append(self.discard(0 if self.before.pile_cards(0) == [] else 1))
        return events

    def discard(self, side: int) -> Event:
        return self.event("discarded", pile=side, card=FACE_NAMES[self.after.pile_cards(side)[-1]])

    def play(self, action: int) -> list[Event]:
        if action >= c.LAY_PAIR:
            pair = action - c.LAY_PAIR
            return self.lay([FACES[face] for face in PAIRS[pair]], PAIR_EFFECTS[pair])
        if action == c.LAY_MERMAIDS:
            return [self.event("laid-mermaids"), *self.ending()]
        if action == c.STOP:
            return [self.event("called-stop"), *self.ending()]
        if action == c.LAST_CHANCE:
            hand = faces_in(self.before.hand_of(self.seat))
            return [self.event("called-last-chance", cards=hand), *self.ending()]
        events = [self.event("ended-turn")]
        if self.before.caller != NOBODY:
            events.append(self.event("revealed", cards=faces_in(self.before.hand_of(self.seat))))
        return events + self.ending()

    def lay(self, cards: list[str], effect: str) -> list[Event]:
        kind = cards[0].partition(":")[0]
        events = [self.event("laid", cards=cards, kind=kind)]
        if effect == "again":
            events.append(self.event("plays-again"))
        elif effect == "draw":
            drew = self.after.deck_size < self.before.deck_size
            events.append(self.event("fished", **self.gained_card()) if drew else self.event("no-effect"))
        elif effect == "dig":
            events += self.crabs()
        elif effect == "steal":
            events += self.swimmers()
        return events

    def crabs(self) -> list[Event]:
        """Where only one pile holds something the look, and even the taking, follows by itself."""
        sizes = [len(self.before.pile_cards(side)) for side in (0, 1)]
        if self.after.phase == c.CRAB_PILE:
            return []
        if sizes == [0, 0]:
            return [self.event("no-effect")]
        return self.look(0 if sizes[0] else 1)

    def look(self, side: int) -> list[Event]:
        size = len(self.before.pile_cards(side))
        if size > 1:
            return [self.event("looked", pile=side, count=size)]
        return [self.crab_took(side)]

    def crab_took(self, side: int) -> Event:
        return self.event("crab-took", pile=side, **self.gained_card())

    def swimmers(self) -> list[Event]:
        if self.after.phase == c.ROB:
            return []
        for victim in range(self.before.seats):
            if victim != self.seat and self.after.hand_of(victim) != self.before.hand_of(victim):
                return [self.robbed(victim)]
        return [self.event("no-effect")]

    def robbed(self, victim: int) -> Event:
        stolen = faces_in(self.before.hand_of(victim) & ~self.after.hand_of(victim))[0]
        known = {"card": stolen} if self.mine or self.viewer == victim else {}
        return self.event("robbed", victim=victim, **known)

    def ending(self) -> list[Event]:
        """The end of a round or of the match, if this step brought it."""
        after = self.after
        over = after.to_move == NOBODY
        if self.same_round and not over:
            return []
        events = [Event("round-ended", after.ended_by, {"end": c.ROUND_ENDS[after.round_end]})]
        if after.round_end in SHOWING:
            events += [self.scored(seat) for seat in range(after.seats)]
        if over:
            winners = [seat for seat in range(after.seats) if after.winners >> seat & 1]
            events.append(
                Event("match-ended", None, {"winners": winners, "reason": reason_won(after.reason, after.tie_rule)})
            )
        else:
            events.append(Event("round-began", after.starter, {"round": after.round + 1}))
        return events

    def scored(self, seat: int) -> Event:
        cards = self.after.shown_by(seat)
        args = {
            "cards": faces_in(cards),
            "points": points(cards, self.after.score_tables()),
            "bonus": bonus_line(cards).points,
            "counted": counted(self.after.round_end, seat == self.after.ended_by),
            "gained": self.after.gained_by(seat),
            "score": self.after.score(seat),
        }
        return Event("scored", seat, args)
