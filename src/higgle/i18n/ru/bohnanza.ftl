### Что игры с бобами говорят игроку.

refusal-no-such-field = У вас нет борозды { $field }.
refusal-other-sort-grows = В борозде { $field } растёт другой сорт; в борозде бывает только один.
refusal-grows-elsewhere = Этот сорт уже растёт в другой вашей борозде.
refusal-field-empty = Борозда { $field } пуста.
refusal-lone-bean = Одинокий боб нельзя продать, пока в другой вашей борозде их больше.
refusal-no-field-for-sale = В этой игре борозду купить нельзя.
refusal-has-third-field = Третья борозда у вас уже есть.
refusal-too-few-thalers = Это стоит { $price ->
    [one] { $price } талер
    [few] { $price } талера
   *[other] { $price } талеров
}; у вас меньше.
refusal-not-trading = Сейчас не время торговли.
refusal-not-planting = Сейчас нечего сажать.
refusal-nothing-to-plant = Такого боба для посадки у вас нет.
refusal-front-card-first = Сначала сажают первую карту руки.
refusal-must-plant = Первый боб нужно посадить обязательно.
refusal-nothing-to-pass = Сейчас не от чего отказываться.
refusal-too-many-offers = Предложений за этот ход уже { $limit }; больше нельзя.
refusal-empty-offer = В предложении должна быть хотя бы одна карта.
refusal-bad-offer = Карты и места в предложении называют по порядку, каждое место один раз.
refusal-not-a-partner = С остальными торгует только игрок, у которого ход.
refusal-no-such-beans = Столько таких бобов в игре нет.
refusal-not-in-hand = Этих карт нет у вас в руке.
refusal-not-open = Эти карты не лежат перед вами открыто.
refusal-not-your-offer = На предложение { $offer } отвечаете не вы.
refusal-offer-gone = Предложение { $offer } больше не действует.
refusal-already-accepted = Вы уже приняли предложение { $offer }.
refusal-already-declined = Вы уже отклонили предложение { $offer }.
refusal-not-accepted = Этот игрок не принимал предложения { $offer }.
refusal-wrong-cards = Это не те карты, о которых говорит предложение { $offer }.
refusal-too-many-choices = В предложении может быть не больше { $most } возможностей на выбор.
refusal-not-a-choice = Выбор должен быть между разными картами, и в каждой возможности нужна хотя бы одна.
refusal-linked-already = Это предложение уже связано с другим.
refusal-not-for-both = Ваших карт не хватит и на это предложение, и на предложение { $offer }.
refusal-both-partners = Предложение { $offer } действует только вместе с предложением { $other }, каждое — со своим принявшим игроком.
refusal-one-partner = Предложение { $offer } заключается с одним партнёром.
refusal-no-such-place = На месте { $place } вашей руки карты нет, или оно названо дважды.
refusal-offer-text = Пишите предложение так: offer 2 blue for 1 red to all.
refusal-accept-text = Пишите так: accept 7 with 1 and 4, с открытой картой: accept 7 with 1 soy up, а если вы выбираете, что взять: accept 7 with 1 taking 1 red.
refusal-confirm-text = Пишите так: confirm 7 with 2 giving 1 and 4, а для двух предложений сразу: confirm 7 with 2 together with 3.
refusal-plant-text = Пишите так: plant 1, а в третьей фазе: plant red 2.
refusal-bean-text = Боба «{ $bean }» нет.
refusal-show-text = Пишите так: show 1 blue to 2, или: show hand to all.

event-turn_began = { $player } начинает ход.
event-planted = { $player } сажает в борозду { $field }: { $sort }.
event-turned_up = { $player } открывает: { $cards }.
event-offered = { $player } предлагает: { $give } — в обмен на: { $want }; кому: { $all ->
    [1] всем
   *[other] { $to }
} (предложение { $offer }).
event-offered-either = { $player } предлагает: { $give } — в обмен на: { $want }; кому: { $all ->
    [1] всем
   *[other] { $to }
} (предложение { $offer } либо предложение { $either }).
event-offered-both = { $player } предлагает: { $give } — в обмен на: { $want }; кому: { $all ->
    [1] всем
   *[other] { $to }
} (предложение { $offer }, только вместе с предложением { $both }).
from-store = { $cards } со склада
cards-or = { $cards } или { $others }
cards-any = { $n } на выбор из: { $cards }
event-accepted = { $player } принимает предложение { $offer }.
event-chosen = { $player } может отдать: { $want } (предложение { $offer }).
event-chosen-took = { $player } может взять: { $took } — в обмен на: { $want } (предложение { $offer }).
event-declined = { $player } отклоняет предложение { $offer }.
event-withdrawn = { $player } отзывает предложение { $offer }.
event-lapsed = Предложение { $offer } снято.
event-released = { $player }: предложение { $offer } больше ни к чему не обязывает.
event-dealt = { $player } отдаёт: { $gave } — и получает: { $got }; партнёр — { $partner }.
event-trade_ended = { $player } заканчивает торговлю.
event-drew = { $player } берёт: { $cards }.
event-ran_out = Колода закончилась { $times ->
    [1] в первый раз
    [2] во второй раз
    [3] в третий раз
    [4] в четвёртый раз
   *[other] в последний раз
}.
event-shuffled = Сброс перетасован в новую колоду, карт: { $count }.
event-harvested = { $player } продаёт урожай с борозды { $field } ({ $sort }, карт: { $count }) за { $thalers ->
    [one] { $thalers } талер
    [few] { $thalers } талера
   *[other] { $thalers } талеров
}.
event-field_bought = { $player } покупает третью борозду за { $price ->
    [one] { $price } талер
    [few] { $price } талера
   *[other] { $price } талеров
}.
event-ended = Игра окончена; весь урожай продан.
