### Learning and looking up. The text of a step: its heading, then what there is to know, a line each;
### where something is to be done, the last line says what.

## Taking a lesson

learn-title = Learn to play
learn-about = A real game in about { $minutes } minutes, played by clicking. Leave whenever you like and go on later.
learn-begin = Begin the lesson
learn-resume = Go on with the lesson
learn-again = Take it again
learn-step = Step { $step } of { $steps }
learn-back = Back
learn-next = Next
learn-skip = Skip to the end
learn-restart = From the beginning
learn-leave = Leave
learn-you = You
learn-do = Do it for me
learn-later = That would work too. Let us first look at this:
learn-blocked = That is not possible now. Look for the marked places.
learn-play = Play on against the computer
learn-new = New game
learn-failed = The lesson could not be loaded. Try again.

## The Castles of Burgundy

learn-burgundy-goal =
    What this is about
    You are a duke in Burgundy and build up your duchy.
    Whoever has the most points at the end wins.
learn-burgundy-sources =
    What scores
    Full regions of your duchy score most, and the earlier the better.
    Animals, goods that you sell, some buildings and monasteries bring points too.
learn-burgundy-end =
    When it ends
    There are five phases, A to E, with five rounds each. After 25 rounds the game is over.
    This lesson takes you through phase A. Bruno plays against you.
learn-burgundy-duchy =
    Your duchy
    It has 37 spaces, each with a colour and a number.
    You begin with one castle in the middle.
learn-burgundy-regions =
    Regions
    Spaces of one colour that touch form a region. It scores when it is full.
    This beige region has a single space, the blue one has three.
learn-burgundy-dice =
    Your dice
    Each round everybody rolls two dice. Each die is good for one action.
    You have rolled 3 and 3.
learn-burgundy-depots =
    Six depots
    Tiles lie in six depots, one for each value of a die.
    With a die you take a tile from the depot of its number.
learn-burgundy-take =
    Take a tile
    Depot 3 has a bank. Buildings are beige, like the single space beside your castle.
    Take the bank from depot 3.
learn-burgundy-place =
    Place it
    The bank waits in one of your three stores. Another die places it: on a space of its colour, with the number of the die, beside a tile that you have.
    Place the bank on the beige 3 beside your castle.
learn-burgundy-region =
    Two things happened
    Every building has an effect when it is placed: the bank brought 2 silver.
    And the region is full: 1 point for its size, 10 more for phase A. In B it is 8 more, then 6, 4 and 2.
learn-burgundy-buy =
    Buy a tile
    Once a turn you may buy a tile of the black depot for 2 silver. That needs no die.
    Buy the 3 pigs.
learn-burgundy-turn =
    End your turn
    Both dice are used. The pigs wait in a store until a die fits.
    End your turn.
learn-burgundy-round =
    The next round
    Bruno has taken two tiles, and everybody has rolled again.
    Each round the white die sends one good to a depot. Two brown ones lie in depot 6 now.
learn-burgundy-ship =
    A ship
    Ships fetch goods. You have a 4 and a 2.
    Take the ship from depot 4, then place it on the blue 2 beside your castle.
learn-burgundy-load =
    Load goods
    A placed ship loads all goods of one depot. You can hold three colours.
    Load the goods of depot 6.
learn-burgundy-bridge =
    The bridge
    Each ship also moves you forward on the bridge. Who is furthest goes first in the next round.
    And you hold 3 brown goods now.
learn-burgundy-castle =
    A castle
    Bruno has filled a region as well. Your new dice are 2 and 6.
    Take the castle from depot 2, then place it on the dark green 6.
learn-burgundy-action =
    One more action
    A placed castle gives one more action at once, with a die of any value.
    Take the mine from depot 5.
learn-burgundy-mine =
    A mine
    Each mine pays 1 silver at the end of every phase.
    Place it with the 4 on the grey 4.
learn-burgundy-worker =
    Workers
    The pigs need a 4, but your die shows 3. A worker changes a die by 1, and 1 and 6 are neighbours.
    Place the pigs on the light green 4. It costs your worker.
learn-burgundy-animals =
    Animals
    Animals score at once: 3 pigs are 3 points.
    When more pigs come to the same pasture, these 3 score again.
learn-burgundy-sell =
    Sell goods
    Round five. Each colour of goods belongs to a value of the die, brown to 5.
    Sell your brown goods with a 5.
learn-burgundy-sold =
    What a sale brings
    All 3 are sold at once: 2 points each with two players, and 1 silver for the sale.
    With three players it is 3 points each, with four it is 4.
