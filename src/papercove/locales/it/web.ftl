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
new-table-how = Amici, bot, opzioni
new-quick = Partita veloce
no-page = Pagina non trovata.
no-table = Questo tavolo non c’è più, o il link non è completo.
try-again = Riprova
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

dice-awaited = Si aspetta la parola a caso che entra nel mescolamento, da: { $names }. Arriva da sola appena la loro pagina è aperta.
dice-withheld = Carte date senza la parola a caso di { $names }. È annotato nel file della partita.
dice-broken = { $count ->
    [one] Una distribuzione a questo tavolo è stata interrotta
   *[other] { $count } distribuzioni a questo tavolo sono state interrotte
} dopo che il tuo dispositivo aveva dato la sua parola a caso. Una sala che fa così forse aspetta carte che le piacciono.
unfair-commitment = La sala ha cambiato il suo segreto a cose fatte: non è quello dell’impronta mostrata prima di dare le carte.
unfair-promises = La sala ha cambiato ciò che qualcuno aveva promesso per il mescolamento.
unfair-own-nonce = La parola a caso del tuo dispositivo non è nel mescolamento, o non è quella che ha dato.
unfair-nonces = Il file ha parole a caso diverse da quelle mostrate quando si sono date le carte.
unfair-match = Il file è di un’altra partita.
unfair-refused = Di queste carte non ci si può fidare: il tuo dispositivo non gioca più. Lascia il tavolo e conserva il file.

## Al tavolo

