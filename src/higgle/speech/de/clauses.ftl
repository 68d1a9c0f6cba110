### Die Regeln Punkt für Punkt: Der Name einer Nachricht ist die Nummer des Punktes.

### B · Bohnanza, Grundspiel

## B · Aufbau

B01 = Der Nachziehstapel hat 104 Karten: Blaue 20, Feuer 18, Sau 16, Brech 14, Soja 12, Augen 10, Rote 8, Garten 6.
    .source = Regelheft des Grundspiels
B02 = 3, 4 oder 5 Spieler; jede andere Zahl wird mit Begründung abgelehnt.
    .source = Regelheft des Grundspiels
B03 = Jeder beginnt mit fünf Karten, zwei Bohnenfeldern und ohne Taler.
    .source = Regelheft des Grundspiels
B04 = Die Reihenfolge der Handkarten ändert sich nie; neue Karten kommen einzeln hinter die letzte.
    .source = Regelheft des Grundspiels
B05 = Der erste Spieler sitzt links vom Geber und beginnt; gespielt wird im Uhrzeigersinn nach Platznummern. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel

## B · Phase 1, Anbauen

B10 = Der aktive Spieler muss die vorderste Karte seiner Hand anbauen.
    .source = Regelheft des Grundspiels
B11 = Danach darf er die neue vorderste Karte anbauen, aber keine dritte.
    .source = Regelheft des Grundspiels
B12 = Die beiden Karten dürfen auf verschiedene Felder.
    .source = Regelheft des Grundspiels
B13 = Ohne Handkarten entfällt die Phase.
    .source = Regelheft des Grundspiels
B14 = Auf einem Bohnenfeld wächst nur eine Sorte.
    .source = Regelheft des Grundspiels
B15 = Passt eine Bohne auf kein Feld, muss geerntet werden, bis sie auf eines passt, oder das dritte Bohnenfeld gekauft werden.
    .source = Regelheft des Grundspiels
B16 = Eine Sorte, die schon wächst, darf kein zweites Feld beginnen; die Option `same_sort_twice` erlaubt es. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
B17 = Ein eben abgeerntetes Feld darf sofort wieder bepflanzt werden, mit jeder Sorte, auch derselben.
    .source = Regelheft zu High Bohn und Bohnanza Plus

## B · Phase 2, Handeln und Schenken

B20 = Zwei Karten werden vom Nachziehstapel aufgedeckt.
    .source = Regelheft des Grundspiels
B21 = Gehandelt wird nur zwischen dem aktiven Spieler und einem anderen; zwei andere handeln nie miteinander.
    .source = Regelheft des Grundspiels
B22 = Der aktive Spieler darf aufgedeckte Karten und Handkarten von jeder Stelle abgeben; die anderen geben Handkarten von jeder Stelle.
    .source = Regelheft des Grundspiels
B23 = In einem Handel gehen beliebig viele Karten gegen beliebig viele, mindestens eine auf jeder Seite; ohne Karte auf einer Seite ist es ein Geschenk oder die Bitte darum; ohne Karte auf beiden wird es abgelehnt.
    .source = Regelheft des Grundspiels
B24 = Auch wenn die aufgedeckten Karten weg sind, darf mit Handkarten weitergehandelt werden.
    .source = Regelheft des Grundspiels
B25 = Karten verlassen die Hand erst, wenn der Handel vereinbart ist; die Reihenfolge der übrigen bleibt.
    .source = Regelheft des Grundspiels
B26 = Ein Angebot nennt Sorten und Anzahlen auf beiden Seiten (aufgedeckte Karten genau); beim Annehmen oder Bestätigen nennt jede Seite ihre Exemplare, sodass jeder Gebende entscheidet, welches seine Hand verlässt. (Hausregel)
    .source = Hausregel
B27 = Erhaltene Karten liegen gesondert: Sie kommen weder auf die Hand noch in einen weiteren Handel und werden nicht verkauft.
    .source = Regelheft des Grundspiels
B28 = Der aktive Spieler darf Handkarten und aufgedeckte Karten verschenken; die anderen dürfen Handkarten nur dem aktiven Spieler schenken.
    .source = Regelheft des Grundspiels
B29 = Ein Geschenk darf abgelehnt werden; bis es angenommen ist, bewegt sich nichts; wer ein Angebot abgelehnt hat, darf es doch noch annehmen, solange es steht.
    .source = Regelheft des Grundspiels
B30 = Der aktive Spieler beendet die Phase; offene Angebote verfallen. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
B31 = Eine aufgedeckte Karte, die der aktive Spieler behält, darf bis zum Ende der Phase noch gehandelt werden. (Hausregel)
    .source = Hausregel
B32 = Ein Handel beendet, was er unmöglich macht: eine Zusage, für die ein Beteiligter eine eben abgegebene Karte gewählt hatte, und ein angenommenes Angebot, dessen Karten der Anbieter nicht mehr hat. Absprachen über andere Karten bleiben bestehen. Angebote der Beteiligten, die noch niemand angenommen hat, verfallen, wenn sie eine eben abgegebene Sorte nennen, was immer noch auf der Hand ist; sonst nimmt nur der Anbieter selbst oder das Ende der Phase ein Angebot zurück. Endet eine Abmachung so, erfahren alle, dass ihre Karten fort sind, wie an einem echten Tisch; sonst erfährt niemand etwas über die Hand. (Hausregel)
    .source = Hausregel
B33 = Nehmen mehrere ein offenes Angebot an, sucht sich der Anbieter den Partner aus. (Hausregel)
    .source = Hausregel
B34 = Ein Angebot darf Karten verlangen, die der andere nicht hat; eine Ablehnung sieht für alle gleich aus, ob die Karten fehlen oder nicht hergegeben werden. (Hausregel)
    .source = Hausregel
B35 = Gehandelt werden nur Karten; Taler, Felder und Gebäude nicht; Versprechen dürfen gesprochen werden und binden niemanden. (Hausregel)
    .source = Hausregel
B36 = Die Beispiele 2 bis 4 des Regelhefts laufen wie gedruckt: Soja und Garten sind aufgedeckt; Soja und eine Blaue Bohne aus der Hand gehen gegen eine Rote; in Phase 3 kommt die Rote auf das erste Feld und die behaltene Gartenbohne auf das zweite.
    .source = Regelheft des Grundspiels
B37 = Ein Spieler macht in einem Zug höchstens `offers_per_turn` Angebote (Option, Vorgabe 20); ein weiteres wird mit Begründung abgelehnt. (Hausregel)
    .source = Hausregel
B38 = Ein Angebot darf der anderen Seite die Wahl lassen, welche der gewünschten Karten sie gibt, unter höchstens vier Möglichkeiten: rot oder blau. Wer annimmt, zeigt mit seinen Karten, was er wählt, alle sehen es, und wie immer entscheidet, wer das Angebot gemacht hat. Was ganz offen bleibt, irgendetwas dafür, ist kein Angebot, sondern ein Aufruf; wer mag, antwortet darauf mit einem Angebot. (Hausregel)
    .source = Hausregel

## B · Phase 3, Erhaltenes anbauen

B40 = Jeder baut alles an, was er erhalten hat, der aktive Spieler auch die aufgedeckten Karten, die er behielt.
    .source = Regelheft des Grundspiels
