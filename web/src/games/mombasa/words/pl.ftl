### Słowa stołu Mombasy.

mombasa-chapter = Runda { $round }
mombasa-company = { $company ->
    [mombasa] Mombasa
    [cape-town] Cape Town
    [saint-louis] Saint-Louis
   *[cairo] Kair
}

## What is asked

mombasa-ask-choose = Wybierz jeden ze swoich dwóch żetonów początkowych.
mombasa-ask-rest = Wybierz kartę, którą odkładasz na miejsce { $slot }.
mombasa-ask-plan = Planuj: wybierz kartę, potem miejsce. Powiedz, gdy plan jest gotowy.
mombasa-ask-planned = Wszystkie miejsca są zajęte. Zmień plan albo powiedz, że jest gotowy.
mombasa-ask-turn = Twoja kolej: użyj karty, połóż znacznik premii albo zakończ swoją fazę.
mombasa-ask-turn-cards = Twoja kolej: użyj karty albo zakończ swoją fazę.
mombasa-ask-turn-markers = Twoja kolej: połóż znacznik premii albo zakończ swoją fazę.
mombasa-ask-end = Nic już nie zostało: zakończ swoją fazę akcji.
mombasa-ask-goods = { $units ->
    [one] { $units } sztuka: zdobądź kartę, awansuj na torach albo dołóż karty towarów.
    [few] { $units } sztuki: zdobądź kartę, awansuj na torach albo dołóż karty towarów.
   *[many] { $units } sztuk: zdobądź kartę, awansuj na torach albo dołóż karty towarów.
}
mombasa-ask-units = { $units ->
    [one] { $units } sztuka: wybierz tor, na którym awansujesz.
    [few] { $units } sztuki: wybierz tor, na którym awansujesz.
   *[many] { $units } sztuk: wybierz tor, na którym awansujesz.
}
mombasa-ask-units-more = { $units ->
    [one] { $units } sztuka: awansuj na torze albo dołóż karty towarów.
    [few] { $units } sztuki: awansuj na torach albo dołóż karty towarów.
   *[many] { $units } sztuk: awansuj na torach albo dołóż karty towarów.
}
mombasa-ask-mixed = { $units ->
    [one] { $units } sztuka: za różne towary trzeba zdobyć kartę; dołóż karty towarów.
    [few] { $units } sztuki: za różne towary trzeba zdobyć kartę; dołóż karty towarów.
   *[many] { $units } sztuk: za różne towary trzeba zdobyć kartę; dołóż karty towarów.
}
mombasa-ask-advance = { $steps ->
    [one] Awansuj o { $steps } pole na podświetlonym torze albo zrezygnuj.
    [few] Awansuj o najwyżej { $steps } pola na podświetlonym torze albo zrezygnuj.
   *[many] Awansuj o najwyżej { $steps } pól na podświetlonym torze albo zrezygnuj.
}
mombasa-ask-points = { $points ->
    [one] { $points } punkt książek: weź książkę albo funta za niego.
    [few] { $points } punkty książek: weź książki albo funty za nie.
   *[many] { $points } punktów książek: weź książki albo funty za nie.
}
mombasa-ask-jar = Przesuń kałamarz dalej albo zostaw go na miejscu.
mombasa-ask-jar-stuck = Kałamarz nie może iść dalej. Odwróć książkę albo graj dalej.
mombasa-ask-buy = Wybierz kartę, którą kupujesz za funty.
mombasa-ask-discard = Wybierz kartę z ręki do odrzucenia.
mombasa-ask-discard-coffee = Wybierz kartę kawy z ręki do odrzucenia.
mombasa-ask-remove = { $count ->
    [one] Wybierz kolumnę, z której usuwasz { $count } faktorię.
    [few] Wybierz kolumny, z których usuwasz { $count } faktorie.
   *[many] Wybierz kolumny, z których usuwasz { $count } faktorii.
}
mombasa-ask-expand = { $points ->
    [one] Ekspansja ({ mombasa-company }): został { $points } punkt. Wybierz region.
    [few] Ekspansja ({ mombasa-company }): zostały { $points } punkty. Wybierz region.
   *[many] Ekspansja ({ mombasa-company }): zostało { $points } punktów. Wybierz region.
}
mombasa-ask-expanded = { $points ->
    [one] { mombasa-company }: za { $points } punkt nie można już nigdzie wejść; zakończ ekspansję.
    [few] { mombasa-company }: za { $points } punkty nie można już nigdzie wejść; zakończ ekspansję.
   *[many] { mombasa-company }: za { $points } punktów nie można już nigdzie wejść; zakończ ekspansję.
}
mombasa-ask-return = Wybierz kolumnę, do której wraca faktoria ({ mombasa-company }).
mombasa-ask-shelve = { $count ->
    [one] Połóż książkę na swoim torze księgowości.
    [few] Połóż { $count } książki na swoim torze księgowości.
   *[many] Połóż { $count } książek na swoim torze księgowości.
}
mombasa-ask-pick = Wybierz stos kart użytych, który bierzesz na rękę.
mombasa-ask-slot = Wybierz miejsce dla tej karty.
mombasa-ask-card = Wybierz kartę na to miejsce.
mombasa-ask-company = Wybierz kompanię, która się rozwija: jej siedzibę.
mombasa-ask-column = Wybierz kolumnę, z której pochodzi faktoria.
mombasa-ask-region = Wybierz region, do którego trafi faktoria.
mombasa-ask-space = Wybierz pole dla tej książki.
mombasa-ask-book = Wybierz książkę na to pole.
mombasa-ask-steps = Wybierz, jak daleko awansujesz.
mombasa-ask-option = Wybierz, co ci przyniesie.
mombasa-ask-boost = Wybierz kartę towaru, która liczy się o 1 więcej.
mombasa-unused-slots = Są wolne miejsca: mimo to gotowe
mombasa-unused-cards = Zostały karty: mimo to zakończ
mombasa-unused-markers = Zostały znaczniki premii: mimo to zakończ

