### Die Regeln Punkt für Punkt: Der Name einer Nachricht ist die Nummer des Punktes.

### B · Bohnanza, Grundspiel

## B · Aufbau

B01 = Der Nachziehstapel hat 104 Karten: Blaue Bohne 20, Feuerbohne 18, Saubohne 16, Brechbohne 14, Sojabohne 12, Augenbohne 10, Rote Bohne 8, Gartenbohne 6.
    .source = Regelheft des Grundspiels
B02 = 3, 4 oder 5 Spieler; jede andere Zahl wird mit Begründung abgelehnt.
    .source = Regelheft des Grundspiels
B03 = Jeder beginnt mit fünf Karten, zwei Bohnenfeldern und ohne Taler.
    .source = Regelheft des Grundspiels
B04 = Die Reihenfolge der Handkarten ändert sich nie; neue Karten kommen einzeln hinter die letzte Karte.
    .source = Regelheft des Grundspiels
B05 = Der erste Spieler sitzt links vom Geber und beginnt; gespielt wird im Uhrzeigersinn nach Platznummern. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel

## B · Phase 1, Anbauen

B10 = Der aktive Spieler muss die vorderste Karte seiner Hand anbauen.
    .source = Regelheft des Grundspiels
B11 = Danach darf er die neue vorderste Karte anbauen, aber keine dritte.
    .source = Regelheft des Grundspiels
B12 = Die beiden Karten dürfen auf verschiedene Felder kommen.
    .source = Regelheft des Grundspiels
B13 = Ohne Handkarten entfällt die Phase.
    .source = Regelheft des Grundspiels
B14 = Auf einem Bohnenfeld wächst nur eine Sorte.
    .source = Regelheft des Grundspiels
B15 = Passt eine Bohne auf kein Feld, muss geerntet werden, bis sie auf eines passt, oder das dritte Bohnenfeld gekauft werden.
    .source = Regelheft des Grundspiels
B16 = Eine Sorte, die schon wächst, darf auf kein zweites Feld; die Option `same_sort_twice` erlaubt es. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
B17 = Ein eben abgeerntetes Feld darf sofort wieder bepflanzt werden, mit jeder Sorte, auch derselben.
    .source = Regelheft zu High Bohn und Bohnanza Plus

## B · Phase 2, Handeln und Schenken

B20 = Zwei Karten werden vom Nachziehstapel aufgedeckt.
    .source = Regelheft des Grundspiels
B21 = Gehandelt wird nur zwischen dem aktiven Spieler und einem anderen; zwei andere handeln nie miteinander.
    .source = Regelheft des Grundspiels
B22 = Der aktive Spieler darf aufgedeckte Karten abgeben und Handkarten von jeder Stelle der Hand; die anderen nur Handkarten, auch sie von jeder Stelle.
    .source = Regelheft des Grundspiels
B23 = In einem Handel werden beliebig viele Karten gegen beliebig viele getauscht, mindestens eine auf jeder Seite; gibt eine Seite keine Karte, ist es ein Geschenk oder die Bitte um eines; gibt keine Seite eine, wird es abgelehnt.
    .source = Regelheft des Grundspiels
B24 = Auch wenn die aufgedeckten Karten weg sind, darf mit Handkarten weitergehandelt werden.
    .source = Regelheft des Grundspiels
B25 = Karten verlassen die Hand erst, wenn der Handel abgemacht ist; die Reihenfolge der übrigen bleibt.
    .source = Regelheft des Grundspiels
B26 = Ein Angebot nennt für beide Seiten Sorten und Anzahl (aufgedeckte Karten genau); beim Annehmen oder Bestätigen sagt jede Seite, welche ihrer Karten sie gibt, sodass jeder selbst entscheidet, welche seine Hand verlässt. (Hausregel)
    .source = Hausregel
B27 = Erhaltene Karten liegen beiseite: Sie kommen weder auf die Hand noch in einen weiteren Handel und werden nicht verkauft.
    .source = Regelheft des Grundspiels
B28 = Der aktive Spieler darf Handkarten und aufgedeckte Karten verschenken; die anderen dürfen Handkarten nur dem aktiven Spieler schenken.
    .source = Regelheft des Grundspiels
B29 = Ein Geschenk darf abgelehnt werden; bis es angenommen ist, bewegt sich nichts; wer ein Angebot abgelehnt hat, darf es doch noch annehmen, solange es gilt.
    .source = Regelheft des Grundspiels
B30 = Der aktive Spieler beendet die Phase; offene Angebote verfallen. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
B31 = Eine aufgedeckte Karte, die der aktive Spieler behält, darf bis zum Ende der Phase noch gehandelt werden. (Hausregel)
    .source = Hausregel
B32 = Ein Handel beendet, was er unmöglich macht: eine Zusage, für die ein Beteiligter eine eben abgegebene Karte gewählt hatte, und ein angenommenes Angebot, dessen Karten der Anbieter nicht mehr hat. Abmachungen über andere Karten bleiben bestehen. Angebote der Beteiligten, die noch niemand angenommen hat, verfallen, wenn sie eine eben abgegebene Sorte nennen, gleich, was noch auf der Hand ist; sonst endet ein Angebot nur, wenn der Anbieter es zurückzieht oder die Phase endet. Endet eine Abmachung so, erfahren alle, dass ihre Karten fort sind, wie an einem echten Tisch; mehr erfährt niemand über die Hand. (Hausregel)
    .source = Hausregel
B33 = Nehmen mehrere ein offenes Angebot an, sucht sich der Anbieter den Partner aus. (Hausregel)
    .source = Hausregel
B34 = Ein Angebot darf Karten verlangen, die der andere nicht hat; eine Ablehnung sieht für alle gleich aus, ob er die Karten nicht hat oder nicht hergeben will. (Hausregel)
    .source = Hausregel
B35 = Gehandelt werden nur Karten; Taler, Felder und Gebäude nicht; versprechen darf man, doch Versprechen binden niemanden. (Hausregel)
    .source = Hausregel
B36 = Die Beispiele 2 bis 4 des Regelhefts laufen ab wie gedruckt: Aufgedeckt sind eine Soja- und eine Gartenbohne; die Sojabohne und eine Blaue Bohne aus der Hand gehen gegen eine Rote; in Phase 3 kommt die Rote auf das erste Feld und die behaltene Gartenbohne auf das zweite.
    .source = Regelheft des Grundspiels
B37 = Ein Spieler macht in einem Zug höchstens `offers_per_turn` Angebote (Option, Vorgabe 20); ein weiteres wird mit Begründung abgelehnt. (Hausregel)
    .source = Hausregel
B38 = Ein Angebot darf dem, der antwortet, eine Wahl lassen: welche von bis zu vier Möglichkeiten er gibt, Rote oder Blaue; welche von mehreren Karten er gibt oder nimmt, wenn nur ihre Zahl genannt ist, meine Rote oder meine Blaue, zwei beliebige davon; oder alle, die er von einer Sorte hat. Mehr als zwölf Möglichkeiten lässt kein Angebot. Wer annimmt, sagt, wofür er sich entscheidet; alle sehen es, und wie immer entscheidet am Ende, wer das Angebot gemacht hat. Wer ganz offen lässt, was er dafür möchte, macht kein Angebot, sondern bittet um Angebote; wer mag, macht ihm dann eines. (Hausregel)
    .source = Hausregel
B39 = Wer mehrere Angebote macht, darf sie verbinden: Schließen sie einander aus, kommt höchstens eines zustande, und die anderen verfallen. Wer am Zug ist, darf zwei Angebote an zwei Partner zu einem machen: Sie gelten auf einmal, wenn beide angenommen haben, ganz oder gar nicht; endet eines, endet auch das andere. (Hausregel)
    .source = Hausregel

## B · Phase 3, Erhaltenes anbauen

