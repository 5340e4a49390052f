## Die Seite
title-turn = • { $sentence } · Crownland

## Ein neuer Tisch
hurry = Zu meinem Zug
name-numbered = { $name } { $number }
your-name = Dein Name
my-name = Mein Name
rename = Ändern
renamed = Geändert
invited-by = { $name } lädt dich ein: { $game }

## Warten auf Mitspieler
start = Partie beginnen
invite = Jemanden einladen
invite-text = Verschicke diesen Link oder lass den Code scannen. Die Partie beginnt, wenn alle Plätze besetzt sind.
invite-watch = Jemanden zuschauen lassen
invite-watch-text = Wer diesen Link hat, kann die Partie verfolgen.
invite-here-only = Dieser Link funktioniert nur auf diesem Rechner, weil der Server aus dem Netz nicht erreichbar ist.
invite-link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
qr = Der Link als QR-Code
sit-down = Hinsetzen
seat-a-bot = Freien Platz besetzen mit
seat-bot = Bot dazu
get-up = Platz verlassen
close-table = Tisch schließen
close-table-sure = Ja, für alle schließen
status-opening = Der Tisch wird geöffnet …
status-open = { $seats ->
    [0] Alle sind da
    [one] Es fehlt noch ein Spieler
   *[other] Es fehlen noch { $seats } Spieler
}
missing-title = Diesen Tisch gibt es nicht
missing-text = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.
elsewhere-title = Diese Partie ist in einem anderen Tab offen
elsewhere-text = Spiel dort weiter, oder schließ den anderen Tab: Dann geht die Partie hier weiter.

