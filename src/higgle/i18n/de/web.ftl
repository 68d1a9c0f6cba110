### Was der Web-Client sagt.

page-title = higgle · Spiele rund ums Handeln
tagline = Kartenspiele rund ums Handeln, mit Freunden und Bots
home = Startseite
close = Schließen
back = Zurück
no = Nein
more = Mehr
skip = Zum Tisch
everyone = Alle
you = Du
guest = Gast
bot = Bot
closed = jetzt nicht möglich; drücken, um den Grund zu erfahren
seat-number = Platz { $number }
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Einstellungen

settings = Einstellungen
language = Deutsch
settings-language = Sprache
settings-theme = Design
settings-theme-system = wie auf dem Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-dark = Dunkles Design
settings-motion = Bewegung
settings-motion-system = wie auf dem Gerät
settings-motion-full = Karten wandern
settings-motion-less = ohne Bewegung
settings-sound = Ton
settings-notices = Benachrichtigen, wenn ich dran bin und die Seite verdeckt ist
settings-notices-closed = Dieser Browser erlaubt hier keine Benachrichtigungen.
settings-forced = Den einzig möglichen Zug für mich ausführen, auch erzwungene Ernten
settings-closes = Meinen Tausch abschließen, wenn einer zusagt und alle anderen ablehnen
forced-done = automatisch
settings-keys = Tastenkürzel aus einem Buchstaben

## Halle

lobby-title = Womit handeln wir heute?
lobby-lead = „Jetzt spielen“ teilt sofort aus: Bots der Stufe Normal, ohne Wertung und bei Bohnenspielen mit Ratgeber.
lobby-facts = { $fewest }–{ $most } Spieler · { $minutes } Min.
lobby-play = Jetzt spielen
lobby-rated = Gewertet
lobby-rated-about = Gewertet, gegen Experten, ohne Ratgeber
lobby-dealing = Es wird gegeben …
lobby-how = So geht’s
lobby-bohnanza = Anbauen, tauschen, schenken, ernten.
lobby-bohnanza-plus = Mehr Bohnensorten, auf Wunsch auch Aufträge.
lobby-high-bohn = Baue eine Stadt aus deinen Talern.
lobby-bohnaparte = Mit Bohnen über die Landkarte.
lobby-kuhhandel = Bieten, bluffen, um die Kuh handeln.
open-tables = Tische
open-tables-none = Kein offener Tisch. Einen eröffnen?
chairs-free = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
sit-down = Hinsetzen
go-on = Weiter
watch = Zusehen
watch-record = Eine Aufzeichnung ansehen
lobby-lost = Diese Seite gibt es nicht. Das hier ist die Startseite.
join-friends = Bei Freunden mitspielen
join = Mitspielen
join-example = Code, wie du ihn hörst
join-empty = Gib zuerst den Code eines Tisches ein.
join-unknown = Kein Tisch hat diesen Code.
my-table = Du sitzt an einem Tisch
my-table-waits = { $count ->
    [one] Du sitzt an einem Tisch: Eine Person wartet auf dich
   *[other] Du sitzt an einem Tisch: { $count } warten auf dich
}
my-table-about = { $game } mit { $names }
my-table-more = { $count ->
    [one] noch ein Tisch
   *[other] noch { $count } Tische
}
my-table-back = Zurück zum Tisch
join-scan = oder den Code eines Freundes mit dem Handy scannen
invite = Freunde einladen
invite-code = Tischcode
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-qr = Bild zum Scannen: der Link zu diesem Tisch
invite-alone = Dieser Server ist nur vom eigenen Rechner aus erreichbar, andere Geräte können diesen Link nicht öffnen. Für alle im selben Netz starte ihn so: higgle serve --host 0.0.0.0
new-table = Neuen Tisch eröffnen
new-game = Spiel
new-chairs = Plätze
new-bots = Plätze mit Bots füllen
new-level = Stufe der Bots
new-pace = Tempo
pace-quick = flott
pace-unhurried = gemütlich
pace-letter = als Fernpartie
new-who = Wer mitspielen darf
who-link = mit Link
who-anyone = alle
house-rules = Hausregeln
new-set = Tisch eröffnen
new-seal = Die Mischung ist versiegelt. Nach dem Spiel kann jeder das Austeilen prüfen.
mix-title = Das Mischen
mix-about = Siegel des Mischens: { $seal }. Misch ein eigenes Wort hinein, dann kann niemand allein die Karten bestimmt haben; nach dem Spiel kann das jeder nachprüfen.
mix-word = Dein Wort
mix-in = Hineinmischen
mix-said = { $name } hat „{ $word }“ hineingemischt.
waiting-title = Der Tisch ist bereit
waiting-chairs = Plätze
waiting-free = freier Platz
waiting-bot = Ein Bot
waiting-level = Stufe der Bots
waiting-take = Diesen Platz nehmen
waiting-free-chair = Platz von { $name } freimachen
waiting-leave = Aufstehen
waiting-start = Spiel starten
waiting-host = { $name } startet das Spiel.
waiting-host-away = Alle Plätze sind besetzt. Wer hier sitzt, kann das Spiel starten.
waiting-rules = Hausregeln
waiting-as-written = Alles wie in der Spielregel.
waiting-name = Dein Name an diesem Tisch
waiting-room = Warteraum
waiting-here = { $count ->
    [one] { $names } ist da
   *[other] { $names } sind da
}
waiting-start-yours = { $count } Plätze. Das Spiel beginnt, wenn du auf „Spiel starten“ drückst, nie von selbst.
waiting-start-theirs = { $count } Plätze. Das Spiel beginnt, wenn { $name } auf Start drückt, nie von selbst.
waiting-anybody = jemand hier
waiting-name-keep = Übernehmen
waiting-host-tag = Gastgeber
waiting-ready = bereit
waiting-unready = noch nicht
waiting-ready-me = Ich bin bereit
waiting-changed = Am Tisch wurde etwas geändert. Schau es dir an und sag noch einmal, dass du bereit bist.
waiting-counts = Das Spiel beginnt in { $count }
waiting-may-wait = { $names }: „Moment noch“ geht weiterhin.
waiting-wait = Moment noch
waiting-or-bots = Oder setz Bots auf die freien Plätze.
waiting-not-ready = { $count ->
    [one] { $names } ist noch nicht bereit
   *[other] { $names } sind noch nicht bereit
}
waiting-start-anyway = Nach dem Start wird von 5 bis 1 gezählt; wer nicht bereit ist, kann „Moment noch“ sagen.
waiting-all-ready = Alle sind bereit
table-public = In der Lobby sichtbar
table-spectators = Andere dürfen zusehen
table-chat = Chat
table-keeps_talk = Chat in der Wiederholung behalten
table-undo = Zurücknehmen, wenn alle zustimmen
table-coach = Die Spieler dürfen den Ratgeber fragen
table-bots_welcome = Programme dürfen mitspielen
table-rated = Gewertet
table-rated-about = Das Ergebnis verändert die Wertungen aller, die ein Konto haben. Mit einem Gast, einem neuen Konto oder zwei Leuten an derselben Adresse verändert es keine.
program = Programm
guest-tag = Gast
chair-play-for = Für { $name } spielen
chair-asks = { $name } möchte für { $bot } weiterspielen.
chair-agree = Einverstanden
chair-refuse = Nein
chair-waits = Du hast um den Platz von { $bot } gebeten. Die anderen werden gefragt.
chair-free = Den Platz von { $name } einem Bot zurückgeben
log-step-ask-chair = { $asker } bittet um den Platz von { $name }.
log-step-agree-chair = { $name } ist mit dem Wechsel einverstanden.
    .you = Du bist mit dem Wechsel einverstanden.
log-step-refuse-chair = { $name } ist mit dem Wechsel nicht einverstanden.
    .you = Du bist mit dem Wechsel nicht einverstanden.
waiting-for = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
}

## Ich

me = Du und deine Spiele
me-guest = Du bist Gast
me-guest-about = Name und Passwort bewahren deine Spiele auf und lassen dich auf einem anderen Gerät zurückkommen.
me-account = { $name }
me-name = Name
me-password = Passwort, mindestens acht Zeichen
me-rename = Namen ändern
me-register = Meine Spiele behalten
me-login = Ich habe ein Konto
me-logout = Abmelden
me-logout-everywhere = Überall abmelden
me-done = Erledigt.
me-history = Deine Spiele
me-history-none = Noch keine Spiele.
me-watched = zugesehen
me-short-password = Ein Passwort hat mindestens acht Zeichen.
me-new-password = Neues Passwort, mindestens acht Zeichen
me-old-password = Aktuelles Passwort
me-change-password = Passwort ändern
me-data = Was über dich gespeichert ist
me-data-about = Deine Spiele, Nachrichten, Wertungen und Programme als eine Datei.
me-export = Alles speichern
me-forget = Mich löschen
me-forget-about = Name, Nachrichten, Wertungen und Programme verschwinden für immer. Die Spiele bleiben, ohne deinen Namen.
me-forget-sure = Endgültig löschen
me-passkeys = Passkeys
me-passkeys-about = Mit einem Passkey meldest du dich mit Fingerabdruck, Gesicht oder dem Code deines Geräts an; das Passwort bleibt gültig.
me-passkey-add = Passkey hinzufügen
me-passkey-use = Mit Passkey anmelden
me-passkey-of = vom { $date }
me-passkey-remove = Passkey vom { $date } entfernen
me-programs = Programme
me-programs-about = Ein Programm spielt mit einem eigenen Token an Tischen, die Programme zulassen, und ist immer als Programm gekennzeichnet.
me-programs-account = Programme brauchen ein Konto: Lege mit „Meine Spiele behalten“ zuerst eines an.
me-program-name = Name des Programms
me-program-new = Token erzeugen
me-program-token = Dieser Token wird nur einmal gezeigt. Bewahre ihn auf:
me-program-end = Token von { $name } entziehen
me-programs-none = Noch keine Programme.
me-letters = E-Mails
me-letters-about = Wenn eine Fernpartie auf dich wartet und du nicht da bist, können wir dir schreiben. Die Adresse dient nur dazu.
me-letters-address = E-Mail-Adresse
me-letters-wish = Wie oft
me-letters-off = nie
me-letters-turn = bei jedem Zug
me-letters-daily = einmal am Tag
me-letters-save = Speichern
me-letters-none = Adresse löschen
me-letters-asked = Wir haben einen Link an { $address } geschickt. Sobald du ihn öffnest, kommen die E-Mails; er gilt zwei Tage.
dealings = Wie du handelst
dealings-about = Aus { $games ->
        [one] deiner letzten Partie
       *[other] deinen letzten { $games } Partien
    }. Das siehst nur du.
