## De analyse van een partij
review-thinking = De partij wordt duizenden keren uitgespeeld…
review-so-far = Tot nu toe:
review-offline = Geen verbinding. De analyse gaat verder zodra die terug is.
review-whose = Wiens beslissingen
review-graph = De grafiek toont
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
review-line = De lijn toont hoe de partij er na elke gebeurtenis voor stond, ervan uitgaande dat iedereen daarna goed speelt.
review-marks = { $who ->
    [me] De markeringen zijn jouw slordigheden, fouten en blunders.
   *[other] De markeringen zijn de slordigheden, fouten en blunders van { $name }.
}
review-drop = Bij een markering daalt de lijn met wat de beslissing kostte.
review-faults = { $who ->
    [me] Jouw slechtste beslissingen
   *[other] De slechtste beslissingen van { $name }
}
review-faults-yet = { $who ->
    [me] Jouw slechtste beslissingen tot nu toe
   *[other] De slechtste beslissingen van { $name } tot nu toe
}
review-no-faults = { $who ->
    [me] Je hebt geen zichtbare fout gemaakt.
   *[other] { $name } heeft geen zichtbare fout gemaakt.
}
review-no-faults-yet = Tot nu toe geen.
review-all = { $faults ->
   *[other] Alle { $faults } tonen
}
review-fewer = Alleen de slechtste tonen
review-grades = Een slordigheid kost minstens { $slip }% winstkans of { $slip } punten voorsprong, een fout { $mistake }, een blunder { $blunder }; het ergste telt.
review-order = Eerst de drie die de meeste winstkans kostten, dan de rest op volgorde.
review-place = Ronde { $round }
review-place-opening = Opening
review-place-game = Partij { $game }, ronde { $round }
review-lasting = In { $turns } beurten nagelaten; deze kostte het meest.
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
review-cost = Dat kostte { $win ->
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
review-good = Dat kostte niets van belang.
review-chances = Winstkans: { $best }% na de beste keuze, { $played }% na deze.
review-lead = De kosten in punten zijn de verloren voorsprong op de beste tegenstander.
review-sum = Elke reden telt alleen de eigen punten, dus samen komen ze niet altijd op de kosten uit.
review-again-cost = Dat had { $win ->
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
review-again-played = Dat is wat er gespeeld werd.
review-again-good = Goed gevonden: dat is even goed als de beste zet.
review-better = Beter: ‘{ $action }’.
review-better-place = Beter: zoals je op het bord ziet.
review-why-wait = De redenen worden gezocht…
review-why-none = Redenen zijn er alleen met verbinding met een server.
review-decision = Eén beslissing
review-told = { $grade }. De beste optie wordt getoond.
review-try = Opnieuw proberen
review-try-now = Wat zou jij doen?
review-show-answer = Antwoord tonen
why-not-here = Daar past het niet.
review-next = Volgende
review-back = Naar de herhaling
review-keys = Als een beslissing geopend is, gaan links en rechts naar de vorige en de volgende in de lijst, Home en End naar de eerste en de laatste, en gaat Esc terug naar de herhaling.
review-how = Een sterke bot zegt wat hij had gedaan, en ter vergelijking worden duizenden partijen uitgespeeld. Wat toeval kan zijn, heet geen fout. Geluk is wat de trekkingen veranderden.

## Geluk en kunde
review-luck-none = De trekkingen pakten voor { $who ->
    [me] jou
   *[other] { $name }
} goed noch slecht uit.
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
    } iets, de duurste
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
coach-better = Beter was geweest: ‘{ $action }’.
coach-better-place = Er was een betere plek: je ziet hem op het bord.
