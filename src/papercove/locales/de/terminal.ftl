# Was die Befehlszeile und der Tisch im Terminal sagen.

## Fehler in einem Befehl

refusal-because = Hier nicht erlaubt: { $action }. { $because } (Regel { $rule }.)
refusal-language = Papercove spricht „{ $language }“ nicht. Bekannte Sprachen: { $known }.
refusal-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. `papercove --help` zählt alle auf.
refusal-unknown-option = Die Option { $option } gibt es hier nicht. Mit --help siehst du die Optionen.
refusal-unused-argument = „{ $argument }“ ist zu viel.
refusal-missing-argument = { $argument } fehlt.
refusal-repeated-argument = { $argument } steht zweimal da.
refusal-bad-argument = „{ $value }“ passt nicht zu { $argument }.
refusal-too-few = { $argument } muss mindestens { $least } sein, nicht { $value }.
refusal-arguments = Diese Argumente passen nicht: { $problem }
refusal-file-missing = Die Datei { $file } gibt es nicht.
refusal-file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $problem }.
refusal-file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $problem }.
refusal-file-exists = Die Datei { $file } gibt es schon: Nimm einen anderen Namen für --save, oder setz jene Partie mit --load { $file } fort.
refusal-output = Die Ausgabe lässt sich nicht schreiben: { $problem }.

## games, doctor

games-version = Version { $version }
games-seats = { $least } bis { $most } Personen
doctor-compiled = Der Kern ist kompiliert: volle Geschwindigkeit.
doctor-interpreted = Der Kern wird interpretiert: dieselben Partien, etwa 100-mal langsamer. Ein C-Compiler und `pip install .` machen ihn schnell.
doctor-machine = Rechner
doctor-language = Sprache
doctor-game = Spiel

## bench

bench-game = Spiel
bench-seats = Plätze
bench-decisions = Mio. Züge/s
bench-copies = Mio. Kopien/s
bench-rollouts = Mio. Runden/s
bench-bytes = Bytes

## score

score-total = Summe
score-line = Zeile { $line }: { $problem }
refusal-score-json = Das ist kein JSON-Objekt: { $problem }.

## Der Tisch

table-round = Runde { $round }
table-your-turn = du bist dran
table-thinks = { $who } denkt nach …
table-over = die Partie ist zu Ende
table-points = Deine Punkte
table-total = Summe
table-log = Spielverlauf
table-round-over = Runde { $round } ist zu Ende
table-match-over = Die Partie ist zu Ende
table-no-undo = Das lässt sich nicht zurücknehmen: Eine Karte wurde aufgedeckt, oder es war nicht dein Zug.
table-saved = Die Partie ist in { $file } gespeichert.
table-keys = 1–9 oder Enter wählen · U zurück · L Verlauf · S sichern · G Sprache · ? · Q
table-keys-over = N neue Partie · L Verlauf · S sichern · G Sprache · Q verlassen
table-help = Hoch, Runter, Enter: wählen, was du tust. 1 bis 9: sofort wählen.
    Bild↑, Bild↓: den Tisch verschieben.
    U: zurücknehmen, solange keine Karte aufgedeckt wurde.
    L: lesen, was geschah. S: die Partie in eine Datei sichern.
    G: nächste Sprache. Q: den Tisch verlassen.
curtain-pass = Gib die Tastatur an { $who }.
curtain-ready = { $who }: Drücke Enter, wenn sonst niemand hinsieht.
reading-hint = Enter: weiter · ↑↓: blättern
picker-title = Was spielen wir?
you = Du
person = Person { $number }

## Fehler am Tisch

refusal-people = { $people } Personen und { $bots } Gegner passen nicht an einen Tisch für { $seats }.
refusal-option = „{ $option }“ ist keine Option: Schreib --option Name=Wert.
refusal-setting = „{ $setting }“ ändert keine Zahl: Schreib --set Name=Wert.
refusal-bot-names = In „{ $bots }“ fehlt ein Name: Schreib --bots greedy,random.
refusal-names = { $names } Namen passen nicht an einen Tisch für { $seats }.
refusal-no-terminal = Dafür braucht es ein interaktives Terminal.
refusal-other-game = Die Datei { $file } ist eine Partie { $game }, nicht { $wanted }.

