## Die Seite
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) Du bist dran · Crownland
home = Lobby
nothing-title = Seite nicht gefunden
nothing-text = Prüfe die Adresse; vielleicht ist die Seite umgezogen.
close = Schließen
again = Erneut versuchen
loading = Einen Moment …
setting-up = Wird eingerichtet … Beim ersten Tisch eines Spiels dauert das bis zu einer halben Minute.
preferences = Einstellungen
fan-project = Ein Fanprojekt ohne Verbindung zu Autoren oder Verlagen der Spiele. Die Namen gehören ihren Inhabern.
places = Seiten
place-games = Partien
place-learn = Lernen
place-puzzle = Rätsel
place-score = Punkterechner
place-tools = Echter Tisch

## Lobby
lobby-title = Baue ein Königreich, Stein für Stein
lobby-text = Spiel gegen einen Bot, mit Freunden an diesem Bildschirm oder mit allen, die deinen Link haben. Ohne Konto, ohne Installation.
lobby-text-alone = Spiel gegen einen Bot oder mit Freunden an diesem Bildschirm. Ohne Konto, ohne Installation.
play-bot = { $game } gegen einen Bot spielen
play-friend = Mit Freunden spielen
play-now = Spielen
new-table = Neuer Tisch
games = Spiele
players = { $from ->
    [one] { $from } Spieler
   *[other] { $from ->
        [2] { $to ->
            [2] 2 Spieler
           *[other] 2–{ $to } Spieler
        }
       *[other] { $from }–{ $to } Spieler
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Verbinde gleiche Landschaften um dein Schloss: Felder × Kronen zählen. Wer bessere Dominosteine nimmt, wählt später.
game-sample = Schnupperspiel zu zweit
game-sample-text = Ein kurzes Kingdomino: 24 Dominosteine, rekonstruiert.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino mit Städten, Rittern, Gebäuden, einer Königin und einem Drachen.
game-royal_wedding = Königliche Hochzeit
game-royal_wedding-text = Beide Schachteln zusammen, einzeln oder in Zweierteams.
game-duel = Duel
game-duel-text = Teile Würfel, zeichne Wappen ein und fülle zuerst das Zauberbuch.
my-games = Meine Partien
my-going = Laufende Partien
your-turn = Du bist an der Reihe
go-on = Fortsetzen
guided = Geführte Partie
playing-with = mit { $names }
round-short = Runde { $round }
round-opening = Eröffnung
time-left = noch { $time }
show-all = Alle { $games } zeigen
remove = Entfernen: { $game }
remove-hint = Entfernen
remove-sure = Diese Partie verlassen?
remove-here-sure = Endgültig löschen?
outcome-won = gewonnen
outcome-lost = verloren
outcome-shared = Gleichstand
outcome-watched = beendet
outcome-none = ohne Ergebnis
my-games-none = Hier stehen deine Partien.
open-tables = Offene Tische
running-tables = Partien zum Zuschauen
game-for = { $game } für { $seats }
clock-none = ohne Uhr
clock-minutes = { $minutes } min + { $increment } s pro Zug
clock-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
open-none = Keine offenen Tische.
open-seats = { $seats ->
    [one] 1 freier Platz
   *[other] { $seats } freie Plätze
}
table-open = wartet
table-running = läuft
table-over = beendet

## Ein neuer Tisch
game = Spiel
seats = Spieler
time = Zeit
minutes = Minuten
increment = Bonussekunden pro Zug
pace = Bots spielen
pace-instant = sofort
pace-quick = zügig
pace-relaxed = gemütlich
options = Optionen
switch-harmony = Harmonie
switch-middle_kingdom = Reich der Mitte
switch-mighty_duel = Das große Duell
switch-dynasty = Dynastie
switch-teams = Teams
name-times = { $name } × { $count }
seat-open = Freier Platz
seat-player = Spieler { $number }
you = Du
name = Name
colour = Farbe
colour-of = Farbe von Platz { $number }
colour-0 = rot
colour-1 = blau
colour-2 = grün
colour-3 = golden
colour-4 = violett
colour-5 = türkis
colour-6 = braun
colour-7 = grau
team = Team { $number }
bot-random = Zufallsbot
bot-greedy = Gieriger Bot
bot-choice = { $name } (Bot, Stufe { $level })
bot-level-1 = Hofnarr
bot-level-2 = Knappe
bot-level-3 = Verwalter
bot-level-4 = Kanzler
bot-level-5 = Weiser
opponent = Dein Gegner
level-number = Stufe { $level }
level-1-text = Schnappt nach Kronen, vergisst das Raster.
level-2-text = Nimmt Punkte sofort, schaut nie voraus.
level-3-text = Achtet auf jedes Feld, schaut einen Zug voraus.
level-4-text = Denkt weiter voraus und behält dich im Auge.
level-5-text = Spielt vor jedem Zug Tausende Partien durch.

## Der Tisch
rules = Regeln
asked-undo = { $by } möchte einen Zug zurücknehmen.
asked-bot = { $who ->
    [me] { $by } möchte einen Bot für dich.
   *[other] { $by } möchte einen Bot für { $name }.
}
asked-end = { $by } möchte die Partie ohne Sieger beenden.
asked-rematch = { $by } möchte noch einmal spielen.

## Das Ende
replay = Wiederholung

## Was der Server ablehnt
error-offline = Der Server antwortet nicht.
error-static = Das braucht einen Crownland-Server.
error-rules = Die Regeln ließen sich nicht laden.
error-request-invalid = Nicht verstanden; lade die Seite neu.
error-request-too-large = Das war zu lang.
error-request-too-many = Zu schnell; warte kurz.
error-request-unknown = Unter dieser Adresse ist nichts.
error-request-method = { error-request-unknown }
error-request-origin = Diese Seite gehört zu einer anderen Website.
error-request-host = Auf diesen Namen hört dieser Server nicht.
error-request-hello = { error-request-invalid }
error-request-id-reused = { error-request-invalid }
error-table-unknown = Partie nicht gefunden.
error-setup-invalid = Dieser Tisch ist so nicht möglich.
error-bot-unknown = Diesen Bot gibt es hier nicht.
error-bot-budget = Dieser Bot denkt länger nach, als der Server erlaubt.
error-limit-tables = Zu viele offene Partien. Beende erst eine.
error-server-draining = Der Server startet neu; die Seite verbindet sich wieder.
error-server-busy = Server ausgelastet; nichts ist verloren. Versuche es noch einmal.
error-server-error = Auf dem Server ging etwas schief.
