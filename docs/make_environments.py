"""Writes the lists of observations into environments.md: python docs/make_environments.py"""

from pathlib import Path

from kontor import games
from kontor.env.observations import placed

PAGE = Path(__file__).with_name("environments.md")


def main() -> None:
    text = PAGE.read_text("utf-8")
    for title in games.TITLES:
        text = placed(text, title)
    PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
