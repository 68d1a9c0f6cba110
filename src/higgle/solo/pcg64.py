"""NumPy's default source of random numbers: the same seeds give the same numbers."""

from typing import Final

WORD, LONG, HUGE = (1 << 32) - 1, (1 << 64) - 1, (1 << 128) - 1
FACTOR: Final = 0x2360ED051FC65DA44385DF649FCCF645
"""By which the state is multiplied from number to number."""
POOL = 4
"""How many words a seed is spread over."""


def spread(seed: int) -> list[int]:
    """Eight words that a seed determines, as NumPy's `SeedSequence` finds them."""
    words = [seed & WORD]
    while seed := seed >> 32:
        words.append(seed & WORD)
    constant = 0x43B0D7E5

    def mash(value: int) -> int:
        nonlocal constant
        value ^= constant
        constant = constant * 0x931E8875 & WORD
        value = value * constant & WORD
        return value ^ value >> 16

    def mix(one: int, two: int) -> int:
        found = 0xCA01F9DD * one - 0x4973F715 * two & WORD
        return found ^ found >> 16

    pool = [mash(words[at] if at < len(words) else 0) for at in range(POOL)]
    for source in range(POOL):
        for target in range(POOL):
            if source != target:
                pool[target] = mix(pool[target], mash(pool[source]))
    for word in words[POOL:]:
        for target in range(POOL):
            pool[target] = mix(pool[target], mash(word))
    constant, found = 0x8B51F9DD, []
    for at in range(2 * POOL):
        value = pool[at % POOL] ^ constant
        constant = constant * 0x58F38DED & WORD
        value = value * constant & WORD
        found.append(value ^ value >> 16)
    return found


class Pcg64:
    """The permuted congruential generator of 128 bits that NumPy's `default_rng` uses."""

    def __init__(self, seed: int) -> None:
        words = spread(seed)
        longs = [words[at] | words[at + 1] << 32 for at in range(0, 2 * POOL, 2)]
        self.step = ((longs[2] << 64 | longs[3]) << 1 | 1) & HUGE
        self.state = (self.step + (longs[0] << 64 | longs[1])) * FACTOR + self.step & HUGE
        self.half: int | None = None
        """The upper half of a number of which the lower one was used."""

    def long(self) -> int:
        """The next number of 64 bits."""
        self.state = self.state * FACTOR + self.step & HUGE
        mixed = (self.state >> 64 ^ self.state) & LONG
        turn = self.state >> 122
        return (mixed >> turn | mixed << (64 - turn)) & LONG

    def fraction(self) -> float:
        """A number from zero to one."""
        return (self.long() >> 11) * 2.0**-53

    def word(self) -> int:
        """The next number of 32 bits."""
        if self.half is not None:
            found, self.half = self.half, None
            return found
        whole = self.long()
        self.half = whole >> 32
        return whole & WORD

    def below(self, count: int) -> int:
        """A whole number below another one, all equally likely."""
        product = self.word() * count
        if product & WORD < count:
            least = (WORD + 1 - count) % count
            while product & WORD < least:
                product = self.word() * count
        return product >> 32
