"""Players decide what happens to the seat of a person who left: wait, or have a bot stand in."""

from typing import final

from longhouse.server.store.facts import Ballots
from longhouse.server.wire.parts import VoteOut


@final
class Votes:
    """The open votes of a table, by seat, then by the person who voted."""

    def __init__(self) -> None:
        self.said: Ballots = {}

    def replace(self, said: Ballots) -> list[int]:
        """Take over what the database says. Returns the seats about which that is news."""
        before, self.said = self.said, said
        return [seat for seat in sorted({*before, *said}) if before.get(seat) != said.get(seat)]

    def forget(self, seat: int) -> bool:
        """Close the vote on this seat. Returns whether there was one."""
        return self.said.pop(seat, None) is not None

    def wants_bot(self, seat: int, voters: set[str]) -> bool:
        """Whether more than half of the others who are online want a bot."""
        return sum(1 for voter in voters if self.said.get(seat, {}).get(voter) == "bot") >= needed(voters)

    def vote_out(self, seat: int, voters: set[str], names: dict[str, str]) -> VoteOut:
        said = self.said.get(seat, {})
        by = {
            choice: sorted(names.get(voter, "?") for voter, its in said.items() if its == choice)
            for choice in ("bot", "wait")
        }
        return VoteOut(seat, by["bot"], by["wait"], needed(voters))


def needed(voters: set[str]) -> int:
    return len(voters) // 2 + 1
