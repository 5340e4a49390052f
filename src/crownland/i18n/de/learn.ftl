## Alle Regelseiten
learn-title = Lerne die Spiele
learn-intro = Jedes Spiel in etwa fünf Minuten. Jedes Bild ist ein Moment aus einer echten Partie.
learn-pages = Die Regeln
learn-read = Regeln lesen
learn-minutes = { $minutes ->
    [one] 1 Minute Lesezeit
   *[other] { $minutes } Minuten Lesezeit
}
learn-page-title = { $game }: die Regeln
learn-contents = Inhalt
learn-print = Drucken
learn-other-games = Andere Spiele
learn-components = Spielmaterial: Dominosteine, Plättchen, Würfel, Zauberbuch
learn-components-text = Alles, was in den Schachteln liegt, und wie sicher wir uns sind.
learn-numbers = Regelnummern
learn-numbers-text = Jeder Abschnitt endet mit den Nummern seiner Regeln, etwa K7. Jede Nummer hat eine eigene Adresse: So kannst du Freunden den Link zu genau einer Regel schicken.
learn-marks = Zwei Zeichen
learn-marks-text = Wo eine Anleitung schweigt oder zwei sich widersprechen, mussten wir uns entscheiden: Das ist als „Unsere Lesart“ gekennzeichnet. Wo wir Spielmaterial nicht sehen konnten, haben wir es nachgebildet: Das ist als „Rekonstruiert“ gekennzeichnet.
learn-decided = Unsere Lesart
learn-reconstructed = Rekonstruiert
learn-rule-ids = Regeln dieses Abschnitts
learn-now = Zu dieser Entscheidung: { $section }
learn-new-tab = Als Seite öffnen
learn-player-0 = Rot
learn-player-1 = Blau
learn-player-2 = Grün
learn-player-3 = Gold
learn-player-4 = Violett
learn-player-5 = Türkis
learn-player-6 = Braun
learn-player-7 = Grau
learn-setup-kings = Könige je Spieler
learn-setup-dominoes = Dominosteine
learn-setup-line = In einer Reihe
learn-setup-rounds = Runden
learn-setup-frame = Königreich
learn-setup-teams = Teams
learn-picture = { $part }: { $title }
learn-boxes = { $boxes ->
    [one] 1 Kästchen
   *[other] { $boxes } Kästchen
}
learn-more-kingdomino = Bei Kingdomino steht alles über Dominosteine: Reihen, Könige, Anlegen, Raster.
learn-more-queendomino = Bei Queendomino steht alles über Ritter, Gebäude, die Königin und den Drachen.

## Kingdomino
learn-kingdomino-aim-title = Die Idee
learn-kingdomino-aim-text =
    Du herrschst über ein kleines Schloss und willst das Land ringsum. Zug um Zug nimmst du einen Dominostein und legst ihn in deinem Königreich an.
    Felder der gleichen Landschaft, die Seite an Seite liegen, sind ein _Gebiet_. Am Ende bringt jedes Gebiet so viele Punkte, wie seine Felder mal seine Kronen ergeben. Wer die meisten Punkte hat, gewinnt.
    Spielen können zwei, drei oder vier. Zu zweit hat jeder zwei Könige, sonst jeder einen. Ein König ist eine Spielfigur: Er steht auf dem Dominostein, den du bekommst.
learn-kingdomino-table-title = Der Aufbau
learn-kingdomino-table-text =
    Es gibt 48 Dominosteine mit den Nummern 1 bis 48. Niedrige Nummern zeigen einfache Landschaften. Hohe Nummern zeigen seltene Landschaften mit Kronen.
    Mischt sie. Zu zweit oder zu dritt bleiben einige in der Schachtel, und niemand weiß, welche.
    Legt so viele Dominosteine in einer _Reihe_ aus, wie Könige mitspielen: die niedrigste Nummer oben.
learn-kingdomino-opening-title = Die erste Auswahl
learn-kingdomino-opening-text =
    Die Könige werden einer nach dem anderen zufällig gezogen. Der Besitzer des gezogenen Königs stellt ihn auf einen beliebigen freien Dominostein der ersten Reihe.
    Stehen alle Könige, wird neben der ersten die nächste Reihe ausgelegt.
