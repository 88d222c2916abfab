### Slova obrazovek společných všem titulům. Tituly mají vlastní: games/<title>/words.

## Dům

guest-name = Host
skip = K obsahu
ways = Stránky
way-learn = Učit se
way-rules = Pravidla
way-archive = Archiv
way-settings = Nastavení
way-about = O Kontoru
way-account = Účet
to-first-page = Úvodní stránka
close = Zavřít
copy = Kopírovat
copied = Zkopírováno
more = Další
save = Uložit
done = Hotovo.
name = Jméno
one-moment = Okamžik …
lost-page = Tuto stránku se nepodařilo načíst.
load-again = Načíst znovu
not-found = Tady nic není
not-found-help = Buď je adresa špatně, nebo není pro tebe. Popros o nový odkaz s pozvánkou.
went-wrong = To se nepovedlo

## Úvodní stránka

welcome = Dvě skvělé hry, jeden klidný stůl
welcome-more = Hraj proti počítači, s přáteli vedle sebe nebo s lidmi v dálce. Bez účtu.
title-burgundy = Hrady Burgundska
title-mombasa = Mombasa
about-burgundy = Hoď dvěma kostkami, ber dílky, buduj své vévodství. Pět fází po pěti kolech; vítězí, kdo ve správný čas dokončí nejlepší oblasti. Pro 1 až 4 hráče.
about-mombasa = Tajně plánuj karty, obchoduj se zbožím, rozšiřuj společnosti po mapě a drž jejich podíly. Sedm kol; vyhrává nejbohatší. Pro 2 až 4 hráče.
play = Hrát
against = soupeř
level = Úroveň
level-apprentice = Učeň
level-merchant = Kupec
level-duke = Vévoda
level-grand-duke = Velkovévoda
level-offer = { $level }: { $strength }
strength-apprentice = lehký
strength-merchant = střední
strength-duke = silný
strength-grand-duke = nejsilnější
new-table = Nový stůl
learn = Naučit se za 10 minut
my-games = Tvoje hry
open-tables = Otevřené stoly
status-open = čeká na hráče
status-playing = hraje se
status-over = dohráno
status-closed = zavřeno
join = Přisednout ke stolu
join-table = Přisednout
invite-link = Odkaz s pozvánkou

## Nový stůl

title = Titul
seats = Místa
how-many = Kolik hráčů?
seat-number = Místo { $number }
seat-open = Volné místo
sitter-me = Já
sitter-here = Přítel u této obrazovky
sitter-invite = Odkaz s pozvánkou
sitter-invite-help = Dostaneš odkaz k odeslání.
sitter-bot = Počítač
preview = Náhled plánu
map-preview = Mapa Mombasy s oblastmi a čtyřmi sídly
duchy-preview = Vévodství { $name } s barvami a čísly svých polí
duchy-name = Vévodství { $name }
duchy-by-lot = Každý dostane vévodství losem.
one-each = každé místo jiné
options = Možnosti
manners = U stolu
clock = Hodiny
clock-none = Žádné
clock-turn = Na tah
clock-game = Na hru
clock-of-turn = Hodiny: { $time } na tah
clock-of-game = Hodiny: { $time } na hru{ $seconds ->
    [0] { "" }
   *[other] {" "}+ { $seconds } s na tah
}
clock-help = Když čas vyprší, hraje za to místo dál počítač.
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
seconds-a-turn = sekund na tah
confirm-turns = Potvrzovat tahy
confirm-turns-help = Na to, co nejde vzít zpět, se hra zeptá ještě jednou.
who-may-see = Kdo to smí vidět
private = Soukromý
public = Veřejný
rated = Hodnocený
visible-private = Stůl vidí jen ten, kdo má odkaz.
visible-open = Každý se může dívat a přisednout, kde je volno.
visible-rated = Veřejný a počítá se do hodnocení.
open-table = Otevřít stůl
start = Začít hru
play-on = Hrát odtud dál
goes-on-from = Pokračuje po tahu { $move }.
goes-on-help = Možnosti a materiál jsou z původní hry. Takové hry se nehodnotí.

