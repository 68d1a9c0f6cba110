## Hry

game-bohnanza = Bohnanza
    .about = Sázejte fazole v pořadí, v jakém je držíte, vyměňujte nepotřebné a sklízejte za nejlepší cenu; 3 až 5 hráčů.
    .short = Tah: zasaďte první kartu z ruky (chcete-li, i druhou), odkryjte dvě karty a obchodujte, zasaďte vše, co jste získali, a vezměte si tři karty na konec ruky. Pořadí karet v ruce se nikdy nemění; na poli roste jeden druh. Sklízet lze kdykoli a vynáší to podle fazolometru. Až balíček dojde potřetí, vyhrává, kdo má nejvíc tolarů.
game-bohnanza-plus = Bohnanza Plus
    .about = Bohnanza s dalšími druhy fazolí a zakázkami, které vynášejí tolary navíc; 3 až 7 hráčů.
    .short = Jako Bohnanza, s dalšími druhy a se zakázkami: zakázka udává počty fazolí na dvou sousedních polích a má cenu tolaru, když ji splníte ve vlastním tahu. Přesně dvě polní fazole přinesou třetí pole. Vyhrává, kdo má nejvíc tolarů i se splněnými zakázkami.
game-high-bohn = High Bohn
    .about = Utrácejte fazolové tolary za budovy městečka na Divokém západě; 3 až 5 hráčů.
    .short = Jako Bohnanza, ale tolar si nechává svůj druh a budova se platí tolary svého druhu. Budovy mění pravidla pro svého majitele a na konci přinášejí body. Vyhrává, kdo má nejvíc bodů.
game-bohnaparte = Bohnaparte
    .about = Zaplaťte fazolovými tolary válečná tažení a dobyjte Fazolsko; 3 až 6 hráčů.
    .short = Jako Bohnanza a k tomu válka o mapu: po fázi 3 útočíte na sousední území tak, že obě strany vykládají karty; fazole je tak silná jako číslo na její kartě. Území mají účinky a body. Vyhrává, kdo má nejvíc bodů.
game-kuhhandel = Kuhhandel Master
    .about = Dražte zvířata, blufujte v tajných kravských handlech a sbírejte čtveřice; 2 až 6 hráčů.
    .short = Ve svém tahu dražíte další zvíře, nebo zahájíte tajný kravský handl s hráčem, který vlastní stejné. Příhozy mohou být bluf; mezi penězi lícem dolů mohou být nuly. Počítají se jen úplné čtveřice: součet jejich hodnot krát počet čtveřic. Vyhrává, kdo má nejvíc bodů.

## Fazole

bean-blue = Modrá fazole
    .all = všechny modré fazole
    .count =
        { $n ->
            [one] { $n } modrá fazole
            [few] { $n } modré fazole
           *[other] { $n } modrých fazolí
        }
bean-chili = Čili fazole
    .all = všechny čili fazole
    .count =
        { $n ->
            [one] { $n } čili fazole
            [few] { $n } čili fazole
           *[other] { $n } čili fazolí
        }
bean-stink = Smradlavá fazole
    .all = všechny smradlavé fazole
    .count =
        { $n ->
            [one] { $n } smradlavá fazole
            [few] { $n } smradlavé fazole
           *[other] { $n } smradlavých fazolí
        }
bean-green = Zelená fazole
    .all = všechny zelené fazole
    .count =
        { $n ->
            [one] { $n } zelená fazole
            [few] { $n } zelené fazole
           *[other] { $n } zelených fazolí
        }
bean-soy = Sójová fazole
    .all = všechny sójové fazole
    .count =
        { $n ->
            [one] { $n } sójová fazole
            [few] { $n } sójové fazole
           *[other] { $n } sójových fazolí
        }
bean-black-eyed = Černooká fazole
    .all = všechny černooké fazole
    .count =
        { $n ->
            [one] { $n } černooká fazole
            [few] { $n } černooké fazole
           *[other] { $n } černookých fazolí
        }
bean-red = Červená fazole
    .all = všechny červené fazole
    .count =
        { $n ->
            [one] { $n } červená fazole
            [few] { $n } červené fazole
           *[other] { $n } červených fazolí
        }
bean-garden = Zahradní fazole
    .all = všechny zahradní fazole
    .count =
        { $n ->
            [one] { $n } zahradní fazole
            [few] { $n } zahradní fazole
           *[other] { $n } zahradních fazolí
        }
bean-wax = Vosková fazole
    .all = všechny voskové fazole
    .count =
        { $n ->
            [one] { $n } vosková fazole
            [few] { $n } voskové fazole
           *[other] { $n } voskových fazolí
        }
