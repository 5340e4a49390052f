## De analyse van een partij
review-thinking = Duizenden partijen simuleren…
review-so-far = Tot nu toe:
review-offline = Geen verbinding. De analyse gaat straks verder.
review-whose = Wiens beslissingen
review-graph = Grafiek
review-measure-win = Winstkans
review-measure-points = Punten
review-graph-win = Winstkans in de loop van de partij
review-graph-points = Verwachte punten in de loop van de partij
review-percent = { $win }%
review-here-win = { $name } { $win }%
review-here-points = { $name } { $points }
review-not-yet = Nog niet bekend
review-event = Gebeurtenis
review-cell = { $win }% · { $points }
review-table = Als tabel
review-line = De lijn toont de vooruitzichten na elke gebeurtenis, als iedereen goed speelt.
review-marks = { $who ->
    [me] Gemarkeerd: jouw slordigheden, fouten en blunders.
   *[other] Gemarkeerd: slordigheden, fouten en blunders van { $name }.
}
review-drop = De daling bij een markering toont de kosten.
review-faults = { $who ->
    [me] Jouw slechtste beslissingen
   *[other] Slechtste beslissingen van { $name }
}
review-faults-yet = { $who ->
    [me] Jouw slechtste beslissingen tot nu toe
   *[other] Slechtste beslissingen van { $name } tot nu toe
}
review-no-faults = { $who ->
    [me] Je maakte geen duidelijke fout.
   *[other] { $name } maakte geen duidelijke fout.
}
review-no-faults-yet = Tot nu toe geen.
review-all = { $faults ->
   *[other] Alle { $faults } tonen
}
review-fewer = Minder tonen
review-grades = Een slordigheid kost minstens { $slip }% winstkans of { $slip } punten voorsprong, een fout { $mistake }, een blunder { $blunder }.
review-order = Eerst de drie slechtste, dan op volgorde.
review-place-game = Partij { $game }, ronde { $round }
review-lasting = In { $turns } beurten gemist; deze kostte het meest.
review-cost-short = { $win ->
    [0] { $points ->
        [one] −{ $points } punt
       *[other] −{ $points } punten
    }
   *[other] { $points ->
        [0] −{ $win }%
        [one] −{ $win }% · −{ $points } punt
       *[other] −{ $win }% · −{ $points } punten
    }
}
review-cost = Kostte { $win ->
    [0] { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
   *[other] { $points ->
        [0] { $win }% winstkans
        [one] { $win }% winstkans en 1 punt
       *[other] { $win }% winstkans en { $points } punten
    }
}.
review-good = Kostte bijna niets.
review-chances = Winstkans: { $best }% na de beste optie, { $played }% na deze.
review-lead = Punten: verloren voorsprong op de beste tegenstander.
review-again-cost = Had { $win ->
    [0] { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
   *[other] { $points ->
        [0] { $win }% winstkans
        [one] { $win }% winstkans en 1 punt
       *[other] { $win }% winstkans en { $points } punten
    }
} gekost.
review-again-played = Zo werd gespeeld.
review-again-good = Goed gevonden: even goed als de beste zet.
review-better = Beter: ‘{ $action }’.
review-better-place = Beter: zie het bord.
review-why-wait = Redenen zoeken…
review-why-none = Redenen alleen met verbinding.
review-decision = Beslissing
review-told = { $grade }. Beste optie getoond.
review-try-now = Wat zou jij doen?
why-not-here = Past niet.
review-next = Volgende
review-back = Naar de herhaling
review-keys = In een beslissing · links, rechts, Home, End: lijst · Esc: terug
review-how = Een sterke bot vergelijkt de opties in duizenden gesimuleerde partijen. Wat toeval kan zijn, is geen fout; geluk is wat de trekkingen veranderden.

## Geluk en kunde
review-luck-none = De trekkingen waren neutraal voor { $who ->
    [me] jou
   *[other] { $name }
}.
review-luck-good = De trekkingen leverden { $who ->
    [me] jou
   *[other] { $name }
} { $win }% winstkans op.
review-luck-bad = De trekkingen kostten { $who ->
    [me] jou
   *[other] { $name }
} { $win }% winstkans.
review-skill-none = { $who ->
    [me] { $decisions ->
        [one] Je enige beslissing kostte weinig.
       *[other] Geen van je { $decisions } beslissingen kostte veel.
    }
   *[other] { $decisions ->
        [one] De enige beslissing van { $name } kostte weinig.
       *[other] Geen van de { $decisions } beslissingen van { $name } kostte veel.
    }
}
review-skill = { $faults ->
    [one] { $decisions ->
        [one] De enige beslissing kostte
       *[other] Eén van de { $decisions } beslissingen kostte
    } { $who ->
        [me] jou
       *[other] { $name }
    }
   *[other] { $faults } van de { $decisions } beslissingen kostten { $who ->
        [me] jou
       *[other] { $name }
    } tot
} { $win ->
    [0] { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
   *[other] { $points ->
        [0] { $win }% winstkans
        [one] { $win }% winstkans en 1 punt
       *[other] { $win }% winstkans en { $points } punten
    }
}.

## Oordelen
grade-best = Beste zet
grade-good = Goede zet
grade-slip = Slordigheid
grade-mistake = Fout
grade-blunder = Blunder

## De coach
coach-best = De beste zet.
coach-good = Een goede zet.
coach-slip = Een slordigheid.
coach-mistake = Een fout.
coach-blunder = Een blunder.
