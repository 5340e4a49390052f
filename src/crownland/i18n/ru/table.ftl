## Страница
title-turn = • { $sentence } · Crownland

## Новый стол
hurry = К моему ходу
name-numbered = { $name } { $number }
your-name = Ваше имя
rename = Изменить
renamed = Изменено
invited-by = { $name } зовёт сыграть: { $game }

## В ожидании игроков
start = Начать
invite = Пригласить
invite-text = Начнём, когда займут все места.
invite-watch = Позвать зрителей
invite-here-only = Только на этом компьютере.
invite-link = Ссылка на стол
copy = Копировать
copied = Скопировано
qr = QR-код
sit-down = Сесть
seat-a-bot = На свободное место
seat-bot = Добавить бота
get-up = Освободить место
close-table = Закрыть стол
close-table-sure = Закрыть для всех
status-opening = Открываем…
status-open = { $seats ->
    [0] Все в сборе
    [one] Ждём { $seats } игрока
   *[other] Ждём { $seats } игроков
}
missing-title = Такого стола нет
missing-text = Ссылка неполная или устарела.
elsewhere-title = Открыто в другой вкладке
elsewhere-text = Закройте её, чтобы играть здесь.

## Кто что делает
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: выложите { $domino }, потом выберите
       *[no] { $name }: выложите { $domino }
    }
   *[no] { $then ->
        [yes] Выложите костяшку { $domino }, потом выберите
       *[no] Выложите костяшку { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name }: { $domino } никуда не подходит
   *[no] Костяшка { $domino } никуда не подходит
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: выберите костяшку
        [again] { $name }: выберите для второго короля
       *[no] { $name }: выберите костяшку
    }
   *[no] { $first ->
        [yes] Выберите первую костяшку
        [again] Выберите для второго короля
       *[no] Выберите следующую костяшку
    }
}
do-knights = { $shared ->
    [yes] { $name }: отправьте рыцарей или придержите
   *[no] Отправьте рыцарей или придержите
}
do-build = { $shared ->
    [yes] { $name }: стройте или пропустите
   *[no] Стройте или пропустите
}
do-burn = { $shared ->
    [yes] { $name }: подкупите дракона или пропустите
   *[no] Подкупите дракона или пропустите
}
do-take = { $dice ->
    [one] { $shared ->
        [yes] { $name }: возьмите кубик
       *[no] Возьмите кубик
    }
   *[other] { $shared ->
        [yes] { $name }: возьмите два кубика
       *[no] Возьмите два кубика
    }
}
do-turn = { $shared ->
    [yes] { $name }: поверните кубик или пропустите
   *[no] Поверните кубик или пропустите
}
do-castle = { $shared ->
    [yes] { $name }: добавьте или приберегите крестик замка
   *[no] Добавьте или приберегите крестик замка
}
do-draw = { $shared ->
    [yes] { $name }: нарисуйте гербы
   *[no] Нарисуйте гербы
}
do-name = { $shared ->
    [yes] { $name }: назовите герб
   *[no] Назовите герб
}
do-cross = { $shared ->
    [yes] { $name }: добавьте крестик
   *[no] Добавьте крестик
}
wait-place = { $name } выкладывает { $domino }
wait-discard = { $name } не может выложить { $domino }
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
    [one] Вы победили: { $points } очко
    [few] Вы победили: { $points } очка
   *[many] Вы победили: { $points } очков
}{ over-left }{ over-late }
over-one = { $points ->
    [one] { $name } побеждает: { $points } очко
    [few] { $name } побеждает: { $points } очка
   *[many] { $name } побеждает: { $points } очков
}{ over-left }{ over-late }
over-team = { $points ->
    [one] { $name } побеждают: { $points } очко
    [few] { $name } побеждают: { $points } очка
   *[many] { $name } побеждают: { $points } очков
}{ over-left }{ over-late }
over-shared = { $points ->
    [one] Ничья: { $names }, { $points } очко
    [few] Ничья: { $names }, { $points } очка
   *[many] Ничья: { $names }, { $points } очков
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
over-aborted = Завершено хозяином стола
over-agreed = Завершено по согласию
over-expired = Партия брошена
over-text = Закрыто до начала партии.
between-title = { $who ->
    [me] Партия { $game } из { $games }: вы победили
    [shared] Партия { $game } из { $games }: ничья ({ $names })
   *[one] Партия { $game } из { $games }: побеждает { $names }
}

## Ход
steps = Шаги хода
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
skips = Пропуск: { $steps }
end-turn = Завершить ход
confirm-place = Выложить
confirm-discard = Сбросить { $domino }
confirm-claim = Выбрать { $domino }
confirm-knights = { $number ->
    [one] Отправить рыцаря
   *[other] Отправить обоих
}
confirm-build = Строить
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
pass-burn = Не подкупать
pass-turn = Оставить кубики
pass-castle = Приберечь крестик
pass-draw = Не рисовать
hand-point = Укажите квадрат (R: повернуть, N: дальше).
ready-point = Щелчок — выложить, R — повернуть.
ready-tap = Ещё касание — поворот.
hand-tap = Коснитесь квадрата, ещё раз — повернуть.
discard-why = Выбывает из игры.
pick-knights = По монете за каждый квадрат области.
pick-build = { $slot ->
    [yes] Выберите стройплощадку.
    [site] На отмеченном квадрате.
   *[no] Выберите здание по средствам.
}
pick-draw = Выберите два пустых щита.
pick-cross = Выберите герб.
advice-claim = Меньше номер — раньше следующий ход.
advice-take = { $dice ->
    [one] Выберите кубик.
   *[other] { $chosen ->
        [0] Выберите два кубика.
       *[other] Выберите второй кубик.
    }
}
advice-burn = За монету дракон сожжёт здание.
choose-arms = Джокер станет
castle-cross = + крестик
why-asking = Не подходит…
why-covered = Квадрат занят.
why-tall = Слишком высоко: { $rows ->
    [one] { $rows } ряд
    [few] { $rows } ряда
   *[many] { $rows } рядов
}, предел { $most }.
why-wide = Слишком широко: { $columns ->
    [one] { $columns } столбец
    [few] { $columns } столбца
   *[many] { $columns } столбцов
}, предел { $most }.
why-apart = Должна касаться замка или { $unit ->
    [crosses] такого же герба
   *[crowns] такого же ландшафта
}.
why-phase = Сейчас нечего выкладывать.
fits-turned = Подойдёт, если повернуть.
option-square = ряд { $row }, столбец { $column }
option-at = { $count ->
    [one] Квадрат: { $squares }.
   *[other] Квадраты: { $squares }.
}
option-take = Взять: { $faces }
option-draw = Нарисовать: { $faces }
option-turn = Повернуть кубик: { $faces }
option-castle = Добавить крестик: { $faces }
option-name = Назвать: { $faces }
option-build = Построить: { $building }
option-burn = Сжечь: { $building }

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
menu-match = Эта партия
menu-view = Вид
resign = Сдаться
asked-mine-undo = Вы просите отменить ход.
undo-loses = Отменяются: { $moves }
undo-loses-of = { $name } ({ $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
})
asked-mine-bot = Вы просите бота вместо игрока { $name }.
asked-mine-end = Вы предлагаете закончить без победителя.
asked-mine-rematch = Вы предлагаете сыграть ещё раз.
asked-waiting = Ждём ответа: { $names }.
draft = Костяшки на выбор
draft-and-order = Костяшки и порядок
line-older = Выложить
line-newer = На выбор
line-none = Пока ничего
line-last = Костяшек больше нет
offer-free = { $domino }, свободна
offer-claimed = { $who ->
    [me] { $domino }, занята вами
   *[other] { $domino }, занята: { $name }
}
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
unseen = { $dominoes ->
    [0] Все костяшки открыты
    [one] { $dominoes } костяшка не открыта
    [few] { $dominoes } костяшки не открыты
   *[many] { $dominoes } костяшек не открыто
}
unseen-note = { $dominoes ->
    [1] Одна останется в коробке.
    [one] { $dominoes } останется в коробке.
   *[other] { $dominoes } останутся в коробке.
}
terrain = Ландшафт
squares = Квадраты
others = Королевства и журнал
look-at = { $who ->
    [me] Ваше королевство
   *[other] Королевство: { $name }
}, { $points ->
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
away = не в сети
gone = вне игры
stand-in = играет бот
flag = время вышло
resigned = сдаётся
log = Журнал
board-label = { $who ->
    [me] Ваше королевство
   *[other] Королевство: { $name }
}
square-castle = ряд { $row }, столбец { $column }, замок
square-empty = ряд { $row }, столбец { $column }, пусто
square-open = ряд { $row }, столбец { $column }, пусто, доступно
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
hint-why-only = Единственный ход.
hint-why-points = Сразу +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} ({ $win } % побед).
hint-why-grows = Область ({ $terrain }) вырастает до { $squares ->
    [one] { $squares } квадрата
   *[other] { $squares } квадратов
} ({ $win } % побед).
hint-why-brings = Потом может принести { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} ({ $win } % побед).
hint-why-keeps = Игроку { $name } принесла бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} ({ $win } % побед).
hint-why-chance = Лучшее в симуляциях ({ $win } % побед).
commands = Команды
undo-ask = Попросить отмену
ask-bot = Бот вместо игрока { $name }
come-back = Вернуться
meanwhile-watching = Вы зритель.
meanwhile-resigned = Вы сдались; доигрывает бот.
meanwhile-replaced = За вас играет бот.
meanwhile-gone = Игрока { $name } всё нет.
meanwhile-left = { $name } больше не играет.
meanwhile-between = Следующая партия ждёт: { $name }.
resign-sure = Да, сдаться
end-game = Закончить без победителя
end-game-sure = Да, закончить
end-game-ask = Да, спросить
watchers = { $watchers ->
    [one] { $watchers } зритель
    [few] { $watchers } зрителя
   *[many] { $watchers } зрителей
}
keys-help = Стрелки: перемещение · R: поворот · N, Shift+N: варианты · Enter: подтверждение · Esc: назад · U: отмена · S: очки · T: реплики · 1–8: королевства · /: команды
check-deal = Проверить жребий
link-lost = Нет связи; подключаемся…
agree = Да
refuse = Нет
event-claim = { $who ->
    [me] Вы выбираете { $domino }.
   *[other] { $name } выбирает { $domino }.
}
event-place = { $who ->
    [me] Вы выкладываете { $domino }.
   *[other] { $name } выкладывает { $domino }.
}
event-discard = { $who ->
    [me] Вы сбрасываете { $domino }.
   *[other] { $name } сбрасывает { $domino }.
}
event-knights = { $number ->
    [one] { $who ->
        [me] Вы отправляете рыцаря.
       *[other] { $name } отправляет рыцаря.
    }
   *[other] { $who ->
        [me] Вы отправляете двух рыцарей.
       *[other] { $name } отправляет двух рыцарей.
    }
}
event-knights-none = { $who ->
    [me] Вы придерживаете рыцарей.
   *[other] { $name } придерживает рыцарей.
}
event-build = { $who ->
    [me] Вы строите: { $building }.
   *[other] { $name } строит: { $building }.
}
event-build-none = { $who ->
    [me] Вы ничего не строите.
   *[other] { $name } ничего не строит.
}
event-burn = { $who ->
    [me] Вы сжигаете: { $building }.
   *[other] { $name } сжигает: { $building }.
}
event-burn-none = { $who ->
    [me] Вы не подкупаете дракона.
   *[other] { $name } не подкупает дракона.
}
event-take = { $dice ->
    [one] { $who ->
        [me] Вы берёте кубик.
       *[other] { $name } берёт кубик.
    }
   *[other] { $who ->
        [me] Вы берёте два кубика.
       *[other] { $name } берёт два кубика.
    }
}
event-turn = { $who ->
    [me] Вы поворачиваете кубик.
   *[other] { $name } поворачивает кубик.
}
event-turn-none = { $who ->
    [me] Вы оставляете кубики.
   *[other] { $name } оставляет кубики.
}
event-castle = { $who ->
    [me] Вы добавляете крестик замка.
   *[other] { $name } добавляет крестик замка.
}
event-castle-none = { $who ->
    [me] Вы приберегаете крестик замка.
   *[other] { $name } приберегает крестик замка.
}
event-draw = { $who ->
    [me] Вы рисуете.
   *[other] { $name } рисует.
}
event-draw-none = { $who ->
    [me] Вы ничего не рисуете.
   *[other] { $name } ничего не рисует.
}
event-name = { $who ->
    [me] Вы называете герб.
   *[other] { $name } называет герб.
}
event-cross = { $who ->
    [me] Вы добавляете крестик.
   *[other] { $name } добавляет крестик.
}
note-undo = { $who ->
    [me] Вы отменяете ход.
   *[other] { $name } отменяет ход.
}
note-declined = { $proposal ->
    [undo] { $who ->
        [me] Вы против отмены.
       *[other] { $by } против отмены.
    }
    [bot] { $who ->
        [me] Вы против бота.
       *[other] { $by } против бота.
    }
    [end] { $who ->
        [me] Вы хотите играть дальше.
       *[other] { $by } хочет играть дальше.
    }
   *[rematch] { $who ->
        [me] Вы против новой партии.
       *[other] { $by } против новой партии.
    }
}
note-stand_in = { $who ->
    [me] За вас играет бот.
   *[other] За игрока { $name } играет бот.
}
note-returned = { $who ->
    [me] Вы снова здесь.
   *[other] { $name } снова здесь.
}
note-resigned = { $who ->
    [me] Вы сдаётесь.
   *[other] { $name } сдаётся.
}
note-flag = { $who ->
    [me] Ваше время вышло.
   *[other] Вышло время игрока { $name }.
}
note-left = { $who ->
    [me] Вы уходите.
   *[other] { $name } уходит.
}
note-sat = { $who ->
    [me] Вы садитесь за стол.
   *[other] { $name } садится за стол.
}
note-left_out = { $who ->
    [me] Ваше число опоздало к жребию.
   *[other] Число игрока { $name } опоздало к жребию.
}
note-renamed = Новое имя: { $name }.
note-paced = { $who ->
    [me] Вы меняете скорость ботов.
   *[other] { $name } меняет скорость ботов.
}
note-ended = { $who ->
    [me] Вы завершаете партию.
   *[other] { $name } завершает партию.
}

