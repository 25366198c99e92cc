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

## Warum etwas warten muss

not-now-announced = Du hast für diesen Zug etwas anderes genannt: Diese Karte muss warten.
not-now-no-passing = Passen geht nicht: Nimm Karten oder lege welche.
not-now-one-first = Du wolltest in diesem Zug legen: mindestens eine Karte.
not-now-no-room = Deine Landschaft hat keinen freien Platz mehr für einen neuen Stapel.
not-now-too-high = Der Sprung wäre zu weit: Zuerst muss eine niedrigere Karte ihrer Farbe liegen.
not-now-jumped = Du bist in diesem Zug schon gesprungen.
not-now-unpaid = Dafür bräuchte es einen Sprung, und den kannst du nicht bezahlen.
not-now-closed = Auf dem Stapel, wo sie passen würde, liegt die Schere.
not-now-closed-here = Auf diesem Stapel liegt die Schere: Hier kommt nichts darauf.
not-now-not-beside = Ein neuer Stapel liegt neben einem von deinen, Kante an Kante.
not-now-too-wide = Deine Landschaft würde breiter oder höher als drei.
not-now-no-step = { $below ->
    [0] Ein neuer Stapel beginnt mit einer 1, mit einem Sprung auch mit einer 2.
   *[other] Ein Stapel hat eine Farbe und wächst von 1 bis 5: Die { $card } passt nicht auf diese { $below }.
}
not-now-start-first = Wähle zuerst deine Startkarte.
not-now-card-first = Wähle zuerst eine Karte aus deiner Hand: Dann leuchten ihre Plätze.
not-now-no-card = Von deinen Karten lässt sich jetzt keine legen.
not-now-cell-first = Wähle zuerst einen Platz für die Karte, die du hältst.
not-now-pay-first = Bezahle zuerst den Sprung: Wähle eine Karte zum Abwerfen.
not-now-scissors-first = Nimm zuerst die Schere oder lass sie liegen.
not-now-discard-first = Wirf zuerst ab: Du hast zu viele Karten auf der Hand.
not-now-placing = In diesem Zug legst du: Genommen wird erst im nächsten.
not-now-pile-empty = Dieser Stapel ist leer: Hier gibt es nichts zu nehmen.
