### Co Bohnanza Plus říká hráči.

refusal-no-purchase-after-end = Po konci hry už pole koupit nelze.
refusal-order-not-now = Zakázka se vykládá jen na začátku vlastní první fáze.
refusal-order-not-in-front = Zakázka není přední kartou vaší ruky.
refusal-order-in-front = Přední kartou vaší ruky je zakázka; splňte ji nebo vyložte, než budete sázet.
refusal-order-own-turn = Zakázka se plní ve vlastním tahu, před dobíráním.
refusal-no-order = Nemáte zakázku.
refusal-order-not-met = Žádná dvě vaše sousední pole neodpovídají zakázce.
