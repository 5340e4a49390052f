## Взгляд назад на партию
replay-title = { $sentence } — повтор
replay-moment = Момент
replay-here = { $round }, событие { $event } из { $last }
replay-here-game = Партия { $game }, { $round }, событие { $event } из { $last }
replay-game-round = Партия { $game } · { $round }
replay-back = Предыдущее событие
replay-on = Следующее событие
replay-round-back = Начало раунда
replay-round-on = Следующий раунд
replay-play = Пуск
replay-pause = Пауза
replay-jump = Перейти к раунду
replay-speed = Скорость
replay-times = { $times }×
replay-live = Сейчас
replay-copy-link = Копировать ссылку на этот момент
replay-keys = Влево, вправо: события · Page Up, Page Down: раунды · Home, End · пробел: пуск · S: очки · 1–8: королевства

## Что решил жребий
replay-bare = Стол пуст.
replay-chance-deal = Новые костяшки: { $dominoes }.
replay-chance-king = { $who ->
    [me] Вытянут ваш король.
   *[other] Вытянут король игрока { $name }.
}
replay-chance-tile = { $count ->
    [one] { $count } новый тайл здания.
    [few] { $count } новых тайла зданий.
   *[many] { $count } новых тайлов зданий.
}
replay-chance-first = { $who ->
    [me] Первый кубик берёте вы.
   *[other] Первый кубик берёт { $name }.
}
replay-chance-roll = Кубики брошены.

## Кто что сделал, с кубиками или гербами
replay-did-take = { $who ->
    [me] Вы берёте: { $faces }.
   *[other] { $name } берёт: { $faces }.
}
replay-did-draw = { $who ->
    [me] Вы рисуете: { $faces }.
   *[other] { $name } рисует: { $faces }.
}
replay-did-turn = { $who ->
    [me] Вы поворачиваете кубик: { $faces }.
   *[other] { $name } поворачивает кубик: { $faces }.
}
replay-did-castle = { $who ->
    [me] Вы добавляете крестик замка: { $faces }.
   *[other] { $name } добавляет крестик замка: { $faces }.
}
replay-did-name = { $who ->
    [me] Вы называете: { $faces }.
   *[other] { $name } называет: { $faces }.
}

## Игра с этого места
play-on = Играть отсюда
play-on-text = Новый стол с новым жребием; не учитывается.
play-on-seat = Ваше место
play-on-others = Остальные
play-on-invite = Пригласить людей

## Запись из другого источника
replay-other = Открыть запись
replay-copy-embed = Скопировать код для вставки
replay-copy-record = Скопировать запись
embed-open = Открыть в Crownland
import-title = Посмотреть запись
import-text = Смотрите любую сохранённую партию — отсюда или из своей программы.
import-file = Выбрать файл
import-drop = или перетащите его сюда
import-paste = Или вставьте запись:
import-go = Показать партию
import-empty = Пока пусто.
import-unreadable = Нечитаемая строка
import-choose = { $games ->
    [1] { $games } партия
    [one] { $games } партия: выберите одну
    [few] { $games } партии: выберите одну
   *[many] { $games } партий: выберите одну
}
import-more = … и ещё { $games } вне списка.
fault-event = Событие { $event }
fault-game-event = Партия { $game }, событие { $event }
fault-json = Это не запись: нужен один объект JSON.
fault-cut = Обрывается на { $got }-м знаке. Скопируйте или скачайте снова.
fault-format = Не запись Crownland или другая версия.
fault-players = Игроки не соответствуют игре.
fault-setup = Такой игры нет.
fault-choices = Возможностей здесь { $expected }, а не { $got }.
fault-seat = Ход места { $expected }, а не { $got }.
fault-chance = Жребий не соответствует исходному числу.
fault-result = Неверные очки или победители.
fault-early = Результат раньше конца партии.
fault-rules = { error-action-illegal }
fault-unreadable = Не читается.
fault-exactly = Подробности по-английски
