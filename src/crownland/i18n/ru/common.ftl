## Страница
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) Ваш ход · Crownland
home = Лобби
nothing-title = Страница не найдена
nothing-text = Проверьте адрес; страница могла переехать.
close = Закрыть
again = Повторить
loading = Минутку…
setting-up = Готовим стол… Первый в каждой игре — до полминуты.
preferences = Настройки
fan-project = Проект поклонников, не связанный с авторами и издателями игр. Названия принадлежат правообладателям.
places = Страницы
place-games = Партии
place-learn = Как играть
place-puzzle = Задача
place-score = Калькулятор
place-tools = За столом

## Лобби
lobby-title = Постройте королевство из домино
lobby-text = Играйте с ботом, с друзьями за одним экраном или с кем угодно по ссылке. Без регистрации и установки.
lobby-text-alone = Играйте с ботом или с друзьями за одним экраном. Без регистрации и установки.
play-bot = Сыграть с ботом: { $game }
play-friend = Сыграть с другом
play-now = Играть
new-table = Новый стол
games = Игры
players = { $from ->
    [one] { $from } игрок
   *[other] { $from ->
        [2] { $to ->
            [2] 2 игрока
            [few] 2–{ $to } игрока
           *[other] 2–{ $to } игроков
        }
       *[other] { $to ->
            [few] { $from }–{ $to } игрока
           *[other] { $from }–{ $to } игроков
        }
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Соединяйте одинаковые ландшафты вокруг замка: очки — это квадраты × короны. Чем лучше костяшка, тем позже вы выбираете.
game-sample = Пробная игра на двоих
game-sample-text = Короткая партия в Kingdomino: 24 костяшки, реконструкция.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino плюс города, рыцари, здания, королева и дракон.
game-royal_wedding = Королевская свадьба
game-royal_wedding-text = Обе коробки сразу, каждый за себя или парами.
game-duel = Duel
game-duel-text = Делите кубики, рисуйте гербы, заполните книгу заклинаний раньше соперника.
my-games = Мои партии
my-going = Текущие
your-turn = Ваш ход
go-on = Продолжить
guided = Партия с наставником
playing-with = за столом: { $names }
round-short = Раунд { $round }
round-opening = Начало
time-left = осталось { $time }
show-all = Показать все ({ $games })
remove = Убрать: { $game }
remove-hint = Убрать
remove-sure = Выйти из партии?
remove-here-sure = Удалить навсегда?
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
open-none = Открытых столов нет.
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
you = Вы
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
level-1-text = Хватает короны, забывает о границах.
level-2-text = Берёт очки сразу, вперёд не смотрит.
level-3-text = Дорожит каждым квадратом, смотрит на ход вперёд.
level-4-text = Думает дальше и следит за вами.
level-5-text = Перед каждым ходом разыгрывает тысячи партий.

## Стол
rules = Правила
asked-undo = { $by } просит отменить ход.
asked-bot = { $who ->
    [me] { $by } просит бота вместо вас.
   *[other] { $by } просит бота вместо игрока { $name }.
}
asked-end = { $by } предлагает закончить без победителя.
asked-rematch = { $by } предлагает сыграть ещё раз.

## Конец
replay = Повтор

## В чём отказывает сервер
error-offline = Сервер не отвечает.
error-static = Нужен сервер Crownland.
error-rules = Не удалось загрузить правила.
error-request-invalid = Ошибка связи; обновите страницу.
error-request-too-large = Слишком длинно.
error-request-too-many = Слишком быстро; подождите немного.
error-request-unknown = Здесь ничего нет.
error-request-method = { error-request-unknown }
error-request-origin = Эта страница — с другого сайта.
error-request-host = Под этим именем сервер не отвечает.
error-request-hello = { error-request-invalid }
error-request-id-reused = { error-request-invalid }
error-table-unknown = Такой партии нет.
error-setup-invalid = Такой стол невозможен.
error-bot-unknown = Такого бота здесь нет.
error-bot-budget = Бот думает дольше, чем разрешает сервер.
error-limit-tables = Слишком много партий. Сначала закончите одну.
error-server-draining = Сервер перезапускается; страница переподключится.
error-server-busy = Сервер занят; ничего не потеряно. Повторите.
error-server-error = Ошибка сервера.
