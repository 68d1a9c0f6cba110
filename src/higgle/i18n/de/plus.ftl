### Was Bohnanza Plus einem Spieler sagt.

refusal-order-not-now = Einen Auftrag legst du nur zu Beginn deiner Phase 1 aus.
refusal-order-not-in-front = Der Auftrag ist nicht die vorderste Karte deiner Hand.
refusal-order-in-front = Die vorderste Karte deiner Hand ist ein Auftrag; erfülle ihn oder lege ihn aus, bevor du anbaust.
refusal-order-own-turn = Aufträge erfüllst du nur in deinem Zug, vor dem Nachziehen.
refusal-no-order = Du hast keinen Auftrag.
refusal-order-not-met = Auf keinen zwei benachbarten Feldern liegt, was dein Auftrag verlangt.

event-field_won = { $player } bekommt für zwei Ackerbohnen das dritte Feld.
event-planting_out = Das Spiel ist aus; die Handkarten werden noch angebaut.
event-order_shown = { $player } legt den Auftrag { $left }/{ $right } aus.
event-order_met = { $player } erfüllt den Auftrag { $left }/{ $right } und verdient einen Taler.
event-order_returned = Der Auftrag { $left }/{ $right } von { $player } kommt unter den Stapel.
event-order_drawn = { $player } zieht einen Auftrag.
event-shown-order = { $player } zeigt { $all ->
    [1] allen
   *[other] { $to }
} den Auftrag { $left }/{ $right }.