dealings-kept = { $count ->
        [one] 1 Versprechen gehalten
       *[other] { $count } Versprechen gehalten
    }
dealings-broken = { $count } gebrochen
dealings-with = Mit
dealings-count = Geschäfte
dealings-mine = Für dich, je Geschäft
dealings-theirs = Für den anderen, je Geschäft
dealings-better = Wer besser wegkommt
dealings-even-better = etwa gleich
dealings-mine-better = du
dealings-theirs-better = { $name }
dealings-measure = Die Werte sind die des Ratgebers, in Talern, so wie das Geschäft aussah, bevor es geschlossen wurde.
dealings-moments = Deine besten Momente
me-notices = Benachrichtigungen auf diesem Gerät
me-notices-about = Dieses Gerät kann dir auch dann Bescheid geben, wenn die Seite geschlossen ist. Lesen kann das nur dieses Gerät; geschickt wird nichts, bevor du es einschaltest.
me-notices-cannot = Dieser Browser kann keine Benachrichtigungen zeigen. Auf iPhone und iPad die Seite zuerst auf den Home-Bildschirm legen und dort öffnen.
me-notices-refused = Dieses Gerät oder sein Browser lässt keine Benachrichtigungen dieser Seite zu. Erlaube sie in den Einstellungen und versuche es noch einmal.
me-notices-turn = Ich bin in einer Fernpartie am Zug
me-notices-evening = Mein Club eröffnet einen Tisch, oder meine Turnierrunde beginnt
me-notices-day = Die Partie des Tages, am Morgen
me-notices-others = Meine anderen Geräte
me-notices-since = seit { $date }
me-notices-remove = Keine Benachrichtigungen mehr auf dem Gerät vom { $date }
letters-confirm = E-Mails an diese Adresse
letters-confirm-about = Bestätige, dass du an dieser Adresse E-Mails über deine Spiele bekommen möchtest.
letters-confirm-do = Ja, schreibt mir
letters-confirmed = Bestätigt. Wir schreiben dir, wenn eine Partie auf dich wartet.
letters-stop = Keine E-Mails mehr
letters-stop-about = Deine Adresse wird gelöscht, und es kommen keine E-Mails mehr. Deine Spiele gehen weiter.
letters-stop-do = Keine E-Mails mehr schicken
letters-stopped = Erledigt. Deine Adresse ist gelöscht.
profile = Profil
block = Blockieren
unblock = Nicht mehr blockieren
block-about = Blockiert: Du liest nichts von dieser Person im Chat, und sie setzt sich an keinen Tisch, den du eröffnest oder an dem du spielst.
me-blocked = Blockierte Personen
report = Dem Betreiber melden
report-about = Was sollte der Betreiber dieses Servers wissen? Nur er liest es.
report-send = Abschicken
report-sent = Danke. Der Betreiber wird es lesen.
profile-since = hier seit { $date }
profile-games = Spiele
profile-wins = Gewonnen
profile-ranks = Plätze
profile-rating = Wertung
profile-none = Noch keine beendeten Spiele.
profile-rank = { $place }. × { $count }
ratings = Wertungen
ratings-about = Geordnet nach der Stärke, die so gut wie sicher ist: je mehr Spiele, desto sicherer (Mittelwert minus dreimal die Unsicherheit). Hier stehen Bots und wer ein Konto hat und gegen mehrere andere gespielt hat.
ratings-none = Noch ist niemand gewertet.
ratings-place = Platz
ratings-name = Name
ratings-surely = vorsichtig

## Tisch

table-code = Tisch { $code }
table-menu = Tischmenü
table-news = Am Tisch
notes = Hinweise
table-finding = Der Tisch wird gesucht …
table-gone = Diesen Tisch gibt es nicht
table-gone-about = Niemand kennt einen Tisch „{ $code }“, oder er steht dir nicht offen.
table-refused = Das ging nicht.
line-down = Die Verbindung ist weg. Dein Platz bleibt. Neuer Versuch läuft.
line-retry = Jetzt versuchen
watching = Du siehst zu.
paused = Das Spiel ist angehalten.
resting-you = Ein Bot spielt für dich.
await = { $count ->
    [one] Warten auf { $names }.
   *[other] Warten auf { $names }.
}
begin-you = Bereit? Der Tisch wartet auf dich.
begin-ready = Bereit ({ $count })
begin-others = { $people ->
    [one] { $names } macht sich bereit, { $count }
   *[other] { $names } machen sich bereit, { $count }
}
reading-you = Schau es dir in Ruhe an: Der Tisch wartet.
reading-on = Weiter ({ $count })
reading-others = { $people ->
    [one] { $names } schaut noch, { $count }
   *[other] { $names } schauen noch, { $count }
}
clock-until = Zeit bis
await-nobody = Einen Moment …
your-turn = am Zug
your-turn-now = Du bist am Zug.
rule = Regel { $clause }
menu-pause = Anhalten
menu-go-on = Weiter
menu-undo = Um Rücknahme bitten
discard-empty = Der Ablagestapel ist leer.
show-cards = Karten zeigen
show-pile-hand = Hand
show-pile-depot = Munitionslager
show-pile-order = Auftrag
show-pile-purse = Geld
show-whom = Wem?
show-all = Allen
show-now = Zeigen
show-about = Die Karten bleiben, wo sie sind. Alle sehen, wie viele du wem zeigst.
show-nothing = Du hast nichts zu zeigen.
shown-by = { $name } hat dir gezeigt
shown-to = Du hast { $name } gezeigt
undo-now = Rückgängig
undo-now-about = Meine letzte Aktion zurücknehmen
menu-rest = Ein Bot spielt für mich
menu-return = Wieder selbst spielen
menu-leave = Zurück in die Lobby
keys = Tasten
keys-1 = Handkarte, von vorn gezählt
keys-2 = neues Angebot
keys-3 = das gewählte Angebot annehmen
keys-4 = das gewählte Angebot kontern
keys-5 = das gewählte Angebot ablehnen
keys-6 = dieses Feld ernten
keys-7 = Feld kaufen
keys-8 = Signale
keys-9 = fertig
keys-10 = Verlauf
keys-11 = Chat
keys-12 = zu einem Feld für die Bohne; Enter baut an
keys-13 = nächstes Gebot, oder zugreifen
keys-14 = aus dieser Versteigerung aussteigen
keys-15 = zurücknehmen
keys-16 = zum nächsten Angebot
keys-17 = Buchstaben an allem, was man drücken kann
keys-18 = zustimmen, wenn es nur eins zu entscheiden gibt
keys-19 = zur Landkarte oder in die Stadt
deeds = Was du tun darfst
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
quick = Kurze Sprüche
quick-thanks = Danke!
quick-nice = Gut gemacht!
quick-wow = Wow!
quick-sorry = Tut mir leid!
quick-moment = Einen Moment, bitte.
quick-hurry = Na los!
chat-answer = Antworten
chat-say = Sag etwas in die Runde …
stand-in = ein Bot sprang ein
clock = Verbleibende Zeit
deck-left = übrig
deck-run = Durchgang { $run } von { $runs }
undo-asked = { $name } möchte die letzte Aktion zurücknehmen.
undo-agree = Einverstanden
undo-refuse = Nein
rules = Regeln
rules-of = Regeln: { $game }
rules-game = Spiel
rules-search = Suchen
rules-none = Keine Regel enthält diese Wörter.
rules-unwritten = Für dieses Spiel sind die Regeln noch nicht einzeln aufgeschrieben.

## Phasen

phase-plant = Anbauen
    .about = Die vorderste Handkarte wird zuerst angebaut, dann vielleicht eine zweite.
phase-trade = Handeln
    .about = Zwei Karten werden aufgedeckt. Wer am Zug ist, handelt mit allen.
phase-settle = Erhaltenes anbauen
    .about = Alle bauen an, was sie erhalten und behalten haben, in beliebiger Reihenfolge.
phase-draw = Nachziehen
    .about = Neue Karten kommen hinten auf die Hand.
phase-attack = Angreifen
    .about = Jeder Angriff kostet einen Taler.

## Bohnen

bean-hidden = eine verdeckte Karte
short-blue = Blau
short-chili = Feuer
short-stink = Sau
short-green = Brech
short-soy = Soja
short-black-eyed = Augen
    .tiny = Augen
short-red = Rot
short-garden = Garten
short-wax = Wachs
short-brandy = Weinbrand
    .tiny = Weinbr.
short-coffee = Kaffee
short-cocoa = Kakao
short-field = Acker
short-cognac = Cognac
meter-step = { $thalers ->
    [one] { $cards } für 1 Taler
   *[other] { $cards } für { $thalers } Taler
}

## Hand und Felder

