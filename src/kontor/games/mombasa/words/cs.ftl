### The words of Mombasa in Czech; en.ftl says what the keys are.
### Names stay in the nominative: they stand behind a colon or in brackets. Counts are accusatives.

title = Mombasa

## Counts

so-many-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
so-many-book-points = { $points ->
    [one] { $points } účetní bod
    [few] { $points } účetní body
   *[other] { $points } účetních bodů
}
so-many-pounds = { $pounds } £
so-many-steps = { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
}
so-many-units = { $units ->
    [one] { $units } jednotku
    [few] { $units } jednotky
   *[other] { $units } jednotek
}
so-many-shares = { $shares ->
    [one] { $shares } akcie
    [few] { $shares } akcie
   *[other] { $shares } akcií
}
price-units = { $price ->
    [one] { $price } jednotku
    [few] { $price } jednotky
   *[other] { $price } jednotek
}
price-pounds = { $price } £

## Things

company-mombasa = Mombasa
company-cape-town = Kapské Město
company-saint-louis = Saint-Louis
company-cairo = Káhira

goods-coffee = káva
goods-bananas = banány
goods-cotton = bavlna

region-maghreb = Maghreb
region-tripolitania = Tripolsko
region-cyrenaica = Kyrenaika
region-nubia = Núbie
region-sahara = Sahara
region-senegambia = Senegambie
region-guinea = Guinea
region-niger-bend = Ohyb Nigeru
region-benue = Benue
region-chad-basin = Čadská pánev
region-kordofan = Kordofán
region-ethiopia = Etiopie
region-somali-coast = Somálské pobřeží
region-congo-basin = Konžská pánev
region-great-lakes = Velká jezera
region-swahili-coast = Svahilské pobřeží
region-angola = Angola
region-katanga = Katanga
region-zambezi = Zambezi
region-kalahari = Kalahari
region-highveld = Highveld
region-karoo = Karoo
region-ahaggar = Ahaggar
region-maloti = Maloti

card-coffee1 = káva 1
card-coffee2 = káva 2
card-bananas1 = banány 1
card-bananas2 = banány 2
card-cotton1 = bavlna 1
card-cotton2 = bavlna 2
card-expansion2 = expanze 2
card-bookkeeper2 = účetní 2
card-expansion1-i = expanze 1 (číslo 1)
card-expansion1-ii = expanze 1 (číslo 2)
card-expansion1-iii = expanze 1 (číslo 3)
card-expansion1-iv = expanze 1 (číslo 4)
card-coffee3 = káva 3
card-bananas3 = banány 3
card-cotton3 = bavlna 3
card-expansion3 = expanze 3
card-bookkeeper3 = účetní 3
card-merchant = obchodník s diamanty
card-coffee3-mombasa = káva 3 s akcií (Mombasa)
card-bananas3-saint-louis = banány 3 s akcií (Saint-Louis)
card-cotton3-cape-town = bavlna 3 s akcií (Kapské Město)
card-coffee4 = káva 4
card-bananas4 = banány 4
card-cotton4 = bavlna 4
card-expansion2-cairo = expanze 2 s akcií (Káhira)
card-expansion2-saint-louis = expanze 2 s akcií (Saint-Louis)
card-bookkeeper2-mombasa = účetní 2 s akcií (Mombasa)
card-bookkeeper3-cape-town = účetní 3 s akcií (Kapské Město)
card-merchant-mombasa = obchodník s diamanty (Mombasa)
card-merchant-saint-louis = obchodník s diamanty (Saint-Louis)
card-merchant-cairo = obchodník s diamanty (Káhira)
card-coffee4-cairo = káva 4 s akcií (Káhira)
card-bananas4-mombasa = banány 4 s akcií (Mombasa)
card-cotton4-saint-louis = bavlna 4 s akcií (Saint-Louis)
card-expansion3-cape-town = expanze 3 s akcií (Kapské Město)
card-bookkeeper4 = účetní 4
card-bookkeeper3-cairo = účetní 3 s akcií (Káhira)
card-merchant-cape-town = obchodník s diamanty (Kapské Město)
card-share-mombasa = jediná akcie (Mombasa)
card-share-cape-town = jediná akcie (Kapské Město)
card-share-saint-louis = jediná akcie (Saint-Louis)
card-share-cairo = jediná akcie (Káhira)
card-tile-bookkeeper = destička účetního
card-tile-merchant = destička obchodníka s diamanty

