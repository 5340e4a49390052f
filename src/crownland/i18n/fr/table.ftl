## La page
title-turn = • { $sentence } · Crownland

## Une nouvelle table
hurry = Aller à mon coup
name-numbered = { $name } { $number }
your-name = Votre nom
my-name = Mon nom
rename = Changer
renamed = Changé
invited-by = { $name } vous invite à jouer : { $game }

## En attendant les joueurs
start = Commencer
invite = Inviter quelqu’un
invite-text = Envoyez ce lien ou faites scanner le code. La partie commence quand toutes les places sont prises.
invite-watch = Inviter à regarder
invite-watch-text = Toute personne qui a ce lien peut suivre la partie.
invite-here-only = Ce lien ne fonctionne que sur cet ordinateur : le serveur n’est pas accessible depuis le réseau.
invite-link = Lien vers cette table
copy = Copier
copied = Copié
qr = Le lien sous forme de code QR
sit-down = S’asseoir
seat-a-bot = Donner une place libre à
seat-bot = Ajouter
get-up = Quitter cette place
close-table = Fermer cette table
close-table-sure = Oui, la fermer pour tout le monde
status-opening = Ouverture de la table…
status-open = { $seats ->
    [0] Tout le monde est là
    [one] Il manque encore { $seats } joueur
   *[other] Il manque encore { $seats } joueurs
}
missing-title = Cette table n’existe pas
missing-text = Le lien est peut-être incomplet, ou la table a été débarrassée.
elsewhere-title = Cette partie est ouverte dans un autre onglet
elsewhere-text = Continuez là-bas, ou fermez l’autre onglet, et la partie reprendra ici.

## Qui doit faire quoi
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name } : posez le domino { $domino }, puis choisissez le suivant
       *[no] { $name } : posez le domino { $domino }
    }
   *[no] { $then ->
        [yes] Posez le domino { $domino }, puis choisissez le suivant
       *[no] Posez le domino { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name } : le domino { $domino } ne peut être posé nulle part
   *[no] Le domino { $domino } ne peut être posé nulle part
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name } : choisissez un premier domino
        [again] { $name } : choisissez un domino pour votre autre roi
       *[no] { $name } : choisissez le domino suivant
    }
   *[no] { $first ->
        [yes] Choisissez votre premier domino
        [again] Choisissez un domino pour votre autre roi
       *[no] Choisissez votre prochain domino
    }
}
do-knights = { $shared ->
    [yes] { $name } : envoyez des chevaliers sur le nouveau domino, ou gardez-les
   *[no] Envoyez des chevaliers sur votre nouveau domino, ou gardez-les
}
do-build = { $shared ->
    [yes] { $name } : construisez, ou passez
   *[no] Construisez un bâtiment, ou passez
}
do-burn = { $shared ->
    [yes] { $name } : soudoyez le dragon, ou passez
   *[no] Soudoyez le dragon, ou passez
}
do-take = { $dice ->
    [one] { $shared ->
        [yes] { $name } : prenez un dé
       *[no] Prenez un dé
    }
   *[other] { $shared ->
        [yes] { $name } : prenez deux dés
       *[no] Prenez deux dés
    }
}
do-turn = { $shared ->
    [yes] { $name } : tournez un dé, ou laissez-le
   *[no] Tournez un de vos dés, ou laissez-les
}
do-castle = { $shared ->
    [yes] { $name } : ajoutez la croix du château à un dé, ou gardez-la
   *[no] Ajoutez la croix du château à un dé, ou gardez-la
}
do-draw = { $shared ->
    [yes] { $name } : dessinez les deux dés sur la carte
   *[no] Dessinez vos deux dés sur la carte
}
do-name = { $shared ->
    [yes] { $name } : désignez un blason
   *[no] Désignez un blason : 3 points de plus par domaine de ce blason
}
do-cross = { $shared ->
    [yes] { $name } : ajoutez une croix sur la carte
   *[no] Ajoutez une croix à un de vos blasons
}
wait-place = { $name } pose le domino { $domino }
wait-discard = { $name } ne peut pas poser le domino { $domino }
wait-claim = { $name } choisit un domino
wait-knights = { $name } envoie des chevaliers
wait-build = { $name } construit
wait-burn = { $name } pense au dragon
wait-take = { $name } prend des dés
wait-turn = { $name } peut tourner un dé
wait-castle = { $name } peut ajouter une croix
wait-draw = { $name } dessine
wait-name = { $name } désigne un blason
wait-cross = { $name } ajoute une croix
over-me = { $points ->
    [one] Vous gagnez avec { $points } point
   *[other] Vous gagnez avec { $points } points
}{ over-left }{ over-late }
over-one = { $points ->
    [one] { $name } gagne avec { $points } point
   *[other] { $name } gagne avec { $points } points
}{ over-left }{ over-late }
over-team = { $points ->
    [one] { $name } gagnent avec { $points } point
   *[other] { $name } gagnent avec { $points } points
}{ over-left }{ over-late }
over-shared = { $points ->
    [one] { $names } se partagent la victoire avec { $points } point
   *[other] { $names } se partagent la victoire avec { $points } points
}{ over-left }{ over-late }
over-left = { $quit ->
    [none] { "" }
    [me] { "\u202F" }; vous avez abandonné
   *[other] { "\u202F" }; abandon : { $quitters }
}
over-late = { $timed ->
    [none] { "" }
    [me] { "\u202F" }; votre temps est écoulé
   *[other] { "\u202F" }; temps écoulé : { $late }
}
over-resigned = { $who ->
    [me] Abandon ({ $names }) : vous gagnez
    [lost] Vous avez abandonné : { $winners ->
        [one] { $winner } gagne
       *[other] { $winner } gagnent
    }
   *[other] Abandon ({ $names }) : { $winners ->
        [one] { $winner } gagne
       *[other] { $winner } gagnent
    }
}
over-flag = { $who ->
    [me] Temps écoulé ({ $names }) : vous gagnez
    [lost] Votre temps est écoulé : { $winners ->
        [one] { $winner } gagne
       *[other] { $winner } gagnent
    }
   *[other] Temps écoulé ({ $names }) : { $winners ->
        [one] { $winner } gagne
       *[other] { $winner } gagnent
    }
}
over-aborted = L’hôte a arrêté la partie
over-agreed = Partie arrêtée d’un commun accord : personne ne gagne
over-expired = Partie arrêtée : plus personne ne jouait
over-text = Cette table a été fermée avant le début de la partie.
between-title = { $who ->
    [me] Partie { $game } sur { $games } : vous gagnez
    [shared] Partie { $game } sur { $games } : { $names } se partagent la victoire
   *[one] Partie { $game } sur { $games } : remportée par { $names }
}

