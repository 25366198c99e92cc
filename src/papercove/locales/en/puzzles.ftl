# The puzzle a day.

puzzle-rival = Otto
puzzle-ask = From a real game: one choice is clearly best here, and it is not the obvious one. Which?
puzzle-how = One position a day from a real game, the same for everybody. Find the choice that wins most often.
puzzle-solved = Solved! With “{ $best }” you win { $keeps }% of the time.
puzzle-shown = The best choice is “{ $best }”: it wins { $keeps }% of the time.
puzzle-obvious = With the obvious choice, “{ $obvious }”, { $keeps }%.
puzzle-wrong = With “{ $tried }” you win { $keeps }% of the time, with the best choice { $best }%. Try again.
puzzle-with-best = With the best choice:
puzzle-show = Show the solution
puzzle-measured = Every choice, measured in { NUMBER($iterations) } tries
puzzle-other = And “{ $other }”?
puzzle-known = True of both choices.
puzzle-costs = The price:
puzzle-share = { $keeps }%
puzzle-archive = All puzzles
puzzle-today = Today’s puzzle
puzzle-earlier = Earlier ones
puzzle-open = not solved yet
puzzle-seen = solution seen
puzzle-tries = { $tries ->
    [one] solved on the first try
   *[other] solved in { $tries } tries
}
puzzle-streak = { $days ->
    [0] No streak yet
   *[other] { $days }-day streak
}

## Why: what the best choice leads to, and the obvious one

how-often = { $tenths ->
    [0] almost never
    [1] one time in ten
    [2] one time in five
    [3] one time in three
    [4] two times in five
    [5] half the time
    [6] three times in five
    [7] two times in three
    [8] four times in five
    [9] nine times in ten
   *[other] almost always
}
about-points = { $count ->
    [0] slightly { $way ->
        [more] more
       *[less] fewer
    } points
    [one] about one { $way ->
        [more] more point
       *[less] point less
    }
   *[other] about { $count } { $way ->
        [more] more
       *[less] fewer
    } points
}
foreseen-points = You end with { about-points }.
foreseen-rival-points = Your opponent ends with { about-points }.
foreseen-gained = This round brings you { about-points }.
foreseen-rival-gained = This round brings your opponent { about-points }.
foreseen-chance-bet = { $which ->
    [best] You win the LAST CHANCE bet { $best }.
    [other] LAST CHANCE would be won only { $other }.
    [same] You win a LAST CHANCE a little { $way ->
        [more] more
       *[less] less
    } often.
   *[both] You win a LAST CHANCE { $best }, with the other choice { $other }.
}
foreseen-chance-stop = { $which ->
    [best] The round ends with your STOP { $best }.
    [other] Otherwise the round ends with your STOP { $other }.
    [same] The round ends a little { $way ->
        [more] more
       *[less] less
    } often with your STOP.
   *[both] The round ends with your STOP { $best }, with the other choice { $other }.
}
foreseen-chance-mermaids = { $which ->
    [best] Four mermaids win the game for you { $best }.
    [other] Otherwise four mermaids win the game for you { $other }.
    [same] Four mermaids win the game for you a little { $way ->
        [more] more
       *[less] less
    } often.
   *[both] Four mermaids win the game for you { $best }, with the other choice { $other }.
}
foreseen-rival-chance-bet = { $which ->
    [best] Your opponent then wins a LAST CHANCE { $best }.
    [other] Otherwise your opponent wins a LAST CHANCE { $other }.
    [same] Your opponent wins a LAST CHANCE a little { $way ->
        [more] more
       *[less] less
    } often.
   *[both] Your opponent wins a LAST CHANCE { $best }, with the other choice { $other }.
}
foreseen-rival-chance-stop = { $which ->
    [best] Your opponent then ends the round with STOP { $best }.
    [other] Otherwise your opponent ends the round with STOP { $other }.
    [same] Your opponent ends the round with STOP a little { $way ->
        [more] more
       *[less] less
    } often.
   *[both] Your opponent ends the round with STOP { $best }, with the other choice { $other }.
}
foreseen-rival-chance-mermaids = { $which ->
    [best] Four mermaids then win the game for your opponent { $best }.
    [other] Otherwise four mermaids win the game for your opponent { $other }.
    [same] Four mermaids win the game for your opponent a little { $way ->
        [more] more
       *[less] less
    } often.
   *[both] Four mermaids win the game for your opponent { $best }, with the other choice { $other }.
}
foreseen-stars = You end with { $count ->
    [0] slightly { $way ->
        [more] more
       *[less] fewer
    } stars
    [one] about one { $way ->
        [more] more star
       *[less] star less
    }
   *[other] about { $count } { $way ->
        [more] more
       *[less] fewer
    } stars
}.
foreseen-tokens = Your objectives bring { about-points }.
foreseen-scissors = The scissors bring you { about-points }.
foreseen-hand = Cards left in your hand cost { about-points }.
foreseen-discards = Your discards cost { about-points }.

## Refusals

refusal-no-puzzle = There is no puzzle for “{ $day }”: write a date like 2026-11-17.
refusal-no-puzzles = This game has no puzzles.
refusal-no-puzzle-choice = That choice is not available here.
