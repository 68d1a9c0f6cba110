### Pravidla bod po bodu: jméno zprávy je číslo bodu.

### B · Bohnanza, základní hra

## B · Příprava

B01 = Balíček má 104 karet: modrých fazolí 20, čili 18, smradlavých 16, zelených 14, sójových 12, černookých 10, červených 8, zahradních 6.
    .source = pravidla základní hry
B02 = Hrají 3, 4 nebo 5 hráčů; jiný počet se odmítne s vysvětlením.
    .source = pravidla základní hry
B03 = Každý hráč začíná s pěti kartami, dvěma poli a bez tolarů.
    .source = pravidla základní hry
B04 = Pořadí karet v ruce se nikdy nemění; nové karty se řadí po jedné za poslední.
    .source = pravidla základní hry
B05 = První hráč sedí vlevo od rozdávajícího a začíná; hraje se po směru hodinových ručiček podle čísel míst. (zčásti náš výklad)
    .source = pravidla základní hry, náš výklad

## B · Fáze 1, sázení

B10 = Hráč na tahu musí zasadit první kartu z ruky.
    .source = pravidla základní hry
B11 = Potom smí zasadit novou první kartu, ale už ne třetí.
    .source = pravidla základní hry
B12 = Obě karty smějí přijít na různá pole.
    .source = pravidla základní hry
B13 = Bez karet v ruce se fáze přeskakuje.
    .source = pravidla základní hry
B14 = Na poli roste jen jeden druh.
    .source = pravidla základní hry
B15 = Když se fazole nehodí na žádné pole, musí se sklízet, dokud se pro ni pole nenajde, nebo koupit třetí pole.
    .source = pravidla základní hry
B16 = Druh, který už roste, se nesmí sázet na druhé pole; volba `same_sort_twice` to dovoluje. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, náš výklad
B17 = Právě sklizené pole se smí hned znovu osázet jakýmkoli druhem, i tím samým.
    .source = pravidla High Bohn a Bohnanza Plus

## B · Fáze 2, obchodování a darování

B20 = Z balíčku se odkryjí dvě karty.
    .source = pravidla základní hry
B21 = Obchoduje se jen mezi hráčem na tahu a jedním dalším; ostatní mezi sebou nikdy neobchodují.
    .source = pravidla základní hry
B22 = Hráč na tahu smí dávat odkryté karty a karty z kteréhokoli místa ruky; ostatní jen karty z kteréhokoli místa své ruky.
    .source = pravidla základní hry
B23 = V jednom obchodu se mění libovolný počet karet za libovolný, na každé straně aspoň jedna; není-li na jedné straně žádná, je to dar nebo žádost o něj; není-li na žádné, nabídka se odmítne.
    .source = pravidla základní hry
B24 = I když odkryté karty dojdou, smí se dál obchodovat s kartami z ruky.
    .source = pravidla základní hry
B25 = Karty opouštějí ruku, až když je obchod dohodnut; pořadí zbylých zůstává.
    .source = pravidla základní hry
B26 = Nabídka jmenuje druhy a počty na obou stranách (odkryté karty přesně); při přijetí nebo potvrzení každá strana určí, které své karty dá, takže každý sám rozhoduje, která opustí jeho ruku. (náš výklad)
    .source = náš výklad
B27 = Získané karty leží zvlášť: nejdou ani do ruky, ani do dalšího obchodu a neprodávají se.
    .source = pravidla základní hry
B28 = Hráč na tahu smí darovat karty z ruky i odkryté karty; ostatní smějí darovat karty z ruky jen hráči na tahu.
    .source = pravidla základní hry
B29 = Dar se smí odmítnout; dokud není přijat, nic se nepřesouvá; kdo nabídku odmítl, může ji ještě přijmout, dokud platí.
    .source = pravidla základní hry
B30 = Fázi ukončuje hráč na tahu; otevřené nabídky zanikají. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, náš výklad
B31 = S odkrytou kartou, kterou si hráč na tahu nechal, se smí obchodovat až do konce fáze. (náš výklad)
    .source = náš výklad
B32 = Obchod ukončí to, co znemožní: souhlas, pro který si zúčastněný vybral kartu, již právě dal, a přijatou nabídku, na niž už ten, kdo ji podal, nemá karty. Dohody o jiných kartách platí dál. Nabídky zúčastněných, které ještě nikdo nepřijal, zanikají, jmenují-li druh, který právě dali, ať v ruce zbývá cokoli; jinak nabídka končí jen tím, že ji stáhne ten, kdo ji podal, nebo koncem fáze. Když dohoda takto zanikne, všichni poznají, že ty karty už nejsou, stejně jako u skutečného stolu; víc se o ruce neprozradí. (náš výklad)
    .source = náš výklad
B33 = Přijme-li jednu otevřenou nabídku více hráčů, vybere si partnera ten, kdo ji podal. (náš výklad)
    .source = náš výklad
B34 = Nabídka smí žádat karty, které druhý hráč nemá; odmítnutí vypadá pro všechny stejně, ať karty chybějí, nebo je nechce dát. (náš výklad)
    .source = náš výklad
B35 = Obchoduje se jen s kartami; s tolary, poli a budovami ne; slibovat se smí, ale sliby nikoho nezavazují. (náš výklad)
    .source = náš výklad
B36 = Příklady 2 až 4 z pravidel probíhají, jak jsou vytištěny: odkryta je sójová a zahradní; sójová a modrá z ruky se vymění za jednu červenou; ve fázi 3 jde červená na první pole a ponechaná zahradní na druhé.
    .source = pravidla základní hry
B37 = Hráč podá v jednom tahu nejvýš `offers_per_turn` nabídek (volba, výchozí 20); další se odmítne s vysvětlením. (náš výklad)
    .source = náš výklad
B38 = Nabídka může nechat na tom, kdo odpovídá: kterou z nejvýš čtyř možností dá, červenou, nebo modrou; které z několika karet v daném počtu dá nebo vezme, moji červenou nebo moji modrou, libovolné dvě z těchto; anebo že dá všechny, které od jednoho druhu má. Víc než dvanáct možností nabídka nenechává. Kdo přijímá, řekne, co zvolil; vidí to všichni a rozhoduje jako vždy ten, kdo nabídku podal. Co je otevřené úplně („cokoli za tohle“), není nabídka, ale prosba o nabídky, a kdo chce, odpoví na ni svou. (náš výklad)
    .source = náš výklad
B39 = Vlastní nabídky lze spojit: z těch, které se vylučují, se uzavře nejvýš jedna a ostatní zaniknou. Hráč na tahu může spojit dvě nabídky dvěma partnerům: uzavřou se najednou, až obě někdo přijme, buď obě, nebo žádná; co ukončí jednu, ukončí i druhou. (náš výklad)
    .source = náš výklad

## B · Fáze 3, sázení získaného

B40 = Každý hráč zasadí vše, co získal, a hráč na tahu i odkryté karty, které si nechal.
    .source = pravidla základní hry
B41 = Každý si volí pořadí svého sázení a všichni sázejí současně. (zčásti náš výklad)
    .source = pravidla základní hry, náš výklad
B42 = Mezitím se smí, nebo musí sklízet.
    .source = pravidla základní hry
