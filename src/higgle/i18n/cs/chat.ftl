### What bots understand in chat, and what they answer.

## Words that are understood: phrases with commas between them; an asterisk stands for any ending

hear-card = fazol*
hear-for = za, když, pokud, jestli
hear-and = a, ale, pak
hear-anybody = kdo, někdo, někomu
hear-likes = chci, chce, nechce, chtěl*, potřebuj*, hodí, hodil*, hledám, sháním, sbírám, koupím, vezmu, vezme, chybí
hear-get = dej, dejte, dej mi, dejte mi, dáš mi, dá mi, můžu dostat, můžu mít, dostanu, máš, máte, vezmu si, chybí mi, by se mi, chceš za, chcete za, prodej*, potřeboval* bych, bych bral*, bych chtěl*
hear-give = dám, dávám, ti dám, nabízím, daruj*, zdarma, zadarmo, navíc, mám, přebývá, vezměte, vezmi si, vezměte si, vyměním, měním, komu, dáte za, dáš za, dostaneš, dostanete, na výměnu, nechceš, nechcete, můžu dát, mohu dát, prodám
hear-few = chybí
hear-next = příští kolo, příštím kole, příští tah, příště, další kolo
hear-never = nikdy, žádn*
hear-no = ne, nechci, ani náhodou, nevyplatí
hear-price = málo, drah*, přidej*, trochu víc
hear-no-room = nemám místo, není místo, plná pole, pole jsou plná, nemám kam
hear-keeps = nechám, pěstuji sám, pěstuju sám, pěstuji, pěstuju
hear-later = později, potom, teď ne, ještě ne
hear-yes = ano, jo, platí, souhlas*, domluven*, ok, okej, beru, dobře, jasně
hear-why = proč, pročpak, jakého důvodu
hear-hello = ahoj*, čau, dobrý den, dobrý večer, dobré ráno, zdravím, nazdar
hear-bye = nashle*, na shledanou, sbohem, měj se, mějte se, dobrou noc
hear-thanks = děkuj*, díky, dík
hear-praise = dobrý obchod, dobrá hra, dobře hraje*, skvěl*, super, paráda, pěkně, bezva
hear-sorry = promiň*, omlouvám, pardon, omyl
hear-quiet = ticho, zticha, tiše, mlč*, sklapni*
hear-speak = můžete mluvit, můžeš mluvit, zase mluvit, mluvte
hear-hurry = pospěš*, rychle*, honem, dělej*, na řadě, na tahu, rychleji, no tak
hear-robot = robot*, bot, počítač*, člověk, stroj
hear-help = jak se mění, jak měnit, jak obchod*, pomoc*, nápověda, pravidla
hear-score = kolik máš, kolik máte, kolik peněz, kolik bodů, kdo vede, kdo vyhrává
hear-offers = nabídněte, nabídk*, co mi dá*, co nabízí*
hear-1 = jeden, jedna, jednu
hear-2 = dva, dvě
hear-3 = tři
hear-small = já, ty, mi, ti, se, si, je, jsi, to, prosím, moje, tvoje, tvoji, můj, tvůj, co, má, už
hear-beans = soy sója sóju, chili chilli

## What bots answer

