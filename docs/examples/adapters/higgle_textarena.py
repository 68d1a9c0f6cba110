"""Higgle's games in TextArena: `ta.make("higgle/kuhhandel-v0")` after `import higgle_textarena`.

Install `textarena` and `higgle[bots]` beside this file. Every seat is a player; TextArena asks
them one after the other. Rewards go from -1 for the last to 1 for the winner.
"""

import textarena as ta

import higgle
from higgle.core import Illegal
from higgle_text_game import TextGame

ERRORS = 2
"""How many replies in a row may be illegal; after the next a bot decides."""


class HiggleTextEnv(ta.Env):
    """A game of higgle as TextArena wants it; nobody reads what they must not see."""

    def __init__(self, game: str, options: dict[str, object] | None = None) -> None:
        self.game_id = game
        self.options = options

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal; the same seed deals the same cards."""
        self.state = ta.FFAMultiPlayerState(num_players, seed=seed, error_allowance=ERRORS)
        self.game = TextGame(self.game_id, num_players, f"textarena {seed}", self.options)
        self.errors = 0
        self.state.reset(game_state={}, player_prompt_function=self.prompt)
        self.ask()

    def prompt(self, player_id: int, game_state: dict[str, object]) -> str:
        """What a player reads once."""
        return self.game.rules(player_id)

    def ask(self) -> None:
        """Let the next player read the question, or end the game."""
        seat = self.game.seat
        if seat is None:
            self.state.set_game_outcome(self.game.rewards(), "The game is over.")
            return
        self.state.manually_set_current_player_id(seat)
        board = ta.ObservationType.GAME_BOARD
        self.state.add_observation(self.game.question(), board, to_id=seat)

    def step(self, action: str) -> tuple[bool, dict[str, object]]:
        """Do what a player replies; what is illegal is asked again, at last a bot decides."""
        seat = self.state.current_player_id
        said = ta.ObservationType.PLAYER_ACTION
        self.state.add_observation(action, said, from_id=seat, to_id=seat)
        try:
            self.game.answer(action)
        except Illegal as why:
            self.refuse(why.text())
        else:
            self.errors = 0
            self.ask()
        done, info = self.state.step(rotate_player=False)
        return bool(done), dict(info)

    def refuse(self, why: str) -> None:
        """Say why a reply was refused; too many in a row lose the decision."""
        self.errors += 1
        seat = self.state.current_player_id
        self.state.add_observation(why, ta.ObservationType.GAME_ADMIN, to_id=seat)
        if self.errors > ERRORS:
            self.state.game_info[seat]["invalid_move"] = True
            self.game.skip()
            self.errors = 0
        self.ask()


for entry in higgle.games():
    ta.envs.registration.register(
        f"higgle/{entry.id}-v0",
        HiggleTextEnv,
        [ta.wrappers.GameBoardObservationWrapper],
        game=entry.id,
    )
