### The words of Mombasa in Dutch; en.ftl says what the keys are.

title = Mombasa

## Counts

so-many-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
so-many-book-points = { $points ->
    [one] { $points } boekhoudingspunt
   *[other] { $points } boekhoudingspunten
}
so-many-pounds = { $pounds } pond
so-many-steps = { $count ->
    [one] { $count } vak
   *[other] { $count } vakken
}
so-many-units = { $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}
so-many-shares = { $shares ->
    [one] { $shares } aandeel
   *[other] { $shares } aandelen
}
price-units = { $price ->
    [one] { $price } eenheid
   *[other] { $price } eenheden
}
price-pounds = { $price } pond

## Things

company-mombasa = Mombasa
company-cape-town = Cape Town
company-saint-louis = Saint-Louis
company-cairo = Cairo

goods-coffee = koffie
goods-bananas = bananen
goods-cotton = katoen

region-maghreb = Maghreb
region-tripolitania = Tripolitanië
region-cyrenaica = Cyrenaica
region-nubia = Nubië
region-sahara = Sahara
region-senegambia = Senegambia
region-guinea = Guinee
region-niger-bend = Nigerbocht
region-benue = Benue
region-chad-basin = Tsjaadbekken
region-kordofan = Kordofan
region-ethiopia = Ethiopië
region-somali-coast = Somalische kust
region-congo-basin = Congobekken
region-great-lakes = Grote Meren
region-swahili-coast = Swahilikust
region-angola = Angola
region-katanga = Katanga
region-zambezi = Zambezi
region-kalahari = Kalahari
region-highveld = Hoëveld
region-karoo = Karoo
region-ahaggar = Ahaggar
region-maloti = Maloti

card-coffee1 = koffie 1
card-coffee2 = koffie 2
card-bananas1 = bananen 1
card-bananas2 = bananen 2
card-cotton1 = katoen 1
card-cotton2 = katoen 2
card-expansion2 = uitbreiding 2
card-bookkeeper2 = boekhouder 2
card-expansion1-i = uitbreiding 1 (nummer 1)
card-expansion1-ii = uitbreiding 1 (nummer 2)
card-expansion1-iii = uitbreiding 1 (nummer 3)
card-expansion1-iv = uitbreiding 1 (nummer 4)
card-coffee3 = koffie 3
card-bananas3 = bananen 3
card-cotton3 = katoen 3
card-expansion3 = uitbreiding 3
card-bookkeeper3 = boekhouder 3
card-merchant = diamanthandelaar
card-coffee3-mombasa = koffie 3 met een aandeel van Mombasa
card-bananas3-saint-louis = bananen 3 met een aandeel van Saint-Louis
card-cotton3-cape-town = katoen 3 met een aandeel van Cape Town
card-coffee4 = koffie 4
card-bananas4 = bananen 4
card-cotton4 = katoen 4
card-expansion2-cairo = uitbreiding 2 met een aandeel van Cairo
card-expansion2-saint-louis = uitbreiding 2 met een aandeel van Saint-Louis
card-bookkeeper2-mombasa = boekhouder 2 met een aandeel van Mombasa
card-bookkeeper3-cape-town = boekhouder 3 met een aandeel van Cape Town
card-merchant-mombasa = diamanthandelaar van Mombasa
card-merchant-saint-louis = diamanthandelaar van Saint-Louis
card-merchant-cairo = diamanthandelaar van Cairo
card-coffee4-cairo = koffie 4 met een aandeel van Cairo
card-bananas4-mombasa = bananen 4 met een aandeel van Mombasa
card-cotton4-saint-louis = katoen 4 met een aandeel van Saint-Louis
card-expansion3-cape-town = uitbreiding 3 met een aandeel van Cape Town
card-bookkeeper4 = boekhouder 4
card-bookkeeper3-cairo = boekhouder 3 met een aandeel van Cairo
card-merchant-cape-town = diamanthandelaar van Cape Town
card-share-mombasa = enkel aandeel van Mombasa
card-share-cape-town = enkel aandeel van Cape Town
card-share-saint-louis = enkel aandeel van Saint-Louis
card-share-cairo = enkel aandeel van Cairo
card-tile-bookkeeper = boekhoudertegel
card-tile-merchant = diamanthandelaartegel