B40 = Jeder baut alles an, was er erhalten hat, der aktive Spieler auch die aufgedeckten Karten, die er behalten hat.
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
B52 = Bevor ein Aufdecken, ein Nachziehen oder ein Kloster die letzte Karte des Nachziehstapels nähme oder ihn leer fände, legt jeder, der durch eine Ernte oder einen Kauf Karten ablegen könnte, sie ab oder passt, sofern diese Karten in den nächsten Nachziehstapel kämen. Vor einer Karte, die ein Spieler aus eigenem Entschluss nimmt (für eine Schlacht, mit einem Händler, zum Ansehen), wird auf niemanden gewartet: Die anderen können ernten, solange er überlegt. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel

## B · Ernte und drittes Feld

B60 = Jeder darf jederzeit ernten, auch im Zug eines anderen, aber nicht zwischen zwei Karten, die in einem Schritt gezogen oder aufgedeckt werden. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel
B61 = Bei einer Ernte wird das ganze Feld verkauft.
    .source = Regelheft des Grundspiels
B62 = Bezahlt wird nach dem Bohnometer der Sorte: Es zählt die höchste erreichte Stufe; mehr Karten, als die letzte Stufe verlangt, bringen nicht mehr.
    .source = Regelheft des Grundspiels
B63 = So viele der geernteten Karten, wie Taler verdient sind, werden zu Talern; die übrigen kommen offen auf den Ablagestapel.
    .source = Regelheft des Grundspiels
B64 = Eine Ernte kann nichts einbringen.
    .source = Regelheft des Grundspiels
B65 = Bohnometer: Blaue 4/6/8/10, Feuer 3/6/8/9, Sau 3/5/7/8, Brech 3/5/6/7, Soja 2/4/6/7, Augen 2/4/5/6, Rote 2/3/4/5, Garten –/2/3/–.
    .source = Karten
B66 = Ein Feld mit einer einzelnen Bohne darf nicht geerntet werden, solange auf einem anderen eigenen Feld zwei oder mehr liegen (Option `lone_bean`: lenient, die Vorgabe).
    .source = Regelheft des Grundspiels
B67 = Mit `lone_bean` strict darf eine einzelne Bohne nur geerntet werden, wenn auf jedem eigenen Feld genau eine liegt; ein leeres Feld, das einer Sorte vorbehalten ist (H32), zählt dabei nicht mit. (teils Hausregel)
    .source = Regelheft des Erweiterungs-Sets, Hausregel
B68 = Jeder darf einmal ein drittes Bohnenfeld kaufen, jederzeit, auch im Zug eines anderen, für drei Taler: Die obersten drei seines Stapels kommen offen auf den Ablagestapel.
    .source = Regelheft des Grundspiels
B69 = Das dritte Feld kann sofort bepflanzt werden.
    .source = Regelheft des Grundspiels
B70 = Ein weiteres drittes Feld oder eines ohne genug Taler wird abgelehnt.
    .source = Regelheft des Grundspiels
B71 = Die Beispiele 1, 5 und 6 des Regelhefts: Saubohnen 1–2 bringen 0, 3–4 bringen 1, 5–6 bringen 2, 7 bringen 3, 8 und mehr bringen 4; drei Feuerbohnen bringen einen Taler, zwei Karten werden abgelegt; zwei Feuerbohnen bringen nichts, beide werden abgelegt.
    .source = Regelheft des Grundspiels

## B · Stapelende, Spielende, Wertung

B80 = Wird die letzte Karte des Nachziehstapels genommen, ist er ein weiteres Mal aufgebraucht; war es nicht das letzte Mal (B81), wird der Ablagestapel sofort zu einem neuen Nachziehstapel gemischt, und ein begonnenes Ziehen oder Aufdecken geht mit ihm weiter. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel
B81 = Das Spiel endet, wenn der Nachziehstapel zum dritten Mal aufgebraucht ist.
    .source = Regelheft des Grundspiels
B82 = Geschieht das in Phase 2, werden die Phasen 2 und 3 noch beendet, und das Spiel endet ohne Phase 4.
    .source = Regelheft des Grundspiels
B83 = Ist im letzten Durchgang zu Beginn von Phase 2 nur noch eine Karte da, wird eine aufgedeckt.
    .source = Regelheft des Grundspiels
B84 = Geschieht es in Phase 4, endet das Spiel sofort: Die schon gezogenen Karten bleiben auf der Hand, mehr wird nicht gezogen.
    .source = Regelheft des Grundspiels
B85 = Am Ende werden Handkarten nicht mehr angebaut; jedes Feld wird verkauft, auch eines mit einer einzelnen Bohne. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel
B86 = Es gewinnt, wer die meisten Taler hat; bei Gleichstand, wer die meisten Handkarten hat.
    .source = Regelheft des Grundspiels
B87 = Bleibt es beim Gleichstand, wird der Sieg geteilt. (Hausregel)
    .source = Hausregel
B88 = Ist der Ablagestapel leer, wenn der Nachziehstapel ausgeht, gilt dieser als einmal aufgebraucht, und die in diesem Schritt noch fälligen Karten werden nicht gezogen; sobald ein späterer Schritt eine Karte braucht, wird der Ablagestapel zum Nachziehstapel, und findet ein Schritt beide leer, gilt der Nachziehstapel ein weiteres Mal als aufgebraucht. (Hausregel)
    .source = Hausregel
B89 = Sind zu Beginn eines Zuges Nachzieh- und Ablagestapel leer und hat niemand eine Bohne auf der Hand, endet das Spiel wie in B85. (Hausregel)
    .source = Hausregel

## B · Was jeder sieht

B90 = Handkarten sieht nur ihr Besitzer; wie viele es sind, wissen alle. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel
B91 = Alle sehen die Felder, die aufgedeckten und erhaltenen Karten, die offenen Angebote, die Zahl der Taler und der Karten im Nachziehstapel, wie oft er aufgebraucht wurde, und den ganzen Ablagestapel: Er liegt offen, und jeder darf ihn durchsehen. (Hausregel)
    .source = Hausregel
B92 = Niemand, auch kein Zuschauer, erfährt etwas über die Reihenfolge des Nachziehstapels, weder aus Nachrichten, Fehlern oder Auswahllisten noch daraus, wie lange etwas dauert, außer was eine Karte ihren Besitzer ansehen lässt (H24). (Hausregel)
    .source = Hausregel
B93 = Jederzeit darf man Karten seiner Hand anderen zeigen, einem, mehreren oder allen; sie bleiben, wo sie sind, und wer sie sah, weiß, dass sie dort sind, bis sie fort sein können; wer wem wie viele zeigt, sehen alle. (Hausregel)
    .source = Hausregel
B94 = Versprechen für später binden niemanden. Mit einem Handel darf man Karten seines nächsten Zugs versprechen, oder die nächsten Karten einer Sorte, die man aufdeckt; in jenem Zug sind sie fällig, und das Verzeichnis, das alle lesen, sagt, was fällig, gehalten und gebrochen ist. (Hausregel)
    .source = Hausregel

### P · Bohnanza Plus und Erweiterungs-Set

## P · Aufbau und Ackerbohnen

P01 = Bei 3 Spielern fehlen Kakao- und Ackerbohnen; jeder beginnt mit drei Feldern; ein drittes Feld kann nicht gekauft werden; das Spiel endet, wenn der Nachziehstapel zum zweiten Mal aufgebraucht ist.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P02 = Bei 4–5 Spielern fehlen Kaffeebohnen und dazu Kakao- oder Ackerbohnen: Die Option `rare` sagt, welche bleiben, `cocoa` (Vorgabe) oder `field`.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P03 = Bei 6–7 Spielern fehlen Garten-, Kakao- und Ackerbohnen.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P04 = Bei 3–5 Spielern erhält jeder fünf Karten; bei 6–7 der erste drei, der zweite vier, der dritte fünf, die übrigen sechs.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P05 = Das dritte Feld kostet bei 4–5 Spielern vier Taler, bei 6–7 drei.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P06 = In Phase 4 werden bei 3–5 Spielern drei Karten gezogen, bei 6–7 vier.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P07 = Wachsbohnen 22 oder, mit der Option `twenty_two`, Weinbrandbohnen 22: 4/7/9/11; Kaffeebohnen 24: 4/7/10/12; Kakaobohnen 4 je nach Option `cocoa_print`: `english` (Vorgabe) 2→2, 3→3, 4→4, `german` 2→1, 3→3, 4→4.
    .source = Karten
