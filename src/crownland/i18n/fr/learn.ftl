## Toutes les pages de règles
learn-title = Apprendre les jeux
learn-intro = Chaque jeu en cinq minutes environ. Chaque image est un moment d’une vraie partie.
learn-pages = Les règles
learn-read = Lire les règles
learn-minutes = { $minutes ->
    [one] { $minutes } minute de lecture
   *[other] { $minutes } minutes de lecture
}
learn-page-title = { $game } : les règles
learn-contents = Sommaire
learn-print = Imprimer
learn-other-games = Autres jeux
learn-components = Tout le matériel : dominos, tuiles, dés, pouvoirs
learn-components-text = Tout ce que contiennent les boîtes, et à quel point nous en sommes sûrs.
learn-numbers = Numéros des règles
learn-numbers-text = Chaque section se termine par les numéros de ses règles, comme K7. Chaque numéro a sa propre adresse : vous pouvez envoyer quelqu’un droit à une règle.
learn-marks = Deux marques
learn-marks-text = Là où un livret se tait, ou quand deux livrets se contredisent, il a fallu choisir : c’est marqué « Notre lecture ». Les éléments que nous n’avons pas pu voir, nous les avons refaits : c’est marqué « Reconstitué ».
learn-decided = Notre lecture
learn-reconstructed = Reconstitué
learn-rule-ids = Règles de cette section
learn-now = Pour cette décision : { $section }
learn-new-tab = Ouvrir la page
learn-player-0 = Rouge
learn-player-1 = Bleu
learn-player-2 = Vert
learn-player-3 = Doré
learn-player-4 = Violet
learn-player-5 = Turquoise
learn-player-6 = Brun
learn-player-7 = Gris
learn-setup-kings = Rois par joueur
learn-setup-dominoes = Dominos
learn-setup-line = Par ligne
learn-setup-rounds = Tours
learn-setup-frame = Royaume
learn-setup-teams = Équipes
learn-picture = { $part } : { $title }
learn-boxes = { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
}
learn-more-kingdomino = Kingdomino explique tout sur les dominos : les lignes, les rois, la pose, le cadre.
learn-more-queendomino = Queendomino explique tout sur les chevaliers, les bâtiments, la reine et le dragon.

## Kingdomino
learn-kingdomino-aim-title = L’idée
learn-kingdomino-aim-text =
    Vous régnez sur un petit château et voulez étendre vos terres. Coup après coup, vous prenez un domino et le posez dans votre royaume.
    Des cases du même paysage qui se touchent par un côté forment un _domaine_. À la fin, chaque domaine rapporte ses cases multipliées par ses couronnes. Le meilleur score gagne.
    On joue à deux, trois ou quatre. À deux joueurs, chacun a deux rois ; sinon, un seul. Le roi est le pion placé sur le domino que vous aurez.
learn-kingdomino-table-title = Préparer la table
learn-kingdomino-table-text =
    Il y a 48 dominos, numérotés de 1 à 48. Les petits numéros sont des paysages tout simples. Les grands sont des paysages rares, avec des couronnes.
    Mélangez-les. À deux ou trois joueurs, quelques-uns restent dans la boîte, et personne ne sait lesquels.
    Alignez autant de dominos qu’il y a de rois : c’est une _ligne_, le plus petit numéro en haut.
learn-kingdomino-opening-title = Le premier choix
learn-kingdomino-opening-text =
    Les rois sont tirés au sort, un par un. Le propriétaire du roi tiré le place sur un domino libre de la première ligne, à son choix.
    Quand tous les rois sont placés, la ligne suivante est disposée à côté de la première.