## Wer was tun muss
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: Lege Dominostein { $domino } an, dann wähle den nächsten aus
       *[no] { $name }: Lege Dominostein { $domino } an
    }
   *[no] { $then ->
        [yes] Lege Dominostein { $domino } an, dann wähle deinen nächsten aus
       *[no] Lege Dominostein { $domino } an
    }
}
do-discard = { $shared ->
    [yes] { $name }: Dominostein { $domino } passt nirgends
   *[no] Dominostein { $domino } passt nirgends in dein Königreich
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: Wähle den ersten Dominostein aus
        [again] { $name }: Wähle noch einen Dominostein aus
       *[no] { $name }: Wähle den nächsten Dominostein aus
    }
   *[no] { $first ->
        [yes] Wähle deinen ersten Dominostein aus
        [again] Wähle noch einen Dominostein aus
       *[no] Wähle deinen nächsten Dominostein aus
    }
}
do-knights = { $shared ->
    [yes] { $name }: Schicke Ritter auf den neuen Dominostein oder behalte sie
   *[no] Schicke Ritter auf deinen neuen Dominostein oder behalte sie
}
do-build = { $shared ->
    [yes] { $name }: Baue etwas oder verzichte darauf
   *[no] Baue ein Gebäude oder verzichte darauf
}
do-burn = { $shared ->
    [yes] { $name }: Besteche den Drachen oder lass ihn in Ruhe
   *[no] Besteche den Drachen oder lass ihn in Ruhe
}
do-take = { $dice ->
    [one] { $shared ->
        [yes] { $name }: Nimm einen Würfel
       *[no] Nimm einen Würfel
    }
   *[other] { $shared ->
        [yes] { $name }: Nimm zwei Würfel
       *[no] Nimm zwei Würfel
    }
}
do-turn = { $shared ->
    [yes] { $name }: Drehe einen Würfel oder verzichte darauf
   *[no] Drehe einen deiner Würfel oder verzichte darauf
}
do-castle = { $shared ->
    [yes] { $name }: Gib einem Würfel das Schlosskreuz oder hebe es auf
   *[no] Gib einem Würfel dein Schlosskreuz oder hebe es auf
}
do-draw = { $shared ->
    [yes] { $name }: Zeichne die beiden Würfel auf der Karte ein
   *[no] Zeichne deine beiden Würfel auf der Karte ein
}
do-name = { $shared ->
    [yes] { $name }: Nenne ein Wappen
   *[no] Nenne ein Wappen: 3 Punkte mehr für jedes Gebiet damit
}
do-cross = { $shared ->
    [yes] { $name }: Füge auf der Karte ein Kreuz hinzu
   *[no] Füge einem deiner Wappen ein Kreuz hinzu
}
wait-place = { $name } legt Dominostein { $domino } an
wait-discard = { $name } kann Dominostein { $domino } nicht anlegen
wait-claim = { $name } wählt einen Dominostein aus
wait-knights = { $name } schickt Ritter
wait-build = { $name } baut
wait-burn = { $name } denkt über den Drachen nach
wait-take = { $name } nimmt Würfel
wait-turn = { $name } darf einen Würfel drehen
wait-castle = { $name } darf ein Kreuz hinzufügen
wait-draw = { $name } zeichnet Wappen ein
wait-name = { $name } nennt ein Wappen
wait-cross = { $name } fügt ein Kreuz hinzu
over-me = { $points ->
    [one] Du gewinnst mit einem Punkt
   *[other] Du gewinnst mit { $points } Punkten
}{ over-left }{ over-late }
over-one = { $points ->
    [one] { $name } gewinnt mit einem Punkt
   *[other] { $name } gewinnt mit { $points } Punkten
}{ over-left }{ over-late }
over-team = { $points ->
    [one] { $name } gewinnen mit einem Punkt
   *[other] { $name } gewinnen mit { $points } Punkten
}{ over-left }{ over-late }
over-shared = { $points ->
    [one] { $names } teilen sich mit einem Punkt den Sieg
   *[other] { $names } teilen sich mit { $points } Punkten den Sieg
}{ over-left }{ over-late }
over-left = { $quit ->
    [none] { "" }
    [me] ; du hast aufgegeben
   *[other] ; aufgegeben: { $quitters }
}
over-late = { $timed ->
    [none] { "" }
    [me] ; deine Zeit ist abgelaufen
   *[other] ; Zeit abgelaufen: { $late }
}
over-resigned = { $who ->
    [me] Du gewinnst durch Aufgabe von { $names }
    [lost] Du hast aufgegeben: { $winners ->
        [one] { $winner } gewinnt
       *[other] { $winner } gewinnen
    }
   *[other] { $winners ->
        [one] { $winner } gewinnt
       *[other] { $winner } gewinnen
    } durch Aufgabe von { $names }
}
over-flag = { $who ->
    [me] Du gewinnst: Die Zeit von { $names } ist abgelaufen
    [lost] Deine Zeit ist abgelaufen: { $winners ->
        [one] { $winner } gewinnt
       *[other] { $winner } gewinnen
    }
   *[other] Die Zeit von { $names } ist abgelaufen: { $winners ->
        [one] { $winner } gewinnt
       *[other] { $winner } gewinnen
    }
}
over-aborted = Der Gastgeber hat die Partie beendet
over-agreed = Die Partie endet einvernehmlich: Niemand gewinnt
over-expired = Die Partie ist zu Ende, weil niemand mehr gespielt hat
over-text = Dieser Tisch wurde geschlossen, bevor die Partie begann.
between-title = { $who ->
    [me] Partie { $game } von { $games }: Du gewinnst
    [shared] Partie { $game } von { $games }: { $names } teilen sich den Sieg
   *[one] Partie { $game } von { $games } geht an { $names }
}

