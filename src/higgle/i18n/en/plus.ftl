### What Bohnanza Plus says to a player.

refusal-order-not-now = You may lay an order open only at the start of your own phase 1.
refusal-order-not-in-front = The order is not the front card of your hand.
refusal-order-in-front = An order is the front card of your hand; meet it or lay it open before you plant.
refusal-order-own-turn = Orders are met on your own turn, before you draw.
refusal-no-order = You have no order.
refusal-order-not-met = No two neighbouring fields of yours hold what the order asks for.

event-field_won = { $player } wins the third field with two field beans.
event-planting_out = The game is over; the hands are planted out.
event-order_shown = { $player } lays open the order { $left }/{ $right }.
event-order_met = { $player } meets the order { $left }/{ $right } and earns a thaler.
event-order_returned = The order { $left }/{ $right } of { $player } goes back under the pile.
event-order_drawn = { $player } draws an order.
event-shown-order = { $player } shows { $all ->
    [1] everybody
   *[other] { $to }
} the order { $left }/{ $right }.
