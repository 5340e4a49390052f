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
replay-keys = W lewo, w prawo: zdarzenia · Page Up, Page Down: rundy · Home, End · spacja: odtwarzanie · S: punkty · 1–8: królestwa

## Co zrobił los
replay-bare = Stół jest pusty.
replay-chance-deal = Nowe domina: { $dominoes }.
replay-chance-king = { $who ->
    [me] Wylosowano twojego króla.
   *[other] Wylosowano króla gracza { $name }.
}
replay-chance-tile = { $count ->
    [one] 1 nowy kafelek budynku.
    [few] { $count } nowe kafelki budynków.
   *[many] { $count } nowych kafelków budynków.
}
replay-chance-first = { $who ->
    [me] Pierwszą kość bierzesz ty.
   *[other] Pierwszą kość bierze { $name }.
}
replay-chance-roll = Rzucono kośćmi.

## Co ktoś zrobił, z kośćmi lub herbami
replay-did-take = { $who ->
    [me] Bierzesz: { $faces }.
   *[other] { $name } bierze: { $faces }.
}
replay-did-draw = { $who ->
    [me] Rysujesz: { $faces }.
   *[other] { $name } rysuje: { $faces }.
}
replay-did-turn = { $who ->
    [me] Obracasz kość na: { $faces }.
   *[other] { $name } obraca kość na: { $faces }.
}
replay-did-castle = { $who ->
    [me] Dodajesz krzyżyk zamku: { $faces }.
   *[other] { $name } dodaje krzyżyk zamku: { $faces }.
}
replay-did-name = { $who ->
    [me] Wybierasz: { $faces }.
   *[other] { $name } wybiera: { $faces }.
}

## Gra od tego momentu
play-on = Graj dalej stąd
play-on-text = Nowy stół z nowym losowaniem; nie liczy się.
play-on-seat = Twoje miejsce
play-on-others = Pozostali
play-on-invite = Zaproś ludzi

## Zapis z innego źródła
replay-other = Otwórz zapis
replay-copy-embed = Kopiuj kod do osadzenia
replay-copy-record = Kopiuj zapis
embed-open = Otwórz w Crownland
import-title = Odtwórz zapis
import-text = Odtwórz dowolną zapisaną partię, stąd albo z własnego programu.
import-file = Wybierz plik
import-drop = albo upuść go tutaj
import-paste = Albo wklej zapis:
import-go = Pokaż partię
import-empty = Jeszcze pusto.
import-unreadable = Nieczytelny wiersz
import-choose = { $games ->
    [one] { $games } partia
    [few] { $games } partie: wybierz jedną
   *[many] { $games } partii: wybierz jedną
}
import-more = … i jeszcze { $games } poza listą.
fault-event = Zdarzenie { $event }
fault-game-event = Partia { $game }, zdarzenie { $event }
fault-json = To nie zapis: potrzebny jeden obiekt JSON.
fault-cut = Urywa się po { $got } { $got ->
    [one] znaku
   *[many] znakach
}. Skopiuj lub pobierz ponownie.
fault-format = To nie zapis Crownland albo inna wersja.
fault-players = Gracze nie pasują do gry.
fault-setup = Nie ma takiej gry.
fault-choices = Możliwości: { $expected }, nie { $got }.
fault-seat = Kolej na miejsce { $expected }, nie { $got }.
fault-chance = Losowania nie zgadzają się z liczbą początkową.
fault-result = Błędne punkty lub zwycięzcy.
fault-early = Wynik przed końcem partii.
fault-rules = { error-action-illegal }
fault-unreadable = Nieczytelne.
fault-exactly = Szczegóły po angielsku
