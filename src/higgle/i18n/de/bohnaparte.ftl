### Was Bohnaparte einem Spieler sagt. Länder und Kavallerie zählen ab 1.

refusal-camps-taken = Die Lager sind vergeben, der Krieg hat begonnen.
refusal-not-a-camp = Land { $land } ist kein Lager.
refusal-camp-taken = Das Lager auf Land { $land } ist schon vergeben.
refusal-no-such-land = Dieses Land gibt es nicht; die Länder sind von 1 bis { $lands } nummeriert.
refusal-not-attacking = Angegriffen wird in Phase 4, wenn gerade keine Schlacht stattfindet.
refusal-river = Land { $land } ist ein Fluss; niemand kann ihn erobern.
refusal-own-land = Land { $land } gehört dir schon.
refusal-out-of-reach = Land { $land } grenzt an keines deiner Länder.
refusal-not-your-cavalry = Du hast keine Kavallerie { $cavalry }.
refusal-cavalry-turned = Kavallerie { $cavalry } ist gedreht; in deinem nächsten Zug ist sie wieder bereit.
refusal-no-battle = Gerade findet keine Schlacht statt.
refusal-not-your-battle = Du bist in dieser Schlacht gerade nicht an der Reihe, eine Karte zu legen.
refusal-swamp = Im Sumpf kämpft niemand mit Bohnen aus dem Munitionslager.
refusal-no-depot-bean = Auf Platz { $place } deines Munitionslagers liegt keine Bohne.
refusal-no-deck = Nachzieh- und Ablagestapel sind leer; kämpfe mit einer eigenen Karte.
refusal-no-depot-for-sale = In dieser Variante gibt es keine Munitionslager.
refusal-has-depot = Du hast schon ein Munitionslager.
refusal-no-depot = Du hast kein Munitionslager.
refusal-depot-full = Dein Munitionslager ist voll; es fasst { $beans } Bohnen.
refusal-not-your-quarry = Auf Land { $land } hast du keinen Steinbruch.
refusal-quarry-empty = Der Steinbruch auf Land { $land } ist leer.
refusal-not-your-land = Land { $land } gehört dir nicht.
refusal-has-fortress = Unter Land { $land } liegt schon eine Festung.
refusal-has-merchant = Du hast schon einen Händler.
refusal-no-forest = Nur wer einen Wald besitzt, kann einen Händler kaufen.
refusal-not-choosing = Beim Händler gibt es gerade nichts zu nehmen.
refusal-not-at-merchant = Eine solche Bohne liegt nicht bei deinem Händler.
refusal-both-sides-cavalry = Beide Kartenseiten spielt man nur mit der Option „cavalry“.
refusal-pyramid-seats = Die Pyramide ist eine Landkarte für drei Spieler.
refusal-no-fortresses = Mit der Option „cavalry“ gibt es keine Festungen, außer wenn mit beiden Kartenseiten gespielt wird.
refusal-pyramid-corners = Eine eigene Pyramide muss ihre Lager in den drei Ecken haben.
refusal-map-rows = Die Landkarte für diesen Tisch hat { $rows } Reihen; deine hat { $given }.
refusal-map-row = Reihe { $row } der Landkarte hat { $lands } Länder; deine hat { $given }.
refusal-map-sign = Ein Land „{ $sign }“ gibt es nicht; es gibt: { $signs }.
refusal-map-camps = Die Landkarte braucht { $seats } Lager, eines je Spieler; deine hat { $given }.
refusal-map-cards = Von „{ $sign }“ darf die Landkarte höchstens { $most } haben.
refusal-map-apart = Die Landkarte zerfällt: Ohne ihre Flüsse muss sie ein Stück sein.
refusal-camp-text = Schreib es so: camp 12.
refusal-attack-text = Schreib es so: attack 17 oder attack 17 with cavalry 2.
refusal-fight-text = Schreib es so: fight with hand 3, fight with depot 2 oder fight with deck.
refusal-fortify-text = Schreib es so: fortify 12 with quarry 5.

event-camped = { $player } bezieht das Lager auf Land { $land }.
event-alms = Das Kloster auf Land { $land } nimmt eine Karte: { $sort }. { $thalers ->
    [0] Sie wird abgelegt.
   *[other] Sie wird zum Taler für { $player }.
}
event-attacked = { $player } greift Land { $land }{ $cavalry ->
    [0] {""}
   *[other] {" "}mit Kavallerie { $cavalry }
} an.
event-laid = { $player } legt eine Karte { $source ->
    [0] aus der Hand
    [1] aus dem Munitionslager
   *[2] vom Nachziehstapel
}.
event-fought = { $won ->
    [0] { $player } scheitert an Land { $land }: { $attack } gegen { $defence }.
   *[other] { $player } gewinnt die Schlacht um Land { $land }: { $attack } gegen { $defence }.
}
event-conquered = Land { $land } gehört jetzt { $player }.
event-crowned = { $player } besitzt { $lands } Länder; das Spiel endet.
event-landless = { $player } hat kein Land mehr; das Spiel endet.
event-stopped = { $player } greift nicht mehr an.
event-cavalry_turned = Kavallerie { $cavalry } ist gedreht.
event-cavalry_ready = Kavallerie { $cavalry } ist wieder bereit.
event-fortified = { $player } baut eine Festung unter Land { $land }; der Steinbruch auf Land { $quarry } ist leer.
event-depot_bought = { $player } kauft ein Munitionslager.
event-stocked = { $player } legt eine Bohne ins Munitionslager.
event-merchant_bought = { $player } kauft einen Händler.
event-took = { $player } nimmt eine Karte vom Händler: { $sort }.
