# Partie i gracze: co tu rozegrano i jak poszło.

history-title = Partie
history-intro = Twoje partie, trwające partie i wszystkie publiczne, które tu zakończono.
history-mine = Moje partie
history-watch = Trwające
history-finished = Zakończone
history-player = Gracz
history-game = Gra
history-any = Wszystkie gry
history-found = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
  }
history-none = Nie ma tu jeszcze zakończonych publicznych partii.
history-none-found = Brak pasujących partii.
history-none-running = Nie trwa teraz żadna publiczna partia.
history-winner = zwycięstwo:
history-imported = wczytana
history-more = Pokaż więcej
history-offline = Bez połączenia liczą się tu tylko partie z tego urządzenia.
history-browser = Tylko partie rozegrane w tej przeglądarce; przygotowane rozdania, na przykład gry z przewodnikiem, się nie liczą.

players-title = Gracze
players-intro = Wszystkie imiona, pod którymi ktoś zakończył tu publiczną partię.
players-search = Imię zaczyna się od
players-found = { $players ->
    [one] 1 imię
    [few] { $players } imiona
   *[many] { $players } imion
  }
players-none = Nikt nie zakończył publicznej partii pod takim imieniem.

player-since = Od { $since } do { $last }
player-day = { $day }
player-free-name = Imiona są tu dowolne: pod tym mogło grać kilka osób i do nikogo ono nie należy.
player-nobody = Pod tym imieniem nikt jeszcze nie zakończył tu publicznej partii.
player-mine = Wszystkie twoje partie, nie tylko publiczne, są tutaj:
player-games = Zakończone partie

statistics-games = Partie
statistics-wins = Wygrane
statistics-streak = Obecna seria
statistics-longest = Najlepsza seria
statistics-rivals = Przeciwnicy
statistics-people = Ludzie
statistics-no-rivals = Na razie tylko z botami bez poziomu.
statistics-strongest = Gdy gra kilka botów, partia liczy się jako rozegrana z najsilniejszym.
statistics-won-of = wygrane: { $wins } z { $games }
statistics-variants = Według wariantu
statistics-variant = Wariant
statistics-mean = Średnia
statistics-best = Rekord
statistics-best-of = zobacz najlepszą partię: { $variant }
statistics-kingdoms = { $kingdoms ->
    [one] Najlepsze królestwo
   *[other] Najlepsze królestwa
  }
statistics-picture = Najlepsze królestwo, { $variant }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
statistics-none-mine = Dokończ partię, a zobaczysz tu, jak ci idzie.
statistics-play = Zagraj
history-open-record = Otwórz zapis
transfer-export = Zapisz moje partie do pliku
transfer-import = Wczytaj partie z pliku
transfer-nothing = Na tym urządzeniu nie ma jeszcze żadnej partii.
transfer-done = { $kept ->
    [0] Żadnej nowej partii.
    [one] Wczytano jedną partię.
    [few] Wczytano { $kept } partie.
   *[many] Wczytano { $kept } partii.
} { $known ->
    [0] { "" }
    [one] Jedna już tu była.
    [few] { $known } już tu były.
   *[many] { $known } już tu było.
} { $wrong ->
    [0] { "" }
    [one] Jednej nie dało się odczytać.
   *[other] { $wrong } nie dało się odczytać.
}
