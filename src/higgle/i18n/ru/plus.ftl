### Что «Бонанза Плюс» говорит игроку.

refusal-order-not-now = Задание открывают только в начале своей первой фазы.
refusal-order-not-in-front = Задание — не первая карта вашей руки.
refusal-order-in-front = Первая карта вашей руки — задание: выполните или откройте его, прежде чем сажать.
refusal-order-own-turn = Задание выполняют в свой ход, до добора карт.
refusal-no-order = У вас нет задания.
refusal-order-not-met = Ни одна пара ваших соседних борозд не подходит к заданию.

event-field_won = { $player } получает третью борозду за два полевых боба.
event-planting_out = Игра окончена; карты с рук ещё сажают.
event-order_shown = { $player } открывает задание { $left }/{ $right }.
event-order_met = { $player } выполняет задание { $left }/{ $right } и получает талер.
event-order_returned = Задание { $left }/{ $right } игрока { $player } уходит под колоду.
event-order_drawn = { $player } берёт задание.
event-shown-order = { $player } показывает { $all ->
    [1] всем
   *[other] (кому: { $to })
} задание { $left }/{ $right }.
