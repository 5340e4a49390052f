# Le jeu dans le terminal. Les mots que l’on tape sont les mêmes dans toutes les langues et ne se traduisent pas : help, legal,
# show, hint, me, log, score, undo, resign, quit, draft, board, look, book, place, claim, knights, build, burn, take, draw,
# castle, turn, name, cross, any, apart. De même pour les cases comme f4 et les blasons comme dd.

## Les premières questions
terminal-welcome = Bienvenue dans Crownland. Entrée choisit ce qui est entre [crochets].
terminal-which-game = Quel jeu ?
terminal-type-game = Tapez un numéro ou le début d’un nom [{ $usual }]
terminal-how-many = Combien de joueurs : { $numbers } ? [{ $usual }]
terminal-type-options = Tapez des numéros séparés par des virgules [aucun]
terminal-who-plays = Qui joue contre vous ?
terminal-type-rival = Tapez un numéro, le début d’un nom ou un autre bot [{ $usual }]
terminal-your-name = Votre nom ? [{ $usual }]
terminal-preparing = Préparation du jeu pour cet ordinateur. Cela ne se fait qu’une fois et peut prendre une demi-minute.

## Ce que l’on peut taper
terminal-help-legal = lister tout ce que vous pouvez faire (legal 2 : la deuxième page)
terminal-help-show = voir le numéro 3 de la liste dans le royaume avant de décider
terminal-help-hint = voir ce qu’un bot fort ferait à votre place, et pourquoi
terminal-help-me = redessiner la table, avec toutes vos possibilités
terminal-help-log = redire ce qui s’est passé depuis votre décision
terminal-help-score = montrer les points de chaque royaume, domaine par domaine
terminal-help-undo = annuler votre dernière décision et tout ce qui a suivi
terminal-help-resign = abandonner
terminal-help-quit = quitter la partie
terminal-help-help = montrer cette liste
terminal-help-place = poser votre domino comme le numéro 3 de la liste (ou juste 3)
terminal-help-place-squares = poser sa première moitié en f4 et la seconde en g4
terminal-help-claim = placer votre roi sur le domino 31 de la nouvelle ligne (ou juste 31)
terminal-help-draft = montrer les deux lignes et ce que personne n’a encore vu
terminal-help-knights = envoyer des chevaliers comme le numéro 3 de la liste ; knights e4 donne la case ; Entrée les garde
terminal-help-build = bâtir la tuile de l’emplacement 3 là où elle rapporte le plus ; build 3 e4 : en e4 ; Entrée ne bâtit rien
terminal-help-burn = soudoyer le dragon d’une pièce pour brûler la tuile de l’emplacement 3 ; Entrée le laisse tranquille
terminal-help-board = expliquer les bâtiments proposés, la reine et le dragon
terminal-help-look = agrandir le royaume 2, avec ses bâtiments
terminal-help-take = prendre le dé 2 (ou juste 2) ; 13 ou take 1 3 prend les dés 1 et 3
terminal-help-draw = dessiner vos dés comme le numéro 3 de la liste (ou juste 3)
terminal-help-draw-squares = dessiner sur ces deux cases ; si plusieurs dessins conviennent, on vous demande lequel
terminal-help-draw-arms = de même avec les blasons : d, l, dd, ll, f, c comme dans le grimoire
terminal-help-draw-power = lister ce que permet le pouvoir, tant que vous l’avez
terminal-help-castle = ajouter la croix du château au dé 2, une fois par partie ; Entrée la garde
terminal-help-turn = tourner le dé 2 sur cette face, tant que vous avez le pouvoir ; Entrée le garde
terminal-help-name = utiliser les pouvoirs immédiats
terminal-help-book = expliquer les pouvoirs du grimoire

## À la table
terminal-enter-for = Entrée pour : { $choice }
terminal-enter = Entrée : { $choice }.
terminal-more = { $count ->
    [one] Encore { $count } : legal.
   *[other] Encore { $count } : legal.
}
terminal-help = Aide : help.
terminal-type-one-of = Tapez un de ces numéros : { $numbers }.
terminal-page = Page { $page } sur { $pages }.
terminal-which = Que choisir ? (me : tout revoir)
terminal-log-none = Rien ne s’est passé depuis votre décision.
terminal-queen-moves = La reine va chez { $name }.
terminal-points = { $points }pt
terminal-coins = { $coins }pc
terminal-queen = reine
terminal-largest = Plus grand domaine
terminal-resign = Abandonner cette partie ? (o/N)
# Ce qui vaut oui à la question précédente, séparé par des espaces.
terminal-yes = o oui
terminal-next-game = Entrée pour la partie suivante.
terminal-save-record = Garder l’enregistrement de cette partie ? Tapez un nom de fichier, ou Entrée pour non :
terminal-saved = La partie est enregistrée dans { $file }.
terminal-saved-unfinished = La partie inachevée est enregistrée dans { $file }.
terminal-left = Vous avez quitté la partie.
terminal-stopped = Arrêt.

