# Ce que dit la table dans le navigateur.

## Pages et lieux

game-sea-salt-paper = Sea Salt & Paper
game-paper-world = Paper World
games = Jeux
switch-game = Jouer à { $game }
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
new-table-how = amis, robots, options
new-quick = Partie rapide
no-page = Il n’y a rien ici.
no-table = Cette table n’existe plus, ou le lien est incomplet.
try-again = Réessayer
dealing = On distribue les cartes…
menu = Menu
close = Fermer
you = Vous
somebody = Quelqu’un
guest = Joueur mystère { $number }

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
bot-name = Robot · { $level }
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
switch-newcomers = Qui regarde peut prendre la place d’un robot en cours de partie
switch-memory_aid = Aide-mémoire : revenir en arrière à volonté
switch-live_points = Afficher mes points pendant la partie
as-usual = standard
open-table = Ouvrir la table

## Avant la donne

gathering = On attend les joueurs
sit = S’asseoir ici
ready = c’est bon
not-ready = pas encore là
i-am-ready = On peut commencer !
waiting-for-players = On attend les autres…
invite = Inviter
invite-how = Avec ce lien, chacun peut prendre une place libre ou regarder.
invite-link = Lien vers cette table
invite-qr = Code QR : le lien vers cette table
copy = Copier
copied = Copié
copy-by-hand = Le lien est sélectionné : copiez-le avec Ctrl+C, ou maintenez le doigt dessus.
share = Partager
fair-promise = Empreinte du mélange, fixée avant la donne :

## À table

dice-awaited = On attend le mot au hasard qui entre dans le mélange, de : { $names }. Il vient tout seul dès que leur page est ouverte.
dice-withheld = Distribué sans le mot au hasard de { $names }. C’est noté dans le fichier de la partie.
dice-broken = { $count ->
    [one] Une donne de cette table a été abandonnée
   *[other] { $count } donnes de cette table ont été abandonnées
} après que ton appareil a donné son mot au hasard. Une salle qui fait cela attend peut-être des cartes qui lui plaisent.
unfair-commitment = La salle a changé son secret après coup : ce n’est pas celui de l’empreinte montrée avant la donne.
unfair-promises = La salle a changé ce que quelqu’un avait promis pour le mélange.
unfair-own-nonce = Le mot au hasard de ton appareil n’est pas dans le mélange, ou ce n’est pas celui qu’il a donné.
unfair-nonces = Le fichier a d’autres mots au hasard que ceux montrés à la donne.
unfair-match = Le fichier est celui d’une autre partie.
unfair-refused = On ne peut pas se fier à ces cartes : ton appareil ne joue plus. Quitte la table et garde le fichier.

## À table

your-turn = À vous de jouer !
to-move = joue
turn-of = { $name } réfléchit…
turn-of-gone = { $name } est hors ligne. On attend…
offline = hors ligne
time-left = Encore { $time } pour réfléchir
days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
your-place = Votre place
actions = Ce que vous pouvez faire
all-choices = Tout montrer
match-over = La partie est terminée
undo = Annuler
hint = Conseil
hint-best = Avec « { $best } », vous gagnez dans { $chance } % des cas.
hint-reason = { $line } : { $points }
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
points-title = Vos points
points-of = { $name } : points
points-none = Rien encore
total = Total
scores = Points
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
middle = Centre de la table
connection-lost = Connexion perdue. Reconnexion en cours…
rematch = Rejouer
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
plain-round = Manche { $round }

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
phrase-your-turn = À toi !
phrase-again = On en refait une ?
phrase-goodbye = À bientôt !
log-said = { $name } : { $words }
log-opened = Une partie se prépare.
log-started = Les cartes sont distribuées.
log-configured = L’hôte a changé un réglage.
log-undone = { $name } annule son dernier coup.
log-stood = La place { $number } est libre.
log-seated-person = { $name } s’assoit.
log-seated-bot = Un robot s’assoit.
log-seated-took = { $name } prend la place d’un robot et joue désormais ses cartes.
log-seated-away = { $name } s’absente ; un robot joue en attendant.

## Réglages

