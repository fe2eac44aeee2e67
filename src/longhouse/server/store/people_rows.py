"""What is in the database about people. Guests have no row at all: their cookie says who they are."""

from sqlalchemy import Float, ForeignKey, Index, LargeBinary, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from longhouse.server.store.models import Base


class KeyRow(Base):
    """The key that signs cookies, created on the first start; and what else was done once."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)


class AccountRow(Base):
    """A person who wants to be recognised on other machines too. A former guest keeps their id."""

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    outline: Mapped[str] = mapped_column(String(64), unique=True)  # names that look alike are one name
    password: Mapped[str] = mapped_column(Text)  # as argon2 writes it
    created: Mapped[float] = mapped_column(Float)


class SessionRow(Base):
    """One browser that has signed in. Reading the database is not enough to sign in: only the hash of the token is
    here."""

    __tablename__ = "sessions"
    __table_args__ = (Index("sessions_by_account", "account"),)

    token: Mapped[str] = mapped_column(String(64), primary_key=True)  # its hash
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"))
    expires: Mapped[float] = mapped_column(Float)
