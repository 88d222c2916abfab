### The words of Mombasa in German; en.ftl says what the keys are.

title = Mombasa

## Counts

so-many-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
so-many-book-points = { $points ->
    [one] { $points } Buchpunkt
   *[other] { $points } Buchpunkte
}
so-many-pounds = { $pounds } Pfund
so-many-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
so-many-units = { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
}
so-many-shares = { $shares ->
    [one] { $shares } Anteil
   *[other] { $shares } Anteile
}
price-units = { $price ->
    [one] { $price } Einheit
   *[other] { $price } Einheiten
}
price-pounds = { $price } Pfund

## Things

company-mombasa = Mombasa
company-cape-town = Kapstadt
company-saint-louis = Saint-Louis
company-cairo = Kairo

goods-coffee = Kaffee
goods-bananas = Bananen
goods-cotton = Baumwolle

region-maghreb = Maghreb
region-tripolitania = Tripolitanien
region-cyrenaica = Kyrenaika
region-nubia = Nubien
region-sahara = Sahara
region-senegambia = Senegambien
region-guinea = Guinea
region-niger-bend = Nigerbogen
region-benue = Benue
region-chad-basin = Tschadbecken
region-kordofan = Kordofan
region-ethiopia = Äthiopien
region-somali-coast = Somaliküste
region-congo-basin = Kongobecken
region-great-lakes = Große Seen
region-swahili-coast = Suaheliküste
region-angola = Angola
region-katanga = Katanga
region-zambezi = Sambesi
region-kalahari = Kalahari
region-highveld = Highveld
region-karoo = Karoo
region-ahaggar = Ahaggar
region-maloti = Maloti

card-coffee1 = Kaffee 1
card-coffee2 = Kaffee 2
card-bananas1 = Bananen 1
card-bananas2 = Bananen 2
card-cotton1 = Baumwolle 1
card-cotton2 = Baumwolle 2
card-expansion2 = Expansion 2
card-bookkeeper2 = Buchhalter 2
card-expansion1-i = Expansion 1 (Nummer 1)
card-expansion1-ii = Expansion 1 (Nummer 2)
card-expansion1-iii = Expansion 1 (Nummer 3)
card-expansion1-iv = Expansion 1 (Nummer 4)
card-coffee3 = Kaffee 3
card-bananas3 = Bananen 3
card-cotton3 = Baumwolle 3
card-expansion3 = Expansion 3
card-bookkeeper3 = Buchhalter 3
card-merchant = Diamantenhändler
card-coffee3-mombasa = Kaffee 3 mit Anteil Mombasa
card-bananas3-saint-louis = Bananen 3 mit Anteil Saint-Louis
card-cotton3-cape-town = Baumwolle 3 mit Anteil Kapstadt
card-coffee4 = Kaffee 4
card-bananas4 = Bananen 4
card-cotton4 = Baumwolle 4
card-expansion2-cairo = Expansion 2 mit Anteil Kairo
card-expansion2-saint-louis = Expansion 2 mit Anteil Saint-Louis
card-bookkeeper2-mombasa = Buchhalter 2 mit Anteil Mombasa
card-bookkeeper3-cape-town = Buchhalter 3 mit Anteil Kapstadt
card-merchant-mombasa = Diamantenhändler Mombasa
card-merchant-saint-louis = Diamantenhändler Saint-Louis
card-merchant-cairo = Diamantenhändler Kairo
card-coffee4-cairo = Kaffee 4 mit Anteil Kairo
card-bananas4-mombasa = Bananen 4 mit Anteil Mombasa
card-cotton4-saint-louis = Baumwolle 4 mit Anteil Saint-Louis
card-expansion3-cape-town = Expansion 3 mit Anteil Kapstadt
card-bookkeeper4 = Buchhalter 4
card-bookkeeper3-cairo = Buchhalter 3 mit Anteil Kairo
card-merchant-cape-town = Diamantenhändler Kapstadt
card-share-mombasa = Einzelanteil Mombasa
card-share-cape-town = Einzelanteil Kapstadt
card-share-saint-louis = Einzelanteil Saint-Louis
card-share-cairo = Einzelanteil Kairo
card-tile-bookkeeper = Buchhalterplättchen
card-tile-merchant = Diamantenhändlerplättchen

