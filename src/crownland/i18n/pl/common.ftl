## Strona
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) Twój ruch · Crownland
home = Poczekalnia
nothing-title = Nie ma takiej strony
nothing-text = Sprawdź adres; strona mogła zostać przeniesiona.
close = Zamknij
again = Spróbuj ponownie
loading = Chwileczkę…
setting-up = Przygotowanie… Za pierwszym razem do pół minuty.
preferences = Ustawienia
fan-project = Projekt miłośników, niezwiązany z autorami ani wydawcami gier. Nazwy należą do właścicieli.
places = Strony
place-games = Partie
place-learn = Jak grać
place-puzzle = Zagadka
place-score = Kalkulator
place-tools = Przy stole

## Poczekalnia
lobby-title = Zbuduj królestwo, domino po dominie
lobby-text = Graj z botem, z przyjaciółmi przy jednym ekranie albo z kimkolwiek przez link. Bez konta i instalacji.
lobby-text-alone = Graj z botem albo z przyjaciółmi przy jednym ekranie. Bez konta i instalacji.
play-bot = Zagraj z botem: { $game }
play-friend = Zagraj ze znajomym
play-now = Graj
new-table = Nowy stół
games = Gry
players = { $from ->
    [one] { $from } gracz
   *[other] { $from ->
        [2] { $to ->
            [2] 2 graczy
           *[other] 2–{ $to } graczy
        }
       *[other] { $from }–{ $to } graczy
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Łącz jednakowe tereny wokół zamku: punkty to pola × korony. Im lepsze domino, tym później wybierasz.
game-sample = Próbka dla dwojga
game-sample-text = Krótkie Kingdomino: 24 domina, rekonstrukcja.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino plus miasta, rycerze, budynki, królowa i smok.
game-royal_wedding = Królewskie wesele
game-royal_wedding-text = Oba pudełka naraz, każdy za siebie lub w drużynach po dwoje.
game-duel = Duel
game-duel-text = Wspólne kości, herby na mapie i wyścig o moce z księgi zaklęć.
my-games = Moje partie
my-going = W toku
your-turn = Twój ruch
go-on = Kontynuuj
guided = Gra z przewodnikiem
playing-with = przy stole: { $names }
round-short = Runda { $round }
round-opening = Otwarcie
time-left = zostało { $time }
show-all = Pokaż wszystkie ({ $games })
remove = Usuń: { $game }
remove-hint = Usuń
remove-sure = Opuścić partię?
remove-here-sure = Usunąć na zawsze?
outcome-won = wygrana
outcome-lost = przegrana
outcome-shared = remis
outcome-watched = zakończona
outcome-none = bez wyniku
my-games-none = Tu pojawią się twoje partie.
open-tables = Otwarte stoły
running-tables = Trwające partie
game-for = { $game }, { $seats } graczy
clock-none = bez zegara
clock-minutes = { $minutes } min + { $increment } s na turę
clock-days = { $days ->
    [one] 1 dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
}
open-none = Brak otwartych stołów.
open-seats = { $seats ->
    [one] 1 wolne miejsce
    [few] { $seats } wolne miejsca
   *[other] { $seats } wolnych miejsc
}
table-open = czeka
table-running = w toku
table-over = zakończona

## Nowy stół
game = Gra
seats = Gracze
time = Czas
minutes = Minuty
increment = Dodatkowe sekundy na turę
pace = Boty grają
pace-instant = od razu
pace-quick = szybko
pace-relaxed = powoli
options = Warianty
switch-harmony = Harmonia
switch-middle_kingdom = Środek królestwa
switch-mighty_duel = Wielki pojedynek
switch-dynasty = Dynastia
switch-teams = Drużyny
name-times = { $name } × { $count }
seat-open = Wolne miejsce
seat-player = Gracz { $number }
you = Ty
name = Imię
colour = Kolor
colour-of = Kolor miejsca { $number }
colour-0 = czerwony
colour-1 = niebieski
colour-2 = zielony
colour-3 = bursztynowy
colour-4 = fioletowy
colour-5 = morski
colour-6 = brązowy
colour-7 = szary
team = Drużyna { $number }
bot-random = Bot losowy
bot-greedy = Bot zachłanny
bot-choice = { $name } (bot, poziom { $level })
bot-level-1 = Błazen
bot-level-2 = Giermek
bot-level-3 = Rządca
bot-level-4 = Kanclerz
bot-level-5 = Mędrzec
opponent = Twój przeciwnik
level-number = Poziom { $level }
level-1-text = Łapie korony, zapomina o granicach.
level-2-text = Bierze punkty od ręki, nie patrzy naprzód.
level-3-text = Dba o każde pole, patrzy turę naprzód.
level-4-text = Patrzy dalej i ma cię na oku.
level-5-text = Przed każdym ruchem rozgrywa tysiące partii.

## Stół
rules = Zasady
asked-undo = { $by } prosi o cofnięcie ruchu.
asked-bot = { $who ->
    [me] { $by } prosi o bota za ciebie.
   *[other] { $by } prosi o bota za gracza { $name }.
}
asked-end = { $by } proponuje koniec bez zwycięzcy.
asked-rematch = { $by } chce zagrać ponownie.

## Koniec
replay = Powtórka

## Czego serwer odmawia
error-offline = Serwer nie odpowiada.
error-static = Wymaga serwera Crownland.
error-rules = Nie udało się wczytać zasad.
error-request-invalid = Błąd komunikacji; odśwież stronę.
error-request-too-large = Za długie.
error-request-too-many = Za szybko; poczekaj chwilę.
error-request-unknown = Nic tu nie ma.
error-request-method = { error-request-unknown }
error-request-origin = Ta strona pochodzi z innej witryny.
error-request-host = Serwer nie odpowiada pod tą nazwą.
error-request-hello = { error-request-invalid }
error-request-id-reused = { error-request-invalid }
error-table-unknown = Nie ma takiej partii.
error-setup-invalid = Niemożliwe ustawienia.
error-bot-unknown = Nie ma tu takiego bota.
error-bot-budget = Bot myśli dłużej, niż pozwala serwer.
error-limit-tables = Za dużo partii. Najpierw skończ którąś.
error-server-draining = Restart serwera; strona połączy się ponownie.
error-server-busy = Serwer zajęty; nic nie przepadło. Spróbuj ponownie.
error-server-error = Błąd serwera.
