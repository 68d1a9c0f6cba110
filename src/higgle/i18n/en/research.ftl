### What a language model reads at the table.

text-you-play = You play { $game } as seat { $seat } of { $seats }.
text-meters = Printed on the cards:
text-commands = Answer with one command on the last line; commands are English in every language. They look like these:
text-talk = Before it you may say something, each on a line of its own, which binds nobody: { $examples }
text-story = So far, as far as you remember:
text-must = You must act now: { $forms }.
text-may = You may act now: { $forms }. Or answer: wait
text-rights = At any time: { $forms }.
text-legal = Legal now; of offers, bids and payments only some examples:
text-default = { $tries ->
    [1] After one reply that cannot be used you pass, and what must be done is decided for you.
   *[other] After { $tries } replies that cannot be used you pass, and what must be done is decided for you.
}
text-again =
    You answered: { $reply }
    Refused: { $why }
refusal-must-act = You must act now; to wait is no answer.
refusal-text-form = { $why } Write it like this: { $examples }
refusal-word-not-now = “{ $word }” cannot be said now; possible: { $words }.
refusal-endpoint-url = There is no server at “{ $url }”; write it like this: http://127.0.0.1:8000/v1
refusal-endpoint-failed = The server { $url } did not answer as expected: { $why }
