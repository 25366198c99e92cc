# Le problème du jour.

puzzle-rival = Otto
puzzle-ask = Tiré d’une vraie partie : un choix est nettement le meilleur, et ce n’est pas le plus évident. Lequel ?
puzzle-how = Chaque jour une position tirée d’une vraie partie, la même pour tous. Trouvez le choix qui gagne le plus souvent.
puzzle-solved = Trouvé ! Avec « { $best } », vous gagnez dans { $keeps } % des cas.
puzzle-shown = Le meilleur choix est « { $best } » : il gagne dans { $keeps } % des cas.
puzzle-obvious = Avec le choix évident, « { $obvious } » : { $keeps } %.
puzzle-wrong = « { $tried } » : { $keeps } % de victoires ; le meilleur choix : { $best } %. Essayez encore.
puzzle-with-best = Avec le meilleur choix :
puzzle-show = Montrer la solution
puzzle-measured = Chaque choix, mesuré en { NUMBER($iterations) } essais
puzzle-other = Et « { $other } » ?
puzzle-known = C’est vrai des deux choix.
puzzle-costs = Ce que cela coûte :
puzzle-share = { $keeps } %
puzzle-archive = Tous les problèmes
puzzle-today = Le problème d’aujourd’hui
puzzle-earlier = Plus anciens
puzzle-open = pas encore résolu
puzzle-seen = solution vue
puzzle-tries = { $tries ->
    [one] résolu au premier essai
   *[other] résolu au { $tries }ᵉ essai
}
puzzle-streak = { $days ->
    [0] Pas encore de série
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}

## Pourquoi : où mènent le meilleur choix et le plus évident

how-often = { $tenths ->
    [0] très rarement
    [1] une fois sur dix
    [2] une fois sur cinq
    [3] une fois sur trois
    [4] deux fois sur cinq
    [5] une fois sur deux
    [6] trois fois sur cinq
    [7] deux fois sur trois
    [8] quatre fois sur cinq
    [9] neuf fois sur dix
   *[other] presque toujours
}
about-points = { $count ->
    [0] un peu { $way ->
        [more] plus
       *[less] moins
    } de points
    [one] environ un point { $way ->
        [more] de plus
       *[less] de moins
    }
   *[other] environ { $count } points { $way ->
        [more] de plus
       *[less] de moins
    }
}
foreseen-points = Vous finissez avec { about-points }.
foreseen-rival-points = Votre adversaire finit avec { about-points }.
foreseen-gained = Cette manche vous rapporte { about-points }.
foreseen-rival-gained = Cette manche rapporte à votre adversaire { about-points }.
foreseen-chance-bet = { $which ->
    [best] Vous gagnez le pari { $best }.
    [other] DERNIÈRE CHANCE serait gagnée { $other } seulement.
    [same] Vous gagnez une DERNIÈRE CHANCE un peu { $way ->
        [more] plus souvent
       *[less] moins souvent
    }.
   *[both] Vous gagnez une DERNIÈRE CHANCE { $best }, avec l’autre choix { $other }.
}
foreseen-chance-stop = { $which ->
    [best] Vous mettez fin à la manche par STOP { $best }.
    [other] Sinon, vous mettez fin à la manche par STOP { $other }.
    [same] Vous mettez fin à la manche par STOP un peu { $way ->
        [more] plus souvent
       *[less] moins souvent
    }.
   *[both] Vous mettez fin à la manche par STOP { $best }, avec l’autre choix { $other }.
}
foreseen-chance-mermaids = { $which ->
    [best] Quatre sirènes vous donnent la partie { $best }.
    [other] Sinon, quatre sirènes vous donnent la partie { $other }.
    [same] Quatre sirènes vous donnent la partie un peu { $way ->
        [more] plus souvent
       *[less] moins souvent
    }.
   *[both] Quatre sirènes vous donnent la partie { $best }, avec l’autre choix { $other }.
}
foreseen-rival-chance-bet = { $which ->
    [best] Votre adversaire gagne alors une DERNIÈRE CHANCE { $best }.
    [other] Sinon, votre adversaire gagne une DERNIÈRE CHANCE { $other }.
    [same] Votre adversaire gagne une DERNIÈRE CHANCE un peu { $way ->
        [more] plus souvent
       *[less] moins souvent
    }.
   *[both] Votre adversaire gagne une DERNIÈRE CHANCE { $best }, avec l’autre choix { $other }.
}
foreseen-rival-chance-stop = { $which ->
    [best] Votre adversaire met alors fin à la manche par STOP { $best }.
    [other] Sinon, votre adversaire met fin à la manche par STOP { $other }.
    [same] Votre adversaire met fin à la manche par STOP un peu { $way ->
        [more] plus souvent
       *[less] moins souvent
    }.
   *[both] Votre adversaire met fin à la manche par STOP { $best }, avec l’autre choix { $other }.
}
foreseen-rival-chance-mermaids = { $which ->
    [best] Quatre sirènes donnent alors la partie à votre adversaire { $best }.
    [other] Sinon, quatre sirènes donnent la partie à votre adversaire { $other }.
    [same] Quatre sirènes donnent la partie à votre adversaire un peu { $way ->
        [more] plus souvent
       *[less] moins souvent
    }.
   *[both] Quatre sirènes donnent la partie à votre adversaire { $best }, avec l’autre choix { $other }.
}
foreseen-stars = Vous finissez avec { $count ->
    [0] un peu { $way ->
        [more] plus
       *[less] moins
    } d’étoiles
    [one] environ une étoile { $way ->
        [more] de plus
       *[less] de moins
    }
   *[other] environ { $count } étoiles { $way ->
        [more] de plus
       *[less] de moins
    }
}.
foreseen-tokens = Vos objectifs rapportent { about-points }.
foreseen-scissors = Les ciseaux vous rapportent { about-points }.
foreseen-hand = Les cartes qui restent en main coûtent { about-points }.
foreseen-discards = Vos cartes défaussées coûtent { about-points }.

## Refus

refusal-no-puzzle = Il n’y a pas de problème du jour « { $day } » : écrivez une date comme 2026-11-17.
refusal-no-puzzles = Ce jeu n’a pas de problèmes.
refusal-no-puzzle-choice = Ce choix n’existe pas ici.
