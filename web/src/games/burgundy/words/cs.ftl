### The words of the board of The Castles of Burgundy. `-ask-` is what the action bar asks,
### `-tell-` explains a thing, `-term-` is its title; the rest names places for those who listen.

burgundy-chapter = Fáze { $phase }, kolo { $round }

## What is asked

burgundy-ask-start = Zvol, kam přijde tvůj počáteční hrad.
burgundy-ask-dice = Jsi na tahu: vyber kostku ({ $first }, { $second }).
burgundy-ask-die = Použij svou poslední kostku: { $die }.
burgundy-ask-buy = Obě kostky jsou použity: kup dílek, nebo ukonči tah.
burgundy-ask-end = Obě kostky jsou použity: ukonči tah.
burgundy-ask-action = Akce s libovolným číslem: vyber, k čemu poslouží.
burgundy-ask-white = Máš akci s číslem bílé kostky: { $value }.
burgundy-ask-fetch = { $tile }: zvol dílek ze skladů.
burgundy-ask-sell = Zvol zboží, které prodáš.
burgundy-ask-place = Polož další dílek ze zásoby, bez kostky.
burgundy-ask-ship = Zvol sklad, který vyprázdníš.
burgundy-ask-ship-beside = Zvol druhý sklad k vyprázdnění, vedle skladu { $depot }.
burgundy-ask-load = Zvol, které zboží ze skladu { $depot } naložíš.
burgundy-ask-discard = Udělej místo ({ $tile }): zvol dílek ze zásoby, který odhodíš.
burgundy-ask-crane = Zvol budovu, jako kterou použiješ jeřáb.
burgundy-ask-herd = Zvol zvířata, se kterými husy bodují.
burgundy-ask-crest = Zvol hrad, na který přijde štít { $shield }.
burgundy-ask-claim = Zvol dílek, který hned položíš.
burgundy-ask-set = Zvol pole pro dílek: { $tile }.
burgundy-ask-tribute = Zaplať tribut za své štíty, nebo se některého vzdej.
burgundy-ask-cargo = Zvol barvu: všechno její zboží přijde na palubu.
burgundy-ask-name = Zvol hráče, jehož kláštery kopíruješ.
burgundy-ask-trim = Zvol dílek ze zásoby, který odhodíš: zůstat smějí jen tři.
burgundy-ask-keep = Zvol, do které zásoby přijde: { $tile }.
burgundy-ask-parts = Zvol, co bude následovat.
burgundy-ask-points = Kup další body za stříbrňáky, nebo vynech.
burgundy-ask-trade = Zvol černý dílek za 5 zboží, nebo vynech.
burgundy-ask-pay = Zvol zboží k zaplacení: zbývá { $count }.
burgundy-ask-which = Zvol, kterou kostku použiješ.
burgundy-ask-payment = Zvol, čím zaplatíš: stříbrňáky, nebo dělníky.
burgundy-ask-ways = { $die ->
    [any] Libovolné číslo
   *[other] { $die }
}: { $ways }.
burgundy-way-take = vzít dílek
burgundy-way-place = položit dílek
burgundy-way-sell = prodat zboží
burgundy-way-workers = vzít dělníky
burgundy-unused = { $dice ->
    [one] Zbývá kostka: přesto skončit
    [few] Zbývají { $dice } kostky: přesto skončit
   *[other] Zbývá { $dice } kostek: přesto skončit
}

## Places

burgundy-boards = Všechny plány
burgundy-main-board = Herní plán
burgundy-duchy = Vévodství: { $player }
burgundy-hand = Moje zásoba, kostky a zboží
burgundy-space = { $space }: { $number }, { $colour }, prázdné
burgundy-depot = Sklad { $depot }
burgundy-depot-goods = Sklad { $depot }: { $goods }
burgundy-in-depot = { $tile }, sklad { $depot }
burgundy-empty-slot = Sklad { $depot }: prázdné ({ $colour })
burgundy-black-depot = Černý sklad
burgundy-in-black = { $tile }, černý sklad
burgundy-inns = Hostince: { $inns }
burgundy-bonus = Bonusy ({ $colour }): { $large } a { $small }
burgundy-white-die = Bílá kostka: { $value }
burgundy-die = Kostka: { $value }
burgundy-die-any = Kostka s libovolným číslem
burgundy-die-used = Kostka: { $value }, použitá
burgundy-store = Místo v zásobě, prázdné
burgundy-stored = V zásobě: { $tile }
burgundy-shared = Společná zásoba
burgundy-workers = Dělníci: { $workers }
burgundy-silver = Stříbrňáky: { $silver }
burgundy-sold = Prodané zboží: { $count }{ $count ->
    [0] { "" }
   *[other] {" "}({ $goods })
}
burgundy-shield = Štít { $shield }: { $power }
burgundy-shield-title = Štít { $shield }
burgundy-post = Pohraniční stanice
burgundy-route = Obchodní cesta
burgundy-route-space = { $number }: { $goods }, { $tile }; leží tam: { $laid }
burgundy-player = { $player }, body: { $points }
burgundy-alone = { $player }, obsazená pole: { $points }
burgundy-phases = Fáze
burgundy-phase = Fáze { $phase }: body za oblast: { $points }
burgundy-rounds = Kola
burgundy-round = Kolo { $round }
burgundy-round-goods = Kolo { $round }: { $goods }
burgundy-bridge = Most
burgundy-on-bridge = { $player }: pole { $space } mostu
burgundy-order = Pořadí v tomto kole
burgundy-target = { $marker } z { $target }

