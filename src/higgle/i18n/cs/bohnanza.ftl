### Co hry s fazolemi říkají hráči.

refusal-no-such-field = Nemáte pole { $field }.
refusal-other-sort-grows = Na poli { $field } roste jiný druh; na poli roste jen jeden.
refusal-grows-elsewhere = Tento druh už roste na jiném vašem poli.
refusal-field-empty = Pole { $field } je prázdné.
refusal-lone-bean = Osamělou fazoli nelze sklidit, dokud je na jiném vašem poli víc fazolí.
refusal-no-field-for-sale = V této hře se pole koupit nedá.
refusal-has-third-field = Třetí pole už máte.
refusal-too-few-thalers = Stojí to { $price ->
    [one] { $price } tolar
    [few] { $price } tolary
   *[other] { $price } tolarů
}; máte méně.
refusal-not-trading = Teď se neobchoduje.
refusal-not-planting = Teď není co sázet.
refusal-nothing-to-plant = Takovou fazoli k sázení nemáte.
refusal-front-card-first = Nejdřív se sází první karta z ruky.
refusal-must-plant = První fazoli je nutné zasadit.
refusal-nothing-to-pass = Teď se není čeho vzdát.
refusal-too-many-offers = Nabídek v tomto tahu už je { $limit }; víc nelze.
refusal-empty-offer = Nabídka potřebuje aspoň jednu kartu.
refusal-bad-offer = Karty a místa se v nabídce jmenují po řadě, každé místo jednou.
refusal-not-a-partner = S ostatními obchoduje jen hráč na tahu.
refusal-no-such-beans = Tolik takových fazolí ve hře není.
refusal-not-in-hand = Tyto karty nemáte v ruce.
refusal-not-open = Tyto karty před vámi neleží odkryté.
refusal-not-your-offer = Na nabídku { $offer } neodpovídáte vy.
refusal-offer-gone = Nabídka { $offer } už neplatí.
refusal-already-accepted = Nabídku { $offer } jste už přijali.
refusal-already-declined = Nabídku { $offer } jste už odmítli.
refusal-not-accepted = Tento hráč nabídku { $offer } nepřijal.
refusal-wrong-cards = To nejsou karty, které jmenuje nabídka { $offer }.
refusal-too-many-choices = Nabídka dává na výběr nejvýš { $most ->
    [few] { $most } možnosti
   *[other] { $most } možností
}.
refusal-not-a-choice = Na výběr musí být různé karty, v každé možnosti aspoň jedna.
refusal-linked-already = Tato nabídka je už spojená s jinou.
refusal-not-for-both = Vaše karty nestačí na tuto nabídku i na nabídku { $offer }.
refusal-both-partners = Nabídka { $offer } platí jen spolu s nabídkou { $other }, každá s někým jiným, kdo ji přijal.
refusal-one-partner = Nabídka { $offer } se uzavírá s jedním partnerem.
refusal-no-such-place = Na místě { $place } vaší ruky není karta, nebo bylo jmenováno dvakrát.
refusal-offer-text = Pište nabídku takto: offer 2 blue for 1 red to all.
refusal-accept-text = Pište takto: accept 7 with 1 and 4, s odkrytou kartou: accept 7 with 1 soy up, nebo když si vybíráte, co berete: accept 7 with 1 taking 1 red.
refusal-confirm-text = Pište takto: confirm 7 with 2 giving 1 and 4, u dvou nabídek najednou: confirm 7 with 2 together with 3.
refusal-plant-text = Pište takto: plant 1, ve třetí fázi: plant red 2.
refusal-bean-text = Fazole „{ $bean }“ není.
refusal-show-text = Pište takto: show 1 blue to 2, nebo: show hand to all.

event-turn_began = { $player } začíná tah.
event-planted = { $player } sází na pole { $field }: { $sort }.
event-turned_up = { $player } odkrývá: { $cards }.
event-offered = { $player } nabízí: { $give } – za: { $want }; komu: { $all ->
    [1] všem
   *[other] { $to }
} (nabídka { $offer }).
event-offered-either = { $player } nabízí: { $give } – za: { $want }; komu: { $all ->
    [1] všem
   *[other] { $to }
} (nabídka { $offer }, anebo nabídka { $either }).
event-offered-both = { $player } nabízí: { $give } – za: { $want }; komu: { $all ->
    [1] všem
   *[other] { $to }
} (nabídka { $offer }, jen spolu s nabídkou { $both }).
from-store = { $cards } ze skladu
cards-or = { $cards } nebo { $others }
cards-any = libovolné { $n } z těchto: { $cards }
event-accepted = { $player } přijímá nabídku { $offer }.
event-chosen = { $player } může dát: { $want } (nabídka { $offer }).
event-chosen-took = { $player } si může vzít: { $took } – za: { $want } (nabídka { $offer }).
event-declined = { $player } odmítá nabídku { $offer }.
event-withdrawn = { $player } stahuje nabídku { $offer }.
event-lapsed = Nabídka { $offer } zaniká.
event-released = { $player }: nabídka { $offer } už k ničemu nezavazuje.
event-dealt = { $player } dává: { $gave } a dostává: { $got }; partner: { $partner }.
event-trade_ended = { $player } končí obchodování.
event-drew = { $player } bere: { $cards }.
event-ran_out = Balíček došel { $times ->
    [1] poprvé
    [2] podruhé
    [3] potřetí
    [4] počtvrté
   *[other] naposledy
}.
event-shuffled = Odkládací balíček se zamíchal, karet: { $count }.
event-harvested = { $player } sklízí pole { $field } ({ $sort }, karet: { $count }) za { $thalers ->
    [one] { $thalers } tolar
    [few] { $thalers } tolary
   *[other] { $thalers } tolarů
}.
event-field_bought = { $player } kupuje třetí pole za { $price ->
    [one] { $price } tolar
    [few] { $price } tolary
   *[other] { $price } tolarů
}.
event-ended = Hra skončila; všechna pole jsou prodána.
