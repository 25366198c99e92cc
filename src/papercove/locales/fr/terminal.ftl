# Ce que disent la ligne de commande et la table du terminal.

## Erreurs dans une commande

refusal-because = Pas permis ici : { $action }. { $because } (Règle { $rule }.)
refusal-language = Papercove ne parle pas « { $language } ». Langues connues : { $known }.
refusal-unknown-command = Aucune commande « { $command } ». `papercove --help` en donne la liste.
refusal-unknown-option = Pas d’option { $option } ici. Ajoutez --help pour voir les options.
refusal-unused-argument = « { $argument } » est de trop.
refusal-missing-argument = Il manque { $argument }.
refusal-repeated-argument = { $argument } est donné deux fois.
refusal-bad-argument = « { $value } » ne convient pas pour { $argument }.
refusal-too-few = { $argument } doit être d’au moins { $least }, pas { $value }.
refusal-arguments = Ces arguments ne conviennent pas : { $problem }
refusal-file-missing = Le fichier { $file } n’existe pas.
refusal-file-unreadable = Impossible de lire le fichier { $file } : { $problem }.
refusal-file-unwritable = Impossible d’écrire le fichier { $file } : { $problem }.
refusal-file-exists = Le fichier { $file } existe déjà : donnez un autre nom à --save, ou reprenez cette partie avec --load { $file }.
refusal-output = Impossible d’écrire la sortie : { $problem }.

## games, doctor

games-version = version { $version }
games-seats = de { $least } à { $most } joueurs
doctor-compiled = Le noyau est compilé : pleine vitesse.
doctor-interpreted = Le noyau est interprété : mêmes parties, environ 100 fois plus lent. Un compilateur C et `pip install .` le rendent rapide.
doctor-machine = machine
doctor-language = langue
doctor-game = jeu

## bench

bench-game = jeu
bench-seats = joueurs
bench-decisions = M décisions/s
bench-copies = M copies/s
bench-rollouts = M manches/s
bench-bytes = octets

## score

score-total = Total
score-line = Ligne { $line } : { $problem }
refusal-score-json = Ce n’est pas un objet JSON : { $problem }.

## La table

table-round = manche { $round }
table-your-turn = à vous
table-thinks = { $who } réfléchit…
table-over = la partie est finie
table-points = Vos points
table-total = Total
table-log = Journal
table-round-over = Fin de la manche { $round }
table-match-over = La partie est finie
table-no-undo = Impossible d’annuler : une carte a été révélée, ou ce n’était pas votre coup.
table-saved = La partie est enregistrée dans { $file }.
table-keys = 1–9 ou Entrée choisir · U annuler · L journal · S enregistrer · G langue · ? · Q
table-keys-over = N nouvelle partie · L journal · S enregistrer · G langue · Q quitter
table-help = Haut, Bas, Entrée : choisir quoi faire. 1 à 9 : choisir directement.
    PgPréc, PgSuiv : faire défiler la table.
    U : annuler, tant qu’aucune carte n’a été révélée.
    L : lire ce qui s’est passé. S : enregistrer la partie dans un fichier.
    G : langue suivante. Q : quitter la table.
curtain-pass = Passez le clavier à { $who }.
curtain-ready = { $who } : appuyez sur Entrée quand personne d’autre ne regarde.
reading-hint = Entrée : continuer · ↑↓ : défiler
picker-title = À quoi jouons-nous ?
you = Vous
person = Joueur { $number }

## Erreurs à table

refusal-people = { $people } personnes et { $bots } adversaires, cela ne fait pas une table de { $seats }.
refusal-option = « { $option } » n’est pas une option : écrivez --option nom=valeur.
refusal-setting = « { $setting } » ne change aucun nombre : écrivez --set nom=valeur.
refusal-bot-names = Il manque un nom dans « { $bots } » : écrivez --bots greedy,random.
refusal-names = { $names } noms, cela ne va pas pour une table de { $seats }.
refusal-no-terminal = Il faut pour cela un terminal interactif.
refusal-other-game = Le fichier { $file } est une partie de { $game }, pas de { $wanted }.

## replay

replay-keys = → ← un pas · PgPréc PgSuiv manche · Début Fin · V point de vue · G langue · Q
replay-position = étape { $ply } sur { $last }
replay-seen-by = point de vue : { $who }
replay-open = toutes les mains visibles

## serve, verify

