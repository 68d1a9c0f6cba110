## Spiele

game-bohnanza = Bohnanza
    .about = Bohnen in der Reihenfolge der Hand anbauen, überzählige tauschen und zum besten Preis ernten; 3 bis 5 Spieler.
    .short = Ein Zug: die vorderste Handkarte anbauen (wer mag, auch eine zweite), zwei Karten aufdecken und handeln, alles Erhaltene anbauen, drei Karten ans Ende der Hand ziehen. Die Hand wird nie umsortiert; auf einem Feld wächst nur eine Sorte. Ernten darf man jederzeit; was es bringt, zeigt das Bohnometer. Ist der Stapel dreimal aufgebraucht, gewinnt, wer die meisten Taler hat.
game-bohnanza-plus = Bohnanza Plus
    .about = Bohnanza mit weiteren Bohnensorten und Aufträgen, die zusätzliche Taler bringen; 3 bis 7 Spieler.
    .short = Wie Bohnanza, mit weiteren Sorten und mit Aufträgen: Ein Auftrag nennt, wie viele Bohnen auf zwei benachbarten Feldern liegen sollen, und ist einen Taler wert, wenn er im eigenen Zug erfüllt wird. Genau zwei Ackerbohnen bringen ein drittes Feld. Es gewinnt, wer die meisten Taler hat, erfüllte Aufträge mitgezählt.
game-high-bohn = High Bohn
    .about = Bohnentaler in die Gebäude einer Stadt im Wilden Westen stecken; 3 bis 5 Spieler.
    .short = Wie Bohnanza, doch ein Taler behält seine Sorte, und ein Gebäude wird mit Talern seiner Sorte bezahlt. Gebäude ändern die Regeln für ihren Besitzer und bringen am Ende Punkte. Wer die meisten Punkte hat, gewinnt.
game-bohnaparte = Bohnaparte
    .about = Mit Bohnentalern Feldzüge bezahlen und das Bohnenland erobern; 3 bis 6 Spieler.
    .short = Wie Bohnanza, dazu ein Krieg um die Landkarte: Nach Phase 3 greift man benachbarte Länder an, indem beide Seiten Karten legen; eine Bohne ist so stark wie die Zahl auf ihrer Karte. Länder haben Wirkungen und bringen Punkte. Wer die meisten Punkte hat, gewinnt.
game-kuhhandel = Kuhhandel Master
    .about = Tiere versteigern, im geheimen Kuhhandel bluffen und Quartette vollenden; 2 bis 6 Spieler.
    .short = Im eigenen Zug versteigert man das nächste Tier oder beginnt einen geheimen Kuhhandel mit jemandem, der das gleiche besitzt. Gebote dürfen Bluffs sein; verdeckt gelegtes Geld darf aus Nullen bestehen. Nur vollständige Quartette zählen: die Summe ihrer Werte mal die Zahl der Quartette. Wer die meisten Punkte hat, gewinnt.

## Bohnen

bean-blue = Blaue Bohne
    .all = alle Blauen Bohnen
    .count =
        { $n ->
            [one] { $n } Blaue Bohne
           *[other] { $n } Blaue Bohnen
        }
bean-chili = Feuerbohne
    .all = alle Feuerbohnen
    .count =
        { $n ->
            [one] { $n } Feuerbohne
           *[other] { $n } Feuerbohnen
        }
bean-stink = Saubohne
    .all = alle Saubohnen
    .count =
        { $n ->
            [one] { $n } Saubohne
           *[other] { $n } Saubohnen
        }
bean-green = Brechbohne
    .all = alle Brechbohnen
    .count =
        { $n ->
            [one] { $n } Brechbohne
           *[other] { $n } Brechbohnen
        }
bean-soy = Sojabohne
    .all = alle Sojabohnen
    .count =
        { $n ->
            [one] { $n } Sojabohne
           *[other] { $n } Sojabohnen
        }
bean-black-eyed = Augenbohne
    .all = alle Augenbohnen
    .count =
        { $n ->
            [one] { $n } Augenbohne
           *[other] { $n } Augenbohnen
        }
bean-red = Rote Bohne
    .all = alle Roten Bohnen
    .count =
        { $n ->
            [one] { $n } Rote Bohne
           *[other] { $n } Rote Bohnen
        }
bean-garden = Gartenbohne
    .all = alle Gartenbohnen
    .count =
        { $n ->
            [one] { $n } Gartenbohne
           *[other] { $n } Gartenbohnen
        }
bean-wax = Wachsbohne
    .all = alle Wachsbohnen
    .count =
        { $n ->
            [one] { $n } Wachsbohne
           *[other] { $n } Wachsbohnen
        }
bean-brandy = Weinbrandbohne
    .all = alle Weinbrandbohnen
    .count =
        { $n ->
            [one] { $n } Weinbrandbohne
           *[other] { $n } Weinbrandbohnen
        }
