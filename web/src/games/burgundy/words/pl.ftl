### The words of the board of The Castles of Burgundy. `-ask-` is what the action bar asks,
### `-tell-` explains a thing, `-term-` is its title; the rest names places for those who listen.

burgundy-chapter = Faza { $phase }, runda { $round }

## What is asked

burgundy-ask-start = Wybierz, gdzie stanie twój zamek startowy.
burgundy-ask-dice = Twoja tura: wybierz kostkę ({ $first }, { $second }).
burgundy-ask-die = Użyj ostatniej kostki: { $die }.
burgundy-ask-buy = Obie kostki są użyte: kup kafelek albo zakończ turę.
burgundy-ask-end = Obie kostki są użyte: zakończ turę.
burgundy-ask-action = Akcja z dowolną wartością: wybierz, do czego posłuży.
burgundy-ask-white = Masz akcję z wartością białej kostki: { $value }.
burgundy-ask-fetch = { $tile }: wybierz kafelek z magazynów.
burgundy-ask-sell = Wybierz towary, które sprzedajesz.
burgundy-ask-place = Połóż kolejny kafelek z zapasów, bez kostki.
burgundy-ask-ship = Wybierz magazyn do opróżnienia.
burgundy-ask-ship-beside = Wybierz drugi magazyn do opróżnienia, obok magazynu { $depot }.
burgundy-ask-load = Wybierz, które towary z magazynu { $depot } ładujesz.
burgundy-ask-discard = Zrób miejsce ({ $tile }): wybierz kafelek z zapasów do odrzucenia.
burgundy-ask-crane = Wybierz budynek, jako który użyjesz dźwigu.
burgundy-ask-herd = Wybierz zwierzęta, z którymi punktują gęsi.
burgundy-ask-crest = Wybierz zamek, na którym stanie tarcza { $shield }.
burgundy-ask-claim = Wybierz kafelek, który od razu położysz.
burgundy-ask-set = Wybierz pole dla kafelka: { $tile }.
burgundy-ask-tribute = Zapłać daninę za swoje tarcze albo zrzeknij się jednej.
burgundy-ask-cargo = Wybierz kolor: wszystkie jego towary trafią na pokład.
burgundy-ask-name = Wybierz gracza, którego klasztory kopiujesz.
burgundy-ask-trim = Wybierz kafelek z zapasów do odrzucenia: mogą zostać tylko trzy.
burgundy-ask-keep = Wybierz, do których zapasów trafi: { $tile }.
burgundy-ask-parts = Wybierz, co będzie następne.
burgundy-ask-points = Kup więcej punktów za srebrniki albo spasuj.
burgundy-ask-trade = Wybierz czarny kafelek za 5 towarów albo spasuj.
burgundy-ask-pay = Wybierz towar do zapłaty: zostało { $count }.
burgundy-ask-which = Wybierz do tego kostkę.
burgundy-ask-payment = Wybierz, czym płacisz: srebrnikami czy robotnikami.
burgundy-ask-ways = { $die ->
    [any] Dowolna wartość
   *[other] { $die }
}: { $ways }.
burgundy-way-take = wziąć kafelek
burgundy-way-place = położyć kafelek
burgundy-way-sell = sprzedać towary
burgundy-way-workers = wziąć robotników
burgundy-unused = { $dice ->
    [one] Została kostka: mimo to zakończ
    [few] Zostały { $dice } kostki: mimo to zakończ
   *[many] Zostało { $dice } kostek: mimo to zakończ
}

## Places

burgundy-boards = Wszystkie plansze
burgundy-main-board = Plansza główna
burgundy-duchy = Księstwo: { $player }
burgundy-hand = Moje zapasy, kostki i towary
burgundy-space = { $space }: { $number }, { $colour }, puste
burgundy-depot = Magazyn { $depot }
burgundy-depot-goods = Magazyn { $depot }: { $goods }
burgundy-in-depot = { $tile }, magazyn { $depot }
burgundy-empty-slot = Magazyn { $depot }: puste ({ $colour })
burgundy-black-depot = Czarny magazyn
burgundy-in-black = { $tile }, czarny magazyn
burgundy-inns = Karczmy: { $inns }
burgundy-bonus = Premie ({ $colour }): { $large } i { $small }
burgundy-white-die = Biała kostka: { $value }
burgundy-die = Kostka: { $value }
burgundy-die-any = Kostka o dowolnej wartości
burgundy-die-used = Kostka: { $value }, użyta
burgundy-store = Miejsce w zapasach, puste
burgundy-stored = W zapasach: { $tile }
burgundy-shared = Wspólne zapasy
burgundy-workers = Robotnicy: { $workers }
burgundy-silver = Srebrniki: { $silver }
burgundy-sold = Sprzedane towary: { $count }{ $count ->
    [0] { "" }
   *[other] {" "}({ $goods })
}
burgundy-shield = Tarcza { $shield }: { $power }
burgundy-shield-title = Tarcza { $shield }
burgundy-post = Posterunek graniczny
burgundy-route = Szlak handlowy
burgundy-route-space = { $number }: { $goods }, { $tile }; leży tam: { $laid }
burgundy-player = { $player }, punkty: { $points }
burgundy-alone = { $player }, zapełnione pola: { $points }
burgundy-phases = Fazy
burgundy-phase = Faza { $phase }, punkty za obszar: { $points }
burgundy-rounds = Rundy
burgundy-round = Runda { $round }
burgundy-round-goods = Runda { $round }: { $goods }
burgundy-bridge = Most
burgundy-on-bridge = { $player }: pole { $space } mostu
burgundy-order = Kolejność w tej rundzie
burgundy-target = { $marker } z { $target }

