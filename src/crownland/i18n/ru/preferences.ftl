## The look
prefer-look = Вид
language = Язык
prefer-theme = Тема
theme-auto = Системная
theme-light = Пергамент
theme-dark = Ночь
theme-contrast = Высокий контраст
prefer-board = Поле
board-normal = Обычное
board-small = Малое
board-large = Большое
prefer-motion = Анимация
motion-normal = Обычная
motion-fast = Быстрая
motion-off = Нет
prefer-coordinates = Координаты на поле

## Playing
prefer-play = Игра
prefer-confirm = Подтверждать ходы
confirm-touch = На сенсорном экране
confirm-always = Всегда
confirm-never = Никогда
prefer-hand = Кнопки на телефоне
hand-right = Правая рука
hand-left = Левая рука
prefer-shortcuts = Клавиши-команды
prefer-forced = Делать вынужденные ходы
prefer-forced-text = Когда вариант один. Костяшки вы по-прежнему кладёте сами.

## Sound
prefer-heard = Звук
prefer-sound = Громкость
sound-off = Без звука
sound-quiet = Тихо
sound-normal = Обычная
sound-loud = Громко
prefer-alerts = Сообщать о моём ходе, пока эта страница открыта
