## Rund um eine geführte Partie
guide = Begleiter
guide-title = Eine geführte erste Partie
guide-text = Eine Partie, die jeden Schritt erklärt, während du spielst. Geh, wann immer du magst, und spiel später weiter.
guide-fair = Diese Ziehungen sind vorbereitet, damit es in jeder Runde etwas zu erklären gibt. In jeder anderen Partie bestimmt niemand, was kommt, und alle können das prüfen.
guide-minutes = { $minutes ->
    [one] eine Minute
   *[other] etwa { $minutes } Minuten
}
guide-offer = Neu hier? Lerne beim Spielen
guide-offer-close = Nein, danke
guide-next = Weiter
guide-skip = Einfach spielen
guide-show = Begleiter zeigen
guide-sum-up = Fazit
guide-prepared = Vorbereitete Lektion
guide-prepared-text = Die Ziehungen dieser Partie wurden vorbereitet.
guide-over = Das war eine geführte Partie mit vorbereiteten Ziehungen.
guide-summary = Was du jetzt weißt
guide-best = Dein bestes Gebiet: { $terrain }, { $squares } × { $crowns } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
guide-real = Richtige Partie spielen
guide-rules = Regeln lesen
guide-go-on = Weiterspielen
guide-others = Weitere geführte Partien:

## Was in jedem Spiel gesagt wird
guide-any-missed =
    Auch das geht
    Eine andere Stelle hätte +{ $best } gebracht. { $undo ->
        [yes] Nimm den Zug zurück und versuche es noch einmal, oder spiel weiter.
       *[no] Nächstes Mal weißt du es.
    }
guide-any-done =
    Das war alles
    Sieh nach, wie die Punkte jetzt stehen, oder spiel weiter, solange du magst.
guide-any-found =
    Gut gefunden: +{ $points }
    Keine andere Stelle hätte mehr gebracht. Deine Punkte stehen neben deinem Namen.
guide-tip-place = { $best ->
    [0] Gerade bringt keine Stelle Punkte. Halte gleiche Landschaften beisammen.
   *[other] Die beste Stelle bringt jetzt +{ $best }.
}
guide-tip-discard = Er passt nirgends und kommt deshalb aus dem Spiel.
guide-tip-claim = Achte auf Kronen und auf Landschaften, die du schon hast.
guide-tip-knights = Ein Ritter bringt auf deinem größten Gebiet am meisten.
guide-tip-build = Lies, was die Plättchen bringen, und behalte ein paar Münzen.
guide-tip-burn = Verbrenne nur, was { $name } mehr nützt als dir eine Münze.
guide-tip-take = Kreuze bringen Punkte; Wappen ohne Kreuz füllen das Zauberbuch.
guide-tip-turn = Einmal in der Partie kannst du einen Würfel auf eine beliebige Seite drehen.
guide-tip-castle = Ein Kreuz ist so viele Punkte wert, wie sein Gebiet am Ende Felder hat.
guide-tip-draw = { $best ->
    [0] Gerade bringt keine Stelle Punkte. Halte gleiche Wappen beisammen.
   *[other] Die beste Stelle bringt jetzt +{ $best }.
}
guide-tip-name = Wähle das Wappen, von dem du am Ende die meisten Gebiete hast.
guide-tip-cross = In deinem größten Gebiet bringt ein Kreuz am meisten.

## Kingdomino
guide-kingdomino-welcome =
    Hier beginnt dein Königreich
    Noch ist es nur ein Schloss. In sechs Runden legst du Dominosteine an, bis zu 5 × 5 Felder, und wer die meisten Punkte hat, gewinnt. Du spielst gegen { $name }, und es kann nichts schiefgehen.
guide-kingdomino-first =
    Wähle einen Dominostein aus
    Hohe Nummern haben oft Kronen, und Kronen bringen Punkte. Niedrige Nummern sind nächste Runde früher an der Reihe.
    { $taps ->
        [yes] Tippe einen an und tippe noch einmal, um ihn zu nehmen.
       *[no] Klicke einen an. Mit Tasten: N markiert ihn, Enter nimmt ihn.
    }
guide-kingdomino-second =
    Und noch einen
    Zu zweit hat jeder zwei Könige. Gleiche Landschaften auf beiden Dominosteinen können zusammenwachsen.
guide-kingdomino-order =
    { $who ->
        [me] Du beginnst
       *[other] { $name } hat begonnen
    }
    Jede Runde läuft von der niedrigsten zur höchsten Nummer. Die Schilde zeigen, wessen König auf welchem Dominostein steht.
guide-kingdomino-place =
    Lege Dominostein { $domino } an
    Das Schloss passt zu jeder Landschaft; jede seiner Seiten ist recht.
    { $taps ->
        [yes] Tippe auf ein helles Feld, tippe zum Drehen noch einmal und drücke dann „Anlegen“.
       *[no] Klicke auf ein helles Feld; R dreht. Mit Tasten: N, dann Enter.
    }
guide-kingdomino-next =
    Wähle jetzt deinen nächsten Dominostein aus
    Dein König zieht in die neue Reihe. Diesen Dominostein legst du nächste Runde an, und wieder beginnt die niedrigste Nummer.