## Слова за столом
signals = Сказать что-нибудь
signals-heard = Реплики включены
signals-muted = Реплики выключены
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
    [one] остался { $tiles } тайл
    [few] осталось { $tiles } тайла
   *[many] осталось { $tiles } тайлов
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
dragon-home = Дракон в пещере
dragon-out = Дракон на воле
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
gives-tax-per_tower = +1 монета налога за башню
gives-tax-per_knight = +1 монета налога за рыцаря
gives-points-flat = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
gives-points-per_property = { $points ->
    [one] { $points } очко за область ({ $terrain })
    [few] { $points } очка за область ({ $terrain })
   *[many] { $points } очков за область ({ $terrain })
}
gives-points-per_tower = { $points ->
    [one] { $points } очко за башню
    [few] { $points } очка за башню
   *[many] { $points } очков за башню
}
gives-points-per_knight = { $points ->
    [one] { $points } очко за рыцаря
    [few] { $points } очка за рыцаря
   *[many] { $points } очков за рыцаря
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
power-ask = Выберите способность, чтобы прочесть.
power-ignore_connection = Где угодно
power-ignore_connection-text = Рисуйте на любых двух соседних пустых щитах.
power-separate_dice = Порознь
power-separate_dice-text = Рисуйте кубики порознь, каждый у замка или такого же герба.
power-pick_two_first = Два сразу
power-pick_two_first-text = Возьмите два кубика раньше соперника.
power-turn_die = Повернуть кубик
power-turn_die-text = Поверните кубик на любую грань.
power-three_points_per_domain = Ещё три
power-three_points_per_domain-text = Назовите герб: +3 за область.
power-add_cross = Крестик
power-add_cross-text = Добавьте крестик на карту.
dice = Кубики
dice-taken = Все кубики разобраны.
face-label = { $crosses ->
    [0] { $arms }
    [one] { $arms } с { $crosses } крестиком
   *[other] { $arms } с { $crosses } крестиками
}
spell-book = Книга заклинаний
power = Способность
spell-label = { $name }: { $ticks } из { $boxes }, { $standing }
spell-open = открыто
spell-held = готово
spell-used = использовано
spell-struck = закрыто
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
breakdown = Очки
total = Всего
total-games = { $games ->
    [3] Все 3 партии
   *[other] Пока всего
}
bonus-points = { $standing ->
    [possible] +{ $points } возможно
    [lost] упущено
   *[sure] +{ $points }
}
bonus-harmony = Гармония
bonus-middle_kingdom = Срединное королевство
bonus-coins = Монеты
bonus-buildings = Здания
bonus-named = Названный герб
tie-0 = Очков поровну; больше область: { $names }, { $value ->
    [one] { $value } квадрат
    [few] { $value } квадрата
   *[many] { $value } квадратов
}.
tie-1 = Очков и квадратов поровну; больше корон: { $names }, { $value }.
tie-shared = Полная ничья: { $names }.
counting = Подсчёт очков…
skip = Пропустить
show-result = Показать результат
next-game = Следующая партия
results = Результаты
rematch = Сыграть ещё раз
record = Скачать запись
look-back = Прошлые ходы
queen-counts = { $who ->
    [me] Королева: +{ $points } за вашу самую большую область ({ $terrain }).
   *[other] Королева: +{ $points } за самую большую область ({ $names }, { $terrain }).
}
share = Поделиться
more = Ещё
share-picture = Поделиться картинкой
share-link = Копировать ссылку

## Команды
command-label = Команда
command-hint = draft · me · legal · place 3 · claim 31 · do 2 · score · undo
command-run = Ввод
command-answers = Ответы
command-nothing = Нечего показать.
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
command-unknown = Неизвестная команда.
command-done = Готово: { $action }

## В чём отказывает сервер
error-match-not-started = Партия не началась.
error-match-started = Партия уже идёт.
error-match-over = Партия окончена.
error-match-not-over = Партия ещё идёт.
error-table-seats-open = Есть свободные места.
error-table-host-only = Только для хозяина стола.
error-seat-unknown = Такого места нет.
error-seat-taken = Место занято.
error-seat-colour = Цвет занят.
error-seat-none-open = Все места заняты.
error-seat-not-yours = Это не ваше место.
error-seat-final = Сдача или конец времени.
error-seat-not-gone = Слишком короткое отсутствие.
error-token-missing = Здесь нет вашего места.
error-token-wrong = { error-token-missing }
error-token-weak = { error-request-invalid }
error-action-unreadable = Это не ход.
error-action-illegal = Правила это запрещают.
error-action-not-your-turn = Сейчас не ваш ход.
error-action-stale = Партия ушла вперёд.
error-table-not-saved = Не сохранено: нет места в браузере?
error-undo-nothing = Отменять нечего.
error-undo-between = Между партиями отмены нет.
error-proposal-none = Отвечать не на что.
error-proposal-pending = Ждёт другая просьба.
error-proposal-declined = Отказ. Попросите после следующего хода.
error-puzzle-unknown = Такой задачи нет.
error-record-unknown = Такой записи нет.
error-record-invalid = Запись не читается.
error-record-closed = Сервер не принимает записи.
error-limit-sockets = Слишком много подключений.
