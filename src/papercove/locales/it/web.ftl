# Quello che dice il tavolo nel browser.

## Pagine e luoghi

games = Giochi
room-about = Sea Salt & Paper e Paper World, da soli contro un bot o con gli amici tramite un link. Senza account.
tables = Tavoli
play-now = Gioca subito
my-tables = I miei tavoli
open-tables = Tavoli aperti
no-open-tables = Nessuno aspetta un giocatore in questo momento. Apri un tavolo e manda il link!
phase-gathering = in attesa
phase-playing = in corso
phase-finished = finita
new-table = Nuovo tavolo
new-table-how = Amici, bot, opzioni
new-quick = Partita veloce
no-page = Pagina non trovata.
no-table = Questo tavolo non c’è più, o il link non è completo.
dealing = Distribuzione delle carte…
menu = Menu
close = Chiudi
you = Tu
somebody = Qualcuno
paper-animal = { $animal ->
     [bear] Orso di carta
     [cat] Gatto di carta
     [crab] Granchio di carta
    *[crane] Gru di carta
     [fish] Pesce di carta
     [fox] Volpe di carta
     [frog] Rana di carta
     [octopus] Polpo di carta
     [owl] Gufo di carta
     [penguin] Pinguino di carta
     [rabbit] Coniglio di carta
     [whale] Balena di carta
}

## Aprire un tavolo

game = Gioco
players = Giocatori
players-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
chairs = I giocatori
chair = Posto { $number }
chair-me = Io
chair-open = Posto libero
chair-for-person = Libero (per un giocatore)
chair-bot = Bot al posto { $number }
bot-level = { $name } · { $level }
level-beginner = prima partita
level-novice = gentile
level-casual = tranquillo
level-skilled = abile
level-advanced = esperto
level-expert = forte
level-master = spietato
thinking = Tempo per turno
thinking-none = Senza limite
thinking-relaxed = Tranquillo (2 minuti)
thinking-quick = Rapido (30 secondi)
thinking-days = Per corrispondenza (3 giorni)
pace = Ritmo dei bot
pace-human = Umano
pace-brisk = Vivace
pace-instant = Immediato
switches = Opzioni del tavolo
switch-listed = Mostralo tra i tavoli aperti
switch-free_text = Testo libero in chat
switch-hints = Consigli
switch-newcomers = Chi guarda può prendere il posto di un bot a partita in corso
switch-memory_aid = Aiuto per la memoria: guarda indietro quanto vuoi
switch-live_points = Mostra i miei punti durante la partita
as-usual = standard
open-table = Apri il tavolo

## Prima di dare le carte

gathering = In attesa dei giocatori
sit = Siediti qui
ready = c’è
not-ready = non ancora
i-am-ready = Ci sono!
waiting-for-players = In attesa degli altri…
invite = Invita
invite-how = Chi apre questo link può prendere un posto libero o guardare.
invite-link = Link a questo tavolo
invite-qr = Codice QR: il link a questo tavolo
join-table = Unisciti con un codice
join-how = Le cinque lettere sul grande schermo o nell’invito
join = Unisciti
join-with = o digita queste lettere su { $address }/join
short-code = Codice: { $code }
copy = Copia
copied = Copiato
copy-by-hand = Il link è selezionato: copialo con Ctrl+C, o tienilo premuto.
share = Condividi
fair-promise = Impronta del mazzo, fissata prima di dare le carte:

## Al tavolo

dice-awaited = Si aspetta la parola casuale per mescolare le carte, da: { $names }. Arriva da sola appena la loro pagina è aperta.
dice-withheld = Carte distribuite senza la parola casuale di { $names }. È annotato nel file della partita.
dice-broken = { $count ->
    [one] Una distribuzione a questo tavolo è stata interrotta
   *[other] { $count } distribuzioni a questo tavolo sono state interrotte
} dopo che il tuo dispositivo aveva dato la sua parola casuale. Una sala che fa così forse aspetta carte che le piacciono.
unfair-commitment = La sala ha cambiato il suo segreto a cose fatte: non è quello dell’impronta mostrata prima di dare le carte.
unfair-promises = La sala ha cambiato ciò che qualcuno aveva promesso per il mescolamento.
unfair-own-nonce = La parola casuale del tuo dispositivo non è nel mescolamento, o non è quella che ha dato.
unfair-nonces = Nel file ci sono parole casuali diverse da quelle mostrate alla distribuzione.
unfair-match = Il file è di un’altra partita.
unfair-refused = Di queste carte non ci si può fidare: il tuo dispositivo non gioca più. Lascia il tavolo e conserva il file.

