### The words of The Castles of Burgundy in German; en.ftl says what the keys are.

title = Die Burgen von Burgund

## Counts

so-many-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
so-many-workers = { $workers } Arbeiter
so-many-silver = { $silver ->
    [one] { $silver } Silberling
   *[other] { $silver } Silberlinge
}
so-many-goods = { $count ->
    [one] { $count } Ware in { $goods }
   *[other] { $count } Waren in { $goods }
}
price = { $workers ->
    [0] { so-many-silver }
    [2] { so-many-workers }
   *[other] { so-many-silver } und { so-many-workers }
}
tribute = { so-many-silver }{ $workers ->
    [0] { "" }
   *[other] {" "}und { so-many-workers }
}
help-of-workers = { $workers ->
    [0] { "" }
   *[other] {" "}({ so-many-workers })
}
with-die = { $die ->
    [7] Mit beliebiger Zahl
   *[other] Mit der { $die }
}
from-depot = { $depot ->
    [0] aus dem schwarzen Depot
   *[other] aus Depot { $depot }
}

## Things

tile-castle = Burg
tile-mine = Bergwerk
tile-ship = Schiff
tile-warehouse = Lagerhaus
tile-carpenter = Schreinerei
tile-church = Kirche
tile-market = Markt
tile-boarding-house = Pension
tile-bank = Bank
tile-town-hall = Rathaus
tile-watchtower = Wachturm
tile-cow2 = 2 Kühe
tile-cow3 = 3 Kühe
tile-cow4 = 4 Kühe
tile-sheep2 = 2 Schafe
tile-sheep3 = 3 Schafe
tile-sheep4 = 4 Schafe
tile-pig2 = 2 Schweine
tile-pig3 = 3 Schweine
tile-pig4 = 4 Schweine
tile-goat2 = 2 Ziegen
tile-goat3 = 3 Ziegen
tile-goat4 = 4 Ziegen
tile-monastery1 = Kloster 1 (gleiche Gebäude erlaubt)
tile-monastery2 = Kloster 2 (Arbeiter aus Bergwerken)
tile-monastery3 = Kloster 3 (2 Silberlinge je Verkauf)
tile-monastery4 = Kloster 4 (1 Arbeiter je Verkauf)
tile-monastery5 = Kloster 5 (Waren aus zweitem Depot)
tile-monastery6 = Kloster 6 (überall kaufen, auch mit Arbeitern)
tile-monastery7 = Kloster 7 (1 Punkt mehr je Tierplättchen)
tile-monastery8 = Kloster 8 (Arbeiter zählen ±2)
tile-monastery9 = Kloster 9 (±1 gratis für Gebäude)
tile-monastery10 = Kloster 10 (±1 gratis für Schiffe und Tiere)
tile-monastery11 = Kloster 11 (±1 gratis für Burgen, Bergwerke, Klöster)
tile-monastery12 = Kloster 12 (±1 gratis beim Nehmen)
tile-monastery13 = Kloster 13 (Silberling zu Arbeitern)
tile-monastery14 = Kloster 14 (4 Arbeiter)
tile-monastery15 = Kloster 15 (2 Punkte je verkaufter Farbe)
tile-monastery16 = Kloster 16 (4 Punkte je Lagerhaus)
tile-monastery17 = Kloster 17 (4 Punkte je Wachturm)
tile-monastery18 = Kloster 18 (4 Punkte je Schreinerei)
tile-monastery19 = Kloster 19 (4 Punkte je Kirche)
tile-monastery20 = Kloster 20 (4 Punkte je Markt)
tile-monastery21 = Kloster 21 (4 Punkte je Pension)
tile-monastery22 = Kloster 22 (4 Punkte je Bank)
tile-monastery23 = Kloster 23 (4 Punkte je Rathaus)
tile-monastery24 = Kloster 24 (4 Punkte je Tierart)
tile-monastery25 = Kloster 25 (1 Punkt je verkaufter Ware)
tile-monastery26 = Kloster 26 (3 Punkte je Bonusplättchen, allein je Farbe)
tile-monastery27 = Kloster 27 (auf der Brücke stets obenauf)
tile-monastery28 = Kloster 28 (2 Arbeiter für 1 Silberling)
tile-monastery29 = Kloster 29 (4 Punkte je weißer Burg)
tile-crane = Kran
tile-geese = 2 Gänse
tile-white-castle = weiße Burg
tile-inn = Gasthof
tile-black-tile = schwarzes Plättchen

pile-private = in deinem eigenen Lager
pile-shared = im gemeinsamen Lager

