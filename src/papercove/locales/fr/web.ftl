# Ce que dit la table dans le navigateur.

## Pages et lieux

game-sea-salt-paper = Sea Salt & Paper
game-paper-world = Paper World
games = Jeux
switch-game = Jouer tout de suite à { $game }
room-about = Sea Salt & Paper et Paper World, seul contre un robot ou entre amis avec un lien. Sans compte.
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
new-quick = Nouvelle partie tout de suite
no-page = Il n’y a rien ici.
no-table = Cette table n’existe plus, ou le lien est incomplet.
try-again = Réessayer
dealing = On distribue les cartes…
menu = Menu
close = Fermer
you = Vous
somebody = Quelqu’un
guest = Invité { $number }

## Ouvrir une table

game = Jeu
players = Joueurs
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
chairs = Qui s’assoit où
chair = Chaise { $number }
chair-me = Moi
chair-open = Chaise libre
chair-for-person = Libre pour quelqu’un
chair-bot = Un robot sur la chaise { $number }
bot-name = Robot · { $level }
level-novice = doux
level-casual = tranquille
level-skilled = habile
level-expert = fort
level-master = impitoyable
thinking = Temps de réflexion
thinking-none = Sans limite
thinking-relaxed = Tranquille
thinking-quick = Rapide
thinking-days = Sur plusieurs jours
pace = Rythme des robots
pace-human = Comme des gens
pace-brisk = Vif
pace-instant = Immédiat
switches = À cette table
switch-listed = La montrer parmi les tables ouvertes
switch-free_text = Texte libre dans la discussion
switch-hints = Conseils
switch-memory_aid = Aide-mémoire : revenir en arrière à volonté
switch-live_points = Montrer ses propres points pendant la partie
as-usual = comme d’habitude
open-table = Ouvrir la table

## Avant la donne

