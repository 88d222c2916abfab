### Nauka i wyszukiwanie.

## Taking a lesson

learn-title = Naucz się grać
learn-about = Prawdziwa gra na około { $minutes } minut, grana klikaniem. Możesz przerwać w każdej chwili i wrócić później.
learn-begin = Zacznij lekcję
learn-resume = Kontynuuj lekcję
learn-again = Jeszcze raz
learn-step = Krok { $step } z { $steps }
learn-back = Wstecz
learn-next = Dalej
learn-skip = Na koniec
learn-restart = Od początku
learn-leave = Wyjdź
learn-you = Ty
learn-do = Zrób to za mnie
learn-later = Tak też można. Najpierw jednak zobaczmy to:
learn-blocked = Tego teraz nie można zrobić. Szukaj zaznaczonych miejsc.
learn-play = Graj dalej z komputerem
learn-new = Nowa gra
learn-failed = Nie udało się wczytać lekcji. Spróbuj ponownie.

## The Castles of Burgundy

learn-burgundy-goal =
    O co chodzi
    Jesteś księciem w Burgundii i rozwijasz swoje księstwo.
    Wygrywa ten, kto na końcu ma najwięcej punktów.
learn-burgundy-sources =
    Co daje punkty
    Najwięcej punktów dają pełne obszary księstwa, a im wcześniej, tym lepiej.
    Punkty dają też zwierzęta, sprzedane towary, niektóre budynki i klasztory.
learn-burgundy-end =
    Kiedy koniec
    Jest pięć faz, od A do E, po pięć rund. Po 25 rundach gra się kończy.
    Ta lekcja prowadzi przez fazę A. Przeciw tobie gra Bruno.
learn-burgundy-duchy =
    Twoje księstwo
    Ma 37 pól, każde z kolorem i liczbą.
    Zaczynasz z jednym zamkiem w środku.
learn-burgundy-regions =
    Obszary
    Sąsiednie pola jednego koloru tworzą obszar. Punktuje, gdy jest pełny.
    Ten beżowy obszar ma jedno pole, niebieski ma trzy.
learn-burgundy-dice =
    Twoje kostki
    W każdej rundzie wszyscy rzucają dwiema kostkami. Każda kostka to jedna akcja.
    Wypadło ci 3 i 3.
learn-burgundy-depots =
    Sześć magazynów
    Kafelki leżą w sześciu magazynach, po jednym dla każdej liczby kostki.
    Kostką bierzesz kafelek z magazynu o jej liczbie.
learn-burgundy-take =
    Weź kafelek
    W magazynie 3 leży bank. Budynki są beżowe, jak pojedyncze pole obok twojego zamku.
    Weź bank z magazynu 3.
learn-burgundy-place =
    Połóż go
    Bank czeka na jednym z trzech pól zapasów. Kładzie go następna kostka: na polu jego koloru, z liczbą kostki, obok kafelka, który już masz.
    Połóż bank na beżowej 3 obok zamku.
learn-burgundy-region =
    Stały się dwie rzeczy
    Każdy położony budynek ma efekt: bank przyniósł 2 srebrniki.
    A obszar jest pełny: 1 punkt za wielkość i 10 za fazę A. W B to 8, potem 6, 4 i 2.
learn-burgundy-buy =
    Kup kafelek
    Raz na turę możesz kupić kafelek z czarnego magazynu za 2 srebrniki. Kostka nie jest potrzebna.
    Kup 3 świnie.
learn-burgundy-turn =
    Zakończ turę
    Obie kostki są użyte. Świnie czekają w zapasach, aż kostka będzie pasować.
    Zakończ turę.
learn-burgundy-round =
    Następna runda
    Bruno wziął dwa kafelki i wszyscy rzucili ponownie.
    W każdej rundzie biała kostka wysyła jeden towar do magazynu. W magazynie 6 leżą teraz dwa brązowe.
learn-burgundy-ship =
    Statek
    Statki przywożą towary. Masz 4 i 2.
    Weź statek z magazynu 4, a potem połóż go na niebieskiej 2 obok zamku.
learn-burgundy-load =
    Załaduj towary
    Położony statek ładuje wszystkie towary z jednego magazynu. Możesz mieć trzy kolory.
    Załaduj towary z magazynu 6.
learn-burgundy-bridge =
    Most
    Każdy statek przesuwa cię też na moście. Kto jest najdalej, zaczyna następną rundę.
    I masz teraz 3 brązowe towary.
