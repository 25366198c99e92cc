# What newcomers read: the first page, the helper of a first game, and the tasks.

first-title = Two paper card games. Play right here.
first-about = Sea Salt & Paper and Paper World: against a bot, or with friends on their own phones. No account.
first-learn = First time?
first-learn-how = Solve small tasks with the real cards. Every answer tells you why.
first-learn-go = Learn by playing
first-play = Play an easy first game
first-join = Join friends
first-invite = Invite friends
first-join-how = Paste the link your friends sent you, or the name of their table
first-join-unreadable = That is not a table link. Copy the whole link again.
helper = Tips
helper-close = Hide these tips
helper-wait = { $name } is playing. Watch which cards are taken.
helper-card = { $card }: { $about }
helper-duo = { $card }: { $kind ->
    [crab] two crabs fetch a card from a pile.
    [boat] two boats give you another turn.
    [fish] two fish let you draw a card.
    [swimmer] a swimmer and a shark steal a card.
    [shark] a swimmer and a shark steal a card.
   *[other] two that belong together make a pair.
}
helper-ssp-take = Take the top card of a pile, or tap the deck: you look at two cards and keep one.
helper-ssp-keep = Tap the card to keep. The other one goes face up onto a pile, where your rival may take it.
helper-ssp-discard = Tap the pile for the other card. What lies beneath it can only be fetched with crabs.
helper-ssp-rob = Choose whom to steal from: which card you get is left to chance.
helper-ssp-play = You have { $points } of the { $threshold } points it takes to end a round. Play a pair for its effect, or end your turn.
helper-ssp-end = You have { $points } of the { $threshold } points it takes to end a round. There is no pair to play: end your turn.
helper-ssp-call = You have { $points } points: you may end the round. STOP is safe. LAST CHANCE is a bet that nobody gets more.
helper-ssp-crab = Your crabs: look through a pile and take any one card.
helper-pw-start = Choose where your landscape begins. The rest grows around it, at most three wide and three high.
helper-pw-take = Tap a pile: you take every top card of its colour, or of its value.
helper-pw-place = Take cards, or tap one in your hand to place it: a 2 goes on the 1 of its colour, and so on.
helper-pw-more = Place more cards of the same colour or value, or end your turn.
helper-pw-cell = Choose the place: on a stack of its colour, or, for a 1, beside your stacks.
helper-pw-pay = You skipped a value. That costs one card from your hand, and each discarded card costs 1 point.
helper-pw-scissors = The scissors are worth 2 points and pay for one jump a turn, but nothing can go on their stack.
helper-pw-discard = At most nine cards stay in your hand. Each discarded card costs 1 point.

task-number = Task { $number } of { $all }
task-stars = { $stars ->
    [one] { $stars } star of 3
   *[other] { $stars } stars of 3
}
task-solved = Solved!
task-solved-keeps = Solved! That wins { $keeps }% of the time.
task-wrong = That wins { $keeps }% of the time; the best move wins { $best }%.
task-missed = Allowed, but your turn is over and the task is not done. Try again.
task-next = Next task
task-again = Start again
task-all = All tasks
task-play = Now play a game
task-rule = Rule { $rule }
task-rival = Otto
task-done = { $done } of { $all } solved
task-begin = Begin
task-go-on = Continue
task-how = Tap the cards themselves. You can try anything the rules allow.

chapter-take = Taking
chapter-pairs = Pairs
chapter-points = Points
chapter-call = Ending the round
task-pile = You collect octopuses. A turn begins by taking a card: which one?
    .title = The third octopus
    .why = Octopuses score 0, 3, 6, 9, 12. The pile on the left shows your third one, for 3 points more. A pile’s top card may simply be taken.
task-keep = You looked at two cards from the deck. Keep one, then choose a pile for the other. Otto’s turn is next.
    .title = Keep one, cover one
    .why = Two sailors are worth 5, a shark without a swimmer nothing. Put the shark on the mermaid, and Otto cannot take her: a pile may not be looked through, only crabs reach below its top.
