# What a wrong try at a task is told.

task-hint = Show the answer

## Sea Salt & Paper

wrong-deck-unknown = Nobody knows what the deck will bring. One of the open cards goes with yours.
wrong-swimmer-alone = A swimmer without a shark is worth nothing. What do you collect?
wrong-shark-alone = A shark without a swimmer is worth nothing. The other card goes with one you hold.
wrong-mermaid-open = You kept the right card. But the mermaid on the left is still open, and Otto can simply take her.
wrong-captain-alone = The captain scores for sailors, and you have none yet.
wrong-shoal-alone = The shoal scores for fish, and you have none yet.
wrong-crabs-kept = In your hand the crabs fetch nothing. A pair has its effect only when you play it.
wrong-pile-boat = The crabs were right. But the right pile is only a boat: look where more cards lie.
wrong-crab-other = The right pile, but not the right card. Which one goes with your swimmer?
wrong-boats-kept = Now Otto can take the octopus. In your hand the boats are worth 1 point; played, they give you a second turn as well.
wrong-boats-deck = You have your second turn. But the octopus lies open, and nobody knows what the deck will bring.
wrong-boats-right = You have your second turn. But a swimmer without a shark is worth nothing. What did you want it for?
wrong-fish-kept = In your hand the fish draw no card, and Otto can steal one of them.
wrong-shark-kept = In your hand, swimmer and shark steal nothing: Otto keeps all five cards.
wrong-penguin-one = One penguin is worth 1 point. The other open card scores for the boats you have.
wrong-sailor-one = One sailor is worth nothing yet. Which colour do you have most of?
wrong-crab-one = A single crab is worth nothing, so you stay at 4 points: too few to call.
wrong-seven-passed = You have seven points, but now it is Otto’s turn, and he needs only 4.
wrong-seven-stop = Yes, you may call. But with STOP Otto scores his cards too, and 4 points are enough for him.
wrong-stop-passed = You have enough to win already, and now Otto gets another turn.
wrong-stop-bet = LAST CHANCE gives Otto one more turn to beat 8. You need no bet: 34 and 8 are enough.
wrong-last-passed = Now Otto has a whole turn, and he needs only 5 points. You hold what it takes to win now.
wrong-last-stop = STOP gives you 8 points, and 28 and 8 are not 40. Otto scores his cards as well.
wrong-beat-deck = You need 2 points more, and nobody knows what the deck will bring. One of the open cards is enough.
wrong-beat-crab = A single crab is worth nothing: it stays 7 against 8, and Otto wins his bet.
wrong-empty-passed = Your turn ends with an empty deck: nobody scores, and your 8 points are gone.
wrong-empty-bet = With an empty deck a LAST CHANCE is void: nobody scores.
wrong-level-passed = Otto needs 3 points, and the shoal on the left alone would give him 6.
wrong-level-bet = LAST CHANCE gives Otto one more turn: he takes the shoal and has 9 points against your 8.
wrong-mermaids-passed = Now it is Otto’s turn, and he needs only 3 points. You had the game in your hand.
wrong-mermaids-call = Points will not do it: you would need 20. What do you hold four of?

## Paper World

wrong-start-one = That word brings a single card. Which word brings more?
wrong-start-ones = Two cards, but each begins a stack of its own. Another word brings more for the stack you have.
wrong-value-one = That brings one card, for one of your stacks. Another word brings one for each of two stacks.
wrong-value-green = The green 5 has no place: your green stack shows a 1.
wrong-nine-yellow = This card has a place next turn: with one word you can place 2, 3, 4 and 5 of yellow. Which card has none?
wrong-take-last = This is your last turn: cards you take stay in your hand, and each costs a point.
wrong-more-follow = Right so far. But your turn is over, and another card could still have been placed.
wrong-word-value = You announced a value: yellow cards of other values have to wait. Which word goes with all of them?
wrong-skips-card = That skips a card you hold, and then it has no place any more. One after the other, both can go down.
wrong-new-stack = As a stack of its own a 2 has to jump, and that costs a card. It goes on the 1 of its colour.
wrong-word-one = That word goes with only one of your cards. Which word goes with more?
wrong-frame-inside = That is not a corner. The objective means the four corners of the finished three by three.
wrong-jump-black = Now the black 2 has made your one jump, and the yellow cards stay in your hand.
wrong-pay-y4 = The jump is right. But the 4 could have followed: pay with the card that has no place.
wrong-cut-left = Then the scissors stay with Otto and count 2 points for him.
wrong-leave-taken = The scissors close the stack they lie on: the 3 and the 4 can no longer go there.
wrong-free-two = That uses up your jump for a single star. The other card brings three.
wrong-cut-later = Here the 3 jumps before the scissors are yours, so it costs a card: your 2.
wrong-cut-needed = The 2 is right. But without the scissors the 3 cannot jump: you have no card left to pay with.
wrong-l-scissors = The L is complete. But the scissors would be 2 points more.
wrong-l-apart = There it makes no L: the three yellow stacks have to lie in a square of two by two.
wrong-row-word = That word places only one 4, and the row adds up to 8. Which word places both?
wrong-hand-star = One star more, but three cards stay in your hand: 3 points lost.
wrong-pass-two = Yellow takes both cards, and each costs a point. Can you take fewer?
wrong-advanced-black = The black 2 would bring one star. You need it to pay on the way up to the 5.
wrong-advanced-far = Straight onto the 1 the 5 skips three values: two cards, even with the scissors. Go by way of the 3.
wrong-advanced-apart = As a stack of its own the 3 skips two values and costs a card. You need that card for the 5.
