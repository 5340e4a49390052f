## Strona
title-turn = • { $sentence } · Crownland

## Nowy stół
hurry = Do mojego ruchu
name-numbered = { $name } { $number }
your-name = Twoje imię
my-name = Moje imię
rename = Zmień
renamed = Zmieniono
invited-by = { $name } zaprasza do gry: { $game }

## Czekanie na graczy
start = Zacznij
invite = Zaproś kogoś
invite-text = Wyślij ten link albo pokaż kod do zeskanowania. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
invite-watch = Pozwól komuś oglądać
invite-watch-text = Kto ma ten link, może śledzić partię.
invite-here-only = Ten link działa tylko na tym komputerze, bo serwer nie jest dostępny z sieci.
invite-link = Link do tego stołu
copy = Kopiuj
copied = Skopiowano
qr = Link jako kod QR
sit-down = Usiądź
seat-a-bot = Na wolne miejsce
seat-bot = Dodaj bota
get-up = Wstań od stołu
close-table = Zamknij ten stół
close-table-sure = Tak, zamknij dla wszystkich
status-opening = Otwieranie stołu…
status-open = { $seats ->
    [0] Wszyscy są na miejscu
    [one] Czekamy na jeszcze jednego gracza
   *[other] Czekamy na jeszcze { $seats } graczy
}
missing-title = Nie ma takiego stołu
missing-text = Link może być niepełny albo stół już uprzątnięto.
elsewhere-title = Ta partia jest otwarta w innej karcie
elsewhere-text = Graj dalej tam albo zamknij tamtą kartę, a partia potoczy się tutaj.

