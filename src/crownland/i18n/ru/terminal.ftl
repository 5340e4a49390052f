# Игра в терминале. Слова, которые вводят, одинаковы во всех языках и не переводятся: help, legal, show, hint, me, log, score,
# undo, resign, quit, draft, board, look, book, place, claim, knights, build, burn, take, draw, castle, turn, name, cross, any,
# apart. То же относится к названиям квадратов, например f4, и гербов, например dd.

## Первые вопросы
terminal-welcome = Добро пожаловать в Crownland. Enter выбирает то, что стоит в [скобках].
terminal-which-game = Во что играем?
terminal-type-game = Введите номер или начало названия [{ $usual }]
terminal-how-many = Сколько игроков: { $numbers }? [{ $usual }]
terminal-type-options = Введите номера через запятую [нет]
terminal-who-plays = Кто играет против вас?
terminal-type-rival = Введите номер, начало имени или любого другого бота [{ $usual }]
terminal-your-name = Ваше имя? [{ $usual }]
terminal-preparing = Игра настраивается под этот компьютер. Это нужно только один раз и может занять полминуты.

## Что можно ввести
terminal-help-legal = показать всё, что вы можете сделать (legal 2: вторая страница)
terminal-help-show = показать номер 3 из списка на поле, прежде чем решить
terminal-help-hint = показать, что сделал бы на вашем месте сильный бот и почему
terminal-help-me = показать стол ещё раз, со всеми возможностями
terminal-help-log = рассказать ещё раз, что случилось после вашего решения
terminal-help-score = показать очки каждого королевства, область за областью
terminal-help-undo = отменить ваше последнее решение и всё, что было потом
terminal-help-resign = сдаться
terminal-help-quit = выйти из партии
terminal-help-help = показать этот список
terminal-help-place = выложить костяшку, как показано под номером 3 (или просто 3)
terminal-help-place-squares = выложить первую половинку на f4, вторую на g4
terminal-help-claim = поставить короля на костяшку 31 новой линии (или просто 31)
terminal-help-draft = показать обе линии и то, чего ещё никто не видел
terminal-help-knights = отправить рыцарей, как показано под номером 3; knights e4 называет квадрат; Enter придерживает их
terminal-help-build = построить тайл из ячейки 3 там, где он даёт больше всего; build 3 e4 — на e4; Enter ничего не строит
terminal-help-burn = подкупить дракона за 1 монету, чтобы он сжёг тайл в ячейке 3; Enter его не трогает
terminal-help-board = объяснить здания на планшете, королеву и дракона
terminal-help-look = увеличить королевство 2 вместе с его зданиями
terminal-help-take = взять кубик 2 (или просто 2); 13 или take 1 3 берёт кубики 1 и 3
terminal-help-draw = нарисовать кубики, как показано под номером 3 (или просто 3)
terminal-help-draw-squares = рисовать на этих двух щитах; если рисунков несколько, вас спросят, какой
terminal-help-draw-arms = то же с гербами: d, l, dd, ll, f, c, как в книге
terminal-help-draw-power = показать, что позволяет способность, пока она у вас есть
terminal-help-castle = добавить крестик замка к кубику 2, раз за партию; Enter приберегает его
terminal-help-turn = повернуть кубик 2 на эту грань, пока есть способность; Enter приберегает её
terminal-help-name = использовать способности, которые действуют сразу
terminal-help-book = объяснить способности из книги заклинаний

## За столом
terminal-enter-for = Enter: { $choice }
terminal-enter = Enter: { $choice }.
terminal-more = Ещё { $count }: legal.
terminal-help = Справка: help.
terminal-type-one-of = Введите один из номеров: { $numbers }.
terminal-page = Страница { $page } из { $pages }.
terminal-which = Что из этого? (me: назад ко всему)
terminal-log-none = После вашего решения ничего не случилось.
terminal-queen-moves = Королеву теперь принимает { $name }.
terminal-points = { $points } оч.
terminal-coins = { $coins } м.
terminal-queen = королева
terminal-largest = Самая большая область
terminal-resign = Сдать эту партию? (д/Н)
# Что значит «да» в ответ на предыдущий вопрос, через пробел.
terminal-yes = д да y yes
terminal-next-game = Enter — следующая партия.
terminal-save-record = Сохранить запись этой партии? Введите имя файла или нажмите Enter, если нет:
terminal-saved = Партия сохранена в файле { $file }.
terminal-saved-unfinished = Неоконченная партия сохранена в файле { $file }.
terminal-left = Вы вышли из партии.
terminal-stopped = Остановлено.

