# Il problema del giorno.

puzzle-rival = Otto
puzzle-ask = Da una partita vera: qui una scelta è nettamente la migliore, e non è la più ovvia. Quale?
puzzle-how = Ogni giorno una posizione da una partita vera, la stessa per tutti. Trova la scelta che vince più spesso.
puzzle-solved = Risolto! «{ $best }»: probabilità di vittoria { $keeps }%.
puzzle-shown = La scelta migliore è «{ $best }»: probabilità di vittoria { $keeps }%.
puzzle-obvious = Con la scelta ovvia, «{ $obvious }»: { $keeps }%.
puzzle-wrong = «{ $tried }»: probabilità di vittoria { $keeps }%, con la scelta migliore { $best }%. Riprova.
puzzle-show = Mostra la soluzione
puzzle-measured = Ogni scelta, misurata in { NUMBER($iterations) } prove
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
    [0] Ancora nessun giorno di fila
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}

## Perché: dove portano la scelta migliore e quella ovvia

foreseen-points = Finisci in media con { $best } punti invece di { $other }.
foreseen-rival-points = Il tuo avversario finisce in media con { $best } punti invece di { $other }.
foreseen-gained = Questo round ti porta in media { $best } punti invece di { $other }.
foreseen-rival-gained = Questo round porta al tuo avversario in media { $best } punti invece di { $other }.
foreseen-chance-bet = SFIDA vinta: { $best }% dei casi invece di { $other }%.
foreseen-chance-stop = Round chiuso da te con ALT: { $best }% dei casi invece di { $other }%.
foreseen-chance-mermaids = Partita vinta con quattro sirene: { $best }% dei casi invece di { $other }%.
foreseen-rival-chance-bet = SFIDA vinta dal tuo avversario: { $best }% dei casi invece di { $other }%.
foreseen-rival-chance-stop = Round chiuso con ALT dal tuo avversario: { $best }% dei casi invece di { $other }%.
foreseen-rival-chance-mermaids = Partita vinta dal tuo avversario con quattro sirene: { $best }% dei casi invece di { $other }%.
foreseen-stars = Finisci in media con { $best } stelle invece di { $other }.
foreseen-tokens = I tuoi obiettivi portano in media { $best } punti invece di { $other }.
foreseen-scissors = Le forbici ti portano in media { $best } punti invece di { $other }.
foreseen-hand = Le carte rimaste in mano contano in media { $best } invece di { $other }.
foreseen-discards = I tuoi scarti contano in media { $best } invece di { $other }.

## Rifiuti

refusal-no-puzzle = Non c’è un problema del giorno «{ $day }»: scrivi una data come 2026-11-17.
refusal-no-puzzles = Questo gioco non ha problemi.
refusal-no-puzzle-choice = Questa scelta qui non esiste.
