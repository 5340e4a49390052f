# Dlaczego jeden ruch jest lepszy od drugiego: dla zagadek, analiz i trenera. `end` to średnia różnica na koniec. `than`
# mówi, z czym porównujemy: z zagranym ruchem, z próbą albo z oczywistym. Zdania mogą dotyczyć królestwa dowolnego gracza.

because = Dlaczego
because-arms = { $name }
because-only = To był jedyny możliwy ruch.
because-played = Zagrane
because-tried = Próba
because-obvious = Kuszące
because-better = Lepiej
because-square = rząd { $row } kolumna { $column }
because-at = { $count ->
    [one] Pole: { $squares }.
   *[other] Pola: { $squares }.
}
option-take = Weź: { $faces }
option-draw = Narysuj: { $faces }
option-turn = Obróć kość na: { $faces }
option-castle = Dodaj krzyżyk zamku: { $faces }
option-name = Wybierz: { $faces }
option-build = Zbuduj: { $building }
option-burn = Spal: { $building }

## Co widać od razu
because-points = Od razu daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
because-points-more = Od razu daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} zamiast { $other }.
because-less-now = Teraz daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} zamiast { $other }, ale zwróci się później.
because-grows = Posiadłość ({ $terrain }) ma teraz { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
   *[many] { $squares } pól
}{ $unit ->
    [crosses] { $crowns ->
        [0] , ale jeszcze żadnego krzyżyka
        [one] {" "}i { $crowns } krzyżyk
        [few] {" "}i { $crowns } krzyżyki
       *[many] {" "}i { $crowns } krzyżyków
    }
   *[crowns] { $crowns ->
        [0] , ale jeszcze żadnej korony
        [one] {" "}i { $crowns } koronę
        [few] {" "}i { $crowns } korony
       *[many] {" "}i { $crowns } koron
    }
}.
because-fits = Domino { $domino } nie pasuje nigdzie w tym królestwie.
because-brings = Domino { $domino } może dać { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
because-brings-more = Domino { $domino } może dać { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, a tamto { $other }.
because-keeps = Graczowi { $name } to domino dałoby { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.

## Posiadłości
because-joins = Posiadłość ({ $terrain }) ma wtedy { $squares ->
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
}, a nie { $squares_other } i { $crowns_other }: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-larger = Posiadłość ({ $terrain }) ma wtedy { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
   *[many] { $squares } pól
}, a nie { $squares_other }, i { $unit ->
    [crosses] krzyżyki mogą jeszcze przyjść
   *[crowns] korony mogą jeszcze przyjść
}: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-open = Posiadłość ({ $terrain }) ma gdzie rosnąć, bo wolnych pól wokół jest { $free }, a nie { $free_other }: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-castle-side = Wolnych boków zamku zostaje { $sides }, a nie { $sides_other }, i tam pasuje wszystko.
because-reach = Królestwo pozostaje zwarte: pól w jego zasięgu jest { $free }, a nie { $free_other }.
because-follows = Wybrane już domino { $domino } da potem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} zamiast { $other }.
because-offers = Potem domino { $domino } z kolumny może dać { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} zamiast { $other }.
because-hole = { $than ->
    [played] Zagrany ruch
    [tried] Twoja próba
   *[obvious] Oczywiste miejsce
} zostawia { $squares ->
    [one] pole, którego nie wypełni żadne domino
    [few] { $squares } pola, których nie wypełni żadne domino
   *[many] { $squares } pól, których nie wypełni żadne domino
}.
because-shut-in = { $than ->
    [played] Zagrany ruch
    [tried] Twoja próba
   *[obvious] Oczywiste miejsce
} zamyka posiadłość ({ $terrain }, pola: { $squares }): nic już nie da się do niej dołączyć.
because-link = Posiadłości ({ $terrain }; pola: { $squares } i { $squares_other }) można jeszcze połączyć jednym polem.
because-alone = { $than ->
    [played] Zagrany ruch
    [tried] Twoja próba
   *[obvious] Oczywiste miejsce
} zostawia { $squares ->
    [one] pole bez wolnego pola obok
    [few] { $squares } pola bez wolnego pola obok
   *[many] { $squares } pól bez wolnego pola obok
}.
because-open-arms = Herbów z wolnym polem obok zostaje { $kinds }, a nie { $kinds_other }.
because-room = { $room ->
    [one] Zmieści się jeszcze { $room } domino
    [few] Zmieszczą się jeszcze { $room } domina
   *[many] Zmieści się jeszcze { $room } domin
} zamiast { $room_other }, więc mniej trzeba będzie odrzucić.
because-too-small = { $than ->
    [played] Zagrany ruch
    [tried] Twoja próba
   *[obvious] Oczywiste miejsce
} zostawia miejsce najwyżej na { $room } z { $left } domin, które jeszcze przyjdą.
because-kinds = Dołączać można nadal { $kinds ->
    [one] { $kinds } rodzaj
    [few] { $kinds } rodzaje
   *[many] { $kinds } rodzajów
} terenu zamiast { $kinds_other }, więc więcej domin będzie pasować.
because-feeds = { $crowns ->
    [0] Dzięki temu dominu posiadłość ({ $terrain }) urośnie
    [one] Dzięki temu dominu posiadłość ({ $terrain }) dostanie koronę
    [few] Dzięki temu dominu posiadłość ({ $terrain }) dostanie { $crowns } korony
   *[many] Dzięki temu dominu posiadłość ({ $terrain }) dostanie { $crowns } koron
}: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-feeds-new = { $crowns ->
    [one] To nowy teren ({ $terrain }) z koroną
   *[other] To nowy teren ({ $terrain }) z { $crowns } koronami
}: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-matches = To domino pasuje do wybranego już domina { $domino } ({ $terrain }): na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-last-crowns = To rzadkość: { $left ->
    [0] koron ({ $terrain }) już nie będzie
   *[other] koron ({ $terrain }) może przyjść jeszcze najwyżej { $left }
}.
because-feeds-die = { $crosses ->
    [0] Dzięki kości „{ $arms }” posiadłość ({ $terrain }) urośnie
    [one] Dzięki kości „{ $arms }” posiadłość ({ $terrain }) dostanie krzyżyk
    [few] Dzięki kości „{ $arms }” posiadłość ({ $terrain }) dostanie { $crosses } krzyżyki
   *[many] Dzięki kości „{ $arms }” posiadłość ({ $terrain }) dostanie { $crosses } krzyżyków
}: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-dice-more = Te kości po narysowaniu mogą dać { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, a tamte { $other }.
because-draws = Wtedy najlepszy rysunek od razu daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} zamiast { $other }.
because-able = Inaczej niczego nie da się narysować.

## Premie, budynki, zaklęcia
because-bonus-harmony = Wszystko się zmieści: Harmonia liczy się w { $often } na 100 partii zamiast w { $seldom }.
because-loses-harmony = { $than ->
    [played] Zagrany ruch
    [tried] Twoja próba
   *[obvious] Oczywiste miejsce
} zostawia miejsce najwyżej na { $room } z { $left } domin, które jeszcze przyjdą: Harmonia przepada.
because-bonus-middle_kingdom = Zamek zostaje pośrodku: Środek królestwa liczy się w { $often } na 100 partii zamiast w { $seldom }.
because-loses-middle_kingdom = { $than ->
    [played] Zagrany ruch
    [tried] Twoja próba
   *[obvious] Oczywiste miejsce
} oddaje Środek królestwa: zamek nie może już leżeć pośrodku.
because-bonus-building = Kafelek „{ $building }” się opłaca: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-brings-knights = { $knights ->
    [one] Ten kafelek daje rycerza, który może zbierać monety.
   *[other] Ten kafelek daje rycerzy ({ $knights }), którzy mogą zbierać monety.
}
because-brings-towers = { $towers ->
    [one] Ten kafelek daje wieżę, a wieże sprowadzają królową.
   *[other] Ten kafelek daje wieże ({ $towers }), a wieże sprowadzają królową.
}
because-bonus-site = Miasto na tym dominie to plac budowy: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-needs-site = Miasto na tym dominie to plac budowy, a innego wolnego nie ma.
because-bonus-coins = Rycerze przynoszą monety: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-taxes = Rycerze od razu zbierają { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
} zamiast { $other }.
because-knight-waits = { $knights ->
    [one] Tutaj rycerz zebrałby { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }; w rezerwie poczeka na większą posiadłość
   *[other] Tutaj rycerze ({ $knights }) zebraliby { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }; w rezerwie poczekają na większą posiadłość
}{ $end ->
    [0] .
   *[other] : na koniec około { $end ->
        [one] { $end } punktu
       *[other] { $end } punktów
    } więcej.
}
because-saves = Monet zostaje { $coins }, a nie { $other }.
because-queen = To sprowadza królową: zostaje do końca w { $often } na 100 partii zamiast w { $seldom }.
because-takes-queen = To od razu sprowadza królową: jej korona liczy się w największej posiadłości.
because-spell = Po narysowaniu kość „{ $arms }” zaznacza ostatnie pole swojego wiersza i daje moc „{ $power }”.
because-denies-spell = Graczowi { $name } brakuje jednego pola do mocy „{ $power }”, a kość „{ $arms }” by je zaznaczyła.
because-ticks = Po narysowaniu kość „{ $arms }” zaznacza pole { $ticks } z { $boxes } mocy „{ $power }”.
because-keeps-power = Moc „{ $power }” zostaje na później.
because-castle-waits = Krzyżyk zamku zostaje na większą posiadłość.

## Przeciwnicy i kolejność
because-denies = Inaczej to domino zabierze { $name } i zyska { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; reszta daje najwyżej { $other }.
because-denies-crowns = Na { $crowns ->
    [one] tę koronę
    [few] te { $crowns } korony
   *[many] te { $crowns } koron
} ({ $terrain }) czeka { $name }: bez tego domina traci na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-denies-land = { $name } może powiększyć tym dominem swoją posiadłość ({ $terrain }, pola: { $squares }): bez niego traci na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-denies-match = { $name } ma już wybrane domino { $domino } ({ $terrain }), a to do niego pasuje: bez tego domina { $name } traci na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-denies-site = { $name } może budować w mieście z tego domina: bez niego traci na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-denies-dice = Z pozostałych kości { $name } zyska najwyżej { $other ->
    [one] { $other } punkt
    [few] { $other } punkty
   *[many] { $other } punktów
} zamiast { $points }.
because-takes-tile = Kafelka „{ $building }” potrzebuje też { $name }: bez niego traci na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-burns-tile = Spalony kafelek „{ $building }” nikomu już nie przypadnie: { $name } traci na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-earlier = Następna tura wypada wcześniej: miejsce { $place } zamiast { $other }.

## Na koniec, gdy nic na stole tego nie wyjaśnia
because-outlook-own = Łącznie na koniec daje to { $own } pkt więcej.
because-outlook-rival = Łącznie na koniec { $name } ma { $rival } pkt mniej.
because-outlook-both = Łącznie na koniec daje to { $own } pkt więcej, a { $name } ma { $rival } mniej.
because-outlook-more = Łącznie na koniec daje to { $own } pkt więcej, ale { $name } też ma { $rival } więcej.
because-outlook-less = Łącznie na koniec { $name } ma { $rival } pkt mniej, a kosztuje to tylko { $own }.
because-ends-land = Najwięcej daje posiadłość ({ $terrain }): na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-ends-buildings = Najwięcej dają budynki: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-ends-coins = Najwięcej dają monety: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
