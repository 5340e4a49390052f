# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, or what is obvious. Whose land it is about may be anybody's.

because = Pourquoi
because-arms = { $name }
because-only = Il n’y avait rien d’autre à faire.

## What can be seen at once
because-points = Cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite.
because-points-more = Cela rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de { $other }.
because-less-now = Cela rapporte maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de { $other }, mais sera payant plus tard.
because-grows = Le domaine ({ $terrain }) compte maintenant { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} et { $unit ->
    [crosses] { $crowns ->
        [0] aucune croix pour l’instant
       *[other] { $crowns } croix
    }
   *[crowns] { $crowns ->
        [0] aucune couronne pour l’instant
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
}.
because-fits = Le domino { $domino } ne peut être posé nulle part dans ce royaume.
because-brings = Le domino { $domino } peut rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
because-brings-more = Le domino { $domino } peut rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
}, l’autre { $other }.
because-keeps = Ce domino rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $name }.

## Land
because-joins = Le domaine ({ $terrain }) compte alors { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} et { $unit ->
    [crosses] { $crowns } croix
   *[crowns] { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
}, au lieu de { $squares_other } et { $crowns_other } : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
because-open = Le domaine ({ $terrain }) garde de quoi grandir, avec { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
} autour au lieu de { $free_other } : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
because-follows = L’autre domino, le { $domino }, rapporte ensuite { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de { $other }.
because-hole = { $than ->
    [played] Le coup joué
   *[obvious] L’endroit évident
} laisse { $squares ->
    [one] une case qu’aucun domino ne peut remplir
   *[other] { $squares } cases qu’aucun domino ne peut remplir
}.
because-room = Il reste de la place pour { $room ->
    [one] { $room } domino
   *[other] { $room } dominos
} au lieu de { $room_other } : moins de dominos seront défaussés.
because-kinds = { $kinds ->
    [one] { $kinds } paysage reste ouvert
   *[other] { $kinds } paysages restent ouverts
} au lieu de { $kinds_other } : davantage de dominos pourront s’y raccorder.
because-feeds = { $crowns ->
    [0] Ce domino agrandit le domaine ({ $terrain })
    [1] La couronne de ce domino va au domaine ({ $terrain })
   *[other] Les { $crowns } couronnes de ce domino vont au domaine ({ $terrain })
} : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
because-feeds-new = { $crowns ->
    [one] Ce domino apporte un nouveau paysage ({ $terrain }) avec une couronne
   *[other] Ce domino apporte un nouveau paysage ({ $terrain }) avec { $crowns } couronnes
} : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
because-feeds-die = { $crosses ->
    [0] Ce dé agrandit le domaine ({ $terrain })
    [1] La croix de ce dé va au domaine ({ $terrain })
   *[other] Les { $crosses } croix de ce dé vont au domaine ({ $terrain })
} : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.

## Bonuses, buildings, spells
because-bonus-harmony = Tout trouvera sa place : l’Harmonie compte dans { $often ->
    [one] { $often } partie
   *[other] { $often } parties
} sur 100 au lieu de { $seldom }.
because-bonus-middle_kingdom = Le château reste au centre : l’Empire du milieu compte dans { $often ->
    [one] { $often } partie
   *[other] { $often } parties
} sur 100 au lieu de { $seldom }.
because-bonus-building = Avec « { $building } », les bâtiments rapportent environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
because-bonus-site = La ville de ce domino offre un chantier : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
because-bonus-coins = Les chevaliers rapportent des pièces : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
because-queen = Cela attire la reine : elle reste jusqu’à la fin dans { $often ->
    [one] { $often } partie
   *[other] { $often } parties
} sur 100 au lieu de { $seldom }.
because-spell = Dessiné, ce dé coche la dernière case d’une ligne : cela donne le pouvoir « { $power } ».
because-denies-spell = Il manque une case à { $name } pour le pouvoir « { $power } », et ce dé la cocherait.

## Rivals and turns
because-denies = Sinon, { $name } prend ce domino pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; ce qui reste rapporte au plus { $other }.
because-denies-crowns = { $name } attend { $crowns ->
    [one] cette couronne
   *[other] ces { $crowns } couronnes
} ({ $terrain }) : sans ce domino, { $name } finit avec environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de moins.
because-denies-land = { $name } ajouterait ce domino à { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} ({ $terrain }) : sans lui, environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de moins pour { $name }.
because-denies-site = { $name } pourrait bâtir sur la ville de ce domino : sans lui, environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de moins pour { $name }.
because-denies-dice = Avec ce qui reste, { $name } marque au plus { $other ->
    [one] { $other } point
   *[other] { $other } points
} en dessinant, au lieu de { $points }.
because-takes-tile = La tuile « { $building } » tente aussi { $name } : sans elle, environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de moins pour { $name }.
because-earlier = Le tour suivant vient aussi plus tôt : en position { $place } au lieu de { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = À la fin, cela fait { $own ->
    [one] { $own } point
   *[other] { $own } points
} de plus.
because-outlook-rival = À la fin, { $name } a { $rival ->
    [one] { $rival } point
   *[other] { $rival } points
} de moins.
because-outlook-both = À la fin, cela fait { $own ->
    [one] { $own } point
   *[other] { $own } points
} de plus, et { $rival } de moins pour { $name }.
