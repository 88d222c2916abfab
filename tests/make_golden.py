"""Makes the golden games anew: `make golden`. Look at the difference before you commit it."""

from pathlib import Path

from kontor import games
from kontor.arena.recording import play_on
from kontor.core import play as plays
from kontor.core.chance import key_from_seed
from kontor.core.play import Play
from kontor.testing.golden import transcript

FOLDER = Path(__file__).parent / "golden"
NAMES = ["Ana", "Bruno", "Carla", "Daniel"]

BURGUNDY = [  # name, players, duchies, start, bots
    ("two-duchy-1-greedy", 2, "1", "in-order", "greedy,greedy"),
    ("two-duchy-2-random", 2, "2", "in-order", "random,random"),
    ("two-duchies-3-8", 2, "3,8", "in-order", "greedy,random"),
    ("two-expert-in-order", 2, "random", "in-order", "greedy,greedy"),
    ("two-expert-secret", 2, "random", "secret", "random,greedy"),
    ("two-duchy-9-random", 2, "9", "in-order", "random,random"),
    ("three-duchy-1-greedy", 3, "1", "in-order", "greedy,greedy,greedy"),
    ("three-duchy-5-random", 3, "5", "in-order", "random,random,random"),
    ("three-duchy-10", 3, "10", "in-order", "greedy,random,greedy"),
    ("three-expert-secret", 3, "random", "secret", "greedy,random,random"),
    ("four-duchy-2-greedy", 4, "2", "in-order", "greedy,greedy,greedy,greedy"),
    ("four-duchy-6-random", 4, "6", "in-order", "random,random,random,random"),
    ("four-duchies-1-4-7-9-secret", 4, "1,4,7,9", "secret", "greedy,random,greedy,random"),
]


ALL_ON = dict.fromkeys(
    ("extra-tiles", "border-posts", "white-castles", "inns", "trade-routes", "shields"), "on"
)
EXPANSIONS: list[tuple[str, dict[str, object], str]] = [
    ("two-extra-tiles", {"extra-tiles": "on"}, "greedy,random"),
    ("two-border-posts", {"border-posts": "on"}, "greedy,greedy"),
    ("two-white-castles", {"white-castles": "on"}, "greedy,random"),
    ("two-inns", {"inns": "on"}, "greedy,greedy"),
    ("two-trade-routes", {"trade-routes": "on"}, "greedy,random"),
    ("two-shields", {"shields": "on"}, "random,random"),
    ("three-all-expansions-random", {"players": 3, **ALL_ON}, "random,random,random"),
    ("four-all-expansions-greedy", {"players": 4, **ALL_ON}, "greedy,greedy,greedy,greedy"),
]


MODES: list[tuple[str, dict[str, object], str]] = [
    ("team-12a-random", {"mode": "team"}, "random,random,random,random"),
    ("team-12b-greedy", {"mode": "team", "duchies": "12b"}, "greedy,greedy,greedy,greedy"),
    (
        "team-12b-secret-all",
        {
            "mode": "team",
            "duchies": "12b",
            "start": "secret",
            **dict.fromkeys(("extra-tiles", "white-castles", "inns", "shields"), "on"),
        },
        "greedy,random,random,greedy",
    ),
    ("solo-13a-random", {"mode": "solo"}, "random"),
    ("solo-13b-greedy", {"mode": "solo", "duchies": "13b"}, "greedy"),
    (
        "solo-13a-all",
        {
            "mode": "solo",
            "target": 45,
            **dict.fromkeys(("extra-tiles", "white-castles", "inns"), "on"),
        },
        "greedy",
    ),
]


MOMBASA: list[tuple[str, dict[str, object], str]] = [
    (f"{count}-{setup}-{bot}", {"players": players, "setup": setup}, ",".join([bot] * players))
    for players, count in ((2, "two"), (3, "three"), (4, "four"))
    for setup in ("first", "variable")
    for bot in ("random", "greedy")
]


def play(game: str, name: str, options: dict[str, object], bots: str) -> Play:
    """A game between bots, the same each time."""
    names = bots.split(",")
    players = [f"{NAMES[seat]} ({bot})" for seat, bot in enumerate(names)]
    running, _ = plays.start(games.load(game), options, key_from_seed(name), players)
    return play_on(running, names, name)


def with_undo(name: str) -> Play:
    """A game with two agreed undos, across a roll of the dice."""
    title = games.load("burgundy")
    running, _ = plays.start(title, {"players": 2}, key_from_seed(name), NAMES[:2])
    for back in (30, 25):
        while len(running.record.standing()) < 50:
            state = running.state
            seat = state.actors[0]
            legal = state.legal(seat)
            running.act(seat, legal[len(running.record.entries) * 7 % len(legal)])
        running.rewind(back)
    return play_on(running, ["greedy", "random"], name)


def main() -> None:
    found: dict[str, Play] = {}
    for name, players, duchies, start, bots in BURGUNDY:
        options: dict[str, object] = {"players": players, "duchies": duchies, "start": start}
        found[name] = play("burgundy", name, options, bots)
    for name, options, bots in (*EXPANSIONS, *MODES):
        found[name] = play("burgundy", name, options, bots)
    found["two-agreed-undos"] = with_undo("two-agreed-undos")
    for name, options, bots in MOMBASA:
        found[f"mombasa {name}"] = play("mombasa", name, options, bots)
    for name, running in found.items():
        folder = FOLDER / running.game.name
        folder.mkdir(parents=True, exist_ok=True)
        text = transcript(running.game, running.record)
        (folder / f"{name.removeprefix('mombasa ')}.txt").write_text(text, "utf-8")
        print(f"{name}: {len(running.record.standing())} decisions, {running.record.result}")


if __name__ == "__main__":
    main()
