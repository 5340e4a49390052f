# Zagadki dnia: codziennie jedna decyzja z prawdziwej partii, dla każdej gry.

puzzle-title = Zagadka dnia
puzzle-text = Jedna decyzja z partii, codziennie nowa. Znajdź ruch najsilniejszego bota.
puzzle-of-day = Zagadka z dnia { $day }
puzzle-day = Zagadki z dnia { $day }
puzzle-today = Dzisiejsze zagadki
puzzle-players = { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
}
puzzle-round = runda { $round }

puzzle-open = Nierozwiązana
puzzle-result-first = Rozwiązana za pierwszym razem
puzzle-result-later = Rozwiązana
puzzle-result-shown = Odpowiedź pokazana
puzzle-streak = { $days ->
    [0] Rozwiąż jedną, by zacząć serię.
    [one] Seria: { $days } dzień
    [few] Seria: { $days } dni
   *[many] Seria: { $days } dni
}
puzzle-solved = Rozwiązane: { $solved }, za pierwszym razem: { $first }
puzzle-kept = Brak połączenia: oto zapisane zagadki.
puzzle-gone = Brak połączenia, a tego dnia nie zapisano.
puzzle-fair = Z partii najsilniejszego bota z samym sobą; odpowiedzi potwierdzone w tysiącach symulacji. Nowe o północy UTC.

puzzle-calendar = Wcześniejsze dni
puzzle-month-back = Poprzedni miesiąc
puzzle-month-on = Następny miesiąc
puzzle-day-label = { $day }: { $solved ->
    [0] nic nie rozwiązano
   *[other] rozwiązane: { $solved }
}

puzzle-task = Co tu zrobisz?
puzzle-task-place = Gdzie położysz domino { $domino }?
puzzle-task-claim = Które domino?
puzzle-task-build = Zbudujesz coś?
puzzle-task-burn = Spalisz kafelek?
puzzle-task-knights = Wyślesz rycerzy?
puzzle-task-take = { $dice ->
    [one] Która kość?
   *[other] Które kości?
}
puzzle-task-draw = Gdzie narysujesz?
puzzle-task-text = Jest jedna najlepsza odpowiedź; liczenie punktów jej nie zdradzi.

puzzle-best = Zgadza się!
puzzle-best-first = Za pierwszym razem!
puzzle-good = { $points ->
    [0] Dobrze, ale można trochę lepiej.
    [one] Dobrze, ale kosztuje to { $points } punkt.
    [few] Dobrze, ale kosztuje to { $points } punkty.
    [many] Dobrze, ale kosztuje to { $points } punktów.
   *[other] Dobrze, ale kosztuje to { $points } punktu.
}
puzzle-cost = Niezupełnie: kosztuje to { $win ->
    [0] { $points ->
        [one] około { $points } punktu
        [few] około { $points } punktów
        [many] około { $points } punktów
       *[other] około { $points } punktu
    }
   *[other] { $points ->
        [0] { $win }% szans na wygraną
        [one] { $win }% szans na wygraną i około { $points } punktu
        [few] { $win }% szans na wygraną i około { $points } punktów
        [many] { $win }% szans na wygraną i około { $points } punktów
       *[other] { $win }% szans na wygraną i około { $points } punktu
    }
}.
puzzle-tempting = Bot patrzący ruch naprzód zrobiłby to samo.
puzzle-answer = Najlepszy ruch
puzzle-answer-is = Najlepszy ruch: „{ $action }”
puzzle-obvious = Kuszące, ale gorsze: „{ $action }”.
puzzle-obvious-place = Kuszące, ale gorsze: przerywany obrys.
puzzle-win = Szansa na wygraną: { $win }%, a po oczywistym ruchu { $other }%.
puzzle-next = Następna: { $game }
puzzle-all = Wszystkie zagadki
puzzle-share-first = Zagadka Crownland { $day } · { $game } · za pierwszym razem { $sign }
puzzle-share-later = Zagadka Crownland { $day } · { $game } · za { $tries }. razem { $sign }
puzzle-share-shown = Zagadka Crownland { $day } · { $game } · dziś za trudna { $sign }
