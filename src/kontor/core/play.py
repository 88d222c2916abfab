"""One game in progress: state, record, chance and undo. Terminal, server, replay and arena all
drive this class.

Undo rebuilds: `base` is the last state that nobody may go behind any more, and `window` holds the
decisions since then. A decision closes the window when it draws or reveals something or when
another seat acts in turn. Choices made in secret are held back from the record until the reveal
and then enter it in seat order.
"""

from dataclasses import replace

from kontor.core import record as records
from kontor.core.chance import Chance, KeyedChance, ListedChance, ScriptedChance, key_hash
from kontor.core.errors import ChanceError, KontorError
from kontor.core.events import Log
from kontor.core.game import Game, State
from kontor.core.record import Decision, Record, Undo
from kontor.core.replay import follow


class NoChance(Chance):
    """The chance of a game whose key is not here: it can be looked at, not played on."""

    def below(self, n: int) -> int:
        raise ChanceError(f"the key of this game is not here, so nothing (of {n}) can be drawn")


class Attempt:
    """A decision that was tried out on a copy: what would follow from it."""

    def __init__(
        self,
        seat: int,
        action: int,
        text: str,
        draws: tuple[int, ...],
        state: State,
        log: Log,
        chance: Chance,
    ):
        self.seat = seat
        self.action = action
        self.text = text
        self.draws = draws
        self.state = state
        self.log = log
        self.chance = chance


class Play:
    """A game being played."""

    def __init__(self, game: Game, state: State, record: Record, chance: Chance):
        self.game = game
        self.state = state
        self.record = record
        self.chance = chance
        self.base = state.copy()
        self.window: list[tuple[int, int]] = []
        self.held: list[Decision] = []
        self.fallen = len(record.entries) - len(record.standing())
        """How many lines of the record are no decision that stands."""

    @property
    def moves(self) -> int:
        """How many decisions stand."""
        return len(self.record.entries) - self.fallen

    def act(self, seat: int, action: int) -> Log:
        """Do a seat's action and return what happened; refuse it and change nothing."""
        attempt = self.attempt(seat, action)
        self.take(attempt)
        return attempt.log

    def attempt(self, seat: int, action: int) -> Attempt:
        """Try an action out and change nothing, for whoever has to save it before it counts."""
        chance = self.chance
        if isinstance(chance, KeyedChance):
            chance = KeyedChance(chance.key, chance.counter)
        state = self.state.copy()
        listed = ListedChance(chance)
        log: Log = []
        state.apply(seat, action, listed, log)
        text = self.state.write(seat, action)
        return Attempt(seat, action, text, tuple(listed.draws), state, log, chance)

    def take(self, attempt: Attempt) -> None:
        """Take over an attempt that was made on the present state."""
        self.chance = attempt.chance
        decision = Decision(attempt.seat, attempt.text, attempt.draws)
        self.note(decision, attempt.action, attempt.state)

    def repeat(self, seat: int, text: str, draws: tuple[int, ...]) -> Log:
        """Do a decision that was saved earlier, with the draws it had then."""
        action = self.state.read(seat, text)
        state = self.state.copy()
        log: Log = []
        state.apply(seat, action, ScriptedChance(draws), log)
        if isinstance(self.chance, KeyedChance):
            self.chance.counter += len(draws)
        self.note(Decision(seat, self.state.write(seat, action), draws), action, state)
        return log

    def say(self, seat: int, text: str) -> Log:
        """Do what a notation says."""
        if not 0 <= seat < self.state.players:
            raise self.state.refusal(seat, 0)
        return self.act(seat, self.state.read(seat, text))

    def note(self, decision: Decision, action: int, after: State) -> None:
        """Take over the state after a decision, and keep record and window in step with it."""
        before, seat = self.state, decision.seat
        self.state = after
        if not before.secret:
            self.record.entries.append(decision)
        else:
            self.held.append(decision)
            if not after.secret:
                self.reveal(decision.draws)
        if not after.may_undo(seat):
            self.base, self.window = after.copy(), []
        elif all(after.may_undo(other) for other, _ in self.window):
            self.window.append((seat, action))
        else:
            self.base, self.window = before, [(seat, action)]
        if after.outcome is not None:
            self.finish()

    def reveal(self, draws: tuple[int, ...]) -> None:
        """Secret choices enter the record together, in seat order, the draws behind the last."""
        held = [replace(decision, draws=()) for decision in self.held]
        held.sort(key=lambda decision: decision.seat)
        held[-1] = replace(held[-1], draws=draws)
        self.record.entries += held
        self.held = []

    def finish(self) -> None:
        self.record.result = [score.total for score in self.state.scores()]
        if isinstance(self.chance, KeyedChance):
            self.record.key = self.chance.key

    def may_undo(self, seat: int) -> bool:
        """Whether the seat can take back its last decision by itself."""
        return seat in [mover for mover, _ in self.window]

    def undo(self, seat: int) -> None:
        """Take back a seat's last decision, if nothing was drawn, revealed or done since."""
        if not self.may_undo(seat):
            raise KontorError(f"seat {seat} has no decision that can still be taken back")
        last = max(index for index, (mover, _) in enumerate(self.window) if mover == seat)
        del self.window[last]
        self.state = self.base.copy()
        nothing = ScriptedChance([])
        for mover, action in self.window:
            self.state.step(mover, action, nothing)
        if self.state.secret:
            index = max(i for i, decision in enumerate(self.held) if decision.seat == seat)
            del self.held[index]
        else:
            self.record.entries.pop()

    def rewind(self, to: int) -> None:
        """An undo that everybody agreed to: back to the first `to` decisions, noted in the record.
        Chance goes on where it was, so that known dice do not come again."""
        if not 0 <= to < self.moves:
            raise KontorError(f"{to} is not a number of decisions below {self.moves}")
        if self.state.outcome is not None:
            raise KontorError("the game is over")
        branch = self.record.branch
        if branch is not None and to < self.record_decisions(branch):
            raise KontorError("a branched game does not go back behind its branch")
        self.record.entries.append(Undo(to))
        self.fallen = len(self.record.entries) - to
        self.state = follow(self.game, self.record).end
        self.base, self.window, self.held = self.state.copy(), [], []

    def record_decisions(self, lines: int) -> int:
        """How many decisions stand after so many lines of the record."""
        return len(records.stand(self.record.entries[:lines]))


