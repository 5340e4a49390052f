## Страница
title-turn = • { $sentence } · Crownland

## Новый стол
hurry = Сразу к моему ходу
name-numbered = { $name } { $number }
your-name = Ваше имя
my-name = Моё имя
rename = Изменить
renamed = Изменено
invited-by = { $name } приглашает вас сыграть: { $game }

## В ожидании игроков
start = Начать партию
invite = Пригласить
invite-text = Отправьте эту ссылку или дайте отсканировать код. Партия начнётся, когда все места будут заняты.
invite-watch = Позвать зрителя
invite-watch-text = Любой с этой ссылкой может следить за партией.
invite-here-only = Эта ссылка работает только на этом компьютере: из сети сервер недоступен.
invite-link = Ссылка на этот стол
copy = Копировать
copied = Скопировано
qr = Ссылка в виде QR-кода
sit-down = Сесть
seat-a-bot = На свободное место
seat-bot = Добавить бота
get-up = Освободить место
close-table = Закрыть этот стол
close-table-sure = Да, закрыть для всех
status-opening = Открываем стол…
status-open = { $seats ->
    [0] Все в сборе
    [1] Ждём ещё одного игрока
    [one] Ждём ещё { $seats } игрока
   *[other] Ждём ещё { $seats } игроков
}
missing-title = Такого стола нет
missing-text = Возможно, ссылка неполная или стол уже убран.
elsewhere-title = Эта партия открыта в другой вкладке
elsewhere-text = Продолжайте там или закройте ту вкладку, и игра продолжится здесь.

## Кто что делает
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: выложите костяшку { $domino }, потом выберите следующую
       *[no] { $name }: выложите костяшку { $domino }
    }
   *[no] { $then ->
        [yes] Выложите костяшку { $domino }, потом выберите следующую
       *[no] Выложите костяшку { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name }: костяшка { $domino } никуда не подходит
   *[no] Костяшка { $domino } никуда не подходит в вашем королевстве
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: выберите первую костяшку
        [again] { $name }: выберите костяшку для второго короля
       *[no] { $name }: выберите следующую костяшку
    }
   *[no] { $first ->
        [yes] Выберите первую костяшку
        [again] Выберите костяшку для второго короля
       *[no] Выберите следующую костяшку
    }
}
do-knights = { $shared ->
    [yes] { $name }: отправьте рыцарей на новую костяшку или придержите их
   *[no] Отправьте рыцарей на новую костяшку или придержите их
}
do-build = { $shared ->
    [yes] { $name }: стройте или пропустите
   *[no] Постройте здание или пропустите этот шаг
}
do-burn = { $shared ->
    [yes] { $name }: подкупите дракона или пропустите
   *[no] Подкупите дракона или пропустите этот шаг
}
do-take = { $dice ->
    [one] { $shared ->
        [yes] { $name }: возьмите один кубик
       *[no] Возьмите один кубик
    }
   *[other] { $shared ->
        [yes] { $name }: возьмите два кубика
       *[no] Возьмите два кубика
    }
}
do-turn = { $shared ->
    [yes] { $name }: поверните кубик или оставьте как есть
   *[no] Поверните один из своих кубиков или оставьте как есть
}
do-castle = { $shared ->
    [yes] { $name }: добавьте к кубику крестик замка или приберегите его
   *[no] Добавьте к кубику крестик замка или приберегите его
}
do-draw = { $shared ->
    [yes] { $name }: нарисуйте оба кубика на карте
   *[no] Нарисуйте оба кубика на карте
}
do-name = { $shared ->
    [yes] { $name }: назовите герб
   *[no] Назовите герб: ещё 3 очка за каждую область с ним
}
do-cross = { $shared ->
    [yes] { $name }: добавьте крестик на карте
   *[no] Добавьте крестик к одному из своих гербов
}
wait-place = { $name } выкладывает костяшку { $domino }
wait-discard = { $name } не может выложить костяшку { $domino }
wait-claim = { $name } выбирает костяшку
wait-knights = { $name } отправляет рыцарей
wait-build = { $name } строит
wait-burn = { $name } думает о драконе
wait-take = { $name } берёт кубики
wait-turn = { $name } может повернуть кубик
wait-castle = { $name } может добавить крестик
wait-draw = { $name } рисует
wait-name = { $name } называет герб
wait-cross = { $name } добавляет крестик
over-me = { $points ->
    [one] Вы победили, набрав { $points } очко
    [few] Вы победили, набрав { $points } очка
   *[many] Вы победили, набрав { $points } очков
}{ over-left }{ over-late }
over-one = { $points ->
    [one] { $name } побеждает, набрав { $points } очко
    [few] { $name } побеждает, набрав { $points } очка
   *[many] { $name } побеждает, набрав { $points } очков
}{ over-left }{ over-late }
over-team = { $points ->
    [one] { $name } побеждают, набрав { $points } очко
    [few] { $name } побеждают, набрав { $points } очка
   *[many] { $name } побеждают, набрав { $points } очков
}{ over-left }{ over-late }
over-shared = { $points ->
    [one] Победу делят { $names }: { $points } очко
    [few] Победу делят { $names }: { $points } очка
   *[many] Победу делят { $names }: { $points } очков
}{ over-left }{ over-late }
over-left = { $quit ->
    [none] { "" }
    [me] ; вы сдались
    [one] ; { $quitters } сдаётся
   *[other] ; { $quitters } сдаются
}
over-late = { $timed ->
    [none] { "" }
    [me] ; ваше время вышло
   *[other] ; время вышло: { $late }
}
over-resigned = { $who ->
    [me] Партия сдана ({ $names }): вы победили
    [lost] Вы сдались: { $winners ->
        [one] побеждает { $winner }
       *[other] побеждают { $winner }
    }
   *[other] Партия сдана ({ $names }): { $winners ->
        [one] побеждает { $winner }
       *[other] побеждают { $winner }
    }
}
over-flag = { $who ->
    [me] Время вышло ({ $names }): вы победили
    [lost] Ваше время вышло: { $winners ->
        [one] побеждает { $winner }
       *[other] побеждают { $winner }
    }
   *[other] Время вышло ({ $names }): { $winners ->
        [one] побеждает { $winner }
       *[other] побеждают { $winner }
    }
}
over-aborted = Хозяин стола завершил партию
over-agreed = Партия окончена по общему согласию: победителя нет
over-expired = Партия окончена: никто больше не играл
over-text = Этот стол закрыли до начала партии.
between-title = { $who ->
    [me] Партия { $game } из { $games }: вы победили
    [shared] Партия { $game } из { $games }: победу делят { $names }
   *[one] Партия { $game } из { $games }: побеждает { $names }
}

