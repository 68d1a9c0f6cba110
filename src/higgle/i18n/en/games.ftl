## Games

game-bohnanza = Bohnanza
    .about = Plant beans in the order you hold them, trade the ones you cannot use, and harvest at the best price; 3 to 5 players.
    .short = A turn: plant the front card of your hand (a second one if you like), turn up two cards and trade, plant everything received, draw three to the back of the hand. A hand is never rearranged; a field holds one sort. A harvest, at any time, pays by the beanometer. The deck runs out three times; then whoever has the most thalers wins.
game-bohnanza-plus = Bohnanza Plus
    .about = Bohnanza with more sorts of beans, and orders to meet for extra thalers; 3 to 7 players.
    .short = As Bohnanza, with more sorts and with orders: an order names the numbers of beans on two neighbouring fields and is worth a thaler when it is met in your own turn. Exactly two field beans give a third field. The most thalers win, met orders included.
game-high-bohn = High Bohn
    .about = Spend your bean thalers on the buildings of a Wild West town; 3 to 5 players.
    .short = As Bohnanza, but a thaler keeps its sort, and a building is paid for with thalers of its sort. Buildings change the rules for their owner and count points at the end. The most points win.
game-bohnaparte = Bohnaparte
    .about = Turn bean thalers into campaigns and conquer Beanland; 3 to 6 players.
    .short = As Bohnanza, with a war for the map: after phase 3 attack lands next to yours by laying cards against each other; a bean is as strong as the number on its card. Lands have effects and points. The most points win.
game-kuhhandel = Kuhhandel Master
    .about = Auction animals, bluff in secret cow trades and complete sets of four; 2 to 6 players.
    .short = In your turn auction the next animal, or open a secret cow trade with a player who owns the same one. Bids may be bluffs; money laid face down may be zeros. Only complete sets of four count: the sum of their values times the number of sets. The most points win.

## Beans

bean-blue = Blue bean
    .all = all blue beans
    .count =
        { $n ->
            [one] { $n } blue bean
           *[other] { $n } blue beans
        }
bean-chili = Chili bean
    .all = all chili beans
    .count =
        { $n ->
            [one] { $n } chili bean
           *[other] { $n } chili beans
        }
bean-stink = Stink bean
    .all = all stink beans
    .count =
        { $n ->
            [one] { $n } stink bean
           *[other] { $n } stink beans
        }
bean-green = Green bean
    .all = all green beans
    .count =
        { $n ->
            [one] { $n } green bean
           *[other] { $n } green beans
        }
bean-soy = Soy bean
    .all = all soy beans
    .count =
        { $n ->
            [one] { $n } soy bean
           *[other] { $n } soy beans
        }
bean-black-eyed = Black-eyed bean
    .all = all black-eyed beans
    .count =
        { $n ->
            [one] { $n } black-eyed bean
           *[other] { $n } black-eyed beans
        }
bean-red = Red bean
    .all = all red beans
    .count =
        { $n ->
            [one] { $n } red bean
           *[other] { $n } red beans
        }
bean-garden = Garden bean
    .all = all garden beans
    .count =
        { $n ->
            [one] { $n } garden bean
           *[other] { $n } garden beans
        }
bean-wax = Wax bean
    .all = all wax beans
    .count =
        { $n ->
            [one] { $n } wax bean
           *[other] { $n } wax beans
        }
bean-brandy = Brandy bean
    .all = all brandy beans
    .count =
        { $n ->
            [one] { $n } brandy bean
           *[other] { $n } brandy beans
        }
bean-coffee = Coffee bean
    .all = all coffee beans
    .count =
        { $n ->
            [one] { $n } coffee bean
           *[other] { $n } coffee beans
        }
bean-cocoa = Cocoa bean
    .all = all cocoa beans
    .count =
        { $n ->
            [one] { $n } cocoa bean
           *[other] { $n } cocoa beans
        }
bean-field = Field bean
    .all = all field beans
    .count =
        { $n ->
            [one] { $n } field bean
           *[other] { $n } field beans
        }
bean-cognac = Cognac bean
    .all = all cognac beans
    .count =
        { $n ->
            [one] { $n } cognac bean
           *[other] { $n } cognac beans
        }

## Animals of Kuhhandel Master

animal-chicken = Chicken
    .count =
        { $n ->
            [one] { $n } chicken
           *[other] { $n } chickens
        }
animal-goose = Goose
    .count =
        { $n ->
            [one] { $n } goose
           *[other] { $n } geese
        }
animal-cat = Cat
    .count =
        { $n ->
            [one] { $n } cat
           *[other] { $n } cats
        }
animal-dog = Dog
    .count =
        { $n ->
            [one] { $n } dog
           *[other] { $n } dogs
        }
