"""What every preview uses."""

from longhouse.games.midgard.state import words as w
from longhouse.kernel.face import Fact


def fact(rule: str, name: str, args: list[int]) -> Fact:
    return Fact(rule, f"midgard-preview-{name}", args)


def warning(rule: str, name: str, args: list[int], warns: bool = True) -> Fact:
    """A fact that warns, always or only in this case."""
    return Fact(rule, f"midgard-preview-{name}", args, warns)


def only(good: int, n: int) -> list[int]:
    """A number of one resource."""
    return [n if i == good else 0 for i in range(w.GOODS)]


def cost(rule: str, goods: list[int]) -> list[Fact]:
    return [fact(rule, "cost", goods)] if any(goods) else []


def gain(rule: str, goods: list[int]) -> list[Fact]:
    return [fact(rule, "gain", goods)] if any(goods) else []


def percent(chance: float) -> int:
    """Rounded, but never to 100 if it may fail, nor to 0 if it may succeed."""
    if chance >= 1.0 - 1e-9 or chance <= 1e-9:
        return round(chance) * 100
    return min(99, max(1, round(chance * 100)))


def tenths(n: float) -> int:
    return round(n * 10)