## Kto ma co zrobić
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: połóż domino { $domino }, potem wybierz następne
       *[no] { $name }: połóż domino { $domino }
    }
   *[no] { $then ->
        [yes] Połóż domino { $domino }, potem wybierz następne
       *[no] Połóż domino { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name }: domino { $domino } nigdzie nie pasuje
   *[no] Domino { $domino } nie pasuje nigdzie w twoim królestwie
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: wybierz pierwsze domino
        [again] { $name }: wybierz domino dla swojego drugiego króla
       *[no] { $name }: wybierz następne domino
    }
   *[no] { $first ->
        [yes] Wybierz swoje pierwsze domino
        [again] Wybierz domino dla swojego drugiego króla
       *[no] Wybierz swoje następne domino
    }
}
do-knights = { $shared ->
    [yes] { $name }: wyślij rycerzy na nowe domino albo ich zatrzymaj
   *[no] Wyślij rycerzy na nowe domino albo ich zatrzymaj
}
do-build = { $shared ->
    [yes] { $name }: postaw budynek albo przejdź dalej
   *[no] Postaw budynek albo przejdź dalej
}
do-burn = { $shared ->
    [yes] { $name }: przekup smoka albo przejdź dalej
   *[no] Przekup smoka albo przejdź dalej
}
do-take = { $dice ->
    [one] { $shared ->
        [yes] { $name }: weź jedną kość
       *[no] Weź jedną kość
    }
   *[other] { $shared ->
        [yes] { $name }: weź dwie kości
       *[no] Weź dwie kości
    }
}
do-turn = { $shared ->
    [yes] { $name }: obróć kość albo ją zostaw
   *[no] Obróć jedną ze swoich kości albo je zostaw
}
do-castle = { $shared ->
    [yes] { $name }: dodaj krzyżyk zamku do kości albo go zachowaj
   *[no] Dodaj krzyżyk zamku do kości albo go zachowaj
}
do-draw = { $shared ->
    [yes] { $name }: narysuj obie kości na mapie
   *[no] Narysuj obie kości na mapie
}
do-name = { $shared ->
    [yes] { $name }: wybierz herb
   *[no] Wybierz herb: 3 punkty więcej za każdą posiadłość z nim
}
do-cross = { $shared ->
    [yes] { $name }: dodaj krzyżyk na mapie
   *[no] Dodaj krzyżyk do jednego ze swoich herbów
}
wait-place = { $name } kładzie domino { $domino }
wait-discard = { $name } nie może położyć domina { $domino }
wait-claim = { $name } wybiera domino
wait-knights = { $name } wysyła rycerzy
wait-build = { $name } buduje
wait-burn = { $name } zastanawia się nad smokiem
wait-take = { $name } bierze kości
wait-turn = { $name } może obrócić kość
wait-castle = { $name } może dodać krzyżyk
wait-draw = { $name } rysuje
wait-name = { $name } wybiera herb
wait-cross = { $name } dodaje krzyżyk
over-me = { $points ->
    [one] Wygrywasz, mając jeden punkt
    [few] Wygrywasz, mając { $points } punkty
   *[other] Wygrywasz, mając { $points } punktów
}{ over-left }{ over-late }
over-one = { $points ->
    [one] { $name } wygrywa, mając jeden punkt
    [few] { $name } wygrywa, mając { $points } punkty
   *[other] { $name } wygrywa, mając { $points } punktów
}{ over-left }{ over-late }
over-team = { $points ->
    [one] { $name } wygrywają, mając jeden punkt
    [few] { $name } wygrywają, mając { $points } punkty
   *[other] { $name } wygrywają, mając { $points } punktów
}{ over-left }{ over-late }
over-shared = { $points ->
    [one] { $names } dzielą się zwycięstwem: jeden punkt
    [few] { $names } dzielą się zwycięstwem: { $points } punkty
   *[other] { $names } dzielą się zwycięstwem: { $points } punktów
}{ over-left }{ over-late }
over-left = { $quit ->
    [none] { "" }
    [me] ; poddajesz się
    [one] ; { $quitters } się poddaje
   *[many] ; { $quitters } się poddają
}
over-late = { $timed ->
    [none] { "" }
    [me] ; twój czas minął
   *[other] ; czas minął: { $late }
}
over-resigned = { $who ->
    [me] Rezygnacja ({ $names }): wygrywasz
    [lost] Poddajesz się: { $winners ->
        [one] wygrywa { $winner }
       *[other] wygrywają { $winner }
    }
   *[other] Rezygnacja ({ $names }): { $winners ->
        [one] wygrywa { $winner }
       *[other] wygrywają { $winner }
    }
}
over-flag = { $who ->
    [me] Czas minął ({ $names }): wygrywasz
    [lost] Twój czas minął: { $winners ->
        [one] wygrywa { $winner }
       *[other] wygrywają { $winner }
    }
   *[other] Czas minął ({ $names }): { $winners ->
        [one] wygrywa { $winner }
       *[other] wygrywają { $winner }
    }
}
over-aborted = Partia zakończona przez gospodarza
over-agreed = Partia zakończona za zgodą graczy: nikt nie wygrywa
over-expired = Partia zakończona, bo nikt już nie grał
over-text = Ten stół zamknięto, zanim partia się zaczęła.
between-title = { $who ->
    [me] Partia { $game } z { $games }: wygrywasz
    [shared] Partia { $game } z { $games }: { $names } dzielą się zwycięstwem
   *[one] Partia { $game } z { $games }: wygrywa { $names }
}

