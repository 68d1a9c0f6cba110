"""One bot among three others: `python -m scripts.duels bohnanza expert farmer --deals 60`.

Every deal is played from every seat; deal N has the seed `duel N`, so a line can be repeated.
"""

import argparse
from math import sqrt
from statistics import fmean, variance

from higgle.play import Match, spread

SEATS = 4


def play(task: tuple[str, str, str, int]) -> tuple[float, int]:
    """One deal from every seat: the share of the wins, and the decisions that were lost."""
    game, bot, other, deal = task
    won = 0.0
    lost = 0
    for seat in range(SEATS):
        players = [bot if at == seat else other for at in range(SEATS)]
        result = Match(game, SEATS, players, f"duel {deal}").play()
        won += (seat in result.winners) / len(result.winners)
        lost += len(result.forfeits)
    return won / SEATS, lost


def main() -> None:
    """Play the deals, and say how many games were won."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game")
    words.add_argument("bot")
    words.add_argument("other")
    words.add_argument("--deals", type=int, default=60)
    words.add_argument("--first", type=int, default=0)
    words.add_argument("--cores", type=int, default=0)
    said = words.parse_args()
    deals = range(said.first, said.first + said.deals)
    tasks = [(said.game, said.bot, said.other, deal) for deal in deals]
    played = list(spread(play, tasks, said.cores))
    wins = [won for won, _ in played]
    off = 1.96 * sqrt(variance(wins) / len(wins)) if len(wins) > 1 else 1.0
    lost = sum(lost for _, lost in played)
    print(
        f"{said.game}: {said.bot} among {said.other}: {100 * fmean(wins):.1f} ± {100 * off:.1f} %"
        f" of {SEATS * len(wins)} games, {lost} decisions lost"
    )


if __name__ == "__main__":
    main()
