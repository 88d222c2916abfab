### The words of The Castles of Burgundy in Czech; en.ftl says what the keys are.
### Names stay in the nominative: they stand behind a colon or in brackets. Counts are accusatives.

title = Hrady Burgundska

## Counts

so-many-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
so-many-workers = { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
}
so-many-silver = { $silver ->
    [one] { $silver } stříbrňák
    [few] { $silver } stříbrňáky
   *[other] { $silver } stříbrňáků
}
so-many-goods = { $count }× { $goods } zboží
price = { $workers ->
    [0] { so-many-silver }
    [2] { so-many-workers }
   *[other] { so-many-silver } a { so-many-workers }
}
tribute = { so-many-silver }{ $workers ->
    [0] { "" }
   *[other] {" "}a { so-many-workers }
}
help-of-workers = { $workers ->
    [0] { "" }
   *[other] {" "}(za { so-many-workers })
}
with-die = { $die ->
    [7] S libovolným číslem
   *[other] S kostkou { $die }
}
from-depot = { $depot ->
    [0] z černého skladu
   *[other] ze skladu { $depot }
}

## Things

tile-castle = hrad
tile-mine = důl
tile-ship = loď
tile-warehouse = skladiště
tile-carpenter = truhlárna
tile-church = kostel
tile-market = tržiště
tile-boarding-house = penzion
tile-bank = banka
tile-town-hall = radnice
tile-watchtower = strážní věž
tile-cow2 = 2 krávy
tile-cow3 = 3 krávy
tile-cow4 = 4 krávy
tile-sheep2 = 2 ovce
tile-sheep3 = 3 ovce
tile-sheep4 = 4 ovce
tile-pig2 = 2 prasata
tile-pig3 = 3 prasata
tile-pig4 = 4 prasata
tile-goat2 = 2 kozy
tile-goat3 = 3 kozy
tile-goat4 = 4 kozy
tile-monastery1 = klášter 1 (stejné budovy ve městě)
tile-monastery2 = klášter 2 (dělníci z dolů)
tile-monastery3 = klášter 3 (2 stříbrňáky za prodej)
tile-monastery4 = klášter 4 (1 dělník za prodej)
tile-monastery5 = klášter 5 (zboží z druhého skladu)
tile-monastery6 = klášter 6 (nákup kdekoli, i za dělníky)
tile-monastery7 = klášter 7 (o 1 bod víc za dílek zvířat)
tile-monastery8 = klášter 8 (dělník mění o 2)
tile-monastery9 = klášter 9 (změna o 1 zdarma: budovy)
tile-monastery10 = klášter 10 (změna o 1 zdarma: lodě a zvířata)
tile-monastery11 = klášter 11 (změna o 1 zdarma: hrady, doly, kláštery)
tile-monastery12 = klášter 12 (změna o 1 zdarma: braní)
tile-monastery13 = klášter 13 (stříbrňák k dělníkům)
tile-monastery14 = klášter 14 (4 dělníci)
tile-monastery15 = klášter 15 (2 body za prodanou barvu)
tile-monastery16 = klášter 16 (4 body za skladiště)
tile-monastery17 = klášter 17 (4 body za strážní věž)
tile-monastery18 = klášter 18 (4 body za truhlárnu)
tile-monastery19 = klášter 19 (4 body za kostel)
tile-monastery20 = klášter 20 (4 body za tržiště)
tile-monastery21 = klášter 21 (4 body za penzion)
tile-monastery22 = klášter 22 (4 body za banku)
tile-monastery23 = klášter 23 (4 body za radnici)
tile-monastery24 = klášter 24 (4 body za druh zvířat)
tile-monastery25 = klášter 25 (1 bod za prodané zboží)
tile-monastery26 = klášter 26 (3 body za bonus, sólo za barvu)
tile-monastery27 = klášter 27 (na mostě vždy nahoře)
tile-monastery28 = klášter 28 (2 dělníci za 1 stříbrňák)
tile-monastery29 = klášter 29 (4 body za bílý hrad)
tile-crane = jeřáb
tile-geese = 2 husy
tile-white-castle = bílý hrad
tile-inn = hostinec
tile-black-tile = černý dílek

