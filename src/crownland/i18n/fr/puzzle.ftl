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
puzzle-gone = Pas de connexion, et ce navigateur n’a pas gardé les énigmes de ce jour.
puzzle-none = Cette énigme n’existe pas.
puzzle-fair = Les énigmes viennent de parties du bot le plus fort contre lui-même. Une réponse n’est la meilleure que si des milliers de parties jouées à partir de là le confirment. Un jour commence à minuit UTC.
puzzle-you = Vous

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
puzzle-task-burn = Enverriez-vous le dragon brûler une tuile ?
puzzle-task-knights = Enverriez-vous des chevaliers, et où ?
puzzle-task-take = { $dice ->
    [one] Quel dé prendriez-vous ?
   *[other] Quels dés prendriez-vous ?
}
puzzle-task-draw = Où dessineriez-vous ?
puzzle-task-text = Une réponse est nettement la meilleure, mais pour la trouver, il ne suffit pas de compter ce qu’elle rapporte tout de suite.

puzzle-best = C’est ça !
puzzle-best-first = Résolue du premier coup !
puzzle-good = { $points ->
    [0] Bien, mais il y a un peu mieux.
    [one] Bien, mais il y a mieux : cela coûte { $points } point à la fin.
   *[other] Bien, mais il y a mieux : cela coûte { $points } points à la fin.
}
puzzle-cost = Pas tout à fait : à la fin, cela coûte { $win ->
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
puzzle-tempting = Un bot qui ne voit qu’un coup à l’avance ferait la même chose.
puzzle-answer = Le meilleur coup
puzzle-answer-is = Le meilleur coup : « { $action } »
puzzle-obvious = Tentant, mais moins bon : « { $action } ».
puzzle-obvious-place = Tentant, mais moins bon : l’endroit entouré de pointillés.
puzzle-win = Ainsi, { $win ->
    [one] { $win } partie sur 100 est gagnée
   *[other] { $win } parties sur 100 sont gagnées
} à partir d’ici, au lieu de { $other } après le coup évident.
puzzle-sum = Chaque raison ne compte que ses propres points : leur somme ne donne pas forcément tout l’écart.
puzzle-retry = Réessayer
puzzle-show = Voir la réponse
puzzle-share = Partager
puzzle-next = Suivante : { $game }
puzzle-all = Les énigmes
puzzle-share-first = Énigme Crownland { $day } · { $game } · résolue du premier coup { $sign }
puzzle-share-later = Énigme Crownland { $day } · { $game } · résolue en { $tries } essais { $sign }
puzzle-share-shown = Énigme Crownland { $day } · { $game } · trop dure pour moi aujourd’hui { $sign }
