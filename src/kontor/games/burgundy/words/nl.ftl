### The words of The Castles of Burgundy in Dutch; en.ftl says what the keys are.

title = De Kastelen van Bourgondië

## Counts

so-many-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
so-many-workers = { $workers ->
    [one] { $workers } arbeider
   *[other] { $workers } arbeiders
}
so-many-silver = { $silver ->
    [one] { $silver } zilverling
   *[other] { $silver } zilverlingen
}
so-many-goods = { $count ->
    [one] { $count } goed ({ $goods })
   *[other] { $count } goederen ({ $goods })
}
price = { $workers ->
    [0] { so-many-silver }
    [2] { so-many-workers }
   *[other] { so-many-silver } en { so-many-workers }
}
tribute = { so-many-silver }{ $workers ->
    [0] { "" }
   *[other] {" "}en { so-many-workers }
}
help-of-workers = { $workers ->
    [0] { "" }
   *[other] {" "}({ so-many-workers })
}
with-die = { $die ->
    [7] Met een willekeurige waarde
   *[other] Met de { $die }
}
from-depot = { $depot ->
    [0] uit het zwarte depot
   *[other] uit depot { $depot }
}

## Things

tile-castle = kasteel
tile-mine = mijn
tile-ship = schip
tile-warehouse = pakhuis
tile-carpenter = timmerwerkplaats
tile-church = kerk
tile-market = markt
tile-boarding-house = pension
tile-bank = bank
tile-town-hall = stadhuis
tile-watchtower = wachttoren
tile-cow2 = 2 koeien
tile-cow3 = 3 koeien
tile-cow4 = 4 koeien
tile-sheep2 = 2 schapen
tile-sheep3 = 3 schapen
tile-sheep4 = 4 schapen
tile-pig2 = 2 varkens
tile-pig3 = 3 varkens
tile-pig4 = 4 varkens
tile-goat2 = 2 geiten
tile-goat3 = 3 geiten
tile-goat4 = 4 geiten
tile-monastery1 = klooster 1 (gelijke gebouwen in een stad)
tile-monastery2 = klooster 2 (arbeiders uit mijnen)
tile-monastery3 = klooster 3 (2 zilverlingen per verkoop)
tile-monastery4 = klooster 4 (1 arbeider per verkoop)
tile-monastery5 = klooster 5 (goederen uit tweede depot)
tile-monastery6 = klooster 6 (overal kopen, ook met arbeiders)
tile-monastery7 = klooster 7 (1 punt meer per dierentegel)
tile-monastery8 = klooster 8 (arbeider telt ±2)
tile-monastery9 = klooster 9 (gratis ±1 voor gebouwen)
tile-monastery10 = klooster 10 (gratis ±1 voor schepen en dieren)
tile-monastery11 = klooster 11 (gratis ±1 voor kastelen, mijnen, kloosters)
tile-monastery12 = klooster 12 (gratis ±1 bij het nemen)
tile-monastery13 = klooster 13 (zilverling bij arbeiders)
tile-monastery14 = klooster 14 (4 arbeiders)
tile-monastery15 = klooster 15 (2 punten per verkochte kleur)
tile-monastery16 = klooster 16 (4 punten per pakhuis)
tile-monastery17 = klooster 17 (4 punten per wachttoren)
tile-monastery18 = klooster 18 (4 punten per timmerwerkplaats)
tile-monastery19 = klooster 19 (4 punten per kerk)
tile-monastery20 = klooster 20 (4 punten per markt)
tile-monastery21 = klooster 21 (4 punten per pension)
tile-monastery22 = klooster 22 (4 punten per bank)
tile-monastery23 = klooster 23 (4 punten per stadhuis)
tile-monastery24 = klooster 24 (4 punten per diersoort)
tile-monastery25 = klooster 25 (1 punt per verkocht goed)
tile-monastery26 = klooster 26 (3 punten per bonustegel, solo per kleur)
tile-monastery27 = klooster 27 (op de brug altijd bovenop)
tile-monastery28 = klooster 28 (2 arbeiders voor 1 zilverling)
tile-monastery29 = klooster 29 (4 punten per wit kasteel)
tile-crane = kraan
tile-geese = 2 ganzen
tile-white-castle = wit kasteel
tile-inn = herberg
tile-black-tile = zwarte tegel

