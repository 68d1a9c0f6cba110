### Что говорит веб-клиент.

page-title = higgle · игры о торге
tagline = Карточные игры о торге с друзьями и ботами
home = На главную
close = Закрыть
back = Назад
no = Нет
more = Ещё
skip = К столу
everyone = Все
you = Вы
guest = Гость
bot = бот
closed = сейчас нельзя; нажмите, чтобы узнать почему
seat-number = Место { $number }
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}

## Настройки

settings = Настройки
language = Русский
settings-language = Язык
settings-theme = Тема
settings-theme-system = системная
settings-theme-light = светлая
settings-theme-dark = тёмная
settings-dark = Тёмная тема
settings-motion = Движение
settings-motion-system = системное
settings-motion-full = карты летают
settings-motion-less = без движения
settings-sound = Звук
settings-notices = Уведомлять, когда мой ход, а страница скрыта
settings-notices-closed = Этот браузер здесь не разрешает уведомления.
settings-forced = Делать единственный возможный ход за меня, в том числе вынужденный сбор урожая
settings-closes = Заключать мою сделку, если один согласен, а все остальные отказались
forced-done = само
settings-keys = Горячие клавиши из одной буквы

## Зал

lobby-title = Чем торгуем сегодня?
lobby-lead = «Играть сейчас» сдаёт карты сразу: обычные боты, без рейтинга, а в играх с бобами ещё и советчик.
lobby-facts = { $fewest }–{ $most } игроков · { $minutes } мин
lobby-play = Играть сейчас
lobby-rated = На рейтинг
lobby-rated-about = На рейтинг, против экспертов, без советчика
lobby-dealing = Сдаём…
lobby-how = Как играть
lobby-bohnanza = Сажайте, меняйте, дарите, собирайте урожай.
lobby-bohnanza-plus = Больше сортов бобов, а по желанию и задания.
lobby-high-bohn = Постройте город на свои талеры.
lobby-bohnaparte = Бобовые походы по карте.
lobby-kuhhandel = Ставки, блеф и торг за корову.
open-tables = Столы
open-tables-none = Открытых столов нет. Открыть свой?
chairs-free = { $count ->
    [0] свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
sit-down = Сесть
go-on = Продолжить
watch = Смотреть
watch-record = Посмотреть запись
lobby-lost = Такой страницы нет. Это главная страница.
join-friends = Играть с друзьями
join = Войти
join-example = код, как его продиктовали
join-empty = Сначала введите код стола.
join-unknown = Стола с таким кодом нет.
my-table = Вы за столом
my-table-waits = { $count ->
    [one] Вы за столом: вас ждёт { $count } игрок
    [few] Вы за столом: вас ждут { $count } игрока
    [many] Вы за столом: вас ждут { $count } игроков
   *[other] Вы за столом: вас ждут { $count } игрока
}
my-table-about = { $game }, играют: { $names }
my-table-more = { $count ->
    [one] ещё { $count } стол
    [few] ещё { $count } стола
    [many] ещё { $count } столов
   *[other] ещё { $count } стола
}
my-table-back = Назад к столу
join-scan = или отсканируйте код друга телефоном
invite = Пригласить друзей
invite-code = Код стола
invite-link = Ссылка на этот стол
invite-copy = Копировать ссылку
invite-copied = Скопировано
invite-qr = Картинка для камеры телефона: ссылка на этот стол
invite-alone = Этот сервер доступен только на своём компьютере, с другого устройства ссылка не откроется. Чтобы играть всей сетью, запустите его так: higgle serve --host 0.0.0.0
new-table = Открыть новый стол
new-game = Игра
new-chairs = Места
new-bots = Занять места ботами
new-level = Уровень ботов
new-pace = Темп
pace-quick = быстро
pace-unhurried = не спеша
pace-letter = по переписке
new-who = Кто может войти
who-link = по ссылке
who-anyone = любой
house-rules = Домашние правила
new-set = Открыть стол
new-seal = Порядок карт запечатан. После игры сдачу может проверить каждый.
mix-title = Тасование
mix-about = Печать тасования: { $seal }. Подмешайте своё слово, и никто не сможет подобрать расклад в одиночку; после игры это может проверить каждый.
mix-word = Ваше слово
mix-in = Подмешать
mix-said = { $name }: подмешано слово «{ $word }».
waiting-title = Стол готов
waiting-chairs = Места
waiting-free = свободно
waiting-bot = Бот
waiting-level = Уровень ботов
waiting-take = Занять это место
waiting-free-chair = Освободить место: { $name }
waiting-leave = Встать
waiting-start = Начать игру
waiting-host = Игру начнёт { $name }.
waiting-host-away = Все места заняты. Начать игру может любой, кто сидит за столом.
waiting-rules = Домашние правила
waiting-as-written = Всё по правилам игры.
waiting-name = Ваше имя за этим столом
waiting-room = Сбор игроков
waiting-here = { $count ->
    [one] Здесь { $names }
    [few] Здесь { $names }
    [many] Здесь { $names }
   *[other] Здесь { $names }
}
waiting-start-yours = Мест: { $count }. Игра начнётся, когда вы нажмёте «Начать игру», и никогда сама.
waiting-start-theirs = Мест: { $count }. Игру начинает { $name }, сама она не начнётся.
waiting-anybody = кто-нибудь из сидящих
waiting-name-keep = Сохранить
waiting-host-tag = хозяин
waiting-ready = начинаем
waiting-unready = ещё нет
waiting-ready-me = Можно начинать
waiting-changed = Условия стола изменились. Посмотрите и подтвердите ещё раз, что можно начинать.
waiting-counts = Игра начнётся через { $count }
waiting-may-wait = { $names }: ещё можно сказать «Подождите».
waiting-wait = Подождите
waiting-or-bots = Или отдайте свободные места ботам.
waiting-not-ready = { $count ->
    [one] Ещё ждём: { $names }
    [few] Ещё ждём: { $names }
    [many] Ещё ждём: { $names }
   *[other] Ещё ждём: { $names }
}
waiting-start-anyway = После нажатия идёт отсчёт от 5 до 1; кто ещё не готов, может сказать «Подождите».
waiting-all-ready = Все готовы
table-public = Виден в зале
table-spectators = Другие могут смотреть
table-chat = Чат
table-keeps_talk = Сохранять чат в повторе
table-undo = Отмена хода с общего согласия
table-coach = Можно спрашивать советчика
table-bots_welcome = Программы могут играть
table-rated = На рейтинг
table-rated-about = Результат меняет рейтинг игроков с учётной записью. Если играет гость, новая учётная запись или двое с одного адреса, он не меняет ничей.
program = программа
guest-tag = гость
chair-play-for = Играть за: { $name }
chair-asks = { $name } хочет играть дальше вместо бота { $bot }.
chair-agree = Согласиться
chair-refuse = Нет
chair-waits = Вы попросили место бота { $bot }. Остальные решают.
chair-free = Вернуть боту место: { $name }
log-step-ask-chair = { $asker } просит место: { $name }.
log-step-agree-chair = { $name } не против нового игрока.
    .you = Вы не против нового игрока.
log-step-refuse-chair = { $name } против нового игрока.
    .you = Вы против нового игрока.
waiting-for = { $count ->
    [one] Ждём ещё { $count } игрока.
    [few] Ждём ещё { $count } игроков.
   *[other] Ждём ещё { $count } игроков.
}

## Я

me = Вы и ваши игры
me-guest = Вы здесь гость
me-guest-about = Имя и пароль сохранят ваши игры и пустят вас с другого устройства.
me-account = { $name }
me-name = Имя
me-password = Пароль, не короче восьми знаков
me-rename = Сменить имя
me-register = Сохранять мои игры
me-login = У меня есть учётная запись
me-logout = Выйти
me-logout-everywhere = Выйти везде
me-done = Готово.
me-history = Ваши игры
me-history-none = Игр пока нет.
me-watched = вы смотрели
me-short-password = В пароле не меньше восьми знаков.
me-new-password = Новый пароль, не меньше восьми знаков
me-old-password = Текущий пароль
me-change-password = Сменить пароль
me-data = Что о вас хранится
me-data-about = Ваши игры, сообщения, рейтинги и программы одним файлом.
me-export = Сохранить всё
me-forget = Удалить меня
me-forget-about = Имя, сообщения, рейтинги и программы исчезнут навсегда. Игры останутся, но без вашего имени.
me-forget-sure = Удалить навсегда
me-passkeys = Ключи доступа
me-passkeys-about = С ключом доступа вы входите по отпечатку пальца, лицу или коду устройства; пароль остаётся.
me-passkey-add = Добавить ключ доступа
me-passkey-use = Войти с ключом доступа
me-passkey-of = от { $date }
me-passkey-remove = Удалить ключ доступа от { $date }
me-programs = Программы
me-programs-about = Программа играет со своим токеном за столами, где программам рады, и всегда помечена как программа.
me-programs-account = Программам нужна учётная запись: сначала заведите её кнопкой «Сохранять мои игры».
me-program-name = Имя программы
me-program-new = Создать токен
me-program-token = Этот токен показывается один раз. Сохраните его:
me-program-end = Отозвать токен: { $name }
me-programs-none = Программ пока нет.
me-letters = Письма
me-letters-about = Когда игра по переписке ждёт вас, а вас нет, мы можем вам написать. Ни для чего другого адрес не нужен.
me-letters-address = Адрес электронной почты
me-letters-wish = Как часто
me-letters-off = никогда
me-letters-turn = каждый ход
me-letters-daily = раз в день
me-letters-save = Сохранить
me-letters-none = Забыть адрес
me-letters-asked = Мы отправили ссылку на { $address }. Письма начнут приходить, когда вы по ней перейдёте; она действует два дня.
dealings = Как вы торгуетесь
dealings-about = По { $games ->
        [1] вашей последней партии
       *[other] вашим последним партиям, всего { $games }
    }. Видите это только вы.
dealings-kept = { $count ->
        [one] сдержано { $count } обещание
        [few] сдержано { $count } обещания
       *[other] сдержано { $count } обещаний
    }
dealings-broken = нарушено { $count }
dealings-with = С кем
dealings-count = Сделок
dealings-mine = Вам за сделку
dealings-theirs = Партнёру за сделку
dealings-better = Кто в выигрыше
dealings-even-better = примерно поровну
dealings-mine-better = вы
dealings-theirs-better = { $name }
dealings-measure = Оценки даёт советчик, в талерах, как сделка выглядела перед заключением.
dealings-moments = Ваши лучшие моменты
me-notices = Уведомления на этом устройстве
me-notices-about = Это устройство может сообщить вам, даже когда страница закрыта. Прочесть сообщение может только оно; пока вы не включите, ничего не отправляется.
me-notices-cannot = Этот браузер не показывает уведомлений. На iPhone и iPad сначала добавьте страницу на экран «Домой» и откройте её оттуда.
me-notices-refused = Устройство или браузер не разрешает уведомления с этой страницы. Разрешите их в настройках и попробуйте ещё раз.
me-notices-turn = Мой ход в игре по переписке
me-notices-evening = Мой клуб открывает стол или начинается мой тур турнира
me-notices-day = Партия дня, утром
me-notices-others = Другие мои устройства
me-notices-since = с { $date }
me-notices-remove = Больше не уведомлять устройство, добавленное { $date }
letters-confirm = Письма на этот адрес
letters-confirm-about = Подтвердите, что хотите получать на этот адрес письма о своих играх.
letters-confirm-do = Да, пишите мне
letters-confirmed = Подтверждено. Мы напишем, когда какая-нибудь игра будет вас ждать.
letters-stop = Больше никаких писем
letters-stop-about = Ваш адрес будет забыт, и писем больше не будет. Игры продолжатся.
letters-stop-do = Прекратить письма
letters-stopped = Готово. Ваш адрес забыт.
profile = Профиль
block = Заблокировать
unblock = Разблокировать
block-about = Блокировка: вы не видите сообщений этого человека в чате, и он не сядет за стол, который вы открыли или за которым играете.
me-blocked = Заблокированные
report = Пожаловаться хозяину сервера
report-about = Что должен знать хозяин сервера? Больше этого никто не прочтёт.
report-send = Отправить
report-sent = Спасибо. Хозяин сервера это прочтёт.
profile-since = здесь с { $date }
profile-games = Игры
profile-wins = Победы
profile-ranks = Места
profile-rating = Рейтинг
profile-none = Законченных игр пока нет.
profile-rank = { $place }-е × { $count }
ratings = Рейтинги
ratings-about = По силе, которая почти не вызывает сомнений: чем больше игр, тем она надёжнее (среднее минус три неопределённости). Здесь боты и игроки с учётной записью, сыгравшие с несколькими разными соперниками.
ratings-none = Рейтинга пока ни у кого нет.
ratings-place = Место
ratings-name = Имя
ratings-surely = осторожный

## Стол

table-code = Стол { $code }
table-menu = Меню стола
table-news = За столом
notes = Сообщения
table-finding = Ищем стол…
table-gone = Такого стола нет
table-gone-about = Стол «{ $code }» никому не известен или закрыт для вас.
table-refused = Не получилось.
line-down = Связь пропала. Ваше место сохранено. Пробуем снова.
line-retry = Попробовать
watching = Вы зритель.
paused = Игра на паузе.
resting-you = За вас играет бот.
await = { $count ->
    [one] Ждём: { $names }.
   *[other] Ждём: { $names }.
}
begin-you = Готовы? Стол ждёт вас.
begin-ready = Готово ({ $count })
begin-others = { $people ->
    [one] { $names } готовится, { $count }
   *[other] { $names } готовятся, { $count }
}
reading-you = Посмотрите спокойно: стол подождёт.
reading-on = Дальше ({ $count })
reading-others = { $people ->
    [one] { $names } ещё смотрит, { $count }
   *[other] { $names } ещё смотрят, { $count }
}
clock-until = Время до
await-nobody = Минутку…
your-turn = ваш ход
your-turn-now = Ваш ход.
rule = Правило { $clause }
menu-pause = Пауза
menu-go-on = Продолжить
menu-undo = Попросить вернуть ход
discard-empty = Сброс пуст.
show-cards = Показать карты
show-pile-hand = Рука
show-pile-depot = Склад
show-pile-order = Задание
show-pile-purse = Деньги
show-whom = Кому?
show-all = Всем
show-now = Показать
show-about = Карты остаются на месте. Все увидят, сколько карт и кому вы показываете.
show-nothing = Вам нечего показать.
shown-by = { $name } показывает вам
shown-to = Вы показали игроку { $name }
undo-now = Вернуть
undo-now-about = Вернуть мой последний ход
menu-rest = Пусть за меня играет бот
menu-return = Играть снова без бота
menu-leave = Вернуться в зал
keys = Клавиши
keys-1 = карта руки, считая с первой
keys-2 = новое предложение
keys-3 = принять выбранное предложение
keys-4 = ответить на него встречным
keys-5 = отказаться от него
keys-6 = собрать с этой борозды
keys-7 = купить борозду
keys-8 = сигналы
keys-9 = готово
keys-10 = журнал
keys-11 = чат
keys-12 = к борозде для боба; Enter сажает
keys-13 = следующая ставка или «моё»
keys-14 = больше не торговаться за эту карту
keys-15 = вернуть ход
keys-16 = к следующему предложению
keys-17 = буквы на всём, что можно нажать
keys-18 = да, если подтвердить можно только одно
keys-19 = к карте или в город
deeds = Что вы можете сделать
log = Журнал
log-empty = Пока ничего не было.
chat = Чат
chat-empty = Все молчат.
quick = Быстрые реплики
quick-thanks = Спасибо!
quick-nice = Здорово сыграно!
quick-wow = Ого!
quick-sorry = Простите!
quick-moment = Минутку, пожалуйста.
quick-hurry = Поскорее!
chat-answer = Ответить
chat-say = Скажите что-нибудь всем за столом…
stand-in = сыграл бот
clock = Осталось времени
deck-left = осталось
deck-run = проход { $run } из { $runs }
undo-asked = { $name } просит вернуть последний ход.
undo-agree = Согласиться
undo-refuse = Нет
rules = Правила
rules-of = Правила: { $game }
rules-game = Игра
rules-search = Поиск
rules-none = Таких слов в правилах нет.
rules-unwritten = У этой игры пока нет правил, записанных по пунктам.

## Фазы

phase-plant = Посадка
    .about = Сначала сажают первую карту руки, затем, если хотят, вторую.
phase-trade = Торговля
    .about = Открываются две карты. Активный игрок торгует со всеми.
phase-settle = Посадка полученного
    .about = Каждый сажает полученное и оставленное в любом порядке.
phase-draw = Добор
    .about = Новые карты идут в конец руки.
phase-attack = Нападение
    .about = Каждое нападение стоит талер.

## Бобы

bean-hidden = закрытая карта
short-blue = Синий
short-chili = Чили
short-stink = Вонючка
short-green = Зелёный
short-soy = Соевый
short-black-eyed = Черноглазый
    .tiny = Черногл.
short-red = Красный
short-garden = Садовый
short-wax = Восковой
short-brandy = Бренди
    .tiny = Бренди
short-coffee = Кофейный
short-cocoa = Какао
short-field = Полевой
short-cognac = Коньяк
meter-step = { $thalers ->
    [one] { $cards } за { $thalers } талер
    [few] { $cards } за { $thalers } талера
   *[other] { $cards } за { $thalers } талеров
}

## Рука и борозды

hand = Ваши карты
hand-order = Порядок не меняется. Сажают с первой карты.
hand-short = сажают с первой карты
hand-tap = нажмите карту, чтобы отдать
hand-new = новые карты идут в конец
hand-empty = В руке нет карт.
hand-front = первая из ваших карт
hand-place = { $place } из { $count } ваших карт
hand-size = карт в руке
players = Игроки
front = первая
giving = отдаю
in-offers = { $count ->
    [one] { $count } предл.
   *[other] { $count } предл.
}
card-aria = { $bean }, { $where }; даёт { $steps }
field-empty = пусто
field-mixed = солянка
stew-about = Солянка: её талеры лежат под салуном, считаются в конце, тратить их нельзя.
field-not-owned = пока не ваша
field-not-bought = не куплена
field-plant-anything = сажайте что угодно
field-for-sale = ещё борозда за { $price ->
    [one] { $price } талер
    [few] { $price } талера
   *[other] { $price } талеров
}
field-not-for-sale = не продаётся
field-once = Раз за игру. Сразу можно сажать.
field-next = талер через { $count }
field-next-short = ещё { $count }
field-full = полная
field-plant-here = Посадить: { $bean }
field-aria = Борозда { $number }: { $count ->
    [0] пусто
   *[other] { $bean }, карт: { $count }, урожай { $worth ->
        [one] { $worth } талер
        [few] { $worth } талера
       *[other] { $worth } талеров
    }{ $next ->
        [0] {""}
       *[other] , ещё талер через { $next }
    }
}
field-not-owned-aria = Борозда { $number }: пока не ваша, { $price ->
    [one] { $price } талер
    [few] { $price } талера
   *[other] { $price } талеров
}
counter = Всегда
counter-empty = собирать нечего
harvest = Урожай: { $bean }
harvest-nothing = Собрать без дохода? { $beans }
harvest-early = Собрать за { $worth ->
    [one] { $worth } талер
    [few] { $worth } талера
   *[other] { $worth } талеров
}? { $beans }
harvest-one-more = Ещё одна карта ({ $bean }) принесла бы на талер больше.
harvest-pays-nothing = Бобы уйдут в сброс.
harvest-keep = Оставить
harvest-do = Собрать
buy-field = Ещё борозда
turned-up = Открыты
turned-up-yours = оставить, менять, дарить
turned-up-of = торгует { $name }
turned-up-none = сейчас нет
turned-up-aria = { $bean }, открытая карта
received = Получено
received-plant = посадить
received-none = ничего
received-aria = { $bean }, полученная карта

## Что делать в свой ход

deed-keep = Если никто не возьмёт, вам остаётся: { $cards }. Это вы посадите.
deed-nothing-kept = Открытых карт не осталось.
deed-done-trading = Закончить торговлю
deed-done-short = Готово
deed-stop = Стоп
deed-open-offers = { $count ->
    [one] Ещё открыто { $count } предложение вам.
    [few] Ещё открыты { $count } предложения вам.
   *[other] Ещё открыто { $count } предложений вам.
}
due-plant-first = Посадите: { $bean }. Выберите борозду.
due-plant-or-pass = Можно посадить и следующий ({ $bean }) — или закончить.
due-harvest-first = { $bean } не подходит ни к одной борозде. Сначала соберите урожай.
due-no-field = { $bean } не подходит ни к одной борозде. Соберите урожай или положите в другое место.
deed-done-planting = Посадка окончена
due-settle = { $sorts ->
    [one] Посадите: { $cards }. Выберите борозду.
   *[other] Посадите: { $cards }. Выберите карту, затем борозду.
}
due-pass-order = Ваше задание впереди: идите дальше или откройте его.
due-trade = Торгуйтесь или заканчивайте.
due-offer = Можно сделать предложение.
due-answer = Ответьте на предложение.
due-close = Завершите сделку.
due-claim = Кто-то хочет здание, которое вы могли бы купить раньше.
due-name-type = Назовите тип здания.
due-buy-of-type = Купите одно здание этого типа или ни одного: остальные выйдут из игры.
due-look = Ваш банк: посмотрите верхнюю карту или откажитесь.
due-put-under = Оставьте карту сверху или положите её под колоду.
due-move-card = Ваш банк: переместите одну карту в руке или откажитесь.
due-arrange = Расположите взятые карты по порядку.
due-last-harvest = Конец: выберите, какие бобы станут талерами.
due-last-buying = Последний круг: стройте, что можете оплатить, потом подсчёт.
due-camp = Выберите свободный лагерь на карте.
due-attack = Нападите на землю на карте или закончите нападения.
due-strike = Выложите карту, которой нападаете.
due-defend = На вашу землю нападают: выложите карту для защиты.
due-take = Возьмите карту у торговца или из колоды.
due-stew = Ваш салун: борозды с одним бобом можно превратить в солянку.
due-buy-field = Два полевых боба: возьмите за них третью борозду или откажитесь.
due-discard-or-pass = Колода вот-вот кончится. Сначала соберите урожай или купите что-нибудь — или идите дальше.
deed-no-more = Больше не торгую

## Торговля

trade = Торг
trade-board = Доска предложений
trade-open = { $count ->
    [one] открыто: { $count }
   *[other] открыто: { $count }
}
trade-none = Предложений нет. Предложите что-нибудь ({ $name }) или подождите.
trade-none-active = Предложений нет. Нажмите свои карты.
trade-not-now = Торгуют, когда карты открыты.
trade-over = В этот ход торговля закончена.
trade-waits = Ждёт вас
trade-best = Лучшее для вас
trade-yours = Ваши
trade-others = Остальные
trade-aside = Между другими
trade-sides = отдаёте → получаете
trade-aside-sides = отдаёт → просит
open-deal = Кто-то согласен
open-deal-about = Ваше предложение приняли. Торговля закончится насовсем: сначала заключить сделку?
open-deal-leave = Закончить без сделки
trade-refused = отказано: { $count }
trade-show = показать
trade-hide = скрыть
trade-offers = Предложения · { $count }
trade-closed = В этот ход вы больше не предлагаете.
trade-hint = Нажмите карты руки, чтобы предложить их, или перетащите карту на игрока, чтобы сделать ему предложение.
trade-hint-closed = В этот ход вы больше не предлагаете.
offer-new = Новое предложение
offer-yours-all = Ваше предложение всем
offer-yours = Ваше предложение: { $names }
offer-from = { $name } предлагает
offer-counter = { $name }: встречное
offer-gift = { $name } дарит вам
offer-request = { $name } просит подарок
offer-others = { $name } → { $names }
offer-thread = на: { $give } ↔ { $get }
offer-sentence = Вы отдаёте: { $give }. Получаете: { $get }.
offer-sentence-others = Просит: { $give }. Отдаёт: { $get }.
offer-deal = Сделка: { $name }
offer-deal-for = { $name }: { $cards }
offer-deal-way = { $name }: { $cards } за { $take }
offer-deal-both = Сделка: { $name } и { $other }
offer-terms = { $names }: { $give } за { $get }
offer-way = { $take } за { $give }
offer-way-take = Взять: { $take }
offer-accept-way = Принять: { $cards }
offer-all-of = все
offer-any-of = { $n } из
offer-together = Только вместе с этим: { $terms }
offer-one-of = Состоится не больше одного: это или { $terms }
offer-or-else = или же…
offer-or-else-about = Ещё одно предложение: из двух состоится не больше одного
offer-and = и ещё…
offer-and-about = Предложение кому-то ещё: оба вместе или ни одного
offer-change = Изменить
offer-withdraw = Отозвать
offer-accept = Принять
offer-accept-with = Принять и отдать: { $cards }
offer-accept-after-all = Всё-таки принять
offer-take = Взять
offer-answer = Встречное
offer-lacking = У вас их нет
offer-accepted = Вы согласны; решает { $name }
offer-unaccept = Передумать
offer-declined = Вы отказались
offer-free = ничего
offer-gain = { $bean }: станет { $count }, урожай { $worth }.
reason-not-now = не сейчас
reason-too-little = мало
reason-no-room = нет места
reason-keeps = оставлю себе
reason-later = спросите позже
not-binding = не обязывает
promise-later = потом
promise-yours = Вы обещаете на потом: { $cards }
promise-with = Обещает на потом: { $cards }
debt = { $from ->
    [you] Вы обещали ({ $partner }): { $cards }
   *[other] { $to ->
        [you] Вам обещано ({ $name }): { $cards }
       *[other] Обещание: { $name } → { $partner }: { $cards }
    }
}
debt-settle = В расчёте
promise-make = Пообещать
promise-what = Что?
pact-kind-next = Мой следующий такой боб
pact-kind-no-bid = Без ставки на
pact-kind-peace = Мир
promise-rounds = На сколько кругов?
promise-whom = Кому?
promise-now = Пообещать
promise-about = Это никого не обязывает. Все видят, что обещано и кто держит слово.
no-more-short = Хватит
no-more-long = Не торговать дольше
no-more-about = Боты больше ничего вам не предложат, и никто вас не ждёт. То, что уже на доске, остаётся.
no-more-turn = В этот ход
no-more-round = До моего следующего хода
no-more-better = Пока не появится что-то получше
no-more-better-about = Прозвенит звонок, и вы снова торгуете, как только вам предложат что-то из этого:
no-more-on = { $until ->
    [turn] В этот ход вы больше не торгуете.
    [round] До своего следующего хода вы не торгуете.
   *[wish] Вы не торгуете, разве что вам предложат: { $cards }.
}
no-more-off = Снова торговать
wish-came = { $name } предлагает вам: { $cards }.
trade-wished = Вы этого ждали
why-ask = Почему?
why-ask-of = Почему { $name } против?
why-plain = { $name } просто против.
why-sent = Вопрос задан: { $name }.
why-asked = { $name } спрашивает, почему вы отказались.
ledger = Обещания
ledger-tally = { $name }: сдержано { $kept }, нарушено { $broken }
ledger-tally-you = Вы: сдержано { $kept }, нарушено { $broken }
debt-due = сейчас
coach = Советчик
coach-about = Говорит, чего стоят предложения, по расчёту ботов и по тому, что видите вы. Видите это только вы; в играх на рейтинг его нет, как и за столами, где договорились играть без него.
coach-idea = Что вы могли бы предложить
coach-to = кому: { $names }
coach-use = Вставить в предложение
coach-another = Другое
coach-not-now = Не сейчас
coach-number = вам около { $mine }, другому { $theirs }
coach-deal = { $name }: от вас { $gave }, вам { $got }.
speed = Скорость ботов
speed-calm = спокойно
speed-normal = обычно
speed-quick = быстро
speed-below = боты: { $speed }
call-yours = Вы ждёте предложений
call-of = { $name } ждёт предложений
call-give = что дадите?
call-get = что хотите взамен?
call-answer = Предложить
call-give-sentence = { $name } ждёт предложений за: { $cards }.
call-get-sentence = { $name } хочет: { $cards } — и спрашивает цену.
you-give = Вы отдаёте
you-get = Вы получаете
wants = просит
gives = отдаёт
builder = Предложение
builder-to = Кому предложить
builder-counter = Встречное, кому
builder-tap-cards = нажмите карты руки или открытые
builder-tap-sorts = нажмите бобы внизу
builder-gift = ничего: это подарок
builder-free = даром
builder-any = { $n } из этих
builder-all = все, что есть
builder-unlink = не связывать
builder-or = или…
builder-or-one = Что-то одно
builder-request = ничего: вы просите подарок
builder-sorts = Бобы, которые вам нужны
builder-ask = Попросить: { $bean }
builder-take-back = Убрать: { $bean }
builder-drop = Отменить предложение
builder-send = Предложить
builder-send-gift = Подарить
builder-empty = Сначала нажмите карты или бобы.
builder-unsaid = Выберите, что получаете, или «даром», если это подарок.
builder-promise = обещание
builder-promising = { $gives ->
    [yes] Отдаёте и обещаете
   *[no] Обещаете
}
builder-promise-bean = Обещать на потом: { $bean }
builder-promise-most = В обещании — не больше { $most } бобов.
builder-sorts-promise = Бобы, обещанные на потом
builder-call-give = предложите мне
builder-call-get = назовите цену
builder-send-call = Жду предложений
copies-title = Какую карту отдать?
copies-about = Вы отдаёте: { $cards }. Уйдут подсвеченные карты; нажмите другую, чтобы отдать её взамен.
copies-card = { $bean }, место { $place }
copies-give = Отдать эту
signals = Сигналы
signals-short = Сигналы
signals-about = Их видят все; они ни к чему не обязывают. Нажмите ещё раз — карт станет больше.
signals-change = Изменить сигналы
signals-send = Показать
signal-want = Хочу
signal-give = Могу отдать
signal-wants = хочет
signal-gives = отдаёт
signals-suggested = · пунктир: растёт на ваших бороздах
signals-bots = Боты их тоже учитывают.
signal-never = Никогда не возьму
signal-nevers = не берёт
status-active = Ходит
status-waits = Ждёт
status-deciding = Решает
status-settling = Сажает
status-trades = Торгует
status-listens = Слушает
status-ready = В этот ход больше не торгует
last-call = { $count ->
    [0] { $name }: торг заканчивается
   *[other] { $name } завершает торг через { $count }
}
last-call-held = { $name } ждёт вас, { $count }
last-call-about = Пока вы составляете предложение, стол ждёт.
last-call-wait = Подождите
status-accepts = Принимает ваше: { $cards }
status-decides = Думает над вашим: { $cards }
status-declined = Отказ
status-gift = Дарит вам
status-counter = Предлагает вам другое
status-offers = Предлагает вам
away-left = Не за столом
away-lost = Связь потеряна
away-asleep = Телефон спит
away-bot-in = { $why } · бот через { $time }
status-bot-keeps = Место держит бот

## Что можно сделать, списком

do-plant = Посадить в борозду { $field }: { $bean }
do-pass = Отказаться
do-harvest = Собрать с борозды { $field }
do-buy-field = Купить борозду
do-take-field = Взять третью борозду
do-accept = Принять предложение { $offer }
do-decline = Отклонить предложение { $offer }
do-withdraw = Отозвать предложение { $offer }
do-confirm = Заключить сделку { $offer }: { $name }
do-end-trade = Закончить торговлю

## Журнал

log-turn-began = { $you ->
    [yes] Ваш ход.
   *[no] Ходит { $name }.
}
log-planted = { $you ->
    [yes] Вы сажаете в борозду { $field }: { $bean }.
   *[no] { $name } сажает в борозду { $field }: { $bean }.
}
log-turned-up = Открыто: { $cards }.
log-harvested = { $you ->
    [yes] Вы собираете урожай ({ $beans }): { $thalers ->
        [0] ничего
        [one] { $thalers } талер
        [few] { $thalers } талера
       *[other] { $thalers } талеров
    }.
   *[no] { $name } собирает урожай ({ $beans }): { $thalers ->
        [0] ничего
        [one] { $thalers } талер
        [few] { $thalers } талера
       *[other] { $thalers } талеров
    }.
}
log-drew = { $you ->
    [yes] Вы берёте: { $cards }.
   *[no] { $name } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
}
log-camped = { $you ->
    [yes] Вы занимаете лагерь.
   *[no] { $name } занимает лагерь.
}
log-attacked = { $you ->
    [yes] Вы нападаете
   *[no] { $name } нападает
}{ $cavalry ->
    [yes] {" "}с кавалерией
   *[no] {""}
}: { $land }.
log-defended-by-deck = Защищает верхняя карта колоды.
log-fought = { $land }: { $attack } против { $defence }. { $tie ->
    [yes] Ничья. {""}
   *[no] {""}
}{ $won ->
    [yes] Нападение удалось.
   *[no] Нападение отбито.
}
log-conquered = { $you ->
    [yes] Вы захватываете: { $land }.
   *[no] { $name } захватывает: { $land }.
}
log-fortified = { $you ->
    [yes] Вы строите крепость
   *[no] { $name } строит крепость
}: { $land }. Карьер исчерпан.
log-alms = Монастырь берёт карту: { $bean }. { $thalers ->
    [0] Она сброшена.
   *[other] { $you ->
        [yes] Она становится вашим талером.
       *[no] Она становится талером: { $name }.
    }
}
log-dealt-swap = { $you ->
    [yes] Вы отдаёте ({ $partner }): { $give }; получаете: { $get }.
   *[no] { $name } отдаёт ({ $partner }): { $give }; получает: { $get }.
}
log-dealt-give = { $you ->
    [yes] Вы отдаёте ({ $partner }): { $give }.
   *[no] { $name } отдаёт ({ $partner }): { $give }.
}
log-dealt-get = { $you ->
    [yes] Вы получаете: { $get }; отдаёт { $partner }.
   *[no] { $name } получает: { $get }; отдаёт { $partner }.
}
log-offered-both = Оба вместе или ни одного.
log-offered-either = Состоится не больше одного из них.
log-chosen-took = { $you ->
    [yes] Вы взяли бы: { $took } — за: { $cards }.
   *[no] { $name } может взять: { $took } — за: { $cards }.
}
log-offered = { $you ->
    [yes] Вы предлагаете: { $give }; просите: { $get }.
   *[no] { $name } предлагает: { $give }; просит: { $get }.
}
log-accepted = { $you ->
    [yes] Вы согласны.
   *[no] { $name } соглашается.
}
log-chosen = { $you ->
    [yes] Вы можете отдать: { $cards }.
   *[no] { $name } может отдать: { $cards }.
}
log-declined = { $you ->
    [yes] Вы отказываетесь.
   *[no] { $name } отказывается.
}
log-withdrawn = { $you ->
    [yes] Вы отзываете предложение.
   *[no] { $name } отзывает предложение.
}
log-lapsed = { $you ->
    [yes] Ваше предложение снято после сделки.
   *[no] { $name }: предложение снято после сделки.
}
log-step-pause = { $name } ставит паузу.
    .you = Вы остановили игру.
log-step-go-on = Игра продолжается.
log-step-rest = { $name }: теперь играет бот.
    .you = За вас играет бот.
log-step-return = { $name } снова здесь.
    .you = Вы вернулись.
log-step-ready = { $name } больше не торгует.
    .you = Вы больше не хотите торговать.
log-step-hurry = { $name } торопит счёт.
    .you = Вы торопите счёт.
log-step-slow = { $name } придерживает счёт.
    .you = Вы придерживаете счёт.
log-step-ask-undo = { $name } просит вернуть ход.
    .you = Вы просите вернуть ход.
log-step-agree-undo = { $name } соглашается.
    .you = Вы согласны.
log-step-refuse-undo = { $name } против.
    .you = Вы не согласны.
log-step-undo = Ход возвращён.

## Конец

end-over = Игра окончена
end-show = Показать итог
end-look = Посмотреть на стол
end-closed = Рынок закрыт.
end-tied = Очков поровну; решает правило для ничьей.
end-deck = { $count ->
    [one] Колода закончилась.
    [few] Колода закончилась { $count } раза.
   *[other] Колода закончилась { $count } раз.
}
end-stalled = Новых карт в игре больше не появится.
end-lands = У кого-то уже { $count ->
    [one] { $count } земля
    [few] { $count } земли
   *[other] { $count } земель
}.
end-landless = У кого-то не осталось земель.
end-herds = Одинаковых животных у разных игроков больше нет.
end-trades = Закулисных торгов без колоды было { $count }: этого достаточно.
end-wins = { $name } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
end-you-win = Вы победили: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
end-shared = Победу делят { $names }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
end-place = { $place }-е место из { $of }, { $name } впереди на { $behind }
end-place-level = { $place }-е место из { $of }, столько же очков, как у победителя ({ $name })
end-rating = Ваш рейтинг
end-rating-was = было { $rating }; { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
}
end-unrated = Эта игра на рейтинг не повлияла.
end-stood-in = { $count ->
    [one] Часть игры вместо игрока { $names } провёл бот.
   *[other] Часть игры вместо игроков { $names } провели боты.
}
end-your-deals = Ваша лучшая и самая дорогая сделка
end-best = Ваша лучшая сделка
end-dearest = Самая дорогая
end-look-at = Посмотреть
end-deal-bought = { $card }, продавец { $other }, цена { $paid }.
end-deal-traded = В закулисном торге с игроком { $other }: { $cards }.
end-deal-points = Очки: { $points }
end-deal-thalers = Талеры: { $thalers }
end-moments = Моменты
moment-zeros-about = Это всё, чем { $name } платит игроку { $other }.
moment-set = Полный набор: { $card }
moment-set-about = { $name } забирает последнюю карту в закулисном торге с игроком { $other }.
moment-bluff = Раскрытый блеф
moment-bluff-about = { $name } не может заплатить и показывает { $paid }.
moment-harvest = { $cards }
moment-harvest-about = { $name } получает за них { $paid ->
    [one] { $paid } талер
    [few] { $paid } талера
   *[other] { $paid } талеров
}.
moment-free = Даром: { $card }
moment-free-about = Никто не сделал ставку, карту оставляет себе { $name }.
end-picture = Картинка на память
end-picture-about = Место, очки и один момент. Других игроков на ней нет.
end-share = Поделиться
end-picture-save = Сохранить картинку
share-place = { $place }-е место из { $of }
share-text = { $game }: очки — { $points }
end-sets = Полные наборы
end-sets-about = стоимость животных
end-set-pedigrees = Победители породы к ним
end-each = по { $points }
end-times = Умножить на наборы
end-times-about = умножение
end-other-pedigrees = Прочие победители породы
end-rats = Четыре крысы
end-rats-about = съедают один набор
end-rats-took = съели: { $animal }
end-rats-nothing = не нашли набора
end-money = Деньги в руке
end-money-about = не считаются
end-replay = Посмотреть повтор
end-again = Сыграть ещё
end-join = Присоединиться к новой игре
end-table = Очки всех игроков
end-part = Из чего складываются очки
end-points = Очки
end-course = Очки после каждого хода
end-course-turn = ход { $turn }
end-bargained = Как шёл торг
end-deals = Заключено сделок
end-deals-yours = Из них ваших
end-harvests = Ваши урожаи
end-harvests-empty = Урожаи без дохода
end-proof = Порядок карт был запечатан до сдачи.
end-proof-yes = Сдача честная: порядок карт подходит к печати, показанной в начале.
end-proof-no = Порядок карт не подходит к печати.
end-check = Проверить
end-save = Сохранить запись
score-thalers = Талеры
replay = Повтор

## Kuhhandel Master

seconds = { $count } с
deck-donkeys = { $count ->
    [0] ослов больше нет
    [one] впереди ещё { $count } осёл
    [few] впереди ещё { $count } осла
   *[other] впереди ещё { $count } ослов
}
purse = Ваши деньги
purse-shown = Все их видели: вам было нечем заплатить.
purse-secret = Больше их никто не видит, даже сколько у вас карт.
purse-tap = нажмите, чтобы добавить; ещё раз, чтобы убрать
purse-cards = { $count ->
    [one] { $count } карта, всего
    [few] { $count } карты, всего
   *[other] { $count } карт, всего
}
purse-empty = Денег нет.
money-card = Денежная карта { $value }
herds = Стада
rats = крысы
pedigrees = победители
ring-people = Игроки
ring-auctioneer = аукционист
ring-auctions = { $name } проводит аукцион
ring-you-auction = вы проводите аукцион
ring-leads = лидирует: { $price }
ring-may-bid = может ставить
ring-may-claim = может забрать
ring-lot = Лот
ring-pedigree = Победитель породы
ring-rat = Крыса
ring-trade = Закулисный торг
ring-choose = Торги
bids = Ставки
ring-hear = Слышать счёт
bid-highest = Высшая ставка
bid-none = Ставок пока нет
bid-leads = лидирует
bid-you-lead = Вы лидируете.
bid-again = Любая ставка начинает счёт заново.
bid-amount = Ставка { $amount }
bid-free = своя
bid-send = Поставить эту сумму
bid-out = Я пас
bid-is-out = За эту карту вы больше не торгуетесь.
bid-back = Всё же ставить
ring-out = пас
bid-pass = Пас
bid-worth = У вас { $worth }.
bid-pays = Ставка { $amount }, плата { $pays }: { $cards }. У вас { $worth }.
    .exact = Вы заплатите ровно { $pays }: { $cards }. У вас { $worth }.
bid-bluff = У вас { $worth }. Это блеф: выиграв, вы должны показать все деньги.
bid-auctioneer = Аукцион ведёте вы. После счёта «три» продаёте карту или покупаете её сами.
tempo-hurry = Поторопить
tempo-slow = Придержать
calls = Счёт
call-1 = Раз
call-2 = Два
call-3 = Три
bluff-exposed = { $name }: ставка выше денег, которые теперь видят все.
    .you = Ваша ставка больше денег, которые теперь видят все.
dutch-count = Отсчёт: { $count }.
dutch-cards = { $count ->
    [one] денежная карта
    [few] денежные карты
   *[other] денежных карт
}
dutch-price = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
dutch-claimed = Говорит «моё»
dutch-mine = Моё за { $count }!
dutch-auctioneer = Считаете вы. Если никто не скажет «моё», карта ваша бесплатно.
dutch-too-few = Денежных карт у вас меньше { $count }.
dutch-not-now = Сейчас сказать «моё» нельзя.
dutch-about = Если и на 1 никто не скажет «моё», карту бесплатно получает { $name }. Если кто-то скажет, { $name } ещё может купить её за столько же карт.
dutch-worth = Сейчас стоит для вас { $now }, с полным набором — { $complete }: { $animal }.
    .done = Стоит для вас { $now }.
dutch-pay = Вы заплатите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}: не меньше { $least }.
sealed-ceiling = Напишите свою предельную ставку; её никто не увидит. 0 — без ставки.
sealed-mark = Напишите, за сколько карт скажете «моё»; этого никто не увидит.
sealed-write = Записать
sealed-never = никогда
decide-about = Продать: { $name } платит вам { $price }. Или купить: вы платите { $price } и оставляете карту.
decide-blind = Продайте за закрытые карты или купите за свои (карт: { $count }).
decide-sell = Продать: { $name }
decide-buy = Купить за { $price }
decide-buy-blind = { $count ->
    [one] Купить за { $count } карту
    [few] Купить за { $count } карты
   *[other] Купить за { $count } карт
}
field-pay-about = Борозда стоит { $count ->
    [one] { $count } талер
    [few] { $count } талера
   *[other] { $count } талеров
}. Сорт важен: каждое здание берёт только свой.
field-pay-left = { $bean } · { $count }
field-pay-none = выберите талеры выше
field-pay-chosen = выбрано { $count } из { $price }
pay-about = Вы платите { $price }: точно, если можете, иначе без лишней карты. Сдачи нет.
pay-chosen = { $count ->
    [one] Выбрано: { $count } карта, { $worth }
    [few] Выбрано: { $count } карты, { $worth }
   *[other] Выбрано: { $count } карт, { $worth }
}
pay-do = Заплатить { $worth }
ring-pay-about = Вы платите { $price }. Сдачи не будет.
ring-pay-chosen = { $count ->
    [0] Карты не выбраны.
    [one] Выбрана { $count } карта: { $worth }.
    [few] Выбраны { $count } карты: { $worth }.
   *[other] Выбрано { $count } карт: { $worth }.
}
pay-show = Показать все деньги
lay-about = { $count ->
    [one] Положите { $count } денежную карту закрытой; её достоинство не важно.
    [few] Положите { $count } денежные карты закрытыми; их достоинство не важно.
   *[other] Положите { $count } денежных карт закрытыми; их достоинство не важно.
}
lay-do = { $count ->
    [one] Положить { $count } карту
    [few] Положить { $count } карты
   *[other] Положить { $count } карт
}
rat-pot = { $count ->
    [0] Рядом нет денег.
    [one] Рядом лежит { $count } карта.
    [few] Рядом лежат { $count } карты.
   *[other] Рядом лежит { $count } карт.
}
rat-take = Взять крысу и деньги
rat-lay = Положить { $value }, передать
rat-choose = Нажмите другую денежную карту, чтобы положить её.
rat-must = Денег, чтобы положить, у вас нет.
rat-turn = Крыса ваша, если не положите карту.
trade-stake = { $animal }: { $mine } против { $theirs }.
trade-tied = Ничья; ещё раз.
trade-tap = Нажмите денежные карты, чтобы положить их закрытыми.
trade-tap-counter = Возьмите деньги не глядя или нажмите карты для контрпредложения.
trade-eyes = { $name } видит, что вы кладёте деньги, но не сколько. Знаете только вы: { $worth }.
trade-lay = Положить деньги
trade-counted = Показать, что карт: { $count }
trade-accept = Взять деньги
trade-counter = Ответить: { $worth }
reveal-more = { $name } предлагает больше.
    .you = Вы предлагаете больше.
