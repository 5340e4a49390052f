"""Lines of dominoes and the kings that claim them. Shared by Kingdomino, Queendomino and Royal Wedding."""
