## Bez połączenia
offline-title = Brak połączenia z serwerem
offline-text = Możesz tu grać z botami i z ludźmi przy tym ekranie. Partie z innymi potoczą się dalej, gdy tylko połączenie wróci.
static-title = Ta strona nie potrzebuje serwera
static-text = Boty, zagadki, zasady i narzędzia działają w twojej przeglądarce i tam zostają twoje partie. Aby grać z ludźmi gdzie indziej, uruchom serwer Crownland.
