# Dlaczego jeden ruch jest lepszy od drugiego: dla zagadek, analiz i trenera. `end` to średnia różnica na koniec. `than`
# mówi, z czym porównujemy: z zagranym ruchem albo z oczywistym. Zdania mogą dotyczyć królestwa dowolnego gracza.

because = Dlaczego
because-arms = { $name }
because-only = Nic innego nie można było zrobić.

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
} i { $unit ->
    [crosses] { $crowns ->
        [0] na razie żadnego krzyżyka
        [one] { $crowns } krzyżyk
        [few] { $crowns } krzyżyki
       *[many] { $crowns } krzyżyków
    }
   *[crowns] { $crowns ->
        [0] na razie żadnej korony
        [one] { $crowns } koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
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
because-open = Posiadłość ({ $terrain }) ma gdzie rosnąć, bo wolnych pól wokół jest { $free }, a nie { $free_other }: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-follows = Drugie domino, { $domino }, da potem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} zamiast { $other }.
because-hole = { $than ->
    [played] Zagrany ruch
   *[obvious] Oczywiste miejsce
} zostawia { $squares ->
    [one] pole, którego nie wypełni żadne domino
    [few] { $squares } pola, których nie wypełni żadne domino
   *[many] { $squares } pól, których nie wypełni żadne domino
}.
because-room = { $room ->
    [one] Zmieści się jeszcze { $room } domino
    [few] Zmieszczą się jeszcze { $room } domina
   *[many] Zmieści się jeszcze { $room } domin
} zamiast { $room_other }, więc mniej trzeba będzie odrzucić.
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
because-feeds-die = { $crosses ->
    [0] Dzięki tej kości posiadłość ({ $terrain }) urośnie
    [one] Dzięki tej kości posiadłość ({ $terrain }) dostanie krzyżyk
    [few] Dzięki tej kości posiadłość ({ $terrain }) dostanie { $crosses } krzyżyki
   *[many] Dzięki tej kości posiadłość ({ $terrain }) dostanie { $crosses } krzyżyków
}: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.

## Premie, budynki, zaklęcia
because-bonus-harmony = Wszystko się zmieści: Harmonia liczy się w { $often } na 100 partii zamiast w { $seldom }.
because-bonus-middle_kingdom = Zamek zostaje pośrodku: Środek królestwa liczy się w { $often } na 100 partii zamiast w { $seldom }.
because-bonus-building = Kafelek „{ $building }” się opłaca: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-bonus-site = Miasto na tym dominie to plac budowy: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-bonus-coins = Rycerze przynoszą monety: na koniec około { $end ->
    [one] { $end } punktu
   *[other] { $end } punktów
} więcej.
because-queen = To sprowadza królową: zostaje do końca w { $often } na 100 partii zamiast w { $seldom }.
because-spell = Po narysowaniu ta kość zaznacza ostatnie pole wiersza i daje moc „{ $power }”.
because-denies-spell = Graczowi { $name } brakuje jednego pola do mocy „{ $power }”, a ta kość by je zaznaczyła.

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
because-earlier = Następna tura też wypada wcześniej: miejsce { $place } zamiast { $other }.

## Na koniec, gdy nic na stole tego nie wyjaśnia
because-outlook-own = Na koniec daje to { $own } pkt więcej.
because-outlook-rival = Na koniec { $name } ma { $rival } pkt mniej.
because-outlook-both = Na koniec daje to { $own } pkt więcej, a { $name } ma { $rival } mniej.
