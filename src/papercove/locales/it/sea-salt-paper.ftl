# Sea Salt & Paper.

game-name = Sea Salt & Paper
game-about = Raccogli carte di origami in riva al mare. Prendi una carta, cala coppie per i loro effetti e, da sette punti in su, chiudi il round: senza rischi con l’ALT, o lanciando la SFIDA.
pile-side = { $pile ->
    [0] sinistra
   *[1] destra
}
cards-counted = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}

## Che cosa si può fare

action-take-deck = { $count ->
    [one] Pesca l’ultima carta del mazzo
   *[other] Pesca due carte dal mazzo
}
    .does = { $count ->
        [one] Va subito nella tua mano; non si scarta nulla.
       *[other] Le vedi entrambe, ne tieni una e scarti l’altra scoperta.
    }
action-take-pile = Prendi { $card-the } (pila di { pile-side })
    .does = Tutti vedono quale carta prendi e quella che c’era sotto.
action-take-from = Prendi dalla pila di { pile-side }
action-keep = Tieni { $card-the }
    .does = L’altra carta finisce scoperta su una pila degli scarti.
action-discard = Scarta { $card-the } a { pile-side }
    .does = Copre quella pila. Il prossimo giocatore può prenderla.
action-lay = Cala { $cards-the }
    .does = { $kind-key ->
        [crab] Guardi una pila degli scarti e ne prendi una carta a tua scelta.
        [boat] Giochi subito un altro turno.
        [fish] Peschi la prima carta del mazzo.
        [swimmer] Rubi una carta a caso dalla mano di un altro giocatore.
       *[other] La coppia ha il suo effetto.
    } La coppia vale ancora il suo punto e nessuno può più rubartela.
action-crab-pile = Guarda la pila di { pile-side } ({ cards-counted })
    .does = Poi ne prendi una carta. Le vedi solo tu.
action-crab-card = Prendi { $card-the }
    .does = Non devi mostrarla. Le altre carte restano in ordine.
action-rob = Ruba una carta di { $victim } ({ cards-counted })
    .does = Prendi una carta a caso. Quale, lo sa solo chi l’aveva, oltre a te.
action-mermaids = Cala le quattro sirene e vinci la partita!
    .does = La partita finisce subito, ed è tua.
action-end-turn = Finisci il turno
    .does = Tocca al giocatore alla tua sinistra.
action-stop = Intima l’ALT
    .does = Il round finisce subito. Ognuno riceve i punti delle sue carte, nessuno il bonus colore.
action-last-chance = Lancia la SFIDA
    .does = Gli altri giocano un ultimo turno. Se nessuno ti supera: ricevi i punti delle carte e il bonus colore, loro solo il bonus colore. Altrimenti ricevi solo il bonus colore, e loro i punti delle carte.

## Che cosa è successo

event-drew-two = { $who } pesca due carte.
    .you = Peschi { $cards-the }.
    .known = { $who } pesca { $cards-the }.
event-drew-last = { $who } pesca l’ultima carta del mazzo.
    .you = Peschi l’ultima carta del mazzo: { $card }.
    .known = { $who } pesca l’ultima carta del mazzo: { $card }.
event-kept = { $who } ne tiene una.
    .you = Tieni { $card-the }.
    .known = { $who } tiene { $card-the }.
event-discarded = { $who } scarta { $card-the } a { pile-side }.
    .you = Scarti { $card-the } a { pile-side }.
event-took-pile = { $who } prende { $card-the } (pila di { pile-side }).
    .you = Prendi { $card-the } (pila di { pile-side }).
event-laid = { $who } cala { $cards-the }.
    .you = Cali { $cards-the }.
event-plays-again = { $who } gioca un altro turno.
    .you = Giochi un altro turno.
event-fished = { $who } pesca una carta.
    .you = Peschi { $card-the }.
    .known = { $who } pesca { $card-the }.
event-no-effect = Questa volta la coppia non ha effetto.
event-looked = { $who } guarda la pila di { pile-side } ({ cards-counted }).
    .you = Guardi la pila di { pile-side } ({ cards-counted }).
event-crab-took = { $who } prende una carta dalla pila di { pile-side }.
    .you = Prendi { $card-the } dalla pila di { pile-side }.
    .known = { $who } prende { $card-the } dalla pila di { pile-side }.
