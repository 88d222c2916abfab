### What is said about the analysis of a game, in the terminal, on its page and on the web table.

analysis-about = { $title }, { $names }: decyzje: { $count }; ocenia { $bot }, symulacji na każdą: { $playouts }.
analysis-unfinished = Gra się nie skończyła; jest oceniona tak daleko, jak sięga.
analysis-nothing = Nie ma czego oceniać: nikt jeszcze nie miał wyboru.
analysis-choices = wybory
analysis-errors = błędy
analysis-cost = koszt
analysis-luck = szczęście
analysis-luck-points = szczęście w punktach
analysis-margin = przewaga
analysis-turning = Punkty zwrotne
analysis-chance = los
analysis-better = Lepiej: { $choice }
analysis-dearest = Najdroższe błędy: { $name }
analysis-chart = Oczekiwana przewaga
analysis-all = Wszystkie wybory
analysis-number = nr
analysis-choice = wybór
analysis-before = przed
analysis-after = po
analysis-explained = Przewaga mówi, o ile punktów gracz wyprzedza najlepszego rywala. Przed wyborem to ta, którą obiecuje najlepszy wybór, po nim ta, którą obiecuje wybór dokonany; koszt błędu to ich różnica. Liczy się tylko to, co było na pewno gorsze. Szczęście to to, co los dał ponad swoją średnią: w przewadze i we własnych punktach.
analysis-fine = Nic lepszego się nie znalazło.
analysis-trust-burgundy = Ocenia gracz komputerowy, który widzi mniej więcej o jedną turę naprzód. Błędy za trzy punkty i więcej są zwykle prawdziwe; pojedyncza liczba może mylić się o mniej więcej punkt. Koszty i szczęście nie sumują się do końcowej przewagi.
analysis-trust-mombasa = Ocenia gracz komputerowy, który widzi mniej więcej o jedną rundę naprzód. Traktuj liczby jako wskazówki, gdzie patrzeć: sumy są zawyżone, a pojedyncza liczba może mylić się o dwadzieścia punktów. Koszty i szczęście nie sumują się do końcowej przewagi.
