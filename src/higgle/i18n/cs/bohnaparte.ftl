### Co Bohnaparte říká hráči. Území a jízda jsou číslovány od 1.

refusal-camps-taken = Tábory jsou zabrané, válka začala.
refusal-not-a-camp = Území { $land } není tábor.
refusal-camp-taken = Tábor na území { $land } je už zabraný.
refusal-no-such-land = Takové území není; území mají čísla od 1 do { $lands }.
refusal-not-attacking = Útočí se ve fázi 4, když se nebojuje.
refusal-river = Území { $land } je řeka; dobýt ji nelze.
refusal-own-land = Území { $land } už vaše je.
refusal-out-of-reach = Území { $land } nesousedí s žádným vaším.
refusal-not-your-cavalry = Jízdu { $cavalry } nemáte.
refusal-cavalry-turned = Jízda { $cavalry } je otočená; připravená bude ve vašem příštím tahu.
refusal-no-battle = Teď se nebojuje.
refusal-not-your-battle = Teď v této bitvě nevykládáte kartu vy.
refusal-swamp = V bažině se nebojuje fazolemi ze skladu munice.
refusal-no-depot-bean = Na místě { $place } vašeho skladu munice žádná fazole není.
refusal-no-deck = Balíček i odkládací balíček jsou prázdné; bojujte vlastní kartou.
refusal-no-depot-for-sale = V této variantě sklady munice nejsou.
refusal-has-depot = Sklad munice už máte.
refusal-no-depot = Nemáte sklad munice.
refusal-depot-full = Váš sklad munice je plný; fazolí se do něj vejde { $beans }.
refusal-not-your-quarry = Na území { $land } nemáte lom.
refusal-quarry-empty = Lom na území { $land } je prázdný.
refusal-not-your-land = Území { $land } není vaše.
refusal-has-fortress = Pod územím { $land } už pevnost je.
refusal-has-merchant = Obchodníka už máte.
refusal-no-forest = Obchodníka může koupit jen majitel lesa.
refusal-not-choosing = Teď není co si od obchodníka brát.
refusal-not-at-merchant = Taková fazole u vašeho obchodníka není.
refusal-both-sides-cavalry = Obě strany karet se hrají jen s volbou „cavalry“.
refusal-pyramid-seats = Pyramida je mapa pro tři hráče.
refusal-no-fortresses = S volbou „cavalry“ nejsou pevnosti, ledaže se hraje s oběma stranami karet.
refusal-pyramid-corners = Vlastní pyramida musí mít tábory ve svých třech rozích.
refusal-map-rows = Řad na mapě pro tento stůl má být { $rows }; u vás { $given }.
refusal-map-row = Území v řadě { $row } má být { $lands }; u vás { $given }.
refusal-map-sign = Území „{ $sign }“ není; jsou: { $signs }.
refusal-map-camps = Táborů má být na mapě { $seats }, pro každého hráče jeden; u vás { $given }.
refusal-map-cards = Karet „{ $sign }“ smí být na mapě nejvýše { $most }.
refusal-map-apart = Mapa se rozpadá: bez řek musí být v jednom kuse.
refusal-camp-text = Pište takto: camp 12.
refusal-attack-text = Pište takto: attack 17 nebo attack 17 with cavalry 2.
refusal-fight-text = Pište takto: fight with hand 3, fight with depot 2 nebo fight with deck.
refusal-fortify-text = Pište takto: fortify 12 with quarry 5.

event-camped = { $player } zabírá tábor na území { $land }.
event-alms = Klášter na území { $land } bere kartu: { $sort }. { $thalers ->
    [0] Jde na odkládací balíček.
   *[other] Stává se tolarem, má ho { $player }.
}
event-attacked = { $player } útočí na území { $land }{ $cavalry ->
    [0] {""}
   *[other] {" "}jízdou { $cavalry }
}.
event-laid = { $player } vykládá kartu { $source ->
    [0] z ruky
    [1] ze skladu munice
   *[2] z balíčku
}.
event-fought = { $won ->
    [0] { $player } neuspěje na území { $land }: { $attack } proti { $defence }.
   *[other] { $player } vyhrává bitvu o území { $land }: { $attack } proti { $defence }.
}
event-conquered = Novým majitelem území { $land } je { $player }.
event-crowned = { $player } drží { $lands } území; hra končí.
event-landless = { $player } zůstává bez území; hra končí.
event-stopped = { $player } už neútočí.
event-cavalry_turned = Jízda { $cavalry } je otočená.
event-cavalry_ready = Jízda { $cavalry } je zase připravená.
event-fortified = { $player } staví pevnost pod územím { $land }; lom na území { $quarry } je prázdný.
event-depot_bought = { $player } kupuje sklad munice.
event-stocked = { $player } ukládá fazoli do skladu munice.
event-merchant_bought = { $player } kupuje obchodníka.
event-took = { $player } bere kartu od obchodníka: { $sort }.
