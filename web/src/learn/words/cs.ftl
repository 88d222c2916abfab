### Učení a vyhledávání.

## Taking a lesson

learn-title = Nauč se hrát
learn-about = Skutečná hra asi na { $minutes } minut, hraje se klikáním. Kdykoli můžeš skončit a pokračovat později.
learn-begin = Začít lekci
learn-resume = Pokračovat v lekci
learn-again = Ještě jednou
learn-step = Krok { $step } z { $steps }
learn-back = Zpět
learn-next = Dále
learn-skip = Na konec
learn-restart = Od začátku
learn-leave = Odejít
learn-you = Ty
learn-do = Udělej to za mě
learn-later = Šlo by to i tak. Nejprve se ale podívejme na toto:
learn-blocked = To teď nejde. Všímej si vyznačených míst.
learn-play = Hrát dál proti počítači
learn-new = Nová hra
learn-failed = Lekci se nepodařilo načíst. Zkus to znovu.

## The Castles of Burgundy

learn-burgundy-goal =
    O co jde
    Vládneš v Burgundsku a buduješ své vévodství.
    Vítězí ten, kdo má na konci nejvíc bodů.
learn-burgundy-sources =
    Co přináší body
    Nejvíc bodů dávají plné oblasti tvého vévodství, a čím dříve, tím lépe.
    Body přinášejí i zvířata, prodané zboží, některé budovy a kláštery.
learn-burgundy-end =
    Kdy hra končí
    Hra má pět fází, A až E, a každá pět kol. Po 25 kolech je konec.
    Tato lekce tě provede fází A. Proti tobě hraje Bruno.
learn-burgundy-duchy =
    Tvé vévodství
    Má 37 polí, každé s barvou a číslem.
    Začínáš s jedním hradem uprostřed.
learn-burgundy-regions =
    Oblasti
    Sousední pole jedné barvy tvoří oblast. Boduje, jakmile je plná.
    Tato béžová oblast má jediné pole, modrá má tři.
learn-burgundy-dice =
    Tvé kostky
    Každé kolo všichni hodí dvěma kostkami. Každá kostka stojí za jednu akci.
    Padlo ti 3 a 3.
learn-burgundy-depots =
    Šest skladů
    Dílky leží v šesti skladech, jeden pro každé číslo kostky.
    Kostkou bereš dílek ze skladu s jejím číslem.
learn-burgundy-take =
    Vezmi dílek
    Ve skladu 3 je banka. Budovy jsou béžové jako samotné pole vedle tvého hradu.
    Vezmi banku ze skladu 3.
learn-burgundy-place =
    Polož ho
    Banka čeká na jednom ze tří polí tvé zásoby. Položí ji další kostka: na pole její barvy, s číslem kostky, vedle dílku, který už máš.
    Polož banku na béžovou 3 vedle hradu.
learn-burgundy-region =
    Staly se dvě věci
    Každá budova má při položení účinek: banka přinesla 2 stříbrňáky.
    A oblast je plná: 1 bod za velikost a dalších 10 za fázi A. V B je to 8, pak 6, 4 a 2.
learn-burgundy-buy =
    Kup dílek
    Jednou za tah smíš koupit dílek z černého skladu za 2 stříbrňáky. Kostka k tomu není potřeba.
    Kup 3 prasata.
learn-burgundy-turn =
    Ukonči tah
    Obě kostky jsou použité. Prasata čekají v zásobě, až se bude hodit kostka.
    Ukonči tah.
learn-burgundy-round =
    Další kolo
    Bruno vzal dva dílky a všichni hodili znovu.
    Každé kolo pošle bílá kostka jedno zboží do skladu. Ve skladu 6 teď leží dvě hnědá.
learn-burgundy-ship =
    Loď
    Lodě přivážejí zboží. Máš 4 a 2.
    Vezmi loď ze skladu 4 a pak ji polož na modrou 2 vedle hradu.
learn-burgundy-load =
    Nalož zboží
    Položená loď naloží všechno zboží jednoho skladu. Můžeš mít tři barvy.
    Nalož zboží ze skladu 6.
learn-burgundy-bridge =
    Most
    Každá loď tě také posune na mostě. Kdo je nejdál, začíná příští kolo.
    A teď máš 3 hnědá zboží.