part-effect = Effekt des Plättchens
part-size = Punkte für die Größe des Gebiets
part-phase = Punkte für die Phase
part-colour = Plättchen für die vollendete Farbe

species-cow = Kühe
species-goat = Ziegen
species-pig = Schweine
species-sheep = Schafe

goods-turquoise = Türkis
goods-purple = Lila
goods-pink = Rosa
goods-red = Rot
goods-brown = Braun
goods-orange = Orange

colour-castle = Burg
colour-animal = Tiere
colour-ship = Schiff
colour-building = Gebäude
colour-monastery = Kloster
colour-mine = Bergwerk

shield-1 = alle Weiden zählen als eine
shield-2 = 1 Arbeiter, wann immer andere welche bekommen
shield-3 = Tribut auch mit Arbeitern
shield-4 = Lager ohne Grenze
shield-5 = Schiffe laden auch eine Farbe aus allen Depots
shield-6 = kopiert die Klöster einer Person
shield-7 = Bonusplättchen zählen doppelt
shield-8 = Bergwerke bringen 2 Silberlinge
shield-9 = Verkauf bringt 1 Silberling je Ware
shield-10 = Klosterpunkte am Ende doppelt
shield-11 = Burgen dürfen einen Schild nehmen
shield-12 = Verkauf bringt doppelte Punkte
shield-13 = Schildpunkte am Ende doppelt
shield-14 = am Phasenende 1 Plättchen aus einem Depot
shield-15 = am Phasenende 1 Plättchen aus dem schwarzen Depot
shield-16 = ein Würfel im Zug hat eine beliebige Zahl
shield-17 = Gebiete zählen um 1 größer
shield-18 = Plättchen dürfen überall hin

## What a player can do

action-take = { $die ->
    [0] Nimm { $tile } aus Depot { $depot }
   *[other] { with-die }: nimm { $tile } aus Depot { $depot }{ help-of-workers }
}
action-place = { $die ->
    [0] Lege { $tile } auf { $space }
   *[other] { with-die }: lege { $tile } auf { $space }{ help-of-workers }
}
action-sell = { $die ->
    [0] Verkaufe { so-many-goods }
   *[other] { with-die }: verkaufe { so-many-goods }{ help-of-workers }
}
action-workers = { with-die }: nimm { so-many-workers }{ $silver ->
    [0] { "" }
   *[other] {" "}und { so-many-silver }
}
action-ship = Lade die Waren aus Depot { $depot } ({ $goods-list })
action-load = Lade die Waren in { $goods }
action-buy = Kaufe { $tile } { from-depot } für { price }
action-discard = Wirf ab: { $tile }
action-pass = Passe: darauf verzichten
action-end = Beende den Zug
action-start = Beginne auf Fürstentum { $duchy } mit der Burg auf { $space }

action-hire = Nimm 2 Arbeiter für 1 Silberling
action-inn = Kaufe den Gasthof für { price }
action-use = Nutze den Kran als { $building }
action-herd = Werte die Gänse mit: { $species }

action-shield = Nimm Schild { $shield }{ help-of-workers }
action-crest = Lege den Schild auf die Burg von { $space }
action-wild = Schild 16: nutze die { $value } als beliebige Zahl
action-copy = Schild 6: kopiere die Klöster von Platz { $other }
action-drop = Gib Schild { $shield } auf
action-tribute = Zahle den Tribut: { tribute }
action-claim = Lege sofort: { $tile }
action-cargo = Lade alle Waren in { $goods }
action-pick = { $die ->
    [0] Lege { $tile } aus dem weiteren Lager
   *[other] { with-die }: lege { $tile } aus dem weiteren Lager
}
action-set = Lege { $tile } auf { $space }{ help-of-workers }
action-throw = Wirf ab: { $tile }
action-keep = Behalte es: { $pile }
action-part = Als Nächstes: { $part }
action-points = Kaufe { so-many-points } für { so-many-silver }
action-trade = Tausche 5 Waren gegen { $tile } als schwarzes Plättchen
action-pay = Zahle 1 Ware in { $goods } (von { $count })

## What happened

