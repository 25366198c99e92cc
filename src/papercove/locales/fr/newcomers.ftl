# Ce que lisent les nouveaux : la première page, l’aide d’une première partie, et les problèmes.

first-title = Deux jeux de cartes autour du papier. Jouez ici.
first-about = Sea Salt & Paper et Paper World : contre un robot, ou entre amis, chacun sur son téléphone. Sans compte.
first-learn = C’est la première fois ?
first-learn-how = Des problèmes d’une minute avec les vraies cartes. Chaque réponse vous dit pourquoi.
first-learn-go = Apprendre en jouant
first-play = Jouer une partie facile
first-join = Rejoindre des amis
first-invite = Inviter des amis
first-join-how = Collez le lien de vos amis, ou le nom de leur table
first-join-unreadable = Ce n’est pas le lien d’une table. Copiez encore une fois tout le lien.
helper = Conseils
helper-close = Masquer ces conseils
helper-wait = C’est à { $name } de jouer. Observez quelles cartes sont prises.
helper-card = { $card } : { $about }
helper-duo = { $card } : { $kind ->
    [crab] deux crabes reprennent une carte d’une défausse.
    [boat] deux bateaux offrent un nouveau tour.
    [fish] deux poissons font piocher une carte.
    [swimmer] un nageur et un requin volent une carte dans une main.
    [shark] un nageur et un requin volent une carte dans une main.
   *[other] deux cartes qui vont ensemble forment un duo.
}
helper-ssp-take = Prenez une carte visible ou touchez la pioche : regardez-en deux, gardez-en une.
helper-ssp-keep = Touchez la carte à garder. L’autre va sur une défausse : votre adversaire peut la prendre.
helper-ssp-discard = Touchez la défausse pour l’autre carte. Seuls des crabes reprennent ce qui est dessous.
helper-ssp-rob = Choisissez à qui voler une carte : laquelle, le hasard en décide.
helper-ssp-play = Il faut { $threshold } points pour mettre fin à la manche ; vous en avez { $points }. Posez un duo pour son effet, ou terminez votre tour.
helper-ssp-end = Il faut { $threshold } points pour mettre fin à la manche ; vous en avez { $points }, et pas de duo : terminez votre tour.
helper-ssp-call = Vous avez { $points } points : vous pouvez mettre fin à la manche. STOP est sûr. DERNIÈRE CHANCE est un pari : remporté si personne ne fait mieux.
helper-ssp-last-play = La fin de la manche est déjà annoncée. Posez un duo pour son effet, ou terminez votre tour.
helper-ssp-last-end = La fin de la manche est déjà annoncée, et vous n’avez pas de duo : terminez votre tour.
helper-ssp-crab = Vos crabes : consultez une défausse et prenez la carte de votre choix.
helper-pw-start = Choisissez où commence votre paysage. Les autres cartes viennent autour, trois en largeur et trois en hauteur.
helper-pw-take = Touchez une pioche : vous prenez toutes les cartes du dessus de sa couleur ou de sa valeur.
helper-pw-place = Prenez des cartes, ou posez-en : le 2 va sur le 1 de sa couleur, et ainsi de suite.
helper-pw-more = Posez d’autres cartes de la même couleur ou valeur, ou terminez votre tour.
helper-pw-cell = Choisissez la place : sur une pile de sa couleur ou, pour un 1, à côté de vos piles.
helper-pw-pay = Vous avez sauté une valeur. Cela coûte une carte de votre main, et chaque carte défaussée coûte 1 point.
helper-pw-scissors = Les ciseaux valent 2 points et paient un saut par tour, mais rien ne va plus sur leur pile.
helper-pw-discard = Neuf cartes au plus restent en main. Chaque carte défaussée coûte 1 point.

