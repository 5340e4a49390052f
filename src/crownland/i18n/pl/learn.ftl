## Wszystkie strony z zasadami
learn-title = Jak grać
learn-intro = Każda gra w około pięć minut. Każdy obrazek to chwila z prawdziwej partii.
learn-pages = Zasady
learn-read = Czytaj zasady
learn-minutes = { $minutes ->
    [one] 1 minuta czytania
    [few] { $minutes } minuty czytania
   *[other] { $minutes } minut czytania
}
learn-page-title = { $game }: zasady
learn-contents = Spis treści
learn-print = Drukuj
learn-other-games = Inne gry
learn-components = Wszystkie elementy: domina, kafelki, kości, zaklęcia
learn-components-text = Co leży w pudełkach i jak bardzo jesteśmy tego pewni.
learn-numbers = Numery zasad
learn-numbers-text = Każdy rozdział kończą numery jego zasad, na przykład K7. Każdy numer ma własny adres, więc możesz wysłać znajomym link do konkretnej zasady.
learn-marks = Dwa oznaczenia
learn-marks-text = Gdzie instrukcja milczy albo dwie instrukcje się różnią, trzeba było wybrać: tam piszemy „Nasza interpretacja”. Gdzie nie udało się zobaczyć jakiegoś elementu gry, trzeba było go odtworzyć: tam piszemy „Rekonstrukcja”.
learn-decided = Nasza interpretacja
learn-reconstructed = Rekonstrukcja
learn-rule-ids = Zasady z tego rozdziału
learn-now = O tej decyzji: { $section }
learn-new-tab = Otwórz jako stronę
learn-player-0 = Czerwony
learn-player-1 = Niebieski
learn-player-2 = Zielony
learn-player-3 = Bursztynowy
learn-player-4 = Fioletowy
learn-player-5 = Morski
learn-player-6 = Brązowy
learn-player-7 = Szary
learn-setup-kings = Królów na gracza
learn-setup-dominoes = Domina
learn-setup-line = W kolumnie
learn-setup-rounds = Rundy
learn-setup-frame = Królestwo
learn-setup-teams = Drużyny
learn-picture = { $part }: { $title }
learn-boxes = { $boxes ->
    [one] 1 pole
    [few] { $boxes } pola
   *[other] { $boxes } pól
}
learn-more-kingdomino = Wszystko o dominach, czyli kolumny, królowie, układanie i granice, jest na stronie Kingdomino.
learn-more-queendomino = Wszystko o rycerzach, budynkach, królowej i smoku jest na stronie Queendomino.

## Kingdomino
learn-kingdomino-aim-title = O co chodzi
learn-kingdomino-aim-text =
    Masz mały zamek i chcesz mieć wokół niego ziemię. Tura po turze bierzesz domino i kładziesz je w swoim królestwie.
    Pola tego samego terenu, które stykają się bokami, to _posiadłość_. Na końcu każda posiadłość jest warta tyle, ile wynosi liczba pól razy liczba koron. Wygrywa, kto ma najwięcej punktów.
    Grają dwie, trzy lub cztery osoby. We dwoje każdy ma dwóch królów, w większym gronie po jednym. Król to pionek, który stoi na dominie, które dostaniesz.
learn-kingdomino-table-title = Przygotowanie
learn-kingdomino-table-text =
    Domin jest 48, z numerami od 1 do 48. Niskie numery to zwykłe tereny. Wysokie to rzadkie tereny z koronami.
    Potasuj je. We dwoje lub w troje część zostaje w pudełku i nikt nie wie która.
    Wyłóż tyle domin, ilu jest królów, w _kolumnie_: najniższy numer na górze.
learn-kingdomino-opening-title = Pierwszy wybór
learn-kingdomino-opening-text =
    Królów losuje się po jednym. Właściciel wylosowanego króla stawia go na dowolnym wolnym dominie pierwszej kolumny.
    Gdy stoją już wszyscy królowie, obok wykłada się następną kolumnę.
