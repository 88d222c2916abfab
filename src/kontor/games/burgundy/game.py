"""The title: options, components, and how a game begins."""

from collections.abc import Mapping

from kontor.core.chance import Chance
from kontor.core.errors import OptionError, PositionError
from kontor.core.events import Log
from kontor.core.game import Game
from kontor.core.options import Option, Options
from kontor.games.burgundy import position, setup
from kontor.games.burgundy.actions import TABLE
from kontor.games.burgundy.components import Components, standard
from kontor.games.burgundy.state import BurgundyState
from kontor.games.burgundy.tables import Tables


class Burgundy(Game):
    """The Castles of Burgundy, base game."""

    name = "burgundy"
    title = "The Castles of Burgundy"
    min_players = 2
    max_players = 4
    actions = TABLE
    option_list: tuple[Option, ...] = (
        Option("players", 2, "How many people play.", low=2, high=4),
        Option(
            "duchies",
            "1",
            "The duchy all play on, one for each seat, or a random sheet each (expert variant).",
            form="a name (1 to 10), one name per seat (3,7), or random",
        ),
        Option(
            "start",
            "in-order",
            "Where start castles are a choice: chosen in turn order, or in secret by all at once.",
            choices=("in-order", "secret"),
        ),
    )

    def __init__(self, components: Components | None = None):
        self.components = components or standard()
        self.component_set = self.components.name
        self.component_hash = self.components.hash
        self.tables = Tables(self.components)

    def check_options(self, options: Options) -> None:
        wanted, players = str(options["duchies"]), int(options["players"])
        if wanted == "random":
            return
        names = setup.duchy_list(wanted, players)
        for name in names:
            if self.tables.duchy(name) is None:
                known = ", ".join(duchy.name for duchy in self.tables.duchies)
                raise OptionError(
                    "duchies", f"there is no duchy {name!r}; there are {known}, random"
                )
        if len(names) != players:
            raise OptionError("duchies", f"{len(names)} duchies are named for {players} players")

    def new(
        self, given: Mapping[str, object], chance: Chance, log: Log | None = None
    ) -> BurgundyState:
        options = self.settle(given)
        state = BurgundyState().lay_out(self.tables, options, int(options["players"]))
        setup.begin(state, chance, log)
        return state

    def from_position(self, text: str) -> BurgundyState:
        names = [option.name for option in self.option_list]
        try:
            options = self.settle(position.read_options(self.tables, text, names))
        except OptionError as error:
            raise PositionError(str(error)) from None
        state = BurgundyState().lay_out(self.tables, options, int(options["players"]))
        position.read(state, text)
        broken = state.status()
        if broken:
            raise PositionError("; ".join(broken))
        if state.position() != text:
            raise PositionError("parts are missing, unknown or out of order")
        return state

    def sample_options(self) -> list[Options]:
        return [
            self.settle({"players": players, "duchies": duchies, "start": start})
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
