# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, tried, or is obvious. Whose land it is about may be anybody's.

because = Почему
because-arms = { $name }
because-only = Это был единственный возможный ход.
because-played = Сыграно
because-tried = Попытка
because-obvious = Заманчиво
because-better = Лучше
because-square = ряд { $row }, столбец { $column }
because-at = { $count ->
    [one] Квадрат: { $squares }.
   *[other] Квадраты: { $squares }.
}
option-take = Взять: { $faces }
option-draw = Нарисовать: { $faces }
option-turn = Повернуть кубик: { $faces }
option-castle = Добавить крестик замка: { $faces }
option-name = Назвать: { $faces }
option-build = Построить: { $building }
option-burn = Сжечь: { $building }

## What can be seen at once
because-points = Это сразу приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
because-points-more = Это сразу приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} вместо { $other }.
because-less-now = Сейчас это приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} вместо { $other }, но окупится позже.
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
because-fits = Костяшка { $domino } никуда не подходит в этом королевстве.
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
}, а та — { $other }.
because-keeps = Игроку { $name } эта костяшка принесла бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

## Land
because-joins = Область ({ $terrain }) вырастает: теперь в ней { $squares ->
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
because-larger = В области ({ $terrain }) будет { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[many] { $squares } квадратов
}, а не { $squares_other }, и { $unit ->
    [crosses] крестики ещё могут прийти
   *[crowns] короны ещё могут прийти
}: в итоге примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
because-open = Области ({ $terrain }) есть куда расти: свободных квадратов вокруг { $free } вместо { $free_other }. В итоге это примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
because-castle-side = Свободных сторон у замка остаётся { $sides }, а не { $sides_other }, и туда подходит всё.
because-reach = Королевство остаётся компактным: доступных квадратов вокруг { $free }, а не { $free_other }.
because-follows = Уже выбранная костяшка { $domino } потом принесёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} вместо { $other }.
because-offers = После этого костяшка { $domino } из линии может принести { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} вместо { $other }.
because-hole = После { $than ->
    [played] сыгранного хода
    [tried] вашей попытки
   *[obvious] очевидного хода
} { $squares ->
    [1] остаётся квадрат, который не закрыть ни одной костяшкой
    [one] остаётся { $squares } квадрат, который не закрыть ни одной костяшкой
    [few] остаются { $squares } квадрата, которые не закрыть ни одной костяшкой
   *[many] остаётся { $squares } квадратов, которые не закрыть ни одной костяшкой
}.
because-shut-in = После { $than ->
    [played] сыгранного хода
    [tried] вашей попытки
   *[obvious] очевидного хода
} область ({ $terrain }, квадратов: { $squares }) заперта: к ней больше ничего не присоединить.
because-link = Области ({ $terrain }; квадратов: { $squares } и { $squares_other }) ещё можно соединить одним квадратом.
because-alone = После { $than ->
    [played] сыгранного хода
    [tried] вашей попытки
   *[obvious] очевидного хода
} { $squares ->
    [1] остаётся квадрат, рядом с которым нет свободного
    [one] остаётся { $squares } квадрат, рядом с которым нет свободного
    [few] остаются { $squares } квадрата, рядом с которыми нет свободных
   *[many] остаётся { $squares } квадратов, рядом с которыми нет свободных
}.
because-open-arms = Гербов, рядом с которыми есть свободный квадрат, остаётся { $kinds }, а не { $kinds_other }.
because-room = Костяшек поместится ещё { $room }, а не { $room_other }, так что сбрасывать придётся меньше.
because-too-small = После { $than ->
    [played] сыгранного хода
    [tried] вашей попытки
   *[obvious] очевидного хода
} места хватит не больше чем для { $room } из { $left } оставшихся костяшек.
because-kinds = Открытых для присоединения ландшафтов остаётся { $kinds }, а не { $kinds_other }, так что подойдёт больше костяшек.
because-feeds = { $crowns ->
    [0] С этой костяшкой область ({ $terrain }) вырастет
    [1] С этой костяшкой область ({ $terrain }) получит корону
    [one] С этой костяшкой область ({ $terrain }) получит { $crowns } корону
    [few] С этой костяшкой область ({ $terrain }) получит { $crowns } короны
   *[many] С этой костяшкой область ({ $terrain }) получит { $crowns } корон
}: в итоге примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
because-feeds-new = { $crowns ->
    [1] Это новый ландшафт ({ $terrain }) с короной
    [one] Это новый ландшафт ({ $terrain }) с { $crowns } короной
   *[other] Это новый ландшафт ({ $terrain }) с { $crowns } коронами
}: в итоге примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
because-matches = Эта костяшка подходит к уже выбранной костяшке { $domino } ({ $terrain }): в итоге примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
because-last-crowns = Это редкость: { $left ->
    [0] корон ({ $terrain }) больше не будет
   *[other] корон ({ $terrain }) ещё может прийти не больше { $left }
}.
because-feeds-die = { $crosses ->
    [0] С кубиком «{ $arms }» область ({ $terrain }) вырастет
    [1] С кубиком «{ $arms }» область ({ $terrain }) получит крестик
    [one] С кубиком «{ $arms }» область ({ $terrain }) получит { $crosses } крестик
    [few] С кубиком «{ $arms }» область ({ $terrain }) получит { $crosses } крестика
   *[many] С кубиком «{ $arms }» область ({ $terrain }) получит { $crosses } крестиков
}: в итоге примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
because-dice-more = Эти кубики можно нарисовать на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, а другие — на { $other }.
because-draws = Тогда лучший рисунок сразу приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} вместо { $other }.
because-able = Иначе ничего нельзя нарисовать.

