# Quello che dicono tutti i giochi, ovunque.

list-and = { $most } e { $last }
list-several = { $item } (×{ $count })
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Le carte, per i giochi le cui facce sono tipo:colore

card-name = { $kind } { $colour }
card-the = { $gender ->
    [f] la { $kind } { $colour }
    [lo] lo { $kind } { $colour }
    [l] l’{ $kind } { $colour }
    [fl] l’{ $kind } { $colour }
   *[m] il { $kind } { $colour }
}
card-the-bare = { $gender ->
    [f] la { $kind }
    [lo] lo { $kind }
    [l] l’{ $kind }
    [fl] l’{ $kind }
   *[m] il { $kind }
}

## La fine

outcome-won = Vince { $winners } con { points }.
    .you = Vinci tu con { points }.
outcome-won-outright = Vince { $winners }.
    .you = Vinci tu.
outcome-shared = { $winners } condividono la vittoria con { points }.
    .you = Condividi la vittoria ({ $winners }) con { points }.

## Rifiuti

refusal-not-your-turn = Non è il tuo turno.
refusal-match-over = La partita è finita.
refusal-illegal-action = Qui non si può: { $action }{ $rule ->
    [none] .
   *[other] { " " }(regola { $rule }).
}
refusal-action = «{ $text }» non è una mossa di questo gioco.
refusal-seats = Nessun tavolo per { $seats }: a questo gioco si gioca da { $least } a { $most }.
refusal-options = Queste opzioni non vanno bene per { $game }: { $problem }.
refusal-unknown-game = Nessun gioco «{ $game }». Installati: { $known }.
refusal-game-not-made = Il gioco { $game } non si può caricare: { $problem }.
refusal-unknown-bot = Nessun bot «{ $bot }». Conosciuti: { $known }.
refusal-bot-not-made = Il bot { $bot } non si può creare: { $problem }.
refusal-bot-setting = «{ $setting }» non è un’impostazione del bot { $bot }: scrivi search:5000 o search:exploration=2.
refusal-bot-action = Il bot { $bot } ha scelto una mossa non consentita: { $action }.
refusal-arena-games = Non si possono giocare { $games } partite: ne serve almeno una.
refusal-arena-bots = { $bots ->
    [0] Zero bot non bastano
    [one] Un bot non va bene
   *[other] { $bots } bot sono troppi
} per { $seats } posti: nominane almeno uno, e non più dei posti.
refusal-seed = «{ $text }» non è un seme: serve un numero intero, oppure «fair», il segreto e i nonce.
refusal-start-seed = Una partita comincia da un numero intero o da un Seed, non da { $seed }: per un testo, usa Dice("testo").bits().
refusal-no-example = Questo esempio non esiste.
refusal-record-format = Questa partita è scritta nel formato { $format }; questa versione di Papercove legge il formato { $known }.
refusal-record-version = Questa partita è stata giocata con la versione { $version } di { $game }, ma è installata la versione { $known }: le mosse non avrebbero lo stesso senso.
refusal-record-line = La riga { $line } della partita non ha senso: «{ $text }».
refusal-record-ply = Non c’è un passo { $ply } in questa partita: va da 0 a { $last }.
refusal-record-variant = Una partita di una variante di { $game } non si registra: le varianti servono alle simulazioni.
refusal-variant = Questi numeri non fanno una variante di { $game }: { $problem }.
refusal-no-variants = { $game } non ha numeri da variare.
refusal-no-positions = { $game } non ha una notazione per scrivere una posizione a mano.
refusal-score-input = Non riesco a leggere queste carte: { $problem }.

## Bot
refusal-log-level = «{ $level }» non è un livello di registro. Ci sono: { $known }.
refusal-action-number = Un’azione è un numero intero, non { $action }.

## I bot, per posto

bots-beginner = Pip, Lulu, Tom, Nina
bots-novice = Pearl, Marina, Nemo, Coral
bots-casual = Otto, Sandy, Finn, Stella
bots-skilled = Iris, Marlo, Ondine, Jonas
bots-advanced = Rosa, Corto, Selma, Hugo
bots-expert = Ada, Ines, Viktor, Morgan
bots-master = Mistral, Kraken, Morgana, Moby

# Una riga di punti con la differenza; più righe sono una ragione.
hint-reason = { $line }: { $points }
why-points = Subito: { $lines }.
rule-number = Regola { $rule }
