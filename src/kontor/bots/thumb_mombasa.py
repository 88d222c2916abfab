"""The numbers in the rules of thumb for Mombasa, in pounds at the end of the game unless said
otherwise. What stands here is what the greedy player thinks; `kontor tune` finds better ones, which
may change in the course of a game."""

from typing import Final


class Thumb:
    """Numbers for a moment of the game."""

    # Shares
    growth: float = 1.5  # coins that all bases together show more after a round to come
    growth_seat: float = 0.35  # and more of them for each seat
    growth_base: float = 1.5  # of which a company gets so much as if somebody had so many shares
    most_value: float = 13.0  # of a share
    rival: float = 1.15  # weight of the others' shares
    favourite: float = 0.4  # shares to come of one's favourite company, for each round
    others: float = 0.2  # and of the others
    way: float = 0.85  # of a share on the way to its icon
    toll: float = 0.06  # of a share for a pound of a capital call before it
    shares_a_step: float = 0.45
    bonus: float = 1.1  # a special bonus, for each round to come

    # Diamonds, books and pounds
    diamond: float = 2.15  # a step of the diamond
    jar: float = 4.0  # a book entered
    reserve: float = 9.0  # the most that is thought to be reached beyond what is
    slot: float = 6.0  # an extra action slot, for each round to come
    slot_way: float = 0.5  # of that on the way there
    style: float = 1.15  # of what diamonds or books are worth to players who go for them
    purse: float = 0.2  # more for each of the first pounds, which pay for calls and spaces

    # Cards
    goods_card: float = 2.7  # a unit of a good when its card is used
    expansion_card: float = 2.9
    bookkeeper_card: float = 4.5
    merchant_card: float = 0.6
    baseline: float = 3.0  # what a card of the start brings when it is used
    uses: float = 0.65  # how often a card is used, for each round to come
    kept: float = 0.6  # a card of the start, for each round to come
    beyond: float = 2.0  # a card of a pile that has more than one can plan

    # The round
    goods_held: float = 0.8  # of a step for a unit that is face up
    held: float = 0.85  # of an expansion point that is still to be used
    merchant_held: float = 3.6
    bookkeeper_held: float = 2.2  # in book points
    lone_expansion: float = 0.7  # of an expansion point when there is only one
    majorities: float = 0.45  # how often a majority space can be had
    marker: float = 0.9  # a marker without a good space
    majority_marker: float = 0.75  # of the steps of a majority space
    lower_tier: float = 0.8  # more for each tier below the one reached
    track_marker: float = 3.5  # a marker on the first space of a track,
    track_marker_second: float = 1.5  # and so much more on the second
    tiles: tuple[float, ...] = (3.2, 3.0, 5.2, 4.8)  # a bonus tile for the next round

    # Expanding
    posts: float = 0.8  # how many posts a point pays for
    dear_posts: float = 0.55  # the same where all borders are double
    reward: float = 1.8  # what a region pays
    post_lead: float = 0.95  # of a post's coin for each share that one is ahead by

    # Decisions in the middle of a turn
    unit: float = 0.92  # of a step for a unit that is in use
    may_buy: float = 0.3
    advance: float = 0.85
    points_in_use: float = 0.95
    buy: float = 0.5
    discard: float = 1.0
    remove: float = 1.2

    # The start
    start_step: float = 2.4
    start_book: float = 0.3
    start_rest: float = 0.25

    # Books
    point: float = 1.6  # a book point while there is time to use the book
    post: float = 2.0  # a post removed from a base
    harvest: float = 2.0  # pounds for cotton
    now: float = 0.85  # of what a face-up bookkeeper can enter
    in_use: float = 0.95  # of what a bookkeeper in use can enter
    reward_in_use: float = 0.9  # of the reward of the book it stands on
    next: float = 0.7  # of what the cards of the next round can enter
    without: float = 0.6  # of that as long as there is no bookkeeper for it
    later: float = 0.3  # of what all cards together can enter later
    ease: tuple[float, ...] = (1.0, 1.0, 0.9, 0.8, 0.7, 0.5)  # of a book that takes so many cards
    gap: float = 0.35  # of books behind a space without a book
    stop: float = 0.6  # of the reward of the last book


Plan = tuple[float, tuple[int, ...]]
"""What a plan is worth, and its cards by slot."""


Known = dict[tuple[int, ...], float]
"""What books ahead of a jar are worth, by where it stands and what they are."""

MOMENTS: Final = 8
"""The planning of the first round, then the rounds."""

MOST_HOLDINGS: Final = 100
"""So many sets of cards are kept in mind."""


class Sense:
    """Numbers for the moments of a game, and what was found out by them: the last plans, which are
    asked for again at every step of planning, and the worth of books, which a search asks for in
    position after position."""

    def __init__(self, thumbs: list[Thumb]):
        self.thumbs = thumbs
        self.key: tuple[int, ...] = ()
        self.layout: tuple[int, ...] = ()
        self.good_key: tuple[int, ...] = ()
        self.good: list[Plan] = []
        self.books: dict[tuple[object, ...], Known] = {}

    def books_with(self, holdings: tuple[object, ...]) -> Known:
        """What is known of the books ahead for whoever has these cards and likes books as much."""
        if len(self.books) >= MOST_HOLDINGS:
            self.books.clear()
        return self.books.setdefault(holdings, {})

    def thumb(self, left: int) -> Thumb:
        """The numbers with so many rounds to come."""
        return self.thumbs[len(self.thumbs) - 1 - min(left, len(self.thumbs) - 1)]


PLAIN: Final = Sense([Thumb()])
"""The same numbers for the whole game."""
