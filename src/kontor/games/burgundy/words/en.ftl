### The words of The Castles of Burgundy. Keys: event-, action-, refusal-, field-, and those of
### things: tile-, goods-, colour-, species-, shield-, pile-, part-; so-many- are parts of others.
### A die of 0 is no die (an effect without one), 7 is a castle's die of any value.
### Actions begin with their verb, those with a die with the die and a colon; what happens to a
### player begins with the player's name.

title = The Castles of Burgundy

## Counts

so-many-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
so-many-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
so-many-silver = { $silver } silver
so-many-goods = { $count ->
    [one] { $count } { $goods } good
   *[other] { $count } { $goods } goods
}
price = { $workers ->
    [0] { so-many-silver }
    [2] { so-many-workers }
   *[other] { so-many-silver } and { so-many-workers }
}
tribute = { so-many-silver }{ $workers ->
    [0] { "" }
   *[other] {" "}and { so-many-workers }
}
help-of-workers = { $workers ->
    [0] { "" }
   *[other] {" "}({ so-many-workers })
}
with-die = { $die ->
    [7] With any value
   *[other] With the { $die }
}
from-depot = { $depot ->
    [0] from the black depot
   *[other] from depot { $depot }
}

## Things

tile-castle = castle
tile-mine = mine
tile-ship = ship
tile-warehouse = warehouse
tile-carpenter = carpenter
tile-church = church
tile-market = market
tile-boarding-house = boarding house
tile-bank = bank
tile-town-hall = town hall
tile-watchtower = watchtower
tile-cow2 = 2 cows
tile-cow3 = 3 cows
tile-cow4 = 4 cows
tile-sheep2 = 2 sheep
tile-sheep3 = 3 sheep
tile-sheep4 = 4 sheep
tile-pig2 = 2 pigs
tile-pig3 = 3 pigs
tile-pig4 = 4 pigs
tile-goat2 = 2 goats
tile-goat3 = 3 goats
tile-goat4 = 4 goats
tile-monastery1 = monastery 1 (same building twice)
tile-monastery2 = monastery 2 (workers from mines)
tile-monastery3 = monastery 3 (2 silver a sale)
tile-monastery4 = monastery 4 (worker a sale)
tile-monastery5 = monastery 5 (goods of a second depot)
tile-monastery6 = monastery 6 (buy anywhere, pay with workers)
tile-monastery7 = monastery 7 (1 point more an animal tile)
tile-monastery8 = monastery 8 (workers count 2)
tile-monastery9 = monastery 9 (free change for buildings)
tile-monastery10 = monastery 10 (free change for ships and animals)
tile-monastery11 = monastery 11 (free change for castles, mines, monasteries)
tile-monastery12 = monastery 12 (free change for taking)
tile-monastery13 = monastery 13 (silver with workers)
tile-monastery14 = monastery 14 (4 workers)
tile-monastery15 = monastery 15 (2 points a colour sold)
tile-monastery16 = monastery 16 (4 points a warehouse)
tile-monastery17 = monastery 17 (4 points a watchtower)
tile-monastery18 = monastery 18 (4 points a carpenter)
tile-monastery19 = monastery 19 (4 points a church)
tile-monastery20 = monastery 20 (4 points a market)
tile-monastery21 = monastery 21 (4 points a boarding house)
tile-monastery22 = monastery 22 (4 points a bank)
tile-monastery23 = monastery 23 (4 points a town hall)
tile-monastery24 = monastery 24 (4 points a species)
tile-monastery25 = monastery 25 (1 point a good sold)
tile-monastery26 = monastery 26 (3 points a bonus tile or, alone, a colour)
tile-monastery27 = monastery 27 (top of the stack on the bridge)
tile-monastery28 = monastery 28 (2 workers for 1 silver)
tile-monastery29 = monastery 29 (4 points a white castle)
tile-crane = crane
tile-geese = 2 geese
tile-white-castle = white castle
tile-inn = inn
tile-black-tile = black tile

pile-private = in your private stores
pile-shared = in the shared stores

part-effect = the effect of the tile
part-size = the points for the size of the region
part-phase = the points for the phase
part-colour = the tile for the completed colour

species-cow = cows
species-goat = goats
species-pig = pigs
species-sheep = sheep

goods-turquoise = turquoise
goods-purple = purple
goods-pink = pink
goods-red = red
goods-brown = brown
goods-orange = orange

colour-castle = castle
colour-animal = animal
colour-ship = ship
colour-building = building
colour-monastery = monastery
colour-mine = mine

