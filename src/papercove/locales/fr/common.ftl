# Ce que disent tous les jeux, partout.

list-and = { $most } et { $last }
list-several = { $item } (×{ $count })
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Les cartes, pour les jeux dont les faces sont sorte:couleur

card-name = { $kind } { $colour }
card-the = { $gender ->
    [f] la { $kind } { $colour }
    [fl] l’{ $kind } { $colour }
    [ml] l’{ $kind } { $colour }
   *[m] le { $kind } { $colour }
}
card-the-bare = { $gender ->
    [f] la { $kind }
    [fl] l’{ $kind }
    [ml] l’{ $kind }
   *[m] le { $kind }
}

## La fin

outcome-won = { $winners } l’emporte avec { points }.
    .you = Vous l’emportez avec { points }.
outcome-won-outright = { $winners } l’emporte.
    .you = Vous l’emportez.
outcome-shared = { $winners } se partagent la victoire avec { points }.
    .you = Vous partagez la victoire ({ $winners }) avec { points }.

## Refus

refusal-not-your-turn = Ce n’est pas votre tour.
refusal-match-over = La partie est finie.
refusal-illegal-action = Pas permis ici : { $action }{ $rule ->
    [none] .
   *[other] { " " }(règle { $rule }).
}
refusal-action = « { $text } » n’est pas un coup de ce jeu.
refusal-seats = Pas de table pour { $seats } : ce jeu se joue de { $least } à { $most }.
refusal-options = Ces options ne conviennent pas à { $game } : { $problem }.
refusal-unknown-game = Aucun jeu « { $game } ». Jeux installés : { $known }.
refusal-game-not-made = Le jeu { $game } ne peut pas être chargé : { $problem }.
refusal-unknown-bot = Aucun robot « { $bot } ». Robots connus : { $known }.
refusal-bot-not-made = Le robot { $bot } ne peut pas être créé : { $problem }.
refusal-bot-setting = « { $setting } » n’est pas un réglage du robot { $bot } : écrivez search:5000 ou search:exploration=2.
refusal-bot-action = Le robot { $bot } a choisi un coup interdit : { $action }.
refusal-arena-games = Impossible de jouer { $games } parties : il en faut au moins une.
refusal-arena-bots = { $bots ->
    [0] Il manque un robot
    [one] Un robot ne convient pas
   *[other] { $bots } robots ne conviennent pas
} pour { $seats } places : nommez-en au moins un, et pas plus que le nombre de places.
refusal-seed = « { $text } » n’est pas une graine : donnez un nombre entier, ou « fair », le secret et les nonces.
refusal-start-seed = Une partie commence par un nombre entier ou un Seed, pas { $seed } : pour un texte, donnez Dice("texte").bits().
refusal-no-example = Cet exemple n’existe pas.
refusal-record-format = Cette partie est écrite au format { $format } ; cette version de Papercove lit le format { $known }.
refusal-record-version = Cette partie a été jouée avec la version { $version } de { $game }, mais c’est la version { $known } qui est installée : les coups n’auraient pas le même sens.
refusal-record-line = La ligne { $line } de la partie n’a pas de sens : « { $text } ».
refusal-record-ply = Il n’y a pas d’étape { $ply } dans cette partie : elle va de 0 à { $last }.
refusal-record-variant = Une partie d’une variante de { $game } ne s’enregistre pas : les variantes servent aux simulations.
refusal-variant = Ces nombres ne font pas une variante de { $game } : { $problem }.
refusal-no-variants = { $game } n’a pas de nombres à faire varier.
refusal-no-positions = { $game } n’a pas de notation pour écrire une position à la main.
refusal-score-input = Ces cartes n’ont pas pu être lues : { $problem }.

## Bots
refusal-log-level = « { $level } » n’est pas un niveau de journal. Il y a : { $known }.
refusal-action-number = Une action est un nombre entier, pas { $action }.

## Les robots, par place

bots-beginner = Pip, Lulu, Tom, Nina
bots-novice = Pearl, Marina, Nemo, Coral
bots-casual = Otto, Sandy, Finn, Stella
bots-skilled = Iris, Marlo, Ondine, Jonas
bots-advanced = Rosa, Corto, Selma, Hugo
bots-expert = Ada, Ines, Viktor, Morgan
bots-master = Mistral, Kraken, Morgana, Moby

# Une ligne de points avec la différence, plusieurs font une raison.
hint-reason = { $line } : { $points }
why-points = Tout de suite : { $lines }.
rule-number = Règle { $rule }