## Al tavolo

your-turn = Tocca a te!
turn-of = { $name } sta pensando…
on-its-way = La tua mossa è in viaggio…
bar-cut = Connessione persa
bar-cut-how = Riconnessione in corso…
turn-of-gone = { $name } è offline. Aspettiamo…
offline = offline
time-left = Ancora { $time } per pensare
days-left = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
your-place = Il tuo posto
actions = Che cosa puoi fare
match-over = La partita è finita
undo = Annulla
hint = Consiglio
hint-best = «{ $best }»: probabilità di vittoria { $chance }%.
hint-other = «{ $other }»: { $instead }%, { $grade ->
    [blunder] molto peggio.
    [mistake] peggio.
    [dubious] un po’ peggio.
   *[fine] altrettanto buono.
}
choices-count = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
}
total = Totale
hand = { $count ->
    [0] La tua mano: nessuna carta
    [one] La tua mano: { $count } carta
   *[other] La tua mano: { $count } carte
}
hand-empty = La tua mano è vuota.
hand-of = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
card-hidden = una carta coperta
sorted-kind = per tipo
sorted-colour = per colore
sorted-own = ordine mio
sorted-value = per valore
worth-now = per te ora vale
middle = Centro del tavolo
connection-lost = Connessione persa. Riconnessione in corso…
rematch = Gioca ancora
again-asked = { $count ->
    [one] { $names } vorrebbe giocare ancora.
   *[other] { $names } vorrebbero giocare ancora.
}
again-declined = { $count ->
    [one] { $names } non gioca più: un bot prenderebbe il posto.
   *[other] { $names } non giocano più: dei bot prenderebbero i posti.
}
again-no = No, grazie
replay = Rivedi
recap = Dal tuo ultimo turno
log = Cronaca
spoken = Annunci
rewind-here = Vedi il tavolo com’era allora
looking-back = Stai rivedendo: mossa { $ply } di { $last }
step-back = Indietro
step-on = Avanti
to-now = Torna alla partita
watching = Stai guardando
watching-offer = Stai guardando. Puoi prendere il posto di un bot.
bots-rest = I bot riposano: qui da un po’ nessuno fa niente.
bots-wake = Avanti
take-seat = Prendi il posto di { $name }
take-a-seat = Prendi un posto
leave = Lascia il tavolo
leave-how = Un bot ti tiene caldo il posto finché non torni.
away = Un bot gioca per te finché non torni.
come-back = Torna al tavolo
stand-up = Alzati
free-chair = Libera il posto
why = Perché?
other-device = Continua su un altro dispositivo
other-device-link = Crea un link per l’altro dispositivo
other-device-how = Il link vale una volta, per dieci minuti, ed è solo per te.
link-question = Continuare qui con il tuo nome, i tuoi tavoli e il tuo posto?
link-confirm = Sì, continua qui
host-switches = Per chi ospita
board-turn = Tocca a te!
plain-round = Round { $round }
plain-pile = { $name }: { $count ->
    [0] vuoto
    [one] un pezzo
   *[other] { $count } pezzi
}
plain-pieces = { $count ->
    [one] un pezzo
   *[other] { $count } pezzi
}
plain-score = { $score } su { $target }

## Chat e cronaca

chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-write = Scrivi qualcosa
send = Invia
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops…
phrase-thinking = Un attimo, sto pensando.
phrase-your-turn = Tocca a te!
phrase-again = Ne facciamo un’altra?
phrase-goodbye = Alla prossima!
phrase-clap = 👏 Bravo!
phrase-laugh = 😄 Ah ah!
phrase-wow = 😮 Oh!
phrase-oh-no = 🙈 Oh no!
log-said = { $name }: { $words }
    .you = Tu: { $words }
log-opened = Si prepara una partita.
log-asked = { $name } vorrebbe giocare ancora.
    .you = Vorresti giocare ancora.
log-started = Le carte sono state distribuite.
log-configured = Chi ospita ha cambiato un’impostazione.
log-undone = { $name } annulla l’ultima mossa.
    .you = Annulli l’ultima mossa.
log-stood = Il posto { $number } è libero.
log-seated-person = { $name } si siede.
    .you = Ti siedi.
log-seated-bot = Si siede un bot.
log-seated-away = { $name } è via; intanto gioca un bot.
    .you = Sei via; intanto gioca un bot.
