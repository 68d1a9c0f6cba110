### Co server odmítá, slovy pro toho, kdo se ptal.

## Úrovně botů

level-random = Náhodný
    .about = Jakýkoli povolený tah; stůl na učení.
level-greedy = Chamtivý
    .about = Bere, co se hned vyplatí, a málo obchoduje.
level-farmer-easy = Snadný
    .about = Hraje rozumně, ale chybuje.
level-farmer = Běžný
    .about = Ví, co má jakou cenu, a smlouvá.
level-farmer-generous = Štědrý
    .about = Dá o něco víc, než musí, a každému přeje.
level-farmer-stubborn = Tvrdohlavý
    .about = Chce dobrou cenu a skoro neustoupí.
level-farmer-shy = Plachý
    .about = Málo mluví a málo riskuje.
level-farmer-chatty = Upovídaný
    .about = Hodně mluví a hodně obchoduje.
level-farmer-calculating = Vypočítavý
    .about = Bedlivě sleduje, co získají ostatní.
level-searcher = Silný
    .about = Než odpoví, přehraje si každou možnost.
level-expert = Expert
    .about = Z tisíců her se naučil, co má jakou cenu.

## Odmítnutí

refusal-bad-message = Tato zpráva není srozumitelná.
refusal-bad-request = Tento požadavek není srozumitelný.
refusal-bad-action = Taková akce v této hře není.
refusal-hello-first = Nejdřív pozdravte: první zpráva je hello.
refusal-not-begun = Hra ještě nezačala.
refusal-has-begun = Hra už začala.
refusal-not-seated = U tohoto stolu nesedíte.
refusal-coach-rated = Při hodnocené hře rádce neradí; otevřete stůl bez hodnocení.
refusal-no-coach = U tohoto stolu se hraje bez rádce.
refusal-not-over = Hra ještě neskončila.
refusal-paused = Hra je pozastavena.
refusal-not-paused = Hra není pozastavena.
refusal-no-more-pauses = V hodnocené hře může každý přerušit hru { $most }krát, nejvýše na pět minut.
refusal-spectator = Diváci tohle nemohou.
refusal-no-spectators = U tohoto stolu diváci nejsou vítáni.
refusal-resting = Hraje za vás bot; nejdřív si vezměte místo zpět.
refusal-not-resting = Už hrajete sami za sebe.
refusal-seat-kept = O místo už je postaráno.
refusal-storage = Server teď nemůže nic uložit; nic potvrzeného se neztratilo. Zkuste to za chvíli.
refusal-stopping = Server se restartuje; hra bude za chvíli pokračovat.
refusal-broken = Na serveru se něco pokazilo (číslo { $request }).
refusal-no-chat = U tohoto stolu není chat.
refusal-empty-chat = V tomto řádku nic není.
refusal-no-undo = U tohoto stolu se nic nevrací.
refusal-undo-asked = Někdo už o vrácení požádal.
refusal-cannot-undo = To nelze vrátit: mezitím byla karta dobrána nebo ukázána.
refusal-no-calls = Teď se nic nevyvolává ani neodpočítává.
refusal-not-auctioneer = Popohnat nebo zdržet volání může jen licitátor.
refusal-tempo-set = Toto volání je už popohnané nebo zdržené.
refusal-others-read = Ostatní si ještě čtou, co jim bylo ukázáno. Přihazovat začnete všichni ve stejnou chvíli.
refusal-undo-rated = V hodnocené hře lze vrátit jen vlastní poslední krok, a to dřív, než něco udělá někdo jiný.
refusal-nothing-asked = Na vaši odpověď nikdo nečeká.
refusal-come-in-first = Nejdřív vstupte se jménem.
refusal-csrf = Stránka je zastaralá; načtěte ji prosím znovu.
refusal-foreign-origin = Požadavek přišel z cizí stránky.
refusal-too-often = Bylo to příliš často; chvilku počkejte.
refusal-too-many-changes = Teď už jste to změnili dostkrát; počkejte, až hra postoupí dál.
refusal-too-big = Je toho příliš mnoho.
refusal-too-many-lines = Máte u stolů otevřeno příliš mnoho oken; jedno prosím zavřete.
refusal-not-found = Tady nic není.
refusal-not-allowed = Tady to nejde.
refusal-has-account = Účet už máte.
refusal-account-needed = K tomu potřebujete účet.
refusal-name-taken = Jméno „{ $name }“ je obsazené.
refusal-name-stays = Jméno účtu změnit nelze.
refusal-wrong-passkey = Tento přístupový klíč tu žádný účet neotevírá.
refusal-too-many-passkeys = Přístupových klíčů máte: { $most }; nejdřív některý odeberte.
refusal-wrong-password = Toto jméno a heslo k sobě nepatří.
refusal-easy-password = Zvolte prosím heslo, které se hůř uhodne: ne řadu kláves, ne pár stále stejných znaků, ne své jméno ani slovo, které používají všichni.
refusal-bad-name = Zvolte prosím jiné jméno: některé znaky v něm nejsou vidět nebo vypadají jako z jiného písma.
refusal-bad-word = Slovo má nejvýš 40 viditelných znaků.
refusal-reserved-name = Toto jméno je vyhrazeno provozovateli serveru. Zvolte prosím jiné.
refusal-busy = Právě se prohlíží mnoho her; zkuste to prosím za chvíli znovu.
refusal-record-too-long = Záznam může mít nejvýše { $most } kroků.
refusal-record-too-slow = Projít tento záznam trvá příliš dlouho.
refusal-no-reply-from-database = Databáze neodpovídá: { $why }
refusal-table-closed = Tento stůl je zavřený.
refusal-two-devices = Sedíte tu i na jiném zařízení nebo v jiné kartě prohlížeče. Obě ukazují totéž a hrát můžete na kterémkoli.
refusal-log-damaged = Zápis tohoto stolu byl za krokem { $step } změněn; dál se nehraje.
refusal-other-seal = Záznam nese jinou pečeť: { $seal }
refusal-unknown-person = Nikdo takový tu není.
refusal-no-account = Účet se jménem { $name } neexistuje.
refusal-too-many-bots = Programů můžete mít nejvýše { $most }.
refusal-too-many-tables = Stolů, které jste za den otevřeli a nedohráli: { $most }; nejdřív některý dohrajte, nebo přijďte zítra.
refusal-too-many-public = Vašich stolů, které v seznamu čekají na hráče: { $most }; nejdřív některý naplňte, nebo zavřete.
refusal-too-many-alone = Korespondenčních her, které jste otevřeli a nedohráli: { $most }; nejdřív některou dohrajte.
refusal-too-many-alone-here = Z vaší adresy bylo dnes otevřeno příliš mnoho korespondenčních her. Zkuste to prosím později.
refusal-unknown-table = Stůl { $code } neexistuje.
refusal-table-full = Všechna místa jsou obsazená.
refusal-seat-taken = Toto místo je obsazené.
refusal-chair-asked = Někdo už o místo požádal.
refusal-sent-away = Hostitel stolu vrátil toto místo botovi.
refusal-no-newcomer = Toto místo během hry nikdo nepřevzal.
refusal-chair-agreed = V hodnocené hře s tím, kdo sem přisedl, všichni souhlasili.
refusal-one-seat-each = Můžete zabrat jen jedno místo.
refusal-bot-on-person = Jméno bota patří jen k místu bota.
refusal-no-programs = Programy u tohoto stolu nejsou vítány.
refusal-host-only = To může jen hostitel stolu.
refusal-chairs-free = Některá místa jsou ještě volná.
refusal-no-trade-clock = Korespondenční hra nemá hodiny na obchod.
refusal-short-turn = Při korespondenční hře má každý na tah aspoň hodinu. Kdo chce hrát rychleji, zvolí jiné tempo.
refusal-config-file = Nastavení v { $file } nelze přečíst: { $why }
refusal-config-value = Nastavení je chybné: { $why }
refusal-config-like = Nastavení je chybné: { $setting } má vypadat takto: { $like }
refusal-config-range = Nastavení je chybné: { $setting } je číslo { $most ->
        [none] nejméně { $least }
       *[other] od { $least } do { $most }
    }.
