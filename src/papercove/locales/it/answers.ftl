# Che cosa si risponde a un tentativo sbagliato.

task-hint = Mostra la risposta

## Sea Salt & Paper

wrong-deck-unknown = Nessuno sa che cosa porterà il mazzo. Una delle carte scoperte va con le tue.
wrong-swimmer-alone = Un nuotatore senza squalo non vale niente. Che cosa collezioni?
wrong-shark-alone = Uno squalo senza nuotatore non vale niente. L’altra carta va con una delle tue.
wrong-mermaid-open = Hai tenuto la carta giusta. Ma la sirena a sinistra resta scoperta, e Otto può semplicemente prenderla.
wrong-captain-alone = Il capitano conta i marinai, e tu non ne hai ancora.
wrong-shoal-alone = Il banco conta i pesci, e tu non ne hai ancora.
wrong-crabs-kept = In mano i granchi non portano nessuna carta. Una coppia ha effetto solo quando la cali.
wrong-pile-boat = I granchi erano giusti. Ma a destra c’è solo una barca: guarda dove ci sono più carte.
wrong-crab-other = La pila giusta, ma non la carta giusta. Quale va con il tuo nuotatore?
wrong-boats-kept = Ora Otto può prendere il polpo. In mano le barche valgono 1 punto; calate, danno anche un secondo turno.
wrong-boats-deck = Hai il tuo secondo turno. Ma il polpo è scoperto, e nessuno sa che cosa porterà il mazzo.
wrong-boats-right = Hai il tuo secondo turno. Ma un nuotatore senza squalo non vale niente. Che cosa volevi prendere?
wrong-fish-kept = In mano i pesci non pescano nessuna carta, e Otto può rubarne uno.
wrong-shark-kept = In mano nuotatore e squalo non rubano niente: Otto tiene tutte e cinque le carte.
wrong-penguin-one = Un solo pinguino vale 1 punto. L’altra carta scoperta conta le tue barche.
wrong-sailor-one = Un solo marinaio non vale ancora niente. Di quale colore hai più carte?
wrong-crab-one = Un solo granchio non vale niente: resti a 4 punti, troppo pochi per chiamare.
wrong-seven-passed = Hai sette punti, ma ora tocca a Otto, e gliene mancano solo 4.
wrong-seven-stop = Sì, puoi chiamare. Ma con l’ALT anche Otto riceve i punti delle sue carte, e gliene bastano 4.
wrong-stop-passed = Hai già abbastanza per vincere, e adesso Otto ha un altro turno.
wrong-stop-bet = La SFIDA dà a Otto un altro turno per superare 8. Non ti serve rischiare: 34 e 8 bastano.
wrong-last-passed = Ora Otto ha un turno intero, e gli mancano solo 5 punti. Hai già in mano quello che serve per vincere.
wrong-last-stop = L’ALT ti dà 8 punti, e 28 e 8 non fanno 40. Anche Otto riceve i suoi punti.
wrong-beat-deck = Ti servono 2 punti in più, e nessuno sa che cosa porterà il mazzo. Basta una delle carte scoperte.
wrong-beat-crab = Un solo granchio non vale niente: resta 7 contro 8, e Otto vince la sua sfida.
wrong-empty-passed = Il tuo turno finisce con il mazzo vuoto: nessuno riceve punti, e i tuoi 8 sono persi.
wrong-empty-bet = Con il mazzo vuoto una SFIDA è nulla: nessuno riceve punti.
wrong-level-passed = A Otto mancano 3 punti, e il banco a sinistra da solo gliene darebbe 6.
wrong-level-bet = La SFIDA dà a Otto un altro turno: prende il banco e ha 9 punti contro i tuoi 8.
wrong-mermaids-passed = Ora tocca a Otto, e gli mancano solo 3 punti. Avevi la partita in mano.
wrong-mermaids-call = I punti non bastano: te ne servirebbero 20. Di che cosa hai quattro carte?

## Paper World

wrong-start-one = Questa parola porta una sola carta. Quale ne porta di più?
wrong-start-ones = Due carte, ma ognuna comincia una pila. Un’altra parola ne porta di più per la pila che hai.
wrong-value-one = Così prendi una carta, per una sola pila. Un’altra parola ne porta una per due pile.
wrong-value-green = Il 5 verde non ha posto: la tua pila verde mostra un 1.
wrong-nine-yellow = Questa carta avrà posto: nel prossimo turno una parola posa il 2, il 3, il 4 e il 5 gialli. Quale non ne ha?
wrong-take-last = È il tuo ultimo turno: le carte che prendi restano in mano, e ognuna costa un punto.
wrong-more-follow = Fin qui giusto. Ma il turno è finito, e un’altra carta si poteva ancora posare.
wrong-word-value = Hai annunciato un valore: le carte gialle di altro valore devono aspettare. Quale parola vale per tutte?
wrong-skips-card = Così salti una carta che hai in mano, che poi non ha più posto. Una dopo l’altra, vanno giù entrambe.
wrong-new-stack = Da solo un 2 comincia una pila solo con un salto, che costa una carta. Il suo posto è sull’1 del suo colore.
wrong-word-one = Questa parola vale per una sola delle tue carte. Quale vale per più carte?
wrong-frame-inside = Quello non è un angolo. L’obiettivo parla dei quattro angoli del quadrato finito, tre per tre.
wrong-jump-black = Ora il 2 nero ha fatto il tuo unico salto, e le carte gialle restano in mano.
wrong-pay-y4 = Il salto è giusto. Ma il 4 poteva seguire: paga con la carta che non ha posto.
wrong-cut-left = Allora le forbici restano a Otto e gli valgono 2 punti.
wrong-leave-taken = Le forbici bloccano la pila su cui stanno: il 3 e il 4 non possono più andarci.
wrong-free-two = Così il tuo salto va via per una sola stella. L’altra carta ne porta tre.
wrong-cut-later = Qui il 3 salta prima che le forbici siano tue: costa una carta, il tuo 2.
wrong-cut-needed = Il 2 è giusto. Ma senza le forbici il 3 non può saltare: non ti resta nessuna carta per pagare.
wrong-l-scissors = La L è completa. Ma le forbici sarebbero 2 punti in più.
wrong-l-apart = Lì non fa una L: le tre pile gialle devono stare in un quadrato di due per due.
wrong-row-word = Questa parola posa un solo 4, e la riga fa 8. Quale le posa entrambe?
wrong-hand-star = Una stella in più, ma tre carte restano in mano: 3 punti persi.
wrong-pass-two = Il giallo prende entrambe le carte, e ognuna costa un punto. Puoi prenderne meno?
wrong-advanced-black = Il 2 nero porterebbe una sola stella. Ti serve per pagare, salendo fino al 5.
wrong-advanced-far = Dritto sull’1 il 5 salta tre valori: due carte, nonostante le forbici. Passa per il 3.
wrong-advanced-apart = Da solo il 3 salta due valori e costa una carta. Ti serve per il 5.
