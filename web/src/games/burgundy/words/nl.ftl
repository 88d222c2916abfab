### The words of the board of The Castles of Burgundy. `-ask-` is what the action bar asks,
### `-tell-` explains a thing, `-term-` is its title; the rest names places for those who listen.

burgundy-chapter = Fase { $phase }, ronde { $round }

## What is asked

burgundy-ask-start = Kies waar je startkasteel komt.
burgundy-ask-dice = Jouw beurt: kies een dobbelsteen ({ $first }, { $second }).
burgundy-ask-die = Gebruik je laatste dobbelsteen, de { $die }.
burgundy-ask-buy = Beide dobbelstenen zijn gebruikt: koop een tegel of beëindig de beurt.
burgundy-ask-end = Beide dobbelstenen zijn gebruikt: beëindig de beurt.
burgundy-ask-action = Een actie met elke waarde: kies waarvoor.
burgundy-ask-white = Je hebt een actie met de { $value } van de witte dobbelsteen.
burgundy-ask-fetch = { $tile }: kies een tegel uit de depots.
burgundy-ask-sell = Kies de goederen die je verkoopt.
burgundy-ask-place = Leg nog een tegel uit je opslag, zonder dobbelsteen.
burgundy-ask-ship = Kies een depot om te legen.
burgundy-ask-ship-beside = Kies een tweede depot om te legen, naast depot { $depot }.
burgundy-ask-load = Kies welke goederen uit depot { $depot } je laadt.
burgundy-ask-discard = Maak plaats voor { $tile }: kies een opgeslagen tegel om af te leggen.
burgundy-ask-crane = Kies het gebouw als welk je de kraan gebruikt.
burgundy-ask-herd = Kies de dieren waarmee de ganzen tellen.
burgundy-ask-crest = Kies het kasteel waarop schild { $shield } komt.
burgundy-ask-claim = Kies een tegel om meteen te leggen.
burgundy-ask-set = Kies het vak voor: { $tile }.
burgundy-ask-tribute = Betaal het tribuut voor je schilden, of geef er een op.
burgundy-ask-cargo = Kies een kleur: al haar goederen komen aan boord.
burgundy-ask-name = Kies de speler wiens kloosters je kopieert.
burgundy-ask-trim = Kies een opgeslagen tegel om af te leggen: er mogen er maar drie blijven.
burgundy-ask-keep = Kies in welke opslag het komt: { $tile }.
burgundy-ask-parts = Kies wat er nu komt.
burgundy-ask-points = Koop meer punten voor zilverlingen, of pas.
burgundy-ask-trade = Kies een zwarte tegel voor 5 goederen, of pas.
burgundy-ask-pay = Kies een goed om te betalen: nog { $count }.
burgundy-ask-which = Kies de dobbelsteen ervoor.
burgundy-ask-payment = Kies hoe je betaalt: zilverlingen of arbeiders.
burgundy-ask-ways = { $die ->
    [any] Elke waarde
   *[other] De { $die }
}: { $ways }.
burgundy-way-take = een tegel nemen
burgundy-way-place = een tegel leggen
burgundy-way-sell = goederen verkopen
burgundy-way-workers = arbeiders nemen
burgundy-unused = { $dice ->
    [one] Er is een dobbelsteen over: toch stoppen
   *[other] Er zijn { $dice } dobbelstenen over: toch stoppen
}

## Places

burgundy-boards = Alle borden
burgundy-main-board = Speelbord
burgundy-duchy = Hertogdom van { $player }
burgundy-hand = Mijn opslag, dobbelstenen en goederen
burgundy-space = { $space }: { $number }, { $colour }, leeg
burgundy-depot = Depot { $depot }
burgundy-depot-goods = Depot { $depot }: { $goods }
burgundy-in-depot = { $tile }, depot { $depot }
burgundy-empty-slot = Depot { $depot }: leeg ({ $colour })
burgundy-black-depot = Zwart depot
burgundy-in-black = { $tile }, zwart depot
burgundy-inns = Herbergen: { $inns }
burgundy-bonus = Bonustegels voor { $colour }: { $large } en { $small }
burgundy-white-die = Witte dobbelsteen: { $value }
burgundy-die = Dobbelsteen: { $value }
burgundy-die-any = Dobbelsteen met elke waarde
burgundy-die-used = Dobbelsteen: { $value }, gebruikt
burgundy-store = Opslagplaats, leeg
burgundy-stored = In opslag: { $tile }
burgundy-shared = Gezamenlijke opslag
burgundy-workers = Arbeiders: { $workers }
burgundy-silver = Zilverlingen: { $silver }
burgundy-sold = Verkochte goederen: { $count }{ $count ->
    [0] { "" }
   *[other] {" "}({ $goods })
}
burgundy-shield = Schild { $shield }: { $power }
burgundy-shield-title = Schild { $shield }
burgundy-post = Grenspost
burgundy-route = Handelsroute
burgundy-route-space = { $number }: { $goods }, { $tile }; daar ligt: { $laid }
burgundy-player = { $player }: { $points } punten
burgundy-alone = { $player }: { $points } vakken gevuld
burgundy-phases = Fasen
burgundy-phase = Fase { $phase }: { $points } punten voor een gebied
burgundy-rounds = Rondes
burgundy-round = Ronde { $round }
burgundy-round-goods = Ronde { $round }: { $goods }
burgundy-bridge = Brug
burgundy-on-bridge = { $player }: vak { $space } van de brug
burgundy-order = Volgorde van deze ronde
burgundy-target = { $marker } van { $target }

