### Co říká webový klient.

page-title = higgle · hry o smlouvání
tagline = Karetní hry o smlouvání, s přáteli i s počítačem
home = Domů
close = Zavřít
back = Zpět
no = Ne
more = Více
skip = Ke stolu
everyone = Všichni
you = Vy
guest = Host
bot = bot
closed = teď to nejde; stisknutím zjistíte proč
seat-number = Místo { $number }
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}

## Nastavení

settings = Nastavení
language = Čeština
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-system = podle zařízení
settings-theme-light = světlý
settings-theme-dark = tmavý
settings-dark = Tmavý vzhled
settings-motion = Pohyb
settings-motion-system = podle zařízení
settings-motion-full = karty létají
settings-motion-less = bez pohybu
settings-sound = Zvuk
settings-notices = Upozornění, když jsem na tahu a stránka je skrytá
settings-notices-closed = Tento prohlížeč tu upozornění nedovoluje.
settings-forced = Jediný možný tah provést za mě, i vynucenou sklizeň
settings-closes = Uzavřít můj obchod, když jeden souhlasí a všichni ostatní odmítli
forced-done = automaticky
settings-keys = Jednopísmenné klávesové zkratky

## Hala

lobby-title = O co budeme dnes smlouvat?
lobby-lead = „Hrát hned“ rozdá karty okamžitě: běžní boti, bez hodnocení a ve hrách s fazolemi s rádcem.
lobby-facts = { $fewest }–{ $most } hráčů · { $minutes } min
lobby-play = Hrát hned
lobby-rated = Hodnocená
lobby-rated-about = Hodnocená hra proti expertům, bez rádce
lobby-dealing = Rozdává se…
lobby-how = Jak se hraje
lobby-bohnanza = Sázejte, měňte, darujte, sklízejte.
lobby-bohnanza-plus = Více druhů fazolí a na přání i zakázky.
lobby-high-bohn = Postavte město ze svých tolarů.
lobby-bohnaparte = S fazolemi přes celou mapu.
lobby-kuhhandel = Dražte, blufujte a handlujte o krávu.
open-tables = Stoly
open-tables-none = Žádný otevřený stůl. Otevřete vlastní?
chairs-free = { $count ->
    [0] žádné volné místo
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
sit-down = Usednout
go-on = Pokračovat
watch = Dívat se
watch-record = Přehrát záznam
lobby-lost = Taková stránka tu není. Tohle je úvodní stránka.
join-friends = Hrát s přáteli
join = Vstoupit
join-example = kód, jak ho slyšíte
join-empty = Nejdřív napište kód stolu.
join-unknown = Žádný stůl tento kód nemá.
my-table = Sedíte u stolu
my-table-waits = { $count ->
    [one] Sedíte u stolu: čeká na vás jeden hráč
    [few] Sedíte u stolu: čekají na vás { $count } hráči
   *[other] Sedíte u stolu: čeká na vás { $count } hráčů
}
my-table-about = { $game }, hrají: { $names }
my-table-more = { $count ->
    [one] ještě jeden stůl
    [few] ještě { $count } stoly
   *[other] ještě { $count } stolů
}
my-table-back = Zpět ke stolu
join-scan = nebo telefonem načtěte kód od přátel
invite = Pozvat přátele
invite-code = Kód stolu
invite-link = Odkaz na tento stůl
invite-copy = Kopírovat odkaz
invite-copied = Zkopírováno
invite-qr = Obrázek pro telefon: odkaz na tento stůl
invite-alone = Tento server je dostupný jen z vlastního počítače, jiné zařízení odkaz neotevře. Pro všechny ve vaší síti ho spusťte takto: higgle serve --host 0.0.0.0
new-table = Otevřít nový stůl
new-game = Hra
new-chairs = Místa
new-bots = Zbylá místa obsadí počítač
new-level = Úroveň botů
new-pace = Tempo
pace-quick = svižně
pace-unhurried = v klidu
pace-letter = korespondenčně
new-who = Kdo smí přijít
who-link = s odkazem
who-anyone = kdokoli
house-rules = Domácí pravidla
new-set = Otevřít stůl
new-seal = Zamíchání je zapečetěné. Po hře může rozdání ověřit každý.
mix-title = Míchání
mix-about = Pečeť míchání: { $seal }. Přimíchejte vlastní slovo, a rozdání nemohl určit nikdo sám; po hře si to může každý ověřit.
mix-word = Vaše slovo
mix-in = Přimíchat
mix-said = { $name }: přimícháno „{ $word }“.
waiting-title = Stůl je připraven
waiting-chairs = Místa
waiting-free = volné místo
waiting-bot = Bot
waiting-level = Úroveň botů
waiting-take = Sednout si sem
waiting-free-chair = Uvolnit místo: { $name }
waiting-leave = Vstát
waiting-start = Začít hru
waiting-host = Hru spustí { $name }.
waiting-host-away = Všechna místa jsou obsazená. Hru může spustit kdokoli, kdo tu sedí.
waiting-rules = Domácí pravidla
waiting-as-written = Všechno podle pravidel hry.
waiting-name = Vaše jméno u tohoto stolu
waiting-room = Čekárna
waiting-here = { $count ->
    [one] Je tu { $names }
    [few] Jsou tu { $names }
   *[other] Jsou tu { $names }
}
waiting-start-yours = Míst: { $count }. Hra začne, až stisknete „Začít hru“, sama nikdy.
waiting-start-theirs = Míst: { $count }. Hru spustí { $name }, sama od sebe nezačne.
waiting-anybody = někdo od stolu
waiting-name-keep = Uložit
waiting-host-tag = hostitel
waiting-ready = může začít
waiting-unready = ještě ne
waiting-ready-me = Můžeme začít
waiting-changed = Dohoda u stolu se změnila. Podívejte se a potvrďte znovu, že můžeme začít.
waiting-counts = Hra začne za { $count }
waiting-may-wait = { $names }: pořád lze říct „Počkat“.
waiting-wait = Počkat
waiting-or-bots = Nebo dejte volná místa botům.
waiting-not-ready = { $count ->
    [one] Ještě čekáme na: { $names }
    [few] Ještě čekáme na: { $names }
   *[other] Ještě čekáme na: { $names }
}
waiting-start-anyway = Po spuštění se počítá od 5 do 1; kdo není připraven, může říct „Počkat“.
waiting-all-ready = Všichni jsou připraveni
table-public = Viditelný v herně
table-spectators = Ostatní smějí přihlížet
table-chat = Chat
table-keeps_talk = Nechat v záznamu i chat
table-undo = Vracení tahů, když všichni souhlasí
table-coach = Hráči se smějí ptát rádce
table-bots_welcome = Programy smějí hrát
table-rated = Hodnocená hra
table-rated-about = Výsledek změní hodnocení hráčů s účtem. S hostem, novým účtem nebo se dvěma lidmi z jedné adresy nezmění ničí.
program = program
guest-tag = host
chair-play-for = Hrát místo: { $name }
chair-asks = { $name } chce hrát dál místo bota { $bot }.
chair-agree = Souhlasím
chair-refuse = Ne
chair-waits = Požádali jste o místo bota { $bot }. Ostatní se vyjadřují.
chair-free = Vrátit botovi místo: { $name }
log-step-ask-chair = { $asker } žádá o místo: { $name }.
log-step-agree-chair = { $name } s novým hráčem souhlasí.
    .you = S novým hráčem souhlasíte.
log-step-refuse-chair = { $name } s novým hráčem nesouhlasí.
    .you = S novým hráčem nesouhlasíte.
waiting-for = { $count ->
    [one] Čeká se ještě na jednoho hráče.
    [few] Čeká se ještě na { $count } hráče.
   *[other] Čeká se ještě na { $count } hráčů.
}

## Já

me = Vy a vaše hry
me-guest = Jste tu jako host
me-guest-about = Jméno a heslo uchovají vaše hry a pustí vás zpět i na jiném zařízení.
me-account = { $name }
me-name = Jméno
me-password = Heslo, aspoň osm znaků
me-rename = Změnit jméno
me-register = Uchovat moje hry
me-login = Mám účet
me-logout = Odhlásit
me-logout-everywhere = Odhlásit všude
me-done = Hotovo.
me-history = Vaše hry
me-history-none = Zatím žádné hry.
me-watched = sledováno
me-short-password = Heslo má aspoň osm znaků.
me-new-password = Nové heslo, nejméně osm znaků
me-old-password = Současné heslo
me-change-password = Změnit heslo
me-data = Co o vás uchováváme
me-data-about = Vaše hry, zprávy, hodnocení a programy v jednom souboru.
me-export = Uložit všechno
me-forget = Smazat mě
me-forget-about = Jméno, zprávy, hodnocení a programy zmizí navždy. Hry zůstanou, bez vašeho jména.
me-forget-sure = Smazat mě navždy
me-passkeys = Přístupové klíče
me-passkeys-about = S přístupovým klíčem se přihlásíte otiskem prstu, obličejem nebo kódem zařízení; heslo platí dál.
me-passkey-add = Přidat přístupový klíč
me-passkey-use = Přihlásit se přístupovým klíčem
me-passkey-of = ze dne { $date }
me-passkey-remove = Odebrat přístupový klíč ze dne { $date }
me-programs = Programy
me-programs-about = Program hraje s vlastním tokenem u stolů, které programy vítají, a je vždy označen jako program.
me-programs-account = Programy potřebují účet: nejdřív si ho založte tlačítkem „Uchovat moje hry“.
me-program-name = Jméno programu
me-program-new = Vytvořit token
me-program-token = Tento token se ukáže jen jednou. Uschovejte si ho:
me-program-end = Odebrat token: { $name }
me-programs-none = Zatím žádné programy.
me-letters = E-maily
me-letters-about = Když na vás čeká korespondenční hra a vy tu nejste, můžeme vám napsat. K ničemu jinému adresu nepoužijeme.
me-letters-address = E-mailová adresa
me-letters-wish = Jak často
me-letters-off = nikdy
me-letters-turn = při každém tahu
me-letters-daily = jednou denně
me-letters-save = Uložit
me-letters-none = Zapomenout adresu
me-letters-asked = Na { $address } jsme poslali odkaz. Jakmile ho otevřete, začnou e-maily chodit; platí dva dny.
dealings = Jak obchodujete
dealings-about = Z { $games ->
        [one] vaší poslední hry
       *[other] vašich posledních her, celkem { $games }
    }. Vidíte to jen vy.
dealings-kept = { $count ->
        [one] 1 splněný slib
        [few] { $count } splněné sliby
       *[other] { $count } splněných slibů
    }
dealings-broken = porušeno { $count }
dealings-with = S kým
dealings-count = Obchodů
dealings-mine = Vám za obchod
dealings-theirs = Jim za obchod
dealings-better = Kdo na tom vydělá
dealings-even-better = zhruba stejně
dealings-mine-better = vy
dealings-theirs-better = { $name }
dealings-measure = Hodnoty odhaduje rádce, v tolarech, jak obchod vypadal, než byl uzavřen.
dealings-moments = Vaše nejlepší okamžiky
me-notices = Upozornění na tomto zařízení
me-notices-about = Toto zařízení vám může dát vědět, i když je stránka zavřená. Přečíst to umí jen ono; dokud to nezapnete, nic se neposílá.
me-notices-cannot = Tento prohlížeč upozornění ukázat neumí. Na iPhonu a iPadu přidejte stránku nejdřív na plochu a otevřete ji odtamtud.
me-notices-refused = Zařízení nebo prohlížeč upozornění z této stránky nepovoluje. Povolte je v nastavení a zkuste to znovu.
me-notices-turn = Jsem na tahu v korespondenční hře
me-notices-evening = Můj klub otevírá stůl, nebo začíná moje kolo turnaje
me-notices-day = Partie dne, ráno
me-notices-others = Moje další zařízení
me-notices-since = od { $date }
me-notices-remove = Už neupozorňovat na zařízení z { $date }
letters-confirm = E-maily na tuto adresu
letters-confirm-about = Potvrďte, že na této adrese chcete dostávat e-maily o svých hrách.
letters-confirm-do = Ano, pište mi
letters-confirmed = Potvrzeno. Ozveme se, až na vás bude čekat nějaká hra.
letters-stop = Už žádné e-maily
letters-stop-about = Vaši adresu zapomeneme a žádné další e-maily nepřijdou. Hry pokračují.
letters-stop-do = Zrušit e-maily
letters-stopped = Hotovo. Vaši adresu jsme zapomněli.
profile = Profil
block = Zablokovat
unblock = Odblokovat
block-about = Zablokováno: zprávy tohoto člověka v chatu nevidíte a nesedne si ke stolu, který jste otevřeli nebo u kterého hrajete.
me-blocked = Zablokovaní lidé
report = Nahlásit provozovateli
report-about = Co by měl provozovatel serveru vědět? Nikdo jiný to číst nebude.
report-send = Odeslat
report-sent = Děkujeme. Provozovatel si to přečte.
profile-since = tady od { $date }
profile-games = Hry
profile-wins = Výhry
profile-ranks = Umístění
profile-rating = Hodnocení
profile-none = Zatím žádné dohrané hry.
profile-rank = { $place }. × { $count }
ratings = Hodnocení
ratings-about = Řazeno podle síly, která je téměř jistá: čím víc her, tím jistější (průměr minus trojnásobek nejistoty). Jsou tu boti a hráči s účtem, kteří hráli proti několika různým soupeřům.
ratings-none = Zatím není nikdo hodnocen.
ratings-place = Místo
ratings-name = Jméno
ratings-surely = opatrné

## Stůl

table-code = Stůl { $code }
table-menu = Nabídka stolu
table-news = U stolu
notes = Oznámení
table-finding = Hledá se stůl…
table-gone = Takový stůl tu není
table-gone-about = Stůl „{ $code }“ nikdo nezná, nebo vám není přístupný.
table-refused = To nešlo.
line-down = Spojení vypadlo. Vaše místo zůstává. Zkouší se znovu.
line-retry = Zkusit hned
watching = Díváte se.
paused = Hra je pozastavena.
resting-you = Hraje za vás bot.
await = { $count ->
    [one] Čeká se na: { $names }.
   *[other] Čeká se na: { $names }.
}
begin-you = Připraveni? Stůl čeká na vás.
begin-ready = Můžeme začít ({ $count })
begin-others = { $people ->
    [one] { $names } se připravuje, { $count }
   *[other] { $names } se připravují, { $count }
}
reading-you = Prohlédněte si to v klidu: stůl počká.
reading-on = Dál ({ $count })
reading-others = { $people ->
    [one] { $names } si to ještě prohlíží, { $count }
   *[other] { $names } si to ještě prohlížejí, { $count }
}
clock-until = Čas do
await-nobody = Okamžik…
your-turn = váš tah
your-turn-now = Jste na tahu.
rule = Pravidlo { $clause }
menu-pause = Pozastavit
menu-go-on = Pokračovat
menu-undo = Požádat o vrácení tahu
discard-empty = Odkládací balíček je prázdný.
show-cards = Ukázat karty
show-pile-hand = Karty v ruce
show-pile-depot = Sklad munice
show-pile-order = Zakázka
show-pile-purse = Peníze
show-whom = Komu?
show-all = Všem
show-now = Ukázat
show-about = Karty zůstanou, kde jsou. Všichni uvidí, kolik jich komu ukazujete.
show-nothing = Nemáte co ukázat.
shown-by = { $name } vám ukazuje
shown-to = Ukázali jste hráči { $name }
undo-now = Vrátit
undo-now-about = Vrátit můj poslední krok
menu-rest = Ať za mě hraje bot
menu-return = Hrát zase bez bota
menu-leave = Zpět do herny
keys = Klávesy
keys-1 = karta v ruce odpředu
keys-2 = nová nabídka
keys-3 = přijmout vybranou nabídku
keys-4 = podat k ní protinabídku
keys-5 = odmítnout ji
keys-6 = sklidit to pole
keys-7 = koupit pole
keys-8 = signály
keys-9 = hotovo
keys-10 = průběh
keys-11 = chat
keys-12 = na pole, kam fazole patří; Enter zasadí
keys-13 = další příhoz, nebo vzít
keys-14 = o tuto kartu už nedražit
keys-15 = vrátit zpět
keys-16 = na další nabídku
keys-17 = písmena u všeho, co jde stisknout
keys-18 = ano, když lze souhlasit jen s jedním
keys-19 = na mapu nebo do města
deeds = Co smíte udělat
log = Průběh
log-empty = Zatím se nic nestalo.
chat = Chat
chat-empty = Nikdo nic neřekl.
quick = Rychlé hlášky
quick-thanks = Díky!
quick-nice = Pěkně zahráno!
quick-wow = Páni!
quick-sorry = Promiňte!
quick-moment = Moment, prosím.
quick-hurry = Tak honem!
chat-answer = Odpovědět
chat-say = Řekněte něco ostatním…
stand-in = zaskočil bot
clock = Zbývající čas
deck-left = zbývá
deck-run = průchod { $run }/{ $runs }
undo-asked = { $name } žádá o vrácení posledního kroku.
undo-agree = Souhlasím
undo-refuse = Ne
rules = Pravidla
rules-of = Pravidla: { $game }
rules-game = Hra
rules-search = Hledat
rules-none = Tato slova v žádném pravidle nejsou.
rules-unwritten = Tato hra ještě nemá pravidla sepsaná po bodech.

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
    .about = Každý útok stojí tolar.

## Fazole

bean-hidden = skrytá karta
short-blue = Modrá
short-chili = Čili
short-stink = Smradlavá
short-green = Zelená
short-soy = Sójová
short-black-eyed = Černooká
    .tiny = Černook.
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
    [one] { $cards } za 1 tolar
    [few] { $cards } za { $thalers } tolary
   *[other] { $cards } za { $thalers } tolarů
}