## Le coup
steps = Étapes de ce coup
step-place = { $domino ->
    [0] Poser
   *[other] Poser { $domino }
}
step-claim = Choisir
step-knights = Chevaliers
step-build = Bâtir
step-burn = Dragon
step-take = Prendre
step-turn = Tourner
step-castle = Château
step-draw = Dessiner
step-name = Désigner
step-cross = Croix
gain = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] ±0
}
coins-gain = { $sign ->
    [plus] { $coins ->
        [one] +{ $coins } pièce
       *[other] +{ $coins } pièces
    }
    [minus] { $coins ->
        [one] −{ $coins } pièce
       *[other] −{ $coins } pièces
    }
   *[none] aucune pièce
}
rotate = Tourner
undo = Annuler
confirm-none = Poser
confirm-place = Poser
confirm-discard = Défausser { $domino }
confirm-claim = Choisir { $domino }
confirm-knights = { $number ->
    [one] Envoyer le chevalier
   *[other] Envoyer les deux
}
confirm-build = Bâtir ici
confirm-burn = Brûler
confirm-take = { $dice ->
    [one] Prendre ce dé
   *[other] Prendre ces dés
}
confirm-turn = Tourner
confirm-castle = Ajouter la croix
confirm-draw = Dessiner
confirm-name = Désigner
confirm-cross = Ajouter une croix
pass-knights = Garder mes chevaliers
pass-build = Ne rien bâtir
pass-burn = Laisser le dragon tranquille
pass-turn = Laisser les dés
pass-castle = Garder pour plus tard
pass-draw = Ne rien dessiner
hand-point = Pointez une case. R tourne le domino, N montre l’endroit suivant.
ready-point = Cliquez ou appuyez sur Entrée pour le poser, sur R pour le tourner.
ready-tap = Touchez-le de nouveau pour le tourner.
hand-tap = Touchez une case ; touchez encore pour tourner.
discard-why = Il ne peut être posé nulle part dans votre royaume : il quitte la partie.
pick-knights = Chaque chevalier rapporte une pièce par case de son domaine.
pick-build = { $slot ->
    [yes] Choisissez maintenant un chantier dans votre ville.
    [site] Il ira sur la case marquée.
   *[no] Choisissez un bâtiment à votre portée.
}
pick-draw = Choisissez deux écus vides.
pick-cross = Choisissez un blason.
advice-claim = Choisissez un domino. Un petit numéro vous fait choisir plus tôt la prochaine fois.
advice-take = { $dice ->
    [one] Choisissez un des dés.
   *[other] { $chosen ->
        [0] Choisissez deux des dés.
       *[other] Choisissez maintenant le second dé.
    }
}
advice-burn = Pour une pièce, le dragon brûle un des bâtiments proposés.
choose-arms = Ce que devient le joker
castle-cross = + croix
why-asking = Impossible ici…
why-covered = Cette case est occupée.
why-tall = Votre royaume aurait { $rows } rangées de haut ; la limite est de { $most }.
why-wide = Votre royaume aurait { $columns } colonnes de large ; la limite est de { $most }.
why-apart = Il doit toucher votre château ou { $unit ->
    [crosses] le même blason
   *[crowns] le même paysage
}.
why-phase = Vous ne pouvez rien poser pour l’instant.
fits-turned = Possible ici si vous le tournez.
ghost-place = Domino { $domino } en { $place } : { $gain }

