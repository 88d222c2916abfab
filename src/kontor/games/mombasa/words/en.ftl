### The words of Mombasa. Keys: event-, action-, refusal-, field-, and those of things: card-, book-,
### region-, company-, goods-, bonus-, tile-, start-; so-many- are parts of others.
### Actions begin with their verb; what happens to a player begins with the player's name.

title = Mombasa

## Counts

so-many-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
so-many-book-points = { $points ->
    [one] { $points } book point
   *[other] { $points } book points
}
so-many-pounds = { $pounds ->
    [one] { $pounds } pound
   *[other] { $pounds } pounds
}
so-many-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
so-many-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
so-many-shares = { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
}
price-units = { $price ->
    [one] { $price } unit
   *[other] { $price } units
}
price-pounds = { $price ->
    [one] { $price } pound
   *[other] { $price } pounds
}

## Things

company-mombasa = Mombasa
company-cape-town = Cape Town
company-saint-louis = Saint-Louis
company-cairo = Cairo

goods-coffee = coffee
goods-bananas = bananas
goods-cotton = cotton

region-maghreb = Maghreb
region-tripolitania = Tripolitania
region-cyrenaica = Cyrenaica
region-nubia = Nubia
region-sahara = Sahara
region-senegambia = Senegambia
region-guinea = Guinea
region-niger-bend = Niger Bend
region-benue = Benue
region-chad-basin = Chad Basin
region-kordofan = Kordofan
region-ethiopia = Ethiopia
region-somali-coast = Somali Coast
region-congo-basin = Congo Basin
region-great-lakes = Great Lakes
region-swahili-coast = Swahili Coast
region-angola = Angola
region-katanga = Katanga
region-zambezi = Zambezi
region-kalahari = Kalahari
region-highveld = Highveld
region-karoo = Karoo
region-ahaggar = Ahaggar
region-maloti = Maloti

card-coffee1 = coffee 1
card-coffee2 = coffee 2
card-bananas1 = bananas 1
card-bananas2 = bananas 2
card-cotton1 = cotton 1
card-cotton2 = cotton 2
card-expansion2 = expansion 2
card-bookkeeper2 = bookkeeper 2
card-expansion1-i = expansion 1 (number 1)
card-expansion1-ii = expansion 1 (number 2)
card-expansion1-iii = expansion 1 (number 3)
card-expansion1-iv = expansion 1 (number 4)
card-coffee3 = coffee 3
card-bananas3 = bananas 3
card-cotton3 = cotton 3
card-expansion3 = expansion 3
card-bookkeeper3 = bookkeeper 3
card-merchant = diamond merchant
card-coffee3-mombasa = coffee 3 with a share of Mombasa
card-bananas3-saint-louis = bananas 3 with a share of Saint-Louis
card-cotton3-cape-town = cotton 3 with a share of Cape Town
card-coffee4 = coffee 4
card-bananas4 = bananas 4
card-cotton4 = cotton 4
card-expansion2-cairo = expansion 2 with a share of Cairo
card-expansion2-saint-louis = expansion 2 with a share of Saint-Louis
card-bookkeeper2-mombasa = bookkeeper 2 with a share of Mombasa
card-bookkeeper3-cape-town = bookkeeper 3 with a share of Cape Town
card-merchant-mombasa = diamond merchant of Mombasa
card-merchant-saint-louis = diamond merchant of Saint-Louis
card-merchant-cairo = diamond merchant of Cairo
card-coffee4-cairo = coffee 4 with a share of Cairo
card-bananas4-mombasa = bananas 4 with a share of Mombasa
card-cotton4-saint-louis = cotton 4 with a share of Saint-Louis
card-expansion3-cape-town = expansion 3 with a share of Cape Town
card-bookkeeper4 = bookkeeper 4
card-bookkeeper3-cairo = bookkeeper 3 with a share of Cairo
card-merchant-cape-town = diamond merchant of Cape Town
card-share-mombasa = single share of Mombasa
card-share-cape-town = single share of Cape Town
card-share-saint-louis = single share of Saint-Louis
card-share-cairo = single share of Cairo
card-tile-bookkeeper = bookkeeper tile
card-tile-merchant = diamond merchant tile

