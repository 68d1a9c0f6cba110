### The rules clause by clause: the id of a message is the id of the clause.

### B · Bohnanza, base game

## B · Setup

B01 = The deck is 104 cards: blue 20, chili 18, stink 16, green 14, soy 12, black-eyed 10, red 8, garden 6.
    .source = base rulebook
B02 = 3, 4 or 5 seats; any other number is refused with a reason.
    .source = base rulebook
B03 = Each seat starts with five cards, two fields and no thalers.
    .source = base rulebook
B04 = The order of a hand never changes; a new card goes behind the last one, one at a time.
    .source = base rulebook
B05 = The first seat is left of the dealer and begins; play goes clockwise by seat number. (partly a house ruling)
    .source = base rulebook, house ruling

## B · Phase 1, planting

B10 = The active seat must plant the front card of its hand.
    .source = base rulebook
B11 = It may then plant the new front card, and no third one.
    .source = base rulebook
B12 = The two cards may go to different fields.
    .source = base rulebook
B13 = With no card in hand the phase is skipped.
    .source = base rulebook
B14 = A field holds one sort only.
    .source = base rulebook
B15 = When a bean fits no field, fields must be harvested until it fits one, or the third field bought.
    .source = base rulebook
B16 = A sort that already grows may not start a second field; option `same_sort_twice` allows it. (partly a house ruling)
    .source = High Bohn and Plus rulebook, house ruling
B17 = A field just harvested may be planted at once, with any sort, the same one included.
    .source = High Bohn and Plus rulebook

## B · Phase 2, trading and giving

B20 = Two cards are turned up from the deck.
    .source = base rulebook
B21 = Deals happen only between the active seat and one other seat; two other seats never deal.
    .source = base rulebook
B22 = The active seat may give turned-up cards and hand cards from any position; the others give only hand cards, from any position.
    .source = base rulebook
B23 = In one deal any number of cards goes against any number, at least one on each side; with none on one side it is a gift or a request for one; with none on both it is refused.
    .source = base rulebook
B24 = Trading may go on with hand cards after the turned-up cards are gone.
    .source = base rulebook
B25 = Cards leave a hand only when the deal is agreed; the order of those left stays.
    .source = base rulebook
B26 = An offer names sorts and numbers on both sides (turned-up cards exactly); each side names its own copies when it accepts or confirms, so each giver decides which copy leaves its hand. (house ruling)
    .source = house ruling
B27 = Received cards lie apart: they go neither to the hand nor to another deal, and are not sold.
    .source = base rulebook
B28 = The active seat may give hand cards and turned-up cards away; other seats may give hand cards to the active seat only.
    .source = base rulebook
B29 = A gift may be refused; nothing moves until it is accepted; whoever refused an offer may still accept it while it stands.
    .source = base rulebook
B30 = The active seat ends the phase; open offers lapse. (partly a house ruling)
    .source = High Bohn and Plus rulebook, house ruling
B31 = A turned-up card kept by the active seat may still be traded until the phase ends. (house ruling)
    .source = house ruling
B32 = A deal ends what it makes impossible: an acceptance for which a dealer had chosen a card that it just gave, and an accepted offer whose cards its maker no longer has. Agreements about other cards stand. A dealer’s offers that nobody has accepted yet lapse when they name a sort just given, whatever its hand still holds; nothing else withdraws an offer but its owner and the end of the phase. That an agreement ends like this tells everybody that its cards are gone, as it would at a real table; nothing else about the hand is told. (house ruling)
    .source = house ruling
B33 = When several seats accept one open offer, the seat that made it picks the partner. (house ruling)
    .source = house ruling
B34 = An offer may ask for cards that the other seat does not have; a refusal looks the same to everybody, whether the seat lacks the cards or does not want to give them. (house ruling)
    .source = house ruling
B35 = Only cards are dealt; thalers, fields and buildings are not; promises may be spoken and bind nobody. (house ruling)
    .source = house ruling
B36 = The rulebook’s examples 2 to 4 run as printed: soy and garden are turned up; soy and a blue bean from the hand go against one red; in phase 3 red goes to the first field and the kept garden bean to the second.
    .source = base rulebook
B37 = A seat makes at most `offers_per_turn` offers in one turn (option, default 20); one more is refused with the reason. (house ruling)
    .source = house ruling
B38 = An offer may leave a choice to who answers: which of up to four possibilities it gives, red or blue; which so many of some cards it gives or takes, my red or my blue, any two of these; or all that it has of one sort. No offer leaves more than twelve possibilities. Whoever accepts says what it chooses; everybody sees it, and the seat that made the offer decides as always. To leave it open altogether, anything for this, is not an offer but a call, and anybody may answer it with an offer. (house ruling)
    .source = house ruling
B39 = A seat may link offers of its own: of those that exclude each other at most one closes, and the others lapse. The active seat may join two, to two partners: they close in one act when both have accepted, all or nothing; whatever ends one ends the other. (house ruling)
    .source = house ruling

## B · Phase 3, planting what was received

B40 = Every seat plants all it received, and the active seat also the turned-up cards it kept.
    .source = base rulebook
B41 = Each seat chooses the order of its own planting, and all plant at the same time. (partly a house ruling)
    .source = base rulebook, house ruling
B42 = In between, fields may be harvested, or must be.
    .source = base rulebook
B43 = The turn goes on only when nobody has a card left to plant.
    .source = base rulebook

## B · Phase 4, drawing

B50 = The active seat draws three cards, one after the other, each to the back of its hand.
    .source = base rulebook
B51 = The next seat on the left becomes active.
    .source = base rulebook