animal-sheep = Sheep
    .count =
        { $n ->
            [one] { $n } sheep
           *[other] { $n } sheep
        }
animal-goat = Goat
    .count =
        { $n ->
            [one] { $n } goat
           *[other] { $n } goats
        }
animal-donkey = Donkey
    .count =
        { $n ->
            [one] { $n } donkey
           *[other] { $n } donkeys
        }
animal-pig = Pig
    .count =
        { $n ->
            [one] { $n } pig
           *[other] { $n } pigs
        }
animal-cow = Cow
    .count =
        { $n ->
            [one] { $n } cow
           *[other] { $n } cows
        }
animal-horse = Horse
    .count =
        { $n ->
            [one] { $n } horse
           *[other] { $n } horses
        }
animal-rat = Rat
    .count =
        { $n ->
            [one] { $n } rat
           *[other] { $n } rats
        }
pedigree = Pedigree
    .count =
        { $n ->
            [one] { $n } pedigree
           *[other] { $n } pedigrees
        }

## Buildings of High Bohn

building-mine = Mine
    .effect-2 = The third field costs you one thaler.
    .effect-3 = Garden beans pay 1 for 1, 2 for 2, 3 for 3; you may always harvest a lone garden bean.
    .effect-4 = One more field.
building-tipi = Tipi
    .effect-2 = At the end, one more thaler for each 8 in your pile.
    .effect-3 = At the end, one more thaler for each 6 in your pile.
    .effect-4 = At the end, one more thaler for each 5 in your pile.
building-bank = Bank
    .effect-2 = Before your turn you may look at the top card of the deck and put it under the deck.
    .effect-3 = In phase 4 you may put the drawn cards in any order before they join your hand.
    .effect-4 = Before your turn you may move one card to another place in your hand.
building-farm = Farm
    .effect-2 = You may plant soy beans on a field of a sort numbered 14 or more; there they count as that sort.
    .effect-3 = In phase 1 you may plant up to three beans.
    .effect-4 = A harvest worth exactly four thalers pays you five.
building-saloon = Saloon
    .effect-2 = One more field, for green beans only.
    .effect-3 = You may grow a stew: 3, 6, 7, 8 different beans pay 1, 2, 3, 4 thalers.
    .effect-4 = You may grow a stew: 3, 5, 6, 7, 8 different beans pay 1, 2, 3, 4, 5 thalers.
building-store = General store
    .effect-2 = Stores one bean that you would have to plant; stored beans can be traded or given away.
    .effect-3 = Stores two beans that you would have to plant; stored beans can be traded or given away.
    .effect-4 = Stores three beans that you would have to plant; stored beans can be traded or given away.
building-blacksmith = Blacksmith
    .effect-2 = One more field, for chili beans only.
    .effect-3 = 3, 5, 6, 7 chili beans pay you 1, 2, 3, 4 thalers.
    .effect-4 = You may harvest any lone bean.
building-jail = Jail
    .effect-2 = 3, 5, 7, 9 blue beans pay you 1, 2, 3, 4 thalers.
    .effect-3 = 4, 6, 8, 10 blue beans pay you 2, 3, 4, 5 thalers.
    .effect-4 = Whenever anybody’s blue beans pay at least one thaler, you take one of the blue cards left over as a thaler.
building-distillery = Distillery
    .effect-2 = At once, name a type of building: the others may buy one each, the rest leave the game.
    .effect-3 = From each stew harvest that pays, one thaler goes to this card.
    .effect-4 = 3, 5, 7, 8 cognac beans pay you 1, 2, 3, 4 thalers.

## Lands and war cards of Bohnaparte

land-camp = Camp
    .effect = Your first land; without it you play on while you hold any other.
land-farm = Farm
    .effect = One more card is turned up in your phase 2; 1 point.
land-village = Village
    .effect = You draw one more card in phase 5; defends with at least 16; 1 point.
land-city = City
    .effect = Defends with at least 18; 3 points.
land-monastery = Monastery
    .effect = Before phase 1, take a card from the deck: 6 to 12 becomes a thaler, 14 to 20 is discarded; 1 point.
land-quarry = Quarry
    .effect = Once, in your turn: pay two thalers and build a fortress under any land of yours; 1 point.
land-iron = Iron mine
    .effect = You have a cannon while you own an iron mine; 1 point.
land-swamp = Swamp
    .effect = Nobody may fight here with depot cards; 1 point.
land-river = River
    .effect = Can be neither conquered nor, without a forest, crossed; no points.
land-forest = Forest
    .effect = Defends with at least 17; you may attack across rivers and buy a merchant; 1 point.