B41 = Jeder wählt die Reihenfolge seines Anbaus selbst, und alle bauen gleichzeitig an. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel
B42 = Dazwischen darf oder muss geerntet werden.
    .source = Regelheft des Grundspiels
B43 = Der Zug geht erst weiter, wenn niemand mehr eine Karte anzubauen hat.
    .source = Regelheft des Grundspiels

## B · Phase 4, Nachziehen

B50 = Der aktive Spieler zieht drei Karten, eine nach der anderen, jede ans Ende seiner Hand.
    .source = Regelheft des Grundspiels
B51 = Der nächste Spieler links wird aktiv.
    .source = Regelheft des Grundspiels
B52 = Bevor ein Schritt die letzte Karte des Stapels nimmt oder ihn leer findet, darf jeder, der durch eine Ernte oder einen Kauf Karten ablegen könnte, das noch tun oder passen, sofern diese Karten im nächsten Stapel wären. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel

## B · Ernte und drittes Feld

B60 = Jeder darf jederzeit ernten, auch im Zug eines anderen, aber nicht zwischen den Karten eines Ziehens oder Aufdeckens. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel
B61 = Eine Ernte verkauft das ganze Feld.
    .source = Regelheft des Grundspiels
B62 = Bezahlt wird nach dem Bohnometer der Sorte: die höchste erreichte Stufe; mehr Karten als auf der letzten Stufe bringen nicht mehr.
    .source = Regelheft des Grundspiels
B63 = So viele der geernteten Karten, wie Taler verdient sind, werden zu Talern; die übrigen kommen offen auf den Ablagestapel.
    .source = Regelheft des Grundspiels
B64 = Eine Ernte kann nichts einbringen.
    .source = Regelheft des Grundspiels
B65 = Bohnometer: Blaue 4/6/8/10, Feuer 3/6/8/9, Sau 3/5/7/8, Brech 3/5/6/7, Soja 2/4/6/7, Augen 2/4/5/6, Rote 2/3/4/5, Garten –/2/3/–.
    .source = Karten
B66 = Ein Feld mit einer einzelnen Bohne darf nicht geerntet werden, solange auf einem anderen eigenen Feld zwei oder mehr liegen (Option `lone_bean`: lenient, milde, die Vorgabe).
    .source = Regelheft des Grundspiels
B67 = Mit `lone_bean` strict darf eine einzelne Bohne nur geerntet werden, wenn auf jedem eigenen Feld genau eine liegt; ein leeres Feld, das einer Sorte vorbehalten ist (H32), zählt dabei nicht mit. (teils Hausregel)
    .source = Regelheft des Erweiterungs-Sets, Hausregel
B68 = Jeder darf einmal, jederzeit, auch im Zug eines anderen, ein drittes Bohnenfeld für drei Taler kaufen: die obersten drei seines Stapels, offen auf den Ablagestapel.
    .source = Regelheft des Grundspiels
B69 = Das dritte Feld kann sofort bepflanzt werden.
    .source = Regelheft des Grundspiels
B70 = Ein zweites drittes Feld oder eines ohne das nötige Geld wird abgelehnt.
    .source = Regelheft des Grundspiels
B71 = Die Beispiele 1, 5 und 6 des Regelhefts: Saubohnen 1–2 bringen 0, 3–4 bringen 1, 5–6 bringen 2, 7 bringen 3, 8 und mehr bringen 4; drei Feuerbohnen bringen einen Taler und legen zwei Karten ab; zwei Feuerbohnen bringen nichts und werden beide abgelegt.
    .source = Regelheft des Grundspiels

## B · Stapelende, Spielende, Wertung

B80 = Wird die letzte Karte des Nachziehstapels genommen, ist er ein weiteres Mal aufgebraucht; war es nicht das letzte Mal (B81), wird der Ablagestapel sofort zu einem neuen Nachziehstapel gemischt, und ein begonnenes Ziehen oder Aufdecken geht daraus weiter. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel
B81 = Das Spiel endet, wenn der Nachziehstapel zum dritten Mal aufgebraucht ist.
    .source = Regelheft des Grundspiels
B82 = Geschieht das in Phase 2, werden die Phasen 2 und 3 noch beendet, und das Spiel endet ohne Phase 4.
    .source = Regelheft des Grundspiels
B83 = Ist im letzten Durchgang zu Beginn von Phase 2 nur noch eine Karte da, wird eine aufgedeckt.
    .source = Regelheft des Grundspiels
B84 = Geschieht es in Phase 4, endet das Spiel sofort: Die schon gezogenen Karten bleiben auf der Hand, weiter wird nichts gezogen.
    .source = Regelheft des Grundspiels
B85 = Am Ende werden Handkarten nicht angebaut; jedes Feld wird verkauft, einzelne Bohnen auch. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel
B86 = Die meisten Taler gewinnen; bei Gleichstand die meisten Handkarten.
    .source = Regelheft des Grundspiels
B87 = Bleibt es beim Gleichstand, wird der Sieg geteilt. (Hausregel)
    .source = Hausregel
B88 = Ist der Ablagestapel leer, wenn der Nachziehstapel ausgeht, zählt das als einmal aufgebraucht, und die in diesem Schritt noch fälligen Karten werden nicht gezogen; der Ablagestapel wird zum Nachziehstapel, sobald ein späterer Schritt eine Karte braucht, und ein Schritt, der beide leer findet, zählt als ein weiteres Mal. (Hausregel)
    .source = Hausregel
B89 = Würde ein Zug mit leerem Nachzieh- und Ablagestapel und ohne Bohne auf irgendeiner Hand beginnen, endet das Spiel wie in B85. (Hausregel)
    .source = Hausregel

## B · Was jeder sieht

B90 = Eine Hand sieht nur ihr Besitzer; ihre Größe kennen alle. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel
B91 = Felder, aufgedeckte und erhaltene Karten, offene Angebote, Talerzahlen, die Größen von Nachzieh- und Ablagestapel, wie oft der Nachziehstapel aufgebraucht wurde, und die oberste Karte des Ablagestapels sehen alle. (Hausregel)
    .source = Hausregel
B92 = Niemand, auch kein Zuschauer, erfährt etwas über die Reihenfolge des Nachziehstapels, weder aus Nachrichten, Fehlern und Auswahllisten noch aus Zeitabständen, außer was eine Karte ihren Besitzer ansehen lässt (H24). (Hausregel)
    .source = Hausregel

### P · Bohnanza Plus und Erweiterungs-Set

## P · Aufbau und Ackerbohnen

P01 = Mit 3 Spielern fehlen Kakao- und Ackerbohnen; jeder beginnt mit drei Feldern; ein drittes Feld ist nicht zu kaufen; das Spiel endet, wenn der Nachziehstapel zum zweiten Mal aufgebraucht ist.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P02 = Mit 4–5 Spielern fehlen Kaffeebohnen und dazu Kakao- oder Ackerbohnen: Die Option `rare` sagt, welche bleiben, `cocoa` (Vorgabe) oder `field`.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P03 = Mit 6–7 Spielern fehlen Garten-, Kakao- und Ackerbohnen.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P04 = Mit 3–5 Spielern erhält jeder fünf Karten; mit 6–7 der erste drei, der zweite vier, der dritte fünf, die übrigen sechs.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P05 = Das dritte Feld kostet vier Taler mit 4–5 Spielern und drei mit 6–7.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P06 = In Phase 4 werden drei Karten gezogen mit 3–5 Spielern und vier mit 6–7.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P07 = Wachsbohnen 22 oder, mit der Option `twenty_two`, Weinbrandbohnen 22: 4/7/9/11; Kaffee 24: 4/7/10/12; Kakao 4 nach der Option `cocoa_print`: `english` (Vorgabe) 2→2, 3→3, 4→4, `german` 2→1, 3→3, 4→4.
    .source = Karten