B52 = Before a reveal, a draw or a monastery would take the last card of the deck, or find the deck empty, everybody who could lay cards on the discard pile, by a harvest or a purchase, does so or passes, if those cards would be in the next deck. Nobody is waited for before a card that a seat itself decides to take (for a battle, with a merchant, as a look): others may harvest while it decides. (partly a house ruling)
    .source = base rulebook, house ruling

## B · Harvest and third field

B60 = Any seat may harvest at any time, also in another seat’s turn, but not between the cards of one draw or reveal. (partly a house ruling)
    .source = base rulebook, house ruling
B61 = A harvest sells the whole field.
    .source = base rulebook
B62 = Pay follows the beanometer of the sort: the highest step reached; more cards than the last step pay no more.
    .source = base rulebook
B63 = As many of the harvested cards as thalers earned become thalers; the others go face up to the discard pile.
    .source = base rulebook
B64 = A harvest may earn nothing.
    .source = base rulebook
B65 = Beanometers: blue 4/6/8/10, chili 3/6/8/9, stink 3/5/7/8, green 3/5/6/7, soy 2/4/6/7, black-eyed 2/4/5/6, red 2/3/4/5, garden –/2/3/–.
    .source = cards
B66 = A field with one bean may not be harvested while another field of the same seat holds two or more (option `lone_bean`: lenient, the default).
    .source = base rulebook
B67 = With `lone_bean` strict, a lone bean may be harvested only when every field of the seat holds exactly one bean; an empty field reserved for one sort (H32) is left out of this count. (partly a house ruling)
    .source = expansion set rulebook, house ruling
B68 = Each seat may buy one third field, at any time, also in another seat’s turn, for three thalers: the top three of its pile go face up to the discard pile.
    .source = base rulebook
B69 = The third field can be planted at once.
    .source = base rulebook
B70 = A second third field, or one the seat cannot pay for, is refused.
    .source = base rulebook
B71 = The rulebook’s examples 1, 5 and 6: stink 1–2 pay 0, 3–4 pay 1, 5–6 pay 2, 7 pay 3, 8 and more pay 4; three chili pay one and send two cards to the discard pile; two chili pay nothing and send both.
    .source = base rulebook

## B · Running out, end, score

B80 = When the deck’s last card is taken, the deck has run out once more; unless this was the last time (B81), the discard pile is shuffled at once into a new deck, and a draw or reveal that was under way goes on from it. (partly a house ruling)
    .source = base rulebook, house ruling
B81 = The game ends when the deck runs out for the third time.
    .source = base rulebook
B82 = If that happens in phase 2, phases 2 and 3 are finished first, and the game ends without phase 4.
    .source = base rulebook
B83 = If only one card is left at the start of phase 2 on the last run, one card is turned up.
    .source = base rulebook
B84 = If it happens in phase 4, the game ends at once: the cards drawn so far stay in hand, nothing more is drawn.
    .source = base rulebook
B85 = At the end hands are not planted; every field is sold, lone beans too. (partly a house ruling)
    .source = base rulebook, house ruling
B86 = Most thalers win; a tie goes to the most cards in hand.
    .source = base rulebook
B87 = A tie that remains is a shared win. (house ruling)
    .source = house ruling
B88 = If the discard pile is empty when the deck runs out, that counts as one exhaustion and the cards still due in that step are not drawn; the discard pile becomes the deck as soon as a later step needs a card, and a step that finds both empty counts as a further exhaustion. (house ruling)
    .source = house ruling
B89 = When a turn would begin with deck and discard pile empty and no bean in any hand, the game ends as in B85. (house ruling)
    .source = house ruling

## B · What each seat sees

B90 = A hand is seen by its owner alone; its size is public. (partly a house ruling)
    .source = base rulebook, house ruling
B91 = Fields, turned-up and received cards, open offers, thaler counts, the size of the deck, how often it has run out, and the whole discard pile, which lies face up and may be looked through, are public. (house ruling)
    .source = house ruling
B92 = Nobody, spectators included, learns anything about the order of the deck, from any message, error, option list or timing, but what a card lets its owner look at (H24). (house ruling)
    .source = house ruling
B93 = At any time a seat may show cards of its hand to one or more others, or to all; they stay where they are, and whoever saw them knows that they are there until they may have left; who shows how many to whom is public. (house ruling)
    .source = house ruling
B94 = Promises for later bind nobody. With a deal a seat may promise cards of its next turn, or the next cards of a sort that it turns up; they are due in that turn, and the ledger that all read says what is due, kept and broken. (house ruling)
    .source = house ruling

### P · Bohnanza Plus and Erweiterungs-Set

## P · Setup and field beans

P01 = With 3 seats cocoa and field beans are out; each seat starts with three fields; a third field is not for sale; the game ends at the second exhaustion.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P02 = With 4–5 seats coffee is out, and cocoa or field beans: option `rare` says which stays, `cocoa` (default) or `field`.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P03 = With 6–7 seats garden, cocoa and field beans are out.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P04 = With 3–5 seats each gets five cards; with 6–7 the first seat gets three, the second four, the third five, the others six.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P05 = The third field costs four thalers with 4–5 seats and three with 6–7.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P06 = Phase 4 draws three cards with 3–5 seats and four with 6–7.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P07 = Wax 22 or, by option `twenty_two`, brandy 22: 4/7/9/11; coffee 24: 4/7/10/12; cocoa 4 by option `cocoa_print`: `english` (default) 2→2, 3→3, 4→4, `german` 2→1, 3→3, 4→4.
    .source = cards
P08 = Harvesting exactly two field beans earns no thaler; both cards are discarded, and a seat without a third field may take one, free, at once; it is asked only where one more empty field could be a burden (`lone_bean` strict), and otherwise simply gets it. (partly a house ruling)
    .source = High Bohn and Plus rulebook, expansion set rulebook, house ruling
