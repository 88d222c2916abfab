### Słowa ekranów wspólnych dla wszystkich tytułów. Tytuły mają własne: games/<title>/words.

## Dom

guest-name = Gość
skip = Do treści
ways = Strony
way-learn = Nauka
way-rules = Zasady
way-archive = Archiwum
way-settings = Ustawienia
way-about = O Kontorze
way-account = Konto
to-first-page = Strona główna
close = Zamknij
copy = Kopiuj
copied = Skopiowano
more = Więcej
save = Zapisz
done = Gotowe.
name = Imię
one-moment = Chwileczkę …
lost-page = Nie udało się wczytać tej strony.
load-again = Wczytaj ponownie
not-found = Nic tu nie ma
not-found-help = Adres jest błędny albo prowadzi do czegoś, co nie jest dla ciebie. Poproś o nowy link z zaproszeniem.
went-wrong = To się nie udało

## Strona główna

welcome = Dwie wielkie gry, jeden spokojny stół
welcome-more = Graj z komputerem, z przyjaciółmi obok albo z ludźmi daleko stąd. Bez zakładania konta.
title-burgundy = Zamki Burgundii
title-mombasa = Mombasa
about-burgundy = Rzuć dwiema kośćmi, bierz żetony, rozbudowuj swoje księstwo. Pięć faz po pięć rund; wygrywa, kto w porę ukończy najlepsze obszary. Dla 1 do 4 graczy.
about-mombasa = Planuj karty w tajemnicy, handluj towarami, rozwijaj kompanie na mapie i miej w nich udziały. Siedem rund; wygrywa najbogatszy. Dla 2 do 4 graczy.
play = Graj
against = rywal:
level = Poziom
level-apprentice = Czeladnik
level-merchant = Kupiec
level-duke = Książę
level-grand-duke = Wielki książę
level-offer = { $level }: { $strength }
strength-apprentice = łatwy
strength-merchant = średni
strength-duke = silny
strength-grand-duke = najsilniejszy
new-table = Nowy stół
learn = Nauka w 10 minut
my-games = Twoje gry
open-tables = Otwarte stoły
status-open = czeka na graczy
status-playing = w trakcie
status-over = zakończona
status-closed = zamknięta
join = Dosiądź się do stołu
join-table = Dosiądź się
invite-link = Link z zaproszeniem

## Nowy stół

title = Tytuł
seats = Miejsca
how-many = Ilu graczy?
seat-number = Miejsce { $number }
seat-open = Wolne miejsce
sitter-me = Ja
sitter-here = Znajomy przy tym ekranie
sitter-invite = Link z zaproszeniem
sitter-invite-help = Dostaniesz link do wysłania.
sitter-bot = Komputer
preview = Podgląd planszy
map-preview = Mapa Mombasy z regionami i czterema siedzibami
duchy-preview = Księstwo { $name } z kolorami i liczbami pól
duchy-name = Księstwo { $name }
duchy-by-lot = Każdy losuje księstwo.
one-each = osobne dla każdego miejsca
options = Opcje
manners = Przy stole
clock = Zegar
clock-none = Brak
clock-turn = Na turę
clock-game = Na grę
clock-of-turn = Zegar: { $time } na turę
clock-of-game = Zegar: { $time } na grę{ $seconds ->
    [0] { "" }
   *[other] {" "}+ { $seconds } s na turę
}
clock-help = Gdy czas się skończy, za to miejsce gra dalej komputer.
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[other] { $count } dni
}
seconds-a-turn = sekund na turę
confirm-turns = Potwierdzanie tur
confirm-turns-help = O to, czego nie można cofnąć, gra pyta jeszcze raz.
who-may-see = Kto może widzieć
private = Prywatny
public = Publiczny
rated = Rankingowy
visible-private = Stół widzi tylko ten, kto ma link.
visible-open = Każdy może patrzeć i usiąść na wolnym miejscu.
visible-rated = Publiczny i liczy się do rankingu.
open-table = Otwórz stół
start = Zacznij grę
play-on = Graj dalej od tego miejsca
goes-on-from = Dalszy ciąg po ruchu { $move }.
goes-on-help = Opcje i elementy są takie jak w grze źródłowej. Takie gry nie liczą się do rankingu.