learn-kingdomino-opening-opening = Król wylosowany jako pierwszy stoi na 47 ({ $p0 }), drugi na 34 ({ $p1 }). Teraz wylosowano trzeciego ({ $p3 }); wolne są jeszcze 6 i 11.
learn-kingdomino-opening-note = W niektórych tłumaczeniach króla stawia ten, kto go wylosował. W większości robi to właściciel i tak jest u nas.
learn-kingdomino-round-title = Runda
learn-kingdomino-round-text =
    Gra toczy się według starszej kolumny, od najniższego numeru. Gdy przyjdzie kolej na twojego króla, zrób dwie rzeczy:
    1. _Połóż_ w królestwie domino, na którym stoi.
    2. _Wybierz_ wolne domino z nowszej kolumny i przestaw tam króla.
    Kto bierze niski numer, w następnej rundzie gra wcześniej i ma większy wybór. Wysoki numer każe czekać, ale często daje korony.
    Gdy wszyscy zagrają, wykłada się następną kolumnę. W ostatniej rundzie już jej nie ma: domina się tylko kładzie.
learn-kingdomino-round-round = { $p3 } i { $p1 } mają już turę za sobą, ich królowie stoją na 21 i 44. Teraz { $p0 } kładzie 13, a potem wybiera 1 lub 16. Z numerem 1 zacznie następną rundę.
learn-kingdomino-placing-title = Układanie domina
learn-kingdomino-placing-text =
    Domino zakrywa dwa wolne pola. Co najmniej _jedna połówka_ musi stykać się bokiem z zamkiem albo z polem tego samego terenu.
    Zamek pasuje do każdego terenu. Pozostałe boki mogą dotykać czegokolwiek.
    Raz położonego domina już się nie przesuwa.
learn-kingdomino-placing-placing =
    { $p2 } kładzie domino 20: pszenica z koroną i jezioro. Liczby mówią, ile punktów by to teraz dało.
    A jest dozwolone: pszenica dotyka pszenicy.
    B jest dozwolone: zamek przyjmuje każdy teren.
    C jest niedozwolone: żadna połówka nie dotyka swojego terenu.
learn-kingdomino-frame-title = Granice królestwa
learn-kingdomino-frame-text =
    Królestwo razem z zamkiem może mieć najwyżej _pięć pól szerokości i pięć wysokości_.
    Gdzie w nim znajdzie się zamek, zależy od ciebie: liczy się tylko to, co już leży.
learn-kingdomino-frame-frame =
    { $p3 } ma już królestwo szerokie na pięć pól.
    A pasuje.
    B dotyka zamku, ale królestwo miałoby sześć pól szerokości.
learn-kingdomino-discard-title = Gdy domino nie pasuje
learn-kingdomino-discard-text =
    Domino, które pasuje, trzeba położyć, nawet jeśli to boli.
    Domino, które nigdzie nie pasuje, wypada z gry. Następne i tak wybierasz.
learn-kingdomino-discard-discard = { $p1 } ma w ostatniej rundzie domino 26. Wolne są dwa pola, ale nie leżą obok siebie: domino przepada.
learn-kingdomino-scoring-title = Liczenie punktów
learn-kingdomino-scoring-text =
    Każdą posiadłość liczy się osobno: _pola × korony_. Posiadłość bez korony nie daje nic, choćby była ogromna.
    Zamek nie należy do żadnej posiadłości. Dwie posiadłości tego samego terenu, które się nie stykają, liczą się osobno.
learn-kingdomino-scoring-scoring = { $p3 } ma las z 11 pól i 5 koron: 55 punktów. Wszystkie posiadłości razem dają 66.
learn-kingdomino-ties-title = Remis
learn-kingdomino-ties-text = Tyle samo punktów? Decyduje największa posiadłość, z koronami czy bez. Dalej równo? Decyduje liczba koron w całym królestwie. Wciąż równo? Zwycięstwo jest wspólne.
learn-kingdomino-ties-ties = Jest po 66 punktów. { $p3 } ma las z 11 pól, { $p1 } jezioro z 10: wygrywa { $p3 }.
learn-kingdomino-variants-title = Warianty
learn-kingdomino-variants-text = Cztery warianty trochę zmieniają grę. Można je dowolnie łączyć; tylko Wielki pojedynek wymaga dokładnie dwóch graczy.
learn-kingdomino-bonuses-title = Harmonia i Środek królestwa
learn-kingdomino-bonuses-text =
    - _Harmonia_: 5 punktów, jeśli żadne domino nie zostało odrzucone.
    - _Środek królestwa_: 10 punktów, jeśli zamek leży pośrodku królestwa.
