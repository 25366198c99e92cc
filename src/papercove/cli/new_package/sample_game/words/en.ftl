# Every word of the game. docs/words.md of Papercove says how arguments become words.

game-name = Sample Game
game-about = Put your cards on the pile, each on a lower one if you can.

## What one may do, and what it does

action-play = Play { $card-the }
    .does = It goes on the pile. On a lower card it scores a point.

## What one may not do, and why: the rule's number stands in `forbidden`

action-take = Take a card from the pile
not-now-stays = A card on the pile stays there. Play one from your hand.

## What happened

event-played = { $who } plays { $card-the }.
    .you = You play { $card-the }.
event-scored = { $who } scores a point.
    .you = You score a point.

## Points, the end, options

line-points = Points
reason-most-points = The most points win.
option-hand = Cards in hand

## What lies on the table

pile-middle = The pile
card-card = card
card-name = { $kind } { $colour }
card-the = the { $kind } { $colour }
board-turn = Play a card
    .how = Higher than the pile scores.
