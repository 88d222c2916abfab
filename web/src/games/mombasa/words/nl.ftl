### De woorden voor de tafel van Mombasa.

mombasa-chapter = Ronde { $round }
mombasa-company = { $company ->
    [mombasa] Mombasa
    [cape-town] Cape Town
    [saint-louis] Saint-Louis
   *[cairo] Cairo
}

## What is asked

mombasa-ask-choose = Kies een van je twee starttegels.
mombasa-ask-rest = Kies de kaart voor rustslot { $slot }.
mombasa-ask-plan = Plan: eerst een kaart, dan een slot. Zeg het als je klaar bent.
mombasa-ask-planned = Alle slots zijn gevuld. Verander je plan, of zeg dat je klaar bent.
mombasa-ask-turn = Jij bent: gebruik een kaart, plaats een bonusschijf, of beëindig je fase.
mombasa-ask-turn-cards = Jij bent: gebruik een kaart, of beëindig je fase.
mombasa-ask-turn-markers = Jij bent: plaats een bonusschijf, of beëindig je fase.
mombasa-ask-end = Er is niets meer te doen: beëindig je actiefase.
mombasa-ask-goods = { $units ->
    [one] { $units } eenheid: verwerf een kaart, ga vooruit op sporen, of voeg goederenkaarten toe.
   *[other] { $units } eenheden: verwerf een kaart, ga vooruit op sporen, of voeg goederenkaarten toe.
}
mombasa-ask-units = { $units ->
    [one] { $units } eenheid: kies een spoor om vooruit te gaan.
   *[other] { $units } eenheden: kies een spoor om vooruit te gaan.
}
mombasa-ask-units-more = { $units ->
    [one] { $units } eenheid: ga vooruit op een spoor, of leg goederenkaarten erbij.
   *[other] { $units } eenheden: ga vooruit op sporen, of leg goederenkaarten erbij.
}
mombasa-ask-mixed = { $units ->
    [one] { $units } eenheid: gemengde goederen moeten een kaart verwerven; voeg goederenkaarten toe.
   *[other] { $units } eenheden: gemengde goederen moeten een kaart verwerven; voeg goederenkaarten toe.
}
mombasa-ask-advance = { $steps ->
    [one] Ga { $steps } vak vooruit op een oplichtend spoor, of zie ervan af.
   *[other] Ga tot { $steps } vakken vooruit op een oplichtend spoor, of zie ervan af.
}
mombasa-ask-points = { $points ->
    [one] { $points } boekhoudingspunt: neem een boek, of er een pond voor.
   *[other] { $points } boekhoudingspunten: neem boeken, of er ponden voor.
}
mombasa-ask-jar = Schuif de inktpot verder, of laat hem staan.
mombasa-ask-jar-stuck = De inktpot kan niet verder. Draai een boek om, of ga door.
mombasa-ask-buy = Kies een kaart om voor ponden te kopen.
mombasa-ask-discard = Kies een handkaart om af te leggen.
mombasa-ask-discard-coffee = Kies een koffiekaart uit je hand om af te leggen.
mombasa-ask-remove = { $count ->
    [one] Kies een kolom waaruit je { $count } post verwijdert.
   *[other] Kies kolommen waaruit je { $count } posten verwijdert.
}
mombasa-ask-expand = { $points ->
    [one] { mombasa-company } breidt uit: nog { $points } punt. Kies een regio.
   *[other] { mombasa-company } breidt uit: nog { $points } punten. Kies een regio.
}
mombasa-ask-expanded = { $points ->
    [one] { mombasa-company } kan met { $points } punt niets meer betreden: beëindig de uitbreiding.
   *[other] { mombasa-company } kan met { $points } punten niets meer betreden: beëindig de uitbreiding.
}
mombasa-ask-return = Kies de kolom waarnaar de post van { mombasa-company } terugkeert.
mombasa-ask-shelve = { $count ->
    [one] Leg het boek op je boekhoudingsspoor.
   *[other] Leg { $count } boeken op je boekhoudingsspoor.
}
mombasa-ask-pick = Kies de ruststapel die je op handen neemt.
mombasa-ask-slot = Kies het slot voor deze kaart.
mombasa-ask-card = Kies de kaart voor dit slot.
mombasa-ask-company = Kies de maatschappij die uitbreidt: haar basis.
mombasa-ask-column = Kies de kolom waar de post vandaan komt.
mombasa-ask-region = Kies de regio waar de post heen gaat.
mombasa-ask-space = Kies het vak voor dit boek.
mombasa-ask-book = Kies het boek voor dit vak.
mombasa-ask-steps = Kies hoe ver je gaat.
mombasa-ask-option = Kies wat het je brengt.
mombasa-ask-boost = Kies de goederenkaart die 1 meer telt.
mombasa-unused-slots = Er zijn slots vrij: toch klaar
mombasa-unused-cards = Er zijn kaarten over: toch stoppen
mombasa-unused-markers = Er zijn bonusschijven over: toch stoppen