reveal-tied = Поровну: деньги меняются местами, предложите ещё раз.
reveal-tied-twice = Снова поровну: решает ход, побеждает { $name }.
    .you = Снова поровну: решает ход, побеждаете вы.
reveal-accepted = { $name } берёт деньги.
    .you = Вы берёте деньги.
reveal-gets = { $name } получает: { $animals }
    .you = Вы получаете: { $animals }
reveal-money = Вы отдаёте { $mine } и получаете { $theirs }.
reveal-laid = { $name } предлагает
    .you = Вы предлагаете
reveal-highest = больше
reveal-private = суммы видите только вы двое
reveal-others = Остальные видят, кому досталось животное, но не суммы.
reveal-hidden = Суммы знают только эти двое.
zeros = { $count ->
    [4] Четыре нуля!
    [5] Пять нулей!
    [6] Шесть нулей!
    [7] Семь нулей!
    [8] Восемь нулей!
    [9] Девять нулей!
    [10] Десять нулей!
   *[other] Нулей: { $count }!
}
reveal-sold = { $name } платит вам втёмную { $count ->
    [one] { $count } картой
    [few] { $count } картами
   *[other] { $count } картами
}.
log-cards-were = Карты: { $cards }.
log-no-change = Карты стоят { $paid }; сдачи не дают.
reveal-on = Дальше
turn-choose = Ваш ход: аукцион или закулисный торг.
turn-only-auction = Ваш ход: аукцион.
turn-only-trade = Ваш ход: закулисный торг.
turn-auction = Выставить карту
turn-share = Посмотреть следующую карту
turn-top = У верхней карты колоды { $green ->
    [yes] зелёная рубашка: это деньги.
   *[no] красная рубашка.
}
turn-trade = Закулисный торг
turn-trade-with = Закулисный торг, { $animal }: { $name }
turn-pass = Закончить ход
share-about = Оставьте карту себе или отдайте; следующую, не глядя, получит тот, кому не досталась эта.
share-keep = Оставить
share-give = Отдать: { $name }

