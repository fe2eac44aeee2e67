"""What is in the database about analyses of finished games."""

from sqlalchemy import Float, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from longhouse.server.store.models import Base


class AnalysisRow(Base):
    """The analysis of a journal, which several tables may have: its place in the queue, and what was found so far."""

    __tablename__ = "analyses"
    __table_args__ = (Index("analyses_by_state", "state", "asked"),)

    journal: Mapped[str] = mapped_column(String(64), primary_key=True)  # the fingerprint of its text
    edition: Mapped[int] = mapped_column(Integer)  # of the report: those of an older one are made anew
    state: Mapped[str] = mapped_column(String(8))  # waiting, running, stopped, done, failed
    person: Mapped[str] = mapped_column(String(40))  # who asked for it
    asked: Mapped[float] = mapped_column(Float)
    worker: Mapped[str] = mapped_column(String(120))  # which process of the server sees to it; empty for none
    here: Mapped[int] = mapped_column(Integer)
    all: Mapped[int] = mapped_column(Integer)
    seconds: Mapped[float] = mapped_column(Float)
    question: Mapped[str] = mapped_column(Text)  # the journal and what the players are called, until it is done
    report: Mapped[str] = mapped_column(Text)  # JSON; empty while there is none


class AnalysedRow(Base):
    """Which journal the game of a table has."""

    __tablename__ = "analysed"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    journal: Mapped[str] = mapped_column(ForeignKey("analyses.journal", ondelete="CASCADE"))
