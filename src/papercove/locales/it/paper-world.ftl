# Paper World.

game-name = Paper World
game-about = Sovrapponi strati di carta per comporre un paesaggio di 3 × 3 pile. Prendi o posa carte di un colore o di un valore, salta gli strati che mancano, contenditi le forbici e completa gli obiettivi.
landscape-yellow = deserto
landscape-blue = mare
landscape-green = foresta
landscape-black = montagna
cards-counted = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
colour-of-cards = { $colour-key ->
    [yellow] gialle
    [blue] blu
    [green] verdi
   *[black] nere
}
# «sull’1», «sul 2».
on-below = { $below ->
    [1] sull’1
   *[other] sul { $below }
}
the-value = { $value ->
    [1] gli 1
   *[other] i { $value }
}
some-value = { $value ->
    [1] degli 1
   *[other] dei { $value }
}

## Che cosa si può fare

action-start = Comincia con l’1 { $colour }
    .does = È la prima pila del tuo paesaggio; la cornice le cresce intorno.
action-take-colour = Prendi le carte { colour-of-cards }: { $cards }
    .does = Tutte le carte { colour-of-cards } in cima ai mazzi vanno nella tua mano. Quelle sotto si scoprono: non si torna indietro.
action-take-value = Prendi { the-value }: { $cards }
    .does = Tutte le carte di valore { $value } in cima ai mazzi vanno nella tua mano. Quelle sotto si scoprono: non si torna indietro.
action-place-colour = Posa carte { colour-of-cards }
    .does = Posi una o più carte { colour-of-cards } dalla mano, anche più di una sulla stessa pila, se sono in sequenza.
action-place-value = Posa { some-value }
    .does = Posi una o più carte di valore { $value } dalla mano, di qualsiasi colore.
action-card = Posa { $card-the }
    .does = Poi scegli dove va.
action-cell-new = Nuova pila ({ pw-column }, { pw-row })
    .does = { $card }: comincia una pila.
action-cell-stack = { $below ->
    [1] Sull’1
   *[other] Sul { $below }
} { $colour } (colonna { $across }, riga { $down })
    .does = La pila sale a { $value }.
action-cell-new-jump = Salto: nuova pila ({ pw-column }, { pw-row }), { cards-to-pay }
    .does = { $card }: la pila comincia senza gli strati sotto.
action-cell-stack-jump = Salto: { on-below } { $colour } (colonna { $across }, riga { $down }), { cards-to-pay }
    .does = La pila sale a { $value } senza gli strati in mezzo.
pw-column = { $across ->
    [left] nuova colonna a sinistra
    [right] nuova colonna a destra
   *[other] colonna { $across }
}
pw-row = { $down ->
    [above] nuova riga in alto
    [below] nuova riga in basso
   *[other] riga { $down }
}
cards-to-pay = { $cost ->
    [0] gratis
    [one] per { $cost } carta
   *[other] per { $cost } carte
}
action-pay = Paga il salto con { $card-the }
    .does = Va nei tuoi scarti e alla fine costa un punto.
action-scissors-take = Prendi le forbici
    .does = Vanno su questa carta: finché le tieni valgono 2 punti e ti risparmiano una carta quando salti, una volta a turno; ma la pila resta bloccata.
action-scissors-leave = Lascia le forbici
    .does = Restano dove sono, e la tua pila resta libera.
action-discard = Scarta { $card-the }
    .does = Si tengono al massimo nove carte. Ogni scarto alla fine costa un punto.
action-end-turn = Finisci il turno
    .does = Ora ricevi il gettone di ogni obiettivo completato.
action-skip = Salta il turno
    .does = Non c’è più niente che tu possa prendere o posare.

## Che cosa è successo

event-started = { $who } comincia con l’1 { $colour }.
    .you = Cominci con l’1 { $colour }.