learn-kingdomino-opening-opening = Le roi de { $p0 } est sorti en premier et a pris le 47. { $p1 } a pris le 34. C’est maintenant le roi de { $p3 } qui sort ; le 6 et le 11 sont encore libres.
learn-kingdomino-opening-note = Selon certaines traductions, la personne qui tire un roi le place. La plupart disent que c’est son propriétaire, et nous aussi.
learn-kingdomino-round-title = Un tour
learn-kingdomino-round-text =
    On suit l’ancienne ligne, en commençant par le plus petit numéro. Quand c’est à votre roi de jouer, faites deux choses :
    1. _Posez_ dans votre royaume le domino placé sous votre roi.
    2. _Choisissez_ un domino libre de la nouvelle ligne et placez-y votre roi.
    Un petit numéro joue donc tôt au tour suivant et a plus de choix. Un grand numéro attend, mais apporte souvent des couronnes.
    Quand tout le monde a joué, la ligne suivante est disposée. Au dernier tour, il n’y en a plus : on ne fait que poser.
learn-kingdomino-round-round = { $p3 } et { $p1 } ont joué et choisi le 21 et le 44. { $p0 } pose maintenant le 13, puis choisit le 1 ou le 16. Avec le 1, { $p0 } jouera en premier au tour suivant.
learn-kingdomino-placing-title = Poser un domino
learn-kingdomino-placing-text =
    Un domino couvre deux cases libres. Au moins _une moitié_ doit toucher, par un côté, votre château ou une case du même paysage.
    Le château va avec tous les paysages. Les autres côtés peuvent toucher n’importe quoi.
    Une fois posé, un domino ne bouge plus.
learn-kingdomino-placing-placing =
    { $p2 } pose le domino 20 : blé avec une couronne, et lac. Les nombres sont les points qu’il rapporterait maintenant.
    A est permis : le blé touche du blé.
    B est permis : le château accepte tous les paysages.
    C n’est pas permis : aucune moitié ne touche son propre paysage.
learn-kingdomino-frame-title = Le cadre
learn-kingdomino-frame-text =
    Votre royaume, château compris, ne peut dépasser _cinq cases de large et cinq de haut_.
    Le château peut s’y trouver n’importe où : seul compte ce que vous avez posé.
learn-kingdomino-frame-frame =
    Le royaume de { $p3 } a déjà cinq cases de large.
    A convient.
    B touche le château, mais le royaume aurait six cases de large.
learn-kingdomino-discard-title = Un domino impossible à poser
learn-kingdomino-discard-text =
    Un domino qui peut être posé doit l’être, même là où il gêne.
    Un domino qui ne peut être posé nulle part quitte la partie. Vous choisissez quand même le suivant.
learn-kingdomino-discard-discard = { $p1 } a le domino 26 au dernier tour. Deux cases sont libres, mais pas côte à côte : le domino est perdu.
learn-kingdomino-scoring-title = Compter les points
learn-kingdomino-scoring-text =
    Comptez chaque domaine à part : _cases × couronnes_. Un domaine sans couronne ne rapporte rien, si grand soit-il.
    Le château ne fait partie d’aucun domaine. Deux domaines du même paysage qui ne se touchent pas se comptent séparément.
learn-kingdomino-scoring-scoring = La forêt de { $p3 } a 11 cases et 5 couronnes : 55 points. Tous les domaines ensemble rapportent 66 points.
learn-kingdomino-ties-title = L’égalité
learn-kingdomino-ties-text = Même nombre de points ? Le plus grand domaine l’emporte, avec ou sans couronnes. Toujours égalité ? C’est alors le nombre de couronnes dans tout le royaume qui décide. Encore égalité ? La victoire est partagée.
learn-kingdomino-ties-ties = Les deux ont 66 points. La forêt de { $p3 } a 11 cases, le lac de { $p1 } en a 10 : { $p3 } gagne.
learn-kingdomino-variants-title = Variantes
learn-kingdomino-variants-text = Quatre variantes changent un peu le jeu. Combinez-les à votre goût ; seul le Grand duel demande exactement deux joueurs.
learn-kingdomino-bonuses-title = Harmonie et Empire du milieu
learn-kingdomino-bonuses-text =
    - _Harmonie_ : 5 points si vous n’avez défaussé aucun domino.
    - _Empire du milieu_ : 10 points si votre château est au centre de votre royaume.
