### The running score of games that the same people have played one after the other.

evening = Счёт вечера
evening-points = Очки
evening-wins = Победы
evening-replay = Запись партии { $number }
