### Что говорится о ботах и что говорят боты.

refusal-unknown-bot = Бота «{ $bot }» нет; есть: { $bots }.
refusal-no-bot-in-module = Модуль «{ $module }» найден, но бота «{ $bot }» в нём нет; назовите бота так: «my.module:MyBot».
refusal-broken-bot = Бота «{ $bot }» нельзя создать: { $why }
refusal-no-games = Нужно сыграть хотя бы одну партию.
refusal-wrong-bots = Ботов { $bots }, а мест { $seats }: назовите по одному на место или меньше, тогда они повторятся.

refusal-unknown-style = Стиля «{ $style }» нет; есть: { $styles }.
refusal-talk-text = «{ $text }» ничего не говорит; напишите «call nothing for 1 blue» или «signal want 1 red give nothing never nothing».
refusal-promise-too-large = За один раз можно обещать не больше стольких карт: { $most }.
refusal-no-trade-board = В игре «{ $game }» нет торга, записывать нечего.
refusal-contest-text = «{ $text }» — не состязание; пишите так: «bohnanza:farmer/greedy».

## Почему бот что-то предлагает

bot-offer-pays = { $voice ->
    [generous] { $way ->
        [two] { $bean }, { $count } шт., мне поможет — надеюсь, и вам на пользу.
        [three] Честный обмен? { $bean }, { $count } шт., мне выгоден.
       *[one] { $bean }, { $count } шт., — и мне доход, а это забирайте с радостью.
    }
    [stubborn] { $way ->
        [two] Мне нужен { $bean }. Это номер { $count }.
        [three] { $bean }. Мою цену вы знаете.
       *[one] { $bean } номер { $count } приносит доход. Моя цена такая.
    }
    [shy] { $way ->
        [two] Если не трудно… { $bean }? Номер { $count } даёт доход.
        [three] { $bean } был бы очень кстати, номер { $count }.
       *[one] Не поделитесь? { $bean } — был бы у меня номер { $count }.
    }
    [chatty] { $way ->
        [two] { $bean }, { $bean }! Давайте сюда номер { $count }!
        [three] Номер { $count }, представляете? Давайте сюда: { $bean }!
       *[one] О, { $bean }! Номер { $count }, и сразу доход!
    }
    [calculating] { $way ->
        [two] С номера { $count } доход от карты «{ $bean }» выше.
        [three] { $bean } ×{ $count }: плюс талер.
       *[one] { $bean }, номер { $count }: окупается.
    }
   *[plain] { $way ->
        [two] { $bean } номер { $count } — и доход выше.
        [three] { $bean }! Будет { $count } шт. — заработаю больше.
       *[one] { $bean }, { $count } шт., — и борозда сразу принесёт мне больше.
    }
}
bot-offer-grows = { $voice ->
    [generous] { $way ->
        [two] { $bean } найдёт у меня хорошую компанию.
        [three] Собираю: { $bean }. Такой обмен вас устроит?
       *[one] { $bean } растёт у меня; надеюсь, и вам это подойдёт.
    }
    [stubborn] { $way ->
        [two] { $bean }. В мою борозду.
        [three] { $bean } — мой. И точка.
       *[one] { $bean } растёт здесь. Мне он нужен.
    }
    [shy] { $way ->
        [two] { $bean }… немного у меня уже есть.
        [three] { $bean } был бы кстати, если вы не против.
       *[one] { $bean } растёт у меня — если вам не жалко.
    }
    [chatty] { $way ->
        [two] Вы же меня знаете: { $bean } лишним не бывает!
        [three] { $bean } — и моя борозда запоёт!
       *[one] Снова { $bean }! Моей борозде всё мало.
    }
    [calculating] { $way ->
        [two] { $bean } уже посажен; ещё один мне ничего не стоит.
        [three] У меня борозда, у вас — { $bean }.
       *[one] { $bean }: ещё шаг к следующему талеру.
    }
   *[plain] { $way ->
        [two] { $bean } — этого ждёт моя борозда.
        [three] Собираю: { $bean }.
       *[one] { $bean } растёт на моих бороздах.
    }
}
bot-offer-starts = { $voice ->
    [generous] { $way ->
        [two] { $bean }: для него есть свободная борозда.
       *[one] { $bean } — вышла бы славная новая борозда.
    }
    [stubborn] { $way ->
        [two] Борозда свободна. { $bean } — туда.
       *[one] Буду растить: { $bean }.
    }
    [shy] { $way ->
        [two] { $bean }… место бы нашлось.
       *[one] Может, попробую: { $bean }.
    }
    [chatty] { $way ->
        [two] Свободная борозда! И { $bean } там так к месту!
       *[one] Всю жизнь мечтаю о такой борозде: { $bean }!
    }
    [calculating] { $way ->
        [two] Одна борозда свободна. { $bean } подойдёт.
       *[one] Пустая борозда не кормит, а { $bean } кормит.
    }
   *[plain] { $way ->
        [two] { $bean }: для него есть место.
       *[one] Можно занять новую борозду: { $bean }.
    }
}
bot-offer-clears = { $voice ->
    [generous] { $bean }: для него место освобожу.
    [stubborn] { $bean }. Остальное подвинется.
    [shy] { $bean }… место можно освободить.
    [chatty] { $bean }! Ради него перекопаю пол-огорода!
    [calculating] { $bean } даст больше того, что растёт сейчас.
   *[plain] { $bean } — ради него освобожу борозду.
}
bot-begs = { $voice ->
    [generous] { $way ->
        [two] { $bean } — по дружбе?
        [three] Обойдётесь без него? { $bean } — в добрые руки.
       *[one] Не подарите? { $bean }. Добро я помню.
    }
    [stubborn] { $way ->
        [two] { $bean }. Давайте сюда.
        [three] { $bean } пойдёт ко мне.
       *[one] { $bean } вам ни к чему. Отдайте мне.
    }
    [shy] { $way ->
        [two] { $bean }… можно попросить?
        [three] { $bean }… только если он вам мешает.
       *[one] Если никому не нужно… { $bean } — можно мне?
    }
    [chatty] { $way ->
        [two] Будьте душкой: { $bean } — мне!
        [three] Никто не видит: { $bean } — и в мой карман!
       *[one] { $bean } — мне? Ну пожалуйста!
    }
    [calculating] { $way ->
        [two] Вам { $bean } ничего не даст, а мне даст.
        [three] { $bean }: без него вы ничего не потеряете.
       *[one] { $bean }: если никто за него ничего не даст, заберу.
    }
   *[plain] { $way ->
        [two] { $bean } — можно мне?
        [three] { $bean }: если вам не нужен, то нужен мне.
       *[one] { $bean } — могу забрать.
    }
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

bot-trade = { $voice ->
    [generous] Уступите, пожалуйста: { $animal }. Заплачу щедро.
    [stubborn] { $animal }. Давайте сюда.
    [shy] { $animal }… не уступите?
    [chatty] О, { $animal }! Давно мечтаю об этой карте.
    [calculating] { $animal } — как раз то, чего не хватает.
   *[plain] Мне нужна ваша карта: { $animal }.
}
bot-trade-rat = { $voice ->
    [generous] Посмотрим, кому достанется крыса.
    [stubborn] Одна крыса уйдёт, и точно моя.
    [shy] Простите, речь о крысах.
    [chatty] Крысы, крысы! Кому их поменьше?
    [calculating] Минус крыса — у одного из нас.
   *[plain] Один из нас избавится от крысы.
}

## Почему бот отказывается

bot-refuse = { $voice ->
    [generous] { $way ->
        [two] Охотно, но в другой раз!
        [three] Увы, только не это.
       *[one] Не в этот раз, извините.
    }
    [stubborn] { $way ->
        [two] И не надейтесь.
        [three] Забудьте.
       *[one] Нет.
    }
    [shy] { $way ->
        [two] Э-э… нет, простите.
        [three] Может, не сейчас?
       *[one] Лучше не надо.
    }
    [chatty] { $way ->
        [two] Ха, хорошая попытка!
        [three] Нет, нет и нет. Но спрашивайте ещё!
       *[one] Заманчиво, но нет!
    }
    [calculating] { $way ->
        [two] Мне это в убыток.
        [three] Расчёт говорит «нет».
       *[one] Не сходится.
    }
   *[plain] { $way ->
        [two] Это не для меня.
        [three] Я пас.
       *[one] Нет, спасибо.
    }
}
bot-refuse-grows = { $voice ->
    [generous] Хочется помочь, но { $bean } растёт здесь.
    [stubborn] { $bean } — для моей борозды.
    [shy] { $bean }… он и у меня растёт, извините.
    [chatty] { $bean }? Моя борозда мне этого не простит!
    [calculating] { $bean } в моей борозде даст больше.
   *[plain] { $bean } и мне пригодится.
}
bot-refuse-misfit = { $voice ->
    [generous] { $way ->
        [two] { $bean }? У меня всё занято, увы.
       *[one] Вы очень добры, но для карты «{ $bean }» места нет.
    }
    [stubborn] { $way ->
        [two] { $bean } — оставьте себе.
       *[one] Нет борозды: { $bean }.
    }
    [shy] { $way ->
        [two] { $bean }… здесь нет места, простите.
       *[one] Не знаю, куда его деть: { $bean }.
    }
    [chatty] { $way ->
        [two] { $bean }! Мои борозды меня засмеют!
        [three] Только не { $bean }, борозды трещат по швам!
       *[one] { $bean }? И куда его, под подушку?
    }
    [calculating] { $way ->
        [two] Нет борозды — не нужен и { $bean }.
       *[one] { $bean } стоил бы мне борозды, это дорого.
    }
   *[plain] { $way ->
        [two] Нет свободной борозды: { $bean }.
       *[one] { $bean } — ради этого пришлось бы отдать борозду.
    }
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

bot-bids-late = { $voice ->
    [generous] { $price } — и мне не жалко.
    [stubborn] { $price }. Не уступлю.
    [shy] Может быть, { $price }?
    [chatty] Ха, без меня никак: { $price }!
    [calculating] { $price }, по моим расчётам.
   *[plain] { $way ->
        [two] Не так быстро: { $price }.
        [three] { $price } — и моё.
       *[one] Стойте! { $price }.
    }
}
bot-sells = { $voice ->
    [generous] Пусть радует вас, теперь ваше.
    [stubborn] Продано. И ни монетой меньше.
    [shy] Продано, если вы не против.
    [chatty] Продано, продано, вот это сделка!
    [calculating] Продано. Цена верная.
   *[plain] { $way ->
        [two] Берите, теперь ваше.
        [three] Продано!
       *[one] Продано. Деньги пригодятся.
    }
}
bot-buys = { $voice ->
    [generous] Спасибо всем, но оставлю себе.
    [stubborn] Останется здесь.
    [shy] Пожалуй, лучше оставлю себе.
    [chatty] Такое не отдают, оставлю себе!
    [calculating] Оставить себе дешевле.
   *[plain] { $way ->
        [two] Оставлю себе.
        [three] Даю столько же.
       *[one] Нет, это останется у меня.
    }
}
bot-claims = { $voice ->
    [generous] За это не жаль заплатить.
    [stubborn] Моё, и точка.
    [shy] Сюда, пожалуйста.
    [chatty] Мне, мне, я здесь!
    [calculating] За такую цену — да.
   *[plain] { $way ->
        [two] Это беру я.
        [three] Здесь!
       *[one] Моё!
    }
}
bot-takes-rat = { $voice ->
    [generous] Иди сюда, бедняжка.
    [stubborn] Ладно. Мне она не мешает.
    [shy] Тогда лучше возьму я.
    [chatty] Крыса! Ничего, здесь ей не будет скучно.
    [calculating] Эти деньги стоят крысы.
   *[plain] { $way ->
        [two] Кому-то надо её взять.
        [three] Деньги меня утешат.
       *[one] Ладно, давайте сюда.
    }
}
bot-takes-unseen = { $voice ->
    [generous] Верю вам: теперь ваше.
    [stubborn] Берите, пока не передумаю.
    [shy] Лучше не смотреть. Теперь ваше.
    [chatty] Даже не гляжу, давайте!
    [calculating] Наверное, хватит. Теперь ваше.
   *[plain] { $way ->
        [two] Идёт, давайте.
        [three] Хорошо, животное ваше.
       *[one] Беру не глядя.
    }
}
bot-counters = { $voice ->
    [generous] Пусть будет по-честному.
    [stubborn] Так просто не отдам.
    [shy] Хотя бы попробую.
    [chatty] Ну уж нет! Посмотрим.
    [calculating] Это было предусмотрено.
   *[plain] { $way ->
        [two] Без боя не отдам.
        [three] Давайте сравним.
       *[one] Это мы ещё посмотрим.
    }
}
