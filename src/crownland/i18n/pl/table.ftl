## Strona
title-turn = • { $sentence } · Crownland

## Nowy stół
hurry = Do mojego ruchu
name-numbered = { $name } { $number }
your-name = Twoje imię
rename = Zmień
renamed = Zmieniono
invited-by = { $name } zaprasza do gry: { $game }

## Czekanie na graczy
start = Zacznij
invite = Zaproś
invite-text = Zaczniemy, gdy wszyscy usiądą.
invite-watch = Zaproś widzów
invite-here-only = Tylko na tym komputerze.
invite-link = Link do stołu
copy = Kopiuj
copied = Skopiowano
qr = Kod QR
sit-down = Usiądź
seat-a-bot = Na wolne miejsce
seat-bot = Dodaj bota
get-up = Wstań
close-table = Zamknij stół
close-table-sure = Zamknij dla wszystkich
status-opening = Otwieranie…
status-open = { $seats ->
    [0] Wszyscy na miejscu
    [one] Czekamy na 1 gracza
   *[other] Czekamy na { $seats } graczy
}
missing-title = Nie ma takiego stołu
missing-text = Niepełny lub nieaktualny link.
elsewhere-title = Otwarte w innej karcie
elsewhere-text = Zamknij ją, by grać tutaj.

## Kto ma co zrobić
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: połóż { $domino }, potem wybierz
       *[no] { $name }: połóż { $domino }
    }
   *[no] { $then ->
        [yes] Połóż domino { $domino }, potem wybierz
       *[no] Połóż domino { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name }: { $domino } nigdzie nie pasuje
   *[no] Domino { $domino } nigdzie nie pasuje
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: wybierz domino
        [again] { $name }: wybierz dla drugiego króla
       *[no] { $name }: wybierz domino
    }
   *[no] { $first ->
        [yes] Wybierz pierwsze domino
        [again] Wybierz dla drugiego króla
       *[no] Wybierz następne domino
    }
}
do-knights = { $shared ->
    [yes] { $name }: wyślij lub zatrzymaj rycerzy
   *[no] Wyślij lub zatrzymaj rycerzy
}
do-build = { $shared ->
    [yes] { $name }: buduj albo pomiń
   *[no] Buduj albo pomiń
}
do-burn = { $shared ->
    [yes] { $name }: przekup smoka albo pomiń
   *[no] Przekup smoka albo pomiń
}
do-take = { $dice ->
    [one] { $shared ->
        [yes] { $name }: weź kość
       *[no] Weź kość
    }
   *[other] { $shared ->
        [yes] { $name }: weź dwie kości
       *[no] Weź dwie kości
    }
}
do-turn = { $shared ->
    [yes] { $name }: obróć kość albo pomiń
   *[no] Obróć kość albo pomiń
}
do-castle = { $shared ->
    [yes] { $name }: dodaj lub zachowaj krzyżyk zamku
   *[no] Dodaj lub zachowaj krzyżyk zamku
}
do-draw = { $shared ->
    [yes] { $name }: narysuj herby
   *[no] Narysuj herby
}
do-name = { $shared ->
    [yes] { $name }: wybierz herb
   *[no] Wybierz herb
}
do-cross = { $shared ->
    [yes] { $name }: dodaj krzyżyk
   *[no] Dodaj krzyżyk
}
wait-place = { $name } kładzie { $domino }
wait-discard = { $name } nie może położyć { $domino }
wait-claim = { $name } wybiera domino
wait-knights = { $name } wysyła rycerzy
wait-build = { $name } buduje
wait-burn = { $name } myśli o smoku
wait-take = { $name } bierze kości
wait-turn = { $name } może obrócić kość
wait-castle = { $name } może dodać krzyżyk
wait-draw = { $name } rysuje
wait-name = { $name } wybiera herb
wait-cross = { $name } dodaje krzyżyk
over-me = { $points ->
    [one] Wygrywasz: { $points } punkt
    [few] Wygrywasz: { $points } punkty
   *[other] Wygrywasz: { $points } punktów
}{ over-left }{ over-late }
over-one = { $points ->
    [one] { $name } wygrywa: { $points } punkt
    [few] { $name } wygrywa: { $points } punkty
   *[other] { $name } wygrywa: { $points } punktów
}{ over-left }{ over-late }
over-team = { $points ->
    [one] { $name } wygrywają: { $points } punkt
    [few] { $name } wygrywają: { $points } punkty
   *[other] { $name } wygrywają: { $points } punktów
}{ over-left }{ over-late }
over-shared = Remis, { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}: { $names }{ over-left }{ over-late }
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
over-aborted = Zakończone przez gospodarza
over-agreed = Koniec za zgodą graczy
over-expired = Partia porzucona
over-text = Zamknięto przed startem.
between-title = { $who ->
    [me] Partia { $game } z { $games }: wygrywasz
    [shared] Partia { $game } z { $games }: { $names } remisują
   *[one] Partia { $game } z { $games }: wygrywa { $names }
}