reply-hello = { $way ->
    [two] Zdravím! Ať se nám dobře obchoduje.
   *[one] Ahoj! Hodně štěstí.
}
reply-bye = { $way ->
    [two] Tak zase někdy!
   *[one] Na shledanou! Bylo mi potěšením.
}
reply-thanks = { $way ->
    [two] Rádo se stalo.
   *[one] Není zač.
}
reply-praise = { $way ->
    [two] To mě těší.
   *[one] Děkuji!
}
reply-sorry = { $way ->
    [two] To nevadí.
   *[one] Nic se nestalo.
}
reply-hurry = { $way ->
    [two] Hned to bude.
   *[one] Už na tom pracuji.
}
reply-robot = { $way ->
    [two] Bot, a nevidím víc, než byste na mém místě viděli vy.
   *[one] Ano, jsem bot a hraji podle stejných pravidel.
}
reply-help = { $way ->
    [two] Vyberte, co dáváte a co chcete, nebo prostě napište: „komu se hodí sójová?“
   *[one] Napište třeba: „má někdo zelenou?“ nebo „2 červené za čili?“, nebo vyberte fazole a pošlete nabídku.
}
reply-score = { $way ->
    [two] Tolarů zatím: { $count }.
   *[one] Tolik mám tolarů: { $count }.
}
reply-accept = { $way ->
    [two] Dobře: přijměte ji na tabuli a platí.
   *[one] Tak přijměte nabídku na tabuli.
}
reply-nothing = { $way ->
    [two] Zatím není co přijmout: nabídněte mi něco.
   *[one] Mezi námi teď žádná nabídka není.
}
reply-which = { $way ->
    [two] Jmenujte fazoli: kterou chcete, nebo kterou dáváte.
   *[one] Kterou fazoli chcete, nebo kterou dáváte?
}
reply-never = { $way ->
    [two] { $bean }: rozumím, tu nechcete.
   *[one] { $bean }: už vám ji nenabídnu.
}
reply-noted = { $way ->
    [two] Rozumím.
   *[one] Dobře.
}
reply-pact = { $way ->
    [two] Dobře, to si zapamatuju.
   *[one] Beru vás za slovo.
}
reply-price = { $way ->
    [two] A kolik by stačilo?
   *[one] Tak řekněte, co by stačilo.
}
reply-promise = { $way ->
    [two] Slib platí s nabídkou: přidejte ho k ní.
   *[one] Slibte to spolu s nabídkou na tabuli, pak s tím mohu počítat.
}
reply-wait = { $way ->
    [two] O tom si promluvíme, až se bude obchodovat.
   *[one] Teď nemůže měnit nikdo. Zeptejte se znovu, až se začne obchodovat.
}
reply-partner = { $way ->
    [two] My dva smíme měnit, jen když jste na tahu vy nebo já.
   *[one] Na tahu nejste vy ani já; teď spolu měnit nesmíme.
}
reply-grows = { $way ->
    [two] { $bean }: tu potřebuje moje pole.
   *[one] { $bean }: tu pěstuji na svém poli.
}
reply-full = { $way ->
    [two] { $bean }: stála by mě pole.
   *[one] { $bean }: nemám pro ni pole.
}
reply-none = { $way ->
    [two] { $bean }: teď ode mě ne, promiňte.
   *[one] { $bean }: tentokrát ode mě ne.
}
reply-unwanted = { $way ->
    [two] { $bean }: děkuji, teď ne.
   *[one] { $bean }: tu teď nepotřebuji.
}
reply-leads = { $way ->
    [two] Kdo vede, musí zaplatit trochu víc.
   *[one] Vedete; zadarmo ode mě nic nedostanete.
}
reply-unknown = { $way ->
    [two] Napište třeba: „komu se hodí sójová?“ Pak mohu odpovědět.
   *[one] Tomu nerozumím. Napište třeba: „má někdo zelenou?“ nebo „2 červené za čili?“
}
reply-stands = { $way ->
    [two] Podívejte se na tabuli: moje nabídka platí.
   *[one] Moje nabídka je na tabuli.
}

## Why a bot refuses, besides what its voice says, and what it says when asked why

bot-refuse-leader = { $way ->
    [two] Kdo vede, musí nabídnout víc.
    [three] Jste v čele. Přidejte něco.
   *[one] Vedete: za tuhle cenu ne.
}
bot-refuse-gift = { $way ->
    [two] { $bean }: a co dostanu já?
    [three] { $bean }? Něco za ni dát musíte.
   *[one] { $bean } zadarmo? Ne.
}
bot-refuse-fewer = { $way ->
    [two] Dáváte { $count } a chcete { $more }.
    [three] Mých { $more } za vašich { $count }: ne.
   *[one] { $count } za { $more }? To je málo.
}
bot-refuse-stranger = { $way ->
    [two] { $bean }? Tu nepěstuji.
    [three] { $bean }? To není moje odrůda.
   *[one] { $bean }? Ta u mě neroste.
}
bot-refuse-step = { $way ->
    [two] { $bean }: ani číslo { $count } mi víc nevynese.
    [three] { $bean }: ani číslo { $count } nepřinese další tolar.
   *[one] { $bean } číslo { $count } mi zatím nic nepřidá.
}
why-misfit = Všechna moje pole jsou plná: { $bean } by mě jedno stála.
why-grows = { $bean }: už jich mám { $count } a chci další.
why-leader = I s poli máte { $theirs }, já { $mine }: to raději pomohu někomu jinému.
why-gift = Chtěli jste tohle: { $bean }, a nic jste za to nedávali.
why-fewer = Znamenalo by to dát { $more } a dostat jen { $count }.
why-stranger = { $bean } neroste na žádném mém poli: bylo by třeba začít nové.
why-step = { $count } × { $bean }: moje pole tím vynese stejně jako teď.
why-worth = Podle mých počtů na tom prodělám.
why-said = Všechny moje důvody už znáte.
