"""What is in the database. The journal of a table is in `entries`, one row for each entry, and is never changed."""

from sqlalchemy import BigInteger, Boolean, Float, ForeignKey, Index, Integer, LargeBinary, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """All our tables."""


class TableRow(Base):
    """A table: what was agreed on, and what became of it."""

    __tablename__ = "tables"
    __table_args__ = (Index("tables_by_status", "status", "changed"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules: Mapped[int] = mapped_column(Integer)
    settings: Mapped[str] = mapped_column("options", Text)  # all settings in canonical form, as a JSON object
    secret: Mapped[str] = mapped_column(String(64), server_default="")  # its hash is shown; empty if a seed was chosen
    seed: Mapped[str] = mapped_column(String(64))  # from the secret and the words, once the game has begun
    watch: Mapped[str] = mapped_column(String(8))  # all, link, none
    status: Mapped[str] = mapped_column(String(8))  # open, starting, playing, over, given_up, brought
    host: Mapped[str] = mapped_column(String(40))  # the id of a person
    created: Mapped[float] = mapped_column(Float)
    changed: Mapped[float] = mapped_column(Float)
    rematch: Mapped[str | None] = mapped_column(String(16))  # the table that follows this one
    seating: Mapped[int] = mapped_column(Integer, server_default="0")  # increases when anything except the game changes
    pack: Mapped[str] = mapped_column(String(16), server_default="")  # the fingerprint of its pack; empty for none
    pack_title: Mapped[str] = mapped_column(String(64), server_default="")
    lesson: Mapped[str] = mapped_column(String(40), server_default="")  # the name of a lesson of its game, if it is one
    course: Mapped[str] = mapped_column(Text, server_default="")  # where in the lesson its learner is
    parent: Mapped[str] = mapped_column(String(16), server_default="")  # the table whose game is played on here, and
    parent_picks: Mapped[int] = mapped_column(Integer, server_default="-1")  # after how many picks; -1: none is


class PackRow(Base):
    """An owner's values that some table is played with."""

    __tablename__ = "packs"

    fingerprint: Mapped[str] = mapped_column(String(16), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class SeatRow(Base):
    """A seat at a table."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_person", "person"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # person, hotseat, bot, open
    person: Mapped[str | None] = mapped_column(String(40))  # the same for all seats that share a screen
    bot: Mapped[str] = mapped_column(String(32))  # which bot, for a bot
    name: Mapped[str] = mapped_column(String(64))
    stand_in: Mapped[str] = mapped_column(String(32))  # the bot that plays for a person who left, if any
    promise: Mapped[str] = mapped_column(String(64), server_default="")  # the SHA-256 of its word
    word: Mapped[str] = mapped_column(String(64), server_default="")  # what this seat adds to the random seed
    formalities: Mapped[bool] = mapped_column(Boolean, server_default=false())  # whether the server answers them


class RemovedRow(Base):
    """A table that a person has taken off their list."""

    __tablename__ = "removed"

    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


class MetRow(Base):
    """A tip that a person has been given in a game: nobody is told the same twice."""

    __tablename__ = "met"

    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    tip: Mapped[str] = mapped_column(String(40), primary_key=True)


class EntryRow(Base):
    """A line of a journal: first its head with the deal, then the picks; `undo` takes back the last pick.

    The primary key prevents two entries from taking the same place. `said` is the id that the client gave it, so that a
    message that is sent again is recognised, even after a restart.
    """

    __tablename__ = "entries"
    __table_args__ = (Index("entries_said_once", "table_id", "person", "said", unique=True),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int] = mapped_column(Integer, primary_key=True)
    line: Mapped[str] = mapped_column(Text)
    person: Mapped[str | None] = mapped_column(String(40))
    said: Mapped[str | None] = mapped_column(String(64))
    at: Mapped[float] = mapped_column(Float)


class SnapshotRow(Base):
    """A table as it was at some version, for quick loading. It can always be rebuilt from the journal."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int] = mapped_column(Integer)
    data: Mapped[bytes] = mapped_column(LargeBinary)


class ChatRow(Base):
    """A line of chat. `said` is the id that the client gave it, as in an entry."""

    __tablename__ = "chats"
    __table_args__ = (
        Index("chats_by_table", "table_id", "id"),
        Index("chats_said_once", "table_id", "person", "said", unique=True),
    )

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    person: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(64))
    seat: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)
    said: Mapped[str | None] = mapped_column(String(64))


class MuteRow(Base):
    """Whose chat a person has muted, at every table; `name` is what the muted person was called then."""

    __tablename__ = "mutes"

    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    muted: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