option-burgundy-mode = Tryb
option-burgundy-mode-help = Każdy dla siebie, dwie drużyny po dwie osoby na własnych planszach, albo solo.
choice-burgundy-mode-single = Każdy dla siebie
choice-burgundy-mode-team = Drużyny
choice-burgundy-mode-solo = Solo
option-burgundy-duchies = Księstwo
option-burgundy-duchies-help = Księstwo, na którym grają wszyscy, albo osobne dla każdego miejsca. Księstwo 1 jest na pierwszą grę.
option-burgundy-duchies-help-posts = Księstwo z posterunkami granicznymi, na którym grają wszyscy, osobne dla każdego miejsca, albo losowo.
option-burgundy-duchies-help-team = Plansza, na której grają obie drużyny.
option-burgundy-duchies-help-solo = Plansza, na której grasz.
choice-burgundy-duchies-random = Losowo (dla ekspertów)
choice-burgundy-duchies-11 = 11, losowo
option-burgundy-start = Zamki startowe
option-burgundy-start-help = Gdzie jest wybór: w kolejności graczy albo wszyscy naraz w tajemnicy.
choice-burgundy-start-in-order = W kolejności graczy
choice-burgundy-start-secret = W tajemnicy
option-burgundy-border-posts = Posterunki graniczne
option-burgundy-border-posts-help = Księstwa 11a do 11f z posterunkami granicznymi do połączenia.
option-burgundy-extra-tiles = Dodatkowe żetony
option-burgundy-extra-tiles-help = Cztery żetony więcej: klasztory 27 i 28, dźwig, gęsi.
option-burgundy-white-castles = Białe zamki
option-burgundy-white-castles-help = Białe zamki działają z białą kością; klasztor 29.
option-burgundy-inns = Karczmy
option-burgundy-inns-help = W każdej fazie karczma obok czarnego magazynu, na pole dowolnego koloru.
option-burgundy-trade-routes = Szlaki handlowe
option-burgundy-trade-routes-help = Sprzedane towary trafiają na szlak handlowy i dają tam premie.
option-burgundy-shields = Tarcze
option-burgundy-shields-help = Tarcze na zamkach dają zdolności i punkty, za daninę.
option-burgundy-third-post = Trzeci posterunek
option-burgundy-third-post-help = Ile razy daje wartość fazy.
choice-burgundy-third-post-once = Raz
choice-burgundy-third-post-twice = Dwa razy
option-burgundy-target = Cel
option-burgundy-target-help = Gdzie zaczyna się cel, od 45 (znacznie łatwiej) do 55 (znacznie trudniej).
option-mombasa-setup = Przygotowanie
option-mombasa-setup-help = Stałe tory i żetony początkowe jak w pierwszej grze albo zmienne.
choice-mombasa-setup-first = Pierwsza gra
choice-mombasa-setup-variable = Zmienne

## Stół przed rozpoczęciem

invite = Zaproś ludzi
invite-help = Kto otworzy ten link, może usiąść.
copy-invite = Kopiuj link z zaproszeniem
sit-down = Usiądź
stand-up = Wstań
seat-bot = Posadź
clear-seat = Zwolnij
close-table = Zrezygnuj ze stołu
seats-are-open = Gra może się zacząć, gdy nie będzie wolnych miejsc.
host-starts = Grę zaczyna osoba, która otworzyła stół.
table-closed = Z tego stołu zrezygnowano przed rozpoczęciem.

## Stół

board = Plansza
players = Gracze
scores = Punkty
source = Źródło
sum = Razem
team = Drużyna
menu = Menu
log = Przebieg
chat = Czat
dice = Kości
your-turn = Twoja kolej
your-decision = Twoja decyzja
others-turn = Teraz: { $players } …
watching = Oglądasz grę
is-thinking = teraz gra
is-away = poza stołem
bot-plays = gra komputer
larger = Powiększ
smaller = Pomniejsz
spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[other] { $count } widzów
}
clear = Puść
undo = Cofnij
restart = Tura od nowa
confirm = Potwierdź
confirm-ask = Tego nie można cofnąć: { $action }
not-yet = Jeszcze nie
choices = Możliwości
more-choices = { $count ->
    [one] Jeszcze { $count } możliwość
    [few] Jeszcze { $count } możliwości
   *[other] Jeszcze { $count } możliwości
}
notation = Wpisz wybór
nothing-fits = Nic nie pasuje.
game-over = Gra skończona.
refused-stale = Przy stole gra poszła dalej. Spójrz jeszcze raz i wybierz.
refused-not-now = Teraz to niemożliwe.
refused-slow-down = Za szybko: poczekaj chwilę.
refused-forbidden = To nie należy do ciebie.
refused-still-here = Jeszcze przed chwilą ktoś tu był. Komputer może grać dalej dopiero po dłuższej nieobecności.
refused-nothing-here = Tutaj nie ma teraz nic do zrobienia.
refused-record = To nie jest zapis z Kontoru albo został zmieniony.
refused-taken = Ktoś był szybszy: to już zajęte.
refused-options = Te opcje nie pasują do siebie.
refused-unreachable = Serwer nie odpowiada. Spróbuj ponownie.

