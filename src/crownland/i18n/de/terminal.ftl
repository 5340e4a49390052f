# Das Spiel im Terminal. Wörter, die man eintippt, sind in jeder Sprache gleich und werden nicht übersetzt: help, legal, show,
# hint, me, log, score, undo, resign, quit, draft, board, look, book, place, claim, knights, build, burn, take, draw, castle,
# turn, name, cross, any, apart. Ebenso die Namen von Feldern wie f4 und von Wappen wie dd.

## Die ersten Fragen
terminal-welcome = Willkommen bei Crownland. Enter übernimmt, was in [Klammern] steht.
terminal-which-game = Welches Spiel?
terminal-type-game = Gib eine Zahl oder den Anfang eines Namens ein [{ $usual }]
terminal-how-many = Wie viele Spieler: { $numbers }? [{ $usual }]
terminal-type-options = Gib Zahlen ein, durch Kommas getrennt [keine]
terminal-who-plays = Wer spielt gegen dich?
terminal-type-rival = Gib eine Zahl, den Anfang eines Namens oder einen anderen Bot ein [{ $usual }]
terminal-your-name = Dein Name? [{ $usual }]
terminal-preparing = Das Spiel wird für diesen Rechner vorbereitet. Das geschieht nur einmal und kann eine halbe Minute dauern.

## Was man eintippen kann
terminal-help-legal = alles auflisten, was du tun kannst (legal 2: die zweite Seite)
terminal-help-show = Nummer 3 der Liste im Königreich ansehen, bevor du dich entscheidest
terminal-help-hint = sehen, was ein starker Bot an deiner Stelle tun würde und warum
terminal-help-me = den Tisch neu zeichnen, mit allen deinen Möglichkeiten
terminal-help-log = noch einmal erzählen, was seit deiner Entscheidung geschah
terminal-help-score = die Punkte jedes Königreichs zeigen, Gebiet für Gebiet
terminal-help-undo = deine letzte Entscheidung zurücknehmen, mit allem, was folgte
terminal-help-resign = aufgeben
terminal-help-quit = die Partie verlassen
terminal-help-help = diese Liste zeigen
terminal-help-place = deinen Dominostein wie Nummer 3 der Liste anlegen (oder nur 3)
terminal-help-place-squares = seine erste Hälfte auf f4 und seine zweite auf g4 anlegen
terminal-help-claim = deinen König auf Dominostein 31 der neuen Reihe stellen (oder nur 31)
terminal-help-draft = beide Reihen zeigen und was noch niemand gesehen hat
terminal-help-knights = Ritter wie Nummer 3 der Liste schicken; knights e4 nennt das Feld; Enter behält sie
terminal-help-build = das Plättchen von Platz 3 dort bauen, wo es am meisten bringt; build 3 e4 auf e4; Enter baut nichts
terminal-help-burn = den Drachen mit 1 Münze bestechen, das Plättchen von Platz 3 zu verbrennen; Enter lässt ihn in Ruhe
terminal-help-board = die ausliegenden Gebäude, die Königin und den Drachen erklären
terminal-help-look = Königreich 2 vergrößern, mit seinen Gebäuden
terminal-help-take = Würfel 2 nehmen (oder nur 2); 13 oder take 1 3 nimmt die Würfel 1 und 3
terminal-help-draw = deine Würfel wie Nummer 3 der Liste einzeichnen (oder nur 3)
terminal-help-draw-squares = auf diesen zwei Feldern einzeichnen; gibt es mehrere Möglichkeiten, wirst du gefragt
terminal-help-draw-arms = dasselbe mit den Wappen: d, l, dd, ll, f, c wie im Buch
terminal-help-draw-power = auflisten, was die Zauberkraft erlaubt, solange du sie hast
terminal-help-castle = Würfel 2 das Schlosskreuz geben, einmal in der Partie; Enter hebt es auf
terminal-help-turn = Würfel 2 auf diese Seite drehen, solange du die Zauberkraft hast; Enter hebt sie auf
terminal-help-name = die Zauberkräfte einsetzen, die sofort wirken
terminal-help-book = die Zauberkräfte des Zauberbuchs erklären

## Am Tisch
terminal-enter-for = Drücke Enter für: { $choice }
terminal-enter = Enter: { $choice }.
terminal-more = { $count ->
    [one] 1 weitere: legal.
   *[other] { $count } weitere: legal.
}
terminal-help = Hilfe: help.
terminal-type-one-of = Gib eine dieser Zahlen ein: { $numbers }.
terminal-page = Seite { $page } von { $pages }.
terminal-which = Welche davon? (me: zurück zu allen)
terminal-log-none = Seit deiner Entscheidung ist nichts geschehen.
terminal-queen-moves = Die Königin zieht zu { $name }.
terminal-points = { $points } P
terminal-coins = { $coins } M
terminal-queen = Königin
terminal-largest = Größtes Gebiet
terminal-resign = Diese Partie aufgeben? (j/N)
# Was als Ja auf die vorige Frage zählt, durch Leerzeichen getrennt.
terminal-yes = j ja y yes
terminal-next-game = Drücke Enter für die nächste Partie.
terminal-save-record = Die Aufzeichnung dieser Partie speichern? Gib einen Dateinamen ein, oder Enter für Nein:
terminal-saved = Die Partie ist in { $file } gespeichert.
terminal-saved-unfinished = Die nicht beendete Partie ist in { $file } gespeichert.
terminal-left = Du hast die Partie verlassen.
terminal-stopped = Abgebrochen.

