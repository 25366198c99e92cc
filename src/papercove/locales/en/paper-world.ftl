# Paper World.

game-name = Paper World
game-about = Layer cut paper into a landscape of three by three stacks. Take or place cards of one colour or one value, jump over missing layers, fight for the scissors and complete objectives.
landscape-yellow = desert
landscape-blue = sea
landscape-green = forest
landscape-black = mountain
cards-counted = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## What can be done

action-start = Start with the { $colour } 1
    .does = It is the first stack of your landscape; the frame grows around it.
action-take-colour = Take the { $colour } cards: { $cards }
    .does = All { $colour } cards on the piles go into your hand. The cards underneath are revealed, so this cannot be undone.
action-take-value = Take the { $value }s: { $cards }
    .does = All { $value }s on the piles go into your hand. The cards underneath are revealed, so this cannot be undone.
action-place-colour = Place { $colour } cards
    .does = You place one or more { $colour } cards from your hand, several on one stack if they fit.
action-place-value = Place { $value }s
    .does = You place one or more { $value }s from your hand, of any colours.
action-card = Place { $card-the }
    .does = Next you choose where it goes.
action-cell-new = New stack ({ pw-column }, { pw-row })
    .does = { $card } begins a stack.
action-cell-stack = On the { $colour } { $below } (column { $across }, row { $down })
    .does = The stack grows to { $value }.
action-cell-new-jump = Jump: new stack ({ pw-column }, { pw-row }), { cards-to-pay }
    .does = { $card } begins a stack without the layers below it.
action-cell-stack-jump = Jump: on the { $colour } { $below } (column { $across }, row { $down }), { cards-to-pay }
    .does = The stack grows to { $value } without the layers in between.
pw-column = { $across ->
    [left] new column on the left
    [right] new column on the right
   *[other] column { $across }
}
pw-row = { $down ->
    [above] new row on top
    [below] new row below
   *[other] row { $down }
}
cards-to-pay = { $cost ->
    [0] free
    [one] for { $cost } card
   *[other] for { $cost } cards
}
action-pay = Pay for the jump with { $card-the }
    .does = It goes to your discards and costs a point at the end.
action-scissors-take = Take the scissors
    .does = They go onto { $card-the }: while you keep them, they are worth 2 points and save you a card when you jump, once a turn; but you cannot build on this stack.
action-scissors-leave = Leave the scissors
    .does = They stay where they are, and your stack stays open.
action-discard = Discard { $card-the }
    .does = You can keep nine cards at most. A discard costs a point at the end.
action-end-turn = End your turn
    .does = You now collect the token of each objective you have completed.
action-skip = Skip your turn
    .does = There is nothing left that you could take or place.

## What happened

event-started = { $who } starts with the { $colour } 1.
    .you = You start with the { $colour } 1.
event-laid-out = Five piles are dealt. The objectives: { $objectives }. { $starter } begins.
    .starter-is-you = Five piles are dealt. The objectives: { $objectives }. You begin.
event-took-colour = { $who } takes the { $colour } cards: { $cards }.
    .you = You take the { $colour } cards: { $cards }.
event-took-value = { $who } takes the { $value }s: { $cards }.
    .you = You take the { $value }s: { $cards }.
event-announced-colour = { $who } places { $colour } cards.
    .you = You place { $colour } cards.
event-announced-value = { $who } places { $value }s.
    .you = You place { $value }s.
event-placed-new = { $who } begins a stack with { $card-the }.
    .you = You begin a stack with { $card-the }.
event-placed-stack = { $who } puts { $card-the } on the { $below }.
    .you = You put { $card-the } on the { $below }.
event-placed-new-jump = { $who } jumps: a new stack with { $card-the } ({ cards-to-pay }).
    .you = You jump: a new stack with { $card-the } ({ cards-to-pay }).
event-placed-stack-jump = { $who } jumps: { $card-the } on the { $below } ({ cards-to-pay }).
    .you = You jump: { $card-the } on the { $below } ({ cards-to-pay }).