P09 = A seat that already has a third field gets nothing for them.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P10 = Three field beans earn three thalers and no field.
    .source = cards
P11 = The third field lies to the right of the second.
    .source = High Bohn and Plus rulebook
P12 = 3 to 7 seats; any other number is refused with a reason; every B clause holds unless a P clause says otherwise.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P13 = The full set is twelve sorts, the eight of the base game and wax or brandy, coffee, cocoa, field; the deck is 150 cards with 3 seats, 130 (cocoa) or 129 (field) with 4–5, 144 with 6–7.
    .source = High Bohn and Plus rulebook, expansion set rulebook

## P · Orders

P20 = There are 39 orders; after the deal each seat takes one, behind its hand.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P21 = The order moves forward as the cards before it leave; new beans go behind it.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P22 = Orders are never traded.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P23 = An order a/b is met when two neighbouring fields, left to right, hold exactly a and b cards: fields 1 and 2, or 2 and 3, of any sorts; 0 is an empty field; a third field not owned is no field.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P24 = Fields 1 and 3 are not neighbours.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P25 = It may be met, from hand or table, at any moment from the start of phase 1 to the draw of phase 4 of its owner’s turn, and at no other time.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P26 = A met order goes to the thaler pile and is worth one thaler; nothing needs to be harvested.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P27 = If at the start of phase 1 the front card is an order, its seat meets it from the hand (then phase 1 is an ordinary one), or lays it open, must plant one bean if it has one, and plants no second even if the order is met meanwhile. (partly a house ruling)
    .source = High Bohn and Plus rulebook, expansion set rulebook, house ruling
P28 = An open order not met by the end of phase 3 goes under the order pile, face down; phase 3 does not end until the active seat, if its order could still be met, by harvests or a third field too, has met it or passed; while the order is in hand this goes for any order, so that nothing shows. (partly a house ruling)
    .source = High Bohn and Plus rulebook, expansion set rulebook, house ruling
P29 = In phase 4, after the beans, a seat without an order draws one, to the back of its hand.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P30 = An order thaler that is spent goes under the order pile. (house ruling)
    .source = house ruling
P31 = While an order is at the front after the first bean of phase 1, no second is planted; the order stays in hand, and if it is met from there the second bean may follow. (house ruling)
    .source = house ruling
P32 = Orders do not count as hand cards for the tie-break. (house ruling)
    .source = house ruling
P33 = The order deck is every ordered pair with a sum of 3 to 8, once each; option `order_deck` = `harder`: every pair of 0–6 with a sum of at least 4. (partly a house ruling)
    .source = High Bohn and Plus rulebook, expansion set rulebook, house ruling
P34 = The rulebooks’ examples: 3/4 is met by fields 3, 4; 4/0 is met by four beans directly left of an empty field (4, 0 or n, 4, 0) and not by 4, n, 0.
    .source = High Bohn and Plus rulebook, expansion set rulebook
P35 = An order drawn in phase 4 cannot be met in that same turn. (house ruling)
    .source = house ruling
P36 = With the order pile empty none is drawn, and the seat plays on without one. (house ruling)
    .source = house ruling
P37 = An order in hand is seen by its owner alone and not counted in the public hand size; that a seat has one is public; an open order, and a met one as it is shown, are seen by all. (partly a house ruling)
    .source = High Bohn and Plus rulebook, house ruling
P38 = An order in hand may be shown like a card of the hand (B93); it is not laid open by that (P27). (house ruling)
    .source = house ruling

## P · Variants

P40 = Option `plant_out`, default off: after the end each seat plants its hand, front card first, harvesting and buying the third field in between as it likes under B60–B70, then sells all fields; no deals, no orders; `fields`: only the fields a seat has; `free`: a bean that fits no field opens a new one; the tie-break counts the hands before this planting. (partly a house ruling)
    .source = High Bohn and Plus rulebook, expansion set rulebook, house ruling
P41 = Option `retrade`: the active seat may trade on what it received; the others still trade from the hand only.
    .source = High Bohn and Plus rulebook, expansion set rulebook

### H · High Bohn

## H · The town

H01 = 104 beans of the base game, third fields, 32 buildings: 8 types at prices 1, 2, 3, 4.
    .source = High Bohn and Plus rulebook
H02 = A building is paid for with thalers of its own sort only.
    .source = High Bohn and Plus rulebook
H03 = A seat owns at most one building of each type; it may buy several of different types at once.
    .source = High Bohn and Plus rulebook
H04 = Buildings may be bought at any time, also in another seat’s turn, and work at once, for their owner only.
    .source = High Bohn and Plus rulebook
H05 = Thalers paid go to the discard pile.
    .source = High Bohn and Plus rulebook
H06 = A purchase waits while a seat that comes earlier (active seat first, then clockwise), does not own the type and has the thalers may take the card instead; when each has let it pass, it goes through; until then the buyer may call it off; option `first_come`: at once. (partly a house ruling)
    .source = High Bohn and Plus rulebook, house ruling
H07 = 3 seats: when two own a type, its other cards leave the game; 4 seats: when three do; 5 seats: none leave.
    .source = High Bohn and Plus rulebook
H08 = Price-1 buildings have no effect but their price and the count bonus.
    .source = High Bohn and Plus rulebook
H09 = 3–4 seats: the game ends at the third exhaustion; 5 seats: at the fourth.
    .source = High Bohn and Plus rulebook
H10 = After the end each seat once, from the active seat clockwise, may buy any number of buildings, which work at once and count for the tipi; thalers under cards cannot be spent.
    .source = High Bohn and Plus rulebook
