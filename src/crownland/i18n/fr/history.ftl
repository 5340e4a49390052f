# Parties et joueurs : ce qui s’est joué ici, et comment.

history-title = Parties
history-intro = Vos parties et leurs résultats, celles à regarder, et toutes les parties publiques qui se sont terminées ici.
history-mine = Mes parties
history-watch = À regarder
history-finished = Terminées
history-player = Joueur
history-game = Jeu
history-any = Tous les jeux
history-found = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
history-none = Aucune partie publique ne s’est encore terminée ici.
history-none-found = Aucune partie terminée ne correspond.
history-none-running = Aucune partie publique n’est en cours.
history-winner = victoire :
history-imported = importée
history-more = Afficher plus
history-offline = Sans connexion, seules les parties de cet appareil sont comptées.
history-browser = Cette liste est gardée dans ce navigateur : les parties jouées ailleurs y manquent. Les tirages préparés, comme ceux des parties guidées, ne comptent pas.

players-title = Joueurs
players-intro = Tous les noms sous lesquels quelqu’un a terminé une partie publique ici.
players-search = Début du nom
players-found = { $players ->
    [one] { $players } nom
   *[other] { $players } noms
  }
players-none = Personne n’a terminé de partie publique sous un tel nom.

player-since = Du { $since } au { $last }
player-day = Le { $day }
player-free-name = Les noms sont libres ici : plusieurs personnes ont pu jouer sous celui-ci, et il n’appartient à personne.
player-nobody = Personne n’a encore terminé de partie publique ici sous ce nom.
player-mine = Vos parties, publiques ou non, sont ici :
player-games = Parties terminées

statistics-games = Parties
statistics-wins = Gagnées
statistics-streak = Série en cours
statistics-longest = Meilleure série
statistics-rivals = Adversaires
statistics-people = Humains
statistics-no-rivals = Seulement contre des bots sans niveau jusqu’ici.
statistics-strongest = Avec plusieurs bots, la partie est comptée au niveau du plus fort.
statistics-won-of = { $wins ->
    [one] { $wins } gagnée sur { $games }
   *[other] { $wins } gagnées sur { $games }
  }
statistics-variants = Par variante
statistics-variant = Variante
statistics-mean = Moyenne
statistics-best = Record
statistics-best-of = voir la meilleure partie : { $variant }
statistics-kingdoms = { $kingdoms ->
    [one] Meilleur royaume
   *[other] Meilleurs royaumes
  }
statistics-picture = Meilleur royaume, { $variant } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
statistics-none-mine = Terminez une partie, et vous verrez ici où vous en êtes.
statistics-play = Jouer
history-open-record = Ouvrir un enregistrement
transfer-export = Enregistrer mes parties dans un fichier
transfer-import = Importer des parties d’un fichier
transfer-nothing = Il n’y a pas encore de partie sur cet appareil.
transfer-done =
    { $kept ->
        [0] Aucune nouvelle partie.
        [one] { $kept } partie importée.
       *[other] { $kept } parties importées.
    }
    { $known ->
        [0] { "" }
        [one] { $known } était déjà là.
       *[other] { $known } étaient déjà là.
    }
    { $wrong ->
        [0] { "" }
        [one] { $wrong } était illisible.
       *[other] { $wrong } étaient illisibles.
    }