book-a-coffee2-pounds2 = kniha A (2× káva: 2 £)
book-a-coffee2-diamonds1 = kniha A (2× káva: 1 políčko diamantů)
book-a-coffee3-points2 = kniha A (3× káva: 2 účetní body)
book-a-coffee3-diamonds2 = kniha A (3× káva: 2 políčka diamantů)
book-a-bananas2-pounds2 = kniha A (2× banány: 2 £)
book-a-bananas2-diamonds1 = kniha A (2× banány: 1 políčko diamantů)
book-a-bananas3-points2 = kniha A (3× banány: 2 účetní body)
book-a-bananas3-diamonds2 = kniha A (3× banány: 2 políčka diamantů)
book-a-cotton2-pounds2 = kniha A (2× bavlna: 2 £)
book-a-cotton1-harvest = kniha A (1× bavlna: 1 £ za každou bavlnu kromě jedné)
book-a-cotton2-diamonds1 = kniha A (2× bavlna: 1 políčko diamantů)
book-a-cotton3-points2 = kniha A (3× bavlna: 2 účetní body)
book-a-cotton3-diamonds2 = kniha A (3× bavlna: 2 políčka diamantů)
book-a-expansion2-pounds2 = kniha A (expanze 2: 2 £)
book-a-expansion2-diamonds1 = kniha A (expanze 2: 1 políčko diamantů)
book-a-expansion2-points1 = kniha A (expanze 2: 1 účetní bod)
book-a-expansion3-remove1 = kniha A (expanze 3: vyřadit 1 stanici)
book-a-helper-pounds2 = kniha A (obchodník nebo další účetní: 2 £)
book-a-helper-diamonds1 = kniha A (obchodník nebo další účetní: 1 políčko diamantů)
book-b-coffee4-diamonds2 = kniha B (4× káva: 2 políčka diamantů)
book-b-coffee4-points2 = kniha B (4× káva: 2 účetní body)
book-b-coffee2-expansion2-points2 = kniha B (2× káva a expanze 2: 2 účetní body)
book-b-coffee2-bananas2-pounds3 = kniha B (2× káva a 2× banány: 3 £)
book-b-coffee2-bananas2-diamonds2 = kniha B (2× káva a 2× banány: 2 políčka diamantů)
book-b-coffee3-helper-remove1 = kniha B (3× káva a obchodník nebo další účetní: vyřadit 1 stanici)
book-b-bananas4-diamonds2 = kniha B (4× banány: 2 políčka diamantů)
book-b-bananas4-points2 = kniha B (4× banány: 2 účetní body)
book-b-bananas2-expansion2-points2 = kniha B (2× banány a expanze 2: 2 účetní body)
book-b-bananas2-cotton2-pounds3 = kniha B (2× banány a 2× bavlna: 3 £)
book-b-bananas2-cotton2-diamonds2 = kniha B (2× banány a 2× bavlna: 2 políčka diamantů)
book-b-bananas3-helper-remove1 = kniha B (3× banány a obchodník nebo další účetní: vyřadit 1 stanici)
book-b-cotton4-diamonds2 = kniha B (4× bavlna: 2 políčka diamantů)
book-b-cotton4-points2 = kniha B (4× bavlna: 2 účetní body)
book-b-cotton2-expansion2-points2 = kniha B (2× bavlna a expanze 2: 2 účetní body)
book-b-cotton2-coffee2-pounds3 = kniha B (2× káva a 2× bavlna: 3 £)
book-b-cotton2-coffee2-diamonds2 = kniha B (2× káva a 2× bavlna: 2 políčka diamantů)
book-b-cotton3-helper-remove1 = kniha B (3× bavlna a obchodník nebo další účetní: vyřadit 1 stanici)
book-b-any4-pounds3 = kniha B (4× jedno zboží: 3 £)
book-b-any4-diamonds2 = kniha B (4× jedno zboží: 2 políčka diamantů)
book-b-expansion3-diamonds2 = kniha B (expanze 3: 2 políčka diamantů)
book-b-expansion4-points2 = kniha B (expanze 4: 2 účetní body)
book-b-expansion2-helper-pounds3 = kniha B (expanze 2 a obchodník nebo další účetní: 3 £)
book-b-expansion3-remove1 = kniha B (expanze 3: vyřadit 1 stanici)
book-c-coffee3-bananas3-diamonds3 = kniha C (3× káva a 3× banány: 3 políčka diamantů)
book-c-coffee3-bananas2-pounds5 = kniha C (3× káva a 2× banány: 5 £)
book-c-coffee3-expansion2-points3 = kniha C (3× káva a expanze 2: 3 účetní body)
book-c-coffee3-expansion3-remove2 = kniha C (3× káva a expanze 3: vyřadit 2 stanice)
book-c-coffee4-expansion2-diamonds3 = kniha C (4× káva a expanze 2: 3 políčka diamantů)
book-c-coffee4-helper-pounds5 = kniha C (4× káva a obchodník nebo další účetní: 5 £)
book-c-coffee4-bananas2-points3 = kniha C (4× káva a 2× banány: 3 účetní body)
book-c-bananas3-cotton3-diamonds3 = kniha C (3× banány a 3× bavlna: 3 políčka diamantů)
book-c-bananas3-cotton2-pounds5 = kniha C (3× banány a 2× bavlna: 5 £)
book-c-bananas3-expansion2-points3 = kniha C (3× banány a expanze 2: 3 účetní body)
book-c-bananas3-expansion3-remove2 = kniha C (3× banány a expanze 3: vyřadit 2 stanice)
book-c-bananas4-expansion2-diamonds3 = kniha C (4× banány a expanze 2: 3 políčka diamantů)
book-c-bananas4-helper-pounds5 = kniha C (4× banány a obchodník nebo další účetní: 5 £)
book-c-bananas4-cotton2-points3 = kniha C (4× banány a 2× bavlna: 3 účetní body)
book-c-cotton3-coffee3-diamonds3 = kniha C (3× káva a 3× bavlna: 3 políčka diamantů)
book-c-cotton3-coffee2-pounds5 = kniha C (2× káva a 3× bavlna: 5 £)
book-c-cotton3-expansion2-points3 = kniha C (3× bavlna a expanze 2: 3 účetní body)
book-c-cotton3-expansion3-remove2 = kniha C (3× bavlna a expanze 3: vyřadit 2 stanice)
book-c-cotton4-expansion2-diamonds3 = kniha C (4× bavlna a expanze 2: 3 políčka diamantů)
book-c-cotton4-helper-pounds5 = kniha C (4× bavlna a obchodník nebo další účetní: 5 £)
book-c-cotton4-coffee2-points3 = kniha C (2× káva a 4× bavlna: 3 účetní body)
book-c-coffee3-any3-diamonds3 = kniha C (3× káva a 3× jedno zboží: 3 políčka diamantů)
book-c-any4-expansion2-remove2 = kniha C (expanze 2 a 4× jedno zboží: vyřadit 2 stanice)
book-c-expansion4-helper-diamonds3 = kniha C (expanze 4 a obchodník nebo další účetní: 3 políčka diamantů)
book-start1 = počáteční kniha (2× bavlna: 2 £)
book-start2 = počáteční kniha (expanze 2: 1 účetní bod)
book-start3 = počáteční kniha (expanze 2: 1 políčko diamantů)
book-start4 = počáteční kniha (2× banány: 2 £)
book-start5 = počáteční kniha (2× káva: 1 políčko diamantů)
book-start6 = počáteční kniha (2× banány: 1 účetní bod)
book-start7 = počáteční kniha (2× bavlna: 1 políčko diamantů)
book-start8 = počáteční kniha (expanze 3: vyřadit 1 stanici)
book-start9 = počáteční kniha (3× bavlna: 2 £)
book-start10 = počáteční kniha (3× káva: 2 účetní body)