task-round = A new round: nobody holds a card, two lie face up. Otto ended the last round, so you, on his left, begin. What do you take?
    .title = A new round
    .why = A captain without sailors and a shoal without fish are worth nothing yet; the deck gives you a choice of two. Draw lots for the first round; then it is the player to the left of whoever ended the round.
task-crabs = Two crabs let you take any card from a pile. Which card do you need?
    .title = Fetch the shark
    .why = Play the crabs and look through the left pile: at the bottom lies a shark for your swimmer. Each pair is worth 1 point and has an effect.
task-boats = An octopus lies on the left, and you have taken your card already. How do you still get it?
    .title = A second turn
    .why = Two boats give you a whole new turn: play them, then take the octopus.
task-fish = You have a pair. Keep it in your hand, or play it?
    .title = One more card
    .why = Played or not, the pair is worth 1 point. Played, two fish also draw a card, and nobody can steal them any more.
task-shark = Otto holds five cards. What can you do about it?
    .title = Swimmer and shark
    .why = A swimmer with a shark steals a random card from his hand: one more for you, one fewer for him.
task-lighthouse = You hold three boats. Which card suits them?
    .title = The lighthouse
    .why = The lighthouse scores 1 point for every boat you have: 3 points at once, more with each new boat.
task-mermaid = Look at the colours in your hand before you keep a card.
    .title = All in blue
    .why = The first mermaid scores 1 point for each card of the colour you have most of: 3 dark blue ones. She cannot be played alone, only all four together.
task-seven = Otto needs 4 points to win, you need 7. Get them now, and end the round so that he does not score his cards.
    .title = Seven in one turn
    .why = The octopus makes it 7: with seven points you may call. STOP would let Otto score his cards too. LAST CHANCE, if nobody beats you, leaves him only his colour bonus.
task-stop = You have 34 points, your cards are worth 8. Otto holds five cards. How do you end the round?
    .title = STOP or LAST CHANCE?
    .why = STOP is safe: 34 and 8 are enough for 40, whatever Otto has. LAST CHANCE would give him one more turn to beat you.
task-last = You have 28 points and need 12. Your cards are worth 8, five of them are yellow. Do you dare?
    .title = The bet
    .why = STOP gives 8: not enough, and Otto scores too. If you win a LAST CHANCE, you score your cards and the colour bonus, 5 for the yellow ones; Otto gets only his bonus.
task-beat = Otto called LAST CHANCE and shows his cards: 8 points. This is your last turn. Can you get more than he has?
    .title = Beat 8 points
    .why = Your cards are worth 7. The fourth shell adds 2: 9 against 8, and Otto’s bet is lost. He then scores only his colour bonus, and you score your cards.
task-empty = You took the last card of the deck. What now?
    .title = The deck is empty
    .why = If the deck is empty when your turn ends, nobody scores this round, and a LAST CHANCE is void too. STOP counts before the turn ends: it saves your 8 points.
task-level = STOP would make it 40 to 40. On the left lies the shoal, and Otto has six fish in front of him. What do you call?
    .title = Level at 40
    .why = By the English rules a tie goes to whoever took the last turn: with STOP, you. (Elsewhere to whoever ended the round or scored more: you again.) LAST CHANCE would give Otto the shoal: 9 points against your 8.
task-mermaids = Otto has 37 points, you have 20. Is there still a way to win?
    .title = Four mermaids
    .why = All four mermaids, played together after taking, win the game at once.

chapter-place = Placing
chapter-jump = Jumping
chapter-scissors = The scissors
chapter-objectives = Objectives
chapter-end = The end
chapter-advanced = Advanced mode
task-start = All set: five piles, three objectives, the scissors. You chose the yellow start card, Otto the blue one. Tap a pile and announce its colour or its value.
    .title = The first word
    .why = You take every top card that matches: four yellow ones at once, and all fit your landscape. Nobody knows what lies below. Each objective is worth 2 points to the first to complete it, 1 to the second.
