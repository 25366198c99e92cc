# Paper World.

game-name = Paper World
game-about = Schichte Papier zu einer Landschaft aus drei mal drei Stapeln. Nimm oder lege Karten einer Farbe oder eines Werts, überspringe fehlende Schichten, kämpfe um die Schere und erfülle Ziele.
landscape-yellow = Wüste
landscape-blue = Meer
landscape-green = Wald
landscape-black = Gebirge
cards-counted = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
colour-of-one = { $colour-key ->
    [yellow] gelbe
    [blue] blaue
    [green] grüne
   *[black] schwarze
}
colour-of-the = { $colour-key ->
    [yellow] gelben
    [blue] blauen
    [green] grünen
   *[black] schwarzen
}

## Was man tun kann

action-start = Mit der { colour-of-the } 1 beginnen
    .does = Sie ist der erste Stapel deiner Landschaft; der Rahmen wächst um sie herum.
action-take-colour = Die { colour-of-the } Karten nehmen: { $cards }
    .does = Alle { colour-of-the } Karten, die oben liegen, kommen auf deine Hand. Was darunter liegt, wird sichtbar: Das lässt sich nicht zurücknehmen.
action-take-value = Die { $value }er nehmen: { $cards }
    .does = Alle { $value }er, die oben liegen, kommen auf deine Hand. Was darunter liegt, wird sichtbar: Das lässt sich nicht zurücknehmen.
action-place-colour = { $colour-key ->
    [yellow] Gelbe
    [blue] Blaue
    [green] Grüne
   *[black] Schwarze
} Karten legen
    .does = Du legst eine oder mehrere { colour-of-one } Karten aus der Hand, auch mehrere auf einen Stapel, wenn sie passen.
action-place-value = { $value }er legen
    .does = Du legst einen oder mehrere { $value }er aus der Hand, gleich welcher Farbe.
action-card = { $card-the } legen
    .does = Danach wählst du den Platz.
action-cell-new = Neuer Stapel ({ pw-column }, { pw-row })
    .does = { $card }: Ein Stapel beginnt.
action-cell-stack = Auf die { colour-of-one } { $below } (Spalte { $across }, Reihe { $down })
    .does = Der Stapel wächst auf { $value }.
action-cell-new-jump = Sprung: neuer Stapel ({ pw-column }, { pw-row }), { cards-to-pay }
    .does = { $card }: Der Stapel beginnt ohne die Schichten darunter.
action-cell-stack-jump = Sprung: auf die { colour-of-one } { $below } (Spalte { $across }, Reihe { $down }), { cards-to-pay }
    .does = Der Stapel wächst auf { $value }, ohne die Schichten dazwischen.
pw-column = { $across ->
    [left] neue Spalte links
    [right] neue Spalte rechts
   *[other] Spalte { $across }
}
pw-row = { $down ->
    [above] neue Reihe oben
    [below] neue Reihe unten
   *[other] Reihe { $down }
}
cards-to-pay = { $cost ->
    [0] gratis
    [one] für { $cost } Karte
   *[other] für { $cost } Karten
}
action-pay = Den Sprung mit dieser Karte bezahlen: { $card }
    .does = Sie kommt auf deine Ablage und kostet am Ende einen Punkt.
action-scissors-take = Die Schere nehmen
    .does = Sie kommt auf diese Karte: Solange du sie hast, zählt sie 2 Punkte und spart dir einmal je Zug eine Karte beim Springen; aber dieser Stapel ist gesperrt.
action-scissors-leave = Die Schere liegen lassen
    .does = Sie bleibt, wo sie ist, und dein Stapel bleibt offen.
action-discard = { $card-the } abwerfen
    .does = Neun Karten darfst du behalten. Jede abgeworfene kostet am Ende einen Punkt.
action-end-turn = Zug beenden
    .does = Für jedes erfüllte Ziel bekommst du jetzt sein Plättchen.
action-skip = Aussetzen
    .does = Es gibt nichts mehr, was du nehmen oder legen könntest.

## Was geschah

event-started = { $who } beginnt mit der { colour-of-the } 1.
    .you = Du beginnst mit der { colour-of-the } 1.
event-laid-out = Fünf Nachziehstapel liegen aus. Die Ziele: { $objectives }. { $starter } fängt an.
    .starter-is-you = Fünf Nachziehstapel liegen aus. Die Ziele: { $objectives }. Du fängst an.
