# Ce que l’on répond à un essai manqué.

task-hint = Voir la réponse

## Sea Salt & Paper

wrong-deck-unknown = Personne ne sait ce que la pioche donnera. L’une des cartes visibles va avec les vôtres.
wrong-swimmer-alone = Un nageur sans requin ne vaut rien. Que collectionnez-vous ?
wrong-shark-alone = Un requin sans nageur ne vaut rien. L’autre carte va avec une des vôtres.
wrong-mermaid-open = Vous avez gardé la bonne carte. Mais la sirène de gauche reste visible, et Otto n’a qu’à la prendre.
wrong-captain-alone = Le capitaine compte les moussaillons, et vous n’en avez pas encore.
wrong-shoal-alone = Le banc compte les poissons, et vous n’en avez pas encore.
wrong-crabs-kept = En main, les crabes ne rapportent aucune carte. Un duo n’a d’effet que posé.
wrong-pile-boat = Les crabes, oui. Mais à droite il n’y a qu’un bateau : cherchez là où il y a plus de cartes.
wrong-crab-other = La bonne défausse, mais pas la bonne carte. Laquelle va avec votre nageur ?
wrong-boats-kept = Otto peut maintenant prendre le poulpe. En main, les bateaux valent 1 point ; posés, ils donnent aussi un second tour.
wrong-boats-deck = Vous avez votre second tour. Mais le poulpe est là, et personne ne sait ce que la pioche donnera.
wrong-boats-right = Vous avez votre second tour. Mais un nageur sans requin ne vaut rien. Que vouliez-vous prendre ?
wrong-fish-kept = En main, les poissons ne font rien piocher, et Otto peut en voler un.
wrong-shark-kept = En main, le nageur et le requin ne volent rien : Otto garde ses cinq cartes.
wrong-penguin-one = Un manchot seul vaut 1 point. L’autre carte visible compte vos bateaux.
wrong-sailor-one = Un moussaillon seul ne vaut encore rien. De quelle couleur avez-vous le plus de cartes ?
wrong-crab-one = Un crabe seul ne vaut rien : vous restez à 4 points, trop peu pour annoncer.
wrong-seven-passed = Vous avez sept points, mais c’est au tour d’Otto, et il ne lui en manque que 4.
wrong-seven-stop = Oui, vous pouvez annoncer. Mais avec STOP, Otto compte aussi ses cartes, et 4 points lui suffisent.
wrong-stop-passed = Vous avez déjà de quoi gagner, et voilà Otto avec un tour de plus.
wrong-stop-bet = DERNIÈRE CHANCE donne à Otto un tour pour dépasser 8. Inutile de parier : 34 et 8 suffisent.
wrong-last-passed = Otto a maintenant un tour entier, et il ne lui manque que 5 points. Vous avez de quoi gagner tout de suite.
wrong-last-stop = STOP vous donne 8 points, et 28 et 8 ne font pas 40. Otto compte aussi ses cartes.
wrong-beat-deck = Il vous faut 2 points de plus, et personne ne sait ce que la pioche donnera. L’une des cartes visibles suffit.
wrong-beat-crab = Un crabe seul ne vaut rien : on reste à 7 contre 8, et Otto gagne son pari.
wrong-empty-passed = Votre tour finit avec une pioche vide : personne ne marque, et vos 8 points sont perdus.
wrong-empty-bet = Avec une pioche vide, une DERNIÈRE CHANCE est nulle : personne ne marque.
wrong-level-passed = Il manque 3 points à Otto, et le banc de gauche à lui seul lui en donnerait 6.
wrong-level-bet = DERNIÈRE CHANCE donne à Otto un tour de plus : il prend le banc et a 9 points contre vos 8.
wrong-mermaids-passed = C’est au tour d’Otto, et il ne lui manque que 3 points. Vous aviez la partie en main.
wrong-mermaids-call = Les points ne suffiront pas : il vous en faudrait 20. De quoi avez-vous quatre cartes ?

## Paper World

wrong-start-one = Ce mot n’apporte qu’une carte. Quel mot en apporte plus ?
wrong-start-ones = Deux cartes, mais chacune commence une pile. Un autre mot en apporte plus pour la pile que vous avez.
wrong-value-one = Cela apporte une carte, pour une seule pile. Un autre mot en apporte une pour chacune de deux piles.
wrong-value-green = Le 5 vert n’a pas de place : votre pile verte montre un 1.
wrong-nine-yellow = Cette carte aura sa place : au prochain tour, un seul mot suffira pour les 2, 3, 4 et 5 jaunes. Laquelle n’en a pas ?
wrong-take-last = C’est votre dernier tour : les cartes prises restent en main, et chacune coûte un point.
wrong-more-follow = Jusque-là, c’est juste. Mais votre tour est fini, et une autre carte pouvait encore être posée.
wrong-word-value = Vous avez annoncé une valeur : les cartes jaunes d’une autre valeur doivent attendre. Quel mot convient à toutes ?
wrong-skips-card = Cela saute une carte que vous avez en main, et elle n’a plus de place. L’une après l’autre, les deux passent.
wrong-new-stack = Seul, un 2 ne commence une pile que par un saut, qui coûte une carte. Il va sur le 1 de sa couleur.
wrong-word-one = Ce mot ne convient qu’à une de vos cartes. Lequel convient à plusieurs ?
wrong-frame-inside = Ce n’est pas un coin. L’objectif porte sur les quatre coins du carré fini de 3 × 3.
wrong-jump-black = Le 2 noir vient de faire votre seul saut, et les cartes jaunes restent en main.
wrong-pay-y4 = Le saut est juste. Mais le 4 pouvait suivre : payez avec la carte qui n’a pas de place.
wrong-cut-left = Alors les ciseaux restent chez Otto et lui valent 2 points.
wrong-leave-taken = Les ciseaux bloquent la pile où ils sont : le 3 et le 4 ne peuvent plus y aller.
wrong-free-two = Votre saut y passe pour une seule étoile. L’autre carte en apporte trois.
wrong-cut-later = Ici, le 3 saute avant que les ciseaux soient à vous : il coûte une carte, votre 2.
wrong-cut-needed = Le 2 est juste. Mais sans les ciseaux, le 3 ne peut pas sauter : il ne vous reste aucune carte pour payer.
wrong-l-scissors = Le L est fini. Mais les ciseaux vaudraient 2 points de plus.
wrong-l-apart = Là, cela ne fait pas un L : les trois piles jaunes doivent être dans un carré de 2 × 2.
wrong-row-word = Avec ce mot, vous ne posez qu’un 4, et la ligne fait 8. Avec lequel posez-vous les deux ?
wrong-hand-star = Une étoile de plus, mais trois cartes restent en main : 3 points perdus.
wrong-pass-two = Avec le jaune, vous prenez les deux cartes, et chacune coûte un point. Peut-on en prendre moins ?
wrong-advanced-black = Le 2 noir n’apporterait qu’une étoile. Il vous faut pour payer, sur le chemin du 5.
wrong-advanced-far = Directement sur le 1, le 5 saute trois valeurs : deux cartes, malgré les ciseaux. Passez par le 3.
wrong-advanced-apart = Seul, le 3 saute deux valeurs et coûte une carte. Il vous la faut pour le 5.