learn-kingdomino-opening-opening = Der König von { $p0 } wurde zuerst gezogen und hat die 47 genommen. { $p1 } hat die 34 genommen. Jetzt wird der König von { $p3 } gezogen; die 6 und die 11 sind noch frei.
learn-kingdomino-opening-note = In manchen Übersetzungen setzt den König, wer ihn gezogen hat. In den meisten tut es der Besitzer, und so halten wir es auch.
learn-kingdomino-round-title = Eine Runde
learn-kingdomino-round-text =
    Gespielt wird entlang der älteren Reihe, von der niedrigsten Nummer an. Ist dein König an der Reihe, tust du zweierlei:
    1. _Lege_ den Dominostein unter deinem König in deinem Königreich _an_.
    2. _Wähle_ einen freien Dominostein der neueren Reihe _aus_ und stelle deinen König darauf.
    Eine niedrige Nummer ist also in der nächsten Runde früh an der Reihe und hat mehr Auswahl. Eine hohe muss warten, bringt aber oft Kronen.
    Haben alle gespielt, wird die nächste Reihe ausgelegt. In der letzten Runde gibt es keine mehr: Ihr legt nur noch an.
learn-kingdomino-round-round = { $p3 } und { $p1 } haben gespielt und die 21 und die 44 ausgewählt. Jetzt legt { $p0 } die 13 an und wählt dann die 1 oder die 16 aus. Mit der 1 beginnt { $p0 } die nächste Runde.
learn-kingdomino-placing-title = Einen Dominostein anlegen
learn-kingdomino-placing-text =
    Ein Dominostein bedeckt zwei freie Felder. Mindestens _eine Hälfte_ muss mit einer Seite dein Schloss oder ein Feld der gleichen Landschaft berühren.
    Das Schloss passt zu jeder Landschaft. Die übrigen Seiten dürfen alles berühren.
    Ein angelegter Dominostein wird nie mehr bewegt.
learn-kingdomino-placing-placing =
    { $p2 } legt Dominostein 20 an: Getreide mit einer Krone und See. Die Zahlen sind die Punkte, die er jetzt brächte.
    A ist erlaubt: Getreide berührt Getreide.
    B ist erlaubt: Das Schloss passt zu jeder Landschaft.
    C ist nicht erlaubt: Keine Hälfte berührt die gleiche Landschaft.
learn-kingdomino-frame-title = Das Raster
learn-kingdomino-frame-text =
    Dein Königreich darf einschließlich Schloss höchstens _fünf Felder breit und fünf hoch_ sein.
    Wo das Schloss am Ende darin liegt, entscheidest du: Es zählt nur, was du angelegt hast.
learn-kingdomino-frame-frame =
    Das Königreich von { $p3 } ist schon fünf Felder breit.
    A passt.
    B berührt das Schloss, aber das Königreich wäre dann sechs Felder breit.
learn-kingdomino-discard-title = Wenn nichts passt
learn-kingdomino-discard-text =
    Ein Dominostein, der passt, muss angelegt werden, auch wenn es wehtut.
    Ein Dominostein, der nirgends passt, kommt aus dem Spiel. Deinen nächsten wählst du trotzdem aus.
learn-kingdomino-discard-discard = { $p1 } hat in der letzten Runde Dominostein 26. Zwei Felder sind frei, aber nicht nebeneinander: Der Dominostein ist verloren.
learn-kingdomino-scoring-title = Punkte zählen
learn-kingdomino-scoring-text =
    Zähle jedes Gebiet für sich: _Felder × Kronen_. Ein Gebiet ohne Krone bringt nichts, so groß es auch ist.
    Das Schloss gehört zu keinem Gebiet. Zwei Gebiete der gleichen Landschaft, die sich nicht berühren, zählen getrennt.
