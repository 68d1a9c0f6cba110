### Co říká webový klient.

page-title = higgle · hry o smlouvání
tagline = Karetní hry o smlouvání, s přáteli i boty
home = Domů
close = Zavřít
back = Zpět
no = Ne
more = Více
skip = Ke stolu
everyone = Všichni
you = Ty
guest = Host
bot = bot
closed = teď to nejde; stisknutím zjistíš proč
seat-number = Místo { $number }
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}

## Nastavení

settings = Nastavení
settings-language = Jazyk
settings-theme = Světlo
settings-theme-system = podle zařízení
settings-theme-light = světlé
settings-theme-dark = tmavé
settings-dark = Tmavý vzhled
settings-motion = Pohyb
settings-motion-system = podle zařízení
settings-motion-full = karty cestují
settings-motion-less = v klidu
settings-sound = Zvuk
settings-keys = Klávesy s jedním písmenem

## Hala

lobby-title = O co budeme dnes smlouvat?
lobby-lead = Jedním klepnutím usedneš k botům. Přátelé přijdou přes odkaz.
lobby-facts = { $fewest }–{ $most } hráčů · { $minutes } min
lobby-play = Hrát proti botům
lobby-dealing = Rozdává se …
lobby-how = Jak se hraje
lobby-bohnanza = Sázej, měň, daruj, sklízej.
lobby-bohnanza-plus = Více fazolí a zakázky.
lobby-high-bohn = Postav město ze svých penízků.
lobby-bohnaparte = S fazolemi přes celou mapu.
lobby-kuhhandel = Přihazuj, blafuj a smlouvej o krávu.
open-tables = Stoly
open-tables-none = Žádný volný stůl. Prostřeš vlastní?
chairs-free = { $count ->
    [0] žádná volná židle
    [one] jedna volná židle
    [few] { $count } volné židle
   *[other] { $count } volných židlí
}
sit-down = Usednout
go-on = Pokračovat
watch = Dívat se
watch-record = Přehrát záznam
join-friends = K přátelům
join = Přidat se
join-scan = nebo načti kód telefonem
invite-code = Kód stolu
invite-link = Odkaz na tento stůl
invite-copy = Kopírovat odkaz
invite-copied = Zkopírováno
invite-qr = Obrázek pro telefon: odkaz na tento stůl
new-table = Prostřít nový stůl
new-game = Hra
new-chairs = Židle
new-bots = Doplnit židle boty
new-level = Boti hrají
new-pace = Tempo
pace-quick = svižně
pace-unhurried = v klidu
pace-letter = dopisem
new-who = Kdo smí přijít
who-link = s odkazem
who-anyone = kdokoli
house-rules = Domácí pravidla
new-set = Prostřít stůl
new-seal = Stůl drží své semínko zapečetěné. Po hře může rozdání ověřit každý.
waiting-title = Stůl je prostřen
waiting-chairs = Židle
waiting-free = volná židle
waiting-bot = Bot
waiting-for = { $count ->
    [one] Čeká se ještě na jednoho hráče.
    [few] Čeká se ještě na { $count } hráče.
   *[other] Čeká se ještě na { $count } hráčů.
}

## Já

me = Ty a tvé hry
me-guest = Jsi tu jako host
me-guest-about = Jméno a heslo uchovají tvé hry a pustí tě zpět i na jiném zařízení.
me-account = { $name }
me-name = Jméno
me-password = Heslo, aspoň osm znaků
me-rename = Změnit jméno
me-register = Uchovat mé hry
me-login = Mám účet
me-logout = Odhlásit
me-done = Hotovo.
me-history = Tvé hry
me-history-none = Zatím žádné hry.
me-watched = sledováno

## Stůl

