## L’analyse d’une partie
review-thinking = Simulation de milliers de parties…
review-so-far = Jusqu’ici :
review-offline = Pas de connexion. L’analyse reprendra.
review-whose = Décisions de qui
review-graph = Graphique
review-measure-win = Chances de gagner
review-measure-points = Points
review-graph-win = Chances de gagner au fil de la partie
review-graph-points = Points attendus au fil de la partie
review-percent = { $win } %
review-here-win = { $name } { $win } %
review-here-points = { $name } { $points }
review-not-yet = Pas encore connu
review-event = Événement
review-cell = { $win } % · { $points }
review-table = En tableau
review-line = Courbe : perspectives après chaque événement, si tous jouent bien.
review-marks = { $who ->
    [me] Marques : vos imprécisions et vos erreurs.
   *[other] Marques : imprécisions et erreurs ({ $name }).
}
review-drop = À chaque marque, la baisse indique le coût.
review-faults = { $who ->
    [me] Vos pires décisions
   *[other] Pires décisions : { $name }
}
review-faults-yet = { $who ->
    [me] Vos pires décisions jusqu’ici
   *[other] Pires décisions jusqu’ici : { $name }
}
review-no-faults = { $who ->
    [me] Aucune erreur nette.
   *[other] { $name } : aucune erreur nette.
}
review-no-faults-yet = Aucune jusqu’ici.
review-all = { $faults ->
   *[other] Tout afficher ({ $faults })
}
review-fewer = En afficher moins
review-grades = Imprécision : au moins { $slip } % de chances de gagner ou { $slip } points d’avance perdus ; erreur : { $mistake } ; grosse erreur : { $blunder }.
review-order = Les trois pires d’abord, puis dans l’ordre de la partie.
review-place-game = Partie { $game }, tour { $round }
review-lasting = Manqué { $turns } fois, ici au prix le plus fort.
review-cost-short = { $win ->
    [0] { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
   *[other] { $points ->
        [0] −{ $win } %
        [one] −{ $win } % · −{ $points } point
       *[other] −{ $win } % · −{ $points } points
    }
}
review-cost = Coût : { $win ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $points ->
        [0] { $win } % de chances de gagner
        [one] { $win } % de chances de gagner et { $points } point
       *[other] { $win } % de chances de gagner et { $points } points
    }
}.
review-good = Coût presque nul.
review-chances = Chances de gagner : { $best } % avec le meilleur choix, { $played } % avec celui-ci.
review-lead = Points : avance perdue sur le meilleur adversaire.
review-again-cost = Coût de l’essai : { $win ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $points ->
        [0] { $win } % de chances de gagner
        [one] { $win } % de chances de gagner et { $points } point
       *[other] { $win } % de chances de gagner et { $points } points
    }
}.
review-again-played = Comme dans la partie.
review-again-good = Bien trouvé : aussi bon que le meilleur.
review-better = Mieux : « { $action } ».
review-better-place = Mieux : voyez le royaume.
review-why-wait = Recherche des raisons…
review-why-none = Les raisons demandent une connexion.
review-decision = Décision
review-told = { $grade }. Meilleur choix affiché.
review-try-now = Que feriez-vous ?
why-not-here = Impossible ici.
review-next = Suivante
review-back = Retour au replay
review-keys = Dans une décision · Gauche, Droite, Début, Fin : liste · Échap : retour
review-how = Un bot fort compare les choix dans des milliers de simulations. Un écart dû au hasard n’est pas une erreur ; la chance est l’effet des tirages.

## Chance et talent
review-luck-none = Tirages neutres pour { $who ->
    [me] vous.
   *[other] { $name }.
}
review-luck-good = Tirages : +{ $win } % de chances de gagner pour { $who ->
    [me] vous.
   *[other] { $name }.
}
review-luck-bad = Tirages : −{ $win } % de chances de gagner pour { $who ->
    [me] vous.
   *[other] { $name }.
}
review-skill-none = { $who ->
    [me] { $decisions ->
        [1] Votre seule décision a peu coûté.
       *[other] Aucune de vos { $decisions } décisions n’a coûté cher.
    }
   *[other] { $decisions ->
        [1] { $name } : la seule décision a peu coûté.
       *[other] { $name } : aucune des { $decisions } décisions n’a coûté cher.
    }
}
review-skill = { $who ->
    [me] { $faults ->
        [one] { $decisions ->
            [1] Votre seule décision vous a coûté
           *[other] Une de vos { $decisions } décisions vous a coûté
        }
       *[other] { $faults } de vos { $decisions } décisions vous ont coûté jusqu’à
    }
   *[other] { $name } : { $faults ->
        [one] { $decisions ->
            [1] la seule décision a coûté
           *[other] une décision sur { $decisions } a coûté
        }
       *[other] { $faults } décisions sur { $decisions } ont coûté jusqu’à
    }
} { $win ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $points ->
        [0] { $win } % de chances de gagner
        [one] { $win } % de chances de gagner et { $points } point
       *[other] { $win } % de chances de gagner et { $points } points
    }
}.

## Notes
grade-best = Meilleur coup
grade-good = Bon coup
grade-slip = Imprécision
grade-mistake = Erreur
grade-blunder = Grosse erreur

## Le coach
coach-best = Meilleur coup.
coach-good = Bon coup.
coach-slip = Imprécision.
coach-mistake = Erreur.
coach-blunder = Grosse erreur.