bean-coffee = Kaffeebohne
    .all = alle Kaffeebohnen
    .count =
        { $n ->
            [one] { $n } Kaffeebohne
           *[other] { $n } Kaffeebohnen
        }
bean-cocoa = Kakaobohne
    .all = alle Kakaobohnen
    .count =
        { $n ->
            [one] { $n } Kakaobohne
           *[other] { $n } Kakaobohnen
        }
bean-field = Ackerbohne
    .all = alle Ackerbohnen
    .count =
        { $n ->
            [one] { $n } Ackerbohne
           *[other] { $n } Ackerbohnen
        }
bean-cognac = Cognacbohne
    .all = alle Cognacbohnen
    .count =
        { $n ->
            [one] { $n } Cognacbohne
           *[other] { $n } Cognacbohnen
        }

## Tiere in Kuhhandel Master

animal-chicken = Huhn
    .count =
        { $n ->
            [one] { $n } Huhn
           *[other] { $n } Hühner
        }
animal-goose = Gans
    .count =
        { $n ->
            [one] { $n } Gans
           *[other] { $n } Gänse
        }
animal-cat = Katze
    .count =
        { $n ->
            [one] { $n } Katze
           *[other] { $n } Katzen
        }
animal-dog = Hund
    .count =
        { $n ->
            [one] { $n } Hund
           *[other] { $n } Hunde
        }
animal-sheep = Schaf
    .count =
        { $n ->
            [one] { $n } Schaf
           *[other] { $n } Schafe
        }
animal-goat = Ziege
    .count =
        { $n ->
            [one] { $n } Ziege
           *[other] { $n } Ziegen
        }
animal-donkey = Esel
    .count =
        { $n ->
            [one] { $n } Esel
           *[other] { $n } Esel
        }
animal-pig = Schwein
    .count =
        { $n ->
            [one] { $n } Schwein
           *[other] { $n } Schweine
        }
animal-cow = Kuh
    .count =
        { $n ->
            [one] { $n } Kuh
           *[other] { $n } Kühe
        }
animal-horse = Pferd
    .count =
        { $n ->
            [one] { $n } Pferd
           *[other] { $n } Pferde
        }
animal-rat = Ratte
    .count =
        { $n ->
            [one] { $n } Ratte
           *[other] { $n } Ratten
        }
pedigree = Stammbaum
    .count =
        { $n ->
            [one] { $n } Stammbaum
           *[other] { $n } Stammbäume
        }

## Gebäude in High Bohn

building-mine = Mine
    .effect-2 = Das dritte Feld kostet dich einen Taler.
    .effect-3 = Gartenbohnen bringen 1 für 1, 2 für 2, 3 für 3; eine einzelne Gartenbohne darfst du immer ernten.
    .effect-4 = Ein weiteres Bohnenfeld.
building-tipi = Tipi
    .effect-2 = Am Ende ein Taler mehr für je 8 in deinem Stapel.
    .effect-3 = Am Ende ein Taler mehr für je 6 in deinem Stapel.
    .effect-4 = Am Ende ein Taler mehr für je 5 in deinem Stapel.
building-bank = Bank
    .effect-2 = Vor deinem Zug darfst du die oberste Karte des Nachziehstapels ansehen und unter den Stapel legen.
    .effect-3 = In Phase 4 darfst du die gezogenen Karten beliebig ordnen, bevor sie auf die Hand kommen.
    .effect-4 = Vor deinem Zug darfst du eine Karte an eine andere Stelle deiner Hand stecken.
building-farm = Farm
    .effect-2 = Sojabohnen darfst du auf einem Feld einer Sorte mit der Zahl 14 oder mehr anbauen; dort zählen sie als diese Sorte.
    .effect-3 = In Phase 1 darfst du bis zu drei Bohnen anbauen.
    .effect-4 = Eine Ernte, die genau vier Taler wert ist, bringt dir fünf.
building-saloon = Saloon
    .effect-2 = Ein weiteres Feld, nur für Brechbohnen.
    .effect-3 = Du darfst Eintopf anbauen: 3, 6, 7, 8 verschiedene Bohnen bringen 1, 2, 3, 4 Taler.
    .effect-4 = Du darfst Eintopf anbauen: 3, 5, 6, 7, 8 verschiedene Bohnen bringen 1, 2, 3, 4, 5 Taler.
building-store = Laden
    .effect-2 = Lagert eine Bohne, die du anbauen müsstest; gelagerte Bohnen kannst du tauschen oder verschenken.
    .effect-3 = Lagert zwei Bohnen, die du anbauen müsstest; gelagerte Bohnen kannst du tauschen oder verschenken.
    .effect-4 = Lagert drei Bohnen, die du anbauen müsstest; gelagerte Bohnen kannst du tauschen oder verschenken.
