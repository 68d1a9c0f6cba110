### Co se říká o botech a co boti říkají.

refusal-unknown-bot = Bot „{ $bot }“ neexistuje; jsou tu: { $bots }.
refusal-no-bot-in-module = Modul „{ $module }“ se našel, ale „{ $bot }“ v něm není bot; uveďte ho jako „my.module:MyBot“.
refusal-broken-bot = Bota „{ $bot }“ nelze vytvořit: { $why }
refusal-no-bot-class = „{ $bot }“ není bot; odvoďte třídu od higgle.play.Bot a dejte jí metodu act(view, ask, events).
refusal-no-games = Je třeba odehrát alespoň jednu hru.
refusal-bad-processes = Zadejte, kolik procesů si práci rozdělí: 1 nebo více, anebo 0 pro jeden na každé jádro; { $processes } nejde.
refusal-wrong-bots = Botů je { $bots } a míst { $seats }; uveďte jednoho na každé místo, nebo méně, pak se budou opakovat.

refusal-unknown-style = Styl „{ $style }“ neexistuje; jsou tu: { $styles }.
refusal-talk-text = „{ $text }“ nic neříká; napište „call nothing for 1 blue“ nebo „signal want 1 red give nothing never nothing“.
refusal-promise-too-large = Slibte najednou nejvýš tolik karet: { $most }.
refusal-no-such-pact = To se v této hře slíbit nedá.
refusal-promise-to-others = Slibte to někomu jinému.
refusal-peace-rounds = Slibte mír na 1 až { $most } kol.
refusal-no-trade-board = Ve hře „{ $game }“ se na trhu nesmlouvá, není tedy co vypsat.
refusal-contest-text = „{ $text }“ není soutěž; pište například „bohnanza:farmer/greedy“.

## Proč bot něco nabízí

