### Was die Spiele mit Bohnen einem Spieler sagen.

refusal-no-such-field = Du hast kein Feld { $field }.
refusal-other-sort-grows = Auf Feld { $field } wächst eine andere Sorte; ein Feld trägt nur eine.
refusal-grows-elsewhere = Diese Sorte wächst schon auf einem anderen deiner Felder.
refusal-field-empty = Feld { $field } ist leer.
refusal-lone-bean = Eine einzelne Bohne darfst du nicht ernten, solange ein anderes deiner Felder mehr trägt.
refusal-no-field-for-sale = In diesem Spiel ist kein Feld zu kaufen.
refusal-has-third-field = Du hast das dritte Feld schon.
refusal-too-few-thalers = Das kostet { $price ->
    [one] { $price } Taler
   *[other] { $price } Taler
}; du hast weniger.
refusal-not-trading = Jetzt wird nicht gehandelt.
refusal-not-planting = Jetzt gibt es nichts anzubauen.
refusal-nothing-to-plant = So eine Bohne hast du nicht zum Anbauen.
refusal-front-card-first = Zuerst wird die vorderste Handkarte angebaut.
refusal-must-plant = Die erste Bohne muss angebaut werden.
refusal-nothing-to-pass = Jetzt gibt es nichts, worauf du verzichten könntest.
refusal-too-many-offers = Du hast in diesem Zug { $limit } Angebote gemacht; mehr sind nicht erlaubt.
refusal-empty-offer = Ein Angebot braucht mindestens eine Karte.
refusal-bad-offer = Karten und Plätze eines Angebots werden der Reihe nach genannt, jeder Platz einmal.
refusal-not-a-partner = Nur wer am Zug ist, handelt mit den anderen.
refusal-no-such-beans = So viele dieser Bohnen gibt es im Spiel nicht.
refusal-not-in-hand = Diese Karten hast du nicht auf der Hand.
refusal-not-open = Diese Karten liegen nicht offen vor dir.
refusal-not-your-offer = Angebot { $offer } hast nicht du zu beantworten.
refusal-offer-gone = Angebot { $offer } gilt nicht mehr.
refusal-already-accepted = Du hast Angebot { $offer } schon angenommen.
refusal-already-declined = Du hast Angebot { $offer } schon abgelehnt.
refusal-not-accepted = Dieser Spieler hat Angebot { $offer } nicht angenommen.
refusal-wrong-cards = Das sind nicht die Karten, die Angebot { $offer } nennt.
refusal-too-many-choices = Ein Angebot lässt höchstens { $most } Möglichkeiten zur Wahl.
refusal-not-a-choice = Zur Wahl stehen verschiedene Karten, jedes Mal mindestens eine.
refusal-linked-already = Dieses Angebot ist schon mit einem anderen verbunden.
refusal-not-for-both = Deine Karten reichen nicht für dieses Angebot und für Angebot { $offer }.
refusal-both-partners = Angebot { $offer } gilt nur zusammen mit Angebot { $other }, jedes mit jemand anderem, der angenommen hat.
refusal-one-partner = Angebot { $offer } wird mit einem Partner geschlossen.
refusal-no-such-place = An Stelle { $place } deiner Hand ist keine Karte, oder sie wurde zweimal genannt.
refusal-offer-text = Schreib ein Angebot so: offer 2 blue for 1 red to all.
refusal-accept-text = Schreib es so: accept 7 with 1 and 4, mit einer offenen Karte: accept 7 with 1 soy up, oder wenn du aussuchst, was du nimmst: accept 7 with 1 taking 1 red.
refusal-confirm-text = Schreib es so: confirm 7 with 2 giving 1 and 4, oder für zwei Angebote in einem: confirm 7 with 2 together with 3.
refusal-plant-text = Schreib es so: plant 1, in Phase 3: plant red 2.
refusal-bean-text = Eine Bohne „{ $bean }“ gibt es nicht.
refusal-show-text = Schreib es so: show 1 blue to 2, oder: show hand to all.

event-turn_began = { $player } ist am Zug.
event-planted = { $player } baut auf Feld { $field } an: { $sort }.
event-turned_up = { $player } deckt auf: { $cards }.
event-offered = { $player } bietet { $give } für { $want } an { $all ->
    [1] alle
   *[other] { $to }
} (Angebot { $offer }).
event-offered-either = { $player } bietet { $give } für { $want } an { $all ->
    [1] alle
   *[other] { $to }
} (Angebot { $offer }, oder aber Angebot { $either }).
event-offered-both = { $player } bietet { $give } für { $want } an { $all ->
    [1] alle
   *[other] { $to }
} (Angebot { $offer }, nur zusammen mit Angebot { $both }).
from-store = { $cards } aus dem Laden
cards-or = { $cards } oder { $others }
cards-any = { $n } nach Wahl von { $cards }
event-accepted = { $player } nimmt Angebot { $offer } an.
event-chosen = { $player } würde { $want } geben (Angebot { $offer }).
event-chosen-took = { $player } würde { $took } für { $want } nehmen (Angebot { $offer }).
event-declined = { $player } lehnt Angebot { $offer } ab.
event-withdrawn = { $player } zieht Angebot { $offer } zurück.
event-lapsed = Angebot { $offer } verfällt.
event-released = { $player } ist an Angebot { $offer } nicht mehr gebunden.
event-dealt = { $player } gibt { $gave } an { $partner } und erhält { $got }.
event-trade_ended = { $player } beendet den Handel.
event-drew = { $player } zieht { $cards }.
event-ran_out = Der Stapel ist zum { $times }. Mal aufgebraucht.
event-shuffled = Der Ablagestapel wird gemischt: { $count } Karten.
event-harvested = { $player } erntet Feld { $field }, { $count } × { $sort }, für { $thalers ->
    [0] nichts
    [one] { $thalers } Taler
   *[other] { $thalers } Taler
}.
event-field_bought = { $player } kauft das dritte Feld für { $price ->
    [one] { $price } Taler
   *[other] { $price } Taler
}.
event-ended = Das Spiel ist aus; alle Felder sind verkauft.
