"""The worker processes: each does one job at a time; one that is too slow or dies is replaced."""

import asyncio
import sys
from contextlib import suppress

from msgspec import msgpack

from kontor.server.jobs import Done, Job
from kontor.server.workman import LENGTH

THINKING = 5
"""How far bots stand back behind the process that serves people."""


class WorkFailed(Exception):
    """A job whose process died or took too long."""


class Workman:
    """One process."""

    def __init__(self, back: int) -> None:
        self.back = back
        self.process: asyncio.subprocess.Process | None = None

    async def do(self, job: Job) -> Done:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "kontor.server.workman",
                str(self.back),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # A signal for the server's group is the server's business.
                start_new_session=True,
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        content = msgpack.encode(job)
        self.process.stdin.write(len(content).to_bytes(LENGTH, "big") + content)
        await self.process.stdin.drain()
        length = int.from_bytes(await self.process.stdout.readexactly(LENGTH), "big")
        return msgpack.decode(await self.process.stdout.readexactly(length), type=Done)

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workshop:
    """Some workmen, and who waits for one."""

    def __init__(self, count: int, back: int = THINKING):
        self.free: asyncio.LifoQueue[Workman] = asyncio.LifoQueue()
        self.all = [Workman(back) for _ in range(max(1, count))]
        for workman in self.all:
            self.free.put_nowait(workman)

    async def do(self, job: Job, seconds: float) -> Done:
        """Have a job done; WorkFailed if it was not done in time."""
        workman = await self.free.get()
        try:
            return await asyncio.wait_for(workman.do(job), seconds)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            await workman.end()
            raise WorkFailed(f"{type(job).__name__}: {type(error).__name__}") from None
        except asyncio.CancelledError:
            await workman.end()
            raise
        finally:
            self.free.put_nowait(workman)

    async def close(self) -> None:
        for workman in self.all:
            await workman.end()
