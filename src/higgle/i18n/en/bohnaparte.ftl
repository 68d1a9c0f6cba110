### What Bohnaparte says to a player. Lands and cavalry are numbered from 1.

refusal-camps-taken = The camps have been taken; the war has begun.
refusal-not-a-camp = Land { $land } is not a camp.
refusal-camp-taken = The camp on land { $land } is taken.
refusal-no-such-land = There is no such land; lands are numbered from 1 to { $lands }.
refusal-not-attacking = Attacks are made in phase 4, when no battle is being fought.
refusal-river = Land { $land } is a river; nobody can conquer it.
refusal-own-land = Land { $land } is already yours.
refusal-out-of-reach = Land { $land } does not border any of your lands.
refusal-not-your-cavalry = You have no cavalry { $cavalry }.
refusal-cavalry-turned = Cavalry { $cavalry } is turned; it is ready again in your next turn.
refusal-no-battle = No battle is being fought now.
refusal-not-your-battle = It is not your turn to lay a card in this battle.
refusal-swamp = Depot beans cannot be used in a swamp.
refusal-no-depot-bean = There is no bean at place { $place } of your depot.
refusal-no-deck = Deck and discard pile are empty; fight with a card of your own.
refusal-no-depot-for-sale = There are no depots in this variant.
refusal-has-depot = You already have a depot.
refusal-no-depot = You have no depot.
refusal-depot-full = Your depot is full; it holds { $beans } beans.
refusal-not-your-quarry = You have no quarry on land { $land }.
refusal-quarry-empty = The quarry on land { $land } is empty.
refusal-not-your-land = Land { $land } is not yours.
refusal-has-fortress = There is already a fortress under land { $land }.
refusal-has-merchant = You already have a merchant.
refusal-no-forest = Only the owner of a forest can buy a merchant.
refusal-not-choosing = There is nothing to take from a merchant now.
refusal-not-at-merchant = There is no such bean on your merchant.
refusal-both-sides-cavalry = Both sides of the cards are played only with the option “cavalry”.
refusal-pyramid-seats = The pyramid is a map for three players.
refusal-no-fortresses = With the option “cavalry” there are no fortresses, unless both sides of the cards are played.
refusal-pyramid-corners = A pyramid of your own must have its camps in its three corners.
refusal-map-rows = A map for this table has { $rows } rows; yours has { $given }.
refusal-map-row = Row { $row } of the map has { $lands } lands; yours has { $given }.
refusal-map-sign = There is no land “{ $sign }”; choose from: { $signs }.
refusal-map-camps = The map needs { $seats } camps, one for each player; yours has { $given }.
refusal-map-cards = The map may have at most { $most } of “{ $sign }”.
refusal-map-apart = The map falls apart: without its rivers it must be one piece.
refusal-camp-text = Write it like this: camp 12.
refusal-attack-text = Write it like this: attack 17, or: attack 17 with cavalry 2.
refusal-fight-text = Write it like this: fight with hand 3, fight with depot 2, or: fight with deck.
refusal-fortify-text = Write it like this: fortify 12 with quarry 5.

event-camped = { $player } takes the camp on land { $land }.
event-alms = The monastery on land { $land } takes a card: { $sort }. { $thalers ->
    [0] It is discarded.
   *[other] It becomes a thaler of { $player }.
}
event-attacked = { $player } attacks land { $land }{ $cavalry ->
    [0] {""}
   *[other] {" "}with cavalry { $cavalry }
}.
event-laid = { $player } lays a card { $source ->
    [0] from the hand
    [1] from the depot
   *[2] from the deck
}.
event-fought = { $won ->
    [0] { $player } fails to take land { $land }: { $attack } against { $defence }.
   *[other] { $player } wins the battle for land { $land }: { $attack } against { $defence }.
}
event-conquered = Land { $land } now belongs to { $player }.
event-crowned = { $player } holds { $lands } lands; the game ends.
event-landless = { $player } has no land left; the game ends.
event-stopped = { $player } attacks no more.
event-cavalry_turned = Cavalry { $cavalry } is turned.
event-cavalry_ready = Cavalry { $cavalry } is ready again.
event-fortified = { $player } builds a fortress under land { $land }; the quarry on land { $quarry } is empty.
event-depot_bought = { $player } buys a depot.
event-stocked = { $player } lays a bean into the depot.
event-merchant_bought = { $player } buys a merchant.
event-took = { $player } takes a card from the merchant: { $sort }.
