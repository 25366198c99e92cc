# Les règles illustrées de Paper World.

leaflet-aim = Superposez des couches de papier en un paysage de 3 × 3 piles, et finissez avec le plus de points.

## Mise en place

leaflet-setup = Mise en place
leaflet-backs = Les dos disent avec quelles cartes on joue.
    .title = Cartes
    .blue = { $seats } joueurs : les dos bleus seulement
    .yellow = { $seats } joueurs : les dos bleus et jaunes
    .red = { $seats } joueurs : toutes les cartes
leaflet-start = Chacun choisit une carte de départ : la première pile de son paysage.
    .title = Cartes de départ
leaflet-piles = Mélangez les cartes et répartissez-les face visible en cinq pioches à peu près égales.
    .title = Cinq pioches
leaflet-objectives = Tirez trois objectifs. Devant chacun, des jetons de 4, 2 et 1 points ; à deux joueurs, 2 et 1 seulement. Pour une première partie, prenez ces trois-ci.
    .title = Objectifs

## Un tour

leaflet-turn = Votre tour en trois images
leaflet-announce = Dites si vous prenez ou posez, et annoncez une couleur ou une valeur : « Je prends les bleues », « Je pose des 2 ».
    .title = Annoncez
leaflet-take = Prenez toutes les cartes du dessus qui correspondent. Vous pouvez garder { $hand-limit } cartes ; défaussez le reste devant vous.
    .title = Prenez…
leaflet-place = Posez une ou plusieurs cartes de ce type sur votre paysage. Rien ne vous oblige à les poser toutes.
    .title = … ou posez

## Poser

leaflet-placing = Où vont les cartes
leaflet-frame = Une nouvelle pile se pose à côté d’une autre, pas en diagonale. Le tout tient dans 3 × 3 piles.
    .title = 3 × 3 piles
leaflet-grow = Une pile a une seule couleur. Elle commence par un 1 et monte de un en un : 1, 2, 3, 4, 5.
    .title = Couche par couche
leaflet-jump = Défaussez une carte de votre main pour sauter une valeur : un 4 sur un 2, ou un 2 pour commencer une pile.
    .title = Le saut
leaflet-greens = « Je pose des cartes vertes » : touchez une carte, puis sa place.
    .title = Essayez
    .done = Tout est posé. Belle pile !
leaflet-jumped = Il manque le 3 jaune. Posez le 2, puis sautez au 4 en payant une carte.
    .title = Essayez un saut
    .pay = Avec quelle carte payez-vous ?
    .done = Le saut vous a coûté une carte, et cette carte vous coûtera 1 point.
leaflet-again = Recommencer
leaflet-where = Où va-t-elle ?

## Les ciseaux

leaflet-scissors = Le jeton Ciseaux
leaflet-scissors-take = Quand vous posez une carte avec des ciseaux, vous pouvez y mettre le jeton Ciseaux, même s’il est chez un autre joueur.
leaflet-scissors-good = Tant que vous l’avez, le saut est gratuit une fois par tour ; à la fin, il vaut { $scissors-points } points.
    .title = Bonus
leaflet-scissors-bad = Vous ne pouvez rien poser sur cette pile tant que le jeton y est.
    .title = Malus

## Objectifs

leaflet-objectives-how = Objectifs
leaflet-claim = À la fin de votre tour, si votre paysage remplit un objectif, prenez le jeton le plus élevé qui reste devant.
leaflet-once = Seules les cartes du dessus comptent. Chaque objectif ne se prend qu’une fois, et vous gardez le jeton même si vous recouvrez le motif.

## La fin

leaflet-end = La fin de la partie
leaflet-last-turns = Quand un tour se termine avec seulement { $last-piles } pioches, chacun joue encore une fois. La personne qui a déclenché la fin joue en dernier.
    .title = Encore un tour
leaflet-count = Additionnez vos étoiles, vos jetons et { $scissors-points } pour les ciseaux. Retirez 1 par carte en main et par carte défaussée.
    .title = Points
leaflet-tie = La plus petite défausse l’emporte. Si elle est égale aussi, la victoire se partage.
    .title = Égalité ?
leaflet-sum = L’exemple de la règle : 15 + 4 + 2 − 5 = 16.
    .try = Touchez les piles, les cartes et les jetons, et voyez ce qui change.
    .title = Essayez
    .hand = en main
    .discards = défaussées
    .token = jeton
    .none = pas de jeton

## Les objectifs en images

leaflet-patterns = Tous les objectifs
    .note = Une ligne est horizontale, une colonne verticale. Un L peut être tourné ou en miroir. Coins, diagonales et croix sont ceux du cadre de 3 × 3 terminé.

## Mode avancé

leaflet-advanced = Les sauts
    .note = Le mode avancé ne change que le saut.
leaflet-jumps = { $jumps ->
    [many] Vous pouvez sauter autant de fois que vous voulez par tour.
   *[one] Vous pouvez sauter une fois par tour.
}
leaflet-skips = { $skips ->
    [many] Un saut peut passer plusieurs valeurs, pour une carte chacune : un 3 commence une pile pour deux cartes.
   *[one] Un saut passe une valeur, pour une carte.
}
leaflet-saves = { $saves ->
    [one] Les ciseaux vous épargnent une carte d’un seul saut par tour.
   *[free] Avec les ciseaux, le saut est gratuit.
}
