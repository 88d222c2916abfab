### Die Wörter für den Tisch von Mombasa.

mombasa-chapter = Runde { $round }
mombasa-company = { $company ->
    [mombasa] Mombasa
    [cape-town] Kapstadt
    [saint-louis] Saint-Louis
   *[cairo] Kairo
}

## What is asked

mombasa-ask-choose = Wähle eines deiner zwei Startplättchen.
mombasa-ask-rest = Wähle die Karte für Ruheplatz { $slot }.
mombasa-ask-plan = Plane: erst eine Karte, dann einen Platz. Sage, wenn du fertig bist.
mombasa-ask-planned = Alle Plätze sind belegt. Ändere deinen Plan, oder sage, dass du fertig bist.
mombasa-ask-turn = Du bist am Zug: nutze eine Karte, setze einen Bonusmarker, oder beende deine Phase.
mombasa-ask-turn-cards = Du bist am Zug: nutze eine Karte, oder beende deine Phase.
mombasa-ask-turn-markers = Du bist am Zug: setze einen Bonusmarker, oder beende deine Phase.
mombasa-ask-end = Es gibt nichts mehr zu tun: beende deine Aktionsphase.
mombasa-ask-goods = { $units ->
    [one] { $units } Einheit: erwirb eine Karte, gehe auf Leisten vor, oder nimm Warenkarten hinzu.
   *[other] { $units } Einheiten: erwirb eine Karte, gehe auf Leisten vor, oder nimm Warenkarten hinzu.
}
mombasa-ask-units = { $units ->
    [one] { $units } Einheit: wähle eine Leiste zum Vorgehen.
   *[other] { $units } Einheiten: wähle eine Leiste zum Vorgehen.
}
mombasa-ask-units-more = { $units ->
    [one] { $units } Einheit: gehe auf einer Leiste vor, oder lege Warenkarten dazu.
   *[other] { $units } Einheiten: gehe auf Leisten vor, oder lege Warenkarten dazu.
}
mombasa-ask-mixed = { $units ->
    [one] { $units } Einheit: gemischte Waren müssen eine Karte erwerben; nimm weitere Warenkarten hinzu.
   *[other] { $units } Einheiten: gemischte Waren müssen eine Karte erwerben; nimm weitere Warenkarten hinzu.
}
mombasa-ask-advance = { $steps ->
    [one] Gehe { $steps } Schritt auf einer leuchtenden Leiste, oder verzichte.
   *[other] Gehe bis zu { $steps } Schritte auf einer leuchtenden Leiste, oder verzichte.
}
mombasa-ask-points = { $points ->
    [one] { $points } Buchpunkt: nimm ein Buch, oder ein Pfund dafür.
   *[other] { $points } Buchpunkte: nimm Bücher, oder Pfund dafür.
}
mombasa-ask-jar = Ziehe das Tintenfass weiter, oder lasse es stehen.
mombasa-ask-jar-stuck = Das Tintenfass kann nicht weiter. Drehe ein Buch um, oder fahre fort.
mombasa-ask-buy = Wähle eine Karte, die du für Pfund kaufst.
mombasa-ask-discard = Wähle eine Handkarte zum Ablegen.
mombasa-ask-discard-coffee = Wähle eine Kaffeekarte deiner Hand zum Ablegen.
mombasa-ask-remove = { $count ->
    [one] Wähle eine Spalte, aus der du { $count } Posten entfernst.
   *[other] Wähle Spalten, aus denen du { $count } Posten entfernst.
}
mombasa-ask-expand = { $points ->
    [one] { mombasa-company } breitet sich aus: noch { $points } Punkt. Wähle eine Region.
   *[other] { mombasa-company } breitet sich aus: noch { $points } Punkte. Wähle eine Region.
}
mombasa-ask-expanded = { $points ->
    [one] { mombasa-company } kann mit { $points } Punkt nichts mehr betreten: beende die Expansion.
   *[other] { mombasa-company } kann mit { $points } Punkten nichts mehr betreten: beende die Expansion.
}
mombasa-ask-return = Wähle die Spalte, in die der Posten von { mombasa-company } zurückkehrt.
mombasa-ask-shelve = { $count ->
    [one] Lege das Buch auf deine Buchhaltungsleiste.
   *[other] Lege { $count } Bücher auf deine Buchhaltungsleiste.
}
mombasa-ask-pick = Wähle den Ruhestapel, den du auf die Hand nimmst.
mombasa-ask-slot = Wähle den Platz für diese Karte.
mombasa-ask-card = Wähle die Karte für diesen Platz.
mombasa-ask-company = Wähle die Kompanie, die expandiert: ihre Basis.
mombasa-ask-column = Wähle die Spalte, aus der der Posten kommt.
mombasa-ask-region = Wähle die Region, in die der Posten kommt.
mombasa-ask-space = Wähle das Feld für dieses Buch.
mombasa-ask-book = Wähle das Buch für dieses Feld.
mombasa-ask-steps = Wähle, wie weit du gehst.
mombasa-ask-option = Wähle, was es dir bringt.
mombasa-ask-boost = Wähle die Warenkarte, die 1 mehr zählt.
mombasa-unused-slots = Plätze sind frei: trotzdem fertig
mombasa-unused-cards = Karten sind übrig: trotzdem beenden
mombasa-unused-markers = Bonusmarker sind übrig: trotzdem beenden

