### The words of Mombasa's board: what is asked, what things are for those who do not see them, and
### what they mean for those who ask.

mombasa-chapter = Round { $round }
mombasa-company = { $company ->
    [mombasa] Mombasa
    [cape-town] Cape Town
    [saint-louis] Saint-Louis
   *[cairo] Cairo
}

## What is asked

mombasa-ask-choose = Choose one of your two starting tiles.
mombasa-ask-rest = Choose the card that rests in slot { $slot }.
mombasa-ask-plan = Plan: choose a card, then a slot. Say when you are done.
mombasa-ask-planned = All slots are filled. Change your plan, or say that you are done.
mombasa-ask-turn = Your turn: use a card, place a bonus marker, or end your phase.
mombasa-ask-turn-cards = Your turn: use a card, or end your phase.
mombasa-ask-turn-markers = Your turn: place a bonus marker, or end your phase.
mombasa-ask-end = Nothing is left to do: end your action phase.
mombasa-ask-goods = { $units ->
    [one] { $units } unit: acquire a card, advance on tracks, or add goods cards.
   *[other] { $units } units: acquire a card, advance on tracks, or add goods cards.
}
mombasa-ask-units = { $units ->
    [one] { $units } unit: choose a track to advance on.
   *[other] { $units } units: choose a track to advance on.
}
mombasa-ask-units-more = { $units ->
    [one] { $units } unit: advance on a track, or add goods cards.
   *[other] { $units } units: advance on tracks, or add goods cards.
}
mombasa-ask-mixed = { $units ->
    [one] { $units } unit: mixed goods must acquire a card; add more goods cards.
   *[other] { $units } units: mixed goods must acquire a card; add more goods cards.
}
mombasa-ask-advance = { $steps ->
    [one] Make { $steps } step on a lit track, or leave it.
   *[other] Make up to { $steps } steps on a lit track, or leave them.
}
mombasa-ask-points = { $points ->
    [one] { $points } book point: take a book, or a pound for it.
   *[other] { $points } book points: take books, or pounds for them.
}
mombasa-ask-jar = Move the ink jar on, or leave it where it is.
mombasa-ask-jar-stuck = The ink jar cannot move on. Turn a book face down, or go on.
mombasa-ask-buy = Choose a card to buy for pounds.
mombasa-ask-discard = Choose a card of your hand to discard.
mombasa-ask-discard-coffee = Choose a coffee card of your hand to discard.
mombasa-ask-remove = { $count ->
    [one] Choose a column to remove { $count } post from.
   *[other] Choose columns to remove { $count } posts from.
}
mombasa-ask-expand = { $points ->
    [one] Expand { mombasa-company }: { $points } point left. Choose a region.
   *[other] Expand { mombasa-company }: { $points } points left. Choose a region.
}
mombasa-ask-expanded = { $points ->
    [one] { mombasa-company } can enter nothing more with { $points } point: end the expansion.
   *[other] { mombasa-company } can enter nothing more with { $points } points: end the expansion.
}
mombasa-ask-return = Choose the column to which the post of { mombasa-company } returns.
mombasa-ask-shelve = { $count ->
    [one] Place the book on your bookkeeping track.
   *[other] Place { $count } books on your bookkeeping track.
}
mombasa-ask-pick = Choose the resting pile that you take into your hand.
mombasa-ask-slot = Choose the slot for this card.
mombasa-ask-card = Choose the card for this slot.
mombasa-ask-company = Choose the company that expands: its base.
mombasa-ask-column = Choose the column that the post comes from.
mombasa-ask-region = Choose the region that the post goes to.
mombasa-ask-space = Choose the space for this book.
mombasa-ask-book = Choose the book for this space.
mombasa-ask-steps = Choose how far you go.
mombasa-ask-option = Choose what it brings you.
mombasa-ask-boost = Choose the goods card that counts 1 more.
mombasa-unused-slots = Slots are free: done anyway
mombasa-unused-cards = Cards are left: end anyway
mombasa-unused-markers = Bonus markers are left: end anyway

## The parts of the table

mombasa-parts = Parts of the table
mombasa-part-mine = Mine
mombasa-part-map = Map
mombasa-part-tracks = Tracks
mombasa-part-cards = Cards
mombasa-part-books = Books
mombasa-part-others = Others
mombasa-map = Map
mombasa-display = Cards for sale
mombasa-books = Book display
mombasa-spaces = Bonus spaces
mombasa-area = Your resting piles and action slots
mombasa-shelf = Your bookkeeping track
mombasa-hand = Your hand
mombasa-totals = What your active cards are worth
mombasa-starts = Your starting tiles

## Things on it

