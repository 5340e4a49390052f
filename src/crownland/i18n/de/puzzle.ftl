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
puzzle-gone = Keine Verbindung, und die Rätsel dieses Tages sind nicht in diesem Browser aufgehoben.
puzzle-none = Dieses Rätsel gibt es nicht.
puzzle-fair = Die Rätsel stammen aus Partien des stärksten Bots gegen sich selbst. Als beste Lösung gilt nur, was Tausende von dort aus gespielte Partien bestätigen. Der Tag beginnt um Mitternacht UTC.
puzzle-you = Du

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
puzzle-task-burn = Würdest du den Drachen ein Plättchen verbrennen lassen?
puzzle-task-knights = Würdest du Ritter schicken, und wohin?
puzzle-task-take = { $dice ->
    [one] Welchen Würfel würdest du nehmen?
   *[other] Welche Würfel würdest du nehmen?
}
puzzle-task-draw = Wo würdest du die Würfel einzeichnen?
puzzle-task-text = Eine Lösung ist eindeutig die beste, doch um sie zu finden, reicht es nicht, zu zählen, was sie sofort bringt.

puzzle-best = Genau das ist es!
puzzle-best-first = Im ersten Versuch gelöst!
puzzle-good = { $points ->
    [0] Gut, aber es geht noch etwas besser.
    [one] Gut, aber es geht besser: Das kostet am Ende { $points } Punkt.
   *[other] Gut, aber es geht besser: Das kostet am Ende { $points } Punkte.
}
puzzle-cost = Nicht ganz: Am Ende kostet das { $win ->
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
puzzle-tempting = Ein Bot, der nur einen Zug weit denkt, würde das auch tun.
puzzle-answer = Der beste Zug
puzzle-answer-is = Der beste Zug: „{ $action }“
puzzle-obvious = Verlockend, aber schlechter: „{ $action }“.
puzzle-obvious-place = Verlockend, aber schlechter: die gestrichelt umrandete Stelle.
puzzle-win = So werden von hier aus { $win } von 100 Partien gewonnen, nach dem naheliegenden Zug { $other }.
puzzle-sum = Jeder Grund zählt nur seine eigenen Punkte; darum ergibt die Summe nicht immer den ganzen Unterschied.
puzzle-retry = Noch einmal
puzzle-show = Lösung zeigen
puzzle-share = Teilen
puzzle-next = Weiter: { $game }
puzzle-all = Alle Rätsel
puzzle-share-first = Crownland-Rätsel { $day } · { $game } · im ersten Versuch gelöst { $sign }
puzzle-share-later = Crownland-Rätsel { $day } · { $game } · im { $tries }. Versuch gelöst { $sign }
puzzle-share-shown = Crownland-Rätsel { $day } · { $game } · heute zu schwer für mich { $sign }
