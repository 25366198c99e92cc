table-turn = Zug { $turn }
table-piles = Nachziehstapel
table-hand = Hand
table-discards = Ablage
table-scissors = Schere
table-empty = leer
table-placing = Legt: { $what }
table-owed = { $count ->
    [one] noch { $count } Karte zu zahlen
   *[other] noch { $count } Karten zu zahlen
}
table-to-discard = { $count ->
    [one] { $count } Karte zu viel
   *[other] { $count } Karten zu viel
}
table-last-turns = { $count ->
    [one] Der letzte Zug!
   *[other] Letzte Züge: noch { $count }!
}
measure-objective = Ziel „{ objective-name }“; Punkte
    .often = Ziel „{ objective-name }“ erreicht, je Partie
    .mean = Punkte für das Ziel „{ objective-name }“
measure-top = oberste Karten mit Wert { $number }
    .mean = oberste Karten mit Wert { $number }
measure-colour-yellow = oberste Karten in Gelb
    .mean = oberste Karten in Gelb
measure-colour-blue = oberste Karten in Blau
    .mean = oberste Karten in Blau
measure-colour-green = oberste Karten in Grün
    .mean = oberste Karten in Grün
measure-colour-black = oberste Karten in Schwarz
    .mean = oberste Karten in Schwarz
measure-line-stars = Punkte durch Sterne
    .mean = Punkte durch Sterne
measure-line-tokens = Punkte durch Plättchen
    .mean = Punkte durch Plättchen
measure-line-scissors = Punkte durch die Schere
    .mean = Punkte durch die Schere
measure-line-hand = Punkte durch Handkarten
    .mean = Punkte durch Handkarten
measure-line-discards = Punkte durch die Ablage
    .mean = Punkte durch die Ablage
number-stars = Sterne oberster Karten vom Wert 1 bis 5
number-tokens = Punkte des ersten, zweiten, dritten Plättchens
number-scissors_points = Punkte der Schere
number-hand_limit = höchste Zahl von Handkarten
number-last_piles = übrige Nachziehstapel, die das Ende auslösen
number-penalty = Minuspunkte je Karte auf der Hand oder in der Ablage
not-now-start-taken = Diese Startkarte hat schon jemand.
not-now-started = Deine Startkarte hast du schon.
not-now-not-shown = Kein Nachziehstapel zeigt oben eine solche Karte.
not-now-none-held = Eine solche Karte hast du nicht auf der Hand.
not-now-no-place = Von deinen Karten dieser Farbe oder dieses Werts hat jetzt keine einen Platz.
not-now-announce-first = Nenne zuerst eine Farbe oder einen Wert.
not-now-announced-once = Für diesen Zug hast du schon etwas genannt.
not-now-not-held = Diese Karte hast du nicht auf der Hand.
not-now-no-jump = Eine Karte zahlt man nur für einen Sprung.
not-now-no-scissors = Die Schere kommt mit einer Karte, die sie zeigt.
not-now-none-over = Du darfst { $limit } Karten halten, und mehr hast du nicht.
not-now-skipped = Es gibt nichts zu nehmen und nichts zu legen: Dein Zug entfällt.