learn-burgundy-castle =
    Hrad
    I Bruno naplnil oblast. Tvé nové kostky jsou 2 a 6.
    Vezmi hrad ze skladu 2 a pak ho polož na tmavě zelenou 6.
learn-burgundy-action =
    Ještě jedna akce
    Položený hrad dává hned další akci s kostkou libovolné hodnoty.
    Vezmi důl ze skladu 5.
learn-burgundy-mine =
    Důl
    Každý důl platí na konci každé fáze 1 stříbrňák.
    Polož ho kostkou 4 na šedou 4.
learn-burgundy-worker =
    Dělníci
    Prasata potřebují 4, ale kostka ukazuje 3. Dělník změní kostku o 1 a 1 se 6 sousedí.
    Polož prasata na světle zelenou 4. Stojí to tvého dělníka.
learn-burgundy-animals =
    Zvířata
    Zvířata bodují hned: 3 prasata jsou 3 body.
    Přijdou-li na stejnou pastvinu další prasata, tato 3 bodují znovu.
learn-burgundy-sell =
    Prodej zboží
    Páté kolo. Každá barva zboží patří k jedné hodnotě kostky, hnědá k 5.
    Prodej hnědé zboží kostkou 5.
learn-burgundy-sold =
    Co prodej přináší
    Všechna 3 se prodala najednou: ve dvou hráčích po 2 bodech a 1 stříbrňák za prodej.
    Ve třech je to po 3 bodech, ve čtyřech po 4.
learn-burgundy-monastery =
    Klášter
    Některé žluté dílky ti mění pravidla, jiné bodují na konci. Tento dává 4 body za každou banku ve tvém vévodství.
    Vezmi klášter ze skladu 5.
learn-burgundy-phase =
    Konec fáze
    Fáze A skončila a tvůj důl zaplatil 1 stříbrňák.
    Sklady se vyprázdní a znovu naplní; zboží zůstává. Plné oblasti teď přidávají 8 bodů místo 10.
learn-burgundy-knowledge =
    Polož klášter
    Počítají se jen dílky ve vévodství. Až tam tento bude ležet, má tvá banka na konci cenu 4 bodů.
    Polož ho kostkou 1 na žlutou 1.
learn-burgundy-workers =
    Vezmi dělníky
    I kostka, která se nikam nehodí, k něčemu je: přinese 2 dělníky.
    Vezmi dělníky kostkou 6.
learn-burgundy-buildings =
    Všechny budovy
    Banka 2 stříbrňáky, penzion 4 dělníky, strážní věž 4 body, skladiště prodej bez kostky.
    Truhlárna, kostel a tržiště berou dílek z libovolného skladu; radnice položí další.
learn-burgundy-towns =
    Města
    Béžové oblasti jsou města. Každý druh budovy smí v jednom městě stát jen jednou.
    Velké město proto chce mnoho různých.
learn-burgundy-bonus =
    Bonusové dílky
    Kdo první zaplní všechna pole jedné barvy, bere velký bonusový dílek, druhý bere malý.
    Ve dvou hráčích přinášejí 5 a 2 body.
learn-burgundy-final =
    Poslední body
    Na konci dá 1 bod každé neprodané zboží, každý stříbrňák a každá dvojice dělníků.
    Pak bodují kláštery.
learn-burgundy-over =
    To je vše
    Vedeš 20 ku 19.
    Pokračuj odsud, nebo začni vlastní hru.

## Mombasa

learn-mombasa-goal =
    O co jde
    Investuješ do čtyř obchodních společností.
    Po sedmi kolech vítězí ten, kdo má nejvíc liber.
learn-mombasa-sources =
    Co se počítá
    Tvá hotovost, akcie každé ze čtyř společností, stupnice diamantů a stupnice účetnictví.
    Všechno se sečte v librách.
learn-mombasa-ladders =
    Dvě vlastní stupnice
    Postupují po nich diamant a kalamář. Čeho dosáhnou, to se na konci počítá, každý až 60 £.
learn-mombasa-value =
    Jakou cenu má akcie
    Každá společnost má sídlo se stanicemi. Kde stanice odešla, jsou vidět mince.
    Akcie má cenu tolika liber, kolik mincí je vidět. Zatím je to všude 0.