hand = Deine Hand
hand-order = Die Reihenfolge bleibt. Die vorderste Karte wird zuerst angebaut.
hand-short = vorderste Karte zuerst
hand-tap = Karte antippen, um sie zu geben
hand-new = neue Karten kommen hinten dazu
hand-empty = Deine Hand ist leer.
hand-front = ganz vorn in deiner Hand
hand-place = { $place } von { $count } in deiner Hand
hand-size = Handkarten
players = Mitspieler
front = vorn
giving = geben
in-offers = { $count ->
    [one] 1 Angebot
   *[other] { $count } Angebote
}
card-aria = { $bean }, { $where }; bringt { $steps }
field-empty = leer
field-mixed = Eintopf
stew-about = Eintopf: Seine Taler liegen unter dem Saloon, zählen am Ende und sind nicht auszugeben.
field-not-owned = noch nicht deins
field-not-bought = nicht gekauft
field-plant-anything = für jede Bohne
field-for-sale = ein weiteres Feld für { $price } Taler
field-not-for-sale = nicht zu kaufen
field-once = Einmal pro Spiel. Sofort bereit.
field-next = nächster Taler in { $count }
field-next-short = in { $count }
field-full = voll
field-plant-here = { $bean } hier anbauen
field-aria = Feld { $number }: { $count ->
    [0] leer
   *[other] { $count }-mal { $bean }, { $worth } Taler wert{ $next ->
        [0] {""}
       *[other] , nächster Taler in { $next }
    }
}
field-not-owned-aria = Feld { $number }: noch nicht deins, { $price } Taler
counter = Jederzeit
counter-empty = nichts zu ernten
harvest = { $bean } ernten
harvest-nothing = { $beans } für nichts ernten?
harvest-early = { $beans } für { $worth } Taler ernten?
harvest-one-more = Noch eine Karte ({ $bean }) brächte einen Taler mehr.
harvest-pays-nothing = Die Bohnen gehen auf den Ablagestapel.
harvest-keep = Behalten
harvest-do = Ernten
buy-field = Feld kaufen
turned-up = Aufgedeckt
turned-up-yours = behalten, tauschen, schenken
turned-up-of = { $name } handelt damit
turned-up-none = zurzeit keine
turned-up-aria = { $bean }, aufgedeckt
received = Erhalten
received-plant = gleich anbauen
received-none = nichts
received-aria = { $bean }, erhalten

## Was im Zug zu tun ist

deed-keep = Du behältst { $cards }, wenn niemand sie nimmt. Dann baust du sie an.
deed-nothing-kept = Nichts liegt mehr aufgedeckt.
deed-done-trading = Handel beenden
deed-done-short = Fertig
deed-stop = Stopp
deed-open-offers = { $count ->
    [one] Ein Angebot an dich ist noch offen.
   *[other] { $count } Angebote an dich sind noch offen.
}
due-plant-first = { $bean } anbauen: Wähle ein Feld.
due-plant-or-pass = Du darfst auch { $bean } anbauen – oder fertig sein.
due-harvest-first = Kein Feld nimmt { $bean }. Ernte erst eines.
due-no-field = Kein Feld nimmt { $bean }. Ernte erst eines oder leg sie woandershin.
deed-done-planting = Fertig angebaut
due-settle = { $sorts ->
    [one] Baue { $cards } an: Wähle ein Feld.
   *[other] Baue { $cards } an: Wähle erst die Karte, dann das Feld.
}
due-pass-order = Dein Auftrag liegt vorn: Mach weiter oder lege ihn aus.
due-trade = Handle oder beende den Handel.
due-offer = Du darfst ein Angebot machen.
due-answer = Antworte auf das Angebot.
due-close = Schließe den Handel ab.
due-claim = Jemand möchte ein Gebäude, das du zuerst kaufen könntest.
due-name-type = Nenne eine Gebäudeart.
due-buy-of-type = Kaufe eines dieser Art oder keines: Der Rest verlässt das Spiel.
due-look = Deine Bank: Sieh dir die oberste Karte an, oder verzichte.
due-put-under = Lass die Karte oben oder lege sie unter den Stapel.
due-move-card = Deine Bank: Verschiebe eine Handkarte, oder verzichte.
due-arrange = Ordne die gezogenen Karten.
due-last-harvest = Das Ende: Wähle, welche Bohnen Taler werden.
due-last-buying = Letzte Runde: Baue, was du bezahlen kannst, dann wird gezählt.
due-camp = Wähle ein freies Lager auf der Karte.
due-attack = Greife auf der Karte ein Land an oder beende deine Angriffe.
due-strike = Lege die Karte, mit der du angreifst.
due-defend = Dein Land wird angegriffen: Lege die Karte, mit der du verteidigst.
due-take = Nimm eine Karte vom Händler oder zieh.
due-stew = Dein Saloon: Du darfst Felder mit einer Bohne zu Eintöpfen machen.
due-buy-field = Zwei Ackerbohnen: Nimm dafür das dritte Feld, oder lass es.
due-discard-or-pass = Der Stapel geht zu Ende. Ernte oder kaufe vorher etwas, oder mach weiter.
deed-no-more = Kein Handel mehr

## Handel

trade = Handel
trade-board = Handelstafel
trade-open = { $count } offen
trade-none = Noch keine Angebote. Biete { $name } etwas an oder warte.
trade-none-active = Noch keine Angebote. Tippe deine Karten an, um eines zu machen.
trade-not-now = Gehandelt wird, sobald Karten aufgedeckt sind.
trade-over = Der Handel dieses Zuges ist vorbei.
trade-waits = Wartet auf dich
trade-best = Am besten für dich
trade-yours = Deine
trade-others = Andere
trade-aside = Unter anderen
trade-sides = du gibst → du bekommst
trade-aside-sides = gibt → möchte
open-deal = Jemand ist einverstanden
open-deal-about = Dein Angebot wurde angenommen. Der Handel endet endgültig: den Tausch vorher abschließen?
open-deal-leave = Ohne Tausch beenden
trade-refused = { $count } abgelehnt
trade-show = zeigen
trade-hide = verbergen
trade-offers = Angebote · { $count }
trade-closed = Keine weiteren Angebote von dir in diesem Zug.
trade-hint = Tippe Handkarten an, um sie anzubieten, oder ziehe eine Karte auf eine Person, um ihr ein Angebot zu machen.
trade-hint-closed = Keine weiteren Angebote von dir in diesem Zug.
offer-new = Neues Angebot
offer-yours-all = Dein Angebot an alle
offer-yours = Dein Angebot an { $names }
offer-from = { $name } bietet
offer-counter = { $name }: Gegenangebot
offer-gift = { $name } schenkt dir etwas
offer-request = { $name } bittet um ein Geschenk
offer-others = { $name } an { $names }
offer-thread = zu: { $give } für { $get }
offer-sentence = Du gibst { $give }, du bekommst { $get }.
offer-sentence-others = Möchte { $give }, gibt { $get }.
offer-deal = Handel mit { $name }
offer-deal-for = { $name }: { $cards }
offer-deal-way = { $name }: { $cards } für { $take }
offer-deal-both = Handel mit { $name } und { $other }
offer-terms = { $names }: { $give } für { $get }
offer-way = { $take } für { $give }
offer-way-take = { $take } nehmen
offer-accept-way = Annehmen: { $cards }
offer-all-of = alle
offer-any-of = { $n } von
offer-together = Nur zusammen mit { $terms }
offer-one-of = Höchstens eines gilt: dieses oder { $terms }
offer-or-else = oder aber …
offer-or-else-about = Ein weiteres Angebot: Höchstens eines von beiden gilt
offer-and = und dazu …
offer-and-about = Ein Angebot an jemand anderen: Beide gelten zusammen oder keines
offer-change = Ändern
offer-withdraw = Zurückziehen
offer-accept = Annehmen
offer-accept-with = Annehmen mit { $cards }
offer-accept-after-all = Doch annehmen
offer-take = Nehmen
offer-answer = Kontern
offer-lacking = Fehlt dir
offer-accepted = Du nimmst an; { $name } entscheidet
offer-unaccept = Doch nicht
offer-declined = Du hast abgelehnt
offer-free = nichts
offer-gain = { $bean }: mit { $count } ist das Feld { $worth } wert.
reason-not-now = jetzt nicht
reason-too-little = zu wenig
reason-no-room = kein Platz
reason-keeps = behalte ich
reason-later = frag später
not-binding = unverbindlich
promise-later = später
promise-yours = Du versprichst für später: { $cards }
promise-with = Verspricht für später: { $cards }
debt = { $from ->
    [you] Du hast { $partner } versprochen: { $cards }
   *[other] { $to ->
        [you] { $name } verspricht dir: { $cards }
       *[other] { $name } verspricht { $partner }: { $cards }
    }
}
debt-settle = Erledigt
promise-make = Etwas versprechen
promise-what = Was?
pact-kind-next = Meine nächste solche Bohne
pact-kind-no-bid = Kein Gebot auf
pact-kind-peace = Frieden
promise-rounds = Für wie viele Runden?
promise-whom = Wem?
promise-now = Versprechen
promise-about = Es bindet niemanden. Alle lesen, was versprochen wurde und wer sein Wort hält.
no-more-short = Genug
no-more-long = Länger nicht mehr handeln
no-more-about = Bots machen dir keine Angebote mehr, und niemand wartet auf dich. Was an der Tafel steht, bleibt.
no-more-turn = Für diesen Zug
no-more-round = Bis zu meinem nächsten Zug
no-more-better = Bis etwas Besseres kommt
no-more-better-about = Du handelst wieder, mit einem Klingeln, sobald dir jemand eine davon anbietet:
no-more-on = { $until ->
    [turn] In diesem Zug handelst du nicht mehr.
    [round] Bis zu deinem nächsten Zug handelst du nicht mehr.
   *[wish] Du handelst nicht mehr, außer jemand bietet dir { $cards }.
}
no-more-off = Wieder handeln
wish-came = { $name } bietet dir { $cards }.
trade-wished = Darauf hast du gewartet
why-ask = Warum?
why-ask-of = Warum hat { $name } abgelehnt?
why-plain = { $name } hat einfach abgelehnt.
why-sent = { $name } wurde nach dem Grund gefragt.
why-asked = { $name } fragt, warum du abgelehnt hast.
ledger = Versprechen
ledger-tally = { $name }: { $kept } gehalten, { $broken } gebrochen
ledger-tally-you = Du: { $kept } gehalten, { $broken } gebrochen
debt-due = jetzt
coach = Ratgeber
coach-about = Sagt, was Angebote wert sind, mit den Zahlen der Bots und nach dem, was du siehst. Nur du siehst es; in gewerteten Spielen gibt es ihn nicht, und auch nicht, wo der Tisch ohne ihn spielt.
coach-idea = Ein Angebot, das du machen könntest
coach-to = an { $names }
coach-use = Ins Angebot übernehmen
coach-another = Ein anderes
coach-not-now = Jetzt nicht
coach-number = etwa { $mine } für dich, { $theirs } für den anderen
coach-deal = { $name } bekam von dir { $gave } für { $got }.
speed = Tempo der Bots
speed-calm = ruhig
speed-normal = normal
speed-quick = schnell
speed-below = Bots { $speed }
call-yours = Du bittest um Angebote
call-of = { $name } bittet um Angebote
call-give = was gibst du dafür?
call-get = was möchtest du dafür?
call-answer = Anbieten
call-give-sentence = { $name } bittet um Angebote für { $cards }.
call-get-sentence = { $name } möchte { $cards } und fragt nach dem Preis.
you-give = Du gibst
you-get = Du bekommst
wants = möchte
gives = gibt
builder = Angebot
builder-to = Neues Angebot an
builder-counter = Gegenangebot an
builder-tap-cards = Handkarten oder aufgedeckte antippen
builder-tap-sorts = Bohnen unten antippen
builder-gift = nichts: ein Geschenk
builder-free = geschenkt
builder-any = { $n } davon nach Wahl
builder-all = alle, die da sind
builder-unlink = nicht verbinden
builder-or = oder …
builder-or-one = Eines davon
builder-request = nichts: du bittest um ein Geschenk
builder-sorts = Bohnen, die du möchtest
builder-ask = Um { $bean } bitten
builder-take-back = { $bean } zurücknehmen
builder-drop = Angebot verwerfen
builder-send = Anbieten
builder-send-gift = Schenken
builder-empty = Tippe erst Karten oder Bohnen an.
builder-unsaid = Tippe an, was du bekommst, oder „geschenkt“.
builder-promise = Versprechen
builder-promising = { $gives ->
    [yes] Du gibst und versprichst
   *[no] Du versprichst
}
builder-promise-bean = { $bean } für später versprechen
builder-promise-most = Ein Versprechen nennt höchstens { $most } Bohnen.
builder-sorts-promise = Bohnen, die du für später versprichst
builder-call-give = macht mir ein Angebot
builder-call-get = nennt euren Preis
builder-send-call = Angebote erbitten
copies-title = Welche Karte gibst du?
copies-about = Du gibst { $cards }: die hervorgehobenen Karten. Tippe auf eine andere, um stattdessen sie zu geben.
copies-card = { $bean } auf Platz { $place }
copies-give = Diese geben
signals = Signale
signals-short = Signale
signals-about = Alle sehen sie; sie verpflichten zu nichts. Noch einmal tippen: eine Karte mehr.
signals-change = Signale ändern
signals-send = Zeigen
signal-want = Ich möchte
signal-give = Ich könnte geben
signal-wants = möchte
signal-gives = gibt
signals-suggested = · gepunktet: wächst auf deinen Feldern
signals-bots = Auch Bots achten darauf.
signal-never = Nehme ich nie
signal-nevers = nie
status-active = Ist am Zug
status-waits = Wartet
status-deciding = Entscheidet
status-settling = Baut an
status-trades = Handelt
status-listens = Hört zu
status-ready = Handelt in diesem Zug nicht mehr
last-call = { $count ->
    [0] { $name } beendet den Handel jetzt
   *[other] { $name } beendet den Handel in { $count }
}
last-call-held = { $name } wartet auf dich, { $count }
last-call-about = Solange du ein Angebot zusammenstellst, wartet der Tisch.
last-call-wait = Moment noch
status-accepts = Nimmt dein Angebot an: { $cards }
status-decides = Überlegt zu deinem Angebot: { $cards }
status-declined = Hat abgelehnt
status-gift = Hat ein Geschenk für dich
status-counter = Bietet dir anderes an
status-offers = Macht dir ein Angebot
away-left = Ist gegangen
away-lost = Verbindung weg
away-asleep = Handy schläft
away-bot-in = { $why } · Bot in { $time }
status-bot-keeps = Ein Bot hält den Platz