book-a-coffee2-pounds2 = book A (2 coffee: 2 pounds)
book-a-coffee2-diamonds1 = book A (2 coffee: 1 diamond step)
book-a-coffee3-points2 = book A (3 coffee: 2 book points)
book-a-coffee3-diamonds2 = book A (3 coffee: 2 diamond steps)
book-a-bananas2-pounds2 = book A (2 bananas: 2 pounds)
book-a-bananas2-diamonds1 = book A (2 bananas: 1 diamond step)
book-a-bananas3-points2 = book A (3 bananas: 2 book points)
book-a-bananas3-diamonds2 = book A (3 bananas: 2 diamond steps)
book-a-cotton2-pounds2 = book A (2 cotton: 2 pounds)
book-a-cotton1-harvest = book A (1 cotton: 1 pound for each cotton but one)
book-a-cotton2-diamonds1 = book A (2 cotton: 1 diamond step)
book-a-cotton3-points2 = book A (3 cotton: 2 book points)
book-a-cotton3-diamonds2 = book A (3 cotton: 2 diamond steps)
book-a-expansion2-pounds2 = book A (expansion 2: 2 pounds)
book-a-expansion2-diamonds1 = book A (expansion 2: 1 diamond step)
book-a-expansion2-points1 = book A (expansion 2: 1 book point)
book-a-expansion3-remove1 = book A (expansion 3: remove 1 post)
book-a-helper-pounds2 = book A (a merchant or another bookkeeper: 2 pounds)
book-a-helper-diamonds1 = book A (a merchant or another bookkeeper: 1 diamond step)
book-b-coffee4-diamonds2 = book B (4 coffee: 2 diamond steps)
book-b-coffee4-points2 = book B (4 coffee: 2 book points)
book-b-coffee2-expansion2-points2 = book B (2 coffee and expansion 2: 2 book points)
book-b-coffee2-bananas2-pounds3 = book B (2 coffee and 2 bananas: 3 pounds)
book-b-coffee2-bananas2-diamonds2 = book B (2 coffee and 2 bananas: 2 diamond steps)
book-b-coffee3-helper-remove1 = book B (3 coffee and a merchant or another bookkeeper: remove 1 post)
book-b-bananas4-diamonds2 = book B (4 bananas: 2 diamond steps)
book-b-bananas4-points2 = book B (4 bananas: 2 book points)
book-b-bananas2-expansion2-points2 = book B (2 bananas and expansion 2: 2 book points)
book-b-bananas2-cotton2-pounds3 = book B (2 bananas and 2 cotton: 3 pounds)
book-b-bananas2-cotton2-diamonds2 = book B (2 bananas and 2 cotton: 2 diamond steps)
book-b-bananas3-helper-remove1 = book B (3 bananas and a merchant or another bookkeeper: remove 1 post)
book-b-cotton4-diamonds2 = book B (4 cotton: 2 diamond steps)
book-b-cotton4-points2 = book B (4 cotton: 2 book points)
book-b-cotton2-expansion2-points2 = book B (2 cotton and expansion 2: 2 book points)
book-b-cotton2-coffee2-pounds3 = book B (2 coffee and 2 cotton: 3 pounds)
book-b-cotton2-coffee2-diamonds2 = book B (2 coffee and 2 cotton: 2 diamond steps)
book-b-cotton3-helper-remove1 = book B (3 cotton and a merchant or another bookkeeper: remove 1 post)
book-b-any4-pounds3 = book B (4 of one good: 3 pounds)
book-b-any4-diamonds2 = book B (4 of one good: 2 diamond steps)
book-b-expansion3-diamonds2 = book B (expansion 3: 2 diamond steps)
book-b-expansion4-points2 = book B (expansion 4: 2 book points)
book-b-expansion2-helper-pounds3 = book B (expansion 2 and a merchant or another bookkeeper: 3 pounds)
book-b-expansion3-remove1 = book B (expansion 3: remove 1 post)
book-c-coffee3-bananas3-diamonds3 = book C (3 coffee and 3 bananas: 3 diamond steps)
book-c-coffee3-bananas2-pounds5 = book C (3 coffee and 2 bananas: 5 pounds)
book-c-coffee3-expansion2-points3 = book C (3 coffee and expansion 2: 3 book points)
book-c-coffee3-expansion3-remove2 = book C (3 coffee and expansion 3: remove 2 posts)
book-c-coffee4-expansion2-diamonds3 = book C (4 coffee and expansion 2: 3 diamond steps)
book-c-coffee4-helper-pounds5 = book C (4 coffee and a merchant or another bookkeeper: 5 pounds)
book-c-coffee4-bananas2-points3 = book C (4 coffee and 2 bananas: 3 book points)
book-c-bananas3-cotton3-diamonds3 = book C (3 bananas and 3 cotton: 3 diamond steps)
book-c-bananas3-cotton2-pounds5 = book C (3 bananas and 2 cotton: 5 pounds)
book-c-bananas3-expansion2-points3 = book C (3 bananas and expansion 2: 3 book points)
book-c-bananas3-expansion3-remove2 = book C (3 bananas and expansion 3: remove 2 posts)
book-c-bananas4-expansion2-diamonds3 = book C (4 bananas and expansion 2: 3 diamond steps)
book-c-bananas4-helper-pounds5 = book C (4 bananas and a merchant or another bookkeeper: 5 pounds)
book-c-bananas4-cotton2-points3 = book C (4 bananas and 2 cotton: 3 book points)
book-c-cotton3-coffee3-diamonds3 = book C (3 coffee and 3 cotton: 3 diamond steps)
book-c-cotton3-coffee2-pounds5 = book C (2 coffee and 3 cotton: 5 pounds)
book-c-cotton3-expansion2-points3 = book C (3 cotton and expansion 2: 3 book points)
book-c-cotton3-expansion3-remove2 = book C (3 cotton and expansion 3: remove 2 posts)
book-c-cotton4-expansion2-diamonds3 = book C (4 cotton and expansion 2: 3 diamond steps)
book-c-cotton4-helper-pounds5 = book C (4 cotton and a merchant or another bookkeeper: 5 pounds)
book-c-cotton4-coffee2-points3 = book C (2 coffee and 4 cotton: 3 book points)
book-c-coffee3-any3-diamonds3 = book C (3 coffee and 3 of one good: 3 diamond steps)
book-c-any4-expansion2-remove2 = book C (expansion 2 and 4 of one good: remove 2 posts)
book-c-expansion4-helper-diamonds3 = book C (expansion 4 and a merchant or another bookkeeper: 3 diamond steps)
book-start1 = the starting book (2 cotton: 2 pounds)
book-start2 = the starting book (expansion 2: 1 book point)
book-start3 = the starting book (expansion 2: 1 diamond step)
book-start4 = the starting book (2 bananas: 2 pounds)
book-start5 = the starting book (2 coffee: 1 diamond step)
book-start6 = the starting book (2 bananas: 1 book point)
book-start7 = the starting book (2 cotton: 1 diamond step)
book-start8 = the starting book (expansion 3: remove 1 post)
book-start9 = the starting book (3 cotton: 2 pounds)
book-start10 = the starting book (3 coffee: 2 book points)

