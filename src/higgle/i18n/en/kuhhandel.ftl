### What Kuhhandel Master says to a player.

## Refusals

refusal-not-now = That cannot be done now.
refusal-clock-only = Only the clock does that.
refusal-deck-empty = The deck is empty; only cow trades are left.
refusal-no-auction-now = No auction can begin now.
refusal-no-bids-now = There is no bidding now.
refusal-auctioneer-bids-not = The auctioneer does not bid.
refusal-you-lead = Your bid is already the highest.
refusal-not-your-bid = It is another player’s turn to bid.
refusal-bid-in-tens = Bids must be multiples of ten.
refusal-bid-higher = The next bid must be at least { $lowest }.
refusal-price-was-another = This auction has started over; the price is now { $price }.
refusal-bid-too-high = Only { $most } has been given out so far; nobody can bid more.
refusal-bluffer-limit = You had to show your money for this card and may bid up to { $most }.
refusal-bluffer-is-out = You had to show your money for this card and may no longer bid.
refusal-call-too-late = The price has changed, or has been called already.
refusal-no-ceilings-now = No ceilings are written down now.
refusal-no-numbers-now = No numbers are written down now.
refusal-already-written = You have already written your number down.
refusal-auctioneer-decides = Only the auctioneer sells or buys.
refusal-cannot-buy = You cannot pay { $price }, so you cannot buy.
refusal-not-your-payment = You are not the one who pays.
refusal-not-your-money = You do not have these money cards.
refusal-zero-pays-nothing = A zero pays nothing and may not be part of a payment.
refusal-pays-too-little = That is { $paid }, but the price is { $price }.
refusal-can-pay-exactly = You can pay exactly { $price }, so you must.
refusal-card-too-many = The { $card } is not needed; without it { $price } would still be paid.
refusal-can-pay = You can pay { $price }, so you must.
refusal-no-count-now = There is no countdown now.
refusal-count-moved-on = The count stands at another number.
refusal-count-up-to-ten = The count begins at 10.
refusal-too-few-cards = You have fewer money cards than { $count }.
refusal-wrong-card-count = The price is { $count ->
    [one] { $count } money card
   *[other] { $count } money cards
}, no more and no fewer.
refusal-no-rat-about = There is no rat to dodge now.
refusal-not-your-rat = Another player decides about the rat.
refusal-no-money-for-rat = You have no money card to lay, so you must take the rat.
refusal-no-time-to-trade = No cow trade can begin now.
refusal-auction-owed = After a rat you owe another auction.
refusal-one-trade-a-turn = You have had your cow trade in this turn.
refusal-no-such-animal = Only animals and rats are traded, never pedigrees.
refusal-no-such-partner = There is no such partner for a cow trade.
refusal-you-have-none = You have no card of this species.
refusal-partner-has-none = Your partner has no card of this species.
refusal-trade-needs-money = Without money you cannot open a cow trade while cards are left in the deck.
refusal-no-offer-now = No money is offered now.
refusal-offer-needs-money = An offer needs at least one money card.
refusal-no-offer-to-answer = There is no offer to answer now.
refusal-not-your-trade = This cow trade is between two others.
refusal-counter-needs-money = A counter-offer needs at least one money card.
refusal-two-seats-share = With two players the deck is shared out; there are no auctions.
refusal-sharing-is-for-two = The deck is shared out only with two players.
refusal-no-sharing-now = No card can be looked at now.
refusal-no-card-looked-at = Look at the top card first.
refusal-bid-text = Write a bid like this: bid 120.
refusal-call-text = Write it like this: call 30 once, call 30 twice or call 30 thrice.
refusal-trade-text = Write it like this: trade cow with 3.
refusal-amount-text = “{ $word }” is not a number.
refusal-money-text = There is no money card of { $card }; there are 0, 10, 20, 50, 100, 200 and 500.
refusal-show-money-text = Write it like this: show 100 50 to 2, or: show money to all.
refusal-animal-text = There is no animal called “{ $animal }”.

