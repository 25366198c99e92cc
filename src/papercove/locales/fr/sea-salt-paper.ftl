# Sea Salt & Paper.

game-name = Sea Salt & Paper
game-about = Collectionnez des cartes de papier au bord de la mer. Prenez une carte, posez des duos pour leurs effets et, à partir de sept points, mettez fin à la manche : sans risque avec STOP, ou en pariant avec DERNIÈRE CHANCE.
pile-side = { $pile ->
    [0] gauche
   *[1] droite
}
cards-counted = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Ce qu’on peut faire

action-take-deck = { $count ->
    [one] Piocher la dernière carte
   *[other] Piocher deux cartes
}
    .does = { $count ->
        [one] Elle va directement dans votre main ; on ne défausse rien.
       *[other] Vous voyez les deux, vous en gardez une et vous défaussez l’autre face visible.
    }
action-take-pile = Prendre { $card-the } (défausse de { pile-side })
    .does = Tout le monde voit la carte que vous prenez, et celle d’en dessous.
action-take-from = Prendre dans la défausse de { pile-side }
action-keep = Garder { $card-the }
    .does = L’autre carte part face visible sur une défausse.
action-discard = Défausser { $card-the } à { pile-side }
    .does = Elle recouvre cette défausse. Le joueur suivant peut la prendre.
action-lay = Poser { $cards-the }
    .does = { $kind-key ->
        [crab] Vous consultez une défausse et y prenez la carte de votre choix.
        [boat] Vous rejouez tout de suite.
        [fish] Vous piochez la première carte de la pioche.
        [swimmer] Vous volez une carte au hasard dans la main d’un autre joueur.
       *[other] Le duo a son effet.
    } Le duo garde son point, et on ne peut plus vous le voler.
action-crab-pile = Consulter la défausse de { pile-side } ({ cards-counted })
    .does = Vous y prenez ensuite une carte. Personne d’autre ne les voit.
action-crab-card = Prendre { $card-the }
    .does = Inutile de la montrer. Les autres cartes restent dans l’ordre.
action-rob = Voler une carte à { $victim } ({ cards-counted })
    .does = Vous prenez une carte au hasard. Vous êtes les deux seuls à savoir laquelle.
action-mermaids = Poser les quatre sirènes et gagner la partie !
    .does = La partie s’arrête aussitôt, et elle est à vous.
action-end-turn = Terminer votre tour
    .does = C’est à votre voisin de gauche de jouer.
action-stop = Annoncer STOP
    .does = La manche s’arrête. Chacun marque les points de ses cartes, sans bonus couleur.
action-last-chance = Annoncer DERNIÈRE CHANCE
    .does = Les autres jouent un dernier tour. Si personne ne vous dépasse : vous marquez vos cartes et votre bonus couleur, eux seulement leur bonus couleur. Sinon, vous ne marquez que votre bonus couleur, et eux leurs cartes.

## Ce qui s’est passé

event-drew-two = { $who } pioche deux cartes.
    .you = Vous piochez { $cards-the }.
    .known = { $who } pioche { $cards-the }.
event-drew-last = { $who } pioche la dernière carte.
    .you = Vous piochez la dernière carte : { $card }.
    .known = { $who } pioche la dernière carte : { $card }.
event-kept = { $who } en garde une.
    .you = Vous gardez { $card-the }.
    .known = { $who } garde { $card-the }.
event-discarded = { $who } défausse { $card-the } à { pile-side }.
    .you = Vous défaussez { $card-the } à { pile-side }.
event-took-pile = { $who } prend { $card-the } (défausse de { pile-side }).
    .you = Vous prenez { $card-the } (défausse de { pile-side }).
event-laid = { $who } pose { $cards-the }.
    .you = Vous posez { $cards-the }.
event-plays-again = { $who } rejoue.
    .you = Vous rejouez.
event-fished = { $who } pioche une carte.
    .you = Vous piochez { $card-the }.
    .known = { $who } pioche { $card-the }.
event-no-effect = Le duo n’a pas d’effet cette fois-ci.
event-looked = { $who } consulte la défausse de { pile-side } ({ cards-counted }).
    .you = Vous consultez la défausse de { pile-side } ({ cards-counted }).