table-code = Stůl { $code }
table-menu = Nabídka stolu
table-finding = Hledá se stůl …
table-gone = Takový stůl tu není
table-gone-about = Stůl „{ $code }“ nikdo nezná, nebo ti není přístupný.
table-refused = To nešlo.
line-down = Spojení vypadlo. Tvé místo zůstává. Zkouší se znovu.
line-retry = Zkusit hned
watching = Díváš se.
paused = Hra je pozastavena.
await = { $count ->
    [one] Čeká se: { $names }.
   *[other] Čeká se: { $names }.
}
await-nobody = Okamžik …
your-turn = tvůj tah
your-turn-now = Jsi na tahu.
rule = Pravidlo { $clause }
menu-pause = Pozastavit
menu-go-on = Pokračovat
menu-undo = Požádat o vrácení
menu-rest = Ať za mě hraje bot
menu-return = Zase hrát sám za sebe
menu-leave = Zpět do haly
keys = Klávesy
keys-1 = karta v ruce odpředu
keys-2 = nová nabídka
keys-3 = přijmout, na nabídce
keys-4 = protinabídka, na nabídce
keys-5 = ne, na nabídce
keys-6 = sklidit to pole
keys-7 = koupit pole
keys-8 = znamení
keys-9 = hotovo
keys-10 = záznam
keys-11 = hovor
deeds = Co smíš udělat
log = Záznam
log-empty = Zatím se nic nestalo.
chat = Hovor
chat-empty = Nikdo nic neřekl.
chat-say = Řekni něco stolu …
stand-in = zaskočil bot
clock = Zbývající čas
clock-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
deck-left = zbývá
deck-run = průchod { $run } z { $runs }
undo-asked = { $name } žádá o vrácení posledního kroku.
undo-agree = Souhlasím
undo-refuse = Ne
rules = Pravidla
rules-of = Pravidla: { $game }
rules-game = Hra
rules-search = Hledat
rules-none = Žádný bod taková slova nemá.

## Fáze

phase-plant = Sázení
    .about = První karta v ruce se sází jako první, pak možná druhá.
phase-trade = Obchod
    .about = Odkryjí se dvě karty. Kdo je na tahu, obchoduje se všemi.
phase-settle = Sázení získaného
    .about = Všichni sázejí, co dostali a co si nechali, v libovolném pořadí.
phase-draw = Dobírání
    .about = Nové karty přijdou dozadu do ruky.
phase-attack = Útok
    .about = Každý útok stojí penízek.

## Fazole

bean-hidden = skrytá karta
short-blue = Modrá
short-chili = Čili
short-stink = Smradlavá
short-green = Zelená
short-soy = Sójová
short-black-eyed = Černooká
    .tiny = Čern.
short-red = Červená
short-garden = Zahradní
short-wax = Vosková
short-brandy = Brandy
    .tiny = Brandy
short-coffee = Kávová
short-cocoa = Kakaová
short-field = Polní
short-cognac = Koňaková
meter-step = { $thalers ->
    [one] { $cards } za 1 penízek
    [few] { $cards } za { $thalers } penízky
   *[other] { $cards } za { $thalers } penízků
}

## Ruka a pole

hand = Tvá ruka
hand-order = Pořadí se nemění. První karta se sází první.
hand-short = první karta napřed
hand-tap = klepni na kartu, kterou dáš
hand-new = nové karty přijdou dozadu
hand-empty = Ruka je prázdná.
hand-front = vpředu v tvé ruce
hand-place = { $place }. z { $count } v tvé ruce
hand-size = karet v ruce
front = vpředu
giving = dávám
in-offers = { $count ->
    [one] 1 nabídka
    [few] { $count } nabídky
   *[other] { $count } nabídek
}
card-aria = { $bean }, { $where }; platí { $steps }
field-empty = prázdné
field-mixed = guláš
field-not-owned = zatím není tvé
field-not-bought = nekoupeno
field-plant-anything = pro cokoli
field-for-sale = další pole za { $price ->
    [one] { $price } penízek
    [few] { $price } penízky
   *[other] { $price } penízků
}
field-not-for-sale = není na prodej
field-once = Jednou za hru. Hned k sázení.
field-next = další penízek za { $count }
field-next-short = za { $count }
field-full = plné
field-plant-here = Zasadit sem: { $bean }
field-aria = Pole { $number }: { $count ->
    [0] prázdné
   *[other] { $bean }, karet { $count }, výnos { $worth }{ $next ->
        [0] {""}
       *[other] , další penízek za { $next }
    }
}
field-not-owned-aria = Pole { $number }: zatím není tvé, cena { $price }
counter = Kdykoli
counter-empty = není co sklidit
harvest = Sklidit: { $bean }
harvest-nothing = Sklidit za nic? { $bean }, karet { $count }
harvest-early = Sklidit { $bean }, karet { $count }, výnos { $worth }?
harvest-one-more = Ještě jedna ({ $bean }) by vynesla o penízek víc.
harvest-pays-nothing = Fazole půjdou na odkládací balíček.
harvest-keep = Nechat
harvest-do = Sklidit
buy-field = Koupit pole
turned-up = Odkryté
turned-up-yours = nech si, vyměň, daruj
turned-up-of = obchoduje { $name }
turned-up-none = teď žádné
turned-up-aria = { $bean }, odkrytá
received = Získané
received-plant = hned zasadit
received-none = nic
received-aria = { $bean }, získaná
received-other = { $name } sází, karet { $count }