## Tura
steps = Kroki tej tury
step-place = { $domino ->
    [0] Połóż
   *[other] Połóż { $domino }
}
step-claim = Wybierz
step-knights = Rycerze
step-build = Budowa
step-burn = Smok
step-take = Weź
step-turn = Obróć
step-castle = Zamek
step-draw = Rysuj
step-name = Herb
step-cross = Krzyżyk
gain = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] ±0
}
coins-gain = { $sign ->
    [plus] { $coins ->
        [one] +1 moneta
        [few] +{ $coins } monety
       *[other] +{ $coins } monet
    }
    [minus] { $coins ->
        [one] −1 moneta
        [few] −{ $coins } monety
       *[other] −{ $coins } monet
    }
   *[none] bez monet
}
rotate = Obróć
undo = Cofnij
confirm-none = Połóż
confirm-place = Połóż
confirm-discard = Odrzuć { $domino }
confirm-claim = Wybierz { $domino }
confirm-knights = { $number ->
    [one] Wyślij rycerza
   *[other] Wyślij obu rycerzy
}
confirm-build = Buduj tutaj
confirm-burn = Spal
confirm-take = { $dice ->
    [one] Weź tę kość
   *[other] Weź te kości
}
confirm-turn = Obróć
confirm-castle = Dodaj krzyżyk
confirm-draw = Rysuj
confirm-name = Wybierz
confirm-cross = Dodaj krzyżyk
pass-knights = Zatrzymaj rycerzy
pass-build = Nic nie buduj
pass-burn = Zostaw smoka w spokoju
pass-turn = Zostaw kości
pass-castle = Zachowaj na później
pass-draw = Nic nie rysuj
hand-point = Wskaż pole. R obraca domino, N pokazuje następne miejsce.
ready-point = Kliknij lub naciśnij Enter, aby położyć; R obraca.
ready-tap = Dotknij jeszcze raz, aby obrócić.
hand-tap = Dotknij pola; dotknij znowu, by obrócić.
discard-why = Nie pasuje nigdzie w twoim królestwie, więc wypada z gry.
pick-knights = Każdy rycerz zarabia monetę za każde pole swojej posiadłości.
pick-build = { $slot ->
    [yes] Teraz wybierz plac budowy w swoim mieście.
    [site] Stanie na zaznaczonym polu.
   *[no] Wybierz budynek, na który cię stać.
}
pick-draw = Wybierz dwie puste tarcze.
pick-cross = Wybierz herb.
advice-claim = Wybierz domino z oferty. Niski numer pozwala następnym razem wybierać wcześniej.
advice-take = { $dice ->
    [one] Wybierz jedną z kości.
   *[other] { $chosen ->
        [0] Wybierz dwie kości.
       *[other] Teraz wybierz drugą kość.
    }
}
advice-burn = Za jedną monetę smok spali budynek z oferty.
choose-arms = Czym staje się joker
castle-cross = + krzyżyk
why-asking = To nie pasuje…
why-covered = To pole jest już zajęte.
why-tall = Królestwo miałoby { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
   *[other] { $rows } rzędów
}, a może mieć najwyżej { $most }.
why-wide = Królestwo miałoby { $columns ->
    [one] { $columns } kolumnę
    [few] { $columns } kolumny
   *[other] { $columns } kolumn
}, a może mieć najwyżej { $most }.
why-apart = Musi dotykać zamku lub { $unit ->
    [crosses] takiego samego herbu
   *[crowns] tego samego terenu
}.
why-phase = Teraz nie możesz nic położyć.
fits-turned = Po obróceniu będzie tu pasować.
ghost-place = Domino { $domino } na polach { $place }: { $gain }