shield-1 = all pastures count as one
shield-2 = a worker whenever another player gains some
shield-3 = tribute may be paid in workers
shield-4 = stores without limit
shield-5 = ships also load one colour of all depots
shield-6 = copies the monasteries of one player
shield-7 = bonus tiles score double
shield-8 = mines pay 2 silver
shield-9 = sales pay 1 silver a tile
shield-10 = monasteries score double at the end
shield-11 = castles may take a shield
shield-12 = sales score double
shield-13 = shields score double at the end
shield-14 = a tile of a depot at the end of each phase
shield-15 = a tile of the black depot at the end of each phase
shield-16 = one die a turn has any value
shield-17 = regions score as one larger
shield-18 = tiles may be placed anywhere

## What a player can do

action-take = { $die ->
    [0] Take { $tile } from depot { $depot }
   *[other] { with-die }: take { $tile } from depot { $depot }{ help-of-workers }
}
action-place = { $die ->
    [0] Place { $tile } on { $space }
   *[other] { with-die }: place { $tile } on { $space }{ help-of-workers }
}
action-sell = { $die ->
    [0] Sell { so-many-goods }
   *[other] { with-die }: sell { so-many-goods }{ help-of-workers }
}
action-workers = { with-die }: take { so-many-workers }{ $silver ->
    [0] { "" }
   *[other] {" "}and { so-many-silver }
}
action-ship = Load the goods of depot { $depot } ({ $goods-list })
action-load = Load the { $goods } goods
action-buy = Buy { $tile } { from-depot } for { price }
action-discard = Discard { $tile }
action-pass = Pass: do without
action-end = End the turn
action-start = Start on duchy { $duchy } with the castle on { $space }

action-hire = Hire 2 workers for 1 silver
action-inn = Buy the inn for { price }
action-use = Use the crane as a { $building }
action-herd = Score the geese with the { $species }

action-shield = Take shield { $shield }{ help-of-workers }
action-crest = Lay the shield on the castle of { $space }
action-wild = Shield 16: use the { $value } as any value
action-copy = Shield 6: copy the monasteries of seat { $other }
action-drop = Give up shield { $shield }
action-tribute = Pay the tribute: { tribute }
action-claim = Place at once: { $tile }
action-cargo = Load all { $goods } goods
action-pick = { $die ->
    [0] Place { $tile } from the further stores
   *[other] { with-die }: place { $tile } from the further stores
}
action-set = Place { $tile } on { $space }{ help-of-workers }
action-throw = Discard { $tile }
action-keep = Keep it: { $pile }
action-part = Next: { $part }
action-points = Buy { so-many-points } for { so-many-silver }
action-trade = Get { $tile } as a black tile for 5 goods
action-pay = Pay 1 { $goods } good (of { $count })

## What happened

