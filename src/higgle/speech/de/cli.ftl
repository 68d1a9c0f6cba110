### Was das Terminal sagt.

cli-must = Deine Antwort
cli-may = Deine Antwort, oder Enter, um nichts zu tun
cli-or-type = oder tippe, etwa:
cli-left = Du bist vom Tisch aufgestanden.
cli-offer = Angebot { $offer }: { $maker } gibt { $give } für { $want } (angenommen von: { $accepted })
cli-map = Nummer, Land, Platz des Besitzers; ^ ist eine Festung, Kleines ist verbraucht.
refusal-option-text = „{ $text }“ ist keine Option; schreibe name=wert.
refusal-record-file = Die Datei { $file } ist nicht lesbar ({ $why }).
refusal-record-write = Die Datei { $file } lässt sich nicht schreiben ({ $why }).
refusal-no-such-choice = Diese Nummer steht nicht in der Liste.
pile-deck = Stapel
pile-discard = Ablage
pile-turned-up = Aufgedeckt
pile-hand = Hand
pile-thalers = Taler
pile-field = Feld
pile-received = Erhalten
pile-orders = Aufträge
pile-orders-under = Aufträge unter dem Stapel
pile-order = Auftrag
pile-open-order = Offener Auftrag
pile-met-orders = Erfüllte Aufträge
pile-alms = Almosen
pile-depot = Depot
pile-laid = Gelegt
pile-unseen = Ungesehene Karte
pile-defence = Verteidigung
pile-merchant = Händler
pile-purse = Geld
pile-shown = Gezeigtes Geld
pile-reserve = Vorrat
pile-lot = Los
pile-herd = Herde
pile-offer = Gelegtes Geld
pile-pot = Geld bei der Ratte
pile-claim = Zugriff