learn-kingdomino-scoring-scoring = Der Wald von { $p3 } hat 11 Felder und 5 Kronen: 55 Punkte. Alle Gebiete zusammen bringen 66.
learn-kingdomino-ties-title = Gleichstand
learn-kingdomino-ties-text = Gleich viele Punkte? Dann entscheidet das größte Gebiet, mit oder ohne Kronen. Immer noch gleich? Dann entscheiden die meisten Kronen im ganzen Königreich. Immer noch gleich? Dann teilt ihr euch den Sieg.
learn-kingdomino-ties-ties = Beide haben 66 Punkte. Der Wald von { $p3 } hat 11 Felder, der See von { $p1 } 10: { $p3 } gewinnt.
learn-kingdomino-variants-title = Varianten
learn-kingdomino-variants-text = Vier Varianten ändern das Spiel ein wenig. Kombiniert sie, wie ihr wollt; nur das große Duell braucht genau zwei Spieler.
learn-kingdomino-bonuses-title = Harmonie und Reich der Mitte
learn-kingdomino-bonuses-text =
    - _Harmonie_: 5 Punkte, wenn du keinen Dominostein abgeworfen hast.
    - _Reich der Mitte_: 10 Punkte, wenn dein Schloss in der Mitte deines Königreichs liegt.
learn-kingdomino-bonuses-bonus = { $p0 } hat beides. { $p1 } hat keines von beiden: Ein Dominostein wurde abgeworfen, und das Schloss liegt weit unten.
learn-kingdomino-bonuses-note = „In der Mitte“ heißt: Kein Feld ist mehr als zwei Zeilen oder Spalten vom Schloss entfernt (drei in einem Königreich mit 7 × 7 Feldern). Lücken stören nicht.
learn-kingdomino-mighty-title = Das große Duell
learn-kingdomino-mighty-text = Für zwei: alle 48 Dominosteine, 12 Runden und Königreiche mit 7 × 7 Feldern.
learn-kingdomino-mighty-mighty = Im großen Duell entstehen große Gebiete: Dieses Königreich brachte { $total } Punkte.
learn-kingdomino-dynasty-title = Dynastie
learn-kingdomino-dynasty-text = Drei Partien hintereinander, jede neu gemischt und mit neuer erster Auswahl. Zählt die Punkte aller drei zusammen.
learn-kingdomino-dynasty-note = Bei Gleichstand entscheidet das größte Gebiet aus allen drei Partien, dann entscheiden die meisten Kronen aus allen dreien zusammen; sonst wird der Sieg geteilt.

## Das Schnupperspiel
learn-sample-sample-title = Ein kurzes Spiel für zwei
learn-sample-sample-text =
    Das Schnupperspiel ist Kingdomino für zwei in zehn Minuten: 24 eigene Dominosteine, sechs Runden, je zwei Könige, Königreiche mit 5 × 5 Feldern.
    Alles andere geht wie in Kingdomino. Auch Dynastie, Harmonie und Reich der Mitte sind hier möglich.
learn-sample-set-title = Die 24 Dominosteine
learn-sample-set-text = Mit diesem Satz spielen wir.
learn-sample-set-note = Die Dominosteine des Schnupperspiels haben wir nie gesehen. Unsere stammen aus der großen Schachtel: Nummer 1 hier ist dort 1 oder 2, Nummer 2 ist 3 oder 4 und so weiter, mit genau der Hälfte der Felder jeder Landschaft.

## Queendomino
learn-queendomino-aim-title = Die Idee
learn-queendomino-aim-text =
    Queendomino ist Kingdomino mit Städten. Lege Dominosteine an, lass Ritter Steuern eintreiben, baue in deinen Städten, wirb um die Königin und hüte dich vor dem Drachen.
    Gespielt wird mit allen 48 Dominosteinen dieser Schachtel, vier in einer Reihe, zwölf Runden lang. Zu zweit hat jeder zwei Könige und ein größeres Königreich. Zu dritt bleibt von jeder Reihe ein Dominostein übrig; er kommt aus dem Spiel.
