### Отказы сервера словами для того, кто спросил.

## Уровни ботов

level-random = Случайный
    .about = Любой допустимый ход; за таким столом учатся.
level-greedy = Жадный
    .about = Берёт то, что приносит доход сразу, и мало торгует.
level-farmer-easy = Лёгкий
    .about = Играет разумно, но ошибается.
level-farmer = Обычный
    .about = Знает цену всему и торгуется.
level-farmer-generous = Щедрый
    .about = Даёт чуть больше, чем нужно, и никому не завидует.
level-farmer-stubborn = Упрямый
    .about = Хочет хорошую цену и почти не уступает.
level-farmer-shy = Застенчивый
    .about = Мало говорит и мало рискует.
level-farmer-chatty = Болтливый
    .about = Много говорит и много торгуется.
level-farmer-calculating = Расчётливый
    .about = Внимательно следит за тем, что выигрывают другие.
level-searcher = Сильный
    .about = Продумывает каждый вариант до конца, прежде чем ответить.
level-expert = Эксперт
    .about = За тысячи партий научился понимать, что чего стоит.

## Отказы

refusal-bad-message = Это сообщение не удалось понять.
refusal-bad-request = Этот запрос не удалось понять.
refusal-bad-action = В этой игре нет такого действия.
refusal-hello-first = Сначала поздоровайтесь: первое сообщение — hello.
refusal-not-begun = Игра ещё не началась.
refusal-has-begun = Игра уже началась.
refusal-not-seated = Вы не сидите за этим столом.
refusal-coach-rated = В игре с рейтингом советчика нет; откройте стол без рейтинга.
refusal-no-coach = За этим столом играют без советчика.
refusal-not-over = Игра ещё не окончена.
refusal-paused = Игра на паузе.
refusal-not-paused = Игра не на паузе.
refusal-no-more-pauses = В рейтинговой игре каждый может остановить игру не больше { $most } раз, самое большее на пять минут.
refusal-spectator = Зрителям это недоступно.
refusal-no-spectators = За этим столом зрителей не ждут.
refusal-resting = За вас играет бот; сначала вернитесь на место.
refusal-not-resting = Вы и так играете сами.
refusal-seat-kept = О месте уже позаботились.
refusal-storage = Сервер сейчас не может ничего сохранить; всё подтверждённое на месте. Попробуйте чуть позже.
refusal-stopping = Сервер перезапускается; игра продолжится через мгновение.
refusal-broken = На сервере что-то пошло не так (номер { $request }).
refusal-no-chat = За этим столом нет чата.
refusal-empty-chat = В этой строке ничего нет.
refusal-no-undo = За этим столом ходы не возвращают.
refusal-undo-asked = Кто-то уже просит вернуть ход.
refusal-cannot-undo = Это не вернуть: с тех пор карту взяли или открыли.
refusal-no-calls = Сейчас ничего не выкрикивают и не считают.
refusal-not-auctioneer = Поторопить или придержать счёт может только аукционист.
refusal-tempo-set = Этот счёт уже ускорен или придержан.
refusal-others-read = Другие ещё читают то, что им показали. После этого все смогут сделать ставку в один и тот же миг.
refusal-undo-rated = В рейтинговой игре можно вернуть только свой последний ход, и только пока никто другой ничего не сделал.
refusal-nothing-asked = Вашего ответа никто не ждёт.
refusal-come-in-first = Сначала войдите под каким-нибудь именем.
refusal-csrf = Страница устарела; загрузите её заново.
refusal-foreign-origin = Запрос пришёл с чужой страницы.
refusal-too-often = Слишком часто; подождите немного.
refusal-too-many-changes = Вы уже достаточно раз это меняли; подождите следующего хода.
refusal-too-big = Это слишком много данных.
refusal-too-many-lines = У вас открыто слишком много окон за столами; закройте одно.
refusal-not-found = Здесь ничего нет.
refusal-not-allowed = Здесь так нельзя.
refusal-has-account = У вас уже есть учётная запись.
refusal-account-needed = Для этого нужна учётная запись.
refusal-name-taken = Имя «{ $name }» занято.
refusal-name-stays = Имя учётной записи не меняется.
refusal-wrong-passkey = Этот ключ доступа не подходит ни к одной учётной записи.
refusal-too-many-passkeys = Ключей доступа у вас: { $most }; сначала удалите один.
refusal-wrong-password = Неверное имя или пароль.
refusal-easy-password = Пожалуйста, выберите пароль, который труднее угадать: не ряд клавиш, не несколько повторяющихся знаков, не своё имя и не слово, которое берут все.
refusal-bad-name = Пожалуйста, выберите другое имя: в этом есть невидимые знаки или буквы, похожие на буквы другого алфавита.
refusal-bad-word = В слове не больше 40 видимых знаков.
refusal-reserved-name = Это имя оставлено для хозяина сервера. Пожалуйста, выберите другое.
refusal-busy = Сейчас просматривают много партий; попробуйте ещё раз через минуту.
refusal-record-too-long = В записи может быть не больше { $most } шагов.
refusal-record-too-slow = Просмотр этой записи занимает слишком много времени.
refusal-no-reply-from-database = База данных не отвечает: { $why }
refusal-table-closed = Этот стол закрыт.
refusal-two-devices = Вы сидите здесь и на другом устройстве или в другой вкладке. На обоих видно одно и то же, ходить можно с любого.
refusal-log-damaged = Журнал этого стола был изменён после шага { $step }; продолжать игру нельзя.
refusal-other-seal = На записи другая печать: { $seal }
refusal-unknown-person = Такого человека здесь нет.
refusal-no-account = Учётной записи с именем { $name } нет.
refusal-too-many-bots = Программ может быть не больше { $most }.
refusal-too-many-tables = Столов, которые вы открыли за сутки и не доиграли: { $most }; сначала доиграйте один из них или приходите завтра.
refusal-too-many-public = Ваших столов в списке, которые ждут игроков: { $most }; сначала заполните или закройте один из них.
refusal-too-many-alone = Вы открыли уже столько игр по переписке, которые ещё не окончены: { $most }. Сначала доиграйте одну из них.
refusal-too-many-alone-here = С вашего адреса сегодня открыто слишком много игр по переписке. Пожалуйста, попробуйте позже.
refusal-unknown-table = Стола { $code } нет.
refusal-table-full = Все места заняты.
refusal-seat-taken = Это место занято.
refusal-chair-asked = Кто-то уже попросил место.
refusal-sent-away = Хозяин стола вернул это место боту.
refusal-no-newcomer = Это место во время игры никто не занимал.
refusal-chair-agreed = В рейтинговой игре все согласились с этим игроком.
refusal-one-seat-each = Занять можно только одно место.
refusal-bot-on-person = Имя бота указывают только для места бота.
refusal-no-programs = Программы за этот стол не пускают.
refusal-host-only = Это может только хозяин стола.
refusal-chairs-free = Ещё не все места заняты.
refusal-no-trade-clock = В игре по переписке нет часов торговли.
refusal-short-turn = В игре по переписке на ход даётся не меньше часа. Если хочется быстрее, выберите другой темп.
refusal-config-file = Настройки в { $file } не читаются: { $why }
refusal-config-value = Настройка неверна: { $why }
refusal-config-like = Настройка неверна: { $setting } должна выглядеть так: { $like }
refusal-config-range = Настройка неверна: { $setting } — число { $most ->
        [none] не меньше { $least }
       *[other] от { $least } до { $most }
    }.