book-a-coffee2-pounds2 = Buch A (2 Kaffee: 2 Pfund)
book-a-coffee2-diamonds1 = Buch A (2 Kaffee: 1 Diamantschritt)
book-a-coffee3-points2 = Buch A (3 Kaffee: 2 Buchpunkte)
book-a-coffee3-diamonds2 = Buch A (3 Kaffee: 2 Diamantschritte)
book-a-bananas2-pounds2 = Buch A (2 Bananen: 2 Pfund)
book-a-bananas2-diamonds1 = Buch A (2 Bananen: 1 Diamantschritt)
book-a-bananas3-points2 = Buch A (3 Bananen: 2 Buchpunkte)
book-a-bananas3-diamonds2 = Buch A (3 Bananen: 2 Diamantschritte)
book-a-cotton2-pounds2 = Buch A (2 Baumwolle: 2 Pfund)
book-a-cotton1-harvest = Buch A (1 Baumwolle: 1 Pfund je Baumwolle außer einer)
book-a-cotton2-diamonds1 = Buch A (2 Baumwolle: 1 Diamantschritt)
book-a-cotton3-points2 = Buch A (3 Baumwolle: 2 Buchpunkte)
book-a-cotton3-diamonds2 = Buch A (3 Baumwolle: 2 Diamantschritte)
book-a-expansion2-pounds2 = Buch A (Expansion 2: 2 Pfund)
book-a-expansion2-diamonds1 = Buch A (Expansion 2: 1 Diamantschritt)
book-a-expansion2-points1 = Buch A (Expansion 2: 1 Buchpunkt)
book-a-expansion3-remove1 = Buch A (Expansion 3: 1 Handelsposten entfernen)
book-a-helper-pounds2 = Buch A (Diamantenhändler oder weiterer Buchhalter: 2 Pfund)
book-a-helper-diamonds1 = Buch A (Diamantenhändler oder weiterer Buchhalter: 1 Diamantschritt)
book-b-coffee4-diamonds2 = Buch B (4 Kaffee: 2 Diamantschritte)
book-b-coffee4-points2 = Buch B (4 Kaffee: 2 Buchpunkte)
book-b-coffee2-expansion2-points2 = Buch B (2 Kaffee und Expansion 2: 2 Buchpunkte)
book-b-coffee2-bananas2-pounds3 = Buch B (2 Kaffee und 2 Bananen: 3 Pfund)
book-b-coffee2-bananas2-diamonds2 = Buch B (2 Kaffee und 2 Bananen: 2 Diamantschritte)
book-b-coffee3-helper-remove1 = Buch B (3 Kaffee und Diamantenhändler oder weiterer Buchhalter: 1 Handelsposten entfernen)
book-b-bananas4-diamonds2 = Buch B (4 Bananen: 2 Diamantschritte)
book-b-bananas4-points2 = Buch B (4 Bananen: 2 Buchpunkte)
book-b-bananas2-expansion2-points2 = Buch B (2 Bananen und Expansion 2: 2 Buchpunkte)
book-b-bananas2-cotton2-pounds3 = Buch B (2 Bananen und 2 Baumwolle: 3 Pfund)
book-b-bananas2-cotton2-diamonds2 = Buch B (2 Bananen und 2 Baumwolle: 2 Diamantschritte)
book-b-bananas3-helper-remove1 = Buch B (3 Bananen und Diamantenhändler oder weiterer Buchhalter: 1 Handelsposten entfernen)
book-b-cotton4-diamonds2 = Buch B (4 Baumwolle: 2 Diamantschritte)
book-b-cotton4-points2 = Buch B (4 Baumwolle: 2 Buchpunkte)
book-b-cotton2-expansion2-points2 = Buch B (2 Baumwolle und Expansion 2: 2 Buchpunkte)
book-b-cotton2-coffee2-pounds3 = Buch B (2 Kaffee und 2 Baumwolle: 3 Pfund)
book-b-cotton2-coffee2-diamonds2 = Buch B (2 Kaffee und 2 Baumwolle: 2 Diamantschritte)
book-b-cotton3-helper-remove1 = Buch B (3 Baumwolle und Diamantenhändler oder weiterer Buchhalter: 1 Handelsposten entfernen)
book-b-any4-pounds3 = Buch B (4 einer Warenart: 3 Pfund)
book-b-any4-diamonds2 = Buch B (4 einer Warenart: 2 Diamantschritte)
book-b-expansion3-diamonds2 = Buch B (Expansion 3: 2 Diamantschritte)
book-b-expansion4-points2 = Buch B (Expansion 4: 2 Buchpunkte)
book-b-expansion2-helper-pounds3 = Buch B (Expansion 2 und Diamantenhändler oder weiterer Buchhalter: 3 Pfund)
book-b-expansion3-remove1 = Buch B (Expansion 3: 1 Handelsposten entfernen)
book-c-coffee3-bananas3-diamonds3 = Buch C (3 Kaffee und 3 Bananen: 3 Diamantschritte)
book-c-coffee3-bananas2-pounds5 = Buch C (3 Kaffee und 2 Bananen: 5 Pfund)
book-c-coffee3-expansion2-points3 = Buch C (3 Kaffee und Expansion 2: 3 Buchpunkte)
book-c-coffee3-expansion3-remove2 = Buch C (3 Kaffee und Expansion 3: 2 Handelsposten entfernen)
book-c-coffee4-expansion2-diamonds3 = Buch C (4 Kaffee und Expansion 2: 3 Diamantschritte)
book-c-coffee4-helper-pounds5 = Buch C (4 Kaffee und Diamantenhändler oder weiterer Buchhalter: 5 Pfund)
book-c-coffee4-bananas2-points3 = Buch C (4 Kaffee und 2 Bananen: 3 Buchpunkte)
book-c-bananas3-cotton3-diamonds3 = Buch C (3 Bananen und 3 Baumwolle: 3 Diamantschritte)
book-c-bananas3-cotton2-pounds5 = Buch C (3 Bananen und 2 Baumwolle: 5 Pfund)
book-c-bananas3-expansion2-points3 = Buch C (3 Bananen und Expansion 2: 3 Buchpunkte)
book-c-bananas3-expansion3-remove2 = Buch C (3 Bananen und Expansion 3: 2 Handelsposten entfernen)
book-c-bananas4-expansion2-diamonds3 = Buch C (4 Bananen und Expansion 2: 3 Diamantschritte)
book-c-bananas4-helper-pounds5 = Buch C (4 Bananen und Diamantenhändler oder weiterer Buchhalter: 5 Pfund)
book-c-bananas4-cotton2-points3 = Buch C (4 Bananen und 2 Baumwolle: 3 Buchpunkte)
book-c-cotton3-coffee3-diamonds3 = Buch C (3 Kaffee und 3 Baumwolle: 3 Diamantschritte)
book-c-cotton3-coffee2-pounds5 = Buch C (2 Kaffee und 3 Baumwolle: 5 Pfund)
book-c-cotton3-expansion2-points3 = Buch C (3 Baumwolle und Expansion 2: 3 Buchpunkte)
book-c-cotton3-expansion3-remove2 = Buch C (3 Baumwolle und Expansion 3: 2 Handelsposten entfernen)
book-c-cotton4-expansion2-diamonds3 = Buch C (4 Baumwolle und Expansion 2: 3 Diamantschritte)
book-c-cotton4-helper-pounds5 = Buch C (4 Baumwolle und Diamantenhändler oder weiterer Buchhalter: 5 Pfund)
book-c-cotton4-coffee2-points3 = Buch C (2 Kaffee und 4 Baumwolle: 3 Buchpunkte)
book-c-coffee3-any3-diamonds3 = Buch C (3 Kaffee und 3 einer Warenart: 3 Diamantschritte)
book-c-any4-expansion2-remove2 = Buch C (Expansion 2 und 4 einer Warenart: 2 Handelsposten entfernen)
book-c-expansion4-helper-diamonds3 = Buch C (Expansion 4 und Diamantenhändler oder weiterer Buchhalter: 3 Diamantschritte)
book-start1 = Startbuch (2 Baumwolle: 2 Pfund)
book-start2 = Startbuch (Expansion 2: 1 Buchpunkt)
book-start3 = Startbuch (Expansion 2: 1 Diamantschritt)
book-start4 = Startbuch (2 Bananen: 2 Pfund)
book-start5 = Startbuch (2 Kaffee: 1 Diamantschritt)
book-start6 = Startbuch (2 Bananen: 1 Buchpunkt)
book-start7 = Startbuch (2 Baumwolle: 1 Diamantschritt)
book-start8 = Startbuch (Expansion 3: 1 Handelsposten entfernen)
book-start9 = Startbuch (3 Baumwolle: 2 Pfund)
book-start10 = Startbuch (3 Kaffee: 2 Buchpunkte)