event-took-colour = { $who } nimmt die { colour-of-the } Karten: { $cards }.
    .you = Du nimmst die { colour-of-the } Karten: { $cards }.
event-took-value = { $who } nimmt die { $value }er: { $cards }.
    .you = Du nimmst die { $value }er: { $cards }.
event-announced-colour = { $who } legt { colour-of-one } Karten.
    .you = Du legst { colour-of-one } Karten.
event-announced-value = { $who } legt { $value }er.
    .you = Du legst { $value }er.
event-placed-new = { $who } legt { $card-the } als neuen Stapel.
    .you = Du legst { $card-the } als neuen Stapel.
event-placed-stack = { $who } legt { $card-the } auf die { $below }.
    .you = Du legst { $card-the } auf die { $below }.
event-placed-new-jump = { $who } springt: { $card-the } als neuer Stapel ({ cards-to-pay }).
    .you = Du springst: { $card-the } als neuer Stapel ({ cards-to-pay }).
event-placed-stack-jump = { $who } springt: { $card-the } auf die { $below } ({ cards-to-pay }).
    .you = Du springst: { $card-the } auf die { $below } ({ cards-to-pay }).
event-paid = { $who } bezahlt mit: { $card }.
    .you = Du bezahlst mit: { $card }.
event-took-scissors = { $who } nimmt die Schere.
    .you = Du nimmst die Schere.
event-moved-scissors = { $who } legt die Schere auf einen anderen Stapel.
    .you = Du legst die Schere auf einen anderen Stapel.
event-stole-scissors = { $who } schnappt { $victim } die Schere weg.
    .you = Du schnappst { $victim } die Schere weg.
    .victim-is-you = { $who } schnappt dir die Schere weg!
event-left-scissors = { $who } lässt die Schere liegen.
    .you = Du lässt die Schere liegen.
event-discarded = { $who } wirft { $card-the } ab.
    .you = Du wirfst { $card-the } ab.
event-ended-turn = { $who } beendet den Zug.
    .you = Du beendest deinen Zug.
    .quiet = yes
event-skipped = { $who } kann weder nehmen noch legen und setzt aus.
    .you = Du kannst weder nehmen noch legen und setzt aus.
event-claimed = { $who } erfüllt „{ objective-name }“ und erhält { points }.
    .you = Du erfüllst „{ objective-name }“ und erhältst { points }.
event-last-turns = Höchstens zwei Nachziehstapel sind noch übrig: Alle haben noch einen Zug, zuletzt { $who }.
    .you = Höchstens zwei Nachziehstapel sind noch übrig: Alle haben noch einen Zug, zuletzt du.
event-scored = { $who }: { $score } (Sterne { $stars }, Plättchen { $tokens }, Schere { $scissors }, Hand { $hand }, Ablage { $discards }).
    .you = Du: { $score } (Sterne { $stars }, Plättchen { $tokens }, Schere { $scissors }, Hand { $hand }, Ablage { $discards }).
event-match-ended = { $winners-count ->
    [one] { $winners } gewinnt die Partie.
   *[other] { $winners } teilen sich den Sieg.
}
    .winners-with-you = { $winners-count ->
        [one] Du gewinnst die Partie.
       *[other] Du teilst dir den Sieg ({ $winners }).
    }

## Was jemand vom eigenen Zug sagt

news-started = Ich beginne mit der { colour-of-the } 1.
news-took-colour = Ich nehme die { colour-of-the } Karten.
news-took-value = Ich nehme die { $value }er.
news-placed-new = Ich lege { $card-the } als neuen Stapel.
news-placed-stack = Ich lege { $card-the } auf die { $below }.
news-placed-new-jump = Ich springe: { $card-the } als neuer Stapel.
news-placed-stack-jump = Ich springe: { $card-the } auf die { $below }.
news-paid = Ich bezahle mit: { $card }.
news-took-scissors = Ich nehme die Schere.
news-moved-scissors = Ich lege die Schere um.
news-stole-scissors = Ich schnappe { $victim } die Schere weg.
    .you = Ich schnappe dir die Schere weg!
news-discarded = Ich werfe { $card-the } ab.
news-skipped = Ich kann weder nehmen noch legen.
news-claimed = „{ objective-name }“: { points } für mich!

