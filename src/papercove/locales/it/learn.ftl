# Imparare, rivedere e contare: il maestro, le repliche, le statistiche, i punti, lo schermo grande.

## Il maestro

coach = Maestro
coach-thinking = Il maestro riflette…
coach-curve = Le probabilità di vittoria, dalla prima all’ultima carta
coach-conduct = { $who }: { $agreed } decisioni su { $decisions } come le avrebbe prese il maestro, { $mistakes ->
    [one] { $mistakes } errore
   *[other] { $mistakes } errori
}, { $blunders ->
    [one] { $blunders } errore grave
   *[other] { $blunders } errori gravi
}; in media { $loss }% di probabilità perso per decisione.
coach-turning-points = Svolte della partita
coach-turn = Passo { $ply }, { $who }: «{ $action }». { $luck ->
    [yes] Decidono le carte:
   *[no] Decide la scelta:
} la probabilità di vittoria ({ $gainer }) { $way ->
    [up] sale
   *[down] scende
} da { $before }% a { $after }%.
coach-decisions = Che cosa avrebbe fatto il maestro
coach-decision = Passo { $ply }, { $who } ({ $grade ->
    [blunder] errore grave
    [mistake] errore
    [dubious] dubbio
    [fine] altrettanto buono
   *[best] perfetto
}): probabilità di vittoria { $instead }% con «{ $played }», { $chance }% con «{ $best }».
coach-no-mistakes = Niente da correggere: il maestro non avrebbe fatto molto meglio.
refusal-record-empty = In { $file } non c’è nulla da giudicare: non è stata giocata nessuna mossa.
refusal-record-unfinished = Questa partita non è finita: il maestro giudica partite intere.
coach-agrees = Passo { $ply }, { $who }: «{ $played }», anche il maestro farebbe così (probabilità di vittoria { $chance }%).
coach-no-turns = Nessuna mossa da sola ha deciso la partita.
coach-habits = Modo di giocare
coach-habit = { $who } ha fatto { $count } volte una scelta come «{ $played }», quando una scelta come «{ $best }» era migliore. In tutto è costato { $loss ->
    [0] circa { $points } punti
   *[other] quanto il { $loss }% di una vittoria{ $points ->
        [0] {""}
       *[other] {" "}e circa { $points } punti
    }
}.
coach-habit-on-average = A che cosa porta ogni volta, in media, la scelta migliore:
coach-least = Mostra le decisioni che sono costate almeno
coach-how = Ogni decisione è giudicata da ciò che il giocatore poteva sapere; ogni linea del grafico mostra le probabilità come quel giocatore poteva stimarle, perciò la somma non è sempre 100%.
coach-cancel = Ferma
coach-offer = Un bot molto forte guarda ogni decisione: come sono andate le probabilità, dove la partita ha avuto una svolta e che cosa avrebbe fatto lui.
coach-begin = Analizza questa partita
foresight-points = Punti alla fine: in media { $best } invece di { $other }.
foresight-rival-points = { $seats ->
    [2] Punti dell’avversario
   *[other] Punti del miglior avversario
}: in media { $best } invece di { $other }.
coach-turn-of = Svolta { $number } di { $all }
coach-turn-go = Svolta { $number }
coach-played = Giocato
coach-better = Meglio
coach-keeps = { $who }: probabilità di vittoria { $share }%
coach-average = A che cosa porta la scelta migliore
coach-then = Che cosa è successo poi
coach-facts = Che cosa si poteva sapere
coach-show = Mostra sul tavolo
coach-axis-chance = Probabilità di vittoria
coach-axis-steps = Passo della partita
coach-close-call = La ricerca lo preferisce; nessuna riga di punti da sola dice perché.
refusal-coach-busy = Il maestro ora ha troppo da fare. Riprova fra { $seconds } s.
refusal-mistake = Qualcosa è andato storto nella sala. Riprova.

## Pagine

ways = Altre cose da fare
learn = Impara giocando
learn-title = Impara { $game }
rules = Regole
rules-contents = Indice
rules-all = Tutto il regolamento
points-page = Conta i punti
my-matches = Le mie partite
open-record = Rivedi una partita salvata
loading = Un momento…
aids = Carta aiuto
myself = Il tuo nome e il tuo animale
not-now = Che cosa non si può, e perché
refusal-no-rules = Non c’è ancora un regolamento per { $game }.
leaflet-print = Stampa (due pagine)
leaflet-book = Il regolamento numerato, per ogni caso
leaflet-pictures = Le regole in figure
leaflet-mine = al tuo tavolo
leaflet-otherwise = diverso dal tuo tavolo
leaflet-changed = diverso qui
leaflet-marked = Ciò che questa edizione cambia è evidenziato.
leaflet-others = Altri modi di giocare
leaflet-or = o
leaflet-touch = Tocca per toglierla o aggiungerla.