## Ход
steps = Шаги этого хода
step-place = { $domino ->
    [0] Выложить
   *[other] Выложить { $domino }
}
step-claim = Выбрать
step-knights = Рыцари
step-build = Строить
step-burn = Дракон
step-take = Взять
step-turn = Повернуть
step-castle = Замок
step-draw = Рисовать
step-name = Назвать
step-cross = Крестик
gain = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] ±0
}
coins-gain = { $sign ->
    [plus] { $coins ->
        [one] +{ $coins } монета
        [few] +{ $coins } монеты
       *[many] +{ $coins } монет
    }
    [minus] { $coins ->
        [one] −{ $coins } монета
        [few] −{ $coins } монеты
       *[many] −{ $coins } монет
    }
   *[none] без монет
}
rotate = Повернуть
undo = Отменить
confirm-none = Выложить
confirm-place = Выложить
confirm-discard = Сбросить { $domino }
confirm-claim = Выбрать { $domino }
confirm-knights = { $number ->
    [one] Отправить рыцаря
   *[other] Отправить обоих
}
confirm-build = Строить здесь
confirm-burn = Сжечь
confirm-take = { $dice ->
    [one] Взять кубик
   *[other] Взять кубики
}
confirm-turn = Повернуть
confirm-castle = Добавить крестик
confirm-draw = Рисовать
confirm-name = Назвать
confirm-cross = Добавить крестик
pass-knights = Придержать рыцарей
pass-build = Не строить
pass-burn = Не трогать дракона
pass-turn = Оставить кубики
pass-castle = Приберечь
pass-draw = Не рисовать
hand-point = Наведите указатель на квадрат. R поворачивает, N показывает следующее место.
ready-point = Щелчок или Enter — выложить, R — повернуть.
ready-tap = Коснитесь ещё раз, чтобы повернуть.
hand-tap = Коснитесь квадрата; ещё раз — чтобы повернуть.
discard-why = В вашем королевстве она никуда не подходит и потому выбывает из игры.
pick-knights = Каждый рыцарь приносит по монете за каждый квадрат своей области.
pick-build = { $slot ->
    [yes] Теперь выберите стройплощадку в своём городе.
    [site] Здание встанет на отмеченный квадрат.
   *[no] Выберите здание, на которое хватает монет.
}
pick-draw = Выберите два пустых щита.
pick-cross = Выберите герб.
advice-claim = Выберите костяшку. С меньшим номером в следующий раз вы выбираете раньше.
advice-take = { $dice ->
    [one] Выберите один из кубиков.
   *[other] { $chosen ->
        [0] Выберите два кубика.
       *[other] Теперь выберите второй кубик.
    }
}
advice-burn = За одну монету дракон сожжёт одно из зданий на планшете.
choose-arms = Чем становится джокер
castle-cross = + крестик
why-asking = Это не подходит…
why-covered = Этот квадрат занят.
why-tall = В высоту получилось бы { $rows ->
    [one] { $rows } ряд
    [few] { $rows } ряда
   *[many] { $rows } рядов
}, а можно не больше { $most }.
why-wide = В ширину получилось бы { $columns ->
    [one] { $columns } столбец
    [few] { $columns } столбца
   *[many] { $columns } столбцов
}, а можно не больше { $most }.
why-apart = Она должна касаться замка или { $unit ->
    [crosses] такого же герба
   *[crowns] такого же ландшафта
}.
why-phase = Сейчас выкладывать нельзя.
fits-turned = Подойдёт, если повернуть.
ghost-place = Костяшка { $domino }, место { $place }: { $gain }

