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
replay-keys = Gauche, Droite : événements · Page préc., Page suiv. : tours · Début, Fin · Espace : lecture · S : scores · 1–8 : royaumes

## Ce qu’a fait le hasard
replay-bare = La table est vide.
replay-chance-deal = Nouveaux dominos : { $dominoes }.
replay-chance-king = { $who ->
    [me] Votre roi est tiré au sort.
   *[other] Roi tiré au sort : { $name }.
}
replay-chance-tile = { $count ->
    [one] { $count } nouvelle tuile bâtiment.
   *[other] { $count } nouvelles tuiles bâtiment.
}
replay-chance-first = { $who ->
    [me] Vous prenez le premier dé.
   *[other] { $name } prend le premier dé.
}
replay-chance-roll = Les dés sont lancés.

## Ce que quelqu’un a fait, avec les dés ou les blasons
replay-did-take = { $who ->
    [me] Vous prenez : { $faces }.
   *[other] { $name } prend : { $faces }.
}
replay-did-draw = { $who ->
    [me] Vous dessinez : { $faces }.
   *[other] { $name } dessine : { $faces }.
}
replay-did-turn = { $who ->
    [me] Vous tournez un dé sur : { $faces }.
   *[other] { $name } tourne un dé sur : { $faces }.
}
replay-did-castle = { $who ->
    [me] Vous ajoutez la croix du château à : { $faces }.
   *[other] { $name } ajoute la croix du château à : { $faces }.
}
replay-did-name = { $who ->
    [me] Vous désignez : { $faces }.
   *[other] { $name } désigne : { $faces }.
}

## Continuer à partir d’ici
play-on = Jouer à partir d’ici
play-on-text = Une nouvelle table avec de nouveaux tirages ; elle ne compte pas.
play-on-seat = Votre place
play-on-others = Les autres
play-on-invite = Inviter plutôt des joueurs

## Un enregistrement venu d’ailleurs
replay-other = Ouvrir un enregistrement
replay-copy-embed = Copier le code d’intégration
replay-copy-record = Copier l’enregistrement
embed-open = Ouvrir dans Crownland
import-title = Revoir un enregistrement
import-text = Revoyez toute partie enregistrée, d’ici ou de votre propre programme.
import-file = Choisir un fichier
import-drop = ou déposez-le ici
import-paste = Ou collez-le :
import-go = Voir la partie
import-empty = Rien ici pour l’instant.
import-unreadable = Ligne illisible
import-choose = { $games ->
    [one] { $games } partie
   *[other] { $games } parties : choisissez-en une
}
import-more = { $games ->
    [one] … et { $games } autre, non affichée.
   *[other] … et { $games } autres, non affichées.
}
fault-event = Événement { $event }
fault-game-event = Partie { $game }, événement { $event }
fault-json = Pas un enregistrement : il faut un seul objet JSON.
fault-cut = Coupé après { $got } caractères. Copiez-le ou téléchargez-le à nouveau.
fault-format = Pas un enregistrement de Crownland, ou d’une autre version.
fault-players = Les joueurs ne vont pas avec ce jeu.
fault-setup = Ce jeu n’existe pas.
fault-choices = Nombre de possibilités ici : { $expected }, pas { $got }.
fault-seat = C’est à la place { $expected } de jouer, pas à la { $got }.
fault-chance = Les tirages ne correspondent pas à la graine.
fault-result = Points ou vainqueurs incorrects.
fault-early = Un résultat avant la fin de la partie.
fault-rules = { error-action-illegal }
fault-unreadable = Illisible.
fault-exactly = Détails en anglais
