# Sea Salt & Paper.

game-name = Sea Salt & Paper
game-about = Sammle Papierkarten am Meer. Nimm eine Karte, lege Paare für ihre Effekte aus und beende die Runde, sobald du sieben Punkte hast: sicher mit STOP, oder mit der Wette LETZTE CHANCE.
pile-side = { $pile ->
    [0] links
   *[1] rechts
}
cards-counted = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Was man tun kann

action-take-deck = { $count ->
    [one] Die letzte Karte vom Stapel ziehen
   *[other] Zwei Karten vom Stapel ziehen
}
    .does = { $count ->
        [one] Sie kommt gleich auf deine Hand; abgelegt wird nichts.
       *[other] Du siehst beide, behältst eine und legst die andere offen ab.
    }
action-take-pile = { $card-the } nehmen (Ablagestapel { pile-side })
    .does = Alle sehen, welche Karte du nimmst, und welche darunter lag.
action-take-from = Vom Ablagestapel { pile-side } nehmen
action-keep = { $card-the } behalten
    .does = Die andere Karte kommt offen auf einen Ablagestapel.
action-discard = { $card-the } { pile-side } ablegen
    .does = Sie deckt diesen Ablagestapel zu. Wer nach dir kommt, kann sie nehmen.
action-lay = { $cards-the } auslegen
    .does = { $kind-key ->
        [crab] Du siehst einen Ablagestapel durch und nimmst eine Karte deiner Wahl.
        [boat] Du machst sofort noch einen Zug.
        [fish] Du ziehst die oberste Karte vom Stapel.
        [swimmer] Du stiehlst jemandem eine zufällige Handkarte.
       *[other] Das Paar hat seinen Effekt.
    } Das Paar behält seinen Punkt und kann dir nicht mehr gestohlen werden.
action-crab-pile = Den Ablagestapel { pile-side } durchsehen ({ cards-counted })
    .does = Danach nimmst du eine Karte daraus. Nur du siehst sie.
action-crab-card = { $card-the } nehmen
    .does = Du musst sie nicht zeigen. Die anderen Karten bleiben in ihrer Reihenfolge.
action-rob = Eine Karte stehlen: { $victim } ({ cards-counted })
    .does = Du nimmst eine zufällige Karte. Welche, wissen nur du und wer sie hatte.
action-mermaids = Die vier Meerjungfrauen auslegen und die Partie gewinnen!
    .does = Die Partie ist sofort zu Ende, und du hast gewonnen.
action-end-turn = Zug beenden
    .does = Links von dir geht es weiter.
action-stop = STOP sagen
    .does = Die Runde endet sofort. Alle bekommen die Punkte ihrer Karten, niemand einen Farbbonus.
action-last-chance = LETZTE CHANCE sagen
    .does = Die anderen haben noch einen Zug. Überbietet dich niemand, bekommst du deine Karten und deinen Farbbonus, sie nur ihren Farbbonus. Sonst bekommst du nur deinen Farbbonus und sie ihre Karten.

## Was geschah

event-drew-two = { $who } zieht zwei Karten.
    .you = Du ziehst { $cards-the }.
    .known = { $who } zieht { $cards-the }.
event-drew-last = { $who } zieht die letzte Karte vom Stapel.
    .you = Du ziehst die letzte Karte vom Stapel: { $card }.
    .known = { $who } zieht die letzte Karte vom Stapel: { $card }.
event-kept = { $who } behält eine davon.
    .you = Du behältst { $card-the }.
    .known = { $who } behält { $card-the }.
event-discarded = { $who } legt { $card-the } { pile-side } ab.
    .you = Du legst { $card-the } { pile-side } ab.
event-took-pile = { $who } nimmt { $card-the } (Ablagestapel { pile-side }).
    .you = Du nimmst { $card-the } (Ablagestapel { pile-side }).
event-laid = { $who } legt { $cards-the } aus.
    .you = Du legst { $cards-the } aus.
event-plays-again = { $who } ist gleich noch einmal dran.
    .you = Du bist gleich noch einmal dran.
event-fished = { $who } zieht eine Karte.
    .you = Du ziehst { $card-the }.
    .known = { $who } zieht { $card-the }.
