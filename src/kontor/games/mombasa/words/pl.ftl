### The words of Mombasa in Polish; en.ftl says what the keys are.
### Names stay in the nominative: they stand behind a colon or in brackets. Counts are accusatives.

title = Mombasa

## Counts

so-many-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
so-many-book-points = { $points ->
    [one] { $points } punkt książek
    [few] { $points } punkty książek
   *[many] { $points } punktów książek
}
so-many-pounds = { $pounds ->
    [one] { $pounds } funt
    [few] { $pounds } funty
   *[many] { $pounds } funtów
}
so-many-steps = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
so-many-units = { $units ->
    [one] { $units } sztukę
    [few] { $units } sztuki
   *[many] { $units } sztuk
}
so-many-shares = { $shares ->
    [one] { $shares } udział
    [few] { $shares } udziały
   *[many] { $shares } udziałów
}
price-units = { $price ->
    [one] { $price } sztukę
    [few] { $price } sztuki
   *[many] { $price } sztuk
}
price-pounds = { $price ->
    [one] { $price } funt
    [few] { $price } funty
   *[many] { $price } funtów
}

## Things

company-mombasa = Mombasa
company-cape-town = Cape Town
company-saint-louis = Saint-Louis
company-cairo = Kair

goods-coffee = kawa
goods-bananas = banany
goods-cotton = bawełna

region-maghreb = Maghreb
region-tripolitania = Trypolitania
region-cyrenaica = Cyrenajka
region-nubia = Nubia
region-sahara = Sahara
region-senegambia = Senegambia
region-guinea = Gwinea
region-niger-bend = Zakole Nigru
region-benue = Benue
region-chad-basin = Kotlina Czadu
region-kordofan = Kordofan
region-ethiopia = Etiopia
region-somali-coast = Wybrzeże Somali
region-congo-basin = Kotlina Konga
region-great-lakes = Wielkie Jeziora
region-swahili-coast = Wybrzeże Suahili
region-angola = Angola
region-katanga = Katanga
region-zambezi = Zambezi
region-kalahari = Kalahari
region-highveld = Highveld
region-karoo = Karru
region-ahaggar = Ahaggar
region-maloti = Maloti

card-coffee1 = kawa 1
card-coffee2 = kawa 2
card-bananas1 = banany 1
card-bananas2 = banany 2
card-cotton1 = bawełna 1
card-cotton2 = bawełna 2
card-expansion2 = ekspansja 2
card-bookkeeper2 = księgowy 2
card-expansion1-i = ekspansja 1 (numer 1)
card-expansion1-ii = ekspansja 1 (numer 2)
card-expansion1-iii = ekspansja 1 (numer 3)
card-expansion1-iv = ekspansja 1 (numer 4)
card-coffee3 = kawa 3
card-bananas3 = banany 3
card-cotton3 = bawełna 3
card-expansion3 = ekspansja 3
card-bookkeeper3 = księgowy 3
card-merchant = handlarz diamentów
card-coffee3-mombasa = kawa 3 z udziałem (Mombasa)
card-bananas3-saint-louis = banany 3 z udziałem (Saint-Louis)
card-cotton3-cape-town = bawełna 3 z udziałem (Cape Town)
card-coffee4 = kawa 4
card-bananas4 = banany 4
card-cotton4 = bawełna 4
card-expansion2-cairo = ekspansja 2 z udziałem (Kair)
card-expansion2-saint-louis = ekspansja 2 z udziałem (Saint-Louis)
card-bookkeeper2-mombasa = księgowy 2 z udziałem (Mombasa)
card-bookkeeper3-cape-town = księgowy 3 z udziałem (Cape Town)
card-merchant-mombasa = handlarz diamentów (Mombasa)
card-merchant-saint-louis = handlarz diamentów (Saint-Louis)
card-merchant-cairo = handlarz diamentów (Kair)
card-coffee4-cairo = kawa 4 z udziałem (Kair)
card-bananas4-mombasa = banany 4 z udziałem (Mombasa)
card-cotton4-saint-louis = bawełna 4 z udziałem (Saint-Louis)
card-expansion3-cape-town = ekspansja 3 z udziałem (Cape Town)
card-bookkeeper4 = księgowy 4
card-bookkeeper3-cairo = księgowy 3 z udziałem (Kair)
card-merchant-cape-town = handlarz diamentów (Cape Town)
card-share-mombasa = pojedynczy udział (Mombasa)
card-share-cape-town = pojedynczy udział (Cape Town)
card-share-saint-louis = pojedynczy udział (Saint-Louis)
card-share-cairo = pojedynczy udział (Kair)
card-tile-bookkeeper = żeton księgowego
card-tile-merchant = żeton handlarza diamentów