learn-kingdomino-bonuses-bonus = { $p0 } a les deux. { $p1 } n’a ni l’un ni l’autre : un domino a été défaussé, et le château est près du bas.
learn-kingdomino-bonuses-note = « Au centre » veut dire : aucune case n’est à plus de deux rangées ou colonnes du château (trois dans un royaume de 7 × 7). Les trous ne comptent pas.
learn-kingdomino-mighty-title = Grand duel
learn-kingdomino-mighty-text = À deux : les 48 dominos, 12 tours et des royaumes de 7 × 7 cases.
learn-kingdomino-mighty-mighty = Un Grand duel fait de grands domaines : ce royaume a marqué { $total } points.
learn-kingdomino-dynasty-title = Dynastie
learn-kingdomino-dynasty-text = Trois parties de suite, chacune avec un nouveau mélange et un nouveau premier choix. Additionnez les points des trois.
learn-kingdomino-dynasty-note = En cas d’égalité, le plus grand domaine de l’une des trois parties l’emporte, puis le plus grand nombre de couronnes dans les trois ; sinon, la victoire est partagée.

## La version d’essai
learn-sample-sample-title = Une courte partie à deux
learn-sample-sample-text =
    La version d’essai, c’est Kingdomino à deux en dix minutes : ses propres 24 dominos, six tours, deux rois chacun, des royaumes de 5 × 5.
    Tout le reste se joue comme dans Kingdomino. Dynastie, Harmonie et Empire du milieu marchent ici aussi.
learn-sample-set-title = Les 24 dominos
learn-sample-set-text = Voici les dominos avec lesquels nous jouons.
learn-sample-set-note = Nous n’avons jamais vu les dominos de la version d’essai. Les nôtres viennent de la boîte complète : le numéro 1 d’ici est le 1 ou le 2 de là-bas, le 2 est le 3 ou le 4, et ainsi de suite, avec exactement la moitié des cases de chaque paysage.

## Queendomino
learn-queendomino-aim-title = L’idée
learn-queendomino-aim-text =
    Queendomino, c’est Kingdomino avec des villes. Posez des dominos, envoyez des chevaliers lever l’impôt, bâtissez dans vos villes, courtisez la reine et méfiez-vous du dragon.
    On joue les 48 dominos de cette boîte, quatre par ligne, en douze tours. À deux joueurs, chacun a deux rois et un plus grand royaume. À trois, un domino reste sur chaque ligne ; il quitte la partie.
learn-queendomino-table-title = Préparer la table
learn-queendomino-table-text =
    Chacun commence avec _7 pièces et 1 chevalier_. La réserve commune compte 22 chevaliers, ceux-ci compris, et 15 tours à bâtir.
    Six tuiles bâtiment sont visibles sur le plateau des bâtisseurs, les autres forment une pile cachée. Le prix dépend de l’_emplacement_, pas de la tuile : 0, 1, 2, 3, 4 et 5 pièces.
learn-queendomino-table-table = Le plateau des bâtisseurs au début. Touchez une tuile pour lire ce qu’elle donne.
learn-queendomino-opening-title = Le premier choix
learn-queendomino-opening-text =
    À trois ou quatre joueurs, les rois sont tirés un par un, et le propriétaire de chacun choisit un domino.
    À deux joueurs, un seul roi est tiré. Son propriétaire choisit un domino, l’adversaire deux, et le premier joueur prend le dernier.
learn-queendomino-turn-title = À vous de jouer
learn-queendomino-turn-text =
    Cinq étapes, toujours dans cet ordre. La première et la dernière sont obligatoires, les autres non.
    1. _Posez_ votre domino.
    2. _Envoyez des chevaliers_ lever l’impôt.
    3. _Bâtissez_ dans une ville.
    4. _Soudoyez le dragon_.
    5. _Choisissez_ votre prochain domino.
