### Odmítnutí, která může dát každá hra.

refusal-over = Hra skončila.
refusal-unknown-action = Takovou akci tato hra nemá.
refusal-unknown-seat = Takové místo u tohoto stolu není.
refusal-unknown-game = Hra „{ $game }“ tu není; jsou tu: { $games }.
refusal-wrong-seats = { $game } je pro { $fewest } až { $most } hráčů, ne pro { $seats }.
refusal-unknown-option = { $game } nemá volbu „{ $option }“; má: { $options }.
refusal-bad-option = „{ $value }“ není hodnota volby „{ $option }“.
refusal-idle-option = Volba „{ $option }“ u tohoto stolu nic nemění; nechte ji, jak je.
refusal-no-record = Záznam má jen hraná hra se zapečetěným zamícháním; pohled ani kopie ho nemají.
refusal-not-a-table = Toto není náš stůl, nebo je poškozený.
refusal-impossible-table = K takové pozici nevede žádná hra: podívejte se na „{ $what }“.
refusal-unsealed = Tato hra nemá záznam: její náhoda není zapečetěná, je to „{ $chance }“.
refusal-unknown-pile = V této hře není balíček ani údaj „{ $what }“.
refusal-unknown-card = Pro „{ $what }“ už nezbývá karta „{ $card }“.
refusal-record-empty = Záznam je prázdný.
refusal-record-version = Záznam má verzi { $version }, kterou tento program neumí číst.
refusal-record-line = Řádek { $number } záznamu je poškozený, nebo to není náš záznam.
refusal-record-step = Akci { $step } záznamu nelze zahrát: { $why }
refusal-record-end = Záznam končí jiným výsledkem, než dávají jeho akce.
refusal-record-cut = Řádek { $number } záznamu nenavazuje na řádky před ním: něco tam bylo vyříznuto, vloženo nebo změněno.
refusal-record-seal = Zamíchání tohoto záznamu není to, které bylo před hrou zapečetěno.
refusal-other-rules = Tato hra se hrála podle { $rules }. znění pravidel, tento program hraje podle { $now }. znění. { $why }
refusal-no-text = Napište akci.
refusal-unknown-text = „{ $text }“ není akce této hry.
refusal-number-text = Uveďte číslo, počítá se od 1.
refusal-not-your-turn = Nejste na tahu.
refusal-nothing-to-show = Tam nemáte co ukázat.
refusal-show-to-others = Ukažte to jiným hráčům, každého jmenujte jednou a popořadě.
refusal-not-yours-to-show = Tyto karty tam nemáte.
refusal-already-shown = Tyto karty už znají.

nothing = nic
card-down = karta
    .count = { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
pact-next = { $count ->
    [one] až přijde: { $card }
   *[other] až přijdou: { $cards }
}
pact-no-bid = žádný příhoz: { $card }
pact-peace = mír { $rounds ->
    [0] do konce kola
    [one] ještě { $rounds } kolo
    [few] ještě { $rounds } kola
   *[other] ještě { $rounds } kol
}
promise-told = { $name } slibuje ({ $to }) – { $what }.
promise-next-turn = v příštím tahu: { $cards }
pact-new-peace = mír { $rounds ->
    [one] na { $rounds } kolo
    [few] na { $rounds } kola
   *[other] na { $rounds } kol
}
event-shown = { $player } ukazuje { $all ->
    [1] všem
   *[other] (komu: { $to })
}: { $cards }.
refusal-extra-missing = K tomu chybí { $module }, který se sám neinstaluje: pip install "higgle[{ $extra }]"
pile-deck = Balíček
pile-discard = Odkládací balíček
pile-hand = Ruka
