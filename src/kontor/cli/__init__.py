"""The `kontor` command."""

import os
import sys

from kontor.core.errors import KontorError


def main() -> None:
    """Run the command; what is the input's fault ends with a clear message and exit code 2."""
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