learn-queendomino-turn-note = À deux joueurs, chacun de vos deux rois joue ainsi un coup complet. Une traduction peut laisser croire que chevaliers, bâtiment et dragon ne viennent qu’une fois par tour ; mais le livret décrit le coup d’un seul roi.
learn-queendomino-placing-title = 1. Poser
learn-queendomino-placing-text =
    Comme dans Kingdomino : une moitié doit toucher le château ou le même paysage, et le royaume doit tenir dans son cadre. Un domino qui peut être posé doit l’être ; sinon, il quitte la partie, et votre coup continue.
    La _ville_ est un paysage comme les autres. Une case de ville sans bâtiment est un _chantier_.
learn-queendomino-placing-placing = { $p2 } pose le domino 44 : la ville rejoint la ville, et la nouvelle case de ville est un chantier.
learn-queendomino-knights-title = 2. Envoyer des chevaliers
learn-queendomino-knights-text =
    Vous pouvez placer jusqu’à deux chevaliers sur le domino que vous venez de poser, un au plus sur chaque moitié.
    Chaque chevalier rapporte _une pièce par case_ du domaine où il se trouve. Les villes aussi paient l’impôt. Deux chevaliers sur un même domaine en perçoivent chacun la totalité.
    Les chevaliers restent où ils sont. Après une défausse, il n’y a pas d’impôt à lever.
learn-queendomino-knights-knights = { $p2 } vient de poser le domino 27. Sur la prairie, un chevalier rapporte 6 pièces ; sur la forêt, une seule.
learn-queendomino-safes-title = Les coffres
learn-queendomino-safes-text = Un coffre donne des pièces en plus chaque fois que vous levez l’impôt : une pour chacune de vos tours, ou une pour chacun de vos chevaliers, placés ou non.
learn-queendomino-safes-safe = { $p0 } possède le coffre des tours et 4 tours. Un chevalier sur le lac rapporte 3 + 4 pièces, un chevalier sur la ville 1 + 4.
learn-queendomino-safes-note = Un coffre paie pour chaque chevalier envoyé ; on compte après l’avoir placé.
learn-queendomino-building-title = 3. Bâtir
learn-queendomino-building-text =
    Vous pouvez acheter _une_ tuile par coup. Payez le prix de son emplacement et mettez-la sur un de vos chantiers, de ce tour ou d’un tour précédent. Un chevalier sur le chantier ne gêne pas.
    Ses chevaliers rejoignent votre réserve et pourront partir dès votre prochain coup. Ses tours rejoignent votre royaume. Ses couronnes comptent pour la ville où elle se trouve.
    L’emplacement reste vide jusqu’à la fin du tour.
learn-queendomino-building-building = { $p1 } a 7 pièces et un dernier chantier. Le camp d’entraînement est à l’emplacement à 5 pièces.
learn-queendomino-building-note = Un prix ne descend jamais sous 0. Si la réserve commune manque de chevaliers ou de tours, vous recevez ce qui reste. Les pièces ne manquent jamais.
learn-queendomino-queen-title = La reine
learn-queendomino-queen-text =
    Bâtissez des tours, et si vous en avez alors _au moins autant que chacun des autres_, la reine s’installe chez vous. Rien d’autre ne la déplace, et avant la première tour, elle n’est chez personne.
    Tant qu’elle est chez vous, chaque bâtiment vous coûte une pièce de moins. À la fin, elle compte comme une couronne de plus sur votre plus grand domaine.
learn-queendomino-queen-queen = { $p2 } accueille la reine : chaque prix baisse d’une pièce, mais jamais sous 0.
learn-queendomino-dragon-title = 4. Soudoyer le dragon
learn-queendomino-dragon-text =
    Le dragon est dans sa grotte, et la reine n’est pas chez vous ? Vous pouvez alors payer 1 pièce pour qu’il brûle une tuile visible de votre choix. La tuile quitte la partie, et le dragon reste sur l’emplacement vide jusqu’à la fin du tour.
    Cela n’arrive donc qu’une fois par tour pour toute la table. Si vous venez de gagner la reine dans ce même coup, vous n’y avez pas droit.