event-no-effect = Das Paar hat diesmal keinen Effekt.
event-looked = { $who } sieht den Ablagestapel { pile-side } durch ({ cards-counted }).
    .you = Du siehst den Ablagestapel { pile-side } durch ({ cards-counted }).
event-crab-took = { $who } nimmt eine Karte aus dem Ablagestapel { pile-side }.
    .you = Du nimmst { $card-the } aus dem Ablagestapel { pile-side }.
    .known = { $who } nimmt { $card-the } aus dem Ablagestapel { pile-side }.
event-robbed = { $who } stiehlt { $victim } eine Karte.
    .you = Du stiehlst { $victim } { $card-the }.
    .victim-is-you = { $who } stiehlt dir { $card-the }!
    .known = { $who } stiehlt { $victim } { $card-the }.
event-laid-mermaids = { $who } legt alle vier Meerjungfrauen aus!
    .you = Du legst alle vier Meerjungfrauen aus!
event-called-stop = { $who } sagt STOP!
    .you = Du sagst STOP!
event-called-last-chance = { $who } sagt LETZTE CHANCE und zeigt: { $cards }.
    .you = Du sagst LETZTE CHANCE und zeigst: { $cards }.
event-ended-turn = { $who } beendet den Zug.
    .you = Du beendest deinen Zug.
    .quiet = yes
event-revealed = { $cards-count ->
    [0] { $who } hat keine Karten mehr zu zeigen.
   *[other] { $who } zeigt: { $cards }.
}
    .you = { $cards-count ->
        [0] Du hast keine Karten mehr zu zeigen.
       *[other] Du zeigst: { $cards }.
    }
event-round-ended = { $end ->
    [stop] { $who } hat STOP gesagt: Die Runde ist zu Ende.
    [bet-won] { $who } gewinnt die Wette!
    [bet-lost] { $who } verliert die Wette!
    [mermaids] { $who } beendet die Runde mit vier Meerjungfrauen.
   *[void] Der Stapel ist leer: Niemand bekommt Punkte.
}
    .you = { $end ->
        [stop] Dein STOP beendet die Runde.
        [bet-won] Du gewinnst die Wette!
        [bet-lost] Du verlierst die Wette!
        [mermaids] Du beendest die Runde mit vier Meerjungfrauen.
       *[void] Der Stapel ist leer: Niemand bekommt Punkte.
    }
counted = { $counted ->
    [cards] Karten { $points }
    [bonus] Farbbonus { $bonus }
   *[both] Karten { $points }, Farbbonus { $bonus }
}
event-scored = { $who }: +{ $gained }, nun { $score } ({ counted }).
    .you = Du: +{ $gained }, nun { $score } ({ counted }).
event-round-began = Runde { $round }: { $who } beginnt.
    .you = Runde { $round }: Du beginnst.
event-match-ended = { $winners-count ->
    [one] { $winners } gewinnt die Partie.
   *[other] { $winners } teilen sich den Sieg.
}
    .winners-with-you = { $winners-count ->
        [one] Du gewinnst die Partie.
       *[other] Du teilst dir den Sieg ({ $winners }).
    }

## Warum

reason-most-points = Wer die meisten Punkte hat, gewinnt.
reason-four-mermaids = Vier Meerjungfrauen: sofort gewonnen.
reason-tie-ender = Gleichstand: Es gewinnt, wer die letzte Runde beendet hat.
reason-tie-last-turn = Gleichstand: Es gewinnt, wer den letzten Zug gemacht hat.
reason-tie-last-round = Gleichstand: Es gewinnt, wer in der letzten Runde die meisten Punkte erzielt hat.
reason-tie-shared = Der Gleichstand lässt sich nicht entscheiden.

## Punkte

line-duo-crab = { $pairs ->
    [one] Krabben: { $pairs } Paar
   *[other] Krabben: { $pairs } Paare
}
    .family = Krabbenpaare
line-duo-boat = { $pairs ->
    [one] Boote: { $pairs } Paar
   *[other] Boote: { $pairs } Paare
}
    .family = Bootspaare
line-duo-fish = { $pairs ->
    [one] Fische: { $pairs } Paar
   *[other] Fische: { $pairs } Paare
}
    .family = Fischpaare
