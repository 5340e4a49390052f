## Der Punkterechner
score-title = Punkterechner
score-text = Trage die Landschaften jedes Königreichs ein; die Punkte werden gleich mitgezählt.
score-players = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
score-again = Neu anfangen
score-again-sure = Ja, alles leeren
score-kingdoms = Königreiche
score-result = Ergebnis
score-undone = Letzter Schritt zurückgenommen.
score-told = { $square }. { $points ->
    [one] Insgesamt 1 Punkt
   *[other] Insgesamt { $points } Punkte
}
score-link-read = Dieser Tisch stammt aus einem Link. „Rückgängig“ holt deinen zurück.
score-link-broken = Dieser Link ist beschädigt. Lass ihn dir noch einmal schicken.
score-squares = { $squares } von { $most } Feldern
score-on-land = Punkte im Königreich zeigen
score-clear-kingdom = Dieses Königreich leeren
score-keys = Tasten im Raster: Pfeile bewegen, Buchstaben legen Landschaften (wie in der Textform), Ziffern setzen Kronen, Enter tut, was die Palette sagt, die Rücktaste leert ein Feld, Umschalt mit Pfeilen verschiebt das ganze Königreich, U nimmt zurück.

## Was ein Tippen legt
score-brush = Palette
score-crowns = { $crowns ->
    [0] Keine Krone
    [one] 1 Krone
   *[other] { $crowns } Kronen
}
score-crosses = { $crosses ->
    [0] Kein Kreuz
    [one] 1 Kreuz
   *[other] { $crosses } Kreuze
}
score-building = Ein Gebäude
score-castle = Das Schloss
score-clear = Ein Feld leeren
score-shift = Tippe dorthin, wo das Schloss steht, oder verschiebe alles:
score-shift-left = Königreich nach links schieben
score-shift-right = Königreich nach rechts schieben
score-shift-up = Königreich nach oben schieben
score-shift-down = Königreich nach unten schieben

## Was noch zählt
score-court = Hof
score-knights = Ritter
score-towers = Türme
score-brought = von den Gebäuden
score-queen = Die Königin ist hier
score-more = Eins mehr: { $what }
score-less = Eins weniger: { $what }
score-named = Genanntes Wappen (je 3 Punkte)
score-named-none = keines
score-no-discard = Kein Dominostein wurde abgeworfen

## Als Text
score-type = Lieber eintippen
score-type-label = Dieses Königreich als Text
score-type-text = Eine Textzeile für jede Zeile, wie der Befehl „crownland score“ sie liest: # ist das Schloss, ein Punkt ist leer, eine Ziffer hinter einem Buchstaben zählt Kronen. { $letters }.
score-letter = { $letter } { $terrain }
text-long = Erwartet werden höchstens { $most } Zeichen, hier sind es aber { $got }.
text-castle = Ein Königreich hat ein Schloss (#); hier sind es { $castles }.
text-cell = Zeile { $row }, Spalte { $column }: Erwartet wird #, ein Punkt oder einer der Buchstaben mit höchstens { $most } dahinter, hier steht aber „{ $got }“.
text-frame = Dieses Königreich muss in { $most } × { $most } Felder passen, ist aber { $columns } breit und { $rows } hoch.
text-map = Das Schloss steht in der Mitte einer Karte mit { $rows } Zeilen und { $columns } Spalten; das passt hier nicht.
text-option = Hinter den Zeilen kennt dieses Spiel { $options }, hier steht aber „{ $got }“.
text-number = { $option } braucht eine Zahl bis { $most }, hier steht aber „{ $got }“.
text-named = Erwartet wird eines von { $arms }, hier steht aber „{ $got }“.
text-building = Ein Gebäude namens „{ $got }“ gibt es nicht.
text-square = Erwartet wird ein Feld wie f5, hier steht aber „{ $got }“.
text-site = Ein Gebäude braucht ein eigenes Stadtfeld; „{ $got }“ hat keines.

## Das Ergebnis
score-missing = { $kingdoms ->
    [one] Ein Königreich ist noch leer
   *[other] { $kingdoms } Königreiche sind noch leer
}

## Was nicht sein kann
score-doubts = Schau noch einmal hin
doubt-frame = { $name }: Das Königreich muss in { $most } × { $most } Felder passen, ist aber { $columns } breit und { $rows } hoch.
doubt-apart = { $name }: Ein Teil des Königreichs hängt nicht mit dem Schloss zusammen.
doubt-even = { $name }: Dominosteine bedecken eine gerade Zahl von Feldern, dieses Königreich hat aber { $squares }.
doubt-crowns = { $name }: In diesem Spiel hat kein Dominostein { $terrain } { $crowns ->
    [0] ohne Krone
    [one] mit 1 Krone
   *[other] mit { $crowns } Kronen
}.
doubt-squares = Alle Königreiche zusammen: Dieses Spiel hat { $most } Felder dieser Landschaft ({ $terrain }), hier sind es aber { $squares }.
doubt-halves = Alle Königreiche zusammen: Dieses Spiel hat { $most ->
    [one] nur 1 Feld
   *[other] nur { $most } Felder
} dieser Art ({ $terrain } { $crowns ->
    [0] ohne Krone
    [one] mit 1 Krone
   *[other] mit { $crowns } Kronen
}), hier sind es aber { $squares }.
doubt-alone = { $name }: { $terrain } { $crowns ->
    [0] ohne Krone
    [one] mit 1 Krone
   *[other] mit { $crowns } Kronen
} ergibt mit keinem Nachbarfeld einen Dominostein dieses Spiels.
doubt-cover = { $name }: Dieses Königreich lässt sich nicht mit Dominosteinen dieses Spiels bedecken.
doubt-copies = Alle Königreiche zusammen: Von „{ $building }“ gibt es { $most ->
    [one] 1 Plättchen
   *[other] { $most } Plättchen
}, hier sind es aber { $tiles }.
doubt-knights = Alle Königreiche zusammen: Es gibt { $most } Ritter, gezählt sind aber { $knights }.
doubt-towers = Alle Königreiche zusammen: Es gibt { $most } Türme, gezählt sind aber { $towers }.
doubt-queen_towerless = { $name }: Ohne Turm kommt die Königin nicht zu Besuch.
doubt-queen_outbuilt = { $name }: Die Königin bleibt dort, wo die meisten Türme stehen, und jemand hat { $most }.
doubt-queen_nobody = Jemand hat einen Turm gebaut, also muss die Königin irgendwo zu Gast sein.
doubt-crosses = { $name }: Zu den Kreuzen der Würfel können höchstens { $most } dazukommen, hier sind es aber { $crosses }.
