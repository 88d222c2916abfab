### What the terminal says of its own, in Czech; en.ftl says what the keys are.

## The session

prompt = Tvá volba (? pro nápovědu):
done-for-you = Jediná možnost, provedeno za tebe: { $choices }.
thinking = { $name } přemýšlí
enter-lists = Enter ukáže všechny možnosti
enter-ends = Enter ukončí
undo-takes-back = u vrátí tvé poslední rozhodnutí
choices-range = Možnosti jsou od 1 do { $last }.
more-with-workers = další s dělníky: { $count }, napiš { $label }
expected = Sloupec { $column }: očekává se { $wanted }.
expected-choice = číslo možnosti, její zápis nebo příkaz (? je vypíše)
expected-end = konec
and = a
or = nebo
not-allowed = Nejde to: { $reason } ({ $rule })
allowed = To je dovoleno.
nothing-to-undo = Není co vrátit: od té doby se losovalo nebo hrálo.
taken-back = Vráceno: { $choice }.
rules-missing = Pravidla tu nejsou po ruce.
rules-name = Napiš hledané slovo (anglicky): { $example }
rules-none = Žádné pravidlo neobsahuje „{ $words }“.
rules-more = Dalších { $count }; přidej slovo pro zúžení.
why-name = Napiš, co chceš udělat: { $example }
saved-in = Hra je uložena v { $path }.
saved-goes-on = Hra je uložena; pokračuje příkazem „{ $command }“.
not-saved = Hru se nepodařilo uložit: { $error }
winners = { $count ->
    [one] Vítězí { $names }.
   *[other] Vítězí společně { $names }.
}
lost = Hra je prohraná.
record-not-written = Záznam se nepodařilo zapsat: { $error }
record = Záznam: { $path }
look-again = Znovu k vidění: { $command }
replayed = rozhodnutí: { $count }, hash { $hash }
unusable-save = Uloženou hru { $path } nelze použít: { $error }. Nyní se jmenuje { $aside }.
kept-as = Tvá dřívější hra zůstává jako { $path }.
new-game = Nová hra: { $title } ({ $what }).
going-on = Pokračuje tvá uložená hra ({ $what }). --new začne jinou.
going-on-other = Pokračuje tvá uložená hra ({ $what }). Není to ta, o kterou teď žádáš: --new začne jinou hru.
player = Hráč
against = proti: { $names }
together-with = spolu: { $names }

option-players = { $value ->
    [one] { $value } hráč
    [few] { $value } hráči
   *[other] { $value } hráčů
}
option-mode = { $value ->
    [team] týmová hra
   *[solo] sólová hra
}
option-duchies = vévodství { $value }
option-start = počáteční hrady tajně
option-border-posts = pohraniční stanice
option-extra-tiles = dílky navíc
option-white-castles = bílé hrady
option-inns = hostince
option-trade-routes = obchodní cesty
option-shields = štíty
option-third-post = třetí stanice dvojnásob
option-target = cíl { $value }
option-setup = variabilní příprava

## The help

help-title = Můžeš napsat
help-number = provede možnost 12 (+5 znamená, že hned přinese 5 bodů)
help-notation = totéž v zápisu
help-start = vypíše možnosti, které tak začínají
help-enter = vypíše všechny možnosti; když není co dělat, ukončí tah
help-undo = vrátí poslední rozhodnutí, pokud se od té doby nelosovalo
help-board = ukáže celý stůl
help-legend = co znamenají písmena na stole a co dělají { $game ->
    [mombasa] stupnice
   *[other] dílky
}
help-score = body všech podle původu
help-log = co se zatím stalo (log all: od začátku)
help-why = proč něco nejde
help-rules = hledá v pravidlech (anglicky)
help-save = kde je hra uložena (je, po každém rozhodnutí)
help-quit = skončí; příště se pokračuje

## Every table

none = nic
empty = prázdná
total = celkem
place = pořadí
pounds = libry
points = body
game-over = Hra skončila.

## The analysis of a game

analysis-written = Zapsáno: { $path }

## Burgundy: letters and codes