## Co je v tahu na řadě

deed-keep = Necháš si { $cards }, když je nikdo nechce. Pak je zasadíš.
deed-nothing-kept = Nic odkrytého nezbývá.
deed-done-trading = Konec obchodu
deed-done-short = Hotovo
deed-stop = Stát
deed-open-offers = { $count ->
    [one] Jedna nabídka tobě je ještě otevřená.
    [few] { $count } nabídky tobě jsou ještě otevřené.
   *[other] { $count } nabídek tobě je ještě otevřených.
}
deed-plant = Zasaď { $bean }: vyber pole.
deed-no-field = Žádné pole nepřijme: { $bean }. Nejdřív něco sklid.
deed-done-planting = Dosázeno
deed-settle = Zasaď { $cards }: vyber kartu a pak pole.
deed-no-more = Už neobchoduji
deed-ready = V tomto tahu už nechceš obchodovat.

## Obchod

trade = Obchod
trade-board = Tabule nabídek
trade-open = { $count ->
    [one] 1 otevřená
    [few] { $count } otevřené
   *[other] { $count } otevřených
}
trade-none = Zatím žádné nabídky. Něco nabídni ({ $name }), nebo počkej.
trade-none-active = Zatím žádné nabídky. Klepni na své karty.
trade-not-now = Obchoduje se ve 2. fázi.
trade-closed = V tomto tahu už nenabízíš.
trade-hint = Klepni na karty v ruce a nabídni je, nebo kartu přetáhni na hráče a daruj ji.
trade-hint-closed = V tomto tahu už nenabízíš.
offer-new = Nová nabídka
offer-yours-all = Tvá nabídka všem
offer-yours = Tvá nabídka: { $names }
offer-from = { $name } nabízí
offer-counter = { $name }: protinabídka
offer-gift = { $name } má pro tebe dar
offer-request = { $name } prosí o dar
offer-others = { $name } → { $names }
offer-thread = k nabídce: { $give } za { $get }
offer-sentence = Dáš { $give }, dostaneš { $get }.
offer-sentence-others = Chce { $give }, dává { $get }.
offer-deal = Obchod: { $name }
offer-change = Změnit
offer-withdraw = Stáhnout
offer-accept = Přijmout
offer-take = Vzít
offer-answer = Protinabídka
offer-lacking = Nemáš je
offer-accepted = Souhlasíš; rozhodne { $name }
offer-unaccept = Přece ne
offer-declined = Odmítáš
you-give = Dáš
you-get = Dostaneš
wants = chce
gives = dává
builder = Nabídka
builder-to = Nová nabídka pro
builder-counter = Protinabídka pro
builder-give = Dáš · klepni na karty
builder-get = Dostaneš · klepni na fazole
builder-tap-cards = karty z ruky nebo odkryté
builder-tap-sorts = zatím nic
builder-gift = nic: je to dar
builder-request = nic: prosíš o dar
builder-sorts = Fazole, které chceš
builder-ask = Chtít: { $bean }
builder-take-back = Vzít zpět: { $bean }
builder-drop = Zahodit nabídku
builder-send = Nabídnout
builder-send-gift = Darovat
builder-empty = Nejdřív klepni na karty nebo fazole.
copies-title = Kterou kartu dáš?
copies-about = Dáš { $cards }. Vybrána je ta nejblíž vpředu.
copies-card = { $bean }, { $place }. místo
copies-give = Dát tuto
signals = Znamení
signals-short = Znamení
signals-about = Vidí je všichni; nikoho nezavazují.
signals-yours = Tvá znamení
signals-none = žádná
signals-change = Změnit znamení
signals-send = Ukázat
signal-want = Chci
signal-give = Mohu dát
signal-wants = chce
signal-gives = dává
status-active = Je na tahu
status-waits = Čeká
status-deciding = Rozhoduje se
status-settling = Sází, co má získáno
status-trades = Obchoduje
status-listens = Poslouchá
status-accepts = Přijímá tvou nabídku: { $cards }
status-decides = Zvažuje tvou nabídku: { $cards }
status-declined = Odmítá
status-gift = Má pro tebe dar
status-counter = Dává ti protinabídku
status-offers = Dává ti nabídku
status-away = Bez spojení
status-bot-keeps = Místo drží bot

