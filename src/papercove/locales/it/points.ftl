# I fogli dei punti di una serata con carte vere: inserire, condividere, serate passate.

points-picked = { $count ->
    [one] { $count } carta scelta
   *[other] { $count } carte scelte
}
points-full = { $card }: nella scatola { $most ->
    [one] ce n’è solo { $most }
   *[other] ce ne sono solo { $most }
}.
points-full-others = { $card }: nella scatola { $most ->
    [one] ce n’è solo { $most }
   *[other] ce ne sono solo { $most }
}, e gli altri hanno già inserito le loro.
points-no-stack = Nessuna pila qui
points-all-placed = Ogni casella ha la sua carta. Tocca una casella per cambiarla.
points-take-back = Annulla l’ultima
points-one-hand = Conta una sola mano
number-points = Punti
reason-most-points = Vince chi ha più punti.
reason-shared = I punti sono pari.
line-by-hand = Contato a mano
sheet-title = Serata di gioco
sheet-new = Nuova partita con le tue carte
sheet-players = Chi gioca?
sheet-players-how = Nell’ordine dei posti, in senso orario. Tocca un animale per cambiarlo.
sheet-player = Nome della persona { $number }
sheet-animal = Persona { $number }: { $animal }. Cambia animale
sheet-without = Senza la persona { $number }
sheet-add-player = Un’altra persona
sheet-begin = Apri il foglio dei punti
sheet-going = In corso
sheet-past = Serate passate
sheet-all = Tutti i fogli dei punti
sheet-next-game = Gioca un’altra partita
sheet-share = Condividi
sheet-share-how = Chi ha questo link vede i punti in diretta e può inserire carte a sua volta. Nomi e impostazioni li cambi solo tu.
sheet-link = Link a questo foglio dei punti
sheet-qr = Codice QR: il link a questo foglio dei punti
sheet-sharing = Preparo il link…
sheet-menu = Altro
sheet-rename = Salva i nomi
sheet-over = Era l’ultimo round
sheet-not-over = Si continua a giocare
sheet-close = Chiudi il foglio: niente più inserimenti
sheet-remove = Elimina per tutti
sheet-forget = Togli da questo dispositivo
sheet-remove-sure = Il link non porterà più da nessuna parte e questo dispositivo dimenticherà il foglio. Gli altri tengono ciò che hanno visto per ultimo.
sheet-forget-sure = Questo dispositivo dimenticherà il foglio. Ciò che è condiviso resta agli altri.
sheet-sure = Sì, elimina
sheet-back = Indietro
sheet-kept-here = Questo foglio è salvato solo su questo dispositivo.
sheet-kept-shared = Hai aperto tu questo foglio: i nomi, la chiusura e l’eliminazione spettano a te.
sheet-kept-joined = Questo foglio l’ha aperto qualcun altro: tu puoi inserire i round, chi l’ha aperto cambia i nomi e lo chiude.
sheet-offline = La sala non è raggiungibile. Ciò che inserisci resta su questo dispositivo e sarà contato appena possibile.
sheet-unkept = Questo browser non salva nulla: chiudendo la pagina il foglio va perso.
sheet-gone = Chi ha aperto questo foglio l’ha eliminato. Qui lo tieni come l’hai visto per ultimo.
sheet-was-closed = Questo foglio è chiuso: si può leggere, ma non inserire altro.
sheet-take-mine = Usa il mio
sheet-keep-theirs = Tieni ciò che c’è
sheet-standings = Classifica
sheet-rounds = Round
sheet-round = Round
sheet-empty = Gioca il primo round, poi inserisci qui che cosa ha ognuno.
sheet-empty-once = Gioca fino in fondo, poi inserisci qui che cosa ha ognuno.
sheet-enter-once = Conta i punti
sheet-enter = Inserisci il round { $round }
sheet-go-on = Continua con il round { $round }
sheet-count = Il conteggio
sheet-opening = Apro il foglio dei punti…
sheet-total = { $name }: { sheet-counts }
sheet-total-of = { $name }: { $points } punti su { $target }
sheet-starts = Prossimo round: inizia { $name }.
sheet-starts-short = inizia
sheet-goal = La partita finisce a { $points } punti
sheet-open-round = Round { $round }: guarda o cambia
sheet-round-wrong = qualcosa non torna: tocca il numero
sheet-round-late = la partita era già finita
sheet-round-open = in corso di inserimento…
sheet-how = Com’è finito il round?
sheet-none-yet = ancora niente
sheet-wants = manca: { $what }
sheet-next-player = Avanti: { $name }
sheet-done = Fatto
sheet-change-cards = Cambia i dati di { $name }
sheet-change-end = Cambia la fine del round
sheet-missing = Mancano ancora: { $names }.
sheet-drop = Togli questo round
sheet-drop-once = Togli questo conteggio
sheet-to-sheet = Al foglio
sheet-way = Come inserire
sheet-way-cards = Carte
sheet-way-number = Solo i punti
sheet-counts = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
sheet-uncounted = La sala non è raggiungibile: si conterà più tardi. Ciò che hai inserito resta.
sheet-leave-it = Lascia così
refusal-no-sheet = Dietro questo link non c’è nessun foglio dei punti: chi l’ha aperto l’ha eliminato, o nessuno l’ha più usato da tempo.
refusal-sheet-changed = Nel frattempo qualcun altro ha inserito qualcosa di diverso qui. Nulla è stato sovrascritto.
refusal-sheet-round-gone = Nel frattempo questo round è stato tolto da un altro telefono.
refusal-sheet-closed = Questo foglio dei punti è chiuso e non accetta altri inserimenti.
refusal-sheet-host = Può farlo solo chi ha aperto questo foglio dei punti.
refusal-sheet-players = Ci sono già round inseriti: il numero di persone non può più cambiare.
refusal-sheet-full = Questo foglio dei punti è pieno. Chiudilo e aprine un altro.
refusal-sheet-round = Questo round non si può leggere. Inseriscilo di nuovo.
refusal-sheet-id = Questo link non porta a un foglio dei punti.
refusal-evening-number = { $number } non è possibile: dev’essere fra { $least } e { $most }.
refusal-evening-copies = In tutto sono state inserite { $count } × { $card }, ma nella scatola { $most ->
    [one] ce n’è solo { $most }
   *[other] ce ne sono solo { $most }
}.