book-a-coffee2-pounds2 = boek A (2 koffie: 2 pond)
book-a-coffee2-diamonds1 = boek A (2 koffie: 1 diamantvak)
book-a-coffee3-points2 = boek A (3 koffie: 2 boekhoudingspunten)
book-a-coffee3-diamonds2 = boek A (3 koffie: 2 diamantvakken)
book-a-bananas2-pounds2 = boek A (2 bananen: 2 pond)
book-a-bananas2-diamonds1 = boek A (2 bananen: 1 diamantvak)
book-a-bananas3-points2 = boek A (3 bananen: 2 boekhoudingspunten)
book-a-bananas3-diamonds2 = boek A (3 bananen: 2 diamantvakken)
book-a-cotton2-pounds2 = boek A (2 katoen: 2 pond)
book-a-cotton1-harvest = boek A (1 katoen: 1 pond per katoen op één na)
book-a-cotton2-diamonds1 = boek A (2 katoen: 1 diamantvak)
book-a-cotton3-points2 = boek A (3 katoen: 2 boekhoudingspunten)
book-a-cotton3-diamonds2 = boek A (3 katoen: 2 diamantvakken)
book-a-expansion2-pounds2 = boek A (uitbreiding 2: 2 pond)
book-a-expansion2-diamonds1 = boek A (uitbreiding 2: 1 diamantvak)
book-a-expansion2-points1 = boek A (uitbreiding 2: 1 boekhoudingspunt)
book-a-expansion3-remove1 = boek A (uitbreiding 3: verwijder 1 handelspost)
book-a-helper-pounds2 = boek A (een handelaar of nog een boekhouder: 2 pond)
book-a-helper-diamonds1 = boek A (een handelaar of nog een boekhouder: 1 diamantvak)
book-b-coffee4-diamonds2 = boek B (4 koffie: 2 diamantvakken)
book-b-coffee4-points2 = boek B (4 koffie: 2 boekhoudingspunten)
book-b-coffee2-expansion2-points2 = boek B (2 koffie en uitbreiding 2: 2 boekhoudingspunten)
book-b-coffee2-bananas2-pounds3 = boek B (2 koffie en 2 bananen: 3 pond)
book-b-coffee2-bananas2-diamonds2 = boek B (2 koffie en 2 bananen: 2 diamantvakken)
book-b-coffee3-helper-remove1 = boek B (3 koffie en een handelaar of nog een boekhouder: verwijder 1 handelspost)
book-b-bananas4-diamonds2 = boek B (4 bananen: 2 diamantvakken)
book-b-bananas4-points2 = boek B (4 bananen: 2 boekhoudingspunten)
book-b-bananas2-expansion2-points2 = boek B (2 bananen en uitbreiding 2: 2 boekhoudingspunten)
book-b-bananas2-cotton2-pounds3 = boek B (2 bananen en 2 katoen: 3 pond)
book-b-bananas2-cotton2-diamonds2 = boek B (2 bananen en 2 katoen: 2 diamantvakken)
book-b-bananas3-helper-remove1 = boek B (3 bananen en een handelaar of nog een boekhouder: verwijder 1 handelspost)
book-b-cotton4-diamonds2 = boek B (4 katoen: 2 diamantvakken)
book-b-cotton4-points2 = boek B (4 katoen: 2 boekhoudingspunten)
book-b-cotton2-expansion2-points2 = boek B (2 katoen en uitbreiding 2: 2 boekhoudingspunten)
book-b-cotton2-coffee2-pounds3 = boek B (2 koffie en 2 katoen: 3 pond)
book-b-cotton2-coffee2-diamonds2 = boek B (2 koffie en 2 katoen: 2 diamantvakken)
book-b-cotton3-helper-remove1 = boek B (3 katoen en een handelaar of nog een boekhouder: verwijder 1 handelspost)
book-b-any4-pounds3 = boek B (4 van één goed: 3 pond)
book-b-any4-diamonds2 = boek B (4 van één goed: 2 diamantvakken)
book-b-expansion3-diamonds2 = boek B (uitbreiding 3: 2 diamantvakken)
book-b-expansion4-points2 = boek B (uitbreiding 4: 2 boekhoudingspunten)
book-b-expansion2-helper-pounds3 = boek B (uitbreiding 2 en een handelaar of nog een boekhouder: 3 pond)
book-b-expansion3-remove1 = boek B (uitbreiding 3: verwijder 1 handelspost)
book-c-coffee3-bananas3-diamonds3 = boek C (3 koffie en 3 bananen: 3 diamantvakken)
book-c-coffee3-bananas2-pounds5 = boek C (3 koffie en 2 bananen: 5 pond)
book-c-coffee3-expansion2-points3 = boek C (3 koffie en uitbreiding 2: 3 boekhoudingspunten)
book-c-coffee3-expansion3-remove2 = boek C (3 koffie en uitbreiding 3: verwijder 2 handelsposten)
book-c-coffee4-expansion2-diamonds3 = boek C (4 koffie en uitbreiding 2: 3 diamantvakken)
book-c-coffee4-helper-pounds5 = boek C (4 koffie en een handelaar of nog een boekhouder: 5 pond)
book-c-coffee4-bananas2-points3 = boek C (4 koffie en 2 bananen: 3 boekhoudingspunten)
book-c-bananas3-cotton3-diamonds3 = boek C (3 bananen en 3 katoen: 3 diamantvakken)
book-c-bananas3-cotton2-pounds5 = boek C (3 bananen en 2 katoen: 5 pond)
book-c-bananas3-expansion2-points3 = boek C (3 bananen en uitbreiding 2: 3 boekhoudingspunten)
book-c-bananas3-expansion3-remove2 = boek C (3 bananen en uitbreiding 3: verwijder 2 handelsposten)
book-c-bananas4-expansion2-diamonds3 = boek C (4 bananen en uitbreiding 2: 3 diamantvakken)
book-c-bananas4-helper-pounds5 = boek C (4 bananen en een handelaar of nog een boekhouder: 5 pond)
book-c-bananas4-cotton2-points3 = boek C (4 bananen en 2 katoen: 3 boekhoudingspunten)
book-c-cotton3-coffee3-diamonds3 = boek C (3 koffie en 3 katoen: 3 diamantvakken)
book-c-cotton3-coffee2-pounds5 = boek C (2 koffie en 3 katoen: 5 pond)
book-c-cotton3-expansion2-points3 = boek C (3 katoen en uitbreiding 2: 3 boekhoudingspunten)
book-c-cotton3-expansion3-remove2 = boek C (3 katoen en uitbreiding 3: verwijder 2 handelsposten)
book-c-cotton4-expansion2-diamonds3 = boek C (4 katoen en uitbreiding 2: 3 diamantvakken)
book-c-cotton4-helper-pounds5 = boek C (4 katoen en een handelaar of nog een boekhouder: 5 pond)
book-c-cotton4-coffee2-points3 = boek C (2 koffie en 4 katoen: 3 boekhoudingspunten)
book-c-coffee3-any3-diamonds3 = boek C (3 koffie en 3 van één goed: 3 diamantvakken)
book-c-any4-expansion2-remove2 = boek C (uitbreiding 2 en 4 van één goed: verwijder 2 handelsposten)
book-c-expansion4-helper-diamonds3 = boek C (uitbreiding 4 en een handelaar of nog een boekhouder: 3 diamantvakken)
book-start1 = het startboek (2 katoen: 2 pond)
book-start2 = het startboek (uitbreiding 2: 1 boekhoudingspunt)
book-start3 = het startboek (uitbreiding 2: 1 diamantvak)
book-start4 = het startboek (2 bananen: 2 pond)
book-start5 = het startboek (2 koffie: 1 diamantvak)
book-start6 = het startboek (2 bananen: 1 boekhoudingspunt)
book-start7 = het startboek (2 katoen: 1 diamantvak)
book-start8 = het startboek (uitbreiding 3: verwijder 1 handelspost)
book-start9 = het startboek (3 katoen: 2 pond)
book-start10 = het startboek (3 koffie: 2 boekhoudingspunten)

