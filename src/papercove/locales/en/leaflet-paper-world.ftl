# The illustrated rules of Paper World.

leaflet-aim = Stack layers of paper into a landscape of three by three, and end up with the most points.

## Getting ready

leaflet-setup = Getting ready
leaflet-backs = The backs tell you which cards to play with.
    .title = Cards
    .blue = { $seats } players: blue backs only
    .yellow = { $seats } players: blue and yellow backs
    .red = { $seats } players: all cards
leaflet-start = Everybody chooses a start card: the first stack of their landscape.
    .title = Start cards
leaflet-piles = Shuffle the cards and deal them face up into five piles of about the same size.
    .title = Five piles
leaflet-objectives = Draw three objectives. On each lie tokens worth 4, 2 and 1 points; with two players, only 2 and 1. For a first game, take these three.
    .title = Objectives

## A turn

leaflet-turn = Your turn, in three pictures
leaflet-announce = Say whether you take or place, and announce one colour or one value: “I take blue cards”, “I place 2s”.
    .title = Announce
leaflet-take = Take every card on top of the piles that matches. You may keep { $hand-limit } cards; discard the rest in front of you.
    .title = Take …
leaflet-place = Put one or more matching cards from your hand onto your landscape. You need not place all of them.
    .title = … or place

## Placing

leaflet-placing = Where cards may go
leaflet-frame = A new stack goes next to one you have, not diagonally. The landscape fits into three by three.
    .title = Three by three
leaflet-grow = A stack has one colour. It starts with a 1 and grows one by one: 1, 2, 3, 4, 5.
    .title = Layer by layer
leaflet-jump = Discard a card from your hand to skip a value: put a 4 on a 2, or start a stack with a 2.
    .title = The jump
leaflet-greens = “I place green cards”: tap a card, then its place.
    .title = Try it
    .done = That’s all of them. Nicely stacked!
leaflet-jumped = The yellow 3 is missing. Place the 2, then jump to the 4 and pay with a card.
    .title = Try a jump
    .pay = Which card do you pay with?
    .done = The jump cost you one card, and that card will cost you 1 point.
leaflet-again = Start over
leaflet-where = Where does it go?

## The scissors

leaflet-scissors = The scissors
leaflet-scissors-take = When you place a card with scissors you may take the scissors token onto it, even from another player.
leaflet-scissors-good = While you have it, your jump is free once a turn, and at the end it is worth { $scissors-points } points.
    .title = The good
leaflet-scissors-bad = You cannot build on that stack until the token leaves it.
    .title = The catch

## Objectives

leaflet-objectives-how = Objectives
leaflet-claim = At the end of your turn, if your landscape completes an objective, take its highest token that is left.
leaflet-once = Only top cards count. You get each objective once, and you keep the token even if you cover the pattern later.

## The end

leaflet-end = The end of the game
leaflet-last-turns = When a turn ends with only { $last-piles } piles left, everybody has one more turn. The player who triggered this plays last.
    .title = One more turn
leaflet-count = Add up your stars, your tokens and { $scissors-points } for the scissors. Subtract 1 for every card in your hand and every card you discarded.
    .title = Points
leaflet-tie = Fewer discards wins. If that is equal too, you share the victory.
    .title = A tie?
leaflet-sum = The sheet’s example: 15 + 4 + 2 − 5 = 16.
    .try = Tap stacks, cards and tokens, and see what changes.
    .title = Try it
    .hand = in hand
    .discards = discarded
    .token = token
    .none = no token

## Objectives as pictures

leaflet-patterns = All the objectives
    .note = Rows run across and columns down. An L may be turned and mirrored. Corners, diagonals and crosses belong to the finished three by three.

## Advanced mode

leaflet-advanced = Jumps
    .note = The advanced mode changes only the jump.
leaflet-jumps = { $jumps ->
    [many] You may jump as often as you like in a turn.
   *[one] You may jump once a turn.
}
leaflet-skips = { $skips ->
    [many] A jump may skip several values, for one card each: a 3 starts a stack for two cards.
   *[one] A jump skips one value, for one card.
}
leaflet-saves = { $saves ->
    [one] The scissors save you one card of one jump a turn.
   *[free] The scissors make the jump free.
}
