# Énigmes du jour : chaque jour, une décision d’une vraie partie pour chaque jeu.

puzzle-title = Énigme du jour
puzzle-text = Une décision d’une vraie partie, nouvelle chaque jour pour chaque jeu. Trouvez le coup que jouerait le bot le plus fort.
puzzle-of-day = Énigme du { $day }
puzzle-day = Énigmes du { $day }
puzzle-today = Énigmes d’aujourd’hui
puzzle-players = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
puzzle-round = tour { $round }

puzzle-open = Pas encore résolue
puzzle-result-first = Résolue du premier coup
puzzle-result-later = Résolue
puzzle-result-shown = Réponse vue
puzzle-streak = { $days ->
    [0] Résolvez-en une aujourd’hui pour commencer une série.
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzle-solved = { $solved ->
    [one] { $solved } résolue
   *[other] { $solved } résolues
}, dont { $first } du premier coup
puzzle-kept = Pas de connexion : ces énigmes ont été gardées ici pour vous.
puzzle-gone = Sans connexion, seules les énigmes de la dernière semaine sont ici.
puzzle-none = Cette énigme n’existe pas.
puzzle-fair = Les énigmes viennent de parties du bot le plus fort contre lui-même. Une réponse n’est la meilleure que si des milliers de parties jouées à partir de là le confirment. Un jour commence à minuit UTC.

puzzle-calendar = Jours précédents
puzzle-month-back = Mois précédent
puzzle-month-on = Mois suivant
puzzle-day-label = { $day } : { $solved ->
    [0] aucune résolue
    [one] { $solved } résolue
   *[other] { $solved } résolues
}

puzzle-task = Que feriez-vous ?
puzzle-task-place = Où poseriez-vous le domino { $domino } ?
puzzle-task-claim = Quel domino prendriez-vous ?
puzzle-task-build = Bâtiriez-vous, et quoi ?
puzzle-task-burn = Enverriez-vous le dragon, et où ?
puzzle-task-knights = Enverriez-vous des chevaliers, et où ?
puzzle-task-take = { $dice ->
    [one] Quel dé prendriez-vous ?
   *[other] Quels dés prendriez-vous ?
}
puzzle-task-draw = Où dessineriez-vous ?
puzzle-task-text = Une réponse est nettement la meilleure, et ce n’est pas celle qui rapporte le plus tout de suite.

puzzle-best = C’est ça !
puzzle-best-first = Résolue du premier coup !
puzzle-good = Bien, mais il y a mieux : cela coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.
puzzle-cost = Pas tout à fait : cela coûte environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin, et { $win } % de chances de gagner.
puzzle-tempting = C’est ce que la plupart des gens feraient.
puzzle-answer = Le meilleur coup
puzzle-why = Pourquoi
puzzle-win = Ainsi, { $win ->
    [one] { $win } partie sur 100 est gagnée
   *[other] { $win } parties sur 100 sont gagnées
} à partir d’ici, au lieu de { $other } après le coup évident.
puzzle-retry = Réessayer
puzzle-show = Voir la réponse
puzzle-share = Partager
puzzle-next = Suivante : { $game }
puzzle-all = Les énigmes
puzzle-share-first = Énigme Crownland { $day } · { $game } · résolue du premier coup { $sign }
puzzle-share-later = Énigme Crownland { $day } · { $game } · résolue en { $tries } essais { $sign }
puzzle-share-shown = Énigme Crownland { $day } · { $game } · trop dure pour moi aujourd’hui { $sign }

## Pourquoi cette réponse est la meilleure. `end` est la différence moyenne à la fin.

puzzle-arms = { $name }
puzzle-why-less-now = Le coup évident rapporte { $other ->
    [one] { $other } point
   *[other] { $other } points
} maintenant, celui-ci { $points } ; il paie plus tard.
puzzle-why-joins = Votre domaine ({ $terrain }) compte alors { $squares ->
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
puzzle-why-follows = Votre autre domino, le { $domino }, rapporte ensuite { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de { $other }.
puzzle-why-hole = L’endroit évident laisse { $squares ->
    [one] { $squares } case qu’aucun domino ne peut remplir
   *[other] { $squares } cases qu’aucun domino ne peut remplir
}.
puzzle-why-open = Votre domaine ({ $terrain }) garde de quoi grandir, avec { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
} autour au lieu de { $free_other } : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
puzzle-why-room = Il reste de la place pour { $room ->
    [one] { $room } domino
   *[other] { $room } dominos
} au lieu de { $room_other } : vous en défausserez moins.
puzzle-why-kinds = { $kinds ->
    [one] { $kinds } paysage reste ouvert
   *[other] { $kinds } paysages restent ouverts
} au lieu de { $kinds_other } : davantage de dominos pourront s’y raccorder.
puzzle-why-feeds = { $crowns ->
    [0] Il agrandit votre domaine ({ $terrain })
    [one] Sa couronne va à votre domaine ({ $terrain })
   *[other] Ses { $crowns } couronnes vont à votre domaine ({ $terrain })
} : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
puzzle-why-feeds-new = { $crowns ->
    [one] Il apporte un nouveau paysage ({ $terrain }) avec une couronne
   *[other] Il apporte un nouveau paysage ({ $terrain }) avec { $crowns } couronnes
} : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
puzzle-why-feeds-die = { $crosses ->
    [0] Il agrandit votre domaine ({ $terrain })
    [one] Sa croix va à votre domaine ({ $terrain })
   *[other] Ses { $crosses } croix vont à votre domaine ({ $terrain })
} : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
puzzle-why-denies = Sinon, { $name } le prend pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; ce qui reste rapporte au plus { $other }.
puzzle-why-denies-crowns = { $name } attend { $crowns ->
    [one] cette couronne
   *[other] ces { $crowns } couronnes
} ({ $terrain }) : sans ce domino, { $name } finit avec environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de moins.
puzzle-why-denies-dice = Avec ce qui reste, { $name } marque au plus { $other ->
    [one] { $other } point
   *[other] { $other } points
} en dessinant, au lieu de { $points }.
puzzle-why-takes-tile = La tuile « { $building } » tente aussi { $name } : sans elle, environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de moins pour { $name }.
puzzle-why-queen = Cela attire la reine : elle reste chez vous dans { $often ->
    [one] { $often } partie
   *[other] { $often } parties
} sur 100 au lieu de { $seldom }.
puzzle-why-bonus-middle_kingdom = Votre château reste au centre : l’Empire du milieu compte dans { $often ->
    [one] { $often } partie
   *[other] { $often } parties
} sur 100 au lieu de { $seldom }.
puzzle-why-bonus-harmony = Tout trouvera sa place : l’Harmonie compte dans { $often ->
    [one] { $often } partie
   *[other] { $often } parties
} sur 100 au lieu de { $seldom }.
puzzle-why-bonus-building = Avec « { $building } », vos bâtiments rapportent environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
puzzle-why-bonus-site = La ville de ce domino offre un chantier : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
puzzle-why-bonus-coins = Les chevaliers rapportent des pièces : environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de plus à la fin.
puzzle-why-earlier = Et vous choisissez plus tôt au tour suivant : en position { $place } au lieu de { $other }.
puzzle-why-denies-land = { $name } l’ajouterait à { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} ({ $terrain }) : sans lui, environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de moins pour { $name }.
puzzle-why-denies-site = { $name } pourrait bâtir sur la ville de ce domino : sans lui, environ { $end ->
    [one] { $end } point
   *[other] { $end } points
} de moins pour { $name }.
puzzle-why-spell = Dessiné, il coche la dernière case d’une ligne : le pouvoir « { $power } » est à vous.
puzzle-why-denies-spell = Il manque une case à { $name } pour le pouvoir « { $power } », et ce dé la cocherait.
