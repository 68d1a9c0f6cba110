### What the terminal says.

cli-must = Your answer
cli-may = Your answer, or Enter to do nothing
cli-or-type = or type, for example:
cli-left = You have left the table.
cli-offer = Offer { $offer }: { $maker } gives { $give } for { $want } (accepted by: { $accepted })
cli-map = Number, land, the seat that owns it; ^ is a fortress, small letters are used up.
refusal-option-text = “{ $text }” is no option; write name=value.
refusal-record-file = The file { $file } cannot be read ({ $why }).
refusal-record-write = The file { $file } cannot be written ({ $why }).
refusal-no-such-choice = There is no such number in the list.
pile-deck = Deck
pile-discard = Discard pile
pile-turned-up = Turned up
pile-hand = Hand
pile-thalers = Thalers
pile-field = Field
pile-received = Received
pile-orders = Orders
pile-orders-under = Orders under the pile
pile-order = Order
pile-open-order = Open order
pile-met-orders = Met orders
pile-alms = Alms
pile-depot = Depot
pile-laid = Laid
pile-unseen = Unseen card
pile-defence = Defence
pile-merchant = Merchant
pile-purse = Money
pile-shown = Shown money
pile-reserve = Reserve
pile-lot = Lot
pile-herd = Herd
pile-offer = Laid money
pile-pot = Money beside the rat
pile-claim = Claim