start-start1 = starttegel 1 (3 vakken op Mombasa)
start-start2 = starttegel 2 (2 vakken op Cape Town)
start-start3 = starttegel 3 (1 vak op Saint-Louis en 1 diamantvak)
start-start4 = starttegel 4 (3 vakken op Cairo)
start-start5 = starttegel 5 (3 vakken op Saint-Louis)
start-start6 = starttegel 6 (3 vakken op Cape Town)
start-start7 = starttegel 7 (1 vak op Mombasa en 2 vakken op Cairo)
start-start8 = starttegel 8 (3 diamantvakken)
start-start9 = starttegel 9 (2 vakken op Saint-Louis en 1 vak op Cairo)
start-start10 = starttegel 10 (2 vakken op Cape Town en 1 diamantvak)

tile-goods = “+1”-goederentegel
tile-bookkeeper = boekhoudertegel
tile-merchant = diamanthandelaartegel
tile-expansion = uitbreidingstegel

bonus-first-player = startspelervak
bonus-buy = koopvak
bonus-discard = aflegvak
bonus-coffee = meerderheidsvak voor koffie
bonus-bananas = meerderheidsvak voor bananen
bonus-cotton = meerderheidsvak voor katoen
bonus-expansion = meerderheidsvak voor uitbreiding
bonus-tile-goods = vak van de “+1”-goederentegel
bonus-tile-bookkeeper = vak van de boekhoudertegel
bonus-tile-merchant = vak van de diamanthandelaartegel
bonus-tile-expansion = vak van de uitbreidingstegel
bonus-c-first = eerste vak van spoor C
bonus-c-second = tweede vak van spoor C
bonus-d-first = eerste vak van spoor D
bonus-d-second = tweede vak van spoor D

