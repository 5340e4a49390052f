# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, tried, or is obvious. Whose land it is about may be anybody's.

because = Pourquoi
because-arms = { $name }
because-only = Seul coup possible.
because-played = Joué
because-tried = Essayé
because-obvious = Tentant
because-better = Mieux
because-sum = Les raisons comptent séparément ; leur somme peut différer.
answer-show = Voir la réponse

## What can be seen at once
because-points = Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant.
because-points-more = Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant, contre { $other }.
because-less-now = Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant, contre { $other }, mais paie à terme.
because-grows = Le domaine ({ $terrain }) compte { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}{ $unit ->
    [crosses] { $crowns ->
        [0] , encore sans croix
       *[other] {" "}et { $crowns } croix
    }
   *[crowns] { $crowns ->
        [0] , encore sans couronne
        [one] {" "}et { $crowns } couronne
       *[other] {" "}et { $crowns } couronnes
    }
}.
because-fits = Domino { $domino } impossible à poser ici.
because-brings = Le domino { $domino } peut rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
because-brings-more = Le domino { $domino } peut rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
}, l’autre { $other }.
because-keeps = Rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $name }.

## Land
because-joins = Le domaine ({ $terrain }) passe à { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} et { $unit ->
    [crosses] { $crowns } croix
   *[crowns] { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
}, contre { $squares_other } et { $crowns_other } : environ +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-larger = Le domaine ({ $terrain }) passe à { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}, contre { $squares_other }, et { $unit ->
    [crosses] des croix peuvent encore venir
   *[crowns] des couronnes peuvent encore venir
} : environ +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-open = Le domaine ({ $terrain }) garde { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
} pour grandir, contre { $free_other } : environ +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-castle-side = { $sides ->
    [one] Un côté du château reste libre
   *[other] { $sides } côtés du château restent libres
}, contre { $sides_other } ; tout peut s’y poser.
because-reach = Royaume compact : { $free } cases à portée, contre { $free_other }.
because-follows = Le domino { $domino }, déjà choisi, rapporte alors { $points ->
    [one] { $points } point
   *[other] { $points } points
}, contre { $other }.
because-offers = Le domino { $domino } de la ligne peut alors rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
}, contre { $other }.
because-hole = { $than ->
    [played] Le coup joué
    [tried] Votre essai
   *[obvious] L’endroit évident
} laisse { $squares ->
    [one] une case impossible à remplir
   *[other] { $squares } cases impossibles à remplir
}.
because-shut-in = { $than ->
    [played] Le coup joué
    [tried] Votre essai
   *[obvious] L’endroit évident
} enferme le domaine ({ $terrain }) : { $squares ->
    [one] sa case ne peut
   *[other] ses { $squares } cases ne peuvent
} plus s’étendre.
because-link = Une seule case peut encore relier deux domaines ({ $terrain }) : { $squares } et { $squares_other } cases.
because-alone = { $than ->
    [played] Le coup joué
    [tried] Votre essai
   *[obvious] L’endroit évident
} laisse { $squares ->
    [one] une case isolée
   *[other] { $squares } cases isolées
}.
because-open-arms = { $kinds ->
    [one] { $kinds } blason garde
   *[other] { $kinds } blasons gardent
} une case libre à côté, contre { $kinds_other }.
because-room = Place pour encore { $room ->
    [one] { $room } domino
   *[other] { $room } dominos
}, contre { $room_other } : moins de défausses.
because-too-small = { $than ->
    [played] Le coup joué
    [tried] Votre essai
   *[obvious] L’endroit évident
} ne laisse de place que pour { $room } des { $left } dominos à venir.
because-kinds = { $kinds ->
    [one] { $kinds } paysage reste ouvert
   *[other] { $kinds } paysages restent ouverts
}, contre { $kinds_other } : davantage de dominos possibles.
because-feeds = { $crowns ->
    [0] Il agrandit le domaine ({ $terrain })
    [1] Sa couronne va au domaine ({ $terrain })
   *[other] Ses { $crowns } couronnes vont au domaine ({ $terrain })
} : environ +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-feeds-new = { $crowns ->
    [one] Il apporte un paysage ({ $terrain }) avec une couronne
   *[other] Il apporte un paysage ({ $terrain }) avec { $crowns } couronnes
} : environ +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-matches = Il va bien avec le domino { $domino }, déjà choisi ({ $terrain }) : environ +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-last-crowns = Couronnes rares : { $left ->
    [0] plus aucune ({ $terrain })
    [1] plus qu’une ({ $terrain })
   *[other] plus que { $left } ({ $terrain })
}.
because-feeds-die = { $crosses ->
    [0] Le dé « { $arms } » agrandit le domaine ({ $terrain })
    [1] La croix de « { $arms } » va au domaine ({ $terrain })
   *[other] Les { $crosses } croix de « { $arms } » vont au domaine ({ $terrain })
} : environ +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-dice-more = Ces dés peuvent rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
}, les autres { $other }.
because-draws = Le meilleur dessin rapporte alors { $points ->
    [one] { $points } point
   *[other] { $points } points
}, contre { $other }.
because-able = Sinon, rien ne peut être dessiné.

