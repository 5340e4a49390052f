# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, or what is obvious. Whose land it is about may be anybody's.

because = Waarom
because-arms = { $name }
because-only = Iets anders kon niet.

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
} en { $unit ->
    [crosses] { $crowns ->
        [0] nog geen kruisje
        [one] { $crowns } kruisje
       *[other] { $crowns } kruisjes
    }
   *[crowns] { $crowns ->
        [0] nog geen kroon
        [one] { $crowns } kroon
       *[other] { $crowns } kronen
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
because-open = Het domein ({ $terrain }) houdt ruimte om te groeien, met { $free ->
    [one] { $free } vrij vak
   *[other] { $free } vrije vakken
} eromheen in plaats van { $free_other }: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-follows = De andere domino, { $domino }, levert dan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op in plaats van { $other }.
because-hole = { $than ->
    [played] Wat er is gespeeld, laat
   *[obvious] De voor de hand liggende plek laat
} { $squares ->
    [one] een vak over dat geen domino kan vullen
   *[other] { $squares } vakken over die geen domino kan vullen
}.
because-room = Er is nog ruimte voor { $room ->
    [one] { $room } domino
   *[other] { $room } domino’s
} in plaats van { $room_other }, dus er worden er minder verwijderd.
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
because-feeds-die = { $crosses ->
    [0] Deze dobbelsteen vergroot dit domein ({ $terrain })
    [one] Het kruisje op deze dobbelsteen hoort bij dit domein ({ $terrain })
   *[other] De { $crosses } kruisjes op deze dobbelsteen horen bij dit domein ({ $terrain })
}: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.

## Bonuses, buildings, spells
because-bonus-harmony = Alles zal passen: Harmonie telt in { $often } van de 100 partijen in plaats van in { $seldom }.
because-bonus-middle_kingdom = Het kasteel blijft in het midden: Middenrijk telt in { $often } van de 100 partijen in plaats van in { $seldom }.
because-bonus-building = De tegel ‘{ $building }’ loont: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-bonus-site = De stad op deze domino is een bouwplaats: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-bonus-coins = De ridders brengen munten op: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-queen = Zo komt de koningin op bezoek: ze blijft tot het eind in { $often } van de 100 partijen in plaats van in { $seldom }.
because-spell = Eenmaal getekend levert deze dobbelsteen het laatste vinkje van een rij op, en daarmee de kracht ‘{ $power }’.
because-denies-spell = { $name } mist nog één vakje voor de kracht ‘{ $power }’ en zou het met deze dobbelsteen afvinken.

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
because-earlier = Ook de volgende beurt komt eerder: als nummer { $place } in plaats van { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = Aan het eind levert dat { $own ->
    [one] { $own } punt
   *[other] { $own } punten
} meer op.
because-outlook-rival = Aan het eind heeft { $name } { $rival ->
    [one] { $rival } punt
   *[other] { $rival } punten
} minder.
because-outlook-both = Aan het eind levert dat { $own ->
    [one] { $own } punt
   *[other] { $own } punten
} meer op, en { $rival } minder voor { $name }.
