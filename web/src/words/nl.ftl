### De woorden van de schermen die alle titels delen. Titels hebben eigen woorden: games/<title>/words.

## Het huis

guest-name = Gast
skip = Naar de inhoud
ways = Pagina's
way-learn = Leren
way-rules = Regels
way-archive = Archief
way-settings = Instellingen
way-about = Over Kontor
way-account = Account
to-first-page = Startpagina
close = Sluiten
copy = Kopiëren
copied = Gekopieerd
more = Meer
save = Opslaan
done = Klaar.
name = Naam
one-moment = Een ogenblik …
lost-page = Deze pagina kon niet worden geladen.
load-again = Opnieuw laden
not-found = Hier is niets
not-found-help = Het adres klopt niet, of wat er ligt is niet voor jou bestemd. Vraag om een nieuwe uitnodigingslink.
went-wrong = Dat is niet gelukt

## De startpagina

welcome = Twee grote spellen, één rustige tafel
welcome-more = Speel tegen computerspelers, met vrienden naast je of met mensen ver weg. Zonder account.
title-burgundy = De Kastelen van Bourgondië
title-mombasa = Mombasa
about-burgundy = Werp twee dobbelstenen, neem tegels, bouw je hertogdom. Vijf fasen van vijf rondes; wie op het juiste moment de beste gebieden voltooit, wint. Voor 1 tot 4 spelers.
about-mombasa = Plan kaarten in het geheim, handel in goederen, breid maatschappijen uit op de kaart en bezit hun aandelen. Zeven rondes; de rijkste wint. Voor 2 tot 4 spelers.
play = Spelen
against = tegen
level = Niveau
level-apprentice = Leerling
level-merchant = Koopman
level-duke = Hertog
level-grand-duke = Groothertog
level-offer = { $level }: { $strength }
strength-apprentice = makkelijk
strength-merchant = gemiddeld
strength-duke = sterk
strength-grand-duke = de sterkste
new-table = Nieuwe tafel
learn = Leren in 10 minuten
my-games = Jouw spellen
open-tables = Open tafels
status-open = wacht op spelers
status-playing = wordt gespeeld
status-over = afgelopen
status-closed = gesloten
join = Aanschuiven aan een tafel
join-table = Aanschuiven
invite-link = Uitnodigingslink

## Een nieuwe tafel

title = Titel
seats = Plaatsen
how-many = Hoeveel spelers?
seat-number = Plaats { $number }
seat-open = Vrije plaats
sitter-me = Ik
sitter-here = Vriend aan dit scherm
sitter-invite = Uitnodigingslink
sitter-invite-help = Je krijgt een link om te versturen.
sitter-bot = Computerspeler
preview = Voorbeeld van het bord
map-preview = De kaart van Mombasa met haar gebieden en de vier bases
duchy-preview = Hertogdom { $name } met de kleuren en getallen van zijn vakken
duchy-name = Hertogdom { $name }
duchy-by-lot = Iedereen krijgt een hertogdom door loting.
one-each = één per plaats
options = Opties
manners = Aan tafel
clock = Klok
clock-none = Geen
clock-turn = Per beurt
clock-game = Voor het spel
clock-of-turn = Klok: { $time } per beurt
clock-of-game = Klok: { $time } voor het spel{ $seconds ->
    [0] { "" }
   *[other] {" "}+ { $seconds } s per beurt
}
clock-help = Is de tijd om, dan speelt een computerspeler voor die plaats verder.
minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
seconds-a-turn = seconden per beurt
confirm-turns = Beurten bevestigen
confirm-turns-help = Wat niet teruggenomen kan worden, wordt nog eens gevraagd.
who-may-see = Wie het mag zien
private = Privé
public = Openbaar
rated = Voor de ranglijst
visible-private = Alleen wie de link heeft kan de tafel zien.
visible-open = Iedereen kan toekijken, en gaan zitten waar een plaats vrij is.
visible-rated = Openbaar, en het telt voor de ranglijst.
open-table = Tafel openen
start = Spel beginnen
play-on = Vanaf hier verder spelen
goes-on-from = Gaat verder na zet { $move }.
goes-on-help = Opties en materiaal zijn die van het oorspronkelijke spel. Zulke spellen tellen niet voor de ranglijst.

