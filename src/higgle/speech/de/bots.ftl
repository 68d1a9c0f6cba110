### Was über Bots gesagt wird, und was Bots sagen.

refusal-unknown-bot = Es gibt keinen Bot namens „{ $bot }“; es gibt: { $bots }.
refusal-no-games = Es muss mindestens ein Spiel gespielt werden.
refusal-wrong-bots = { $bots } Bots passen nicht auf { $seats } Plätze; nenne für jeden Platz einen, oder weniger, die sich wiederholen.

refusal-unknown-style = Es gibt keinen Stil „{ $style }“; es gibt: { $styles }.
refusal-talk-text = „{ $text }“ sagt nichts; schreib „call nothing for 1 blue“ oder „signal want 1 red give nothing never nothing“.
refusal-no-trade-board = In „{ $game }“ gibt es keine Handelstafel und also kein Gespräch.
refusal-contest-text = „{ $text }“ ist kein Wettkampf; schreibe ihn wie „bohnanza:farmer/greedy“.

## Warum ein Bot etwas anbietet

bot-offer-pays = { $count }-mal { $bean } würde mir sofort etwas einbringen.
bot-offer-grows = { $bean } wächst auf meinen Feldern.
bot-offer-starts = Ich könnte ein Feld mit { $bean } beginnen.
bot-gift = { $bean } passt auf keines meiner Felder; vielleicht mag sie jemand.

bot-trade = Ich hätte gern, was du davon hast: { $animal }.

## Warum ein Bot ablehnt

bot-refuse = Nein, danke.
bot-refuse-grows = { $bean } brauche ich selbst.
bot-refuse-misfit = { $bean } würde mich ein Feld kosten.
bot-refuse-price = Das ist mir zu wenig wert.

## Words that are understood in chat, whatever else is said: several forms in a row

hear-card = bohne bohnen
hear-for = für gegen
hear-never = nie niemals
hear-no = nein nö danke
hear-give = gebe biete hätte verschenke
hear-anybody = wer jemand
hear-likes = will möchte brauche braucht
hear-1 = ein eine einen
hear-2 = zwei
hear-3 = drei

## What a coach says about a deal

coach-loses = Das kostet dich etwas: { $mine } für dich, etwa { $theirs } für den anderen, in Talern.
coach-feeds = Gut für dich, aber noch besser für den anderen: { $mine } für dich, etwa { $theirs } für ihn.
coach-helps = Das hilft dir: { $mine } Taler für dich, etwa { $theirs } für den anderen.