P08 = Eine Ernte von genau zwei Ackerbohnen bringt keinen Taler; beide Karten werden abgelegt, und wer kein drittes Feld hat, darf sofort eines kostenlos nehmen; gefragt wird er nur, wenn ein weiteres leeres Feld ihm schaden könnte (`lone_bean` strict), sonst erhält er es gleich. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets, Hausregel
P09 = Wer schon ein drittes Feld hat, bekommt dafür nichts.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P10 = Drei Ackerbohnen bringen drei Taler und kein Feld.
    .source = Karten
P11 = Das dritte Feld liegt rechts vom zweiten.
    .source = Regelheft zu High Bohn und Bohnanza Plus
P12 = 3 bis 7 Spieler; jede andere Zahl wird mit Begründung abgelehnt; jeder Punkt B gilt, soweit kein Punkt P etwas anderes sagt.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P13 = Der volle Satz hat zwölf Sorten, die acht des Grundspiels und Wachs oder Weinbrand, Kaffee, Kakao, Acker; der Nachziehstapel hat 150 Karten bei 3 Spielern, 130 (Kakao) oder 129 (Acker) bei 4–5, 144 bei 6–7.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets

## P · Aufträge

P20 = Es gibt 39 Aufträge; nach dem Austeilen nimmt jeder einen und steckt ihn hinter seine Handkarten.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P21 = Der Auftrag rückt vor, wenn die Karten vor ihm die Hand verlassen; neue Bohnen kommen hinter ihn.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P22 = Mit Aufträgen wird nie gehandelt.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P23 = Ein Auftrag a/b ist erfüllt, wenn auf zwei benachbarten Feldern, von links nach rechts, genau a und b Karten liegen: auf Feld 1 und 2 oder 2 und 3, gleich welcher Sorten; 0 ist ein leeres Feld; ein drittes Feld, das man nicht hat, zählt nicht als Feld.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P24 = Die Felder 1 und 3 sind keine Nachbarn.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P25 = Ob er auf der Hand oder auf dem Tisch liegt, er darf jederzeit im eigenen Zug erfüllt werden, vom Beginn der Phase 1 bis zum Ziehen in Phase 4, und sonst nie.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P26 = Ein erfüllter Auftrag kommt auf den Talerstapel und ist einen Taler wert; geerntet werden muss dafür nichts.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P27 = Ist zu Beginn von Phase 1 die vorderste Karte ein Auftrag, erfüllt ihn der Spieler aus der Hand (dann verläuft Phase 1 wie gewohnt), oder er legt ihn offen aus, muss eine Bohne anbauen, wenn er eine hat, und baut keine zweite an, auch wenn der Auftrag inzwischen erfüllt wird. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets, Hausregel
P28 = Ein offener Auftrag, der am Ende von Phase 3 nicht erfüllt ist, kommt verdeckt unter den Auftragsstapel; kann der aktive Spieler seinen Auftrag noch erfüllen, auch durch Ernten oder ein drittes Feld, endet Phase 3 erst, wenn er ihn erfüllt oder gepasst hat; liegt der Auftrag auf der Hand, gilt das für jeden Auftrag, damit sich nichts verrät. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets, Hausregel
P29 = In Phase 4, nach den Bohnen, zieht ein Spieler ohne Auftrag einen ans Ende seiner Hand.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P30 = Ein ausgegebener Auftragstaler kommt unter den Auftragsstapel. (Hausregel)
    .source = Hausregel
P31 = Steckt nach der ersten Bohne der Phase 1 ein Auftrag vorn in der Hand, wird keine zweite angebaut; der Auftrag bleibt auf der Hand, und wird er von dort erfüllt, darf die zweite Bohne folgen. (Hausregel)
    .source = Hausregel
P32 = Aufträge zählen beim Gleichstand nicht als Handkarten. (Hausregel)
    .source = Hausregel
P33 = Der Auftragsstapel enthält jedes geordnete Paar mit einer Summe von 3 bis 8 genau einmal; Option `order_deck` = `harder`: jedes Paar aus 0–6 mit einer Summe von mindestens 4. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets, Hausregel
P34 = Die Beispiele der Regelhefte: 3/4 ist mit den Feldern 3, 4 erfüllt; 4/0 mit vier Bohnen direkt links neben einem leeren Feld (4, 0 oder n, 4, 0), nicht mit 4, n, 0.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets
P35 = Ein in Phase 4 gezogener Auftrag kann nicht im selben Zug erfüllt werden. (Hausregel)
    .source = Hausregel
P36 = Ist der Auftragsstapel leer, wird keiner gezogen, und der Spieler spielt ohne Auftrag weiter. (Hausregel)
    .source = Hausregel
P37 = Einen Auftrag auf der Hand sieht nur sein Besitzer, und in der Kartenzahl, die alle sehen, ist er nicht mitgezählt; dass jemand einen hat, wissen alle; einen offenen Auftrag sehen alle, einen erfüllten beim Vorzeigen. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
P38 = Einen Auftrag auf der Hand darf man zeigen wie eine Handkarte (B93); offen liegt er dadurch nicht (P27). (Hausregel)
    .source = Hausregel

## P · Varianten

P40 = Option `plant_out`, Vorgabe off: Nach dem Ende baut jeder seine Handkarten an, die vorderste zuerst, darf dazwischen nach B60–B70 ernten und das dritte Feld kaufen und verkauft dann alle Felder; ohne Handel, ohne Aufträge; `fields`: nur auf eigene Felder; `free`: Eine Bohne, die auf kein Feld passt, eröffnet ein neues; beim Gleichstand zählen die Handkarten vor diesem Anbau. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets, Hausregel
P41 = Option `retrade`: Der aktive Spieler darf Erhaltenes weiterhandeln; die anderen handeln weiterhin nur aus der Hand.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Regelheft des Erweiterungs-Sets

### H · High Bohn

## H · Die Stadt

H01 = 104 Bohnen des Grundspiels, dritte Felder, 32 Gebäude: 8 Arten zu den Preisen 1, 2, 3, 4.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H02 = Ein Gebäude wird nur mit Talern seiner Sorte bezahlt.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H03 = Jeder besitzt höchstens ein Gebäude jeder Art; mehrere verschiedener Art darf er auf einmal kaufen.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H04 = Gebäude dürfen jederzeit gekauft werden, auch im Zug eines anderen, und wirken sofort, nur für ihren Besitzer.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H05 = Bezahlte Taler kommen auf den Ablagestapel.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H06 = Ein Kauf wartet, solange ein Spieler, der früher an der Reihe ist (der aktive zuerst, dann im Uhrzeigersinn), die Art nicht besitzt und die Taler hat, die Karte stattdessen nehmen darf; haben alle verzichtet, gilt der Kauf; bis dahin darf der Käufer ihn zurücknehmen; Option `first_come`: sofort. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H07 = 3 Spieler: Besitzen zwei ein Gebäude einer Art, verlassen deren übrige Karten das Spiel; 4 Spieler: sobald drei eines besitzen; 5 Spieler: Keine Karte verlässt das Spiel.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H08 = Gebäude zum Preis 1 haben keine Wirkung; sie bringen nur ihren Preis und zählen für den Bonus nach Anzahl.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H09 = 3–4 Spieler: Das Spiel endet, wenn der Nachziehstapel zum dritten Mal aufgebraucht ist; 5 Spieler: zum vierten Mal.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H10 = Nach dem Ende darf jeder einmal, vom aktiven Spieler an im Uhrzeigersinn, beliebig viele Gebäude kaufen, die sofort wirken und für das Tipi zählen; Taler unter Karten können nicht ausgegeben werden.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H11 = Wertung: Taler, auch die unter Karten, + Tipibonus + Preise der eigenen Gebäude + Bonus nach Anzahl 4→1, 5→2, 6→3, 7→5, 8→8.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H12 = Das Beispiel des Regelhefts ergibt 29: sechs Taler; Saloon 2, Schmiede 2, Gefängnis 4, Mine 3, Tipi 4, Farm 4.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H13 = In High Bohn wählt, wer zahlt, mit welchen Talern er das dritte Feld bezahlt, weil es auf die Sorten ankommt. (Hausregel)
    .source = Hausregel