event-crab-took = { $who } prend une carte dans la défausse de { pile-side }.
    .you = Vous prenez { $card-the } dans la défausse de { pile-side }.
    .known = { $who } prend { $card-the } dans la défausse de { pile-side }.
event-robbed = { $who } vole une carte à { $victim }.
    .you = Vous volez { $card-the } à { $victim }.
    .victim-is-you = { $who } vous vole { $card-the } !
    .known = { $who } vole { $card-the } à { $victim }.
event-laid-mermaids = { $who } pose les quatre sirènes !
    .you = Vous posez les quatre sirènes !
event-called-stop = { $who } annonce STOP !
    .you = Vous annoncez STOP !
event-called-last-chance = { $who } annonce DERNIÈRE CHANCE et révèle : { $cards }.
    .you = Vous annoncez DERNIÈRE CHANCE et révélez : { $cards }.
event-ended-turn = { $who } termine son tour.
    .you = Vous terminez votre tour.
    .quiet = yes
event-revealed = { $cards-count ->
    [0] { $who } n’a plus de carte à révéler.
   *[other] { $who } révèle : { $cards }.
}
    .you = { $cards-count ->
        [0] Vous n’avez plus de carte à révéler.
       *[other] Vous révélez : { $cards }.
    }
event-round-ended = { $end ->
    [stop] { $who } dit STOP : fin de la manche.
    [bet-won] { $who } remporte son pari !
    [bet-lost] { $who } perd son pari !
    [mermaids] { $who } pose les quatre sirènes et met fin à la manche.
   *[void] La pioche est vide : personne ne marque.
}
    .you = { $end ->
        [stop] Votre STOP met fin à la manche.
        [bet-won] Vous remportez votre pari !
        [bet-lost] Vous perdez votre pari !
        [mermaids] Vos quatre sirènes mettent fin à la manche.
       *[void] La pioche est vide : personne ne marque.
    }
counted = { $counted ->
    [cards] cartes { $points }
    [bonus] bonus couleur { $bonus }
   *[both] cartes { $points }, bonus couleur { $bonus }
}
event-scored = { $who } : +{ $gained }, total { $score } ({ counted }).
    .you = Vous : +{ $gained }, total { $score } ({ counted }).
event-round-began = Manche { $round } : { $who } commence.
    .you = Manche { $round } : vous commencez.
event-match-ended = { $winners-count ->
    [one] { $winners } gagne la partie.
   *[other] { $winners } se partagent la victoire.
}
    .winners-with-you = { $winners-count ->
        [one] Vous gagnez la partie.
       *[other] Vous partagez la victoire ({ $winners }).
    }

## Pourquoi

reason-most-points = Qui a le plus de points gagne.
reason-four-mermaids = Quatre sirènes : victoire immédiate.
reason-tie-ender = Égalité : la victoire va à la personne qui a mis fin à la dernière manche.
reason-tie-last-turn = Égalité : la victoire va à la personne qui a joué le dernier tour.
reason-tie-last-round = Égalité : la victoire va à la personne qui a marqué le plus de points dans la dernière manche.
reason-tie-shared = Rien ne départage les ex æquo.

## Points

line-duo-crab = { $pairs ->
    [one] Crabes : { $pairs } duo
   *[other] Crabes : { $pairs } duos
}
    .family = Duos de crabes
line-duo-boat = { $pairs ->
    [one] Bateaux : { $pairs } duo
   *[other] Bateaux : { $pairs } duos
}
    .family = Duos de bateaux
line-duo-fish = { $pairs ->
    [one] Poissons : { $pairs } duo
   *[other] Poissons : { $pairs } duos
}
    .family = Duos de poissons
line-duo-swimmer = { $pairs ->
    [one] Nageur et requin : { $pairs } duo
   *[other] Nageur et requin : { $pairs } duos
}
    .family = Nageur + requin
line-collector-shell = { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
}
    .family = Coquillages
line-collector-octopus = { $count ->
    [one] { $count } poulpe
   *[other] { $count } poulpes
}
    .family = Poulpes
line-collector-penguin = { $count ->
    [one] { $count } manchot
   *[other] { $count } manchots
}
    .family = Manchots
line-collector-sailor = { $count ->
    [one] { $count } moussaillon
   *[other] { $count } moussaillons
}
    .family = Moussaillons
line-multiplier-lighthouse = { $count ->
    [one] Phare : { $count } bateau
   *[other] Phare : { $count } bateaux
}
    .family = Phare
