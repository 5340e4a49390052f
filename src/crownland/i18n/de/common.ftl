## Die Seite
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) Du bist dran · Crownland
home = Zurück zur Lobby
nothing-title = Hier ist nichts
nothing-text = Vielleicht hat die Adresse einen Tippfehler, oder die Seite ist umgezogen.
close = Schließen
again = Erneut versuchen
loading = Einen Moment …
setting-up = Der Tisch wird eingerichtet. Vor der ersten Partie eines Spiels werden seine Regeln für diesen Rechner vorbereitet; das kann eine halbe Minute dauern.
language = Sprache
theme = Design
theme-auto = System
theme-light = Pergament
theme-dark = Nacht
theme-contrast = Hoher Kontrast
sound-on = Ton: an
sound-off = Ton: aus
alerts-on = Mitteilungen: an
alerts-off = Mitteilungen: aus
alerts-text = Sag mir Bescheid, wenn ich an der Reihe bin, solange diese Seite in einem Tab offen ist.
fan-project = Crownland ist ein unabhängiges Fanprojekt und steht in keiner Verbindung zu den Autoren oder Verlagen dieser Spiele. Die Namen gehören ihren Inhabern.
places = Weitere Seiten
place-games = Partien
place-learn = Lernen
place-puzzle = Rätsel
place-score = Punkte
place-tools = Am Tisch

## Lobby
lobby-title = Baue ein Königreich, Stein für Stein
lobby-text = Setz dich an einen Tisch mit einem Bot, mit Freunden an diesem Bildschirm oder mit allen, die deinen Link haben. Ohne Konto, ohne Installation.
lobby-text-alone = Setz dich an einen Tisch mit einem Bot oder mit Freunden an diesem Bildschirm. Ohne Konto, ohne Installation.
play-bot = { $game } gegen einen Bot spielen
play-friend = Mit Freunden spielen
play-now = Jetzt spielen
new-table = Tisch einrichten
games = Spiele
players = { $from ->
    [one] { $from } Spieler
   *[other] { $from ->
        [2] { $to ->
            [2] 2 Spieler
           *[other] 2 bis { $to } Spieler
        }
       *[other] { $from } bis { $to } Spieler
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Lege Dominosteine um dein Schloss, verbinde gleiche Landschaften und multipliziere sie mit ihren Kronen. Wer einen besseren Dominostein nimmt, wählt beim nächsten Mal später.
game-sample = Schnupperspiel zu zweit
game-sample-text = Eine kurze Partie Kingdomino mit 24 Dominosteinen; der Satz ist eine Rekonstruktion.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino mit Städten: Lass Ritter Münzen einsammeln, baue, wirb um die Königin und besteche den Drachen.
game-royal_wedding = Königliche Hochzeit
game-royal_wedding-text = Beide Schachteln auf einem Tisch, für drei bis acht Spieler, einzeln oder in Zweierteams.
game-duel = Duel
game-duel-text = Würfel und eine Karte für zwei: Teile vier Würfel mit deinem Gegner, zeichne Wappen ein und komm ihm im Zauberbuch zuvor.
my-games = Meine Partien
my-going = Meine laufenden Partien
your-turn = Du bist an der Reihe
go-on = Fortsetzen
guided = Geführte Partie
playing-with = mit { $names }
round-short = Runde { $round }
round-opening = Eröffnung
time-left = noch { $time }
show-all = Alle { $games } zeigen
remove = Aus meinen Partien entfernen: { $game }
remove-hint = Aus dieser Liste entfernen
remove-sure = Diese Partie verlassen?
remove-here-sure = Diese Partie endgültig löschen?
outcome-won = gewonnen
outcome-lost = verloren
outcome-shared = Gleichstand
outcome-watched = beendet
outcome-none = ohne Ergebnis
my-games-none = Hier stehen bald die Partien, die du spielst.
open-tables = Offene Tische
running-tables = Partien zum Zuschauen
game-for = { $game } für { $seats }
clock-none = ohne Uhr
clock-minutes = { $minutes } min + { $increment } s pro Zug
clock-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
open-none = Gerade wartet niemand auf Mitspieler.
retention-waiting = { $days ->
    [one] Ein offener Tisch schließt, wenn dort einen Tag lang nichts geschieht.
   *[other] Ein offener Tisch schließt, wenn dort { $days } Tage lang nichts geschieht.
}
retention-abandoned = { $days ->
    [one] Eine Partie ohne Uhr endet, wenn einen Tag lang niemand zieht.
   *[other] Eine Partie ohne Uhr endet, wenn { $days } Tage lang niemand zieht.
}
open-seats = { $seats ->
    [one] ein freier Platz
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
level-1-text = Schnappt nach Kronen, übersieht vieles und vergisst das Raster.
level-2-text = Nimmt die Punkte, die gerade daliegen, und schaut nie voraus.
level-3-text = Achtet zu Hause auf jedes Feld und schaut einen Zug voraus.
level-4-text = Probiert aus, wie es weitergehen könnte, und behält dich im Auge.
level-5-text = Spielt vor jedem Zug Tausende Partien im Kopf durch.

## Der Tisch
rules = Regeln
asked-undo = { $by } möchte einen Zug zurücknehmen.
asked-bot = { $by } möchte, dass ein Bot für { $name } spielt.
asked-end = { $by } möchte die Partie ohne Sieger beenden.
asked-rematch = { $by } möchte noch einmal spielen.

## Das Ende
replay = Wiederholung

## Was der Server ablehnt
error-offline = Der Server antwortet nicht. Läuft er?
error-static = Dafür ist ein Crownland-Server nötig, und diese Seite spielt ohne einen.
error-rules = Dieser Browser konnte die Regeln dieses Spiels nicht laden.
error-request-invalid = Der Server hat diese Seite nicht verstanden. Lade sie neu.
error-request-too-large = Das war zu lang.
error-request-too-many = Das war zu schnell. Bitte warte einen Moment.
error-request-unknown = Unter dieser Adresse ist nichts.
error-request-method = Unter dieser Adresse ist nichts.
error-request-origin = Diese Seite gehört zu einer anderen Website.
error-request-host = Auf diesen Namen hört dieser Server nicht. Frage beim Betreiber nach.
error-request-hello = Der Server hat diese Seite nicht verstanden. Lade sie neu.
error-request-id-reused = Der Server hat diese Seite nicht verstanden. Lade sie neu.
error-table-unknown = Diese Partie gibt es nicht.
error-setup-invalid = So lässt sich dieser Tisch nicht einrichten.
error-bot-unknown = Für dieses Spiel gibt es keinen solchen Bot.
error-bot-budget = Dieser Bot würde länger nachdenken, als dieser Server erlaubt.
error-limit-tables = Es sind zu viele Partien offen. Beende erst eine.
error-server-draining = Der Server startet neu; diese Seite verbindet sich von selbst wieder.
error-server-busy = Der Server ist gerade ausgelastet; nichts ist verloren. Versuche es noch einmal.
error-server-error = Auf dem Server ist etwas schiefgegangen. Es wurde vermerkt.