## Der Zug
steps = Schritte dieses Zugs
step-place = { $domino ->
    [0] Anlegen
   *[other] { $domino } anlegen
}
step-claim = Auswählen
step-knights = Ritter
step-build = Bauen
step-burn = Drache
step-take = Nehmen
step-turn = Drehen
step-castle = Schloss
step-draw = Einzeichnen
step-name = Nennen
step-cross = Kreuz
gain = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] ±0
}
coins-gain = { $sign ->
    [plus] { $coins ->
        [one] +1 Münze
       *[other] +{ $coins } Münzen
    }
    [minus] { $coins ->
        [one] −1 Münze
       *[other] −{ $coins } Münzen
    }
   *[none] keine Münzen
}
rotate = Drehen
undo = Rückgängig
confirm-none = Anlegen
confirm-place = Anlegen
confirm-discard = { $domino } abwerfen
confirm-claim = { $domino } auswählen
confirm-knights = { $number ->
    [one] Ritter schicken
   *[other] Beide Ritter schicken
}
confirm-build = Hier bauen
confirm-burn = Verbrennen
confirm-take = { $dice ->
    [one] Diesen Würfel nehmen
   *[other] Diese Würfel nehmen
}
confirm-turn = Drehen
confirm-castle = Kreuz hinzufügen
confirm-draw = Einzeichnen
confirm-name = Nennen
confirm-cross = Kreuz hinzufügen
pass-knights = Ritter behalten
pass-build = Nichts bauen
pass-burn = Drachen in Ruhe lassen
pass-turn = Nicht drehen
pass-castle = Für später aufheben
pass-draw = Nichts einzeichnen
hand-point = Zeige auf ein Feld. R dreht, N zeigt die nächste Stelle.
ready-point = Klicke oder drücke Enter zum Anlegen, R zum Drehen.
ready-tap = Tippe noch einmal darauf, um ihn zu drehen.
hand-tap = Tippe auf ein Feld; noch einmal tippen dreht.
discard-why = Er passt nirgends in dein Königreich und kommt deshalb aus dem Spiel.
pick-knights = Jeder Ritter bringt eine Münze für jedes Feld seines Gebiets.
pick-build = { $slot ->
    [yes] Wähle jetzt einen Bauplatz in deiner Stadt.
    [site] Es kommt auf das markierte Feld.
   *[no] Wähle ein Gebäude, das du dir leisten kannst.
}
pick-draw = Wähle zwei leere Schilde.
pick-cross = Wähle ein Wappen.
advice-claim = Wähle einen Dominostein aus. Mit einer niedrigen Nummer bist du nächstes Mal früh an der Reihe.
advice-take = { $dice ->
    [one] Wähle einen der Würfel.
   *[other] { $chosen ->
        [0] Wähle zwei der Würfel.
       *[other] Wähle jetzt den zweiten Würfel.
    }
}
advice-burn = Für eine Münze verbrennt der Drache ein ausliegendes Gebäude.
choose-arms = Was der Joker wird
castle-cross = + Kreuz
why-asking = Das passt nicht …
why-covered = Dieses Feld ist belegt.
why-tall = Dein Königreich wäre { $rows } Zeilen hoch; erlaubt sind { $most }.
why-wide = Dein Königreich wäre { $columns } Spalten breit; erlaubt sind { $most }.
why-apart = Er muss dein Schloss oder { $unit ->
    [crosses] das gleiche Wappen
   *[crowns] die gleiche Landschaft
} berühren.
why-phase = Du kannst gerade nichts anlegen.
fits-turned = Gedreht passt er hier.
ghost-place = Dominostein { $domino } auf { $place }: { $gain }

