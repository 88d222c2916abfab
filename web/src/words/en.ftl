### The words of the screens that all titles share. Titles have their own: games/<title>/words.

## The house

guest-name = Guest
skip = To the content
ways = Pages
way-learn = Learn
way-rules = Rules
way-archive = Archive
way-settings = Settings
way-about = About
way-account = Account
to-first-page = Home
close = Close
copy = Copy
copied = Copied
more = More
save = Save
done = Done.
name = Name
one-moment = One moment …
lost-page = This page could not be loaded.
load-again = Load again
not-found = Nothing here
not-found-help = Either this address is wrong, or what it leads to is not yours to see. Ask for a new invite link.
went-wrong = That did not work

## The first page

welcome = Two great games, one quiet table
welcome-more = Play against computer players, with friends beside you, or with people far away. No account needed.
title-burgundy = The Castles of Burgundy
title-mombasa = Mombasa
about-burgundy = Roll two dice, take tiles, build your duchy. Five phases, five rounds each; whoever completes the best regions at the right time wins. For 1 to 4 players.
about-mombasa = Plan cards in secret, trade goods, push companies across the map and hold their shares. Seven rounds; the richest wins. For 2 to 4 players.
play = Play
against = against
level = Level
level-apprentice = Apprentice
level-merchant = Merchant
level-duke = Duke
level-grand-duke = Grand Duke
level-offer = { $level }: { $strength }
strength-apprentice = easy
strength-merchant = medium
strength-duke = strong
strength-grand-duke = strongest
new-table = New table
learn = Learn in 10 minutes
my-games = Your games
open-tables = Open tables
status-open = waiting for players
status-playing = being played
status-over = finished
status-closed = closed
join = Join a table
join-table = Join
invite-link = Invite link

## A new table

title = Title
seats = Seats
how-many = How many play?
seat-number = Seat { $number }
seat-open = Open seat
sitter-me = Me
sitter-here = Friend at this screen
sitter-invite = Invite link
sitter-invite-help = You get a link to send.
sitter-bot = Computer player
preview = Preview of the board
map-preview = The map of Mombasa with its regions and the four bases
duchy-preview = Duchy { $name } with the colours and numbers of its spaces
duchy-name = Duchy { $name }
duchy-by-lot = Everybody is dealt a duchy by lot.
one-each = one for each seat
options = Options
manners = At the table
clock = Clock
clock-none = None
clock-turn = For a turn
clock-game = For the game
clock-of-turn = Clock: { $time } a turn
clock-of-game = Clock: { $time } for the game{ $seconds ->
    [0] { "" }
   *[other] {" "}+ { $seconds } s a turn
}
clock-help = When the time is up, a computer player goes on for that seat.
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
seconds-a-turn = seconds a turn
confirm-turns = Confirm turns
confirm-turns-help = What cannot be taken back is asked once more.
who-may-see = Who may see it
private = Private
public = Public
rated = Rated
visible-private = Only those with the link can see it.
visible-open = Everybody can watch, and sit down where a seat is open.
visible-rated = Public, and it counts for the ratings.
open-table = Open the table
start = Start the game
play-on = Play on from here
goes-on-from = Goes on after move { $move }.
goes-on-help = Options and pieces are those of the game it comes from. Such games are not rated.

option-burgundy-mode = Mode
option-burgundy-mode-help = Everyone for oneself, two teams of two on boards of their own, or alone.
choice-burgundy-mode-single = Everyone for oneself
choice-burgundy-mode-team = Teams
choice-burgundy-mode-solo = Alone
option-burgundy-duchies = Duchy
option-burgundy-duchies-help = The duchy that all play on, or one for each seat. Duchy 1 is the one for a first game.
option-burgundy-duchies-help-posts = The duchy with border posts that all play on, one for each seat, or by lot.
option-burgundy-duchies-help-team = The board that both teams play on.
option-burgundy-duchies-help-solo = The board that you play on.
choice-burgundy-duchies-random = By lot (experts)
choice-burgundy-duchies-11 = 11, by lot
option-burgundy-start = Start castles
option-burgundy-start-help = Where there is a choice: in turn order, or by all at once in secret.
choice-burgundy-start-in-order = In turn order
choice-burgundy-start-secret = In secret
option-burgundy-border-posts = Border posts
option-burgundy-border-posts-help = Duchies 11a to 11f with border posts to be linked.
option-burgundy-extra-tiles = Extra tiles
option-burgundy-extra-tiles-help = Four more tiles: monasteries 27 and 28, the crane, the geese.
option-burgundy-white-castles = White castles
option-burgundy-white-castles-help = White castles act with the white die; monastery 29.
option-burgundy-inns = Inns
option-burgundy-inns-help = An inn a phase beside the black depot, for a space of any colour.
option-burgundy-trade-routes = Trade routes
option-burgundy-trade-routes-help = Sold goods go to a trade route and earn bonuses there.
option-burgundy-shields = Shields
option-burgundy-shields-help = Shields on castles give powers and points, for a tribute.
option-burgundy-third-post = Third border post
option-burgundy-third-post-help = How often it scores the value of the phase.
choice-burgundy-third-post-once = Once
choice-burgundy-third-post-twice = Twice
option-burgundy-target = Target
option-burgundy-target-help = Where the target starts, from 45 (much easier) to 55 (much harder).
option-mombasa-setup = Setup
option-mombasa-setup-help = Fixed tracks and starting tiles as for a first game, or variable ones.
choice-mombasa-setup-first = First game
choice-mombasa-setup-variable = Variable

