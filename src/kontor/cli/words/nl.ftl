### What the terminal says of its own, in Dutch; en.ftl says what the keys are.

## The session

prompt = Jouw keuze (? voor hulp):
done-for-you = Maar één keuze, voor je gedaan: { $choices }.
thinking = { $name } denkt na
enter-lists = Enter toont alle keuzes
enter-ends = Enter beëindigt
undo-takes-back = u neemt je laatste beslissing terug
choices-range = De keuzes gaan van 1 tot { $last }.
more-with-workers = nog { $count } met arbeiders: typ { $label }
expected = Kolom { $column }: verwacht: { $wanted }.
expected-choice = het nummer van een keuze, een keuze in notatie of een opdracht (? noemt ze)
expected-end = het einde
and = en
or = of
not-allowed = Niet toegestaan: { $reason } ({ $rule })
allowed = Dat is toegestaan.
nothing-to-undo = Er is niets terug te nemen: er is intussen getrokken of gespeeld.
taken-back = Teruggenomen: { $choice }.
rules-missing = De regels zijn hier niet bij de hand.
rules-name = Noem een woord om te zoeken (in het Engels): { $example }
rules-none = Geen regel bevat “{ $words }”.
rules-more = Nog { $count }; voeg een woord toe om te beperken.
why-name = Noem wat je wilt doen: { $example }
saved-in = Het spel is bewaard in { $path }.
saved-goes-on = Het spel is bewaard; “{ $command }” gaat ermee verder.
not-saved = Het spel kon niet bewaard worden: { $error }
winners = { $count ->
    [one] De winnaar: { $names }.
   *[other] De winnaars: { $names }.
}
lost = Het spel is verloren.
record-not-written = Het verslag kon niet geschreven worden: { $error }
record = Verslag: { $path }
look-again = Bekijk het opnieuw met: { $command }
replayed = { $count } beslissingen, hash { $hash }
unusable-save = Het bewaarde spel { $path } is niet te gebruiken: { $error }. Het heet nu { $aside }.
kept-as = Je eerdere spel blijft bewaard als { $path }.
new-game = Een nieuw spel { $title } ({ $what }).
going-on = Je bewaarde spel gaat verder ({ $what }). --new begint een ander.
going-on-other = Je bewaarde spel gaat verder ({ $what }). Het is niet wat je nu vroeg: --new begint een ander spel.
player = Speler
against = tegen { $names }
together-with = met { $names }

option-players = { $value ->
    [one] { $value } speler
   *[other] { $value } spelers
}
option-mode = { $value ->
    [team] teamspel
   *[solo] solospel
}
option-duchies = hertogdommen { $value }
option-start = startkastelen geheim
option-border-posts = grensposten
option-extra-tiles = extra tegels
option-white-castles = witte kastelen
option-inns = herbergen
option-trade-routes = handelsroutes
option-shields = schilden
option-third-post = derde post dubbel
option-target = doel { $value }
option-setup = variabele opstelling

## The help

help-title = Typ
help-number = doe keuze 12 (+5: scoort meteen 5 punten)
help-notation = doe dat, in notatie
help-start = toon de keuzes die zo beginnen
help-enter = toon alle keuzes; als er niets meer te doen is, beëindig de beurt
help-undo = neem je laatste beslissing terug, als er intussen niets getrokken is
help-board = toon de hele tafel
help-legend = wat de letters op tafel betekenen en wat { $game ->
    [mombasa] sporen
   *[other] tegels
} doen
help-score = ieders punten naar herkomst
help-log = wat er tot nu toe gebeurde (log all: vanaf het begin)
help-why = waarom iets niet mag
help-rules = zoek in de regels (in het Engels)
help-save = waar dit spel bewaard is (dat is het, na elke beslissing)
help-quit = stop; de volgende keer gaat het spel verder

## Every table

none = geen
empty = leeg
total = totaal
place = plaats
pounds = pond
points = punten
game-over = Het spel is afgelopen.

## The analysis of a game

analysis-written = Geschreven: { $path }

## Burgundy: letters and codes

