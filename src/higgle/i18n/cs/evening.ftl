### The running score of games that the same people have played one after the other.

evening = Průběh večera
evening-points = Body
evening-wins = Výhry
evening-replay = Záznam { $number }. partie
