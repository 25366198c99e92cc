# Was Neue lesen: die erste Seite, die Hilfe im ersten Spiel und die Aufgaben.

first-title = Zwei Kartenspiele aus Papier. Spiel gleich hier.
first-about = Sea Salt & Paper und Paper World: gegen einen Bot oder mit Freunden, jeder am eigenen Handy. Ohne Konto.
first-learn = Zum ersten Mal hier?
first-learn-how = Löse kleine Aufgaben mit den echten Karten. Jede Antwort sagt dir, warum.
first-learn-go = Spielend lernen
first-play = Leichte Partie spielen
first-join = Mitspielen
first-invite = Freunde einladen
first-join-how = Füge den Link deiner Freunde ein oder den Namen ihres Tisches
first-join-unreadable = Das ist kein Link zu einem Tisch. Kopiere den ganzen Link noch einmal.
helper = Tipps
helper-close = Diese Tipps ausblenden
helper-wait = { $name } ist am Zug. Sieh zu, welche Karten genommen werden.
helper-card = { $card }: { $about }
helper-duo = { $card }: { $kind ->
    [crab] Zwei Krabben holen eine Karte aus einem Ablagestapel.
    [boat] Zwei Boote geben dir noch einen Zug.
    [fish] Zwei Fische ziehen eine Karte.
    [swimmer] Schwimmer und Hai stehlen eine Karte.
    [shark] Schwimmer und Hai stehlen eine Karte.
   *[other] Zwei, die zusammengehören, sind ein Paar.
}
helper-ssp-take = Nimm die oberste Karte eines Ablagestapels, oder tippe auf den Stapel: Du siehst zwei Karten und behältst eine.
helper-ssp-keep = Tippe auf die Karte, die du behältst. Die andere kommt offen auf einen Ablagestapel, wo dein Gegner sie nehmen kann.
helper-ssp-discard = Tippe auf den Ablagestapel für die andere Karte. Was darunter liegt, holen nur noch Krabben.
helper-ssp-rob = Wähle, wem du eine Karte stiehlst. Welche es ist, entscheidet der Zufall.
helper-ssp-play = Du hast { $points } der { $threshold } Punkte, ab denen du die Runde beenden darfst. Lege ein Paar für seinen Effekt aus oder beende deinen Zug.
helper-ssp-end = Du hast { $points } der { $threshold } Punkte, ab denen du die Runde beenden darfst, und kein Paar: Beende deinen Zug.
helper-ssp-call = Du hast { $points } Punkte: Du darfst die Runde beenden. STOP ist sicher. LETZTE CHANCE ist eine Wette, dass niemand mehr bekommt.
helper-ssp-crab = Deine Krabben: Sieh einen Ablagestapel durch und nimm eine Karte deiner Wahl.
helper-pw-start = Wähle die Karte, mit der deine Landschaft beginnt. Die anderen legst du darum herum, drei breit und drei hoch.
helper-pw-take = Tippe auf einen Stapel: Du nimmst alle obersten Karten seiner Farbe oder seines Werts.
helper-pw-place = Nimm Karten oder lege welche: Auf eine 1 kommt die 2 ihrer Farbe, und so weiter.
helper-pw-more = Lege weitere Karten derselben Farbe oder desselben Werts, oder beende deinen Zug.
helper-pw-cell = Wähle den Platz: auf einem Stapel ihrer Farbe oder, bei einer 1, neben deinen Stapeln.
helper-pw-pay = Du hast einen Wert übersprungen. Das kostet eine Karte aus deiner Hand, und jede abgeworfene Karte kostet 1 Punkt.
helper-pw-scissors = Die Schere zählt 2 Punkte und bezahlt einen Sprung je Zug, aber auf ihren Stapel kommt nichts mehr.
helper-pw-discard = Höchstens neun Karten bleiben auf der Hand. Jede abgeworfene Karte kostet 1 Punkt.

