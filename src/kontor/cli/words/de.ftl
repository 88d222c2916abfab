### What the terminal says of its own, in German; en.ftl says what the keys are.

## The session

prompt = Deine Wahl (? für Hilfe):
done-for-you = Nur eine Möglichkeit, schon erledigt: { $choices }.
thinking = { $name } denkt nach
enter-lists = Enter zeigt alle Möglichkeiten
enter-ends = Enter beendet
undo-takes-back = u nimmt deine letzte Entscheidung zurück
choices-range = Die Möglichkeiten gehen von 1 bis { $last }.
more-with-workers = { $count } weitere mit Arbeitern: { $label } eingeben
expected = Spalte { $column }: erwartet wird { $wanted }.
expected-choice = die Nummer einer Möglichkeit, ihre Notation oder ein Befehl (? zählt sie auf)
expected-end = das Ende
and = und
or = oder
not-allowed = Nicht erlaubt: { $reason } ({ $rule })
allowed = Das ist erlaubt.
nothing-to-undo = Es gibt nichts zurückzunehmen: seither wurde gezogen oder gehandelt.
taken-back = Zurückgenommen: { $choice }.
rules-missing = Die Regeln sind hier nicht zur Hand.
rules-name = Nenne ein Wort, nach dem du suchst (auf Englisch): { $example }
rules-none = Keine Regel enthält „{ $words }“.
rules-more = { $count } weitere; ein Wort mehr grenzt die Suche ein.
why-name = Nenne, was du tun willst: { $example }
saved-in = Das Spiel ist gespeichert in { $path }.
saved-goes-on = Das Spiel ist gespeichert; mit „{ $command }“ geht es weiter.
not-saved = Das Spiel konnte nicht gespeichert werden: { $error }
winners = { $count ->
    [one] Gewonnen hat { $names }.
   *[other] Gewonnen haben { $names }.
}
lost = Das Spiel ist verloren.
record-not-written = Die Aufzeichnung konnte nicht geschrieben werden: { $error }
record = Aufzeichnung: { $path }
look-again = Noch einmal ansehen mit: { $command }
replayed = { $count } Entscheidungen, Prüfsumme { $hash }
unusable-save = Der Spielstand { $path } ist nicht zu gebrauchen: { $error }. Er heißt jetzt { $aside }.
kept-as = Dein früheres Spiel bleibt erhalten als { $path }.
new-game = Ein neues Spiel: { $title } ({ $what }).
going-on = Dein gespeichertes Spiel geht weiter ({ $what }). --new beginnt ein anderes.
going-on-other = Dein gespeichertes Spiel geht weiter ({ $what }). Es ist nicht das, was du jetzt wolltest: --new beginnt ein anderes Spiel.
player = Spieler
against = gegen { $names }
together-with = mit { $names }

option-players = { $value ->
    [one] { $value } Person
   *[other] { $value } Personen
}
option-mode = { $value ->
    [team] Teamspiel
   *[solo] Solospiel
}
option-duchies = Fürstentümer { $value }
option-start = Startburgen geheim
option-border-posts = Grenzposten
option-extra-tiles = Zusatzplättchen
option-white-castles = weiße Burgen
option-inns = Gasthöfe
option-trade-routes = Handelswege
option-shields = Schilde
option-third-post = dritter Posten doppelt
option-target = Ziel { $value }
option-setup = variabler Aufbau

## The help

help-title = Eingeben kannst du
help-number = Möglichkeit 12 ausführen (+5: bringt sofort 5 Punkte)
help-notation = dasselbe in Notation
help-start = die Möglichkeiten zeigen, die so beginnen
help-enter = alle Möglichkeiten zeigen; wenn nichts mehr zu tun ist, den Zug beenden
help-undo = die letzte Entscheidung zurücknehmen, wenn seither nichts gezogen wurde
help-board = den ganzen Tisch zeigen
help-legend = was die Buchstaben auf dem Tisch bedeuten und was { $game ->
    [mombasa] Leisten
   *[other] Plättchen
} bewirken
help-score = die Punkte aller nach Herkunft
help-log = was bisher geschah (log all: von Anfang an)
help-why = warum etwas nicht erlaubt ist
help-rules = in den Regeln suchen (auf Englisch)
help-save = wo dieses Spiel gespeichert ist (das ist es nach jeder Entscheidung)
help-quit = aufhören; nächstes Mal geht es weiter

