# Che cosa legge chi è nuovo: la prima pagina, l’aiuto di una prima partita, e i problemi.

first-title = Due giochi di carte, di carta. Gioca qui.
first-about = Sea Salt & Paper e Paper World: contro un bot, o con gli amici, ognuno sul suo telefono. Senza account.
first-learn = È la prima volta?
first-learn-how = Problemi di un minuto con le carte vere. Ogni risposta ti dice perché.
first-learn-go = Impara giocando
first-play = Gioca una partita facile
first-join = Raggiungi gli amici
first-invite = Invita gli amici
first-join-how = Incolla il link dei tuoi amici, o il nome del loro tavolo
first-join-unreadable = Non è il link di un tavolo. Copia di nuovo tutto il link.
helper = Consigli
helper-close = Nascondi questi consigli
helper-wait = Sta giocando { $name }. Guarda quali carte prende.
helper-card = { $card }: { $about }
helper-duo = { $card }: { $kind ->
    [crab] due granchi riprendono una carta da una pila.
    [boat] due barche danno un altro turno.
    [fish] due pesci fanno pescare una carta.
    [swimmer] un nuotatore e uno squalo rubano una carta da una mano.
    [shark] un nuotatore e uno squalo rubano una carta da una mano.
   *[other] due carte che vanno insieme fanno una coppia.
}
helper-ssp-take = Prendi la carta in cima a una pila o tocca il mazzo: guardi due carte e ne tieni una.
helper-ssp-keep = Tocca la carta da tenere. L’altra va su una pila: può prenderla il tuo avversario.
helper-ssp-discard = Tocca la pila per l’altra carta. Quello che sta sotto lo riprendono solo i granchi.
helper-ssp-rob = Scegli a chi rubare una carta: quale, lo decide il caso.
helper-ssp-play = Servono { $threshold } punti per chiamare la fine del round; ne hai { $points }. Cala una coppia per il suo effetto, o finisci il turno.
helper-ssp-end = Servono { $threshold } punti per chiamare la fine del round; ne hai { $points } e nessuna coppia: finisci il turno.
helper-ssp-call = Hai { $points } punti: puoi chiamare la fine del round. ALT è sicuro. SFIDA: la vinci se nessuno ha più punti di te.
helper-ssp-last-play = La fine del round è già stata chiamata. Cala una coppia per il suo effetto, o finisci il turno.
helper-ssp-last-end = La fine del round è già stata chiamata, e non hai coppie: finisci il turno.
helper-ssp-crab = I tuoi granchi: guarda una pila e prendi la carta che vuoi.
helper-pw-start = Scegli dove comincia il tuo paesaggio. Le altre carte crescono intorno, tre in larghezza e tre in altezza.
helper-pw-take = Tocca un mazzo: prendi tutte le carte in cima del suo colore o del suo valore.
helper-pw-place = Prendi carte, o posane: su un 1 va il 2 del suo colore, e così via.
helper-pw-more = Posa altre carte dello stesso colore o valore, o finisci il turno.
helper-pw-cell = Scegli dove: su una pila del suo colore o, per un 1, accanto alle tue pile.
helper-pw-pay = Hai saltato un valore. Costa una carta della tua mano, e ogni carta scartata costa 1 punto.
helper-pw-scissors = Le forbici valgono 2 punti e pagano un salto per turno, ma nulla va più sulla loro pila.
helper-pw-discard = In mano restano al massimo nove carte. Ogni carta scartata costa 1 punto.

task-number = Problema { $number } di { $all }
task-stars = { $stars ->
    [one] { $stars } stella su 3
   *[other] { $stars } stelle su 3
}
task-solved = Risolto!
task-solved-keeps = Risolto! Probabilità di vittoria: { $keeps }%.
task-wrong = Probabilità di vittoria: { $keeps }%, con la mossa migliore { $best }%.
task-missed = È permesso, ma il tuo turno è finito e il problema non è risolto. Prova ancora.
task-next = Prossimo problema
task-again = Ricomincia
task-all = Tutti i problemi
task-play = Ora gioca una partita
task-rule = Regola { $rule }
task-rival = Otto
task-done = { $done ->
    [one] { $done } risolto
   *[other] { $done } risolti
} su { $all }
task-begin = Comincia
task-go-on = Continua
task-how = Tocca direttamente le carte. Puoi provare tutto ciò che le regole permettono.

chapter-take = Prendere
chapter-pairs = Le coppie
chapter-points = I punti
chapter-call = La fine del round
task-pile = Collezioni polpi. Un turno comincia prendendo una carta: quale?
    .title = Il terzo polpo
    .why = I polpi valgono 0, 3, 6, 9, 12. La pila di sinistra mostra il tuo terzo, per 3 punti in più. La carta in cima a una pila si può prendere.
task-keep = Hai guardato due carte del mazzo. Tienine una, poi scegli una pila per l’altra. Dopo tocca a Otto.
    .title = Una la tieni, con l’altra copri
    .why = Due marinai valgono 5, uno squalo senza nuotatore niente. Metti lo squalo sulla sirena, e Otto non può prenderla: una pila non si sfoglia, solo i granchi arrivano più in basso.
