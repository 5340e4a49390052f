## Die Analyse einer Partie
review-thinking = Tausende Partien werden simuliert …
review-so-far = Bisher:
review-offline = Keine Verbindung. Die Analyse geht später weiter.
review-whose = Wessen Entscheidungen
review-graph = Kurve
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
review-line = Die Linie zeigt die Aussichten nach jedem Ereignis, wenn alle gut spielen.
review-marks = { $who ->
    [me] Markiert: deine Ungenauigkeiten und Fehler.
   *[other] Markiert: Ungenauigkeiten und Fehler von { $name }.
}
review-drop = Der Knick an einer Markierung zeigt die Kosten.
review-faults = { $who ->
    [me] Deine schlechtesten Entscheidungen
   *[other] Schlechteste Entscheidungen von { $name }
}
review-faults-yet = { $who ->
    [me] Deine bisher schlechtesten Entscheidungen
   *[other] Bisher schlechteste Entscheidungen von { $name }
}
review-no-faults = { $who ->
    [me] Du hast keinen klaren Fehler gemacht.
   *[other] { $name } hat keinen klaren Fehler gemacht.
}
review-no-faults-yet = Bisher keine.
review-all = { $faults ->
   *[other] Alle { $faults } zeigen
}
review-fewer = Weniger zeigen
review-grades = Eine Ungenauigkeit kostet mindestens { $slip } % Gewinnchance oder { $slip } Punkte Vorsprung, ein Fehler { $mistake }, ein grober Fehler { $blunder }.
review-order = Erst die drei schlechtesten, dann der Reihe nach.
review-place-game = Partie { $game }, Runde { $round }
review-lasting = In { $turns } Zügen verpasst; dieser kostete am meisten.
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
review-cost = Kostete { $win ->
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
review-good = Kostete fast nichts.
review-chances = Gewinnchance: { $best } % nach dem besten Zug, { $played } % nach diesem.
review-lead = Punkte: verlorener Vorsprung vor dem besten Gegner.
review-again-cost = Hätte { $win ->
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
review-again-played = So wurde gespielt.
review-again-good = Gut gefunden: so gut wie der beste Zug.
review-better = Besser: „{ $action }“.
review-better-place = Besser: im Königreich markiert.
review-why-wait = Gründe werden gesucht …
review-why-none = Gründe nur mit Verbindung.
review-decision = Entscheidung
review-told = { $grade }. Bester Zug gezeigt.
review-try-now = Was würdest du tun?
why-not-here = Passt nicht.
review-next = Weiter
review-back = Zur Wiederholung
review-keys = In einer Entscheidung · links, rechts, Pos1, Ende: Liste · Esc: zurück
review-how = Ein starker Bot vergleicht die Möglichkeiten in Tausenden simulierten Partien. Was Zufall sein kann, ist kein Fehler; Glück ist, was die Ziehungen änderten.

## Glück und Können
review-luck-none = Die Ziehungen waren für { $who ->
    [me] dich
   *[other] { $name }
} ausgeglichen.
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
        [one] Deine einzige Entscheidung kostete wenig.
       *[other] Keine deiner { $decisions } Entscheidungen kostete viel.
    }
   *[other] { $decisions ->
        [one] Die einzige Entscheidung von { $name } kostete wenig.
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
    } bis zu
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
