### The words of The Castles of Burgundy in Polish; en.ftl says what the keys are.
### Names stay in the nominative: they stand behind a colon or in brackets. Counts are accusatives.

title = Zamki Burgundii

## Counts

so-many-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
so-many-workers = { $workers ->
    [one] { $workers } robotnika
   *[many] { $workers } robotników
}
so-many-silver = { $silver ->
    [one] { $silver } srebrnik
    [few] { $silver } srebrniki
   *[many] { $silver } srebrników
}
so-many-goods = { $count }× { $goods } towar
price = { $workers ->
    [0] { so-many-silver }
    [2] { so-many-workers }
   *[other] { so-many-silver } i { so-many-workers }
}
tribute = { so-many-silver }{ $workers ->
    [0] { "" }
   *[other] {" "}i { so-many-workers }
}
help-of-workers = { $workers ->
    [0] { "" }
   *[other] {" "}(za { so-many-workers })
}
with-die = { $die ->
    [7] Z dowolną wartością
   *[other] Z kostką { $die }
}
from-depot = { $depot ->
    [0] z czarnego magazynu
   *[other] z magazynu { $depot }
}

## Things

tile-castle = zamek
tile-mine = kopalnia
tile-ship = statek
tile-warehouse = skład
tile-carpenter = stolarnia
tile-church = kościół
tile-market = targ
tile-boarding-house = pensjonat
tile-bank = bank
tile-town-hall = ratusz
tile-watchtower = wieża strażnicza
tile-cow2 = 2 krowy
tile-cow3 = 3 krowy
tile-cow4 = 4 krowy
tile-sheep2 = 2 owce
tile-sheep3 = 3 owce
tile-sheep4 = 4 owce
tile-pig2 = 2 świnie
tile-pig3 = 3 świnie
tile-pig4 = 4 świnie
tile-goat2 = 2 kozy
tile-goat3 = 3 kozy
tile-goat4 = 4 kozy
tile-monastery1 = klasztor 1 (takie same budynki w mieście)
tile-monastery2 = klasztor 2 (robotnicy z kopalni)
tile-monastery3 = klasztor 3 (2 srebrniki za sprzedaż)
tile-monastery4 = klasztor 4 (1 robotnik za sprzedaż)
tile-monastery5 = klasztor 5 (towary z drugiego magazynu)
tile-monastery6 = klasztor 6 (zakup wszędzie, też za robotników)
tile-monastery7 = klasztor 7 (1 punkt więcej za kafelek zwierząt)
tile-monastery8 = klasztor 8 (robotnik zmienia o 2)
tile-monastery9 = klasztor 9 (zmiana o 1 gratis: budynki)
tile-monastery10 = klasztor 10 (zmiana o 1 gratis: statki i zwierzęta)
tile-monastery11 = klasztor 11 (zmiana o 1 gratis: zamki, kopalnie, klasztory)
tile-monastery12 = klasztor 12 (zmiana o 1 gratis: branie)
tile-monastery13 = klasztor 13 (srebrnik do robotników)
tile-monastery14 = klasztor 14 (4 robotników)
tile-monastery15 = klasztor 15 (2 punkty za sprzedany kolor)
tile-monastery16 = klasztor 16 (4 punkty za skład)
tile-monastery17 = klasztor 17 (4 punkty za wieżę strażniczą)
tile-monastery18 = klasztor 18 (4 punkty za stolarnię)
tile-monastery19 = klasztor 19 (4 punkty za kościół)
tile-monastery20 = klasztor 20 (4 punkty za targ)
tile-monastery21 = klasztor 21 (4 punkty za pensjonat)
tile-monastery22 = klasztor 22 (4 punkty za bank)
tile-monastery23 = klasztor 23 (4 punkty za ratusz)
tile-monastery24 = klasztor 24 (4 punkty za gatunek zwierząt)
tile-monastery25 = klasztor 25 (1 punkt za sprzedany towar)
tile-monastery26 = klasztor 26 (3 punkty za premię, solo za kolor)
tile-monastery27 = klasztor 27 (na moście zawsze na górze)
tile-monastery28 = klasztor 28 (2 robotników za 1 srebrnik)
tile-monastery29 = klasztor 29 (4 punkty za biały zamek)
tile-crane = dźwig
tile-geese = 2 gęsi
tile-white-castle = biały zamek
tile-inn = karczma
tile-black-tile = czarny kafelek