## Warum

reason-most-points = Wer die meisten Punkte hat, gewinnt.
reason-fewer-discards = Bei Gleichstand gewinnt, wer weniger Karten abgeworfen hat.
reason-shared = Punkte und Ablage sind gleich.

## Punkte

line-stars = Sichtbare Sterne
line-tokens = { $count ->
    [one] Ziele: { $count } Plättchen
   *[other] Ziele: { $count } Plättchen
}
line-scissors = Schere auf der Landschaft
line-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
line-discards = { $count ->
    [one] { $count } Karte in der Ablage
   *[other] { $count } Karten in der Ablage
}
line-objective = Erfüllt: { objective-name }

## Ziele

objective-name = { $objective ->
    [1] Einfarbiges L
    [2] Vier gleiche Ecken
    [3] L aus 2ern
    [4] Quadrat aus vier Farben
    [5] Neun Stapel
    [6] Einfarbige Diagonale
    [7] Reihe aus 3ern
    [8] Zwei 5er
    [9] Von 1 bis 5
    [10] Spalte 2-5-2
    [11] Diagonale 2-3-4
    [12] Drei 4er
    [13] Fünf 1er
    [14] Reihe mit Summe 9
    [15] Spalte mit Summe 12
    [16] Drei Scheren
    [17] Quadrat aus 3ern
    [18] Einfarbiges Quadrat
    [19] Kreuz aus fünf Werten
   *[20] Kreuz aus vier Farben
}
objective-about = { $objective ->
    [1] Drei Stapel in L-Form, beliebig gedreht oder gespiegelt, haben dieselbe Farbe.
    [2] Die vier Ecken des fertigen Rahmens zeigen denselben Wert.
    [3] Drei Stapel in L-Form, beliebig gedreht oder gespiegelt, zeigen eine 2.
    [4] Vier Stapel im Quadrat haben vier verschiedene Farben.
    [5] Auf allen neun Plätzen liegt ein Stapel.
    [6] Eine der beiden Diagonalen des fertigen Rahmens hat nur eine Farbe.
    [7] Eine waagerechte Reihe aus dreien zeigt nur 3er.
    [8] Mindestens zwei Stapel zeigen eine 5.
    [9] Unter deinen Stapeln sind eine 1, eine 2, eine 3, eine 4 und eine 5.
    [10] Eine senkrechte Spalte zeigt 2, 5 und 2.
    [11] Eine der beiden Diagonalen des fertigen Rahmens zeigt der Reihe nach 2, 3, 4, gleich von welchem Ende.
    [12] Mindestens drei Stapel zeigen eine 4.
    [13] Mindestens fünf Stapel zeigen eine 1.
    [14] Eine waagerechte Reihe aus dreien ergibt zusammen 9.
    [15] Eine senkrechte Spalte aus dreien ergibt zusammen 12.
    [16] Mindestens drei Stapel zeigen eine Schere.
    [17] Vier Stapel im Quadrat zeigen nur 3er.
    [18] Vier Stapel im Quadrat haben dieselbe Farbe.
    [19] Die Mitte und ihre vier Nachbarn zeigen fünf verschiedene Werte.
   *[20] Die vier Nachbarn der Mitte haben vier verschiedene Farben; in der Mitte liegt irgendeine Karte.
}

## Ablehnungen

refusal-objectives = „{ $given }“ nennt keine Ziele: Schreib „random“, „first“ oder drei Zahlen von 1 bis { $most } auf verschiedenen Karten (1 und 2 sind auf derselben, 3 und 4 auch, und so weiter).
refusal-score-card = „{ $text }“ ist keine Karte an ihrem Platz. Schreib Farbe (Y B G K), Wert, s für die Schere, @Spalte,Reihe: G3s@0,1.
refusal-score-twice = { $text } liegt auf demselben Platz wie { $other }. Nenn nur die oberste Karte jedes Stapels.
refusal-score-frame = { $text } liegt außerhalb: Eine Landschaft ist höchstens drei Spalten breit und drei Reihen hoch.
refusal-score-apart = { $text } liegt neben keinem anderen Stapel.
refusal-score-empty = Da ist keine Landschaft: Nenn mindestens eine Karte.
refusal-score-count = { $count } ist keine Kartenzahl ({ $place }).
refusal-score-token = { $token } ist kein Plättchen: Es gibt 4, 2 und 1.
refusal-score-tokens = { $count } Plättchen sind zu viele: Es gibt { $most } Ziele, und jedes gibt eines.
refusal-position = Diese Stellung lässt sich nicht lesen: „{ $text }“.