## Стол
order = Порядок хода
round = Раунд { $round } из { $rounds }
game-of = Партия { $game } из { $games }
crowns = Короны
terrain-wheat = пшеница
terrain-grassland = луг
terrain-forest = лес
terrain-lake = озеро
terrain-swamp = болото
terrain-mine = горы
terrain-town = город
terrain-dot = точка
terrain-line = полоса
terrain-double_dot = две точки
terrain-double_line = две полосы
terrain-filled = сплошной
terrain-checked = клетчатый
terrain-wild = джокер
menu = Меню
resign = Сдаться
asked-mine-undo = Вы просите отменить ход.
asked-mine-bot = Вы просите, чтобы за игрока { $name } играл бот.
asked-mine-end = Вы предлагаете закончить партию без победителя.
asked-mine-rematch = Вы предлагаете сыграть ещё раз.
asked-waiting = Ждём ответа: { $names }.
draft = Костяшки на выбор
draft-and-order = Костяшки и порядок хода
line-older = Выложить
line-newer = На выбор
line-none = Пока ничего
line-last = Костяшек больше нет
offer-free = { $domino }, свободна
offer-claimed = { $domino }, занята: { $name }
offer-choose = Выбрать: { $domino }
domino-label = Костяшка { $number }: { $first }{ $crowns ->
    [0] {""}
    [one] {" "}с { $crowns } короной
   *[other] {" "}с { $crowns } коронами
}, { $second }{ $more ->
    [0] {""}
    [one] {" "}с { $more } короной
   *[other] {" "}с { $more } коронами
}
order-now = Этот раунд
order-next = Следующий раунд
order-free = ещё свободно
round-open-end = Раунд { $round }
unseen = { $dominoes ->
    [0] Все костяшки уже открыты
    [one] { $dominoes } костяшка ещё не открыта
    [few] { $dominoes } костяшки ещё не открыты
   *[many] { $dominoes } костяшек ещё не открыто
}
unseen-note = { $dominoes ->
    [1] Одна из них в этой партии не появится.
    [one] { $dominoes } из них в этой партии не появится.
   *[other] { $dominoes } из них в этой партии не появятся.
}
terrain = Ландшафт
squares = Квадраты
others = Королевства и журнал
look-at = Показать королевство: { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, клавиша { $key }
score-label = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
sum-games = всего { $points }
you = вы
away = не в сети
gone = нет за столом
stand-in = играет бот
flag = время вышло
resigned = сдаётся
log = Что произошло
last-turns = Последние ходы
last-turn-of = Показать последний ход: { $name }
board-label = Королевство: { $name }
square-castle = ряд { $row }, столбец { $column }, замок
square-empty = ряд { $row }, столбец { $column }, пусто
square-open = ряд { $row }, столбец { $column }, пусто, можно
square-land = ряд { $row }, столбец { $column }, { $terrain }, { $unit ->
    [crosses] { $crowns ->
        [0] без крестика
        [one] { $crowns } крестик
        [few] { $crowns } крестика
       *[many] { $crowns } крестиков
    }
   *[crowns] { $crowns ->
        [0] без короны
        [one] { $crowns } корона
        [few] { $crowns } короны
       *[many] { $crowns } корон
    }
}, область: { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[many] { $squares } квадратов
}, { $unit ->
    [crosses] { $sum ->
        [0] без крестиков
        [one] { $sum } крестик
        [few] { $sum } крестика
       *[many] { $sum } крестиков
    }
   *[crowns] { $sum ->
        [0] без корон
        [one] { $sum } корона
        [few] { $sum } короны
       *[many] { $sum } корон
    }
}
square-knight = рыцарь
estate-label = { $terrain }: { $squares } × { $crowns } = { $points }
scores = Очки
hint = Подсказка
coach-on = Тренер включён
coach-off = Тренер выключен
hint-thinking = Думаю…
hint-told = Подсказка: { $action }. { $why }
hint-why-only = Ничего другого сделать нельзя.
hint-why-points = Сейчас это приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Так побеждают в { $win } % пробных партий.
hint-why-grows = Ваша область ({ $terrain }) вырастает до { $squares ->
    [one] { $squares } квадрата
   *[other] { $squares } квадратов
}. Так побеждают в { $win } % пробных партий.
hint-why-brings = Когда вы её выложите, она может принести { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Так побеждают в { $win } % пробных партий.
hint-why-keeps = Игроку { $name } она принесла бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Так побеждают в { $win } % пробных партий.
hint-why-chance = Лучший выбор в пробных партиях: так побеждают в { $win } % из них.
commands = Вводить команды
undo-ask = Отменить мой последний ход
ask-bot = Пусть за игрока { $name } играет бот
come-back = Вернуться на место
meanwhile-watching = Вы следите за этой партией.
meanwhile-resigned = Вы сдались. Пока остальные доигрывают, за вас играет бот.
meanwhile-replaced = За вас играет бот.
meanwhile-gone = Игрока { $name } уже какое-то время нет.
meanwhile-left = { $name } больше не за столом.
meanwhile-between = Следующая партия начнётся, когда все будут готовы. Ждём тех, кто ещё смотрит результат: { $name }
resign-sure = Да, сдать партию
end-game = Закончить без победителя
end-game-sure = Да, закончить партию
end-game-ask = Да, спросить остальных
watchers = { $watchers ->
    [one] Смотрит { $watchers } человек.
    [few] Смотрят { $watchers } человека.
   *[many] Смотрят { $watchers } человек.
}
keys-help = Клавиши: стрелки перемещают, R поворачивает, N и Shift+N перебирают все возможности, Enter подтверждает, Esc возвращает назад, U отменяет, S показывает очки, T — сказать что-нибудь, 1–8 увеличивают королевство, / открывает командную строку.
check-deal = Проверить жребий
link-lost = Связь прервана; подключаемся снова…
agree = Да
refuse = Нет
event-claim = { $name } выбирает { $domino }.
event-place = { $name } выкладывает { $domino }.
event-discard = { $name } сбрасывает { $domino }.
event-knights = { $number ->
    [one] { $name } отправляет рыцаря.
   *[other] { $name } отправляет двух рыцарей.
}
event-knights-none = { $name } придерживает рыцарей.
event-build = { $name } строит: { $building }.
event-build-none = { $name } ничего не строит.
event-burn = { $name } велит дракону сжечь: { $building }.
event-burn-none = { $name } не трогает дракона.
event-take = { $dice ->
    [one] { $name } берёт кубик.
   *[other] { $name } берёт два кубика.
}
event-turn = { $name } поворачивает кубик.
event-turn-none = { $name } не поворачивает кубик.
event-castle = { $name } использует крестик замка.
event-castle-none = { $name } приберегает крестик замка.
event-draw = { $name } рисует на карте.
event-draw-none = { $name } ничего не рисует.
event-name = { $name } называет герб.
event-cross = { $name } добавляет крестик.
note-undo = { $name } отменяет ход.
note-declined = { $proposal ->
    [undo] { $by } против отмены этого хода.
    [bot] { $by } против того, чтобы играл бот.
    [end] { $by } предпочитает играть дальше.
   *[rematch] { $by } не хочет играть ещё раз.
}
note-stand_in = За игрока { $name } играет бот.
note-returned = { $name } снова здесь.
note-resigned = { $name } сдаётся.
note-flag = У игрока { $name } вышло время.
note-left = { $name } встаёт из-за стола.
note-sat = { $name } садится за стол.
note-left_out = Число игрока { $name } опоздало к жребию.
note-renamed = Одного из игроков теперь зовут { $name }.
note-paced = { $name } меняет скорость ботов.
note-ended = { $name } завершает партию.

## Слова за столом
signals = Сказать что-нибудь
signals-heard = Реплики видны
signals-muted = Реплики скрыты
signal-told = { $name }: { $phrase }
signal-hello = Привет!
signal-good_luck = Удачи!
signal-nice = Красиво!
signal-oops = Ой!
signal-one_moment = Минутку, пожалуйста
signal-thanks = Спасибо!
signal-good_game = Отличная партия!

## Queendomino
court-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
court-knights = { $knights ->
    [one] { $knights } рыцарь в резерве
    [few] { $knights } рыцаря в резерве
   *[many] { $knights } рыцарей в резерве
}
court-towers = { $towers ->
    [one] { $towers } башня
    [few] { $towers } башни
   *[many] { $towers } башен
}
court-queen = королева в гостях
builders = Планшет строителей
slot-dragon = здесь дракон
slot-empty = пустая ячейка
slot-label = { $building }, цена { $price }: { $gives }
supply-pile = { $tiles ->
    [one] { $tiles } тайл в стопке
    [few] { $tiles } тайла в стопке
   *[many] { $tiles } тайлов в стопке
}
supply-knights = { $knights ->
    [one] остался { $knights } рыцарь
    [few] осталось { $knights } рыцаря
   *[many] осталось { $knights } рыцарей
}
supply-towers = { $towers ->
    [one] осталась { $towers } башня
    [few] осталось { $towers } башни
   *[many] осталось { $towers } башен
}
dragon-home = Дракон в пещере.
dragon-out = Дракон не в пещере.
gives-towers = { $towers ->
    [one] { $towers } башня
    [few] { $towers } башни
   *[many] { $towers } башен
}
gives-knights = { $knights ->
    [one] { $knights } рыцарь
    [few] { $knights } рыцаря
   *[many] { $knights } рыцарей
}
gives-crowns = { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
   *[many] { $crowns } корон
}
gives-tax-per_tower = ещё монета за каждую башню при каждом сборе налога
gives-tax-per_knight = ещё монета за каждого рыцаря при каждом сборе налога
gives-points-flat = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
gives-points-per_property = { $points ->
    [one] { $points } очко за каждую область: { $terrain }
    [few] { $points } очка за каждую область: { $terrain }
   *[many] { $points } очков за каждую область: { $terrain }
}
gives-points-per_tower = { $points ->
    [one] { $points } очко за каждую башню
    [few] { $points } очка за каждую башню
   *[many] { $points } очков за каждую башню
}
gives-points-per_knight = { $points ->
    [one] { $points } очко за каждого рыцаря
    [few] { $points } очка за каждого рыцаря
   *[many] { $points } очков за каждого рыцаря
}
building-bakery = Пекарня
building-sawmill = Лесопилка
building-fishmonger = Рыбная лавка
building-weaving_shop = Ткацкая мастерская
building-magic_school = Школа магии
building-foundry = Литейная
building-church = Церковь
building-safe_towers = Сокровищница башен
building-safe_knights = Сокровищница рыцарей
building-small_tavern = Малая таверна
building-big_tavern = Большая таверна
building-guardtower = Сторожевая башня
building-fortified_castle = Укреплённый замок
building-travelling_castle = Странствующий замок
building-training_camp = Тренировочный лагерь
building-statue = Статуя
building-queens_tower = Башня королевы

## Duel
power-ask = Наведите указатель на способность или коснитесь её, чтобы узнать, что она даёт.
power-ignore_connection = Где угодно
power-ignore_connection-text = Нарисуйте костяшку на любых двух соседних пустых щитах, чего бы они ни касались.
power-separate_dice = Порознь
power-separate_dice-text = Нарисуйте кубики порознь; каждый должен касаться замка или такого же герба.
power-pick_two_first = Два сразу
power-pick_two_first-text = Возьмите оба кубика, прежде чем выберет соперник.
power-turn_die = Повернуть кубик
power-turn_die-text = Поверните один из своих кубиков на любую его грань.
power-three_points_per_domain = Ещё три
power-three_points_per_domain-text = Назовите герб: каждая ваша область с ним приносит на 3 очка больше.
power-add_cross = Крестик
power-add_cross-text = Добавьте крестик к нарисованному гербу.
dice = Кубики
dice-taken = Все кубики взяты.
face-label = { $crosses ->
    [0] { $arms }
    [one] { $arms } с { $crosses } крестиком
   *[other] { $arms } с { $crosses } крестиками
}
spell-book = Книга заклинаний
power = Способность
spell-label = { $name }: { $ticks } из { $boxes }, { $standing }
spell-open = строка открыта
spell-held = способность готова
spell-used = способность использована
spell-struck = строка закрыта
castle-bonus = Крестик замка
castle-bonus-free = готов
castle-bonus-used = применён
named = Назван

## Конец
game-number = Партия { $game }
review = Разбор
place = { $rank ->
    [1] Первое место:
    [2] Второе место:
    [3] Третье место:
   *[other] { $rank }-е место:
}
breakdown = Очки подробно
total = Всего
total-games = { $games ->
    [3] Все 3 партии
   *[other] Пока всего
}
standing-possible = ещё возможно
standing-sure = обеспечено
standing-lost = упущено
bonus-harmony = Гармония
bonus-middle_kingdom = Срединное королевство
bonus-coins = Монеты
bonus-buildings = Здания
bonus-named = Названный герб
tie-0 = Очков поровну; решает самая большая область (квадратов: { $value }). Победа: { $names }.
tie-1 = Поровну и очков, и квадратов в самой большой области; решают короны (всего { $value }). Победа: { $names }.
tie-shared = Полная ничья: победу делят { $names }.
skip = Пропустить
show-result = Показать результат
next-game = Следующая партия
results = Текущие результаты
rematch = Сыграть ещё раз
rematch-go = К следующей партии
record = Скачать запись
look-back = Прошлые ходы
queen-counts = { $points ->
    [one] Королева в гостях ({ $names }): её корона на самой большой области ({ $terrain }) приносит ещё { $points } очко.
    [few] Королева в гостях ({ $names }): её корона на самой большой области ({ $terrain }) приносит ещё { $points } очка.
   *[many] Королева в гостях ({ $names }): её корона на самой большой области ({ $terrain }) приносит ещё { $points } очков.
}
share-picture = Поделиться картинкой
share-link = Копировать ссылку

## Команды
command-label = Команда
command-hint = draft · me · legal · place 3 · claim 31 · do 2 · score · undo
command-run = Ввод
command-answers = Ответы
command-nothing = Сообщить нечего.
command-option = { $number }: { $action } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
})
command-score = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
command-unknown = Неизвестная команда. Попробуйте draft, me, legal, place 3, claim 31, do 2, score или undo.
command-done = Готово: { $action }

