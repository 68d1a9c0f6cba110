### Co Bohnaparte říká hráči. Země a jízda jsou číslovány od 1.

refusal-camps-taken = Tábory jsou zabrané, válka začala.
refusal-not-a-camp = Země { $land } není tábor.
refusal-camp-taken = Tábor na zemi { $land } je už zabraný.
refusal-no-such-land = Taková země není; země mají čísla od 1 do { $lands }.
refusal-not-attacking = Útočí se ve fázi 4, když se nebojuje.
refusal-river = Země { $land } je řeka; dobýt ji nelze.
refusal-own-land = Země { $land } už vaše je.
refusal-out-of-reach = Země { $land } nesousedí s žádnou vaší.
refusal-not-your-cavalry = Jízdu { $cavalry } nemáte.
refusal-cavalry-turned = Jízda { $cavalry } je otočená; připravená bude ve vašem příštím tahu.
refusal-no-battle = Teď se nebojuje.
refusal-not-your-battle = Teď v této bitvě nevykládáte kartu vy.
refusal-swamp = V bažině nikdo nebojuje fazolemi ze skladu.
refusal-no-depot-bean = Na místě { $place } vašeho skladu žádná fazole není.
refusal-no-deck = Balíček i odhozené karty jsou prázdné; bojujte vlastní kartou.
refusal-no-depot-for-sale = V této variantě sklady nejsou.
refusal-has-depot = Sklad už máte.
refusal-no-depot = Nemáte sklad.
refusal-depot-full = Váš sklad je plný; fazolí se do něj vejde { $beans }.
refusal-not-your-quarry = Země { $land } není váš lom.
refusal-quarry-empty = Lom na zemi { $land } je prázdný.
refusal-not-your-land = Země { $land } není vaše.
refusal-has-fortress = Pod zemí { $land } už pevnost je.
refusal-has-merchant = Obchodníka už máte.
refusal-no-forest = Obchodníka může koupit jen vlastník lesa.
refusal-not-choosing = Teď není co si od obchodníka brát.
refusal-not-at-merchant = Taková fazole u vašeho obchodníka není.
refusal-both-sides-cavalry = Obě strany karet se hrají jen s volbou „cavalry“.
refusal-pyramid-seats = Pyramida je mapa pro tři.
refusal-no-fortresses = S volbou „cavalry“ nejsou pevnosti, ledaže se hraje s oběma stranami karet.
refusal-pyramid-corners = Vlastní pyramida má tábory ve třech rozích.
refusal-map-rows = Řad na mapě pro tento stůl má být { $rows }; u vás { $given }.
refusal-map-row = Zemí v řadě { $row } má být { $lands }; u vás { $given }.
refusal-map-sign = Země „{ $sign }“ není; jsou: { $signs }.
refusal-map-camps = Táborů má být na mapě { $seats }, pro každého hráče jeden; u vás { $given }.
refusal-map-cards = Karet „{ $sign }“ smí být na mapě nejvýše { $most }.
refusal-map-apart = Mapa se rozpadá: bez řek musí být v jednom kuse.
refusal-camp-text = Pište takto: camp 12.
refusal-attack-text = Pište takto: attack 17 nebo attack 17 with cavalry 2.
refusal-fight-text = Pište takto: fight with hand 3, fight with depot 2 nebo fight with deck.
refusal-fortify-text = Pište takto: fortify 12 with quarry 5.

event-camped = { $player } zabírá tábor na zemi { $land }.
event-alms = Klášter na zemi { $land } bere kartu: { $sort }. { $thalers ->
    [0] Jde na odhozené.
   *[other] Stává se penízkem, má ho { $player }.
}
event-attacked = { $player } útočí na zemi { $land }{ $cavalry ->
    [0] {""}
   *[other] , jízda { $cavalry }
}.
event-laid = { $player } vykládá kartu { $source ->
    [0] z ruky
    [1] ze skladu
   *[2] z balíčku
}.
event-fought = { $won ->
    [0] { $player } neuspěje na zemi { $land }: { $attack } proti { $defence }.
   *[other] { $player } vyhrává bitvu o zemi { $land }: { $attack } proti { $defence }.
}
event-conquered = Novým vlastníkem země { $land } je { $player }.
event-crowned = { $player } drží země v počtu { $lands }; hra končí.
event-landless = { $player } zůstává bez země; hra končí.
event-stopped = { $player } už neútočí.
event-cavalry_turned = Jízda { $cavalry } je otočená.
event-cavalry_ready = Jízda { $cavalry } je zase připravená.
event-fortified = { $player } staví pevnost pod zemí { $land }; lom na zemi { $quarry } je prázdný.
event-depot_bought = { $player } kupuje sklad.
event-stocked = { $player } ukládá fazoli do skladu.
event-merchant_bought = { $player } kupuje obchodníka.
event-took = { $player } bere kartu od obchodníka: { $sort }.
