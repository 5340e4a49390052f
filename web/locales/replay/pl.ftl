## Powtórka gry
replay-title = { $sentence } – powtórka
replay-moment = Moment gry
replay-here = { $round }, zdarzenie { $ply } z { $last }
replay-here-game = Gra { $game }, { $round }, zdarzenie { $ply } z { $last }
replay-game-round = Gra { $game } · { $round }
replay-back = Jedno zdarzenie wstecz
replay-on = Jedno zdarzenie dalej
replay-round-back = Do początku rundy
replay-round-on = Do następnej rundy
replay-play = Odtwarzaj
replay-pause = Pauza
replay-jump = Przejdź do rundy
replay-speed = Tempo
replay-times = { $times }×
replay-live = Na żywo
replay-your-turn = Twoja kolej.
replay-go-play = Graj
replay-copy-link = Kopiuj link do tego momentu
replay-keys = Klawisze: strzałki w lewo i w prawo – zdarzenia, Page Up i Page Down – rundy, Home i End – początek i koniec, spacja odtwarza i zatrzymuje, S pokazuje punkty, 1–8 powiększają królestwo.

## Co zrobił los
replay-bare = Stół jest pusty.
replay-chance-deal = Nowe domina: { $dominoes }.
replay-chance-king = Wylosowano króla: { $name }.
replay-chance-tile = { $count ->
    [one] 1 nowy żeton budynku.
    [few] { $count } nowe żetony budynków.
   *[many] { $count } nowych żetonów budynków.
}
replay-chance-first = Kości bierze najpierw: { $name }.
replay-chance-roll = Kości zostały rzucone.