learn-queendomino-dragon-dragon = { $p1 } a payé une pièce, et le dragon a brûlé la fonderie à l’emplacement à 3 pièces.
learn-queendomino-slide-title = 5. Choisir, et finir le tour
learn-queendomino-slide-text =
    Choisissez un domino libre de la nouvelle ligne, comme dans Kingdomino.
    Après le dernier coup d’un tour, le dragon rentre dans sa grotte. Les tuiles visibles glissent vers les petits prix sans changer d’ordre, et de nouvelles tuiles remplissent les emplacements libres.
    Au dernier tour, personne ne choisit de domino, et rien ne glisse ensuite.
learn-queendomino-slide-slide = Le tour suivant : la grande taverne a glissé de 5 à 3 pièces, et deux nouvelles tuiles sont arrivées. C’est à { $p2 } de jouer, qui accueille toujours la reine et paie une pièce de moins.
learn-queendomino-slide-note = Quand la pile est épuisée, des emplacements restent vides, mais les tuiles glissent encore.
learn-queendomino-tiles-title = Toutes les tuiles bâtiment
learn-queendomino-tiles-text = Il y a 32 tuiles de 17 sortes. Ce qu’une tuile donne immédiatement est au milieu, les points de la fin sont en bas.
learn-queendomino-tiles-note = Sur quelques tuiles, nous n’avons pas pu voir les tours et les chevaliers ; ils sont choisis pour que tout s’accorde. La page du matériel dit lesquelles.
learn-queendomino-scoring-title = Compter les points
learn-queendomino-scoring-text =
    - _Pièces_ : 1 point par lot de trois.
    - _Domaines_ : cases × couronnes, villes comprises. Les couronnes des bâtiments comptent.
    - _La reine_ : une couronne de plus sur votre plus grand domaine, qu’il ait des couronnes ou non.
    - _Bâtiments_ : ce que dit chaque tuile : un nombre fixe, 2 pour chaque domaine distinct d’un certain paysage, ou 1 pour chacune de vos tours ou chacun de vos chevaliers, placés ou non.
learn-queendomino-scoring-scoring = La prairie de { $p2 } a 5 couronnes et la reine : 9 × 6 = 54.
learn-queendomino-scoring-note = L’exemple chiffré du livret donne 71 ici aussi. Il imprime 3 pour la statue, mais la somme demande les 5 que donne la tuile.
learn-queendomino-ties-title = L’égalité
learn-queendomino-ties-text = Même nombre de points ? Le plus grand domaine l’emporte, avec ou sans couronnes, villes comprises. Toujours égalité ? La victoire est partagée.

## Mariage royal
learn-royal_wedding-boxes-title = Deux boîtes, une table
learn-royal_wedding-boxes-text =
    Réunissez Kingdomino et Queendomino, de trois à huit joueurs. Toutes les règles de Queendomino s’appliquent.
    Les lignes viennent en alternance des deux boîtes, Queendomino d’abord. Une ligne ne les mélange jamais.
learn-royal_wedding-boxes-boxes = La première ligne vient de Queendomino, la deuxième de Kingdomino. Des numéros peuvent se répéter ; seul compte l’ordre au sein d’une ligne.
learn-royal_wedding-numbers-title = Les quantités
learn-royal_wedding-numbers-text =
    À trois ou quatre, on bâtit de grands royaumes en 24 tours. À cinq ou plus, de petits royaumes en 12 tours, avec des lignes de huit.
    Les dominos que personne ne choisit quittent la partie.
    On peut jouer à sept ou huit sans équipes, mais les tours deviennent longs ; mieux vaut former des équipes.
learn-royal_wedding-teams-title = Équipes de deux
learn-royal_wedding-teams-text =
    À six ou huit, vous pouvez jouer par deux. Les partenaires partagent un château, un royaume de 7 × 7, une réserve de 7 pièces et 1 chevalier, les tours, la reine et le score.
    Chacun a son propre roi. Quand c’est au vôtre de jouer, la décision est à vous.
