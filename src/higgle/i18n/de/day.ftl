### The deal of the day, in the page, in the terminal and at the server.

day-title = Partie des Tages
day-about = Alle bekommen dieselben Karten und dieselben Bots. Ein Versuch zählt.
day-play = Partie spielen
day-go-on = Partie fortsetzen
day-look = Dein Ergebnis
day-once-more = Noch einmal spielen
day-played = gespielt
day-middle = Median
day-best = bestes Ergebnis
day-row = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
day-longest = am längsten: { $count }
day-next = nächste Partie in { $hours } h { $minutes } min
day-place = Platz { $place } von { $seats }
day-share = { $share } %
day-fewer = { $people ->
    [one] von { $people } Person hatte weniger Punkte
   *[other] von { $people } Personen hatten weniger Punkte
}
day-rank = bisher Rang { $rank } von { $people }
day-spread = Wie es allen ergangen ist
day-course = Deine Punkte im Lauf der Partie
day-missed = Dieser Tag ist vorbei; seine beste Partie steht dir offen.
day-open = Die Ergebnisse sind offen, die Aufzeichnungen erst nach deinem Versuch.
day-your-replay = Deine Partie
day-best-replay = Die beste Partie, die hier gespielt wurde
day-watch = Ansehen
day-copy = Als Text kopieren
day-copied = Kopiert
day-picture = Bild teilen
day-picture-saved = Das Bild ist gespeichert.
day-spoils = Zeigt keine Karte und verrät also nichts.
day-here = Gleiche Karten, gleiche Bots, ein Versuch
day-send = Aufzeichnung einreichen
day-send-about = Im Terminal oder auf einer Seite ohne Server gespielt? Wähle die Aufzeichnung: Sie wird erst geprüft, und dein erstes Ergebnis zählt.
day-sent = Dein Ergebnis zählt.
day-before = Der Tag davor
day-after = Der Tag danach
day-alone = Verglichen wird auf Servern: Sichere hier die Aufzeichnung und reiche sie dort ein.
day-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
day-unit = { $score ->
    [one] Punkt
   *[other] Punkte
}
day-none = Hier hat diese Partie noch niemand zu Ende gespielt.
day-beaten = Besser als { $share } von 100, die diese Partie gespielt haben
day-apart = Wo sich die beiden Partien trennen
day-apart-about = Bis Aktion { $step } gleich
day-same = Beide Partien sind Aktion für Aktion gleich.
day-save = Aufzeichnung sichern
day-text = higgle { $day } · { $game } · { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
} · { $place }/{ $seats } · { $course }
day-cli-began = Partie des Tages { $day }: { $game }. { $seats } am Tisch, alle bekommen dieselben Karten und Bots.
day-cli-send = { $file } ist die Aufzeichnung. Reiche sie auf der Seite eines Servers unter „Partie des Tages“ ein: Dort zählt dein erstes Ergebnis.

refusal-bad-day = „{ $day }“ ist kein Datum; schreib es wie in 2026-11-17.
refusal-day-not-yet = Die Partie vom { $day } ist noch nicht ausgeteilt.
refusal-not-of-the-day = Das ist keine Partie eines Tages: Karten, Plätze oder Optionen sind andere.
refusal-day-version = Das ist Version { $theirs } der Partie des Tages; hier gilt Version { $ours }. Eines der beiden Programme muss aktualisiert werden.
refusal-day-ahead = Das ist die Partie vom { $day }, und hier ist der { $today } (UTC). Eine der beiden Uhren geht falsch; heb die Aufzeichnung auf und reiche sie an ihrem Tag ein.
refusal-day-past = Für den { $day } werden keine Ergebnisse mehr angenommen: Das geht { $most } Tage lang.
refusal-day-bots = Aktion { $step } der Aufzeichnung ist nicht das, was die Bots dieses Tages hier tun. Wurde mit einer anderen Version von higgle gespielt?
refusal-day-counted = Du hast für diesen Tag schon ein Ergebnis; nur ein Versuch zählt.
refusal-day-under-way = Du spielst diese Partie gerade hier; spiel sie zu Ende.
refusal-day-alone = Die Partie des Tages spielt man allein: Kein Bot springt ein, und niemand übernimmt einen Platz.
refusal-day-own-try = Das ist die heutige Partie, und du hast sie noch nicht zu Ende gespielt: Mach erst deinen eigenen Versuch, oder komm morgen wieder.
