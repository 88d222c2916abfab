### Leren en opzoeken.

## Taking a lesson

learn-title = Leren spelen
learn-about = Een echt spel in ongeveer { $minutes } minuten, gespeeld door te klikken. Stop wanneer je wilt en ga later verder.
learn-begin = Begin de les
learn-resume = Ga verder met de les
learn-again = Nog een keer
learn-step = Stap { $step } van { $steps }
learn-back = Terug
learn-next = Verder
learn-skip = Naar het einde
learn-restart = Vanaf het begin
learn-leave = Stoppen
learn-you = Jij
learn-do = Doe het voor mij
learn-later = Dat kan ook. Maar laten we eerst hiernaar kijken:
learn-blocked = Dat kan nu niet. Let op de gemarkeerde plaatsen.
learn-play = Speel verder tegen de computer
learn-new = Nieuw spel
learn-failed = De les kon niet worden geladen. Probeer het opnieuw.

## The Castles of Burgundy

learn-burgundy-goal =
    Waar het om gaat
    Je bent hertog in Bourgondië en bouwt je hertogdom op.
    Wie aan het einde de meeste punten heeft, wint.
learn-burgundy-sources =
    Wat punten oplevert
    Volle gebieden van je hertogdom tellen het meest, en hoe eerder, hoe beter.
    Ook dieren, verkochte goederen, sommige gebouwen en kloosters leveren punten op.
learn-burgundy-end =
    Wanneer het eindigt
    Er zijn vijf fasen, A tot E, met elk vijf rondes. Na 25 rondes is het spel afgelopen.
    Deze les neemt je mee door fase A. Bruno speelt tegen je.
learn-burgundy-duchy =
    Je hertogdom
    Het heeft 37 vakken, elk met een kleur en een getal.
    Je begint met één kasteel in het midden.
learn-burgundy-regions =
    Gebieden
    Aangrenzende vakken van één kleur vormen een gebied. Het telt zodra het vol is.
    Dit beige gebied heeft één vak, het blauwe heeft er drie.
learn-burgundy-dice =
    Je dobbelstenen
    Elke ronde gooit iedereen twee dobbelstenen. Elke dobbelsteen is goed voor één actie.
    Je hebt 3 en 3 gegooid.
learn-burgundy-depots =
    Zes depots
    Tegels liggen in zes depots, één voor elk getal van de dobbelsteen.
    Met een dobbelsteen neem je een tegel uit het depot van zijn getal.
learn-burgundy-take =
    Neem een tegel
    In depot 3 ligt een bank. Gebouwen zijn beige, zoals het losse vak naast je kasteel.
    Neem de bank uit depot 3.
learn-burgundy-place =
    Leg hem neer
    De bank wacht op een van je drie opslagvakken. Een andere dobbelsteen legt hem: op een vak van zijn kleur, met het getal van de dobbelsteen, naast een tegel van jou.
    Leg de bank op de beige 3 naast je kasteel.
learn-burgundy-region =
    Er gebeurden twee dingen
    Elk gebouw heeft een effect als je het legt: de bank bracht 2 zilverlingen.
    En het gebied is vol: 1 punt voor de grootte, nog 10 voor fase A. In B zijn het er 8, dan 6, 4 en 2.
learn-burgundy-buy =
    Koop een tegel
    Eén keer per beurt mag je voor 2 zilverlingen een tegel uit het zwarte depot kopen. Dat kost geen dobbelsteen.
    Koop de 3 varkens.
learn-burgundy-turn =
    Beëindig je beurt
    Beide dobbelstenen zijn gebruikt. De varkens wachten in je opslag tot een dobbelsteen past.
    Beëindig je beurt.
learn-burgundy-round =
    De volgende ronde
    Bruno heeft twee tegels genomen, en iedereen heeft opnieuw gegooid.
    Elke ronde brengt de witte dobbelsteen een goed naar een depot. In depot 6 liggen nu twee bruine.
learn-burgundy-ship =
    Een schip
    Schepen halen goederen. Je hebt een 4 en een 2.
    Neem het schip uit depot 4 en leg het dan op de blauwe 2 naast je kasteel.
learn-burgundy-load =
    Laad goederen
    Een gelegd schip laadt alle goederen van één depot. Je kunt drie kleuren bewaren.
    Laad de goederen uit depot 6.
learn-burgundy-bridge =
    De brug
    Elk schip brengt je ook verder op de brug. Wie het verst is, begint de volgende ronde.
    En je hebt nu 3 bruine goederen.
