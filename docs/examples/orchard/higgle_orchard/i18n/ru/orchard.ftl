### «Сад» — пример целой игры.

game-orchard = Сад
    .about = Меняйте яблоки, груши и сливы, чтобы собрать побольше одинаковых; десять минут, от 2 до 6 игроков. Маленькая игра-пример.

## Фрукты

fruit-apple = Яблоко
    .count =
        { $n ->
            [one] { $n } яблоко
            [few] { $n } яблока
           *[other] { $n } яблок
        }
fruit-pear = Груша
    .count =
        { $n ->
            [one] { $n } груша
            [few] { $n } груши
           *[other] { $n } груш
        }
fruit-plum = Слива
    .count =
        { $n ->
            [one] { $n } слива
            [few] { $n } сливы
           *[other] { $n } слив
        }
score-apple = Яблоки
score-pear = Груши
score-plum = Сливы
pile-orchard-hand = Корзина
pile-orchard-laid = Открыто

## Что можно сделать

do-orchard-swap = Предложить обмен. Кому: { $partner }; отдаёте: { $give }; хотите: { $want }
do-orchard-accept = Согласиться на обмен
do-orchard-decline = Отказаться от обмена
do-orchard-pass = Ничего не предлагать

## Что происходит

event-fruit_offered = { $player } предлагает обмен. Кому: { $partner }; отдаёт: { $give }; хочет: { $want }.
event-fruit_swapped = { $player } и { $partner } меняются. Отдано: { $give }; получено: { $want }.
event-fruit_declined = { $player } отказывается.
event-fruit_drawn = { $player } берёт из колоды: { $cards }.
event-hand_laid_open = { $player } открывает карты: { $cards }.
event-orchard_closed = Колода пуста, сад закрывается.

## Отказы

refusal-no-such-fruit = Есть только яблоки, груши и сливы.
refusal-same-fruit = Менять можно только на другой фрукт.
refusal-fruit-missing = У вас нет этого фрукта.
refusal-not-your-swap = Вам никто не предлагал обмен.