## Przebieg i czat

log-all = Wszystko
log-since = Od twojej ostatniej tury
news-more = i jeszcze { $count }
log-empty = Jeszcze nic się nie stało.
note-offer = { $player } prosi o cofnięcie.
note-agree = { $player } zgadza się.{ $done ->
    [true] {" "}Gra cofa się.
   *[false] { "" }
}
note-decline = { $player } woli nie cofać.
note-takeover = { $late ->
    [true] { $player }: czas minął, dalej gra komputer.
   *[false] { $player }: dalej gra komputer.
}
note-return = { $player } wraca do gry.
note-credit = Serwera nie było; zegary odzyskały czas.
note-rematch = Jest nowy stół na rewanż.
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-unread = Czat: coś nowego
send = Wyślij
mute = Wycisz
unmute = Znów słuchaj
muted = wyciszono
rolled = { $value }: { $count ->
    [one] { $count } raz
    [few] { $count } razy
   *[other] { $count } razy
}
rolled-mean = Kości: { $count }, średnio { $mean } (oczekiwane: 3,50)
no-dice = Jeszcze nie rzucano kośćmi.

## Menu, cofanie, przekazanie

offer-undo = Poproś o cofnięcie przed mój ostatni ruch
offer-undo-alone = Cofnij przed mój ostatni ruch
offer-asks = { $player } prosi o cofnięcie: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}.
offer-waits = Czekamy, aż inni zgodzą się na cofnięcie.
agree = Zgoda
decline = Odmowa
takeover = Niech komputer gra dalej za: { $player }
takeover-me = Niech komputer gra dalej za mnie
player-away = { $player }: poza stołem.
return = Wróć na moje miejsce
bot-plays-for-you = Komputer gra za ciebie.
download = Pobierz zapis
replay = Odtwarzanie
reconnecting = Połączenie przerwane. Trwa ponowne łączenie; nic nie zginie.
session-ended = Wylogowano cię gdzie indziej. Gdy wrócisz, wszystko pójdzie dalej od tego samego miejsca.
go-on-as-guest = Graj dalej jako gość
hand-over = Przekaż ekran: { $player }
hand-over-why = Wybory innych pozostają ukryte.
i-am = To ja, { $player }

## Koniec

final-scores = Punktacja końcowa
counting = Trwa liczenie …
skip-counting = Pokaż wszystko
victory-shared = { $players } dzielą zwycięstwo!
scores-over-time = Wyniki w trakcie gry
rematch = Rewanż
to-rematch = Do rewanżu

## Odtwarzanie i archiwum

look-as = Oczami gracza
move = Ruch
move-of = Ruch { $move } z { $moves }
does-no-more = { $player } na tym poprzestaje.
to-start = Na początek
to-end = Na koniec
step-back = Ruch wstecz
step-on = Ruch dalej
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
jump = Skocz do
copy-move-link = Kopiuj link do tego ruchu
analysis = Analiza
analyse = Przeanalizuj tę grę
analysis-help = Gracz komputerowy przechodzi grę decyzja po decyzji: ile kosztował każdy wybór, co byłoby lepsze, gdzie gra się odwróciła, kto miał szczęście.
analysis-waits = { $count ->
    [one] Najpierw będzie { $count } inna analiza.
    [few] Najpierw będą { $count } inne analizy.
   *[many] Najpierw będzie { $count } innych analiz.
}
analysis-works = Trwa ocenianie gry …
analysis-meanwhile = To potrwa kilka minut. Możesz oglądać dalej albo wyjść i wrócić: analiza zostanie zachowana.
analysis-failed = Analizy nie udało się dokończyć. Możesz poprosić o nią jeszcze raz.
analysis-slow-down = To już wiele analiz. Odczekaj chwilę i poproś jeszcze raz.
both-titles = Obie
whose = Czyje gry
whose-mine = Moje
whose-all = Wszystkich
archive-empty = Nie ma jeszcze zakończonych gier.
upload = Wczytaj zapis
upload-help = Plik pobrany z Kontoru, tutaj lub gdzie indziej. Każdy ruch jest sprawdzany.
upload-choose = Wybierz plik albo upuść go tutaj
best-of = Najlepsi: { $title }
rating = Ranking
games = Gry
wins = Wygrane
mean-points = Średnia punktów
no-games-yet = Nie ma jeszcze zakończonych gier.

## Konto i ustawienia