start-start1 = startovní destička 1 (3 políčka: Mombasa)
start-start2 = startovní destička 2 (2 políčka: Kapské Město)
start-start3 = startovní destička 3 (1 políčko: Saint-Louis a 1 políčko diamantů)
start-start4 = startovní destička 4 (3 políčka: Káhira)
start-start5 = startovní destička 5 (3 políčka: Saint-Louis)
start-start6 = startovní destička 6 (3 políčka: Kapské Město)
start-start7 = startovní destička 7 (1 políčko: Mombasa a 2 políčka: Káhira)
start-start8 = startovní destička 8 (3 políčka diamantů)
start-start9 = startovní destička 9 (2 políčka: Saint-Louis a 1 políčko: Káhira)
start-start10 = startovní destička 10 (2 políčka: Kapské Město a 1 políčko diamantů)

tile-goods = destička „+1 zboží“
tile-bookkeeper = destička účetního
tile-merchant = destička obchodníka s diamanty
tile-expansion = destička expanze

bonus-first-player = políčko začínajícího hráče
bonus-buy = políčko nákupu
bonus-discard = políčko odhození
bonus-coffee = převahové políčko kávy
bonus-bananas = převahové políčko banánů
bonus-cotton = převahové políčko bavlny
bonus-expansion = převahové políčko expanze
bonus-tile-goods = políčko destičky „+1 zboží“
bonus-tile-bookkeeper = políčko destičky účetního
bonus-tile-merchant = políčko destičky obchodníka s diamanty
bonus-tile-expansion = políčko destičky expanze
bonus-c-first = první políčko stupnice C
bonus-c-second = druhé políčko stupnice C
bonus-d-first = první políčko stupnice D
bonus-d-second = druhé políčko stupnice D

