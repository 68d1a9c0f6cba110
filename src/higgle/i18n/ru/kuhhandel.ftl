### Что Кухандель Мастер говорит игроку.

## Отказы

refusal-not-now = Сейчас этого сделать нельзя.
refusal-clock-only = Это делают только часы.
refusal-deck-empty = Колода пуста; остались только закулисные торги.
refusal-no-auction-now = Сейчас аукцион начать нельзя.
refusal-no-bids-now = Сейчас ставок не делают.
refusal-auctioneer-bids-not = Аукционист ставок не делает.
refusal-you-lead = Ваша ставка и так самая высокая.
refusal-not-your-bid = Сейчас ставку делает другой игрок.
refusal-bid-in-tens = Ставки кратны десяти.
refusal-bid-higher = Следующая ставка — не меньше { $lowest }.
refusal-price-was-another = Этот аукцион начался заново; цена теперь { $price }.
refusal-bid-too-high = Пока выдано только { $most }; больше поставить не может никто.
refusal-bluffer-limit = Вам пришлось показать деньги за эту карту, и ставить можно не больше { $most }.
refusal-bluffer-is-out = Вам пришлось показать деньги за эту карту, и ставить больше нельзя.
refusal-call-too-late = Цена уже другая, или её уже назвали.
refusal-no-ceilings-now = Сейчас пределов не пишут.
refusal-no-numbers-now = Сейчас чисел не пишут.
refusal-already-written = Вы уже написали своё число.
refusal-auctioneer-decides = Продаёт или покупает только аукционист.
refusal-cannot-buy = Вам нечем заплатить { $price }, значит, купить нельзя.
refusal-not-your-payment = Платите не вы.
refusal-not-your-money = Таких денежных карт у вас нет.
refusal-zero-pays-nothing = Ноль ничего не оплачивает и в платёж не входит.
refusal-pays-too-little = Это { $paid }, а цена — { $price }.
refusal-can-pay-exactly = Вы можете заплатить ровно { $price }, значит, обязаны.
refusal-card-too-many = Карта { $card } лишняя: { $price } набирается и без неё.
refusal-can-pay = Вы можете заплатить { $price }, значит, обязаны.
refusal-no-count-now = Сейчас отсчёта нет.
refusal-count-moved-on = Сейчас названо другое число.
refusal-count-up-to-ten = Отсчёт начинается с 10.
refusal-too-few-cards = У вас меньше денежных карт, чем { $count }.
refusal-wrong-card-count = Цена — { $count ->
    [one] { $count } денежная карта
    [few] { $count } денежные карты
   *[many] { $count } денежных карт
}, не больше и не меньше.
refusal-no-rat-about = Сейчас никакой крысы нет.
refusal-not-your-rat = О крысе решает другой игрок.
refusal-no-money-for-rat = У вас нет денежной карты, чтобы откупиться; крысу нужно забрать.
refusal-no-time-to-trade = Сейчас закулисный торг начать нельзя.
refusal-auction-owed = После крысы вы должны провести ещё один аукцион.
refusal-one-trade-a-turn = Закулисный торг в этом ходу у вас уже был.
refusal-no-such-animal = Торгуют животными и крысами, но не победителями породы.
refusal-no-such-partner = Такого соперника для закулисного торга нет.
refusal-you-have-none = У вас нет карты этого вида.
refusal-partner-has-none = У соперника нет карты этого вида.
refusal-trade-needs-money = Без денег закулисный торг не начать, пока в колоде есть карты.
refusal-no-offer-now = Сейчас денег не предлагают.
refusal-offer-needs-money = В предложении должна быть хотя бы одна денежная карта.
refusal-no-offer-to-answer = Сейчас отвечать не на что.
refusal-not-your-trade = Этот торг ведут двое других.
refusal-counter-needs-money = Для контрпредложения нужна хотя бы одна денежная карта.
refusal-two-seats-share = Вдвоём колоду делят; аукционов нет.
refusal-sharing-is-for-two = Колоду делят только вдвоём.
refusal-no-sharing-now = Сейчас смотреть карту нельзя.
refusal-no-card-looked-at = Сначала посмотрите верхнюю карту.
refusal-bid-text = Пишите ставку так: bid 120.
refusal-call-text = Пишите так: call 30 once, call 30 twice или call 30 thrice.
refusal-trade-text = Пишите так: trade cow with 3.
refusal-amount-text = «{ $word }» — не число.
refusal-money-text = Денежной карты { $card } нет; есть 0, 10, 20, 50, 100, 200 и 500.
refusal-show-money-text = Пишите так: show 100 50 to 2, или: show money to all.
refusal-animal-text = Животного «{ $animal }» нет.

## Карты