## The parts of the table

mombasa-parts = Delen van de tafel
mombasa-part-mine = Mijn
mombasa-part-map = Kaart
mombasa-part-tracks = Sporen
mombasa-part-cards = Kaarten
mombasa-part-books = Boeken
mombasa-part-others = Anderen
mombasa-map = Landkaart
mombasa-display = Kaarten te koop
mombasa-books = Boekendisplay
mombasa-spaces = Bonusvakken
mombasa-area = Je ruststapels en actieslots
mombasa-shelf = Je boekhoudingsspoor
mombasa-hand = Je hand
mombasa-totals = Wat je actieve kaarten waard zijn
mombasa-starts = Je starttegels

## Things on it

mombasa-base = Basis van { mombasa-company }: een aandeel is £{ $value } waard, mijnen: { $mines }
mombasa-column = { mombasa-company }, kolom { $column }, posten: { $posts }
mombasa-region = { $region }{ $company ->
    [none] , geen post
   *[other] , post van { mombasa-company }
}{ $reward ->
    [pounds] , £{ $amount }
    [diamonds] , diamantvakken: { $amount }
    [track] , vakken op het spoor: { $amount }
    [points] , boekhoudingspunten: { $amount }
   *[none] { "" }
}{ $mines ->
    [0] { "" }
   *[other] , mijnen: { $mines }
}
mombasa-cost = { $of ->
    [enter] uitbreidingspunten: { $cost }
    [book] boekhoudingspunten: { $cost }
    [units] eenheden: { $cost }
   *[pounds] £{ $cost }
}
mombasa-track = Spoor { $track } van { mombasa-company }
mombasa-step = Spoor van { mombasa-company }, vak { $at }{ $share ->
    [0] { "" }
   *[other] , aandelen: { $share }
}{ $call ->
    [0] { "" }
   *[other] , kapitaalaflossing £{ $call }
}{ $special ->
    [0] { "" }
   *[other] , speciaal vak £{ $special }
}
mombasa-special = Speciaal vak: £{ $pounds }
mombasa-call = Kapitaalaflossing van spoor { $track }
mombasa-offer = { $card }, prijs { $price }
mombasa-space = { $taken ->
    [0] { $space }
   *[other] { $space }, bezet
}
mombasa-tier = Spoor van { mombasa-company }, vanaf { $from }: { mombasa-tier-pays }
mombasa-tier-pays = { $steps ->
    [one] { $steps } vak
   *[other] { $steps } vakken
}{ $pounds ->
    [0] { "" }
   *[other] , £{ $pounds }
}{ $diamonds ->
    [0] { "" }
    [one] , { $diamonds } diamantvak
   *[other] , { $diamonds } diamantvakken
}{ $points ->
    [0] { "" }
    [one] , { $points } boekhoudingspunt
   *[other] , { $points } boekhoudingspunten
}{ $remove ->
    [0] { "" }
    [one] , verwijder { $remove } handelspost
   *[other] , verwijder { $remove } handelsposten
}
mombasa-option = Boekhoudingspunten: { $points }, diamantvakken: { $diamonds }
mombasa-first = startspeler
mombasa-pounds = pond
mombasa-shares = aandelen van { mombasa-company }
mombasa-markers = bonusschijven
mombasa-sum = £{ $pounds }
mombasa-closer = Van dichtbij bekijken: { $player }
mombasa-used = { $card }, gebruikt
mombasa-active = { $card }, actief
mombasa-slot-locked = Slot { $slot }, gesloten
mombasa-slot-empty = Slot { $slot }, leeg
mombasa-pile = Ruststapel { $pile }: { $cards }
mombasa-pile-empty = Ruststapel { $pile }, leeg
mombasa-boost = Leg de “+1”-goederentegel op { $card }
mombasa-shelf-space = Vak { $space }: { $book }
mombasa-shelf-empty = Vak { $space }, leeg
mombasa-jar = Inktpot op vak { $at }
mombasa-flip = Draai het boek op vak { $space } om
mombasa-diamonds = Je diamant staat op vak { $at }
mombasa-diamond = Vak { $at }{ $value ->
    [0] { "" }
   *[other] : £{ $value }
}{ $slot ->
    [true] , opent slot 4
   *[false] { "" }
}

