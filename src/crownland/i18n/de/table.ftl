## Die Seite
title-turn = • { $sentence } · Crownland

## Ein neuer Tisch
hurry = Zu meinem Zug
name-numbered = { $name } { $number }
your-name = Dein Name
rename = Ändern
renamed = Geändert
invited-by = { $name } lädt dich ein: { $game }

## Warten auf Mitspieler
start = Partie beginnen
invite = Einladen
invite-text = Beginnt, wenn alle Plätze besetzt sind.
invite-watch = Zuschauer einladen
invite-here-only = Nur auf diesem Rechner.
invite-link = Tischlink
copy = Kopieren
copied = Kopiert
qr = QR-Code
sit-down = Hinsetzen
seat-a-bot = Platz besetzen mit
seat-bot = Bot dazu
get-up = Platz verlassen
close-table = Tisch schließen
close-table-sure = Für alle schließen
status-opening = Wird geöffnet …
status-open = { $seats ->
    [0] Alle sind da
    [one] Warten auf 1 Spieler
   *[other] Warten auf { $seats } Spieler
}
missing-title = Tisch nicht gefunden
missing-text = Link unvollständig oder abgelaufen.
elsewhere-title = In einem anderen Tab offen
elsewhere-text = Schließ ihn, um hier zu spielen.

## Wer was tun muss
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: Lege { $domino } an, dann wähle den nächsten
       *[no] { $name }: Lege { $domino } an
    }
   *[no] { $then ->
        [yes] Lege Dominostein { $domino } an, dann wähle den nächsten
       *[no] Lege Dominostein { $domino } an
    }
}
do-discard = { $shared ->
    [yes] { $name }: { $domino } passt nirgends
   *[no] Dominostein { $domino } passt nirgends
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: Wähle einen Dominostein
        [again] { $name }: Wähle für deinen zweiten König
       *[no] { $name }: Wähle einen Dominostein
    }
   *[no] { $first ->
        [yes] Wähle deinen ersten Dominostein
        [again] Wähle für deinen zweiten König
       *[no] Wähle deinen nächsten Dominostein
    }
}
do-knights = { $shared ->
    [yes] { $name }: Schicke Ritter oder behalte sie
   *[no] Schicke Ritter oder behalte sie
}
do-build = { $shared ->
    [yes] { $name }: Baue oder passe
   *[no] Baue oder passe
}
do-burn = { $shared ->
    [yes] { $name }: Besteche den Drachen oder passe
   *[no] Besteche den Drachen oder passe
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
    [yes] { $name }: Drehe einen Würfel oder passe
   *[no] Drehe einen Würfel oder passe
}
do-castle = { $shared ->
    [yes] { $name }: Nutze das Schlosskreuz oder spar es auf
   *[no] Nutze dein Schlosskreuz oder spar es auf
}
do-draw = { $shared ->
    [yes] { $name }: Zeichne deine Würfel ein
   *[no] Zeichne deine Würfel ein
}
do-name = { $shared ->
    [yes] { $name }: Nenne ein Wappen
   *[no] Nenne ein Wappen
}
do-cross = { $shared ->
    [yes] { $name }: Füge ein Kreuz hinzu
   *[no] Füge ein Kreuz hinzu
}
wait-place = { $name } legt { $domino } an
wait-discard = { $name } kann { $domino } nicht anlegen
wait-claim = { $name } wählt einen Dominostein aus
wait-knights = { $name } schickt Ritter
wait-build = { $name } baut
wait-burn = { $name } denkt über den Drachen nach
wait-take = { $name } nimmt Würfel
wait-turn = { $name } darf einen Würfel drehen
wait-castle = { $name } darf ein Kreuz hinzufügen
wait-draw = { $name } zeichnet ein
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
over-shared = Geteilter Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $names }{ over-left }{ over-late }
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
    [me] Zeit von { $names } abgelaufen: Du gewinnst
    [lost] Deine Zeit ist abgelaufen: { $winners ->
        [one] { $winner } gewinnt
       *[other] { $winner } gewinnen
    }
   *[other] Zeit von { $names } abgelaufen: { $winners ->
        [one] { $winner } gewinnt
       *[other] { $winner } gewinnen
    }
}
over-aborted = Vom Gastgeber beendet
over-agreed = Einvernehmlich beendet
over-expired = Beendet: Niemand spielte weiter
over-text = Vor Spielbeginn geschlossen.
between-title = { $who ->
    [me] Partie { $game } von { $games }: Du gewinnst
    [shared] Partie { $game } von { $games }: { $names } teilen sich den Sieg
   *[one] Partie { $game } von { $games } geht an { $names }
}

