### Ablehnungen, die jedes Spiel kennt.

refusal-over = Das Spiel ist zu Ende.
refusal-unknown-action = Diese Aktion gibt es in diesem Spiel nicht.
refusal-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
refusal-wrong-seats = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $seats }.
refusal-unknown-option = { $game } hat keine Option „{ $option }“; es hat: { $options }.
refusal-bad-option = „{ $value }“ ist kein Wert der Option „{ $option }“.
refusal-idle-option = Die Option „{ $option }“ bewirkt an diesem Tisch nichts; lass sie, wie sie ist.
refusal-no-record = Nur ein laufendes Spiel mit versiegelter Mischung hat eine Aufzeichnung; Ansicht und Kopie haben keine.
refusal-not-a-table = Das ist kein Tisch von uns, oder er ist beschädigt.
refusal-impossible-table = Zu dieser Stellung führt kein Spiel: Sieh dir „{ $what }“ an.
refusal-unsealed = Dieses Spiel hat keine Aufzeichnung: Sein Zufall ist nicht versiegelt, er ist „{ $chance }“.
refusal-unknown-pile = In diesem Spiel gibt es keinen Stapel und keine Angabe „{ $what }“.
refusal-unknown-card = Für „{ $what }“ ist keine Karte „{ $card }“ übrig.
refusal-record-empty = Die Aufzeichnung ist leer.
refusal-record-version = Diese Aufzeichnung hat Version { $version }; dieses Programm kann sie nicht lesen.
refusal-record-line = Zeile { $number } der Aufzeichnung ist beschädigt, oder sie ist nicht von uns.
refusal-record-step = Aktion { $step } der Aufzeichnung ist nicht spielbar: { $why }
refusal-record-end = Die Aufzeichnung endet mit einem anderen Ergebnis, als ihre Aktionen ergeben.
refusal-record-cut = Zeile { $number } der Aufzeichnung folgt nicht auf die Zeilen davor: Dort wurde etwas herausgenommen, eingefügt oder geändert.
refusal-record-seal = Die Mischung dieser Aufzeichnung ist nicht die vor dem Spiel versiegelte.
refusal-other-rules = Dieses Spiel wurde nach Regelfassung { $rules } gespielt, dieses Programm spielt nach Regelfassung { $now }. { $why }
refusal-no-text = Tippe eine Aktion.
refusal-unknown-text = „{ $text }“ ist keine Aktion dieses Spiels.
refusal-number-text = Hier fehlt eine Zahl ab 1.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-nothing-to-show = Dort hast du nichts zu zeigen.
refusal-show-to-others = Zeig es anderen, jeden einmal und der Reihe nach genannt.
refusal-not-yours-to-show = Diese Karten hast du dort nicht.
refusal-already-shown = Diese Karten kennen sie schon.

nothing = nichts
card-down = eine Karte
    .count = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
pact-next = { $count ->
    [one] die nächste { $card }
   *[other] sobald sie kommen: { $cards }
}
pact-no-bid = kein Gebot: { $card }
pact-peace = Frieden { $rounds ->
    [0] für den Rest der Runde
    [one] für noch { $rounds } Runde
   *[other] für noch { $rounds } Runden
}
promise-told = { $name } verspricht { $to } – { $what }.
promise-next-turn = im nächsten Zug: { $cards }
pact-new-peace = Frieden für { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
event-shown = { $player } zeigt { $all ->
    [1] allen
   *[other] { $to }
}: { $cards }.
refusal-extra-missing = Dafür fehlt { $module }, das nicht von selbst mitkommt: pip install "higgle[{ $extra }]"
pile-deck = Stapel
pile-discard = Ablagestapel
pile-hand = Hand
