# What the command line and the terminal table say.

## Mistakes in a command

refusal-because = Not allowed here: { $action }. { $because } (Rule { $rule }.)
refusal-language = Papercove does not speak “{ $language }”. Known languages: { $known }.
refusal-unknown-command = There is no command “{ $command }”. `papercove --help` lists them.
refusal-unknown-option = There is no option { $option } here. Add --help to see the options.
refusal-unused-argument = “{ $argument }” is one argument too many.
refusal-missing-argument = { $argument } is missing.
refusal-repeated-argument = { $argument } was given twice.
refusal-bad-argument = “{ $value }” does not fit { $argument }.
refusal-too-few = { $argument } must be { $least } or more, not { $value }.
refusal-arguments = These arguments do not fit: { $problem }
refusal-file-missing = There is no file { $file }.
refusal-file-unreadable = The file { $file } cannot be read: { $problem }.
refusal-file-unwritable = The file { $file } cannot be written: { $problem }.
refusal-file-exists = The file { $file } already exists: choose another name for --save, or continue that match with --load { $file }.
refusal-output = The output cannot be written: { $problem }.

## games, doctor

games-version = version { $version }
games-seats = { $least } to { $most } players
doctor-compiled = The kernel is compiled: full speed.
doctor-interpreted = The kernel is not compiled: the same games, about 100 times slower. A C compiler and `pip install .` make it fast.
doctor-machine = machine
doctor-language = language
doctor-game = game

## bench

bench-game = game
bench-seats = seats
bench-decisions = M decisions/s
bench-copies = M copies/s
bench-rollouts = M rollouts/s
bench-bytes = bytes

## score

score-total = Total
score-line = Line { $line }: { $problem }
refusal-score-json = This is not a JSON object: { $problem }.

## The table

table-round = round { $round }
table-your-turn = your turn
table-thinks = { $who } is thinking…
table-over = the match is over
table-points = Your points
table-total = Total
table-log = What happened
table-round-over = Round { $round } is over
table-match-over = The match is over
table-no-undo = You can’t undo this: a card has been revealed, or it wasn’t your move.
table-saved = The match is saved in { $file }.
table-keys = 1–9 or Enter choose · U undo · L log · S save · G language · ? help · Q quit
table-keys-over = N new match · L log · S save · G language · Q leave
table-help = Up, Down, Enter: choose what to do. 1 to 9: choose at once.
    PgUp, PgDn: scroll the table.
    U: undo, as long as no card has been revealed.
    L: read what happened. S: save the match in a file.
    G: next language. Q: leave the table.
curtain-pass = Pass the keyboard to { $who }.
curtain-ready = { $who }: press Enter when nobody else is looking.
reading-hint = Enter: go on · ↑↓: scroll
picker-title = What would you like to play?
you = You
person = Player { $number }

## Mistakes at the table

refusal-people = { $people } people and { $bots } opponents do not fit a table for { $seats }.
refusal-option = “{ $option }” is not an option: write --option name=value.
refusal-setting = “{ $setting }” changes no number: write --set name=value.
refusal-bot-names = A name is missing in “{ $bots }”: write --bots greedy,random.
refusal-names = { $names } names do not fit a table for { $seats }.
refusal-no-terminal = This needs an interactive terminal.
refusal-other-game = The record { $file } is a match of { $game }, not of { $wanted }.

## replay

replay-keys = → ← one step · PgUp PgDn round · Home End · V viewpoint · G language · Q leave
replay-position = step { $ply } of { $last }
replay-seen-by = seen by { $who }
replay-open = all hands open

## serve, verify

refusal-port = The room cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $problem }.
refusal-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken, perhaps by a room that is already open on this machine: use that one, or open this one with --port { NUMBER($other, useGrouping: 0) }.
refusal-origin = “{ $value }” does not fit { $argument }: write http:// or https:// and a host, such as https://play.example.org.
refusal-proxy = “{ $value }” does not fit { $argument }: write an address or a network, such as 192.0.2.7, 10.0.0.0/8 or fd00::/8.
refusal-static = There are no built pages in { $value }: index.html is missing.
refusal-store-kind = “{ $value }” is not a store: give a file, or postgresql://…
refusal-store = The store { $store } cannot be opened: { $problem }
serve-open = Papercove is open at { $address }
serve-close = Press Ctrl+C to close it.
proof-commitment = commitment { $digits }
proof-round = round { $round } { $key }
proof-holds = VERIFIED: { NUMBER($rounds, useGrouping: 0) } deals follow from { $given ->
    [yes] the given commitment
   *[no] the commitment above (compare it with what your table showed)
}, and { NUMBER($plies, useGrouping: 0) } moves are legal.
proof-fails = NOT VERIFIED: { $problem }

## arena

proof-older = Of the older recipe: whoever ran the room could have steered these deals.
proof-withheld = Seat { $seat } had promised a random word and never gave it: whoever ran the room could choose between this deal and another.
proof-broken = A device at this table had seen { NUMBER($count, useGrouping: 0) } gatherings abandoned before this one.