## What things do

burgundy-term-depot = Depot
burgundy-tell-depot = Een dobbelsteen met dit getal neemt een van de tegels naar je opslag. Goederen wachten hier op schepen.
burgundy-term-black-depot = Zwart depot
burgundy-tell-black-depot = Eén keer per beurt mag je hier een tegel kopen voor 2 zilverlingen, zonder dobbelsteen.
burgundy-term-white-die = Witte dobbelsteen
burgundy-tell-white-die = Eén keer per ronde gegooid: het volgende goed komt in het depot met dat getal.
burgundy-term-die = Dobbelstenen
burgundy-tell-die = Elke dobbelsteen is één actie: een tegel nemen, er een leggen, goederen verkopen of 2 arbeiders nemen. Een arbeider verandert hem met 1; 1 en 6 zijn buren.
burgundy-term-worker = Arbeiders
burgundy-tell-worker = Geef er een uit om een dobbelsteen met 1 te veranderen. Elke dobbelsteen kan 2 arbeiders geven. Aan het einde zijn er twee 1 punt.
burgundy-term-silver = Zilverlingen
burgundy-tell-silver = Met 2 zilverlingen koop je een tegel van het zwarte depot. Aan het einde is elke 1 punt.
burgundy-term-store = Opslag
burgundy-tell-store = Elke tegel die je neemt wacht hier tot je hem legt. Is alles vol, dan wordt er een afgelegd.
burgundy-term-goods-space = Goederenvakken
burgundy-tell-goods-space = Plaats voor de goederen van één kleur, hoeveel het er ook zijn.
burgundy-term-sold = Verkochte goederen
burgundy-tell-sold = Ze liggen tot het einde gedekt; sommige kloosters tellen ze.
burgundy-term-phase = Fasen
burgundy-tell-phase = Vijf fasen van vijf rondes. Een voltooid gebied geeft deze punten boven op die voor zijn grootte.
burgundy-term-round = Rondes
burgundy-tell-round = In elke ronde komt het eerste van deze goederen in het depot met het getal van de witte dobbelsteen.
burgundy-term-bridge = Brug
burgundy-tell-bridge = Elk schip zet je een vak vooruit. Wie verder is, of hoger in een stapel, is eerder aan de beurt.
burgundy-term-order = Volgorde
burgundy-tell-order = De volgorde van deze ronde, afgelezen van de brug toen ze begon.
burgundy-term-route = Handelsroute
burgundy-tell-route = Verkochte goederen komen hier van links naar rechts. Op een vak van zijn kleur verdient een goed de bonus.
burgundy-tell-route-open = Vak { $number } ({ $goods }): een goed van deze kleur geeft de bonus: { $tile }.
burgundy-tell-route-earned = Vak { $number } ({ $goods }): een goed van deze kleur heeft de bonus gegeven: { $tile }.
burgundy-tell-route-missed = Vak { $number } ({ $goods }): hier ligt een goed van een andere kleur, de bonus is vervallen: { $tile }.
burgundy-term-post = Grenspost
burgundy-tell-post = Twee posten met tegels verbinden geeft de waarde van de fase, de derde nog eens, met een bonus voor de eerste twee spelers.
burgundy-term-target = Doel
burgundy-tell-target = Bereik je het, dan heb je een actie met elke waarde; daarna begin je opnieuw met een doel dat 5 punten lager is.
burgundy-term-points = Punten
burgundy-tell-points = De meeste punten winnen. Een voltooid gebied geeft naar grootte 1, 3, 6, 10, 15, 21, 28 of 36 en de waarde van de fase.
burgundy-tell-space = Voor tegels van deze soort ({ $colour }), naast een van je tegels, met een dobbelsteen van dat getal. Een vol gebied geeft punten.
burgundy-tell-region = { $size ->
    [1] Een gebied van 1 vak.
   *[other] Een gebied van { $size } vakken, waarvan { $missing } leeg.
} In deze fase voltooid geeft het { $points } + { $phase } punten.
burgundy-tell-last-region = Daarmee zouden alle vakken van de kleur gevuld zijn: dat geeft een bonustegel.
burgundy-tell-goods = Verkocht met een { $die }: alle van die kleur tegelijk, voor 1 zilverling en 2, 3 of 4 punten per stuk met 2, 3 of 4 spelers.
burgundy-tell-shield = Genomen met een dubbele, gelegd op een kasteel. Kost 1 zilverling aan het einde van elke fase.
burgundy-tell-bonus = Wie als eerste alle vakken van de kleur vult, neemt de grote tegel, wie als tweede, de kleine.
burgundy-tell-source-regions = Een voltooid gebied geeft punten naar grootte, van 1 vak tot 8: { $regions }.
burgundy-tell-source-phases = Een voltooid gebied geeft ook de waarde van de fase: { $phases }.
burgundy-tell-source-goods = Elk verkocht goed geeft 2, 3 of 4 punten met 2, 3 of 4 spelers.
burgundy-tell-source-monasteries = Wat kloosters aan het einde van het spel tellen.
burgundy-tell-source-leftovers = Aan het einde 1 punt voor elk onverkocht goed, elke zilverling en elke 2 arbeiders.
burgundy-tell-source-routes = Punten die de handelsroute als bonus heeft gegeven.
burgundy-tell-source-shields = Aan het einde de punten van de schilden die op je kastelen liggen.
burgundy-tell-source-filled = Gevulde vakken van je hertogdom.
burgundy-tell-source-rounds = Rondes die over waren toen het laatste vak werd gevuld.