pile-private = in je eigen opslag
pile-shared = in de gezamenlijke opslag

part-effect = het effect van de tegel
part-size = de punten voor de grootte van het gebied
part-phase = de punten voor de fase
part-colour = de tegel voor de volle kleur

species-cow = koeien
species-goat = geiten
species-pig = varkens
species-sheep = schapen

goods-turquoise = turkoois
goods-purple = paars
goods-pink = roze
goods-red = rood
goods-brown = bruin
goods-orange = oranje

colour-castle = kasteel
colour-animal = dieren
colour-ship = schip
colour-building = gebouw
colour-monastery = klooster
colour-mine = mijn

shield-1 = alle weiden tellen als één
shield-2 = 1 arbeider als een ander er krijgt
shield-3 = tribuut ook met arbeiders
shield-4 = onbeperkte opslag
shield-5 = schepen laden ook één kleur uit alle depots
shield-6 = kopieert de kloosters van één speler
shield-7 = bonustegels tellen dubbel
shield-8 = mijnen geven 2 zilverlingen
shield-9 = verkoop geeft 1 zilverling per goed
shield-10 = kloosters tellen aan het eind dubbel
shield-11 = kastelen mogen een schild nemen
shield-12 = verkoop geeft dubbele punten
shield-13 = schilden tellen aan het eind dubbel
shield-14 = aan het eind van elke fase 1 tegel uit een depot
shield-15 = aan het eind van elke fase 1 tegel uit het zwarte depot
shield-16 = één dobbelsteen per beurt heeft elke waarde
shield-17 = gebieden tellen als één groter
shield-18 = tegels mogen overal heen

## What a player can do

action-take = { $die ->
    [0] Neem { $tile } uit depot { $depot }
   *[other] { with-die }: neem { $tile } uit depot { $depot }{ help-of-workers }
}
action-place = { $die ->
    [0] Leg { $tile } op { $space }
   *[other] { with-die }: leg { $tile } op { $space }{ help-of-workers }
}
action-sell = { $die ->
    [0] Verkoop { so-many-goods }
   *[other] { with-die }: verkoop { so-many-goods }{ help-of-workers }
}
action-workers = { with-die }: neem { so-many-workers }{ $silver ->
    [0] { "" }
   *[other] {" "}en { so-many-silver }
}
action-ship = Laad de goederen uit depot { $depot } ({ $goods-list })
action-load = Laad de goederen: { $goods }
action-buy = Koop { $tile } { from-depot } voor { price }
action-discard = Leg af: { $tile }
action-pass = Pas: zie ervan af
action-end = Beëindig de beurt
action-start = Begin op hertogdom { $duchy } met het kasteel op { $space }

action-hire = Neem 2 arbeiders voor 1 zilverling
action-inn = Koop de herberg voor { price }
action-use = Gebruik de kraan als { $building }
action-herd = Laat de ganzen tellen met de { $species }

action-shield = Neem schild { $shield }{ help-of-workers }
action-crest = Leg het schild op het kasteel van { $space }
action-wild = Schild 16: gebruik de { $value } als elke waarde
action-copy = Schild 6: kopieer de kloosters van plaats { $other }
action-drop = Geef schild { $shield } op
action-tribute = Betaal het tribuut: { tribute }
action-claim = Leg meteen: { $tile }
action-cargo = Laad alle goederen: { $goods }
action-pick = { $die ->
    [0] Leg { $tile } uit de verdere opslag
   *[other] { with-die }: leg { $tile } uit de verdere opslag
}
action-set = Leg { $tile } op { $space }{ help-of-workers }
action-throw = Leg af: { $tile }
action-keep = Bewaar: { $pile }
action-part = Nu eerst: { $part }
action-points = Koop { so-many-points } voor { so-many-silver }
action-trade = Ruil 5 goederen voor { $tile } als zwarte tegel
action-pay = Betaal 1 goed: { $goods } (van { $count })

## What happened

