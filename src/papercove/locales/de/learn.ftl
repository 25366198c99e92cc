# Lernen, nachspielen und zählen: Trainer, Wiederholung, Statistik, Punkte, großer Bildschirm.

## Der Trainer

coach = Trainer
coach-thinking = Der Trainer denkt nach …
coach-curve = Die Gewinnchance von der ersten bis zur letzten Karte
coach-conduct = { $who }: { $agreed } von { $decisions } Entscheidungen wie der Trainer, { $mistakes ->
    [one] { $mistakes } Fehler
   *[other] { $mistakes } Fehler
}, { $blunders ->
    [one] { $blunders } grober Fehler
   *[other] { $blunders } grobe Fehler
}; je Entscheidung im Schnitt { $loss } % Gewinnchance verschenkt.
coach-turning-points = Wendepunkte
coach-turn = Schritt { $ply }, { $who }: „{ $action }“. { $luck ->
    [yes] Kartenglück:
   *[no] Die Entscheidung gibt den Ausschlag:
} Die Gewinnchance von { $gainer } { $way ->
    [up] steigt
   *[down] fällt
} von { $before } % auf { $after } %.
coach-decisions = Was der Trainer getan hätte
coach-decision = Schritt { $ply }, { $who } ({ $grade ->
    [blunder] grober Fehler
    [mistake] Fehler
    [dubious] fraglich
    [fine] ebenso gut
   *[best] bester Zug
}): Gewinnchance { $instead } % mit „{ $played }“, { $chance } % mit „{ $best }“.
coach-no-mistakes = Nichts zu verbessern: Der Trainer hätte es kaum besser gemacht.
refusal-record-empty = In { $file } gibt es nichts zu beurteilen: Es wurde kein Zug gespielt.
refusal-record-unfinished = Diese Partie ist nicht zu Ende: Der Trainer beurteilt ganze Partien.
coach-agrees = Schritt { $ply }, { $who }: „{ $played }“, so hätte es auch der Trainer gemacht (Gewinnchance { $chance } %).
coach-no-turns = Kein einzelner Zug hat diese Partie entschieden.
coach-habits = Spielweise
coach-habit = { $who } wählte { $count }-mal so etwas wie „{ $played }“, wo so etwas wie „{ $best }“ besser war. Insgesamt kostete das { $loss ->
    [0] etwa { $points } Punkte
   *[other] so viel wie { $loss } % eines Sieges{ $points ->
        [0] {""}
       *[other] {" "}und etwa { $points } Punkte
    }
}.
coach-habit-on-average = Wohin die bessere Wahl jedes Mal im Schnitt führt:
coach-least = Entscheidungen zeigen, die mindestens so viel gekostet haben:
coach-how = Jede Entscheidung wird danach beurteilt, was man damals wissen konnte. Jede Linie zeigt die Chancen, wie diese Person sie einschätzen konnte; zusammen ergeben sie nicht immer 100 %.
coach-cancel = Abbrechen
coach-offer = Ein starker Bot sieht sich jede Entscheidung an: wie die Chancen standen, wo sich die Partie wendete und was er getan hätte.
coach-begin = Diese Partie analysieren
foresight-points = Punkte am Ende: im Schnitt { $best } statt { $other }.
foresight-rival-points = { $seats ->
    [2] Punkte des Gegners
   *[other] Punkte des stärksten Gegners
}: im Schnitt { $best } statt { $other }.
coach-turn-of = Wendepunkt { $number } von { $all }
coach-turn-go = Wendepunkt { $number }
coach-played = Gespielt
coach-better = Besser
coach-keeps = { $who }: Gewinnchance { $share } %
coach-average = Wohin die bessere Wahl führt
coach-then = Was dann geschah
coach-facts = Was man wissen konnte
coach-show = Auf dem Tisch zeigen
coach-axis-chance = Gewinnchance
coach-axis-steps = Schritt der Partie
coach-close-call = Die Suche zieht es vor; keine einzelne Punktezeile sagt, warum.
refusal-coach-busy = Der Trainer hat gerade zu viel zu tun. Versuche es in { $seconds } s wieder.
refusal-mistake = Im Spielzimmer ist etwas schiefgegangen. Bitte versuche es noch einmal.

