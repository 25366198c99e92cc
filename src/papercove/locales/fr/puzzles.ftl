# Le problème du jour.

puzzle-rival = Otto
puzzle-ask = Tiré d’une vraie partie : un choix est nettement le meilleur, et ce n’est pas le plus évident. Lequel ?
puzzle-how = Chaque jour une position tirée d’une vraie partie, la même pour tous. Trouvez le choix qui gagne le plus souvent.
puzzle-solved = Trouvé ! « { $best } » gagne dans { $keeps } % des cas.
puzzle-shown = Le meilleur choix est « { $best } » : il gagne dans { $keeps } % des cas.
puzzle-obvious = Le choix évident, « { $obvious } », gagne dans { $keeps } %.
puzzle-wrong = « { $tried } » gagne dans { $keeps } % des cas, le meilleur choix dans { $best } %. Essayez encore.
puzzle-show = Montrer la solution
puzzle-measured = Chaque choix, mesuré en { NUMBER($iterations) } essais
puzzle-costs = Ce que cela coûte :
puzzle-share = { $keeps } %
puzzle-archive = Tous les problèmes
puzzle-today = Le problème d’aujourd’hui
puzzle-earlier = Plus anciens
puzzle-open = pas encore résolu
puzzle-seen = solution vue
puzzle-tries = { $tries ->
    [one] résolu au premier essai
   *[other] résolu au { $tries }ᵉ essai
}
puzzle-streak = { $days ->
    [0] Pas encore de série
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}

## Pourquoi : où mènent le meilleur choix et le plus évident

foreseen-points = Vous finissez avec { $best } points en moyenne au lieu de { $other }.
foreseen-rival-points = Votre adversaire finit avec { $best } points en moyenne au lieu de { $other }.
foreseen-gained = Cette manche vous rapporte { $best } points en moyenne au lieu de { $other }.
foreseen-rival-gained = Cette manche rapporte à votre adversaire { $best } points en moyenne au lieu de { $other }.
foreseen-chance-bet = Vous remportez une DERNIÈRE CHANCE dans { $best } % des cas au lieu de { $other } %.
foreseen-chance-stop = Vous mettez fin à la manche par STOP dans { $best } % des cas au lieu de { $other } %.
foreseen-chance-mermaids = Quatre sirènes vous donnent la partie dans { $best } % des cas au lieu de { $other } %.
foreseen-rival-chance-bet = Votre adversaire remporte une DERNIÈRE CHANCE dans { $best } % des cas au lieu de { $other } %.
foreseen-rival-chance-stop = Votre adversaire met fin à la manche par STOP dans { $best } % des cas au lieu de { $other } %.
foreseen-rival-chance-mermaids = Quatre sirènes donnent la partie à votre adversaire dans { $best } % des cas au lieu de { $other } %.
foreseen-stars = Vous finissez avec { $best } étoiles en moyenne au lieu de { $other }.
foreseen-tokens = Vos objectifs rapportent { $best } points en moyenne au lieu de { $other }.
foreseen-scissors = Les ciseaux vous rapportent { $best } points en moyenne au lieu de { $other }.
foreseen-hand = Les cartes qui restent en main comptent { $best } en moyenne au lieu de { $other }.
foreseen-discards = Vos cartes défaussées comptent { $best } en moyenne au lieu de { $other }.

## Refus

refusal-no-puzzle = Il n’y a pas de problème du jour « { $day } » : écrivez une date comme 2026-11-17.
refusal-no-puzzles = Ce jeu n’a pas de problèmes.
refusal-no-puzzle-choice = Ce choix n’existe pas ici.