## What things do

burgundy-term-depot = Sklad
burgundy-tell-depot = Kostka s tímto číslem vezme jeden z dílků do zásoby. Zboží tu čeká na lodě.
burgundy-term-black-depot = Černý sklad
burgundy-tell-black-depot = Jednou za svůj tah tu smíš bez kostky koupit dílek za 2 stříbrňáky.
burgundy-term-white-die = Bílá kostka
burgundy-tell-white-die = Hází se jednou za kolo: další zboží přijde do skladu s jejím číslem.
burgundy-term-die = Kostky
burgundy-tell-die = Každá kostka je jedna akce: vzít dílek, položit dílek, prodat zboží, nebo vzít 2 dělníky. Dělník ji změní o 1; 1 a 6 sousedí.
burgundy-term-worker = Dělníci
burgundy-tell-worker = Jeden změní kostku o 1. Každá kostka může přinést 2 dělníky. Na konci jsou dva za 1 bod.
burgundy-term-silver = Stříbrňáky
burgundy-tell-silver = Za 2 stříbrňáky koupíš dílek z černého skladu. Na konci je každý za 1 bod.
burgundy-term-store = Zásoba
burgundy-tell-store = Každý vzatý dílek tu čeká, až ho položíš. Když je plno, jeden se odhodí.
burgundy-term-goods-space = Místa na zboží
burgundy-tell-goods-space = Místo pro zboží jedné barvy, ať je ho kolik chce.
burgundy-term-sold = Prodané zboží
burgundy-tell-sold = Leží zakryté až do konce; některé kláštery ho počítají.
burgundy-term-phase = Fáze
burgundy-tell-phase = Pět fází po pěti kolech. Dokončená oblast přinese tyto body navíc k bodům za velikost.
burgundy-term-round = Kola
burgundy-tell-round = V každém kole přijde první z tohoto zboží do skladu s číslem bílé kostky.
burgundy-term-bridge = Most
burgundy-tell-bridge = Každá loď tě posune o pole vpřed. Kdo je dál nebo výš v komínku, hraje dřív.
burgundy-term-order = Pořadí
burgundy-tell-order = Pořadí tohoto kola, jak bylo na mostě na jeho začátku.
burgundy-term-route = Obchodní cesta
burgundy-tell-route = Prodané zboží sem přichází zleva doprava. Na poli své barvy získá bonus.
burgundy-tell-route-open = Pole { $number } ({ $goods }): zboží této barvy získá bonus: { $tile }.
burgundy-tell-route-earned = Pole { $number } ({ $goods }): zboží této barvy získalo bonus: { $tile }.
burgundy-tell-route-missed = Pole { $number } ({ $goods }): leží tu zboží jiné barvy, bonus propadl: { $tile }.
burgundy-term-post = Pohraniční stanice
burgundy-tell-post = Spojení dvou stanic dílky přinese hodnotu fáze, spojení třetího znovu, s bonusem pro první dva hráče.
burgundy-term-target = Cíl
burgundy-tell-target = Když ho dosáhneš, máš akci s libovolným číslem; pak začneš znovu s cílem o 5 bodů nižším.
burgundy-term-points = Body
burgundy-tell-points = Vyhrává nejvíc bodů. Dokončená oblast přinese podle velikosti 1, 3, 6, 10, 15, 21, 28 nebo 36 a hodnotu fáze.
burgundy-tell-space = Pro dílky tohoto druhu ({ $colour }), vedle některého tvého dílku, kostkou s jeho číslem. Plná oblast boduje.
burgundy-tell-region = { $size ->
    [1] Oblast o velikosti 1.
   *[other] Oblast o velikosti { $size }, prázdných polí: { $missing }.
} Když ji dokončíš v této fázi, přinese { $points } + { $phase } bodů.
burgundy-tell-last-region = Tím by byla plná všechna pole barvy: to přinese bonus.
burgundy-tell-goods = Prodává se číslem { $die }: všechno té barvy najednou, za 1 stříbrňák a 2, 3 nebo 4 body za kus ve 2, 3 nebo 4 hráčích.
burgundy-tell-shield = Bere se za dvojici, klade se na hrad. Na konci každé fáze stojí 1 stříbrňák.
burgundy-tell-bonus = Kdo první obsadí všechna pole barvy, vezme velký dílek, kdo druhý, malý.
burgundy-tell-source-regions = Dokončená oblast boduje podle velikosti, od 1 pole do 8: { $regions }.
burgundy-tell-source-phases = Dokončená oblast přinese i hodnotu fáze: { $phases }.
burgundy-tell-source-goods = Každé prodané zboží přinese 2, 3 nebo 4 body ve 2, 3 nebo 4 hráčích.
burgundy-tell-source-monasteries = Co na konci hry počítají kláštery.
burgundy-tell-source-leftovers = Na konci 1 bod za každé neprodané zboží, za každý stříbrňák a za každé 2 dělníky.
burgundy-tell-source-routes = Body, které přinesl bonus obchodní cesty.
burgundy-tell-source-shields = Na konci body štítů, které leží na tvých hradech.
burgundy-tell-source-filled = Obsazená pole tvého vévodství.
burgundy-tell-source-rounds = Kola, která zbývala, když bylo obsazeno poslední pole.