## arena

arena-title = { $game }, { $seats } seats, { $games ->
    [one] one match
   *[other] { NUMBER($games, useGrouping: 0) } matches
}
arena-ladder-title = { $game }, two seats, { NUMBER($games, useGrouping: 0) } matches a pair
arena-bot = bot
arena-wins = wins
arena-interval = 95% interval
arena-score = mean score
arena-ms = ms per move
arena-elo = Elo
arena-beats-below = beats next below
arena-sprt = { $verdict ->
    [better] Decided for { $bot }: its win rate is { $better }% or more, rather than { $even }% or less.
    [not-better] Decided against { $bot }: its win rate is { $even }% or less, rather than { $better }% or more.
   *[undecided] Undecided whether the win rate of { $bot } is { $even }% or less, or { $better }% or more.
} Played: { NUMBER($games, useGrouping: 0) } of { NUMBER($asked, useGrouping: 0) }. Logarithm of the likelihood ratio: { $ratio }, bounds ±{ $bound }.
arena-same-bot = The same bot has every seat: it wins its even share because every deal is played from each seat. Nothing is measured here but its score.
refusal-ladder = A ladder has two seats and plays all its matches: leave { $argument } out.

## simulate, report

simulate-title = { $game }, { $seats } seats, { NUMBER($games, useGrouping: 0) } matches
simulate-printed = By the printed rules.
simulate-options = With these options:
simulate-variant = A VARIANT, not the printed game:
simulate-value = value
simulate-bot = bot { $number }, { $bot }, wins
simulate-seat = seat { $seat } wins
simulate-first = whoever begins wins
simulate-score = score of seat { $seat }
simulate-winning-score = winner’s score
simulate-rounds = rounds
simulate-turns = turns
simulate-decisions = decisions
simulate-per-match = per match
simulate-mean = mean value
simulate-win-rate = win rate then
report-title = { $game }: what { NUMBER($games, useGrouping: 0) } matches say
report-made = { $bots }, { $seats } seats, seed { $seed }. Bars, bands and ± are 95% intervals, by match. Faint ones may be due to chance; where there is none, there is too little to tell.
report-abstract = Whoever begins wins { $first } of the matches. A match takes { $turns } turns{ $rounds ->
        [none] { "" }
       *[other] { " " }in { $rounds } rounds
    }; the winner has { $winner } points, { $margin } more than the next.
report-scores = Scores at the end
report-scores-axis = points
report-count-axis = share of results
report-calls = What a call brings
report-calls-axis = points at the call
report-win-axis = chance of winning
report-values = What each kind is worth
report-values-axis = extra points per card held
simulate-margin = winner’s margin
simulate-success = came off
simulate-joint = one more, all else equal
simulate-plain = one more, alone
simulate-one-match = One match tells nothing about chances or averages: ask for more with --games.
lab-command = Papercove { $version }: { $command }
measure-behind = been behind; points at most
    .often = players who were ever behind, per match
    .mean = points behind at most
measure-lead-changes = changes of the lead
    .mean = changes of the lead per match
report-scores-caption = How often each score was reached. Half of the results lie between { $low } and { $high } points; the winner has { $winner } on average.
report-success = Does the call come off?
report-success-axis = share that came off
report-success-caption = How often a call came off, by the caller’s points. Over all calls: { $rates }.
report-calls-up = points above the best opponent
report-calls-caption = What the caller gained above the best opponent in that round, as these bots call. { $more ->
        [none] { "" }
       *[other] With { $more } points { $one } surely brings more than { $other }.
    } { $less ->
        [none] { "" }
       *[other] With { $less } points { $other } surely brings more than { $one }.
    } Otherwise the intervals overlap.
report-calls-caption-one = What the caller gained above the best opponent in that round, as these bots call.
report-values-caption = How many points one more card brings. Most by { $kind }: { $points } ({ $interval }) while all other cards stay the same. “Alone” compares hands whatever else they hold, and so misleads where one kind crowds out another.
report-behind = Comebacks
report-behind-axis = points behind at most
report-behind-caption = How often those who had been behind still won, by how far behind they were at worst: { $rate } overall. The lead changes hands { $changes } times a match on average.
report-gaps = A gap is a value that came up too rarely to judge.
report-tail = The last point groups everybody who was { $least } or more behind ({ $count } results): { $rate }.
report-events = What happens
report-editions = What the editions change
report-editions-caption = Differences from the game above, both from the same first deals, seed by seed, with their 95% intervals, each by itself. The last column says how much narrower that makes them than on different deals (median of all that was compared): much only where hardly anything is played otherwise. Wins in percentage points.
report-narrower = narrower by
report-written = The report is in { $file }.
refusal-variant = These numbers do not fit { $game }: { $problem }.
refusal-no-variants = { $game } has no numbers that may be changed.
refusal-variant-file = The file { $file } is not TOML: { $problem }.
refusal-no-ray = Ray is not installed: pip install 'papercove[cluster]'.
refusal-no-plots = Matplotlib is not installed: pip install 'papercove[report]'.