learn-burgundy-monastery =
    A monastery
    Some yellow tiles change the rules for you, others score at the end. This one gives 4 points for each bank of your duchy.
    Take the monastery from depot 5.
learn-burgundy-phase =
    The end of a phase
    Phase A is over and your mine has paid 1 silver.
    The depots are cleared and filled anew; goods stay where they are. Now full regions score 8 more instead of 10.
learn-burgundy-knowledge =
    Place the monastery
    Only tiles in the duchy count. Once this one lies there, your bank is worth 4 points at the end.
    Place it with the 1 on the yellow 1.
learn-burgundy-workers =
    Take workers
    A die that fits nowhere has a use as well: it brings 2 workers.
    Take workers with the 6.
learn-burgundy-buildings =
    All the buildings
    Bank 2 silver, boarding house 4 workers, watchtower 4 points, warehouse a sale without a die.
    Carpenter, church and market take a tile from any depot; the town hall places one more.
learn-burgundy-towns =
    Towns
    Beige regions are towns. Each kind of building may stand only once in the same town.
    So a large town wants many different ones.
learn-burgundy-bonus =
    Bonus tiles
    Who is first to fill all spaces of a colour takes the large bonus tile, the second takes the small one.
    With two players they bring 5 and 2 points.
learn-burgundy-final =
    The last points
    At the end each unsold good, each silver and every two workers score 1 point.
    Then the monasteries score.
learn-burgundy-over =
    That is all
    You are ahead with 20 to 19.
    Go on from here, or begin a game of your own.

## Mombasa

learn-mombasa-goal =
    What this is about
    You invest in four trading companies.
    After seven rounds whoever has the most pounds wins.
learn-mombasa-sources =
    What counts
    Your money, your shares in each of the four companies, your diamond track and your bookkeeping track.
    All of it is added up in pounds.
learn-mombasa-ladders =
    Two tracks of your own
    The diamond and the ink jar move along them. What they reach counts at the end, up to 60 pounds each.
learn-mombasa-value =
    What a share is worth
    Each company has a base with trading posts. Where a post has left, its coins can be seen.
    A share is worth as many pounds as coins can be seen. Now that is 0 everywhere.
learn-mombasa-tracks =
    How to get shares
    Each company has a track. The last share icon that your marker has reached says how many shares you have.
    At the end they count: shares times coins.
learn-mombasa-round =
    A round
    First everybody plans cards in secret. Then you take turns, one action each, until all have ended.
    Bruno is first player. He has planned already.
learn-mombasa-plan =
    Plan your cards
    You have three action slots. Cards of one kind work best together.
    Lay cotton 1 into slot 1, cotton 2 into slot 2 and the bookkeeper into slot 3.
learn-mombasa-rest =
    Resting piles
    Above each slot lies a resting pile. After the round your cards rest there, each above its slot.
    At the end of a round you take back just one pile. So it matters what lies where.
learn-mombasa-secret =
    In secret
    Nobody sees your plan before all are done.
    Say that you are done planning.
learn-mombasa-reveal =
    All cards are face up
    Bruno has the most expansion. So he could put a bonus marker on its majority space: 3 steps on the Mombasa track and 1 pound.
    That uses up no card.
learn-mombasa-majority =
    The most cotton
    You have 3 cotton, Bruno has none. So the cotton space is open to you: 2 steps on the Saint-Louis track.
    Put a bonus marker on the cotton majority space and make both steps.
learn-mombasa-share =
    Your first share
    Your marker has reached a share icon: you own 1 share of Saint-Louis.
    In the meantime Bruno has used his bookkeeper.
learn-mombasa-bookkeeper =
    The bookkeeper
    He moves your ink jar from book to book. Each book asks for face-up cards, the first one for 3 cotton. They are not used up.
    Use the bookkeeper and move the ink jar.
learn-mombasa-books =
    New books
    The book has paid 2 pounds. Then the bookkeeper gives 2 book points: A and B books cost 1, C books 2.
    Take the A book for expansion 2 and the A book for a merchant.
learn-mombasa-shelve =
    Where they go
    The jar cannot cross a gap, so the books should lie right behind it.
    Place the book for expansion on space 1 and the one for the merchant on space 2.
learn-mombasa-posts =
    Bruno expands
    With 4 points he has led Mombasa into four regions, and the rewards are his.
    But the 5 coins that can be seen now count for everybody with shares of Mombasa.
learn-mombasa-goods =
    Use goods
    Goods acquire a card or move you on tracks. Cards of one kind add up.
    Use cotton 2 and cotton 1: that is 3 units.