## replay

replay-keys = → ← ein Schritt · Bild↑ Bild↓ Runde · Pos1 Ende · V Blickwinkel · G Sprache · Q
replay-position = Schritt { $ply } von { $last }
replay-seen-by = aus Sicht von { $who }
replay-open = alle Hände offen

## serve, verify

refusal-port = Das Spielzimmer kann unter { $host }, Port { NUMBER($port, useGrouping: 0) }, nicht lauschen: { $problem }.
refusal-port-taken = Port { NUMBER($port, useGrouping: 0) } ist belegt, vielleicht von einem Spielzimmer, das auf diesem Rechner schon offen ist: Nimm dieses, oder öffne das neue mit --port { NUMBER($other, useGrouping: 0) }.
refusal-origin = „{ $value }“ passt nicht zu { $argument }: Schreib http:// oder https:// und einen Host, zum Beispiel https://play.example.org.
refusal-proxy = „{ $value }“ passt nicht zu { $argument }: Schreib eine Adresse oder ein Netz, zum Beispiel 192.0.2.7, 10.0.0.0/8 oder fd00::/8.
refusal-static = In { $value } liegen keine gebauten Seiten: index.html fehlt.
refusal-store-kind = „{ $value }“ ist kein Speicher: Gib eine Datei an, oder postgresql://…
refusal-store = Der Speicher { $store } lässt sich nicht öffnen: { $problem }
serve-open = Papercove ist offen unter { $address }
serve-close = Strg+C schließt es.
proof-commitment = Fingerabdruck { $digits }
proof-round = Runde { $round } { $key }
proof-holds = GEPRÜFT: { NUMBER($rounds, useGrouping: 0) } Kartenverteilungen folgen aus { $given ->
    [yes] dem angegebenen Fingerabdruck
   *[no] dem Fingerabdruck oben (vergleiche ihn mit dem, den dein Tisch gezeigt hat)
}, und { NUMBER($plies, useGrouping: 0) } Züge sind erlaubt.
proof-fails = NICHT BESTÄTIGT: { $problem }

## arena

proof-older = Nach dem älteren Rezept: Wer das Spielzimmer betrieb, konnte das Austeilen lenken.
proof-withheld = Platz { $seat } hatte ein Zufallswort versprochen und nie gegeben: Wer das Spielzimmer betrieb, konnte zwischen dieser und einer anderen Verteilung wählen.
proof-broken = Ein Gerät an diesem Tisch hatte vorher { NUMBER($count, useGrouping: 0) } Mal erlebt, dass das Austeilen abgebrochen wurde.

## arena

arena-title = { $game }, { $seats } Plätze, { $games ->
    [one] eine Partie
   *[other] { NUMBER($games, useGrouping: 0) } Partien
}
arena-ladder-title = { $game }, zwei Plätze, { NUMBER($games, useGrouping: 0) } Partien je Paarung
arena-bot = Bot
arena-wins = Siege
arena-interval = 95-%-Intervall
arena-score = Punkte im Mittel
arena-ms = ms je Zug
arena-elo = Elo
arena-beats-below = schlägt den darunter
arena-sprt = { $verdict ->
    [better] Entschieden für { $bot }: Wahrscheinlicher gewinnt er mindestens { $better } % der Partien, als dass es höchstens { $even } % sind.
    [not-better] Entschieden gegen { $bot }: Wahrscheinlicher gewinnt er höchstens { $even } % der Partien, als dass es mindestens { $better } % sind.
   *[undecided] Noch nicht entschieden, ob { $bot } höchstens { $even } % der Partien gewinnt oder mindestens { $better } %.
} Gespielt: { NUMBER($games, useGrouping: 0) } von { NUMBER($asked, useGrouping: 0) }. Logarithmus des Likelihood-Quotienten: { $ratio }, Grenzen ±{ $bound }.
arena-same-bot = Derselbe Bot sitzt auf jedem Platz: Er gewinnt seinen gleichen Anteil, weil jede Verteilung von jedem Platz aus gespielt wird. Gemessen wird hier nur seine Punktzahl.
refusal-ladder = Mit --ladder sind es zwei Plätze, und alle Partien werden gespielt: Lass { $argument } weg.

