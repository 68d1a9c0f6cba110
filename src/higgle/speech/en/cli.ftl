### What the terminal says.

cli-must = Your answer
cli-may = Your answer, or Enter to do nothing
cli-or-type = or type an action, such as: offer 1 blue for 1 red to all
cli-left = You have left the table.
cli-offer = Offer { $offer }: { $maker } gives { $give } for { $want } (accepted by: { $accepted })
refusal-option-text = “{ $text }” is no option; write name=value.
refusal-record-file = The file { $file } cannot be read ({ $why }).
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
