## Kalkulator punktów
score-title = Kalkulator punktów
score-text = Dotykaj pól każdego królestwa, a punkty zsumują się same.
score-players = { $players ->
    [one] 1 gracz
   *[other] { $players } graczy
}
score-again = Zacznij od nowa
score-again-sure = Tak, opróżnij wszystkie królestwa
score-kingdoms = Królestwa
score-result = Wynik
score-undone = Ostatni krok cofnięto.
score-told = { $square }. { $points ->
    [one] Razem 1 punkt
    [few] Razem { $points } punkty
   *[many] Razem { $points } punktów
}
score-link-read = Ten stół pochodzi z linku. „Cofnij” przywróci twój.
score-link-broken = Ten link jest uszkodzony. Poproś o niego jeszcze raz.
score-squares = Pola: { $squares } z { $most }
score-on-land = Pokaż punkty na planszy
score-clear-kingdom = Opróżnij to królestwo
score-keys = Klawisze na siatce: strzałki przesuwają, litery kładą teren (jak w zapisie tekstowym), cyfry ustawiają korony, Enter robi to, co wybrano na palecie, Backspace czyści, Shift ze strzałkami przesuwa całe królestwo, U cofa.

## Co kładzie dotknięcie
score-brush = Paleta
score-crowns = { $crowns ->
    [0] Bez korony
    [one] 1 korona
    [few] { $crowns } korony
   *[many] { $crowns } koron
}
score-crosses = { $crosses ->
    [0] Bez krzyżyka
    [one] 1 krzyżyk
    [few] { $crosses } krzyżyki
   *[many] { $crosses } krzyżyków
}
score-building = Budynek
score-castle = Zamek
score-clear = Wyczyść pole
score-shift = Dotknij pola, na którym stoi zamek, albo przesuń całość:
score-shift-left = Przesuń królestwo w lewo
score-shift-right = Przesuń królestwo w prawo
score-shift-up = Przesuń królestwo w górę
score-shift-down = Przesuń królestwo w dół

## Co jeszcze się liczy
score-court = Dwór
score-knights = Rycerze
score-towers = Wieże
score-brought = z budynków
score-queen = Królowa jest tutaj
score-more = O jeden więcej: { $what }
score-less = O jeden mniej: { $what }
score-named = Wybrany herb: 3 punkty za każdą posiadłość z nim
score-named-none = żaden
score-no-discard = Nie odrzucono żadnego domina

## Jako tekst
score-type = Wolę wpisać tekst
score-type-label = To królestwo jako tekst
score-type-text = Każdy rząd w osobnym wierszu, tak jak czyta polecenie „crownland score”: # to zamek, kropka to puste pole, cyfra po literze to liczba koron. { $letters }.
score-letter = { $letter } { $terrain }
text-long = Oczekiwano najwyżej { $most } znaków, a jest ich { $got }.
text-castle = Królestwo ma jeden zamek (#); tutaj jest ich { $castles }.
text-cell = Rząd { $row }, kolumna { $column }: oczekiwano #, kropki albo jednej z liter z liczbą do { $most }, a jest „{ $got }”.
text-frame = To królestwo musi się zmieścić w kwadracie { $most } × { $most } pól, a jego szerokość to { $columns }, wysokość { $rows }.
text-map = Zamek stoi pośrodku mapy o szerokości { $columns } i wysokości { $rows }; to się na niej nie mieści.
text-option = Po rzędach ta gra zna { $options }, a jest „{ $got }”.
text-number = { $option } wymaga liczby do { $most }, a jest „{ $got }”.
text-named = Oczekiwano jednego z: { $arms }, a jest „{ $got }”.
text-building = Nie ma budynku o nazwie „{ $got }”.
text-square = Oczekiwano pola takiego jak f5, a jest „{ $got }”.
text-site = Budynek stoi na własnym polu miasta; „{ $got }” takim nie jest.

## Wynik
score-missing = { $kingdoms ->
    [one] Jedno królestwo jest jeszcze puste
    [few] { $kingdoms } królestwa są jeszcze puste
   *[many] { $kingdoms } królestw jest jeszcze pustych
}

## Czego być nie może
score-doubts = Sprawdź jeszcze raz
doubt-frame = { $name }: królestwo musi się zmieścić w kwadracie { $most } × { $most } pól, a jego szerokość to { $columns }, wysokość { $rows }.
doubt-apart = { $name }: część pól nie łączy się z zamkiem.
doubt-even = { $name }: domina zajmują parzystą liczbę pól, a jest ich { $squares }.
doubt-crowns = { $name }: żadne domino tej gry nie ma pola „{ $terrain }, { $crowns ->
    [0] bez korony
    [one] 1 korona
    [few] { $crowns } korony
   *[many] { $crowns } koron
}”.
doubt-squares = Wszystkie królestwa razem: pól „{ $terrain }” jest w tej grze { $most }, a naliczono { $squares }.
doubt-halves = Wszystkie królestwa razem: pól „{ $terrain }, { $crowns ->
    [0] bez korony
    [one] 1 korona
    [few] { $crowns } korony
   *[many] { $crowns } koron
}” jest w tej grze { $most }, a naliczono { $squares }.
doubt-alone = { $name }: pole „{ $terrain }, { $crowns ->
    [0] bez korony
    [one] 1 korona
    [few] { $crowns } korony
   *[many] { $crowns } koron
}” nie tworzy domina tej gry z żadnym sąsiednim polem.
doubt-cover = { $name }: tego królestwa nie da się ułożyć z domin tej gry.
doubt-copies = Wszystkie królestwa razem: kafelków „{ $building }” jest { $most }, a stoi ich { $tiles }.
doubt-knights = Wszystkie królestwa razem: rycerzy jest { $most }, a naliczono { $knights }.
doubt-towers = Wszystkie królestwa razem: wież jest { $most }, a naliczono { $towers }.
doubt-queen_towerless = { $name }: królowa nie gości u nikogo, kto nie ma wieży.
doubt-queen_outbuilt = { $name }: królowa gości u tego, kto ma najwięcej wież, a ktoś ma ich { $most }.
doubt-queen_nobody = Ktoś ma wieżę, więc królowa musi być czyimś gościem.
doubt-crosses = { $name }: do krzyżyków z kości można dodać najwyżej { $most }, a tutaj dodano { $crosses }.