learn-kingdomino-bonuses-bonus = { $p0 } ma jedno i drugie. { $p1 } nie ma nic: jedno domino przepadło, a zamek leży przy dolnej krawędzi.
learn-kingdomino-bonuses-note = „Pośrodku” znaczy: żadne pole nie leży dalej niż dwa rzędy lub kolumny od zamku (trzy w królestwie 7 × 7). Luki nie przeszkadzają.
learn-kingdomino-mighty-title = Wielki pojedynek
learn-kingdomino-mighty-text = Dla dwojga: wszystkie 48 domin, 12 rund i królestwa 7 × 7.
learn-kingdomino-mighty-mighty = W Wielkim pojedynku posiadłości są duże: to królestwo zdobyło { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}.
learn-kingdomino-dynasty-title = Dynastia
learn-kingdomino-dynasty-text = Trzy partie z rzędu, każda z nowym tasowaniem i nowym pierwszym wyborem. Punkty ze wszystkich trzech się sumują.
learn-kingdomino-dynasty-note = Przy remisie decyduje największa posiadłość z którejkolwiek z trzech partii, potem najwięcej koron łącznie, a potem zwycięstwo jest wspólne.

## Próbka
learn-sample-sample-title = Krótka gra dla dwojga
learn-sample-sample-text =
    Próbka to Kingdomino dla dwojga w dziesięć minut: 24 własne domina, sześć rund, po dwóch królów, królestwa 5 × 5.
    Cała reszta jest jak w Kingdomino. Dynastia, Harmonia i Środek królestwa też tu działają.
learn-sample-set-title = 24 domina
learn-sample-set-text = Takim zestawem się tu gra.
learn-sample-set-note = Domin z próbki nigdy nie widzieliśmy. Nasze pochodzą z pełnego pudełka: numer 1 to tam 1 lub 2, numer 2 to 3 lub 4 i tak dalej, a każdy teren zachowuje dokładnie połowę swoich pól.

## Queendomino
learn-queendomino-aim-title = O co chodzi
learn-queendomino-aim-text =
    Queendomino to Kingdomino z miastami. Układaj domina, wysyłaj rycerzy po podatki, buduj w miastach, zapraszaj królową i uważaj na smoka.
    Gra się wszystkimi 48 dominami z tego pudełka, po cztery w kolumnie, przez dwanaście rund. We dwoje każdy ma dwóch królów i większe królestwo. W troje w każdej kolumnie zostaje jedno domino; wypada z gry.
learn-queendomino-table-title = Przygotowanie
learn-queendomino-table-text =
    Każdy zaczyna z _7 monetami i 1 rycerzem_. W zapasie jest 22 rycerzy, razem z tymi, i 15 wież.
    Sześć kafelków budynków leży odkrytych na planszy budowniczych, reszta w zakrytym stosie. Cena należy do _miejsca_ na planszy, nie do kafelka: 0, 1, 2, 3, 4 i 5 monet.
learn-queendomino-table-table = Plansza budowniczych na początku partii. Dotknij kafelka, aby przeczytać, co daje.
learn-queendomino-opening-title = Pierwszy wybór
learn-queendomino-opening-text =
    W troje i w czworo losuje się królów po jednym, a właściciel wybiera domino.
    We dwoje losuje się jednego króla. Jego właściciel wybiera jedno domino, drugi gracz dwa, a pierwszy bierze ostatnie.
learn-queendomino-turn-title = Twoja tura
learn-queendomino-turn-text =
    Pięć kroków, zawsze w tej kolejności. Pierwszy i ostatni są obowiązkowe, pozostałe nie.
    1. _Połóż_ domino.
    2. _Wyślij rycerzy_ po podatki.
    3. _Zbuduj_ coś w mieście.
    4. _Przekup smoka_.
    5. _Wybierz_ następne domino.
