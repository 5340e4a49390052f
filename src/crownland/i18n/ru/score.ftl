## Калькулятор очков
score-title = Калькулятор очков
score-text = Отмечайте квадраты каждого королевства: очки складываются сами.
score-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
score-again = Начать заново
score-again-sure = Да, очистить все королевства
score-kingdoms = Королевства
score-result = Результат
score-undone = Последний шаг отменён.
score-told = { $square }. { $points ->
    [one] Всего { $points } очко
    [few] Всего { $points } очка
   *[many] Всего { $points } очков
}
score-link-read = Этот стол пришёл по ссылке. «Отменить» вернёт ваш.
score-link-broken = Ссылка повреждена. Попросите прислать её ещё раз.
score-squares = Квадраты: { $squares } из { $most }
score-on-land = Показать очки на поле
score-clear-kingdom = Очистить королевство
score-keys = Клавиши на поле: стрелки перемещают, буквы выкладывают ландшафт (как в текстовой записи), цифры задают короны, Enter делает то, что выбрано в палитре, Backspace очищает, Shift со стрелками сдвигает всё королевство, U отменяет.

## Что выложить касанием
score-brush = Палитра
score-crowns = { $crowns ->
    [0] Без короны
    [one] { $crowns } корона
    [few] { $crowns } короны
   *[many] { $crowns } корон
}
score-crosses = { $crosses ->
    [0] Без крестика
    [one] { $crosses } крестик
    [few] { $crosses } крестика
   *[many] { $crosses } крестиков
}
score-building = Здание
score-castle = Замок
score-clear = Очистить квадрат
score-shift = Коснитесь места, где стоит замок, или сдвиньте всё:
score-shift-left = Сдвинуть королевство влево
score-shift-right = Сдвинуть королевство вправо
score-shift-up = Сдвинуть королевство вверх
score-shift-down = Сдвинуть королевство вниз

## Что ещё считается
score-court = Двор
score-knights = Рыцари
score-towers = Башни
score-brought = от зданий
score-queen = Королева здесь
score-more = Прибавить: { $what }
score-less = Убавить: { $what }
score-named = Названный герб: по 3 очка за область
score-named-none = нет
score-no-discard = Ни одна костяшка не сброшена

## Текстом
score-type = Ввести текстом
score-type-label = Это королевство текстом
score-type-text = По строке на каждый ряд, как их читает команда «crownland score»: # — замок, точка — пустой квадрат, цифра после буквы — число корон. { $letters }.
score-letter = { $letter } { $terrain }
text-long = Можно не больше { $most ->
    [one] { $most } знака
   *[other] { $most } знаков
}, а здесь { $got }.
text-castle = В королевстве один замок (#), а здесь их { $castles }.
text-cell = Ряд { $row }, столбец { $column }: нужны #, точка или одна из букв с числом до { $most }, а здесь «{ $got }».
text-frame = Королевство должно уместиться в { $most } × { $most } квадратов, а здесь ширина { $columns }, высота { $rows }.
text-map = Замок стоит в середине карты: рядов { $rows }, столбцов { $columns }. Это на ней не помещается.
text-option = После рядов в этой игре можно указать { $options }, а здесь «{ $got }».
text-number = Для { $option } нужно число до { $most }, а здесь «{ $got }».
text-named = Нужен один из гербов: { $arms }, а здесь «{ $got }».
text-building = Здания «{ $got }» нет.
text-square = Нужен квадрат, например f5, а здесь «{ $got }».
text-site = Каждое здание стоит на своём городском квадрате, а «{ $got }» — нет.

## Результат
score-missing = { $kingdoms ->
    [one] { $kingdoms } королевство ещё пусто
    [few] { $kingdoms } королевства ещё пусты
   *[many] { $kingdoms } королевств ещё пусты
}

## Чего не бывает
score-doubts = Проверьте ещё раз
doubt-frame = { $name }: королевство должно уместиться в { $most } × { $most } квадратов, а здесь ширина { $columns }, высота { $rows }.
doubt-apart = { $name }: часть квадратов не соединена с замком.
doubt-even = { $name }: костяшки занимают чётное число квадратов, а здесь их { $squares }.
doubt-crowns = { $name }: ни на одной костяшке этой игры нет такого квадрата: { $terrain }, { $crowns ->
    [0] без короны
    [one] { $crowns } корона
    [few] { $crowns } короны
   *[many] { $crowns } корон
}.
doubt-squares = Все королевства вместе: квадратов «{ $terrain }» в этой игре { $most }, а здесь { $squares }.
doubt-halves = Все королевства вместе: квадратов «{ $terrain }, { $crowns ->
    [0] без короны
    [one] { $crowns } корона
    [few] { $crowns } короны
   *[many] { $crowns } корон
}» в этой игре { $most }, а здесь { $squares }.
doubt-alone = { $name }: квадрат «{ $terrain }, { $crowns ->
    [0] без короны
    [one] { $crowns } корона
    [few] { $crowns } короны
   *[many] { $crowns } корон
}» ни с одним из соседей не составляет костяшку этой игры.
doubt-cover = { $name }: это королевство нельзя сложить из костяшек этой игры.
doubt-copies = Все королевства вместе: тайлов «{ $building }» в игре { $most }, а здесь их { $tiles }.
doubt-knights = Все королевства вместе: рыцарей в игре { $most }, а здесь насчитано { $knights }.
doubt-towers = Все королевства вместе: башен в игре { $most }, а здесь насчитано { $towers }.
doubt-queen_towerless = { $name }: королева не гостит у того, у кого нет башен.
doubt-queen_outbuilt = { $name }: королева гостит у того, у кого башен больше всего, а у кого-то их { $most }.
doubt-queen_nobody = Кто-то построил башню, значит, королева должна у кого-то гостить.
doubt-crosses = { $name }: к крестикам на кубиках можно добавить не больше { $most }, а здесь добавлено { $crosses }.
