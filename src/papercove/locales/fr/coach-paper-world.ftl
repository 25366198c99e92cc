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