guide-kingdomino-match =
    { $best ->
        [0] Gleiche Landschaft oder das Schloss
       *[other] Findest du +{ $best }?
    }
    Mindestens eine Hälfte muss die gleiche Landschaft oder dein Schloss berühren. Am Dominostein steht, wie viele Punkte er bringt.
guide-kingdomino-crowns =
    Felder × Kronen
    Verbundene Felder einer Landschaft sind ein Gebiet. Seine Felder mal seine Kronen ergeben die Punkte; ohne Krone gibt es keine. Drücke „Punkte“, um deine zu sehen.
guide-kingdomino-early =
    Niedrig oder hoch?
    Dominostein { $low } hat die niedrigste Nummer: Wer ihn nimmt, beginnt nächste Runde und wählt zuerst aus der neuen Reihe. Hohe Nummern sind mehr wert, wählen aber zuletzt.
guide-kingdomino-deny =
    Blick über den Tisch
    { $name } sammelt { $land }. Dominostein { $wanted } hat eine Krone dafür: Nimmst du ihn, geht { $name } leer aus.
guide-kingdomino-frame =
    Achte auf das Raster
    Alles muss in 5 × 5 Felder passen, das Schloss eingeschlossen. Der goldene Rahmen ist so groß; er kann noch wandern, solange dein Königreich darin liegt.
guide-kingdomino-discard =
    Der passt nirgends
    Dann wird er abgeworfen und kommt aus dem Spiel. Punkte verlierst du dadurch nicht.
guide-kingdomino-full =
    Lass dir Platz
    Ein Dominostein, der passt, muss angelegt werden; einer, der nirgends passt, wird abgeworfen. Mit freien Feldern nebeneinander bist du auf der sicheren Seite.
guide-kingdomino-last =
    Die letzte Runde
    Es gibt nichts mehr auszuwählen. Lege deine letzten Dominosteine an, dann werden die Punkte gezählt.
guide-kingdomino-end =
    Du hast eine ganze Partie Kingdomino gespielt.
    Jedes Gebiet bringt seine Felder mal seine Kronen als Punkte; ohne Krone ist es nichts wert, so groß es auch ist.

## Queendomino
guide-queendomino-welcome =
    Kingdomino mit Hof
    Dominosteine legst du an wie in Kingdomino. Neu sind Münzen, Ritter, Gebäude, die Königin und der Drache. Wenn Dominosteine neu für dich sind, spiel erst die geführte Partie Kingdomino.
guide-queendomino-court =
    Dein Hof
    Du hast sieben Münzen und einen Ritter, aber noch keinen Turm. Am Ende sind je drei Münzen einen Punkt wert.
guide-queendomino-first =
    Wähle einen Dominostein mit Stadt aus
    Auf den roten Stadtfeldern kannst du bauen. Wie in Kingdomino spielen niedrige Nummern zuerst.
    { $taps ->
        [yes] Tippe einen an und tippe noch einmal, um ihn zu nehmen.
       *[no] Klicke einen an. Mit Tasten: N markiert ihn, Enter nimmt ihn.
    }
guide-queendomino-second =
    Der letzte gehört dir
    Du hast zuerst gewählt, { $name } hat zwei genommen, und der vierte bleibt für dich. Von jetzt an wählt jeder König in seinem eigenen Zug.
guide-queendomino-place =
    Lege deinen Dominostein an
    Er muss die gleiche Landschaft oder dein Schloss berühren. Zu zweit kann ein Königreich bis zu 7 × 7 Felder groß werden.
    { $taps ->
        [yes] Tippe auf ein helles Feld, tippe zum Drehen noch einmal und drücke dann „Anlegen“.
       *[no] Klicke auf ein helles Feld; R dreht. Mit Tasten: N, dann Enter.
    }
guide-queendomino-knights =
    Schickst du deinen Ritter?
    Auf einem Feld, das du gerade angelegt hast, bringt er eine Münze für jedes Feld des Gebiets und bleibt dann für immer dort. Oder behalte ihn für ein größeres.
    { $taps ->
        [yes] Tippe auf eines der beiden Felder und dann auf den Knopf.
       *[no] Klicke auf eines der beiden Felder und dann auf den Knopf.
    }
guide-queendomino-build =
    Baust du ein Gebäude?
    Wähle ein Plättchen, dann ein Stadtfeld. Der Preis steht über jedem Plättchen; { $taps ->
        [yes] tippe darauf
       *[no] zeige darauf
    }, um zu lesen, was es bringt. Türme locken die Königin an.
guide-queendomino-queen =
    { $who ->
        [me] Die Königin ist bei dir zu Gast
       *[other] Die Königin ist bei { $name } zu Gast
    }
    Wer Türme baut und danach von niemandem übertroffen wird, bekommt sie zu Gast.
guide-queendomino-gift =
    Was die Königin bringt
    Wer sie zu Gast hat, zahlt für jedes Gebäude eine Münze weniger. Am Ende zählt sie als eine Krone mehr auf dem größten Gebiet.
