### Клубы, их вечера и турниры.

clubs = Клубы
clubs-about = Круг друзей со своими вечерами, турнирами и таблицами результатов.
clubs-none = Вы пока не состоите ни в одном клубе. Попросите ссылку у участника или создайте свой.
clubs-found = Создать клуб
clubs-name = Название клуба
clubs-account = Чтобы создать клуб, нужна учётная запись; чтобы вступить по ссылке, не нужна.
clubs-account-open = Завести учётную запись
clubs-members = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[other] { $count } участников
}
club-join = Вступить в клуб
club-join-about = { $name }: { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[other] { $count } участников
}. Кто вступит, увидит вечера и результаты и сможет играть в турнирах.
club-closed = Что есть в клубе, видят только его участники. Попросите у кого-нибудь из них ссылку.
club-invite = Пригласить
club-invite-about = Кто откроет эту ссылку, может вступить.
club-invite-copy = Скопировать ссылку
club-invite-copied = Скопировано
club-leave = Выйти из клуба
club-leave-sure = Точно выйти?
club-remove = Исключить: { $name }
club-host = ведёт клуб
club-won = побед: { $won } из { $played }
club-begin-evening = Начать вечер
club-begin-evening-about = Стол для всех, у кого есть время; после каждой партии те же люди играют дальше, а счёт сохраняется.
club-evenings = Вечера
club-evenings-none = Ни одного вечера ещё не сыграно.
club-evening-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
club-evening-open = Ждёт игроков
club-evening-playing = Идёт игра
club-tournaments = Турниры
club-tournaments-none = Турниров ещё не объявлено.
club-announce = Объявить турнир

tournament-title = Название
tournament-game = Игра
tournament-format = Формат
tournament-swiss = Швейцарская система
tournament-swiss-about = В каждом туре за одним столом играют те, у кого близкие результаты.
tournament-robin = Каждый с каждым
tournament-robin-about = Столы меняются так, чтобы все встретились со всеми.
tournament-evening = Дубликатный вечер
tournament-evening-about = Два стола не меняются и играют одними и теми же картами: каждое место сравнивается с тем же местом за другим столом.
tournament-size = Мест за столом
tournament-rounds = Туры
tournament-rounds-usual = сколько понадобится
tournament-wait = Места держат
tournament-minutes = { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[other] { $count } минут
}
tournament-starts = Намечен на
tournament-open = Запись
tournament-playing = Тур { $round } из { $rounds }
tournament-over = Завершён
tournament-people = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
tournament-winner = Победа: { $names }
tournament-join = Участвовать
tournament-leave = Не участвовать
tournament-begin = Начать: { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
tournament-begin-about = Все следующие туры открываются сами, как только доиграют все столы тура.
tournament-stop = Завершить сейчас
tournament-stop-sure = Точно завершить? Сыгранные туры засчитаны.
tournament-to-table = К своему столу
tournament-until = Места держат до { $time }; потом за тех, кто не пришёл, играют боты.
tournament-out = За вас играет бот.
tournament-back = Играть следующий тур
tournament-give-up = Больше не играть
tournament-standings = Таблица результатов
tournament-place = Место
tournament-points = Очки
tournament-points-about = До 100 за каждый тур: сколько процентов тех, у кого на том же месте были те же карты, вы обошли. При равенстве: победы в партиях, очки соперников, очки всех партий.
tournament-wins = Победы
tournament-strength = Соперники
tournament-scores = Очки в играх
tournament-round = Тур { $number }
tournament-table = Стол { $number }
tournament-awaited = ждут
tournament-here = здесь
tournament-plays = играет
tournament-done = сыграно
tournament-lost = закрыт
tournament-same-cards = У всех столов тура одни и те же карты. Порядок карт и повторы откроются, когда тур закончится.
tournament-gone = больше не играет
tournament-next = К турниру
tournament-waiting = Нажмите «Можно начинать», чтобы занять своё место; партия начнётся, когда придут все.

refusal-unknown-club = Клуба { $code } нет.
refusal-unknown-tournament = Турнира { $code } нет.
refusal-not-member = Это видят только участники клуба. Попросите у кого-нибудь из них ссылку.
refusal-old-invitation = По этой ссылке больше никого не пускают. Попросите у участника новую.
refusal-club-full = Клуб полон: в нём уже { $most } участников.
refusal-too-many-clubs = Вы уже состоите в { $most } клубах; сначала выйдите из одного.
refusal-club-host-only = Это может только тот, кто ведёт клуб.
refusal-not-yourself-removed = Исключить себя нельзя; выйдите из клуба.
refusal-too-many-tournaments = Турниров этого клуба, которые ещё не закончены: { $most }; сначала доиграйте или завершите один из них.
refusal-tournament-seats = За столом этой игры в турнире сидят от { $least } до { $most } игроков.
refusal-tournament-over = Этот турнир завершён.
refusal-tournament-begun = Этот турнир уже начался.
refusal-tournament-full = Турнир полон: участвуют { $most }.
refusal-tournament-people = Для турнира нужно не меньше { $least } игроков.
refusal-tournament-host-only = Это может только тот, кто объявил турнир.
refusal-tournament-table = Места и правила за турнирным столом заданы туром. За того, кто не пришёл, играет бот.
refusal-tournament-rematch = Это турнирный стол: следующий тур откроется сам.
refusal-round-not-over = Другие столы ещё играют этими картами. Запись и повтор откроются, когда тур закончится.