P08 = Eine Ernte von genau zwei Ackerbohnen bringt keinen Taler; beide Karten werden abgelegt, und wer kein drittes Feld hat, darf sofort eines kostenlos nehmen; gefragt wird, wo ein weiteres leeres Feld eine Last sein könnte (`lone_bean` strict), sonst erhält er es. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets, Hausregel
P09 = Dasselbe bei schon vorhandenem drittem Feld bringt nichts.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P10 = Drei Ackerbohnen bringen drei Taler und kein Feld.
    .source = Karten
P11 = Das dritte Feld liegt rechts vom zweiten.
    .source = Regelheft zu High Bohn und Bohnanza Plus
P12 = 3 bis 7 Spieler; jede andere Zahl wird mit Begründung abgelehnt; jeder Punkt B gilt, solange kein Punkt P etwas anderes sagt.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P13 = Der volle Satz hat zwölf Sorten, die acht des Grundspiels und Wachs oder Weinbrand, Kaffee, Kakao, Acker; der Nachziehstapel hat 150 Karten mit 3 Spielern, 130 (Kakao) oder 129 (Acker) mit 4–5, 144 mit 6–7.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets

## P · Aufträge

P20 = Es gibt 39 Aufträge; nach dem Austeilen nimmt jeder einen und steckt ihn hinter seine Handkarten.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P21 = Der Auftrag rückt vor, wenn die Karten davor gehen; neue Bohnen kommen hinter ihn.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P22 = Mit Aufträgen wird nie gehandelt.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P23 = Ein Auftrag a/b ist erfüllt, wenn auf zwei benachbarten Feldern, von links nach rechts, genau a und b Karten liegen: auf Feld 1 und 2 oder 2 und 3, gleich welcher Sorten; 0 ist ein leeres Feld; ein drittes Feld, das man nicht hat, ist kein Feld.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P24 = Die Felder 1 und 3 sind keine Nachbarn.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P25 = Er darf von der Hand oder vom Tisch in jedem Augenblick des eigenen Zuges vom Beginn der Phase 1 bis zum Ziehen der Phase 4 erfüllt werden, und sonst nie.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P26 = Ein erfüllter Auftrag kommt auf den Talerstapel und ist einen Taler wert; geerntet werden muss dafür nichts.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P27 = Ist zu Beginn von Phase 1 die vorderste Karte ein Auftrag, erfüllt ihn der Spieler von der Hand (dann ist Phase 1 eine gewöhnliche), oder er legt ihn offen aus, muss eine Bohne anbauen, wenn er eine hat, und baut keine zweite an, auch wenn der Auftrag inzwischen erfüllt wird. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets, Hausregel
P28 = Ein offener Auftrag, der am Ende von Phase 3 nicht erfüllt ist, kommt verdeckt unter den Auftragsstapel; Phase 3 endet nicht, bevor der aktive Spieler, dessen Auftrag noch erfüllt werden kann, auch durch Ernten oder ein drittes Feld, ihn erfüllt oder gepasst hat; bei einem Auftrag auf der Hand gilt das für jeden Auftrag, damit sich nichts verrät. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets, Hausregel
P29 = In Phase 4, nach den Bohnen, zieht ein Spieler ohne Auftrag einen ans Ende seiner Hand.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P30 = Ein ausgegebener Auftragstaler kommt unter den Auftragsstapel. (Hausregel)
    .source = Hausregel
P31 = Liegt nach der ersten Bohne der Phase 1 ein Auftrag vorn, wird keine zweite angebaut; der Auftrag bleibt auf der Hand, und wird er von dort erfüllt, darf die zweite Bohne folgen. (Hausregel)
    .source = Hausregel
P32 = Aufträge zählen beim Gleichstand nicht als Handkarten. (Hausregel)
    .source = Hausregel
P33 = Der Auftragsstapel enthält jedes geordnete Paar mit einer Summe von 3 bis 8 genau einmal; Option `order_deck` = `harder`: jedes Paar aus 0–6 mit einer Summe von mindestens 4. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets, Hausregel
P34 = Die Beispiele der Regelhefte: 3/4 wird von den Feldern 3, 4 erfüllt; 4/0 von vier Bohnen direkt links neben einem leeren Feld (4, 0 oder n, 4, 0), nicht von 4, n, 0.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P35 = Ein in Phase 4 gezogener Auftrag kann nicht im selben Zug erfüllt werden. (Hausregel)
    .source = Hausregel
P36 = Ist der Auftragsstapel leer, wird keiner gezogen, und der Spieler spielt ohne weiter. (Hausregel)
    .source = Hausregel
P37 = Einen Auftrag auf der Hand sieht nur sein Besitzer, und er zählt nicht zur öffentlichen Handgröße; dass jemand einen hat, wissen alle; einen offenen Auftrag, und einen erfüllten beim Vorzeigen, sehen alle. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel

## P · Varianten

P40 = Option `plant_out`, Vorgabe off: Nach dem Ende baut jeder seine Handkarten an, die vorderste zuerst, erntet dazwischen nach Belieben und kauft sein drittes Feld gemäß B60–B70 und verkauft dann alle Felder; ohne Handel, ohne Aufträge; `fields`: nur auf eigene Felder; `free`: Eine Bohne, die auf kein Feld passt, eröffnet ein neues; beim Gleichstand zählen die Hände vor diesem Anbau. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets, Hausregel
P41 = Option `retrade`: Der aktive Spieler darf Erhaltenes weiterhandeln; die anderen handeln weiter nur aus der Hand.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets

### H · High Bohn

## H · Die Stadt

H01 = 104 Bohnen des Grundspiels, dritte Felder, 32 Gebäude: 8 Arten zu den Preisen 1, 2, 3, 4.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H02 = Ein Gebäude wird nur mit Talern der eigenen Sorte bezahlt.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H03 = Jeder besitzt höchstens ein Gebäude jeder Art; mehrere verschiedener Art darf er auf einmal kaufen.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H04 = Gebäude dürfen jederzeit gekauft werden, auch im Zug eines anderen, und wirken sofort, nur für ihren Besitzer.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H05 = Bezahlte Taler kommen auf den Ablagestapel.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H06 = Ein Kauf wartet, solange ein Spieler, der früher an der Reihe ist (der aktive zuerst, dann im Uhrzeigersinn), die Art nicht besitzt und die Taler hat, die Karte stattdessen nehmen darf; haben alle verzichtet, gilt der Kauf; Option `first_come`: sofort. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H07 = 3 Spieler: Besitzen zwei eine Art, verlassen deren übrige Karten das Spiel; 4 Spieler: wenn drei es tun; 5 Spieler: Keine verlässt es.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H08 = Gebäude zum Preis 1 bewirken nichts außer ihrem Preis und dem Bonus für die Anzahl.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H09 = 3–4 Spieler: Das Spiel endet, wenn der Nachziehstapel zum dritten Mal aufgebraucht ist; 5 Spieler: zum vierten Mal.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H10 = Nach dem Ende darf jeder einmal, vom aktiven Spieler an im Uhrzeigersinn, beliebig viele Gebäude kaufen, die sofort wirken und für das Tipi zählen; Taler unter Karten können nicht ausgegeben werden.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H11 = Wertung: Taler, die unter Karten eingeschlossen, + Tipibonus + Preise der eigenen Gebäude + Bonus für die Anzahl 4→1, 5→2, 6→3, 7→5, 8→8.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H12 = Das Beispiel des Regelhefts ergibt 29: sechs Taler; Saloon 2, Schmiede 2, Gefängnis 4, Mine 3, Tipi 4, Farm 4.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H13 = In High Bohn wählt der Zahlende, mit welchen Talern er das dritte Feld bezahlt, weil die Sorten zählen. (Hausregel)
    .source = Hausregel
