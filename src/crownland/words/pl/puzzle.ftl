# Zagadki dnia: codziennie jedna decyzja z prawdziwej partii, dla każdej gry.

puzzle-title = Zagadka dnia
puzzle-text = Jedna decyzja z prawdziwej partii, codziennie nowa dla każdej gry. Znajdź ruch, który wykonałby najsilniejszy bot.
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
puzzle-gone = Bez połączenia są tu tylko zagadki z ostatniego tygodnia.
puzzle-none = Nie ma takiej zagadki.
puzzle-fair = Zagadki pochodzą z partii najsilniejszego bota z samym sobą. Odpowiedź jest najlepsza tylko wtedy, gdy potwierdzają to tysiące partii rozegranych od tego miejsca. Dzień zaczyna się o północy czasu UTC.

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
puzzle-task-burn = Czy wyślesz smoka, a jeśli tak, to gdzie?
puzzle-task-knights = Czy wyślesz rycerzy, a jeśli tak, to gdzie?
puzzle-task-take = { $dice ->
    [one] Którą kość weźmiesz?
   *[other] Które kości weźmiesz?
}
puzzle-task-draw = Gdzie narysujesz?
puzzle-task-text = Jedna odpowiedź jest wyraźnie najlepsza i nie jest to ta, która daje teraz najwięcej.

puzzle-best = Tak, to jest to!
puzzle-best-first = Rozwiązana za pierwszym razem!
puzzle-good = Dobrze, ale można lepiej: to kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} na koniec.
puzzle-cost = Jeszcze nie: to kosztuje około { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} na koniec i { $win }% szans na wygraną.
puzzle-tempting = Większość zagrałaby właśnie tak.
puzzle-answer = Najlepszy ruch
puzzle-why = Dlaczego
puzzle-win = Stąd wygrywa się { $win } na 100 partii, a po oczywistym ruchu { $other }.
puzzle-retry = Spróbuj jeszcze raz
puzzle-show = Pokaż odpowiedź
puzzle-share = Udostępnij
puzzle-next = Następna: { $game }
puzzle-all = Wszystkie zagadki
puzzle-share-first = Zagadka Crownland { $day } · { $game } · rozwiązana za pierwszym razem { $sign }
puzzle-share-later = Zagadka Crownland { $day } · { $game } · rozwiązana za { $tries }. razem { $sign }
puzzle-share-shown = Zagadka Crownland { $day } · { $game } · dziś dla mnie za trudna { $sign }

## Dlaczego ta odpowiedź jest najlepsza. `end` to średnia różnica na koniec.

