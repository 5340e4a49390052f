## La page
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) À vous de jouer · Crownland
home = Retour au salon
nothing-title = Il n’y a rien ici
nothing-text = L’adresse est peut-être mal saisie, ou la page a changé de place.
close = Fermer
again = Réessayer
loading = Un instant…
setting-up = La table se prépare. La première partie de chaque jeu adapte ses règles à cette machine, ce qui peut prendre une demi-minute.
language = Langue
theme = Thème
theme-auto = Système
theme-light = Parchemin
theme-dark = Nuit
theme-contrast = Contraste élevé
sound-on = Sons : activés
sound-off = Sons : coupés
alerts-on = Notifications : activées
alerts-off = Notifications : coupées
alerts-text = Me prévenir quand c’est à moi de jouer, tant que cette page reste ouverte dans un onglet.
fan-project = Crownland est un projet indépendant de passionnés, sans lien avec les auteurs ni les éditeurs de ces jeux. Les noms appartiennent à leurs propriétaires.
places = Autres pages
place-games = Parties
place-learn = Apprendre
place-puzzle = Énigme
place-score = Score
place-tools = Vraie table

## Le salon
lobby-title = Bâtissez un royaume, domino après domino
lobby-text = Prenez place à une table avec un bot, avec des amis devant cet écran ou avec toute personne qui a votre lien. Sans compte, sans rien installer.
lobby-text-alone = Prenez place à une table avec un bot ou avec des amis devant cet écran. Sans compte, sans rien installer.
play-bot = Jouer à { $game } contre un bot
play-friend = Jouer entre amis
play-now = Jouer
new-table = Préparer une table
games = Jeux
players = { $from ->
    [one] { $from } joueur
   *[other] { $from ->
        [2] { $to ->
            [2] 2 joueurs
           *[other] 2 à { $to } joueurs
        }
       *[other] { $from } à { $to } joueurs
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Posez des dominos autour de votre château, réunissez les mêmes paysages et multipliez-les par leurs couronnes. Plus le domino est beau, plus tard vous choisissez le suivant.
game-sample = Version d’essai à deux
game-sample-text = Une courte partie de Kingdomino avec 24 dominos ; ce jeu de dominos est une reconstitution.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino avec des villes : envoyez vos chevaliers chercher des pièces, bâtissez, courtisez la reine et soudoyez le dragon.
game-royal_wedding = Mariage royal
game-royal_wedding-text = Les deux boîtes sur une même table, de trois à huit joueurs, chacun pour soi ou par équipes de deux.
game-duel = Duel
game-duel-text = Des dés et une carte pour deux : partagez quatre dés, dessinez des blasons et remplissez le grimoire avant votre adversaire.
my-games = Mes parties
my-going = Mes parties en cours
your-turn = À vous de jouer
go-on = Continuer
guided = Partie guidée
playing-with = avec { $names }
round-short = Tour { $round }
round-opening = Ouverture
time-left = reste { $time }
show-all = Tout afficher ({ $games })
remove = Retirer de mes parties : { $game }
remove-hint = Retirer de cette liste
remove-sure = Quitter cette partie ?
remove-here-sure = Supprimer définitivement cette partie ?
outcome-won = gagnée
outcome-lost = perdue
outcome-shared = égalité
outcome-watched = terminée
outcome-none = sans résultat
my-games-none = Vos parties s’afficheront ici.
open-tables = Tables ouvertes
running-tables = Parties à regarder
game-for = { $game } à { $seats }
clock-none = sans pendule
clock-minutes = { $minutes } min + { $increment } s par coup
clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
open-none = Personne n’attend de joueurs en ce moment.
retention-waiting = { $days ->
    [one] Une table ouverte se ferme quand il ne s’y passe rien pendant { $days } jour.
   *[other] Une table ouverte se ferme quand il ne s’y passe rien pendant { $days } jours.
}
retention-abandoned = { $days ->
    [one] Une partie sans pendule s’arrête quand personne ne joue pendant { $days } jour.
   *[other] Une partie sans pendule s’arrête quand personne ne joue pendant { $days } jours.
}
open-seats = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
table-open = en attente
table-running = en cours
table-over = terminée

## Une nouvelle table
game = Jeu
seats = Joueurs
time = Temps
minutes = Minutes
increment = Secondes ajoutées à chaque coup
pace = Rythme des bots
pace-instant = immédiat
pace-quick = rapide
pace-relaxed = tranquille
options = Options
switch-harmony = Harmonie
switch-middle_kingdom = Empire du milieu
switch-mighty_duel = Grand duel
switch-dynasty = Dynastie
switch-teams = Équipes
name-times = { $name } × { $count }
seat-open = Place libre
seat-player = Joueur { $number }
name = Nom
colour = Couleur
colour-of = Couleur de la place { $number }
colour-0 = rouge
colour-1 = bleu
colour-2 = vert
colour-3 = doré
colour-4 = violet
colour-5 = turquoise
colour-6 = brun
colour-7 = gris
team = Équipe { $number }
bot-random = Bot aléatoire
bot-greedy = Bot glouton
bot-choice = { $name } (bot, niveau { $level })
bot-level-1 = Bouffon
bot-level-2 = Écuyer
bot-level-3 = Intendant
bot-level-4 = Chancelier
bot-level-5 = Sage
opponent = Votre adversaire
level-number = Niveau { $level }
level-1-text = Se jette sur les couronnes, rate bien des choses et oublie le cadre.
level-2-text = Prend les points du moment et ne regarde jamais plus loin.
level-3-text = Soigne chaque case de son royaume et prévoit un coup d’avance.
level-4-text = Essaie plusieurs suites possibles et vous tient à l’œil.
level-5-text = Joue des milliers de parties dans sa tête avant chaque coup.

## La table
rules = Règles
asked-undo = { $by } aimerait reprendre un coup.
asked-bot = { $by } aimerait qu’un bot joue pour { $name }.
asked-end = { $by } aimerait arrêter la partie sans vainqueur.
asked-rematch = { $by } aimerait rejouer.

## La fin
replay = Replay

## Ce que le serveur refuse
error-offline = Le serveur ne répond pas. Est-il en marche ?
error-static = Il faut pour cela un serveur Crownland, et cette page joue sans serveur.
error-rules = Ce navigateur n’a pas pu charger les règles de ce jeu.
error-request-invalid = Le serveur n’a pas compris cette page. Rechargez-la.
error-request-too-large = C’était trop long.
error-request-too-many = C’était trop rapide. Attendez un instant.
error-request-unknown = Il n’y a rien à cette adresse.
error-request-method = Il n’y a rien à cette adresse.
error-request-origin = Cette page appartient à un autre site.
error-request-host = Ce serveur ne répond pas à ce nom. Adressez-vous à la personne qui le gère.
error-request-hello = Le serveur n’a pas compris cette page. Rechargez-la.
error-request-id-reused = Le serveur n’a pas compris cette page. Rechargez-la.
error-table-unknown = Cette partie n’existe pas.
error-setup-invalid = Cette table ne peut pas être préparée ainsi.
error-bot-unknown = Ce bot n’existe pas pour ce jeu.
error-bot-budget = Ce bot réfléchirait plus longtemps que ce serveur ne le permet.
error-limit-tables = Trop de parties sont ouvertes. Terminez-en une d’abord.
error-server-draining = Le serveur redémarre ; cette page va se reconnecter.
error-server-busy = Le serveur est occupé ; rien n’est perdu. Réessayez.
error-server-error = Un problème est survenu sur le serveur. Il a été noté.
