# Dlaczego jeden ruch jest lepszy od drugiego: dla zagadek, analiz i trenera. `end` to średnia różnica na koniec. `than`
# mówi, z czym porównujemy: z zagranym ruchem, z próbą albo z oczywistym. Zdania mogą dotyczyć królestwa dowolnego gracza.

because = Dlaczego
because-arms = { $name }
because-only = Jedyny możliwy ruch.
because-played = Zagrane
because-tried = Próba
because-obvious = Kuszące
because-better = Lepiej
because-sum = Powody liczymy osobno; nie muszą się sumować.
answer-show = Pokaż odpowiedź

## Co widać od razu
because-points = Od razu +{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
because-points-more = Od razu +{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, nie { $other }.
because-less-now = Od razu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, nie { $other }, ale zwróci się później.
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
because-fits = Domino { $domino } nigdzie tu nie pasuje.
because-brings = Domino { $domino } może dać { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
because-brings-more = Domino { $domino } może dać { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, tamto { $other }.
because-keeps = Graczowi { $name } dałoby { $points ->
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
}, nie { $squares_other } i { $crowns_other }: około +{ $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-larger = Posiadłość ({ $terrain }) ma wtedy { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
   *[many] { $squares } pól
}, nie { $squares_other }, a { $unit ->
    [crosses] krzyżyki mogą dojść
   *[crowns] korony mogą dojść
}: około +{ $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-open = Posiadłość ({ $terrain }) ma wokół { $free ->
    [one] { $free } wolne pole
    [few] { $free } wolne pola
   *[many] { $free } wolnych pól
}, nie { $free_other }: około +{ $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-castle-side = Wolne boki zamku: { $sides }, nie { $sides_other }; tam pasuje wszystko.
because-reach = Zwarte królestwo ma w zasięgu więcej pól: { $free }, nie { $free_other }.
because-follows = Wybrane już domino { $domino } da potem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, nie { $other }.
because-offers = Domino { $domino } z oferty może potem dać { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, nie { $other }.
because-hole = { $than ->
    [played] Zagrany ruch
    [tried] Twoja próba
   *[obvious] Oczywiste miejsce
} zostawia { $squares ->
    [one] pole nie do zapełnienia
    [few] { $squares } pola nie do zapełnienia
   *[many] { $squares } pól nie do zapełnienia
}.
because-shut-in = { $than ->
    [played] Zagrany ruch
    [tried] Twoja próba
   *[obvious] Oczywiste miejsce
} zamyka posiadłość ({ $terrain }, pola: { $squares }): już nie urośnie.
because-link = Jedno pole może jeszcze połączyć posiadłości ({ $terrain }; pola: { $squares } i { $squares_other }).
because-alone = { $than ->
    [played] Zagrany ruch
    [tried] Twoja próba
   *[obvious] Oczywiste miejsce
} zostawia { $squares ->
    [one] samotne pole
    [few] { $squares } samotne pola
   *[many] { $squares } samotnych pól
}.
because-open-arms = Herby z wolnym polem obok: { $kinds }, nie { $kinds_other }.
because-room = Jest jeszcze miejsce na { $room ->
    [one] { $room } domino
    [few] { $room } domina
   *[many] { $room } domin
}, nie { $room_other }: mniej odrzuceń.
because-too-small = { $than ->
    [played] Zagrany ruch
    [tried] Twoja próba
   *[obvious] Oczywiste miejsce
} zostawia miejsce najwyżej na { $room } z { $left } domin.
because-kinds = Otwarte rodzaje terenu: { $kinds }, nie { $kinds_other }; pasuje więcej domin.
because-feeds = { $crowns ->
    [0] Powiększa posiadłość ({ $terrain })
    [one] Daje posiadłości ({ $terrain }) koronę
    [few] Daje posiadłości ({ $terrain }) { $crowns } korony
   *[many] Daje posiadłości ({ $terrain }) { $crowns } koron
}: około +{ $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-feeds-new = { $crowns ->
    [one] Daje nowy teren ({ $terrain }) z koroną
   *[other] Daje nowy teren ({ $terrain }) z { $crowns } koronami
}: około +{ $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-matches = Pasuje do wybranego już domina { $domino } ({ $terrain }): około +{ $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-last-crowns = To rzadkość: { $left ->
    [0] koron ({ $terrain }) już nie będzie
    [one] zostaje tylko { $left } korona ({ $terrain })
    [few] zostają tylko { $left } korony ({ $terrain })
   *[many] zostaje tylko { $left } koron ({ $terrain })
}.
because-feeds-die = { $crosses ->
    [0] Kość „{ $arms }” powiększa posiadłość ({ $terrain })
    [one] Kość „{ $arms }” daje posiadłości ({ $terrain }) krzyżyk
    [few] Kość „{ $arms }” daje posiadłości ({ $terrain }) { $crosses } krzyżyki
   *[many] Kość „{ $arms }” daje posiadłości ({ $terrain }) { $crosses } krzyżyków
}: około +{ $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-dice-more = Te kości mogą dać { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, tamte { $other }.
because-draws = Najlepszy rysunek daje wtedy { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, nie { $other }.
because-able = Inaczej niczego nie da się narysować.

## Premie, budynki, zaklęcia
because-bonus-harmony = Wszystko się zmieści: Harmonia w { $often }% partii, nie w { $seldom }%.
because-loses-harmony = { $than ->
    [played] Zagrany ruch
    [tried] Twoja próba
   *[obvious] Oczywiste miejsce
} zostawia miejsce najwyżej na { $room } z { $left } domin: bez Harmonii.
because-bonus-middle_kingdom = Zamek zostaje pośrodku: Środek królestwa w { $often }% partii, nie w { $seldom }%.
because-loses-middle_kingdom = { $than ->
    [played] Zagrany ruch
    [tried] Twoja próba
   *[obvious] Oczywiste miejsce
} przekreśla Środek królestwa: zamek nie będzie pośrodku.
because-bonus-building = { $building } daje około +{ $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-brings-knights = { $knights ->
    [one] Rycerz z kafelka może zbierać monety.
   *[other] Rycerze z kafelka ({ $knights }) mogą zbierać monety.
}
because-brings-towers = { $towers ->
    [one] Wieża z kafelka pomoże sprowadzić królową.
   *[other] Wieże z kafelka ({ $towers }) pomogą sprowadzić królową.
}
because-bonus-site = Ma plac budowy: około +{ $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-needs-site = Ma jedyny wolny plac budowy.
because-bonus-coins = Rycerze przynoszą monety: około +{ $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-taxes = Rycerze zbierają teraz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}, nie { $other }.
because-knight-waits = { $knights ->
    [one] Tutaj rycerz zebrałby { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }; może trafi się większa posiadłość
   *[other] Tutaj rycerze ({ $knights }) zebraliby { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }; może trafi się większa posiadłość
}{ $end ->
    [0] .
   *[other] : około +{ $end ->
        [one] { $end } punktu
       *[other] { $end } punktów
    }.
}
because-saves = Monet zostaje { $coins }, nie { $other }.
because-queen = Królowa zostaje na stałe w { $often }% partii, nie w { $seldom }%.
because-takes-queen = Od razu sprowadza królową: korona dla największej posiadłości.
because-spell = Kość „{ $arms }” zaznacza ostatnie pole wiersza i daje moc „{ $power }”.
because-denies-spell = { $name } potrzebuje tylko kości „{ $arms }” do mocy „{ $power }”.
because-ticks = Kość „{ $arms }” zaznacza pole { $ticks } z { $boxes } mocy „{ $power }”.
because-keeps-power = Zachowuje moc „{ $power }”.
because-castle-waits = Zachowuje krzyżyk zamku na większą posiadłość.

## Przeciwnicy i kolejność
because-denies = Inaczej zabierze je { $name } i zyska { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; reszta daje najwyżej { $other }.
because-denies-crowns = Bez { $crowns ->
    [one] tej korony
   *[other] tych { $crowns } koron
} ({ $terrain }) { $name } straci około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-denies-land = Pasuje do posiadłości gracza { $name } ({ $terrain }, pola: { $squares }): bez domina straci około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-denies-match = Pasuje do domina { $domino } ({ $terrain }) gracza { $name }: bez pary straci około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-denies-site = Bez tego placu budowy { $name } straci około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-denies-dice = Reszta da graczowi { $name } najwyżej { $other ->
    [one] { $other } punkt
    [few] { $other } punkty
   *[many] { $other } punktów
} zamiast { $points }.
because-takes-tile = Bez kafelka „{ $building }” { $name } straci około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-burns-tile = Gdy spłonie { $building }, { $name } straci około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-earlier = Następna tura wcześniej: miejsce { $place }, nie { $other }.

## Na koniec, gdy nic na stole tego nie wyjaśnia
because-outlook-own = Łącznie { $own } pkt więcej.
because-outlook-rival = Łącznie { $name } ma { $rival } pkt mniej.
because-outlook-both = Łącznie { $own } pkt więcej, a { $name } ma { $rival } mniej.
because-outlook-more = Łącznie { $own } pkt więcej, choć { $name } też ma { $rival } więcej.
because-outlook-less = Łącznie { $name } ma { $rival } pkt mniej, kosztem { $own }.
because-ends-land = Najwięcej daje posiadłość ({ $terrain }): około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-ends-buildings = Najwięcej dają budynki: około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
because-ends-coins = Najwięcej dają monety: około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
}.