H11 = Score: thalers, those under cards included, + tipi bonus + prices of the buildings owned + count bonus 4→1, 5→2, 6→3, 7→5, 8→8.
    .source = High Bohn and Plus rulebook
H12 = The rulebook’s example scores 29: six thalers; saloon 2, blacksmith 2, jail 4, mine 3, tipi 4, farm 4.
    .source = High Bohn and Plus rulebook
H13 = In High Bohn the payer chooses which thalers pay for the third field, since sorts matter. (house ruling)
    .source = house ruling
H14 = 3, 4 or 5 seats; any other number is refused with a reason; every B clause holds unless an H clause says otherwise.
    .source = High Bohn and Plus rulebook
H15 = A building costs as many thalers as its price, of this sort: mine garden, tipi red, bank black-eyed, farm soy, saloon green, store stink, blacksmith chili, jail blue, distillery cognac; saloon 3 costs three green, bank 1 one black-eyed.
    .source = High Bohn and Plus rulebook
H16 = A seat may start with any price of a type, whatever it owns already, and can never exchange a building for another of its type. (partly a house ruling)
    .source = High Bohn and Plus rulebook, house ruling
H17 = At the end, in this order: every field is sold, with harvest buildings, tolls and jail 4; last buying round (option `last_sale` = `after`: the buying round comes first, and everybody may sell in it); thalers under cards join the pile; tipi; sum. (partly a house ruling)
    .source = High Bohn and Plus rulebook, house ruling
H18 = The sorts of every seat’s thalers, its buildings, its stored beans and the thalers under its cards are public. (house ruling)
    .source = house ruling
H19 = The rulebook’s examples: 3 seats, farms 2 and 4 built: farms 1 and 3 leave, the third seat gets none; 4 seats, banks 1, 3, 4 built: bank 2 leaves; 5 seats: after four of a type the fifth seat gets none.
    .source = High Bohn and Plus rulebook

## H · Buildings

H20 = Mine 2: the third field costs one thaler.
    .source = High Bohn and Plus rulebook
H21 = Mine 3: garden beans pay 1→1, 2→2, 3→3, and a lone garden bean may always be harvested.
    .source = High Bohn and Plus rulebook, cards
H22 = Mine 4: one more ordinary field, which is not the third field: that one can still be bought, four in all.
    .source = High Bohn and Plus rulebook
H23 = Tipi 2, 3, 4: at the end one thaler more for each full 8, 6, 5 in the pile.
    .source = High Bohn and Plus rulebook
H24 = Bank 2: between the last seat’s phase 4 and its owner’s phase 1 the owner alone may see the deck’s top card and leave it, so that it is the next card taken, or put it under the deck, so that it is the last before the deck runs out; the others learn only which. (partly a house ruling)
    .source = cards, house ruling
H25 = Bank 3: in phase 4 put the drawn cards in any order before they join the hand.
    .source = cards
H26 = Bank 4: before its turn the owner may move one hand card to another place in the hand.
    .source = cards
H27 = A bank not used at its moment is gone for that turn.
    .source = High Bohn and Plus rulebook
H28 = Farm 2: soy may join an ordinary field of one sort whose number is 14 or more (green, stink, chili, blue, cognac) and counts as that sort, also for jails and blacksmith; only if no other field of the seat holds soy, pure or mixed; while a mixed field stands soy grows, so it starts no second field unless `same_sort_twice` allows it; not on a stew, not on a field of H32; both sorts may follow until the harvest; nothing but soy joins a field begun with soy; a stew with soy in it is a field that holds soy. (partly a house ruling)
    .source = High Bohn and Plus rulebook, house ruling
H29 = Farm 3: one to three beans in phase 1.
    .source = High Bohn and Plus rulebook
H30 = Farm 4: a harvest worth exactly four pays five.
    .source = High Bohn and Plus rulebook
H31 = Farm 4 with jail 3: eight blue beans pay five.
    .source = High Bohn and Plus rulebook
H32 = Saloon 2, blacksmith 2: one more field for green, for chili beans only; it counts for the lone-bean rule both ways, and allows a second field of that sort.
    .source = High Bohn and Plus rulebook
H33 = Saloon 3 and 4: any field of its owner but those of H32 may be a stew, one bean of each of several sorts, no two alike; a bean may begin one on an empty field, also of a sort that grows elsewhere.
    .source = High Bohn and Plus rulebook
H34 = Stew pays by the saloon: 3 → 3/6/7/8 for 1/2/3/4; 4 → 3/5/6/7/8 for 1/2/3/4/5.
    .source = cards
H35 = Stew thalers lie under the saloon, cannot be spent, and count at the end before the tipi.
    .source = High Bohn and Plus rulebook
H36 = A field of one bean is an ordinary one, for harvest too, until a second sort joins it or it was begun as a stew; whoever buys saloon 3 or 4 may at once turn fields of one bean into stews. (partly a house ruling)
    .source = High Bohn and Plus rulebook, house ruling
H37 = Store 2, 3, 4 holds up to one, two, three beans at a time: its owner may put there instead of planting the front bean of its phase 1 (it counts as one of the beans of that phase, the first included), and in phase 3 of any turn a turned-up bean it kept or a bean it received. (partly a house ruling)
    .source = High Bohn and Plus rulebook, house ruling
H38 = Stored beans are dealt and given like hand cards, in the owner’s turn or with the active seat, and never planted by the owner; whoever gets one from another’s store must plant it and may not store it. Of a stored and a turned-up copy of one sort the giver chooses which goes.
    .source = High Bohn and Plus rulebook
