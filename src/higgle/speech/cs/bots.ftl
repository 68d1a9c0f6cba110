### Co se říká o botech a co boti říkají.

refusal-unknown-bot = Bot „{ $bot }“ neexistuje; jsou tu: { $bots }.
refusal-no-games = Je třeba odehrát alespoň jednu hru.
refusal-wrong-bots = Botů je { $bots } a míst { $seats }; uveďte jednoho na každé místo, nebo méně, pak se budou opakovat.

refusal-unknown-style = Styl „{ $style }“ neexistuje; jsou tu: { $styles }.
refusal-talk-text = „{ $text }“ nic neříká; napište „call nothing for 1 blue“ nebo „signal want 1 red give nothing never nothing“.
refusal-no-trade-board = Ve hře „{ $game }“ se na trhu nesmlouvá, není tedy co vypsat.
refusal-contest-text = „{ $text }“ není soutěž; pište například „bohnanza:farmer/greedy“.

## Proč bot něco nabízí

bot-offer-pays = { $bean } v počtu { $count } by mi hned vynesla víc.
bot-offer-grows = { $bean } mi roste na polích.
bot-offer-starts = Mohl bych osít nové pole: { $bean }.
bot-gift = { $bean } se mi na pole nehodí; třeba ji někdo chce.

bot-trade = Hodila by se mi vaše karta: { $animal }.

## Proč bot odmítá

bot-refuse = Ne, děkuji.
bot-refuse-grows = { $bean } potřebuji sám.
bot-refuse-misfit = { $bean } by mě stála pole.
bot-refuse-price = To je pro mě příliš málo.

## Words that are understood in chat, whatever else is said: several forms in a row

hear-card = fazole fazoli fazolí
hear-for = za
hear-never = nikdy
hear-no = ne nechci děkuji díky
hear-give = dám nabízím mám
hear-anybody = kdo někdo komu
hear-likes = chci chce potřebuji potřebuje hodí
hear-1 = jeden jednu jedna
hear-2 = dva dvě
hear-3 = tři

## What a coach says about a deal

coach-loses = To vás něco stojí: pro vás { $mine }, pro druhého asi { $theirs } tolarů.
coach-feeds = Pro vás dobré, pro druhého ještě lepší: { $mine } pro vás, asi { $theirs } pro něj.
coach-helps = To vám pomůže: { $mine } tolaru pro vás, asi { $theirs } pro druhého.
