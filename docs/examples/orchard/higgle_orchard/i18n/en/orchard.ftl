### Orchard, the example of a whole game.

game-orchard = Orchard
    .about = Swap apples, pears and plums until you have many of one sort; ten minutes, 2 to 6 players. A small example game.

## Fruit

fruit-apple = Apple
    .count =
        { $n ->
            [one] { $n } apple
           *[other] { $n } apples
        }
fruit-pear = Pear
    .count =
        { $n ->
            [one] { $n } pear
           *[other] { $n } pears
        }
fruit-plum = Plum
    .count =
        { $n ->
            [one] { $n } plum
           *[other] { $n } plums
        }
score-apple = Apples
score-pear = Pears
score-plum = Plums
pile-orchard-hand = Basket
pile-orchard-laid = Laid open

## What one may do

do-orchard-swap = Offer { $partner } a swap: { $give } for { $want }
do-orchard-accept = Accept the swap
do-orchard-decline = Decline the swap
do-orchard-pass = Offer nothing

## What happens

event-fruit_offered = { $player } offers { $partner } a swap: { $give } for { $want }.
event-fruit_swapped = { $player } and { $partner } swap: { $give } for { $want }.
event-fruit_declined = { $player } declines.
event-fruit_drawn = { $player } draws: { $cards }.
event-hand_laid_open = { $player } lays the hand open: { $cards }.
event-orchard_closed = The deck is empty, and the orchard closes.

## Refusals

refusal-no-such-fruit = There are only apples, pears and plums.
refusal-same-fruit = A fruit can be swapped only for another sort.
refusal-fruit-missing = You do not have this fruit.
refusal-not-your-swap = Nobody has offered you a swap.
