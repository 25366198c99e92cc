# Ce que dit la table dans le navigateur.

## Pages et lieux

games = Jeux
room-about = Sea Salt & Paper et Paper World, en solo contre un robot ou entre amis avec un lien. Sans compte.
tables = Tables
play-now = Jouer
my-tables = Mes tables
open-tables = Tables ouvertes
no-open-tables = Personne n’attend de joueur pour l’instant. Ouvrez une table et envoyez le lien !
phase-gathering = en attente
phase-playing = en cours
phase-finished = terminée
new-table = Nouvelle table
new-table-how = Amis, robots, options
new-quick = Partie rapide
no-page = Page introuvable.
no-table = Cette table n’existe plus, ou le lien est incomplet.
dealing = On distribue les cartes…
menu = Menu
close = Fermer
you = Vous
somebody = Quelqu’un
paper-animal = { $animal ->
     [bear] Ours de papier
     [cat] Chat de papier
     [crab] Crabe de papier
    *[crane] Grue de papier
     [fish] Poisson de papier
     [fox] Renard de papier
     [frog] Grenouille de papier
     [octopus] Poulpe de papier
     [owl] Hibou de papier
     [penguin] Manchot de papier
     [rabbit] Lapin de papier
     [whale] Baleine de papier
}

## Ouvrir une table

game = Jeu
players = Joueurs
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
chairs = Les joueurs
chair = Place { $number }
chair-me = Moi
chair-open = Place libre
chair-for-person = Libre (pour un joueur)
chair-bot = Robot à la place { $number }
bot-level = { $name } · { $level }
level-beginner = première partie
level-novice = doux
level-casual = tranquille
level-skilled = habile
level-advanced = expérimenté
level-expert = fort
level-master = impitoyable
thinking = Temps par tour
thinking-none = Sans limite
thinking-relaxed = Tranquille (2 minutes)
thinking-quick = Rapide (30 secondes)
thinking-days = Par correspondance (3 jours)
pace = Rythme des robots
pace-human = Humain
pace-brisk = Vif
pace-instant = Immédiat
switches = Options de la table
switch-listed = La montrer parmi les tables ouvertes
switch-free_text = Texte libre dans la discussion
switch-hints = Conseils
switch-newcomers = Les spectateurs peuvent prendre la place d’un robot en cours de partie
switch-memory_aid = Aide-mémoire : revenir en arrière à volonté
switch-live_points = Afficher mes points pendant la partie
as-usual = standard
open-table = Ouvrir la table

## Avant la donne

gathering = On attend les joueurs
sit = S’asseoir ici
ready = c’est bon
not-ready = se prépare
i-am-ready = On peut commencer !
waiting-for-players = On attend les autres…
invite = Inviter
invite-how = Avec ce lien, chacun peut prendre une place libre ou regarder.
invite-link = Lien vers cette table
invite-qr = Code QR : le lien vers cette table
join-table = Rejoindre avec un code
join-how = Les cinq lettres du grand écran ou de l’invitation
join = Rejoindre
join-with = ou tapez ces lettres sur { $address }/join
short-code = Code : { $code }
copy = Copier
copied = Copié
copy-by-hand = Le lien est sélectionné : copiez-le avec Ctrl+C, ou maintenez le doigt dessus.
share = Partager
fair-promise = Empreinte du mélange, fixée avant la donne :

## À table

dice-awaited = Il manque encore le mot aléatoire pour le mélange de : { $names }. Il arrive tout seul dès que leur page est ouverte.
dice-withheld = Distribué sans le mot aléatoire attendu de : { $names }. C’est noté dans le fichier de la partie.
dice-broken = { $count ->
    [one] Une donne de cette table a été abandonnée
   *[other] { $count } donnes de cette table ont été abandonnées
} après que votre appareil a donné son mot aléatoire. Une salle qui fait cela attend peut-être des cartes qui lui plaisent.
unfair-commitment = La salle a changé son secret après coup : ce n’est pas celui de l’empreinte montrée avant la donne.
unfair-promises = La salle a changé ce que quelqu’un avait promis pour le mélange.
unfair-own-nonce = Le mot aléatoire de votre appareil n’est pas dans le mélange, ou ce n’est pas celui qu’il a donné.
unfair-nonces = Le fichier a d’autres mots aléatoires que ceux montrés à la donne.
unfair-match = Le fichier est celui d’une autre partie.
unfair-refused = On ne peut pas se fier à ces cartes : votre appareil ne joue plus. Quittez la table et gardez le fichier.

