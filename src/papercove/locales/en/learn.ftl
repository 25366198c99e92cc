# Learning, looking back and counting: the coach, replays, statistics, points, the big screen.

## The coach

coach = Coach
coach-thinking = The coach is thinking…
coach-curve = The chance to win, from the first card to the last
coach-conduct = { $who }: { $agreed } of { $decisions } decisions as the coach would have made them, { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
}; given away on average: { $loss } % a decision.
coach-turning-points = Turning points
coach-turn = Step { $ply }, { $who }: “{ $action }”. { $luck ->
    [yes] The cards decide:
   *[no] The decision changes it:
} { $gainer } goes from { $before } % to { $after } %.
coach-decisions = What the coach would have done
coach-decision = Step { $ply }, { $who } ({ $grade ->
    [blunder] blunder
    [mistake] mistake
    [dubious] doubtful
    [fine] as good
   *[best] best
}): “{ $best }” wins { $chance } % here, “{ $played }” { $instead } %.
coach-no-mistakes = Nothing to correct: the coach would hardly have done better.
refusal-record-empty = There is nothing to judge in { $file }: no step has been played.
refusal-record-unfinished = This match is not finished: the coach judges whole matches.
coach-agrees = Step { $ply }, { $who }: “{ $played }” is what the coach would do too ({ $chance } %).
coach-no-turns = No single step turned this match.
coach-least = Show decisions that gave away at least
coach-how = Each decision is judged from what its player could know then; the curve is the mean of what every player could expect.
coach-cancel = Stop
coach-offer = A strong bot looks at every decision: how the chances went, where the match turned, and what it would have done.
coach-begin = Analyse this match
refusal-coach-busy = The coach has too much to do just now. Try again in { $seconds } s.
refusal-mistake = Something went wrong in the room. Please try again.

## Pages

ways = More to do
learn = Learn by playing
learn-title = Learn { $game }
rules = Rules
rules-contents = Contents
rules-all = The whole rulebook
rule-number = Rule { $rule }
points-page = Count points
my-matches = My matches
open-record = Open a record
loading = One moment…
aids = Reference card
not-now = Not now, and why
refusal-no-lesson = There is no lesson for { $game } yet.
refusal-no-rules = There is no rulebook for { $game } yet.

## Replay

replay-controls = Steps of the match
replay-play = Play
replay-pause = Pause
replay-round-back = Back by a round
replay-round-on = On by a round
replay-at = Step { $ply } of { $last }, round { $round }
replay-eyes = Seen by
replay-all-open = all hands open
replay-round = Round
replay-speed = Speed
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-keys-web = Keys: ← → one step, Shift ← → one turn, Page Up and Page Down a round, Home, End, P play, V viewpoint.
replay-beginning = The match begins.
replay-share = Share this position
replay-link = Link to this position
replay-download = Download the record
open-record-how = Choose a record file (.papercove) to replay it here.
verify = Was the shuffle fair?
verify-explained = Before the deal the room published a fingerprint of its secret, and every player added a random word. After the match the secret is told, so anybody can check that the cards came from these two alone.
verify-given = Fingerprint that the table showed, if you kept it
verify-button = Check it
verify-fair = { $promise ->
    [none] It fits: every deal follows from the secret in this record.
   *[other] Yes: this match was dealt as promised.
}
verify-not = Not verified: { $problem }
verify-bound = { $promise ->
    [seen] The secret fits the fingerprint that this browser had seen before the deal.
    [given] The secret fits the fingerprint that you entered.
    [told] The secret fits the fingerprint.
   *[none] This is the fingerprint of the secret in the record; compare it with the one that your table showed before the deal:
}
verify-keys = { $rounds ->
    [one] The key of the round, computed in this browser, is right.
   *[other] The keys of { $rounds } rounds, computed in this browser, are right.
}
verify-replayed = Every deal and every move follow from these keys.
unproven-plain-seed = The dice of this match come from a plain number, not from a sealed secret.
unproven-commitment = The secret in the record is not the one behind this commitment, the fingerprint shown before the deal.
unproven-nonces = The record does not have one random word for each seat.
unproven-record-line = A line of the record is unreadable, or not a legal move where it stands.
unproven-record-version = The record belongs to other rules of this game; use the Papercove it was made with.
unproven-record-format = The record is written in another format.
unproven-unknown-game = The game of this record is not installed.
unproven-seed = The seed line of the record is unreadable.
unproven-unfinished = The record ends before the match does: part of it is missing.
unproven-options = The options in the record do not fit its game.
unproven-seats = The game of this record is not played by so many.
unproven-game-not-made = The game of this record cannot be loaded.
unproven-keys = The rounds were not dealt with the keys that this browser computed.

## Lessons

tutorial-partner = Marina
tutorial-progress = Scene { $scene } of { $scenes }
tutorial-on = Go on
tutorial-leave = Leave
tutorial-play = Now play for real
tutorial-again = Once more

## Points at a real table

points-explained = Your points
points-nothing = Pick your cards: the points appear here as you pick.
points-pick = Tap a card for each one you have.
points-place = Tap a cell, then the top card of the stack there.
points-add = Add { $card }: { $count } of { $most }
points-take = Take one { $card } away
points-take-last = Take the last one away
points-spot = { $card } in column { $column }, row { $row }
points-cell-empty = empty
points-choose = Cards for this cell
points-clear = Start again
refusal-no-score = { $game } has no points to count on a table.
refusal-score-input = These cards are not written as they should be: { $problem }.

## Statistics

against = Against
against-people = People
against-bot = Bots · { $level }
played = Played
won = Won
mean-points = Points on average
best-points = Best
rating-line = Rating { $rating } ± { $spread }, after { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}.
finished-matches = Finished matches
you-won = won
more-matches = Show more
no-matches = No finished matches yet. Play one, and it will be here.
my-data = My data
my-data-how = The room keeps your nickname, your tables and your matches, and nothing else. You may take them along, or have your name taken off everything.
export = Download everything
delete-me = Delete me
delete-sure = Really delete, for good

## The big screen and notifications

big-screen = Big screen
screen-full = Fill the screen
screen-turn = { $name } to move
screen-join = Point a phone’s camera here to join.
push-offer = This match may take days. Shall this browser tell you when it is your turn, even when the page is closed?
push-yes = Yes, tell me
push-no = No, thank you
push-on = You will be told when it is your turn.
push-refused = The browser does not allow notifications for this page.
refusal-push-off = The host of this room has not turned notifications on.
refusal-push-endpoint = This browser’s notification service is not known to the room.
refusal-push-package = Notifications need a package that is not installed: pip install papercove[push].
