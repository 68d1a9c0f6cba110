### Что говорится о ботах и что говорят боты.

refusal-unknown-bot = Бота «{ $bot }» нет; есть: { $bots }.
refusal-broken-bot = Бота «{ $bot }» нельзя создать: { $why }
refusal-no-games = Нужно сыграть хотя бы одну партию.
refusal-wrong-bots = Ботов { $bots }, а мест { $seats }: назовите по одному на место или меньше, тогда они повторятся.

refusal-unknown-style = Стиля «{ $style }» нет; есть: { $styles }.
refusal-talk-text = «{ $text }» ничего не говорит; напишите «call nothing for 1 blue» или «signal want 1 red give nothing never nothing».
refusal-no-trade-board = В игре «{ $game }» нет торга, записывать нечего.
refusal-contest-text = «{ $text }» — не состязание; пишите так: «bohnanza:farmer/greedy».

## Почему бот что-то предлагает

bot-offer-pays = { $voice ->
    [generous] { $bean }, { $count } шт., — и мне доход, а это забирайте с радостью.
    [stubborn] { $bean } номер { $count } приносит доход. Моя цена такая.
    [shy] Не поделитесь? { $bean } — был бы у меня номер { $count }.
    [chatty] О, { $bean }! Номер { $count }, и сразу доход!
    [calculating] { $bean }, номер { $count }: окупается.
   *[plain] { $bean }, { $count } шт., — и борозда сразу принесёт мне больше.
}
bot-offer-grows = { $voice ->
    [generous] { $bean } растёт у меня; надеюсь, и вам это подойдёт.
    [stubborn] { $bean } растёт здесь. Мне он нужен.
    [shy] { $bean } растёт у меня — если вам не жалко.
    [chatty] Снова { $bean }! Моей борозде всё мало.
    [calculating] { $bean }: ещё шаг к следующему талеру.
   *[plain] { $bean } растёт на моих бороздах.
}
bot-offer-starts = { $voice ->
    [generous] { $bean } — вышла бы славная новая борозда.
    [stubborn] Буду растить: { $bean }.
    [shy] Может, попробую: { $bean }.
    [chatty] Всю жизнь мечтаю о такой борозде: { $bean }!
    [calculating] Пустая борозда не кормит, а { $bean } кормит.
   *[plain] Можно занять новую борозду: { $bean }.
}
bot-gift = { $voice ->
    [generous] { $bean }: берите на здоровье.
    [stubborn] { $bean } мне не нужен.
    [shy] Никому не нужен { $bean }?
    [chatty] { $bean } — даром, в хорошие руки!
    [calculating] { $bean } обойдётся мне дороже, чем принесёт.
   *[plain] { $bean } — на моих бороздах места нет; может, кому-то пригодится.
}
bot-keeps-word = { $voice ->
    [generous] { $bean }, как и обещано. Пусть растёт!
    [stubborn] { $bean }. Своё слово я держу.
    [shy] Э-э… { $bean }, как и обещано.
    [chatty] Обещания надо выполнять: { $bean } — вам!
    [calculating] { $bean }: теперь мы в расчёте.
   *[plain] { $bean }, как и обещано.
}

bot-trade = Мне нужна ваша карта: { $animal }.
bot-trade-rat = Один из нас избавится от крысы.

## Почему бот отказывается

bot-refuse = { $voice ->
    [generous] Не в этот раз, извините.
    [stubborn] Нет.
    [shy] Лучше не надо.
    [chatty] Заманчиво, но нет!
    [calculating] Не сходится.
   *[plain] Нет, спасибо.
}
bot-refuse-grows = { $voice ->
    [generous] Хочется помочь, но { $bean } растёт здесь.
    [stubborn] { $bean } — для моей борозды.
    [shy] { $bean }… он и у меня растёт, извините.
    [chatty] { $bean }? Моя борозда мне этого не простит!
    [calculating] { $bean } на моей борозде даст больше.
   *[plain] { $bean } и мне пригодится.
}
bot-refuse-misfit = { $voice ->
    [generous] Вы очень добры, но для карты «{ $bean }» места нет.
    [stubborn] Нет борозды: { $bean }.
    [shy] Не знаю, куда его деть: { $bean }.
    [chatty] { $bean }? И куда его, под подушку?
    [calculating] { $bean } стоил бы мне борозды, это дорого.
   *[plain] { $bean } — ради этого пришлось бы отдать борозду.
}
bot-refuse-price = { $voice ->
    [generous] Ещё чуть-чуть — и по рукам.
    [stubborn] Мало.
    [shy] А нельзя ли чуть больше?
    [chatty] За это? Да ну что вы!
    [calculating] Это ниже цены.
   *[plain] Для меня это слишком мало.
}

## Слова, которые понимаются в чате, несколько форм подряд

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

## Что советчик говорит о сделке

coach-loses = Вам это невыгодно: вам { $mine }, другому около { $theirs } талера.
coach-feeds = Вам это выгодно, но другому куда больше: вам { $mine }, другому около { $theirs }.
coach-helps = Вам это выгодно: вам { $mine } талера, другому около { $theirs }.

## Слово под молоток

bot-bids-late = { $way ->
    [two] Не так быстро: { $price }.
    [three] { $price } — и моё.
   *[one] Стойте! { $price }.
}
bot-sells = { $way ->
    [two] Берите, теперь ваше.
    [three] Продано!
   *[one] Продано. Деньги пригодятся.
}
bot-buys = { $way ->
    [two] Оставлю себе.
    [three] Даю столько же.
   *[one] Нет, это останется у меня.
}
bot-claims = { $way ->
    [two] Это беру я.
    [three] Здесь!
   *[one] Моё!
}
bot-takes-rat = { $way ->
    [two] Кому-то надо её взять.
    [three] Деньги меня утешат.
   *[one] Ладно, давайте сюда.
}
bot-takes-unseen = { $way ->
    [two] Идёт, давайте.
    [three] Хорошо, животное ваше.
   *[one] Беру не глядя.
}
bot-counters = { $way ->
    [two] Без боя не отдам.
    [three] Давайте сравним.
   *[one] Это мы ещё посмотрим.
}
