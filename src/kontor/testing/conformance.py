"""The conformance suite: plays games at random and checks after every step what must hold for any
game of Kontor. `check_game` raises AssertionError with the position at the first fault."""

import json
from random import Random

import msgspec

from kontor.core import play as plays
from kontor.core import record as records
from kontor.core.chance import ListedChance, SampledChance, key_from_seed
from kontor.core.errors import IllegalAction
from kontor.core.events import Log, visible
from kontor.core.game import Game, State
from kontor.core.options import Options
from kontor.core.play import Play
from kontor.core.replay import follow, verify
from kontor.core.words import Words

NAMES = ["Ana", "Bruno", "Carla", "Daniel"]


class Conformance:
    """One game played at random with every check; heavy checks on a share of the steps."""

    def __init__(self, game: Game, options: Options, seed: int | str, share: float = 0.05):
        self.game = game
        self.random = Random(f"conformance {seed}")
        self.share = share
        self.words = Words(game.name)
        self.past: list[tuple[State, str]] = []
        self.saw_secret = False
        names = NAMES[: int(options["players"])]
        self.play, log = plays.start(game, dict(options), key_from_seed(seed), names)
        self.check_events(log)

    def run(self) -> Play:
        """Play to the end; returns the finished play."""
        while self.play.state.actors:
            self.check_state()
            self.step()
        self.check_state()
        self.check_end()
        return self.play

    def demand(self, holds: bool, what: str) -> None:
        if not holds:
            raise AssertionError(f"{what}\n{self.play.state.position()}")

    def step(self) -> None:
        """One random decision of one of the actors, sometimes taken back and made again."""
        state = self.play.state
        seat = self.random.choice(state.actors)
        action = self.random.choice(state.legal(seat))
        before = state.digest()
        if state.secret and self.random.random() < 20 * self.share:
            self.check_secrecy(seat)
        drawing = self.draws(seat, action)
        log = self.play.act(seat, action)
        self.check_events(log)
        self.demand(state.digest() == before, "an action on a copy changed the state")
        if drawing:
            self.demand(not self.play.may_undo(seat), "a draw can be taken back")
        if self.play.may_undo(seat) and self.random.random() < self.share:
            after = self.play.state.digest()
            self.play.undo(seat)
            self.demand(self.play.state.digest() == before, "undo does not restore the state")
            self.play.act(seat, action)
            self.demand(self.play.state.digest() == after, "the same action has another result")

    def draws(self, seat: int, action: int) -> bool:
        """Whether an action draws something."""
        chance = ListedChance(SampledChance("draws"))
        self.play.state.copy().step(seat, action, chance)
        return bool(chance.draws)

    def check_state(self) -> None:
        """What holds in every state."""
        state = self.play.state
        self.demand(state.status() == [], f"status: {state.status()}")
        self.demand((state.outcome is None) == bool(state.actors), "outcome and actors disagree")
        self.demand(all(s.total == sum(s.sources.values()) for s in state.scores()), "scores")
        for seat in range(state.players):
            self.check_legal(seat)
        self.past.append((state.copy(), state.digest()))
        first_secret = state.secret and not self.saw_secret
        self.saw_secret |= state.secret
        if first_secret or self.random.random() < self.share:
            self.check_position()
            for seat in range(state.players):
                self.check_refusals(seat)
        if first_secret or self.random.random() < (10 * self.share if state.secret else self.share):
            self.check_hidden()

    def check_legal(self, seat: int) -> None:
        state = self.play.state
        legal = state.legal(seat)
        self.demand(bool(legal) == (seat in state.actors), f"seat {seat} has {len(legal)} actions")
        self.demand(legal == sorted(set(legal)), f"legal actions of seat {seat} are not in order")
        hints = state.hints(seat)
        json.dumps(hints)
        told = [hint["action"] for hint in hints]
        self.demand(told == [state.write(seat, a) for a in legal], "hints are not what is legal")
        for action in legal:
            text = state.write(seat, action)
            self.demand(state.read(seat, text) == action, f"notation {text!r} does not round-trip")
            self.demand(bool(self.words.action(state, seat, action)), "an action has no words")

    def check_position(self) -> None:
        """The position text is the whole state."""
        state = self.play.state
        again = self.game.from_position(state.position())
        self.demand(again.position() == state.position(), "the position does not round-trip")
        self.demand(again.actors == state.actors, "the position loses who acts")
        for seat in range(state.players):
            self.demand(again.legal(seat) == state.legal(seat), "the position loses choices")
            self.demand(
                again.view(seat) == state.view(seat), "the position loses something visible"
            )
            written = msgspec.json.encode(state.view(seat))
            self.demand(state.view_json(seat) == written, "a view is not written as it is")

    def check_refusals(self, seat: int) -> None:
        """Every code that is not legal is refused with a rule and words, and changes nothing."""
        state = self.play.state
        legal = set(state.legal(seat))
        before = state.position()
        chance = SampledChance("refusals")
        for action in range(-1, state.actions.size + 1):
            if action in legal:
                continue
            try:
                state.apply(seat, action, chance)
            except IllegalAction as refusal:
                self.demand(bool(refusal.rule and self.words.refusal(refusal)), "no words")
            else:
                raise AssertionError(f"action {action} of seat {seat} was not refused: {before}")
        self.demand(state.position() == before, "a refused action changed the state")

    def check_hidden(self) -> None:
        """What a seat sees does not depend on what is hidden from it."""
        state = self.play.state
        for seat in range(state.players):
            other = state.known_to(seat)
            self.demand(other.position(seat) == state.position(seat), "known_to differs from view")
            for round_ in range(3):
                guess = other.copy()
                guess.fill(SampledChance(f"{seat} {round_}"))
                self.demand(guess.status() == [], f"a filled state is unsound: {guess.status()}")
                for viewer in (seat, None):
                    a, b = json.dumps(state.view(viewer)), json.dumps(guess.view(viewer))
                    self.demand(a == b, f"the view of {viewer} shows what is hidden from {seat}")
                    same = guess.position(viewer) == state.position(viewer)
                    self.demand(same, f"the position of {viewer} shows what is hidden from {seat}")
                known = guess.known_to(seat).position()
                self.demand(known == other.position(), "known_to shows what is hidden")
                self.demand(guess.legal(seat) == state.legal(seat), "choices show what is hidden")
                self.check_reopened(guess, seat)

    def check_reopened(self, state: State, seat: int) -> None:
        """When secret choices are taken back, whoever had chosen chooses again, and nothing else
        changes."""
        own, acting = state.legal(seat), set(state.actors)
        state.reopen(seat)
        self.demand(state.status() == [], f"a reopened state is unsound: {state.status()}")
        self.demand(state.legal(seat) == own, "reopening changes one's own choices")
        self.demand(acting <= set(state.actors), "reopening takes a decision away")
        if not state.secret:
            self.demand(acting == set(state.actors), "reopening changes what is open")
        for other in state.actors:
            self.demand(bool(state.legal(other)), f"nothing to choose for {other} when reopened")

    def check_secrecy(self, seat: int) -> None:
        """Different secret choices look the same to everybody else until the reveal, but for who is
        done, which everybody may see."""
        state = self.play.state
        partners = state.partners(seat)
        others = [other for other in range(state.players) if other not in partners]
        seen: dict[tuple[int, ...], set[str]] = {}
        for action in state.legal(seat):
            log: Log = []
            after = state.copy()
            after.step(seat, action, SampledChance("secrecy"), log)
            if after.secret:
                for viewer in [*others, None]:
                    events = [repr(event) for event in visible(log, viewer)]
                    shown = [viewer, events, after.view(viewer), after.position(viewer)]
                    seen.setdefault(after.actors, set()).add(json.dumps(shown))
        for views in seen.values():
            self.demand(len(views) == len(others) + 1, "a secret choice shows")

    def check_events(self, log: Log) -> None:
        for event in log:
            self.demand(bool(self.words.event(event, NAMES)), f"{event!r} has no words")

    def check_end(self) -> None:
        """Nothing that was copied has changed since, and the record tells the whole game."""
        state = self.play.state
        outcome = state.outcome
        best = min(outcome) if outcome else 0
        self.demand(best == 1 or (best == 2 and state.players == 1), "the game has no winner")
        for past, digest in self.past:
            if past.digest() != digest:
                raise AssertionError(f"a copy is not independent: {past.position()}")
        text = self.play.record.write()
        record = records.read(text)
        self.demand(record.write() == text, "the record does not round-trip")
        self.demand(verify(self.game, record), "the record's draws are not those of its key")
        trail = follow(self.game, record)
        self.demand(trail.end.digest() == state.digest(), "the record replays to another state")


def check_game(game: Game, options: Options, seed: int | str, share: float = 0.05) -> Play:
    """Play one random game with every check."""
    return Conformance(game, options, seed, share).run()


def digests(game: Game, options: Options, seed: int | str) -> list[str]:
    """The state's hash after every decision of a random game: the same in every process."""
    random = Random(f"digests {seed}")
    chance = SampledChance(seed)
    state = game.new(options, chance)
    found = [state.digest()]
    while state.actors:
        seat = random.choice(state.actors)
        state.apply(seat, random.choice(state.legal(seat)), chance)
        found.append(state.digest())
    return found