## The parts of the table

mombasa-parts = Części stołu
mombasa-part-mine = Moje
mombasa-part-map = Mapa
mombasa-part-tracks = Tory
mombasa-part-cards = Karty
mombasa-part-books = Książki
mombasa-part-others = Inni
mombasa-map = Mapa
mombasa-display = Karty do zdobycia
mombasa-books = Obszar książek
mombasa-spaces = Pola premii
mombasa-area = Twoje stosy kart użytych i miejsca na karty akcji
mombasa-shelf = Twój tor księgowości
mombasa-hand = Twoja ręka
mombasa-totals = Ile są warte twoje aktywne karty
mombasa-starts = Twoje żetony początkowe

## Things on it

mombasa-base = Siedziba ({ mombasa-company }): udział jest wart £{ $value }, kopalnie: { $mines }
mombasa-column = { mombasa-company }, kolumna { $column }, faktorie: { $posts }
mombasa-region = { $region }{ $company ->
    [none] , bez faktorii
   *[other] , faktoria: { mombasa-company }
}{ $reward ->
    [pounds] , £{ $amount }
    [diamonds] , pola diamentów: { $amount }
    [track] , pola na torze: { $amount }
    [points] , punkty książek: { $amount }
   *[none] { "" }
}{ $mines ->
    [0] { "" }
   *[other] , kopalnie: { $mines }
}
mombasa-cost = { $of ->
    [enter] punkty ekspansji: { $cost }
    [book] punkty książek: { $cost }
    [units] sztuki: { $cost }
   *[pounds] £{ $cost }
}
mombasa-track = Tor { $track } ({ mombasa-company })
mombasa-step = Tor { mombasa-company }, pole { $at }{ $share ->
    [0] { "" }
   *[other] , udziały: { $share }
}{ $call ->
    [0] { "" }
   *[other] , wezwanie do kapitału £{ $call }
}{ $special ->
    [0] { "" }
   *[other] , pole specjalne £{ $special }
}
mombasa-special = Pole specjalne: £{ $pounds }
mombasa-call = Wezwanie do kapitału na torze { $track }
mombasa-offer = { $card }, cena { $price }
mombasa-space = { $taken ->
    [0] { $space }
   *[other] { $space }, zajęte
}
mombasa-tier = Tor { mombasa-company }, od { $from }: { mombasa-tier-pays }
mombasa-tier-pays = { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
}{ $pounds ->
    [0] { "" }
   *[other] , £{ $pounds }
}{ $diamonds ->
    [0] { "" }
    [one] , { $diamonds } pole diamentów
    [few] , { $diamonds } pola diamentów
   *[many] , { $diamonds } pól diamentów
}{ $points ->
    [0] { "" }
    [one] , { $points } punkt książek
    [few] , { $points } punkty książek
   *[many] , { $points } punktów książek
}{ $remove ->
    [0] { "" }
    [one] , usuń { $remove } faktorię
    [few] , usuń { $remove } faktorie
   *[many] , usuń { $remove } faktorii
}
mombasa-option = Punkty książek: { $points }, pola diamentów: { $diamonds }
mombasa-first = gracz rozpoczynający
mombasa-pounds = funty
mombasa-shares = udziały ({ mombasa-company })
mombasa-markers = znaczniki premii
mombasa-sum = £{ $pounds }
mombasa-closer = Obejrzyj z bliska: { $player }
mombasa-used = { $card }, użyta
mombasa-active = { $card }, aktywna
mombasa-slot-locked = Miejsce { $slot }, zablokowane
mombasa-slot-empty = Miejsce { $slot }, puste
mombasa-pile = Stos kart użytych { $pile }: { $cards }
mombasa-pile-empty = Stos kart użytych { $pile }, pusty
mombasa-boost = Połóż żeton „+1” towar na karcie: { $card }
mombasa-shelf-space = Pole { $space }: { $book }
mombasa-shelf-empty = Pole { $space }, puste
mombasa-jar = Kałamarz na polu { $at }
mombasa-flip = Odwróć książkę na polu { $space }
mombasa-diamonds = Twój diament jest na polu { $at }
mombasa-diamond = Pole { $at }{ $value ->
    [0] { "" }
   *[other] : £{ $value }
}{ $slot ->
    [true] , odblokowuje miejsce 4
   *[false] { "" }
}