option-burgundy-mode = Spelvorm
option-burgundy-mode-help = Ieder voor zich, twee teams van twee op eigen borden, of alleen.
choice-burgundy-mode-single = Ieder voor zich
choice-burgundy-mode-team = Teams
choice-burgundy-mode-solo = Alleen
option-burgundy-duchies = Hertogdom
option-burgundy-duchies-help = Het hertogdom waarop iedereen speelt, of één per plaats. Hertogdom 1 is dat voor een eerste spel.
option-burgundy-duchies-help-posts = Het hertogdom met grensposten waarop iedereen speelt, één per plaats, of door loting.
option-burgundy-duchies-help-team = Het bord waarop beide teams spelen.
option-burgundy-duchies-help-solo = Het bord waarop je speelt.
choice-burgundy-duchies-random = Door loting (experts)
choice-burgundy-duchies-11 = 11, door loting
option-burgundy-start = Startkastelen
option-burgundy-start-help = Waar er een keuze is: in spelvolgorde, of allen tegelijk in het geheim.
choice-burgundy-start-in-order = In spelvolgorde
choice-burgundy-start-secret = In het geheim
option-burgundy-border-posts = Grensposten
option-burgundy-border-posts-help = Hertogdommen 11a tot 11f met grensposten om te verbinden.
option-burgundy-extra-tiles = Extra tegels
option-burgundy-extra-tiles-help = Vier tegels meer: kloosters 27 en 28, de kraan, de ganzen.
option-burgundy-white-castles = Witte kastelen
option-burgundy-white-castles-help = Witte kastelen handelen met de witte dobbelsteen; klooster 29.
option-burgundy-inns = Herbergen
option-burgundy-inns-help = Per fase een herberg naast het zwarte depot, voor een vak van elke kleur.
option-burgundy-trade-routes = Handelsroutes
option-burgundy-trade-routes-help = Verkochte goederen gaan naar een handelsroute en leveren daar bonussen op.
option-burgundy-shields = Schilden
option-burgundy-shields-help = Schilden op kastelen geven krachten en punten, tegen tribuut.
option-burgundy-third-post = Derde grenspost
option-burgundy-third-post-help = Hoe vaak die de waarde van de fase scoort.
choice-burgundy-third-post-once = Eén keer
choice-burgundy-third-post-twice = Twee keer
option-burgundy-target = Doel
option-burgundy-target-help = Waar het doel begint, van 45 (veel makkelijker) tot 55 (veel moeilijker).
option-mombasa-setup = Opstelling
option-mombasa-setup-help = Vaste sporen en starttegels zoals in een eerste spel, of variabele.
choice-mombasa-setup-first = Eerste spel
choice-mombasa-setup-variable = Variabel

## De tafel voor het begin

invite = Mensen uitnodigen
invite-help = Wie deze link opent, mag gaan zitten.
copy-invite = Uitnodigingslink kopiëren
sit-down = Gaan zitten
stand-up = Opstaan
seat-bot = Erbij zetten
clear-seat = Vrijmaken
close-table = Tafel opgeven
seats-are-open = Het spel kan beginnen als er geen plaats meer vrij is.
host-starts = Wie de tafel heeft geopend, begint het spel.
table-closed = Deze tafel is voor het begin opgegeven.

## De tafel

board = Bord
players = Spelers
scores = Punten
source = Bron
sum = Totaal
team = Team
menu = Menu
log = Verloop
chat = Chat
dice = Dobbelstenen
your-turn = Jij bent aan de beurt
your-decision = Jouw beslissing
others-turn = { $players } is aan de beurt …
watching = Je kijkt toe
is-thinking = is aan de beurt
is-away = afwezig
bot-plays = een computerspeler speelt verder
larger = Groter
smaller = Kleiner
spectators = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
}
clear = Loslaten
undo = Terug
restart = Beurt opnieuw
confirm = Bevestigen
confirm-ask = Dit kan niet teruggenomen worden: { $action }
not-yet = Nog niet
choices = Mogelijkheden
more-choices = { $count ->
    [one] Nog { $count } keuze
   *[other] Nog { $count } keuzes
}
notation = Typ een keuze
nothing-fits = Er past niets.
game-over = Het spel is afgelopen.
refused-stale = De tafel is verdergegaan. Kijk nog eens en kies dan.
refused-not-now = Dat kan nu niet.
refused-slow-down = Te snel: wacht even.
refused-forbidden = Dat is niet aan jou.
refused-still-here = Zojuist was er nog iemand. Pas na een tijdje mag een computerspeler verder spelen.
refused-nothing-here = Hier valt nu niets te doen.
refused-record = Dit is geen verslag van Kontor, of het is veranderd.
refused-taken = Iemand was sneller: dat is bezet.
refused-options = Deze opties gaan niet samen.
refused-unreachable = De server antwoordt niet. Probeer het opnieuw.

## Verloop en chat