learn-queendomino-table-title = Der Aufbau
learn-queendomino-table-text =
    Alle beginnen mit _7 Münzen und 1 Ritter_. Im allgemeinen Vorrat sind 22 Ritter, diese mitgezählt, und 15 Türme.
    Sechs Gebäudeplättchen liegen offen auf dem Gebäudetableau, die anderen in einem verdeckten Stapel. Der Preis gehört zum _Platz_, nicht zum Plättchen: 0, 1, 2, 3, 4 und 5 Münzen.
learn-queendomino-table-table = Das Gebäudetableau zu Beginn. Tippe auf ein Plättchen, um zu lesen, was es bringt.
learn-queendomino-opening-title = Die erste Auswahl
learn-queendomino-opening-text =
    Zu dritt oder zu viert werden die Könige einer nach dem anderen gezogen, und jeder Besitzer wählt einen Dominostein aus.
    Zu zweit wird ein König gezogen. Sein Besitzer wählt einen Dominostein aus, der Gegner zwei, und den letzten nimmt wieder, wer begonnen hat.
learn-queendomino-turn-title = Dein Zug
learn-queendomino-turn-text =
    Fünf Schritte, immer in dieser Reihenfolge. Der erste und der letzte sind Pflicht, die anderen freiwillig.
    1. _Lege_ deinen Dominostein _an_.
    2. _Schicke Ritter_, um Steuern einzutreiben.
    3. _Baue_ in einer Stadt.
    4. _Besteche den Drachen_.
    5. _Wähle_ deinen nächsten Dominostein _aus_.
learn-queendomino-turn-note = Zu zweit macht jeder deiner beiden Könige einen ganzen Zug mit allen fünf Schritten. Eine Übersetzung lässt sich so lesen, als kämen Ritter, Bauen und Drache nur einmal pro Runde; die Anleitung beschreibt aber den Zug eines Königs.
learn-queendomino-placing-title = 1. Anlegen
learn-queendomino-placing-text =
    Wie in Kingdomino: Eine Hälfte muss das Schloss oder die gleiche Landschaft berühren, und das Königreich muss in sein Raster passen. Was passt, muss angelegt werden; was nirgends passt, kommt aus dem Spiel, und dein Zug geht weiter.
    _Stadt_ ist eine Landschaft wie die anderen. Ein Stadtfeld ohne Gebäude ist ein _Bauplatz_.
learn-queendomino-placing-placing = { $p2 } legt Dominostein 44 an: Stadt kommt an Stadt, und das neue Stadtfeld ist ein Bauplatz.
learn-queendomino-knights-title = 2. Ritter schicken
learn-queendomino-knights-text =
    Du darfst bis zu zwei Ritter auf den Dominostein stellen, den du gerade angelegt hast, höchstens einen auf jede Hälfte.
    Jeder Ritter bringt _eine Münze für jedes Feld_ des Gebiets, auf dem er steht. Auch Städte lassen sich besteuern. Zwei Ritter auf einem Gebiet bringen beide den vollen Betrag.
    Ritter bleiben, wo sie sind. Wurde der Dominostein abgeworfen, gibt es nichts zu besteuern.
learn-queendomino-knights-knights = { $p2 } hat gerade Dominostein 27 angelegt. Auf der Wiese bringt ein Ritter 6 Münzen, im Wald nur 1.
learn-queendomino-safes-title = Schatzkammern
learn-queendomino-safes-text = Eine Schatzkammer bringt jedes Mal, wenn du Steuern eintreibst, zusätzliche Münzen: eine für jeden deiner Türme oder eine für jeden deiner Ritter, ob aufgestellt oder nicht.
learn-queendomino-safes-safe = { $p0 } besitzt die Schatzkammer der Türme und 4 Türme. Ein Ritter auf dem See bringt 3 + 4 Münzen, einer in der Stadt 1 + 4.
learn-queendomino-safes-note = Eine Schatzkammer zahlt für jeden Ritter, den du schickst; gezählt wird, sobald er steht.
learn-queendomino-building-title = 3. Bauen
learn-queendomino-building-text =
    Du darfst pro Zug _ein_ Plättchen kaufen. Bezahle den Preis seines Platzes und lege es auf einen deiner Bauplätze, aus dieser Runde oder einer früheren. Ein Ritter auf dem Bauplatz stört nicht.
    Seine Ritter kommen in deinen Vorrat; schicken kannst du sie ab deinem nächsten Zug. Seine Türme kommen in dein Königreich. Kronen darauf zählen für die Stadt, in der es steht.
    Der Platz bleibt leer, bis die Runde endet.