bot-offer-pays = { $voice ->
    [generous] { $way ->
        [two] { $bean } číslo { $count } mi pomůže, snad i vám.
        [three] Férová výměna? { $bean } číslo { $count } mi něco vynese.
       *[one] { $bean }, karta číslo { $count }, mi už něco vynese, a tohle vám klidně nechám.
    }
    [stubborn] { $way ->
        [two] { $bean }. Tu potřebuji. Číslo { $count }.
        [three] { $bean }. Co dávám, víte.
       *[one] { $bean } číslo { $count } vynáší. To je má cena.
    }
    [shy] { $way ->
        [two] Jestli to nevadí… { $bean }? Číslo { $count } vynáší.
        [three] { $bean } by mi udělala radost, číslo { $count }.
       *[one] Nemohli byste ji postrádat? { $bean } by byla moje { $count }. karta.
    }
    [chatty] { $way ->
        [two] { $bean }, { $bean }! Sem s číslem { $count }!
        [three] Číslo { $count }, no věřili byste? Sem s ní: { $bean }!
       *[one] Jé, { $bean }! Číslo { $count } a hned vynáší!
    }
    [calculating] { $way ->
        [two] Od čísla { $count } vynáší { $bean } víc.
        [three] { $bean } ×{ $count }: o tolar víc.
       *[one] { $bean }, číslo { $count }: to se vyplatí.
    }
   *[plain] { $way ->
        [two] { $bean } číslo { $count }, a pole mi vynese víc.
        [three] { $bean }! S číslem { $count } vydělám víc.
       *[one] { $bean } číslo { $count } by mi hned něco vynesla.
    }
}
bot-offer-grows = { $voice ->
    [generous] { $way ->
        [two] { $bean } by u mě měla dobrou společnost.
        [three] { $bean }: tu sbírám. Vyhovuje vám to?
       *[one] { $bean } u mě roste; snad se to hodí i vám.
    }
    [stubborn] { $way ->
        [two] { $bean }. Na moje pole.
        [three] { $bean } patří k mým. A dost.
       *[one] { $bean } roste tady. Chci ji.
    }
    [shy] { $way ->
        [two] { $bean }… pár jich už mám.
        [three] { $bean } by se mi hodila, jestli vám to nevadí.
       *[one] { $bean } u mě roste, jestli ji nepotřebujete.
    }
    [chatty] { $way ->
        [two] Znáte mě: { $bean } není nikdy dost!
        [three] { $bean }, a pole mi bude zpívat!
       *[one] Zase { $bean }! Moje pole se jí nemůže nabažit.
    }
    [calculating] { $way ->
        [two] { $bean } už tu roste; další mě nic nestojí.
        [three] Já mám pole, vy máte tohle: { $bean }.
       *[one] { $bean }: o krok blíž k dalšímu tolaru.
    }
   *[plain] { $way ->
        [two] { $bean }: na tu moje pole čeká.
        [three] { $bean }? Tu sbírám.
       *[one] { $bean } mi roste na polích.
    }
}
bot-offer-starts = { $voice ->
    [generous] { $way ->
        [two] { $bean }: jedno pole mám pro ni volné.
       *[one] { $bean } by mi založila pěkné nové pole.
    }
    [stubborn] { $way ->
        [two] Pole je volné. { $bean } na něj přijde.
       *[one] Budu pěstovat tohle: { $bean }.
    }
    [shy] { $way ->
        [two] { $bean }… místo by se tu našlo.
       *[one] Třeba to zkusím: { $bean }.
    }
    [chatty] { $way ->
        [two] Volné pole! A { $bean } by na něm tak slušela!
       *[one] Takové pole je můj dávný sen: { $bean }!
    }
    [calculating] { $way ->
        [two] Jedno pole je volné. { $bean } se tam hodí.
       *[one] Prázdné pole nevynáší, { $bean } ano.
    }
   *[plain] { $way ->
        [two] { $bean }: pro tu mám volné pole.
       *[one] Hodilo by se mi nové pole: { $bean }.
    }
}
bot-offer-clears = { $voice ->
    [generous] { $way ->
        [two] { $bean } by mi stála za celé pole.
       *[one] { $bean }: pro ni se místo najde.
    }
    [stubborn] { $way ->
        [two] { $bean }: místo na ni udělám.
       *[one] { $bean }. Něco jiného půjde z pole.
    }
    [shy] { $way ->
        [two] Jedno pole snad oželím… { $bean }.
       *[one] { $bean }… místo by se pro ni udělalo.
    }
    [chatty] { $way ->
        [two] Staré ven, { $bean } dovnitř!
       *[one] { $bean }! Kvůli ní překopu půl zahrady!
    }
    [calculating] { $way ->
        [two] Jedno pole, a místo něj { $bean }: to se vyplatí.
       *[one] { $bean } vynese víc než to, co tam roste teď.
    }
   *[plain] { $way ->
        [two] { $bean } by mi stála za sklizeň.
       *[one] { $bean }: kvůli té vyklidím pole.
    }
}
bot-offer-saves = { $voice ->
    [generous] { $way ->
        [two] { $bean } od vás, a moje pole žije dál.
       *[one] { $bean } by mi pomohla udržet pole. Snad to pomůže i vám.
    }
    [stubborn] { $way ->
        [two] Dejte mi ji: { $bean }. A pole zůstane.
       *[one] { $bean }, nebo to pole sklidím.
    }
    [shy] { $way ->
        [two] { $bean }… pak by pole mohlo zůstat.
       *[one] O pole asi přijdu… { $bean } by ho zachránila.
    }
    [chatty] { $way ->
        [two] Rychle, { $bean }, nebo to všechno překopu!
       *[one] Zachraňte mi pole! Jedna { $bean }, a zůstane!
    }
    [calculating] { $way ->
        [two] Ještě { $bean }, a pole se nemusí sklidit.
       *[one] { $bean } číslo { $count }, a pole se ještě vyplatí.
    }
   *[plain] { $way ->
        [two] { $bean } by mi zachránila pole.
       *[one] Ještě jedna { $bean }, a to pole si můžu nechat.
    }
}
bot-begs = { $voice ->
    [generous] { $way ->
        [two] { $bean }, jen tak z přátelství?
        [three] Obejdete se bez ní? { $bean } by se u mě měla dobře.
       *[one] Nechali byste mi ji? { $bean }. Budu na to pamatovat.
    }
    [stubborn] { $way ->
        [two] { $bean }. Sem s ní.
        [three] { $bean } půjde ke mně.
       *[one] { $bean } je vám k ničemu. Dejte ji sem.
    }
    [shy] { $way ->
        [two] { $bean }… mohla by být moje?
        [three] { $bean }… jen jestli vám překáží.
       *[one] Jestli ji nikdo nechce… { $bean }?
    }
    [chatty] { $way ->
        [two] Buďte tak hodní, { $bean } by mi udělala radost!
        [three] Nikdo se nedívá: { $bean }, šup sem s ní!
       *[one] { $bean } pro mě? Prosím, prosím!
    }
    [calculating] { $way ->
        [two] Vám { $bean } nic nepřinese, mně ano.
        [three] { $bean }: bez ní o nic nepřijdete.
       *[one] { $bean }: když za ni nikdo nic nedá, vezmu si ji.
    }
   *[plain] { $way ->
        [two] { $bean }: dali byste mi ji?
        [three] { $bean }: mně by se hodila, vám ne.
       *[one] { $bean }: té vás klidně zbavím.
    }
}
bot-gift = { $voice ->
    [generous] { $way ->
        [two] Kdo má místo? { $bean } je vaše, s radostí.
       *[one] { $bean }: vezměte si ji, ať slouží.
    }
    [stubborn] { $way ->
        [two] { $bean }. Berte.
       *[one] { $bean } musí pryč.
    }
    [shy] { $way ->
        [two] Jestli se někomu hodí { $bean }… je zadarmo.
       *[one] Nechtěl by ji někdo? { $bean }.
    }
    [chatty] { $way ->
        [two] Kdo chce? { $bean } zadarmo, opravdu!
       *[one] { $bean }, zdarma do dobrých rukou!
    }
    [calculating] { $way ->
        [two] { $bean }: darovat ji vyjde levněji než zasadit.
       *[one] { $bean } mě stojí víc, než vynese.
    }
   *[plain] { $way ->
        [two] Vzal by si ji někdo? { $bean }.
       *[one] { $bean } se mi na pole nehodí; třeba ji někdo chce.
    }
}
bot-keeps-word = { $voice ->
    [generous] { $bean }, podle slibu. Ať dobře roste!
    [stubborn] { $bean }. Držím slovo.
    [shy] Ehm… { $bean }, podle slibu.
    [chatty] Slib je slib: { $bean } je vaše!
    [calculating] { $bean }: tím jsme vyrovnáni.
   *[plain] { $bean }, podle slibu.
}
bot-thanks = { $voice ->
    [generous] { $way ->
        [two] To je milé! { $bean } je tu v dobrých rukou.
       *[one] Děkuji za dárek! { $bean }: na to nezapomenu.
    }
    [stubborn] { $way ->
        [two] To neodmítnu: { $bean }.
       *[one] { $bean }. Díky.
    }
    [shy] { $way ->
        [two] Pro mě? { $bean }? To je hezké.
       *[one] Ach… { $bean }? Děkuji.
    }
    [chatty] { $way ->
        [two] Dárky! Miluji dárky, a { $bean } k tomu!
       *[one] { $bean }, jen tak? Vy jste poklad!
    }
    [calculating] { $way ->
        [two] { $bean } zadarmo: to si zapíšu.
       *[one] { $bean }, bez nákladů. To máte k dobru.
    }
   *[plain] { $way ->
        [two] { $bean } přijde vhod, díky.
       *[one] Děkuji, { $bean } se mi hodí.
    }
}
bot-remembers-gift = { $voice ->
    [generous] { $way ->
        [two] Na váš dárek se nezapomíná: { $bean }.
       *[one] Od vás mám dárek: { $bean }. Laskavost se vrací.
    }
    [stubborn] { $way ->
        [two] Za váš dárek, { $bean }. Teď jsme si kvit.
       *[one] Od vás je tu { $bean }. Dluhy se platí.
    }
    [shy] { $way ->
        [two] Kvůli vašemu dárku… { $bean }.
       *[one] Byli jste tak hodní… { $bean }, pamatujete?
    }
    [chatty] { $way ->
        [two] Dárek od vás, { $bean }! Takové sousedy chci!
       *[one] { $bean } jen tak od vás! S vámi obchoduji ze všech nejraději!
    }
    [calculating] { $way ->
        [two] { $bean } od vás zadarmo: mám to zapsané.
       *[one] Váš dárek máte pořád k dobru: { $bean }.
    }
   *[plain] { $way ->
        [two] Za dárek od vás: { $bean }.
       *[one] Od vás mám dárek, { $bean }; pamatuji si to.
    }
}
bot-refuse-owed = { $voice ->
    [generous] { $way ->
        [two] Po tom, jak chyběla slíbená { $bean }, raději ne.
       *[one] { $bean } byla slíbená, a nikdy nepřišla. Teď raději ne.
    }
    [stubborn] { $way ->
        [two] Slíbená { $bean }, nedodržené slovo.
       *[one] Dlužíte mi: { $bean }. Ne.
    }
    [shy] { $way ->
        [two] Čekám na ni pořád… { $bean }.
       *[one] Víte… slíbená { $bean } nikdy nepřišla.
    }
    [chatty] { $way ->
        [two] Nejdřív { $bean }, jak zněl slib, pak se domluvíme!
       *[one] A kde je moje { $bean }? Sliby, sliby, a nic!
    }
    [calculating] { $way ->
        [two] { $bean }: tím váš úvěr skončil.
       *[one] { $bean } slíbená, nedodaná. Ne.
    }
   *[plain] { $way ->
        [two] Pořád od vás čekám: { $bean }.
       *[one] Slíbená { $bean } od vás nepřišla.
    }
}
bot-refuse-broken = { $voice ->
    [generous] { $way ->
        [two] Byla tu ta slíbená { $bean }… raději ne.
       *[one] Někdo tu na vás čeká: { $bean } byla slíbená. To nebylo hezké.
    }
    [stubborn] { $way ->
        [two] { $bean } slíbená a nedaná. Všichni to vidí.
       *[one] { $bean } slíbená, slovo porušené. Ne.
    }
    [shy] { $way ->
        [two] Promiňte… slíbená { $bean } nikdy nepřišla.
       *[one] Všichni víme, jak dopadla slíbená { $bean }…
    }
    [chatty] { $way ->
        [two] Sliby? Jako ten minulý: { $bean }? Ha!
       *[one] Všichni to viděli: { $bean } slíbená, a nic!
    }
    [calculating] { $way ->
        [two] Porušená slova se počítají. Třeba { $bean }.
       *[one] { $bean } slíbená, nedodaná: to stojí důvěru.
    }
   *[plain] { $way ->
        [two] Pamatuji si váš slib: { $bean }.
       *[one] { $bean } byla od vás slíbená, a nikdo ji nedostal.
    }
}