learn-mombasa-buy =
    Acquire a card
    The price is the crate on the card and the crate beside its space together. One card an action.
    Take the diamond merchant for 1 unit. It comes to your hand.
learn-mombasa-steps =
    Steps on tracks
    Each unit that is left is one step on any track.
    Make two steps on the Saint-Louis track.
learn-mombasa-special =
    A special space
    The first step has reached a special space: 1 pound, and a bonus for the rest of the game.
    The second step has brought your second share.
learn-mombasa-tile =
    Bonus tiles
    Four spaces reserve a tile for the next round. Bruno has taken the +1 goods tile.
    Reserve the bookkeeper tile for 1 pound.
learn-mombasa-pass =
    End the phase
    Bruno has ended. Who ends takes back one resting pile; after that the played cards go to rest.
    End your action phase and take resting pile 3.
learn-mombasa-next =
    The next round
    The right column of the display was discarded, the rest moved to the right and has become cheaper, new cards came.
learn-mombasa-again =
    Plan again
    The bookkeeper tile is yours for this round, and both expansion cards are planned already.
    Add the diamond merchant in slot 3 and say that you are done.
learn-mombasa-jar =
    Two books in one go
    The next book asks for expansion 2: you have 4. The one behind it asks for a merchant: yours is face up. Only the book where the jar stops pays.
    Use the bookkeeper tile and move the ink jar twice.
learn-mombasa-points =
    A book or a pound
    The tile gives 1 book point. Without a book each point is 1 pound.
    Take the pound.
learn-mombasa-expand =
    Expand a company
    All expansion cards are used together: 4 points for one company. You hold 2 shares of Saint-Louis.
    Expand Saint-Louis.
learn-mombasa-enter =
    Enter regions
    A region must touch the base or a post of the company. A single border costs 1 point, a double one 2, a foreign post 1 more.
    Enter Senegambia, then the Maghreb, then Guinea, always with posts of column 1.
learn-mombasa-call =
    A capital call
    Senegambia rewards you with a step. It crosses a capital call: pay 2 pounds, or stay.
    Make the step on the Saint-Louis track.
learn-mombasa-drive =
    What it was good for
    The regions brought 2 pounds, a diamond step and a step. And 2 coins can be seen: your 2 shares are worth 4 pounds.
    Posts of others in a region you enter are driven out. They go home and cover coins again.
learn-mombasa-merchant =
    Diamonds
    A diamond merchant moves your diamond and brings pounds.
    Use the diamond merchant.
learn-mombasa-slots =
    Two more slots
    On their way the diamond and the ink jar unlock a fourth and a fifth action slot.
    What they have reached counts at the end, up to 60 pounds each.
learn-mombasa-spaces =
    More bonus spaces
    Become first player and get a book point, buy a card for pounds, or discard one for pounds.
    Some tracks unlock further spaces.
learn-mombasa-final =
    How you stand
    8 pounds, and 2 shares at 2 pounds: that would be 12 now.
    After round 7 everything is counted, with the shares on your cards too.
learn-mombasa-over =
    That is all
    Five rounds are still to come.
    Go on from here, or begin a game of your own.

## The rules

rules-title = Rules
rules-search = Search the rules
rules-contents = Contents
rules-glossary = Glossary
rules-found = { $count ->
    [0] Nothing was found. Try another word, or only its beginning.
    [one] { $count } rule
   *[other] { $count } rules
}
rules-decision = Decision
rules-link = Link to rule { $rule }
rules-learn = Learn by playing
rules-failed = The rules could not be loaded. Try again.

rules-kind-building = Buildings
rules-kind-animal = Animals
rules-kind-monastery = Monasteries
rules-kind-land = Castles, mines, ships
rules-kind-goods = Goods
rules-kind-things = Silver, workers and more
rules-kind-trade = Pounds, posts and more
rules-kind-shield = Shields
rules-kind-company = Companies
rules-kind-card = Cards
rules-kind-tile = Bonus tiles
rules-kind-bonus = Bonus spaces
rules-thing-silver = silver
rules-thing-worker = workers
rules-thing-bonus = bonus tiles
rules-thing-white-die = white die
rules-thing-post = trading posts
rules-thing-share = shares
rules-thing-diamond = diamond
rules-thing-ink-jar = ink jar
rules-thing-marker = bonus markers
rules-thing-pound = pounds
rules-thing-crate = crate
rules-thing-mine = mines
rules-thing-books = books
rules-thing-call = capital calls