## Stół
order = Kolejność
round = Runda { $round } z { $rounds }
game-of = Partia { $game } z { $games }
crowns = Korony
terrain-wheat = pszenica
terrain-grassland = łąka
terrain-forest = las
terrain-lake = jezioro
terrain-swamp = bagno
terrain-mine = góry
terrain-town = miasto
terrain-dot = kropka
terrain-line = linia
terrain-double_dot = dwie kropki
terrain-double_line = dwie linie
terrain-filled = pełny
terrain-checked = szachownica
terrain-wild = joker
menu = Menu
resign = Poddaj się
asked-mine-undo = Prosisz o cofnięcie ruchu.
asked-mine-bot = Prosisz, by bot zagrał za gracza { $name }.
asked-mine-end = Proponujesz zakończyć partię bez zwycięzcy.
asked-mine-rematch = Chcesz zagrać jeszcze raz.
asked-waiting = Czekamy na odpowiedź: { $names }.
draft = Domina do wyboru
draft-and-order = Domina i kolejność
line-older = Do położenia
line-newer = Do wyboru
line-none = Jeszcze nic
line-last = Nie ma więcej domin
offer-free = { $domino }, wolne
offer-claimed = { $domino }, zajęte: { $name }
offer-choose = Wybierz: { $domino }
domino-label = Domino { $number }: { $first }{ $crowns ->
    [0] {""}
    [one] {" "}z 1 koroną
   *[other] {" "}z { $crowns } koronami
}, { $second }{ $more ->
    [0] {""}
    [one] {" "}z 1 koroną
   *[other] {" "}z { $more } koronami
}
order-now = Ta runda
order-next = Następna runda
order-free = jeszcze wolne
round-open-end = Runda { $round }
unseen = { $dominoes ->
    [0] Wszystkie domina były już widoczne
    [one] 1 domino jeszcze zakryte
    [few] { $dominoes } domina jeszcze zakryte
   *[other] { $dominoes } domin jeszcze zakrytych
}
unseen-note = { $dominoes ->
    [one] Jedno z nich nie pojawi się w tej partii.
    [few] { $dominoes } z nich nie pojawią się w tej partii.
   *[other] { $dominoes } z nich nie pojawi się w tej partii.
}
terrain = Teren
squares = Pola
others = Królestwa i przebieg
look-at = Obejrzyj królestwo: { $name }, punkty: { $points }, klawisz { $key }
score-label = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
sum-games = { $points ->
    [one] razem 1
   *[other] razem { $points }
}
you = ty
away = offline
gone = poza stołem
stand-in = gra bot
flag = koniec czasu
resigned = rezygnacja
log = Co się wydarzyło
last-turns = Ostatnie tury
last-turn-of = Pokaż ostatnią turę: { $name }
board-label = Królestwo: { $name }
square-castle = rząd { $row } kolumna { $column }, zamek
square-empty = rząd { $row } kolumna { $column }, puste
square-open = rząd { $row } kolumna { $column }, puste, możliwe
square-land = rząd { $row } kolumna { $column }, { $terrain }, { $unit ->
    [crosses] { $crowns ->
        [0] bez krzyżyka
        [one] 1 krzyżyk
        [few] { $crowns } krzyżyki
       *[other] { $crowns } krzyżyków
    }
   *[crowns] { $crowns ->
        [0] bez korony
        [one] 1 korona
        [few] { $crowns } korony
       *[other] { $crowns } koron
    }
}, posiadłość: pola { $squares }, { $unit ->
    [crosses] krzyżyki
   *[crowns] korony
} { $sum }
square-knight = rycerz
estate-label = { $terrain }: { $squares } × { $crowns } = { $points }
scores = Punkty
hint = Podpowiedź
coach-on = Trener: włączony
coach-off = Trener: wyłączony
hint-thinking = Zastanawiam się…
hint-told = Podpowiedź: { $action }. { $why }
hint-why-only = Nic innego nie można zrobić.
hint-why-points = Daje teraz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Wygrywa { $win }% partii próbnych.
hint-why-grows = Twoja posiadłość ({ $terrain }) rośnie do { $squares ->
    [one] 1 pola
   *[many] { $squares } pól
}. Wygrywa { $win }% partii próbnych.
hint-why-brings = Po położeniu może ci dać { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Wygrywa { $win }% partii próbnych.
hint-why-keeps = Graczowi { $name } może to dać { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Wygrywa { $win }% partii próbnych.
hint-why-chance = Najlepiej wypada w partiach próbnych: wygrywa { $win }% z nich.
commands = Wpisuj polecenia
undo-ask = Cofnij mój ostatni ruch
ask-bot = Niech bot zagra za gracza { $name }
come-back = Wracam na swoje miejsce
meanwhile-watching = Oglądasz tę partię.
meanwhile-resigned = Partia poddana. Bot gra za ciebie, aż pozostali skończą.
meanwhile-replaced = Gra za ciebie bot.
meanwhile-gone = Gracza { $name } nie ma już od jakiegoś czasu.
meanwhile-left = { $name } nie gra już przy tym stole.
meanwhile-between = Następna partia zacznie się, gdy wszyscy będą gotowi. Wynik ogląda jeszcze: { $name }
resign-sure = Tak, poddaję tę partię
end-game = Zakończ bez zwycięzcy
end-game-sure = Tak, zakończ tę partię
end-game-ask = Tak, zapytaj pozostałych
watchers = { $watchers ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $watchers } osoby.
   *[other] Ogląda { $watchers } osób.
}
keys-help = Klawisze: strzałki przesuwają, R obraca, N i Shift+N przechodzą przez wszystkie możliwości, Enter potwierdza, Esc wraca, U cofa, S pokazuje punkty, T pozwala coś powiedzieć, 1–8 powiększają królestwo, / otwiera wiersz poleceń.
check-deal = Sprawdź losowanie
link-lost = Połączenie przerwane; łączę ponownie…
agree = Zgoda
refuse = Nie
event-claim = { $name } wybiera { $domino }.
event-place = { $name } kładzie { $domino }.
event-discard = { $name } odrzuca { $domino }.
event-knights = { $number ->
    [one] { $name } wysyła rycerza.
   *[other] { $name } wysyła dwóch rycerzy.
}
event-knights-none = { $name } zatrzymuje rycerzy.
event-build = { $name } buduje: { $building }.
event-build-none = { $name } nic nie buduje.
event-burn = { $name } każe smokowi spalić: { $building }.
event-burn-none = { $name } zostawia smoka w spokoju.
event-take = { $dice ->
    [one] { $name } bierze kość.
   *[other] { $name } bierze dwie kości.
}
event-turn = { $name } obraca kość.
event-turn-none = { $name } zostawia kości.
event-castle = { $name } używa krzyżyka zamku.
event-castle-none = { $name } zachowuje krzyżyk zamku.
event-draw = { $name } rysuje na mapie.
event-draw-none = { $name } nic nie rysuje.
event-name = { $name } wybiera herb.
event-cross = { $name } dodaje krzyżyk.
note-undo = { $name } cofa ruch.
note-declined = { $proposal ->
    [undo] { $by } nie zgadza się na cofnięcie ruchu.
    [bot] { $by } nie zgadza się na bota.
    [end] { $by } woli grać dalej.
   *[rematch] { $by } nie chce grać ponownie.
}
note-stand_in = Za gracza { $name } gra bot.
note-returned = { $name } wraca do gry.
note-resigned = { $name } się poddaje.
note-flag = Minął czas gracza { $name }.
note-left = { $name } wstaje od stołu.
note-sat = { $name } siada do stołu.
note-left_out = Liczba gracza { $name } spóźniła się na losowanie.
note-renamed = Jeden z graczy nazywa się teraz { $name }.
note-paced = { $name } zmienia tempo botów.
note-ended = { $name } kończy partię.

## Słowa przy stole
signals = Powiedz coś
signals-heard = Słowa innych: widoczne
signals-muted = Słowa innych: ukryte
signal-told = { $name } mówi: { $phrase }
signal-hello = Cześć!
signal-good_luck = Powodzenia!
signal-nice = Ładny ruch!
signal-oops = Ups!
signal-one_moment = Chwileczkę, proszę
signal-thanks = Dziękuję!
signal-good_game = Dobra gra!

## Queendomino
court-coins = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}
court-knights = { $knights ->
    [one] 1 rycerz w rezerwie
    [few] { $knights } rycerze w rezerwie
   *[other] { $knights } rycerzy w rezerwie
}
court-towers = { $towers ->
    [one] 1 wieża
    [few] { $towers } wieże
   *[other] { $towers } wież
}
court-queen = gości królową
builders = Plansza budowniczych
slot-dragon = tu siedzi smok
slot-empty = puste miejsce
slot-label = { $building }, cena { $price }: { $gives }
supply-pile = { $tiles ->
    [one] 1 kafelek w stosie
    [few] { $tiles } kafelki w stosie
   *[other] { $tiles } kafelków w stosie
}
supply-knights = { $knights ->
    [one] został 1 rycerz
    [few] zostali { $knights } rycerze
   *[other] zostało { $knights } rycerzy
}
supply-towers = { $towers ->
    [one] została 1 wieża
    [few] zostały { $towers } wieże
   *[other] zostało { $towers } wież
}
dragon-home = Smok jest w jaskini.
dragon-out = Smok wyleciał.
gives-towers = { $towers ->
    [one] 1 wieża
    [few] { $towers } wieże
   *[other] { $towers } wież
}
gives-knights = { $knights ->
    [one] 1 rycerz
    [few] { $knights } rycerze
   *[other] { $knights } rycerzy
}
gives-crowns = { $crowns ->
    [one] 1 korona
    [few] { $crowns } korony
   *[other] { $crowns } koron
}
gives-tax-per_tower = przy każdym podatku moneta więcej za każdą wieżę
gives-tax-per_knight = przy każdym podatku moneta więcej za każdego rycerza
gives-points-flat = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
gives-points-per_property = { $points ->
    [one] 1 punkt za każdą posiadłość ({ $terrain })
    [few] { $points } punkty za każdą posiadłość ({ $terrain })
   *[other] { $points } punktów za każdą posiadłość ({ $terrain })
}
gives-points-per_tower = { $points ->
    [one] 1 punkt za każdą wieżę
    [few] { $points } punkty za każdą wieżę
   *[other] { $points } punktów za każdą wieżę
}
gives-points-per_knight = { $points ->
    [one] 1 punkt za każdego rycerza
    [few] { $points } punkty za każdego rycerza
   *[other] { $points } punktów za każdego rycerza
}
building-bakery = Piekarnia
building-sawmill = Tartak
building-fishmonger = Sklep rybny
building-weaving_shop = Warsztat tkacki
building-magic_school = Szkoła magii
building-foundry = Odlewnia
building-church = Kościół
building-safe_towers = Skarbiec wież
building-safe_knights = Skarbiec rycerzy
building-small_tavern = Mała tawerna
building-big_tavern = Wielka tawerna
building-guardtower = Strażnica
building-fortified_castle = Warowny zamek
building-travelling_castle = Podróżujący zamek
building-training_camp = Obóz ćwiczebny
building-statue = Posąg
building-queens_tower = Wieża królowej

