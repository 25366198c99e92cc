# What the table in the browser says.

## Pages and places

games = Games
room-about = Sea Salt & Paper and Paper World, alone against a bot or with friends by a link. No account.
tables = Tables
play-now = Play now
my-tables = My tables
open-tables = Open tables
no-open-tables = No tables are waiting for players right now. Open one and send the link!
phase-gathering = waiting
phase-playing = in progress
phase-finished = finished
new-table = New table
new-table-how = Friends, bots, options
new-quick = Quick game
no-page = Page not found.
no-table = This table no longer exists, or the link is incomplete.
dealing = Dealing the cards…
menu = Menu
close = Close
you = You
somebody = Somebody
paper-animal = { $animal ->
     [bear] Paper Bear
     [cat] Paper Cat
     [crab] Paper Crab
    *[crane] Paper Crane
     [fish] Paper Fish
     [fox] Paper Fox
     [frog] Paper Frog
     [octopus] Paper Octopus
     [owl] Paper Owl
     [penguin] Paper Penguin
     [rabbit] Paper Rabbit
     [whale] Paper Whale
}

## Making a table

game = Game
players = Players
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
chairs = Players
chair = Seat { $number }
chair-me = Me
chair-open = Open seat
chair-for-person = Open seat (for a player)
chair-bot = Bot in seat { $number }
bot-level = { $name } · { $level }
level-beginner = First game
level-novice = Gentle
level-casual = Relaxed
level-skilled = Skilled
level-advanced = Experienced
level-expert = Strong
level-master = Merciless
thinking = Time per turn
thinking-none = No limit
thinking-relaxed = Relaxed (2 minutes)
thinking-quick = Quick (30 seconds)
thinking-days = Correspondence (3 days)
pace = Bot speed
pace-human = Human
pace-brisk = Brisk
pace-instant = Instant
switches = Table options
switch-listed = List this table for everyone in the room
switch-free_text = Free text in chat
switch-hints = Hints
switch-newcomers = Spectators may take over a bot’s seat mid-game
switch-memory_aid = Memory aid: look back as far as you like
switch-live_points = Show my points during play
as-usual = standard
open-table = Open the table

## Before the deal

gathering = Waiting for players
sit = Sit here
ready = ready
not-ready = not ready yet
i-am-ready = I’m ready
waiting-for-players = Waiting for the others…
invite = Invite
invite-how = Whoever opens this link can take a free seat or watch.
invite-link = Link to this table
invite-qr = QR code: the link to this table
join-table = Join with a code
join-how = The five letters on the big screen or in the invitation
join = Join
join-with = or type these letters at { $address }/join
short-code = Code: { $code }
copy = Copy
copied = Copied
copy-by-hand = The link is selected: copy it with Ctrl+C, or press and hold it.
share = Share
fair-promise = Fingerprint of the shuffle, fixed before the deal:

## At the table

dice-awaited = Still waiting for a random word for the shuffle from { $names }. It is sent automatically once their page is open.
dice-withheld = Dealt without the random word of { $names }. This is noted in the record.
dice-broken = { $count ->
    [one] One deal at this table was abandoned after your device had given its random word.
   *[other] { $count } deals at this table were abandoned after your device had given its random word.
} A room that does this may be waiting for cards it likes.
unfair-commitment = The room has changed its secret after the fact: it is not the one behind the fingerprint shown before the deal.
unfair-promises = The room has changed what somebody had promised for the shuffle.
unfair-own-nonce = The random word of your device is missing from the shuffle, or differs from the one it gave.
unfair-nonces = The random words in the record differ from those you were shown at the deal.
unfair-match = The record belongs to another game.
unfair-refused = Nobody can trust these cards, so your device does not play on. Leave the table, and keep the record.

## At the table