## simulate, report

simulate-title = { $game }, { $seats } Plätze, { NUMBER($games, useGrouping: 0) } Partien
simulate-printed = Nach den gedruckten Regeln.
simulate-options = Mit diesen Optionen:
simulate-variant = EINE VARIANTE, nicht das gedruckte Spiel:
simulate-value = Wert
simulate-bot = Bot { $number }, { $bot }, gewinnt
simulate-seat = Platz { $seat } gewinnt
simulate-first = wer beginnt, gewinnt
simulate-score = Punkte von Platz { $seat }
simulate-winning-score = Punkte des Siegers
simulate-rounds = Runden
simulate-turns = Züge
simulate-decisions = Entscheidungen
simulate-per-match = je Partie
simulate-mean = Mittelwert
simulate-win-rate = Siegquote dann
report-title = { $game }: was { NUMBER($games, useGrouping: 0) } Partien sagen
report-made = { $bots }, { $seats } Plätze, Startwert { $seed }. Balken, Bänder und ± sind 95-%-Intervalle, nach Partien. Blasse können bloßer Zufall sein; wo keines steht, reichen die Daten nicht.
report-abstract = Wer beginnt, gewinnt { $first } der Partien. Eine Partie dauert { $turns } Züge{ $rounds ->
        [none] { "" }
       *[other] { " " }in { $rounds } Runden
    }; der Sieger hat { $winner } Punkte, { $margin } mehr als der Nächste.
report-scores = Punkte am Ende
report-scores-axis = Punkte
report-count-axis = Anteil der Ergebnisse
report-calls = Was eine Ansage bringt
report-calls-axis = Punkte bei der Ansage
report-win-axis = Gewinnchance
report-values = Was jede Art wert ist
report-values-axis = zusätzliche Punkte je Karte
simulate-margin = Vorsprung des Siegers
simulate-success = gelungen
simulate-joint = eine mehr, sonst gleich
simulate-plain = eine mehr, für sich
simulate-one-match = Eine einzige Partie sagt nichts über Chancen oder Mittelwerte: Verlange mit --games mehr.
lab-command = Papercove { $version }: { $command }
measure-behind = im Rückstand; Punkte höchstens
    .often = Spieler, die je im Rückstand waren, je Partie
    .mean = größter Rückstand in Punkten
measure-lead-changes = Wechsel der Führung
    .mean = Wechsel der Führung je Partie
report-scores-caption = Wie oft jede Punktzahl erreicht wurde. Die Hälfte der Ergebnisse liegt zwischen { $low } und { $high } Punkten; der Sieger hat im Mittel { $winner }.
report-success = Gelingt die Ansage?
report-success-axis = Anteil gelungen
report-success-caption = Wie oft eine Ansage gelang, nach den Punkten dessen, der ansagt. Über alle Ansagen: { $rates }.
report-calls-up = Punkte über dem besten Gegner
report-calls-caption = Was in dieser Runde über den besten Gegner hinaus gewonnen wurde, so wie diese Bots ansagen. { $more ->
        [none] { "" }
       *[other] Mit { $more } Punkten bringt { $one } sicher mehr als { $other }.
    } { $less ->
        [none] { "" }
       *[other] Mit { $less } Punkten bringt { $other } sicher mehr als { $one }.
    } Sonst überlappen die Intervalle.
