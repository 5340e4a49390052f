## Sprawdź losowanie: czy ktoś mógł wybrać, co przyjdzie
luck-verdict-fair = Uczciwe losowanie: nikt nie mógł wybrać, co przyjdzie.
luck-verdict-others = Uczciwe losowanie dla graczy, którzy dodali własną liczbę ({ $names }): nikt nie mógł wybrać, co przyjdzie.
luck-verdict-kept = Serwer nie zmienił swojej liczby początkowej. Ale twojej liczby nie ma w losowaniu, więc tylko od niego wiadomo, że nie wybrał sobie korzystnej.
luck-verdict-wrong = Coś się nie zgadza: losowanie nie było takie, jak obiecano.
luck-verdict-prepared = Rozdanie przy tym stole jest przygotowane do nauki.
luck-verdict-unknown = Ten zapis nie mówi, z jakiej liczby losowano, więc nie ma czego sprawdzać.
luck-verdict-nothing = Nic tu nie losowano, więc nie ma czego sprawdzać.
luck-shuffling = Tasowanie… Czekamy na liczbę: { $names }.
luck-later = Gdy partia się skończy, twoja przeglądarka będzie mogła tu sprawdzić, że nikt nie wybrał tego, co przyszło.
luck-begun = Ta partia to dalszy ciąg innej, od zdarzenia { $event }. Sprawdzane jest wszystko, co było potem.
luck-given = Gracze, którzy dodali własną liczbę: { $names }.
luck-not-so = To się nie zgadza:
luck-found-commitment = Liczba początkowa serwera jest tą, którą ustalił z góry.
luck-found-commitment-seen = Liczba początkowa serwera jest tą, którą ustalił z góry – ta przeglądarka widziała to przed losowaniem.
luck-found-mine = Twoja własna liczba bierze udział w losowaniu.
luck-found-mine-late = Twojej własnej liczby nie ma w losowaniu: nie dotarła na czas, serwer ją pominął albo pokazał inny odcisk niż twój.
luck-found-mine-none = Ta przeglądarka nie dodała żadnej liczby.
luck-found-others = Liczby pozostałych są takie, jak obiecano: { $names }.
luck-found-missing = Obiecana liczba, która nie dotarła na czas: { $names }.
luck-found-notes-wrong = Brakuje innych liczb, niż podaje zapis.
luck-found-seed = Liczba początkowa serwera i wszystkie inne liczby dają razem liczbę losowania.
luck-found-deal = { $count ->
    [one] Wynika z niej wszystko: kto zaczyna i co przyszło. Twoja przeglądarka właśnie powtórzyła jedyne losowanie.
    [few] Wynika z niej wszystko: kto zaczyna i co przyszło. Twoja przeglądarka właśnie powtórzyła wszystkie { $count } losowania.
   *[many] Wynika z niej wszystko: kto zaczyna i co przyszło. Twoja przeglądarka właśnie powtórzyła wszystkie { $count } losowań.
}
luck-found-deal-none = Los nie miał o czym decydować.
luck-found-deal-wrong = Zdarzenie { $count } nie wynika z liczby losowania.
luck-how = Jak to działa
luck-how-text = Przed partią serwer pokazuje odcisk swojej tajnej liczby początkowej, a przeglądarka każdego gracza – odcisk liczby losowej. Dopiero potem przeglądarki podają swoje liczby i wszystkie razem decydują, co przyjdzie. Później nikt nie może nic zmienić, a dopóki choć jedna liczba jest uczciwa, nikt nie mógł niczego ustawić z góry.
luck-more = Szczegóły
luck-commitment = Odcisk liczby początkowej serwera:
luck-seed = Liczba początkowa serwera:
error-reveal-wrong = To nie jest liczba, którą obiecała ta przeglądarka.