H39 = Blacksmith 3: chili 3/5/6/7. Jail 2: blue 3/5/7/9. Jail 3: blue 4→2, 6→3, 8→4, 10→5.
    .source = cards
H40 = Blacksmith 4: its owner may harvest any lone bean.
    .source = High Bohn and Plus rulebook
H41 = Jail 4: whenever anybody’s blue harvest pays at least one, its owner takes one of the blue cards left over as a thaler it can spend; at the final harvest too; a stew is no blue harvest, a blue field with soy is (if no blue card is left over there, another left-over card). (partly a house ruling)
    .source = High Bohn and Plus rulebook, cards, house ruling
H42 = Farm 4 with a saloon: a stew worth exactly four pays five, the fifth under the saloon too (saloon 3: eight sorts or more; saloon 4: seven). (partly a house ruling)
    .source = High Bohn and Plus rulebook, house ruling
H43 = Which cards of a stew or of a field mixed with soy become thalers is the harvester’s choice. (house ruling)
    .source = house ruling
H44 = Several fields of a seat may be stews at once, and a sort may grow in stews and on one ordinary field besides. (partly a house ruling)
    .source = High Bohn and Plus rulebook, house ruling
H45 = Beans in a store at the end are worth nothing and are no hand cards for the tie-break. (house ruling)
    .source = house ruling

## H · Cognac variant

H50 = 22 cognac beans, 5/7/9/10, and four distilleries join the game.
    .source = High Bohn and Plus rulebook, cards
H51 = Distillery 2: its buyer must at once name a type that still has cards (its own too; if none has, nothing happens); each other seat, from the active seat clockwise, may once buy one of them under H02, H03, H07; the rest leave the game. (partly a house ruling)
    .source = High Bohn and Plus rulebook, cards, house ruling
H52 = Distillery 3: from each stew harvest that pays, at the end too, one thaler, the harvester’s choice, after farm 4, goes to this card, where it cannot be spent and counts at the end before the tipi; whoever harvests and owns it lays one of their own stew thalers here. (partly a house ruling)
    .source = High Bohn and Plus rulebook, house ruling
H53 = Distillery 4: cognac 3/5/7/8.
    .source = High Bohn and Plus rulebook, cards
H54 = Nine buildings bring 8, as eight do. (house ruling)
    .source = house ruling

### W · Bohnaparte

## W · Setup and turn

W01 = 104 beans of the base game, two fields each, no third field, five cards.
    .source = Bohnaparte rulebook