bean-brandy = Brandy fazole
    .all = všechny brandy fazole
    .count =
        { $n ->
            [one] { $n } brandy fazole
            [few] { $n } brandy fazole
           *[other] { $n } brandy fazolí
        }
bean-coffee = Kávová fazole
    .all = všechny kávové fazole
    .count =
        { $n ->
            [one] { $n } kávová fazole
            [few] { $n } kávové fazole
           *[other] { $n } kávových fazolí
        }
bean-cocoa = Kakaová fazole
    .all = všechny kakaové fazole
    .count =
        { $n ->
            [one] { $n } kakaová fazole
            [few] { $n } kakaové fazole
           *[other] { $n } kakaových fazolí
        }
bean-field = Polní fazole
    .all = všechny polní fazole
    .count =
        { $n ->
            [one] { $n } polní fazole
            [few] { $n } polní fazole
           *[other] { $n } polních fazolí
        }
bean-cognac = Koňaková fazole
    .all = všechny koňakové fazole
    .count =
        { $n ->
            [one] { $n } koňaková fazole
            [few] { $n } koňakové fazole
           *[other] { $n } koňakových fazolí
        }

## Zvířata hry Kuhhandel Master

animal-chicken = Slepice
    .count =
        { $n ->
            [one] { $n } slepice
            [few] { $n } slepice
           *[other] { $n } slepic
        }
animal-goose = Husa
    .count =
        { $n ->
            [one] { $n } husa
            [few] { $n } husy
           *[other] { $n } hus
        }
animal-cat = Kočka
    .count =
        { $n ->
            [one] { $n } kočka
            [few] { $n } kočky
           *[other] { $n } koček
        }
animal-dog = Pes
    .count =
        { $n ->
            [one] { $n } pes
            [few] { $n } psi
           *[other] { $n } psů
        }
animal-sheep = Ovce
    .count =
        { $n ->
            [one] { $n } ovce
            [few] { $n } ovce
           *[other] { $n } ovcí
        }
animal-goat = Koza
    .count =
        { $n ->
            [one] { $n } koza
            [few] { $n } kozy
           *[other] { $n } koz
        }
animal-donkey = Osel
    .count =
        { $n ->
            [one] { $n } osel
            [few] { $n } osli
           *[other] { $n } oslů
        }
animal-pig = Prase
    .count =
        { $n ->
            [one] { $n } prase
            [few] { $n } prasata
           *[other] { $n } prasat
        }
animal-cow = Kráva
    .count =
        { $n ->
            [one] { $n } kráva
            [few] { $n } krávy
           *[other] { $n } krav
        }
animal-horse = Kůň
    .count =
        { $n ->
            [one] { $n } kůň
            [few] { $n } koně
           *[other] { $n } koní
        }
animal-rat = Krysa
    .count =
        { $n ->
            [one] { $n } krysa
            [few] { $n } krysy
           *[other] { $n } krys
        }
pedigree = Rodokmen
    .count =
        { $n ->
            [one] { $n } rodokmen
            [few] { $n } rodokmeny
           *[other] { $n } rodokmenů
        }

## Budovy v High Bohn

building-mine = Důl
    .effect-2 = Třetí pole vás stojí jeden tolar.
    .effect-3 = Zahradní fazole vynášejí 1 za 1, 2 za 2, 3 za 3; osamělou zahradní fazoli smíte sklidit vždy.
    .effect-4 = Jedno pole navíc.
building-tipi = Týpí
    .effect-2 = Na konci o tolar víc za každých 8 tolarů ve vaší hromádce.
    .effect-3 = Na konci o tolar víc za každých 6 tolarů ve vaší hromádce.
    .effect-4 = Na konci o tolar víc za každých 5 tolarů ve vaší hromádce.
building-bank = Banka
    .effect-2 = Před svým tahem se smíte podívat na vrchní kartu balíčku a dát ji pod balíček.
    .effect-3 = Ve fázi 4 smíte dobrané karty libovolně seřadit, než přijdou do ruky.
    .effect-4 = Před svým tahem smíte přesunout jednu kartu na jiné místo v ruce.
building-farm = Farma
    .effect-2 = Sójové fazole smíte sázet na pole druhu s číslem 14 nebo více; tam se počítají jako ten druh.
    .effect-3 = Ve fázi 1 smíte zasadit až tři fazole.
    .effect-4 = Sklizeň v ceně právě čtyř tolarů vám vynese pět.
