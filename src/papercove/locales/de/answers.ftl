# Was auf einen falschen Versuch hin gesagt wird.

task-hint = Lösung zeigen

## Sea Salt & Paper

wrong-deck-unknown = Was der Stapel bringt, weiß niemand. Eine der offenen Karten passt zu deinen.
wrong-swimmer-alone = Ein Schwimmer ohne Hai zählt nichts. Was sammelst du?
wrong-shark-alone = Ein Hai ohne Schwimmer zählt nichts. Die andere Karte passt zu einer, die du schon hast.
wrong-mermaid-open = Du hast die richtige Karte behalten. Aber die Meerjungfrau links bleibt offen, und Otto kann sie einfach nehmen.
wrong-captain-alone = Der Kapitän bringt Punkte für Seeleute, und du hast noch keine.
wrong-shoal-alone = Der Schwarm bringt Punkte für Fische, und du hast noch keine.
wrong-crabs-kept = Auf der Hand holen die Krabben nichts. Ein Paar hat seinen Effekt nur, wenn du es auslegst.
wrong-pile-boat = Die Krabben waren richtig. Aber rechts liegt nur ein Boot: Sieh nach, wo mehr Karten liegen.
wrong-crab-other = Der richtige Ablagestapel, aber nicht die richtige Karte. Welche passt zu deinem Schwimmer?
wrong-boats-kept = Jetzt kann Otto den Oktopus nehmen. Auf der Hand zählen die Boote 1 Punkt; ausgelegt geben sie dir auch noch einen Zug.
wrong-boats-deck = Deinen zweiten Zug hast du. Aber der Oktopus liegt offen da, und was der Stapel bringt, weiß niemand.
wrong-boats-right = Deinen zweiten Zug hast du. Aber ein Schwimmer ohne Hai zählt nichts. Was wolltest du holen?
wrong-fish-kept = Auf der Hand ziehen die Fische keine Karte, und Otto kann einen davon stehlen.
wrong-shark-kept = Auf der Hand stehlen Schwimmer und Hai nichts: Otto behält alle fünf Karten.
wrong-penguin-one = Ein Pinguin zählt 1 Punkt. Die andere offene Karte bringt Punkte für deine Boote.
wrong-sailor-one = Ein einzelner Seemann zählt noch nichts. Von welcher Farbe hast du am meisten?
wrong-crab-one = Eine einzelne Krabbe zählt nichts, du bleibst bei 4 Punkten: zu wenig, um die Runde zu beenden.
wrong-seven-passed = Sieben Punkte hast du, aber jetzt ist Otto dran, und ihm fehlen nur 4.
wrong-seven-stop = Ja, beenden darfst du. Aber bei STOP zählen auch Ottos Karten, und ihm genügen 4 Punkte.
wrong-stop-passed = Zum Sieg reicht es schon, und jetzt bekommt Otto noch einen Zug.
wrong-stop-bet = LETZTE CHANCE gibt Otto noch einen Zug, um 8 zu überbieten. Du brauchst keine Wette: 34 und 8 reichen.
wrong-last-passed = Jetzt hat Otto einen ganzen Zug, und ihm fehlen nur 5 Punkte. Du hast schon, was du zum Sieg brauchst.
wrong-last-stop = STOP bringt dir 8 Punkte, und 28 und 8 sind keine 40. Auch Otto bekommt seine Punkte.
wrong-beat-deck = Du brauchst 2 Punkte mehr, und was der Stapel bringt, weiß niemand. Eine der offenen Karten genügt.
wrong-beat-crab = Eine einzelne Krabbe zählt nichts: Es bleibt bei 7 gegen 8, und Otto gewinnt seine Wette.
wrong-empty-passed = Dein Zug endet mit leerem Stapel: Niemand bekommt Punkte, und deine 8 sind verloren.
wrong-empty-bet = Bei leerem Stapel ist eine LETZTE CHANCE ungültig: Niemand bekommt Punkte.
wrong-level-passed = Otto fehlen 3 Punkte, und der Schwarm links allein brächte ihm 6.
wrong-level-bet = LETZTE CHANCE gibt Otto noch einen Zug: Er nimmt den Schwarm und hat 9 Punkte gegen deine 8.
wrong-mermaids-passed = Jetzt ist Otto dran, und ihm fehlen nur 3 Punkte. Du hattest den Sieg auf der Hand.
wrong-mermaids-call = Mit Punkten geht es nicht: Du bräuchtest 20. Wovon hast du vier Karten?

