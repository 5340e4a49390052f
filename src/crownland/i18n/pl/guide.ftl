## Wokół gry z przewodnikiem
guide = Przewodnik
guide-title = Pierwsza gra z przewodnikiem
guide-text = Partia, w której każdy krok jest objaśniony, a grasz ty. Możesz odejść w każdej chwili i wrócić później.
guide-fair = Te rozdania są przygotowane, żeby w każdej rundzie było co objaśnić. W każdej innej partii nikt nie wybiera, co przyjdzie, i można to sprawdzić.
guide-minutes = { $minutes ->
    [one] minuta
    [few] około { $minutes } minut
   *[other] około { $minutes } minut
}
guide-offer = Pierwszy raz tutaj? Naucz się, grając
guide-offer-close = Nie, dziękuję
guide-next = Dalej
guide-skip = Wyłącz
guide-show = Pokaż przewodnika
guide-sum-up = Podsumuj
guide-prepared = Przygotowane rozdanie
guide-prepared-text = Rozdanie tej partii zostało przygotowane.
guide-over = To była gra z przewodnikiem i przygotowanym rozdaniem.
guide-summary = Co już umiesz
guide-best = Twoja najlepsza posiadłość: { $terrain }, { $squares } × { $crowns } = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
guide-real = Zagraj naprawdę
guide-rules = Przeczytaj zasady
guide-go-on = Graj dalej
guide-others = Inne gry z przewodnikiem:

## Mówione w każdej grze
guide-any-missed =
    Tak też można
    W innym miejscu byłoby +{ $best }. { $undo ->
        [yes] Cofnij ruch albo graj dalej.
       *[no] Następnym razem będzie łatwiej.
    }
guide-any-done =
    To już wszystko
    Zobacz, ile kto ma teraz punktów, albo graj dalej, jak długo chcesz.
guide-any-found =
    Dobre miejsce: +{ $points }
    Żadne inne nie dałoby więcej. Twoje punkty widać obok imienia.
guide-tip-place = { $best ->
    [0] Żadne miejsce nie daje teraz punktów. Trzymaj jednakowe tereny razem.
   *[other] Najlepsze miejsce daje teraz +{ $best }.
}
guide-tip-discard = Nigdzie nie pasuje, więc wypada z gry.
guide-tip-claim = Szukaj koron i terenów, które już masz.
guide-tip-knights = Rycerz zarabia najwięcej na największej posiadłości.
guide-tip-build = Przeczytaj, co dają kafelki, i zostaw sobie parę monet.
guide-tip-burn = Pal tylko to, co graczowi { $name } pomoże bardziej niż tobie moneta.
guide-tip-take = Krzyżyki dają punkty, a herby bez krzyżyka wypełniają księgę zaklęć.
guide-tip-turn = Kość można obrócić na dowolną jej ściankę, raz na partię.
guide-tip-castle = Krzyżyk jest wart tyle punktów, ile pól będzie miała jego posiadłość.
guide-tip-draw = { $best ->
    [0] Żadne miejsce nie daje teraz punktów. Trzymaj jednakowe herby razem.
   *[other] Najlepsze miejsce daje teraz +{ $best }.
}
guide-tip-name = Wybierz herb, z którym będziesz mieć najwięcej posiadłości.
guide-tip-cross = Krzyżyk daje najwięcej w największej posiadłości.

## Kingdomino
guide-kingdomino-welcome =
    Tu zaczyna się twoje królestwo
    Na razie to tylko zamek. Przez sześć rund dokładasz domina, najwyżej do 5 × 5 pól; wygrywa, kto ma najwięcej punktów. Grasz przeciw botowi ({ $name }) i niczego nie zepsujesz.
guide-kingdomino-first =
    Wybierz domino
    Wysokie numery częściej mają korony, a korony dają punkty. Niskie numery grają wcześniej w następnej rundzie.
    { $taps ->
        [yes] Dotknij jednego, a potem jeszcze raz, aby je wziąć.
       *[no] Kliknij jedno. Klawiszami: N zaznacza, Enter bierze.
    }
guide-kingdomino-second =
    I jeszcze jedno
    We dwoje każdy ma dwóch królów. Ten sam teren na obu dominach może rosnąć razem.
guide-kingdomino-order =
    { $who ->
        [me] Zaczynasz
       *[other] Zaczyna { $name }
    }
    Każdą rundę gra się od najniższego numeru do najwyższego. Tarcze pokazują, czyj król stoi na którym dominie.
guide-kingdomino-place =
    Połóż domino { $domino }
    Zamek pasuje do każdego terenu, więc domino może leżeć z dowolnej jego strony.
    { $taps ->
        [yes] Dotknij jasnego pola, dotknij znowu, by obrócić, i naciśnij „Połóż”.
       *[no] Kliknij jasne pole; R obraca. Klawiszami: N, potem Enter.
    }
