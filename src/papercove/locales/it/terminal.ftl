# Quello che dicono la riga di comando e il tavolo nel terminale.

## Errori in un comando

refusal-because = Qui non si può: { $action }. { $because } (Regola { $rule }.)
refusal-language = Papercove non parla «{ $language }». Lingue note: { $known }.
refusal-unknown-command = Nessun comando «{ $command }». `papercove --help` li elenca.
refusal-unknown-option = Qui non c’è l’opzione { $option }. Aggiungi --help per vedere le opzioni.
refusal-unused-argument = «{ $argument }» è di troppo.
refusal-missing-argument = Manca { $argument }.
refusal-repeated-argument = { $argument } è dato due volte.
refusal-bad-argument = «{ $value }» non va bene per { $argument }.
refusal-too-few = { $argument } deve essere almeno { $least }, non { $value }.
refusal-arguments = Questi argomenti non vanno bene: { $problem }
refusal-file-missing = Il file { $file } non esiste.
refusal-file-unreadable = Impossibile leggere il file { $file }: { $problem }.
refusal-file-unwritable = Impossibile scrivere il file { $file }: { $problem }.
refusal-file-exists = Il file { $file } esiste già: scegli un altro nome per --save, o riprendi quella partita con --load { $file }.
refusal-output = Impossibile scrivere l’output: { $problem }.

## games, doctor

games-version = versione { $version }
games-seats = da { $least } a { $most } giocatori
doctor-compiled = Il nucleo è compilato: piena velocità.
doctor-interpreted = Il nucleo è interpretato: stesse partite, circa 100 volte più lento. Un compilatore C e `pip install .` lo rendono veloce.
doctor-machine = macchina
doctor-language = lingua
doctor-game = gioco

## bench

bench-game = gioco
bench-seats = posti
bench-decisions = M decisioni/s
bench-copies = M copie/s
bench-rollouts = M round/s
bench-bytes = byte

## score

score-total = Totale
score-line = Riga { $line }: { $problem }
refusal-score-json = Questo non è un oggetto JSON: { $problem }.

## Il tavolo

table-round = round { $round }
table-your-turn = tocca a te
table-thinks = { $who } sta pensando…
table-over = la partita è finita
table-points = I tuoi punti
table-total = Totale
table-log = Cronaca
table-round-over = Fine del round { $round }
table-match-over = La partita è finita
table-no-undo = Non si può annullare: è stata scoperta una carta, o la mossa non era tua.
table-saved = La partita è salvata in { $file }.
table-keys = 1–9 o Invio scegli · U annulla · L cronaca · S salva · G lingua · ? · Q esci
table-keys-over = N nuova partita · L cronaca · S salva · G lingua · Q esci
table-help = Su, Giù, Invio: scegli che cosa fare. Da 1 a 9: scegli subito.
    PagSu, PagGiù: scorri il tavolo.
    U: annulla, finché non è stata scoperta una carta.
    L: leggi che cosa è successo. S: salva la partita in un file.
    G: lingua successiva. Q: lascia il tavolo.
curtain-pass = Ora la tastiera va a: { $who }.
curtain-ready = { $who }: premi Invio quando nessun altro guarda.
reading-hint = Invio: avanti · ↑↓: scorri
picker-title = A che cosa giochiamo?
you = Tu
person = Giocatore { $number }

## Errori al tavolo

refusal-people = { $people } persone e { $bots } avversari non fanno un tavolo da { $seats }.
refusal-option = «{ $option }» non è un’opzione: scrivi --option nome=valore.
refusal-setting = «{ $setting }» non cambia nessun numero: scrivi --set nome=valore.
refusal-bot-names = Manca un nome in «{ $bots }»: scrivi --bots greedy,random.
refusal-names = { $names } nomi non vanno bene per un tavolo da { $seats }.
refusal-no-terminal = Serve un terminale interattivo.
refusal-other-game = Il file { $file } è una partita di { $game }, non di { $wanted }.

## replay

replay-keys = → ← un passo · PagSu PagGiù round · Inizio Fine · V punto di vista · G lingua · Q
replay-position = passo { $ply } di { $last }
replay-seen-by = punto di vista: { $who }
replay-open = tutte le mani scoperte

## serve, verify