pile-private = do vlastní zásoby
pile-shared = do společné zásoby

part-effect = účinek dílku
part-size = body za velikost oblasti
part-phase = body za fázi
part-colour = dílek za plnou barvu

species-cow = krávy
species-goat = kozy
species-pig = prasata
species-sheep = ovce

goods-turquoise = tyrkysové
goods-purple = fialové
goods-pink = růžové
goods-red = červené
goods-brown = hnědé
goods-orange = oranžové

colour-castle = hrad
colour-animal = zvířata
colour-ship = loď
colour-building = budova
colour-monastery = klášter
colour-mine = důl

shield-1 = všechny pastviny platí za jednu
shield-2 = 1 dělník, kdykoli dělníky získá někdo jiný
shield-3 = tribut lze platit dělníky
shield-4 = zásoba bez omezení
shield-5 = lodě naloží i jednu barvu ze všech skladů
shield-6 = kopíruje kláštery jednoho hráče
shield-7 = bonusy platí dvojnásob
shield-8 = doly vynášejí 2 stříbrňáky
shield-9 = prodej vynáší 1 stříbrňák za kus
shield-10 = kláštery na konci dvojnásob
shield-11 = hrady mohou brát štít
shield-12 = prodej boduje dvojnásob
shield-13 = štíty na konci dvojnásob
shield-14 = na konci fáze 1 dílek ze skladu
shield-15 = na konci fáze 1 dílek z černého skladu
shield-16 = jedna kostka v tahu má libovolné číslo
shield-17 = oblasti bodují jako o 1 větší
shield-18 = dílky lze pokládat kamkoli

## What a player can do

action-take = { $die ->
    [0] Vezmi ze skladu { $depot }: { $tile }
   *[other] { with-die }: vezmi ze skladu { $depot }: { $tile }{ help-of-workers }
}
action-place = { $die ->
    [0] Polož na { $space }: { $tile }
   *[other] { with-die }: polož na { $space }: { $tile }{ help-of-workers }
}
action-sell = { $die ->
    [0] Prodej { so-many-goods }
   *[other] { with-die }: prodej { so-many-goods }{ help-of-workers }
}
action-workers = { with-die }: vezmi { so-many-workers }{ $silver ->
    [0] { "" }
   *[other] {" "}a { so-many-silver }
}
action-ship = Nalož zboží ze skladu { $depot } ({ $goods-list })
action-load = Nalož { $goods } zboží
action-buy = Kup { from-depot } za { price }: { $tile }
action-discard = Odhoď: { $tile }
action-pass = Vynech: bez účinku
action-end = Ukonči tah
action-start = Začni ve vévodství { $duchy } s hradem na { $space }

action-hire = Najmi 2 dělníky za 1 stříbrňák
action-inn = Kup hostinec za { price }
action-use = Použij jeřáb: { $building }
action-herd = Boduj s husami: { $species }

action-shield = Vezmi štít { $shield }{ help-of-workers }
action-crest = Polož štít na hrad { $space }
action-wild = Štít 16: použij { $value } jako libovolné číslo
action-copy = Štít 6: kopíruj kláštery místa { $other }
action-drop = Vzdej se štítu { $shield }
action-tribute = Zaplať tribut: { tribute }
action-claim = Polož hned: { $tile }
action-cargo = Nalož všechno { $goods } zboží
action-pick = { $die ->
    [0] Polož z další zásoby: { $tile }
   *[other] { with-die }: polož z další zásoby: { $tile }
}
action-set = Polož na { $space }: { $tile }{ help-of-workers }
action-throw = Odhoď: { $tile }
action-keep = Nech si: { $pile }
action-part = Dále: { $part }
action-points = Kup { so-many-points } za { so-many-silver }
action-trade = Vyměň 5 zboží za černý dílek: { $tile }
action-pay = Zaplať 1× { $goods } zboží (z { $count })

## What happened