## Tura
steps = Kroki tury
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
skips = Pomija: { $steps }
end-turn = Zakończ turę
confirm-place = Połóż
confirm-discard = Odrzuć { $domino }
confirm-claim = Wybierz { $domino }
confirm-knights = { $number ->
    [one] Wyślij rycerza
   *[other] Wyślij obu rycerzy
}
confirm-build = Buduj
confirm-burn = Spal
confirm-take = { $dice ->
    [one] Weź kość
   *[other] Weź kości
}
confirm-turn = Obróć
confirm-castle = Dodaj krzyżyk
confirm-draw = Rysuj
confirm-name = Wybierz
confirm-cross = Dodaj krzyżyk
pass-knights = Zatrzymaj rycerzy
pass-build = Nic nie buduj
pass-burn = Nie przekupuj
pass-turn = Zostaw kości
pass-castle = Zachowaj krzyżyk
pass-draw = Nic nie rysuj
hand-point = Wskaż pole (R: obróć, N: następne).
ready-point = Kliknij, by położyć; R obraca.
ready-tap = Dotknij znowu, by obrócić.
hand-tap = Dotknij pola; drugi raz, by obrócić.
discard-why = Wypada z gry.
pick-knights = Moneta za każde pole posiadłości.
pick-build = { $slot ->
    [yes] Wybierz plac budowy.
    [site] Na zaznaczonym polu.
   *[no] Wybierz budynek, na który cię stać.
}
pick-draw = Wybierz dwie puste tarcze.
pick-cross = Wybierz herb.
advice-claim = Niższy numer – wcześniejsza następna tura.
advice-take = { $dice ->
    [one] Wybierz kość.
   *[other] { $chosen ->
        [0] Wybierz dwie kości.
       *[other] Wybierz drugą kość.
    }
}
advice-burn = Za monetę smok spali budynek.
choose-arms = Joker jako
castle-cross = + krzyżyk
why-asking = Nie pasuje…
why-covered = Pole zajęte.
why-tall = Za wysoko: { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
   *[other] { $rows } rzędów
}, limit { $most }.
why-wide = Za szeroko: { $columns ->
    [one] { $columns } kolumna
    [few] { $columns } kolumny
   *[other] { $columns } kolumn
}, limit { $most }.
why-apart = Musi dotykać zamku lub { $unit ->
    [crosses] takiego samego herbu
   *[crowns] tego samego terenu
}.
why-phase = Nie ma czego kłaść.
fits-turned = Pasuje po obróceniu.
option-square = rząd { $row } kolumna { $column }
option-at = { $count ->
    [one] Pole: { $squares }.
   *[other] Pola: { $squares }.
}
option-take = Weź: { $faces }
option-draw = Narysuj: { $faces }
option-turn = Obróć kość na: { $faces }
option-castle = Dodaj krzyżyk: { $faces }
option-name = Wybierz: { $faces }
option-build = Zbuduj: { $building }
option-burn = Spal: { $building }

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
menu-match = Ta partia
menu-view = Widok
resign = Poddaj się
asked-mine-undo = Prosisz o cofnięcie ruchu.
undo-loses = Cofnięte: { $moves }
undo-loses-of = { $name } ({ $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
})
asked-mine-bot = Prosisz o bota za gracza { $name }.
asked-mine-end = Proponujesz koniec bez zwycięzcy.
asked-mine-rematch = Chcesz zagrać ponownie.
asked-waiting = Czekamy na odpowiedź: { $names }.
draft = Domina do wyboru
draft-and-order = Domina i kolejność
line-older = Do położenia
line-newer = Do wyboru
line-none = Jeszcze nic
line-last = Nie ma więcej domin
offer-free = { $domino }, wolne
offer-claimed = { $who ->
    [me] { $domino }, zajęte przez ciebie
   *[other] { $domino }, zajęte: { $name }
}
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
unseen = { $dominoes ->
    [0] Wszystkie domina odkryte
    [one] 1 domino zakryte
    [few] { $dominoes } domina zakryte
   *[other] { $dominoes } domin zakrytych
}
unseen-note = { $dominoes ->
    [one] Jedno zostanie w pudełku.
    [few] { $dominoes } zostaną w pudełku.
   *[other] { $dominoes } zostanie w pudełku.
}
terrain = Teren
squares = Pola
others = Królestwa i przebieg
look-at = { $who ->
    [me] Twoje królestwo
   *[other] Królestwo: { $name }
}, punkty: { $points }, klawisz { $key }
score-label = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
sum-games = { $points ->
    [one] razem 1
   *[other] razem { $points }
}
away = offline
gone = poza grą
stand-in = gra bot
flag = czas minął
resigned = rezygnacja
log = Przebieg
board-label = { $who ->
    [me] Twoje królestwo
   *[other] Królestwo: { $name }
}
square-castle = rząd { $row } kolumna { $column }, zamek
square-empty = rząd { $row } kolumna { $column }, puste
square-open = rząd { $row } kolumna { $column }, puste, dostępne
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
hint-why-only = Jedyny możliwy ruch.
hint-why-points = Od razu +{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ $win }% wygranych).
hint-why-grows = Posiadłość ({ $terrain }) rośnie do { $squares ->
    [one] { $squares } pola
   *[many] { $squares } pól
} ({ $win }% wygranych).
hint-why-brings = Po położeniu może dać { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ $win }% wygranych).
hint-why-keeps = Graczowi { $name } dałoby { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ $win }% wygranych).
hint-why-chance = Najlepsze w symulacjach ({ $win }% wygranych).
commands = Polecenia
undo-ask = Poproś o cofnięcie
ask-bot = Bot za gracza { $name }
come-back = Wracam
meanwhile-watching = Oglądasz partię.
meanwhile-resigned = Partia poddana; dalej gra bot.
meanwhile-replaced = Gra za ciebie bot.
meanwhile-gone = { $name } wciąż nie wraca.
meanwhile-left = { $name } już nie gra.
meanwhile-between = Następna partia czeka na: { $name }.
resign-sure = Tak, poddaję się
end-game = Zakończ bez zwycięzcy
end-game-sure = Tak, zakończ
end-game-ask = Tak, zapytaj
watchers = { $watchers ->
    [one] 1 widz
   *[other] { $watchers } widzów
}
keys-help = Strzałki: przesuwanie · R: obrót · N, Shift+N: możliwości · Enter: potwierdzenie · Esc: powrót · U: cofnięcie · S: punkty · T: wiadomości · 1–8: królestwa · /: polecenia
check-deal = Sprawdź losowanie
link-lost = Brak połączenia; łączę…
agree = Zgoda
refuse = Nie
event-claim = { $who ->
    [me] Wybierasz { $domino }.
   *[other] { $name } wybiera { $domino }.
}
event-place = { $who ->
    [me] Kładziesz { $domino }.
   *[other] { $name } kładzie { $domino }.
}
event-discard = { $who ->
    [me] Odrzucasz { $domino }.
   *[other] { $name } odrzuca { $domino }.
}
event-knights = { $number ->
    [one] { $who ->
        [me] Wysyłasz rycerza.
       *[other] { $name } wysyła rycerza.
    }
   *[other] { $who ->
        [me] Wysyłasz dwóch rycerzy.
       *[other] { $name } wysyła dwóch rycerzy.
    }
}
event-knights-none = { $who ->
    [me] Zatrzymujesz rycerzy.
   *[other] { $name } zatrzymuje rycerzy.
}
event-build = { $who ->
    [me] Budujesz: { $building }.
   *[other] { $name } buduje: { $building }.
}
event-build-none = { $who ->
    [me] Nic nie budujesz.
   *[other] { $name } nic nie buduje.
}
event-burn = { $who ->
    [me] Spalasz: { $building }.
   *[other] { $name } spala: { $building }.
}
event-burn-none = { $who ->
    [me] Nie przekupujesz smoka.
   *[other] { $name } nie przekupuje smoka.
}
event-take = { $dice ->
    [one] { $who ->
        [me] Bierzesz kość.
       *[other] { $name } bierze kość.
    }
   *[other] { $who ->
        [me] Bierzesz dwie kości.
       *[other] { $name } bierze dwie kości.
    }
}
event-turn = { $who ->
    [me] Obracasz kość.
   *[other] { $name } obraca kość.
}
event-turn-none = { $who ->
    [me] Zostawiasz kości.
   *[other] { $name } zostawia kości.
}
event-castle = { $who ->
    [me] Dodajesz krzyżyk zamku.
   *[other] { $name } dodaje krzyżyk zamku.
}
event-castle-none = { $who ->
    [me] Zachowujesz krzyżyk zamku.
   *[other] { $name } zachowuje krzyżyk zamku.
}
event-draw = { $who ->
    [me] Rysujesz.
   *[other] { $name } rysuje.
}
event-draw-none = { $who ->
    [me] Nic nie rysujesz.
   *[other] { $name } nic nie rysuje.
}
event-name = { $who ->
    [me] Wybierasz herb.
   *[other] { $name } wybiera herb.
}
event-cross = { $who ->
    [me] Dodajesz krzyżyk.
   *[other] { $name } dodaje krzyżyk.
}
note-undo = { $who ->
    [me] Cofasz ruch.
   *[other] { $name } cofa ruch.
}
note-declined = { $proposal ->
    [undo] { $who ->
        [me] Odmawiasz cofnięcia.
       *[other] { $by } odmawia cofnięcia.
    }
    [bot] { $who ->
        [me] Nie chcesz bota.
       *[other] { $by } nie chce bota.
    }
    [end] { $who ->
        [me] Wolisz grać dalej.
       *[other] { $by } woli grać dalej.
    }
   *[rematch] { $who ->
        [me] Nie chcesz grać ponownie.
       *[other] { $by } nie chce grać ponownie.
    }
}
note-stand_in = { $who ->
    [me] Za ciebie gra bot.
   *[other] Za gracza { $name } gra bot.
}
note-returned = { $who ->
    [me] Wracasz do gry.
   *[other] { $name } wraca do gry.
}
note-resigned = { $who ->
    [me] Poddajesz się.
   *[other] { $name } się poddaje.
}
note-flag = { $who ->
    [me] Twój czas minął.
   *[other] Minął czas gracza { $name }.
}
note-left = { $who ->
    [me] Odchodzisz.
   *[other] { $name } odchodzi.
}
note-sat = { $who ->
    [me] Siadasz do stołu.
   *[other] { $name } siada do stołu.
}
note-left_out = { $who ->
    [me] Twoja liczba spóźniła się na losowanie.
   *[other] Liczba gracza { $name } spóźniła się na losowanie.
}
note-renamed = Nowe imię: { $name }.
note-paced = { $who ->
    [me] Zmieniasz tempo botów.
   *[other] { $name } zmienia tempo botów.
}
note-ended = { $who ->
    [me] Kończysz partię.
   *[other] { $name } kończy partię.
}

