### Refusals that every game can give.

refusal-over = The game is over.
refusal-unknown-action = There is no such action in this game.
refusal-unknown-seat = There is no such seat at this table.
refusal-unknown-game = There is no game called “{ $game }”; there are: { $games }.
refusal-wrong-seats = { $game } is for { $fewest } to { $most } seats, not { $seats }.
refusal-unknown-option = { $game } has no option “{ $option }”; it has: { $options }.
refusal-bad-option = “{ $value }” is not a value of the option “{ $option }”.
refusal-idle-option = The option “{ $option }” has no effect at this table; leave it as it is.
refusal-no-record = Only a running game with a sealed seed has a record; a view or a copy has none.
refusal-not-a-table = This is not a table of ours, or it is damaged.
refusal-impossible-table = No game can reach this position: look at “{ $what }”.
refusal-unsealed = This game has no record: its chance is not sealed, it is “{ $chance }”.
refusal-unknown-pile = There is no pile or fact “{ $what }” in this game.
refusal-unknown-card = There is no card “{ $card }” left for “{ $what }”.
refusal-record-empty = The record is empty.
refusal-record-version = This record has version { $version }, which this program cannot read.
refusal-record-line = Line { $number } of the record is damaged, or this is not a record of ours.
refusal-record-step = Action { $step } of the record cannot be played: { $why }
refusal-record-end = The record does not end with the result that its actions give.
refusal-record-cut = Line { $number } of the record does not follow the lines before it: something was cut out, put in or changed there.
refusal-record-seal = The seed of this record is not the one that was sealed before the game.
refusal-other-rules = This game was played by ruleset { $rules }, and this program plays by ruleset { $now }. { $why }
refusal-no-text = Type an action.
refusal-unknown-text = “{ $text }” is not an action of this game.
refusal-number-text = Give a number, counting from 1.
refusal-not-your-turn = It is not your turn.
refusal-nothing-to-show = You have nothing there to show.
refusal-show-to-others = Show it to other players, each named once and in their order.
refusal-not-yours-to-show = You do not have these cards there.
refusal-already-shown = They know these cards already.

nothing = nothing
card-down = a card
    .count = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
pact-next = { $count ->
    [one] the next { $card }
   *[other] the next { $cards }
}
pact-no-bid = no bid on the { $card }
pact-peace = peace for { $rounds ->
    [0] the rest of the round
    [one] { $rounds } more round
   *[other] { $rounds } more rounds
}
promise-told = { $name } promises { $to }: { $what }.
promise-next-turn = { $cards } next turn
pact-new-peace = peace for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
event-shown = { $player } shows { $all ->
    [1] everybody
   *[other] { $to }
}: { $cards }.
refusal-extra-missing = This needs { $module }, which a plain install leaves out: pip install "higgle[{ $extra }]"
pile-deck = Deck
pile-discard = Discard pile
pile-hand = Hand