guide-queendomino-dragon =
    Bestichst du den Drachen?
    Für eine Münze verbrennt er ein Plättchen, das { $name } gern hätte: einmal pro Runde, und nie für den Gastgeber der Königin. Meistens lässt man ihn in Ruhe.
guide-queendomino-turn =
    Wähle dann deinen nächsten Dominostein aus
    Das war ein ganzer Zug: anlegen, Ritter, bauen, Drache, auswählen. Nur der erste und der letzte Schritt sind Pflicht.
guide-queendomino-towers =
    Die Königin wartet
    Wer Türme baut und danach von niemandem übertroffen wird, bekommt sie zu Gast. Noch hat niemand einen gebaut.
guide-queendomino-cave =
    Der Drache in seiner Höhle
    Wer die Königin nicht zu Gast hat, kann ihn für eine Münze ein ausliegendes Plättchen verbrennen lassen, einmal pro Runde für alle zusammen.
guide-queendomino-end =
    So wird Queendomino gespielt.
    { $over ->
        [yes] Gebiete, Gebäude und ein Punkt für je drei Münzen ergeben zusammen das Ergebnis.
       *[no] Diese Punkte würden zählen, wenn jetzt Schluss wäre: Gebiete, Gebäude und einer für je drei Münzen. Eine richtige Partie hat zwölf Runden.
    }

## Duel
guide-duel-welcome =
    Zwei Würfel sind ein Dominostein
    In jeder Runde zeichnest du zwei Würfel auf deiner Karte ein, rund um das Schloss. Wappen sind hier die Landschaften und Kreuze die Kronen.
guide-duel-first =
    Nimm einen Würfel
    Diese Runde wählst du zuerst. { $name } nimmt dann zwei, und der letzte Würfel gehört dir.
    { $taps ->
        [yes] Tippe auf einen Würfel und dann auf den Knopf.
       *[no] Klicke auf einen Würfel und dann auf den Knopf. Mit Tasten: N, dann Enter.
    }
guide-duel-castle =
    Dein Schlosskreuz
    Einmal pro Partie kannst du einem deiner Würfel das Kreuz deines Schlosses geben. Setze es jetzt ein oder hebe es für ein Gebiet auf, das groß wird.
guide-duel-draw =
    Zeichne deinen Dominostein ein
    Wähle zwei freie Schilde nebeneinander. Mindestens einer muss das Schloss berühren.
guide-duel-book =
    Das Zauberbuch
    Jedes Wappen, das du ohne Kreuz einzeichnest, hakt hier ein Kästchen ab. Wer eine Zeile zuerst füllt, bekommt ihre Zauberkraft, und die Zeile gegenüber wird gesperrt.
guide-duel-joker =
    Ein Joker
    Das Fragezeichen wird beim Einzeichnen zu einem beliebigen Wappen. Es hakt kein Kästchen ab.
guide-duel-second =
    Jetzt nimmst du zwei
    Die Rollen wechseln jede Runde: { $name } hat einen Würfel genommen, du nimmst zwei, und der letzte geht an { $name }.
guide-duel-become =
    Was soll der Joker werden?
    Wähle zwei Schilde und dann, was der Joker wird. Gut ist ein Wappen, das sich mit einem deiner Gebiete verbindet.
guide-duel-match =
    Gleiche Wappen verbinden
    Mindestens eine Hälfte muss das Schloss oder das gleiche Wappen aus einer früheren Runde berühren.
guide-duel-crosses =
    Felder × Kreuze
    Die Felder eines Gebiets mal seine Kreuze ergeben die Punkte; ohne Kreuz gibt es keine. Würfel mit Kreuzen haken kein Kästchen ab: Punkte oder Zauberkräfte, du entscheidest. „Punkte“ zeigt die Summen.
guide-duel-nearly =
    Nur noch ein Kästchen
    Zeichne noch einmal ohne Kreuz ein: { $arms }. Dann gewinnst du die Zauberkraft „{ $power }“.
guide-duel-name =
    Du hast eine Zauberkraft gewonnen
    Nenne ein Wappen: Jedes deiner Gebiete damit ist 3 Punkte mehr wert, auch ein kleines ohne Kreuz.
guide-duel-cross =
    Du hast eine Zauberkraft gewonnen
    Füge einem Wappen, das du eingezeichnet hast, ein Kreuz hinzu. In deinem größten Gebiet bringt es am meisten.
guide-duel-powers =
    Sechs Zeilen, sechs Zauberkräfte
    Überall einzeichnen, getrennt einzeichnen, zwei Würfel auf einmal nehmen, einen Würfel drehen: Jede Zauberkraft wirkt einmal. Die letzten beiden Zeilen brauchen nur drei Kästchen.
guide-duel-end =
    So wird Duel gespielt.
    { $over ->
        [yes] Jedes Gebiet bringt seine Felder mal seine Kreuze als Punkte und 3 mehr, wenn sein Wappen genannt wurde.
       *[no] Diese Punkte würden zählen, wenn jetzt Schluss wäre. Eine richtige Partie endet, wenn jemand den letzten Schild gefüllt hat oder wenn beide nichts mehr einzeichnen können.
    }