mombasa-base = Base of { mombasa-company }: a share is worth £{ $value }, mines: { $mines }
mombasa-column = { mombasa-company }, column { $column }, posts: { $posts }
mombasa-region = { $region }{ $company ->
    [none] , no post
   *[other] , post of { mombasa-company }
}{ $reward ->
    [pounds] , £{ $amount }
    [diamonds] , diamond steps: { $amount }
    [track] , steps on the track: { $amount }
    [points] , book points: { $amount }
   *[none] { "" }
}{ $mines ->
    [0] { "" }
   *[other] , mines: { $mines }
}
mombasa-cost = { $of ->
    [enter] expansion points: { $cost }
    [book] book points: { $cost }
    [units] units: { $cost }
   *[pounds] £{ $cost }
}
mombasa-track = Track { $track } of { mombasa-company }
mombasa-step = { mombasa-company } track, space { $at }{ $share ->
    [0] { "" }
   *[other] , shares: { $share }
}{ $call ->
    [0] { "" }
   *[other] , capital call £{ $call }
}{ $special ->
    [0] { "" }
   *[other] , special space £{ $special }
}
mombasa-special = Special space: £{ $pounds }
mombasa-call = Capital call of track { $track }
mombasa-offer = { $card }, price { $price }
mombasa-space = { $taken ->
    [0] { $space }
   *[other] { $space }, taken
}
mombasa-tier = { mombasa-company } track, from { $from }: { mombasa-tier-pays }
mombasa-tier-pays = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}{ $pounds ->
    [0] { "" }
   *[other] , £{ $pounds }
}{ $diamonds ->
    [0] { "" }
    [one] , { $diamonds } diamond step
   *[other] , { $diamonds } diamond steps
}{ $points ->
    [0] { "" }
    [one] , { $points } book point
   *[other] , { $points } book points
}{ $remove ->
    [0] { "" }
    [one] , remove { $remove } post
   *[other] , remove { $remove } posts
}
mombasa-option = Book points: { $points }, diamond steps: { $diamonds }
mombasa-first = first player
mombasa-pounds = pounds
mombasa-shares = shares of { mombasa-company }
mombasa-markers = bonus markers
mombasa-sum = £{ $pounds }
mombasa-closer = Look closer: { $player }
mombasa-used = { $card }, used
mombasa-active = { $card }, active
mombasa-slot-locked = Slot { $slot }, locked
mombasa-slot-empty = Slot { $slot }, empty
mombasa-pile = Resting pile { $pile }: { $cards }
mombasa-pile-empty = Resting pile { $pile }, empty
mombasa-boost = Lay the +1 goods tile on { $card }
mombasa-shelf-space = Space { $space }: { $book }
mombasa-shelf-empty = Space { $space }, empty
mombasa-jar = Ink jar on space { $at }
mombasa-flip = Turn the book on space { $space } face down
mombasa-diamonds = Your diamond is on space { $at }
mombasa-diamond = Space { $at }{ $value ->
    [0] { "" }
   *[other] : £{ $value }
}{ $slot ->
    [true] , unlocks slot 4
   *[false] { "" }
}

## What they mean

