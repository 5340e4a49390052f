## Vérifier le tirage : quelqu’un a-t-il pu choisir ce qui est sorti ?
luck-verdict-fair = Un tirage honnête : personne n’a pu choisir ce qui est sorti.
luck-verdict-others = Un tirage honnête pour qui a ajouté son nombre ({ $names }) : personne n’a pu choisir ce qui est sorti.
luck-verdict-kept = Le serveur s’en est tenu à sa graine. Mais aucun nombre de votre part n’est dans le mélange : vous n’avez que sa parole qu’il n’en a pas choisi une favorable.
luck-verdict-wrong = Quelque chose ne va pas : ce tirage n’est pas celui qui était promis.
luck-verdict-prepared = Le tirage de cette table a été préparé pour une leçon.
luck-verdict-unknown = Cet enregistrement ne dit pas de quelle graine il est tiré : il n’y a rien à vérifier.
luck-verdict-nothing = Rien n’a été tiré ici : il n’y a rien à vérifier.
luck-shuffling = On mélange… Nombre encore attendu : { $names }.
luck-later = Quand la partie sera finie, votre navigateur pourra vérifier ici que personne n’a choisi ce qui est sorti.
luck-begun = Cette partie en reprend une autre à l’événement { $event }. On vérifie tout ce qui vient après.
luck-given = Nombre ajouté par : { $names }.
luck-not-so = Ce n’est pas le cas :
luck-found-commitment = La graine du serveur est celle qu’il avait fixée d’avance.
luck-found-commitment-seen = La graine du serveur est celle qu’il avait fixée d’avance, comme ce navigateur l’a vu avant le tirage.
luck-found-mine = Votre propre nombre est dans le mélange.
luck-found-mine-late = Votre propre nombre n’est pas dans le mélange : il n’est pas arrivé à temps, le serveur l’a laissé de côté ou avait montré une autre empreinte que la vôtre.
luck-found-mine-none = Ce navigateur n’a ajouté aucun nombre au mélange.
luck-found-others = Les nombres des autres sont ceux qu’ils avaient promis : { $names }.
luck-found-missing = Nombre promis qui n’est pas arrivé à temps : { $names }.
luck-found-notes-wrong = Les nombres qui manquent ne sont pas ceux que signale l’enregistrement.
luck-found-seed = La graine du serveur et tous les nombres donnent ensemble la graine du tirage.
luck-found-deal = { $count ->
    [one] Tout découle de cette graine, l’ordre de départ comme ce qui est sorti : votre navigateur vient de refaire l’unique tirage.
   *[other] Tout découle de cette graine, l’ordre de départ comme ce qui est sorti : votre navigateur vient de refaire les { $count } tirages.
}
luck-found-deal-none = Le hasard n’a rien eu à décider.
luck-found-deal-wrong = L’événement { $count } ne découle pas de la graine.
luck-how = Comment ça marche
luck-how-text = Avant la partie, le serveur montre une empreinte de sa graine secrète, et le navigateur de chaque joueur celle d’un nombre au hasard. Alors seulement les navigateurs donnent leurs nombres, et c’est leur ensemble qui décide de ce qui sort. Personne ne peut rien changer après coup, et il suffit d’un seul nombre honnête pour que personne n’ait rien pu arranger d’avance.
luck-more = Les détails
luck-commitment = Empreinte de la graine du serveur :
luck-seed = La graine du serveur :
error-reveal-wrong = Ce n’est pas le nombre que ce navigateur avait promis.