event-first-player = { $player } fängt an.
event-goods-dealt = { $player } beginnt mit Waren: { $goods-list }.
event-sheet-dealt = { $player } bekommt den Bogen mit den Fürstentümern { $front } und { $back }.
event-start-chosen = { $player } hat den Anfang gewählt.
event-start-castle = { $player } beginnt auf Fürstentum { $duchy } mit einer Burg auf { $space }.
event-route-dealt = Der Handelsweg von { $player }: { $goods-list }.
event-phase-begins = Phase { $phase } beginnt.
event-depot-filled = Depot { $depot }: { $tiles }.
event-black-depot-filled = Schwarzes Depot: { $tiles }.
event-phase-goods = Waren der Phase: { $goods-list }.
event-round-begins = Phase { $phase }, Runde { $round }.
event-dice-rolled = { $player } würfelt { $first } und { $second }.
event-goods-arrive = Der weiße Würfel bringt eine Ware in { $goods } in Depot { $depot }.
event-workers-paid = { $player } zahlt { so-many-workers }, um die { $die } als { $value } zu nutzen.
event-tile-taken = { $player } nimmt { $tile } aus Depot { $depot }.
event-tile-bought = { $player } kauft { $tile } { from-depot } für { price }.
event-inn-bought = { $player } kauft den Gasthof für { price }.
event-crane-used = { $player } nutzt den Kran als { $building }.
event-route-laid = { $player } legt eine Ware in { $goods } auf Feld { $number } des Handelswegs.
event-route-bonus = { $player } erhält einen Bonus des Handelswegs: { $tile }.
event-posts-linked = { $player } verbindet { $posts } Grenzposten: { so-many-points }.
event-tile-discarded = { $player } wirft ab: { $tile }.
event-tile-placed = { $player } legt { $tile } auf { $space }.
event-region-completed = { $player } vollendet ein Gebiet ({ $colour }, Größe { $size }): { $points } + { $phase-points } Punkte.
event-large-bonus-taken = { $player } hat zuerst alle Felder einer Farbe belegt ({ $colour }): { so-many-points }.
event-small-bonus-taken = { $player } hat danach alle Felder einer Farbe belegt ({ $colour }): { so-many-points }.
event-points-scored = { $player } macht { so-many-points }.
event-goods-loaded = { $player } lädt { so-many-goods } aus Depot { $depot }.
event-marker-advances = { $player } zieht auf der Brücke vor auf Feld { $space }.
event-goods-sold = { $player } verkauft { so-many-goods }: { so-many-points }, { so-many-silver }.
event-workers-gained = { $player } bekommt { so-many-workers }.
event-silver-gained = { $player } bekommt { so-many-silver }.
event-effect-passed = { $player } verzichtet auf den Effekt.
event-effect-lost = { $player } kann den Effekt nicht nutzen.
event-turn-ended = { $player } beendet den Zug.
event-mines-pay = { $player } bekommt { so-many-silver } aus den Bergwerken.
event-shields-dealt = Schilde in Depot { $depot }: { $shields }.
event-double-paid = { $player } zahlt { so-many-workers } für einen { $value }er-Pasch.
event-shield-taken = { $player } nimmt Schild { $shield } aus Depot { $depot }.
event-shield-laid = { $player } legt Schild { $shield } auf die Burg von { $space }.
event-shield-lost = { $player } verliert Schild { $shield }.
event-die-made-wild = { $player } macht mit Schild 16 aus der { $die } eine beliebige Zahl.
event-player-named = { $player } kopiert die Klöster von { $other-player }.
event-tribute-paid = { $player } zahlt Tribut: { tribute }.
event-tile-claimed = { $player } nimmt { $tile }, um es sofort zu legen.
event-final-shields = { $player } erhält { so-many-points } für Schilde.
event-final-goods = { $player } erhält { so-many-points } für unverkaufte Waren.
event-final-silver = { $player } erhält { so-many-points } für Silberlinge.
event-final-workers = { $player } erhält { so-many-points } für Arbeiter.
event-final-monastery = { $player } erhält { so-many-points } für { $tile }.
event-game-over = { $player } gewinnt: { so-many-points }.
event-team-wins = { $player } und { $other-player } gewinnen: { so-many-points }.
event-tile-removed = Der weiße Würfel nimmt { $tile } in Depot { $depot } aus dem Spiel.
event-region-size = { $player } vollendet ein Gebiet ({ $colour }, Größe { $size }): { so-many-points }.
event-region-phase = { $player } erhält { so-many-points } für die Phase.
event-colour-completed = { $player } hat alle Felder einer Farbe belegt ({ $colour }).
event-target-reached = { $player } erreicht das Ziel: eine Aktion mit beliebiger Zahl. Das nächste Ziel ist { $points }.
event-points-bought = { $player } kauft { so-many-points } für Silber.
event-goods-removed = { $count ->
    [one] { $count } Ware der anderen Depots geht
   *[other] { $count } Waren der anderen Depots gehen
} aus dem Spiel.
event-tile-traded = { $player } bekommt { $tile } als schwarzes Plättchen.
event-goods-paid = { $player } zahlt 1 Ware in { $goods }.
event-solo-won = { $player } hat das Fürstentum gefüllt und gewinnt; übrige Runden: { $count }.
event-solo-lost = { $player } verliert: { $count ->
    [one] { $count } Feld ist
   *[other] { $count } Felder sind
} leer.

