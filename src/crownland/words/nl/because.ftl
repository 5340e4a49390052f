# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average.

because = Waarom
because-arms = domein ‘{ $name }’
because-only = Iets anders kon niet.
because-points = Dat levert meteen { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op.
because-points-more = Dat levert meteen { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op in plaats van { $other }.
because-grows = Het domein daar ({ $terrain }) heeft { $squares ->
    [one] 1 vak
   *[other] { $squares } vakken
} en { $crowns ->
    [0] nog geen kroon
    [one] 1 kroon
   *[other] { $crowns } kronen
}.
because-fits = Domino { $domino } past nergens in dit koninkrijk.
because-brings = Domino { $domino } kan { $points ->
    [one] 1 punt
   *[other] { $points } punten
} opleveren.
because-brings-more = Domino { $domino } kan { $points ->
    [one] 1 punt
   *[other] { $points } punten
} opleveren, de andere { $other }.
because-keeps = { $name } zou er { $points ->
    [one] 1 punt
   *[other] { $points } punten
} mee behalen.
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
because-less-now = De voor de hand liggende zet levert nu { $other ->
    [one] { $other } punt
   *[other] { $other } punten
} op, deze { $points }, maar die betaalt zich later uit.
because-follows = De andere domino, { $domino }, levert dan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op in plaats van { $other }.
because-hole = De voor de hand liggende plek laat { $squares ->
    [one] een vak over dat geen domino kan vullen
   *[other] { $squares } vakken over die geen domino kan vullen
}.
because-room = Er is nog ruimte voor { $room ->
    [one] { $room } domino
   *[other] { $room } domino’s
} in plaats van { $room_other }, dus er hoeven er minder weg.
because-kinds = { $kinds ->
    [one] Er blijft { $kinds } landschap
   *[other] Er blijven { $kinds } landschappen
} open om op aan te sluiten in plaats van { $kinds_other }, dus er passen meer domino’s.
because-feeds = { $crowns ->
    [0] Deze domino vergroot het gebied ({ $terrain })
    [one] De kroon hoort bij het gebied ({ $terrain })
   *[other] De { $crowns } kronen horen bij het gebied ({ $terrain })
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
    [0] Deze dobbelsteen vergroot het gebied ({ $terrain })
    [one] Het kruisje hoort bij het gebied ({ $terrain })
   *[other] De { $crosses } kruisjes horen bij het gebied ({ $terrain })
}: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-denies = Anders neemt { $name } hem voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; wat overblijft, levert hoogstens { $other } op.
because-denies-crowns = { $name } wacht op { $crowns ->
    [one] deze kroon
   *[other] deze { $crowns } kronen
} ({ $terrain }): zonder deze domino aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} minder voor { $name }.
because-denies-land = Met deze domino zou { $name } een domein ({ $terrain }) van { $squares ->
    [one] { $squares } vak
   *[other] { $squares } vakken
} vergroten: zonder deze domino aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} minder voor { $name }.
because-denies-dice = Met wat overblijft, kan { $name } hoogstens { $other ->
    [one] { $other } punt
   *[other] { $other } punten
} tekenen, en anders { $points }.
because-denies-site = { $name } zou op deze stad kunnen bouwen: zonder deze stad aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} minder voor { $name }.
because-takes-tile = Ook { $name } wil de tegel ‘{ $building }’: zonder die tegel aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} minder voor { $name }.
because-queen = Dat haalt de koningin: ze blijft in { $often } van de 100 partijen in plaats van in { $seldom }.
because-bonus-middle_kingdom = Het kasteel blijft in het midden: Middenrijk telt in { $often } van de 100 partijen in plaats van in { $seldom }.
because-bonus-harmony = Alles zal passen: Harmonie telt in { $often } van de 100 partijen in plaats van in { $seldom }.
because-bonus-building = Met ‘{ $building }’ leveren de gebouwen aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer op.
because-bonus-site = De stad erop is een bouwplaats: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-bonus-coins = De ridders brengen munten op: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
because-earlier = De volgende beurt komt ook eerder: als nummer { $place } in plaats van { $other }.
because-spell = Getekend vinkt deze dobbelsteen het laatste vakje van een rij af: de kracht ‘{ $power }’ is van jou.
because-denies-spell = { $name } mist nog één vakje voor de kracht ‘{ $power }’ en zou het met deze dobbelsteen afvinken.
because-joins = Het gebied ({ $terrain }) heeft dan { $squares ->
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
because-open = Het gebied ({ $terrain }) houdt ruimte om te groeien, { $free ->
    [one] { $free } vrij vak
   *[other] { $free } vrije vakken
} eromheen in plaats van { $free_other }: aan het eind ongeveer { $end ->
    [one] { $end } punt
   *[other] { $end } punten
} meer.