task-value = Colour or value: which brings you the most for your last turn?
    .title = By value
    .why = The value 3 brings a yellow and a blue card, one for each of your stacks. What this uncovers stays where it is. At most two piles have cards left now: everybody has one more turn.
task-nine-cards = You hold ten cards, and your last turn is still to come. Which card do you give up?
    .title = Nine at most
    .why = At most nine cards stay in your hand. Next turn you can place yellow 2, 3, 4 and 5: give up a card that has no place.
task-stack = This is your last turn. Announce a colour and place as many cards of it as you can.
    .title = Up to the 4
    .why = A 2 goes on the 1 of its colour, then the 3, then the 4, all in one turn. Only the top counts: a 4 has three stars.
task-one-word = Your last turn, and four cards in hand. One word places them all.
    .title = Four cards with one word
    .why = Announce the value 2: every 2 goes on the 1 of its colour. Each brings a star, and no card stays in your hand, where it would cost a point.
task-frame = An objective wants the same value in all four corners. Where does the black 1 go?
    .title = The fourth corner
    .why = New stacks go beside old ones, within three columns and three rows. The free corner at the bottom right completes the objective.
task-jump = The 2 is missing, but this is your last turn. Is there a way to use the yellow 3 and 4?
    .title = Jump over the 2
    .why = Once a turn a card may skip one value, at the cost of another card from your hand: the 3 goes on the 1. Pay with the black 2, which has no place, and the 4 can follow.
task-cut = Your card shows scissors. Otto has the scissors token. Take it?
    .title = Snatch the scissors
    .why = A card with scissors lets you take the token from wherever it lies. It is worth 2 points: 2 more for you, 2 fewer for Otto.
task-leave = Yellow is announced, and a yellow 3 and 4 are still in your hand. Move the scissors onto the 2?
    .title = Leave the scissors
    .why = Nothing may be placed on the stack with the token. Leave it where it is: it is yours already, and the 3 and the 4 can follow.
task-free = The scissors are yours: one jump a turn costs nothing. Which card jumps?
    .title = A free jump
    .why = The 5 on the 3 brings three more stars, the black 2 as a new stack only one. You get one jump a turn.
task-cut-jump = Two yellow cards, two yellow stacks, the last turn. In which order?
    .title = Cut, then jump
    .why = Place the 2 and take the scissors with it: they pay for a jump in the same turn. Their stack is closed now, so the 3 jumps onto the other 1.
task-l = The first objective is an L of one colour. Where does the yellow 1 go, and what about the scissors?
    .title = Complete the L and take the scissors
    .why = Three spaces of a two-by-two square make an L. Its token comes at the end of your turn, and the scissors add 2 points.
task-row = An objective wants a row of three cards that adds up to 9. Yours shows 1, 3, 3.
    .title = A row of nine
    .why = Announce the value 4 and place both: 1 + 4 + 4 = 9. The token is yours for good, even if you cover the row later.
task-hand = Your very last turn. A 4 brings one more star. Is there something better?
    .title = Empty your hand
    .why = Each card left in your hand costs 1 point. Three 1s have no stars, but placing them saves 3 points. If points are tied, fewer discards wins.
task-no-pass = Your last turn, and your hand is empty. A card left in your hand costs 1 point, but you may not pass. What do you announce?
    .title = No passing
    .why = You must take or place, so take as little as possible: the value 2 or 5 takes one card, yellow two. That makes it 3 points each, and in a tie fewer discards wins: Otto has one, you have none.
task-advanced = Advanced mode: jump as often and as far as you like, for one card per value skipped. The scissors save one card a turn. Bring the yellow 5 onto your 1.
    .title = Two jumps
    .why = The 3 jumps onto the 1: the scissors pay. Then the 5 jumps onto the 3 for one card. Straight onto the 1, the 5 would skip three values and cost two cards even with the scissors.
