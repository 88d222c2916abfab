### The words of the board of The Castles of Burgundy. `-ask-` is what the action bar asks,
### `-tell-` explains a thing, `-term-` is its title; the rest names places for those who listen.

burgundy-chapter = Phase { $phase }, Runde { $round }

## What is asked

burgundy-ask-start = Wähle, wohin deine Startburg kommt.
burgundy-ask-dice = Du bist am Zug: wähle einen Würfel ({ $first }, { $second }).
burgundy-ask-die = Nutze deinen letzten Würfel, die { $die }.
burgundy-ask-buy = Beide Würfel sind genutzt: kaufe ein Plättchen oder beende den Zug.
burgundy-ask-end = Beide Würfel sind genutzt: beende den Zug.
burgundy-ask-action = Eine Aktion mit beliebiger Zahl: wähle, wofür.
burgundy-ask-white = Du hast eine Aktion mit der { $value } des weißen Würfels.
burgundy-ask-fetch = { $tile }: wähle ein Plättchen aus den Depots.
burgundy-ask-sell = Wähle die Waren, die du verkaufst.
burgundy-ask-place = Lege ein weiteres Plättchen aus deinem Lager, ohne Würfel.
burgundy-ask-ship = Wähle ein Depot, das du leerst.
burgundy-ask-ship-beside = Wähle ein zweites Depot, das du leerst, neben Depot { $depot }.
burgundy-ask-load = Wähle, welche Waren aus Depot { $depot } du lädst.
burgundy-ask-discard = Mach Platz für { $tile }: wähle ein gelagertes Plättchen zum Abwerfen.
burgundy-ask-crane = Wähle das Gebäude, als das du den Kran nutzt.
burgundy-ask-herd = Wähle die Tiere, mit denen die Gänse zählen.
burgundy-ask-crest = Wähle die Burg, auf die Schild { $shield } kommt.
burgundy-ask-claim = Wähle ein Plättchen, das du sofort legst.
burgundy-ask-set = Wähle das Feld für: { $tile }.
burgundy-ask-tribute = Zahle den Tribut für deine Schilde, oder gib einen ab.
burgundy-ask-cargo = Wähle eine Farbe: alle ihre Waren kommen an Bord.
burgundy-ask-name = Wähle die Person, deren Klöster du kopierst.
burgundy-ask-trim = Wähle ein gelagertes Plättchen zum Abwerfen: nur drei dürfen bleiben.
burgundy-ask-keep = Wähle, in welches Lager es kommt: { $tile }.
burgundy-ask-parts = Wähle, was als Nächstes kommt.
burgundy-ask-points = Kaufe weitere Punkte für Silberlinge, oder passe.
burgundy-ask-trade = Wähle ein schwarzes Plättchen für 5 Waren, oder passe.
burgundy-ask-pay = Wähle eine Ware zum Bezahlen: noch { $count }.
burgundy-ask-which = Wähle den Würfel dafür.
burgundy-ask-payment = Wähle, womit du zahlst: Silberlinge oder Arbeiter.
burgundy-ask-ways = { $die ->
    [any] Beliebige Zahl
   *[other] Die { $die }
}: { $ways }.
burgundy-way-take = Plättchen nehmen
burgundy-way-place = Plättchen legen
burgundy-way-sell = Waren verkaufen
burgundy-way-workers = Arbeiter nehmen
burgundy-unused = { $dice ->
    [one] Ein Würfel ist übrig: trotzdem beenden
   *[other] { $dice } Würfel sind übrig: trotzdem beenden
}

## Places