start-start1 = Startplättchen 1 (3 Schritte Mombasa)
start-start2 = Startplättchen 2 (2 Schritte Kapstadt)
start-start3 = Startplättchen 3 (1 Schritt Saint-Louis und 1 Diamantschritt)
start-start4 = Startplättchen 4 (3 Schritte Kairo)
start-start5 = Startplättchen 5 (3 Schritte Saint-Louis)
start-start6 = Startplättchen 6 (3 Schritte Kapstadt)
start-start7 = Startplättchen 7 (1 Schritt Mombasa und 2 Schritte Kairo)
start-start8 = Startplättchen 8 (3 Diamantschritte)
start-start9 = Startplättchen 9 (2 Schritte Saint-Louis und 1 Schritt Kairo)
start-start10 = Startplättchen 10 (2 Schritte Kapstadt und 1 Diamantschritt)

tile-goods = +1-Warenplättchen
tile-bookkeeper = Buchhalterplättchen
tile-merchant = Diamantenhändlerplättchen
tile-expansion = Expansionsplättchen

bonus-first-player = Startspielerfeld
bonus-buy = Kauffeld
bonus-discard = Ablegefeld
bonus-coffee = Mehrheitsfeld für Kaffee
bonus-bananas = Mehrheitsfeld für Bananen
bonus-cotton = Mehrheitsfeld für Baumwolle
bonus-expansion = Mehrheitsfeld für Expansion
bonus-tile-goods = Feld des +1-Warenplättchens
bonus-tile-bookkeeper = Feld des Buchhalterplättchens
bonus-tile-merchant = Feld des Diamantenhändlerplättchens
bonus-tile-expansion = Feld des Expansionsplättchens
bonus-c-first = erstes Feld der Leiste C
bonus-c-second = zweites Feld der Leiste C
bonus-d-first = erstes Feld der Leiste D
bonus-d-second = zweites Feld der Leiste D

