"""Seats by letter, where a board has no room for names."""


def letters_of(names: list[str]) -> list[str]:
    """A letter for every seat: the initials of the names if they differ, else A, B, C and so on."""
    initials = [name[:1].upper() for name in names]
    distinct = len(set(initials)) == len(names) and all(initial.isalpha() for initial in initials)
    return initials if distinct else [chr(ord("A") + seat) for seat in range(len(names))]
