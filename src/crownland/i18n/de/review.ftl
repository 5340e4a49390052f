## Die Analyse einer Partie
review-thinking = Die Partie wird Tausende Male durchgespielt …
review-so-far = Bisher:
review-offline = Keine Verbindung. Sobald sie wieder da ist, geht die Analyse weiter.
review-whose = Wessen Entscheidungen
review-graph = Die Kurve zeigt
review-measure-win = Gewinnchance
review-measure-points = Punkte
review-graph-win = Gewinnchance im Lauf der Partie
review-graph-points = Erwartete Punkte im Lauf der Partie
review-percent = { $win } %
review-here-win = { $name } { $win } %
review-here-points = { $name } { $points }
review-not-yet = Noch nicht bekannt
review-event = Ereignis
review-cell = { $win } % · { $points }
review-table = Als Tabelle
review-line = Die Linie zeigt, wie die Partie nach jedem Ereignis stand, vorausgesetzt, alle spielen danach gut.
review-marks = { $who ->
    [me] Die Markierungen sind deine Ungenauigkeiten und Fehler.
   *[other] Die Markierungen sind die Ungenauigkeiten und Fehler von { $name }.
}
review-drop = An einer Markierung fällt die Linie um das, was die Entscheidung gekostet hat.
review-faults = { $who ->
    [me] Deine schlechtesten Entscheidungen
   *[other] Die schlechtesten Entscheidungen von { $name }
}
review-faults-yet = { $who ->
    [me] Deine bisher schlechtesten Entscheidungen
   *[other] Die bisher schlechtesten Entscheidungen von { $name }
}
review-no-faults = { $who ->
    [me] Du hast keinen erkennbaren Fehler gemacht.
   *[other] { $name } hat keinen erkennbaren Fehler gemacht.
}
review-no-faults-yet = Bisher keine.
review-all = { $faults ->
   *[other] Alle { $faults } zeigen
}
review-fewer = Nur die schlechtesten zeigen
review-grades = Eine Ungenauigkeit kostet mindestens { $slip } % Gewinnchance oder { $slip } Punkte Vorsprung, ein Fehler { $mistake }, ein grober Fehler { $blunder }; das Schlimmere zählt.
review-order = Erst die drei, die am meisten Gewinnchance kosteten, dann die übrigen der Reihe nach.
review-place = Runde { $round }
review-place-opening = Eröffnung
review-place-game = Partie { $game }, Runde { $round }
review-lasting = In { $turns } Zügen versäumt; hier kostete es am meisten.
review-cost-short = { $win ->
    [0] { $points ->
        [one] −{ $points } Punkt
       *[other] −{ $points } Punkte
    }
   *[other] { $points ->
        [0] −{ $win } %
        [one] −{ $win } % · −{ $points } Punkt
       *[other] −{ $win } % · −{ $points } Punkte
    }
}
review-cost = Das kostete { $win ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $points ->
        [0] { $win } % Gewinnchance
        [one] { $win } % Gewinnchance und 1 Punkt
       *[other] { $win } % Gewinnchance und { $points } Punkte
    }
}.
review-good = Das kostete nichts von Belang.
review-chances = Gewinnchance: { $best } % nach der besten Möglichkeit, { $played } % nach dieser.
review-lead = Die Kosten in Punkten sind der verlorene Vorsprung vor dem besten Gegner.
review-sum = Jeder Grund zählt nur seine eigenen Punkte; darum ergibt die Summe nicht immer die Kosten.
review-again-cost = Das hätte { $win ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $points ->
        [0] { $win } % Gewinnchance
        [one] { $win } % Gewinnchance und 1 Punkt
       *[other] { $win } % Gewinnchance und { $points } Punkte
    }
} gekostet.
review-again-played = Genau das wurde gespielt.
review-again-good = Gut gefunden: Das ist so gut wie der beste Zug.
review-better = Besser: „{ $action }“.
review-better-place = Besser: wie hier gezeigt.
review-why-wait = Die Gründe werden gesucht …
review-why-none = Gründe gibt es nur mit Verbindung zu einem Server.
review-decision = Eine Entscheidung
review-told = { $grade }. Die beste Möglichkeit wird gezeigt.
review-try = Noch einmal
review-try-now = Was würdest du tun?
review-show-answer = Lösung zeigen
why-not-here = Das passt dort nicht.
review-next = Die nächste
review-back = Zur Wiederholung
review-keys = Ist eine Entscheidung geöffnet, führen links und rechts zur vorigen und zur nächsten in der Liste, Pos1 und Ende zur ersten und zur letzten und Esc zurück zur Wiederholung.
review-how = Ein starker Bot sagt, was er getan hätte, und zum Vergleich werden Tausende Partien durchgespielt. Was Zufall sein kann, gilt nicht als Fehler. Glück ist, was die Ziehungen geändert haben.

## Glück und Können
review-luck-none = Die Ziehungen waren weder für noch gegen { $who ->
    [me] dich
   *[other] { $name }
}.
review-luck-good = Die Ziehungen brachten { $who ->
    [me] dir
   *[other] { $name }
} { $win } % Gewinnchance.
review-luck-bad = Die Ziehungen kosteten { $who ->
    [me] dich
   *[other] { $name }
} { $win } % Gewinnchance.
review-skill-none = { $who ->
    [me] { $decisions ->
        [one] Deine einzige Entscheidung kostete nicht viel.
       *[other] Keine deiner { $decisions } Entscheidungen kostete viel.
    }
   *[other] { $decisions ->
        [one] Die einzige Entscheidung von { $name } kostete nicht viel.
       *[other] Keine der { $decisions } Entscheidungen von { $name } kostete viel.
    }
}
review-skill = { $faults ->
    [one] { $decisions ->
        [one] Die einzige Entscheidung kostete
       *[other] Eine von { $decisions } Entscheidungen kostete
    } { $who ->
        [me] dich
       *[other] { $name }
    }
   *[other] { $faults } von { $decisions } Entscheidungen kosteten { $who ->
        [me] dich
       *[other] { $name }
    } etwas, die teuerste
} { $win ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $points ->
        [0] { $win } % Gewinnchance
        [one] { $win } % Gewinnchance und 1 Punkt
       *[other] { $win } % Gewinnchance und { $points } Punkte
    }
}.

## Noten
grade-best = Bester Zug
grade-good = Guter Zug
grade-slip = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = Grober Fehler

## Der Trainer
coach-best = Der beste Zug.
coach-good = Ein guter Zug.
coach-slip = Eine Ungenauigkeit.
coach-mistake = Ein Fehler.
coach-blunder = Ein grober Fehler.
coach-better = Besser wäre gewesen: „{ $action }“.
coach-better-place = Es gab eine bessere Stelle: Sie ist im Königreich markiert.