log-withheld = La parola casuale di { $name } non è mai arrivata: le carte si distribuiscono senza.
    .you = La tua parola casuale non è mai arrivata: le carte si distribuiscono senza.

## Impostazioni

log-seated-took = { $name } prende il posto di un bot e da ora gioca con le sue carte.
    .you = Prendi il posto di un bot e da ora giochi con le sue carte.

## Impostazioni

settings = Impostazioni
nickname = Il tuo nome
my-animal = Il tuo animale
you-are = Sei
you-are-label = Il tuo nome e il tuo animale
change-me = Cambia
unread = nuovo
leave-sure = Lasciare la partita in corso?
stay = Resta
still-on = La tua partita è ancora in corso
still-on-how = Ti aspetta, qualunque cosa tu faccia ora.
go-on-with = Continua { $game }
deal-new = Nuova partita a { $game }
save = Salva
saved = Salvato
language = Lingua
speed = Velocità delle carte
speed-still = nessuna animazione
speed-slow = lente
speed-calm = calme
speed-quick = vivaci
speed-fast = veloci
theme = Tema
theme-auto = come il dispositivo
theme-light = chiaro
theme-dark = scuro
big-marks = Simboli e lettere grandi sulle carte
auto = Gioca in automatico le mosse obbligate
sounds = Suoni
sounds-off = spenti
notifications = Avvisami quando tocca a me e sono altrove
keys-help = Tasti: 1–9 vai a una scelta, frecce da una scelta o carta all’altra, Invio scegli, H consiglio, U annulla, L cronaca, C chat, S impostazioni, I invita, A carta aiuto.
unofficial = Papercove è un progetto non ufficiale di appassionati, con disegni propri. Sea Salt & Paper è pubblicato da Bombyx, Paper World dal suo editore: regalati i bei giochi stampati.

## Cards and counts

