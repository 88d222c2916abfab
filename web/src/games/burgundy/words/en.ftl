### The words of the board of The Castles of Burgundy. `-ask-` is what the action bar asks,
### `-tell-` explains a thing, `-term-` is its title; the rest names places for those who listen.

burgundy-chapter = Phase { $phase }, round { $round }

## What is asked

burgundy-ask-start = Choose where your start castle goes.
burgundy-ask-dice = Your turn: choose a die ({ $first }, { $second }).
burgundy-ask-die = Use your last die, the { $die }.
burgundy-ask-buy = Both dice are used: buy a tile or end the turn.
burgundy-ask-end = Both dice are used: end the turn.
burgundy-ask-action = An action with any value: choose what it is for.
burgundy-ask-white = You have an action with the white die's { $value }.
burgundy-ask-fetch = Choose a tile from the depots for the { $tile }.
burgundy-ask-sell = Choose the goods to sell.
burgundy-ask-place = Place another tile from your stores, without a die.
burgundy-ask-ship = Choose a depot to empty.
burgundy-ask-ship-beside = Choose a second depot to empty, beside depot { $depot }.
burgundy-ask-load = Choose which goods of depot { $depot } you load.
burgundy-ask-discard = Choose a stored tile to discard, to make room for the { $tile }.
burgundy-ask-crane = Choose the building as which you use the crane.
burgundy-ask-herd = Choose the animals with which the geese score.
burgundy-ask-crest = Choose the castle on which shield { $shield } goes.
burgundy-ask-claim = Choose a tile to place at once.
burgundy-ask-set = Choose the space for the { $tile }.
burgundy-ask-tribute = Pay the tribute for your shields, or give one up.
burgundy-ask-cargo = Choose a colour: all its goods come on board.
burgundy-ask-name = Choose the player whose monasteries you copy.
burgundy-ask-trim = Choose a stored tile to discard: only three may stay.
burgundy-ask-keep = Choose where the { $tile } is kept.
burgundy-ask-parts = Choose what comes next.
burgundy-ask-points = Buy more points for silver, or pass.
burgundy-ask-trade = Choose a black tile for 5 goods, or pass.
burgundy-ask-pay = Choose a good to pay: { $count } to go.
burgundy-ask-which = Choose the die for it.
burgundy-ask-payment = Choose how you pay: silver or workers.
burgundy-ask-ways = { $die ->
    [any] Any value
   *[other] The { $die }
}: { $ways }.
burgundy-way-take = take a tile
burgundy-way-place = place a tile
burgundy-way-sell = sell goods
burgundy-way-workers = take workers
burgundy-unused = { $dice ->
    [one] A die is left: end anyway
   *[other] { $dice } dice are left: end anyway
}

## Places

burgundy-boards = All boards
burgundy-main-board = Main board
burgundy-duchy = Duchy of { $player }
burgundy-hand = My stores, dice and goods
burgundy-space = { $space }: { $number }, { $colour }, empty
burgundy-depot = Depot { $depot }
burgundy-depot-goods = Depot { $depot }: { $goods }
burgundy-in-depot = { $tile }, depot { $depot }
burgundy-empty-slot = Depot { $depot }: empty ({ $colour })
burgundy-black-depot = Black depot
burgundy-in-black = { $tile }, black depot
burgundy-inns = Inns: { $inns }
burgundy-bonus = Bonus tiles for { $colour }: { $large } and { $small }
burgundy-white-die = White die: { $value }
burgundy-die = Die: { $value }
burgundy-die-any = Die of any value
burgundy-die-used = Die: { $value }, used
burgundy-store = Store, empty
burgundy-stored = In store: { $tile }
burgundy-shared = Shared stores
burgundy-workers = Workers: { $workers }
burgundy-silver = Silver: { $silver }
burgundy-sold = Sold goods: { $count }{ $count ->
    [0] { "" }
   *[other] {" "}({ $goods })
}
burgundy-shield = Shield { $shield }: { $power }
burgundy-shield-title = Shield { $shield }
burgundy-post = Border post
burgundy-route = Trade route
burgundy-route-space = { $number }: { $goods }, { $tile }; there lies: { $laid }
burgundy-player = { $player }: { $points } points
burgundy-alone = { $player }: { $points } spaces filled
burgundy-phases = Phases
burgundy-phase = Phase { $phase }: { $points } points for a region
burgundy-rounds = Rounds
burgundy-round = Round { $round }
burgundy-round-goods = Round { $round }: { $goods }
burgundy-bridge = Bridge
burgundy-on-bridge = { $player }: space { $space } of the bridge
burgundy-order = Order of this round
burgundy-target = { $marker } of { $target }

