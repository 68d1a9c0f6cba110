### Was der Server ablehnt, in Worten für die, die gefragt haben.

## Die Stufen der Bots

level-random = Zufällig
    .about = Irgendein erlaubter Zug; ein Tisch zum Lernen.
level-greedy = Gierig
    .about = Nimmt, was sofort etwas bringt, und handelt wenig.
level-farmer-easy = Leicht
    .about = Spielt vernünftig und macht Fehler.
level-farmer = Normal
    .about = Weiß, was alles wert ist, und feilscht.
level-farmer-generous = Großzügig
    .about = Gibt etwas mehr als nötig und gönnt jedem seinen Gewinn.
level-farmer-stubborn = Stur
    .about = Will einen guten Preis und gibt kaum nach.
level-farmer-shy = Schüchtern
    .about = Sagt wenig und wagt wenig.
level-farmer-chatty = Gesprächig
    .about = Redet und handelt viel.
level-farmer-calculating = Berechnend
    .about = Achtet genau darauf, was die anderen gewinnen.
level-searcher = Stark
    .about = Spielt jede Möglichkeit durch, bevor er antwortet.
level-expert = Experte
    .about = Hat aus Tausenden von Partien gelernt, was alles wert ist.

## Ablehnungen

refusal-bad-message = Diese Nachricht ist nicht zu verstehen.
refusal-bad-request = Diese Anfrage ist nicht zu verstehen.
refusal-bad-action = So eine Aktion gibt es in diesem Spiel nicht.
refusal-hello-first = Erst grüßen: Die erste Nachricht ist hello.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-has-begun = Das Spiel hat schon begonnen.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-coach-rated = Bei einem gewerteten Spiel gibt es keinen Ratgeber; eröffne einen Tisch ohne Wertung.
refusal-no-coach = An diesem Tisch wird ohne Ratgeber gespielt.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-paused = Das Spiel ist angehalten.
refusal-not-paused = Das Spiel ist nicht angehalten.
refusal-no-more-pauses = In einem gewerteten Spiel darf jeder { $most }-mal unterbrechen, höchstens fünf Minuten lang.
refusal-spectator = Wer zuschaut, kann das nicht.
refusal-no-spectators = An diesem Tisch sind keine Zuschauer erwünscht.
refusal-resting = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
refusal-not-resting = Du spielst schon selbst.
refusal-seat-kept = Für den Platz ist schon gesorgt.
refusal-storage = Der Server kann im Moment nichts speichern; nichts Bestätigtes geht verloren. Bitte gleich noch einmal versuchen.
refusal-stopping = Der Server startet neu; gleich geht es weiter.
refusal-broken = Auf dem Server ist etwas schiefgegangen (Nummer { $request }).
refusal-no-chat = An diesem Tisch gibt es keinen Chat.
refusal-empty-chat = In dieser Zeile steht nichts.
refusal-no-undo = An diesem Tisch wird nichts zurückgenommen.
refusal-undo-asked = Jemand hat schon darum gebeten, etwas zurückzunehmen.
refusal-cannot-undo = Das lässt sich nicht zurücknehmen: Seitdem wurde eine Karte gezogen oder gezeigt.
refusal-no-calls = Gerade wird nichts ausgerufen oder gezählt.
refusal-not-auctioneer = Nur der Versteigerer kann die Rufe beschleunigen oder hinauszögern.
refusal-tempo-set = Dieser Ruf ist schon beschleunigt oder hinausgezögert.
refusal-others-read = Andere lesen noch, was ihnen gezeigt wurde. Danach könnt ihr alle im selben Augenblick bieten.
refusal-undo-rated = In einem gewerteten Spiel kannst du nur deine letzte Aktion zurücknehmen, und nur bevor jemand anders etwas getan hat.
refusal-nothing-asked = Niemand wartet auf deine Antwort.
refusal-come-in-first = Tritt zuerst mit einem Namen ein.
refusal-csrf = Die Seite ist veraltet; bitte neu laden.
refusal-foreign-origin = Die Anfrage kommt von einer fremden Seite.
refusal-too-often = Das war zu oft; bitte kurz warten.
refusal-too-many-changes = Das hast du jetzt oft genug geändert; warte, bis das Spiel weitergeht.
refusal-too-big = Das ist zu groß.
refusal-too-many-lines = Du hast zu viele Fenster an den Tischen offen; schließ bitte eines.
refusal-not-found = Hier ist nichts.
refusal-not-allowed = Das geht hier nicht.
refusal-has-account = Du hast schon ein Konto.
refusal-account-needed = Dafür brauchst du ein Konto.
refusal-name-taken = Der Name „{ $name }“ ist vergeben.
refusal-name-stays = Der Name eines Kontos lässt sich nicht ändern.
refusal-wrong-passkey = Dieser Passkey öffnet hier kein Konto.
refusal-too-many-passkeys = Du hast { $most } Passkeys; entferne erst einen.
refusal-wrong-password = Name und Passwort passen nicht zusammen.
refusal-easy-password = Bitte wähle ein Passwort, das schwerer zu erraten ist: keine Tastenreihe, nicht immer dieselben paar Zeichen, nicht deinen Namen und kein Wort, das alle nehmen.
refusal-bad-name = Bitte wähle einen anderen Namen: Einige Zeichen darin sind unsichtbar oder sehen aus wie die einer anderen Schrift.
refusal-bad-word = Ein Wort hat höchstens 40 sichtbare Zeichen.
refusal-reserved-name = Dieser Name bleibt dem Betreiber des Servers. Bitte wähle einen anderen.
refusal-busy = Gerade werden viele Partien durchgesehen; bitte versuche es gleich noch einmal.
refusal-record-too-long = Eine Aufzeichnung darf höchstens { $most } Schritte haben.
refusal-record-too-slow = Diese Aufzeichnung durchzusehen dauert zu lange.
refusal-no-reply-from-database = Die Datenbank antwortet nicht: { $why }
refusal-table-closed = Dieser Tisch ist geschlossen.
refusal-two-devices = Du sitzt hier auch auf einem anderen Gerät oder in einem anderen Tab. Beide zeigen dasselbe, und du kannst an beiden handeln.
refusal-log-damaged = Das Protokoll dieses Tisches wurde nach Schritt { $step } verändert; es wird nicht weitergespielt.
refusal-other-seal = Die Aufzeichnung trägt ein anderes Siegel: { $seal }
refusal-unknown-person = So jemanden gibt es nicht.
refusal-no-account = Ein Konto namens { $name } gibt es nicht.
refusal-too-many-bots = Du kannst höchstens { $most } Programme haben.
refusal-too-many-tables = Du hast binnen eines Tages { $most } Tische eröffnet, an denen noch gespielt wird; spiel zuerst einen zu Ende oder komm morgen wieder.
refusal-too-many-public = Von dir warten schon { $most } Tische auf der Liste; fülle oder schließe erst einen davon.
refusal-too-many-alone = Du hast { $most } Fernpartien eröffnet, die noch nicht zu Ende sind; beende erst eine davon.
refusal-too-many-alone-here = Von deiner Adresse aus wurden heute zu viele Fernpartien eröffnet. Bitte versuche es später noch einmal.
refusal-unknown-table = Einen Tisch { $code } gibt es nicht.
refusal-table-full = Alle Plätze sind besetzt.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-chair-asked = Jemand hat schon um einen Platz gebeten.
refusal-sent-away = Der Gastgeber dieses Tisches hat diesen Platz einem Bot zurückgegeben.
refusal-no-newcomer = Diesen Platz hat niemand während des Spiels übernommen.
refusal-chair-agreed = In einem gewerteten Spiel haben alle zugestimmt, dass jemand diesen Platz übernimmt.
refusal-one-seat-each = Du kannst nur einen Platz nehmen.
refusal-bot-on-person = Der Name eines Bots gehört nur zu einem Bot-Platz.
refusal-no-programs = Programme sind an diesem Tisch nicht willkommen.
refusal-host-only = Das kann nur der Gastgeber dieses Tisches.
refusal-chairs-free = Es sind noch Plätze frei.
refusal-no-trade-clock = Eine Fernpartie hat keine Handelsuhr.
refusal-short-turn = In einer Fernpartie hat jeder für einen Zug mindestens eine Stunde. Wer es schneller will, wählt ein anderes Tempo.
refusal-config-file = Die Einstellungen in { $file } sind nicht lesbar: { $why }
refusal-config-value = Eine Einstellung ist falsch: { $why }
refusal-config-like = Eine Einstellung ist falsch: { $setting } sollte so aussehen: { $like }
refusal-config-range = Eine Einstellung ist falsch: { $setting } ist eine Zahl { $most ->
        [none] ab { $least }
       *[other] von { $least } bis { $most }
    }.