## The table before the start

invite = Invite people
invite-help = Whoever opens this link may sit down.
copy-invite = Copy the invite link
sit-down = Sit down
stand-up = Stand up
seat-bot = Seat it
clear-seat = Clear
close-table = Give up the table
seats-are-open = The game can start when no seat is open.
host-starts = Whoever opened the table starts the game.
table-closed = This table was given up before it began.

## The table

board = Board
players = Players
scores = Scores
source = Source
sum = Total
team = Team
menu = Menu
log = Log
chat = Chat
dice = Dice
your-turn = Your turn
your-decision = Your decision
others-turn = { $players } to choose …
watching = You are watching
is-thinking = to choose
is-away = away
bot-plays = a computer player goes on
larger = Larger
smaller = Smaller
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
clear = Clear
undo = Undo
restart = Restart turn
confirm = Confirm
confirm-ask = This cannot be taken back: { $action }
not-yet = Not yet
choices = Choices
more-choices = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
}
notation = Type a choice
nothing-fits = No choice fits.
game-over = The game is over.
refused-stale = The table has moved on. Look again, then choose.
refused-not-now = That is not possible now.
refused-slow-down = Too fast: wait a moment.
refused-forbidden = That is not yours to do.
refused-still-here = They were here a moment ago. A computer player may go on when they have been away for a while.
refused-nothing-here = There is nothing to do here now.
refused-record = This is no record of Kontor, or it was changed.
refused-taken = Somebody was faster: that is taken.
refused-options = These options do not go together.
refused-unreachable = The server does not answer. Try again.

## Log and chat

log-all = Everything
log-since = Since your last turn
news-more = and { $count } more
log-empty = Nothing has happened yet.
note-offer = { $player } asks to go back.
note-agree = { $player } agrees.{ $done ->
    [true] {" "}The game goes back.
   *[false] { "" }
}
note-decline = { $player } would rather not go back.
note-takeover = { $late ->
    [true] The time of { $player } is up: a computer player goes on.
   *[false] A computer player goes on for { $player }.
}
note-return = { $player } is back.
note-credit = The server was away; the clocks got the time back.
note-rematch = There is a new table for a rematch.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-unread = Chat: something new
send = Send
mute = Mute
unmute = Listen again
muted = muted
rolled = { $value }: { $count ->
    [one] { $count } time
   *[other] { $count } times
}
rolled-mean = { $count } dice, { $mean } on average (expected: 3.50)
no-dice = No dice have been rolled yet.

## Menu, offers, hand-over