letter-dark_blue = BS
letter-light_blue = BC
letter-black = N
letter-yellow = G
letter-blue = B
letter-green = V
letter-light_green = V
letter-white = B
letter-purple = Vi
letter-grey = Gr
letter-light_orange = AC
letter-pink = R
letter-orange = Ar
pile-count = { $count ->
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
round-title = Round { $round }
see-result = Vedi il risultato

struck = { $points } punti che non contano
count-waits = Si aspetta { $names }

by-value = Ordina la mano per valore, se le carte ne hanno uno
final-skip = Salta

## Rifiuti della sala

table-rules = Le regole di questo tavolo
yes = sì
no = no
## Rifiuti della sala

card-worth = { $card }, vale { points }
sorting = Ordine della mia mano

## Rifiuti della sala

refusal-other = Non è possibile ({ $key }).
refusal-picture = Non è stato possibile salvare l’immagine. Riprova, o fai uno screenshot.
refusal-room-unreachable = La sala non risponde. La connessione funziona?
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-base = Questa pagina non è aggiornata. Ricaricala.
refusal-closing = La sala si riavvia. Torna tra un momento.
refusal-frame = Qualcosa è andato storto. Ricarica la pagina.
refusal-hello-first = La connessione non è riuscita. Ricarica la pagina.
refusal-hello-twice = La connessione non è riuscita. Ricarica la pagina.
refusal-host-only = Solo chi ospita il tavolo può farlo.
refusal-link-code = Questo codice è già usato o troppo vecchio. Creane un altro sull’altro dispositivo.
refusal-match-running = La partita è ancora in corso.
refusal-no-device = La sala non conosce ancora questo dispositivo. Ricarica la pagina.
refusal-no-free-text = A questo tavolo in chat ci sono solo frasi pronte.
refusal-no-hints = A questo tavolo non ci sono consigli.
refusal-no-match = Questa partita non esiste.
refusal-no-picture = Questa immagine non esiste.
refusal-no-memory-aid = A questo tavolo si guarda indietro solo fino al proprio ultimo turno.
refusal-no-request = A questo indirizzo non c’è nulla.
refusal-no-seat = Non hai un posto a questo tavolo.
refusal-no-code = Nessun tavolo ha il codice { $code }. Guarda di nuovo lo schermo: cinque lettere, niente cifre.
refusal-no-table = Questo tavolo non esiste.
refusal-no-undo = Non si può annullare: è stata scoperta una carta, o ha giocato qualcun altro.
refusal-not-dealt = Le carte non sono ancora state distribuite.
refusal-origin = Questa pagina non appartiene a questa sala.
refusal-phrase = La sala non conosce questa frase.
refusal-say = Il messaggio è vuoto.
refusal-seat = Questo posto non esiste.
refusal-seat-taken = Qualcuno è stato più veloce: il posto è occupato.
refusal-banned = Chi gestisce questa sala non ti lascia entrare.
refusal-muted = Per ora chi gestisce questa sala ti ha tolto la parola.
refusal-muted-here = Chi ospita questo tavolo ti ha tolto la parola.
refusal-nickname-not-usable = Questo nome non va bene: è invisibile, oppure qui si chiamano così gli ospiti. Scegline un altro.
refusal-removed = Chi ospita ti ha allontanato da questo tavolo.
refusal-nobody-else = Si può togliere la parola o allontanare solo un’altra persona che è qui o che qui ha parlato.
refusal-no-node = Non c’è nessun nodo attivo «{ $node }».
refusal-table-of-node = Il tavolo { $table } appartiene al nodo { $node }: chiedi lì.
refusal-prune-days = Indica un numero di giorni, almeno uno.
refusal-backup-file = Impossibile scrivere «{ $file }»: indica il nome completo di un nuovo file in una cartella esistente, sulla macchina della sala.
refusal-table-closed = Chi gestisce questa sala ha chiuso questo tavolo.
refusal-table-crowded = Intorno a questo tavolo c’è così tanta gente che non ci sta più nessuno.
refusal-chat-full = Per una partita, a questo tavolo si è detto abbastanza.
refusal-sealed = Sono tutti seduti: tra un attimo si danno le carte. Poi puoi prendere un posto.
refusal-not-awaited = La sala non aspetta da te nessuna parola casuale.
refusal-other-nonce = Non è la parola casuale che il tuo dispositivo aveva promesso.
refusal-not-your-analysis = Questa analisi l’ha chiesta qualcun altro: solo chi l’ha chiesta può fermarla.
refusal-room-busy = Stai già aspettando diverse risposte. Riprova tra { $seconds } secondi.
refusal-no-newcomers = Chi ospita non lascia prendere il posto di un bot a partita in corso. Puoi guardare e giocare la prossima.
refusal-knows-a-hand = In questa partita hai già visto un’altra mano: potrai prendere il posto di un bot nella prossima.
refusal-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo.
refusal-time-up = Il tuo tempo era scaduto: un bot ha giocato per te.
refusal-played-elsewhere = Hai giocato su un altro schermo.
refusal-undone-elsewhere = Hai annullato qualcosa su un altro schermo.
refusal-not-now = Adesso non si può.
refusal-table-elsewhere = Questo tavolo si sta spostando. Nuovo tentativo…
refusal-too-early = La sala si sta ancora avviando. Riprova tra un momento.
refusal-too-fast = Piano! Riprova tra { $seconds } s.
refusal-too-large = Il messaggio è troppo lungo.
refusal-two-seats = Puoi occupare un posto solo.
refusal-unknown-bot = Questo gioco non ha nessun bot «{ $bot }».
people = Persone
people-mute = Nascondi i messaggi
people-hear = Mostra i messaggi
people-mute-all = Togli la parola
people-unmute-all = Ridai la parola
people-remove = Allontana
people-let-in = Fai tornare
keeper = Il banco della sala
keeper-token = Chiave
keeper-token-how = Sulla macchina della sala, questo comando dà l’indirizzo completo:
keeper-wrong-token = Questa non è la chiave di questa sala.
keeper-enter = Apri
keeper-leave = Dimentica qui la chiave
keeper-tables = Tavoli in uso ({ $count })
keeper-days = Per quanti giorni
keeper-move = Sposta su { $node }
keeper-close = Chiudi il tavolo
keeper-mute = Togli la parola
keeper-ban = Escludi
keeper-ban-address = Escludi l’indirizzo
keeper-bans = Esclusi, senza parola, chiusi
keeper-forgive = Annulla
keeper-for-ever = per sempre
keeper-none = Niente
keeper-refused = Rifiutato dai limiti
keeper-copy = Copie e vecchi tavoli
keeper-file = Un nuovo file sulla macchina della sala
keeper-back-up = Fai una copia adesso
keeper-restore-how = Per tornare a una copia, chiudi la sala ed esegui:
keeper-old = Giorni senza mosse
keeper-prune = Elimina i vecchi tavoli
keeper-prune-how = Le partite finite restano.
keeper-pruned = { $count ->
    [one] Un tavolo eliminato.
   *[other] { $count } tavoli eliminati.
}
keeper-done = Fatto.
