### What High Bohn says to a player.

refusal-no-such-building = There is no such building in this game.
refusal-building-gone = This building is no longer for sale.
refusal-has-type = You already own a building of this type.
refusal-too-few-of-sort = That costs { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} of the building’s own sort; you have fewer of them.
refusal-purchase-waits = Another purchase is waiting for an answer; that comes first.
refusal-not-earlier = You cannot take this building from the buyer: you come later, own its type, lack the thalers or have let it pass.
refusal-no-such-purchase = Nobody is waiting to buy this building.
refusal-nothing-to-call-off = You are not waiting for a building.
refusal-other-type-sold = Only buildings of the type that was named are sold now.
refusal-nothing-to-name = You are not asked to name a type of building now.
refusal-type-sold-out = No building of this type is for sale any more.
refusal-not-in-purse = You do not have these thalers.
refusal-not-in-field = These beans do not grow in this field.
refusal-wrong-number = Name exactly { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
refusal-bad-choice = Name the cards in the order of their sorts.
refusal-no-choice = In field { $field } there is nothing to choose: just harvest it.
refusal-toll-missing = The owner of the distillery gets one of these thalers: say which.
refusal-no-toll = Nobody else gets a thaler from this harvest.
refusal-reserved-field = Field { $field } is for one sort only.
refusal-in-the-stew = The stew in field { $field } already has this sort.
refusal-soy-is-joined = Your soy already grows in another sort’s field; until that field is harvested, soy cannot start one of its own.
refusal-no-stew-choice = With this bean there is no choice between a stew and the field’s own sort: just plant it.
refusal-no-store-room = You have no room left in a store.
refusal-came-from-store = This bean came from a store and must be planted.
refusal-not-the-moment = A bank can only be used at its own moment.
refusal-same-place = The card is already at this place.
refusal-bad-order = Name each of the { $count } drawn cards once.
refusal-building-text = Name a building by its type and price, such as: buy farm 4.
refusal-name-text = Write it like this: name farm.
refusal-thaler-text = Name thalers by their sorts, such as: buy field with 2 soy and 1 red.
refusal-store-text = Write it like this: store, or in phase 3: store red.
refusal-stew-text = Write it like this: stew 2, or in phase 3: stew soy 2.
refusal-move-text = Write it like this: move 3 to 1.

event-wanted = { $player } wants to buy { $building }.
event-let_pass = { $player } lets { $building } pass.
event-called_off = { $player } does not buy { $building } after all.
event-bought = { $player } buys { $building }.
event-bought_nothing = { $player } buys nothing more.
event-left_game = The other cards of this type leave the game: { $type }.
event-named = { $player } names a type: { $type }.
event-stew_begun = { $player } turns field { $field } into a stew.
event-stew_harvested = { $player } harvests a stew of { $count } sorts in field { $field } for { $thalers ->
    [0] nothing
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}.
event-jail_paid = { $player }'s jail takes a thaler from the harvest of { $from }.
event-stored = { $player } stores { $sort }.
event-looked = { $player } looks at the top card of the deck.
event-left_on_top = { $player } leaves the card on top of the deck.
event-put_under = { $player } puts the card under the deck.
event-card_moved = { $player } moves a card of the hand from place { $place } to place { $new_place }.
event-took_up = { $player } takes up { $count ->
    [one] { $count } drawn card
   *[other] { $count } drawn cards
}.
event-last_harvest = The game is over; fields with soy among another sort are still to be sold.
event-last_buying = The last buying round begins.

## The buildings by price

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

## Piles and parts of the score

pile-high-bohn-town = For sale
pile-high-bohn-away = Out of the game
pile-high-bohn-buildings = Buildings
pile-high-bohn-under-saloon = Under the saloon
pile-high-bohn-under-distillery = Under the distillery
pile-high-bohn-store = Store
pile-high-bohn-from-store = From a store, to be planted
pile-high-bohn-above = Left on top of the deck
pile-high-bohn-under = Put under the deck
pile-high-bohn-peeked = Looked at
pile-high-bohn-drawn = Just drawn

score-under_cards = Thalers under cards
score-tipi = Tipi
score-buildings = Prices of the buildings
score-building_count = Bonus for four or more buildings