letter-castle = H
letter-animal = Z
letter-ship = L
letter-building = B
letter-monastery = K
letter-mine = D
code-castle = HRA
code-mine = DŮL
code-ship = LOĎ
code-warehouse = SKL
code-carpenter = TRU
code-church = KOS
code-market = TRŽ
code-boarding-house = PEN
code-bank = BAN
code-town-hall = RAD
code-watchtower = VĚŽ
code-crane = JEŘ
code-geese = HUS
code-white-castle = BHR
code-inn = HOS
code-black-tile = ČER
code-cow = KRÁ
code-sheep = OVC
code-pig = PRA
code-goat = KOZ

## Burgundy: what tiles do

effect-castle = další akce, jako s kostkou libovolného čísla
effect-mine = 1 stříbrňák na konci každé fáze
effect-ship = zboží jednoho skladu a o pole vpřed v pořadí hráčů
effect-ship-alone = zboží jednoho skladu, ostatní odchází ze hry; pak dílky vždy za 5 zboží
effect-warehouse = prodej zboží jedné barvy
effect-carpenter = vezmi budovu z libovolného skladu
effect-church = vezmi důl, klášter nebo hrad z libovolného skladu
effect-market = vezmi loď nebo dílek zvířat z libovolného skladu
effect-boarding-house = 4 dělníci
effect-bank = 2 stříbrňáky
effect-town-hall = polož další dílek ze zásoby na pole libovolného čísla
effect-watchtower = 4 body
effect-crane = účinek libovolné budovy
effect-white-castle = další akce s číslem bílé kostky
effect-geese = 2 body a všechna zvířata jednoho druhu na pastvině; 2 za každý pozdější dílek zvířat
effect-inn = zaplní pole libovolné barvy, jeden v oblasti; oblast boduje jako o 1 větší
effect-black-tile = zaplní pole libovolné barvy, bez účinku

## Burgundy: the legend

legend-marks = * sem teď lze  +5 bodů hned
legend-space = prázdné pole: budova, kostka 4 (* kam se hodí dílek ze zásoby)
legend-animals = zvířata: jejich počet v bodech a znovu všechna téhož druhu na pastvině
legend-goods = Zboží podle kostky, která je prodává: { $goods }. Kostky: [3] volná, (5) použitá.
legend-posts = pohraniční stanice, u b1 a c1, b5 a c6, g2 a g3
legend-route = pole obchodní cesty: červené zboží tu má účinek kostela
legend-laid = zboží, které leží na obchodní cestě
legend-shield = štít ve skladu nebo na hradu; na konci 1-6 po 12, 7-12 po 8, 13-18 po 4 bodech
legend-shared = dílek ze společné zásoby, kterou užívají oba partneři
legend-river = řeka: dílek na jednom konci otevírá pole na druhém
legend-solo-monasteries = bodují hned při položení; číslo 26 dává 3 body za plnou barvu

## Burgundy: the table

monastery = klášter
duchy = Vévodství { $name }
has-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
has-silver = { $count ->
    [one] { $count } stříbrňák
    [few] { $count } stříbrňáky
   *[other] { $count } stříbrňáků
}
has-workers = { $count ->
    [one] { $count } dělník
    [few] { $count } dělníci
   *[other] { $count } dělníků
}
die-sells = { $goods } (kostka { $die })
dice = kostky
bridge = most
no-limit = bez omezení
free = volno { $count }
goods = Zboží
sold = prodáno
stores = Zásoba
stores-private = zásoba
stores-shared = Společná zásoba
stored = v zásobě:
powers = Kláštery
bonus-tiles = Bonusy
bonus-large = velký
bonus-small = malý
over = Hra skončila
before-first-phase = Před první fází
phase-line = Fáze { $phase }, kolo { $round } z 5
phase-scores = plná oblast boduje o { $points } víc
turn-order = Pořadí
next-round = příští kolo
black = Černý
black-price = Černý (2 stříbrňáky)
goods-to-come = Zboží k příchodu
white-die = bílá kostka { $value }
bonus-left = Zbylé bonusy
bonus-for = { $points } za { $colours }
together = spolu
has-chosen = má vybráno vévodství a hrad
has-not-chosen = ještě nemá vybráno (vévodství { $duchies })
shared = společný