your-turn = Your turn!
turn-of = { $name } is thinking…
on-its-way = Your move is on its way…
bar-cut = Connection lost
bar-cut-how = Reconnecting…
turn-of-gone = { $name } is offline. Waiting for them to return…
offline = offline
time-left = { $time } left
days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
your-place = Your seat
actions = What you can do
match-over = Game over
undo = Undo
hint = Hint
hint-best = “{ $best }” gives you a { $chance }% chance of winning.
hint-other = “{ $other }”: { $instead }%, { $grade ->
    [blunder] much worse.
    [mistake] clearly worse.
    [dubious] a little worse.
   *[fine] just as good.
}
choices-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
total = Total
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
worth-now = worth to you now
middle = Middle of the table
connection-lost = Connection lost. Reconnecting…
rematch = Play again
again-asked = { $count ->
    [one] { $names } would like to play again.
   *[other] { $names } would like to play again.
}
again-declined = { $count ->
    [one] { $names } is not playing again: a bot would take the seat.
   *[other] { $names } are not playing again: bots would take their seats.
}
again-no = No, thanks
replay = Replay
recap = Since your last turn
log = What happened
spoken = Announcements
rewind-here = See the table at this moment
looking-back = Looking back: step { $ply } of { $last }
step-back = Back
step-on = Forward
to-now = Back to the game
watching = You are watching
watching-offer = You are watching. You can take over from a bot.
bots-rest = The bots are resting: nobody has done anything here for a while.
bots-wake = Continue
take-seat = Take over from { $name }
take-a-seat = Take a seat
leave = Leave the table
leave-how = A bot keeps your seat warm until you come back.
away = A bot plays for you until you come back.
come-back = Come back
stand-up = Leave seat
free-chair = Free this seat
why = Why?
other-device = Continue on another device
other-device-link = Create a link for my other device
other-device-how = The link works once, for ten minutes, and is for you alone.
link-question = Continue here with your name, your tables and your seat?
link-confirm = Yes, continue here
host-switches = For the host
board-turn = Your turn!
plain-round = Round { $round }
plain-pile = { $name }: { $count ->
    [0] empty
    [one] one piece
   *[other] { $count } pieces
}
plain-pieces = { $count ->
    [one] one piece
   *[other] { $count } pieces
}
plain-score = { $score } of { $target }

## Chat and log

chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write something
send = Send
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops…
phrase-thinking = Let me think.
phrase-your-turn = Your turn!
phrase-again = Another one?
phrase-goodbye = See you!
phrase-clap = 👏 Bravo!
phrase-laugh = 😄 Ha!
phrase-wow = 😮 Wow!
phrase-oh-no = 🙈 Oh no!
log-said = { $name }: { $words }
    .you = You: { $words }
log-opened = A game is being set up.
log-asked = { $name } would like to play again.
    .you = You would like to play again.
log-started = The cards have been dealt.
log-configured = The host changed a setting.
log-undone = { $name } undoes the last move.
    .you = You undo your last move.
log-stood = Seat { $number } is free.
log-seated-person = { $name } sits down.
    .you = You sit down.
log-seated-bot = A bot sits down.
log-seated-took = { $name } takes a bot’s seat and plays its cards from now on.
    .you = You take a bot’s seat and play its cards from now on.
log-seated-away = { $name } is away; a bot plays until they return.
    .you = You are away; a bot plays until you return.

## Settings

log-withheld = The random word of { $name } never came: the deal goes on without it.
    .you = Your random word never came: the deal goes on without it.

## Settings

settings = Settings
nickname = Your name
my-animal = Your animal
you-are = You are
you-are-label = Your name and animal
change-me = Change
unread = new
leave-sure = Leave this game?
stay = Stay
still-on = Your game is still on
still-on-how = It will wait for you, whatever you do next.
go-on-with = Continue { $game }
deal-new = Start a new game of { $game }
save = Save
saved = Saved
language = Language
speed = Card animation
speed-still = off
speed-slow = slow
speed-calm = calm
speed-quick = quick
speed-fast = fast
theme = Theme
theme-auto = same as device
theme-light = light
theme-dark = dark
big-marks = Large symbols and letters on the cards
auto = Play forced moves automatically
sounds = Sounds
sounds-off = off
notifications = Notify me when it’s my turn and I’m elsewhere
keys-help = Keys: 1–9 go to a choice, arrow keys move between choices and cards, Enter chooses, H hint, U undo, L what happened, C chat, S settings, I invite, A game aid.
unofficial = Papercove is an unofficial fan project with art of its own. Sea Salt & Paper is published by Bombyx, Paper World by its own publisher: please buy the lovely printed games.

## Cards and counts

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
pile-count = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
round-title = Round { $round }
see-result = See the result

struck = { $points } points that did not count
count-waits = Waiting for { $names }

by-value = Sort the hand by value, where cards have values
final-skip = Skip

## Refusals of the room

card-worth = { $card }, worth { points }
sorting = Order of my hand

## Refusals of the room

table-rules = This table’s rules
yes = yes
no = no
## Refusals of the room

