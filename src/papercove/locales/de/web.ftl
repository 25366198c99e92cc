# Was der Tisch im Browser sagt.

## Seiten und Orte

games = Spiele
room-about = Sea Salt & Paper und Paper World, allein gegen einen Bot oder mit Freunden über einen Link. Ohne Konto.
tables = Tische
play-now = Sofort spielen
my-tables = Meine Tische
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand auf Mitspieler. Öffne einen Tisch und verschicke den Link!
phase-gathering = wartet
phase-playing = läuft
phase-finished = beendet
new-table = Neuer Tisch
new-table-how = Freunde, Bots, Optionen
new-quick = Schnelles Spiel
no-page = Seite nicht gefunden.
no-table = Diesen Tisch gibt es nicht mehr, oder der Link ist unvollständig.
dealing = Die Karten werden ausgeteilt …
menu = Menü
close = Schließen
you = Du
somebody = Jemand
paper-animal = { $animal ->
     [bear] Papierbär
     [cat] Papierkatze
     [crab] Papierkrabbe
    *[crane] Papierkranich
     [fish] Papierfisch
     [fox] Papierfuchs
     [frog] Papierfrosch
     [octopus] Papierkrake
     [owl] Papiereule
     [penguin] Papierpinguin
     [rabbit] Papierhase
     [whale] Papierwal
}

## Einen Tisch öffnen

game = Spiel
players = Spieler
players-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
chairs = Wer spielt mit?
chair = Platz { $number }
chair-me = Ich
chair-open = Freier Platz
chair-for-person = Frei (für Mitspieler)
chair-bot = Bot auf Platz { $number }
bot-level = { $name } · { $level }
level-beginner = erste Partie
level-novice = sanft
level-casual = gemütlich
level-skilled = geübt
level-advanced = erfahren
level-expert = stark
level-master = gnadenlos
thinking = Bedenkzeit
thinking-none = Unbegrenzt
thinking-relaxed = Gemütlich (2 Minuten)
thinking-quick = Schnell (30 Sekunden)
thinking-days = Fernpartie (3 Tage)
pace = Tempo der Bots
pace-human = Wie Menschen
pace-brisk = Flott
pace-instant = Sofort
switches = Tischoptionen
switch-listed = Bei den offenen Tischen zeigen
switch-free_text = Freier Text im Chat
switch-hints = Tipps
switch-newcomers = Wer zuschaut, darf mitten in der Partie den Platz eines Bots übernehmen
switch-memory_aid = Gedächtnishilfe: beliebig weit zurückschauen
switch-live_points = Eigene Punkte während des Spiels zeigen
as-usual = Standard
open-table = Tisch öffnen

## Vor dem Austeilen

gathering = Warten auf Mitspieler
sit = Platz nehmen
ready = bereit
not-ready = noch nicht bereit
i-am-ready = Ich bin bereit
waiting-for-players = Warten auf die anderen …
invite = Einladen
invite-how = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
invite-link = Link zu diesem Tisch
invite-qr = QR-Code: der Link zu diesem Tisch
join-table = Mit einem Code mitspielen
join-how = Die fünf Buchstaben vom großen Bildschirm oder aus der Einladung
join = Mitspielen
join-with = oder diese Buchstaben bei { $address }/join eintippen
short-code = Code: { $code }
copy = Kopieren
copied = Kopiert
copy-by-hand = Der Link ist markiert: Kopiere ihn mit Strg+C oder halte ihn gedrückt.
share = Teilen
fair-promise = Fingerabdruck der Mischung, vor dem Austeilen festgelegt:

## Am Tisch