guide-kingdomino-next =
    Teraz wybierz następne domino
    Twój król przechodzi do nowej kolumny. To domino położysz w następnej rundzie, a najniższy numer znów zacznie.
guide-kingdomino-match =
    { $best ->
        [0] Ten sam teren albo zamek
       *[other] Znajdziesz +{ $best }?
    }
    Co najmniej jedna połówka musi dotykać tego samego terenu albo zamku. Znaczek na dominie pokazuje, ile daje punktów.
guide-kingdomino-crowns =
    Pola × korony
    Połączone pola jednego terenu to posiadłość. Jest warta tyle, ile wynosi liczba pól razy liczba koron; bez korony nic. Naciśnij „Punkty”, aby zobaczyć swoje.
guide-kingdomino-early =
    Nisko czy wysoko?
    Domino { $low } ma najniższy numer: kto je weźmie, zacznie następną rundę i wybierze przed innymi. Wysokie numery są cenniejsze, ale wybierają na końcu.
guide-kingdomino-deny =
    Spójrz naprzeciwko
    { $name } zbiera: { $land }. Domino { $wanted } ma do tego koronę: weź je, a { $name } zostanie z niczym.
guide-kingdomino-frame =
    Pamiętaj o granicach
    Wszystko, razem z zamkiem, musi się zmieścić w kwadracie 5 × 5 pól. Złota ramka ma ten rozmiar; może się jeszcze przesunąć, byle objęła twoje królestwo.
guide-kingdomino-discard =
    To domino nigdzie nie pasuje
    Zostaje odrzucone i wypada z gry. Nie tracisz przez to punktów.
guide-kingdomino-full =
    Zostaw trochę miejsca
    Domino, które pasuje, trzeba położyć; takie, które nie pasuje nigdzie, się odrzuca. Wolne pola obok siebie uchronią cię przed kłopotami.
guide-kingdomino-last =
    Ostatnia runda
    Nie ma już czego wybierać. Połóż ostatnie domina i policzymy punkty.
guide-kingdomino-end =
    Za tobą cała partia Kingdomino.
    Za każdą posiadłość liczy się pola razy korony; teren bez korony nie jest wart nic, choćby był największy.

## Queendomino
guide-queendomino-welcome =
    Kingdomino z dworem
    Domina układa się jak w Kingdomino. Nowe są monety, rycerze, budynki, królowa i smok. Jeśli nie znasz jeszcze domin, zacznij od gry z przewodnikiem w Kingdomino.
guide-queendomino-court =
    Twój dwór
    Masz siedem monet, rycerza i jeszcze żadnej wieży. Na koniec każde trzy monety są warte punkt.
guide-queendomino-first =
    Wybierz domino z miastem
    Na czerwonych polach miasta można budować. Jak w Kingdomino, niskie numery grają pierwsze.
    { $taps ->
        [yes] Dotknij jednego, a potem jeszcze raz, aby je wziąć.
       *[no] Kliknij jedno. Klawiszami: N zaznacza, Enter bierze.
    }
guide-queendomino-second =
    Ostatnie jest twoje
    Pierwsze było twoje, dwa następne bierze { $name }, a czwarte zostaje dla ciebie. Odtąd każdy król wybiera w swojej turze.
guide-queendomino-place =
    Połóż swoje domino
    Musi dotykać tego samego terenu albo zamku. We dwoje królestwo może urosnąć do 7 × 7 pól.
    { $taps ->
        [yes] Dotknij jasnego pola, dotknij znowu, by obrócić, i naciśnij „Połóż”.
       *[no] Kliknij jasne pole; R obraca. Klawiszami: N, potem Enter.
    }
guide-queendomino-knights =
    Wysłać rycerza?
    Na właśnie położonym polu zarabia monetę za każde pole tej posiadłości i zostaje tam na zawsze. Możesz go też zachować dla większej.
    { $taps ->
        [yes] Dotknij jednego z dwóch pól, a potem naciśnij przycisk.
       *[no] Kliknij jedno z dwóch pól, a potem przycisk.
    }
guide-queendomino-build =
    Zbudować coś?
    Wybierz kafelek, a potem pole miasta. Nad każdym kafelkiem stoi cena; { $taps ->
        [yes] dotknij go
       *[no] wskaż go
    }, aby przeczytać, co daje. Wieże przyciągają królową.
guide-queendomino-queen =
    { $who ->
        [me] Królowa jest twoim gościem
       *[other] Królową gości { $name }
    }
    Przenosi się do tego, kto stawia wieże i ma ich wtedy co najmniej tyle, ile każdy inny.