book-a-coffee2-pounds2 = książka A (2× kawa: 2 funty)
book-a-coffee2-diamonds1 = książka A (2× kawa: 1 pole diamentów)
book-a-coffee3-points2 = książka A (3× kawa: 2 punkty książek)
book-a-coffee3-diamonds2 = książka A (3× kawa: 2 pola diamentów)
book-a-bananas2-pounds2 = książka A (2× banany: 2 funty)
book-a-bananas2-diamonds1 = książka A (2× banany: 1 pole diamentów)
book-a-bananas3-points2 = książka A (3× banany: 2 punkty książek)
book-a-bananas3-diamonds2 = książka A (3× banany: 2 pola diamentów)
book-a-cotton2-pounds2 = książka A (2× bawełna: 2 funty)
book-a-cotton1-harvest = książka A (1× bawełna: 1 funt za każdą bawełnę oprócz jednej)
book-a-cotton2-diamonds1 = książka A (2× bawełna: 1 pole diamentów)
book-a-cotton3-points2 = książka A (3× bawełna: 2 punkty książek)
book-a-cotton3-diamonds2 = książka A (3× bawełna: 2 pola diamentów)
book-a-expansion2-pounds2 = książka A (ekspansja 2: 2 funty)
book-a-expansion2-diamonds1 = książka A (ekspansja 2: 1 pole diamentów)
book-a-expansion2-points1 = książka A (ekspansja 2: 1 punkt książek)
book-a-expansion3-remove1 = książka A (ekspansja 3: usuń 1 faktorię)
book-a-helper-pounds2 = książka A (handlarz albo drugi księgowy: 2 funty)
book-a-helper-diamonds1 = książka A (handlarz albo drugi księgowy: 1 pole diamentów)
book-b-coffee4-diamonds2 = książka B (4× kawa: 2 pola diamentów)
book-b-coffee4-points2 = książka B (4× kawa: 2 punkty książek)
book-b-coffee2-expansion2-points2 = książka B (2× kawa i ekspansja 2: 2 punkty książek)
book-b-coffee2-bananas2-pounds3 = książka B (2× kawa i 2× banany: 3 funty)
book-b-coffee2-bananas2-diamonds2 = książka B (2× kawa i 2× banany: 2 pola diamentów)
book-b-coffee3-helper-remove1 = książka B (3× kawa i handlarz albo drugi księgowy: usuń 1 faktorię)
book-b-bananas4-diamonds2 = książka B (4× banany: 2 pola diamentów)
book-b-bananas4-points2 = książka B (4× banany: 2 punkty książek)
book-b-bananas2-expansion2-points2 = książka B (2× banany i ekspansja 2: 2 punkty książek)
book-b-bananas2-cotton2-pounds3 = książka B (2× banany i 2× bawełna: 3 funty)
book-b-bananas2-cotton2-diamonds2 = książka B (2× banany i 2× bawełna: 2 pola diamentów)
book-b-bananas3-helper-remove1 = książka B (3× banany i handlarz albo drugi księgowy: usuń 1 faktorię)
book-b-cotton4-diamonds2 = książka B (4× bawełna: 2 pola diamentów)
book-b-cotton4-points2 = książka B (4× bawełna: 2 punkty książek)
book-b-cotton2-expansion2-points2 = książka B (2× bawełna i ekspansja 2: 2 punkty książek)
book-b-cotton2-coffee2-pounds3 = książka B (2× kawa i 2× bawełna: 3 funty)
book-b-cotton2-coffee2-diamonds2 = książka B (2× kawa i 2× bawełna: 2 pola diamentów)
book-b-cotton3-helper-remove1 = książka B (3× bawełna i handlarz albo drugi księgowy: usuń 1 faktorię)
book-b-any4-pounds3 = książka B (4× jeden towar: 3 funty)
book-b-any4-diamonds2 = książka B (4× jeden towar: 2 pola diamentów)
book-b-expansion3-diamonds2 = książka B (ekspansja 3: 2 pola diamentów)
book-b-expansion4-points2 = książka B (ekspansja 4: 2 punkty książek)
book-b-expansion2-helper-pounds3 = książka B (ekspansja 2 i handlarz albo drugi księgowy: 3 funty)
book-b-expansion3-remove1 = książka B (ekspansja 3: usuń 1 faktorię)
book-c-coffee3-bananas3-diamonds3 = książka C (3× kawa i 3× banany: 3 pola diamentów)
book-c-coffee3-bananas2-pounds5 = książka C (3× kawa i 2× banany: 5 funtów)
book-c-coffee3-expansion2-points3 = książka C (3× kawa i ekspansja 2: 3 punkty książek)
book-c-coffee3-expansion3-remove2 = książka C (3× kawa i ekspansja 3: usuń 2 faktorie)
book-c-coffee4-expansion2-diamonds3 = książka C (4× kawa i ekspansja 2: 3 pola diamentów)
book-c-coffee4-helper-pounds5 = książka C (4× kawa i handlarz albo drugi księgowy: 5 funtów)
book-c-coffee4-bananas2-points3 = książka C (4× kawa i 2× banany: 3 punkty książek)
book-c-bananas3-cotton3-diamonds3 = książka C (3× banany i 3× bawełna: 3 pola diamentów)
book-c-bananas3-cotton2-pounds5 = książka C (3× banany i 2× bawełna: 5 funtów)
book-c-bananas3-expansion2-points3 = książka C (3× banany i ekspansja 2: 3 punkty książek)
book-c-bananas3-expansion3-remove2 = książka C (3× banany i ekspansja 3: usuń 2 faktorie)
book-c-bananas4-expansion2-diamonds3 = książka C (4× banany i ekspansja 2: 3 pola diamentów)
book-c-bananas4-helper-pounds5 = książka C (4× banany i handlarz albo drugi księgowy: 5 funtów)
book-c-bananas4-cotton2-points3 = książka C (4× banany i 2× bawełna: 3 punkty książek)
book-c-cotton3-coffee3-diamonds3 = książka C (3× kawa i 3× bawełna: 3 pola diamentów)
book-c-cotton3-coffee2-pounds5 = książka C (2× kawa i 3× bawełna: 5 funtów)
book-c-cotton3-expansion2-points3 = książka C (3× bawełna i ekspansja 2: 3 punkty książek)
book-c-cotton3-expansion3-remove2 = książka C (3× bawełna i ekspansja 3: usuń 2 faktorie)
book-c-cotton4-expansion2-diamonds3 = książka C (4× bawełna i ekspansja 2: 3 pola diamentów)
book-c-cotton4-helper-pounds5 = książka C (4× bawełna i handlarz albo drugi księgowy: 5 funtów)
book-c-cotton4-coffee2-points3 = książka C (2× kawa i 4× bawełna: 3 punkty książek)
book-c-coffee3-any3-diamonds3 = książka C (3× kawa i 3× jeden towar: 3 pola diamentów)
book-c-any4-expansion2-remove2 = książka C (ekspansja 2 i 4× jeden towar: usuń 2 faktorie)
book-c-expansion4-helper-diamonds3 = książka C (ekspansja 4 i handlarz albo drugi księgowy: 3 pola diamentów)
book-start1 = pierwsza książka (2× bawełna: 2 funty)
book-start2 = pierwsza książka (ekspansja 2: 1 punkt książek)
book-start3 = pierwsza książka (ekspansja 2: 1 pole diamentów)
book-start4 = pierwsza książka (2× banany: 2 funty)
book-start5 = pierwsza książka (2× kawa: 1 pole diamentów)
book-start6 = pierwsza książka (2× banany: 1 punkt książek)
book-start7 = pierwsza książka (2× bawełna: 1 pole diamentów)
book-start8 = pierwsza książka (ekspansja 3: usuń 1 faktorię)
book-start9 = pierwsza książka (3× bawełna: 2 funty)
book-start10 = pierwsza książka (3× kawa: 2 punkty książek)

