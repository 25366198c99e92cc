# Was ein Link zeigt, bevor ihn jemand öffnet, und was die installierte App von sich sagt.

preview-title = Papercove
preview-about = Zwei Kartenspiele um Papier und Meer: sofort gegen einen Bot, oder mit Freunden über einen Link.
preview-table = Du bist zum Spielen eingeladen
preview-table-about = Ein Tisch bei Papercove: Link antippen, Platz nehmen. Kein Konto, nichts zu installieren.
preview-rules = Die Regel in Bildern
preview-rules-about = Sea Salt & Paper und Paper World auf je einer Seite, mit Beispielen zum Anfassen.
preview-puzzle = Das Rätsel des Tages
preview-puzzle-about = Eine Stellung, ein bester Zug: Siehst du ihn?
preview-script = Papercove braucht JavaScript, um den Tisch zu zeigen.
preview-host = Dieses Spielzimmer heißt nicht { $host }. Wenn es deines ist, starte es mit --address https://{ $host }.
