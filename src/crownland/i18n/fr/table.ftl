## La page
title-turn = • { $sentence } · Crownland

## Une nouvelle table
hurry = Aller à mon coup
name-numbered = { $name } { $number }
your-name = Votre nom
rename = Changer
renamed = Changé
invited-by = { $name } vous invite : { $game }

## En attendant les joueurs
start = Commencer
invite = Inviter
invite-text = Partagez ce lien ou ce code. La partie commence à table complète.
invite-watch = Inviter des spectateurs
invite-here-only = Ne fonctionne que sur cet ordinateur.
invite-link = Lien de la table
copy = Copier
copied = Copié
qr = Code QR
sit-down = S’asseoir
seat-a-bot = Donner une place à
seat-bot = Ajouter
get-up = Quitter ma place
close-table = Fermer la table
close-table-sure = Oui, fermer pour tous
status-opening = Ouverture de la table…
status-open = { $seats ->
    [0] Tout le monde est là
    [one] Il manque { $seats } joueur
   *[other] Il manque { $seats } joueurs
}
missing-title = Table introuvable
missing-text = Lien incomplet, ou table supprimée.
elsewhere-title = Ouverte dans un autre onglet
elsewhere-text = Jouez là-bas, ou fermez-le pour jouer ici.

## Qui doit faire quoi
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name } : posez { $domino }, puis choisissez
       *[no] { $name } : posez { $domino }
    }
   *[no] { $then ->
        [yes] Posez le domino { $domino }, puis choisissez
       *[no] Posez le domino { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name } : { $domino } impossible à poser
   *[no] Domino { $domino } impossible à poser
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name } : choisissez un domino
        [again] { $name } : choisissez pour votre autre roi
       *[no] { $name } : choisissez un domino
    }
   *[no] { $first ->
        [yes] Choisissez votre premier domino
        [again] Choisissez pour votre autre roi
       *[no] Choisissez votre prochain domino
    }
}
do-knights = { $shared ->
    [yes] { $name } : envoyez des chevaliers, ou gardez-les
   *[no] Envoyez des chevaliers, ou gardez-les
}
do-build = { $shared ->
    [yes] { $name } : bâtissez, ou passez
   *[no] Bâtissez, ou passez
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
    [yes] { $name } : tournez un dé, ou passez
   *[no] Tournez un dé, ou passez
}
do-castle = { $shared ->
    [yes] { $name } : utilisez ou gardez la croix du château
   *[no] Utilisez ou gardez la croix du château
}
do-draw = { $shared ->
    [yes] { $name } : dessinez vos dés
   *[no] Dessinez vos dés
}
do-name = { $shared ->
    [yes] { $name } : désignez un blason
   *[no] Désignez un blason : +3 par domaine
}
do-cross = { $shared ->
    [yes] { $name } : ajoutez une croix
   *[no] Ajoutez une croix à votre carte
}
wait-place = { $name } pose { $domino }
wait-discard = { $name } ne peut pas poser { $domino }
wait-claim = { $name } choisit un domino
wait-knights = { $name } envoie des chevaliers
wait-build = { $name } bâtit
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
    [one] { $names } à égalité avec { $points } point
   *[other] { $names } à égalité avec { $points } points
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
over-aborted = Partie arrêtée par l’hôte
over-agreed = Arrêt d’un commun accord : personne ne gagne
over-expired = Partie arrêtée : plus personne n’y jouait
over-text = Fermée avant le début.
between-title = { $who ->
    [me] Partie { $game } sur { $games } : vous gagnez
    [shared] Partie { $game } sur { $games } : { $names } à égalité
   *[one] Partie { $game } sur { $games } : remportée par { $names }
}