refusal-port = La salle ne peut pas écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : { $problem }.
refusal-port-taken = Le port { NUMBER($port, useGrouping: 0) } est pris, peut-être par une salle déjà ouverte sur cet ordinateur : utilisez celle-ci, ou ouvrez la nouvelle avec --port { NUMBER($other, useGrouping: 0) }.
refusal-origin = « { $value } » ne convient pas pour { $argument } : écrivez http:// ou https:// et un hôte, par exemple https://play.example.org.
refusal-proxy = « { $value } » ne convient pas pour { $argument } : écrivez une adresse ou un réseau, par exemple 192.0.2.7, 10.0.0.0/8 ou fd00::/8.
refusal-static = Il n’y a pas de pages construites dans { $value } : index.html manque.
refusal-store-kind = « { $value } » ne convient pas : donnez un fichier, ou postgresql://…
refusal-store = Impossible d’ouvrir les données { $store } : { $problem }
serve-open = Papercove est ouvert à l’adresse { $address }
serve-close = Ctrl+C pour le fermer.
proof-commitment = empreinte { $digits }
proof-round = manche { $round } { $key }
proof-holds = VÉRIFIÉ : { NUMBER($rounds, useGrouping: 0) } donnes découlent de { $given ->
    [yes] l’empreinte donnée
   *[no] l’empreinte ci-dessus (comparez-la avec celle que votre table a montrée)
}, et { NUMBER($plies, useGrouping: 0) } coups sont permis.
proof-fails = NON VÉRIFIÉ : { $problem }

## arena

proof-older = Selon l’ancienne recette : qui tenait la salle pouvait diriger ces donnes.
proof-withheld = La place { $seat } avait promis un mot aléatoire et ne l’a jamais donné : qui tenait la salle pouvait choisir entre cette donne et une autre.
proof-broken = Un appareil de cette table avait vu { NUMBER($count, useGrouping: 0) } donnes abandonnées avant celle-ci.

## arena

arena-title = { $game }, { $seats } places, { $games ->
    [one] une partie
   *[other] { NUMBER($games, useGrouping: 0) } parties
}
arena-ladder-title = { $game }, deux places, { NUMBER($games, useGrouping: 0) } parties par rencontre
arena-bot = robot
arena-wins = victoires
arena-interval = intervalle à 95 %
arena-score = score moyen
arena-ms = ms par coup
arena-elo = Elo
arena-beats-below = bat le précédent
arena-sprt = { $verdict ->
    [better] Décidé pour { $bot } : son taux de victoires est de { $better } % ou plus, plutôt que de { $even } % ou moins.
    [not-better] Décidé contre { $bot } : son taux de victoires est de { $even } % ou moins, plutôt que de { $better } % ou plus.
   *[undecided] On ne sait pas encore si le taux de victoires du robot { $bot } est de { $even } % ou moins, ou de { $better } % ou plus.
} Parties jouées : { NUMBER($games, useGrouping: 0) } sur { NUMBER($asked, useGrouping: 0) }. Logarithme du rapport de vraisemblance : { $ratio }, bornes ±{ $bound }.
arena-same-bot = Le même robot occupe toutes les places : il gagne sa juste part, puisque chaque donne est jouée depuis chaque place. Seul son score est mesuré ici.
refusal-ladder = Avec --ladder, il y a deux places et toutes les parties sont jouées : omettez { $argument }.

## simulate, report

simulate-title = { $game }, { $seats } places, { NUMBER($games, useGrouping: 0) } parties
simulate-printed = Selon les règles imprimées.
simulate-options = Avec ces options :
simulate-variant = UNE VARIANTE, pas le jeu imprimé :
simulate-value = valeur
simulate-bot = le robot { $number }, { $bot }, gagne
simulate-seat = la place { $seat } gagne
simulate-first = qui commence gagne
simulate-score = score de la place { $seat }
simulate-winning-score = score du vainqueur
simulate-rounds = manches
simulate-turns = tours
simulate-decisions = décisions
simulate-per-match = par partie
simulate-mean = moyenne
simulate-win-rate = taux de victoire alors
report-title = { $game } : ce que disent { NUMBER($games, useGrouping: 0) } parties
report-made = { $bots }, { $seats } places, graine { $seed }. Barres, bandes et ± sont des intervalles à 95 %, par partie. Les plus pâles peuvent être dus au hasard ; sans intervalle, les données ne suffisent pas.
report-abstract = Qui commence gagne { $first } des parties. Une partie dure { $turns } tours{ $rounds ->
        [none] { "" }
       *[other] { " " }en { $rounds } manches
    } ; le vainqueur a { $winner } points, { $margin } de plus que le suivant.
report-scores = Scores à la fin
report-scores-axis = points
report-count-axis = part des résultats
report-calls = Ce que rapporte une annonce
report-calls-axis = points à l’annonce
report-win-axis = chance de gagner
report-values = Ce que vaut chaque type
report-values-axis = points de plus par carte
simulate-margin = avance du vainqueur
simulate-success = réussite
simulate-joint = une de plus, à main égale
simulate-plain = une de plus, seule
simulate-one-match = Une seule partie ne dit rien des chances ni des moyennes : demandez-en plus avec --games.
lab-command = Papercove { $version } : { $command }
measure-behind = en retard ; points au pire
    .often = joueurs qui ont été en retard, par partie
    .mean = retard maximal en points
