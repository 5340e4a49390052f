## Przy prawdziwym stole
tools-title = Przy prawdziwym stole
tools-intro = Gracie na żywo? Tu wylosujecie domina, zmierzycie czas i wydrukujecie arkusze.
tools-draft = Losowanie domin
tools-draft-text = Losuje kolumny, gdy znacie już domina po rewersach, i rzuca kośćmi do Duel.
tools-clock = Zegar
tools-clock-text = Od dwóch do ośmiu graczy, z czasem na partię albo na turę. Jedno dotknięcie przekazuje kolej.
tools-print = Do wydrukowania
tools-print-text = Notatniki punktacji, arkusze map, księgi zaklęć, domina, kafelki budynków i kości z naszymi rysunkami.
tools-offline = Te strony działają bez połączenia, gdy tylko raz otworzysz Crownland w tej przeglądarce.
tools-insecure = Przez zwykłe http przeglądarka nie może zainstalować tej strony ani otworzyć jej bez połączenia. Przez https albo na komputerze z serwerem może.
tools-install = Zainstaluj jako aplikację
tools-name-of = Imię gracza { $number }

## Losowanie domin
draft-intro = Domina mają numery na rewersach. Zamiast tasować, losujcie tutaj i wyszukujcie numery, które się pojawią.
draft-find = Wyłóżcie domina o tych numerach, najniższy na górze.
draft-lines = { $boxes ->
    [one] Kolumny: { $lines }, domina w kolumnie: { $dominoes }.
   *[other] Kolumny: { $lines }, domina w kolumnie: { $dominoes }, na przemian z obu pudełek.
}
draft-dice = Cztery kości w każdej rundzie.
draft-note-kings = Zapisuj, kto co wybiera
draft-note-dice = Zapisuj, kto bierze którą kość
draft-note-text = Wtedy widać też, czyja jest kolej.
draft-shuffle = Potasuj i wylosuj pierwszą kolumnę
draft-roll = Rzuć kośćmi
draft-roll-again = Rzuć ponownie
draft-next = Wylosuj kolumnę { $line }
draft-line = Kolumna { $line }
draft-line-of = Kolumna { $line } z { $lines }
draft-nothing = Nic jeszcze nie wylosowano
draft-takes = { $name } bierze kość
draft-over = To była ostatnia kolumna
draft-earlier = Wcześniejsze kolumny
draft-end = Od nowa
draft-end-sure = Tak, porzuć tę partię
draft-take-die = Weź: { $die }
draft-die-of = { $die }, u gracza { $name }

## Zegar
clock-intro = Połóżcie go na środku stołu: kto skończył turę, dotyka swojego pola. Gdy kolejność się zmienia, dotknijcie pola gracza, na którego przyszła kolej.
clock-per-game = Na całą partię
clock-per-turn = Na każdą turę
clock-seconds = Sekundy na turę
clock-facing = Czytelny z obu stron stołu
clock-facing-text = Dalsze pola są odwrócone.
clock-vibrate = Wibracje
clock-set = Nastaw zegar
clock-begin = Dotknij pola gracza, który zaczyna
clock-turn = Kolej: { $name }
clock-paused = Zegar jest zatrzymany
clock-late = Koniec czasu: { $name }
clock-up = koniec czasu
clock-turns = { $turns ->
    [one] 1 tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
clock-start = Start
clock-pause = Pauza
clock-go-on = Wznów
clock-end = Nowy zegar
clock-end-sure = Tak, wyczyść
sounds-on = Dźwięki: włączone
sounds-off = Dźwięki: wyłączone
clock-keys = Spacja przekazuje kolej, 1–8 daje ją graczowi, P zatrzymuje, U cofa.

## Do wydrukowania
print-intro = Wybierzcie, czego potrzebujecie. Wszystko narysowaliśmy sami; pole domina ma 40 mm.
print-dominoes = Domina
print-tiles = Kafelki budynków
print-castles = Zamki i królowie
print-pad = Notatnik punktacji
print-sheets = Arkusze map
print-book = Księga zaklęć
print-dice = Kości do sklejenia
print-pages = { $pages ->
    [one] 1 strona
    [few] { $pages } strony
   *[many] { $pages } stron
}
print-paper = Papier
paper-a4 = A4
paper-letter = Letter
print-backs = Z rewersami, do druku dwustronnego
print-go = { $pages ->
    [0] Drukuj
    [one] Drukuj 1 stronę
    [few] Drukuj { $pages } strony
   *[many] Drukuj { $pages } stron
}
print-how = Drukujcie w skali 100% („rozmiar rzeczywisty”), a przy druku dwustronnym odwracajcie wzdłuż dłuższej krawędzi. Na stronach do wycinania linia u dołu pokazuje, czy rozmiar się zgadza.
print-preview = Podgląd
print-measure = Ta linia ma 50 mm.
print-back = { $title } (rewers)
print-dominoes-of = { $game }: domina { $first }–{ $last }
print-tiles-of = { $game }: kafelki budynków
print-dice-of = { $game }: kości
print-sheets-of = { $game }: arkusze map
print-book-of = { $game }: księga zaklęć
print-pad-of = { $game }: notatnik punktacji
print-reconstructed = niektóre wartości są zrekonstruowane
print-glue = wyciąć po liniach, złożyć po kreskach, skleić zakładki
print-fold = złożyć po kreskach
print-castle-bonus = Krzyżyk zamku: zaznacz to pole, gdy go użyjesz, raz na partię.
print-at-once = od razu
print-per-three = 3 monety: 1
print-queen = Królowa liczy się jako jeszcze jedna korona na największej posiadłości gospodarza.
