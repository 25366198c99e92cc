# Les règles illustrées de Sea Salt & Paper.

leaflet-aim = Réunissez des cartes qui valent des points ensemble, mettez fin à la manche au bon moment et atteignez { $target-2 } points avant les autres.

## Mise en place

leaflet-setup = Mise en place
leaflet-deck = Mélangez les { $cards } cartes : c’est la pioche, face cachée.
leaflet-piles = Retournez deux cartes à côté : elles commencent les deux défausses. Personne n’a encore de carte en main.
leaflet-starter = Tirez au sort qui commence. On joue dans le sens des aiguilles d’une montre.

## Un tour

leaflet-turn = Votre tour en trois images
leaflet-take = Piochez deux cartes, gardez-en une et posez l’autre face visible sur une défausse. Ou prenez la carte du dessus d’une défausse.
    .title = Prenez une carte
    .note = Si une défausse est vide, la carte défaussée va là. Personne n’a le droit de consulter les défausses.
leaflet-pairs = Posez un duo face visible devant vous et appliquez aussitôt son effet. Vous pouvez en poser autant que vous voulez.
    .title = Posez des duos, si vous voulez
leaflet-call = À partir de { $threshold } points, en main et devant vous, vous pouvez dire STOP ou DERNIÈRE CHANCE. Sinon, c’est à votre voisin de gauche.
    .title = Mettez fin à la manche, si vous osez

## La fin d’une manche

leaflet-round = La fin d’une manche
leaflet-stop = Tout le monde révèle ses cartes et marque aussitôt leurs points. Pas de risque, pas de bonus.
leaflet-last-chance = Vous révélez vos cartes et pariez que personne n’aura plus de points. Les autres jouent chacun un dernier tour, puis révèlent leurs cartes. On ne peut plus voler une carte révélée.
leaflet-won = Vous marquez vos cartes et votre bonus couleur. Les autres ne marquent que leur bonus couleur.
    .title = Personne n’a plus : pari remporté
leaflet-lost = Vous ne marquez que votre bonus couleur. Les autres marquent leurs cartes.
    .title = Quelqu’un a plus : pari perdu
leaflet-bonus = 1 point par carte de la couleur dont vous avez le plus.
    .title = Bonus couleur
leaflet-empty = { $empty ->
    [played] Si la pioche est vide à la fin d’un tour, la manche s’arrête et personne ne marque. Mais après DERNIÈRE CHANCE, les derniers tours se jouent et comptent.
   *[void] Si la pioche est vide à la fin d’un tour, la manche s’arrête et personne ne marque, même après DERNIÈRE CHANCE.
}
    .title = Pioche vide
leaflet-next = { $next ->
    [last-turn] La personne à gauche de celle qui a joué le dernier tour. Après DERNIÈRE CHANCE, c’est donc celle qui l’a annoncée.
   *[ender] La personne à gauche de celle qui a mis fin à la manche.
}
    .title = Qui commence la manche suivante
leaflet-bet = Touchez STOP ou DERNIÈRE CHANCE et voyez qui marque quoi. Puis touchez des cartes pour les enlever ou les ajouter.
    .title = Essayez
    .one = Joueur 1
    .other = Joueur 2
    .spare = et si vous touchez celles-ci ?
leaflet-not-yet = Seulement { $points } points sur { $threshold } : le joueur 1 ne peut encore rien annoncer.
leaflet-verdict = { $end ->
    [bet-won] Le pari est remporté.
    [bet-lost] Le pari est perdu.
   *[stop] Chacun marque ses cartes.
}

## La fin de la partie

leaflet-end = La fin de la partie
leaflet-target = La partie s’arrête après la manche où quelqu’un y arrive. La personne qui a alors le plus de points gagne.
    .title = Points pour gagner
    .seats = { $seats } joueurs
leaflet-four-mermaids = Posez les quatre d’un coup et vous gagnez toute la partie, sur-le-champ.
    .title = Quatre sirènes
leaflet-tie = { $tie ->
    [ender] La personne qui a mis fin à la dernière manche gagne.
    [last-turn] La personne qui a joué le dernier tour de la dernière manche gagne.
   *[last-round] La personne qui a marqué le plus de points dans la dernière manche gagne.
}
    .title = Égalité ?

## Les cartes

leaflet-cards = Ce que font les cartes
    .note = Les cartes en main et les cartes devant vous comptent ensemble.
leaflet-duos = Cartes duo
    .note = 1 point par duo, même encore en main. L’effet n’a lieu que si vous le posez.
leaflet-crab = Consultez une défausse et prenez-y la carte de votre choix. Inutile de la montrer ; les autres gardent leur ordre.
leaflet-boat = Rejouez tout de suite.
leaflet-fish = Piochez la première carte de la pioche.
leaflet-swimmer = Volez une carte au hasard dans la main d’un autre joueur.
leaflet-mermaids = Cartes sirène
    .note = Les sirènes sont des cartes blanches.
leaflet-mermaid = La première vaut 1 point par carte de votre plus grande couleur, la deuxième de la suivante, et ainsi de suite. Aucune couleur ne compte deux fois.
leaflet-collectors = Cartes collection
    .note = Plus vous en avez, plus elles rapportent.
leaflet-multipliers = Cartes multiplicateur
    .note = Elles rapportent des points pour d’autres cartes, mais ne comptent pas parmi elles.
leaflet-lighthouse = { $points ->
    [one] { $points } point par bateau
   *[other] { $points } points par bateau
}
leaflet-shoal = { $points ->
    [one] { $points } point par poisson
   *[other] { $points } points par poisson
}
leaflet-penguin_colony = { $points ->
    [one] { $points } point par manchot
   *[other] { $points } points par manchot
}
leaflet-captain = { $points ->
    [one] { $points } point par moussaillon
   *[other] { $points } points par moussaillon
}
leaflet-mermaids-6 = L’exemple de la règle : deux sirènes avec quatre cartes bleu clair et deux vert clair font 6.
    .try = Touchez les cartes pour voir.
leaflet-mermaids-7 = L’exemple de la règle : deux sirènes avec quatre cartes bleu clair et trois vert clair font 7.
    .try = Touchez les cartes pour voir.
leaflet-sailors = Deux moussaillons font 5, et le capitaine ajoute 6.
leaflet-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
leaflet-pair-sign = duo
leaflet-how-many = Vous avez