learn-burgundy-castle =
    Zamek
    Bruno też zapełnił obszar. Twoje nowe kostki to 2 i 6.
    Weź zamek z magazynu 2, a potem połóż go na ciemnozielonej 6.
learn-burgundy-action =
    Jeszcze jedna akcja
    Położony zamek daje od razu kolejną akcję, z kostką o dowolnej liczbie.
    Weź kopalnię z magazynu 5.
learn-burgundy-mine =
    Kopalnia
    Każda kopalnia płaci 1 srebrnik na koniec każdej fazy.
    Połóż ją kostką 4 na szarej 4.
learn-burgundy-worker =
    Robotnicy
    Świnie potrzebują 4, a kostka pokazuje 3. Robotnik zmienia kostkę o 1, a 1 i 6 sąsiadują.
    Połóż świnie na jasnozielonej 4. Kosztuje to robotnika.
learn-burgundy-animals =
    Zwierzęta
    Zwierzęta punktują od razu: 3 świnie to 3 punkty.
    Gdy na to samo pastwisko przyjdą kolejne świnie, te 3 zapunktują jeszcze raz.
learn-burgundy-sell =
    Sprzedaj towary
    Runda piąta. Każdy kolor towarów należy do liczby kostki, brązowy do 5.
    Sprzedaj brązowe towary kostką 5.
learn-burgundy-sold =
    Co daje sprzedaż
    Wszystkie 3 sprzedały się naraz: po 2 punkty przy dwóch graczach i 1 srebrnik za sprzedaż.
    Przy trzech graczach to po 3 punkty, przy czterech po 4.
learn-burgundy-monastery =
    Klasztor
    Niektóre żółte kafelki zmieniają dla ciebie zasady, inne punktują na końcu. Ten daje 4 punkty za każdy bank w księstwie.
    Weź klasztor z magazynu 5.
learn-burgundy-phase =
    Koniec fazy
    Faza A minęła, a twoja kopalnia zapłaciła 1 srebrnik.
    Magazyny opróżnia się i napełnia od nowa; towary zostają. Pełne obszary dają teraz dodatkowo 8 punktów zamiast 10.
learn-burgundy-knowledge =
    Połóż klasztor
    Liczą się tylko kafelki w księstwie. Gdy ten tam leży, twój bank jest na końcu wart 4 punkty.
    Połóż go kostką 1 na żółtej 1.
learn-burgundy-workers =
    Weź robotników
    Kostka, która nigdzie nie pasuje, też się przyda: daje 2 robotników.
    Weź robotników kostką 6.
learn-burgundy-buildings =
    Wszystkie budynki
    Bank 2 srebrniki, pensjonat 4 robotników, wieża strażnicza 4 punkty, skład sprzedaż bez kostki.
    Stolarnia, kościół i targ biorą kafelek z dowolnego magazynu; ratusz kładzie jeszcze jeden.
learn-burgundy-towns =
    Miasta
    Beżowe obszary to miasta. Każdy rodzaj budynku może stać w jednym mieście tylko raz.
    Duże miasto wymaga więc wielu różnych.
learn-burgundy-bonus =
    Kafelki premii
    Kto pierwszy zapełni wszystkie pola jednego koloru, bierze duży kafelek premii, drugi bierze mały.
    Przy dwóch graczach dają 5 i 2 punkty.
learn-burgundy-final =
    Ostatnie punkty
    Na końcu każdy niesprzedany towar, każdy srebrnik i każda para robotników to 1 punkt.
    Potem punktują klasztory.
learn-burgundy-over =
    To wszystko
    Prowadzisz 20 do 19.
    Graj dalej od tego miejsca albo zacznij własną grę.

## Mombasa

learn-mombasa-goal =
    O co chodzi
    Inwestujesz w cztery kompanie handlowe.
    Po siedmiu rundach wygrywa ten, kto ma najwięcej funtów.
learn-mombasa-sources =
    Co się liczy
    Twoja gotówka, udziały w każdej z czterech kompanii, tor diamentów i tor księgowości.
    Wszystko sumuje się w funtach.
learn-mombasa-ladders =
    Dwa własne tory
    Przesuwają się po nich diament i kałamarz. To, dokąd dotrą, liczy się na końcu, każde do 60 funtów.
learn-mombasa-value =
    Ile wart jest udział
    Każda kompania ma siedzibę z faktoriami. Gdzie faktorii już nie ma, widać monety.
    Udział jest wart tyle funtów, ile widać monet. Na razie wszędzie to 0.