measure-lead-changes = changements de meneur
    .mean = changements de meneur par partie
report-scores-caption = Fréquence de chaque score. La moitié des résultats se trouve entre { $low } et { $high } points ; le vainqueur en a { $winner } en moyenne.
report-success = L’annonce réussit-elle ?
report-success-axis = part réussie
report-success-caption = Fréquence de réussite d’une annonce selon les points de qui annonce. Toutes annonces confondues : { $rates }.
report-calls-up = points de plus que le meilleur adversaire
report-calls-caption = Ce que l’annonce a rapporté de plus qu’au meilleur adversaire de la manche, vu la façon d’annoncer de ces robots. { $more ->
        [none] { "" }
       *[other] Avec { $more } points, { $one } rapporte sûrement plus que { $other }.
    } { $less ->
        [none] { "" }
       *[other] Avec { $less } points, { $other } rapporte sûrement plus que { $one }.
    } Ailleurs, les intervalles se recouvrent.
report-calls-caption-one = Ce que l’annonce a rapporté de plus qu’au meilleur adversaire de la manche, vu la façon d’annoncer de ces robots.
report-values-caption = Combien de points rapporte une carte de plus. Au plus haut, { $kind } : { $points } ({ $interval }) quand les autres cartes restent les mêmes. « Seule » compare les mains quoi qu’elles contiennent, et trompe quand un type en chasse un autre.
report-behind = Remontées
report-behind-axis = points de retard au pire
report-behind-caption = Fréquence de victoire après un retard, selon le pire retard : { $rate } en tout. Le meneur change { $changes } fois par partie en moyenne.
report-gaps = Un trou est une valeur trop rare pour en dire quelque chose.
report-tail = Le dernier point réunit ceux qui ont eu { $least } points de retard ou plus ({ $count } résultats) : { $rate }.
report-events = Ce qui arrive
report-editions = Ce que changent les éditions
report-editions-caption = Différences avec le jeu ci-dessus, partie par partie à partir de la même première donne, chacune avec son propre intervalle à 95 %. La dernière colonne dit de combien cela resserre les intervalles par rapport à des donnes différentes (médiane de tout ce qui est comparé) : beaucoup seulement là où presque rien ne se joue autrement. Victoires en points de pourcentage.
report-narrower = resserré de
report-written = Le rapport est dans { $file }.
refusal-variant = Ces nombres ne conviennent pas à { $game } : { $problem }.
refusal-no-variants = { $game } n’a pas de nombres à changer.
refusal-variant-file = Le fichier { $file } n’est pas du TOML : { $problem }.
refusal-no-ray = Ray n’est pas installé : pip install 'papercove[cluster]'.
refusal-no-plots = Matplotlib n’est pas installé : pip install 'papercove[report]'.

## compare

compare-bot = le premier robot gagne
compare-before = avant
compare-after = après
compare-change = différence
compare-title = { $game } : { $after } au lieu de { $before }
compare-made = { $bots }, { $seats } places, { NUMBER($games, useGrouping: 0) } parties de chaque côté à partir des mêmes premières donnes, graine { $seed }. ± est l’intervalle à 95 % de la différence, partie par partie.
compare-higher = Avec { $after } au lieu de { $before }, ceci augmente : { $changes }.
compare-lower = Avec { $after } au lieu de { $before }, ceci diminue : { $changes }.
compare-nothing = { NUMBER($games, useGrouping: 0) } parties de chaque côté ne montrent entre { $after } et { $before } aucune différence au-delà du hasard.
compare-chance = Pas de différence sûre pour « { $name } » ({ $change } points de pourcentage).
compare-effects = Ce qui augmente et ce qui diminue
compare-effects-axis = différence, en pourcentage de la valeur d’avant
compare-chances = Qui gagne et ce qui réussit
compare-chances-axis = différence, en points de pourcentage
compare-held = cartes tenues
compare-from-to = de { $before } à { $after }
compare-also-lower = Ceci diminue : { $changes }.
compare-effects-caption = { $more ->
        [0] { "" }
       *[other] Seules les { $shown } plus nettes sont montrées.{ " " }
    }{ $sure } différences sur { $tests } dépassent le hasard, même après en avoir regardé autant ; en haut la plus nette : { $surest }. À droite du trait il y en a plus, à gauche moins, chacune avec son propre intervalle à 95 % ; les plus pâles peuvent être dues au hasard.