line-duo-swimmer = { $pairs ->
    [one] Schwimmer und Hai: { $pairs } Paar
   *[other] Schwimmer und Hai: { $pairs } Paare
}
    .family = Schwimmer + Hai
line-collector-shell = { $count ->
    [one] { $count } Muschel
   *[other] { $count } Muscheln
}
    .family = Muscheln
line-collector-octopus = { $count ->
    [one] { $count } Oktopus
   *[other] { $count } Oktopusse
}
    .family = Oktopusse
line-collector-penguin = { $count ->
    [one] { $count } Pinguin
   *[other] { $count } Pinguine
}
    .family = Pinguine
line-collector-sailor = { $count ->
    [one] { $count } Seemann
   *[other] { $count } Seeleute
}
    .family = Seeleute
line-multiplier-lighthouse = { $count ->
    [one] Leuchtturm: { $count } Boot
   *[other] Leuchtturm: { $count } Boote
}
    .family = Leuchtturm
line-multiplier-shoal = { $count ->
    [one] Fischschwarm: { $count } Fisch
   *[other] Fischschwarm: { $count } Fische
}
    .family = Fischschwarm
line-multiplier-penguin_colony = { $count ->
    [one] Pinguinkolonie: { $count } Pinguin
   *[other] Pinguinkolonie: { $count } Pinguine
}
    .family = Kolonie
line-multiplier-captain = { $count ->
    [one] Kapitän: { $count } Seemann
   *[other] Kapitän: { $count } Seeleute
}
    .family = Kapitän
line-mermaid = Meerjungfrau: { $colour }
    .family = Meerjung­frauen
line-colour-bonus = Farbbonus: { $colour }
    .family = Farbbonus
line-nothing = Ohne Punkte
    .family = Ohne Punkte

## Karten auf einem echten Tisch

refusal-score-kind = „{ $text }“ ist keine Karte. Karten: { $written }.
refusal-score-hue = „{ $text }“ hat keine Farbe dieses Spiels. Farben: { $written }.
refusal-score-no-such-card = { $card }: Diese Karte gibt es nicht. Es gibt: { $written }.
refusal-score-copies = Zu viele: { $count } × { $card }, in der Schachtel gibt es nur { $most }.
refusal-score-colour = { $card }: Welche Farbe? Mit Meerjungfrauen zählt sie: Schreib zum Beispiel { $written }.
refusal-card = „{ $text }“ ist keine Karte.
refusal-too-many-cards = So viele gibt es in der Schachtel nicht: { $card }.
refusal-position = Diese Stellung lässt sich nicht lesen: „{ $text }“.

## Optionen

option-edition = Ausgabe
option-edition-fr = französische Regel
    .how = Gleichstand: wer die letzte Runde beendet hat
option-edition-en = englische Regel
    .how = Gleichstand: wer den letzten Zug hatte
option-edition-it = italienische Regel
    .how = Gleichstand: die meisten Punkte der letzten Runde; es beginnt, wer links von dem sitzt, der zuletzt am Zug war
option-edition-de = deutsche Regel
    .how = Gleichstand: die meisten Punkte der letzten Runde
option-edition-arena = Online-Regel
    .how = LETZTE CHANCE wird auch bei leerem Stapel zu Ende gespielt
option-points_to_win = Punkte für den Sieg
option-points_to_win-null = { $seats ->
    [2] 40
    [3] 35
   *[other] 30
}
option-doubled = Lange Partie (doppelte Zielpunktzahl)
option-memory_aid = Gedächtnishilfe

## Karten

card-crab = Krabbe
    .gender = f
card-boat = Boot
    .gender = n
card-fish = Fisch
    .gender = m
card-swimmer = Schwimmer
    .gender = m
card-shark = Hai
    .gender = m
card-shell = Muschel
    .gender = f
card-octopus = Oktopus
    .gender = m
card-penguin = Pinguin
    .gender = m
card-sailor = Seemann
    .gender = m
card-mermaid = Meerjungfrau
    .gender = f
card-lighthouse = Leuchtturm
    .gender = m
card-shoal = Fischschwarm
    .gender = m
    .short = Schwarm
card-penguin_colony = Pinguinkolonie
    .gender = f
    .short = Kolonie
card-captain = Kapitän
    .gender = m