## What they mean

mombasa-explain-goods = Eenheden voor één actie: { $value }. Ze verwerven een kaart van het display, brengen je vooruit op sporen, of allebei.
mombasa-explain-expansion = Uitbreidingspunten: { $value }. Al je uitbreidingskaarten gebruik je samen, voor één maatschappij.
mombasa-explain-bookkeeper = Schuift de inktpot zo ver als je kunt; daarna gebruik je zoveel boekhoudingspunten: { $value }.
mombasa-explain-merchant = Diamantvakken: { $diamonds }; ponden: { $pounds }.
mombasa-explain-mines = Een vak meer voor elke 2 mijnen van { mombasa-company }; nu zijn het er { $mines }.
mombasa-explain-single = Blijft tot het einde op handen: een aandeel van { mombasa-company }.
mombasa-explain-crate = Krat { $crate }: haar deel van de prijs, en van wat ze bij afleggen oplevert.
mombasa-explain-share = Draagt een aandeel van { mombasa-company } voor de eindtelling.
mombasa-explain-book-needs = De inktpot mag erop als je actieve kaarten voldoen aan wat boven de lijn staat.
mombasa-explain-book-pays = Stopt de inktpot erop, dan krijg je wat onder de lijn staat.
mombasa-explain-book-cost = Boekhoudingspunten die het kost: { $points }.
mombasa-explain-value = Een aandeel is nu £{ $value } waard: de zichtbare munten van de basis.
mombasa-explain-posts = Posten in de basis: { $posts }; uit het spel: { $removed }; mijnen: { $mines }.
mombasa-explain-column = Posten gaan van voren uit een kolom. Een laatste vak dat eens vrij was, blijft vrij.
mombasa-explain-region-pounds = Wie haar betreedt, krijgt ponden: { $amount }.
mombasa-explain-region-diamonds = Wie haar betreedt, schuift de diamant; vakken: { $amount }.
mombasa-explain-region-track = Wie haar betreedt, gaat vooruit op het spoor van de maatschappij die uitbreidt; vakken: { $amount }.
mombasa-explain-region-points = Wie haar betreedt, krijgt boekhoudingspunten: { $amount }.
mombasa-explain-region-none = Ze levert niets op, maar is de enige weg naar de enclave.
mombasa-explain-region-mines = Mijnen voor de handelaar van de maatschappij die haar bezit: { $mines }.
mombasa-explain-region-held = Hier staat een post van { mombasa-company }.
mombasa-explain-entry = Over een enkele grens 1 punt, over een dubbele 2; 1 meer tegen een post van een andere maatschappij.
mombasa-explain-place = Je staat op vak { $at } van { $length }; je aandelen op het spoor: { $shares }.
mombasa-explain-next = Vakken tot het volgende aandeel: { $steps }.
mombasa-explain-call = Een vak over een kapitaalaflossing kost de getoonde ponden, ieder één keer.
mombasa-explain-special = Wie het bereikt, krijgt £{ $pounds }; wie er al was, nog een keer.
mombasa-explain-expansion-value = Vanaf je volgende beurt zijn je uitbreidingen meer waard: { $amount }.
mombasa-explain-extra-markers = Vanaf je volgende beurt heb je extra bonusschijven: { $amount }.
mombasa-explain-cheaper = Kaarten die je met dit goed betaalt, kosten minder: { $amount }.
mombasa-explain-cheaper-mixed = Kaarten kosten minder, met welke goederen ook: { $amount }. Verschillende goederen mag je mengen.
mombasa-explain-goods-value = Elk van je kaarten van dit goed telt meer: { $amount }.
mombasa-explain-books-diamonds = Bonusvak, £{ $cost }: boekhoudingspunten en diamantvakken.
mombasa-explain-buy-diamonds = Bonusvak: koop een kaart voor ponden, { $discount } goedkoper, en diamantvakken: { $steps }.
mombasa-explain-discard = Bonusvak: leg een handkaart af voor haar krat en meer ponden: { $pounds }.
mombasa-explain-discard-coffee = Bonusvak: leg een koffiekaart uit je hand af voor haar krat en meer ponden: { $pounds }.
mombasa-explain-steps = Bonusvak, £{ $cost }: { $steps } vakken op elk van { $tracks } andere sporen.
mombasa-explain-space-first = Je neemt de startspelerfiche en gebruikt 1 boekhoudingspunt.
mombasa-explain-space-buy = Voor £{ $cost } mag je een kaart van het display kopen voor haar prijs in ponden.
mombasa-explain-space-discard = Leg een handkaart af voor haar krat en meer ponden: { $pounds }.
mombasa-explain-space-majority = Open voor wie het hoogste actieve totaal heeft, ook bij gelijke stand. Je kaarten blijven actief. Vakken op het spoor van { mombasa-company }:
mombasa-explain-space-tier = vanaf { $from }: { mombasa-tier-pays }
mombasa-explain-space-tile = Voor £{ $cost } krijg je de tegel in de volgende ronde.
mombasa-explain-tile-goods = Leg hem op een van je actieve goederenkaarten: die telt 1 eenheid meer.
mombasa-explain-tile-bookkeeper = Gebruik je als een boekhouder met 1 boekhoudingspunt.
mombasa-explain-tile-merchant = 2 diamantvakken, en 1 voor elke andere actieve diamanthandelaar.
mombasa-explain-tile-expansion = 2 uitbreidingspunten, samen met je uitbreidingskaarten.
mombasa-explain-start = Zijn drie kaarten rusten eerst, zijn boek ligt als eerste op je spoor, en je gaat de getoonde vakken vooruit.
mombasa-explain-slot-diamond = Komt vrij als je diamant het gemarkeerde vak bereikt.
mombasa-explain-slot-jar = Komt vrij als je inktpot het gemarkeerde vak bereikt.
mombasa-explain-total = Wat je actieve kaarten nu waard zijn, voor acties, meerderheden en boeken.
mombasa-term-crate = Krat
mombasa-explain-term-crate = Deel van de prijs van elke kaart in deze kolom, naast de krat op de kaart.
mombasa-term-deck = Komende kaarten
mombasa-explain-term-deck = De kaarten die nog in de stapel liggen, per letter: eerst A, het laatst E.
mombasa-term-first-player = Startspeler
mombasa-explain-term-first-player = Heeft de eerste beurt van de ronde.
mombasa-term-pound = Ponden
mombasa-explain-term-pound = Elk telt aan het einde voor 1.
mombasa-term-bonus-marker = Bonusschijven
mombasa-explain-term-bonus-marker = Elke mag in een beurt op een vrij bonusvak; voor de volgende ronde komen ze allemaal terug.
mombasa-term-diamond-track = Diamantspoor
mombasa-explain-term-diamond-track = Aan het einde telt de laatste bereikte waarde. Vakken voorbij het laatste leveren ponden op.
mombasa-term-bookkeeping-track = Boekhoudingsspoor
mombasa-explain-term-bookkeeping-track = Aan het einde telt de laatste waarde die de inktpot heeft bereikt. Waar een A is doorgestreept, mag geen A-boek.
mombasa-term-ink-jar = Inktpot
mombasa-explain-term-ink-jar = Een boekhouder schuift hem boek voor boek verder, zo ver als je actieve kaarten toelaten.
mombasa-term-resting-pile = Ruststapel
mombasa-explain-term-resting-pile = Zijn kaarten zijn niet te gebruiken tot je hem aan het einde van een actiefase terugneemt.
mombasa-term-action-slot = Actieslot
mombasa-explain-term-action-slot = Voor één geplande kaart, die daarna op de stapel erboven rust.
mombasa-term-round = Rondes
mombasa-explain-term-round = Er worden er zeven gespeeld. Begint er een, dan gaan de munten erboven naar de boeken in haar kolom.
mombasa-term-score = Score
mombasa-explain-term-score = Wat alles waard zou zijn als het spel nu eindigde.