letter-castle = T
letter-animal = D
letter-ship = S
letter-building = G
letter-monastery = K
letter-mine = M
code-castle = KAS
code-mine = MIJ
code-ship = SCH
code-warehouse = PAK
code-carpenter = TIM
code-church = KER
code-market = MRK
code-boarding-house = PEN
code-bank = BNK
code-town-hall = STA
code-watchtower = WAC
code-crane = KRA
code-geese = GAN
code-white-castle = WKA
code-inn = HER
code-black-tile = ZWA
code-cow = KOE
code-sheep = SCP
code-pig = VAR
code-goat = GEI

## Burgundy: what tiles do

effect-castle = nog een actie, als met een dobbelsteen van elke waarde
effect-mine = 1 zilverling aan het eind van elke fase
effect-ship = de goederen van één depot, en een vak vooruit in de beurtvolgorde
effect-ship-alone = de goederen van één depot, alle andere gaan uit het spel; daarna tegels voor 5 goederen per stuk
effect-warehouse = verkoop de goederen van één kleur
effect-carpenter = neem een gebouw uit een depot naar keuze
effect-church = neem een mijn, een klooster of een kasteel uit een depot naar keuze
effect-market = neem een schip of een dierentegel uit een depot naar keuze
effect-boarding-house = 4 arbeiders
effect-bank = 2 zilverlingen
effect-town-hall = leg nog een tegel uit je opslag, op een vak met elke waarde
effect-watchtower = 4 punten
effect-crane = het effect van een gebouw naar keuze
effect-white-castle = nog een actie, met de waarde van de witte dobbelsteen
effect-geese = 2 punten, en alle dieren van één andere soort op de weide; 2 voor elke latere dierentegel
effect-inn = vult een vak van elke kleur, één per gebied; het gebied telt als één groter
effect-black-tile = vult een vak van elke kleur, zonder effect

## Burgundy: the legend

legend-marks = * tegel past nu  +5 punten nu
legend-space = een leeg vak: gebouw, dobbelsteen 4 (* waar een tegel uit je opslag past)
legend-animals = dieren: hun aantal in punten, en nog eens alle van hun soort op dezelfde weide
legend-goods = Goederen naar de dobbelsteen die ze verkoopt: { $goods }. Dobbelstenen: [3] vrij, (5) gebruikt.
legend-posts = een grenspost, naast b1 en c1, b5 en c6, g2 en g3
legend-route = een vak van een handelsroute: rode goederen hebben er het effect van een kerk
legend-laid = een goed dat op de handelsroute ligt
legend-shield = een schild, in een depot of op een kasteel; aan het eind tellen 1-6 12, 7-12 8, 13-18 4
legend-shared = een tegel uit de gezamenlijke opslag, die beide partners gebruiken
legend-river = een rivier: een tegel aan het ene eind opent het vak aan het andere
legend-solo-monasteries = ze scoren meteen bij het leggen; nummer 26 geeft 3 punten per volle kleur

## Burgundy: the table

monastery = klooster
duchy = Hertogdom { $name }
has-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
has-silver = { $count } zilver
has-workers = { $count ->
    [one] { $count } arbeider
   *[other] { $count } arbeiders
}
die-sells = { $goods } (steen { $die })
dice = stenen
bridge = brug
no-limit = onbeperkt
free = { $count } vrij
goods = Goederen
sold = verkocht
stores = Opslag
stores-private = opslag
stores-shared = Gezamenlijke opslag
stored = in opslag:
powers = Kloosters
bonus-tiles = Bonus
bonus-large = groot
bonus-small = klein
over = Het spel is afgelopen
before-first-phase = Voor de eerste fase
phase-line = Fase { $phase }, ronde { $round } van 5
phase-scores = een vol gebied geeft { $points } extra
turn-order = Beurtvolgorde
next-round = volgende ronde
black = Zwart
black-price = Zwart (2 zilver)
goods-to-come = Komende goederen
white-die = witte steen { $value }
bonus-left = Bonus over
bonus-for = { $points } voor { $colours }
together = samen
has-chosen = heeft hertogdom en kasteel gekozen
has-not-chosen = heeft nog niet gekozen (hertogdom { $duchies })
shared = gezamenlijk