learn-queendomino-turn-note = We dwoje każdy z twoich dwóch królów ma taką całą turę. Jedno z tłumaczeń można zrozumieć tak, jakby rycerze, budowa i smok przypadały raz na rundę; instrukcja opisuje jednak turę jednego króla.
learn-queendomino-placing-title = 1. Połóż
learn-queendomino-placing-text =
    Jak w Kingdomino: jedna połówka musi dotykać zamku lub tego samego terenu, a królestwo musi zmieścić się w granicach. Co pasuje, trzeba położyć; co nigdzie nie pasuje, wypada z gry, a tura toczy się dalej.
    _Miasto_ to teren jak każdy inny. Pole miasta bez budynku to _plac budowy_.
learn-queendomino-placing-placing = { $p2 } kładzie domino 44: miasto łączy się z miastem, a nowe pole miasta to plac budowy.
learn-queendomino-knights-title = 2. Wyślij rycerzy
learn-queendomino-knights-text =
    Na właśnie położone domino możesz postawić do dwóch rycerzy, najwyżej jednego na każdej połówce.
    Każdy zarabia _monetę za każde pole_ posiadłości, na której stoi. Miasta też płacą podatki. Jeśli na jednej posiadłości stanie dwóch rycerzy, każdy zarabia za całą.
    Rycerze zostają tam, gdzie stoją. Po odrzuceniu domina nie ma czego opodatkować.
learn-queendomino-knights-knights = { $p2 } kładzie domino 27. Teraz rycerz zarobi na łące 6 monet, w lesie tylko 1.
learn-queendomino-safes-title = Skarbce
learn-queendomino-safes-text = Skarbiec daje dodatkowe monety przy każdym zbieraniu podatków: po jednej za każdą twoją wieżę albo za każdego twojego rycerza, wysłanego czy nie.
learn-queendomino-safes-safe = { $p0 } ma skarbiec wież i 4 wieże. Rycerz na jeziorze zarabia 3 + 4 monety, w mieście 1 + 4.
learn-queendomino-safes-note = Skarbiec płaci za każdego wysłanego rycerza, licząc już po jego postawieniu.
learn-queendomino-building-title = 3. Buduj
learn-queendomino-building-text =
    W turze możesz kupić _jeden_ kafelek. Zapłać cenę jego miejsca i połóż go na dowolnym swoim placu budowy, z tej rundy lub wcześniejszej. Rycerz na placu nie przeszkadza.
    Rycerze z kafelka trafiają do rezerwy i można ich wysłać od następnej tury. Wieże trafiają do królestwa. Korony na kafelku liczą się w mieście, w którym stoi.
    Miejsce na planszy pozostaje puste do końca rundy.
learn-queendomino-building-building = { $p1 } ma 7 monet i jeden wolny plac budowy. Obóz ćwiczebny leży na miejscu za 5 monet.
learn-queendomino-building-note = Cena nigdy nie spada poniżej 0. Jeśli w zapasie brakuje rycerzy lub wież, dostajesz tyle, ile zostało. Monet nigdy nie brakuje.
learn-queendomino-queen-title = Królowa
learn-queendomino-queen-text =
    Jeśli stawiasz wieże i masz ich wtedy _co najmniej tyle, ile każdy inny_, królowa wprowadza się do ciebie. Nic innego jej nie przenosi, a przed pierwszą wieżą nie ma jej nikt.
    Dopóki u ciebie gości, każdy budynek kosztuje cię o monetę mniej. Na końcu liczy się jako jeszcze jedna korona na twojej największej posiadłości.
learn-queendomino-queen-queen = { $p2 } gości królową: każda cena jest niższa o monetę, ale nigdy poniżej 0.
learn-queendomino-dragon-title = 4. Przekup smoka
learn-queendomino-dragon-text =
    Smok siedzi w jaskini, a królowa nie gości u ciebie? Możesz zapłacić 1 monetę i kazać mu spalić dowolny odkryty kafelek. Kafelek wypada z gry, a smok siedzi na pustym miejscu do końca rundy.
    Dzieje się to więc najwyżej raz na rundę dla wszystkich graczy łącznie. Kto zdobył królową w tej samej turze, nie może tego zrobić.