## Duel
power-ask = Wskaż moc lub dotknij jej, aby przeczytać, co daje.
power-ignore_connection = Gdziekolwiek
power-ignore_connection-text = Narysuj domino na dowolnych dwóch sąsiednich pustych tarczach, bez względu na to, czego dotykają.
power-separate_dice = Osobno
power-separate_dice-text = Narysuj kości osobno; każda musi dotykać zamku lub takiego samego herbu.
power-pick_two_first = Dwie naraz
power-pick_two_first-text = Weź obie swoje kości, zanim wybierze przeciwnik.
power-turn_die = Obróć kość
power-turn_die-text = Obróć jedną ze swoich kości na dowolną ściankę.
power-three_points_per_domain = Trzy więcej
power-three_points_per_domain-text = Wybierz herb; każda twoja posiadłość z tym herbem jest warta o 3 punkty więcej.
power-add_cross = Krzyżyk
power-add_cross-text = Dodaj krzyżyk do jednego ze swoich narysowanych herbów.
dice = Kości
dice-taken = Wszystkie kości są już wzięte.
face-label = { $crosses ->
    [0] { $arms }
    [one] { $arms } z 1 krzyżykiem
   *[other] { $arms } z { $crosses } krzyżykami
}
spell-book = Księga zaklęć
power = Moc
spell-label = { $name }: { $ticks } z { $boxes }, { $standing }
spell-open = otwarte
spell-held = moc gotowa
spell-used = moc użyta
spell-struck = zamknięte
castle-bonus = Krzyżyk zamku
castle-bonus-free = gotowy
castle-bonus-used = użyty
named = Wybrany herb

