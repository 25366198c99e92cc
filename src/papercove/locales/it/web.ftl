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
auto = Gioca da sé ciò che ha un solo modo
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
seat-label = { $name }: { $score } punti su { $target }, { hand-of }
score-of = { $score } punti su { $target }
called-badge = SFIDA
last-chance-banner = SFIDA
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
pw-seat-label = { $name }: { $score } punti, { hand-of }, { $discards } scarti
last-turns-banner = Ultimi turni!
last-turns-left = { $count ->
    [one] Ancora un turno.
   *[other] Ancora { $count } turni.
}

## Il palco di Sea Salt & Paper

by-value = Paper World: ordina la mano per valore
price-free = gratis
scissors-free = Le forbici sono libere
token-taken = { $name }: { points }
pw-open = mano { $count } · scarti { $discards }
pw-all = ogni
pw-score-hand = in mano
pw-score-discards = { $count ->
    [one] scarto
   *[other] scarti
}
pw-too-many = { $count } carte, { $most } possono restare
discard-more = ancora { $count }
end-condition = prima posa una carta
stars = { $count ->
    [0] nessuna stella
    [one] { $count } stella
   *[other] { $count } stelle
}
stars-more = { $count ->
    [one] stella
   *[other] stelle
}
pw-grows = { $value ->
    [1] Comincia una pila accanto a una delle tue.
    [2] Va su un 1 del suo colore. Con un salto comincia una pila, per una carta.
   *[other] Va sul valore appena più basso del suo colore. Un salto passa un valore, per una carta.
}
pw-cuts = Posandola puoi prendere le forbici: 2 punti e una carta in meno per un salto; ma bloccano la pila.
ask-pw-start = La tua carta iniziale
how-pw-start = tocca il paesaggio con cui cominci
ask-pw-turn = Prendi o posa
how-pw-turn = tocca un mazzo o una carta
ask-pw-take = Prendere: { $card }
how-pw-take = per colore o per valore
ask-pw-where = { $card }: dove?
how-pw-where = tocca un posto acceso, o trascina
ask-pw-card = Quale carta?
how-pw-card = le carte chiare si possono posare
ask-pw-more = Ancora una?
how-pw-more = le carte chiare possono seguire
ask-pw-done = Tutto posato
how-pw-done = gli obiettivi contano a fine turno
ask-pw-pay = Scartane { $count }
how-pw-pay = per pagare il salto
ask-pw-scissors = Prendi le forbici?
how-pw-scissors = tocca il gettone, o lascialo
ask-pw-discard = Scartane { $count }
how-pw-discard = { $chosen } scelte; ritocca per tenere
do-pw-end = Fatto
do-pw-end-turn = Fine turno
do-pw-scissors-leave = Lascia
do-pw-skip = Salta
do-pw-discard = Scarta
final-count = Si contano i paesaggi
final-skip = Salta
final-on = Al risultato
save-picture = Salva come immagine
picture-of = Paper World: { $name }

## Rifiuti della sala

bar-take = Tocca a te
bar-take-how = { $wide ->
    [yes] Prendi una carta: tocca il mazzo o una pila
   *[no] prendi una carta
}
bar-keep = Tienine una
bar-keep-how = l’altra va su una pila
bar-discard = Su quale pila?
bar-discard-how = tocca una pila
bar-play = Cala o finisci
bar-play-how = { $wide ->
    [yes] Una graffetta unisce due carte che puoi calare
   *[no] le graffette calano
}
bar-crab-pile = Granchi: quale pila?
bar-crab-pile-how = tocca quella da guardare
bar-crab-card = Granchi: prendine una
bar-crab-card-how = prima quella in cima
bar-rob = A chi rubi?
bar-rob-how = tocca un giocatore acceso
bar-call = Finire il round?
bar-call-how = tocca un biglietto
bar-over = La partita è finita
bar-over-how = { "" }
verb-draw = guardane 2, tienine 1
verb-draw-last = pesca l’ultima
verb-take-pile = prendi
verb-discard = metti qui
verb-crab-pile = guarda
meter-unit = pti
meter-short = ancora { $count }
meter-more = ancora { $count } per chiamare
meter-enough = Puoi chiamare.
hand-open = Mano scoperta
steal-one = 1 su { $count }
steal-none = nessuna carta coperta
card-worth = { $card }, vale { points }
call-stop = ALT
call-last-chance = SFIDA
call-from = da { $points } punti, dopo aver preso
call-after-taking = dopo aver preso una carta
ticket-stop = Il round finisce ora. Tutti contano le proprie carte.
ticket-last-chance = Le tue carte sono scoperte e al sicuro. Gli altri hanno un ultimo turno.
ticket-won = nessuno supera { $points }
ticket-lost = qualcuno sì
last-chance-mine = La tua scommessa vale.
last-chance-beat = Supera { $points }!
mermaids-short = Vinci con quattro sirene
end-turn-short = Fine
about-collection = Più ne hai, più valgono: { $steps }.
about-each = +{ $points } × { $kind }, in mano o calato.
about-mermaid = La prima conta il tuo colore più numeroso, ogni altra il successivo. Quattro vincono la partita.
about-partner = fa coppia con: { $kind }
worth-nth = { $kind } n. { $nth }
lay-both = Cala entrambe
lay-with = + { $card }
worth-pair = con la sua coppia
worth-colour = { $count } × { $colour }
news-took-pile = Ho preso { $card-the }.
news-discarded = Ne tengo una e scarto { $card-the }.
news-drew-last = Ho pescato l’ultima carta.
news-laid = { $kind-key ->
    [crab] Due granchi: prendo da una pila.
    [boat] Due barche: gioco ancora.
    [fish] Due pesci: pesco una carta.
   *[swimmer] Nuotatore e squalo: rubo una carta.
}
news-robbed = Ho rubato una carta a { $victim }.
    .you = Ti rubo { $card-the }!
news-called-stop = ALT!
news-called-last-chance = SFIDA!
news-laid-mermaids = Quattro sirene!
sorting = Ordine della mia mano

## Rifiuti della sala

refusal-other = La sala dice di no ({ $key }).
refusal-picture = L’immagine non è riuscita. Riprova, o fai una schermata.
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
refusal-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
refusal-not-now = Adesso non si può.
refusal-table-elsewhere = Questo tavolo si sta spostando. Nuovo tentativo…
refusal-too-early = La sala si sta ancora avviando. Riprova tra un momento.
refusal-too-fast = Piano! Riprova tra { $seconds } s.
refusal-too-large = È troppo lungo per la sala.
refusal-two-seats = Ci si può sedere su una sedia sola.
refusal-unknown-bot = Non c’è nessun bot “{ $bot }”.