you-are = Zalogowane konto: { $name }.
you-are-guest = Grasz jako gość pod imieniem { $name }.
my-statistics = Statystyki
rename = Inne imię
make-account = Załóż konto
make-account-help = Z imieniem i hasłem zachowasz gry i zagrasz na innych urządzeniach.
sign-in = Zaloguj
sign-in-help = Na konto, które już masz. Gry tego gościa zostaną z boku.
sign-out = Wyloguj
change-password = Zmień hasło
password = Hasło
new-password = Nowe hasło (co najmniej 8 znaków)
mail = E-mail
webhook = Webhook
code = Kod
tell-me = Daj znać, gdy moja kolej
tell-me-help = Gdy cię tu nie ma. Webhook to twój adres https, który dostaje krótką wiadomość.
confirm-mail = Wpisz kod z e-maila
confirm-mail-help = Został wysłany na { $mail }. Dopiero potem przychodzą e-maile.
sessions = Gdzie jesteś zalogowany(-a)
session-seen = Od { $created }, ostatnio { $seen }
session-this = ta przeglądarka
session-end = Zakończ
account-taken = Ta nazwa jest zajęta.
account-forbidden = Nazwa lub hasło się nie zgadza.
account-wrong-code = To nie ten kod.
account-not-now = Ten serwer tego nie oferuje.
account-slow-down = Za dużo prób: poczekaj chwilę.
settings-kept = Zapisane w tej przeglądarce.
language = Język
theme = Kolory
theme-auto = System
theme-light = Jasne
theme-dark = Ciemne
glow = Co możliwe, świeci
glow-strong = Mocno
glow-soft = Lekko
glow-off = Wcale
speed = Szybkość ruchu
speed-off = Bez ruchu
forced = Wymuszone decyzje same
forced-help = Co nie ma alternatywy, dzieje się bez pytania.
careful = Ostrożność na koniec tury
careful-help = Tura, po której zostałyby nieużyte kostki, karty lub znaczniki, kończy się dopiero za drugim razem.
news = Co zrobili inni
news-help = Gdy znów jest twoja tura, pasek krótko mówi, co się stało od twojej ostatniej.
sounds = Dźwięki
sounds-help = Cichy ton, gdy twoja kolej.
notifications = Powiadomienia
notifications-help = Ta przeglądarka zawoła cię, gdy twoja kolej, a ty patrzysz gdzie indziej.
notifications-blocked = Ta przeglądarka na to nie pozwala. Dlaczego, mówią jej ustawienia dla tej strony.

## Klawisze

keys = Klawisze
key-arrows = przechodzenie między miejscami do wyboru
key-look = przechodzenie między wszystkim, co się objaśnia
key-point = wybór miejsca
key-clear = puszczenie tego, co wybrano
key-dice = wybór kości według liczby
key-end = koniec tury albo potwierdzenie
key-undo = cofnięcie
key-restart = tura od nowa
key-notation = wpisanie wyboru
key-help = wyjaśnienie wskazanego elementu
key-log = przebieg
key-chat = czat
key-menu = menu
key-keys = ta lista

## O Kontorze

about-house = Czym jest Kontor
about-house-text = Kontor to stół do dwóch wielkich gier planszowych: Zamków Burgundii i Mombasy. Zna ich pełne zasady, ma komputerowych graczy na czterech poziomach, przechowuje każdą grę jako zapis do odtworzenia, a każdy może go uruchomić na własnym komputerze. Wszystkie rysunki, teksty i dźwięki powstały dla niego.
about-history = Historia w tle Mombasy
about-history-text = Mombasa rozgrywa się w Afryce uprzywilejowanych kompanii handlowych. Gra pokazuje ich interesy jako abstrakcyjne zawody: karty, udziały, mapa z faktoriami.

    To, co robiły te kompanie, nie było grą. Od końca XVIII do początku XX wieku europejskie mocarstwa i kompanie podzieliły między siebie kontynent, wytyczały granice, nie pytając tych, którzy tam żyli, siłą odbierały ziemię i pracę i handlowały ludźmi. Miliony straciły wolność, dom lub życie, a skutki trwają do dziś.

    Gra to pomija. Zostawiamy jej zasady bez zmian, używamy tylko nazw miejsc, towarów i kompanii i prosimy, by pamiętać, co się za nimi kryje.
about-fair = Uczciwa gra
about-fair-text = Kości i karty pochodzą z tajnego klucza losowanego na początku gry. Jego odcisk widać od początku, a sam klucz po zakończeniu, więc każdy może sprawdzić każdy rzut. Żadne miejsce ani komputerowy gracz nie wie więcej, niż widać na stole.
about-names = Nazwy i prawa
about-names-text = Zamki Burgundii to gra Stefana Felda, Mombasa to gra Alexandra Pfistera; nazwy i instrukcje należą do ich wydawców i autorów. Kontor jest niezależnym projektem bez związku z nimi. Jeśli gra ci się tu spodoba, kup ją: z prawdziwymi żetonami w ręku jest jeszcze lepsza.