learn-mombasa-tracks =
    Jak získat akcie
    Každá společnost má stupnici. Poslední symbol akcie, kterého dosáhl tvůj kámen, říká, kolik akcií máš.
    Na konci se počítá: akcie krát mince.
learn-mombasa-round =
    Jedno kolo
    Nejprve si všichni tajně připraví karty. Pak se střídáte po jedné akci, dokud všichni neskončí.
    Začíná Bruno. Karty už má připravené.
learn-mombasa-plan =
    Připrav karty
    Máš tři místa pro akce. Karty jednoho druhu fungují nejlépe společně.
    Dej bavlnu 1 na místo 1, bavlnu 2 na místo 2 a účetního na místo 3.
learn-mombasa-rest =
    Použité karty
    Nad každým místem leží řada použitých karet. Po kole se tam tvé karty odloží, každá nad své místo.
    Na konci kola si vezmeš zpět jen jednu řadu. Záleží tedy na tom, co kde leží.
learn-mombasa-secret =
    Tajně
    Nikdo neuvidí tvůj plán, dokud nejsou hotovi všichni.
    Ohlas, že je příprava hotova.
learn-mombasa-reveal =
    Karty jsou odkryté
    Bruno má nejvíc expanze. Proto směl položit bonusový kámen na její převahové políčko: 3 políčka na stupnici Mombasa a 1 £.
    Žádnou kartu to nespotřebuje.
learn-mombasa-majority =
    Nejvíc bavlny
    Máš 3 bavlny, Bruno žádnou. Políčko bavlny je ti tedy přístupné: 2 políčka na stupnici Saint-Louis.
    Polož bonusový kámen na převahové políčko bavlny a postup o obě políčka.
learn-mombasa-share =
    Tvá první akcie
    Tvůj kámen dosáhl symbolu akcie: máš 1 akcii Saint-Louis.
    Bruno mezitím použil účetního.
learn-mombasa-bookkeeper =
    Účetní
    Posouvá tvůj kalamář z knihy na knihu. Každá kniha žádá karty licem nahoru, první 3 bavlny. Karty se tím nespotřebují.
    Použij účetního a posuň kalamář.
learn-mombasa-books =
    Nové knihy
    Kniha zaplatila 2 £. Pak účetní dává 2 účetní body: knihy A a B stojí 1, knihy C stojí 2.
    Vezmi knihu A za expanzi 2 a knihu A za obchodníka.
learn-mombasa-shelve =
    Kam s nimi
    Kalamář nepřejde mezeru, knihy by tedy měly ležet hned za ním.
    Polož knihu za expanzi na políčko 1 a knihu za obchodníka na políčko 2.
learn-mombasa-posts =
    Bruno expanduje
    Za 4 body dovedl společnost Mombasa do čtyř regionů a odměny jsou jeho.
    Ale 5 mincí, které jsou teď vidět, se počítá všem, kdo mají akcie Mombasy.
learn-mombasa-goods =
    Použij zboží
    Zbožím pořídíš kartu, nebo postupuješ na stupnicích. Karty jednoho druhu se sčítají.
    Použij bavlnu 2 a bavlnu 1: to jsou 3 jednotky.
learn-mombasa-buy =
    Pořiď kartu
    Cena je bedna na kartě plus bedna vedle jejího políčka. Jedna karta na akci.
    Vezmi obchodníka s diamanty za 1 jednotku. Přijde ti do ruky.
learn-mombasa-steps =
    Postup na stupnicích
    Každá zbylá jednotka je jedno políčko na libovolné stupnici.
    Postup o dvě políčka na stupnici Saint-Louis.
learn-mombasa-special =
    Speciální políčko
    První postup dosáhl speciálního políčka: 1 £ a bonus do konce hry.
    Druhý přinesl tvou druhou akcii.
learn-mombasa-tile =
    Bonusové destičky
    Čtyři políčka rezervují destičku pro příští kolo. Bruno vzal destičku „+1 zboží“.
    Rezervuj destičku účetního za 1 £.
learn-mombasa-pass =
    Vystup z fáze
    Bruno skončil. Kdo skončí, vezme zpět jednu řadu použitých karet; potom se odloží zahrané karty.
    Vystup z fáze akcí a vezmi řadu 3.