task-number = Problème { $number } sur { $all }
task-stars = { $stars ->
    [one] { $stars } étoile sur 3
   *[other] { $stars } étoiles sur 3
}
task-solved = Résolu !
task-solved-keeps = Résolu ! Ce coup gagne dans { $keeps } % des cas.
task-wrong = Ce coup gagne dans { $keeps } % des cas, le meilleur dans { $best } %.
task-missed = C’est permis, mais votre tour est fini et le problème n’est pas résolu. Essayez encore.
task-next = Problème suivant
task-again = Recommencer
task-all = Tous les problèmes
task-play = Jouer une partie
task-rule = Règle { $rule }
task-rival = Otto
task-done = { $done ->
    [one] { $done } résolu
   *[other] { $done } résolus
} sur { $all }
task-begin = Commencer
task-go-on = Continuer
task-how = Touchez directement les cartes. Vous pouvez essayer tout ce que les règles permettent.

chapter-take = Prendre
chapter-pairs = Les duos
chapter-points = Les points
chapter-call = Mettre fin à la manche
task-pile = Vous collectionnez les poulpes. Au début de votre tour, vous prenez une carte : laquelle ?
    .title = Le troisième poulpe
    .why = Les poulpes valent 0, 3, 6, 9, 12. La défausse de gauche montre votre troisième, pour 3 points de plus. La carte du dessus d’une défausse peut être prise.
task-keep = Vous avez regardé deux cartes de la pioche. Gardez-en une, puis choisissez une défausse pour l’autre. Ensuite, c’est à Otto.
    .title = En garder une, en recouvrir une
    .why = Deux moussaillons valent 5, un requin seul, rien. Posez-le sur la sirène, et Otto ne peut pas la prendre : on ne consulte pas une défausse, sauf avec des crabes.
task-round = Nouvelle manche : personne n’a de carte, deux sont face visible. Otto a mis fin à la dernière : à vous, à sa gauche, de commencer. Que prenez-vous ?
    .title = Une nouvelle manche
    .why = Un capitaine sans moussaillons ou un banc sans poissons ne vaut rien encore ; la pioche donne le choix entre deux. Au début, on tire au sort ; ensuite, c’est à gauche de celui qui a mis fin à la manche.
task-crabs = Deux crabes vous permettent de prendre une carte au choix dans une défausse. Laquelle vous manque ?
    .title = Chercher le requin
    .why = Posez les crabes et consultez la défausse de gauche : tout au fond, un requin attend votre nageur. Chaque duo vaut 1 point et a un effet.
task-boats = Il y a un poulpe à gauche, mais vous avez déjà pris votre carte. Comment l’avoir quand même ?
    .title = Un second tour
    .why = Deux bateaux vous donnent un nouveau tour entier : posez-les, puis prenez le poulpe.
task-fish = Vous avez un duo. Le garder en main, ou le poser ?
    .title = Une carte de plus
    .why = Posé ou non, le duo vaut 1 point. Posés, deux poissons font aussi piocher une carte, et personne ne peut plus les voler.
task-shark = Otto a cinq cartes en main. Que pouvez-vous faire ?
    .title = Nageur et requin
    .why = Un nageur avec un requin vole une carte au hasard dans sa main : une de plus pour vous, une de moins pour lui.
task-lighthouse = Vous avez trois bateaux en main. Quelle carte leur convient ?
    .title = Le phare
    .why = Le phare rapporte 1 point par bateau : 3 points tout de suite, et 1 de plus à chaque nouveau bateau.
task-mermaid = Regardez les couleurs de votre main avant de garder une carte.
    .title = Tout en bleu
    .why = La première sirène rapporte 1 point par carte de la couleur dont vous avez le plus : 3 bleu foncé. Elle ne se pose pas seule : il faut les quatre.
task-seven = Il manque 4 points à Otto pour gagner, à vous 7. Allez les chercher, et mettez fin à la manche sans qu’il marque ses cartes.
    .title = Sept en un tour
    .why = Avec le poulpe, cela fait 7 : vous pouvez mettre fin à la manche. STOP laisserait Otto marquer ses cartes. DERNIÈRE CHANCE, si personne ne vous dépasse, ne lui laisse que son bonus couleur.
