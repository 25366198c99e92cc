# Paper World.

game-name = Paper World
game-about = Superposez des couches de papier pour composer un paysage de 3 × 3 piles. Prenez ou posez des cartes d’une couleur ou d’une valeur, sautez les couches qui manquent, disputez-vous les ciseaux et remplissez des objectifs.
landscape-yellow = désert
landscape-blue = mer
landscape-green = forêt
landscape-black = montagne
cards-counted = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
colour-of-cards = { $colour-key ->
    [yellow] jaunes
    [blue] bleues
    [green] vertes
   *[black] noires
}

## Ce qu’on peut faire

action-start = Commencer avec le 1 { $colour }
    .does = C’est la première pile de votre paysage ; le cadre grandira autour.
action-take-colour = Prendre les cartes { colour-of-cards } : { $cards }
    .does = Toutes les cartes { colour-of-cards } des pioches vont dans votre main. Les suivantes se dévoilent : impossible de revenir en arrière.
action-take-value = Prendre les { $value } : { $cards }
    .does = Tous les { $value } des pioches vont dans votre main. Les cartes suivantes se dévoilent : impossible de revenir en arrière.
action-place-colour = Poser des cartes { colour-of-cards }
    .does = Vous posez une ou plusieurs cartes { colour-of-cards } de votre main, même plusieurs sur une pile si elles se suivent.
action-place-value = Poser des { $value }
    .does = Vous posez un ou plusieurs { $value } de votre main, de n’importe quelles couleurs.
action-card = Poser { $card-the }
    .does = Vous choisirez ensuite sa place.
action-cell-new = Nouvelle pile ({ pw-column }, { pw-row })
    .does = { $card } : une nouvelle pile commence.
action-cell-stack = Sur le { $below } { $colour } (colonne { $across }, ligne { $down })
    .does = La pile monte à { $value }.
action-cell-new-jump = Saut : nouvelle pile ({ pw-column }, { pw-row }), { cards-to-pay }
    .does = { $card } : la pile commence sans les couches du dessous.
action-cell-stack-jump = Saut : sur le { $below } { $colour } (colonne { $across }, ligne { $down }), { cards-to-pay }
    .does = La pile monte à { $value } sans les couches intermédiaires.
pw-column = { $across ->
    [left] nouvelle colonne à gauche
    [right] nouvelle colonne à droite
   *[other] colonne { $across }
}
pw-row = { $down ->
    [above] nouvelle ligne en haut
    [below] nouvelle ligne en bas
   *[other] ligne { $down }
}
cards-to-pay = { $cost ->
    [0] gratuit
    [one] pour { $cost } carte
   *[other] pour { $cost } cartes
}
action-pay = Payer le saut avec { $card-the }
    .does = La carte rejoint votre défausse et coûtera un point.
action-scissors-take = Prendre les ciseaux
    .does = Ils viennent sur { $card-the } : tant que vous les gardez, ils valent 2 points et vous épargnent une carte quand vous sautez, une fois par tour ; mais cette pile est bloquée.
action-scissors-leave = Laisser les ciseaux
    .does = Ils restent où ils sont, et votre pile reste libre.
action-discard = Défausser { $card-the }
    .does = On garde neuf cartes au plus. Chaque défausse coûtera un point.
action-end-turn = Terminer votre tour
    .does = Vous recevez maintenant le jeton de chaque objectif rempli.
action-skip = Passer votre tour
    .does = Il n’y a plus rien que vous puissiez prendre ou poser.

## Ce qui s’est passé

event-started = { $who } commence avec le 1 { $colour }.
    .you = Vous commencez avec le 1 { $colour }.
event-laid-out = Les cinq pioches sont en place. Les objectifs : { $objectives }. { $starter } commence.
    .starter-is-you = Les cinq pioches sont en place. Les objectifs : { $objectives }. Vous commencez.
event-took-colour = { $who } prend les cartes { colour-of-cards } : { $cards }.
    .you = Vous prenez les cartes { colour-of-cards } : { $cards }.