## What a player can do

action-choose = Nech si: { $start }
action-rest = Odlož na místo { $slot }: { $card }
action-plan = Připrav na místo { $slot }: { $card }
action-clear = Uvolni místo { $slot }
action-done = Příprava hotova
action-use = Použij: { $card }{ $more ->
    [0] { "" }
   *[other] {" "}s destičkou „+1“
}
action-boost = Polož destičku „+1 zboží“ na kartu: { $card }
action-expand = Expanduj: { $company }
action-enter = Obsaď region { $region } ({ so-many-points }) stanicí ze sloupce { $column }
action-return = Vrať stanici ({ $company }) do sloupce { $column }
action-remove = Vyřaď stanici ({ $company }) ze sloupce { $column }
action-jar = Posuň kalamář na další knihu
action-flip = Otoč knihu na políčku { $space } ({ $book })
action-book = Vezmi za { so-many-points }{ $pounds ->
    [0] { "" }
   *[other] {" "}a získej { so-many-pounds }
}: { $book }
action-shelve = Polož na políčko { $space }: { $book }
action-buy = { $with ->
    [units] Pořiď za { price-units }: { $card }
   *[pounds] Kup za { price-pounds }: { $card }
}
action-advance = Postup o { so-many-steps } na stupnici { $company }{ $pounds ->
    [0] { "" }
   *[other] {" "}(povinná splátka: { so-many-pounds })
}
action-bonus = Polož bonusový kámen: { $bonus }{ $steps ->
    [0] { "" }
    [one] , { $steps } políčko na stupnici { $company }
    [few] , { $steps } políčka na stupnici { $company }
   *[other] , { $steps } políček na stupnici { $company }
}{ $pounds ->
    [0] { "" }
   *[other] , { so-many-pounds }
}{ $diamonds ->
    [0] { "" }
    [one] , { $diamonds } políčko diamantů
    [few] , { $diamonds } políčka diamantů
   *[other] , { $diamonds } políček diamantů
}{ $points ->
    [0] { "" }
   *[other] , { so-many-book-points }
}{ $remove ->
    [0] { "" }
    [one] , vyřadit { $remove } stanici
    [few] , vyřadit { $remove } stanice
   *[other] , vyřadit { $remove } stanic
}
action-discard = Odhoď: { $card }
action-stop = { $what ->
    [goods] Nech zbytek zboží být
    [advance] Dál nepostupuj
    [points] Vezmi za účetní body libry
    [jar] Nech kalamář stát
    [buy] Nic nekupuj
    [remove] Nevyřazuj žádnou stanici
    [expand] Ukonči expanzi
   *[other] Skonči
}
action-end = Vystup z fáze akcí
action-pick = Vezmi řadu použitých karet { $pile }

