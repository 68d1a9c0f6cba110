### Was das Terminal sagt.

cli-must = Deine Antwort
cli-may = Deine Antwort, oder nur Enter
cli-or-type = oder tippe, etwa:
cli-help = Tippe die Nummer einer Aktion oder die Aktion selbst, Plätze mit Nummer oder Namen; ?: diese Hilfe. rules, rules B14: die Regeln. Enter passt, wo du nicht handeln musst. hint: was ein Bot an deiner Stelle täte. coach: was die Angebote dir wert sind und welches du am besten machst. say, call, signal: mit den anderen reden, etwa „say anyone blue?“. quit, q: den Tisch verlassen.
cli-coach-offer = Angebot { $offer }: { $why }
cli-coach-idea = Du könntest tippen: „{ $action }“. { $why }
cli-coach-nothing = Hier hat der Ratgeber nichts zu sagen.
cli-coach-back = Die Geschäfte, die dein Spiel entschieden haben:
cli-coach-deal = { $name } bekam von dir { $gave } für { $got }. { $why }
cli-hint-nothing = Vorerst nichts.
cli-empty-field = leer
cli-wins = { $name } gewinnt.
cli-win-shared = { $names } gewinnen gemeinsam.
cli-model-thinks = { $name } überlegt …
cli-model-failed = { $name } ist nicht zu erreichen, ein Bot spielt dafür: { $why }
cli-model-usage = { $name }: { $replies ->
    [one] eine Antwort
   *[other] { $replies } Antworten
}, davon { $refused } abgelehnt; { $failed ->
    [0] der Server hat immer geantwortet
    [one] der Server ist einmal ausgefallen
   *[other] der Server ist { $failed }-mal ausgefallen
}; Token: { $prompt } gelesen, { $written } geschrieben; Kosten { $cost }.
cli-left = Du bist vom Tisch aufgestanden.
cli-nobody = Niemand gefunden.
cli-logs-whole = Alle Protokolle sind so, wie sie geschrieben wurden.
cli-nothing = Hier gibt es nichts aufzulisten.
cli-appointed = { $name } darf jetzt im Browser moderieren: anmelden, dann die Seite /admin öffnen.
cli-dismissed = { $name } darf nicht mehr im Browser moderieren.
cli-deleted = { $name } ist vergessen; die Partien bleiben, ohne den Namen.
cli-offer = Angebot { $offer }: { $maker } gibt { $give } für { $want }.
cli-asked = Gefragt: { $players }.
cli-accepted = Angenommen von: { $players }.
cli-together = Nur zusammen mit Angebot { $offer }.
cli-unless = Höchstens eines von diesem und { $offers } kommt zustande.
cli-meters = Hinter → stehen die Taler, die ein Feld jetzt bringt. Bohnen für 1, 2, 3 … Taler: { $meters }.
cli-map = Nummer, Land, Platz des Besitzers; ^ ist eine Festung, Kleinbuchstaben heißen: verbraucht.
refusal-option-text = „{ $text }“ ist keine Option; schreibe name=wert.
cli-mixed = Mit hineingemischt: { $words }.
cli-proved = Bewiesen: Siegel { $seal }…, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }; { $end ->
        [none] das Spiel ist nicht zu Ende
       *[other] das Spiel endet { $end }
    }.
cli-chained = Jede Zeile folgt auf die vorige, also fehlt dazwischen nichts; Code { $code }. Abschriften desselben Spiels haben denselben Code{ $end ->
        [none] ; ob es nach der letzten Zeile weiterging, ist nicht bewiesen
       *[other] {""}
    }.
cli-unchained = Die Zeilen dieser Aufzeichnung sind nicht verkettet: Ob etwas Harmloses weggelassen wurde, ist nicht bewiesen.
refusal-record-file = Die Datei { $file } ist nicht lesbar: { $why ->
        [FileNotFoundError] es gibt sie nicht
        [IsADirectoryError] sie ist ein Ordner
        [PermissionError] der Zugriff ist nicht erlaubt
        [UnicodeDecodeError] sie ist kein Text
       *[other] { $why }
    }.
refusal-record-write = Die Datei { $file } lässt sich nicht schreiben: { $why ->
        [FileNotFoundError] den Ordner gibt es nicht
        [IsADirectoryError] sie ist ein Ordner
        [PermissionError] der Zugriff ist nicht erlaubt
       *[other] { $why }
    }.
refusal-record-read = Die Datei { $file } lässt sich nicht lesen: { $why }.
refusal-record-game = Das ist die Aufzeichnung eines anderen Spiels: { $game }.
refusal-file-there = { $file } gibt es schon; geschrieben wurde nichts.
refusal-unknown-command = Es gibt keinen Befehl „{ $text }“; es gibt: { $known }.
refusal-command-like = Es gibt keinen Befehl „{ $text }“. Meinst du „{ $like }“?
refusal-unknown-clause = Eine Regel { $text } gibt es nicht; `higgle rules SPIEL` zeigt die eines Spiels.
refusal-no-contest = Sag, wer gegen wen was spielt, etwa bohnanza:farmer/greedy.
refusal-no-such-choice = Diese Nummer steht nicht in der Liste.
pile-bohnanza-turned-up = Aufgedeckt
pile-bohnanza-thalers = Taler
pile-bohnanza-field = Feld
pile-bohnanza-received = Erhalten
pile-bohnanza-plus-orders = Aufträge
pile-bohnanza-plus-orders-under = Aufträge unter dem Stapel
pile-bohnanza-plus-order = Auftrag
pile-bohnanza-plus-open-order = Offener Auftrag
pile-bohnanza-plus-met-orders = Erfüllte Aufträge
pile-bohnaparte-alms = Almosen
pile-bohnaparte-depot = Munitionslager
pile-bohnaparte-laid = Gelegt
pile-bohnaparte-unseen = Ungesehene Karte
pile-kuhhandel-unseen = Ungesehene Karte
pile-bohnaparte-defence = Verteidigung
pile-bohnaparte-merchant = Händler
picture-shown = gezeigt: { $cards }
pile-kuhhandel-purse = Geld
pile-kuhhandel-shown = Gezeigtes Geld
pile-kuhhandel-reserve = Vorrat
pile-kuhhandel-lot = Unterm Hammer
pile-kuhhandel-herd = Herde
pile-kuhhandel-offer = Gelegtes Geld
pile-kuhhandel-pot = Geld bei der Ratte
pile-kuhhandel-claim = Zugriff
pile-kuhhandel-greens = Geldstapel
pile-kuhhandel-box = Zurück in der Schachtel
pile-kuhhandel-looked = Angesehene Karte
pile-kuhhandel-looked-money = Angesehenes Geld
