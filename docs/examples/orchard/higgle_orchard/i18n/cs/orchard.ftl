### Sad, ukázka celé hry.

game-orchard = Sad
    .about = Vyměňujte jablka, hrušky a švestky, ať máte co nejvíc stejných; deset minut, 2 až 6 hráčů. Malá ukázková hra.

## Ovoce

fruit-apple = Jablko
    .count =
        { $n ->
            [one] { $n } jablko
            [few] { $n } jablka
           *[other] { $n } jablek
        }
fruit-pear = Hruška
    .count =
        { $n ->
            [one] { $n } hruška
            [few] { $n } hrušky
           *[other] { $n } hrušek
        }
fruit-plum = Švestka
    .count =
        { $n ->
            [one] { $n } švestka
            [few] { $n } švestky
           *[other] { $n } švestek
        }
score-apple = Jablka
score-pear = Hrušky
score-plum = Švestky
pile-orchard-hand = Košík
pile-orchard-laid = Vyloženo

## Co lze udělat

do-orchard-swap = Nabídnout výměnu. Komu: { $partner }; dáváte: { $give }; chcete: { $want }
do-orchard-accept = Přijmout výměnu
do-orchard-decline = Odmítnout výměnu
do-orchard-pass = Nic nenabízet

## Co se děje

event-fruit_offered = { $player } nabízí výměnu. Komu: { $partner }; dává: { $give }; chce: { $want }.
event-fruit_swapped = { $player } a { $partner } si vyměňují ovoce: { $give } za { $want }.
event-fruit_declined = { $player } odmítá.
event-fruit_drawn = { $player } si bere z balíčku: { $cards }.
event-hand_laid_open = { $player } vykládá karty z ruky: { $cards }.
event-orchard_closed = Balíček je prázdný a sad se zavírá.

## Odmítnutí

refusal-no-such-fruit = Jsou tu jen jablka, hrušky a švestky.
refusal-same-fruit = Měnit lze jen za jiné ovoce.
refusal-fruit-missing = Toto ovoce nemáte.
refusal-not-your-swap = Nikdo vám výměnu nenabídl.