## В чём отказывает сервер
error-match-not-started = Партия ещё не началась.
error-match-started = Партия уже началась.
error-match-over = Партия окончена.
error-match-not-over = Партия ещё не окончена.
error-table-seats-open = Заняты ещё не все места.
error-table-host-only = Это может сделать только хозяин стола.
error-seat-unknown = За этим столом нет такого места.
error-seat-taken = Это место занято.
error-seat-colour = Этот цвет уже занят.
error-seat-none-open = Все места заняты.
error-seat-not-yours = Это не ваше место.
error-seat-final = На этом месте сдались, или вышло время; отменить это нельзя.
error-seat-not-gone = Этот игрок здесь или только что отошёл.
error-token-missing = У вас нет места за этим столом.
error-token-wrong = У вас нет места за этим столом.
error-token-weak = Сервер не понял эту страницу. Обновите её.
error-action-unreadable = Это не ход.
error-action-illegal = Правила этого не позволяют.
error-action-not-your-turn = Сейчас не ваш ход.
error-action-stale = Партия уже ушла вперёд; посмотрите ещё раз.
error-table-not-saved = Браузер не смог сохранить ход. Возможно, его хранилище заполнено.
error-undo-nothing = Отменять нечего.
error-undo-between = Эта партия окончена, её итог не меняется. Между партиями ничего не отменяют.
error-proposal-none = Отвечать не на что.
error-proposal-pending = Другая просьба ещё ждёт ответа.
error-proposal-declined = Вам отказали. Попросить снова можно после вашего следующего хода.
error-puzzle-unknown = Такой задачи нет.
error-record-unknown = Такой записи нет.
error-record-invalid = Эту запись не удаётся прочитать.
error-record-closed = Этот сервер не принимает записи.
error-limit-sockets = Слишком много подключений отсюда.