event-first-player = { $player } začíná.
event-goods-dealt = { $player } začíná se zbožím: { $goods-list }.
event-sheet-dealt = { $player } dostává desku s vévodstvími { $front } a { $back }.
event-start-chosen = { $player } má vybráno, kde začne.
event-start-castle = { $player } začíná ve vévodství { $duchy } s hradem na { $space }.
event-route-dealt = Obchodní cesta ({ $player }): { $goods-list }.
event-phase-begins = Začíná fáze { $phase }.
event-depot-filled = Sklad { $depot }: { $tiles }.
event-black-depot-filled = Černý sklad: { $tiles }.
event-phase-goods = Zboží této fáze: { $goods-list }.
event-round-begins = Fáze { $phase }, kolo { $round }.
event-dice-rolled = { $player } hází { $first } a { $second }.
event-goods-arrive = Bílá kostka: { $goods } zboží přichází do skladu { $depot }.
event-workers-paid = { $player } platí { so-many-workers } a mění { $die } na { $value }.
event-tile-taken = { $player } bere ze skladu { $depot }: { $tile }.
event-tile-bought = { $player } kupuje { from-depot } za { price }: { $tile }.
event-inn-bought = { $player } kupuje hostinec za { price }.
event-crane-used = { $player } používá jeřáb: { $building }.
event-route-laid = { $player } pokládá { $goods } zboží na pole { $number } obchodní cesty.
event-route-bonus = { $player } získává bonus obchodní cesty: { $tile }.
event-posts-linked = { $player } spojuje pohraniční stanice ({ $posts }): { so-many-points }.
event-tile-discarded = { $player } odhazuje: { $tile }.
event-tile-placed = { $player } pokládá na { $space }: { $tile }.
event-region-completed = { $player } dokončuje oblast ({ $colour }, velikost { $size }): { $points } + { $phase-points } bodů.
event-large-bonus-taken = { $player } má plnou barvu, 1. v pořadí ({ $colour }): { so-many-points }.
event-small-bonus-taken = { $player } má plnou barvu, 2. v pořadí ({ $colour }): { so-many-points }.
event-points-scored = { $player } získává { so-many-points }.
event-goods-loaded = { $player } nakládá { so-many-goods } ze skladu { $depot }.
event-marker-advances = { $player } postupuje na mostě na pole { $space }.
event-goods-sold = { $player } prodává { so-many-goods }: { so-many-points }, { so-many-silver }.
event-workers-gained = { $player } získává { so-many-workers }.
event-silver-gained = { $player } získává { so-many-silver }.
event-effect-passed = { $player } účinek vynechává.
event-effect-lost = { $player } nemůže účinek využít.
event-turn-ended = { $player } končí tah.
event-mines-pay = { $player } získává z dolů { so-many-silver }.
event-shields-dealt = Štíty ve skladu { $depot }: { $shields }.
event-double-paid = { $player } platí { so-many-workers } za dvojici { $value }.
event-shield-taken = { $player } bere štít { $shield } ze skladu { $depot }.
event-shield-laid = { $player } pokládá štít { $shield } na hrad { $space }.
event-shield-lost = { $player } ztrácí štít { $shield }.
event-die-made-wild = { $player } mění štítem 16 kostku { $die } na libovolné číslo.
event-player-named = { $player } kopíruje kláštery: { $other-player }.
event-tribute-paid = { $player } platí tribut: { tribute }.
event-tile-claimed = { $player } bere a hned pokládá: { $tile }.
event-final-shields = { $player } získává za štíty { so-many-points }.
event-final-goods = { $player } získává za neprodané zboží { so-many-points }.
event-final-silver = { $player } získává za stříbrňáky { so-many-points }.
event-final-workers = { $player } získává za dělníky { so-many-points }.
event-final-monastery = { $player } získává { so-many-points }: { $tile }.
event-game-over = { $player } vítězí: { so-many-points }.
event-team-wins = { $player } a { $other-player } vítězí: { so-many-points }.
event-tile-removed = Bílá kostka: ze hry odchází dílek skladu { $depot }: { $tile }.
event-region-size = { $player } dokončuje oblast ({ $colour }, velikost { $size }): { so-many-points }.
event-region-phase = { $player } získává za fázi { so-many-points }.
event-colour-completed = { $player } má plnou barvu ({ $colour }).
event-target-reached = { $player } dosahuje cíle: akce s libovolným číslem. Další cíl je { $points }.
event-points-bought = { $player } kupuje za stříbrňáky { so-many-points }.
event-goods-removed = Z ostatních skladů odchází ze hry zboží: { $count }.
event-tile-traded = { $player } získává černý dílek: { $tile }.
event-goods-paid = { $player } platí 1× { $goods } zboží.
event-solo-won = { $player } má plné vévodství a vítězí; zbylá kola: { $count }.
event-solo-lost = { $player } prohrává; prázdná pole: { $count }.

