### Что говорит терминал.

cli-must = Ваш ответ
cli-may = Ваш ответ, или Enter, чтобы ничего не делать
cli-or-type = или введите, например:
cli-left = Вы встали из-за стола.
cli-offer = Предложение { $offer }: { $maker } даёт { $give } в обмен на { $want } (приняли: { $accepted })
cli-map = Номер, земля, место владельца; ^ — крепость, строчными — израсходовано.
refusal-option-text = «{ $text }» — не настройка; пишите имя=значение.
refusal-record-file = Файл { $file } не прочитать ({ $why }).
refusal-record-write = Файл { $file } нельзя записать ({ $why }).
refusal-no-such-choice = Такого номера в списке нет.
pile-deck = Колода
pile-discard = Использованные
pile-turned-up = Открыты
pile-hand = Рука
pile-thalers = Талеры
pile-field = Борозда
pile-received = Получено
pile-orders = Задания
pile-orders-under = Задания под стопкой
pile-order = Задание
pile-open-order = Открытое задание
pile-met-orders = Выполненные задания
pile-alms = Подаяние
pile-depot = Склад
pile-laid = Выложено
pile-unseen = Невидимая карта
pile-defence = Защита
pile-merchant = Торговец
pile-purse = Деньги
pile-shown = Показанные деньги
pile-reserve = Запас
pile-lot = Лот
pile-herd = Стадо
pile-offer = Выложенные деньги
pile-pot = Деньги у крысы
pile-claim = Заявка