event-laid-out = I cinque mazzi sono pronti. Gli obiettivi: { $objectives }. Comincia { $starter }.
    .starter-is-you = I cinque mazzi sono pronti. Gli obiettivi: { $objectives }. Cominci tu.
event-took-colour = { $who } prende le carte { colour-of-cards }: { $cards }.
    .you = Prendi le carte { colour-of-cards }: { $cards }.
event-took-value = { $who } prende { the-value }: { $cards }.
    .you = Prendi { the-value }: { $cards }.
event-announced-colour = { $who } posa carte { colour-of-cards }.
    .you = Posi carte { colour-of-cards }.
event-announced-value = { $who } posa { some-value }.
    .you = Posi { some-value }.
event-placed-new = { $who } comincia una pila con { $card-the }.
    .you = Cominci una pila con { $card-the }.
event-placed-stack = { $who } posa { $card-the } { on-below }.
    .you = Posi { $card-the } { on-below }.
event-placed-new-jump = { $who } salta: una nuova pila con { $card-the } ({ cards-to-pay }).
    .you = Salti: una nuova pila con { $card-the } ({ cards-to-pay }).
event-placed-stack-jump = { $who } salta: { $card-the } { on-below } ({ cards-to-pay }).
    .you = Salti: { $card-the } { on-below } ({ cards-to-pay }).
event-paid = { $who } paga con { $card-the }.
    .you = Paghi con { $card-the }.
event-took-scissors = { $who } prende le forbici.
    .you = Prendi le forbici.
event-moved-scissors = { $who } sposta le forbici su un’altra pila.
    .you = Sposti le forbici su un’altra pila.
event-stole-scissors = { $who } prende le forbici di { $victim }.
    .you = Prendi le forbici di { $victim }.
    .victim-is-you = { $who } ti soffia le forbici!
event-left-scissors = { $who } lascia le forbici dove sono.
    .you = Lasci le forbici dove sono.
event-discarded = { $who } scarta { $card-the }.
    .you = Scarti { $card-the }.
event-ended-turn = { $who } finisce il turno.
    .you = Finisci il turno.
    .quiet = yes
event-skipped = { $who } non può né prendere né posare e salta il turno.
    .you = Non puoi né prendere né posare: salti il turno.
event-claimed = { $who } completa «{ objective-name }» e riceve { points }.
    .you = Completi «{ objective-name }» e ricevi { points }.
event-last-turns = Restano al massimo due mazzi: ancora un turno a testa, per ultimo gioca { $who }.
    .you = Restano al massimo due mazzi: ancora un turno a testa, per ultimo tocca a te.
event-scored = { $who }: { $score } (stelle { $stars }, gettoni { $tokens }, forbici { $scissors }, mano { $hand }, scarti { $discards }).
    .you = Tu: { $score } (stelle { $stars }, gettoni { $tokens }, forbici { $scissors }, mano { $hand }, scarti { $discards }).
event-match-ended = { $winners-count ->
    [one] { $winners } vince la partita.
   *[other] { $winners } condividono la vittoria.
}
    .winners-with-you = { $winners-count ->
        [one] Vinci la partita.
       *[other] Condividi la vittoria ({ $winners }).
    }

## Che cosa dice ognuno della propria mossa

news-started = Comincio con l’1 { $colour }.
news-took-colour = Prendo le carte { colour-of-cards }.
news-took-value = Prendo { the-value }.
news-placed-new = Comincio una pila con { $card-the }.
news-placed-stack = Poso { $card-the } { on-below }.
news-placed-new-jump = Salto: una nuova pila con { $card-the }.
news-placed-stack-jump = Salto: { $card-the } { on-below }.
news-paid = Pago con { $card-the }.
news-took-scissors = Prendo le forbici.
news-moved-scissors = Sposto le forbici.
news-stole-scissors = Prendo le forbici di { $victim }.
    .you = Ti soffio le forbici!
news-discarded = Scarto { $card-the }.
news-skipped = Non posso né prendere né posare.
news-claimed = «{ objective-name }»: { points } per me!

