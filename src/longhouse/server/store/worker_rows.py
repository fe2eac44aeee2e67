"""What is in the database about the processes that serve it, and what they share."""

from sqlalchemy import Float, ForeignKey, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from longhouse.server.store.models import Base


class WorkerRow(Base):
    """A process that serves tables. While it lives, it adds to its beats; no clock is compared with another's."""

    __tablename__ = "workers"

    id: Mapped[str] = mapped_column(String(120), primary_key=True)
    host: Mapped[str] = mapped_column(String(80))
    process: Mapped[int] = mapped_column(Integer)
    beats: Mapped[int] = mapped_column(Integer, server_default="0")


class LeaseRow(Base):
    """Which process drives the bots of a table, so that they do not think twice."""

    __tablename__ = "leases"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    worker: Mapped[str] = mapped_column(ForeignKey("workers.id", ondelete="CASCADE"))


class PresenceRow(Base):
    """Who is at a table through one process. It is true as long as that process lives."""

    __tablename__ = "presences"

    worker: Mapped[str] = mapped_column(ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    people: Mapped[str] = mapped_column(Text)  # the ids of those who have a seat, as a JSON list
    watching: Mapped[int] = mapped_column(Integer)


class VoteRow(Base):
    """What a person wants to be done about the seat of somebody who left."""

    __tablename__ = "votes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    choice: Mapped[str] = mapped_column(String(8))


class RateRow(Base):
    """How much of a limit all processes together have used. `at` is by the clock of `rates.py`."""

    __tablename__ = "rates"

    key: Mapped[str] = mapped_column(String(32), primary_key=True)
    level: Mapped[float] = mapped_column(Float)
    at: Mapped[float] = mapped_column(Float)
