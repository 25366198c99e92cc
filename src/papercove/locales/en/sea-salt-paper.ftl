# Sea Salt & Paper.

game-name = Sea Salt & Paper
game-about = Collect paper cards by the sea. Take a card, play pairs for their effects and, once you have seven points, end the round: safely with STOP, or with the LAST CHANCE bet.
pile-side = { $pile ->
    [0] left
   *[1] right
}
cards-counted = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## What can be done

action-take-deck = { $count ->
    [one] Draw the last card of the deck
   *[other] Draw two cards from the deck
}
    .does = { $count ->
        [one] It goes straight into your hand; nothing is discarded.
       *[other] You see both, keep one and discard the other face up.
    }
action-take-pile = Take { $card-the } from the { pile-side } pile
    .does = Everybody sees which card you take and what was under it.
action-take-from = Take from the { pile-side } pile
action-keep = Keep { $card-the }
    .does = The other card goes face up onto a discard pile.
action-discard = Discard { $card-the } onto the { pile-side } pile
    .does = It covers that pile. The next player may take it.
action-lay = Play { $cards-the }
    .does = { $kind-key ->
        [crab] You look through a discard pile and take any card from it.
        [boat] You take another turn at once.
        [fish] You draw the top card of the deck.
        [swimmer] You steal a random card from another player’s hand.
       *[other] The pair has its effect.
    } The pair still scores its point and can no longer be stolen.
action-crab-pile = Look through the { pile-side } pile ({ cards-counted })
    .does = You then take one card from it. Only you see them.
action-crab-card = Take { $card-the }
    .does = You need not show it. The other cards stay in order.
action-rob = Steal from { $victim } ({ cards-counted })
    .does = You take a card at random. Only the two of you will know which one.
action-mermaids = Play the four mermaids and win the game!
    .does = The game ends at once, and you win.
action-end-turn = End your turn
    .does = The player to your left is next.
action-stop = Call STOP
    .does = The round ends now. Everybody scores the points of their cards, nobody a colour bonus.
action-last-chance = Call LAST CHANCE
    .does = The others get one last turn. If nobody beats you, you score your cards plus your colour bonus and they score only theirs. If somebody does, you score only your colour bonus and they score their cards.

## What happened

event-drew-two = { $who } draws two cards.
    .you = You draw { $cards-the }.
    .known = { $who } draws { $cards-the }.
event-drew-last = { $who } draws the last card of the deck.
    .you = You draw the last card of the deck, { $card-the }.
    .known = { $who } draws the last card of the deck, { $card-the }.
event-kept = { $who } keeps one of them.
    .you = You keep { $card-the }.
    .known = { $who } keeps { $card-the }.
event-discarded = { $who } discards { $card-the } ({ pile-side } pile).
    .you = You discard { $card-the } ({ pile-side } pile).
event-took-pile = { $who } takes { $card-the } from the { pile-side } pile.
    .you = You take { $card-the } from the { pile-side } pile.
event-laid = { $who } plays { $cards-the }.
    .you = You play { $cards-the }.
event-plays-again = { $who } takes another turn.
    .you = You take another turn.
event-fished = { $who } draws a card.
    .you = You draw { $card-the }.
    .known = { $who } draws { $card-the }.
event-no-effect = The pair has no effect this time.
event-looked = { $who } looks through the { pile-side } pile ({ cards-counted }).
    .you = You look through the { pile-side } pile ({ cards-counted }).
event-crab-took = { $who } takes a card from the { pile-side } pile.
    .you = You take { $card-the } from the { pile-side } pile.
    .known = { $who } takes { $card-the } from the { pile-side } pile.
event-robbed = { $who } steals a card from { $victim }.
    .you = You steal { $card-the } from { $victim }.
    .victim-is-you = { $who } steals { $card-the } from you!
    .known = { $who } steals { $card-the } from { $victim }.
event-laid-mermaids = { $who } plays all four mermaids!
    .you = You play all four mermaids!
event-called-stop = { $who } calls STOP!
    .you = You call STOP!
event-called-last-chance = { $who } calls LAST CHANCE and shows: { $cards }.
    .you = You call LAST CHANCE and show: { $cards }.
event-ended-turn = { $who } ends their turn.
    .you = You end your turn.
    .quiet = yes
event-revealed = { $cards-count ->
    [0] { $who } has no cards left to show.
   *[other] { $who } shows: { $cards }.
}
    .you = { $cards-count ->
        [0] You have no cards left to show.
       *[other] You show: { $cards }.
    }
