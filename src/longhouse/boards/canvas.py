"""A sheet of characters, each with a colour: drawn in any order, read out as lines."""

from typing import final

END_OF_COLOUR = "\x1b[0m"


@final
class Canvas:
    """Cells by row and column, which may be negative; the sheet is as large as what is drawn on it."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}
        self.top, self.left, self.height, self.width = 0, 0, 0, 0

    def reach(self, x: int, y: int, width: int, height: int) -> None:
        """Something is drawn here: make the sheet large enough."""
        if not self.cells:
            self.top, self.left, self.height, self.width = y, x, height, width
            return
        bottom, right = max(self.top + self.height, y + height), max(self.left + self.width, x + width)
        self.top, self.left = min(self.top, y), min(self.left, x)
        self.height, self.width = bottom - self.top, right - self.left

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write to the right from (x, y). A style is what is in an ANSI colour code: `1;31`."""
        if text:
            self.reach(x, y, len(text), 1)
        for step, character in enumerate(text):
            self.cells[y, x + step] = (character, style)

    def centre(self, x: int, y: int, text: str, style: str = "") -> None:
        self.put(x - (len(text) - 1) // 2, y, text, style)

    def end_at(self, x: int, y: int, text: str, style: str = "") -> None:
        self.put(x - len(text) + 1, y, text, style)

    def paste(self, other: "Canvas", x: int, y: int) -> None:
        """Lay another sheet on this one, its upper left corner at (x, y)."""
        if other.cells:
            self.reach(x, y, other.width, other.height)
        top, left = other.top, other.left
        for (row, column), cell in other.cells.items():
            self.cells[row - top + y, column - left + x] = cell

    def lines(self, colour: bool) -> list[str]:
        rows = range(self.top, self.top + self.height)
        columns = range(self.left, self.left + self.width)
        blank = (" ", "")
        return [self.line([self.cells.get((row, column), blank) for column in columns], colour) for row in rows]

    def line(self, cells: list[tuple[str, str]], colour: bool) -> str:
        text = ""
        worn = ""
        for character, style in cells:
            if colour and style != worn:
                text += END_OF_COLOUR if worn else ""
                text += f"\x1b[{style}m" if style else ""
                worn = style
            text += character
        return text.rstrip() + END_OF_COLOUR if worn else text.rstrip()


def beside(sheets: list[Canvas], gap: int) -> Canvas:
    """Sheets from left to right, their upper edges on one line."""
    whole = Canvas()
    x = 0
    for sheet in sheets:
        whole.paste(sheet, x, 0)
        x += sheet.width + gap
    return whole


def below(sheets: list[Canvas], gap: int) -> Canvas:
    """Sheets from top to bottom, their left edges on one column."""
    whole = Canvas()
    y = 0
    for sheet in sheets:
        if sheet.cells:
            whole.paste(sheet, 0, y)
            y += sheet.height + gap
    return whole
