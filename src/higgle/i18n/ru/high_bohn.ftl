### Что «Большой Боб» говорит игроку.

refusal-no-such-building = Такого здания в этой игре нет.
refusal-building-gone = Это здание больше не продаётся.
refusal-has-type = Здание этого типа у вас уже есть.
refusal-too-few-of-sort = Это стоит { $price ->
    [one] { $price } талер
    [few] { $price } талера
   *[other] { $price } талеров
} сорта этого здания; у вас их меньше.
refusal-purchase-waits = Сначала нужно решить о другой покупке.
refusal-not-earlier = Перехватить это здание вы не можете: ваша очередь позже, у вас есть этот тип, не хватает талеров или вы уже уступили.
refusal-no-such-purchase = Это здание сейчас никто не покупает.
refusal-nothing-to-call-off = Вы сейчас не ждёте никакого здания.
refusal-other-type-sold = Сейчас продают только здания названного типа.
refusal-nothing-to-name = Сейчас вам не нужно называть тип здания.
refusal-type-sold-out = Зданий этого типа в продаже больше нет.
refusal-not-in-purse = Этих талеров у вас нет.
refusal-not-in-field = Эти бобы не растут в этой борозде.
refusal-wrong-number = Назовите ровно { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
refusal-bad-choice = Назовите карты по порядку сортов.
refusal-no-choice = В борозде { $field } выбирать не из чего: просто соберите урожай.
refusal-toll-missing = Один из этих талеров получает владелец винокурни: скажите, какой.
refusal-no-toll = Из этого урожая больше никто талера не получает.
refusal-reserved-field = Борозда { $field } — только для одного сорта.
refusal-in-the-stew = В солянке в борозде { $field } этот сорт уже есть.
refusal-soy-is-joined = Ваша соя растёт в борозде другого сорта; пока с неё не собран урожай, новую борозду с соей начать нельзя.
refusal-no-stew-choice = С этим бобом выбора между солянкой и сортом борозды нет: просто посадите его.
refusal-no-store-room = Свободного места на складе у вас нет.
refusal-came-from-store = Этот боб со склада, его нужно посадить.
refusal-not-the-moment = Банком пользуются только в его момент.
refusal-same-place = Карта уже лежит на этом месте.
refusal-bad-order = Назовите каждую из взятых карт ({ $count }) один раз.
refusal-building-text = Назовите здание по типу и цене, например: buy farm 4.
refusal-name-text = Пишите так: name farm.
refusal-thaler-text = Назовите талеры по сортам, например: buy field with 2 soy and 1 red.
refusal-store-text = Пишите так: store, а в третьей фазе: store red.
refusal-stew-text = Пишите так: stew 2, а в третьей фазе: stew soy 2.
refusal-move-text = Пишите так: move 3 to 1.

event-wanted = { $player } хочет купить: { $building }.
event-let_pass = { $player } уступает: { $building }.
event-called_off = { $player } отказывается от покупки: { $building }.
event-bought = { $player } покупает: { $building }.
event-bought_nothing = { $player } больше ничего не покупает.
event-left_game = Остальные карты этого типа выходят из игры: { $type }.
event-named = { $player } называет тип: { $type }.
event-stew_begun = { $player } превращает борозду { $field } в солянку.
event-stew_harvested = { $player } продаёт солянку с борозды { $field } (сортов: { $count }) за { $thalers ->
    [one] { $thalers } талер
    [few] { $thalers } талера
   *[other] { $thalers } талеров
}.
event-jail_paid = Тюрьма берёт талер с урожая: получает { $player }, урожай собирает { $from }.
event-stored = { $player } кладёт на склад: { $sort }.
event-looked = { $player } смотрит верхнюю карту колоды.
event-left_on_top = { $player } оставляет карту наверху колоды.
event-put_under = { $player } кладёт карту под колоду.
event-card_moved = { $player } перекладывает карту в руке с места { $place } на место { $new_place }.
event-took_up = { $player } берёт в руку добранные карты: { $count }.
event-last_harvest = Игра окончена; осталось продать борозды, где среди другого сорта растёт соя.
event-last_buying = Начинается последний круг покупок.

## Здания по ценам

building-mine-1 = { building-mine } 1
building-mine-2 = { building-mine } 2
building-mine-3 = { building-mine } 3
building-mine-4 = { building-mine } 4
building-tipi-1 = { building-tipi } 1
building-tipi-2 = { building-tipi } 2
building-tipi-3 = { building-tipi } 3
building-tipi-4 = { building-tipi } 4
building-bank-1 = { building-bank } 1
building-bank-2 = { building-bank } 2
building-bank-3 = { building-bank } 3
building-bank-4 = { building-bank } 4
building-farm-1 = { building-farm } 1
building-farm-2 = { building-farm } 2
building-farm-3 = { building-farm } 3
building-farm-4 = { building-farm } 4
building-saloon-1 = { building-saloon } 1
building-saloon-2 = { building-saloon } 2
building-saloon-3 = { building-saloon } 3
building-saloon-4 = { building-saloon } 4
building-store-1 = { building-store } 1
building-store-2 = { building-store } 2
building-store-3 = { building-store } 3
building-store-4 = { building-store } 4
building-blacksmith-1 = { building-blacksmith } 1
building-blacksmith-2 = { building-blacksmith } 2
building-blacksmith-3 = { building-blacksmith } 3
building-blacksmith-4 = { building-blacksmith } 4
building-jail-1 = { building-jail } 1
building-jail-2 = { building-jail } 2
building-jail-3 = { building-jail } 3
building-jail-4 = { building-jail } 4
building-distillery-1 = { building-distillery } 1
building-distillery-2 = { building-distillery } 2
building-distillery-3 = { building-distillery } 3
building-distillery-4 = { building-distillery } 4

## Стопки и части счёта

pile-high-bohn-town = Продаётся
pile-high-bohn-away = Вне игры
pile-high-bohn-buildings = Здания
pile-high-bohn-under-saloon = Под салуном
pile-high-bohn-under-distillery = Под винокурней
pile-high-bohn-store = Склад
pile-high-bohn-from-store = Со склада, посадить
pile-high-bohn-above = Оставлено на колоде
pile-high-bohn-under = Положено под колоду
pile-high-bohn-peeked = Просмотрено
pile-high-bohn-drawn = Только что взято

score-under_cards = Талеры под картами
score-tipi = Типи
score-buildings = Цены зданий
score-building_count = Премия за четыре здания и больше
