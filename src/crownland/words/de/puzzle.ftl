# Rätsel des Tages: jeden Tag eine Entscheidung aus einer echten Partie, für jedes Spiel.

puzzle-title = Rätsel des Tages
puzzle-text = Eine Entscheidung aus einer echten Partie, jeden Tag neu für jedes Spiel. Finde den Zug, den der stärkste Bot machen würde.
puzzle-of-day = Rätsel vom { $day }
puzzle-day = Rätsel vom { $day }
puzzle-today = Die Rätsel von heute
puzzle-players = { $seats ->
    [one] { $seats } Spieler
   *[other] { $seats } Spieler
}
puzzle-round = Runde { $round }

puzzle-open = Noch nicht gelöst
puzzle-result-first = Im ersten Versuch gelöst
puzzle-result-later = Gelöst
puzzle-result-shown = Lösung angesehen
puzzle-streak = { $days ->
    [0] Löse heute eines, um eine Serie zu beginnen.
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-solved = { $solved } gelöst, { $first } davon im ersten Versuch
puzzle-kept = Keine Verbindung: Diese Rätsel wurden hier für dich aufgehoben.
puzzle-gone = Ohne Verbindung sind nur die Rätsel der letzten Woche da.
puzzle-none = Dieses Rätsel gibt es nicht.
puzzle-fair = Die Rätsel stammen aus Partien des stärksten Bots gegen sich selbst. Als beste Lösung gilt nur, was Tausende von dort aus gespielte Partien bestätigen. Der Tag beginnt um Mitternacht UTC.

puzzle-calendar = Frühere Tage
puzzle-month-back = Voriger Monat
puzzle-month-on = Nächster Monat
puzzle-day-label = { $day }: { $solved ->
    [0] nichts gelöst
   *[other] { $solved } gelöst
}

puzzle-task = Was würdest du tun?
puzzle-task-place = Wo würdest du Dominostein { $domino } anlegen?
puzzle-task-claim = Welchen Dominostein würdest du nehmen?
puzzle-task-build = Würdest du bauen, und was?
puzzle-task-burn = Würdest du den Drachen schicken, und wohin?
puzzle-task-knights = Würdest du Ritter schicken, und wohin?
puzzle-task-take = { $dice ->
    [one] Welchen Würfel würdest du nehmen?
   *[other] Welche Würfel würdest du nehmen?
}
puzzle-task-draw = Wo würdest du die Würfel einzeichnen?
puzzle-task-text = Eine Lösung ist eindeutig die beste, und zwar nicht die, die gerade am meisten bringt.

puzzle-best = Genau das ist es!
puzzle-best-first = Im ersten Versuch gelöst!
puzzle-good = Gut, aber es geht besser: Das kostet am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
puzzle-cost = Nicht ganz: Das kostet am Ende { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
} und { $win } % Gewinnchance.
puzzle-tempting = Das würden die meisten tun.
puzzle-answer = Der beste Zug
puzzle-why = Warum
puzzle-win = So werden von hier aus { $win } von 100 Partien gewonnen, nach dem naheliegenden Zug { $other }.
puzzle-retry = Noch einmal
puzzle-show = Lösung zeigen
puzzle-share = Teilen
puzzle-next = Weiter: { $game }
puzzle-all = Alle Rätsel
puzzle-share-first = Crownland-Rätsel { $day } · { $game } · im ersten Versuch gelöst { $sign }
puzzle-share-later = Crownland-Rätsel { $day } · { $game } · im { $tries }. Versuch gelöst { $sign }
puzzle-share-shown = Crownland-Rätsel { $day } · { $game } · heute zu schwer für mich { $sign }

## Warum die Lösung die beste ist. `end` ist, was es am Ende im Mittel ausmacht.

puzzle-arms = { $name }
puzzle-why-less-now = Der naheliegende Zug bringt jetzt { $other ->
    [one] { $other } Punkt
   *[other] { $other } Punkte
}, dieser { $points }; er zahlt sich später aus.
puzzle-why-joins = Dein Gebiet ({ $terrain }) hat dann { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} mit { $unit ->
    [crosses] { $crowns ->
        [one] { $crowns } Kreuz
       *[other] { $crowns } Kreuzen
    }
   *[crowns] { $crowns ->
        [one] { $crowns } Krone
       *[other] { $crowns } Kronen
    }
} statt { $squares_other } mit { $crowns_other }: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
puzzle-why-follows = Dein anderer Dominostein, { $domino }, bringt dann { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} statt { $other }.
puzzle-why-hole = Die naheliegende Stelle hinterlässt { $squares ->
    [one] ein Feld, das kein Dominostein füllen kann
   *[other] { $squares } Felder, die kein Dominostein füllen kann
}.
puzzle-why-open = Dein Gebiet ({ $terrain }) behält Platz zum Wachsen, { $free ->
    [one] { $free } freies Feld
   *[other] { $free } freie Felder
} ringsum statt { $free_other }: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
puzzle-why-room = Es bleibt Platz für { $room ->
    [one] { $room } weiteren Dominostein
   *[other] { $room } weitere Dominosteine
} statt { $room_other }, also wirfst du weniger ab.
puzzle-why-kinds = { $kinds ->
    [one] { $kinds } Landschaft bleibt
   *[other] { $kinds } Landschaften bleiben
} zum Anlegen offen statt { $kinds_other }, also passen mehr Dominosteine.
puzzle-why-feeds = { $crowns ->
    [0] Dieser Dominostein vergrößert dein Gebiet ({ $terrain })
    [one] Seine Krone gehört auf dein Gebiet ({ $terrain })
   *[other] Seine { $crowns } Kronen gehören auf dein Gebiet ({ $terrain })
}: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
puzzle-why-feeds-new = { $crowns ->
    [one] Dieser Dominostein bringt eine neue Landschaft ({ $terrain }) mit einer Krone
   *[other] Dieser Dominostein bringt eine neue Landschaft ({ $terrain }) mit { $crowns } Kronen
}: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
puzzle-why-feeds-die = { $crosses ->
    [0] Dieser Würfel vergrößert dein Gebiet ({ $terrain })
    [one] Sein Kreuz gehört auf dein Gebiet ({ $terrain })
   *[other] Seine { $crosses } Kreuze gehören auf dein Gebiet ({ $terrain })
}: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
puzzle-why-denies = Sonst nimmt { $name } diesen Dominostein und holt damit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; was übrig bleibt, bringt höchstens { $other }.
puzzle-why-denies-crowns = { $name } wartet auf { $crowns ->
    [one] diese Krone
   *[other] diese { $crowns } Kronen
} ({ $terrain }): Ohne den Dominostein hat { $name } am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} weniger.
puzzle-why-denies-dice = Mit dem, was übrig bleibt, kommt { $name } beim Einzeichnen auf höchstens { $other ->
    [one] { $other } Punkt
   *[other] { $other } Punkte
}, sonst auf { $points }.
puzzle-why-takes-tile = Auch { $name } hätte gern „{ $building }“: Ohne das Plättchen hat { $name } am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} weniger.
puzzle-why-queen = Damit gewinnst du die Königin: Sie bleibt in { $often } von 100 Partien bei dir statt in { $seldom }.
puzzle-why-bonus-middle_kingdom = Dein Schloss bleibt in der Mitte: Reich der Mitte zählt in { $often } von 100 Partien statt in { $seldom }.
puzzle-why-bonus-harmony = Alles wird passen: Harmonie zählt in { $often } von 100 Partien statt in { $seldom }.
puzzle-why-bonus-building = Mit „{ $building }“ bringen deine Gebäude am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
puzzle-why-bonus-site = Die Stadt darauf ist ein Bauplatz: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
puzzle-why-bonus-coins = Die Ritter bringen Münzen: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
puzzle-why-earlier = Und in der nächsten Runde wählst du früher aus: als Nummer { $place } statt { $other }.
puzzle-why-denies-land = Mit diesem Dominostein würde { $name } ein Gebiet ({ $terrain }) mit { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Feldern
} vergrößern: Ohne ihn hat { $name } am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} weniger.
puzzle-why-denies-site = { $name } könnte in dieser Stadt bauen: Ohne sie hat { $name } am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} weniger.
puzzle-why-spell = Eingezeichnet hakt dieser Würfel das letzte Kästchen einer Zeile ab: Die Zauberkraft „{ $power }“ gehört dir.
puzzle-why-denies-spell = { $name } fehlt nur noch ein Kästchen zur Zauberkraft „{ $power }“, und dieser Würfel würde es abhaken.
