### Slova pro stůl Mombasy.

mombasa-chapter = { $round }. kolo
mombasa-company = { $company ->
    [mombasa] Mombasa
    [cape-town] Kapské Město
    [saint-louis] Saint-Louis
   *[cairo] Káhira
}

## What is asked

mombasa-ask-choose = Vyber jednu ze svých dvou startovních destiček.
mombasa-ask-rest = Vyber kartu, kterou odložíš na místo { $slot }.
mombasa-ask-plan = Připrav akce: vyber kartu, potom místo. Až budeš hotov, oznam to.
mombasa-ask-planned = Všechna místa jsou obsazena. Změň přípravu, nebo oznam, že je hotová.
mombasa-ask-turn = Jsi na tahu: použij kartu, polož bonusový kámen, nebo vystup z fáze.
mombasa-ask-turn-cards = Jsi na tahu: použij kartu, nebo vystup z fáze.
mombasa-ask-turn-markers = Jsi na tahu: polož bonusový kámen, nebo vystup z fáze.
mombasa-ask-end = Nic dalšího nezbývá: vystup z fáze akcí.
mombasa-ask-goods = { $units ->
    [one] { $units } jednotka: pořiď kartu, postupuj na stupnicích, nebo přidej karty zboží.
    [few] { $units } jednotky: pořiď kartu, postupuj na stupnicích, nebo přidej karty zboží.
   *[other] { $units } jednotek: pořiď kartu, postupuj na stupnicích, nebo přidej karty zboží.
}
mombasa-ask-units = { $units ->
    [one] { $units } jednotka: vyber stupnici, na které postoupíš.
    [few] { $units } jednotky: vyber stupnici, na které postoupíš.
   *[other] { $units } jednotek: vyber stupnici, na které postoupíš.
}
mombasa-ask-units-more = { $units ->
    [one] { $units } jednotka: postup na stupnici, nebo přidej karty zboží.
    [few] { $units } jednotky: postup na stupnicích, nebo přidej karty zboží.
   *[other] { $units } jednotek: postup na stupnicích, nebo přidej karty zboží.
}
mombasa-ask-mixed = { $units ->
    [one] { $units } jednotka: za různé zboží se musí pořídit karta; přidej další karty zboží.
    [few] { $units } jednotky: za různé zboží se musí pořídit karta; přidej další karty zboží.
   *[other] { $units } jednotek: za různé zboží se musí pořídit karta; přidej další karty zboží.
}
mombasa-ask-advance = { $steps ->
    [one] Postup o { $steps } políčko na svítící stupnici, nebo se ho vzdej.
    [few] Postup až o { $steps } políčka na svítící stupnici, nebo se jich vzdej.
   *[other] Postup až o { $steps } políček na svítící stupnici, nebo se jich vzdej.
}
mombasa-ask-points = { $points ->
    [one] { $points } účetní bod: vezmi si knihu, nebo za něj libru.
    [few] { $points } účetní body: vezmi si knihy, nebo za ně libry.
   *[other] { $points } účetních bodů: vezmi si knihy, nebo za ně libry.
}
mombasa-ask-jar = Posuň kalamář dál, nebo ho nech stát.
mombasa-ask-jar-stuck = Kalamář nemůže dál. Otoč knihu, nebo pokračuj.
mombasa-ask-buy = Vyber kartu, kterou koupíš za libry.
mombasa-ask-discard = Vyber kartu z ruky k odhození.
mombasa-ask-discard-coffee = Vyber kartu kávy z ruky k odhození.
mombasa-ask-remove = { $count ->
    [one] Vyber sloupec, ze kterého vyřadíš { $count } stanici.
    [few] Vyber sloupce, ze kterých vyřadíš { $count } stanice.
   *[other] Vyber sloupce, ze kterých vyřadíš { $count } stanic.
}
mombasa-ask-expand = { $points ->
    [one] Expanze ({ mombasa-company }): zbývá { $points } bod. Vyber region.
    [few] Expanze ({ mombasa-company }): zbývají { $points } body. Vyber region.
   *[other] Expanze ({ mombasa-company }): zbývá { $points } bodů. Vyber region.
}
mombasa-ask-expanded = { $points ->
    [one] { mombasa-company }: s { $points } bodem už nelze nikam vstoupit; ukonči expanzi.
   *[other] { mombasa-company }: s { $points } body už nelze nikam vstoupit; ukonči expanzi.
}
mombasa-ask-return = Vyber sloupec, do kterého se vrátí stanice ({ mombasa-company }).
mombasa-ask-shelve = { $count ->
    [one] Polož knihu na svou stupnici účetnictví.
    [few] Polož { $count } knihy na svou stupnici účetnictví.
   *[other] Polož { $count } knih na svou stupnici účetnictví.
}
mombasa-ask-pick = Vyber řadu použitých karet, kterou si vezmeš do ruky.
mombasa-ask-slot = Vyber místo pro tuto kartu.
mombasa-ask-card = Vyber kartu na toto místo.
mombasa-ask-company = Vyber společnost, která expanduje: její sídlo.
mombasa-ask-column = Vyber sloupec, ze kterého stanice přijde.
mombasa-ask-region = Vyber region, kam stanice půjde.
mombasa-ask-space = Vyber políčko pro tuto knihu.
mombasa-ask-book = Vyber knihu na toto políčko.
mombasa-ask-steps = Vyber, jak daleko postoupíš.
mombasa-ask-option = Vyber, co ti přinese.
mombasa-ask-boost = Vyber kartu zboží, která platí o 1 víc.
mombasa-unused-slots = Zbývají volná místa: přesto hotovo
mombasa-unused-cards = Zbývají karty: přesto skončit
mombasa-unused-markers = Zbývají bonusové kameny: přesto skončit