B43 = Tah pokračuje, až když nikomu nezbývá karta k zasazení.
    .source = pravidla základní hry

## B · Fáze 4, dobírání

B50 = Hráč na tahu si bere tři karty, jednu po druhé, každou na konec ruky.
    .source = pravidla základní hry
B51 = Na tahu je další hráč vlevo.
    .source = pravidla základní hry
B52 = Než se při odkrývání, braní karet nebo pro klášter vezme poslední karta balíčku nebo se ukáže, že je balíček prázdný, každý, kdo by sklizní nebo koupí mohl odložit karty, to udělá, nebo pasuje, pokud by se ty karty dostaly do příštího balíčku. Před kartou, kterou si hráč bere z vlastního rozhodnutí (do bitvy, s obchodníkem, na podívání), se na nikoho nečeká: ostatní mohou sklízet, dokud se rozhoduje. (zčásti náš výklad)
    .source = pravidla základní hry, náš výklad

## B · Sklizeň a třetí pole

B60 = Každý hráč smí sklízet kdykoli, i v tahu jiného, ale ne uprostřed dobírání nebo odkrývání karet. (zčásti náš výklad)
    .source = pravidla základní hry, náš výklad
B61 = Při sklizni se prodá celé pole.
    .source = pravidla základní hry
B62 = Platí se podle fazolometru druhu: nejvyšší dosažený stupeň; karty nad poslední stupeň už nic nepřidají.
    .source = pravidla základní hry
B63 = Kolik tolarů je vyděláno, tolik sklizených karet se stane tolary; ostatní jdou lícem nahoru na odkládací balíček.
    .source = pravidla základní hry
B64 = Sklizeň nemusí vynést nic.
    .source = pravidla základní hry
B65 = Fazolometry: modré 4/6/8/10, čili 3/6/8/9, smradlavé 3/5/7/8, zelené 3/5/6/7, sójové 2/4/6/7, černooké 2/4/5/6, červené 2/3/4/5, zahradní –/2/3/–.
    .source = karty
B66 = Pole s jednou fazolí se nesmí sklidit, dokud jsou na jiném vlastním poli dvě nebo více (volba `lone_bean`: lenient, výchozí).
    .source = pravidla základní hry
B67 = Při `lone_bean` strict se smí osamělá fazole sklidit, jen když je na každém vlastním poli právě jedna; prázdné pole vyhrazené jednomu druhu (H32) se přitom nepočítá. (zčásti náš výklad)
    .source = pravidla rozšiřující sady, náš výklad
B68 = Každý hráč si smí jednou koupit třetí pole, kdykoli, i v tahu jiného, za tři tolary: tři vrchní z jeho hromádky jdou lícem nahoru na odkládací balíček.
    .source = pravidla základní hry
B69 = Třetí pole lze hned osázet.
    .source = pravidla základní hry
B70 = Další třetí pole nebo koupě bez dostatku tolarů se odmítne.
    .source = pravidla základní hry
B71 = Příklady 1, 5 a 6 z pravidel: smradlavé 1–2 vynesou 0, 3–4 vynesou 1, 5–6 vynese 2, 7 vynese 3, 8 a více vynese 4; tři čili vynesou jeden tolar a dvě karty se odloží; dvě čili nevynesou nic a odloží se obě.
    .source = pravidla základní hry

## B · Vyčerpání balíčku, konec, bodování

B80 = Když se vezme poslední karta balíčku, balíček je znovu vyčerpán; nebylo-li to naposled (B81), odkládací balíček se hned zamíchá jako nový balíček a započaté dobírání nebo odkrývání pokračuje z něj. (zčásti náš výklad)
    .source = pravidla základní hry, náš výklad
B81 = Hra končí, když je balíček vyčerpán potřetí.
    .source = pravidla základní hry
B82 = Stane-li se to ve fázi 2, dohrají se nejdřív fáze 2 a 3 a hra končí bez fáze 4.
    .source = pravidla základní hry
B83 = Zbývá-li v posledním průchodu na začátku fáze 2 jen jedna karta, odkryje se jedna.
    .source = pravidla základní hry
B84 = Stane-li se to ve fázi 4, hra končí hned: dosud vzaté karty zůstávají v ruce, nic dalšího se nebere.
    .source = pravidla základní hry
B85 = Na konci se karty z ruky nesázejí; prodá se každé pole, i osamělé fazole. (zčásti náš výklad)
    .source = pravidla základní hry, náš výklad
B86 = Vítězí, kdo má nejvíc tolarů; při shodě ten, kdo má nejvíc karet v ruce.
    .source = pravidla základní hry
B87 = Trvá-li shoda, vítězství se dělí. (náš výklad)
    .source = náš výklad
B88 = Je-li odkládací balíček prázdný, když balíček dojde, počítá se to za jedno vyčerpání a karty, které se v tom kroku ještě měly vzít, se neberou; odkládací balíček se stane balíčkem, jakmile je v některém dalším kroku potřeba karta, a jsou-li v některém kroku prázdné oba, počítá se to za další vyčerpání. (náš výklad)
    .source = náš výklad
B89 = Měl-li by tah začít, když je prázdný balíček i odkládací balíček a nikdo nemá v ruce fazoli, hra končí jako v B85. (náš výklad)
    .source = náš výklad

## B · Co kdo vidí

B90 = Karty v ruce vidí jen jejich majitel; kolik jich je, vědí všichni. (zčásti náš výklad)
    .source = pravidla základní hry, náš výklad
B91 = Pole, odkryté a získané karty, otevřené nabídky, počty tolarů, počet karet v balíčku, kolikrát byl vyčerpán, a celý odkládací balíček, který leží lícem nahoru a smí se prohlížet, vidí všichni. (náš výklad)
    .source = náš výklad
B92 = Nikdo, ani divák, se nedozví nic o pořadí balíčku z žádné zprávy, chyby, seznamu možností ani z načasování, kromě toho, co karta dovolí vidět svému majiteli (H24). (náš výklad)
    .source = náš výklad
B93 = Kdykoli smí hráč ukázat karty ze své ruky jednomu či více jiným nebo všem; karty zůstanou, kde jsou, a kdo je viděl, ví, že tam jsou, dokud nemohly zmizet; kdo komu kolik karet ukázal, vidí všichni. (náš výklad)
    .source = náš výklad
B94 = Sliby na později nikoho nezavazují. Při obchodu smí hráč slíbit karty svého příštího tahu, nebo příští karty jednoho druhu, které odkryje; splatné jsou v onom tahu a seznam, který čtou všichni, říká, co je splatné, dodržené a porušené. (náš výklad)
    .source = náš výklad

### P · Bohnanza Plus a rozšiřující sada

## P · Příprava a polní fazole