event-paid = { $who } pays with { $card-the }.
    .you = You pay with { $card-the }.
event-took-scissors = { $who } takes the scissors.
    .you = You take the scissors.
event-moved-scissors = { $who } moves the scissors to another stack.
    .you = You move the scissors to another stack.
event-stole-scissors = { $who } snatches the scissors from { $victim }.
    .you = You snatch the scissors from { $victim }.
    .victim-is-you = { $who } snatches the scissors from you!
event-left-scissors = { $who } leaves the scissors where they are.
    .you = You leave the scissors where they are.
event-discarded = { $who } discards { $card-the }.
    .you = You discard { $card-the }.
event-ended-turn = { $who } ends the turn.
    .you = You end your turn.
    .quiet = yes
event-skipped = { $who } can neither take nor place: the turn is skipped.
    .you = You can neither take nor place: your turn is skipped.
event-claimed = { $who } completes “{ objective-name }” and gets { points }.
    .you = You complete “{ objective-name }” and get { points }.
event-last-turns = At most two piles are left: everybody takes one last turn, and { $who } goes last.
    .you = At most two piles are left: everybody takes one last turn, and you go last.
event-scored = { $who }: { $score } (stars { $stars }, tokens { $tokens }, scissors { $scissors }, hand { $hand }, discards { $discards }).
    .you = You: { $score } (stars { $stars }, tokens { $tokens }, scissors { $scissors }, hand { $hand }, discards { $discards }).
event-match-ended = { $winners-count ->
    [one] { $winners } wins the game.
   *[other] { $winners } share the win.
}
    .winners-with-you = { $winners-count ->
        [one] You win the game.
       *[other] You share the win ({ $winners }).
    }

## What somebody says of their own move

news-started = I start with the { $colour } 1.
news-took-colour = I take the { $colour } cards.
news-took-value = I take the { $value }s.
news-placed-new = I begin a stack with { $card-the }.
news-placed-stack = I put { $card-the } on the { $below }.
news-placed-new-jump = I jump: a new stack with { $card-the }.
news-placed-stack-jump = I jump: { $card-the } on the { $below }.
news-paid = I pay with { $card-the }.
news-took-scissors = I take the scissors.
news-moved-scissors = I move the scissors.
news-stole-scissors = I snatch the scissors from { $victim }.
    .you = I snatch your scissors!
news-discarded = I discard { $card-the }.
news-skipped = I can neither take nor place.
news-claimed = “{ objective-name }”: { points } for me!

## Why it was won

reason-most-points = Most points wins.
reason-fewer-discards = Tied on points: fewer discards wins.
reason-shared = Points and discards are equal.

## Points

line-stars = Stars on top cards
line-tokens = { $count ->
    [one] Objectives: { $count } token
   *[other] Objectives: { $count } tokens
}
line-scissors = Scissors on the landscape
line-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
line-discards = { $count ->
    [one] { $count } discard
   *[other] { $count } discards
}
line-objective = Completed: { objective-name }

## Objectives