## Every table

none = keine
empty = leer
total = gesamt
place = Platz
pounds = Pfund
points = Punkte
game-over = Das Spiel ist zu Ende.

## The analysis of a game

analysis-written = Geschrieben: { $path }

## Burgundy: letters and codes

letter-castle = B
letter-animal = T
letter-ship = S
letter-building = G
letter-monastery = K
letter-mine = W
code-castle = BUR
code-mine = BGW
code-ship = SFF
code-warehouse = LAG
code-carpenter = SRN
code-church = KIR
code-market = MRK
code-boarding-house = PEN
code-bank = BNK
code-town-hall = RAT
code-watchtower = WTU
code-crane = KRN
code-geese = GÄN
code-white-castle = WBU
code-inn = GSH
code-black-tile = SWZ
code-cow = KUH
code-sheep = SCH
code-pig = SWN
code-goat = ZIE

## Burgundy: what tiles do

effect-castle = eine weitere Aktion, wie mit einem Würfel beliebiger Zahl
effect-mine = 1 Silberling am Ende jeder Phase
effect-ship = die Waren eines Depots, und ein Feld vor in der Zugreihenfolge
effect-ship-alone = die Waren eines Depots, alle anderen gehen aus dem Spiel; dann Plättchen für je 5 Waren
effect-warehouse = verkaufe die Waren einer Farbe
effect-carpenter = nimm ein Gebäude aus einem beliebigen Depot
effect-church = nimm ein Bergwerk, ein Kloster oder eine Burg aus einem beliebigen Depot
effect-market = nimm ein Schiff oder ein Tierplättchen aus einem beliebigen Depot
effect-boarding-house = 4 Arbeiter
effect-bank = 2 Silberlinge
effect-town-hall = lege ein weiteres Plättchen aus deinem Lager, auf ein Feld beliebiger Zahl
effect-watchtower = 4 Punkte
effect-crane = der Effekt eines beliebigen Gebäudes
effect-white-castle = eine weitere Aktion mit der Zahl des weißen Würfels
effect-geese = 2 Punkte und alle einer anderen Tierart der Weide; 2 für jedes spätere Tierplättchen
effect-inn = füllt ein Feld beliebiger Farbe, einmal je Gebiet; das Gebiet zählt um 1 größer
effect-black-tile = füllt ein Feld beliebiger Farbe, ohne Effekt

## Burgundy: the legend

legend-marks = * Plättchen passt  +5 Punkte sofort
legend-space = ein leeres Feld: Gebäude, Würfel 4 (* wo ein gelagertes Plättchen passt)
legend-animals = Tiere: ihre Zahl in Punkten, und noch einmal alle ihrer Art auf derselben Weide
legend-goods = Waren nach dem Würfel, der sie verkauft: { $goods }. Würfel: [3] frei, (5) benutzt.
legend-posts = ein Grenzposten, neben b1 und c1, b5 und c6, g2 und g3
legend-route = ein Feld eines Handelswegs: rote Ware hat dort den Effekt einer Kirche
legend-laid = eine Ware, die auf dem Handelsweg liegt
legend-shield = ein Schild, im Depot oder auf einer Burg; am Ende zählen 1-6 12, 7-12 8, 13-18 4
legend-shared = ein Plättchen aus dem gemeinsamen Lager, das beide nutzen
legend-river = ein Fluss: ein Plättchen am einen Ende öffnet das Feld am anderen
legend-solo-monasteries = sie zählen sofort beim Legen; Nummer 26 bringt 3 Punkte je voller Farbe

## Burgundy: the table

monastery = Kloster
duchy = Fürstentum { $name }
has-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
has-silver = { $count } Silber
has-workers = { $count } Arbeiter
die-sells = { $goods } (Würfel { $die })
dice = Würfel
bridge = Brücke
no-limit = ohne Grenze
free = { $count } frei
goods = Waren
sold = verkauft
stores = Lager
stores-private = Lager
stores-shared = Gemeinsames Lager
stored = im Lager:
powers = Klöster
bonus-tiles = Bonus
bonus-large = groß
bonus-small = klein
over = Das Spiel ist zu Ende
before-first-phase = Vor der ersten Phase
phase-line = Phase { $phase }, Runde { $round } von 5
phase-scores = ein volles Gebiet bringt { $points } mehr
turn-order = Reihenfolge
next-round = nächste Runde
black = Schwarz
black-price = Schwarz (2 Silber)
goods-to-come = Kommende Waren
white-die = weißer Würfel { $value }
bonus-left = Bonus übrig
bonus-for = { $points } für { $colours }
together = zusammen
has-chosen = hat Fürstentum und Burg gewählt
has-not-chosen = hat noch nicht gewählt (Fürstentum { $duchies })
shared = gemeinsam

