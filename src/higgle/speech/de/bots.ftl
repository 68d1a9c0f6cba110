### Was über Bots gesagt wird, und was Bots sagen.

refusal-unknown-bot = Es gibt keinen Bot namens „{ $bot }“; es gibt: { $bots }.
refusal-no-games = Es muss mindestens ein Spiel gespielt werden.
refusal-wrong-bots = { $bots } Bots passen nicht auf { $seats } Plätze; nenne für jeden Platz einen, oder weniger, die sich wiederholen.
