## Разбор партии
review-thinking = Доигрываем партию тысячи раз…
review-so-far = Пока что:
review-offline = Нет связи. Разбор продолжится, как только она появится.
review-whose = Чьи решения
review-graph = На графике
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
review-line = Линия показывает положение в партии после каждого события, если дальше все играют хорошо.
review-marks = { $who ->
    [me] Отметки — ваши неточности и ошибки.
   *[other] Отметки — неточности и ошибки игрока { $name }.
}
review-drop = У отметки линия опускается на цену решения.
review-faults = { $who ->
    [me] Ваши худшие решения
   *[other] Худшие решения игрока { $name }
}
review-faults-yet = { $who ->
    [me] Пока худшие из ваших решений
   *[other] Пока худшие решения игрока { $name }
}
review-no-faults = { $who ->
    [me] Заметных ошибок у вас нет.
   *[other] Заметных ошибок у игрока { $name } нет.
}
review-no-faults-yet = Пока ни одного.
review-all = Показать все ({ $faults })
review-fewer = Показать только худшие
review-grades = Неточность стоит не меньше { $slip } % шансов на победу или { $slip } очков перевеса, ошибка — { $mistake }, грубая ошибка — { $blunder }; засчитывается худшее.
review-order = Сначала три решения, стоившие больше всего шансов на победу, затем остальные по ходу партии.
review-place = Раунд { $round }
review-place-opening = Начало
review-place-game = Партия { $game }, раунд { $round }
review-lasting = { $turns ->
    [one] Упущено { $turns } раз; здесь это стоило дороже всего.
    [few] Упущено { $turns } раза; здесь это стоило дороже всего.
   *[many] Упущено { $turns } раз; здесь это стоило дороже всего.
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
review-cost = Это стоило { $win ->
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
review-good = Это почти ничего не стоило.
review-chances = Шансы на победу: { $best } % после лучшего варианта, { $played } % после этого.
review-lead = Цена в очках — это потерянный отрыв от лучшего из соперников.
review-sum = Каждая причина учитывает только свои очки, поэтому сумма может не совпасть с ценой решения.
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
review-again-played = Именно так и было сыграно.
review-again-good = Отлично: это не хуже лучшего хода.
review-better = Лучше: «{ $action }».
review-better-place = Лучше так, как показано в королевстве.
review-why-wait = Ищем причины…
review-why-none = Причины доступны только при связи с сервером.
review-decision = Одно решение
review-told = { $grade }. Показано лучшее решение.
review-try = Ещё раз
review-try-now = Что бы вы сделали?
review-show-answer = Показать ответ
why-not-here = Сюда не подходит.
review-next = Следующее
review-back = Назад к повтору
review-keys = Когда открыто решение из списка, стрелки влево и вправо ведут к предыдущему и следующему, Home и End — к первому и последнему, а Esc возвращает к повтору.
review-how = Сильный бот говорит, что сделал бы он, и для сравнения партия доигрывается тысячи раз. То, что может быть случайностью, ошибкой не считается. Удача — это то, что изменил жребий.

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
}); цена самой дорогой: { $win ->
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
coach-better = Лучше было: «{ $action }».
coach-better-place = Было место получше: оно отмечено в королевстве.
