"""The pages: accessible HTML with plain forms, and the living table, in every language."""
