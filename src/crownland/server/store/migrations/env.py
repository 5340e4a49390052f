"""Alembic's way in: runs the migrations on the connection that `database.migrate` opened."""

from alembic import context

from crownland.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection, target_metadata=METADATA, render_as_batch=True, transaction_per_migration=False
)
with context.begin_transaction():
    context.run_migrations()
