"""The component set: tiles, duchies and the board, read from data files and checked."""

from typing import Final

from mypy_extensions import i64

from kontor.core.components import Entry, Folder, read_toml, set_hash, standard_folder
from kontor.games.burgundy import plans
from kontor.games.burgundy.plans import COLOURS

EFFECTS = (
    "none",
    "action",
    "ship",
    "sell",
    "fetch",
    "workers",
    "silver",
    "place",
    "points",
    "animal",
    "crane",
    "geese",
    "white",
)
BONUSES = ("building", "church", "market", "workers", "silver", "place", "action", "vp4", "sell")
POWERS = (
    "same-building",
    "mine-worker",
    "sale-silver",
    "sale-worker",
    "second-depot",
    "buy-anywhere",
    "animal-point",
    "strong-worker",
    "free-building",
    "free-ship-animal",
    "free-castle-mine-monastery",
    "free-take",
    "work-silver",
    "work-more",
    "bridge-top",
    "hire",
    "score-goods-types",
    "score-building",
    "score-species",
    "score-goods",
    "score-bonus",
)
ANY_COLOUR = 6
"""The colour of tiles that go on every space: inns, and the black tiles of the solo game."""
DEPOTS: Final[i64] = 6
DEPOT_SPACES: Final = 4
PLAYER_COUNTS = (2, 3, 4)
SHIELDS: Final[i64] = 18


class Tile:
    """A kind of hexagonal tile."""

    def __init__(self, entry: Entry):
        self.name = entry.text("name")
        colour = entry.text("colour", (*COLOURS, "any"))
        self.colour = COLOURS.index(colour) if colour != "any" else ANY_COLOUR
        self.expansion = entry.text("expansion") if entry.has("expansion") else ""
        self.coloured = entry.number("coloured")
        self.black = entry.number("black")
        self.effect = entry.text("effect", EFFECTS)
        self.source = entry.source()
        self.amount = entry.number("amount", 1) if entry.has("amount") else 0
        self.species = entry.text("species") if self.effect in ("animal", "geese") else ""
        self.power = (
            entry.text("power", POWERS) if self.colour == COLOURS.index("monastery") else ""
        )
        self.number = entry.number("number", 1) if self.power else 0
        self.building = entry.text("building") if self.power == "score-building" else ""
        self.fetch = entry.texts("fetch", choices=COLOURS) if self.effect == "fetch" else []
        if self.effect in ("workers", "silver", "points", "animal") and not self.amount:
            raise entry.fail("amount is missing")


class Sheet:
    """A sheet with a duchy on each side, dealt in the expert variant."""

    def __init__(self, entry: Entry, duchies: list[str]):
        self.sides = [duchies.index(name) for name in entry.texts("sides", 2, duchies)]
        self.copies = entry.number("copies", 1)
        self.source = entry.source()


class DepotSpace:
    """A space of a depot: the colour it takes, and from how many players on it is used."""

    def __init__(self, entry: Entry, text: str):
        words = text.split()
        if len(words) != 2 or words[0] not in COLOURS or words[1] not in ("2", "3", "4"):
            raise entry.fail(f"{text!r} is no colour and player count")
        self.colour = COLOURS.index(words[0])
        self.from_players = int(words[1])
        self.exception = -1
        self.exception_phases: list[int] = []


