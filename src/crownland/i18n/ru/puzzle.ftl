# Задачи дня: каждый день по одному решению из настоящей партии для каждой игры.

puzzle-title = Задача дня
puzzle-text = Одно решение из партии, каждый день новое. Найдите ход сильнейшего бота.
puzzle-of-day = Задача за { $day }
puzzle-day = Задачи за { $day }
puzzle-today = Задачи на сегодня
puzzle-players = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
puzzle-round = раунд { $round }

puzzle-open = Не решена
puzzle-result-first = Решена с первой попытки
puzzle-result-later = Решена
puzzle-result-shown = Ответ показан
puzzle-streak = { $days ->
    [0] Решите одну, чтобы начать серию.
    [one] Серия: { $days } день
    [few] Серия: { $days } дня
   *[many] Серия: { $days } дней
}
puzzle-solved = Решено: { $solved }, с первой попытки: { $first }
puzzle-kept = Нет связи: показаны сохранённые задачи.
puzzle-gone = Нет связи, а этот день не сохранён.
puzzle-fair = Из партий сильнейшего бота с самим собой; ответы проверены тысячами симуляций. Новые — в полночь по UTC.

puzzle-calendar = Прошлые дни
puzzle-month-back = Предыдущий месяц
puzzle-month-on = Следующий месяц
puzzle-day-label = { $day }: { $solved ->
    [0] ничего не решено
   *[other] решено: { $solved }
}

puzzle-task = Что бы вы сделали?
puzzle-task-place = Куда выложить костяшку { $domino }?
puzzle-task-claim = Какую костяшку взять?
puzzle-task-build = Построить что-нибудь?
puzzle-task-burn = Сжечь тайл?
puzzle-task-knights = Отправить рыцарей?
puzzle-task-take = { $dice ->
    [one] Какой кубик взять?
   *[other] Какие кубики взять?
}
puzzle-task-draw = Где рисовать?
puzzle-task-text = Лучший ответ один, и подсчёт очков его не выдаст.

puzzle-best = Верно!
puzzle-best-first = С первой попытки!
puzzle-good = { $points ->
    [0] Хорошо, но можно чуть лучше.
    [one] Хорошо, но это минус { $points } очко.
    [few] Хорошо, но это минус { $points } очка.
    [many] Хорошо, но это минус { $points } очков.
   *[other] Хорошо, но это минус { $points } очка.
}
puzzle-cost = Не совсем: это стоит { $win ->
    [0] { $points ->
        [one] около { $points } очка
        [few] около { $points } очков
        [many] около { $points } очков
       *[other] около { $points } очка
    }
   *[other] { $points ->
        [0] { $win } % шансов на победу
        [one] { $win } % шансов на победу и около { $points } очка
        [few] { $win } % шансов на победу и около { $points } очков
        [many] { $win } % шансов на победу и около { $points } очков
       *[other] { $win } % шансов на победу и около { $points } очка
    }
}.
puzzle-tempting = Бот, видящий лишь на ход вперёд, сделал бы то же.
puzzle-answer = Лучший ход
puzzle-answer-is = Лучший ход: «{ $action }»
puzzle-obvious = Заманчиво, но хуже: «{ $action }».
puzzle-obvious-place = Заманчиво, но хуже: пунктирный контур.
puzzle-win = Шансы на победу: { $win } % против { $other } % после очевидного хода.
puzzle-next = Дальше: { $game }
puzzle-all = Все задачи
puzzle-share-first = Задача Crownland { $day } · { $game } · с первой попытки { $sign }
puzzle-share-later = Задача Crownland { $day } · { $game } · с { $tries }-й попытки { $sign }
puzzle-share-shown = Задача Crownland { $day } · { $game } · сегодня не по зубам { $sign }
