# Ce que d’autres sites montrent d’un lien vers une table ou un joueur.
preview-with = { $game } avec { $names }
preview-invited = Une place vous attend : ouvrez le lien pour vous y asseoir. Aucun compte nécessaire.
preview-watch = Regardez la partie.
preview-player = Parties, victoires, meilleurs royaumes et séries.
preview-nobody = Sans vainqueur
