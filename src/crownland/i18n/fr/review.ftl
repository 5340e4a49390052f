## L’analyse d’une partie
review-thinking = Nous rejouons la partie des milliers de fois…
review-so-far = Jusqu’ici :
review-offline = Pas de connexion. Dès qu’elle revient, l’analyse reprend.
review-whose = Décisions de qui
review-graph = Le graphique montre
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
review-line = La courbe montre où en était la partie après chaque événement, en supposant que tout le monde joue bien ensuite.
review-marks = { $who ->
    [me] Les marques montrent vos imprécisions et vos erreurs.
   *[other] Les marques montrent où { $name } a commis une imprécision ou une erreur.
}
review-drop = À chaque marque, la courbe baisse de ce que la décision a coûté.
review-faults = { $who ->
    [me] Vos pires décisions
   *[other] Les pires décisions : { $name }
}
review-faults-yet = { $who ->
    [me] Vos pires décisions jusqu’ici
   *[other] Les pires décisions jusqu’ici : { $name }
}
review-no-faults = { $who ->
    [me] Vous n’avez fait aucune erreur visible.
   *[other] { $name } n’a fait aucune erreur visible.
}
review-no-faults-yet = Aucune jusqu’ici.
review-all = { $faults ->
   *[other] Tout afficher ({ $faults })
}
review-fewer = N’afficher que les pires
review-grades = Une imprécision coûte au moins { $slip } % de chances de gagner ou { $slip } points d’avance, une erreur { $mistake }, une grosse erreur { $blunder } ; le pire des deux compte.
review-order = D’abord les trois qui ont coûté le plus de chances de gagner, puis les autres dans l’ordre de la partie.
review-place = Tour { $round }
review-place-opening = Ouverture
review-place-game = Partie { $game }, tour { $round }
review-lasting = Négligé { $turns } fois ; c’est ici que cela a coûté le plus.
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
review-cost = Cela a coûté { $win ->
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
review-good = Cela n’a rien coûté d’important.
review-chances = Chances de gagner : { $best } % après le meilleur choix, { $played } % après celui-ci.
review-lead = Le coût en points, c’est l’avance perdue sur le meilleur adversaire.
review-sum = Chaque raison ne compte que ses propres points : leur somme ne donne pas forcément ce coût.
review-again-cost = Cela aurait coûté { $win ->
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
review-again-played = C’est le coup joué.
review-again-good = Bien trouvé : cela vaut le meilleur coup.
review-better = Mieux : « { $action } ».
review-better-place = Mieux : l’endroit indiqué dans le royaume.
review-why-wait = Recherche des raisons…
review-why-none = Les raisons ne s’affichent qu’avec une connexion à un serveur.
review-decision = Une décision
review-told = { $grade }. Le meilleur choix est affiché.
review-try = Réessayer
review-try-now = Que feriez-vous ?
review-show-answer = Voir la réponse
why-not-here = Impossible à cet endroit.
review-next = Suivante
review-back = Retour au replay
review-keys = Quand une décision est ouverte, gauche et droite mènent à la précédente et à la suivante de la liste, Début et Fin à la première et à la dernière ; Échap revient au replay.
review-how = Un bot de haut niveau indique ce qu’il aurait joué, et des milliers de parties sont jouées jusqu’au bout pour comparer. Ce qui peut être dû au hasard ne compte pas comme une erreur. La chance, c’est ce que les tirages ont changé.

## Chance et talent
review-luck-none = Les tirages n’ont joué ni pour ni contre { $who ->
    [me] vous
   *[other] { $name }
}.
review-luck-good = { $who ->
    [me] Les tirages vous ont apporté { $win } % de chances de gagner.
   *[other] Les tirages ont apporté à { $name } { $win } % de chances de gagner.
}
review-luck-bad = { $who ->
    [me] Les tirages vous ont coûté { $win } % de chances de gagner.
   *[other] Les tirages ont coûté à { $name } { $win } % de chances de gagner.
}
review-skill-none = { $who ->
    [me] { $decisions ->
        [1] Votre seule décision n’a pas coûté cher.
       *[other] Aucune de vos { $decisions } décisions n’a coûté cher.
    }
   *[other] { $decisions ->
        [1] { $name } : la seule décision n’a pas coûté cher.
       *[other] { $name } : aucune des { $decisions } décisions n’a coûté cher.
    }
}
review-skill = { $who ->
    [me] { $faults ->
        [one] { $decisions ->
            [1] Votre seule décision vous a coûté
           *[other] Une de vos { $decisions } décisions vous a coûté
        }
       *[other] { $faults } de vos { $decisions } décisions vous ont coûté quelque chose, la pire
    }
   *[other] { $name } : { $faults ->
        [one] { $decisions ->
            [1] la seule décision a coûté
           *[other] une décision sur { $decisions } a coûté
        }
       *[other] { $faults } décisions sur { $decisions } ont coûté quelque chose, la pire
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
coach-slip = Une imprécision.
coach-mistake = Une erreur.
coach-blunder = Une grosse erreur.
coach-better = Il y avait mieux : « { $action } ».
coach-better-place = Il y avait un meilleur endroit : il est indiqué dans le royaume.