task-number = Aufgabe { $number } von { $all }
task-stars = { $stars ->
    [one] { $stars } Stern von 3
   *[other] { $stars } Sterne von 3
}
task-solved = Gelöst!
task-solved-keeps = Gelöst! So gewinnst du in { $keeps } % der Fälle.
task-wrong = So gewinnst du in { $keeps } % der Fälle, der beste Zug in { $best } %.
task-missed = Das ist erlaubt, aber dein Zug ist zu Ende und die Aufgabe nicht gelöst. Versuch es noch einmal.
task-next = Nächste Aufgabe
task-again = Noch einmal
task-all = Alle Aufgaben
task-play = Jetzt eine Partie spielen
task-rule = Regel { $rule }
task-rival = Otto
task-done = { $done } von { $all } gelöst
task-begin = Anfangen
task-go-on = Weiter
task-how = Tippe auf die Karten selbst. Du darfst alles versuchen, was die Regeln erlauben.

chapter-take = Nehmen
chapter-pairs = Paare
chapter-points = Punkte
chapter-call = Die Runde beenden
task-pile = Du sammelst Oktopusse. Zu Beginn jedes Zuges nimmst du eine Karte. Welche?
    .title = Der dritte Oktopus
    .why = Oktopusse zählen 0, 3, 6, 9, 12. Links liegt dein dritter, für 3 Punkte mehr. Die oberste Karte eines Ablagestapels darfst du einfach nehmen.
task-keep = Du hast dir zwei Karten vom Stapel angesehen. Behalte eine, dann wähle einen Ablagestapel für die andere. Danach ist Otto dran.
    .title = Eine behalten, eine zudecken
    .why = Zwei Seeleute zählen 5, ein Hai ohne Schwimmer nichts. Leg den Hai auf die Meerjungfrau, und Otto bekommt sie nicht: Ablagestapel darf man nicht durchsehen, nur Krabben kommen an tiefere Karten.
task-round = Neue Runde: Niemand hat Karten, zwei liegen offen. Otto hat die letzte beendet, also beginnst du, links von ihm. Was nimmst du?
    .title = Eine neue Runde
    .why = Ein Kapitän ohne Seeleute und ein Schwarm ohne Fische zählen noch nichts; vom Stapel wählst du unter zweien. Erst wird gelost, danach beginnt, wer links von dem sitzt, der die Runde beendet hat.
task-crabs = Mit zwei Krabben nimmst du eine beliebige Karte aus einem Ablagestapel. Welche brauchst du?
    .title = Hol den Hai
    .why = Lege die Krabben aus und sieh den linken Ablagestapel durch: Ganz unten liegt ein Hai für deinen Schwimmer. Jedes Paar zählt 1 Punkt und bewirkt etwas.
task-boats = Links liegt ein Oktopus, aber du hast schon genommen. Wie bekommst du ihn trotzdem?
    .title = Noch ein Zug
    .why = Zwei Boote geben dir einen ganzen neuen Zug: Lege sie aus, dann nimm den Oktopus.
task-fish = Du hast ein Paar. Auf der Hand behalten oder auslegen?
    .title = Eine Karte mehr
    .why = Ausgelegt oder nicht, das Paar zählt 1 Punkt. Legst du sie aus, ziehst du auch eine Karte, und niemand kann sie mehr stehlen.
task-shark = Otto hat fünf Karten auf der Hand. Was kannst du dagegen tun?
    .title = Schwimmer und Hai
    .why = Ein Schwimmer mit einem Hai stiehlt eine zufällige Karte aus seiner Hand: eine mehr für dich, eine weniger für ihn.
task-lighthouse = Drei Boote hast du auf der Hand. Welche Karte passt dazu?
    .title = Der Leuchtturm
    .why = Der Leuchtturm bringt 1 Punkt für jedes deiner Boote: sofort 3 Punkte, mit jedem weiteren Boot mehr.
task-mermaid = Sieh dir die Farben deiner Hand an, bevor du eine Karte behältst.
    .title = Alles in Blau
    .why = Die erste Meerjungfrau zählt so viele Punkte, wie du Karten deiner häufigsten Farbe hast: 3 dunkelblaue. Auslegen kann man sie nur zu viert.
task-seven = Otto fehlen 4 Punkte zum Sieg, dir 7. Hol sie dir jetzt und beende die Runde so, dass er seine Karten nicht zählt.
    .title = Sieben in einem Zug
    .why = Mit dem Oktopus sind es 7: Ab sieben Punkten darfst du die Runde beenden. Bei STOP zählt auch Otto seine Karten. Bei LETZTE CHANCE bleibt ihm, wenn dich niemand überbietet, nur der Farbbonus.
