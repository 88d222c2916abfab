### What the terminal says of its own, in Polish; en.ftl says what the keys are.

## The session

prompt = Twój wybór (? to pomoc):
done-for-you = Tylko jedna możliwość, wykonana za ciebie: { $choices }.
thinking = { $name } myśli
enter-lists = Enter pokazuje wszystkie możliwości
enter-ends = Enter kończy
undo-takes-back = u cofa twoją ostatnią decyzję
choices-range = Możliwości są od 1 do { $last }.
more-with-workers = więcej z robotnikami: { $count }, wpisz { $label }
expected = Kolumna { $column }: tu powinno być: { $wanted }.
expected-choice = numer możliwości, jej zapis albo polecenie (? je wylicza)
expected-end = koniec
and = i
or = albo
not-allowed = Nie wolno: { $reason } ({ $rule })
allowed = To jest dozwolone.
nothing-to-undo = Nie ma czego cofać: od tego czasu losowano albo grano.
taken-back = Cofnięto: { $choice }.
rules-missing = Zasad nie ma tu pod ręką.
rules-name = Podaj szukane słowo (po angielsku): { $example }
rules-none = Żadna zasada nie zawiera „{ $words }”.
rules-more = Jeszcze { $count }; dodaj słowo, żeby zawęzić.
why-name = Podaj, co chcesz zrobić: { $example }
saved-in = Gra jest zapisana w { $path }.
saved-goes-on = Gra jest zapisana; „{ $command }” ją wznawia.
not-saved = Nie udało się zapisać gry: { $error }
winners = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają { $names }.
}
lost = Gra przegrana.
record-not-written = Nie udało się zapisać przebiegu gry: { $error }
record = Przebieg gry: { $path }
look-again = Obejrzyj ponownie: { $command }
replayed = decyzje: { $count }, hash { $hash }
unusable-save = Zapisanej gry { $path } nie da się użyć: { $error }. Teraz nazywa się { $aside }.
kept-as = Twoja wcześniejsza gra zostaje jako { $path }.
new-game = Nowa gra: { $title } ({ $what }).
going-on = Wracamy do twojej zapisanej gry ({ $what }). --new zaczyna inną.
going-on-other = Wracamy do twojej zapisanej gry ({ $what }). To nie ta, o którą teraz prosisz: --new zaczyna inną grę.
player = Gracz
against = przeciw: { $names }
together-with = razem: { $names }

option-players = { $value ->
    [one] { $value } gracz
   *[many] { $value } graczy
}
option-mode = { $value ->
    [team] gra zespołowa
   *[solo] gra solo
}
option-duchies = księstwa { $value }
option-start = zamki startowe w sekrecie
option-border-posts = posterunki graniczne
option-extra-tiles = dodatkowe kafelki
option-white-castles = białe zamki
option-inns = karczmy
option-trade-routes = szlaki handlowe
option-shields = tarcze
option-third-post = trzeci posterunek podwójnie
option-target = cel { $value }
option-setup = zmienne przygotowanie

## The help

help-title = Możesz wpisać
help-number = wykonuje możliwość 12 (+5 znaczy, że od razu daje 5 punktów)
help-notation = to samo w zapisie
help-start = wylicza możliwości, które tak się zaczynają
help-enter = wylicza wszystkie możliwości; gdy nic nie zostało, kończy turę
help-undo = cofa ostatnią decyzję, jeśli od niej nie losowano
help-board = pokazuje cały stół
help-legend = co znaczą litery na stole i co robią { $game ->
    [mombasa] tory
   *[other] kafelki
}
help-score = punkty wszystkich według źródła
help-log = co się dotąd działo (log all: od początku)
help-why = dlaczego czegoś nie wolno
help-rules = szuka w zasadach (po angielsku)
help-save = gdzie zapisana jest gra (jest, po każdej decyzji)
help-quit = wyjście; następnym razem gra toczy się dalej

## Every table

none = brak
empty = puste
total = razem
place = miejsce
pounds = funty
points = punkty
game-over = Gra się skończyła.

## The analysis of a game

analysis-written = Zapisano: { $path }

## Burgundy: letters and codes

