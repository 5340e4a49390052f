## Sans connexion
offline-title = Pas de connexion
offline-text = Jouez contre des bots ou entre amis sur cet écran ; les autres parties reprendront ensuite.
static-title = Sans serveur
static-text = Tout se passe dans votre navigateur, et vos parties y restent. Pour jouer à distance, il faut un serveur.