shields = Štíty
shields-in = Štíty:
depot = sklad { $depot }
no-inn = žádný hostinec
route = Cesta
route-short = cesta
route-full = plná ({ $count } zboží)
route-next = { $laid }/{ $all }, pak
posts = Stanice
posts-short = stanice { $count }/3
posts-linked = { $count ->
    [0] zatím nespojené
   *[other] spojeno { $count } ze 3
}
copies = Kopíruje
none-so-far = zatím nic
shield-is-lost = štít { $shield } se ztrácí

spaces-filled = { $filled } z { $all } polí
solo-points = body
solo-filled = zaplněno
so-far = { $now } z { $all }
more-rounds = { $count ->
    [0] poslední kolo
    [one] ještě { $count } kolo
    [few] ještě { $count } kola
   *[other] ještě { $count } kol
}
rivers = Řeky
rounds-left = zbylá kola
result = výsledek
won = výhra
lost-short = prohra

gain-silver = +{ $count ->
    [one] { $count } stříbrňák
    [few] { $count } stříbrňáky
   *[other] { $count } stříbrňáků
}
gain-workers = +{ $count ->
    [one] { $count } dělník
    [few] { $count } dělníci
   *[other] { $count } dělníků
}
gain-discard = (plná zásoba: odhoď)
gain-target = cíl dosažen: další akce

## Burgundy: what is asked

ask-castle = Zvol pole pro první hrad.
ask-duchy = Zvol vévodství a pole pro jeho první hrad.
ask-turn = Jsi na tahu: máš k použití { $dice }.
ask-die = Ještě máš k použití { $dice }.
ask-end = Obě kostky jsou použité: můžeš ukončit tah.
a-die = { $die ->
    [7] kostku libovolného čísla
   *[other] { $die }
}
a-double = { $die ->
    [7] dvě kostky libovolného čísla
   *[other] dvakrát { $die }
}
ask-beside = Klášter 5: nalož i zboží skladu vedle skladu { $depot }.
ask-action = Hrad: další akce, jako s kostkou libovolného čísla.
ask-action-alone = Další akce, jako s kostkou libovolného čísla.
ask-fetch = { $tile }: vezmi dílek.
ask-sell = Skladiště: prodej zboží jedné barvy.
ask-place = Radnice: polož další dílek.
ask-ship = Loď: nalož zboží jednoho skladu.
ask-ship-alone = Loď: nalož zboží jednoho skladu; zboží všech ostatních odchází ze hry.
ask-load = Všechno zboží ze skladu { $depot } se nevejde: zvol, které naložíš.
ask-discard = Tvá zásoba je plná: který dílek odhodíš? Přichází: { $tile }.
ask-white = Bílý hrad: další akce s číslem { $die } bílé kostky.
ask-crane = Jeřáb: použij účinek jedné budovy.
ask-herd = Husy: se kterými zvířaty své pastviny bodují?
ask-crest = Štít { $shield } ({ $power }): polož ho na některý ze svých hradů.
ask-claim = { $shield ->
    [15] Štít { $shield }: vezmi dílek z černého skladu a hned ho polož.
   *[other] Štít { $shield }: vezmi dílek ze skladu a hned ho polož.
}
ask-claim-alone = Barva je plná: vezmi dílek z černého skladu a hned ho polož.
ask-set = Zvol pole pro dílek: { $tile }.
ask-tribute = Tribut: zaplať 1 stříbrňák za každý štít ({ $count }), nebo se nejprve některých vzdej.
ask-cargo = Štít 5: nalož všechno zboží jedné barvy, ze všech skladů.
ask-name = Štít 6: čí kláštery kopíruješ?
ask-trim = Štít 4 je ztracen: odhazuj, až ti zbudou tři dílky.
ask-trim-team = Štít 4 je ztracen: odhazuj, až zbudou dva společné dílky.
ask-keep = Kam si uložíš dílek: { $tile }?
ask-parts = Dílek na { $space } přináší více věcí ({ $tile }): co je další?
ask-points = Body { $now } z { $target }: koupit další, po 1 stříbrňáku?
ask-trade = Dáš 5 zboží za dílek z černého skladu, který zaplní libovolné pole?
ask-pay = Černý dílek: zbývá zaplatit zboží: { $count }.

