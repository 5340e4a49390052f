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
replay-keys = Влево, вправо: события · Page Up, Page Down: раунды · Home, End: начало, конец · пробел: пуск · S: очки · 1–8: королевства

## Что решил жребий
replay-bare = Стол пуст.
replay-chance-deal = Новые костяшки: { $dominoes }.
replay-chance-king = Вытянут король игрока { $name }.
replay-chance-tile = { $count ->
    [one] { $count } новый тайл здания.
    [few] { $count } новых тайла зданий.
   *[many] { $count } новых тайлов зданий.
}
replay-chance-first = Первый кубик берёт { $name }.
replay-chance-roll = Кубики брошены.

## Кто что сделал, с кубиками или гербами
replay-did-take = { $name } берёт: { $faces }.
replay-did-draw = { $name } рисует: { $faces }.
replay-did-turn = { $name } поворачивает кубик: { $faces }.
replay-did-castle = { $name } добавляет крестик замка: { $faces }.
replay-did-name = { $name } называет: { $faces }.

## Игра с этого места
play-on = Играть отсюда
play-on-text = Новый стол начнётся отсюда, с новым жребием; эта партия не учитывается.
play-on-seat = Ваше место
play-on-others = Остальные
play-on-invite = Пригласить людей

## Запись из другого источника
replay-other = Открыть запись
replay-copy-embed = Скопировать код для вставки
replay-copy-record = Скопировать запись
embed-open = Открыть в Crownland
import-title = Посмотреть запись
import-text = Посмотрите любую партию, сохранённую этим сайтом, командной строкой или вашей программой. Браузер проверит и покажет её.
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
fault-json = Это не запись: должен быть один объект JSON.
fault-cut = Запись обрывается на { $got }-м знаке. Скопируйте или скачайте её снова.
fault-format = Это не запись Crownland, или у неё другая версия.
fault-players = Имена игроков не соответствуют игре.
fault-setup = Такой игры нет, или она невозможна с такими параметрами.
fault-choices = Возможностей здесь было { $expected }, а в записи — { $got }.
fault-seat = Здесь ход места { $expected }, а не { $got }.
fault-chance = Жребий не соответствует исходному числу.
fault-result = Очки или победители не соответствуют правилам.
fault-early = Партия здесь ещё идёт, а запись заканчивается результатом.
fault-rules = Правила этого не позволяют.
fault-unreadable = Это не удаётся прочитать.
fault-exactly = Подробно, по-английски