mombasa-explain-goods = Units for one action: { $value }. They acquire a card of the display, advance you on tracks, or both.
mombasa-explain-expansion = Expansion points: { $value }. All your expansion cards are used together, for one company.
mombasa-explain-bookkeeper = Moves the ink jar as far as you can; then you use { $value } book points.
mombasa-explain-merchant = Diamond steps: { $diamonds }; pounds: { $pounds }.
mombasa-explain-mines = One more step for every 2 mines of { mombasa-company }; it controls { $mines } now.
mombasa-explain-single = Stays in hand to the end: one share of { mombasa-company }.
mombasa-explain-crate = Crate { $crate }: its part of the price, and of what it brings when it is discarded.
mombasa-explain-share = Carries one share of { mombasa-company } for the final scoring.
mombasa-explain-book-needs = The ink jar may enter it if your active cards meet what stands above the line.
mombasa-explain-book-pays = If the jar stops on it, you get what stands below the line.
mombasa-explain-book-cost = Book points it costs: { $points }.
mombasa-explain-value = A share is worth £{ $value } now: the coins to be seen in the base.
mombasa-explain-posts = Posts in the base: { $posts }; removed from the game: { $removed }; mines controlled: { $mines }.
mombasa-explain-column = Posts leave from the front of a column. A last space once uncovered stays so.
mombasa-explain-region-pounds = Entering it pays pounds: { $amount }.
mombasa-explain-region-diamonds = Entering it advances your diamond; steps: { $amount }.
mombasa-explain-region-track = Entering it advances you on the track of the company that expands; steps: { $amount }.
mombasa-explain-region-points = Entering it gives book points: { $amount }.
mombasa-explain-region-none = It pays nothing, but it is the only way to the enclave inside.
mombasa-explain-region-mines = Mines for the merchant of the company that holds it: { $mines }.
mombasa-explain-region-held = { mombasa-company } has a post here.
mombasa-explain-entry = Across a single border 1 point, across a double one 2; 1 more against another company's post.
mombasa-explain-place = You are on space { $at } of { $length }; your shares on the track: { $shares }.
mombasa-explain-next = Steps to the next share: { $steps }.
mombasa-explain-call = A step across a capital call costs the pounds shown, once for each player.
mombasa-explain-special = Reaching it pays £{ $pounds } to you, and again to all who were there before.
mombasa-explain-expansion-value = From your next turn on your expansions are worth more: { $amount }.
mombasa-explain-extra-markers = From your next turn on you have additional bonus markers: { $amount }.
mombasa-explain-cheaper = Cards paid with this good cost less: { $amount }.
mombasa-explain-cheaper-mixed = Cards cost less, whatever goods you use: { $amount }. Goods of different kinds may be mixed.
mombasa-explain-goods-value = Each of your cards of this good counts more: { $amount }.
mombasa-explain-books-diamonds = Bonus space, £{ $cost }: book points and diamond steps.
mombasa-explain-buy-diamonds = Bonus space: buy a card for pounds, cheaper by { $discount }, and diamond steps: { $steps }.
mombasa-explain-discard = Bonus space: discard a card of your hand for its crate and pounds more: { $pounds }.
mombasa-explain-discard-coffee = Bonus space: discard a coffee card of your hand for its crate and pounds more: { $pounds }.
mombasa-explain-steps = Bonus space, £{ $cost }: { $steps } steps on each of { $tracks } other tracks.
mombasa-explain-space-first = You take the first-player marker and use 1 book point.
mombasa-explain-space-buy = For £{ $cost } you may buy a card of the display at its price in pounds.
mombasa-explain-space-discard = Discard a card of your hand for its crate and pounds more: { $pounds }.
mombasa-explain-space-majority = Open to whoever has the highest active total, ties included. Your cards stay active. Steps on the track of { mombasa-company }:
mombasa-explain-space-tier = from { $from }: { mombasa-tier-pays }
mombasa-explain-space-tile = For £{ $cost } you get the tile in the next round.
mombasa-explain-tile-goods = Lay it on one of your active goods cards: it counts 1 unit more.
mombasa-explain-tile-bookkeeper = Used like a bookkeeper with 1 book point.
mombasa-explain-tile-merchant = 2 diamond steps, and 1 for each other active diamond merchant.
mombasa-explain-tile-expansion = 2 expansion points, used with your expansion cards.
mombasa-explain-start = Its three cards rest at first, its book lies first on your track, and you make the steps shown.
mombasa-explain-slot-diamond = Unlocked when your diamond reaches the marked space.
mombasa-explain-slot-jar = Unlocked when your ink jar reaches the marked space.
mombasa-explain-total = What your active cards are worth now, for actions, majorities and books.
mombasa-term-crate = Crate
mombasa-explain-term-crate = Part of the price of every card in this column, on top of the crate on the card.
mombasa-term-deck = Cards to come
mombasa-explain-term-deck = The cards left in the pile, by letter: A first, E last.
mombasa-term-first-player = First player
mombasa-explain-term-first-player = Takes the first turn of the round.
mombasa-term-pound = Pounds
mombasa-explain-term-pound = Each counts 1 at the end.
mombasa-term-bonus-marker = Bonus markers
mombasa-explain-term-bonus-marker = Each may be placed on a free bonus space in a turn; all come back for the next round.
mombasa-term-diamond-track = Diamond track
mombasa-explain-term-diamond-track = The last value reached counts at the end. Steps beyond the last space bring pounds.
mombasa-term-bookkeeping-track = Bookkeeping track
mombasa-explain-term-bookkeeping-track = The last value that the ink jar has reached counts at the end. No A book goes where an A is crossed out.
mombasa-term-ink-jar = Ink jar
mombasa-explain-term-ink-jar = A bookkeeper moves it on, book by book, as far as your active cards allow.
mombasa-term-resting-pile = Resting pile
mombasa-explain-term-resting-pile = Its cards cannot be used until you take the pile back at the end of an action phase.
mombasa-term-action-slot = Action slot
mombasa-explain-term-action-slot = Holds one planned card, which then rests on the pile above it.
mombasa-term-round = Rounds
mombasa-explain-term-round = Seven are played. When one begins, the coins above it go to the books in its column.
mombasa-term-score = Score
mombasa-explain-term-score = What everything would be worth if the game ended now.