## Koniec
game-number = Partia { $game }
review = Analiza
place = { $rank ->
    [1] Pierwsze miejsce:
    [2] Drugie miejsce:
    [3] Trzecie miejsce:
   *[other] Miejsce { $rank }:
}
breakdown = Punkty szczegółowo
total = Razem
total-games = { $games ->
    [3] Wszystkie 3 partie
   *[other] Dotychczas
}
standing-possible = jeszcze możliwe
standing-sure = pewne
standing-lost = stracone
bonus-harmony = Harmonia
bonus-middle_kingdom = Środek królestwa
bonus-coins = Monety
bonus-buildings = Budynki
bonus-named = Wybrany herb
tie-0 = Równe punkty. Decyduje największa posiadłość (pola: { $value }). Wygrana: { $names }.
tie-1 = Równe punkty i równie duże posiadłości. Decyduje liczba koron ({ $value }). Wygrana: { $names }.
tie-shared = Pełny remis: { $names } dzielą się zwycięstwem.
skip = Pomiń
show-result = Pokaż wynik
next-game = Następna partia
results = Dotychczasowe wyniki
rematch = Zagraj ponownie
rematch-go = Do następnej partii
record = Pobierz zapis
look-back = Zobacz, co było
queen-counts = { $points ->
    [one] Królową gości { $names }: korona królowej na największej posiadłości ({ $terrain }) daje dodatkowy punkt.
    [few] Królową gości { $names }: korona królowej na największej posiadłości ({ $terrain }) daje dodatkowe { $points } punkty.
   *[many] Królową gości { $names }: korona królowej na największej posiadłości ({ $terrain }) daje dodatkowych { $points } punktów.
}
share-picture = Udostępnij obrazek
share-link = Kopiuj link

