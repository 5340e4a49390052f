"""Where clients reach the machine of a process."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("processes", sql.Column("address", sql.String(200), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("processes") as table:
        table.drop_column("address")