refusal-database-taken = Ein anderer Server benutzt { $file } schon. Beende ihn zuerst: Strg-C in seinem Fenster.
refusal-database-newer = Eine neuere Version von higgle hat diese Datenbank benutzt. Installiere diese oder eine spätere, oder spiele eine Sicherung zurück.
refusal-port-taken = Port { $port } kann nicht benutzt werden: { $why }
server-others = Von anderen Geräten aus:
server-alone = Andere Geräte erreichen es nicht: Dieser Rechner ist in keinem Netz.
server-open = Lass dieses Fenster offen, solange ihr spielt; Strg-C beendet es.
refusal-muted = Der Betreiber dieses Servers hat dich gebeten, eine Weile nichts zu sagen. Weiterspielen kannst du.
refusal-barred = Der Betreiber dieses Servers lässt dieses Konto nicht herein.
refusal-no-database = Eine Datenbank { $file } gibt es nicht.
refusal-other-database = Diese Datenbank gehört zu einer anderen Version von higgle: Starte den Server einmal, oder installiere jene Version.
refusal-database-full = Diese Datenbank ist nicht leer; zieh in eine neue, leere um.
refusal-move-where = Umgezogen wird von einer SQLite-Datei nach postgresql://…, nicht anders.
refusal-not-yourself = Dich selbst kannst du nicht melden.
refusal-not-yourself-blocked = Dich selbst kannst du nicht blockieren.
refusal-blocked = An diesen Tisch kannst du dich nicht setzen.
refusal-too-many-blocked = Du hast schon { $most } Leute blockiert; gib zuerst jemanden frei.
refusal-unknown-report = So eine Meldung gibt es nicht.
refusal-mail-sender = E-Mails brauchen einen Absender: Setze sender, etwa „Spiele <spiele@example.org>“.
refusal-mail-links = In den E-Mails stehen Links, also muss der Server seine Adresse kennen: Setze origins, etwa https://spiele.example.
refusal-no-letters = Dieser Server verschickt keine E-Mails.
refusal-old-link = Dieser Link ist abgelaufen oder ersetzt worden. In deinem Profil bekommst du einen neuen.
refusal-push-service = An { $host } kann nichts gemeldet werden: Diesen Push-Dienst kennt der Server nicht.
refusal-push-key = Der Schlüssel dieses Geräts ist nicht zu gebrauchen.
refusal-no-notices = Dieser Server schickt keine Meldungen an Geräte.