learn-burgundy-castle =
    Een kasteel
    Ook Bruno heeft een gebied gevuld. Je nieuwe dobbelstenen zijn 2 en 6.
    Neem het kasteel uit depot 2 en leg het dan op de donkergroene 6.
learn-burgundy-action =
    Nog een actie
    Een gelegd kasteel geeft meteen nog een actie, met een dobbelsteen van een getal naar keuze.
    Neem de mijn uit depot 5.
learn-burgundy-mine =
    Een mijn
    Elke mijn betaalt aan het einde van elke fase 1 zilverling.
    Leg hem met de 4 op de grijze 4.
learn-burgundy-worker =
    Arbeiders
    De varkens vragen een 4, maar je dobbelsteen toont 3. Een arbeider verandert een dobbelsteen met 1, en 1 en 6 zijn buren.
    Leg de varkens op de lichtgroene 4. Het kost je arbeider.
learn-burgundy-animals =
    Dieren
    Dieren tellen meteen: 3 varkens zijn 3 punten.
    Komen er meer varkens in dezelfde weide, dan tellen deze 3 opnieuw.
learn-burgundy-sell =
    Verkoop goederen
    Ronde vijf. Elke kleur goederen hoort bij een getal van de dobbelsteen, bruin bij 5.
    Verkoop je bruine goederen met een 5.
learn-burgundy-sold =
    Wat een verkoop oplevert
    Alle 3 zijn in één keer verkocht: elk 2 punten met twee spelers, en 1 zilverling voor de verkoop.
    Met drie spelers zijn het er elk 3, met vier elk 4.
learn-burgundy-monastery =
    Een klooster
    Sommige gele tegels veranderen de regels voor jou, andere tellen aan het einde. Deze geeft 4 punten per bank in je hertogdom.
    Neem het klooster uit depot 5.
learn-burgundy-phase =
    Het einde van een fase
    Fase A is voorbij en je mijn heeft 1 zilverling betaald.
    De depots worden geleegd en opnieuw gevuld; goederen blijven liggen. Volle gebieden leveren nu 8 extra op in plaats van 10.
learn-burgundy-knowledge =
    Leg het klooster
    Alleen tegels in het hertogdom tellen. Ligt deze daar, dan is je bank aan het einde 4 punten waard.
    Leg het met de 1 op de gele 1.
learn-burgundy-workers =
    Neem arbeiders
    Ook een dobbelsteen die nergens past is nuttig: hij brengt 2 arbeiders.
    Neem arbeiders met de 6.
learn-burgundy-buildings =
    Alle gebouwen
    Bank 2 zilverlingen, pension 4 arbeiders, wachttoren 4 punten, pakhuis een verkoop zonder dobbelsteen.
    Timmerwerkplaats, kerk en markt nemen een tegel uit een depot naar keuze; het stadhuis legt er nog een.
learn-burgundy-towns =
    Steden
    Beige gebieden zijn steden. Elke soort gebouw mag maar één keer in dezelfde stad staan.
    Een grote stad vraagt dus veel verschillende.
learn-burgundy-bonus =
    Bonustegels
    Wie als eerste alle vakken van een kleur vult, neemt de grote bonustegel, de tweede de kleine.
    Met twee spelers leveren ze 5 en 2 punten op.
learn-burgundy-final =
    De laatste punten
    Aan het einde telt elk onverkocht goed, elke zilverling en elk paar arbeiders 1 punt.
    Daarna tellen de kloosters.
learn-burgundy-over =
    Dat is alles
    Je staat voor met 20 tegen 19.
    Ga vanaf hier verder of begin een eigen spel.

## Mombasa

learn-mombasa-goal =
    Waar het om gaat
    Je investeert in vier handelsmaatschappijen.
    Wie na zeven rondes de meeste ponden heeft, wint.
learn-mombasa-sources =
    Wat telt
    Je geld, je aandelen in elk van de vier maatschappijen, je diamantspoor en je boekhoudingsspoor.
    Alles wordt in ponden opgeteld.
learn-mombasa-ladders =
    Twee eigen sporen
    De diamant en de inktpot schuiven daarop vooruit. Wat ze bereiken, telt aan het einde, elk tot 60 pond.
learn-mombasa-value =
    Wat een aandeel waard is
    Elke maatschappij heeft een basis met handelsposten. Waar een post weg is, zie je de munten.
    Een aandeel is zoveel pond waard als er munten te zien zijn. Nu is dat overal 0.
