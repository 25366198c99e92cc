table-turn = tour { $turn }
table-piles = Pioches
table-hand = Main
table-discards = Défausse
table-scissors = ciseaux
table-empty = vide
table-placing = Pose : { $what }
table-owed = { $count ->
    [one] { $count } carte à payer
   *[other] { $count } cartes à payer
}
table-to-discard = { $count ->
    [one] { $count } carte de trop
   *[other] { $count } cartes de trop
}
table-last-turns = { $count ->
    [one] Le dernier tour !
   *[other] Derniers tours : encore { $count } !
}
measure-objective = objectif « { objective-name } » ; points
    .often = objectif « { objective-name } » atteint, par partie
    .mean = points de l’objectif « { objective-name } »
measure-top = cartes visibles de valeur { $number }
    .mean = cartes visibles de valeur { $number }
measure-colour-yellow = cartes visibles jaunes
    .mean = cartes visibles jaunes
measure-colour-blue = cartes visibles bleues
    .mean = cartes visibles bleues
measure-colour-green = cartes visibles vertes
    .mean = cartes visibles vertes
measure-colour-black = cartes visibles noires
    .mean = cartes visibles noires
measure-line-stars = points des étoiles
    .mean = points des étoiles
measure-line-tokens = points des jetons
    .mean = points des jetons
measure-line-scissors = points des ciseaux
    .mean = points des ciseaux
measure-line-hand = points des cartes en main
    .mean = points des cartes en main
measure-line-discards = points des défausses
    .mean = points des défausses
number-stars = étoiles des cartes du dessus de valeur 1 à 5
number-tokens = points du premier, deuxième, troisième jeton
number-scissors_points = points des ciseaux
number-hand_limit = nombre maximal de cartes en main
number-last_piles = pioches restantes qui déclenchent la fin
number-penalty = points perdus par carte en main ou défaussée
not-now-start-taken = Quelqu’un a déjà cette carte de départ.
not-now-started = Vous avez déjà votre carte de départ.
not-now-not-shown = Aucune pioche ne montre une telle carte.
not-now-none-held = Vous n’avez pas de telle carte en main.
not-now-no-place = Aucune de vos cartes de cette couleur ou valeur n’a de place maintenant.
not-now-announce-first = Annoncez d’abord une couleur ou une valeur.
not-now-announced-once = Vous avez déjà fait votre annonce de ce tour.
not-now-not-held = Cette carte n’est pas dans votre main.
not-now-no-jump = On ne paie une carte que pour un saut.
not-now-no-scissors = Les ciseaux viennent avec une carte qui les montre.
not-now-none-over = Vous pouvez garder { $limit } cartes, et vous n’en avez pas plus.
not-now-skipped = Il n’y a rien à prendre ni à poser : votre tour est sauté.
