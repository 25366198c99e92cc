# Das Rätsel des Tages.

puzzle-rival = Otto
puzzle-ask = Aus einer echten Partie: Hier ist eine Wahl klar die beste, und es ist nicht die naheliegende. Welche?
puzzle-how = Jeden Tag eine Stellung aus einer echten Partie, für alle dieselbe. Finde die Wahl, die am häufigsten gewinnt.
puzzle-solved = Gelöst! Mit „{ $best }“ gewinnst du in { $keeps } % der Fälle.
puzzle-shown = Die beste Wahl ist „{ $best }“: Damit gewinnst du in { $keeps } % der Fälle.
puzzle-obvious = Mit dem naheliegenden „{ $obvious }“ sind es { $keeps } %.
puzzle-wrong = Mit „{ $tried }“ gewinnst du in { $keeps } % der Fälle, mit der besten Wahl in { $best } %. Versuch es noch einmal.
puzzle-with-best = Mit der besten Wahl:
puzzle-show = Lösung zeigen
puzzle-measured = Jede Wahl, in { NUMBER($iterations) } Versuchen gemessen
puzzle-other = Und „{ $other }“?
puzzle-known = Das gilt für beide Züge.
puzzle-costs = Der Preis dafür:
puzzle-share = { $keeps } %
puzzle-archive = Alle Rätsel
puzzle-today = Das Rätsel von heute
puzzle-earlier = Ältere
puzzle-open = noch nicht gelöst
puzzle-seen = Lösung angesehen
puzzle-tries = { $tries ->
    [one] im ersten Versuch gelöst
   *[other] im { $tries }. Versuch gelöst
}
puzzle-streak = { $days ->
    [0] Noch keine Serie
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}

## Warum: wohin die beste und die naheliegende Wahl führen

how-often = { $tenths ->
    [0] fast nie
    [1] in einem von zehn Fällen
    [2] in einem von fünf Fällen
    [3] in einem von drei Fällen
    [4] in zwei von fünf Fällen
    [5] in der Hälfte der Fälle
    [6] in drei von fünf Fällen
    [7] in zwei von drei Fällen
    [8] in vier von fünf Fällen
    [9] in neun von zehn Fällen
   *[other] fast immer
}
about-points = { $count ->
    [0] etwas { $way ->
        [more] mehr
       *[less] weniger
    } Punkte
    [one] etwa einen Punkt { $way ->
        [more] mehr
       *[less] weniger
    }
   *[other] etwa { $count } Punkte { $way ->
        [more] mehr
       *[less] weniger
    }
}
foreseen-points = Am Ende hast du { about-points }.
foreseen-rival-points = Am Ende hat dein Gegner { about-points }.
foreseen-gained = Diese Runde bringt dir { about-points }.
foreseen-rival-gained = Diese Runde bringt deinem Gegner { about-points }.
foreseen-chance-bet = { $which ->
    [best] Du gewinnst die Wette { $best }.
    [other] Eine LETZTE CHANCE würdest du nur { $other } gewinnen.
    [same] Du gewinnst eine LETZTE CHANCE etwas { $way ->
        [more] öfter
       *[less] seltener
    }.
   *[both] Du gewinnst eine LETZTE CHANCE { $best }, mit dem anderen Zug { $other }.
}
foreseen-chance-stop = { $which ->
    [best] Du beendest die Runde { $best } mit STOP.
    [other] Sonst beendest du die Runde { $other } mit STOP.
    [same] Du beendest die Runde etwas { $way ->
        [more] öfter
       *[less] seltener
    } mit STOP.
   *[both] Du beendest die Runde { $best } mit STOP, mit dem anderen Zug { $other }.
}
foreseen-chance-mermaids = { $which ->
    [best] Vier Meerjungfrauen bringen dir { $best } den Sieg.
    [other] Sonst bringen dir vier Meerjungfrauen { $other } den Sieg.
    [same] Vier Meerjungfrauen bringen dir etwas { $way ->
        [more] öfter
       *[less] seltener
    } den Sieg.
   *[both] Vier Meerjungfrauen bringen dir { $best } den Sieg, mit dem anderen Zug { $other }.
}
foreseen-rival-chance-bet = { $which ->
    [best] Dein Gegner gewinnt dann { $best } eine LETZTE CHANCE.
    [other] Sonst gewinnt dein Gegner { $other } eine LETZTE CHANCE.
    [same] Dein Gegner gewinnt etwas { $way ->
        [more] öfter
       *[less] seltener
    } eine LETZTE CHANCE.
   *[both] Dein Gegner gewinnt { $best } eine LETZTE CHANCE, mit dem anderen Zug { $other }.
}
foreseen-rival-chance-stop = { $which ->
    [best] Dein Gegner beendet die Runde dann { $best } mit STOP.
    [other] Sonst beendet dein Gegner die Runde { $other } mit STOP.
    [same] Dein Gegner beendet die Runde etwas { $way ->
        [more] öfter
       *[less] seltener
    } mit STOP.
   *[both] Dein Gegner beendet die Runde { $best } mit STOP, mit dem anderen Zug { $other }.
}
foreseen-rival-chance-mermaids = { $which ->
    [best] Vier Meerjungfrauen bringen deinem Gegner dann { $best } den Sieg.
    [other] Sonst bringen vier Meerjungfrauen deinem Gegner { $other } den Sieg.
    [same] Vier Meerjungfrauen bringen deinem Gegner etwas { $way ->
        [more] öfter
       *[less] seltener
    } den Sieg.
   *[both] Vier Meerjungfrauen bringen deinem Gegner { $best } den Sieg, mit dem anderen Zug { $other }.
}
foreseen-stars = Am Ende hast du { $count ->
    [0] etwas { $way ->
        [more] mehr
       *[less] weniger
    } Sterne
    [one] etwa einen Stern { $way ->
        [more] mehr
       *[less] weniger
    }
   *[other] etwa { $count } Sterne { $way ->
        [more] mehr
       *[less] weniger
    }
}.
foreseen-tokens = Deine Ziele bringen { about-points }.
foreseen-scissors = Die Schere bringt dir { about-points }.
foreseen-hand = Du verlierst { about-points } durch Handkarten.
foreseen-discards = Du verlierst { about-points } durch abgeworfene Karten.

## Absagen

refusal-no-puzzle = Es gibt kein Rätsel des Tages „{ $day }“: Schreib ein Datum wie 2026-11-17.
refusal-no-puzzles = Dieses Spiel hat keine Rätsel.
refusal-no-puzzle-choice = Diese Wahl gibt es hier nicht.
