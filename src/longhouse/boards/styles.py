"""The colours of all text boards, as they stand in an ANSI colour code."""

from typing import Final

BOLD: Final = "1"
FAINT: Final = "38;5;245"
MARK: Final = "1;7"  # the label of an option
SEATS: Final = {
    "red": "1;38;5;231;48;5;160",
    "blue": "1;38;5;231;48;5;26",
    "green": "1;38;5;231;48;5;28",
    "yellow": "1;38;5;16;48;5;220",
    "purple": "1;38;5;231;48;5;91",
    "black": "1;38;5;231;48;5;238",
}


def colour_style(colour: str) -> str:
    """Of a seat, by its colour; a host's own content may have others."""
    return SEATS.get(colour, BOLD)
