### Obstgarten, das Beispiel eines ganzen Spiels.

game-orchard = Obstgarten
    .about = Äpfel, Birnen und Pflaumen tauschen, bis man viele von einer Sorte hat; zehn Minuten, 2 bis 6 Spieler. Ein kleines Beispielspiel.

## Obst

fruit-apple = Apfel
    .count =
        { $n ->
            [one] { $n } Apfel
           *[other] { $n } Äpfel
        }
fruit-pear = Birne
    .count =
        { $n ->
            [one] { $n } Birne
           *[other] { $n } Birnen
        }
fruit-plum = Pflaume
    .count =
        { $n ->
            [one] { $n } Pflaume
           *[other] { $n } Pflaumen
        }
score-apple = Äpfel
score-pear = Birnen
score-plum = Pflaumen
pile-orchard-hand = Korb
pile-orchard-laid = Aufgedeckt

## Was man tun darf

do-orchard-swap = { $partner } einen Tausch anbieten: { $give } gegen { $want }
do-orchard-accept = Tausch annehmen
do-orchard-decline = Tausch ablehnen
do-orchard-pass = Nichts anbieten

## Was geschieht

event-fruit_offered = { $player } bietet { $partner } einen Tausch an: { $give } gegen { $want }.
event-fruit_swapped = { $player } und { $partner } tauschen: { $give } gegen { $want }.
event-fruit_declined = { $player } lehnt ab.
event-fruit_drawn = { $player } zieht: { $cards }.
event-hand_laid_open = { $player } legt die Hand offen hin: { $cards }.
event-orchard_closed = Der Stapel ist leer, der Obstgarten schließt.

## Ablehnungen

refusal-no-such-fruit = Es gibt nur Äpfel, Birnen und Pflaumen.
refusal-same-fruit = Getauscht wird gegen eine andere Sorte.
refusal-fruit-missing = Du hast dieses Obst nicht.
refusal-not-your-swap = Niemand hat dir einen Tausch angeboten.