learn-mombasa-tracks =
    Hoe je aandelen krijgt
    Elke maatschappij heeft een spoor. Het laatste aandeelsymbool dat je schijf heeft bereikt, zegt hoeveel aandelen je hebt.
    Aan het einde telt: aandelen maal munten.
learn-mombasa-round =
    Een ronde
    Eerst plant iedereen in het geheim kaarten. Daarna doen jullie om de beurt één actie, tot iedereen gestopt is.
    Bruno is startspeler. Hij heeft al gepland.
learn-mombasa-plan =
    Plan je kaarten
    Je hebt drie actieslots. Kaarten van één soort werken het best samen.
    Leg katoen 1 op slot 1, katoen 2 op slot 2 en de boekhouder op slot 3.
learn-mombasa-rest =
    Ruststapels
    Boven elk slot ligt een ruststapel. Na de ronde rusten je kaarten daar, elk boven zijn slot.
    Aan het einde van een ronde neem je maar één stapel terug. Het is dus belangrijk wat waar ligt.
learn-mombasa-secret =
    In het geheim
    Niemand ziet je plan voordat iedereen klaar is.
    Zeg dat je klaar bent met plannen.
learn-mombasa-reveal =
    Alle kaarten zijn open
    Bruno heeft de meeste uitbreiding. Daarom mocht hij een bonusschijf op dat meerderheidsvak plaatsen: 3 vakken op het spoor van Mombasa en 1 pond.
    Dat kost geen kaart.
learn-mombasa-majority =
    Het meeste katoen
    Jij hebt 3 katoen, Bruno niets. Dus staat het katoenvak voor je open: 2 vakken op het spoor van Saint-Louis.
    Plaats een bonusschijf op het meerderheidsvak voor katoen en ga beide vakken vooruit.
learn-mombasa-share =
    Je eerste aandeel
    Je schijf heeft een aandeelsymbool bereikt: je hebt 1 aandeel van Saint-Louis.
    Intussen heeft Bruno zijn boekhouder gebruikt.
learn-mombasa-bookkeeper =
    De boekhouder
    Hij schuift je inktpot van boek naar boek. Elk boek vraagt open kaarten, het eerste 3 katoen. Ze worden niet verbruikt.
    Gebruik de boekhouder en schuif de inktpot.
learn-mombasa-books =
    Nieuwe boeken
    Het boek heeft 2 pond betaald. Daarna geeft de boekhouder 2 boekhoudingspunten: A- en B-boeken kosten 1, C-boeken 2.
    Neem het A-boek voor uitbreiding 2 en het A-boek voor een handelaar.
learn-mombasa-shelve =
    Waar ze komen
    De inktpot kan niet over een gat, dus de boeken liggen het best vlak achter hem.
    Leg het boek voor uitbreiding op vak 1 en dat voor de handelaar op vak 2.
learn-mombasa-posts =
    Bruno breidt uit
    Met 4 punten heeft hij Mombasa naar vier regio's gebracht, en de beloningen zijn voor hem.
    Maar de 5 munten die nu te zien zijn, tellen voor iedereen met aandelen van Mombasa.
learn-mombasa-goods =
    Gebruik goederen
    Met goederen verwerf je een kaart of ga je vooruit op sporen. Kaarten van één soort tellen samen.
    Gebruik katoen 2 en katoen 1: dat zijn 3 eenheden.
learn-mombasa-buy =
    Verwerf een kaart
    De prijs is de krat op de kaart plus de krat naast haar vak. Eén kaart per actie.
    Neem de diamanthandelaar voor 1 eenheid. Hij komt in je hand.
learn-mombasa-steps =
    Vooruit op sporen
    Elke eenheid die over is, is één vak op een spoor naar keuze.
    Ga twee vakken vooruit op het spoor van Saint-Louis.
learn-mombasa-special =
    Een speciaal vak
    Het eerste vak was een speciaal vak: 1 pond, en een bonus voor de rest van het spel.
    Het tweede bracht je tweede aandeel.
learn-mombasa-tile =
    Bonustegels
    Vier vakken reserveren een tegel voor de volgende ronde. Bruno heeft de “+1”-goederentegel genomen.
    Reserveer de boekhoudertegel voor 1 pond.
learn-mombasa-pass =
    Beëindig de fase
    Bruno is gestopt. Wie stopt, neemt één ruststapel terug; daarna gaan de gespeelde kaarten rusten.
    Beëindig je actiefase en neem ruststapel 3.
learn-mombasa-next =
    De volgende ronde
    De rechterkolom van het display is afgelegd, de rest schoof naar rechts en werd goedkoper, nieuwe kaarten kwamen.
