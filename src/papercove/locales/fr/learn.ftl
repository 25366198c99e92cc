# Apprendre, revoir et compter : le coach, les replays, les statistiques, les points, le grand écran.

## Le coach

coach = Coach
coach-thinking = Le coach réfléchit…
coach-curve = Les chances de gagner, de la première à la dernière carte
coach-conduct = { $who } : { $agreed } décisions sur { $decisions } comme le coach, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}, { $blunders ->
    [one] { $blunders } gaffe
   *[other] { $blunders } gaffes
} ; au total, { $loss } % de gâchés.
coach-turning-points = Tournants de la partie
coach-turn = Étape { $ply }, { $who } : « { $action } ». { $luck ->
    [yes] Ce sont les cartes qui décident :
   *[no] C’est le choix qui change tout :
} { $gainer } passe de { $before } % à { $after } %.
coach-decisions = Ce que le coach aurait fait
coach-decision = Étape { $ply }, { $who } ({ $grade ->
    [blunder] gaffe
    [mistake] erreur
    [dubious] douteux
    [fine] aussi bon
   *[best] parfait
}) : « { $best } » gagne { $chance } % ici, « { $played } » { $instead } %.
coach-no-mistakes = Rien à corriger : le coach n’aurait guère fait mieux.
refusal-record-empty = Rien à juger dans { $file } : aucun coup n’a été joué.
