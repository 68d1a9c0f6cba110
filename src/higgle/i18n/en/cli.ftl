### What the terminal says.

cli-must = Your answer
cli-may = Your answer, or Enter to do nothing
cli-or-type = or type, for example:
cli-help = Type the number of an action, or an action itself, with seats by number or name; ?: this help. rules, rules B14: the rules. Enter passes where you need not act. hint: what a bot would do in your place. coach: what the offers are worth to you, and the best one to make. say, call, signal: talk to the others, as in “say anyone blue?”. quit, q: leave the table.
cli-coach-offer = Offer { $offer }: { $why }
cli-coach-idea = You could type “{ $action }”. { $why }
cli-coach-nothing = The coach has nothing to say here.
cli-coach-back = The deals that decided your game:
cli-coach-deal = { $name } got { $gave } from you for { $got }. { $why }
cli-hint-nothing = Nothing, for now.
cli-empty-field = empty
cli-wins = { $name } wins.
cli-win-shared = { $names } share the win.
cli-model-thinks = { $name } is thinking …
cli-model-failed = { $name } cannot be asked, and a bot plays for it: { $why }
cli-model-usage = { $name }: { $replies ->
    [one] one reply
   *[other] { $replies } replies
}, { $refused } of them refused; { $failed ->
    [0] its server always answered
   *[other] its server failed { $failed } times
}; tokens { $prompt } read, { $written } written; cost { $cost }.
cli-left = You have left the table.
cli-nobody = Nobody was found.
cli-logs-whole = All logs are as they were written.
cli-nothing = There is nothing to list.
cli-appointed = { $name } may moderate in the browser now: log in, then open the page /admin.
cli-dismissed = { $name } may no longer moderate in the browser.
cli-deleted = { $name } is forgotten; the games stay, without the name.
cli-offer = Offer { $offer }: { $maker } gives { $give } for { $want }.
cli-asked = Asked: { $players }.
cli-accepted = Accepted by: { $players }.
cli-together = Only together with offer { $offer }.
cli-unless = At most one of this and { $offers } closes.
cli-meters = After → you see how many thalers a field pays now. Beans for 1, 2, 3 … thalers: { $meters }.
cli-map = Number, land, the seat that owns it; ^ is a fortress, small letters are used up.
refusal-option-text = “{ $text }” is not an option; write name=value.
cli-mixed = Mixed into the shuffle: { $words }.
cli-proved = Proved: seal { $seal }…, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }; { $end ->
        [none] the game is not finished
       *[other] the game ends { $end }
    }.
cli-chained = Every line follows the one before it, so nothing was cut out in between; code { $code }. Copies of the same game have the same code{ $end ->
        [none] ; whether it went on after its last line is not proved
       *[other] {""}
    }.
cli-unchained = The lines of this record are not chained: whether something harmless was left out is not proved.
refusal-record-file = The file { $file } cannot be read: { $why ->
        [FileNotFoundError] there is no such file
        [IsADirectoryError] it is a folder
        [PermissionError] permission was denied
        [UnicodeDecodeError] it is not text
       *[other] { $why }
    }.
refusal-record-write = The file { $file } cannot be written: { $why ->
        [FileNotFoundError] there is no such folder
        [IsADirectoryError] it is a folder
        [PermissionError] permission was denied
       *[other] { $why }
    }.
refusal-record-read = The file { $file } cannot be read: { $why }.
refusal-record-game = This is a record of another game: { $game }.
refusal-file-there = { $file } already exists; nothing was written.
refusal-unknown-command = There is no command “{ $text }”; there are: { $known }.
refusal-command-like = There is no command “{ $text }”. Did you mean “{ $like }”?
refusal-unknown-clause = There is no clause { $text }; `higgle rules GAME` lists those of a game.
refusal-no-contest = Say who plays whom at which game, such as bohnanza:farmer/greedy.
refusal-no-such-choice = There is no such number in the list.
pile-bohnanza-turned-up = Turned up
pile-bohnanza-thalers = Thalers
pile-bohnanza-field = Field
pile-bohnanza-received = Received
pile-bohnanza-plus-orders = Orders
pile-bohnanza-plus-orders-under = Orders under the pile
pile-bohnanza-plus-order = Order
pile-bohnanza-plus-open-order = Open order
pile-bohnanza-plus-met-orders = Met orders
pile-bohnaparte-alms = Alms
pile-bohnaparte-depot = Depot
pile-bohnaparte-laid = Laid
pile-bohnaparte-unseen = Unseen card
pile-kuhhandel-unseen = Unseen card
pile-bohnaparte-defence = Defence
pile-bohnaparte-merchant = Merchant
picture-shown = shown: { $cards }
pile-kuhhandel-purse = Money
pile-kuhhandel-shown = Shown money
pile-kuhhandel-reserve = Reserve
pile-kuhhandel-lot = Lot
pile-kuhhandel-herd = Herd
pile-kuhhandel-offer = Laid money
pile-kuhhandel-pot = Money beside the rat
pile-kuhhandel-claim = Claim
pile-kuhhandel-greens = Money pile
pile-kuhhandel-box = Back in the box
pile-kuhhandel-looked = Card looked at
pile-kuhhandel-looked-money = Money looked at