## Was man tun darf, als Liste

do-plant = { $bean } auf Feld { $field } anbauen
do-pass = Verzichten
do-harvest = Feld { $field } ernten
do-buy-field = Ein Feld kaufen
do-take-field = Das dritte Feld nehmen
do-accept = Angebot { $offer } annehmen
do-decline = Angebot { $offer } ablehnen
do-withdraw = Angebot { $offer } zurückziehen
do-confirm = Angebot { $offer } mit { $name } abschließen
do-end-trade = Handel beenden

## Verlauf

log-turn-began = { $you ->
    [yes] Du bist am Zug.
   *[no] { $name } ist am Zug.
}
log-planted = { $you ->
    [yes] Du baust auf Feld { $field } an: { $bean }.
   *[no] { $name } baut auf Feld { $field } an: { $bean }.
}
log-turned-up = Aufgedeckt: { $cards }.
log-harvested = { $you ->
    [yes] Du erntest { $beans }: { $thalers ->
        [0] nichts
       *[other] { $thalers } Taler
    }.
   *[no] { $name } erntet { $beans }: { $thalers ->
        [0] nichts
       *[other] { $thalers } Taler
    }.
}
log-drew = { $you ->
    [yes] Du ziehst { $cards }.
   *[no] { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
}
log-camped = { $you ->
    [yes] Du nimmst ein Lager.
   *[no] { $name } nimmt ein Lager.
}
log-attacked = { $you ->
    [yes] Du greifst
   *[no] { $name } greift
}{ $cavalry ->
    [yes] {" "}mit der Kavallerie
   *[no] {""}
} an: { $land }.
log-defended-by-deck = Die oberste Karte des Nachziehstapels verteidigt.
log-fought = { $land }: { $attack } gegen { $defence }. { $tie ->
    [yes] Gleichstand. {""}
   *[no] {""}
}{ $won ->
    [yes] Der Angriff gelingt.
   *[no] Der Angriff scheitert.
}
log-conquered = { $you ->
    [yes] Du eroberst: { $land }.
   *[no] { $name } erobert: { $land }.
}
log-fortified = { $you ->
    [yes] Du baust eine Festung
   *[no] { $name } baut eine Festung
}: { $land }. Der Steinbruch ist leer.
log-alms = Das Kloster nimmt eine Karte: { $bean }. { $thalers ->
    [0] Sie wird abgelegt.
   *[other] { $you ->
        [yes] Sie wird dein Taler.
       *[no] Sie wird ein Taler: { $name }.
    }
}
log-dealt-swap = { $you ->
    [yes] Du gibst { $give } und bekommst { $get } von { $partner }.
   *[no] { $name } gibt { $give } und bekommt { $get } von { $partner }.
}
log-dealt-give = { $you ->
    [yes] Du gibst { $give } an { $partner }.
   *[no] { $name } gibt { $give } an { $partner }.
}
log-dealt-get = { $you ->
    [yes] Du bekommst { $get } von { $partner }.
   *[no] { $name } bekommt { $get } von { $partner }.
}
log-offered-both = Beide gelten zusammen oder keines.
log-offered-either = Höchstens eines davon gilt.
log-chosen-took = { $you ->
    [yes] Du würdest { $took } für { $cards } nehmen.
   *[no] { $name } würde { $took } für { $cards } nehmen.
}
log-offered = { $you ->
    [yes] Du bietest { $give } für { $get }.
   *[no] { $name } bietet { $give } für { $get }.
}
log-accepted = { $you ->
    [yes] Du bist einverstanden.
   *[no] { $name } ist einverstanden.
}
log-chosen = { $you ->
    [yes] Du würdest { $cards } geben.
   *[no] { $name } würde { $cards } geben.
}
log-declined = { $you ->
    [yes] Du lehnst ab.
   *[no] { $name } lehnt ab.
}
log-withdrawn = { $you ->
    [yes] Du ziehst ein Angebot zurück.
   *[no] { $name } zieht ein Angebot zurück.
}
log-lapsed = { $you ->
    [yes] Dein Angebot ist nach einem Handel verfallen.
   *[no] Ein Angebot von { $name } ist nach einem Handel verfallen.
}
log-step-pause = { $name } hält das Spiel an.
    .you = Du hast das Spiel angehalten.
log-step-go-on = Das Spiel geht weiter.
log-step-rest = Ein Bot spielt für { $name }.
    .you = Ein Bot spielt für dich.
log-step-return = { $name } ist zurück.
    .you = Du bist wieder da.
log-step-ready = { $name } will nicht mehr handeln.
    .you = Du willst nicht mehr handeln.
log-step-hurry = { $name } drängt zum nächsten Ruf.
    .you = Du drängst zum nächsten Ruf.
log-step-slow = { $name } wartet mit dem nächsten Ruf.
    .you = Du wartest mit dem nächsten Ruf.
log-step-ask-undo = { $name } bittet, einen Zug zurückzunehmen.
    .you = Du bittest, einen Zug zurückzunehmen.
log-step-agree-undo = { $name } ist einverstanden.
    .you = Du bist einverstanden.
log-step-refuse-undo = { $name } ist nicht einverstanden.
    .you = Du bist nicht einverstanden.
log-step-undo = Ein Zug wurde zurückgenommen.

## Ende

end-over = Das Spiel ist aus
end-show = Ergebnis zeigen
end-look = Tisch ansehen
end-closed = Der Markt ist geschlossen.
end-tied = Gleich viele Punkte; die Regel für Gleichstand entscheidet.
end-deck = { $count ->
    [one] Der Stapel ist aufgebraucht.
   *[other] Der Stapel war { $count }-mal aufgebraucht.
}
end-stalled = Es kann keine Karte mehr ins Spiel kommen.
end-lands = Jemand besitzt { $count } Länder.
end-landless = Jemand hat kein Land mehr.
end-herds = Keine zwei Spieler haben mehr das gleiche Tier.
end-trades = { $count } Kuhhändel ohne Stapel sind genug.
end-wins = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
end-you-win = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
end-shared = { $names } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
end-place = { $place ->
    [2] Platz zwei
    [3] Platz drei
    [4] Platz vier
    [5] Platz fünf
    [6] Platz sechs
   *[other] Platz sieben
} von { $of }, { $behind } hinter { $name }
end-place-level = { $place ->
    [2] Platz zwei
    [3] Platz drei
    [4] Platz vier
    [5] Platz fünf
    [6] Platz sechs
   *[other] Platz sieben
} von { $of }, gleichauf mit { $name }
end-rating = Deine Wertung
end-rating-was = vorher { $rating }; { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
end-unrated = Dieses Spiel wurde nicht gewertet.
end-stood-in = { $count ->
    [one] Ein Bot hat einen Teil für { $names } gespielt.
   *[other] Bots haben einen Teil für { $names } gespielt.
}
end-your-deals = Dein bester und dein teuerster Handel
end-best = Dein bester Handel
end-dearest = Dein teuerster
end-look-at = Ansehen
end-deal-bought = { $card }, von { $other } für { $paid }.
end-deal-traded = Im Kuhhandel mit { $other }: { $cards }.
end-deal-points = { $points } Punkte
end-deal-thalers = { $thalers } Taler
end-moments = Momente
moment-zeros-about = Mehr hat { $name } an { $other } nicht gezahlt.
moment-set = Vollständig: { $card }
moment-set-about = { $name } holte die letzte Karte im Kuhhandel mit { $other }.
moment-bluff = Ein aufgedeckter Bluff
moment-bluff-about = { $name } konnte nicht zahlen und zeigte { $paid }.
moment-harvest = { $cards }
moment-harvest-about = { $name } erntete sie für { $paid } Taler.
moment-free = Umsonst: { $card }
moment-free-about = Niemand bot, { $name } behielt die Karte.
end-picture = Ein Bild zum Teilen
end-picture-about = Platz, Punkte und ein Moment. Niemand sonst steht darauf.
end-share = Teilen
end-picture-save = Bild sichern
share-place = Platz { $place } von { $of }
share-text = { $game }: { $points } Punkte
end-sets = Volle Quartette
end-sets-about = Werte der Tiere
end-set-pedigrees = Stammbäume dazu
end-each = je { $points }
end-times = Mal Zahl der Quartette
end-times-about = die Multiplikation
end-other-pedigrees = Übrige Stammbäume
end-rats = Vier Ratten
end-rats-about = fressen ein Quartett
end-rats-took = fraßen: { $animal }
end-rats-nothing = fanden kein Quartett
end-money = Geld auf der Hand
end-money-about = zählt nicht
end-replay = Wiederholung ansehen
end-again = Noch ein Spiel
end-join = Beim nächsten Spiel mitmachen
end-table = Punkte aller Spieler
end-part = Woraus die Punkte bestehen
end-points = Punkte
end-course = Punkte nach jedem Zug
end-course-turn = Zug { $turn }
end-bargained = So wurde gehandelt
end-deals = Abgeschlossene Geschäfte
end-deals-yours = Davon deine
end-harvests = Deine Ernten
end-harvests-empty = Ernten ohne Ertrag
end-proof = Die Mischung war vor dem Austeilen versiegelt.
end-proof-yes = Ehrlich ausgeteilt: Die Mischung passt zum Siegel vom Anfang.
end-proof-no = Die Mischung passt nicht zum Siegel.
end-check = Prüfen
end-save = Aufzeichnung sichern
score-thalers = Taler
replay = Wiederholung

## Kuhhandel Master

seconds = { $count } s
deck-donkeys = { $count ->
    [0] kein Esel mehr
    [one] noch 1 Esel
   *[other] noch { $count } Esel
}
purse = Dein Geld
purse-shown = Alle haben es gesehen; du konntest nicht zahlen.
purse-secret = Niemand sonst sieht es, nicht einmal die Zahl der Karten.
purse-tap = antippen legt dazu, noch einmal nimmt zurück
purse-cards = { $count ->
    [one] { $count } Karte, zusammen
   *[other] { $count } Karten, zusammen
}
purse-empty = Du hast kein Geld.
money-card = Geldkarte { $value }
herds = Herden
rats = Ratten
pedigrees = Stammbäume
ring-people = Mitspieler
ring-auctioneer = versteigert
ring-auctions = { $name } versteigert
ring-you-auction = du versteigerst
ring-leads = führt mit { $price }
ring-may-bid = darf bieten
ring-may-claim = darf zugreifen
ring-lot = Unterm Hammer
ring-pedigree = Stammbaum
ring-rat = Eine Ratte
ring-trade = Kuhhandel
ring-choose = Versteigerung
bids = Gebote
ring-hear = Rufe hören
bid-highest = Höchstgebot
bid-none = Noch kein Gebot
bid-leads = führt
bid-you-lead = Du führst.
bid-again = Nach jedem Gebot wird neu gezählt.
bid-amount = { $amount } bieten
bid-free = Betrag
bid-send = Diesen Betrag bieten
bid-out = Ich steige aus
bid-is-out = Du bist bei dieser Karte ausgestiegen.
bid-back = Doch bieten
ring-out = ausgestiegen
bid-pass = Passen
bid-worth = Du hast { $worth }.
bid-pays = Gebot { $amount }, gezahlt { $pays }: { $cards }. Du hast { $worth }.
    .exact = Du würdest genau { $pays } zahlen: { $cards }. Du hast { $worth }.
bid-bluff = Du hast { $worth }. Das ist ein Bluff: Gewinnst du, musst du dein ganzes Geld zeigen.
bid-auctioneer = Du versteigerst. Nach dem dritten Ruf verkaufst du oder kaufst selbst.
tempo-hurry = Schneller rufen
tempo-slow = Langsamer rufen
calls = Rufe
call-1 = Zum Ersten
call-2 = Zum Zweiten
call-3 = Zum Dritten
bluff-exposed = { $name } hat mehr geboten als das Geld, das nun alle sehen.
    .you = Du hast mehr geboten als das Geld, das jetzt alle sehen.
dutch-count = Der Zähler steht bei { $count }.
dutch-cards = { $count ->
    [one] Geldkarte
   *[other] Geldkarten
}
dutch-price = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
dutch-claimed = Zugegriffen hat
dutch-mine = Meins für { $count }!
dutch-auctioneer = Du zählst. Greift niemand zu, gehört dir der Stammbaum umsonst.
dutch-too-few = Du hast weniger als { $count } Geldkarten.
dutch-not-now = Du kannst jetzt nicht zugreifen.
dutch-about = Greift bei 1 niemand zu, bekommt { $name } den Stammbaum umsonst. Greift jemand zu, darf { $name } ihn noch für ebenso viele Karten kaufen.
dutch-worth = Jetzt { $now } für dich wert, { $complete } mit allen vieren: { $animal }.
    .done = { $now } für dich wert.
dutch-pay = { $count ->
    [one] Du würdest 1 Karte zahlen: mindestens { $least }.
   *[other] Du würdest { $count } Karten zahlen: mindestens { $least }.
}
sealed-ceiling = Schreibe auf, was du höchstens bietest; niemand sieht es. 0 ist kein Gebot.
sealed-mark = Schreibe auf, für wie viele Karten du zugreifst; niemand sieht es.
sealed-write = Aufschreiben
sealed-never = nie
decide-about = Verkaufen: { $name } zahlt dir { $price }. Oder kaufen: Du zahlst { $price } und behältst die Karte.
decide-blind = Verkaufe für die verdeckten Karten oder kaufe für { $count } eigene.
decide-sell = An { $name } verkaufen
decide-buy = Kaufen für { $price }
decide-buy-blind = { $count ->
    [one] Kaufen für 1 Karte
   *[other] Kaufen für { $count } Karten
}
field-pay-about = Das Feld kostet { $count ->
    [one] einen Taler
   *[other] { $count } Taler
}. Die Sorten zählen: Jedes Gebäude nimmt nur seine eigene.
field-pay-left = { $bean } · { $count }
field-pay-none = oben Taler antippen
field-pay-chosen = { $count } von { $price } gewählt
pay-about = Du zahlst { $price }: genau, wenn du kannst, sonst keine Karte zu viel. Es gibt kein Wechselgeld.
pay-chosen = { $count ->
    [one] Gewählt: { $count } Karte, { $worth }
   *[other] Gewählt: { $count } Karten, { $worth }
}
pay-do = { $worth } zahlen
ring-pay-about = Du zahlst { $price }. Niemand gibt Geld heraus.
ring-pay-chosen = { $count ->
    [0] Keine Karte gewählt.
    [one] Eine Karte gewählt: { $worth }.
   *[other] { $count } Karten gewählt: { $worth }.
}
pay-show = Mein ganzes Geld zeigen
lay-about = { $count ->
    [one] Lege eine Geldkarte verdeckt hin; ihr Wert zählt nicht.
   *[other] Lege { $count } Geldkarten verdeckt hin; ihr Wert zählt nicht.
}
lay-do = { $count ->
    [one] 1 Karte legen
   *[other] { $count } Karten legen
}
rat-pot = { $count ->
    [0] Es liegt kein Geld dabei.
    [one] Eine Karte liegt dabei.
   *[other] { $count } Karten liegen dabei.
}
rat-take = Ratte und Geld nehmen
rat-lay = { $value } legen, weitergeben
rat-choose = Tippe eine andere Geldkarte an, um sie zu legen.
rat-must = Du hast kein Geld zum Legen.
rat-turn = Die Ratte gehört dir, wenn du keine Karte legst.
trade-stake = { $animal }: { $mine } gegen { $theirs }.
trade-tied = Gleichstand; noch einmal.
trade-tap = Tippe Geldkarten an, um sie verdeckt zu legen.
trade-tap-counter = Nimm das Geld ungesehen, oder tippe Geldkarten an und kontere.
trade-eyes = { $name } sieht, dass du Geld legst, nicht wie viel. Nur du weißt: { $worth }.
trade-lay = Angebot hinlegen
trade-counted = Zeigen, dass es { $count ->
    [one] eine Karte ist
   *[other] { $count } Karten sind
}
trade-accept = Geld nehmen
trade-counter = Kontern mit { $worth }
reveal-more = { $name } hat mehr gelegt.
    .you = Du hast mehr gelegt.
reveal-tied = Gleichstand: Das Geld wird getauscht, legt noch einmal.
reveal-tied-twice = Wieder Gleichstand: { $name } ist am Zug und gewinnt.
    .you = Wieder Gleichstand: Du bist am Zug und gewinnst.
reveal-accepted = { $name } nimmt das Geld.
    .you = Du nimmst das Geld.
reveal-gets = { $name } bekommt: { $animals }
    .you = Du bekommst: { $animals }
reveal-money = Du gibst { $mine } und bekommst { $theirs }.
reveal-laid = { $name } hat gelegt
    .you = Du hast gelegt
reveal-highest = mehr
reveal-private = nur ihr zwei seht die Summen
reveal-others = Die anderen sehen, wer das Tier bekommt, nie die Summen.
reveal-hidden = Die Summen bleiben unter den beiden.
zeros = { $count ->
    [4] Vier Nullen!
    [5] Fünf Nullen!
    [6] Sechs Nullen!
    [7] Sieben Nullen!
    [8] Acht Nullen!
    [9] Neun Nullen!
    [10] Zehn Nullen!
   *[other] { $count } Nullen!
}
reveal-sold = { $name } hat dir verdeckt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} bezahlt.
log-cards-were = Die Karten: { $cards }.
log-no-change = Die Karten sind { $paid } wert; Wechselgeld gibt es nicht.
reveal-on = Weiter
turn-choose = Du bist am Zug: Versteigerung oder Kuhhandel.
turn-only-auction = Du bist am Zug: Versteigerung.
turn-only-trade = Du bist am Zug: Kuhhandel.
turn-auction = Nächste Karte versteigern
turn-share = Nächste Karte ansehen
turn-top = Die oberste Karte des Stapels hat eine { $green ->
    [yes] grüne Rückseite: Geld.
   *[no] rote Rückseite.
}
turn-trade = Kuhhandel
turn-trade-with = Kuhhandel um { $animal }: { $name }
turn-pass = Zug beenden
share-about = Behalte die Karte oder gib sie weg; wer sie nicht bekommt, erhält ungesehen die nächste.
share-keep = Behalten
share-give = An { $name } geben

## Bohnanza Plus

order = Auftrag
order-about = Zwei Nachbarfelder mit { $left } und { $right } Bohnen erfüllen ihn.
order-open = offen
order-show = Auftrag auslegen
order-meet = Auftrag erfüllt: 1 Taler
order-never = Aufträge werden nie getauscht.
order-pays = 1 Taler
orders-met = { $count ->
    [one] 1 Auftrag erfüllt
   *[other] { $count } Aufträge erfüllt
}

## High Bohn

phase-before = Vor dem Zug
    .about = Banken lassen dich den Stapel ansehen oder eine Karte verschieben.
phase-arrange = Ordnen
    .about = Die gezogenen Karten dürfen geordnet werden.
phase-end-sold = Felder verkauft
phase-end-buying = Letzte Runde: bauen, dann zählen
phase-end-count = Zählen
store = Laden
apart-store = Dein Laden
    .about = damit handeln wie mit Handkarten; nie anbauen
    .aria = { $bean }, in deinem Laden
apart-from-store = Aus einem Laden
    .about = jetzt anbauen
    .aria = { $bean }, aus einem Laden
town-go = In die Stadt
town-short = Stadt
town-hint = Gebäude kauft man jederzeit, mit Talern ihrer Sorte.
town-back = Zurück zu den Feldern
town-built = { $count } gebaut
town-thalers = Deine Taler nach Sorten
town-plots = Die Gebäude der Stadt
town-price = Preis { $price }
town-have = du hast { $count }
town-can = kannst du kaufen
town-has-type = hast du schon
town-gone = aus dem Spiel
town-not-now = jetzt nicht
town-no-power = ohne Wirkung
town-lack = noch { $count }× { $bean }
town-costs = Preis:
town-waiting = { $name } möchte { $building }; wer früher dran ist, darf zugreifen.
town-buy = { $building } kaufen
town-let-pass = Überlassen
town-call-off = Kauf zurücknehmen
town-choose = Wähle ein Gebäude.
town-everybody = Alle Städte
town-under = { $count } unter Karten: sie zählen, zahlen aber nicht
town-bonus = Am Ende zählen die Preise als Punkte, und auch die Zahl deiner Gebäude bringt welche ({ $bonus }).
town-net = jetzt { $now } Punkte, damit { $after }
town-shuts = Von jeder Art nur ein Gebäude: Die übrigen ({ $kind }) sind dir danach verschlossen.
town-bonus-step = { $count } bringen { $points }
town-net-short = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} am Ende
town-round = Die letzte Runde
town-round-done = fertig
town-round-now = baut
town-round-after = danach
town-done = Ich bin fertig
do-look = Oberste Karte ansehen
do-put-under = Karte unter den Stapel legen
do-move-card = Karte { $place } auf Platz { $to }
do-arrange = Aufnehmen in der Reihenfolge { $order }
do-name = Nennen: { $kind }
do-harvest-keeping = Feld { $field } ernten, als Taler behalten: { $keep }
do-buy-field-with = Feld kaufen mit { $thalers }
do-stew = Eintopf auf Feld { $field } beginnen
do-store = Einlagern: { $bean }
do-let-pass = Überlassen: { $building }
do-call-off = Kauf zurücknehmen
do-buy = Kaufen: { $building }