learn-queendomino-dragon-dragon = { $p1 } płaci monetę, a smok pali odlewnię na miejscu za 3 monety.
learn-queendomino-slide-title = 5. Wybierz, i koniec rundy
learn-queendomino-slide-text =
    Wybierz wolne domino z nowszej kolumny, jak w Kingdomino.
    Po ostatniej turze rundy smok wraca do jaskini. Odkryte kafelki przesuwają się na tańsze miejsca, w niezmienionej kolejności, a na wolne trafiają nowe.
    W ostatniej rundzie nikt nie wybiera domina i po niej nic się nie przesuwa.
learn-queendomino-slide-slide = Następna runda: wielka tawerna przesunęła się z miejsca za 5 monet na miejsce za 3, przybyły też dwa nowe kafelki. Teraz gra { $p2 }: nadal gości królową i płaci o monetę mniej.
learn-queendomino-slide-note = Gdy stos się skończy, miejsca zostają puste, ale kafelki przesuwają się dalej.
learn-queendomino-tiles-title = Wszystkie kafelki budynków
learn-queendomino-tiles-text = Są 32 kafelki w 17 rodzajach. To, co kafelek daje od razu, widać pośrodku, a punkty na koniec gry na dole.
learn-queendomino-tiles-note = Wież i rycerzy niektórych kafelków nie udało się zobaczyć; dobrano je tak, żeby wszystko do siebie pasowało. Strona z elementami mówi, których to dotyczy.
learn-queendomino-scoring-title = Liczenie punktów
learn-queendomino-scoring-text =
    - _Monety_: 1 punkt za każde trzy.
    - _Posiadłości_: pola × korony, razem z miastami. Korony na budynkach się liczą.
    - _Królowa_: jedna korona więcej na twojej największej posiadłości, z koronami czy bez.
    - _Budynki_: tyle, ile mówi kafelek: stała liczba, 2 za każdą osobną posiadłość danego terenu albo 1 za każdą wieżę lub rycerza, wysłanego czy nie.
learn-queendomino-scoring-scoring = { $p2 } ma na łące 5 koron i królową: 9 × 6 = 54.
learn-queendomino-scoring-note = Przykład z instrukcji daje 71 punktów, u nas też. Wydrukowano w nim 3 za posąg; do sumy potrzeba 5, które daje kafelek.
learn-queendomino-ties-title = Remis
learn-queendomino-ties-text = Tyle samo punktów? Decyduje największa posiadłość, z koronami czy bez, także miasto. Dalej równo? Zwycięstwo jest wspólne.

## Królewskie wesele
learn-royal_wedding-boxes-title = Dwa pudełka, jeden stół
learn-royal_wedding-boxes-text =
    Kingdomino i Queendomino razem, od trzech do ośmiu graczy. Obowiązują wszystkie zasady Queendomino.
    Kolumny pochodzą na przemian z obu pudełek, najpierw z Queendomino. W jednej kolumnie nigdy się nie mieszają.
learn-royal_wedding-boxes-boxes = Pierwsza kolumna pochodzi z Queendomino, druga z Kingdomino. Numery mogą się powtarzać; ważna jest tylko kolejność w kolumnie.
learn-royal_wedding-numbers-title = Ile czego
learn-royal_wedding-numbers-text =
    Troje lub czworo graczy buduje duże królestwa przez 24 rundy. Pięcioro i więcej buduje małe przez 12 rund, z kolumn po osiem domin.
    Domina, których nikt nie wybierze, wypadają z gry.
    W siedem lub osiem osób bez drużyn też można grać, ale rundy są długie; lepiej w drużynach.
learn-royal_wedding-teams-title = Drużyny po dwoje
learn-royal_wedding-teams-text =
    W sześć lub osiem osób można grać parami. Partnerzy mają wspólny zamek, jedno królestwo 7 × 7, wspólne 7 monet i 1 rycerza na początek oraz wspólne wieże, królową i wynik.
    Każdy ma własnego króla. W turze swojego króla decydujesz tylko ty.
learn-royal_wedding-teams-teams = { $p0 } i { $p1 } budują to królestwo razem: co rundę przybywają w nim dwa domina.
learn-royal_wedding-supply-title = Zapas
learn-royal_wedding-supply-text = Kafelki, rycerze i wieże pochodzą z jednego pudełka Queendomino, niezależnie od liczby graczy. Szybko się kończą!

