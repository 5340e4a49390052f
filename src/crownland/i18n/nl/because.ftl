# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, tried, or is obvious. Whose land it is about may be anybody's.

because = Waarom
because-arms = { $name }
because-only = Het was de enig mogelijke zet.
because-played = Gespeeld
because-tried = Geprobeerd
because-obvious = Verleidelijk
because-better = Beter
because-square = rij { $row } kolom { $column }
because-at = { $count ->
    [one] Vak: { $squares }.
   *[other] Vakken: { $squares }.
}
option-take = Nemen: { $faces }
option-draw = Tekenen: { $faces }
option-turn = Dobbelsteen draaien naar: { $faces }
option-castle = Kasteelkruisje zetten bij: { $faces }
option-name = Noemen: { $faces }
option-build = Bouwen: { $building }
option-burn = Verbranden: { $building }

## What can be seen at once
because-points = Dat levert meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op.
because-points-more = Dat levert meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op in plaats van { $other }.
because-less-now = Dat levert nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op in plaats van { $other }, maar het betaalt zich later uit.
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
because-fits = Domino { $domino } past nergens in dit koninkrijk.
because-brings = Domino { $domino } kan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren.
because-brings-more = Domino { $domino } kan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren, de andere { $other }.
because-keeps = { $name } zou met deze domino { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} behalen.

