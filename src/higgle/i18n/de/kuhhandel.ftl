### Was Kuhhandel Master einem Spieler sagt.

## Ablehnungen

refusal-not-now = Das geht jetzt nicht.
refusal-clock-only = Das macht nur die Uhr.
refusal-deck-empty = Der Stapel ist leer; es bleibt nur der Kuhhandel.
refusal-no-auction-now = Jetzt kann keine Versteigerung beginnen.
refusal-no-bids-now = Jetzt wird nicht geboten.
refusal-auctioneer-bids-not = Der Versteigerer bietet nicht mit.
refusal-you-lead = Dein Gebot ist schon das höchste.
refusal-not-your-bid = Ein anderer Spieler ist mit Bieten an der Reihe.
refusal-bid-in-tens = Gebote sind Vielfache von zehn.
refusal-bid-higher = Das nächste Gebot ist mindestens { $lowest }.
refusal-price-was-another = Diese Versteigerung hat neu begonnen; der Preis ist jetzt { $price }.
refusal-bid-too-high = Bisher wurden nur { $most } ausgeteilt; mehr kann niemand bieten.
refusal-bluffer-limit = Du musstest bei dieser Karte dein Geld zeigen und darfst bis { $most } bieten.
refusal-bluffer-is-out = Du musstest bei dieser Karte dein Geld zeigen und darfst nicht mehr bieten.
refusal-call-too-late = Der Preis hat sich geändert oder wurde schon ausgerufen.
refusal-no-ceilings-now = Jetzt werden keine Grenzen aufgeschrieben.
refusal-no-numbers-now = Jetzt werden keine Zahlen aufgeschrieben.
refusal-already-written = Du hast deine Zahl schon aufgeschrieben.
refusal-auctioneer-decides = Nur der Versteigerer verkauft oder kauft.
refusal-cannot-buy = Du kannst { $price } nicht bezahlen, also nicht kaufen.
refusal-not-your-payment = Zahlen muss jemand anders.
refusal-not-your-money = Diese Geldkarten hast du nicht.
refusal-zero-pays-nothing = Eine Null bezahlt nichts und gehört in keine Zahlung.
refusal-pays-too-little = Das sind { $paid }, der Preis ist aber { $price }.
refusal-can-pay-exactly = Du kannst genau { $price } bezahlen, also musst du es.
refusal-card-too-many = Die { $card } ist nicht nötig; auch ohne sie wären { $price } bezahlt.
refusal-can-pay = Du kannst { $price } bezahlen, also musst du es.
refusal-no-count-now = Jetzt wird nicht heruntergezählt.
refusal-count-moved-on = Der Zähler steht bei einer anderen Zahl.
refusal-count-up-to-ten = Gezählt wird ab 10.
refusal-too-few-cards = Du hast weniger Geldkarten als { $count }.
refusal-wrong-card-count = Der Preis ist { $count ->
    [one] { $count } Geldkarte
   *[other] { $count } Geldkarten
}, nicht mehr und nicht weniger.
refusal-no-rat-about = Jetzt geht keine Ratte um.
refusal-not-your-rat = Über die Ratte entscheidet ein anderer Spieler.
refusal-no-money-for-rat = Du hast keine Geldkarte zum Hinlegen, also musst du die Ratte nehmen.
refusal-no-time-to-trade = Jetzt kann kein Kuhhandel beginnen.
refusal-auction-owed = Nach einer Ratte schuldest du noch eine Versteigerung.
refusal-one-trade-a-turn = Du hattest in diesem Zug schon deinen Kuhhandel.
refusal-no-such-animal = Gehandelt wird um Tiere und Ratten, nie um Stammbäume.
refusal-no-such-partner = Diesen Partner für einen Kuhhandel gibt es nicht.
refusal-you-have-none = Du hast keine Karte dieser Art.
refusal-partner-has-none = Dein Partner hat keine Karte dieser Art.
refusal-trade-needs-money = Ohne Geld kannst du keinen Kuhhandel beginnen, solange noch Karten im Stapel sind.
refusal-no-offer-now = Jetzt wird kein Geld geboten.
refusal-offer-needs-money = Ein Angebot besteht aus mindestens einer Geldkarte.
refusal-no-offer-to-answer = Jetzt ist kein Angebot zu beantworten.
refusal-not-your-trade = Diesen Kuhhandel führen zwei andere.
refusal-counter-needs-money = Zum Kontern brauchst du mindestens eine Geldkarte.
refusal-two-seats-share = Zu zweit wird der Stapel aufgeteilt; Versteigerungen gibt es nicht.
refusal-sharing-is-for-two = Aufgeteilt wird der Stapel nur zu zweit.
refusal-no-sharing-now = Jetzt kann keine Karte angesehen werden.
refusal-no-card-looked-at = Sieh dir zuerst die oberste Karte an.
refusal-bid-text = Schreib ein Gebot so: bid 120.
refusal-call-text = Schreib es so: call 30 once, call 30 twice oder call 30 thrice.
refusal-trade-text = Schreib es so: trade cow with 3.
refusal-amount-text = „{ $word }“ ist keine Zahl.
refusal-money-text = Eine Geldkarte mit { $card } gibt es nicht; es gibt 0, 10, 20, 50, 100, 200 und 500.
refusal-show-money-text = Schreib es so: show 100 50 to 2, oder: show money to all.
refusal-animal-text = Ein Tier namens „{ $animal }“ gibt es nicht.

