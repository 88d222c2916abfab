"""What finished games leave behind: places and points, statistics, ratings."""

from collections.abc import Sequence

from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, select, update

from kontor.core.game import State
from kontor.server.database import Database
from kontor.server.journal import Also
from kontor.server.schema import people, ratings, results, tables
from kontor.server.table import Table

MODEL = PlackettLuce()
BEST = 100


def conclusion(database: Database, table: Table, end: State, at: int) -> Also:
    """What is written together with the last decision of a game."""

    def write(connection: Connection) -> None:
        places = end.outcome
        assert places is not None
        connection.execute(
            update(tables).where(tables.c.id == table.id).values(status="over", finished=at)
        )
        rows = [
            {
                "table_id": table.id,
                "seat": seat,
                "person": chair.person,
                "title": table.spec.title,
                "place": places[seat],
                "points": score.total,
                "rated": table.spec.rated,
                "at": at,
            }
            for seat, (chair, score) in enumerate(zip(table.seats, end.scores(), strict=True))
        ]
        connection.execute(results.insert(), rows)
        if table.spec.rated:
            rate(connection, database, table, end, places)

    return write


def rate(
    connection: Connection,
    database: Database,
    table: Table,
    end: State,
    places: Sequence[int],
) -> None:
    """New ratings for the people of a rated game; partners are rated as a team."""
    title = table.spec.title
    persons = [str(chair.person) for chair in table.seats]
    wanted = select(ratings).where(ratings.c.title == title, ratings.c.person.in_(persons))
    # In one order everywhere, so that two games of the same people never wait for each other.
    found = connection.execute(wanted.order_by(ratings.c.person).with_for_update())
    known = {row.person: row for row in found}
    teams = sorted({tuple(sorted(end.partners(seat))) for seat in range(len(persons))})
    before = [
        [
            MODEL.rating(mu=known[persons[seat]].mu, sigma=known[persons[seat]].sigma)
            if persons[seat] in known
            else MODEL.rating()
            for seat in team
        ]
        for team in teams
    ]
    after = MODEL.rate(before, ranks=[float(places[team[0]]) for team in teams])
    rows = [
        {
            "person": persons[seat],
            "title": title,
            "mu": new.mu,
            "sigma": new.sigma,
            "games": (known[persons[seat]].games if persons[seat] in known else 0) + 1,
        }
        for team, news in zip(teams, after, strict=True)
        for seat, new in zip(team, news, strict=True)
    ]
    rows.sort(key=lambda row: str(row["person"]))
    connection.execute(database.upsert(ratings, "mu", "sigma", "games"), rows)


def shown(mu: float, sigma: float) -> float:
    """The rating that people see: what somebody is worth almost surely."""
    return round(mu - 3 * sigma, 2)


def person_document(connection: Connection, person: str) -> dict[str, object] | None:
    """Somebody's name, statistics and ratings."""
    found = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    if found is None:
        return None
    played = connection.execute(
        select(
            results.c.title,
            func.count().label("games"),
            func.sum(results.c.points).label("points"),
        )
        .where(results.c.person == person)
        .group_by(results.c.title)
        .order_by(results.c.title)
    )
    won = connection.execute(
        select(results.c.title, func.count())
        .where(results.c.person == person, results.c.place == 1)
        .group_by(results.c.title)
    )
    wins = {row[0]: row[1] for row in won}
    rated = connection.execute(
        select(ratings).where(ratings.c.person == person).order_by(ratings.c.title)
    )
    return {
        "id": found.id,
        "name": found.name,
        "guest": found.login is None,
        "stats": [
            {
                "title": row.title,
                "games": row.games,
                "wins": wins.get(row.title, 0),
                "points": round(float(row.points) / row.games, 2),
            }
            for row in played
        ],
        "ratings": [
            {
                "title": row.title,
                "rating": shown(row.mu, row.sigma),
                "mu": row.mu,
                "sigma": row.sigma,
                "games": row.games,
            }
            for row in rated
        ],
    }


def best(connection: Connection, title: str) -> list[dict[str, object]]:
    """The best of a title."""
    wanted = (
        select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.title == title)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
        .limit(BEST)
    )
    return [
        {
            "person": row.person,
            "name": row.name,
            "rating": shown(row.mu, row.sigma),
            "mu": row.mu,
            "sigma": row.sigma,
            "games": row.games,
        }
        for row in connection.execute(wanted)
    ]
