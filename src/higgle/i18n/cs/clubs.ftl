### Kluby, jejich večery a turnaje.

clubs = Kluby
clubs-about = Parta přátel s vlastními večery, turnaji a tabulkami výsledků.
clubs-none = Zatím nejste v žádném klubu. Odkaz vám může poslat některý člen, nebo si klub založte.
clubs-found = Založit klub
clubs-name = Název klubu
clubs-account = K založení klubu je potřeba účet, ke vstupu přes odkaz ne.
clubs-account-open = Založit účet
clubs-members = { $count ->
    [one] { $count } člen
    [few] { $count } členové
   *[other] { $count } členů
}
club-join = Vstoupit do klubu
club-join-about = { $name }: { $count ->
    [one] jeden člen
    [few] { $count } členové
   *[other] { $count } členů
}. Kdo vstoupí, vidí večery a výsledky a hraje turnaje.
club-closed = Co klub má, vidí jen jeho členové. Požádejte některého o odkaz.
club-invite = Pozvat
club-invite-about = Kdo otevře tento odkaz, může vstoupit.
club-invite-copy = Kopírovat odkaz
club-invite-copied = Zkopírováno
club-leave = Opustit klub
club-leave-sure = Opravdu odejít?
club-remove = Odebrat hráče { $name }
club-host = vede klub
club-won = vyhráno { $won } z { $played }
club-begin-evening = Začít večer
club-begin-evening-about = Stůl pro každého, kdo má čas; po každé hře hrají titíž lidé dál a skóre se vede.
club-evenings = Večery
club-evenings-none = Zatím se žádný večer nehrál.
club-evening-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
club-evening-open = Čeká na hráče
club-evening-playing = Hraje se
club-tournaments = Turnaje
club-tournaments-none = Zatím není vyhlášen žádný turnaj.
club-announce = Vyhlásit turnaj

tournament-title = Název
tournament-game = Hra
tournament-format = Formát
tournament-swiss = Švýcarský systém
tournament-swiss-about = V každém kole hrají spolu ti, kdo mají podobně bodů.
tournament-robin = Každý s každým
tournament-robin-about = Stoly se mění tak, aby se všichni potkali.
tournament-evening = Duplikátní večer
tournament-evening-about = Dva stoly zůstávají spolu a hrají tytéž karty: každé místo se porovnává se stejným místem u druhého stolu.
tournament-size = Míst u stolu
tournament-rounds = Kola
tournament-rounds-usual = kolik je třeba
tournament-wait = Místo se drží
tournament-minutes = { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
   *[other] { $count } minut
}
tournament-starts = Plánováno na
tournament-open = Přihlášky
tournament-playing = Kolo { $round } z { $rounds }
tournament-over = Skončil
tournament-people = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
tournament-winner = Vítěz: { $names }
tournament-join = Zúčastnit se
tournament-leave = Odhlásit se
tournament-begin = Začít, { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
tournament-begin-about = Všechna další kola se otevřou sama, jakmile dohrají všechny stoly kola.
tournament-stop = Ukončit hned
tournament-stop-sure = Opravdu ukončit? Dohraná kola platí.
tournament-to-table = Ke svému stolu
tournament-until = Místa se drží do { $time }; pak za ty, kdo nepřišli, hraje počítač.
tournament-out = Hraje za vás bot.
tournament-back = Hrát další kolo
tournament-give-up = Další kola nehrát
tournament-standings = Tabulka výsledků
tournament-place = Místo
tournament-points = Body
tournament-points-about = Až 100 za každé kolo: kolik procent těch, kdo měli na stejném místě stejné karty, jste porazili. Při shodě: vyhrané hry, body soupeřů, body ze všech her.
tournament-wins = Výhry
tournament-strength = Soupeři
tournament-scores = Body ze hry
tournament-round = Kolo { $number }
tournament-table = Stůl { $number }
tournament-awaited = čeká se
tournament-here = je tu
tournament-plays = hraje
tournament-done = dohráno
tournament-lost = zavřeno
tournament-same-cards = Všechny stoly kola mají stejné karty. Zamíchání a záznamy se otevřou, až kolo skončí.
tournament-gone = už nehraje
tournament-next = K turnaji
tournament-waiting = Stiskněte „Můžeme začít“ a usedněte na své místo; hra začne, až přijdou všichni.

refusal-unknown-club = Klub { $code } neexistuje.
refusal-unknown-tournament = Turnaj { $code } neexistuje.
refusal-not-member = Tohle vidí jen členové klubu. Požádejte některého o odkaz.
refusal-old-invitation = Tento odkaz už nikoho nepustí. Požádejte člena o nový.
refusal-club-full = Klub je plný: má { $most } členů.
refusal-too-many-clubs = Jste už v { $most } klubech; nejdřív některý opusťte.
refusal-club-host-only = To smí jen ten, kdo klub vede.
refusal-not-yourself-removed = Sami sebe odebrat nemůžete; místo toho klub opusťte.
refusal-too-many-tournaments = Neskončených turnajů má tento klub { $most }; nejdřív některý dohrajte nebo ukončete.
refusal-tournament-seats = U stolu této hry sedí v turnaji { $least } až { $most } hráčů.
refusal-tournament-over = Tento turnaj skončil.
refusal-tournament-begun = Tento turnaj už začal.
refusal-tournament-full = Tento turnaj je plný: účastní se { $most } hráčů.
refusal-tournament-people = Hráčů je k turnaji potřeba aspoň { $least }.
refusal-tournament-host-only = To smí jen ten, kdo turnaj vyhlásil.
refusal-tournament-table = Místa a pravidla turnajového stolu jsou dána kolem. Za toho, kdo nepřijde, zaskočí bot.
refusal-tournament-rematch = Tohle je stůl turnaje: další kolo se otevře samo.
refusal-round-not-over = Jiné stoly tyto karty ještě hrají. Záznam a přehrání se otevřou, až kolo skončí.
