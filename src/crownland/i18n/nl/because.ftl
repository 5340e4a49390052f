# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, tried, or is obvious. Whose land it is about may be anybody's.

because = Waarom
because-arms = { $name }
because-only = De enige zet.
because-played = Gespeeld
because-tried = Geprobeerd
because-obvious = Verleidelijk
because-better = Beter
because-sum = Elke reden telt apart; de som kan afwijken.
answer-show = Antwoord tonen

## What can be seen at once
because-points = Levert meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op.
because-points-more = Levert meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op in plaats van { $other }.
because-less-now = Levert nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op in plaats van { $other }, maar betaalt zich later uit.
because-grows = Het domein ({ $terrain }) heeft nu { $squares ->
    [one] { $squares } vak
   *[other] { $squares } vakken
}{ $unit ->
    [crosses] { $crowns ->
        [0] , maar nog geen kruisje
        [one] {" "}en { $crowns } kruisje
       *[other] {" "}en { $crowns } kruisjes
    }
   *[crowns] { $crowns ->
        [0] , maar nog geen kroon
        [one] {" "}en { $crowns } kroon
       *[other] {" "}en { $crowns } kronen
    }
}.
because-fits = Domino { $domino } past hier nergens.
because-brings = Domino { $domino } kan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren.
because-brings-more = Domino { $domino } kan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren, de andere { $other }.
because-keeps = Zou { $name } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren.