event-robbed = { $who } ruba una carta di { $victim }.
    .you = Rubi { $card-the } di { $victim }.
    .victim-is-you = { $who } ti ruba { $card-the }!
    .known = { $who } ruba { $card-the } di { $victim }.
event-laid-mermaids = { $who } cala tutte e quattro le sirene!
    .you = Cali tutte e quattro le sirene!
event-called-stop = { $who } intima l’ALT!
    .you = Intimi l’ALT!
event-called-last-chance = { $who } lancia la SFIDA e mostra: { $cards }.
    .you = Lanci la SFIDA e mostri: { $cards }.
event-ended-turn = { $who } finisce il turno.
    .you = Finisci il turno.
    .quiet = yes
event-revealed = { $cards-count ->
    [0] { $who } non ha più carte da mostrare.
   *[other] { $who } mostra: { $cards }.
}
    .you = { $cards-count ->
        [0] Non hai più carte da mostrare.
       *[other] Mostri: { $cards }.
    }
event-round-ended = { $end ->
    [stop] ALT di { $who }: il round è finito.
    [bet-won] { $who } vince la sfida!
    [bet-lost] { $who } perde la sfida!
    [mermaids] Le quattro sirene di { $who } chiudono il round.
   *[void] Il mazzo è vuoto: nessuno riceve punti.
}
    .you = { $end ->
        [stop] Il tuo ALT chiude il round.
        [bet-won] Vinci la sfida!
        [bet-lost] Perdi la sfida!
        [mermaids] Le tue quattro sirene chiudono il round.
       *[void] Il mazzo è vuoto: nessuno riceve punti.
    }
counted = { $counted ->
    [cards] carte { $points }
    [bonus] bonus colore { $bonus }
   *[both] carte { $points }, bonus colore { $bonus }
}
event-scored = { $who }: +{ $gained }, totale { $score } ({ counted }).
    .you = Tu: +{ $gained }, totale { $score } ({ counted }).
event-round-began = Round { $round }: comincia { $who }.
    .you = Round { $round }: cominci tu.
event-match-ended = { $winners-count ->
    [one] { $winners } vince la partita.
   *[other] { $winners } condividono la vittoria.
}
    .winners-with-you = { $winners-count ->
        [one] Vinci la partita.
       *[other] Condividi la vittoria ({ $winners }).
    }

## Perché

reason-most-points = Vince chi ha più punti.
reason-four-mermaids = Quattro sirene vincono subito.
reason-tie-ender = Pareggio: vince chi ha chiuso l’ultimo round.
reason-tie-last-turn = Pareggio: vince chi ha giocato l’ultimo turno.
reason-tie-last-round = Pareggio: vince chi ha ottenuto più punti nell’ultimo round.
reason-tie-shared = Il pareggio non si può decidere.

## Punti

line-duo-crab = { $pairs ->
    [one] Granchi: { $pairs } coppia
   *[other] Granchi: { $pairs } coppie
}
    .family = Coppie di granchi
line-duo-boat = { $pairs ->
    [one] Barche: { $pairs } coppia
   *[other] Barche: { $pairs } coppie
}
    .family = Coppie di barche
line-duo-fish = { $pairs ->
    [one] Pesci: { $pairs } coppia
   *[other] Pesci: { $pairs } coppie
}
    .family = Coppie di pesci
line-duo-swimmer = { $pairs ->
    [one] Nuotatore e squalo: { $pairs } coppia
   *[other] Nuotatore e squalo: { $pairs } coppie
}
    .family = Nuotatore + squalo
line-collector-shell = { $count ->
    [one] { $count } conchiglia
   *[other] { $count } conchiglie
}
    .family = Conchiglie
line-collector-octopus = { $count ->
    [one] { $count } polpo
   *[other] { $count } polpi
}
    .family = Polpi
line-collector-penguin = { $count ->
    [one] { $count } pinguino
   *[other] { $count } pinguini
}
    .family = Pinguini
line-collector-sailor = { $count ->
    [one] { $count } marinaio
   *[other] { $count } marinai
}
    .family = Marinai
line-multiplier-lighthouse = { $count ->
    [one] Faro: { $count } barca
   *[other] Faro: { $count } barche
}
    .family = Faro