## Bonuses, buildings, spells
because-bonus-harmony = Всё поместится: «Гармония» засчитывается в { $often ->
    [one] { $often } партии
   *[other] { $often } партиях
} из 100, а не в { $seldom }.
because-loses-harmony = После { $than ->
    [played] сыгранного хода
    [tried] вашей попытки
   *[obvious] очевидного хода
} места хватит не больше чем для { $room } из { $left } оставшихся костяшек: «Гармония» потеряна.
because-bonus-middle_kingdom = Замок остаётся в середине: «Срединное королевство» засчитывается в { $often ->
    [one] { $often } партии
   *[other] { $often } партиях
} из 100, а не в { $seldom }.
because-loses-middle_kingdom = После { $than ->
    [played] сыгранного хода
    [tried] вашей попытки
   *[obvious] очевидного хода
} «Срединное королевство» потеряно: замку уже не быть в середине.
because-bonus-building = С тайлом «{ $building }» здания в итоге приносят примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
because-brings-knights = { $knights ->
    [1] Этот тайл даёт рыцаря, который может собирать монеты.
   *[other] Этот тайл даёт рыцарей ({ $knights }), которые могут собирать монеты.
}
because-brings-towers = { $towers ->
    [1] Этот тайл даёт башню, а башни привлекают королеву.
   *[other] Этот тайл даёт башни ({ $towers }), а башни привлекают королеву.
}
because-bonus-site = Город на этой костяшке — стройплощадка: в итоге примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
because-needs-site = Город на этой костяшке — стройплощадка, а других свободных нет.
because-bonus-coins = Рыцари приносят монеты: в итоге примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} больше.
because-taxes = Рыцари сразу собирают { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} вместо { $other }.
because-knight-waits = { $knights ->
    [1] Здесь рыцарь собрал бы { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }; в резерве он дождётся области побольше
   *[other] Здесь рыцари ({ $knights }) собрали бы { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }; в резерве они дождутся области побольше
}{ $end ->
    [0] .
   *[other] : в итоге примерно на { $end ->
        [one] { $end } очко
        [few] { $end } очка
       *[many] { $end } очков
    } больше.
}
because-saves = Монет остаётся { $coins }, а не { $other }.
because-queen = Так переезжает королева: она остаётся до конца в { $often ->
    [one] { $often } партии
   *[other] { $often } партиях
} из 100, а не в { $seldom }.
because-takes-queen = Королева приезжает сразу: её корона засчитывается самой большой области.
because-spell = Нарисованный кубик «{ $arms }» отметит последнюю клетку своей строки: это даёт способность «{ $power }».
because-denies-spell = До способности «{ $power }» игроку { $name } не хватает одной клетки, и кубик «{ $arms }» её бы отметил.
because-ticks = Нарисованный кубик «{ $arms }» отметит клетку { $ticks } из { $boxes } для способности «{ $power }».
because-keeps-power = Способность «{ $power }» остаётся на потом.
because-castle-waits = Крестик замка остаётся для области побольше.

## Rivals and turns
because-denies = Иначе эту костяшку забирает { $name } и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; остальное приносит не больше { $other }.
because-denies-crowns = { $crowns ->
    [1] Эту корону
    [one] Эту { $crowns } корону
    [few] Эти { $crowns } короны
   *[many] Эти { $crowns } корон
} ({ $terrain }) ждёт { $name }: без этой костяшки итог соперника примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} ниже.
because-denies-land = { $name } хочет присоединить эту костяшку к своей области ({ $terrain }, квадратов: { $squares }): без неё итог соперника примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} ниже.
because-denies-match = У соперника ({ $name }) уже выбрана костяшка { $domino } ({ $terrain }), и эта к ней подходит: без этой костяшки его итог примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} ниже.
because-denies-site = Город на этой костяшке — стройплощадка, которая пригодится и сопернику ({ $name }): без неё его итог примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} ниже.
because-denies-dice = Из оставшегося { $name } нарисует не больше чем на { $other ->
    [one] { $other } очко
    [few] { $other } очка
   *[many] { $other } очков
} вместо { $points }.
because-takes-tile = Тайл «{ $building }» хочет получить и { $name }: без него итог соперника примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} ниже.
because-burns-tile = Сожжённый тайл «{ $building }» уже никому не достанется: итог соперника ({ $name }) примерно на { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
} ниже.
because-earlier = Следующий ход будет раньше: номер в очереди — { $place }, а не { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = В общей сложности это на { $own ->
    [one] { $own } очко
    [few] { $own } очка
    [many] { $own } очков
   *[other] { $own } очка
} больше.
because-outlook-rival = В общей сложности у игрока { $name } на { $rival ->
    [one] { $rival } очко
    [few] { $rival } очка
    [many] { $rival } очков
   *[other] { $rival } очка
} меньше.
because-outlook-both = В общей сложности это на { $own ->
    [one] { $own } очко
    [few] { $own } очка
    [many] { $own } очков
   *[other] { $own } очка
} больше, а у игрока { $name } на { $rival } меньше.
because-outlook-more = В общей сложности это на { $own ->
    [one] { $own } очко
    [few] { $own } очка
    [many] { $own } очков
   *[other] { $own } очка
} больше, но и у игрока { $name } на { $rival } больше.
because-outlook-less = В общей сложности у игрока { $name } на { $rival ->
    [one] { $rival } очко
    [few] { $rival } очка
    [many] { $rival } очков
   *[other] { $rival } очка
} меньше, а стоит это лишь { $own }.
because-ends-land = Главную прибавку даёт область ({ $terrain }): в итоге примерно { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-ends-buildings = Главную прибавку дают здания: в итоге примерно { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
because-ends-coins = Главную прибавку дают монеты: в итоге примерно { $end ->
    [one] { $end } очко
    [few] { $end } очка
   *[many] { $end } очков
}.
