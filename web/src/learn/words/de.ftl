### Lernen und Nachschlagen.

## Taking a lesson

learn-title = Spielen lernen
learn-about = Eine echte Partie in etwa { $minutes } Minuten, durch Klicken gespielt. Du kannst jederzeit aufhören und später weitermachen.
learn-begin = Lektion beginnen
learn-resume = Lektion fortsetzen
learn-again = Noch einmal
learn-step = Schritt { $step } von { $steps }
learn-back = Zurück
learn-next = Weiter
learn-skip = Zum Ende
learn-restart = Von vorn
learn-leave = Verlassen
learn-you = Du
learn-do = Mach es für mich
learn-later = Das ginge auch. Sehen wir uns aber zuerst das an:
learn-blocked = Das geht gerade nicht. Achte auf die markierten Stellen.
learn-play = Gegen den Computer weiterspielen
learn-new = Neue Partie
learn-failed = Die Lektion konnte nicht geladen werden. Versuche es noch einmal.

## The Castles of Burgundy

learn-burgundy-goal =
    Worum es geht
    Du bist Fürst in Burgund und baust dein Fürstentum auf.
    Wer am Ende die meisten Punkte hat, gewinnt.
learn-burgundy-sources =
    Was Punkte bringt
    Am meisten zählen volle Gebiete deines Fürstentums, je früher, desto besser.
    Auch Tiere, verkaufte Waren, manche Gebäude und Klöster bringen Punkte.
learn-burgundy-end =
    Wann es endet
    Es gibt fünf Phasen, A bis E, mit je fünf Runden. Nach 25 Runden ist die Partie vorbei.
    Diese Lektion führt dich durch Phase A. Bruno spielt gegen dich.
learn-burgundy-duchy =
    Dein Fürstentum
    Es hat 37 Felder, jedes mit einer Farbe und einer Zahl.
    Du beginnst mit einer Burg in der Mitte.
learn-burgundy-regions =
    Gebiete
    Benachbarte Felder einer Farbe bilden ein Gebiet. Es zählt, sobald es voll ist.
    Dieses beige Gebiet hat ein einziges Feld, das blaue hat drei.
learn-burgundy-dice =
    Deine Würfel
    In jeder Runde würfeln alle mit zwei Würfeln. Jeder Würfel ist eine Aktion wert.
    Du hast 3 und 3 geworfen.
learn-burgundy-depots =
    Sechs Depots
    Plättchen liegen in sechs Depots, eines für jede Zahl des Würfels.
    Mit einem Würfel nimmst du ein Plättchen aus dem Depot seiner Zahl.
learn-burgundy-take =
    Ein Plättchen nehmen
    In Depot 3 liegt eine Bank. Gebäude sind beige, wie das einzelne Feld neben deiner Burg.
    Nimm die Bank aus Depot 3.
learn-burgundy-place =
    Es legen
    Die Bank wartet auf einem deiner drei Lagerfelder. Ein weiterer Würfel legt sie: auf ein Feld ihrer Farbe, mit der Zahl des Würfels, neben ein Plättchen, das du hast.
    Lege die Bank auf die beige 3 neben deiner Burg.
learn-burgundy-region =
    Zweierlei ist geschehen
    Jedes Gebäude wirkt, wenn es gelegt wird: Die Bank brachte 2 Silberlinge.
    Und das Gebiet ist voll: 1 Punkt für die Größe, 10 weitere für Phase A. In B sind es 8, dann 6, 4 und 2.
learn-burgundy-buy =
    Ein Plättchen kaufen
    Einmal im Zug darfst du für 2 Silberlinge ein Plättchen aus dem schwarzen Depot kaufen. Dafür brauchst du keinen Würfel.
    Kaufe die 3 Schweine.
learn-burgundy-turn =
    Den Zug beenden
    Beide Würfel sind benutzt. Die Schweine warten im Lager, bis ein Würfel passt.
    Beende deinen Zug.