refusal-database-taken = Soubor { $file } už používá jiný server. Nejprve ho ukončete: Ctrl-C v jeho okně.
refusal-database-newer = Tuto databázi už použila novější verze higgle. Nainstalujte ji nebo ještě novější, anebo obnovte zálohu.
server-others = Z jiných zařízení:
server-alone = Z jiných zařízení se k němu nedostanete: tento počítač není v žádné síti.
server-open = Nechte toto okno otevřené, dokud hrajete; ukončíte to klávesami Ctrl-C.
refusal-port-taken = Port { $port } nelze použít: { $why }
refusal-muted = Provozovatel serveru vás požádal, abyste chvíli nic neříkali. Hrát můžete dál.
refusal-barred = Provozovatel serveru tento účet nepouští dovnitř.
refusal-no-database = Databáze { $file } neexistuje.
refusal-other-database = Tato databáze patří k jiné verzi higgle: spusťte jednou server, nebo nainstalujte onu verzi.
refusal-database-full = Tato databáze není prázdná; přestěhujte vše do nové, prázdné.
refusal-move-where = Stěhuje se ze souboru SQLite do postgresql://…, jinak ne.
refusal-not-yourself = Sebe nahlásit nemůžete.
refusal-not-yourself-blocked = Sebe zablokovat nemůžete.
refusal-blocked = K tomuto stolu si sednout nemůžete.
refusal-too-many-blocked = Zablokovaných lidí: { $most }; nejdřív někoho odblokujte.
refusal-unknown-report = Takové hlášení neexistuje.
refusal-mail-sender = E-maily potřebují odesílatele: nastavte sender, třeba „Hry <hry@example.org>“.
refusal-mail-links = V e-mailech jsou odkazy, server tedy musí znát svou adresu: nastavte origins, třeba https://hry.example.
refusal-no-letters = Tento server e-maily neposílá.
refusal-old-link = Odkaz vypršel nebo ho nahradil novější. O nový si řekněte ve svém profilu.
refusal-push-service = Na { $host } se upozornění poslat nedá: takovou push službu server nezná.
refusal-push-key = Klíč tohoto zařízení se nedá použít.
refusal-no-notices = Tento server neposílá upozornění na zařízení.