event-round-ended = { $end ->
    [stop] The round ends with { $who }’s STOP.
    [bet-won] { $who } wins the bet!
    [bet-lost] { $who } loses the bet!
    [mermaids] The round ends with { $who }’s four mermaids.
   *[void] The deck is empty: nobody scores this round.
}
    .you = { $end ->
        [stop] The round ends with your STOP.
        [bet-won] You win the bet!
        [bet-lost] You lose the bet!
        [mermaids] The round ends with your four mermaids.
       *[void] The deck is empty: nobody scores this round.
    }
counted = { $counted ->
    [cards] cards { $points }
    [bonus] colour bonus { $bonus }
   *[both] cards { $points }, colour bonus { $bonus }
}
event-scored = { $who }: +{ $gained }, now { $score } ({ counted }).
    .you = You: +{ $gained }, now { $score } ({ counted }).
event-round-began = Round { $round }: { $who } starts.
    .you = Round { $round }: you start.
event-match-ended = { $winners-count ->
    [one] { $winners } wins the game.
   *[other] { $winners } share the win.
}
    .winners-with-you = { $winners-count ->
        [one] You win the game.
       *[other] You share the win ({ $winners }).
    }

## Why it was won

reason-most-points = Most points wins.
reason-four-mermaids = Four mermaids win the game outright.
reason-tie-ender = The tie goes to the player who ended the last round.
reason-tie-last-turn = The tie goes to the player who took the last turn.
reason-tie-last-round = The tie goes to the player with the most points in the last round.
reason-tie-shared = The tie could not be settled.

## Points

line-duo-crab = { $pairs ->
    [one] Crabs: { $pairs } pair
   *[other] Crabs: { $pairs } pairs
}
    .family = Crab pairs
line-duo-boat = { $pairs ->
    [one] Boats: { $pairs } pair
   *[other] Boats: { $pairs } pairs
}
    .family = Boat pairs
line-duo-fish = { $pairs ->
    [one] Fish: { $pairs } pair
   *[other] Fish: { $pairs } pairs
}
    .family = Fish pairs
line-duo-swimmer = { $pairs ->
    [one] Swimmer and shark: { $pairs } pair
   *[other] Swimmer and shark: { $pairs } pairs
}
    .family = Swimmer + shark
line-collector-shell = { $count ->
    [one] { $count } shell
   *[other] { $count } shells
}
    .family = Shells
line-collector-octopus = { $count ->
    [one] { $count } octopus
   *[other] { $count } octopuses
}
    .family = Octopuses
line-collector-penguin = { $count ->
    [one] { $count } penguin
   *[other] { $count } penguins
}
    .family = Penguins
line-collector-sailor = { $count ->
    [one] { $count } sailor
   *[other] { $count } sailors
}
    .family = Sailors
line-multiplier-lighthouse = { $count ->
    [one] Lighthouse: { $count } boat
   *[other] Lighthouse: { $count } boats
}
    .family = Lighthouse
line-multiplier-shoal = { $count ->
    [one] Shoal of fish: { $count } fish
   *[other] Shoal of fish: { $count } fish
}
    .family = Shoal
line-multiplier-penguin_colony = { $count ->
    [one] Colony: { $count } penguin
   *[other] Colony: { $count } penguins
}
    .family = Colony
line-multiplier-captain = { $count ->
    [one] Captain: { $count } sailor
   *[other] Captain: { $count } sailors
}
    .family = Captain
line-mermaid = Mermaid: { $colour }
    .family = Mermaids
line-colour-bonus = Colour bonus: { $colour }
    .family = Colour bonus
line-nothing = No points
    .family = No points

## Cards on a real table

refusal-score-kind = “{ $text }” is not a card. Cards: { $written }.
refusal-score-hue = “{ $text }” has no colour of this game. Colours: { $written }.
refusal-score-no-such-card = There is no { $card }. There are: { $written }.
refusal-score-copies = Too many: { $count } × { $card }, but the box holds only { $most }.
refusal-score-colour = Which colour is the { $card }? With mermaids it matters: write for example { $written }.
refusal-card = “{ $text }” is not a card.
refusal-too-many-cards = There are not that many in the box: { $card }.
refusal-position = This position cannot be read: “{ $text }”.

## Options

option-edition = Rules edition
option-edition-fr = French rules
    .how = a tie goes to whoever ended the last round
option-edition-en = English rules
    .how = a tie goes to whoever took the last turn
