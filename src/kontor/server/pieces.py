"""The pieces of a title as a screen needs them: the component files as they are, and what follows
from them that has a place or a name on the table."""

from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from kontor.bots.roster import LEVELS
from kontor.core.components import Folder, read_toml, standard_folder, unpacked_set
from kontor.core.game import Game
from kontor.games.burgundy.game import Burgundy
from kontor.games.burgundy.plans import COLOURS, Plan
from kontor.games.mombasa.atlas import Atlas
from kontor.games.mombasa.game import Mombasa
from kontor.games.mombasa.pieces import Book, Card

Document = dict[str, Any]


def title_document(game: Game) -> Document:
    """A title for the form that opens a table."""
    return {
        "name": game.name,
        "title": game.title,
        "players": [game.min_players, game.max_players],
        "options": [option.describe() for option in game.option_list],
        "levels": list(LEVELS),
        "languages": languages(game.name),
    }


def languages(title: str) -> list[str]:
    words = files("kontor.games") / title / "words"
    return sorted(file.name.removesuffix(".ftl") for file in words.iterdir())


def words_text(title: str, language: str) -> str:
    return (files("kontor.games") / title / "words" / f"{language}.ftl").read_text("utf-8")


def symbols_text(title: str) -> str:
    return (files("kontor.games") / title / "symbols" / "symbols.svg").read_text("utf-8")


def components_document(game: Game) -> Document:
    """Everything about a component set that a picture needs."""
    folder: Folder = standard_folder(game.name)
    if game.component_data:
        folder = unpacked_set(game.component_data)
    names = sorted(file.name for file in standard_folder(game.name).iterdir())
    return {
        "set": game.component_set,
        "hash": game.component_hash,
        "files": {
            name.removesuffix(".toml"): read_toml(folder, name).data
            for name in names
            if name.endswith(".toml")
        },
        "drawn": drawn(game),
    }


def drawn(game: Game) -> Document:
    if isinstance(game, Burgundy):
        return {"boards": [board(plan) for plan in game.components.duchies]}
    assert isinstance(game, Mombasa)
    components = game.components
    books = [*components.books, *(tile.book for tile in components.tiles)]
    return {
        "map": atlas_document(components.atlas),
        "cards": by_name(map(card, [*components.start, *components.first, *components.deck])),
        "books": by_name(map(book, books)),
    }


def board(plan: Plan) -> Document:
    """A duchy: its hexes by place, colour and number, and which of them form a region."""
    region_of = {space: index for index, region in enumerate(plan.regions) for space in region}
    return {
        "name": plan.name,
        "mode": plan.mode,
        "starts": plan.starts,
        "spaces": [
            {
                "space": space,
                "name": name,
                "colour": COLOURS[plan.colours[space]],
                "number": plan.numbers[space],
                "row": plan.spots[space][0],
                "column": plan.spots[space][1],
                "region": region_of[space],
            }
            for space, name in enumerate(plan.names)
        ],
        "posts": plan.posts,
        "rivers": plan.rivers,
    }


def atlas_document(atlas: Atlas) -> Document:
    def spots(names: Iterable[str]) -> list[tuple[int, int]]:
        return [atlas.points[name] for name in names]

    return {
        "width": atlas.width,
        "height": atlas.height,
        "regions": [
            {
                "region": region.name,
                "title": region.title,
                "at": region.at,
                "outlines": [spots(loop) for loop in atlas.outlines(region.name)],
                "reward": region.reward or None,
                "amount": region.amount,
                "mines": region.mines,
                "inside": region.inside or None,
            }
            for region in atlas.regions
        ],
        "lines": [
            {"between": line.between, "border": line.border, "points": spots(line.points)}
            for line in atlas.lines
        ],
        "bases": [
            {
                "company": base.company,
                "title": base.title,
                "colour": base.colour,
                "coins": base.coins,
                "at": base.at,
            }
            for base in atlas.bases
        ],
    }


def card(found: Card) -> Document:
    return {
        "name": found.name,
        "kind": found.kind,
        "value": found.value,
        "letter": found.letter or None,
        "crate": found.crate,
        "share": found.share or None,
        "company": found.company or None,
        "diamonds": found.diamonds,
        "pounds": found.pounds,
    }


def book(found: Book) -> Document:
    reward = found.reward
    return {
        "name": found.name,
        "letter": found.letter or None,
        "needs": found.needs.texts,
        "reward": {
            "pounds": reward.pounds,
            "diamonds": reward.diamonds,
            "points": reward.points,
            "remove": reward.remove,
            "cotton": reward.cotton,
        },
    }


def by_name(found: Iterable[Document]) -> dict[str, Document]:
    """Pieces by their names; those of one name are alike."""
    return {str(piece["name"]): piece for piece in found}
