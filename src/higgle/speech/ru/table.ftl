### Отказы, которые возможны в любой игре.

refusal-over = Игра окончена.
refusal-unknown-action = В этой игре нет такого действия.
refusal-unknown-seat = За этим столом нет такого места.
refusal-unknown-game = Игры «{ $game }» нет; есть: { $games }.
refusal-wrong-seats = { $game } — игра для { $fewest }–{ $most } игроков, а не для { $seats }.
refusal-unknown-option = У { $game } нет настройки «{ $option }»; есть: { $options }.
refusal-bad-option = «{ $value }» — недопустимое значение настройки «{ $option }».
refusal-idle-option = Настройка «{ $option }» за этим столом ничего не меняет; оставьте её как есть.
refusal-no-record = Запись есть только у идущей игры с запечатанным зерном; у вида и у копии её нет.
refusal-not-a-table = Это не наш стол, или он повреждён.
refusal-impossible-table = Ни одна игра не приводит к такому столу: взгляните на «{ $what }».
refusal-unsealed = У этой игры нет записи: её случай не запечатан, это «{ $chance }».
refusal-unknown-pile = В этой игре нет стопки или сведения «{ $what }».
refusal-unknown-card = Для «{ $what }» не осталось карты «{ $card }».
refusal-record-empty = Запись пуста.
refusal-record-version = Эта запись версии { $version }; программа не умеет её читать.
refusal-record-line = Строка { $number } записи повреждена, или это не наша запись.
refusal-record-step = Действие { $step } записи сыграть нельзя: { $why }
refusal-record-end = Итог в записи не совпадает с тем, к чему ведут её действия.
refusal-record-seal = Зерно этой записи — не то, что было запечатано до игры.
refusal-other-rules = Эта игра сыграна по редакции правил { $rules }, а программа играет по редакции { $now }. { $why }
refusal-no-text = Введите действие.
refusal-unknown-text = «{ $text }» — в этой игре нет такого действия.
refusal-number-text = Здесь не хватает числа от 1.
refusal-not-your-turn = Сейчас не ваш ход.

nothing = ничего
card-down = карта
    .count = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }
refusal-extra-missing = Для этого нужен { $module }, который сам не устанавливается: pip install "higgle[{ $extra }]"
pile-deck = Колода
pile-discard = Использованные
pile-hand = Рука
