### Co Kuhhandel Master říká hráči.

## Odmítnutí

refusal-not-now = To teď nejde.
refusal-clock-only = To dělají jen hodiny.
refusal-deck-empty = Balíček je prázdný; zbývají jen kravské handly.
refusal-no-auction-now = Teď nemůže začít žádná dražba.
refusal-no-bids-now = Teď se nepřihazuje.
refusal-auctioneer-bids-not = Licitátor nepřihazuje.
refusal-you-lead = Váš příhoz už je nejvyšší.
refusal-not-your-bid = Na řadě s příhozem je jiný hráč.
refusal-bid-in-tens = Příhozy jsou násobky deseti.
refusal-bid-higher = Další příhoz je aspoň { $lowest }.
refusal-price-was-another = Tato dražba začala znovu; cena je teď { $price }.
refusal-bid-too-high = Zatím bylo vydáno jen { $most }; víc nikdo přihodit nemůže.
refusal-bluffer-limit = U této karty jste museli ukázat peníze a smíte přihazovat do { $most }.
refusal-bluffer-is-out = U této karty jste museli ukázat peníze a přihazovat už nesmíte.
refusal-call-too-late = Cena už je jiná, nebo už zazněla.
refusal-no-ceilings-now = Teď se stropy nepíšou.
refusal-no-numbers-now = Teď se čísla nepíšou.
refusal-already-written = Své číslo jste už napsali.
refusal-auctioneer-decides = Prodává nebo kupuje jen licitátor.
refusal-cannot-buy = Nemůžete zaplatit { $price }, takže nemůžete koupit.
refusal-not-your-payment = Neplatíte vy.
refusal-not-your-money = Tyto peněžní karty nemáte.
refusal-zero-pays-nothing = Nula nic neplatí a do platby nepatří.
refusal-pays-too-little = To je { $paid }, ale cena je { $price }.
refusal-can-pay-exactly = Můžete zaplatit přesně { $price }, takže musíte.
refusal-card-too-many = Karta { $card } není potřeba; { $price } by bylo zaplaceno i bez ní.
refusal-can-pay = Můžete zaplatit { $price }, takže musíte.
refusal-no-count-now = Teď se neodpočítává.
refusal-count-moved-on = Odpočítávání je u jiného čísla.
refusal-count-up-to-ten = Odpočítává se od 10.
refusal-too-few-cards = Máte méně peněžních karet než { $count }.
refusal-wrong-card-count = Cena je { $count ->
    [one] { $count } peněžní karta
    [few] { $count } peněžní karty
   *[other] { $count } peněžních karet
}, ne víc a ne míň.
refusal-no-rat-about = Teď žádná krysa neobchází.
refusal-not-your-rat = O kryse rozhoduje jiný hráč.
refusal-no-money-for-rat = Nemáte peněžní kartu, kterou byste položili; krysu musíte vzít.
refusal-no-time-to-trade = Teď nemůže začít žádný kravský handl.
refusal-auction-owed = Po kryse dlužíte ještě jednu dražbu.
refusal-one-trade-a-turn = Svůj kravský handl jste v tomto tahu už měli.
refusal-no-such-animal = Handluje se o zvířata a krysy, nikdy o rodokmeny.
refusal-no-such-partner = Takový protihráč pro kravský handl není.
refusal-you-have-none = Nemáte žádnou kartu tohoto druhu.
refusal-partner-has-none = Protihráč nemá žádnou kartu tohoto druhu.
refusal-trade-needs-money = Bez peněz nelze zahájit kravský handl, dokud jsou v balíčku karty.
refusal-no-offer-now = Teď se žádné peníze nenabízejí.
refusal-offer-needs-money = V nabídce musí být aspoň jedna peněžní karta.
refusal-no-offer-to-answer = Teď není na jakou nabídku odpovídat.
refusal-not-your-trade = Tento kravský handl vedou dva jiní hráči.
refusal-counter-needs-money = K protinabídce je třeba aspoň jedna peněžní karta.
refusal-two-seats-share = Ve dvou se balíček dělí; dražby nejsou.
refusal-sharing-is-for-two = Balíček se dělí jen ve dvou.
refusal-no-sharing-now = Teď se na kartu nelze podívat.
refusal-no-card-looked-at = Nejdřív se podívejte na vrchní kartu.
refusal-bid-text = Pište příhoz takto: bid 120.
refusal-call-text = Pište takto: call 30 once, call 30 twice nebo call 30 thrice.
refusal-trade-text = Pište takto: trade cow with 3.
refusal-amount-text = „{ $word }“ není číslo.
refusal-money-text = Peněžní karta { $card } neexistuje; jsou 0, 10, 20, 50, 100, 200 a 500.
refusal-show-money-text = Pište takto: show 100 50 to 2, nebo: show money to all.
refusal-animal-text = Zvíře „{ $animal }“ neexistuje.

## Karty