## What happened

event-first-player = { $player } dostává žeton začínajícího hráče.
event-track-laid = Stupnice { $track } leží zde: { $company }.
event-cards-turned-up = Nové karty: { $cards }.
event-books-turned-up = Nové knihy: { $books }.
event-starts-dealt = { $player } vybírá z těchto: { $starts }.
event-start-chosen = { $player } má vybránu startovní destičku.
event-start-revealed = { $player } začíná: { $start }.
event-card-rests = { $player } odkládá na místo { $slot }: { $card }.
event-round-begins = Začíná kolo { $round }.
event-card-planned = { $player } připravuje na místo { $slot }: { $card }.
event-card-taken-back = { $player } bere z místa { $slot } zpět: { $card }.
event-plan-done = { $player } má připraveno.
event-plan-revealed = { $player } má připraveno: { $cards }.
event-plan-empty = { $player } nemá připraveno nic.
event-goods-used = { $player } používá { so-many-units }: { $goods }.
event-card-acquired = { $player } pořizuje za { price-units }: { $card }.
event-card-bought = { $player } kupuje za { price-pounds }: { $card }.
event-call-paid = { $player } platí povinnou splátku { so-many-pounds } na stupnici { $company }.
event-special-reached = { $player } dosahuje speciálního políčka stupnice { $company } a získává { so-many-pounds }.
event-special-again = { $player } tam už stojí a získává { so-many-pounds } ze stupnice { $company }.
event-advances = { $player } postupuje o { so-many-steps } na stupnici { $company }, na políčko { $at } ({ so-many-shares }).
event-pounds-gained = { $player } získává { so-many-pounds }.
event-pounds-paid = { $player } platí { so-many-pounds }.
event-diamond-advances = { $player } posouvá diamant o { so-many-steps }, na políčko { $at }.
event-slot-unlocked = { $player } odemyká akční místo { $slot }.
event-merchant-used = { $player } používá: { $card }.
event-tile-used = { $player } používá: { $tile }.
event-bookkeeper-used = { $player } používá účetního: { so-many-book-points }.
event-boost-laid = { $player } pokládá destičku „+1 zboží“ na kartu: { $card }.
event-expands = { $player } expanduje ({ $company }): { so-many-points }.
event-region-entered = { $player } obsazuje region { $region } ({ $company }) za { so-many-points }.
event-post-driven-out = { $company } ztrácí stanici: { $region }.
event-post-returns = Stanice ({ $company }) se vrací do sloupce { $column } svého sídla.
event-post-lost = Stanice ({ $company }) nemá kam a odchází ze hry.
event-post-removed = { $player } vyřazuje stanici ze sídla: { $company }.
event-jar-moves = { $player } posouvá kalamář na políčko { $at }.
event-book-turned = { $player } platí { so-many-pounds } a otáčí na políčku { $space }: { $book }.
event-book-taken = { $player } bere: { $book }{ $pounds ->
    [0] { "" }
   *[other] {" "}a { so-many-pounds }
}.
event-book-placed = { $player } pokládá na políčko { $space }: { $book }.
event-marker-placed = { $player } pokládá bonusový kámen: { $bonus }.
event-card-discarded = { $player } odhazuje: { $card }.
event-phase-ended = { $player } vystupuje z fáze akcí.
event-pile-taken = { $player } bere řadu použitých karet { $pile }: { $cards }.
event-coins-moved = Mince do sloupce { $column } nabídky knih: { $count }.
event-tile-received = { $player } získává: { $tile }.
event-final-score = { $player } končí s { $points } £: hotovost { $from-cash }, Mombasa { $from-mombasa }, Kapské Město { $from-cape-town }, Saint-Louis { $from-saint-louis }, Káhira { $from-cairo }, diamanty { $from-diamonds }, účetnictví { $from-bookkeeping }.
event-game-over = { $player } vítězí: { $points } £.

