## Sans connexion
offline-title = Pas de connexion
offline-text = Jouez contre des bots ou entre amis devant cet écran ; les autres parties reprendront à son retour.
static-title = Sans serveur
static-text = Tout fonctionne dans votre navigateur, et vos parties y restent. Pour jouer à distance avec d’autres, il faut un serveur.