learn-burgundy-round =
    Die nächste Runde
    Bruno hat zwei Plättchen genommen, und alle haben neu gewürfelt.
    In jeder Runde bringt der weiße Würfel eine Ware in ein Depot. In Depot 6 liegen nun zwei braune.
learn-burgundy-ship =
    Ein Schiff
    Schiffe holen Waren. Du hast eine 4 und eine 2.
    Nimm das Schiff aus Depot 4, dann lege es auf die blaue 2 neben deiner Burg.
learn-burgundy-load =
    Waren laden
    Ein gelegtes Schiff lädt alle Waren eines Depots. Du kannst drei Farben halten.
    Lade die Waren aus Depot 6.
learn-burgundy-bridge =
    Die Brücke
    Jedes Schiff bringt dich auch auf der Brücke voran. Wer am weitesten ist, beginnt die nächste Runde.
    Und du hast jetzt 3 braune Waren.
learn-burgundy-castle =
    Eine Burg
    Auch Bruno hat ein Gebiet gefüllt. Deine neuen Würfel sind 2 und 6.
    Nimm die Burg aus Depot 2, dann lege sie auf die dunkelgrüne 6.
learn-burgundy-action =
    Eine weitere Aktion
    Eine gelegte Burg gibt sofort eine weitere Aktion mit einem Würfel beliebiger Zahl.
    Nimm das Bergwerk aus Depot 5.
learn-burgundy-mine =
    Ein Bergwerk
    Jedes Bergwerk zahlt am Ende jeder Phase 1 Silberling.
    Lege es mit der 4 auf die graue 4.
learn-burgundy-worker =
    Arbeiter
    Die Schweine brauchen eine 4, dein Würfel zeigt 3. Ein Arbeiter ändert einen Würfel um 1, und 1 und 6 sind Nachbarn.
    Lege die Schweine auf die hellgrüne 4. Das kostet deinen Arbeiter.
learn-burgundy-animals =
    Tiere
    Tiere zählen sofort: 3 Schweine sind 3 Punkte.
    Kommen weitere Schweine auf dieselbe Weide, zählen diese 3 noch einmal.
learn-burgundy-sell =
    Waren verkaufen
    Runde fünf. Jede Warenfarbe gehört zu einer Zahl des Würfels, Braun zur 5.
    Verkaufe deine braunen Waren mit einer 5.
learn-burgundy-sold =
    Was ein Verkauf bringt
    Alle 3 sind auf einmal verkauft: je 2 Punkte zu zweit, und 1 Silberling für den Verkauf.
    Zu dritt sind es je 3 Punkte, zu viert je 4.
learn-burgundy-monastery =
    Ein Kloster
    Manche gelben Plättchen ändern die Regeln für dich, andere zählen am Ende. Dieses gibt 4 Punkte für jede Bank deines Fürstentums.
    Nimm das Kloster aus Depot 5.
learn-burgundy-phase =
    Das Ende einer Phase
    Phase A ist vorbei, und dein Bergwerk hat 1 Silberling gezahlt.
    Die Depots werden geleert und neu gefüllt; Waren bleiben liegen. Volle Gebiete bringen jetzt 8 statt 10 dazu.
learn-burgundy-knowledge =
    Das Kloster legen
    Nur Plättchen im Fürstentum zählen. Sobald dieses dort liegt, ist deine Bank am Ende 4 Punkte wert.
    Lege es mit der 1 auf die gelbe 1.
learn-burgundy-workers =
    Arbeiter nehmen
    Auch ein Würfel, der nirgends passt, nützt etwas: Er bringt 2 Arbeiter.
    Nimm mit der 6 Arbeiter.
learn-burgundy-buildings =
    Alle Gebäude
    Bank 2 Silberlinge, Pension 4 Arbeiter, Wachturm 4 Punkte, Lagerhaus ein Verkauf ohne Würfel.
    Schreinerei, Kirche und Markt holen ein Plättchen aus einem beliebigen Depot; das Rathaus legt ein weiteres.
