### What the terminal says of its own: the session, the choices, the tables of the titles.
### Short words stand in columns of the drawing: keep them short. Codes of tiles have three letters
### (animals and a digit follow), letters of colours are all different.

## The session

prompt = Your choice (? for help):
done-for-you = Only one choice, done for you: { $choices }.
thinking = { $name } is thinking
enter-lists = Enter lists all choices
enter-ends = Enter ends it
undo-takes-back = u takes back your last decision
choices-range = The choices go from 1 to { $last }.
more-with-workers = { $count } more with workers: type { $label }
expected = Column { $column }: expected { $wanted }.
expected-choice = the number of a choice, a choice in notation or a command (? lists them)
expected-end = the end
and = and
or = or
not-allowed = Not allowed: { $reason } ({ $rule })
allowed = That is allowed.
nothing-to-undo = There is nothing to take back: something was drawn or done since.
taken-back = Taken back: { $choice }.
rules-missing = The rules are not at hand here.
rules-name = Name a word to search for: { $example }
rules-none = No rule has '{ $words }'.
rules-more = { $count } more; add a word to narrow it down.
why-name = Name what you want to do: { $example }
saved-in = The game is saved in { $path }.
saved-goes-on = The game is saved; '{ $command }' goes on with it.
not-saved = The game could not be saved: { $error }
winners = { $count ->
    [one] The winner: { $names }.
   *[other] The winners: { $names }.
}
lost = The game is lost.
record-not-written = The record could not be written: { $error }
record = Record: { $path }
look-again = Look at it again with: { $command }
replayed = decisions { $count }, hash { $hash }
unusable-save = The saved game { $path } cannot be used: { $error }. It is now { $aside }.
kept-as = Your earlier game is kept as { $path }.
new-game = A new game of { $title } ({ $what }).
going-on = Going on with your saved game ({ $what }). --new starts another.
going-on-other = Going on with your saved game ({ $what }). It is not what you asked for now: --new starts another game.
player = Player
against = against { $names }
together-with = with { $names }

option-players = { $value ->
    [one] { $value } player
   *[other] { $value } players
}
option-mode = { $value ->
    [team] team game
   *[solo] solo game
}
option-duchies = duchies { $value }
option-start = start castles in secret
option-border-posts = border posts
option-extra-tiles = extra tiles
option-white-castles = white castles
option-inns = inns
option-trade-routes = trade routes
option-shields = shields
option-third-post = third post twice
option-target = target { $value }
option-setup = variable setup

## The help

help-title = Type
help-number = do choice 12 (+5 says that it scores 5 points at once)
help-notation = do that, in notation
help-start = list the choices that begin so
help-enter = list all choices; with nothing left to do, end the turn
help-undo = take back your last decision, if nothing was drawn since
help-board = draw the whole table
help-legend = what the letters on the table mean and what { $game ->
    [mombasa] tracks
   *[other] tiles
} do
help-score = everybody's points by source
help-log = what happened so far (log all: from the beginning)
help-why = why something is not allowed
help-rules = search the rules
help-save = where this game is saved (it is, after every decision)
help-quit = leave; next time the game goes on

## Every table

none = none
empty = empty
total = total
place = place
pounds = pounds
points = points
game-over = The game is over.

## The analysis of a game

analysis-written = Written: { $path }

## Burgundy: letters and codes

letter-castle = C
letter-animal = A
letter-ship = S
letter-building = B
letter-monastery = K
letter-mine = M
code-castle = CAS
code-mine = MIN
code-ship = SHP
code-warehouse = WHS
code-carpenter = CRP
code-church = CHU
code-market = MKT
code-boarding-house = BRD
code-bank = BNK
code-town-hall = TWN
code-watchtower = WTC
code-crane = CRN
code-geese = GEE
code-white-castle = WCA
code-inn = INN
code-black-tile = BLK
code-cow = COW
code-sheep = SHE
code-pig = PIG
code-goat = GOA

## Burgundy: what tiles do