building-saloon = Saloon
    .effect-2 = Jedno pole navíc, jen pro zelené fazole.
    .effect-3 = Smíte pěstovat směs: 3, 6, 7, 8 různých fazolí vynese 1, 2, 3, 4 tolary.
    .effect-4 = Smíte pěstovat směs: 3, 5, 6, 7, 8 různých fazolí vynese 1, 2, 3, 4, 5 tolarů.
building-store = Sklad
    .effect-2 = Uskladní jednu fazoli, kterou byste museli zasadit; uskladněné fazole lze vyměnit nebo darovat.
    .effect-3 = Uskladní dvě fazole, které byste museli zasadit; uskladněné fazole lze vyměnit nebo darovat.
    .effect-4 = Uskladní tři fazole, které byste museli zasadit; uskladněné fazole lze vyměnit nebo darovat.
building-blacksmith = Kovárna
    .effect-2 = Jedno pole navíc, jen pro čili fazole.
    .effect-3 = 3, 5, 6, 7 čili fazolí vám vynese 1, 2, 3, 4 tolary.
    .effect-4 = Smíte sklidit kteroukoli osamělou fazoli.
building-jail = Vězení
    .effect-2 = 3, 5, 7, 9 modrých fazolí vám vynese 1, 2, 3, 4 tolary.
    .effect-3 = 4, 6, 8, 10 modrých fazolí vám vynese 2, 3, 4, 5 tolarů.
    .effect-4 = Kdykoli něčí modré fazole vynesou aspoň jeden tolar, vezmete si jednu ze zbylých modrých karet jako tolar.
building-distillery = Palírna
    .effect-2 = Hned jmenujte typ budovy: ostatní smějí koupit po jedné, zbytek opouští hru.
    .effect-3 = Z každé sklizně směsi, která něco vynese, jde jeden tolar na tuto kartu.
    .effect-4 = 3, 5, 7, 8 koňakových fazolí vám vynese 1, 2, 3, 4 tolary.

## Území a válečné karty v Bohnaparte

land-camp = Tábor
    .effect = Vaše první území; ztratíte-li je, hrajete dál, dokud máte nějaké jiné.
land-farm = Farma
    .effect = Ve vaší fázi 2 se odkryje o kartu víc; 1 bod.
land-village = Vesnice
    .effect = Ve fázi 5 si berete o kartu víc; brání se silou aspoň 16; 1 bod.
land-city = Město
    .effect = Brání se silou aspoň 18; 3 body.
land-monastery = Klášter
    .effect = Před fází 1 vezměte kartu z balíčku: 6 až 12 se stane tolarem, 14 až 20 se odloží; 1 bod.
land-quarry = Lom
    .effect = Jednou, ve svém tahu: zaplaťte dva tolary a položte pevnost pod kterékoli své území; 1 bod.
land-iron = Železný důl
    .effect = Dokud vlastníte železný důl, máte dělo; 1 bod.
land-swamp = Bažina
    .effect = Nikdo tu nesmí bojovat kartami ze skladu munice; 1 bod.
land-river = Řeka
    .effect = Nelze ji dobýt a bez lesa ani překročit; žádné body.
land-forest = Les
    .effect = Brání se silou aspoň 17; smíte útočit přes řeky a koupit obchodníka; 1 bod.
land-pasture = Pastvina
    .effect = Přináší vlastní jízdu; 1 bod.
land-fortress = Pevnost
    .effect = Zvyšuje sílu bránící fazole o dvě; zůstává u svého území; 1 bod pro majitele území.
land-depot = Sklad munice
    .effect = Pojme tolik fazolí, kolik je hráčů, jen k boji; stojí tři tolary.
land-cannon = Dělo
    .effect = Vaše útoky vyhrávají při remíze proti vesnicím, městům a pevnostem, ale ne 20 proti 20.
land-merchant = Obchodník
    .effect = Karty fáze 5 jdou sem a vy vybíráte, které si vezmete; dvě zůstávají; stojí tři tolary, dokud vlastníte les.
land-cavalry = Jízda
    .effect = Udeří první, silou 17; neuspěje-li, následuje druhé kolo s fazolemi a jízda odpočívá do vašeho příštího tahu.

## Volby

value-true = ano
value-false = ne

option-same_sort_twice = Stejný druh na dvou polích
    .about = Druh, který už roste, se smí zasadit i na jiné pole.
option-lone_bean = Osamělé fazole
    .about = Kdy se smí sklidit pole s jedinou fazolí.
    .value-lenient = pokud na jiném poli nejsou dvě nebo více
    .value-strict = jen když je na každém poli právě jedna
option-offers_per_turn = Nabídky za tah
    .about = Kolik nabídek smí hráč podat v jednom tahu.
