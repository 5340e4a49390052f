## Bez połączenia
offline-title = Brak połączenia
offline-text = Graj z botami lub przyjaciółmi przy jednym ekranie; inne partie ruszą, gdy połączenie wróci.
static-title = Serwer niepotrzebny
static-text = Wszystko działa w przeglądarce i tam zostają twoje partie. Gra z innymi na odległość wymaga serwera.