burgundy-boards = Alle Pläne
burgundy-main-board = Spielplan
burgundy-duchy = Fürstentum von { $player }
burgundy-hand = Mein Lager, meine Würfel und Waren
burgundy-space = { $space }: { $number }, { $colour }, leer
burgundy-depot = Depot { $depot }
burgundy-depot-goods = Depot { $depot }: { $goods }
burgundy-in-depot = { $tile }, Depot { $depot }
burgundy-empty-slot = Depot { $depot }: leer ({ $colour })
burgundy-black-depot = Schwarzes Depot
burgundy-in-black = { $tile }, schwarzes Depot
burgundy-inns = Gasthöfe: { $inns }
burgundy-bonus = Bonusplättchen für { $colour }: { $large } und { $small }
burgundy-white-die = Weißer Würfel: { $value }
burgundy-die = Würfel: { $value }
burgundy-die-any = Würfel mit beliebiger Zahl
burgundy-die-used = Würfel: { $value }, genutzt
burgundy-store = Lagerfeld, leer
burgundy-stored = Im Lager: { $tile }
burgundy-shared = Gemeinsames Lager
burgundy-workers = Arbeiter: { $workers }
burgundy-silver = Silberlinge: { $silver }
burgundy-sold = Verkaufte Waren: { $count }{ $count ->
    [0] { "" }
   *[other] {" "}({ $goods })
}
burgundy-shield = Schild { $shield }: { $power }
burgundy-shield-title = Schild { $shield }
burgundy-post = Grenzposten
burgundy-route = Handelsweg
burgundy-route-space = { $number }: { $goods }, { $tile }; dort liegt: { $laid }
burgundy-player = { $player }: { $points } Punkte
burgundy-alone = { $player }: { $points } Felder belegt
burgundy-phases = Phasen
burgundy-phase = Phase { $phase }: { $points } Punkte für ein Gebiet
burgundy-rounds = Runden
burgundy-round = Runde { $round }
burgundy-round-goods = Runde { $round }: { $goods }
burgundy-bridge = Brücke
burgundy-on-bridge = { $player }: Feld { $space } der Brücke
burgundy-order = Reihenfolge dieser Runde
burgundy-target = { $marker } von { $target }

## What things do

