### What is said about the analysis of a game, in the terminal, on its page and on the web table.

analysis-about = { $title }, { $names }: rozhodnutí: { $count }; posuzuje { $bot }, simulací na každé: { $playouts }.
analysis-unfinished = Hra neskončila; je posouzena, kam až sahá.
analysis-nothing = Není co posuzovat: nikdo ještě neměl na výběr.
analysis-choices = volby
analysis-errors = chyby
analysis-cost = cena
analysis-luck = štěstí
analysis-luck-points = štěstí v bodech
analysis-margin = náskok
analysis-turning = Body zlomu
analysis-chance = náhoda
analysis-better = Lepší: { $choice }
analysis-dearest = Nejdražší chyby: { $name }
analysis-chart = Očekávaný náskok
analysis-all = Všechny volby
analysis-number = č.
analysis-choice = volba
analysis-before = předtím
analysis-after = potom
analysis-explained = Náskok říká, o kolik bodů je hráč před nejlepším soupeřem. Před volbou je to ten, který slibuje nejlepší volba, po ní ten, který slibuje volba učiněná; cena chyby je jejich rozdíl. Počítá se jen to, co bylo s jistotou horší. Štěstí je to, co náhoda dala nad svůj průměr: v náskoku a ve vlastních bodech.
analysis-fine = Nic lepšího se nenašlo.
analysis-trust-burgundy = Posuzuje počítačový hráč, který vidí asi o jeden tah dopředu. Chyby za tři body a víc jsou většinou skutečné; jednotlivé číslo se může mýlit asi o bod. Ceny a štěstí nedávají dohromady konečný náskok.
analysis-trust-mombasa = Posuzuje počítačový hráč, který vidí asi o jedno kolo dopředu. Ber čísla jako náznaky, kam se podívat: součty jsou přehnané a jednotlivé číslo se může mýlit o dvacet bodů. Ceny a štěstí nedávají dohromady konečný náskok.