pile-private = do własnych zapasów
pile-shared = do wspólnych zapasów

part-effect = efekt kafelka
part-size = punkty za wielkość obszaru
part-phase = punkty za fazę
part-colour = kafelek za pełny kolor

species-cow = krowy
species-goat = kozy
species-pig = świnie
species-sheep = owce

goods-turquoise = turkusowy
goods-purple = fioletowy
goods-pink = różowy
goods-red = czerwony
goods-brown = brązowy
goods-orange = pomarańczowy

colour-castle = zamek
colour-animal = zwierzęta
colour-ship = statek
colour-building = budynek
colour-monastery = klasztor
colour-mine = kopalnia

shield-1 = wszystkie pastwiska liczą się jako jedno
shield-2 = 1 robotnik, gdy dostaje ich ktoś inny
shield-3 = daninę można płacić robotnikami
shield-4 = zapasy bez limitu
shield-5 = statki ładują też jeden kolor ze wszystkich magazynów
shield-6 = kopiuje klasztory jednego gracza
shield-7 = premie liczą się podwójnie
shield-8 = kopalnie dają 2 srebrniki
shield-9 = sprzedaż daje 1 srebrnik za sztukę
shield-10 = klasztory na koniec podwójnie
shield-11 = zamki mogą brać tarczę
shield-12 = sprzedaż punktuje podwójnie
shield-13 = tarcze na koniec podwójnie
shield-14 = na koniec fazy 1 kafelek z magazynu
shield-15 = na koniec fazy 1 kafelek z czarnego magazynu
shield-16 = jedna kostka w turze ma dowolną wartość
shield-17 = obszary punktują jak o 1 większe
shield-18 = kafelki można kłaść wszędzie

## What a player can do

action-take = { $die ->
    [0] Weź z magazynu { $depot }: { $tile }
   *[other] { with-die }: weź z magazynu { $depot }: { $tile }{ help-of-workers }
}
action-place = { $die ->
    [0] Połóż na { $space }: { $tile }
   *[other] { with-die }: połóż na { $space }: { $tile }{ help-of-workers }
}
action-sell = { $die ->
    [0] Sprzedaj { so-many-goods }
   *[other] { with-die }: sprzedaj { so-many-goods }{ help-of-workers }
}
action-workers = { with-die }: weź { so-many-workers }{ $silver ->
    [0] { "" }
   *[other] {" "}i { so-many-silver }
}
action-ship = Załaduj towary z magazynu { $depot } ({ $goods-list })
action-load = Załaduj { $goods } towar
action-buy = Kup { from-depot } za { price }: { $tile }
action-discard = Odrzuć: { $tile }
action-pass = Spasuj: bez efektu
action-end = Zakończ turę
action-start = Zacznij w księstwie { $duchy } z zamkiem na { $space }

action-hire = Najmij 2 robotników za 1 srebrnik
action-inn = Kup karczmę za { price }
action-use = Użyj dźwigu: { $building }
action-herd = Punktuj gęsi razem z: { $species }

action-shield = Weź tarczę { $shield }{ help-of-workers }
action-crest = Połóż tarczę na zamku { $space }
action-wild = Tarcza 16: użyj { $value } jako dowolnej wartości
action-copy = Tarcza 6: kopiuj klasztory miejsca { $other }
action-drop = Oddaj tarczę { $shield }
action-tribute = Zapłać daninę: { tribute }
action-claim = Połóż od razu: { $tile }
action-cargo = Załaduj cały { $goods } towar
action-pick = { $die ->
    [0] Połóż z dalszych zapasów: { $tile }
   *[other] { with-die }: połóż z dalszych zapasów: { $tile }
}
action-set = Połóż na { $space }: { $tile }{ help-of-workers }
action-throw = Odrzuć: { $tile }
action-keep = Zatrzymaj: { $pile }
action-part = Następne: { $part }
action-points = Kup { so-many-points } za { so-many-silver }
action-trade = Wymień 5 towarów na czarny kafelek: { $tile }
action-pay = Zapłać 1× { $goods } towar (z { $count })

## What happened

