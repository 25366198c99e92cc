# The puzzle a day.

puzzle-rival = Otto
puzzle-ask = From a real game: one choice is clearly best here, and it is not the obvious one. Which?
puzzle-how = One position a day from a real game, the same for everybody. Find the choice that wins most often.
puzzle-solved = Solved! “{ $best }” wins { $keeps }% of the time.
puzzle-shown = The best choice is “{ $best }”: it wins { $keeps }% of the time.
puzzle-obvious = The obvious choice, “{ $obvious }”, wins { $keeps }%.
puzzle-wrong = “{ $tried }” wins { $keeps }% of the time; the best choice wins { $best }%. Try again.
puzzle-show = Show the solution
puzzle-measured = Every choice, measured in { NUMBER($iterations) } tries
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

foreseen-points = You end with { $best } points on average instead of { $other }.
foreseen-rival-points = Your opponent ends with { $best } points on average instead of { $other }.
foreseen-gained = This round brings you { $best } points on average instead of { $other }.
foreseen-rival-gained = This round brings your opponent { $best } points on average instead of { $other }.
foreseen-chance-bet = You win a LAST CHANCE in { $best }% of cases instead of { $other }%.
foreseen-chance-stop = You end the round with STOP in { $best }% of cases instead of { $other }%.
foreseen-chance-mermaids = Four mermaids win the game for you in { $best }% of cases instead of { $other }%.
foreseen-rival-chance-bet = Your opponent wins a LAST CHANCE in { $best }% of cases instead of { $other }%.
foreseen-rival-chance-stop = Your opponent ends the round with STOP in { $best }% of cases instead of { $other }%.
foreseen-rival-chance-mermaids = Four mermaids win the game for your opponent in { $best }% of cases instead of { $other }%.
foreseen-stars = You end with { $best } stars on average instead of { $other }.
foreseen-tokens = Your objectives bring { $best } points on average instead of { $other }.
foreseen-scissors = The scissors bring you { $best } points on average instead of { $other }.
foreseen-hand = Cards left in your hand count { $best } on average instead of { $other }.
foreseen-discards = Your discards count { $best } on average instead of { $other }.

## Refusals

refusal-no-puzzle = There is no puzzle for “{ $day }”: write a date like 2026-11-17.
refusal-no-puzzles = This game has no puzzles.
refusal-no-puzzle-choice = That choice is not available here.
