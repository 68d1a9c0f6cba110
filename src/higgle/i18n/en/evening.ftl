### The running score of games that the same people have played one after the other.

evening = The evening so far
evening-points = Points
evening-wins = Wins
evening-replay = Replay of game { $number }