## What things do

burgundy-term-depot = Magazyn
burgundy-tell-depot = Kostka o tej liczbie bierze jeden z kafelków do zapasów. Towary czekają tu na statki.
burgundy-term-black-depot = Czarny magazyn
burgundy-tell-black-depot = Raz w swojej turze możesz kupić tu kafelek za 2 srebrniki, bez kostki.
burgundy-term-white-die = Biała kostka
burgundy-tell-white-die = Rzucana raz na rundę: następny towar trafia do magazynu o jej liczbie.
burgundy-term-die = Kostki
burgundy-tell-die = Każda kostka to jedna akcja: weź kafelek, połóż kafelek, sprzedaj towary albo weź 2 robotników. Robotnik zmienia ją o 1; 1 i 6 sąsiadują.
burgundy-term-worker = Robotnicy
burgundy-tell-worker = Wydaj jednego, by zmienić kostkę o 1. Każda kostka może dać 2 robotników. Na koniec dwóch to 1 punkt.
burgundy-term-silver = Srebrniki
burgundy-tell-silver = Za 2 srebrniki kupisz kafelek z czarnego magazynu. Na koniec każdy to 1 punkt.
burgundy-term-store = Zapasy
burgundy-tell-store = Każdy wzięty kafelek czeka tu, aż go położysz. Gdy brak miejsca, jeden się odrzuca.
burgundy-term-goods-space = Miejsca na towary
burgundy-tell-goods-space = Miejsce na towary jednego koloru, ile by ich nie było.
burgundy-term-sold = Sprzedane towary
burgundy-tell-sold = Leżą zakryte do końca; niektóre klasztory je liczą.
burgundy-term-phase = Fazy
burgundy-tell-phase = Pięć faz po pięć rund. Zapełniony obszar daje te punkty oprócz punktów za wielkość.
burgundy-term-round = Rundy
burgundy-tell-round = W każdej rundzie pierwszy z tych towarów trafia do magazynu o liczbie białej kostki.
burgundy-term-bridge = Most
burgundy-tell-bridge = Każdy statek przesuwa cię o pole do przodu. Kto jest dalej lub wyżej w stosie, gra wcześniej.
burgundy-term-order = Kolejność
burgundy-tell-order = Kolejność tej rundy, odczytana z mostu na jej początku.
burgundy-term-route = Szlak handlowy
burgundy-tell-route = Sprzedane towary trafiają tu od lewej do prawej. Na polu swojego koloru towar daje premię.
burgundy-tell-route-open = Pole { $number } ({ $goods }): towar tego koloru daje premię: { $tile }.
burgundy-tell-route-earned = Pole { $number } ({ $goods }): towar tego koloru dał premię: { $tile }.
burgundy-tell-route-missed = Pole { $number } ({ $goods }): leży tu towar innego koloru, premia przepadła: { $tile }.
burgundy-term-post = Posterunek graniczny
burgundy-tell-post = Połączenie dwóch posterunków kafelkami daje wartość fazy, trzeciego jeszcze raz, z premią dla dwóch pierwszych graczy.
burgundy-term-target = Cel
burgundy-tell-target = Gdy go osiągniesz, masz akcję z dowolną wartością; potem zaczynasz od nowa z celem o 5 punktów niższym.
burgundy-term-points = Punkty
burgundy-tell-points = Wygrywa najwięcej punktów. Zapełniony obszar daje za wielkość 1, 3, 6, 10, 15, 21, 28 albo 36 i wartość fazy.
burgundy-tell-space = Na kafelki tego rodzaju ({ $colour }), obok jednego z twoich kafelków, kostką o jego liczbie. Pełny obszar punktuje.
burgundy-tell-region = { $size ->
    [1] Obszar wielkości 1.
   *[other] Obszar wielkości { $size }, puste pola: { $missing }.
} Zapełniony w tej fazie da { $points } + { $phase } pkt.
burgundy-tell-last-region = Tym samym pełne byłyby wszystkie pola koloru: to daje premię.
burgundy-tell-goods = Sprzedawane z wartością { $die }: cały kolor naraz, za 1 srebrnik i po 2, 3 lub 4 punkty przy 2, 3 lub 4 graczach.
burgundy-tell-shield = Brana za dublet, kładziona na zamku. Kosztuje 1 srebrnik na koniec każdej fazy.
burgundy-tell-bonus = Kto pierwszy zapełni wszystkie pola koloru, bierze dużą premię, kto drugi, małą.
burgundy-tell-source-regions = Zapełniony obszar daje punkty za wielkość, od 1 pola do 8: { $regions }.
burgundy-tell-source-phases = Zapełniony obszar daje też wartość fazy: { $phases }.
burgundy-tell-source-goods = Każdy sprzedany towar daje 2, 3 lub 4 punkty przy 2, 3 lub 4 graczach.
burgundy-tell-source-monasteries = To, co klasztory liczą na koniec gry.
burgundy-tell-source-leftovers = Na koniec po 1 punkcie za każdy niesprzedany towar, każdy srebrnik i każdych 2 robotników.
burgundy-tell-source-routes = Punkty zdobyte jako premia na szlaku handlowym.
burgundy-tell-source-shields = Na koniec punkty tarcz leżących na twoich zamkach.
burgundy-tell-source-filled = Zapełnione pola twojego księstwa.
burgundy-tell-source-rounds = Rundy, które zostały, gdy zapełniono ostatnie pole.

