"""How the search judged before anything was tuned or learned: a reference, which never changes."""

from kontor.bots import thumb_burgundy, thumb_mombasa
from kontor.bots.search_judge import BurgundyJudge, Judge, MombasaJudge
from kontor.core.game import State
from kontor.games.burgundy.state import BurgundyState


class FirstBurgundyJudge(BurgundyJudge):
    """Nothing but the margin counted, and playouts went on into rounds whose dice nobody knows; the
    solo game was judged in spaces; rounds to spare counted, a victory did not."""

    def __init__(self) -> None:
        super().__init__(None, thumb_burgundy.PLAIN, 1.0)
        self.rivalry = 1.0

    def round(self, _s: State) -> int:
        return 0

    def ends(self, s: State) -> list[float]:
        return [float(points) for points in s.side_points()]


class FirstMombasaJudge(MombasaJudge):
    """What the others have was counted in the rules of thumb, and once more by the search."""

    def __init__(self) -> None:
        super().__init__(None, thumb_mombasa.PLAIN)

    def aims(self, s: State) -> list[float]:
        if not s.actors:
            return s.ahead(s.side_points())
        return s.ahead([self.value(s, seat) for seat in range(s.players)])


def first_judge(s: State) -> Judge:
    """The judge of a game as it was."""
    return FirstBurgundyJudge() if isinstance(s, BurgundyState) else FirstMombasaJudge()