## Perché

reason-most-points = Vince chi ha più punti.
reason-fewer-discards = A pari punti vince chi ha meno scarti.
reason-shared = Punti e scarti sono pari.

## Punti

line-stars = Stelle visibili
line-tokens = { $count ->
    [one] Obiettivi: { $count } gettone
   *[other] Obiettivi: { $count } gettoni
}
line-scissors = Forbici sul paesaggio
line-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
line-discards = { $count ->
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
}
line-objective = Completato: { objective-name }

## Obiettivi

objective-name = { $objective ->
    [1] L di un colore
    [2] Angoli di un valore
    [3] L di 2
    [4] Quadrato di quattro colori
    [5] Nove pile
    [6] Diagonale di un colore
    [7] Riga di 3
    [8] Due 5
    [9] Da 1 a 5
    [10] Colonna 2-5-2
    [11] Diagonale 2-3-4
    [12] Tre 4
    [13] Cinque 1
    [14] Riga da 9
    [15] Colonna da 12
    [16] Tre forbici
    [17] Quadrato di 3
    [18] Quadrato di un colore
    [19] Croce di cinque valori
   *[20] Croce di quattro colori
}
objective-about = { $objective ->
    [1] Tre pile a L, girata o specchiata come vuoi, hanno lo stesso colore.
    [2] I quattro angoli della cornice completa mostrano lo stesso valore.
    [3] Tre pile a L, girata o specchiata come vuoi, mostrano un 2.
    [4] Quattro pile in quadrato hanno quattro colori diversi.
    [5] Tutti i nove posti hanno una pila.
    [6] Una delle due diagonali della cornice completa è di un solo colore.
    [7] Una riga orizzontale di tre mostra solo 3.
    [8] Almeno due pile mostrano un 5.
    [9] Tra le tue pile ci sono un 1, un 2, un 3, un 4 e un 5.
    [10] Una colonna verticale mostra 2, 5 e 2.
    [11] Una delle due diagonali della cornice completa mostra 2, 3, 4 in ordine, da un capo o dall’altro.
    [12] Almeno tre pile mostrano un 4.
    [13] Almeno cinque pile mostrano un 1.
    [14] Una riga orizzontale di tre fa in tutto 9.
    [15] Una colonna verticale di tre fa in tutto 12.
    [16] Almeno tre pile mostrano le forbici.
    [17] Quattro pile in quadrato mostrano solo 3.
    [18] Quattro pile in quadrato hanno lo stesso colore.
    [19] Il centro e le sue quattro vicine mostrano cinque valori diversi.
   *[20] Le quattro vicine del centro hanno quattro colori diversi; al centro va bene qualsiasi carta.
}

## Rifiuti

refusal-objectives = «{ $given }» non indica obiettivi: scrivi «random», «first» o tre numeri da 1 a { $most } su carte diverse (1 e 2 stanno sulla stessa carta, 3 e 4 anche, e così via).
refusal-score-card = «{ $text }» non è una carta al suo posto. Scrivi colore (Y B G K), valore, s per le forbici, @colonna,riga: G3s@0,1.
refusal-score-twice = { $text } è allo stesso posto di { $other }. Indica solo la carta in cima a ogni pila.
refusal-score-frame = { $text } è fuori: un paesaggio ha al massimo tre colonne e tre righe.
refusal-score-apart = { $text } non è accanto a nessun’altra pila.
refusal-score-empty = Non c’è nessun paesaggio: indica almeno una carta.
refusal-score-count = { $count } non è un numero di carte ({ $place }).
refusal-score-token = { $token } non è un gettone: ci sono 4, 2 e 1.
refusal-score-tokens = { $count } gettoni sono troppi: gli obiettivi sono { $most }, e ciascuno ne dà uno.
refusal-position = Questa posizione non si può leggere: «{ $text }».

## Opzioni

