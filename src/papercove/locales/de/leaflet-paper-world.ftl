# Die bebilderte Regel von Paper World.

leaflet-aim = Schichte Papier zu einer Landschaft von drei mal drei Stapeln und hab am Ende die meisten Punkte.

## Vorbereitung

leaflet-setup = Vorbereitung
leaflet-backs = Die Rückseiten sagen, welche Karten mitspielen.
    .title = Karten
    .blue = { $seats } Spieler: nur blaue Rücken
    .yellow = { $seats } Spieler: blaue und gelbe Rücken
    .red = { $seats } Spieler: alle Karten
leaflet-start = Alle wählen eine Startkarte: den ersten Stapel ihrer Landschaft.
    .title = Startkarten
leaflet-piles = Misch die Karten und verteil sie offen auf fünf etwa gleich große Nachziehstapel.
    .title = Fünf Stapel
leaflet-objectives = Zieh drei Ziele. Auf jedem liegen Plättchen zu 4, 2 und 1 Punkten, zu zweit nur 2 und 1. Für eine erste Partie nimm diese drei.
    .title = Ziele

## Ein Zug

leaflet-turn = Dein Zug in drei Bildern
leaflet-announce = Sag, ob du nimmst oder legst, und nenne eine Farbe oder einen Wert: „Ich nehme Blau“, „Ich lege 2er“.
    .title = Ansagen
leaflet-take = Nimm alle Karten, die oben liegen und passen. { $hand-limit } Karten darfst du behalten, den Rest wirfst du vor dir ab.
    .title = Nehmen …
leaflet-place = Leg eine oder mehrere passende Karten aus der Hand auf deine Landschaft. Du musst nicht alle legen.
    .title = … oder legen

## Legen

leaflet-placing = Wohin Karten dürfen
leaflet-frame = Ein neuer Stapel kommt neben einen, den du hast, nicht schräg. Alles passt in drei mal drei.
    .title = Drei mal drei
leaflet-grow = Ein Stapel hat eine Farbe. Er beginnt mit einer 1 und wächst Schritt für Schritt: 1, 2, 3, 4, 5.
    .title = Schicht für Schicht
leaflet-jump = Wirf eine Handkarte ab und überspring einen Wert: eine 4 auf eine 2, oder eine 2 als neuer Stapel.
    .title = Der Sprung
leaflet-greens = „Ich lege Grün“: Tippe auf eine Karte, dann auf ihren Platz.
    .title = Probier es aus
    .done = Alle gelegt. Schön geschichtet!
leaflet-jumped = Die gelbe 3 fehlt. Leg die 2, spring dann zur 4 und bezahl mit einer Karte.
    .title = Probier einen Sprung
    .pay = Mit welcher Karte bezahlst du?
    .done = Der Sprung hat dich eine Karte gekostet, und die kostet dich am Ende 1 Punkt.
leaflet-again = Von vorn
leaflet-where = Wohin damit?

## Die Schere

leaflet-scissors = Die Schere
leaflet-scissors-take = Legst du eine Karte mit Schere, darfst du das Scherenplättchen darauflegen, auch wenn es jemand anders hat.
leaflet-scissors-good = Solange du es hast, ist einmal je Zug dein Sprung gratis, und am Ende zählt es { $scissors-points } Punkte.
    .title = Gut
leaflet-scissors-bad = Auf diesem Stapel kannst du nicht weiterbauen, bis das Plättchen weg ist.
    .title = Aber

## Ziele

leaflet-objectives-how = Ziele
leaflet-claim = Erfüllt deine Landschaft am Ende deines Zuges ein Ziel, nimm das höchste Plättchen, das dort noch liegt.
leaflet-once = Nur die obersten Karten zählen. Jedes Ziel bekommst du einmal, und das Plättchen bleibt dir, auch wenn du das Muster später zudeckst.

## Das Ende

leaflet-end = Das Ende der Partie
leaflet-last-turns = Sind am Ende eines Zuges nur noch { $last-piles } Stapel da, haben alle noch einen Zug. Wer das ausgelöst hat, ist zuletzt dran.
    .title = Noch ein Zug
leaflet-count = Zähl deine Sterne, deine Plättchen und { $scissors-points } für die Schere zusammen. Zieh 1 ab für jede Karte auf der Hand und jede abgeworfene.
    .title = Punkte
leaflet-tie = Wer weniger abgeworfen hat, gewinnt. Ist auch das gleich, teilt man sich den Sieg.
    .title = Gleichstand?
leaflet-sum = Das Beispiel der Spielregel: 15 + 4 + 2 − 5 = 16.
    .try = Tippe auf Stapel, Karten und Plättchen und sieh, was sich ändert.
    .title = Probier es aus
    .hand = auf der Hand
    .discards = abgeworfen
    .token = Plättchen
    .none = kein Plättchen

## Ziele als Bilder

leaflet-patterns = Alle Ziele
    .note = Reihen liegen waagerecht, Spalten senkrecht. Ein L darf gedreht und gespiegelt sein. Ecken, Diagonalen und Kreuze gehören zum fertigen Drei mal Drei.

## Für Fortgeschrittene

leaflet-advanced = Sprünge
    .note = Für Fortgeschrittene ändert sich nur der Sprung.
leaflet-jumps = { $jumps ->
    [many] Du darfst in einem Zug springen, so oft du willst.
   *[one] Du darfst einmal je Zug springen.
}
leaflet-skips = { $skips ->
    [many] Ein Sprung darf mehrere Werte überspringen, für je eine Karte: Eine 3 beginnt einen Stapel für zwei Karten.
   *[one] Ein Sprung überspringt einen Wert, für eine Karte.
}
leaflet-saves = { $saves ->
    [one] Die Schere spart dir je Zug bei einem Sprung eine Karte.
   *[free] Mit der Schere ist der Sprung gratis.
}