learn-mombasa-tracks =
    Skąd się biorą udziały
    Każda kompania ma tor. Ostatni symbol udziału, do którego dotarł twój znacznik, mówi, ile masz udziałów.
    Na końcu liczy się: udziały razy monety.
learn-mombasa-round =
    Runda
    Najpierw wszyscy potajemnie planują karty. Potem gracie po kolei, po jednej akcji, aż wszyscy skończą.
    Zaczyna Bruno. On już zaplanował.
learn-mombasa-plan =
    Zaplanuj karty
    Masz trzy miejsca akcji. Karty jednego rodzaju najlepiej działają razem.
    Połóż bawełnę 1 na miejscu 1, bawełnę 2 na miejscu 2 i księgowego na miejscu 3.
learn-mombasa-rest =
    Karty użyte
    Nad każdym miejscem leży stos kart użytych. Po rundzie karty odpoczywają tam, każda nad swoim miejscem.
    Na koniec rundy bierzesz z powrotem tylko jeden stos. Ważne więc, co gdzie leży.
learn-mombasa-secret =
    Potajemnie
    Nikt nie zobaczy twojego planu, zanim wszyscy nie będą gotowi.
    Zgłoś, że plan jest gotowy.
learn-mombasa-reveal =
    Karty są odkryte
    Bruno ma najwięcej ekspansji. Dlatego mógł położyć znacznik premii na jej polu większości: 3 pola na torze Mombasa i 1 funt.
    To nie zużywa żadnej karty.
learn-mombasa-majority =
    Najwięcej bawełny
    Masz 3 bawełny, a Bruno żadnej. Pole bawełny jest więc dla ciebie: 2 pola na torze Saint-Louis.
    Połóż znacznik premii na polu większości bawełny i awansuj o oba pola.
learn-mombasa-share =
    Pierwszy udział
    Twój znacznik dotarł do symbolu udziału: masz 1 udział w Saint-Louis.
    Tymczasem Bruno użył księgowego.
learn-mombasa-bookkeeper =
    Księgowy
    Przesuwa kałamarz z książki na książkę. Każda książka wymaga odkrytych kart, pierwsza 3 bawełny. Karty się nie zużywają.
    Użyj księgowego i przesuń kałamarz.
learn-mombasa-books =
    Nowe książki
    Książka zapłaciła 2 funty. Potem księgowy daje 2 punkty książek: książki A i B kosztują 1, książki C kosztują 2.
    Weź książkę A za ekspansję 2 i książkę A za handlarza.
learn-mombasa-shelve =
    Gdzie je położyć
    Kałamarz nie przejdzie przez lukę, więc książki powinny leżeć tuż za nim.
    Połóż książkę za ekspansję na polu 1, a książkę za handlarza na polu 2.
learn-mombasa-posts =
    Bruno rozwija kompanię
    Za 4 punkty wprowadził Mombasę do czterech regionów i nagrody są jego.
    Ale 5 monet, które teraz widać, liczy się dla wszystkich z udziałami w Mombasie.
learn-mombasa-goods =
    Użyj towarów
    Za towary zdobywasz kartę albo awansujesz na torach. Karty jednego rodzaju się sumują.
    Użyj bawełny 2 i bawełny 1: to 3 sztuki.
learn-mombasa-buy =
    Zdobądź kartę
    Cena to skrzynia na karcie i skrzynia przy jej polu razem. Jedna karta na akcję.
    Weź handlarza diamentów za 1 sztukę. Trafi do twojej ręki.
learn-mombasa-steps =
    Awans na torach
    Każda sztuka, która została, to jedno pole na dowolnym torze.
    Awansuj o dwa pola na torze Saint-Louis.
learn-mombasa-special =
    Pole specjalne
    Pierwszy krok dotarł do pola specjalnego: 1 funt i premia do końca gry.
    Drugi dał ci drugi udział.
learn-mombasa-tile =
    Żetony premii
    Cztery pola rezerwują żeton na następną rundę. Bruno wziął żeton „+1” towar.
    Zarezerwuj żeton księgowego za 1 funta.
learn-mombasa-pass =
    Zakończ fazę
    Bruno skończył. Kto kończy, bierze z powrotem jeden stos kart użytych; potem zagrane karty idą odpocząć.
    Zakończ fazę akcji i weź stos 3.