## Bohnanza Plus

order = Задание
order-about = Его выполняют две соседние борозды, где бобов { $left } и { $right }.
order-open = открыто
order-show = Открыть задание
order-meet = Задание выполнено: 1 талер
order-never = Заданиями никогда не обмениваются.
order-pays = 1 талер
orders-met = { $count ->
    [one] выполнено { $count } задание
    [few] выполнено { $count } задания
   *[other] выполнено { $count } заданий
}

## High Bohn

phase-before = Перед ходом
    .about = Банки позволяют взглянуть на колоду или переложить карту.
phase-arrange = Порядок
    .about = Взятые карты можно разложить по порядку.
phase-end-sold = Борозды проданы
phase-end-buying = Последний круг: стройте, потом счёт
phase-end-count = Подсчёт
store = Склад
apart-store = Ваш склад
    .about = меняйте как карты руки; сажать нельзя
    .aria = { $bean }, на вашем складе
apart-from-store = Со склада
    .about = посадить сейчас
    .aria = { $bean }, со склада
town-go = В город
town-short = Город
town-hint = Здания покупают в любое время за талеры своего сорта.
town-back = К бороздам
town-built = { $count ->
    [one] { $count } здание
    [few] { $count } здания
   *[other] { $count } зданий
}
town-thalers = Ваши талеры по сортам
town-plots = Здания города
town-price = цена { $price }
town-have = у вас { $count }
town-can = можно купить
town-has-type = уже есть
town-gone = вышло из игры
town-not-now = не сейчас
town-no-power = без свойства
town-lack = ещё { $count }: { $bean }
town-costs = Цена:
town-waiting = { $name } хочет купить: { $building }; кто раньше по очереди, может забрать.
town-buy = Купить: { $building }
town-let-pass = Уступить
town-call-off = Отказаться от покупки
town-choose = Выберите здание.
town-everybody = Города всех
town-under = { $count } под картами: считаются, но платить ими нельзя
town-bonus = В конце цены возвращаются очками, и считается число ваших зданий ({ $bonus }).
town-net = сейчас очков { $now }, с ним { $after }
town-shuts = Здание каждого типа — только одно: остальные ({ $kind }) для вас закроются.
town-bonus-step = { $count } дают { $points }
town-net-short = { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} в конце
town-round = Последний круг
town-round-done = готово
town-round-now = строит
town-round-after = потом
town-done = Готово
do-look = Взглянуть на верхнюю карту
do-put-under = Положить карту под колоду
do-move-card = Карту { $place } на место { $to }
do-arrange = Взять в порядке { $order }
do-name = Назвать: { $kind }
do-harvest-keeping = Собрать с борозды { $field }, в талеры: { $keep }
do-buy-field-with = Купить борозду, талеры: { $thalers }
do-stew = Начать солянку в борозде { $field }
do-store = На склад: { $bean }
do-let-pass = Уступить: { $building }
do-call-off = Отказаться от покупки
do-buy = Купить: { $building }