H14 = 3, 4 oder 5 Spieler; jede andere Zahl wird mit Begründung abgelehnt; jeder Punkt B gilt, solange kein Punkt H etwas anderes sagt.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H15 = Ein Gebäude kostet so viele Taler wie sein Preis, von dieser Sorte: Mine Garten, Tipi Rote, Bank Augen, Farm Soja, Saloon Brech, Laden Sau, Schmiede Feuer, Gefängnis Blaue, Brennerei Cognac; Saloon 3 kostet drei Brechbohnen, Bank 1 eine Augenbohne.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H16 = Jeder darf jeden Preis einer Art zuerst kaufen, was immer er schon besitzt, und kann ein Gebäude nie gegen ein anderes derselben Art tauschen. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H17 = Am Ende in dieser Reihenfolge: Jedes Feld wird verkauft, mit Erntegebäuden, Abgaben und Gefängnis 4; letzte Kaufrunde (Option `last_sale` = `after`: Die Kaufrunde kommt zuerst, und in ihr darf jeder verkaufen); Taler unter Karten kommen zum Stapel; Tipi; Summe. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H18 = Die Sorten der Taler jedes Spielers, seine Gebäude, seine gelagerten Bohnen und die Taler unter seinen Karten sehen alle. (Hausregel)
    .source = Hausregel
H19 = Die Beispiele des Regelhefts: 3 Spieler, Farm 2 und 4 gebaut: Farm 1 und 3 gehen, der dritte bekommt keine; 4 Spieler, Bank 1, 3, 4 gebaut: Bank 2 geht; 5 Spieler: Nach vier einer Art bekommt der fünfte keine.
    .source = Regelheft zu High Bohn und Bohnanza Plus

## H · Gebäude

H20 = Mine 2: Das dritte Feld kostet einen Taler.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H21 = Mine 3: Gartenbohnen bringen 1→1, 2→2, 3→3, und eine einzelne Gartenbohne darf immer geerntet werden.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Karten
H22 = Mine 4: ein weiteres gewöhnliches Feld, das nicht das dritte Feld ist: Jenes kann noch gekauft werden, insgesamt vier.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H23 = Tipi 2, 3, 4: am Ende ein Taler mehr für je volle 8, 6, 5 im Stapel.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H24 = Bank 2: Zwischen Phase 4 des Vorgängers und der eigenen Phase 1 darf nur ihr Besitzer die oberste Karte des Nachziehstapels ansehen und sie liegen lassen, sodass sie als nächste genommen wird, oder unter den Stapel legen, sodass sie die letzte ist, bevor er aufgebraucht ist; die anderen erfahren nur, was davon. (teils Hausregel)
    .source = Karten, Hausregel
H25 = Bank 3: In Phase 4 dürfen die gezogenen Karten beliebig geordnet werden, bevor sie auf die Hand kommen.
    .source = Karten
H26 = Bank 4: Vor dem eigenen Zug darf eine Handkarte an eine andere Stelle der Hand gesteckt werden.
    .source = Karten
H27 = Eine Bank, die in ihrem Augenblick nicht genutzt wird, ist für diesen Zug vorbei.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H28 = Farm 2: Soja darf auf ein gewöhnliches Feld mit einer Sorte, deren Zahl 14 oder mehr ist (Brech, Sau, Feuer, Blaue, Cognac), und zählt als diese Sorte, auch für Gefängnisse und Schmiede; nur wenn auf keinem anderen eigenen Feld Soja liegt, rein oder gemischt; solange ein gemischtes Feld steht, wächst Soja und beginnt kein zweites Feld, es sei denn, `same_sort_twice` erlaubt es; nicht auf einen Eintopf, nicht auf ein Feld aus H32; bis zur Ernte dürfen beide Sorten folgen; zu einem mit Soja begonnenen Feld kommt nur Soja; ein Eintopf mit Soja ist ein Feld, auf dem Soja liegt. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H29 = Farm 3: eine bis drei Bohnen in Phase 1.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H30 = Farm 4: Eine Ernte, die genau vier wert ist, bringt fünf.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H31 = Farm 4 mit Gefängnis 3: Acht Blaue Bohnen bringen fünf.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H32 = Saloon 2, Schmiede 2: ein weiteres Feld nur für Brechbohnen, nur für Feuerbohnen; es zählt bei der Regel der einzelnen Bohne in beide Richtungen und erlaubt ein zweites Feld dieser Sorte.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H33 = Saloon 3 und 4: Jedes eigene Feld außer denen aus H32 darf ein Eintopf sein, je eine Bohne mehrerer Sorten, keine zwei gleich; eine Bohne darf ihn auf einem leeren Feld beginnen, auch eine Sorte, die anderswo wächst.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H34 = Der Eintopf zahlt nach dem Saloon: 3 → 3/6/7/8 für 1/2/3/4; 4 → 3/5/6/7/8 für 1/2/3/4/5.
    .source = Karten
H35 = Eintopftaler liegen unter dem Saloon, können nicht ausgegeben werden und zählen am Ende vor dem Tipi mit.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H36 = Ein Feld mit einer Bohne ist ein gewöhnliches, auch für die Ernte, bis eine zweite Sorte dazukommt, sofern es nicht als Eintopf begonnen wurde; wer Saloon 3 oder 4 kauft, darf eigene Felder mit einer Bohne sofort zu Eintöpfen machen. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H37 = Laden 2, 3, 4 fasst bis zu eine, zwei, drei Bohnen zugleich: Sein Besitzer darf statt anzubauen die vorderste Bohne seiner Phase 1 hineinlegen (sie zählt als eine der Bohnen dieser Phase, die erste eingeschlossen) und in Phase 3 jedes Zuges eine behaltene aufgedeckte oder eine erhaltene Bohne. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H38 = Gelagerte Bohnen werden wie Handkarten gehandelt und verschenkt, im Zug des Besitzers oder mit dem aktiven Spieler, und vom Besitzer nie angebaut; wer eine aus dem Laden eines anderen bekommt, muss sie anbauen und darf sie nicht lagern. Liegt eine Sorte im Laden und zugleich aufgedeckt, wählt der Geber, welche Karte er abgibt.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H39 = Schmiede 3: Feuer 3/5/6/7. Gefängnis 2: Blaue 3/5/7/9. Gefängnis 3: Blaue 4→2, 6→3, 8→4, 10→5.
    .source = Karten
