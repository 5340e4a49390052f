# Gra w terminalu. Słowa, które się wpisuje, są w każdym języku takie same i nie są tłumaczone: help, legal, show, hint, me,
# log, score, undo, resign, quit, draft, board, look, book, place, claim, knights, build, burn, take, draw, castle, turn, name,
# cross, any, apart. Tak samo nazwy pól, np. f4, i herbów, np. dd.

## Pierwsze pytania
terminal-welcome = Witaj w Crownland. Enter wybiera to, co stoi w [nawiasach].
terminal-which-game = W co gramy?
terminal-type-game = Wpisz numer albo początek nazwy [{ $usual }]
terminal-how-many = Ilu graczy: { $numbers }? [{ $usual }]
terminal-type-options = Wpisz numery oddzielone przecinkami [żaden]
terminal-who-plays = Kto gra przeciwko tobie?
terminal-type-rival = Wpisz numer, początek nazwy albo innego bota [{ $usual }]
terminal-your-name = Twoje imię? [{ $usual }]
terminal-preparing = Gra jest dostosowywana do tego komputera. Dzieje się to tylko raz i może potrwać pół minuty.

## Co można wpisać
terminal-help-legal = wszystkie twoje możliwości (legal 2: druga strona)
terminal-help-show = pokaż numer 3 z listy na planszy, zanim zdecydujesz
terminal-help-hint = co zrobiłby na twoim miejscu silny bot i dlaczego
terminal-help-me = narysuj stół jeszcze raz, ze wszystkimi możliwościami
terminal-help-log = co się wydarzyło od twojej ostatniej decyzji
terminal-help-score = punkty każdego królestwa, posiadłość po posiadłości
terminal-help-undo = cofnij swoją ostatnią decyzję i wszystko, co po niej
terminal-help-resign = poddaj partię
terminal-help-quit = wyjdź z partii
terminal-help-help = pokaż tę listę
terminal-help-place = połóż domino tak jak numer 3 z listy (albo samo 3)
terminal-help-place-squares = połóż pierwszą połówkę na f4, a drugą na g4
terminal-help-claim = postaw króla na dominie 31 z nowej kolumny (albo samo 31)
terminal-help-draft = obie kolumny i to, czego nikt jeszcze nie widział
terminal-help-knights = wyślij rycerzy tak jak numer 3 z listy; knights e4 podaje pole; Enter ich zatrzymuje
terminal-help-build = postaw kafelek z miejsca 3 tam, gdzie daje najwięcej; build 3 e4 na e4; Enter nic nie buduje
terminal-help-burn = przekup smoka 1 monetą, żeby spalił kafelek z miejsca 3; Enter zostawia go w spokoju
terminal-help-board = objaśnij budynki z oferty, królową i smoka
terminal-help-look = powiększ królestwo 2 i jego budynki
terminal-help-take = weź kość 2 (albo samo 2); 13 albo take 1 3 bierze kości 1 i 3
terminal-help-draw = narysuj kości tak jak numer 3 z listy (albo samo 3)
terminal-help-draw-squares = narysuj na tych dwóch polach; gdy pasuje kilka rysunków, padnie pytanie, który
terminal-help-draw-arms = to samo z herbami: d, l, dd, ll, f, c jak w księdze
terminal-help-draw-power = lista tego, na co pozwala moc, dopóki ją masz
terminal-help-castle = dodaj krzyżyk zamku do kości 2, raz na partię; Enter go zachowuje
terminal-help-turn = obróć kość 2 na tę ściankę, dopóki masz moc; Enter ją zachowuje
terminal-help-name = użyj mocy, które działają od razu
terminal-help-book = objaśnij moce z księgi zaklęć

## Przy stole
terminal-enter-for = Enter: { $choice }
terminal-enter = Enter: { $choice }.
terminal-more = { $count ->
    [one] Jeszcze 1: legal.
   *[other] Jeszcze { $count }: legal.
}
terminal-help = Pomoc: help.
terminal-type-one-of = Wpisz jeden z numerów { $numbers }.
terminal-page = Strona { $page } z { $pages }.
terminal-which = Która z tych możliwości? (me: z powrotem do wszystkich)
terminal-log-none = Od twojej decyzji nic się nie wydarzyło.
terminal-queen-moves = Królową gości teraz { $name }.
terminal-points = { $points } p.
terminal-coins = { $coins } m.
terminal-queen = królowa
terminal-largest = Największa posiadłość
terminal-resign = Poddać tę partię? (t/N)
# Co znaczy „tak” w odpowiedzi na poprzednie pytanie, oddzielone spacjami.
terminal-yes = t tak
terminal-next-game = Enter: następna partia.
terminal-save-record = Zapisać przebieg tej partii? Wpisz nazwę pliku albo naciśnij Enter, jeśli nie:
terminal-saved = Partia jest zapisana w pliku { $file }.
terminal-saved-unfinished = Niedokończona partia jest zapisana w pliku { $file }.
terminal-left = Partia przerwana.
terminal-stopped = Zatrzymano.

