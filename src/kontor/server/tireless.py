"""Work that a server does for as long as it runs, and that no error ends."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from traceback import extract_tb

log = logging.getLogger("kontor")

AGAIN = 2.0

Work = Callable[[], Awaitable[None]]


async def tireless(work: Work) -> None:
    """Do something again whenever it has come to an end, well or badly. The log says what went
    wrong and where, but not the words of the error: they might tell what is secret."""
    while True:
        try:
            await work()
        except Exception as error:
            place = extract_tb(error.__traceback__)[-1]
            name = type(error).__name__
            log.error("%s at %s:%s; going on", name, place.filename, place.lineno)
        await asyncio.sleep(AGAIN)
