## Sprawdź losowanie: czy ktoś mógł wybrać, co przyjdzie
luck-verdict-fair = Uczciwe losowanie: nikt nie wybierał wyniku.
luck-verdict-others = Uczciwe losowanie dla każdego, kto dodał liczbę: { $names }.
luck-verdict-kept = Serwer nie zmienił liczby początkowej. Ale twojej liczby nie ma w losowaniu, więc musisz mu zaufać.
luck-verdict-wrong = Losowanie niezgodne z obietnicą.
luck-verdict-prepared = To rozdanie przygotowano do nauki.
luck-verdict-unknown = Zapis nie podaje liczby początkowej: nie ma czego sprawdzać.
luck-verdict-nothing = Nic nie losowano: nie ma czego sprawdzać.
luck-shuffling = Tasowanie… Czekamy na: { $names }.
luck-later = Po partii przeglądarka może tu sprawdzić losowanie.
luck-begun = Ta partia kontynuuje inną od zdarzenia { $event }; sprawdzany jest tylko dalszy ciąg.
luck-given = Liczby graczy: { $names }.
luck-not-so = Nie zgadza się:
luck-found-commitment = Liczba początkowa serwera zgadza się z odciskiem.
luck-found-commitment-seen = Liczba początkowa serwera zgadza się z odciskiem, który ta przeglądarka widziała przed losowaniem.
luck-found-mine = Twoja liczba jest w losowaniu.
luck-found-mine-late = Twojej liczby nie ma w losowaniu: spóźniona, pominięta lub z innym odciskiem.
luck-found-mine-none = Ta przeglądarka nie dodała liczby.
luck-found-others = Liczby pozostałych zgadzają się z obietnicą: { $names }.
luck-found-missing = Spóźnione liczby: { $names }.
luck-found-notes-wrong = Brakuje innych liczb, niż podaje zapis.
luck-found-seed = Liczba początkowa serwera i pozostałe dają liczbę losowania.
luck-found-deal = { $count ->
    [one] Przeglądarka powtórzyła jedyne losowanie: wynika z tej liczby.
    [few] Przeglądarka powtórzyła wszystkie { $count } losowania: wynikają z tej liczby.
   *[many] Przeglądarka powtórzyła wszystkie { $count } losowań: wynikają z tej liczby.
}
luck-found-deal-none = Los o niczym nie decydował.
luck-found-deal-wrong = Zdarzenie { $count } nie wynika z liczby losowania.
luck-how = Jak to działa
luck-how-text = Przed partią serwer pokazuje odcisk tajnej liczby początkowej, a każda przeglądarka – odcisk liczby losowej. Potem przeglądarki ujawniają liczby i wszystkie razem decydują, co przyjdzie. Później nikt nic nie zmieni, a do uczciwego losowania wystarczy jedna uczciwa liczba.
luck-more = Szczegóły
luck-commitment = Odcisk liczby początkowej serwera:
luck-seed = Liczba początkowa serwera:
error-reveal-wrong = To nie jest liczba, którą obiecała ta przeglądarka.
