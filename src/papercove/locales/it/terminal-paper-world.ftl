table-turn = turno { $turn }
table-piles = Mazzi
table-hand = Mano
table-discards = Scarti
table-scissors = forbici
table-empty = vuoto
table-placing = Posa: { $what }
table-owed = { $count ->
    [one] { $count } carta da pagare
   *[other] { $count } carte da pagare
}
table-to-discard = { $count ->
    [one] { $count } carta di troppo
   *[other] { $count } carte di troppo
}
table-last-turns = { $count ->
    [one] L’ultimo turno!
   *[other] Ultimi turni: ancora { $count }!
}
measure-objective = obiettivo «{ objective-name }»; punti
    .often = obiettivo «{ objective-name }» raggiunto, a partita
    .mean = punti dell’obiettivo «{ objective-name }»
measure-top = carte in cima di valore { $number }
    .mean = carte in cima di valore { $number }
measure-colour-yellow = carte in cima gialle
    .mean = carte in cima gialle
measure-colour-blue = carte in cima blu
    .mean = carte in cima blu
measure-colour-green = carte in cima verdi
    .mean = carte in cima verdi
measure-colour-black = carte in cima nere
    .mean = carte in cima nere
measure-line-stars = punti delle stelle
    .mean = punti delle stelle
measure-line-tokens = punti dei gettoni
    .mean = punti dei gettoni
measure-line-scissors = punti delle forbici
    .mean = punti delle forbici
measure-line-hand = punti delle carte in mano
    .mean = punti delle carte in mano
measure-line-discards = punti degli scarti
    .mean = punti degli scarti
number-stars = stelle delle carte in cima di valore da 1 a 5
number-tokens = punti del primo, secondo, terzo segnalino
number-scissors_points = punti delle forbici
number-hand_limit = numero massimo di carte in mano
number-last_piles = mazzi rimasti che fanno scattare la fine
number-penalty = punti persi per ogni carta in mano o scartata
not-now-start-taken = Qualcuno ha già questa carta iniziale.
not-now-started = Hai già la tua carta iniziale.
not-now-not-shown = Nessun mazzo mostra in cima una carta così.
not-now-none-held = Non hai in mano una carta così.
not-now-no-place = Nessuna delle tue carte di questo colore o valore ha un posto ora.
not-now-announce-first = Prima annuncia un colore o un valore.
not-now-announced-once = Hai già fatto il tuo annuncio di questo turno.
not-now-not-held = Non hai questa carta in mano.
not-now-no-jump = Si paga una carta solo per un salto.
not-now-no-scissors = Le forbici arrivano con una carta che le mostra.
not-now-none-over = Puoi tenere { $limit } carte, e non ne hai di più.
not-now-skipped = Non c’è nulla da prendere né da posare: il tuo turno salta.