shields = Schilden
shields-in = Schilden in
depot = depot { $depot }
no-inn = geen herberg
route = Route
route-short = route
route-full = vol ({ $count } goederen)
route-next = { $laid }/{ $all }, dan
posts = Posten
posts-short = posten { $count }/3
posts-linked = { $count ->
    [0] nog niet verbonden
   *[other] { $count } van 3 verbonden
}
copies = Kopieert
none-so-far = nog geen
shield-is-lost = schild { $shield } gaat verloren

spaces-filled = { $filled } van { $all } vakken
solo-points = punten
solo-filled = gevuld
so-far = { $now } van { $all }
more-rounds = { $count ->
    [0] de laatste ronde
    [one] nog { $count } ronde
   *[other] nog { $count } rondes
}
rivers = Rivieren
rounds-left = rondes over
result = resultaat
won = gewonnen
lost-short = verloren

gain-silver = +{ $count } zilver
gain-workers = +{ $count ->
    [one] { $count } arbeider
   *[other] { $count } arbeiders
}
gain-discard = (opslag vol: leg er een af)
gain-target = doel bereikt: nog een actie

## Burgundy: what is asked

ask-castle = Kies het vak voor het eerste kasteel.
ask-duchy = Kies een hertogdom en het vak voor zijn eerste kasteel.
ask-turn = Jouw beurt: je hebt { $dice } te gebruiken.
ask-die = Je hebt nog { $dice } te gebruiken.
ask-end = Beide dobbelstenen zijn gebruikt: je kunt je beurt beëindigen.
a-die = { $die ->
    [7] een dobbelsteen van elke waarde
   *[other] een { $die }
}
a-double = { $die ->
    [7] twee dobbelstenen van elke waarde
   *[other] twee keer { $die }
}
ask-beside = Klooster 5: laad ook de goederen van een depot naast depot { $depot }.
ask-action = Kasteel: nog een actie, als met een dobbelsteen van elke waarde.
ask-action-alone = Nog een actie, als met een dobbelsteen van elke waarde.
ask-fetch = { $tile }: neem een tegel.
ask-sell = Pakhuis: verkoop de goederen van één kleur.
ask-place = Stadhuis: leg nog een tegel.
ask-ship = Schip: laad de goederen van één depot.
ask-ship-alone = Schip: laad de goederen van één depot; die van alle andere gaan uit het spel.
ask-load = Niet alle goederen van depot { $depot } passen: kies welke je laadt.
ask-discard = Je opslag is vol: welke tegel maakt plaats voor { $tile }?
ask-white = Wit kasteel: nog een actie, met de { $die } van de witte dobbelsteen.
ask-crane = Kraan: gebruik het effect van één gebouw.
ask-herd = Ganzen: met welke dieren van hun weide tellen ze?
ask-crest = Schild { $shield } ({ $power }): leg het op een van je kastelen.
ask-claim = { $shield ->
    [15] Schild { $shield }: neem een tegel uit het zwarte depot en leg die meteen.
   *[other] Schild { $shield }: neem een tegel uit een depot en leg die meteen.
}
ask-claim-alone = Een kleur is vol: neem een tegel uit het zwarte depot en leg die meteen.
ask-set = Kies het vak voor { $tile }.
ask-tribute = Tribuut: betaal 1 zilverling per schild ({ $count }), of geef er eerst een paar op.
ask-cargo = Schild 5: laad alle goederen van één kleur, uit alle depots.
ask-name = Schild 6: wiens kloosters kopieer je?
ask-trim = Schild 4 is verloren: leg af tot je drie tegels overhoudt.
ask-trim-team = Schild 4 is verloren: leg af tot er twee gezamenlijke tegels over zijn.
ask-keep = Waar bewaar je { $tile }?
ask-parts = { $tile } op { $space } brengt meer dingen: wat komt nu?
ask-points = Punten { $now } van { $target }: er meer kopen, voor 1 zilverling elk?
ask-trade = Geef je 5 goederen voor een tegel uit het zwarte depot, die elk vak vult?
ask-pay = Zwarte tegel: nog { $count ->
    [one] { $count } goed
   *[other] { $count } goederen
} te betalen.

