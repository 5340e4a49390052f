## Страница
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) Ваш ход · Crownland
home = Вернуться в лобби
nothing-title = Здесь ничего нет
nothing-text = Возможно, в адресе опечатка или страница переехала.
close = Закрыть
again = Ещё раз
loading = Минутку…
setting-up = Готовим стол. Перед первой партией в каждую игру правила настраиваются под этот компьютер: это может занять полминуты.
language = Язык
theme = Тема
theme-auto = Системная
theme-light = Пергамент
theme-dark = Ночь
theme-contrast = Высокий контраст
sound-on = Звук включён
sound-off = Звук выключен
alerts-on = Уведомления включены
alerts-off = Уведомления выключены
alerts-text = Сообщать, что настал мой ход, пока эта страница открыта во вкладке.
fan-project = Crownland — независимый проект поклонников, не связанный с авторами и издателями этих игр. Названия принадлежат их владельцам.
places = Другие страницы
place-games = Партии
place-learn = Как играть
place-puzzle = Задача
place-score = Подсчёт
place-tools = За столом

## Лобби
lobby-title = Постройте королевство из костяшек домино
lobby-text = Садитесь за стол с ботом, с друзьями у этого экрана или с любым, у кого есть ваша ссылка. Без регистрации и установки.
lobby-text-alone = Садитесь за стол с ботом или с друзьями у этого экрана. Без регистрации и установки.
play-bot = Сыграть с ботом: { $game }
play-friend = Сыграть с другом
play-now = Играть
new-table = Создать стол
games = Игры
players = { $from ->
    [one] { $from } игрок
   *[other] { $from ->
        [2] { $to ->
            [2] 2 игрока
           *[other] от 2 до { $to } игроков
        }
       *[other] от { $from } до { $to } игроков
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Выкладывайте костяшки домино вокруг замка, соединяйте одинаковые ландшафты и умножайте квадраты на короны. Кто берёт костяшку получше, выбирает позже.
game-sample = Пробная игра на двоих
game-sample-text = Короткая партия в Kingdomino с 24 костяшками; набор — реконструкция.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino с городами: отправляйте рыцарей за монетами, стройте, зовите в гости королеву и подкупайте дракона.
game-royal_wedding = Королевская свадьба
game-royal_wedding-text = Обе коробки на одном столе: от трёх до восьми игроков, каждый за себя или парами.
game-duel = Duel
game-duel-text = Кубики и карта для двоих: делите четыре кубика, рисуйте гербы и заполняйте книгу заклинаний раньше соперника.
my-games = Мои партии
my-going = Мои текущие партии
your-turn = Ваш ход
go-on = Продолжить
guided = Партия с наставником
playing-with = за столом: { $names }
round-short = Раунд { $round }
round-opening = Начало
time-left = осталось { $time }
show-all = Показать все ({ $games })
remove = Убрать из моих партий: { $game }
remove-hint = Убрать из списка
remove-sure = Выйти из партии?
remove-here-sure = Удалить эту партию навсегда?
outcome-won = победа
outcome-lost = поражение
outcome-shared = ничья
outcome-watched = завершена
outcome-none = без результата
my-games-none = Здесь появятся ваши партии.
open-tables = Открытые столы
running-tables = Сейчас играют
game-for = { $game }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
clock-none = без часов
clock-minutes = { $minutes } мин + { $increment } с за ход
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
open-none = Сейчас никто не ждёт игроков.
retention-waiting = { $days ->
    [1] Открытый стол закрывается, если за ним целый день ничего не происходит.
    [one] Открытый стол закрывается, если за ним { $days } день ничего не происходит.
    [few] Открытый стол закрывается, если за ним { $days } дня ничего не происходит.
    [many] Открытый стол закрывается, если за ним { $days } дней ничего не происходит.
   *[other] Открытый стол закрывается, если за ним { $days } дня ничего не происходит.
}
retention-abandoned = { $days ->
    [1] Партия без часов заканчивается, если целый день никто не ходит.
    [one] Партия без часов заканчивается, если { $days } день никто не ходит.
    [few] Партия без часов заканчивается, если { $days } дня никто не ходит.
    [many] Партия без часов заканчивается, если { $days } дней никто не ходит.
   *[other] Партия без часов заканчивается, если { $days } дня никто не ходит.
}
open-seats = { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[many] { $seats } свободных мест
}
table-open = ожидание
table-running = идёт
table-over = завершена

## Новый стол
game = Игра
seats = Игроки
time = Время
minutes = Минуты
increment = Добавка за ход, в секундах
pace = Боты ходят
pace-instant = мгновенно
pace-quick = быстро
pace-relaxed = неторопливо
options = Варианты
switch-harmony = Гармония
switch-middle_kingdom = Срединное королевство
switch-mighty_duel = Большая дуэль
switch-dynasty = Династия
switch-teams = Команды
name-times = { $name } × { $count }
seat-open = Свободное место
seat-player = Игрок { $number }
name = Имя
colour = Цвет
colour-of = Цвет места { $number }
colour-0 = красный
colour-1 = синий
colour-2 = зелёный
colour-3 = янтарный
colour-4 = фиолетовый
colour-5 = бирюзовый
colour-6 = коричневый
colour-7 = серый
team = Команда { $number }
bot-random = Случайный бот
bot-greedy = Жадный бот
bot-choice = { $name } (бот, уровень { $level })
bot-level-1 = Шут
bot-level-2 = Оруженосец
bot-level-3 = Управитель
bot-level-4 = Канцлер
bot-level-5 = Мудрец
opponent = Ваш соперник
level-number = Уровень { $level }
level-1-text = Хватает короны, многого не замечает и забывает о границах.
level-2-text = Берёт очки, которые лежат под рукой, и никогда не смотрит вперёд.
level-3-text = Дорожит каждым своим квадратом и смотрит на ход вперёд.
level-4-text = Прикидывает, как может пойти партия, и присматривает за вами.
level-5-text = Перед каждым ходом разыгрывает в уме тысячи партий.

## Стол
rules = Правила
asked-undo = { $by } просит отменить ход.
asked-bot = { $by } просит, чтобы за игрока { $name } играл бот.
asked-end = { $by } предлагает закончить партию без победителя.
asked-rematch = { $by } предлагает сыграть ещё раз.

## Конец
replay = Повтор

## В чём отказывает сервер
error-offline = Сервер не отвечает. Он запущен?
error-static = Для этого нужен сервер Crownland, а эта страница играет без него.
error-rules = Браузеру не удалось загрузить правила этой игры.
error-request-invalid = Сервер не понял эту страницу. Обновите её.
error-request-too-large = Слишком длинно.
error-request-too-many = Слишком быстро. Подождите немного.
error-request-unknown = По этому адресу ничего нет.
error-request-method = По этому адресу ничего нет.
error-request-origin = Эта страница принадлежит другому сайту.
error-request-host = Под этим именем сервер не отвечает. Обратитесь к его администратору.
error-request-hello = Сервер не понял эту страницу. Обновите её.
error-request-id-reused = Сервер не понял эту страницу. Обновите её.
error-table-unknown = Такой партии нет.
error-setup-invalid = Такой стол создать нельзя.
error-bot-unknown = Для этой игры нет такого бота.
error-bot-budget = Этот бот думал бы дольше, чем разрешает сервер.
error-limit-tables = Открыто слишком много партий. Сначала закончите одну из них.
error-server-draining = Сервер перезапускается; страница подключится снова сама.
error-server-busy = Сервер занят; ничего не потеряно. Попробуйте ещё раз.
error-server-error = На сервере что-то пошло не так. Ошибка записана.