shields = Schilde
shields-in = Schilde in
depot = Depot { $depot }
no-inn = kein Gasthof
route = Weg
route-short = Weg
route-full = voll ({ $count } Waren)
route-next = { $laid }/{ $all }, dann
posts = Posten
posts-short = Posten { $count }/3
posts-linked = { $count ->
    [0] noch keine verbunden
   *[other] { $count } von 3 verbunden
}
copies = Kopiert
none-so-far = noch keine
shield-is-lost = Schild { $shield } geht verloren

spaces-filled = { $filled } von { $all } Feldern
solo-points = Punkte
solo-filled = belegt
so-far = { $now } von { $all }
more-rounds = { $count ->
    [0] die letzte Runde
    [one] noch { $count } Runde
   *[other] noch { $count } Runden
}
rivers = Flüsse
rounds-left = Runden übrig
result = Ergebnis
won = gewonnen
lost-short = verloren

gain-silver = +{ $count } Silber
gain-workers = +{ $count } Arbeiter
gain-discard = (voll: eins abwerfen)
gain-target = Ziel erreicht: noch eine Aktion

## Burgundy: what is asked

ask-castle = Wähle das Feld für die erste Burg.
ask-duchy = Wähle ein Fürstentum und das Feld für seine erste Burg.
ask-turn = Du bist am Zug: du hast { $dice }.
ask-die = Du hast noch { $dice }.
ask-end = Beide Würfel sind benutzt: du kannst den Zug beenden.
a-die = { $die ->
    [7] einen Würfel beliebiger Zahl
   *[other] eine { $die }
}
a-double = { $die ->
    [7] zwei Würfel beliebiger Zahl
   *[other] zwei { $die }er
}
ask-beside = Kloster 5: lade auch die Waren eines Depots neben Depot { $depot }.
ask-action = Burg: eine weitere Aktion, wie mit einem Würfel beliebiger Zahl.
ask-action-alone = Eine weitere Aktion, wie mit einem Würfel beliebiger Zahl.
ask-fetch = { $tile }: nimm ein Plättchen.
ask-sell = Lagerhaus: verkaufe die Waren einer Farbe.
ask-place = Rathaus: lege ein weiteres Plättchen.
ask-ship = Schiff: lade die Waren eines Depots.
ask-ship-alone = Schiff: lade die Waren eines Depots; die aller anderen gehen aus dem Spiel.
ask-load = Nicht alle Waren aus Depot { $depot } passen: wähle, welche du lädst.
ask-discard = Dein Lager ist voll: welches Plättchen weicht? Neu: { $tile }.
ask-white = Weiße Burg: eine weitere Aktion mit der { $die } des weißen Würfels.
ask-crane = Kran: nutze den Effekt eines Gebäudes.
ask-herd = Gänse: mit welchen Tieren ihrer Weide zählen sie?
ask-crest = Schild { $shield } ({ $power }): lege ihn auf eine deiner Burgen.
ask-claim = { $shield ->
    [15] Schild { $shield }: nimm ein Plättchen aus dem schwarzen Depot und lege es sofort.
   *[other] Schild { $shield }: nimm ein Plättchen aus einem Depot und lege es sofort.
}
ask-claim-alone = Eine Farbe ist voll: nimm ein Plättchen aus dem schwarzen Depot und lege es sofort.
ask-set = Wähle das Feld für: { $tile }.
ask-tribute = Tribut: zahle 1 Silberling je Schild ({ $count }), oder gib zuerst welche auf.
ask-cargo = Schild 5: lade alle Waren einer Farbe aus allen Depots.
ask-name = Schild 6: wessen Klöster kopierst du?
ask-trim = Schild 4 ist verloren: wirf ab, bis drei gelagerte Plättchen übrig sind.
ask-trim-team = Schild 4 ist verloren: wirf ab, bis zwei gemeinsame Plättchen übrig sind.
ask-keep = Wohin kommt { $tile }?
ask-parts = { $tile } auf { $space } bringt mehreres: was kommt als Nächstes?
ask-points = Punkte { $now } von { $target }: kaufst du welche dazu, für je 1 Silberling?
ask-trade = Gibst du 5 Waren für ein Plättchen des schwarzen Depots, das jedes Feld füllt?
ask-pay = Schwarzes Plättchen: noch { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
} zu zahlen.

