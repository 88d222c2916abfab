"""How Alembic runs here: on the connection, and inside the transaction, that it is given."""

from alembic import context

from kontor.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