## Duel
terminal-shields = { $shields ->
    [one] { $shields } écu libre sur la carte la plus remplie
   *[other] { $shields } écus libres sur la carte la plus remplie
}
terminal-take-one = Votre adversaire prend deux des autres, et le dernier est à vous. Entre parenthèses : les points de votre meilleur dessin avec chaque autre dé.
terminal-take-two = 13 prend les dés 1 et 3. Le dernier va à votre adversaire.
terminal-take-power = Ou utilisez votre pouvoir et prenez-en deux : 13 prend les dés 1 et 3.
terminal-with-die = { $gain } avec { $die }
terminal-draw-nowhere = Ils ne peuvent être dessinés nulle part sur votre carte.
terminal-draw-joker = Donnez deux cases pour choisir le blason du joker.
terminal-turn-points = Les points sont ceux de votre meilleur dessin ensuite.
terminal-castle-tick = Les points sont ceux de votre meilleur dessin ensuite. Ce dé ne coche alors aucune case.
terminal-wins-power = { $name } remplit la ligne « { $arms } » et gagne son pouvoir.
terminal-map-full = Carte remplie : { $names }.
terminal-no-drawing = Personne n’a pu dessiner.

## Ce qui n’a pas été compris
terminal-expected-verb = Il faut { $verb } maintenant, et non « { $got } ».
terminal-expected-verb-number = Il faut { $verb } avec un numéro, ou help, et non « { $got } ».
terminal-expected-verb-enter = Il faut { $verb } avec un numéro, ou Entrée pour ne rien faire.
terminal-expected-verb-with = Il faut { $verb } avec { $options }, et non « { $got } ».
terminal-expected-number = Il faut un nombre de { $least } à { $most }, et non « { $got } ».
terminal-expected-number-or-name = Il faut un nombre de { $least } à { $most } ou un nom, et non « { $got } ».
terminal-expected-numbers = Il faut des nombres de 1 à { $most }, et non « { $got } ».
terminal-expected-one-of = Il faut { $options }, et non « { $got } ».
terminal-expected-name = Il faut un nom de 1 à { $most } caractères imprimables, et non « { $got } ».
terminal-expected-rivals = { $most ->
    [one] Il faut { $most } adversaire, mais il y en a { $got }.
   *[other] Il faut de 1 à { $most } adversaires, mais il y en a { $got }.
}
terminal-expected-squares = Il faut un numéro ou deux cases comme { $example }, et non « { $got } ».
terminal-expected-neighbours = Il faut deux cases côte à côte ; { $squares } ne le sont pas.
terminal-expected-knights = Il faut des chevaliers en { $squares }, autant que vous en avez, et non « { $got } ».
terminal-expected-slot = Il faut burn avec le numéro d’un emplacement, et non « { $got } ».
terminal-expected-site = Il faut un emplacement et un chantier comme 3 e4, et non « { $got } ».
terminal-expected-affordable = Il faut un emplacement dont vous pouvez payer le bâtiment, et non « { $got } ».
terminal-expected-example = Il faut { $verb }, par exemple { $example }, et non « { $got } ».
terminal-die-taken = Le dé { $die } est pris ; choisissez parmi ceux du milieu.
terminal-power-not-held = Vous n’avez pas le pouvoir { $word }.
terminal-power-needed = Il faut un pouvoir pour cela : ajoutez { $words }.
terminal-file-missing = Aucun fichier ni dossier de ce nom : { $file }
terminal-file-refused = Impossible de lire ou d’écrire { $file }. Détails (en anglais) : { $why }
terminal-details = { $sentence } Détails (en anglais) : { $why }

## Replays et points
terminal-replay-keys = Entrée suite · b retour · f début · e fin · numéro Entrée aller à · s score · q quitter
terminal-record-ends = L’enregistrement s’arrête ici, avant la fin de la partie.
terminal-this-kingdom = Ce royaume
