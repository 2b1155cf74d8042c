"""What Alembic runs: the steps that are missing, on the connection it is given."""

from alembic import context

from sobremesa.tables.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
