## Revoir une partie
replay-title = { $sentence } – replay
replay-moment = Moment
replay-here = { $round }, événement { $event } sur { $last }
replay-here-game = Partie { $game }, { $round }, événement { $event } sur { $last }
replay-game-round = Partie { $game } · { $round }
replay-back = Événement précédent
replay-on = Événement suivant
replay-round-back = Début du tour
replay-round-on = Tour suivant
replay-play = Lecture
replay-pause = Pause
replay-jump = Aller au tour
replay-speed = Vitesse
replay-times = { $times }×
replay-live = En direct
replay-copy-link = Copier le lien vers ce moment
replay-keys = Gauche, Droite : événements · Page préc., Page suiv. : tours · Début, Fin : extrémités · Espace : lecture · S : scores · 1–8 : royaumes

## Ce qu’a fait le hasard
replay-bare = La table est vide.
replay-chance-deal = Nouveaux dominos : { $dominoes }.
replay-chance-king = Roi tiré au sort : { $name }.
replay-chance-tile = { $count ->
    [one] { $count } nouvelle tuile bâtiment.
   *[other] { $count } nouvelles tuiles bâtiment.
}
replay-chance-first = { $name } prend le premier dé.
replay-chance-roll = Les dés sont lancés.

## Ce que quelqu’un a fait, avec les dés ou les blasons
replay-did-take = { $name } prend : { $faces }.
replay-did-draw = { $name } dessine : { $faces }.
replay-did-turn = { $name } tourne un dé sur : { $faces }.
replay-did-castle = { $name } ajoute la croix du château à : { $faces }.
replay-did-name = { $name } désigne : { $faces }.

## Continuer à partir d’ici
play-on = Jouer à partir d’ici
play-on-text = Une nouvelle table commence ici, avec de nouveaux tirages ; cette partie ne compte pas.
play-on-seat = Votre place
play-on-others = Les autres
play-on-invite = Inviter plutôt des personnes

## Un enregistrement venu d’ailleurs
replay-other = Ouvrir un enregistrement
replay-copy-embed = Copier le code d’intégration
replay-copy-record = Copier l’enregistrement
embed-open = Ouvrir dans Crownland
import-title = Revoir un enregistrement
import-text = Revoyez toute partie enregistrée avec ce site, la ligne de commande ou un de vos programmes. Votre navigateur la vérifie et l’affiche.
import-file = Choisir un fichier
import-drop = ou déposez-le ici
import-paste = Ou collez l’enregistrement :
import-go = Voir la partie
import-empty = Il n’y a encore rien ici.
import-unreadable = Ligne illisible
import-choose = { $games ->
    [one] { $games } partie
   *[other] { $games } parties : choisissez-en une
}
import-more = { $games ->
    [one] … et { $games } autre, qui n’est pas affichée.
   *[other] … et { $games } autres, qui ne sont pas affichées.
}
fault-event = Événement { $event }
fault-game-event = Partie { $game }, événement { $event }
fault-json = Ce n’est pas un enregistrement : il faut un seul objet JSON.
fault-cut = L’enregistrement s’arrête trop tôt, après { $got } caractères. Il manque la suite : copiez-le ou téléchargez-le à nouveau.
fault-format = Ce n’est pas un enregistrement de Crownland, ou sa version est différente.
fault-players = Les noms des joueurs ne vont pas avec ce jeu.
fault-setup = Ce jeu n’existe pas, ou pas avec ces nombres.
fault-choices = Nombre de possibilités ici : { $expected } ; l’enregistrement indique { $got }.
fault-seat = C’est à une autre place de jouer ici : la place { $expected }, pas la { $got }.
fault-chance = Les tirages ne sont pas ceux de la graine.
fault-result = Les points ou les vainqueurs ne sont pas ceux que donnent les règles.
fault-early = La partie continue ici, mais l’enregistrement se termine par un résultat.
fault-rules = Les règles ne le permettent pas ici.
fault-unreadable = Ceci est illisible.
fault-exactly = Détails, en anglais