learn-queendomino-building-building = { $p1 } hat 7 Münzen und noch einen Bauplatz. Das Trainingslager liegt auf dem Platz für 5 Münzen.
learn-queendomino-building-note = Ein Preis sinkt nie unter 0. Gehen im allgemeinen Vorrat Ritter oder Türme aus, bekommst du, was noch da ist. Münzen gehen nie aus.
learn-queendomino-queen-title = Die Königin
learn-queendomino-queen-text =
    Baust du Türme und hast danach _mindestens so viele wie jeder andere_, zieht die Königin bei dir ein. Aus keinem anderen Grund zieht sie um, und vor dem ersten Turm ist sie bei niemandem.
    Solange sie dein Gast ist, kostet dich jedes Gebäude eine Münze weniger. Am Ende zählt sie als eine Krone mehr auf deinem größten Gebiet.
learn-queendomino-queen-queen = { $p2 } hat die Königin zu Gast: Jeder Preis ist eine Münze niedriger, aber nie unter 0.
learn-queendomino-dragon-title = 4. Den Drachen bestechen
learn-queendomino-dragon-text =
    Ist der Drache in seiner Höhle und die Königin nicht bei dir? Dann darfst du 1 Münze zahlen und ihn ein beliebiges offenes Plättchen verbrennen lassen. Das Plättchen kommt aus dem Spiel, und der Drache sitzt auf dem leeren Platz, bis die Runde endet.
    Das geschieht also höchstens einmal pro Runde, für alle zusammen. Hast du die Königin erst in diesem Zug gewonnen, darfst du es nicht.
learn-queendomino-dragon-dragon = { $p1 } hat eine Münze gezahlt, und der Drache hat die Gießerei auf dem Platz für 3 Münzen verbrannt.
learn-queendomino-slide-title = 5. Auswählen und Rundenende
learn-queendomino-slide-text =
    Wähle einen freien Dominostein der neueren Reihe aus, wie in Kingdomino.
    Nach dem letzten Zug einer Runde fliegt der Drache heim. Die offenen Plättchen rücken in gleicher Reihenfolge auf die billigsten Plätze, und neue füllen die freien.
    In der letzten Runde wählt niemand einen Dominostein aus, und danach rückt nichts mehr auf.
learn-queendomino-slide-slide = Die nächste Runde: Die Große Taverne ist vom Platz für 5 auf den für 3 Münzen gerückt, und zwei neue Plättchen sind da. { $p2 } ist an der Reihe, hat noch immer die Königin zu Gast und zahlt eine Münze weniger.
learn-queendomino-slide-note = Ist der Stapel leer, bleiben Plätze leer, aber die Plättchen rücken trotzdem auf.
learn-queendomino-tiles-title = Alle Gebäudeplättchen
learn-queendomino-tiles-text = Es gibt 32 Plättchen in 17 Sorten. Was ein Plättchen sofort bringt, steht in der Mitte; die Punkte am Ende der Partie stehen unten.
learn-queendomino-tiles-note = Die Türme und Ritter mancher Plättchen konnten wir nicht sehen; sie sind so gewählt, dass alles zusammenpasst. Auf der Seite „Spielmaterial“ steht, welche das sind.
learn-queendomino-scoring-title = Punkte zählen
learn-queendomino-scoring-text =
    - _Münzen_: 1 Punkt für je drei.
    - _Gebiete_: Felder × Kronen, auch für Städte. Kronen auf Gebäuden zählen mit.
    - _Die Königin_: eine Krone mehr auf deinem größten Gebiet, ob es Kronen hat oder nicht.
    - _Gebäude_: was auf dem Plättchen steht – eine feste Punktzahl, 2 Punkte für jedes einzelne Gebiet einer Landschaft oder 1 Punkt für jeden Turm oder Ritter, ob aufgestellt oder nicht.