## Duel
terminal-shields = { $shields ->
    [one] { $shields } свободный щит на более полной карте
    [few] { $shields } свободных щита на более полной карте
   *[many] { $shields } свободных щитов на более полной карте
}
terminal-take-one = Соперник возьмёт два из остальных, а последний достанется вам. В скобках — очки вашего лучшего рисунка с каждым из других кубиков.
terminal-take-two = 13 берёт кубики 1 и 3. Последний достанется сопернику.
terminal-take-power = Или используйте способность и возьмите два: 13 берёт кубики 1 и 3.
terminal-with-die = { $gain } с { $die }
terminal-draw-nowhere = На вашей карте они никуда не подходят.
terminal-draw-joker = Назовите два щита, чтобы выбрать герб для джокера.
terminal-turn-points = Очки — за ваш лучший рисунок после поворота.
terminal-castle-tick = Очки — за ваш лучший рисунок с этим крестиком. Этот кубик тогда не отметит клетку.
terminal-wins-power = { $name } заполняет строку герба «{ $arms }» и получает её способность.
terminal-map-full = Карта заполнена: { $names }.
terminal-no-drawing = Ни один из двоих не мог рисовать.

## Что осталось непонятым
terminal-expected-verb = Сейчас нужно { $verb }, а введено «{ $got }».
terminal-expected-verb-number = Нужно { $verb } с номером или help, а введено «{ $got }».
terminal-expected-verb-enter = Нужно { $verb } с номером или Enter, чтобы ничего не делать.
terminal-expected-verb-with = Нужно { $verb } с номером { $options }, а введено «{ $got }».
terminal-expected-number = Нужно число от { $least } до { $most }, а введено «{ $got }».
terminal-expected-number-or-name = Нужно число от { $least } до { $most } или название, а введено «{ $got }».
terminal-expected-numbers = Нужны числа от 1 до { $most }, а введено «{ $got }».
terminal-expected-one-of = Нужно { $options }, а введено «{ $got }».
terminal-expected-name = Нужно имя длиной от 1 до { $most ->
    [one] { $most } печатного знака
   *[other] { $most } печатных знаков
}, а введено «{ $got }».
terminal-expected-rivals = { $most ->
    [1] Нужен 1 соперник, а указано { $got }.
    [one] Нужно от 1 до { $most } соперника, а указано { $got }.
   *[other] Нужно от 1 до { $most } соперников, а указано { $got }.
}
terminal-expected-squares = Нужен номер или два квадрата, например { $example }, а введено «{ $got }».
terminal-expected-neighbours = Нужны два квадрата рядом, а { $squares } — не соседние.
terminal-expected-knights = Нужны рыцари на { $squares }, не больше, чем у вас есть, а введено «{ $got }».
terminal-expected-slot = Нужно burn с номером ячейки, а введено «{ $got }».
terminal-expected-site = Нужны ячейка и стройплощадка, например 3 e4, а введено «{ $got }».
terminal-expected-affordable = Нужна ячейка со зданием, на которое хватает монет, а введено «{ $got }».
terminal-expected-example = Нужно { $verb }, например { $example }, а введено «{ $got }».
terminal-die-taken = Кубик { $die } уже взят; выберите из тех, что в середине.
terminal-power-not-held = Способности { $word } у вас нет.
terminal-power-needed = Для этого нужна способность: допишите { $words }.
terminal-file-missing = Нет такого файла или папки: { $file }
terminal-file-refused = Не удаётся прочитать или записать { $file }. Подробности (по-английски): { $why }
terminal-details = { $sentence } Подробности (по-английски): { $why }

## Повторы и очки
terminal-replay-keys = Enter дальше · b назад · f начало · e конец · номер Enter переход · s очки · q выход
terminal-record-ends = Запись заканчивается здесь, раньше партии.
terminal-this-kingdom = Это королевство