learn-burgundy-towns =
    Städte
    Beige Gebiete sind Städte. Jede Art von Gebäude darf in einer Stadt nur einmal stehen.
    Eine große Stadt verlangt also viele verschiedene.
learn-burgundy-bonus =
    Bonusplättchen
    Wer als Erster alle Felder einer Farbe belegt, nimmt das große Bonusplättchen, der Zweite das kleine.
    Zu zweit bringen sie 5 und 2 Punkte.
learn-burgundy-final =
    Die letzten Punkte
    Am Ende zählt jede unverkaufte Ware, jeder Silberling und jedes Paar Arbeiter 1 Punkt.
    Dann zählen die Klöster.
learn-burgundy-over =
    Das ist alles
    Du führst mit 20 zu 19.
    Spiele von hier weiter oder beginne eine eigene Partie.

## Mombasa

learn-mombasa-goal =
    Worum es geht
    Du investierst in vier Handelskompanien.
    Wer nach sieben Runden die meisten Pfund hat, gewinnt.
learn-mombasa-sources =
    Was zählt
    Dein Bargeld, deine Anteile an jeder der vier Kompanien, deine Diamantenleiste und deine Buchhaltungsleiste.
    Alles wird in Pfund zusammengezählt.
learn-mombasa-ladders =
    Zwei eigene Leisten
    Auf ihnen rücken Diamant und Tintenfass vor. Was sie erreichen, zählt am Ende, je bis zu 60 Pfund.
learn-mombasa-value =
    Was ein Anteil wert ist
    Jede Kompanie hat eine Basis mit Handelsposten. Wo ein Posten fort ist, sieht man seine Münzen.
    Ein Anteil ist so viele Pfund wert, wie Münzen zu sehen sind. Noch ist das überall 0.
learn-mombasa-tracks =
    Wie man Anteile bekommt
    Jede Kompanie hat eine Leiste. Das letzte Anteilssymbol, das dein Marker erreicht hat, sagt, wie viele Anteile du hast.
    Am Ende zählt: Anteile mal Münzen.
learn-mombasa-round =
    Eine Runde
    Erst planen alle verdeckt ihre Karten. Dann seid ihr reihum mit je einer Aktion dran, bis alle aufgehört haben.
    Bruno ist Startspieler. Er hat schon geplant.
learn-mombasa-plan =
    Karten planen
    Du hast drei Aktionsplätze. Karten einer Art wirken am besten zusammen.
    Lege Baumwolle 1 auf Platz 1, Baumwolle 2 auf Platz 2 und den Buchhalter auf Platz 3.
learn-mombasa-rest =
    Ruhestapel
    Über jedem Platz liegt ein Ruhestapel. Nach der Runde ruhen deine Karten dort, jede über ihrem Platz.
    Am Ende einer Runde nimmst du nur einen Stapel zurück. Es ist also wichtig, was wo liegt.
learn-mombasa-secret =
    Verdeckt
    Niemand sieht deinen Plan, bevor alle fertig sind.
    Sage, dass du fertig geplant hast.
learn-mombasa-reveal =
    Alle Karten sind offen
    Bruno hat die meiste Expansion. So konnte er einen Bonusmarker auf deren Mehrheitsfeld setzen: 3 Schritte auf der Leiste Mombasa und 1 Pfund.
    Das verbraucht keine Karte.
learn-mombasa-majority =
    Die meiste Baumwolle
    Du hast 3 Baumwolle, Bruno keine. So steht dir das Feld für Baumwolle offen: 2 Schritte auf der Leiste Saint-Louis.
    Setze einen Bonusmarker auf das Mehrheitsfeld für Baumwolle und gehe beide Schritte.