start-start1 = starting tile 1 (3 steps on Mombasa)
start-start2 = starting tile 2 (2 steps on Cape Town)
start-start3 = starting tile 3 (1 step on Saint-Louis and 1 diamond step)
start-start4 = starting tile 4 (3 steps on Cairo)
start-start5 = starting tile 5 (3 steps on Saint-Louis)
start-start6 = starting tile 6 (3 steps on Cape Town)
start-start7 = starting tile 7 (1 step on Mombasa and 2 steps on Cairo)
start-start8 = starting tile 8 (3 diamond steps)
start-start9 = starting tile 9 (2 steps on Saint-Louis and 1 step on Cairo)
start-start10 = starting tile 10 (2 steps on Cape Town and 1 diamond step)

tile-goods = +1 goods tile
tile-bookkeeper = bookkeeper tile
tile-merchant = diamond merchant tile
tile-expansion = expansion tile

bonus-first-player = first-player space
bonus-buy = buying space
bonus-discard = discard space
bonus-coffee = coffee majority space
bonus-bananas = banana majority space
bonus-cotton = cotton majority space
bonus-expansion = expansion majority space
bonus-tile-goods = space of the +1 goods tile
bonus-tile-bookkeeper = space of the bookkeeper tile
bonus-tile-merchant = space of the diamond merchant tile
bonus-tile-expansion = space of the expansion tile
bonus-c-first = first space of track C
bonus-c-second = second space of track C
bonus-d-first = first space of track D
bonus-d-second = second space of track D

