## Strona
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) Twój ruch · Crownland
home = Powrót do poczekalni
nothing-title = Tu nic nie ma
nothing-text = Adres może zawierać literówkę albo strona została przeniesiona.
close = Zamknij
again = Spróbuj ponownie
loading = Chwileczkę…
setting-up = Stół jest przygotowywany. Przy pierwszej partii każdej gry jej zasady są dostosowywane do tego komputera; może to potrwać pół minuty.
language = Język
theme = Wygląd
theme-auto = Systemowy
theme-light = Pergamin
theme-dark = Noc
theme-contrast = Wysoki kontrast
sound-on = Dźwięki: włączone
sound-off = Dźwięki: wyłączone
alerts-on = Powiadomienia: włączone
alerts-off = Powiadomienia: wyłączone
alerts-text = Daj mi znać, gdy przyjdzie mój ruch, dopóki ta strona jest otwarta w jakiejś karcie.
fan-project = Crownland to niezależny projekt miłośników, niezwiązany z autorami ani wydawcami tych gier; ich nazwy należą do właścicieli.
places = Inne strony
place-games = Partie
place-learn = Poznaj gry
place-puzzle = Zagadka
place-score = Punktacja
place-tools = Przy stole

## Poczekalnia
lobby-title = Zbuduj królestwo, domino po dominie
lobby-text = Zasiądź do stołu z botem, z przyjaciółmi przy tym ekranie albo z każdym, kto ma twój link. Bez konta, bez instalacji.
lobby-text-alone = Zasiądź do stołu z botem albo z przyjaciółmi przy tym ekranie. Bez konta, bez instalacji.
play-bot = Zagraj w { $game } przeciw botowi
play-friend = Zagraj ze znajomym
play-now = Zagraj teraz
new-table = Przygotuj stół
games = Gry
players = { $from ->
    [one] { $from } gracz
   *[other] { $from ->
        [2] { $to ->
            [2] 2 graczy
           *[other] od 2 do { $to } graczy
        }
       *[other] od { $from } do { $to } graczy
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Układaj domina wokół zamku, łącz jednakowe tereny i mnóż je przez korony. Kto bierze lepsze domino, wybiera później.
game-sample = Próbka dla dwojga
game-sample-text = Krótkie Kingdomino z 24 dominami; zestaw jest rekonstrukcją.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino z miastami: wysyłaj rycerzy po monety, buduj, zapraszaj królową i przekupuj smoka.
game-royal_wedding = Królewskie wesele
game-royal_wedding-text = Oba pudełka na jednym stole, od trzech do ośmiu graczy, osobno lub w drużynach po dwoje.
game-duel = Duel
game-duel-text = Kości i mapa dla dwojga: podzielcie między siebie cztery kości, rysujcie herby i ścigajcie się o moce z księgi zaklęć.
my-games = Moje partie
my-going = Moje partie w toku
your-turn = Twój ruch
go-on = Graj dalej
guided = Gra z przewodnikiem
playing-with = przy stole: { $names }
round-short = Runda { $round }
round-opening = Otwarcie
time-left = zostało { $time }
show-all = Pokaż wszystkie ({ $games })
remove = Usuń z moich partii: { $game }
remove-hint = Usuń z tej listy
remove-sure = Opuścić tę partię?
remove-here-sure = Usunąć tę partię na zawsze?
outcome-won = wygrana
outcome-lost = przegrana
outcome-shared = remis
outcome-watched = zakończona
outcome-none = bez wyniku
my-games-none = Tu pojawią się twoje partie.
open-tables = Otwarte stoły
running-tables = Partie do obejrzenia
game-for = { $game }, { $seats } graczy
clock-none = bez zegara
clock-minutes = { $minutes } min + { $increment } s na turę
clock-days = { $days ->
    [one] 1 dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
}
open-none = Nikt teraz nie czeka na graczy.
retention-waiting = { $days ->
    [one] Otwarty stół zamyka się, gdy przez cały dzień nic się przy nim nie dzieje.
    [few] Otwarty stół zamyka się, gdy przez { $days } dni nic się przy nim nie dzieje.
    [many] Otwarty stół zamyka się, gdy przez { $days } dni nic się przy nim nie dzieje.
   *[other] Otwarty stół zamyka się, gdy przez { $days } dnia nic się przy nim nie dzieje.
}
retention-abandoned = { $days ->
    [one] Partia bez zegara kończy się, gdy przez cały dzień nikt nie wykona ruchu.
    [few] Partia bez zegara kończy się, gdy przez { $days } dni nikt nie wykona ruchu.
    [many] Partia bez zegara kończy się, gdy przez { $days } dni nikt nie wykona ruchu.
   *[other] Partia bez zegara kończy się, gdy przez { $days } dnia nikt nie wykona ruchu.
}
open-seats = { $seats ->
    [one] jedno wolne miejsce
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
increment = Sekundy dodawane co turę
pace = Boty grają
pace-instant = od razu
pace-quick = szybko
pace-relaxed = spokojnie
options = Warianty
switch-harmony = Harmonia
switch-middle_kingdom = Środek królestwa
switch-mighty_duel = Wielki pojedynek
switch-dynasty = Dynastia
switch-teams = Drużyny
name-times = { $name } × { $count }
seat-open = Wolne miejsce
seat-player = Gracz { $number }
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
level-1-text = Łapie korony, wiele przeocza i zapomina o granicach królestwa.
level-2-text = Bierze punkty, które leżą pod ręką, i nigdy nie patrzy naprzód.
level-3-text = Dba o każde pole u siebie i patrzy o jedną turę naprzód.
level-4-text = Sprawdza, jak partia może się potoczyć, i nie spuszcza cię z oka.
level-5-text = Przed każdym ruchem rozgrywa w myślach tysiące partii.

## Stół
rules = Zasady
asked-undo = { $by } prosi o cofnięcie ruchu.
asked-bot = { $by } prosi, by bot zagrał za gracza { $name }.
asked-end = { $by } proponuje zakończyć partię bez zwycięzcy.
asked-rematch = { $by } chce zagrać jeszcze raz.

## Koniec
replay = Powtórka

## Czego serwer odmawia
error-offline = Serwer nie odpowiada. Czy działa?
error-static = Do tego potrzebny jest serwer Crownland, a ta strona gra bez niego.
error-rules = Ta przeglądarka nie mogła wczytać zasad tej gry.
error-request-invalid = Serwer nie zrozumiał tej strony. Odśwież ją.
error-request-too-large = To było za długie.
error-request-too-many = To było za szybko. Poczekaj chwilę.
error-request-unknown = Pod tym adresem nic nie ma.
error-request-method = Pod tym adresem nic nie ma.
error-request-origin = Ta strona pochodzi z innej witryny.
error-request-host = Ten serwer nie odpowiada pod tą nazwą. Zapytaj administratora.
error-request-hello = Serwer nie zrozumiał tej strony. Odśwież ją.
error-request-id-reused = Serwer nie zrozumiał tej strony. Odśwież ją.
error-table-unknown = Nie ma takiej partii.
error-setup-invalid = Takiego stołu nie da się przygotować.
error-bot-unknown = W tej grze nie ma takiego bota.
error-bot-budget = Ten bot myślałby dłużej, niż pozwala ten serwer.
error-limit-tables = Otwartych jest zbyt wiele partii. Najpierw skończ którąś.
error-server-draining = Serwer się restartuje; strona połączy się ponownie.
error-server-busy = Serwer jest zajęty; nic nie przepadło. Spróbuj ponownie.
error-server-error = Coś poszło nie tak na serwerze. Błąd został zapisany.
