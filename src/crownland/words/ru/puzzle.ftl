# Задачи дня: каждый день по одному решению из настоящей партии для каждой игры.

puzzle-title = Задача дня
puzzle-text = Одно решение из настоящей партии, каждый день новое для каждой игры. Найдите ход, который сделал бы сильнейший бот.
puzzle-of-day = Задача за { $day }
puzzle-day = Задачи за { $day }
puzzle-today = Задачи на сегодня
puzzle-players = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
puzzle-round = раунд { $round }

puzzle-open = Ещё не решена
puzzle-result-first = Решена с первой попытки
puzzle-result-later = Решена
puzzle-result-shown = Ответ показан
puzzle-streak = { $days ->
    [0] Решите сегодня одну задачу, чтобы начать серию.
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}
puzzle-solved = Решено: { $solved }, с первой попытки: { $first }
puzzle-kept = Нет связи: эти задачи сохранены здесь для вас.
puzzle-gone = Без связи здесь есть только задачи за последнюю неделю.
puzzle-none = Такой задачи нет.
puzzle-fair = Задачи взяты из партий сильнейшего бота с самим собой. Ответ считается лучшим, только если это подтверждают тысячи партий, доигранных с этого места. День начинается в полночь по UTC.

puzzle-calendar = Прошлые дни
puzzle-month-back = Предыдущий месяц
puzzle-month-on = Следующий месяц
puzzle-day-label = { $day }: { $solved ->
    [0] ничего не решено
   *[other] решено: { $solved }
}

puzzle-task = Что бы вы сделали?
puzzle-task-place = Куда бы вы выложили костяшку { $domino }?
puzzle-task-claim = Какую костяшку вы бы взяли?
puzzle-task-build = Стали бы вы строить, и если да, то что?
puzzle-task-burn = Послали бы вы дракона, и если да, то куда?
puzzle-task-knights = Отправили бы вы рыцарей, и если да, то куда?
puzzle-task-take = { $dice ->
    [one] Какой кубик вы бы взяли?
   *[other] Какие кубики вы бы взяли?
}
puzzle-task-draw = Где бы вы нарисовали костяшку?
puzzle-task-text = Один ответ явно лучше остальных, и это не тот, который больше всего приносит сейчас.

