why-pair = { $kind-key ->
    [crab] The pair of crabs fetches a card from a discard pile.
    [boat] The pair of boats brings another turn.
    [fish] The pair of fish brings a card from the deck.
    [swimmer] Swimmer and shark steal a card.
   *[other] The pair has its effect.
}
why-denies = Keeps { $card-the } from { $who } ({ $lines }).
    .you = Keeps { $card-the } from you ({ $lines }).
why-leaves = Leaves { $card-the } to { $who } ({ $lines }).
    .you = Leaves { $card-the } to you ({ $lines }).
why-holds = { $who } has { points }.
    .you = You have { points }.
why-shows = What is known of { $who }: { points }, { cards-counted } in hand.
    .you = What is known of you: { points }, { cards-counted } in hand.
why-uncovers = Uncovers { $card-the } for { $who } ({ $lines }).
    .you = Uncovers { $card-the } for you ({ $lines }).
why-next = Would go with it: { $kind } (+{ $more }); { $count ->
    [one] one is still unseen.
   *[other] { $count } are still unseen.
}
why-outs = { $count ->
    [0] None of the { $all } unseen cards brings points at once.
    [one] Only one of the { $all } unseen cards brings points at once.
   *[other] { $count } of the { $all } unseen cards bring points at once.
}
why-winning-outs = { $count ->
    [0] None of the { $all } unseen cards is enough to beat the bet.
    [one] Only one of the { $all } unseen cards is enough to beat the bet.
   *[other] { $count } of the { $all } unseen cards are enough to beat the bet.
}
why-against = { $enough ->
    [yes] That makes { $count }: more than the { $other } to beat.
   *[no] That makes { $count }; it takes more than { $other }.
}
why-bonus = Once the bet is won, it adds the colour bonus, { $count }.
why-home = That makes { $count } points: enough for the { $target }.
why-home-bet = Once the bet is won, that makes { $count } points: enough for the { $target }.
why-needs = { $who } needs { $count } more to win the game.
    .you = You need { $count } more to win the game.
why-drew = { $who } drew { $card-the } ({ $lines }).
why-drew-nothing = { $who } drew nothing that brings points.
why-drew-mermaid = { $who } drew the { $count ->
    [2] second
    [3] third
   *[4] fourth
} mermaid.
why-stole = { $lines-count ->
    [0] { $who } stole { $card-the } from { $victim }.
   *[other] { $who } stole { $card-the } from { $victim } ({ $lines }).
}
why-lay-open = For { $who }, { $card-the } lay open ({ $lines }).
why-called-with = { $who } called with { points }.
why-can-call = { $who } had { points }: enough to call.
why-fed = { $lines-count ->
    [0] { $who } took { $card-the }.
   *[other] { $who } took { $card-the }: { $lines }.
}
    .you = { $lines-count ->
        [0] You took { $card-the }.
       *[other] You took { $card-the }: { $lines }.
    }
why-ended = { $end ->
    [stop] { $who } ended the round with STOP.
    [bet-won] { $who } won the LAST CHANCE bet.
    [bet-lost] { $who } lost the LAST CHANCE bet.
    [mermaids] { $who } played four mermaids.
   *[void] The deck was empty.
}
    .you = { $end ->
        [stop] You ended the round with STOP.
        [bet-won] You won the LAST CHANCE bet.
        [bet-lost] You lost the LAST CHANCE bet.
        [mermaids] You played four mermaids.
       *[void] The deck was empty.
    }
foresight-gained = Points from this round: { $best } on average instead of { $other }.
foresight-rival-gained = { $seats ->
    [2] The opponent’s points
   *[other] The strongest opponent’s points
} from this round: { $best } on average instead of { $other }.
foresight-chance-bet = Wins LAST CHANCE: { $best }% instead of { $other }%.
foresight-chance-stop = Ends the round with STOP: { $best }% instead of { $other }%.
foresight-chance-mermaids = Wins with four mermaids: { $best }% instead of { $other }%.
foresight-rival-chance-bet = An opponent wins LAST CHANCE: { $best }% instead of { $other }%.
foresight-rival-chance-stop = An opponent ends the round with STOP: { $best }% instead of { $other }%.
foresight-rival-chance-mermaids = An opponent wins with four mermaids: { $best }% instead of { $other }%.

## Why something has to wait

not-now-points = { $points } of { $threshold } points: not yet.
not-now-called = Somebody has called already: the round ends anyway.
not-now-take-first = First take a card: pairs and calls come after that.
not-now-taken = You have taken your card for this turn.
not-now-by-crabs = Two crabs played together let you look through a pile.
not-now-by-sharks = A swimmer and a shark played together steal a card.
not-now-keep-first = First keep one of the two cards.
not-now-discard-first = First choose a pile for the other card.
not-now-crab-pile-first = First take a card from a pile: your crabs are waiting.
not-now-crab-card-first = First take a card from a pile: your crabs are waiting.
not-now-rob-first = First choose whom to steal from.
not-now-open-hand = This hand lies open: nothing can be stolen from it.
not-now-empty-hand = This hand is empty: there is nothing to steal.
not-now-empty = This pile is empty: there is nothing to take.
not-now-deck-empty = The deck is empty: take the top card of a pile.
not-now-nothing-left = Deck and piles are empty: there is nothing to take.
not-now-mermaids = { $count ->
    [0] Four mermaids are played together; you hold none.
    [one] Four mermaids are played together; you hold one.
   *[other] Four mermaids are played together; you hold { $count }.
}
not-now-partner = { $kind-key ->
    [crab] Two crabs make a pair; you hold one.
    [boat] Two boats make a pair; you hold one.
    [fish] Two fish make a pair; you hold one.
    [swimmer] A swimmer needs a shark; you hold none.
    [shark] A shark needs a swimmer; you hold none.
   *[other] This card makes a pair with its partner; you hold none.
}
not-now-counts = { $count ->
    [one] This card is not played: it counts in your hand.
   *[other] These cards are not played: they count in your hand.
}