## Seiten

ways = Mehr entdecken
learn = Spielend lernen
learn-title = { $game } lernen
rules = Regeln
rules-contents = Inhalt
rules-all = Das ganze Regelheft
points-page = Punkte zählen
my-matches = Meine Partien
open-record = Gespeicherte Partie öffnen
loading = Einen Augenblick …
aids = Spielhilfe
myself = Dein Name und dein Tier
not-now = Was geht gerade nicht?
refusal-no-rules = Für { $game } gibt es noch kein Regelheft.
leaflet-print = Drucken (zwei Seiten)
leaflet-book = Das Regelheft mit Nummern, für jeden Fall
leaflet-pictures = Die Regel in Bildern
leaflet-mine = an deinem Tisch
leaflet-otherwise = anders als an deinem Tisch
leaflet-changed = hier anders
leaflet-marked = Was diese Ausgabe anders macht, ist markiert.
leaflet-others = Andere Spielweisen
leaflet-or = oder
leaflet-touch = Tippe, um sie wegzunehmen oder dazuzulegen.

## Wiederholung

replay-controls = Schritte der Partie
replay-play = Abspielen
replay-pause = Anhalten
replay-round-back = Eine Runde zurück
replay-round-on = Eine Runde weiter
replay-step = Schritt { $ply } von { $last }
replay-at = Schritt { $ply } von { $last }, Runde { $round }
replay-eyes = Aus Sicht von
replay-all-open = alle Hände offen
replay-round = Runde
replay-speed = Tempo
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-keys-web = Tasten: Pfeil links und rechts ein Schritt, mit Umschalt ein Zug, Bild auf und Bild ab eine Runde, Pos 1, Ende, P abspielen, V Blickwinkel.
replay-beginning = Die Partie beginnt.
replay-share = Diese Stellung teilen
replay-link = Link zu dieser Stellung
replay-download = Partie herunterladen
open-record-how = Wähle eine gespeicherte Partie (Datei .papercove), um sie hier nachzuspielen.
verify = Wurde ehrlich gemischt?
verify-explained = Wenn das stimmt und das Zufallswort deines Geräts dabei ist, hat niemand diese Karten ausgesucht: weder Mitspielende noch das Spielzimmer. Es beweist nicht, dass das Spielzimmer nicht hingesehen hat; wer es betreibt, kann das immer.
verify-given = Fingerabdruck, den der Tisch gezeigt hat, falls du ihn noch hast
verify-button = Prüfen
verify-fair = { $promise ->
    [none] Es passt: Jede Kartenverteilung folgt aus dem Geheimnis in dieser Datei.
   *[other] Ja: Die Karten wurden wie versprochen ausgeteilt.
}
verify-not = Nicht bestätigt: { $problem }
verify-bound = { $promise ->
    [seen] Das Geheimnis passt zum Fingerabdruck, den dieser Browser vor dem Austeilen gesehen hatte.
    [given] Das Geheimnis passt zum eingegebenen Fingerabdruck.
    [told] Das Geheimnis passt zum Fingerabdruck.
   *[none] Das ist der Fingerabdruck des Geheimnisses in der Datei; vergleiche ihn mit dem, den dein Tisch vor dem Austeilen gezeigt hat:
}
verify-keys = { $rounds ->
    [one] Der Schlüssel der Runde, in diesem Browser berechnet, stimmt.
   *[other] Die Schlüssel der { $rounds } Runden, in diesem Browser berechnet, stimmen.
}
verify-replayed = Jede Verteilung und jeder Zug folgt aus diesen Schlüsseln.
verify-redealt = { $rounds ->
    [one] Dieser Browser hat die Runde selbst neu ausgeteilt; jede Karte lag, wo sie liegen musste.
   *[other] Dieser Browser hat alle { $rounds } Runden selbst neu ausgeteilt; jede Karte lag, wo sie liegen musste.
}
verify-unknown-deck = Dieser Browser weiß nicht, wie dieses Spiel ausgeteilt wird; das Spielzimmer hat es neu ausgeteilt.
verify-older = Älteres Rezept: Wer das Spielzimmer betrieb, konnte das Austeilen lenken.
verify-own = Das Zufallswort dieses Geräts ging ins Mischen ein.
verify-not-own = Dieses Gerät hat zu diesem Mischen kein Zufallswort beigetragen.
verify-withheld = Platz { $number } hatte ein Zufallswort versprochen und nie gegeben: Wer das Spielzimmer betrieb, konnte zwischen dieser und einer anderen Verteilung wählen.
verify-broken = { $count ->
    [one] Ein Gerät an diesem Tisch hatte vorher einmal erlebt, dass das Austeilen abgebrochen wurde.
   *[other] Ein Gerät an diesem Tisch hatte vorher { $count } Mal erlebt, dass das Austeilen abgebrochen wurde.
}
unproven-plain-seed = Die Mischung dieser Partie stammt aus einer einfachen Zahl, nicht aus einem versiegelten Geheimnis.
unproven-commitment = Das Geheimnis in der Datei ist nicht das zu diesem Fingerabdruck.
unproven-nonces = Die Datei hat nicht für jeden Platz ein Zufallswort.
unproven-own-nonce = Dein eigenes Zufallswort ist nicht unter denen, die ins Mischen eingingen.
unproven-record-line = Eine Zeile der Datei ist unlesbar oder kein erlaubter Zug an ihrer Stelle.
unproven-record-version = Die Datei folgt anderen Regeln dieses Spiels; nimm das Papercove, das sie geschrieben hat.
unproven-record-format = Die Datei ist in einem anderen Format geschrieben.
unproven-unknown-game = Das Spiel dieser Partie ist nicht installiert.
unproven-seed = Die Zeile „seed“ der Datei ist unlesbar.
unproven-unfinished = Die Datei endet vor der Partie: Ein Teil fehlt.
unproven-options = Die Optionen in der Datei passen nicht zu ihrem Spiel.
unproven-seats = Dieses Spiel spielt man nicht mit so vielen Personen.
unproven-game-not-made = Das Spiel dieser Partie lässt sich nicht laden.
unproven-keys = Die Runden wurden nicht mit den Schlüsseln ausgeteilt, die dieser Browser berechnet hat.
unproven-deals = Dieser Browser hat die Runden neu ausgeteilt, und die Karten liegen nicht, wo sie liegen müssten.