log-withheld = Le mot au hasard de { $name } n’est jamais venu : la donne se fait sans lui.

## Réglages

settings = Réglages
nickname = Mon nom à table
save = Enregistrer
saved = Enregistré
language = Langue
speed = Vitesse des cartes
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
sounds = Sons
notifications = Me prévenir quand c’est à moi et que je suis ailleurs
keys-help = Touches : 1–9 aller à un choix, flèches passer d’un choix ou d’une carte à l’autre, Entrée choisir, H conseil, U annuler, L journal, C discussion, S réglages, I inviter, A aide de jeu.
unofficial = Papercove est un projet de passionnés, non officiel, avec ses propres dessins. Sea Salt & Paper est édité par Bombyx, Paper World par son propre éditeur : offrez-vous ces beaux jeux imprimés.

## Sea Salt & Paper

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
prompt-take = Prenez une carte.
prompt-keep = Laquelle gardez-vous ?
prompt-discard = Sur quelle défausse ?
prompt-play = Posez un duo, mettez fin à la manche ou terminez votre tour.
prompt-crab-pile = Quelle défausse consultez-vous ?
prompt-crab-card = Prenez une carte.
prompt-rob = À qui volez-vous une carte ?
prompt-over = La partie est terminée.
deck = Pioche
deck-label = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
pile-label = { $side ->
    [left] Défausse de gauche
   *[right] Défausse de droite
}, { pile-count }, dessus : { $top }
pile-count = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
pile-empty = rien
remember-pile = ce que je sais
drawn = Cartes piochées
known = Cartes que vous connaissez dans cette main
laid = Cartes posées
laid-own = Vos cartes posées
look-title = La défausse
look-order = De bas en haut.
seat-label = { $name } : { $score } points sur { $target }, { hand-of }
score-of = { $score } points sur { $target }
choose-player = Voler une carte à { $name }
called-badge = DERNIÈRE CHANCE
last-chance-banner = DERNIÈRE CHANCE
last-chance-you = Votre pari est lancé : les autres ont un dernier tour.
last-chance-other = { $name } parie qu’il ou elle aura le plus de points. Un dernier tour pour tous les autres !
stakes-won = Si personne ne dépasse vos { points } : vous marquez { $points } + { $bonus } (bonus couleur), les autres seulement leur bonus couleur.
stakes-lost = Si quelqu’un vous dépasse : vous marquez seulement { $bonus } (bonus couleur), les autres les points de leurs cartes.
stakes-stop = Vous marquez { points } à coup sûr, les autres ce que valent leurs cartes.
confirm-stop = STOP !
confirm-last-chance = DERNIÈRE CHANCE !
not-yet = Pas encore
last-round = Manche précédente
round-title = Manche { $round }
round-end-stop = { $name } a dit STOP.
round-end-bet-won = { $name } a annoncé DERNIÈRE CHANCE et remporté son pari !
round-end-bet-lost = { $name } a annoncé DERNIÈRE CHANCE et perdu son pari !
round-end-void = La pioche est vide : personne ne marque.
round-end-mermaids = { $name } a posé quatre sirènes !
ended-round = a mis fin à la manche
running-score = { $score } points sur { $target }
see-result = Voir le résultat
next-round = Manche suivante

## Paper World

