### Co říká terminál.

cli-must = Vaše odpověď
cli-may = Vaše odpověď, nebo Enter, abyste nedělali nic
cli-or-type = nebo napište, třeba:
cli-left = Vstali jste od stolu.
cli-offer = Nabídka { $offer }: { $maker } dává { $give } za { $want } (přijali: { $accepted })
cli-map = Číslo, země, místo majitele; ^ je pevnost, malá písmena jsou vyčerpaná.
refusal-option-text = „{ $text }“ není volba; pište název=hodnota.
refusal-record-file = Soubor { $file } nelze přečíst ({ $why }).
refusal-record-write = Soubor { $file } nelze zapsat ({ $why }).
refusal-no-such-choice = Takové číslo v seznamu není.
pile-deck = Balíček
pile-discard = Odkládací balíček
pile-turned-up = Odkryté
pile-hand = Ruka
pile-thalers = Penízky
pile-field = Pole
pile-received = Získané
pile-orders = Zakázky
pile-orders-under = Zakázky pod balíčkem
pile-order = Zakázka
pile-open-order = Vyložená zakázka
pile-met-orders = Splněné zakázky
pile-alms = Almužna
pile-depot = Sklad
pile-laid = Vyloženo
pile-unseen = Neviděná karta
pile-defence = Obrana
pile-merchant = Obchodník
pile-purse = Peníze
pile-shown = Ukázané peníze
pile-reserve = Zásoba
pile-lot = Dražba
pile-herd = Stádo
pile-offer = Vyložené peníze
pile-pot = Peníze u krysy
pile-claim = Nárok
