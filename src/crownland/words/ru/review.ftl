## Разбор партии
review-thinking = Доигрываем партию тысячи раз…
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
review-faults = { $who ->
    [me] Ваши худшие решения
   *[other] Худшие решения игрока { $name }
}
review-no-faults = { $who ->
    [me] Заметных ошибок у вас нет.
   *[other] Заметных ошибок у игрока { $name } нет.
}
review-no-faults-yet = Пока ни одного.
review-all = Показать все ({ $faults })
review-fewer = Показать только худшие
review-place = Раунд { $round }
review-place-opening = Начало
review-place-game = Партия { $game }, раунд { $round }
review-cost-short = −{ $win } % · −{ $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
review-cost = Это стоило { $win } % шансов на победу и { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} преимущества.
review-good = Это почти ничего не стоило.
review-again-cost = Это тоже стоило бы { $win } % шансов на победу и { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
review-again-good = Отлично: это не хуже лучшего хода.
review-better = Лучше: { $action }.
review-better-place = Лучше так, как показано в королевстве. Пустой контур — то, что было сыграно.
review-decision = Одно решение
review-told = { $grade }. Показано лучшее решение.
review-try = Ещё раз
review-try-now = Что бы вы сделали?
review-show-answer = Показать ответ
why-not-here = Сюда не подходит.
review-next = Следующее
review-back = Назад к повтору
review-how = Сильный бот говорит, что сделал бы он, и для сравнения партия доигрывается тысячи раз. То, что может быть случайностью, ошибкой не считается. Удача — это то, что изменил жребий.

## Удача и умение
review-luck-none = Жребий { $who ->
    [me] вам не помог и не помешал
   *[other] игроку { $name } не помог и не помешал
}.
review-luck-good = Жребий добавил { $who ->
    [me] вам
   *[other] игроку { $name }
} { $win } %.
review-luck-bad = Жребий отнял { $win } % { $who ->
    [me] у вас
   *[other] у игрока { $name }
}.
review-skill-none = { $who ->
    [me] Ни одно из ваших решений
   *[other] Ни одно из решений игрока { $name }
} (всего { $decisions }) не обошлось дорого.
review-skill = { $who ->
    [me] Цена ваших ошибок
   *[other] Цена ошибок игрока { $name }
} ({ $faults } из { $decisions ->
    [one] { $decisions } решения
   *[other] { $decisions } решений
}): { $win } % шансов на победу и { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

## Оценки
grade-best = Лучший ход
grade-good = Хороший ход
grade-slip = Неточность
grade-mistake = Ошибка
grade-blunder = Грубая ошибка

## Почему
review-why-only = Ничего другого сделать было нельзя.
review-why-points = Это сразу приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
review-why-points-instead = Это сразу приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} вместо { $instead }.
review-why-joins = В той области ({ $terrain }) { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[many] { $squares } квадратов
} и { $crowns ->
    [0] пока ни одной короны
    [one] { $crowns } корона
    [few] { $crowns } короны
   *[many] { $crowns } корон
}.
review-why-room = Ни один квадрат не оказывается взаперти; иначе { $squares ->
    [1] остался бы один, на который
    [one] остался бы { $squares }, на который
    [few] осталось бы { $squares }, на которые
   *[many] осталось бы { $squares }, на которые
} ничего не ляжет.
review-why-open = Рядом с областью с коронами ({ $terrain }) больше места для роста: { $squares ->
    [one] { $squares } свободный квадрат
    [few] { $squares } свободных квадрата
   *[many] { $squares } свободных квадратов
} вместо { $instead }.
review-why-reach = Королевство растягивается меньше: оно ещё может вырасти до { $squares ->
    [one] { $squares } квадрата
   *[other] { $squares } квадратов
}, а не до { $instead }.
review-why-fits = Костяшка { $domino } никуда не подходит в этом королевстве.
review-why-brings = Костяшка { $domino } может принести { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
review-why-brings-instead = Костяшка { $domino } может принести { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, а та — { $instead }.
review-why-keeps = Игроку { $name } она принесла бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
review-why-earlier = Меньший номер раньше ходит в следующем раунде.
review-why-outlook-own = В итоге это на { $own ->
    [one] { $own } очко
    [few] { $own } очка
    [many] { $own } очков
   *[other] { $own } очка
} больше.
review-why-outlook-rival = В итоге у игрока { $name } на { $rival ->
    [one] { $rival } очко
    [few] { $rival } очка
    [many] { $rival } очков
   *[other] { $rival } очка
} меньше.
review-why-outlook-both = В итоге это на { $own ->
    [one] { $own } очко
    [few] { $own } очка
    [many] { $own } очков
   *[other] { $own } очка
} больше, а у игрока { $name } на { $rival } меньше.

## Тренер
coach-best = Лучший ход.
coach-good = Хороший ход.
coach-slip = Неточность.
coach-mistake = Ошибка.
coach-blunder = Грубая ошибка.
coach-better = Лучше было: { $action }.