learn-mombasa-next =
    Další kolo
    Pravý sloupec nabídky se odhodil, ostatní karty se posunuly doprava a zlevnily, přibyly nové.
learn-mombasa-again =
    Připrav znovu
    Destička účetního je v tomto kole tvá a obě karty expanze už jsou připravené.
    Přidej obchodníka s diamanty na místo 3 a ohlas, že máš hotovo.
learn-mombasa-jar =
    Dvě knihy najednou
    Další kniha žádá expanzi 2: máš 4. Ta za ní žádá obchodníka: tvůj leží licem nahoru. Platí jen kniha, na které se kalamář zastaví.
    Použij destičku účetního a posuň kalamář dvakrát.
learn-mombasa-points =
    Kniha, nebo libra
    Destička dává 1 účetní bod. Bez knihy je každý bod za 1 £.
    Vezmi libru.
learn-mombasa-expand =
    Expanduj se společností
    Všechny karty expanze se použijí společně: 4 body pro jednu společnost. Máš 2 akcie Saint-Louis.
    Expanduj se Saint-Louis.
learn-mombasa-enter =
    Obsaď regiony
    Region musí sousedit se sídlem nebo stanicí společnosti. Jednoduchá hranice stojí 1 bod, dvojitá 2, cizí stanice o 1 víc.
    Obsaď Senegambii, pak Maghreb, pak Guineu, vždy stanicemi ze sloupce 1.
learn-mombasa-call =
    Povinná splátka
    Senegambie dává jedno políčko. Vede přes povinnou splátku: zaplať 2 £, nebo zůstaň stát.
    Postup na stupnici Saint-Louis.
learn-mombasa-drive =
    K čemu to bylo
    Regiony přinesly 2 £, políčko diamantu a políčko stupnice. A jsou vidět 2 mince: tvé 2 akcie mají cenu 4 £.
    Cizí stanice v regionu, který obsadíš, musí pryč. Vrátí se do sídla a znovu zakryjí mince.
learn-mombasa-merchant =
    Diamanty
    Obchodník s diamanty posouvá tvůj diamant a přináší libry.
    Použij obchodníka s diamanty.
learn-mombasa-slots =
    Další dvě místa
    Diamant a kalamář cestou odemknou čtvrté a páté místo pro akce.
    Čeho dosáhly, to se na konci počítá, každý až 60 £.
learn-mombasa-spaces =
    Další bonusová políčka
    Staň se začínajícím hráčem a získej účetní bod, kup kartu za libry, nebo kartu za libry odhoď.
    Některé stupnice odemykají další políčka.
learn-mombasa-final =
    Jak jsi na tom
    8 £ a 2 akcie po 2 £: teď by to bylo 12.
    Po 7. kole se sečte všechno, i akcie na tvých kartách.
learn-mombasa-over =
    To je vše
    Zbývá ještě pět kol.
    Pokračuj odsud, nebo začni vlastní hru.

## The rules

rules-title = Pravidla
rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-glossary = Slovníček
rules-found = { $count ->
    [0] Nic se nenašlo. Zkus jiné slovo, nebo jen jeho začátek.
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
rules-decision = Rozhodnutí
rules-link = Odkaz na pravidlo { $rule }
rules-learn = Nauč se to hraním
rules-failed = Pravidla se nepodařilo načíst. Zkus to znovu.

rules-kind-building = Budovy
rules-kind-animal = Zvířata
rules-kind-monastery = Kláštery
rules-kind-land = Hrady, doly, lodě
rules-kind-goods = Zboží
rules-kind-things = Stříbrňáky, dělníci a další
rules-kind-trade = Libry, stanice a další
rules-kind-shield = Štíty
rules-kind-company = Společnosti
rules-kind-card = Karty
rules-kind-tile = Bonusové destičky
rules-kind-bonus = Bonusová políčka
rules-thing-silver = stříbrňáky
rules-thing-worker = dělníci
rules-thing-bonus = bonusové dílky
rules-thing-white-die = bílá kostka
rules-thing-post = stanice
rules-thing-share = akcie
rules-thing-diamond = diamant
rules-thing-ink-jar = kalamář
rules-thing-marker = bonusové kameny
rules-thing-pound = libry
rules-thing-crate = bedna
rules-thing-mine = doly
rules-thing-books = knihy
rules-thing-call = povinné splátky