refusal-other = That is not possible ({ $key }).
refusal-picture = The picture could not be made. Try again, or take a screenshot.
refusal-room-unreachable = Cannot reach the room. Are you online?
refusal-already-seated = You already have a seat at this table.
refusal-base = This page is out of date. Please reload it.
refusal-closing = The room is restarting and will be back in a moment.
refusal-frame = Something went wrong. Please reload the page.
refusal-hello-first = The connection failed. Please reload the page.
refusal-hello-twice = The connection failed. Please reload the page.
refusal-host-only = Only the host of this table may do that.
refusal-link-code = This code has been used or has expired. Create a new one on your other device.
refusal-match-running = The game is still in progress.
refusal-no-device = The room does not know this device yet. Please reload the page.
refusal-no-free-text = Only ready-made phrases can be used in this table’s chat.
refusal-no-hints = There are no hints at this table.
refusal-no-match = There is no such game.
refusal-no-picture = There is no such picture.
refusal-no-memory-aid = At this table you can only look back as far as your last turn.
refusal-no-request = There is nothing at this address.
refusal-no-seat = You have no seat at this table.
refusal-no-code = No table has the code { $code }. Look at the screen again: five letters, no digits.
refusal-no-table = There is no such table.
refusal-no-undo = You can’t undo this: a card has been revealed, or somebody else has moved.
refusal-not-dealt = The cards have not been dealt yet.
refusal-origin = This page does not belong to this room.
refusal-phrase = The room does not know this phrase.
refusal-say = Your message is empty.
refusal-seat = There is no such seat.
refusal-seat-taken = Somebody was quicker: this seat is taken.
refusal-banned = The keeper of this room has banned you.
refusal-muted = The keeper of this room has muted you for now.
refusal-muted-here = The host of this table has muted you.
refusal-nickname-not-usable = This name cannot be used: it is invisible, or a name that guests get. Please choose another one.
refusal-removed = The host has removed you from this table.
refusal-nobody-else = Only other people who are here or have said something here can be muted or removed.
refusal-no-node = There is no running node “{ $node }”.
refusal-table-of-node = The table { $table } belongs to the node at { $node }: ask there.
refusal-prune-days = Give a number of days, one or more.
refusal-backup-file = “{ $file }” cannot be written: give the full name of a new file in a folder that exists, on the room’s own machine.
refusal-table-closed = The keeper of this room has closed this table.
refusal-table-crowded = So many people are watching this table that there is no room for more.
refusal-chat-full = The chat of this table is full for this game.
refusal-sealed = Everybody is seated and the cards are about to be dealt. You can take a seat after that.
refusal-not-awaited = The room is not waiting for a random word from you.
refusal-other-nonce = This is not the random word that your device promised.
refusal-not-your-analysis = Somebody else asked for this analysis: only they can stop it.
refusal-room-busy = You are waiting for several answers already. Try again in { $seconds } seconds.
refusal-stale = The table has changed in the meantime. Please look again.
refusal-time-up = Your time was up: a bot has played for you.
refusal-played-elsewhere = You have played on another screen.
refusal-undone-elsewhere = You have taken something back on another screen.
refusal-no-newcomers = The host does not let anybody take over a bot’s seat mid-game. You can watch, and play the next one.
refusal-knows-a-hand = You have seen another hand in this game: you can take a bot’s seat in the next one.
refusal-not-now = That is not possible now.
refusal-table-elsewhere = This table is being moved. Trying again…
refusal-too-early = The room is still starting. Try again in a moment.
refusal-too-fast = Not so fast! Try again in { $seconds } s.
refusal-too-large = That message is too long.
refusal-two-seats = You can only take one seat.
refusal-unknown-bot = No bot “{ $bot }” plays this game.
people = People
people-mute = Mute for me
people-hear = Show again
people-mute-all = Mute for everybody
people-unmute-all = Let them speak again
people-remove = Remove
people-let-in = Let back in
keeper = The keeper’s desk
keeper-token = Key
keeper-token-how = On the room’s own machine, this command prints the full address:
keeper-wrong-token = This is not the key of this room.
keeper-enter = Open
keeper-leave = Forget the key here
keeper-tables = Tables in use ({ $count })
keeper-days = For how many days
keeper-move = Move to { $node }
keeper-close = Close the table
keeper-mute = Mute
keeper-ban = Ban
keeper-ban-address = Ban the address
keeper-bans = Banned, muted, closed
keeper-forgive = Undo
keeper-for-ever = permanently
keeper-none = Nothing
keeper-refused = Refused by the limits
keeper-copy = Copies and old tables
keeper-file = A new file on the room’s machine
keeper-back-up = Make a copy now
keeper-restore-how = To go back to a copy, close the room and run:
keeper-old = Days without a move
keeper-prune = Delete old tables
keeper-prune-how = Finished games stay.
keeper-pruned = { $count ->
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
keeper-done = Done.
