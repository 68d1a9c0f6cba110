### Clubs, ihre Abende und Turniere.

clubs = Clubs
clubs-about = Ein Freundeskreis mit eigenen Abenden, Turnieren und Ergebnistabellen.
clubs-none = Du bist noch in keinem Club. Ein Mitglied kann dir den Link schicken, oder du gründest selbst einen.
clubs-found = Club gründen
clubs-name = Name des Clubs
clubs-account = Zum Gründen braucht man ein Konto, zum Beitreten per Link nicht.
clubs-account-open = Konto anlegen
clubs-members = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
}
club-join = Dem Club beitreten
club-join-about = { $name } hat { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}. Wer beitritt, sieht Abende und Ergebnisse und spielt bei den Turnieren mit.
club-closed = Was ein Club hat, sehen nur seine Mitglieder. Bitte eines um den Link.
club-invite = Einladen
club-invite-about = Wer diesen Link öffnet, kann beitreten.
club-invite-copy = Link kopieren
club-invite-copied = Kopiert
club-leave = Club verlassen
club-leave-sure = Wirklich verlassen?
club-remove = { $name } entfernen
club-host = leitet den Club
club-won = { $won } von { $played } gewonnen
club-begin-evening = Abend beginnen
club-begin-evening-about = Ein Tisch für alle, die Zeit haben; nach jeder Partie spielen dieselben weiter, und der Stand wird geführt.
club-evenings = Abende
club-evenings-none = Noch wurde kein Abend gespielt.
club-evening-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
club-evening-open = Wartet auf Mitspieler
club-evening-playing = Wird gespielt
club-tournaments = Turniere
club-tournaments-none = Noch ist kein Turnier angekündigt.
club-announce = Turnier ankündigen

tournament-title = Titel
tournament-game = Spiel
tournament-format = Modus
tournament-swiss = Schweizer System
tournament-swiss-about = In jeder Runde spielen die zusammen, die ähnlich viele Punkte haben.
tournament-robin = Jeder gegen jeden
tournament-robin-about = Die Tische wechseln so, dass alle einander treffen.
tournament-evening = Duplikatabend
tournament-evening-about = Zwei Tische bleiben zusammen und spielen dieselben Karten: Jeder Platz wird mit demselben Platz am anderen Tisch verglichen.
tournament-size = Plätze am Tisch
tournament-rounds = Runden
tournament-rounds-usual = so viele wie nötig
tournament-wait = Plätze werden freigehalten für
tournament-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
tournament-starts = Geplant für
tournament-open = Anmeldung
tournament-playing = Runde { $round } von { $rounds }
tournament-over = Vorbei
tournament-people = { $count ->
    [one] { $count } Teilnehmer
   *[other] { $count } Teilnehmer
}
tournament-winner = Gewonnen von { $names }
tournament-join = Mitspielen
tournament-leave = Nicht mitspielen
tournament-begin = Mit { $count ->
    [one] { $count } Teilnehmer
   *[other] { $count } Teilnehmern
} beginnen
tournament-begin-about = Alle weiteren Runden öffnen sich von selbst, sobald alle Tische einer Runde fertig sind.
tournament-stop = Jetzt beenden
tournament-stop-sure = Wirklich beenden? Die fertigen Runden zählen.
tournament-to-table = An deinen Tisch
tournament-until = Plätze werden bis { $time } freigehalten; danach spielen Bots für alle, die nicht gekommen sind.
tournament-out = Ein Bot spielt für dich.
tournament-back = Nächste Runde mitspielen
tournament-give-up = Keine Runden mehr spielen
tournament-standings = Ergebnistabelle
tournament-place = Platz
tournament-points = Punkte
tournament-points-about = Bis zu 100 je Runde: so viel Prozent derer mit denselben Karten auf demselben Platz hast du geschlagen. Bei Gleichstand: gewonnene Partien, Punkte der Gegner, Punkte aller Partien.
tournament-wins = Siege
tournament-strength = Gegner
tournament-scores = Spielpunkte
tournament-round = Runde { $number }
tournament-table = Tisch { $number }
tournament-awaited = wird erwartet
tournament-here = da
tournament-plays = spielt
tournament-done = fertig
tournament-lost = geschlossen
tournament-same-cards = Alle Tische einer Runde haben dieselben Karten. Mischung und Wiederholungen sind zu sehen, wenn die Runde vorbei ist.
tournament-gone = spielt nicht mehr
tournament-next = Zum Turnier
tournament-waiting = Drück „Ich bin bereit“, um deinen Platz einzunehmen; die Partie beginnt, wenn alle da sind.

refusal-unknown-club = Einen Club { $code } gibt es nicht.
refusal-unknown-tournament = Ein Turnier { $code } gibt es nicht.
refusal-not-member = Das sehen nur Mitglieder des Clubs. Bitte eines um den Link.
refusal-old-invitation = Dieser Link lässt niemanden mehr hinein. Bitte ein Mitglied um den neuen.
refusal-club-full = Der Club ist voll: Er hat { $most } Mitglieder.
refusal-too-many-clubs = Du bist schon in { $most } Clubs; verlass erst einen.
refusal-club-host-only = Das darf nur, wer den Club leitet.
refusal-not-yourself-removed = Dich selbst kannst du nicht entfernen; verlass den Club stattdessen.
refusal-too-many-tournaments = { $most } Turniere dieses Clubs sind noch nicht vorbei; spielt oder beendet erst eines.
refusal-tournament-seats = Im Turnier sitzen an einem Tisch dieses Spiels { $least } bis { $most }.
refusal-tournament-over = Dieses Turnier ist vorbei.
refusal-tournament-begun = Dieses Turnier hat begonnen.
refusal-tournament-full = Dieses Turnier ist voll: { $most } spielen mit.
refusal-tournament-people = Ein Turnier braucht mindestens { $least } Teilnehmer.
refusal-tournament-host-only = Das darf nur, wer das Turnier angekündigt hat.
refusal-tournament-table = Plätze und Regeln eines Turniertisches stehen mit der Runde fest. Für jeden, der nicht kommt, springt ein Bot ein.
refusal-tournament-rematch = Das ist ein Turniertisch: Die nächste Runde öffnet sich von selbst.
refusal-round-not-over = Andere Tische spielen diese Karten noch. Aufzeichnung und Wiederholung sind zu sehen, wenn die Runde vorbei ist.