event-first-player = { $player } zaczyna.
event-goods-dealt = { $player } zaczyna z towarami: { $goods-list }.
event-sheet-dealt = { $player } dostaje planszę z księstwami { $front } i { $back }.
event-start-chosen = { $player } ma wybrany start.
event-start-castle = { $player } zaczyna w księstwie { $duchy } z zamkiem na { $space }.
event-route-dealt = Szlak handlowy ({ $player }): { $goods-list }.
event-phase-begins = Zaczyna się faza { $phase }.
event-depot-filled = Magazyn { $depot }: { $tiles }.
event-black-depot-filled = Czarny magazyn: { $tiles }.
event-phase-goods = Towary tej fazy: { $goods-list }.
event-round-begins = Faza { $phase }, runda { $round }.
event-dice-rolled = { $player } wyrzuca { $first } i { $second }.
event-goods-arrive = Biała kostka: { $goods } towar trafia do magazynu { $depot }.
event-workers-paid = { $player } płaci { so-many-workers } i zmienia { $die } na { $value }.
event-tile-taken = { $player } bierze z magazynu { $depot }: { $tile }.
event-tile-bought = { $player } kupuje { from-depot } za { price }: { $tile }.
event-inn-bought = { $player } kupuje karczmę za { price }.
event-crane-used = { $player } używa dźwigu: { $building }.
event-route-laid = { $player } kładzie { $goods } towar na polu { $number } szlaku handlowego.
event-route-bonus = { $player } zdobywa premię szlaku handlowego: { $tile }.
event-posts-linked = { $player } łączy posterunki graniczne ({ $posts }): { so-many-points }.
event-tile-discarded = { $player } odrzuca: { $tile }.
event-tile-placed = { $player } kładzie na { $space }: { $tile }.
event-region-completed = { $player } zapełnia obszar ({ $colour }, wielkość { $size }): { $points } + { $phase-points } pkt.
event-large-bonus-taken = { $player } ma pełny kolor jako nr 1 ({ $colour }): { so-many-points }.
event-small-bonus-taken = { $player } ma pełny kolor jako nr 2 ({ $colour }): { so-many-points }.
event-points-scored = { $player } zdobywa { so-many-points }.
event-goods-loaded = { $player } ładuje { so-many-goods } z magazynu { $depot }.
event-marker-advances = { $player } przesuwa się na moście na pole { $space }.
event-goods-sold = { $player } sprzedaje { so-many-goods }: { so-many-points }, { so-many-silver }.
event-workers-gained = { $player } dostaje { so-many-workers }.
event-silver-gained = { $player } dostaje { so-many-silver }.
event-effect-passed = { $player } rezygnuje z efektu.
event-effect-lost = { $player } nie może użyć efektu.
event-turn-ended = { $player } kończy turę.
event-mines-pay = { $player } dostaje z kopalni { so-many-silver }.
event-shields-dealt = Tarcze w magazynie { $depot }: { $shields }.
event-double-paid = { $player } płaci { so-many-workers } za dublet { $value }.
event-shield-taken = { $player } bierze tarczę { $shield } z magazynu { $depot }.
event-shield-laid = { $player } kładzie tarczę { $shield } na zamku { $space }.
event-shield-lost = { $player } traci tarczę { $shield }.
event-die-made-wild = { $player } zmienia tarczą 16 kostkę { $die } na dowolną wartość.
event-player-named = { $player } kopiuje klasztory: { $other-player }.
event-tribute-paid = { $player } płaci daninę: { tribute }.
event-tile-claimed = { $player } bierze i od razu kładzie: { $tile }.
event-final-shields = { $player } zdobywa za tarcze { so-many-points }.
event-final-goods = { $player } zdobywa za niesprzedane towary { so-many-points }.
event-final-silver = { $player } zdobywa za srebrniki { so-many-points }.
event-final-workers = { $player } zdobywa za robotników { so-many-points }.
event-final-monastery = { $player } zdobywa { so-many-points }: { $tile }.
event-game-over = { $player } wygrywa: { so-many-points }.
event-team-wins = { $player } i { $other-player } wygrywają: { so-many-points }.
event-tile-removed = Biała kostka: z gry odpada kafelek z magazynu { $depot }: { $tile }.
event-region-size = { $player } zapełnia obszar ({ $colour }, wielkość { $size }): { so-many-points }.
event-region-phase = { $player } zdobywa za fazę { so-many-points }.
event-colour-completed = { $player } ma pełny kolor ({ $colour }).
event-target-reached = { $player } osiąga cel: akcja z dowolną wartością. Następny cel to { $points }.
event-points-bought = { $player } kupuje za srebrniki { so-many-points }.
event-goods-removed = Z pozostałych magazynów odpadają z gry towary: { $count }.
event-tile-traded = { $player } dostaje czarny kafelek: { $tile }.
event-goods-paid = { $player } płaci 1× { $goods } towar.
event-solo-won = { $player } ma pełne księstwo i wygrywa; pozostałe rundy: { $count }.
event-solo-lost = { $player } przegrywa; puste pola: { $count }.