## Bohnaparte

map = Karte des Bohnenlands
land-nobody = niemand
land-of = { $land } · { $name }
land-aria = { $number }: { $land }, { $owner }{ $can ->
    [yes] , wählbar
   *[no] {""}
}
war-go = Zur Landkarte
war-short = Karte
war-stop = Angriffe beenden
war-any = jede Karte kann kämpfen; ihre Zahl ist ihre Stärke
war-tap = tippe die Karte an, mit der du kämpfst
war-fight-with = Kämpfen mit { $bean }, { $number }
war-from-deck = Vom Stapel, ungesehen
war-depot-empty = leer
war-buy-depot = Munitionslager kaufen
war-buy-merchant = Händler kaufen
war-battle = Angriff: { $land }
war-chooses = wählt
war-deck = vom Stapel
war-versus = gegen
war-counts = { $bean }, zählt { $defence }
war-cavalry = Kavallerie
war-from-hand = aus der Hand
war-from-depot = aus dem Munitionslager
war-minimum = { $land }: verteidigt nie mit weniger als { $minimum }.
war-end-taken = { $attack } : { $defence } – { $tie ->
    [yes] Gleichstand, die Kanone entscheidet: {""}
   *[no] {""}
}{ $you ->
    [yes] du eroberst das Land
   *[no] { $name } erobert das Land
} ({ $land }).
war-end-kept = { $attack } : { $defence } – { $tie ->
    [yes] Gleichstand: {""}
   *[no] {""}
}{ $you ->
    [yes] du behältst das Land
   *[no] { $name } behält das Land
} ({ $land }).
war-end-free = { $attack } : { $defence } – { $tie ->
    [yes] Gleichstand: {""}
   *[no] {""}
}das Land bleibt frei ({ $land }).
war-least = mindestens, was auch immer gelegt wird.
war-no-least = Kein Mindestwert: nur die Bohne zählt.
war-extra = Die Festung bringt { $extra } dazu.
war-tie =
    { $you ->
        [yes] Deine Kanone gewinnt Gleichstände, aber nicht 20 : 20.
       *[no] Die angreifende Kanone gewinnt Gleichstände, aber nicht 20 : 20.
    }
