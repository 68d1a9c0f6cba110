### Co se říká o botech a co boti říkají.

refusal-unknown-bot = Bot „{ $bot }“ neexistuje; jsou tu: { $bots }.
refusal-no-bot-in-module = Modul „{ $module }“ se našel, ale „{ $bot }“ v něm není bot; uveďte ho jako „my.module:MyBot“.
refusal-broken-bot = Bota „{ $bot }“ nelze vytvořit: { $why }
refusal-no-games = Je třeba odehrát alespoň jednu hru.
refusal-wrong-bots = Botů je { $bots } a míst { $seats }; uveďte jednoho na každé místo, nebo méně, pak se budou opakovat.

refusal-unknown-style = Styl „{ $style }“ neexistuje; jsou tu: { $styles }.
refusal-talk-text = „{ $text }“ nic neříká; napište „call nothing for 1 blue“ nebo „signal want 1 red give nothing never nothing“.
refusal-promise-too-large = Slibte najednou nejvýš tolik karet: { $most }.
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
        [two] Chci tohle: { $bean }. Je to číslo { $count }.
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
        [three] { $bean } ×{ $count }: o penízek víc.
       *[one] { $bean }, číslo { $count }: to se vyplatí.
    }
   *[plain] { $way ->
        [two] { $bean } číslo { $count }, a pole mi vynese víc.
        [three] { $bean }! S { $count } kusy vydělám víc.
       *[one] { $bean } v počtu { $count } by mi hned vynesla víc.
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
       *[one] { $bean }: o krok blíž k dalšímu penízku.
    }
   *[plain] { $way ->
        [two] { $bean }: na tu moje pole čeká.
        [three] Sbírám tohle: { $bean }.
       *[one] { $bean } mi roste na polích.
    }
}
bot-offer-starts = { $voice ->
    [generous] { $way ->
        [two] { $bean }: jedno pole mám pro ni volné.
       *[one] { $bean } by bylo pěkné nové pole.
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
    [generous] { $bean }: pro ni se místo najde.
    [stubborn] { $bean }. Něco jiného půjde z pole.
    [shy] { $bean }… místo by se pro ni udělalo.
    [chatty] { $bean }! Kvůli ní překopu půl zahrady!
    [calculating] { $bean } vynese víc než to, co tam roste teď.
   *[plain] { $bean }: kvůli té vyklidím pole.
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
    [generous] { $bean }: vezměte si ji, ať slouží.
    [stubborn] { $bean } musí pryč.
    [shy] Nechtěl by ji někdo? { $bean }.
    [chatty] { $bean }, zdarma do dobrých rukou!
    [calculating] { $bean } mě stojí víc, než vynese.
   *[plain] { $bean } se mi na pole nehodí; třeba ji někdo chce.
}
bot-keeps-word = { $voice ->
    [generous] { $bean }, podle slibu. Ať dobře roste!
    [stubborn] { $bean }. Držím slovo.
    [shy] Ehm… { $bean }, podle slibu.
    [chatty] Slib je slib: { $bean } je vaše!
    [calculating] { $bean }: tím jsme vyrovnáni.
   *[plain] { $bean }, podle slibu.
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
        [two] Ha, pěkný pokus!
        [three] Ne, ne, ne. Ale ptejte se dál!
       *[one] Láká to, ale ne!
    }
    [calculating] { $way ->
        [two] Na tom prodělám.
        [three] Počty říkají ne.
       *[one] To mi nevychází.
    }
   *[plain] { $way ->
        [two] To není pro mě.
        [three] Tohle vynechám.
       *[one] Ne, děkuji.
    }
}
bot-refuse-grows = { $voice ->
    [generous] Škoda, ale { $bean } roste i tady.
    [stubborn] { $bean } patří na mé pole.
    [shy] { $bean }… tu pěstuji také, promiňte.
    [chatty] { $bean }? To by mi vlastní pole neodpustilo!
    [calculating] { $bean } na mém poli vynese víc.
   *[plain] { $bean } se mi hodí na vlastním poli.
}
bot-refuse-misfit = { $voice ->
    [generous] { $way ->
        [two] { $bean }? Mám plno, bohužel.
       *[one] Milé od vás, ale není tu místo: { $bean }.
    }
    [stubborn] { $way ->
        [two] { $bean } zůstane u vás.
       *[one] Na tohle pole nemám: { $bean }.
    }
    [shy] { $way ->
        [two] { $bean }… tady už není místo, promiňte.
       *[one] Nevím, kam s ní: { $bean }.
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
        [two] Nemám pole: { $bean }.
       *[one] { $bean } by mě stála pole.
    }
}
bot-refuse-price = { $voice ->
    [generous] Ještě trochu, a plácneme si.
    [stubborn] Málo.
    [shy] Nešlo by o trochu víc?
    [chatty] Za tohle? Ale no tak!
    [calculating] To je pod cenou.
   *[plain] To je pro mě příliš málo.
}

## Slova, kterým se v chatu rozumí, několik tvarů za sebou

hear-card = fazole fazoli fazolí
hear-for = za
hear-never = nikdy
hear-no = ne nechci děkuji díky
hear-give = dám nabízím mám
hear-anybody = kdo někdo komu
hear-likes = chci chce potřebuji potřebuje hodí
hear-1 = jeden jednu jedna
hear-2 = dva dvě
hear-3 = tři

## Co o obchodu říká rádce

coach-loses = To vás něco stojí: pro vás { $mine }, pro druhého asi { $theirs } penízku.
coach-feeds = Pro vás dobré, pro druhého ještě lepší: { $mine } pro vás, asi { $theirs } pro něj.
coach-helps = To vám pomůže: { $mine } penízku pro vás, asi { $theirs } pro druhého.

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
