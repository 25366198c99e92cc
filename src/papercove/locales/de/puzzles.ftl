# Das Rätsel des Tages.

puzzle-rival = Otto
puzzle-ask = Aus einer echten Partie: Hier ist eine Wahl klar die beste, und es ist nicht die naheliegende. Welche?
puzzle-how = Jeden Tag eine Stellung aus einer echten Partie, für alle dieselbe. Finde die Wahl, die am häufigsten gewinnt.
puzzle-solved = Gelöst! „{ $best }“ gewinnt in { $keeps } % der Fälle.
puzzle-shown = Die beste Wahl ist „{ $best }“: Sie gewinnt in { $keeps } % der Fälle.
puzzle-obvious = Das naheliegende „{ $obvious }“ gewinnt in { $keeps } %.
puzzle-wrong = „{ $tried }“ gewinnt in { $keeps } % der Fälle, die beste Wahl in { $best } %. Versuch es noch einmal.
puzzle-show = Lösung zeigen
puzzle-measured = Jede Wahl, in { NUMBER($iterations) } Versuchen gemessen
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
    [0] Noch kein Tag in Folge
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}

## Warum: wohin die beste und die naheliegende Wahl führen

foreseen-points = Am Ende hast du im Schnitt { $best } Punkte statt { $other }.
foreseen-rival-points = Am Ende hat dein Gegner im Schnitt { $best } Punkte statt { $other }.
foreseen-gained = Diese Runde bringt dir im Schnitt { $best } Punkte statt { $other }.
foreseen-rival-gained = Diese Runde bringt deinem Gegner im Schnitt { $best } Punkte statt { $other }.
foreseen-chance-bet = Du gewinnst eine LETZTE CHANCE in { $best } % der Fälle statt in { $other } %.
foreseen-chance-stop = Du beendest die Runde mit STOP in { $best } % der Fälle statt in { $other } %.
foreseen-chance-mermaids = Vier Meerjungfrauen bringen dir in { $best } % der Fälle den Sieg statt in { $other } %.
foreseen-rival-chance-bet = Dein Gegner gewinnt eine LETZTE CHANCE in { $best } % der Fälle statt in { $other } %.
foreseen-rival-chance-stop = Dein Gegner beendet die Runde mit STOP in { $best } % der Fälle statt in { $other } %.
foreseen-rival-chance-mermaids = Vier Meerjungfrauen bringen deinem Gegner in { $best } % der Fälle den Sieg statt in { $other } %.
foreseen-stars = Am Ende hast du im Schnitt { $best } Sterne statt { $other }.
foreseen-tokens = Deine Ziele bringen im Schnitt { $best } Punkte statt { $other }.
foreseen-scissors = Die Schere bringt dir im Schnitt { $best } Punkte statt { $other }.
foreseen-hand = Karten, die auf der Hand bleiben, zählen im Schnitt { $best } statt { $other }.
foreseen-discards = Abgeworfene Karten zählen im Schnitt { $best } statt { $other }.

## Absagen

refusal-no-puzzle = Es gibt kein Rätsel des Tages „{ $day }“: Schreib ein Datum wie 2026-11-17.
refusal-no-puzzles = Dieses Spiel hat keine Rätsel.
refusal-no-puzzle-choice = Diese Wahl gibt es hier nicht.
