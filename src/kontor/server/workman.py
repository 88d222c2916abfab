"""A worker process: takes jobs from its input and puts what came of them into its output, each
with its length in front. Its argument says how far it stands back behind other processes."""

import contextlib
import os
import sys
from typing import BinaryIO

from msgspec import msgpack

from kontor.server.jobs import Job, do

LENGTH = 4


def work(source: BinaryIO, sink: BinaryIO) -> None:
    decoder = msgpack.Decoder(Job)
    while True:
        head = source.read(LENGTH)
        if len(head) < LENGTH:
            return
        job = decoder.decode(source.read(int.from_bytes(head, "big")))
        done = msgpack.encode(do(job))
        sink.write(len(done).to_bytes(LENGTH, "big") + done)
        sink.flush()


def main() -> None:
    # Thinking must never make people wait whose clicks the server handles.
    with contextlib.suppress(OSError):
        os.nice(int(sys.argv[1]))
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What a bot prints is not an answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(KeyboardInterrupt):
        work(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