## Le coup
steps = Étapes du coup
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
skips = Saute : { $steps }
end-turn = Finir le coup
confirm-place = Poser
confirm-discard = Défausser { $domino }
confirm-claim = Choisir { $domino }
confirm-knights = { $number ->
    [one] Envoyer le chevalier
   *[other] Envoyer les deux
}
confirm-build = Bâtir
confirm-burn = Brûler
confirm-take = { $dice ->
    [one] Prendre le dé
   *[other] Prendre les dés
}
confirm-turn = Tourner
confirm-castle = Ajouter la croix
confirm-draw = Dessiner
confirm-name = Désigner
confirm-cross = Ajouter une croix
pass-knights = Garder les chevaliers
pass-build = Ne rien bâtir
pass-burn = Ne pas soudoyer
pass-turn = Laisser les dés
pass-castle = Garder la croix
pass-draw = Ne rien dessiner
hand-point = Pointez une case (R : tourner, N : suivante).
ready-point = Clic ou Entrée pour poser, R pour tourner.
ready-tap = Touchez encore pour tourner.
hand-tap = Touchez une case, puis encore pour tourner.
discard-why = Il quitte la partie.
pick-knights = Chacun perçoit une pièce par case de son domaine.
pick-build = { $slot ->
    [yes] Choisissez un chantier.
    [site] Sur la case marquée.
   *[no] Choisissez un bâtiment abordable.
}
pick-draw = Choisissez deux écus vides.
pick-cross = Choisissez un blason.
advice-claim = Les petits numéros choisiront plus tôt.
advice-take = { $dice ->
    [one] Choisissez un dé.
   *[other] { $chosen ->
        [0] Choisissez deux dés.
       *[other] Choisissez le second dé.
    }
}
advice-burn = Pour une pièce, brûlez un bâtiment proposé.
choose-arms = Le joker devient
castle-cross = + croix
why-asking = Impossible ici…
why-covered = Case occupée.
why-tall = Trop haut : { $rows } rangées, maximum { $most }.
why-wide = Trop large : { $columns } colonnes, maximum { $most }.
why-apart = Doit toucher votre château ou { $unit ->
    [crosses] le même blason
   *[crowns] le même paysage
}.
why-phase = Rien à poser maintenant.
fits-turned = Possible en le tournant.
option-square = rangée { $row } colonne { $column }
option-at = { $count ->
    [one] Case : { $squares }.
   *[other] Cases : { $squares }.
}
option-take = Prendre : { $faces }
option-draw = Dessiner : { $faces }
option-turn = Tourner un dé sur : { $faces }
option-castle = Ajouter la croix à : { $faces }
option-name = Désigner : { $faces }
option-build = Bâtir : { $building }
option-burn = Brûler : { $building }

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
menu-match = Cette partie
menu-view = Affichage
resign = Abandonner
asked-mine-undo = Annulation demandée.
asked-mine-bot = Bot demandé pour { $name }.
asked-mine-end = Fin sans vainqueur demandée.
asked-mine-rematch = Nouvelle partie demandée.
undo-loses = Seront annulés : { $moves }
undo-loses-of = { $name } ({ $moves ->
    [one] 1 coup
   *[other] { $moves } coups
})
asked-waiting = Réponse attendue : { $names }.
draft = Dominos à choisir
draft-and-order = Dominos et ordre
line-older = À poser
line-newer = À choisir
line-none = Rien encore
line-last = Aucun autre domino
offer-free = { $domino }, libre
offer-claimed = { $who ->
    [me] { $domino }, pris par vous
   *[other] { $domino }, pris par { $name }
}
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
order-now = Ce tour
order-next = Tour suivant
order-free = encore libre
unseen = { $dominoes ->
    [0] Tous les dominos sont sortis
    [one] { $dominoes } domino caché
   *[other] { $dominoes } dominos cachés
}
unseen-note = { $dominoes ->
    [1] L’un d’eux ne sortira pas.
   *[other] { $dominoes } ne sortiront pas.
}
terrain = Paysage
squares = Cases
others = Royaumes et journal
look-at = { $who ->
    [me] Votre royaume
   *[other] Royaume : { $name }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, touche { $key }
score-label = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sum-games = { $points ->
    [one] { $points } au total
   *[other] { $points } au total
}
away = hors ligne
gone = n’est plus là
stand-in = un bot joue
flag = temps écoulé
resigned = abandon
log = Journal
board-label = { $who ->
    [me] Votre royaume
   *[other] Royaume : { $name }
}
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
hint-why-only = Seul coup possible.
hint-why-points = Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant. Simulations gagnées : { $win } %.
hint-why-grows = Votre domaine ({ $terrain }) passe à { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}. Simulations gagnées : { $win } %.
hint-why-brings = Peut rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
} une fois posé. Simulations gagnées : { $win } %.
hint-why-keeps = Rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $name }. Simulations gagnées : { $win } %.
hint-why-chance = Meilleur en simulation ({ $win } % de victoires).
commands = Commandes
undo-ask = Demander à annuler
ask-bot = Un bot pour { $name }
come-back = Me revoilà
meanwhile-watching = Vous regardez la partie.
meanwhile-resigned = Vous avez abandonné ; un bot continue.
meanwhile-replaced = Un bot joue pour vous.
meanwhile-gone = { $name } n’est toujours pas là.
meanwhile-left = { $name } a quitté la table.
meanwhile-between = La prochaine partie attend { $name }.
resign-sure = Oui, abandonner
end-game = Arrêter sans vainqueur
end-game-sure = Oui, arrêter
end-game-ask = Oui, demander
watchers = { $watchers ->
    [one] { $watchers } spectateur
   *[other] { $watchers } spectateurs
}
keys-help = Flèches : déplacer · R : tourner · N, Maj+N : possibilités · Entrée : valider · Échap : retour · U : annuler · S : scores · T : messages · 1–8 : royaumes · / : commandes
check-deal = Vérifier le tirage
link-lost = Connexion perdue ; reconnexion…
agree = D’accord
refuse = Non
event-claim = { $who ->
    [me] Vous choisissez { $domino }.
   *[other] { $name } choisit { $domino }.
}
event-place = { $who ->
    [me] Vous posez { $domino }.
   *[other] { $name } pose { $domino }.
}
event-discard = { $who ->
    [me] Vous défaussez { $domino }.
   *[other] { $name } défausse { $domino }.
}
event-knights = { $number ->
    [one] { $who ->
        [me] Vous envoyez un chevalier.
       *[other] { $name } envoie un chevalier.
    }
   *[other] { $who ->
        [me] Vous envoyez deux chevaliers.
       *[other] { $name } envoie deux chevaliers.
    }
}
event-knights-none = { $who ->
    [me] Vous gardez vos chevaliers.
   *[other] { $name } garde ses chevaliers.
}
event-build = { $who ->
    [me] Vous bâtissez : { $building }.
   *[other] { $name } bâtit : { $building }.
}
event-build-none = { $who ->
    [me] Vous ne bâtissez rien.
   *[other] { $name } ne bâtit rien.
}
event-burn = { $who ->
    [me] Vous brûlez : { $building }.
   *[other] { $name } brûle : { $building }.
}
event-burn-none = { $who ->
    [me] Vous ne brûlez rien.
   *[other] { $name } ne brûle rien.
}
event-take = { $dice ->
    [one] { $who ->
        [me] Vous prenez un dé.
       *[other] { $name } prend un dé.
    }
   *[other] { $who ->
        [me] Vous prenez deux dés.
       *[other] { $name } prend deux dés.
    }
}
event-turn = { $who ->
    [me] Vous tournez un dé.
   *[other] { $name } tourne un dé.
}
event-turn-none = { $who ->
    [me] Vous ne tournez aucun dé.
   *[other] { $name } ne tourne aucun dé.
}
event-castle = { $who ->
    [me] Vous utilisez la croix du château.
   *[other] { $name } utilise la croix du château.
}
event-castle-none = { $who ->
    [me] Vous gardez la croix du château.
   *[other] { $name } garde la croix du château.
}
event-draw = { $who ->
    [me] Vous dessinez.
   *[other] { $name } dessine.
}
event-draw-none = { $who ->
    [me] Vous ne dessinez rien.
   *[other] { $name } ne dessine rien.
}
event-name = { $who ->
    [me] Vous désignez un blason.
   *[other] { $name } désigne un blason.
}
event-cross = { $who ->
    [me] Vous ajoutez une croix.
   *[other] { $name } ajoute une croix.
}
note-undo = { $who ->
    [me] Vous annulez un coup.
   *[other] { $name } annule un coup.
}
note-declined = { $proposal ->
    [undo] { $who ->
        [me] Vous refusez l’annulation.
       *[other] { $by } refuse l’annulation.
    }
    [bot] { $who ->
        [me] Vous refusez le bot.
       *[other] { $by } refuse le bot.
    }
    [end] { $who ->
        [me] Vous préférez continuer.
       *[other] { $by } préfère continuer.
    }
   *[rematch] { $who ->
        [me] Vous ne voulez pas rejouer.
       *[other] { $by } ne veut pas rejouer.
    }
}
note-stand_in = { $who ->
    [me] Un bot joue pour vous.
   *[other] Un bot joue pour { $name }.
}
note-returned = { $who ->
    [me] Vous êtes de retour.
   *[other] { $name } est de retour.
}
note-resigned = { $who ->
    [me] Vous abandonnez.
   *[other] { $name } abandonne.
}
note-flag = { $who ->
    [me] Votre temps est écoulé.
   *[other] Temps écoulé : { $name }.
}
note-left = { $who ->
    [me] Vous quittez la table.
   *[other] { $name } quitte la table.
}
note-sat = { $who ->
    [me] Vous prenez place.
   *[other] { $name } prend place.
}
note-left_out = { $who ->
    [me] Votre nombre manque au mélange.
   *[other] Nombre absent du mélange : { $name }.
}
note-renamed = Nouveau nom : { $name }.
note-paced = { $who ->
    [me] Vous changez le rythme des bots.
   *[other] { $name } change le rythme des bots.
}
note-ended = { $who ->
    [me] Vous arrêtez la partie.
   *[other] { $name } arrête la partie.
}

