### The running score of games that the same people have played one after the other.

evening = Der Abend bisher
evening-points = Punkte
evening-wins = Siege
evening-replay = Aufzeichnung von Partie { $number }
