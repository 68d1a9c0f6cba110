### Co Bohnanza Plus říká hráči.

refusal-order-not-now = Zakázka se vykládá jen na začátku vlastní první fáze.
refusal-order-not-in-front = Zakázka není první kartou vaší ruky.
refusal-order-in-front = První kartou vaší ruky je zakázka; splňte ji nebo vyložte, než budete sázet.
refusal-order-own-turn = Zakázka se plní ve vlastním tahu, před dobíráním.
refusal-no-order = Nemáte zakázku.
refusal-order-not-met = Žádná dvě vaše sousední pole neodpovídají zakázce.

event-field_won = { $player } získává třetí pole za dvě polní fazole.
event-planting_out = Hra skončila; karty z rukou se ještě sázejí.
event-order_shown = { $player } vykládá zakázku { $left }/{ $right }.
event-order_met = { $player } plní zakázku { $left }/{ $right } a získává tolar.
event-order_returned = Zakázka { $left }/{ $right } hráče { $player } jde pod balíček.
event-order_drawn = { $player } bere zakázku.
event-shown-order = { $player } ukazuje { $all ->
    [1] všem
   *[other] (komu: { $to })
} zakázku { $left }/{ $right }.