option-rare = Vzácné fazole
    .about = Který vzácný druh se hraje ve 4 nebo 5 hráčích.
    .value-cocoa = kakaové fazole
    .value-field = polní fazole
option-twenty_two = Fazole s číslem 22
    .about = Který druh o 22 kartách je v balíčku; oba vynášejí stejně.
    .value-wax = voskové fazole
    .value-brandy = brandy fazole
option-cocoa_print = Fazolometr kakaové fazole
    .about = Kolik vynesou dvě kakaové fazole.
    .value-english = dva tolary (anglické vydání)
    .value-german = jeden tolar (německé vydání)
option-orders = Zakázky
    .about = Každý hráč má zakázku; dvě sousední pole se správnými počty fazolí ji splní za jeden tolar.
option-order_deck = Balíček zakázek
    .about = Které zakázky jsou ve hře.
    .value-standard = dvojice se součtem 3 až 8
    .value-harder = dvojice z 0 až 6 se součtem 4 nebo více
option-plant_out = Dosázení na konci
    .about = Po konci všichni ještě bez obchodů zasadí karty z ruky, než přijde poslední sklizeň.
    .value-off = ne
    .value-fields = na vlastní pole
    .value-free = s novými poli podle potřeby
option-retrade = Další obchod se získaným
    .about = Hráč na tahu smí dál obchodovat s kartami získanými v témž tahu.
option-cognac = Koňaková varianta
    .about = Přidá 22 koňakových fazolí a čtyři palírny.
option-first_come = Kdo dřív přijde, ten dřív mele
    .about = Budova se koupí hned, bez čekání na hráče, kteří jsou dřív na řadě.
option-last_sale = Poslední prodej
    .about = Zda se pole prodají před posledním kolem nákupů, nebo v něm a po něm.
    .value-before = pole se prodají, pak všichni nakupují
    .value-after = všichni postupně nakupují a prodávají, pak se prodá zbytek
option-cavalry = Jízdní varianta
    .about = Pastviny, lesy, obchodníci a jízda místo železných dolů, pevností, skladů munice a děl.
option-length = Délka
    .about = Kolikrát se balíček vyčerpá, než hra skončí.
    .value-3 = krátká: třikrát
    .value-4 = obvyklá: čtyřikrát
    .value-5 = dlouhá: pětkrát
option-grid = Rovná mřížka
    .about = Území leží v rovných řadách a sloupcích a dotýkají se jen nahoře, dole, vlevo a vpravo.
option-both_sides = Obě strany
    .about = K jízdní variantě se na větší mapě přidají karty obyčejné hry.
option-camp_points = Body za tábor
    .about = Kolik vítězných bodů má tábor.
    .value-0 = žádný
    .value-1 = jeden
    .value-2 = dva
option-map = Mapa
    .about = Která mapa Fazolska se vyloží.
    .value-standard = mapa pro tento počet hráčů
    .value-pyramid = pyramida pro tři
    .value-own = vlastní mapa
option-super = Super Kuhhandel
    .about = Po kravském handlu lze v témž tahu ještě uspořádat dražbu.
option-pecunia = Pecunia non olet
    .about = Na konci se peníze v ruce přičtou ke skóre.
option-bluffer_out = Kdo blufoval, nedraží
    .about = Kdo přihodil víc, než mohl zaplatit, nesmí přihazovat, když se karta draží znovu.
option-auction = Dražby
    .about = Jak se přihazuje na zvířata.
    .value-live = nahlas, podle hodin
    .value-turns = postupně, přihodit nebo pasovat
    .value-sealed = každý jeden tajný strop
option-dutch = Holandské dražby
    .about = Jak se prodávají rodokmeny.
    .value-live = odpočítávání, podle hodin
    .value-sealed = každý jedno tajné číslo
option-offer_count_visible = Ukázat počet karet v nabídce
    .about = Všichni vidí, kolik peněžních karet leží v nabídce.
option-hand_count_visible = Ukázat počet peněžních karet
    .about = Všichni vidí, kolik peněžních karet má každý hráč.
option-two_seat_zeros = Nuly ve dvou
    .about = Zda ve dvou hráči začínají s nulami v ruce.
    .value-some = každý dvě nuly
    .value-none = žádné nuly
option-tie_break = Shoda
    .about = Kdo vítězí při stejném skóre.
    .value-none = vítězství se dělí
    .value-money = vítězí, kdo má v ruce víc peněz

## Z čeho se skládá výsledek

score-orders = Splněné zakázky
score-sets = Čtveřice
score-pedigrees = Rodokmeny čtveřic
score-other_pedigrees = Ostatní rodokmeny
score-money = Peníze v ruce
