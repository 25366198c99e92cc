# The illustrated rules of Sea Salt & Paper.

leaflet-aim = Collect cards that score together, end the round at the right moment, and be the first to reach { $target-2 } points.

## Getting ready

leaflet-setup = Getting ready
leaflet-deck = Shuffle all { $cards } cards into a face-down deck.
leaflet-piles = Turn two cards up beside it: they begin the two discard piles. Nobody holds a card yet.
leaflet-starter = Draw lots for who starts. Turns go clockwise.

## A turn

leaflet-turn = Your turn, in three pictures
leaflet-take = Draw two cards, keep one and put the other face up on a discard pile. Or take the top card of a discard pile.
    .title = Take a card
    .note = If a pile is empty, the discard must go there. Nobody may look through the piles.
leaflet-pairs = Put a pair face up in front of you and use its effect at once. You may play as many pairs as you have.
    .title = Play pairs, if you like
leaflet-call = With { $threshold } points or more, in hand and in front of you, you may call STOP or LAST CHANCE. If you don’t, the player on your left goes on.
    .title = End the round, if you dare

## The end of a round

leaflet-round = The end of a round
leaflet-stop = Everybody shows their cards and scores them at once. No risk, no bonus.
leaflet-last-chance = You show your cards and bet that nobody will have more. Each of the others plays one last turn and then shows their cards. Cards that have been shown cannot be stolen.
leaflet-won = You score your cards and your colour bonus. The others score only their colour bonus.
    .title = Nobody has more: bet won
leaflet-lost = You score only your colour bonus. The others score their cards.
    .title = Somebody has more: bet lost
leaflet-bonus = 1 point for each card of the colour you have most of.
    .title = Colour bonus
leaflet-empty = { $empty ->
    [played] If the deck is empty at the end of a turn, the round is over and nobody scores. But after LAST CHANCE the last turns are played and scored.
   *[void] If the deck is empty at the end of a turn, the round is over and nobody scores, even after LAST CHANCE.
}
    .title = Empty deck
leaflet-next = { $next ->
    [last-turn] The player to the left of whoever took the last turn. After LAST CHANCE that is the player who called it.
   *[ender] The player to the left of whoever ended the round.
}
    .title = Who starts the next round
leaflet-bet = Tap STOP or LAST CHANCE and see who scores what. Then tap cards to take them away or to add them.
    .title = Try it
    .one = Player 1
    .other = Player 2
    .spare = and if you tap these?
leaflet-not-yet = Only { $points } of { $threshold } points: player 1 may not call yet.
leaflet-verdict = { $end ->
    [bet-won] The bet is won.
    [bet-lost] The bet is lost.
   *[stop] Everybody scores their cards.
}

## The end of the game

leaflet-end = The end of the game
leaflet-target = The game ends after the round in which somebody gets there. Most points wins.
    .title = Points to win
    .seats = { $seats } players
leaflet-four-mermaids = Play all four at once and you win the game on the spot.
    .title = Four mermaids
leaflet-tie = { $tie ->
    [ender] The player who ended the last round wins.
    [last-turn] The player who took the last turn of the last round wins.
   *[last-round] The player who scored most in the last round wins.
}
    .title = A tie?

## The cards

leaflet-cards = What the cards do
    .note = Cards in your hand and cards in front of you count together.
leaflet-duos = Pairs
    .note = 1 point for each pair, even if it is still in your hand. The effect happens only when you play it.
leaflet-crab = Look through one discard pile and take any card from it. You need not show it; the other cards stay in order.
leaflet-boat = Take another turn at once.
leaflet-fish = Draw the top card of the deck.
leaflet-swimmer = Steal a random card from another player’s hand.
leaflet-mermaids = Mermaids
    .note = Mermaids are white cards.
leaflet-mermaid = The first scores 1 point for each card of your largest colour, the second for your next largest, and so on. No colour counts twice.
leaflet-collectors = Collections
    .note = The more you have, the more they are worth.
leaflet-multipliers = Multipliers
    .note = They score for other cards, and do not count as those cards themselves.
leaflet-lighthouse = { $points ->
    [one] { $points } point for each boat
   *[other] { $points } points for each boat
}
leaflet-shoal = { $points ->
    [one] { $points } point for each fish
   *[other] { $points } points for each fish
}
leaflet-penguin_colony = { $points ->
    [one] { $points } point for each penguin
   *[other] { $points } points for each penguin
}
leaflet-captain = { $points ->
    [one] { $points } point for each sailor
   *[other] { $points } points for each sailor
}
leaflet-mermaids-6 = The sheet’s example: two mermaids with four light blue and two light green cards make 6.
    .try = Tap cards and see.
leaflet-mermaids-7 = The sheet’s example: two mermaids with four light blue and three light green cards make 7.
    .try = Tap cards and see.
leaflet-sailors = Two sailors make 5, and the captain adds 6.
leaflet-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
leaflet-pair-sign = pair
leaflet-how-many = You have
