## Vérifier le tirage : quelqu’un a-t-il pu choisir ce qui est sorti ?
luck-verdict-fair = Tirage honnête : personne n’a choisi ce qui est sorti.
luck-verdict-others = Tirage honnête pour qui a ajouté un nombre : { $names }.
luck-verdict-kept = Le serveur s’en est tenu à sa graine, mais aucun de vos nombres n’est dans le mélange : il faut vous y fier.
luck-verdict-wrong = Ce tirage n’est pas celui qui était promis.
luck-verdict-prepared = Ce tirage a été préparé pour une leçon.
luck-verdict-unknown = Cet enregistrement n’indique aucune graine : rien à vérifier.
luck-verdict-nothing = Rien n’a été tiré : rien à vérifier.
luck-shuffling = Mélange… En attente : { $names }.
luck-later = Après la partie, votre navigateur pourra vérifier le tirage ici.
luck-begun = Cette partie en reprend une autre à l’événement { $event } ; seule la suite est vérifiée.
luck-given = Nombre ajouté : { $names }.
luck-not-so = Faux :
luck-found-commitment = La graine du serveur correspond à son empreinte.
luck-found-commitment-seen = La graine du serveur correspond à l’empreinte que ce navigateur a vue avant le tirage.
luck-found-mine = Votre nombre est dans le mélange.
luck-found-mine-late = Votre nombre n’est pas dans le mélange : tardif, écarté ou d’une autre empreinte.
luck-found-mine-none = Ce navigateur n’a ajouté aucun nombre.
luck-found-others = Les nombres des autres sont ceux promis : { $names }.
luck-found-missing = Nombres arrivés trop tard : { $names }.
luck-found-notes-wrong = Les nombres manquants ne sont pas ceux de l’enregistrement.
luck-found-seed = La graine du serveur et tous les nombres donnent la graine du tirage.
luck-found-deal = { $count ->
    [one] Votre navigateur a refait l’unique tirage : il découle de cette graine.
   *[other] Votre navigateur a refait les { $count } tirages : ils découlent de cette graine.
}
luck-found-deal-none = Le hasard n’a rien décidé.
luck-found-deal-wrong = L’événement { $count } ne découle pas de la graine.
luck-how = Comment ça marche
luck-how-text = Avant la partie, le serveur montre l’empreinte d’une graine secrète, et chaque navigateur celle d’un nombre au hasard. Puis les nombres sont révélés et décident, avec la graine, de ce qui sort. Personne ne peut rien changer après coup, et un seul nombre honnête garantit le tirage.
luck-more = Détails
luck-commitment = Empreinte de la graine du serveur :
luck-seed = La graine du serveur :
error-reveal-wrong = Ce n’est pas le nombre que ce navigateur avait promis.
