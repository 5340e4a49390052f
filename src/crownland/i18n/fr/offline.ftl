## Sans connexion
offline-title = Pas de connexion au serveur
offline-text = Les tables et les bots en ont besoin. Dès qu’elle revient, vos parties reprennent là où elles en étaient.
offline-still = Ce qui marche sans connexion
offline-learn = Règles et matériel
offline-score = Calculateur de points
offline-tools-draft = Tirage des dominos
offline-tools-clock = Pendule de jeu
offline-tools-print = À imprimer