## Bohnaparte

map = Карта Бобландии
land-nobody = никто
land-of = { $land } · { $name }
land-aria = { $number }: { $land }, { $owner }{ $can ->
    [yes] , можно выбрать
   *[no] {""}
}
war-go = К карте
war-short = Карта
war-stop = Больше не нападать
war-any = сражаться может любая карта; её число — сила
war-tap = нажмите карту, которой сражаетесь
war-fight-with = Сражаться: { $bean }, { $number }
war-from-deck = Из колоды, не глядя
war-depot-empty = пусто
war-buy-depot = Купить склад
war-buy-merchant = Купить торговца
war-battle = Нападение: { $land }
war-chooses = выбирает
war-deck = из колоды
war-versus = против
war-counts = { $bean }, считается { $defence }
war-cavalry = кавалерия
war-from-hand = с руки
war-from-depot = со склада
war-minimum = { $land }: защита никогда не меньше { $minimum }.
war-end-taken = { $attack } : { $defence } — { $tie ->
    [yes] ничья, решает пушка: {""}
   *[no] {""}
}{ $you ->
    [yes] земля ваша
   *[no] землю получает { $name }
} ({ $land }).
war-end-kept = { $attack } : { $defence } — { $tie ->
    [yes] ничья: {""}
   *[no] {""}
}{ $you ->
    [yes] земля остаётся вам
   *[no] землю сохраняет { $name }
} ({ $land }).
war-end-free = { $attack } : { $defence } — { $tie ->
    [yes] ничья: {""}
   *[no] {""}
}земля остаётся свободной ({ $land }).
war-least = не меньше, что бы ни выложили.
war-no-least = Без минимума: считается только боб.
war-extra = Крепость добавляет { $extra }.
war-tie =
    { $you ->
        [yes] Ваша пушка выигрывает ничьи, но не 20 : 20.
       *[no] Пушка нападающего выигрывает ничьи, но не 20 : 20.
    }