## The parts of the table

mombasa-parts = Teile des Tisches
mombasa-part-mine = Meins
mombasa-part-map = Karte
mombasa-part-tracks = Leisten
mombasa-part-cards = Karten
mombasa-part-books = Bücher
mombasa-part-others = Andere
mombasa-map = Landkarte
mombasa-display = Kartenauslage
mombasa-books = Buchauslage
mombasa-spaces = Bonusfelder
mombasa-area = Deine Ruhestapel und Aktionsplätze
mombasa-shelf = Deine Buchhaltungsleiste
mombasa-hand = Deine Hand
mombasa-totals = Was deine aktiven Karten wert sind
mombasa-starts = Deine Startplättchen

## Things on it

mombasa-base = Basis von { mombasa-company }: ein Anteil ist £{ $value } wert, Minen: { $mines }
mombasa-column = { mombasa-company }, Spalte { $column }, Posten: { $posts }
mombasa-region = { $region }{ $company ->
    [none] , kein Posten
   *[other] , Posten von { mombasa-company }
}{ $reward ->
    [pounds] , £{ $amount }
    [diamonds] , Diamantschritte: { $amount }
    [track] , Schritte auf der Leiste: { $amount }
    [points] , Buchpunkte: { $amount }
   *[none] { "" }
}{ $mines ->
    [0] { "" }
   *[other] , Minen: { $mines }
}
mombasa-cost = { $of ->
    [enter] Expansionspunkte: { $cost }
    [book] Buchpunkte: { $cost }
    [units] Einheiten: { $cost }
   *[pounds] £{ $cost }
}
mombasa-track = Leiste { $track } von { mombasa-company }
mombasa-step = Leiste { mombasa-company }, Feld { $at }{ $share ->
    [0] { "" }
   *[other] , Anteile: { $share }
}{ $call ->
    [0] { "" }
   *[other] , Kapitaleinlage £{ $call }
}{ $special ->
    [0] { "" }
   *[other] , Sonderfeld £{ $special }
}
mombasa-special = Sonderfeld: £{ $pounds }
mombasa-call = Kapitaleinlage der Leiste { $track }
mombasa-offer = { $card }, Preis { $price }
mombasa-space = { $taken ->
    [0] { $space }
   *[other] { $space }, besetzt
}
mombasa-tier = Leiste { mombasa-company }, ab { $from }: { mombasa-tier-pays }
mombasa-tier-pays = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}{ $pounds ->
    [0] { "" }
   *[other] , £{ $pounds }
}{ $diamonds ->
    [0] { "" }
    [one] , { $diamonds } Diamantschritt
   *[other] , { $diamonds } Diamantschritte
}{ $points ->
    [0] { "" }
    [one] , { $points } Buchpunkt
   *[other] , { $points } Buchpunkte
}{ $remove ->
    [0] { "" }
   *[other] , { $remove } Handelsposten entfernen
}
mombasa-option = Buchpunkte: { $points }, Diamantschritte: { $diamonds }
mombasa-first = Startspieler
mombasa-pounds = Pfund
mombasa-shares = Anteile von { mombasa-company }
mombasa-markers = Bonusmarker
mombasa-sum = £{ $pounds }
mombasa-closer = Aus der Nähe ansehen: { $player }
mombasa-used = { $card }, genutzt
mombasa-active = { $card }, aktiv
mombasa-slot-locked = Platz { $slot }, gesperrt
mombasa-slot-empty = Platz { $slot }, leer
mombasa-pile = Ruhestapel { $pile }: { $cards }
mombasa-pile-empty = Ruhestapel { $pile }, leer
mombasa-boost = Lege das +1-Warenplättchen auf { $card }
mombasa-shelf-space = Feld { $space }: { $book }
mombasa-shelf-empty = Feld { $space }, leer
mombasa-jar = Tintenfass auf Feld { $at }
mombasa-flip = Drehe das Buch auf Feld { $space } um
mombasa-diamonds = Dein Diamant ist auf Feld { $at }
mombasa-diamond = Feld { $at }{ $value ->
    [0] { "" }
   *[other] : £{ $value }
}{ $slot ->
    [true] , schaltet Platz 4 frei
   *[false] { "" }
}