war-depot-fights = nur zum Kämpfen
war-tap-on = Tippen, um weiterzugehen
war-crown = { $count } Länder beenden das Spiel
war-only-you = Nur du weißt es: { $bean }, { $number }
war-attack = Angriff: { $land } · { $price ->
    [one] 1 Taler
   *[other] { $price } Taler
}
war-attack-cavalry = Mit der Kavallerie angreifen
war-camp = Hier lagern
war-fortify = Festung bauen ({ $quarry })
war-points = Siegpunkte
war-lands = { $count ->
    [one] 1 Land
   *[other] { $count } Länder
}
do-stock = Ins Munitionslager: { $bean }
do-take = Vom Händler nehmen: { $bean }

## Wiederholung

replay-as = Sieh es als
replay-open = Alle Karten offen
replay-spectator = Zuschauer
replay-verified = Austeilen geprüft
replay-share = Moment teilen
replay-moment = Dieser Moment
replay-steps = Schritte
replay-step = Schritt { $step } von { $total }
replay-deal = Das Austeilen
replay-scrubber = Moment des Spiels
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-next-trade = Nächstes Geschäft
replay-next-battle = Nächste Schlacht
replay-try = Ab hier anders versuchen
replay-try-about = Du spielst für { $name } gegen Bots weiter. Es wird nicht gewertet.
replay-next-harvest = Nächste Ernte
replay-key-step = Schritt
replay-key-turn = Zug
watch-about = Eine Aufzeichnung ist die Datei, die jedes beendete Spiel sichern kann. Alles darin wird beim Ansehen geprüft.
watch-choose = Aufzeichnung wählen

## Anleitungen

