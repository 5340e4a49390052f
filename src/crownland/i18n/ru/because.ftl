# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, tried, or is obvious. Whose land it is about may be anybody's.

because = Почему
because-arms = { $name }
because-only = Единственный ход.
because-played = Сыграно
because-tried = Попытка
because-obvious = Заманчиво
because-better = Лучше
because-sum = Причины считаются порознь; сумма может не сойтись.
answer-show = Показать ответ

## What can be seen at once
because-points = Сразу +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
because-points-more = Сразу +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, а не { $other }.
because-less-now = Сразу { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, а не { $other }, но окупится позже.
because-grows = Теперь в области ({ $terrain }) { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[many] { $squares } квадратов
}{ $unit ->
    [crosses] { $crowns ->
        [0] , но пока нет крестиков
        [one] {" "}и { $crowns } крестик
        [few] {" "}и { $crowns } крестика
       *[many] {" "}и { $crowns } крестиков
    }
   *[crowns] { $crowns ->
        [0] , но пока нет корон
        [one] {" "}и { $crowns } корона
        [few] {" "}и { $crowns } короны
       *[many] {" "}и { $crowns } корон
    }
}.
because-fits = Костяшка { $domino } никуда здесь не подходит.
because-brings = Костяшка { $domino } может принести { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
because-brings-more = Костяшка { $domino } может принести { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, другая — { $other }.
because-keeps = Игроку { $name } принесла бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

## Land
because-joins = В области ({ $terrain }) будет { $squares ->
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
}, а не { $squares_other } и { $crowns_other }: примерно +{ $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-larger = В области ({ $terrain }) будет { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[many] { $squares } квадратов
}, а не { $squares_other }, и { $unit ->
    [crosses] крестики ещё возможны
   *[crowns] короны ещё возможны
}: примерно +{ $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-open = Вокруг области ({ $terrain }) { $free ->
    [one] { $free } свободный квадрат
    [few] { $free } свободных квадрата
   *[many] { $free } свободных квадратов
}, а не { $free_other }: примерно +{ $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-castle-side = Свободных сторон замка: { $sides }, а не { $sides_other }; туда подходит всё.
because-reach = Королевство компактнее: доступных квадратов вокруг { $free }, а не { $free_other }.
because-follows = Уже выбранная костяшка { $domino } потом принесёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, а не { $other }.
because-offers = Костяшка { $domino } из линии потом может принести { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, а не { $other }.
because-hole = { $than ->
    [played] Сыгранный ход
    [tried] Ваша попытка
   *[obvious] Очевидный ход
} оставляет { $squares ->
    [1] квадрат, который не закрыть
    [one] { $squares } квадрат, который не закрыть
    [few] { $squares } квадрата, которые не закрыть
   *[many] { $squares } квадратов, которые не закрыть
}.
because-shut-in = { $than ->
    [played] Сыгранный ход
    [tried] Ваша попытка
   *[obvious] Очевидный ход
} запирает область ({ $terrain }, квадратов: { $squares }): она не вырастет.
because-link = Один квадрат ещё может соединить области ({ $terrain }; квадратов: { $squares } и { $squares_other }).
because-alone = { $than ->
    [played] Сыгранный ход
    [tried] Ваша попытка
   *[obvious] Очевидный ход
} оставляет { $squares ->
    [1] одинокий квадрат
    [one] { $squares } одинокий квадрат
    [few] { $squares } одиноких квадрата
   *[many] { $squares } одиноких квадратов
}.
because-open-arms = Гербов со свободным квадратом рядом: { $kinds }, а не { $kinds_other }.
because-room = Костяшек поместится ещё { $room }, а не { $room_other }: меньше сбросов.
because-too-small = { $than ->
    [played] Сыгранный ход
    [tried] Ваша попытка
   *[obvious] Очевидный ход
} оставляет место максимум для { $room } из { $left } костяшек.
because-kinds = Открытых ландшафтов остаётся { $kinds }, а не { $kinds_other }: подойдёт больше костяшек.
because-feeds = { $crowns ->
    [0] Увеличивает область ({ $terrain })
    [1] Даёт области ({ $terrain }) корону
    [one] Даёт области ({ $terrain }) { $crowns } корону
    [few] Даёт области ({ $terrain }) { $crowns } короны
   *[many] Даёт области ({ $terrain }) { $crowns } корон
}: примерно +{ $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-feeds-new = { $crowns ->
    [1] Даёт новый ландшафт ({ $terrain }) с короной
    [one] Даёт новый ландшафт ({ $terrain }) с { $crowns } короной
   *[other] Даёт новый ландшафт ({ $terrain }) с { $crowns } коронами
}: примерно +{ $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-matches = Подходит к уже выбранной костяшке { $domino } ({ $terrain }): примерно +{ $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-last-crowns = Редкость: { $left ->
    [0] корон ({ $terrain }) больше не будет
    [one] осталась лишь { $left } корона ({ $terrain })
    [few] осталось лишь { $left } короны ({ $terrain })
   *[many] осталось лишь { $left } корон ({ $terrain })
}.
because-feeds-die = { $crosses ->
    [0] Кубик «{ $arms }» увеличивает область ({ $terrain })
    [1] Кубик «{ $arms }» даёт области ({ $terrain }) крестик
    [one] Кубик «{ $arms }» даёт области ({ $terrain }) { $crosses } крестик
    [few] Кубик «{ $arms }» даёт области ({ $terrain }) { $crosses } крестика
   *[many] Кубик «{ $arms }» даёт области ({ $terrain }) { $crosses } крестиков
}: примерно +{ $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-dice-more = Эти кубики могут принести { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, другие — { $other }.
because-draws = Лучший рисунок тогда приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, а не { $other }.
because-able = Иначе ничего нельзя нарисовать.

## Bonuses, buildings, spells
because-bonus-harmony = Всё поместится: «Гармония» в { $often } % партий, а не в { $seldom } %.
because-loses-harmony = { $than ->
    [played] Сыгранный ход
    [tried] Ваша попытка
   *[obvious] Очевидный ход
} оставляет место максимум для { $room } из { $left } костяшек: «Гармонии» не будет.
because-bonus-middle_kingdom = Замок остаётся в центре: «Срединное королевство» в { $often } % партий, а не в { $seldom } %.
because-loses-middle_kingdom = { $than ->
    [played] Сыгранный ход
    [tried] Ваша попытка
   *[obvious] Очевидный ход
} лишает «Срединного королевства»: замок не в центре.
because-bonus-building = { $building } даёт примерно +{ $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-brings-knights = { $knights ->
    [1] Рыцарь с тайла может собирать монеты.
   *[other] Рыцари с тайла ({ $knights }) могут собирать монеты.
}
because-brings-towers = { $towers ->
    [1] Башня с тайла поможет привлечь королеву.
   *[other] Башни с тайла ({ $towers }) помогут привлечь королеву.
}
because-bonus-site = На ней стройплощадка: примерно +{ $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-needs-site = На ней единственная свободная стройплощадка.
because-bonus-coins = Рыцари приносят монеты: примерно +{ $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-taxes = Рыцари сейчас собирают { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}, а не { $other }.
because-knight-waits = { $knights ->
    [1] Здесь рыцарь собрал бы { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }; возможна область побольше
   *[other] Здесь рыцари ({ $knights }) собрали бы { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }; возможна область побольше
}{ $end ->
    [0] .
   *[other] : примерно +{ $end ->
        [one] { $end } очко
        [few] { $end } очка
       *[many] { $end } очков
    }.
}
because-saves = Монет остаётся { $coins }, а не { $other }.
because-queen = Королева остаётся до конца в { $often } % партий, а не в { $seldom } %.
because-takes-queen = Сразу привлекает королеву: корона для самой большой области.
because-spell = Кубик «{ $arms }» отметит последнюю клетку строки и даст способность «{ $power }».
because-denies-spell = Для способности «{ $power }» игроку { $name } нужен лишь кубик «{ $arms }».
because-ticks = Кубик «{ $arms }» отметит клетку { $ticks } из { $boxes } для способности «{ $power }».
because-keeps-power = Сохраняет способность «{ $power }».
because-castle-waits = Сохраняет крестик замка для области побольше.

## Rivals and turns
because-denies = Иначе её заберёт { $name } и получит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; остальное приносит не больше { $other }.
because-denies-crowns = Без { $crowns ->
    [1] этой короны
    [one] этой { $crowns } короны
   *[other] этих { $crowns } корон
} ({ $terrain }) { $name } потеряет примерно { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-denies-land = Нужна игроку { $name } ({ $terrain }, квадратов: { $squares }); без неё тот потеряет примерно { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-denies-match = Подходит к костяшке { $domino } ({ $terrain }) игрока { $name }; без пары тот потеряет примерно { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-denies-site = Без этой стройплощадки { $name } потеряет примерно { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-denies-dice = Остальное даст игроку { $name } не больше { $other ->
    [one] { $other } очка
   *[other] { $other } очков
} вместо { $points }.
because-takes-tile = Без тайла «{ $building }» { $name } потеряет примерно { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-burns-tile = Если сгорит { $building }, { $name } потеряет примерно { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-earlier = Следующий ход раньше: номер { $place }, а не { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = В сумме +{ $own ->
    [one] { $own } очко
    [few] { $own } очка
    [many] { $own } очков
   *[other] { $own } очка
}.
because-outlook-rival = В сумме у игрока { $name } −{ $rival ->
    [one] { $rival } очко
    [few] { $rival } очка
    [many] { $rival } очков
   *[other] { $rival } очка
}.
because-outlook-both = В сумме +{ $own ->
    [one] { $own } очко
    [few] { $own } очка
    [many] { $own } очков
   *[other] { $own } очка
}, у игрока { $name } −{ $rival }.
because-outlook-more = В сумме +{ $own ->
    [one] { $own } очко
    [few] { $own } очка
    [many] { $own } очков
   *[other] { $own } очка
}, но у игрока { $name } тоже +{ $rival }.
because-outlook-less = В сумме у игрока { $name } −{ $rival ->
    [one] { $rival } очко
    [few] { $rival } очка
    [many] { $rival } очков
   *[other] { $rival } очка
} ценой { $own }.
because-ends-land = Больше всего даёт область ({ $terrain }): примерно { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-ends-buildings = Больше всего дают здания: примерно { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-ends-coins = Больше всего дают монеты: примерно { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