option-deck = Carte nella scatola
option-deck-96 = 96
option-deck-92 = 92
option-objectives = Obiettivi
option-objectives-random = a caso
option-objectives-first = per la prima partita
option-advanced = Modalità avanzata
option-advanced-false = gioco base
option-advanced-true = modalità avanzata

## Il tavolo

table-objectives = Obiettivi

## Carte

colour-yellow = giallo
colour-blue = blu
colour-green = verde
colour-black = nero
card-Y1 = 1 giallo
    .gender = l
card-Y1s = 1 giallo con forbici
    .gender = l
card-Y2 = 2 giallo
    .gender = m
card-Y2s = 2 giallo con forbici
    .gender = m
card-Y3 = 3 giallo
    .gender = m
card-Y3s = 3 giallo con forbici
    .gender = m
card-Y4 = 4 giallo
    .gender = m
card-Y4s = 4 giallo con forbici
    .gender = m
card-Y5 = 5 giallo
    .gender = m
card-B1 = 1 blu
    .gender = l
card-B1s = 1 blu con forbici
    .gender = l
card-B2 = 2 blu
    .gender = m
card-B2s = 2 blu con forbici
    .gender = m
card-B3 = 3 blu
    .gender = m
card-B3s = 3 blu con forbici
    .gender = m
card-B4 = 4 blu
    .gender = m
card-B4s = 4 blu con forbici
    .gender = m
card-B5 = 5 blu
    .gender = m
card-G1 = 1 verde
    .gender = l
card-G1s = 1 verde con forbici
    .gender = l
card-G2 = 2 verde
    .gender = m
card-G2s = 2 verde con forbici
    .gender = m
card-G3 = 3 verde
    .gender = m
card-G3s = 3 verde con forbici
    .gender = m
card-G4 = 4 verde
    .gender = m
card-G4s = 4 verde con forbici
    .gender = m
card-G5 = 5 verde
    .gender = m
card-K1 = 1 nero
    .gender = l
card-K1s = 1 nero con forbici
    .gender = l
card-K2 = 2 nero
    .gender = m
card-K2s = 2 nero con forbici
    .gender = m
card-K3 = 3 nero
    .gender = m
card-K3s = 3 nero con forbici
    .gender = m
card-K4 = 4 nero
    .gender = m
card-K4s = 4 nero con forbici
    .gender = m
card-K5 = 5 nero
    .gender = m

## La lezione, le carte di un tavolo vero, e i bei ricordi

given-landscape = Le carte in cima al tuo paesaggio
given-hand = Carte in mano
given-discards = I tuoi scarti
given-scissors = Il gettone forbici è tuo
given-tokens = I tuoi gettoni
highlight-objectives = { $count ->
    [one] { $count } obiettivo completato
   *[other] { $count } obiettivi completati
}
highlight-fives = { $count ->
    [one] { $count } pila portata fino al 5
   *[other] { $count } pile portate fino al 5
}
highlight-discards = { $count ->
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
}
highlight-best-stacks = paesaggio più ampio: { $count } pile
highlight-best-stars = record di stelle: { $count }

## Game nights with real cards

number-points = Punti in tutto
number-discards = Scarti (decidono un pareggio)
line-objective-slot = { objective-name }
line-objective-number = Obiettivo { $number }
refusal-evening-token = { $token } non è un gettone per questo numero di giocatori.
refusal-evening-token-twice = Due persone hanno il { $token } dell’obiettivo { $number }, ma ce n’è solo uno.
refusal-evening-scissors = Due persone hanno il gettone forbici, ma ce n’è solo uno.

## At the table in the browser