burgundy-tell-castle = Meteen een actie met elke waarde.
burgundy-tell-mine = 1 zilverling aan het einde van elke fase.
burgundy-tell-ship = Neem de goederen van één depot, en ga dan een vak vooruit op de brug.
burgundy-tell-warehouse = Verkoop meteen alle goederen van één kleur.
burgundy-tell-carpenter = Neem een gebouw uit een willekeurig depot naar je opslag.
burgundy-tell-church = Neem een mijn, een klooster of een kasteel uit een willekeurig depot naar je opslag.
burgundy-tell-market = Neem een schip of een dierentegel uit een willekeurig depot naar je opslag.
burgundy-tell-boarding-house = Meteen 4 arbeiders.
burgundy-tell-bank = Meteen 2 zilverlingen.
burgundy-tell-town-hall = Leg nog een tegel uit je opslag, op een vak met elk getal.
burgundy-tell-watchtower = Meteen 4 punten.
burgundy-tell-crane = Gebruik één keer het effect van een gebouw naar keuze. Aan het einde telt hij als één gebouw naar keuze.
burgundy-tell-white-castle = Meteen een actie met de waarde van de witte dobbelsteen. Het is een gebouw.
burgundy-tell-animal = Zoveel punten als er dieren op staan, en nog eens alle dieren van dezelfde soort in dezelfde weide.
burgundy-tell-geese = 2 punten en de dieren van één soort in dezelfde weide. Latere dieren daar geven 2 meer.
burgundy-tell-inn = Voor een vak van elke kleur, één per gebied. Het gebied telt als één groter.
burgundy-tell-black-tile = Voor een vak van elke kleur. Hij heeft geen effect.
burgundy-tell-monastery1 = Je mag hetzelfde gebouw meermaals in één stad leggen.
burgundy-tell-monastery2 = Aan het einde van elke fase ook 1 arbeider per mijn.
burgundy-tell-monastery3 = Een verkoop geeft 2 zilverlingen in plaats van 1.
burgundy-tell-monastery4 = Een verkoop geeft ook 1 arbeider.
burgundy-tell-monastery5 = Een schip neemt ook de goederen van een depot naast het eerste.
burgundy-tell-monastery6 = Koop uit elk depot, en betaal met zilverlingen, arbeiders of één van elk.
burgundy-tell-monastery7 = Elke dierentegel die telt geeft 1 punt meer.
burgundy-tell-monastery8 = Elke arbeider verandert een dobbelsteen met 1 of 2.
burgundy-tell-monastery9 = Bij het leggen van gebouwen mag de dobbelsteen gratis met 1 veranderen.
burgundy-tell-monastery10 = Bij het leggen van schepen en dieren mag de dobbelsteen gratis met 1 veranderen.
burgundy-tell-monastery11 = Bij het leggen van kastelen, mijnen en kloosters mag de dobbelsteen gratis met 1 veranderen.
burgundy-tell-monastery12 = Bij het nemen van tegels mag de dobbelsteen gratis met 1 veranderen.
burgundy-tell-monastery13 = Arbeiders nemen met een dobbelsteen geeft ook 1 zilverling.
burgundy-tell-monastery14 = Arbeiders nemen met een dobbelsteen geeft er 4 in plaats van 2.
burgundy-tell-monastery15 = Aan het einde 2 punten per kleur goederen die je hebt verkocht.
burgundy-tell-monastery24 = Aan het einde 4 punten per diersoort in je hertogdom.
burgundy-tell-monastery25 = Aan het einde 1 punt per goed dat je hebt verkocht.
burgundy-tell-monastery26 = Aan het einde 3 punten per bonustegel van jou.
burgundy-tell-monastery27 = Je schijf ligt op de brug altijd boven op haar stapel.
burgundy-tell-monastery28 = In je beurt mag je 2 arbeiders kopen voor 1 zilverling, zo vaak je wilt.
burgundy-tell-counted = Aan het einde 4 punten voor elk hiervan in je hertogdom: { $building }.
