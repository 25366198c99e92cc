"""One module a land of Paper World: five layers of cut paper, from the back to the front; the shapes of
web/art/landscapes.mjs."""

from art.cutting import Layer
from art.lands import desert, forest, mountain, sea

LANDS: dict[str, list[Layer]] = {
    "yellow": desert.LAYERS,
    "blue": sea.LAYERS,
    "green": forest.LAYERS,
    "black": mountain.LAYERS,
}