event-first-player = { $player } begint.
event-goods-dealt = { $player } begint met goederen: { $goods-list }.
event-sheet-dealt = { $player } krijgt het bord met de hertogdommen { $front } en { $back }.
event-start-chosen = { $player } heeft het begin gekozen.
event-start-castle = { $player } begint op hertogdom { $duchy } met een kasteel op { $space }.
event-route-dealt = De handelsroute van { $player }: { $goods-list }.
event-phase-begins = Fase { $phase } begint.
event-depot-filled = Depot { $depot }: { $tiles }.
event-black-depot-filled = Zwart depot: { $tiles }.
event-phase-goods = Goederen van de fase: { $goods-list }.
event-round-begins = Fase { $phase }, ronde { $round }.
event-dice-rolled = { $player } gooit { $first } en { $second }.
event-goods-arrive = De witte dobbelsteen brengt een goed ({ $goods }) naar depot { $depot }.
event-workers-paid = { $player } betaalt { so-many-workers } om de { $die } als { $value } te gebruiken.
event-tile-taken = { $player } neemt { $tile } uit depot { $depot }.
event-tile-bought = { $player } koopt { $tile } { from-depot } voor { price }.
event-inn-bought = { $player } koopt de herberg voor { price }.
event-crane-used = { $player } gebruikt de kraan als { $building }.
event-route-laid = { $player } legt een goed ({ $goods }) op vak { $number } van de handelsroute.
event-route-bonus = { $player } verdient een bonus van de handelsroute: { $tile }.
event-posts-linked = { $player } verbindt { $posts } grensposten: { so-many-points }.
event-tile-discarded = { $player } legt { $tile } af.
event-tile-placed = { $player } legt { $tile } op { $space }.
event-region-completed = { $player } voltooit een gebied ({ $colour }, grootte { $size }): { $points } + { $phase-points } punten.
event-large-bonus-taken = { $player } vult als eerste alle vakken van een kleur ({ $colour }): { so-many-points }.
event-small-bonus-taken = { $player } vult als tweede alle vakken van een kleur ({ $colour }): { so-many-points }.
event-points-scored = { $player } scoort { so-many-points }.
event-goods-loaded = { $player } laadt { so-many-goods } uit depot { $depot }.
event-marker-advances = { $player } gaat op de brug naar vak { $space }.
event-goods-sold = { $player } verkoopt { so-many-goods }: { so-many-points }, { so-many-silver }.
event-workers-gained = { $player } krijgt { so-many-workers }.
event-silver-gained = { $player } krijgt { so-many-silver }.
event-effect-passed = { $player } ziet af van het effect.
event-effect-lost = { $player } kan het effect niet gebruiken.
event-turn-ended = { $player } beëindigt de beurt.
event-mines-pay = { $player } krijgt { so-many-silver } uit de mijnen.
event-shields-dealt = Schilden in depot { $depot }: { $shields }.
event-double-paid = { $player } betaalt { so-many-workers } voor een dubbele { $value }.
event-shield-taken = { $player } neemt schild { $shield } uit depot { $depot }.
event-shield-laid = { $player } legt schild { $shield } op het kasteel van { $space }.
event-shield-lost = { $player } verliest schild { $shield }.
event-die-made-wild = { $player } maakt met schild 16 van de { $die } elke waarde.
event-player-named = { $player } kopieert de kloosters van { $other-player }.
event-tribute-paid = { $player } betaalt een tribuut van { tribute }.
event-tile-claimed = { $player } neemt { $tile } om meteen te leggen.
event-final-shields = { $player } scoort { so-many-points } voor schilden.
event-final-goods = { $player } scoort { so-many-points } voor onverkochte goederen.
event-final-silver = { $player } scoort { so-many-points } voor zilverlingen.
event-final-workers = { $player } scoort { so-many-points } voor arbeiders.
event-final-monastery = { $player } scoort { so-many-points } voor { $tile }.
event-game-over = { $player } wint met { so-many-points }.
event-team-wins = { $player } en { $other-player } winnen met { so-many-points }.
event-tile-removed = De witte dobbelsteen haalt { $tile } van depot { $depot } uit het spel.
event-region-size = { $player } voltooit een gebied ({ $colour }, grootte { $size }): { so-many-points }.
event-region-phase = { $player } scoort { so-many-points } voor de fase.
event-colour-completed = { $player } heeft alle vakken van een kleur gevuld ({ $colour }).
event-target-reached = { $player } bereikt het doel: een actie met elke waarde. Het volgende doel is { $points }.
event-points-bought = { $player } koopt { so-many-points } voor zilver.
event-goods-removed = { $count ->
    [one] { $count } goed uit de andere depots gaat
   *[other] { $count } goederen uit de andere depots gaan
} uit het spel.
event-tile-traded = { $player } krijgt { $tile } als zwarte tegel.
event-goods-paid = { $player } betaalt 1 goed ({ $goods }).
event-solo-won = { $player } heeft het hertogdom gevuld en wint met { $count ->
    [one] nog { $count } ronde
   *[other] nog { $count } rondes
} te gaan.
event-solo-lost = { $player } verliest: { $count ->
    [one] { $count } vak is
   *[other] { $count } vakken zijn
} leeg.