line-multiplier-shoal = { $count ->
    [one] Banc de poissons : { $count } poisson
   *[other] Banc de poissons : { $count } poissons
}
    .family = Banc de poissons
line-multiplier-penguin_colony = { $count ->
    [one] Colonie : { $count } manchot
   *[other] Colonie : { $count } manchots
}
    .family = Colonie
line-multiplier-captain = { $count ->
    [one] Capitaine : { $count } moussaillon
   *[other] Capitaine : { $count } moussaillons
}
    .family = Capitaine
line-mermaid = Sirène : { $colour }
    .family = Sirènes
line-colour-bonus = Bonus couleur : { $colour }
    .family = Bonus couleur
line-nothing = Sans point
    .family = Sans point

## Des cartes sur une vraie table

refusal-score-kind = « { $text } » n’est pas une carte. Cartes : { $written }.
refusal-score-hue = « { $text } » n’a pas une couleur de ce jeu. Couleurs : { $written }.
refusal-score-no-such-card = { $card } : cette carte n’existe pas. Il y a : { $written }.
refusal-score-copies = Trop de cartes : { $count } × { $card }, mais la boîte n’en contient que { $most }.
refusal-score-colour = { $card } : de quelle couleur ? Avec des sirènes, cela compte : écrivez par exemple { $written }.
refusal-card = « { $text } » n’est pas une carte.
refusal-too-many-cards = La boîte n’en contient pas autant : { $card }.
refusal-position = Position illisible : « { $text } ».

## Options

option-edition = Règles
option-edition-fr = règles françaises
    .how = égalité : à qui a mis fin à la dernière manche
option-edition-en = règles anglaises
    .how = égalité : à qui a joué le dernier tour
option-edition-it = règles italiennes
    .how = égalité : à qui a marqué le plus dans la dernière manche ; commence le voisin de qui a joué en dernier
option-edition-de = règles allemandes
    .how = égalité : à qui a marqué le plus dans la dernière manche
option-edition-arena = règles en ligne
    .how = DERNIÈRE CHANCE se joue jusqu’au bout, pioche vide comprise
option-points_to_win = Points pour gagner
option-points_to_win-null = { $seats ->
    [2] 40
    [3] 35
   *[other] 30
}
option-doubled = Longue partie (deux fois plus de points à atteindre)
option-memory_aid = Aide-mémoire

## Cartes

card-crab = crabe
    .gender = m
card-boat = bateau
    .gender = m
card-fish = poisson
    .gender = m
card-swimmer = nageur
    .gender = m
card-shark = requin
    .gender = m
card-shell = coquillage
    .gender = m
card-octopus = poulpe
    .gender = m
card-penguin = manchot
    .gender = m
card-sailor = moussaillon
    .gender = m
card-mermaid = sirène
    .gender = f
card-lighthouse = phare
    .gender = m
card-shoal = banc de poissons
    .gender = m
    .short = banc
card-penguin_colony = colonie de manchots
    .gender = f
    .short = colonie
card-captain = capitaine
    .gender = m

colour-dark_blue = bleu foncé
    .mark = BF
colour-light_blue = bleu clair
    .mark = BC
colour-black = { $gender ->
    [f] noire
    [fl] noire
   *[m] noir
}
    .mark = NO
colour-yellow = jaune
    .mark = JA
colour-light_green = vert clair
    .mark = VC
colour-white = { $gender ->
    [f] blanche
    [fl] blanche
   *[m] blanc
}
    .mark = BL
colour-purple = { $gender ->
    [f] violette
    [fl] violette
   *[m] violet
}
    .mark = VI
colour-grey = { $gender ->
    [f] grise
    [fl] grise
   *[m] gris
}
    .mark = GR
colour-light_orange = orange clair
    .mark = OC
colour-pink = rose
    .mark = RO
colour-orange = orange
    .mark = OR
colour-none = aucune

## La leçon, les cartes d’une vraie table, et les bons souvenirs

