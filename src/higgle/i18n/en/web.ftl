### What the web client says.

page-title = higgle · bargaining games
tagline = Bargaining card games with friends and bots
home = Home
close = Close
back = Back
no = No
more = More
skip = Go to the table
everyone = Everyone
you = You
guest = Guest
bot = bot
closed = not possible now; press to hear why
seat-number = Seat { $number }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Settings

settings = Settings
language = English
settings-language = Language
settings-theme = Theme
settings-theme-system = as on this device
settings-theme-light = light
settings-theme-dark = dark
settings-dark = Dark theme
settings-motion = Motion
settings-motion-system = as on this device
settings-motion-full = cards move
settings-motion-less = reduced
settings-sound = Sound
settings-notices = Notify me when it is my turn and the page is hidden
settings-notices-closed = This browser does not allow notifications here.
settings-forced = Make my move for me when only one is possible, forced harvests too
settings-closes = Close my deal when one player agrees and all others refuse
forced-done = made for you
settings-keys = Single-letter keys

## Lobby

lobby-title = What shall we trade today?
lobby-lead = “Play now” deals at once: Normal bots, unrated, and a coach in the games with beans.
lobby-facts = { $fewest }–{ $most } players · { $minutes } min
lobby-play = Play now
lobby-rated = Rated
lobby-rated-about = Rated, against Experts, without a coach
lobby-dealing = Dealing …
lobby-how = How to play
lobby-bohnanza = Plant, swap, give away, harvest.
lobby-bohnanza-plus = More sorts of beans, and orders to meet if you like.
lobby-high-bohn = Build a town from your thalers.
lobby-bohnaparte = March beans across the map.
lobby-kuhhandel = Bid, bluff, and trade the cow.
open-tables = Tables
open-tables-none = No open tables yet. Start one?
chairs-free = { $count ->
    [0] no chair free
    [one] one chair free
   *[other] { $count } chairs free
}
sit-down = Sit down
go-on = Go on
watch = Watch
watch-record = Watch a record
lobby-lost = There is no such page. This is the home page.
join-friends = Join friends
join = Join
join-example = code, as read aloud
join-empty = Type the code of a table first.
join-unknown = No table has this code.
my-table = You are at a table
my-table-waits = { $count ->
    [one] You are at a table: one waits for you
   *[other] You are at a table: { $count } wait for you
}
my-table-about = { $game } with { $names }
my-table-more = { $count ->
    [one] one more table
   *[other] { $count } more tables
}
my-table-back = Back to the table
join-scan = or scan a friend’s code with your phone
invite = Invite friends
invite-code = Table code
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-qr = Picture to scan with a phone: the link to this table
invite-alone = This server listens to its own computer only, so no other device can open this link. For everybody in your network start it with: higgle serve --host 0.0.0.0
new-table = Set a new table
new-game = Game
new-chairs = Chairs
new-bots = Fill chairs with bots
new-level = Bots play
new-pace = Pace
pace-quick = quick
pace-unhurried = unhurried
pace-letter = by correspondence
new-who = Who may join
who-link = with the link
who-anyone = anyone
house-rules = House rules
new-set = Set the table
new-seal = The shuffle is sealed. After the game anyone can check the deal.
mix-title = The shuffle
mix-about = Seal of the shuffle: { $seal }. Mix in a word of your own, and nobody alone could have chosen the deal; after the game anyone can check it.
mix-word = A word of yours
mix-in = Mix in
mix-said = { $name } mixed in “{ $word }”.
waiting-title = The table is set
waiting-chairs = Chairs
waiting-free = free chair
waiting-bot = A bot
waiting-level = Bots play
waiting-take = Take this chair
waiting-free-chair = Free { $name }’s chair
waiting-leave = Get up
waiting-start = Start the game
waiting-host = { $name } starts the game.
waiting-host-away = All chairs are taken. Anybody who sits here may start the game.
waiting-rules = House rules
waiting-as-written = Everything as in the rulebook.
waiting-name = Your name at this table
waiting-room = Waiting room
waiting-here = { $count ->
    [one] { $names } is here
   *[other] { $names } are here
}
waiting-start-yours = { $count } chairs. The game begins when you press Start, never by itself.
waiting-start-theirs = { $count } chairs. The game begins when { $name } presses Start, never by itself.
waiting-anybody = somebody here
waiting-name-keep = Keep
waiting-host-tag = host
waiting-ready = ready
waiting-unready = not yet
waiting-ready-me = I am ready
waiting-changed = What was agreed has changed. Look, and say again that you are ready.
waiting-counts = The game begins in { $count }
waiting-may-wait = { $names } can still say “Wait”.
waiting-wait = Wait
waiting-or-bots = Or give the free chairs to bots.
waiting-not-ready = { $count ->
    [one] { $names } is not ready yet
   *[other] { $names } are not ready yet
}
waiting-start-anyway = Start counts from 5 to 1; whoever is not ready can say “Wait”.
waiting-all-ready = Everybody is ready
table-public = Listed in the lobby
table-spectators = Others may watch
table-chat = Chat
table-keeps_talk = Keep the chat in the replay
table-undo = Takebacks, if all agree
table-coach = Players may ask the coach
table-bots_welcome = Programs may sit down
table-rated = Rated
table-rated-about = The result moves the ratings of people with an account. With a guest, a new account or two people from one address it moves nobody’s.
program = program
guest-tag = guest
chair-play-for = Play for { $name }
chair-asks = { $name } would like to play on for { $bot }.
chair-agree = Agree
chair-refuse = No
chair-waits = You asked for the chair of { $bot }. The others are being asked.
chair-free = Give { $name }’s chair back to a bot
log-step-ask-chair = { $asker } asks for the chair of { $name }.
log-step-agree-chair = { $name } agrees to the newcomer.
    .you = You agree to the newcomer.
log-step-refuse-chair = { $name } does not agree to the newcomer.
    .you = You do not agree to the newcomer.
waiting-for = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}

## Me

me = You and your games
me-guest = You are a guest
me-guest-about = A name and a password keep your games and let you come back on another device.
me-account = { $name }
me-name = Name
me-password = Password, eight characters or more
me-rename = Change the name
me-register = Keep my games
me-login = I have an account
me-logout = Log out
me-logout-everywhere = Log out everywhere
me-done = Done.
me-history = Your games
me-history-none = No games yet.
me-watched = watched
me-short-password = A password has eight characters or more.
me-new-password = New password, eight characters or more
me-old-password = Current password
me-change-password = Change the password
me-data = What is kept about you
me-data-about = Your games, chat, ratings and programs, as one file.
me-export = Save everything
me-forget = Delete me
me-forget-about = Your name, chat, ratings and programs go for good. The games stay, without your name.
me-forget-sure = Delete me for good
me-passkeys = Passkeys
me-passkeys-about = With a passkey you come in by your fingerprint, your face or the code of your device; the password remains.
me-passkey-add = Add a passkey
me-passkey-use = Come in with a passkey
me-passkey-of = of { $date }
me-passkey-remove = Remove the passkey of { $date }
me-programs = Programs
me-programs-about = A program plays with a token of its own where tables welcome programs, and is always marked as one.
me-programs-account = Programs need an account: first make one with “Keep my games”.
me-program-name = Name of the program
me-program-new = Make a token
me-program-token = This token is shown once. Keep it:
me-program-end = Take the token of { $name } away
me-programs-none = No programs yet.
me-letters = E-mails
me-letters-about = When a game by correspondence awaits you and you are away, we can write to you. The address is used for nothing else.
me-letters-address = E-mail address
me-letters-wish = How often
me-letters-off = never
me-letters-turn = each turn
me-letters-daily = once a day
me-letters-save = Save
me-letters-none = Forget the address
me-letters-asked = We have sent a link to { $address }. E-mails begin once you have followed it; it is good for two days.
dealings = How you deal
dealings-about = Of your last { $games ->
        [one] game
       *[other] { $games } games
    }. Only you see this.