## Cards

pedigree-chicken = Chicken pedigree
pedigree-goose = Goose pedigree
pedigree-cat = Cat pedigree
pedigree-dog = Dog pedigree
pedigree-sheep = Sheep pedigree
pedigree-goat = Goat pedigree
pedigree-donkey = Donkey pedigree
pedigree-pig = Pig pedigree
pedigree-cow = Cow pedigree
pedigree-horse = Horse pedigree

## Events

event-skipped = { $player } has no incomplete set and is skipped.
event-lot_turned = { $player } auctions: { $card }.
event-paid_out = Donkey number { $ordinal }: everybody gets { $value }.
event-bid = { $player } bids { $price }.
event-called = { $price }, { $times ->
    [1] going once
    [2] going twice
   *[3] going three times
}.
event-bid_passed = { $player } passes.
event-number_written = { $player } has written a number down.
event-drawn_by_lot = { $tied } wrote the same number; the lot decides for { $player }.
event-bidding_closed = The highest bid is { $player }'s: { $price }.
event-taken_free = Nobody wants it; { $player } takes it for nothing: { $card }.
event-lot_sold = { $player } sells to { $bidder } for { $price }.
event-lot_paid = { $player } pays { $auctioneer } { $price } and takes: { $card }.
event-lot_bought = { $player } pays { $bidder } { $price } and keeps: { $card }.
event-exposed = { $player } cannot pay and shows all money: { $value }.
event-auctioned_anew = Auctioned anew: { $card }.
event-counted = { $count }!
event-claimed = { $player } claims it for { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-claim_laid = { $player } lays { $count ->
    [one] { $count } card
   *[other] { $count } cards
} face down.
event-pedigree_sold = { $player } pays { $auctioneer } { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and takes: { $card }.
event-pedigree_bought = { $player } pays { $claimant } { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and keeps: { $card }.
event-rat_dodged = { $player } lays a card beside the rat; cards there now: { $count }.
event-rat_taken = { $player } takes the rat and { $count ->
    [one] { $count } money card
   *[other] { $count } money cards
}.
event-trade_opened = { $player } opens a cow trade with { $partner }: { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} at stake.
event-money_laid = { $player } lays money for { $partner }: { $card }, round { $round }.
event-money_counted = { $player } lays the cards side by side for { $partner } to count: { $count }.
event-money_accepted = { $player } takes { $partner }’s money: { $card }.
event-money_countered = { $player } counters { $partner }’s offer: { $card }.
event-money_swapped = { $player } and { $partner } swap their money.
event-trade_tied = { $player } and { $partner } have laid the same, in round { $round }.
event-animals_moved = { $player } gets from { $partner }: { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-top_looked_at = { $player } looks at the top card.
event-money_received = { $player } takes a money card.
event-laid_open = { $player } lays open: { $card }.
event-money_shown = { $player } shows the money in hand.
event-turn_passed = { $player } ends the turn.
event-farm_closed = The game is over; there is nothing left to trade.

## What is to be done

due-choose-deed = Auction the top card, or open a cow trade.
due-bid = Bid more, or stay out.
due-bid-or-pass = Bid more, or pass.
due-write-ceiling = Write down the most you would pay.
due-sell-or-buy = Sell for { $count }, or pay as much and keep the card.
due-pay-price = Pay { $count }; nobody gives change.
due-show-money = You cannot pay { $count }: show your money.
due-claim-now = Claim the card before somebody else does.
due-write-count = Write down at which number you claim the card.
due-lay-cards = Lay down { $count ->
    [one] one money card
   *[other] { $count } money cards
}, face down.
due-sell-or-buy-blind = Sell for what lies there, or lay { $count ->
    [one] one money card
   *[other] { $count } money cards
} and keep the card.
due-dodge-rat = A rat: take it with the money beside it, or lay a money card face down and pass it on.
due-offer-money = Lay your offer face down.
due-answer-money = Accept the offer, or lay one of your own face down.
due-keep-or-give = Keep the card, or give it away.