learn-mombasa-share =
    Dein erster Anteil
    Dein Marker hat ein Anteilssymbol erreicht: Du hast 1 Anteil an Saint-Louis.
    Inzwischen hat Bruno seinen Buchhalter genutzt.
learn-mombasa-bookkeeper =
    Der Buchhalter
    Er zieht dein Tintenfass von Buch zu Buch. Jedes Buch verlangt offene Karten, das erste 3 Baumwolle. Sie werden nicht verbraucht.
    Nutze den Buchhalter und ziehe das Tintenfass.
learn-mombasa-books =
    Neue Bücher
    Das Buch hat 2 Pfund gebracht. Dann gibt der Buchhalter 2 Buchpunkte: A- und B-Bücher kosten 1, C-Bücher 2.
    Nimm das A-Buch für Expansion 2 und das A-Buch für einen Diamantenhändler.
learn-mombasa-shelve =
    Wohin damit
    Das Tintenfass kommt über keine Lücke, die Bücher sollten also gleich hinter ihm liegen.
    Lege das Buch für Expansion auf Feld 1 und das für den Händler auf Feld 2.
learn-mombasa-posts =
    Bruno breitet sich aus
    Mit 4 Punkten hat er Mombasa in vier Regionen geführt; deren Belohnungen gehören ihm.
    Die 5 Münzen aber, die man jetzt sieht, zählen für alle mit Anteilen an Mombasa.
learn-mombasa-goods =
    Waren nutzen
    Mit Waren erwirbst du eine Karte oder gehst auf Leisten vor. Karten einer Art werden zusammengezählt.
    Nutze Baumwolle 2 und Baumwolle 1: das sind 3 Einheiten.
learn-mombasa-buy =
    Eine Karte erwerben
    Der Preis ist die Kiste auf der Karte und die Kiste neben ihrem Feld zusammen. Eine Karte je Aktion.
    Nimm den Diamantenhändler für 1 Einheit. Er kommt auf deine Hand.
learn-mombasa-steps =
    Schritte auf Leisten
    Jede Einheit, die übrig ist, ist ein Schritt auf einer beliebigen Leiste.
    Gehe zwei Schritte auf der Leiste Saint-Louis.
learn-mombasa-special =
    Ein Sonderfeld
    Der erste Schritt hat ein Sonderfeld erreicht: 1 Pfund und ein Bonus für den Rest der Partie.
    Der zweite hat deinen zweiten Anteil gebracht.
learn-mombasa-tile =
    Bonusplättchen
    Vier Felder reservieren ein Plättchen für die nächste Runde. Bruno hat das +1-Warenplättchen genommen.
    Reserviere das Buchhalterplättchen für 1 Pfund.
learn-mombasa-pass =
    Die Phase beenden
    Bruno hat aufgehört. Wer aufhört, nimmt einen Ruhestapel zurück; danach kommen die gespielten Karten zur Ruhe.
    Beende deine Aktionsphase und nimm Ruhestapel 3.
learn-mombasa-next =
    Die nächste Runde
    Die rechte Spalte der Auslage wurde abgelegt, der Rest rückte nach rechts und wurde billiger, neue Karten kamen.
learn-mombasa-again =
    Wieder planen
    Das Buchhalterplättchen gehört in dieser Runde dir, und beide Expansionskarten sind schon geplant.
    Lege den Diamantenhändler auf Platz 3 dazu und sage, dass du fertig bist.
learn-mombasa-jar =
    Zwei Bücher in einem Zug
    Das nächste Buch verlangt Expansion 2: du hast 4. Das dahinter verlangt einen Händler: deiner liegt offen. Nur das Buch, auf dem das Tintenfass stehen bleibt, zahlt.
    Nutze das Buchhalterplättchen und ziehe das Tintenfass zweimal.
learn-mombasa-points =
    Ein Buch oder ein Pfund
    Das Plättchen gibt 1 Buchpunkt. Ohne Buch ist jeder Punkt 1 Pfund wert.
    Nimm das Pfund.