offer-undo = Ask to go back to before my last move
offer-undo-alone = Go back to before my last move
offer-asks = { $player } would like to go back { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
offer-waits = Waiting for the others to agree to going back.
agree = Agree
decline = Decline
takeover = Let a computer player go on for { $player }
takeover-me = Let a computer player go on for me
player-away = { $player } is away.
return = Take my seat back
bot-plays-for-you = A computer player goes on for you.
download = Download the record
replay = Replay
reconnecting = The connection is lost. Connecting again; nothing gets lost.
session-ended = You were signed out somewhere else. Once you are back, everything goes on where it was.
go-on-as-guest = Go on as a guest
hand-over = Hand the screen to { $player }
hand-over-why = What the others have chosen stays hidden.
i-am = I am { $player }

## The end

final-scores = Final scores
counting = Counting …
skip-counting = Show everything
victory-shared = { $players } share the victory!
scores-over-time = Scores over time
rematch = Rematch
to-rematch = To the rematch

## Replay and archive

look-as = Look through the eyes of
move = Move
move-of = Move { $move } of { $moves }
does-no-more = { $player } leaves it at that.
to-start = To the start
to-end = To the end
step-back = One move back
step-on = One move on
replay-play = Play back
replay-pause = Pause
jump = Jump to
copy-move-link = Copy link to this move
analysis = Analysis
analyse = Analyse this game
analysis-help = A computer player goes through the game decision by decision: what each choice cost, what would have been better, where the game turned, who was lucky.
analysis-waits = { $count ->
    [one] Another analysis comes first.
   *[other] { $count } other analyses come first.
}
analysis-works = The game is being judged …
analysis-meanwhile = It takes a few minutes. You may go on looking, or leave and come back: it is kept.
analysis-failed = The analysis could not be finished. You may ask for it again.
analysis-slow-down = You have asked for many analyses. Wait a while, then ask again.
both-titles = Both
whose = Whose games
whose-mine = Mine
whose-all = Everybody's
archive-empty = No finished games yet.
upload = Bring a record along
upload-help = A file that was downloaded from Kontor, here or elsewhere. Every move of it is checked.
upload-choose = Choose a file, or drop it here
best-of = Best of { $title }
rating = Rating
games = Games
wins = Wins
mean-points = Points on average
no-games-yet = No finished games yet.

## Account and settings

you-are = You are signed in as { $name }.
you-are-guest = You play as a guest under the name { $name }.
my-statistics = Statistics
rename = Another name
make-account = Make an account
make-account-help = Name and password keep your games, and let you play on other devices.
sign-in = Sign in
sign-in-help = To an account you have. The games of this guest stay behind.
sign-out = Sign out
change-password = Change the password
password = Password
new-password = New password (at least 8 characters)
mail = Mail address
webhook = Webhook
code = Code
tell-me = Tell me when it is my turn
tell-me-help = When you are not here. A webhook is an https address of yours that gets a short message.
confirm-mail = Enter the code from the mail
confirm-mail-help = It was sent to { $mail }. Only then mails come.
sessions = Where you are signed in
session-seen = Since { $created }, last seen { $seen }
session-this = this browser
session-end = End
account-taken = That name is taken.
account-forbidden = Name or password is not right.
account-wrong-code = That is not the code.
account-not-now = This server does not offer that.
account-slow-down = Too many attempts: wait a moment.
settings-kept = Kept in this browser.
language = Language
theme = Colours
theme-auto = System
theme-light = Light
theme-dark = Dark
glow = What can be done glows
glow-strong = Strongly
glow-soft = Softly
glow-off = Not at all
speed = Speed of motion
speed-off = Off
forced = Forced decisions by themselves
forced-help = What has no alternative is done without asking.
careful = Care with ends of turns
careful-help = A turn that would leave dice, cards or markers unused ends only when you ask twice.
news = What the others did
news-help = When it is your turn again, the bar tells in brief what happened since your last one.
sounds = Sounds
sounds-help = A quiet tone when it is your turn.
notifications = Notifications
notifications-help = This browser calls you when it is your turn and you look elsewhere.
notifications-blocked = This browser does not allow it. Its settings for this page say why.

## Keys

keys = Keys
key-arrows = move among the places that can be chosen
key-look = move among everything that explains itself
key-point = choose the place
key-clear = let go of what was chosen
key-dice = choose a die by its number
key-end = end the turn, or confirm
key-undo = undo
key-restart = restart the turn
key-notation = type a choice
key-help = explain what has the focus
key-log = log
key-chat = chat
key-menu = menu
key-keys = this sheet

## About

about-house = What Kontor is
about-house-text = Kontor is a table for two great board games: The Castles of Burgundy and Mombasa. It knows their complete rules, has computer players of four levels, keeps every game as a record that can be replayed, and can be run by anybody on a computer of their own. All drawings, texts and tones were made for it.
about-history = The history behind Mombasa
about-history-text = Mombasa plays in the Africa of chartered trading companies. The game shows their business as an abstract contest: cards, shares, a map with trading posts.

    What those companies did was no game. From the late 18th to the early 20th century, European powers and companies divided the continent among themselves, drew borders without asking those who lived there, took land and labour by force, and traded in people. Millions lost freedom, home or life, and the consequences last to this day.

    The game leaves this out. We leave its rules as they are, use only names of places, goods and companies, and ask you to keep in mind what they stand for.
about-fair = Fair play
about-fair-text = Dice and cards come from a secret key that is drawn when a game begins. Its fingerprint is shown from the start, the key itself when the game is over, so that everybody can check every roll afterwards. No seat, and no computer player, is told more than it could see on the table.
about-names = Names and rights
about-names-text = The Castles of Burgundy is a game by Stefan Feld, Mombasa one by Alexander Pfister; names and rulebooks belong to their publishers and authors. Kontor is an independent project without any connection to them. If you like a game here, buy it: it is even better with real tiles in your hand.
