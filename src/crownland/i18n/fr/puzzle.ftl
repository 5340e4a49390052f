# Énigmes du jour : chaque jour, une décision d’une vraie partie pour chaque jeu.

puzzle-title = Énigme du jour
puzzle-text = Chaque jour, une décision d’une partie. Trouvez le coup du bot le plus fort.
puzzle-of-day = Énigme du { $day }
puzzle-day = Énigmes du { $day }
puzzle-today = Énigmes du jour
puzzle-players = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
puzzle-round = tour { $round }

puzzle-open = Non résolue
puzzle-result-first = Résolue du premier coup
puzzle-result-later = Résolue
puzzle-result-shown = Réponse vue
puzzle-streak = { $days ->
    [0] Résolvez-en une pour lancer une série.
    [one] Série de { $days } jour
   *[other] Série de { $days } jours
}
puzzle-solved = { $solved ->
    [one] { $solved } résolue
   *[other] { $solved } résolues
}, dont { $first } du premier coup
puzzle-kept = Pas de connexion : énigmes enregistrées.
puzzle-gone = Pas de connexion, et ce jour n’est pas enregistré ici.
puzzle-fair = Parties du bot le plus fort contre lui-même ; réponses confirmées par des milliers de simulations. Nouvelles énigmes à minuit UTC.

puzzle-calendar = Jours précédents
puzzle-month-back = Mois précédent
puzzle-month-on = Mois suivant
puzzle-day-label = { $day } : { $solved ->
    [0] aucune résolue
    [one] { $solved } résolue
   *[other] { $solved } résolues
}

puzzle-task = Que feriez-vous ?
puzzle-task-place = Où poser le domino { $domino } ?
puzzle-task-claim = Quel domino ?
puzzle-task-build = Bâtir, et quoi ?
puzzle-task-burn = Brûler une tuile ?
puzzle-task-knights = Envoyer des chevaliers ?
puzzle-task-take = { $dice ->
    [one] Quel dé ?
   *[other] Quels dés ?
}
puzzle-task-draw = Où dessiner ?
puzzle-task-text = Une réponse est nettement la meilleure ; les points immédiats ne suffisent pas.

puzzle-best = C’est ça !
puzzle-best-first = Du premier coup !
puzzle-good = { $points ->
    [0] Bien, mais il y a un peu mieux.
    [one] Bien, mais cela coûte { $points } point à la fin.
   *[other] Bien, mais cela coûte { $points } points à la fin.
}
puzzle-cost = Pas tout à fait. Coût : { $win ->
    [0] { $points ->
        [one] environ { $points } point
       *[other] environ { $points } points
    }
   *[other] { $points ->
        [0] { $win } % de chances de gagner
        [one] environ { $points } point et { $win } % de chances de gagner
       *[other] environ { $points } points et { $win } % de chances de gagner
    }
}.
puzzle-tempting = Un bot qui ne voit qu’un coup d’avance ferait pareil.
puzzle-answer = Meilleur coup
puzzle-answer-is = Meilleur coup : « { $action } »
puzzle-obvious = Tentant, mais moins bon : « { $action } ».
puzzle-obvious-place = Tentant, mais moins bon : les pointillés.
puzzle-win = Chances de gagner : { $win } %, contre { $other } % avec le coup évident.
puzzle-next = Suivante : { $game }
puzzle-all = Toutes les énigmes
puzzle-share-first = Énigme Crownland { $day } · { $game } · du premier coup { $sign }
puzzle-share-later = Énigme Crownland { $day } · { $game } · en { $tries } essais { $sign }
puzzle-share-shown = Énigme Crownland { $day } · { $game } · trop dure aujourd’hui { $sign }