letter-turn = { $name }, bei { $game } bist du am Zug.
letter-offer = { $name }, bei { $game } bietet dir jemand etwas an.
letter-over = { $name }, dein Spiel { $game } ist zu Ende.
mail-question = Jemand hat { $place } gebeten, E-Mails über Fernpartien an diese Adresse zu schicken. Wenn du das warst, bestätige es innerhalb von zwei Tagen:
    .subject = Ist das deine Adresse?
mail-question-not-you = Wenn du es nicht warst, tu einfach nichts: Es kommt keine weitere E-Mail.
mail-daily =
    .subject = { $count ->
        [one] Eine Partie wartet auf dich
       *[other] Neues aus { $count } Partien
    }
mail-due = Du hast Zeit bis { $time } Uhr (UTC).
mail-moment = { $day } { $month ->
         [1] Januar
         [2] Februar
         [3] März
         [4] April
         [5] Mai
         [6] Juni
         [7] Juli
         [8] August
         [9] September
         [10] Oktober
         [11] November
       *[12] Dezember
    }, { $time }
mail-calendar = Du bist am Zug: { $game }
mail-why = Du bekommst diese E-Mail, weil du { $place } darum gebeten hast. Keine E-Mails mehr, und die Adresse wird gelöscht:

# Notices on devices
push-day = Partie des Tages: { $game }
push-day-about = Dieselben Karten für alle, und ein Versuch, der zählt.
push-evening = { $name } hat für den Club „{ $club }“ einen Tisch eröffnet.
push-round = Runde { $round } von „{ $title }“ beginnt. Dein Tisch wartet auf dich.

# What a chat shows for a link
og-title = higgle: fünf Spiele rund ums Handeln
og-text = Bohnen und Kühe handeln, mit Freunden und Bots. Link öffnen und Platz nehmen.
og-table = { $name } lädt dich an einen Tisch ein: { $game }

## Was getan wurde

done-mute = { $until ->
    [never] { $name } darf wieder sprechen.
   *[other] { $name } kann bis { $until } nichts sagen.
}
done-ban = { $name } ist gesperrt, mit allen Browsern und Programmen.
done-unban = { $name } darf wieder herein.
done-rename = { $name } heißt jetzt { $new }, auch an den Tischen.
done-password = Das neue Passwort von { $name } ist { $password } und wird nur jetzt gezeigt. Alle Browser dieses Kontos sind abgemeldet.
done-close = Tisch { $code } ist geschlossen.
done-settle = Meldung { $number } ist erledigt.
refusal-admin-only = Das ist nur für Admins dieses Servers. Ernannt werden sie von dem, der ihn betreibt: higgle admin appoint NAME.
refusal-admin-in-terminal = { $name } ist Admin; das geht nur im Terminal, mit higgle admin.
refusal-several-people = Mehrere heißen { $name }; nimm eine dieser Kennungen: { $ids }.
