### What is said about bots, and what bots say.

refusal-unknown-bot = There is no bot called “{ $bot }”; there are: { $bots }.
refusal-no-games = At least one game is to be played.
refusal-wrong-bots = { $bots } bots cannot sit at { $seats } seats; name one for each seat, or fewer to repeat them.