war-depot-fights = только для боя
war-tap-on = Нажмите, чтобы продолжить
war-crown = { $count ->
    [one] { $count } земля завершает игру
    [few] { $count } земли завершают игру
   *[other] { $count } земель завершают игру
}
war-only-you = Знаете только вы: { $bean }, { $number }
war-attack = Нападение: { $land } · { $price ->
    [one] { $price } талер
    [few] { $price } талера
   *[other] { $price } талеров
}
war-attack-cavalry = Напасть с кавалерией
war-camp = Разбить лагерь
war-fortify = Построить крепость ({ $quarry })
war-points = Победные очки
war-lands = { $count ->
    [one] { $count } земля
    [few] { $count } земли
   *[other] { $count } земель
}
do-stock = На склад: { $bean }
do-take = Взять у торговца: { $bean }

## Повтор

replay-as = Смотреть как
replay-open = Все карты открыты
replay-spectator = Зритель
replay-verified = сдача проверена
replay-share = Поделиться моментом
replay-moment = Этот момент
replay-steps = Шаги
replay-step = шаг { $step } из { $total }
replay-deal = Сдача
replay-scrubber = Момент игры
replay-first = В начало
replay-last = В конец
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость
replay-next-trade = Следующая сделка
replay-next-battle = Следующее сражение
replay-try = Сыграть отсюда иначе
replay-try-about = Вы играете дальше за: { $name }, против ботов. Без рейтинга.
replay-next-harvest = Следующий урожай
replay-key-step = шаг
replay-key-turn = ход
watch-about = Запись — это файл, который можно сохранить после каждой законченной игры. Всё в нём проверяется, пока вы смотрите.
watch-choose = Выбрать файл записи