## Duel
learn-duel-aim-title = O co chodzi
learn-duel-aim-text =
    Pojedynek na ołówki i kości. Dzielicie między siebie te same cztery kości i rysujecie herby, każde na swojej mapie: 34 tarcze wokół zamku.
    Tarcze z tym samym herbem, które stykają się bokami, to _posiadłość_. Na końcu każda jest warta tyle, ile wynosi liczba tarcz razy liczba _krzyżyków_.
    Herbów jest sześć, a każda z czterech kości jest inna. Niektóre ścianki mają jeden lub dwa krzyżyki, a na dwóch kościach jest joker „?”.
learn-duel-dice-title = Podział kości
learn-duel-dice-text =
    Jedno z was gra jako A i rzuca wszystkimi czterema kośćmi. A bierze jedną. B bierze dwie z pozostałych trzech. Ostatnia należy do A.
    Potem oboje rysujecie: najpierw A, potem B. W następnej rundzie role się zmieniają.
learn-duel-dice-dice = { $p1 } gra jako A i bierze linię z krzyżykiem. Teraz { $p0 } bierze dwie z pozostałych trzech.
learn-duel-dice-note = Według instrukcji zaczyna najstarszy gracz. Tutaj o tym, kto jest pierwszym A, decyduje los.
learn-duel-drawing-title = Rysowanie domina
learn-duel-drawing-text =
    Twoje dwie kości to domino. Narysuj je na dwóch pustych tarczach obok siebie. Co najmniej _jedna połówka_ musi dotykać zamku albo takiego samego herbu z wcześniejszej rundy.
    Nie wystarczy, że połówki pasują do siebie nawzajem. Krawędź mapy jest stała.
learn-duel-drawing-drawing =
    { $p0 } rysuje „pełny” i „dwie kropki”.
    A jest dozwolone: pełny dotyka pełnego.
    B jest niedozwolone: żadna połówka nie dotyka swojego herbu.
learn-duel-joker-title = Joker
learn-duel-joker-text = Joker staje się dowolnym herbem. Wybierasz przy rysowaniu i tak już zostaje.
learn-duel-joker-joker =
    { $p0 } ma „pełny” z dwoma krzyżykami i jokera.
    A: joker też staje się herbem „pełny”. Jego sąsiad dotyka zamku.
    B: joker staje się kropką i dotyka kropki.
learn-duel-must-title = Czy trzeba rysować?
learn-duel-must-text =
    - Jeśli możesz rysować bez mocy, musisz rysować. Możesz przy tym użyć mocy.
    - Jeśli pozwala na to tylko moc, możesz, ale nie musisz.
    - Jeśli nie możesz rysować wcale, w tej rundzie nic nie rysujesz.
learn-duel-book-title = Księga zaklęć
learn-duel-book-text =
    Gdy oboje już narysują, każda kość _bez krzyżyka_ zaznacza jedno pole w wierszu swojego herbu, po stronie właściciela. Najpierw zaznacza A, potem B. Dwie jednakowe kości zaznaczają dwa pola.
    Liczy się to, co kość pokazywała przy rysowaniu. Joker nie zaznacza nic, podobnie jak ktoś, kto nic nie narysował.
    Wiersze mają 5, 5, 4, 4, 3 i 3 pola. Kto pierwszy wypełni wiersz, zdobywa jego moc; wiersz przeciwnika się zamyka. Zaznaczenia w pełnym lub zamkniętym wierszu przepadają.
learn-duel-book-book = { $p1 } ma już pełny wiersz linii, a z nim jego moc. { $p0 } ma ten wiersz zamknięty.
learn-duel-powers-title = Sześć mocy
learn-duel-powers-text =
    Każdej mocy można użyć raz, od rundy po jej zdobyciu. Dwie ostatnie działają od razu.
    W jednej turze można łączyć moce i krzyżyk zamku, ale nie „Gdziekolwiek” z „Osobno”.
