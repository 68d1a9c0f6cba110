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
refusal-must-act = You must act now; waiting is no answer.
refusal-text-form = { $why } Write it like this: { $examples }
refusal-word-not-now = “{ $word }” cannot be said now; possible: { $words }.
refusal-offer-not-spelled = Offers that leave so much open, or are linked to others, have no words here; make plain ones.
refusal-endpoint-url = There is no server at “{ $url }”; write it like this: http://127.0.0.1:8000/v1
refusal-no-model = There is no model: name the server in HIGGLE_MODEL_URL, such as http://127.0.0.1:8000/v1, and the model in HIGGLE_MODEL
refusal-model-name = Name the model too: --model NAME, or HIGGLE_MODEL.
refusal-bad-prices = “{ $text }” is no pair of prices; write what a million tokens of prompts and of replies cost, like this: 0.15/0.6
refusal-endpoint-failed = The server { $url } did not answer as expected: { $why }
refusal-agent-no-chair = There is no such chair. Sit down first; the answer of sit_down names your chair, and whoever has several passes one of them as “chair”.
refusal-agent-no-server = This works only with tables of a server: higgle mcp --server https://…
refusal-agent-token = The server { $url } does not know this token.
