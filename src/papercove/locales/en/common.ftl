# What every game and every place says.

list-and = { $most } and { $last }
list-several = { $item } (×{ $count })
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Cards, for games whose faces are kind:colour

card-name = { $colour } { $kind }
card-the = the { $colour } { $kind }
card-the-bare = the { $kind }

## The end

outcome-won = { $winners } wins with { points }.
    .you = You win with { points }.
outcome-won-outright = { $winners } wins.
    .you = You win.
outcome-shared = { $winners } share the win with { points }.
    .you = You share the win ({ $winners }) with { points }.

## Refusals

refusal-not-your-turn = It is not your turn.
refusal-match-over = The game is over.
refusal-illegal-action = Not allowed here: { $action }{ $rule ->
    [none] .
   *[other] { " " }(rule { $rule }).
}
refusal-action = “{ $text }” is not an action of this game.
refusal-seats = There is no table for { $seats }: this game seats { $least } to { $most }.
refusal-options = These options do not fit { $game }: { $problem }.
refusal-unknown-game = There is no game “{ $game }”. Installed: { $known }.
refusal-game-not-made = The game { $game } cannot be loaded: { $problem }.
refusal-unknown-bot = There is no bot “{ $bot }”. Known: { $known }.
refusal-bot-not-made = The bot { $bot } cannot be created: { $problem }.
refusal-bot-setting = “{ $setting }” is not a setting of the bot { $bot }: write search:5000 or search:exploration=2.
refusal-bot-action = The bot { $bot } chose something it may not do: { $action }.
refusal-arena-games = Cannot play { $games } matches: give at least 1.
refusal-arena-bots = { $bots ->
    [0] No bots were named
    [one] One bot was named
   *[other] { $bots } bots are too many
} for { $seats } seats: name at least one, and no more than there are seats.
refusal-seed = “{ $text }” is not a seed: give a whole number, or “fair”, the secret and the nonces.
refusal-start-seed = A game starts from a whole number or a Seed, not { $seed }: for text, give Dice("text").bits().
refusal-no-example = There is no such example.
refusal-record-format = This record is written in format { $format }; this version of Papercove reads format { $known }.
refusal-record-version = This record was played by version { $version } of { $game }, but version { $known } is installed: its moves would not mean the same.
refusal-record-line = Line { $line } of the record makes no sense: “{ $text }”.
refusal-record-ply = There is no step { $ply } in this record: it has steps 0 to { $last }.
refusal-record-variant = Matches of a variant of { $game } are not recorded: variants are for simulations.
refusal-variant = These numbers do not make a variant of { $game }: { $problem }.
refusal-no-variants = { $game } has no numbers that could be varied.
refusal-no-positions = { $game } has no notation for positions written by hand.
refusal-score-input = These cards could not be read: { $problem }.

## Bots
refusal-log-level = “{ $level }” is not a log level. There are: { $known }.
refusal-action-number = An action is a whole number, not { $action }.

## Bots, by seat

bots-beginner = Pip, Lulu, Tom, Nina
bots-novice = Pearl, Marina, Nemo, Coral
bots-casual = Otto, Sandy, Finn, Stella
bots-skilled = Iris, Marlo, Ondine, Jonas
bots-advanced = Rosa, Corto, Selma, Hugo
bots-expert = Ada, Ines, Viktor, Morgan
bots-master = Mistral, Kraken, Morgana, Moby

# One line of points with its difference; several of them are a reason.
hint-reason = { $line }: { $points }
why-points = Points now: { $lines }.
rule-number = Rule { $rule }