## What is refused

refusal-game-over = Het spel is afgelopen.
refusal-no-such-seat = Er is geen plaats { $number }.
refusal-unknown-action = Er is geen actie { $number }.
refusal-start-not-yours = Jij mag nu geen startkasteel kiezen.
refusal-not-your-turn = Jij bent niet aan de beurt.
refusal-no-castle-space = Een startkasteel komt op een kasteelvak van je eigen hertogdom.
refusal-start-first = Kies eerst waar je startkasteel komt.
refusal-start-over = De startkastelen liggen al.
refusal-discard-first = Je opslag is vol: leg eerst een van je tegels af.
refusal-no-discard = Tegels leg je alleen af om plaats te maken voor een nieuwe.
refusal-nothing-to-pass = Er is niets om op te passen; je kunt de beurt beëindigen.
refusal-no-ship = Goederen laad je alleen als er een schip is gelegd.
refusal-no-effect = Geen kasteel of gebouw staat je dit nu toe.
refusal-goods-must-fit = Alle goederen die passen moeten mee: kies de kleur.
refusal-effect-open = Gebruik eerst het effect van de gelegde tegel, of zie ervan af.
refusal-no-such-die = Je hebt geen vrije dobbelsteen met een { $die }.
refusal-too-few-workers = Van de { $die } een { $value } maken kost { so-many-workers }; je hebt er { $have }.
refusal-no-tile = Op dat vak van depot { $depot } ligt geen tegel.
refusal-wrong-fetch = Met { $building } haal je geen { $tile }.
refusal-equal-tile = Ernaast ligt een gelijke tegel: noem die ({ $tile }).
refusal-store-empty = Opslagvak { $store } is leeg.
refusal-space-filled = { $space } is niet leeg.
refusal-wrong-colour = { $space } is voor { $colour }; { $tile } past daar niet.
refusal-not-adjacent = { $space } grenst niet aan een tegel van je hertogdom.
refusal-building-in-town = De stad van { $space } heeft dit al: { $tile }.
refusal-no-goods = Je hebt geen goederen van deze kleur: { $goods }.
refusal-depot-not-beside = Depot { $depot } ligt niet naast het eerste.
refusal-inn-in-region = Het gebied van { $space } heeft al een herberg.
refusal-no-hiring = Alleen met klooster 28 neem je arbeiders voor zilver.
refusal-no-inn = Naast het zwarte depot ligt geen herberg.
refusal-idle-building = Dit effect zou nu niets doen: { $building }.
refusal-no-such-herd = Zulke dieren zijn er niet op de weide van de ganzen.
refusal-herd-first = Kies de dieren waarmee de ganzen tellen.
refusal-crest-first = Leg eerst het schild op een van je kastelen.
refusal-set-first = Leg eerst de tegel.
refusal-tribute-first = Regel eerst het tribuut voor je schilden.
refusal-name-first = Noem eerst wiens kloosters je kopieert.
refusal-trim-first = Leg eerst af tot je drie tegels overhoudt.
refusal-no-shield-to-lay = Je hebt geen schild om te leggen; schilden worden nooit verplaatst.
refusal-nothing-to-set = Je hebt geen tegel gekozen om te leggen.
refusal-no-tribute = Schilden worden alleen aan het eind van een fase betaald of opgegeven.
refusal-no-claim = Zo neem je alleen door schild 14 en 15 of, solo, voor een kleur.
refusal-keep-first = Kies eerst een opslag voor de tegel: eigen of gezamenlijk.
refusal-nothing-to-keep = Je hebt geen tegel genomen die in beide opslagen kan.
refusal-no-such-space = Het hertogdom heeft geen vak { $number }.
refusal-pay-first = Betaal eerst de goederen voor de zwarte tegel.
refusal-no-parts = Er is net geen tegel gelegd die meer dingen brengt.
refusal-parts-first = Van de delen van een gelegde tegel kun je niet afzien: kies het volgende.
refusal-part-done = Dit brengt de tegel niet, of je hebt het al gehad: { $part }.
refusal-no-points-now = Punten koop je alleen meteen na het scoren.
refusal-beyond-target = Tot het doel ontbreken er maar { so-many-points }.
refusal-no-trade-now = Goederen ruil je alleen voor een zwarte tegel als er een schip is gelegd.
refusal-goods-in-order = Goederen betaal je kleur voor kleur op volgorde; met { $goods } blijven er te weinig.
refusal-no-such-shield = Schild { $shield } ligt niet in een depot.
refusal-no-shield-now = Nu neem je alleen een schild met een gelegd kasteel, door schild 11.
refusal-dice-used = Een schild kost beide dobbelstenen, en één is al gebruikt.
refusal-no-double = Een dubbele { $value } kost { so-many-workers }; je hebt er { $have }.
refusal-no-castle-there = Een schild komt op een kasteel van je hertogdom.
refusal-no-wild-die = Alleen schild 16 geeft een dobbelsteen elke waarde.
refusal-wild-used = Schild 16 werkt voor één dobbelsteen per beurt.
refusal-no-naming = Alleen met schild 6 noem je een speler, in je eigen beurt.
refusal-already-named = Je hebt al voorgoed een speler genoemd.
refusal-no-such-player = Er is geen andere speler op plaats { $other }.
refusal-shield-not-yours = Schild { $shield } ligt niet in jouw hertogdom.
refusal-tribute-in-silver = Alleen met schild 3 betaal je het tribuut met arbeiders.
refusal-cannot-claim = Die tegel kan niet genomen en gelegd worden.
refusal-cargo-does-not-fit = Er liggen geen goederen van deze kleur in een depot, of ze passen niet: { $goods }.
refusal-cannot-pick = Die tegel is niet in je verdere opslag, of vindt geen vak.
refusal-not-stored = Zo'n tegel heb je niet in opslag.
refusal-no-purchase-now = Aan het eind van een fase wordt niets gekocht.
refusal-no-goods-fit = Geen goed uit depot { $depot } past op je goederenvakken.
refusal-goods-not-there = In het depot liggen geen goederen van deze kleur: { $goods }.
refusal-already-bought = Je hebt deze beurt al een tegel gekocht.
refusal-black-depot-only = Alleen het zwarte depot verkoopt (tenzij je klooster 6 hebt).
refusal-silver-only = Je betaalt met zilver (tenzij je klooster 6 hebt).
refusal-nothing-to-buy = Op dat vak ligt geen tegel.
refusal-cannot-pay = Dat kun je niet betalen: { price }.