## Der Tisch
order = Reihenfolge
round = Runde { $round } von { $rounds }
game-of = Partie { $game } von { $games }
crowns = Kronen
terrain-wheat = Getreide
terrain-grassland = Wiese
terrain-forest = Wald
terrain-lake = See
terrain-swamp = Sumpf
terrain-mine = Gebirge
terrain-town = Stadt
terrain-dot = Kreis
terrain-line = Strich
terrain-double_dot = zwei Kreise
terrain-double_line = zwei Striche
terrain-filled = gefüllt
terrain-checked = kariert
terrain-wild = Joker
menu = Menü
resign = Aufgeben
asked-mine-undo = Du möchtest einen Zug zurücknehmen.
asked-mine-bot = Du möchtest, dass ein Bot für { $name } spielt.
asked-mine-end = Du möchtest die Partie ohne Sieger beenden.
asked-mine-rematch = Du möchtest noch einmal spielen.
asked-waiting = Warten auf { $names }.
draft = Dominosteine zur Auswahl
draft-and-order = Dominosteine und Reihenfolge
line-older = Anzulegen
line-newer = Zur Auswahl
line-none = Noch nichts
line-last = Keine Dominosteine mehr
offer-free = { $domino }, frei
offer-claimed = { $domino }, vergeben an { $name }
offer-choose = Auswählen: { $domino }
domino-label = Dominostein { $number }: { $first }{ $crowns ->
    [0] {""}
    [one] {" "}mit 1 Krone
   *[other] {" "}mit { $crowns } Kronen
}, { $second }{ $more ->
    [0] {""}
    [one] {" "}mit 1 Krone
   *[other] {" "}mit { $more } Kronen
}
order-now = Diese Runde
order-next = Nächste Runde
order-free = noch offen
round-open-end = Runde { $round }
unseen = { $dominoes ->
    [0] Alle Dominosteine waren schon zu sehen
    [one] 1 Dominostein noch verdeckt
   *[other] { $dominoes } Dominosteine noch verdeckt
}
unseen-note = { $dominoes ->
    [one] Einer davon kommt in dieser Partie nicht vor.
   *[other] { $dominoes } davon kommen in dieser Partie nicht vor.
}
terrain = Landschaft
squares = Felder
others = Königreiche und Verlauf
look-at = Königreich von { $name } zeigen, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Taste { $key }
score-label = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
sum-games = { $points ->
    [one] insgesamt 1
   *[other] insgesamt { $points }
}
you = du
away = abwesend
gone = gegangen
stand-in = ein Bot spielt
flag = Zeit abgelaufen
resigned = aufgegeben
log = Verlauf
last-turns = Letzte Züge
last-turn-of = Letzten Zug von { $name } zeigen
board-label = Königreich von { $name }
square-castle = Zeile { $row } Spalte { $column }, Schloss
square-empty = Zeile { $row } Spalte { $column }, leer
square-open = Zeile { $row } Spalte { $column }, leer, möglich
square-land = Zeile { $row } Spalte { $column }, { $terrain }, { $unit ->
    [crosses] { $crowns ->
        [0] kein Kreuz
        [one] 1 Kreuz
       *[other] { $crowns } Kreuze
    }
   *[crowns] { $crowns ->
        [0] keine Krone
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }
}, Gebiet mit { $squares ->
    [one] 1 Feld
   *[other] { $squares } Feldern
} und { $unit ->
    [crosses] { $sum ->
        [0] keinem Kreuz
        [one] 1 Kreuz
       *[other] { $sum } Kreuzen
    }
   *[crowns] { $sum ->
        [0] keiner Krone
        [one] 1 Krone
       *[other] { $sum } Kronen
    }
}
square-knight = ein Ritter
estate-label = { $terrain }: { $squares } × { $crowns } = { $points }
scores = Punkte
hint = Tipp
coach-on = Trainer: an
coach-off = Trainer: aus
hint-thinking = Der Bot denkt nach …
hint-told = Tipp: { $action }. { $why }
hint-why-only = Etwas anderes ist nicht möglich.
hint-why-points = Das bringt jetzt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}. So gewinnst du { $win } % der Probepartien.
hint-why-grows = Dein Gebiet ({ $terrain }) wächst auf { $squares ->
    [one] 1 Feld
   *[other] { $squares } Felder
}. So gewinnst du { $win } % der Probepartien.
hint-why-brings = Das kann dir beim Anlegen { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} bringen. So gewinnst du { $win } % der Probepartien.
hint-why-keeps = { $name } bekäme dafür { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}. So gewinnst du { $win } % der Probepartien.
hint-why-chance = In Probepartien schneidet das am besten ab: Du gewinnst { $win } % davon.
commands = Befehle eingeben
undo-ask = Letzten Zug zurücknehmen
ask-bot = Bot für { $name } spielen lassen
come-back = Wieder selbst spielen
meanwhile-watching = Du schaust dieser Partie zu.
meanwhile-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter, bis die anderen fertig sind.
meanwhile-replaced = Ein Bot spielt für dich.
meanwhile-gone = { $name } ist schon eine Weile weg.
meanwhile-left = { $name } hat den Tisch verlassen.
meanwhile-between = Die nächste Partie beginnt, wenn alle bereit sind. Noch beim Ergebnis: { $name }
resign-sure = Ja, diese Partie aufgeben
end-game = Ohne Sieger beenden
end-game-sure = Ja, Partie beenden
end-game-ask = Ja, die anderen fragen
watchers = { $watchers ->
    [one] Eine Person schaut zu.
   *[other] { $watchers } Personen schauen zu.
}
keys-help = Tasten: Pfeile bewegen, R dreht, N und Umschalt+N gehen alle Möglichkeiten durch, Enter bestätigt, Esc geht zurück, U macht rückgängig, S zeigt die Punkte, T sagt etwas, 1–8 vergrößern ein Königreich, / öffnet die Befehlszeile.
check-deal = Ziehungen prüfen
link-lost = Verbindung verloren; neuer Versuch läuft …
agree = Ja
refuse = Nein
event-claim = { $name } wählt { $domino } aus.
event-place = { $name } legt { $domino } an.
event-discard = { $name } wirft { $domino } ab.
event-knights = { $number ->
    [one] { $name } schickt einen Ritter.
   *[other] { $name } schickt zwei Ritter.
}
event-knights-none = { $name } behält die Ritter.
event-build = { $name } baut: { $building }.
event-build-none = { $name } baut nichts.
event-burn = { $name } lässt den Drachen verbrennen: { $building }.
event-burn-none = { $name } lässt den Drachen in Ruhe.
event-take = { $dice ->
    [one] { $name } nimmt einen Würfel.
   *[other] { $name } nimmt zwei Würfel.
}
event-turn = { $name } dreht einen Würfel.
event-turn-none = { $name } dreht keinen Würfel.
event-castle = { $name } setzt das Schlosskreuz ein.
event-castle-none = { $name } hebt das Schlosskreuz für später auf.
event-draw = { $name } zeichnet zwei Wappen ein.
event-draw-none = { $name } zeichnet nichts ein.
event-name = { $name } nennt ein Wappen.
event-cross = { $name } fügt ein Kreuz hinzu.
note-undo = { $name } nimmt einen Zug zurück.
note-declined = { $proposal ->
    [undo] { $by } möchte nicht, dass dieser Zug zurückgenommen wird.
    [bot] { $by } möchte nicht, dass ein Bot spielt.
    [end] { $by } möchte lieber weiterspielen.
   *[rematch] { $by } möchte nicht noch einmal spielen.
}
note-stand_in = Ein Bot spielt für { $name }.
note-returned = { $name } ist wieder da.
note-resigned = { $name } gibt auf.
note-flag = Die Zeit von { $name } ist abgelaufen.
note-left = { $name } verlässt den Tisch.
note-sat = { $name } setzt sich an den Tisch.
note-left_out = Die Zahl von { $name } kam zu spät zum Mischen.
note-renamed = Jemand am Tisch heißt jetzt { $name }.
note-paced = { $name } ändert das Tempo der Bots.
note-ended = { $name } beendet die Partie.