## Optionen

option-deck = Karten in der Schachtel
option-deck-96 = 96
option-deck-92 = 92
option-objectives = Ziele
option-objectives-random = zufällig gezogen
option-objectives-first = für die erste Partie
option-advanced = Sprünge für Fortgeschrittene
option-advanced-false = Grundspiel
option-advanced-true = für Fortgeschrittene

## Der Tisch

table-objectives = Ziele

## Karten

colour-yellow = gelb
colour-blue = blau
colour-green = grün
colour-black = schwarz
card-Y1 = gelbe 1
    .gender = f
card-Y1s = gelbe 1 mit Schere
    .gender = f
card-Y2 = gelbe 2
    .gender = f
card-Y2s = gelbe 2 mit Schere
    .gender = f
card-Y3 = gelbe 3
    .gender = f
card-Y3s = gelbe 3 mit Schere
    .gender = f
card-Y4 = gelbe 4
    .gender = f
card-Y4s = gelbe 4 mit Schere
    .gender = f
card-Y5 = gelbe 5
    .gender = f
card-B1 = blaue 1
    .gender = f
card-B1s = blaue 1 mit Schere
    .gender = f
card-B2 = blaue 2
    .gender = f
card-B2s = blaue 2 mit Schere
    .gender = f
card-B3 = blaue 3
    .gender = f
card-B3s = blaue 3 mit Schere
    .gender = f
card-B4 = blaue 4
    .gender = f
card-B4s = blaue 4 mit Schere
    .gender = f
card-B5 = blaue 5
    .gender = f
card-G1 = grüne 1
    .gender = f
card-G1s = grüne 1 mit Schere
    .gender = f
card-G2 = grüne 2
    .gender = f
card-G2s = grüne 2 mit Schere
    .gender = f
card-G3 = grüne 3
    .gender = f
card-G3s = grüne 3 mit Schere
    .gender = f
card-G4 = grüne 4
    .gender = f
card-G4s = grüne 4 mit Schere
    .gender = f
card-G5 = grüne 5
    .gender = f
card-K1 = schwarze 1
    .gender = f
card-K1s = schwarze 1 mit Schere
    .gender = f
card-K2 = schwarze 2
    .gender = f
card-K2s = schwarze 2 mit Schere
    .gender = f
card-K3 = schwarze 3
    .gender = f
card-K3s = schwarze 3 mit Schere
    .gender = f
card-K4 = schwarze 4
    .gender = f
card-K4s = schwarze 4 mit Schere
    .gender = f
card-K5 = schwarze 5
    .gender = f

## Die Lektion, Karten an einem echten Tisch, und schöne Erinnerungen

given-landscape = Die obersten Karten deiner Landschaft
given-hand = Karten auf der Hand
given-discards = Deine Ablage
given-scissors = Das Scherenplättchen liegt bei dir
given-tokens = Deine Plättchen
highlight-objectives = { $count ->
    [one] { $count } Ziel erfüllt
   *[other] { $count } Ziele erfüllt
}
highlight-fives = { $count ->
    [one] { $count } Stapel bis zur 5 gebaut
   *[other] { $count } Stapel bis zur 5 gebaut
}
highlight-discards = { $count ->
    [one] { $count } Karte abgeworfen
   *[other] { $count } Karten abgeworfen
}
highlight-best-stacks = größte Landschaft: { $count } Stapel
highlight-best-stars = meiste Sterne: { $count }

## Game nights with real cards

number-points = Punkte insgesamt
number-discards = Abgeworfene Karten (bei Gleichstand)
line-objective-slot = { objective-name }
line-objective-number = Ziel { $number }
refusal-evening-token = { $token } ist kein Plättchen für diese Spielerzahl.
refusal-evening-token-twice = Zwei haben das Plättchen { $token } von Ziel { $number }, es gibt aber nur eines.
refusal-evening-scissors = Zwei haben das Scherenplättchen, es gibt aber nur eines.

## At the table in the browser

