"""The way from every earlier form of the database to the present one, for Alembic."""