option-edition-it = Italian rules
    .how = a tie goes to the most points in the last round; the player after the last turn starts
option-edition-de = German rules
    .how = a tie goes to the most points in the last round
option-edition-arena = Online rules
    .how = LAST CHANCE is played out with an empty deck
option-points_to_win = Points to win
option-points_to_win-null = { $seats ->
    [2] 40
    [3] 35
   *[other] 30
}
option-doubled = Long game (twice as many points to win)
option-memory_aid = Memory aid

## Cards

card-crab = crab
card-boat = boat
card-fish = fish
card-swimmer = swimmer
card-shark = shark
card-shell = shell
card-octopus = octopus
card-penguin = penguin
card-sailor = sailor
card-mermaid = mermaid
card-lighthouse = lighthouse
card-shoal = shoal of fish
    .short = shoal
card-penguin_colony = penguin colony
    .short = colony
card-captain = captain

colour-dark_blue = dark blue
    .mark = DB
colour-light_blue = light blue
    .mark = LB
colour-black = black
    .mark = BK
colour-yellow = yellow
    .mark = YE
colour-light_green = light green
    .mark = LG
colour-white = white
    .mark = WH
colour-purple = purple
    .mark = PU
colour-grey = grey
    .mark = GY
colour-light_orange = light orange
    .mark = LO
colour-pink = pink
    .mark = PK
colour-orange = orange
    .mark = OR
colour-none = none

## The lesson, cards on a real table, and what one likes to look back on

