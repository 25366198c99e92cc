why-fits = { $cards-count ->
    [one] Trova subito posto: { $cards }.
   *[other] Trovano subito posto: { $cards }.
}
why-places = Si può posare ora: { $cards }.
why-denies = { $who } non può prendere ciò che va bene nel suo paesaggio: { $cards }.
    .you = Non puoi prendere ciò che va bene nel tuo paesaggio: { $cards }.
why-over = { $count ->
    [one] Una carta di troppo in mano: scartarla costa un punto.
   *[other] { $count } carte di troppo in mano: ogni scarto costa un punto.
}
why-jump = { $count ->
    [one] Il salto costa una carta, quindi un punto.
   *[other] Il salto costa { $count } carte, quindi { $count } punti.
}
why-nearer = Porta «{ objective-name }» a { $reached } su { $goal }.
why-farther = Riporta «{ objective-name }» a { $reached } su { $goal }.
why-no-place = Per ora senza posto: { $cards }.
why-waits = Ciò che si può posare ora può aspettare un turno; le carte scoperte intanto possono sparire.
why-last-turns = Iniziano gli ultimi turni: ciascuno ne ha ancora uno.
why-follows = { $cards-count ->
    [one] Trova posto dopo altre carte della mano: { $cards }.
   *[other] Trovano posto dopo altre carte della mano: { $cards }.
}
why-one-word = Una sola parola può poi posare { $count } carte.
why-pays-useful = Cede { $card-the }, che ha ancora un posto.
why-pays-useless = Cede { $card-the }, che per ora non ha posto.
why-this-turn = Giocato fino in fondo, questo turno porta { $count ->
    [one] { $count } punto.
   *[other] { $count } punti.
}
why-came-up = Ciò che è venuto fuori andava bene per { $who }: { $cards }.
why-came-up-useless = Niente di ciò che è venuto fuori andava bene per { $who }: { $cards }.
why-fed = { $who } ha preso ciò che andava bene nel suo paesaggio: { $cards }.
    .you = Hai preso ciò che andava bene nel tuo paesaggio: { $cards }.
why-claimed = { $who } ha completato «{ objective-name }» ({ points }).
    .you = Hai completato «{ objective-name }» ({ points }).
why-scissors-lost = { $who } ha preso le forbici.
    .you = Hai preso le forbici.
foresight-stars = Stelle alla fine: in media { $best } invece di { $other }.
foresight-tokens = Punti degli obiettivi: in media { $best } invece di { $other }.
foresight-scissors = Punti delle forbici: in media { $best } invece di { $other }.
foresight-hand = Carte rimaste in mano: in media { $best } invece di { $other }.
foresight-discards = Scarti: in media { $best } invece di { $other }.
foresight-rival-points = { $seats ->
    [2] Punti dell’avversario
   *[other] Punti del miglior avversario
}: in media { $best } invece di { $other }.

## Perché bisogna aspettare

not-now-announced = In questo turno hai annunciato altro: questa carta aspetta.
not-now-no-passing = Non si passa: prendi carte, oppure posane.
not-now-one-first = Hai annunciato che avresti posato: almeno una carta.
not-now-no-room = Il tuo paesaggio non ha più caselle libere per una nuova pila.
not-now-too-high = Il salto sarebbe troppo lungo: prima serve una carta più bassa del suo colore.
not-now-jumped = In questo turno hai già saltato.
not-now-unpaid = Servirebbe un salto, e non puoi pagarlo.
not-now-closed = Le forbici bloccano la pila dove andrebbe.
not-now-closed-here = Le forbici sono su questa pila: non ci si posa nulla.
not-now-not-beside = Una nuova pila va accanto a una delle tue, lato contro lato.
not-now-too-wide = Il tuo paesaggio supererebbe tre colonne o tre righe.
not-now-no-step = { $below ->
    [0] Una nuova pila comincia con un 1, oppure con un 2 saltando.
   *[other] Una pila ha un solo colore e cresce da 1 a 5: qui, { on-below }, questa carta non va ({ $card }).
}
not-now-start-first = Prima scegli la tua carta iniziale.
not-now-card-first = Prima scegli una carta della tua mano: allora si accendono i suoi posti.
not-now-no-card = Nessuna delle tue carte si può posare ora.
not-now-cell-first = Prima scegli un posto per la carta che tieni.
not-now-pay-first = Prima paga il salto: scegli una carta da scartare.
not-now-scissors-first = Prima prendi le forbici, o lasciale dove sono.
not-now-discard-first = Prima scarta: hai troppe carte in mano.
not-now-placing = In questo turno posi: per prendere aspetta il prossimo.
not-now-pile-empty = Questo mazzo è vuoto: non c’è nulla da prendere.