learn-mombasa-next =
    Następna runda
    Prawa kolumna kart została odrzucona, reszta przesunęła się w prawo i staniała, doszły nowe karty.
learn-mombasa-again =
    Znów zaplanuj
    Żeton księgowego jest w tej rundzie twój, a obie karty ekspansji są już zaplanowane.
    Dołóż handlarza diamentów na miejscu 3 i zgłoś, że plan jest gotowy.
learn-mombasa-jar =
    Dwie książki naraz
    Następna książka wymaga ekspansji 2: masz 4. Kolejna wymaga handlarza: twój jest odkryty. Płaci tylko książka, na której kałamarz się zatrzyma.
    Użyj żetonu księgowego i przesuń kałamarz dwa razy.
learn-mombasa-points =
    Książka albo funt
    Żeton daje 1 punkt książek. Bez książki każdy punkt to 1 funt.
    Weź funta.
learn-mombasa-expand =
    Rozwiń kompanię
    Wszystkich kart ekspansji używa się razem: 4 punkty dla jednej kompanii. Masz 2 udziały w Saint-Louis.
    Rozwiń kompanię Saint-Louis.
learn-mombasa-enter =
    Zajmij regiony
    Region musi sąsiadować z siedzibą albo faktorią kompanii. Pojedyncza granica kosztuje 1 punkt, podwójna 2, obca faktoria o 1 więcej.
    Zajmij Senegambię, potem Maghreb, potem Gwineę, zawsze faktoriami z kolumny 1.
learn-mombasa-call =
    Wezwanie do kapitału
    Senegambia daje jedno pole. Prowadzi ono przez wezwanie do uzupełnienia kapitału: zapłać 2 funty albo zostań.
    Awansuj na torze Saint-Louis.
learn-mombasa-drive =
    Co to dało
    Regiony dały 2 funty, pole diamentu i pole na torze. I widać 2 monety: twoje 2 udziały są warte 4 funty.
    Obce faktorie w regionie, który zajmujesz, muszą odejść. Wracają do siedziby i znów zakrywają monety.
learn-mombasa-merchant =
    Diamenty
    Handlarz diamentów przesuwa twój diament i przynosi funty.
    Użyj handlarza diamentów.
learn-mombasa-slots =
    Dwa kolejne miejsca
    Po drodze diament i kałamarz odblokowują czwarte i piąte miejsce akcji.
    To, dokąd dotarły, liczy się na końcu, każde do 60 funtów.
learn-mombasa-spaces =
    Inne pola premii
    Zostań graczem rozpoczynającym i weź punkt książek, kup kartę za funty albo odrzuć kartę za funty.
    Niektóre tory odblokowują dalsze pola.
learn-mombasa-final =
    Jak stoisz
    8 funtów i 2 udziały po 2 funty: teraz byłoby 12.
    Po rundzie 7 liczy się wszystko, także udziały na twoich kartach.
learn-mombasa-over =
    To wszystko
    Zostało jeszcze pięć rund.
    Graj dalej od tego miejsca albo zacznij własną grę.

## The rules

rules-title = Zasady
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-glossary = Słowniczek
rules-found = { $count ->
    [0] Niczego nie znaleziono. Spróbuj innego słowa albo tylko jego początku.
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
rules-decision = Decyzja
rules-link = Link do zasady { $rule }
rules-learn = Naucz się grając
rules-failed = Nie udało się wczytać zasad. Spróbuj ponownie.

rules-kind-building = Budynki
rules-kind-animal = Zwierzęta
rules-kind-monastery = Klasztory
rules-kind-land = Zamki, kopalnie, statki
rules-kind-goods = Towary
rules-kind-things = Srebrniki, robotnicy i inne
rules-kind-trade = Funty, faktorie i inne
rules-kind-shield = Tarcze
rules-kind-company = Kompanie
rules-kind-card = Karty
rules-kind-tile = Żetony premii
rules-kind-bonus = Pola premii
rules-thing-silver = srebrniki
rules-thing-worker = robotnicy
rules-thing-bonus = kafelki premii
rules-thing-white-die = biała kostka
rules-thing-post = faktorie
rules-thing-share = udziały
rules-thing-diamond = diament
rules-thing-ink-jar = kałamarz
rules-thing-marker = znaczniki premii
rules-thing-pound = funty
rules-thing-crate = skrzynia
rules-thing-mine = kopalnie
rules-thing-books = książki
rules-thing-call = wezwania do uzupełnienia kapitału