colour-dark_blue = { $gender ->
    [m] { $the ->
        [yes] dunkelblauen
       *[no] dunkelblauer
    }
    [f] dunkelblaue
    [n] { $the ->
        [yes] dunkelblaue
       *[no] dunkelblaues
    }
   *[none] dunkelblau
}
    .mark = DB
colour-light_blue = { $gender ->
    [m] { $the ->
        [yes] hellblauen
       *[no] hellblauer
    }
    [f] hellblaue
    [n] { $the ->
        [yes] hellblaue
       *[no] hellblaues
    }
   *[none] hellblau
}
    .mark = HB
colour-black = { $gender ->
    [m] { $the ->
        [yes] schwarzen
       *[no] schwarzer
    }
    [f] schwarze
    [n] { $the ->
        [yes] schwarze
       *[no] schwarzes
    }
   *[none] schwarz
}
    .mark = SW
colour-yellow = { $gender ->
    [m] { $the ->
        [yes] gelben
       *[no] gelber
    }
    [f] gelbe
    [n] { $the ->
        [yes] gelbe
       *[no] gelbes
    }
   *[none] gelb
}
    .mark = GE
colour-light_green = { $gender ->
    [m] { $the ->
        [yes] hellgrünen
       *[no] hellgrüner
    }
    [f] hellgrüne
    [n] { $the ->
        [yes] hellgrüne
       *[no] hellgrünes
    }
   *[none] hellgrün
}
    .mark = HG
colour-white = { $gender ->
    [m] { $the ->
        [yes] weißen
       *[no] weißer
    }
    [f] weiße
    [n] { $the ->
        [yes] weiße
       *[no] weißes
    }
   *[none] weiß
}
    .mark = WE
colour-purple = { $gender ->
    [m] { $the ->
        [yes] violetten
       *[no] violetter
    }
    [f] violette
    [n] { $the ->
        [yes] violette
       *[no] violettes
    }
   *[none] violett
}
    .mark = VI
colour-grey = { $gender ->
    [m] { $the ->
        [yes] grauen
       *[no] grauer
    }
    [f] graue
    [n] { $the ->
        [yes] graue
       *[no] graues
    }
   *[none] grau
}
    .mark = GR
colour-light_orange = { $gender ->
    [m] { $the ->
        [yes] hellorangefarbenen
       *[no] hellorangefarbener
    }
    [f] hellorangefarbene
    [n] { $the ->
        [yes] hellorangefarbene
       *[no] hellorangefarbenes
    }
   *[none] hellorange
}
    .mark = HO
colour-pink = rosa
    .mark = RS
colour-orange = { $gender ->
    [m] { $the ->
        [yes] orangefarbenen
       *[no] orangefarbener
    }
    [f] orangefarbene
    [n] { $the ->
        [yes] orangefarbene
       *[no] orangefarbenes
    }
   *[none] orange
}
    .mark = OR
colour-none = keine

## Die Lektion, Karten an einem echten Tisch, und schöne Erinnerungen

given-hand = Deine Karten, auf der Hand und ausgelegt
highlight-bets-won = { $count ->
    [one] { $count } gewonnene Wette
   *[other] { $count } gewonnene Wetten
}
highlight-bets-lost = { $count ->
    [one] { $count } verlorene Wette
   *[other] { $count } verlorene Wetten
}
highlight-stops = { $count ->
    [one] { $count }-mal STOP gesagt
   *[other] { $count }-mal STOP gesagt
}
highlight-mermaid-wins = { $count ->
    [one] { $count } Sieg mit vier Meerjungfrauen
   *[other] { $count } Siege mit vier Meerjungfrauen
}
highlight-best-round = beste Runde: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Game nights with real cards

ending-stop = STOP
    .who = Wer hat STOP gesagt?
ending-last-chance = LETZTE CHANCE
    .who = Wer hat LETZTE CHANCE gesagt?
ending-void = Stapel leer
    .who = Wer war zuletzt am Zug? (Nur um zu sagen, wer als Nächstes anfängt.)
ending-mermaids = Vier Meerjungfrauen
    .who = Wer hat die vier Meerjungfrauen?