learn-duel-powers-apart = „Osobno”: { $p1 } rysuje dwie kości w różnych miejscach. Każda połówka dotyka swojego herbu.
learn-duel-powers-anywhere = „Gdziekolwiek”: { $p1 } wypełnia dwie ostatnie tarcze, choć nic się nie łączy.
learn-duel-castle-title = Krzyżyk zamku
learn-duel-castle-text = Raz na partię, przed rysowaniem, dodaj krzyżyk do jednej ze swoich dwóch kości, nawet do jokera. Ta kość nie zaznacza wtedy pola.
learn-duel-castle-castle = { $p0 } dodaje krzyżyk zamku do „dwóch linii” z jednym krzyżykiem: teraz mają dwa, a ten rysunek jest wart 10 punktów.
learn-duel-end-title = Dwa zakończenia
learn-duel-end-text =
    Gra kończy się wraz z rundą, w której
    - ktoś rysuje na ostatniej pustej tarczy albo
    - nikt nie mógł niczego narysować, nawet z pomocą swoich mocy.
    Zaznaczenia oraz moce działające od razu jeszcze się w tej rundzie liczą. Jeśli możesz rysować dzięki mocy, ale nie chcesz, gra toczy się dalej.
learn-duel-end-note = Liczy się tylko to, czy możesz narysować swoje kości takie, jakie są. To, że wcześniej można było obrócić jedną z nich, niczego nie zmienia.
learn-duel-scoring-title = Liczenie punktów
learn-duel-scoring-text =
    Każda posiadłość jest warta tarcze × krzyżyki. Jeśli masz wybrany herb, każda twoja posiadłość z nim jest warta o 3 punkty więcej, z krzyżykami czy bez.
    Tyle samo punktów? Decyduje największa posiadłość. Dalej równo? Zwycięstwo jest wspólne.
learn-duel-scoring-scoring = { $p0 } ma wybrany herb „linia”: trzy posiadłości z liniami dają 9 punktów więcej. Ostatnią tarczę wypełnia { $p1 }, ale wygrywa { $p0 }.

## Wszystkie elementy
pieces-title = Wszystkie elementy
pieces-intro = Każde domino, każdy kafelek, każda kość i każde zaklęcie, którymi gramy, na naszych rysunkach. Oznaczenie mówi, jak bardzo jesteśmy ich pewni.
pieces-box = Pudełko
pieces-all = Wszystkie pudełka
pieces-dominoes = { $dominoes ->
    [one] { $dominoes } domino
    [few] { $dominoes } domina
   *[other] { $dominoes } domin
}
pieces-tiles = { $tiles ->
    [one] { $tiles } kafelek budynku
    [few] { $tiles } kafelki budynków
   *[other] { $tiles } kafelków budynków
}
pieces-dice = Cztery kości
pieces-towers = Wieże
pieces-knights = Rycerze
pieces-kingdomino-text = Lista jest dobrze znana, a jej sumy sprawdzone.
pieces-sample-text = Domin z próbki nigdy nie widzieliśmy. Numer 1 to numer 1 lub 2 z pełnego pudełka, numer 2 to 3 lub 4 i tak dalej; każdy teren zachowuje dokładnie połowę swoich pól.
pieces-queendomino-text = To, co pokazują domina, jest pewne. To, które ma który numer, pochodzi z jednego źródła; cztery numery, które udało się porównać ze zdjęciami, się zgadzają.
pieces-tiles-text = Nazwy, liczba sztuk, korony, podatki i punkty kafelków są znane. Wieże i rycerze mają osobne oznaczenia. Jeśli masz tę grę i widzisz błąd, daj nam znać.
pieces-dice-text = Cztery różne kości, sześć herbów, joker i najwyżej dwa krzyżyki są pewne: pokazuje je instrukcja. To, która ścianka jest na której kości, pochodzi z jednego źródła.
pieces-spells-text = Moce są pewne. To, ile pól ma wiersz i który wiersz daje którą moc, pochodzi z jednego źródła. Nazwy mocy są nasze.
mark-certain = Pewne
mark-certain-text = Dobrze znane i sprawdzone.
mark-likely = Prawdopodobne
mark-likely-text = Z jednego źródła i nic temu nie przeczy.
mark-seen = Widziane
mark-seen-text = Odczytane z obrazka kafelka.
mark-derived = Wywnioskowane
mark-derived-text = Wynika z czegoś, co wiemy, na przykład z sumy w instrukcji.
mark-reconstructed = Rekonstrukcja
mark-reconstructed-text = Dobrane przez nas tak, żeby wszystko do siebie pasowało. Może być inaczej.
