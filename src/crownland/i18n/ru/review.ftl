## Разбор партии
review-thinking = Разыгрываем тысячи партий…
review-so-far = Пока что:
review-offline = Нет связи. Разбор продолжится сам.
review-whose = Чьи решения
review-graph = График
review-measure-win = Шансы на победу
review-measure-points = Очки
review-graph-win = Шансы на победу по ходу партии
review-graph-points = Ожидаемые очки по ходу партии
review-percent = { $win } %
review-here-win = { $name } { $win } %
review-here-points = { $name } { $points }
review-not-yet = Пока неизвестно
review-event = Событие
review-cell = { $win } % · { $points }
review-table = В виде таблицы
review-line = Линия — прогноз после каждого события, если все играют хорошо.
review-marks = { $who ->
    [me] Отметки: ваши неточности и ошибки.
   *[other] Отметки: неточности и ошибки игрока { $name }.
}
review-drop = Спад у отметки — цена решения.
review-faults = { $who ->
    [me] Ваши худшие решения
   *[other] Худшие решения игрока { $name }
}
review-faults-yet = { $who ->
    [me] Пока ваши худшие решения
   *[other] Пока худшие решения игрока { $name }
}
review-no-faults = { $who ->
    [me] Заметных ошибок у вас нет.
   *[other] Заметных ошибок у игрока { $name } нет.
}
review-no-faults-yet = Пока ни одного.
review-all = Показать все ({ $faults })
review-fewer = Свернуть
review-grades = Неточность стоит не меньше { $slip } % шансов на победу или { $slip } очков перевеса, ошибка — { $mistake }, грубая ошибка — { $blunder }.
review-order = Сначала три худших, затем по порядку.
review-place-game = Партия { $game }, раунд { $round }
review-lasting = { $turns ->
    [one] Упущено { $turns } раз; здесь — дороже всего.
    [few] Упущено { $turns } раза; здесь — дороже всего.
   *[many] Упущено { $turns } раз; здесь — дороже всего.
}
review-cost-short = { $win ->
    [0] { $points ->
        [one] −{ $points } очко
        [few] −{ $points } очка
        [many] −{ $points } очков
       *[other] −{ $points } очка
    }
   *[other] { $points ->
        [0] −{ $win } %
        [one] −{ $win } % · −{ $points } очко
        [few] −{ $win } % · −{ $points } очка
        [many] −{ $win } % · −{ $points } очков
       *[other] −{ $win } % · −{ $points } очка
    }
}
review-cost = Цена: { $win ->
    [0] { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
   *[other] { $points ->
        [0] { $win } % шансов на победу
        [one] { $win } % шансов на победу и { $points } очко
        [few] { $win } % шансов на победу и { $points } очка
        [many] { $win } % шансов на победу и { $points } очков
       *[other] { $win } % шансов на победу и { $points } очка
    }
}.
review-good = Почти ничего не стоило.
review-chances = Шансы на победу: { $best } % после лучшего хода, { $played } % после этого.
review-lead = Очки: потерянный перевес над лучшим соперником.
review-again-cost = Это стоило бы { $win ->
    [0] { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
   *[other] { $points ->
        [0] { $win } % шансов на победу
        [one] { $win } % шансов на победу и { $points } очко
        [few] { $win } % шансов на победу и { $points } очка
        [many] { $win } % шансов на победу и { $points } очков
       *[other] { $win } % шансов на победу и { $points } очка
    }
}.
review-again-played = Так и сыграно.
review-again-good = Отлично: не хуже лучшего.
review-better = Лучше: «{ $action }».
review-better-place = Лучшее место отмечено.
review-why-wait = Ищем причины…
review-why-none = Для причин нужна связь.
review-decision = Решение
review-told = { $grade }. Показан лучший ход.
review-try-now = Что бы вы сделали?
why-not-here = Не подходит.
review-next = Следующее
review-back = К повтору
review-keys = В решении · влево, вправо, Home, End: список · Esc: назад
review-how = Сильный бот сравнивает ходы в тысячах симуляций. Возможная случайность — не ошибка; удача — то, что изменил жребий.

## Удача и умение
review-luck-none = Жребий { $who ->
    [me] вам не помог и не помешал
   *[other] игроку { $name } не помог и не помешал
}.
review-luck-good = Жребий добавил { $who ->
    [me] вам
   *[other] игроку { $name }
} { $win } % шансов на победу.
review-luck-bad = Жребий отнял { $who ->
    [me] у вас
   *[other] у игрока { $name }
} { $win } % шансов на победу.
review-skill-none = { $who ->
    [me] Ни одно из ваших решений
   *[other] Ни одно из решений игрока { $name }
} (всего { $decisions }) не обошлось дорого.
review-skill = { $who ->
    [me] Ваши ошибки
   *[other] Ошибки игрока { $name }
} ({ $faults } из { $decisions ->
    [one] { $decisions } решения
   *[other] { $decisions } решений
}); самая дорогая: { $win ->
    [0] { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
   *[other] { $points ->
        [0] { $win } % шансов на победу
        [one] { $win } % шансов на победу и { $points } очко
        [few] { $win } % шансов на победу и { $points } очка
        [many] { $win } % шансов на победу и { $points } очков
       *[other] { $win } % шансов на победу и { $points } очка
    }
}.

## Оценки
grade-best = Лучший ход
grade-good = Хороший ход
grade-slip = Неточность
grade-mistake = Ошибка
grade-blunder = Грубая ошибка

## Тренер
coach-best = Лучший ход.
coach-good = Хороший ход.
coach-slip = Неточность.
coach-mistake = Ошибка.
coach-blunder = Грубая ошибка.