line-multiplier-shoal = { $count ->
    [one] Banco: { $count } pesce
   *[other] Banco: { $count } pesci
}
    .family = Banco
line-multiplier-penguin_colony = { $count ->
    [one] Colonia: { $count } pinguino
   *[other] Colonia: { $count } pinguini
}
    .family = Colonia
line-multiplier-captain = { $count ->
    [one] Capitano: { $count } marinaio
   *[other] Capitano: { $count } marinai
}
    .family = Capitano
line-mermaid = Sirena: { $colour }
    .family = Sirene
line-colour-bonus = Bonus colore: { $colour }
    .family = Bonus colore
line-nothing = Nessun punto
    .family = Nessun punto

## Carte su un tavolo vero

refusal-score-kind = «{ $text }» non è una carta. Carte: { $written }.
refusal-score-hue = «{ $text }» non ha un colore di questo gioco. Colori: { $written }.
refusal-score-no-such-card = { $card }: questa carta non esiste. Ci sono: { $written }.
refusal-score-copies = Troppe carte: { $count } × { $card }, ma nella scatola { $most ->
    [one] ce n’è solo { $most }
   *[other] ce ne sono solo { $most }
}.
refusal-score-colour = { $card }: di che colore? Con le sirene conta: scrivi per esempio { $written }.
refusal-card = «{ $text }» non è una carta.
refusal-too-many-cards = Nella scatola non ce ne sono così tante: { $card }.
refusal-position = Questa posizione non si può leggere: «{ $text }».

## Opzioni

option-edition = Edizione
option-edition-fr = regolamento francese
    .how = pareggio: a chi ha chiuso l’ultimo round
option-edition-en = regolamento inglese
    .how = pareggio: a chi ha giocato l’ultimo turno
option-edition-it = regolamento italiano
    .how = pareggio: a chi ha più punti nell’ultimo round; comincia chi siede a sinistra di chi ha giocato l’ultimo turno
option-edition-de = regolamento tedesco
    .how = pareggio: a chi ha più punti nell’ultimo round
option-edition-arena = regole online
    .how = la SFIDA si gioca fino in fondo, anche a mazzo vuoto
option-points_to_win = Punti per vincere
option-points_to_win-null = { $seats ->
    [2] 40
    [3] 35
   *[other] 30
}
option-doubled = Partita lunga (soglia doppia)
option-memory_aid = Aiuto per la memoria

## Carte

card-crab = granchio
    .gender = m
card-boat = barca
    .gender = f
card-fish = pesce
    .gender = m
card-swimmer = nuotatore
    .gender = m
card-shark = squalo
    .gender = lo
card-shell = conchiglia
    .gender = f
card-octopus = polpo
    .gender = m
card-penguin = pinguino
    .gender = m
card-sailor = marinaio
    .gender = m
card-mermaid = sirena
    .gender = f
card-lighthouse = faro
    .gender = m
card-shoal = banco
    .gender = m
    .short = banco
card-penguin_colony = colonia di pinguini
    .gender = f
    .short = colonia
card-captain = capitano
    .gender = m

colour-dark_blue = blu scuro
    .mark = BS
colour-light_blue = blu chiaro
    .mark = BC
colour-black = { $gender ->
    [f] nera
    [fl] nera
   *[m] nero
}
    .mark = NE
colour-yellow = { $gender ->
    [f] gialla
    [fl] gialla
   *[m] giallo
}
    .mark = GI
colour-light_green = verde chiaro
    .mark = VC
colour-white = { $gender ->
    [f] bianca
    [fl] bianca
   *[m] bianco
}
    .mark = BI
colour-purple = viola
    .mark = VI
colour-grey = { $gender ->
    [f] grigia
    [fl] grigia
   *[m] grigio
}
    .mark = GR
colour-light_orange = arancione chiaro
    .mark = AC
colour-pink = rosa
    .mark = RO
colour-orange = arancione
    .mark = AR
colour-none = nessuno

## La lezione, le carte di un tavolo vero, e i bei ricordi

