### What is said about bots, and what bots say.

refusal-unknown-bot = There is no bot called “{ $bot }”; there are: { $bots }.
refusal-no-games = At least one game is to be played.
refusal-wrong-bots = { $bots } bots cannot sit at { $seats } seats; name one for each seat, or fewer to repeat them.

refusal-unknown-style = There is no style “{ $style }”; there are: { $styles }.
refusal-talk-text = “{ $text }” says nothing; write “call nothing for 1 blue” or “signal want 1 red give nothing never nothing”.
refusal-no-trade-board = There is no trade board in “{ $game }”, and so no talk to export.
refusal-contest-text = “{ $text }” is no contest; write one as “bohnanza:farmer/greedy”.

## Why a bot makes an offer

bot-offer-pays = { $count } of { $bean } would pay me at once.
bot-offer-grows = { $bean } grows on my fields.
bot-offer-starts = I could begin a field of { $bean }.
bot-gift = { $bean } has no place on my fields; somebody else may like it.

bot-trade = I would like to have your { $animal }.

## Why a bot refuses

bot-refuse = No, thank you.
bot-refuse-grows = I would keep any { $bean } myself.
bot-refuse-misfit = { $bean } would cost me a field.
bot-refuse-price = That is worth too little to me.

## Words that are understood in chat, whatever else is said: several forms in a row

hear-card = bean beans
hear-for = for against
hear-never = never
hear-no = no nope thanks
hear-give = give have offer
hear-anybody = who anyone anybody somebody
hear-likes = want wants need needs likes
hear-1 = a an one
hear-2 = two
hear-3 = three

## What a coach says about a deal

coach-loses = This costs you: { $mine } for you, about { $theirs } for the other, in thalers.
coach-feeds = Good for you, but it feeds the other: { $mine } for you, about { $theirs } for the other.
coach-helps = This helps you: { $mine } thalers for you, about { $theirs } for the other.
