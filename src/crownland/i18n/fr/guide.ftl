## Autour d’une partie guidée
guide = Guide
guide-title = Une première partie guidée
guide-text = Une partie, un guide à côté : chaque étape est expliquée, et c’est vous qui jouez. Partez quand vous voulez, et revenez pour continuer.
guide-fair = Ces tirages sont préparés, pour qu’il y ait quelque chose à expliquer à chaque tour. Dans toute autre partie, personne ne choisit ce qui sort, et chacun peut le vérifier ensuite.
guide-minutes = { $minutes ->
    [one] { $minutes } minute environ
   *[other] { $minutes } minutes environ
}
guide-offer = Première visite ? Apprenez en jouant
guide-offer-close = Non, merci
guide-next = Suivant
guide-skip = Sans guide
guide-show = Voir le guide
guide-sum-up = Bilan
guide-prepared = Leçon · tirage préparé
guide-prepared-text = Le tirage de cette partie a été préparé.
guide-over = C’était une partie guidée, avec un tirage préparé.
guide-summary = Ce que vous savez maintenant
guide-best = Votre meilleur domaine : { $terrain }, { $squares } × { $crowns } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
guide-real = Jouer une vraie partie
guide-rules = Lire les règles
guide-go-on = Continuer ici
guide-others = Autres parties guidées :

## Dit dans tous les jeux
guide-any-missed =
    Ça marche aussi
    Un autre endroit aurait rapporté +{ $best }. { $undo ->
        [yes] « Annuler » vous rend le domino, ou continuez simplement.
       *[no] Vous le saurez la prochaine fois.
    }
guide-any-done =
    Vous savez tout
    Regardez où en sont les points, ou continuez à jouer aussi longtemps que vous voulez.
guide-any-found =
    Bien trouvé : +{ $points }
    Aucun autre endroit n’aurait rapporté plus. Vos points sont à côté de votre nom.
guide-tip-place = { $best ->
    [0] Aucun endroit ne rapporte de points pour l’instant. Gardez les mêmes paysages ensemble.
   *[other] Le meilleur endroit rapporte +{ $best } tout de suite.
}
guide-tip-discard = Il ne peut être posé nulle part : il quitte la partie.
guide-tip-claim = Cherchez des couronnes, et des paysages que vous avez déjà.
guide-tip-knights = C’est sur votre plus grand domaine qu’un chevalier rapporte le plus.
guide-tip-build = Lisez ce que donnent les tuiles, et gardez quelques pièces.
guide-tip-burn = Ne brûlez que ce qui aiderait { $name } plus qu’une pièce ne vous aide.
guide-tip-take = Les croix font des points ; les blasons sans croix remplissent le grimoire.
guide-tip-turn = Un dé peut être tourné sur la face de votre choix, une fois par partie.
guide-tip-castle = Une croix vaut autant de points que son domaine aura de cases.
guide-tip-draw = { $best ->
    [0] Aucun endroit ne rapporte de points pour l’instant. Gardez les mêmes blasons ensemble.
   *[other] Le meilleur endroit rapporte +{ $best } tout de suite.
}
guide-tip-name = Choisissez le blason dont vous aurez le plus de domaines.
guide-tip-cross = C’est dans votre plus grand domaine qu’une croix rapporte le plus.

## Kingdomino
guide-kingdomino-welcome =
    Votre royaume commence ici
    Ce n’est encore qu’un château. En six tours, vous ajoutez des dominos, jusqu’à 5 × 5 cases ; le meilleur score gagne. Vous jouez contre { $name }, et rien ne peut mal tourner.
guide-kingdomino-first =
    Choisissez un domino
    Les grands numéros ont souvent des couronnes, et les couronnes font des points. Les petits numéros jouent plus tôt au tour suivant.
    { $taps ->
        [yes] Touchez-en un, puis touchez-le encore pour le prendre.
       *[no] Cliquez sur l’un d’eux. Au clavier : N pour le marquer, Entrée pour le prendre.
    }
guide-kingdomino-second =
    Et un deuxième
    À deux joueurs, chacun a deux rois. Un même paysage sur les deux pourra former un grand domaine.
guide-kingdomino-order =
    { $who ->
        [me] Vous jouez en premier
       *[other] { $name } joue en premier
    }
    Chaque tour se joue du plus petit numéro au plus grand. Les écus montrent à qui est le roi posé sur chaque domino.
guide-kingdomino-place =
    Posez le domino { $domino }
    Le château va avec tous les paysages : chacun de ses côtés convient.
    { $taps ->
        [yes] Touchez une case claire, touchez encore pour tourner, puis appuyez sur « Poser ».
       *[no] Cliquez sur une case claire ; R tourne. Au clavier : N, puis Entrée.
    }
