"""The `kontor` command."""

import os
import sys

from kontor.core.errors import KontorError


def main() -> None:
    """Run the command; what is the input's fault ends with a clear message and exit code 2."""
    # Numpy is to compute on one core: many games at once have the others.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from kontor.cli.commands import app

    try:
        app()
    except KontorError as error:
        print(f"kontor: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        # The reader of our output has gone; Python would complain again while flushing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        sys.exit(130)
