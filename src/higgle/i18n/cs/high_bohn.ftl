### Co High Bohn říká hráči.

refusal-no-such-building = Taková budova v této hře není.
refusal-building-gone = Tato budova už není na prodej.
refusal-has-type = Budovu tohoto typu už máte.
refusal-too-few-of-sort = Stojí to { $price ->
    [one] { $price } tolar
    [few] { $price } tolary
   *[other] { $price } tolarů
} druhu této budovy; máte jich méně.
refusal-purchase-waits = Nejdřív se musí rozhodnout o jiném nákupu.
refusal-not-earlier = Tuto budovu převzít nemůžete: jste na řadě později, tento typ už máte, chybí vám tolary, nebo jste ji už přenechali.
refusal-no-such-purchase = Tuto budovu teď nikdo nekupuje.
refusal-nothing-to-call-off = Na žádnou budovu teď nečekáte.
refusal-other-type-sold = Teď se prodávají jen budovy jmenovaného typu.
refusal-nothing-to-name = Teď nemáte jmenovat žádný typ budovy.
refusal-type-sold-out = Budovy tohoto typu už na prodej nejsou.
refusal-not-in-purse = Tyto tolary nemáte.
refusal-not-in-field = Tyto fazole na tomto poli nerostou.
refusal-wrong-number = Jmenujte přesně { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
refusal-bad-choice = Jmenujte karty v pořadí jejich druhů.
refusal-no-choice = Na poli { $field } není z čeho vybírat: prostě je skliďte.
refusal-toll-missing = Jeden z těchto tolarů dostane majitel palírny: řekněte, který.
refusal-no-toll = Z této sklizně nikdo jiný tolar nedostává.
refusal-reserved-field = Pole { $field } je jen pro jeden druh.
refusal-in-the-stew = Ve směsi na poli { $field } už tento druh je.
refusal-soy-is-joined = Vaše sója roste na poli jiného druhu; dokud se nesklidí, nemůže začít nové pole.
refusal-no-stew-choice = U této fazole není na výběr mezi směsí a druhem pole: prostě ji zasaďte.
refusal-no-store-room = Ve skladu nemáte volné místo.
refusal-came-from-store = Tato fazole je ze skladu a musí se zasadit.
refusal-not-the-moment = Banku lze použít jen v její chvíli.
refusal-same-place = Karta na tomto místě už je.
refusal-bad-order = Jmenujte každou z { $count } dobraných karet jednou.
refusal-building-text = Jmenujte budovu typem a cenou, třeba: buy farm 4.
refusal-name-text = Pište takto: name farm.
refusal-thaler-text = Jmenujte tolary podle druhů, třeba: buy field with 2 soy and 1 red.
refusal-store-text = Pište takto: store, ve třetí fázi: store red.
refusal-stew-text = Pište takto: stew 2, ve třetí fázi: stew soy 2.
refusal-move-text = Pište takto: move 3 to 1.

event-wanted = { $player } chce koupit: { $building }.
event-let_pass = { $player } přenechává: { $building }.
event-called_off = { $player } nákup odvolává: { $building }.
event-bought = { $player } kupuje: { $building }.
event-bought_nothing = { $player } už nic nekupuje.
event-left_game = Ostatní karty tohoto typu opouštějí hru: { $type }.
event-named = { $player } jmenuje typ: { $type }.
event-stew_begun = { $player } mění pole { $field } ve směs.
event-stew_harvested = { $player } sklízí směs na poli { $field } (druhů: { $count }) za { $thalers ->
    [one] { $thalers } tolar
    [few] { $thalers } tolary
   *[other] { $thalers } tolarů
}.
event-jail_paid = Vězení bere tolar ze sklizně: dostává { $player }, sklízí { $from }.
event-stored = { $player } dává do skladu: { $sort }.
event-looked = { $player } se dívá na vrchní kartu balíčku.
event-left_on_top = { $player } nechává kartu na balíčku.
event-put_under = { $player } dává kartu pod balíček.
event-card_moved = { $player } přesouvá kartu v ruce z místa { $place } na místo { $new_place }.
event-took_up = { $player } bere do ruky dobrané karty: { $count }.
event-last_harvest = Hra skončila; zbývá prodat pole, kde mezi jiným druhem roste sója.
event-last_buying = Začíná poslední kolo nákupů.

## Budovy podle cen

building-mine-1 = { building-mine } 1
building-mine-2 = { building-mine } 2
building-mine-3 = { building-mine } 3
building-mine-4 = { building-mine } 4
building-tipi-1 = { building-tipi } 1
building-tipi-2 = { building-tipi } 2
building-tipi-3 = { building-tipi } 3
building-tipi-4 = { building-tipi } 4
building-bank-1 = { building-bank } 1
building-bank-2 = { building-bank } 2
building-bank-3 = { building-bank } 3
building-bank-4 = { building-bank } 4
building-farm-1 = { building-farm } 1
building-farm-2 = { building-farm } 2
building-farm-3 = { building-farm } 3
building-farm-4 = { building-farm } 4
building-saloon-1 = { building-saloon } 1
building-saloon-2 = { building-saloon } 2
building-saloon-3 = { building-saloon } 3
building-saloon-4 = { building-saloon } 4
building-store-1 = { building-store } 1
building-store-2 = { building-store } 2
building-store-3 = { building-store } 3
building-store-4 = { building-store } 4
building-blacksmith-1 = { building-blacksmith } 1
building-blacksmith-2 = { building-blacksmith } 2
building-blacksmith-3 = { building-blacksmith } 3
building-blacksmith-4 = { building-blacksmith } 4
building-jail-1 = { building-jail } 1
building-jail-2 = { building-jail } 2
building-jail-3 = { building-jail } 3
building-jail-4 = { building-jail } 4
building-distillery-1 = { building-distillery } 1
building-distillery-2 = { building-distillery } 2
building-distillery-3 = { building-distillery } 3
building-distillery-4 = { building-distillery } 4

## Hromádky a části výsledku

pile-high-bohn-town = Na prodej
pile-high-bohn-away = Mimo hru
pile-high-bohn-buildings = Budovy
pile-high-bohn-under-saloon = Pod saloonem
pile-high-bohn-under-distillery = Pod palírnou
pile-high-bohn-store = Sklad
pile-high-bohn-from-store = Ze skladu, k zasazení
pile-high-bohn-above = Necháno na balíčku
pile-high-bohn-under = Dáno pod balíček
pile-high-bohn-peeked = Prohlédnuto
pile-high-bohn-drawn = Právě dobráno

score-under_cards = Tolary pod kartami
score-tipi = Týpí
score-buildings = Ceny budov
score-building_count = Prémie za čtyři a více budov
