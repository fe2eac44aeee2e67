"""A sheet of characters, each with a colour: drawn in any order, read out as lines."""

from typing import final

END_OF_COLOUR = "\x1b[0m"


@final
class Canvas:
    """Cells by row and column, which may be negative; the sheet is as large as what is drawn on it."""

    def __init__(self) -> None:
        self.rows: dict[int, dict[int, tuple[str, str]]] = {}
        self.top, self.left, self.height, self.width = 0, 0, 0, 0

    def reach(self, x: int, y: int, width: int, height: int) -> None:
        """Something is drawn here: make the sheet large enough."""
        if not self.rows:
            self.top, self.left, self.height, self.width = y, x, height, width
            return
        bottom, right = max(self.top + self.height, y + height), max(self.left + self.width, x + width)
        self.top, self.left = min(self.top, y), min(self.left, x)
        self.height, self.width = bottom - self.top, right - self.left

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write to the right from (x, y). A style is what is in an ANSI colour code: `1;31`."""
        if not text:
            return
        self.reach(x, y, len(text), 1)
        row = self.rows.setdefault(y, {})
        for column, character in enumerate(text, x):
            row[column] = (character, style)

    def centre(self, x: int, y: int, text: str, style: str = "") -> None:
        self.put(x - (len(text) - 1) // 2, y, text, style)

    def end_at(self, x: int, y: int, text: str, style: str = "") -> None:
        self.put(x - len(text) + 1, y, text, style)

    def paste(self, other: "Canvas", x: int, y: int) -> None:
        """Lay another sheet on this one, its upper left corner at (x, y)."""
        if other.rows:
            self.reach(x, y, other.width, other.height)
        down, right = y - other.top, x - other.left
        for row, cells in other.rows.items():
            self.rows.setdefault(row + down, {}).update({column + right: cell for column, cell in cells.items()})

    def is_blank(self, x: int, y: int) -> bool:
        return x not in self.rows.get(y, {})

    def lines(self, colour: bool) -> list[str]:
        columns = range(self.left, self.left + self.width)
        blank = (" ", "")
        lines: list[str] = []
        for y in range(self.top, self.top + self.height):
            row = self.rows.get(y, {})
            lines.append(self.line([row.get(x, blank) for x in columns], colour))
        return lines

    def line(self, cells: list[tuple[str, str]], colour: bool) -> str:
        if not colour:
            return "".join([character for character, _ in cells]).rstrip()
        text = ""
        worn = ""
        for character, style in cells:
            if style != worn:
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
        if sheet.rows:
            whole.paste(sheet, 0, y)
            y += sheet.height + gap
    return whole
