## Le calculateur de points
score-title = Calculateur de points
score-text = Touchez les cases de chaque royaume ; les points s’additionnent au fur et à mesure.
score-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
score-again = Recommencer
score-again-sure = Oui, vider tous les royaumes
score-kingdoms = Royaumes
score-result = Résultat
score-undone = La dernière étape a été annulée.
score-told = { $square }. { $points ->
    [one] { $points } point en tout
   *[other] { $points } points en tout
}
score-link-read = Cette table est arrivée avec un lien. « Annuler » rétablit la vôtre.
score-link-broken = Ce lien est abîmé : rien n’a été chargé. Redemandez-le.
score-squares = { $squares ->
    [one] { $squares } case sur { $most }
   *[other] { $squares } cases sur { $most }
}
score-on-land = Afficher les points sur les paysages
score-clear-kingdom = Vider ce royaume
score-keys = Clavier sur la grille : les flèches déplacent, les lettres posent un paysage (les mêmes que dans le texte), les chiffres fixent les couronnes, Entrée fait ce que dit la palette, Retour arrière efface, Maj avec les flèches déplace tout le royaume, U annule.

## Ce que l’on pose
score-brush = Ce que vous posez
score-crowns = { $crowns ->
    [0] Sans couronne
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
score-crosses = { $crosses ->
    [0] Sans croix
   *[other] { $crosses } croix
}
score-building = Un bâtiment
score-castle = Le château
score-clear = Effacer une case
score-shift = Touchez la case du château, ou déplacez tout :
score-shift-left = Déplacer le royaume vers la gauche
score-shift-right = Déplacer le royaume vers la droite
score-shift-up = Déplacer le royaume vers le haut
score-shift-down = Déplacer le royaume vers le bas

## Ce qui compte aussi
score-court = Cour
score-knights = Chevaliers
score-towers = Tours
score-brought = par les bâtiments
score-queen = La reine est ici
score-more = Ajouter : { $what }
score-less = Enlever : { $what }
score-named = Blason désigné, 3 points par domaine
score-named-none = aucun
score-no-discard = Aucun domino n’a été défaussé

## En texte
score-type = Saisir du texte
score-type-label = Ce royaume en texte
score-type-text = Une ligne par rangée, comme la lit la commande « crownland score » : # est le château, un point est une case vide, un chiffre après une lettre compte les couronnes. { $letters }.
score-letter = { $letter } { $terrain }
text-long = Il faut au plus { $most } caractères, mais il y en a { $got }.
text-castle = Un royaume a un seul château (#) ; ici, il y en a { $castles }.
text-cell = Rangée { $row }, colonne { $column } : il faut #, un point ou une des lettres, suivie d’un chiffre jusqu’à { $most }, et non « { $got } ».
text-frame = Ce royaume doit tenir dans { $most } × { $most } cases, mais il en a { $columns } de large et { $rows } de haut.
text-map = Le château est au milieu d’une carte de { $rows } rangées et { $columns } colonnes ; ceci n’y tient pas.
text-option = Après les rangées, ce jeu connaît { $options }, mais pas « { $got } ».
text-number = { $option } demande un nombre jusqu’à { $most }, et non « { $got } ».
text-named = Il faut un de ces blasons : { $arms }, et non « { $got } ».
text-building = Aucun bâtiment ne s’appelle « { $got } ».
text-square = Il faut une case comme f5, et non « { $got } ».
text-site = Un bâtiment occupe à lui seul une case de ville ; ce n’est pas le cas de « { $got } ».

## Le résultat
score-missing = { $kingdoms ->
    [one] { $kingdoms } royaume est encore vide
   *[other] { $kingdoms } royaumes sont encore vides
}

## Ce qui ne peut pas être
score-doubts = À vérifier
doubt-frame = { $name } : le royaume doit tenir dans { $most } × { $most } cases, mais il en a { $columns } de large et { $rows } de haut.
doubt-apart = { $name } : certaines cases ne sont pas reliées au château.
doubt-even = { $name } : les dominos couvrent un nombre pair de cases, mais il y en a { $squares }.
doubt-crowns = { $name } : aucun domino de ce jeu n’a la case « { $terrain }, { $crowns ->
    [0] sans couronne
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
} ».
doubt-squares = Tous royaumes réunis : pour ce paysage ({ $terrain }), ce jeu a { $most } cases, mais il y en a { $squares }.
doubt-halves = Tous royaumes réunis : ce jeu a { $most } fois la case « { $terrain }, { $crowns ->
    [0] sans couronne
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
} », mais elle est posée { $squares } fois.
doubt-alone = { $name } : la case « { $terrain }, { $crowns ->
    [0] sans couronne
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
} » ne forme un domino de ce jeu avec aucune de ses voisines.
doubt-cover = { $name } : aucun assemblage de dominos de ce jeu ne couvre ce royaume.
doubt-copies = Tous royaumes réunis : la tuile « { $building } » existe en { $most ->
    [one] { $most } exemplaire
   *[other] { $most } exemplaires
}, mais elle est posée { $tiles } fois.
doubt-knights = Tous royaumes réunis : il y a { $most } chevaliers, mais on en compte { $knights }.
doubt-towers = Tous royaumes réunis : il y a { $most } tours, mais on en compte { $towers }.
doubt-queen_towerless = { $name } : la reine ne va que là où il y a une tour.
doubt-queen_outbuilt = { $name } : la reine reste là où il y a le plus de tours, et quelqu’un en a { $most }.
doubt-queen_nobody = Quelqu’un a bâti une tour : la reine doit donc être chez quelqu’un.
doubt-crosses = { $name } : on peut ajouter au plus { $most } croix à celles des dés, mais ici { $crosses } ont été ajoutées.