P01 = Ve 3 hráčích chybějí kakaové a polní fazole; každý začíná se třemi poli; třetí pole nelze koupit; hra končí druhým vyčerpáním balíčku.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P02 = Ve 4–5 hráčích chybějí kávové a kakaové nebo polní fazole: volba `rare` říká, které zůstávají, `cocoa` (výchozí) nebo `field`.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P03 = V 6–7 hráčích chybějí zahradní, kakaové a polní fazole.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P04 = Ve 3–5 hráčích dostane každý pět karet; v 6–7 první tři, druhý čtyři, třetí pět, ostatní šest.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P05 = Třetí pole stojí ve 4–5 hráčích čtyři tolary, v 6–7 tři.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P06 = Ve fázi 4 se berou ve 3–5 hráčích tři karty, v 6–7 čtyři.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P07 = Voskové 22 nebo podle volby `twenty_two` brandy 22: 4/7/9/11; kávové 24: 4/7/10/12; kakaové 4 podle volby `cocoa_print`: `english` (výchozí) 2→2, 3→3, 4→4, `german` 2→1, 3→3, 4→4.
    .source = karty
P08 = Sklizeň právě dvou polních fazolí nevynese tolar; obě karty se odloží a hráč bez třetího pole si je smí hned zdarma vzít; zeptáme se ho jen tehdy, když by mu další prázdné pole mohlo vadit (`lone_bean` strict), jinak je rovnou dostane. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady, náš výklad
P09 = Kdo už třetí pole má, nedostane za to nic.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P10 = Tři polní fazole vynesou tři tolary, ale žádné pole.
    .source = karty
P11 = Třetí pole leží vpravo od druhého.
    .source = pravidla High Bohn a Bohnanza Plus
P12 = Hraje 3 až 7 hráčů; jiný počet se odmítne s vysvětlením; každý bod B platí, neříká-li bod P jinak.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P13 = Úplná sada má dvanáct druhů, osm ze základní hry a voskové nebo brandy, kávové, kakaové, polní; balíček má 150 karet ve 3 hráčích, 130 (kakaové) nebo 129 (polní) ve 4–5, 144 v 6–7.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady

## P · Zakázky

P20 = Zakázek je 39; po rozdání si každý vezme jednu a zařadí ji za karty v ruce.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P21 = Zakázka se posouvá dopředu, jak karty před ní odcházejí; nové fazole se řadí za ni.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P22 = Se zakázkami se nikdy neobchoduje.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P23 = Zakázka a/b je splněna, když jsou na dvou sousedních polích, zleva doprava, právě a a b karet: na polích 1 a 2 nebo 2 a 3, libovolných druhů; 0 je prázdné pole; třetí pole, které hráč nemá, se za pole nepočítá.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P24 = Pole 1 a 3 nesousedí.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P25 = Splnit ji lze z ruky nebo ze stolu v kterékoli chvíli vlastního tahu od začátku fáze 1 do dobírání ve fázi 4, jindy ne.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P26 = Splněná zakázka jde na hromádku tolarů a má cenu jednoho tolaru; nic se kvůli ní nemusí sklízet.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P27 = Je-li na začátku fáze 1 první kartou zakázka, hráč ji splní z ruky (pak je fáze 1 obyčejná), nebo ji vyloží; pak musí zasadit jednu fazoli, má-li nějakou, a druhou nesází, ani když je zakázka mezitím splněna. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady, náš výklad
P28 = Vyložená zakázka nesplněná do konce fáze 3 jde lícem dolů pod balíček zakázek; fáze 3 nekončí, dokud hráč na tahu, jehož zakázku lze ještě splnit, třeba i sklizněmi nebo třetím polem, ji nesplní nebo nepasuje; se zakázkou v ruce to platí pro každou zakázku, aby se nic neprozradilo. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady, náš výklad
P29 = Ve fázi 4, po fazolích, si hráč bez zakázky vezme jednu na konec ruky.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P30 = Utracený tolar ze zakázky jde pod balíček zakázek. (náš výklad)
    .source = náš výklad
P31 = Je-li po první fazoli fáze 1 vpředu zakázka, druhá fazole se nesází; zakázka zůstává v ruce, a splní-li se odtud, smí druhá fazole následovat. (náš výklad)
    .source = náš výklad
P32 = Zakázky se při shodě nepočítají jako karty v ruce. (náš výklad)
    .source = náš výklad
P33 = Balíček zakázek tvoří všechny uspořádané dvojice se součtem 3 až 8, každá jednou; volba `order_deck` = `harder`: všechny dvojice z 0–6 se součtem aspoň 4. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady, náš výklad
P34 = Příklady z pravidel: 3/4 splní pole 3, 4; 4/0 splní čtyři fazole hned vlevo od prázdného pole (4, 0 nebo n, 4, 0), nesplní ji 4, n, 0.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady
P35 = Zakázku vzatou ve fázi 4 nelze splnit v témž tahu. (náš výklad)
    .source = náš výklad
P36 = Je-li balíček zakázek prázdný, žádná se nebere a hráč hraje dál bez ní. (náš výklad)
    .source = náš výklad
P37 = Zakázku v ruce vidí jen její majitel a do počtu karet, který znají všichni, se nepočítá; že ji hráč má, vědí všichni; vyloženou zakázku vidí všichni, splněnou při ukázání. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, náš výklad
P38 = Zakázku v ruce smí hráč ukázat jako kartu z ruky (B93); vyložená tím není (P27). (náš výklad)
    .source = náš výklad

## P · Varianty

P40 = Volba `plant_out`, výchozí off: po konci každý zasadí karty z ruky, první kartou počínaje, mezitím podle libosti sklízí a kupuje třetí pole podle B60–B70 a pak prodá všechna pole; bez obchodů, bez zakázek; `fields`: jen na vlastní pole; `free`: fazole, která se nehodí na žádné pole, založí nové; při shodě se počítají karty v ruce před tímto sázením. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady, náš výklad
P41 = Volba `retrade`: hráč na tahu smí dál obchodovat s tím, co získal; ostatní stále obchodují jen z ruky.
    .source = pravidla High Bohn a Bohnanza Plus, pravidla rozšiřující sady

### H · High Bohn

## H · Město

H01 = 104 fazolí základní hry, třetí pole, 32 budov: 8 typů za ceny 1, 2, 3, 4.
    .source = pravidla High Bohn a Bohnanza Plus
H02 = Budova se platí jen tolary svého druhu.
    .source = pravidla High Bohn a Bohnanza Plus
H03 = Hráč vlastní nejvýš jednu budovu každého typu; více budov různých typů smí koupit najednou.
    .source = pravidla High Bohn a Bohnanza Plus
H04 = Budovy se smějí kupovat kdykoli, i v tahu jiného, a působí hned, jen pro svého majitele.
    .source = pravidla High Bohn a Bohnanza Plus
H05 = Zaplacené tolary jdou na odkládací balíček.
    .source = pravidla High Bohn a Bohnanza Plus
H06 = Nákup čeká, dokud smí kartu místo kupujícího vzít hráč, který je dřív na řadě (nejdřív hráč na tahu, pak po směru hodinových ručiček), typ nevlastní a má tolary; když ji všichni přenechají, nákup platí; do té doby ho smí kupující odvolat; volba `first_come`: hned. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, náš výklad
H07 = 3 hráči: když typ vlastní dva, jeho ostatní karty opouštějí hru; 4 hráči: když jej vlastní tři; 5 hráčů: žádné hru neopouštějí.
    .source = pravidla High Bohn a Bohnanza Plus
H08 = Budovy za cenu 1 nemají žádný účinek, přinášejí jen svou cenu a prémii za počet.
    .source = pravidla High Bohn a Bohnanza Plus