pedigree-chicken = Победитель породы: курица
pedigree-goose = Победитель породы: гусь
pedigree-cat = Победитель породы: кошка
pedigree-dog = Победитель породы: собака
pedigree-sheep = Победитель породы: овца
pedigree-goat = Победитель породы: коза
pedigree-donkey = Победитель породы: осёл
pedigree-pig = Победитель породы: свинья
pedigree-cow = Победитель породы: корова
pedigree-horse = Победитель породы: лошадь

## События

event-skipped = { $player }: неполных наборов нет, ход пропускается.
event-lot_turned = { $player } проводит аукцион: { $card }.
event-paid_out = Осёл номер { $ordinal }: каждый получает { $value }.
event-bid = { $player }: ставка { $price }.
event-called = { $price } — { $times ->
    [1] раз
    [2] два
   *[3] три
}!
event-bid_passed = { $player } пасует.
event-number_written = { $player }: число записано.
event-drawn_by_lot = Одинаковое число записали: { $tied }. Жребий решил: { $player }.
event-bidding_closed = Самая высокая ставка — { $price }: { $player }.
event-taken_free = Никто не захотел; { $player } забирает бесплатно: { $card }.
event-lot_sold = { $player } продаёт за { $price }; покупатель — { $bidder }.
event-lot_paid = { $player } платит { $price } и забирает: { $card }; деньги получает { $auctioneer }.
event-lot_bought = { $player } платит { $price } и оставляет себе: { $card }; деньги получает { $bidder }.
event-exposed = { $player } не может заплатить и показывает все деньги: { $value }.
event-auctioned_anew = Разыгрывается заново: { $card }.
event-counted = { $count }!
event-claimed = { $player }: «моё!» — за { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-claim_laid = { $player } кладёт рубашкой вверх { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-pedigree_sold = { $player } платит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} и забирает: { $card }; деньги получает { $auctioneer }.
event-pedigree_bought = { $player } платит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} и оставляет себе: { $card }; деньги получает { $claimant }.
event-rat_dodged = { $player } откупается от крысы; рядом с ней теперь карт: { $count }.
event-rat_taken = { $player } забирает крысу и { $count ->
    [one] { $count } денежную карту
    [few] { $count } денежные карты
   *[many] { $count } денежных карт
}.
event-trade_opened = { $player } начинает закулисный торг, соперник — { $partner }: { $card }, на кону { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
event-money_laid = { $player } делает тайное предложение, соперник — { $partner }: { $card }, раунд { $round }.
event-money_counted = { $player } раскладывает карты в ряд, { $partner } может их сосчитать: { $count }.
event-money_accepted = { $player } берёт деньги, соперник — { $partner }: { $card }.
event-money_countered = { $player } делает контрпредложение, соперник — { $partner }: { $card }.
event-money_swapped = { $player } и { $partner } обмениваются деньгами.
event-trade_tied = { $player } и { $partner } положили поровну, раунд { $round }.
event-animals_moved = { $player } получает: { $card }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}; отдаёт { $partner }.
event-top_looked_at = { $player } смотрит верхнюю карту.
event-money_received = { $player } берёт денежную карту.
event-laid_open = { $player } выкладывает открыто: { $card }.
event-money_shown = { $player } показывает деньги в руке.
event-turn_passed = { $player } завершает ход.
event-farm_closed = Игра окончена; торговать больше нечем.

## Что надо сделать

due-choose-deed = Выставьте верхнюю карту на торги или начните закулисный торг.
due-bid = Повысьте ставку или не участвуйте.
due-bid-or-pass = Повысьте ставку или спасуйте.
due-write-ceiling = Запишите, сколько вы готовы заплатить самое большее.
due-sell-or-buy = Продайте за { $count } или заплатите столько же и оставьте карту себе.
due-pay-price = Заплатите { $count }; сдачи нет.
due-show-money = Вам не хватает на { $count }: покажите деньги.
due-claim-now = Скажите «моё», пока этого не сделал другой.
due-write-count = Запишите, на каком числе вы скажете «моё».
due-lay-cards = Положите рубашкой вверх { $count ->
    [one] { $count } денежную карту
    [few] { $count } денежные карты
   *[many] { $count } денежных карт
}.
due-sell-or-buy-blind = Продайте за то, что лежит, или положите { $count ->
    [one] { $count } денежную карту
    [few] { $count } денежные карты
   *[many] { $count } денежных карт
} и оставьте карту себе.
due-dodge-rat = Крыса: возьмите её вместе с деньгами или положите закрытую денежную карту и передайте дальше.
due-offer-money = Положите своё предложение рубашкой вверх.
due-answer-money = Примите предложение или положите рубашкой вверх своё.
due-keep-or-give = Оставьте карту себе или отдайте её.
