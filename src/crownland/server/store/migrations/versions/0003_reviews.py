"""Reviews of matches, whole or as far as they have come."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sql.Column("id", sql.String(64), primary_key=True),
        sql.Column("method", sql.String(80), nullable=False),
        sql.Column("whole", sql.Boolean, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("body", sql.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")
