"""An update of the package changes no running game: rules and pieces stay those it began with."""

import asyncio
from pathlib import Path

import pytest

from kontor import games
from kontor.core.components import own_set, standard_folder
from kontor.core.game import Game
from kontor.server.jobs import Check, do
from kontor.testing.golden import record_of
from serving import Person, Seat, asked, by_lot, guests, inside, seated_table, sqlite_url

GOLDEN = sorted((Path(__file__).parents[1] / "golden").rglob("*.txt"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_golden_records_pass_the_check_of_uploads(file: Path) -> None:
    record = record_of(file.read_text("utf-8"))
    done = do(Check(record.write()))
    assert done.error is None
    assert done.result["over"] == (record.result is not None)


def newer(title: str, folder: Path) -> Game:
    """A title as a later version may bring it: other rules, other pieces."""
    folder.mkdir()
    board = (standard_folder(title) / "board.toml").read_text("utf-8")
    (folder / "board.toml").write_text(board.replace('name = "', 'name = "newer-', 1))
    game = games.with_components(title, own_set(title, folder))
    game.component_data = ""
    game.rules_version = 1
    return game


@pytest.mark.parametrize("title", ["burgundy", "mombasa"])
def test_a_game_goes_on_with_what_it_began_with(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sqlite_url(tmp_path)
    old = games.load(title)

    async def first() -> tuple[str, list[str], object]:
        async with inside(url) as (address, desk):
            people = await guests(address, "Ana", "Bruno")
            table = await seated_table(people, title)
            seats = [Seat(person, table, seat) for seat, person in enumerate(people)]
            players = [asyncio.create_task(seat.play(by_lot(seat.seat))) for seat in seats]
            while sum(seat.moved for seat in seats) < 20:
                await asyncio.sleep(0.05)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            while desk.sockets or desk.house.tasks:
                # The last move is still under way.
                await asyncio.sleep(0.05)
            frame = await people[0].get(f"/api/tables/{table}", seat=0)
            return table, [person.cookie for person in people], frame

    async def second(table: str, cookies: list[str], before: object) -> None:
        async with inside(url) as (address, _desk):
            people = [Person(address, name) for name in ("Ana", "Bruno")]
            for person, cookie in zip(people, cookies, strict=True):
                person.http.cookies.set("kontor", cookie)
            assert await people[0].get(f"/api/tables/{table}", seat=0) == before
            seat, _frame = await asked(people, table)
            await Seat(people[seat], table, seat).play(by_lot(1), moves=1)
            record = (await people[0].http.get(f"/api/tables/{table}/record")).text
            assert f"components: {old.component_set} {old.component_hash}\n" in record
            assert "rules: 0\n" in record
            assert "component-data: " in record
            fresh = await people[0].open(title)
            assert fresh["components"] == games.load(title).component_hash != old.component_hash

    table, cookies, before = asyncio.run(first())
    later = {
        **{name: games.load(name) for name in games.TITLES},
        title: newer(title, tmp_path / "n"),
    }
    monkeypatch.setattr(games, "load", lambda name: later[name])
    asyncio.run(second(table, cookies, before))