event-took-value = { $who } prend les { $value } : { $cards }.
    .you = Vous prenez les { $value } : { $cards }.
event-announced-colour = { $who } pose des cartes { colour-of-cards }.
    .you = Vous posez des cartes { colour-of-cards }.
event-announced-value = { $who } pose des { $value }.
    .you = Vous posez des { $value }.
event-placed-new = { $who } commence une pile avec { $card-the }.
    .you = Vous commencez une pile avec { $card-the }.
event-placed-stack = { $who } pose { $card-the } sur le { $below }.
    .you = Vous posez { $card-the } sur le { $below }.
event-placed-new-jump = { $who } saute : une nouvelle pile avec { $card-the } ({ cards-to-pay }).
    .you = Vous sautez : une nouvelle pile avec { $card-the } ({ cards-to-pay }).
event-placed-stack-jump = { $who } saute : { $card-the } sur le { $below } ({ cards-to-pay }).
    .you = Vous sautez : { $card-the } sur le { $below } ({ cards-to-pay }).
event-paid = { $who } paie avec { $card-the }.
    .you = Vous payez avec { $card-the }.
event-took-scissors = { $who } prend les ciseaux.
    .you = Vous prenez les ciseaux.
event-moved-scissors = { $who } déplace les ciseaux sur une autre pile.
    .you = Vous déplacez les ciseaux sur une autre pile.
event-stole-scissors = { $who } chipe les ciseaux à { $victim }.
    .you = Vous chipez les ciseaux à { $victim }.
    .victim-is-you = { $who } vous chipe les ciseaux !
event-left-scissors = { $who } laisse les ciseaux où ils sont.
    .you = Vous laissez les ciseaux où ils sont.
event-discarded = { $who } défausse { $card-the }.
    .you = Vous défaussez { $card-the }.
event-ended-turn = { $who } termine son tour.
    .you = Vous terminez votre tour.
    .quiet = yes
event-skipped = { $who } ne peut ni prendre ni poser et passe son tour.
    .you = Vous ne pouvez ni prendre ni poser : vous passez votre tour.
event-claimed = { $who } remplit l’objectif « { objective-name } » et gagne { points }.
    .you = Vous remplissez l’objectif « { objective-name } » et gagnez { points }.
event-last-turns = Il reste au plus deux pioches : encore un tour chacun, { $who } en dernier.
    .you = Il reste au plus deux pioches : encore un tour chacun, vous en dernier.
event-scored = { $who } : { $score } (étoiles { $stars }, jetons { $tokens }, ciseaux { $scissors }, main { $hand }, défausse { $discards }).
    .you = Vous : { $score } (étoiles { $stars }, jetons { $tokens }, ciseaux { $scissors }, main { $hand }, défausse { $discards }).
event-match-ended = { $winners-count ->
    [one] { $winners } remporte la partie.
   *[other] { $winners } se partagent la victoire.
}
    .winners-with-you = { $winners-count ->
        [one] Vous remportez la partie.
       *[other] Vous partagez la victoire ({ $winners }).
    }

## Ce que chacun dit de son coup

news-started = Je commence avec le 1 { $colour }.
news-took-colour = Je prends les cartes { colour-of-cards }.
news-took-value = Je prends les { $value }.
news-placed-new = Je commence une pile avec { $card-the }.
news-placed-stack = Je pose { $card-the } sur le { $below }.
news-placed-new-jump = Je saute : une nouvelle pile avec { $card-the }.
news-placed-stack-jump = Je saute : { $card-the } sur le { $below }.
news-paid = Je paie avec { $card-the }.
news-took-scissors = Je prends les ciseaux.
news-moved-scissors = Je déplace les ciseaux.
news-stole-scissors = Je chipe les ciseaux à { $victim }.
    .you = Je vous chipe les ciseaux !