your-turn = Tocca a te!
to-move = di turno
turn-of = { $name } sta pensando…
turn-of-gone = { $name } è offline. Aspettiamo…
offline = offline
time-left = Ancora { $time } per pensare
days-left = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
your-place = Il tuo posto
actions = Che cosa puoi fare
all-choices = Mostra tutte le scelte
match-over = La partita è finita
undo = Annulla
hint = Consiglio
hint-best = Con «{ $best }» vinci nel { $chance }% dei casi.
hint-other = Con «{ $other }» nel { $instead }%: { $grade ->
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
rounds-title = I round
replay = Rivedi
recap = Dal tuo ultimo turno
log = Che cosa è successo
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
phrase-clap = 👏 Bravo!
phrase-laugh = 😄 Ah ah!
phrase-wow = 😮 Oh!
phrase-oh-no = 🙈 Oh no!
log-said = { $name }: { $words }
log-opened = Si prepara una partita.
log-asked = { $name } vorrebbe giocare ancora.
log-started = Le carte sono state distribuite.
log-configured = Chi ospita ha cambiato un’impostazione.
log-undone = { $name } annulla l’ultima mossa.
log-stood = Il posto { $number } è libero.
log-seated-person = { $name } si siede.
log-seated-bot = Si siede un bot.
log-seated-away = { $name } è via; intanto gioca un bot.
log-withheld = La parola a caso di { $name } non è mai arrivata: si danno le carte senza.

## Impostazioni

log-seated-took = { $name } prende il posto di un bot e da ora gioca con le sue carte.

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
prompt-play = Cala una coppia, chiama la fine del round o finisci il turno.
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
remember-pile = che cosa ricordo
drawn = Carte appena pescate
known = Carte che conosci in questa mano
laid = Carte calate
laid-own = Le tue carte calate
laid-safe = calate, al sicuro dai furti
look-title = La pila degli scarti
seat-label = { $name }: { $score } punti su { $target }, { hand-of }
score-of = { $score } punti su { $target }
called-badge = SFIDA
last-chance-banner = SFIDA
not-yet = Non ancora
last-round = Round precedente
round-title = Round { $round }
round-end-stop = { $name } ha intimato l’ALT.
    .you = Hai intimato l’ALT.
round-end-bet-won = { $name } ha lanciato la SFIDA e ha vinto!
    .you = Hai lanciato la SFIDA e hai vinto!
round-end-bet-lost = { $name } ha lanciato la SFIDA e ha perso!
    .you = Hai lanciato la SFIDA e hai perso!
round-end-void = Il mazzo è vuoto: nessuno fa punti in questo round.
round-end-mermaids = { $name } ha calato quattro sirene!
    .you = Hai calato quattro sirene!
see-result = Vedi il risultato
next-round = Prossimo round

## Paper World

struck = { $points } punti che non contano
count-title = Si conta il round
count-tap = Tocca per andare avanti
count-gained = Questo round
count-score = Punteggio su { $target }
count-bonus = bonus +{ $points }
count-void = le carte non contano
count-to-come = ancora da contare
count-done = contato
count-beats = supera { $points }
count-short = non supera { $points }
count-void-round = Nessuno fa punti
count-mermaids = Quattro sirene
count-bet-mine = Sfidi gli altri a superare { $points }
count-bet = { $name } sfida tutti a superare { $points }
count-called = { $name } ha lanciato la SFIDA
    .you = Hai lanciato la SFIDA
count-waits = Si aspetta { $names }
count-won = La sfida è vinta!
count-lost = La sfida è persa!
count-needs = { $you ->
    [yes] Ti mancano { $points } punti
   *[no] A { $name } mancano { $points } punti
}
count-has = { $you ->
    [yes] Superi { $points }!
   *[no] { $name } supera { $points }!
}
count-left = { $count ->
    [0] l’ultimo gruppo è scoperto
    [one] ancora un gruppo
   *[other] ancora { $count } gruppi
}
count-above = si conta sopra
count-bet-line = sfida { $points }

## Paper World

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
objectives-own = a scelta
objectives-chosen = { $count } su 3 scelti, da carte diverse
objective-met = Fatto!
objective-progress = { $count } su { $needed }
token-left = ancora da vincere: { points }
discards = { $count ->
    [one] { $count } scarto
   *[other] { $count } scarti
}
pw-seat-label = { $name }: { $score } punti, { hand-of }, { $discards ->
    [one] { $discards } scarto
   *[other] { $discards } scarti
}
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
pw-too-many = { $count } carte, puoi tenerne { $most }
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
how-pw-start = tocca la carta con cui cominci
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
how-pw-discard = { $chosen ->
    [one] { $chosen } scelta
   *[other] { $chosen } scelte
}; ritocca per tenere
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

ask-pw-only-take = Prendi carte
how-pw-only-take = niente si può ancora posare
table-rules = Le regole di questo tavolo
yes = sì
no = no
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
bar-play = { $call ->
    [yes] { $pairs ->
        [yes] Cala, chiama o finisci
       *[no] Chiama, o finisci
    }
   *[other] { $pairs ->
        [yes] Cala una coppia, o finisci
       *[no] Finisci il turno
    }
}
bar-play-how = { $call ->
    [yes] { $wide ->
        [yes] Hai { $points } punti: ALT o SFIDA, o continua
       *[no] { $points } punti: puoi chiamare
    }
    [called] ultimo turno: non si chiama più
    [hidden] { $pairs ->
        [yes] una graffetta unisce una coppia
       *[no] da { $threshold } punti puoi chiamare
    }
   *[short] { $wide ->
        [yes] { $points } punti su { $threshold }: troppo presto per finire il round
       *[no] { $points } punti su { $threshold }: non ancora
    }
}
bar-crab-pile = Granchi: quale pila?
bar-crab-pile-how = tocca quella da guardare
bar-crab-card = Granchi: prendine una
bar-crab-card-how = prima quella in cima
bar-rob = A chi rubi?
bar-rob-how = tocca un giocatore acceso
bar-call = Chiudere il round?
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
last-chance-mine = La tua sfida è aperta.
last-chance-beat = Supera { $points }!
mermaids-short = Vittoria!
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
worth-through = di cui { $points } per: { $kind }
effect-lead = Calate in coppia:
sight-all = { $count } nel gioco
sight-mine = { $count ->
    [one] { $count } tua
   *[other] { $count } tue
}
sight-seen = { $count ->
    [one] { $count } altra in vista
   *[other] { $count } altre in vista
}
sight-unseen = { $count ->
    [one] { $count } nascosta
   *[other] { $count } nascoste
}
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
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-base = Questa pagina non è aggiornata. Ricaricala.
refusal-closing = La sala si riavvia. Torna tra un momento.
refusal-frame = La sala non ha capito. Ricarica la pagina.
refusal-hello-first = La connessione non è riuscita. Ricarica la pagina.
refusal-hello-twice = La connessione non è riuscita. Ricarica la pagina.
refusal-host-only = Solo chi ospita il tavolo può farlo.
refusal-link-code = Questo codice è già usato o troppo vecchio. Creane un altro sull’altro dispositivo.
refusal-match-running = La partita è ancora in corso.
refusal-no-device = La sala non conosce ancora questo dispositivo. Ricarica la pagina.
refusal-no-free-text = A questo tavolo in chat ci sono solo frasi pronte.
refusal-no-hints = A questo tavolo non ci sono consigli.
refusal-no-match = Questa partita non esiste.
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
refusal-removed = Chi ospita ti ha allontanato da questo tavolo.
refusal-nobody-else = Si può togliere la parola o allontanare solo un’altra persona che siede qui o che qui ha parlato.
refusal-no-node = Non c’è nessun nodo attivo «{ $node }».
refusal-table-of-node = Il tavolo { $table } appartiene al nodo { $node }: chiedi lì.
refusal-prune-days = Indica un numero di giorni, almeno uno.
refusal-backup-file = Impossibile scrivere «{ $file }»: indica il nome completo di un nuovo file in una cartella esistente, sulla macchina della sala.
refusal-table-closed = Chi gestisce questa sala ha chiuso questo tavolo.
refusal-chat-full = Per una partita, a questo tavolo si è detto abbastanza.
refusal-sealed = Sono tutti seduti: tra un attimo si danno le carte. Poi puoi prendere un posto.
refusal-not-awaited = La sala non aspetta da te nessuna parola a caso.
refusal-other-nonce = Non è la parola a caso che il tuo dispositivo aveva promesso.
refusal-not-your-analysis = Questa analisi l’ha chiesta qualcun altro: solo chi l’ha chiesta può fermarla.
refusal-room-busy = Stai già aspettando diverse risposte. Riprova tra { $seconds } secondi.
refusal-no-newcomers = Chi ospita non lascia prendere il posto di un bot a partita in corso. Puoi guardare e giocare la prossima.
refusal-knows-a-hand = In questa partita hai già visto un’altra mano: potrai prendere il posto di un bot nella prossima.
refusal-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
refusal-not-now = Adesso non si può.
refusal-table-elsewhere = Questo tavolo si sta spostando. Nuovo tentativo…
refusal-too-early = La sala si sta ancora avviando. Riprova tra un momento.
refusal-too-fast = Piano! Riprova tra { $seconds } s.
refusal-too-large = Il messaggio è troppo lungo.
refusal-two-seats = Puoi occupare un posto solo.
refusal-unknown-bot = Non c’è nessun bot «{ $bot }».
people = Persone
people-mute = Non leggere più
people-hear = Leggere di nuovo
people-mute-all = Togliere la parola
people-unmute-all = Ridare la parola
people-remove = Allontanare
people-let-in = Far tornare
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
keeper-mute = Togliere la parola
keeper-ban = Escludere
keeper-ban-address = Escludere l’indirizzo
keeper-bans = Esclusi, senza parola, chiusi
keeper-forgive = Annulla
keeper-for-ever = per sempre
keeper-none = Niente
keeper-refused = Cosa hanno rifiutato i limiti
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