letter-castle = Z
letter-animal = W
letter-ship = S
letter-building = B
letter-monastery = K
letter-mine = L
code-castle = ZAM
code-mine = KOP
code-ship = STA
code-warehouse = SKŁ
code-carpenter = STO
code-church = KOŚ
code-market = TAR
code-boarding-house = PEN
code-bank = BAN
code-town-hall = RAT
code-watchtower = WIE
code-crane = DŹW
code-geese = GĘS
code-white-castle = BZA
code-inn = KAR
code-black-tile = CZA
code-cow = KRO
code-sheep = OWC
code-pig = ŚWI
code-goat = KOZ

## Burgundy: what tiles do

effect-castle = jeszcze jedna akcja, jak z kostką o dowolnej wartości
effect-mine = 1 srebrnik na koniec każdej fazy
effect-ship = towary z jednego magazynu i o pole do przodu w kolejności graczy
effect-ship-alone = towary z jednego magazynu, pozostałe odpadają z gry; potem kafelki po 5 towarów
effect-warehouse = sprzedaj towary jednego koloru
effect-carpenter = weź budynek z dowolnego magazynu
effect-church = weź kopalnię, klasztor albo zamek z dowolnego magazynu
effect-market = weź statek albo kafelek zwierząt z dowolnego magazynu
effect-boarding-house = 4 robotników
effect-bank = 2 srebrniki
effect-town-hall = połóż kolejny kafelek z zapasów, na polu o dowolnej wartości
effect-watchtower = 4 punkty
effect-crane = efekt dowolnego budynku
effect-white-castle = jeszcze jedna akcja, z wartością białej kostki
effect-geese = 2 punkty i wszystkie zwierzęta jednego gatunku na pastwisku; 2 za każdy późniejszy kafelek zwierząt
effect-inn = zapełnia pole dowolnego koloru, jedna na obszar; obszar punktuje jak o 1 większy
effect-black-tile = zapełnia pole dowolnego koloru, bez efektu

## Burgundy: the legend

legend-marks = * tu teraz pasuje  +5 punktów od razu
legend-space = puste pole: budynek, kostka 4 (* gdzie pasuje kafelek z zapasów)
legend-animals = zwierzęta: ich liczba w punktach i jeszcze raz cały gatunek na tym samym pastwisku
legend-goods = Towary według kostki, która je sprzedaje: { $goods }. Kostki: [3] wolna, (5) użyta.
legend-posts = posterunek graniczny, przy b1 i c1, b5 i c6, g2 i g3
legend-route = pole szlaku handlowego: czerwony towar ma tu efekt kościoła
legend-laid = towar, który leży na szlaku handlowym
legend-shield = tarcza, w magazynie albo na zamku; na koniec 1-6 dają 12, 7-12 8, 13-18 4
legend-shared = kafelek ze wspólnych zapasów, z których korzystają oboje partnerzy
legend-river = rzeka: kafelek na jednym końcu otwiera pole na drugim
legend-solo-monasteries = punktują od razu po położeniu; numer 26 daje 3 punkty za pełny kolor

## Burgundy: the table

monastery = klasztor
duchy = Księstwo { $name }
has-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
has-silver = { $count ->
    [one] { $count } srebrnik
    [few] { $count } srebrniki
   *[many] { $count } srebrników
}
has-workers = { $count ->
    [one] { $count } robotnik
   *[many] { $count } robotników
}
die-sells = { $goods } (kostka { $die })
dice = kostki
bridge = most
no-limit = bez limitu
free = wolne { $count }
goods = Towary
sold = sprzedane
stores = Zapasy
stores-private = zapasy
stores-shared = Wspólne zapasy
stored = w zapasach:
powers = Klasztory
bonus-tiles = Premie
bonus-large = duża
bonus-small = mała
over = Gra się skończyła
before-first-phase = Przed pierwszą fazą
phase-line = Faza { $phase }, runda { $round } z 5
phase-scores = pełny obszar daje { $points } więcej
turn-order = Kolejność
next-round = następna runda
black = Czarny
black-price = Czarny (2 srebrniki)
goods-to-come = Następne towary
white-die = biała kostka { $value }
bonus-left = Pozostałe premie
bonus-for = { $points } za { $colours }
together = razem
has-chosen = ma wybrane księstwo i zamek
has-not-chosen = jeszcze bez wyboru (księstwo { $duchies })
shared = wspólny