## What a player can do

action-choose = Keep { $start }
action-rest = Rest in slot { $slot }: { $card }
action-plan = Plan for slot { $slot }: { $card }
action-clear = Empty slot { $slot }
action-done = Done planning
action-use = Use { $card }{ $more ->
    [0] { "" }
   *[other] {" "}with the +1 tile
}
action-boost = Lay the +1 goods tile on { $card }
action-expand = Expand { $company }
action-enter = Enter { $region } ({ so-many-points }) with a post of column { $column }
action-return = Return the post of { $company } to column { $column }
action-remove = Remove a post of { $company } from column { $column }
action-jar = Move the ink jar to the next book
action-flip = Turn the book on space { $space } face down ({ $book })
action-book = Take { $book } for { so-many-points }{ $pounds ->
    [0] { "" }
   *[other] {" "}and get { so-many-pounds }
}
action-shelve = Place { $book } on space { $space }
action-buy = { $with ->
    [units] Acquire { $card } for { price-units }
   *[pounds] Buy { $card } for { price-pounds }
}
action-advance = Advance { so-many-steps } on the { $company } track{ $pounds ->
    [0] { "" }
   *[other] {" "}(capital call: { so-many-pounds })
}
action-bonus = Place a bonus marker: { $bonus }{ $steps ->
    [0] { "" }
    [one] , 1 step on the { $company } track
   *[other] , { $steps } steps on the { $company } track
}{ $pounds ->
    [0] { "" }
   *[other] , { so-many-pounds }
}{ $diamonds ->
    [0] { "" }
    [one] , 1 diamond step
   *[other] , { $diamonds } diamond steps
}{ $points ->
    [0] { "" }
   *[other] , { so-many-book-points }
}{ $remove ->
    [0] { "" }
    [one] , 1 post removed
   *[other] , { $remove } posts removed
}
action-discard = Discard { $card }
action-stop = { $what ->
    [goods] Leave the rest of the goods
    [advance] Make no more steps
    [points] Take pounds for the book points
    [jar] Leave the ink jar where it is
    [buy] Buy nothing
    [remove] Remove no post
    [expand] End the expansion
   *[other] Stop
}
action-end = End your action phase
action-pick = Take resting pile { $pile }

## What happened