start-start1 = żeton początkowy 1 (3 pola: Mombasa)
start-start2 = żeton początkowy 2 (2 pola: Cape Town)
start-start3 = żeton początkowy 3 (1 pole: Saint-Louis i 1 pole diamentów)
start-start4 = żeton początkowy 4 (3 pola: Kair)
start-start5 = żeton początkowy 5 (3 pola: Saint-Louis)
start-start6 = żeton początkowy 6 (3 pola: Cape Town)
start-start7 = żeton początkowy 7 (1 pole: Mombasa i 2 pola: Kair)
start-start8 = żeton początkowy 8 (3 pola diamentów)
start-start9 = żeton początkowy 9 (2 pola: Saint-Louis i 1 pole: Kair)
start-start10 = żeton początkowy 10 (2 pola: Cape Town i 1 pole diamentów)

tile-goods = żeton „+1” towar
tile-bookkeeper = żeton księgowego
tile-merchant = żeton handlarza diamentów
tile-expansion = żeton ekspansji

bonus-first-player = pole gracza rozpoczynającego
bonus-buy = pole zakupu
bonus-discard = pole odrzucania
bonus-coffee = pole większości kawy
bonus-bananas = pole większości bananów
bonus-cotton = pole większości bawełny
bonus-expansion = pole większości ekspansji
bonus-tile-goods = pole żetonu „+1” towar
bonus-tile-bookkeeper = pole żetonu księgowego
bonus-tile-merchant = pole żetonu handlarza diamentów
bonus-tile-expansion = pole żetonu ekspansji
bonus-c-first = pierwsze pole toru C
bonus-c-second = drugie pole toru C
bonus-d-first = pierwsze pole toru D
bonus-d-second = drugie pole toru D

