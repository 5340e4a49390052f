# Zagadki dnia: codziennie jedna decyzja z prawdziwej partii, dla każdej gry.

puzzle-title = Zagadka dnia
puzzle-text = Jedna decyzja z prawdziwej partii, codziennie nowa dla każdej gry. Znajdź ruch, który wybrałby najsilniejszy bot.
puzzle-of-day = Zagadka z dnia { $day }
puzzle-day = Zagadki z dnia { $day }
puzzle-today = Dzisiejsze zagadki
puzzle-players = { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
}
puzzle-round = runda { $round }

puzzle-open = Jeszcze nierozwiązana
puzzle-result-first = Rozwiązana za pierwszym razem
puzzle-result-later = Rozwiązana
puzzle-result-shown = Odpowiedź obejrzana
puzzle-streak = { $days ->
    [0] Rozwiąż dziś jedną, by zacząć serię.
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
puzzle-solved = Rozwiązane: { $solved }, w tym za pierwszym razem: { $first }
puzzle-kept = Brak połączenia: te zagadki czekały tu na ciebie.
puzzle-gone = Brak połączenia, a ta przeglądarka nie zachowała zagadek z tego dnia.
puzzle-none = Nie ma takiej zagadki.
puzzle-fair = Zagadki pochodzą z partii najsilniejszego bota z samym sobą. Odpowiedź jest najlepsza tylko wtedy, gdy potwierdzają to tysiące partii rozegranych od tego miejsca. Dzień zaczyna się o północy czasu UTC.
puzzle-you = Ty

puzzle-calendar = Wcześniejsze dni
puzzle-month-back = Poprzedni miesiąc
puzzle-month-on = Następny miesiąc
puzzle-day-label = { $day }: { $solved ->
    [0] nic nie rozwiązano
   *[other] rozwiązane: { $solved }
}

puzzle-task = Co tu zrobisz?
puzzle-task-place = Gdzie położysz domino { $domino }?
puzzle-task-claim = Które domino wybierzesz?
puzzle-task-build = Czy coś zbudujesz, a jeśli tak, to co?
puzzle-task-burn = Czy każesz smokowi spalić kafelek?
puzzle-task-knights = Czy wyślesz rycerzy, a jeśli tak, to gdzie?
puzzle-task-take = { $dice ->
    [one] Którą kość weźmiesz?
   *[other] Które kości weźmiesz?
}
puzzle-task-draw = Gdzie narysujesz?
puzzle-task-text = Jedna odpowiedź jest wyraźnie najlepsza, a żeby ją znaleźć, nie wystarczy policzyć, co daje teraz.

puzzle-best = Tak, to jest to!
puzzle-best-first = Rozwiązana za pierwszym razem!
puzzle-good = { $points ->
    [0] Dobrze, ale można trochę lepiej.
    [one] Dobrze, ale można lepiej: na koniec kosztuje to { $points } punkt.
    [few] Dobrze, ale można lepiej: na koniec kosztuje to { $points } punkty.
    [many] Dobrze, ale można lepiej: na koniec kosztuje to { $points } punktów.
   *[other] Dobrze, ale można lepiej: na koniec kosztuje to { $points } punktu.
}
puzzle-cost = Jeszcze nie: na koniec kosztuje to { $win ->
    [0] { $points ->
        [one] około 1 punktu
        [few] około { $points } punktów
        [many] około { $points } punktów
       *[other] około { $points } punktu
    }
   *[other] { $points ->
        [0] { $win }% szans na wygraną
        [one] około 1 punktu i { $win }% szans na wygraną
        [few] około { $points } punktów i { $win }% szans na wygraną
        [many] około { $points } punktów i { $win }% szans na wygraną
       *[other] około { $points } punktu i { $win }% szans na wygraną
    }
}.
puzzle-tempting = Bot, który patrzy tylko jeden ruch naprzód, zrobiłby to samo.
puzzle-answer = Najlepszy ruch
puzzle-answer-is = Najlepszy ruch: „{ $action }”
puzzle-obvious = Kuszące, ale gorsze: „{ $action }”.
puzzle-obvious-place = Kuszące, ale gorsze: miejsce obwiedzione linią przerywaną.
puzzle-win = Tak wygrywa się { $win } na 100 partii, a po oczywistym ruchu { $other }.
puzzle-sum = Każdy powód liczy tylko swoje punkty, więc suma nie musi być równa całej różnicy.
puzzle-retry = Spróbuj ponownie
puzzle-show = Pokaż odpowiedź
puzzle-share = Udostępnij
puzzle-next = Następna: { $game }
puzzle-all = Wszystkie zagadki
puzzle-share-first = Zagadka Crownland { $day } · { $game } · rozwiązana za pierwszym razem { $sign }
puzzle-share-later = Zagadka Crownland { $day } · { $game } · rozwiązana za { $tries }. razem { $sign }
puzzle-share-shown = Zagadka Crownland { $day } · { $game } · dziś dla mnie za trudna { $sign }