puzzle-best = Верно!
puzzle-best-first = Решено с первой попытки!
puzzle-good = Хорошо, но можно лучше: в итоге это обходится в { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
puzzle-cost = Не совсем: в итоге это стоит вам около { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
} и { $win } % шансов на победу.
puzzle-tempting = Так поступило бы большинство.
puzzle-answer = Лучший ход
puzzle-why = Почему
puzzle-win = Так с этого места выигрывают { $win ->
    [one] { $win } партию
    [few] { $win } партии
   *[many] { $win } партий
} из 100, а после очевидного хода — { $other }.
puzzle-retry = Ещё раз
puzzle-show = Показать ответ
puzzle-share = Поделиться
puzzle-next = Дальше: { $game }
puzzle-all = Все задачи
puzzle-share-first = Задача Crownland { $day } · { $game } · решена с первой попытки { $sign }
puzzle-share-later = Задача Crownland { $day } · { $game } · решена с { $tries }-й попытки { $sign }
puzzle-share-shown = Задача Crownland { $day } · { $game } · сегодня мне не по зубам { $sign }

## Почему этот ответ лучший. `end` — сколько это даёт в итоге, в среднем.

puzzle-arms = { $name }
puzzle-why-less-now = Очевидный ход приносит сейчас { $other ->
    [one] { $other } очко
    [few] { $other } очка
   *[many] { $other } очков
}, а этот — { $points }; он окупится позже.
puzzle-why-joins = Ваша область ({ $terrain }) вырастает: теперь в ней { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[many] { $squares } квадратов
} и { $unit ->
    [crosses] { $crowns ->
        [one] { $crowns } крестик
        [few] { $crowns } крестика
       *[many] { $crowns } крестиков
    }
   *[crowns] { $crowns ->
        [one] { $crowns } корона
        [few] { $crowns } короны
       *[many] { $crowns } корон
    }
}, а не { $squares_other } и { $crowns_other }. В итоге это примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
puzzle-why-follows = Ваша другая костяшка, { $domino }, потом принесёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} вместо { $other }.
puzzle-why-hole = После очевидного хода { $squares ->
    [1] остаётся квадрат, который не закрыть ни одной костяшкой
    [one] остаётся { $squares } квадрат, который не закрыть ни одной костяшкой
    [few] остаются { $squares } квадрата, которые не закрыть ни одной костяшкой
   *[many] остаётся { $squares } квадратов, которые не закрыть ни одной костяшкой
}.
puzzle-why-open = Вашей области ({ $terrain }) есть куда расти: свободных квадратов вокруг { $free } вместо { $free_other }. В итоге это примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
puzzle-why-room = Костяшек поместится ещё { $room }, а не { $room_other }, так что сбрасывать придётся меньше.
puzzle-why-kinds = Открытых для присоединения ландшафтов остаётся { $kinds }, а не { $kinds_other }, так что подойдёт больше костяшек.
puzzle-why-feeds = { $crowns ->
    [0] Ваша область ({ $terrain }) вырастет
    [1] Ваша область ({ $terrain }) получит корону
    [one] Ваша область ({ $terrain }) получит { $crowns } корону
    [few] Ваша область ({ $terrain }) получит { $crowns } короны
   *[many] Ваша область ({ $terrain }) получит { $crowns } корон
}: в итоге примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
puzzle-why-feeds-new = { $crowns ->
    [1] Это новый ландшафт ({ $terrain }) с короной
    [one] Это новый ландшафт ({ $terrain }) с { $crowns } короной
   *[other] Это новый ландшафт ({ $terrain }) с { $crowns } коронами
}: в итоге примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
puzzle-why-feeds-die = { $crosses ->
    [0] Ваша область ({ $terrain }) вырастет
    [1] Ваша область ({ $terrain }) получит крестик
    [one] Ваша область ({ $terrain }) получит { $crosses } крестик
    [few] Ваша область ({ $terrain }) получит { $crosses } крестика
   *[many] Ваша область ({ $terrain }) получит { $crosses } крестиков
}: в итоге примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
puzzle-why-denies = Иначе её забирает { $name } и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; остальное приносит не больше { $other }.
puzzle-why-denies-crowns = { $crowns ->
    [1] Эту корону
    [one] Эту { $crowns } корону
    [few] Эти { $crowns } короны
   *[many] Эти { $crowns } корон
} ({ $terrain }) ждёт { $name }: без этого итог соперника примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} ниже.
puzzle-why-denies-dice = Из оставшегося { $name } нарисует не больше чем на { $other ->
    [one] { $other } очко
    [few] { $other } очка
   *[many] { $other } очков
}, а иначе — на { $points }.
puzzle-why-takes-tile = Тайл «{ $building }» хочет получить и { $name }: без него итог соперника примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} ниже.
puzzle-why-queen = Так к вам переезжает королева: она остаётся у вас в { $often ->
    [one] { $often } партии
   *[other] { $often } партиях
} из 100, а не в { $seldom }.
puzzle-why-bonus-middle_kingdom = Замок остаётся в середине: «Срединное королевство» засчитывается в { $often ->
    [one] { $often } партии
   *[other] { $often } партиях
} из 100, а не в { $seldom }.
puzzle-why-bonus-harmony = Всё поместится: «Гармония» засчитывается в { $often ->
    [one] { $often } партии
   *[other] { $often } партиях
} из 100, а не в { $seldom }.
puzzle-why-bonus-building = С тайлом «{ $building }» ваши здания в итоге приносят примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
puzzle-why-bonus-site = Город на ней — стройплощадка: в итоге примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
puzzle-why-bonus-coins = Рыцари приносят монеты: в итоге примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
puzzle-why-earlier = К тому же в следующем раунде вы выбираете раньше: ваш номер в очереди — { $place }, а не { $other }.
puzzle-why-denies-land = { $name } хочет присоединить её к своей области ({ $terrain }, квадратов: { $squares }): без неё итог соперника примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} ниже.
puzzle-why-denies-site = Город на ней — стройплощадка, которая пригодится и сопернику ({ $name }): без неё его итог примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} ниже.
puzzle-why-spell = Нарисованный герб отметит последнюю клетку строки: способность «{ $power }» — ваша.
puzzle-why-denies-spell = До способности «{ $power }» игроку { $name } не хватает одной клетки, и этот кубик её бы отметил.