refusal-port = La sala non può ascoltare su { $host }, porta { NUMBER($port, useGrouping: 0) }: { $problem }.
refusal-port-taken = La porta { NUMBER($port, useGrouping: 0) } è occupata, forse da una sala già aperta su questo computer: usa quella, oppure apri la nuova con --port { NUMBER($other, useGrouping: 0) }.
refusal-origin = «{ $value }» non va bene per { $argument }: scrivi http:// o https:// e un host, per esempio https://play.example.org.
refusal-proxy = «{ $value }» non va bene per { $argument }: scrivi un indirizzo o una rete, per esempio 192.0.2.7, 10.0.0.0/8 o fd00::/8.
refusal-static = In { $value } non ci sono pagine costruite: manca index.html.
refusal-store-kind = «{ $value }» non è un archivio: indica un file, o postgresql://…
refusal-store = Non riesco ad aprire l’archivio { $store }: { $problem }
serve-open = Papercove è aperto all’indirizzo { $address }
serve-close = Ctrl+C lo chiude.
proof-commitment = impronta { $digits }
proof-round = round { $round } { $key }
proof-holds = VERIFICATO: { NUMBER($rounds, useGrouping: 0) } distribuzioni derivano { $given ->
    [yes] dall’impronta data
   *[no] dall’impronta qui sopra (confrontala con quella che il tavolo ha mostrato)
}, e { NUMBER($plies, useGrouping: 0) } mosse sono permesse.
proof-fails = NON VERIFICATO: { $problem }

## arena

proof-older = Secondo la vecchia ricetta: chi teneva la sala poteva guidare queste distribuzioni.
proof-withheld = Il posto { $seat } aveva promesso una parola casuale e non l’ha mai data: chi teneva la sala poteva scegliere tra questa distribuzione e un’altra.
proof-broken = Un dispositivo a questo tavolo aveva visto interrompere { NUMBER($count, useGrouping: 0) } distribuzioni prima di questa.

## arena

arena-title = { $game }, { $seats } posti, { $games ->
    [one] una partita
   *[other] { NUMBER($games, useGrouping: 0) } partite
}
arena-ladder-title = { $game }, due posti, { NUMBER($games, useGrouping: 0) } partite per coppia
arena-bot = bot
arena-wins = vittorie
arena-interval = intervallo al 95%
arena-score = punteggio medio
arena-ms = ms a mossa
arena-elo = Elo
arena-beats-below = batte il precedente
arena-sprt = { $verdict ->
    [better] Deciso a favore di { $bot }: vittorie { $better }% o più, piuttosto che { $even }% o meno.
    [not-better] Deciso contro { $bot }: vittorie { $even }% o meno, piuttosto che { $better }% o più.
   *[undecided] Non è ancora deciso per { $bot }: vittorie { $even }% o meno, oppure { $better }% o più.
} Partite giocate: { NUMBER($games, useGrouping: 0) } su { NUMBER($asked, useGrouping: 0) }. Logaritmo del rapporto di verosimiglianza: { $ratio }, limiti ±{ $bound }.
arena-same-bot = Lo stesso bot occupa tutti i posti: vince la sua parte uguale perché ogni distribuzione è giocata da ciascun posto. Qui non si misura altro che il suo punteggio.
refusal-ladder = Con --ladder i posti sono due e si giocano tutte le partite: ometti { $argument }.

## simulate, report

simulate-title = { $game }, { $seats } posti, { NUMBER($games, useGrouping: 0) } partite
simulate-printed = Secondo le regole stampate.
simulate-options = Con queste opzioni:
simulate-variant = UNA VARIANTE, non il gioco stampato:
simulate-value = valore
simulate-bot = il bot { $number }, { $bot }, vince
simulate-seat = il posto { $seat } vince
simulate-first = chi comincia vince
simulate-score = punti del posto { $seat }
simulate-winning-score = punti del vincitore
simulate-rounds = round
simulate-turns = turni
simulate-decisions = decisioni
simulate-per-match = a partita
simulate-mean = media
simulate-win-rate = vittorie in quel caso
report-title = { $game }: che cosa dicono { NUMBER($games, useGrouping: 0) } partite
report-made = { $bots }, { $seats } posti, seme { $seed }. Barre, fasce e ± sono intervalli al 95%, per partita. Quelli sbiaditi possono essere dovuti al caso; dove mancano, i dati non bastano.
report-abstract = Chi comincia vince il { $first } delle partite. Una partita dura { $turns } turni{ $rounds ->
        [none] { "" }
       *[other] { " " }in { $rounds } round
    }; il vincitore ha { $winner } punti, { $margin } più del secondo.
report-scores = Punteggi alla fine
report-scores-axis = punti
report-count-axis = quota dei risultati
report-calls = Che cosa porta una chiamata
report-calls-axis = punti alla chiamata
report-win-axis = probabilità di vincere
report-values = Quanto vale ogni tipo
report-values-axis = punti in più per carta
simulate-margin = vantaggio del vincitore
simulate-success = riuscita
simulate-joint = una in più, a parità di mano
simulate-plain = una in più, da sola
simulate-one-match = Una sola partita non dice nulla su probabilità e medie: chiedine di più con --games.
lab-command = Papercove { $version }: { $command }
measure-behind = in svantaggio; punti al massimo
    .often = giocatori che sono stati in svantaggio, a partita
    .mean = svantaggio massimo in punti