## What a player can do

action-choose = Zatrzymaj: { $start }
action-rest = Odłóż na miejsce { $slot }: { $card }
action-plan = Zaplanuj na miejscu { $slot }: { $card }
action-clear = Opróżnij miejsce { $slot }
action-done = Plan gotowy
action-use = Użyj: { $card }{ $more ->
    [0] { "" }
   *[other] {" "}z żetonem „+1”
}
action-boost = Połóż żeton „+1” towar na karcie: { $card }
action-expand = Rozwiń kompanię: { $company }
action-enter = Zajmij region { $region } ({ so-many-points }) faktorią z kolumny { $column }
action-return = Odłóż faktorię ({ $company }) do kolumny { $column }
action-remove = Usuń faktorię ({ $company }) z kolumny { $column }
action-jar = Przesuń kałamarz na następną książkę
action-flip = Odwróć książkę na polu { $space } ({ $book })
action-book = Weź za { so-many-points }{ $pounds ->
    [0] { "" }
   *[other] {" "}i zyskaj { so-many-pounds }
}: { $book }
action-shelve = Połóż na polu { $space }: { $book }
action-buy = { $with ->
    [units] Zdobądź za { price-units }: { $card }
   *[pounds] Kup za { price-pounds }: { $card }
}
action-advance = Awansuj o { so-many-steps } na torze { $company }{ $pounds ->
    [0] { "" }
   *[other] {" "}(wezwanie do kapitału: { so-many-pounds })
}
action-bonus = Połóż znacznik premii: { $bonus }{ $steps ->
    [0] { "" }
    [one] , { $steps } pole na torze { $company }
    [few] , { $steps } pola na torze { $company }
   *[many] , { $steps } pól na torze { $company }
}{ $pounds ->
    [0] { "" }
   *[other] , { so-many-pounds }
}{ $diamonds ->
    [0] { "" }
    [one] , { $diamonds } pole diamentów
    [few] , { $diamonds } pola diamentów
   *[many] , { $diamonds } pól diamentów
}{ $points ->
    [0] { "" }
   *[other] , { so-many-book-points }
}{ $remove ->
    [0] { "" }
    [one] , usuń { $remove } faktorię
    [few] , usuń { $remove } faktorie
   *[many] , usuń { $remove } faktorii
}
action-discard = Odrzuć: { $card }
action-stop = { $what ->
    [goods] Zostaw resztę towarów
    [advance] Nie awansuj dalej
    [points] Weź funty za punkty książek
    [jar] Zostaw kałamarz na miejscu
    [buy] Niczego nie kupuj
    [remove] Nie usuwaj faktorii
    [expand] Zakończ ekspansję
   *[other] Zakończ
}
action-end = Zakończ swoją fazę akcji
action-pick = Weź stos kart użytych { $pile }

