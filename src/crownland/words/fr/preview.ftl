# Ce que d’autres sites montrent d’un lien vers une table ou un joueur.
preview-with = { $game } avec { $names }
preview-invited = Vous êtes de la partie : ouvrez le lien pour prendre place. Sans compte.
preview-watch = Regardez la partie.
preview-player = Parties, victoires, meilleurs royaumes et séries.
preview-nobody = Sans vainqueur