objective-name = { $objective ->
    [1] L of one colour
    [2] Corners of one value
    [3] L of 2s
    [4] Square of four colours
    [5] Nine stacks
    [6] Diagonal of one colour
    [7] Row of 3s
    [8] Two 5s
    [9] 1 to 5
    [10] Column 2-5-2
    [11] Diagonal 2-3-4
    [12] Three 4s
    [13] Five 1s
    [14] Row worth 9
    [15] Column worth 12
    [16] Three scissors
    [17] Square of 3s
    [18] Square of one colour
    [19] Cross of five values
   *[20] Cross of four colours
}
objective-about = { $objective ->
    [1] Three stacks in an L, turned or mirrored as you like, have the same colour.
    [2] The four corners of the finished frame show the same value.
    [3] Three stacks in an L, turned or mirrored as you like, show a 2.
    [4] Four stacks in a square have four different colours.
    [5] All nine places have a stack.
    [6] One of the two diagonals of the finished frame has one colour.
    [7] A horizontal row of three shows only 3s.
    [8] At least two stacks show a 5.
    [9] Among your stacks there is a 1, a 2, a 3, a 4 and a 5.
    [10] A vertical column shows 2, 5 and 2.
    [11] One of the two diagonals of the finished frame shows 2, 3, 4 in order, from either end.
    [12] At least three stacks show a 4.
    [13] At least five stacks show a 1.
    [14] A horizontal row of three adds up to 9.
    [15] A vertical column of three adds up to 12.
    [16] At least three stacks show scissors.
    [17] Four stacks in a square show only 3s.
    [18] Four stacks in a square have the same colour.
    [19] The centre and its four neighbours show five different values.
   *[20] The four neighbours of the centre have four different colours; the centre holds any card.
}

## Refusals

refusal-objectives = “{ $given }” names no objectives: write “random”, “first”, or three numbers from 1 to { $most } that lie on different cards (1 and 2 share a card, 3 and 4, and so on).
refusal-score-card = “{ $text }” is not a card on a cell. Write colour (Y B G K), value, s for scissors, @column,row: G3s@0,1.
refusal-score-twice = { $text } lies on the same cell as { $other }. Give only the top card of each stack.
refusal-score-frame = { $text } lies outside: a landscape is at most three columns wide and three rows high.
refusal-score-apart = { $text } is not next to any other stack.
refusal-score-empty = There is no landscape: give at least one card.
refusal-score-count = { $count } is not a number of cards ({ $place }).
refusal-score-token = { $token } is not a token: there are 4, 2 and 1.
refusal-score-tokens = { $count } tokens are too many: there are { $most } objectives, and each gives one.
refusal-position = This position cannot be read: “{ $text }”.

## Options

option-deck = Cards in the box
option-deck-96 = 96
option-deck-92 = 92
option-objectives = Objectives
option-objectives-random = drawn at random
option-objectives-first = for a first game
option-advanced = Advanced mode
option-advanced-false = basic game
option-advanced-true = advanced mode

## The table

table-objectives = Objectives

## Cards

colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-black = black
card-Y1 = yellow 1
card-Y1s = yellow 1 with scissors
card-Y2 = yellow 2
card-Y2s = yellow 2 with scissors
card-Y3 = yellow 3
card-Y3s = yellow 3 with scissors
card-Y4 = yellow 4
card-Y4s = yellow 4 with scissors
card-Y5 = yellow 5
card-B1 = blue 1
card-B1s = blue 1 with scissors
card-B2 = blue 2
card-B2s = blue 2 with scissors
card-B3 = blue 3
card-B3s = blue 3 with scissors
card-B4 = blue 4
card-B4s = blue 4 with scissors
card-B5 = blue 5
card-G1 = green 1
card-G1s = green 1 with scissors
card-G2 = green 2
card-G2s = green 2 with scissors
card-G3 = green 3
card-G3s = green 3 with scissors
card-G4 = green 4
card-G4s = green 4 with scissors
card-G5 = green 5
card-K1 = black 1
card-K1s = black 1 with scissors
card-K2 = black 2
card-K2s = black 2 with scissors
card-K3 = black 3
card-K3s = black 3 with scissors
card-K4 = black 4
card-K4s = black 4 with scissors
card-K5 = black 5

## Tasks, cards on a real table, and what one likes to look back on

given-landscape = The top cards of your landscape
given-hand = Cards in your hand
given-discards = Your discards
given-scissors = The scissors token is yours
given-tokens = Your tokens
highlight-objectives = { $count ->
    [one] { $count } objective completed
   *[other] { $count } objectives completed
}
highlight-fives = { $count ->
    [one] { $count } stack built up to 5
   *[other] { $count } stacks built up to 5
}
highlight-discards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
highlight-best-stacks = most stacks in a landscape: { $count }
highlight-best-stars = most stars: { $count }

