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
            "The duchy all play on, one for each seat, or a random sheet each (expert variant); "
            "with border posts a random border duchy each (11), named ones, or the variant.",
            form="a name (1 to 10; 11a to 11f), one name per seat (3,7), random; 11",
        ),
        Option(
            "start",
            "in-order",
            "Where start castles are a choice: chosen in turn order, or in secret by all at once.",
            choices=("in-order", "secret"),
        ),
        switch("border-posts", "Duchies 11a to 11f with border posts to be linked."),
        switch("extra-tiles", "Four more tiles: monasteries 27 and 28, the crane, the geese."),
        switch("white-castles", "White castles act with the white die; monastery 29."),
        switch("inns", "An inn a phase beside the black depot, for a space of any colour."),
        switch("trade-routes", "Sold goods go to a trade route and earn bonuses there."),
        switch("shields", "Shields on castles give powers and points, for a tribute."),
        Option(
            "third-post",
            "once",
            "Border posts: the third post scores the phase value once or twice.",
            choices=("once", "twice"),
        ),
    )

    def __init__(self, own: ComponentSet | None = None):
        self.components = Components(own) if own else standard()
        self.component_data = own.pack() if own else ""
        self.component_set = self.components.name
        self.component_hash = self.components.hash
        self.tables = Tables(self.components)

    def settle(self, given: Mapping[str, object]) -> Options:
        """With border posts, duchies that are not named are dealt."""
        if given.get("border-posts") == "on" and "duchies" not in given:
            given = {**given, "duchies": setup.BORDER}
        return super().settle(given)

    def check_options(self, options: Options) -> None:
        wanted, players = str(options["duchies"]), int(options["players"])
        border = options["border-posts"] == "on"
        if options["third-post"] != "once" and not border:
            raise OptionError("third-post", "it goes with border-posts=on only")
        if wanted == "random" or (border and wanted == setup.BORDER):
            return
        if wanted == setup.BORDER:
            raise OptionError("duchies", f"{wanted} needs border-posts=on")
        names = setup.duchy_list(wanted, players)
        for name in names:
            duchy = self.tables.duchy(name)
            if duchy is None:
                known = ", ".join(duchy.name for duchy in self.tables.duchies)
                raise OptionError(
                    "duchies", f"there is no duchy {name!r}; there are {known}, random"
                )
            if bool(duchy.posts) != border:
                side = "needs" if duchy.posts else "does not go with"
                raise OptionError("duchies", f"duchy {name} {side} border-posts=on")
        if len(names) != players:
            raise OptionError("duchies", f"{len(names)} duchies are named for {players} players")

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
        return [self.settle(options) for options in (*base, *more)]
