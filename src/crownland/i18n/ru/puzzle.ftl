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
puzzle-gone = Нет связи, и задачи этого дня не сохранены в этом браузере.
puzzle-none = Такой задачи нет.
puzzle-fair = Задачи взяты из партий сильнейшего бота с самим собой. Ответ считается лучшим, только если это подтверждают тысячи партий, доигранных с этого места. День начинается в полночь по UTC.
puzzle-you = Вы

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
puzzle-task-burn = Послали бы вы дракона сжечь тайл?
puzzle-task-knights = Отправили бы вы рыцарей, и если да, то куда?
puzzle-task-take = { $dice ->
    [one] Какой кубик вы бы взяли?
   *[other] Какие кубики вы бы взяли?
}
puzzle-task-draw = Где бы вы нарисовали костяшку?
puzzle-task-text = Один ответ явно лучше остальных. Чтобы его найти, мало сосчитать, что он приносит сейчас.

puzzle-best = Верно!
puzzle-best-first = Решено с первой попытки!
puzzle-good = { $points ->
    [0] Хорошо, но можно чуть лучше.
    [one] Хорошо, но можно лучше: в итоге это обходится в { $points } очко.
    [few] Хорошо, но можно лучше: в итоге это обходится в { $points } очка.
    [many] Хорошо, но можно лучше: в итоге это обходится в { $points } очков.
   *[other] Хорошо, но можно лучше: в итоге это обходится в { $points } очка.
}
puzzle-cost = Не совсем: в итоге это стоит вам { $win ->
    [0] { $points ->
        [one] около { $points } очка
        [few] около { $points } очков
        [many] около { $points } очков
       *[other] около { $points } очка
    }
   *[other] { $points ->
        [0] { $win } % шансов на победу
        [one] около { $points } очка и { $win } % шансов на победу
        [few] около { $points } очков и { $win } % шансов на победу
        [many] около { $points } очков и { $win } % шансов на победу
       *[other] около { $points } очка и { $win } % шансов на победу
    }
}.
puzzle-tempting = Бот, который видит только на ход вперёд, сделал бы то же самое.
puzzle-answer = Лучший ход
puzzle-answer-is = Лучший ход: «{ $action }»
puzzle-obvious = Заманчиво, но хуже: «{ $action }».
puzzle-obvious-place = Заманчиво, но хуже: место, обведённое пунктиром.
puzzle-win = Так с этого места выигрывают { $win ->
    [one] { $win } партию
    [few] { $win } партии
   *[many] { $win } партий
} из 100, а после очевидного хода — { $other }.
puzzle-sum = Каждая причина учитывает только свои очки, поэтому сумма может не совпасть со всей разницей.
puzzle-retry = Ещё раз
puzzle-show = Показать ответ
puzzle-share = Поделиться
puzzle-next = Дальше: { $game }
puzzle-all = Все задачи
puzzle-share-first = Задача Crownland { $day } · { $game } · решена с первой попытки { $sign }
puzzle-share-later = Задача Crownland { $day } · { $game } · решена с { $tries }-й попытки { $sign }
puzzle-share-shown = Задача Crownland { $day } · { $game } · сегодня мне не по зубам { $sign }
