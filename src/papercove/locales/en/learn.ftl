# Learning, looking back and counting: the coach, replays, statistics, points, the big screen.

## The coach

coach = Coach
coach-thinking = The coach is thinking…
coach-curve = Chances of winning, from the first card to the last
coach-conduct = { $who }: { $agreed } of { $decisions } decisions matched the coach’s, { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
}; on average { $loss }% of the chances lost per decision.
coach-turning-points = Turning points
coach-turn = Step { $ply }, { $who }: “{ $action }”. { $luck ->
    [yes] The luck of the cards:
   *[no] The decision makes the difference:
} the chance of winning ({ $gainer }) { $way ->
    [up] rises
   *[down] falls
} from { $before }% to { $after }%.
coach-decisions = What the coach would have done
coach-decision = Step { $ply }, { $who } ({ $grade ->
    [blunder] blunder
    [mistake] mistake
    [dubious] doubtful
    [fine] fine
   *[best] best
}): chance of winning { $instead }% with “{ $played }”, { $chance }% with “{ $best }”.
coach-no-mistakes = Nothing to correct: the coach could hardly have done better.
refusal-record-empty = There is nothing to judge in { $file }: no step has been played.
refusal-record-unfinished = This game is not finished: the coach judges whole games.
coach-agrees = Step { $ply }, { $who }: “{ $played }” is what the coach would do too (chance of winning { $chance }%).
coach-no-turns = No single move decided this game.
coach-habits = Way of playing
coach-habit = { $who } chose something like “{ $played }” { $count } times where something like “{ $best }” was better. In all, that gave away { $loss ->
    [0] about { $points } points
   *[other] as much as { $loss }% of a win{ $points ->
        [0] {""}
       *[other] {" "}and about { $points } points
    }
}.
coach-habit-on-average = What the better choice leads to each time, on average:
coach-least = Show decisions that cost at least
coach-how = Each decision is judged by what the player could know at the time. Each line of the chart shows the chances as that player could judge them, so the lines need not add up to 100%.
coach-cancel = Stop
coach-offer = A strong bot reviews every decision: how the chances changed, where the game turned, and what it would have played.
coach-begin = Analyse this game
foresight-points = Points at the end: { $best } on average instead of { $other }.
foresight-rival-points = { $seats ->
    [2] The opponent’s points
   *[other] The strongest opponent’s points
}: { $best } on average instead of { $other }.
coach-turn-of = Turning point { $number } of { $all }
coach-turn-go = Turning point { $number }
coach-played = Played
coach-better = Better
coach-keeps = { $who }: chance of winning { $share }%
coach-average = What the better choice leads to
coach-then = What happened then
coach-facts = What the player could know
coach-show = Show on the table
coach-axis-chance = Chance of winning
coach-axis-steps = Step of the game
coach-close-call = The search prefers it; no single line of the score explains why.
refusal-coach-busy = The coach is busy. Try again in { $seconds } s.
refusal-mistake = Something went wrong in the room. Please try again.

## Pages

ways = More
learn = Learn by playing
learn-title = Learn { $game }
rules = Rules
rules-contents = Contents
rules-all = The whole rulebook
points-page = Count points
my-matches = My games
open-record = Open a saved game
loading = One moment…
aids = Game aid
myself = Your name and animal
not-now = What you can’t do now, and why
refusal-no-rules = There is no rulebook for { $game } yet.
leaflet-print = Print (two pages)
leaflet-book = The numbered rulebook, for every case
leaflet-pictures = The rules in pictures
leaflet-mine = your table’s
leaflet-otherwise = different from your table
leaflet-changed = different here
leaflet-marked = What this edition does differently is marked.
leaflet-others = Other ways to play
leaflet-or = or
leaflet-touch = Tap to take it away or to add it.

## Replay

