"""`python -m kontor` is the command `kontor`."""

from kontor.cli import main

main()