task-stop = Du hast 34 Punkte, deine Karten zählen 8. Otto hat fünf Karten. Wie beendest du die Runde?
    .title = STOP oder LETZTE CHANCE?
    .why = STOP ist sicher: 34 und 8 reichen für 40, was Otto auch hat. LETZTE CHANCE gäbe ihm noch einen Zug, um dich zu überbieten.
task-last = Du hast 28 Punkte, dir fehlen 12. Deine Karten zählen 8, fünf sind gelb. Traust du dich?
    .title = Die Wette
    .why = STOP gibt 8: zu wenig, und Otto zählt auch. Die gewonnene LETZTE CHANCE gibt deine Karten und den Farbbonus, 5 für die gelben; Otto bekommt nur seinen Bonus.
task-beat = Otto hat LETZTE CHANCE gesagt und zeigt seine Karten: 8 Punkte. Das ist dein letzter Zug. Schaffst du mehr?
    .title = Überbiete 8 Punkte
    .why = Deine Karten zählen 7. Die vierte Muschel bringt 2 mehr: 9 gegen 8, und Ottos Wette ist verloren. Er bekommt nur seinen Farbbonus, du deine Karten.
task-empty = Du hast die letzte Karte des Stapels genommen. Was nun?
    .title = Der Stapel ist leer
    .why = Ist der Stapel am Ende deines Zuges leer, bekommt niemand Punkte, und auch eine LETZTE CHANCE ist ungültig. STOP zählt vor dem Ende des Zuges: Es rettet deine 8 Punkte.
task-level = Mit STOP stünde es 40 zu 40. Links liegt der Fischschwarm, und Otto hat sechs Fische vor sich. Was sagst du an?
    .title = Gleichstand bei 40
    .why = Bei Gleichstand gewinnt nach deutscher Regel, wer in der Runde mehr bekam: bei STOP du. (Anderswo, wer sie beendet hat: auch du.) Bei LETZTE CHANCE nähme Otto den Schwarm: 9 gegen 8.
task-mermaids = Otto hat 37 Punkte, du 20. Gibt es noch einen Weg zum Sieg?
    .title = Vier Meerjungfrauen
    .why = Alle vier Meerjungfrauen, nach dem Nehmen zusammen ausgelegt, gewinnen sofort die Partie.

chapter-place = Legen
chapter-jump = Springen
chapter-scissors = Die Schere
chapter-objectives = Ziele
chapter-end = Das Ende
chapter-advanced = Für Fortgeschrittene
task-start = Alles liegt bereit: fünf Stapel, drei Ziele, die Schere. Deine Startkarte ist gelb, Ottos blau. Tippe auf einen Stapel und nenne seine Farbe oder seinen Wert.
    .title = Das erste Wort
    .why = Du nimmst alle obersten Karten, die passen: Gelb bringt vier auf einmal, und alle passen in deine Landschaft. Was darunter liegt, weiß niemand. Ein Ziel bringt der ersten Person 2 Punkte, der zweiten 1.
task-value = Farbe oder Wert: Was bringt dir für den letzten Zug am meisten?
    .title = Nach Wert
    .why = Der Wert 3 bringt eine gelbe und eine blaue Karte, eine für jeden deiner Stapel. Was darunter zum Vorschein kommt, bleibt liegen. Höchstens zwei Stapel haben nun noch Karten: Jeder hat noch einen Zug.
task-nine-cards = Du hast zehn Karten, und dein letzter Zug kommt noch. Welche wirfst du ab?
    .title = Höchstens neun
    .why = Höchstens neun Karten bleiben auf der Hand. Im nächsten Zug legst du mit Gelb 2, 3, 4 und 5: Wirf eine Karte ab, die keinen Platz hat.
task-stack = Das ist dein letzter Zug. Nenne eine Farbe und lege so viele Karten davon, wie du kannst.
    .title = Bis zur 4
    .why = Auf eine 1 kommt die 2 ihrer Farbe, dann die 3, dann die 4, alles in einem Zug. Nur die oberste zählt: Eine 4 hat drei Sterne.
task-one-word = Dein letzter Zug, und vier Karten auf der Hand. Ein Wort legt sie alle.
    .title = Vier Karten mit einem Wort
    .why = Nenne den Wert 2: Jede 2 kommt auf die 1 ihrer Farbe. Jede bringt einen Stern, und keine Karte bleibt auf der Hand, wo sie einen Punkt kostet.