log-all = Alles
log-since = Sinds je laatste beurt
news-more = en nog { $count }
log-empty = Er is nog niets gebeurd.
note-offer = { $player } vraagt om terug te gaan.
note-agree = { $player } is het ermee eens.{ $done ->
    [true] {" "}Het spel gaat terug.
   *[false] { "" }
}
note-decline = { $player } gaat liever niet terug.
note-takeover = { $late ->
    [true] De tijd van { $player } is om: een computerspeler speelt verder.
   *[false] Een computerspeler speelt verder voor { $player }.
}
note-return = { $player } is terug.
note-credit = De server was weg; de klokken kregen de tijd terug.
note-rematch = Er is een nieuwe tafel voor een revanche.
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
chat-unread = Chat: iets nieuws
send = Versturen
mute = Dempen
unmute = Weer luisteren
muted = gedempt
rolled = { $value }: { $count ->
    [one] { $count } keer
   *[other] { $count } keer
}
rolled-mean = { $count } dobbelstenen, gemiddeld { $mean } (verwacht: 3,50)
no-dice = Er is nog niet gedobbeld.

## Menu, aanbod, overgave

offer-undo = Vragen om terug te gaan tot voor mijn laatste zet
offer-undo-alone = Teruggaan tot voor mijn laatste zet
offer-asks = { $player } wil { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
} teruggaan.
offer-waits = De anderen moeten nog instemmen met teruggaan.
agree = Instemmen
decline = Weigeren
takeover = Laat een computerspeler verder spelen voor { $player }
takeover-me = Laat een computerspeler verder spelen voor mij
player-away = { $player } is er niet.
return = Mijn plaats terugnemen
bot-plays-for-you = Een computerspeler speelt voor jou.
download = Verslag downloaden
replay = Naspelen
reconnecting = De verbinding is verbroken. Ze wordt hersteld; er gaat niets verloren.
session-ended = Je bent elders afgemeld. Zodra je terug bent, gaat alles verder waar het was.
go-on-as-guest = Verder als gast
hand-over = Geef het scherm aan { $player }
hand-over-why = Wat de anderen hebben gekozen, blijft verborgen.
i-am = Ik ben { $player }

## Het einde

final-scores = Eindstand
counting = Er wordt geteld …
skip-counting = Alles tonen
victory-shared = { $players } delen de overwinning!
scores-over-time = Stand in de loop van het spel
rematch = Revanche
to-rematch = Naar de revanche

## Naspelen en archief

look-as = Door de ogen van
move = Zet
move-of = Zet { $move } van { $moves }
does-no-more = { $player } laat het hierbij.
to-start = Naar het begin
to-end = Naar het einde
step-back = Eén zet terug
step-on = Eén zet verder
replay-play = Afspelen
replay-pause = Pauzeren
jump = Springen naar
copy-move-link = Link naar deze zet kopiëren
analysis = Analyse
analyse = Dit spel analyseren
analysis-help = Een computerspeler gaat het spel beslissing voor beslissing door: wat elke keuze kostte, wat beter was geweest, waar het spel keerde, wie geluk had.
analysis-waits = { $count ->
    [one] Er komt eerst een andere analyse.
   *[other] Er komen eerst { $count } andere analyses.
}
analysis-works = Het spel wordt beoordeeld …
analysis-meanwhile = Het duurt een paar minuten. Je kunt verder kijken, of weggaan en terugkomen: de analyse wordt bewaard.
analysis-failed = De analyse kon niet worden afgemaakt. Je kunt er opnieuw om vragen.
analysis-slow-down = Je hebt om veel analyses gevraagd. Wacht een tijdje en vraag het dan opnieuw.
both-titles = Beide
whose = Wiens spellen
whose-mine = Van mij
whose-all = Van iedereen
archive-empty = Nog geen afgelopen spellen.
upload = Een verslag meebrengen
upload-help = Een bestand dat van Kontor is gedownload, hier of elders. Elke zet wordt gecontroleerd.
upload-choose = Kies een bestand of sleep het hierheen
best-of = De besten: { $title }
rating = Rating
games = Spellen
wins = Gewonnen
mean-points = Gemiddelde punten
no-games-yet = Nog geen afgelopen spellen.

## Account en instellingen