## What is refused

refusal-game-over = Hra skončila.
refusal-no-such-seat = Místo { $number } neexistuje.
refusal-unknown-action = Akce { $number } neexistuje.
refusal-already-done = Máš hotovo; počkej na ostatní.
refusal-not-your-turn = Nejsi na tahu.
refusal-choose-first = Nejprve zvol startovní destičku.
refusal-rest-first = Nejprve odlož karty své startovní destičky.
refusal-plan-first = Připrav karty a pak ohlas, že máš hotovo.
refusal-no-effect = { $verb ->
    [buy] Nejprve použij karty zboží: jimi pořídíš kartu.
    [advance] Nejprve použij kartu zboží nebo převahové políčko: dávají postupy na stupnicích.
    [enter] Nejprve použij karty expanze a zvol společnost, která expanduje.
    [book] Nejprve použij účetního: knihy se berou za účetní body.
    [jar] Nejprve použij účetního: ten posouvá kalamář.
    [plan] Tuto kartu použiješ, až ji na začátku kola připravíš na některé místo.
    [pick] Řadu použitých karet si vezmeš zpět, až tvoje fáze akcí skončí.
   *[other] Teď ti to nic nedovoluje.
}
refusal-decision-open = { $what ->
    [goods] Nejprve dokonči použití zboží.
    [advance] Nejprve proveď zbylé postupy, nebo skonči.
    [points] Nejprve vyčerpej účetní body, nebo skonči a vezmi za ně libry.
    [jar] Nejprve dokonči účetního: posuň kalamář, nebo skonči.
    [buy] Nejprve kup kartu, nebo skonči.
    [discard] Nejprve odhoď kartu.
    [remove] Nejprve vyřaď stanici, nebo skonči.
    [expand] Nejprve dokonči expanzi.
    [return] Nejprve zvol sloupec pro odstraněnou stanici.
    [shelve] Nejprve polož získané knihy.
   *[pick] Nejprve vezmi řadu použitých karet.
}
refusal-other-resting-slot = Místo { $slot } teď není na řadě.
refusal-not-on-start = Tuto kartu tvá startovní destička neodkládá.
refusal-equal-card = Před ní je stejná karta: jmenuj tu ({ $card }).
refusal-slot-locked = Místo { $slot } není odemčené.
refusal-slot-filled = Na místě { $slot } je karta: nejprve ji vezmi zpět.
refusal-slot-empty = Na místě { $slot } není karta.
refusal-not-in-hand = Tuto kartu nemáš v ruce.
refusal-single-share = Zůstává v ruce do konce hry: { $card }.
refusal-goods-only = K těmto se hodí jen karty téhož zboží.
refusal-no-tile = Tuto destičku nemáš licem nahoru.
refusal-not-face-up = Na místě { $slot } není karta licem nahoru.
refusal-no-more-cards = Po použití jednotek už nelze přidávat karty.
refusal-one-kind = Zboží jedné akce je jednoho druhu.
refusal-expand-instead = Karty expanze se používají všechny najednou: zvol společnost.
refusal-no-goods-tile = Nemáš destičku „+1 zboží“.
refusal-boost-laid = Destička „+1 zboží“ už leží a zůstává, kde je.
refusal-boost-needs-goods = Destička „+1 zboží“ patří na kartu zboží licem nahoru.
refusal-no-expansion = Nemáš kartu expanze licem nahoru.
refusal-no-posts = V sídle už nejsou stanice: { $company }.
refusal-already-there = { $company } už tu má stanici: { $region }.
refusal-not-beside = { $region } nesousedí se stanicí ani sídlem společnosti ({ $company }).
refusal-too-few-points = Obsadit { $region } stojí { so-many-points }.
refusal-column-empty = Sloupec { $column } ({ $company }) nemá stanici.
refusal-column-full = Sloupec { $column } ({ $company }) nemá vhodné políčko.
refusal-equal-column = Před sloupcem { $column } ({ $company }) je stejný: jmenuj ten.
refusal-jar-at-end = Kalamář stojí na posledním políčku.
refusal-no-book-there = Na políčku { $space } není kniha k použití.
refusal-requirements = Tvé karty licem nahoru nesplňují požadavky: { $book }.
refusal-flip-once = V jedné akci lze otočit jen jednu knihu.
refusal-flip-before = Knihu lze otočit jen před posunem kalamáře.
refusal-cannot-pay = Nemůžeš zaplatit { so-many-pounds }.
refusal-no-book-offered = Na tomto políčku nabídky není kniha.
refusal-book-too-dear = Tato kniha stojí { so-many-book-points }.
refusal-no-space-for-a = Žádné políčko tvé stupnice nepřijme knihu A.
refusal-no-book-taken = Tolik knih nemáš vzato.
refusal-equal-book = Před ní je stejná kniha: jmenuj tu ({ $book }).
refusal-space-for-a = Políčko { $space } je poslední pro získané knihy A.
refusal-crossed-out = Na políčko { $space } nepatří kniha A.
refusal-covers-better = Kniha A nepřekryje knihu B ani C na políčku { $space }.
refusal-one-purchase = V jedné akci lze pořídit jen jednu kartu.
refusal-card-before-steps = Kartu lze pořídit jen před prvním postupem na stupnici.
refusal-no-card-offered = Na tomto poli nabídky není karta.
refusal-too-dear = Cena { $price } je víc, než máš: { $card }.
refusal-unit-by-unit = Jednotky zboží se používají po jedné.
refusal-mixed-must-buy = Za různé zboží se musí nejprve pořídit karta.
refusal-not-so-many-steps = Tolik políček na stupnici { $company } nemáš ({ $count }).
refusal-track-ends = Stupnice { $company } končí dříve.
refusal-call-unpaid = Nemůžeš zaplatit povinnou splátku na stupnici { $company }.
refusal-space-taken = Už tam leží kámen: { $bonus }.
refusal-no-markers = Nemáš už žádný bonusový kámen.
refusal-no-majority = Někdo má víc než ty; políčko ti není přístupné: { $bonus }.
refusal-tier-not-reached = Na to máš málo: { $bonus }.
refusal-no-option = Taková možnost tam není: { $bonus }.
refusal-first-turn = Začínající hráč nesmí toto políčko obsadit v prvním tahu kola.
refusal-nothing-to-discard = Nemáš v ruce kartu, kterou by šlo odhodit.
refusal-not-unlocked = Před tímto tahem nebylo odemčeno: { $bonus }.
refusal-one-of-track = V tomto kole už máš obsazeno druhé políčko této stupnice.
refusal-coffee-only = Zde lze odhodit jen kartu kávy.
refusal-units-must-be-used = Jednotky se musí využít, dokud je možný postup bez povinné splátky.
refusal-pile-empty = Řada použitých karet { $pile } je prázdná.

## Pictures

picture-round = { $round }. kolo z { $rounds }

## What a notation expects

field-offer = jedna z tvých dvou startovních destiček
field-slot = místo (1 až 5)
field-resting = místo pro použité karty (1 až 3)
field-card = karta z ruky, třeba coffee2
field-active = karta licem nahoru ve tvé oblasti akcí
field-company = společnost
field-region = region mapy
field-column = sloupec sídla (1 až 3)
field-space = políčko tvé stupnice účetnictví (0 až 15)
field-book = kniha z nabídky
field-carried = kniha, kterou máš vzatou
field-display = karta z nabídky
field-count = o kolik políček (:2 a tak dále)
field-bonus = bonusové políčko
field-option = stupeň nebo volba (:2, :3)
field-pile = řada použitých karet (1 až 5)

## Where pounds come from

source-cash = hotovost
source-diamonds = diamanty
source-bookkeeping = účetnictví