number-points = Punkte der Karten
number-bonus = Farbbonus
line-bonus-by-hand = Farbbonus, selbst gezählt
line-four-mermaids = Vier Meerjungfrauen: Zeig sie, und du gewinnst sofort die Partie!
struck-void = Der Stapel ist leer: Nichts zählt.
struck-bet-won = { $name } hat die Wette gewonnen: Es zählt nur der Farbbonus.
struck-bet-lost = { $name } hat die Wette verloren: Es zählt nur der Farbbonus.
struck-no-bonus = { $name } hat die Wette verloren: Die Karten zählen, ohne Farbbonus.
refusal-evening-call = { $name } hat { $points } Punkte; um eine Runde zu beenden, braucht es { $threshold }. Prüf die Karten oder wer sie beendet hat.

## At the table in the browser

points-title = Deine Punkte
points-none = Noch keine Punkte
rounds-title = Die Runden
deck-label = { $count ->
    [one] Stapel: { $count } Karte
   *[other] Stapel: { $count } Karten
}
pile-label = { $side ->
    [left] Linker Ablagestapel
   *[right] Rechter Ablagestapel
}, { pile-count }, oben: { $top }
pile-empty = nichts
remember-pile = Was lag da?
drawn = Gerade gezogene Karten
laid-own = Deine ausgelegten Karten
laid-safe = ausgelegt, sicher vor Diebstahl
look-title = Der Ablagestapel
seat-label = { $name }: { $score } von { $target } Punkten, { hand-of }
score-of = { $score } von { $target } Punkten
called-badge = LETZTE CHANCE
last-chance-banner = LETZTE CHANCE
not-yet = Noch nicht
last-round = Vorige Runde
next-round = Zur nächsten Runde
count-title = Die Runde wird gezählt
count-tap = Zum Weitermachen tippen
count-gained = Diese Runde
count-score = Stand (Ziel { $target })
count-bonus = Bonus +{ $points }
count-void = die Karten zählen nicht
count-to-come = noch zu zählen
count-done = gezählt
count-beats = schlägt { $points }
count-short = schlägt { $points } nicht
count-void-round = Niemand bekommt Punkte
count-mermaids = Vier Meerjungfrauen
count-bet-mine = Du wettest, dass niemand { $points } schlägt
count-bet = { $name } wettet, dass niemand { $points } schlägt
count-called = { $name } hat LETZTE CHANCE gesagt
    .you = Du hast LETZTE CHANCE gesagt