## Replica

replay-controls = Passi della partita
replay-play = Avvia
replay-pause = Pausa
replay-round-back = Indietro di un round
replay-round-on = Avanti di un round
replay-step = Passo { $ply } di { $last }
replay-at = Passo { $ply } di { $last }, round { $round }
replay-eyes = Punto di vista
replay-all-open = tutte le mani scoperte
replay-round = Round
replay-speed = Velocità
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-keys-web = Tasti: freccia sinistra e destra un passo, con Maiusc un turno, Pag su e Pag giù un round, Inizio, Fine, P avvia, V punto di vista.
replay-beginning = La partita comincia.
replay-share = Condividi questa posizione
replay-link = Link a questa posizione
replay-download = Scarica la partita
open-record-how = Scegli il file di una partita (.papercove) per rivederla qui.
verify = Le carte sono state mescolate onestamente?
verify-explained = Se il controllo riesce e la parola casuale del tuo dispositivo c’è, nessuno ha scelto queste carte: né i giocatori né la sala. Non prova che la sala non abbia guardato le carte; chi la tiene può sempre farlo.
verify-given = Impronta mostrata dal tavolo, se l’hai conservata
verify-button = Controlla
verify-fair = { $promise ->
    [none] Torna: ogni distribuzione deriva dal segreto in questo file.
   *[other] Sì: le carte sono state distribuite come promesso.
}
verify-not = Non verificato: { $problem }
verify-bound = { $promise ->
    [seen] Il segreto corrisponde all’impronta che questo browser aveva visto prima della distribuzione.
    [given] Il segreto corrisponde all’impronta che hai inserito.
    [told] Il segreto corrisponde all’impronta.
   *[none] Questa è l’impronta del segreto nel file; confrontala con quella che il tuo tavolo ha mostrato prima della distribuzione:
}
verify-keys = { $rounds ->
    [one] La chiave del round, calcolata in questo browser, è giusta.
   *[other] Le chiavi di { $rounds } round, calcolate in questo browser, sono giuste.
}
verify-replayed = Ogni distribuzione e ogni mossa derivano da queste chiavi.
verify-redealt = { $rounds ->
    [one] Questo browser ha ridato il round da solo; ogni carta era al suo posto.
   *[other] Questo browser ha ridato da solo tutti i { $rounds } round; ogni carta era al suo posto.
}
verify-unknown-deck = Questo browser non sa come si danno le carte di questo gioco; le ha ridate la sala.
verify-older = Vecchia ricetta: chi teneva la sala poteva guidare queste distribuzioni.
verify-own = La parola casuale di questo dispositivo è entrata nel mescolamento.
verify-not-own = Questo dispositivo non ha aggiunto parole casuali a questo mescolamento.
verify-withheld = Il posto { $number } aveva promesso una parola casuale e non l’ha mai data: chi teneva la sala poteva scegliere tra questa distribuzione e un’altra.
verify-broken = { $count ->
    [one] Un dispositivo a questo tavolo aveva visto interrompere una distribuzione prima di questa.
   *[other] Un dispositivo a questo tavolo aveva visto interrompere { $count } distribuzioni prima di questa.
}
unproven-plain-seed = Le carte di questa partita vengono da un semplice numero, non da un segreto sigillato.
unproven-commitment = Il segreto nel file non è quello di questa impronta.
unproven-nonces = Nel file non c’è una parola casuale per ogni posto.
unproven-own-nonce = La tua parola casuale non è tra quelle entrate nel mescolamento.
unproven-record-line = Una riga del file è illeggibile, o non è una mossa permessa in quel punto.
unproven-record-version = Il file segue altre regole di questo gioco; usa il Papercove che lo ha scritto.
unproven-record-format = Il file è scritto in un altro formato.
unproven-unknown-game = Il gioco di questa partita non è installato.
unproven-seed = La riga «seed» del file è illeggibile.
unproven-unfinished = Il file finisce prima della partita: ne manca una parte.
unproven-options = Le opzioni nel file non si adattano al gioco.
unproven-seats = A questo gioco non si gioca con questo numero di posti.
unproven-game-not-made = Il gioco di questa partita non si può caricare.
unproven-keys = Le carte dei round non sono state distribuite con le chiavi calcolate in questo browser.
unproven-deals = Questo browser ha ridato le carte dei round, e non sono al loro posto.

