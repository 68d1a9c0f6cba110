### What the games with beans say to a player.

refusal-no-such-field = You have no field { $field }.
refusal-other-sort-grows = Another sort grows in field { $field }; a field holds one sort.
refusal-grows-elsewhere = This sort already grows in another of your fields.
refusal-field-empty = Field { $field } is empty.
refusal-lone-bean = A lone bean may not be harvested while another of your fields holds more.
refusal-no-field-for-sale = No field is for sale in this game.
refusal-has-third-field = You already have the third field.
refusal-too-few-thalers = That costs { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}; you have fewer.
refusal-not-trading = There is no trading now.
refusal-not-planting = There is nothing to plant now.
refusal-nothing-to-plant = You have no such bean to plant.
refusal-front-card-first = Plant the front card of your hand first.
refusal-must-plant = The first bean must be planted.
refusal-nothing-to-pass = There is nothing to pass now.
refusal-too-many-offers = You have made { $limit } offers in this turn; that is the limit.
refusal-empty-offer = An offer needs at least one card on one side.
refusal-bad-offer = Name the cards and seats of an offer in order, and each seat once.
refusal-not-a-partner = Only the active player deals with the others.
refusal-no-such-beans = The game does not have that many of these beans.
refusal-not-in-hand = You do not have these cards in your hand.
refusal-not-open = These cards do not lie face up in front of you.
refusal-not-your-offer = Offer { $offer } is not yours to answer.
refusal-offer-gone = Offer { $offer } no longer stands.
refusal-already-accepted = You have already accepted offer { $offer }.
refusal-already-declined = You have already declined offer { $offer }.
refusal-not-accepted = This player has not accepted offer { $offer }.
refusal-wrong-cards = These are not the cards that offer { $offer } names.
refusal-too-many-choices = An offer may leave at most { $most } possibilities to choose from.
refusal-not-a-choice = Choose between different cards, and name at least one each time.
refusal-linked-already = This offer is linked to another one already.
refusal-not-for-both = Your cards are not enough for this and for offer { $offer }.
refusal-both-partners = Offer { $offer } closes only together with offer { $other }, each with somebody else who has accepted.
refusal-one-partner = Offer { $offer } closes with one partner.
refusal-no-such-place = There is no card at place { $place } of your hand, or it was named twice.
refusal-offer-text = Write an offer like this: offer 2 blue for 1 red to all.
refusal-accept-text = Write it like this: accept 7 with 1 and 4, with an open card: accept 7 with 1 soy up, or where you choose what you take: accept 7 with 1 taking 1 red.
refusal-confirm-text = Write it like this: confirm 7 with 2 giving 1 and 4, or for two offers in one: confirm 7 with 2 together with 3.
refusal-plant-text = Write it like this: plant 1, or in phase 3: plant red 2.
refusal-bean-text = There is no bean called “{ $bean }”.
refusal-show-text = Write it like this: show 1 blue to 2, or: show hand to all.

event-turn_began = { $player } begins a turn.
event-planted = { $player } plants { $sort } in field { $field }.
event-turned_up = { $player } turns up { $cards }.
event-offered = { $player } offers { $give } for { $want } to { $all ->
    [1] everybody
   *[other] { $to }
} (offer { $offer }).
event-offered-either = { $player } offers { $give } for { $want } to { $all ->
    [1] everybody
   *[other] { $to }
} (offer { $offer }, or else offer { $either }).
event-offered-both = { $player } offers { $give } for { $want } to { $all ->
    [1] everybody
   *[other] { $to }
} (offer { $offer }, only together with offer { $both }).
from-store = { $cards } from the store
cards-or = { $cards } or { $others }
cards-any = any { $n } of { $cards }
event-accepted = { $player } accepts offer { $offer }.
event-chosen = { $player } would give { $want } (offer { $offer }).
event-chosen-took = { $player } would take { $took } for { $want } (offer { $offer }).
event-declined = { $player } declines offer { $offer }.
event-withdrawn = { $player } withdraws offer { $offer }.
event-lapsed = Offer { $offer } lapses.
event-released = { $player } is no longer bound to offer { $offer }.
event-dealt = { $player } gives { $partner } { $gave } and receives { $got }.
event-trade_ended = { $player } ends trading.
event-drew = { $player } draws { $cards }.
event-ran_out = The deck has run out for the { $times ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] last
} time.
event-shuffled = The discard pile is shuffled: { $count } cards.
event-harvested = { $player } harvests field { $field }, { $count } × { $sort }, for { $thalers ->
    [0] nothing
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}.
event-field_bought = { $player } buys the third field for { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}.
event-ended = The game is over; all fields are sold.