## Der Zug
steps = Zugschritte
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
skips = Überspringt: { $steps }
end-turn = Zug beenden
confirm-place = Anlegen
confirm-discard = { $domino } abwerfen
confirm-claim = { $domino } auswählen
confirm-knights = { $number ->
    [one] Ritter schicken
   *[other] Beide Ritter schicken
}
confirm-build = Bauen
confirm-burn = Verbrennen
confirm-take = { $dice ->
    [one] Würfel nehmen
   *[other] Würfel nehmen
}
confirm-turn = Drehen
confirm-castle = Kreuz hinzufügen
confirm-draw = Einzeichnen
confirm-name = Nennen
confirm-cross = Kreuz hinzufügen
pass-knights = Ritter behalten
pass-build = Nichts bauen
pass-burn = Nicht bestechen
pass-turn = Nicht drehen
pass-castle = Kreuz aufsparen
pass-draw = Nichts einzeichnen
hand-point = Zeige auf ein Feld (R: drehen, N: nächste Stelle).
ready-point = Klicken legt an, R dreht.
ready-tap = Zum Drehen noch einmal tippen.
hand-tap = Tippe auf ein Feld, zum Drehen noch einmal.
discard-why = Er kommt aus dem Spiel.
pick-knights = 1 Münze pro Feld des Gebiets.
pick-build = { $slot ->
    [yes] Wähle einen Bauplatz.
    [site] Auf das markierte Feld.
   *[no] Wähle ein bezahlbares Gebäude.
}
pick-draw = Wähle zwei leere Schilde.
pick-cross = Wähle ein Wappen.
advice-claim = Niedrige Nummern wählen nächstes Mal früher.
advice-take = { $dice ->
    [one] Wähle einen Würfel.
   *[other] { $chosen ->
        [0] Wähle zwei Würfel.
       *[other] Wähle den zweiten Würfel.
    }
}
advice-burn = Eine Münze verbrennt ein Gebäude.
choose-arms = Joker wird zu
castle-cross = + Kreuz
why-asking = Passt nicht …
why-covered = Feld belegt.
why-tall = Zu hoch: { $rows } Zeilen, erlaubt { $most }.
why-wide = Zu breit: { $columns } Spalten, erlaubt { $most }.
why-apart = Muss dein Schloss oder { $unit ->
    [crosses] ein gleiches Wappen
   *[crowns] gleiche Landschaft
} berühren.
why-phase = Jetzt nichts anzulegen.
fits-turned = Passt gedreht.
option-square = Zeile { $row } Spalte { $column }
option-at = { $count ->
    [one] Feld: { $squares }.
   *[other] Felder: { $squares }.
}
option-take = Nehmen: { $faces }
option-draw = Einzeichnen: { $faces }
option-turn = Würfel drehen auf: { $faces }
option-castle = Schlosskreuz auf: { $faces }
option-name = Nennen: { $faces }
option-build = Bauen: { $building }
option-burn = Verbrennen: { $building }

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
menu-match = Diese Partie
menu-view = Ansicht
resign = Aufgeben
asked-mine-undo = Du möchtest einen Zug zurücknehmen.
undo-loses = Zurückgenommen: { $moves }
undo-loses-of = { $name } ({ $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
})
asked-mine-bot = Du möchtest einen Bot für { $name }.
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
offer-claimed = { $who ->
    [me] { $domino }, vergeben an dich
   *[other] { $domino }, vergeben an { $name }
}
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
unseen = { $dominoes ->
    [0] Kein Dominostein mehr verdeckt
    [one] 1 Dominostein verdeckt
   *[other] { $dominoes } Dominosteine verdeckt
}
unseen-note = { $dominoes ->
    [one] Einer bleibt unbenutzt.
   *[other] { $dominoes } bleiben unbenutzt.
}
terrain = Landschaft
squares = Felder
others = Königreiche und Verlauf
look-at = { $who ->
    [me] Dein Königreich
   *[other] Königreich von { $name }
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Taste { $key }
score-label = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
sum-games = { $points ->
    [one] 1 gesamt
   *[other] { $points } gesamt
}
away = abwesend
gone = gegangen
stand-in = Bot spielt
flag = Zeit abgelaufen
resigned = aufgegeben
log = Verlauf
board-label = { $who ->
    [me] Dein Königreich
   *[other] Königreich von { $name }
}
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
hint-thinking = Denkt nach …
hint-told = Tipp: { $action }. { $why }
hint-why-only = Dein einziger Zug.
hint-why-points = Bringt jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $win } % Siege).
hint-why-grows = Dein Gebiet ({ $terrain }) wächst auf { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} ({ $win } % Siege).
hint-why-brings = Kann beim Anlegen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen ({ $win } % Siege).
hint-why-keeps = Brächte { $name } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $win } % Siege).
hint-why-chance = Am besten in Simulationen ({ $win } % Siege).
commands = Befehle
undo-ask = Um Rücknahme bitten
ask-bot = Bot für { $name } spielen lassen
come-back = Ich bin wieder da
meanwhile-watching = Du schaust zu.
meanwhile-resigned = Du hast aufgegeben; ein Bot spielt weiter.
meanwhile-replaced = Ein Bot spielt für dich.
meanwhile-gone = { $name } ist noch nicht zurück.
meanwhile-left = { $name } ist gegangen.
meanwhile-between = Die nächste Partie wartet auf { $name }.
resign-sure = Ja, aufgeben
end-game = Ohne Sieger beenden
end-game-sure = Ja, beenden
end-game-ask = Ja, fragen
watchers = { $watchers ->
    [one] 1 Zuschauer
   *[other] { $watchers } Zuschauer
}
keys-help = Pfeile: bewegen · R: drehen · N, Umschalt+N: Möglichkeiten · Enter: bestätigen · Esc: zurück · U: rückgängig · S: Punkte · T: Nachrichten · 1–8: Königreiche · /: Befehle
check-deal = Mischen prüfen
link-lost = Verbindung verloren; neuer Versuch läuft …
agree = Ja
refuse = Nein
event-claim = { $who ->
    [me] Du wählst { $domino } aus.
   *[other] { $name } wählt { $domino } aus.
}
event-place = { $who ->
    [me] Du legst { $domino } an.
   *[other] { $name } legt { $domino } an.
}
event-discard = { $who ->
    [me] Du wirfst { $domino } ab.
   *[other] { $name } wirft { $domino } ab.
}
event-knights = { $number ->
    [one] { $who ->
        [me] Du schickst einen Ritter.
       *[other] { $name } schickt einen Ritter.
    }
   *[other] { $who ->
        [me] Du schickst zwei Ritter.
       *[other] { $name } schickt zwei Ritter.
    }
}
event-knights-none = { $who ->
    [me] Du behältst die Ritter.
   *[other] { $name } behält die Ritter.
}
event-build = { $who ->
    [me] Du baust: { $building }.
   *[other] { $name } baut: { $building }.
}
event-build-none = { $who ->
    [me] Du baust nichts.
   *[other] { $name } baut nichts.
}
event-burn = { $who ->
    [me] Du verbrennst: { $building }.
   *[other] { $name } verbrennt: { $building }.
}
event-burn-none = { $who ->
    [me] Du bestichst den Drachen nicht.
   *[other] { $name } besticht den Drachen nicht.
}
event-take = { $dice ->
    [one] { $who ->
        [me] Du nimmst einen Würfel.
       *[other] { $name } nimmt einen Würfel.
    }
   *[other] { $who ->
        [me] Du nimmst zwei Würfel.
       *[other] { $name } nimmt zwei Würfel.
    }
}
event-turn = { $who ->
    [me] Du drehst einen Würfel.
   *[other] { $name } dreht einen Würfel.
}
event-turn-none = { $who ->
    [me] Du drehst keinen Würfel.
   *[other] { $name } dreht keinen Würfel.
}
event-castle = { $who ->
    [me] Du setzt das Schlosskreuz ein.
   *[other] { $name } setzt das Schlosskreuz ein.
}
event-castle-none = { $who ->
    [me] Du sparst das Schlosskreuz auf.
   *[other] { $name } spart das Schlosskreuz auf.
}
event-draw = { $who ->
    [me] Du zeichnest ein.
   *[other] { $name } zeichnet ein.
}
event-draw-none = { $who ->
    [me] Du zeichnest nichts ein.
   *[other] { $name } zeichnet nichts ein.
}
event-name = { $who ->
    [me] Du nennst ein Wappen.
   *[other] { $name } nennt ein Wappen.
}
event-cross = { $who ->
    [me] Du fügst ein Kreuz hinzu.
   *[other] { $name } fügt ein Kreuz hinzu.
}
note-undo = { $who ->
    [me] Du nimmst einen Zug zurück.
   *[other] { $name } nimmt einen Zug zurück.
}
note-declined = { $proposal ->
    [undo] { $who ->
        [me] Du lehnst die Rücknahme ab.
       *[other] { $by } lehnt die Rücknahme ab.
    }
    [bot] { $who ->
        [me] Du möchtest keinen Bot.
       *[other] { $by } möchte keinen Bot.
    }
    [end] { $who ->
        [me] Du spielst lieber weiter.
       *[other] { $by } spielt lieber weiter.
    }
   *[rematch] { $who ->
        [me] Du möchtest nicht noch einmal spielen.
       *[other] { $by } möchte nicht noch einmal spielen.
    }
}
note-stand_in = { $who ->
    [me] Ein Bot spielt für dich.
   *[other] Ein Bot spielt für { $name }.
}
note-returned = { $who ->
    [me] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
note-resigned = { $who ->
    [me] Du gibst auf.
   *[other] { $name } gibt auf.
}
note-flag = { $who ->
    [me] Deine Zeit ist abgelaufen.
   *[other] Zeit abgelaufen: { $name }.
}
note-left = { $who ->
    [me] Du gehst.
   *[other] { $name } geht.
}
note-sat = { $who ->
    [me] Du setzt dich dazu.
   *[other] { $name } setzt sich dazu.
}
note-left_out = { $who ->
    [me] Deine Zahl kam nach dem Mischen.
   *[other] Zahl von { $name } kam nach dem Mischen.
}
note-renamed = Neuer Name: { $name }.
note-paced = { $who ->
    [me] Du änderst das Tempo der Bots.
   *[other] { $name } ändert das Tempo der Bots.
}
note-ended = { $who ->
    [me] Du beendest die Partie.
   *[other] { $name } beendet die Partie.
}

## Was am Tisch gesagt wird
signals = Etwas sagen
signals-heard = Nachrichten: an
signals-muted = Nachrichten: aus
signal-told = { $name }: { $phrase }
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
slot-dragon = Drache hier
slot-empty = leerer Platz
slot-label = { $building }, Preis { $price }: { $gives }
supply-pile = { $tiles ->
    [one] noch 1 Plättchen
   *[other] noch { $tiles } Plättchen
}
supply-knights = { $knights ->
    [one] noch 1 Ritter
   *[other] noch { $knights } Ritter
}
supply-towers = { $towers ->
    [one] noch 1 Turm
   *[other] noch { $towers } Türme
}
dragon-home = Drache in seiner Höhle
dragon-out = Drache ausgeflogen
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
gives-tax-per_tower = Steuern: +1 Münze pro Turm
gives-tax-per_knight = Steuern: +1 Münze pro Ritter
gives-points-flat = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
gives-points-per_property = { $points ->
    [one] 1 Punkt pro Gebiet ({ $terrain })
   *[other] { $points } Punkte pro Gebiet ({ $terrain })
}
gives-points-per_tower = { $points ->
    [one] 1 Punkt pro Turm
   *[other] { $points } Punkte pro Turm
}
gives-points-per_knight = { $points ->
    [one] 1 Punkt pro Ritter
   *[other] { $points } Punkte pro Ritter
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
power-ask = Wähle eine Zauberkraft zum Nachlesen.
power-ignore_connection = Überall
power-ignore_connection-text = Zeichne auf zwei beliebigen leeren Schilden nebeneinander ein.
power-separate_dice = Getrennt
power-separate_dice-text = Zeichne die Würfel getrennt ein, jeden am Schloss oder an einem gleichen Wappen.
power-pick_two_first = Zwei auf einmal
power-pick_two_first-text = Nimm zwei Würfel vor deinem Gegner.
power-turn_die = Würfel drehen
power-turn_die-text = Drehe einen Würfel auf eine beliebige Seite.
power-three_points_per_domain = Drei mehr
power-three_points_per_domain-text = Nenne ein Wappen: +3 pro Gebiet.
power-add_cross = Kreuz
power-add_cross-text = Füge deiner Karte ein Kreuz hinzu.
dice = Würfel
dice-taken = Alle Würfel vergeben.
face-label = { $crosses ->
    [0] { $arms }
    [one] { $arms } mit 1 Kreuz
   *[other] { $arms } mit { $crosses } Kreuzen
}
spell-book = Zauberbuch
power = Zauberkraft
spell-label = { $name }: { $ticks } von { $boxes }, { $standing }
spell-open = offen
spell-held = bereit
spell-used = eingesetzt
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
breakdown = Punkte
total = Gesamt
total-games = { $games ->
    [3] Alle 3 Partien
   *[other] Bisher
}
bonus-points = { $standing ->
    [possible] +{ $points } möglich
    [lost] verloren
   *[sure] +{ $points }
}
bonus-harmony = Harmonie
bonus-middle_kingdom = Reich der Mitte
bonus-coins = Münzen
bonus-buildings = Gebäude
bonus-named = Genanntes Wappen
tie-0 = Gleichstand; größtes Gebiet: { $names }, { $value ->
    [one] 1 Feld
   *[other] { $value } Felder
}.
tie-1 = Gleichstand; meiste Kronen: { $names }, { $value }.
tie-shared = Völliger Gleichstand: { $names }.
counting = Punkte werden gezählt …
skip = Überspringen
show-result = Ergebnis zeigen
next-game = Nächste Partie
results = Ergebnisse
rematch = Noch einmal spielen
record = Aufzeichnung herunterladen
look-back = Rückblick
queen-counts = { $who ->
    [me] Königin: +{ $points } für dein größtes Gebiet ({ $terrain }).
   *[other] Königin: +{ $points } für das größte Gebiet ({ $terrain }) von { $names }.
}
share = Teilen
more = Mehr
share-picture = Bild teilen
share-link = Link kopieren

## Befehle
command-label = Befehl
command-hint = draft · me · legal · place 3 · claim 31 · do 2 · score · undo
command-run = Los
command-answers = Antworten
command-nothing = Nichts zu berichten.
command-option = { $number }: { $action } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
command-score = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
command-unknown = Unbekannter Befehl.
command-done = Erledigt: { $action }

## Was der Server ablehnt
error-match-not-started = Noch nicht begonnen.
error-match-started = Schon begonnen.
error-match-over = Die Partie ist zu Ende.
error-match-not-over = Noch nicht zu Ende.
error-table-seats-open = Noch Plätze frei.
error-table-host-only = Nur für den Gastgeber.
error-seat-unknown = Diesen Platz gibt es nicht.
error-seat-taken = Platz besetzt.
error-seat-colour = Farbe vergeben.
error-seat-none-open = Alle Plätze besetzt.
error-seat-not-yours = Nicht dein Platz.
error-seat-final = Aufgegeben oder Zeit abgelaufen.
error-seat-not-gone = Noch nicht lange genug abwesend.
error-token-missing = Du hast hier keinen Platz.
error-token-wrong = { error-token-missing }
error-token-weak = { error-request-invalid }
error-action-unreadable = Kein Zug.
error-action-illegal = Das erlauben die Regeln nicht.
error-action-not-your-turn = Du bist nicht dran.
error-action-stale = Die Partie ist schon weiter.
error-table-not-saved = Zug nicht gespeichert: Browserspeicher voll?
error-undo-nothing = Nichts zurückzunehmen.
error-undo-between = Keine Rücknahme zwischen zwei Partien.
error-proposal-none = Nichts zu beantworten.
error-proposal-pending = Eine andere Anfrage ist offen.
error-proposal-declined = Abgelehnt. Frage nach deinem nächsten Zug wieder.
error-puzzle-unknown = Rätsel nicht gefunden.
error-record-unknown = Aufzeichnung nicht gefunden.
error-record-invalid = Unlesbare Aufzeichnung.
error-record-closed = Dieser Server nimmt keine Aufzeichnungen an.
error-limit-sockets = Zu viele Verbindungen.