## Karten

pedigree-chicken = Stammbaum: Huhn
pedigree-goose = Stammbaum: Gans
pedigree-cat = Stammbaum: Katze
pedigree-dog = Stammbaum: Hund
pedigree-sheep = Stammbaum: Schaf
pedigree-goat = Stammbaum: Ziege
pedigree-donkey = Stammbaum: Esel
pedigree-pig = Stammbaum: Schwein
pedigree-cow = Stammbaum: Kuh
pedigree-horse = Stammbaum: Pferd

## Ereignisse

event-skipped = { $player } hat kein unvollständiges Quartett und wird übersprungen.
event-lot_turned = { $player } versteigert: { $card }.
event-paid_out = Esel Nummer { $ordinal }: Alle bekommen { $value }.
event-bid = { $player } bietet { $price }.
event-called = { $price } { $times ->
    [1] zum Ersten
    [2] zum Zweiten
   *[3] zum Dritten
}.
event-bid_passed = { $player } passt.
event-number_written = { $player } hat eine Zahl aufgeschrieben.
event-drawn_by_lot = { $tied } haben dieselbe Zahl geschrieben; das Los entscheidet für { $player }.
event-bidding_closed = Das Höchstgebot kommt von { $player }: { $price }.
event-taken_free = Niemand will die Karte; { $player } nimmt sie umsonst: { $card }.
event-lot_sold = { $player } verkauft an { $bidder } für { $price }.
event-lot_paid = { $player } zahlt { $price } an { $auctioneer } und nimmt: { $card }.
event-lot_bought = { $player } zahlt { $price } an { $bidder } und behält: { $card }.
event-exposed = { $player } kann nicht zahlen und zeigt alles Geld: { $value }.
event-auctioned_anew = Neu versteigert wird: { $card }.
event-counted = { $count }!
event-claimed = { $player } greift zu, für { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
event-claim_laid = { $player } legt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} verdeckt hin.
event-pedigree_sold = { $player } zahlt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} an { $auctioneer } und nimmt: { $card }.
event-pedigree_bought = { $player } zahlt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} an { $claimant } und behält: { $card }.
event-rat_dodged = { $player } legt eine Karte zur Ratte; dort liegen jetzt Karten: { $count }.
event-rat_taken = { $player } nimmt die Ratte und { $count ->
    [one] { $count } Geldkarte
   *[other] { $count } Geldkarten
}.
event-trade_opened = { $player } beginnt einen Kuhhandel mit { $partner }: { $card }, es geht um { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
event-money_laid = { $player } legt Geld für { $partner } hin: { $card }, Runde { $round }.
event-money_counted = { $player } legt die Karten für { $partner } zum Zählen nebeneinander: { $count }.
event-money_accepted = { $player } nimmt das Geld von { $partner }: { $card }.
event-money_countered = { $player } kontert das Angebot von { $partner }: { $card }.
event-money_swapped = { $player } und { $partner } tauschen ihr Geld.
event-trade_tied = { $player } und { $partner } haben gleich viel hingelegt, in Runde { $round }.
event-animals_moved = { $player } bekommt von { $partner }: { $card }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
event-top_looked_at = { $player } sieht die oberste Karte an.
event-money_received = { $player } nimmt eine Geldkarte.
event-laid_open = { $player } legt offen hin: { $card }.
event-money_shown = { $player } zeigt das Geld auf der Hand.
event-turn_passed = { $player } beendet den Zug.
event-farm_closed = Das Spiel ist aus; es gibt nichts mehr zu handeln.

## Was zu tun ist

due-choose-deed = Versteigere die oberste Karte oder eröffne einen Kuhhandel.
due-bid = Biete mehr oder halte dich heraus.
due-bid-or-pass = Biete mehr oder passe.
due-write-ceiling = Schreib auf, wie viel du höchstens zahlst.
due-sell-or-buy = Verkaufe für { $count } oder zahle ebenso viel und behalte die Karte.
due-pay-price = Zahle { $count }; Wechselgeld gibt es nicht.
due-show-money = Du kannst { $count } nicht zahlen: Zeig dein Geld.
due-claim-now = Greif zu, bevor es jemand anderes tut.
due-write-count = Schreib auf, bei welcher Zahl du zugreifst.
due-lay-cards = Lege { $count ->
    [one] eine Geldkarte
   *[other] { $count } Geldkarten
} verdeckt hin.
due-sell-or-buy-blind = Verkaufe für das, was daliegt, oder lege { $count ->
    [one] eine Geldkarte
   *[other] { $count } Geldkarten
} und behalte die Karte.
due-dodge-rat = Eine Ratte: Nimm sie mit dem Geld, das dabeiliegt, oder lege verdeckt eine Geldkarte hin und gib sie weiter.
due-offer-money = Lege dein Angebot verdeckt hin.
due-answer-money = Nimm das Angebot an oder lege verdeckt ein eigenes hin.
due-keep-or-give = Behalte die Karte oder gib sie weg.