shields = Tarcze
shields-in = Tarcze:
depot = magazyn { $depot }
no-inn = bez karczmy
route = Szlak
route-short = szlak
route-full = pełny (towary: { $count })
route-next = { $laid }/{ $all }, potem
posts = Posterunki
posts-short = posterunki { $count }/3
posts-linked = { $count ->
    [0] jeszcze niepołączone
   *[other] połączone { $count } z 3
}
copies = Kopiuje
none-so-far = jeszcze nic
shield-is-lost = tarcza { $shield } przepada

spaces-filled = { $filled } z { $all } pól
solo-points = punkty
solo-filled = zapełnione
so-far = { $now } z { $all }
more-rounds = { $count ->
    [0] ostatnia runda
    [one] jeszcze { $count } runda
    [few] jeszcze { $count } rundy
   *[many] jeszcze { $count } rund
}
rivers = Rzeki
rounds-left = pozostałe rundy
result = wynik
won = wygrana
lost-short = przegrana

gain-silver = +{ $count ->
    [one] { $count } srebrnik
    [few] { $count } srebrniki
   *[many] { $count } srebrników
}
gain-workers = +{ $count ->
    [one] { $count } robotnik
   *[many] { $count } robotników
}
gain-discard = (pełne zapasy: odrzuć)
gain-target = cel osiągnięty: jeszcze jedna akcja

## Burgundy: what is asked

ask-castle = Wybierz pole na pierwszy zamek.
ask-duchy = Wybierz księstwo i pole na jego pierwszy zamek.
ask-turn = Twoja tura: masz do użycia { $dice }.
ask-die = Masz jeszcze do użycia { $dice }.
ask-end = Obie kostki są użyte: możesz zakończyć turę.
a-die = { $die ->
    [7] kostkę o dowolnej wartości
   *[other] { $die }
}
a-double = { $die ->
    [7] dwie kostki o dowolnej wartości
   *[other] dwa razy { $die }
}
ask-beside = Klasztor 5: załaduj też towary z magazynu obok magazynu { $depot }.
ask-action = Zamek: jeszcze jedna akcja, jak z kostką o dowolnej wartości.
ask-action-alone = Jeszcze jedna akcja, jak z kostką o dowolnej wartości.
ask-fetch = { $tile }: weź kafelek.
ask-sell = Skład: sprzedaj towary jednego koloru.
ask-place = Ratusz: połóż kolejny kafelek.
ask-ship = Statek: załaduj towary z jednego magazynu.
ask-ship-alone = Statek: załaduj towary z jednego magazynu; te z pozostałych odpadają z gry.
ask-load = Nie wszystkie towary z magazynu { $depot } się mieszczą: wybierz, które bierzesz.
ask-discard = Twoje zapasy są pełne: który kafelek odpada? Dochodzi: { $tile }.
ask-white = Biały zamek: jeszcze jedna akcja, z wartością { $die } białej kostki.
ask-crane = Dźwig: użyj efektu jednego budynku.
ask-herd = Gęsi: z którymi zwierzętami swojego pastwiska punktują?
ask-crest = Tarcza { $shield } ({ $power }): połóż ją na jednym ze swoich zamków.
ask-claim = { $shield ->
    [15] Tarcza { $shield }: weź kafelek z czarnego magazynu i od razu go połóż.
   *[other] Tarcza { $shield }: weź kafelek z magazynu i od razu go połóż.
}
ask-claim-alone = Kolor jest pełny: weź kafelek z czarnego magazynu i od razu go połóż.
ask-set = Wybierz pole dla kafelka: { $tile }.
ask-tribute = Danina: zapłać 1 srebrnik za każdą tarczę ({ $count }) albo najpierw oddaj którąś.
ask-cargo = Tarcza 5: załaduj wszystkie towary jednego koloru, ze wszystkich magazynów.
ask-name = Tarcza 6: czyje klasztory kopiujesz?
ask-trim = Tarcza 4 przepadła: odrzucaj, aż zostaną trzy kafelki.
ask-trim-team = Tarcza 4 przepadła: odrzucaj, aż zostaną dwa wspólne kafelki.
ask-keep = Gdzie trzymasz kafelek: { $tile }?
ask-parts = Kafelek na { $space } daje kilka rzeczy ({ $tile }): co teraz?
ask-points = Punkty { $now } z { $target }: dokupić, po 1 srebrniku?
ask-trade = Oddajesz 5 towarów za kafelek z czarnego magazynu, który zapełni dowolne pole?
ask-pay = Czarny kafelek: towary do zapłacenia: { $count }.

