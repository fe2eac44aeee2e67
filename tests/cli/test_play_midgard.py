"""`longhouse play midgard`: what only Champions of Midgard shows at the terminal."""

from tests.cli.hotseat import MIDGARD, SEATS


def test_sealed_orders_are_not_on_the_screen_of_the_other() -> None:
    """CM-H6: a player who takes the keyboard over sees the table, but only their own orders."""
    texts = MIDGARD.texts
    first = next(at for at, text in enumerate(texts) if text.startswith("send/"))
    seat = MIDGARD.played.journal.picks[first].seat
    out = MIDGARD.told(texts[: first + 1])
    assert f"{SEATS[seat]} prepares the fight" not in out
    screens = out.split("In secret: ")
    assert len(screens) > 2  # the question stays open after a warrior was sent
    assert all(screen.count("At home") == 1 for screen in screens[:-1])