## Duel
terminal-shields = { $shields ->
    [one] 1 Schild ist auf der volleren Karte noch frei
   *[other] { $shields } Schilde sind auf der volleren Karte noch frei
}
terminal-take-one = Dein Gegner nimmt zwei der anderen, und du bekommst den letzten. In Klammern: die Punkte, die das beste Einzeichnen mit jedem der anderen Würfel bringt.
terminal-take-two = 13 nimmt die Würfel 1 und 3. Dein Gegner bekommt den letzten.
terminal-take-power = Oder setze deine Zauberkraft ein und nimm zwei: 13 nimmt die Würfel 1 und 3.
terminal-with-die = { $gain } mit { $die }
terminal-draw-nowhere = Sie passen nirgends auf deine Karte.
terminal-draw-joker = Nenne zwei Felder, um das Wappen des Jokers auszuwählen.
terminal-turn-points = Die Punkte gelten für das beste Einzeichnen danach.
terminal-castle-tick = Die Punkte gelten für das beste Einzeichnen danach. Dieser Würfel hakt dann kein Kästchen ab.
terminal-wins-power = { $name } füllt die Zeile „{ $arms }“ und gewinnt ihre Zauberkraft.
terminal-map-full = Karte voll: { $names }.
terminal-no-drawing = Beide konnten nichts einzeichnen.

## Was nicht verstanden wurde
terminal-expected-verb = Erwartet wird jetzt { $verb }, hier steht aber „{ $got }“.
terminal-expected-verb-number = Erwartet wird { $verb } mit einer Zahl, oder help, hier steht aber „{ $got }“.
terminal-expected-verb-enter = Erwartet wird { $verb } mit einer Zahl, oder Enter, um es zu lassen.
terminal-expected-verb-with = Erwartet wird { $verb } mit { $options }, hier steht aber „{ $got }“.
terminal-expected-number = Erwartet wird eine Zahl von { $least } bis { $most }, hier steht aber „{ $got }“.
terminal-expected-number-or-name = Erwartet wird eine Zahl von { $least } bis { $most } oder ein Name, hier steht aber „{ $got }“.
terminal-expected-numbers = Erwartet werden Zahlen von 1 bis { $most }, hier steht aber „{ $got }“.
terminal-expected-one-of = Erwartet wird { $options }, hier steht aber „{ $got }“.
terminal-expected-name = Erwartet wird ein Name mit 1 bis { $most } druckbaren Zeichen, hier steht aber „{ $got }“.
terminal-expected-rivals = { $most ->
    [one] Erwartet wird 1 Gegner, hier sind es aber { $got }.
   *[other] Erwartet werden 1 bis { $most } Gegner, hier sind es aber { $got }.
}
terminal-expected-squares = Erwartet wird eine Zahl oder zwei Felder wie { $example }, hier steht aber „{ $got }“.
terminal-expected-neighbours = Erwartet werden zwei Felder nebeneinander, { $squares } sind es aber nicht.
terminal-expected-knights = Erwartet werden Ritter auf { $squares }, höchstens so viele, wie du hast, hier steht aber „{ $got }“.
terminal-expected-slot = Erwartet wird burn mit der Nummer eines Platzes, hier steht aber „{ $got }“.
terminal-expected-site = Erwartet werden ein Platz und ein Bauplatz wie 3 e4, hier steht aber „{ $got }“.
terminal-expected-affordable = Erwartet wird ein Platz mit einem Gebäude, das du dir leisten kannst, hier steht aber „{ $got }“.
terminal-expected-example = Erwartet wird { $verb }, zum Beispiel { $example }, hier steht aber „{ $got }“.
terminal-die-taken = Würfel { $die } ist vergeben; wähle einen von denen in der Mitte.
terminal-power-not-held = Die Zauberkraft { $word } hast du nicht.
terminal-power-needed = Dafür braucht es eine Zauberkraft: Schreibe { $words } dazu.
terminal-file-missing = Diese Datei oder diesen Ordner gibt es nicht: { $file }
terminal-file-refused = { $file } lässt sich nicht lesen oder schreiben. Einzelheiten (auf Englisch): { $why }
terminal-details = { $sentence } Einzelheiten (auf Englisch): { $why }

## Wiederholungen und Punkte
terminal-replay-keys = Enter weiter · b zurück · f Anfang · e Ende · Zahl Enter springen · s Punkte · q beenden
terminal-record-ends = Die Aufzeichnung endet hier, noch vor der Partie.
terminal-this-kingdom = Dieses Königreich
