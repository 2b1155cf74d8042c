"""The laws that every game obeys, one room each; law `clauses` has its own, `kit.clauses`.

A law is a function that says what is wrong, a sentence each, and nothing if all is well.  Its docstring is the law.
"""
