## Pour une vraie table
tools-title = Pour une vraie table
tools-intro = Quand les dominos sont sur votre propre table, laissez-nous le tirage, la pendule et le papier.
tools-draft = Tirage des dominos
tools-draft-text = Tire les lignes quand le dos de vos dominos est devenu trop facile à reconnaître, et lance les dés du Duel.
tools-clock = Pendule de jeu
tools-clock-text = De deux à huit joueurs, avec un temps par partie ou par coup. Il suffit de toucher l’écran pour passer au suivant.
tools-print = À imprimer
tools-print-text = Carnets de score, cartes et grimoires pour le Duel, dominos, tuiles bâtiment et dés, tous dessinés par nous.
tools-offline = Ces pages marchent sans connexion dès que vous avez ouvert Crownland dans ce navigateur.
tools-insecure = En simple http, le navigateur ne peut ni installer cette page ni l’ouvrir sans connexion. En https, ou sur l’ordinateur du serveur, il le peut.
tools-install = Installer l’application
tools-name-of = Nom du joueur { $number }

## Tirage des dominos
draft-intro = Les dominos portent un numéro au dos. Mélangez plutôt ici, et cherchez les numéros qui sortent.
draft-find = Alignez les dominos qui portent ces numéros, le plus petit en haut.
draft-lines = { $boxes ->
    [one] { $lines } lignes de { $dominoes } dominos.
   *[other] { $lines } lignes de { $dominoes } dominos, des deux boîtes en alternance.
}
draft-dice = Quatre dés sont lancés à chaque tour.
draft-note-kings = Noter qui choisit quoi
draft-note-dice = Noter qui prend quel dé
draft-note-text = Vous voyez alors aussi à qui c’est de jouer.
draft-shuffle = Mélanger et tirer la première ligne
draft-roll = Lancer les dés
draft-roll-again = Relancer
draft-next = Tirer la ligne { $line }
draft-line = Ligne { $line }
draft-line-of = Ligne { $line } sur { $lines }
draft-nothing = Rien n’a encore été tiré
draft-takes = { $name } prend un dé
draft-over = C’était la dernière ligne
draft-earlier = Lignes précédentes
draft-end = Recommencer
draft-end-sure = Oui, oublier cette partie
draft-take-die = Prendre : { $die }
draft-die-of = { $die }, dé pris par { $name }

## Pendule de jeu
clock-intro = Placez-la au milieu de la table : votre coup fini, touchez votre propre zone. Quand l’ordre change, touchez la zone du joueur suivant.
clock-per-game = Pour toute la partie
clock-per-turn = Pour chaque coup
clock-seconds = Secondes par coup
clock-facing = Lisible des deux côtés de la table
clock-facing-text = Les zones d’en face sont retournées.
clock-vibrate = Vibrer
clock-set = Régler la pendule
clock-begin = Touchez la zone du premier joueur
clock-turn = À { $name } de jouer
clock-paused = La pendule est en pause
clock-late = Temps écoulé : { $name }
clock-up = temps écoulé
clock-turns = { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}
clock-start = Démarrer
clock-pause = Pause
clock-go-on = Reprendre
clock-end = Nouvelle pendule
clock-end-sure = Oui, l’effacer
sounds-on = Sons : activés
sounds-off = Sons : coupés
clock-keys = Espace passe au suivant, 1–8 donnent la main à un joueur, P met en pause, U annule.

## À imprimer
print-intro = Choisissez ce qu’il vous faut. Tout est dessiné par nous ; une case de domino mesure 40 mm.
print-dominoes = Dominos
print-tiles = Tuiles bâtiment
print-castles = Châteaux et rois
print-pad = Carnet de score
print-sheets = Feuilles de carte
print-book = Grimoire
print-dice = Dés à plier
print-pages = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
print-paper = Papier
paper-a4 = A4
paper-letter = Letter
print-backs = Avec les dos, pour imprimer recto verso
print-go = { $pages ->
    [0] Imprimer
    [one] Imprimer { $pages } page
   *[other] Imprimer { $pages } pages
}
print-how = Imprimez à 100 % (« taille réelle ») et, en recto verso, retournez sur le bord long. Sur les pages à découper, un trait en bas de page montre si la taille est juste.
print-preview = Aperçu
print-measure = Ce trait mesure 50 mm.
print-back = { $title } (dos)
print-dominoes-of = { $game } : dominos { $first }–{ $last }
print-tiles-of = { $game } : tuiles bâtiment
print-dice-of = { $game } : dés
print-sheets-of = { $game } : feuilles de carte
print-book-of = { $game } : grimoire
print-pad-of = { $game } : carnet de score
print-reconstructed = certaines valeurs sont reconstituées
print-glue = découper le long des traits, plier selon les pointillés, coller les languettes
print-fold = plier selon les pointillés
print-castle-bonus = Croix du château : cochez cette case quand vous l’utilisez, une fois par partie.
print-at-once = immédiat
print-per-three = 3 pièces : 1
print-queen = La reine compte comme une couronne de plus sur le plus grand domaine du royaume qui l’accueille.
