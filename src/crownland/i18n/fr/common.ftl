## La page
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) À vous de jouer · Crownland
home = Salon
nothing-title = Page introuvable
nothing-text = Vérifiez l’adresse ; la page a pu être déplacée.
close = Fermer
again = Réessayer
loading = Un instant…
setting-up = Préparation… La première table d’un jeu peut prendre une demi-minute.
preferences = Préférences
fan-project = Projet de fans, indépendant des auteurs et éditeurs des jeux. Les noms restent à leurs propriétaires.
places = Pages
place-games = Parties
place-learn = Apprendre
place-puzzle = Énigme
place-score = Calculateur
place-tools = Vraie table

## Le salon
lobby-title = Bâtissez un royaume, domino après domino
lobby-text = Jouez contre un bot, entre amis sur cet écran ou à distance par un lien. Sans compte ni installation.
lobby-text-alone = Jouez contre un bot ou entre amis sur cet écran. Sans compte ni installation.
play-bot = Jouer à { $game } contre un bot
play-friend = Jouer entre amis
play-now = Jouer
new-table = Nouvelle table
games = Jeux
players = { $from ->
    [one] { $from } joueur
   *[other] { $from ->
        [2] { $to ->
            [2] 2 joueurs
           *[other] 2–{ $to } joueurs
        }
       *[other] { $from }–{ $to } joueurs
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Réunissez les mêmes paysages autour du château : cases × couronnes. Meilleur domino, choix plus tardif.
game-sample = Version d’essai à deux
game-sample-text = Un Kingdomino court : 24 dominos, reconstitués.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino avec villes, chevaliers, bâtiments, reine et dragon.
game-royal_wedding = Mariage royal
game-royal_wedding-text = Les deux boîtes, chacun pour soi ou par équipes de deux.
game-duel = Duel
game-duel-text = Partagez les dés, dessinez des blasons, remplissez le grimoire en premier.
my-games = Mes parties
my-going = En cours
your-turn = À vous de jouer
go-on = Continuer
guided = Partie guidée
playing-with = avec { $names }
round-short = Tour { $round }
round-opening = Ouverture
time-left = reste { $time }
show-all = Tout afficher ({ $games })
remove = Retirer : { $game }
remove-hint = Retirer
remove-sure = Quitter cette partie ?
remove-here-sure = Supprimer définitivement ?
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
open-none = Aucune table ouverte.
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
increment = Secondes ajoutées par coup
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
you = Vous
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
level-1-text = Rafle les couronnes, oublie le cadre.
level-2-text = Prend les points, ne prévoit rien.
level-3-text = Soigne chaque case, voit un coup d’avance.
level-4-text = Voit plus loin et vous tient à l’œil.
level-5-text = Joue des milliers de parties avant chaque coup.

## La table
rules = Règles
asked-undo = { $by } aimerait annuler un coup.
asked-bot = { $who ->
    [me] { $by } aimerait un bot pour vous.
   *[other] { $by } aimerait un bot pour { $name }.
}
asked-end = { $by } aimerait arrêter sans vainqueur.
asked-rematch = { $by } aimerait rejouer.

## La fin
replay = Replay

## Ce que le serveur refuse
error-offline = Le serveur ne répond pas.
error-static = Il faut un serveur Crownland.
error-rules = Impossible de charger les règles.
error-request-invalid = Requête invalide ; rechargez la page.
error-request-too-large = C’était trop long.
error-request-too-many = Trop rapide ; attendez un instant.
error-request-unknown = Rien à cette adresse.
error-request-method = { error-request-unknown }
error-request-origin = Cette page appartient à un autre site.
error-request-host = Ce serveur ne répond pas à ce nom.
error-request-hello = { error-request-invalid }
error-request-id-reused = { error-request-invalid }
error-table-unknown = Partie introuvable.
error-setup-invalid = Cette configuration est impossible.
error-bot-unknown = Bot inconnu pour ce jeu.
error-bot-budget = Ce bot réfléchit trop longtemps pour ce serveur.
error-limit-tables = Trop de parties ouvertes. Terminez-en une d’abord.
error-server-draining = Le serveur redémarre ; reconnexion automatique.
error-server-busy = Serveur occupé ; rien n’est perdu. Réessayez.
error-server-error = Un problème est survenu sur le serveur.
