### Что «Бонапарт» говорит игроку. Земли и кавалерия пронумерованы с 1.

refusal-camps-taken = Лагеря уже выбраны, война началась.
refusal-not-a-camp = Земля { $land } — не лагерь.
refusal-camp-taken = Лагерь на земле { $land } уже занят.
refusal-no-such-land = Такой земли нет; земли пронумерованы от 1 до { $lands }.
refusal-not-attacking = Нападают в четвёртой фазе, когда не идёт сражение.
refusal-river = Земля { $land } — река; завоевать её нельзя.
refusal-own-land = Земля { $land } и так ваша.
refusal-out-of-reach = Земля { $land } не граничит с вашими.
refusal-not-your-cavalry = Кавалерии { $cavalry } у вас нет.
refusal-cavalry-turned = Кавалерия { $cavalry } повёрнута; она будет готова в ваш следующий ход.
refusal-no-battle = Сейчас нет сражения.
refusal-not-your-battle = Сейчас карту для сражения кладёте не вы.
refusal-swamp = На болоте нельзя сражаться бобами со склада.
refusal-no-depot-bean = На месте { $place } вашего склада боба нет.
refusal-no-deck = Колода и сброс пусты; сражайтесь своей картой.
refusal-no-depot-for-sale = В этом варианте складов нет.
refusal-has-depot = Склад у вас уже есть.
refusal-no-depot = У вас нет склада.
refusal-depot-full = Ваш склад полон; он вмещает бобов: { $beans }.
refusal-not-your-quarry = Земля { $land } — не ваш карьер.
refusal-quarry-empty = Карьер на земле { $land } пуст.
refusal-not-your-land = Земля { $land } не ваша.
refusal-has-fortress = Под землёй { $land } уже есть крепость.
refusal-has-merchant = Торговец у вас уже есть.
refusal-no-forest = Торговца может купить только владелец леса.
refusal-not-choosing = Сейчас у торговца нечего брать.
refusal-not-at-merchant = Такого боба у вашего торговца нет.
refusal-both-sides-cavalry = Обе стороны карт используют только с параметром «cavalry».
refusal-pyramid-seats = Пирамида — карта для троих.
refusal-no-fortresses = С параметром «cavalry» крепостей нет, если не используются обе стороны карт.
refusal-pyramid-corners = В своей пирамиде лагеря должны лежать в трёх углах.
refusal-map-rows = На карте для этого стола рядов должно быть { $rows }; у вас { $given }.
refusal-map-row = В ряду { $row } земель должно быть { $lands }; у вас { $given }.
refusal-map-sign = Земли «{ $sign }» нет; есть: { $signs }.
refusal-map-camps = Лагерей на карте должно быть { $seats }, по одному на игрока; у вас { $given }.
refusal-map-cards = Карт «{ $sign }» на карте может быть не больше { $most }.
refusal-map-apart = Карта распадается: без рек она должна быть единым целым.
refusal-camp-text = Пишите так: camp 12.
refusal-attack-text = Пишите так: attack 17 или attack 17 with cavalry 2.
refusal-fight-text = Пишите так: fight with hand 3, fight with depot 2 или fight with deck.
refusal-fortify-text = Пишите так: fortify 12 with quarry 5.

event-camped = { $player } занимает лагерь на земле { $land }.
event-alms = Монастырь на земле { $land } берёт карту: { $sort }. { $thalers ->
    [0] Она уходит в сброс.
   *[other] Она становится талером, владелец — { $player }.
}
event-attacked = { $player } нападает на землю { $land }{ $cavalry ->
    [0] {""}
   *[other] , кавалерия { $cavalry }
}.
event-laid = { $player } кладёт карту { $source ->
    [0] с руки
    [1] со склада
   *[2] из колоды
}.
event-fought = { $won ->
    [0] { $player } терпит неудачу на земле { $land }: { $attack } против { $defence }.
   *[other] { $player } выигрывает сражение за землю { $land }: { $attack } против { $defence }.
}
event-conquered = Новый владелец земли { $land } — { $player }.
event-crowned = Земель у игрока { $player } — { $lands }; игра окончена.
event-landless = { $player } остаётся без земель; игра окончена.
event-stopped = { $player } больше не нападает.
event-cavalry_turned = Кавалерия { $cavalry } повёрнута.
event-cavalry_ready = Кавалерия { $cavalry } снова готова.
event-fortified = { $player } строит крепость под землёй { $land }; карьер на земле { $quarry } пуст.
event-depot_bought = { $player } покупает склад.
event-stocked = { $player } кладёт боб на склад.
event-merchant_bought = { $player } покупает торговца.
event-took = { $player } берёт карту у торговца: { $sort }.