## What a player can do

action-choose = Behalte { $start }
action-rest = Lege auf Ruheplatz { $slot }: { $card }
action-plan = Plane auf Platz { $slot }: { $card }
action-clear = Räume Platz { $slot }
action-done = Fertig geplant
action-use = Nutze { $card }{ $more ->
    [0] { "" }
   *[other] {" "}mit dem +1-Plättchen
}
action-boost = Lege das +1-Warenplättchen auf { $card }
action-expand = Breite aus: { $company }
action-enter = Betritt { $region } ({ so-many-points }) mit einem Posten aus Spalte { $column }
action-return = Stelle den Posten von { $company } in Spalte { $column } zurück
action-remove = Entferne einen Posten von { $company } aus Spalte { $column }
action-jar = Ziehe das Tintenfass auf das nächste Buch
action-flip = Drehe das Buch auf Feld { $space } um ({ $book })
action-book = Nimm { $book } für { so-many-points }{ $pounds ->
    [0] { "" }
   *[other] {" "}und erhalte { so-many-pounds }
}
action-shelve = Lege { $book } auf Feld { $space }
action-buy = { $with ->
    [units] Erwirb { $card } für { price-units }
   *[pounds] Kaufe { $card } für { price-pounds }
}
action-advance = Gehe { so-many-steps } vor auf der Leiste { $company }{ $pounds ->
    [0] { "" }
   *[other] {" "}(Kapitaleinlage: { so-many-pounds })
}
action-bonus = Setze einen Bonusmarker: { $bonus }{ $steps ->
    [0] { "" }
    [one] , { $steps } Schritt auf der Leiste { $company }
   *[other] , { $steps } Schritte auf der Leiste { $company }
}{ $pounds ->
    [0] { "" }
   *[other] , { so-many-pounds }
}{ $diamonds ->
    [0] { "" }
    [one] , { $diamonds } Diamantschritt
   *[other] , { $diamonds } Diamantschritte
}{ $points ->
    [0] { "" }
   *[other] , { so-many-book-points }
}{ $remove ->
    [0] { "" }
   *[other] , { $remove } Handelsposten entfernen
}
action-discard = Lege ab: { $card }
action-stop = { $what ->
    [goods] Lasse die übrigen Waren liegen
    [advance] Gehe nicht weiter vor
    [points] Nimm Pfund für die Buchpunkte
    [jar] Lasse das Tintenfass stehen
    [buy] Kaufe nichts
    [remove] Entferne keinen Handelsposten
    [expand] Beende die Expansion
   *[other] Höre auf
}
action-end = Beende deine Aktionsphase
action-pick = Nimm Ruhestapel { $pile }

