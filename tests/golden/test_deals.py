"""Every kind of deal is told to whoever sits there, in words of every language."""

import asyncio

import pytest

from higgle.i18n import LANGUAGES, Language
from scripts.golden.deals import SCENES

ENDS = {
    "show_beans": "You show everybody: 1 blue bean, 1 green bean, 1 soy bean, 1 red bean.",
    "show_order": "You show everybody the order 1/5.",
    "show_depot": "You show everybody: 2 blue beans.",
    "show_money": "You get from Mila: Cow, 1 card.",
    "choose": "Ann offers 1 chili bean for all blue beans to Otto (offer 5).",
    "three": "Ann gives Irma 1 red bean and receives 1 green bean.",
    "keep_next": "    You: 1 kept, 0 broken",
    "break_next": "    You: 0 kept, 1 broken",
    "no_bid": "    You: 1 kept, 1 broken",
    "peace": "    You: 1 kept, 1 broken",
    "voice": "You hold the call.",
    "take_back": "An action was taken back.",
    "call_off": "You do not buy Tipi 2 after all.",
}
"""What each scene comes to."""


@pytest.mark.parametrize("scene", SCENES)
def test_every_deal_is_told_in_every_language(scene: str) -> None:
    """As many lines in each, none of them empty, and none with a word that is missing."""
    told = [play(scene, language) for language in LANGUAGES]

    assert ENDS[scene] in told[0]
    assert 1 == len({len(lines) for lines in told})
    assert all(line.strip() and "{" not in line for lines in told for line in lines)


def play(scene: str, language: Language) -> list[str]:
    """What is told in a scene."""
    return asyncio.run(SCENES[scene](language))


def test_every_scene_has_an_end() -> None:
    assert ENDS.keys() == SCENES.keys()