## Was am Tisch gesagt wird
signals = Etwas sagen
signals-heard = Zurufe der anderen: an
signals-muted = Zurufe der anderen: aus
signal-told = { $name } sagt: { $phrase }
signal-hello = Hallo!
signal-good_luck = Viel Glück!
signal-nice = Schöner Zug!
signal-oops = Ups!
signal-one_moment = Einen Moment, bitte
signal-thanks = Danke!
signal-good_game = Schöne Partie!

## Queendomino
court-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
court-knights = { $knights ->
    [one] 1 Ritter im Vorrat
   *[other] { $knights } Ritter im Vorrat
}
court-towers = { $towers ->
    [one] 1 Turm
   *[other] { $towers } Türme
}
court-queen = hat die Königin zu Gast
builders = Gebäudetableau
slot-dragon = hier sitzt der Drache
slot-empty = leerer Platz
slot-label = { $building }, Preis { $price }: { $gives }
supply-pile = { $tiles ->
    [one] 1 Plättchen im Stapel
   *[other] { $tiles } Plättchen im Stapel
}
supply-knights = { $knights ->
    [one] noch 1 Ritter
   *[other] noch { $knights } Ritter
}
supply-towers = { $towers ->
    [one] noch 1 Turm
   *[other] noch { $towers } Türme
}
dragon-home = Der Drache ist in seiner Höhle.
dragon-out = Der Drache ist ausgeflogen.
gives-towers = { $towers ->
    [one] 1 Turm
   *[other] { $towers } Türme
}
gives-knights = { $knights ->
    [one] 1 Ritter
   *[other] { $knights } Ritter
}
gives-crowns = { $crowns ->
    [one] 1 Krone
   *[other] { $crowns } Kronen
}
gives-tax-per_tower = bei jeder Steuer eine Münze mehr pro Turm
gives-tax-per_knight = bei jeder Steuer eine Münze mehr pro Ritter
gives-points-flat = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
gives-points-per_property = { $points ->
    [one] 1 Punkt für jedes Gebiet ({ $terrain })
   *[other] { $points } Punkte für jedes Gebiet ({ $terrain })
}
gives-points-per_tower = { $points ->
    [one] 1 Punkt für jeden Turm
   *[other] { $points } Punkte für jeden Turm
}
gives-points-per_knight = { $points ->
    [one] 1 Punkt für jeden Ritter
   *[other] { $points } Punkte für jeden Ritter
}
building-bakery = Bäckerei
building-sawmill = Sägewerk
building-fishmonger = Fischhandlung
building-weaving_shop = Weberei
building-magic_school = Zauberschule
building-foundry = Gießerei
building-church = Kirche
building-safe_towers = Schatzkammer der Türme
building-safe_knights = Schatzkammer der Ritter
building-small_tavern = Kleine Taverne
building-big_tavern = Große Taverne
building-guardtower = Wachturm
building-fortified_castle = Befestigtes Schloss
building-travelling_castle = Wanderndes Schloss
building-training_camp = Trainingslager
building-statue = Statue
building-queens_tower = Turm der Königin

