"""The maps of Beanland as pictures: each card two signs wide, half a card is two more.

They are our own; see `board.py` for how they are read and what an own map must keep to.
"""

from typing import Final

PLAIN: Final = {
    3: """
          Ir  Vi  Ca
    Vi  Ci  Qu  Sw  Fa
  Fa  ~~  Mo  Fa  ~~  Vi
Ca  Sw  Fa  Ci  Mo  Ci
  Vi  Qu  Mo  Fa  Qu  Ir
    Ir  Ci  ~~  Sw  Vi
          Vi  Fa  Ca
""",
    4: """
Ca  Vi  Mo  Sw  Mo  Fa  Ca
  Fa  Ci  Fa  Vi  Ci  Vi
Qu  ~~  Ir  ~~  Ir  ~~  Qu
  Vi  Ci  Vi  Fa  Ci  Fa
Ca  Fa  Mo  Sw  Mo  Vi  Ca
""",
    5: """
      Vi  Ca  Ir  Fa
    Ir  Mo  Fa  Sw  Ca
  Fa  Qu  Ci  ~~  Mo  Vi
Ca  Mo  Ci  Vi  Ci  ~~  Qu
  Vi  Sw  Ci  ~~  Vi  Sw
    Fa  Vi  Fa  Ir  Ca
      Qu  Ca  Mo  Fa
""",
    6: """
      Ca  Ir  Fa  Ca
    Fa  Vi  Ci  Vi  Sw
  Sw  ~~  Mo  Qu  ~~  Fa
Ca  Vi  Qu  Ci  Mo  Vi  Ca
  Fa  Ci  Mo  Qu  Ci  Ir
    Ir  Vi  ~~  Vi  Fa
      Ca  Fa  Sw  Ca
""",
}

CAVALRY: Final = {
    3: """
          Fa  Vi  Ca
    Sw  Ci  Pa  Fa  ~~
  ~~  Fo  Vi  Mo  Fo  Sw
Ca  Fa  Mo  Ci  Vi  Ci
  Vi  Pa  Vi  Mo  Pa  Fa
    Fa  Ci  Fo  Fa  Vi
          Sw  ~~  Ca
""",
    4: """
Vi  Mo  Ci  Sw  Vi  Mo  Vi
  Ca  Fa  Fa  Ci  Fa  Ca
Fo  ~~  Pa  ~~  Pa  ~~  Fo
  Ca  Fa  Ci  Fa  Fa  Ca
Vi  Mo  Vi  Sw  Ci  Mo  Vi
""",
    5: """
      Vi  Ca  Pa  Fa
    Pa  Mo  Fa  Sw  Ca
  Fa  Fo  Ci  ~~  Mo  Vi
Ca  Mo  Ci  Vi  Ci  ~~  Fo
  Vi  Sw  Ci  ~~  Vi  Sw
    Fa  Vi  Fa  Pa  Ca
      Fo  Ca  Mo  Fa
""",
    6: """
      Sw  Fa  Ca  Fo
    Fa  Ci  Vi  ~~  Ca
  Ca  Vi  Pa  Mo  Vi  Fa
Fo  ~~  Mo  Ci  Pa  Ci  Sw
  Ca  Vi  Pa  Mo  Vi  Fa
    Fa  Ci  Vi  ~~  Ca
      Sw  Fa  Ca  Fo
""",
}

PYRAMID: Final = """
          Ca
        Vi  Fa
      Ir  Mo  Ci
    Ci  Qu  Qu  Ir
  Fa  Mo  Qu  Mo  Vi
Ca  Vi  Ir  Ci  Fa  Ca
"""

RIDING_PYRAMID: Final = """
          Ca
        Vi  Fa
      Pa  Mo  Ci
    Ci  Fo  Fo  Pa
  Fa  Mo  Fo  Mo  Vi
Ca  Vi  Pa  Ci  Fa  Ca
"""

BOTH: Final = {
    3: """
      Fa  Pa  ~~  Ca
Ci  Vi  Mo  Sw  Fa  Ir  Ci
  Ir  Qu  Fo  Vi  Qu  Vi
Ca  Fa  Vi  Ci  Fo  Mo  Fa
  ~~  Sw  Fo  Vi  Sw  Pa
    Pa  Mo  Qu  Fa  ~~
      Fa  Vi  Ir  Ca
            Ci
""",
    4: """
      Ir  Fa  Vi  Ca
    Ci  Qu  Ci  Mo  Vi
  Vi  Fa  Pa  Fa  Sw  Mo
Ca  ~~  Fo  ~~  Fo  ~~  Ca
  Mo  Sw  Fa  Pa  Fa  Vi
    Vi  Mo  Ci  Qu  Ci
      Ca  Vi  Fa  Ir
""",
    5: """
      Mo  Ca  Fa  Pa  Mo
    Ci  Vi  ~~  Ir  Vi  Ca
  Fa  Qu  Fo  Sw  Ci  Fa  ~~
Ca  Vi  Pa  Sw  Sw  Fo  Qu  Vi
  Fa  Ir  Ci  Qu  Ci  Mo  Fa
    Fo  ~~  Mo  Pa  Vi  Ca
      Vi  Ca  Fa  Ir
""",
    6: """
  Qu  Ir  Fa  Ca  Pa
Fa  Vi  Ci  Vi  ~~  Ca  Fa
  Ca  Sw  Fo  Mo  Sw  Vi  Qu
Pa  ~~  Mo  Ci  Fo  Ci  Ir
  Ca  Vi  Fo  Mo  Vi  Fa
    Fa  Ci  Sw  ~~  Ca
      Ir  Vi  Ca  Pa
        Qu  Fa
""",
}
"""For the cavalry variant with both sides of the cards: larger, and beyond one box."""