## What is refused

refusal-game-over = Hra skončila.
refusal-no-such-seat = Místo { $number } neexistuje.
refusal-unknown-action = Akce { $number } neexistuje.
refusal-start-not-yours = Teď nejsi na řadě s výběrem počátečního hradu.
refusal-not-your-turn = Nejsi na tahu.
refusal-no-castle-space = Počáteční hrad patří na pole hradu tvého vlastního vévodství.
refusal-start-first = Nejprve zvol, kam přijde tvůj počáteční hrad.
refusal-start-over = Počáteční hrady už leží.
refusal-discard-first = Tvá zásoba je plná: nejprve odhoď jeden z dílků.
refusal-no-discard = Odhazuje se jen proto, aby bylo místo na nový dílek.
refusal-nothing-to-pass = Není co vynechat; můžeš ukončit tah.
refusal-no-ship = Zboží se nakládá jen po položení lodi.
refusal-no-effect = Žádný hrad ani budova ti to teď nedovoluje.
refusal-goods-must-fit = Musíš vzít všechno zboží, které se vejde: zvol barvu.
refusal-effect-open = Nejprve využij účinek položeného dílku, nebo ho vynech.
refusal-no-such-die = Nemáš nepoužitou kostku s číslem { $die }.
refusal-too-few-workers = Změnit { $die } na { $value } stojí { so-many-workers }; máš { $have }.
refusal-no-tile = Na tomto poli skladu { $depot } není žádný dílek.
refusal-wrong-fetch = { $building } nebere takový dílek: { $tile }.
refusal-equal-tile = Vedle leží stejný dílek: jmenuj ten ({ $tile }).
refusal-store-empty = Pole { $store } zásoby je prázdné.
refusal-space-filled = { $space } není prázdné.
refusal-wrong-colour = { $space } je pro jinou barvu ({ $colour }); sem nepatří: { $tile }.
refusal-not-adjacent = { $space } nesousedí s žádným dílkem tvého vévodství.
refusal-building-in-town = Město na { $space } už tuto budovu má: { $tile }.
refusal-no-goods = Nemáš { $goods } zboží.
refusal-depot-not-beside = Sklad { $depot } nesousedí s prvním.
refusal-inn-in-region = Oblast { $space } už hostinec má.
refusal-no-hiring = Najímat dělníky za stříbrňáky smíš jen s klášterem 28.
refusal-no-inn = U černého skladu není žádný hostinec.
refusal-idle-building = Tento účinek by teď nic nepřinesl: { $building }.
refusal-no-such-herd = Taková zvířata na pastvině hus nejsou.
refusal-herd-first = Zvol zvířata, se kterými husy bodují.
refusal-crest-first = Nejprve polož štít na některý ze svých hradů.
refusal-set-first = Nejprve polož dílek.
refusal-tribute-first = Nejprve vyřiď tribut za své štíty.
refusal-name-first = Nejprve řekni, čí kláštery kopíruješ.
refusal-trim-first = Nejprve odhazuj, až ti zbudou tři dílky v zásobě.
refusal-no-shield-to-lay = Nemáš štít k položení; štíty se nikdy nepřemisťují.
refusal-nothing-to-set = Nemáš vybraný dílek k položení.
refusal-no-tribute = Za štíty se platí nebo se jich vzdává jen na konci fáze.
refusal-no-claim = Takto se bere jen díky štítům 14 a 15 nebo v sólové hře za barvu.
refusal-keep-first = Nejprve zvol zásobu pro dílek: vlastní, nebo společnou.
refusal-nothing-to-keep = Žádný vzatý dílek by nemohl do obou zásob.
refusal-no-such-space = Vévodství nemá pole { $number }.
refusal-pay-first = Nejprve zaplať zboží za černý dílek.
refusal-no-parts = Právě nebyl položen dílek, který přináší více věcí.
refusal-parts-first = Části položeného dílku nelze vynechat: zvol další.
refusal-part-done = To dílek nepřináší, nebo už to máš: { $part }.
refusal-no-points-now = Body se kupují jen hned po bodování.
refusal-beyond-target = K cíli chybí jen { so-many-points }.
refusal-no-trade-now = Zboží za černý dílek se mění jen po položení lodi.
refusal-goods-in-order = Zboží se platí po barvách v pořadí; s volbou „{ $goods }“ by ho zbylo málo.
refusal-no-such-shield = Štít { $shield } neleží v žádném skladu.
refusal-no-shield-now = Štít teď smíš vzít jen díky položenému hradu a štítu 11.
refusal-dice-used = Štít stojí obě kostky a jedna už je použitá.
refusal-no-double = Dvojice { $value } stojí { so-many-workers }; máš { $have }.
refusal-no-castle-there = Štít se pokládá na hrad tvého vévodství.
refusal-no-wild-die = Libovolné číslo dává jen štít 16.
refusal-wild-used = Štít 16 platí pro jednu kostku za tah.
refusal-no-naming = Hráče smíš jmenovat jen se štítem 6, ve svém tahu.
refusal-already-named = Volba hráče je už konečná.
refusal-no-such-player = Jiný hráč na místě { $other } není.
refusal-shield-not-yours = Štít { $shield } není ve tvém vévodství.
refusal-tribute-in-silver = Tribut dělníky smíš platit jen se štítem 3.
refusal-cannot-claim = Tento dílek nelze vzít a položit.
refusal-cargo-does-not-fit = { $goods } zboží není v žádném skladu, nebo se nevejde.
refusal-cannot-pick = Tento dílek není v tvé další zásobě, nebo pro něj není pole.
refusal-not-stored = Takový dílek v zásobě nemáš.
refusal-no-purchase-now = Na konci fáze se nic nekupuje.
refusal-no-goods-fit = Žádné zboží ze skladu { $depot } se k tobě nevejde.
refusal-goods-not-there = Ve skladu není { $goods } zboží.
refusal-already-bought = V tomto tahu už máš nakoupeno.
refusal-black-depot-only = Kupuje se jen z černého skladu (kromě kláštera 6).
refusal-silver-only = Platí se stříbrňáky (kromě kláštera 6).
refusal-nothing-to-buy = Na tomto poli není žádný dílek.
refusal-cannot-pay = Nemůžeš zaplatit { price }.

