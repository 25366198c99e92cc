# What the table in the browser says.

## Pages and places

game-sea-salt-paper = Sea Salt & Paper
game-paper-world = Paper World
games = Games
switch-game = Play { $game } at once
room-about = Sea Salt & Paper and Paper World, alone against a bot or with friends by a link. No account.
tables = Tables
play-now = Play now
my-tables = My tables
open-tables = Open tables
no-open-tables = Nobody is waiting for a player just now. Open a table and send the link!
phase-gathering = waiting
phase-playing = being played
phase-finished = finished
new-table = New table
new-table-how = friends, bots, options
new-quick = New game at once
no-page = There is nothing here.
no-table = This table is not there any more, or the link is not complete.
try-again = Try again
dealing = The cards are being dealt…
menu = Menu
close = Close
you = You
somebody = Somebody
guest = Guest { $number }

## Making a table

game = Game
players = Players
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
chairs = Who sits where
chair = Chair { $number }
chair-me = Me
chair-open = Open chair
chair-for-person = Open for a person
chair-bot = A bot on chair { $number }
bot-name = Bot · { $level }
level-novice = Gentle
level-casual = Relaxed
level-skilled = Skilled
level-expert = Strong
level-master = Merciless
thinking = Thinking time
thinking-none = No limit
thinking-relaxed = Relaxed
thinking-quick = Quick
thinking-days = Over days
pace = Pace of the bots
pace-human = Like people
pace-brisk = Brisk
pace-instant = At once
switches = At this table
switch-listed = Show it among the open tables
switch-free_text = Free words in the chat
switch-hints = Hints
switch-newcomers = Whoever watches may take a bot’s seat in mid-match
switch-memory_aid = Memory aid: look back as far as you like
switch-live_points = Show one’s own points during play
as-usual = as usual
open-table = Open the table

## Before the deal

gathering = Waiting for players
sit = Sit here
ready = ready
not-ready = not here yet
i-am-ready = I am ready
waiting-for-players = Waiting for the others…
invite = Invite
invite-how = Whoever opens this link can take a free chair or watch.
invite-link = Link to this table
invite-qr = A code for a phone’s camera: the link to this table
copy = Copy
copied = Copied
share = Share
fair-promise = The room has bound itself to the shuffle before the deal:

## At the table