given-hand = Your cards, in hand and on the table
highlight-bets-won = { $count ->
    [one] { $count } bet won
   *[other] { $count } bets won
}
highlight-bets-lost = { $count ->
    [one] { $count } bet lost
   *[other] { $count } bets lost
}
highlight-stops = { $count ->
    [one] { $count } STOP called
   *[other] { $count } STOPs called
}
highlight-mermaid-wins = { $count ->
    [one] won with four mermaids once
   *[other] won with four mermaids { $count } times
}
highlight-best-round = best round: { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Game nights with real cards

ending-stop = STOP
    .who = Who called STOP?
ending-last-chance = LAST CHANCE
    .who = Who called LAST CHANCE?
ending-void = The deck ran out
    .who = Who took the last turn? (Only to tell who starts next.)
ending-mermaids = Four mermaids
    .who = Who has the four mermaids?
number-points = Points on the cards
number-bonus = Colour bonus
line-bonus-by-hand = Colour bonus, counted by hand
line-four-mermaids = Four mermaids: show them and you win the game at once!
struck-void = The deck ran out: nothing counts.
struck-bet-won = { $name } won the bet: only the colour bonus counts.
struck-bet-lost = { $name } lost the bet: only the colour bonus counts.
struck-no-bonus = { $name } lost the bet: the cards count, without a colour bonus.
refusal-evening-call = { $name } has { $points } points; it takes { $threshold } to end a round. Check the cards, or who called.

## At the table in the browser

points-title = Your points
points-none = No points yet
rounds-title = The rounds
deck-label = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
pile-label = { $side ->
    [left] Left discard pile
   *[right] Right discard pile
}, { pile-count }, on top: { $top }
pile-empty = nothing
remember-pile = what lay here
drawn = Cards just drawn
laid-own = Your played cards
laid-safe = played, safe from theft
look-title = The discard pile
seat-label = { $name }: { $score } of { $target } points, { hand-of }
score-of = { $score } of { $target } points
called-badge = LAST CHANCE
last-chance-banner = LAST CHANCE
not-yet = Not yet
last-round = Previous round
next-round = Next round
count-title = The round is counted
count-tap = Tap to continue
count-gained = This round
count-score = Score of { $target }
count-bonus = bonus +{ $points }
count-void = the cards do not count
count-to-come = still to count
count-done = counted
count-beats = beats { $points }
count-short = does not beat { $points }
count-void-round = Nobody scores
count-mermaids = Four mermaids
count-bet-mine = You bet that nobody beats { $points }
count-bet = { $name } bets that nobody beats { $points }
count-called = { $name } called LAST CHANCE
    .you = You called LAST CHANCE
count-won = { $you ->
    [yes] You win the bet!
   *[no] { $name } wins the bet!
}
count-lost = { $you ->
    [yes] You lose the bet!
   *[no] { $name } loses the bet!
}
count-why-won = Caller: cards and bonus. Others: bonus only.
count-why-lost = Caller: bonus only. Others: cards only.
count-needs = { $you ->
    [yes] You need { $points } more
   *[no] { $name } needs { $points } more
}
count-has = { $you ->
    [yes] You beat { $points }!
   *[no] { $name } beats { $points }!
}
count-left = { $count ->
    [0] the last group is turned over
    [one] one group left
   *[other] { $count } groups left
}
count-above = counted above
count-bet-line = bet { $points }
bar-take = Your turn
bar-take-how = { $wide ->
    [yes] Take a card: tap the deck or a pile
   *[no] take a card
}
bar-keep = Keep one
bar-keep-how = the other goes to a pile
bar-discard = Onto which pile?
bar-discard-how = tap a pile
bar-play = { $call ->
    [yes] { $pairs ->
        [yes] Play, call or end
       *[no] Call, or end your turn
    }
   *[other] { $pairs ->
        [yes] Play a pair, or end
       *[no] End your turn
    }
}
bar-play-how = { $call ->
    [yes] { $wide ->
        [yes] You have { $points } points: STOP or LAST CHANCE, or play on
       *[no] { $points } points: you may call
    }
    [called] the last turn: no second call
    [hidden] { $pairs ->
        [yes] a clip marks a pair
       *[no] from { $threshold } points you may call
    }
   *[short] { $wide ->
        [yes] { $points } of { $threshold } points: too early to end the round
       *[no] { $points } of { $threshold } points: not yet
    }
}
bar-crab-pile = Crabs: which pile?
bar-crab-pile-how = tap the one to look through
bar-crab-card = Crabs: take one
bar-crab-card-how = the top card comes first
bar-rob = Steal from whom?
bar-rob-how = tap a lit place
bar-call = End the round?
bar-call-how = tap a ticket to call it
bar-over = The game is over
bar-over-how = { "" }
verb-draw = look at 2, keep 1
verb-draw-last = draw the last card
verb-take-pile = take
verb-discard = put here
verb-crab-pile = look through
meter-unit = pts
meter-short = { $count } more
meter-more = { $count } more to call
meter-enough = You may call.
hand-open = Open hand
steal-one = 1 of { $count }
steal-none = no hidden card
call-stop = STOP
call-last-chance = LAST CHANCE
call-from = from { $points } points, after taking
call-after-taking = after you take a card
ticket-stop = The round ends now. Everybody scores their cards.
ticket-last-chance = Your cards are shown and safe. Everyone else gets one more turn.
ticket-won = nobody beats { $points }
ticket-lost = somebody does
last-chance-mine = Your bet is on.
last-chance-beat = Beat { $points }!
mermaids-short = Win!
end-turn-short = End turn
about-collection = Worth more the more you have: { $steps }.
about-each = +{ $points } for every { $kind } you have, in hand or played.
about-mermaid = 1 point per card of your largest colour, then of the next largest. All four win the game.
about-partner = pairs with: { $kind }
worth-nth = { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} { $kind }
lay-both = Play both
lay-with = + { $card }
worth-pair = with its pair
worth-colour = { $count } × { $colour }
worth-through = { $points } of that from: { $kind }
effect-lead = Played as a pair:
sight-all = { $count } in the game
sight-mine = { $count } yours
sight-seen = { $count } more in sight
sight-unseen = { $count } unseen
news-took-pile = I took { $card-the }.
news-discarded = I discarded { $card-the }.
news-drew-last = I drew the last card.
news-laid = { $kind-key ->
    [crab] Two crabs: I take from a pile.
    [boat] Two boats: I play again.
    [fish] Two fish: I draw a card.
    [swimmer] Swimmer and shark: I steal a card.
   *[other] A pair!
}
news-robbed = I stole a card from { $victim }.
    .you = I stole { $card-the } from you!
news-called-stop = STOP!
news-called-last-chance = LAST CHANCE!
news-laid-mermaids = Four mermaids!
deck = Deck
known = Cards you know in this hand
laid = Cards played
laid-none = Nothing played yet
round-end-stop = { $name } called STOP.
    .you = You called STOP.
round-end-bet-won = { $name } called LAST CHANCE and won the bet!
    .you = You called LAST CHANCE and won the bet!
round-end-bet-lost = { $name } called LAST CHANCE and lost the bet!
    .you = You called LAST CHANCE and lost the bet!
round-end-void = The deck is empty: nobody scores this round.
round-end-mermaids = { $name } played four mermaids!
    .you = You played four mermaids!