burgundy-term-depot = Depot
burgundy-tell-depot = Ein Würfel mit dieser Zahl nimmt eines der Plättchen ins Lager. Waren warten hier auf Schiffe.
burgundy-term-black-depot = Schwarzes Depot
burgundy-tell-black-depot = Einmal in deinem Zug darfst du hier ein Plättchen für 2 Silberlinge kaufen, ohne Würfel.
burgundy-term-white-die = Weißer Würfel
burgundy-tell-white-die = Einmal je Runde geworfen: die nächste Ware kommt in das Depot mit seiner Zahl.
burgundy-term-die = Würfel
burgundy-tell-die = Jeder Würfel ist eine Aktion: ein Plättchen nehmen, eines legen, Waren verkaufen oder 2 Arbeiter nehmen. Ein Arbeiter ändert ihn um 1; 1 und 6 sind Nachbarn.
burgundy-term-worker = Arbeiter
burgundy-tell-worker = Einer ändert einen Würfel um 1. Jeder Würfel bringt 2 Arbeiter. Am Ende sind zwei 1 Punkt wert.
burgundy-term-silver = Silberlinge
burgundy-tell-silver = 2 Silberlinge kaufen ein Plättchen des schwarzen Depots. Am Ende ist jeder 1 Punkt wert.
burgundy-term-store = Lager
burgundy-tell-store = Jedes genommene Plättchen wartet hier, bis du es legst. Ist alles voll, wird eines abgeworfen.
burgundy-term-goods-space = Warenfelder
burgundy-tell-goods-space = Platz für die Waren einer Farbe, so viele es auch sind.
burgundy-term-sold = Verkaufte Waren
burgundy-tell-sold = Sie liegen bis zum Ende verdeckt; manche Klöster zählen sie.
burgundy-term-phase = Phasen
burgundy-tell-phase = Fünf Phasen zu fünf Runden. Ein vollendetes Gebiet bringt diese Punkte zusätzlich zu denen für seine Größe.
burgundy-term-round = Runden
burgundy-tell-round = In jeder Runde kommt die erste dieser Waren in das Depot mit der Zahl des weißen Würfels.
burgundy-term-bridge = Brücke
burgundy-tell-bridge = Jedes Schiff bringt dich ein Feld vor. Wer weiter vorn oder im Stapel höher liegt, ist früher am Zug.
burgundy-term-order = Reihenfolge
burgundy-tell-order = Die Reihenfolge dieser Runde, abgelesen von der Brücke, als sie begann.
burgundy-term-route = Handelsweg
burgundy-tell-route = Verkaufte Waren kommen von links nach rechts hierher. Auf einem Feld ihrer Farbe bringt eine Ware den Bonus.
burgundy-tell-route-open = Feld { $number } ({ $goods }): Eine Ware dieser Farbe bringt den Bonus: { $tile }.
burgundy-tell-route-earned = Feld { $number } ({ $goods }): Eine Ware dieser Farbe hat den Bonus gebracht: { $tile }.
burgundy-tell-route-missed = Feld { $number } ({ $goods }): Hier liegt eine Ware anderer Farbe, der Bonus ist verfallen: { $tile }.
burgundy-term-post = Grenzposten
burgundy-tell-post = Zwei durch Plättchen verbundene Posten bringen den Wert der Phase, der dritte noch einmal, mit einem Bonus für die ersten beiden.
burgundy-term-target = Ziel
burgundy-tell-target = Erreichst du es, hast du eine Aktion mit beliebiger Zahl; dann beginnst du neu mit einem um 5 Punkte kleineren Ziel.
burgundy-term-points = Punkte
burgundy-tell-points = Die meisten Punkte gewinnen. Ein vollendetes Gebiet bringt je nach Größe 1, 3, 6, 10, 15, 21, 28 oder 36 und den Wert der Phase.
burgundy-tell-space = Für Plättchen dieser Art ({ $colour }), neben einem deiner Plättchen, mit einem Würfel dieser Zahl. Ein volles Gebiet bringt Punkte.
burgundy-tell-region = { $size ->
    [1] Ein Gebiet aus 1 Feld.
   *[other] Ein Gebiet aus { $size } Feldern, { $missing } davon leer.
} In dieser Phase vollendet bringt es { $points } + { $phase } Punkte.
burgundy-tell-last-region = Damit wären alle Felder der Farbe belegt: Das bringt ein Bonusplättchen.
burgundy-tell-goods = Verkauft mit einer { $die }: alle dieser Farbe zusammen, für 1 Silberling und je 2, 3 oder 4 Punkte zu zweit, dritt oder viert.
burgundy-tell-shield = Mit einem Pasch genommen, auf eine Burg gelegt. Kostet am Ende jeder Phase 1 Silberling.
burgundy-tell-bonus = Wer zuerst alle Felder der Farbe belegt, nimmt das große Plättchen, wer danach, das kleine.
burgundy-tell-source-regions = Ein vollendetes Gebiet bringt Punkte nach seiner Größe, von 1 Feld bis 8: { $regions }.
burgundy-tell-source-phases = Ein vollendetes Gebiet bringt auch den Wert der Phase: { $phases }.
burgundy-tell-source-goods = Jede verkaufte Ware bringt zu zweit, dritt oder viert 2, 3 oder 4 Punkte.
burgundy-tell-source-monasteries = Was Klöster bei Spielende zählen.
burgundy-tell-source-leftovers = Am Ende je 1 Punkt für jede nicht verkaufte Ware, jeden Silberling und je 2 Arbeiter.
burgundy-tell-source-routes = Punkte, die der Handelsweg als Bonus gebracht hat.
burgundy-tell-source-shields = Am Ende die Punkte der Schilde, die auf deinen Burgen liegen.
burgundy-tell-source-filled = Belegte Felder deines Fürstentums.
burgundy-tell-source-rounds = Runden, die übrig waren, als das letzte Feld belegt wurde.