## Co se smí, jako seznam

do-plant = Zasadit na pole { $field }: { $bean }
do-pass = Vzdát se
do-harvest = Sklidit pole { $field }
do-buy-field = Koupit pole
do-accept = Přijmout nabídku { $offer }
do-decline = Odmítnout nabídku { $offer }
do-withdraw = Stáhnout nabídku { $offer }
do-confirm = Uzavřít nabídku { $offer }: { $name }
do-end-trade = Konec obchodu

## Záznam

log-turn-began = { $you ->
    [yes] Jsi na tahu.
   *[no] { $name } je na tahu.
}
log-planted = { $you ->
    [yes] Sázíš na pole { $field }: { $bean }.
   *[no] { $name } sází na pole { $field }: { $bean }.
}
log-turned-up = Odkryto: { $cards }.
log-harvested = { $you ->
    [yes] Sklízíš { $bean }, karet { $count }: { $thalers ->
        [0] nic
        [one] { $thalers } penízek
        [few] { $thalers } penízky
       *[other] { $thalers } penízků
    }.
   *[no] { $name } sklízí { $bean }, karet { $count }: { $thalers ->
        [0] nic
        [one] { $thalers } penízek
        [few] { $thalers } penízky
       *[other] { $thalers } penízků
    }.
}
log-drew = { $you ->
    [yes] Bereš: { $cards }.
   *[no] { $name } bere { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
}
log-dealt-swap = { $you ->
    [yes] Dáváš { $give }, dostáváš { $get } ({ $partner }).
   *[no] { $name } dává { $give }, dostává { $get } ({ $partner }).
}
log-dealt-give = { $you ->
    [yes] Dáváš { $give } ({ $partner }).
   *[no] { $name } dává { $give } ({ $partner }).
}
log-dealt-get = { $you ->
    [yes] Dostáváš { $get } ({ $partner }).
   *[no] { $name } dostává { $get } ({ $partner }).
}
log-offered = { $you ->
    [yes] Nabízíš { $give } za { $get }.
   *[no] { $name } nabízí { $give } za { $get }.
}
log-accepted = { $you ->
    [yes] Souhlasíš.
   *[no] { $name } souhlasí.
}
log-declined = { $you ->
    [yes] Odmítáš.
   *[no] { $name } odmítá.
}
log-withdrawn = { $you ->
    [yes] Stahuješ nabídku.
   *[no] { $name } stahuje nabídku.
}
log-lapsed = { $you ->
    [yes] Tvá nabídka po obchodu propadá.
   *[no] Po obchodu propadá nabídka: { $name }.
}
log-step-pause = { $name } pozastavuje hru.
log-step-go-on = Hra pokračuje.
log-step-rest = Hraje bot místo: { $name }.
log-step-return = { $name } je zpět.
log-step-ready = { $name } už nechce obchodovat.
log-step-ask-undo = { $name } žádá o vrácení.
log-step-agree-undo = { $name } souhlasí.
log-step-refuse-undo = { $name } nesouhlasí.
log-step-undo = Krok byl vrácen.

## Konec

end-over = Hra skončila
end-show = Ukázat výsledek
end-look = Podívat se na stůl
end-closed = Trh je zavřený.
end-wins = { $name } vítězí, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
end-you-win = Vítězíš, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
end-shared = O vítězství se dělí { $names }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
end-replay = Přehrát znovu
end-again = Hrát znovu
end-table = Body všech hráčů
end-part = Z čeho body jsou
end-points = Body
end-bargained = Jak se smlouvalo
end-deals = Uzavřené obchody
end-deals-yours = Z toho tvoje
end-harvests = Tvé sklizně
end-harvests-empty = Sklizně bez výnosu
end-proof = Semínko bylo před rozdáním zapečetěno.
end-proof-yes = Rozdáno poctivě: semínko odpovídá pečeti ze začátku.
end-proof-no = Semínko pečeti neodpovídá.
end-check = Ověřit
end-save = Uložit záznam
score-thalers = Penízky
replay = Přehrávka

## Kuhhandel Master

seconds = { $count } s
deck-donkeys = { $count ->
    [0] osel už nepřijde
    [one] přijde ještě 1 osel
    [few] přijdou ještě { $count } osli
   *[other] přijde ještě { $count } oslů
}
purse = Tvé peníze
purse-secret = Nikdo jiný je nevidí, ani kolik je karet.
purse-tap = klepnutím přidáš, dalším vezmeš zpět
purse-cards = { $count ->
    [one] { $count } karta, celkem
    [few] { $count } karty, celkem
   *[other] { $count } karet, celkem
}
purse-empty = Nemáš peníze.
money-card = Peněžní karta { $value }
herds = Stáda
rats = krysy
pedigrees = rodokmeny
ring-people = U ringu
ring-auctioneer = draží
ring-leads = vede, { $price }
ring-may-bid = smí přihodit
ring-may-claim = smí se přihlásit
ring-lot = Draží se
ring-pedigree = Rodokmen
ring-rat = Krysa
ring-trade = Kravský handl
ring-choose = Ring
bids = Příhozy
bid-highest = Nejvyšší příhoz
bid-none = Zatím bez příhozu
bid-leads = vede
bid-you-lead = Vedeš.
bid-again = Každý příhoz začíná volání znovu.
bid-amount = Přihodit { $amount }
bid-free = volně
bid-send = Přihodit tuto částku
bid-pass = Pas
bid-worth = Máš { $worth }.
bid-bluff = Máš { $worth }. To je blaf: když vyhraješ, ukážeš všechny peníze.
bid-auctioneer = Dražíš. Po třetím volání prodáš, nebo koupíš od vítěze.
calls = Volání
call-1 = Poprvé
call-2 = Podruhé
call-3 = Prodáno
bluff-exposed = { $name }: příhoz byl vyšší než peníze, které teď všichni vidí.
dutch-count = Odpočet: { $count }.
dutch-cards = { $count ->
    [one] peněžní karta
    [few] peněžní karty
   *[other] peněžních karet
}
dutch-price = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
dutch-mine = Moje za { $count }!
dutch-auctioneer = Počítáš. Když se nikdo nepřihlásí, máš rodokmen zdarma.
dutch-too-few = Máš méně než { $count } peněžních karet, nebo se hlásit nesmíš.
dutch-about = Nepřihlásí-li se nikdo ani na 1, dostane rodokmen zdarma { $name }. Přihlásí-li se někdo, smí ho { $name } ještě koupit za stejný počet karet.
sealed-ceiling = Napiš, kolik nejvýš dáš; nikdo to neuvidí. 0 znamená nic.
sealed-mark = Napiš, za kolik karet se přihlásíš; nikdo to neuvidí.
sealed-write = Zapsat
sealed-never = nikdy
decide-about = Prodej: { $name } ti zaplatí { $price }. Nebo kup: zaplatíš { $price } a karta ti zůstane.
decide-blind = Prodej za skryté karty, nebo kup za { $count } svých.
decide-sell = Prodat: { $name }
decide-buy = Koupit za { $price }
decide-buy-blind = { $count ->
    [one] Koupit za 1 kartu
    [few] Koupit za { $count } karty
   *[other] Koupit za { $count } karet
}
pay-about = Platíš { $price }: přesně, když to jde, jinak bez zbytečné karty. Zpět se nevrací.
pay-chosen = { $count ->
    [one] Vybráno: { $count } karta, { $worth }
    [few] Vybráno: { $count } karty, { $worth }
   *[other] Vybráno: { $count } karet, { $worth }
}
pay-do = Zaplatit { $worth }
pay-show = Ukázat všechny peníze
lay-about = { $count ->
    [one] Polož skrytě jednu peněžní kartu; na hodnotě nezáleží.
    [few] Polož skrytě { $count } peněžní karty; na hodnotě nezáleží.
   *[other] Polož skrytě { $count } peněžních karet; na hodnotě nezáleží.
}
lay-do = { $count ->
    [one] Položit 1 kartu
    [few] Položit { $count } karty
   *[other] Položit { $count } karet
}
rat-pot = { $count ->
    [0] Neleží u ní žádné peníze.
    [one] Leží u ní jedna karta.
    [few] Leží u ní { $count } karty.
   *[other] Leží u ní { $count } karet.
}
rat-take = Vzít krysu i peníze
rat-lay = Položit { $value } a poslat dál
rat-choose = Klepni na jinou peněžní kartu, kterou položíš.
rat-must = Nemáš peníze, které bys položil.
trade-stake = { $animal }: { $mine } proti { $theirs }.
trade-tied = Byla to shoda; ještě jednou.
trade-tap = Klepni na peněžní karty a polož je skrytě.
trade-tap-counter = Vezmi peníze naslepo, nebo klepni na karty a přebij.
trade-eyes = { $name } vidí, že kladeš peníze, ale ne kolik. Víš to jen ty: { $worth }.
trade-lay = Položit nabídku
trade-accept = Vzít peníze
trade-counter = Přebít: { $worth }
turn-choose = Jsi na tahu: dražba, nebo kravský handl.
turn-auction = Dražit další kartu
turn-share = Podívat se na další kartu
turn-trade = Kravský handl
turn-trade-with = Kravský handl, { $animal }: { $name }
turn-pass = Ukončit tah
share-about = Nech si kartu, nebo ji dej; druhý hráč dostane další naslepo.
share-keep = Nechat si ji
share-give = Dát ji: { $name }

## Bohnanza Plus

order = Zakázka
order-about = Splní ji dvě sousední pole s { $left } a { $right } fazolemi.
order-open = vyložená
order-place = { $place }. místo
order-show = Vyložit zakázku
order-meet = Zakázka splněna: 1 penízek
orders-met = { $count ->
    [one] 1 splněná zakázka
    [few] { $count } splněné zakázky
   *[other] { $count } splněných zakázek
}

## High Bohn

phase-before = Před tahem
    .about = Banky dovolí nahlédnout do balíčku nebo přesunout kartu.
phase-arrange = Řazení
    .about = Dobrané karty lze seřadit.
store = Sklad
town-go = Do města
town-short = Město
town-hint = Budovy se kupují kdykoli, za penízky své fazole.
town-back = Zpět na pole
town-yours-title = Tvé město
town-yours = tvá
town-built = { $count ->
    [one] 1 budova
    [few] { $count } budovy
   *[other] { $count } budov
}
town-thalers = Tvé penízky podle druhu
town-plots = Budovy města
town-price = cena { $price }
town-have = máš { $count }
town-can = lze koupit
town-has-type = už ji máš
town-gone = mimo hru
town-not-now = teď ne
town-no-power = bez účinku
town-lack = chybí { $count }: { $bean }
town-costs = Cena:
town-waiting = { $name } chce koupit: { $building }; kdo je dřív na řadě, smí ji vzít.
town-buy = Koupit: { $building }
town-let-pass = Přenechat
town-choose = Vyber budovu.
do-look = Podívat se na horní kartu
do-put-under = Dát kartu pod balíček
do-move-card = Kartu { $place } na { $to }. místo
do-arrange = Vzít v pořadí { $order }
do-name = Jmenovat: { $kind }
do-harvest-keeping = Sklidit pole { $field }, penízky: { $keep }
do-buy-field-with = Koupit pole za { $thalers }
do-stew = Začít guláš na poli { $field }
do-store = Uskladnit: { $bean }
do-let-pass = Přenechat: { $building }
do-buy = Koupit: { $building }

## Bohnaparte

map = Mapa Fazolandu
land-nobody = nikdo
land-aria = { $number }: { $land }, { $owner }{ $can ->
    [yes] , lze vybrat
   *[no] {""}
}
war-go = Na mapu
war-short = Mapa
war-choose-camp = Vyber volný tábor.
war-choose-land = Vyber zemi k útoku; každý útok stojí penízek.
war-stop = Konec útoků
war-any = bojovat může každá karta; její číslo je síla
war-tap = klepni na kartu, se kterou bojuješ
war-fight-with = Bojovat: { $bean }, { $number }
war-from-deck = Z balíčku, naslepo
war-depot-empty = prázdný
war-no-depot = Nemáš sklad munice.
war-buy-depot = Koupit sklad munice
war-buy-merchant = Koupit obchodníka
war-battle = Útok: { $land }
war-chooses = vybírá
war-deck = z balíčku
war-versus = proti
war-only-you = Víš to jen ty: { $bean }, { $number }
war-last = Bitva, odkryto
war-won = Zemi bere { $name }.
war-lost = Zemi nezískává { $name }.
war-minimum = brání se aspoň { $number }
war-attack = Zaútočit za 1 penízek
war-attack-cavalry = Zaútočit jízdou
war-camp = Tady tábořit
war-fortify = Postavit pevnost, lom { $quarry }
war-points = Vítězné body
war-lands = { $count ->
    [one] 1 země
    [few] { $count } země
   *[other] { $count } zemí
}
do-stock = Do skladu munice: { $bean }
do-take = Vzít od obchodníka: { $bean }

## Přehrávka

replay-as = Dívej se jako
replay-open = Všechny ruce odkryté
replay-spectator = Divák
replay-verified = rozdání ověřeno
replay-share = Sdílet okamžik
replay-moment = Tento okamžik
replay-steps = Kroky
replay-step = krok { $step } z { $total }
replay-deal = Rozdání
replay-scrubber = Okamžik hry
replay-first = Na začátek
replay-last = Na konec
replay-back = O krok zpět
replay-next = O krok dál
replay-play = Přehrát
replay-pause = Zastavit
replay-speed = Rychlost
replay-next-trade = Další obchod
replay-next-harvest = Další sklizeň
replay-key-step = krok
replay-key-turn = tah
watch-about = Záznam je soubor, který lze uložit po každé hře. Vše v něm se při sledování ověřuje.
watch-choose = Vybrat soubor záznamu

## Průvodce

learn-title = Jedna minuta
learn-in-a-minute = { $game } za minutu
learn-again = Ještě jednou
learn-skip = Přeskočit
learn-bohnanza-1 = To je tvá ruka. Její pořadí se nikdy nemění a první karta se vždy sází první. Klepni na ni.
learn-bohnanza-2 = Musíš ji zasadit. Na poli roste jen jeden druh. Vyber pole.
learn-bohnanza-3 = Odkryly se dvě karty a teď se obchoduje: s nimi i s kartami v ruce. Mila by ráda tvou sójovou. Přijmi.
learn-bohnanza-4 = Co dostaneš, leží stranou a musí se zasadit. Červená už tu roste: zasaď ji.
learn-bohnanza-5 = Pravítko ukazuje, co sklizeň vynese. Tři červené dají dva penízky. Sklízet smíš kdykoli, i když je na tahu někdo jiný.
learn-bohnanza-6 = Ze dvou karet jsou tvé penízky, třetí šla na odkládací balíček. Na konci tahu dobíráš nové karty.
learn-bohnanza-7 = Nové karty přijdou dozadu. Když balíček třikrát dojde, vyhraje nejvíc penízků. To je vše.
learn-kuhhandel-1 = Sbírej čtveřice. Ve svém tahu dražíš další kartu, nebo začneš kravský handl. Draž.
learn-kuhhandel-2 = Přihazují všichni kromě dražitele. Smíš přihodit i víc, než máš: to je blaf. Přihoď.
learn-kuhhandel-3 = Prodáno! Platí se pokud možno přesně; zpět se nevrací. Dražitel si mohl krávu za tu cenu i koupit.
learn-kuhhandel-4 = Rodokmen se prodává odpočtem od deseti. Cena je počet peněžních karet, na hodnotě nezáleží. Přihlas se.
learn-kuhhandel-5 = Krysu nikdo nechce. Vezmi ji i s penězi vedle, nebo polož skrytě kartu a pošli ji dál.
learn-kuhhandel-6 = Kravský handl: ty i Tomáš máte prasata. Polož skrytě peníze, i nuly. On je vezme, nebo přebije; pak bere vyšší součet.
learn-kuhhandel-7 = Počítají se jen úplné čtveřice, krát jejich počet. Hra končí, až jsou všechny úplné.