event-first-player = { $player } goes first.
event-goods-dealt = { $player } starts with goods: { $goods-list }.
event-sheet-dealt = { $player } is dealt the sheet with duchies { $front } and { $back }.
event-start-chosen = { $player } has chosen where to start.
event-start-castle = { $player } starts on duchy { $duchy } with a castle on { $space }.
event-route-dealt = The trade route of { $player }: { $goods-list }.
event-phase-begins = Phase { $phase } begins.
event-depot-filled = Depot { $depot }: { $tiles }.
event-black-depot-filled = Black depot: { $tiles }.
event-phase-goods = Goods of the phase: { $goods-list }.
event-round-begins = Phase { $phase }, round { $round }.
event-dice-rolled = { $player } rolls { $first } and { $second }.
event-goods-arrive = The white die sends { $goods } goods to depot { $depot }.
event-workers-paid = { $player } pays { so-many-workers } to use the { $die } as a { $value }.
event-tile-taken = { $player } takes the { $tile } from depot { $depot }.
event-tile-bought = { $player } buys the { $tile } { from-depot } for { price }.
event-inn-bought = { $player } buys the inn for { price }.
event-crane-used = { $player } uses the crane as a { $building }.
event-route-laid = { $player } lays { $goods } goods on space { $number } of the trade route.
event-route-bonus = { $player } earns a bonus of the trade route: { $tile }.
event-posts-linked = { $player } links { $posts } border posts: { so-many-points }.
event-tile-discarded = { $player } discards the { $tile }.
event-tile-placed = { $player } places the { $tile } on { $space }.
event-region-completed = { $player } completes a region of size { $size } ({ $colour }): { $points } + { $phase-points } points.
event-large-bonus-taken = { $player } is first to fill all { $colour } spaces: { so-many-points }.
event-small-bonus-taken = { $player } is second to fill all { $colour } spaces: { so-many-points }.
event-points-scored = { $player } scores { so-many-points }.
event-goods-loaded = { $player } loads { so-many-goods } from depot { $depot }.
event-marker-advances = { $player } moves to space { $space } of the bridge.
event-goods-sold = { $player } sells { so-many-goods }: { so-many-points }, { so-many-silver }.
event-workers-gained = { $player } gets { so-many-workers }.
event-silver-gained = { $player } gets { so-many-silver }.
event-effect-passed = { $player } does without the effect.
event-effect-lost = { $player } cannot use the effect.
event-turn-ended = { $player } ends the turn.
event-mines-pay = { $player } gets { so-many-silver } from the mines.
event-shields-dealt = Shields in depot { $depot }: { $shields }.
event-double-paid = { $player } pays { so-many-workers } for a double of { $value }.
event-shield-taken = { $player } takes shield { $shield } from depot { $depot }.
event-shield-laid = { $player } lays shield { $shield } on the castle of { $space }.
event-shield-lost = { $player } loses shield { $shield }.
event-die-made-wild = { $player } turns the { $die } into any value with shield 16.
event-player-named = { $player } copies the monasteries of { $other-player }.
event-tribute-paid = { $player } pays a tribute of { tribute }.
event-tile-claimed = { $player } takes the { $tile } to place at once.
event-final-shields = { $player } scores { so-many-points } for shields.
event-final-goods = { $player } scores { so-many-points } for unsold goods.
event-final-silver = { $player } scores { so-many-points } for silver.
event-final-workers = { $player } scores { so-many-points } for workers.
event-final-monastery = { $player } scores { so-many-points } for { $tile }.
event-game-over = { $player } wins with { so-many-points }.
event-team-wins = { $player } and { $other-player } win with { so-many-points }.
event-tile-removed = The white die takes the { $tile } of depot { $depot } out of the game.
event-region-size = { $player } completes a region of size { $size } ({ $colour }): { so-many-points }.
event-region-phase = { $player } scores { so-many-points } for the phase.
event-colour-completed = { $player } has filled all { $colour } spaces.
event-target-reached = { $player } reaches the target: an action with any value. The next target is { $points }.
event-points-bought = { $player } buys { so-many-points } for silver.
event-goods-removed = { $count ->
    [one] { $count } good leaves
   *[other] { $count } goods leave
} the game from the other depots.
event-tile-traded = { $player } gets the { $tile } as a black tile.
event-goods-paid = { $player } pays 1 { $goods } good.
event-solo-won = { $player } has filled the duchy and wins with { $count ->
    [one] { $count } round
   *[other] { $count } rounds
} left.
event-solo-lost = { $player } loses: { $count ->
    [one] { $count } space is
   *[other] { $count } spaces are
} empty.

## What is refused

