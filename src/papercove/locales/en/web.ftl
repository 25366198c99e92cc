# What the table in the browser says.

## Pages and places

game-sea-salt-paper = Sea Salt & Paper
game-paper-world = Paper World
games = Games
switch-game = Play { $game } now
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
try-again = Try again
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

dice-awaited = Waiting for the random word that goes into the shuffle from: { $names }. It arrives by itself once their page is open.
dice-withheld = Dealt without the random word of { $names }. This is noted in the record.
dice-broken = { $count ->
    [one] One deal at this table was broken off after your device had given its random word.
   *[other] { $count } deals at this table were broken off after your device had given its random word.
} A room that does this may be waiting for cards it likes.
unfair-commitment = The room has changed its secret after the fact: it is not the one behind the fingerprint shown before the deal.
unfair-promises = The room has changed what somebody had promised for the shuffle.
unfair-own-nonce = The random word of your device is missing from the shuffle, or differs from the one it gave.
unfair-nonces = The random words in the record differ from those you were shown at the deal.
unfair-match = The record belongs to another game.
unfair-refused = Nobody can trust these cards, so your device does not play on. Leave the table, and keep the record.

## At the table

your-turn = Your turn!
to-move = to move
turn-of = { $name } is thinking…
turn-of-gone = { $name } is offline. Waiting for them to return…
offline = offline
time-left = { $time } left
days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
your-place = Your seat
actions = What you can do
all-choices = Show all options
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
points-title = Your points
points-none = No points yet
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
rounds-title = The rounds
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
leave-how = A bot keeps your place warm until you come back.
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
log-opened = A game is being set up.
log-asked = { $name } would like to play again.
log-started = The cards have been dealt.
log-configured = The host changed a setting.
log-undone = { $name } undoes the last move.
log-stood = Seat { $number } is free.
log-seated-person = { $name } sits down.
log-seated-bot = A bot sits down.
log-seated-took = { $name } takes a bot’s seat and plays its cards from now on.
log-seated-away = { $name } is away; a bot plays until they return.

## Settings

log-withheld = The random word of { $name } never came: the deal goes on without it.

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
still-on-how = It waits for you, whatever you do next.
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
prompt-play = Play a pair, end the round, or end your turn.
prompt-crab-pile = Which pile do you look through?
prompt-crab-card = Take one card.
prompt-rob = Whom do you steal from?
prompt-over = The game is over.
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
remember-pile = what I remember
drawn = Cards just drawn
known = Cards you know in this hand
laid = Cards played
laid-own = Your played cards
laid-safe = played, safe from theft
look-title = The discard pile
seat-label = { $name }: { $score } of { $target } points, { hand-of }
score-of = { $score } of { $target } points
called-badge = LAST CHANCE
last-chance-banner = LAST CHANCE
not-yet = Not yet
last-round = Previous round
round-title = Round { $round }
round-end-stop = { $name } called STOP.
    .you = You called STOP.
round-end-bet-won = { $name } called LAST CHANCE and won the bet!
    .you = You called LAST CHANCE and won the bet!
round-end-bet-lost = { $name } called LAST CHANCE and lost the bet!
    .you = You called LAST CHANCE and lost the bet!
round-end-void = The deck is empty: nobody scores this round.
round-end-mermaids = { $name } played four mermaids!
    .you = You played four mermaids!
see-result = See the result
next-round = Next round

## Paper World

struck = { $points } points that did not count
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
count-waits = Waiting for { $names }
count-won = The bet is won!
count-lost = The bet is lost!
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

## Paper World

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
cell-empty = empty space
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
objectives-own = choose them yourself
objectives-chosen = { $count } of 3 chosen, from different cards
objective-met = Done!
objective-progress = { $count } of { $needed }
token-left = still to be won: { points }
discards = { $count ->
    [one] { $count } discard
   *[other] { $count } discards
}
pw-seat-label = { $name }: { $score } points, { hand-of }, { $discards } discarded
last-turns-banner = Last turns!
last-turns-left = { $count ->
    [one] One more turn.
   *[other] { $count } more turns.
}

## The stage of Sea Salt & Paper

