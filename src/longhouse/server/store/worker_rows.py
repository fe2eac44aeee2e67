"""What lies in the database about the processes that serve it."""

from sqlalchemy import Float, ForeignKey, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from longhouse.server.store.models import Base


class WorkerRow(Base):
    """A process that serves tables. One that was not seen for a while is gone."""

    __tablename__ = "workers"

    id: Mapped[str] = mapped_column(String(120), primary_key=True)
    host: Mapped[str] = mapped_column(String(80))
    process: Mapped[int] = mapped_column(Integer)
    seen: Mapped[float] = mapped_column(Float)


class LeaseRow(Base):
    """Which process has the bots of a table play, so that they do not think twice."""

    __tablename__ = "leases"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    worker: Mapped[str] = mapped_column(ForeignKey("workers.id", ondelete="CASCADE"))