## À table

your-turn = À vous de jouer !
turn-of = { $name } réfléchit…
on-its-way = Votre coup est en route…
bar-cut = Connexion perdue
bar-cut-how = Reconnexion en cours…
turn-of-gone = { $name } est hors ligne. On attend…
offline = hors ligne
time-left = Encore { $time } pour réfléchir
days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
your-place = Votre place
actions = Ce que vous pouvez faire
match-over = La partie est terminée
undo = Annuler
hint = Conseil
hint-best = Avec « { $best } », vous gagnez dans { $chance } % des cas.
hint-other = Avec « { $other } », { $instead } % : { $grade ->
    [blunder] nettement plus faible.
    [mistake] moins bon.
    [dubious] un peu moins bon.
   *[fine] tout aussi bon.
}
choices-count = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
total = Total
hand = { $count ->
    [0] Votre main : aucune carte
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
hand-empty = Votre main est vide.
hand-of = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
card-hidden = une carte cachée
sorted-kind = par type
sorted-colour = par couleur
sorted-own = mon ordre
sorted-value = par valeur
worth-now = vaut pour vous maintenant
middle = Centre de la table
connection-lost = Connexion perdue. Reconnexion en cours…
rematch = Rejouer
again-asked = { $count ->
    [one] { $names } aimerait rejouer.
   *[other] { $names } aimeraient rejouer.
}
again-declined = { $count ->
    [one] { $names } ne rejoue pas : un robot prendrait la place.
   *[other] { $names } ne rejouent pas : des robots prendraient leurs places.
}
again-no = Non, merci
replay = Revoir
recap = Depuis votre dernier tour
log = Journal
spoken = Annonces
rewind-here = Voir la table à ce moment
looking-back = Retour en arrière : étape { $ply } sur { $last }
step-back = Reculer
step-on = Avancer
to-now = Revenir à la partie
watching = Vous regardez
watching-offer = Vous regardez. Vous pouvez remplacer un robot.
bots-rest = Les robots se reposent : personne n’a rien fait ici depuis un moment.
bots-wake = Continuer
take-seat = Prendre cette place : { $name }
take-a-seat = S’asseoir à cette table
leave = Quitter la table
leave-how = Un robot garde votre place au chaud jusqu’à votre retour.
away = Un robot joue pour vous jusqu’à votre retour.
come-back = Revenir
stand-up = Se lever
free-chair = Libérer la place
why = Pourquoi ?
other-device = Continuer sur un autre appareil
other-device-link = Créer un lien pour mon autre appareil
other-device-how = Le lien marche une seule fois, pendant dix minutes, et n’est que pour vous.
link-question = Continuer ici avec votre nom, vos tables et votre place ?
link-confirm = Oui, continuer ici
host-switches = Pour l’hôte
board-turn = À vous de jouer !
plain-round = Manche { $round }
plain-pile = { $name } : { $count ->
    [0] vide
    [one] une pièce
   *[other] { $count } pièces
}
plain-pieces = { $count ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $count } pièces
}
plain-score = { $score } sur { $target }

## Discussion et journal

chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Écrire quelque chose
send = Envoyer
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups…
phrase-thinking = Un instant, je réfléchis.
phrase-your-turn = Au suivant !
phrase-again = On en refait une ?
phrase-goodbye = À bientôt !
phrase-clap = 👏 Bravo !
phrase-laugh = 😄 Haha !
phrase-wow = 😮 Oh !
phrase-oh-no = 🙈 Oh non !
log-said = { $name } : { $words }
    .you = Vous : { $words }
log-opened = Une partie se prépare.
log-asked = { $name } aimerait rejouer.
    .you = Vous aimeriez rejouer.
log-started = Les cartes sont distribuées.
log-configured = L’hôte a changé un réglage.
log-undone = { $name } annule son dernier coup.
    .you = Vous annulez votre dernier coup.
log-stood = La place { $number } est libre.
log-seated-person = { $name } s’assoit.
    .you = Vous vous asseyez.
log-seated-bot = Un robot s’assoit.
log-seated-took = { $name } prend la place d’un robot et joue désormais ses cartes.
    .you = Vous prenez la place d’un robot et jouez désormais ses cartes.