by-value = Paper World: sort the hand by value
price-free = free
scissors-free = The scissors lie free
token-taken = { $name }: { points }
pw-open = hand { $count } · discards { $discards }
pw-all = all
pw-score-hand = in hand
pw-score-discards = { $count ->
    [one] discard
   *[other] discards
}
pw-too-many = { $count } cards, you may keep { $most }
discard-more = { $count } more
end-condition = place a card first
stars = { $count ->
    [0] no stars
    [one] { $count } star
   *[other] { $count } stars
}
stars-more = { $count ->
    [one] star
   *[other] stars
}
pw-grows = { $value ->
    [1] Starts a stack next to one of yours.
    [2] Goes on a 1 of its colour. By a jump, for one card, it starts a stack of its own.
   *[other] Goes on the next lower value of its colour. A jump skips one value, for one card.
}
pw-cuts = When you place it, you may take the scissors: worth 2 points, and they save you a card when you jump, but they close its stack.
ask-pw-start = Your start card
how-pw-start = tap the card to start with
ask-pw-turn = Take or place
how-pw-turn = tap a pile or a card
ask-pw-take = Take { $card }
how-pw-take = by its colour or its value
ask-pw-where = { $card }: where?
how-pw-where = tap a lit place, or drag
ask-pw-card = Which card?
how-pw-card = bright cards can be placed
ask-pw-more = Place more?
how-pw-more = bright cards can still be placed
ask-pw-done = All placed
how-pw-done = objectives count when you end your turn
ask-pw-pay = Discard { $count }
how-pw-pay = to pay for the jump
ask-pw-scissors = Take the scissors?
how-pw-scissors = tap the token, or leave it
ask-pw-discard = Discard { $count }
how-pw-discard = { $chosen } chosen; tap again to keep
do-pw-end = Done
do-pw-end-turn = End turn
do-pw-scissors-leave = Leave
do-pw-skip = Skip
do-pw-discard = Discard
final-count = The landscapes are counted
final-skip = Skip
final-on = See the result
save-picture = Save as a picture
picture-of = Paper World: { $name }

## Refusals of the room

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
        [yes] a clip joins a pair
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
bar-rob-how = tap a lit player
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
card-worth = { $card }, worth { points }
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
about-mermaid = The first scores your largest colour, each other one the next. Four of them win the game.
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
worth-through = { $points } of it from: { $kind }
effect-lead = Played as a pair:
sight-all = { $count } in the game
sight-mine = { $count } yours
sight-seen = { $count } more in sight
sight-unseen = { $count } unseen
news-took-pile = I took { $card-the }.
news-discarded = I kept one and discarded { $card-the }.
news-drew-last = I drew the last card.
news-laid = { $kind-key ->
    [crab] Two crabs: I take from a pile.
    [boat] Two boats: I play again.
    [fish] Two fish: I draw a card.
   *[swimmer] Swimmer and shark: I steal a card.
}
news-robbed = I stole a card from { $victim }.
    .you = I stole { $card-the } from you!
news-called-stop = STOP!
news-called-last-chance = LAST CHANCE!
news-laid-mermaids = Four mermaids!
sorting = Order of my hand

## Refusals of the room

ask-pw-only-take = Take cards
how-pw-only-take = nothing can be placed yet
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
refusal-banned = The keeper of this room does not let you in.
refusal-muted = The keeper of this room has muted you for now.
refusal-muted-here = The host of this table has muted you.
refusal-removed = The host has removed you from this table.
refusal-nobody-else = Only other people who sit here or have said something here can be muted or removed.
refusal-no-node = There is no running node “{ $node }”.
refusal-table-of-node = The table { $table } belongs to the node at { $node }: ask there.
refusal-prune-days = Give a number of days, one or more.
refusal-backup-file = “{ $file }” cannot be written: give the full name of a new file in a folder that exists, on the room’s own machine.
refusal-table-closed = The keeper of this room has closed this table.
refusal-chat-full = Enough has been said at this table for one game.
refusal-sealed = Everybody is seated and the cards are about to be dealt. You can take a seat after that.
refusal-not-awaited = The room is not waiting for a random word from you.
refusal-other-nonce = This is not the random word that your device promised.
refusal-not-your-analysis = Somebody else asked for this analysis: only they can stop it.
refusal-room-busy = You are waiting for several answers already. Try again in { $seconds } seconds.
refusal-stale = The table has changed in the meantime. Please look again.
refusal-no-newcomers = The host does not let anybody take over a bot’s seat mid-game. You can watch, and play the next one.
refusal-knows-a-hand = You have seen another hand in this game: you can take a bot’s seat in the next one.
refusal-not-now = That is not possible now.
refusal-table-elsewhere = This table is being moved. Trying again…
refusal-too-early = The room is still starting. Try again in a moment.
refusal-too-fast = Not so fast! Try again in { $seconds } s.
refusal-too-large = That message is too long.
refusal-two-seats = You can only take one seat.
refusal-unknown-bot = There is no bot “{ $bot }”.
people = People
people-mute = Mute for me
people-hear = Show again
people-mute-all = Mute for everybody
people-unmute-all = Let them speak again
people-remove = Send away
people-let-in = Let in again
keeper = The keeper’s desk
keeper-token = Key
keeper-token-how = On the room’s own machine, this command tells the whole address:
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
keeper-refused = What the limits refused
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