effect-castle = one more action, as with a die of any value
effect-mine = 1 silver at the end of each phase
effect-ship = the goods of one depot, and one space forward in turn order
effect-ship-alone = the goods of one depot, while all others leave the game; then tiles for 5 goods each
effect-warehouse = sell the goods of one colour
effect-carpenter = take a building from any depot
effect-church = take a mine, a monastery or a castle from any depot
effect-market = take a ship or an animal tile from any depot
effect-boarding-house = 4 workers
effect-bank = 2 silver
effect-town-hall = place another tile from your stores, on a space of any number
effect-watchtower = 4 points
effect-crane = the effect of any building
effect-white-castle = one more action, with the value of the white die
effect-geese = 2 points, and all of one other species in the pasture; 2 for each later animal tile
effect-inn = fills a space of any colour, one in a region; the region scores as one larger
effect-black-tile = fills a space of any colour, without any effect

## Burgundy: the legend

legend-marks = * tile fits now  +5 points now
legend-space = an empty space: building, die 4 (* where a stored tile fits)
legend-animals = animals: their number in points, and again all of their species in the same pasture
legend-goods = Goods by the die that sells them: { $goods }. Dice: [3] unused, (5) used.
legend-posts = a border post, beside b1 and c1, b5 and c6, g2 and g3
legend-route = a space of a trade route: red goods there have the effect of a church
legend-laid = goods that lie on the trade route
legend-shield = a shield, in a depot or on a castle; at the end 1-6 score 12, 7-12 8, 13-18 4
legend-shared = a tile from the shared stores, which both partners use
legend-river = a river: a tile at one end opens the space at the other
legend-solo-monasteries = they score at once when they are placed; number 26 3 points for each full colour

## Burgundy: the table

monastery = monastery
duchy = Duchy { $name }
has-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
has-silver = { $count } silver
has-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
die-sells = { $goods } (die { $die })
dice = dice
bridge = bridge
no-limit = no limit
free = { $count } free
goods = Goods
sold = sold
stores = Stores
stores-private = stores
stores-shared = Shared stores
stored = stored:
powers = Powers
bonus-tiles = Bonus tiles
bonus-large = large
bonus-small = small
over = The game is over
before-first-phase = Before the first phase
phase-line = Phase { $phase }, round { $round } of 5
phase-scores = a completed region scores { $points } more
turn-order = Turn order
next-round = next round
black = Black
black-price = Black (2 silver)
goods-to-come = Goods to come
white-die = white die { $value }
bonus-left = Bonus left
bonus-for = { $points } for { $colours }
together = together
has-chosen = has chosen a duchy and a castle
has-not-chosen = has not chosen yet (duchy { $duchies })
shared = shared

shields = Shields
shields-in = Shields in
depot = depot { $depot }
no-inn = no inn
route = Route
route-short = route
route-full = full ({ $count } goods)
route-next = { $laid }/{ $all }, next
posts = Posts
posts-short = posts { $count }/3
posts-linked = { $count ->
    [0] none linked yet
   *[other] { $count } of 3 linked
}
copies = Copies
none-so-far = none so far
shield-is-lost = shield { $shield } is lost

spaces-filled = { $filled } of { $all } spaces
solo-points = points
solo-filled = filled
so-far = { $now } of { $all }
more-rounds = { $count ->
    [0] the last round
    [one] { $count } more round
   *[other] { $count } more rounds
}
rivers = Rivers
rounds-left = rounds left
result = result
won = won
lost-short = lost

