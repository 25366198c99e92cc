# Quello che dicono la riga di comando e il tavolo nel terminale.

## Errori in un comando

refusal-language = Non ci sono testi in «{ $language }». Lingue note: { $known }.
refusal-unknown-command = Nessun comando «{ $command }». `papercove --help` li elenca.
refusal-unknown-option = Qui non c’è l’opzione { $option }. Aggiungi --help per vedere le opzioni.
refusal-unused-argument = «{ $argument }» è di troppo.
refusal-missing-argument = Manca { $argument }.
refusal-repeated-argument = { $argument } è dato due volte.
refusal-bad-argument = «{ $value }» non va bene per { $argument }.
refusal-arguments = Questi argomenti non vanno bene: { $problem }
refusal-file-missing = Il file { $file } non esiste.
refusal-file-unreadable = Impossibile leggere il file { $file }: { $problem }.
refusal-file-unwritable = Impossibile scrivere il file { $file }: { $problem }.

## games, doctor

games-version = versione { $version }
games-seats = da { $least } a { $most } giocatori
doctor-compiled = Il nucleo è compilato: piena velocità.
doctor-interpreted = Il nucleo è interpretato: stesse partite, circa 100 volte più lento. Un compilatore C e `pip install .` lo rendono veloce.
doctor-machine = macchina
doctor-language = lingua
doctor-game = gioco