## Обучение

learn-title = Одна минута
learn-in-a-minute = { $game } за минуту
learn-again = Ещё раз
learn-skip = Пропустить
learn-first = Бобы вам в новинку? Начните с «Бонанзы».
learn-bohnanza-1 = Это ваши карты. Их порядок никогда не меняется, и сажать всегда начинают с первой. Нажмите на неё.
learn-bohnanza-2 = Её посадить нужно, следующую можно. В борозде растёт только один сорт, и в борозде 1 уже растут синие. Большое число говорит, сколько всего карт этого сорта.
learn-bohnanza-3 = Открыты две карты, и все торгуются. Зелёный боб не подходит ни к одной вашей борозде; Otto собирает зелёные, и у него есть синий. Нажмите на зелёный, потом на синий и отправьте предложение.
learn-bohnanza-4 = Otto просит больше. Отдавать не обязательно: уберите чили-боб и отправьте встречное предложение.
learn-bohnanza-5 = Он уступил. Чили-боб вам тоже некуда сажать: попросите всех о предложениях и примите, что предложат.
learn-bohnanza-6 = Otto хочет и ваш красный боб, но красные растут в вашей второй борозде. Откажитесь.
learn-bohnanza-7 = За боб-вонючку никто ничего не даёт, а посадить его — значит потерять борозду. Mila растит вонючек: нажмите на карту и подарите. Подаренное сегодня часто возвращается завтра.
learn-bohnanza-8 = Полученное лежит отдельно, его нужно посадить. Синие уже растут: посадите оба.
learn-bohnanza-9 = Ценовая шкала показывает, что даст урожай: шесть синих — два талера. Собирать можно когда угодно, даже в чужой ход; только борозда с одним-единственным бобом ждёт, пока в другой их больше.
learn-bohnanza-10 = Две карты стали вашими талерами, остальные ушли в сброс. Три талера — это третья борозда. Новые карты встают в конец; когда колода закончится в третий раз, побеждает тот, у кого больше талеров.
learn-bohnanza-otto-asks = Зелёный? С радостью. И ваш чили-боб в придачу.
learn-bohnanza-otto-yes = Ладно. Только ради вас.
learn-bohnanza-wrong = { $bean }? Сейчас не эта карта.
learn-bohnanza-greedy = Этого и хочет Otto. Сначала уберите чили-боб.
learn-bohnanza-keep = Зелёный боб Otto хочет больше всего; оставьте его.
learn-bohnanza-take-out = Убрать: { $bean }
learn-bohnanza-give = Подарить: { $bean }; получит { $name }
learn-bohnanza-refuse = Отказаться
learn-kuhhandel-1 = Собирайте по четыре одинаковых. В свой ход вы выставляете следующую карту на аукцион или начинаете закулисный торг. Выставьте карту.
learn-kuhhandel-2 = Ставки делают все, кроме аукциониста. Можно поставить даже больше, чем есть: это блеф. Сделайте ставку.
learn-kuhhandel-3 = Продано! Платят по возможности точно; сдачи нет. Аукционист мог и сам купить корову за эту цену.
learn-kuhhandel-4 = Победителя породы продают, считая от десяти вниз. Цена — число денежных карт, достоинство не важно. Скажите «моё».
learn-kuhhandel-5 = Крыса никому не нужна. Возьмите её вместе с деньгами, что лежат рядом, или положите закрытую карту и передайте крысу дальше.
learn-kuhhandel-6 = Закулисный торг: у вас и у игрока Tomáš есть свиньи. Положите деньги рубашкой вверх, увидит их только он. Блефуйте: положите одни нули.
learn-kuhhandel-7 = Он может взять не глядя или положить свои; тогда свинью получит тот, кто дал больше. На этот раз он берёт.
learn-kuhhandel-8 = Считаются только полные наборы по четыре; сумма умножается на их число. Игра кончается, когда все наборы полны.
learn-kuhhandel-bluff = Одни нули (карт: { $count }), и он качает головой. Свинья ваша, даром!
learn-kuhhandel-paid = У него теперь на { $sum } больше, а свинья ваша.
learn-bohnanza-plus-1 = Как в «Бонанзе», но до семи игроков и с новыми сортами. Кофейных бобов много, но доход от них растёт медленно; какао-бобов мало, зато быстро. Нажмите на карту.
learn-bohnanza-plus-2 = Полевой боб приносит землю: соберите ровно два — и вместо талера получите третью борозду даром. Соберите их.
learn-bohnanza-plus-3 = Третья борозда лежит справа. Ваше задание — 3 и 4 боба на соседних бороздах, слева первое число. Посадите восковой боб.
learn-bohnanza-plus-4 = Три и четыре рядом: задание выполнено; это можно только в свой ход. Оно стоит талер, урожай собирать не нужно.
learn-bohnanza-plus-5 = Задание ждало в руке, как карта. Оказавшись первым, оно открывается, и если до добора не выполнено — пропадает. Берите карты.
learn-bohnanza-plus-6 = Вшестером и всемером берут по четыре карты, а третья борозда стоит всего три талера. Всё остальное — «Бонанза».
learn-high-bohn-1 = Как в «Бонанзе», но талер помнит свой боб: семь зелёных приносят четыре зелёных талера. Соберите урожай.
learn-high-bohn-2 = Здание покупают за талеры его сорта; салуну нужны зелёные. Покупать можно когда угодно, даже в чужой ход.
learn-high-bohn-3 = Оно работает сразу. С салуном 3 в борозде может расти солянка: по одному бобу разных сортов, без повторов. Посадите красный.
learn-high-bohn-4 = Три сорта приносят талер, который остаётся под салуном и считается в конце. Продайте солянку.
learn-high-bohn-5 = Mila хочет банк. Ваша очередь раньше, и вам хватает талеров: заберите его первым или уступите.
learn-high-bohn-6 = В конце считают талеры, цены ваших зданий и премию за четыре и больше. Побеждает тот, у кого больше очков.
learn-bohnaparte-1 = Как в «Бонанзе», но на талеры ещё и воюют. В фазе 4 за один талер вы нападаете на землю рядом со своей. Нажмите на ферму.
learn-bohnaparte-2 = Сражаться может любой боб, его число — сила. Обе стороны кладут по карте рубашкой вверх. Выберите свою.
learn-bohnaparte-3 = Фермой никто не владел, её защищала колода: 12. Ваш боб сильнее, ферма ваша. Оба боба сброшены. Теперь город.
learn-bohnaparte-4 = Город защищается силой не меньше 18, деревня — 16, а ничья в пользу защиты. Хватит только синего боба.
learn-bohnaparte-5 = 20 против 18: город ваш. За него три очка, за большинство земель одно. Дальше.
learn-bohnaparte-6 = Фермы открывают больше карт, деревни дают больше взять, карьер строит крепость. Побеждает тот, у кого больше очков; талеры не считаются.