## What is refused

refusal-game-over = Gra się skończyła.
refusal-no-such-seat = Nie ma miejsca { $number }.
refusal-unknown-action = Nie ma akcji { $number }.
refusal-start-not-yours = To nie twoja kolej na wybór zamku startowego.
refusal-not-your-turn = To nie twoja tura.
refusal-no-castle-space = Zamek startowy kładzie się na polu zamku własnego księstwa.
refusal-start-first = Najpierw wybierz, gdzie stanie twój zamek startowy.
refusal-start-over = Zamki startowe już leżą.
refusal-discard-first = Twoje zapasy są pełne: najpierw odrzuć jeden z kafelków.
refusal-no-discard = Odrzuca się tylko po to, żeby zrobić miejsce na nowy kafelek.
refusal-nothing-to-pass = Nie ma z czego pasować; możesz zakończyć turę.
refusal-no-ship = Towary ładuje się tylko po położeniu statku.
refusal-no-effect = Żaden zamek ani budynek na to teraz nie pozwala.
refusal-goods-must-fit = Trzeba wziąć wszystkie towary, które się mieszczą: wybierz kolor.
refusal-effect-open = Najpierw użyj efektu położonego kafelka albo z niego zrezygnuj.
refusal-no-such-die = Nie masz wolnej kostki z wynikiem { $die }.
refusal-too-few-workers = Zmiana { $die } na { $value } kosztuje { so-many-workers }; masz { $have }.
refusal-no-tile = Na tym polu magazynu { $depot } nie ma kafelka.
refusal-wrong-fetch = { $building } nie bierze takiego kafelka: { $tile }.
refusal-equal-tile = Obok leży taki sam kafelek: wskaż tamten ({ $tile }).
refusal-store-empty = Pole { $store } zapasów jest puste.
refusal-space-filled = { $space } nie jest puste.
refusal-wrong-colour = { $space } jest na inny kolor ({ $colour }); tu nie pasuje: { $tile }.
refusal-not-adjacent = { $space } nie sąsiaduje z kafelkiem twojego księstwa.
refusal-building-in-town = Miasto przy { $space } już ma ten budynek: { $tile }.
refusal-no-goods = Nie masz takich towarów ({ $goods }).
refusal-depot-not-beside = Magazyn { $depot } nie leży obok pierwszego.
refusal-inn-in-region = Obszar przy { $space } już ma karczmę.
refusal-no-hiring = Tylko klasztor 28 pozwala najmować robotników za srebrniki.
refusal-no-inn = Przy czarnym magazynie nie ma karczmy.
refusal-idle-building = Ten efekt nic by teraz nie dał: { $building }.
refusal-no-such-herd = Na pastwisku gęsi nie ma takich zwierząt.
refusal-herd-first = Wybierz zwierzęta, z którymi punktują gęsi.
refusal-crest-first = Najpierw połóż tarczę na jednym ze swoich zamków.
refusal-set-first = Najpierw połóż kafelek.
refusal-tribute-first = Najpierw ureguluj daninę za swoje tarcze.
refusal-name-first = Najpierw wskaż, czyje klasztory kopiujesz.
refusal-trim-first = Najpierw odrzucaj, aż zostaną trzy kafelki w zapasach.
refusal-no-shield-to-lay = Nie masz tarczy do położenia; tarcz nigdy się nie przenosi.
refusal-nothing-to-set = Nie masz wybranego kafelka do położenia.
refusal-no-tribute = Za tarcze płaci się lub oddaje się je tylko na koniec fazy.
refusal-no-claim = Tak bierze się tylko dzięki tarczom 14 i 15 albo, solo, za kolor.
refusal-keep-first = Najpierw wybierz zapasy dla kafelka: własne albo wspólne.
refusal-nothing-to-keep = Żaden wzięty kafelek nie mógłby trafić do obu zapasów.
refusal-no-such-space = Księstwo nie ma pola { $number }.
refusal-pay-first = Najpierw zapłać towary za czarny kafelek.
refusal-no-parts = Nie położono właśnie kafelka, który daje kilka rzeczy.
refusal-parts-first = Z części położonego kafelka nie można zrezygnować: wybierz następną.
refusal-part-done = Tego kafelek nie daje albo już to masz: { $part }.
refusal-no-points-now = Punkty kupuje się tylko zaraz po punktowaniu.
refusal-beyond-target = Do celu brakuje tylko: { so-many-points }.
refusal-no-trade-now = Towary na czarny kafelek wymienia się tylko po położeniu statku.
refusal-goods-in-order = Towary płaci się kolor po kolorze, w kolejności; przy wyborze „{ $goods }” byłoby ich za mało.
refusal-no-such-shield = Tarcza { $shield } nie leży w magazynie.
refusal-no-shield-now = Tarczę można teraz wziąć tylko dzięki położonemu zamkowi i tarczy 11.
refusal-dice-used = Tarcza kosztuje obie kostki, a jedna jest już użyta.
refusal-no-double = Dublet { $value } kosztuje { so-many-workers }; masz { $have }.
refusal-no-castle-there = Tarczę kładzie się na zamku własnego księstwa.
refusal-no-wild-die = Dowolną wartość daje tylko tarcza 16.
refusal-wild-used = Tarcza 16 działa na jedną kostkę w turze.
refusal-no-naming = Gracza wskazuje się tylko z tarczą 6, we własnej turze.
refusal-already-named = Gracz jest już wskazany na stałe.
refusal-no-such-player = Nie ma innego gracza na miejscu { $other }.
refusal-shield-not-yours = Tarcza { $shield } nie leży w twoim księstwie.
refusal-tribute-in-silver = Daninę można płacić robotnikami tylko z tarczą 3.
refusal-cannot-claim = Tego kafelka nie można wziąć i położyć.
refusal-cargo-does-not-fit = Takiego towaru nie ma w magazynach albo się nie mieści: { $goods }.
refusal-cannot-pick = Tego kafelka nie ma w twoich dalszych zapasach albo nie ma dla niego pola.
refusal-not-stored = Nie masz takiego kafelka w zapasach.
refusal-no-purchase-now = Na koniec fazy niczego się nie kupuje.
refusal-no-goods-fit = Żaden towar z magazynu { $depot } się u ciebie nie mieści.
refusal-goods-not-there = Takiego towaru nie ma w magazynie: { $goods }.
refusal-already-bought = W tej turze już jest kupiony kafelek.
refusal-black-depot-only = Sprzedaje tylko czarny magazyn (chyba że masz klasztor 6).
refusal-silver-only = Płaci się srebrnikami (chyba że masz klasztor 6).
refusal-nothing-to-buy = Na tym polu nie ma kafelka.
refusal-cannot-pay = Nie możesz zapłacić tyle: { price }.