gain-silver = +{ $count } silver
gain-workers = +{ $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
gain-discard = (stores full: discard one)
gain-target = target reached: one more action

## Burgundy: what is asked

ask-castle = Choose the space for the first castle.
ask-duchy = Choose a duchy and the space for its first castle.
ask-turn = Your turn: you have { $dice } to use.
ask-die = You still have { $dice } to use.
ask-end = Both dice are used: you can end your turn.
a-die = { $die ->
    [7] a die of any value
   *[other] a { $die }
}
a-double = { $die ->
    [7] two dice of any value
   *[other] two { $die }s
}
ask-beside = Monastery 5: load the goods of a depot beside depot { $depot } too.
ask-action = Castle: one more action, as with a die of any value.
ask-action-alone = One more action, as with a die of any value.
ask-fetch = { $tile }: take a tile.
ask-sell = Warehouse: sell the goods of one colour.
ask-place = Town hall: place another tile.
ask-ship = Ship: load the goods of one depot.
ask-ship-alone = Ship: load the goods of one depot; those of all others leave the game.
ask-load = Not all goods of depot { $depot } fit: choose which come in.
ask-discard = Your stores are full: which tile leaves for { $tile }?
ask-white = White castle: one more action, with the { $die } of the white die.
ask-crane = Crane: use the effect of one building.
ask-herd = Geese: with which animals of their pasture do they score?
ask-crest = Shield { $shield } ({ $power }): lay it on one of your castles.
ask-claim = { $shield ->
    [15] Shield { $shield }: take a tile of the black depot and place it at once.
   *[other] Shield { $shield }: take a tile of a depot and place it at once.
}
ask-claim-alone = A colour is complete: take a tile of the black depot and place it at once.
ask-set = Choose the space for { $tile }.
ask-tribute = Tribute: pay 1 silver for each shield ({ $count }), or give some up first.
ask-cargo = Shield 5: load all goods of one colour, from all depots.
ask-name = Shield 6: whose monasteries do you copy?
ask-trim = Shield 4 is lost: discard down to three stored tiles.
ask-trim-team = Shield 4 is lost: discard down to two shared tiles.
ask-keep = Where do you keep { $tile }?
ask-parts = Several things follow from { $tile } on { $space }: which comes next?
ask-points = Points { $now } of { $target }: buy more, for 1 silver each?
ask-trade = Do you give 5 goods for a tile of the black depot, to fill any space?
ask-pay = Black tile: { $count ->
    [one] { $count } good
   *[other] { $count } goods
} still to pay.

## Mombasa: letters and codes

letter-mombasa = M
letter-cape-town = T
letter-saint-louis = L
letter-cairo = C
kind-coffee = coffee
kind-bananas = bananas
kind-cotton = cotton
kind-expansion = expansion
kind-bookkeeper = bookkeeper
kind-merchant = merchant
kind-share = share
kind-bookkeepers = bookkeepers
kind-merchants = merchants
short-coffee = cof
short-bananas = ban
short-cotton = cot
short-expansion = exp
short-bookkeeper = bkp
short-merchant = mer
short-share = sha
short-helper = helper
short-any = any

space-first-player = first-player
space-buy = buy
space-discard = discard
space-coffee = coffee
space-bananas = bananas
space-cotton = cotton
space-expansion = expansion
space-tile-goods = tile-goods
space-tile-bookkeeper = tile-bookkeeper
space-tile-merchant = tile-merchant
space-tile-expansion = tile-expansion
space-c-first = c-first
space-c-second = c-second
space-d-first = d-first
space-d-second = d-second

## Mombasa: the table

stage-choosing = choice of starting tiles
stage-resting = cards of the starting tiles
stage-planning = planning
stage-acting = actions
stage-over = the game is over
round-line = Round { $round } of { $rounds }: { $stage }
is-done = done
has-ended = ended
order = order
first-player = first player
base-posts = posts
cards-and-prices = Cards and prices ({ $count } to come)
cards-and-prices-cheaper = Cards and prices ({ $count } to come; for you { $special })
books-and-points = Books (points: { $costs })
bonus-spaces = Bonus spaces
bonus-tiles-held = Bonus tiles
tile-on-slot = on slot { $slot }
tile-spent = used
has-scores = scores
has-shares = shares
has-markers = bonus markers
has-diamonds = diamonds
has-jar = ink jar
has-cards = cards
has-hand = hand
has-hand-or-planned = hand or planned
has-resting = resting
has-books = books
row-slot = Slot
row-cards = Cards
row-resting = Resting
own-books = Books
own-diamonds = Diamonds
own-jar = Ink jar
own-hand = Hand
own-face-up = Face up in all
own-carried = Books taken
turned = turned
nothing = nothing

ahead-worth = £{ $worth } at { $space }
ahead-slot = slot { $slot } at { $space }
ahead = £{ $worth }, then { $ahead }

special-buy-diamonds = { $amount ->
    [0] D{ $diamonds }, buy a card
   *[other] D{ $diamonds }, buy a card £{ $amount } cheaper
}
special-discard = { $goods ->
    [none] discard a card
   *[other] discard { $goods }
}: crate + £{ $amount }
special-steps = { $steps } steps on { $amount } other tracks
special-expansion-value = expansion +{ $amount }
special-markers = { $amount ->
    [one] { $amount } more bonus marker
   *[other] { $amount } more bonus markers
}
special-cheaper = cards { $amount } cheaper with { $goods }
special-cheaper-mixed = cards { $amount } cheaper, goods may mix
special-goods-value = { $goods } cards +{ $amount }

offer-first-player = B1, first next round
offer-buy = £{ $cost }: buy a card for pounds
offer-discard = discard a card: crate + £{ $amount }
offer-tile = £{ $cost }: the tile next round
crate = crate+£{ $amount }

so-many-posts = { $count ->
    [one] { $count } post
   *[other] { $count } posts
}
note-start = { $cards } rest; book { $book }
note-drives-out = drives out { $company }
note-worth = worth £{ $worth }
note-slot = unlocks slot 5
note-covers = covers { $book }
gain-shares = +{ $count ->
    [one] { $count } share
   *[other] { $count } shares
} { $company }
gain-value = { $company } shares £{ $before }>£{ $after }

## Mombasa: what is asked

ask-choose = Keep one of your two starting tiles.
ask-rest = Lay a card of your starting tile to rest in slot { $slot }.
ask-planned = All your slots are planned: say that you are done, or take a card back.
ask-plan = Plan cards for this round: { $count ->
    [one] { $count } slot
   *[other] { $count } slots
} free; say when you are done.
ask-act = Your turn: use cards, expand, place a bonus marker, or end your action phase.
ask-return = A post of { $company } was driven out: to which column does it return?
ask-expand = Expansion of { $company }: { $count ->
    [one] { $count } point
   *[other] { $count } points
} left; enter regions, or end it.
units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
} of { $goods }
ask-goods = You have { units }: add cards, acquire one card, or make steps on company tracks.
ask-goods-left = You have { units } left for steps on company tracks, one each.
ask-advance = Steps on company tracks, at most: { $steps }.
ask-jar = Bookkeeper: move the ink jar{ $book ->
    [none] { "" }
   *[other] {" "}(next: { $book })
}, or leave it.
ask-jar-or-turn = Bookkeeper: move the ink jar{ $book ->
    [none] { "" }
   *[other] {" "}(next: { $book })
}, turn a book for £{ $cost }, or leave the jar.
ask-buy = Buy a card of the display for pounds{ $cut ->
    [0] { "" }
   *[other] , £{ $cut } cheaper
}; you have £{ $pounds }.
ask-discard-card = Discard a card of your hand for its crate and £{ $amount } more.
ask-discard-coffee = Discard a coffee card of your hand for its crate and £{ $amount } more.
ask-book-points = You have { $count ->
    [one] { $count } book point
   *[other] { $count } book points
}: take books, or pounds for what is left.
ask-remove = Remove { so-many-posts } of any company from its base, or none.
ask-shelve = Place the books you have taken on your bookkeeping track.
ask-pick = Your action phase ends: take one resting pile into your hand.