gathering = On attend les joueurs
sit = S’asseoir ici
ready = prêt
not-ready = pas encore là
i-am-ready = Je suis prêt
waiting-for-players = On attend les autres…
invite = Inviter
invite-how = Avec ce lien, chacun peut prendre une chaise libre ou regarder.
invite-link = Lien vers cette table
invite-qr = Code à photographier avec un téléphone : le lien vers cette table
copy = Copier
copied = Copié
share = Partager
fair-promise = La salle s’est engagée sur le mélange avant la donne :

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
hint-best = « { $best } » gagne dans { $chance } % des cas.
hint-other = « { $other } » gagne dans { $instead } % des cas : { $grade ->
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
points-of = Points de { $name }
points-none = Rien encore
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
sorted-kind = par sorte
sorted-colour = par couleur
sorted-own = mon ordre
sorted-value = par valeur
worth-now = vaut pour toi maintenant
middle = Centre de la table
connection-lost = Connexion perdue. Elle revient toute seule…
rematch = Rejouer
replay = Revoir
recap = Depuis votre dernier tour
log = Ce qui s’est passé
spoken = Récit à voix haute
rewind-here = Voir la table à ce moment
looking-back = Retour en arrière : étape { $ply } sur { $last }
step-back = Reculer
step-on = Avancer
to-now = Revenir au présent
watching = Vous regardez
watching-offer = Vous regardez. Vous pouvez remplacer un robot.
take-seat = Prendre la place de { $name }
take-a-seat = Prendre une place
leave = Quitter la table
leave-how = Un robot garde votre place au chaud jusqu’à votre retour.
away = Un robot joue pour vous jusqu’à votre retour.
come-back = Revenir
stand-up = Se lever
free-chair = Libérer la chaise
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
log-stood = La chaise { $number } est libre.
log-seated-person = { $name } s’assoit.
log-seated-bot = Un robot s’assoit.
log-seated-away = { $name } s’absente ; un robot joue en attendant.

## Réglages

settings = Réglages
nickname = Mon nom à table
save = Enregistrer
saved = Enregistré
language = Langue
speed = Vitesse des cartes
speed-still = immobile
speed-slow = lente
speed-calm = calme
speed-quick = vive
speed-fast = rapide
theme = Lumière
theme-auto = comme l’appareil
theme-light = jour
theme-dark = nuit
big-marks = Grands signes et lettres sur les cartes
auto = Jouer tout seul ce qui n’a qu’une issue
sounds = Sons
notifications = M’avertir quand c’est à moi et que je regarde ailleurs
keys-help = Touches : 1–9 aller à un choix, flèches passer d’un choix ou d’une carte à l’autre, Entrée choisir, H conseil, U annuler, L journal, C discussion, S réglages, I inviter, A aide de jeu.
unofficial = Papercove est un projet d’amateurs, non officiel, avec ses propres dessins. Sea Salt & Paper est édité par Bombyx, Paper World par son propre éditeur : offrez-vous ces beaux jeux imprimés.

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
prompt-play = Posez une paire, terminez la manche ou votre tour.
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
remember-pile = mémoire
drawn = Cartes piochées
known = Cartes que vous connaissez dans cette main
laid = Cartes posées
laid-own = Vos cartes posées
look-title = La défausse
seat-label = { $name } : { $score } points sur { $target }, { hand-of }
score-of = { $score } points sur { $target }
called-badge = DERNIÈRE CHANCE
last-chance-banner = DERNIÈRE CHANCE
not-yet = Pas encore
last-round = Manche précédente
round-title = Manche { $round }
round-end-stop = { $name } a dit STOP.
round-end-bet-won = { $name } a annoncé DERNIÈRE CHANCE et gagné son pari !
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
objectives-own = à choisir soi-même
objectives-chosen = { $count } sur 3 choisis, de cartes différentes
objective-met = Rempli !
objective-progress = { $count } sur { $needed }
token-left = encore là : { points }
discards = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
pw-seat-label = { $name } : { $score } points, { hand-of }, { $discards } défaussées
last-turns-banner = Derniers tours !
last-turns-left = { $count ->
    [one] Encore un tour.
   *[other] Encore { $count } tours.
}

## La scène de Sea Salt & Paper

by-value = Paper World : trier la main par valeur
price-free = gratuit
scissors-free = Les ciseaux sont libres
token-taken = { $name } : { points }
pw-open = main { $count } · défausse { $discards }
pw-all = les
pw-score-hand = en main
pw-score-discards = { $count ->
    [one] défaussée
   *[other] défaussées
}
pw-too-many = { $count } cartes, { $most } peuvent rester
discard-more = encore { $count }
end-condition = pose d’abord une carte
stars = { $count ->
    [0] aucune étoile
    [one] { $count } étoile
   *[other] { $count } étoiles
}
stars-more = { $count ->
    [one] étoile
   *[other] étoiles
}
pw-grows = { $value ->
    [1] Commence une pile à côté d’une des tiennes.
    [2] Se pose sur un 1 de sa couleur. Par un saut, elle commence une pile, pour une carte.
   *[other] Se pose sur la valeur juste inférieure de sa couleur. Un saut passe une valeur, pour une carte.
}
pw-cuts = En la posant, tu peux prendre les ciseaux : 2 points et une carte de moins pour un saut ; mais ils bloquent la pile.
ask-pw-start = Ta carte de départ
how-pw-start = touche le paysage de départ
ask-pw-turn = Prends ou pose
how-pw-turn = touche une pioche ou une carte
ask-pw-take = Prendre : { $card }
how-pw-take = par sa couleur ou sa valeur
ask-pw-where = { $card } : où ?
how-pw-where = touche un endroit éclairé, ou glisse
ask-pw-card = Quelle carte ?
how-pw-card = les cartes claires peuvent être posées
ask-pw-more = Encore une ?
how-pw-more = les cartes claires peuvent suivre
ask-pw-done = Tout est posé
how-pw-done = les objectifs comptent à la fin du tour
ask-pw-pay = Défausses-en { $count }
how-pw-pay = pour payer le saut
ask-pw-scissors = Prendre les ciseaux ?
how-pw-scissors = touche le jeton, ou laisse-le
ask-pw-discard = Défausses-en { $count }
how-pw-discard = { $chosen } choisies ; retouche pour garder
do-pw-end = Fini
do-pw-end-turn = Finir le tour
do-pw-scissors-leave = Laisser
do-pw-skip = Passer
do-pw-discard = Défausser
final-count = On compte les paysages
final-skip = Passer
final-on = Au résultat
save-picture = Enregistrer l’image
picture-of = Paper World : { $name }

## Refus de la salle

bar-take = À toi de jouer
bar-take-how = { $wide ->
    [yes] Prends une carte : touche la pioche ou une défausse
   *[no] prends une carte
}
bar-keep = Gardes-en une
bar-keep-how = l’autre va sur une défausse
bar-discard = Sur quelle défausse ?
bar-discard-how = touche une défausse
bar-play = Pose ou finis
bar-play-how = { $wide ->
    [yes] Une agrafe relie deux cartes que tu peux poser
   *[no] les agrafes posent
}
bar-crab-pile = Crabes : quelle défausse ?
bar-crab-pile-how = touche celle à fouiller
bar-crab-card = Crabes : prends une carte
bar-crab-card-how = celle du dessus d’abord
bar-rob = Voler qui ?
bar-rob-how = touche un joueur éclairé
bar-call = Finir la manche ?
bar-call-how = touche un ticket
bar-over = La partie est finie
bar-over-how = { "" }
verb-draw = en voir 2, en garder 1
verb-draw-last = piocher la dernière
verb-take-pile = prendre
verb-discard = poser ici
verb-crab-pile = fouiller
meter-unit = pts
meter-short = encore { $count }
meter-more = encore { $count } pour annoncer
meter-enough = Tu peux annoncer.
hand-open = Main ouverte
steal-one = 1 sur { $count }
steal-none = aucune carte cachée
card-worth = { $card }, vaut { points }
call-stop = STOP
call-last-chance = DERNIÈRE CHANCE
call-from = dès { $points } points, après la pioche
call-after-taking = après avoir pris une carte
ticket-stop = La manche s’arrête. Chacun marque ses cartes.
ticket-last-chance = Tes cartes sont montrées et à l’abri. Les autres jouent encore un tour.
ticket-won = personne au-dessus de { $points }
ticket-lost = sinon
last-chance-mine = Ton pari tient.
last-chance-beat = Dépasse { $points } !
mermaids-short = Gagner avec quatre sirènes
end-turn-short = Fini
about-collection = Plus tu en as, plus ça vaut : { $steps }.
about-each = +{ $points } × { $kind }, en main ou posé.
about-mermaid = La première compte ta plus grande couleur, chaque autre la suivante. Quatre sirènes gagnent la partie.
about-partner = fait la paire avec : { $kind }
worth-nth = { $kind } n° { $nth }
lay-both = Poser les deux
lay-with = + { $card }
worth-pair = avec sa paire
worth-colour = { $count } × { $colour }
news-took-pile = J’ai pris { $card-the }.
news-discarded = J’en garde une et défausse { $card-the }.
news-drew-last = J’ai pioché la dernière carte.
news-laid = { $kind-key ->
    [crab] Deux crabes : je prends dans une défausse.
    [boat] Deux bateaux : je rejoue.
    [fish] Deux poissons : je pioche une carte.
   *[swimmer] Nageur et requin : je vole une carte.
}
news-robbed = J’ai volé une carte à { $victim }.
    .you = Je te vole { $card-the } !
news-called-stop = STOP !
news-called-last-chance = DERNIÈRE CHANCE !
news-laid-mermaids = Quatre sirènes !
sorting = Ordre de ma main

## Refus de la salle

refusal-other = La salle refuse ({ $key }).
refusal-picture = L’image n’a pas pu être faite. Réessaie, ou fais une capture d’écran.
refusal-room-unreachable = La salle est injoignable. La connexion marche-t-elle ?
refusal-already-seated = Vous avez déjà une chaise à cette table.
refusal-base = Cette page et la salle ne sont pas d’accord. Rechargez la page.
refusal-closing = La salle ferme. Elle revient dans un instant.
refusal-frame = La salle n’a pas compris. Rechargez la page.
refusal-hello-first = La connexion a mal commencé. Rechargez la page.
refusal-hello-twice = La connexion a commencé deux fois. Rechargez la page.
refusal-host-only = Seul l’hôte de cette table peut le faire.
refusal-link-code = Ce code a déjà servi ou est trop vieux. Créez-en un autre sur votre autre appareil.
refusal-match-running = La partie est encore en cours.
refusal-no-device = La salle ne connaît pas encore cet appareil. Rechargez la page.
refusal-no-free-text = À cette table, on ne discute que par phrases toutes faites.
refusal-no-hints = Pas de conseils à cette table.
refusal-no-match = Cette partie n’existe pas.
refusal-no-memory-aid = À cette table, on ne peut revenir que jusqu’à son dernier tour.
refusal-no-request = Il n’y a rien à cette adresse.
refusal-no-seat = Vous n’avez pas de chaise à cette table.
refusal-no-table = Cette table n’existe pas.
refusal-no-undo = Impossible d’annuler : on a appris quelque chose, ou quelqu’un d’autre a joué.
refusal-not-dealt = Les cartes ne sont pas encore distribuées.
refusal-origin = Cette page n’appartient pas à cette salle.
refusal-phrase = La salle ne connaît pas cette phrase.
refusal-say = Il n’y a rien à dire.
refusal-seat = Cette chaise n’existe pas.
refusal-seat-taken = Quelqu’un a été plus rapide : cette chaise est prise.
refusal-stale = Il s’est passé quelque chose entre-temps. Regardez de nouveau.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-table-elsewhere = Cette table change de place. Nouvel essai…
refusal-too-early = La salle démarre encore. Réessayez dans un instant.
refusal-too-fast = Pas si vite ! Réessayez dans { $seconds } s.
refusal-too-large = C’est trop long pour la salle.
refusal-two-seats = On ne peut s’asseoir que sur une chaise.
refusal-unknown-bot = Il n’y a pas de robot « { $bot } ».
