"""The hands of those who are not people: bots, and clocks that run out.

Several processes may have a table in memory and all see that a bot has to act. Whoever changed
the table asks the bot at once, the others only if nothing happens; should two of them act, the log
takes one move and leaves the other out.
"""

import asyncio
import logging
from functools import partial
from random import Random
from time import monotonic

from kontor.bots.roster import LEVELS
from kontor.core.chance import key_hash
from kontor.server import commands
from kontor.server.drafts import HOUSE
from kontor.server.errors import Refused
from kontor.server.house import House, Live
from kontor.server.jobs import Decide
from kontor.server.metrics import BOT_FAILURES
from kontor.server.workshop import WorkFailed, Workshop

log = logging.getLogger("kontor")

PATIENCE = 3.0
"""So long another process gets to ask the bots after it has changed a table."""


class Hands:
    """Moves for seats without people, and takeovers of seats whose time is up."""

    def __init__(self, house: House, workshop: Workshop):
        self.house = house
        self.workshop = workshop
        self.stopped = False
        self.quiet_until = 0.0
        """No clock runs out before this: time may have to be given back first."""
        self.random = Random()
        house.hooks.append(self.changed)

    def changed(self, live: Live, own: bool) -> None:
        """A table has changed: see who has to act, and when time is up."""
        if self.stopped:
            return
        pause = self.house.settings.bot_pause if own else PATIENCE
        for seat in live.table.owing:
            if live.table.seats[seat].player is not None and seat not in live.thinking:
                live.thinking.add(seat)
                self.house.spawn(asyncio.create_task(self.act(live, seat, pause)))
        self.set_timer(live)

    # bots

    async def act(self, live: Live, seat: int, pause: float) -> None:
        """Let the bot of a seat act as long as it has to."""
        try:
            while not self.stopped:
                if pause:
                    await asyncio.sleep(pause)
                table = live.table
                player = table.seats[seat].player
                if player is None or seat not in table.owing or self.stopped:
                    return
                sequence = table.sequences[seat]
                action = await self.decide(live, seat, player)
                wish = commands.Move(f"{sequence}-{table.number}", seat, sequence, action)
                try:
                    await self.house.do(live, HOUSE, wish)
                except Refused as refusal:
                    # The table has moved on while the bot was thinking; look at it again.
                    if refusal.code not in ("stale", "not-now", "illegal", "notation"):
                        raise
                pause = self.house.settings.bot_pause
        finally:
            live.thinking.discard(seat)

    async def decide(self, live: Live, seat: int, player: str) -> str:
        """A bot's choice; if it fails twice, a choice by lot, so that nobody waits for it."""
        table = live.table
        state = table.state
        legal = state.legal(seat)
        if len(legal) == 1:
            return state.write(seat, legal[0])
        job = Decide(
            table=table.id,
            title=table.game.name,
            components=table.game.component_data,
            position=state.position(),
            seat=seat,
            player=LEVELS.get(player, player),
            seed=key_hash(table.row.key),
        )
        for _ in range(2):
            try:
                done = await self.workshop.do(job, self.house.settings.bot_seconds)
            except WorkFailed as error:
                BOT_FAILURES.inc()
                log.warning("bot %s at table %s: %s", player, table.id, error)
                continue
            if done.error is None:
                return str(done.result)
            log.warning("bot %s at table %s failed", player, table.id)
        return state.write(seat, self.random.choice(legal))

    # clocks

    def set_timer(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        clocks = live.table.clocks
        deadline = clocks.deadline() if clocks is not None else None
        if deadline is None or live.table.status != "playing":
            return
        seconds = max(0, deadline[0] - self.house.sources.now()) / 1000
        seconds = max(seconds, self.quiet_until - monotonic())
        loop = asyncio.get_running_loop()
        live.timer = loop.call_later(seconds + 0.01, partial(self.ring, live))

    def ring(self, live: Live) -> None:
        if not self.stopped:
            self.house.spawn(asyncio.create_task(self.late(live)))

    async def late(self, live: Live) -> None:
        """Somebody's time is up: a bot plays on."""
        clocks = live.table.clocks
        deadline = clocks.deadline() if clocks is not None else None
        if deadline is None:
            return
        if deadline[0] > self.house.sources.now() or self.quiet_until > monotonic():
            self.set_timer(live)
            return
        wish = commands.Takeover(f"late-{live.table.number}", deadline[1])
        try:
            await self.house.do(live, HOUSE, wish)
        except Refused as refusal:
            if refusal.code != "not-now":
                raise
