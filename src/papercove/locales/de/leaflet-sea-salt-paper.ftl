# Die bebilderte Regel von Sea Salt & Paper.

leaflet-aim = Sammle Karten, die zusammen Punkte bringen, beende die Runde im richtigen Moment und komm vor den anderen auf { $target-2 } Punkte.

## Vorbereitung

leaflet-setup = Vorbereitung
leaflet-deck = Misch alle { $cards } Karten zu einem verdeckten Stapel.
leaflet-piles = Deck daneben zwei Karten auf: Mit ihnen beginnen die zwei Ablagestapel. Noch hat niemand eine Karte auf der Hand.
leaflet-starter = Das Los entscheidet, wer beginnt. Gespielt wird im Uhrzeigersinn.

## Ein Zug

leaflet-turn = Dein Zug in drei Bildern
leaflet-take = Zieh zwei Karten vom Stapel, behalte eine und leg die andere offen auf einen Ablagestapel. Oder nimm die oberste Karte eines Ablagestapels.
    .title = Nimm eine Karte
    .note = Ist ein Ablagestapel leer, muss die abgelegte Karte dorthin. Durchsehen darf man die Ablagestapel nicht.
leaflet-pairs = Leg ein Paar offen vor dir aus und nutze sofort seinen Effekt. Du darfst so viele Paare auslegen, wie du hast.
    .title = Leg Paare aus, wenn du willst
leaflet-call = Hast du auf der Hand und vor dir zusammen { $threshold } Punkte oder mehr, darfst du STOP oder LETZTE CHANCE sagen. Wenn nicht, geht es links von dir weiter.
    .title = Beende die Runde, wenn du dich traust

## Das Ende einer Runde

leaflet-round = Das Ende einer Runde
leaflet-stop = Alle decken ihre Karten auf und bekommen sofort deren Punkte. Kein Risiko, kein Bonus.
leaflet-last-chance = Du deckst deine Karten auf und wettest, dass niemand mehr Punkte haben wird. Die anderen haben je einen letzten Zug und decken dann auf. Aufgedeckte Karten kann niemand mehr stehlen.
leaflet-won = Du bekommst deine Karten und deinen Farbbonus, die anderen nur ihren Farbbonus.
    .title = Niemand hat mehr: Wette gewonnen
leaflet-lost = Du bekommst nur deinen Farbbonus, die anderen bekommen ihre Karten.
    .title = Jemand hat mehr: Wette verloren
leaflet-bonus = 1 Punkt für jede Karte der Farbe, von der du am meisten hast.
    .title = Farbbonus
leaflet-empty = { $empty ->
    [played] Ist der Stapel am Ende eines Zuges leer, ist die Runde vorbei und niemand bekommt Punkte. Nach LETZTE CHANCE werden die letzten Züge aber gespielt und gewertet.
   *[void] Ist der Stapel am Ende eines Zuges leer, ist die Runde vorbei und niemand bekommt Punkte, auch nicht nach LETZTE CHANCE.
}
    .title = Leerer Stapel
leaflet-next = { $next ->
    [last-turn] Wer links von dem sitzt, der den letzten Zug hatte. Nach LETZTE CHANCE ist das, wer sie angesagt hat.
   *[ender] Wer links von dem sitzt, der die Runde beendet hat.
}
    .title = Wer die nächste Runde beginnt
leaflet-bet = Tippe auf STOP oder LETZTE CHANCE und sieh, wer wie viel bekommt. Tippe dann auf Karten, um sie wegzunehmen oder dazuzulegen.
    .title = Probier es aus
    .one = Spieler 1
    .other = Spieler 2
    .spare = und wenn du diese antippst?
leaflet-not-yet = Erst { $points } von { $threshold } Punkten: Spieler 1 darf noch nichts ansagen.
leaflet-verdict = { $end ->
    [bet-won] Die Wette ist gewonnen.
    [bet-lost] Die Wette ist verloren.
   *[stop] Alle bekommen die Punkte ihrer Karten.
}

## Das Ende der Partie

leaflet-end = Das Ende der Partie
leaflet-target = Die Partie endet nach der Runde, in der jemand so viele Punkte erreicht. Wer dann am meisten hat, gewinnt.
    .title = Punkte für den Sieg
    .seats = { $seats } Spieler
leaflet-four-mermaids = Leg alle vier auf einmal aus und du gewinnst auf der Stelle die ganze Partie.
    .title = Vier Meerjungfrauen
leaflet-tie = { $tie ->
    [ender] Es gewinnt, wer die letzte Runde beendet hat.
    [last-turn] Es gewinnt, wer in der letzten Runde den letzten Zug hatte.
   *[last-round] Es gewinnt, wer in der letzten Runde die meisten Punkte bekommen hat.
}
    .title = Gleichstand?

## Die Karten

leaflet-cards = Was die Karten können
    .note = Karten auf der Hand und Karten vor dir zählen zusammen.
leaflet-duos = Duo-Karten
    .note = 1 Punkt für jedes Paar, auch wenn du es noch auf der Hand hast. Der Effekt kommt nur, wenn du es auslegst.
leaflet-crab = Sieh einen Ablagestapel durch und nimm eine Karte deiner Wahl. Zeigen musst du sie nicht; die anderen behalten ihre Reihenfolge.
leaflet-boat = Mach sofort noch einen Zug.
leaflet-fish = Zieh die oberste Karte vom Stapel.
leaflet-swimmer = Stiehl jemandem eine zufällige Handkarte.
leaflet-mermaids = Meerjungfrauen
    .note = Meerjungfrauen sind weiße Karten.
leaflet-mermaid = Die erste bringt 1 Punkt für jede Karte deiner häufigsten Farbe, die zweite für die zweithäufigste und so weiter. Keine Farbe zählt zweimal.
leaflet-collectors = Sammler-Karten
    .note = Je mehr du davon hast, desto mehr sind sie wert.
leaflet-multipliers = Punkte-Multiplikatoren
    .note = Sie bringen Punkte für andere Karten und zählen selbst nicht dazu.
leaflet-lighthouse = { $points ->
    [one] { $points } Punkt für jedes Boot
   *[other] { $points } Punkte für jedes Boot
}
leaflet-shoal = { $points ->
    [one] { $points } Punkt für jeden Fisch
   *[other] { $points } Punkte für jeden Fisch
}
leaflet-penguin_colony = { $points ->
    [one] { $points } Punkt für jeden Pinguin
   *[other] { $points } Punkte für jeden Pinguin
}
leaflet-captain = { $points ->
    [one] { $points } Punkt für jeden Seemann
   *[other] { $points } Punkte für jeden Seemann
}
leaflet-mermaids-6 = Das Beispiel der Spielregel: Zwei Meerjungfrauen mit vier hellblauen und zwei hellgrünen Karten bringen 6.
    .try = Tippe auf Karten und schau.
leaflet-mermaids-7 = Das Beispiel der Spielregel: Zwei Meerjungfrauen mit vier hellblauen und drei hellgrünen Karten bringen 7.
    .try = Tippe auf Karten und schau.
leaflet-sailors = Zwei Seeleute bringen 5, der Kapitän noch 6 dazu.
leaflet-sum = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
leaflet-pair-sign = Paar
leaflet-how-many = Du hast