## Bonuses, buildings, spells
because-bonus-harmony = Tout trouve sa place : Harmonie dans { $often } % des parties, contre { $seldom } %.
because-loses-harmony = { $than ->
    [played] Le coup joué
    [tried] Votre essai
   *[obvious] L’endroit évident
} ne laisse de place que pour { $room } des { $left } dominos à venir : pas d’Harmonie.
because-bonus-middle_kingdom = Le château reste au centre : Empire du milieu dans { $often } % des parties, contre { $seldom } %.
because-loses-middle_kingdom = { $than ->
    [played] Le coup joué
    [tried] Votre essai
   *[obvious] L’endroit évident
} perd l’Empire du milieu : le château finit décentré.
because-bonus-building = « { $building } » rapporte environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus.
because-brings-knights = { $knights ->
    [one] Son chevalier peut percevoir des pièces.
   *[other] Ses { $knights } chevaliers peuvent percevoir des pièces.
}
because-brings-towers = { $towers ->
    [one] Sa tour aide à attirer la reine.
   *[other] Ses { $towers } tours aident à attirer la reine.
}
because-bonus-site = Sa ville est un chantier : environ +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-needs-site = Sa ville est le seul chantier libre.
because-bonus-coins = Les chevaliers rapportent des pièces : environ +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-taxes = Les chevaliers perçoivent { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} maintenant, contre { $other }.
because-knight-waits = { $knights ->
    [one] Ici, un chevalier percevrait { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; un plus grand domaine peut venir
   *[other] Ici, { $knights } chevaliers percevraient { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; un plus grand domaine peut venir
}{ $end ->
    [0] .
   *[other]  : environ +{ $end ->
        [one] { $end } point
       *[other] { $end } points
    }.
}
because-saves = { $coins ->
    [one] Il reste { $coins } pièce
   *[other] Il reste { $coins } pièces
}, contre { $other }.
because-queen = Attire la reine pour de bon dans { $often } % des parties, contre { $seldom } %.
because-takes-queen = Attire la reine maintenant : une couronne pour le plus grand domaine.
because-spell = Dessiner « { $arms } » complète la ligne et donne le pouvoir « { $power } ».
because-denies-spell = { $name } n’attend que « { $arms } » pour le pouvoir « { $power } ».
because-ticks = Dessiner « { $arms } » coche la case { $ticks } sur { $boxes } du pouvoir « { $power } ».
because-keeps-power = Garde le pouvoir « { $power } ».
because-castle-waits = Garde la croix du château pour un plus grand domaine.

## Rivals and turns
because-denies = Sinon, { $name } le prend pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; le reste rapporte au plus { $other }.
because-denies-crowns = { $crowns ->
    [one] Prendre sa couronne
   *[other] Prendre ses { $crowns } couronnes
} ({ $terrain }) coûte environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} à { $name }.
because-denies-land = { $name } l’ajouterait à { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} ({ $terrain }) : le prendre lui coûte environ { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-denies-match = Il va avec le domino { $domino } ({ $name }, { $terrain }) : le prendre lui coûte environ { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-denies-site = { $name } pourrait y bâtir : le prendre lui coûte environ { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-denies-dice = Le reste vaut au plus { $other ->
    [one] { $other } point
   *[other] { $other } points
} pour { $name }, contre { $points }.
because-takes-tile = Prendre « { $building } » coûte environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} à { $name }.
because-burns-tile = Brûler « { $building } » coûte environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} à { $name }.
because-earlier = Prochain coup plus tôt : position { $place }, contre { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = Bilan : +{ $own ->
    [one] { $own } point
   *[other] { $own } points
}.
because-outlook-rival = Bilan : −{ $rival ->
    [one] { $rival } point
   *[other] { $rival } points
} pour { $name }.
because-outlook-both = Bilan : +{ $own ->
    [one] { $own } point
   *[other] { $own } points
}, et −{ $rival } pour { $name }.
because-outlook-more = Bilan : +{ $own ->
    [one] { $own } point
   *[other] { $own } points
}, mais aussi +{ $rival } pour { $name }.
because-outlook-less = Bilan : −{ $rival ->
    [one] { $rival } point
   *[other] { $rival } points
} pour { $name }, au prix de { $own }.
because-ends-land = Gain principal : domaine ({ $terrain }), environ { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-ends-buildings = Gain principal : bâtiments, environ { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-ends-coins = Gain principal : pièces, environ { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