## Смешанные борозды, банки и конец игры

keep-title = Какие карты станут талерами?
keep-about = { $count ->
    [one] Выберите { $count } карту, которая станет талером.
    [few] Выберите { $count } карты, которые станут талерами.
   *[many] Выберите { $count } карт, которые станут талерами.
}
keep-stew = Они лягут под ваш салун: в конце считаются, но потратить их нельзя.
keep-toll = Одна из них уходит винокурне как пошлина:
field-pay-title = Какими талерами платите?
bank-look = Банк позволяет взглянуть на верхнюю карту до хода.
bank-move = Банк позволяет переставить одну карту: нажмите на неё.
bank-move-to = Нажмите на место, куда встанет { $bean }.
bank-take = Переставить: { $bean }, место { $place }
bank-arrange = Банк раскладывает взятые карты: нажимайте их в том порядке, в каком они придут в руку.
bank-arrange-do = Взять в руку
town-buy-nothing = Не покупать
due-plant-out = Игра кончается, посадите: { $bean }.
deed-new-field = Новая борозда: { $bean }
due-meet-or-pass = Выполните задание сейчас или идите дальше.
due-show-order = Ваше задание впереди: откройте его.
deed-go-on = Дальше
deed-leave = Оставить так

## Что сделал я, в журнале других игр

