"""`longhouse play wild`: what only Vikings Gone Wild shows at the terminal."""

from tests.cli.hotseat import WILD


def test_an_attack_being_built_is_on_the_screen_of_its_builder_only() -> None:
    """VW-19.2: the defender sees it when it is declared."""
    texts = WILD.texts
    declared = texts.index("declare")
    begun = max(at for at in range(declared) if texts[at].partition("/")[0] in ("attack", "undead", "dragon"))
    out = WILD.told([*texts[: begun + 1], "b"])
    asked = out.index("Put your attack together: ")
    assert "Attack on " in out[asked:] and "Attack on " not in out[:asked]
    assert " attacks " not in out[asked:] and " defeats " not in out[asked:]


def test_an_unfinished_attack_is_taken_back() -> None:
    """VW-19.2: taking it back is an undo to the main menu."""
    texts = WILD.texts
    begun = next(at for at, text in enumerate(texts) if text.partition("/")[0] in ("attack", "undead", "dragon"))
    out = WILD.told([*texts[: begun + 1], "u"])
    assert "Taken back: " in out
    assert out.rindex("Play cards, buy, build") > out.rindex("Taken back: ")