## What they mean

mombasa-explain-goods = Sztuki na jedną akcję: { $value }. Zdobywasz za nie kartę z obszaru kart, awansujesz na torach albo jedno i drugie.
mombasa-explain-expansion = Punkty ekspansji: { $value }. Wszystkie twoje karty ekspansji zagrywasz razem, dla jednej kompanii.
mombasa-explain-bookkeeper = Przesuwa kałamarz tak daleko, jak możesz; potem wykorzystujesz punkty książek: { $value }.
mombasa-explain-merchant = Pola diamentów: { $diamonds }; funty: { $pounds }.
mombasa-explain-mines = Jedno pole więcej za każde 2 kopalnie ({ mombasa-company }); teraz kontroluje { $mines }.
mombasa-explain-single = Zostaje w ręce do końca: jeden udział ({ mombasa-company }).
mombasa-explain-crate = Skrzynia { $crate }: jej część ceny i tego, co daje odrzucenie karty.
mombasa-explain-share = Daje jeden udział ({ mombasa-company }) w końcowej punktacji.
mombasa-explain-book-needs = Kałamarz może na nią wejść, jeśli twoje aktywne karty spełniają to, co nad kreską.
mombasa-explain-book-pays = Jeśli kałamarz na niej stanie, dostajesz to, co pod kreską.
mombasa-explain-book-cost = Punkty książek, które kosztuje: { $points }.
mombasa-explain-value = Udział jest teraz wart £{ $value }: widoczne monety w siedzibie.
mombasa-explain-posts = Faktorie w siedzibie: { $posts }; poza grą: { $removed }; kopalnie: { $mines }.
mombasa-explain-column = Faktorie schodzą z przodu kolumny. Ostatnie pole, raz odsłonięte, takie zostaje.
mombasa-explain-region-pounds = Wejście daje funty: { $amount }.
mombasa-explain-region-diamonds = Wejście przesuwa twój diament; pola: { $amount }.
mombasa-explain-region-track = Wejście daje awans na torze kompanii, która się rozwija; pola: { $amount }.
mombasa-explain-region-points = Wejście daje punkty książek: { $amount }.
mombasa-explain-region-none = Nic nie daje, ale to jedyna droga do enklawy.
mombasa-explain-region-mines = Kopalnie dla handlarza kompanii, która kontroluje region: { $mines }.
mombasa-explain-region-held = Stoi tu faktoria ({ mombasa-company }).
mombasa-explain-entry = Przez pojedynczą granicę 1 punkt, przez podwójną 2; o 1 więcej przeciw faktorii innej kompanii.
mombasa-explain-place = Jesteś na polu { $at } z { $length }; twoje udziały na torze: { $shares }.
mombasa-explain-next = Pola do następnego udziału: { $steps }.
mombasa-explain-call = Przejście przez wezwanie do kapitału kosztuje podane funty, każdego gracza raz.
mombasa-explain-special = Kto do niego dotrze, dostaje £{ $pounds }; kto już tam był, dostaje je znowu.
mombasa-explain-expansion-value = Od twojej następnej tury twoje ekspansje są warte więcej: { $amount }.
mombasa-explain-extra-markers = Od twojej następnej tury masz dodatkowe znaczniki premii: { $amount }.
mombasa-explain-cheaper = Karty opłacane tym towarem kosztują mniej: { $amount }.
mombasa-explain-cheaper-mixed = Karty kosztują mniej, jakimkolwiek towarem płacisz: { $amount }. Różne towary można mieszać.
mombasa-explain-goods-value = Każda twoja karta tego towaru liczy się więcej: { $amount }.
mombasa-explain-books-diamonds = Pole premii, £{ $cost }: punkty książek i pola diamentów.
mombasa-explain-buy-diamonds = Pole premii: kup kartę za funty, taniej o { $discount }, i pola diamentów: { $steps }.
mombasa-explain-discard = Pole premii: odrzuć kartę z ręki za jej skrzynię i dodatkowe funty: { $pounds }.
mombasa-explain-discard-coffee = Pole premii: odrzuć kartę kawy z ręki za jej skrzynię i dodatkowe funty: { $pounds }.
mombasa-explain-steps = Pole premii, £{ $cost }: pola { $steps } na każdym z { $tracks } innych torów.
mombasa-explain-space-first = Bierzesz żeton gracza rozpoczynającego i wykorzystujesz 1 punkt książek.
mombasa-explain-space-buy = Za £{ $cost } możesz kupić kartę z obszaru kart za jej cenę w funtach.
mombasa-explain-space-discard = Odrzuć kartę z ręki za jej skrzynię i dodatkowe funty: { $pounds }.
mombasa-explain-space-majority = Dla tego, kto ma najwyższą aktywną sumę, także przy remisie. Twoje karty pozostają aktywne. Pola na torze { mombasa-company }:
mombasa-explain-space-tier = od { $from }: { mombasa-tier-pays }
mombasa-explain-space-tile = Za £{ $cost } dostajesz żeton w następnej rundzie.
mombasa-explain-tile-goods = Połóż go na jednej ze swoich aktywnych kart towarów: liczy się o 1 sztukę więcej.
mombasa-explain-tile-bookkeeper = Używany jak księgowy z 1 punktem książek.
mombasa-explain-tile-merchant = 2 pola diamentów i 1 za każdego innego aktywnego handlarza diamentów.
mombasa-explain-tile-expansion = 2 punkty ekspansji, razem z twoimi kartami ekspansji.
mombasa-explain-start = Jego trzy karty są na początku odłożone, jego książka leży pierwsza na twoim torze, a ty awansujesz o podane pola.
mombasa-explain-slot-diamond = Odblokowane, gdy twój diament dotrze do oznaczonego pola.
mombasa-explain-slot-jar = Odblokowane, gdy twój kałamarz dotrze do oznaczonego pola.
mombasa-explain-total = Ile są teraz warte twoje aktywne karty: do akcji, większości i książek.
mombasa-term-crate = Skrzynia
mombasa-explain-term-crate = Część ceny każdej karty w tej kolumnie, oprócz skrzyni na karcie.
mombasa-term-deck = Następne karty
mombasa-explain-term-deck = Karty, które zostały w stosie, według liter: najpierw A, na końcu E.
mombasa-term-first-player = Gracz rozpoczynający
mombasa-explain-term-first-player = Ma pierwszą turę rundy.
mombasa-term-pound = Funty
mombasa-explain-term-pound = Każdy liczy się na końcu jako 1.
mombasa-term-bonus-marker = Znaczniki premii
mombasa-explain-term-bonus-marker = Każdy można położyć w kolejce na wolnym polu premii; na następną rundę wracają wszystkie.
mombasa-term-diamond-track = Tor diamentów
mombasa-explain-term-diamond-track = Na końcu liczy się ostatnia osiągnięta wartość. Pola poza ostatnim dają funty.
mombasa-term-bookkeeping-track = Tor księgowości
mombasa-explain-term-bookkeeping-track = Na końcu liczy się ostatnia wartość, do której dotarł kałamarz. Gdzie A jest przekreślone, nie wolno kłaść książki A.
mombasa-term-ink-jar = Kałamarz
mombasa-explain-term-ink-jar = Księgowy przesuwa go książka po książce, jak daleko pozwalają twoje aktywne karty.
mombasa-term-resting-pile = Stos kart użytych
mombasa-explain-term-resting-pile = Jego kart nie można używać, dopóki nie weźmiesz go z powrotem na końcu fazy akcji.
mombasa-term-action-slot = Miejsce na kartę akcji
mombasa-explain-term-action-slot = Na jedną zaplanowaną kartę, która potem trafia na stos nad nim.
mombasa-term-round = Rundy
mombasa-explain-term-round = Jest ich siedem. Gdy któraś się zaczyna, monety nad nią przechodzą do książek w jej kolumnie.
mombasa-term-score = Wynik
mombasa-explain-term-score = Ile wszystko byłoby warte, gdyby gra skończyła się teraz.