short-ssp-lay = Poser
short-ssp-keep = Garder
short-ssp-take-pile = { $pile ->
    [0] Prendre (à gauche)
   *[1] Prendre (à droite)
}
short-pw-start = Choisir
short-pw-take-colour = Prendre le { $colour }
short-pw-take-value = Prendre les { $value }
short-pw-card = Poser
short-pw-discard = Défausser
short-pw-pay = Payer
prompt-pw-start = Choisissez votre carte de départ.
prompt-pw-turn = Prenez ou posez des cartes : annoncez une couleur ou une valeur.
prompt-pw-card = Quelle carte ?
prompt-pw-cell = À quel emplacement ?
prompt-pw-pay = Payez le saut avec une carte.
prompt-pw-scissors = Prendre les ciseaux ?
prompt-pw-discard = Trop de cartes : défaussez-en une.
prompt-pw-over = La partie est terminée.
start-cards = Cartes de départ
piles = Les cinq pioches
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
cell-at = Colonne { $column }, ligne { $row } : { $card }
tile-label = { $value } { $colour }{ $scissors ->
    [yes] , ciseaux
   *[no] { "" }
}{ $layers ->
    [one] { "" }
   *[other] , { $layers } couches
}{ $closed ->
    [yes] , bloquée par le jeton ciseaux
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
placing = { $count ->
    [0] pose en cours
    [one] { $count } carte posée
   *[other] { $count } cartes posées
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
score-stars = Étoiles
score-tokens = Objectifs
score-scissors = Ciseaux
score-hand = Cartes en main
score-discards = Défausse

## Refus de la salle

refusal-other = La salle refuse ({ $key }).
refusal-room-unreachable = La salle est injoignable. La connexion marche-t-elle ?
refusal-already-seated = Vous avez déjà une place à cette table.
refusal-base = Cette page n’est plus à jour. Rechargez-la.
refusal-closing = La salle redémarre. Elle revient dans un instant.
refusal-frame = La salle n’a pas compris. Rechargez la page.
refusal-hello-first = La connexion a échoué. Rechargez la page.
refusal-hello-twice = La connexion a échoué. Rechargez la page.
refusal-host-only = Seul l’hôte de cette table peut le faire.
refusal-link-code = Ce code a déjà servi ou est trop vieux. Créez-en un autre sur votre autre appareil.
refusal-match-running = La partie est encore en cours.
refusal-no-device = La salle ne connaît pas encore cet appareil. Rechargez la page.
refusal-no-free-text = À cette table, on ne discute que par phrases toutes faites.
refusal-no-hints = Pas de conseils à cette table.
refusal-no-match = Cette partie n’existe pas.
refusal-no-memory-aid = À cette table, on ne peut revenir que jusqu’à son dernier tour.
refusal-no-request = Il n’y a rien à cette adresse.
refusal-no-seat = Vous n’avez pas de place à cette table.
refusal-no-table = Cette table n’existe pas.
refusal-no-undo = Impossible d’annuler : une carte a été révélée, ou quelqu’un d’autre a joué.
refusal-not-dealt = Les cartes ne sont pas encore distribuées.
refusal-origin = Cette page n’appartient pas à cette salle.
refusal-phrase = La salle ne connaît pas cette phrase.
refusal-say = Votre message est vide.
refusal-seat = Cette place n’existe pas.
refusal-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
refusal-banned = Qui tient cette salle ne te laisse pas entrer.
refusal-muted = Qui tient cette salle t’a retiré la parole pour le moment.
refusal-table-closed = Qui tient cette salle a fermé cette table.
refusal-chat-full = On en a dit assez à cette table pour une partie.
refusal-sealed = Tout le monde est assis : la donne arrive. Tu pourras prendre une place juste après.
refusal-not-awaited = La salle n’attend aucun mot au hasard de ta part.
refusal-other-nonce = Ce n’est pas le mot au hasard que ton appareil avait promis.
refusal-not-your-analysis = Quelqu’un d’autre a demandé cette analyse : c’est à cette personne de l’arrêter.
refusal-room-busy = Tu attends déjà plusieurs réponses. Réessaie dans { $seconds } secondes.
refusal-stale = La table a changé entre-temps. Regardez de nouveau.
refusal-no-newcomers = L’hôte ne laisse personne prendre la place d’un robot en cours de partie. Tu peux regarder, et jouer la suivante.
refusal-knows-a-hand = Tu as vu une autre main pendant cette partie : tu pourras prendre la place d’un robot à la prochaine.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-table-elsewhere = Cette table change de place. Nouvel essai…
refusal-too-early = La salle démarre encore. Réessayez dans un instant.
refusal-too-fast = Pas si vite ! Réessayez dans { $seconds } s.
refusal-too-large = Ce message est trop long.
refusal-two-seats = Vous ne pouvez occuper qu’une place.
refusal-unknown-bot = Il n’y a pas de robot « { $bot } ».