dealings-kept = { $count ->
        [one] 1 promise kept
       *[other] { $count } promises kept
    }
dealings-broken = { $count } broken
dealings-with = With
dealings-count = Deals
dealings-mine = To you, each
dealings-theirs = To them, each
dealings-better = Who gets the better of it
dealings-even-better = about even
dealings-mine-better = you
dealings-theirs-better = { $name }
dealings-measure = Values are the coach’s, in thalers, as the deal looked before it was made.
dealings-moments = Your best moments
me-notices = Notices on this device
me-notices-about = This device can tell you even while the page is closed. Only this device can read what it says; nothing is sent until you switch it on.
me-notices-cannot = This browser cannot show notices. On an iPhone or iPad, add the page to the home screen first and open it there.
me-notices-refused = This device or its browser does not allow notices from this page. Allow them in its settings, then try again.
me-notices-turn = It is my turn in a game by correspondence
me-notices-evening = My club opens a table, or my tournament round begins
me-notices-day = The deal of the day, in the morning
me-notices-others = Other devices of mine
me-notices-since = since { $date }
me-notices-remove = No more notices on the device of { $date }
letters-confirm = E-mails to this address
letters-confirm-about = Confirm that you want e-mails about your games at this address.
letters-confirm-do = Yes, write to me
letters-confirmed = Confirmed. You will hear from us when a game awaits you.
letters-stop = No more e-mails
letters-stop-about = Your address will be forgotten and no more e-mails will come. Your games go on.
letters-stop-do = Stop the e-mails
letters-stopped = Done. Your address is forgotten.
profile = Profile
block = Block
unblock = Unblock
block-about = Blocked: you hear no chat from them, and they do not sit down where you host or play.
me-blocked = Blocked people
report = Report to the host
report-about = What should the host of this server know? Only the host reads it.
report-send = Send
report-sent = Thank you. The host will read it.
profile-since = here since { $date }
profile-games = Games
profile-wins = Won
profile-ranks = Places
profile-rating = Rating
profile-none = No finished games yet.
profile-rank = { $place }. × { $count }
ratings = Ratings
ratings-about = Sorted by the strength that is almost certain: the more games, the more certain (the mean less three times the uncertainty). Bots are listed, and people with an account who have played against several others.
ratings-none = Nobody is rated yet.
ratings-place = Place
ratings-name = Name
ratings-surely = cautious

## Table

table-code = Table { $code }
table-menu = Table menu
table-news = At the table
notes = Notes
table-finding = Looking for the table …
table-gone = There is no such table
table-gone-about = Nobody knows a table “{ $code }”, or it is not open to you.
table-refused = That was not possible.
line-down = The connection is lost. Your seat is kept. Trying again.
line-retry = Try now
watching = You are watching.
paused = The game is paused.
resting-you = A bot plays for you.
await = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
begin-you = Ready? The table waits for you.
begin-ready = I am ready ({ $count })
begin-others = { $people ->
    [one] { $names } is getting ready, { $count }
   *[other] { $names } are getting ready, { $count }
}
reading-you = Have a look: the table waits.
reading-on = Go on ({ $count })
reading-others = { $people ->
    [one] { $names } is having a look first, { $count }
   *[other] { $names } are having a look first, { $count }
}
clock-until = Your time ends
await-nobody = One moment …
your-turn = your turn
your-turn-now = It is your turn.
rule = Rule { $clause }
menu-pause = Pause
menu-go-on = Go on
menu-undo = Ask to take it back
discard-empty = The discard pile is empty.
show-cards = Show cards
show-pile-hand = Hand
show-pile-depot = Depot
show-pile-order = Order
show-pile-purse = Money
show-whom = Whom?
show-all = Everybody
show-now = Show
show-about = The cards stay where they are. Everybody sees how many you show, and to whom.
show-nothing = You have nothing to show.
shown-by = { $name } has shown you
shown-to = You have shown { $name }
undo-now = Undo
undo-now-about = Take my last action back
menu-rest = Let a bot play for me
menu-return = Play for myself again
menu-leave = Leave for the lobby
keys = Keys
keys-1 = hand card from the front
keys-2 = new offer
keys-3 = accept the offer in focus
keys-4 = counter the offer in focus
keys-5 = refuse the offer in focus
keys-6 = harvest that field
keys-7 = buy a field
keys-8 = signals
keys-9 = done
keys-10 = log
keys-11 = chat
keys-12 = to a field that takes the bean; Enter plants
keys-13 = next bid, or claim
keys-14 = out of this lot
keys-15 = undo
keys-16 = to the next offer
keys-17 = letters on everything that can be pressed
keys-18 = yes, where there is one thing to agree to
keys-19 = to the map or the town
deeds = What you may do
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything.
quick = Quick lines
quick-thanks = Thank you!
quick-nice = Well done!
quick-wow = Wow!
quick-sorry = Sorry!
quick-moment = One moment, please.
quick-hurry = Come on!
chat-answer = Answer
chat-say = Say something to the table …
stand-in = a bot stood in
clock = Time left
deck-left = left
deck-run = run { $run } of { $runs }
undo-asked = { $name } asks to take the last action back.
undo-agree = Agree
undo-refuse = No
rules = Rules
rules-of = Rules: { $game }
rules-game = Game
rules-search = Search
rules-none = No clause has these words.
rules-unwritten = This game has no clauses of its own yet.

## Phases

phase-plant = Plant
    .about = The front card of the hand is planted first, then perhaps a second one.
phase-trade = Trade and give
    .about = Two cards are turned up. The active player trades with everybody.
phase-settle = Plant received
    .about = Everybody plants what was received and kept, in any order.
phase-draw = Draw
    .about = New cards join the back of the hand.
phase-attack = Attack
    .about = Each attack costs a thaler.

## Beans

bean-hidden = a hidden card
short-blue = Blue
short-chili = Chili
short-stink = Stink
short-green = Green
short-soy = Soy
short-black-eyed = Black-eyed
    .tiny = Bl.-eyed
short-red = Red
short-garden = Garden
short-wax = Wax
short-brandy = Brandy
    .tiny = Brandy
short-coffee = Coffee
short-cocoa = Cocoa
short-field = Field
short-cognac = Cognac
meter-step = { $thalers ->
    [one] { $cards } for 1 thaler
   *[other] { $cards } for { $thalers } thalers
}

## Hand and fields

hand = Your hand
hand-order = The order never changes. The front card is planted first.
hand-short = front card first
hand-tap = tap a card to give it
hand-new = new cards join at the back
hand-empty = Your hand is empty.
hand-front = front of your hand
hand-place = { $place } of { $count } in your hand
hand-size = cards in hand
players = Players
front = front
giving = giving
in-offers = { $count ->
    [one] 1 offer
   *[other] { $count } offers
}
card-aria = { $bean }, { $where }; pays { $steps }
field-empty = empty
field-mixed = bean stew
stew-about = Stew: its thalers lie under the saloon, count at the end and cannot be spent.
field-not-owned = not yours yet
field-not-bought = not bought
field-plant-anything = plant anything
field-for-sale = one more field for { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}
field-not-for-sale = not for sale
field-once = Once per game. Ready to plant at once.
field-next = next thaler in { $count }
field-next-short = in { $count }
field-full = full
field-plant-here = Plant { $bean } here
field-aria = Field { $number }: { $count ->
    [0] empty
   *[other] { $count } { $bean }, worth { $worth ->
        [one] { $worth } thaler
       *[other] { $worth } thalers
    }{ $next ->
        [0] {""}
       *[other] , next thaler in { $next }
    }
}
field-not-owned-aria = Field { $number }: not yours yet, { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}
counter = Any time
counter-empty = nothing to harvest
harvest = Harvest { $bean }
harvest-nothing = Harvest { $beans } for nothing?
harvest-early = Harvest { $beans } for { $worth ->
    [one] { $worth } thaler
   *[other] { $worth } thalers
}?
harvest-one-more = One more { $bean } would pay a thaler more.
harvest-pays-nothing = The beans go to the discard pile.
harvest-keep = Keep them
harvest-do = Harvest
buy-field = Buy field
turned-up = Turned up
turned-up-yours = keep, trade or give
turned-up-of = { $name } trades these
turned-up-none = none now
turned-up-aria = { $bean }, turned up
received = Received
received-plant = plant next
received-none = nothing
received-aria = { $bean }, received