## Game nights with real cards

number-points = Total points
number-discards = Discards (they decide a tie)
line-objective-slot = { objective-name }
line-objective-number = Objective { $number }
refusal-evening-token = { $token } is not a token for this number of players.
refusal-evening-token-twice = Two players have the { $token } of objective { $number }, but there is only one.
refusal-evening-scissors = Two players have the scissors token, but there is only one.

## At the table in the browser

to-move = to move
start-cards = Start cards
pw-pile-label = { $count ->
    [0] Pile { $number }: empty
   *[other] Pile { $number }: { $top }; { pile-count }
}
landscape = Landscape: { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
cell-empty = empty space
tile-label = { $colour } { $value }{ $scissors ->
    [yes] , scissors
   *[no] { "" }
}{ $layers ->
    [one] { "" }
   *[other] , { $layers } layers
}{ $closed ->
    [yes] , closed by the scissors token
   *[no] { "" }
}
objectives-own = choose them yourself
objectives-chosen = { $count } of 3 chosen, from different cards
objective-met = Done!
objective-progress = { $count } of { $needed }
token-left = still to be won: { points }
discards = { $count ->
    [one] { $count } discard
   *[other] { $count } discards
}
pw-seat-label = { $name }: { $score } points, { hand-of }, { $discards } discarded
last-turns-banner = Last turns!
last-turns-left = { $count ->
    [one] One more turn.
   *[other] { $count } more turns.
}
price-free = free
price-cards = { $count ->
    [one] −{ $count } card
   *[other] −{ $count } cards
}
scissors-free = The scissors lie free
token-taken = { $name }: { points }
pw-open = hand { $count } · discards { $discards }
pw-all = all
pw-score-hand = in hand
pw-score-discards = { $count ->
    [one] discard
   *[other] discards
}
pw-too-many = { $count } cards, you may keep { $most }
discard-more = { $count } more
end-condition = place a card first
stars-more = { $count ->
    [one] star
   *[other] stars
}
pw-grows = { $value ->
    [1] Starts a stack next to one of yours.
    [2] Goes on a 1 of its colour. By a jump, for one card, it starts a stack of its own.
   *[other] Goes on the next lower value of its colour. A jump skips one value, for one card.
}
pw-cuts = When you place it, you may take the scissors: worth 2 points, and they save you a card when you jump, but they close its stack.
ask-pw-start = Your start card
how-pw-start = tap the card to start with
ask-pw-turn = Take or place
how-pw-turn = tap a pile or a card
ask-pw-take = Take { $card }
how-pw-take = by its colour or its value
ask-pw-where = { $card }: where?
how-pw-where = tap a lit place, or drag
ask-pw-card = Which card?
how-pw-card = bright cards can be placed
ask-pw-more = Place more?
how-pw-more = bright cards can still be placed
ask-pw-done = All placed
how-pw-done = objectives count when you end your turn
ask-pw-pay = Discard { $count }
how-pw-pay = to pay for the jump
ask-pw-scissors = Take the scissors?
how-pw-scissors = tap the token, or leave it
ask-pw-discard = Discard { $count }
how-pw-discard = { $chosen } chosen; tap again to keep
do-pw-end = Done
do-pw-end-turn = End turn
do-pw-scissors-leave = Leave
do-pw-skip = Skip
do-pw-discard = Discard
final-count = The landscapes are counted
final-on = See the result
save-picture = Save as a picture
picture-of = Paper World: { $name }
ask-pw-only-take = Take cards
how-pw-only-take = nothing can be placed yet
piles = The five piles
cell-at = { $column ->
    [left] New column on the left
    [right] New column on the right
   *[other] Column { $column }
}, { $row ->
    [above] new row on top
    [below] new row below
   *[other] row { $row }
}: { $card }
stars = { $count ->
    [0] no stars
    [one] { $count } star
   *[other] { $count } stars
}