H14 = 3, 4 oder 5 Spieler; jede andere Zahl wird mit Begründung abgelehnt; jeder Punkt B gilt, soweit kein Punkt H etwas anderes sagt.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H15 = Ein Gebäude kostet so viele Taler, wie sein Preis sagt, und zwar: Mine Gartenbohnen, Tipi Rote Bohnen, Bank Augenbohnen, Farm Sojabohnen, Saloon Brechbohnen, Laden Saubohnen, Schmiede Feuerbohnen, Gefängnis Blaue Bohnen, Brennerei Cognacbohnen; Saloon 3 kostet drei Brechbohnen, Bank 1 eine Augenbohne.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H16 = Jeder darf bei einer Art mit jedem Preis anfangen, was immer er schon besitzt, und kann ein Gebäude nie gegen ein anderes derselben Art tauschen. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H17 = Am Ende in dieser Reihenfolge: Jedes Feld wird verkauft, mit Erntegebäuden, Abgaben und Gefängnis 4; letzte Kaufrunde (Option `last_sale` = `after`: Die Kaufrunde kommt zuerst, und in ihr darf jeder verkaufen); Taler unter Karten kommen zum Stapel; Tipi; Summe. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H18 = Die Sorten der Taler jedes Spielers, seine Gebäude, seine gelagerten Bohnen und die Taler unter seinen Karten sehen alle. (Hausregel)
    .source = Hausregel
H19 = Die Beispiele des Regelhefts: 3 Spieler, Farm 2 und 4 gebaut: Farm 1 und 3 verlassen das Spiel, der dritte bekommt keine; 4 Spieler, Bank 1, 3, 4 gebaut: Bank 2 verlässt es; 5 Spieler: Sind vier einer Art gebaut, bekommt der fünfte keines.
    .source = Regelheft zu High Bohn und Bohnanza Plus

## H · Gebäude

H20 = Mine 2: Das dritte Feld kostet einen Taler.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H21 = Mine 3: Gartenbohnen bringen 1→1, 2→2, 3→3, und eine einzelne Gartenbohne darf immer geerntet werden.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Karten
H22 = Mine 4: ein weiteres gewöhnliches Feld, das nicht das dritte Feld ist: Das dritte kann man trotzdem kaufen, zusammen vier.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H23 = Tipi 2, 3, 4: am Ende ein Taler mehr für je 8, 6, 5 Taler im Stapel.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H24 = Bank 2: Zwischen Phase 4 des Vorgängers und der eigenen Phase 1 darf nur ihr Besitzer die oberste Karte des Nachziehstapels ansehen und sie liegen lassen, sodass sie als nächste genommen wird, oder unter den Stapel legen, sodass sie die letzte ist, bevor er aufgebraucht ist; die anderen erfahren nur, was er getan hat. (teils Hausregel)
    .source = Karten, Hausregel
H25 = Bank 3: In Phase 4 dürfen die gezogenen Karten beliebig geordnet werden, bevor sie auf die Hand kommen.
    .source = Karten
H26 = Bank 4: Vor dem eigenen Zug darf eine Handkarte an eine andere Stelle der Hand gesteckt werden.
    .source = Karten
H27 = Wird eine Bank zu ihrem Zeitpunkt nicht genutzt, ist es für diesen Zug zu spät.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H28 = Farm 2: Soja darf auf ein gewöhnliches Feld einer Sorte mit der Zahl 14 oder mehr (Brech-, Sau-, Feuer-, Cognac- und Blaue Bohnen) und zählt dort als diese Sorte, auch für Gefängnis und Schmiede; nur wenn auf keinem anderen eigenen Feld Soja liegt, rein oder gemischt; solange es ein gemischtes Feld gibt, wächst Soja schon und beginnt kein zweites Feld, es sei denn, `same_sort_twice` erlaubt es; nicht auf einen Eintopf, nicht auf ein Feld aus H32; bis zur Ernte dürfen beide Sorten dazukommen; auf ein mit Soja begonnenes Feld kommt nur Soja; ein Eintopf mit Soja ist ein Feld, auf dem Soja liegt. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H29 = Farm 3: eine bis drei Bohnen in Phase 1.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H30 = Farm 4: Eine Ernte, die genau vier wert ist, bringt fünf.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H31 = Farm 4 mit Gefängnis 3: Acht Blaue Bohnen bringen fünf.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H32 = Saloon 2, Schmiede 2: ein weiteres Feld nur für Brechbohnen, nur für Feuerbohnen; es zählt bei der Regel der einzelnen Bohne in beiden Richtungen und erlaubt ein zweites Feld dieser Sorte.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H33 = Saloon 3 und 4: Jedes eigene Feld außer denen aus H32 darf ein Eintopf sein, je eine Bohne mehrerer Sorten, keine zwei gleichen; eine Bohne darf ihn auf einem leeren Feld beginnen, auch wenn ihre Sorte anderswo wächst.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H34 = Der Eintopf bringt je nach Saloon: 3 → 3/6/7/8 für 1/2/3/4; 4 → 3/5/6/7/8 für 1/2/3/4/5.
    .source = Karten
H35 = Eintopftaler liegen unter dem Saloon, können nicht ausgegeben werden und zählen am Ende vor dem Tipi mit.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H36 = Ein Feld mit einer Bohne ist ein gewöhnliches, auch bei der Ernte, bis eine zweite Sorte dazukommt, sofern es nicht als Eintopf begonnen wurde; wer Saloon 3 oder 4 kauft, darf eigene Felder mit einer Bohne sofort zu Eintöpfen machen. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H37 = Laden 2, 3, 4 fasst bis zu eine, zwei, drei Bohnen zugleich: Sein Besitzer darf die vorderste Bohne seiner Phase 1 hineinlegen, statt sie anzubauen (sie zählt als eine der Bohnen dieser Phase, auch als die erste), und in Phase 3 jedes Zuges eine aufgedeckte Bohne, die er behalten hat, oder eine erhaltene. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H38 = Gelagerte Bohnen werden wie Handkarten gehandelt und verschenkt, im Zug des Besitzers oder mit dem aktiven Spieler, und vom Besitzer nie angebaut; wer eine aus dem Laden eines anderen bekommt, muss sie anbauen und darf sie nicht lagern. Liegt eine Sorte im Laden und zugleich aufgedeckt, wählt der Geber, welche Karte er abgibt.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H39 = Schmiede 3: Feuer 3/5/6/7. Gefängnis 2: Blaue 3/5/7/9. Gefängnis 3: Blaue 4→2, 6→3, 8→4, 10→5.
    .source = Karten
H40 = Schmiede 4: Ihr Besitzer darf jede einzelne Bohne ernten.
    .source = Regelheft zu High Bohn und Bohnanza Plus