## What a notation expects

field-die = kostka (1: do 6: albo *: jako dowolna wartość)
field-slot = kafelek i jego magazyn, na przykład church@4
field-store = kafelek z twoich zapasów
field-space = pole twojego księstwa, na przykład d4
field-goods = kolor towarów
field-depot = magazyn (1 do 6)
field-offer = kafelek z czarnego magazynu (albo z magazynu, church@4)
field-pay = zapłata (nic za 2 srebrniki, :1w albo :2w za robotników)
field-side = księstwo z twojej planszy
field-shield = tarcza (1 do 18)
field-value = kostka (1 do 6)
field-other = miejsce (0 do 3)
field-paid = liczba robotników
field-claimed = kafelek z magazynu, z czarnego magazynu albo inn
field-kind = kafelek z twoich dalszych zapasów
field-building = budynek
field-pile = private albo shared
field-part = część (effect, size, phase albo colour)
field-more = liczba punktów
field-black = kafelek z czarnego magazynu
field-species = gatunek

## Where points come from

source-animals = zwierzęta
source-regions = obszary
source-phases = fazy
source-colours = kolory
source-goods = towary
source-watchtowers = wieże strażnicze
source-monasteries = klasztory
source-leftovers = resztki
source-posts = posterunki
source-routes = szlaki
source-shields = tarcze
source-filled = zapełnione
source-rounds = rundy