to-move = am Zug
start-cards = Startkarten
pw-pile-label = { $count ->
    [0] Nachziehstapel { $number }: leer
   *[other] Nachziehstapel { $number }: { $top }; { pile-count }
}
landscape = Landschaft: { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
}, { $rows ->
    [one] { $rows } Reihe
   *[other] { $rows } Reihen
}
cell-empty = leeres Feld
tile-label = { $colour } { $value }{ $scissors ->
    [yes] , Schere
   *[no] { "" }
}{ $layers ->
    [one] { "" }
   *[other] , { $layers } Schichten
}{ $closed ->
    [yes] , von der Schere gesperrt
   *[no] { "" }
}
objectives-own = selbst wählen
objectives-chosen = { $count } von 3 gewählt, von verschiedenen Karten
objective-met = Geschafft!
objective-progress = { $count } von { $needed }
token-left = noch zu holen: { points }
discards = { $count ->
    [one] { $count } abgeworfen
   *[other] { $count } abgeworfen
}
pw-seat-label = { $name }: { $score } Punkte, { hand-of }, { $discards } abgeworfen
last-turns-banner = Letzte Züge!
last-turns-left = { $count ->
    [one] Noch ein Zug.
   *[other] Noch { $count } Züge.
}
price-free = gratis
price-cards = { $count ->
    [one] −{ $count } Karte
   *[other] −{ $count } Karten
}
scissors-free = Die Schere liegt frei
token-taken = { $name }: { points }
pw-open = Hand { $count } · abgeworfen { $discards }
pw-all = alle
pw-score-hand = auf der Hand
pw-score-discards = { $count ->
    [one] abgeworfen
   *[other] abgeworfen
}
pw-too-many = { $count } Karten, { $most } dürfen bleiben
discard-more = noch { $count }
end-condition = lege erst eine Karte
stars-more = { $count ->
    [one] Stern
   *[other] Sterne
}
pw-grows = { $value ->
    [1] Beginnt einen Stapel neben einem von deinen.
    [2] Kommt auf eine 1 ihrer Farbe. Als Sprung beginnt sie einen neuen Stapel, für eine Karte.
   *[other] Kommt auf den nächstkleineren Wert ihrer Farbe. Ein Sprung überspringt einen Wert, für eine Karte.
}
pw-cuts = Wenn du sie legst, darfst du die Schere nehmen: 2 Punkte und eine Karte weniger für einen Sprung; dafür ist der Stapel gesperrt.
ask-pw-start = Deine Startkarte
how-pw-start = tippe auf die Karte, mit der du beginnst
ask-pw-turn = Nehmen oder legen
how-pw-turn = tippe auf einen Stapel oder eine Karte
ask-pw-take = { $card } nehmen
how-pw-take = nach Farbe oder Wert
ask-pw-where = { $card }: wohin?
how-pw-where = tippe auf ein leuchtendes Feld, oder zieh sie hin
ask-pw-card = Welche Karte?
how-pw-card = helle Karten kannst du legen
ask-pw-more = Noch eine?
how-pw-more = helle Karten kannst du noch legen
ask-pw-done = Alles gelegt
how-pw-done = Ziele zählen, wenn du den Zug beendest
ask-pw-pay = { $count } abwerfen
how-pw-pay = als Preis für den Sprung
ask-pw-scissors = Schere nehmen?
how-pw-scissors = tippe auf sie oder lass sie liegen
ask-pw-discard = { $count } abwerfen
how-pw-discard = { $chosen } gewählt. Noch einmal tippen: behalten
do-pw-end = Fertig
do-pw-end-turn = Zug beenden
do-pw-scissors-leave = Liegen lassen
do-pw-skip = Aussetzen
do-pw-discard = Abwerfen
final-count = Die Landschaften werden gezählt
final-on = Zum Ergebnis
save-picture = Als Bild speichern
picture-of = Paper World: { $name }
ask-pw-only-take = Karten nehmen
how-pw-only-take = noch kann nichts gelegt werden
piles = Die fünf Nachziehstapel
cell-at = { $column ->
    [left] Neue Spalte links
    [right] Neue Spalte rechts
   *[other] Spalte { $column }
}, { $row ->
    [above] neue Reihe oben
    [below] neue Reihe unten
   *[other] Reihe { $row }
}: { $card }
stars = { $count ->
    [0] kein Stern
    [one] { $count } Stern
   *[other] { $count } Sterne
}