def start(game: Game, given: dict[str, object], key: bytes, players: list[str]) -> tuple[Play, Log]:
    """Begin a game, and tell what happened in its setup."""
    options = game.settle(given)
    chance = KeyedChance(key)
    listed = ListedChance(chance)
    log: Log = []
    state = game.new(options, listed, log)
    if len(players) != state.players:
        raise KontorError(f"there are {len(players)} names for {state.players} players")
    record = Record(
        game=game.name,
        options=options,
        component_set=game.component_set,
        component_hash=game.component_hash,
        rules_version=game.rules_version,
        players=[records.check_name(name) for name in players],
        key_hash=key_hash(key),
        component_data=game.component_data,
        setup=tuple(listed.draws),
    )
    return Play(game, state, record, chance), log


def resume(game: Game, record: Record, key: bytes | None = None) -> Play:
    """Go on with a recorded game; without its key it can only be looked at."""
    state = follow(game, record).end
    key = key or record.key
    if key is None:
        return Play(game, state, record, NoChance())
    if key_hash(key) != record.key_hash:
        raise KontorError("this is not the key of the game")
    return Play(game, state, record, KeyedChance(key, own_draws(record)))


def own_draws(record: Record) -> int:
    """How many draws of a record came from its own key."""
    draws = 0 if record.branch is not None else len(record.setup)
    for entry in record.entries[record.branch or 0 :]:
        if isinstance(entry, Decision):
            draws += len(entry.draws)
    return draws


def branch(game: Game, record: Record, move: int, key: bytes, players: list[str]) -> Play:
    """A new game, with a key of its own, that goes on from a recorded one at a move."""
    trail = follow(game, record)
    state = trail.at(move)
    if state.secret:
        raise KontorError("a game cannot be branched while people choose in secret")
    if state.outcome is not None:
        raise KontorError(f"the game is over after {move} decisions; branch it earlier")
    standing = trail.decisions[:move]
    new = replace(
        record,
        players=[records.check_name(name) for name in players],
        key_hash=key_hash(key),
        key=None,
        branch=len(standing),
        branch_key_hash=record.key_hash,
        entries=list(standing),
        result=None,
    )
    return Play(game, state, new, KeyedChance(key))
