why-fits = { $cards-count ->
    [one] Passt sofort: { $cards }.
   *[other] Passen sofort: { $cards }.
}
why-places = Kann jetzt gelegt werden: { $cards }.
why-denies = { $who } bekommt nicht, was passen würde: { $cards }.
    .you = Du bekommst nicht, was bei dir passen würde: { $cards }.
why-over = { $count ->
    [one] Eine Karte zu viel auf der Hand: Sie abzuwerfen kostet einen Punkt.
   *[other] { $count } Karten zu viel auf der Hand: Jede abgeworfene kostet einen Punkt.
}
why-jump = { $count ->
    [one] Der Sprung kostet eine Karte, also einen Punkt.
   *[other] Der Sprung kostet { $count } Karten, also { $count } Punkte.
}
why-nearer = Bringt „{ objective-name }“ auf { $reached } von { $goal }.
why-farther = Wirft „{ objective-name }“ auf { $reached } von { $goal } zurück.
why-no-place = Noch ohne Platz: { $cards }.
why-waits = Was jetzt gelegt werden kann, kann einen Zug warten; die offenen Karten sind dann vielleicht weg.
why-last-turns = Die letzten Züge beginnen: Alle haben noch einen.
why-follows = { $cards-count ->
    [one] Passt nach anderen Handkarten: { $cards }.
   *[other] Passen nach anderen Handkarten: { $cards }.
}
why-one-word = Mit einem Wort lassen sich dann { $count } Karten legen.
why-pays-useful = Gibt { $card-the } her, die noch einen Platz hat.
why-pays-useless = Gibt { $card-the } her, die im Moment keinen Platz hat.
why-this-turn = Zu Ende gespielt bringt dieser Zug { $count ->
    [one] { $count } Punkt.
   *[other] { $count } Punkte.
}
why-came-up = { $who } konnte brauchen, was aufgedeckt wurde: { $cards }.
why-came-up-useless = { $who } konnte nichts von dem brauchen, was aufgedeckt wurde: { $cards }.
why-fed = { $who } nahm, was gerade passte: { $cards }.
    .you = Du nahmst, was gerade passte: { $cards }.
why-claimed = { $who } erfüllte „{ objective-name }“ ({ points }).
    .you = Du erfülltest „{ objective-name }“ ({ points }).
why-scissors-lost = { $who } holte sich die Schere.
    .you = Du holtest dir die Schere.
foresight-stars = Sterne am Ende: im Schnitt { $best } statt { $other }.
foresight-tokens = Punkte aus Zielen: im Schnitt { $best } statt { $other }.
foresight-scissors = Punkte für die Schere: im Schnitt { $best } statt { $other }.
foresight-hand = Karten, die auf der Hand bleiben: im Schnitt { $best } statt { $other }.
foresight-discards = Abgeworfene Karten: im Schnitt { $best } statt { $other }.
foresight-rival-points = { $seats ->
    [2] Punkte des Gegners
   *[other] Punkte des stärksten Gegners
}: im Schnitt { $best } statt { $other }.