news-discarded = Je défausse { $card-the }.
news-skipped = Je ne peux ni prendre ni poser.
news-claimed = « { objective-name } » : { points } pour moi !

## Pourquoi

reason-most-points = Qui a le plus de points gagne.
reason-fewer-discards = À égalité de points, la plus petite défausse l’emporte.
reason-shared = Points et défausses sont à égalité.

## Points

line-stars = Étoiles visibles
line-tokens = { $count ->
    [one] Objectifs : { $count } jeton
   *[other] Objectifs : { $count } jetons
}
line-scissors = Ciseaux sur le paysage
line-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
line-discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
line-objective = Rempli : { objective-name }

## Objectifs

objective-name = { $objective ->
    [1] L d’une couleur
    [2] Coins de même valeur
    [3] L de 2
    [4] Carré de quatre couleurs
    [5] Neuf piles
    [6] Diagonale d’une couleur
    [7] Ligne de 3
    [8] Deux 5
    [9] De 1 à 5
    [10] Colonne 2-5-2
    [11] Diagonale 2-3-4
    [12] Trois 4
    [13] Cinq 1
    [14] Ligne valant 9
    [15] Colonne valant 12
    [16] Trois ciseaux
    [17] Carré de 3
    [18] Carré d’une couleur
    [19] Croix de cinq valeurs
   *[20] Croix de quatre couleurs
}
objective-about = { $objective ->
    [1] Trois piles en L, dans le sens de votre choix, même en miroir, ont la même couleur.
    [2] Les quatre coins du cadre terminé montrent la même valeur.
    [3] Trois piles en L, dans le sens de votre choix, même en miroir, montrent un 2.
    [4] Quatre piles en carré ont quatre couleurs différentes.
    [5] Les neuf places ont une pile.
    [6] Une des deux diagonales du cadre terminé est d’une seule couleur.
    [7] Une ligne horizontale de trois ne montre que des 3.
    [8] Au moins deux piles montrent un 5.
    [9] Parmi vos piles il y a un 1, un 2, un 3, un 4 et un 5.
    [10] Une colonne verticale montre 2, 5 et 2.
    [11] Une des deux diagonales du cadre terminé montre 2, 3, 4 dans l’ordre, d’un bout ou de l’autre.
    [12] Au moins trois piles montrent un 4.
    [13] Au moins cinq piles montrent un 1.
    [14] Une ligne horizontale de trois totalise 9.
    [15] Une colonne verticale de trois totalise 12.
    [16] Au moins trois piles montrent des ciseaux.
    [17] Quatre piles en carré ne montrent que des 3.
    [18] Quatre piles en carré ont la même couleur.
    [19] Le centre et ses quatre voisines montrent cinq valeurs différentes.
   *[20] Les quatre voisines du centre ont quatre couleurs différentes ; au centre, n’importe quelle carte.
}

## Refus

refusal-objectives = « { $given } » ne désigne pas d’objectifs : écrivez « random », « first » ou trois numéros de 1 à { $most } sur des cartes différentes (1 et 2 sont sur la même carte, 3 et 4 aussi, et ainsi de suite).
refusal-score-card = « { $text } » n’est pas une carte à sa place. Écrivez la couleur (Y B G K), la valeur, s pour les ciseaux, @colonne,ligne : G3s@0,1.
refusal-score-twice = { $text } est à la même place que { $other }. Ne donnez que la carte du dessus de chaque pile.
refusal-score-frame = { $text } dépasse : un paysage a au plus trois colonnes et trois lignes.
refusal-score-apart = { $text } n’est à côté d’aucune autre pile.
refusal-score-empty = Il n’y a pas de paysage : donnez au moins une carte.
refusal-score-count = { $count } n’est pas un nombre de cartes ({ $place }).
refusal-score-token = { $token } n’est pas un jeton : il y a 4, 2 et 1.
refusal-score-tokens = { $count } jetons, c’est trop : il y a { $most } objectifs, et chacun en donne un.
refusal-position = Position illisible : « { $text } ».

## Options