H41 = Gefängnis 4: Bringt eine Ernte Blauer Bohnen, gleich wessen, mindestens einen Taler, nimmt der Besitzer des Gefängnisses eine der übrigen blauen Karten als Taler, den er ausgeben kann; auch bei der letzten Ernte; ein Eintopf ist keine blaue Ernte, ein blaues Feld mit Soja schon (ist dort keine blaue Karte übrig, eine andere übrige). (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Karten, Hausregel
H42 = Farm 4 mit Saloon: Ein Eintopf, der genau vier wert ist, bringt fünf, und auch der fünfte kommt unter den Saloon (Saloon 3: acht Sorten oder mehr; Saloon 4: sieben). (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H43 = Welche Karten eines Eintopfs oder eines mit Soja gemischten Feldes zu Talern werden, wählt, wer erntet. (Hausregel)
    .source = Hausregel
H44 = Mehrere eigene Felder dürfen zugleich Eintöpfe sein, und eine Sorte darf in Eintöpfen und daneben auf einem gewöhnlichen Feld wachsen. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H45 = Bohnen in einem Laden sind am Ende nichts wert und zählen beim Gleichstand nicht als Handkarten. (Hausregel)
    .source = Hausregel

## H · Cognac-Variante

H50 = 22 Cognacbohnen, 5/7/9/10, und vier Brennereien kommen ins Spiel.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Karten
H51 = Brennerei 2: Ihr Käufer muss sofort eine Art nennen, von der es noch Karten gibt (auch die der Brennerei; gibt es keine, geschieht nichts); jeder andere, vom aktiven Spieler an im Uhrzeigersinn, darf einmal eine davon nach H02, H03, H07 kaufen; der Rest verlässt das Spiel. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Karten, Hausregel
H52 = Brennerei 3: Von jeder Eintopfernte, die etwas einbringt, auch am Ende, kommt ein Taler, den der Erntende wählt, nach Farm 4 auf diese Karte, wo er nicht ausgegeben werden kann und am Ende vor dem Tipi mitzählt; wer erntet und sie selbst besitzt, legt einen seiner Eintopftaler hierher. (teils Hausregel)
    .source = Regelheft zu High Bohn und Bohnanza Plus, Hausregel
H53 = Brennerei 4: Cognac 3/5/7/8.
    .source = Regelheft zu High Bohn und Bohnanza Plus, Karten
H54 = Neun Gebäude bringen 8, genau wie acht. (Hausregel)
    .source = Hausregel

### W · Bohnaparte

## W · Aufbau und Zug

W01 = 104 Bohnen des Grundspiels, je zwei Felder, kein drittes Feld, fünf Karten.
    .source = Regelheft zu Bohnaparte
W02 = Beginnend mit einem ausgelosten Spieler nimmt jeder im Uhrzeigersinn ein freies Lager der Landkarte; wer zuletzt wählt, hat den ersten Zug, danach geht es im Uhrzeigersinn. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W03 = Phasen: anbauen, handeln, Erhaltenes anbauen, angreifen, nachziehen.
    .source = Regelheft zu Bohnaparte
W04 = In Phase 5 werden drei Karten gezogen und eine für jedes Dorf, das man in diesem Augenblick besitzt, eben eroberte eingeschlossen: zwei Dörfer, fünf Karten.
    .source = Regelheft zu Bohnaparte
W05 = In Phase 2 werden zwei Karten aufgedeckt und eine für jeden Bauernhof des aktiven Spielers: zwei Bauernhöfe, vier Karten.
    .source = Regelheft zu Bohnaparte
W06 = Für jedes Kloster muss der aktive Spieler vor Phase 1 eine Karte vom Nachziehstapel nehmen; 6–12 wird zum Taler, 14–20 wird abgelegt.
    .source = Regelheft zu Bohnaparte
W07 = Was W nicht ändert, folgt B (Reihenfolge der Hand, Anbau, Handel, Ernte, einzelne Bohne, Neumischen, wer was sieht); es gibt kein drittes Feld (also B68–B70 und den zweiten Weg von B15 nicht), und was B über Phase 4 sagt, gilt für Phase 5.
    .source = Regelheft zu Bohnaparte
W08 = 3 bis 6 Spieler; jede andere Zahl wird mit Begründung abgelehnt.
    .source = Regelheft zu Bohnaparte
W09 = Jeder hat zwölf Marker, einer davon liegt von Anfang an auf seinem Lager; alle anderen Länder sind neutral.
    .source = Regelheft zu Bohnaparte

## W · Angriff

W10 = Ein Angriff kostet einen Taler, der offen auf den Ablagestapel kommt, und nur der aktive Spieler greift an, in Phase 4.
    .source = Regelheft zu Bohnaparte
W11 = Das Ziel muss ein Land eines anderen oder ein neutrales sein und an ein Land des Angreifers grenzen; ein Fluss wird nie angegriffen und außer nach W51 nie überquert.
    .source = Regelheft zu Bohnaparte
W12 = Erst der Angreifer, dann der Verteidiger legt eine Bohne verdeckt hin: aus der Hand (von jeder Stelle; die Reihenfolge der übrigen bleibt, vor Phase 5 wird dafür nichts gezogen), aus dem eigenen Munitionslager oder ungesehen vom Nachziehstapel; wer weder Handkarten noch eine brauchbare Karte im Munitionslager hat, zieht. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W13 = Der Verteidiger weiß, woher die Karte des Angreifers kam, nicht welche es ist; eine Karte vom Nachziehstapel sieht vor dem Aufdecken niemand. (Hausregel)
    .source = Hausregel
W14 = Ein neutrales Land wird immer von der obersten Karte des Nachziehstapels verteidigt; der Spieler links vom Angreifer deckt sie nur auf, wählt nichts und gewinnt nichts.
    .source = Regelheft zu Bohnaparte
W15 = Die Stärke ist die Zahl auf der Karte; der Angreifer siegt nur, wenn seine höher ist.
    .source = Regelheft zu Bohnaparte
W16 = Beide Karten kommen offen auf den Ablagestapel; siegt der Angreifer, kommt sein Marker auf das Land und der alte zurück in den Vorrat seines Besitzers; sonst bewegt sich kein Marker, auch nicht auf neutralem Land.
    .source = Regelheft zu Bohnaparte
W17 = Wie es auch ausgeht, der Angreifer darf wieder angreifen, solange seine Taler reichen, dasselbe Land nur, wenn er es nicht gewonnen hat; die Phase endet, wenn er aufhört.
    .source = Regelheft zu Bohnaparte
W18 = Wer sein Lager verliert, spielt weiter, solange er ein Land hat.
    .source = Regelheft zu Bohnaparte
W19 = Das Beispiel des Regelhefts: 18 aus der Hand scheitert an 18 aus dem Munitionslager; für einen zweiten Taler erneut angegriffen, fällt der Bauernhof, als 18 auf 14 vom Nachziehstapel trifft; zwei Taler und vier Bohnen liegen auf dem Ablagestapel.
    .source = Regelheft zu Bohnaparte

## W · Länder und Käufe

W20 = Ein Dorf verteidigt sich mit mindestens 16, eine Stadt mit mindestens 18, gleich, ob sie jemandem gehören oder neutral sind.
    .source = Regelheft zu Bohnaparte
W21 = Eine Festung macht die verteidigende Bohne um zwei stärker, danach gilt das Minimum.
    .source = Regelheft zu Bohnaparte
W22 = Steinbruch: Jederzeit im eigenen Zug zahlt sein Besitzer zwei Taler, dreht den Steinbruch um und legt dafür sofort eine Festung unter ein beliebiges eigenes Land, auch unter Steinbruch und Lager; höchstens eine unter jedes Land; sie bleibt, wem das Land auch gehört.
    .source = Regelheft zu Bohnaparte
W23 = Sumpf: Keine Seite darf Karten aus dem Munitionslager verwenden.
    .source = Regelheft zu Bohnaparte
W24 = Wer mindestens eine Eisenmine besitzt, hat eine Kanone, nie zwei, und verliert sie mit der letzten Mine; seine Angriffe gewinnen bei Gleichstand gegen Dörfer, Städte und befestigte Länder, aber nicht, wenn beide Stärken, Festung und Minimum eingerechnet, 20 sind.
    .source = Regelheft zu Bohnaparte
W25 = Munitionslager: drei Taler, jederzeit, eines je Spieler; fasst so viele Bohnen, wie Spieler am Tisch sind.
    .source = Regelheft zu Bohnaparte
W26 = Eine Bohne, die ein Spieler in Phase 1 oder in Phase 3 irgendeines Zuges anbauen muss oder darf, darf stattdessen in sein Munitionslager, solange Platz ist, und gilt dann als angebaut; Bohnen im Munitionslager werden nicht angebaut, gehandelt oder verkauft, sie kämpfen nur.
    .source = Regelheft zu Bohnaparte
W27 = Siegpunkte: Stadt 3, Festung 1 mehr für den Besitzer ihres Landes, Fluss 0, andere Länder 1, auch ein leerer Steinbruch; Lager 1 (Option `camp_points` 0, 1, 2). (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W28 = Taler für eine Festung, ein Munitionslager oder einen Händler sind die obersten des Stapels und kommen offen auf den Ablagestapel, wie bei einem Angriff. (teils Hausregel)
    .source = Regelheft des Grundspiels, Regelheft zu Bohnaparte, Hausregel
W29 = Ein Steinbruch reicht für eine Festung; umgedreht bleibt er leer, wem er auch gehört, und zählt weiter einen Punkt.
    .source = Regelheft zu Bohnaparte

## W · Ende

W30 = Das Spiel endet, wenn der Nachziehstapel zum vierten Mal aufgebraucht ist; Option `length` 3, 4 oder 5.
    .source = Regelheft zu Bohnaparte
W31 = Es endet sofort, wenn jemand nach einer Schlacht 12 Länder hat, Lager mitgezählt, Festungen nicht, oder keines mehr. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W32 = Geht der Nachziehstapel in einer Schlacht zum letzten Mal aus, wird der Ablagestapel dafür gemischt, die Schlacht, bei einem Kavallerieangriff beide Runden, zu Ende geführt, und das Spiel endet.
    .source = Regelheft zu Bohnaparte
W33 = Es gewinnt, wer die meisten Siegpunkte hat; Taler zählen nichts; bei Gleichstand, wer die meisten Handkarten hat, und bleibt es dabei, wird der Sieg geteilt. (teils Hausregel)
    .source = Regelheft des Grundspiels, Regelheft zu Bohnaparte, Hausregel
W34 = Geht der Nachziehstapel in Phase 2 oder 3 zum letzten Mal aus, werden beide noch beendet, und es gibt keinen Angriff; bei einem Kloster, in Phase 1, in Phase 5 oder in Phase 4 außerhalb einer Schlacht endet das Spiel sofort. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel
W35 = Im letzten Durchgang werden in Phase 2 so viele Karten aufgedeckt, wie noch da sind, wenn es weniger sind als zwei plus die Bauernhöfe. (teils Hausregel)
    .source = Regelheft des Grundspiels, Hausregel
W36 = Eine Seite, die keine Karte legen kann, weil Hand, Munitionslager, Nachzieh- und Ablagestapel keine hergeben, kämpft mit 0; Minimum und Festung zählen trotzdem. (Hausregel)
    .source = Hausregel

## W · Landkarten

W40 = Es gibt eine Landkarte für 3, 4, 5 und 6 Spieler, gewöhnlich und mit Kavallerie; sie kommt mit den Karten der Schachtel aus und hängt auch ohne ihre Flüsse zusammen, jeder Fluss verlängert einen Landweg, und jedes Lager grenzt an ein Land ohne Minimum. (Hausregel)
    .source = Hausregel
W41 = Die Länder liegen in versetzten Reihen und berühren bis zu sechs andere; Option `grid`: Um eine halbe Karte versetzte Reihen rücken von oben an abwechselnd eine halbe Karte nach rechts und nach links, die erste nach rechts, und Länder berühren sich nur oben, unten, links und rechts. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W42 = Eine Runde darf ihre eigene Landkarte legen: im Umriss der Landkarte, die für den Tisch vorgesehen ist, ein Lager für jeden, nicht mehr Karten einer Art, als die Schachtel hat, ohne ihre Flüsse ein zusammenhängendes Stück (mit `grid` so, wie sie liegt); sonst wird sie mit Begründung abgelehnt. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W43 = Drei Spieler dürfen die Pyramide aus sechs Stufen mit einem Lager in jeder Ecke wählen; mit `cavalry` treten Weiden und Wälder an die Stelle von Eisenminen und Steinbrüchen. Eigene Pyramiden dürfen fünf oder sechs Stufen haben. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W44 = Das Beispiel des Regelhefts: Auf der gewöhnlichen Landkarte für drei darf ein Lager einen Sumpf, einen Bauernhof und ein Dorf angreifen und sonst nichts. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel

## W · Kavallerie-Variante

W50 = Weiden ersetzen Eisenminen, Wälder Festungen, Händler Munitionslager, Kavallerie Kanonen; ein Steinbruch auf einer eigenen Landkarte ist ein Land ohne Wirkung; Sümpfe bleiben als Länder ohne Wirkung. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W51 = Wald: Verteidigung mindestens 17; sein Besitzer darf auch von jedem eigenen Land an einem Fluss ein Land angreifen, das dieselbe Flusskarte berührt, gleich, ob es jemandem gehört oder neutral ist; im geraden Raster nur das genau gegenüber. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W52 = Händler: drei Taler, jederzeit, solange man einen Wald besitzt, einmal; er bleibt, auch wenn der Wald verloren geht; sofort kommen zwei offene Karten zu ihm.
    .source = Regelheft zu Bohnaparte
W53 = Mit einem Händler kommen die Karten der Phase 5 zu ihm; so viele, wie gezogen wurden, sucht man sich aus allen dort liegenden aus und steckt sie in beliebiger Reihenfolge hinter die Hand; zwei bleiben und können weder angebaut noch gehandelt noch in einer Schlacht verwendet werden.
    .source = Regelheft zu Bohnaparte
W54 = Zu einer Weide gehört ihre eigene Kavallerie, die mit ihr den Besitzer wechselt und ihren Zustand behält.
    .source = Regelheft zu Bohnaparte
W55 = Wer mit Kavallerie angreift, sagt, mit welcher; sie schlägt zuerst, mit 17 gegen eine wie üblich gewählte Verteidigungskarte; ist sie höher, ist das Land gewonnen, die Kavallerie bleibt bereit, und die Schlacht ist vorbei.
    .source = Regelheft zu Bohnaparte
W56 = Ist sie nicht höher, wird sie gedreht, die Verteidigungskarte wird abgelegt, und es muss eine zweite Runde mit neuen Karten folgen, ohne Kavallerie. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W57 = Eine bereite Kavallerie darf in mehreren Schlachten eines Zuges zuschlagen, in jeder Schlacht nur eine; ein Angriff kostet einen Taler, gleich, wie viele Runden er hat.
    .source = Regelheft zu Bohnaparte
W58 = Eine gedrehte Kavallerie ist wieder bereit, wenn der, dem sie dann gehört, Phase 1 seines nächsten Zuges beginnt. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W59 = Option `both_sides`, mit `cavalry`: Die Karten des gewöhnlichen Spiels kommen dazu; Steinbrüche, Eisenminen, Festungen, Munitionslager, Kanonen und Weiden, Wälder, Händler, Kavallerie wirken alle, wie es in ihren Punkten steht, auf einer größeren Landkarte, die über eine Schachtel hinausgehen darf. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W60 = Das Beispiel des Regelhefts: Mit einem Wald darf ein Lager an einem Fluss einen Bauernhof und ein Lager am selben Fluss angreifen; ohne Wald keines von beiden.
    .source = Regelheft zu Bohnaparte
W61 = Kavallerie darf auch dorthin geschickt werden, wo sie nicht siegen kann: 17 schlägt nie eine Stadt oder einen Wald, und sie wird gedreht.
    .source = Regelheft zu Bohnaparte

## W · Was jeder sieht

W90 = Bohnen im Munitionslager liegen verdeckt: Ihr Besitzer sieht sie, die anderen nur, wie viele es sind. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W91 = Händlerkarten, Klosterkarten, beide Karten einer Schlacht nach dem Aufdecken, Marker, Steinbrüche und der Zustand der Kavallerie sind für alle sichtbar. (teils Hausregel)
    .source = Regelheft zu Bohnaparte, Hausregel
W92 = Bohnen im Munitionslager darf man zeigen wie Handkarten (B93). (Hausregel)
    .source = Hausregel
W93 = Man darf jemandem Frieden für ein bis fünf eigene Züge versprechen; ein Angriff auf ein Land dieses Spielers bricht das Versprechen, verboten ist er nicht (B94). (Hausregel)
    .source = Hausregel

### K · Kuhhandel Master

## K · Aufbau

K01 = 40 Tiere, 10 Arten zu je vier: Huhn 10, Gans 40, Katze 90, Hund 160, Schaf 250, Ziege 350, Esel 500, Schwein 650, Kuh 800, Pferd 1000; 10 Stammbäume; 4 Ratten.
    .source = Regelheft zu Kuhhandel Master, Karten
K02 = Geld: 12×0, 18×10, 6×20, 12×50, 6×100, 6×200, 6×500.
    .source = Regelheft zu Kuhhandel Master
K03 = Jeder beginnt mit 2×0, 3×10, 1×20, 1×50.
    .source = Regelheft zu Kuhhandel Master
K04 = In einem Zug: eine Versteigerung oder, wenn möglich, ein Kuhhandel.
    .source = Regelheft zu Kuhhandel Master
K05 = Sein Geld sieht jeder nur selbst, auch, wie viele Karten es sind; Tiere, Stammbäume und Ratten liegen offen. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K06 = 2 bis 6 Spieler; jede andere Zahl wird abgelehnt; der erste wird ausgelost, und es geht im Uhrzeigersinn. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K07 = Der Stapel besteht aus den 54 Tieren, Stammbäumen und Ratten, gemischt; nicht ausgeteiltes Geld ist der Vorrat für die Esel.
    .source = Regelheft zu Kuhhandel Master

## K · Versteigerung eines Tieres

K10 = Alle außer dem Versteigerer dürfen jederzeit bieten; Gebote sind Vielfache von 10, das erste mindestens 10, jedes mindestens 10 über dem letzten. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K11 = Ein Gebot während der drei Rufe hebt sie auf; nach dem dritten fällt der Zuschlag.
    .source = Regelheft zu Kuhhandel Master
K12 = Ohne Gebot nimmt der Versteigerer die Karte umsonst.
    .source = Regelheft zu Kuhhandel Master
K13 = Der Versteigerer verkauft: Der Höchstbietende zahlt ihm das Gebot; oder er kauft selbst: Er zahlt das Gebot dem Höchstbietenden, der nichts zahlt.
    .source = Regelheft zu Kuhhandel Master
K14 = Wer genau zahlen kann, muss es; wer es nicht kann, zahlt mehr und bekommt nichts heraus; Geld wird nie gewechselt oder getauscht.
    .source = Regelheft zu Kuhhandel Master
K15 = Eine Zahlung enthält keine Null und keine Karte, ohne die der Preis auch gedeckt wäre. (Hausregel)
    .source = Hausregel
K16 = Ein Gebot darf höher sein als das eigene Geld; wer dann nicht zahlen kann, zeigt allen sein ganzes Geld, und die Karte wird noch einmal versteigert.
    .source = Regelheft zu Kuhhandel Master
K17 = In jeder weiteren Versteigerung dieser Karte darf der Ertappte bis zu dem bieten, was er gezeigt hat; die Option `bluffer_out` schließt ihn aus. (Hausregel)
    .source = Hausregel
K18 = Kauft der Versteigerer, wird der Bluffer bezahlt und zeigt nichts. (Hausregel)
    .source = Hausregel
K19 = Beim ersten, zweiten, dritten und vierten aufgedeckten Esel erhält zuerst jeder Spieler, auch der Versteigerer, 50, 100, 200, 500 aus dem Vorrat; nicht noch einmal, wenn die Karte neu versteigert wird. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K20 = Der Höchstbietende kann sein eigenes Gebot nicht erhöhen. (Hausregel)
    .source = Hausregel
K21 = Option `auction`: `live`, Rufe nach der Uhr; `turns`, reihum links vom Versteigerer an, bieten oder passen, ein Gebot hebt alles Passen auf, Schluss ist, wenn seit dem letzten Gebot alle außer dem Höchstbietenden gepasst haben, oder alle, wenn niemand geboten hat; `sealed`, die höchste Grenze gewinnt zum Preis der zweithöchsten plus 10, höchstens zur eigenen, mindestens zu 10, bei gleichen Grenzen entscheidet das Los. (Hausregel)
    .source = Hausregel
K22 = Der Versteigerer darf nur kaufen, was er bezahlen kann, Tier oder Stammbaum, und nur ihm selbst wird gezeigt, ob er es kann. (Hausregel)
    .source = Hausregel
K23 = Ein Gebot ist höchstens so hoch wie alles Geld, das bisher ausgeteilt wurde. (Hausregel)
    .source = Hausregel
K24 = Solange Preise ausgerufen werden oder heruntergezählt wird, darf der Versteigerer den nächsten Ruf auf die halbe Zeit der Uhr beschleunigen oder auf die doppelte hinauszögern; das gilt nur für diesen Ruf. Ist niemand mehr da, der bieten kann oder will, folgen die Rufe sofort aufeinander. (Hausregel)
    .source = Hausregel

## K · Stammbaum, holländische Versteigerung

K30 = Der Preis wird von 10 heruntergezählt und ist eine Anzahl von Geldkarten, gleich welchen Werts.
    .source = Regelheft zu Kuhhandel Master
K31 = Wer zuerst zugreift, legt so viele Karten verdeckt für den Versteigerer hin; der nimmt sie und übergibt den Stammbaum, oder er kauft ihn selbst, bevor er sie sieht, und zahlt dem Zugreifenden ebenso viele Karten.
    .source = Regelheft zu Kuhhandel Master
K32 = Hat bei 1 niemand zugegriffen, nimmt ihn der Versteigerer umsonst.
    .source = Regelheft zu Kuhhandel Master
K33 = Zugreifen darf nur, wer so viele Karten bezahlen kann. (Hausregel)
    .source = Hausregel
K34 = Stammbäume wechseln nie den Besitzer und sind nie Gegenstand eines Handels.
    .source = Regelheft zu Kuhhandel Master
K35 = Option `dutch`: `live`; `sealed`, die höchste Zahl gewinnt und zahlt die eigene Zahl, bei gleichen Zahlen entscheidet das Los. (Hausregel)
    .source = Hausregel
K36 = Der Stammbaum des Esels zahlt nichts aus. (Hausregel)
    .source = Hausregel
K37 = Kauft der Versteigerer einen Stammbaum, gehen die Karten des Zugreifenden ungesehen zurück. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K38 = Das Beispiel des Regelhefts: Ein Preis von vier darf mit 0, 0, 0, 0 oder 0, 0, 100, 500 bezahlt werden.
    .source = Regelheft zu Kuhhandel Master

## K · Ratte

K40 = Links vom Versteigerer an: die Ratte mit allem Geld daneben nehmen oder eine Geldkarte verdeckt dazulegen und weitergeben.
    .source = Regelheft zu Kuhhandel Master
K41 = Es geht reihum, auch an den Versteigerer, bis jemand sie nimmt; wer kein Geld hat, muss sie nehmen. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K42 = Danach muss der Versteigerer noch einmal versteigern.
    .source = Regelheft zu Kuhhandel Master
K43 = Wie viele Karten bei der Ratte liegen, sehen alle, ihren Wert niemand. (Hausregel)
    .source = Hausregel
K44 = Eine Ratte als letzte Karte beendet den Zug. (Hausregel)
    .source = Hausregel
K45 = Eine Ratte in der Versteigerung nach einer Ratte wird ebenso behandelt, sooft eine auftaucht; ein Kuhhandel ersetzt die geschuldete Versteigerung nicht.
    .source = Regelheft zu Kuhhandel Master

## K · Kuhhandel

K50 = Beide müssen die Art besitzen; der andere kann nicht ablehnen; ein vollständiges Quartett kann nicht angegriffen werden.
    .source = Regelheft zu Kuhhandel Master
K51 = Bei zwei gegen zwei geht es um beide Karten, sonst um eine.
    .source = Regelheft zu Kuhhandel Master
K52 = Das Angebot besteht aus einer oder mehreren Geldkarten, verdeckt, ihre Zahl verborgen; wer sie legt, darf zeigen, wie viele es sind.
    .source = Regelheft zu Kuhhandel Master
K53 = Der andere ist einverstanden, nimmt das Geld und gibt das Tier her, oder er kontert mit Geldkarten.
    .source = Regelheft zu Kuhhandel Master
K54 = Nach dem Kontern tauschen beide ihr Geld; wer mehr gelegt hat, nimmt die Tiere; jeder behält, was er bekommen hat.
    .source = Regelheft zu Kuhhandel Master
K55 = Gleiche Summen: Das Geld bleibt getauscht, und eine zweite Runde folgt nach denselben Regeln, auch mit der Möglichkeit, das Geld zu nehmen; wieder gleich: Auch dieses Geld bleibt getauscht, und der aktive Spieler nimmt die Tiere. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K56 = Um Ratten wird umgekehrt gehandelt: Wer mehr gelegt hat, gibt seine Ratten ab, eine oder zwei wie in K51; nach zwei Gleichständen gibt der aktive Spieler sie ab.
    .source = Regelheft zu Kuhhandel Master
K57 = Wer bei Ratten das Geld nimmt, nimmt auch die Ratten. (Hausregel)
    .source = Hausregel
K58 = Die anderen erfahren die beiden Spieler, die Art, ob eine oder zwei Karten, ob das Geld genommen oder gekontert wurde, Gleichstand und Sieger; keine Summen und nicht die Zahl der Geldkarten, es sei denn, der Bietende zeigt sie. (Hausregel)
    .source = Hausregel
K59 = Ohne Geld darf man keinen Kuhhandel beginnen, solange noch Karten im Stapel sind; ist er leer, ist das Angebot leer; ohne Geld kann man nicht kontern. (Hausregel)
    .source = Hausregel

## K · Ende und Wertung

K60 = Ist der Stapel leer, muss gehandelt werden, bis jedes Quartett, auch das der Ratten, vollständig ist; wer kein unvollständiges Quartett oder keine Tiere hat, wird übersprungen; das Spiel endet, sobald kein Kuhhandel mehr möglich ist, auch gleich nach der letzten Versteigerung. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K61 = Nach 200 Kuhhändeln bei leerem Stapel endet das Spiel; unvollständige Quartette bringen nichts, unvollständige Ratten kosten nichts. (Hausregel)
    .source = Hausregel
K62 = Vier Ratten nehmen ihrem Besitzer eines seiner Quartette; welches für ihn am günstigsten ist, wird für ihn ausgewählt. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K63 = Wertung = Zahl der nach K62 übrigen Quartette × (ihre Werte + 250 für jeden passenden Stammbaum) + 250 für jeden anderen Stammbaum, auch den des entfernten Quartetts.
    .source = Regelheft zu Kuhhandel Master
K64 = Das Beispiel des Regelhefts ergibt 2670, und 3100 mit 430 auf der Hand nach Pecunia non olet.
    .source = Regelheft zu Kuhhandel Master
K65 = Bei gleicher Wertung wird der Sieg geteilt. (Hausregel)
    .source = Hausregel
K66 = Option `tie_break` = `money`: Bei gleicher Wertung gewinnt, wer mehr Geld auf der Hand hat. (Hausregel)
    .source = Hausregel
K67 = Geld zählt in der Wertung nichts, außer nach K81.
    .source = Regelheft zu Kuhhandel Master

## K · Zwei Spieler und Varianten

K70 = Zwei Spieler: Je 2 von 50, 100, 200, 500 warten auf die Esel; Nullen werden nicht gebraucht, und auf der Hand hat anfangs niemand welche; von den anderen 36 Geldkarten kommen zehn ungesehen in die Schachtel; der Stapel besteht aus den übrigen 26 und den 54 roten Karten. Option `two_seat_zeros` = `some`: Jeder beginnt mit seinen zwei Nullen, die anderen acht kommen in die Schachtel. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K71 = Statt einer Versteigerung sieht sich der aktive Spieler allein die oberste Karte an und behält sie oder gibt sie weg; wer sie nicht bekommen hat, bekommt die nächste Karte, und der andere ist am Zug.
    .source = Regelheft zu Kuhhandel Master
K72 = Tiere, Stammbäume und Ratten werden sofort offen ausgelegt; Geld kommt auf die Hand.
    .source = Regelheft zu Kuhhandel Master
K73 = Für jeden offen ausgelegten Esel erhalten beide 50, 100, 200, 500, in dieser Reihenfolge; für zwei in einer Teilung wird nacheinander gezahlt. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K74 = Zu zweit ist die Farbe der obersten Kartenrückseite, rot oder grün, für alle sichtbar; die nächste Rückseite sieht man nicht vor der Entscheidung. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K75 = Eine weggegebene Geldkarte kennen Geber und Empfänger; eine behaltene oder ungesehen erhaltene nur ihr Besitzer.
    .source = Regelheft zu Kuhhandel Master
K80 = Option `super`: Nach einem Kuhhandel, nicht davor, darf man noch eine Versteigerung abhalten, zu zweit eine Teilung; eine Ratte darin verpflichtet wie üblich. (teils Hausregel)
    .source = Regelheft zu Kuhhandel Master, Hausregel
K81 = Option `pecunia`: Geld auf der Hand wird nach dem Multiplizieren dazugezählt.
    .source = Regelheft zu Kuhhandel Master

## K · Was jeder sieht

K90 = Wie viel Geld jemand hat und in wie vielen Karten, weiß sonst niemand; die Option `hand_count_visible` zeigt die Zahl, die sich bei beiden Beteiligten während eines Kuhhandels nicht ändert. (Hausregel)
    .source = Hausregel
K91 = Die Karten einer Zahlung in der Versteigerung sehen Zahler und Empfänger; die anderen kennen den Preis. (Hausregel)
    .source = Hausregel
K92 = Option `offer_count_visible`: Die Zahl der Karten in einem Angebot sehen alle. (Hausregel)
    .source = Hausregel
K93 = Jederzeit darf man Geld seiner Hand anderen zeigen, einem, mehreren oder allen; wer es sah, weiß, dass es dort ist, bis es hingelegt oder gezahlt sein kann; wer wem wie viele Karten zeigt, sehen alle. (Hausregel)
    .source = Hausregel
K94 = Man darf jemandem versprechen, bei der nächsten Versteigerung eines Tiers nicht zu bieten oder für ein bis fünf eigene Züge keinen Kuhhandel mit ihm zu beginnen; ein Gebot oder ein solcher Handel bricht das Versprechen, das niemanden bindet. (Hausregel)
    .source = Hausregel