compare-scores-caption = Fréquence de chaque score final ; { $winner }.
compare-all = Tout ce qui a été comparé
compare-all-caption = En gras : dépasse le hasard, même après avoir regardé { $tests } différences (procédure de Holm, 5 % pour toutes ensemble). Chaque ± est un intervalle à 95 % pris seul : environ un sur vingt exclut 0 par pur hasard. { $set ->
        [0] { "" }
       *[other] « Tel que réglé » est ce que dit le changement lui-même ; ce n’est pas jugé.
    } Chances en points de pourcentage.
compare-deals = { $percent ->
        [0] Les donnes communes ne resserrent pas ces intervalles (médiane) : après la première décision différente, le hasard suit son propre chemin.
       *[other] Les donnes communes resserrent ces intervalles de { $percent } % (médiane) ; après la première décision différente, le hasard suit son propre chemin.
    }
compare-set = { $change }, tel que réglé
compare-bots = robots { $bots }
compare-written = La page est dans { $file }.
refusal-compare-side = « { $side } » n’est pas un réglage : écrivez nom=valeur, comme edition=fr ou call_threshold=8, ou printed pour ne rien changer.
refusal-compare-setting = Il n’y a pas de réglage « { $setting } ». Il y a : { $known }.
refusal-compare-same = Les deux côtés sont la même étude : changez un réglage d’un côté.
refusal-cluster = Impossible de rejoindre le cluster Ray à { $address } : { $problem }. Vérifiez qu’il y tourne et que RAY_AUTH_TOKEN est son jeton ; s’il est chargé, essayez encore une fois.
refusal-cluster-lost = Le cluster Ray à { $address } a été perdu pendant le calcul. Quand il tournera de nouveau, relancez la même commande : les chiffres seront les mêmes.
refusal-record-variant = Une partie aux nombres changés ne s’enregistre pas : un enregistrement est une partie de { $game } selon les règles imprimées.
refusal-reward = Il n’y a pas de récompense « { $reward } ». Connues : { $known }.
refusal-environment-not-reset = Appelez d’abord reset().
refusal-vector-size = { $envs } parties dans { $threads } fils : il en faut au moins 1 de chaque.
refusal-vector-opponents = Il n’y a pas d’adversaires « { $opponents } » ici : aucun, « random » ou « quick », les mêmes à toutes les places. Les fonctions et les politiques jouent dans gymnasium.make().
refusal-vector-actions = Il faut une action pour chacune des { $envs } parties, pas un tableau de forme { $shape }.
refusal-agent = Il n’y a pas d’agent « { $agent } ». Connus : { $known }.
refusal-render-mode = Il n’y a pas de mode d’affichage « { $mode } ». Connus : { $known }.
refusal-reset-options = reset() ne connaît pas d’autre option que reset_mask : { $options }.
refusal-reset-mask = reset_mask est un tableau de { $envs } valeurs vraies ou fausses, dont au moins une vraie.
refusal-vector-seeds = Il faut une graine pour chacune des { $envs } parties, pas { $seeds }.
refusal-opponents = { $opponents } adversaires ne conviennent pas à une table pour { $seats } : donnez-en un pour chaque autre place, ou moins, le dernier prenant les places restantes.
refusal-opponent-kind = { $opponent } ne peut pas être un adversaire : donnez le nom d’un robot, un objet de la classe `Bot`, une fonction qui reçoit ce que voit sa place et rend une action, ou une politique avec predict().
refusal-policy-answer = Votre adversaire { $policy } a répondu { $answer } : rendez un seul nombre entier inférieur à { $actions } qui vaut 1 dans le « action_mask » reçu.
refusal-policy-action = Votre adversaire { $policy } a choisi { $action }, interdit ici : choisissez seulement parmi les actions qui valent 1 dans le « action_mask » reçu.
refusal-policy-raised = Votre adversaire { $policy } a échoué avec { $problem }. Appelez-le une fois avec une observation de cet environnement pour voir où.
refusal-seat = Il n’y a pas de place { $seat } à une table pour { $seats }.

## A new game

new-game-done = { $folder } est écrit. Allez-y, lancez pip install -e '.[dev]' et pytest, puis papercove play { $name }.
refusal-new-game-name = « { $name } » ne peut pas être le nom d’un jeu : utilisez des minuscules et des chiffres séparés par des traits d’union, par exemple tide-pools.
refusal-new-game-taken = « { $name } » est déjà pris par un jeu ou un module de Python : choisissez un autre nom.
refusal-new-game-exists = { $folder } existe déjà : choisissez un autre nom, un autre --folder, ou supprimez-le d’abord.
refusal-new-game-unwritten = { $folder } n’a pas pu être écrit : { $problem }. Choisissez un --folder où vous pouvez écrire.
