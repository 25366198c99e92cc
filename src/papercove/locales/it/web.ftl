# Quello che dice il tavolo nel browser.

## Pagine e luoghi

game-sea-salt-paper = Sea Salt & Paper
game-paper-world = Paper World
games = Giochi
switch-game = Gioca subito a { $game }
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
new-table-how = amici, bot, opzioni
new-quick = Subito un’altra partita
no-page = Qui non c’è niente.
no-table = Questo tavolo non c’è più, o il link non è completo.
try-again = Riprova
dealing = Si danno le carte…
menu = Menu
close = Chiudi
you = Tu
somebody = Qualcuno
guest = Ospite { $number }

## Aprire un tavolo

game = Gioco
players = Giocatori
players-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
chairs = Chi siede dove
chair = Sedia { $number }
chair-me = Io
chair-open = Sedia libera
chair-for-person = Libera per una persona
chair-bot = Un bot sulla sedia { $number }
bot-name = Bot · { $level }
level-novice = gentile
level-casual = tranquillo
level-skilled = abile
level-expert = forte
level-master = spietato
thinking = Tempo per pensare
thinking-none = Senza limite
thinking-relaxed = Tranquillo
thinking-quick = Rapido
thinking-days = Più giorni
pace = Ritmo dei bot
pace-human = Come le persone
pace-brisk = Vivace
pace-instant = Immediato
switches = A questo tavolo
switch-listed = Mostralo tra i tavoli aperti
switch-free_text = Testo libero in chat
switch-hints = Consigli
switch-newcomers = Chi guarda può prendere il posto di un bot a partita in corso
switch-memory_aid = Aiuto per la memoria: guarda indietro quanto vuoi
switch-live_points = Mostra i propri punti durante la partita
as-usual = come al solito
open-table = Apri il tavolo

## Prima di dare le carte

gathering = In attesa dei giocatori
sit = Siediti qui
ready = pronto
not-ready = non ancora qui
i-am-ready = Sono pronto
waiting-for-players = In attesa degli altri…
invite = Invita
invite-how = Chi apre questo link può prendere una sedia libera o guardare.
invite-link = Link a questo tavolo
invite-qr = Codice per la fotocamera del telefono: il link a questo tavolo
copy = Copia
copied = Copiato
share = Condividi
fair-promise = La sala si è impegnata sul mescolamento prima di dare le carte:

## Al tavolo

your-turn = Tocca a te!
to-move = di turno
turn-of = { $name } sta pensando…
turn-of-gone = { $name } non è in linea. In attesa…
offline = non in linea
time-left = Ancora { $time } per pensare
days-left = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
your-place = Il tuo posto
actions = Che cosa puoi fare
all-choices = Mostra tutto
match-over = La partita è finita
undo = Annulla
hint = Consiglio
hint-best = «{ $best }» vince al { $chance } %.
hint-other = «{ $other }» vince al { $instead } %: { $grade ->
    [blunder] molto peggio.
    [mistake] peggio.
    [dubious] un po’ peggio.
   *[fine] altrettanto buono.
}
choices-count = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
}
points-title = I tuoi punti
points-of = Punti di { $name }
points-none = Ancora niente
total = Totale
scores = Punti
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
middle = Centro del tavolo
connection-lost = La connessione è caduta. Torna da sola…
rematch = Gioca ancora
replay = Rivedi
recap = Dal tuo ultimo turno
log = Che cosa è successo
spoken = Racconto a voce
rewind-here = Vedi il tavolo com’era allora
looking-back = Sguardo indietro: passo { $ply } di { $last }
step-back = Indietro
step-on = Avanti
to-now = Torna a ora
watching = Stai guardando
watching-offer = Stai guardando. Puoi prendere il posto di un bot.
take-seat = Prendi il posto di { $name }
take-a-seat = Prendi un posto
leave = Lascia il tavolo
leave-how = Un bot ti tiene caldo il posto finché non torni.
away = Un bot gioca per te finché non torni.
come-back = Torna al tavolo
stand-up = Alzati
free-chair = Libera la sedia
why = Perché?
other-device = Continua su un altro dispositivo
other-device-link = Crea un link per l’altro dispositivo
other-device-how = Il link vale una volta, per dieci minuti, ed è solo per te.
link-question = Continuare qui con il tuo nome, i tuoi tavoli e il tuo posto?
link-confirm = Sì, continua qui
host-switches = Per chi ospita
plain-round = Round { $round }

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
log-said = { $name }: { $words }
log-opened = Si prepara una partita.
log-started = Le carte sono date.
log-configured = Chi ospita ha cambiato un’impostazione.
log-undone = { $name } annulla l’ultima mossa.
log-stood = La sedia { $number } è libera.
log-seated-person = { $name } si siede.
log-seated-bot = Si siede un bot.
log-seated-took = { $name } prende il posto di un bot e da ora gioca con le sue carte.
log-seated-away = { $name } si è allontanato; intanto gioca un bot.