## Duel
power-ask = Zeige oder tippe auf eine Zauberkraft, um zu lesen, was sie bewirkt.
power-ignore_connection = Überall
power-ignore_connection-text = Zeichne den Dominostein auf zwei beliebigen leeren Schilden nebeneinander ein, was auch immer sie berühren.
power-separate_dice = Getrennt
power-separate_dice-text = Zeichne die beiden Würfel getrennt ein; jeder muss das Schloss oder ein gleiches Wappen berühren.
power-pick_two_first = Zwei auf einmal
power-pick_two_first-text = Nimm deine beiden Würfel, bevor dein Gegner wählt.
power-turn_die = Würfel drehen
power-turn_die-text = Drehe einen deiner Würfel auf eine beliebige Seite.
power-three_points_per_domain = Drei mehr
power-three_points_per_domain-text = Nenne ein Wappen; jedes deiner Gebiete mit diesem Wappen bringt 3 Punkte mehr.
power-add_cross = Kreuz
power-add_cross-text = Füge einem Wappen, das du eingezeichnet hast, ein Kreuz hinzu.
dice = Würfel
dice-taken = Alle Würfel sind vergeben.
face-label = { $crosses ->
    [0] { $arms }
    [one] { $arms } mit 1 Kreuz
   *[other] { $arms } mit { $crosses } Kreuzen
}
spell-book = Zauberbuch
power = Zauberkraft
spell-label = { $name }: { $ticks } von { $boxes }, { $standing }
spell-open = offen
spell-held = Zauberkraft bereit
spell-used = Zauberkraft eingesetzt
spell-struck = gesperrt
castle-bonus = Schlosskreuz
castle-bonus-free = bereit
castle-bonus-used = eingesetzt
named = Genannt