## What a notation expects

field-die = een dobbelsteen (1: tot 6:, of *: voor elke waarde)
field-slot = een tegel en zijn depot, zoals church@4
field-store = een tegel uit je opslag
field-space = een vak van je hertogdom, zoals d4
field-goods = een kleur goederen
field-depot = een depot (1 tot 6)
field-offer = een tegel van het zwarte depot (of van een depot, church@4)
field-pay = de betaling (niets voor 2 zilverlingen, :1w of :2w voor arbeiders)
field-side = een hertogdom van je bord
field-shield = een schild (1 tot 18)
field-value = een dobbelsteen (1 tot 6)
field-other = een plaats (0 tot 3)
field-paid = een aantal arbeiders
field-claimed = een tegel van een depot, van het zwarte, of inn
field-kind = een tegel uit je verdere opslag
field-building = een gebouw
field-pile = private of shared
field-part = een deel (effect, size, phase of colour)
field-more = een aantal punten
field-black = een tegel van het zwarte depot
field-species = een diersoort

## Where points come from

source-animals = dieren
source-regions = gebieden
source-phases = fasen
source-colours = kleuren
source-goods = goederen
source-watchtowers = wachttorens
source-monasteries = kloosters
source-leftovers = resten
source-posts = grensposten
source-routes = routes
source-shields = schilden
source-filled = gevuld
source-rounds = rondes
