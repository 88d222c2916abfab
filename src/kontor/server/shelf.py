"""The component sets of this server's games. A game keeps the set it was begun with, also when an
update of the package brings another one."""

from sqlalchemy import select

from kontor import games
from kontor.core.components import ComponentSet, standard_folder, unpacked_set
from kontor.core.game import Game
from kontor.server.database import Database
from kontor.server.schema import sets


class Shelf:
    """Titles with their sets, by title and hash."""

    def __init__(self, database: Database):
        self.database = database
        self.games: dict[tuple[str, str], Game] = {}

    async def keep(self) -> None:
        """Keep the sets that this version comes with."""
        for title in games.TITLES:
            game = games.load(title)
            self.games[title, game.component_hash] = game
            await self.add(title, game.component_hash, packed(title))

    async def add(self, title: str, hash: str, data: str) -> None:
        row: dict[str, object] = {"title": title, "hash": hash, "data": data}
        await self.database.execute(self.database.insert(sets), row)

    async def game(self, title: str, hash: str) -> Game:
        """A title with one of its sets."""
        if (title, hash) not in self.games:
            wanted = select(sets.c.data).where(sets.c.title == title, sets.c.hash == hash)
            ((data,),) = await self.database.ask(wanted)
            self.games[title, hash] = games.with_components(title, unpacked_set(data))
        return self.games[title, hash]


def packed(title: str) -> str:
    """The set that comes with a title, as one word."""
    folder = standard_folder(title)
    texts = {
        file.name: file.read_text("utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    }
    return ComponentSet(texts).pack()
