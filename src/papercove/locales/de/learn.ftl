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
}; insgesamt { $loss } % verschenkt.
coach-turning-points = Wendepunkte
coach-turn = Schritt { $ply }, { $who }: „{ $action }“. { $luck ->
    [yes] Die Karten entscheiden:
   *[no] Die Entscheidung wendet es:
} { $gainer } kommt von { $before } % auf { $after } %.
coach-decisions = Was der Trainer getan hätte
coach-decision = Schritt { $ply }, { $who } ({ $grade ->
    [blunder] grober Fehler
    [mistake] Fehler
    [dubious] fraglich
    [fine] ebenso gut
   *[best] bestens
}): „{ $best }“ gewinnt hier { $chance } %, „{ $played }“ { $instead } %.
coach-no-mistakes = Nichts zu verbessern: Der Trainer hätte es kaum besser gemacht.
refusal-record-empty = In { $file } gibt es nichts zu beurteilen: Es wurde kein Zug gespielt.
