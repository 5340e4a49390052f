## Für einen echten Tisch
tools-title = Für den echten Tisch
tools-intro = Spielt ihr mit eurer eigenen Schachtel? Hier findet ihr Ziehungen, Zuguhr und Druckvorlagen.
tools-draft = Dominosteine ziehen
tools-draft-text = Zieht die Reihen, wenn ihr eure Dominosteine schon an der Rückseite erkennt, und wirft die Würfel für Duel.
tools-clock = Zuguhr
tools-clock-text = Für zwei bis acht Spieler, mit Zeit pro Partie oder pro Zug. Ein Fingertipp gibt den Zug weiter.
tools-print = Zum Ausdrucken
tools-print-text = Wertungsblöcke, Kartenblätter, Zauberbücher, Dominosteine, Gebäudeplättchen und Würfel, von uns gezeichnet.
tools-offline = Diese Seiten brauchen keine Verbindung, sobald du Crownland einmal in diesem Browser geöffnet hast.
tools-insecure = Über einfaches http kann der Browser diese Seite weder installieren noch ohne Verbindung öffnen. Über https oder auf dem Rechner des Servers kann er es.
tools-install = Als App installieren
tools-name-of = Name von Spieler { $number }

## Dominosteine ziehen
draft-intro = Die Dominosteine tragen Nummern auf der Rückseite. Mischt stattdessen hier und sucht die gezogenen Nummern heraus.
draft-find = Legt die Dominosteine mit diesen Nummern aus, die niedrigste oben.
draft-lines = { $boxes ->
    [one] { $lines } Reihen zu { $dominoes } Dominosteinen.
   *[other] { $lines } Reihen zu { $dominoes } Dominosteinen, abwechselnd aus beiden Schachteln.
}
draft-dice = Vier Würfel pro Runde.
draft-note-kings = Festhalten, wer was auswählt
draft-note-dice = Festhalten, wer welchen Würfel nimmt
draft-note-text = Dann seht ihr auch, wer an der Reihe ist.
draft-shuffle = Mischen und erste Reihe ziehen
draft-roll = Würfeln
draft-roll-again = Neu würfeln
draft-next = Reihe { $line } ziehen
draft-line = Reihe { $line }
draft-line-of = Reihe { $line } von { $lines }
draft-nothing = Noch nichts gezogen
draft-takes = { $name } nimmt einen Würfel
draft-over = Das war die letzte Reihe
draft-earlier = Frühere Reihen
draft-end = Neu anfangen
draft-end-sure = Ja, Partie verwerfen
draft-take-die = Nehmen: { $die }
draft-die-of = { $die }, vergeben an { $name }

## Zuguhr
clock-intro = Legt das Gerät in die Tischmitte: Wer mit dem Zug fertig ist, tippt auf das eigene Feld. Wechselt die Reihenfolge, tippt auf das Feld der Person, die als Nächste an der Reihe ist.
clock-per-game = Für die ganze Partie
clock-per-turn = Für jeden Zug
clock-seconds = Sekunden pro Zug
clock-facing = Für beide Seiten des Tisches ausrichten
clock-facing-text = Die Felder gegenüber stehen auf dem Kopf.
clock-vibrate = Vibrieren
clock-set = Uhr stellen
clock-begin = Tippt auf das Feld der Person, die beginnt
clock-turn = { $name } ist an der Reihe
clock-paused = Die Uhr steht
clock-late = Die Zeit von { $name } ist um
clock-up = Zeit ist um
clock-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
clock-start = Start
clock-pause = Pause
clock-go-on = Weiter
clock-end = Neue Uhr
clock-end-sure = Ja, löschen
sounds-on = Ton: an
sounds-off = Ton: aus
clock-keys = Die Leertaste gibt den Zug weiter, 1–8 geben ihn einem Spieler, P hält an, U macht rückgängig.

## Zum Ausdrucken
print-intro = Wähle aus, was du brauchst. Alles ist von uns gezeichnet; ein Feld eines Dominosteins misst 40 mm.
print-dominoes = Dominosteine
print-tiles = Gebäudeplättchen
print-castles = Schlösser und Könige
print-pad = Wertungsblock
print-sheets = Kartenblätter
print-book = Zauberbuch
print-dice = Würfel zum Falten
print-pages = { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
}
print-paper = Papier
paper-a4 = A4
paper-letter = Letter
print-backs = Mit Rückseiten, für beidseitigen Druck
print-go = { $pages ->
    [0] Drucken
    [one] 1 Seite drucken
   *[other] { $pages } Seiten drucken
}
print-how = Drucke mit 100 % („tatsächliche Größe“) und wende beidseitige Blätter über die lange Kante. Auf Blättern zum Ausschneiden zeigt eine Linie am unteren Rand, ob die Größe stimmt.
print-preview = Vorschau
print-measure = Diese Linie ist 50 mm lang.
print-back = { $title } (Rückseite)
print-dominoes-of = { $game }: Dominosteine { $first }–{ $last }
print-tiles-of = { $game }: Gebäudeplättchen
print-dice-of = { $game }: Würfel
print-sheets-of = { $game }: Kartenblätter
print-book-of = { $game }: Zauberbuch
print-pad-of = { $game }: Wertungsblock
print-reconstructed = manche Werte sind rekonstruiert
print-glue = durchgezogene Linien schneiden, gestrichelte falten, Laschen kleben
print-fold = gestrichelte Linien falten
print-castle-bonus = Schlosskreuz: Hake dieses Kästchen ab, wenn du es einsetzt, einmal pro Partie.
print-at-once = sofort
print-per-three = 3 Münzen: 1
print-queen = Die Königin zählt als eine Krone mehr auf dem größten Gebiet ihres Gastgebers.