## What is refused

refusal-game-over = Das Spiel ist zu Ende.
refusal-no-such-seat = Es gibt keinen Platz { $number }.
refusal-unknown-action = Es gibt keine Aktion { $number }.
refusal-start-not-yours = Du bist jetzt nicht mit der Startburg an der Reihe.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-no-castle-space = Eine Startburg kommt auf ein Burgfeld deines eigenen Fürstentums.
refusal-start-first = Wähle zuerst, wohin deine Startburg kommt.
refusal-start-over = Die Startburgen liegen schon.
refusal-discard-first = Dein Lager ist voll: wirf zuerst ein gelagertes Plättchen ab.
refusal-no-discard = Abgeworfen wird nur, um Platz für ein neues Plättchen zu machen.
refusal-nothing-to-pass = Es gibt nichts zu passen; du kannst den Zug beenden.
refusal-no-ship = Waren werden nur geladen, wenn ein Schiff gelegt wurde.
refusal-no-effect = Keine Burg und kein Gebäude erlaubt dir das jetzt.
refusal-goods-must-fit = Alle Waren, die passen, müssen genommen werden: wähle die Farbe.
refusal-effect-open = Nutze zuerst den Effekt des gelegten Plättchens oder verzichte darauf.
refusal-no-such-die = Du hast keinen freien Würfel mit einer { $die }.
refusal-too-few-workers = Aus der { $die } eine { $value } zu machen kostet { so-many-workers }; du hast { $have }.
refusal-no-tile = Auf diesem Feld von Depot { $depot } liegt kein Plättchen.
refusal-wrong-fetch = Das geht nicht: { $building } holt kein Plättchen „{ $tile }“.
refusal-equal-tile = Daneben liegt ein gleiches Plättchen: nenne dieses ({ $tile }).
refusal-store-empty = Lagerfeld { $store } ist leer.
refusal-space-filled = { $space } ist nicht leer.
refusal-wrong-colour = { $space } ist für { $colour }; { $tile } passt dort nicht.
refusal-not-adjacent = { $space } grenzt an kein Plättchen deines Fürstentums.
refusal-building-in-town = Die Stadt von { $space } hat das schon: { $tile }.
refusal-no-goods = Du hast keine Waren in { $goods }.
refusal-depot-not-beside = Depot { $depot } liegt nicht neben dem ersten.
refusal-inn-in-region = Das Gebiet von { $space } hat schon einen Gasthof.
refusal-no-hiring = Nur mit Kloster 28 gibt es Arbeiter für Silber.
refusal-no-inn = Neben dem schwarzen Depot liegt kein Gasthof.
refusal-idle-building = Dieser Effekt könnte jetzt nichts bewirken: { $building }.
refusal-no-such-herd = Solche Tiere gibt es auf der Weide der Gänse nicht.
refusal-herd-first = Wähle die Tiere, mit denen die Gänse zählen.
refusal-crest-first = Lege zuerst den Schild auf eine deiner Burgen.
refusal-set-first = Lege zuerst das Plättchen.
refusal-tribute-first = Regle zuerst den Tribut für deine Schilde.
refusal-name-first = Nenne zuerst, wessen Klöster du kopierst.
refusal-trim-first = Wirf zuerst ab, bis drei gelagerte Plättchen übrig sind.
refusal-no-shield-to-lay = Du hast keinen Schild zu legen; Schilde werden nie versetzt.
refusal-nothing-to-set = Du hast kein Plättchen zum Legen gewählt.
refusal-no-tribute = Schilde werden nur am Ende einer Phase bezahlt oder aufgegeben.
refusal-no-claim = So kommt ein Plättchen nur durch die Schilde 14 und 15 oder, allein, für eine Farbe.
refusal-keep-first = Wähle zuerst ein Lager für das Plättchen: eigenes oder gemeinsames.
refusal-nothing-to-keep = Du hast kein Plättchen genommen, das in beide Lager könnte.
refusal-no-such-space = Das Fürstentum hat kein Feld { $number }.
refusal-pay-first = Zahle zuerst die Waren für das schwarze Plättchen.
refusal-no-parts = Es wurde gerade kein Plättchen gelegt, das mehreres bringt.
refusal-parts-first = Auf die Teile eines gelegten Plättchens kann man nicht verzichten: wähle den nächsten.
refusal-part-done = Das bringt das Plättchen nicht, oder du hattest es schon: { $part }.
refusal-no-points-now = Punkte kauft man nur gleich nach einer Wertung.
refusal-beyond-target = Bis zum Ziel fehlen nur { so-many-points }.
refusal-no-trade-now = Waren gegen ein schwarzes Plättchen tauscht man nur, wenn ein Schiff gelegt wurde.
refusal-goods-in-order = Waren zahlt man Farbe für Farbe der Reihe nach; mit { $goods } blieben zu wenige.
refusal-no-such-shield = Schild { $shield } liegt in keinem Depot.
refusal-no-shield-now = Jetzt bringt nur eine gelegte Burg einen Schild, mit Schild 11.
refusal-dice-used = Ein Schild kostet beide Würfel, und einer ist schon benutzt.
refusal-no-double = Ein { $value }er-Pasch kostet { so-many-workers }; du hast { $have }.
refusal-no-castle-there = Ein Schild kommt auf eine Burg deines Fürstentums.
refusal-no-wild-die = Nur Schild 16 macht einen Würfel beliebig.
refusal-wild-used = Schild 16 wirkt auf einen Würfel je Zug.
refusal-no-naming = Nur Schild 6 lässt dich im eigenen Zug jemanden nennen.
refusal-already-named = Du hast dich schon endgültig entschieden.
refusal-no-such-player = Es gibt sonst niemanden auf Platz { $other }.
refusal-shield-not-yours = Schild { $shield } liegt nicht in deinem Fürstentum.
refusal-tribute-in-silver = Nur mit Schild 3 zahlst du den Tribut mit Arbeitern.
refusal-cannot-claim = Dieses Plättchen kann nicht genommen und gelegt werden.
refusal-cargo-does-not-fit = Waren in { $goods } liegen in keinem Depot oder finden keinen Platz.
refusal-cannot-pick = Dieses Plättchen ist nicht in deinem weiteren Lager oder findet kein Feld.
refusal-not-stored = Ein solches Plättchen hast du nicht im Lager.
refusal-no-purchase-now = Am Ende einer Phase wird nichts gekauft.
refusal-no-goods-fit = Keine Ware aus Depot { $depot } passt auf deine Warenfelder.
refusal-goods-not-there = Im Depot liegen keine Waren in { $goods }.
refusal-already-bought = Du hast in diesem Zug schon ein Plättchen gekauft.
refusal-black-depot-only = Gekauft wird nur im schwarzen Depot (außer mit Kloster 6).
refusal-silver-only = Bezahlt wird mit Silberlingen (außer mit Kloster 6).
refusal-nothing-to-buy = Auf diesem Feld liegt kein Plättchen.
refusal-cannot-pay = Das kannst du nicht zahlen: { price }.

