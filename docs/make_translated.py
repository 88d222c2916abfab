"""Notes which wording of each rule the other languages say; to be run when they have followed.

.venv/bin/python docs/make_translated.py
"""

import json
from hashlib import blake2b
from pathlib import Path

from kontor import games
from kontor.core.catalogue import read_catalogue

FILE = Path(__file__).parent / "rules" / "translated.json"


def wordings() -> dict[str, str]:
    """Every rule with a digest of its English wording."""
    rules = [rule for title in games.TITLES for rule in read_catalogue(title)]
    return {rule.id: blake2b(rule.wording.encode(), digest_size=4).hexdigest() for rule in rules}


if __name__ == "__main__":
    FILE.write_text(json.dumps(wordings(), indent=1) + "\n", "utf-8")