building-blacksmith = Schmiede
    .effect-2 = Ein weiteres Feld, nur für Feuerbohnen.
    .effect-3 = 3, 5, 6, 7 Feuerbohnen bringen dir 1, 2, 3, 4 Taler.
    .effect-4 = Du darfst jede einzelne Bohne ernten.
building-jail = Gefängnis
    .effect-2 = 3, 5, 7, 9 Blaue Bohnen bringen dir 1, 2, 3, 4 Taler.
    .effect-3 = 4, 6, 8, 10 Blaue Bohnen bringen dir 2, 3, 4, 5 Taler.
    .effect-4 = Bringen Blaue Bohnen, gleich wessen, mindestens einen Taler, nimmst du eine der übrigen blauen Karten als Taler.
building-distillery = Brennerei
    .effect-2 = Nenne sofort eine Gebäudeart: Die anderen dürfen je eines kaufen, der Rest verlässt das Spiel.
    .effect-3 = Von jeder Eintopfernte, die etwas einbringt, kommt ein Taler auf diese Karte.
    .effect-4 = 3, 5, 7, 8 Cognacbohnen bringen dir 1, 2, 3, 4 Taler.

## Länder und Kriegskarten in Bohnaparte

land-camp = Lager
    .effect = Dein erstes Land; verlierst du es, spielst du weiter, solange du ein anderes hast.
land-farm = Bauernhof
    .effect = In deiner Phase 2 wird eine Karte mehr aufgedeckt; 1 Punkt.
land-village = Dorf
    .effect = In Phase 5 ziehst du eine Karte mehr; verteidigt sich mit mindestens 16; 1 Punkt.
land-city = Stadt
    .effect = Verteidigt sich mit mindestens 18; 3 Punkte.
land-monastery = Kloster
    .effect = Vor Phase 1 nimmst du eine Karte vom Nachziehstapel: 6 bis 12 wird zum Taler, 14 bis 20 wird abgelegt; 1 Punkt.
land-quarry = Steinbruch
    .effect = Einmal, in deinem Zug: Zahle zwei Taler und lege eine Festung unter ein beliebiges deiner Länder; 1 Punkt.
land-iron = Eisenmine
    .effect = Solange du eine Eisenmine besitzt, hast du eine Kanone; 1 Punkt.
land-swamp = Sumpf
    .effect = Niemand darf hier mit Karten aus dem Munitionslager kämpfen; 1 Punkt.
land-river = Fluss
    .effect = Kann nicht erobert und ohne Wald nicht überquert werden; keine Punkte.
land-forest = Wald
    .effect = Verteidigt sich mit mindestens 17; du darfst über Flüsse angreifen und einen Händler kaufen; 1 Punkt.
land-pasture = Weide
    .effect = Zu ihr gehört eine eigene Kavallerie; 1 Punkt.
land-fortress = Festung
    .effect = Macht die verteidigende Bohne um zwei stärker; bleibt bei ihrem Land; 1 Punkt für den Besitzer des Landes.
land-depot = Munitionslager
    .effect = Fasst so viele Bohnen, wie Spieler am Tisch sind, nur zum Kämpfen; kostet drei Taler.
land-cannon = Kanone
    .effect = Deine Angriffe gewinnen bei Gleichstand gegen Dörfer, Städte und Festungen, aber nicht 20 gegen 20.
land-merchant = Händler
    .effect = Die Karten der Phase 5 kommen hierher, und du wählst, welche du nimmst; zwei bleiben; kostet drei Taler, solange du einen Wald besitzt.
land-cavalry = Kavallerie
    .effect = Schlägt zuerst mit 17; misslingt es, folgt eine zweite Runde mit Bohnen, und sie ruht bis zu deinem nächsten Zug.

## Optionen

value-true = ja
value-false = nein

option-same_sort_twice = Gleiche Sorte auf zwei Feldern
    .about = Eine Sorte, die schon wächst, darf auch auf ein anderes Feld.
option-lone_bean = Einzelne Bohnen
    .about = Wann ein Feld mit einer einzelnen Bohne geerntet werden darf.
    .value-lenient = außer wenn auf einem anderen Feld zwei oder mehr liegen
    .value-strict = nur wenn auf jedem Feld genau eine liegt
option-offers_per_turn = Angebote je Zug
    .about = Wie viele Angebote ein Spieler in einem Zug machen darf.
option-rare = Seltene Bohnen
    .about = Welche seltene Sorte mit 4 oder 5 Spielern mitspielt.
    .value-cocoa = Kakaobohnen
    .value-field = Ackerbohnen
option-twenty_two = Die 22er-Bohnen
    .about = Welche Sorte mit 22 Karten im Stapel ist; beide bringen gleich viel.
    .value-wax = Wachsbohnen
    .value-brandy = Weinbrandbohnen
