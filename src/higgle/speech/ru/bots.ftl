### Что говорится о ботах и что говорят боты.

refusal-unknown-bot = Бота «{ $bot }» нет; есть: { $bots }.
refusal-no-games = Нужно сыграть хотя бы одну партию.
refusal-wrong-bots = Ботов { $bots }, а мест { $seats }: назовите по одному на место или меньше, тогда они повторятся.

refusal-unknown-style = Стиля «{ $style }» нет; есть: { $styles }.
refusal-talk-text = «{ $text }» ничего не говорит; напишите «call nothing for 1 blue» или «signal want 1 red give nothing never nothing».
refusal-no-trade-board = В игре «{ $game }» нет торга, записывать нечего.
refusal-contest-text = «{ $text }» — не состязание; пишите так: «bohnanza:farmer/greedy».

## Почему бот что-то предлагает

bot-offer-pays = { $bean }, { $count } шт., — и борозда сразу принесёт мне больше.
bot-offer-grows = { $bean } растёт на моих бороздах.
bot-offer-starts = Я мог бы занять новую борозду: { $bean }.
bot-gift = { $bean } — на моих бороздах места нет; может, кому-то пригодится.

bot-trade = Мне нужна ваша карта: { $animal }.

## Почему бот отказывается

bot-refuse = Нет, спасибо.
bot-refuse-grows = { $bean } мне самому пригодится.
bot-refuse-misfit = { $bean } — ради этого пришлось бы отдать борозду.
bot-refuse-price = Для меня это слишком мало.

## Words that are understood in chat, whatever else is said: several forms in a row

hear-card = боб боба бобы бобов
hear-for = за на
hear-never = никогда
hear-no = нет не спасибо
hear-give = дам отдам предлагаю
hear-anybody = кто кому
hear-likes = хочу хочет нужен нужна нужно
hear-1 = один одна одну
hear-2 = два две
hear-3 = три

## What a coach says about a deal

coach-loses = Вам это невыгодно: вам { $mine }, другому около { $theirs } талера.
coach-feeds = Вам это выгодно, но другому куда больше: вам { $mine }, другому около { $theirs }.
coach-helps = Вам это выгодно: вам { $mine } талера, другому около { $theirs }.