## What a player can do

action-choose = Houd { $start }
action-rest = Leg op rustslot { $slot }: { $card }
action-plan = Plan op slot { $slot }: { $card }
action-clear = Maak slot { $slot } leeg
action-done = Klaar met plannen
action-use = Gebruik { $card }{ $more ->
    [0] { "" }
   *[other] {" "}met de “+1”-tegel
}
action-boost = Leg de “+1”-goederentegel op { $card }
action-expand = Breid uit: { $company }
action-enter = Betreed { $region } ({ so-many-points }) met een post uit kolom { $column }
action-return = Zet de post van { $company } terug in kolom { $column }
action-remove = Verwijder een post van { $company } uit kolom { $column }
action-jar = Schuif de inktpot naar het volgende boek
action-flip = Draai het boek op vak { $space } om ({ $book })
action-book = Neem { $book } voor { so-many-points }{ $pounds ->
    [0] { "" }
   *[other] {" "}en krijg { so-many-pounds }
}
action-shelve = Leg { $book } op vak { $space }
action-buy = { $with ->
    [units] Verwerf { $card } voor { price-units }
   *[pounds] Koop { $card } voor { price-pounds }
}
action-advance = Ga { so-many-steps } vooruit op het spoor van { $company }{ $pounds ->
    [0] { "" }
   *[other] {" "}(kapitaalaflossing: { so-many-pounds })
}
action-bonus = Plaats een bonusschijf: { $bonus }{ $steps ->
    [0] { "" }
    [one] , { $steps } vak op het spoor van { $company }
   *[other] , { $steps } vakken op het spoor van { $company }
}{ $pounds ->
    [0] { "" }
   *[other] , { so-many-pounds }
}{ $diamonds ->
    [0] { "" }
    [one] , { $diamonds } diamantvak
   *[other] , { $diamonds } diamantvakken
}{ $points ->
    [0] { "" }
   *[other] , { so-many-book-points }
}{ $remove ->
    [0] { "" }
    [one] , verwijder { $remove } handelspost
   *[other] , verwijder { $remove } handelsposten
}
action-discard = Leg af: { $card }
action-stop = { $what ->
    [goods] Laat de rest van de goederen liggen
    [advance] Ga niet verder vooruit
    [points] Neem ponden voor de boekhoudingspunten
    [jar] Laat de inktpot staan
    [buy] Koop niets
    [remove] Verwijder geen handelspost
    [expand] Beëindig de uitbreiding
   *[other] Stop
}
action-end = Beëindig je actiefase
action-pick = Neem ruststapel { $pile }