letter-turn = { $name }, ve hře { $game } jste na tahu.
letter-offer = { $name }, ve hře { $game } vám někdo něco nabízí.
letter-over = { $name }, vaše hra { $game } skončila.
mail-question = Někdo požádal { $place }, aby na tuto adresu posílal e-maily o korespondenčních hrách. Pokud jste to byli vy, potvrďte to do dvou dnů:
    .subject = Je to vaše adresa?
mail-question-not-you = Pokud jste to nebyli vy, nedělejte nic: žádný další e-mail nepřijde.
mail-daily =
    .subject = { $count ->
        [one] Čeká na vás jedna hra
        [few] { $count } hry mají pro vás novinky
       *[other] { $count } her má pro vás novinky
    }
mail-due = Máte čas do { $time } (UTC).
mail-moment = { $day } { $month ->
         [1] ledna
         [2] února
         [3] března
         [4] dubna
         [5] května
         [6] června
         [7] července
         [8] srpna
         [9] září
         [10] října
         [11] listopadu
       *[12] prosince
    }, { $time }
mail-calendar = Jste na tahu: { $game }
mail-why = Tento e-mail dostáváte, protože jste o to požádali { $place }. Chcete-li, aby už žádné nechodily a adresa byla zapomenuta:

# Notices on devices
push-day = Partie dne: { $game }
push-day-about = Pro všechny stejné karty a jeden pokus, který platí.
push-evening = { $name } otevírá stůl pro klub { $club }.
push-round = Začíná { $round }. kolo turnaje „{ $title }“. Váš stůl na vás čeká.

# What a chat shows for a link
og-title = higgle: pět her o smlouvání
og-text = Obchodujte s fazolemi a kravami s přáteli i s počítačem. Otevřete odkaz a přisedněte.
og-table = { $name } vás zve ke stolu: { $game }

## Co bylo vykonáno

done-mute = { $until ->
    [never] { $name } může zase psát.
   *[other] { $name } nemůže do { $until } nic psát.
}
done-ban = { $name } má zákaz přístupu, se všemi prohlížeči i programy.
done-unban = { $name } smí zase dovnitř.
done-rename = Nové jméno místo { $name } je { $new }, i u stolů.
done-password = Nové heslo účtu { $name } je { $password } a zobrazí se jen teď. Účet je odhlášen ve všech prohlížečích.
done-close = Stůl { $code } je zavřený.
done-settle = Hlášení { $number } je vyřízené.
refusal-admin-only = To je jen pro správce tohoto serveru. Jmenuje je ten, kdo ho provozuje: higgle admin appoint NAME.
refusal-admin-in-terminal = { $name } je správce; to jde jen v terminálu, příkazem higgle admin.
refusal-several-people = Jméno { $name } má víc lidí; zadejte jedno z těchto označení: { $ids }.