## Mombasa: letters and codes

letter-mombasa = M
letter-cape-town = T
letter-saint-louis = L
letter-cairo = K
kind-coffee = kawa
kind-bananas = banany
kind-cotton = bawełna
kind-expansion = ekspansja
kind-bookkeeper = księgowy
kind-merchant = handlarz
kind-share = udział
kind-bookkeepers = księgowi
kind-merchants = handlarze
short-coffee = kaw
short-bananas = ban
short-cotton = baw
short-expansion = eks
short-bookkeeper = ksi
short-merchant = han
short-share = udz
short-helper = pomoc
short-any = tow

space-first-player = rozpoczynający
space-buy = zakup
space-discard = odrzucanie
space-coffee = kawa
space-bananas = banany
space-cotton = bawełna
space-expansion = ekspansja
space-tile-goods = żeton +1
space-tile-bookkeeper = żeton księgowy
space-tile-merchant = żeton handlarz
space-tile-expansion = żeton ekspansja
space-c-first = C pierwsze
space-c-second = C drugie
space-d-first = D pierwsze
space-d-second = D drugie

## Mombasa: the table

stage-choosing = wybór żetonów początkowych
stage-resting = karty żetonów początkowych
stage-planning = planowanie
stage-acting = akcje
stage-over = gra się skończyła
round-line = Runda { $round } z { $rounds }: { $stage }
is-done = gotowe
has-ended = koniec
order = kolejność
first-player = rozpoczyna
base-posts = fakt.
cards-and-prices = Karty i ceny (jeszcze { $count })
cards-and-prices-cheaper = Karty i ceny (jeszcze { $count }; dla ciebie { $special })
books-and-points = Książki (punkty: { $costs })
bonus-spaces = Pola premii
bonus-tiles-held = Żetony dodatkowe
tile-on-slot = na miejscu { $slot }
tile-spent = użyty
has-scores = wynik
has-shares = udziały
has-markers = znaczniki premii
has-diamonds = diamenty
has-jar = kałamarz
has-cards = karty
has-hand = ręka
has-hand-or-planned = ręka albo plan
has-resting = użyte
has-books = książki
row-slot = Miejsce
row-cards = Karty
row-resting = Użyte
own-books = Książki
own-diamonds = Diamenty
own-jar = Kałamarz
own-hand = Ręka
own-face-up = Odkryte razem
own-carried = Wzięte książki
turned = odwrócona
nothing = nic

ahead-worth = £{ $worth } na { $space }
ahead-slot = miejsce { $slot } na { $space }
ahead = £{ $worth }, potem { $ahead }

special-buy-diamonds = { $amount ->
    [0] D{ $diamonds }, zakup karty
   *[other] D{ $diamonds }, zakup karty o £{ $amount } taniej
}
special-discard = { $goods ->
    [none] odrzucenie karty
   *[other] odrzucenie karty ({ $goods })
}: skrzynia + £{ $amount }
special-steps = pola: { $steps }, inne tory: { $amount }
special-expansion-value = ekspansja +{ $amount }
special-markers = dodatkowe znaczniki premii: { $amount }
special-cheaper = karty o { $amount } tańsze ({ $goods })
special-cheaper-mixed = karty o { $amount } tańsze, różne towary
special-goods-value = karty +{ $amount } ({ $goods })

offer-first-player = B1, zaczynasz następną rundę
offer-buy = £{ $cost }: zakup karty za funty
offer-discard = odrzucenie karty: skrzynia + £{ $amount }
offer-tile = £{ $cost }: żeton w następnej rundzie
crate = skrzynia+£{ $amount }

so-many-posts = { $count ->
    [one] { $count } faktorię
    [few] { $count } faktorie
   *[many] { $count } faktorii
}
note-start = odłóż { $cards }; książka { $book }
note-drives-out = wypiera: { $company }
note-worth = wartość £{ $worth }
note-slot = odblokowuje miejsce 5
note-covers = zakrywa { $book }
gain-shares = +{ $count ->
    [one] { $count } udział
    [few] { $count } udziały
   *[many] { $count } udziałów
} { $company }
gain-value = udziały { $company } £{ $before }>£{ $after }