measure-lead-changes = cambi in testa
    .mean = cambi in testa a partita
report-scores-caption = Quanto spesso è stato raggiunto ogni punteggio. Metà dei risultati sta fra { $low } e { $high } punti; il vincitore ne ha in media { $winner }.
report-success = La chiamata riesce?
report-success-axis = quota riuscita
report-success-caption = Quanto spesso riesce una chiamata, secondo i punti di chi chiama. In tutto: { $rates }.
report-calls-up = punti sopra il miglior avversario
report-calls-caption = Quanto ha guadagnato chi ha chiamato rispetto al miglior avversario del round, così come chiamano questi bot. { $more ->
        [none] { "" }
       *[other] Con { $more } punti { $one } porta di sicuro più di { $other }.
    } { $less ->
        [none] { "" }
       *[other] Con { $less } punti { $other } porta di sicuro più di { $one }.
    } Altrove gli intervalli si sovrappongono.
report-calls-caption-one = Quanto ha guadagnato chi ha chiamato rispetto al miglior avversario del round, così come chiamano questi bot.
report-values-caption = Quanti punti porta una carta in più. Al primo posto { $kind }: { $points } ({ $interval }) se le altre carte restano le stesse. «Da sola» confronta le mani qualunque cosa contengano, e inganna dove un tipo ne scaccia un altro.
report-behind = Rimonte
report-behind-axis = punti di svantaggio al massimo
report-behind-caption = Quanto spesso ha vinto chi era stato in svantaggio, secondo lo svantaggio massimo: { $rate } in tutto. In testa si cambia in media { $changes } volte a partita.
report-gaps = Un vuoto è un valore troppo raro per dire qualcosa.
report-tail = L’ultimo punto riunisce chi è stato in svantaggio di { $least } o più ({ $count } risultati): { $rate }.
report-events = Che cosa succede
report-editions = Che cosa cambiano le edizioni
report-editions-caption = Differenze dal gioco qui sopra, partita per partita dalla stessa prima distribuzione, ognuna con il suo intervallo al 95%. L’ultima colonna dice di quanto questo restringe gli intervalli rispetto a distribuzioni diverse (mediana di tutto ciò che è confrontato): molto solo dove quasi nulla si gioca diversamente. Vittorie in punti percentuali.
report-narrower = più stretto del
report-written = Il rapporto è in { $file }.
refusal-variant = Questi numeri non vanno bene per { $game }: { $problem }.
refusal-no-variants = { $game } non ha numeri da cambiare.
refusal-variant-file = Il file { $file } non è TOML: { $problem }.
refusal-no-ray = Ray non è installato: pip install 'papercove[cluster]'.
refusal-no-plots = Matplotlib non è installato: pip install 'papercove[report]'.

## compare

compare-bot = il primo bot vince
compare-before = prima
compare-after = dopo
compare-change = differenza
compare-title = { $game }: { $after } invece di { $before }
compare-made = { $bots }, { $seats } posti, { NUMBER($games, useGrouping: 0) } partite per lato dalle stesse prime distribuzioni, seme { $seed }. ± è l’intervallo al 95% della differenza, coppia per coppia.
compare-higher = Con { $after } invece di { $before } aumenta: { $changes }.
compare-lower = Con { $after } invece di { $before } diminuisce: { $changes }.
compare-nothing = { NUMBER($games, useGrouping: 0) } partite per lato non mostrano fra { $after } e { $before } alcuna differenza oltre il caso.
compare-chance = Nessuna differenza sicura per «{ $name }» ({ $change } punti percentuali).
compare-effects = Che cosa aumenta e che cosa diminuisce
compare-effects-axis = differenza, in percentuale del valore di prima
compare-chances = Chi vince e che cosa riesce
compare-chances-axis = differenza, in punti percentuali
compare-held = carte tenute
compare-from-to = da { $before } a { $after }
compare-also-lower = Diminuisce: { $changes }.
compare-effects-caption = { $more ->
        [0] { "" }
       *[other] Sono mostrate solo le { $shown } più nette.{ " " }
    }{ $sure } differenze su { $tests } vanno oltre il caso, anche dopo averne guardate tante; in alto la più netta: { $surest }. A destra della linea è di più, a sinistra di meno, ognuna con il suo intervallo al 95%; quelle sbiadite possono essere dovute al caso.