H40 = Schmiede 4: Ihr Besitzer darf jede einzelne Bohne ernten.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H41 = Gefängnis 4: Sooft irgendjemandes Ernte Blauer Bohnen mindestens einen Taler bringt, nimmt sein Besitzer eine der übrigen blauen Karten als Taler, den er ausgeben kann; auch bei der letzten Ernte; ein Eintopf ist keine blaue Ernte, ein blaues Feld mit Soja schon (ist dort keine blaue Karte übrig, eine andere übrige). (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Karten, Hausregel
H42 = Farm 4 mit Saloon: Ein Eintopf, der genau vier wert ist, bringt fünf, der fünfte auch unter den Saloon (Saloon 3: acht Sorten oder mehr; Saloon 4: sieben). (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H43 = Welche Karten eines Eintopfs oder eines mit Soja gemischten Feldes zu Talern werden, wählt der Erntende. (Hausregel)
    .source = Hausregel
H44 = Mehrere eigene Felder dürfen zugleich Eintöpfe sein, und eine Sorte darf in Eintöpfen und daneben auf einem gewöhnlichen Feld wachsen. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H45 = Bohnen in einem Laden sind am Ende nichts wert und beim Gleichstand keine Handkarten. (Hausregel)
    .source = Hausregel

## H · Cognac-Variante

H50 = 22 Cognacbohnen, 5/7/9/10, und vier Brennereien kommen ins Spiel.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Karten
H51 = Brennerei 2: Ihr Käufer muss sofort eine Art nennen, von der es noch Karten gibt (auch ihre eigene; gibt es keine, geschieht nichts); jeder andere, vom aktiven Spieler an im Uhrzeigersinn, darf einmal eine davon nach H02, H03, H07 kaufen; der Rest verlässt das Spiel. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Karten, Hausregel
H52 = Brennerei 3: Jede Eintopfernte, die etwas einbringt, auch am Ende, gibt einen Taler nach Wahl des Erntenden, nach Farm 4, an diese Karte, wo er nicht ausgegeben werden kann und am Ende vor dem Tipi mitzählt; wer erntet und sie selbst besitzt, legt einen seiner Eintopftaler hierher. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H53 = Brennerei 4: Cognac 3/5/7/8.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Karten
H54 = Neun Gebäude bringen 8, wie acht. (Hausregel)
    .source = Hausregel

### W · Bohnaparte

## W · Aufbau und Zug

W01 = 104 Bohnen des Grundspiels, je zwei Felder, kein drittes Feld, fünf Karten.
    .source = Regelheft zu Bohnaparte
W02 = Beginnend mit einem ausgelosten Spieler nimmt jeder im Uhrzeigersinn ein freies Lager der Landkarte; wer zuletzt wählt, hat den ersten Zug, dann im Uhrzeigersinn. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W03 = Phasen: anbauen, handeln, Erhaltenes anbauen, angreifen, nachziehen.
    .source = Regelheft zu Bohnaparte
W04 = In Phase 5 werden drei Karten gezogen und eine für jedes Dorf, das man in diesem Augenblick besitzt, eben eroberte eingeschlossen: zwei Dörfer, fünf Karten.
    .source = Regelheft zu Bohnaparte
W05 = In Phase 2 werden zwei Karten aufgedeckt und eine für jeden Bauernhof des aktiven Spielers: zwei Bauernhöfe, vier Karten.
    .source = Regelheft zu Bohnaparte
W06 = Für jedes Kloster muss der aktive Spieler vor Phase 1 eine Karte vom Nachziehstapel nehmen; 6–12 wird ein Taler, 14–20 wird abgelegt.
    .source = Regelheft zu Bohnaparte
W07 = Was W nicht ändert, folgt B (Reihenfolge der Hand, Anbau, Handel, Ernte, einzelne Bohne, Neumischen, Sicht); es gibt kein drittes Feld (B68–B70 und den zweiten Weg von B15), und was B über Phase 4 sagt, gilt für Phase 5.
    .source = Regelheft zu Bohnaparte
W08 = 3 bis 6 Spieler; jede andere Zahl wird mit Begründung abgelehnt.
    .source = Regelheft zu Bohnaparte
W09 = Jeder hat zwölf Marker, einer davon liegt von Anfang an auf seinem Lager; alle anderen Länder sind neutral.
    .source = Regelheft zu Bohnaparte

## W · Angriff

W10 = Ein Angriff kostet einen Taler, offen auf den Ablagestapel, und nur der aktive Spieler greift an, in Phase 4.
    .source = Regelheft zu Bohnaparte
W11 = Das Ziel muss einem anderen gehören oder neutral sein und an ein Land des Angreifers grenzen; ein Fluss wird nie angegriffen und außer nach W51 nie überquert.
    .source = Regelheft zu Bohnaparte
W12 = Der Angreifer, dann der Verteidiger legt eine Bohne verdeckt, aus der Hand (jede Stelle; die Reihenfolge der übrigen bleibt, vor Phase 5 wird dafür nichts gezogen), aus dem eigenen Munitionslager oder ungesehen vom Nachziehstapel; wer weder eine Hand noch eine brauchbare Lagerkarte hat, zieht. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W13 = Der Verteidiger weiß, woher die Karte des Angreifers kam, nicht welche es ist; eine Karte vom Nachziehstapel sieht vor dem Aufdecken niemand. (Hausregel)
    .source = Hausregel
W14 = Ein neutrales Land verteidigt immer die oberste Karte des Nachziehstapels; der Spieler links vom Angreifer deckt sie nur auf, wählt nichts und gewinnt nichts.
    .source = Regelheft zu Bohnaparte
W15 = Stärke ist die Zahl auf der Karte; der Angreifer siegt nur, wenn seine höher ist.
    .source = Regelheft zu Bohnaparte
W16 = Beide Karten kommen offen auf den Ablagestapel; siegt der Angreifer, kommt sein Marker auf das Land und der alte zurück in den Vorrat seines Besitzers; sonst bewegt sich kein Marker, auch nicht auf neutralem Land.
    .source = Regelheft zu Bohnaparte
W17 = Wie es auch ausgeht, der Angreifer darf wieder angreifen, dasselbe Land nur, wenn er es nicht gewonnen hat, solange die Taler reichen; die Phase endet, wenn er aufhört.
    .source = Regelheft zu Bohnaparte
W18 = Wer sein Lager verliert, spielt weiter, solange er ein Land hat.
    .source = Regelheft zu Bohnaparte
W19 = Das Beispiel des Regelhefts: 18 aus der Hand scheitert an 18 aus dem Munitionslager; für einen zweiten Taler erneut angegriffen, fällt der Bauernhof, als 18 auf 14 vom Nachziehstapel trifft; zwei Taler und vier Bohnen liegen auf dem Ablagestapel.
    .source = Regelheft zu Bohnaparte

## W · Länder und Käufe

W20 = Ein Dorf verteidigt sich mit mindestens 16, eine Stadt mit mindestens 18, besessen oder neutral.
    .source = Regelheft zu Bohnaparte
W21 = Eine Festung gibt der verteidigenden Bohne zwei dazu, dann gilt das Minimum.
    .source = Regelheft zu Bohnaparte
W22 = Steinbruch: In jedem Augenblick des eigenen Zuges setzen zwei Taler und der umgedrehte Steinbruch sofort eine Festung unter ein beliebiges eigenes Land, Steinbruch und Lager eingeschlossen; höchstens eine unter jedes Land; sie bleibt, wem das Land auch gehört.
    .source = Regelheft zu Bohnaparte
W23 = Sumpf: Keine Seite darf Karten aus dem Munitionslager verwenden.
    .source = Regelheft zu Bohnaparte
W24 = Wer mindestens eine Eisenmine besitzt, hat eine Kanone, nie zwei, und verliert sie mit der letzten Mine; seine Angriffe gewinnen bei Gleichstand gegen Dörfer, Städte und befestigte Länder, aber nicht, wenn beide Stärken, Festung und Minimum eingerechnet, 20 sind.
    .source = Regelheft zu Bohnaparte
W25 = Munitionslager: drei Taler, jederzeit, eines für jeden; fasst so viele Bohnen, wie Spieler da sind.
    .source = Regelheft zu Bohnaparte
W26 = Eine Bohne, die ein Spieler in Phase 1 oder in Phase 3 irgendeines Zuges anbauen muss oder darf, darf in sein Munitionslager, solange Platz ist, und gilt dann als angebaut; Lagerbohnen werden nicht angebaut, gehandelt oder verkauft, sie kämpfen nur.
    .source = Regelheft zu Bohnaparte
W27 = Siegpunkte: Stadt 3, Festung 1 mehr für den Besitzer ihres Landes, Fluss 0, andere Länder 1, ein leerer Steinbruch auch; Lager 1 (Option `camp_points` 0, 1, 2). (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W28 = Taler für eine Festung, ein Munitionslager oder einen Händler sind die obersten des Stapels und kommen offen auf den Ablagestapel, wie für einen Angriff. (teils Hausregel)
    .source = Regelheft des Grundspiels, Regelheft zu Bohnaparte, Hausregel
W29 = Ein Steinbruch baut eine Festung; umgedreht bleibt er leer, wem er auch gehört, und zählt weiter einen Punkt.
    .source = Regelheft zu Bohnaparte

## W · Ende

W30 = Das Spiel endet, wenn der Nachziehstapel zum vierten Mal aufgebraucht ist; Option `length` 3, 4 oder 5.
    .source = Regelheft zu Bohnaparte
W31 = Es endet sofort, wenn jemand nach einem Kampf 12 Länder hat, Lager eingerechnet und Festungen nicht, oder keines. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W32 = Geht der Nachziehstapel in einem Kampf zum letzten Mal aus, wird der Ablagestapel dafür gemischt, der Kampf, bei einem Kavallerieangriff beide Runden, zu Ende geführt, und das Spiel endet.
    .source = Regelheft zu Bohnaparte
W33 = Die meisten Siegpunkte gewinnen; Taler zählen nichts; bei Gleichstand die meisten Handkarten, bleibt er, wird der Sieg geteilt. (teils Hausregel)
    .source = Regelheft des Grundspiels, Regelheft zu Bohnaparte, Hausregel
W34 = Geht der Nachziehstapel in Phase 2 oder 3 zum letzten Mal aus, werden beide beendet, und es gibt keinen Angriff; bei einem Kloster, in Phase 1, in Phase 5 oder in Phase 4 außerhalb eines Kampfes endet das Spiel sofort. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel
W35 = Im letzten Durchgang deckt Phase 2 so viele Karten auf, wie noch da sind, wenn es weniger als zwei plus die Bauernhöfe sind. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel
W36 = Eine Seite, die keine Karte legen kann, weil Hand, Munitionslager, Nachzieh- und Ablagestapel keine hergeben, kämpft mit 0; Minimum und Festung zählen trotzdem. (Hausregel)
    .source = Hausregel

## W · Landkarten

W40 = Es gibt eine Landkarte für 3, 4, 5 und 6 Spieler, gewöhnlich und mit Kavallerie, im Rahmen des Schachtelinhalts, ohne ihre Flüsse zusammenhängend, in der jeder Fluss einen Landweg verlängert und jedes Lager an ein Land ohne Minimum grenzt. (Hausregel)
    .source = Hausregel
W41 = Die Länder liegen in versetzten Reihen und berühren bis zu sechs andere; Option `grid`: Um eine halbe Karte versetzte Reihen rücken von oben abwechselnd eine halbe Karte nach rechts und links, die erste nach rechts, und Länder berühren sich nur oben, unten, links und rechts. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W42 = Eine Runde darf ihre eigene Landkarte legen: im Umriss der Karte des Tisches, ein Lager für jeden, nicht mehr Karten einer Art, als die Schachtel hat, ohne ihre Flüsse ein zusammenhängendes Stück (mit `grid` so, wie sie liegt); sonst wird sie mit Begründung abgelehnt. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W43 = Drei Spieler dürfen die Pyramide aus sechs Stufen mit einem Lager in jeder Ecke wählen; mit `cavalry` treten Weiden und Wälder an die Stelle von Eisenminen und Steinbrüchen. Eigene Pyramiden dürfen fünf oder sechs Stufen haben. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W44 = Das Beispiel des Regelhefts: Auf der gewöhnlichen Karte für drei darf ein Lager einen Sumpf, einen Bauernhof und ein Dorf angreifen und sonst nichts. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel

## W · Kavallerie-Variante

W50 = Weiden ersetzen Eisenminen, Wälder Festungen, Händler Munitionslager, Kavallerie Kanonen; ein Steinbruch auf einer eigenen Karte ist ein Land ohne Wirkung; Sümpfe bleiben als Länder ohne Wirkung. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W51 = Wald: Verteidigung mindestens 17; sein Besitzer darf auch von jedem eigenen Land an einem Fluss ein Land angreifen, das dieselbe Flusskarte berührt, besessen oder neutral; im Gitter nur das gerade gegenüber. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W52 = Händler: drei Taler, jederzeit, solange man einen Wald besitzt, einmal; bleibt, wenn der Wald verloren geht; sofort zwei offene Karten.
    .source = Regelheft zu Bohnaparte
W53 = Mit einem Händler kommen die Karten der Phase 5 zu ihm, und so viele, wie gezogen wurden, aus allen dort liegenden gewählt, kommen in beliebiger Reihenfolge hinter die Hand; zwei bleiben und können weder angebaut, gehandelt noch im Kampf verwendet werden.
    .source = Regelheft zu Bohnaparte
W54 = Eine Weide bringt ihre eigene Kavallerie, die mit ihr den Besitzer wechselt und ihren Zustand behält.
    .source = Regelheft zu Bohnaparte
W55 = Ein Kavallerieangriff nennt seine Kavallerie und schlägt zuerst mit 17 gegen eine wie üblich gewählte Verteidigungskarte; ist er höher, ist das Land gewonnen, die Kavallerie bleibt bereit, und der Kampf ist vorbei.
    .source = Regelheft zu Bohnaparte
W56 = Ist er nicht höher, wird sie gedreht, die Verteidigungskarte abgelegt, und eine zweite Runde mit neuen Karten, ohne Kavallerie, muss folgen. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W57 = Eine bereite Kavallerie darf in mehreren Kämpfen eines Zuges zuschlagen, eine in jedem Kampf; ein Angriff kostet einen Taler, wie viele Runden er auch hat.
    .source = Regelheft zu Bohnaparte
W58 = Eine gedrehte Kavallerie ist in Phase 1 des nächsten Zuges dessen wieder bereit, dem sie dann gehört. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W59 = Option `both_sides`, mit `cavalry`: Die Karten des gewöhnlichen Spiels kommen dazu; Steinbrüche, Eisenminen, Festungen, Munitionslager, Kanonen und Weiden, Wälder, Händler, Kavallerie wirken alle nach ihren Punkten, auf einer größeren Landkarte, die über eine Schachtel hinausgehen darf. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W60 = Das Beispiel des Regelhefts: Mit einem Wald darf ein Lager an einem Fluss einen Bauernhof und ein Lager am selben Fluss angreifen; ohne Wald keines von beiden.
    .source = Regelheft zu Bohnaparte
W61 = Kavallerie darf auch dorthin geschickt werden, wo sie nicht siegen kann: 17 schlägt nie eine Stadt oder einen Wald, und sie wird gedreht.
    .source = Regelheft zu Bohnaparte

## W · Was jeder sieht

W90 = Bohnen im Munitionslager liegen verdeckt: Ihr Besitzer sieht sie, die anderen nur, wie viele es sind. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W91 = Händlerkarten, Klosterkarten, beide Kampfkarten nach dem Aufdecken, Marker, Steinbrüche und der Zustand der Kavallerie sind für alle sichtbar. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel

### K · Kuhhandel Master

## K · Aufbau

K01 = 40 Tiere, 10 Arten zu vieren: Huhn 10, Gans 40, Katze 90, Hund 160, Schaf 250, Ziege 350, Esel 500, Schwein 650, Kuh 800, Pferd 1000; 10 Stammbäume; 4 Ratten.
    .source = Regelheft zu Kuhhandel Master, Karten
K02 = Geld: 12×0, 18×10, 6×20, 12×50, 6×100, 6×200, 6×500.
    .source = Regelheft zu Kuhhandel Master
K03 = Jeder beginnt mit 2×0, 3×10, 1×20, 1×50.
    .source = Regelheft zu Kuhhandel Master
K04 = In einem Zug: eine Versteigerung oder, wenn möglich, ein Kuhhandel.
    .source = Regelheft zu Kuhhandel Master
K05 = Geld sieht nur sein Besitzer, auch die Zahl der Karten; Tiere, Stammbäume und Ratten liegen offen. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K06 = 2 bis 6 Spieler; jede andere Zahl wird abgelehnt; der erste wird ausgelost, und es geht im Uhrzeigersinn. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K07 = Der Stapel sind die 54 gemischten Tiere, Stammbäume und Ratten; nicht ausgeteiltes Geld ist die Reserve für die Esel.
    .source = Regelheft zu Kuhhandel Master

## K · Versteigerung eines Tieres

K10 = Alle außer dem Versteigerer dürfen jederzeit bieten; Gebote sind Vielfache von 10, das erste mindestens 10, jedes mindestens 10 über dem letzten. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K11 = Ein Gebot während des Auszählens hebt es auf; nach dem dritten Ruf ist zugeschlagen.
    .source = Regelheft zu Kuhhandel Master
K12 = Ohne Gebot nimmt der Versteigerer die Karte umsonst.
    .source = Regelheft zu Kuhhandel Master
K13 = Der Versteigerer verkauft: Der Höchstbietende zahlt ihm das Gebot; oder er kauft: Er zahlt das Gebot dem Höchstbietenden, der nichts zahlt.
    .source = Regelheft zu Kuhhandel Master
K14 = Wer genau zahlen kann, muss es; wer nicht, zahlt mehr ohne Wechselgeld; Geld wird nie gewechselt oder getauscht.
    .source = Regelheft zu Kuhhandel Master
K15 = Keine Karte einer Zahlung könnte wegbleiben und der Preis doch gedeckt sein, und keine Null ist dabei. (Hausregel)
    .source = Hausregel
K16 = Ein Gebot darf höher sein als das eigene Geld; wer dann nicht zahlen kann, zeigt allen sein ganzes Geld, und die Karte wird neu versteigert.
    .source = Regelheft zu Kuhhandel Master
K17 = In jeder weiteren Versteigerung dieser Karte darf der Ertappte bis zu dem bieten, was er gezeigt hat; die Option `bluffer_out` schließt ihn aus. (Hausregel)
    .source = Hausregel
K18 = Kauft der Versteigerer, wird der Bluffer bezahlt und zeigt nichts. (Hausregel)
    .source = Hausregel
K19 = Der erste, zweite, dritte und vierte aufgedeckte Esel zahlt zuerst jedem Spieler, auch dem Versteigerer, 50, 100, 200, 500 aus der Reserve; nicht noch einmal, wenn die Karte neu versteigert wird. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K20 = Der Führende kann sein eigenes Gebot nicht erhöhen. (Hausregel)
    .source = Hausregel
K21 = Option `auction`: `live`, Rufe nach der Uhr; `turns`, links vom Versteigerer an, bieten oder passen, ein Gebot hebt alles Passen auf, Schluss, wenn seit dem letzten Gebot alle außer dem Führenden gepasst haben, oder alle ohne eines; `sealed`, die höchste Grenze gewinnt zur zweithöchsten plus 10, höchstens zur eigenen, mindestens zu 10, gleiche Grenzen entscheidet das Los. (Hausregel)
    .source = Hausregel
K22 = Der Versteigerer darf nur kaufen, was er bezahlen kann, Tier oder Stammbaum, und nur seine eigenen Möglichkeiten zeigen es. (Hausregel)
    .source = Hausregel
K23 = Ein Gebot ist höchstens alles bisher ausgegebene Geld. (Hausregel)
    .source = Hausregel

## K · Stammbaum, holländische Versteigerung

K30 = Der Preis zählt von 10 herunter und ist eine Anzahl Geldkarten von beliebigem Wert.
    .source = Regelheft zu Kuhhandel Master
K31 = Wer zuerst zugreift, legt so viele Karten verdeckt für den Versteigerer hin, der sie nimmt und den Stammbaum übergibt oder ihn, bevor er sie sieht, für ebenso viele eigene Karten kauft, die er dem Zugreifenden zahlt.
    .source = Regelheft zu Kuhhandel Master
K32 = Hat bei 1 niemand zugegriffen, nimmt ihn der Versteigerer umsonst.
    .source = Regelheft zu Kuhhandel Master
K33 = Zugreifen darf man nur, was man in Karten bezahlen kann. (Hausregel)
    .source = Hausregel
K34 = Stammbäume wechseln nie den Besitzer und sind nie Gegenstand eines Handels.
    .source = Regelheft zu Kuhhandel Master
K35 = Option `dutch`: `live`; `sealed`, die höchste Zahl gewinnt und zahlt die eigene Zahl, gleiche Zahlen entscheidet das Los. (Hausregel)
    .source = Hausregel
K36 = Der Stammbaum des Esels zahlt nichts aus. (Hausregel)
    .source = Hausregel
K37 = Kauft der Versteigerer einen Stammbaum, gehen die Karten des Zugreifenden ungesehen zurück. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K38 = Das Beispiel des Regelhefts: Ein Preis von vier darf mit 0, 0, 0, 0 oder 0, 0, 100, 500 bezahlt werden.
    .source = Regelheft zu Kuhhandel Master

## K · Ratte

K40 = Links vom Versteigerer an: die Ratte mit allem Geld daneben nehmen oder eine Geldkarte verdeckt hinlegen und weitergeben.
    .source = Regelheft zu Kuhhandel Master
K41 = Es geht reihum, der Versteigerer eingeschlossen, bis jemand sie nimmt; ohne Geld muss man. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K42 = Danach muss der Versteigerer noch einmal versteigern.
    .source = Regelheft zu Kuhhandel Master
K43 = Wie viele Karten im Topf liegen, sehen alle, ihren Wert nicht. (Hausregel)
    .source = Hausregel
K44 = Eine Ratte als letzte Karte beendet den Zug. (Hausregel)
    .source = Hausregel
K45 = Eine Ratte in der Versteigerung nach einer Ratte wird ebenso behandelt, sooft eine auftaucht; ein Kuhhandel gilt nicht als die geschuldete Versteigerung.
    .source = Regelheft zu Kuhhandel Master

## K · Kuhhandel

K50 = Beide müssen die Art besitzen; der andere kann nicht ablehnen; ein vollständiges Quartett kann nicht angegriffen werden.
    .source = Regelheft zu Kuhhandel Master
K51 = Bei zwei gegen zwei geht es um beide Karten, sonst um eine.
    .source = Regelheft zu Kuhhandel Master
K52 = Das Angebot ist eine oder mehrere Geldkarten, verdeckt, ihre Zahl verborgen; wer sie legt, darf zeigen, wie viele es sind.
    .source = Regelheft zu Kuhhandel Master
K53 = Der andere nimmt an, nimmt das Geld und gibt das Tier, oder er hält mit Geldkarten dagegen.
    .source = Regelheft zu Kuhhandel Master
K54 = Nach einem Gegenangebot tauschen beide; die höhere Summe nimmt die Tiere; jeder behält, was er erhielt.
    .source = Regelheft zu Kuhhandel Master
K55 = Gleiche Summen: Das Geld bleibt getauscht, und eine zweite Runde folgt nach denselben Regeln, Annehmen eingeschlossen; wieder gleich: auch getauscht, und der aktive Spieler nimmt die Tiere. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K56 = Um Ratten wird umgekehrt gehandelt: Die höhere Summe gibt ihre Ratten ab, eine oder zwei wie in K51; nach zwei Gleichständen gibt der aktive Spieler.
    .source = Regelheft zu Kuhhandel Master
K57 = Wer einen Rattenhandel annimmt, nimmt das Geld und die Ratten. (Hausregel)
    .source = Hausregel
K58 = Die anderen erfahren die beiden Spieler, die Art, eine oder zwei, angenommen oder dagegengehalten, Gleichstand und Sieger; keine Summen und keine Zahl von Geldkarten, es sei denn, der Bietende zeigt sie. (Hausregel)
    .source = Hausregel
K59 = Ohne Geld darf man keinen Handel eröffnen, solange es einen Stapel gibt; ist der Stapel leer, ist das Angebot leer; ohne Geld kann man nicht dagegenhalten. (Hausregel)
    .source = Hausregel

## K · Ende und Wertung

K60 = Ist der Stapel leer, wird zwingend gehandelt, bis jedes Quartett, auch das der Ratten, vollständig ist; wer kein unvollständiges Quartett oder keine Tiere hat, wird übersprungen; das Spiel endet, sobald kein Handel mehr möglich ist, auch gleich nach der letzten Versteigerung. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K61 = Nach 200 Kuhhändeln bei leerem Stapel endet das Spiel; unvollständige Quartette bringen nichts, unvollständige Ratten kosten nichts. (Hausregel)
    .source = Hausregel
K62 = Vier Ratten entfernen ein eigenes Quartett, die beste Wahl für den Besitzer, die für ihn getroffen wird. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K63 = Wertung = Zahl der nach K62 übrigen Quartette × (ihre Werte + 250 für jeden passenden Stammbaum) + 250 für jeden anderen Stammbaum, den des entfernten Quartetts eingeschlossen.
    .source = Regelheft zu Kuhhandel Master
K64 = Das Beispiel des Regelhefts ergibt 2670, und 3100 mit 430 auf der Hand nach Pecunia non olet.
    .source = Regelheft zu Kuhhandel Master
K65 = Bei gleicher Wertung wird der Sieg geteilt. (Hausregel)
    .source = Hausregel
K66 = Option `tie_break` = `money`: Bei gleicher Wertung gewinnt mehr Geld auf der Hand. (Hausregel)
    .source = Hausregel
K67 = Geld zählt in der Wertung nichts, außer nach K81.
    .source = Regelheft zu Kuhhandel Master

## K · Zwei Spieler und Varianten

K70 = Zwei Spieler: Je 2 von 50, 100, 200, 500 warten auf die Esel; Nullen werden nicht gebraucht, und die Hände beginnen ohne sie; von den anderen 36 Geldkarten gehen zehn ungesehen; der Stapel sind die übrigen 26 und die 54 roten Karten. Option `two_seat_zeros` = `some`: Die Hände beginnen mit ihren zwei Nullen, die anderen acht gehen. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K71 = Statt einer Versteigerung sieht der aktive Spieler allein die oberste Karte an und behält sie oder gibt sie weg; wer sie nicht bekam, bekommt die nächste Karte, und der Zug wechselt.
    .source = Regelheft zu Kuhhandel Master
K72 = Tiere, Stammbäume und Ratten werden sofort offen ausgelegt; Geld kommt auf die Hand.
    .source = Regelheft zu Kuhhandel Master
K73 = Jeder offen ausgelegte Esel zahlt beiden 50, 100, 200, 500 in dieser Reihenfolge; zwei in einer Teilung zahlen nacheinander. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K74 = Zu zweit ist die Farbe der obersten Kartenrückseite, rot oder grün, für alle sichtbar; die nächste Rückseite sieht man nicht vor der Entscheidung. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K75 = Eine weggegebene Geldkarte kennen Geber und Empfänger; eine ungesehen erhaltene oder behaltene nur ihr Besitzer.
    .source = Regelheft zu Kuhhandel Master
K80 = Option `super`: Nach einem Kuhhandel, und nicht davor, darf man noch eine Versteigerung halten, zu zweit eine Teilung; eine Ratte darin verpflichtet wie üblich. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K81 = Option `pecunia`: Geld auf der Hand wird nach dem Malnehmen dazugezählt.
    .source = Regelheft zu Kuhhandel Master

## K · Was jeder sieht

K90 = Wie viel Geld jemand hat und in wie vielen Karten, weiß sonst niemand; die Option `hand_count_visible` zeigt die Zahl, während eines Handels für beide Handelnden eingefroren. (Hausregel)
    .source = Hausregel
K91 = Die Karten einer Zahlung in der Versteigerung sehen Zahler und Empfänger; die anderen kennen den Preis. (Hausregel)
    .source = Hausregel
K92 = Option `offer_count_visible`: Die Zahl der Karten in einem Angebot sehen alle. (Hausregel)
    .source = Hausregel
