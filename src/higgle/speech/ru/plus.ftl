### Что «Бонанза Плюс» говорит игроку.

refusal-order-not-now = Задание открывают только в начале своей первой фазы.
refusal-order-not-in-front = Задание — не верхняя карта вашей руки.
refusal-order-in-front = Верхняя карта вашей руки — задание: выполните или откройте его, прежде чем сажать.
refusal-order-own-turn = Задание выполняют в свой ход, до добора карт.
refusal-no-order = У вас нет задания.
refusal-order-not-met = Никакие две соседние ваши борозды не отвечают заданию.

event-field_won = { $player } получает третью борозду за два полевых боба.
event-planting_out = Игра окончена; бобы с рук высаживаются.
event-order_shown = { $player } открывает задание { $left }/{ $right }.
event-order_met = { $player } выполняет задание { $left }/{ $right } и получает талер.
event-order_returned = Задание { $left }/{ $right } игрока { $player } уходит под стопку.
event-order_drawn = { $player } берёт задание.