## Land
because-joins = Domein ({ $terrain }): { $squares ->
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
} in plaats van { $squares_other } met { $crowns_other }, ongeveer +{ $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-larger = Domein ({ $terrain }): { $squares ->
    [one] { $squares } vak
   *[other] { $squares } vakken
} in plaats van { $squares_other }, { $unit ->
    [crosses] nog kans op kruisjes
   *[crowns] nog kans op kronen
}, ongeveer +{ $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-open = Domein ({ $terrain }): { $free ->
    [one] { $free } vrij vak
   *[other] { $free } vrije vakken
} om te groeien in plaats van { $free_other }, ongeveer +{ $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-castle-side = { $sides ->
    [one] Eén kant van het kasteel blijft
   *[other] { $sides } kanten van het kasteel blijven
} vrij in plaats van { $sides_other }; daar past alles.
because-reach = Compact koninkrijk: { $free } vakken eromheen binnen bereik in plaats van { $free_other }.
because-follows = Dan levert de gekozen domino { $domino } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op in plaats van { $other }.
because-offers = Dan kan domino { $domino } uit de rij { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren in plaats van { $other }.
because-hole = { $than ->
    [played] De gespeelde zet
    [tried] Jouw poging
   *[obvious] De voor de hand liggende plek
} laat { $squares ->
    [one] een vak waar geen domino past
   *[other] { $squares } vakken waar geen domino past
} over.
because-shut-in = { $than ->
    [played] De gespeelde zet
    [tried] Jouw poging
   *[obvious] De voor de hand liggende plek
} sluit het domein ({ $terrain }) in: { $squares ->
    [one] dat ene vak groeit
   *[other] die { $squares } vakken groeien
} niet meer.
because-link = Eén vak kan twee domeinen ({ $terrain }) nog verbinden: { $squares } en { $squares_other } vakken.
because-alone = { $than ->
    [played] De gespeelde zet
    [tried] Jouw poging
   *[obvious] De voor de hand liggende plek
} laat { $squares ->
    [one] een los leeg vak
   *[other] { $squares } losse lege vakken
} over.
because-open-arms = Naast { $kinds ->
    [one] { $kinds } wapenschild
   *[other] { $kinds } wapenschilden
} blijft een vak vrij, in plaats van naast { $kinds_other }.
because-room = Ruimte voor nog { $room ->
    [one] { $room } domino
   *[other] { $room } domino’s
} in plaats van { $room_other }: er wordt minder verwijderd.
because-too-small = { $than ->
    [played] De gespeelde zet
    [tried] Jouw poging
   *[obvious] De voor de hand liggende plek
} laat hoogstens ruimte voor { $room } van de { $left } volgende domino’s.
because-kinds = { $kinds ->
    [one] { $kinds } landschap blijft
   *[other] { $kinds } landschappen blijven
} open in plaats van { $kinds_other }: er passen meer domino’s.
because-feeds = { $crowns ->
    [0] Vergroot het domein ({ $terrain })
    [one] De kroon hoort bij het domein ({ $terrain })
   *[other] De { $crowns } kronen horen bij het domein ({ $terrain })
}: ongeveer +{ $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-feeds-new = { $crowns ->
    [one] Brengt een nieuw landschap ({ $terrain }) met een kroon
   *[other] Brengt een nieuw landschap ({ $terrain }) met { $crowns } kronen
}: ongeveer +{ $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-matches = Past bij de gekozen domino { $domino } ({ $terrain }): ongeveer +{ $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-last-crowns = Schaars: { $left ->
    [0] geen kronen ({ $terrain }) meer
    [one] nog maar { $left } kroon ({ $terrain })
   *[other] nog maar { $left } kronen ({ $terrain })
}.
because-feeds-die = { $crosses ->
    [0] De dobbelsteen ‘{ $arms }’ vergroot het domein ({ $terrain })
    [one] Het kruisje op ‘{ $arms }’ hoort bij het domein ({ $terrain })
   *[other] De { $crosses } kruisjes op ‘{ $arms }’ horen bij het domein ({ $terrain })
}: ongeveer +{ $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-dice-more = Deze dobbelstenen kunnen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren, de andere { $other }.
because-draws = De beste tekening levert dan meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op in plaats van { $other }.
because-able = Anders kan er niets worden getekend.

## Bonuses, buildings, spells
because-bonus-harmony = Alles past: Harmonie in { $often }% van de partijen in plaats van in { $seldom }%.
because-loses-harmony = { $than ->
    [played] De gespeelde zet
    [tried] Jouw poging
   *[obvious] De voor de hand liggende plek
} laat hoogstens ruimte voor { $room } van de { $left } volgende domino’s: geen Harmonie.
because-bonus-middle_kingdom = Het kasteel blijft in het midden: Middenrijk in { $often }% van de partijen in plaats van in { $seldom }%.
because-loses-middle_kingdom = { $than ->
    [played] De gespeelde zet
    [tried] Jouw poging
   *[obvious] De voor de hand liggende plek
} geeft Middenrijk weg: het kasteel ligt straks niet in het midden.
because-bonus-building = { $building } levert ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer op.
because-brings-knights = { $knights ->
    [one] Brengt een ridder die munten kan ophalen.
   *[other] Brengt { $knights } ridders die munten kunnen ophalen.
}
because-brings-towers = { $towers ->
    [one] De toren helpt de koningin te lokken.
   *[other] De { $towers } torens helpen de koningin te lokken.
}
because-bonus-site = De stad erop is een bouwplaats: ongeveer +{ $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-needs-site = De stad erop is de enige vrije bouwplaats.
because-bonus-coins = De ridders brengen munten op: ongeveer +{ $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-taxes = De ridders halen meteen { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} op in plaats van { $other }.
because-knight-waits = { $knights ->
    [one] Een ridder haalt hier { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    } op; er kan een groter domein komen
   *[other] { $knights } ridders halen hier { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    } op; er kan een groter domein komen
}{ $end ->
    [0] .
   *[other] : ongeveer +{ $end ->
        [one] { $end } punt
       *[other] { $end } punten
    }.
}
because-saves = { $coins ->
    [one] Er blijft { $coins } munt over
   *[other] Er blijven { $coins } munten over
} in plaats van { $other }.
because-queen = De koningin blijft in { $often }% van de partijen tot het eind, in plaats van in { $seldom }%.
because-takes-queen = Haalt meteen de koningin: een kroon voor het grootste domein.
because-spell = ‘{ $arms }’ vinkt het laatste vakje van de rij af en levert de kracht ‘{ $power }’ op.
because-denies-spell = { $name } mist alleen nog ‘{ $arms }’ voor de kracht ‘{ $power }’.
because-ticks = ‘{ $arms }’ vinkt vakje { $ticks } van { $boxes } af voor de kracht ‘{ $power }’.
because-keeps-power = Bewaart de kracht ‘{ $power }’.
because-castle-waits = Bewaart het kasteelkruisje voor een groter domein.

## Rivals and turns
because-denies = Anders neemt { $name } hem voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; de rest levert hoogstens { $other } op.
because-denies-crowns = { $crowns ->
    [one] De kroon
   *[other] De { $crowns } kronen
} ({ $terrain }) wegnemen kost { $name } ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-denies-land = Past bij het domein van { $name } ({ $terrain }, { $squares ->
    [one] { $squares } vak
   *[other] { $squares } vakken
}): hem wegnemen kost { $name } ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-denies-match = Past bij domino { $domino } van { $name } ({ $terrain }): hem wegnemen kost { $name } ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-denies-site = Een bouwplaats voor { $name }: die wegnemen kost { $name } ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-denies-dice = De rest levert { $name } hoogstens { $other ->
    [one] { $other } punt
   *[other] { $other } punten
} op in plaats van { $points }.
because-takes-tile = { $building } wegnemen kost { $name } ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-burns-tile = { $building } verbranden kost { $name } ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-earlier = Eerder aan de beurt: als nummer { $place } in plaats van { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = Al met al { $own ->
    [one] { $own } punt
   *[other] { $own } punten
} meer.
because-outlook-rival = Al met al { $rival ->
    [one] { $rival } punt
   *[other] { $rival } punten
} minder voor { $name }.
because-outlook-both = Al met al { $own ->
    [one] { $own } punt
   *[other] { $own } punten
} meer, en { $rival } minder voor { $name }.
because-outlook-more = Al met al { $own ->
    [one] { $own } punt
   *[other] { $own } punten
} meer, maar ook { $rival } meer voor { $name }.
because-outlook-less = Al met al { $rival ->
    [one] { $rival } punt
   *[other] { $rival } punten
} minder voor { $name }; dat kost er maar { $own }.
because-ends-land = Grootste winst: het domein ({ $terrain }), ongeveer +{ $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-ends-buildings = Grootste winst: gebouwen, ongeveer +{ $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
because-ends-coins = Grootste winst: munten, ongeveer +{ $end ->
    [one] { $end } punt
   *[other] { $end } punten
}.