## What happened

event-first-player = { $player } krijgt de startspelerfiche.
event-track-laid = Spoor { $track } ligt bij { $company }.
event-cards-turned-up = Nieuwe kaarten: { $cards }.
event-books-turned-up = Nieuwe boeken: { $books }.
event-starts-dealt = { $player } mag kiezen uit: { $starts }.
event-start-chosen = { $player } heeft een starttegel gekozen.
event-start-revealed = { $player } begint met { $start }.
event-card-rests = { $player } legt { $card } op rustslot { $slot }.
event-round-begins = Ronde { $round } begint.
event-card-planned = { $player } plant { $card } op slot { $slot }.
event-card-taken-back = { $player } neemt { $card } terug van slot { $slot }.
event-plan-done = { $player } is klaar met plannen.
event-plan-revealed = { $player } heeft gepland: { $cards }.
event-plan-empty = { $player } heeft niets gepland.
event-goods-used = { $player } gebruikt { so-many-units } { $goods }.
event-card-acquired = { $player } verwerft { $card } voor { price-units }.
event-card-bought = { $player } koopt { $card } voor { price-pounds }.
event-call-paid = { $player } betaalt een kapitaalaflossing van { so-many-pounds } op het spoor van { $company }.
event-special-reached = { $player } bereikt een speciaal vak op het spoor van { $company } en krijgt { so-many-pounds }.
event-special-again = { $player } is er al en krijgt { so-many-pounds } van het spoor van { $company }.
event-advances = { $player } gaat { so-many-steps } vooruit op het spoor van { $company }, naar vak { $at } ({ so-many-shares }).
event-pounds-gained = { $player } krijgt { so-many-pounds }.
event-pounds-paid = { $player } betaalt { so-many-pounds }.
event-diamond-advances = { $player } schuift de diamant { so-many-steps } vooruit, naar vak { $at }.
event-slot-unlocked = { $player } maakt actieslot { $slot } vrij.
event-merchant-used = { $player } gebruikt de { $card }.
event-tile-used = { $player } gebruikt de { $tile }.
event-bookkeeper-used = { $player } gebruikt een boekhouder met { so-many-book-points }.
event-boost-laid = { $player } legt de “+1”-goederentegel op { $card }.
event-expands = { $player } breidt { $company } uit met { so-many-points }.
event-region-entered = { $player } betreedt { $region } met { $company } voor { so-many-points }.
event-post-driven-out = { $company } wordt verdreven uit { $region }.
event-post-returns = Een handelspost van { $company } keert terug naar kolom { $column } van zijn basis.
event-post-lost = Een handelspost van { $company } vindt geen vak en gaat uit het spel.
event-post-removed = { $player } verwijdert een handelspost uit de basis van { $company }.
event-jar-moves = { $player } schuift de inktpot naar vak { $at }.
event-book-turned = { $player } betaalt { so-many-pounds } en draait op vak { $space } om: { $book }.
event-book-taken = { $player } neemt { $book }{ $pounds ->
    [0] { "" }
   *[other] {" "}en { so-many-pounds }
}.
event-book-placed = { $player } legt { $book } op vak { $space }.
event-marker-placed = { $player } plaatst een bonusschijf op het { $bonus }.
event-card-discarded = { $player } legt { $card } af.
event-phase-ended = { $player } beëindigt de actiefase.
event-pile-taken = { $player } neemt ruststapel { $pile }: { $cards }.
event-coins-moved = { $count ->
    [one] { $count } munt gaat
   *[other] { $count } munten gaan
} naar kolom { $column } van het boekendisplay.
event-tile-received = { $player } krijgt de { $tile }.
event-final-score = { $player } eindigt met £{ $points }: geld { $from-cash }, Mombasa { $from-mombasa }, Cape Town { $from-cape-town }, Saint-Louis { $from-saint-louis }, Cairo { $from-cairo }, diamanten { $from-diamonds }, boekhouding { $from-bookkeeping }.
event-game-over = { $player } wint met £{ $points }.