log-seated-away = { $name } s’absente ; un robot joue en attendant.
    .you = Vous vous absentez ; un robot joue en attendant.

## Réglages

log-withheld = { $name } n’a jamais envoyé son mot aléatoire : la donne se fait sans lui.
    .you = Votre mot aléatoire n’est jamais arrivé : la donne se fait sans lui.

## Réglages

settings = Réglages
nickname = Votre nom
my-animal = Votre animal
you-are = Vous êtes
you-are-label = Votre nom et votre animal
change-me = Changer
unread = nouveau
leave-sure = Quitter la partie en cours ?
stay = Rester
still-on = Votre partie n’est pas finie
still-on-how = Elle vous attend, quoi que vous fassiez maintenant.
go-on-with = Continuer { $game }
deal-new = Nouvelle partie de { $game }
save = Enregistrer
saved = Enregistré
language = Langue
speed = Animation des cartes
speed-still = désactivée
speed-slow = lente
speed-calm = calme
speed-quick = vive
speed-fast = rapide
theme = Thème
theme-auto = automatique
theme-light = clair
theme-dark = sombre
big-marks = Grands symboles et grandes lettres sur les cartes
auto = Jouer automatiquement les coups forcés
sounds = Sons
sounds-off = coupés
notifications = Me prévenir quand c’est à moi et que je suis ailleurs
keys-help = Touches : 1–9 aller à un choix, flèches passer d’un choix ou d’une carte à l’autre, Entrée choisir, H conseil, U annuler, L journal, C discussion, S réglages, I inviter, A aide de jeu.
unofficial = Papercove est un projet de passionnés, non officiel, avec ses propres dessins. Sea Salt & Paper est édité par Bombyx, Paper World par son propre éditeur : offrez-vous ces beaux jeux imprimés.

## Cards and counts

letter-dark_blue = BF
letter-light_blue = BC
letter-black = N
letter-yellow = J
letter-blue = B
letter-green = V
letter-light_green = V
letter-white = B
letter-purple = Vi
letter-grey = G
letter-light_orange = OC
letter-pink = Ro
letter-orange = O
pile-count = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
round-title = Manche { $round }
see-result = Voir le résultat

struck = { $points } points qui ne comptent pas
count-waits = On attend { $names }

by-value = Trier la main par valeur, si les cartes en ont une
final-skip = Passer

## Refus de la salle

table-rules = Les règles de cette table
yes = oui
no = non
## Refus de la salle

card-worth = { $card }, vaut { points }
sorting = Ordre de ma main

## Refus de la salle