task-frame = Ein Ziel verlangt denselben Wert in allen vier Ecken. Wohin kommt die schwarze 1?
    .title = Die vierte Ecke
    .why = Ein neuer Stapel kommt neben einen anderen, innerhalb von drei Spalten und drei Reihen. Die freie Ecke unten rechts erfüllt das Ziel.
task-jump = Die 2 fehlt, aber das ist dein letzter Zug. Lassen sich die gelbe 3 und 4 noch nutzen?
    .title = Spring über die 2
    .why = Einmal je Zug darf eine Karte einen Wert überspringen, für eine andere Handkarte: Die 3 kommt auf die 1. Bezahle mit der schwarzen 2, die keinen Platz hat, und die 4 kann folgen.
task-cut = Deine Karte zeigt eine Schere. Otto hat das Scherenplättchen. Nimmst du es?
    .title = Schnapp dir die Schere
    .why = Mit einer Scherenkarte darfst du das Plättchen nehmen, wo immer es liegt. Es zählt 2 Punkte: 2 mehr für dich, 2 weniger für Otto.
task-leave = Gelb ist genannt, und eine gelbe 3 und 4 hast du noch. Die Schere auf die 2 legen?
    .title = Lass die Schere liegen
    .why = Auf den Stapel mit dem Plättchen darf nichts gelegt werden. Lass es liegen: Es gehört dir schon, und 3 und 4 können folgen.
task-free = Die Schere gehört dir: Ein Sprung je Zug kostet nichts. Welche Karte springt?
    .title = Ein Sprung umsonst
    .why = Die 5 auf der 3 bringt drei Sterne mehr, die schwarze 2 als neuer Stapel nur einen. Es gibt einen Sprung je Zug.
task-cut-jump = Zwei gelbe Karten, zwei gelbe Stapel, der letzte Zug. In welcher Reihenfolge?
    .title = Schneiden, dann springen
    .why = Lege die 2 und nimm damit die Schere: Sie bezahlt schon in diesem Zug einen Sprung. Ihr Stapel ist nun gesperrt, also springt die 3 auf die andere 1.
task-l = Das erste Ziel ist ein L in einer Farbe. Wohin kommt die gelbe 1, und was ist mit der Schere?
    .title = Vollende das L und nimm die Schere
    .why = Drei Felder eines Blocks von zwei mal zwei sind ein L. Sein Plättchen kommt am Ende deines Zuges, und die Schere zählt 2 Punkte mehr.
task-row = Ein Ziel verlangt eine Reihe aus drei Karten mit der Summe 9. Deine zeigt 1, 3, 3.
    .title = Eine Reihe mit neun
    .why = Nenne den Wert 4 und lege beide: 1 + 4 + 4 = 9. Das Plättchen bleibt dir, auch wenn du die Reihe später überdeckst.
task-hand = Dein allerletzter Zug. Eine 4 bringt einen Stern mehr. Gibt es Besseres?
    .title = Leere deine Hand
    .why = Jede Karte, die auf der Hand bleibt, kostet 1 Punkt. Drei Einsen haben keine Sterne, aber sie zu legen spart 3 Punkte. Bei Gleichstand gewinnt, wer weniger abgeworfen hat.
task-no-pass = Dein letzter Zug, und deine Hand ist leer. Eine Karte, die auf der Hand bleibt, kostet 1 Punkt, aber passen darfst du nicht. Was nennst du?
    .title = Passen gilt nicht
    .why = Passen geht nicht, also nimm wenig: Der Wert 2 oder 5 nimmt eine Karte, Gelb zwei. Das macht je 3 Punkte, und bei Gleichstand gewinnt, wer weniger abgeworfen hat: Otto eine, du keine.
task-advanced = Für Fortgeschrittene: Spring, so oft und so weit du willst, für eine Karte je übersprungenem Wert. Die Schere spart eine Karte je Zug. Bring die gelbe 5 auf deine 1.
    .title = Zwei Sprünge
    .why = Die 3 springt auf die 1: Die Schere bezahlt. Dann springt die 5 auf die 3, für eine Karte. Geradewegs auf die 1 übersprünge die 5 drei Werte und kostete trotz Schere zwei Karten.
