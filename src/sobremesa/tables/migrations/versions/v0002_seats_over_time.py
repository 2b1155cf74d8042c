"""Seats over time: open seats, nicknames, private links, who sits where from when on; tables that follow others."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what tables, seats and entries had not; nothing that was written changes."""
    op.add_column("tables", sa.Column("invite", sa.String(32)))
    op.add_column("tables", sa.Column("follows", sa.String(32)))
    op.create_index("ix_tables_invite", "tables", ["invite"], unique=True)
    op.create_index("ix_tables_follows", "tables", ["follows"], unique=True)
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint(op.f("ck_seats_one_sitter"), type_="check")
        seats.add_column(sa.Column("name", sa.String(24)))
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("bot", sa.String(32)),
        sa.Column("name", sa.String(24)),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_sittings"),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"], ["seats.table_id", "seats.seat"], name="fk_sittings_table_id_seat"
        ),
    )
    op.create_index("ix_sittings_person", "sittings", ["person"])
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_endings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_endings_table_id"),
    )