learn-queendomino-scoring-scoring = Die Wiese von { $p2 } hat 5 Kronen und die Königin: 9 × 6 = 54.
learn-queendomino-scoring-note = Das Rechenbeispiel der Anleitung ergibt auch bei uns 71. Für die Statue ist dort 3 gedruckt, aber die Summe braucht die 5, die das Plättchen bringt.
learn-queendomino-ties-title = Gleichstand
learn-queendomino-ties-text = Gleich viele Punkte? Dann entscheidet das größte Gebiet, mit oder ohne Kronen, Städte eingeschlossen. Immer noch gleich? Dann teilt ihr euch den Sieg.

## Königliche Hochzeit
learn-royal_wedding-boxes-title = Zwei Schachteln, ein Tisch
learn-royal_wedding-boxes-text =
    Legt Kingdomino und Queendomino zusammen, für drei bis acht Spieler. Es gelten alle Regeln von Queendomino.
    Die Reihen kommen abwechselnd aus beiden Schachteln, zuerst aus Queendomino. Eine Reihe stammt immer ganz aus derselben Schachtel.
learn-royal_wedding-boxes-boxes = Die erste Reihe kommt aus Queendomino, die zweite aus Kingdomino. Nummern können doppelt vorkommen; nur die Reihenfolge innerhalb einer Reihe zählt.
learn-royal_wedding-numbers-title = Wie viel von allem
learn-royal_wedding-numbers-text =
    Zu dritt oder zu viert baut ihr große Königreiche in 24 Runden. Ab fünf Spielern baut ihr kleine in 12 Runden, mit Reihen zu acht Dominosteinen.
    Dominosteine, die niemand auswählt, kommen aus dem Spiel.
    Auch sieben oder acht können einzeln spielen, aber dann werden die Runden lang; Teams sind besser.
learn-royal_wedding-teams-title = Zweierteams
learn-royal_wedding-teams-text =
    Zu sechst oder zu acht könnt ihr in Zweierteams spielen. Ein Team teilt sich ein Schloss, ein Königreich mit 7 × 7 Feldern, einen Vorrat mit 7 Münzen und 1 Ritter, die Türme, die Königin und die Punkte.
    Jeder hat einen eigenen König. Ist dein König an der Reihe, entscheidest du allein.
learn-royal_wedding-teams-teams = { $p0 } und { $p1 } bauen gemeinsam an diesem Königreich: Jede Runde bringt ihm zwei Dominosteine.
learn-royal_wedding-supply-title = Der allgemeine Vorrat
learn-royal_wedding-supply-text = Plättchen, Ritter und Türme stammen aus einer einzigen Schachtel Queendomino, wie viele auch mitspielen. Sie sind schnell weg!

## Duel
learn-duel-aim-title = Die Idee
learn-duel-aim-text =
    Ein Duell mit Stift und Würfeln. Beide teilen sich dieselben vier Würfel und zeichnen Wappen auf ihrer eigenen Karte ein: 34 Schilde rund um ein Schloss.
    Schilde mit dem gleichen Wappen, die Seite an Seite liegen, sind ein _Gebiet_. Am Ende bringt jedes so viele Punkte, wie seine Schilde mal seine _Kreuze_ ergeben.
    Es gibt sechs Wappen und vier verschiedene Würfel. Manche Seiten haben ein oder zwei Kreuze, und zwei Würfel haben einen Joker, „?“.
learn-duel-dice-title = Die Würfel teilen
learn-duel-dice-text =
    Einer von euch ist A und wirft alle vier Würfel. A nimmt einen Würfel. B nimmt zwei der anderen drei. Der letzte gehört A.
    Dann zeichnen beide ein: zuerst A, dann B. In der nächsten Runde tauscht ihr die Rollen.