## compare

compare-bot = the first bot wins
compare-before = before
compare-after = after
compare-change = change
compare-title = { $game }: { $after } instead of { $before }
compare-made = { $bots }, { $seats } seats, { NUMBER($games, useGrouping: 0) } matches on each side from the same first deals, seed { $seed }. ± is a 95% interval of the difference, pair by pair.
compare-higher = With { $after } instead of { $before }, this rises: { $changes }.
compare-lower = With { $after } instead of { $before }, this falls: { $changes }.
compare-nothing = { NUMBER($games, useGrouping: 0) } matches on each side show no difference between { $after } and { $before } beyond chance.
compare-chance = No sure difference in how often { $name } ({ $change } percentage points).
compare-effects = How much grows or shrinks
compare-effects-axis = change, in percent of the value before
compare-chances = Who wins, and what comes off
compare-chances-axis = change, in percentage points
compare-held = cards held
compare-from-to = from { $before } to { $after }
compare-also-lower = This falls: { $changes }.
compare-effects-caption = { $more ->
        [0] { "" }
       *[other] The { $shown } clearest are shown.{ " " }
    }{ $sure } of { $tests } changes are beyond chance although so many were looked at; on top is the clearest: { $surest }. Right of the line is more, left is less, each with its own 95% interval; faint ones may be due to chance.
compare-scores-caption = How often each final score was reached; { $winner }.
compare-all = Everything that was compared
compare-all-caption = Heavy: beyond chance although { $tests } differences were looked at (Holm’s procedure, 5% for all together). Each ± is a 95% interval by itself: about one in twenty leaves out 0 by chance alone. { $set ->
        [0] { "" }
       *[other] “As set” is what the change itself says; it is not judged.
    } Chances in percentage points.
compare-deals = { $percent ->
        [0] The shared deals make these intervals no narrower (median): after the first different decision, luck goes its own way.
       *[other] The shared deals make these intervals { $percent }% narrower (median); after the first different decision, luck goes its own way.
    }
compare-set = { $change }, as set
compare-bots = bots { $bots }
compare-written = The page is in { $file }.
refusal-compare-side = “{ $side }” is no setting: write name=value, as in edition=fr or call_threshold=8, or printed for no change.
refusal-compare-setting = There is no setting “{ $setting }”. There are: { $known }.
refusal-compare-same = Both sides are the same study: change a setting on one of them.
refusal-cluster = The Ray cluster at { $address } cannot be joined: { $problem }. Check that it runs there and that RAY_AUTH_TOKEN is its token; a busy head may need a second try.
refusal-cluster-lost = The Ray cluster at { $address } was lost during the run. Once it is back, give the same command again: the numbers will be the same.
refusal-record-variant = Games with changed numbers are not recorded: records are of { $game } as printed.
refusal-reward = There is no reward “{ $reward }”. Known: { $known }.
refusal-environment-not-reset = Call reset() before anything else.
refusal-vector-size = { $envs } matches in { $threads } threads cannot be made: both are at least 1.
refusal-vector-opponents = There are no opponents “{ $opponents }” here: give none, “random” or “quick”, one kind for all seats. Functions and policies play in gymnasium.make().
refusal-vector-actions = One action for each of the { $envs } matches is needed, not an array of shape { $shape }.
refusal-agent = There is no agent “{ $agent }”. Known: { $known }.
refusal-render-mode = There is no render mode “{ $mode }”. Known: { $known }.
refusal-reset-options = reset() knows no options but reset_mask: { $options }.
refusal-reset-mask = reset_mask is an array of { $envs } booleans, at least one of them true.
refusal-vector-seeds = One seed for each of the { $envs } matches is needed, not { $seeds }.
refusal-opponents = { $opponents } opponents do not fit a table for { $seats }: give one for every other seat, or fewer, of whom the last takes the seats that are left.
refusal-opponent-kind = { $opponent } cannot be an opponent: give the name of a bot, a Bot, a function that takes what its seat sees and returns an action, or a policy with predict().
refusal-policy-answer = Your opponent { $policy } answered { $answer }: return one whole number below { $actions } that is 1 in the “action_mask” it was given.
refusal-policy-action = Your opponent { $policy } chose { $action }, which is not legal here: choose only among the actions that are 1 in the “action_mask” it was given.
refusal-policy-raised = Your opponent { $policy } raised { $problem }. Call it once with an observation of this environment to see where.
refusal-seat = There is no seat { $seat } at a table for { $seats }.

## A new game

new-game-done = { $folder } is written. Go there, run pip install -e '.[dev]' and pytest, then papercove play { $name }.
refusal-new-game-name = “{ $name }” cannot be the name of a game: use lower-case letters and digits, separated by hyphens, such as tide-pools.
refusal-new-game-taken = “{ $name }” is taken by a game or a module of Python: choose another name.
refusal-new-game-exists = { $folder } already exists: choose another name, another --folder, or remove it first.
refusal-new-game-unwritten = { $folder } could not be written: { $problem }. Choose a --folder that you may write to.
