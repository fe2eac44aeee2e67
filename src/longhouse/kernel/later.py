"""Names of things that are imported when they are first needed."""

from importlib import import_module
from typing import Final, TypeVar, final

Kind = TypeVar("Kind")


@final
class Later:
    """Something in a module, named as entry points are: `package.module:NAME`.

    For what compiled code cannot import: mypyc would have to read it, and all that it needs, while it compiles.
    """

    def __init__(self, place: str) -> None:
        self.place: Final = place

    def load(self, kind: type[Kind]) -> Kind:
        """The object of this name; it must be of this kind."""
        module, _, name = self.place.partition(":")
        found = getattr(import_module(module), name)
        if not isinstance(found, kind):
            raise TypeError(f"{self.place} is not a {kind.__name__}")
        return found