## What happened

event-first-player = { $player } bekommt den Startspielermarker.
event-track-laid = Leiste { $track } liegt an { $company }.
event-cards-turned-up = Neue Karten: { $cards }.
event-books-turned-up = Neue Bücher: { $books }.
event-starts-dealt = { $player } hat die Wahl zwischen: { $starts }.
event-start-chosen = { $player } hat ein Startplättchen gewählt.
event-start-revealed = { $player } beginnt mit { $start }.
event-card-rests = { $player } legt { $card } auf Ruheplatz { $slot }.
event-round-begins = Runde { $round } beginnt.
event-card-planned = { $player } plant { $card } auf Platz { $slot }.
event-card-taken-back = { $player } nimmt { $card } von Platz { $slot } zurück.
event-plan-done = { $player } hat fertig geplant.
event-plan-revealed = { $player } hat geplant: { $cards }.
event-plan-empty = { $player } hat nichts geplant.
event-goods-used = { $player } setzt { so-many-units } { $goods } ein.
event-card-acquired = { $player } erwirbt { $card } für { price-units }.
event-card-bought = { $player } kauft { $card } für { price-pounds }.
event-call-paid = { $player } zahlt { so-many-pounds } Kapitaleinlage auf der Leiste { $company }.
event-special-reached = { $player } erreicht ein Sonderfeld der Leiste { $company } und bekommt { so-many-pounds }.
event-special-again = { $player } ist schon dort und bekommt { so-many-pounds } von der Leiste { $company }.
event-advances = { $player } geht { so-many-steps } vor auf der Leiste { $company }, auf Feld { $at } ({ so-many-shares }).
event-pounds-gained = { $player } bekommt { so-many-pounds }.
event-pounds-paid = { $player } zahlt { so-many-pounds }.
event-diamond-advances = { $player } zieht den Diamanten { so-many-steps } vor, auf Feld { $at }.
event-slot-unlocked = { $player } schaltet Aktionsplatz { $slot } frei.
event-merchant-used = { $player } nutzt: { $card }.
event-tile-used = { $player } nutzt: { $tile }.
event-bookkeeper-used = { $player } nutzt einen Buchhalter: { so-many-book-points }.
event-boost-laid = { $player } legt das +1-Warenplättchen auf { $card }.
event-expands = { $player } breitet { $company } aus: { so-many-points }.
event-region-entered = { $player } betritt { $region } mit { $company } für { so-many-points }.
event-post-driven-out = { $company } wird verdrängt: { $region }.
event-post-returns = Ein Handelsposten von { $company } kehrt in Spalte { $column } seiner Basis zurück.
event-post-lost = Ein Handelsposten von { $company } findet keinen Platz und geht aus dem Spiel.
event-post-removed = { $player } entfernt einen Handelsposten aus der Basis von { $company }.
event-jar-moves = { $player } zieht das Tintenfass auf Feld { $at }.
event-book-turned = { $player } zahlt { so-many-pounds } und dreht auf Feld { $space } um: { $book }.
event-book-taken = { $player } nimmt { $book }{ $pounds ->
    [0] { "" }
   *[other] {" "}und { so-many-pounds }
}.
event-book-placed = { $player } legt { $book } auf Feld { $space }.
event-marker-placed = { $player } setzt einen Bonusmarker: { $bonus }.
event-card-discarded = { $player } legt { $card } ab.
event-phase-ended = { $player } beendet die Aktionsphase.
event-pile-taken = { $player } nimmt Ruhestapel { $pile }: { $cards }.
event-coins-moved = { $count ->
    [one] { $count } Münze wandert
   *[other] { $count } Münzen wandern
} in Spalte { $column } der Buchauslage.
event-tile-received = { $player } bekommt: { $tile }.
event-final-score = { $player } beendet das Spiel mit £{ $points }: bar { $from-cash }, Mombasa { $from-mombasa }, Kapstadt { $from-cape-town }, Saint-Louis { $from-saint-louis }, Kairo { $from-cairo }, Diamanten { $from-diamonds }, Buchhaltung { $from-bookkeeping }.
event-game-over = { $player } gewinnt mit { $points } Pfund.

## What is refused