## Das Ende
game-number = Partie { $game }
review = Analyse
place = { $rank ->
    [1] Erster Platz:
    [2] Zweiter Platz:
    [3] Dritter Platz:
   *[other] Platz { $rank }:
}
breakdown = Punkte im Einzelnen
total = Gesamt
total-games = { $games ->
    [3] Alle 3 Partien
   *[other] Bisher
}
standing-possible = noch möglich
standing-sure = sicher
standing-lost = verloren
bonus-harmony = Harmonie
bonus-middle_kingdom = Reich der Mitte
bonus-coins = Münzen
bonus-buildings = Gebäude
bonus-named = Genanntes Wappen
tie-0 = Gleichstand nach Punkten: Der Sieg geht an { $names } mit dem größten Gebiet ({ $value ->
    [one] 1 Feld
   *[other] { $value } Felder
}).
tie-1 = Gleichstand nach Punkten und größtem Gebiet: Der Sieg geht an { $names } mit den meisten Kronen ({ $value }).
tie-shared = Völliger Gleichstand: { $names } teilen sich den Sieg.
skip = Überspringen
show-result = Ergebnis zeigen
next-game = Nächste Partie
results = Bisherige Ergebnisse
rematch = Noch einmal spielen
rematch-go = Zur nächsten Partie
record = Aufzeichnung herunterladen
look-back = Rückblick
queen-counts = { $points ->
    [one] Die Königin ist zu Gast bei { $names }: Ihre Krone auf dem größten Gebiet ({ $terrain }) bringt einen Punkt mehr.
   *[other] Die Königin ist zu Gast bei { $names }: Ihre Krone auf dem größten Gebiet ({ $terrain }) bringt { $points } Punkte mehr.
}
share-picture = Bild teilen
share-link = Link kopieren

## Befehle
command-label = Befehl
command-hint = draft · me · legal · place 3 · claim 31 · do 2 · score · undo
command-run = Los
command-answers = Antworten
command-nothing = Es gibt nichts zu berichten.
command-option = { $number }: { $action } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
command-score = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
command-unknown = Diesen Befehl gibt es nicht. Versuche draft, me, legal, place 3, claim 31, do 2, score oder undo.
command-done = Erledigt: { $action }

## Was der Server ablehnt
error-match-not-started = Die Partie hat noch nicht begonnen.
error-match-started = Die Partie hat schon begonnen.
error-match-over = Die Partie ist zu Ende.
error-match-not-over = Die Partie ist noch nicht zu Ende.
error-table-seats-open = Es sind noch Plätze frei.
error-table-host-only = Das kann nur der Gastgeber.
error-seat-unknown = Diesen Platz gibt es am Tisch nicht.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-colour = Diese Farbe hat schon jemand anders.
error-seat-none-open = Alle Plätze sind besetzt.
error-seat-not-yours = Das ist nicht dein Platz.
error-seat-final = Auf diesem Platz wurde aufgegeben, oder die Zeit ist abgelaufen; dabei bleibt es.
error-seat-not-gone = Wer dort sitzt, ist da oder eben erst gegangen.
error-token-missing = Du hast keinen Platz an diesem Tisch.
error-token-wrong = Du hast keinen Platz an diesem Tisch.
error-token-weak = Der Server hat diese Seite nicht verstanden. Lade sie neu.
error-action-unreadable = Das ist kein Zug.
error-action-illegal = Das erlauben die Regeln nicht.
error-action-not-your-turn = Du bist nicht an der Reihe.
error-action-stale = Die Partie ist schon weiter; schau noch einmal hin.
error-table-not-saved = Dieser Browser konnte den Zug nicht speichern. Vielleicht ist sein Speicher voll.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-between = Diese Partie ist zu Ende, und dabei bleibt es. Zwischen zwei Partien wird nichts zurückgenommen.
error-proposal-none = Es gibt nichts zu beantworten.
error-proposal-pending = Eine andere Frage wartet noch auf Antwort.
error-proposal-declined = Die Antwort war Nein. Nach deinem nächsten Zug kannst du wieder fragen.
error-puzzle-unknown = Dieses Rätsel gibt es nicht.
error-record-unknown = Diese Aufzeichnung gibt es nicht.
error-record-invalid = Diese Aufzeichnung ist nicht lesbar.
error-record-closed = Dieser Server nimmt keine Aufzeichnungen an.
error-limit-sockets = Zu viele Verbindungen von hier.
