"""Two scripted people play a whole game of each title, from guest sign-in to the final score."""

import asyncio
from pathlib import Path

import pytest

from kontor import games
from kontor.core import record as records
from kontor.core.replay import verify
from serving import Seat, by_lot, guests, seated_table, serving, sqlite_url


@pytest.mark.parametrize("title", ["burgundy", "mombasa"])
def test_two_people_play_a_game_to_its_end(title: str, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        people = await guests(url, "Ana", "Bruno")
        table = await seated_table(people, title)
        seats = [Seat(person, table, number) for number, person in enumerate(people)]
        await asyncio.gather(*(seat.play(by_lot(number)) for number, seat in enumerate(seats)))
        for seat in seats:
            info = seat.frame["info"]
            assert info["status"] == "over"
            assert [row["seat"] for row in info["result"]] == [0, 1]
            assert [event["number"] for event in seat.events] == list(range(1, seat.number + 1))
        text = (await people[1].http.get(f"/api/tables/{table}/record")).text
        record = records.read(text)
        assert record.players == ["Ana", "Bruno"]
        assert verify(games.load(title), record)
        assert record.result == [row["points"] for row in seats[0].frame["info"]["result"]]
        for person in people:
            await person.close()

    with serving(sqlite_url(tmp_path)) as server:
        asyncio.run(play(server.url))
