### Что говорит терминал.

cli-must = Ваш ответ
cli-may = Ваш ответ или просто Enter
cli-or-type = или введите, например:
cli-help = Наберите номер действия или само действие, места — номером или именем; ?: эта подсказка. rules, rules B14: правила. Enter — пас там, где ходить не обязательно. hint: что сделал бы бот на вашем месте. coach: чего стоят для вас предложения и какое сделать лучше всего. say, call, signal: поговорить с остальными, например «say anyone blue?». quit, q: встать из-за стола.
cli-coach-offer = Предложение { $offer }: { $why }
cli-coach-idea = Можно набрать «{ $action }». { $why }
cli-coach-nothing = Здесь советчику сказать нечего.
cli-coach-back = Сделки, которые решили вашу игру:
cli-coach-deal = { $name }: от вас { $gave }, вам { $got }. { $why }
cli-hint-nothing = Пока ничего.
cli-empty-field = пусто
cli-wins = Победа: { $name }.
cli-win-shared = Победу делят { $names }.
cli-model-thinks = { $name } думает…
cli-model-failed = { $name } не отвечает, вместо него играет бот: { $why }
cli-model-usage = { $name }: { $replies ->
    [one] { $replies } ответ
    [few] { $replies } ответа
   *[other] { $replies } ответов
}, из них отклонено { $refused }; { $failed ->
    [0] сервер отвечал всегда
   *[other] сбоев сервера: { $failed }
}; токены: прочитано { $prompt }, написано { $written }; цена { $cost }.
cli-left = Вы встали из-за стола.
cli-nobody = Никого не нашлось.
cli-logs-whole = Все журналы такие, какими были записаны.
cli-nothing = Показывать нечего.
cli-appointed = { $name } теперь может модерировать в браузере: войти и открыть страницу /admin.
cli-dismissed = { $name } больше не может модерировать в браузере.
cli-deleted = { $name }: всё забыто; игры остались без имени.
cli-offer = Предложение { $offer }: { $maker } даёт { $give } в обмен на { $want }.
cli-asked = Ждём ответа: { $players }.
cli-accepted = Согласие: { $players }.
cli-together = Только вместе с предложением { $offer }.
cli-unless = Из этого и { $offers } состоится не больше одного.
cli-meters = После → стоит, сколько талеров борозда принесёт сейчас. Бобов за 1, 2, 3… талера: { $meters }.
cli-map = Номер, земля, место владельца; ^ — крепость, строчными — израсходовано.
refusal-option-text = «{ $text }» — не параметр; пишите имя=значение.
cli-mixed = В тасование подмешано: { $words }.
cli-proved = Доказано: печать { $seal }…, { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[many] { $actions } действий
    }; { $end ->
        [none] партия не окончена
       *[other] партия кончается счётом { $end }
    }.
cli-chained = Каждая строка продолжает предыдущую, значит между ними ничего не вырезано; код { $code }. У копий той же игры тот же код{ $end ->
        [none] ; продолжалась ли игра после последней строки, не доказано
       *[other] {""}
    }.
cli-unchained = Строки этой записи не сцеплены: не пропущено ли что-нибудь безобидное, не доказано.
refusal-record-file = Файл { $file } не прочитать: { $why ->
        [FileNotFoundError] такого файла нет
        [IsADirectoryError] это папка
        [PermissionError] нет доступа
        [UnicodeDecodeError] это не текст
       *[other] { $why }
    }.
refusal-record-write = Файл { $file } нельзя записать: { $why ->
        [FileNotFoundError] такой папки нет
        [IsADirectoryError] это папка
        [PermissionError] нет доступа
       *[other] { $why }
    }.
refusal-record-read = Файл { $file } нельзя прочитать: { $why }.
refusal-record-game = Это запись другой игры: { $game }.
refusal-file-there = { $file } уже есть; ничего не записано.
refusal-unknown-command = Команды «{ $text }» нет; есть: { $known }.
refusal-command-like = Команды «{ $text }» нет. Может быть, «{ $like }»?
refusal-unknown-clause = Пункта { $text } нет; `higgle rules ИГРА` показывает пункты одной игры.
refusal-no-contest = Скажите, кто с кем и во что играет, например bohnanza:farmer/greedy.
refusal-no-such-choice = Такого номера в списке нет.
pile-bohnanza-turned-up = Открыты
pile-bohnanza-thalers = Талеры
pile-bohnanza-field = Борозда
pile-bohnanza-received = Получено
pile-bohnanza-plus-orders = Задания
pile-bohnanza-plus-orders-under = Задания под колодой
pile-bohnanza-plus-order = Задание
pile-bohnanza-plus-open-order = Открытое задание
pile-bohnanza-plus-met-orders = Выполненные задания
pile-bohnaparte-alms = Подаяние
pile-bohnaparte-depot = Склад
pile-bohnaparte-laid = Выложено
pile-bohnaparte-unseen = Закрытая карта
pile-kuhhandel-unseen = Закрытая карта
pile-bohnaparte-defence = Защита
pile-bohnaparte-merchant = Торговец
picture-shown = показано: { $cards }
pile-kuhhandel-purse = Деньги
pile-kuhhandel-shown = Показанные деньги
pile-kuhhandel-reserve = Резерв
pile-kuhhandel-lot = Лот
pile-kuhhandel-herd = Стадо
pile-kuhhandel-offer = Выложенные деньги
pile-kuhhandel-pot = Деньги у крысы
pile-kuhhandel-claim = Заявка
pile-kuhhandel-greens = Стопка денег
pile-kuhhandel-box = Убрано в коробку
pile-kuhhandel-looked = Просмотренная карта
pile-kuhhandel-looked-money = Просмотренные деньги