event-first-player = { $player } gets the first-player marker.
event-track-laid = Track { $track } lies at { $company }.
event-cards-turned-up = New cards: { $cards }.
event-books-turned-up = New books: { $books }.
event-starts-dealt = { $player } may choose between: { $starts }.
event-start-chosen = { $player } has chosen a starting tile.
event-start-revealed = { $player } starts with { $start }.
event-card-rests = { $player } lays { $card } to rest in slot { $slot }.
event-round-begins = Round { $round } begins.
event-card-planned = { $player } plans { $card } in slot { $slot }.
event-card-taken-back = { $player } takes { $card } back from slot { $slot }.
event-plan-done = { $player } is done planning.
event-plan-revealed = { $player } has planned: { $cards }.
event-plan-empty = { $player } has planned nothing.
event-goods-used = { $player } uses { so-many-units } of { $goods }.
event-card-acquired = { $player } acquires { $card } for { price-units }.
event-card-bought = { $player } buys { $card } for { price-pounds }.
event-call-paid = { $player } pays a capital call of { so-many-pounds } on the { $company } track.
event-special-reached = { $player } reaches a special space of the { $company } track and gets { so-many-pounds }.
event-special-again = { $player } is there already and gets { so-many-pounds } from the { $company } track.
event-advances = { $player } advances { so-many-steps } on the { $company } track, to space { $at } ({ so-many-shares }).
event-pounds-gained = { $player } gets { so-many-pounds }.
event-pounds-paid = { $player } pays { so-many-pounds }.
event-diamond-advances = { $player } advances the diamond { so-many-steps }, to space { $at }.
event-slot-unlocked = { $player } unlocks action slot { $slot }.
event-merchant-used = { $player } uses the { $card }.
event-tile-used = { $player } uses the { $tile }.
event-bookkeeper-used = { $player } uses a bookkeeper with { so-many-book-points }.
event-boost-laid = { $player } lays the +1 goods tile on { $card }.
event-expands = { $player } expands { $company } with { so-many-points }.
event-region-entered = { $player } enters { $region } with { $company } for { so-many-points }.
event-post-driven-out = { $company } is driven out of { $region }.
event-post-returns = A post of { $company } returns to column { $column } of its base.
event-post-lost = A post of { $company } finds no space and leaves the game.
event-post-removed = { $player } removes a post from the base of { $company }.
event-jar-moves = { $player } moves the ink jar to space { $at }.
event-book-turned = { $player } pays { so-many-pounds } and turns { $book } on space { $space } face down.
event-book-taken = { $player } takes { $book }{ $pounds ->
    [0] { "" }
   *[other] {" "}and { so-many-pounds }
}.
event-book-placed = { $player } places { $book } on space { $space }.
event-marker-placed = { $player } places a bonus marker on the { $bonus }.
event-card-discarded = { $player } discards { $card }.
event-phase-ended = { $player } ends the action phase.
event-pile-taken = { $player } takes resting pile { $pile }: { $cards }.
event-coins-moved = { $count ->
    [one] A coin moves
   *[other] { $count } coins move
} to column { $column } of the book display.
event-tile-received = { $player } receives the { $tile }.
event-final-score = { $player } ends with £{ $points }: { $from-cash } in cash, Mombasa { $from-mombasa }, Cape Town { $from-cape-town }, Saint-Louis { $from-saint-louis }, Cairo { $from-cairo }, diamonds { $from-diamonds }, bookkeeping { $from-bookkeeping }.
event-game-over = { $player } wins with £{ $points }.

## What is refused