you-are = Je bent aangemeld als { $name }.
you-are-guest = Je speelt als gast onder de naam { $name }.
my-statistics = Statistiek
rename = Andere naam
make-account = Account maken
make-account-help = Met naam en wachtwoord blijven je spellen bewaard en kun je op andere apparaten spelen.
sign-in = Aanmelden
sign-in-help = Met een account dat je hebt. De spellen van deze gast blijven achter.
sign-out = Afmelden
change-password = Wachtwoord wijzigen
password = Wachtwoord
new-password = Nieuw wachtwoord (minstens 8 tekens)
mail = Mailadres
webhook = Webhook
code = Code
tell-me = Zeg het me als ik aan de beurt ben
tell-me-help = Als je hier niet bent. Een webhook is een https-adres van jou dat een kort bericht krijgt.
confirm-mail = Voer de code uit de mail in
confirm-mail-help = Hij ging naar { $mail }. Pas daarna komen er mails.
sessions = Waar je bent aangemeld
session-seen = Sinds { $created }, laatst gezien { $seen }
session-this = deze browser
session-end = Beëindigen
account-taken = Die naam is bezet.
account-forbidden = Naam of wachtwoord klopt niet.
account-wrong-code = Dat is niet de code.
account-not-now = Dat biedt deze server niet aan.
account-slow-down = Te veel pogingen: wacht even.
settings-kept = In deze browser bewaard.
language = Taal
theme = Kleuren
theme-auto = Systeem
theme-light = Licht
theme-dark = Donker
glow = Wat mogelijk is, licht op
glow-strong = Sterk
glow-soft = Zacht
glow-off = Niet
speed = Snelheid van beweging
speed-off = Uit
forced = Gedwongen keuzes vanzelf
forced-help = Wat geen alternatief heeft, gebeurt zonder te vragen.
careful = Voorzichtig bij het einde
careful-help = Een beurt die dobbelstenen, kaarten of schijven ongebruikt laat, eindigt pas als je het twee keer vraagt.
news = Wat de anderen deden
news-help = Als je weer aan de beurt bent, zegt de balk kort wat er sinds je laatste beurt is gebeurd.
sounds = Geluiden
sounds-help = Een zachte toon als je aan de beurt bent.
notifications = Meldingen
notifications-help = Deze browser roept je als je aan de beurt bent en elders kijkt.
notifications-blocked = Deze browser staat het niet toe. Zijn instellingen voor deze pagina zeggen waarom.

## Toetsen

keys = Toetsen
key-arrows = langs de plekken gaan die gekozen kunnen worden
key-look = langs alles gaan wat zich uitlegt
key-point = de plek kiezen
key-clear = loslaten wat gekozen was
key-dice = een dobbelsteen kiezen op getal
key-end = de beurt beëindigen of bevestigen
key-undo = terugnemen
key-restart = de beurt opnieuw beginnen
key-notation = een keuze typen
key-help = uitleggen wat de focus heeft
key-log = verloop
key-chat = chat
key-menu = menu
key-keys = dit overzicht

## Over Kontor

about-house = Wat Kontor is
about-house-text = Kontor is een tafel voor twee grote bordspellen: De Kastelen van Bourgondië en Mombasa. Het kent hun volledige regels, heeft computerspelers van vier niveaus, bewaart elk spel als verslag om na te spelen, en iedereen kan het op een eigen computer draaien. Alle tekeningen, teksten en tonen zijn ervoor gemaakt.
about-history = De geschiedenis achter Mombasa
about-history-text = Mombasa speelt in het Afrika van de geoctrooieerde handelsmaatschappijen. Het spel toont hun zaken als een abstracte wedstrijd: kaarten, aandelen, een landkaart met handelsposten.

    Wat die maatschappijen deden was geen spel. Van het einde van de 18e tot het begin van de 20e eeuw verdeelden Europese machten en maatschappijen het continent onder elkaar, trokken grenzen zonder het te vragen aan wie er leefden, namen land en arbeid met geweld en handelden in mensen. Miljoenen verloren vrijheid, huis of leven, en de gevolgen duren tot vandaag.

    Het spel laat dit weg. Wij laten de regels zoals ze zijn, gebruiken alleen namen van plaatsen, goederen en maatschappijen, en vragen je in gedachten te houden waar ze voor staan.
about-fair = Eerlijk spel
about-fair-text = Dobbelstenen en kaarten komen uit een geheime sleutel die bij het begin van een spel wordt getrokken. De vingerafdruk ervan is vanaf het begin te zien, de sleutel zelf als het spel is afgelopen, zodat iedereen elke worp kan nagaan. Geen plaats en geen computerspeler krijgt meer te weten dan op tafel te zien zou zijn.
about-names = Namen en rechten
about-names-text = De Kastelen van Bourgondië is een spel van Stefan Feld, Mombasa een van Alexander Pfister; namen en spelregels horen toe aan hun uitgevers en auteurs. Kontor is een onafhankelijk project zonder enige band met hen. Bevalt een spel je hier, koop het dan: met echte tegels in de hand is het nog mooier.