## Duel
terminal-shields = { $shields ->
    [one] 1 wolna tarcza na pełniejszej mapie
    [few] { $shields } wolne tarcze na pełniejszej mapie
   *[other] { $shields } wolnych tarcz na pełniejszej mapie
}
terminal-take-one = Przeciwnik weźmie dwie z pozostałych, a ty dostaniesz ostatnią. W nawiasach: punkty twojego najlepszego rysunku z każdą inną kością.
terminal-take-two = 13 bierze kości 1 i 3. Przeciwnik dostanie ostatnią.
terminal-take-power = Albo użyj mocy i weź dwie: 13 bierze kości 1 i 3.
terminal-with-die = { $gain } z { $die }
terminal-draw-nowhere = Nie pasują nigdzie na twojej mapie.
terminal-draw-joker = Podaj dwa pola, żeby wybrać herb jokera.
terminal-turn-points = Punkty dotyczą twojego najlepszego rysunku po obróceniu.
terminal-castle-tick = Punkty dotyczą twojego najlepszego rysunku po dodaniu. Ta kość nie zaznaczy już żadnego pola.
terminal-wins-power = { $name } wypełnia wiersz herbu „{ $arms }” i zdobywa jego moc.
terminal-map-full = Mapa jest pełna: { $names }.
terminal-no-drawing = Nikt nie mógł rysować.

## Czego nie udało się zrozumieć
terminal-expected-verb = Teraz oczekiwano { $verb }, a jest „{ $got }”.
terminal-expected-verb-number = Oczekiwano { $verb } z numerem albo help, a jest „{ $got }”.
terminal-expected-verb-enter = Oczekiwano { $verb } z numerem albo Enter, żeby nic nie robić.
terminal-expected-verb-with = Oczekiwano { $verb } z numerem { $options }, a jest „{ $got }”.
terminal-expected-number = Oczekiwano numeru od { $least } do { $most }, a jest „{ $got }”.
terminal-expected-number-or-name = Oczekiwano numeru od { $least } do { $most } albo nazwy, a jest „{ $got }”.
terminal-expected-numbers = Oczekiwano numerów od 1 do { $most }, a jest „{ $got }”.
terminal-expected-one-of = Oczekiwano { $options }, a jest „{ $got }”.
terminal-expected-name = Oczekiwano imienia, od 1 do { $most } zwykłych znaków, a jest „{ $got }”.
terminal-expected-rivals = { $most ->
    [one] Oczekiwano 1 przeciwnika, a jest ich { $got }.
   *[other] Oczekiwano od 1 do { $most } przeciwników, a jest ich { $got }.
}
terminal-expected-squares = Oczekiwano numeru albo dwóch pól, np. { $example }, a jest „{ $got }”.
terminal-expected-neighbours = Oczekiwano dwóch sąsiednich pól, a { $squares } nie sąsiadują.
terminal-expected-knights = Oczekiwano rycerzy na { $squares }, najwyżej tylu, ilu masz, a jest „{ $got }”.
terminal-expected-slot = Oczekiwano burn z numerem miejsca, a jest „{ $got }”.
terminal-expected-site = Oczekiwano miejsca i placu, np. 3 e4, a jest „{ $got }”.
terminal-expected-affordable = Oczekiwano miejsca z budynkiem, na który cię stać, a jest „{ $got }”.
terminal-expected-example = Oczekiwano { $verb }, np. { $example }, a jest „{ $got }”.
terminal-die-taken = Kość { $die } jest już wzięta; wybierz jedną z tych na środku.
terminal-power-not-held = Nie masz mocy { $word }.
terminal-power-needed = Do tego potrzebna jest moc: dopisz { $words }.
terminal-file-missing = Nie ma takiego pliku ani folderu: { $file }
terminal-file-refused = Nie można odczytać ani zapisać { $file }. Szczegóły (po angielsku): { $why }
terminal-details = { $sentence } Szczegóły (po angielsku): { $why }

## Powtórki i punkty
terminal-replay-keys = Enter dalej · b wstecz · f początek · e koniec · numer Enter skok · s punkty · q wyjście
terminal-record-ends = Zapis kończy się tutaj, przed końcem partii.
terminal-this-kingdom = To królestwo