## Polecenia
command-label = Polecenie
command-hint = draft · me · legal · place 3 · claim 31 · do 2 · score · undo
command-run = Wykonaj
command-answers = Odpowiedzi
command-nothing = Nie ma nic do pokazania.
command-option = { $number }: { $action } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
})
command-score = { $name }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
command-unknown = Nie znam tego polecenia. Spróbuj: draft, me, legal, place 3, claim 31, do 2, score albo undo.
command-done = Zrobione: { $action }

## Czego serwer odmawia
error-match-not-started = Partia jeszcze się nie zaczęła.
error-match-started = Partia już się zaczęła.
error-match-over = Partia jest skończona.
error-match-not-over = Partia jeszcze trwa.
error-table-seats-open = Niektóre miejsca są jeszcze wolne.
error-table-host-only = Może to zrobić tylko gospodarz.
error-seat-unknown = Przy tym stole nie ma takiego miejsca.
error-seat-taken = To miejsce jest już zajęte.
error-seat-colour = Ktoś inny ma już ten kolor.
error-seat-none-open = Nie ma już wolnych miejsc.
error-seat-not-yours = To nie twoje miejsce.
error-seat-final = Rezygnacja i koniec czasu są ostateczne; nie można ich cofnąć.
error-seat-not-gone = Ten gracz jest tutaj albo dopiero co odszedł.
error-token-missing = Nie masz miejsca przy tym stole.
error-token-wrong = Nie masz miejsca przy tym stole.
error-token-weak = Serwer nie zrozumiał tej strony. Odśwież ją.
error-action-unreadable = Nie znam takiego ruchu.
error-action-illegal = Zasady na to nie pozwalają.
error-action-not-your-turn = Teraz kolej kogoś innego.
error-action-stale = Na stole już coś się zmieniło; spójrz jeszcze raz.
error-table-not-saved = Ta przeglądarka nie zdołała zapisać ruchu. Może brakuje jej miejsca.
error-undo-nothing = Nie ma czego cofać.
error-undo-between = Ta partia już się skończyła. Między partiami nie cofa się ruchów.
error-proposal-none = Nie ma na co odpowiadać.
error-proposal-pending = Inna prośba czeka jeszcze na odpowiedź.
error-proposal-declined = Odpowiedź brzmi: nie. Po swoim następnym ruchu możesz zapytać ponownie.
error-puzzle-unknown = Nie ma takiej zagadki.
error-record-unknown = Nie ma takiego zapisu.
error-record-invalid = Tego zapisu nie da się odczytać.
error-record-closed = Ten serwer nie przyjmuje zapisów partii.
error-limit-sockets = Zbyt wiele połączeń z tego miejsca.
