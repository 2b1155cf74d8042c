"""Why a file cannot be read or written, in words that every language has."""

import errno

from .errors import Message

WHY = {
    errno.ENOENT: "file.none",
    errno.EISDIR: "file.folder",
    errno.ENOTDIR: "file.no-folder",
    errno.EACCES: "file.not-allowed",
    errno.EPERM: "file.not-allowed",
    errno.EROFS: "file.read-only",
    errno.ENOSPC: "file.full",
    errno.ENAMETOOLONG: "file.long-name",
    errno.ELOOP: "file.loop",
    errno.EEXIST: "file.exists",
}


def why(error: OSError | ValueError) -> Message | str:
    """What an error of the system means; the system's own words if it is a rare one.

    A ValueError is about a name that no file can have.
    """
    if isinstance(error, ValueError):
        return Message("file.bad-name")
    return Message(WHY[error.errno]) if error.errno in WHY else str(error.strerror or error)


def printable(name: object) -> str:
    """The name of a file, as a message shows it."""
    text = str(name)
    return text if text.isprintable() else repr(text)[1:-1]