task-round = Nuovo round: nessuno ha carte, due sono scoperte. Otto ha chiuso l’ultimo, quindi cominci tu, alla sua sinistra. Che cosa prendi?
    .title = Un nuovo round
    .why = Un capitano senza marinai e un banco senza pesci non valgono ancora nulla; il mazzo ti fa scegliere fra due. Prima si tira a sorte, poi comincia chi siede a sinistra di chi ha giocato per ultimo.
task-crabs = Due granchi ti fanno prendere una carta qualsiasi da una pila. Quale ti serve?
    .title = Prendi lo squalo
    .why = Cala i granchi e guarda la pila di sinistra: in fondo c’è uno squalo per il tuo nuotatore. Ogni coppia vale 1 punto e ha un effetto.
task-boats = A sinistra c’è un polpo, ma hai già preso la tua carta. Come lo ottieni lo stesso?
    .title = Un secondo turno
    .why = Due barche ti danno un nuovo turno intero: calale, poi prendi il polpo.
task-fish = Hai una coppia. La tieni in mano o la cali?
    .title = Una carta in più
    .why = Calata o no, la coppia vale 1 punto. Calati, due pesci fanno anche pescare una carta, e nessuno può più rubarli.
task-shark = Otto ha cinque carte in mano. Che cosa puoi farci?
    .title = Nuotatore e squalo
    .why = Un nuotatore con uno squalo ruba una carta a caso dalla sua mano: una in più per te, una in meno per lui.
task-lighthouse = Hai tre barche in mano. Quale carta va bene con quelle?
    .title = Il faro
    .why = Il faro dà 1 punto per ogni barca: 3 punti subito, di più con ogni nuova barca.
task-mermaid = Guarda i colori della tua mano prima di tenere una carta.
    .title = Tutto in blu
    .why = La prima sirena vale il numero di carte del tuo colore più frequente: 3 blu scuro. Le sirene si calano solo tutte e quattro insieme.
task-seven = A Otto mancano 4 punti per vincere, a te 7. Prendili ora, e chiudi il round senza che lui riceva i punti delle sue carte.
    .title = Sette in un turno
    .why = Con il polpo sono 7: da sette punti si può chiamare. Con l’ALT anche Otto riceve i punti delle sue carte. Con la SFIDA, se nessuno ti supera, gli resta solo il bonus colore.
task-stop = Hai 34 punti, le tue carte ne valgono 8. Otto ha cinque carte. Come chiudi il round?
    .title = ALT o SFIDA?
    .why = L’ALT è sicuro: 34 e 8 bastano per 40, qualunque cosa abbia Otto. La SFIDA gli darebbe un turno per superarti.
task-last = Hai 28 punti e te ne mancano 12. Le tue carte valgono 8, cinque sono gialle. Osi?
    .title = Il rischio
    .why = L’ALT dà 8: non bastano, e anche Otto riceve punti. La SFIDA vinta dà le tue carte e il bonus colore, 5 per le gialle; a Otto resta solo il bonus.
task-beat = Otto ha lanciato la SFIDA e mostra le sue carte: 8 punti. È il tuo ultimo turno. Riesci a fare di più?
    .title = Batti 8 punti
    .why = Le tue carte valgono 7. La quarta conchiglia ne aggiunge 2: 9 contro 8, e la sfida di Otto è persa. Lui riceve solo il bonus colore, tu i punti delle tue carte.
task-empty = Hai preso l’ultima carta del mazzo. E adesso?
    .title = Il mazzo è vuoto
    .why = Se il mazzo è vuoto alla fine del tuo turno, nessuno riceve punti, e anche una SFIDA è nulla. L’ALT conta prima della fine del turno: salva i tuoi 8 punti.
task-level = Con l’ALT sarebbe 40 a 40. A sinistra c’è il banco di pesci, e Otto ha sei pesci davanti a sé. Che cosa chiami?
    .title = 40 pari
    .why = A parità, in Italia vince chi ha ricevuto più punti nell’ultimo round: con l’ALT tu, 8 contro 3. (Altrove, chi l’ha chiuso o ha giocato per ultimo: sempre tu.) Con la SFIDA Otto prenderebbe il banco: 9 contro i tuoi 8.
task-mermaids = Otto ha 37 punti, tu 20. C’è ancora un modo per vincere?
    .title = Quattro sirene
    .why = Le quattro sirene, calate insieme dopo aver preso, ti fanno vincere subito la partita.

chapter-place = Posare
chapter-jump = Saltare
chapter-scissors = Le forbici
chapter-objectives = Gli obiettivi
chapter-end = La fine
chapter-advanced = Modalità avanzata
task-start = Tutto è pronto: cinque mazzi, tre obiettivi, le forbici. La tua carta iniziale è gialla, quella di Otto blu. Tocca un mazzo e annuncia il colore o il valore.
    .title = La prima parola
    .why = Prendi ogni carta in cima che corrisponde: il giallo ne porta quattro in una volta, e tutte vanno bene nel tuo paesaggio giallo. Che cosa c’è sotto, non lo sa nessuno. Un obiettivo dà 2 punti al primo, 1 al secondo.
