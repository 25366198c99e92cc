why-pair = { $kind-key ->
    [crab] Das Krabbenpaar holt eine Karte aus einem Ablagestapel.
    [boat] Das Bootspaar bringt einen weiteren Zug.
    [fish] Das Fischpaar bringt eine Karte vom Stapel.
    [swimmer] Schwimmer und Hai stehlen eine Karte.
   *[other] Das Paar hat seinen Effekt.
}
why-denies = { $who } bekommt { $card-the } nicht ({ $lines }).
    .you = Du bekommst { $card-the } nicht ({ $lines }).
why-leaves = { $who } kann { $card-the } nehmen ({ $lines }).
    .you = Du kannst { $card-the } nehmen ({ $lines }).
why-holds = { $who } hat { points }.
    .you = Du hast { points }.
why-shows = Von { $who } weiß man: { points }, { cards-counted } auf der Hand.
    .you = Von dir weiß man: { points }, { cards-counted } auf der Hand.
why-uncovers = Deckt { $card-the } für { $who } auf ({ $lines }).
    .you = Deckt { $card-the } für dich auf ({ $lines }).
why-next = Dazu passt: { $kind } (+{ $more }); { $count ->
    [one] eine davon ist noch nicht aufgetaucht.
   *[other] { $count } davon sind noch nicht aufgetaucht.
}
why-outs = { $count ->
    [0] Keine der { $all } ungesehenen Karten bringt sofort Punkte.
    [one] Nur eine der { $all } ungesehenen Karten bringt sofort Punkte.
   *[other] { $count } der { $all } ungesehenen Karten bringen sofort Punkte.
}
why-winning-outs = { $count ->
    [0] Keine der { $all } ungesehenen Karten reicht, um die Wette zu überbieten.
    [one] Nur eine der { $all } ungesehenen Karten reicht, um die Wette zu überbieten.
   *[other] { $count } der { $all } ungesehenen Karten reichen, um die Wette zu überbieten.
}
why-against = { $enough ->
    [yes] Das macht { $count }: mehr als die { $other }, die zu überbieten sind.
   *[no] Das macht { $count }; nötig sind mehr als { $other }.
}
why-bonus = Ist die Wette gewonnen, kommt der Farbbonus dazu: { $count }.
why-home = Das macht { $count } Punkte: genug für die { $target }.
why-home-bet = Ist die Wette gewonnen, macht das { $count } Punkte: genug für die { $target }.
why-needs = { $who } fehlen noch { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} zum Sieg.
    .you = Dir fehlen noch { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} zum Sieg.
why-drew = { $who } hat { $card-the } gezogen ({ $lines }).
why-drew-nothing = { $who } hat nichts gezogen, was Punkte bringt.
why-drew-mermaid = { $who } hat die { $count ->
    [2] zweite
    [3] dritte
   *[4] vierte
} Meerjungfrau gezogen.
why-stole = { $lines-count ->
    [0] { $who } hat { $victim } { $card-the } gestohlen.
   *[other] { $who } hat { $victim } { $card-the } gestohlen ({ $lines }).
}
why-lay-open = Für { $who } lag offen: { $card } ({ $lines }).
why-called-with = { $who } hat mit { points-with } angesagt.
why-can-call = { $who } hatte { points }: genug, um die Runde zu beenden.
why-fed = { $lines-count ->
    [0] { $who } nahm { $card-the }.
   *[other] { $who } nahm { $card-the } ({ $lines }).
}
    .you = { $lines-count ->
        [0] Du nahmst { $card-the }.
       *[other] Du nahmst { $card-the } ({ $lines }).
    }
