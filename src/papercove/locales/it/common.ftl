# Quello che dicono tutti i giochi, ovunque.

list-and = { $most } e { $last }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Le carte, per i giochi le cui facce sono tipo:colore

card-name = { $kind } { $colour }
card-the = { $gender ->
    [f] la { $kind } { $colour }
    [lo] lo { $kind } { $colour }
   *[m] il { $kind } { $colour }
}
card-the-bare = { $gender ->
    [f] la { $kind }
    [lo] lo { $kind }
   *[m] il { $kind }
}

## La fine

outcome-won = Vince { $winners } con { points }.
    .you = Vinci tu con { points }.
outcome-shared = { $winners } condividono la vittoria con { points }.
    .you = { $winners } condividono la vittoria con { points }, e ci sei anche tu.

## Rifiuti

refusal-not-your-turn = Non è il tuo turno.
refusal-match-over = La partita è finita.
refusal-illegal-action = Qui non si può: { $action }.
refusal-action = «{ $text }» non è una mossa di questo gioco.
refusal-seats = Nessun tavolo per { $seats }: a questo gioco si gioca da { $least } a { $most }.
refusal-options = Queste opzioni non vanno bene per { $game }: { $problem }.
refusal-unknown-game = Nessun gioco «{ $game }». Installati: { $known }.
refusal-seed = «{ $text }» non è un seme: serve un numero intero, oppure «fair», il segreto e i nonce.
refusal-record-format = Questa partita è scritta nel formato { $format }; questa versione di Papercove legge il formato { $known }.
refusal-record-version = Questa partita è stata giocata con la versione { $version } di { $game }, ma è installata la versione { $known }: le mosse non avrebbero lo stesso senso.
refusal-record-line = La riga { $line } della partita non ha senso: «{ $text }».
refusal-record-ply = Non c’è un passo { $ply } in questa partita: va da 0 a { $last }.