burgundy-tell-castle = Sofort eine Aktion mit beliebiger Zahl.
burgundy-tell-mine = 1 Silberling am Ende jeder Phase.
burgundy-tell-ship = Nimm die Waren eines Depots, dann rücke auf der Brücke ein Feld vor.
burgundy-tell-warehouse = Verkaufe sofort alle Waren einer Farbe.
burgundy-tell-carpenter = Nimm ein Gebäude aus einem beliebigen Depot ins Lager.
burgundy-tell-church = Nimm ein Bergwerk, ein Kloster oder eine Burg aus einem beliebigen Depot ins Lager.
burgundy-tell-market = Nimm ein Schiff oder ein Tierplättchen aus einem beliebigen Depot ins Lager.
burgundy-tell-boarding-house = Sofort 4 Arbeiter.
burgundy-tell-bank = Sofort 2 Silberlinge.
burgundy-tell-town-hall = Lege ein weiteres Plättchen aus deinem Lager, auf ein Feld mit beliebiger Zahl.
burgundy-tell-watchtower = Sofort 4 Punkte.
burgundy-tell-crane = Nutze einmal den Effekt eines beliebigen Gebäudes. Am Ende zählt er als ein Gebäude deiner Wahl.
burgundy-tell-white-castle = Sofort eine Aktion mit der Zahl des weißen Würfels. Sie ist ein Gebäude.
burgundy-tell-animal = So viele Punkte wie Tiere, und dazu noch einmal alle Tiere derselben Art auf derselben Weide.
burgundy-tell-geese = 2 Punkte und die Tiere einer Art auf derselben Weide. Spätere Tiere dort bringen 2 mehr.
burgundy-tell-inn = Für ein Feld jeder Farbe, einer je Gebiet. Das Gebiet zählt als um 1 größer.
burgundy-tell-black-tile = Für ein Feld jeder Farbe. Es hat keinen Effekt.
burgundy-tell-monastery1 = Du darfst in einer Stadt gleiche Gebäude mehrmals legen.
burgundy-tell-monastery2 = Am Ende jeder Phase auch 1 Arbeiter für jedes Bergwerk.
burgundy-tell-monastery3 = Ein Verkauf bringt 2 Silberlinge statt 1.
burgundy-tell-monastery4 = Ein Verkauf bringt auch 1 Arbeiter.
burgundy-tell-monastery5 = Ein Schiff nimmt auch die Waren eines Depots neben dem ersten.
burgundy-tell-monastery6 = Kaufe aus jedem Depot, und zahle mit Silberlingen, Arbeitern oder einem von jedem.
burgundy-tell-monastery7 = Jedes Tierplättchen, das zählt, bringt 1 Punkt mehr.
burgundy-tell-monastery8 = Jeder Arbeiter ändert einen Würfel um 1 oder 2.
burgundy-tell-monastery9 = Beim Legen von Gebäuden darf der Würfel gratis um 1 geändert werden.
burgundy-tell-monastery10 = Beim Legen von Schiffen und Tieren darf der Würfel gratis um 1 geändert werden.
burgundy-tell-monastery11 = Beim Legen von Burgen, Bergwerken und Klöstern darf der Würfel gratis um 1 geändert werden.
burgundy-tell-monastery12 = Beim Nehmen von Plättchen darf der Würfel gratis um 1 geändert werden.
burgundy-tell-monastery13 = Arbeiter nehmen bringt auch 1 Silberling.
burgundy-tell-monastery14 = Arbeiter nehmen bringt 4 statt 2.
burgundy-tell-monastery15 = Am Ende 2 Punkte für jede Warenfarbe, die du verkauft hast.
burgundy-tell-monastery24 = Am Ende 4 Punkte für jede Tierart in deinem Fürstentum.
burgundy-tell-monastery25 = Am Ende 1 Punkt für jede Ware, die du verkauft hast.
burgundy-tell-monastery26 = Am Ende 3 Punkte für jedes deiner Bonusplättchen.
burgundy-tell-monastery27 = Dein Stein liegt auf der Brücke immer oben auf seinem Stapel.
burgundy-tell-monastery28 = In deinem Zug darfst du beliebig oft 2 Arbeiter für 1 Silberling kaufen.
burgundy-tell-counted = Am Ende 4 Punkte für jedes davon in deinem Fürstentum: { $building }.