guide-kingdomino-next =
    Choisissez votre prochain domino
    Votre roi passe sur la nouvelle ligne. Vous poserez ce domino au tour suivant, et le plus petit numéro jouera encore en premier.
guide-kingdomino-match =
    { $best ->
        [0] Le même paysage, ou le château
       *[other] Trouverez-vous +{ $best } ?
    }
    Au moins une moitié doit toucher le même paysage ou votre château. La pastille sur le domino montre les points qu’il rapporte.
guide-kingdomino-crowns =
    Cases × couronnes
    Des cases d’un même paysage qui se touchent forment un domaine. Il vaut ses cases multipliées par ses couronnes ; sans couronne, rien. Appuyez sur « Scores » pour voir les vôtres.
guide-kingdomino-early =
    Petit ou grand ?
    Le domino { $low } a le plus petit numéro : qui le prend joue en premier au tour suivant et choisit avant les autres. Les grands numéros valent plus, mais choisissent en dernier.
guide-kingdomino-deny =
    Regardez en face
    Le domaine de { $name } : { $land }. Le domino { $wanted } lui apporterait une couronne ; prenez-le, et { $name } s’en passera.
guide-kingdomino-frame =
    Attention au cadre
    Tout doit tenir dans 5 × 5 cases, château compris. Le cadre doré a cette taille ; il peut encore glisser tant qu’il contient votre royaume.
guide-kingdomino-discard =
    Impossible de poser celui-ci
    Il est donc défaussé et quitte la partie. Vous n’y perdez aucun point.
guide-kingdomino-full =
    Gardez de la place
    Un domino qui peut être posé doit l’être ; sinon, il est défaussé. Des cases libres côte à côte vous évitent des ennuis.
guide-kingdomino-last =
    Le dernier tour
    Il n’y a plus rien à choisir. Posez vos derniers dominos, puis on compte les points.
guide-kingdomino-end =
    Vous avez joué une partie entière de Kingdomino.
    Chaque domaine compte ses cases multipliées par ses couronnes ; sans couronne, un paysage ne vaut rien, si grand soit-il.

## Queendomino
guide-queendomino-welcome =
    Kingdomino avec une cour
    Vous posez des dominos comme dans Kingdomino. La nouveauté : les pièces, les chevaliers, les bâtiments, la reine et le dragon. Si les dominos sont nouveaux pour vous, jouez d’abord la partie guidée de Kingdomino.
guide-queendomino-court =
    Votre cour
    Vous avez sept pièces et un chevalier, et encore aucune tour. À la fin, trois pièces valent un point.
guide-queendomino-first =
    Choisissez un domino avec une ville
    Sur les cases rouges de ville, vous pouvez bâtir. Comme dans Kingdomino, les petits numéros jouent en premier.
    { $taps ->
        [yes] Touchez-en un, puis touchez-le encore pour le prendre.
       *[no] Cliquez sur l’un d’eux. Au clavier : N pour le marquer, Entrée pour le prendre.
    }
guide-queendomino-second =
    Le dernier est à vous
    Vous avez choisi en premier, { $name } en a pris deux, et le quatrième vous revient. Ensuite, chaque roi choisit quand c’est à lui de jouer.
guide-queendomino-place =
    Posez votre domino
    Il doit toucher le même paysage ou votre château. À deux joueurs, un royaume peut atteindre 7 × 7 cases.
    { $taps ->
        [yes] Touchez une case claire, touchez encore pour tourner, puis appuyez sur « Poser ».
       *[no] Cliquez sur une case claire ; R tourne. Au clavier : N, puis Entrée.
    }
guide-queendomino-knights =
    Envoyer votre chevalier ?
    Sur une case que vous venez de poser, il rapporte une pièce par case du domaine, et il y reste pour de bon. Ou gardez-le pour un domaine plus grand.
    { $taps ->
        [yes] Touchez une des deux cases, puis le bouton.
       *[no] Cliquez sur une des deux cases, puis sur le bouton.
    }
guide-queendomino-build =
    Construire un bâtiment ?
    Choisissez une tuile, puis une case de ville. Le prix est au-dessus de chaque tuile ; { $taps ->
        [yes] touchez-la
       *[no] survolez-la
    } pour lire ce qu’elle donne. Les tours attirent la reine.
guide-queendomino-queen =
    { $who ->
        [me] La reine est chez vous
       *[other] La reine est chez { $name }
    }
    Elle va chez quiconque bâtit des tours et en a alors au moins autant que chacun des autres.