## What they mean

mombasa-explain-goods = Einheiten für eine Aktion: { $value }. Sie erwerben eine Karte der Auslage, bringen dich auf Leisten voran, oder beides.
mombasa-explain-expansion = Expansionspunkte: { $value }. Alle deine Expansionskarten werden zusammen genutzt, für eine Kompanie.
mombasa-explain-bookkeeper = Zieht das Tintenfass, so weit du kannst; dann nutzt du so viele Buchpunkte: { $value }.
mombasa-explain-merchant = Diamantschritte: { $diamonds }; Pfund: { $pounds }.
mombasa-explain-mines = Ein Schritt mehr für je 2 Minen von { mombasa-company }; jetzt sind es { $mines }.
mombasa-explain-single = Bleibt bis zum Ende auf der Hand: ein Anteil an { mombasa-company }.
mombasa-explain-crate = Kiste { $crate }: ihr Teil des Preises und des Ertrags beim Ablegen.
mombasa-explain-share = Trägt einen Anteil an { mombasa-company } für die Schlusswertung.
mombasa-explain-book-needs = Das Tintenfass darf darauf, wenn deine aktiven Karten erfüllen, was über der Linie steht.
mombasa-explain-book-pays = Bleibt das Tintenfass darauf stehen, bekommst du, was unter der Linie steht.
mombasa-explain-book-cost = Buchpunkte, die es kostet: { $points }.
mombasa-explain-value = Ein Anteil ist jetzt £{ $value } wert: die sichtbaren Münzen der Basis.
mombasa-explain-posts = Posten in der Basis: { $posts }; aus dem Spiel: { $removed }; Minen: { $mines }.
mombasa-explain-column = Posten gehen von vorn aus einer Spalte. Ein letztes Feld, einmal frei, bleibt frei.
mombasa-explain-region-pounds = Wer sie betritt, bekommt Pfund: { $amount }.
mombasa-explain-region-diamonds = Wer sie betritt, zieht den Diamanten; Schritte: { $amount }.
mombasa-explain-region-track = Wer sie betritt, geht auf der Leiste der Kompanie vor, die sich ausbreitet; Schritte: { $amount }.
mombasa-explain-region-points = Wer sie betritt, bekommt Buchpunkte: { $amount }.
mombasa-explain-region-none = Sie bringt nichts, ist aber der einzige Weg in die Enklave.
mombasa-explain-region-mines = Minen für den Händler der Kompanie, die sie hält: { $mines }.
mombasa-explain-region-held = Hier steht ein Posten von { mombasa-company }.
mombasa-explain-entry = Über eine einfache Grenze 1 Punkt, über eine doppelte 2; gegen den Posten einer anderen Kompanie 1 mehr.
mombasa-explain-place = Du bist auf Feld { $at } von { $length }; deine Anteile auf der Leiste: { $shares }.
mombasa-explain-next = Schritte bis zum nächsten Anteil: { $steps }.
mombasa-explain-call = Ein Schritt über eine Kapitaleinlage kostet die gezeigten Pfund, jeden einmal.
mombasa-explain-special = Wer es erreicht, bekommt £{ $pounds }; alle, die schon dort waren, noch einmal.
mombasa-explain-expansion-value = Ab deinem nächsten Zug sind deine Expansionen mehr wert: { $amount }.
mombasa-explain-extra-markers = Ab deinem nächsten Zug hast du zusätzliche Bonusmarker: { $amount }.
mombasa-explain-cheaper = Karten, mit dieser Ware bezahlt, kosten weniger: { $amount }.
mombasa-explain-cheaper-mixed = Karten kosten weniger, mit welchen Waren auch immer: { $amount }. Verschiedene Waren dürfen gemischt werden.
mombasa-explain-goods-value = Jede deiner Karten dieser Ware zählt mehr: { $amount }.
mombasa-explain-books-diamonds = Bonusfeld, £{ $cost }: Buchpunkte und Diamantschritte.
mombasa-explain-buy-diamonds = Bonusfeld: kaufe eine Karte für Pfund, um { $discount } billiger, und Diamantschritte: { $steps }.
mombasa-explain-discard = Bonusfeld: lege eine Handkarte ab, für ihre Kiste und weitere Pfund: { $pounds }.
mombasa-explain-discard-coffee = Bonusfeld: lege eine Kaffeekarte der Hand ab, für ihre Kiste und weitere Pfund: { $pounds }.
mombasa-explain-steps = Bonusfeld, £{ $cost }: je { $steps } Schritte auf { $tracks } anderen Leisten.
mombasa-explain-space-first = Du nimmst den Startspielermarker und nutzt 1 Buchpunkt.
mombasa-explain-space-buy = Für £{ $cost } darfst du eine Karte der Auslage zu ihrem Preis in Pfund kaufen.
mombasa-explain-space-discard = Lege eine Handkarte ab, für ihre Kiste und weitere Pfund: { $pounds }.
mombasa-explain-space-majority = Offen für alle mit der höchsten aktiven Summe, auch bei Gleichstand. Deine Karten bleiben aktiv. Schritte auf der Leiste { mombasa-company }:
mombasa-explain-space-tier = ab { $from }: { mombasa-tier-pays }
mombasa-explain-space-tile = Für £{ $cost } bekommst du das Plättchen in der nächsten Runde.
mombasa-explain-tile-goods = Lege es auf eine deiner aktiven Warenkarten: sie zählt 1 Einheit mehr.
mombasa-explain-tile-bookkeeper = Wird wie ein Buchhalter mit 1 Buchpunkt genutzt.
mombasa-explain-tile-merchant = 2 Diamantschritte, und 1 für jeden anderen aktiven Diamantenhändler.
mombasa-explain-tile-expansion = 2 Expansionspunkte, zusammen mit deinen Expansionskarten.
mombasa-explain-start = Seine drei Karten ruhen zuerst, sein Buch liegt als erstes auf deiner Leiste, und du gehst die gezeigten Schritte.
mombasa-explain-slot-diamond = Wird frei, wenn dein Diamant das markierte Feld erreicht.
mombasa-explain-slot-jar = Wird frei, wenn dein Tintenfass das markierte Feld erreicht.
mombasa-explain-total = Was deine aktiven Karten jetzt wert sind, für Aktionen, Mehrheiten und Bücher.
mombasa-term-crate = Kiste
mombasa-explain-term-crate = Teil des Preises jeder Karte dieser Spalte, zusätzlich zur Kiste auf der Karte.
mombasa-term-deck = Kommende Karten
mombasa-explain-term-deck = Die übrigen Karten des Stapels nach Buchstaben: zuerst A, zuletzt E.
mombasa-term-first-player = Startspieler
mombasa-explain-term-first-player = Beginnt die Runde.
mombasa-term-pound = Pfund
mombasa-explain-term-pound = Jedes zählt am Ende 1.
mombasa-term-bonus-marker = Bonusmarker
mombasa-explain-term-bonus-marker = Jeder darf in einem Zug auf ein freies Bonusfeld; zur nächsten Runde kommen alle zurück.
mombasa-term-diamond-track = Diamantenleiste
mombasa-explain-term-diamond-track = Am Ende zählt der letzte erreichte Wert. Schritte über das letzte Feld hinaus bringen Pfund.
mombasa-term-bookkeeping-track = Buchhaltungsleiste
mombasa-explain-term-bookkeeping-track = Am Ende zählt der letzte Wert, den das Tintenfass erreicht hat. Wo ein A durchgestrichen ist, darf kein A-Buch hin.
mombasa-term-ink-jar = Tintenfass
mombasa-explain-term-ink-jar = Ein Buchhalter zieht es Buch für Buch weiter, so weit deine aktiven Karten es erlauben.
mombasa-term-resting-pile = Ruhestapel
mombasa-explain-term-resting-pile = Seine Karten sind nicht nutzbar, bis du ihn am Ende einer Aktionsphase zurücknimmst.
mombasa-term-action-slot = Aktionsplatz
mombasa-explain-term-action-slot = Für eine geplante Karte, die danach auf dem Stapel darüber ruht.
mombasa-term-round = Runden
mombasa-explain-term-round = Sieben werden gespielt. Wenn eine beginnt, kommen die Münzen über ihr zu den Büchern in ihrer Spalte.
mombasa-term-score = Wertung
mombasa-explain-term-score = Was alles wert wäre, wenn das Spiel jetzt endete.