pedigree-chicken = Rodokmen: slepice
pedigree-goose = Rodokmen: husa
pedigree-cat = Rodokmen: kočka
pedigree-dog = Rodokmen: pes
pedigree-sheep = Rodokmen: ovce
pedigree-goat = Rodokmen: koza
pedigree-donkey = Rodokmen: osel
pedigree-pig = Rodokmen: prase
pedigree-cow = Rodokmen: kráva
pedigree-horse = Rodokmen: kůň

## Události

event-skipped = { $player }: žádná neúplná čtveřice, tah se přeskakuje.
event-lot_turned = { $player } draží: { $card }.
event-paid_out = Osel číslo { $ordinal }: každý dostává { $value }.
event-bid = { $player } přihazuje: { $price }.
event-called = { $price } { $times ->
    [1] poprvé
    [2] podruhé
   *[3] potřetí
}.
event-bid_passed = { $player } pasuje.
event-number_written = { $player }: číslo je napsáno.
event-drawn_by_lot = Stejné číslo napsali: { $tied }. Los rozhodl: { $player }.
event-bidding_closed = Nejvyšší příhoz: { $player }, { $price }.
event-taken_free = Nikdo nechce, { $player } bere zdarma: { $card }.
event-lot_sold = { $player } prodává za { $price }; kupuje { $bidder }.
event-lot_paid = { $player } platí { $price } a bere: { $card }; peníze dostává { $auctioneer }.
event-lot_bought = { $player } platí { $price } a nechává si: { $card }; peníze dostává { $bidder }.
event-exposed = { $player } nemůže zaplatit a ukazuje všechny peníze: { $value }.
event-auctioned_anew = Draží se znovu: { $card }.
event-counted = { $count }!
event-claimed = { $player } se hlásí za { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-claim_laid = { $player } pokládá lícem dolů { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-pedigree_sold = { $player } platí { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} a bere: { $card }; karty dostává { $auctioneer }.
event-pedigree_bought = { $player } platí { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} a nechává si: { $card }; karty dostává { $claimant }.
event-rat_dodged = { $player } pokládá kartu ke kryse; karet u ní teď leží { $count }.
event-rat_taken = { $player } bere krysu a { $count ->
    [one] { $count } peněžní kartu
    [few] { $count } peněžní karty
   *[other] { $count } peněžních karet
}.
event-trade_opened = { $player } zahajuje kravský handl, protihráč { $partner }: { $card }, ve hře { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
event-money_laid = { $player } pokládá peníze, protihráč { $partner }: { $card }, kolo { $round }.
event-money_counted = { $player } rozkládá karty vedle sebe, protihráč { $partner } je může spočítat: { $count }.
event-money_accepted = { $player } bere peníze, protihráč { $partner }: { $card }.
event-money_countered = { $player } dává protinabídku, protihráč { $partner }: { $card }.
event-money_swapped = { $player } a { $partner } si vyměňují peníze.
event-trade_tied = { $player } a { $partner }: obě strany položily stejně, kolo { $round }.
event-animals_moved = { $player } dostává: { $card }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}; dává { $partner }.
event-top_looked_at = { $player } si prohlíží vrchní kartu.
event-money_received = { $player } bere peněžní kartu.
event-laid_open = { $player } vykládá otevřeně: { $card }.
event-money_shown = { $player } ukazuje peníze v ruce.
event-turn_passed = { $player } končí tah.
event-farm_closed = Hra skončila; už není o co handlovat.

## Co je na řadě

due-choose-deed = Dražte vrchní kartu, nebo zahajte kravský handl.
due-bid = Přihoďte, nebo zůstaňte stranou.
due-bid-or-pass = Přihoďte, nebo pasujte.
due-write-ceiling = Napište, kolik nejvíc zaplatíte.
due-sell-or-buy = Prodejte za { $count }, nebo zaplaťte totéž a kartu si nechte.
due-pay-price = Zaplaťte { $count }; nazpět se nevrací.
due-show-money = Nemůžete zaplatit { $count }: ukažte peníze.
due-claim-now = Přihlaste se o kartu dřív než někdo jiný.
due-write-count = Napište, při kterém čísle se o kartu přihlásíte.
due-lay-cards = Vyložte lícem dolů { $count ->
    [one] jednu peněžní kartu
    [few] { $count } peněžní karty
   *[other] { $count } peněžních karet
}.
due-sell-or-buy-blind = Prodejte za to, co leží, nebo vyložte { $count ->
    [one] jednu peněžní kartu
    [few] { $count } peněžní karty
   *[other] { $count } peněžních karet
} a kartu si nechte.
due-dodge-rat = Krysa: vezměte si ji i s penězi u ní, nebo položte lícem dolů peněžní kartu a pošlete ji dál.
due-offer-money = Vyložte svou nabídku lícem dolů.
due-answer-money = Přijměte nabídku, nebo vyložte lícem dolů vlastní.
due-keep-or-give = Kartu si nechte, nebo ji dejte druhému.
