# Ce que disent la ligne de commande et la table du terminal.

## Erreurs dans une commande

refusal-language = Pas de textes en « { $language } ». Langues connues : { $known }.
refusal-unknown-command = Aucune commande « { $command } ». `papercove --help` en donne la liste.
refusal-unknown-option = Pas d’option { $option } ici. Ajoutez --help pour voir les options.
refusal-unused-argument = « { $argument } » est de trop.
refusal-missing-argument = Il manque { $argument }.
refusal-repeated-argument = { $argument } est donné deux fois.
refusal-bad-argument = « { $value } » ne convient pas pour { $argument }.
refusal-arguments = Ces arguments ne conviennent pas : { $problem }
refusal-file-missing = Le fichier { $file } n’existe pas.
refusal-file-unreadable = Impossible de lire le fichier { $file } : { $problem }.
refusal-file-unwritable = Impossible d’écrire le fichier { $file } : { $problem }.

## games, doctor

games-version = version { $version }
games-seats = de { $least } à { $most } joueurs
doctor-compiled = Le noyau est compilé : pleine vitesse.
doctor-interpreted = Le noyau est interprété : mêmes parties, environ 100 fois plus lent. Un compilateur C et `pip install .` le rendent rapide.
doctor-machine = machine
doctor-language = langue
doctor-game = jeu
