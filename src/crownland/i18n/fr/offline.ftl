## Sans connexion
offline-title = Pas de connexion au serveur
offline-text = Vous pouvez jouer ici contre des bots et avec des personnes devant cet écran. Les parties avec d’autres reprennent dès qu’elle revient.
static-title = Cette page se passe de serveur
static-text = Bots, énigmes, règles et outils fonctionnent dans votre navigateur, et vos parties y restent. Pour jouer avec des personnes ailleurs, lancez un serveur Crownland.