land-pasture = Pasture
    .effect = Has a cavalry of its own; 1 point.
land-fortress = Fortress
    .effect = Adds two to the defending bean; stays with its land; 1 point for the owner of the land.
land-depot = Ammunition depot
    .effect = Holds as many beans as there are players, for battle only; costs three thalers.
land-cannon = Cannon
    .effect = Your attacks win ties against villages, cities and fortresses, but not 20 against 20.
land-merchant = Merchant
    .effect = Cards drawn in phase 5 go here and you choose which to take; two stay; costs three thalers while you own a forest.
land-cavalry = Cavalry
    .effect = Strikes first with 17; if it fails, a second round with beans follows and it rests until your next turn.

## Options

value-true = yes
value-false = no

option-same_sort_twice = Same sort on two fields
    .about = A sort that already grows may also be planted on another field.
option-lone_bean = Lone beans
    .about = When a field with a single bean may be harvested.
    .value-lenient = unless another field holds two or more
    .value-strict = only when every field holds exactly one
option-offers_per_turn = Offers per turn
    .about = How many offers a player may make in one turn.
option-rare = Rare beans
    .about = Which rare sort is played with 4 or 5 players.
    .value-cocoa = cocoa beans
    .value-field = field beans
option-twenty_two = The 22 beans
    .about = Which sort of 22 cards is in the deck; both pay alike.
    .value-wax = wax beans
    .value-brandy = brandy beans
option-cocoa_print = Cocoa beanometer
    .about = What two cocoa beans pay.
    .value-english = two thalers (English edition)
    .value-german = one thaler (German edition)
option-orders = Orders
    .about = Each player holds an order; two neighbouring fields with the right numbers of beans meet it for one thaler.
option-order_deck = Order deck
    .about = Which orders are in the game.
    .value-standard = pairs with a sum of 3 to 8
    .value-harder = pairs of 0 to 6 with a sum of 4 or more
option-plant_out = Planting out
    .about = After the end everybody still plants the cards in hand, without deals, before the last harvest.
    .value-off = no
    .value-fields = on the fields they have
    .value-free = new fields as needed
option-retrade = Re-trading
    .about = The active player may trade on cards received in the same turn.
option-cognac = Cognac variant
    .about = Adds 22 cognac beans and the four distilleries.
option-first_come = First come, first served
    .about = A building is bought at once, without waiting for players who come earlier.
option-last_sale = The last sale
    .about = Whether the fields are sold before the last buying round, or in it and after it.
    .value-before = fields are sold, then everybody buys
    .value-after = everybody buys and sells in turn, then what is left is sold
option-cavalry = Cavalry variant
    .about = Pastures, forests, merchants and cavalry instead of iron mines, fortresses, depots and cannons.
option-length = Length
    .about = How often the deck runs out before the game ends.
    .value-3 = short: three times
    .value-4 = usual: four times
    .value-5 = long: five times
option-grid = Straight grid
    .about = Lands lie in straight rows and columns and touch above, below, left and right only.
option-both_sides = Both sides
    .about = The cards of the plain game join the cavalry variant on a larger map.
option-camp_points = Points for a camp
    .about = How many victory points a camp is worth.
    .value-0 = none
    .value-1 = one
    .value-2 = two
option-map = Map
    .about = Which map of Beanland is laid out.
    .value-standard = the map for this number of players
    .value-pyramid = pyramid for three
    .value-own = a map of your own
option-super = Super Kuhhandel
    .about = After a cow trade you may still hold an auction in the same turn.
option-pecunia = Pecunia non olet
    .about = At the end the money in hand is added to the score.
option-bluffer_out = Bluffers sit out
    .about = Whoever bid more than they could pay may not bid when the lot is auctioned anew.
option-auction = Auctions
    .about = How bids on animals are made.
    .value-live = open calls, against the clock
    .value-turns = in turn, bid or pass
    .value-sealed = one secret ceiling each
option-dutch = Dutch auctions
    .about = How pedigrees are sold.
    .value-live = counting down, against the clock
    .value-sealed = one secret number each
option-offer_count_visible = Show offer sizes
    .about = Everybody sees how many money cards lie in an offer.
option-hand_count_visible = Show hand sizes
    .about = Everybody sees how many money cards each player holds.
option-two_seat_zeros = Zeros with two players
    .about = Whether the hands of a two-player game start with zeros.
    .value-some = two zeros each
    .value-none = no zeros
option-tie_break = Ties
    .about = Who wins when scores are equal.
    .value-none = the win is shared
    .value-money = more money in hand wins

## What scores are made of

score-orders = Met orders
score-sets = Sets
score-pedigrees = Pedigrees of sets
score-other_pedigrees = Other pedigrees
score-money = Money in hand
