"""Two scripted people play a whole game of each title, from guest sign-in to the final score; and
what a finished game leaves behind."""

import asyncio
from pathlib import Path

import pytest

from kontor import games
from kontor.core import record as records
from kontor.core.replay import verify
from serving import Person, Refusal, Seat, by_lot, guests, seated_table, serving, sqlite_url


@pytest.mark.parametrize("title", ["burgundy", "mombasa"])
def test_two_people_play_a_game_to_its_end(title: str, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        people = await guests(url, "Ana", "Bruno")
        table = await seated_table(people, title, rated=True)
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
        places = [row["place"] for row in seats[0].frame["info"]["result"]]
        await check_what_is_left(people, table, title, places)
        await check_going_on(people, table, title, text)
        for person in people:
            await person.close()

    with serving(sqlite_url(tmp_path)) as server:
        asyncio.run(play(server.url))


async def check_what_is_left(
    people: list[Person], table: str, title: str, places: list[int]
) -> None:
    """Statistics, ratings, archive, replay and rematch."""
    for person, place in zip(people, places, strict=True):
        profile = await person.get(f"/api/people/{person.id}")
        (stat,) = profile["stats"]
        assert (stat["title"], stat["games"], stat["wins"]) == (title, 1, int(place == 1))
        (rating,) = profile["ratings"]
        assert rating["games"] == 1
    best = await people[0].get(f"/api/ratings/{title}")
    if len(set(places)) == 2:
        assert best[0]["person"] == people[places.index(1)].id
        assert best[0]["mu"] > 25 > best[1]["mu"]
    (kept,) = await people[0].get("/api/archive", title=title, person=people[1].id)
    assert kept["id"] == table
    assert kept["key"] is not None
    moment = await people[0].get(f"/api/tables/{table}/replay", move=3, seat=1)
    assert moment["move"] == 3
    assert moment["view"]["viewer"] == 1
    assert moment["by"] is not None
    course = await people[0].get(f"/api/tables/{table}/course")
    assert len(course) == moment["moves"] + 1
    assert [step["by"] for step in course[:1]] == [None]
    assert course[3]["action"] == moment["action"]
    assert course[3]["events"] == moment["events"]
    assert course[-1]["points"] == [row["points"] for row in kept["result"]]
    first, second = [await person.post(f"/api/tables/{table}/rematch") for person in people]
    assert first["id"] == second["id"]
    assert first["seats"][1]["person"] == people[0].id
    await people[1].put(f"/api/tables/{first['id']}/seats/0", kind="person")
    assert (await people[0].post(f"/api/tables/{first['id']}/start"))["status"] == "playing"


async def check_going_on(people: list[Person], table: str, title: str, text: str) -> None:
    """A record is brought along, looked at, and played on from one of its moves."""
    ana, bruno = people
    headers = {"Content-Type": "text/plain"}
    upload = (await ana.http.post("/api/records", content=text, headers=headers)).json()
    assert upload["over"] is True
    assert upload["players"] == ["Ana", "Bruno"]
    assert (await ana.http.get(f"/api/records/{upload['id']}")).text == text
    assert (await bruno.http.get(f"/api/records/{upload['id']}")).status_code == 404
    moment = await ana.get(f"/api/records/{upload['id']}/replay", move=upload["moves"])
    assert moment["view"]["outcome"] is not None
    course = await ana.get(f"/api/records/{upload['id']}/course")
    assert [step["by"] for step in course][-1] == moment["by"]
    broken = text.replace("\n5 ", "\n5 9", 1)
    response = await ana.http.post("/api/records", content=broken, headers=headers)
    assert response.status_code == 422
    assert response.json()["error"]["line"] is not None
    for source in ({"record": upload["id"], "move": 2}, {"table": table, "move": 2}):
        info = await ana.open(
            title, seats=[{"kind": "person"}, {"kind": "bot"}], **{"from": source}
        )
        assert info["from"] == source
        await ana.post(f"/api/tables/{info['id']}/start")
        frame = await ana.get(f"/api/tables/{info['id']}")
        assert frame["moves"] >= 2
    with pytest.raises(Refusal) as refusal:
        await ana.open(title, rated=True, **{"from": {"table": table, "move": 2}})
    assert refusal.value.error["code"] == "options"