H09 = 3–4 hráči: hra končí třetím vyčerpáním; 5 hráčů: čtvrtým.
    .source = pravidla High Bohn a Bohnanza Plus
H10 = Po konci smí každý jednou, od hráče na tahu po směru hodinových ručiček, koupit libovolný počet budov, které působí hned a počítají se pro týpí; tolary pod kartami nelze utratit.
    .source = pravidla High Bohn a Bohnanza Plus
H11 = Bodování: tolary včetně těch pod kartami + prémie týpí + ceny vlastních budov + prémie za počet 4→1, 5→2, 6→3, 7→5, 8→8.
    .source = pravidla High Bohn a Bohnanza Plus
H12 = Příklad z pravidel dává 29: šest tolarů; saloon 2, kovárna 2, vězení 4, důl 3, týpí 4, farma 4.
    .source = pravidla High Bohn a Bohnanza Plus
H13 = V High Bohn si platící vybírá, kterými tolary zaplatí třetí pole, protože na druzích záleží. (náš výklad)
    .source = náš výklad
H14 = Hrají 3, 4 nebo 5 hráčů; jiný počet se odmítne s vysvětlením; každý bod B platí, neříká-li bod H jinak.
    .source = pravidla High Bohn a Bohnanza Plus
H15 = Budova stojí tolik tolarů, kolik je její cena, a to tohoto druhu: důl zahradní, týpí červené, banka černooké, farma sójové, saloon zelené, sklad smradlavé, kovárna čili, vězení modré, palírna koňakové; saloon 3 stojí tři zelené, banka 1 jednu černookou.
    .source = pravidla High Bohn a Bohnanza Plus
H16 = Hráč smí u typu začít kteroukoli cenou, ať už vlastní cokoli, a nikdy nemůže vyměnit budovu za jinou téhož typu. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, náš výklad
H17 = Na konci v tomto pořadí: prodá se každé pole, s budovami pro sklizeň, poplatky a vězením 4; poslední kolo nákupů (volba `last_sale` = `after`: kolo nákupů je první a každý v něm smí prodávat); tolary pod kartami se přidají k hromádce; týpí; součet. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, náš výklad
H18 = Druhy tolarů každého hráče, jeho budovy, uskladněné fazole a tolary pod kartami vidí všichni. (náš výklad)
    .source = náš výklad
H19 = Příklady z pravidel: 3 hráči, postaveny farmy 2 a 4: farmy 1 a 3 opouštějí hru, třetí hráč žádnou nedostane; 4 hráči, postaveny banky 1, 3, 4: hru opouští banka 2; 5 hráčů: po čtyřech budovách jednoho typu pátý hráč žádnou nedostane.
    .source = pravidla High Bohn a Bohnanza Plus

## H · Budovy

H20 = Důl 2: třetí pole stojí jeden tolar.
    .source = pravidla High Bohn a Bohnanza Plus
H21 = Důl 3: zahradní fazole vynášejí 1→1, 2→2, 3→3 a osamělá zahradní fazole se smí sklidit vždy.
    .source = pravidla High Bohn a Bohnanza Plus, karty
H22 = Důl 4: jedno obyčejné pole navíc, které není třetím polem: třetí lze stále koupit, celkem čtyři.
    .source = pravidla High Bohn a Bohnanza Plus
H23 = Týpí 2, 3, 4: na konci o tolar víc za každých plných 8, 6, 5 tolarů v hromádce.
    .source = pravidla High Bohn a Bohnanza Plus
H24 = Banka 2: mezi fází 4 předchozího hráče a vlastní fází 1 se smí jen její majitel podívat na vrchní kartu balíčku a nechat ji, takže se vezme jako další, nebo ji dát pod balíček, takže bude poslední před jeho vyčerpáním; ostatní se dozvědí jen, co zvolil. (zčásti náš výklad)
    .source = karty, náš výklad
H25 = Banka 3: ve fázi 4 se dobrané karty smějí libovolně seřadit, než přijdou do ruky.
    .source = karty
H26 = Banka 4: před vlastním tahem se smí jedna karta přesunout na jiné místo v ruce.
    .source = karty
H27 = Banku nevyužitou ve své chvíli už v tom tahu použít nelze.
    .source = pravidla High Bohn a Bohnanza Plus
H28 = Farma 2: sójová smí na obyčejné pole jednoho druhu, jehož číslo je 14 nebo více (zelené, smradlavé, čili, modré, koňakové), a počítá se tam jako ten druh, i pro vězení a kovárnu; jen když na žádném jiném vlastním poli, čistém ani smíšeném, není sójová; dokud je tu smíšené pole, sójová už roste a druhé pole nezakládá, ledaže to dovolí `same_sort_twice`; ne do směsi, ne na pole z H32; do sklizně smějí přibývat oba druhy; na pole založené sójovou přijde jen sójová; směs se sójovou je pole, na kterém je sójová. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, náš výklad
H29 = Farma 3: jedna až tři fazole ve fázi 1.
    .source = pravidla High Bohn a Bohnanza Plus
H30 = Farma 4: sklizeň v ceně právě čtyř tolarů vynese pět.
    .source = pravidla High Bohn a Bohnanza Plus
H31 = Farma 4 s vězením 3: osm modrých vynese pět.
    .source = pravidla High Bohn a Bohnanza Plus
H32 = Saloon 2, kovárna 2: jedno pole navíc jen pro zelené, jen pro čili; v pravidle o osamělé fazoli se počítá oběma směry a dovoluje druhé pole toho druhu.
    .source = pravidla High Bohn a Bohnanza Plus
H33 = Saloon 3 a 4: kterékoli vlastní pole kromě polí z H32 smí být směs: po jedné fazoli několika druhů, žádné dvě stejné; fazole ji smí založit na prázdném poli, i když její druh roste jinde.
    .source = pravidla High Bohn a Bohnanza Plus
H34 = Směs vynáší podle saloonu: 3 → 3/6/7/8 za 1/2/3/4; 4 → 3/5/6/7/8 za 1/2/3/4/5.
    .source = karty
H35 = Tolary za směs leží pod saloonem, nelze je utratit a na konci se počítají před týpí.
    .source = pravidla High Bohn a Bohnanza Plus
H36 = Pole s jednou fazolí je obyčejné, i pro sklizeň, dokud k ní nepřijde druhý druh, pokud nebylo založeno jako směs; kdo koupí saloon 3 nebo 4, smí svá pole s jednou fazolí hned změnit ve směs. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, náš výklad
H37 = Sklad 2, 3, 4 pojme naráz jednu, dvě, tři fazole: majitel tam smí místo sázení dát první fazoli své fáze 1 (počítá se jako jedna z fazolí té fáze, i jako ta první) a ve fázi 3 kteréhokoli tahu odkrytou fazoli, kterou si nechal, nebo získanou. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, náš výklad
H38 = S uskladněnými fazolemi se obchoduje a darují se jako karty z ruky, v tahu majitele nebo s hráčem na tahu, a majitel je nikdy nesází; kdo dostane fazoli z cizího skladu, musí ji zasadit a nesmí ji uskladnit. Má-li dávající fazoli téhož druhu ve skladu i mezi odkrytými, sám si vybere, kterou dá.
    .source = pravidla High Bohn a Bohnanza Plus
