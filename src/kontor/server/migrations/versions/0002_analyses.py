"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("analyst", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("moments", sa.Integer(), nullable=True),
        sa.Column("document", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("analyses_by_status", "analyses", ["status", "asked"], unique=False)
    op.create_table(
        "verdicts",
        sa.Column("analysis", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["analysis"],
            ["analyses.id"],
        ),
        sa.PrimaryKeyConstraint("analysis", "number"),
    )


def downgrade() -> None:
    op.drop_table("verdicts")
    op.drop_index("analyses_by_status", table_name="analyses")
    op.drop_table("analyses")
