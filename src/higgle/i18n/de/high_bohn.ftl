### Was High Bohn einem Spieler sagt.

refusal-no-such-building = Ein solches Gebäude gibt es in diesem Spiel nicht.
refusal-building-gone = Dieses Gebäude steht nicht mehr zum Verkauf.
refusal-has-type = Du hast schon ein Gebäude dieser Art.
refusal-too-few-of-sort = Das kostet { $price ->
    [one] { $price } Taler
   *[other] { $price } Taler
} der Sorte dieses Gebäudes; so viele hast du nicht.
refusal-purchase-waits = Erst muss über einen anderen Kauf entschieden werden.
refusal-not-earlier = Dieses Gebäude kannst du nicht übernehmen: Du kommst später, hast die Art schon, hast zu wenige Taler oder hast verzichtet.
refusal-no-such-purchase = Niemand wartet darauf, dieses Gebäude zu kaufen.
refusal-nothing-to-call-off = Du wartest auf kein Gebäude.
refusal-other-type-sold = Jetzt werden nur Gebäude der genannten Art verkauft.
refusal-nothing-to-name = Du hast jetzt keine Gebäudeart zu nennen.
refusal-type-sold-out = Von dieser Art steht kein Gebäude mehr zum Verkauf.
refusal-not-in-purse = Diese Taler hast du nicht.
refusal-not-in-field = Diese Bohnen wachsen nicht auf diesem Feld.
refusal-wrong-number = Nenne genau { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
refusal-bad-choice = Nenne die Karten in der Reihenfolge ihrer Sorten.
refusal-no-choice = Auf Feld { $field } gibt es nichts zu wählen: Ernte es einfach.
refusal-toll-missing = Einen dieser Taler bekommt der Besitzer der Brennerei: Sag, welchen.
refusal-no-toll = Von dieser Ernte bekommt niemand sonst einen Taler.
refusal-reserved-field = Feld { $field } ist nur für eine Sorte.
refusal-in-the-stew = Der Eintopf auf Feld { $field } hat diese Sorte schon.
refusal-soy-is-joined = Deine Sojabohnen wachsen auf dem Feld einer anderen Sorte; erst nach dessen Ernte dürfen sie ein eigenes beginnen.
refusal-no-stew-choice = Bei dieser Bohne hast du keine Wahl zwischen Eintopf und der Sorte des Feldes: Bau sie einfach an.
refusal-no-store-room = Du hast keinen freien Platz in einem Laden.
refusal-came-from-store = Diese Bohne kam aus einem Laden und muss angebaut werden.
refusal-not-the-moment = Eine Bank lässt sich nur zu ihrem Zeitpunkt nutzen.
refusal-same-place = Die Karte ist schon an dieser Stelle.
refusal-bad-order = Nenne jede der { $count } gezogenen Karten einmal.
refusal-building-text = Nenne ein Gebäude mit Art und Preis, etwa: buy farm 4.
refusal-name-text = Schreib es so: name farm.
refusal-thaler-text = Nenne Taler nach ihren Sorten, etwa: buy field with 2 soy and 1 red.
refusal-store-text = Schreib es so: store, in Phase 3: store red.
refusal-stew-text = Schreib es so: stew 2, in Phase 3: stew soy 2.
refusal-move-text = Schreib es so: move 3 to 1.

event-wanted = { $player } möchte kaufen: { $building }.
event-let_pass = { $player } verzichtet auf: { $building }.
event-called_off = { $player } nimmt den Kauf zurück: { $building }.
event-bought = { $player } kauft: { $building }.
event-bought_nothing = { $player } kauft nichts mehr.
event-left_game = Die übrigen Karten dieser Art verlassen das Spiel: { $type }.
event-named = { $player } nennt eine Art: { $type }.
event-stew_begun = { $player } macht Feld { $field } zum Eintopf.
event-stew_harvested = { $player } erntet auf Feld { $field } einen Eintopf aus { $count } Sorten für { $thalers ->
    [0] nichts
    [one] { $thalers } Taler
   *[other] { $thalers } Taler
}.
event-jail_paid = { $player } bekommt durch das Gefängnis einen Taler aus der Ernte von { $from }.
event-stored = { $player } lagert: { $sort }.
event-looked = { $player } sieht sich die oberste Karte des Stapels an.
event-left_on_top = { $player } lässt die Karte oben auf dem Stapel.
event-put_under = { $player } legt die Karte unter den Stapel.
event-card_moved = { $player } steckt eine Handkarte von Platz { $place } auf Platz { $new_place }.
event-took_up = { $player } nimmt { $count ->
    [one] { $count } gezogene Karte
   *[other] { $count } gezogene Karten
} auf die Hand.
event-last_harvest = Das Spiel ist aus; Felder, auf denen Sojabohnen unter einer anderen Sorte wachsen, werden noch verkauft.
event-last_buying = Die letzte Kaufrunde beginnt.

## Die Gebäude nach Preisen

building-mine-1 = { building-mine } 1
building-mine-2 = { building-mine } 2
building-mine-3 = { building-mine } 3
building-mine-4 = { building-mine } 4
building-tipi-1 = { building-tipi } 1
building-tipi-2 = { building-tipi } 2
building-tipi-3 = { building-tipi } 3
building-tipi-4 = { building-tipi } 4
building-bank-1 = { building-bank } 1
building-bank-2 = { building-bank } 2
building-bank-3 = { building-bank } 3
building-bank-4 = { building-bank } 4
building-farm-1 = { building-farm } 1
building-farm-2 = { building-farm } 2
building-farm-3 = { building-farm } 3
building-farm-4 = { building-farm } 4
building-saloon-1 = { building-saloon } 1
building-saloon-2 = { building-saloon } 2
building-saloon-3 = { building-saloon } 3
building-saloon-4 = { building-saloon } 4
building-store-1 = { building-store } 1
building-store-2 = { building-store } 2
building-store-3 = { building-store } 3
building-store-4 = { building-store } 4
building-blacksmith-1 = { building-blacksmith } 1
building-blacksmith-2 = { building-blacksmith } 2
building-blacksmith-3 = { building-blacksmith } 3
building-blacksmith-4 = { building-blacksmith } 4
building-jail-1 = { building-jail } 1
building-jail-2 = { building-jail } 2
building-jail-3 = { building-jail } 3
building-jail-4 = { building-jail } 4
building-distillery-1 = { building-distillery } 1
building-distillery-2 = { building-distillery } 2
building-distillery-3 = { building-distillery } 3
building-distillery-4 = { building-distillery } 4

## Stapel und Teile der Wertung

pile-high-bohn-town = Zu kaufen
pile-high-bohn-away = Aus dem Spiel
pile-high-bohn-buildings = Gebäude
pile-high-bohn-under-saloon = Unter dem Saloon
pile-high-bohn-under-distillery = Unter der Brennerei
pile-high-bohn-store = Laden
pile-high-bohn-from-store = Aus einem Laden, anzubauen
pile-high-bohn-above = Oben auf dem Stapel gelassen
pile-high-bohn-under = Unter den Stapel gelegt
pile-high-bohn-peeked = Angesehen
pile-high-bohn-drawn = Gerade gezogen

score-under_cards = Taler unter Karten
score-tipi = Tipi
score-buildings = Preise der Gebäude
score-building_count = Prämie ab vier Gebäuden