report-calls-caption-one = Was in dieser Runde über den besten Gegner hinaus gewonnen wurde, so wie diese Bots ansagen.
report-values-caption = Wie viele Punkte eine Karte mehr bringt. Am meisten { $kind }: { $points } ({ $interval }), wenn alle anderen Karten gleich bleiben. „Für sich“ vergleicht Hände, was immer sie sonst enthalten, und täuscht, wo eine Art eine andere verdrängt.
report-behind = Aufholjagden
report-behind-axis = Punkte Rückstand höchstens
report-behind-caption = Wie oft gewann, wer im Rückstand gewesen war, nach dem größten Rückstand: insgesamt { $rate }. Die Führung wechselt im Mittel { $changes }-mal je Partie.
report-gaps = Eine Lücke ist ein Wert, der zu selten vorkam.
report-tail = Der letzte Punkt sind alle, die { $least } oder mehr zurücklagen, zusammen ({ $count } Ergebnisse): { $rate }.
report-events = Was geschieht
report-editions = Was die Ausgaben ändern
report-editions-caption = Unterschiede zum Spiel oben, beide Seiten Partie für Partie von derselben ersten Verteilung aus, jeder mit seinem eigenen 95-%-Intervall. Die letzte Spalte sagt, um wie viel schmaler die Intervalle dadurch sind als bei verschiedenen Verteilungen (Median über alles Verglichene): viel nur dort, wo kaum etwas anders gespielt wird. Siege in Prozentpunkten.
report-narrower = schmaler um
report-written = Der Bericht liegt in { $file }.
refusal-variant = Diese Zahlen passen nicht zu { $game }: { $problem }.
refusal-no-variants = { $game } hat keine Zahlen, die man ändern kann.
refusal-variant-file = Die Datei { $file } ist kein TOML: { $problem }.
refusal-no-ray = Ray ist nicht installiert: pip install 'papercove[cluster]'.
refusal-no-plots = Matplotlib ist nicht installiert: pip install 'papercove[report]'.

## compare

compare-bot = der erste Bot gewinnt
compare-before = vorher
compare-after = nachher
compare-change = Unterschied
compare-title = { $game }: { $after } statt { $before }
compare-made = { $bots }, { $seats } Plätze, { NUMBER($games, useGrouping: 0) } Partien auf jeder Seite von denselben ersten Verteilungen aus, Startwert { $seed }. ± ist das 95-%-Intervall des Unterschieds, Paar für Paar.
compare-higher = Höher mit { $after } statt { $before }: { $changes }.
compare-lower = Niedriger mit { $after } statt { $before }: { $changes }.
compare-nothing = { NUMBER($games, useGrouping: 0) } Partien auf jeder Seite zeigen zwischen { $after } und { $before } keinen Unterschied über den Zufall hinaus.
compare-chance = Kein sicherer Unterschied bei „{ $name }“ ({ $change } Prozentpunkte).
compare-effects = Was mehr und was weniger wird
compare-effects-axis = Unterschied in Prozent des Werts vorher
compare-chances = Wer gewinnt und was gelingt
compare-chances-axis = Unterschied in Prozentpunkten
compare-held = gehaltene Karten
compare-from-to = von { $before } auf { $after }
compare-also-lower = Niedriger: { $changes }.
compare-effects-caption = { $more ->
        [0] { "" }
       *[other] Gezeigt sind nur die { $shown } deutlichsten.{ " " }
    }{ $sure } von { $tests } Unterschieden gehen über den Zufall hinaus, obwohl so viele betrachtet wurden; oben steht der deutlichste: { $surest }. Rechts der Linie ist es mehr, links weniger, jeweils mit dem eigenen 95-%-Intervall; blasse können bloßer Zufall sein.
compare-scores-caption = Wie oft jede Punktzahl am Ende erreicht wurde; { $winner }.
compare-all = Alles, was verglichen wurde
compare-all-caption = Fett: geht über den Zufall hinaus, obwohl { $tests } Unterschiede betrachtet wurden (Holms Verfahren, 5 % für alle zusammen). Jedes ± ist ein 95-%-Intervall für sich: Etwa eines von zwanzig schließt 0 durch bloßen Zufall aus. { $set ->
        [0] { "" }
       *[other] „Wie eingestellt“ ist, was die Änderung selbst vorgibt; es wird nicht beurteilt.
    } Chancen in Prozentpunkten.
compare-deals = { $percent ->
        [0] Die gemeinsamen Verteilungen machen diese Intervalle nicht schmaler (Median): Nach der ersten anderen Entscheidung geht das Glück eigene Wege.
       *[other] Die gemeinsamen Verteilungen machen diese Intervalle um { $percent } % schmaler (Median); nach der ersten anderen Entscheidung geht das Glück eigene Wege.
    }