dice-awaited = Es fehlt noch das Zufallswort zum Mischen von: { $names }. Es kommt von selbst, sobald ihre Seite offen ist.
dice-withheld = Ausgeteilt ohne das Zufallswort von { $names }. Das steht auch in der Datei der Partie.
dice-broken = { $count ->
    [one] Einmal wurde an diesem Tisch das Austeilen abgebrochen,
   *[other] { $count } Mal wurde an diesem Tisch das Austeilen abgebrochen,
} nachdem dein Gerät sein Zufallswort gegeben hatte. Ein Spielzimmer, das so etwas tut, wartet vielleicht auf Karten, die ihm gefallen.
unfair-commitment = Das Spielzimmer hat sein Geheimnis nachträglich geändert: Es ist nicht das zum Fingerabdruck von vor dem Austeilen.
unfair-promises = Das Spielzimmer hat geändert, was jemand zum Mischen versprochen hatte.
unfair-own-nonce = Das Zufallswort deines Geräts fehlt in der Mischung oder ist ein anderes, als es gegeben hat.
unfair-nonces = In der Datei stehen andere Zufallswörter als die, die dir beim Austeilen gezeigt wurden.
unfair-match = Die Datei gehört zu einer anderen Partie.
unfair-refused = Diesen Karten kann niemand trauen, darum spielt dein Gerät nicht weiter. Verlass den Tisch und heb die Datei auf.

## Am Tisch