## What is refused

refusal-game-over = Het spel is afgelopen.
refusal-no-such-seat = Er is geen plaats { $number }.
refusal-unknown-action = Er is geen actie { $number }.
refusal-already-done = Je bent klaar; wacht op de anderen.
refusal-not-your-turn = Jij bent niet aan de beurt.
refusal-choose-first = Kies eerst een starttegel.
refusal-rest-first = Leg eerst de kaarten van je starttegel op de rustslots.
refusal-plan-first = Plan je kaarten en meld het als je klaar bent.
refusal-no-effect = { $verb ->
    [buy] Gebruik eerst goederenkaarten: daarmee verwerf je een kaart.
    [advance] Gebruik eerst een goederenkaart of een meerderheidsvak: die brengen je vooruit op sporen.
    [enter] Gebruik eerst je uitbreidingskaarten en kies de maatschappij die uitbreidt.
    [book] Gebruik eerst een boekhouder: boeken neem je voor boekhoudingspunten.
    [jar] Gebruik eerst een boekhouder: die schuift de inktpot.
    [plan] Deze kaart gebruik je pas als ze aan het begin van een ronde voor een slot is gepland.
    [pick] Een ruststapel neem je terug als je actiefase eindigt.
   *[other] Niets staat je dit nu toe.
}
refusal-decision-open = { $what ->
    [goods] Maak eerst de gebruikte goederen op.
    [advance] Doe eerst de open vakken, of stop.
    [points] Gebruik eerst de boekhoudingspunten, of stop en neem er ponden voor.
    [jar] Maak eerst de boekhouder af: schuif de inktpot, of stop.
    [buy] Koop eerst een kaart, of stop.
    [discard] Leg eerst een kaart af.
    [remove] Verwijder eerst een handelspost, of stop.
    [expand] Maak eerst de uitbreiding af.
    [return] Kies eerst een kolom voor de verdreven handelspost.
    [shelve] Leg eerst de boeken die je hebt genomen.
   *[pick] Neem eerst een ruststapel.
}
refusal-other-resting-slot = Rustslot { $slot } is nu niet aan de beurt.
refusal-not-on-start = Die kaart hoort niet bij je starttegel.
refusal-equal-card = Ervoor ligt een gelijke kaart: noem die ({ $card }).
refusal-slot-locked = Slot { $slot } is niet vrijgemaakt.
refusal-slot-filled = Op slot { $slot } ligt een kaart: neem die eerst terug.
refusal-slot-empty = Op slot { $slot } ligt geen kaart.
refusal-not-in-hand = Die kaart heb je niet op handen.
refusal-single-share = Blijft tot het einde van het spel op handen: { $card }.
refusal-goods-only = Hierbij passen alleen goederenkaarten van dezelfde soort.
refusal-no-tile = Die tegel heb je niet open liggen.
refusal-not-face-up = Op slot { $slot } ligt geen open kaart.
refusal-no-more-cards = Als er eenheden besteed zijn, komen er geen kaarten meer bij.
refusal-one-kind = De goederen van één actie zijn van één soort.
refusal-expand-instead = Uitbreidingskaarten gebruik je allemaal tegelijk: kies een maatschappij.
refusal-no-goods-tile = Je hebt de “+1”-goederentegel niet.
refusal-boost-laid = De “+1”-goederentegel ligt al en blijft waar hij is.
refusal-boost-needs-goods = De “+1”-goederentegel komt op een open goederenkaart.
refusal-no-expansion = Je hebt geen open uitbreidingskaart.
refusal-no-posts = De basis van { $company } heeft geen handelsposten meer.
refusal-already-there = { $company } heeft al een handelspost in { $region }.
refusal-not-beside = { $region } grenst niet aan een handelspost of de basis van { $company }.
refusal-too-few-points = { $region } betreden kost { so-many-points }.
refusal-column-empty = Kolom { $column } van { $company } heeft geen handelspost.
refusal-column-full = Kolom { $column } van { $company } heeft geen geldig vak.
refusal-equal-column = Voor kolom { $column } van { $company } is er een gelijke: noem die.
refusal-jar-at-end = De inktpot staat op het laatste vak.
refusal-no-book-there = Op vak { $space } ligt geen boek om te gebruiken.
refusal-requirements = Je open kaarten voldoen niet aan de vereisten: { $book }.
refusal-flip-once = Per actie mag je één boek omdraaien.
refusal-flip-before = Een boek draai je alleen om voordat de inktpot schuift.
refusal-cannot-pay = Je kunt { so-many-pounds } niet betalen.
refusal-no-book-offered = Op dat vak van het display ligt geen boek.
refusal-book-too-dear = Dat boek kost { so-many-book-points }.
refusal-no-space-for-a = Geen vak van je spoor kan een A-boek krijgen.
refusal-no-book-taken = Zoveel boeken heb je niet genomen.
refusal-equal-book = Ervoor ligt een gelijk boek: noem dat ({ $book }).
refusal-space-for-a = Vak { $space } is het laatste voor de A-boeken die je hebt genomen.
refusal-crossed-out = Op vak { $space } mag geen A-boek.
refusal-covers-better = Een A-boek bedekt het B- of C-boek op vak { $space } niet.
refusal-one-purchase = Per actie mag je één kaart verwerven.
refusal-card-before-steps = Een kaart verwerf je alleen vóór het eerste vak op een spoor.
refusal-no-card-offered = Op dat vak van het display ligt geen kaart.
refusal-too-dear = { $card } kost { $price }, meer dan je hebt.
refusal-unit-by-unit = Eenheden goederen besteed je één voor één.
refusal-mixed-must-buy = Met verschillende goederen moet je eerst een kaart verwerven.
refusal-not-so-many-steps = { $count ->
    [one] Op het spoor van { $company } is geen vak voor je.
   *[other] Op het spoor van { $company } zijn geen { $count } vakken voor je.
}
refusal-track-ends = Het spoor van { $company } eindigt eerder.
refusal-call-unpaid = Je kunt de kapitaalaflossing op het spoor van { $company } niet betalen.
refusal-space-taken = Er ligt al een schijf op het { $bonus }.
refusal-no-markers = Je hebt geen bonusschijf meer.
refusal-no-majority = Iemand heeft meer dan jij: het { $bonus } is niet voor jou.
refusal-tier-not-reached = Daarvoor heb je te weinig op het { $bonus }.
refusal-no-option = Die keuze is er niet op het { $bonus }.
refusal-first-turn = De startspeler mag dit vak niet gebruiken in de eerste beurt van een ronde.
refusal-nothing-to-discard = Je hebt geen kaart op handen die je hier kunt afleggen.
refusal-not-unlocked = Vóór deze beurt had je dit niet vrijgemaakt: { $bonus }.
refusal-one-of-track = Je hebt deze ronde al het andere vak van dit spoor gebruikt.
refusal-coffee-only = Hier kun je alleen een koffiekaart afleggen.
refusal-units-must-be-used = Eenheden moet je gebruiken zolang een vak zonder kapitaalaflossing mogelijk is.
refusal-pile-empty = Ruststapel { $pile } heeft geen kaarten.

## Pictures

picture-round = Ronde { $round } van { $rounds }

## What a notation expects

field-offer = een van je twee starttegels
field-slot = een slot (1 tot 5)
field-resting = een rustslot (1 tot 3)
field-card = een kaart uit je hand, zoals coffee2
field-active = een open kaart van je actiegebied
field-company = een maatschappij
field-region = een regio van de kaart
field-column = een kolom van de basis (1 tot 3)
field-space = een vak van je boekhoudingsspoor (0 tot 15)
field-book = een boek van het display
field-carried = een boek dat je hebt genomen
field-display = een kaart van het display
field-count = hoeveel vakken (:2 enzovoort)
field-bonus = een bonusvak
field-option = een trede of keuze (:2, :3)
field-pile = een ruststapel (1 tot 5)

## Where pounds come from

source-cash = geld
source-diamonds = diamanten
source-bookkeeping = boekhouding