guide-queendomino-gift =
    Co daje królowa
    Jej gospodarz płaci o monetę mniej za każdy budynek. Na koniec królowa liczy się jako jeszcze jedna korona na jego największej posiadłości.
guide-queendomino-dragon =
    Przekupić smoka?
    Za monetę spali kafelek, którego może chcieć { $name }: raz na rundę i nigdy dla gospodarza królowej. Zwykle zostawia się go w spokoju.
guide-queendomino-turn =
    Potem wybierz następne domino
    Oto cała tura: połóż, rycerze, budowa, smok, wybierz. Konieczny jest tylko pierwszy i ostatni krok.
guide-queendomino-towers =
    Królowa czeka
    Przenosi się do tego, kto stawia wieże i ma ich wtedy co najmniej tyle, ile każdy inny. Na razie nie ma jeszcze żadnej wieży.
guide-queendomino-cave =
    Smok w jaskini
    Kto nie gości królowej, może zapłacić monetę, żeby smok spalił kafelek z oferty, raz na rundę wśród wszystkich graczy.
guide-queendomino-end =
    Tak się gra w Queendomino.
    { $over ->
        [yes] Na wynik składają się posiadłości, budynki i punkt za każde trzy monety.
       *[no] Tyle punktów byłoby, gdyby partia skończyła się teraz: posiadłości, budynki i punkt za każde trzy monety. Prawdziwa partia ma dwanaście rund.
    }

## Duel
guide-duel-welcome =
    Dwie kości to domino
    W każdej rundzie rysujesz dwie kości na swojej mapie, wokół zamku. Herby są tu jak tereny, a krzyżyki jak korony.
guide-duel-first =
    Weź jedną kość
    W tej rundzie zaczynasz. Potem { $name } bierze dwie, a ostatnia kość jest twoja.
    { $taps ->
        [yes] Dotknij kości, a potem naciśnij przycisk.
       *[no] Kliknij kość, a potem przycisk. Klawiszami: N, potem Enter.
    }
guide-duel-castle =
    Krzyżyk zamku
    Raz na partię zamek dodaje krzyżyk do jednej z twoich kości. Użyj go teraz albo zachowaj dla posiadłości, która będzie duża.
guide-duel-draw =
    Narysuj swoje domino
    Wybierz dwie wolne tarcze obok siebie. Przynajmniej jedna musi dotykać zamku.
guide-duel-book =
    Księga zaklęć
    Każdy herb narysowany bez krzyżyka zaznacza tu jedno pole. Kto pierwszy wypełni wiersz, dostaje jego moc, a wiersz przeciwnika się zamyka.
guide-duel-joker =
    Joker
    Znak zapytania staje się dowolnym herbem, gdy go rysujesz. Nie zaznacza żadnego pola.
guide-duel-second =
    Teraz bierzesz dwie
    Role zmieniają się co rundę: { $name } bierze jedną kość, ty dwie, a ostatnia wraca do pierwszego gracza.
guide-duel-become =
    Czym ma być joker?
    Wybierz dwie tarcze, a potem herb, którym się stanie. Dobry jest taki, który łączy się z twoją posiadłością.
guide-duel-match =
    Herb do herbu
    Co najmniej jedna połówka musi dotykać zamku albo takiego samego herbu z wcześniejszej rundy.
guide-duel-crosses =
    Pola × krzyżyki
    Posiadłość jest warta tyle, ile wynosi liczba pól razy liczba krzyżyków; bez krzyżyka nic. Kości z krzyżykami nie zaznaczają pól: punkty czy moce, wybierasz ty. „Punkty” pokazują rachunek.
guide-duel-nearly =
    Brakuje jednego pola
    Narysuj jeszcze jeden taki herb bez krzyżyka: { $arms }. Zdobędziesz moc „{ $power }”.
guide-duel-name =
    Zdobywasz moc
    Wybierz herb: każda twoja posiadłość z nim jest warta o 3 punkty więcej, nawet mała i bez krzyżyka.
guide-duel-cross =
    Zdobywasz moc
    Dodaj krzyżyk do jednego ze swoich narysowanych herbów. Najwięcej daje w największej posiadłości.
guide-duel-powers =
    Sześć wierszy, sześć mocy
    Rysuj gdziekolwiek, rysuj osobno, weź dwie kości naraz, obróć kość: każdej mocy można użyć raz. Dwa ostatnie wiersze mają tylko po trzy pola.
guide-duel-end =
    Tak się gra w Kingdomino Duel.
    { $over ->
        [yes] Za każdą posiadłość liczy się pola razy krzyżyki i 3 więcej, jeśli ma wybrany herb.
       *[no] Tyle punktów byłoby, gdyby partia skończyła się teraz. Prawdziwa partia kończy się, gdy ktoś wypełni ostatnią tarczę albo gdy żadne z was nie może rysować.
    }