refusal-game-over = Das Spiel ist zu Ende.
refusal-no-such-seat = Es gibt keinen Platz { $number }.
refusal-unknown-action = Es gibt keine Aktion { $number }.
refusal-already-done = Du bist fertig; warte auf die anderen.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-choose-first = Wähle zuerst ein Startplättchen.
refusal-rest-first = Lege zuerst die Karten deines Startplättchens auf die Ruheplätze.
refusal-plan-first = Plane deine Karten und sage, wenn du fertig bist.
refusal-no-effect = { $verb ->
    [buy] Nutze zuerst Warenkarten: mit ihnen erwirbst du eine Karte.
    [advance] Nutze zuerst eine Warenkarte oder ein Mehrheitsfeld: sie bringen Schritte auf Leisten.
    [enter] Nutze zuerst deine Expansionskarten und wähle die Kompanie, die expandiert.
    [book] Nutze zuerst einen Buchhalter: Bücher nimmt man für Buchpunkte.
    [jar] Nutze zuerst einen Buchhalter: er zieht das Tintenfass.
    [plan] Diese Karte nutzt du erst, wenn sie zu Beginn einer Runde für einen Platz geplant wurde.
    [pick] Einen Ruhestapel nimmst du zurück, wenn deine Aktionsphase endet.
   *[other] Nichts erlaubt dir das jetzt.
}
refusal-decision-open = { $what ->
    [goods] Nutze zuerst die eingesetzten Waren zu Ende.
    [advance] Gehe zuerst die offenen Schritte oder höre auf.
    [points] Nutze zuerst die Buchpunkte oder höre auf und nimm Pfund dafür.
    [jar] Nutze zuerst den Buchhalter: ziehe das Tintenfass oder höre auf.
    [buy] Kaufe zuerst eine Karte oder höre auf.
    [discard] Lege zuerst eine Karte ab.
    [remove] Entferne zuerst einen Handelsposten oder höre auf.
    [expand] Führe zuerst die Expansion zu Ende.
    [return] Wähle zuerst eine Spalte für den verdrängten Handelsposten.
    [shelve] Lege zuerst die genommenen Bücher.
   *[pick] Nimm zuerst einen Ruhestapel.
}
refusal-other-resting-slot = Ruheplatz { $slot } ist nicht an der Reihe.
refusal-not-on-start = Diese Karte gehört nicht zu deinem Startplättchen.
refusal-equal-card = Davor liegt eine gleiche Karte: nenne diese ({ $card }).
refusal-slot-locked = Platz { $slot } ist nicht freigeschaltet.
refusal-slot-filled = Auf Platz { $slot } liegt eine Karte: nimm sie zuerst zurück.
refusal-slot-empty = Auf Platz { $slot } liegt keine Karte.
refusal-not-in-hand = Diese Karte ist nicht auf deiner Hand.
refusal-single-share = Bleibt bis zum Spielende auf der Hand: { $card }.
refusal-goods-only = Dazu passen nur Warenkarten derselben Art.
refusal-no-tile = Dieses Plättchen hast du nicht offen.
refusal-not-face-up = Auf Platz { $slot } liegt keine offene Karte.
refusal-no-more-cards = Sobald Einheiten ausgegeben sind, kommen keine Karten mehr dazu.
refusal-one-kind = Die Waren einer Aktion sind von einer Art.
refusal-expand-instead = Expansionskarten nutzt man alle zugleich: wähle eine Kompanie.
refusal-no-goods-tile = Du hast das +1-Warenplättchen nicht.
refusal-boost-laid = Das +1-Warenplättchen liegt schon und bleibt, wo es ist.
refusal-boost-needs-goods = Das +1-Warenplättchen kommt auf eine offene Warenkarte.
refusal-no-expansion = Du hast keine offene Expansionskarte.
refusal-no-posts = Die Basis von { $company } hat keine Handelsposten mehr.
refusal-already-there = { $company } hat schon einen Handelsposten dort: { $region }.
refusal-not-beside = { $region } grenzt weder an einen Handelsposten noch an die Basis von { $company }.
refusal-too-few-points = { $region } zu betreten kostet { so-many-points }.
refusal-column-empty = Spalte { $column } von { $company } hat keinen Handelsposten.
refusal-column-full = Spalte { $column } von { $company } hat kein gültiges Feld.
refusal-equal-column = Vor Spalte { $column } von { $company } gibt es eine gleiche: nenne diese.
refusal-jar-at-end = Das Tintenfass steht auf dem letzten Feld.
refusal-no-book-there = Auf Feld { $space } liegt kein Buch, das du nutzen kannst.
refusal-requirements = Deine offenen Karten erfüllen die Voraussetzungen nicht: { $book }.
refusal-flip-once = Nur ein Buch darf in einer Aktion umgedreht werden.
refusal-flip-before = Ein Buch dreht man nur um, bevor das Tintenfass zieht.
refusal-cannot-pay = Du kannst { so-many-pounds } nicht zahlen.
refusal-no-book-offered = Auf diesem Feld der Auslage liegt kein Buch.
refusal-book-too-dear = Dieses Buch kostet { so-many-book-points }.
refusal-no-space-for-a = Kein Feld deiner Leiste kann ein A-Buch aufnehmen.
refusal-no-book-taken = So viele Bücher hast du nicht genommen.
refusal-equal-book = Davor liegt ein gleiches Buch: nenne dieses ({ $book }).
refusal-space-for-a = Feld { $space } ist das letzte für die genommenen A-Bücher.
refusal-crossed-out = Auf Feld { $space } darf kein A-Buch.
refusal-covers-better = Ein A-Buch deckt das B- oder C-Buch auf Feld { $space } nicht ab.
refusal-one-purchase = Nur eine Karte darf in einer Aktion erworben werden.
refusal-card-before-steps = Eine Karte erwirbt man nur vor dem ersten Schritt auf einer Leiste.
refusal-no-card-offered = Auf diesem Feld der Auslage liegt keine Karte.
refusal-too-dear = { $card } kostet { $price }, mehr als du hast.
refusal-unit-by-unit = Wareneinheiten gibt man einzeln aus.
refusal-mixed-must-buy = Mit gemischten Waren muss zuerst eine Karte erworben werden.
refusal-not-so-many-steps = { $count ->
    [one] Auf der Leiste { $company } gibt es keinen Schritt für dich.
   *[other] Auf der Leiste { $company } gibt es keine { $count } Schritte für dich.
}
refusal-track-ends = Die Leiste { $company } endet vorher.
refusal-call-unpaid = Du kannst die Kapitaleinlage auf der Leiste { $company } nicht zahlen.
refusal-space-taken = Dort steht schon ein Marker: { $bonus }.
refusal-no-markers = Du hast keinen Bonusmarker mehr.
refusal-no-majority = Jemand hat mehr als du; dieses Feld steht dir nicht offen: { $bonus }.
refusal-tier-not-reached = Dafür hast du zu wenig: { $bonus }.
refusal-no-option = Diese Wahl gibt es dort nicht: { $bonus }.
refusal-first-turn = Wer Startspieler ist, darf dieses Feld im ersten Zug einer Runde nicht nutzen.
refusal-nothing-to-discard = Du hast keine Handkarte, die du hier ablegen kannst.
refusal-not-unlocked = Vor diesem Zug noch nicht freigeschaltet: { $bonus }.
refusal-one-of-track = Du hast in dieser Runde schon das andere Feld dieser Leiste benutzt.
refusal-coffee-only = Hier kann nur eine Kaffeekarte abgelegt werden.
refusal-units-must-be-used = Einheiten müssen genutzt werden, solange ein Schritt ohne Kapitaleinlage möglich ist.
refusal-pile-empty = Ruhestapel { $pile } hat keine Karten.

## Pictures

picture-round = Runde { $round } von { $rounds }

## What a notation expects

field-offer = eines deiner zwei Startplättchen
field-slot = ein Platz (1 bis 5)
field-resting = ein Ruheplatz (1 bis 3)
field-card = eine Handkarte, etwa coffee2
field-active = eine offene Karte deines Aktionsbereichs
field-company = eine Kompanie
field-region = eine Region der Karte
field-column = eine Spalte der Basis (1 bis 3)
field-space = ein Feld deiner Buchhaltungsleiste (0 bis 15)
field-book = ein Buch der Auslage
field-carried = ein Buch, das du genommen hast
field-display = eine Karte der Auslage
field-count = wie viele Schritte (:2 und so weiter)
field-bonus = ein Bonusfeld
field-option = eine Stufe oder Wahl (:2, :3)
field-pile = ein Ruhestapel (1 bis 5)

## Where pounds come from

source-cash = Bargeld
source-diamonds = Diamanten
source-bookkeeping = Buchhaltung