learn-duel-dice-dice = { $p1 } ist A und hat den Strich mit einem Kreuz genommen. Jetzt nimmt { $p0 } zwei der anderen drei.
learn-duel-dice-note = Laut Anleitung beginnt, wer am ältesten ist. Hier entscheidet der Zufall, wer zuerst A ist.
learn-duel-drawing-title = Den Dominostein einzeichnen
learn-duel-drawing-text =
    Deine beiden Würfel sind ein Dominostein. Zeichne ihn auf zwei leeren Schilden nebeneinander ein. Mindestens _eine Hälfte_ muss das Schloss oder das gleiche Wappen aus einer früheren Runde berühren.
    Dass die beiden Hälften zueinander passen, genügt nicht. Der Rand der Karte steht fest.
learn-duel-drawing-drawing =
    { $p0 } zeichnet „gefüllt“ und „zwei Kreise“ ein.
    A ist erlaubt: Gefüllt berührt gefüllt.
    B ist nicht erlaubt: Keine Hälfte berührt ein gleiches Wappen.
learn-duel-joker-title = Der Joker
learn-duel-joker-text = Ein Joker wird zu einem beliebigen Wappen. Du entscheidest es beim Einzeichnen, und dann bleibt es dabei.
learn-duel-joker-joker =
    { $p0 } hat „gefüllt“ mit zwei Kreuzen und einen Joker.
    A: Auch der Joker wird „gefüllt“. Sein Nachbar berührt das Schloss.
    B: Der Joker wird ein Kreis und berührt einen Kreis.
learn-duel-must-title = Muss ich einzeichnen?
learn-duel-must-text =
    - Kannst du ohne Zauberkraft einzeichnen, musst du es tun. Eine Zauberkraft darfst du dabei trotzdem einsetzen.
    - Kannst du es nur mit einer Zauberkraft, darfst du, musst aber nicht.
    - Kannst du es gar nicht, zeichnest du diese Runde nichts ein.
learn-duel-book-title = Das Zauberbuch
learn-duel-book-text =
    Haben beide eingezeichnet, hakt jeder Würfel _ohne Kreuz_ ein Kästchen in der Zeile seines Wappens ab, auf der Seite seines Besitzers. A hakt vor B ab. Zwei gleiche Würfel haken zweimal ab.
    Es zählt, was der Würfel beim Einzeichnen zeigte. Ein Joker hakt nichts ab, und wer nichts eingezeichnet hat, auch nicht.
    Die Zeilen haben 5, 5, 4, 4, 3 und 3 Kästchen. Wer eine Zeile zuerst füllt, gewinnt ihre Zauberkraft; die Zeile gegenüber wird gesperrt. Haken in einer vollen oder gesperrten Zeile verfallen.
learn-duel-book-book = { $p1 } hat die Zeile mit dem Strich zuerst gefüllt und besitzt ihre Zauberkraft. Die Zeile von { $p0 } ist gesperrt.
learn-duel-powers-title = Sechs Zauberkräfte
learn-duel-powers-text =
    Jede Zauberkraft lässt sich einmal einsetzen, frühestens in der Runde, nachdem du sie gewonnen hast. Die letzten beiden wirken sofort.
    Zauberkräfte und das Schlosskreuz lassen sich in einem Zug verbinden, nur „Überall“ und „Getrennt“ nicht.
learn-duel-powers-apart = „Getrennt“: { $p1 } zeichnet die beiden Würfel an verschiedenen Stellen ein. Jede Hälfte berührt ein gleiches Wappen.
learn-duel-powers-anywhere = „Überall“: { $p1 } füllt die letzten beiden Schilde, obwohl nichts Passendes angrenzt.
learn-duel-castle-title = Das Schlosskreuz
learn-duel-castle-text = Einmal in der Partie darfst du einem deiner beiden Würfel vor dem Einzeichnen ein Kreuz hinzufügen, auch einem Joker. Dieser Würfel hakt dann kein Kästchen ab.
learn-duel-castle-castle = { $p0 } gibt dem Würfel „zwei Striche“ mit einem Kreuz noch das Schlosskreuz: Jetzt sind es zwei Kreuze, und so bringt das Einzeichnen 10 Punkte.
learn-duel-end-title = Zwei Wege zum Ende
learn-duel-end-text =
    Die Partie endet mit der Runde, in der
    - jemand den letzten leeren Schild füllt oder
    - beide nichts einzeichnen konnten, auch nicht mit ihren Zauberkräften.
    Abgehakt wird in dieser Runde noch, und Zauberkräfte, die sofort wirken, wirken noch. Könntest du mit einer Zauberkraft einzeichnen und willst nicht, geht die Partie weiter.