## Słowa przy stole
signals = Powiedz coś
signals-heard = Wiadomości: włączone
signals-muted = Wiadomości: wyłączone
signal-told = { $name }: { $phrase }
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
slot-dragon = tu smok
slot-empty = puste miejsce
slot-label = { $building }, cena { $price }: { $gives }
supply-pile = { $tiles ->
    [one] został 1 kafelek
    [few] zostały { $tiles } kafelki
   *[other] zostało { $tiles } kafelków
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
dragon-home = Smok w jaskini
dragon-out = Smok poza jaskinią
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
gives-tax-per_tower = +1 moneta podatku za wieżę
gives-tax-per_knight = +1 moneta podatku za rycerza
gives-points-flat = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
gives-points-per_property = { $points ->
    [one] 1 punkt za posiadłość ({ $terrain })
    [few] { $points } punkty za posiadłość ({ $terrain })
   *[other] { $points } punktów za posiadłość ({ $terrain })
}
gives-points-per_tower = { $points ->
    [one] 1 punkt za wieżę
    [few] { $points } punkty za wieżę
   *[other] { $points } punktów za wieżę
}
gives-points-per_knight = { $points ->
    [one] 1 punkt za rycerza
    [few] { $points } punkty za rycerza
   *[other] { $points } punktów za rycerza
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
power-ask = Wybierz moc, by przeczytać opis.
power-ignore_connection = Gdziekolwiek
power-ignore_connection-text = Rysuj na dowolnych dwóch sąsiednich pustych tarczach.
power-separate_dice = Osobno
power-separate_dice-text = Rysuj kości osobno, każdą przy zamku lub takim samym herbie.
power-pick_two_first = Dwie naraz
power-pick_two_first-text = Weź dwie kości przed przeciwnikiem.
power-turn_die = Obróć kość
power-turn_die-text = Obróć kość na dowolną ściankę.
power-three_points_per_domain = Trzy więcej
power-three_points_per_domain-text = Wybierz herb: +3 za posiadłość.
power-add_cross = Krzyżyk
power-add_cross-text = Dodaj krzyżyk na mapie.
dice = Kości
dice-taken = Wszystkie kości wzięte.
face-label = { $crosses ->
    [0] { $arms }
    [one] { $arms } z 1 krzyżykiem
   *[other] { $arms } z { $crosses } krzyżykami
}
spell-book = Księga zaklęć
power = Moc
spell-label = { $name }: { $ticks } z { $boxes }, { $standing }
spell-open = otwarte
spell-held = gotowe
spell-used = użyte
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
breakdown = Punkty
total = Razem
total-games = { $games ->
    [3] Wszystkie 3 partie
   *[other] Dotychczas
}
bonus-points = { $standing ->
    [possible] +{ $points } możliwe
    [lost] stracone
   *[sure] +{ $points }
}
bonus-harmony = Harmonia
bonus-middle_kingdom = Środek królestwa
bonus-coins = Monety
bonus-buildings = Budynki
bonus-named = Wybrany herb
tie-0 = Równe punkty; największa posiadłość: { $names }, { $value ->
    [one] 1 pole
    [few] { $value } pola
   *[other] { $value } pól
}.
tie-1 = Równe punkty i pola; najwięcej koron: { $names }, { $value }.
tie-shared = Pełny remis: { $names }.
counting = Liczenie punktów…
skip = Pomiń
show-result = Pokaż wynik
next-game = Następna partia
results = Wyniki
rematch = Zagraj ponownie
record = Pobierz zapis
look-back = Poprzednie ruchy
queen-counts = { $who ->
    [me] Królowa: +{ $points } za twoją największą posiadłość ({ $terrain }).
   *[other] Królowa: +{ $points } za największą posiadłość ({ $names }, { $terrain }).
}
share = Udostępnij
more = Więcej
share-picture = Udostępnij obrazek
share-link = Kopiuj link

## Polecenia
command-label = Polecenie
command-hint = draft · me · legal · place 3 · claim 31 · do 2 · score · undo
command-run = Wykonaj
command-answers = Odpowiedzi
command-nothing = Nic do pokazania.
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
command-unknown = Nieznane polecenie.
command-done = Zrobione: { $action }

## Czego serwer odmawia
error-match-not-started = Partia się nie zaczęła.
error-match-started = Partia już trwa.
error-match-over = Partia skończona.
error-match-not-over = Partia jeszcze trwa.
error-table-seats-open = Są wolne miejsca.
error-table-host-only = Tylko dla gospodarza.
error-seat-unknown = Nie ma takiego miejsca.
error-seat-taken = Miejsce zajęte.
error-seat-colour = Kolor zajęty.
error-seat-none-open = Nie ma wolnych miejsc.
error-seat-not-yours = To nie twoje miejsce.
error-seat-final = Rezygnacja albo koniec czasu.
error-seat-not-gone = Zbyt krótka nieobecność.
error-token-missing = Nie masz tu miejsca.
error-token-wrong = { error-token-missing }
error-token-weak = { error-request-invalid }
error-action-unreadable = Nieznany ruch.
error-action-illegal = Zasady tego zabraniają.
error-action-not-your-turn = To nie twój ruch.
error-action-stale = Partia poszła dalej.
error-table-not-saved = Nie zapisano: brak miejsca w przeglądarce?
error-undo-nothing = Nie ma czego cofać.
error-undo-between = Między partiami nie ma cofania.
error-proposal-none = Nie ma prośby.
error-proposal-pending = Inna prośba czeka.
error-proposal-declined = Odmowa. Zapytaj po następnym ruchu.
error-puzzle-unknown = Nie ma takiej zagadki.
error-record-unknown = Nie ma takiego zapisu.
error-record-invalid = Nieczytelny zapis.
error-record-closed = Serwer nie przyjmuje zapisów.
error-limit-sockets = Za dużo połączeń.