to-move = di turno
start-cards = Carte iniziali
pw-pile-label = { $count ->
    [0] Mazzo { $number }: vuoto
   *[other] Mazzo { $number }: { $top }; { pile-count }
}
landscape = Paesaggio: { $columns ->
    [one] { $columns } colonna
   *[other] { $columns } colonne
}, { $rows ->
    [one] { $rows } riga
   *[other] { $rows } righe
}
cell-empty = casella vuota
tile-label = { $value } { $colour }{ $scissors ->
    [yes] , forbici
   *[no] { "" }
}{ $layers ->
    [one] { "" }
   *[other] , { $layers } strati
}{ $closed ->
    [yes] , bloccata dal gettone forbici
   *[no] { "" }
}
objectives-own = a scelta
objectives-chosen = { $count } su 3 scelti, da carte diverse
objective-met = Fatto!
objective-progress = { $count } su { $needed }
token-left = ancora da vincere: { points }
discards = { $count ->
    [one] { $count } scarto
   *[other] { $count } scarti
}
pw-seat-label = { $name }: { $score } punti, { hand-of }, { $discards ->
    [one] { $discards } scarto
   *[other] { $discards } scarti
}
last-turns-banner = Ultimi turni!
last-turns-left = { $count ->
    [one] Ancora un turno.
   *[other] Ancora { $count } turni.
}
price-free = gratis
price-cards = { $count ->
    [one] −{ $count } carta
   *[other] −{ $count } carte
}
scissors-free = Le forbici sono libere
token-taken = { $name }: { points }
pw-open = mano { $count } · scarti { $discards }
pw-all = tutti
pw-score-hand = in mano
pw-score-discards = { $count ->
    [one] scarto
   *[other] scarti
}
pw-too-many = { $count } carte, puoi tenerne { $most }
discard-more = ancora { $count }
end-condition = prima posa una carta
stars-more = { $count ->
    [one] stella
   *[other] stelle
}
pw-grows = { $value ->
    [1] Comincia una pila accanto a una delle tue.
    [2] Va su un 1 del suo colore. Con un salto comincia una pila, per una carta.
   *[other] Va sul valore appena più basso del suo colore. Un salto passa un valore, per una carta.
}
pw-cuts = Posandola puoi prendere le forbici: 2 punti e una carta in meno per un salto; ma bloccano la pila.
ask-pw-start = La tua carta iniziale
how-pw-start = tocca la carta con cui cominci
ask-pw-turn = Prendi o posa
how-pw-turn = tocca un mazzo o una carta
ask-pw-take = Prendere: { $card }
how-pw-take = per colore o per valore
ask-pw-where = { $card }: dove?
how-pw-where = tocca un posto illuminato, o trascina
ask-pw-card = Quale carta?
how-pw-card = le carte chiare si possono posare
ask-pw-more = Ancora una?
how-pw-more = le carte chiare possono seguire
ask-pw-done = Tutto posato
how-pw-done = gli obiettivi contano a fine turno
ask-pw-pay = Scartane { $count }
how-pw-pay = per pagare il salto
ask-pw-scissors = Prendi le forbici?
how-pw-scissors = tocca il gettone, o lascialo
ask-pw-discard = Scartane { $count }
how-pw-discard = { $chosen ->
    [one] { $chosen } scelta
   *[other] { $chosen } scelte
}; ritocca per tenere
do-pw-end = Fatto
do-pw-end-turn = Fine turno
do-pw-scissors-leave = Lascia
do-pw-skip = Salta
do-pw-discard = Scarta
final-count = Si contano i paesaggi
final-on = Vedi il risultato
save-picture = Salva come immagine
picture-of = Paper World: { $name }
ask-pw-only-take = Prendi carte
how-pw-only-take = non si può ancora posare niente
piles = I cinque mazzi
cell-at = { $column ->
    [left] Nuova colonna a sinistra
    [right] Nuova colonna a destra
   *[other] Colonna { $column }
}, { $row ->
    [above] nuova riga in alto
    [below] nuova riga in basso
   *[other] riga { $row }
}: { $card }
stars = { $count ->
    [0] nessuna stella
    [one] { $count } stella
   *[other] { $count } stelle
}

