# Apprendre, revoir et compter : l’entraîneur, les parties revues, les statistiques, les points, le grand écran.

## L’entraîneur

coach = Entraîneur
coach-thinking = L’entraîneur réfléchit…
coach-curve = Les chances de gagner, de la première à la dernière carte
coach-conduct = { $who } : { $agreed } décisions sur { $decisions } comme l’entraîneur, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}, { $blunders ->
    [one] { $blunders } gaffe
   *[other] { $blunders } gaffes
} ; en moyenne, { $loss } % de chances perdues par décision.
coach-turning-points = Tournants de la partie
coach-turn = Étape { $ply }, { $who } : « { $action } ». { $luck ->
    [yes] Ce sont les cartes qui décident :
   *[no] C’est le choix qui change tout :
} les chances de gagner ({ $gainer }) { $way ->
    [up] montent
   *[down] tombent
} de { $before } % à { $after } %.
coach-decisions = Ce que l’entraîneur aurait fait
coach-decision = Étape { $ply }, { $who } ({ $grade ->
    [blunder] gaffe
    [mistake] erreur
    [dubious] douteux
    [fine] bon
   *[best] parfait
}) : { $instead } % de chances de gagner avec « { $played } », { $chance } % avec « { $best } ».
coach-no-mistakes = Rien à corriger : l’entraîneur n’aurait guère fait mieux.
refusal-record-empty = Rien à juger dans { $file } : aucun coup n’a été joué.
refusal-record-unfinished = Cette partie n’est pas terminée : l’entraîneur juge des parties entières.
coach-agrees = Étape { $ply }, { $who } : « { $played } », l’entraîneur ferait de même ({ $chance } % de chances de gagner).
coach-no-turns = Aucun coup à lui seul n’a fait basculer la partie.
coach-habits = Manière de jouer
coach-habit = { $who } a fait { $count } fois un choix comme « { $played } », alors qu’un choix comme « { $best } » valait mieux. En tout, cela a coûté { $loss ->
    [0] environ { $points } points
   *[other] l’équivalent de { $loss } % d’une victoire{ $points ->
        [0] {""}
       *[other] {" "}et environ { $points } points
    }
}.
coach-habit-on-average = Ce que donne le meilleur choix chaque fois, en moyenne :
coach-least = Montrer les choix qui ont coûté au moins
coach-how = Chaque choix est jugé d’après ce que son auteur pouvait savoir ; chaque ligne du graphique montre les chances telles que ce joueur pouvait les estimer : leur somme ne fait donc pas toujours 100 %.
coach-cancel = Arrêter
coach-offer = Un robot très fort examine chaque choix : l’évolution des chances, les tournants, et ce qu’il aurait joué.
coach-begin = Analyser cette partie
foresight-points = Points à la fin : { $best } en moyenne au lieu de { $other }.
foresight-rival-points = { $seats ->
    [2] Points de l’adversaire
   *[other] Points du meilleur adversaire
} : { $best } en moyenne au lieu de { $other }.
coach-turn-of = Tournant { $number } sur { $all }
coach-turn-go = Tournant { $number }
coach-played = Joué
coach-better = Mieux
coach-keeps = { $who } : { $share } % de chances de gagner
coach-average = Ce que donne le meilleur choix
coach-then = Ce qui s’est passé ensuite
coach-facts = Ce qu’on pouvait savoir
coach-show = Voir sur la table
coach-axis-chance = Chances de gagner
coach-axis-steps = Étape de la partie
coach-close-call = La recherche le préfère ; aucune ligne de points ne suffit à l’expliquer.
refusal-coach-busy = L’entraîneur a trop à faire pour le moment. Réessayez dans { $seconds } s.
refusal-mistake = Quelque chose s’est mal passé dans la salle. Réessayez.

## Pages

ways = Et aussi
learn = Apprendre en jouant
learn-title = Apprendre { $game }
rules = Règles
rules-contents = Sommaire
rules-all = Toutes les règles
points-page = Compter les points
my-matches = Mes parties
open-record = Revoir une partie enregistrée
loading = Un instant…
aids = Aide de jeu
myself = Votre nom et votre animal
not-now = Ce qui est impossible, et pourquoi
refusal-no-rules = Il n’y a pas encore de règles écrites pour { $game }.
leaflet-print = Imprimer (deux pages)
leaflet-book = Le livret numéroté, pour tous les cas
leaflet-pictures = Les règles en images
leaflet-mine = à votre table
leaflet-otherwise = différent de votre table
leaflet-changed = différent ici
leaflet-marked = Ce que cette édition change est signalé.
leaflet-others = Autres façons de jouer
leaflet-or = ou
leaflet-touch = Touchez pour l’enlever ou l’ajouter.