bot-trade = { $voice ->
    [generous] Vaše karta, prosím: { $animal }. Zaplatím dobře.
    [stubborn] { $animal }. Sem s tím.
    [shy] { $animal }… nerozloučíte se s tím?
    [chatty] Jé, { $animal }! Na to mám zálusk už dlouho.
    [calculating] { $animal } mi chybí do počtu.
   *[plain] Hodila by se mi vaše karta: { $animal }.
}
bot-trade-rat = { $voice ->
    [generous] Uvidíme, komu krysa zůstane.
    [stubborn] Jedna krysa musí pryč, a moje určitě.
    [shy] Promiňte, jde o krysy.
    [chatty] Krysy, krysy! Kdo jich chce mít míň?
    [calculating] O krysu míň, pro jednoho z nás.
   *[plain] Jeden z nás se zbaví krysy.
}

## Proč bot odmítá

bot-refuse = { $voice ->
    [generous] { $way ->
        [two] Třeba příště!
        [three] Tohle bohužel ne, nezlobte se.
       *[one] Tentokrát bohužel ne.
    }
    [stubborn] { $way ->
        [two] Ani náhodou.
        [three] Zapomeňte na to.
       *[one] Ne.
    }
    [shy] { $way ->
        [two] Ehm… ne, promiňte.
        [three] Dnes asi ne?
       *[one] Raději ne.
    }
    [chatty] { $way ->
        [two] Ha, to byste chtěli!
        [three] Ne, ne, ne. Ale ptejte se dál!
       *[one] Láká to, ale ne!
    }
    [calculating] { $way ->
        [two] Na tom prodělám.
        [three] Čísla říkají ne.
       *[one] To mi nevychází.
    }
   *[plain] { $way ->
        [two] To není pro mě.
        [three] Tohle vynechám.
       *[one] Ne, děkuji.
    }
}
bot-refuse-grows = { $voice ->
    [generous] { $way ->
        [two] Promiňte, { $bean } tu sama potřebuje společnost.
       *[one] Škoda, ale { $bean } roste i tady.
    }
    [stubborn] { $way ->
        [two] { $bean } zůstane tady.
       *[one] { $bean } patří na mé pole.
    }
    [shy] { $way ->
        [two] { $bean }… by mi chyběla.
       *[one] { $bean }… tu pěstuji také, promiňte.
    }
    [chatty] { $way ->
        [two] { $bean } pryč z mého pole? Nikdy, dokud tu roste!
       *[one] { $bean }? To by mi vlastní pole neodpustilo!
    }
    [calculating] { $way ->
        [two] { $bean } má pro mě větší cenu.
       *[one] { $bean } na mém poli vynese víc.
    }
   *[plain] { $way ->
        [two] { $bean } roste i u mě.
       *[one] { $bean } se mi hodí na vlastním poli.
    }
}
bot-refuse-misfit = { $voice ->
    [generous] { $way ->
        [two] { $bean }? Mám plno, bohužel.
       *[one] Milé od vás, ale { $bean } se mi sem už nevejde.
    }
    [stubborn] { $way ->
        [two] { $bean } zůstane u vás.
       *[one] { $bean }? Na tu nemám pole.
    }
    [shy] { $way ->
        [two] { $bean }… tady už není místo, promiňte.
       *[one] { $bean }… nevím, kam s ní.
    }
    [chatty] { $way ->
        [two] { $bean }! To by moje pole reptala!
        [three] Jen ne { $bean }, pole mi praskají ve švech!
       *[one] { $bean }? A kam s ní, pod polštář?
    }
    [calculating] { $way ->
        [two] Není pole, nebude { $bean }.
       *[one] { $bean } by mě stála pole, a to je moc.
    }
   *[plain] { $way ->
        [two] { $bean }? Nemám pro ni pole.
       *[one] { $bean } by mě stála pole.
    }
}
bot-refuse-price = { $voice ->
    [generous] { $way ->
        [two] Skoro! Přidejte ještě trochu, prosím.
       *[one] Ještě trochu, a plácneme si.
    }
    [stubborn] { $way ->
        [two] Víc.
       *[one] Málo.
    }
    [shy] { $way ->
        [two] To je trochu málo… promiňte.
       *[one] Nešlo by o trochu víc?
    }
    [chatty] { $way ->
        [two] Děláte si legraci! Ještě něco!
       *[one] Za tohle? Ale no tak!
    }
    [calculating] { $way ->
        [two] Ještě to nevychází.
       *[one] To je pod cenou.
    }
   *[plain] { $way ->
        [two] Nabídněte mi víc.
       *[one] To je pro mě příliš málo.
    }
}

