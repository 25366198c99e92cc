why-fits = { $cards-count ->
    [one] Se place aussitôt : { $cards }.
   *[other] Se placent aussitôt : { $cards }.
}
why-places = Peut être posé maintenant : { $cards }.
why-denies = Prive { $who } de ce qui lui convient : { $cards }.
    .you = Vous prive de ce qui vous convient : { $cards }.
why-over = { $count ->
    [one] Une carte de trop en main : la défausser coûte un point.
   *[other] { $count } cartes de trop en main : chaque défausse coûte un point.
}
why-jump = { $count ->
    [one] Le saut coûte une carte, donc un point.
   *[other] Le saut coûte { $count } cartes, donc { $count } points.
}
why-nearer = Amène « { objective-name } » à { $reached } sur { $goal }.
why-farther = Fait reculer « { objective-name } » à { $reached } sur { $goal }.
why-no-place = Sans place pour l’instant : { $cards }.
why-waits = Ce qui peut être posé maintenant peut attendre un tour ; les cartes visibles, elles, peuvent partir.
why-last-turns = Les derniers tours commencent : chacun en a encore un.
why-follows = { $cards-count ->
    [one] Se place après d’autres cartes de la main : { $cards }.
   *[other] Se placent après d’autres cartes de la main : { $cards }.
}
why-one-word = Un seul mot permet alors de poser { $count } cartes.
why-pays-useful = Cède { $card-the }, qui a encore sa place.
why-pays-useless = Cède { $card-the }, qui n’a pas de place pour l’instant.
why-this-turn = Joué jusqu’au bout, ce tour rapporte { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
why-came-up = Ce qui est apparu convenait à { $who } : { $cards }.
why-came-up-useless = Rien de ce qui est apparu ne convenait à { $who } : { $cards }.
why-fed = { $who } a pris ce qui lui convenait : { $cards }.
    .you = Vous avez pris ce qui vous convenait : { $cards }.
why-claimed = { $who } a rempli « { objective-name } » ({ points }).
    .you = Vous avez rempli « { objective-name } » ({ points }).
why-scissors-lost = { $who } a pris les ciseaux.
    .you = Vous avez pris les ciseaux.
foresight-stars = Étoiles à la fin : { $best } en moyenne au lieu de { $other }.
foresight-tokens = Points des objectifs : { $best } en moyenne au lieu de { $other }.
foresight-scissors = Points des ciseaux : { $best } en moyenne au lieu de { $other }.
foresight-hand = Cartes restées en main : { $best } en moyenne au lieu de { $other }.
foresight-discards = Cartes défaussées : { $best } en moyenne au lieu de { $other }.
foresight-rival-points = { $seats ->
    [2] Points de l’adversaire
   *[other] Points du meilleur adversaire
} : { $best } en moyenne au lieu de { $other }.

## Pourquoi il faut attendre

not-now-announced = Vous avez annoncé autre chose ce tour-ci : cette carte attend.
not-now-no-passing = On ne passe pas : prenez des cartes, ou posez-en.
not-now-one-first = Vous avez annoncé que vous posez : au moins une carte.
not-now-no-room = Votre paysage n’a plus de case libre pour une nouvelle pile.
not-now-too-high = Le saut serait trop grand : il faut d’abord une carte plus basse de sa couleur.
not-now-jumped = Vous avez déjà sauté ce tour-ci.
not-now-unpaid = Il faudrait un saut, et vous ne pouvez pas le payer.
not-now-closed = Les ciseaux bloquent la pile où elle irait.
not-now-closed-here = Les ciseaux sont sur cette pile : on n’y pose rien.
not-now-not-beside = Une nouvelle pile se pose à côté de l’une des vôtres, bord à bord.
not-now-too-wide = Votre paysage dépasserait trois colonnes ou trois lignes.
not-now-no-step = { $below ->
    [0] Une nouvelle pile commence par un 1, ou par un 2 en sautant.
   *[other] Une pile n’a qu’une couleur et monte de 1 à 5 : le { $card } ne va pas sur ce { $below }.
}
not-now-start-first = Choisissez d’abord votre carte de départ.
not-now-card-first = Choisissez d’abord une carte de votre main : ses places s’allument alors.
not-now-no-card = Aucune de vos cartes ne peut être posée maintenant.
not-now-cell-first = Choisissez d’abord une place pour la carte que vous tenez.
not-now-pay-first = Payez d’abord votre saut : choisissez une carte à défausser.
not-now-scissors-first = Prenez d’abord les ciseaux, ou laissez-les.
not-now-discard-first = Défaussez d’abord : vous avez trop de cartes en main.
not-now-placing = Ce tour-ci vous posez : prendre, ce sera pour le prochain.
not-now-pile-empty = Cette pioche est vide : il n’y a rien à prendre.
