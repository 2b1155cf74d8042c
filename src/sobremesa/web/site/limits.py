"""Limits: how many tables somebody may make, so that nobody fills the disk by accident or for fun."""

import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from threading import Lock

from ...engine.errors import Message
from ...tables.errors import TooMany
from ...tables.store import Store, now

MINUTES = 10
MOST_OF_A_PERSON = 30  # tables in so many minutes
MOST_FROM_AN_ADDRESS = 150  # a club behind one address makes a table each, and once more
DAYS = 7
MOST_OPEN = 60  # games of a person that were begun in so many days and have not ended
MOST_KEPT = 10_000  # people and addresses that are remembered


class Recent:
    """Counts what somebody has done in the last seconds.  Any thread may use it.

    clock  tells the seconds; another one in tests
    """

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic):
        self.most, self.seconds, self._clock = most, seconds, clock
        self._done: OrderedDict[str, deque[float]] = OrderedDict()
        self._lock = Lock()

    def wait(self, who: str) -> float:
        """Count it, and 0; or, if it is too much, the seconds after which it may be done, and it does not count."""
        with self._lock:
            moment = self._clock()
            done = self._done.setdefault(who, deque())
            self._done.move_to_end(who)
            while len(self._done) > MOST_KEPT:
                self._done.popitem(last=False)
            while done and done[0] <= moment - self.seconds:
                done.popleft()
            if len(done) >= self.most:
                return done[0] + self.seconds - moment
            done.append(moment)
            return 0.0


class NewTables:
    """Who may make a table: so many in some minutes by a person and from an address, and so many games not ended.

    Games that were left long ago do not count: nobody must finish them first.
    """

    def __init__(self, store: Store):
        self.store = store
        self._people = Recent(MOST_OF_A_PERSON, MINUTES * 60)
        self._addresses = Recent(MOST_FROM_AN_ADDRESS, MINUTES * 60)

    def check(self, person: str | None, address: str) -> None:
        """Count a table that is about to be made; TooMany if it is one too many."""
        if person is not None:
            begun = self.store.tables_of(person, 0, MOST_OPEN, ended=False, since=now() - DAYS * 24 * 3600 * 1000)
            if len(begun) >= MOST_OPEN:
                raise TooMany(Message("error.too-many-open", n=MOST_OPEN, days=DAYS))
        waits = [self._addresses.wait(network(address))]
        if person is not None:
            waits.append(self._people.wait(person))
        if wait := max(waits):
            raise TooMany(Message("error.too-many-at-once", n=round(wait / 60) or 1))


def network(address: str) -> str:
    """What counts as one address: an IPv4 address, or the half of an IPv6 address that belongs to one household."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