option-deck = Cartes de la boîte
option-deck-96 = 96
option-deck-92 = 92
option-objectives = Objectifs
option-objectives-random = tirés au hasard
option-objectives-first = pour une première partie
option-advanced = Mode avancé
option-advanced-false = règles de base
option-advanced-true = mode avancé

## La table

table-objectives = Objectifs

## Cartes

colour-yellow = jaune
colour-blue = bleu
colour-green = vert
colour-black = noir
card-Y1 = 1 jaune
    .gender = m
card-Y1s = 1 jaune à ciseaux
    .gender = m
card-Y2 = 2 jaune
    .gender = m
card-Y2s = 2 jaune à ciseaux
    .gender = m
card-Y3 = 3 jaune
    .gender = m
card-Y3s = 3 jaune à ciseaux
    .gender = m
card-Y4 = 4 jaune
    .gender = m
card-Y4s = 4 jaune à ciseaux
    .gender = m
card-Y5 = 5 jaune
    .gender = m
card-B1 = 1 bleu
    .gender = m
card-B1s = 1 bleu à ciseaux
    .gender = m
card-B2 = 2 bleu
    .gender = m
card-B2s = 2 bleu à ciseaux
    .gender = m
card-B3 = 3 bleu
    .gender = m
card-B3s = 3 bleu à ciseaux
    .gender = m
card-B4 = 4 bleu
    .gender = m
card-B4s = 4 bleu à ciseaux
    .gender = m
card-B5 = 5 bleu
    .gender = m
card-G1 = 1 vert
    .gender = m
card-G1s = 1 vert à ciseaux
    .gender = m
card-G2 = 2 vert
    .gender = m
card-G2s = 2 vert à ciseaux
    .gender = m
card-G3 = 3 vert
    .gender = m
card-G3s = 3 vert à ciseaux
    .gender = m
card-G4 = 4 vert
    .gender = m
card-G4s = 4 vert à ciseaux
    .gender = m
card-G5 = 5 vert
    .gender = m
card-K1 = 1 noir
    .gender = m
card-K1s = 1 noir à ciseaux
    .gender = m
card-K2 = 2 noir
    .gender = m
card-K2s = 2 noir à ciseaux
    .gender = m
card-K3 = 3 noir
    .gender = m
card-K3s = 3 noir à ciseaux
    .gender = m
card-K4 = 4 noir
    .gender = m
card-K4s = 4 noir à ciseaux
    .gender = m
card-K5 = 5 noir
    .gender = m

## La leçon, les cartes d’une vraie table, et les bons souvenirs

given-landscape = Les cartes du dessus de votre paysage
given-hand = Cartes en main
given-discards = Cartes dans votre défausse
given-scissors = Le jeton Ciseaux est chez vous
given-tokens = Vos jetons
highlight-objectives = { $count ->
    [one] { $count } objectif rempli
   *[other] { $count } objectifs remplis
}
highlight-fives = { $count ->
    [one] { $count } pile montée jusqu’à 5
   *[other] { $count } piles montées jusqu’à 5
}
highlight-discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
highlight-best-stacks = paysage le plus vaste : { $count } piles
highlight-best-stars = record d’étoiles : { $count }

## Game nights with real cards

number-points = Points au total
number-discards = Cartes défaussées (en cas d’égalité)
line-objective-slot = { objective-name }
line-objective-number = Objectif { $number }
refusal-evening-token = { $token } n’est pas un jeton pour ce nombre de joueurs.
refusal-evening-token-twice = Deux personnes ont le { $token } de l’objectif { $number }, mais il n’y en a qu’un.
refusal-evening-scissors = Deux personnes ont le jeton Ciseaux, mais il n’y en a qu’un.

## At the table in the browser

