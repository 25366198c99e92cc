# Che cosa mostra un link prima che lo si apra, e che cosa dice di sé l’app installata.

preview-title = Papercove
preview-about = Due giochi di carte in riva al mare: subito contro un bot, o con gli amici tramite un link.
preview-table = Un invito a giocare
preview-table-about = Un tavolo su Papercove: tocca il link e siediti. Senza account, niente da installare.
preview-rules = Le regole in figure
preview-rules-about = Sea Salt & Paper e Paper World, ognuno su una pagina, con esempi da toccare.
preview-puzzle = Il problema del giorno
preview-puzzle-about = Una posizione, una scelta migliore: la vedi?
preview-script = A Papercove serve JavaScript per mostrare il tavolo.
preview-host = Questa sala non si chiama { $host }. Se è la tua, aprila con --address https://{ $host }.