task-stop = Vous avez 34 points, vos cartes en valent 8. Otto a cinq cartes. Comment mettez-vous fin à la manche ?
    .title = STOP ou DERNIÈRE CHANCE ?
    .why = STOP est sûr : 34 et 8 suffisent pour 40, quoi qu’ait Otto. DERNIÈRE CHANCE lui donnerait un tour pour vous dépasser.
task-last = Vous avez 28 points, il en manque 12. Vos cartes valent 8, cinq sont jaunes. Vous osez ?
    .title = Le pari
    .why = STOP donne 8 : pas assez, et Otto marque aussi. Un pari remporté vous donne vos cartes et le bonus couleur, 5 pour les jaunes ; Otto n’a que son bonus.
task-beat = Otto a annoncé DERNIÈRE CHANCE et révèle ses cartes : 8 points. C’est votre dernier tour. Pouvez-vous faire mieux ?
    .title = Dépasser 8 points
    .why = Vos cartes valent 7. Le quatrième coquillage en ajoute 2 : 9 contre 8, et le pari d’Otto est perdu. Il ne marque que son bonus couleur, et vous vos cartes.
task-empty = Vous avez pris la dernière carte de la pioche. Et maintenant ?
    .title = La pioche est vide
    .why = Si la pioche est vide à la fin de votre tour, personne ne marque, et une DERNIÈRE CHANCE est nulle aussi. STOP compte avant la fin du tour : il sauve vos 8 points.
task-level = Avec STOP, vous seriez à 40 partout. À gauche se trouve le banc de poissons, et Otto a six poissons devant lui. Qu’annoncez-vous ?
    .title = 40 partout
    .why = À égalité, en France, celui qui finit la manche l’emporte : avec STOP, vous. (Ailleurs, le dernier à jouer ou le plus gros gain : encore vous.) DERNIÈRE CHANCE laisserait le banc à Otto : 9 points contre 8.
task-mermaids = Otto a 37 points, vous 20. Y a-t-il encore un moyen de gagner ?
    .title = Quatre sirènes
    .why = Posez les quatre sirènes ensemble, après avoir pris une carte : vous gagnez aussitôt la partie.

chapter-place = Poser
chapter-jump = Sauter
chapter-scissors = Les ciseaux
chapter-objectives = Les objectifs
chapter-end = La fin
chapter-advanced = Mode avancé
task-start = Tout est prêt : cinq pioches, trois objectifs, les ciseaux. Votre carte de départ est jaune, celle d’Otto bleue. Touchez une pioche et annoncez sa couleur ou sa valeur.
    .title = Le premier mot
    .why = Vous prenez toutes les cartes du dessus qui conviennent : quatre jaunes d’un coup, toutes pour votre paysage. Personne ne sait ce qui est dessous. Un objectif rapporte 2 points au premier, 1 au second.
task-value = Couleur ou valeur : qu’est-ce qui vous apporte le plus pour le dernier tour ?
    .title = Par la valeur
    .why = La valeur 3 apporte une carte jaune et une bleue, une pour chaque pile. Les cartes découvertes restent en place. Deux pioches au plus ont encore des cartes : chacun joue un dernier tour.
task-nine-cards = Vous avez dix cartes, et votre dernier tour est à venir. Laquelle défaussez-vous ?
    .title = Neuf au plus
    .why = Neuf cartes au plus restent en main. Au prochain tour, vous poserez en jaune 2, 3, 4 et 5 : défaussez une carte qui n’a pas sa place.
task-stack = C’est votre dernier tour. Annoncez une couleur et posez-en autant de cartes que possible.
    .title = Jusqu’au 4
    .why = Le 2 va sur le 1 de sa couleur, puis le 3, puis le 4, en un seul tour. Seule la carte du dessus compte : un 4 a trois étoiles.