## Mombasa: letters and codes

letter-mombasa = M
letter-cape-town = T
letter-saint-louis = L
letter-cairo = K
kind-coffee = Kaffee
kind-bananas = Bananen
kind-cotton = Baumwolle
kind-expansion = Expansion
kind-bookkeeper = Buchhalter
kind-merchant = Händler
kind-share = Anteil
kind-bookkeepers = Buchhalter
kind-merchants = Händler
short-coffee = kaf
short-bananas = ban
short-cotton = bau
short-expansion = exp
short-bookkeeper = bch
short-merchant = hän
short-share = ant
short-helper = helfer
short-any = art

space-first-player = Startspieler
space-buy = Kauf
space-discard = Ablegen
space-coffee = Kaffee
space-bananas = Bananen
space-cotton = Baumwolle
space-expansion = Expansion
space-tile-goods = Plättchen +1
space-tile-bookkeeper = Plättchen Buchhalter
space-tile-merchant = Plättchen Händler
space-tile-expansion = Plättchen Expansion
space-c-first = C erstes
space-c-second = C zweites
space-d-first = D erstes
space-d-second = D zweites

## Mombasa: the table

stage-choosing = Wahl der Startplättchen
stage-resting = Karten der Startplättchen
stage-planning = Planung
stage-acting = Aktionen
stage-over = das Spiel ist zu Ende
round-line = Runde { $round } von { $rounds }: { $stage }
is-done = fertig
has-ended = beendet
order = Reihenfolge
first-player = Startspieler
base-posts = Posten
cards-and-prices = Karten und Preise (noch { $count })
cards-and-prices-cheaper = Karten und Preise (noch { $count }; für dich { $special })
books-and-points = Bücher (Punkte: { $costs })
bonus-spaces = Bonusfelder
bonus-tiles-held = Bonusplättchen
tile-on-slot = auf Platz { $slot }
tile-spent = benutzt
has-scores = Wert
has-shares = Anteile
has-markers = Bonusmarker
has-diamonds = Diamanten
has-jar = Tintenfass
has-cards = Karten
has-hand = Hand
has-hand-or-planned = Hand oder geplant
has-resting = ruht
has-books = Bücher
row-slot = Platz
row-cards = Karten
row-resting = Ruht
own-books = Bücher
own-diamonds = Diamanten
own-jar = Tintenfass
own-hand = Hand
own-face-up = Offen zusammen
own-carried = Genommene Bücher
turned = umgedreht
nothing = nichts

ahead-worth = £{ $worth } auf { $space }
ahead-slot = Platz { $slot } auf { $space }
ahead = £{ $worth }, dann { $ahead }

special-buy-diamonds = { $amount ->
    [0] D{ $diamonds }, Karte kaufen
   *[other] D{ $diamonds }, Karte kaufen, £{ $amount } billiger
}
special-discard = { $goods ->
    [none] Karte ablegen
   *[other] { $goods } ablegen
}: Kiste + £{ $amount }
special-steps = je { $steps } Schritte auf { $amount } anderen Leisten
special-expansion-value = Expansion +{ $amount }
special-markers = { $amount } Bonusmarker mehr
special-cheaper = Karten { $amount } billiger mit { $goods }
special-cheaper-mixed = Karten { $amount } billiger, Waren gemischt
special-goods-value = { $goods }karten +{ $amount }

offer-first-player = B1, fängt nächste Runde an
offer-buy = £{ $cost }: Karte für Pfund kaufen
offer-discard = Karte ablegen: Kiste + £{ $amount }
offer-tile = £{ $cost }: das Plättchen nächste Runde
crate = Kiste+£{ $amount }

so-many-posts = { $count } Handelsposten
note-start = { $cards } ruhen; Buch { $book }
note-drives-out = verdrängt { $company }
note-worth = £{ $worth } wert
note-slot = schaltet Platz 5 frei
note-covers = deckt { $book } ab
gain-shares = +{ $count ->
    [one] { $count } Anteil
   *[other] { $count } Anteile
} { $company }
gain-value = Anteil { $company } £{ $before }>£{ $after }

