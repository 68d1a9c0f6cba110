"""Let a language model play: a function from a prompt and a JSON schema to a reply.

Run it with `python docs/examples/let_a_model_play.py`. The model here is a stand-in that needs no
network: it answers with a random line of the legal moves in its prompt, and now and then with
nonsense. Replace `stand_in` with a call of your own model, or with
`higgle.envs.llm.ChatEndpoint(url, model)` for a server with OpenAI's chat completions.
"""

from collections import Counter
from random import Random

from higgle.envs.llm import LanguageModelBot
from higgle.envs.model_replies import Schema
from higgle.play import Bot, Match

DICE = Random(7)


def stand_in(prompt: str, schema: Schema) -> str:
    """Talk a little, then give one command on the last line."""
    if DICE.random() < 0.05:
        return "I would rather have some stew."
    moves = prompt.rpartition("examples:\n")[2].splitlines()
    listed = [line.strip() for line in moves if line.startswith("  ")]
    return "Let me think.\n" + DICE.choice(listed or ["wait"])


def main(game: str = "kuhhandel") -> LanguageModelBot:
    """Play one game against two bots, and tell what the model said."""
    seated: list[LanguageModelBot] = []

    def sit_down(game: str, random: Random, style: str) -> Bot:
        seated.append(LanguageModelBot(game, random, style, model=stand_in, list_moves=True))
        return seated[-1]

    result = Match(game, 3, [sit_down, "greedy", "random"], seed="a model plays").play()
    bot = seated[0]
    verbs = Counter(attempt.matched.split()[0] for attempt in bot.attempts if attempt.matched)
    refused = [attempt for attempt in bot.attempts if attempt.error]
    print(f"Scores {result.scores}; {len(bot.attempts)} replies, {len(refused)} refused:")
    print(f"  understood {dict(verbs)}")
    for attempt in refused[:3]:
        print(f"  tried {attempt.tried!r}: {attempt.error}")
    print(f"  {bot.given_up} decisions were given up; legal moves were listed: {bot.list_moves}")
    return bot


if __name__ == "__main__":
    main()