## La table
order = Ordre du tour
round = Tour { $round } sur { $rounds }
game-of = Partie { $game } sur { $games }
crowns = Couronnes
terrain-wheat = blé
terrain-grassland = prairie
terrain-forest = forêt
terrain-lake = lac
terrain-swamp = marais
terrain-mine = montagne
terrain-town = ville
terrain-dot = rond
terrain-line = trait
terrain-double_dot = deux ronds
terrain-double_line = deux traits
terrain-filled = plein
terrain-checked = damier
terrain-wild = joker
menu = Menu
resign = Abandonner
asked-mine-undo = Vous demandez à reprendre un coup.
asked-mine-bot = Vous demandez qu’un bot joue pour { $name }.
asked-mine-end = Vous demandez à arrêter la partie sans vainqueur.
asked-mine-rematch = Vous demandez à rejouer.
asked-waiting = Réponse attendue : { $names }.
draft = Dominos à choisir
draft-and-order = Dominos et ordre du tour
line-older = À poser
line-newer = À choisir
line-none = Rien encore
line-last = Aucun autre domino
offer-free = { $domino }, libre
offer-claimed = { $domino }, pris par { $name }
offer-choose = Choisir : { $domino }
domino-label = Domino { $number } : { $first }{ $crowns ->
    [0] {""}
    [one] {" "}avec { $crowns } couronne
   *[other] {" "}avec { $crowns } couronnes
}, { $second }{ $more ->
    [0] {""}
    [one] {" "}avec { $more } couronne
   *[other] {" "}avec { $more } couronnes
}
order-now = Ce tour-ci
order-next = Tour suivant
order-free = encore libre
round-open-end = Tour { $round }
unseen = { $dominoes ->
    [0] Tous les dominos sont sortis
    [one] { $dominoes } domino pas encore sorti
   *[other] { $dominoes } dominos pas encore sortis
}
unseen-note = { $dominoes ->
    [1] L’un d’entre eux ne sortira pas dans cette partie.
   *[other] { $dominoes } d’entre eux ne sortiront pas dans cette partie.
}
terrain = Paysage
squares = Cases
others = Royaumes et journal
look-at = Voir le royaume : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, touche { $key }
score-label = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sum-games = { $points ->
    [one] { $points } en tout
   *[other] { $points } en tout
}
you = vous
away = hors ligne
gone = n’est plus là
stand-in = un bot joue
flag = temps écoulé
resigned = abandon
log = Ce qui s’est passé
last-turns = Derniers coups
last-turn-of = Montrer le dernier coup : { $name }
board-label = Royaume : { $name }
square-castle = rangée { $row } colonne { $column }, château
square-empty = rangée { $row } colonne { $column }, vide
square-open = rangée { $row } colonne { $column }, vide, possible
square-land = rangée { $row } colonne { $column }, { $terrain }, { $unit ->
    [crosses] { $crowns ->
        [0] sans croix
       *[other] { $crowns } croix
    }
   *[crowns] { $crowns ->
        [0] sans couronne
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
}, domaine de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} { $unit ->
    [crosses] { $sum ->
        [0] sans croix
       *[other] avec { $sum } croix
    }
   *[crowns] { $sum ->
        [0] sans couronne
        [one] avec { $sum } couronne
       *[other] avec { $sum } couronnes
    }
}
square-knight = un chevalier
estate-label = { $terrain } : { $squares } × { $crowns } = { $points }
scores = Scores
hint = Conseil
coach-on = Coach : activé
coach-off = Coach : désactivé
hint-thinking = Réflexion…
hint-told = Conseil : { $action }. { $why }
hint-why-only = Il n’y a rien d’autre à faire.
hint-why-points = Cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite. Ce coup gagne { $win } % des parties d’essai.
hint-why-grows = Votre domaine ({ $terrain }) passe à { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}. Ce coup gagne { $win } % des parties d’essai.
hint-why-brings = Ce domino peut vous rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
} quand vous le poserez. Ce coup gagne { $win } % des parties d’essai.
hint-why-keeps = Il rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $name }. Ce coup gagne { $win } % des parties d’essai.
hint-why-chance = C’est le meilleur coup des parties d’essai : il en gagne { $win } %.
commands = Commandes
undo-ask = Reprendre mon dernier coup
ask-bot = Faire jouer un bot pour { $name }
come-back = Reprendre ma place
meanwhile-watching = Vous regardez cette partie.
meanwhile-resigned = Vous avez abandonné. Un bot joue pour vous pendant que les autres finissent.
meanwhile-replaced = Un bot joue pour vous.
meanwhile-gone = { $name } n’est plus là depuis un moment.
meanwhile-left = { $name } a quitté la table.
meanwhile-between = La prochaine partie commence quand tout le monde est prêt. Regarde encore le résultat : { $name }
resign-sure = Oui, abandonner cette partie
end-game = Arrêter sans vainqueur
end-game-sure = Oui, arrêter cette partie
end-game-ask = Oui, demander aux autres
watchers = { $watchers ->
    [one] { $watchers } personne regarde.
   *[other] { $watchers } personnes regardent.
}
keys-help = Clavier : les flèches déplacent, R tourne, N et Maj+N parcourent toutes les possibilités, Entrée valide, Échap revient en arrière, U annule, S montre les scores, T sert à dire un mot, 1–8 agrandissent un royaume, / ouvre la ligne de commande.
check-deal = Vérifier le tirage
link-lost = Connexion perdue ; reconnexion…
agree = D’accord
refuse = Non
event-claim = { $name } choisit { $domino }.
event-place = { $name } pose { $domino }.
event-discard = { $name } défausse { $domino }.
event-knights = { $number ->
    [one] { $name } envoie un chevalier.
   *[other] { $name } envoie deux chevaliers.
}
event-knights-none = { $name } garde ses chevaliers.
event-build = { $name } construit : { $building }.
event-build-none = { $name } ne construit rien.
event-burn = { $name } fait brûler par le dragon : { $building }.
event-burn-none = { $name } laisse le dragon tranquille.
event-take = { $dice ->
    [one] { $name } prend un dé.
   *[other] { $name } prend deux dés.
}
event-turn = { $name } tourne un dé.
event-turn-none = { $name } ne tourne aucun dé.
event-castle = { $name } utilise la croix du château.
event-castle-none = { $name } garde la croix du château.
event-draw = { $name } dessine sur la carte.
event-draw-none = { $name } ne dessine rien.
event-name = { $name } désigne un blason.
event-cross = { $name } ajoute une croix.
note-undo = { $name } reprend un coup.
note-declined = { $proposal ->
    [undo] { $by } préfère que ce coup ne soit pas repris.
    [bot] { $by } préfère qu’aucun bot ne joue.
    [end] { $by } préfère continuer à jouer.
   *[rematch] { $by } ne souhaite pas rejouer.
}
note-stand_in = Un bot joue pour { $name }.
note-returned = { $name } est de retour.
note-resigned = { $name } abandonne.
note-flag = { $name } n’a plus de temps.
note-left = { $name } quitte la table.
note-sat = { $name } prend place.
note-left_out = Nombre arrivé trop tard pour le mélange : { $name }.
note-renamed = Nouveau nom à la table : { $name }.
note-paced = { $name } change le rythme des bots.
note-ended = { $name } arrête la partie.