## The parts of the table

mombasa-parts = Části stolu
mombasa-part-mine = Moje
mombasa-part-map = Mapa
mombasa-part-tracks = Stupnice
mombasa-part-cards = Karty
mombasa-part-books = Knihy
mombasa-part-others = Ostatní
mombasa-map = Mapa
mombasa-display = Nabídka karet
mombasa-books = Nabídka knih
mombasa-spaces = Bonusová políčka
mombasa-area = Tvoje použité karty a akční místa
mombasa-shelf = Tvoje stupnice účetnictví
mombasa-hand = Tvoje ruka
mombasa-totals = Jakou hodnotu mají tvoje aktivní karty
mombasa-starts = Tvoje startovní destičky

## Things on it

mombasa-base = Sídlo ({ mombasa-company }): akcie má hodnotu { $value } £, doly: { $mines }
mombasa-column = { mombasa-company }, sloupec { $column }, stanice: { $posts }
mombasa-region = { $region }{ $company ->
    [none] , bez stanice
   *[other] , stanice: { mombasa-company }
}{ $reward ->
    [pounds] , { $amount } £
    [diamonds] , políčka diamantů: { $amount }
    [track] , políčka na stupnici: { $amount }
    [points] , účetní body: { $amount }
   *[none] { "" }
}{ $mines ->
    [0] { "" }
   *[other] , doly: { $mines }
}
mombasa-cost = { $of ->
    [enter] body expanze: { $cost }
    [book] účetní body: { $cost }
    [units] jednotky: { $cost }
   *[pounds] { $cost } £
}
mombasa-track = Stupnice { $track } ({ mombasa-company })
mombasa-step = Stupnice { mombasa-company }, políčko { $at }{ $share ->
    [0] { "" }
   *[other] , akcie: { $share }
}{ $call ->
    [0] { "" }
   *[other] , povinná splátka { $call } £
}{ $special ->
    [0] { "" }
   *[other] , speciální políčko { $special } £
}
mombasa-special = Speciální políčko: { $pounds } £
mombasa-call = Povinná splátka na stupnici { $track }
mombasa-offer = { $card }, cena { $price }
mombasa-space = { $taken ->
    [0] { $space }
   *[other] { $space }, obsazeno
}
mombasa-tier = Stupnice { mombasa-company }, od { $from }: { mombasa-tier-pays }
mombasa-tier-pays = { $steps ->
    [one] { $steps } políčko
    [few] { $steps } políčka
   *[other] { $steps } políček
}{ $pounds ->
    [0] { "" }
   *[other] , { $pounds } £
}{ $diamonds ->
    [0] { "" }
    [one] , { $diamonds } políčko diamantů
    [few] , { $diamonds } políčka diamantů
   *[other] , { $diamonds } políček diamantů
}{ $points ->
    [0] { "" }
    [one] , { $points } účetní bod
    [few] , { $points } účetní body
   *[other] , { $points } účetních bodů
}{ $remove ->
    [0] { "" }
    [one] , vyřadit { $remove } stanici
    [few] , vyřadit { $remove } stanice
   *[other] , vyřadit { $remove } stanic
}
mombasa-option = Účetní body: { $points }, políčka diamantů: { $diamonds }
mombasa-first = začínající hráč
mombasa-pounds = libry
mombasa-shares = akcie ({ mombasa-company })
mombasa-markers = bonusové kameny
mombasa-sum = { $pounds } £
mombasa-closer = Prohlédnout zblízka: { $player }
mombasa-used = { $card }, použitá
mombasa-active = { $card }, aktivní
mombasa-slot-locked = Místo { $slot }, zamčené
mombasa-slot-empty = Místo { $slot }, prázdné
mombasa-pile = Řada použitých karet { $pile }: { $cards }
mombasa-pile-empty = Řada použitých karet { $pile }, prázdná
mombasa-boost = Polož destičku „+1 zboží“ na kartu: { $card }
mombasa-shelf-space = Políčko { $space }: { $book }
mombasa-shelf-empty = Políčko { $space }, prázdné
mombasa-jar = Kalamář na políčku { $at }
mombasa-flip = Otoč knihu na políčku { $space }
mombasa-diamonds = Tvůj diamant je na políčku { $at }
mombasa-diamond = Políčko { $at }{ $value ->
    [0] { "" }
   *[other] : { $value } £
}{ $slot ->
    [true] , odemkne místo 4
   *[false] { "" }
}

