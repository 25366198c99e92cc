why-pair = { $kind-key ->
    [crab] Le duo de crabes va chercher une carte dans une défausse.
    [boat] Le duo de bateaux offre un tour de plus.
    [fish] Le duo de poissons donne une carte de la pioche.
    [swimmer] Nageur et requin volent une carte.
   *[other] Le duo a son effet.
}
why-denies = Prive { $who } de cette carte : { $card } ({ $lines }).
    .you = Vous prive de cette carte : { $card } ({ $lines }).
why-leaves = Laisse { $card-the } à { $who } ({ $lines }).
    .you = Vous laisse { $card-the } ({ $lines }).
why-holds = { $who } a { points }.
    .you = Vous avez { points }.
why-shows = { $who }, d’après ce qu’on sait : { points }, { cards-counted } en main.
    .you = Vous, d’après ce qu’on sait : { points }, { cards-counted } en main.
why-uncovers = Découvre { $card-the } pour { $who } ({ $lines }).
    .you = Découvre { $card-the } pour vous ({ $lines }).
why-next = Irait avec : { $kind } (+{ $more }) ; { $count ->
    [one] une carte n’a pas encore été vue.
   *[other] { $count } cartes n’ont pas encore été vues.
}
why-outs = { $count ->
    [0] Aucune des { $all } cartes non vues ne rapporte aussitôt des points.
    [one] Une seule des { $all } cartes non vues rapporte aussitôt des points.
   *[other] { $count } des { $all } cartes non vues rapportent aussitôt des points.
}
why-winning-outs = { $count ->
    [0] Aucune des { $all } cartes non vues ne suffit pour faire échouer le pari.
    [one] Une seule des { $all } cartes non vues suffit pour faire échouer le pari.
   *[other] { $count } des { $all } cartes non vues suffisent pour faire échouer le pari.
}
why-against = { $enough ->
    [yes] Cela fait { $count } : plus que les { $other } à dépasser.
   *[no] Cela fait { $count } ; il faut plus de { $other }.
}
why-bonus = Une fois le pari gagné, le bonus couleur s’ajoute : { $count }.
why-home = Cela fait { $count } points : assez pour les { $target }.
why-home-bet = Une fois le pari gagné, cela fait { $count } points : assez pour les { $target }.
why-needs = Pour gagner la partie, il manque { $count ->
    [one] { $count } point
   *[other] { $count } points
} à { $who }.
    .you = Pour gagner la partie, il vous manque { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
why-drew = { $who } a pioché { $card-the } ({ $lines }).
why-drew-nothing = { $who } n’a rien pioché qui rapporte des points.
why-drew-mermaid = { $who } a pioché la { $count ->
    [2] deuxième
    [3] troisième
   *[4] quatrième
} sirène.
why-stole = { $lines-count ->
    [0] { $who } a volé { $card-the } à { $victim }.
   *[other] { $who } a volé { $card-the } à { $victim } ({ $lines }).
}
why-lay-open = Visible pour { $who } : { $card } ({ $lines }).
why-called-with = { $who } a annoncé avec { points }.
why-can-call = { $who } avait { points } : assez pour annoncer.
why-fed = { $lines-count ->
    [0] { $who } a pris { $card-the }.
   *[other] { $who } a pris { $card-the } ({ $lines }).
}
    .you = { $lines-count ->
        [0] Vous avez pris { $card-the }.
       *[other] Vous avez pris { $card-the } ({ $lines }).
    }
why-ended = { $end ->
    [stop] { $who } a mis fin à la manche par STOP.
    [bet-won] { $who } a remporté DERNIÈRE CHANCE.
    [bet-lost] { $who } a perdu DERNIÈRE CHANCE.
    [mermaids] { $who } a posé quatre sirènes.
   *[void] La pioche était vide.
}
    .you = { $end ->
        [stop] Vous avez mis fin à la manche par STOP.
        [bet-won] Vous avez remporté DERNIÈRE CHANCE.
        [bet-lost] Vous avez perdu DERNIÈRE CHANCE.
        [mermaids] Vous avez posé quatre sirènes.
       *[void] La pioche était vide.
    }
foresight-gained = Points de cette manche : { $best } en moyenne au lieu de { $other }.
foresight-rival-gained = { $seats ->
    [2] Points de l’adversaire
   *[other] Points du meilleur adversaire
} dans cette manche : { $best } en moyenne au lieu de { $other }.
foresight-chance-bet = Remporte DERNIÈRE CHANCE : { $best } % au lieu de { $other } %.
foresight-chance-stop = Met fin à la manche par STOP : { $best } % au lieu de { $other } %.
foresight-chance-mermaids = Gagne avec quatre sirènes : { $best } % au lieu de { $other } %.
foresight-rival-chance-bet = Un adversaire remporte DERNIÈRE CHANCE : { $best } % au lieu de { $other } %.
foresight-rival-chance-stop = Un adversaire met fin à la manche par STOP : { $best } % au lieu de { $other } %.
foresight-rival-chance-mermaids = Un adversaire gagne avec quatre sirènes : { $best } % au lieu de { $other } %.

## Pourquoi il faut attendre

not-now-points = { points } sur { $threshold } : pas encore.
not-now-called = Une annonce a déjà été faite : la manche se termine de toute façon.
not-now-take-first = Prenez d’abord une carte : les duos et les annonces viennent après.
not-now-taken = Vous avez déjà pris votre carte de ce tour.
not-now-by-crabs = Deux crabes posés ensemble permettent de consulter une défausse.
not-now-by-sharks = Un nageur et un requin posés ensemble volent une carte.
not-now-keep-first = Gardez d’abord l’une des deux cartes.
not-now-discard-first = Choisissez d’abord une défausse pour l’autre carte.
not-now-crab-pile-first = Prenez d’abord une carte d’une défausse : vos crabes attendent.
not-now-crab-card-first = Prenez d’abord une carte d’une défausse : vos crabes attendent.
not-now-rob-first = Choisissez d’abord à qui voler une carte.
not-now-open-hand = Cette main est visible : on ne peut rien y voler.
not-now-empty-hand = Cette main est vide : il n’y a rien à voler.
not-now-empty = Cette défausse est vide : il n’y a rien à prendre.
not-now-deck-empty = La pioche est vide : prenez la carte du dessus d’une défausse.
not-now-nothing-left = La pioche et les défausses sont vides : il n’y a rien à prendre.
not-now-mermaids = { $count ->
    [0] Les quatre sirènes se posent ensemble ; vous n’en avez pas.
    [one] Les quatre sirènes se posent ensemble ; vous en avez une.
   *[other] Les quatre sirènes se posent ensemble ; vous en avez { $count }.
}
not-now-partner = { $kind-key ->
    [crab] Il faut deux crabes pour un duo ; vous en avez un.
    [boat] Il faut deux bateaux pour un duo ; vous en avez un.
    [fish] Il faut deux poissons pour un duo ; vous en avez un.
    [swimmer] Un nageur a besoin d’un requin ; vous n’en avez pas.
    [shark] Un requin a besoin d’un nageur ; vous n’en avez pas.
   *[other] Cette carte forme un duo avec sa partenaire ; vous n’en avez pas.
}
not-now-counts = { $count ->
    [one] Cette carte ne se pose pas : elle compte en main.
   *[other] Ces cartes ne se posent pas : elles comptent en main.
}