why-ended = { $end ->
    [stop] { $who } beendete die Runde mit STOP.
    [bet-won] { $who } gewann die LETZTE CHANCE.
    [bet-lost] { $who } verlor die LETZTE CHANCE.
    [mermaids] { $who } legte vier Meerjungfrauen aus.
   *[void] Der Stapel war leer.
}
    .you = { $end ->
        [stop] Du beendetest die Runde mit STOP.
        [bet-won] Du gewannst die LETZTE CHANCE.
        [bet-lost] Du verlorst die LETZTE CHANCE.
        [mermaids] Du legtest vier Meerjungfrauen aus.
       *[void] Der Stapel war leer.
    }
foresight-gained = Punkte aus dieser Runde: im Schnitt { $best } statt { $other }.
foresight-rival-gained = { $seats ->
    [2] Punkte des Gegners
   *[other] Punkte des stärksten Gegners
} aus dieser Runde: im Schnitt { $best } statt { $other }.
foresight-chance-bet = LETZTE CHANCE gewonnen: { $best } % statt { $other } %.
foresight-chance-stop = Runde selbst mit STOP beendet: { $best } % statt { $other } %.
foresight-chance-mermaids = Sieg mit vier Meerjungfrauen: { $best } % statt { $other } %.
foresight-rival-chance-bet = Ein Gegner gewinnt die LETZTE CHANCE: { $best } % statt { $other } %.
foresight-rival-chance-stop = Ein Gegner beendet die Runde mit STOP: { $best } % statt { $other } %.
foresight-rival-chance-mermaids = Ein Gegner siegt mit vier Meerjungfrauen: { $best } % statt { $other } %.

## Warum etwas warten muss

not-now-points = { $points } von { $threshold } Punkten: noch nicht.
not-now-called = Es wurde schon angesagt: Die Runde endet ohnehin.
not-now-take-first = Nimm zuerst eine Karte: Paare und Ansagen kommen danach.
not-now-taken = Du hast deine Karte für diesen Zug schon genommen.
not-now-by-crabs = Zwei Krabben, zusammen ausgelegt, lassen dich einen Ablagestapel durchsehen.
not-now-by-sharks = Schwimmer und Hai, zusammen ausgelegt, stehlen eine Karte.
not-now-keep-first = Behalte zuerst eine der beiden Karten.
not-now-discard-first = Wähle zuerst einen Ablagestapel für die andere Karte.
not-now-crab-pile-first = Nimm zuerst eine Karte aus einem Ablagestapel: Deine Krabben warten.
not-now-crab-card-first = Nimm zuerst eine Karte aus einem Ablagestapel: Deine Krabben warten.
not-now-rob-first = Wähle zuerst, wen du bestiehlst.
not-now-open-hand = Diese Hand liegt offen: Aus ihr kann nichts gestohlen werden.
not-now-empty-hand = Diese Hand ist leer: Es gibt nichts zu stehlen.
not-now-empty = Dieser Ablagestapel ist leer: Es gibt nichts zu nehmen.
not-now-deck-empty = Der Stapel ist leer: Nimm die oberste Karte eines Ablagestapels.
not-now-nothing-left = Stapel und Ablagestapel sind leer: Es gibt nichts zu nehmen.
not-now-mermaids = { $count ->
    [0] Die vier Meerjungfrauen legt man zusammen aus; du hast keine.
    [one] Die vier Meerjungfrauen legt man zusammen aus; du hast eine.
   *[other] Die vier Meerjungfrauen legt man zusammen aus; du hast { $count }.
}
not-now-partner = { $kind-key ->
    [crab] Zwei Krabben sind ein Paar; du hast eine.
    [boat] Zwei Boote sind ein Paar; du hast eines.
    [fish] Zwei Fische sind ein Paar; du hast einen.
    [swimmer] Zum Schwimmer gehört ein Hai; du hast keinen.
    [shark] Zum Hai gehört ein Schwimmer; du hast keinen.
   *[other] Zu dieser Karte gehört eine zweite; du hast keine.
}
not-now-counts = { $count ->
    [one] Diese Karte wird nicht ausgelegt: Sie zählt auf der Hand.
   *[other] Diese Karten werden nicht ausgelegt: Sie zählen auf der Hand.
}