## Mombasa: letters and codes

letter-mombasa = M
letter-cape-town = T
letter-saint-louis = L
letter-cairo = K
kind-coffee = káva
kind-bananas = banány
kind-cotton = bavlna
kind-expansion = expanze
kind-bookkeeper = účetní
kind-merchant = obchodník
kind-share = akcie
kind-bookkeepers = účetní
kind-merchants = obchodníci
short-coffee = káv
short-bananas = ban
short-cotton = bav
short-expansion = exp
short-bookkeeper = úče
short-merchant = obch
short-share = akc
short-helper = pomoc
short-any = zbo

space-first-player = začínající
space-buy = nákup
space-discard = odhození
space-coffee = káva
space-bananas = banány
space-cotton = bavlna
space-expansion = expanze
space-tile-goods = destička +1
space-tile-bookkeeper = destička účetní
space-tile-merchant = destička obchodník
space-tile-expansion = destička expanze
space-c-first = C první
space-c-second = C druhé
space-d-first = D první
space-d-second = D druhé

## Mombasa: the table

stage-choosing = výběr startovních destiček
stage-resting = karty startovních destiček
stage-planning = plánování
stage-acting = akce
stage-over = hra skončila
round-line = Kolo { $round } z { $rounds }: { $stage }
is-done = hotovo
has-ended = vystupuje
order = pořadí
first-player = začíná
base-posts = stan.
cards-and-prices = Karty a ceny (zbývá { $count })
cards-and-prices-cheaper = Karty a ceny (zbývá { $count }; pro tebe { $special })
books-and-points = Knihy (body: { $costs })
bonus-spaces = Bonusová políčka
bonus-tiles-held = Bonusové destičky
tile-on-slot = na místě { $slot }
tile-spent = použitá
has-scores = hodnota
has-shares = akcie
has-markers = bonusové kameny
has-diamonds = diamanty
has-jar = kalamář
has-cards = karty
has-hand = ruka
has-hand-or-planned = ruka nebo plán
has-resting = použité
has-books = knihy
row-slot = Místo
row-cards = Karty
row-resting = Použité
own-books = Knihy
own-diamonds = Diamanty
own-jar = Kalamář
own-hand = Ruka
own-face-up = Licem nahoru celkem
own-carried = Získané knihy
turned = otočená
nothing = nic

ahead-worth = £{ $worth } na { $space }
ahead-slot = místo { $slot } na { $space }
ahead = £{ $worth }, pak { $ahead }

special-buy-diamonds = { $amount ->
    [0] D{ $diamonds }, koupě karty
   *[other] D{ $diamonds }, koupě karty o £{ $amount } levněji
}
special-discard = { $goods ->
    [none] odhození karty
   *[other] odhození ({ $goods })
}: bedna + £{ $amount }
special-steps = políčka: { $steps }, jiné stupnice: { $amount }
special-expansion-value = expanze +{ $amount }
special-markers = bonusové kameny navíc: { $amount }
special-cheaper = karty o { $amount } levnější ({ $goods })
special-cheaper-mixed = karty o { $amount } levnější, různé zboží
special-goods-value = karty +{ $amount } ({ $goods })

offer-first-player = B1, příští kolo začínáš
offer-buy = £{ $cost }: koupě karty za libry
offer-discard = odhození karty: bedna + £{ $amount }
offer-tile = £{ $cost }: destička v příštím kole
crate = bedna+£{ $amount }

so-many-posts = { $count ->
    [one] { $count } stanici
    [few] { $count } stanice
   *[other] { $count } stanic
}
note-start = odložit { $cards }; kniha { $book }
note-drives-out = odstraní: { $company }
note-worth = hodnota £{ $worth }
note-slot = odemkne místo 5
note-covers = překryje { $book }
gain-shares = +{ $count ->
    [one] { $count } akcie
    [few] { $count } akcie
   *[other] { $count } akcií
} { $company }
gain-value = akcie { $company } £{ $before }>£{ $after }

