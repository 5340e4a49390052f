## Rückblick auf eine Partie
replay-title = { $sentence } – Wiederholung
replay-moment = Moment
replay-here = { $round }, Ereignis { $event } von { $last }
replay-here-game = Partie { $game }, { $round }, Ereignis { $event } von { $last }
replay-game-round = Partie { $game } · { $round }
replay-back = Voriges Ereignis
replay-on = Nächstes Ereignis
replay-round-back = Anfang der Runde
replay-round-on = Nächste Runde
replay-play = Abspielen
replay-pause = Pause
replay-jump = Zur Runde springen
replay-speed = Tempo
replay-times = { $times }×
replay-live = Live
replay-your-turn = Du bist dran.
replay-go-play = Spielen
replay-copy-link = Link zu diesem Moment kopieren
replay-keys = Links, rechts: Ereignisse · Bild auf, Bild ab: Runden · Pos1, Ende: Anfang und Ende · Leertaste: abspielen · S: Punkte · 1–8: Königreiche

## Was der Zufall tat
replay-bare = Der Tisch ist leer.
replay-chance-deal = Neue Dominosteine: { $dominoes }.
replay-chance-king = Der König von { $name } wird gezogen.
replay-chance-tile = { $count ->
    [one] 1 neues Gebäudeplättchen.
   *[other] { $count } neue Gebäudeplättchen.
}
replay-chance-first = { $name } nimmt den ersten Würfel.
replay-chance-roll = Die Würfel fallen.

## Was jemand getan hat, mit Würfeln oder Wappen
replay-did-take = { $name } nimmt: { $faces }.
replay-did-draw = { $name } zeichnet ein: { $faces }.
replay-did-turn = { $name } dreht einen Würfel auf: { $faces }.
replay-did-castle = { $name } fügt das Schlosskreuz hinzu: { $faces }.
replay-did-name = { $name } nennt: { $faces }.

## Weiterspielen
play-on = Ab hier weiterspielen
play-on-text = Ein neuer Tisch beginnt hier, mit neuem Glück; die Partie zählt nicht.
play-on-seat = Dein Platz
play-on-others = Die anderen
play-on-go = Spielen
play-on-invite = Lieber Leute einladen

## Eine Aufzeichnung von anderswo
replay-other = Aufzeichnung öffnen
replay-copy-embed = Einbettungscode kopieren
replay-copy-record = Aufzeichnung kopieren
embed-open = In Crownland öffnen
import-title = Aufzeichnung abspielen
import-text = Sieh dir jede Partie noch einmal an, die als Aufzeichnung gespeichert wurde: mit dieser Website, der Befehlszeile oder einem eigenen Programm. Dein Browser prüft sie und zeigt sie an.
import-file = Datei auswählen
import-drop = oder hierher ziehen
import-paste = Oder füge die Aufzeichnung ein:
import-go = Partie zeigen
import-empty = Hier ist noch nichts.
import-unreadable = Unlesbare Zeile
import-choose = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien: Wähle eine aus
}
import-more = { $games ->
    [one] … und eine weitere, die hier nicht steht.
   *[other] … und { $games } weitere, die hier nicht stehen.
}
fault-event = Ereignis { $event }
fault-game-event = Partie { $game }, Ereignis { $event }
fault-json = Das ist keine Aufzeichnung: Es ist kein einzelnes JSON-Objekt.
fault-cut = Die Aufzeichnung endet zu früh, nach { $got } Zeichen. Der Rest fehlt: Kopiere sie noch einmal oder lade sie neu herunter.
fault-format = Das ist keine Aufzeichnung von Crownland, oder sie hat eine andere Version.
fault-players = Die Namen der Spieler passen nicht zum Spiel.
fault-setup = Dieses Spiel gibt es nicht, oder nicht mit diesen Zahlen.
fault-choices = { $expected ->
    [one] Hier gab es nur eine Möglichkeit; in der Aufzeichnung steht { $got }.
   *[other] Hier gab es { $expected } Möglichkeiten; in der Aufzeichnung steht { $got }.
}
fault-seat = Hier ist ein anderer Platz an der Reihe: Platz { $expected }, nicht { $got }.
fault-chance = Die Ziehungen passen nicht zum Startwert.
fault-result = Punkte oder Sieger sind nicht die, die sich aus den Regeln ergeben.
fault-early = Hier geht die Partie weiter, aber die Aufzeichnung endet mit einem Ergebnis.
fault-rules = Das erlauben die Regeln hier nicht.
fault-unreadable = Das ist nicht lesbar.
fault-exactly = Im Einzelnen, auf Englisch
