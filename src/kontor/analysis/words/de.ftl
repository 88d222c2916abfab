### What is said about the analysis of a game, in the terminal, on its page and on the web table.

analysis-about = { $title }, { $names }: { $count } Entscheidungen, beurteilt von { $bot } mit je { $playouts } Durchgängen.
analysis-unfinished = Das Spiel ist nicht zu Ende; beurteilt ist es, so weit es reicht.
analysis-nothing = Es gibt nichts zu beurteilen: noch hatte niemand eine Wahl.
analysis-choices = Wahlen
analysis-errors = Fehler
analysis-cost = Preis
analysis-luck = Glück
analysis-luck-points = Glück in Punkten
analysis-margin = Vorsprung
analysis-turning = Wendepunkte
analysis-chance = Zufall
analysis-better = Besser: { $choice }
analysis-dearest = Die teuersten Fehler: { $name }
analysis-chart = Erwarteter Vorsprung
analysis-all = Alle Wahlen
analysis-number = Nr.
analysis-choice = Wahl
analysis-before = vorher
analysis-after = nachher
analysis-explained = Der Vorsprung sagt, um wie viele Punkte jemand vor dem besten Gegner liegt. Vor einer Wahl ist es der, den die beste Wahl verspricht, nach ihr der, den die getroffene verspricht; der Preis eines Fehlers ist der Unterschied. Es zählt nur, was sicher schlechter war. Glück ist, was der Zufall über den Durchschnitt hinaus gab: im Vorsprung und in den eigenen Punkten.
analysis-fine = Etwas Besseres wurde nicht gefunden.
analysis-trust-burgundy = Es urteilt ein Computerspieler, der etwa einen Zug weit sieht. Fehler von drei Punkten und mehr sind meist wirklich welche; eine einzelne Zahl kann um etwa einen Punkt danebenliegen. Preise und Glück ergeben zusammen nicht den Vorsprung am Ende.
analysis-trust-mombasa = Es urteilt ein Computerspieler, der etwa eine Runde weit sieht. Nimm seine Zahlen als Hinweise, wo sich das Hinsehen lohnt: Summen sind übertrieben, und eine einzelne Zahl kann um zwanzig Punkte falsch sein. Preise und Glück ergeben zusammen nicht den Vorsprung am Ende.