refusal-game-over = The game is over.
refusal-no-such-seat = There is no seat { $number }.
refusal-unknown-action = There is no action { $number }.
refusal-already-done = You are done; wait for the others.
refusal-not-your-turn = It is not your turn.
refusal-choose-first = First choose a starting tile.
refusal-rest-first = First lay the cards of your starting tile to rest.
refusal-plan-first = Plan your cards, and say when you are done.
refusal-no-effect = { $verb ->
    [buy] First use goods cards: they acquire a card.
    [advance] First use a goods card or a majority space: they bring steps on tracks.
    [enter] First use your expansion cards, and choose the company that expands.
    [book] First use a bookkeeper: books are taken for book points.
    [jar] First use a bookkeeper: it moves the ink jar.
    [plan] This card can be used once it was planned for a slot, at the beginning of a round.
    [pick] You take a resting pile back when your action phase ends.
   *[other] Nothing lets you do this now.
}
refusal-decision-open = { $what ->
    [goods] First finish with the goods in use.
    [advance] First make the steps that are open, or stop.
    [points] First use the book points, or stop to take pounds for them.
    [jar] First finish with the bookkeeper: move the ink jar, or stop.
    [buy] First buy a card, or stop.
    [discard] First discard a card.
    [remove] First remove a post, or stop.
    [expand] First finish the expansion.
    [return] First choose a column for the post that was driven out.
    [shelve] First place the books you have taken.
   *[pick] First take a resting pile.
}
refusal-other-resting-slot = It is not the turn of resting slot { $slot }.
refusal-not-on-start = That card is not one your starting tile lays to rest.
refusal-equal-card = There is an equal card before it: name that one ({ $card }).
refusal-slot-locked = Slot { $slot } is not unlocked.
refusal-slot-filled = There is a card in slot { $slot }: take it back first.
refusal-slot-empty = There is no card in slot { $slot }.
refusal-not-in-hand = That card is not in your hand.
refusal-single-share = { $card } stays in hand to the end of the game.
refusal-goods-only = Only goods cards of the same kind go with these.
refusal-no-tile = You do not have that tile face up.
refusal-not-face-up = There is no face-up card in slot { $slot }.
refusal-no-more-cards = No more cards can be added once units are spent.
refusal-one-kind = Goods of one action are of one kind.
refusal-expand-instead = Expansion cards are used all at once: choose a company to expand.
refusal-no-goods-tile = You do not have the +1 goods tile.
refusal-boost-laid = The +1 goods tile has been laid and stays where it is.
refusal-boost-needs-goods = The +1 goods tile goes on a face-up goods card.
refusal-no-expansion = You have no expansion card face up.
refusal-no-posts = The base of { $company } has no posts left.
refusal-already-there = { $company } has a post in { $region }.
refusal-not-beside = { $region } does not touch a post or the base of { $company }.
refusal-too-few-points = Entering { $region } takes { so-many-points }.
refusal-column-empty = Column { $column } of { $company } has no post.
refusal-column-full = Column { $column } of { $company } has no valid space.
refusal-equal-column = There is an equal column before column { $column } of { $company }: name that one.
refusal-jar-at-end = The ink jar is on the last space.
refusal-no-book-there = There is no book to use on space { $space }.
refusal-requirements = Your face-up cards do not meet the requirements: { $book }.
refusal-flip-once = Only one book can be turned in an action.
refusal-flip-before = A book can be turned only before the ink jar moves.
refusal-cannot-pay = You cannot pay { so-many-pounds }.
refusal-no-book-offered = There is no book on that space of the display.
refusal-book-too-dear = That book costs { so-many-book-points }.
refusal-no-space-for-a = No space of your track can take an A book.
refusal-no-book-taken = You have not taken so many books.
refusal-equal-book = There is an equal book before it: name that one ({ $book }).
refusal-space-for-a = Space { $space } is the last one for the A books you have taken.
refusal-crossed-out = No A book goes on space { $space }.
refusal-covers-better = An A book does not cover the B or C book on space { $space }.
refusal-one-purchase = Only one card can be acquired in an action.
refusal-card-before-steps = A card can be acquired only before the first step on a track.
refusal-no-card-offered = There is no card on that space of the display.
refusal-too-dear = { $card } costs { $price }, more than you have.
refusal-unit-by-unit = Units of goods are spent one by one.
refusal-mixed-must-buy = Goods of different kinds must acquire a card first.
refusal-not-so-many-steps = { $count ->
    [one] There is no step for you on the { $company } track.
   *[other] There are no { $count } steps for you on the { $company } track.
}
refusal-track-ends = The { $company } track ends before that.
refusal-call-unpaid = You cannot pay the capital call on the { $company } track.
refusal-space-taken = There is a marker already on the { $bonus }.
refusal-no-markers = You have no bonus marker left.
refusal-no-majority = Somebody has more than you: the { $bonus } is not open to you.
refusal-tier-not-reached = You have too little for that on the { $bonus }.
refusal-no-option = There is no such choice on the { $bonus }.
refusal-first-turn = The first player may not use this space in the first turn of a round.
refusal-nothing-to-discard = You have no card in hand that can be discarded here.
refusal-not-unlocked = You had not unlocked the { $bonus } before this turn.
refusal-one-of-track = You have used the other space of this track in this round.
refusal-coffee-only = Only a coffee card can be discarded here.
refusal-units-must-be-used = Units must be used while a step without a capital call is possible.
refusal-pile-empty = Resting pile { $pile } has no cards.

## Pictures

picture-round = Round { $round } of { $rounds }

## What a notation expects

field-offer = one of your two starting tiles
field-slot = a slot (1 to 5)
field-resting = a resting slot (1 to 3)
field-card = a card from your hand, such as coffee2
field-active = a face-up card of your action area
field-company = a company
field-region = a region of the map
field-column = a column of the base (1 to 3)
field-space = a space of your bookkeeping track (0 to 15)
field-book = a book of the display
field-carried = a book that you have taken
field-display = a card of the display
field-count = how many steps (:2 and so on)
field-bonus = a bonus space
field-option = a tier or choice (:2, :3)
field-pile = a resting pile (1 to 5)

## Where pounds come from

source-cash = cash
source-diamonds = diamonds
source-bookkeeping = bookkeeping
