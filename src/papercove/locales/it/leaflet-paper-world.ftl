# Il regolamento illustrato di Paper World.

leaflet-aim = Sovrapponi strati di carta in un paesaggio di tre per tre e arriva alla fine con più punti di tutti.

## Preparazione

leaflet-setup = Preparazione
leaflet-backs = I dorsi dicono con quali carte si gioca.
    .title = Carte
    .blue = { $seats } giocatori: solo i dorsi blu
    .yellow = { $seats } giocatori: i dorsi blu e gialli
    .red = { $seats } giocatori: tutte le carte
leaflet-start = Ognuno sceglie una carta iniziale: la prima pila del suo paesaggio.
    .title = Carte iniziali
leaflet-piles = Mescola le carte e dividile, scoperte, in cinque mazzi più o meno uguali.
    .title = Cinque mazzi
leaflet-objectives = Pesca tre obiettivi. Su ognuno ci sono gettoni da 4, 2 e 1 punti; in due solo 2 e 1. Per la prima partita prendi questi tre.
    .title = Obiettivi

## Un turno

leaflet-turn = Il tuo turno in tre figure
leaflet-announce = Di’ se prendi o posi, e annuncia un colore o un valore: «Prendo le blu», «Poso i 2».
    .title = Annuncia
leaflet-take = Prendi tutte le carte in cima ai mazzi che corrispondono. Puoi tenerne { $hand-limit }; scarta le altre davanti a te.
    .title = Prendi…
leaflet-place = Posa sul tuo paesaggio una o più carte di quel tipo. Non devi posarle tutte.
    .title = … oppure posa

## Posare

leaflet-placing = Dove vanno le carte
leaflet-frame = Una nuova pila va accanto a una che hai, non in diagonale. Tutto sta in tre per tre.
    .title = Tre per tre
leaflet-grow = Una pila ha un solo colore. Comincia con un 1 e cresce di uno alla volta: 1, 2, 3, 4, 5.
    .title = Strato su strato
leaflet-jump = Scarta una carta dalla mano per saltare un valore: un 4 su un 2, o un 2 che comincia una pila.
    .title = Il salto
leaflet-greens = «Poso le carte verdi»: tocca una carta, poi il suo posto.
    .title = Prova tu
    .done = Tutte posate. Bella pila!
leaflet-jumped = Manca il 3 giallo. Posa il 2, poi salta al 4 pagando con una carta.
    .title = Prova un salto
    .pay = Con quale carta paghi?
    .done = Il salto ti è costato una carta, e quella carta ti costerà 1 punto.
leaflet-again = Da capo
leaflet-where = Dove va?

## Le forbici

leaflet-scissors = Le forbici
leaflet-scissors-take = Quando posi una carta con le forbici puoi metterci sopra il gettone forbici, anche se ce l’ha qualcun altro.
leaflet-scissors-good = Finché ce l’hai, il salto è gratis una volta per turno; alla fine vale { $scissors-points } punti.
    .title = Bene
leaflet-scissors-bad = Su quella pila non puoi posare nulla finché il gettone è lì.
    .title = Però

## Obiettivi

leaflet-objectives-how = Obiettivi
leaflet-claim = Alla fine del tuo turno, se il tuo paesaggio completa un obiettivo, prendi il gettone più alto rimasto.
leaflet-once = Contano solo le carte in cima. Ogni obiettivo si prende una volta sola, e il gettone resta tuo anche se poi copri la figura.

## La fine

leaflet-end = La fine della partita
leaflet-last-turns = Quando alla fine di un turno restano solo { $last-piles } mazzi, ognuno gioca ancora una volta. Chi ha fatto scattare la fine gioca per ultimo.
    .title = Ancora un turno
leaflet-count = Somma le stelle, i gettoni e { $scissors-points } per le forbici. Togli 1 per ogni carta in mano e per ogni carta scartata.
    .title = Punti
leaflet-tie = Vince chi ha scartato meno carte. Se anche quelle sono pari, la vittoria si divide.
    .title = Pareggio?
leaflet-sum = L’esempio del regolamento: 15 + 4 + 2 − 5 = 16.
    .try = Tocca pile, carte e gettoni e guarda che cosa cambia.
    .title = Prova tu
    .hand = in mano
    .discards = scartate
    .token = gettone
    .none = nessun gettone

## Gli obiettivi in figure

leaflet-patterns = Tutti gli obiettivi
    .note = Le righe sono orizzontali, le colonne verticali. Una L si può girare e specchiare. Angoli, diagonali e croci sono quelli del tre per tre completo.

## Modalità avanzata

leaflet-advanced = I salti
    .note = La modalità avanzata cambia solo il salto.
leaflet-jumps = { $jumps ->
    [many] Puoi saltare quante volte vuoi in un turno.
   *[one] Puoi saltare una volta per turno.
}
leaflet-skips = { $skips ->
    [many] Un salto può superare più valori, per una carta ciascuno: un 3 comincia una pila per due carte.
   *[one] Un salto supera un valore, per una carta.
}
leaflet-saves = { $saves ->
    [one] Le forbici ti risparmiano una carta di un solo salto per turno.
   *[free] Con le forbici il salto è gratis.
}