## Mombasa: letters and codes

letter-mombasa = M
letter-cape-town = T
letter-saint-louis = L
letter-cairo = C
kind-coffee = koffie
kind-bananas = bananen
kind-cotton = katoen
kind-expansion = uitbreiding
kind-bookkeeper = boekhouder
kind-merchant = handelaar
kind-share = aandeel
kind-bookkeepers = boekhouders
kind-merchants = handelaars
short-coffee = kof
short-bananas = ban
short-cotton = kat
short-expansion = uit
short-bookkeeper = bkh
short-merchant = han
short-share = aan
short-helper = hulp
short-any = goed

space-first-player = startspeler
space-buy = kopen
space-discard = afleggen
space-coffee = koffie
space-bananas = bananen
space-cotton = katoen
space-expansion = uitbreiding
space-tile-goods = tegel +1
space-tile-bookkeeper = tegel boekhouder
space-tile-merchant = tegel handelaar
space-tile-expansion = tegel uitbreiding
space-c-first = C eerste
space-c-second = C tweede
space-d-first = D eerste
space-d-second = D tweede

## Mombasa: the table

stage-choosing = keuze van de starttegels
stage-resting = kaarten van de starttegels
stage-planning = planning
stage-acting = acties
stage-over = het spel is afgelopen
round-line = Ronde { $round } van { $rounds }: { $stage }
is-done = klaar
has-ended = gestopt
order = volgorde
first-player = startspeler
base-posts = posten
cards-and-prices = Kaarten en prijzen (nog { $count })
cards-and-prices-cheaper = Kaarten en prijzen (nog { $count }; voor jou { $special })
books-and-points = Boeken (punten: { $costs })
bonus-spaces = Bonusvakken
bonus-tiles-held = Bonustegels
tile-on-slot = op slot { $slot }
tile-spent = gebruikt
has-scores = waarde
has-shares = aandelen
has-markers = bonusschijven
has-diamonds = diamanten
has-jar = inktpot
has-cards = kaarten
has-hand = hand
has-hand-or-planned = hand of gepland
has-resting = rust
has-books = boeken
row-slot = Slot
row-cards = Kaarten
row-resting = Rust
own-books = Boeken
own-diamonds = Diamanten
own-jar = Inktpot
own-hand = Hand
own-face-up = Open samen
own-carried = Genomen boeken
turned = omgedraaid
nothing = niets

ahead-worth = £{ $worth } op { $space }
ahead-slot = slot { $slot } op { $space }
ahead = £{ $worth }, dan { $ahead }

special-buy-diamonds = { $amount ->
    [0] D{ $diamonds }, koop een kaart
   *[other] D{ $diamonds }, koop een kaart £{ $amount } goedkoper
}
special-discard = { $goods ->
    [none] leg een kaart af
   *[other] leg { $goods } af
}: krat + £{ $amount }
special-steps = { $steps } vakken op { $amount } andere sporen
special-expansion-value = uitbreiding +{ $amount }
special-markers = { $amount ->
    [one] { $amount } bonusschijf extra
   *[other] { $amount } bonusschijven extra
}
special-cheaper = kaarten { $amount } goedkoper met { $goods }
special-cheaper-mixed = kaarten { $amount } goedkoper, goederen gemengd
special-goods-value = kaarten { $goods } +{ $amount }

offer-first-player = B1, begint volgende ronde
offer-buy = £{ $cost }: koop een kaart voor ponden
offer-discard = leg een kaart af: krat + £{ $amount }
offer-tile = £{ $cost }: de tegel volgende ronde
crate = krat+£{ $amount }

so-many-posts = { $count ->
    [one] { $count } handelspost
   *[other] { $count } handelsposten
}
note-start = { $cards } rusten; boek { $book }
note-drives-out = verdrijft { $company }
note-worth = £{ $worth } waard
note-slot = maakt slot 5 vrij
note-covers = bedekt { $book }
gain-shares = +{ $count ->
    [one] { $count } aandeel
   *[other] { $count } aandelen
} { $company }
gain-value = aandelen { $company } £{ $before }>£{ $after }

