"""What the database holds.  Entries are only ever added; `migrations/` leads here from every earlier form."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

REVISION = "0002"  # of the newest migration

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

TABLES = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),  # unguessable
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("cards_digest", String(64), nullable=False),
    Column("cards_source", JSON, nullable=False),  # the content of the card set's file
    Column("options", JSON, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),  # the deal comes from it and from the words
    Column("words", Text, nullable=False),
    Column("commitment", String(64), nullable=False),  # SHA-256 of the secret, published before the deal
    Column("made_at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("invite", String(32)),  # the secret of the private link, if seats were left open
    Column("follows", String(32)),  # the table that this one is the rematch of
    Index(None, "invite", unique=True),
    Index(None, "follows", unique=True),
)

SEATS = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64)),  # SHA-256 of the token of whoever sits here when the table is made
    Column("bot", String(32)),  # or the kind of bot; with a person: it plays for them; neither: the seat is open
    Column("name", String(24)),  # what the person calls themselves
    Index(None, "person"),
)

SITTINGS = Table(  # who sits in a seat from then on
    "sittings",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 0, without a gap
    Column("seat", Integer, nullable=False),
    Column("person", String(64)),
    Column("bot", String(32)),
    Column("name", String(24)),
    Column("made_at", BigInteger, nullable=False),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
    Index(None, "person"),
)

ENTRIES = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 0, without a gap
    Column("seat", Integer, nullable=False),
    Column("move", Integer),  # NULL: an undo
    Column("version", Integer, nullable=False),  # of the position that the mover saw
    Column("made_at", BigInteger, nullable=False),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
)

ENDINGS = Table(  # games that have ended, written with their last entry
    "endings",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("made_at", BigInteger, nullable=False),
)

SETTINGS = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