## Paroles à la table
signals = Dire un mot
signals-heard = Messages des autres affichés
signals-muted = Messages des autres masqués
signal-told = { $name } dit : { $phrase }
signal-hello = Bonjour !
signal-good_luck = Bonne chance !
signal-nice = Bien joué !
signal-oops = Oups !
signal-one_moment = Un instant, s’il vous plaît
signal-thanks = Merci !
signal-good_game = Belle partie !

## Queendomino
court-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
court-knights = { $knights ->
    [one] { $knights } chevalier en réserve
   *[other] { $knights } chevaliers en réserve
}
court-towers = { $towers ->
    [one] { $towers } tour bâtie
   *[other] { $towers } tours bâties
}
court-queen = accueille la reine
builders = Plateau des bâtisseurs
slot-dragon = le dragon est ici
slot-empty = emplacement vide
slot-label = { $building }, prix { $price } : { $gives }
supply-pile = { $tiles ->
    [one] { $tiles } tuile dans la pile
   *[other] { $tiles } tuiles dans la pile
}
supply-knights = { $knights ->
    [one] { $knights } chevalier restant
   *[other] { $knights } chevaliers restants
}
supply-towers = { $towers ->
    [one] { $towers } tour restante
   *[other] { $towers } tours restantes
}
dragon-home = Le dragon est dans sa grotte.
dragon-out = Le dragon est sorti.
gives-towers = { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}
gives-knights = { $knights ->
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
}
gives-crowns = { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
gives-tax-per_tower = à chaque impôt, une pièce de plus pour chacune de vos tours
gives-tax-per_knight = à chaque impôt, une pièce de plus pour chacun de vos chevaliers
gives-points-flat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gives-points-per_property = { $points ->
    [one] { $points } point par domaine ({ $terrain })
   *[other] { $points } points par domaine ({ $terrain })
}
gives-points-per_tower = { $points ->
    [one] { $points } point pour chacune de vos tours
   *[other] { $points } points pour chacune de vos tours
}
gives-points-per_knight = { $points ->
    [one] { $points } point pour chacun de vos chevaliers
   *[other] { $points } points pour chacun de vos chevaliers
}
building-bakery = Boulangerie
building-sawmill = Scierie
building-fishmonger = Poissonnerie
building-weaving_shop = Atelier de tissage
building-magic_school = École de magie
building-foundry = Fonderie
building-church = Église
building-safe_towers = Coffre des tours
building-safe_knights = Coffre des chevaliers
building-small_tavern = Petite taverne
building-big_tavern = Grande taverne
building-guardtower = Tour de garde
building-fortified_castle = Château fort
building-travelling_castle = Château ambulant
building-training_camp = Camp d’entraînement
building-statue = Statue
building-queens_tower = Tour de la reine

## Duel
power-ask = Survolez ou touchez un pouvoir pour lire ce qu’il fait.
power-ignore_connection = N’importe où
power-ignore_connection-text = Dessinez le domino sur deux écus vides côte à côte, quoi qu’ils touchent.
power-separate_dice = Séparément
power-separate_dice-text = Dessinez les deux dés séparément ; chacun doit toucher le château ou le même blason.
power-pick_two_first = Deux d’un coup
power-pick_two_first-text = Prenez vos deux dés avant que votre adversaire choisisse.
power-turn_die = Tourner un dé
power-turn_die-text = Tournez un de vos dés sur la face de votre choix.
power-three_points_per_domain = Trois de plus
power-three_points_per_domain-text = Désignez un blason ; chacun de vos domaines de ce blason rapporte 3 points de plus.
power-add_cross = Croix
power-add_cross-text = Ajoutez une croix à un blason déjà dessiné.
dice = Dés
dice-taken = Tous les dés sont pris.
face-label = { $crosses ->
    [0] { $arms }
   *[other] { $arms } avec { $crosses } croix
}
spell-book = Grimoire
power = Pouvoir
spell-label = { $name } : { $ticks } sur { $boxes }, { $standing }
spell-open = ligne libre
spell-held = pouvoir disponible
spell-used = pouvoir utilisé
spell-struck = ligne bloquée
castle-bonus = Croix du château
castle-bonus-free = disponible
castle-bonus-used = utilisée
named = Désigné

## La fin
game-number = Partie { $game }
review = Analyse
place = { $rank ->
    [1] Première place :
    [2] Deuxième place :
    [3] Troisième place :
   *[other] { $rank }e place :
}
breakdown = Détail des points
total = Total
total-games = { $games ->
    [3] Les 3 parties
   *[other] Jusqu’ici
}
standing-possible = encore possible
standing-sure = acquis
standing-lost = perdu
bonus-harmony = Harmonie
bonus-middle_kingdom = Empire du milieu
bonus-coins = Pièces
bonus-buildings = Bâtiments
bonus-named = Blason désigné
tie-0 = Égalité aux points. Le plus grand domaine ({ $value ->
    [one] { $value } case
   *[other] { $value } cases
}) donne la victoire à { $names }.
tie-1 = Égalité aux points et au plus grand domaine. Le nombre de couronnes ({ $value }) donne la victoire à { $names }.
tie-shared = Égalité parfaite : { $names } se partagent la victoire.
skip = Passer
show-result = Voir le résultat
next-game = Partie suivante
results = Résultats jusqu’ici
rematch = Rejouer
rematch-go = À la partie suivante
record = Télécharger la partie
look-back = Revoir
queen-counts = { $points ->
    [one] La reine est chez { $names } : sa couronne sur le plus grand domaine ({ $terrain }) rapporte { $points } point de plus.
   *[other] La reine est chez { $names } : sa couronne sur le plus grand domaine ({ $terrain }) rapporte { $points } points de plus.
}
share-picture = Partager une image
share-link = Copier le lien

## Commandes
command-label = Commande
command-hint = draft · me · legal · place 3 · claim 31 · do 2 · score · undo
command-run = Lancer
command-answers = Réponses
command-nothing = Rien à signaler.
command-option = { $number } : { $action } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
command-score = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
command-unknown = Commande inconnue. Essayez draft, me, legal, place 3, claim 31, do 2, score ou undo.
command-done = Fait : { $action }

## Ce que le serveur refuse
error-match-not-started = La partie n’a pas commencé.
error-match-started = La partie a déjà commencé.
error-match-over = La partie est terminée.
error-match-not-over = La partie n’est pas encore terminée.
error-table-seats-open = Il reste des places libres.
error-table-host-only = Seul l’hôte peut faire cela.
error-seat-unknown = Cette place n’existe pas à cette table.
error-seat-taken = Cette place est prise.
error-seat-colour = Quelqu’un d’autre a déjà cette couleur.
error-seat-none-open = Toutes les places sont prises.
error-seat-not-yours = Cette place n’est pas à vous.
error-seat-final = À cette place, il y a eu abandon ou dépassement du temps ; cela ne s’annule pas.
error-seat-not-gone = Cette personne est là, ou vient à peine de partir.
error-token-missing = Vous n’avez pas de place à cette table.
error-token-wrong = Vous n’avez pas de place à cette table.
error-token-weak = Le serveur n’a pas compris cette page. Rechargez-la.
error-action-unreadable = Ce n’est pas un coup.
error-action-illegal = Les règles ne le permettent pas.
error-action-not-your-turn = Ce n’est pas à vous de jouer.
error-action-stale = La partie a avancé ; regardez de nouveau.
error-table-not-saved = Ce navigateur n’a pas pu enregistrer le coup. Son stockage est peut-être plein.
error-undo-nothing = Il n’y a rien à annuler.
error-undo-between = Cette partie est terminée, et son résultat est acquis. On n’annule rien entre deux parties.
error-proposal-none = Personne n’attend de réponse.
error-proposal-pending = Une autre demande attend encore une réponse.
error-proposal-declined = On vous a dit non. Vous pourrez redemander après votre prochain coup.
error-puzzle-unknown = Cette énigme n’existe pas.
error-record-unknown = Cet enregistrement n’existe pas.
error-record-invalid = Cet enregistrement est illisible.
error-record-closed = Ce serveur n’accepte pas d’enregistrements.
error-limit-sockets = Trop de connexions viennent d’ici.