## Mombasa: what is asked

ask-choose = Behalte eines deiner zwei Startplättchen.
ask-rest = Lege eine Karte deines Startplättchens auf Ruheplatz { $slot }.
ask-planned = Alle deine Plätze sind geplant: melde dich fertig oder nimm eine Karte zurück.
ask-plan = Plane Karten für diese Runde: { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
} frei; melde dich, wenn du fertig bist.
ask-act = Du bist am Zug: Karten nutzen, ausbreiten, Bonusmarker setzen oder die Aktionsphase beenden.
ask-return = Ein Handelsposten von { $company } wurde verdrängt: in welche Spalte kehrt er zurück?
ask-expand = Expansion von { $company }: noch { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}; betritt Regionen oder beende sie.
units = { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
} { $goods }
ask-goods = Du hast { units }: füge Karten hinzu, erwirb eine Karte oder gehe auf Leisten vor.
ask-goods-left = Du hast noch { units } für Schritte auf Leisten, eine je Schritt.
ask-advance = Schritte auf Leisten, höchstens: { $steps }.
ask-jar = Buchhalter: ziehe das Tintenfass{ $book ->
    [none] { "" }
   *[other] {" "}(als Nächstes: { $book })
} oder lasse es stehen.
ask-jar-or-turn = Buchhalter: ziehe das Tintenfass{ $book ->
    [none] { "" }
   *[other] {" "}(als Nächstes: { $book })
}, drehe für £{ $cost } ein Buch um oder lasse es stehen.
ask-buy = Kaufe eine Karte der Auslage für Pfund{ $cut ->
    [0] { "" }
   *[other] , £{ $cut } billiger
}; du hast £{ $pounds }.
ask-discard-card = Lege eine Handkarte ab, für ihre Kiste und £{ $amount } mehr.
ask-discard-coffee = Lege eine Kaffeekarte aus der Hand ab, für ihre Kiste und £{ $amount } mehr.
ask-book-points = Du hast { $count ->
    [one] { $count } Buchpunkt
   *[other] { $count } Buchpunkte
}: nimm Bücher, oder Pfund für den Rest.
ask-remove = Entferne { so-many-posts } einer beliebigen Kompanie aus ihrer Basis, oder keinen.
ask-shelve = Lege die genommenen Bücher auf deine Buchhaltungsleiste.
ask-pick = Deine Aktionsphase endet: nimm einen Ruhestapel auf die Hand.

## Mombasa: the legend

legend-rewards = Pfund, Diamantschritte, Schritte auf der Leiste, Buchpunkte, Handelsposten entfernen
legend-track = ein Feld einer Leiste, eines mit 3 Anteilen, ein Sonderfeld
legend-player = jemand auf Feld 5 einer Leiste, mit insgesamt 2 Anteilen der Kompanie
legend-majority = ein Mehrheitsfeld: ab 3 Kaffee 3 Schritte auf der Leiste Kairo
legend-call = eine Kapitaleinlage: £2, um das Feld hinter dem Strich zu betreten
legend-base = was ein Anteil wert ist, die Posten in den Spalten der Basis, und Minen
legend-book = ein Buch, das Kaffee 2 und Expansion 2 verlangt und 2 Buchpunkte bringt
legend-any = 4 einer Warenart; ein Diamantenhändler oder weiterer Buchhalter
legend-coin = eine Münze, die es zum Buch gibt
legend-card = eine Karte mit Anteil Mombasa; Händler M zählt die Minen von Mombasa
legend-kinds = Kaffee, Bananen, Baumwolle, Expansion; { $bookkeeper } Buchhalter, { $merchant } Händler, { $share } Anteil
legend-used = eine Karte, die noch nutzbar ist, eine benutzte
legend-bookkeeping = Buchhaltung: keine A-Bücher auf 6, 3 ist £10 wert, 4 schaltet einen Platz frei, das Tintenfass
legend-region = eine Region, die 1 Diamantschritt bringt und 2 Minen hat
legend-entered = in dieser Expansion betreten; was es kostet, eine Region jetzt zu betreten
legend-specials = { $company }, Leiste { $track }: { $first }; dann { $second }
legend-borders = Nachbarn, über doppelte Linien in Klammern
base-of = Basis { $company }