given-hand = Vos cartes, en main et posées
highlight-bets-won = { $count ->
    [one] { $count } pari remporté
   *[other] { $count } paris remportés
}
highlight-bets-lost = { $count ->
    [one] { $count } pari perdu
   *[other] { $count } paris perdus
}
highlight-stops = { $count ->
    [one] { $count } STOP annoncé
   *[other] { $count } STOP annoncés
}
highlight-mermaid-wins = { $count ->
    [one] { $count } victoire par quatre sirènes
   *[other] { $count } victoires par quatre sirènes
}
highlight-best-round = meilleure manche : { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Game nights with real cards

ending-stop = STOP
    .who = Qui a dit STOP ?
ending-last-chance = DERNIÈRE CHANCE
    .who = Qui a annoncé DERNIÈRE CHANCE ?
ending-void = Pioche épuisée
    .who = À qui était le dernier tour ? (Juste pour dire qui commence ensuite.)
ending-mermaids = Quatre sirènes
    .who = Qui a les quatre sirènes ?
number-points = Points des cartes
number-bonus = Bonus couleur
line-bonus-by-hand = Bonus couleur, compté à la main
line-four-mermaids = Quatre sirènes : montrez-les et vous gagnez la partie !
struck-void = La pioche est épuisée : rien ne compte.
struck-bet-won = { $name } a remporté son pari : seul le bonus couleur compte.
struck-bet-lost = { $name } a perdu son pari : seul le bonus couleur compte.
struck-no-bonus = { $name } a perdu son pari : les cartes comptent, sans bonus couleur.
refusal-evening-call = { $name } a { $points } points ; il en faut { $threshold } pour mettre fin à la manche. Vérifiez les cartes, ou qui l’a annoncé.

## At the table in the browser

points-title = Vos points
points-none = Pas encore de points
rounds-title = Les manches
deck-label = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
pile-label = { $side ->
    [left] Défausse de gauche
   *[right] Défausse de droite
}, { pile-count }, dessus : { $top }
pile-empty = rien
remember-pile = ce que je sais
drawn = Cartes piochées
laid-own = Vos cartes posées
laid-safe = posées, à l’abri du vol
look-title = La défausse
seat-label = { $name } : { $score } points sur { $target }, { hand-of }
score-of = { $score } points sur { $target }
called-badge = DERNIÈRE CHANCE
last-chance-banner = DERNIÈRE CHANCE
not-yet = Pas encore
last-round = Manche précédente
next-round = Manche suivante
count-title = On compte la manche
count-tap = Touchez pour continuer
count-gained = Cette manche
count-score = Score sur { $target }
count-bonus = bonus +{ $points }
count-void = les cartes ne comptent pas
count-to-come = encore à compter
count-done = compté
count-beats = dépasse { $points }
count-short = ne dépasse pas { $points }
count-void-round = Personne ne marque
count-mermaids = Quatre sirènes
count-bet-mine = Vous pariez que personne ne dépasse { $points }
count-bet = { $name } parie que personne ne dépasse { $points }
count-called = { $name } annonce DERNIÈRE CHANCE
    .you = Vous annoncez DERNIÈRE CHANCE
count-won = { $you ->
    [yes] Vous remportez le pari !
   *[no] { $name } remporte le pari !
}
count-lost = { $you ->
    [yes] Vous perdez le pari !
   *[no] { $name } perd le pari !
}
count-why-won = Qui a parié : cartes et bonus. Les autres : bonus seul.
count-why-lost = Qui a parié : bonus seul. Les autres : cartes seules.
count-needs = { $you ->
    [yes] Il vous manque { $points }
   *[no] Il manque { $points } à { $name }
}
count-has = { $you ->
    [yes] Vous dépassez { $points } !
   *[no] { $name } dépasse { $points } !
}
count-left = { $count ->
    [0] le dernier groupe est retourné
    [one] encore un groupe
   *[other] encore { $count } groupes
}
count-above = compté ci-dessus
count-bet-line = pari { $points }
bar-take = À vous de jouer
bar-take-how = { $wide ->
    [yes] Prenez une carte : touchez la pioche ou une défausse
   *[no] prenez une carte
}
bar-keep = Gardez-en une
bar-keep-how = l’autre va sur une défausse
bar-discard = Sur quelle défausse ?
bar-discard-how = touchez une défausse
bar-play = { $call ->
    [yes] { $pairs ->
        [yes] Posez, annoncez, finissez
       *[no] Annoncez, ou finissez
    }
   *[other] { $pairs ->
        [yes] Posez un duo, ou finissez
       *[no] Terminez votre tour
    }
}
bar-play-how = { $call ->
    [yes] { $wide ->
        [yes] Vous avez { $points } points : STOP ou DERNIÈRE CHANCE, ou continuez
       *[no] { $points } points : annonce possible
    }
    [called] dernier tour : plus d’annonce
    [hidden] { $pairs ->
        [yes] une agrafe signale un duo
       *[no] annonce à partir de { $threshold } points
    }
   *[short] { $wide ->
        [yes] { points } sur { $threshold } : trop tôt pour mettre fin à la manche
       *[no] { points } sur { $threshold } : pas encore
    }
}
bar-crab-pile = Crabes : quelle défausse ?
bar-crab-pile-how = touchez celle à consulter
bar-crab-card = Crabes : prenez une carte
bar-crab-card-how = celle du dessus d’abord
bar-rob = Voler à qui ?
bar-rob-how = touchez une place éclairée
bar-call = Mettre fin à la manche ?
bar-call-how = touchez un ticket
bar-over = La partie est finie
bar-over-how = { "" }
verb-draw = en voir 2, en garder 1
verb-draw-last = piocher la dernière
verb-take-pile = prendre
verb-discard = poser ici
verb-crab-pile = consulter
meter-unit = pts
meter-short = encore { $count }
meter-more = encore { $count } pour annoncer
meter-enough = Vous pouvez annoncer.
hand-open = Main visible
steal-one = 1 sur { $count }
steal-none = aucune carte cachée
call-stop = STOP
call-last-chance = DERNIÈRE CHANCE
call-from = dès { $points } points, une carte prise
call-after-taking = après avoir pris une carte
ticket-stop = La manche s’arrête. Chacun marque ses cartes.
ticket-last-chance = Vos cartes sont révélées : on ne peut plus les voler. Les autres jouent encore un tour.
ticket-won = personne au-dessus de { $points }
ticket-lost = sinon
last-chance-mine = Votre pari tient.
last-chance-beat = Dépassez { $points } !
mermaids-short = Victoire !
end-turn-short = Fini
about-collection = Plus vous en avez, plus elles rapportent : { $steps }.
about-each = +{ $points } × { $kind }, en main ou posé.
about-mermaid = 1 point par carte de votre plus grande couleur, puis de la suivante. Les quatre gagnent la partie.
about-partner = forme un duo avec : { $kind }
worth-nth = { $kind } n° { $nth }
lay-both = Poser les deux
lay-with = + { $card }
worth-pair = en duo
worth-colour = { $count } × { $colour }
worth-through = dont { $points } par : { $kind }
effect-lead = Posées en duo :
sight-all = { $count } dans le jeu
sight-mine = { $count } à vous
sight-seen = { $count ->
    [one] { $count } autre visible
   *[other] { $count } autres visibles
}
sight-unseen = { $count } hors de vue
news-took-pile = J’ai pris { $card-the }.
news-discarded = Je défausse { $card-the }.
news-drew-last = J’ai pioché la dernière carte.
news-laid = { $kind-key ->
    [crab] Deux crabes : je prends dans une défausse.
    [boat] Deux bateaux : je rejoue.
    [fish] Deux poissons : je pioche une carte.
    [swimmer] Nageur et requin : je vole une carte.
   *[other] Un duo !
}
news-robbed = J’ai volé une carte à { $victim }.
    .you = À moi, { $card-the } !
news-called-stop = STOP !
news-called-last-chance = DERNIÈRE CHANCE !
news-laid-mermaids = Quatre sirènes !
deck = Pioche
known = Cartes que vous connaissez dans cette main
laid = Cartes posées
laid-none = Rien posé pour l’instant
round-end-stop = { $name } a dit STOP.
    .you = Vous avez dit STOP.
round-end-bet-won = { $name } a annoncé DERNIÈRE CHANCE et remporté son pari !
    .you = Vous avez annoncé DERNIÈRE CHANCE et remporté votre pari !
round-end-bet-lost = { $name } a annoncé DERNIÈRE CHANCE et perdu son pari !
    .you = Vous avez annoncé DERNIÈRE CHANCE et perdu votre pari !
round-end-void = La pioche est vide : personne ne marque.
round-end-mermaids = { $name } a posé quatre sirènes !
    .you = Vous avez posé quatre sirènes !