refusal-game-over = The game is over.
refusal-no-such-seat = There is no seat { $number }.
refusal-unknown-action = There is no action { $number }.
refusal-start-not-yours = It is not for you to choose a start castle now.
refusal-not-your-turn = It is not your turn.
refusal-no-castle-space = A start castle goes on a castle space of your own duchy.
refusal-start-first = First choose where your start castle goes.
refusal-start-over = Start castles are already placed.
refusal-discard-first = Your stores are full: first discard one of the stored tiles.
refusal-no-discard = Tiles are discarded only to make room for one that you take.
refusal-nothing-to-pass = There is nothing to pass; you can end the turn.
refusal-no-ship = Goods are loaded only when a ship has been placed.
refusal-no-effect = No castle or building lets you do this now.
refusal-goods-must-fit = All goods that fit have to be taken: choose the colour.
refusal-effect-open = First use or pass the effect of the tile you have placed.
refusal-no-such-die = You have no unused die with a { $die }.
refusal-too-few-workers = Turning the { $die } into a { $value } takes { so-many-workers }; you have { $have }.
refusal-no-tile = There is no tile on that space of depot { $depot }.
refusal-wrong-fetch = The { $building } does not bring you the { $tile }.
refusal-equal-tile = There is an equal tile beside it: name that one ({ $tile }).
refusal-store-empty = Store { $store } is empty.
refusal-space-filled = { $space } is not empty.
refusal-wrong-colour = { $space } is for { $colour } tiles; the { $tile } cannot go there.
refusal-not-adjacent = { $space } does not touch a tile of your duchy.
refusal-building-in-town = The town of { $space } already has a { $tile }.
refusal-no-goods = You have no { $goods } goods.
refusal-depot-not-beside = Depot { $depot } is not next to the first one.
refusal-inn-in-region = The region of { $space } already has an inn.
refusal-no-hiring = Only monastery 28 lets you hire workers for silver.
refusal-no-inn = There is no inn beside the black depot.
refusal-idle-building = The effect of a { $building } could do nothing now.
refusal-no-such-herd = There are no such animals in the pasture of the geese.
refusal-herd-first = Choose the animals with which the geese score.
refusal-crest-first = First lay the shield on one of your castles.
refusal-set-first = First place the tile.
refusal-tribute-first = First settle the tribute for your shields.
refusal-name-first = First name the player whose monasteries you copy.
refusal-trim-first = First discard down to three stored tiles.
refusal-no-shield-to-lay = You have no shield to lay; shields are never moved.
refusal-nothing-to-set = You have chosen no tile to place.
refusal-no-tribute = Shields are paid for or given up only at the end of a phase.
refusal-no-claim = Tiles are claimed only for shields 14 and 15 or, playing alone, for a colour.
refusal-keep-first = First choose a store for the tile: private or shared.
refusal-nothing-to-keep = You have taken no tile that could go to either kind of store.
refusal-no-such-space = The duchy has no space { $number }.
refusal-pay-first = First pay the goods for the black tile.
refusal-no-parts = No tile has just been placed that brings several things.
refusal-parts-first = The parts of a placed tile cannot be passed: choose the next one.
refusal-part-done = The tile does not bring { $part }, or you have had it.
refusal-no-points-now = Points are bought only right after scoring.
refusal-beyond-target = The target is only { so-many-points } away.
refusal-no-trade-now = Goods are given for a black tile only when a ship has been placed.
refusal-goods-in-order = Goods are paid colour by colour in order; { $goods } would leave too few.
refusal-no-such-shield = Shield { $shield } does not lie in a depot.
refusal-no-shield-now = Only a castle you place lets you take a shield now, with shield 11.
refusal-dice-used = A shield costs both dice, and one is used.
refusal-no-double = A double of { $value } takes { so-many-workers }; you have { $have }.
refusal-no-castle-there = A shield is laid on a castle of your duchy.
refusal-no-wild-die = Only shield 16 makes a die any value.
refusal-wild-used = Shield 16 works for one die a turn.
refusal-no-naming = Only shield 6 lets you name a player, in your own turn.
refusal-already-named = You have named a player for good.
refusal-no-such-player = There is no other player { $other }.
refusal-shield-not-yours = Shield { $shield } does not lie in your duchy.
refusal-tribute-in-silver = Only shield 3 lets you pay the tribute with workers.
refusal-cannot-claim = That tile cannot be taken and placed.
refusal-cargo-does-not-fit = No { $goods } goods lie in a depot, or they find no room.
refusal-cannot-pick = That tile is not in your further stores, or finds no space.
refusal-not-stored = You have no such tile in store.
refusal-no-purchase-now = Nothing is bought at the end of a phase.
refusal-no-goods-fit = No good of depot { $depot } fits your goods spaces.
refusal-goods-not-there = There are no { $goods } goods in the depot.
refusal-already-bought = You have bought a tile this turn.
refusal-black-depot-only = Only the black depot sells (unless you have monastery 6).
refusal-silver-only = You pay with silver (unless you have monastery 6).
refusal-nothing-to-buy = There is no tile on that space.
refusal-cannot-pay = You cannot pay { price }.

## What a notation expects

field-die = a die (1: to 6:, or *: for any value)
field-slot = a tile and its depot, such as church@4
field-store = a tile from your stores
field-space = a space of your duchy, such as d4
field-goods = a colour of goods
field-depot = a depot (1 to 6)
field-offer = a tile of the black depot (or of a depot, church@4)
field-pay = the payment (nothing for 2 silver, :1w or :2w for workers)
field-side = a duchy of your sheet
field-shield = a shield (1 to 18)
field-value = a die (1 to 6)
field-other = a seat (0 to 3)
field-paid = a number of workers
field-claimed = a tile of a depot, of the black one, or inn
field-kind = a tile from your further stores
field-building = a building
field-pile = private or shared
field-part = a part (effect, size, phase or colour)
field-more = a number of points
field-black = a tile of the black depot
field-species = a species

## Where points come from

source-animals = animals
source-regions = regions
source-phases = phases
source-colours = colours
source-goods = goods
source-watchtowers = watchtowers
source-monasteries = monasteries
source-leftovers = leftovers
source-posts = posts
source-routes = routes
source-shields = shields
source-filled = filled
source-rounds = rounds
