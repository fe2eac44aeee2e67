"""What Alembic runs: the steps that are missing, on the connection that `store` has opened."""

from alembic import context

from longhouse.server.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