## Impostazioni

settings = Impostazioni
nickname = Il mio nome al tavolo
save = Salva
saved = Salvato
language = Lingua
speed = Velocità delle carte
speed-still = ferme
speed-slow = lente
speed-calm = calme
speed-quick = vivaci
speed-fast = veloci
theme = Luce
theme-auto = come il dispositivo
theme-light = giorno
theme-dark = notte
big-marks = Segni e lettere grandi sulle carte
sounds = Suoni
notifications = Avvisami quando tocca a me e guardo altrove
keys-help = Tasti: 1–9 vai a una scelta, frecce da una scelta o carta all’altra, Invio scegli, H consiglio, U annulla, L cronaca, C chat, S impostazioni, I invita, A carta riassuntiva.
unofficial = Papercove è un progetto non ufficiale di appassionati, con disegni propri. Sea Salt & Paper è pubblicato da Bombyx, Paper World dal suo editore: regalatevi i bei giochi stampati.

## Sea Salt & Paper

letter-dark_blue = BS
letter-light_blue = A
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
prompt-take = Prendi una carta.
prompt-keep = Quale tieni?
prompt-discard = Su quale pila degli scarti?
prompt-play = Cala una coppia, chiudi il round o finisci il turno.
prompt-crab-pile = Quale pila degli scarti consulti?
prompt-crab-card = Prendi una carta.
prompt-rob = A chi rubi una carta?
prompt-over = La partita è finita.
deck = Mazzo
deck-label = { $count ->
    [one] Mazzo: { $count } carta
   *[other] Mazzo: { $count } carte
}
pile-label = { $side ->
    [left] Scarti di sinistra
   *[right] Scarti di destra
}, { pile-count }, in cima: { $top }
pile-count = { $count ->
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
pile-empty = niente
remember-pile = ricorda
drawn = Carte appena pescate
known = Carte che conosci in questa mano
laid = Carte calate
laid-own = Le tue carte calate
look-title = La pila degli scarti
look-order = Dal basso verso l’alto.
seat-label = { $name }: { $score } punti su { $target }, { hand-of }
score-of = { $score } punti su { $target }
choose-player = Ruba a { $name }
called-badge = SFIDA
last-chance-banner = SFIDA
last-chance-you = La tua scommessa è fatta: gli altri hanno un ultimo turno.
last-chance-other = { $name } scommette di avere più punti di tutti. Un ultimo turno per gli altri!
stakes-won = Nessuno supera i tuoi { points }: fai { $points } + { $bonus } (bonus colore), gli altri solo il loro bonus colore.
stakes-lost = Qualcuno ti supera: fai solo { $bonus } (bonus colore), gli altri i punti delle loro carte.
stakes-stop = Fai { points } di sicuro, gli altri quanto valgono le loro carte.
confirm-stop = ALT!
confirm-last-chance = SFIDA!
not-yet = Non ancora
last-round = Round precedente
round-title = Round { $round }
round-end-stop = { $name } ha intimato l’ALT.
round-end-bet-won = { $name } ha lanciato la SFIDA e ha vinto!
round-end-bet-lost = { $name } ha lanciato la SFIDA e ha perso!
round-end-void = Il mazzo è vuoto: nessuno fa punti in questo round.
round-end-mermaids = { $name } ha calato quattro sirene!
ended-round = ha chiuso il round
running-score = { $score } punti su { $target }
see-result = Al risultato
next-round = Al prossimo round

## Paper World

short-ssp-lay = Cala
short-ssp-keep = Tieni
short-ssp-take-pile = { $pile ->
    [0] Prendi (a sinistra)
   *[1] Prendi (a destra)
}
short-pw-start = Comincia
short-pw-take-colour = Prendi il { $colour }
short-pw-take-value = Prendi ogni { $value }
short-pw-card = Posa
short-pw-discard = Scarta
short-pw-pay = Paga
prompt-pw-start = Scegli la tua carta iniziale.
prompt-pw-turn = Prendi o posa carte: annuncia un colore o un valore.
prompt-pw-card = Quale carta?
prompt-pw-cell = Dove?
prompt-pw-pay = Paga il salto con una carta.
prompt-pw-scissors = Prendi le forbici?
prompt-pw-discard = Troppe carte: scartane una.
prompt-pw-over = La partita è finita.
start-cards = Carte iniziali
piles = I cinque mazzi
pw-pile-label = { $count ->
    [0] Mazzo { $number }: vuoto
   *[other] Mazzo { $number }: { $top }; { pile-count }
}
landscape = Paesaggio: { $columns ->
    [one] { $columns } colonna
   *[other] { $columns } colonne
}, { $rows ->
    [one] { $rows } riga
   *[other] { $rows } righe
}
cell-empty = casella vuota
cell-at = Colonna { $column }, riga { $row }: { $card }
tile-label = { $value } { $colour }{ $scissors ->
    [yes] , forbici
   *[no] { "" }
}{ $layers ->
    [one] { "" }
   *[other] , { $layers } strati
}{ $closed ->
    [yes] , bloccata dal gettone forbici
   *[no] { "" }
}
objectives-own = a scelta nostra
objectives-chosen = { $count } di 3 scelti, di carte diverse
objective-met = Fatto!
objective-progress = { $count } su { $needed }
token-left = ancora qui: { points }
discards = { $count ->
    [one] { $count } scarto
   *[other] { $count } scarti
}
placing = { $count ->
    [0] posa in corso
    [one] { $count } carta posata
   *[other] { $count } carte posate
}
pw-seat-label = { $name }: { $score } punti, { hand-of }, { $discards } scarti
last-turns-banner = Ultimi turni!
last-turns-left = { $count ->
    [one] Ancora un turno.
   *[other] Ancora { $count } turni.
}
score-stars = Stelle
score-tokens = Obiettivi
score-scissors = Forbici
score-hand = Carte in mano
score-discards = Scarti

## Rifiuti della sala

refusal-other = La sala dice di no ({ $key }).
refusal-room-unreachable = La sala non risponde. La connessione funziona?
refusal-already-seated = Hai già una sedia a questo tavolo.
refusal-base = Questa pagina e la sala non vanno d’accordo. Ricarica la pagina.
refusal-closing = La sala sta chiudendo. Torna tra un momento.
refusal-frame = La sala non ha capito. Ricarica la pagina.
refusal-hello-first = La connessione è cominciata male. Ricarica la pagina.
refusal-hello-twice = La connessione è cominciata due volte. Ricarica la pagina.
refusal-host-only = Solo chi ospita il tavolo può farlo.
refusal-link-code = Questo codice è già usato o troppo vecchio. Creane un altro sull’altro dispositivo.
refusal-match-running = La partita è ancora in corso.
refusal-no-device = La sala non conosce ancora questo dispositivo. Ricarica la pagina.
refusal-no-free-text = A questo tavolo in chat ci sono solo frasi pronte.
refusal-no-hints = A questo tavolo non ci sono consigli.
refusal-no-match = Questa partita non esiste.
refusal-no-memory-aid = A questo tavolo si guarda indietro solo fino al proprio ultimo turno.
refusal-no-request = A questo indirizzo non c’è nulla.
refusal-no-seat = Non hai una sedia a questo tavolo.
refusal-no-table = Questo tavolo non esiste.
refusal-no-undo = Non si può annullare: si è saputo qualcosa di nuovo, o ha mosso qualcun altro.
refusal-not-dealt = Le carte non sono ancora date.
refusal-origin = Questa pagina non appartiene a questa sala.
refusal-phrase = La sala non conosce questa frase.
refusal-say = Non c’è niente da dire.
refusal-seat = Questa sedia non esiste.
refusal-seat-taken = Qualcuno è stato più veloce: la sedia è presa.
refusal-no-newcomers = Chi ospita non lascia prendere il posto di un bot a partita in corso. Puoi guardare e giocare la prossima.
refusal-knows-a-hand = In questa partita hai già visto un’altra mano: potrai prendere il posto di un bot nella prossima.
refusal-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
refusal-not-now = Adesso non si può.
refusal-table-elsewhere = Questo tavolo si sta spostando. Nuovo tentativo…
refusal-too-early = La sala si sta ancora avviando. Riprova tra un momento.
refusal-too-fast = Piano! Riprova tra { $seconds } s.
refusal-too-large = È troppo lungo per la sala.
refusal-two-seats = Ci si può sedere su una sedia sola.
refusal-unknown-bot = Non c’è nessun bot “{ $bot }”.