## Punkte an einem echten Tisch

points-explained = Deine Punkte
points-nothing = Wähle deine Karten: Die Punkte erscheinen hier, während du wählst.
points-pick = Tippe eine Karte so oft an, wie du sie hast.
points-place = Tippe die obersten Karten Reihe für Reihe an: Jede kommt auf das markierte Feld, die Markierung rückt weiter.
points-add = Karte hinzufügen: { $card }, { $count } von { $most }
points-take = Eine Karte wegnehmen: { $card }
points-take-last = Die letzte wegnehmen
points-spot = { $card } in Spalte { $column }, Reihe { $row }
points-cell-empty = leer
points-choose = Karten für dieses Feld
points-clear = Von vorn beginnen
refusal-no-score = Bei { $game } lassen sich keine Punkte zählen.
refusal-score-input = Diese Karten lassen sich nicht lesen: { $problem }.

## Statistik

against = Gegen
against-people = Menschen
against-bot = Bots · { $level }
played = Gespielt
won = Gewonnen
mean-points = Punkte im Schnitt
best-points = Rekord
rating-line = Spielstärke { $rating } ± { $spread }, nach { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}.
finished-matches = Beendete Partien
you-won = gewonnen
more-matches = Mehr zeigen
no-matches = Noch keine beendete Partie. Spiele eine, dann steht sie hier.
my-data = Meine Daten
my-data-how = Das Spielzimmer behält deinen Namen, deine Tische und deine Partien, sonst nichts. Du kannst alles mitnehmen oder deinen Namen überall entfernen lassen.
export = Alles herunterladen
delete-me = Meine Daten löschen
delete-sure = Wirklich für immer löschen

