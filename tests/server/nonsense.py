"""Frames that no client of ours would send, and some that it would: a seeded stream of them."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, Final

NUMBERS: Final = [-1, 0, 1, 3, 15, 16, 255, 2**31 - 1, 2**31, 2**53, 2**63, -(2**63), 10**40, 0.5, -0.0, 1e308]
TEXTS: Final = [
    "",
    " ",
    "roll",
    "end-turn",
    "road/0,0,E",
    "road/999999999,-999999999,E",
    "road/1,1,Q",
    "road/" + "1," * 40,
    "settlement/",
    "give/wool/wool/wool",
    "propose/-1",
    "undo",
    "null",
    "../../etc/passwd",
    "'; DROP TABLE entries; --",
    "{{7*7}}${7*7}%s%n",
    "<script>alert(1)</script>",
    "\x00\x01\x1b[2J",
    "\u202eevil\u2066\u200b\ufeff",
    "👑🧝🏽‍♀️" * 9,
    "Ж" * 64,
    "ß" * 65,
    "a" * 300,
    "a" * 301,
    "\U0010ffff\ufffe",
    "İıſK",
]
KINDS: Final = [
    "hello",
    "pick",
    "undo",
    "why",
    "preview",
    "board",
    "hint",
    "advise",
    "chat",
    "mute",
    "vote",
    "takeback_seat",
    "formalities",
    "lesson_next",
    "lesson_back",
    "lesson_skip",
    "lesson_leave",
    "shown",
    "grace",
    "ping",
]
FIELDS: Final = [
    "id",
    "seq",
    "seat",
    "option",
    "seen",
    "chat",
    "text",
    "name",
    "off",
    "choice",
    "version",
    "on",
    "step",
    "type",
]
STEPS: Final = [0, 1, 2, 2**31 - 1]
CHOICES: Final[dict[str, dict[str, list[Any]]]] = {
    "vote": {"choice": ["bot", "wait"]},
    "grace": {"on": [False, True]},
    "formalities": {"on": [False, True]},
    **{f"lesson_{deed}": {"step": STEPS} for deed in ("next", "back", "skip", "leave")},
}
HUGE: Final = [4090, 4096, 4097, 9000, 60_000, 65_536, 70_000, 300_000]


class Nonsense:
    """`options` are texts that were offered to somebody: the best nonsense is nearly right."""

    def __init__(self, seed: int) -> None:
        self.luck: Final = random.Random(seed)
        self.options: list[str] = ["roll"]
        self.seq = 0
        self.makers: Final[list[tuple[Callable[[], str | bytes], int]]] = [
            (self.nearly_right, 50),
            (self.wrong_field, 20),
            (self.any_json, 8),
            (self.cut_short, 8),
            (self.noise, 4),
            (self.binary, 4),
            (self.deep, 3),
            (self.huge, 1),
            (self.numbers, 2),
        ]

    def frames(self, number: int) -> Iterator[str | bytes]:
        makers, weights = zip(*self.makers, strict=True)
        for maker in self.luck.choices(makers, weights, k=number):
            yield maker()

    # --- values

    def text(self) -> str:
        luck = self.luck
        if luck.random() < 0.6:
            return luck.choice(self.options)
        return luck.choice(TEXTS)

    def number(self) -> Any:
        return self.seq + self.luck.randint(-2, 1) if self.luck.random() < 0.6 else self.luck.choice(NUMBERS)

    def value(self, depth: int = 0) -> Any:
        luck = self.luck
        kind = luck.randrange(8 if depth < 3 else 5)
        if kind == 0:
            return luck.choice([None, True, False])
        if kind <= 2:
            return self.number()
        if kind <= 4:
            return self.text()
        if kind == 5:
            return [self.value(depth + 1) for _ in range(luck.randrange(4))]
        return {luck.choice([*FIELDS, *TEXTS]): self.value(depth + 1) for _ in range(luck.randrange(4))}

    def message(self) -> dict[str, Any]:
        """One with every field that its kind needs, of the right type."""
        luck = self.luck
        kind = luck.choice(KINDS)
        words: dict[str, Any] = {"type": kind}
        if kind in ("pick", "undo", "why", "preview", "hint", "advise", "chat", "vote") or kind.startswith("lesson"):
            words["id"] = str(luck.randrange(40))
        if kind in ("pick", "undo"):
            words["seq"] = max(0, self.seq + luck.randint(-2, 1))
        if kind in ("pick", "undo", "why", "preview", "hint", "advise", "vote", "takeback_seat", "formalities"):
            words["seat"] = luck.choice([0, 0, 1, 2, 3, 15])
        if kind in ("pick", "why", "preview"):
            words["option"] = self.text()[:100] or "roll"
        if kind == "hello":
            words["seen"] = luck.choice([-1, 0, 1, 2**31 - 1, self.seq])
        if kind == "chat":
            words["text"] = self.text()[:300] or "hm"
        if kind == "mute":
            words["speaker"] = self.text()[:16] or "somebody"
        if kind == "shown":
            words["version"] = luck.choice([-1, 0, 2**31 - 1, self.seq])
        return words | {name: luck.choice(values) for name, values in CHOICES.get(kind, {}).items()}

    # --- frames

    def nearly_right(self) -> str:
        return json.dumps(self.message())

    def wrong_field(self) -> str:
        message = self.message()
        name = self.luck.choice([*message, *FIELDS])
        if self.luck.random() < 0.3:
            message.pop(name, None)
        else:
            message[name] = self.value()
        return json.dumps(message, ensure_ascii=self.luck.random() < 0.5)

    def any_json(self) -> str:
        return json.dumps(self.value())

    def cut_short(self) -> str:
        whole = self.nearly_right()
        at = self.luck.randrange(len(whole))
        return whole[:at] + self.luck.choice(["", "\\ud800", '"', "}", whole])

    def noise(self) -> str:
        return "".join(chr(self.luck.choice([self.luck.randrange(1, 128), 0x4E00, 0x1F600])) for _ in range(40))

    def binary(self) -> bytes:
        if self.luck.random() < 0.5:
            return self.nearly_right().encode()
        return self.luck.randbytes(self.luck.randrange(200))

    def deep(self) -> str:
        depth = self.luck.choice([10, 200, 1500, 2040])
        opening, closing = self.luck.choice([("[", "]"), ('{"a":', "}")])
        nest = opening * depth + self.luck.choice(["", "1" + closing * depth])
        return nest if self.luck.random() < 0.5 else f'{{"type":"chat","id":"1","text":{nest}}}'

    def huge(self) -> str:
        filling = self.luck.choice(["a", " ", "я", "9", "["])
        size = self.luck.choice(HUGE) // len(filling.encode())
        return f'{{"type":"chat","id":"1","text":"{filling * size}"}}'

    def numbers(self) -> str:
        number = self.luck.choice(["NaN", "-Infinity", "1e999", "9" * 500, "-0", "0x10", "1_0", "١", "1.0", '"1"'])
        return f'{{"type":"pick","id":"n","seq":{number},"seat":0,"option":"roll"}}'
