"""The compiler of the compiled subset: rules as machine code, from the very functions that work on paper.

`compiled` makes a program of some rules and of all that they call, and keeps it on disk.  The files, in the order in
which a rule goes through them:

reading      from a function to its source, and from a name in it to what it stands for
subset       what a rules file may be written in, as far as its text tells
expressions, calls, statements
             what the parts of a rule become, for the kinds of its arguments
text         LLVM's assembly, while it is written
program      the rules that are compiled together
machine      the machine that a program is compiled for, and what only some machines have
code         machine code in this process, called like the rule that it is
kept         compiled programs on disk
compiled     all of it together
problems     what cannot be compiled, in words

Every value is a whole number of 64 bits, every record or row an address with a layout that is known beforehand.
Nothing that a rule does can end the process: what could is checked, and raises what it would raise on paper.
"""

from .compiled import compiled
from .problems import NotOfTheSubset
from .program import Entry

__all__ = ["Entry", "NotOfTheSubset", "compiled"]