## What things do

burgundy-term-depot = Depot
burgundy-tell-depot = A die of this number takes one of its tiles into a store. Goods wait here for ships.
burgundy-term-black-depot = Black depot
burgundy-tell-black-depot = Once in your turn you may buy a tile here for 2 silver, without a die.
burgundy-term-white-die = White die
burgundy-tell-white-die = Rolled once a round: the next good goes to the depot with its number.
burgundy-term-die = Dice
burgundy-tell-die = Each die is one action: take a tile, place one, sell goods, or take 2 workers. A worker changes it by 1; 1 and 6 are neighbours.
burgundy-term-worker = Workers
burgundy-tell-worker = Spend one to change a die by 1. A die of any value brings 2 workers. At the end two of them are 1 point.
burgundy-term-silver = Silver
burgundy-tell-silver = 2 silver buy a tile of the black depot. At the end each is 1 point.
burgundy-term-store = Stores
burgundy-tell-store = Every tile you take waits here until you place it. If all are full, one is discarded.
burgundy-term-goods-space = Goods spaces
burgundy-tell-goods-space = Room for the goods of one colour, however many.
burgundy-term-sold = Sold goods
burgundy-tell-sold = They lie face down to the end; some monasteries count them.
burgundy-term-phase = Phases
burgundy-tell-phase = Five phases of five rounds. A region that you complete scores these points on top of its size.
burgundy-term-round = Rounds
burgundy-tell-round = In every round the first of these goods goes to the depot with the number of the white die.
burgundy-term-bridge = Bridge
burgundy-tell-bridge = Every ship moves your marker one space forward. Who is further, or higher in a stack, goes first.
burgundy-term-order = Order
burgundy-tell-order = The order of this round, read from the bridge when it began.
burgundy-term-route = Trade route
burgundy-tell-route = Sold goods go here from left to right. On a space of its colour a good earns the bonus.
burgundy-tell-route-open = Space { $number } ({ $goods }): a good of this colour earns the bonus: { $tile }.
burgundy-tell-route-earned = Space { $number } ({ $goods }): a good of this colour has earned the bonus: { $tile }.
burgundy-tell-route-missed = Space { $number } ({ $goods }): a good of another colour lies here; the bonus is gone: { $tile }.
burgundy-term-post = Border post
burgundy-tell-post = Linking two posts with tiles scores the value of the phase; linking the third scores it again, with a bonus for the first two players.
burgundy-term-target = Target
burgundy-tell-target = Reach it and you get an action with any value; then you start again with a target 5 points lower.
burgundy-term-points = Points
burgundy-tell-points = Most points win. A completed region scores 1, 3, 6, 10, 15, 21, 28 or 36 by its size, and the value of the phase.
burgundy-tell-space = For { $colour } tiles, next to one of your tiles, with a die of its number. A filled region scores.
burgundy-tell-region = { $size ->
    [1] A region of 1 space.
   *[other] A region of { $size } spaces, { $missing } of them empty.
} Completed in this phase it brings { $points } + { $phase } points.
burgundy-tell-last-region = With it all spaces of the colour would be filled: that earns a bonus tile.
burgundy-tell-goods = Sold with a { $die }: all of the colour at once, for 1 silver and 2, 3 or 4 points each with 2, 3 or 4 players.
burgundy-tell-shield = Taken with a double, laid on a castle. Costs 1 silver at the end of each phase.
burgundy-tell-bonus = The first to fill all spaces of the colour takes the large tile, the second the small one.
burgundy-tell-source-regions = A completed region scores by its size, from 1 space to 8: { $regions }.
burgundy-tell-source-phases = A completed region also scores the value of the phase: { $phases }.
burgundy-tell-source-goods = Each good sold brings 2, 3 or 4 points with 2, 3 or 4 players.
burgundy-tell-source-monasteries = What monasteries count at the end of the game.
burgundy-tell-source-leftovers = At the end 1 point for each unsold good, for each silver and for 2 workers.
burgundy-tell-source-routes = Points earned as a bonus on the trade route.
burgundy-tell-source-shields = At the end the points of the shields that lie on your castles.
burgundy-tell-source-filled = Filled spaces of your duchy.
burgundy-tell-source-rounds = Rounds that were left when the last space was filled.