## Co o obchodu říká rádce

coach-even = Pro vás se tím nic nemění, pro druhého asi { $theirs } tolaru.
coach-loses = To vás něco stojí: pro vás { $mine }, pro druhého asi { $theirs } tolaru.
coach-feeds = Pro vás dobré, pro druhého ještě lepší: { $mine } pro vás, asi { $theirs } pro něj.
coach-helps = To vám pomůže: { $mine } tolaru pro vás, asi { $theirs } pro druhého.

## Slovo při příklepu

bot-bids-late = { $voice ->
    [generous] Za { $price } mi to rozhodně stojí.
    [stubborn] { $price }. Neustoupím.
    [shy] Co třeba { $price }?
    [chatty] Ha, beze mě ne: { $price }!
    [calculating] { $price }, tak mi to vychází.
   *[plain] { $way ->
        [two] Ne tak rychle: { $price }.
        [three] { $price } a je moje.
       *[one] Počkat! { $price }.
    }
}
bot-sells = { $voice ->
    [generous] Ať vám dělá radost, je vaše.
    [stubborn] Prodáno. Ani o minci míň.
    [shy] Prodáno, jestli vám to vyhovuje.
    [chatty] Prodáno, prodáno, to je ale obchod!
    [calculating] Prodáno. Cena sedí.
   *[plain] { $way ->
        [two] Berte, je to vaše.
        [three] Prodáno!
       *[one] Prodáno. Peníze se hodí.
    }
}
bot-buys = { $voice ->
    [generous] Děkuji všem, ale nechám si to.
    [stubborn] Zůstane tady.
    [shy] Raději si to nechám.
    [chatty] To je moc pěkné, to si nechám!
    [calculating] Nechat si to vyjde levněji.
   *[plain] { $way ->
        [two] Tuhle si nechám.
        [three] To dorovnám.
       *[one] Ne, tohle zůstane u mě.
    }
}
bot-claims = { $voice ->
    [generous] To klidně zaplatím.
    [stubborn] Moje a dost.
    [shy] Tady, prosím.
    [chatty] Já, já, tady jsem!
    [calculating] Za tuhle cenu ano.
   *[plain] { $way ->
        [two] Tu chci.
        [three] Tady!
       *[one] Moje!
    }
}
bot-takes-rat = { $voice ->
    [generous] Pojď sem, chudinko.
    [stubborn] Fajn. Mně nevadí.
    [shy] Tak ji asi raději vezmu.
    [chatty] Krysa! No, tady bude mít společnost.
    [calculating] Ty peníze za krysu stojí.
   *[plain] { $way ->
        [two] Někdo ji vzít musí.
        [three] Peníze mě utěší.
       *[one] No dobrá, dejte ji sem.
    }
}
bot-takes-unseen = { $voice ->
    [generous] Věřím vám, je vaše.
    [stubborn] Berte, než si to rozmyslím.
    [shy] Radši se nepodívám. Je vaše.
    [chatty] Ani se nedívám, sem s tím!
    [calculating] Asi to stačí. Je vaše.
   *[plain] { $way ->
        [two] Platí, sem s tím.
        [three] Dobrá, zvíře je vaše.
       *[one] Beru, ani se nepodívám.
    }
}
bot-counters = { $voice ->
    [generous] Ať je to poctivé.
    [stubborn] Tak lacino to nedám.
    [shy] Aspoň to zkusím.
    [chatty] Ale kdepak! Ukažte.
    [calculating] S tím se počítalo.
   *[plain] { $way ->
        [two] Bez boje ne.
        [three] Porovnejme to.
       *[one] To se ještě uvidí.
    }
}
