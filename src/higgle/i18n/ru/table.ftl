### Отказы, которые возможны в любой игре.

refusal-over = Игра окончена.
refusal-unknown-action = В этой игре нет такого действия.
refusal-unknown-seat = За этим столом нет такого места.
refusal-unknown-game = Игры «{ $game }» нет; есть: { $games }.
refusal-wrong-seats = { $game } — игра для { $fewest }–{ $most } игроков, а не для { $seats }.
refusal-unknown-option = В игре «{ $game }» нет параметра «{ $option }»; есть: { $options }.
refusal-bad-option = «{ $value }» — недопустимое значение параметра «{ $option }».
refusal-idle-option = Параметр «{ $option }» за этим столом ничего не меняет; оставьте его как есть.
refusal-no-record = Запись есть только у идущей игры, порядок карт которой запечатан; у вида и у копии её нет.
refusal-not-a-table = Это не наш стол, или он повреждён.
refusal-impossible-table = Ни одна игра не приводит к такому положению: взгляните на «{ $what }».
refusal-unsealed = У этой игры нет записи: её случайность не запечатана, это «{ $chance }».
refusal-unknown-pile = В этой игре нет стопки или сведения «{ $what }».
refusal-unknown-card = Для «{ $what }» не осталось карты «{ $card }».
refusal-record-empty = Запись пуста.
refusal-record-version = Эта запись версии { $version }; программа не умеет её читать.
refusal-record-line = Строка { $number } записи повреждена, или это не наша запись.
refusal-record-step = Действие { $step } записи сыграть нельзя: { $why }
refusal-record-end = Итог в записи не совпадает с тем, к чему ведут её действия.
refusal-record-cut = Строка { $number } записи не продолжает строки перед ней: там что-то вырезано, вставлено или изменено.
refusal-record-seal = Порядок карт этой записи — не тот, что был запечатан до игры.
refusal-other-rules = Эта игра сыграна по редакции правил { $rules }, а программа играет по редакции { $now }. { $why }
refusal-no-text = Введите действие.
refusal-unknown-text = «{ $text }» — в этой игре нет такого действия.
refusal-number-text = Укажите число, считая с 1.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-nothing-to-show = Там у вас нечего показать.
refusal-show-to-others = Покажите это другим игрокам, назвав каждого один раз и по порядку.
refusal-not-yours-to-show = Этих карт у вас там нет.
refusal-already-shown = Эти карты им уже известны.

nothing = ничего
card-down = карта
    .count = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }
pact-next = { $count ->
    [one] как только придёт: { $card }
   *[other] как только придут: { $cards }
}
pact-no-bid = без ставки: { $card }
pact-peace = мир { $rounds ->
    [0] до конца круга
    [one] ещё { $rounds } круг
    [few] ещё { $rounds } круга
   *[other] ещё { $rounds } кругов
}
promise-told = { $name } даёт слово ({ $to }) — { $what }.
promise-next-turn = на следующем ходу: { $cards }
pact-new-peace = мир { $rounds ->
    [one] на { $rounds } круг
    [few] на { $rounds } круга
   *[other] на { $rounds } кругов
}
event-shown = { $player } показывает { $all ->
    [1] всем
   *[other] (кому: { $to })
}: { $cards }.
refusal-extra-missing = Для этого нужен { $module }, который сам не устанавливается: pip install "higgle[{ $extra }]"
pile-deck = Колода
pile-discard = Сброс
pile-hand = Рука