## Land
because-joins = Het domein ({ $terrain }) krijgt { $squares ->
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
because-larger = Het domein ({ $terrain }) krijgt { $squares ->
    [one] { $squares } vak
   *[other] { $squares } vakken
} in plaats van { $squares_other }, en { $unit ->
    [crosses] er kunnen nog kruisjes komen
   *[crowns] er kunnen nog kronen komen
}: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-open = Het domein ({ $terrain }) houdt ruimte om te groeien, met { $free ->
    [one] { $free } vrij vak
   *[other] { $free } vrije vakken
} eromheen in plaats van { $free_other }: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-castle-side = { $sides ->
    [one] Eén kant van het kasteel blijft
   *[other] { $sides } kanten van het kasteel blijven
} vrij in plaats van { $sides_other }, en daar past alles.
because-reach = Het koninkrijk blijft compact: { $free } vakken eromheen blijven binnen bereik in plaats van { $free_other }.
because-follows = Domino { $domino }, die al gekozen is, levert dan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op in plaats van { $other }.
because-offers = Daarna kan domino { $domino } uit de rij { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren in plaats van { $other }.
because-hole = { $than ->
    [played] Wat er is gespeeld, laat
    [tried] Jouw poging laat
   *[obvious] De voor de hand liggende plek laat
} { $squares ->
    [one] een vak over dat geen domino kan vullen
   *[other] { $squares } vakken over die geen domino kan vullen
}.
because-shut-in = { $than ->
    [played] Wat er is gespeeld, sluit
    [tried] Jouw poging sluit
   *[obvious] De voor de hand liggende plek sluit
} het domein ({ $terrain }) in: bij { $squares ->
    [one] dat ene vak
   *[other] die { $squares } vakken
} kan niets meer.
because-link = De domeinen van { $squares } en { $squares_other } vakken ({ $terrain }) kunnen nog met één vak worden verbonden.
because-alone = { $than ->
    [played] Wat er is gespeeld, laat
    [tried] Jouw poging laat
   *[obvious] De voor de hand liggende plek laat
} { $squares ->
    [one] een vak over zonder vrij vak ernaast
   *[other] { $squares } vakken over zonder vrij vak ernaast
}.
because-open-arms = Er blijft een vak vrij naast { $kinds ->
    [one] { $kinds } wapenschild
   *[other] { $kinds } wapenschilden
}, in plaats van naast { $kinds_other }.
because-room = Er is nog ruimte voor { $room ->
    [one] { $room } domino
   *[other] { $room } domino’s
} in plaats van { $room_other }, dus er worden er minder verwijderd.
because-too-small = { $than ->
    [played] Wat er is gespeeld, laat
    [tried] Jouw poging laat
   *[obvious] De voor de hand liggende plek laat
} nog ruimte voor hoogstens { $room } van de { $left } domino’s die nog komen.
because-kinds = { $kinds ->
    [one] Er blijft { $kinds } landschap
   *[other] Er blijven { $kinds } landschappen
} open om op aan te sluiten in plaats van { $kinds_other }, dus er passen meer domino’s.
because-feeds = { $crowns ->
    [0] Deze domino vergroot dit domein ({ $terrain })
    [one] De kroon op deze domino hoort bij dit domein ({ $terrain })
   *[other] De { $crowns } kronen op deze domino horen bij dit domein ({ $terrain })
}: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-feeds-new = { $crowns ->
    [one] Deze domino brengt een nieuw landschap ({ $terrain }) met een kroon
   *[other] Deze domino brengt een nieuw landschap ({ $terrain }) met { $crowns } kronen
}: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-matches = Deze domino past goed bij domino { $domino } ({ $terrain }), die al gekozen is: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-last-crowns = Die zijn schaars: { $left ->
    [0] er komt geen kroon ({ $terrain }) meer
    [one] er kan nog maar { $left } kroon ({ $terrain }) komen
   *[other] er kunnen nog maar { $left } kronen ({ $terrain }) komen
}.
because-feeds-die = { $crosses ->
    [0] De dobbelsteen ‘{ $arms }’ vergroot dit domein ({ $terrain })
    [one] Het kruisje op de dobbelsteen ‘{ $arms }’ hoort bij dit domein ({ $terrain })
   *[other] De { $crosses } kruisjes op de dobbelsteen ‘{ $arms }’ horen bij dit domein ({ $terrain })
}: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-dice-more = Getekend kunnen deze dobbelstenen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren, de andere { $other }.
because-draws = De beste tekening levert dan meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op in plaats van { $other }.
because-able = Anders kan er niets worden getekend.

## Bonuses, buildings, spells
because-bonus-harmony = Alles zal passen: Harmonie telt in { $often } van de 100 partijen in plaats van in { $seldom }.
because-loses-harmony = { $than ->
    [played] Wat er is gespeeld, laat
    [tried] Jouw poging laat
   *[obvious] De voor de hand liggende plek laat
} nog ruimte voor hoogstens { $room } van de { $left } domino’s die nog komen: Harmonie is verloren.
because-bonus-middle_kingdom = Het kasteel blijft in het midden: Middenrijk telt in { $often } van de 100 partijen in plaats van in { $seldom }.
because-loses-middle_kingdom = { $than ->
    [played] Wat er is gespeeld, geeft
    [tried] Jouw poging geeft
   *[obvious] De voor de hand liggende plek geeft
} Middenrijk weg: het kasteel kan niet meer in het midden liggen.
because-bonus-building = De tegel ‘{ $building }’ loont: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-brings-knights = { $knights ->
    [one] Deze tegel brengt een ridder, die munten kan ophalen.
   *[other] Deze tegel brengt { $knights } ridders, die munten kunnen ophalen.
}
because-brings-towers = { $towers ->
    [one] Deze tegel brengt een toren, en torens lokken de koningin.
   *[other] Deze tegel brengt { $towers } torens, en torens lokken de koningin.
}
because-bonus-site = De stad op deze domino is een bouwplaats: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-needs-site = De stad op deze domino is een bouwplaats, en er is geen andere vrij.
because-bonus-coins = De ridders brengen munten op: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-taxes = De ridders halen meteen { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} op in plaats van { $other }.
because-knight-waits = { $knights ->
    [one] Hier zou een ridder { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    } ophalen; in de voorraad wacht hij op een groter domein
   *[other] Hier zouden { $knights } ridders { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    } ophalen; in de voorraad wachten ze op een groter domein
}{ $end ->
    [0] .
   *[other] : aan het eind ongeveer { $end ->
        [one] { $end } punt
       *[other] { $end } punten
    } meer.
}
because-saves = { $coins ->
    [one] Er blijft { $coins } munt over
   *[other] Er blijven { $coins } munten over
} in plaats van { $other }.
because-queen = Zo komt de koningin op bezoek: ze blijft tot het eind in { $often } van de 100 partijen in plaats van in { $seldom }.
because-takes-queen = Zo komt de koningin meteen: haar kroon telt bij het grootste domein.
because-spell = Eenmaal getekend levert de dobbelsteen ‘{ $arms }’ het laatste vinkje van zijn rij op, en daarmee de kracht ‘{ $power }’.
because-denies-spell = { $name } mist nog één vakje voor de kracht ‘{ $power }’ en zou het met de dobbelsteen ‘{ $arms }’ afvinken.
because-ticks = Eenmaal getekend vinkt de dobbelsteen ‘{ $arms }’ vakje { $ticks } van { $boxes } af voor de kracht ‘{ $power }’.
because-keeps-power = De kracht ‘{ $power }’ blijft bewaard voor later.
because-castle-waits = Het kasteelkruisje blijft bewaard voor een groter domein.

## Rivals and turns
because-denies = Anders neemt { $name } deze domino voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; wat overblijft, levert hoogstens { $other } op.
because-denies-crowns = { $name } wacht op { $crowns ->
    [one] deze kroon
   *[other] deze { $crowns } kronen
} ({ $terrain }): zonder deze domino eindigt { $name } met ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} minder.
because-denies-land = { $name } zou met deze domino een domein ({ $terrain }) van { $squares ->
    [one] { $squares } vak
   *[other] { $squares } vakken
} vergroten: zonder deze domino eindigt { $name } met ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} minder.
because-denies-match = { $name } heeft domino { $domino } ({ $terrain }) al gekozen, en daar past deze goed bij: zonder deze domino eindigt { $name } met ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} minder.
because-denies-site = { $name } zou op de stad van deze domino kunnen bouwen: zonder die domino eindigt { $name } met ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} minder.
because-denies-dice = Wat overblijft, levert { $name } hoogstens { $other ->
    [one] { $other } punt
   *[other] { $other } punten
} op in plaats van { $points }.
because-takes-tile = Ook { $name } wil de tegel ‘{ $building }’: zonder die tegel eindigt { $name } met ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} minder.
because-burns-tile = Verbrand is de tegel ‘{ $building }’ buiten bereik: { $name } eindigt met ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} minder.
because-earlier = De volgende beurt komt eerder: als nummer { $place } in plaats van { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = Alles bij elkaar levert dat aan het eind { $own ->
    [one] { $own } punt
   *[other] { $own } punten
} meer op.
because-outlook-rival = Alles bij elkaar heeft { $name } aan het eind { $rival ->
    [one] { $rival } punt
   *[other] { $rival } punten
} minder.
because-outlook-both = Alles bij elkaar levert dat aan het eind { $own ->
    [one] { $own } punt
   *[other] { $own } punten
} meer op, en { $rival } minder voor { $name }.
because-outlook-more = Alles bij elkaar levert dat aan het eind { $own ->
    [one] { $own } punt
   *[other] { $own } punten
} meer op, maar ook { $name } heeft er { $rival } meer.
because-outlook-less = Alles bij elkaar heeft { $name } aan het eind { $rival ->
    [one] { $rival } punt
   *[other] { $rival } punten
} minder, en dat kost er maar { $own }.
because-ends-land = Het domein ({ $terrain }) levert het meeste op: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-ends-buildings = De gebouwen leveren het meeste op: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-ends-coins = De munten leveren het meeste op: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
