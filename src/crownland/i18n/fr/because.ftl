# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, tried, or is obvious. Whose land it is about may be anybody's.

because = Pourquoi
because-arms = { $name }
because-only = C’était le seul coup possible.
because-played = Joué
because-tried = Essayé
because-obvious = Tentant
because-better = Mieux
because-square = rangée { $row } colonne { $column }
because-at = { $count ->
    [one] Case : { $squares }.
   *[other] Cases : { $squares }.
}
option-take = Prendre : { $faces }
option-draw = Dessiner : { $faces }
option-turn = Tourner un dé sur : { $faces }
option-castle = Ajouter la croix du château à : { $faces }
option-name = Désigner : { $faces }
option-build = Bâtir : { $building }
option-burn = Brûler : { $building }

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
}{ $unit ->
    [crosses] { $crowns ->
        [0] , mais pas encore de croix
       *[other] {" "}et { $crowns } croix
    }
   *[crowns] { $crowns ->
        [0] , mais pas encore de couronne
        [one] {" "}et { $crowns } couronne
       *[other] {" "}et { $crowns } couronnes
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
because-larger = Le domaine ({ $terrain }) compte alors { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} au lieu de { $squares_other }, et { $unit ->
    [crosses] des croix peuvent encore venir
   *[crowns] des couronnes peuvent encore venir
} : environ { $end ->
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
because-castle-side = { $sides ->
    [one] Un côté du château reste libre
   *[other] { $sides } côtés du château restent libres
} au lieu de { $sides_other }, et tout peut s’y poser.
because-reach = Le royaume reste compact : { $free } cases alentour restent à sa portée au lieu de { $free_other }.
because-follows = Le domino { $domino }, déjà choisi, rapporte ensuite { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de { $other }.
because-offers = Ensuite, le domino { $domino } de la ligne peut rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de { $other }.
because-hole = { $than ->
    [played] Le coup joué
    [tried] Votre essai
   *[obvious] L’endroit évident
} laisse { $squares ->
    [one] une case qu’aucun domino ne peut remplir
   *[other] { $squares } cases qu’aucun domino ne peut remplir
}.
because-shut-in = { $than ->
    [played] Le coup joué
    [tried] Votre essai
   *[obvious] L’endroit évident
} enferme le domaine ({ $terrain }) : plus rien ne peut s’ajouter à { $squares ->
    [one] sa case
   *[other] ses { $squares } cases
}.
because-link = Les domaines de { $squares } et { $squares_other } cases ({ $terrain }) peuvent encore être reliés par une seule case.
because-alone = { $than ->
    [played] Le coup joué
    [tried] Votre essai
   *[obvious] L’endroit évident
} laisse { $squares ->
    [one] une case sans case libre à côté
   *[other] { $squares } cases sans case libre à côté
}.
because-open-arms = Une case reste libre à côté de { $kinds ->
    [one] { $kinds } blason
   *[other] { $kinds } blasons
}, au lieu de { $kinds_other }.
because-room = Il reste de la place pour { $room ->
    [one] { $room } domino
   *[other] { $room } dominos
} au lieu de { $room_other } : moins de dominos seront défaussés.
because-too-small = { $than ->
    [played] Le coup joué
    [tried] Votre essai
   *[obvious] L’endroit évident
} ne laisse de la place que pour { $room } des { $left } dominos à venir.
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
because-matches = Ce domino va bien avec le domino { $domino } ({ $terrain }), déjà choisi : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
because-last-crowns = Elles se font rares : { $left ->
    [0] plus aucune couronne ({ $terrain }) ne viendra
    [one] il ne peut venir que { $left } autre couronne ({ $terrain })
   *[other] il ne peut venir que { $left } autres couronnes ({ $terrain })
}.
because-feeds-die = { $crosses ->
    [0] Le dé « { $arms } » agrandit le domaine ({ $terrain })
    [1] La croix du dé « { $arms } » va au domaine ({ $terrain })
   *[other] Les { $crosses } croix du dé « { $arms } » vont au domaine ({ $terrain })
} : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
because-dice-more = Dessinés, ces dés peuvent rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
}, les autres { $other }.
because-draws = Le meilleur dessin rapporte alors { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite au lieu de { $other }.
because-able = Sinon, rien ne peut être dessiné.

## Bonuses, buildings, spells
because-bonus-harmony = Tout trouvera sa place : l’Harmonie compte dans { $often ->
    [one] { $often } partie
   *[other] { $often } parties
} sur 100 au lieu de { $seldom }.
because-loses-harmony = { $than ->
    [played] Le coup joué
    [tried] Votre essai
   *[obvious] L’endroit évident
} ne laisse de la place que pour { $room } des { $left } dominos à venir : l’Harmonie est perdue.
because-bonus-middle_kingdom = Le château reste au centre : l’Empire du milieu compte dans { $often ->
    [one] { $often } partie
   *[other] { $often } parties
} sur 100 au lieu de { $seldom }.
because-loses-middle_kingdom = { $than ->
    [played] Le coup joué
    [tried] Votre essai
   *[obvious] L’endroit évident
} renonce à l’Empire du milieu : le château ne peut plus être au centre.
because-bonus-building = Avec « { $building } », les bâtiments rapportent environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
because-brings-knights = { $knights ->
    [one] Cette tuile apporte un chevalier, qui peut percevoir des pièces.
   *[other] Cette tuile apporte { $knights } chevaliers, qui peuvent percevoir des pièces.
}
because-brings-towers = { $towers ->
    [one] Cette tuile apporte une tour, et les tours attirent la reine.
   *[other] Cette tuile apporte { $towers } tours, et les tours attirent la reine.
}
because-bonus-site = La ville de ce domino offre un chantier : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
because-needs-site = La ville de ce domino offre un chantier, et aucun autre n’est libre.
because-bonus-coins = Les chevaliers rapportent des pièces : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
because-taxes = Les chevaliers perçoivent tout de suite { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} au lieu de { $other }.
because-knight-waits = { $knights ->
    [one] Ici, un chevalier percevrait { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; gardé en réserve, il peut aller sur un plus grand domaine
   *[other] Ici, { $knights } chevaliers percevraient { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; gardés en réserve, ils peuvent aller sur un plus grand domaine
}{ $end ->
    [0] .
   *[other]  : environ { $end ->
        [one] { $end } point
       *[other] { $end } points
    } de plus à la fin.
}
because-saves = { $coins ->
    [one] Il reste { $coins } pièce
   *[other] Il reste { $coins } pièces
} au lieu de { $other }.
because-queen = Cela attire la reine : elle reste jusqu’à la fin dans { $often ->
    [one] { $often } partie
   *[other] { $often } parties
} sur 100 au lieu de { $seldom }.
because-takes-queen = Cela fait venir la reine tout de suite : sa couronne compte pour le plus grand domaine.
because-spell = Dessiné, le dé « { $arms } » coche la dernière case de sa ligne : cela donne le pouvoir « { $power } ».
because-denies-spell = Il manque une case à { $name } pour le pouvoir « { $power } », et le dé « { $arms } » la cocherait.
because-ticks = Dessiné, le dé « { $arms } » coche la case { $ticks } sur { $boxes } du pouvoir « { $power } ».
because-keeps-power = Le pouvoir « { $power } » est gardé pour plus tard.
because-castle-waits = La croix du château est gardée pour un plus grand domaine.

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
because-denies-match = { $name } a déjà choisi le domino { $domino } ({ $terrain }), avec lequel ce domino irait bien : sans lui, { $name } finit avec environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de moins.
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
because-burns-tile = Brûlée, la tuile « { $building } » est hors de portée : { $name } finit avec environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de moins.
because-earlier = Le tour suivant vient plus tôt : en position { $place } au lieu de { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = Au bout du compte, cela fait { $own ->
    [one] { $own } point
   *[other] { $own } points
} de plus.
because-outlook-rival = Au bout du compte, { $name } a { $rival ->
    [one] { $rival } point
   *[other] { $rival } points
} de moins.
because-outlook-both = Au bout du compte, cela fait { $own ->
    [one] { $own } point
   *[other] { $own } points
} de plus, et { $rival } de moins pour { $name }.
because-outlook-more = Au bout du compte, cela fait { $own ->
    [one] { $own } point
   *[other] { $own } points
} de plus, mais { $rival } de plus aussi pour { $name }.
because-outlook-less = Au bout du compte, { $name } a { $rival ->
    [one] { $rival } point
   *[other] { $rival } points
} de moins, et cela n’en coûte que { $own }.
because-ends-land = Le plus gros gain vient du domaine ({ $terrain }) : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} à la fin.
because-ends-buildings = Le plus gros gain vient des bâtiments : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} à la fin.
because-ends-coins = Le plus gros gain vient des pièces : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} à la fin.
