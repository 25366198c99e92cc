# Il problema del giorno.

puzzle-rival = Otto
puzzle-ask = Da una partita vera: qui una scelta è nettamente la migliore, e non è la più ovvia. Quale?
puzzle-how = Ogni giorno una posizione da una partita vera, la stessa per tutti. Trova la scelta che vince più spesso.
puzzle-solved = Risolto! «{ $best }»: probabilità di vittoria { $keeps }%.
puzzle-shown = La scelta migliore è «{ $best }»: probabilità di vittoria { $keeps }%.
puzzle-obvious = Con la scelta ovvia, «{ $obvious }»: { $keeps }%.
puzzle-wrong = «{ $tried }»: probabilità di vittoria { $keeps }%, con la scelta migliore { $best }%. Riprova.
puzzle-with-best = Con la scelta migliore:
puzzle-show = Mostra la soluzione
puzzle-measured = Ogni scelta, misurata in { NUMBER($iterations) } prove
puzzle-other = E «{ $other }»?
puzzle-known = Vale per entrambe le scelte.
puzzle-costs = Il prezzo:
puzzle-share = { $keeps }%
puzzle-archive = Tutti i problemi
puzzle-today = Il problema di oggi
puzzle-earlier = Più vecchi
puzzle-open = non ancora risolto
puzzle-seen = soluzione vista
puzzle-tries = { $tries ->
    [one] risolto al primo tentativo
   *[other] risolto al { $tries }º tentativo
}
puzzle-streak = { $days ->
    [0] Ancora nessuna serie
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}

## Perché: dove portano la scelta migliore e quella ovvia

how-often = { $tenths ->
    [0] quasi mai
    [1] una volta su dieci
    [2] una volta su cinque
    [3] una volta su tre
    [4] due volte su cinque
    [5] una volta su due
    [6] tre volte su cinque
    [7] due volte su tre
    [8] quattro volte su cinque
    [9] nove volte su dieci
   *[other] quasi sempre
}
about-points = { $count ->
    [0] leggermente { $way ->
        [more] più
       *[less] meno
    } punti
    [one] circa un punto { $way ->
        [more] in più
       *[less] in meno
    }
   *[other] circa { $count } punti { $way ->
        [more] in più
       *[less] in meno
    }
}
foreseen-points = Finisci con { about-points }.
foreseen-rival-points = Il tuo avversario finisce con { about-points }.
foreseen-gained = Questo round ti porta { about-points }.
foreseen-rival-gained = Questo round porta al tuo avversario { about-points }.
foreseen-chance-bet = { $which ->
    [best] Vinci la sfida { $best }.
    [other] La SFIDA sarebbe vinta solo { $other }.
    [same] Vinci una SFIDA un po’ { $way ->
        [more] più spesso
       *[less] più di rado
    }.
   *[both] Vinci una SFIDA { $best }, con l’altra scelta { $other }.
}
foreseen-chance-stop = { $which ->
    [best] Chiudi il round con l’ALT { $best }.
    [other] Altrimenti chiudi il round con l’ALT { $other }.
    [same] Chiudi il round con l’ALT un po’ { $way ->
        [more] più spesso
       *[less] più di rado
    }.
   *[both] Chiudi il round con l’ALT { $best }, con l’altra scelta { $other }.
}
foreseen-chance-mermaids = { $which ->
    [best] Quattro sirene ti danno la partita { $best }.
    [other] Altrimenti quattro sirene ti danno la partita { $other }.
    [same] Quattro sirene ti danno la partita un po’ { $way ->
        [more] più spesso
       *[less] più di rado
    }.
   *[both] Quattro sirene ti danno la partita { $best }, con l’altra scelta { $other }.
}
foreseen-rival-chance-bet = { $which ->
    [best] Il tuo avversario allora vince una SFIDA { $best }.
    [other] Altrimenti il tuo avversario vince una SFIDA { $other }.
    [same] Il tuo avversario vince una SFIDA un po’ { $way ->
        [more] più spesso
       *[less] più di rado
    }.
   *[both] Il tuo avversario vince una SFIDA { $best }, con l’altra scelta { $other }.
}
foreseen-rival-chance-stop = { $which ->
    [best] Il tuo avversario allora chiude il round con l’ALT { $best }.
    [other] Altrimenti il tuo avversario chiude il round con l’ALT { $other }.
    [same] Il tuo avversario chiude il round con l’ALT un po’ { $way ->
        [more] più spesso
       *[less] più di rado
    }.
   *[both] Il tuo avversario chiude il round con l’ALT { $best }, con l’altra scelta { $other }.
}
foreseen-rival-chance-mermaids = { $which ->
    [best] Quattro sirene danno allora la partita al tuo avversario { $best }.
    [other] Altrimenti quattro sirene danno la partita al tuo avversario { $other }.
    [same] Quattro sirene danno la partita al tuo avversario un po’ { $way ->
        [more] più spesso
       *[less] più di rado
    }.
   *[both] Quattro sirene danno la partita al tuo avversario { $best }, con l’altra scelta { $other }.
}
foreseen-stars = Finisci con { $count ->
    [0] leggermente { $way ->
        [more] più
       *[less] meno
    } stelle
    [one] circa una stella { $way ->
        [more] in più
       *[less] in meno
    }
   *[other] circa { $count } stelle { $way ->
        [more] in più
       *[less] in meno
    }
}.
foreseen-tokens = I tuoi obiettivi portano { about-points }.
foreseen-scissors = Le forbici ti portano { about-points }.
foreseen-hand = Le carte rimaste in mano costano { about-points }.
foreseen-discards = I tuoi scarti costano { about-points }.

## Rifiuti

refusal-no-puzzle = Non c’è un problema del giorno «{ $day }»: scrivi una data come 2026-11-17.
refusal-no-puzzles = Questo gioco non ha problemi.
refusal-no-puzzle-choice = Questa scelta qui non esiste.