## What a notation expects

field-die = kostka (1: až 6:, nebo *: pro libovolné číslo)
field-slot = dílek a jeho sklad, třeba church@4
field-store = dílek z tvé zásoby
field-space = pole tvého vévodství, třeba d4
field-goods = barva zboží
field-depot = sklad (1 až 6)
field-offer = dílek černého skladu (nebo skladu, church@4)
field-pay = platba (nic za 2 stříbrňáky, :1w nebo :2w za dělníky)
field-side = vévodství tvé desky
field-shield = štít (1 až 18)
field-value = kostka (1 až 6)
field-other = místo (0 až 3)
field-paid = počet dělníků
field-claimed = dílek skladu, černého skladu, nebo inn
field-kind = dílek z tvé další zásoby
field-building = budova
field-pile = private nebo shared
field-part = část (effect, size, phase nebo colour)
field-more = počet bodů
field-black = dílek černého skladu
field-species = druh zvířat

## Where points come from

source-animals = zvířata
source-regions = oblasti
source-phases = fáze
source-colours = barvy
source-goods = zboží
source-watchtowers = strážní věže
source-monasteries = kláštery
source-leftovers = zbytky
source-posts = stanice
source-routes = cesty
source-shields = štíty
source-filled = zaplněno
source-rounds = kola