learn-mombasa-again =
    Plan opnieuw
    De boekhoudertegel is deze ronde van jou, en beide uitbreidingskaarten zijn al gepland.
    Leg de diamanthandelaar erbij op slot 3 en zeg dat je klaar bent.
learn-mombasa-jar =
    Twee boeken in één keer
    Het volgende boek vraagt uitbreiding 2: je hebt 4. Dat erachter vraagt een handelaar: de jouwe ligt open. Alleen het boek waar de inktpot stopt, betaalt.
    Gebruik de boekhoudertegel en schuif de inktpot twee keer.
learn-mombasa-points =
    Een boek of een pond
    De tegel geeft 1 boekhoudingspunt. Zonder boek is elk punt 1 pond.
    Neem het pond.
learn-mombasa-expand =
    Breid een maatschappij uit
    Alle uitbreidingskaarten worden samen gebruikt: 4 punten voor één maatschappij. Je hebt 2 aandelen van Saint-Louis.
    Breid Saint-Louis uit.
learn-mombasa-enter =
    Betreed regio's
    Een regio moet grenzen aan de basis of een post van de maatschappij. Een enkele grens kost 1 punt, een dubbele 2, een vreemde post 1 meer.
    Betreed Senegambia, dan de Maghreb, dan Guinee, steeds met posten uit kolom 1.
learn-mombasa-call =
    Een kapitaalaflossing
    Senegambia levert een vak op. Het gaat over een kapitaalaflossing: betaal 2 pond, of blijf staan.
    Ga vooruit op het spoor van Saint-Louis.
learn-mombasa-drive =
    Wat het opleverde
    De regio's brachten 2 pond, een diamantvak en een vak op het spoor. En er zijn 2 munten te zien: je 2 aandelen zijn 4 pond waard.
    Vreemde posten in een regio die je betreedt, worden verdreven. Ze gaan naar huis en bedekken weer munten.
learn-mombasa-merchant =
    Diamanten
    Een diamanthandelaar schuift je diamant vooruit en brengt ponden.
    Gebruik de diamanthandelaar.
learn-mombasa-slots =
    Nog twee slots
    Onderweg maken de diamant en de inktpot een vierde en een vijfde actieslot vrij.
    Wat ze bereikt hebben, telt aan het einde, elk tot 60 pond.
learn-mombasa-spaces =
    Meer bonusvakken
    Word startspeler en krijg een boekhoudingspunt, koop een kaart voor ponden of leg er een af voor ponden.
    Sommige sporen maken nog meer vakken vrij.
learn-mombasa-final =
    Hoe je ervoor staat
    8 pond, en 2 aandelen van 2 pond: dat zou nu 12 zijn.
    Na ronde 7 wordt alles geteld, ook de aandelen op je kaarten.
learn-mombasa-over =
    Dat is alles
    Er komen nog vijf rondes.
    Ga vanaf hier verder of begin een eigen spel.

## The rules

rules-title = Regels
rules-search = Zoek in de regels
rules-contents = Inhoud
rules-glossary = Woordenlijst
rules-found = { $count ->
    [0] Niets gevonden. Probeer een ander woord, of alleen het begin ervan.
    [one] { $count } regel
   *[other] { $count } regels
}
rules-decision = Beslissing
rules-link = Link naar regel { $rule }
rules-learn = Leer al spelend
rules-failed = De regels konden niet worden geladen. Probeer het opnieuw.

rules-kind-building = Gebouwen
rules-kind-animal = Dieren
rules-kind-monastery = Kloosters
rules-kind-land = Kastelen, mijnen, schepen
rules-kind-goods = Goederen
rules-kind-things = Zilver, arbeiders en meer
rules-kind-trade = Ponden, handelsposten en meer
rules-kind-shield = Schilden
rules-kind-company = Maatschappijen
rules-kind-card = Kaarten
rules-kind-tile = Bonustegels
rules-kind-bonus = Bonusvakken
rules-thing-silver = zilverlingen
rules-thing-worker = arbeiders
rules-thing-bonus = bonustegels
rules-thing-white-die = witte dobbelsteen
rules-thing-post = handelsposten
rules-thing-share = aandelen
rules-thing-diamond = diamant
rules-thing-ink-jar = inktpot
rules-thing-marker = bonusschijven
rules-thing-pound = ponden
rules-thing-crate = krat
rules-thing-mine = mijnen
rules-thing-books = boeken
rules-thing-call = kapitaalaflossingen
