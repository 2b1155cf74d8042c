"""The interface for programs: JSON under /api/v1, described at /docs.

Only `problems` is imported with the pages; FastAPI and pydantic are when somebody first asks for the interface, by the
door (`door.py`).
"""
