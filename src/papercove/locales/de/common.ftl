# Was alle Spiele überall sagen.

list-and = { $most } und { $last }
list-several = { $item } (×{ $count })
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Nach „mit“.
points-with = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

## Karten, für Spiele, deren Gesichter Art:Farbe heißen

card-name = { $colour } { $kind }
card-the = { $gender ->
    [f] die { $colour } { $kind }
    [n] das { $colour } { $kind }
   *[m] den { $colour } { $kind }
}
card-the-bare = { $gender ->
    [f] die { $kind }
    [n] das { $kind }
   *[m] den { $kind }
}

## Das Ende

outcome-won = { $winners } gewinnt mit { points-with }.
    .you = Du gewinnst mit { points-with }.
outcome-won-outright = { $winners } gewinnt.
    .you = Du gewinnst.
outcome-shared = { $winners } teilen sich den Sieg mit { points-with }.
    .you = Du teilst dir den Sieg ({ $winners }) mit { points-with }.

## Ablehnungen

refusal-not-your-turn = Du bist nicht am Zug.
refusal-match-over = Die Partie ist zu Ende.
refusal-illegal-action = Hier nicht erlaubt: { $action }{ $rule ->
    [none] .
   *[other] { " " }(Regel { $rule }).
}
refusal-action = „{ $text }“ ist kein Zug dieses Spiels.
refusal-seats = Kein Tisch für { $seats }: Dieses Spiel spielt man zu { $least } bis { $most }.
refusal-options = Diese Optionen passen nicht zu { $game }: { $problem }.
refusal-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Installiert: { $known }.
refusal-game-not-made = Das Spiel { $game } lässt sich nicht laden: { $problem }.
refusal-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Bekannt: { $known }.
refusal-bot-not-made = Der Bot { $bot } lässt sich nicht erzeugen: { $problem }.
refusal-bot-setting = „{ $setting }“ ist keine Einstellung des Bots { $bot }: Schreib search:5000 oder search:exploration=2.
refusal-bot-action = Der Bot { $bot } wählte etwas Unerlaubtes: { $action }.
refusal-arena-games = { $games } Partien kann man nicht spielen: Es muss mindestens eine sein.
refusal-arena-bots = { $bots ->
    [0] Kein Bot ist genannt
    [one] Ein Bot ist genannt
   *[other] { $bots } Bots sind zu viele
} für { $seats } Plätze: Nenne mindestens einen, und nicht mehr, als es Plätze gibt.
refusal-seed = „{ $text }“ ist kein Startwert: eine ganze Zahl, oder „fair“, das Geheimnis und die Nonces.
refusal-start-seed = Eine Partie beginnt mit einer ganzen Zahl oder einem Seed, nicht mit { $seed }: Für Text nimm Dice("Text").bits().
refusal-no-example = Dieses Beispiel gibt es nicht.
refusal-record-format = Diese Partie ist im Format { $format } geschrieben; diese Version von Papercove liest Format { $known }.
refusal-record-version = Diese Partie wurde mit Version { $version } von { $game } gespielt, installiert ist Version { $known }: Die Züge hätten nicht dieselbe Bedeutung.
refusal-record-line = Zeile { $line } der Partie ergibt keinen Sinn: „{ $text }“.
refusal-record-ply = Schritt { $ply } gibt es in dieser Partie nicht: Sie geht von 0 bis { $last }.
refusal-record-variant = Eine Partie einer Variante von { $game } wird nicht aufgezeichnet: Varianten sind für Simulationen da.
refusal-variant = Diese Zahlen ergeben keine Variante von { $game }: { $problem }.
refusal-no-variants = { $game } hat keine Zahlen, die man verändern könnte.
refusal-no-positions = { $game } hat keine Schreibweise für Stellungen von Hand.
refusal-score-input = Diese Karten lassen sich nicht lesen: { $problem }.

## Bots
refusal-log-level = „{ $level }“ ist keine Stufe des Protokolls. Es gibt: { $known }.
refusal-action-number = Eine Aktion ist eine ganze Zahl, nicht { $action }.

## Bots nach Platz

bots-beginner = Pip, Lulu, Tom, Nina
bots-novice = Pearl, Marina, Nemo, Coral
bots-casual = Otto, Sandy, Finn, Stella
bots-skilled = Iris, Marlo, Ondine, Jonas
bots-advanced = Rosa, Corto, Selma, Hugo
bots-expert = Ada, Ines, Viktor, Morgan
bots-master = Mistral, Kraken, Morgana, Moby

# Eine Punktezeile mit ihrem Unterschied; mehrere sind ein Grund.
hint-reason = { $line }: { $points }
why-points = Sofort: { $lines }.
rule-number = Regel { $rule }