## Mombasa: the legend

legend-rewards = pounds, diamond steps, steps on the track, book points, posts to remove
legend-track = a space of a track, one where you have 3 shares, a special space
legend-player = a player on space 5 of a track, with 2 shares of the company in all
legend-majority = a majority space: with 3 coffee or more, 3 steps on the track of Cairo
legend-call = a capital call: £2 to enter the space behind the line
legend-base = what a share is worth, the posts in the columns of the base, and mines
legend-book = a book that asks for coffee 2 and expansion 2 and brings 2 book points
legend-any = 4 of one good; a diamond merchant or another bookkeeper
legend-coin = a coin that comes with the book
legend-card = a card with a share of Mombasa; merchant M counts the mines of Mombasa
legend-kinds = coffee, bananas, cotton, expansion; { $bookkeeper } bookkeeper, { $merchant } merchant, { $share } share
legend-used = a card that can be used, a card that has been
legend-bookkeeping = bookkeeping: no A books on 6, 3 is worth £10, 4 unlocks a slot, the jar
legend-region = a region that brings 1 diamond step and has 2 mines
legend-entered = entered in this expansion; what it costs to enter a region now
legend-specials = { $company }, track { $track }: { $first }; then { $second }
legend-borders = Neighbours, across double lines in parentheses
base-of = { $company } base