option-burgundy-mode = Způsob hry
option-burgundy-mode-help = Každý za sebe, dva týmy po dvou na vlastních plánech, nebo sólo.
choice-burgundy-mode-single = Každý za sebe
choice-burgundy-mode-team = Týmy
choice-burgundy-mode-solo = Sólo
option-burgundy-duchies = Vévodství
option-burgundy-duchies-help = Vévodství, na kterém hrají všichni, nebo pro každé místo jiné. Vévodství 1 je pro první hru.
option-burgundy-duchies-help-posts = Vévodství s pohraničními stanicemi, na kterém hrají všichni, pro každé místo jiné, nebo losem.
option-burgundy-duchies-help-team = Plán, na kterém hrají oba týmy.
option-burgundy-duchies-help-solo = Plán, na kterém hraješ.
choice-burgundy-duchies-random = Losem (pro znalce)
choice-burgundy-duchies-11 = 11, losem
option-burgundy-start = Počáteční hrady
option-burgundy-start-help = Kde je na výběr: v pořadí hráčů, nebo všichni najednou tajně.
choice-burgundy-start-in-order = V pořadí hráčů
choice-burgundy-start-secret = Tajně
option-burgundy-border-posts = Pohraniční stanice
option-burgundy-border-posts-help = Vévodství 11a až 11f s pohraničními stanicemi, které se spojují.
option-burgundy-extra-tiles = Dílky navíc
option-burgundy-extra-tiles-help = Čtyři dílky navíc: kláštery 27 a 28, jeřáb, husy.
option-burgundy-white-castles = Bílé hrady
option-burgundy-white-castles-help = Bílé hrady konají s bílou kostkou; klášter 29.
option-burgundy-inns = Hostince
option-burgundy-inns-help = Každou fázi jeden hostinec vedle černého skladu, na pole libovolné barvy.
option-burgundy-trade-routes = Obchodní cesty
option-burgundy-trade-routes-help = Prodané zboží jde na obchodní cestu a přináší tam bonusy.
option-burgundy-shields = Štíty
option-burgundy-shields-help = Štíty na hradech dávají schopnosti a body, za tribut.
option-burgundy-third-post = Třetí stanice
option-burgundy-third-post-help = Kolikrát přinese hodnotu fáze.
choice-burgundy-third-post-once = Jednou
choice-burgundy-third-post-twice = Dvakrát
option-burgundy-target = Cíl
option-burgundy-target-help = Kde cíl začíná, od 45 (mnohem lehčí) do 55 (mnohem těžší).
option-mombasa-setup = Příprava
option-mombasa-setup-help = Pevné stupnice a startovní destičky jako v první hře, nebo proměnlivé.
choice-mombasa-setup-first = První hra
choice-mombasa-setup-variable = Variabilní

## Stůl před začátkem

invite = Pozvat lidi
invite-help = Kdo otevře tento odkaz, smí si sednout.
copy-invite = Kopírovat odkaz s pozvánkou
sit-down = Sednout si
stand-up = Vstát
seat-bot = Posadit
clear-seat = Uvolnit
close-table = Zrušit stůl
seats-are-open = Hra může začít, až nebude žádné místo volné.
host-starts = Hru začne ten, kdo stůl otevřel.
table-closed = Tento stůl byl zrušen před začátkem.

## Stůl

board = Plán
players = Hráči
scores = Body
source = Zdroj
sum = Celkem
team = Tým
menu = Nabídka
log = Průběh
chat = Hovor
dice = Kostky
your-turn = Jsi na tahu
your-decision = Tvoje rozhodnutí
others-turn = Na tahu: { $players } …
watching = Přihlížíš
is-thinking = na tahu
is-away = pryč
bot-plays = hraje počítač
larger = Zvětšit
smaller = Zmenšit
spectators = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
clear = Pustit
undo = Zpět
restart = Tah znovu
confirm = Potvrdit
confirm-ask = Tohle nejde vzít zpět: { $action }
not-yet = Ještě ne
choices = Možnosti
more-choices = { $count ->
    [one] Ještě { $count } možnost
    [few] Ještě { $count } možnosti
   *[other] Ještě { $count } možností
}
notation = Napiš volbu
nothing-fits = Nic nesedí.
game-over = Hra skončila.
refused-stale = U stolu se hrálo dál. Podívej se znovu a pak vol.
refused-not-now = To teď nejde.
refused-slow-down = Moc rychle: chvilku počkej.
refused-forbidden = To ti nepřísluší.
refused-still-here = Ještě před chvílí tu někdo byl. Počítač smí hrát dál až po delší nepřítomnosti.
refused-nothing-here = Tady teď není co dělat.
refused-record = To není záznam z Kontoru, nebo byl změněn.
refused-taken = Někdo byl rychlejší: už je obsazeno.
refused-options = Tyto volby nejdou dohromady.
refused-unreachable = Server neodpovídá. Zkus to znovu.

## Průběh a hovor