## Paper World

wrong-start-one = Dieses Wort bringt nur eine Karte. Welches bringt mehr?
wrong-start-ones = Zwei Karten, aber jede beginnt einen eigenen Stapel. Ein anderes Wort bringt mehr für den Stapel, den du hast.
wrong-value-one = Das bringt eine Karte, für einen deiner Stapel. Ein anderes Wort bringt für zwei Stapel je eine.
wrong-value-green = Die grüne 5 hat keinen Platz: Dein grüner Stapel zeigt eine 1.
wrong-nine-yellow = Diese Karte hat im nächsten Zug einen Platz: Mit einem Wort legst du dann die gelbe 2, 3, 4 und 5. Welche hat keinen?
wrong-take-last = Das ist dein letzter Zug: Was du nimmst, bleibt auf der Hand, und jede Karte kostet einen Punkt.
wrong-more-follow = So weit richtig. Aber dein Zug ist vorbei, und eine weitere Karte hätte noch Platz gehabt.
wrong-word-value = Du hast einen Wert genannt: Gelbe Karten mit anderem Wert müssen warten. Welches Wort gilt für alle?
wrong-skips-card = Damit überspringst du eine Karte, die du hast, und sie findet keinen Platz mehr. Nacheinander passen beide.
wrong-new-stack = Als eigener Stapel muss eine 2 springen, und das kostet eine Karte. Sie kommt auf die 1 ihrer Farbe.
wrong-word-one = Dieses Wort gilt nur für eine deiner Karten. Welches gilt für mehrere?
wrong-frame-inside = Das ist keine Ecke. Beim Ziel zählen die vier Ecken der fertigen drei mal drei Felder.
wrong-jump-black = Nun hat die schwarze 2 deinen einen Sprung gemacht, und die gelben Karten bleiben auf der Hand.
wrong-pay-y4 = Der Sprung ist richtig. Aber die 4 hätte folgen können: Bezahle mit der Karte, die keinen Platz hat.
wrong-cut-left = Dann bleibt die Schere bei Otto und zählt für ihn 2 Punkte.
wrong-leave-taken = Die Schere sperrt den Stapel, auf dem sie liegt: 3 und 4 dürfen dort nicht mehr hin.
wrong-free-two = Damit ist dein Sprung für einen einzigen Stern verbraucht. Die andere Karte bringt drei.
wrong-cut-later = So springt die 3, bevor du die Schere hast, und kostet eine Karte: deine 2.
wrong-cut-needed = Die 2 ist richtig. Aber ohne die Schere kann die 3 nicht springen: Du hast keine Karte mehr zum Bezahlen.
wrong-l-scissors = Das L ist fertig. Aber die Schere wäre 2 Punkte mehr wert.
wrong-l-apart = Dort wird es kein L: Die drei gelben Stapel müssen in einem Block von zwei mal zwei liegen.
wrong-row-word = Mit diesem Wort legst du nur eine 4, und die Reihe ergibt 8. Mit welchem legst du beide?
wrong-hand-star = Ein Stern mehr, aber drei Karten bleiben auf der Hand: 3 Punkte verloren.
wrong-pass-two = Mit Gelb nimmst du beide Karten, und jede kostet einen Punkt. Geht es auch mit weniger?
wrong-advanced-black = Die schwarze 2 brächte einen Stern. Du brauchst sie zum Bezahlen auf dem Weg zur 5.
wrong-advanced-far = Direkt auf die 1 überspringt die 5 drei Werte: zwei Karten, trotz der Schere. Nimm den Weg über die 3.
wrong-advanced-apart = Als eigener Stapel überspringt die 3 zwei Werte und kostet eine Karte. Die brauchst du für die 5.