## What a notation expects

field-die = ein Würfel (1: bis 6:, oder *: für eine beliebige Zahl)
field-slot = ein Plättchen und sein Depot, etwa church@4
field-store = ein Plättchen aus deinem Lager
field-space = ein Feld deines Fürstentums, etwa d4
field-goods = eine Warenfarbe
field-depot = ein Depot (1 bis 6)
field-offer = ein Plättchen des schwarzen Depots (oder eines Depots, church@4)
field-pay = die Bezahlung (nichts für 2 Silberlinge, :1w oder :2w für Arbeiter)
field-side = ein Fürstentum deines Bogens
field-shield = ein Schild (1 bis 18)
field-value = ein Würfel (1 bis 6)
field-other = ein Platz (0 bis 3)
field-paid = eine Zahl von Arbeitern
field-claimed = ein Plättchen eines Depots, des schwarzen Depots, oder inn
field-kind = ein Plättchen aus deinem weiteren Lager
field-building = ein Gebäude
field-pile = private oder shared
field-part = ein Teil (effect, size, phase oder colour)
field-more = eine Zahl von Punkten
field-black = ein Plättchen des schwarzen Depots
field-species = eine Tierart

## Where points come from

source-animals = Tiere
source-regions = Gebiete
source-phases = Phasen
source-colours = Farben
source-goods = Waren
source-watchtowers = Wachtürme
source-monasteries = Klöster
source-leftovers = Restbestand
source-posts = Grenzposten
source-routes = Handelswege
source-shields = Schilde
source-filled = belegt
source-rounds = Runden
