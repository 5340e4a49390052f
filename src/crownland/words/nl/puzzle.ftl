# Puzzels van de dag: elke dag één beslissing uit een echte partij, voor elk spel.

puzzle-title = Puzzel van de dag
puzzle-text = Eén beslissing uit een echte partij, elke dag nieuw voor elk spel. Vind de zet die de sterkste bot zou doen.
puzzle-of-day = Puzzel van { $day }
puzzle-day = Puzzels van { $day }
puzzle-today = De puzzels van vandaag
puzzle-players = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}
puzzle-round = ronde { $round }

puzzle-open = Nog niet opgelost
puzzle-result-first = In één keer opgelost
puzzle-result-later = Opgelost
puzzle-result-shown = Antwoord bekeken
puzzle-streak = { $days ->
    [0] Los er vandaag een op om een reeks te beginnen.
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
puzzle-solved = { $solved } opgelost, { $first } in één keer
puzzle-kept = Geen verbinding: deze puzzels zijn hier voor je bewaard.
puzzle-gone = Zonder verbinding zijn hier alleen de puzzels van de afgelopen week.
puzzle-none = Deze puzzel bestaat niet.
puzzle-fair = De puzzels komen uit partijen van de sterkste bot tegen zichzelf. Een antwoord geldt alleen als het beste wanneer duizenden partijen die van daaruit zijn gespeeld dat bevestigen. Een dag begint om middernacht UTC.

puzzle-calendar = Eerdere dagen
puzzle-month-back = Vorige maand
puzzle-month-on = Volgende maand
puzzle-day-label = { $day }: { $solved ->
    [0] niets opgelost
   *[other] { $solved } opgelost
}

puzzle-task = Wat zou jij doen?
puzzle-task-place = Waar zou jij domino { $domino } plaatsen?
puzzle-task-claim = Welke domino zou jij nemen?
puzzle-task-build = Zou jij bouwen, en wat?
puzzle-task-burn = Zou jij de draak sturen, en waarheen?
puzzle-task-knights = Zou jij ridders sturen, en waarheen?
puzzle-task-take = { $dice ->
    [one] Welke dobbelsteen zou jij nemen?
   *[other] Welke dobbelstenen zou jij nemen?
}
puzzle-task-draw = Waar zou jij tekenen?
puzzle-task-text = Eén antwoord is duidelijk het beste, en dat is niet wat nu het meest oplevert.

puzzle-best = Dat is het!
puzzle-best-first = In één keer opgelost!
puzzle-good = Goed, maar het kan beter: dit kost aan het eind { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
puzzle-cost = Net niet: dit kost aan het eind { $points ->
    [one] ongeveer { $points } punt
   *[other] ongeveer { $points } punten
}, en { $win }% winstkans.
puzzle-tempting = Dat zouden de meesten doen.
puzzle-answer = De beste zet
puzzle-why = Waarom
puzzle-win = Zo worden vanaf hier { $win } van de 100 partijen gewonnen, tegen { $other } na de voor de hand liggende zet.
puzzle-retry = Opnieuw proberen
puzzle-show = Antwoord tonen
puzzle-share = Delen
puzzle-next = Volgende: { $game }
puzzle-all = Alle puzzels
puzzle-share-first = Crownland-puzzel { $day } · { $game } · in één keer opgelost { $sign }
puzzle-share-later = Crownland-puzzel { $day } · { $game } · opgelost bij poging { $tries } { $sign }
puzzle-share-shown = Crownland-puzzel { $day } · { $game } · vandaag te moeilijk voor mij { $sign }

## Waarom het antwoord het beste is. `end` is wat het aan het eind gemiddeld uitmaakt.

puzzle-arms = domein ‘{ $name }’
puzzle-why-less-now = De voor de hand liggende zet levert nu { $other ->
    [one] { $other } punt
   *[other] { $other } punten
} op, deze { $points }, maar die betaalt zich later uit.
puzzle-why-joins = Je { $terrain } heeft dan { $squares ->
    [one] { $squares } vak
   *[other] { $squares } vakken
} met { $unit ->
    [crosses] { $crowns ->
        [one] { $crowns } kruisje
       *[other] { $crowns } kruisjes
    }
   *[crowns] { $crowns ->
        [one] { $crowns } kroon
       *[other] { $crowns } kronen
    }
}, in plaats van { $squares_other } met { $crowns_other }: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
puzzle-why-follows = Je andere domino, { $domino }, levert dan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op in plaats van { $other }.
puzzle-why-hole = De voor de hand liggende plek laat { $squares ->
    [one] een vak over dat geen domino kan vullen
   *[other] { $squares } vakken over die geen domino kan vullen
}.
puzzle-why-open = Je { $terrain } houdt ruimte om te groeien, { $free ->
    [one] { $free } vrij vak
   *[other] { $free } vrije vakken
} eromheen in plaats van { $free_other }: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
puzzle-why-room = Er is nog ruimte voor { $room ->
    [one] { $room } domino
   *[other] { $room } domino’s
} in plaats van { $room_other }, dus je hoeft er minder te verwijderen.
puzzle-why-kinds = { $kinds ->
    [one] Er blijft { $kinds } landschap
   *[other] Er blijven { $kinds } landschappen
} open om op aan te sluiten in plaats van { $kinds_other }, dus er passen meer domino’s.
puzzle-why-feeds = { $crowns ->
    [0] Deze domino vergroot je { $terrain }
    [one] De kroon hoort bij je { $terrain }
   *[other] De { $crowns } kronen horen bij je { $terrain }
}: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
puzzle-why-feeds-new = { $crowns ->
    [one] Deze domino brengt een nieuw landschap ({ $terrain }) met een kroon
   *[other] Deze domino brengt een nieuw landschap ({ $terrain }) met { $crowns } kronen
}: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
puzzle-why-feeds-die = { $crosses ->
    [0] Deze dobbelsteen vergroot je { $terrain }
    [one] Het kruisje hoort bij je { $terrain }
   *[other] De { $crosses } kruisjes horen bij je { $terrain }
}: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
puzzle-why-denies = Anders neemt { $name } hem voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; wat overblijft, levert hoogstens { $other } op.
puzzle-why-denies-crowns = { $name } wacht op { $crowns ->
    [one] deze kroon
   *[other] deze { $crowns } kronen
} ({ $terrain }): zonder deze domino aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} minder voor { $name }.
puzzle-why-denies-dice = Met wat overblijft, kan { $name } hoogstens { $other ->
    [one] { $other } punt
   *[other] { $other } punten
} tekenen, en anders { $points }.
puzzle-why-takes-tile = Ook { $name } wil de tegel ‘{ $building }’: zonder die tegel aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} minder voor { $name }.
puzzle-why-queen = Zo win je de koningin: ze blijft in { $often } van de 100 partijen bij je in plaats van in { $seldom }.
puzzle-why-bonus-middle_kingdom = Je kasteel blijft in het midden: Middenrijk telt in { $often } van de 100 partijen in plaats van in { $seldom }.
puzzle-why-bonus-harmony = Alles zal passen: Harmonie telt in { $often } van de 100 partijen in plaats van in { $seldom }.
puzzle-why-bonus-building = Met ‘{ $building }’ leveren je gebouwen aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer op.
puzzle-why-bonus-site = De stad erop is een bouwplaats: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
puzzle-why-bonus-coins = De ridders brengen munten op: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
puzzle-why-earlier = En je kiest eerder in de volgende ronde: als nummer { $place } in plaats van { $other }.
puzzle-why-denies-land = Met deze domino zou { $name } een domein ({ $terrain }) van { $squares ->
    [one] { $squares } vak
   *[other] { $squares } vakken
} vergroten: zonder deze domino aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} minder voor { $name }.
puzzle-why-denies-site = { $name } zou op deze stad kunnen bouwen: zonder deze stad aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} minder voor { $name }.
puzzle-why-spell = Getekend vinkt deze dobbelsteen het laatste vakje van een rij af: de kracht ‘{ $power }’ is van jou.
puzzle-why-denies-spell = { $name } mist nog één vakje voor de kracht ‘{ $power }’ en zou het met deze dobbelsteen afvinken.
