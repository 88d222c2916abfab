"""Following a record from its first line to its last, checking every one of them."""

from kontor.core.chance import Chance, KeyedChance, ScriptedChance, key_hash
from kontor.core.errors import ChanceError, KontorError, RecordError
from kontor.core.events import Log
from kontor.core.game import Game, State
from kontor.core.record import Decision, Record, Undo


class CheckedChance(ScriptedChance):
    """The draws of a record's line; with the key's chance, each is compared with it."""

    def __init__(self, draws: tuple[int, ...], keyed: Chance | None):
        super().__init__(draws)
        self.keyed = keyed

    def below(self, n: int) -> int:
        draw = super().below(n)
        if self.keyed is not None and self.keyed.below(n) != draw:
            raise ChanceError(f"draw {self.next} is not the one that the key gives")
        return draw

    def finish(self) -> None:
        if self.left:
            raise ChanceError(f"{self.left} draws too many")


class Trail:
    """The standing decisions of a record with the state and events after each; the first state
    and events are those of the setup."""

    def __init__(self, state: State, log: Log):
        self.states = [state]
        self.logs = [log]
        self.decisions: list[Decision] = []

    def append(self, decision: Decision, state: State, log: Log) -> None:
        self.decisions.append(decision)
        self.states.append(state)
        self.logs.append(log)

    def cut(self, to: int) -> None:
        """Keep only the first `to` decisions."""
        del self.decisions[to:], self.states[to + 1 :], self.logs[to + 1 :]

    def at(self, move: int) -> State:
        """The state after so many decisions."""
        if not 0 <= move < len(self.states):
            last = len(self.states) - 1
            raise KontorError(f"there is no move {move}; the record has {last} decisions")
        return self.states[move]

    @property
    def end(self) -> State:
        return self.states[-1]


def follow(game: Game, record: Record, keyed: KeyedChance | None = None) -> Trail:
    """Replay a record. Every line must be legal, in the notation Kontor writes, and have exactly
    the draws it needs (those of the key, where its chance is given)."""
    check_header(game, record)
    line = body_line(record)
    log: Log = []
    chance = CheckedChance(record.setup, keyed if record.branch is None else None)
    try:
        trail = Trail(game.new(record.options, chance, log), log)
        chance.finish()
    except ChanceError as error:
        raise RecordError(line, str(error)) from None
    if len(record.players) != trail.end.players:
        raise RecordError(6, f"{len(record.players)} names for {trail.end.players} players")
    for index, entry in enumerate(record.entries):
        line += 1
        if isinstance(entry, Undo):
            trail.cut(entry.to)
            continue
        inherited = record.branch is not None and index < record.branch
        chance = CheckedChance(entry.draws, None if inherited else keyed)
        try:
            state, log = redo(trail.end, entry, chance)
        except KontorError as error:
            raise RecordError(line, str(error)) from None
        trail.append(entry, state, log)
    check_result(trail.end, record, line + 1)
    return trail


def redo(state: State, decision: Decision, chance: CheckedChance) -> tuple[State, Log]:
    """The state after a recorded decision, and what happened."""
    seat, text = decision.seat, decision.text
    if not 0 <= seat < state.players:
        raise state.refusal(seat, -1)
    action = state.read(seat, text)
    log: Log = []
    after = state.copy()
    after.apply(seat, action, chance, log)
    chance.finish()
    if state.write(seat, action) != text:
        raise KontorError(f"{text!r} is written {state.write(seat, action)!r}")
    return after, log


def check_header(game: Game, record: Record) -> None:
    """Whether this game and its components are those of the record; options become typed."""
    if record.game != game.name:
        raise RecordError(2, f"this is a record of {record.game!r}, not of {game.name!r}")
    ours = f"{game.component_set} {game.component_hash}"
    theirs = f"{record.component_set} {record.component_hash}"
    if ours != theirs:
        raise RecordError(4, f"the game was played with components {theirs}; here are {ours}")
    if record.rules_version > game.rules_version:
        raise RecordError(5, f"rules {record.rules_version} are newer than this Kontor: update it")
    try:
        record.options = game.settle(record.options)
    except KontorError as error:
        raise RecordError(3, str(error)) from None


def check_result(state: State, record: Record, line: int) -> None:
    totals = [score.total for score in state.scores()]
    if record.result is None:
        if state.outcome is not None:
            raise RecordError(line, "the game is over, but its result is missing")
    elif state.outcome is None:
        raise RecordError(line, "there is a result, but the game is not over")
    elif record.result != totals:
        raise RecordError(line, f"the result is {' '.join(map(str, totals))}")


def body_line(record: Record) -> int:
    """The line of a record's `setup`."""
    optional = (record.component_data, record.key, record.branch is not None)
    return 9 + sum(1 for line in optional if line)


def verify(game: Game, record: Record) -> bool:
    """Replay a record in full and, where its key is given, compare every draw with it.

    Returns whether there was a key; RecordError says what does not hold.
    """
    if record.key is None:
        follow(game, record)
        return False
    if key_hash(record.key) != record.key_hash:
        raise RecordError(8, "the key does not belong to the key hash")
    follow(game, record, KeyedChance(record.key))
    return True