## Deeds of a turn

deed-keep = Whatever nobody takes, you keep and plant: { $cards }.
deed-nothing-kept = Nothing is left turned up.
deed-done-trading = Done trading
deed-done-short = Done
deed-stop = Stop
deed-open-offers = { $count ->
    [one] One offer to you is still open.
   *[other] { $count } offers to you are still open.
}
due-plant-first = Plant { $bean }: choose a field.
due-plant-or-pass = You may plant { $bean } too, or be done.
due-harvest-first = No field takes { $bean }. Harvest one first.
due-no-field = No field takes { $bean }. Harvest one first, or put it elsewhere.
deed-done-planting = Done planting
due-settle = { $sorts ->
    [one] Plant { $cards }: choose a field.
   *[other] Plant { $cards }: choose a card, then a field.
}
due-pass-order = Your order is in front: go on, or lay it open.
due-trade = Trade, or be done.
due-offer = You may make an offer.
due-answer = Answer the offer.
due-close = Close the deal.
due-claim = Somebody wants a building that you could buy first.
due-name-type = Name a type of building.
due-buy-of-type = Buy one of this type, or none: the rest leaves the game.
due-look = Your bank: look at the top card, or do without.
due-put-under = Leave the card on top, or put it under the deck.
due-move-card = Your bank: move one card of your hand, or do without.
due-arrange = Put the drawn cards in the order you like.
due-last-harvest = The end: choose which beans become thalers.
due-last-buying = Last round: build what you can pay for, then count.
due-camp = Choose a free camp on the map.
due-attack = Attack a land on the map, or end your attacks.
due-strike = Lay the card you attack with.
due-defend = Your land is attacked: lay the card you defend with.
due-take = Take a card from your merchant, or draw.
due-stew = Your saloon: you may turn fields of one bean into stews.
due-buy-field = Two field beans: take the third field for them, or leave it.
due-discard-or-pass = The deck is about to run out. Harvest or buy first, or go on.
deed-no-more = No more trades

## Trade

trade = Trade
trade-board = Trade board
trade-open = { $count ->
    [one] 1 open
   *[other] { $count } open
}
trade-none = No offers yet. Offer { $name } something, or wait.
trade-none-active = No offers yet. Tap your cards to make one.
trade-not-now = Trading comes when cards are turned up.
trade-over = Trading is over for this turn.
trade-waits = Waiting for you
trade-best = Best for you
trade-yours = Yours
trade-others = Others
trade-aside = Between others
trade-sides = you give → you get
trade-aside-sides = gives → wants
open-deal = Somebody has agreed
open-deal-about = Your offer was accepted. Trading ends for good: close the deal first?
open-deal-leave = End without a deal
trade-refused = { $count } refused
trade-show = show
trade-hide = hide
trade-offers = Offers · { $count }
trade-closed = No more offers from you in this turn.
trade-hint = Tap cards of your hand to offer them, or drag a card onto a player to make an offer to them.
trade-hint-closed = No more offers from you in this turn.
offer-new = New offer
offer-yours-all = Your offer to everyone
offer-yours = Your offer to { $names }
offer-from = { $name } offers
offer-counter = { $name } counters
offer-gift = { $name } has a gift for you
offer-request = { $name } asks for a gift
offer-others = { $name } to { $names }
offer-thread = to: { $give } for { $get }
offer-sentence = You give { $give }, you get { $get }.
offer-sentence-others = Asks for { $give }, gives { $get }.
offer-deal = Deal with { $name }
offer-deal-for = { $name }: { $cards }
offer-deal-way = { $name }: { $cards } for { $take }
offer-deal-both = Close with { $name } and { $other }
offer-terms = { $names }: { $give } for { $get }
offer-way = { $take } for { $give }
offer-way-take = Take { $take }
offer-accept-way = Accept: { $cards }
offer-all-of = all
offer-any-of = any { $n } of
offer-together = Only together with { $terms }
offer-one-of = At most one closes: this, or { $terms }
offer-or-else = or else …
offer-or-else-about = Make another offer: at most one of both closes
offer-and = and also …
offer-and-about = Make an offer to somebody else: both close together, or neither
offer-change = Change
offer-withdraw = Withdraw
offer-accept = Accept
offer-accept-with = Accept with { $cards }
offer-accept-after-all = Accept after all
offer-take = Take it
offer-answer = Counter
offer-lacking = You lack these
offer-accepted = You agreed; { $name } decides
offer-unaccept = Take back
offer-declined = You said no
offer-free = nothing
offer-gain = { $bean }: with { $count } the field is worth { $worth }.
reason-not-now = not now
reason-too-little = too little
reason-no-room = no room
reason-keeps = I keep it
reason-later = ask me later
not-binding = not binding
promise-later = later
promise-yours = You promise for later: { $cards }
promise-with = Promises for later: { $cards }
debt = { $from ->
    [you] You promised { $partner }: { $cards }
   *[other] { $to ->
        [you] { $name } promised you: { $cards }
       *[other] { $name } promised { $partner }: { $cards }
    }
}
debt-settle = Settled
promise-make = Make a promise
promise-what = What?
pact-kind-next = My next such bean
pact-kind-no-bid = No bid on
pact-kind-peace = Peace
promise-rounds = For how many rounds?
promise-whom = To whom?
promise-now = Promise
promise-about = It binds nobody. Everybody can read what was promised, and who keeps promises.
no-more-short = No more
no-more-long = No more for longer
no-more-about = Bots make you no more offers, and nobody waits for you. Offers that are on the board stay.
no-more-turn = For this turn
no-more-round = Until my next turn
no-more-better = Until something better comes
no-more-better-about = You trade again, with a bell, as soon as somebody offers you one of these:
no-more-on = { $until ->
    [turn] No more trades for you this turn.
    [round] No more trades for you until your next turn.
   *[wish] No more trades, unless somebody offers you { $cards }.
}
no-more-off = Trade again
wish-came = { $name } offers you { $cards }.
trade-wished = You waited for this
why-ask = Why?
why-ask-of = Why did { $name } say no?
why-plain = { $name } just said no.
why-sent = { $name } was asked why.
why-asked = { $name } asks why you said no.
ledger = Promises
ledger-tally = { $name }: { $kept } kept, { $broken } broken
ledger-tally-you = You: { $kept } kept, { $broken } broken
debt-due = now
coach = Coach
coach-about = Says what offers are worth, by the numbers of the bots and from what you see. Only you see it; there is none in rated games, nor where the table has agreed on none.
coach-idea = An offer you could make
coach-to = to { $names }
coach-use = Use this offer
coach-another = Another
coach-not-now = Not now
coach-number = about { $mine } to you, { $theirs } to the other
coach-deal = { $name } got { $gave } from you for { $got }.
speed = Speed of bots
speed-calm = calm
speed-normal = normal
speed-quick = quick
speed-below = bots { $speed }
call-yours = You ask for offers
call-of = { $name } asks for offers
call-give = what would you give?
call-get = what would you like?
call-answer = Make an offer
call-give-sentence = { $name } asks for offers for { $cards }.
call-get-sentence = { $name } wants { $cards } and asks for the price.
you-give = You give
you-get = You get
wants = wants
gives = gives
builder = Offer
builder-to = New offer to
builder-counter = Counter-offer to
builder-tap-cards = tap cards of your hand or turned up
builder-tap-sorts = tap beans below
builder-gift = nothing: it is a gift
builder-free = for nothing
builder-any = any { $n } of these
builder-all = all they have
builder-unlink = not linked
builder-or = or …
builder-or-one = One of these
builder-request = nothing: you ask for a gift
builder-sorts = Beans to ask for
builder-ask = Ask for { $bean }
builder-take-back = Take { $bean } back
builder-drop = Drop this offer
builder-send = Send offer
builder-send-gift = Give
builder-empty = Tap your cards or beans first.
builder-unsaid = Tap what you get, or “for nothing” if it is a gift.
builder-promise = promise
builder-promising = { $gives ->
    [yes] You give and promise
   *[no] You promise
}
builder-promise-bean = Promise { $bean } for later
builder-promise-most = A promise names at most { $most } beans.
builder-sorts-promise = Beans you promise for later
builder-call-give = make me an offer
builder-call-get = name your price
builder-send-call = Ask for offers
copies-title = Which card goes?
copies-about = You give { $cards }: the lit cards. Tap another copy to give it instead.
copies-card = { $bean } at place { $place }
copies-give = Give this
signals = Signals
signals-short = Signals
signals-about = Everybody sees them; they bind nobody. Tap again for one more.
signals-change = Change signals
signals-send = Show them
signal-want = I want
signal-give = I could give
signal-wants = wants
signal-gives = gives
signals-suggested = · dotted: grows on your fields
signals-bots = Bots heed them too.
signal-never = I never take
signal-nevers = never
status-active = Has the turn
status-waits = Waiting
status-deciding = Deciding
status-settling = Planting
status-trades = Trading
status-listens = Listening
status-ready = No more trades this turn
last-call = { $count ->
    [0] { $name } ends trading now
   *[other] { $name } ends trading in { $count }
}
last-call-held = { $name } waits for you, { $count }
last-call-about = It waits while you make an offer.
last-call-wait = Wait
status-accepts = Accepts your offer: { $cards }
status-decides = Decides on your offer: { $cards }
status-declined = Said no
status-gift = Has a gift for you
status-counter = Made you a counter-offer
status-offers = Made you an offer
away-left = Has left
away-lost = Connection lost
away-asleep = Phone asleep
away-bot-in = { $why } · a bot in { $time }
status-bot-keeps = A bot keeps this seat

