"""What is in the database about the processes that serve it."""

from sqlalchemy import Float, ForeignKey, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from longhouse.server.store.models import Base


class WorkerRow(Base):
    """A process that serves tables. If it has not been seen for a while, it is gone."""

    __tablename__ = "workers"

    id: Mapped[str] = mapped_column(String(120), primary_key=True)
    host: Mapped[str] = mapped_column(String(80))
    process: Mapped[int] = mapped_column(Integer)
    seen: Mapped[float] = mapped_column(Float)


class LeaseRow(Base):
    """Which process drives the bots of a table, so that they do not think twice."""

    __tablename__ = "leases"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    worker: Mapped[str] = mapped_column(ForeignKey("workers.id", ondelete="CASCADE"))