## What they mean

mombasa-explain-goods = Jednotky pro jednu akci: { $value }. Pořídí kartu z nabídky, posunou tě na stupnicích, nebo obojí.
mombasa-explain-expansion = Body expanze: { $value }. Všechny tvoje karty expanze se použijí společně, pro jednu společnost.
mombasa-explain-bookkeeper = Posune kalamář, kam až můžeš; potom použiješ účetní body: { $value }.
mombasa-explain-merchant = Políčka diamantů: { $diamonds }; libry: { $pounds }.
mombasa-explain-mines = O políčko víc za každé 2 doly ({ mombasa-company }); teď jich ovládá { $mines }.
mombasa-explain-single = Zůstane v ruce do konce: jedna akcie ({ mombasa-company }).
mombasa-explain-crate = Bedna { $crate }: její podíl na ceně a na výnosu při odhození.
mombasa-explain-share = Nese jednu akcii ({ mombasa-company }) pro závěrečné vyhodnocení.
mombasa-explain-book-needs = Kalamář smí na knihu, pokud tvoje aktivní karty splní, co stojí nad čarou.
mombasa-explain-book-pays = Zastaví-li se na ní kalamář, získáš, co stojí pod čarou.
mombasa-explain-book-cost = Účetní body, které stojí: { $points }.
mombasa-explain-value = Akcie má teď hodnotu { $value } £: viditelné mince v sídle.
mombasa-explain-posts = Stanice v sídle: { $posts }; mimo hru: { $removed }; doly: { $mines }.
mombasa-explain-column = Stanice odcházejí zepředu sloupce. Poslední políčko, jednou odkryté, zůstane odkryté.
mombasa-explain-region-pounds = Vstup do něj přinese libry: { $amount }.
mombasa-explain-region-diamonds = Vstup do něj posune tvůj diamant; políčka: { $amount }.
mombasa-explain-region-track = Vstup do něj tě posune na stupnici společnosti, která expanduje; políčka: { $amount }.
mombasa-explain-region-points = Vstup do něj přinese účetní body: { $amount }.
mombasa-explain-region-none = Nepřinese nic, ale je jedinou cestou do enklávy.
mombasa-explain-region-mines = Doly pro obchodníka společnosti, která region ovládá: { $mines }.
mombasa-explain-region-held = Stojí tu stanice ({ mombasa-company }).
mombasa-explain-entry = Přes jednoduchou hranici 1 bod, přes dvojitou 2; o 1 víc proti stanici jiné společnosti.
mombasa-explain-place = Jsi na políčku { $at } z { $length }; tvoje akcie na stupnici: { $shares }.
mombasa-explain-next = Políčka k další akcii: { $steps }.
mombasa-explain-call = Postup přes povinnou splátku stojí uvedené libry, každého jednou.
mombasa-explain-special = Kdo ho dosáhne, získá { $pounds } £; kdo tam už byl, získá je znovu.
mombasa-explain-expansion-value = Od tvého dalšího tahu mají tvoje expanze vyšší hodnotu: { $amount }.
mombasa-explain-extra-markers = Od svého dalšího tahu máš další bonusové kameny: { $amount }.
mombasa-explain-cheaper = Karty placené tímto zbožím stojí méně: { $amount }.
mombasa-explain-cheaper-mixed = Karty stojí méně, ať platíš jakýmkoli zbožím: { $amount }. Různé zboží se smí míchat.
mombasa-explain-goods-value = Každá tvoje karta tohoto zboží platí víc: { $amount }.
mombasa-explain-books-diamonds = Bonusové políčko, { $cost } £: účetní body a políčka diamantů.
mombasa-explain-buy-diamonds = Bonusové políčko: kup kartu za libry, o { $discount } levněji, a políčka diamantů: { $steps }.
mombasa-explain-discard = Bonusové políčko: odhoď kartu z ruky za její bednu a další libry: { $pounds }.
mombasa-explain-discard-coffee = Bonusové políčko: odhoď kartu kávy z ruky za její bednu a další libry: { $pounds }.
mombasa-explain-steps = Bonusové políčko, { $cost } £: políčka { $steps } na každé z { $tracks } dalších stupnic.
mombasa-explain-space-first = Vezmeš si žeton začínajícího hráče a použiješ 1 účetní bod.
mombasa-explain-space-buy = Za { $cost } £ smíš koupit kartu z nabídky za její cenu v librách.
mombasa-explain-space-discard = Odhoď kartu z ruky za její bednu a další libry: { $pounds }.
mombasa-explain-space-majority = Pro toho, kdo má nejvyšší aktivní součet, i při shodě. Tvoje karty zůstanou aktivní. Políčka na stupnici { mombasa-company }:
mombasa-explain-space-tier = od { $from }: { mombasa-tier-pays }
mombasa-explain-space-tile = Za { $cost } £ dostaneš destičku v příštím kole.
mombasa-explain-tile-goods = Polož ji na jednu ze svých aktivních karet zboží: platí o 1 jednotku víc.
mombasa-explain-tile-bookkeeper = Používá se jako účetní s 1 účetním bodem.
mombasa-explain-tile-merchant = 2 políčka diamantů a 1 za každého dalšího aktivního obchodníka s diamanty.
mombasa-explain-tile-expansion = 2 body expanze, použité s tvými kartami expanze.
mombasa-explain-start = Její tři karty jsou zpočátku odložené, její kniha leží první na tvé stupnici a postoupíš o uvedená políčka.
mombasa-explain-slot-diamond = Odemkne se, až tvůj diamant dosáhne označeného políčka.
mombasa-explain-slot-jar = Odemkne se, až tvůj kalamář dosáhne označeného políčka.
mombasa-explain-total = Jakou hodnotu mají teď tvoje aktivní karty pro akce, převahy a knihy.
mombasa-term-crate = Bedna
mombasa-explain-term-crate = Část ceny každé karty v tomto sloupci, navíc k bedně na kartě.
mombasa-term-deck = Další karty
mombasa-explain-term-deck = Zbylé karty v balíčku podle písmen: nejdřív A, nakonec E.
mombasa-term-first-player = Začínající hráč
mombasa-explain-term-first-player = Má první tah kola.
mombasa-term-pound = Libry
mombasa-explain-term-pound = Každá platí na konci 1.
mombasa-term-bonus-marker = Bonusové kameny
mombasa-explain-term-bonus-marker = Každý smíš v tahu položit na volné bonusové políčko; do dalšího kola se všechny vrátí.
mombasa-term-diamond-track = Stupnice diamantů
mombasa-explain-term-diamond-track = Na konci platí poslední dosažená hodnota. Postup za poslední políčko přináší libry.
mombasa-term-bookkeeping-track = Stupnice účetnictví
mombasa-explain-term-bookkeeping-track = Na konci platí poslední hodnota, které kalamář dosáhl. Kde je A přeškrtnuté, nepatří kniha A.
mombasa-term-ink-jar = Kalamář
mombasa-explain-term-ink-jar = Účetní ho posouvá knihu po knize, kam až dovolí tvoje aktivní karty.
mombasa-term-resting-pile = Řada použitých karet
mombasa-explain-term-resting-pile = Její karty nelze použít, dokud si ji nevezmeš zpět na konci fáze akcí.
mombasa-term-action-slot = Akční místo
mombasa-explain-term-action-slot = Pro jednu připravenou kartu, která se pak odloží do řady nad ním.
mombasa-term-round = Kola
mombasa-explain-term-round = Hraje se jich sedm. Když některé začne, mince nad ním přejdou ke knihám v jeho sloupci.
mombasa-term-score = Skóre
mombasa-explain-term-score = Jakou hodnotu by mělo vše, kdyby hra skončila teď.