task-value = Colore o valore: che cosa ti dà di più per l’ultimo turno?
    .title = Per valore
    .why = Il valore 3 porta una carta gialla e una blu, una per ogni tua pila. Ciò che si scopre resta dov’è. Restano carte in due mazzi al massimo: ognuno ha un ultimo turno.
task-nine-cards = Hai dieci carte, e l’ultimo turno deve ancora venire. Quale scarti?
    .title = Nove al massimo
    .why = In mano restano al massimo nove carte. Nel prossimo turno, con il giallo, poserai 2, 3, 4 e 5: scarta una carta che non ha posto.
task-stack = È il tuo ultimo turno. Annuncia un colore e posane quante più carte puoi.
    .title = Fino al 4
    .why = Su un 1 va il 2 del suo colore, poi il 3, poi il 4, tutto in un turno. Conta solo la carta in cima: un 4 ha tre stelle.
task-one-word = Il tuo ultimo turno, e quattro carte in mano. Una parola le posa tutte.
    .title = Quattro carte con una parola
    .why = Annuncia il valore 2: ogni 2 va sull’1 del suo colore. Ognuno porta una stella, e nessuna carta resta in mano, dove costerebbe un punto.
task-frame = Un obiettivo vuole lo stesso valore nei quattro angoli. Dove va l’1 nero?
    .title = Il quarto angolo
    .why = Una nuova pila va accanto a un’altra, entro tre colonne e tre righe. L’angolo libero in basso a destra completa l’obiettivo.
task-jump = Manca il 2, ma è il tuo ultimo turno. C’è un modo per usare il 3 e il 4 gialli?
    .title = Salta il 2
    .why = Una volta per turno una carta può saltare un valore, in cambio di un’altra carta della tua mano: il 3 va sull’1. Paga con il 2 nero, che non ha posto, e il 4 può seguire.
task-cut = La tua carta mostra le forbici. Otto ha il gettone forbici. Lo prendi?
    .title = Ruba le forbici
    .why = Una carta con le forbici fa prendere il gettone ovunque sia. Vale 2 punti: 2 in più per te, 2 in meno per Otto.
task-leave = Il giallo è annunciato, e hai ancora un 3 e un 4 gialli. Sposti le forbici sul 2?
    .title = Lascia le forbici
    .why = Sulla pila con il gettone non si posa nulla. Lascialo dov’è: è già tuo, e il 3 e il 4 possono seguire.
task-free = Le forbici sono tue: un salto per turno non costa nulla. Quale carta salta?
    .title = Un salto gratis
    .why = Il 5 sul 3 porta tre stelle in più, il 2 nero come nuova pila solo una. C’è un solo salto per turno.
task-cut-jump = Due carte gialle, due pile gialle, l’ultimo turno. In quale ordine?
    .title = Taglia, poi salta
    .why = Posa il 2 e prendi le forbici: pagano un salto già in questo turno. La loro pila è bloccata, quindi il 3 salta sull’altro 1.
task-l = Il primo obiettivo è una L di un colore. Dove va l’1 giallo? E le forbici?
    .title = Completa la L e prendi le forbici
    .why = Tre caselle di un quadrato di due per due sono una L. Ricevi il suo gettone a fine turno, e le forbici sono 2 punti in più.
task-row = Un obiettivo vuole una riga di tre carte che faccia 9. La tua mostra 1, 3, 3.
    .title = Una riga da nove
    .why = Annuncia il valore 4 e posa entrambe: 1 + 4 + 4 = 9. Il gettone resta tuo, anche se poi copri la riga.
task-hand = Il tuo ultimissimo turno. Un 4 porta una stella in più. C’è di meglio?
    .title = Svuota la mano
    .why = Ogni carta rimasta in mano costa 1 punto. Tre 1 non hanno stelle, ma posarli risparmia 3 punti. A pari punti vince chi ha meno scarti.
task-no-pass = Il tuo ultimo turno, e la mano è vuota. Una carta rimasta in mano costa 1 punto, ma non si passa. Che cosa annunci?
    .title = Non si passa
    .why = Devi prendere o posare, quindi prendi il meno possibile: il valore 2 o 5 prende una carta, il giallo due. Così è 3 a 3, e a pari punti vince chi ha meno scarti: Otto ne ha uno, tu nessuno.
task-advanced = Modalità avanzata: salta quante volte e quanto lontano vuoi, per una carta a ogni valore saltato. Le forbici risparmiano una carta per turno. Porta il 5 giallo sul tuo 1.
    .title = Due salti
    .why = Il 3 salta sull’1: pagano le forbici. Poi il 5 salta sul 3 per una carta. Dritto sull’1, il 5 salterebbe tre valori e costerebbe due carte nonostante le forbici.