log-all = Všechno
log-since = Od tvého posledního tahu
news-more = a ještě { $count }
log-empty = Zatím se nic nestalo.
note-offer = { $player } by se chtěl(a) vrátit.
note-agree = { $player } souhlasí.{ $done ->
    [true] {" "}Hra se vrací.
   *[false] { "" }
}
note-decline = { $player } se raději nevrací.
note-takeover = { $late ->
    [true] { $player }: čas vypršel, dál hraje počítač.
   *[false] { $player }: dál hraje počítač.
}
note-return = { $player } je zpět.
note-credit = Server byl pryč; hodiny dostaly čas zpět.
note-rematch = Je tu nový stůl pro odvetu.
chat-empty = Zatím nikdo nic neřekl.
chat-say = Řekni něco
chat-unread = Hovor: něco nového
send = Poslat
mute = Ztlumit
unmute = Zase poslouchat
muted = ztlumeno
rolled = { $value }: { $count ->
    [one] { $count }krát
    [few] { $count }krát
   *[other] { $count }krát
}
rolled-mean = Kostek: { $count }, průměr { $mean } (očekává se 3,50)
no-dice = Zatím se neházelo.

## Nabídka, návraty, předání

offer-undo = Požádat o návrat před můj poslední tah
offer-undo-alone = Vrátit se před můj poslední tah
offer-asks = { $player } žádá o návrat o { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}.
offer-waits = Čeká se, zda ostatní souhlasí s návratem.
agree = Souhlasit
decline = Odmítnout
takeover = Nechat hrát počítač za: { $player }
takeover-me = Nechat hrát počítač za mě
player-away = { $player } tu není.
return = Vzít si místo zpět
bot-plays-for-you = Počítač hraje za tebe.
download = Stáhnout záznam
replay = Přehrát
reconnecting = Spojení je přerušeno. Obnovuje se; nic se neztratí.
session-ended = Jinde došlo k tvému odhlášení. Jakmile se vrátíš, všechno půjde dál tam, kde bylo.
go-on-as-guest = Pokračovat jako host
hand-over = Předej obrazovku: { $player }
hand-over-why = Co zvolili ostatní, zůstává skryto.
i-am = Jsem { $player }

## Konec

final-scores = Závěrečné body
counting = Počítá se …
skip-counting = Ukázat všechno
victory-shared = { $players } sdílejí vítězství!
scores-over-time = Stav v průběhu hry
rematch = Odveta
to-rematch = K odvetě

## Přehrávání a archiv

look-as = Očima hráče
move = Tah
move-of = Tah { $move } z { $moves }
does-no-more = { $player } dál nepokračuje.
to-start = Na začátek
to-end = Na konec
step-back = O tah zpět
step-on = O tah dál
replay-play = Přehrát
replay-pause = Pozastavit
jump = Skočit na
copy-move-link = Kopírovat odkaz na tento tah
analysis = Rozbor
analyse = Rozebrat tuto hru
analysis-help = Počítačový hráč projde hru rozhodnutí po rozhodnutí: co která volba stála, co by bylo lepší, kde se hra zlomila, kdo měl štěstí.
analysis-waits = { $count ->
    [one] Předtím přijde na řadu { $count } jiný rozbor.
    [few] Předtím přijdou na řadu { $count } jiné rozbory.
   *[other] Předtím přijde na řadu { $count } jiných rozborů.
}
analysis-works = Hra se posuzuje …
analysis-meanwhile = Trvá to několik minut. Můžeš se dívat dál, nebo odejít a vrátit se: rozbor zůstane uložený.
analysis-failed = Rozbor se nepodařilo dokončit. Můžeš o něj požádat znovu.
analysis-slow-down = To je hodně rozborů najednou. Chvíli počkej a zkus to znovu.
both-titles = Obě
whose = Čí hry
whose-mine = Moje
whose-all = Všech
archive-empty = Zatím žádné dohrané hry.
upload = Přinést záznam
upload-help = Soubor stažený z Kontoru, tady nebo jinde. Každý tah se kontroluje.
upload-choose = Vyber soubor, nebo ho sem přetáhni
best-of = Nejlepší: { $title }
rating = Hodnocení
games = Hry
wins = Výhry
mean-points = Průměr bodů
no-games-yet = Zatím žádné dohrané hry.

## Účet a nastavení

