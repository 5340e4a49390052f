# Rätsel des Tages: jeden Tag eine Entscheidung aus einer echten Partie, für jedes Spiel.

puzzle-title = Rätsel des Tages
puzzle-text = Eine Entscheidung aus einer Partie, jeden Tag neu. Finde den Zug des stärksten Bots.
puzzle-of-day = Rätsel vom { $day }
puzzle-day = Rätsel vom { $day }
puzzle-today = Die Rätsel von heute
puzzle-players = { $seats ->
    [one] { $seats } Spieler
   *[other] { $seats } Spieler
}
puzzle-round = Runde { $round }

puzzle-open = Ungelöst
puzzle-result-first = Im ersten Versuch gelöst
puzzle-result-later = Gelöst
puzzle-result-shown = Lösung angesehen
puzzle-streak = { $days ->
    [0] Löse eines und beginne eine Serie.
    [one] Serie: { $days } Tag
   *[other] Serie: { $days } Tage
}
puzzle-solved = { $solved } gelöst, { $first } im ersten Versuch
puzzle-kept = Keine Verbindung: gespeicherte Rätsel.
puzzle-gone = Keine Verbindung, und dieser Tag ist hier nicht gespeichert.
puzzle-fair = Aus Partien des stärksten Bots gegen sich selbst; Tausende Simulationen bestätigen jede Lösung. Neu um Mitternacht UTC.

puzzle-calendar = Frühere Tage
puzzle-month-back = Voriger Monat
puzzle-month-on = Nächster Monat
puzzle-day-label = { $day }: { $solved ->
    [0] nichts gelöst
   *[other] { $solved } gelöst
}

puzzle-task = Was würdest du tun?
puzzle-task-place = Wohin mit Dominostein { $domino }?
puzzle-task-claim = Welcher Dominostein?
puzzle-task-build = Bauen, und was?
puzzle-task-burn = Ein Plättchen verbrennen?
puzzle-task-knights = Ritter schicken?
puzzle-task-take = { $dice ->
    [one] Welcher Würfel?
   *[other] Welche Würfel?
}
puzzle-task-draw = Wo zeichnest du ein?
puzzle-task-text = Eine Lösung ist klar die beste, aber reines Punktezählen findet sie nicht.

puzzle-best = Genau!
puzzle-best-first = Im ersten Versuch!
puzzle-good = { $points ->
    [0] Gut, aber etwas anderes ist ein wenig besser.
    [one] Gut, kostet aber am Ende { $points } Punkt.
   *[other] Gut, kostet aber am Ende { $points } Punkte.
}
puzzle-cost = Nicht ganz: Das kostet { $win ->
    [0] { $points ->
        [one] etwa 1 Punkt
       *[other] etwa { $points } Punkte
    }
   *[other] { $points ->
        [0] { $win } % Gewinnchance
        [one] etwa 1 Punkt und { $win } % Gewinnchance
       *[other] etwa { $points } Punkte und { $win } % Gewinnchance
    }
}.
puzzle-tempting = Ein Bot, der nur einen Zug vorausschaut, täte dasselbe.
puzzle-answer = Bester Zug
puzzle-answer-is = Bester Zug: „{ $action }“
puzzle-obvious = Verlockend, aber schlechter: „{ $action }“.
puzzle-obvious-place = Verlockend, aber schlechter: gestrichelt umrandet.
puzzle-win = Gewinnchance { $win } %, nach dem naheliegenden Zug { $other } %.
puzzle-next = Weiter: { $game }
puzzle-all = Alle Rätsel
puzzle-share-first = Crownland-Rätsel { $day } · { $game } · im ersten Versuch { $sign }
puzzle-share-later = Crownland-Rätsel { $day } · { $game } · Versuch { $tries } { $sign }
puzzle-share-shown = Crownland-Rätsel { $day } · { $game } · heute zu schwer { $sign }