## What may be done, in a list

do-plant = Plant { $bean } on field { $field }
do-pass = Do without
do-harvest = Harvest field { $field }
do-buy-field = Buy a field
do-take-field = Take the third field
do-accept = Accept offer { $offer }
do-decline = Decline offer { $offer }
do-withdraw = Withdraw offer { $offer }
do-confirm = Close offer { $offer } with { $name }
do-end-trade = Done trading

## Log

log-turn-began = { $you ->
    [yes] Your turn.
   *[no] The turn of { $name }.
}
log-planted = { $you ->
    [yes] You planted { $bean } on field { $field }.
   *[no] { $name } planted { $bean } on field { $field }.
}
log-turned-up = Turned up: { $cards }.
log-harvested = { $you ->
    [yes] You harvested { $beans }: { $thalers ->
        [0] nothing
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
   *[no] { $name } harvested { $beans }: { $thalers ->
        [0] nothing
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
}
log-drew = { $you ->
    [yes] You drew { $cards }.
   *[no] { $name } drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
log-camped = { $you ->
    [yes] You take a camp.
   *[no] { $name } takes a camp.
}
log-attacked = { $you ->
    [yes] You attack
   *[no] { $name } attacks
}{ $cavalry ->
    [yes] {" "}with the cavalry
   *[no] {""}
}: { $land }.
log-defended-by-deck = The top card of the deck defends.
log-fought = { $land }: { $attack } against { $defence }. { $tie ->
    [yes] A tie. {""}
   *[no] {""}
}{ $won ->
    [yes] The attack succeeds.
   *[no] The attack fails.
}
log-conquered = { $you ->
    [yes] You take the land: { $land }.
   *[no] { $name } takes the land: { $land }.
}
log-fortified = { $you ->
    [yes] You build a fortress
   *[no] { $name } builds a fortress
}: { $land }. The quarry is empty.
log-alms = The monastery takes a card: { $bean }. { $thalers ->
    [0] It is discarded.
   *[other] { $you ->
        [yes] It becomes your thaler.
       *[no] It becomes a thaler: { $name }.
    }
}
log-dealt-swap = { $you ->
    [yes] You gave { $give }, got { $get } from { $partner }.
   *[no] { $name } gave { $give }, got { $get } from { $partner }.
}
log-dealt-give = { $you ->
    [yes] You gave { $give } to { $partner }.
   *[no] { $name } gave { $give } to { $partner }.
}
log-dealt-get = { $you ->
    [yes] You got { $get } from { $partner }.
   *[no] { $name } got { $get } from { $partner }.
}
log-offered-both = Both close together, or neither.
log-offered-either = At most one of them closes.
log-chosen-took = { $you ->
    [yes] You would take { $took } for { $cards }.
   *[no] { $name } would take { $took } for { $cards }.
}
log-offered = { $you ->
    [yes] You offer { $give } for { $get }.
   *[no] { $name } offers { $give } for { $get }.
}
log-accepted = { $you ->
    [yes] You agree.
   *[no] { $name } agrees.
}
log-chosen = { $you ->
    [yes] You would give { $cards }.
   *[no] { $name } would give { $cards }.
}
log-declined = { $you ->
    [yes] You say no.
   *[no] { $name } says no.
}
log-withdrawn = { $you ->
    [yes] You withdrew an offer.
   *[no] { $name } withdrew an offer.
}
log-lapsed = { $you ->
    [yes] Your offer has lapsed after a deal.
   *[no] An offer of { $name } has lapsed after a deal.
}
log-step-pause = { $name } paused the game.
    .you = You paused the game.
log-step-go-on = The game goes on.
log-step-rest = A bot plays for { $name }.
    .you = A bot plays for you.
log-step-return = { $name } is back.
    .you = You are back.
log-step-ready = { $name } wants no more trades.
    .you = You want no more trades.
log-step-hurry = { $name } hurries the call.
    .you = You hurry the call.
log-step-slow = { $name } holds the call.
    .you = You hold the call.
log-step-ask-undo = { $name } asks to take an action back.
    .you = You ask to take an action back.
log-step-agree-undo = { $name } agrees.
    .you = You agree.
log-step-refuse-undo = { $name } does not agree.
    .you = You do not agree.
log-step-undo = An action was taken back.

## End

end-over = The game is over
end-show = Show the result
end-look = Look at the table
end-closed = The market is closed.
end-tied = Equal points; the tie-break of the rules decides.
end-deck = { $count ->
    [one] The deck has run out.
   *[other] The deck has run out { $count } times.
}
end-stalled = No card can come into the game any more.
end-lands = Somebody holds { $count } lands.
end-landless = Somebody has no land left.
end-herds = No two players share an animal any more.
end-trades = { $count } cow trades without a deck are enough.
end-wins = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-you-win = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-shared = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-place = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
   *[other] Seventh
} of { $of }, { $behind } behind { $name }
end-place-level = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
   *[other] Seventh
} of { $of }, level with { $name }
end-rating = Your rating
end-rating-was = was { $rating }; { $count ->
    [one] { $count } game
   *[other] { $count } games
}
end-unrated = This game moved no rating.
end-stood-in = { $count ->
    [one] A bot played part of the game for { $names }.
   *[other] Bots played part of the game for { $names }.
}
end-your-deals = Your best deal and your dearest
end-best = Your best deal
end-dearest = Your dearest
end-look-at = Look
end-deal-bought = { $card }, from { $other } for { $paid }.
end-deal-traded = In a cow trade with { $other }: { $cards }.
end-deal-points = { $points } points
end-deal-thalers = { $thalers } thalers
end-moments = Moments
moment-zeros-about = { $name } paid { $other } with nothing else.
moment-set = Complete: { $card }
moment-set-about = { $name } took the last one in a cow trade with { $other }.
moment-bluff = A bluff exposed
moment-bluff-about = { $name } could not pay and showed { $paid }.
moment-harvest = { $cards }
moment-harvest-about = { $name } harvested them for { $paid ->
    [one] { $paid } thaler
   *[other] { $paid } thalers
}.
moment-free = For nothing: { $card }
moment-free-about = Nobody bid, and { $name } kept it.
end-picture = A picture to share
end-picture-about = Place, points and one moment. Nobody else is named on it.
end-share = Share
end-picture-save = Save picture
share-place = Place { $place } of { $of }
share-text = { $game }: { $points } points
end-sets = Full sets
end-sets-about = values of the animals
end-set-pedigrees = Pedigrees of sets
end-each = { $points } each
end-times = Times number of full sets
end-times-about = the multiplication
end-other-pedigrees = Other pedigrees
end-rats = Four rats
end-rats-about = eat one set
end-rats-took = ate: { $animal }
end-rats-nothing = found no set
end-money = Money in hand
end-money-about = counts for nothing
end-replay = Watch the replay
end-again = Play again
end-join = Join the next game
end-table = Points of all players
end-part = What the points are made of
end-points = Points
end-course = Points after every turn
end-course-turn = turn { $turn }
end-bargained = How the bargaining went
end-deals = Deals closed
end-deals-yours = Yours among them
end-harvests = Your harvests
end-harvests-empty = Harvests that paid nothing
end-proof = The shuffle was sealed before the deal.
end-proof-yes = The deal was fair: the shuffle matches the seal shown at the start.
end-proof-no = The shuffle does not match the seal.
end-check = Check
end-save = Save the record
score-thalers = Thalers
replay = Replay

## Kuhhandel Master

seconds = { $count } s
deck-donkeys = { $count ->
    [0] no donkey to come
    [one] 1 donkey still to come
   *[other] { $count } donkeys still to come
}
purse = Your money
purse-shown = Everybody has seen it; you could not pay.
purse-secret = Nobody else sees it, not even how many cards.
purse-tap = tap to add, tap again to take back
purse-cards = { $count ->
    [one] { $count } card, together
   *[other] { $count } cards, together
}
purse-empty = You have no money.
money-card = Money card { $value }
herds = Herds
rats = rats
pedigrees = pedigrees
ring-people = Players
ring-auctioneer = auctioneer
ring-auctions = { $name } auctions
ring-you-auction = you auction
ring-leads = leads with { $price }
ring-may-bid = may bid
ring-may-claim = may claim
ring-lot = The lot
ring-pedigree = Pedigree sale
ring-rat = A rat
ring-trade = Cow trade
ring-choose = Auction
bids = Bids
ring-hear = Hear the calls
bid-highest = Highest bid
bid-none = No bid yet
bid-leads = leads
bid-you-lead = You lead.
bid-again = Any bid starts the calls again.
bid-amount = Bid { $amount }
bid-free = amount
bid-send = Bid this amount
bid-out = I am out
bid-is-out = You are out of this lot.
bid-back = Bid after all
ring-out = out of this lot
bid-pass = Pass
bid-worth = You hold { $worth }.
bid-pays = Bid { $amount }, pay { $pays }: { $cards }. You hold { $worth }.
    .exact = You would pay exactly { $pays }: { $cards }. You hold { $worth }.
bid-bluff = You hold { $worth }. This bid is a bluff: if you win you must show all your money.
bid-auctioneer = You auction it. After the third call you sell, or buy it from the winner.
tempo-hurry = Hurry the call
tempo-slow = Hold the call
calls = Calls
call-1 = Going once
call-2 = Going twice
call-3 = Sold
bluff-exposed = { $name } bid more than the money that everybody now sees.
    .you = You bid more than the money that everybody now sees.
dutch-count = The count stands at { $count }.
dutch-cards = { $count ->
    [one] money card
   *[other] money cards
}
dutch-price = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dutch-claimed = Claimed by
dutch-mine = Mine for { $count }!
dutch-auctioneer = You count. If nobody claims, the pedigree is yours for nothing.
dutch-too-few = You hold fewer than { $count } money cards.
dutch-not-now = You cannot claim now.
dutch-about = If nobody claims at 1, { $name } gets the pedigree for nothing. If somebody claims, { $name } may still buy it for as many cards.
dutch-worth = Worth { $now } to you now, { $complete } with all four: { $animal }.
    .done = Worth { $now } to you.
dutch-pay = { $count ->
    [one] You would pay 1 card: { $least } at least.
   *[other] You would pay { $count } cards: { $least } at least.
}
sealed-ceiling = Write down how much you bid at most; nobody sees it. 0 is no bid.
sealed-mark = Write down for how many cards you claim it; nobody sees it.
sealed-write = Write down
sealed-never = never
decide-about = Sell, and { $name } pays you { $price }. Or buy: you pay { $price } and keep the card.
decide-blind = Sell for the cards laid down unseen, or buy for { $count } of your own.
decide-sell = Sell to { $name }
decide-buy = Buy for { $price }
decide-buy-blind = { $count ->
    [one] Buy for 1 card
   *[other] Buy for { $count } cards
}
field-pay-about = The field costs { $count ->
    [one] one thaler
   *[other] { $count } thalers
}. Sorts matter: each building takes its own sort only.
field-pay-left = { $bean } · { $count }
field-pay-none = tap thalers above
field-pay-chosen = { $count } of { $price } chosen
pay-about = You pay { $price }: exactly if you can, else no card more than needed. No change is given.
pay-chosen = { $count ->
    [one] Chosen: { $count } card, { $worth }
   *[other] Chosen: { $count } cards, { $worth }
}
pay-do = Pay { $worth }
ring-pay-about = You pay { $price }. Nobody gives change.
ring-pay-chosen = { $count ->
    [0] No card chosen.
    [one] One card chosen: { $worth }.
   *[other] { $count } cards chosen: { $worth }.
}
pay-show = Show all my money
lay-about = { $count ->
    [one] Lay one money card face down; its value does not matter.
   *[other] Lay { $count } money cards face down; their value does not matter.
}
lay-do = { $count ->
    [one] Lay 1 card
   *[other] Lay { $count } cards
}
rat-pot = { $count ->
    [0] No money lies beside it.
    [one] One card lies beside it.
   *[other] { $count } cards lie beside it.
}
rat-take = Take rat and money
rat-lay = Lay { $value } and pass it on
rat-choose = Tap another money card to lay that one.
rat-must = You have no money to lay.
rat-turn = The rat is yours unless you lay a card.
trade-stake = { $animal }: { $mine } against { $theirs }.
trade-tied = It was a tie; once more.
trade-tap = Tap money cards to lay them face down.
trade-tap-counter = Take the money unseen, or tap money cards to counter.
trade-eyes = { $name } sees that you lay money, not how much. Only you know: { $worth }.
trade-lay = Lay the offer down
trade-counted = Show that it is { $count ->
    [one] one card
   *[other] { $count } cards
}
trade-accept = Take the money
trade-counter = Counter with { $worth }
reveal-more = { $name } laid more.
    .you = You laid more.
reveal-tied = A tie: the money is swapped, lay again.
reveal-tied-twice = A tie again: it is decided for { $name }, whose turn it is.
    .you = A tie again: it is decided for you, since it is your turn.
reveal-accepted = { $name } takes the money.
    .you = You take the money.
reveal-gets = { $name } gets: { $animals }
    .you = You get: { $animals }
reveal-money = You give { $mine } and get { $theirs }.
reveal-laid = { $name } laid
    .you = You laid
reveal-highest = more
reveal-private = only you two see the sums
reveal-others = The others see who gets the animal, never the sums.
reveal-hidden = The sums stay between these two.
zeros = { $count ->
    [4] Four zeros!
    [5] Five zeros!
    [6] Six zeros!
    [7] Seven zeros!
    [8] Eight zeros!
    [9] Nine zeros!
    [10] Ten zeros!
   *[other] { $count } zeros!
}
reveal-sold = { $name } paid you { $count ->
    [one] { $count } card
   *[other] { $count } cards
} unseen.
log-cards-were = The cards: { $cards }.
log-no-change = The cards are worth { $paid }; no change is given.
reveal-on = Go on
turn-choose = Your turn: an auction or a cow trade.
turn-only-auction = Your turn: an auction.
turn-only-trade = Your turn: a cow trade.
turn-auction = Auction the next card
turn-share = Look at the next card
turn-top = The top card of the deck has a { $green ->
    [yes] green back: money.
   *[no] red back.
}
turn-trade = Cow trade
turn-trade-with = Cow trade for { $animal } with { $name }
turn-pass = End the turn
share-about = Keep this card, or give it away; whoever does not get it gets the next one unseen.
share-keep = Keep it
share-give = Give it to { $name }

## Bohnanza Plus

order = Order
order-about = Two neighbouring fields with { $left } and { $right } beans meet it.
order-open = open
order-show = Lay the order open
order-meet = Order met: 1 thaler
order-never = Orders are never traded.
order-pays = 1 thaler
orders-met = { $count ->
    [one] 1 order met
   *[other] { $count } orders met
}

## High Bohn

phase-before = Before the turn
    .about = Banks let you look at the deck or move a card.
phase-arrange = Arrange
    .about = The drawn cards may be put in order.
phase-end-sold = Fields sold
phase-end-buying = Last round: build, then count
phase-end-count = Count
store = Store
apart-store = Your store
    .about = trade them like cards of your hand; they are never planted
    .aria = { $bean }, in your store
apart-from-store = From a store
    .about = plant next
    .aria = { $bean }, out of a store
town-go = Go to the town
town-short = Town
town-hint = Buildings can be bought at any time, with thalers of their own sort.
town-back = Back to the fields
town-built = { $count ->
    [one] 1 built
   *[other] { $count } built
}
town-thalers = Your thalers by sort
town-plots = The town’s plots
town-price = price { $price }
town-have = you have { $count }
town-can = can buy
town-has-type = you own one
town-gone = left the game
town-not-now = not now
town-no-power = no power
town-lack = { $count } more { $bean }
town-costs = Price:
town-waiting = { $name } wants { $building }; whoever comes earlier may take it first.
town-buy = Buy { $building }
town-let-pass = Let it pass
town-call-off = Call it off
town-choose = Choose a plot.
town-everybody = Everybody’s town
town-under = { $count } under cards: they count, they cannot pay
town-bonus = At the end prices come back as points, and the number of your buildings counts too ({ $bonus }).
town-net = { $now } points now, { $after } with it
town-shuts = One building of each type: every other { $kind } is then closed to you.
town-bonus-step = { $count } bring { $points }
town-net-short = { $count ->
    [one] { $points } point
   *[other] { $points } points
} at the end
town-round = The last round
town-round-done = done
town-round-now = builds
town-round-after = after that
town-done = I am done
do-look = Look at the top card
do-put-under = Put the card under the deck
do-move-card = Move card { $place } to place { $to }
do-arrange = Take them up in the order { $order }
do-name = Name: { $kind }
do-harvest-keeping = Harvest field { $field }, keep { $keep } as thalers
do-buy-field-with = Buy a field with { $thalers }
do-stew = Start a stew on field { $field }
do-store = Store { $bean }
do-let-pass = Let { $building } pass
do-call-off = Call the purchase off
do-buy = Buy { $building }

## Bohnaparte

map = Map of Beanland
land-nobody = nobody
land-of = { $land } · { $name }
land-aria = { $number }: { $land }, { $owner }{ $can ->
    [yes] , can be chosen
   *[no] {""}
}
war-go = Go to the map
war-short = Map
war-stop = End attacks
war-any = any card may fight; its number is its strength
war-tap = tap the card you fight with
war-fight-with = Fight with { $bean }, { $number }
war-from-deck = From the deck, unseen
war-depot-empty = empty
war-buy-depot = Buy a depot
war-buy-merchant = Buy a merchant
war-battle = Attack: { $land }
war-chooses = chooses
war-deck = from the deck
war-versus = vs
war-counts = { $bean }, counts { $defence }
war-cavalry = cavalry
war-from-hand = from the hand
war-from-depot = from the depot
war-minimum = { $land }: never defends with less than { $minimum }.
war-end-taken = { $attack } : { $defence } – { $tie ->
    [yes] a tie, and the cannon decides: {""}
   *[no] {""}
}{ $you ->
    [yes] you take it
   *[no] { $name } takes it
} ({ $land }).
war-end-kept = { $attack } : { $defence } – { $tie ->
    [yes] a tie: {""}
   *[no] {""}
}{ $you ->
    [yes] you keep it
   *[no] { $name } keeps it
} ({ $land }).
war-end-free = { $attack } : { $defence } – { $tie ->
    [yes] a tie: {""}
   *[no] {""}
}it stays free ({ $land }).
war-least = at least, whatever is laid.
war-no-least = No minimum: the bean alone counts.
war-extra = The fortress adds { $extra }.
war-tie =
    { $you ->
        [yes] Your cannon wins ties, but not 20 : 20.
       *[no] The attacker’s cannon wins ties, but not 20 : 20.
    }
war-depot-fights = fights only
war-tap-on = Tap to go on
war-crown = { $count } lands end the game
war-only-you = Only you know it: { $bean }, { $number }
war-attack = Attack: { $land } · { $price ->
    [one] 1 thaler
   *[other] { $price } thalers
}
war-attack-cavalry = Attack with the cavalry
war-camp = Camp here
war-fortify = Build a fortress ({ $quarry })
war-points = Victory points
war-lands = { $count ->
    [one] 1 land
   *[other] { $count } lands
}
do-stock = Into the depot: { $bean }
do-take = Take { $bean } from the merchant

## Replay

replay-as = See it as
replay-open = All hands open
replay-spectator = Spectator
replay-verified = deal verified
replay-share = Share this moment
replay-moment = This moment
replay-steps = Steps
replay-step = step { $step } of { $total }
replay-deal = The deal
replay-scrubber = Moment of the game
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-next-trade = Next deal
replay-next-battle = Next battle
replay-try = Try it differently from here
replay-try-about = You play on for { $name } against bots. It is not rated.
replay-next-harvest = Next harvest
replay-key-step = step
replay-key-turn = turn
watch-about = A record is the file that every finished game can save. Everything in it is checked while you watch.
watch-choose = Choose a record file

## Tutorials

learn-title = One minute
learn-in-a-minute = { $game } in a minute
learn-again = Once more
learn-skip = Skip
learn-first = New to beans? Begin with Bohnanza.
learn-bohnanza-1 = This is your hand. Its order never changes, and the front card is always planted first. Tap it.
learn-bohnanza-2 = You must plant it; the next one you may. A field holds one sort only, and Blue already grows on field 1. The large number tells how many there are of a sort.
learn-bohnanza-3 = Two cards are turned up, and everybody trades. The Green fits neither of your fields; Otto collects Green and has a Blue. Tap the Green, tap the Blue, and send your offer.
learn-bohnanza-4 = Otto asks for more. You need not give it: take the Chili out again, and counter.
learn-bohnanza-5 = He gives in. Your Chili fits nowhere either: ask everybody for offers, and accept what comes.
learn-bohnanza-6 = Otto wants your Red as well, but Red grows on your second field. Refuse.
learn-bohnanza-7 = Nobody trades for the Stink, and planting it would cost you a field. Mila grows Stink: tap it and give it to her. A gift now is often a favour later.
learn-bohnanza-8 = What you received lies apart and must be planted. Blue grows already: plant both.
learn-bohnanza-9 = The beanometer shows what a harvest pays: six Blue are two thalers. You may harvest at any time, even when others have their turn; only a field with a single bean waits while another has more.
learn-bohnanza-10 = Two cards became your thalers, the others are discarded. Three thalers buy a third field. New cards join at the back; when the deck has run out three times, whoever has the most thalers wins.
learn-bohnanza-otto-asks = Green? Gladly. And your Chili, please.
learn-bohnanza-otto-yes = All right. Because it is you.
learn-bohnanza-wrong = { $bean }? Not that one now.
learn-bohnanza-greedy = That is what Otto asks for. Take the Chili out first.
learn-bohnanza-keep = The Green is what Otto wants most; leave it in.
learn-bohnanza-take-out = Take out: { $bean }
learn-bohnanza-give = Give { $bean } to { $name }
learn-bohnanza-refuse = Refuse
learn-kuhhandel-1 = Collect four of a kind. In your turn you auction the next card, or open a cow trade. Auction one.
learn-kuhhandel-2 = Everybody but the auctioneer bids. You may even bid more than you have: a bluff. Bid.
learn-kuhhandel-3 = Sold! The winner pays exactly if possible; no change is given. The auctioneer could also have bought the cow for this price.
learn-kuhhandel-4 = A pedigree is sold by counting down from ten. The price is a number of money cards, whatever they are worth. Claim it.
learn-kuhhandel-5 = Nobody wants the rat. Take it with the money beside it, or lay a card face down and pass it on.
learn-kuhhandel-6 = A cow trade: you and Tomáš both own pigs. Lay money face down; only he will see it. Bluff: lay nothing but zeros.
learn-kuhhandel-7 = He may take it unseen, or counter; then the higher sum takes the pig. This time he takes it.
learn-kuhhandel-8 = Only complete sets of four count, multiplied by how many sets you own. The game ends when every set is complete.
learn-kuhhandel-bluff = He finds { $count } zeros and shakes his head. The pig is yours, for nothing!
learn-kuhhandel-paid = He has { $sum } more now, and the pig is yours.
learn-bohnanza-plus-1 = As in Bohnanza, but for up to seven, with new sorts. Coffee is plentiful and slow, Cocoa rare and quick. Tap a card.
learn-bohnanza-plus-2 = A Field bean buys land: harvest exactly two and you get no thaler, but a third field for nothing. Harvest them.
learn-bohnanza-plus-3 = The third field lies to the right. Your order asks for 3 and 4 beans on neighbouring fields, the first number on the left. Plant the Wax.
learn-bohnanza-plus-4 = Three and four, side by side: the order is met; that works in your own turn only. It is worth a thaler, and nothing is harvested.
learn-bohnanza-plus-5 = The order waited in your hand like a card. At the front it is laid open, and if it is not met before you draw, it is gone. Draw.
learn-bohnanza-plus-6 = With six or seven you draw four cards and the third field costs only three thalers. Everything else is Bohnanza.
learn-high-bohn-1 = As in Bohnanza, but a thaler keeps its bean: seven Green pay four Green thalers. Harvest.
learn-high-bohn-2 = A building takes thalers of its own sort only; the Saloon takes Green. Buy at any time, even when others have their turn.
learn-high-bohn-3 = It works at once. With Saloon 3 a field may hold a stew: one bean of each of several sorts, no two alike. Plant the Red one.
learn-high-bohn-4 = Three sorts pay a thaler, which stays under the Saloon and counts at the end. Sell the stew.
learn-high-bohn-5 = Mila wants a Bank. You come earlier and could pay too: take it first, or let it pass.
learn-high-bohn-6 = At the end: thalers, the prices of your buildings, and a bonus for four or more of them. Whoever has the most points wins.
learn-bohnaparte-1 = As in Bohnanza, but thalers buy attacks. In phase 4 you attack a land that borders yours, for one thaler. Tap the Farm.
learn-bohnaparte-2 = Any bean fights, its number is its strength. Both lay one face down. Choose yours.
learn-bohnaparte-3 = Nobody owned the Farm, so the deck defended it: 12. Yours is higher, the Farm is yours. Both beans are gone. Now the City.
learn-bohnaparte-4 = A City defends with 18 at least, a Village with 16, and a tie goes to the defender. Only a Blue bean is enough.
learn-bohnaparte-5 = 20 against 18: the City is yours. It counts three points, most lands one. Go on.
learn-bohnaparte-6 = Farms turn up more cards, Villages draw more, the Quarry builds a fortress. Whoever has the most points wins; thalers count for nothing.

## Mixed fields, banks and endings

keep-title = Which cards become thalers?
keep-about = { $count ->
    [one] Choose the card that becomes a thaler.
   *[other] Choose the { $count } cards that become thalers.
}
keep-stew = They lie under your saloon: they count at the end and cannot be spent.
keep-toll = One of them goes to the distillery as toll:
field-pay-title = Which thalers pay?
bank-look = Your bank lets you look at the top card before the turn.
bank-move = Your bank lets you move one card: tap it.
bank-move-to = Tap the place to which { $bean } goes.
bank-take = Move { $bean }, place { $place }
bank-arrange = Your bank sorts the drawn cards: tap them in the order in which they join your hand.
bank-arrange-do = Take them up
town-buy-nothing = Buy nothing
due-plant-out = The game is ending: plant { $bean }.
deed-new-field = New field for { $bean }
due-meet-or-pass = Meet your order now, or go on.
due-show-order = Your order is in front: lay it open.
deed-go-on = Go on
deed-leave = Leave it as it is

## What I did, in the log of the other games

you-turn-began = Your turn.
you-trade-ended = You end trading.
you-shown = You show { $all ->
    [1] everybody
   *[other] { $to }
}: { $cards }.
you-shown-order = You show { $all ->
    [1] everybody
   *[other] { $to }
} the order { $left }/{ $right }.
you-field-bought = You buy the third field for { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}.
you-field-won = You win the third field with two field beans.
you-order-shown = You lay open the order { $left }/{ $right }.
you-order-met = You meet the order { $left }/{ $right } and earn a thaler.
you-order-returned = Your order { $left }/{ $right } goes back under the pile.
you-order-drawn = You draw an order.
you-wanted = You want to buy { $building }.
you-let-pass = You let { $building } pass.
you-called-off = You do not buy { $building } after all.
you-bought = You buy { $building }.
you-bought-nothing = You buy nothing more.
you-named = You name a type: { $type }.
you-stew-begun = You turn field { $field } into a stew.
you-stew-harvested = You harvest a stew of { $count } sorts in field { $field } for { $thalers ->
    [0] nothing
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}.
you-jail-paid = Your jail takes a thaler from the harvest of { $from }.
you-stored = You store { $sort }.
you-looked = You look at the top card of the deck.
you-left-on-top = You leave the card on top of the deck.
you-put-under = You put the card under the deck.
you-card-moved = You move a card of your hand from place { $place } to place { $new_place }.
you-took-up = You take up { $count ->
    [one] { $count } drawn card
   *[other] { $count } drawn cards
}.
you-laid = You lay a card { $source ->
    [0] from the hand
    [1] from the depot
   *[2] from the deck
}.
you-crowned = You hold { $lands } lands; the game ends.
you-landless = You have no land left; the game ends.
you-stopped = You attack no more.
you-depot-bought = You buy a depot.
you-stocked = You lay a bean into the depot.
you-merchant-bought = You buy a merchant.
you-took = You take a card from the merchant: { $sort }.
you-skipped = You have no incomplete set and are skipped.
you-lot-turned = You auction: { $card }.
you-bid = You bid { $price }.
you-bid-passed = You pass.
you-number-written = You have written a number down.
you-drawn-by-lot = { $tied } wrote the same number; the lot decides for you.
you-bidding-closed = The highest bid is yours: { $price }.
you-taken-free = Nobody wants it; you take it for nothing: { $card }.
you-lot-sold = You sell to { $bidder } for { $price }.
you-lot-paid = You pay { $auctioneer } { $price } and take: { $card }.
you-lot-bought = You pay { $bidder } { $price } and keep: { $card }.
you-exposed = You cannot pay and show all your money: { $value }.
you-claimed = You claim it for { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
you-claim-laid = You lay { $count ->
    [one] { $count } card
   *[other] { $count } cards
} face down.
you-pedigree-sold = You pay { $auctioneer } { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and take: { $card }.
you-pedigree-bought = You pay { $claimant } { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and keep: { $card }.
you-rat-dodged = You lay a card beside the rat; cards there now: { $count }.
you-rat-taken = You take the rat and { $count ->
    [one] { $count } money card
   *[other] { $count } money cards
}.
you-trade-opened = You open a cow trade with { $partner }: { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} at stake.
you-money-laid = You lay money for { $partner }: { $card }, round { $round }.
you-money-counted = You lay the cards side by side for { $partner } to count: { $count }.
you-money-accepted = You take { $partner }’s money: { $card }.
you-money-countered = You counter { $partner }’s offer: { $card }.
you-money-swapped = You and { $partner } swap your money.
you-trade-tied = You and { $partner } have laid the same, in round { $round }.
log-money-swapped = You gave { $mine } and got { $theirs }; { $partner } did the reverse.
you-animals-moved = You get from { $partner }: { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
you-top-looked-at = You look at the top card.
you-money-received = You take a money card.
you-laid-open = You lay open: { $card }.
you-money-shown = You show the money in your hand.
you-turn-passed = You end your turn.

## What others did with me

to-you-shown = { $player } shows you: { $cards }.
to-you-shown-order = { $player } shows you the order { $left }/{ $right }.
to-you-lot-sold = { $player } sells to you for { $price }.
to-you-lot-paid = { $player } pays you { $price } and takes: { $card }.
to-you-lot-bought = { $player } pays you { $price } and keeps: { $card }.
to-you-pedigree-sold = { $player } pays you { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and takes: { $card }.
to-you-pedigree-bought = { $player } pays you { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and keeps: { $card }.
to-you-trade-opened = { $player } opens a cow trade with you: { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} at stake.
to-you-money-laid = { $player } lays money for you: { $card }, round { $round }.
to-you-money-counted = { $player } lays the cards side by side for you to count: { $count }.
to-you-money-accepted = { $player } takes your money: { $card }.
to-you-money-countered = { $player } counters your offer: { $card }.
to-you-money-swapped = { $player } and you swap your money.
to-you-trade-tied = { $player } and you have laid the same, in round { $round }.
to-you-animals-moved = { $player } gets from you: { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.

# Shown while no server can be reached
away-title = No connection to the table
away-text = The server cannot be reached at the moment. Your games are kept; this page comes back by itself.
away-again = Try again

# A game without a board of its own
plain-say = Say it in words

# The page without a server: it runs on this device
solo-tagline = Runs on this device
solo-lead = One click seats you with bots.
solo-loading = Loading the games
solo-loading-about = No server needed. Everything runs on this device, and from the next visit on it works offline.
solo-first = The stall is being set up
solo-first-ready = The stall is open
solo-unpack = Unpack and check
solo-private = Nothing leaves this device
solo-private-about = No account, no messages sent. Games stay in this browser.
solo-offline = Works offline
solo-offline-about = All of it is kept here. On the train, on a farm, in a plane.
solo-keep = Keep it
solo-keep-about = Install it from your browser’s menu, and it gets an icon of its own.
solo-meanwhile = Meanwhile: what shall we trade?
solo-choose = What shall we trade?
solo-when-ready = Play when it is ready
solo-when-ready-about = The cards are dealt the moment the bots are here.
solo-deals = Deals in about { $seconds } s
solo-deals-soon = Deals in a moment
solo-not-yet = Not yet
solo-all = All games, lessons and rules
solo-friends = Friends on other devices?
solo-friends-about = Those tables, and ratings, need a server. Friends at this device need none: see “Set a new table” in the lobby.
solo-bytes = { $have } of { $all } MB
solo-left = about { $seconds } s left
solo-part-engine = Engine
solo-part-games = Games and bots
solo-part-stored = kept from last time
solo-starting = Starting the engine …
solo-failed-line = The connection broke after { $have } MB.
solo-failed-damaged = A file arrived damaged.
solo-failed-browser = This browser is too old to run the games by itself. Please use a newer one, or play on a server.
solo-failed-engine = The engine has stopped. Whatever the table had answered is stored.
solo-again = Try again
solo-elsewhere = Your tables are open in another tab.
solo-moved = Your tables are open in another tab now.
solo-here = Play here
solo-fleeting = This browser lets the page store nothing: your games last until you close it. Save the records you want to keep.
solo-renewed = A new version is here. Your games go on in it.
solo-renew = Load it
solo-old-browser = This browser is too old for higgle. Please use a newer one.
solo-device = On this device
solo-device-about = No account, and nothing is sent: your games stay in this browser and work offline. Friends on other devices and ratings need a server.
solo-offer = Play without a connection
solo-offer-about = against bots, on this device alone, also offline.
solo-shared = Others play on this device
solo-shared-about = Pass it on between turns; hands stay hidden meanwhile.
solo-pass = Pass the device on: { $player }
solo-pass-about = Nobody’s cards are shown until you press the button.
solo-pass-ready = I am { $player }
solo-pass-back = Pass the device on

## The page of admins

admin = Moderation
admin-part-reports = Reports
admin-part-people = People
admin-part-tables = Tables
admin-part-log = Log
admin-search = Name or id
admin-find = Find
admin-none = There is nothing to list.
admin-look = Look up { $name }
admin-one = admin
admin-banned = banned
admin-muted = muted until { $date }
admin-kind-guest = guest
admin-kind-account = account
admin-kind-bot = program
admin-state-open = waits
admin-state-playing = in play
admin-state-over = over
admin-days = Days; 0 lets them speak again
admin-why = Reason, for the log
admin-mute = Mute
    .about = They play on, but can say nothing at any table.
admin-ban = Ban
    .about = They are out at once, with every browser and program. A guest can come back as another guest.
admin-unban = Lift the ban
    .about = They may come in again.
admin-rename = Rename
    .about = The new name stands at their tables too; an account comes in by it from now on.
admin-password = New password
    .about = It is shown to you once. Every browser is logged out, and passkeys are removed.
admin-close = Close
    .about = The table and its game end for everybody who sits there.
admin-settle = Settled
    .about = The report is removed from the list.
admin-check = Check all logs
admin-check-whole = All logs are as they were written.
admin-check-changed = Table { $code } was changed after step { $step }.

## Cards to be looked at

cards = Cards to look at
cards-discard = Discard pile
cards-top = { $bean } on top
cards-unseen = Not seen yet
cards-unseen-about = So many are in the deck and in the hands of others, as far as you can see.
cards-unseen-watching = So many are in the deck and in the hands, as far as you can see.
cards-of = of { $count } { $bean }
war-legend = The lands of this map
war-no-thaler = An attack costs a thaler; whoever has none cannot attack, and the phase is skipped.
war-odds = Your { $number } wins against { $percent } % of the cards you have not seen.
