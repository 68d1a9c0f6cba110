### Co říká terminál.

cli-must = Vaše odpověď
cli-may = Vaše odpověď, nebo jen Enter
cli-or-type = nebo napište, třeba:
cli-help = Napište číslo akce, nebo akci samotnou, místa číslem či jménem; ?: tato nápověda. rules, rules B14: pravidla. Enter pasuje tam, kde jednat nemusíte. hint: co by na vašem místě udělal bot. coach: jakou cenu pro vás nabídky mají a kterou je nejlepší podat. say, call, signal: mluvit s ostatními, třeba „say anyone blue?“. quit, q: odejít od stolu.
cli-coach-offer = Nabídka { $offer }: { $why }
cli-coach-idea = Můžete napsat „{ $action }“. { $why }
cli-coach-nothing = Tady rádce nemá co říct.
cli-coach-back = Obchody, které vaši hru rozhodly:
cli-coach-deal = { $name }: od vás { $gave }, vám { $got }. { $why }
cli-hint-nothing = Zatím nic.
cli-empty-field = prázdné
cli-wins = Vítězí { $name }.
cli-win-shared = Společně vítězí { $names }.
cli-model-thinks = { $name } přemýšlí…
cli-model-failed = { $name } není k dosažení, hraje za něj bot: { $why }
cli-model-usage = { $name }: { $replies ->
    [one] jedna odpověď
    [few] { $replies } odpovědi
   *[other] { $replies } odpovědí
}, z toho odmítnuto { $refused }; { $failed ->
    [0] server vždy odpověděl
   *[other] výpadky serveru: { $failed }
}; tokeny: přečteno { $prompt }, napsáno { $written }; cena { $cost }.
cli-left = Vstali jste od stolu.
cli-nobody = Nikdo nebyl nalezen.
cli-logs-whole = Všechny protokoly jsou tak, jak byly zapsány.
cli-nothing = Není co vypsat.
cli-appointed = { $name } teď může moderovat v prohlížeči: přihlásit se a otevřít stránku /admin.
cli-dismissed = { $name } už v prohlížeči moderovat nemůže.
cli-deleted = { $name }: vše zapomenuto; partie zůstávají, beze jména.
cli-offer = Nabídka { $offer }: { $maker } dává { $give } za { $want }.
cli-asked = Čeká se na odpověď: { $players }.
cli-accepted = Souhlas: { $players }.
cli-together = Jen spolu s nabídkou { $offer }.
cli-unless = Z této a { $offers } se uzavře nejvýš jedna.
cli-meters = Za → stojí, kolik tolarů pole teď vynese. Fazolí za 1, 2, 3… tolary: { $meters }.
cli-map = Číslo, území, místo majitele; ^ je pevnost, malá písmena jsou vyčerpaná.
refusal-option-text = „{ $text }“ není volba; pište název=hodnota.
cli-mixed = Do míchání přidáno: { $words }.
cli-proved = Dokázáno: pečeť { $seal }…, { $actions ->
        [one] { $actions } akce
        [few] { $actions } akce
       *[other] { $actions } akcí
    }; { $end ->
        [none] hra není dohraná
       *[other] hra končí { $end }
    }.
cli-chained = Každý řádek navazuje na předchozí, takže mezi nimi nic nechybí; kód { $code }. Opisy téže hry mají stejný kód{ $end ->
        [none] ; zda hra po posledním řádku pokračovala, dokázáno není
       *[other] {""}
    }.
cli-unchained = Řádky tohoto záznamu nejsou zřetězené: zda něco neškodného nebylo vynecháno, dokázáno není.
refusal-record-file = Soubor { $file } nelze přečíst: { $why ->
        [FileNotFoundError] takový soubor není
        [IsADirectoryError] je to složka
        [PermissionError] chybí oprávnění
        [UnicodeDecodeError] není to text
       *[other] { $why }
    }.
refusal-record-write = Soubor { $file } nelze zapsat: { $why ->
        [FileNotFoundError] taková složka není
        [IsADirectoryError] je to složka
        [PermissionError] chybí oprávnění
       *[other] { $why }
    }.
refusal-record-read = Soubor { $file } nelze přečíst: { $why }.
refusal-record-game = Toto je záznam jiné hry: { $game }.
refusal-file-there = { $file } už existuje; nic se nezapsalo.
refusal-unknown-command = Příkaz „{ $text }“ neexistuje; jsou tu: { $known }.
refusal-command-like = Příkaz „{ $text }“ neexistuje. Nemysleli jste „{ $like }“?
refusal-unknown-clause = Pravidlo { $text } neexistuje; `higgle rules HRA` vypíše pravidla jedné hry.
refusal-no-contest = Řekněte, kdo s kým a co hraje, třeba bohnanza:farmer/greedy.
refusal-no-such-choice = Takové číslo v seznamu není.
pile-bohnanza-turned-up = Odkryté
pile-bohnanza-thalers = Tolary
pile-bohnanza-field = Pole
pile-bohnanza-received = Získané
pile-bohnanza-plus-orders = Zakázky
pile-bohnanza-plus-orders-under = Zakázky pod balíčkem
pile-bohnanza-plus-order = Zakázka
pile-bohnanza-plus-open-order = Vyložená zakázka
pile-bohnanza-plus-met-orders = Splněné zakázky
pile-bohnaparte-alms = Almužna
pile-bohnaparte-depot = Sklad munice
pile-bohnaparte-laid = Vyloženo
pile-bohnaparte-unseen = Neviděná karta
pile-kuhhandel-unseen = Neviděná karta
pile-bohnaparte-defence = Obrana
pile-bohnaparte-merchant = Obchodník
picture-shown = ukázáno: { $cards }
pile-kuhhandel-purse = Peníze
pile-kuhhandel-shown = Ukázané peníze
pile-kuhhandel-reserve = Zásoba
pile-kuhhandel-lot = Draží se
pile-kuhhandel-herd = Stádo
pile-kuhhandel-offer = Vyložené peníze
pile-kuhhandel-pot = Peníze u krysy
pile-kuhhandel-claim = Přihlášené karty
pile-kuhhandel-greens = Balíček peněz
pile-kuhhandel-box = Zpět v krabici
pile-kuhhandel-looked = Prohlédnutá karta
pile-kuhhandel-looked-money = Prohlédnuté peníze