refusal-database-taken = Другой сервер уже использует { $file }. Сначала завершите его: Ctrl-C в его окне.
refusal-database-newer = Эту базу данных уже открывала более новая версия higgle. Установите её или более позднюю либо восстановите резервную копию.
server-others = С других устройств:
server-alone = С других устройств его не открыть: этот компьютер не подключён к сети.
server-open = Не закрывайте это окно, пока играете; Ctrl-C завершает работу.
refusal-port-taken = Порт { $port } занять нельзя: { $why }
refusal-muted = Хозяин сервера попросил вас некоторое время молчать. Играть дальше можно.
refusal-barred = Хозяин сервера не впускает эту учётную запись.
refusal-no-database = Базы данных { $file } нет.
refusal-other-database = Эта база данных от другой версии higgle: запустите сервер один раз или установите ту версию.
refusal-database-full = Эта база данных не пуста; переносите всё в новую, пустую.
refusal-move-where = Переезд возможен только из файла SQLite в postgresql://….
refusal-not-yourself = На себя пожаловаться нельзя.
refusal-not-yourself-blocked = Себя заблокировать нельзя.
refusal-blocked = За этот стол вам сесть нельзя.
refusal-too-many-blocked = Заблокировано людей: { $most }; сначала разблокируйте кого-нибудь.
refusal-unknown-report = Такой жалобы нет.
refusal-mail-sender = Письмам нужен отправитель: задайте sender, например «Игры <games@example.org>».
refusal-mail-links = В письмах есть ссылки, поэтому сервер должен знать свой адрес: задайте origins, например https://games.example.
refusal-no-letters = Этот сервер не рассылает писем.
refusal-old-link = Ссылка устарела или заменена новой. Запросите новую в своём профиле.
refusal-push-service = На { $host } нельзя отправить уведомление: сервер не знает такой push-службы.
refusal-push-key = Ключ этого устройства не подходит.
refusal-no-notices = Этот сервер не отправляет уведомлений на устройства.