## Ruka a pole

hand = Karty v ruce
hand-order = Pořadí se nemění. První karta se sází jako první.
hand-short = první karta napřed
hand-tap = klepněte na kartu, kterou dáte
hand-new = nové karty přijdou dozadu
hand-empty = V ruce nemáte žádné karty.
hand-front = první z vašich karet
hand-place = { $place }. z { $count } vašich karet
hand-size = karet v ruce
players = Hráči
front = vpředu
giving = dávám
in-offers = { $count ->
    [one] 1 nabídka
    [few] { $count } nabídky
   *[other] { $count } nabídek
}
card-aria = { $bean }, { $where }; vynáší { $steps }
field-empty = prázdné
field-mixed = směs
stew-about = Směs: její tolary leží pod saloonem, počítají se na konci a nelze jimi platit.
field-not-owned = zatím není vaše
field-not-bought = nekoupené
field-plant-anything = zasaďte cokoli
field-for-sale = další pole za { $price ->
    [one] { $price } tolar
    [few] { $price } tolary
   *[other] { $price } tolarů
}
field-not-for-sale = není na prodej
field-once = Jednou za hru. Hned k sázení.
field-next = tolar za { $count }
field-next-short = za { $count }
field-full = plné
field-plant-here = Zasadit: { $bean }
field-aria = Pole { $number }: { $count ->
    [0] prázdné
   *[other] { $bean }, karet: { $count }, výnos { $worth ->
        [one] { $worth } tolar
        [few] { $worth } tolary
       *[other] { $worth } tolarů
    }{ $next ->
        [0] {""}
       *[other] , další tolar za { $next }
    }
}
field-not-owned-aria = Pole { $number }: zatím není vaše, { $price ->
    [one] { $price } tolar
    [few] { $price } tolary
   *[other] { $price } tolarů
}
counter = Kdykoli
counter-empty = není co sklidit
harvest = Sklidit: { $bean }
harvest-nothing = Sklidit za nic? { $beans }
harvest-early = Sklidit za { $worth ->
    [one] { $worth } tolar
    [few] { $worth } tolary
   *[other] { $worth } tolarů
}? { $beans }
harvest-one-more = Ještě jedna ({ $bean }) by vynesla o tolar víc.
harvest-pays-nothing = Fazole půjdou na odkládací balíček.
harvest-keep = Nechat
harvest-do = Sklidit
buy-field = Koupit pole
turned-up = Odkryté
turned-up-yours = nechat, vyměnit, darovat
turned-up-of = obchoduje { $name }
turned-up-none = teď žádné
turned-up-aria = { $bean }, odkrytá
received = Získané
received-plant = hned zasadit
received-none = nic
received-aria = { $bean }, získaná