class Components:
    """The whole set."""

    def __init__(self, folder: Folder):
        board = read_toml(folder, "board.toml")
        duchies = read_toml(folder, "duchies.toml")
        tiles = read_toml(folder, "tiles.toml")
        expansions = read_toml(folder, "expansions.toml")
        boards = read_toml(folder, "boards.toml")
        self.name = board.text("name")
        self.title = board.text("title")
        self.hash = set_hash([board, duchies, tiles, expansions, boards])
        self.phases = board.text("phases")
        self.phase_points = board.numbers("phase_points", len(self.phases))
        self.rounds = board.number("rounds", 1)
        self.region_points = board.numbers("region_points")
        self.bridge_spaces = board.number("bridge_spaces", 2)
        self.duchy_rows = board.numbers("duchy_rows", low=1)
        self.goods = board.texts("goods", 6)
        self.goods_each = board.number("goods_each", 1)
        by_count = len(PLAYER_COUNTS)
        self.goods_points = board.numbers("goods_points", by_count)
        self.black_spaces = board.numbers("black_spaces", by_count)
        self.black_price = board.number("black_price")
        self.bonus_large = board.numbers("bonus_large", by_count)
        self.bonus_small = board.numbers("bonus_small", by_count)
        start, amounts = board.part("start"), board.part("amounts")
        self.start_silver = start.number("silver")
        self.start_goods = start.number("goods")
        self.start_workers = start.numbers("workers", max(PLAYER_COUNTS))
        self.goods_spaces = amounts.number("goods_spaces", 1)
        self.sale_silver = amounts.number("sale_silver")
        self.workers_action = amounts.number("workers_action", 1)
        self.final_workers_per_point = amounts.number("final_workers_per_point", 1)
        self.tiles = [Tile(entry) for entry in tiles.parts("tile")]
        rows = self.duchy_rows
        posts = [post for post in board.items("border_posts") if isinstance(post, list)]
        self.duchies = [
            *(plans.duchy(entry, rows, posts) for entry in duchies.parts("duchy")),
            *(plans.team_board(entry, rows) for entry in boards.parts("team_board")),
            *(plans.solo_board(entry) for entry in boards.parts("solo_board")),
        ]
        self.read_modes(boards)
        for plan in self.duchies:
            alike = next(other for other in self.duchies if other.mode == plan.mode)
            if len(plan.names) != len(alike.names):
                raise boards.fail(f"board {plan.name} has not as many spaces as {alike.name}")
        self.routes = read_routes(expansions.part("routes"), self.goods)
        self.routes_each = expansions.part("routes").numbers("per_player", by_count)
        shields = expansions.part("shields")
        self.shield_points = shields.numbers("points", SHIELDS)
        self.shields_in_depots = [
            [int(n) for n in row if isinstance(n, int)]
            for row in shields.items("per_depot", by_count)
            if isinstance(row, list) and len(row) == DEPOTS
        ]
        self.inns = expansions.part("inns").number("count")
        self.depots = self.read_depots(board)
        self.check_tiles(tiles)
        names = [duchy.name for duchy in self.duchies]
        self.sheets = [Sheet(entry, names) for entry in board.parts("sheet", "sides")]
        self.check_sheets(board)
        self.check_supply(tiles)

    def read_modes(self, boards: Entry) -> None:
        """The figures of the team game and of the solo game."""
        team, solo = boards.part("team"), boards.part("solo")
        self.team_silver = team.number("silver")
        self.team_workers = team.numbers("workers", 2)
        self.solo_silver = solo.number("silver")
        self.solo_workers = solo.number("workers")
        self.target_step = solo.number("target_step", 1)
        self.black_tile_goods = solo.number("black_tile_goods", 1)

    def read_depots(self, board: Entry) -> list[list[DepotSpace]]:
        depots = []
        for number, entry in enumerate(board.parts("depot", "number"), 1):
            if entry.number("number") != number:
                raise entry.fail(f"this is depot number {number} of the file")
            spaces = [DepotSpace(entry, text) for text in entry.texts("spaces", DEPOT_SPACES)]
            if entry.has("three_players"):
                part = entry.part("three_players")
                space = part.number("space", 1)
                if space > len(spaces):
                    raise part.fail(f"there is no space {space}")
                spaces[space - 1].exception = COLOURS.index(part.text("tile", COLOURS))
                for phase in part.text("phases"):
                    if phase not in self.phases:
                        raise part.fail(f"there is no phase {phase!r}")
                    spaces[space - 1].exception_phases.append(self.phases.index(phase))
            depots.append(spaces)
        if len(depots) != DEPOTS:
            raise board.fail(f"there are {len(depots)} depots, not {DEPOTS}")
        return depots

    def check_sheets(self, board: Entry) -> None:
        base = [sheet for sheet in self.sheets if not self.duchies[sheet.sides[0]].posts]
        copies = sum(sheet.copies for sheet in base)
        if copies < max(PLAYER_COUNTS):
            raise board.fail(f"there are {copies} sheets, too few for four players")

    def check_tiles(self, file: Entry) -> None:
        names = [tile.name for tile in self.tiles]
        for tile, entry in zip(self.tiles, file.parts("tile"), strict=True):
            if names.count(tile.name) > 1:
                raise entry.fail("the name is used twice")
            if tile.building and tile.building not in names:
                raise entry.fail(f"there is no building {tile.building!r}")
        for one in ("castle", "mine", "ship", "inn", "black-tile"):
            if one not in names:
                raise file.fail(f"the tile {one!r} is missing")

    def check_supply(self, file: Entry) -> None:
        """Every player count must find enough tiles for all phases (B-COMP)."""
        base = [tile for tile in self.tiles if not tile.expansion]
        for index, players in enumerate(PLAYER_COUNTS):
            need = [0] * len(COLOURS)
            need[COLOURS.index("castle")] = players
            for phase in range(len(self.phases)):
                for space in self.used_spaces(players):
                    need[self.space_colour(space, players, phase)] += 1
            for colour, name in enumerate(COLOURS):
                have = sum(tile.coloured for tile in base if tile.colour == colour)
                if have < need[colour]:
                    raise file.fail(
                        f"{players} players need {need[colour]} {name} tiles, not {have}"
                    )
            black = sum(tile.black for tile in base)
            if black < self.black_spaces[index] * len(self.phases):
                raise file.fail(f"{black} black tiles are too few for {players} players")

    def used_spaces(self, players: int) -> list[DepotSpace]:
        return [s for spaces in self.depots for s in spaces if s.from_players <= players]

    def space_colour(self, space: DepotSpace, players: int, phase: int) -> int:
        """The colour of tile that a depot space takes in a phase."""
        if players == 3 and phase in space.exception_phases:
            return space.exception
        return space.colour


def read_routes(entry: Entry, goods: list[str]) -> list[list[tuple[int, int]]]:
    """The pieces of the trade routes: for each space its colour of goods and its bonus."""
    pieces = []
    for number, piece in enumerate(entry.items("pieces"), 1):
        spaces = []
        for text in piece if isinstance(piece, list) else []:
            colour, _, bonus = str(text).partition(" ")
            if colour not in goods or bonus not in BONUSES:
                raise entry.fail(f"piece {number}: {text!r} is no colour and bonus")
            spaces.append((goods.index(colour), BONUSES.index(bonus)))
        if len(spaces) != 3:
            raise entry.fail(f"piece {number} has {len(spaces)} spaces, not 3")
        pieces.append(spaces)
    return pieces


def standard() -> Components:
    """The component set of the 2019 edition."""
    return Components(standard_folder("burgundy"))
