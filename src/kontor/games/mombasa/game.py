"""The title: options, components, and how a game begins."""

from collections.abc import Mapping

from kontor.core.chance import Chance
from kontor.core.components import ComponentSet
from kontor.core.events import Log
from kontor.core.game import Game
from kontor.core.options import Option, Options
from kontor.games.mombasa import position, setup
from kontor.games.mombasa.actions import TABLE
from kontor.games.mombasa.components import Components, standard
from kontor.games.mombasa.features import FEATURES
from kontor.games.mombasa.state import MombasaState
from kontor.games.mombasa.tables import Tables


class Mombasa(Game):
    """Mombasa, with a component set of our own."""

    name = "mombasa"
    title = "Mombasa"
    min_players = 2
    max_players = 4
    actions = TABLE
    features = FEATURES
    option_list: tuple[Option, ...] = (
        Option("players", 2, "How many people play.", low=2, high=4),
        Option(
            "setup",
            "first",
            "Fixed tracks and starting tiles as for a first game, or variable ones.",
            choices=("first", "variable"),
        ),
    )

    def __init__(self, own: ComponentSet | None = None):
        self.components = Components(own) if own else standard()
        self.component_data = own.pack() if own else ""
        self.component_set = self.components.name
        self.component_hash = self.components.hash
        self.tables = Tables(self.components)

    def check_options(self, options: Options) -> None:
        """Every player count goes with every setup."""

    def new(
        self, given: Mapping[str, object], chance: Chance, log: Log | None = None
    ) -> MombasaState:
        options = self.settle(given)
        state = MombasaState().lay_out(self.tables, options, int(options["players"]))
        setup.begin(state, chance, log)
        return state

    def read_position(self, options: Options, text: str) -> MombasaState:
        state = MombasaState().lay_out(self.tables, options, int(options["players"]))
        position.read(state, text)
        return state

    def sample_options(self) -> list[Options]:
        return [
            self.settle({"players": players, "setup": kind})
            for players in (2, 3, 4)
            for kind in ("first", "variable")
        ]