task-one-word = Votre dernier tour, et quatre cartes en main. Un seul mot suffit pour les poser toutes.
    .title = Quatre cartes en un mot
    .why = Annoncez la valeur 2 : chaque 2 va sur le 1 de sa couleur. Chacun apporte une étoile, et aucune carte ne reste en main, où elle coûterait un point.
task-frame = Un objectif demande la même valeur dans les quatre coins. Où va le 1 noir ?
    .title = Le quatrième coin
    .why = Une nouvelle pile va à côté d’une autre, dans la limite de trois colonnes et trois lignes. Le coin libre en bas à droite remplit l’objectif.
task-jump = Le 2 manque, mais c’est votre dernier tour. Y a-t-il moyen de placer le 3 et le 4 jaunes ?
    .title = Sauter le 2
    .why = Une fois par tour, une carte peut sauter une valeur, contre une autre carte de votre main : le 3 va sur le 1. Payez avec le 2 noir, qui n’a pas de place, et le 4 peut suivre.
task-cut = Votre carte montre des ciseaux. Otto a le jeton Ciseaux. Le prendre ?
    .title = Chiper les ciseaux
    .why = Une carte à ciseaux permet de prendre le jeton où qu’il soit. Il vaut 2 points : 2 de plus pour vous, 2 de moins pour Otto.
task-leave = Le jaune est annoncé, et vous avez encore un 3 et un 4 jaunes en main. Déplacer les ciseaux sur le 2 ?
    .title = Laisser les ciseaux
    .why = Rien ne se pose sur la pile du jeton. Laissez-le : il est déjà à vous, et le 3 et le 4 peuvent suivre.
task-free = Les ciseaux sont à vous : un saut par tour ne coûte rien. Quelle carte saute ?
    .title = Un saut gratuit
    .why = Le 5 sur le 3 apporte trois étoiles de plus, le 2 noir en nouvelle pile une seule. Il n’y a qu’un saut par tour.
task-cut-jump = Deux cartes jaunes, deux piles jaunes, le dernier tour. Dans quel ordre ?
    .title = Couper, puis sauter
    .why = Posez le 2 et prenez les ciseaux : ils paient un saut dès ce tour. Leur pile est bloquée, donc le 3 saute sur l’autre 1.
task-l = Le premier objectif est un L d’une couleur. Où va le 1 jaune, et que faire des ciseaux ?
    .title = Finir le L et prendre les ciseaux
    .why = Trois cases d’un carré de 2 × 2 font un L. Vous recevez son jeton à la fin de votre tour, et les ciseaux valent 2 points de plus.
task-row = Un objectif demande une ligne de trois cartes qui fait 9. La vôtre montre 1, 3, 3.
    .title = Une ligne de neuf
    .why = Annoncez la valeur 4 et posez les deux : 1 + 4 + 4 = 9. Le jeton reste à vous, même si vous recouvrez la ligne plus tard.
task-hand = Votre tout dernier tour. Un 4 apporte une étoile de plus. Y a-t-il mieux ?
    .title = Videz votre main
    .why = Chaque carte restée en main coûte 1 point. Trois 1 n’ont pas d’étoiles, mais les poser épargne 3 points. À égalité, la plus petite défausse l’emporte.
task-no-pass = Votre dernier tour, et votre main est vide. Une carte restée en main coûte 1 point, mais on ne passe pas. Qu’annoncez-vous ?
    .title = On ne passe pas
    .why = Il faut prendre ou poser : prenez le moins possible. Avec 2 ou 5, vous prenez une carte, avec le jaune deux. À 3 points partout, la plus petite défausse l’emporte : Otto a une carte, vous aucune.
task-advanced = Mode avancé : sautez aussi souvent et aussi loin que vous voulez, pour une carte par valeur sautée. Les ciseaux épargnent une carte par tour. Amenez le 5 jaune sur votre 1.
    .title = Deux sauts
    .why = Le 3 saute sur le 1 : les ciseaux paient. Puis le 5 saute sur le 3 pour une carte. Directement sur le 1, le 5 sauterait trois valeurs et coûterait deux cartes malgré les ciseaux.