## I punti a un tavolo vero

points-explained = I tuoi punti
points-nothing = Scegli le tue carte: i punti compaiono qui man mano.
points-pick = Tocca una carta per ogni copia che hai.
points-place = Tocca le carte in cima riga per riga: ognuna va nella casella segnata, e il segno avanza.
points-add = Aggiungi { $card }: { $count } di { $most }
points-take = Togli una copia: { $card }
points-take-last = Togli l’ultima
points-spot = { $card } (colonna { $column }, riga { $row })
points-cell-empty = vuota
points-choose = Carte per questa casella
points-clear = Ricomincia
refusal-no-score = Per { $game } non si possono contare i punti.
refusal-score-input = Non riesco a leggere queste carte: { $problem }.

## Statistiche

against = Contro
against-people = Persone
against-bot = Bot · { $level }
played = Giocate
won = Vinte
mean-points = Punti in media
best-points = Record
rating-line = Valutazione { $rating } ± { $spread }, dopo { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}.
finished-matches = Partite finite
you-won = vinta
more-matches = Mostra altre
no-matches = Ancora nessuna partita finita. Giocane una e la troverai qui.
my-data = I miei dati
my-data-how = La sala conserva il tuo nome, i tuoi tavoli e le tue partite, nient’altro. Puoi portarli con te o far togliere il tuo nome da tutto.
export = Scarica tutto
delete-me = Cancella i miei dati
delete-sure = Cancella davvero, per sempre

## Lo schermo grande e le notifiche

big-screen = Schermo grande
screen-full = A tutto schermo
screen-turn = Turno di { $name }
screen-join = Inquadra il codice con un telefono per sederti al tavolo.
push-offer = Questa partita può durare giorni. Vuoi che questo browser ti avvisi quando tocca a te, anche a pagina chiusa?
push-yes = Sì, avvisami
push-no = No, grazie
push-on = Ti avviseremo quando toccherà a te.
push-refused = Il browser non permette notifiche per questa pagina.
refusal-push-off = Chi ospita questa sala non ha attivato le notifiche.
refusal-push-endpoint = La sala non conosce il servizio di notifiche di questo browser.
refusal-push-package = Le notifiche richiedono un pacchetto che non è installato: pip install papercove[push].
refusal-no-tasks = Per { $game } non ci sono ancora problemi.

## Il carattere di ogni bot

final-again = Paesaggi
rounds-best = La sfida migliore: { $name }, round { $round }, +{ $points }
    .you = La sfida migliore: la tua, round { $round }, +{ $points }
bots-here = I bot a questo tavolo
bot-pip = Alla sua prima partita; prende quello che gli piace.
bot-lulu = Sceglie in base al colore, ed è felice di ogni carta.
bot-tom = Ha letto metà delle regole e ne ha dimenticate quasi tutte.
bot-nina = Chiede consiglio ai pesci.
bot-pearl = Mai di fretta, mai di cattivo umore.
bot-marina = Conosce le maree meglio delle regole.
bot-nemo = Si tuffa in cerca di tesori e dimentica l’ora.
bot-coral = Raccoglie un po’ di tutto.
bot-otto = Ha otto braccia, e sempre una carta di troppo.
bot-sandy = Gioca bene finché non spunta il sole.
bot-finn = Non resiste a un buon affare.
bot-stella = Conta le stelle, e ogni tanto i punti.
bot-iris = Vede quasi tutto quello che succede.
bot-marlo = Vecchio lupo di mare; conta sulle dita e sbaglia di rado.
bot-ondine = Aspetta in silenzio, poi prende proprio la carta che volevi tu.
bot-jonas = È stato dentro una balena; niente lo spaventa più.
bot-rosa = Si ricorda quello che hai scartato.
bot-corto = Corre rischi che poi non lo sono.
bot-selma = Ha un piano, e anche un secondo.
bot-hugo = Tiene un taccuino su tutti.
bot-ada = Ha già fatto i conti mentre tu ordini ancora le carte.
bot-ines = Sorride solo dopo aver vinto.
bot-viktor = Non si sorprende più da anni.
bot-morgan = Sa che cos’hai in mano. Quasi.
bot-mistral = Soffia più forte quando meno te lo aspetti.
bot-kraken = Non molla mai niente.
bot-morgana = Ha visto questa partita prima che cominciasse.
bot-moby = In tanti ci hanno provato.
puzzle-day = Problema del giorno
