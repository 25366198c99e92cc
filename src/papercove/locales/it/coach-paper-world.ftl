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