you-turn-began = Ваш ход.
you-trade-ended = Вы заканчиваете торговлю.
you-shown = Вы показываете { $all ->
    [1] всем
   *[other] (кому: { $to })
}: { $cards }.
you-shown-order = Вы показываете { $all ->
    [1] всем
   *[other] (кому: { $to })
} задание { $left }/{ $right }.
you-field-bought = Вы покупаете третью борозду за { $price ->
    [one] { $price } талер
    [few] { $price } талера
   *[other] { $price } талеров
}.
you-field-won = Вы получаете третью борозду за два полевых боба.
you-order-shown = Вы открываете задание { $left }/{ $right }.
you-order-met = Вы выполняете задание { $left }/{ $right } и получаете талер.
you-order-returned = Ваше задание { $left }/{ $right } уходит под колоду.
you-order-drawn = Вы берёте задание.
you-wanted = Вы хотите купить: { $building }.
you-let-pass = Вы уступаете: { $building }.
you-called-off = Вы отказываетесь от покупки: { $building }.
you-bought = Вы покупаете: { $building }.
you-bought-nothing = Вы больше ничего не покупаете.
you-named = Вы называете тип: { $type }.
you-stew-begun = Вы превращаете борозду { $field } в солянку.
you-stew-harvested = Вы продаёте солянку с борозды { $field } (сортов: { $count }) за { $thalers ->
    [one] { $thalers } талер
    [few] { $thalers } талера
   *[other] { $thalers } талеров
}.
you-jail-paid = Ваша тюрьма берёт талер с урожая; урожай собирает { $from }.
you-stored = Вы кладёте на склад: { $sort }.
you-looked = Вы смотрите верхнюю карту колоды.
you-left-on-top = Вы оставляете карту наверху колоды.
you-put-under = Вы кладёте карту под колоду.
you-card-moved = Вы перекладываете карту в руке с места { $place } на место { $new_place }.
you-took-up = Вы берёте в руку добранные карты: { $count }.
you-laid = Вы кладёте карту { $source ->
    [0] с руки
    [1] со склада
   *[2] из колоды
}.
you-crowned = Ваших земель — { $lands }; игра окончена.
you-landless = Вы остаётесь без земель; игра окончена.
you-stopped = Вы больше не нападаете.
you-depot-bought = Вы покупаете склад.
you-stocked = Вы кладёте боб на склад.
you-merchant-bought = Вы покупаете торговца.
you-took = Вы берёте карту у торговца: { $sort }.
you-skipped = У вас нет неполных наборов, ход пропускается.
you-lot-turned = Вы проводите аукцион: { $card }.
you-bid = Ваша ставка — { $price }.
you-bid-passed = Вы пасуете.
you-number-written = Вы записали число.
you-drawn-by-lot = Одинаковое число записали: { $tied }. Жребий выпал вам.
you-bidding-closed = Самая высокая ставка ваша: { $price }.
you-taken-free = Никто не захотел, вы забираете бесплатно: { $card }.
you-lot-sold = Вы продаёте за { $price }; покупатель — { $bidder }.
you-lot-paid = Вы платите { $price } и забираете: { $card }; деньги получает { $auctioneer }.
you-lot-bought = Вы платите { $price } и оставляете себе: { $card }; деньги получает { $bidder }.
you-exposed = Вы не можете заплатить и показываете все деньги: { $value }.
you-claimed = Вы говорите «моё» за { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
you-claim-laid = Вы кладёте рубашкой вверх { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
you-pedigree-sold = Вы платите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} и забираете: { $card }; деньги получает { $auctioneer }.
you-pedigree-bought = Вы платите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} и оставляете себе: { $card }; деньги получает { $claimant }.
you-rat-dodged = Вы откупаетесь от крысы; рядом с ней теперь карт: { $count }.
you-rat-taken = Вы забираете крысу и { $count ->
    [one] { $count } денежную карту
    [few] { $count } денежные карты
   *[many] { $count } денежных карт
}.
you-trade-opened = Вы начинаете закулисный торг, соперник — { $partner }: { $card }, на кону { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
you-money-laid = Вы делаете тайное предложение, соперник — { $partner }: { $card }, раунд { $round }.
you-money-counted = Вы раскладываете карты в ряд, { $partner } может их сосчитать: { $count }.
you-money-accepted = Вы берёте деньги, соперник — { $partner }: { $card }.
you-money-countered = Вы делаете контрпредложение, соперник — { $partner }: { $card }.
you-money-swapped = Вы и { $partner } обмениваетесь деньгами.
you-trade-tied = Вы и { $partner } положили поровну, раунд { $round }.
log-money-swapped = Вы отдали { $mine } и получили { $theirs }, { $partner } — наоборот.
you-animals-moved = Вы получаете: { $card }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}; отдаёт { $partner }.
you-top-looked-at = Вы смотрите верхнюю карту.
you-money-received = Вы берёте денежную карту.
you-laid-open = Вы выкладываете открыто: { $card }.
you-money-shown = Вы показываете деньги в руке.
you-turn-passed = Вы завершаете ход.

## What others did with me

to-you-shown = { $player } показывает вам: { $cards }.
to-you-shown-order = { $player } показывает вам задание { $left }/{ $right }.
to-you-lot-sold = { $player } продаёт вам за { $price }.
to-you-lot-paid = { $player } платит вам { $price } и забирает: { $card }.
to-you-lot-bought = { $player } платит вам { $price } и оставляет себе: { $card }.
to-you-pedigree-sold = { $player } платит вам { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} и забирает: { $card }.
to-you-pedigree-bought = { $player } платит вам { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} и оставляет себе: { $card }.
to-you-trade-opened = { $player } начинает закулисный торг с вами: { $card }, на кону { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
to-you-money-laid = { $player } делает вам тайное предложение: { $card }, раунд { $round }.
to-you-money-counted = { $player } раскладывает перед вами карты в ряд, можно сосчитать: { $count }.
to-you-money-accepted = { $player } берёт ваши деньги: { $card }.
to-you-money-countered = { $player } делает вам контрпредложение: { $card }.
to-you-money-swapped = { $player } и вы обмениваетесь деньгами.
to-you-trade-tied = { $player } и вы положили поровну, раунд { $round }.
to-you-animals-moved = { $player } получает от вас: { $card }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.

# Shown while no server can be reached
away-title = Нет связи со столом
away-text = Сервер сейчас недоступен. Ваши партии сохранены; страница вернётся сама.
away-again = Попробовать ещё раз

# Игра без собственного поля
plain-say = Скажите словами

# Страница без сервера: всё работает на этом устройстве
solo-tagline = Работает на этом устройстве
solo-lead = Одно нажатие — и вы за столом с ботами.
solo-loading = Игры загружаются
solo-loading-about = Сервер не нужен. Всё работает на этом устройстве, а со следующего раза — и без сети.
solo-first = Прилавок готовится
solo-first-ready = Прилавок открыт
solo-unpack = Распаковка и проверка
solo-private = Ничего не уходит наружу
solo-private-about = Ни учётной записи, ни отправки сообщений. Партии остаются в этом браузере.
solo-offline = Работает без сети
solo-offline-about = Всё хранится здесь. В поезде, на даче, в самолёте.
solo-keep = Оставьте себе
solo-keep-about = Установите через меню браузера, и появится отдельный значок.
solo-meanwhile = А пока: чем будем торговать?
solo-choose = Чем будем торговать?
solo-when-ready = Играть, как только будет готово
solo-when-ready-about = Карты раздадут, как только придут боты.
solo-deals = Раздача примерно через { $seconds } с
solo-deals-soon = Сейчас раздадут
solo-not-yet = Ещё нет
solo-all = Все игры, уроки и правила
solo-friends = Друзья на других устройствах?
solo-friends-about = Для таких столов и для рейтингов нужен сервер. Друзьям за этим устройством он не нужен: «Открыть новый стол» на главной.
solo-bytes = { $have } из { $all } МБ
solo-left = осталось около { $seconds } с
solo-part-engine = Игровой движок
solo-part-games = Игры и боты
solo-part-stored = осталось с прошлого раза
solo-starting = Движок запускается…
solo-failed-line = Связь прервалась после { $have } МБ.
solo-failed-damaged = Один файл пришёл повреждённым.
solo-failed-browser = Этот браузер слишком старый, чтобы самому запускать игры. Возьмите более новый или играйте на сервере.
solo-failed-engine = Движок остановился. Всё, что стол подтвердил, сохранено.
solo-again = Попробовать ещё раз
solo-elsewhere = Ваши столы открыты в другой вкладке.
solo-moved = Ваши столы теперь открыты в другой вкладке.
solo-here = Играть здесь
solo-fleeting = Этот браузер не даёт странице ничего хранить: партии живут, пока она открыта. Сохраните записи, которые хотите оставить.
solo-renewed = Вышла новая версия. Ваши партии продолжатся в ней.
solo-renew = Загрузить
solo-old-browser = Этот браузер слишком старый для higgle. Возьмите, пожалуйста, более новый.
solo-device = На этом устройстве
solo-device-about = Ни учётной записи, ни отправки данных: партии остаются в этом браузере и идут без сети. Для друзей на других устройствах и рейтингов нужен сервер.
solo-offer = Играть без подключения
solo-offer-about = против ботов, только на этом устройстве, даже офлайн.
solo-shared = Остальные играют на этом же устройстве
solo-shared-about = Передавайте его между ходами; карты тем временем скрыты.
solo-pass = Передайте устройство: { $player }
solo-pass-about = Пока вы не нажмёте кнопку, ничьих карт не видно.
solo-pass-ready = Это я, { $player }
solo-pass-back = Передать устройство

## Страница администраторов

admin = Модерация
admin-part-reports = Жалобы
admin-part-people = Люди
admin-part-tables = Столы
admin-part-log = Журнал
admin-search = Имя или номер
admin-find = Найти
admin-none = Здесь ничего нет.
admin-look = Найти: { $name }
admin-one = администратор
admin-banned = доступ закрыт
admin-muted = без чата до { $date }
admin-kind-guest = гость
admin-kind-account = учётная запись
admin-kind-bot = программа
admin-state-open = ждёт
admin-state-playing = идёт игра
admin-state-over = окончен
admin-days = Дней; 0 снимает запрет
admin-why = Причина, для журнала
admin-mute = Запретить чат
    .about = Играть можно, писать нельзя ни за одним столом.
admin-ban = Закрыть доступ
    .about = Выход сразу, во всех браузерах и программах. Гость может вернуться под другим именем.
admin-unban = Открыть доступ
    .about = Снова можно войти.
admin-rename = Переименовать
    .about = Новое имя появится и за столами; в учётную запись теперь входят под ним.
admin-password = Новый пароль
    .about = Он будет показан один раз. Во всех браузерах выполняется выход, ключи доступа удаляются.
admin-close = Закрыть
    .about = Стол и игра заканчиваются для всех, кто там сидит.
admin-settle = Рассмотрено
    .about = Жалоба исчезнет из списка.
admin-check = Проверить все записи
admin-check-whole = Все записи такие, какими были сделаны.
admin-check-changed = Стол { $code } изменён после шага { $step }.

## Карты, которые можно посмотреть

cards = Посмотреть карты
cards-discard = Сброс
cards-top = { $bean } сверху
cards-unseen = Ещё не показались
cards-unseen-about = Столько карт осталось в колоде и в руках у других — насколько вам видно.
cards-unseen-watching = Столько карт осталось в колоде и в руках — насколько вам видно.
cards-of = { $bean }, всего { $count }
war-legend = Земли этой карты
war-no-thaler = Нападение стоит талер; у кого его нет, тот не нападает, и фаза пропускается.
war-odds = Ваш боб силой { $number } побеждает { $percent } % карт, которых вы ещё не видели.