## Replay

replay-controls = Étapes de la partie
replay-play = Lecture
replay-pause = Pause
replay-round-back = Manche précédente
replay-round-on = Manche suivante
replay-step = Étape { $ply } sur { $last }
replay-at = Étape { $ply } sur { $last }, manche { $round }
replay-eyes = Point de vue
replay-all-open = toutes les mains visibles
replay-round = Manche
replay-speed = Vitesse
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-keys-web = Touches : flèches gauche et droite une étape, avec Maj un tour, Page préc. et Page suiv. une manche, Début, Fin, P lecture, V point de vue.
replay-beginning = La partie commence.
replay-share = Partager cette position
replay-link = Lien vers cette position
replay-download = Télécharger la partie
open-record-how = Choisissez un fichier de partie (.papercove) pour le revoir ici.
verify = Les cartes ont-elles été mélangées honnêtement ?
verify-explained = Si la vérification réussit et que le mot aléatoire de votre appareil y est, personne n’a choisi ces cartes : ni les joueurs, ni la salle. Elle ne prouve pas que la salle n’a pas regardé les cartes ; la personne qui la tient le peut toujours.
verify-given = Empreinte montrée par la table, si vous l’avez gardée
verify-button = Vérifier
verify-fair = { $promise ->
    [none] Cela concorde : chaque donne découle du secret de ce fichier.
   *[other] Oui : la partie a été distribuée comme promis.
}
verify-not = Non vérifié : { $problem }
verify-bound = { $promise ->
    [seen] Le secret correspond à l’empreinte que ce navigateur avait vue avant la donne.
    [given] Le secret correspond à l’empreinte que vous avez saisie.
    [told] Le secret correspond à l’empreinte.
   *[none] Voici l’empreinte du secret dans le fichier ; comparez-la à celle que votre table a montrée avant la donne :
}
verify-keys = { $rounds ->
    [one] La clé de la manche, calculée dans ce navigateur, est juste.
   *[other] Les clés des { $rounds } manches, calculées dans ce navigateur, sont justes.
}
verify-replayed = Chaque donne et chaque coup découlent de ces clés.
verify-redealt = { $rounds ->
    [one] Ce navigateur a redistribué la manche lui-même ; chaque carte était bien à sa place.
   *[other] Ce navigateur a redistribué les { $rounds } manches lui-même ; chaque carte était bien à sa place.
}
verify-unknown-deck = Ce navigateur ne sait pas comment ce jeu se distribue ; la salle l’a redistribué.
verify-older = Ancienne recette : la personne qui tenait la salle pouvait diriger ces donnes.
verify-own = Le mot aléatoire de cet appareil est entré dans le mélange.
verify-not-own = Cet appareil n’a ajouté aucun mot aléatoire à ce mélange.
verify-withheld = La place { $number } avait promis un mot aléatoire et ne l’a jamais donné : la personne qui tenait la salle pouvait choisir entre cette donne et une autre.
verify-broken = { $count ->
    [one] Un appareil de cette table avait vu une donne abandonnée avant celle-ci.
   *[other] Un appareil de cette table avait vu { $count } donnes abandonnées avant celle-ci.
}
unproven-plain-seed = Le mélange de cette partie vient d’un simple nombre, pas d’un secret scellé.
unproven-commitment = Le secret du fichier n’est pas celui de cette empreinte.
unproven-nonces = Le fichier n’a pas un mot aléatoire pour chaque place.
unproven-own-nonce = Votre propre mot aléatoire n’est pas parmi ceux qui sont entrés dans le mélange.
unproven-record-line = Une ligne du fichier est illisible, ou n’est pas un coup permis à cet endroit.
unproven-record-version = Le fichier suit d’autres règles de ce jeu ; utilisez le Papercove qui l’a écrit.
unproven-record-format = Le fichier est écrit dans un autre format.
unproven-unknown-game = Le jeu de cette partie n’est pas installé.
unproven-seed = La ligne « seed » du fichier est illisible.
unproven-unfinished = Le fichier s’arrête avant la fin de la partie : il en manque un morceau.
unproven-options = Les options du fichier ne vont pas avec son jeu.
unproven-seats = Ce jeu ne se joue pas à autant de joueurs.
unproven-game-not-made = Le jeu de cette partie ne peut pas être chargé.
unproven-keys = Les manches n’ont pas été distribuées avec les clés calculées dans ce navigateur.
unproven-deals = Ce navigateur a redistribué les manches, et les cartes ne sont pas à leur place.