## Co je v tahu na řadě

deed-keep = Nevezme-li si nikdo nic, zůstane vám: { $cards }. Pak to zasadíte.
deed-nothing-kept = Nic odkrytého nezbývá.
deed-done-trading = Konec obchodu
deed-done-short = Hotovo
deed-stop = Stop
deed-open-offers = { $count ->
    [one] Jedna nabídka pro vás je ještě otevřená.
    [few] { $count } nabídky pro vás jsou ještě otevřené.
   *[other] { $count } nabídek pro vás je ještě otevřených.
}
due-plant-first = K zasazení: { $bean }. Vyberte pole.
due-plant-or-pass = Můžete zasadit i další ({ $bean }), nebo skončit.
due-harvest-first = { $bean } se nehodí na žádné pole. Nejdřív něco skliďte.
due-no-field = { $bean } se nehodí na žádné pole. Nejdřív něco skliďte, nebo ji dejte jinam.
deed-done-planting = Dosázeno
due-settle = { $sorts ->
    [one] K zasazení: { $cards }. Vyberte pole.
   *[other] K zasazení: { $cards }. Vyberte kartu a pak pole.
}
due-pass-order = Vaše zakázka je vpředu: pokračujte, nebo ji vyložte.
due-trade = Obchodujte, nebo skončete.
due-offer = Můžete něco nabídnout.
due-answer = Odpovězte na nabídku.
due-close = Uzavřete obchod.
due-claim = Někdo chce budovu, kterou byste mohli koupit dřív.
due-name-type = Jmenujte typ budovy.
due-buy-of-type = Kupte jednu tohoto typu, nebo žádnou: zbytek opustí hru.
due-look = Vaše banka: podívejte se na vrchní kartu, nebo to nechte být.
due-put-under = Nechte kartu nahoře, nebo ji dejte pod balíček.
due-move-card = Vaše banka: přesuňte jednu kartu v ruce, nebo to nechte být.
due-arrange = Seřaďte dobrané karty.
due-last-harvest = Konec: vyberte, které fazole se stanou tolary.
due-last-buying = Poslední kolo: stavte, co zaplatíte, pak se počítá.
due-camp = Vyberte na mapě volný tábor.
due-attack = Zaútočte na mapě na území, nebo útoky ukončete.
due-strike = Vyložte kartu, kterou útočíte.
due-defend = Na vaše území se útočí: vyložte kartu, kterou se bráníte.
due-take = Vezměte kartu od obchodníka, nebo doberte z balíčku.
due-stew = Váš saloon: pole s jedinou fazolí můžete změnit ve směs.
due-buy-field = Dvě polní fazole: vezměte si za ně třetí pole, nebo to nechte být.
due-discard-or-pass = Balíček brzy dojde. Nejdřív můžete sklidit nebo něco koupit, jinak pokračujte.
deed-no-more = Už neobchoduji

## Obchod

trade = Obchod
trade-board = Tabule nabídek
trade-open = { $count ->
    [one] 1 otevřená
    [few] { $count } otevřené
   *[other] { $count } otevřených
}
trade-none = Zatím žádné nabídky. Něco nabídněte ({ $name }), nebo počkejte.
trade-none-active = Zatím žádné nabídky. Klepněte na své karty.
trade-not-now = Obchoduje se, když leží odkryté karty.
trade-over = V tomto tahu se už neobchoduje.
trade-waits = Čeká na vás
trade-best = Nejlepší pro vás
trade-yours = Vaše
trade-others = Ostatní
trade-aside = Mezi ostatními
trade-sides = dáte → dostanete
trade-aside-sides = dává → chce
open-deal = Někdo souhlasí
open-deal-about = Vaše nabídka byla přijata. Obchodování skončí nadobro: nejdřív obchod uzavřít?
open-deal-leave = Skončit bez obchodu
trade-refused = odmítnuto: { $count }
trade-show = ukázat
trade-hide = skrýt
trade-offers = Nabídky · { $count }
trade-closed = V tomto tahu už nenabízíte.
trade-hint = Klepnutím karty z ruky nabídnete, přetažením na hráče mu uděláte nabídku.
trade-hint-closed = V tomto tahu už nenabízíte.
offer-new = Nová nabídka
offer-yours-all = Vaše nabídka všem
offer-yours = Vaše nabídka: { $names }
offer-from = { $name } nabízí
offer-counter = { $name }: protinabídka
offer-gift = { $name } má pro vás dar
offer-request = { $name } prosí o dar
offer-others = { $name } → { $names }
offer-thread = k nabídce: { $give } ↔ { $get }
offer-sentence = Dáte: { $give }. Dostanete: { $get }.
offer-sentence-others = Chce: { $give }. Dává: { $get }.
offer-deal = Obchod: { $name }
offer-deal-for = { $name }: { $cards }
offer-deal-way = { $name }: { $cards } za { $take }
offer-deal-both = Uzavřít: { $name } a { $other }
offer-terms = { $names }: { $give } za { $get }
offer-way = { $take } za { $give }
offer-way-take = Vzít: { $take }
offer-accept-way = Přijmout: { $cards }
offer-all-of = všechny
offer-any-of = { $n } z
offer-together = Jen spolu s touto nabídkou: { $terms }
offer-one-of = Platí nejvýš jedna: tato, nebo { $terms }
offer-or-else = anebo …
offer-or-else-about = Další nabídka: z obou platí nejvýš jedna
offer-and = a k tomu …
offer-and-about = Nabídka někomu dalšímu: platí obě, nebo žádná
offer-change = Změnit
offer-withdraw = Stáhnout
offer-accept = Přijmout
offer-accept-with = Přijmout a dát: { $cards }
offer-accept-after-all = Přece jen přijmout
offer-take = Vzít
offer-answer = Protinabídka
offer-lacking = Nemáte je
offer-accepted = Souhlasíte; rozhodne { $name }
offer-unaccept = Vzít zpět
offer-declined = Odmítli jste
offer-free = nic
offer-gain = { $bean }: bude jich { $count }, výnos { $worth }.
reason-not-now = teď ne
reason-too-little = málo
reason-no-room = nemám místo
reason-keeps = nechám si
reason-later = zeptejte se později
not-binding = nezávazné
promise-later = později
promise-yours = Na později slibujete: { $cards }
promise-with = Na později slibuje: { $cards }
debt = { $from ->
    [you] Slíbili jste ({ $partner }): { $cards }
   *[other] { $to ->
        [you] { $name } vám slibuje: { $cards }
       *[other] Slib: { $name } → { $partner }: { $cards }
    }
}
debt-settle = Vyrovnáno
promise-make = Něco slíbit
promise-what = Co?
pact-kind-next = Moji příští takovou fazoli
pact-kind-no-bid = Žádný příhoz na
pact-kind-peace = Mír
promise-rounds = Na kolik kol?
promise-whom = Komu?
promise-now = Slíbit
promise-about = Nikoho to nezavazuje. Všichni čtou, co kdo slíbil a kdo sliby drží.
no-more-short = Už ne
no-more-long = Neobchodovat déle
no-more-about = Boti vám už nic nenabídnou a nikdo na vás nečeká. Nabídky na tabuli zůstávají.
no-more-turn = V tomto tahu
no-more-round = Do mého příštího tahu
no-more-better = Dokud nepřijde něco lepšího
no-more-better-about = Zazvoní to a zase obchodujete, jakmile vám někdo nabídne některou z těchto:
no-more-on = { $until ->
    [turn] V tomto tahu už neobchodujete.
    [round] Do svého příštího tahu už neobchodujete.
   *[wish] Už neobchodujete, ledaže vám někdo nabídne: { $cards }.
}
no-more-off = Zase obchodovat
wish-came = { $name } vám nabízí: { $cards }.
trade-wished = Na tohle čekáte
why-ask = Proč?
why-ask-of = Proč { $name } nechce?
why-plain = { $name } prostě nechce.
why-sent = Zeptali jste se na důvod: { $name }.
why-asked = { $name } se ptá, proč jste nepřijali.
ledger = Sliby
ledger-tally = { $name }: dodrženo { $kept }, porušeno { $broken }
ledger-tally-you = Vy: dodrženo { $kept }, porušeno { $broken }
debt-due = teď
coach = Rádce
coach-about = Říká, jakou cenu nabídky mají, podle čísel botů a toho, co vidíte. Vidíte to jen vy; v hodnocených hrách rádce není a ani tam, kde se stůl dohodl hrát bez něj.
coach-idea = Co byste mohli nabídnout
coach-to = komu: { $names }
coach-use = Vložit do nabídky
coach-another = Jinou
coach-not-now = Teď ne
coach-number = asi { $mine } pro vás, { $theirs } pro druhého
coach-deal = { $name }: od vás { $gave }, vám { $got }.
speed = Rychlost botů
speed-calm = klidní
speed-normal = normální
speed-quick = rychlí
speed-below = boti: { $speed }
call-yours = Čekáte na nabídky
call-of = { $name } čeká na nabídky
call-give = co za to dáte?
call-get = co za to chcete?
call-answer = Nabídnout
call-give-sentence = { $name } čeká na nabídky za: { $cards }.
call-get-sentence = { $name } chce: { $cards } a ptá se na cenu.
you-give = Dáte
you-get = Dostanete
wants = chce
gives = dává
builder = Nabídka
builder-to = Komu nabídnout
builder-counter = Protinabídka, komu
builder-tap-cards = klepněte na karty z ruky nebo odkryté
builder-tap-sorts = klepněte na fazole níže
builder-gift = nic: je to dar
builder-free = zadarmo
builder-any = { $n } z těchto
builder-all = všechny, co mají
builder-unlink = nespojovat
builder-or = nebo …
builder-or-one = Jedno z toho
builder-request = nic: prosíte o dar
builder-sorts = Fazole, které chcete
builder-ask = Chtít: { $bean }
builder-take-back = Vzít zpět: { $bean }
builder-drop = Zahodit nabídku
builder-send = Nabídnout
builder-send-gift = Darovat
builder-empty = Nejdřív klepněte na karty nebo fazole.
builder-unsaid = Klepněte na to, co chcete, nebo na „zadarmo“.
builder-promise = slib
builder-promising = { $gives ->
    [yes] Dáváte a slibujete
   *[no] Slibujete
}
builder-promise-bean = Slíbit na později: { $bean }
builder-promise-most = Slib smí jmenovat nejvýš { $most ->
    [one] jednu fazoli
    [few] { $most } fazole
   *[other] { $most } fazolí
}.
builder-sorts-promise = Fazole slíbené na později
builder-call-give = nabídněte mi
builder-call-get = řekněte cenu
builder-send-call = Chci nabídky
copies-title = Kterou kartu dáte?
copies-about = Dáte: { $cards }. Půjdou zvýrazněné karty; klepnutím na jinou dáte místo toho ji.
copies-card = { $bean }, { $place }. místo
copies-give = Dát tuto
signals = Signály
signals-short = Signály
signals-about = Vidí je všichni; nikoho nezavazují. Další klepnutí přidá jednu.
signals-change = Změnit signály
signals-send = Ukázat
signal-want = Chci
signal-give = Mohu dát
signal-wants = chce
signal-gives = dává
signals-suggested = · tečkovaně: roste na vašich polích
signals-bots = Dbají na ně i boti.
signal-never = Nikdy nevezmu
signal-nevers = nikdy
status-active = Je na tahu
status-waits = Čeká
status-deciding = Rozhoduje se
status-settling = Sází
status-trades = Obchoduje
status-listens = Poslouchá
status-ready = V tomto tahu už neobchoduje
last-call = { $count ->
    [0] { $name } teď končí obchod
   *[other] { $name } končí obchod za { $count }
}
last-call-held = { $name } na vás čeká, { $count }
last-call-about = Dokud skládáte nabídku, stůl čeká.
last-call-wait = Počkat
status-accepts = Přijímá vaši nabídku: { $cards }
status-decides = Zvažuje vaši nabídku: { $cards }
status-declined = Odmítá
status-gift = Má pro vás dar
status-counter = Nabízí vám jiné
status-offers = Dává vám nabídku
away-left = Je pryč
away-lost = Spojení vypadlo
away-asleep = Telefon spí
away-bot-in = { $why } · za { $time } bot
status-bot-keeps = Místo drží bot