your-turn = Your turn!
to-move = to move
turn-of = { $name } is thinking…
turn-of-gone = { $name } is offline. Waiting…
offline = offline
time-left = { $time } left to think
days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
your-place = Your place
actions = What you can do
all-choices = Show everything
match-over = The match is over
undo = Undo
hint = Hint
hint-best = “{ $best }” wins { $chance } %.
hint-other = “{ $other }” wins { $instead } %: { $grade ->
    [blunder] much worse.
    [mistake] clearly worse.
    [dubious] a little worse.
   *[fine] just as good.
}
choices-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
points-title = Your points
points-of = Points of { $name }
points-none = Nothing yet
total = Total
scores = Points
hand = { $count ->
    [0] Your hand: no cards
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
hand-empty = Your hand is empty.
hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
card-hidden = a hidden card
sorted-kind = by kind
sorted-colour = by colour
sorted-own = my order
sorted-value = by value
middle = Middle of the table
connection-lost = The connection is gone. Coming back by itself…
rematch = Play again
replay = Replay
recap = Since your last turn
log = What happened
spoken = Spoken account
rewind-here = See the table as it was then
looking-back = Looking back: step { $ply } of { $last }
step-back = Back
step-on = On
to-now = Back to now
watching = You are watching
watching-offer = You are watching. You may take over from a bot.
take-seat = Take the place of { $name }
take-a-seat = Take a seat
leave = Leave the table
leave-how = A bot keeps your place warm until you come back.
away = A bot plays for you until you come back.
come-back = Come back
stand-up = Stand up
free-chair = Free the chair
why = Why?
other-device = Go on on another device
other-device-link = Make a link for my other device
other-device-how = The link works once, for ten minutes, and is for you alone.
link-question = Go on here with your name, your tables and your place?
link-confirm = Yes, go on here
host-switches = For the host
plain-round = Round { $round }

## Chat and log

chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write something
send = Send
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops …
phrase-thinking = I need a moment.
phrase-your-turn = Your turn!
phrase-again = Another one?
phrase-goodbye = See you!
log-said = { $name }: { $words }
log-opened = A match is being prepared.
log-started = The cards are dealt.
log-configured = The host changed a setting.
log-undone = { $name } takes the last step back.
log-stood = Chair { $number } is free.
log-seated-person = { $name } sits down.
log-seated-bot = A bot sits down.
log-seated-took = { $name } takes a bot’s seat and plays its cards from now on.
log-seated-away = { $name } is away; a bot plays until they return.

## Settings

settings = Settings
nickname = My name at the table
save = Save
saved = Saved
language = Language
speed = Speed of the cards
speed-still = still
speed-slow = slow
speed-calm = calm
speed-quick = quick
speed-fast = fast
theme = Light
theme-auto = like the device
theme-light = day
theme-dark = night
big-marks = Large marks and letters on the cards
sounds = Sounds
notifications = Tell me when it is my turn and I look elsewhere
keys-help = Keys: 1–9 go to a choice, arrows walk among choices and cards, Enter chooses, H hint, U undo, L what happened, C chat, S settings, I invite, A reference card.
unofficial = Papercove is an unofficial fan project with art of its own. Sea Salt & Paper is published by Bombyx, Paper World by its own publisher: please buy the lovely printed games.

## Sea Salt & Paper

letter-dark_blue = DB
letter-light_blue = LB
letter-black = K
letter-yellow = Y
letter-blue = B
letter-green = G
letter-light_green = G
letter-white = W
letter-purple = P
letter-grey = Gr
letter-light_orange = LO
letter-pink = Pi
letter-orange = O
prompt-take = Take a card.
prompt-keep = Which one do you keep?
prompt-discard = Onto which pile?
prompt-play = Lay a pair, end the round, or end your turn.
prompt-crab-pile = Which pile do you look through?
prompt-crab-card = Take one card.
prompt-rob = Whom do you steal from?
prompt-over = The match is over.
deck = Deck
deck-label = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
pile-label = { $side ->
    [left] Left discard pile
   *[right] Right discard pile
}, { pile-count }, on top: { $top }
pile-count = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
pile-empty = nothing
remember-pile = remember
drawn = Cards just drawn
known = Cards you know in this hand
laid = Laid cards
laid-own = Your laid cards
look-title = The discard pile
look-order = From the bottom to the top.
seat-label = { $name }: { $score } of { $target } points, { hand-of }
score-of = { $score } of { $target } points
choose-player = Steal from { $name }
called-badge = LAST CHANCE
last-chance-banner = LAST CHANCE
last-chance-you = Your bet stands: everybody else has one last turn.
last-chance-other = { $name } bets on having the most points. One last turn for everybody else!
stakes-won = Nobody has more than your { points }: you score { $points } + { $bonus } (colour bonus), the others only their colour bonus.
stakes-lost = Somebody has more: you score only { $bonus } (colour bonus), the others the points of their cards.
stakes-stop = You score { points } for sure, the others what their cards are worth.
confirm-stop = STOP!
confirm-last-chance = LAST CHANCE!
not-yet = Not yet
last-round = Last round
round-title = Round { $round }
round-end-stop = { $name } called STOP.
round-end-bet-won = { $name } called LAST CHANCE and won the bet!
round-end-bet-lost = { $name } called LAST CHANCE and lost the bet!
round-end-void = The deck is empty: nobody scores this round.
round-end-mermaids = { $name } laid four mermaids!
ended-round = ended the round
running-score = { $score } of { $target } points
see-result = To the result
next-round = On to the next round

## Paper World

short-ssp-lay = Lay
short-ssp-keep = Keep
short-ssp-take-pile = { $pile ->
    [0] Take (left)
   *[1] Take (right)
}
short-pw-start = Start here
short-pw-take-colour = Take { $colour }
short-pw-take-value = Take the { $value }s
short-pw-card = Place
short-pw-discard = Discard
short-pw-pay = Pay
prompt-pw-start = Choose your start card.
prompt-pw-turn = Take cards, or place some: name a colour or a value.
prompt-pw-card = Which card?
prompt-pw-cell = Where to?
prompt-pw-pay = Pay for the jump with a card.
prompt-pw-scissors = Take the scissors?
prompt-pw-discard = Too many cards: discard one.
prompt-pw-over = The match is over.
start-cards = Start cards
piles = The five piles
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
cell-empty = empty cell
cell-at = Column { $column }, row { $row }: { $card }
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
objectives-own = of our own choice
objectives-chosen = { $count } of 3 chosen, from different cards
objective-met = Done!
objective-progress = { $count } of { $needed }
token-left = still here: { points }
discards = { $count ->
    [one] { $count } discard
   *[other] { $count } discards
}
placing = { $count ->
    [0] placing cards
    [one] { $count } card placed
   *[other] { $count } cards placed
}
pw-seat-label = { $name }: { $score } points, { hand-of }, { $discards } discarded
last-turns-banner = Last turns!
last-turns-left = { $count ->
    [one] One more turn.
   *[other] { $count } more turns.
}
score-stars = Stars
score-tokens = Objectives
score-scissors = Scissors
score-hand = Cards in hand
score-discards = Discards

## Refusals of the room

refusal-other = The room says no ({ $key }).
refusal-room-unreachable = The room cannot be reached. Is the connection all right?
refusal-already-seated = You already have a chair at this table.
refusal-base = This page and the room do not agree. Please load the page again.
refusal-closing = The room is closing. It will be back in a moment.
refusal-frame = The room did not understand that. Please load the page again.
refusal-hello-first = The connection began wrongly. Please load the page again.
refusal-hello-twice = The connection began twice. Please load the page again.
refusal-host-only = Only the host of this table may do that.
refusal-link-code = This code is used up or too old. Make a new one on your other device.
refusal-match-running = The match is still running.
refusal-no-device = The room does not know this device yet. Please load the page again.
refusal-no-free-text = At this table the chat has phrases only.
refusal-no-hints = There are no hints at this table.
refusal-no-match = There is no such match.
refusal-no-memory-aid = At this table you can look back to your last turn only.
refusal-no-request = There is nothing at this address.
refusal-no-seat = You have no chair at this table.
refusal-no-table = There is no such table.
refusal-no-undo = This cannot be taken back: something new came to light, or somebody else has moved.
refusal-not-dealt = The cards are not dealt yet.
refusal-origin = This page does not belong to this room.
refusal-phrase = The room does not know this phrase.
refusal-say = There is nothing to say.
refusal-seat = There is no such chair.
refusal-seat-taken = Somebody was quicker: this chair is taken.
refusal-no-newcomers = The host lets nobody take a bot’s seat in mid-match. You can watch, and play the next one.
refusal-knows-a-hand = You have seen another hand in this match: you can take a bot’s seat in the next one.
refusal-stale = Something happened in the meantime. Look again.
refusal-not-now = That is not possible now.
refusal-table-elsewhere = This table is being moved. Trying again…
refusal-too-early = The room is still starting. Try again in a moment.
refusal-too-fast = Not so fast! Try again in { $seconds } s.
refusal-too-large = That is too much for the room to read.
refusal-two-seats = You can sit on one chair only.
refusal-unknown-bot = There is no bot “{ $bot }”.