puzzle-arms = { $name }
puzzle-why-less-now = Oczywisty ruch daje teraz { $other ->
    [one] { $other } punkt
    [few] { $other } punkty
   *[many] { $other } punktów
}, a ten { $points }; zwróci się później.
puzzle-why-joins = Twoja posiadłość ({ $terrain }) ma wtedy { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
   *[many] { $squares } pól
} i { $unit ->
    [crosses] { $crowns ->
        [one] { $crowns } krzyżyk
        [few] { $crowns } krzyżyki
       *[many] { $crowns } krzyżyków
    }
   *[crowns] { $crowns ->
        [one] { $crowns } koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }
}, a nie { $squares_other } i { $crowns_other }: w sumie około { $end ->
    [one] { $end } punkt
    [few] { $end } punkty
   *[many] { $end } punktów
} więcej na koniec.
puzzle-why-follows = Twoje drugie domino, { $domino }, da potem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} zamiast { $other }.
puzzle-why-hole = Oczywiste miejsce zostawia { $squares ->
    [one] pole, którego nie wypełni żadne domino
    [few] { $squares } pola, których nie wypełni żadne domino
   *[many] { $squares } pól, których nie wypełni żadne domino
}.
puzzle-why-open = Twoja posiadłość ({ $terrain }) ma gdzie rosnąć, wolne pola wokół: { $free } zamiast { $free_other }. To w sumie około { $end ->
    [one] { $end } punkt
    [few] { $end } punkty
   *[many] { $end } punktów
} więcej na koniec.
puzzle-why-room = Zmieści się jeszcze tyle domin: { $room } zamiast { $room_other }, więc mniej odrzucisz.
puzzle-why-kinds = Otwarte zostają rodzaje terenu: { $kinds } zamiast { $kinds_other }, więc więcej domin będzie pasować.
puzzle-why-feeds = { $crowns ->
    [0] Twoja posiadłość ({ $terrain }) urośnie
    [one] Twoja posiadłość ({ $terrain }) dostanie koronę
    [few] Twoja posiadłość ({ $terrain }) dostanie { $crowns } korony
   *[many] Twoja posiadłość ({ $terrain }) dostanie { $crowns } koron
}: w sumie około { $end ->
    [one] { $end } punkt
    [few] { $end } punkty
   *[many] { $end } punktów
} więcej na koniec.
puzzle-why-feeds-new = { $crowns ->
    [one] To nowy teren ({ $terrain }) z koroną
    [few] To nowy teren ({ $terrain }) z { $crowns } koronami
   *[many] To nowy teren ({ $terrain }) z { $crowns } koronami
}: w sumie około { $end ->
    [one] { $end } punkt
    [few] { $end } punkty
   *[many] { $end } punktów
} więcej na koniec.
puzzle-why-feeds-die = { $crosses ->
    [0] Twoja posiadłość ({ $terrain }) urośnie
    [one] Twoja posiadłość ({ $terrain }) dostanie krzyżyk
    [few] Twoja posiadłość ({ $terrain }) dostanie { $crosses } krzyżyki
   *[many] Twoja posiadłość ({ $terrain }) dostanie { $crosses } krzyżyków
}: w sumie około { $end ->
    [one] { $end } punkt
    [few] { $end } punkty
   *[many] { $end } punktów
} więcej na koniec.
puzzle-why-denies = Inaczej zabierze je { $name } i zyska { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; reszta daje najwyżej { $other }.
puzzle-why-denies-crowns = Na { $crowns ->
    [one] tę koronę
   *[other] te korony
} ({ $terrain }) czeka { $name }: bez nich kończy z wynikiem niższym o około { $end ->
    [one] { $end } punkt
    [few] { $end } punkty
   *[many] { $end } punktów
}.
puzzle-why-denies-dice = Z reszty kości { $name } narysuje najwyżej { $other ->
    [one] { $other } punkt
    [few] { $other } punkty
   *[many] { $other } punktów
}, a inaczej { $points }.
puzzle-why-takes-tile = Kafelka „{ $building }” potrzebuje też { $name }: bez niego kończy z wynikiem niższym o około { $end ->
    [one] { $end } punkt
    [few] { $end } punkty
   *[many] { $end } punktów
}.
puzzle-why-queen = To sprowadza królową: zostaje u ciebie w { $often } na 100 partii zamiast w { $seldom }.
puzzle-why-bonus-middle_kingdom = Zamek zostaje pośrodku: Środek królestwa liczy się w { $often } na 100 partii zamiast w { $seldom }.
puzzle-why-bonus-harmony = Wszystko się zmieści: Harmonia liczy się w { $often } na 100 partii zamiast w { $seldom }.
puzzle-why-bonus-building = Budynki z kafelkiem „{ $building }” dają w sumie około { $end ->
    [one] { $end } punkt
    [few] { $end } punkty
   *[many] { $end } punktów
} więcej na koniec.
puzzle-why-bonus-site = Miasto na tym dominie to miejsce na budynek: w sumie około { $end ->
    [one] { $end } punkt
    [few] { $end } punkty
   *[many] { $end } punktów
} więcej na koniec.
puzzle-why-bonus-coins = Rycerze przynoszą monety: w sumie około { $end ->
    [one] { $end } punkt
    [few] { $end } punkty
   *[many] { $end } punktów
} więcej na koniec.
puzzle-why-spell = Po narysowaniu wypełnia ostatnie pole wiersza: moc „{ $power }” jest twoja.
puzzle-why-denies-spell = Graczowi { $name } brakuje jednego pola do mocy „{ $power }”, a ta kość by je zaznaczyła.
puzzle-why-earlier = A w następnej rundzie wybierasz wcześniej, z miejsca { $place }. zamiast { $other }.
puzzle-why-denies-land = { $name } powiększyłby nim swoją posiadłość ({ $terrain }, pola: { $squares }): bez niego kończy z wynikiem niższym o około { $end ->
    [one] { $end } punkt
    [few] { $end } punkty
   *[many] { $end } punktów
}.
puzzle-why-denies-site = { $name } miałby na nim miejsce na budynek: bez niego kończy z wynikiem niższym o około { $end ->
    [one] { $end } punkt
    [few] { $end } punkty
   *[many] { $end } punktów
}.