option-cocoa_print = Bohnometer der Kakaobohne
    .about = Was zwei Kakaobohnen bringen.
    .value-english = zwei Taler (englische Ausgabe)
    .value-german = einen Taler (deutsche Ausgabe)
option-orders = Aufträge
    .about = Jeder hat einen Auftrag; zwei benachbarte Felder mit der richtigen Zahl Bohnen erfüllen ihn für einen Taler.
option-order_deck = Auftragsstapel
    .about = Welche Aufträge im Spiel sind.
    .value-standard = Paare mit einer Summe von 3 bis 8
    .value-harder = Paare aus 0 bis 6 mit einer Summe von 4 oder mehr
option-plant_out = Hand am Ende anbauen
    .about = Nach dem Ende bauen alle noch ihre Handkarten an, ohne Handel, bevor zum letzten Mal geerntet wird.
    .value-off = nein
    .value-fields = auf den eigenen Feldern
    .value-free = auf neuen Feldern nach Bedarf
option-retrade = Weiterhandeln
    .about = Der aktive Spieler darf Karten weiterhandeln, die er im selben Zug erhalten hat.
option-cognac = Cognac-Variante
    .about = Bringt 22 Cognacbohnen und die vier Brennereien ins Spiel.
option-first_come = Wer zuerst kommt, mahlt zuerst
    .about = Ein Gebäude wird sofort gekauft, ohne auf Spieler zu warten, die früher an der Reihe sind.
option-last_sale = Der letzte Verkauf
    .about = Ob die Felder vor der letzten Kaufrunde verkauft werden oder in ihr und danach.
    .value-before = die Felder werden verkauft, dann kaufen alle
    .value-after = alle kaufen und verkaufen reihum, dann wird der Rest verkauft
option-cavalry = Kavallerie-Variante
    .about = Weiden, Wälder, Händler und Kavallerie statt Eisenminen, Festungen, Munitionslagern und Kanonen.
option-length = Spieldauer
    .about = Wie oft der Nachziehstapel aufgebraucht wird, bevor das Spiel endet.
    .value-3 = kurz: dreimal
    .value-4 = üblich: viermal
    .value-5 = lang: fünfmal
option-grid = Gerades Raster
    .about = Länder liegen in geraden Reihen und Spalten und berühren sich nur oben, unten, links und rechts.
option-both_sides = Beide Seiten
    .about = Die Karten des gewöhnlichen Spiels kommen auf einer größeren Landkarte zur Kavallerie-Variante dazu.
option-camp_points = Punkte für ein Lager
    .about = Wie viele Siegpunkte ein Lager wert ist.
    .value-0 = keinen
    .value-1 = einen
    .value-2 = zwei
option-map = Landkarte
    .about = Welche Landkarte des Bohnenlands ausgelegt wird.
    .value-standard = die Karte für diese Spielerzahl
    .value-pyramid = Pyramide für drei
    .value-own = eine eigene Karte
option-super = Super-Kuhhandel
    .about = Nach einem Kuhhandel darf man im selben Zug noch eine Versteigerung abhalten.
option-pecunia = Pecunia non olet
    .about = Am Ende wird das Geld auf der Hand zur Wertung dazugezählt.
option-bluffer_out = Bluffer setzen aus
    .about = Wer mehr bot, als er zahlen konnte, darf nicht mitbieten, wenn die Karte neu versteigert wird.
option-auction = Versteigerungen
    .about = Wie auf Tiere geboten wird.
    .value-live = offene Rufe, nach der Uhr
    .value-turns = reihum, bieten oder passen
    .value-sealed = je eine geheime Grenze
option-dutch = Holländische Versteigerungen
    .about = Wie Stammbäume verkauft werden.
    .value-live = Herunterzählen, nach der Uhr
    .value-sealed = je eine geheime Zahl
option-offer_count_visible = Zahl der gelegten Karten zeigen
    .about = Alle sehen, wie viele Geldkarten in einem Angebot liegen.
option-hand_count_visible = Zahl der Geldkarten zeigen
    .about = Alle sehen, wie viele Geldkarten jeder hat.
option-two_seat_zeros = Nullen zu zweit
    .about = Ob man zu zweit mit Nullen auf der Hand beginnt.
    .value-some = je zwei Nullen
    .value-none = keine Nullen
option-tie_break = Gleichstand
    .about = Wer bei gleicher Wertung gewinnt.
    .value-none = der Sieg wird geteilt
    .value-money = es gewinnt, wer mehr Geld auf der Hand hat

## Woraus ein Ergebnis besteht

score-orders = Erfüllte Aufträge
score-sets = Quartette
score-pedigrees = Stammbäume der Quartette
score-other_pedigrees = Übrige Stammbäume
score-money = Geld auf der Hand