## Mombasa: what is asked

ask-choose = Houd een van je twee starttegels.
ask-rest = Leg een kaart van je starttegel op rustslot { $slot }.
ask-planned = Al je slots zijn gepland: meld dat je klaar bent, of neem een kaart terug.
ask-plan = Plan kaarten voor deze ronde: { $count ->
    [one] { $count } slot
   *[other] { $count } slots
} vrij; meld het als je klaar bent.
ask-act = Jouw beurt: gebruik kaarten, breid uit, plaats een bonusschijf of beëindig je actiefase.
ask-return = Een handelspost van { $company } is verdreven: naar welke kolom keert hij terug?
ask-expand = Uitbreiding van { $company }: nog { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}; betreed regio's, of stop.
units = { $count ->
    [one] { $count } eenheid
   *[other] { $count } eenheden
} { $goods }
ask-goods = Je hebt { units }: voeg kaarten toe, verwerf één kaart of ga vooruit op sporen.
ask-goods-left = Je hebt nog { units } voor vakken op sporen, één per vak.
ask-advance = Vakken op sporen, hoogstens: { $steps }.
ask-jar = Boekhouder: schuif de inktpot{ $book ->
    [none] { "" }
   *[other] {" "}(volgende: { $book })
}, of laat hem staan.
ask-jar-or-turn = Boekhouder: schuif de inktpot{ $book ->
    [none] { "" }
   *[other] {" "}(volgende: { $book })
}, draai een boek om voor £{ $cost }, of laat hem staan.
ask-buy = Koop een kaart van het display voor ponden{ $cut ->
    [0] { "" }
   *[other] , £{ $cut } goedkoper
}; je hebt £{ $pounds }.
ask-discard-card = Leg een kaart uit je hand af, voor haar krat en £{ $amount } extra.
ask-discard-coffee = Leg een koffiekaart uit je hand af, voor haar krat en £{ $amount } extra.
ask-book-points = Je hebt { $count ->
    [one] { $count } boekhoudingspunt
   *[other] { $count } boekhoudingspunten
}: neem boeken, of ponden voor de rest.
ask-remove = Verwijder { so-many-posts } van een maatschappij naar keuze uit haar basis, of geen.
ask-shelve = Leg de genomen boeken op je boekhoudingsspoor.
ask-pick = Je actiefase eindigt: neem één ruststapel op handen.

## Mombasa: the legend

legend-rewards = ponden, diamantvakken, vakken op het spoor, boekhoudingspunten, handelsposten verwijderen
legend-track = een vak van een spoor, een met 3 aandelen, een speciaal vak
legend-player = een speler op vak 5 van een spoor, in totaal met 2 aandelen van de maatschappij
legend-majority = een meerderheidsvak: vanaf 3 koffie 3 vakken op het spoor van Cairo
legend-call = een kapitaalaflossing: £2 om het vak achter de streep te betreden
legend-base = wat een aandeel waard is, de posten in de kolommen van de basis, en mijnen
legend-book = een boek dat koffie 2 en uitbreiding 2 vraagt en 2 boekhoudingspunten geeft
legend-any = 4 van één goed; een diamanthandelaar of nog een boekhouder
legend-coin = een munt die bij het boek hoort
legend-card = een kaart met een aandeel van Mombasa; handelaar M telt de mijnen van Mombasa
legend-kinds = koffie, bananen, katoen, uitbreiding; { $bookkeeper } boekhouder, { $merchant } handelaar, { $share } aandeel
legend-used = een kaart die je kunt gebruiken, een gebruikte kaart
legend-bookkeeping = boekhouding: geen A-boeken op 6, 3 is £10 waard, 4 maakt een slot vrij, de inktpot
legend-region = een regio die 1 diamantvak geeft en 2 mijnen heeft
legend-entered = betreden in deze uitbreiding; wat het nu kost om een regio te betreden
legend-specials = { $company }, spoor { $track }: { $first }; dan { $second }
legend-borders = Buren, over dubbele grenslijnen tussen haakjes
base-of = Basis { $company }
