## Для настоящего стола
tools-title = Для настоящего стола
tools-intro = Играете вживую? Здесь можно тянуть костяшки, засекать время и печатать листы.
tools-draft = Выкладка костяшек
tools-draft-text = Набирает линии, если вы узнаёте костяшки по рубашкам, и бросает кубики для Duel.
tools-clock = Игровые часы
tools-clock-text = От двух до восьми игроков, время на партию или на ход. Одно касание передаёт ход.
tools-print = Для печати
tools-print-text = Блокноты для подсчёта очков, листы с картами, книги заклинаний, костяшки, тайлы зданий и кубики — с нашими рисунками.
tools-offline = Эти страницы работают без связи, если вы уже открывали Crownland в этом браузере.
tools-insecure = По обычному http браузер не может ни установить эту страницу, ни открыть её без связи. По https или на компьютере с сервером это возможно.
tools-install = Установить приложение
tools-name-of = Имя игрока { $number }

## Выкладка костяшек
draft-intro = На рубашках костяшек есть номера. Перемешайте здесь, а потом найдите те номера, которые выпали.
draft-find = Выложите костяшки с этими номерами, самый маленький сверху.
draft-lines = { $boxes ->
    [one] Линий: { $lines }, костяшек в каждой: { $dominoes }.
   *[other] Линий: { $lines }, костяшек в каждой: { $dominoes }, из двух коробок по очереди.
}
draft-dice = Четыре кубика каждый раунд.
draft-note-kings = Отмечать, кто что выбирает
draft-note-dice = Отмечать, кто какой кубик берёт
draft-note-text = Тогда видно и то, чей сейчас ход.
draft-shuffle = Перемешать и открыть первую линию
draft-roll = Бросить кубики
draft-roll-again = Бросить ещё раз
draft-next = Открыть линию { $line }
draft-line = Линия { $line }
draft-line-of = Линия { $line } из { $lines }
draft-nothing = Ещё ничего не выпало
draft-takes = { $name } берёт кубик
draft-over = Это была последняя линия
draft-earlier = Прежние линии
draft-end = Начать заново
draft-end-sure = Да, забыть эту партию
draft-take-die = Взять: { $die }
draft-die-of = { $die }, берёт { $name }

## Игровые часы
clock-intro = Положите их на середину стола: закончив ход, каждый касается своего поля. Если порядок меняется, коснитесь поля того, кто ходит следующим.
clock-per-game = На всю партию
clock-per-turn = На каждый ход
clock-seconds = Секунды на ход
clock-facing = Лицом к обеим сторонам стола
clock-facing-text = Дальние поля перевёрнуты.
clock-vibrate = Вибрация
clock-set = Завести часы
clock-begin = Коснитесь поля того, кто начинает
clock-turn = Ходит { $name }
clock-paused = Часы остановлены
clock-late = Время вышло: { $name }
clock-up = время вышло
clock-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
clock-start = Пуск
clock-pause = Пауза
clock-go-on = Продолжить
clock-end = Новые часы
clock-end-sure = Да, сбросить
sounds-on = Звук включён
sounds-off = Звук выключен
clock-keys = Пробел передаёт ход, 1–8 отдают его игроку, P ставит на паузу, U отменяет.

## Для печати
print-intro = Выберите, что вам нужно. Всё нарисовано нами; сторона квадрата костяшки — 40 мм.
print-dominoes = Костяшки
print-tiles = Тайлы зданий
print-castles = Замки и короли
print-pad = Блокнот для подсчёта очков
print-sheets = Листы с картами
print-book = Книга заклинаний
print-dice = Кубики для склейки
print-pages = { $pages ->
    [one] { $pages } страница
    [few] { $pages } страницы
   *[many] { $pages } страниц
}
print-paper = Бумага
paper-a4 = A4
paper-letter = Letter
print-backs = С рубашками, для двусторонней печати
print-go = { $pages ->
    [0] Печать
    [one] Печать: { $pages } страница
    [few] Печать: { $pages } страницы
   *[many] Печать: { $pages } страниц
}
print-how = Печатайте в масштабе 100 % («реальный размер»), а двусторонние листы переворачивайте по длинному краю. На страницах для вырезания линия внизу покажет, верен ли размер.
print-preview = Предпросмотр
print-measure = Длина этой линии — 50 мм.
print-back = { $title } (рубашка)
print-dominoes-of = { $game }: костяшки { $first }–{ $last }
print-tiles-of = { $game }: тайлы зданий
print-dice-of = { $game }: кубики
print-sheets-of = { $game }: листы с картами
print-book-of = { $game }: книга заклинаний
print-pad-of = { $game }: блокнот для подсчёта очков
print-reconstructed = часть значений реконструирована
print-glue = вырезать по линиям, сложить по пунктиру, склеить клапаны
print-fold = сложить по пунктиру
print-castle-bonus = Крестик замка: отметьте эту клетку, когда используете его (раз за партию).
print-at-once = сразу
print-per-three = 3 монеты: 1
print-queen = Королева считается ещё одной короной на самой большой области того, у кого она гостит.