burgundy-tell-castle = At once an action with a die of any value.
burgundy-tell-mine = 1 silver at the end of each phase.
burgundy-tell-ship = Take the goods of one depot, then move one space forward on the bridge.
burgundy-tell-warehouse = Sell all goods of one colour at once.
burgundy-tell-carpenter = Take a building from any depot into a store.
burgundy-tell-church = Take a mine, a monastery or a castle from any depot into a store.
burgundy-tell-market = Take a ship or an animal tile from any depot into a store.
burgundy-tell-boarding-house = 4 workers at once.
burgundy-tell-bank = 2 silver at once.
burgundy-tell-town-hall = Place another tile from your stores, on a space of any number.
burgundy-tell-watchtower = 4 points at once.
burgundy-tell-crane = Use the effect of any building once. At the end it counts as one building of your choice.
burgundy-tell-white-castle = At once an action with the value of the white die. It is a building.
burgundy-tell-animal = Its animals in points, and again all animals of the same species in the same pasture.
burgundy-tell-geese = 2 points, and the animals of one species in the same pasture. Later animals there score 2 more.
burgundy-tell-inn = For a space of any colour, one a region. The region scores as one size larger.
burgundy-tell-black-tile = For a space of any colour. It has no effect.
burgundy-tell-monastery1 = You may place the same building several times in one town.
burgundy-tell-monastery2 = At the end of each phase also 1 worker for each mine.
burgundy-tell-monastery3 = A sale brings 2 silver instead of 1.
burgundy-tell-monastery4 = A sale also brings 1 worker.
burgundy-tell-monastery5 = A ship also takes the goods of a depot beside the first.
burgundy-tell-monastery6 = Buy from any depot, and pay with silver, workers or one of each.
burgundy-tell-monastery7 = Each animal tile that scores brings 1 point more.
burgundy-tell-monastery8 = Each worker changes a die by 1 or 2.
burgundy-tell-monastery9 = Placing buildings: the die may be changed by 1 for free.
burgundy-tell-monastery10 = Placing ships and animals: the die may be changed by 1 for free.
burgundy-tell-monastery11 = Placing castles, mines and monasteries: the die may be changed by 1 for free.
burgundy-tell-monastery12 = Taking tiles: the die may be changed by 1 for free.
burgundy-tell-monastery13 = Taking workers with a die also brings 1 silver.
burgundy-tell-monastery14 = Taking workers with a die brings 4 instead of 2.
burgundy-tell-monastery15 = At the end 2 points for each colour of goods you have sold.
burgundy-tell-monastery24 = At the end 4 points for each species of animals in your duchy.
burgundy-tell-monastery25 = At the end 1 point for each good you have sold.
burgundy-tell-monastery26 = At the end 3 points for each of your bonus tiles.
burgundy-tell-monastery27 = Your marker always lies on top of its stack on the bridge.
burgundy-tell-monastery28 = In your turn you may buy 2 workers for 1 silver, as often as you like.
burgundy-tell-counted = At the end 4 points for each of these in your duchy: { $building }.