learn-duel-end-note = Es zählt nur, ob sich deine Würfel so einzeichnen lassen, wie sie sind. Dass du vorher einen hättest drehen können, ändert daran nichts.
learn-duel-scoring-title = Punkte zählen
learn-duel-scoring-text =
    Zähle jedes Gebiet für sich: Schilde × Kreuze. Hast du ein Wappen genannt, bringt jedes deiner Gebiete damit 3 Punkte mehr, mit oder ohne Kreuze.
    Gleich viele Punkte? Dann entscheidet das größte Gebiet. Immer noch gleich? Dann teilt ihr euch den Sieg.
learn-duel-scoring-scoring = { $p0 } hatte den Strich genannt: Drei Gebiete damit bringen 9 Punkte mehr. { $p1 } hat den letzten Schild gefüllt, aber { $p0 } gewinnt.

## Alle Teile
pieces-title = Spielmaterial
pieces-intro = Alle Dominosteine, Plättchen, Würfel und Zauberkräfte, mit denen wir spielen, von uns gezeichnet. Ein Zeichen sagt jeweils, wie sicher wir uns sind.
pieces-box = Schachtel
pieces-all = Alle Schachteln
pieces-dominoes = { $dominoes } Dominosteine
pieces-tiles = { $tiles } Gebäudeplättchen
pieces-dice = Vier Würfel
pieces-towers = Türme
pieces-knights = Ritter
pieces-kingdomino-text = Die Liste ist allgemein bekannt, und ihre Summen sind geprüft.
pieces-sample-text = Die Dominosteine des Schnupperspiels haben wir nie gesehen. Nummer 1 ist Nummer 1 oder 2 der großen Schachtel, Nummer 2 ist 3 oder 4 und so weiter; jede Landschaft behält genau die Hälfte ihrer Felder.
pieces-queendomino-text = Was die Dominosteine zeigen, ist sicher. Welcher welche Nummer hat, stammt aus einer einzigen Quelle; die vier Nummern, die wir mit Fotos vergleichen konnten, stimmen überein.
pieces-tiles-text = Namen, Anzahl, Kronen, Steuern und Punkte der Plättchen sind bekannt. Türme und Ritter haben ein eigenes Zeichen. Wenn du das Spiel besitzt und einen Fehler siehst, sag uns bitte Bescheid.
pieces-dice-text = Vier verschiedene Würfel, sechs Wappen, ein Joker und bis zu zwei Kreuze sind sicher: Die Anleitung zeigt sie. Welche Seite auf welchem Würfel ist, stammt aus einer einzigen Quelle.
pieces-spells-text = Die Zauberkräfte sind sicher. Wie viele Kästchen eine Zeile hat und welche Zeile welche Zauberkraft gibt, stammt aus einer einzigen Quelle. Die Namen der Zauberkräfte sind von uns.
mark-certain = Sicher
mark-certain-text = Allgemein bekannt und geprüft.
mark-likely = Wahrscheinlich
mark-likely-text = Aus einer einzigen Quelle, und nichts spricht dagegen.
mark-seen = Gesehen
mark-seen-text = Von einem Bild des Plättchens abgelesen.
mark-derived = Abgeleitet
mark-derived-text = Folgt aus etwas anderem, das wir wissen, etwa einer Summe in der Anleitung.
mark-reconstructed = Rekonstruiert
mark-reconstructed-text = Von uns so gewählt, dass alles zusammenpasst. Es kann falsch sein.
