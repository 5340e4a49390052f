## Bez połączenia
offline-title = Brak połączenia z serwerem
offline-text = Stoły i boty go potrzebują. Gdy tylko wróci, twoje partie potoczą się dalej od miejsca, w którym stanęły.
offline-still = To działa bez połączenia
offline-learn = Zasady i elementy gier
offline-score = Kalkulator punktów
offline-tools-draft = Losowanie domin
offline-tools-clock = Zegar
offline-tools-print = Do wydrukowania
