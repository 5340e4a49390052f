## Без связи
offline-title = Нет связи с сервером
offline-text = Без неё нет ни столов, ни ботов. Как только связь вернётся, ваши партии продолжатся с того же места.
offline-still = Это работает и без связи
offline-learn = Правила и компоненты
offline-score = Калькулятор очков
offline-tools-draft = Выкладка костяшек
offline-tools-clock = Игровые часы
offline-tools-print = Для печати