## Co se smí, jako seznam

do-plant = Zasadit na pole { $field }: { $bean }
do-pass = Vynechat
do-harvest = Sklidit pole { $field }
do-buy-field = Koupit pole
do-take-field = Vzít si třetí pole
do-accept = Přijmout nabídku { $offer }
do-decline = Odmítnout nabídku { $offer }
do-withdraw = Stáhnout nabídku { $offer }
do-confirm = Uzavřít nabídku { $offer }: { $name }
do-end-trade = Konec obchodu

## Záznam

log-turn-began = { $you ->
    [yes] Jste na tahu.
   *[no] { $name } je na tahu.
}
log-planted = { $you ->
    [yes] Sázíte na pole { $field }: { $bean }.
   *[no] { $name } sází na pole { $field }: { $bean }.
}
log-turned-up = Odkryto: { $cards }.
log-harvested = { $you ->
    [yes] Sklízíte ({ $beans }): { $thalers ->
        [0] nic
        [one] { $thalers } tolar
        [few] { $thalers } tolary
       *[other] { $thalers } tolarů
    }.
   *[no] { $name } sklízí ({ $beans }): { $thalers ->
        [0] nic
        [one] { $thalers } tolar
        [few] { $thalers } tolary
       *[other] { $thalers } tolarů
    }.
}
log-drew = { $you ->
    [yes] Berete: { $cards }.
   *[no] { $name } bere { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
}
log-camped = { $you ->
    [yes] Obsazujete tábor.
   *[no] Tábor obsazuje { $name }.
}
log-attacked = { $you ->
    [yes] Útočíte
   *[no] { $name } útočí
}{ $cavalry ->
    [yes] {" "}jízdou
   *[no] {""}
}: { $land }.
log-defended-by-deck = Brání vrchní karta balíčku.
log-fought = { $land }: { $attack } proti { $defence }. { $tie ->
    [yes] Remíza. {""}
   *[no] {""}
}{ $won ->
    [yes] Útok uspěl.
   *[no] Útok neuspěl.
}
log-conquered = { $you ->
    [yes] Dobýváte: { $land }.
   *[no] { $name } dobývá: { $land }.
}
log-fortified = { $you ->
    [yes] Stavíte pevnost
   *[no] { $name } staví pevnost
}: { $land }. Lom je prázdný.
log-alms = Klášter bere kartu: { $bean }. { $thalers ->
    [0] Odkládá se.
   *[other] { $you ->
        [yes] Je z ní váš tolar.
       *[no] Je z ní tolar: { $name }.
    }
}
log-dealt-swap = { $you ->
    [yes] Dáváte ({ $partner }): { $give }; dostáváte: { $get }.
   *[no] { $name } dává ({ $partner }): { $give }; dostává: { $get }.
}
log-dealt-give = { $you ->
    [yes] Dáváte ({ $partner }): { $give }.
   *[no] { $name } dává ({ $partner }): { $give }.
}
log-dealt-get = { $you ->
    [yes] Dostáváte: { $get }; dává { $partner }.
   *[no] { $name } dostává: { $get }; dává { $partner }.
}
log-offered-both = Platí obě, nebo žádná.
log-offered-either = Platí nejvýš jedna z nich.
log-chosen-took = { $you ->
    [yes] Vzali byste si: { $took } – za: { $cards }.
   *[no] { $name } si může vzít: { $took } – za: { $cards }.
}
log-offered = { $you ->
    [yes] Nabízíte: { $give }; chcete: { $get }.
   *[no] { $name } nabízí: { $give }; chce: { $get }.
}
log-accepted = { $you ->
    [yes] Souhlasíte.
   *[no] { $name } souhlasí.
}
log-chosen = { $you ->
    [yes] Můžete dát: { $cards }.
   *[no] { $name } může dát: { $cards }.
}
log-declined = { $you ->
    [yes] Odmítáte.
   *[no] { $name } odmítá.
}
log-withdrawn = { $you ->
    [yes] Stahujete nabídku.
   *[no] { $name } stahuje nabídku.
}
log-lapsed = { $you ->
    [yes] Vaše nabídka po obchodu zaniká.
   *[no] { $name }: nabídka po obchodu zaniká.
}
log-step-pause = { $name } pozastavuje hru.
    .you = Pozastavili jste hru.
log-step-go-on = Hra pokračuje.
log-step-rest = { $name }: teď hraje bot.
    .you = Za vás hraje bot.
log-step-return = { $name } je zpět.
    .you = Jste zpátky.
log-step-ready = { $name } už nechce obchodovat.
    .you = Už nechcete obchodovat.
log-step-hurry = { $name } popohání volání.
    .you = Popoháníte volání.
log-step-slow = { $name } zdržuje volání.
    .you = Zdržujete volání.
log-step-ask-undo = { $name } žádá o vrácení tahu.
    .you = Žádáte o vrácení tahu.
log-step-agree-undo = { $name } souhlasí.
    .you = Souhlasíte.
log-step-refuse-undo = { $name } nesouhlasí.
    .you = Nesouhlasíte.
log-step-undo = Tah byl vrácen.

## Konec

end-over = Hra skončila
end-show = Ukázat výsledek
end-look = Podívat se na stůl
end-closed = Trh je zavřený.
end-tied = Bodů je stejně; rozhoduje pravidlo pro shodu.
end-deck = { $count ->
    [one] Balíček došel.
    [few] Balíček došel { $count }krát.
   *[other] Balíček došel { $count }krát.
}
end-stalled = Do hry už nemůže přijít žádná karta.
end-lands = Někdo drží { $count } území.
end-landless = Někomu nezbylo žádné území.
end-herds = Žádní dva hráči už nemají stejné zvíře.
end-trades = Kravských handlů bez balíčku bylo { $count }: to stačí.
end-wins = { $name } vítězí, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
end-you-win = Vítězíte, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
end-shared = O vítězství se dělí { $names }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
end-place = { $place }. místo z { $of }, za hráčem { $name } o { $behind }
end-place-level = { $place }. místo z { $of }, se stejným počtem bodů jako { $name }
end-rating = Vaše hodnocení
end-rating-was = předtím { $rating }; { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
end-unrated = Tato hra se do hodnocení nepočítala.
end-stood-in = { $count ->
    [one] Část hry odehrál bot místo hráče { $names }.
   *[other] Část hry odehráli boti místo hráčů { $names }.
}
end-your-deals = Váš nejlepší a nejdražší obchod
end-best = Váš nejlepší obchod
end-dearest = Váš nejdražší
end-look-at = Podívat se
end-deal-bought = { $card }, od hráče { $other } za { $paid }.
end-deal-traded = V kravském handlu s hráčem { $other }: { $cards }.
end-deal-points = Body: { $points }
end-deal-thalers = Tolary: { $thalers }
end-moments = Okamžiky
moment-zeros-about = Nic jiného { $name } hráči { $other } neplatí.
moment-set = Celá čtveřice: { $card }
moment-set-about = Poslední kartu získává { $name } v kravském handlu s hráčem { $other }.
moment-bluff = Odhalený bluf
moment-bluff-about = { $name } nemá na zaplacení a ukazuje { $paid }.
moment-harvest = { $cards }
moment-harvest-about = { $name } za ně sklízí { $paid ->
    [one] { $paid } tolar
    [few] { $paid } tolary
   *[other] { $paid } tolarů
}.
moment-free = Zadarmo: { $card }
moment-free-about = Nikdo nepřihodil, kartu si nechává { $name }.
end-picture = Obrázek ke sdílení
end-picture-about = Místo, body a jeden okamžik. Nikdo jiný na něm není.
end-share = Sdílet
end-picture-save = Uložit obrázek
share-place = { $place }. místo z { $of }
share-text = { $game }: body { $points }
end-sets = Celé čtveřice
end-sets-about = hodnoty zvířat
end-set-pedigrees = Rodokmeny k nim
end-each = po { $points }
end-times = Krát počet čtveřic
end-times-about = násobení
end-other-pedigrees = Ostatní rodokmeny
end-rats = Čtyři krysy
end-rats-about = sežerou jednu čtveřici
end-rats-took = sežraly: { $animal }
end-rats-nothing = nic nenašly
end-money = Peníze v ruce
end-money-about = nepočítají se
end-replay = Přehrát znovu
end-again = Hrát znovu
end-join = Přidat se k další hře
end-table = Body všech hráčů
end-part = Z čeho se body skládají
end-points = Body
end-course = Body po každém tahu
end-course-turn = tah { $turn }
end-bargained = Jak se smlouvalo
end-deals = Uzavřené obchody
end-deals-yours = Z toho vaše
end-harvests = Vaše sklizně
end-harvests-empty = Sklizně bez výnosu
end-proof = Zamíchání bylo před rozdáním zapečetěno.
end-proof-yes = Rozdáno poctivě: zamíchání odpovídá pečeti ze začátku.
end-proof-no = Zamíchání pečeti neodpovídá.
end-check = Ověřit
end-save = Uložit záznam
score-thalers = Tolary
replay = Přehrání

## Kuhhandel Master

seconds = { $count } s
deck-donkeys = { $count ->
    [0] osel už nepřijde
    [one] přijde ještě 1 osel
    [few] přijdou ještě { $count } osli
   *[other] přijde ještě { $count } oslů
}
purse = Vaše peníze
purse-shown = Všichni je viděli; neměli jste na zaplacení.
purse-secret = Nikdo jiný je nevidí, ani kolik je karet.
purse-tap = klepnutím přidáte, dalším vezmete zpět
purse-cards = { $count ->
    [one] { $count } karta, celkem
    [few] { $count } karty, celkem
   *[other] { $count } karet, celkem
}
purse-empty = Nemáte peníze.
money-card = Peněžní karta { $value }
herds = Stáda
rats = krysy
pedigrees = rodokmeny
ring-people = Hráči
ring-auctioneer = licitátor
ring-auctions = draží { $name }
ring-you-auction = dražíte vy
ring-leads = vede s { $price }
ring-may-bid = smí přihodit
ring-may-claim = smí se přihlásit
ring-lot = Draží se
ring-pedigree = Rodokmen
ring-rat = Krysa
ring-trade = Kravský handl
ring-choose = Dražba
bids = Příhozy
ring-hear = Slyšet volání
bid-highest = Nejvyšší příhoz
bid-none = Zatím bez příhozu
bid-leads = vede
bid-you-lead = Vedete.
bid-again = Po každém příhozu začíná volání znovu.
bid-amount = Přihodit { $amount }
bid-free = vlastní
bid-send = Přihodit tuto částku
bid-out = Končím
bid-is-out = O tuto kartu už nedražíte.
bid-back = Přece jen přihodit
ring-out = nedraží
bid-pass = Pas
bid-worth = Máte { $worth }.
bid-pays = Příhoz { $amount }, platba { $pays }: { $cards }. Máte { $worth }.
    .exact = Zaplatíte přesně { $pays }: { $cards }. Máte { $worth }.
bid-bluff = Máte { $worth }. To je bluf: když vyhrajete, musíte ukázat všechny peníze.
bid-auctioneer = Dražíte. Po třetím volání prodáte, nebo koupíte sami.
tempo-hurry = Popohnat
tempo-slow = Zdržet
calls = Volání
call-1 = Poprvé
call-2 = Podruhé
call-3 = Potřetí
bluff-exposed = { $name }: příhoz byl vyšší než peníze, které teď všichni vidí.
    .you = Přihodili jste víc, než kolik teď všichni vidí.
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
dutch-claimed = Hlásí se
dutch-mine = Moje za { $count }!
dutch-auctioneer = Počítáte. Když se nikdo nepřihlásí, máte rodokmen zdarma.
dutch-too-few = Peněžních karet máte méně než { $count }.
dutch-not-now = Teď se hlásit nemůžete.
dutch-about = Nepřihlásí-li se nikdo ani na 1, dostane rodokmen zdarma { $name }. Přihlásí-li se někdo, smí ho { $name } ještě koupit za stejný počet karet.
dutch-worth = Teď má pro vás cenu { $now }, s celou čtveřicí { $complete }: { $animal }.
    .done = Má pro vás cenu { $now }.
dutch-pay = Zaplatíte { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}: nejméně { $least }.
sealed-ceiling = Napište, kolik nejvýš dáte; nikdo to neuvidí. 0 znamená nepřihazovat.
sealed-mark = Napište, za kolik karet se přihlásíte; nikdo to neuvidí.
sealed-write = Zapsat
sealed-never = nikdy
decide-about = Prodejte: { $name } vám zaplatí { $price }. Nebo kupte: zaplatíte { $price } a karta vám zůstane.
decide-blind = Prodejte za skryté karty, nebo kupte za vlastní (karet: { $count }).
decide-sell = Prodat: { $name }
decide-buy = Koupit za { $price }
decide-buy-blind = { $count ->
    [one] Koupit za 1 kartu
    [few] Koupit za { $count } karty
   *[other] Koupit za { $count } karet
}
field-pay-about = Pole stojí { $count ->
    [one] jeden tolar
    [few] { $count } tolary
   *[other] { $count } tolarů
}. Na druhu záleží: každá budova bere jen ten svůj.
field-pay-left = { $bean } · { $count }
field-pay-none = klepněte na tolary výše
field-pay-chosen = vybráno { $count } z { $price }
pay-about = Platíte { $price }: přesně, když to jde, jinak bez zbytečné karty. Nazpět se nevrací.
pay-chosen = { $count ->
    [one] Vybráno: { $count } karta, { $worth }
    [few] Vybráno: { $count } karty, { $worth }
   *[other] Vybráno: { $count } karet, { $worth }
}
pay-do = Zaplatit { $worth }
ring-pay-about = Platíte { $price }. Nazpět nikdo nevrací.
ring-pay-chosen = { $count ->
    [0] Žádná karta není vybraná.
    [one] Vybraná jedna karta: { $worth }.
    [few] Vybrané { $count } karty: { $worth }.
   *[other] Vybraných { $count } karet: { $worth }.
}
pay-show = Ukázat všechny peníze
lay-about = { $count ->
    [one] Položte skrytě jednu peněžní kartu; na hodnotě nezáleží.
    [few] Položte skrytě { $count } peněžní karty; na hodnotě nezáleží.
   *[other] Položte skrytě { $count } peněžních karet; na hodnotě nezáleží.
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
rat-choose = Klepněte na jinou peněžní kartu, kterou položíte.
rat-must = Nemáte peníze, které byste položili.
rat-turn = Krysa je vaše, pokud nepoložíte kartu.
trade-stake = { $animal }: { $mine } proti { $theirs }.
trade-tied = Byla to shoda; ještě jednou.
trade-tap = Klepněte na peněžní karty, které skrytě položíte.
trade-tap-counter = Vezměte peníze naslepo, nebo klepněte na karty pro protinabídku.
trade-eyes = { $name } vidí, že kladete peníze, ale ne kolik. Víte to jen vy: { $worth }.
trade-lay = Položit nabídku
trade-counted = Ukázat počet karet: { $count }
trade-accept = Vzít peníze
trade-counter = Protinabídka: { $worth }
reveal-more = { $name } nabízí víc.
    .you = Nabízíte víc.
reveal-tied = Stejné částky: peníze se vymění, pokládá se znovu.
reveal-tied-twice = Zase stejné částky: rozhoduje tah, vyhrává { $name }.
    .you = Zase stejné částky: rozhoduje tah, vyhráváte.
reveal-accepted = { $name } bere peníze.
    .you = Berete peníze.
reveal-gets = { $name } dostává: { $animals }
    .you = Dostáváte: { $animals }
reveal-money = Dáváte { $mine } a dostáváte { $theirs }.
reveal-laid = { $name } pokládá
    .you = Pokládáte
reveal-highest = víc
reveal-private = částky vidíte jen vy dva
reveal-others = Ostatní vidí, komu zvíře připadne, částky nikdy.
reveal-hidden = Částky zůstávají mezi těmi dvěma.
zeros = { $count ->
    [4] Čtyři nuly!
    [5] Pět nul!
    [6] Šest nul!
    [7] Sedm nul!
    [8] Osm nul!
    [9] Devět nul!
    [10] Deset nul!
   *[other] { $count } nul!
}
reveal-sold = { $name } vám zakrytě { $count ->
    [one] dává { $count } kartu
    [few] dává { $count } karty
   *[other] dává { $count } karet
}.
log-cards-were = Karty: { $cards }.
log-no-change = Karty mají hodnotu { $paid }; nevrací se.
reveal-on = Dál
turn-choose = Jste na tahu: dražba, nebo kravský handl.
turn-only-auction = Jste na tahu: dražba.
turn-only-trade = Jste na tahu: kravský handl.
turn-auction = Dražit další kartu
turn-share = Podívat se na další kartu
turn-top = Vrchní karta balíčku má { $green ->
    [yes] zelený rub: peníze.
   *[no] červený rub.
}
turn-trade = Kravský handl
turn-trade-with = Kravský handl, { $animal }: { $name }
turn-pass = Ukončit tah
share-about = Kartu si nechte, nebo ji dejte druhému hráči; další karta jde naslepo tomu, kdo nedostal tuto.
share-keep = Nechat si ji
share-give = Dát ji: { $name }

## Bohnanza Plus

order = Zakázka
order-about = Splní ji dvě sousední pole, kde je fazolí { $left } a { $right }.
order-open = vyložená
order-show = Vyložit zakázku
order-meet = Zakázka splněna: 1 tolar
order-never = Zakázky se nikdy nevyměňují.
order-pays = 1 tolar
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
phase-end-sold = Pole prodána
phase-end-buying = Poslední kolo: stavět, pak počítat
phase-end-count = Počítání
store = Sklad
apart-store = Váš sklad
    .about = obchodujte jako s kartami z ruky; nesází se
    .aria = { $bean }, ve vašem skladu
apart-from-store = Ze skladu
    .about = teď zasadit
    .aria = { $bean }, ze skladu
town-go = Do města
town-short = Město
town-hint = Budovy se kupují kdykoli, za tolary svého druhu.
town-back = Zpět na pole
town-built = { $count ->
    [one] 1 budova
    [few] { $count } budovy
   *[other] { $count } budov
}
town-thalers = Vaše tolary podle druhu
town-plots = Budovy města
town-price = cena { $price }
town-have = máte { $count }
town-can = lze koupit
town-has-type = už ji máte
town-gone = mimo hru
town-not-now = teď ne
town-no-power = bez účinku
town-lack = chybí { $count }: { $bean }
town-costs = Cena:
town-waiting = { $name } chce koupit: { $building }; kdo je dřív na řadě, smí ji vzít.
town-buy = Koupit: { $building }
town-let-pass = Přenechat
town-call-off = Odvolat nákup
town-choose = Vyberte budovu.
town-everybody = Města všech
town-under = { $count } pod kartami: počítají se, platit jimi nelze
town-bonus = Na konci se ceny vrátí jako body a počítá se i počet budov ({ $bonus }).
town-net = teď bodů { $now }, s ní { $after }
town-shuts = Od každého typu jen jedna budova: ostatní ({ $kind }) se vám zavřou.
town-bonus-step = { $count } přinesou { $points }
town-net-short = { $count ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} na konci
town-round = Poslední kolo
town-round-done = hotovo
town-round-now = staví
town-round-after = potom
town-done = Mám hotovo
do-look = Podívat se na vrchní kartu
do-put-under = Dát kartu pod balíček
do-move-card = Kartu { $place } na { $to }. místo
do-arrange = Vzít v pořadí { $order }
do-name = Jmenovat: { $kind }
do-harvest-keeping = Sklidit pole { $field }, tolary: { $keep }
do-buy-field-with = Koupit pole, tolary: { $thalers }
do-stew = Začít směs na poli { $field }
do-store = Uskladnit: { $bean }
do-let-pass = Přenechat: { $building }
do-call-off = Odvolat nákup
do-buy = Koupit: { $building }

## Bohnaparte

map = Mapa Fazolska
land-nobody = nikdo
land-of = { $land } · { $name }
land-aria = { $number }: { $land }, { $owner }{ $can ->
    [yes] , lze vybrat
   *[no] {""}
}
war-go = Na mapu
war-short = Mapa
war-stop = Konec útoků
war-any = bojovat může každá karta; její číslo je síla
war-tap = klepněte na kartu, se kterou bojujete
war-fight-with = Bojovat: { $bean }, { $number }
war-from-deck = Z balíčku, naslepo
war-depot-empty = prázdný
war-buy-depot = Koupit sklad munice
war-buy-merchant = Koupit obchodníka
war-battle = Útok: { $land }
war-chooses = vybírá
war-deck = z balíčku
war-versus = proti
war-counts = { $bean }, platí { $defence }
war-cavalry = jízda
war-from-hand = z ruky
war-from-depot = ze skladu
war-minimum = { $land }: nikdy se nebrání číslem pod { $minimum }.
war-end-taken = { $attack } : { $defence } – { $tie ->
    [yes] remíza, rozhoduje dělo: {""}
   *[no] {""}
}{ $you ->
    [yes] území je vaše
   *[no] území bere { $name }
} ({ $land }).
war-end-kept = { $attack } : { $defence } – { $tie ->
    [yes] remíza: {""}
   *[no] {""}
}{ $you ->
    [yes] území vám zůstává
   *[no] území si nechává { $name }
} ({ $land }).
war-end-free = { $attack } : { $defence } – { $tie ->
    [yes] remíza: {""}
   *[no] {""}
}území zůstává volné ({ $land }).
war-least = nejméně, ať je vyloženo cokoli.
war-no-least = Bez minima: počítá se jen fazole.
war-extra = Pevnost přidává { $extra }.
war-tie =
    { $you ->
        [yes] Vaše dělo vyhrává remízy, ale ne 20 : 20.
       *[no] Útočící dělo vyhrává remízy, ale ne 20 : 20.
    }
war-depot-fights = jen k boji
war-tap-on = Klepnutím pokračujte
war-crown = { $count } území ukončí hru
war-only-you = Víte to jen vy: { $bean }, { $number }
war-attack = Útok: { $land } · { $price ->
    [one] 1 tolar
    [few] { $price } tolary
   *[other] { $price } tolarů
}
war-attack-cavalry = Zaútočit jízdou
war-camp = Tady tábořit
war-fortify = Postavit pevnost ({ $quarry })
war-points = Vítězné body
war-lands = { $count ->
    [one] 1 území
    [few] { $count } území
   *[other] { $count } území
}
do-stock = Do skladu munice: { $bean }
do-take = Vzít od obchodníka: { $bean }

## Přehrávka

replay-as = Dívat se jako
replay-open = Všechny karty odkryté
replay-spectator = Divák
replay-verified = rozdání ověřeno
replay-share = Sdílet okamžik
replay-moment = Tento okamžik
replay-steps = Kroky
replay-step = krok { $step }/{ $total }
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
replay-next-battle = Další bitva
replay-try = Zkusit to odtud jinak
replay-try-about = Hrajete dál místo: { $name }, proti botům. Hra se nehodnotí.
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
learn-first = Fazole jsou pro vás nové? Začněte Bohnanzou.
learn-bohnanza-1 = To jsou vaše karty. Jejich pořadí se nikdy nemění a vždy se sází nejdřív první. Klepněte na ni.
learn-bohnanza-2 = Tu zasadit musíte, další můžete. Na poli roste jen jeden druh a na poli 1 už rostou modré. Velké číslo říká, kolik karet toho druhu je.
learn-bohnanza-3 = Dvě karty leží odkryté a všichni obchodují. Zelená se nehodí na žádné vaše pole; Otto zelené sbírá a má modrou. Klepněte na zelenou, pak na modrou a nabídku pošlete.
learn-bohnanza-4 = Otto chce víc. Dávat to nemusíte: vezměte čili fazoli zpátky a podejte protinabídku.
learn-bohnanza-5 = Ustoupil. Ani čili fazole se vám nikam nehodí: požádejte všechny o nabídky a přijměte, co přijde.
learn-bohnanza-6 = Otto by chtěl i vaši červenou, ale červené rostou na vašem druhém poli. Odmítněte.
learn-bohnanza-7 = Za smradlavou fazoli nikdo nic nedá a zasadit ji by vás stálo pole. Mila smradlavé pěstuje: klepněte na kartu a darujte jí ji. Dnešní dar se zítra často vrátí.
learn-bohnanza-8 = Co jste dostali, leží zvlášť a musí se zasadit. Modré už rostou: zasaďte obě.
learn-bohnanza-9 = Fazolometr ukazuje, kolik sklizeň vynese: šest modrých dva tolary. Sklízet smíte kdykoli, i v tahu ostatních; jen pole s jedinou fazolí čeká, dokud jich jiné má víc.
learn-bohnanza-10 = Dvě karty se staly vašimi tolary, ostatní se odkládají. Tři tolary koupí třetí pole. Nové karty přijdou dozadu; až balíček dojde potřetí, vyhrává, kdo má nejvíc tolarů.
learn-bohnanza-otto-asks = Zelená? Rád. A k tomu čili fazoli, prosím.
learn-bohnanza-otto-yes = No dobře. Protože jste to vy.
learn-bohnanza-wrong = { $bean }? Tu teď ne.
learn-bohnanza-greedy = To právě chce Otto. Nejdřív vezměte čili fazoli zpátky.
learn-bohnanza-keep = Zelenou chce Otto nejvíc; nechte ji tam.
learn-bohnanza-take-out = Vzít zpátky: { $bean }
learn-bohnanza-give = Darovat: { $bean }; dostane { $name }
learn-bohnanza-refuse = Odmítnout
learn-kuhhandel-1 = Sbírejte čtveřice. Ve svém tahu dražíte další kartu, nebo začnete kravský handl. Zkuste dražbu.
learn-kuhhandel-2 = Přihazují všichni kromě licitátora. Smíte přihodit i víc, než máte: to je bluf. Přihoďte.
learn-kuhhandel-3 = Prodáno! Platí se pokud možno přesně; nazpět se nevrací. Licitátor si mohl krávu za tu cenu i koupit.
learn-kuhhandel-4 = Rodokmen se prodává odpočítáváním od deseti. Cena je počet peněžních karet, na hodnotě nezáleží. Přihlaste se.
learn-kuhhandel-5 = Krysu nikdo nechce. Vezměte ji i s penězi, které u ní leží, nebo položte skrytě kartu a pošlete krysu dál.
learn-kuhhandel-6 = Kravský handl: vy i Tomáš máte prasata. Položte peníze lícem dolů, uvidí je jen on. Blufujte: dejte samé nuly.
learn-kuhhandel-7 = Může je vzít naslepo, nebo dát protinabídku; pak prase získá vyšší částka. Tentokrát je bere.
learn-kuhhandel-8 = Počítají se jen úplné čtveřice, a to krát jejich počet. Hra končí, až jsou všechny úplné.
learn-kuhhandel-bluff = Najde jen nuly (karet: { $count }) a kroutí hlavou. Prase je vaše, zadarmo!
learn-kuhhandel-paid = Má teď o { $sum } víc a prase je vaše.
learn-bohnanza-plus-1 = Jako Bohnanza, ale až pro sedm hráčů a s novými druhy. Kávových fazolí je hodně a vynášejí pomalu, kakaových málo a vynášejí rychle. Klepněte na kartu.
learn-bohnanza-plus-2 = Polní fazole přináší půdu: sklidíte-li přesně dvě, nedostanete tolar, ale třetí pole zdarma. Skliďte je.
learn-bohnanza-plus-3 = Třetí pole leží vpravo. Vaše zakázka chce 3 a 4 fazole na sousedních polích, vlevo první číslo. Zasaďte voskovou fazoli.
learn-bohnanza-plus-4 = Tři a čtyři vedle sebe: zakázka je splněna; to jde jen ve vlastním tahu. Má cenu tolaru a nic se nesklízí.
learn-bohnanza-plus-5 = Zakázka čekala v ruce jako karta. Vpředu se vyloží, a není-li splněna do dobírání, je pryč. Doberte si karty.
learn-bohnanza-plus-6 = V šesti a sedmi dobíráte čtyři karty a třetí pole stojí jen tři tolary. Všechno ostatní je Bohnanza.
learn-high-bohn-1 = Jako Bohnanza, ale tolar si pamatuje svou fazoli: sedm zelených vynese čtyři zelené tolary. Skliďte je.
learn-high-bohn-2 = Budova stojí tolary svého druhu; saloon chce zelené. Kupovat smíte kdykoli, i když jsou na tahu jiní.
learn-high-bohn-3 = Působí hned. Se saloonem 3 smí na poli růst směs: po jedné fazoli z několika druhů, žádné dvě stejné. Zasaďte červenou.
learn-high-bohn-4 = Tři druhy vynesou tolar, který zůstane pod saloonem a počítá se na konci. Prodejte směs.
learn-high-bohn-5 = Mila chce banku. Vy jste na řadě dřív a také byste na ni měli: vezměte si ji první, nebo ji přenechte.
learn-high-bohn-6 = Na konci se počítají tolary, ceny vašich budov a prémie za čtyři a více budov. Vyhrává, kdo má nejvíc bodů.
learn-bohnaparte-1 = Jako Bohnanza, ale tolary se platí útoky. Ve fázi 4 za jeden tolar zaútočíte na území, které sousedí s vaším. Klepněte na farmu.
learn-bohnaparte-2 = Bojovat může každá fazole, její číslo je síla. Obě strany položí jednu lícem dolů. Vyberte svou.
learn-bohnaparte-3 = Farma nepatřila nikomu, bránil ji tedy balíček: 12. Vaše je vyšší, farma je vaše. Obě fazole jsou pryč. Teď město.
learn-bohnaparte-4 = Město se brání nejméně 18, vesnice 16 a při remíze vyhrává obránce. Stačí jen modrá fazole.
learn-bohnaparte-5 = 20 proti 18: město je vaše. Počítá se za tři body, většina území za jeden. Dál.
learn-bohnaparte-6 = Farmy odkrývají víc karet, vesnice dovolí víc dobrat, lom postaví pevnost. Vyhrává, kdo má nejvíc bodů; tolary se nepočítají.

## Smíšená pole, banky a konec

keep-title = Které karty se stanou tolary?
keep-about = { $count ->
    [one] Vyberte kartu, která se stane tolarem.
    [few] Vyberte { $count } karty, které se stanou tolary.
   *[other] Vyberte { $count } karet, které se stanou tolary.
}
keep-stew = Leží pod vaším saloonem: na konci se počítají, ale nelze je utratit.
keep-toll = Jednu z nich bere palírna jako mýto:
field-pay-title = Kterými tolary platíte?
bank-look = Vaše banka vám před tahem ukáže vrchní kartu.
bank-move = Vaše banka vám dovolí přesunout jednu kartu: klepněte na ni.
bank-move-to = Klepněte na místo, kam přijde { $bean }.
bank-take = Přesunout: { $bean }, místo { $place }
bank-arrange = Vaše banka řadí dobrané karty: klepejte na ně v pořadí, v jakém přijdou do ruky.
bank-arrange-do = Vzít do ruky
town-buy-nothing = Nekupovat nic
due-plant-out = Hra končí, zasaďte: { $bean }.
deed-new-field = Nové pole: { $bean }
due-meet-or-pass = Splňte teď zakázku, nebo pokračujte.
due-show-order = Vaše zakázka je vpředu: vyložte ji.
deed-go-on = Pokračovat
deed-leave = Nechat tak

## Co jsem udělal, v průběhu ostatních her

you-turn-began = Jste na tahu.
you-trade-ended = Končíte obchodování.
you-shown = Ukazujete { $all ->
    [1] všem
   *[other] (komu: { $to })
}: { $cards }.
you-shown-order = Ukazujete { $all ->
    [1] všem
   *[other] (komu: { $to })
} zakázku { $left }/{ $right }.
you-field-bought = Kupujete třetí pole za { $price ->
    [one] { $price } tolar
    [few] { $price } tolary
   *[other] { $price } tolarů
}.
you-field-won = Získáváte třetí pole za dvě polní fazole.
you-order-shown = Vykládáte zakázku { $left }/{ $right }.
you-order-met = Plníte zakázku { $left }/{ $right } a získáváte tolar.
you-order-returned = Vaše zakázka { $left }/{ $right } jde pod balíček.
you-order-drawn = Berete zakázku.
you-wanted = Chcete koupit: { $building }.
you-let-pass = Přenecháváte: { $building }.
you-called-off = Nákup odvoláváte: { $building }.
you-bought = Kupujete: { $building }.
you-bought-nothing = Už nic nekupujete.
you-named = Jmenujete typ: { $type }.
you-stew-begun = Měníte pole { $field } ve směs.
you-stew-harvested = Sklízíte směs na poli { $field } (druhů: { $count }) za { $thalers ->
    [one] { $thalers } tolar
    [few] { $thalers } tolary
   *[other] { $thalers } tolarů
}.
you-jail-paid = Vaše vězení bere tolar ze sklizně; sklízí { $from }.
you-stored = Dáváte do skladu: { $sort }.
you-looked = Díváte se na vrchní kartu balíčku.
you-left-on-top = Necháváte kartu na balíčku.
you-put-under = Dáváte kartu pod balíček.
you-card-moved = Přesouváte kartu v ruce z místa { $place } na místo { $new_place }.
you-took-up = Berete do ruky dobrané karty: { $count }.
you-laid = Vykládáte kartu { $source ->
    [0] z ruky
    [1] ze skladu munice
   *[2] z balíčku
}.
you-crowned = Držíte { $lands } území; hra končí.
you-landless = Zůstáváte bez území; hra končí.
you-stopped = Už neútočíte.
you-depot-bought = Kupujete sklad munice.
you-stocked = Ukládáte fazoli do skladu munice.
you-merchant-bought = Kupujete obchodníka.
you-took = Berete kartu od obchodníka: { $sort }.
you-skipped = Nemáte žádnou neúplnou čtveřici, tah se přeskakuje.
you-lot-turned = Dražíte: { $card }.
you-bid = Přihazujete: { $price }.
you-bid-passed = Pasujete.
you-number-written = Číslo jste zapsali.
you-drawn-by-lot = Stejné číslo napsali: { $tied }. Los rozhodl pro vás.
you-bidding-closed = Nejvyšší příhoz je váš: { $price }.
you-taken-free = Nikdo nechce, berete zdarma: { $card }.
you-lot-sold = Prodáváte za { $price }; kupuje { $bidder }.
you-lot-paid = Platíte { $price } a berete: { $card }; peníze dostává { $auctioneer }.
you-lot-bought = Platíte { $price } a necháváte si: { $card }; peníze dostává { $bidder }.
you-exposed = Nemůžete zaplatit a ukazujete všechny peníze: { $value }.
you-claimed = Hlásíte se za { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
you-claim-laid = Pokládáte lícem dolů { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
you-pedigree-sold = Platíte { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} a berete: { $card }; karty dostává { $auctioneer }.
you-pedigree-bought = Platíte { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} a necháváte si: { $card }; karty dostává { $claimant }.
you-rat-dodged = Pokládáte kartu ke kryse; karet u ní teď leží { $count }.
you-rat-taken = Berete krysu a { $count ->
    [one] { $count } peněžní kartu
    [few] { $count } peněžní karty
   *[other] { $count } peněžních karet
}.
you-trade-opened = Zahajujete kravský handl, protihráč { $partner }: { $card }, ve hře { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
you-money-laid = Pokládáte peníze, protihráč { $partner }: { $card }, kolo { $round }.
you-money-counted = Rozkládáte karty vedle sebe, protihráč { $partner } je může spočítat: { $count }.
you-money-accepted = Berete peníze, protihráč { $partner }: { $card }.
you-money-countered = Dáváte protinabídku, protihráč { $partner }: { $card }.
you-money-swapped = Vy a { $partner } si vyměňujete peníze.
you-trade-tied = Vy a { $partner } jste položili stejně, kolo { $round }.
log-money-swapped = Dali jste { $mine } a dostali { $theirs }, { $partner } naopak.
you-animals-moved = Dostáváte: { $card }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}; dává { $partner }.
you-top-looked-at = Prohlížíte si vrchní kartu.
you-money-received = Berete peněžní kartu.
you-laid-open = Vykládáte otevřeně: { $card }.
you-money-shown = Ukazujete peníze v ruce.
you-turn-passed = Končíte tah.

## What others did with me

to-you-shown = { $player } vám ukazuje: { $cards }.
to-you-shown-order = { $player } vám ukazuje zakázku { $left }/{ $right }.
to-you-lot-sold = { $player } vám prodává za { $price }.
to-you-lot-paid = { $player } vám platí { $price } a bere: { $card }.
to-you-lot-bought = { $player } vám platí { $price } a nechává si: { $card }.
to-you-pedigree-sold = { $player } vám platí { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} a bere: { $card }.
to-you-pedigree-bought = { $player } vám platí { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} a nechává si: { $card }.
to-you-trade-opened = { $player } s vámi zahajuje kravský handl: { $card }, ve hře { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
to-you-money-laid = { $player } před vás pokládá peníze: { $card }, kolo { $round }.
to-you-money-counted = { $player } před vámi rozkládá karty vedle sebe, můžete je spočítat: { $count }.
to-you-money-accepted = { $player } bere vaše peníze: { $card }.
to-you-money-countered = { $player } vám dává protinabídku: { $card }.
to-you-money-swapped = { $player } a vy si vyměňujete peníze.
to-you-trade-tied = { $player } a vy jste položili stejně, kolo { $round }.
to-you-animals-moved = { $player } od vás dostává: { $card }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.

# Shown while no server can be reached
away-title = Spojení se stolem vypadlo
away-text = Server teď není dostupný. Vaše hry jsou uložené; stránka se vrátí sama.
away-again = Zkusit znovu

# Hra bez vlastní desky
plain-say = Řekněte to slovy

# Stránka bez serveru: běží v tomto zařízení
solo-tagline = Běží v tomto zařízení
solo-lead = Jedno kliknutí a sedíte u stolu s počítačem.
solo-loading = Hry se načítají
solo-loading-about = Server není potřeba. Všechno běží v tomto zařízení a od příští návštěvy i bez sítě.
solo-first = Stánek se chystá
solo-first-ready = Stánek je otevřený
solo-unpack = Rozbalit a zkontrolovat
solo-private = Nic neodchází ven
solo-private-about = Žádný účet, žádné zprávy ven. Partie zůstávají v tomto prohlížeči.
solo-offline = Funguje i bez sítě
solo-offline-about = Všechno zůstává uložené tady. Do vlaku, na statek i do letadla.
solo-keep = Nechte si ho
solo-keep-about = Nainstalujte si ho z nabídky prohlížeče a bude mít vlastní ikonu.
solo-meanwhile = Mezitím: o co budeme obchodovat?
solo-choose = O co budeme obchodovat?
solo-when-ready = Hrát, až bude připraveno
solo-when-ready-about = Karty se rozdají, jakmile přijdou boti.
solo-deals = Rozdá se asi za { $seconds } s
solo-deals-soon = Za chvilku se rozdá
solo-not-yet = Ještě ne
solo-all = Všechny hry, lekce a pravidla
solo-friends = Přátelé u jiných zařízení?
solo-friends-about = Takové stoly a hodnocení potřebují server. Přátelé u tohoto zařízení ne: viz „Otevřít nový stůl“ v úvodu.
solo-bytes = { $have } z { $all } MB
solo-left = ještě asi { $seconds } s
solo-part-engine = Herní jádro
solo-part-games = Hry a boti
solo-part-stored = zůstalo z minula
solo-starting = Herní jádro se spouští…
solo-failed-line = Spojení se po { $have } MB přerušilo.
solo-failed-damaged = Jeden soubor dorazil poškozený.
solo-failed-browser = Tento prohlížeč je příliš starý na to, aby hry spustil sám. Použijte prosím novější, nebo hrajte na serveru.
solo-failed-engine = Herní jádro se zastavilo. Co stůl potvrdil, je uloženo.
solo-again = Zkusit znovu
solo-elsewhere = Vaše stoly jsou otevřené v jiné kartě prohlížeče.
solo-moved = Vaše stoly jsou teď otevřené v jiné kartě prohlížeče.
solo-here = Hrát tady
solo-fleeting = Tento prohlížeč nedovolí stránce nic uložit: partie vydrží, dokud ji nezavřete. Záznamy, které si chcete nechat, si uložte.
solo-renewed = Je tu nová verze. Vaše partie v ní pokračují.
solo-renew = Načíst
solo-old-browser = Tento prohlížeč je na higgle příliš starý. Použijte prosím novější.
solo-device = V tomto zařízení
solo-device-about = Žádný účet a nic se neposílá: partie zůstávají v tomto prohlížeči a fungují i bez sítě. Na přátele u jiných zařízení a na hodnocení je potřeba server.
solo-offer = Hrát bez připojení
solo-offer-about = proti botům, jen na tomto zařízení, i offline.
solo-shared = Ostatní hrají na tomto zařízení
solo-shared-about = Podáváte si ho mezi tahy; karty jsou zatím skryté.
solo-pass = Předejte zařízení: { $player }
solo-pass-about = Dokud nestisknete tlačítko, nejsou vidět ničí karty.
solo-pass-ready = Tady { $player }
solo-pass-back = Předat zařízení

## Stránka správců

admin = Moderování
admin-part-reports = Hlášení
admin-part-people = Lidé
admin-part-tables = Stoly
admin-part-log = Záznam
admin-search = Jméno nebo označení
admin-find = Hledat
admin-none = Nic tu není.
admin-look = Najít: { $name }
admin-one = správce
admin-banned = zákaz přístupu
admin-muted = bez chatu do { $date }
admin-kind-guest = host
admin-kind-account = účet
admin-kind-bot = program
admin-state-open = čeká
admin-state-playing = hraje se
admin-state-over = konec
admin-days = Dny; 0 zákaz ruší
admin-why = Důvod, do záznamu
admin-mute = Zakázat chat
    .about = Hraje dál, ale u žádného stolu nemůže psát.
admin-ban = Zakázat přístup
    .about = Okamžité odhlášení, ve všech prohlížečích i programech. Host se může vrátit pod jiným jménem.
admin-unban = Povolit přístup
    .about = Zase smí dovnitř.
admin-rename = Přejmenovat
    .about = Nové jméno bude i u stolů; k účtu se teď přihlašuje jím.
admin-password = Nové heslo
    .about = Ukáže se jen jednou. Všechny prohlížeče se odhlásí a přístupové klíče se odeberou.
admin-close = Zavřít
    .about = Stůl i partie skončí pro všechny, kdo u něj sedí.
admin-settle = Vyřízeno
    .about = Hlášení zmizí ze seznamu.
admin-check = Prověřit všechny záznamy her
admin-check-whole = Všechny záznamy jsou takové, jak byly zapsány.
admin-check-changed = Stůl { $code } byl po kroku { $step } změněn.

## Karty k prohlédnutí

cards = Prohlédnout karty
cards-discard = Odkládací balíček
cards-top = Navrchu: { $bean }
cards-unseen = Ještě neviděné
cards-unseen-about = Tolik karet je v balíčku a v rukou ostatních, pokud můžete vidět.
cards-unseen-watching = Tolik karet je v balíčku a v rukou hráčů, pokud můžete vidět.
cards-of = { $bean }, celkem { $count }
war-legend = Území této mapy
war-no-thaler = Útok stojí tolar; kdo žádný nemá, neútočí a fáze se přeskočí.
war-odds = Vaše { $number } porazí { $percent } % karet, které jste ještě neviděli.
