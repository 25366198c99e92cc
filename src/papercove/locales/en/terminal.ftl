# What the command line and the terminal table say.

## Mistakes in a command

refusal-language = There are no words in “{ $language }”. Known languages: { $known }.
refusal-unknown-command = There is no command “{ $command }”. `papercove --help` lists them.
refusal-unknown-option = There is no option { $option } here. Add --help to see the options.
refusal-unused-argument = “{ $argument }” is one argument too many.
refusal-missing-argument = { $argument } is missing.
refusal-repeated-argument = { $argument } was given twice.
refusal-bad-argument = “{ $value }” does not fit { $argument }.
refusal-arguments = These arguments do not fit: { $problem }
refusal-file-missing = There is no file { $file }.
refusal-file-unreadable = The file { $file } cannot be read: { $problem }.
refusal-file-unwritable = The file { $file } cannot be written: { $problem }.

## games, doctor

games-version = version { $version }
games-seats = { $least } to { $most } players
doctor-compiled = The kernel is compiled: full speed.
doctor-interpreted = The kernel is interpreted: the same games, about 100 times slower. A C compiler and `pip install .` make it fast.
doctor-machine = machine
doctor-language = language
doctor-game = game