H39 = Kovárna 3: čili 3/5/6/7. Vězení 2: modré 3/5/7/9. Vězení 3: modré 4→2, 6→3, 8→4, 10→5.
    .source = karty
H40 = Kovárna 4: majitel smí sklidit kteroukoli osamělou fazoli.
    .source = pravidla High Bohn a Bohnanza Plus
H41 = Vězení 4: kdykoli něčí sklizeň modrých vynese aspoň jeden tolar, vezme si majitel vězení jednu ze zbylých modrých karet jako tolar, který může utratit; i při poslední sklizni; směs není sklizeň modrých, modré pole se sójovými ano (nezbude-li tam modrá karta, vezme jinou zbylou). (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, karty, náš výklad
H42 = Farma 4 se saloonem: směs v ceně právě čtyř tolarů vynese pět, pátý jde také pod saloon (saloon 3: osm druhů nebo více; saloon 4: sedm). (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, náš výklad
H43 = Které karty směsi nebo pole smíšeného se sójovými se stanou tolary, volí sklízející. (náš výklad)
    .source = náš výklad
H44 = Několik vlastních polí smí být zároveň směsí a druh smí růst ve směsích a kromě toho na jednom obyčejném poli. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, náš výklad
H45 = Fazole ve skladu nemají na konci cenu a při shodě se nepočítají jako karty v ruce. (náš výklad)
    .source = náš výklad

## H · Koňaková varianta

H50 = Do hry přijde 22 koňakových fazolí, 5/7/9/10, a čtyři palírny.
    .source = pravidla High Bohn a Bohnanza Plus, karty
H51 = Palírna 2: kupující musí hned jmenovat typ, který má ještě karty (i typ palírny; nemá-li žádný, nic se neděje); každý jiný hráč, od hráče na tahu po směru hodinových ručiček, smí jednou koupit jednu z nich podle H02, H03, H07; zbytek opouští hru. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, karty, náš výklad
H52 = Palírna 3: z každé sklizně směsi, která něco vynese, i na konci, jde jeden tolar podle volby sklízejícího, po farmě 4, na tuto kartu, kde jej nelze utratit a na konci se počítá před týpí; kdo sklízí a sám ji vlastní, položí sem jeden ze svých tolarů za směs. (zčásti náš výklad)
    .source = pravidla High Bohn a Bohnanza Plus, náš výklad
H53 = Palírna 4: koňakové 3/5/7/8.
    .source = pravidla High Bohn a Bohnanza Plus, karty
H54 = Devět budov přináší 8, stejně jako osm. (náš výklad)
    .source = náš výklad

### W · Bohnaparte

## W · Příprava a tah

W01 = 104 fazolí základní hry, každý dvě pole, žádné třetí pole, pět karet.
    .source = pravidla Bohnaparte
W02 = Počínaje vylosovaným hráčem si každý po směru hodinových ručiček vezme volný tábor mapy; kdo volí poslední, má první tah, pak po směru hodinových ručiček. (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad
W03 = Fáze: sázení, obchodování, sázení získaného, útok, dobírání.
    .source = pravidla Bohnaparte
W04 = Ve fázi 5 se berou tři karty a jedna za každou v tu chvíli vlastněnou vesnici, i právě dobytou: dvě vesnice, pět karet.
    .source = pravidla Bohnaparte
W05 = Ve fázi 2 se odkryjí dvě karty a jedna za každou farmu hráče na tahu: dvě farmy, čtyři karty.
    .source = pravidla Bohnaparte
W06 = Za každý klášter musí hráč na tahu před fází 1 vzít jednu kartu z balíčku; 6–12 se stane tolarem, 14–20 se odloží.
    .source = pravidla Bohnaparte
W07 = Co W nemění, řídí se B (pořadí ruky, sázení, obchodování, sklizeň, osamělá fazole, míchání, kdo co vidí); třetí pole není (neplatí tedy B68–B70 ani druhá možnost z B15) a co B říká o fázi 4, platí pro fázi 5.
    .source = pravidla Bohnaparte
W08 = Hraje 3 až 6 hráčů; jiný počet se odmítne s vysvětlením.
    .source = pravidla Bohnaparte
W09 = Každý hráč má dvanáct žetonů, jeden z nich od začátku na svém táboře; všechna ostatní území jsou neutrální.
    .source = pravidla Bohnaparte

## W · Útok

W10 = Útok stojí jeden tolar, který jde lícem nahoru na odkládací balíček, a útočí jen hráč na tahu, ve fázi 4.
    .source = pravidla Bohnaparte
W11 = Cílem musí být území jiného hráče nebo neutrální a musí sousedit s územím útočníka; na řeku se nikdy neútočí a s výjimkou W51 se nikdy nepřekračuje.
    .source = pravidla Bohnaparte
W12 = Útočník a pak obránce položí lícem dolů jednu fazoli, z ruky (z kteréhokoli místa; pořadí ostatních zůstává, před fází 5 se za ni nic nebere), z vlastního skladu munice nebo naslepo z balíčku; kdo nemá karty v ruce ani použitelnou kartu ve skladu munice, bere z balíčku. (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad
W13 = Obránce ví, odkud útočníkova karta je, ne která to je; kartu z balíčku před odhalením nevidí nikdo. (náš výklad)
    .source = náš výklad
W14 = Neutrální území brání vždy vrchní karta balíčku; hráč vlevo od útočníka ji jen otočí, nic nevolí a nic nezíská.
    .source = pravidla Bohnaparte
W15 = Síla je číslo na kartě; útočník vítězí, jen je-li jeho číslo vyšší.
    .source = pravidla Bohnaparte
W16 = Obě karty jdou lícem nahoru na odkládací balíček; vyhraje-li útočník, jeho žeton přijde na území a starý zpět do zásoby svého majitele; jinak se žádný žeton nehýbe, ani na neutrálním území.
    .source = pravidla Bohnaparte
W17 = Ať to dopadne jakkoli, útočník smí útočit znovu, dokud mu tolary stačí, na totéž území jen tehdy, když je nezískal; fáze končí, když přestane.
    .source = pravidla Bohnaparte
W18 = Hráč, který ztratí tábor, hraje dál, dokud má nějaké území.
    .source = pravidla Bohnaparte
W19 = Příklad z pravidel: 18 z ruky neuspěje proti 18 ze skladu munice; při novém útoku za druhý tolar farma padne, když 18 narazí na 14 z balíčku; na odkládacím balíčku leží dva tolary a čtyři fazole.
    .source = pravidla Bohnaparte

## W · Území a nákupy

W20 = Vesnice se brání silou aspoň 16, město aspoň 18, ať někomu patří, nebo jsou neutrální.
    .source = pravidla Bohnaparte
W21 = Pevnost zvyšuje sílu bránící fazole o dvě, pak platí minimum.
    .source = pravidla Bohnaparte
W22 = Lom: v kterékoli chvíli vlastního tahu smí majitel zaplatit dva tolary, otočit lom a hned položit pevnost pod kterékoli vlastní území, i pod lom a tábor; pod každým nejvýš jedna; zůstává, ať území patří komukoli.
    .source = pravidla Bohnaparte
W23 = Bažina: žádná strana nesmí použít karty ze skladu munice.
    .source = pravidla Bohnaparte
W24 = Majitel aspoň jednoho železného dolu má jedno dělo, nikdy dvě, a ztrácí je s posledním dolem; jeho útoky vyhrávají při remíze proti vesnicím, městům a opevněným územím, ale ne když obě síly, včetně pevnosti a minima, jsou 20.
    .source = pravidla Bohnaparte
W25 = Sklad munice: tři tolary, kdykoli, každý hráč jeden; pojme tolik fazolí, kolik je hráčů.
    .source = pravidla Bohnaparte
W26 = Fazole, kterou hráč ve fázi 1 nebo ve fázi 3 kteréhokoli tahu musí nebo smí zasadit, smí místo toho do jeho skladu munice, dokud je místo, a pak se počítá jako zasazená; fazole ze skladu munice se nesázejí, neprodávají a neobchoduje se s nimi, jen se jimi bojuje.
    .source = pravidla Bohnaparte
W27 = Vítězné body: město 3, pevnost o 1 víc pro majitele jejího území, řeka 0, ostatní území 1, prázdný lom také; tábor 1 (volba `camp_points` 0, 1, 2). (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad
W28 = Tolary za pevnost, sklad munice nebo obchodníka jsou vrchní z hromádky a jdou lícem nahoru na odkládací balíček, jako za útok. (zčásti náš výklad)
    .source = pravidla základní hry, pravidla Bohnaparte, náš výklad
W29 = Lom vystačí na jednu pevnost; otočený zůstává prázdný, ať patří komukoli, a stále má jeden bod.
    .source = pravidla Bohnaparte

## W · Konec

W30 = Hra končí čtvrtým vyčerpáním balíčku; volba `length` 3, 4 nebo 5.
    .source = pravidla Bohnaparte
W31 = Hra končí hned, když má hráč po bitvě 12 území, včetně táborů a bez pevností, nebo žádné. (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad
W32 = Přijde-li poslední vyčerpání v bitvě, odkládací balíček se pro ni zamíchá, bitva (u útoku jízdou obě kola) se dobojuje a hra končí.
    .source = pravidla Bohnaparte
W33 = Vítězí, kdo má nejvíc vítězných bodů; tolary se nepočítají; při shodě ten, kdo má nejvíc karet v ruce, a trvá-li shoda, vítězství se dělí. (zčásti náš výklad)
    .source = pravidla základní hry, pravidla Bohnaparte, náš výklad
W34 = Přijde-li poslední vyčerpání ve fázi 2 nebo 3, obě se dohrají a neútočí se; u kláštera, ve fázi 1, ve fázi 5 nebo ve fázi 4 mimo bitvu hra končí hned. (zčásti náš výklad)
    .source = pravidla základní hry, náš výklad
W35 = V posledním průchodu se ve fázi 2 odkryje tolik karet, kolik zbývá, je-li jich méně než dvě plus počet farem. (zčásti náš výklad)
    .source = pravidla základní hry, náš výklad
W36 = Strana, která nemůže položit kartu, protože ruka, sklad munice, balíček ani odkládací balíček žádnou nedají, bojuje s 0; minimum a pevnost se přesto počítají. (náš výklad)
    .source = náš výklad

## W · Mapy

W40 = Pro 3, 4, 5 a 6 hráčů je mapa, obyčejná i s jízdou; vystačí s obsahem krabice, souvisí i bez svých řek, každá řeka prodlužuje nějakou cestu po souši a každý tábor sousedí s územím bez minima. (náš výklad)
    .source = náš výklad
W41 = Území leží v posunutých řadách a dotýkají se až šesti dalších; volba `grid`: řady posunuté o půl karty se odshora střídavě posunou o půl karty doprava a doleva, první doprava, a území se dotýkají jen nahoře, dole, vlevo a vpravo. (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad
W42 = Hráči smějí vyložit vlastní mapu: v obrysu mapy určené pro stůl, jeden tábor pro každého, ne víc karet jednoho druhu, než má krabice, bez svých řek jeden souvislý kus (s `grid` tak, jak leží); jinak se odmítne s vysvětlením. (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad
W43 = Tři hráči smějí zvolit pyramidu o šesti stupních s táborem v každém rohu; s `cavalry` zaujmou místa železných dolů a lomů pastviny a lesy. Vlastní pyramida smí mít pět nebo šest stupňů. (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad
W44 = Příklad z pravidel: na obyčejné mapě pro tři smí tábor útočit na bažinu, farmu a vesnici a na nic jiného. (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad

## W · Jízdní varianta

W50 = Pastviny nahrazují železné doly, lesy pevnosti, obchodníci sklady munice, jízda děla; lom na vlastní mapě je území bez účinku; bažiny zůstávají jako území bez účinku. (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad
W51 = Les: obrana aspoň 17; jeho majitel smí také z kteréhokoli vlastního území u řeky útočit na území, které se dotýká téže karty řeky, ať někomu patří, nebo je neutrální; v rovné mřížce jen na to, které leží přímo za řekou. (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad
W52 = Obchodník: tři tolary kdykoli, dokud hráč vlastní les, jednou; zůstává, i když se les ztratí; hned dostane dvě odkryté karty.
    .source = pravidla Bohnaparte
W53 = S obchodníkem jdou karty fáze 5 k němu a tolik, kolik se vzalo, vybraných ze všech tam ležících, jde v libovolném pořadí na konec ruky; dvě zůstávají a nelze je sázet, obchodovat s nimi ani jimi bojovat.
    .source = pravidla Bohnaparte
W54 = Pastvina přináší vlastní jízdu, která s ní mění majitele a ponechává si svůj stav.
    .source = pravidla Bohnaparte
W55 = Kdo útočí jízdou, řekne kterou; ta udeří první, silou 17 proti obranné kartě zvolené jako obvykle; je-li silnější, území je získáno, jízda zůstává připravena a bitva je u konce.
    .source = pravidla Bohnaparte
W56 = Není-li silnější, jízda se otočí, obranná karta se odloží a musí následovat druhé kolo s novými kartami, bez jízdy. (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad
W57 = Připravená jízda smí udeřit ve více bitvách jednoho tahu, v každé bitvě jen jedna; útok stojí jeden tolar, ať má kol kolik chce.
    .source = pravidla Bohnaparte
W58 = Otočená jízda je opět připravena ve fázi 1 příštího tahu toho, komu v té době patří. (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad
W59 = Volba `both_sides`, s `cavalry`: přidají se karty obyčejné hry; lomy, železné doly, pevnosti, sklady munice, děla a pastviny, lesy, obchodníci, jízda působí, jak říkají jejich body pravidel, na větší mapě, která smí přesáhnout jednu krabici. (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad
W60 = Příklad z pravidel: s lesem smí tábor u řeky útočit na farmu a tábor u téže řeky; bez něj na nic z toho.
    .source = pravidla Bohnaparte
W61 = Jízdu lze poslat i tam, kde nemůže vyhrát: 17 nikdy neporazí město ani les a jízda se otočí.
    .source = pravidla Bohnaparte

## W · Co kdo vidí

W90 = Fazole ve skladu munice leží lícem dolů: majitel je vidí, ostatní jen kolik jich je. (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad
W91 = Karty obchodníka, karty kláštera, obě karty bitvy po odhalení, žetony, lomy a stav jízdy vidí všichni. (zčásti náš výklad)
    .source = pravidla Bohnaparte, náš výklad
W92 = Fazole ve skladu munice smí hráč ukázat jako karty z ruky (B93). (náš výklad)
    .source = náš výklad
W93 = Hráč smí jinému slíbit mír na jeden až pět vlastních tahů; útok na území toho hráče slib poruší, zakázaný však není (B94). (náš výklad)
    .source = náš výklad

### K · Kuhhandel Master

## K · Příprava

K01 = 40 zvířat, 10 druhů po čtyřech: slepice 10, husa 40, kočka 90, pes 160, ovce 250, koza 350, osel 500, prase 650, kráva 800, kůň 1000; 10 rodokmenů; 4 krysy.
    .source = pravidla Kuhhandel Master, karty
K02 = Peníze: 12×0, 18×10, 6×20, 12×50, 6×100, 6×200, 6×500.
    .source = pravidla Kuhhandel Master
K03 = Každý hráč začíná s 2×0, 3×10, 1×20, 1×50.
    .source = pravidla Kuhhandel Master
K04 = V tahu: jedna dražba, nebo, je-li to možné, jeden kravský handl.
    .source = pravidla Kuhhandel Master
K05 = Peníze i počet peněžních karet vidí jen jejich majitel; zvířata, rodokmeny a krysy leží otevřeně. (zčásti náš výklad)
    .source = pravidla Kuhhandel Master, náš výklad
K06 = Hraje 2 až 6 hráčů; jiný počet se odmítne; první hráč se losuje a hraje se po směru hodinových ručiček. (zčásti náš výklad)
    .source = pravidla Kuhhandel Master, náš výklad
K07 = Balíček tvoří 54 zamíchaných zvířat, rodokmenů a krys; nerozdané peníze jsou zásoba pro osly.
    .source = pravidla Kuhhandel Master

## K · Dražba zvířete

K10 = Všichni kromě licitátora smějí kdykoli přihazovat; příhozy jsou násobky 10, první aspoň 10, každý aspoň o 10 víc než poslední. (zčásti náš výklad)
    .source = pravidla Kuhhandel Master, náš výklad
K11 = Příhoz během trojího volání je ruší; po třetím volání je dražba uzavřena.
    .source = pravidla Kuhhandel Master
K12 = Bez příhozu si licitátor vezme kartu zdarma.
    .source = pravidla Kuhhandel Master
K13 = Licitátor prodá: kdo přihodil nejvíc, zaplatí mu svůj příhoz; nebo koupí: zaplatí ten příhoz tomu, kdo přihodil nejvíc a kdo neplatí nic.
    .source = pravidla Kuhhandel Master
K14 = Kdo může zaplatit přesně, musí; kdo nemůže, platí víc a nazpět nedostane nic; peníze se nikdy nerozměňují ani nevyměňují.
    .source = pravidla Kuhhandel Master
K15 = V platbě není žádná nula a žádná karta, bez které by cena byla stejně pokryta. (náš výklad)
    .source = náš výklad
K16 = Příhoz smí být vyšší než vlastní peníze; kdo pak nemůže zaplatit, ukáže všem všechny své peníze a karta se draží znovu.
    .source = pravidla Kuhhandel Master
K17 = V každé další dražbě této karty smí odhalený hráč přihazovat do výše toho, co ukázal; volba `bluffer_out` ho vyřadí. (náš výklad)
    .source = náš výklad
K18 = Koupí-li licitátor, blufující dostane zaplaceno a nic neukazuje. (náš výklad)
    .source = náš výklad
K19 = Za prvního, druhého, třetího a čtvrtého otočeného osla dostane nejdřív každý hráč, i licitátor, 50, 100, 200, 500 ze zásoby; při nové dražbě téže karty už ne. (zčásti náš výklad)
    .source = pravidla Kuhhandel Master, náš výklad
K20 = Kdo vede, nemůže zvýšit vlastní příhoz. (náš výklad)
    .source = náš výklad
K21 = Volba `auction`: `live`, volání podle hodin; `turns`, postupně od hráče vlevo od licitátora, přihodit nebo pasovat, příhoz ruší všechna pasování, konec, když od posledního příhozu pasovali všichni kromě toho, kdo vede, nebo všichni, když nikdo nepřihodil; `sealed`, nejvyšší strop vyhrává za druhý nejvyšší plus 10, nejvýš za vlastní, aspoň za 10, při stejných stropech rozhodne los. (náš výklad)
    .source = náš výklad
K22 = Licitátor smí koupit jen to, co může zaplatit, zvíře nebo rodokmen, a pozná se to jen z jeho vlastních možností. (náš výklad)
    .source = náš výklad
K23 = Příhoz smí být nejvýš tak vysoký, kolik peněz bylo dosud vydáno. (náš výklad)
    .source = náš výklad
K24 = Dokud se vyvolává nebo odpočítává, smí licitátor příští volání popohnat na polovinu času hodin, nebo je zdržet na dvojnásobek; platí to jen pro toto volání. Nezbývá-li nikdo, kdo může nebo chce přihodit, následují volání hned po sobě. (náš výklad)
    .source = náš výklad

## K · Rodokmen, holandská dražba

K30 = Cena se odpočítává od 10 dolů a je to počet peněžních karet libovolné hodnoty.
    .source = pravidla Kuhhandel Master
K31 = Kdo se přihlásí první, položí tolik karet lícem dolů licitátorovi; ten si je vezme a předá rodokmen, nebo jej, než je uvidí, koupí sám a zaplatí přihlášenému stejný počet karet.
    .source = pravidla Kuhhandel Master
K32 = Nepřihlásí-li se při 1 nikdo, vezme si jej licitátor zdarma.
    .source = pravidla Kuhhandel Master
K33 = Přihlásit se smí jen ten, kdo má na tu cenu dost karet. (náš výklad)
    .source = náš výklad
K34 = Rodokmeny nikdy nemění majitele a nikdy nejsou předmětem handlu.
    .source = pravidla Kuhhandel Master
K35 = Volba `dutch`: `live`; `sealed`, nejvyšší číslo vyhrává a platí své číslo, při stejných číslech rozhodne los. (náš výklad)
    .source = náš výklad
K36 = Rodokmen osla nic nevyplácí. (náš výklad)
    .source = náš výklad
K37 = Koupí-li rodokmen licitátor, karty přihlášeného se vracejí, aniž je kdo viděl. (zčásti náš výklad)
    .source = pravidla Kuhhandel Master, náš výklad
K38 = Příklad z pravidel: cenu čtyři lze zaplatit kartami 0, 0, 0, 0 nebo 0, 0, 100, 500.
    .source = pravidla Kuhhandel Master

## K · Krysa

K40 = Od hráče vlevo od licitátora: vzít krysu se všemi penězi u ní, nebo položit jednu peněžní kartu lícem dolů a předat dál.
    .source = pravidla Kuhhandel Master
K41 = Jde to dokola, včetně licitátora, dokud ji někdo nevezme; kdo nemá peníze, musí ji vzít. (zčásti náš výklad)
    .source = pravidla Kuhhandel Master, náš výklad
K42 = Licitátor pak musí dražit znovu.
    .source = pravidla Kuhhandel Master
K43 = Kolik karet u krysy leží, vidí všichni, jejich hodnotu nikdo. (náš výklad)
    .source = náš výklad
K44 = Krysa jako poslední karta ukončuje tah. (náš výklad)
    .source = náš výklad
K45 = S krysou v dražbě po kryse se zachází stejně, kolikrát se objeví; kravský handl dlužnou dražbu nenahrazuje.
    .source = pravidla Kuhhandel Master

## K · Kravský handl

K50 = Oba musejí mít ten druh; druhý hráč nemůže odmítnout; na úplnou čtveřici nelze zaútočit.
    .source = pravidla Kuhhandel Master
K51 = Při dvou proti dvěma jde o obě karty, jinak o jednu.
    .source = pravidla Kuhhandel Master
K52 = Nabídka je jedna nebo více peněžních karet lícem dolů, jejich počet je skryt; kdo je pokládá, smí ukázat, kolik jich je.
    .source = pravidla Kuhhandel Master
K53 = Druhý hráč nabídku přijme, vezme peníze a dá zvíře, nebo dá protinabídku z peněžních karet.
    .source = pravidla Kuhhandel Master
K54 = Po protinabídce si oba vymění peníze; zvířata bere, kdo položil víc; každý si nechá, co dostal.
    .source = pravidla Kuhhandel Master
K55 = Stejné součty: peníze zůstávají vyměněné a následuje druhé kolo podle týchž pravidel, i s možností přijmout; opět stejné: i tyto peníze zůstávají vyměněné a zvířata bere hráč na tahu. (zčásti náš výklad)
    .source = pravidla Kuhhandel Master, náš výklad
K56 = O krysy se handluje opačně: kdo položil víc, dává své krysy pryč, jednu nebo dvě jako v K51; po dvou shodách dává hráč na tahu.
    .source = pravidla Kuhhandel Master
K57 = Kdo v handlu o krysy přijme peníze, bere i krysy. (náš výklad)
    .source = náš výklad
K58 = Ostatní se dozvědí oba hráče, druh, zda jde o jednu kartu, nebo o dvě, zda byla nabídka přijata, nebo přišla protinabídka, shodu a vítěze; žádné součty a žádný počet peněžních karet, ledaže ho nabízející ukáže. (náš výklad)
    .source = náš výklad
K59 = Bez peněz nelze zahájit handl, dokud jsou v balíčku karty; je-li balíček prázdný, je nabídka prázdná; bez peněz nelze dát protinabídku. (náš výklad)
    .source = náš výklad

## K · Konec a bodování

K60 = S prázdným balíčkem jsou handly povinné, dokud není každá čtveřice, i krysí, úplná; hráč bez neúplné čtveřice nebo bez zvířat se přeskakuje; hra končí, jakmile není možný žádný handl, i hned po poslední dražbě. (zčásti náš výklad)
    .source = pravidla Kuhhandel Master, náš výklad
K61 = Po 200 handlech s prázdným balíčkem hra končí; neúplné čtveřice nic nepřinesou, neúplná čtveřice krys nic nebere. (náš výklad)
    .source = náš výklad
K62 = Čtyři krysy připraví majitele o jednu z jeho čtveřic; nejlepší volba pro něj se udělá za něj. (zčásti náš výklad)
    .source = pravidla Kuhhandel Master, náš výklad
K63 = Skóre = počet čtveřic zbylých po K62 × (jejich hodnoty + 250 za každý odpovídající rodokmen) + 250 za každý jiný rodokmen, i za rodokmen odstraněné čtveřice.
    .source = pravidla Kuhhandel Master
K64 = Příklad z pravidel dává 2670, a 3100 se 430 v ruce podle Pecunia non olet.
    .source = pravidla Kuhhandel Master
K65 = Při stejném skóre se vítězství dělí. (náš výklad)
    .source = náš výklad
K66 = Volba `tie_break` = `money`: při stejném skóre vítězí, kdo má v ruce víc peněz. (náš výklad)
    .source = náš výklad
K67 = Peníze se do skóre nepočítají, s výjimkou K81.
    .source = pravidla Kuhhandel Master

## K · Dva hráči a varianty

K70 = Dva hráči: po 2 z 50, 100, 200, 500 čekají na osly; nuly se nepoužívají a nikdo s nimi nezačíná; z ostatních 36 peněžních karet jde deset neviděných do krabice; balíček tvoří zbylých 26 a 54 červených karet. Volba `two_seat_zeros` = `some`: každý začíná se svými dvěma nulami, ostatních osm jde do krabice. (zčásti náš výklad)
    .source = pravidla Kuhhandel Master, náš výklad
K71 = Místo dražby se hráč na tahu sám podívá na vrchní kartu a nechá si ji, nebo ji dá druhému; kdo ji nedostal, dostane další kartu a na tahu je druhý.
    .source = pravidla Kuhhandel Master
K72 = Zvířata, rodokmeny a krysy se hned vykládají otevřeně; peníze jdou do ruky.
    .source = pravidla Kuhhandel Master
K73 = Za každého vyloženého osla dostanou oba 50, 100, 200, 500 v tomto pořadí; za dva v jednom dělení se platí po sobě. (zčásti náš výklad)
    .source = pravidla Kuhhandel Master, náš výklad
K74 = Ve dvou vidí barvu rubu vrchní karty balíčku, červenou nebo zelenou, všichni; další rub není před volbou vidět. (zčásti náš výklad)
    .source = pravidla Kuhhandel Master, náš výklad
K75 = Předanou peněžní kartu znají dárce a příjemce; ponechanou nebo naslepo přijatou jen její majitel.
    .source = pravidla Kuhhandel Master
K80 = Volba `super`: po kravském handlu, a ne před ním, lze ještě uspořádat jednu dražbu, ve dvou jedno dělení; krysa v ní zavazuje jako obvykle. (zčásti náš výklad)
    .source = pravidla Kuhhandel Master, náš výklad
K81 = Volba `pecunia`: peníze v ruce se přičtou po násobení.
    .source = pravidla Kuhhandel Master

## K · Co kdo vidí

K90 = Kolik peněz hráč má a v kolika kartách, neví nikdo jiný; volba `hand_count_visible` ukazuje počet, který se během handlu u obou handlujících nemění. (náš výklad)
    .source = náš výklad
K91 = Karty platby v dražbě vidí plátce a příjemce; ostatní znají cenu. (náš výklad)
    .source = náš výklad
K92 = Volba `offer_count_visible`: počet karet v nabídce vidí všichni. (náš výklad)
    .source = náš výklad
K93 = Kdykoli smí hráč ukázat peníze ze své ruky jednomu či více jiným nebo všem; kdo je viděl, ví, že tam jsou, dokud nemohly být položeny či zaplaceny; kdo komu kolik karet ukázal, vidí všichni. (náš výklad)
    .source = náš výklad
K94 = Hráč smí jinému slíbit, že v příští dražbě některého zvířete nepřihodí, nebo že s ním jeden až pět vlastních tahů nezahájí kravský handl; příhoz nebo takový handl slib poruší, nikoho však nezavazuje. (náš výklad)
    .source = náš výklad