learn-title = Eine Minute
learn-in-a-minute = { $game } in einer Minute
learn-again = Noch einmal
learn-skip = Überspringen
learn-first = Bohnen sind dir neu? Fang mit Bohnanza an.
learn-bohnanza-1 = Das ist deine Hand. Die Reihenfolge ändert sich nie, und die vorderste Karte wird immer zuerst angebaut. Tippe sie an.
learn-bohnanza-2 = Sie muss angebaut werden, die nächste darf. Auf einem Feld wächst nur eine Sorte, und auf Feld 1 wachsen schon Blaue. Die große Zahl sagt, wie viele Karten es von der Sorte gibt.
learn-bohnanza-3 = Zwei Karten sind aufgedeckt, und alle handeln. Die Brechbohne passt auf keins deiner Felder; Otto sammelt sie und hat eine Blaue. Tippe die Brechbohne an, dann die Blaue, und schick dein Angebot ab.
learn-bohnanza-4 = Otto will mehr. Du musst es nicht geben: Nimm die Feuerbohne wieder heraus und mach ein Gegenangebot.
learn-bohnanza-5 = Er gibt nach. Auch deine Feuerbohne passt nirgends: Bitte alle um Angebote und nimm an, was kommt.
learn-bohnanza-6 = Otto will auch deine Rote, aber Rote wachsen auf deinem zweiten Feld. Lehne ab.
learn-bohnanza-7 = Für die Saubohne gibt niemand etwas, und sie anzubauen kostet dich ein Feld. Mila baut Saubohnen an: Tippe sie an und schenke sie ihr. Ein Geschenk heute macht sich morgen oft bezahlt.
learn-bohnanza-8 = Was du bekommen hast, liegt für sich und muss angebaut werden. Blaue wachsen schon: Baue beide an.
learn-bohnanza-9 = Das Bohnometer zeigt, was eine Ernte bringt: sechs Blaue zwei Taler. Ernten darfst du jederzeit, auch wenn andere am Zug sind; nur ein Feld mit einer einzigen Bohne wartet, solange ein anderes mehr hat.
learn-bohnanza-10 = Zwei Karten wurden deine Taler, die anderen kommen auf den Ablagestapel. Drei Taler kaufen ein drittes Feld. Neue Karten kommen hinten dazu; ist der Stapel dreimal aufgebraucht, gewinnt, wer die meisten Taler hat.
learn-bohnanza-otto-asks = Die Brechbohne? Gern. Und deine Feuerbohne dazu, bitte.
learn-bohnanza-otto-yes = Na gut. Weil du es bist.
learn-bohnanza-wrong = { $bean }? Die jetzt nicht.
learn-bohnanza-greedy = Das will ja Otto. Nimm erst die Feuerbohne heraus.
learn-bohnanza-keep = Die Brechbohne will Otto am liebsten; lass sie drin.
learn-bohnanza-take-out = Herausnehmen: { $bean }
learn-bohnanza-give = { $bean } an { $name } verschenken
learn-bohnanza-refuse = Ablehnen
learn-kuhhandel-1 = Sammle vier Gleiche. In deinem Zug versteigerst du die nächste Karte oder beginnst einen Kuhhandel. Versteigere eine.
learn-kuhhandel-2 = Alle außer dem Versteigerer bieten. Du darfst sogar mehr bieten, als du hast: ein Bluff. Biete.
learn-kuhhandel-3 = Verkauft! Gezahlt wird möglichst genau; Wechselgeld gibt es nicht. Der Versteigerer hätte die Kuh auch selbst kaufen können.
learn-kuhhandel-4 = Beim Stammbaum wird von zehn heruntergezählt. Der Preis ist eine Zahl von Geldkarten, gleich welchen Werts. Greif zu.
learn-kuhhandel-5 = Niemand will die Ratte. Nimm sie mit dem Geld daneben, oder lege verdeckt eine Karte und gib sie weiter.
learn-kuhhandel-6 = Ein Kuhhandel: Du und Tomáš habt beide Schweine. Leg Geld verdeckt hin, nur er sieht es dann. Bluffe: Leg nur Nullen.
learn-kuhhandel-7 = Er kann es ungesehen nehmen oder kontern; dann bekommt die höhere Summe das Schwein. Diesmal nimmt er es.
learn-kuhhandel-8 = Nur vollständige Quartette zählen; ihre Summe wird mit ihrer Zahl multipliziert. Das Spiel endet, wenn alle Quartette vollständig sind.
learn-kuhhandel-bluff = Er findet nur Nullen ({ $count }) und schüttelt den Kopf. Das Schwein gehört dir, umsonst!
learn-kuhhandel-paid = Er hat jetzt { $sum } mehr, und das Schwein gehört dir.
learn-bohnanza-plus-1 = Wie Bohnanza, aber für bis zu sieben und mit neuen Sorten. Kaffeebohnen sind häufig und bringen langsam etwas ein, Kakaobohnen selten und schnell. Tippe auf eine Karte.
learn-bohnanza-plus-2 = Die Ackerbohne bringt Land: Ernte genau zwei, dann bekommst du keinen Taler, aber ein drittes Feld umsonst. Ernte sie.
learn-bohnanza-plus-3 = Das dritte Feld liegt rechts. Dein Auftrag verlangt 3 und 4 Bohnen auf Nachbarfeldern, die erste Zahl links. Baue die Wachsbohne an.
learn-bohnanza-plus-4 = Drei und vier nebeneinander: Der Auftrag ist erfüllt; das geht nur im eigenen Zug. Er ist einen Taler wert, geerntet wird nichts.
learn-bohnanza-plus-5 = Der Auftrag wartete wie eine Karte auf deiner Hand. Liegt er vorn, wird er offen hingelegt; ist er bis zum Ziehen nicht erfüllt, ist er weg. Ziehe.
learn-bohnanza-plus-6 = Zu sechst und siebt ziehst du vier Karten, und das dritte Feld kostet nur drei Taler. Alles andere ist Bohnanza.
learn-high-bohn-1 = Wie Bohnanza, aber ein Taler behält seine Bohne: Sieben Brechbohnen bringen vier Brechbohnentaler. Ernte.
learn-high-bohn-2 = Ein Gebäude kostet Taler seiner eigenen Sorte; der Saloon will Brechbohnen. Kaufen darfst du jederzeit, auch wenn andere am Zug sind.
learn-high-bohn-3 = Er wirkt sofort. Mit Saloon 3 darf ein Feld ein Eintopf sein: je eine Bohne mehrerer Sorten, keine zwei gleichen. Baue die rote an.
learn-high-bohn-4 = Drei Sorten bringen einen Taler, der unter dem Saloon bleibt und am Ende zählt. Verkaufe den Eintopf.
learn-high-bohn-5 = Mila möchte eine Bank. Du bist früher an der Reihe und könntest auch zahlen: Greif zuerst zu, oder überlass sie ihr.
learn-high-bohn-6 = Am Ende zählen Taler, die Preise deiner Gebäude und ein Bonus ab vier Gebäuden. Wer die meisten Punkte hat, gewinnt.
learn-bohnaparte-1 = Wie Bohnanza, aber mit Talern bezahlst du auch Angriffe. In Phase 4 greifst du für einen Taler ein Land an, das an deines grenzt. Tippe auf den Bauernhof.
learn-bohnaparte-2 = Jede Bohne kann kämpfen, ihre Zahl ist ihre Stärke. Beide Seiten legen eine verdeckt hin. Wähle deine.
learn-bohnaparte-3 = Der Bauernhof gehörte niemandem, also verteidigte ihn der Stapel: 12. Deine Bohne ist stärker, der Bauernhof gehört dir. Beide Bohnen sind weg. Jetzt die Stadt.
learn-bohnaparte-4 = Eine Stadt verteidigt mit mindestens 18, ein Dorf mit 16, und bei Gleichstand gewinnt die Verteidigung. Nur eine blaue Bohne reicht.
learn-bohnaparte-5 = 20 gegen 18: Die Stadt gehört dir. Sie zählt drei Punkte, die meisten Länder einen. Weiter.
learn-bohnaparte-6 = Bauernhöfe decken mehr Karten auf, Dörfer lassen dich mehr ziehen, der Steinbruch baut eine Festung. Wer die meisten Punkte hat, gewinnt; Taler zählen nichts.

## Gemischte Felder, Banken und das Ende

keep-title = Welche Karten werden Taler?
keep-about = { $count ->
    [one] Wähle die Karte, die ein Taler wird.
   *[other] Wähle die { $count } Karten, die Taler werden.
}
keep-stew = Sie liegen unter deinem Saloon: Sie zählen am Ende und können nicht ausgegeben werden.
keep-toll = Eine davon geht als Zoll an die Brennerei:
field-pay-title = Welche Taler zahlst du?
bank-look = Deine Bank lässt dich vor dem Zug die oberste Karte ansehen.
bank-move = Deine Bank lässt dich eine Karte umstecken: Tippe sie an.
bank-move-to = Tippe den Platz an, auf den { $bean } kommt.
bank-take = { $bean } umstecken, Platz { $place }
bank-arrange = Deine Bank ordnet die gezogenen Karten: Tippe sie in der Reihenfolge an, in der sie auf die Hand kommen.
bank-arrange-do = Aufnehmen
town-buy-nothing = Nichts kaufen
due-plant-out = Das Spiel endet: { $bean } anbauen.
deed-new-field = Neues Feld für { $bean }
due-meet-or-pass = Erfülle jetzt deinen Auftrag, oder mach weiter.
due-show-order = Dein Auftrag liegt vorn: Lege ihn offen aus.
deed-go-on = Weiter
deed-leave = So lassen

## Was ich tat, im Verlauf der anderen Spiele