compare-set = { $change }, wie eingestellt
compare-bots = Bots { $bots }
compare-written = Die Seite liegt in { $file }.
refusal-compare-side = „{ $side }“ ist keine Einstellung: Schreib name=wert, etwa edition=fr oder call_threshold=8, oder printed für keine Änderung.
refusal-compare-setting = Die Einstellung „{ $setting }“ gibt es nicht. Es gibt: { $known }.
refusal-compare-same = Beide Seiten sind dieselbe Untersuchung: Ändere auf einer Seite eine Einstellung.
refusal-cluster = Der Ray-Cluster unter { $address } ist nicht zu erreichen: { $problem }. Prüfe, ob er dort läuft und ob RAY_AUTH_TOKEN sein Token ist; ein beschäftigter Kopf braucht vielleicht einen zweiten Versuch.
refusal-cluster-lost = Der Ray-Cluster unter { $address } ging während der Rechnung verloren. Wenn er wieder läuft, gib denselben Befehl noch einmal: Die Zahlen werden dieselben sein.
refusal-record-variant = Eine Partie mit geänderten Zahlen hat keine Aufzeichnung: Aufzeichnungen sind von { $game }, wie es gedruckt ist.
refusal-reward = Es gibt keine Belohnung „{ $reward }“. Bekannt: { $known }.
refusal-environment-not-reset = Zuerst reset() aufrufen.
refusal-vector-size = { $envs } Partien in { $threads } Threads gehen nicht: Beides ist mindestens 1.
refusal-vector-opponents = Es gibt hier keine Gegner „{ $opponents }“: keine, „random“ oder „quick“, dieselben auf allen Plätzen. Funktionen und Policies spielen in gymnasium.make().
refusal-vector-actions = Es braucht eine Aktion für jede der { $envs } Partien, kein Feld der Form { $shape }.
refusal-agent = Es gibt keinen Agenten „{ $agent }“. Bekannt: { $known }.
refusal-render-mode = Es gibt keine Darstellung „{ $mode }“. Bekannt: { $known }.
refusal-reset-options = reset() kennt keine Optionen außer reset_mask: { $options }.
refusal-reset-mask = reset_mask ist ein Feld von { $envs } Wahrheitswerten, mindestens einer davon wahr.
refusal-vector-seeds = Es braucht einen Startwert für jede der { $envs } Partien, nicht { $seeds }.
refusal-opponents = { $opponents } Gegner passen nicht an einen Tisch für { $seats }: Gib für jeden anderen Platz einen an, oder weniger, von denen der letzte die übrigen Plätze nimmt.
refusal-opponent-kind = { $opponent } kann kein Gegner sein: Nimm den Namen eines Bots, einen Bot, eine Funktion, die bekommt, was ihr Platz sieht, und eine Aktion zurückgibt, oder eine Policy mit predict().
refusal-policy-answer = Dein Gegner { $policy } antwortete { $answer }: Gib eine einzige ganze Zahl unter { $actions } zurück, die in der erhaltenen „action_mask“ 1 ist.
refusal-policy-action = Dein Gegner { $policy } wählte { $action }, das ist hier nicht erlaubt: Wähle nur unter den Aktionen, die in der erhaltenen „action_mask“ 1 sind.
refusal-policy-raised = Dein Gegner { $policy } brach ab mit { $problem }. Ruf ihn einmal mit einer Beobachtung dieser Umgebung auf, um zu sehen, wo.
refusal-seat = Es gibt keinen Platz { $seat } an einem Tisch für { $seats }.

## A new game

new-game-done = { $folder } ist geschrieben. Geh dorthin, führe pip install -e '.[dev]' und pytest aus, dann papercove play { $name }.
refusal-new-game-name = „{ $name }“ kann kein Spiel heißen: Nimm Kleinbuchstaben und Ziffern, getrennt durch Bindestriche, zum Beispiel tide-pools.
refusal-new-game-taken = „{ $name }“ heißt schon ein Spiel oder ein Modul von Python: Wähle einen anderen Namen.
refusal-new-game-exists = { $folder } gibt es schon: Wähle einen anderen Namen, ein anderes --folder oder entferne es zuerst.
refusal-new-game-unwritten = { $folder } ließ sich nicht schreiben: { $problem }. Wähle ein --folder, in das du schreiben darfst.
