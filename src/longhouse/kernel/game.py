"""A game as the registry knows it: its name, seats, settings, words, and how it is dealt."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, final

from longhouse.kernel.box import Box, Word
from longhouse.kernel.chance import Chance, seeded
from longhouse.kernel.content import ContentFile, did_you_mean, nearest, patched, read_content
from longhouse.kernel.edition import Edition
from longhouse.kernel.face import Face, Kinds
from longhouse.kernel.mind import Mind
from longhouse.kernel.origin import Origin, Settings
from longhouse.kernel.table import Frame, Table

MOST_DIGITS: Final = 18
SETTINGS_KEPT: Final = 64
BOXES_KEPT: Final = 8
LONGEST_NAME: Final = 60
LONGEST_SEED: Final = 64  # a SHA-256 in hexadecimal digits


class SettingError(ValueError):
    """A game, a setting or a number of players that cannot be played; the text says what can.

    For other languages there is a message `key` with its `facts`: `setting` is a setting of the game, `value` a
    value of it, `near` the word that was probably meant or `none`. Without a key there is only the English text.
    """

    def __init__(self, text: str, key: str = "", facts: dict[str, int | str] | None = None) -> None:
        super().__init__(text)
        self.key = key
        self.facts: dict[str, int | str] = {} if facts is None else facts


@final
class Choice:
    """One setting of a game: its possible values, and its default.

    One of `values`; several of them (`several`, separated by commas); or, without values, a number from low to high.
    """

    def __init__(
        self, name: str, values: list[str], default: str, several: bool = False, low: int = 0, high: int = 0
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.several: Final = several
        self.low: Final = low
        self.high: Final = high

    def with_default(self, default: str) -> "Choice":
        return Choice(self.name, self.values, default, self.several, self.low, self.high)

    def allowed(self) -> str:
        if not self.values:
            return f"a number from {self.low} to {self.high}"
        return ("any of " if self.several else "one of ") + ", ".join(self.values)

    def canonical(self, given: str) -> str:
        text = given.strip()
        if self.several:
            parts = [part.strip() for part in text.split(",") if part.strip()]
            if all(part in self.values for part in parts) and len(set(parts)) == len(parts):
                return ",".join(parts)
        elif self.values:
            if text in self.values:
                return text
        elif is_number(text) and self.low <= int(text) <= self.high:
            return str(int(text))
        raise self.refusal(text)

    def refusal(self, text: str) -> SettingError:
        """Why this value is not possible: it is unknown, or named twice."""
        given = one_line(text)
        facts: dict[str, int | str] = {"setting": self.name, "value": given}
        if not self.values:
            facts["low"] = self.low
            facts["high"] = self.high
            return SettingError(
                f"setting {self.name} cannot be '{given}'; it is {self.allowed()}", "setting-number", facts
            )
        parts = [part.strip() for part in text.split(",") if part.strip()]
        if self.several and all(part in self.values for part in parts):
            twice = max(parts, key=parts.count)
            facts["value"] = twice
            return SettingError(
                f"setting {self.name} cannot be '{given}': {twice} is named twice", "setting-twice", facts
            )
        facts["near"] = nearest(text, self.values)
        facts["values"] = ", ".join(self.values)
        hint = did_you_mean(text, self.values)
        return SettingError(
            f"setting {self.name} cannot be '{given}'{hint}; it is {self.allowed()}", "setting-value", facts
        )


@final
class Stream:
    """A stream of chance: its name in journals, and what its lowest outcome is called there (a die begins with 1).

    What is `rolled` is seen by everybody and counts at once; the others are drawn.
    """

    def __init__(self, name: str, first: int, rolled: bool = False) -> None:
        self.name: Final = name
        self.first: Final = first
        self.rolled: Final = rolled


@final
class MessageKeys:
    """Every message key of a game, with the kinds of its arguments; reasons by their number, with the rule first."""

    def __init__(
        self,
        asks: dict[str, Kinds],
        events: dict[str, Kinds],
        reasons: dict[int, tuple[str, str, Kinds]],
        sources: Kinds,
        endings: Kinds,
        ties: Kinds = (),
        previews: dict[str, Kinds] | None = None,
        rolls: dict[str, Kinds] | None = None,
    ) -> None:
        self.asks: Final = asks
        self.events: Final = events
        self.reasons: Final = reasons
        self.sources: Final = sources  # of points, in the order of `Score.sources`
        self.endings: Final = endings
        self.ties: Final = ties
        self.previews: Final = {} if previews is None else previews
        self.rolls: Final = {} if rolls is None else rolls

    def kinds(self) -> dict[str, Kinds]:
        """By message key, the kinds of its arguments."""
        reasons = {key: kinds for _, key, kinds in self.reasons.values()}
        return {**self.asks, **self.events, **self.previews, **self.rolls, **reasons}


@final
class Game:
    """What one game offers, declared once. Its rules are in its folder; this is the door.

    The functions get settings, boxes and tables of this game only. `face` and `mind` are functions, so that they are
    loaded only when they are needed: a simulation needs neither.
    """

    def __init__(
        self,
        folder: Path,
        name: str,
        version: int,
        players: tuple[int, ...],
        choices: list[Choice],
        streams: tuple[Stream, ...],
        verbs: tuple[Word, ...],
        frames: dict[str, type[Frame]],
        message_keys: MessageKeys,
        box: Callable[[Origin, int], Box],
        deal: Callable[[Any, Chance], Table],
        face: Callable[[], Face],
        mind: Callable[[], Mind] | None = None,
        check: Callable[[int, Settings], None] | None = None,
        formalities: bool = False,
        old_first_seat: int = 0,
        editions: tuple[Edition, ...] = (),
    ) -> None:
        self.folder: Final = folder  # where its content is
        self.name: Final = name
        self.version: Final = version  # of the rules: grows when an old journal would be played differently
        self.players: Final = players
        self.choices: Final = choices
        self.streams: Final = streams
        self.verbs: Final = verbs
        self.frames: Final = frames
        self.message_keys: Final = message_keys
        self.open_box: Final = box  # reads content and settings; refuses combinations that cannot be played
        self.lay_out: Final = deal  # makes a table from a box, before the first draw or choice
        self.open_face: Final = face
        self.open_mind: Final = mind
        self.check: Final = check  # refuses combinations that the rules refuse
        self.formalities: Final = (
            formalities  # whether players are asked questions that are only formalities (`secret.formality`)
        )
        self.old_first_seat: Final = old_first_seat  # in the options of journals of format 1
        self.editions: Final = editions  # older versions of the rules, the latest first
        self.patches: list[str] = []  # of an older version: what its content said differently, the latest first
        self.unknown: list[str] = []  # of an older version: the settings that did not exist yet
        self.older: dict[int, Game] = {}
        self.opened_face: Face | None = None
        self.opened_mind: Mind | None = None
        self.completed: dict[str, Settings] = {}  # a cache, so that many tables are made quickly
        self.standard: ContentFile | None = None  # read when it is first needed
        self.boxes: list[Box] = []  # the last few, the latest first

    def complete_settings(self, players: int, given: dict[str, str]) -> Settings:
        """All settings with their values in canonical form; raises SettingError that says what is possible."""
        key = f"{players} {given}"
        if key not in self.completed:
            if len(self.completed) == SETTINGS_KEPT:
                self.completed.clear()
            self.completed[key] = self.check_settings(players, given)
        return self.completed[key].copy()

    def check_settings(self, players: int, given: dict[str, str]) -> Settings:
        if players not in self.players:
            counts = ", ".join([str(n) for n in self.players])
            facts: dict[str, int | str] = {"players": players, "allowed": counts}
            raise SettingError(f"{self.name} is for {counts} players, not {players}", "setting-players", facts)
        names = [choice.name for choice in self.choices]
        for name in given:
            if name not in names:
                raise self.unknown_setting(name, names)
        settings: Settings = {}
        for choice in self.choices:
            settings[choice.name] = choice.canonical(given.get(choice.name, choice.default))
        if self.check is not None:
            self.check(players, settings)
        self.box_for(self.content(), settings, players)
        return settings

    def unknown_setting(self, name: str, names: list[str]) -> SettingError:
        hint = did_you_mean(name, names)
        return SettingError(
            f"{self.name} has no setting '{one_line(name)}'{hint}; it has {', '.join(names)}",
            "setting-unknown",
            {"setting": one_line(name), "near": nearest(name, names)},
        )

    def edition(self, version: int) -> "Game | None":
        """The game by the rules of this version, which may be an older one; None if they are not known."""
        if version == self.version:
            return self
        if version not in self.older and version in [edition.version for edition in self.editions]:
            self.older[version] = self.make_edition(version)
        return self.older.get(version)

    def make_edition(self, version: int) -> "Game":
        """Everything as it is today, but for what that version and those after it said differently."""
        then: Settings = {}
        patches: list[str] = []
        unknown: list[str] = []
        for edition in self.editions:
            if edition.version >= version:
                then.update(edition.settings)
                patches.append(f"content-{edition.version}.toml")
                unknown += edition.unknown
        old = Game(
            self.folder,
            self.name,
            version,
            self.players,
            [choice.with_default(then.get(choice.name, choice.default)) for choice in self.choices],
            self.streams,
            self.verbs,
            self.frames,
            self.message_keys,
            self.open_box,
            self.lay_out,
            self.open_face,
            self.open_mind,
            self.check,
            self.formalities,
            self.old_first_seat,
        )
        old.patches = patches
        old.unknown = unknown
        return old

    def content(self) -> ContentFile:
        """The content that comes with the game: `content.toml` in its folder, as this version of the rules had it."""
        if self.standard is None:
            self.standard = read_content(self.folder / "content.toml")
            for name in self.patches:
                if (self.folder / name).is_file():
                    self.standard = patched(self.standard, read_content(self.folder / name))
        return self.standard

    def box_for(self, content: ContentFile, settings: Settings, players: int) -> Box:
        """Boxes never change, so tables with the same settings share one; the last few are kept."""
        for box in self.boxes:
            if box.players == players and box.origin.content is content and box.settings == settings:
                return box
        box = self.open_box(Origin(self.name, self.version, settings.copy(), content), players)
        self.boxes = [box, *self.boxes[: BOXES_KEPT - 1]]
        return box

    def deal(self, players: int, settings: Settings, content: ContentFile, chance: Chance) -> Table:
        """A table before its first step; call `settle` next."""
        return self.lay_out(self.box_for(content, settings, players), chance)

    def new_table(self, players: int, settings: Settings, content: ContentFile, seed: str) -> Table:
        """A table that waits for its first pick; the settings are complete and checked."""
        table = self.deal(players, settings, content, seeded(seed, self.stream_names()))
        table.settle()
        return table

    def face(self) -> Face:
        if self.opened_face is None:
            self.opened_face = self.open_face()
        return self.opened_face

    def mind(self) -> Mind:
        """Raises SettingError if bots cannot play this game."""
        if self.open_mind is None:
            raise SettingError(f"no bot has learned to play {self.name} but uniform, which picks at random")
        if self.opened_mind is None:
            self.opened_mind = self.open_mind()
        return self.opened_mind

    def stream_names(self) -> tuple[str, ...]:
        return tuple([stream.name for stream in self.streams])


def is_number(text: str) -> bool:
    """ASCII digits, and not too many to be read quickly."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def one_line(text: str, longest: int = LONGEST_NAME) -> str:
    """A text as one line without outer blanks, cut to the length of a name."""
    return " ".join(text.split())[:longest].rstrip()
