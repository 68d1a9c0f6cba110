### Что «Бонанза Плюс» говорит игроку.

refusal-no-purchase-after-end = После конца игры борозду купить нельзя.
refusal-order-not-now = Заказ открывают только в начале своей первой фазы.
refusal-order-not-in-front = Заказ — не верхняя карта вашей руки.
refusal-order-in-front = Верхняя карта вашей руки — заказ: выполните или откройте его, прежде чем сажать.
refusal-order-own-turn = Заказ выполняют в свой ход, до добора карт.
refusal-no-order = У вас нет заказа.
refusal-order-not-met = Никакие две соседние ваши борозды не отвечают заказу.

event-field_won = { $player } получает третью борозду за два полевых боба.
event-planting_out = Игра окончена; бобы с рук высаживаются.
event-order_shown = { $player } открывает заказ { $left }/{ $right }.
event-order_met = { $player } выполняет заказ { $left }/{ $right } и получает талер.
event-order_returned = Заказ { $left }/{ $right } игрока { $player } уходит под стопку.
event-order_drawn = { $player } берёт заказ.