learn-mombasa-expand =
    Eine Kompanie ausbreiten
    Alle Expansionskarten werden zusammen genutzt: 4 Punkte für eine Kompanie. Du hast 2 Anteile an Saint-Louis.
    Breite Saint-Louis aus.
learn-mombasa-enter =
    Regionen betreten
    Eine Region muss an die Basis oder einen Posten der Kompanie grenzen. Eine einfache Grenze kostet 1 Punkt, eine doppelte 2, ein fremder Posten 1 mehr.
    Betritt Senegambien, dann den Maghreb, dann Guinea, immer mit Posten aus Spalte 1.
learn-mombasa-call =
    Eine Kapitaleinlage
    Senegambien bringt einen Schritt. Er führt über eine Kapitaleinlage: zahle 2 Pfund oder bleib stehen.
    Gehe den Schritt auf der Leiste Saint-Louis.
learn-mombasa-drive =
    Was es gebracht hat
    Die Regionen brachten 2 Pfund, einen Diamantschritt und einen Schritt. Und 2 Münzen sind zu sehen: deine 2 Anteile sind 4 Pfund wert.
    Fremde Posten in einer Region, die du betrittst, werden verdrängt. Sie gehen nach Hause und decken wieder Münzen ab.
learn-mombasa-merchant =
    Diamanten
    Ein Diamantenhändler zieht deinen Diamanten vor und bringt Pfund.
    Nutze den Diamantenhändler.
learn-mombasa-slots =
    Zwei weitere Plätze
    Auf ihrem Weg schalten Diamant und Tintenfass einen vierten und einen fünften Aktionsplatz frei.
    Was sie erreicht haben, zählt am Ende, je bis zu 60 Pfund.
learn-mombasa-spaces =
    Weitere Bonusfelder
    Werde Startspieler und bekomme einen Buchpunkt, kaufe eine Karte für Pfund oder lege eine für Pfund ab.
    Manche Leisten schalten weitere Felder frei.
learn-mombasa-final =
    Wie du stehst
    8 Pfund, und 2 Anteile zu 2 Pfund: das wären jetzt 12.
    Nach Runde 7 wird alles gezählt, auch die Anteile auf deinen Karten.
learn-mombasa-over =
    Das ist alles
    Fünf Runden kommen noch.
    Spiele von hier weiter oder beginne eine eigene Partie.

## The rules

rules-title = Regeln
rules-search = In den Regeln suchen
rules-contents = Inhalt
rules-glossary = Glossar
rules-found = { $count ->
    [0] Nichts gefunden. Versuche ein anderes Wort oder nur seinen Anfang.
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rules-decision = Entscheidung
rules-link = Link zu Regel { $rule }
rules-learn = Spielend lernen
rules-failed = Die Regeln konnten nicht geladen werden. Versuche es noch einmal.

rules-kind-building = Gebäude
rules-kind-animal = Tiere
rules-kind-monastery = Klöster
rules-kind-land = Burgen, Bergwerke, Schiffe
rules-kind-goods = Waren
rules-kind-things = Silberlinge, Arbeiter und mehr
rules-kind-trade = Pfund, Handelsposten und mehr
rules-kind-shield = Schilde
rules-kind-company = Kompanien
rules-kind-card = Karten
rules-kind-tile = Bonusplättchen
rules-kind-bonus = Bonusfelder
rules-thing-silver = Silberlinge
rules-thing-worker = Arbeiter
rules-thing-bonus = Bonusplättchen
rules-thing-white-die = weißer Würfel
rules-thing-post = Handelsposten
rules-thing-share = Anteile
rules-thing-diamond = Diamant
rules-thing-ink-jar = Tintenfass
rules-thing-marker = Bonusmarker
rules-thing-pound = Pfund
rules-thing-crate = Kiste
rules-thing-mine = Minen
rules-thing-books = Bücher
rules-thing-call = Kapitaleinlagen