you-turn-began = Du bist am Zug.
you-trade-ended = Du beendest den Handel.
you-shown = Du zeigst { $all ->
    [1] allen
   *[other] { $to }
}: { $cards }.
you-shown-order = Du zeigst { $all ->
    [1] allen
   *[other] { $to }
} den Auftrag { $left }/{ $right }.
you-field-bought = Du kaufst das dritte Feld für { $price ->
    [one] { $price } Taler
   *[other] { $price } Taler
}.
you-field-won = Du bekommst für zwei Ackerbohnen das dritte Feld.
you-order-shown = Du legst den Auftrag { $left }/{ $right } aus.
you-order-met = Du erfüllst den Auftrag { $left }/{ $right } und verdienst einen Taler.
you-order-returned = Dein Auftrag { $left }/{ $right } geht unter den Stapel.
you-order-drawn = Du ziehst einen Auftrag.
you-wanted = Du möchtest kaufen: { $building }.
you-let-pass = Du verzichtest auf: { $building }.
you-called-off = Du nimmst den Kauf zurück: { $building }.
you-bought = Du kaufst: { $building }.
you-bought-nothing = Du kaufst nichts mehr.
you-named = Du nennst eine Art: { $type }.
you-stew-begun = Du machst Feld { $field } zum Eintopf.
you-stew-harvested = Du erntest auf Feld { $field } einen Eintopf aus { $count } Sorten für { $thalers ->
    [0] nichts
    [one] { $thalers } Taler
   *[other] { $thalers } Taler
}.
you-jail-paid = Dein Gefängnis nimmt einen Taler aus einer Ernte; es erntet { $from }.
you-stored = Du lagerst: { $sort }.
you-looked = Du siehst dir die oberste Karte des Stapels an.
you-left-on-top = Du lässt die Karte oben auf dem Stapel.
you-put-under = Du legst die Karte unter den Stapel.
you-card-moved = Du steckst eine Handkarte von Platz { $place } auf Platz { $new_place }.
you-took-up = Du nimmst { $count ->
    [one] { $count } gezogene Karte
   *[other] { $count } gezogene Karten
} auf die Hand.
you-laid = Du legst eine Karte { $source ->
    [0] aus der Hand
    [1] aus dem Munitionslager
   *[2] vom Nachziehstapel
}.
you-crowned = Du besitzt { $lands } Länder; das Spiel endet.
you-landless = Du hast kein Land mehr; das Spiel endet.
you-stopped = Du greifst nicht mehr an.
you-depot-bought = Du kaufst ein Munitionslager.
you-stocked = Du legst eine Bohne ins Munitionslager.
you-merchant-bought = Du kaufst einen Händler.
you-took = Du nimmst eine Karte vom Händler: { $sort }.
you-skipped = Du hast kein unvollständiges Quartett und wirst übersprungen.
you-lot-turned = Du versteigerst: { $card }.
you-bid = Du bietest { $price }.
you-bid-passed = Du passt.
you-number-written = Du hast eine Zahl aufgeschrieben.
you-drawn-by-lot = { $tied } haben dieselbe Zahl geschrieben; das Los entscheidet für dich.
you-bidding-closed = Das Höchstgebot ist deins: { $price }.
you-taken-free = Niemand will die Karte; du nimmst sie umsonst: { $card }.
you-lot-sold = Du verkaufst an { $bidder } für { $price }.
you-lot-paid = Du zahlst { $price } an { $auctioneer } und nimmst: { $card }.
you-lot-bought = Du zahlst { $price } an { $bidder } und behältst: { $card }.
you-exposed = Du kannst nicht zahlen und zeigst alles Geld: { $value }.
you-claimed = Du greifst zu, für { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
you-claim-laid = Du legst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} verdeckt hin.
you-pedigree-sold = Du zahlst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} an { $auctioneer } und nimmst: { $card }.
you-pedigree-bought = Du zahlst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} an { $claimant } und behältst: { $card }.
you-rat-dodged = Du legst eine Karte zur Ratte; dort liegen jetzt Karten: { $count }.
you-rat-taken = Du nimmst die Ratte und { $count ->
    [one] { $count } Geldkarte
   *[other] { $count } Geldkarten
}.
you-trade-opened = Du beginnst einen Kuhhandel mit { $partner }: { $card }, es geht um { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
you-money-laid = Du legst Geld für { $partner } hin: { $card }, Runde { $round }.
you-money-counted = Du legst die Karten für { $partner } zum Zählen nebeneinander: { $count }.
you-money-accepted = Du nimmst das Geld von { $partner }: { $card }.
you-money-countered = Du konterst das Angebot von { $partner }: { $card }.
you-money-swapped = Du und { $partner } tauscht euer Geld.
you-trade-tied = Du und { $partner } habt gleich viel hingelegt, in Runde { $round }.
log-money-swapped = Du hast { $mine } gegeben und { $theirs } bekommen, { $partner } umgekehrt.
you-animals-moved = Du bekommst von { $partner }: { $card }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
you-top-looked-at = Du siehst die oberste Karte an.
you-money-received = Du nimmst eine Geldkarte.
you-laid-open = Du legst offen hin: { $card }.
you-money-shown = Du zeigst das Geld auf der Hand.
you-turn-passed = Du beendest deinen Zug.

## What others did with me

to-you-shown = { $player } zeigt dir: { $cards }.
to-you-shown-order = { $player } zeigt dir den Auftrag { $left }/{ $right }.
to-you-lot-sold = { $player } verkauft an dich für { $price }.
to-you-lot-paid = { $player } zahlt dir { $price } und nimmt: { $card }.
to-you-lot-bought = { $player } zahlt dir { $price } und behält: { $card }.
to-you-pedigree-sold = { $player } zahlt dir { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} und nimmt: { $card }.
to-you-pedigree-bought = { $player } zahlt dir { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} und behält: { $card }.
to-you-trade-opened = { $player } beginnt einen Kuhhandel mit dir: { $card }, es geht um { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
to-you-money-laid = { $player } legt dir Geld hin: { $card }, Runde { $round }.
to-you-money-counted = { $player } legt dir die Karten zum Zählen nebeneinander hin: { $count }.
to-you-money-accepted = { $player } nimmt dein Geld: { $card }.
to-you-money-countered = { $player } kontert dein Angebot: { $card }.
to-you-money-swapped = { $player } und du tauscht euer Geld.
to-you-trade-tied = { $player } und du habt gleich viel hingelegt, in Runde { $round }.
to-you-animals-moved = { $player } bekommt von dir: { $card }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.

# Shown while no server can be reached
away-title = Keine Verbindung zum Tisch
away-text = Der Server ist gerade nicht erreichbar. Deine Partien sind sicher; die Seite kommt von selbst zurück.
away-again = Noch einmal versuchen

# Ein Spiel ohne eigenes Brett
plain-say = In Worten sagen

# Die Seite ohne Server: sie läuft auf diesem Gerät
solo-tagline = Läuft auf diesem Gerät
solo-lead = Ein Klick, und du sitzt mit Bots am Tisch.
solo-loading = Die Spiele werden geladen
solo-loading-about = Kein Server nötig. Alles läuft auf diesem Gerät, ab dem nächsten Besuch auch ohne Netz.
solo-first = Der Stand wird aufgebaut
solo-first-ready = Der Stand ist offen
solo-unpack = Auspacken und prüfen
solo-private = Nichts verlässt das Gerät
solo-private-about = Kein Konto, keine Nachrichten nach draußen. Die Partien bleiben in diesem Browser.
solo-offline = Geht auch ohne Netz
solo-offline-about = Alles bleibt hier gespeichert. Für Bahn, Bauernhof und Flugzeug.
solo-keep = Behalten
solo-keep-about = Installiere es über das Menü deines Browsers, dann hat es sein eigenes Symbol.
solo-meanwhile = Inzwischen: Worum handeln wir?
solo-choose = Worum handeln wir?
solo-when-ready = Spielen, sobald es so weit ist
solo-when-ready-about = Die Karten werden gegeben, sobald die Bots da sind.
solo-deals = Es geht in etwa { $seconds } s los
solo-deals-soon = Gleich geht es los
solo-not-yet = Noch nicht
solo-all = Alle Spiele, Lektionen und Regeln
solo-friends = Freunde an anderen Geräten?
solo-friends-about = Solche Tische und Wertungen brauchen einen Server. Freunde an diesem Gerät nicht: siehe „Neuen Tisch eröffnen“ in der Lobby.
solo-bytes = { $have } von { $all } MB
solo-left = noch etwa { $seconds } s
solo-part-engine = Spielwerk
solo-part-games = Spiele und Bots
solo-part-stored = noch vom letzten Mal da
solo-starting = Das Spielwerk startet …
solo-failed-line = Die Verbindung ist nach { $have } MB abgebrochen.
solo-failed-damaged = Eine Datei kam beschädigt an.
solo-failed-browser = Dieser Browser ist zu alt, um die Spiele selbst auszuführen. Nimm bitte einen neueren, oder spiel auf einem Server.
solo-failed-engine = Das Spielwerk ist stehen geblieben. Was der Tisch bestätigt hat, ist gespeichert.
solo-again = Noch einmal versuchen
solo-elsewhere = Deine Tische sind in einem anderen Tab offen.
solo-moved = Deine Tische sind jetzt in einem anderen Tab offen.
solo-here = Hier spielen
solo-fleeting = Dieser Browser lässt die Seite nichts speichern: Deine Partien halten, bis du sie schließt. Sichere die Aufzeichnungen, die du behalten willst.
solo-renewed = Eine neue Version ist da. Deine Partien gehen darin weiter.
solo-renew = Laden
solo-old-browser = Dieser Browser ist zu alt für higgle. Bitte nimm einen neueren.
solo-device = Auf diesem Gerät
solo-device-about = Kein Konto, und nichts wird gesendet: Deine Partien bleiben in diesem Browser und gehen auch ohne Netz. Für Freunde an anderen Geräten und für Wertungen braucht es einen Server.
solo-offer = Ohne Verbindung spielen
solo-offer-about = gegen Bots, nur auf diesem Gerät, auch offline.
solo-shared = Andere spielen am selben Gerät
solo-shared-about = Ihr reicht es weiter; die Karten bleiben solange verdeckt.
solo-pass = Gerät weitergeben: { $player }
solo-pass-about = Es sind keine Karten zu sehen, bis du den Knopf drückst.
solo-pass-ready = Ich bin { $player }
solo-pass-back = Gerät weitergeben

## Die Seite der Admins

admin = Moderation
admin-part-reports = Meldungen
admin-part-people = Leute
admin-part-tables = Tische
admin-part-log = Protokoll
admin-search = Name oder Kennung
admin-find = Suchen
admin-none = Hier gibt es nichts.
admin-look = { $name } ansehen
admin-one = Admin
admin-banned = gesperrt
admin-muted = stumm bis { $date }
admin-kind-guest = Gast
admin-kind-account = Konto
admin-kind-bot = Programm
admin-state-open = wartet
admin-state-playing = läuft
admin-state-over = zu Ende
admin-days = Tage; 0 hebt es auf
admin-why = Grund, fürs Protokoll
admin-mute = Stumm schalten
    .about = Spielt weiter, kann aber an keinem Tisch etwas sagen.
admin-ban = Sperren
    .about = Fliegt sofort hinaus, mit allen Browsern und Programmen. Ein Gast kann als anderer Gast wiederkommen.
admin-unban = Sperre aufheben
    .about = Darf wieder herein.
admin-rename = Umbenennen
    .about = Der neue Name steht auch an den Tischen; ein Konto meldet sich von jetzt an damit an.
admin-password = Neues Passwort
    .about = Du siehst es nur einmal. Alle Browser werden abgemeldet, Passkeys entfernt.
admin-close = Schließen
    .about = Tisch und Partie enden für alle, die dort sitzen.
admin-settle = Erledigt
    .about = Die Meldung verschwindet aus der Liste.
admin-check = Alle Protokolle prüfen
admin-check-whole = Alle Protokolle sind so, wie sie geschrieben wurden.
admin-check-changed = Tisch { $code } wurde nach Schritt { $step } verändert.

## Karten zum Ansehen

cards = Karten ansehen
cards-discard = Ablagestapel
cards-top = { $bean } obenauf
cards-unseen = Noch nicht gesehen
cards-unseen-about = So viele liegen noch im Nachziehstapel oder bei den anderen auf der Hand, soweit du es sehen kannst.
cards-unseen-watching = So viele liegen noch im Nachziehstapel oder in den Händen, soweit du es sehen kannst.
cards-of = von { $count } { $bean }
war-legend = Die Länder dieser Karte
war-no-thaler = Ein Angriff kostet einen Taler; wer keinen hat, greift nicht an, und die Phase entfällt.
war-odds = Deine { $number } schlägt { $percent } % der Karten, die du noch nicht gesehen hast.