refusal-other = Ce n’est pas possible ({ $key }).
refusal-picture = L’image n’a pas pu être faite. Réessayez, ou faites une capture d’écran.
refusal-room-unreachable = La salle est injoignable. La connexion marche-t-elle ?
refusal-already-seated = Vous avez déjà une place à cette table.
refusal-base = Cette page n’est plus à jour. Rechargez-la.
refusal-closing = La salle redémarre. Elle revient dans un instant.
refusal-frame = Quelque chose s’est mal passé. Rechargez la page.
refusal-hello-first = La connexion a échoué. Rechargez la page.
refusal-hello-twice = La connexion a échoué. Rechargez la page.
refusal-host-only = Seul l’hôte de cette table peut le faire.
refusal-link-code = Ce code a déjà servi ou est trop vieux. Créez-en un autre sur votre autre appareil.
refusal-match-running = La partie est encore en cours.
refusal-no-device = La salle ne connaît pas encore cet appareil. Rechargez la page.
refusal-no-free-text = À cette table, on ne discute que par phrases toutes faites.
refusal-no-hints = Pas de conseils à cette table.
refusal-no-match = Cette partie n’existe pas.
refusal-no-picture = Cette image n’existe pas.
refusal-no-memory-aid = À cette table, on ne peut revenir que jusqu’à son dernier tour.
refusal-no-request = Il n’y a rien à cette adresse.
refusal-no-seat = Vous n’avez pas de place à cette table.
refusal-no-code = Aucune table n’a le code { $code }. Regardez encore l’écran : cinq lettres, pas de chiffres.
refusal-no-table = Cette table n’existe pas.
refusal-no-undo = Impossible d’annuler : une carte a été révélée, ou quelqu’un d’autre a joué.
refusal-not-dealt = Les cartes ne sont pas encore distribuées.
refusal-origin = Cette page n’appartient pas à cette salle.
refusal-phrase = La salle ne connaît pas cette phrase.
refusal-say = Votre message est vide.
refusal-seat = Cette place n’existe pas.
refusal-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
refusal-banned = La personne qui tient cette salle vous en a fermé l’accès.
refusal-muted = La personne qui tient cette salle vous a retiré la parole pour le moment.
refusal-muted-here = L’hôte de cette table vous a retiré la parole.
refusal-nickname-not-usable = Ce nom ne convient pas : il est invisible, ou c’est celui que portent les invités. Choisissez-en un autre.
refusal-removed = L’hôte vous a fait quitter cette table.
refusal-nobody-else = On ne peut retirer la parole ou renvoyer que quelqu’un d’autre qui est ici ou qui y a parlé.
refusal-no-node = Il n’y a pas de nœud « { $node } » en service.
refusal-table-of-node = La table { $table } appartient au nœud { $node } : adressez-vous à lui.
refusal-prune-days = Indiquez un nombre de jours, un au moins.
refusal-backup-file = « { $file } » ne peut pas être écrit : indiquez le nom complet d’un nouveau fichier dans un dossier existant, sur la machine de la salle.
refusal-table-closed = La personne qui tient cette salle a fermé cette table.
refusal-table-crowded = Il y a tant de monde autour de cette table que personne d’autre n’y tient.
refusal-chat-full = On en a dit assez à cette table pour une partie.
refusal-sealed = Tout le monde est assis : la donne arrive. Vous pourrez prendre une place juste après.
refusal-not-awaited = La salle n’attend aucun mot aléatoire de votre part.
refusal-other-nonce = Ce n’est pas le mot aléatoire que votre appareil avait promis.
refusal-not-your-analysis = Quelqu’un d’autre a demandé cette analyse : c’est à cette personne de l’arrêter.
refusal-room-busy = Vous attendez déjà plusieurs réponses. Réessayez dans { $seconds } secondes.
refusal-stale = La table a changé entre-temps. Regardez de nouveau.
refusal-time-up = Votre temps était écoulé : un robot a joué pour vous.
refusal-played-elsewhere = Vous avez joué sur un autre écran.
refusal-undone-elsewhere = Vous avez annulé une action sur un autre écran.
refusal-no-newcomers = L’hôte ne laisse personne prendre la place d’un robot en cours de partie. Vous pouvez regarder, et jouer la suivante.
refusal-knows-a-hand = Vous avez vu une autre main pendant cette partie : vous pourrez prendre la place d’un robot à la prochaine.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-table-elsewhere = Cette table change de place. Nouvel essai…
refusal-too-early = La salle démarre encore. Réessayez dans un instant.
refusal-too-fast = Pas si vite ! Réessayez dans { $seconds } s.
refusal-too-large = Ce message est trop long.
refusal-two-seats = Vous ne pouvez occuper qu’une place.
refusal-unknown-bot = Ce jeu n’a pas de robot « { $bot } ».
people = Personnes
people-mute = Ne plus lire
people-hear = Lire de nouveau
people-mute-all = Retirer la parole
people-unmute-all = Rendre la parole
people-remove = Renvoyer
people-let-in = Laisser revenir
keeper = Le bureau de la salle
keeper-token = Clé
keeper-token-how = Sur la machine de la salle, cette commande donne l’adresse complète :
keeper-wrong-token = Ce n’est pas la clé de cette salle.
keeper-enter = Ouvrir
keeper-leave = Oublier la clé ici
keeper-tables = Tables en service ({ $count })
keeper-days = Pour combien de jours
keeper-move = Déplacer vers { $node }
keeper-close = Fermer la table
keeper-mute = Retirer la parole
keeper-ban = Exclure
keeper-ban-address = Exclure l’adresse
keeper-bans = Exclus, sans parole, fermées
keeper-forgive = Annuler
keeper-for-ever = pour toujours
keeper-none = Rien
keeper-refused = Ce que les limites ont refusé
keeper-copy = Copies et vieilles tables
keeper-file = Un nouveau fichier sur la machine de la salle
keeper-back-up = Faire une copie maintenant
keeper-restore-how = Pour revenir à une copie, fermez la salle et lancez :
keeper-old = Jours sans coup
keeper-prune = Supprimer les vieilles tables
keeper-prune-how = Les parties finies restent.
keeper-pruned = { $count ->
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}
keeper-done = C’est fait.
