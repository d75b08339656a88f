"""Indian textiles, drawn in metres so that one design serves any crop and any resolution.

A saree is x 0 to 5.5 (the pallu is x < PALLU), y 0 to WIDTH with borders along both; a print is endless.
"""

from textile.colours import design_of
from textile.layout import BORDERS, PALLU, WIDTH
from textile.pen import petal, rgb
from textile.threads import noise1, render

__all__ = ["BORDERS", "PALLU", "WIDTH", "design_of", "noise1", "petal", "render", "rgb"]
