### What is said about the analysis of a game, in the terminal, on its page and on the web table.

analysis-about = { $title }, { $names }: { $count } beslissingen, beoordeeld door { $bot } met elk { $playouts } simulaties.
analysis-unfinished = Het spel is niet afgelopen; het is beoordeeld zover het gaat.
analysis-nothing = Er is niets te beoordelen: niemand had nog een keuze.
analysis-choices = keuzes
analysis-errors = fouten
analysis-cost = prijs
analysis-luck = geluk
analysis-luck-points = geluk in punten
analysis-margin = voorsprong
analysis-turning = Keerpunten
analysis-chance = toeval
analysis-better = Beter: { $choice }
analysis-dearest = De duurste fouten: { $name }
analysis-chart = Verwachte voorsprong
analysis-all = Alle keuzes
analysis-number = nr.
analysis-choice = keuze
analysis-before = ervoor
analysis-after = erna
analysis-explained = De voorsprong zegt hoeveel punten iemand voor ligt op de beste tegenstander. Vóór een keuze is het die welke de beste keuze belooft, erna die welke de gemaakte keuze belooft; de prijs van een fout is het verschil. Alleen wat zeker slechter was, telt. Geluk is wat het toeval meer gaf dan gemiddeld: in de voorsprong en in de eigen punten.
analysis-fine = Iets beters is niet gevonden.
analysis-trust-burgundy = De beoordelaar is een computerspeler die ongeveer een beurt vooruitkijkt. Fouten van drie punten en meer zijn meestal echt; een enkel getal kan er ongeveer een punt naast zitten. Prijzen en geluk vormen samen niet de voorsprong aan het eind.
analysis-trust-mombasa = De beoordelaar is een computerspeler die ongeveer een ronde vooruitkijkt. Neem de getallen als aanwijzingen waar je kunt kijken: sommen zijn overdreven, en een enkel getal kan er twintig punten naast zitten. Prijzen en geluk vormen samen niet de voorsprong aan het eind.