## Les points à une vraie table

points-explained = Vos points
points-nothing = Choisissez vos cartes : les points apparaissent ici au fur et à mesure.
points-pick = Touchez une carte pour chaque exemplaire que vous avez.
points-place = Touchez les cartes du dessus ligne par ligne : chacune va sur la case marquée, et la marque avance.
points-add = Ajouter { $card } : { $count } sur { $most }
points-take = Enlever un exemplaire : { $card }
points-take-last = Enlever le dernier
points-spot = { $card } (colonne { $column }, ligne { $row })
points-cell-empty = vide
points-choose = Cartes pour cette case
points-clear = Recommencer
refusal-no-score = On ne peut pas compter les points de { $game }.
refusal-score-input = Ces cartes n’ont pas pu être lues : { $problem }.

## Statistiques

against = Contre
against-people = Des joueurs
against-bot = Des robots · { $level }
played = Jouées
won = Gagnées
mean-points = Points en moyenne
best-points = Record
rating-line = Niveau { $rating } ± { $spread }, après { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}.
finished-matches = Parties terminées
you-won = gagnée
more-matches = En voir plus
no-matches = Pas encore de partie terminée. Jouez-en une, elle apparaîtra ici.
my-data = Mes données
my-data-how = La salle garde votre nom, vos tables et vos parties, rien d’autre. Vous pouvez les emporter, ou faire effacer votre nom partout.
export = Tout télécharger
delete-me = Supprimer mes données
delete-sure = Supprimer pour de bon

## Le grand écran et les notifications

big-screen = Grand écran
screen-full = Plein écran
screen-turn = À { $name } de jouer
screen-join = Visez ce code avec un téléphone pour rejoindre la table.
push-offer = Cette partie peut durer des jours. Ce navigateur doit-il vous prévenir quand c’est à vous, même page fermée ?
push-yes = Oui, prévenez-moi
push-no = Non merci
push-on = Nous vous préviendrons quand ce sera à vous.
push-refused = Le navigateur refuse les notifications pour cette page.
refusal-push-off = L’hôte de cette salle n’a pas activé les notifications.
refusal-push-endpoint = La salle ne connaît pas le service de notifications de ce navigateur.
refusal-push-package = Les notifications demandent un paquet qui n’est pas installé : pip install papercove[push].
refusal-no-tasks = Il n’y a pas encore de problèmes pour { $game }.

## Le caractère de chaque robot

final-again = Paysages
rounds-best = Meilleur pari : { $name }, manche { $round }, +{ $points }
    .you = Meilleur pari : le vôtre, manche { $round }, +{ $points }
bots-here = Les robots de cette table
bot-pip = Toute première partie ; prend ce qui est joli.
bot-lulu = Choisit d’après la couleur, et chaque carte la ravit.
bot-tom = A lu la moitié des règles et en a oublié les trois quarts.
bot-nina = Demande conseil aux poissons.
bot-pearl = Jamais pressée, jamais fâchée.
bot-marina = Connaît mieux les marées que les règles.
bot-nemo = Plonge vers les trésors et oublie l’heure.
bot-coral = Collectionne un peu de tout.
bot-otto = A huit bras, et toujours une carte de trop.
bot-sandy = Joue bien jusqu’à ce que le soleil se montre.
bot-finn = Ne résiste pas à une bonne affaire.
bot-stella = Compte les étoiles, et parfois les points.
bot-iris = Voit presque tout ce qui se passe.
bot-marlo = Vieux marin ; compte sur ses doigts et se trompe rarement.
bot-ondine = Attend sans bruit, puis prend justement la carte que vous vouliez.
bot-jonas = A vécu dans une baleine ; plus rien ne lui fait peur.
bot-rosa = Se souvient de ce que vous avez défaussé.
bot-corto = Prend des risques qui n’en sont pas.
bot-selma = A un plan, et un deuxième.
bot-hugo = Tient un carnet sur tout le monde.
bot-ada = A déjà tout calculé quand vous rangez encore vos cartes.
bot-ines = Ne sourit qu’après avoir gagné.
bot-viktor = Rien ne le surprend plus depuis des années.
bot-morgan = Sait ce que vous avez en main. Presque.
bot-mistral = Souffle le plus fort quand vous vous y attendez le moins.
bot-kraken = Ne lâche jamais rien.
bot-morgana = A vu cette partie avant qu’elle commence.
bot-moby = Beaucoup ont essayé.
puzzle-day = Problème du jour
