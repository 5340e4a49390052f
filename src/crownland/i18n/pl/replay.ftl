## Powtórka gry
replay-title = { $sentence } – powtórka
replay-moment = Moment
replay-here = { $round }, zdarzenie { $event } z { $last }
replay-here-game = Partia { $game }, { $round }, zdarzenie { $event } z { $last }
replay-game-round = Partia { $game } · { $round }
replay-back = Poprzednie zdarzenie
replay-on = Następne zdarzenie
replay-round-back = Początek rundy
replay-round-on = Następna runda
replay-play = Odtwarzaj
replay-pause = Pauza
replay-jump = Przejdź do rundy
replay-speed = Tempo
replay-times = { $times }×
replay-live = Na żywo
replay-copy-link = Kopiuj link do tego momentu
replay-keys = W lewo, w prawo: zdarzenia · Page Up, Page Down: rundy · Home, End: początek, koniec · spacja: odtwarzanie · S: punkty · 1–8: królestwa

## Co zrobił los
replay-bare = Stół jest pusty.
replay-chance-deal = Nowe domina: { $dominoes }.
replay-chance-king = Wylosowano króla gracza { $name }.
replay-chance-tile = { $count ->
    [one] 1 nowy kafelek budynku.
    [few] { $count } nowe kafelki budynków.
   *[many] { $count } nowych kafelków budynków.
}
replay-chance-first = Pierwszą kość bierze { $name }.
replay-chance-roll = Rzucono kośćmi.

## Co ktoś zrobił, z kośćmi lub herbami
replay-did-take = { $name } bierze: { $faces }.
replay-did-draw = { $name } rysuje: { $faces }.
replay-did-turn = { $name } obraca kość na: { $faces }.
replay-did-castle = { $name } dodaje krzyżyk zamku: { $faces }.
replay-did-name = { $name } wybiera: { $faces }.

## Gra od tego momentu
play-on = Graj dalej stąd
play-on-text = Nowy stół zaczyna stąd, z nowym losem; ta partia się nie liczy.
play-on-seat = Twoje miejsce
play-on-others = Pozostali
play-on-invite = Zaproś ludzi zamiast botów

## Zapis z innego źródła
replay-other = Otwórz zapis
replay-copy-embed = Kopiuj kod do osadzenia
replay-copy-record = Kopiuj zapis
embed-open = Otwórz w Crownland
import-title = Odtwórz zapis partii
import-text = Obejrzyj dowolną partię zapisaną na tej stronie, w wierszu poleceń albo przez własny program. Twoja przeglądarka sprawdza zapis i go pokazuje.
import-file = Wybierz plik
import-drop = albo upuść go tutaj
import-paste = Albo wklej zapis:
import-go = Pokaż partię
import-empty = Nic tu jeszcze nie ma.
import-unreadable = Nieczytelny wiersz
import-choose = { $games ->
    [one] { $games } partia
    [few] { $games } partie: wybierz jedną
   *[many] { $games } partii: wybierz jedną
}
import-more = { $games ->
    [one] … i jeszcze 1, której nie ma na liście.
    [few] … i jeszcze { $games }, których nie ma na liście.
   *[many] … i jeszcze { $games }, których nie ma na liście.
}
fault-event = Zdarzenie { $event }
fault-game-event = Partia { $game }, zdarzenie { $event }
fault-json = To nie jest zapis partii: nie jest jednym obiektem JSON.
fault-cut = Zapis urywa się za wcześnie, po { $got } { $got ->
    [one] znaku
   *[many] znakach
}. Reszty brakuje: skopiuj lub pobierz go jeszcze raz.
fault-format = To nie jest zapis Crownland albo ma inną wersję.
fault-players = Imiona graczy nie pasują do gry.
fault-setup = Nie ma takiej gry albo nie dla takich liczb.
fault-choices = Było tu tyle możliwości: { $expected }; zapis podaje { $got }.
fault-seat = Teraz kolej na inne miejsce: { $expected }, a nie { $got }.
fault-chance = Losowania nie zgadzają się z ziarnem.
fault-result = Punkty albo zwycięzcy nie zgadzają się z zasadami.
fault-early = Partia trwa tu dalej, a zapis kończy się wynikiem.
fault-rules = Zasady na to tu nie pozwalają.
fault-unreadable = Tego nie da się odczytać.
fault-exactly = Szczegóły po angielsku
