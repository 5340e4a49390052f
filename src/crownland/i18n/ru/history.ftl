# Партии и игроки: что здесь сыграно и чем закончилось.

history-title = Партии
history-intro = Ваши партии, партии, которые идут сейчас, и все завершённые здесь открытые партии.
history-mine = Мои партии
history-watch = Сейчас играют
history-finished = Завершённые
history-player = Игрок
history-game = Игра
history-any = Все игры
history-found = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  }
history-none = Открытых завершённых партий здесь ещё нет.
history-none-found = Партий не найдено.
history-none-running = Сейчас открытых партий нет.
history-winner = победа:
history-imported = загружена
history-more = Показать ещё
history-offline = Без связи здесь учтены только партии этого устройства.
history-browser = Только партии, сыгранные в этом браузере; подготовленные расклады, например партии с наставником, не учитываются.

players-title = Игроки
players-intro = Все имена, под которыми здесь завершали открытые партии.
players-search = Имя начинается с
players-found = { $players ->
    [one] { $players } имя
    [few] { $players } имени
   *[many] { $players } имён
  }
players-none = Под таким именем никто не завершил ни одной открытой партии.

player-since = С { $since } по { $last }
player-day = { $day }
player-free-name = Имя здесь можно взять любое: под этим могли играть несколько человек, и оно никому не принадлежит.
player-nobody = Под этим именем здесь ещё никто не завершил ни одной открытой партии.
player-mine = Все ваши партии, не только открытые, здесь:
player-games = Завершённые партии

statistics-games = Партии
statistics-wins = Победы
statistics-streak = Текущая серия
statistics-longest = Лучшая серия
statistics-rivals = Соперники
statistics-people = Люди
statistics-no-rivals = Пока только против ботов без уровня.
statistics-strongest = Если ботов несколько, партия учитывается по самому сильному.
statistics-won-of = побед: { $wins } из { $games }
statistics-variants = По вариантам
statistics-variant = Вариант
statistics-mean = В среднем
statistics-best = Рекорд
statistics-best-of = лучшая партия: { $variant }
statistics-kingdoms = { $kingdoms ->
    [one] Лучшее королевство
   *[other] Лучшие королевства
  }
statistics-picture = Лучшее королевство, { $variant }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
statistics-none-mine = Завершите партию, и здесь появится статистика.
statistics-play = Играть
history-open-record = Открыть запись
transfer-export = Сохранить мои партии в файл
transfer-import = Загрузить партии из файла
transfer-nothing = На этом устройстве пока нет партий.
transfer-done = { $kept ->
    [0] Новых партий нет.
    [one] Загружена { $kept } партия.
    [few] Загружены { $kept } партии.
   *[many] Загружено { $kept } партий.
} { $known ->
    [0] { "" }
    [one] { $known } уже была здесь.
   *[other] Уже были здесь: { $known }.
} { $wrong ->
    [0] { "" }
    [one] Не удалось прочитать { $wrong }.
   *[other] Не удалось прочитать: { $wrong }.
}