given-hand = Le tue carte, in mano e calate
highlight-bets-won = { $count ->
    [one] { $count } sfida vinta
   *[other] { $count } sfide vinte
}
highlight-bets-lost = { $count ->
    [one] { $count } sfida persa
   *[other] { $count } sfide perse
}
highlight-stops = { $count ->
    [one] { $count } ALT intimato
   *[other] { $count } ALT intimati
}
highlight-mermaid-wins = { $count ->
    [one] { $count } vittoria con quattro sirene
   *[other] { $count } vittorie con quattro sirene
}
highlight-best-round = round migliore: { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

## Game nights with real cards

ending-stop = ALT
    .who = Chi ha intimato l’ALT?
ending-last-chance = SFIDA
    .who = Chi ha lanciato la SFIDA?
ending-void = Mazzo finito
    .who = Di chi era l’ultimo turno? (Solo per dire chi inizia dopo.)
ending-mermaids = Quattro sirene
    .who = Chi ha le quattro sirene?
number-points = Punti delle carte
number-bonus = Bonus colore
line-bonus-by-hand = Bonus colore, contato a mano
line-four-mermaids = Quattro sirene: mostrale e vinci subito la partita!
struck-void = Il mazzo è finito: non conta nulla.
struck-bet-won = { $name } ha vinto la sfida: conta solo il bonus colore.
struck-bet-lost = { $name } ha perso la sfida: conta solo il bonus colore.
struck-no-bonus = { $name } ha perso la sfida: contano le carte, senza bonus colore.
refusal-evening-call = { $name } ha { $points } punti; per chiudere un round ne servono { $threshold }. Controlla le carte, o chi l’ha chiuso.

## At the table in the browser

points-title = I tuoi punti
points-none = Ancora nessun punto
rounds-title = I round
deck-label = { $count ->
    [one] Mazzo: { $count } carta
   *[other] Mazzo: { $count } carte
}
pile-label = { $side ->
    [left] Scarti di sinistra
   *[right] Scarti di destra
}, { pile-count }, in cima: { $top }
pile-empty = niente
remember-pile = cosa c’era
drawn = Carte appena pescate
laid-own = Le tue carte calate
laid-safe = calate, al sicuro dai furti
look-title = La pila degli scarti
seat-label = { $name }: { $score } punti su { $target }, { hand-of }
score-of = { $score } punti su { $target }
called-badge = SFIDA
last-chance-banner = SFIDA
not-yet = Non ancora
last-round = Round precedente
next-round = Prossimo round
count-title = Si conta il round
count-tap = Tocca per andare avanti
count-gained = Questo round
count-score = Punteggio su { $target }
count-bonus = bonus +{ $points }
count-void = le carte non contano
count-to-come = ancora da contare
count-done = contato
count-beats = supera { $points }
count-short = non supera { $points }
count-void-round = Nessuno riceve punti
count-mermaids = Quattro sirene
count-bet-mine = Sfidi gli altri a superare { $points }
count-bet = { $name } sfida tutti a superare { $points }
count-called = { $name } ha lanciato la SFIDA
    .you = Hai lanciato la SFIDA
count-won = { $you ->
    [yes] Vinci la sfida!
   *[no] { $name } vince la sfida!
}
count-lost = { $you ->
    [yes] Perdi la sfida!
   *[no] { $name } perde la sfida!
}
count-why-won = Chi ha sfidato: carte e bonus. Gli altri: solo bonus.
count-why-lost = Chi ha sfidato: solo bonus. Gli altri: solo carte.
count-needs = { $you ->
    [yes] Ti mancano { $points } punti
   *[no] { $name }: mancano { $points } punti
}
count-has = { $you ->
    [yes] Superi { $points }!
   *[no] { $name } supera { $points }!
}
count-left = { $count ->
    [0] l’ultimo gruppo è scoperto
    [one] ancora un gruppo
   *[other] ancora { $count } gruppi
}
count-above = si conta sopra
count-bet-line = sfida { $points }
bar-take = Tocca a te
bar-take-how = { $wide ->
    [yes] Prendi una carta: tocca il mazzo o una pila
   *[no] prendi una carta
}
bar-keep = Tienine una
bar-keep-how = l’altra va su una pila
bar-discard = Su quale pila?
bar-discard-how = tocca una pila
bar-play = { $call ->
    [yes] { $pairs ->
        [yes] Cala, chiama o finisci
       *[no] Chiama, o finisci
    }
   *[other] { $pairs ->
        [yes] Cala una coppia, o finisci
       *[no] Finisci il turno
    }
}
bar-play-how = { $call ->
    [yes] { $wide ->
        [yes] Hai { $points } punti: ALT o SFIDA, o continua
       *[no] { $points } punti: puoi chiamare
    }
    [called] ultimo turno: non si chiama più
    [hidden] { $pairs ->
        [yes] una graffetta segna una coppia
       *[no] da { $threshold } punti puoi chiamare
    }
   *[short] { $wide ->
        [yes] { points } su { $threshold }: troppo presto per chiudere il round
       *[no] { points } su { $threshold }: non ancora
    }
}
bar-crab-pile = Granchi: quale pila?
bar-crab-pile-how = tocca quella da guardare
bar-crab-card = Granchi: prendine una
bar-crab-card-how = prima quella in cima
bar-rob = A chi rubi?
bar-rob-how = tocca un posto illuminato
bar-call = Chiudere il round?
bar-call-how = tocca un biglietto
bar-over = La partita è finita
bar-over-how = { "" }
verb-draw = guardane 2, tienine 1
verb-draw-last = pesca l’ultima
verb-take-pile = prendi
verb-discard = metti qui
verb-crab-pile = guarda
meter-unit = pti
meter-short = ancora { $count }
meter-more = ancora { $count } per chiamare
meter-enough = Puoi chiamare.
hand-open = Mano scoperta
steal-one = 1 su { $count }
steal-none = nessuna carta coperta
call-stop = ALT
call-last-chance = SFIDA
call-from = da { $points } punti, dopo aver preso
call-after-taking = dopo aver preso una carta
ticket-stop = Il round finisce ora. Tutti contano le proprie carte.
ticket-last-chance = Le tue carte sono scoperte e al sicuro. Gli altri hanno un ultimo turno.
ticket-won = nessuno supera { $points }
ticket-lost = qualcuno sì
last-chance-mine = La tua sfida è lanciata.
last-chance-beat = Supera { $points }!
mermaids-short = Vittoria!
end-turn-short = Fine
about-collection = Più ne hai, più valgono: { $steps }.
about-each = +{ $points } × { $kind }, in mano o calato.
about-mermaid = 1 punto per carta del tuo colore più numeroso, poi del successivo. Con quattro vinci la partita.
about-partner = fa coppia con: { $kind }
worth-nth = { $kind } n. { $nth }
lay-both = Cala entrambe
lay-with = + { $card }
worth-pair = in coppia
worth-colour = { $count } × { $colour }
worth-through = di cui { $points } per: { $kind }
effect-lead = Calate in coppia:
sight-all = { $count } nel gioco
sight-mine = { $count ->
    [one] { $count } tua
   *[other] { $count } tue
}
sight-seen = { $count ->
    [one] { $count } altra in vista
   *[other] { $count } altre in vista
}
sight-unseen = { $count ->
    [one] { $count } nascosta
   *[other] { $count } nascoste
}
news-took-pile = Ho preso { $card-the }.
news-discarded = Ho scartato { $card-the }.
news-drew-last = Ho pescato l’ultima carta.
news-laid = { $kind-key ->
    [crab] Due granchi: prendo da una pila.
    [boat] Due barche: gioco ancora.
    [fish] Due pesci: pesco una carta.
    [swimmer] Nuotatore e squalo: rubo una carta.
   *[other] Una coppia!
}
news-robbed = Ho rubato una carta di { $victim }.
    .you = Ti rubo { $card-the }!
news-called-stop = ALT!
news-called-last-chance = SFIDA!
news-laid-mermaids = Quattro sirene!
deck = Mazzo
known = Carte che conosci in questa mano
laid = Carte calate
laid-none = Ancora niente calato
round-end-stop = { $name } ha intimato l’ALT.
    .you = Hai intimato l’ALT.
round-end-bet-won = { $name } ha lanciato la SFIDA e ha vinto!
    .you = Hai lanciato la SFIDA e hai vinto!
round-end-bet-lost = { $name } ha lanciato la SFIDA e ha perso!
    .you = Hai lanciato la SFIDA e hai perso!
round-end-void = Il mazzo è vuoto: nessuno riceve punti in questo round.
round-end-mermaids = { $name } ha calato quattro sirene!
    .you = Hai calato quattro sirene!