## Paroles à la table
signals = Dire un mot
signals-heard = Messages : affichés
signals-muted = Messages : masqués
signal-told = { $name } : { $phrase }
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
slot-dragon = dragon ici
slot-empty = emplacement vide
slot-label = { $building }, prix { $price } : { $gives }
supply-pile = { $tiles ->
    [one] { $tiles } tuile restante
   *[other] { $tiles } tuiles restantes
}
supply-knights = { $knights ->
    [one] { $knights } chevalier restant
   *[other] { $knights } chevaliers restants
}
supply-towers = { $towers ->
    [one] { $towers } tour restante
   *[other] { $towers } tours restantes
}
dragon-home = Dragon dans sa grotte
dragon-out = Dragon sorti
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
gives-tax-per_tower = +1 pièce par tour bâtie à chaque impôt
gives-tax-per_knight = +1 pièce par chevalier à chaque impôt
gives-points-flat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gives-points-per_property = { $points ->
    [one] { $points } point par domaine ({ $terrain })
   *[other] { $points } points par domaine ({ $terrain })
}
gives-points-per_tower = { $points ->
    [one] { $points } point par tour bâtie
   *[other] { $points } points par tour bâtie
}
gives-points-per_knight = { $points ->
    [one] { $points } point par chevalier
   *[other] { $points } points par chevalier
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
power-ask = Choisissez un pouvoir pour le lire.
power-ignore_connection = N’importe où
power-ignore_connection-text = Dessinez sur deux écus vides voisins, n’importe où.
power-separate_dice = Séparément
power-separate_dice-text = Dessinez les dés séparément, chacun touchant le château ou le même blason.
power-pick_two_first = Deux d’un coup
power-pick_two_first-text = Prenez deux dés avant votre adversaire.
power-turn_die = Tourner un dé
power-turn_die-text = Tournez un dé sur la face voulue.
power-three_points_per_domain = Trois de plus
power-three_points_per_domain-text = Désignez un blason : +3 par domaine.
power-add_cross = Croix
power-add_cross-text = Ajoutez une croix à votre carte.
dice = Dés
dice-taken = Aucun dé libre.
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
breakdown = Points
total = Total
total-games = { $games ->
    [3] Les 3 parties
   *[other] Jusqu’ici
}
bonus-points = { $standing ->
    [possible] +{ $points } possibles
    [lost] perdu
   *[sure] +{ $points }
}
bonus-harmony = Harmonie
bonus-middle_kingdom = Empire du milieu
bonus-coins = Pièces
bonus-buildings = Bâtiments
bonus-named = Blason désigné
tie-0 = Égalité aux points ; plus grand domaine : { $names }, { $value ->
    [one] { $value } case
   *[other] { $value } cases
}.
tie-1 = Égalité aux points et au domaine ; départage aux couronnes : { $names }, { $value }.
tie-shared = Égalité parfaite : { $names }.
counting = Décompte des points…
skip = Passer
show-result = Voir le résultat
next-game = Partie suivante
results = Résultats
rematch = Rejouer
record = Télécharger la partie
look-back = Revoir
queen-counts = { $who ->
    [me] Reine : +{ $points } pour votre plus grand domaine ({ $terrain }).
   *[other] Reine ({ $names }) : +{ $points } pour le plus grand domaine ({ $terrain }).
}
share = Partager
more = Plus
share-picture = Partager l’image
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
error-match-not-started = Partie pas encore commencée.
error-match-started = Partie déjà commencée.
error-match-over = Partie terminée.
error-match-not-over = Partie pas encore terminée.
error-table-seats-open = Il reste des places libres.
error-table-host-only = Réservé à l’hôte.
error-seat-unknown = Place inexistante.
error-seat-taken = Cette place est prise.
error-seat-colour = Couleur déjà prise.
error-seat-none-open = Toutes les places sont prises.
error-seat-not-yours = Ce n’est pas votre place.
error-seat-final = Abandon ou temps écoulé : c’est définitif.
error-seat-not-gone = Cette personne est là, ou vient de partir.
error-token-missing = Vous n’avez pas de place ici.
error-token-wrong = { error-token-missing }
error-token-weak = { error-request-invalid }
error-action-unreadable = Ce n’est pas un coup.
error-action-illegal = Les règles l’interdisent.
error-action-not-your-turn = Ce n’est pas à vous.
error-action-stale = La partie a avancé ; regardez de nouveau.
error-table-not-saved = Coup non enregistré ; stockage du navigateur peut-être plein.
error-undo-nothing = Rien à annuler.
error-undo-between = Pas d’annulation entre deux parties.
error-proposal-none = Aucune demande en attente.
error-proposal-pending = Autre demande en cours.
error-proposal-declined = Refusé. Redemandez après votre prochain coup.
error-puzzle-unknown = Énigme introuvable.
error-record-unknown = Enregistrement introuvable.
error-record-invalid = Enregistrement illisible.
error-record-closed = Ce serveur n’accepte pas d’enregistrements.
error-limit-sockets = Trop de connexions d’ici.
