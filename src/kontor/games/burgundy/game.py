"""The title: options, components, and how a game begins."""

from collections.abc import Mapping

from kontor.core.chance import Chance
from kontor.core.components import ComponentSet
from kontor.core.errors import OptionError
from kontor.core.events import Log
from kontor.core.game import Game
from kontor.core.options import Option, Options, switch
from kontor.games.burgundy import position, setup
from kontor.games.burgundy.actions import TABLE
from kontor.games.burgundy.components import Components, standard
from kontor.games.burgundy.features import FEATURES
from kontor.games.burgundy.state import BurgundyState
from kontor.games.burgundy.tables import Tables

MODES: dict[object, tuple[int, str]] = {"team": (4, "12a"), "solo": (1, "13a")}
"""Each further mode with its number of players and its first board."""


class Burgundy(Game):
    """The Castles of Burgundy with its expansions, the team game and the solo game."""

    name = "burgundy"
    title = "The Castles of Burgundy"
    min_players = 2
    max_players = 4
    actions = TABLE
    features = FEATURES
    option_list: tuple[Option, ...] = (
        Option(
            "players", 2, "How many people play: 2 to 4, alone in the solo game.", low=1, high=4
        ),
        Option(
            "mode",
            "single",
            "Everyone for oneself, two teams of two on boards of their own, or alone.",
            choices=("single", "team", "solo"),
        ),
        Option(
            "duchies",
            "1",
            "The duchy all play on, one for each seat, or a random sheet each (expert variant); "
            "with border posts a random border duchy each (11), named ones, or the variant.",
            form="a name (1 to 10; 11a to 11f; 12a, 12b for teams; 13a, 13b alone), "
            "one name per seat (3,7), random; 11",
        ),
        Option(
            "start",
            "in-order",
            "Where start castles are a choice: chosen in turn order, or in secret by all at once.",
            choices=("in-order", "secret"),
        ),
        switch(
            "border-posts",
            "Duchies 11a to 11f with border posts to be linked.",
            only={"mode": ("single",)},
        ),
        switch("extra-tiles", "Four more tiles: monasteries 27 and 28, the crane, the geese."),
        switch("white-castles", "White castles act with the white die; monastery 29."),
        switch("inns", "An inn a phase beside the black depot, for a space of any colour."),
        switch(
            "trade-routes",
            "Sold goods go to a trade route and earn bonuses there.",
            only={"mode": ("single",)},
        ),
        switch(
            "shields",
            "Shields on castles give powers and points, for a tribute.",
            only={"mode": ("single", "team")},
        ),
        Option(
            "third-post",
            "once",
            "Border posts: the third post scores the phase value once or twice.",
            choices=("once", "twice"),
            only={"mode": ("single",), "border-posts": ("on",)},
        ),
        Option(
            "target",
            50,
            "Solo game: where the target starts, from 45 (much easier) to 55 (much harder).",
            low=45,
            high=55,
            only={"mode": ("solo",)},
        ),
    )

    def __init__(self, own: ComponentSet | None = None):
        self.components = Components(own) if own else standard()
        self.component_data = own.pack() if own else ""
        self.component_set = self.components.name
        self.component_hash = self.components.hash
        self.tables = Tables(self.components)

    def settle(self, given: Mapping[str, object]) -> Options:
        """A mode brings its number of players and its boards; with border posts, duchies that are
        not named are dealt."""
        mode = given.get("mode")
        if mode in MODES:
            players, board = MODES[mode]
            given = {"players": players, "duchies": board, **given}
        elif given.get("border-posts") == "on":
            given = {"duchies": setup.BORDER, **given}
        return super().settle(given)

    def check_options(self, options: Options) -> None:
        wanted, players = str(options["duchies"]), int(options["players"])
        border = options["border-posts"] == "on"
        self.check_mode(options)
        if wanted == "random" or (border and wanted == setup.BORDER):
            return
        if wanted == setup.BORDER:
            raise OptionError("duchies", f"{wanted} needs border-posts=on")
        names = setup.duchy_list(wanted, players)
        for name in names:
            duchy = self.tables.duchy(name)
            if duchy is None:
                known = self.boards("single")
                raise OptionError(
                    "duchies", f"there is no duchy {name!r}; there are {known}, random"
                )
            if duchy.mode != options["mode"]:
                board = f"is a board of mode={duchy.mode}"
                raise OptionError("duchies", f"{name} {board}, not of mode={options['mode']}")
            if bool(duchy.posts) != border:
                side = "needs" if duchy.posts else "does not go with"
                raise OptionError("duchies", f"duchy {name} {side} border-posts=on")
        if len(names) != players:
            raise OptionError("duchies", f"{len(names)} duchies are named for {players} players")
        if options["mode"] == "team" and names[:2] != names[2:]:
            raise OptionError("duchies", "partners (seats 0 and 2, 1 and 3) share one board")

    def check_mode(self, options: Options) -> None:
        """What goes together with the team game and the solo game (B-OPT-3, 4, 6 and 7)."""
        mode = str(options["mode"])
        players, _ = MODES.get(mode, (0, ""))
        if players and options["players"] != players:
            raise OptionError("players", f"mode={mode} is for {players}")
        if mode == "single" and options["players"] == 1:
            raise OptionError("players", "one player plays with mode=solo")
        for option in self.option_list:
            option.check_beside(options)
        if mode != "single" and options["duchies"] == "random":
            raise OptionError("duchies", f"mode={mode} has boards of its own: {self.boards(mode)}")

    def boards(self, mode: str) -> str:
        """The boards of a mode."""
        return ", ".join(duchy.name for duchy in self.tables.duchies if duchy.mode == mode)

    def new(
        self, given: Mapping[str, object], chance: Chance, log: Log | None = None
    ) -> BurgundyState:
        options = self.settle(given)
        state = BurgundyState().lay_out(self.tables, options, int(options["players"]))
        setup.begin(state, chance, log)
        return state

    def read_position(self, options: Options, text: str) -> BurgundyState:
        state = BurgundyState().lay_out(self.tables, options, int(options["players"]))
        position.read(state, text)
        return state

    def sample_options(self) -> list[Options]:
        base: list[dict[str, object]] = [
            {"players": players, "duchies": duchies, "start": start}
            for players in (2, 3, 4)
            for duchies, start in (
                ("1", "in-order"),
                ("2", "in-order"),
                *((str(number), "in-order") for number in range(3, 11)),
                (",".join(["1", "4", "7", "10"][:players]), "secret"),
                ("random", "in-order"),
                ("random", "secret"),
            )
        ]
        every: dict[str, object] = dict.fromkeys(setup.EXPANSION_BITS, "on")
        most: dict[str, object] = {**every, "border-posts": "off"}
        single: list[dict[str, object]] = [{name: "on"} for name in setup.EXPANSION_BITS]
        extras: list[dict[str, object]] = [
            *single,
            {"border-posts": "on", "duchies": "random", "start": "secret"},
            {"border-posts": "on", "duchies": "11c", "third-post": "twice"},
            every,
            most,
            {**most, "duchies": "random"},
        ]
        more = [{"players": players, **extra} for players in (2, 3, 4) for extra in extras]
        modes: list[dict[str, object]] = []
        for mode in MODES:
            fitting = [
                option.name
                for option in self.option_list
                if option.name in setup.EXPANSION_BITS and mode in option.only.get("mode", MODES)
            ]
            for board in self.boards(str(mode)).split(", "):
                modes.append({"mode": mode, "duchies": board})
                modes.append({"mode": mode, "duchies": board, **dict.fromkeys(fitting, "on")})
            modes += [{"mode": mode, name: "on"} for name in fitting]
        modes.append({"mode": "team", "duchies": "12b", "start": "secret"})
        return [self.settle(options) for options in (*base, *more, *modes)]
