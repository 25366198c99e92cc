table-turn = turn { $turn }
table-piles = Piles
table-hand = Hand
table-discards = Discards
table-scissors = scissors
table-empty = empty
table-placing = Placing { $what }
table-owed = { $count ->
    [one] { $count } card to pay
   *[other] { $count } cards to pay
}
table-to-discard = { $count ->
    [one] { $count } card too many
   *[other] { $count } cards too many
}
table-last-turns = { $count ->
    [one] The last turn!
   *[other] Last turns: { $count } to play!
}
measure-objective = objective “{ objective-name }”; points
    .often = objective “{ objective-name }” met, per match
    .mean = points of the objective “{ objective-name }”
measure-top = top cards of value { $number }
    .mean = top cards of value { $number }
measure-colour-yellow = yellow top cards
    .mean = yellow top cards
measure-colour-blue = blue top cards
    .mean = blue top cards
measure-colour-green = green top cards
    .mean = green top cards
measure-colour-black = black top cards
    .mean = black top cards
measure-line-stars = points from stars
    .mean = points from stars
measure-line-tokens = points from tokens
    .mean = points from tokens
measure-line-scissors = points from the scissors
    .mean = points from the scissors
measure-line-hand = points for cards in hand
    .mean = points for cards in hand
measure-line-discards = points for discards
    .mean = points for discards
number-stars = stars of top cards of value 1 to 5
number-tokens = points of the first, second, third token
number-scissors_points = points of the scissors
number-hand_limit = most cards in hand
number-last_piles = piles left when the end is triggered
number-penalty = points lost for each card in hand or discarded
not-now-start-taken = Somebody has this start card already.
not-now-started = You have your start card already.
not-now-not-shown = No pile shows such a card on top.
not-now-none-held = You hold no such card.
not-now-no-place = None of your cards of that colour or value has a place now.
not-now-announce-first = First announce a colour or a value.
not-now-announced-once = You have made your announcement for this turn.
not-now-not-held = This card is not in your hand.
not-now-no-jump = A card is paid only for a jump.
not-now-no-scissors = The scissors come with a card that shows them.
not-now-none-over = You may hold { $limit } cards, and you hold no more.
not-now-skipped = There is nothing to take and nothing to place: your turn is skipped.