to-move = joue
start-cards = Cartes de départ
pw-pile-label = { $count ->
    [0] Pioche { $number } : vide
   *[other] Pioche { $number } : { $top } ; { pile-count }
}
landscape = Paysage : { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}, { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}
cell-empty = emplacement vide
tile-label = { $value } { $colour }{ $scissors ->
    [yes] , ciseaux
   *[no] { "" }
}{ $layers ->
    [one] { "" }
   *[other] , { $layers } couches
}{ $closed ->
    [yes] , bloquée par le jeton Ciseaux
   *[no] { "" }
}
objectives-own = au choix
objectives-chosen = { $count } sur 3 choisis, de cartes différentes
objective-met = Rempli !
objective-progress = { $count } sur { $needed }
token-left = encore à gagner : { points }
discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
pw-seat-label = { $name } : { $score } points, { hand-of }, { $discards ->
    [one] { $discards } carte défaussée
   *[other] { $discards } cartes défaussées
}
last-turns-banner = Derniers tours !
last-turns-left = { $count ->
    [one] Encore un tour.
   *[other] Encore { $count } tours.
}
price-free = gratuit
price-cards = { $count ->
    [one] −{ $count } carte
   *[other] −{ $count } cartes
}
scissors-free = Les ciseaux sont libres
token-taken = { $name } : { points }
pw-open = main { $count } · défausse { $discards }
pw-all = les
pw-score-hand = en main
pw-score-discards = { $count ->
    [one] défaussée
   *[other] défaussées
}
pw-too-many = { $count } cartes, vous pouvez en garder { $most }
discard-more = encore { $count }
end-condition = posez d’abord une carte
stars-more = { $count ->
    [one] étoile
   *[other] étoiles
}
pw-grows = { $value ->
    [1] Commence une pile à côté d’une des vôtres.
    [2] Se pose sur un 1 de sa couleur. Par un saut, elle commence une pile, pour une carte.
   *[other] Se pose sur la valeur juste inférieure de sa couleur. Un saut passe une valeur, pour une carte.
}
pw-cuts = En la posant, vous pouvez prendre les ciseaux : 2 points et une carte de moins pour un saut ; mais ils bloquent la pile.
ask-pw-start = Votre carte de départ
how-pw-start = touchez votre carte de départ
ask-pw-turn = Prenez ou posez
how-pw-turn = touchez une pioche ou une carte
ask-pw-take = Prendre : { $card }
how-pw-take = par sa couleur ou sa valeur
ask-pw-where = { $card } : où ?
how-pw-where = touchez un endroit éclairé, ou glissez
ask-pw-card = Quelle carte ?
how-pw-card = les cartes claires peuvent être posées
ask-pw-more = Encore une ?
how-pw-more = les cartes claires peuvent suivre
ask-pw-done = Tout est posé
how-pw-done = les objectifs comptent à la fin du tour
ask-pw-pay = Défaussez-en { $count }
how-pw-pay = pour payer le saut
ask-pw-scissors = Prendre les ciseaux ?
how-pw-scissors = touchez le jeton, ou laissez-le
ask-pw-discard = Défaussez-en { $count }
how-pw-discard = { $chosen ->
    [one] { $chosen } choisie ; retouchez pour garder
   *[other] { $chosen } choisies ; retouchez pour garder
}
do-pw-end = Fini
do-pw-end-turn = Finir le tour
do-pw-scissors-leave = Laisser
do-pw-skip = Passer
do-pw-discard = Défausser
final-count = On compte les paysages
final-on = Voir le résultat
save-picture = Enregistrer l’image
picture-of = Paper World : { $name }
ask-pw-only-take = Prenez des cartes
how-pw-only-take = rien ne peut encore être posé
piles = Les cinq pioches
cell-at = { $column ->
    [left] Nouvelle colonne à gauche
    [right] Nouvelle colonne à droite
   *[other] Colonne { $column }
}, { $row ->
    [above] nouvelle ligne en haut
    [below] nouvelle ligne en bas
   *[other] ligne { $row }
} : { $card }
stars = { $count ->
    [0] aucune étoile
    [one] { $count } étoile
   *[other] { $count } étoiles
}