## What happened

event-first-player = { $player } dostaje żeton gracza rozpoczynającego.
event-track-laid = Tor { $track } leży tutaj: { $company }.
event-cards-turned-up = Nowe karty: { $cards }.
event-books-turned-up = Nowe książki: { $books }.
event-starts-dealt = { $player } wybiera spośród: { $starts }.
event-start-chosen = { $player } ma wybrany żeton początkowy.
event-start-revealed = { $player } zaczyna: { $start }.
event-card-rests = { $player } odkłada na miejsce { $slot }: { $card }.
event-round-begins = Zaczyna się runda { $round }.
event-card-planned = { $player } planuje na miejscu { $slot }: { $card }.
event-card-taken-back = { $player } zabiera z miejsca { $slot }: { $card }.
event-plan-done = { $player } ma gotowy plan.
event-plan-revealed = { $player } odsłania plan: { $cards }.
event-plan-empty = { $player } nie ma niczego w planie.
event-goods-used = { $player } zużywa { so-many-units }: { $goods }.
event-card-acquired = { $player } zdobywa za { price-units }: { $card }.
event-card-bought = { $player } kupuje za { price-pounds }: { $card }.
event-call-paid = { $player } płaci { so-many-pounds }, bo tor { $company } wzywa do uzupełnienia kapitału.
event-special-reached = { $player } dociera do pola specjalnego toru { $company } i dostaje { so-many-pounds }.
event-special-again = { $player } już tam jest i dostaje { so-many-pounds } z toru { $company }.
event-advances = { $player } awansuje o { so-many-steps } na torze { $company }, na pole { $at } ({ so-many-shares }).
event-pounds-gained = { $player } dostaje { so-many-pounds }.
event-pounds-paid = { $player } płaci { so-many-pounds }.
event-diamond-advances = { $player } przesuwa diament o { so-many-steps }, na pole { $at }.
event-slot-unlocked = { $player } odblokowuje miejsce na kartę akcji { $slot }.
event-merchant-used = { $player } zagrywa: { $card }.
event-tile-used = { $player } zagrywa: { $tile }.
event-bookkeeper-used = { $player } zagrywa księgowego: { so-many-book-points }.
event-boost-laid = { $player } kładzie żeton „+1” towar na karcie: { $card }.
event-expands = { $player } rozwija kompanię { $company }: { so-many-points }.
event-region-entered = { $player } zajmuje region { $region } ({ $company }) za { so-many-points }.
event-post-driven-out = { $company } traci faktorię: { $region }.
event-post-returns = Faktoria ({ $company }) wraca do kolumny { $column } swojej siedziby.
event-post-lost = Faktoria ({ $company }) nie ma miejsca i odpada z gry.
event-post-removed = { $player } usuwa faktorię z siedziby: { $company }.
event-jar-moves = { $player } przesuwa kałamarz na pole { $at }.
event-book-turned = { $player } płaci { so-many-pounds } i odwraca na polu { $space }: { $book }.
event-book-taken = { $player } bierze: { $book }{ $pounds ->
    [0] { "" }
   *[other] {" "}oraz { so-many-pounds }
}.
event-book-placed = { $player } kładzie na polu { $space }: { $book }.
event-marker-placed = { $player } kładzie znacznik premii: { $bonus }.
event-card-discarded = { $player } odrzuca: { $card }.
event-phase-ended = { $player } kończy fazę akcji.
event-pile-taken = { $player } bierze stos kart użytych { $pile }: { $cards }.
event-coins-moved = Monety do kolumny { $column } obszaru książek: { $count }.
event-tile-received = { $player } dostaje: { $tile }.
event-final-score = { $player } kończy z wynikiem £{ $points }: gotówka { $from-cash }, Mombasa { $from-mombasa }, Cape Town { $from-cape-town }, Saint-Louis { $from-saint-louis }, Kair { $from-cairo }, diamenty { $from-diamonds }, księgowość { $from-bookkeeping }.
event-game-over = { $player } wygrywa: £{ $points }.

