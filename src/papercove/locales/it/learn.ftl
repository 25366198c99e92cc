# Imparare, rivedere e contare: il maestro, le repliche, le statistiche, i punti, lo schermo grande.

## Il maestro

coach = Maestro
coach-thinking = Il maestro riflette…
coach-curve = La probabilità di vincere, dalla prima all’ultima carta
coach-conduct = { $who }: { $agreed } decisioni su { $decisions } come le avrebbe prese il maestro, { $mistakes ->
    [one] { $mistakes } errore
   *[other] { $mistakes } errori
}, { $blunders ->
    [one] { $blunders } errore grave
   *[other] { $blunders } errori gravi
}; buttato in tutto: { $loss } %.
coach-turning-points = Svolte della partita
coach-turn = Passo { $ply }, { $who }: «{ $action }». { $luck ->
    [yes] Decidono le carte:
   *[no] Decide la scelta:
} { $gainer } passa dal { $before } % al { $after } %.
coach-decisions = Che cosa avrebbe fatto il maestro
coach-decision = Passo { $ply }, { $who } ({ $grade ->
    [blunder] errore grave
    [mistake] errore
    [dubious] dubbio
    [fine] altrettanto buono
   *[best] perfetto
}): qui «{ $best }» vince al { $chance } %, «{ $played }» al { $instead } %.
coach-no-mistakes = Niente da correggere: il maestro non avrebbe fatto molto meglio.
refusal-record-empty = In { $file } non c’è nulla da giudicare: non è stata giocata nessuna mossa.