## Mombasa: what is asked

ask-choose = Zatrzymaj jeden ze swoich dwóch żetonów początkowych.
ask-rest = Odłóż kartę swojego żetonu początkowego na miejsce { $slot }.
ask-planned = Wszystkie twoje miejsca są zaplanowane: zgłoś gotowość albo zabierz kartę.
ask-plan = Zaplanuj karty na tę rundę, { $count ->
    [one] wolne jest { $count } miejsce
    [few] wolne są { $count } miejsca
   *[many] wolnych jest { $count } miejsc
}; potem zgłoś gotowość.
ask-act = Twoja tura: użyj kart, rozwiń kompanię, połóż znacznik premii albo zakończ fazę akcji.
ask-return = Faktoria ({ $company }) została wyparta: do której kolumny wraca?
ask-expand = Ekspansja ({ $company }), { $count ->
    [one] został { $count } punkt
    [few] zostały { $count } punkty
   *[many] zostało { $count } punktów
}; zajmuj regiony albo zakończ.
units = { $count ->
    [one] { $count } sztukę
    [few] { $count } sztuki
   *[many] { $count } sztuk
} ({ $goods })
ask-goods = Masz { units }: dołóż karty, zdobądź jedną kartę albo awansuj na torach.
ask-goods-left = Masz jeszcze { units } na awans na torach, po jednej na pole.
ask-advance = Awans na torach, najwyżej: { $steps }.
ask-jar = Księgowy: przesuń kałamarz{ $book ->
    [none] { "" }
   *[other] {" "}(następna: { $book })
} albo zostaw go na miejscu.
ask-jar-or-turn = Księgowy: przesuń kałamarz{ $book ->
    [none] { "" }
   *[other] {" "}(następna: { $book })
}, odwróć książkę za £{ $cost } albo zostaw go na miejscu.
ask-buy = Kup kartę z obszaru kart za funty{ $cut ->
    [0] { "" }
   *[other] , o £{ $cut } taniej
}; masz £{ $pounds }.
ask-discard-card = Odrzuć kartę z ręki za jej skrzynię i £{ $amount } więcej.
ask-discard-coffee = Odrzuć kartę kawy z ręki za jej skrzynię i £{ $amount } więcej.
ask-book-points = Masz { $count ->
    [one] { $count } punkt książek
    [few] { $count } punkty książek
   *[many] { $count } punktów książek
}: weź książki albo funty za resztę.
ask-remove = Usuń { so-many-posts } z siedziby dowolnej kompanii albo żadnej.
ask-shelve = Połóż wzięte książki na swoim torze księgowości.
ask-pick = Twoja faza akcji się kończy: weź na rękę jeden stos kart użytych.

## Mombasa: the legend

legend-rewards = funty, pola diamentów, pola na torze, punkty książek, faktorie do usunięcia
legend-track = pole toru, pole z 3 udziałami, pole specjalne
legend-player = gracz na polu 5 toru, łącznie z 2 udziałami kompanii
legend-majority = pole większości: od 3 sztuk kawy 3 pola na torze Kairu
legend-call = wezwanie do uzupełnienia kapitału: £2 za wejście na pole za kreską
legend-base = wartość udziału, faktorie w kolumnach siedziby i kopalnie
legend-book = książka, która wymaga kawy 2 i ekspansji 2 i daje 2 punkty książek
legend-any = 4 sztuki jednego towaru; handlarz diamentów albo drugi księgowy
legend-coin = moneta, która należy do książki
legend-card = karta z udziałem Mombasy; handlarz M liczy kopalnie Mombasy
legend-kinds = kawa, banany, bawełna, ekspansja; { $bookkeeper } księgowy, { $merchant } handlarz, { $share } udział
legend-used = karta do użycia i karta użyta
legend-bookkeeping = księgowość: na 6 bez książek A, 3 jest warte £10, 4 odblokowuje miejsce, kałamarz
legend-region = region, który daje 1 pole diamentów i ma 2 kopalnie
legend-entered = zajęty w tej ekspansji; ile teraz kosztuje zajęcie regionu
legend-specials = { $company }, tor { $track }: { $first }; potem { $second }
legend-borders = Sąsiedzi, za podwójną granicą w nawiasach
base-of = Siedziba { $company }