W02 = Beginning with a seat drawn by lot, each in clockwise order takes a free camp of the map; the last to choose takes the first turn, then clockwise. (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling
W03 = Phases: plant, trade, plant the received, attack, draw.
    .source = Bohnaparte rulebook
W04 = Phase 5 draws three cards and one for each village owned at that moment, those just conquered included: two villages, five cards.
    .source = Bohnaparte rulebook
W05 = Phase 2 turns up two cards and one for each farm of the active seat: two farms, four cards.
    .source = Bohnaparte rulebook
W06 = For each monastery the active seat must, before phase 1, take one card from the deck; 6–12 becomes a thaler, 14–20 is discarded.
    .source = Bohnaparte rulebook
W07 = What W does not change follows B (hand order, planting, trading, harvest, lone bean, reshuffling, sight); there is no third field (so no B68–B70, and not B15’s second way), and what B says of phase 4 holds for phase 5.
    .source = Bohnaparte rulebook
W08 = 3 to 6 seats; any other number is refused with a reason.
    .source = Bohnaparte rulebook
W09 = Each seat has twelve markers, one of them on its camp from the start; all other lands are neutral.
    .source = Bohnaparte rulebook

## W · Attack

W10 = An attack costs one thaler, which goes face up to the discard pile; only the active seat attacks, in phase 4.
    .source = Bohnaparte rulebook
W11 = The target must be a land of another seat or a neutral one and border a land of the attacker; a river is never attacked, and except by W51 never crossed.
    .source = Bohnaparte rulebook
W12 = Attacker, then defender, lay one bean face down, from the hand (any place; the order of the rest stays, nothing is drawn for it before phase 5), from the depot, or unseen from the deck; whoever has neither a hand nor a usable depot card draws. (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling
W13 = The defender knows where the attacker’s card came from and not what it is; a deck card is seen by nobody before the reveal. (house ruling)
    .source = house ruling
W14 = A neutral land is always defended by the top card of the deck; the seat on the attacker’s left only turns it, chooses nothing and gains nothing.
    .source = Bohnaparte rulebook
W15 = Strength is the number on the card; the attacker wins only if higher.
    .source = Bohnaparte rulebook
W16 = Both cards go face up to the discard pile; if the attacker wins, its marker goes on the land and the old one back to its owner’s supply; if not, no marker moves, not even on a neutral land.
    .source = Bohnaparte rulebook
W17 = Whatever the outcome, the attacker may attack again, the same land only if it was not won, as long as thalers last; the phase ends when it stops.
    .source = Bohnaparte rulebook
W18 = A seat that loses its camp plays on while it has a land.
    .source = Bohnaparte rulebook
W19 = The rulebook’s example: 18 from the hand fails against 18 from the depot; attacked again for a second thaler, the farm falls when 18 meets 14 from the deck; two thalers and four beans lie in the discard pile.
    .source = Bohnaparte rulebook

## W · Lands and purchases

W20 = A village defends with at least 16, a city with at least 18, owned or neutral.
    .source = Bohnaparte rulebook
W21 = A fortress adds two to the defending bean, then the minimum applies.
    .source = Bohnaparte rulebook
W22 = Quarry: at any moment of its owner’s turn, the owner may pay two thalers and turn the quarry over to place a fortress at once under any land of their own, the quarry and the camp included; at most one under each land; it stays, whoever owns the land.
    .source = Bohnaparte rulebook
W23 = Swamp: neither side may use depot cards.
    .source = Bohnaparte rulebook
W24 = The owner of at least one iron mine has one cannon, never two, and loses it with the last mine; its attacks win ties against villages, cities and fortified lands, but not when both strengths, fortress and minimum included, are 20.
    .source = Bohnaparte rulebook
W25 = Depot: three thalers, at any time, one each; holds as many beans as there are seats.
    .source = Bohnaparte rulebook
W26 = A bean that a seat has to or may plant in phase 1, or in phase 3 of anybody’s turn, may go to its own depot while there is room, and then counts as planted; depot beans are not planted, traded or sold, they only fight.
    .source = Bohnaparte rulebook
W27 = Victory points: city 3, fortress 1 more for the owner of its land, river 0, other lands 1, an empty quarry too; camp 1 (option `camp_points` 0, 1, 2). (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling
W28 = Thalers for a fortress, a depot or a merchant are the top ones of the pile and go face up to the discard pile, as for an attack. (partly a house ruling)
    .source = base rulebook, Bohnaparte rulebook, house ruling
W29 = A quarry builds one fortress; turned over, it stays empty whoever owns it, and still counts one point.
    .source = Bohnaparte rulebook

## W · End

W30 = The game ends at the fourth exhaustion; option `length` 3, 4 or 5.
    .source = Bohnaparte rulebook
W31 = It ends at once when after a battle a seat holds 12 lands, camps included and fortresses not, or none. (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling
W32 = If the last exhaustion comes in a battle, the discard pile is shuffled for it, the battle, both rounds of a cavalry attack, is fought to its end, and the game ends.
    .source = Bohnaparte rulebook
W33 = Most victory points win; thalers count nothing; a tie goes to the most cards in hand, one that remains is shared. (partly a house ruling)
    .source = base rulebook, Bohnaparte rulebook, house ruling
W34 = If the last exhaustion comes in phase 2 or 3, both are finished and there is no attack; at a monastery, in phase 1, in phase 5, or in phase 4 outside a battle, the game ends at once. (partly a house ruling)
    .source = base rulebook, house ruling
W35 = On the last run phase 2 turns up as many cards as are left, if fewer than two plus the farms. (partly a house ruling)
    .source = base rulebook, house ruling
W36 = A side that can lay no card because hand, depot, deck and discard pile give none fights with 0; minimum and fortress still count. (house ruling)
    .source = house ruling

## W · Maps

W40 = There is a map for 3, 4, 5 and 6 seats, plain and cavalry, within the box’s components, connected without its rivers, each river lengthening some way by land, every camp bordering a land without a minimum. (house ruling)
    .source = house ruling
W41 = Lands lie in staggered rows, each touching up to six others; option `grid`: rows shifted by half a card move half a card right and left in turn, from the top, the first one right, and lands touch above, below, left and right only. (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling
W42 = A table may lay its own map: the outline of the table’s map, one camp for each seat, no more cards of a kind than the box has, one connected piece without its rivers (with `grid` as laid); else it is refused with the reason. (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling
W43 = Three seats may choose the pyramid of six steps with a camp in each corner; with `cavalry`, pastures and forests take the places of iron mines and quarries. A pyramid of the players’ own may have five or six steps. (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling
W44 = The rulebook’s example: on the plain map for three, a camp may attack a swamp, a farm and a village, and nothing else. (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling

## W · Cavalry variant

W50 = Pastures replace iron mines, forests replace fortresses, merchants replace depots, cavalry replaces cannons; on a map of the players’ own a quarry is a land without effect; swamps stay as lands without effect. (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling
W51 = Forest: defence at least 17; its owner may also attack, from any of the owner’s lands at a river, a land that touches the same river card, owned or neutral; in a grid only the one straight across the river. (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling
W52 = Merchant: three thalers at any time while owning a forest, once; kept if the forest is lost; two open cards at once.
    .source = Bohnaparte rulebook
W53 = With a merchant the phase-5 cards go to it, and as many as were drawn, chosen from all that lie there, go behind the hand in an order of its choice; two stay, and can be neither planted, traded nor fought with.
    .source = Bohnaparte rulebook
W54 = A pasture has a cavalry of its own, which changes owner with it and keeps its state.
    .source = Bohnaparte rulebook
W55 = Whoever attacks with cavalry names it; it strikes first, with 17 against a defence card chosen as usual; if it is higher, the land is won, the cavalry stays ready and the battle is over.
    .source = Bohnaparte rulebook
W56 = If it is not higher, it is turned, the defence card is discarded, and a second round with new cards must follow, without cavalry. (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling
W57 = A ready cavalry may strike in several battles of one turn, one cavalry in each battle; an attack costs one thaler however many rounds it has.
    .source = Bohnaparte rulebook
W58 = A turned cavalry is ready again at phase 1 of the next turn of whoever owns it then. (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling
W59 = Option `both_sides`, with `cavalry`: the cards of the plain game join; quarries, iron mines, fortresses, depots, cannons and pastures, forests, merchants, cavalry all work by their own clauses, on a larger map that may go beyond one box. (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling
W60 = The rulebook’s example: with a forest, a camp at a river may attack a farm and a camp at the same river; without one, neither.
    .source = Bohnaparte rulebook
W61 = Cavalry may be sent where it cannot win: 17 never beats a city or a forest, and is turned.
    .source = Bohnaparte rulebook

## W · What each seat sees

W90 = Depot beans lie face down: their owner sees them, the others only how many. (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling
W91 = Merchant cards, monastery draws, both battle cards after the reveal, markers, quarries and the state of cavalry are public. (partly a house ruling)
    .source = Bohnaparte rulebook, house ruling
W92 = Depot beans may be shown like cards of the hand (B93). (house ruling)
    .source = house ruling
W93 = A seat may promise another peace for one to five of its own turns; an attack on a land of that seat breaks the promise, and is not forbidden (B94). (house ruling)
    .source = house ruling

### K · Kuhhandel Master

## K · Setup

K01 = 40 animals, 10 species of four: chicken 10, goose 40, cat 90, dog 160, sheep 250, goat 350, donkey 500, pig 650, cow 800, horse 1000; 10 pedigrees; 4 rats.
    .source = Kuhhandel Master rulebook, cards
K02 = Money: 12×0, 18×10, 6×20, 12×50, 6×100, 6×200, 6×500.
    .source = Kuhhandel Master rulebook
K03 = Each seat starts with 2×0, 3×10, 1×20, 1×50.
    .source = Kuhhandel Master rulebook
K04 = In a turn: one auction, or one cow trade if possible.
    .source = Kuhhandel Master rulebook
K05 = Only its owner sees the money, and how many cards it is; animals, pedigrees and rats lie open. (partly a house ruling)
    .source = Kuhhandel Master rulebook, house ruling
K06 = 2 to 6 seats; any other number is refused; the first seat is drawn by lot, and turns go clockwise. (partly a house ruling)
    .source = Kuhhandel Master rulebook, house ruling
K07 = The deck is the 54 animals, pedigrees and rats, shuffled; money not dealt is the reserve for the donkeys.
    .source = Kuhhandel Master rulebook

## K · Auction of an animal

K10 = Everybody but the auctioneer may bid at any time; bids are multiples of 10, the first at least 10, each at least 10 above the last. (partly a house ruling)
    .source = Kuhhandel Master rulebook, house ruling
K11 = A bid during the three calls cancels them; after the third the lot is closed.
    .source = Kuhhandel Master rulebook
K12 = Without a bid the auctioneer takes the card for nothing.
    .source = Kuhhandel Master rulebook
K13 = The auctioneer sells: the highest bidder pays it the bid; or buys: it pays the bid to the highest bidder, who pays nothing.
    .source = Kuhhandel Master rulebook
K14 = Whoever can pay exactly must; whoever cannot pays more and gets no change; money is never changed or exchanged.
    .source = Kuhhandel Master rulebook
K15 = A payment has no zero in it, and no card that could be left out with the price still covered. (house ruling)
    .source = house ruling
K16 = A bid may be higher than one’s money; whoever then cannot pay shows all of it to everybody, and the lot is auctioned anew.
    .source = Kuhhandel Master rulebook
K17 = In every further auction of this lot the exposed seat may bid up to what it showed; option `bluffer_out` keeps it out. (house ruling)
    .source = house ruling
K18 = If the auctioneer buys, the bluffer is paid and shows nothing. (house ruling)
    .source = house ruling
K19 = When the first, second, third and fourth donkey is turned up, every seat, the auctioneer too, first gets 50, 100, 200, 500 from the reserve; not again when the lot is auctioned anew. (partly a house ruling)
    .source = Kuhhandel Master rulebook, house ruling
K20 = The leader cannot raise its own bid. (house ruling)
    .source = house ruling
K21 = Option `auction`: `live`, calls on the clock; `turns`, from the auctioneer’s left, bid or pass, a bid reopens all passes, over when all but the leader have passed since the last bid, or all without one; `sealed`, the highest ceiling wins at the second highest plus 10, at most its own, at least 10, equal ceilings by lot. (house ruling)
    .source = house ruling
K22 = The auctioneer may buy only what it can pay for, animal or pedigree, and only its own options show whether it can. (house ruling)
    .source = house ruling
K23 = A bid is at most as high as all the money given out so far. (house ruling)
    .source = house ruling
K24 = While prices are called or a count runs down, the auctioneer’s voice may hurry the next call to half the clock’s time, or hold it for twice as long; it counts for that call alone. When nobody else is left who can or wants to bid, the calls follow one another at once. (house ruling)
    .source = house ruling

## K · Pedigree, Dutch auction

K30 = The price counts down from 10 and is a number of money cards of any value.
    .source = Kuhhandel Master rulebook
K31 = The first to claim lays that many cards face down for the auctioneer, who takes them and hands over the pedigree, or, before seeing them, buys it by paying the claimant the same number of cards.
    .source = Kuhhandel Master rulebook
K32 = When nobody has claimed at 1, the auctioneer takes it for nothing.
    .source = Kuhhandel Master rulebook
K33 = A seat may claim only what it can pay in cards. (house ruling)
    .source = house ruling
K34 = Pedigrees never change owner and are never the object of a trade.
    .source = Kuhhandel Master rulebook
K35 = Option `dutch`: `live`; `sealed`, the highest number wins and pays its own number, equal numbers are drawn by lot. (house ruling)
    .source = house ruling
K36 = The donkey’s pedigree pays nothing out. (house ruling)
    .source = house ruling
K37 = When the auctioneer buys a pedigree, the claimant’s cards go back unseen. (partly a house ruling)
    .source = Kuhhandel Master rulebook, house ruling
K38 = The rulebook’s example: a price of four may be paid with 0, 0, 0, 0 or 0, 0, 100, 500.
    .source = Kuhhandel Master rulebook

## K · Rat

K40 = From the auctioneer’s left: take the rat with all money beside it, or lay one money card face down and pass.
    .source = Kuhhandel Master rulebook
K41 = It goes round, the auctioneer included, until somebody takes it; a seat without money must take it. (partly a house ruling)
    .source = Kuhhandel Master rulebook, house ruling
K42 = The auctioneer must then auction again.
    .source = Kuhhandel Master rulebook
K43 = The pot’s size is public, its value not. (house ruling)
    .source = house ruling
K44 = A rat as the last card ends the turn. (house ruling)
    .source = house ruling
K45 = A rat in the auction after a rat is handled alike, as often as one turns up; a cow trade does not count as the auction owed.
    .source = Kuhhandel Master rulebook

## K · Cow trade

K50 = Both must hold the species; the other seat cannot refuse; a complete set cannot be attacked.
    .source = Kuhhandel Master rulebook
K51 = Two against two trades both cards, anything else one.
    .source = Kuhhandel Master rulebook
K52 = The offer is one or more money cards, face down, their number hidden; whoever lays them may show how many there are.
    .source = Kuhhandel Master rulebook
K53 = The other seat accepts, takes the money and gives the animal, or counters with money cards.
    .source = Kuhhandel Master rulebook
K54 = After a counter both swap their money; whoever laid more takes the animals; each keeps what it received.
    .source = Kuhhandel Master rulebook
K55 = Equal sums: the money stays swapped and a second round follows by the same rules, accepting included; equal again: that money stays swapped too, and the active seat takes the animals. (partly a house ruling)
    .source = Kuhhandel Master rulebook, house ruling
K56 = Rats are traded the other way: whoever laid more gives its rats away, one or two as in K51; after two ties the active seat gives.
    .source = Kuhhandel Master rulebook
K57 = Accepting a rat trade takes the money and the rats. (house ruling)
    .source = house ruling
K58 = Others learn the two seats, the species, one or two, accepted or countered, tie, and winner; no sums, and no number of money cards unless the offering seat shows it. (house ruling)
    .source = house ruling
K59 = Without money one may not open a trade while cards are left in the deck; with the deck empty the offer is empty; without money one cannot counter. (house ruling)
    .source = house ruling

## K · End and score

K60 = With the deck empty, trades are compulsory until every set, rats too, is complete; a seat without an incomplete set, or without animals, is skipped; the game ends as soon as no trade is possible, also right after the last auction. (partly a house ruling)
    .source = Kuhhandel Master rulebook, house ruling
K61 = After 200 trades with the deck empty the game ends; incomplete sets score nothing, incomplete rats cost nothing. (house ruling)
    .source = house ruling
K62 = Four rats cost their owner one set; the best choice for the owner is made for it. (partly a house ruling)
    .source = Kuhhandel Master rulebook, house ruling
K63 = Score = number of sets left after K62 × (their values + 250 for each matching pedigree) + 250 for each other pedigree, that of the removed set included.
    .source = Kuhhandel Master rulebook
K64 = The rulebook’s example scores 2,670, and 3,100 with 430 in hand under Pecunia non olet.
    .source = Kuhhandel Master rulebook
K65 = Equal scores share the win. (house ruling)
    .source = house ruling
K66 = Option `tie_break` = `money`: among equal scores more money in hand wins. (house ruling)
    .source = house ruling
K67 = Money counts nothing in the score, K81 apart.
    .source = Kuhhandel Master rulebook

## K · Two seats and variants

K70 = Two seats: 2 each of 50, 100, 200, 500 wait for the donkeys; zeros are not used, and hands start without them; of the other 36 money cards ten are put away unseen; the deck is the 26 left and the 54 red cards. Option `two_seat_zeros` = `some`: hands start with their two zeros, and the other eight are put away. (partly a house ruling)
    .source = Kuhhandel Master rulebook, house ruling
K71 = Instead of an auction the active seat looks alone at the top card and keeps it or gives it away; whoever did not get it gets the next card, and the turn passes.
    .source = Kuhhandel Master rulebook
K72 = Animals, pedigrees and rats are laid open at once; money goes to the hand.
    .source = Kuhhandel Master rulebook
K73 = Each donkey laid open pays both seats 50, 100, 200, 500 in this order; two in one sharing pay one after the other. (partly a house ruling)
    .source = Kuhhandel Master rulebook, house ruling
K74 = With two seats the colour of the deck’s top back, red or green, is public; the next back is not seen before the choice is made. (partly a house ruling)
    .source = Kuhhandel Master rulebook, house ruling
K75 = A money card given away is known to giver and receiver; one kept or received unseen, to its owner only.
    .source = Kuhhandel Master rulebook
K80 = Option `super`: after a cow trade, and not before it, one may still hold one auction, with two seats one sharing; a rat in it obliges as usual. (partly a house ruling)
    .source = Kuhhandel Master rulebook, house ruling
K81 = Option `pecunia`: money in hand is added after the multiplication.
    .source = Kuhhandel Master rulebook

## K · What each seat sees

K90 = How much money a seat holds, and in how many cards, is known to nobody else; option `hand_count_visible` shows the number, frozen for both traders during a trade. (house ruling)
    .source = house ruling
K91 = The cards of an auction payment are seen by payer and payee; the others know the price. (house ruling)
    .source = house ruling
K92 = Option `offer_count_visible`: the number of cards in an offer is public. (house ruling)
    .source = house ruling
K93 = At any time a seat may show money of its hand to one or more others, or to all; whoever saw it knows that it is there until it may have been laid or paid; who shows how many cards to whom is public. (house ruling)
    .source = house ruling
K94 = A seat may promise another not to bid at the next auction of an animal, or to open no cow trade with it for one to five of its own turns; a bid or such a trade breaks the promise, which binds nobody. (house ruling)
    .source = house ruling
