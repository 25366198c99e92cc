why-fits = { $cards-count ->
    [one] Fits at once: { $cards }.
   *[other] Fit at once: { $cards }.
}
why-places = Can be placed now: { $cards }.
why-denies = { $cards-count ->
    [one] Denies { $who } a card that fits: { $cards }.
   *[other] Denies { $who } cards that fit: { $cards }.
}
    .you = { $cards-count ->
        [one] Denies you a card that fits: { $cards }.
       *[other] Denies you cards that fit: { $cards }.
    }
why-over = { $count ->
    [one] One card too many in hand: discarding it costs a point.
   *[other] { $count } cards too many in hand: each discard costs a point.
}
why-jump = { $count ->
    [one] The jump costs a card, and so a point.
   *[other] The jump costs { $count } cards, and so { $count } points.
}
why-nearer = Brings “{ objective-name }” to { $reached } of { $goal }.
why-farther = Sets “{ objective-name }” back to { $reached } of { $goal }.
why-no-place = { $cards-count ->
    [one] Has no place for now: { $cards }.
   *[other] Have no place for now: { $cards }.
}
why-waits = What can be placed now can wait a turn; the open cards may be gone by then.
why-last-turns = The last turns begin: everybody has one more.
why-follows = { $cards-count ->
    [one] Fits once cards in hand are placed: { $cards }.
   *[other] Fit once cards in hand are placed: { $cards }.
}
why-one-word = One word can then place { $count } cards.
why-pays-useful = Gives away { $card-the }, which still has a place.
why-pays-useless = Gives away { $card-the }, which has no place now.
why-this-turn = Played to its end, this turn brings { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
why-came-up = What was uncovered suited { $who }: { $cards }.
why-came-up-useless = Nothing that was uncovered suited { $who }: { $cards }.
why-fed = { $who } took what fitted their landscape: { $cards }.
    .you = You took what fitted your landscape: { $cards }.
why-claimed = { $who } completed “{ objective-name }” ({ points }).
    .you = You completed “{ objective-name }” ({ points }).
why-scissors-lost = { $who } took the scissors away.
    .you = You took the scissors away.
foresight-stars = Stars at the end: { $best } on average instead of { $other }.
foresight-tokens = Points from objectives: { $best } on average instead of { $other }.
foresight-scissors = Points from the scissors: { $best } on average instead of { $other }.
foresight-hand = Cards left in hand: { $best } on average instead of { $other }.
foresight-discards = Discards: { $best } on average instead of { $other }.
foresight-rival-points = { $seats ->
    [2] The opponent’s points
   *[other] The strongest opponent’s points
}: { $best } on average instead of { $other }.

## Why something has to wait

not-now-announced = You announced something else this turn: this card has to wait.
not-now-no-passing = No passing: take cards, or place some.
not-now-one-first = You announced that you would place: one card at least.
not-now-no-room = Your landscape has no free space left for a new stack.
not-now-too-high = It would jump too far: a lower card of its colour has to come first.
not-now-jumped = You have jumped already this turn.
not-now-unpaid = It would need a jump, and you cannot pay for that.
not-now-closed = The scissors lie on the stack where it would fit.
not-now-closed-here = The scissors lie on this stack: nothing goes onto it.
not-now-not-beside = A new stack goes next to one of your stacks, side to side.
not-now-too-wide = Your landscape would be more than three wide or three high.
not-now-no-step = { $below ->
    [0] A new stack begins with a 1, or by a jump with a 2.
   *[other] A stack has one colour and grows from 1 to 5: the { $card } does not go on this { $below }.
}
not-now-start-first = First choose your start card.
not-now-card-first = First choose a card from your hand: then its places light up.
not-now-no-card = None of your cards can be placed now.
not-now-cell-first = First choose a place for the card you hold.
not-now-pay-first = First pay for your jump: choose a card to discard.
not-now-scissors-first = First take the scissors, or leave them.
not-now-discard-first = First discard: you have too many cards in hand.
not-now-placing = You are placing cards this turn: taking has to wait until your next turn.
not-now-pile-empty = This pile is empty: there is nothing to take.