replay-controls = Steps of the game
replay-play = Play
replay-pause = Pause
replay-round-back = Previous round
replay-round-on = Next round
replay-step = Step { $ply } of { $last }
replay-at = Step { $ply } of { $last }, round { $round }
replay-eyes = View as
replay-all-open = all hands open
replay-round = Round
replay-speed = Speed
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-keys-web = Keys: left and right arrow one step, with Shift one turn, Page Up and Page Down a round, Home, End, P play, V viewpoint.
replay-beginning = The game begins.
replay-share = Share this position
replay-link = Link to this position
replay-download = Download the record
open-record-how = Choose a saved game (.papercove file) to replay it here.
verify = Was the shuffle fair?
verify-explained = If this holds and your device’s random word is in it, nobody chose these cards: not the players, and not the room. It does not prove that the room kept the cards to itself; whoever runs it can still look.
verify-given = The fingerprint your table showed, if you kept it
verify-button = Check it
verify-fair = { $promise ->
    [none] It fits: every deal follows from the secret in this record.
   *[other] Yes: this game was dealt as promised.
}
verify-not = Not verified: { $problem }
verify-bound = { $promise ->
    [seen] The secret matches the fingerprint that this browser had seen before the deal.
    [given] The secret matches the fingerprint that you entered.
    [told] The secret matches the fingerprint.
   *[none] This is the fingerprint of the secret in the record; compare it with the one that your table showed before the deal:
}
verify-keys = { $rounds ->
    [one] The key of the round, computed in this browser, is right.
   *[other] The keys of { $rounds } rounds, computed in this browser, are right.
}
verify-replayed = Every deal and every move follow from these keys.
verify-redealt = { $rounds ->
    [one] This browser dealt the round again itself; every card was where the deal had put it.
   *[other] This browser dealt all { $rounds } rounds again itself; every card was where the deal had put it.
}
verify-unknown-deck = This browser does not know how this game is dealt; the room dealt it again.
verify-older = An older recipe: whoever ran the room could have steered these deals.
verify-own = The random word of this device went into the shuffle.
verify-not-own = This device added no random word to this shuffle.
verify-withheld = Seat { $number } had promised a random word and never gave it: whoever ran the room could choose between this deal and another.
verify-broken = { $count ->
    [one] A device at this table had seen one deal abandoned before this one.
   *[other] A device at this table had seen { $count } deals abandoned before this one.
}
unproven-plain-seed = The shuffles of this game come from a plain number, not from a sealed secret.
unproven-commitment = The secret in the record is not the one behind this commitment, the fingerprint shown before the deal.
unproven-nonces = The record does not have one random word for each seat.
unproven-own-nonce = Your own random word is not among those that went into the shuffle.
unproven-record-line = A line of the record is unreadable, or not a legal move where it stands.
unproven-record-version = The record belongs to other rules of this game; use the Papercove it was made with.
unproven-record-format = The record is written in another format.
unproven-unknown-game = The game of this record is not installed.
unproven-seed = The seed line of the record is unreadable.
unproven-unfinished = The record ends before the game does: part of it is missing.
unproven-options = The options in the record do not fit its game.
unproven-seats = This game cannot be played by that many players.
unproven-game-not-made = The game of this record cannot be loaded.
unproven-keys = The rounds were not dealt with the keys that this browser computed.
unproven-deals = This browser dealt the rounds again, and the cards are not where the deal had put them.

## Points at a real table

points-explained = Your points
points-nothing = Pick your cards: the points appear here as you pick.
points-pick = Tap a card once for each copy you have.
points-place = Tap the top cards row by row: each goes to the marked space, and the mark moves on.
points-add = Add { $card }: { $count } of { $most }
points-take = Remove one { $card }
points-take-last = Remove the last one
points-spot = { $card } in column { $column }, row { $row }
points-cell-empty = empty
points-choose = Cards for this space
points-clear = Start again
refusal-no-score = Points cannot be counted for { $game }.
refusal-score-input = These cards could not be read: { $problem }.

## Statistics

against = Against
against-people = People
against-bot = Bots · { $level }
played = Played
won = Won
mean-points = Average points
best-points = Best
rating-line = Rating { $rating } ± { $spread }, after { $matches ->
    [one] { $matches } game
   *[other] { $matches } games
}.
finished-matches = Finished games
you-won = won
more-matches = Show more
no-matches = No finished games yet. Play one, and it will be here.
my-data = My data
my-data-how = The room keeps your nickname, your tables and your games, and nothing else. You can download them, or have your name removed everywhere.
export = Download everything
delete-me = Delete my data
delete-sure = Yes, delete for good

## The big screen and notifications

big-screen = Big screen
screen-full = Full screen
screen-turn = { $name } to move
screen-join = Point a phone’s camera here to join.
push-offer = This game may take days. Should this browser notify you when it’s your turn, even when the page is closed?
push-yes = Yes, notify me
push-no = No, thank you
push-on = You will be notified when it’s your turn.
push-refused = The browser does not allow notifications for this page.
refusal-push-off = The host of this room has not turned notifications on.
refusal-push-endpoint = This browser’s notification service is not known to the room.
refusal-push-package = Notifications need a package that is not installed: pip install papercove[push].
refusal-no-tasks = There are no tasks for { $game } yet.

## What kind of player each bot is

final-again = Landscapes
rounds-best = Best bet: { $name }, round { $round }, +{ $points }
    .you = Best bet: yours, round { $round }, +{ $points }
bots-here = Bots at this table
bot-pip = First game ever; takes whatever looks pretty.
bot-lulu = Chooses by colour and is delighted with every card.
bot-tom = Has read half the rules and forgotten most of them.
bot-nina = Asks the fish for advice.
bot-pearl = Never in a hurry, never cross.
bot-marina = Knows the tides better than the rules.
bot-nemo = Dives for treasure and forgets the time.
bot-coral = Collects a little of everything.
bot-otto = Has eight arms, and always one card too many.
bot-sandy = Plays well until the sun comes out.
bot-finn = Cannot resist a bargain.
bot-stella = Counts the stars, and sometimes the points.
bot-iris = Sees most of what happens.
bot-marlo = An old sailor; counts on his fingers and rarely goes wrong.
bot-ondine = Waits quietly, then takes the very card you wanted.
bot-jonas = Once lived in a whale; nothing frightens him any more.
bot-rosa = Remembers what you threw away.
bot-corto = Takes risks that turn out not to be any.
bot-selma = Has a plan, and a second one.
bot-hugo = Keeps a notebook on everybody.
bot-ada = Has it all worked out while you are still sorting your cards.
bot-ines = Smiles only once she has won.
bot-viktor = Has not been surprised for years.
bot-morgan = Knows what you hold. Almost.
bot-mistral = Blows hardest when you need it least.
bot-kraken = Never lets go of anything.
bot-morgana = Saw this game before it began.
bot-moby = Many have tried.
puzzle-day = Puzzle of the day