learn-royal_wedding-teams-teams = { $p0 } et { $p1 } bâtissent ce royaume ensemble : chaque tour lui apporte deux dominos.
learn-royal_wedding-supply-title = La réserve commune
learn-royal_wedding-supply-text = Tuiles, chevaliers et tours viennent d’une seule boîte de Queendomino, quel que soit le nombre de joueurs. Tout part très vite !

## Duel
learn-duel-aim-title = L’idée
learn-duel-aim-text =
    Un duel au crayon et aux dés. Vous partagez à deux les mêmes quatre dés, et chacun dessine des blasons sur sa carte : 34 écus autour d’un château.
    Des écus du même blason qui se touchent par un côté forment un _domaine_. À la fin, chaque domaine rapporte ses écus multipliés par ses _croix_.
    Il y a six blasons et quatre dés différents. Certaines faces ont une ou deux croix, et deux dés ont un joker, « ? ».
learn-duel-dice-title = Partager les dés
learn-duel-dice-text =
    L’un de vous est A et lance les quatre dés. A prend un dé. B prend deux des trois autres. Le dernier est pour A.
    Ensuite, chacun dessine : d’abord A, puis B. Au tour suivant, les rôles changent.
learn-duel-dice-dice = { $p1 } est A et a pris le trait avec une croix. { $p0 } prend maintenant deux des trois autres.
learn-duel-dice-note = Le livret fait commencer la personne la plus âgée. Ici, le hasard décide qui est A en premier.
learn-duel-drawing-title = Dessiner votre domino
learn-duel-drawing-text =
    Vos deux dés forment un domino. Dessinez-le sur deux écus vides côte à côte. Au moins _une moitié_ doit toucher le château, ou le même blason d’un tour précédent.
    Le contact entre les deux moitiés ne compte pas. Le bord de la carte est fixe.
learn-duel-drawing-drawing =
    { $p0 } dessine « plein » et « deux ronds ».
    A est permis : « plein » touche « plein ».
    B n’est pas permis : aucune moitié ne touche son propre blason.
learn-duel-joker-title = Le joker
learn-duel-joker-text = Un joker devient le blason de votre choix. Vous le choisissez en le dessinant, et il le reste.
learn-duel-joker-joker =
    { $p0 } a « plein » avec deux croix, et un joker.
    A : le joker devient « plein », lui aussi. Son voisin touche le château.
    B : le joker devient un rond et touche un rond.
learn-duel-must-title = Faut-il dessiner ?
learn-duel-must-text =
    - Si vous pouvez dessiner sans l’aide d’un pouvoir, vous devez dessiner. Vous pouvez tout de même en utiliser un.
    - Si vous ne pouvez dessiner qu’avec un pouvoir, c’est permis, mais pas obligatoire.
    - Si vous ne pouvez pas dessiner du tout, vous ne dessinez rien ce tour-ci.
learn-duel-book-title = Le grimoire
learn-duel-book-text =
    Quand les deux ont dessiné, chaque dé _sans croix_ coche une case dans la ligne de son blason, du côté du joueur qui l’a pris. A coche avant B. Deux dés identiques cochent deux fois.
    Ce qui compte, c’est ce que montrait le dé quand vous l’avez dessiné. Un joker ne coche rien ; sans dessin, on ne coche rien non plus.
    Les lignes ont 5, 5, 4, 4, 3 et 3 cases. La première personne à remplir une ligne gagne son pouvoir ; la ligne de l’autre est bloquée. Dans une ligne pleine ou bloquée, on ne coche plus rien.
learn-duel-book-book = { $p1 } a rempli la ligne des traits en premier et détient son pouvoir. La ligne de { $p0 } est bloquée.
learn-duel-powers-title = Six pouvoirs
learn-duel-powers-text =
    Chaque pouvoir sert une seule fois, à partir du tour qui suit celui où vous l’avez gagné. Les deux derniers agissent immédiatement.
    Les pouvoirs et la croix du château peuvent se combiner dans un même coup, sauf « N’importe où » avec « Séparément ».