letter-turn = { $name }, в игре «{ $game }» ваш ход.
letter-offer = { $name }, в игре «{ $game }» вам что-то предлагают.
letter-over = { $name }, ваша игра «{ $game }» окончена.
mail-question = Кто-то попросил { $place } присылать на этот адрес письма об играх по переписке. Если это были вы, подтвердите в течение двух дней:
    .subject = Это ваш адрес?
mail-question-not-you = Если это были не вы, ничего не делайте: больше писем не будет.
mail-daily =
    .subject = { $count ->
        [one] Новости из { $count } игры
       *[other] Новости из { $count } игр
    }
mail-due = У вас есть время до { $time } (UTC).
mail-moment = { $day } { $month ->
         [1] января
         [2] февраля
         [3] марта
         [4] апреля
         [5] мая
         [6] июня
         [7] июля
         [8] августа
         [9] сентября
         [10] октября
         [11] ноября
       *[12] декабря
    }, { $time }
mail-calendar = Ваш ход: { $game }
mail-why = Вы получили это письмо, потому что попросили об этом { $place }. Чтобы писем больше не было, а адрес был забыт:

# Notices on devices
push-day = Партия дня: { $game }
push-day-about = Карты у всех одни и те же, засчитывается одна попытка.
push-evening = { $name } открывает стол для клуба «{ $club }».
push-round = Начинается { $round }-й тур турнира «{ $title }». Ваш стол ждёт вас.

# What a chat shows for a link
og-title = higgle: пять игр о торге
og-text = Торгуйтесь за бобы и коров с друзьями и ботами. Откройте ссылку и садитесь за стол.
og-table = { $name } приглашает вас за стол: { $game }

## Что сделано

done-mute = { $until ->
    [never] { $name } снова может писать в чат.
   *[other] { $name } не может писать в чат до { $until }.
}
done-ban = Доступ закрыт: { $name }, вместе со всеми браузерами и программами.
done-unban = Доступ снова открыт: { $name }.
done-rename = Новое имя вместо «{ $name }» — { $new }, за столами тоже.
done-password = Новый пароль учётной записи { $name }: { $password } — больше он показан не будет. Во всех браузерах выполнен выход.
done-close = Стол { $code } закрыт.
done-settle = Жалоба { $number } рассмотрена.
refusal-admin-only = Это только для администраторов сервера. Их назначает тот, кто его держит: higgle admin appoint NAME.
refusal-admin-in-terminal = { $name } — администратор; это делается только в терминале, командой higgle admin.
refusal-several-people = Имя { $name } носят несколько человек; укажите один из номеров: { $ids }.