count-won = { $you ->
    [yes] Du gewinnst die Wette!
   *[no] { $name } gewinnt die Wette!
}
count-lost = { $you ->
    [yes] Du verlierst die Wette!
   *[no] { $name } verliert die Wette!
}
count-why-won = Wer gewettet hat: Karten und Bonus. Andere: nur Bonus.
count-why-lost = Wer gewettet hat: nur Bonus. Andere: nur Karten.
count-needs = { $you ->
    [yes] Dir fehlen noch { $points }
   *[no] { $name } braucht noch { $points }
}
count-has = { $you ->
    [yes] Du schlägst { $points }!
   *[no] { $name } schlägt { $points }!
}
count-left = { $count ->
    [0] die letzte Gruppe ist aufgedeckt
    [one] noch eine Gruppe
   *[other] noch { $count } Gruppen
}
count-above = wird oben gezählt
count-bet-line = Wette { $points }
bar-take = Du bist dran
bar-take-how = { $wide ->
    [yes] Nimm eine Karte: tippe auf Stapel oder Ablagestapel
   *[no] nimm eine Karte
}
bar-keep = Behalte eine
bar-keep-how = die andere kommt auf einen Ablagestapel
bar-discard = Auf welchen Ablage­stapel?
bar-discard-how = tippe auf einen
bar-play = { $call ->
    [yes] { $pairs ->
        [yes] Auslegen, ansagen, fertig
       *[no] Ansagen oder fertig
    }
   *[other] { $pairs ->
        [yes] Auslegen oder fertig
       *[no] Beende deinen Zug
    }
}
bar-play-how = { $call ->
    [yes] { $wide ->
        [yes] Du hast { $points } Punkte: STOP oder LETZTE CHANCE, oder spiel weiter
       *[no] { $points } Punkte: du darfst ansagen
    }
    [called] letzter Zug: keine Ansage mehr
    [hidden] { $pairs ->
        [yes] eine Klammer zeigt ein Paar
       *[no] ab { $threshold } Punkten darfst du ansagen
    }
   *[short] { $wide ->
        [yes] { $points } von { $threshold } Punkten: zu früh, um die Runde zu beenden
       *[no] { $points } von { $threshold } Punkten: noch nicht
    }
}
bar-crab-pile = Krabben: welcher Ablage­stapel?
bar-crab-pile-how = tippe auf den, den du durchsehen willst
bar-crab-card = Krabben: nimm eine
bar-crab-card-how = die oberste zuerst
bar-rob = Wen bestiehlst du?
bar-rob-how = tippe auf einen leuchtenden Platz
bar-call = Runde beenden?
bar-call-how = tippe auf deine Ansage
bar-over = Die Partie ist zu Ende
bar-over-how = { "" }
verb-draw = 2 ansehen, 1 behalten
verb-draw-last = letzte Karte ziehen
verb-take-pile = nehmen
verb-discard = hierher
verb-crab-pile = ansehen
meter-unit = Pkt.
meter-short = noch { $count }
meter-more = noch { $count } bis zur Ansage
meter-enough = Du kannst ansagen.
hand-open = Offene Hand
steal-one = 1 von { $count }
steal-none = keine verdeckte Karte
call-stop = STOP
call-last-chance = LETZTE CHANCE
call-from = ab { $points } Punkten, nach dem Nehmen
call-after-taking = nachdem du eine Karte genommen hast
ticket-stop = Die Runde endet jetzt. Alle zählen ihre Karten.
ticket-last-chance = Deine Karten liegen offen; niemand kann sie stehlen. Alle anderen haben noch einen Zug.
ticket-won = niemand schlägt { $points }
ticket-lost = sonst
last-chance-mine = Deine Wette gilt.
last-chance-beat = Schlag die { $points }!
mermaids-short = Sieg!
end-turn-short = Fertig
about-collection = Je mehr du davon hast, desto mehr sind sie wert: { $steps }.
about-each = +{ $points } × { $kind }, auf der Hand oder ausgelegt.
about-mermaid = 1 Punkt je Karte deiner häufigsten Farbe, dann der nächsten. Alle vier gewinnen die Partie.
about-partner = Paar mit: { $kind }
worth-nth = { $nth }. { $kind }
lay-both = Beide auslegen
lay-with = + { $card }
worth-pair = als Paar
worth-colour = { $count } × { $colour }
worth-through = { $points } davon durch: { $kind }
effect-lead = Als Paar ausgelegt:
sight-all = { $count } im Spiel
sight-mine = { $count } bei dir
sight-seen = { $count } weitere zu sehen
sight-unseen = { $count } verborgen
news-took-pile = Ich nehme { $card-the }.
news-discarded = Ich lege { $card-the } ab.
news-drew-last = Ich ziehe die letzte Karte.
news-laid = { $kind-key ->
    [crab] Zwei Krabben: Ich hole eine abgelegte Karte.
    [boat] Zwei Boote: Ich bin noch mal dran.
    [fish] Zwei Fische: Ich ziehe eine Karte.
    [swimmer] Schwimmer und Hai: Ich stehle eine Karte.
   *[other] Ein Paar!
}
news-robbed = Ich stehle { $victim } eine Karte.
    .you = Ich stehle dir { $card-the }!
news-called-stop = STOP!
news-called-last-chance = LETZTE CHANCE!
news-laid-mermaids = Vier Meerjungfrauen!
deck = Stapel
known = Karten, die du in dieser Hand kennst
laid = Ausgelegte Karten
laid-none = Noch nichts ausgelegt
round-end-stop = { $name } hat STOP gesagt.
    .you = Du hast STOP gesagt.
round-end-bet-won = { $name } hat LETZTE CHANCE gesagt und die Wette gewonnen!
    .you = Du hast LETZTE CHANCE gesagt und die Wette gewonnen!
round-end-bet-lost = { $name } hat LETZTE CHANCE gesagt und die Wette verloren!
    .you = Du hast LETZTE CHANCE gesagt und die Wette verloren!
round-end-void = Der Stapel ist leer: In dieser Runde bekommt niemand Punkte.
round-end-mermaids = { $name } hat vier Meerjungfrauen ausgelegt!
    .you = Du hast vier Meerjungfrauen ausgelegt!