burgundy-tell-castle = Od razu akcja z kostką o dowolnej wartości.
burgundy-tell-mine = 1 srebrnik na koniec każdej fazy.
burgundy-tell-ship = Weź towary z jednego magazynu, potem przesuń się o pole na moście.
burgundy-tell-warehouse = Sprzedaj od razu wszystkie towary jednego koloru.
burgundy-tell-carpenter = Weź budynek z dowolnego magazynu do zapasów.
burgundy-tell-church = Weź kopalnię, klasztor lub zamek z dowolnego magazynu do zapasów.
burgundy-tell-market = Weź statek lub kafelek zwierząt z dowolnego magazynu do zapasów.
burgundy-tell-boarding-house = Od razu 4 robotników.
burgundy-tell-bank = Od razu 2 srebrniki.
burgundy-tell-town-hall = Połóż kolejny kafelek z zapasów, na polu o dowolnej liczbie.
burgundy-tell-watchtower = Od razu 4 punkty.
burgundy-tell-crane = Użyj raz efektu dowolnego budynku. Na koniec liczy się jako jeden budynek do wyboru.
burgundy-tell-white-castle = Od razu akcja z wartością białej kostki. To budynek.
burgundy-tell-animal = Tyle punktów, ile zwierząt, i jeszcze raz wszystkie zwierzęta tego gatunku na tym samym pastwisku.
burgundy-tell-geese = 2 punkty i zwierzęta jednego gatunku na tym samym pastwisku. Późniejsze zwierzęta dają tam o 2 więcej.
burgundy-tell-inn = Na pole dowolnego koloru, jedna na obszar. Obszar punktuje jak o 1 większy.
burgundy-tell-black-tile = Na pole dowolnego koloru. Nie ma efektu.
burgundy-tell-monastery1 = Możesz położyć ten sam budynek kilka razy w jednym mieście.
burgundy-tell-monastery2 = Na koniec każdej fazy także 1 robotnik za każdą kopalnię.
burgundy-tell-monastery3 = Sprzedaż daje 2 srebrniki zamiast 1.
burgundy-tell-monastery4 = Sprzedaż daje także 1 robotnika.
burgundy-tell-monastery5 = Statek bierze także towary z magazynu obok pierwszego.
burgundy-tell-monastery6 = Kupuj z każdego magazynu i płać srebrnikami, robotnikami albo po jednym z każdych.
burgundy-tell-monastery7 = Każdy punktujący kafelek zwierząt daje o 1 punkt więcej.
burgundy-tell-monastery8 = Każdy robotnik zmienia kostkę o 1 lub 2.
burgundy-tell-monastery9 = Kładąc budynki, możesz zmienić kostkę o 1 gratis.
burgundy-tell-monastery10 = Kładąc statki i zwierzęta, możesz zmienić kostkę o 1 gratis.
burgundy-tell-monastery11 = Kładąc zamki, kopalnie i klasztory, możesz zmienić kostkę o 1 gratis.
burgundy-tell-monastery12 = Biorąc kafelki, możesz zmienić kostkę o 1 gratis.
burgundy-tell-monastery13 = Branie robotników kostką daje także 1 srebrnik.
burgundy-tell-monastery14 = Branie robotników kostką daje 4 zamiast 2.
burgundy-tell-monastery15 = Na koniec 2 punkty za każdy sprzedany kolor towarów.
burgundy-tell-monastery24 = Na koniec 4 punkty za każdy gatunek zwierząt w twoim księstwie.
burgundy-tell-monastery25 = Na koniec 1 punkt za każdy sprzedany towar.
burgundy-tell-monastery26 = Na koniec 3 punkty za każdą twoją premię.
burgundy-tell-monastery27 = Twój znacznik leży na moście zawsze na górze swojego stosu.
burgundy-tell-monastery28 = W swojej turze możesz kupować 2 robotników za 1 srebrnik, ile razy chcesz.
burgundy-tell-counted = Na koniec 4 punkty za każdy taki kafelek w twoim księstwie: { $building }.