## What is refused

refusal-game-over = Gra się skończyła.
refusal-no-such-seat = Nie ma miejsca { $number }.
refusal-unknown-action = Nie ma akcji { $number }.
refusal-already-done = U ciebie wszystko gotowe; czekaj na innych.
refusal-not-your-turn = To nie twoja tura.
refusal-choose-first = Najpierw wybierz żeton początkowy.
refusal-rest-first = Najpierw odłóż karty ze swojego żetonu początkowego.
refusal-plan-first = Zaplanuj karty i zgłoś, że plan jest gotowy.
refusal-no-effect = { $verb ->
    [buy] Najpierw użyj kart towarów: za nie zdobywasz kartę.
    [advance] Najpierw użyj karty towaru albo pola większości: dają awanse na torach.
    [enter] Najpierw użyj kart ekspansji i wybierz kompanię, która się rozwija.
    [book] Najpierw użyj księgowego: książki bierze się za punkty książek.
    [jar] Najpierw użyj księgowego: to on przesuwa kałamarz.
    [plan] Tej karty użyjesz dopiero, gdy na początku rundy zaplanujesz ją na któreś miejsce.
    [pick] Stos kart użytych bierzesz z powrotem, gdy kończy się twoja faza akcji.
   *[other] Nic na to teraz nie pozwala.
}
refusal-decision-open = { $what ->
    [goods] Najpierw zużyj wybrane towary do końca.
    [advance] Najpierw wykonaj pozostałe awanse albo zakończ.
    [points] Najpierw wydaj punkty książek albo zakończ i weź za nie funty.
    [jar] Najpierw dokończ akcję księgowego: przesuń kałamarz albo zakończ.
    [buy] Najpierw kup kartę albo zakończ.
    [discard] Najpierw odrzuć kartę.
    [remove] Najpierw usuń faktorię albo zakończ.
    [expand] Najpierw dokończ ekspansję.
    [return] Najpierw wybierz kolumnę dla wypartej faktorii.
    [shelve] Najpierw połóż wzięte książki.
   *[pick] Najpierw weź stos kart użytych.
}
refusal-other-resting-slot = To nie kolej miejsca { $slot } na karty użyte.
refusal-not-on-start = Tej karty twój żeton początkowy nie odkłada.
refusal-equal-card = Przed nią jest taka sama karta: wskaż tamtą ({ $card }).
refusal-slot-locked = Miejsce { $slot } nie jest odblokowane.
refusal-slot-filled = Na miejscu { $slot } leży karta: najpierw ją zabierz.
refusal-slot-empty = Na miejscu { $slot } nie ma karty.
refusal-not-in-hand = Tej karty nie masz w ręce.
refusal-single-share = Zostaje w ręce do końca gry: { $card }.
refusal-goods-only = Do tych pasują tylko karty tego samego towaru.
refusal-no-tile = Nie masz tego żetonu odkrytego.
refusal-not-face-up = Na miejscu { $slot } nie ma odkrytej karty.
refusal-no-more-cards = Po wydaniu sztuk nie można dokładać kart.
refusal-one-kind = Towary jednej akcji są jednego rodzaju.
refusal-expand-instead = Kart ekspansji używa się wszystkich naraz: wybierz kompanię.
refusal-no-goods-tile = Nie masz żetonu „+1” towar.
refusal-boost-laid = Żeton „+1” towar już leży i zostaje na miejscu.
refusal-boost-needs-goods = Żeton „+1” towar kładzie się na odkrytej karcie towaru.
refusal-no-expansion = Nie masz odkrytej karty ekspansji.
refusal-no-posts = W siedzibie nie ma już faktorii: { $company }.
refusal-already-there = { $company } już ma tu faktorię: { $region }.
refusal-not-beside = { $region } nie sąsiaduje z faktorią ani siedzibą kompanii ({ $company }).
refusal-too-few-points = Zajęcie regionu { $region } kosztuje { so-many-points }.
refusal-column-empty = Kolumna { $column } ({ $company }) nie ma faktorii.
refusal-column-full = Kolumna { $column } ({ $company }) nie ma dozwolonego miejsca.
refusal-equal-column = Przed kolumną { $column } ({ $company }) jest taka sama: wskaż tamtą.
refusal-jar-at-end = Kałamarz stoi na ostatnim polu.
refusal-no-book-there = Na polu { $space } nie ma książki do użycia.
refusal-requirements = Twoje odkryte karty nie spełniają wymagań: { $book }.
refusal-flip-once = W jednej akcji można odwrócić tylko jedną książkę.
refusal-flip-before = Książkę można odwrócić tylko przed ruchem kałamarza.
refusal-cannot-pay = Nie możesz zapłacić tyle: { so-many-pounds }.
refusal-no-book-offered = Na tym polu obszaru książek nie ma książki.
refusal-book-too-dear = Ta książka kosztuje { so-many-book-points }.
refusal-no-space-for-a = Żadne pole twojego toru nie przyjmie książki A.
refusal-no-book-taken = Nie masz wziętych tylu książek.
refusal-equal-book = Przed nią jest taka sama książka: wskaż tamtą ({ $book }).
refusal-space-for-a = Pole { $space } jest ostatnie dla wziętych książek A.
refusal-crossed-out = Na pole { $space } nie wolno kłaść książki A.
refusal-covers-better = Książka A nie zakrywa książki B ani C na polu { $space }.
refusal-one-purchase = W jednej akcji można zdobyć tylko jedną kartę.
refusal-card-before-steps = Kartę można zdobyć tylko przed pierwszym awansem na torze.
refusal-no-card-offered = Na tym polu obszaru kart nie ma karty.
refusal-too-dear = Cena { $price } to więcej, niż masz: { $card }.
refusal-unit-by-unit = Sztuki towarów wydaje się po jednej.
refusal-mixed-must-buy = Za różne towary trzeba najpierw zdobyć kartę.
refusal-not-so-many-steps = Na torze { $company } nie masz tylu pól ({ $count }).
refusal-track-ends = Tor { $company } kończy się wcześniej.
refusal-call-unpaid = Nie stać cię na wezwanie do uzupełnienia kapitału na torze { $company }.
refusal-space-taken = Leży tam już znacznik: { $bonus }.
refusal-no-markers = Nie masz już znaczników premii.
refusal-no-majority = Ktoś ma więcej niż ty; to pole nie jest dla ciebie: { $bonus }.
refusal-tier-not-reached = Masz na to za mało: { $bonus }.
refusal-no-option = Nie ma tam takiego wyboru: { $bonus }.
refusal-first-turn = Gracz rozpoczynający nie może użyć tego pola w pierwszej turze rundy.
refusal-nothing-to-discard = Nie masz w ręce karty, którą można tu odrzucić.
refusal-not-unlocked = Przed tą turą nie było odblokowane: { $bonus }.
refusal-one-of-track = W tej rundzie drugie pole tego toru jest już użyte.
refusal-coffee-only = Tu można odrzucić tylko kartę kawy.
refusal-units-must-be-used = Sztuk trzeba używać, dopóki możliwy jest awans bez wezwania do kapitału.
refusal-pile-empty = Stos kart użytych { $pile } jest pusty.

## Pictures

picture-round = Runda { $round } z { $rounds }

## What a notation expects

field-offer = jeden z twoich dwóch żetonów początkowych
field-slot = miejsce (1 do 5)
field-resting = miejsce na karty użyte (1 do 3)
field-card = karta z ręki, na przykład coffee2
field-active = odkryta karta w twojej strefie akcji
field-company = kompania
field-region = region mapy
field-column = kolumna siedziby (1 do 3)
field-space = pole twojego toru księgowości (0 do 15)
field-book = książka z obszaru książek
field-carried = wzięta książka
field-display = karta z obszaru kart
field-count = o ile pól (:2 i tak dalej)
field-bonus = pole premii
field-option = próg albo wybór (:2, :3)
field-pile = stos kart użytych (1 do 5)

## Where pounds come from

source-cash = gotówka
source-diamonds = diamenty
source-bookkeeping = księgowość