## Mombasa: what is asked

ask-choose = Nech si jednu ze svých dvou startovních destiček.
ask-rest = Odlož kartu své startovní destičky na místo { $slot }.
ask-planned = Všechna tvá místa jsou připravena: ohlas, že máš hotovo, nebo vezmi kartu zpět.
ask-plan = Připrav karty na toto kolo, { $count ->
    [one] volné je { $count } místo
    [few] volná jsou { $count } místa
   *[other] volných je { $count } míst
}; pak ohlas, že máš hotovo.
ask-act = Jsi na tahu: použij karty, expanduj, polož bonusový kámen, nebo vystup z fáze akcí.
ask-return = Stanice ({ $company }) byla odstraněna: do kterého sloupce se vrátí?
ask-expand = Expanze ({ $company }), { $count ->
    [one] zbývá { $count } bod
    [few] zbývají { $count } body
   *[other] zbývá { $count } bodů
}; obsazuj regiony, nebo skonči.
units = { $count ->
    [one] { $count } jednotku
    [few] { $count } jednotky
   *[other] { $count } jednotek
} ({ $goods })
ask-goods = Máš { units }: přidej karty, pořiď jednu kartu, nebo postupuj na stupnicích.
ask-goods-left = Zbývá využít { units } k postupu na stupnicích, po jedné.
ask-advance = Postup na stupnicích, nejvýše: { $steps }.
ask-jar = Účetní: posuň kalamář{ $book ->
    [none] { "" }
   *[other] {" "}(další: { $book })
}, nebo ho nech stát.
ask-jar-or-turn = Účetní: posuň kalamář{ $book ->
    [none] { "" }
   *[other] {" "}(další: { $book })
}, otoč knihu za £{ $cost }, nebo ho nech stát.
ask-buy = Kup kartu z nabídky za libry{ $cut ->
    [0] { "" }
   *[other] , o £{ $cut } levněji
}; máš £{ $pounds }.
ask-discard-card = Odhoď kartu z ruky za její bednu a £{ $amount } navíc.
ask-discard-coffee = Odhoď kartu kávy z ruky za její bednu a £{ $amount } navíc.
ask-book-points = Máš { $count ->
    [one] { $count } účetní bod
    [few] { $count } účetní body
   *[other] { $count } účetních bodů
}: vezmi knihy, nebo za zbytek libry.
ask-remove = Vyřaď { so-many-posts } ze sídla libovolné společnosti, nebo žádnou.
ask-shelve = Polož získané knihy na svou stupnici účetnictví.
ask-pick = Tvá fáze akcí končí: vezmi do ruky jednu řadu použitých karet.

## Mombasa: the legend

legend-rewards = libry, políčka diamantů, políčka stupnice, účetní body, stanice k vyřazení
legend-track = políčko stupnice, políčko se 3 akciemi, speciální políčko
legend-player = hráč na políčku 5 stupnice, celkem se 2 akciemi společnosti
legend-majority = převahové políčko: od 3 káv 3 políčka na stupnici Káhiry
legend-call = povinná splátka: £2 za vstup na políčko za čarou
legend-base = hodnota akcie, stanice ve sloupcích sídla a doly
legend-book = kniha, která žádá kávu 2 a expanzi 2 a dává 2 účetní body
legend-any = 4 jednoho zboží; obchodník s diamanty nebo další účetní
legend-coin = mince, která patří ke knize
legend-card = karta s akcií Mombasy; obchodník M počítá doly Mombasy
legend-kinds = káva, banány, bavlna, expanze; { $bookkeeper } účetní, { $merchant } obchodník, { $share } akcie
legend-used = karta, kterou lze použít, a použitá karta
legend-bookkeeping = účetnictví: na 6 žádné knihy A, 3 má hodnotu £10, 4 odemyká místo, kalamář
legend-region = region, který dává 1 políčko diamantů a má 2 doly
legend-entered = obsazeno v této expanzi; kolik teď stojí obsazení regionu
legend-specials = { $company }, stupnice { $track }: { $first }; pak { $second }
legend-borders = Sousedé, za dvojitou čarou v závorkách
base-of = Sídlo { $company }
