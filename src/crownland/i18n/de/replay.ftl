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
replay-copy-link = Link zu diesem Moment kopieren
replay-keys = Links, rechts: Ereignisse · Bild auf, Bild ab: Runden · Pos1, Ende · Leertaste: abspielen · S: Punkte · 1–8: Königreiche

## Was der Zufall tat
replay-bare = Der Tisch ist leer.
replay-chance-deal = Neue Dominosteine: { $dominoes }.
replay-chance-king = { $who ->
    [me] Dein König wird gezogen.
   *[other] Der König von { $name } wird gezogen.
}
replay-chance-tile = { $count ->
    [one] 1 neues Gebäudeplättchen.
   *[other] { $count } neue Gebäudeplättchen.
}
replay-chance-first = { $who ->
    [me] Du nimmst den ersten Würfel.
   *[other] { $name } nimmt den ersten Würfel.
}
replay-chance-roll = Die Würfel fallen.

## Was jemand getan hat, mit Würfeln oder Wappen
replay-did-take = { $who ->
    [me] Du nimmst: { $faces }.
   *[other] { $name } nimmt: { $faces }.
}
replay-did-draw = { $who ->
    [me] Du zeichnest ein: { $faces }.
   *[other] { $name } zeichnet ein: { $faces }.
}
replay-did-turn = { $who ->
    [me] Du drehst einen Würfel auf: { $faces }.
   *[other] { $name } dreht einen Würfel auf: { $faces }.
}
replay-did-castle = { $who ->
    [me] Du setzt das Schlosskreuz auf: { $faces }.
   *[other] { $name } setzt das Schlosskreuz auf: { $faces }.
}
replay-did-name = { $who ->
    [me] Du nennst: { $faces }.
   *[other] { $name } nennt: { $faces }.
}

## Weiterspielen
play-on = Ab hier weiterspielen
play-on-text = Ein neuer Tisch mit neuen Ziehungen; zählt nicht mit.
play-on-seat = Dein Platz
play-on-others = Die anderen
play-on-invite = Lieber Mitspieler einladen

## Eine Aufzeichnung von anderswo
replay-other = Aufzeichnung öffnen
replay-copy-embed = Einbettungscode kopieren
replay-copy-record = Aufzeichnung kopieren
embed-open = In Crownland öffnen
import-title = Aufzeichnung abspielen
import-text = Sieh dir jede gespeicherte Partie noch einmal an, auch aus eigenen Programmen.
import-file = Datei auswählen
import-drop = oder hierher ziehen
import-paste = Oder füge sie ein:
import-go = Partie zeigen
import-empty = Hier ist noch nichts.
import-unreadable = Unlesbare Zeile
import-choose = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien: Wähle eine aus
}
import-more = { $games ->
    [one] … und eine weitere, nicht gezeigt.
   *[other] … und { $games } weitere, nicht gezeigt.
}
fault-event = Ereignis { $event }
fault-game-event = Partie { $game }, Ereignis { $event }
fault-json = Keine Aufzeichnung: Das ist kein einzelnes JSON-Objekt.
fault-cut = Nach { $got } Zeichen abgeschnitten. Kopiere sie noch einmal oder lade sie neu herunter.
fault-format = Keine Aufzeichnung von Crownland, oder eine andere Version.
fault-players = Die Spieler passen nicht zum Spiel.
fault-setup = Dieses Spiel gibt es nicht.
fault-choices = { $expected ->
    [one] Hier gab es nur 1 Möglichkeit, nicht { $got }.
   *[other] Hier gab es { $expected } Möglichkeiten, nicht { $got }.
}
fault-seat = Platz { $expected } ist an der Reihe, nicht { $got }.
fault-chance = Die Ziehungen passen nicht zum Startwert.
fault-result = Falsche Punkte oder Sieger.
fault-early = Ein Ergebnis vor dem Ende der Partie.
fault-rules = { error-action-illegal }
fault-unreadable = Nicht lesbar.
fault-exactly = Einzelheiten auf Englisch