guide-queendomino-gift =
    Ce qu’apporte la reine
    Dans le royaume qui l’accueille, chaque bâtiment coûte une pièce de moins. À la fin, elle y compte comme une couronne de plus sur le plus grand domaine.
guide-queendomino-dragon =
    Soudoyer le dragon ?
    Pour une pièce, il brûle une tuile qui pourrait tenter { $name } : une fois par tour, et jamais si l’on accueille la reine. Le plus souvent, on le laisse tranquille.
guide-queendomino-turn =
    Choisissez ensuite votre prochain domino
    C’était un coup complet : poser, chevaliers, bâtir, dragon, choisir. Seules la première et la dernière étape sont obligatoires.
guide-queendomino-towers =
    La reine attend
    Elle va chez quiconque bâtit des tours et en a alors au moins autant que chacun des autres. Personne n’en a encore bâti.
guide-queendomino-cave =
    Le dragon dans sa grotte
    Si vous n’accueillez pas la reine, vous pouvez payer une pièce pour qu’il brûle une des tuiles proposées, une fois par tour pour toute la table.
guide-queendomino-end =
    Voilà comment se joue Queendomino.
    { $over ->
        [yes] Les domaines, les bâtiments et un point pour trois pièces font le résultat.
       *[no] Voici les points si tout s’arrêtait maintenant : domaines, bâtiments, et un point pour trois pièces. Une vraie partie dure douze tours.
    }

## Duel
guide-duel-welcome =
    Deux dés font un domino
    À chaque tour, vous dessinez deux dés sur votre carte, autour du château. Ici, les blasons sont les paysages, et les croix sont les couronnes.
guide-duel-first =
    Prenez un dé
    Vous choisissez en premier ce tour-ci. { $name } en prend ensuite deux, et le dernier dé est à vous.
    { $taps ->
        [yes] Touchez un dé, puis le bouton.
       *[no] Cliquez sur un dé, puis sur le bouton. Au clavier : N, puis Entrée.
    }
guide-duel-castle =
    La croix de votre château
    Une fois par partie, le château ajoute une croix à un de vos dés. Utilisez-la maintenant, ou gardez-la pour un domaine qui deviendra grand.
guide-duel-draw =
    Dessinez votre domino
    Choisissez deux écus libres côte à côte. Au moins un doit toucher le château.
guide-duel-book =
    Le grimoire
    Chaque blason que vous dessinez sans croix coche une case ici. La première ligne remplie donne son pouvoir, et celle de l’adversaire est bloquée.
guide-duel-joker =
    Un joker
    Le point d’interrogation devient le blason de votre choix quand vous le dessinez. Il ne coche aucune case.
guide-duel-second =
    Cette fois, prenez-en deux
    Les rôles changent à chaque tour : { $name } a pris un dé, vous en prenez deux, et le dernier va à { $name }.
guide-duel-become =
    Que deviendra le joker ?
    Choisissez deux écus, puis ce que devient le joker. Un blason qui rejoint un de vos domaines est un bon choix.
guide-duel-match =
    Accordez les blasons
    Au moins une moitié doit toucher le château ou le même blason d’un tour précédent.
guide-duel-crosses =
    Cases × croix
    Un domaine vaut ses cases multipliées par ses croix ; sans croix, rien. Les dés à croix ne cochent aucune case : des points ou des pouvoirs, à vous de choisir. « Scores » montre les totaux.
guide-duel-nearly =
    Plus qu’une case
    Dessinez encore une fois ce blason sans croix : { $arms }. Vous gagnez alors le pouvoir « { $power } ».
guide-duel-name =
    Vous avez gagné un pouvoir
    Désignez un blason : chacun de vos domaines de ce blason vaut 3 points de plus, même petit et sans croix.
guide-duel-cross =
    Vous avez gagné un pouvoir
    Ajoutez une croix à un blason déjà dessiné. C’est dans votre plus grand domaine qu’elle rapporte le plus.
guide-duel-powers =
    Six lignes, six pouvoirs
    Dessiner n’importe où, dessiner séparément, prendre deux dés d’un coup, tourner un dé : chaque pouvoir sert une fois. Les deux dernières lignes n’ont que trois cases.
guide-duel-end =
    Voilà comment se joue le Duel.
    { $over ->
        [yes] Chaque domaine compte ses cases multipliées par ses croix, et 3 points de plus si son blason a été désigné.
       *[no] Voici les points si tout s’arrêtait maintenant. Une vraie partie se termine quand quelqu’un a rempli le dernier écu, ou quand aucun des deux ne peut dessiner.
    }