burgundy-tell-castle = Hned akce s kostkou libovolného čísla.
burgundy-tell-mine = 1 stříbrňák na konci každé fáze.
burgundy-tell-ship = Vezmi zboží z jednoho skladu, pak postup na mostě o pole vpřed.
burgundy-tell-warehouse = Prodej hned všechno zboží jedné barvy.
burgundy-tell-carpenter = Vezmi budovu z kteréhokoli skladu do zásoby.
burgundy-tell-church = Vezmi důl, klášter nebo hrad z kteréhokoli skladu do zásoby.
burgundy-tell-market = Vezmi loď nebo dílek zvířat z kteréhokoli skladu do zásoby.
burgundy-tell-boarding-house = Hned 4 dělníci.
burgundy-tell-bank = Hned 2 stříbrňáky.
burgundy-tell-town-hall = Polož další dílek ze zásoby, na pole s libovolným číslem.
burgundy-tell-watchtower = Hned 4 body.
burgundy-tell-crane = Použij jednou účinek kterékoli budovy. Na konci platí za jednu budovu podle tvé volby.
burgundy-tell-white-castle = Hned akce s číslem bílé kostky. Je to budova.
burgundy-tell-animal = Tolik bodů, kolik je na něm zvířat, a k tomu znovu všechna zvířata téhož druhu na téže pastvině.
burgundy-tell-geese = 2 body a zvířata jednoho druhu na téže pastvině. Pozdější zvířata tam bodují o 2 víc.
burgundy-tell-inn = Na pole kterékoli barvy, jeden na oblast. Oblast boduje jako o 1 větší.
burgundy-tell-black-tile = Na pole kterékoli barvy. Nemá účinek.
burgundy-tell-monastery1 = Smíš v jednom městě položit stejnou budovu vícekrát.
burgundy-tell-monastery2 = Na konci každé fáze také 1 dělník za každý důl.
burgundy-tell-monastery3 = Prodej přinese 2 stříbrňáky místo 1.
burgundy-tell-monastery4 = Prodej přinese také 1 dělníka.
burgundy-tell-monastery5 = Loď vezme také zboží ze skladu vedle prvního.
burgundy-tell-monastery6 = Kupuj z kteréhokoli skladu a plať stříbrňáky, dělníky, nebo od každého jedním.
burgundy-tell-monastery7 = Každý dílek zvířat, který boduje, přinese o 1 bod víc.
burgundy-tell-monastery8 = Každý dělník změní kostku o 1 nebo o 2.
burgundy-tell-monastery9 = Pokládání budov: kostku lze zdarma změnit o 1.
burgundy-tell-monastery10 = Pokládání lodí a zvířat: kostku lze zdarma změnit o 1.
burgundy-tell-monastery11 = Pokládání hradů, dolů a klášterů: kostku lze zdarma změnit o 1.
burgundy-tell-monastery12 = Braní dílků: kostku lze zdarma změnit o 1.
burgundy-tell-monastery13 = Braní dělníků kostkou přinese také 1 stříbrňák.
burgundy-tell-monastery14 = Braní dělníků kostkou přinese 4 místo 2.
burgundy-tell-monastery15 = Na konci 2 body za každou prodanou barvu zboží.
burgundy-tell-monastery24 = Na konci 4 body za každý druh zvířat ve tvém vévodství.
burgundy-tell-monastery25 = Na konci 1 bod za každé prodané zboží.
burgundy-tell-monastery26 = Na konci 3 body za každý tvůj bonus.
burgundy-tell-monastery27 = Tvůj kámen leží na mostě vždy nahoře ve svém komínku.
burgundy-tell-monastery28 = Ve svém tahu smíš kupovat 2 dělníky za 1 stříbrňák, kolikrát chceš.
burgundy-tell-counted = Na konci 4 body za každý takový dílek ve tvém vévodství: { $building }.