you-are = Přihlášené jméno: { $name }.
you-are-guest = Hraješ jako host pod jménem { $name }.
my-statistics = Statistika
rename = Jiné jméno
make-account = Založit účet
make-account-help = Se jménem a heslem ti hry zůstanou a můžeš hrát i na jiných zařízeních.
sign-in = Přihlásit
sign-in-help = K účtu, který máš. Hry tohoto hosta zůstanou stranou.
sign-out = Odhlásit
change-password = Změnit heslo
password = Heslo
new-password = Nové heslo (aspoň 8 znaků)
mail = E-mail
webhook = Webhook
code = Kód
tell-me = Dát vědět, když jsem na tahu
tell-me-help = Když tu nejsi. Webhook je tvoje adresa https, která dostane krátkou zprávu.
confirm-mail = Zadej kód z e-mailu
confirm-mail-help = Přišel na { $mail }. Teprve potom budou chodit e-maily.
sessions = Kde máš přihlášení
session-seen = Od { $created }, naposledy { $seen }
session-this = tento prohlížeč
session-end = Ukončit
account-taken = To jméno už existuje.
account-forbidden = Jméno nebo heslo nesouhlasí.
account-wrong-code = To není ten kód.
account-not-now = To tento server nenabízí.
account-slow-down = Příliš mnoho pokusů: chvilku počkej.
settings-kept = Uloženo v tomto prohlížeči.
language = Jazyk
theme = Barvy
theme-auto = Systém
theme-light = Světlé
theme-dark = Tmavé
glow = Co jde udělat, svítí
glow-strong = Silně
glow-soft = Jemně
glow-off = Vůbec
speed = Rychlost pohybu
speed-off = Bez pohybu
forced = Vynucené volby samy
forced-help = Co nemá jinou možnost, se udělá bez ptaní.
careful = Opatrnost na konci tahu
careful-help = Tah, po kterém by zbyly nevyužité kostky, karty nebo kameny, skončí až na druhé požádání.
news = Co udělali ostatní
news-help = Když jsi znovu na tahu, lišta stručně řekne, co se stalo od tvého posledního tahu.
sounds = Zvuky
sounds-help = Tichý tón, když jsi na tahu.
notifications = Oznámení
notifications-help = Tento prohlížeč tě zavolá, když jsi na tahu a díváš se jinam.
notifications-blocked = Tento prohlížeč to nedovoluje. Proč, řekne jeho nastavení pro tuto stránku.

## Klávesy

keys = Klávesy
key-arrows = pohyb mezi místy, která lze zvolit
key-look = pohyb mezi vším, co se umí vysvětlit
key-point = zvolit místo
key-clear = pustit, co bylo zvoleno
key-dice = zvolit kostku podle čísla
key-end = ukončit tah nebo potvrdit
key-undo = vzít zpět
key-restart = začít tah znovu
key-notation = napsat volbu
key-help = vysvětlit, co je vybráno
key-log = průběh
key-chat = hovor
key-menu = nabídka
key-keys = tento přehled

## O Kontoru

about-house = Co je Kontor
about-house-text = Kontor je stůl pro dvě skvělé deskové hry: Hrady Burgundska a Mombasu. Zná jejich úplná pravidla, má počítačové hráče čtyř úrovní, uchovává každou hru jako záznam k přehrání a každý si ho může spustit na vlastním počítači. Všechny kresby, texty a tóny vznikly pro něj.
about-history = Historie za Mombasou
about-history-text = Mombasa se odehrává v Africe privilegovaných obchodních společností. Hra ukazuje jejich obchod jako abstraktní soutěž: karty, podíly, mapu s obchodními stanicemi.

    To, co ty společnosti dělaly, hra nebyla. Od konce 18. do počátku 20. století si evropské mocnosti a společnosti rozdělily kontinent, kreslily hranice, aniž se ptaly těch, kdo tam žili, braly půdu a práci násilím a obchodovaly s lidmi. Miliony lidí ztratily svobodu, domov nebo život a následky trvají dodnes.

    Hra to vynechává. Pravidla necháváme, jaká jsou, používáme jen jména míst, zboží a společností a prosíme tě, abys měl(a) na paměti, co za nimi stojí.
about-fair = Poctivá hra
about-fair-text = Kostky a karty pocházejí z tajného klíče, který se vylosuje na začátku hry. Jeho otisk je vidět od začátku, klíč sám po skončení hry, takže každý může každý hod zkontrolovat. Žádné místo ani počítačový hráč se nedozví víc, než by viděl na stole.
about-names = Jména a práva
about-names-text = Hrady Burgundska je hra Stefana Felda, Mombasa hra Alexandera Pfistera; jména a pravidla patří jejich vydavatelům a autorům. Kontor je nezávislý projekt bez jakéhokoli spojení s nimi. Pokud se ti tu hra líbí, kup si ji: se skutečnými dílky v ruce je ještě lepší.