compare-scores-caption = Quanto spesso è stato raggiunto ogni punteggio finale; { $winner }.
compare-all = Tutto ciò che è stato confrontato
compare-all-caption = In grassetto: va oltre il caso, anche dopo aver guardato { $tests } differenze (procedura di Holm, 5% per tutte insieme). Ogni ± è un intervallo al 95% preso da solo: circa uno su venti esclude lo 0 per puro caso. { $set ->
        [0] { "" }
       *[other] «Come impostato» è ciò che dice il cambiamento stesso; non viene giudicato.
    } Probabilità in punti percentuali.
compare-deals = { $percent ->
        [0] Le distribuzioni comuni non restringono questi intervalli (mediana): dopo la prima decisione diversa la fortuna va per la sua strada.
       *[other] Le distribuzioni comuni restringono questi intervalli del { $percent }% (mediana); dopo la prima decisione diversa la fortuna va per la sua strada.
    }
compare-set = { $change }, come impostato
compare-bots = bot { $bots }
compare-written = La pagina è in { $file }.
refusal-compare-side = «{ $side }» non è un’impostazione: scrivi nome=valore, come edition=fr o call_threshold=8, oppure printed per non cambiare nulla.
refusal-compare-setting = Non c’è l’impostazione «{ $setting }». Ci sono: { $known }.
refusal-compare-same = I due lati sono lo stesso studio: cambia un’impostazione da una parte.
refusal-cluster = Impossibile unirsi al cluster Ray a { $address }: { $problem }. Controlla che sia attivo lì e che RAY_AUTH_TOKEN sia il suo token; se è molto carico, riprova.
refusal-cluster-lost = Il cluster Ray a { $address } si è perso durante il calcolo. Quando sarà di nuovo attivo, ripeti lo stesso comando: i numeri saranno gli stessi.
refusal-record-variant = Una partita con numeri cambiati non si registra: una registrazione è di { $game } con le regole stampate.
refusal-reward = Non c’è una ricompensa «{ $reward }». Esistono: { $known }.
refusal-environment-not-reset = Chiama prima reset().
refusal-vector-size = { $envs } partite in { $threads } thread: serve almeno 1 di entrambi.
refusal-vector-opponents = Qui non ci sono avversari «{ $opponents }»: nessuno, «random» o «quick», gli stessi a tutti i posti. Funzioni e policy giocano in gymnasium.make().
refusal-vector-actions = Serve un’azione per ognuna delle { $envs } partite, non un array di forma { $shape }.
refusal-agent = Non c’è un agente «{ $agent }». Esistono: { $known }.
refusal-render-mode = Non c’è una modalità di visualizzazione «{ $mode }». Esistono: { $known }.
refusal-reset-options = reset() non conosce altre opzioni che reset_mask: { $options }.
refusal-reset-mask = reset_mask è un array di { $envs } valori vero o falso, di cui almeno uno vero.
refusal-vector-seeds = Serve un seme per ognuna delle { $envs } partite, non { $seeds }.
refusal-opponents = { $opponents } avversari non vanno bene per un tavolo da { $seats }: indicane uno per ogni altro posto, o meno, e l’ultimo prende i posti rimasti.
refusal-opponent-kind = { $opponent } non può essere un avversario: usa il nome di un bot, un Bot, una funzione che riceve ciò che vede il suo posto e restituisce un’azione, o una policy con predict().
refusal-policy-answer = Il tuo avversario { $policy } ha risposto { $answer }: restituisci un solo numero intero minore di { $actions } che vale 1 nella «action_mask» ricevuta.
refusal-policy-action = Il tuo avversario { $policy } ha scelto { $action }, che qui non è consentita: scegli solo tra le azioni che valgono 1 nella «action_mask» ricevuta.
refusal-policy-raised = Il tuo avversario { $policy } si è interrotto con { $problem }. Chiamalo una volta con un’osservazione di questo ambiente per vedere dove.
refusal-seat = Non c’è un posto { $seat } a un tavolo da { $seats }.

## A new game

new-game-done = { $folder } è pronto. Entra lì, esegui pip install -e '.[dev]' e pytest, poi papercove play { $name }.
refusal-new-game-name = «{ $name }» non può essere il nome di un gioco: usa lettere minuscole e cifre separate da trattini, per esempio tide-pools.
refusal-new-game-taken = «{ $name }» è già il nome di un gioco o di un modulo di Python: scegli un altro nome.
refusal-new-game-exists = { $folder } esiste già: scegli un altro nome, un altro --folder, o prima rimuovilo.
refusal-new-game-unwritten = Non è stato possibile scrivere { $folder }: { $problem }. Scegli un --folder in cui puoi scrivere.