learn-duel-powers-apart = « Séparément » : { $p1 } dessine les deux dés à des endroits différents. Chaque moitié touche son propre blason.
learn-duel-powers-anywhere = « N’importe où » : { $p1 } remplit les deux derniers écus, alors que rien ne se touche.
learn-duel-castle-title = La croix du château
learn-duel-castle-text = Une fois par partie, ajoutez une croix à un de vos deux dés avant de dessiner, même à un joker. Ce dé ne coche alors aucune case.
learn-duel-castle-castle = { $p0 } ajoute la croix du château à « deux traits » avec une croix : il en a maintenant deux, et ce dessin vaut 10 points.
learn-duel-end-title = Deux façons de finir
learn-duel-end-text =
    La partie se termine avec le tour où
    - quelqu’un dessine sur son dernier écu vide, ou
    - personne n’a pu dessiner quoi que ce soit, même avec ses pouvoirs.
    Dans ce tour, on coche encore, et les pouvoirs immédiats agissent. Si vous pouvez dessiner avec un pouvoir et ne le voulez pas, la partie continue.
learn-duel-end-note = Ce qui compte, c’est de pouvoir dessiner vos dés tels qu’ils sont. Que l’un d’eux ait pu être tourné avant n’y change rien.
learn-duel-scoring-title = Compter les points
learn-duel-scoring-text =
    Chaque domaine rapporte écus × croix. Si vous avez désigné un blason, chacun de vos domaines de ce blason rapporte 3 points de plus, avec ou sans croix.
    Même nombre de points ? Le plus grand domaine l’emporte. Toujours égalité ? La victoire est partagée.
learn-duel-scoring-scoring = { $p0 } avait désigné le trait : trois domaines de traits rapportent 9 points de plus. { $p1 } a dessiné sur son dernier écu, mais { $p0 } gagne.

## Tout le matériel
pieces-title = Tout le matériel
pieces-intro = Tous les dominos, tuiles, dés et pouvoirs avec lesquels nous jouons, dessinés par nous. Chacun porte une marque qui dit à quel point nous en sommes sûrs.
pieces-box = Boîte
pieces-all = Toutes les boîtes
pieces-dominoes = { $dominoes } dominos
pieces-tiles = { $tiles } tuiles bâtiment
pieces-dice = Quatre dés
pieces-towers = Tours
pieces-knights = Chevaliers
pieces-kingdomino-text = La liste est bien connue, et ses totaux sont vérifiés.
pieces-sample-text = Nous n’avons jamais vu les dominos de la version d’essai. Le numéro 1 est le 1 ou le 2 de la boîte complète, le 2 est le 3 ou le 4, et ainsi de suite ; chaque paysage garde exactement la moitié de ses cases.
pieces-queendomino-text = Ce que montrent les dominos est certain. Le numéro de chacun vient d’une seule source ; les quatre numéros que nous avons pu comparer à des photos concordent.
pieces-tiles-text = Noms, nombre d’exemplaires, couronnes, impôts et points des tuiles sont connus. Tours et chevaliers ont leur propre marque. Si vous avez le jeu et voyez une erreur, dites-le-nous.
pieces-dice-text = Quatre dés différents, six blasons, un joker et jusqu’à deux croix : c’est certain, le livret les montre. La répartition des faces sur les dés vient d’une seule source.
pieces-spells-text = Les pouvoirs sont certains. Le nombre de cases d’une ligne et le pouvoir qu’elle donne viennent d’une seule source. Les noms des pouvoirs sont de nous.
mark-certain = Certain
mark-certain-text = Bien connu et vérifié.
mark-likely = Probable
mark-likely-text = D’une seule source, que rien ne contredit.
mark-seen = Vu
mark-seen-text = Lu sur une image de la tuile.
mark-derived = Déduit
mark-derived-text = Découle de ce que nous savons par ailleurs, comme une somme du livret.
mark-reconstructed = Reconstitué
mark-reconstructed-text = Choisi par nous pour que tout s’accorde. C’est peut-être faux.