## Großer Bildschirm und Benachrichtigungen

big-screen = Großer Bildschirm
screen-full = Vollbild
screen-turn = { $name } ist am Zug
screen-join = Halte die Kamera eines Telefons hierher, um mitzuspielen.
push-offer = Diese Partie kann Tage dauern. Soll dich dieser Browser benachrichtigen, wenn du am Zug bist, auch wenn die Seite zu ist?
push-yes = Ja, benachrichtigen
push-no = Nein, danke
push-on = Du wirst benachrichtigt, wenn du am Zug bist.
push-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
refusal-push-off = Wer dieses Spielzimmer betreibt, hat Benachrichtigungen nicht eingeschaltet.
refusal-push-endpoint = Das Spielzimmer kennt den Benachrichtigungsdienst dieses Browsers nicht.
refusal-push-package = Für Benachrichtigungen fehlt ein Paket: pip install papercove[push].
refusal-no-tasks = Für { $game } gibt es noch keine Aufgaben.

## Was für ein Spieler jeder Bot ist

final-again = Landschaften
rounds-best = Beste Wette: { $name }, Runde { $round }, +{ $points }
    .you = Beste Wette: deine in Runde { $round }, +{ $points }
bots-here = Bots an diesem Tisch
bot-pip = Spielt zum allerersten Mal und nimmt, was hübsch aussieht.
bot-lulu = Wählt nach der Farbe und freut sich über jede Karte.
bot-tom = Hat die halbe Regel gelesen und das meiste davon vergessen.
bot-nina = Fragt die Fische um Rat.
bot-pearl = Nie in Eile, nie verstimmt.
bot-marina = Kennt die Gezeiten besser als die Regeln.
bot-nemo = Taucht nach Schätzen und vergisst die Zeit.
bot-coral = Sammelt von allem ein bisschen.
bot-otto = Hat acht Arme und immer eine Karte zu viel.
bot-sandy = Spielt gut, bis die Sonne herauskommt.
bot-finn = Kann keinem Schnäppchen widerstehen.
bot-stella = Zählt die Sterne und manchmal die Punkte.
bot-iris = Sieht fast alles, was geschieht.
bot-marlo = Ein alter Matrose; zählt an den Fingern und verzählt sich selten.
bot-ondine = Wartet still und nimmt dann genau deine Karte.
bot-jonas = Saß einmal in einem Wal; seitdem schreckt ihn nichts mehr.
bot-rosa = Weiß noch, was du abgeworfen hast.
bot-corto = Geht Risiken ein, die keine sind.
bot-selma = Hat einen Plan und noch einen.
bot-hugo = Führt Buch über alle.
bot-ada = Hat es schon ausgerechnet, während du noch deine Karten sortierst.
bot-ines = Lächelt erst, wenn sie gewonnen hat.
bot-viktor = Ihn hat seit Jahren nichts mehr überrascht.
bot-morgan = Weiß, was du auf der Hand hast. Fast.
bot-mistral = Bläst am stärksten, wenn du es am wenigsten brauchst.
bot-kraken = Lässt nie etwas los.
bot-morgana = Hat diese Partie schon gesehen, bevor sie begann.
bot-moby = Viele haben es versucht.
puzzle-day = Rätsel des Tages