your-turn = Du bist am Zug!
turn-of = { $name } überlegt …
on-its-way = Dein Zug ist unterwegs …
bar-cut = Verbindung unterbrochen
bar-cut-how = Neuer Versuch läuft …
turn-of-gone = { $name } ist offline. Alle warten …
offline = offline
time-left = Noch { $time } Bedenkzeit
days-left = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
your-place = Dein Platz
actions = Was du tun kannst
match-over = Die Partie ist zu Ende
undo = Zurücknehmen
hint = Tipp
hint-best = Mit „{ $best }“ gewinnst du in { $chance } % der Fälle.
hint-other = Mit „{ $other }“ in { $instead } %: { $grade ->
    [blunder] viel schlechter.
    [mistake] deutlich schlechter.
    [dubious] etwas schlechter.
   *[fine] ebenso gut.
}
choices-count = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
total = Summe
hand = { $count ->
    [0] Deine Hand: keine Karten
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
hand-empty = Deine Hand ist leer.
hand-of = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
card-hidden = eine verdeckte Karte
sorted-kind = nach Art
sorted-colour = nach Farbe
sorted-own = eigene Ordnung
sorted-value = nach Wert
worth-now = jetzt für dich wert
middle = Tischmitte
connection-lost = Verbindung unterbrochen. Neuer Versuch läuft …
rematch = Noch eine Partie
again-asked = { $count ->
    [one] { $names } möchte noch eine Partie spielen.
   *[other] { $names } möchten noch eine Partie spielen.
}
again-declined = { $count ->
    [one] { $names } spielt nicht noch einmal: Ein Bot bekäme den Platz.
   *[other] { $names } spielen nicht noch einmal: Bots bekämen ihre Plätze.
}
again-no = Nein, danke
replay = Partie ansehen
recap = Seit deinem letzten Zug
log = Spielverlauf
spoken = Vorlesetext
rewind-here = Den Tisch sehen, wie er da war
looking-back = Rückblick: Schritt { $ply } von { $last }
step-back = Zurück
step-on = Weiter
to-now = Zurück zum Spiel
watching = Du schaust zu
watching-offer = Du schaust zu. Du kannst für einen Bot einspringen.
bots-rest = Die Bots ruhen: Hier hat länger niemand etwas getan.
bots-wake = Weiter
take-seat = Platz von { $name } nehmen
take-a-seat = Platz nehmen
leave = Tisch verlassen
leave-how = Ein Bot hält deinen Platz warm, bis du wiederkommst.
away = Ein Bot spielt für dich, bis du wiederkommst.
come-back = Weiterspielen
stand-up = Aufstehen
free-chair = Platz frei machen
why = Warum?
other-device = Auf einem anderen Gerät weiterspielen
other-device-link = Link für mein anderes Gerät
other-device-how = Der Link gilt einmal, zehn Minuten lang, und nur für dich.
link-question = Hier mit deinem Namen, deinen Tischen und deinem Platz weitermachen?
link-confirm = Ja, hier weitermachen
host-switches = Tisch verwalten
board-turn = Du bist am Zug!
plain-round = Runde { $round }
plain-pile = { $name }: { $count ->
    [0] leer
    [one] ein Stück
   *[other] { $count } Stück
}
plain-pieces = { $count ->
    [one] ein Stück
   *[other] { $count } Stück
}
plain-score = { $score } von { $target }

## Chat und Protokoll

chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas schreiben
send = Senden
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla …
phrase-thinking = Moment, ich überlege.
phrase-your-turn = Du bist dran!
phrase-again = Noch eine?
phrase-goodbye = Bis bald!
phrase-clap = 👏 Bravo!
phrase-laugh = 😄 Haha!
phrase-wow = 😮 Oh!
phrase-oh-no = 🙈 Oh nein!
log-said = { $name }: { $words }
    .you = Du: { $words }
log-opened = Eine Partie wird vorbereitet.
log-asked = { $name } möchte noch eine Partie spielen.
    .you = Du möchtest noch eine Partie spielen.
log-started = Die Karten sind ausgeteilt.
log-configured = Eine Einstellung des Tischs wurde geändert.
log-undone = { $name } nimmt den letzten Zug zurück.
    .you = Du nimmst den letzten Zug zurück.
log-stood = Platz { $number } ist frei.
log-seated-person = { $name } setzt sich.
    .you = Du setzt dich.
log-seated-bot = Ein Bot setzt sich.
log-seated-away = { $name } ist kurz weg; so lange spielt ein Bot.
    .you = Du bist kurz weg; so lange spielt ein Bot.
log-withheld = Das Zufallswort von { $name } kam nie: Es wird ohne ausgeteilt.
    .you = Dein Zufallswort kam nie: Es wird ohne ausgeteilt.

## Einstellungen

log-seated-took = { $name } übernimmt den Platz eines Bots und spielt ab jetzt mit dessen Karten.
    .you = Du übernimmst den Platz eines Bots und spielst ab jetzt mit dessen Karten.

## Einstellungen

settings = Einstellungen
nickname = Dein Name
my-animal = Dein Tier
you-are = Du bist
you-are-label = Dein Name und dein Tier
change-me = Ändern
unread = neu
leave-sure = Die laufende Partie verlassen?
stay = Bleiben
still-on = Deine Partie läuft noch
still-on-how = Sie wartet auf dich, was immer du jetzt tust.
go-on-with = { $game } weiterspielen
deal-new = Neue Partie { $game } beginnen
save = Speichern
saved = Gespeichert
language = Sprache
speed = Tempo der Karten
speed-still = aus
speed-slow = langsam
speed-calm = ruhig
speed-quick = flott
speed-fast = schnell
theme = Darstellung
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
big-marks = Große Zeichen und Buchstaben auf den Karten
auto = Züge ohne Wahl von selbst ausführen
sounds = Töne
sounds-off = aus
notifications = Benachrichtigen, wenn ich dran bin und gerade woanders bin
keys-help = Tasten: 1–9 zu einer Wahl, Pfeile von Wahl zu Wahl und von Karte zu Karte, Enter wählt, H Tipp, U zurücknehmen, L Spielverlauf, C Chat, S Einstellungen, I einladen, A Spielhilfe.
unofficial = Papercove ist ein inoffizielles Projekt von Fans mit eigenen Zeichnungen. Sea Salt & Paper erscheint bei Bombyx, Paper World bei seinem eigenen Verlag: Gönn dir die schönen gedruckten Spiele.

## Cards and counts

letter-dark_blue = DB
letter-light_blue = HB
letter-black = S
letter-yellow = G
letter-blue = B
letter-green = Gn
letter-light_green = Gn
letter-white = W
letter-purple = V
letter-grey = Gr
letter-light_orange = HO
letter-pink = R
letter-orange = O
pile-count = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
round-title = Runde { $round }
see-result = Zum Ergebnis

struck = { $points } Punkte, die nicht zählen
count-waits = Es fehlt noch: { $names }

by-value = Die Hand nach Werten sortieren, wo Karten Werte haben
final-skip = Überspringen

## Das Spielzimmer lehnt ab

card-worth = { $card }, { points } wert
sorting = Ordnung meiner Hand

## Das Spielzimmer lehnt ab

refusal-other = Das geht nicht ({ $key }).
refusal-picture = Das Bild ist nicht gelungen. Versuch es noch einmal, oder mach ein Bildschirmfoto.
refusal-room-unreachable = Das Spielzimmer ist nicht erreichbar. Bist du online?
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-base = Diese Seite ist veraltet. Bitte lade sie neu.
refusal-closing = Das Spielzimmer startet neu. Gleich geht es weiter.
refusal-frame = Das hat nicht geklappt. Bitte lade die Seite neu.
refusal-hello-first = Die Verbindung ist fehlgeschlagen. Bitte lade die Seite neu.
refusal-hello-twice = Die Verbindung ist fehlgeschlagen. Bitte lade die Seite neu.
refusal-host-only = Das darf nur, wer diesen Tisch geöffnet hat.
refusal-link-code = Dieser Code ist verbraucht oder zu alt. Erstelle auf deinem anderen Gerät einen neuen.
refusal-match-running = Die Partie läuft noch.
refusal-no-device = Das Spielzimmer kennt dieses Gerät noch nicht. Bitte lade die Seite neu.
refusal-no-free-text = An diesem Tisch gibt es im Chat nur fertige Sätze.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-no-match = Diese Partie gibt es nicht.
refusal-no-picture = Dieses Bild gibt es nicht.
refusal-no-memory-aid = An diesem Tisch kannst du nur bis zu deinem letzten Zug zurückschauen.
refusal-no-request = Unter dieser Adresse gibt es nichts.
refusal-no-seat = Du hast an diesem Tisch keinen Platz.
refusal-no-code = Kein Tisch hat den Code { $code }. Schau noch einmal auf den Bildschirm: fünf Buchstaben, keine Ziffern.
refusal-no-table = Diesen Tisch gibt es nicht.
refusal-no-undo = Das lässt sich nicht zurücknehmen: Eine Karte wurde aufgedeckt, oder jemand anders war am Zug.
refusal-not-dealt = Die Karten sind noch nicht ausgeteilt.
refusal-origin = Diese Seite gehört nicht zu diesem Spielzimmer.
refusal-phrase = Diesen Satz kennt das Spielzimmer nicht.
refusal-say = Die Nachricht ist leer.
refusal-seat = Diesen Platz gibt es nicht.
refusal-seat-taken = Jemand war schneller: Der Platz ist besetzt.
refusal-banned = Wer dieses Spielzimmer betreut, lässt dich nicht herein.
refusal-muted = Wer dieses Spielzimmer betreut, hat dich vorerst stummgeschaltet.
refusal-muted-here = Wer diesen Tisch geöffnet hat, hat dich stummgeschaltet.
refusal-nickname-not-usable = Dieser Name geht nicht: Er ist unsichtbar, oder so heißen hier Gäste. Bitte wähle einen anderen.
refusal-removed = Wer diesen Tisch geöffnet hat, hat dich weggeschickt.
refusal-nobody-else = Stummschalten oder wegschicken kann man nur jemand anderen, der hier ist oder etwas gesagt hat.
refusal-no-node = Es läuft kein Knoten „{ $node }“.
refusal-table-of-node = Der Tisch { $table } gehört dem Knoten { $node }: Frag dort.
refusal-prune-days = Gib mindestens einen Tag an.
refusal-backup-file = „{ $file }“ lässt sich nicht schreiben: Gib den vollen Namen einer neuen Datei in einem vorhandenen Ordner auf dem Rechner des Spielzimmers an.
refusal-table-closed = Wer dieses Spielzimmer betreut, hat diesen Tisch geschlossen.
refusal-table-crowded = An diesem Tisch schauen so viele zu, dass niemand mehr dazupasst.
refusal-chat-full = Der Chat dieses Tisches ist für diese Partie voll.
refusal-sealed = Alle sitzen: Gleich werden die Karten ausgeteilt. Danach kannst du dich setzen.
refusal-not-awaited = Das Spielzimmer wartet auf kein Zufallswort von dir.
refusal-other-nonce = Das ist nicht das Zufallswort, das dein Gerät versprochen hatte.
refusal-not-your-analysis = Diese Analyse hat jemand anders angefordert: Nur wer sie angefordert hat, kann sie anhalten.
refusal-room-busy = Du wartest schon auf mehrere Antworten. Versuch es in { $seconds } Sekunden noch einmal.
refusal-stale = Am Tisch hat sich inzwischen etwas geändert. Schau noch einmal hin.
refusal-time-up = Deine Zeit war um: Ein Bot hat für dich gespielt.
refusal-played-elsewhere = Du hast auf einem anderen Bildschirm gespielt.
refusal-undone-elsewhere = Du hast auf einem anderen Bildschirm etwas zurückgenommen.
refusal-no-newcomers = An diesem Tisch darf mitten in der Partie niemand den Platz eines Bots übernehmen. Schau zu und spiel die nächste mit.
refusal-knows-a-hand = Du kennst in dieser Partie schon eine andere Hand: Den Platz eines Bots kannst du in der nächsten übernehmen.
refusal-not-now = Das geht gerade nicht.
refusal-table-elsewhere = Dieser Tisch zieht gerade um. Neuer Versuch …
refusal-too-early = Das Spielzimmer startet noch. Versuche es gleich wieder.
refusal-too-fast = Nicht so schnell! Versuche es in { $seconds } s wieder.
refusal-too-large = Die Nachricht ist zu lang.
refusal-two-seats = Du kannst nur einen Platz einnehmen.
refusal-unknown-bot = Einen Bot „{ $bot }“ gibt es bei diesem Spiel nicht.
table-rules = Die Regeln dieses Tisches
yes = ja
no = nein
people = Leute
people-mute = Für mich stummschalten
people-hear = Wieder mitlesen
people-mute-all = Für alle stummschalten
people-unmute-all = Wieder reden lassen
people-remove = Wegschicken
people-let-in = Wieder hereinlassen
keeper = Die Aufsicht
keeper-token = Schlüssel
keeper-token-how = Auf dem Rechner des Spielzimmers nennt dieser Befehl die ganze Adresse:
keeper-wrong-token = Das ist nicht der Schlüssel dieses Spielzimmers.
keeper-enter = Öffnen
keeper-leave = Schlüssel hier vergessen
keeper-tables = Tische in Gebrauch ({ $count })
keeper-days = Für wie viele Tage
keeper-move = Nach { $node } verschieben
keeper-close = Tisch schließen
keeper-mute = Stummschalten
keeper-ban = Aussperren
keeper-ban-address = Adresse aussperren
keeper-bans = Ausgesperrt, stumm, geschlossen
keeper-forgive = Aufheben
keeper-for-ever = für immer
keeper-none = Nichts
keeper-refused = Was die Grenzen abgewiesen haben
keeper-copy = Kopien und alte Tische
keeper-file = Eine neue Datei auf dem Rechner des Spielzimmers
keeper-back-up = Jetzt eine Kopie anlegen
keeper-restore-how = Um zu einer Kopie zurückzukehren, schließ das Spielzimmer und führe aus:
keeper-old = Tage ohne Zug
keeper-prune = Alte Tische löschen
keeper-prune-how = Beendete Partien bleiben.
keeper-pruned = { $count ->
    [one] Ein Tisch wurde gelöscht.
   *[other] { $count } Tische wurden gelöscht.
}
keeper-done = Erledigt.
