# Il regolamento illustrato di Sea Salt & Paper.

leaflet-aim = Raccogli carte che insieme valgono punti, chiudi il round al momento giusto e arriva a { $target-2 } punti prima degli altri.

## Preparazione

leaflet-setup = Preparazione
leaflet-deck = Mescola le { $cards } carte: sono il mazzo, coperto.
leaflet-piles = Gira due carte lì accanto: con loro cominciano le due pile degli scarti. Nessuno ha ancora carte in mano.
leaflet-starter = La sorte decide chi comincia. Si gioca in senso orario.

## Un turno

leaflet-turn = Il tuo turno in tre figure
leaflet-take = Pesca due carte, tienine una e metti l’altra scoperta su una pila degli scarti. Oppure prendi la carta in cima a una pila degli scarti.
    .title = Prendi una carta
    .note = Se una pila è vuota, la carta scartata va lì. Nessuno può sfogliare le pile.
leaflet-pairs = Metti una coppia scoperta davanti a te e usa subito il suo effetto. Puoi calarne quante ne hai.
    .title = Cala coppie, se vuoi
leaflet-call = Con { $threshold } punti o più, in mano e davanti a te, puoi intimare l’ALT o lanciare la SFIDA. Altrimenti tocca a chi siede alla tua sinistra.
    .title = Chiudi il round, se te la senti

## La fine di un round

leaflet-round = La fine di un round
leaflet-stop = Tutti mostrano le carte e ne ricevono subito i punti. Nessun rischio, nessun bonus.
leaflet-last-chance = Mostri le tue carte e sfidi gli altri a fare di più. Ognuno di loro gioca un ultimo turno e poi mostra le sue. Le carte mostrate non si possono più rubare.
leaflet-won = Ricevi i punti delle tue carte e il tuo bonus colore. Gli altri ricevono solo il loro bonus colore.
    .title = Nessuno ha di più: sfida vinta
leaflet-lost = Ricevi solo il tuo bonus colore. Gli altri ricevono i punti delle loro carte.
    .title = Qualcuno ha di più: sfida persa
leaflet-bonus = 1 punto per ogni carta del colore di cui ne hai di più.
    .title = Bonus colore
leaflet-empty = { $empty ->
    [played] Se alla fine di un turno il mazzo è vuoto, il round finisce e nessuno riceve punti. Dopo la SFIDA, però, gli ultimi turni si giocano e contano.
   *[void] Se alla fine di un turno il mazzo è vuoto, il round finisce e nessuno riceve punti, nemmeno dopo la SFIDA.
}
    .title = Mazzo vuoto
leaflet-next = { $next ->
    [last-turn] Chi siede a sinistra di chi ha giocato l’ultimo turno. Dopo la SFIDA è dunque chi l’ha lanciata.
   *[ender] Chi siede a sinistra di chi ha chiuso il round.
}
    .title = Chi comincia il round dopo
leaflet-bet = Tocca ALT o SFIDA e guarda chi riceve quanto. Poi tocca le carte per toglierle o aggiungerle.
    .title = Prova tu
    .one = Giocatore 1
    .other = Giocatore 2
    .spare = e se tocchi queste?
leaflet-not-yet = Solo { $points } punti su { $threshold }: il giocatore 1 non può ancora chiudere.
leaflet-verdict = { $end ->
    [bet-won] La sfida è vinta.
    [bet-lost] La sfida è persa.
   *[stop] Ognuno riceve i punti delle sue carte.
}

## La fine della partita

leaflet-end = La fine della partita
leaflet-target = La partita finisce dopo il round in cui qualcuno ci arriva. Vince chi ha più punti.
    .title = Punti per vincere
    .seats = { $seats } giocatori
leaflet-four-mermaids = Calale tutte e quattro insieme e vinci all’istante l’intera partita.
    .title = Quattro sirene
leaflet-tie = { $tie ->
    [ender] Vince chi ha chiuso l’ultimo round.
    [last-turn] Vince chi ha giocato l’ultimo turno dell’ultimo round.
   *[last-round] Vince chi ha ricevuto più punti nell’ultimo round.
}
    .title = Pareggio?

## Le carte

leaflet-cards = Che cosa fanno le carte
    .note = Le carte in mano e quelle davanti a te contano insieme.
leaflet-duos = Coppie
    .note = 1 punto per ogni coppia, anche se è ancora in mano. L’effetto avviene solo quando la cali.
leaflet-crab = Guarda una pila degli scarti e prendi la carta che vuoi. Non devi mostrarla; le altre restano in ordine.
leaflet-boat = Gioca subito un altro turno.
leaflet-fish = Pesca la prima carta del mazzo.
leaflet-swimmer = Ruba una carta a caso dalla mano di un altro giocatore.
leaflet-mermaids = Carte Sirena
    .note = Le sirene sono carte bianche.
leaflet-mermaid = La prima vale 1 punto per ogni carta del tuo colore più numeroso, la seconda per il colore che viene dopo, e così via. Nessun colore conta due volte.
leaflet-collectors = Carte Collezionabili
    .note = Più ne hai, più valgono.
leaflet-multipliers = Carte Moltiplicatore
    .note = Danno punti per altre carte, ma non contano come una di loro.
leaflet-lighthouse = { $points ->
    [one] { $points } punto per ogni barca
   *[other] { $points } punti per ogni barca
}
leaflet-shoal = { $points ->
    [one] { $points } punto per ogni pesce
   *[other] { $points } punti per ogni pesce
}
leaflet-penguin_colony = { $points ->
    [one] { $points } punto per ogni pinguino
   *[other] { $points } punti per ogni pinguino
}
leaflet-captain = { $points ->
    [one] { $points } punto per ogni marinaio
   *[other] { $points } punti per ogni marinaio
}
leaflet-mermaids-6 = L’esempio del regolamento: due sirene con quattro carte blu chiaro e due verde chiaro fanno 6.
    .try = Tocca le carte e guarda.
leaflet-mermaids-7 = L’esempio del regolamento: due sirene con quattro carte blu chiaro e tre verde chiaro fanno 7.
    .try = Tocca le carte e guarda.
leaflet-sailors = Due marinai fanno 5, e il capitano aggiunge 6.
leaflet-sum = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
leaflet-pair-sign = coppia
leaflet-how-many = Ne hai
