# Was die Befehlszeile und der Tisch im Terminal sagen.

## Fehler in einem Befehl

refusal-language = In „{ $language }“ gibt es keine Texte. Bekannte Sprachen: { $known }.
refusal-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. `papercove --help` zählt alle auf.
refusal-unknown-option = Die Option { $option } gibt es hier nicht. Mit --help siehst du die Optionen.
refusal-unused-argument = „{ $argument }“ ist zu viel.
refusal-missing-argument = { $argument } fehlt.
refusal-repeated-argument = { $argument } steht zweimal da.
refusal-bad-argument = „{ $value }“ passt nicht zu { $argument }.
refusal-arguments = Diese Argumente passen nicht: { $problem }
refusal-file-missing = Die Datei { $file } gibt es nicht.
refusal-file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $problem }.
refusal-file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $problem }.

## games, doctor

games-version = Version { $version }
games-seats = { $least } bis { $most } Personen
doctor-compiled = Der Kern ist kompiliert: volle Geschwindigkeit.
doctor-interpreted = Der Kern wird interpretiert: dieselben Partien, etwa 100-mal langsamer. Ein C-Compiler und `pip install .` machen ihn schnell.
doctor-machine = Rechner
doctor-language = Sprache
doctor-game = Spiel
