## Alle pagina’s met spelregels
learn-title = Leer de spellen
learn-intro = Elk spel in ongeveer vijf minuten. Elk plaatje is een moment uit een echte partij.
learn-pages = De spelregels
learn-read = Spelregels lezen
learn-minutes = { $minutes ->
    [one] 1 minuut lezen
   *[other] { $minutes } minuten lezen
}
learn-page-title = { $game }: de spelregels
learn-contents = Inhoud
learn-print = Afdrukken
learn-other-games = Andere spellen
learn-components = Alle onderdelen: domino’s, tegels, dobbelstenen, spreuken
learn-components-text = Alles wat er in de dozen zit, en hoe zeker we ervan zijn.
learn-numbers = Regelnummers
learn-numbers-text = Elk deel eindigt met de nummers van zijn regels, zoals K7. Elk nummer heeft een eigen adres, zodat je iemand meteen naar een regel kunt sturen.
learn-marks = Twee merktekens
learn-marks-text = Waar een spelregelboekje zwijgt of twee ervan elkaar tegenspreken, moesten we kiezen: dat is gemarkeerd met ‘Onze lezing’. Waar we een onderdeel van het spel niet konden zien, hebben we het nagemaakt: dat is gemarkeerd met ‘Gereconstrueerd’.
learn-decided = Onze lezing
learn-reconstructed = Gereconstrueerd
learn-rule-ids = Regels van dit deel
learn-now = Bij deze beslissing: { $section }
learn-new-tab = Als pagina openen
learn-player-0 = Rood
learn-player-1 = Blauw
learn-player-2 = Groen
learn-player-3 = Amber
learn-player-4 = Paars
learn-player-5 = Turquoise
learn-player-6 = Bruin
learn-player-7 = Grijs
learn-setup-kings = Koningen per speler
learn-setup-dominoes = Domino’s
learn-setup-line = Per rij
learn-setup-rounds = Rondes
learn-setup-frame = Koninkrijk
learn-setup-teams = Teams
learn-picture = { $part }: { $title }
learn-boxes = { $boxes ->
    [one] 1 vakje
   *[other] { $boxes } vakjes
}
learn-more-kingdomino = Bij Kingdomino staat alles over domino’s: rijen, koningen, plaatsen, het raster.
learn-more-queendomino = Bij Queendomino staat alles over ridders, gebouwen, de koningin en de draak.

## Kingdomino
learn-kingdomino-aim-title = Het idee
learn-kingdomino-aim-text =
    Je heerst over een klein kasteel en wilt daar land omheen. Beurt na beurt neem je een domino en leg je die in je koninkrijk.
    Vakken met hetzelfde landschap die naast elkaar liggen, vormen een _domein_. Aan het eind is elk domein het aantal vakken maal het aantal kronen waard. Wie de meeste punten heeft, wint.
    Je speelt met twee, drie of vier. Met twee spelers heeft ieder twee koningen, anders heeft ieder er één. Een koning is de pion die op de domino staat die je krijgt.
learn-kingdomino-table-title = De tafel klaarmaken
learn-kingdomino-table-text =
    Er zijn 48 domino’s, genummerd van 1 tot en met 48. Lage nummers zijn gewone landschappen. Hoge nummers zijn zeldzame landschappen met kronen.
    Schud ze. Met twee of drie spelers blijft een deel in de doos, en niemand weet welke.
    Leg evenveel domino’s neer als er koningen zijn, in een _rij_: het laagste nummer bovenaan.
learn-kingdomino-opening-title = De eerste keuze
learn-kingdomino-opening-text =
    De koningen worden een voor een blind getrokken. De eigenaar van de getrokken koning zet hem op een vrije domino van de eerste rij.
    Als alle koningen staan, komt de volgende rij naast de eerste te liggen.
learn-kingdomino-opening-opening = De koning van { $p0 } werd als eerste getrokken en nam 47. { $p1 } nam 34. Nu wordt de koning van { $p3 } getrokken; 6 en 11 zijn nog vrij.
learn-kingdomino-opening-note = In sommige vertalingen mag wie een koning trekt hem ook neerzetten. De meeste zeggen dat de eigenaar dat doet, en zo doen wij het ook.
learn-kingdomino-round-title = Een ronde
learn-kingdomino-round-text =
    Er wordt gespeeld in de volgorde van de oudere rij, vanaf het laagste nummer. Is je koning aan de beurt, doe dan twee dingen:
    1. _Plaats_ de domino onder je koning in je koninkrijk.
    2. _Kies_ een vrije domino van de nieuwere rij en zet je koning daarop.
    Een laag nummer is dus vroeg aan de beurt in de volgende ronde en heeft meer keus. Een hoog nummer wacht, maar brengt vaak kronen.
    Als iedereen heeft gespeeld, wordt de volgende rij neergelegd. In de laatste ronde is die er niet: dan plaats je alleen.
learn-kingdomino-round-round = { $p3 } en { $p1 } hebben gespeeld en 21 en 44 gekozen. Nu plaatst { $p0 } domino 13 en kiest dan 1 of 16. Met 1 begint { $p0 } de volgende ronde.
learn-kingdomino-placing-title = Een domino plaatsen
learn-kingdomino-placing-text =
    Een domino bedekt twee vrije vakken. Minstens _één helft_ moet met een zijkant je kasteel raken, of een vak met hetzelfde landschap.
    Het kasteel past bij elk landschap. De andere kanten mogen alles raken.
    Een geplaatste domino blijft altijd liggen.
learn-kingdomino-placing-placing =
    { $p2 } plaatst domino 20: koren met een kroon, en een meer. De getallen zijn de punten die hij nu zou opleveren.
    A mag: koren raakt koren.
    B mag: het kasteel past bij elk landschap.
    C mag niet: geen van beide helften raakt het eigen landschap.
learn-kingdomino-frame-title = Het raster
learn-kingdomino-frame-text =
    Je koninkrijk mag, kasteel inbegrepen, hoogstens _vijf vakken breed en vijf hoog_ zijn.
    Waar het kasteel uitkomt, bepaal je zelf: alleen wat je hebt geplaatst, telt.
learn-kingdomino-frame-frame =
    Het koninkrijk van { $p3 } is al vijf breed.
    A past.
    B raakt het kasteel, maar het koninkrijk zou zes breed worden.
learn-kingdomino-discard-title = Als hij niet past
learn-kingdomino-discard-text =
    Een domino die past, moet je plaatsen, ook als dat pijn doet.
    Een domino die nergens past, gaat uit het spel. Je kiest wel gewoon je volgende.
learn-kingdomino-discard-discard = { $p1 } heeft in de laatste ronde domino 26. Er zijn twee vakken vrij, maar niet naast elkaar: de domino is verloren.
learn-kingdomino-scoring-title = Punten tellen
learn-kingdomino-scoring-text =
    Tel elk domein apart: _vakken × kronen_. Een domein zonder kroon levert niets op, hoe groot het ook is.
    Het kasteel hoort bij geen enkel domein. Twee domeinen met hetzelfde landschap die elkaar niet raken, tellen apart.
learn-kingdomino-scoring-scoring = Het bos van { $p3 } heeft 11 vakken en 5 kronen: 55 punten. Alle domeinen samen leveren er 66 op.
learn-kingdomino-ties-title = Gelijkspel
learn-kingdomino-ties-text = Evenveel punten? Het grootste domein wint, met of zonder kronen. Nog steeds gelijk? De meeste kronen in het hele koninkrijk winnen. Nog steeds gelijk? Jullie delen de overwinning.
learn-kingdomino-ties-ties = Beiden hebben 66 punten. Het bos van { $p3 } heeft 11 vakken, het meer van { $p1 } heeft er 10: { $p3 } wint.
learn-kingdomino-variants-title = Varianten
learn-kingdomino-variants-text = Vier varianten veranderen het spel een beetje. Combineer ze zoals je wilt; alleen Het grote duel is voor precies twee spelers.
learn-kingdomino-bonuses-title = Harmonie en Middenrijk
learn-kingdomino-bonuses-text =
    - _Harmonie_: 5 punten als je geen domino hebt verwijderd.
    - _Middenrijk_: 10 punten als je kasteel in het midden van je koninkrijk ligt.
learn-kingdomino-bonuses-bonus = { $p0 } heeft ze allebei. { $p1 } heeft geen van beide: er is een domino verwijderd, en het kasteel ligt bijna onderaan.
learn-kingdomino-bonuses-note = ‘In het midden’ betekent: geen enkel vak ligt meer dan twee rijen of kolommen van het kasteel af (drie in een koninkrijk van 7 × 7). Gaten maken niet uit.
learn-kingdomino-mighty-title = Het grote duel
learn-kingdomino-mighty-text = Voor twee: alle 48 domino’s, 12 rondes en koninkrijken van 7 × 7 vakken.
learn-kingdomino-mighty-mighty = In Het grote duel ontstaan grote domeinen: dit koninkrijk leverde { $total } punten op.
learn-kingdomino-dynasty-title = Dynastie
learn-kingdomino-dynasty-text = Drie partijen achter elkaar, elk opnieuw geschud en met een nieuwe eerste keuze. Tel de punten van alle drie op.
learn-kingdomino-dynasty-note = Bij gelijkspel wint het grootste domein uit een van de drie partijen, daarna de meeste kronen in alle drie; anders wordt de overwinning gedeeld.

## Het proefspel
learn-sample-sample-title = Een kort spel voor twee
learn-sample-sample-text =
    Het proefspel is Kingdomino voor twee in tien minuten: 24 eigen domino’s, zes rondes, elk twee koningen, koninkrijken van 5 × 5.
    Verder speel je het als Kingdomino. Dynastie, Harmonie en Middenrijk kunnen hier ook.
learn-sample-set-title = De 24 domino’s
learn-sample-set-text = Met deze set spelen we.
learn-sample-set-note = We hebben de domino’s van het proefspel nooit gezien. Die van ons komen uit de volledige doos: nummer 1 hier is 1 of 2 daar, nummer 2 is 3 of 4, enzovoort, met van elk landschap precies de helft van de vakken.

## Queendomino
learn-queendomino-aim-title = Het idee
learn-queendomino-aim-text =
    Queendomino is Kingdomino met steden. Leg domino’s, stuur ridders om belasting te innen, bouw in je steden, maak de koningin het hof en pas op voor de draak.
    Alle 48 domino’s van deze doos doen mee, vier in een rij, twaalf rondes lang. Met twee spelers heeft ieder twee koningen en een groter koninkrijk. Met drie spelers blijft van elke rij één domino over; die gaat uit het spel.
learn-queendomino-table-title = De tafel klaarmaken
learn-queendomino-table-text =
    Iedereen begint met _7 munten en 1 ridder_. De algemene voorraad telt 22 ridders, deze inbegrepen, en 15 torens.
    Zes gebouwtegels liggen open op het bouwersbord, de andere in een gedekte stapel. De prijs hoort bij de _plek_, niet bij de tegel: 0, 1, 2, 3, 4 en 5 munten.
learn-queendomino-table-table = Het bouwersbord aan het begin. Tik op een tegel om te lezen wat hij geeft.
learn-queendomino-opening-title = De eerste keuze
learn-queendomino-opening-text =
    Met drie of vier spelers worden de koningen een voor een getrokken, en elke eigenaar kiest een domino.
    Met twee spelers wordt één koning getrokken. De eigenaar kiest één domino, de andere speler twee, en de eerste speler neemt de laatste.
learn-queendomino-turn-title = Je beurt
learn-queendomino-turn-text =
    Vijf stappen, altijd in deze volgorde. De eerste en de laatste moet je doen, de andere mag je doen.
    1. _Plaats_ je domino.
    2. _Stuur ridders_ om belasting te innen.
    3. _Bouw_ in een stad.
    4. _Koop de draak om_.
    5. _Kies_ je volgende domino.
learn-queendomino-turn-note = Met twee spelers heeft elk van je twee koningen zo’n volledige beurt. Eén vertaling kun je zo lezen dat ridders, bouwen en draak maar één keer per ronde komen; maar het spelregelboekje beschrijft de beurt van één koning.
learn-queendomino-placing-title = 1. Plaatsen
learn-queendomino-placing-text =
    Net als in Kingdomino: één helft moet het kasteel of hetzelfde landschap raken, en het koninkrijk moet in zijn raster passen. Wat past, moet je plaatsen; wat nergens past, gaat uit het spel, en je beurt gaat verder.
    _Stad_ is een landschap als de andere. Een stadsvak zonder gebouw is een _bouwplaats_.
learn-queendomino-placing-placing = { $p2 } plaatst domino 44: stad sluit aan op stad, en het nieuwe stadsvak is een bouwplaats.
learn-queendomino-knights-title = 2. Ridders sturen
learn-queendomino-knights-text =
    Je mag een of twee ridders op de domino zetten die je net hebt geplaatst, hoogstens één op elke helft.
    Elke ridder int _één munt voor elk vak_ van het domein waarop hij staat. Ook in steden kun je belasting innen. Twee ridders op één domein innen allebei het volle bedrag.
    Ridders blijven staan. Na een verwijderde domino valt er niets te innen.
learn-queendomino-knights-knights = { $p2 } heeft net domino 27 geplaatst. Op het grasland int een ridder 6 munten, in het bos maar 1.
learn-queendomino-safes-title = Schatkisten
learn-queendomino-safes-text = Een schatkist geeft extra munten telkens als je belasting int: één voor elk van je torens, of één voor elk van je ridders, geplaatst of niet.
learn-queendomino-safes-safe = { $p0 } bezit de schatkist van de torens en heeft 4 torens. Een ridder op het meer int 3 + 4 munten, een in de stad 1 + 4.
learn-queendomino-safes-note = Een schatkist betaalt voor elke ridder die je stuurt, geteld nadat hij is neergezet.
learn-queendomino-building-title = 3. Bouwen
learn-queendomino-building-text =
    Je mag per beurt _één_ tegel kopen. Betaal de prijs van zijn plek en leg hem op een van je bouwplaatsen, uit deze ronde of een eerdere. Een ridder op de bouwplaats maakt niet uit.
    De ridders van de tegel komen in je voorraad, en je kunt ze vanaf je volgende beurt sturen. De torens komen in je koninkrijk. Kronen erop tellen voor de stad waarin de tegel ligt.
    De plek blijft leeg tot het einde van de ronde.
learn-queendomino-building-building = { $p1 } heeft 7 munten en nog één bouwplaats. Het trainingskamp ligt op de plek van 5 munten.
learn-queendomino-building-note = Een prijs komt nooit onder 0. Zijn de ridders of torens in de algemene voorraad op, dan krijg je wat er nog is. Munten raken nooit op.
learn-queendomino-queen-title = De koningin
learn-queendomino-queen-text =
    Bouw je torens en heb je er dan _minstens zoveel als ieder ander_, dan trekt de koningin bij je in. Alleen daardoor verhuist ze, en vóór de eerste toren heeft niemand haar.
    Zolang ze bij je te gast is, kost elk gebouw je een munt minder. Aan het eind is ze een extra kroon op je grootste domein.
learn-queendomino-queen-queen = { $p2 } heeft de koningin te gast: elke prijs is een munt lager, maar nooit onder 0.
learn-queendomino-dragon-title = 4. De draak omkopen
learn-queendomino-dragon-text =
    Is de draak in zijn grot, en is de koningin niet bij jou? Dan mag je 1 munt betalen en hem een open tegel laten verbranden. De tegel gaat uit het spel, en de draak zit op de lege plek tot het einde van de ronde.
    Dit gebeurt dus hoogstens één keer per ronde voor alle spelers samen. Heb je de koningin juist in deze beurt gewonnen, dan mag het niet.
learn-queendomino-dragon-dragon = { $p1 } betaalde een munt, en de draak verbrandde de gieterij op de plek van 3 munten.
learn-queendomino-slide-title = 5. Kiezen, en het einde van de ronde
learn-queendomino-slide-text =
    Kies een vrije domino van de nieuwere rij, net als in Kingdomino.
    Na de laatste beurt van een ronde vliegt de draak naar huis. De open tegels schuiven in dezelfde volgorde naar de goedkope kant, en nieuwe tegels vullen de vrije plekken.
    In de laatste ronde kiest niemand een domino, en erna schuift er niets.
learn-queendomino-slide-slide = De volgende ronde: de grote herberg schoof van 5 naar 3 munten, en er kwamen twee nieuwe tegels. { $p2 } is aan de beurt, heeft de koningin nog te gast en betaalt een munt minder.
learn-queendomino-slide-note = Is de stapel leeg, dan blijven er plekken leeg, maar de tegels schuiven nog.
learn-queendomino-tiles-title = Alle gebouwtegels
learn-queendomino-tiles-text = Er zijn 32 tegels in 17 soorten. Wat een tegel meteen geeft, staat in het midden; de punten aan het eind staan onderaan.
learn-queendomino-tiles-note = De torens en ridders van sommige tegels konden we niet zien; ze zijn zo gekozen dat alles klopt. Op de pagina met onderdelen staat welke.
learn-queendomino-scoring-title = Punten tellen
learn-queendomino-scoring-text =
    - _Munten_: 1 punt voor elke drie.
    - _Domeinen_: vakken × kronen, steden inbegrepen. Kronen op gebouwen tellen mee.
    - _De koningin_: een extra kroon op je grootste domein, of het nu kronen heeft of niet.
    - _Gebouwen_: wat elke tegel zegt: een vast aantal, 2 voor elk apart domein van een landschap, of 1 voor elke toren of ridder, geplaatst of niet.
learn-queendomino-scoring-scoring = Het grasland van { $p2 } heeft 5 kronen en de koningin: 9 × 6 = 54.
learn-queendomino-scoring-note = Het rekenvoorbeeld uit het spelregelboekje komt ook hier op 71 uit. Er staat 3 bij het standbeeld, maar de som vraagt om de 5 die de tegel geeft.
learn-queendomino-ties-title = Gelijkspel
learn-queendomino-ties-text = Evenveel punten? Het grootste domein wint, met of zonder kronen, steden inbegrepen. Nog steeds gelijk? Jullie delen de overwinning.

## Koninklijke bruiloft
learn-royal_wedding-boxes-title = Twee dozen, één tafel
learn-royal_wedding-boxes-text =
    Voeg Kingdomino en Queendomino samen, voor drie tot acht spelers. Alle regels van Queendomino gelden.
    De rijen komen om en om uit de twee dozen, Queendomino eerst. In één rij worden ze nooit gemengd.
learn-royal_wedding-boxes-boxes = De eerste rij komt uit Queendomino, de tweede uit Kingdomino. Nummers kunnen gelijk zijn; alleen de volgorde binnen een rij telt.
learn-royal_wedding-numbers-title = Hoeveel van alles
learn-royal_wedding-numbers-text =
    Met drie of vier spelers bouw je grote koninkrijken in 24 rondes. Met vijf of meer bouw je kleine in 12 rondes, uit rijen van acht.
    Domino’s die niemand kiest, gaan uit het spel.
    Met zeven of acht kan ook ieder voor zich spelen, maar dan duren de rondes lang; teams zijn beter.
learn-royal_wedding-teams-title = Teams van twee
learn-royal_wedding-teams-text =
    Met zes of acht spelers kun je in paren spelen. Partners delen één kasteel, één koninkrijk van 7 × 7, één voorraad van 7 munten en 1 ridder, de torens, de koningin en de score.
    Ieder heeft een eigen koning. Is jouw koning aan de beurt, dan beslis jij alleen.
learn-royal_wedding-teams-teams = { $p0 } en { $p1 } bouwen samen aan dit koninkrijk: elke ronde komen er twee domino’s bij.
learn-royal_wedding-supply-title = De algemene voorraad
learn-royal_wedding-supply-text = Tegels, ridders en torens komen uit één doos Queendomino, met hoeveel jullie ook spelen. Ze zijn snel op!

## Duel
learn-duel-aim-title = Het idee
learn-duel-aim-text =
    Een duel met pen en dobbelstenen. Elke ronde verdelen jullie vier dobbelstenen en tekenen jullie ieder wapenschilden op een eigen kaart: 34 schilden rond een kasteel.
    Schilden met hetzelfde wapenschild die naast elkaar liggen, vormen een _domein_. Aan het eind is elk domein het aantal schilden maal het aantal _kruisjes_ waard.
    Er zijn zes wapenschilden en vier verschillende dobbelstenen. Sommige zijden hebben een of twee kruisjes, en twee dobbelstenen hebben een joker, ‘?’.
learn-duel-dice-title = De dobbelstenen verdelen
learn-duel-dice-text =
    Een van jullie is A en gooit alle vier de dobbelstenen. A neemt één dobbelsteen. B neemt twee van de andere drie. De laatste is voor A.
    Dan tekenen jullie allebei: eerst A, dan B. In de volgende ronde wisselen de rollen.
learn-duel-dice-dice = { $p1 } is A en nam de streep met een kruisje. Nu neemt { $p0 } twee van de andere drie.
learn-duel-dice-note = In het spelregelboekje begint de oudste speler. Hier beslist het toeval wie eerst A is.
learn-duel-drawing-title = Je domino tekenen
learn-duel-drawing-text =
    Je twee dobbelstenen vormen een domino. Teken die op twee lege schilden naast elkaar. Minstens _één helft_ moet het kasteel raken, of hetzelfde wapenschild uit een eerdere ronde.
    De ene helft telt niet als aansluiting voor de andere. De rand van de kaart ligt vast.
learn-duel-drawing-drawing =
    { $p0 } tekent ‘gevuld’ en ‘twee stippen’.
    A mag: gevuld raakt gevuld.
    B mag niet: geen van beide helften raakt het eigen wapenschild.
learn-duel-joker-title = De joker
learn-duel-joker-text = Een joker wordt een wapenschild naar keuze. Je kiest als je hem tekent, en daarna blijft het zo.
learn-duel-joker-joker =
    { $p0 } heeft ‘gevuld’ met twee kruisjes, en een joker.
    A: de joker wordt ook gevuld. De andere helft raakt het kasteel.
    B: de joker wordt een stip en raakt een stip.
learn-duel-must-title = Moet ik tekenen?
learn-duel-must-text =
    - Kun je zonder kracht tekenen, dan moet je tekenen. Je mag er wel een kracht voor gebruiken.
    - Kun je alleen met een kracht tekenen, dan mag het, maar het hoeft niet.
    - Kun je helemaal niet tekenen, dan teken je deze ronde niets.
learn-duel-book-title = Het spreukenboek
learn-duel-book-text =
    Als jullie allebei hebben getekend, vink je voor elke dobbelsteen _zonder kruisje_ een vakje af in de rij van zijn wapenschild, aan je eigen kant. A vinkt af vóór B. Twee gelijke dobbelstenen zijn goed voor twee vinkjes.
    Het gaat om wat de dobbelsteen toonde toen je hem tekende. Voor een joker vink je niets af, en wie niets tekende, vinkt ook niets af.
    De rijen hebben 5, 5, 4, 4, 3 en 3 vakjes. Wie een rij het eerst vult, wint de kracht ervan; de rij van de ander wordt geblokkeerd. Vinkjes in een volle of geblokkeerde rij gaan verloren.
learn-duel-book-book = { $p1 } vulde de rij van de streep het eerst en heeft de kracht ervan. De rij van { $p0 } is geblokkeerd.
learn-duel-powers-title = Zes krachten
learn-duel-powers-text =
    Elke kracht kun je één keer gebruiken, vanaf de ronde nadat je die hebt gewonnen. De laatste twee werken meteen.
    Krachten en het kasteelkruisje mogen samen in één beurt, maar niet ‘Overal’ met ‘Apart’.
learn-duel-powers-apart = ‘Apart’: { $p1 } tekent de twee dobbelstenen op verschillende plekken. Elke helft raakt het eigen wapenschild.
learn-duel-powers-anywhere = ‘Overal’: { $p1 } vult de laatste twee schilden, al sluit er niets aan.
learn-duel-castle-title = Het kasteelkruisje
learn-duel-castle-text = Eén keer per partij voeg je een kruisje toe aan een van je twee dobbelstenen voordat je tekent, zelfs aan een joker. Die dobbelsteen levert dan geen vinkje op.
learn-duel-castle-castle = { $p0 } zet het kasteelkruisje bij ‘twee strepen’ met één kruisje: nu zijn het er twee, en deze tekening is 10 punten waard.
learn-duel-end-title = Twee mogelijke eindes
learn-duel-end-text =
    De partij eindigt met de ronde waarin
    - een speler op het laatste lege schild tekent, of
    - geen van beide spelers iets kon tekenen, zelfs niet met de krachten die ze hadden.
    Vinkjes en krachten die meteen werken, tellen in die ronde nog wel. Kun je met een kracht tekenen maar wil je niet, dan gaat de partij verder.
learn-duel-end-note = Het telt alleen of je je dobbelstenen kunt tekenen zoals ze zijn. Dat je er vooraf een had kunnen draaien, verandert daar niets aan.
learn-duel-scoring-title = Punten tellen
learn-duel-scoring-text =
    Elk domein levert schilden × kruisjes op. Heb je een wapenschild genoemd, dan levert elk van je domeinen daarmee 3 extra op, met of zonder kruisjes.
    Evenveel punten? Het grootste domein wint. Nog steeds gelijk? Jullie delen de overwinning.
learn-duel-scoring-scoring = { $p0 } had de streep genoemd: drie domeinen met de streep leveren 9 extra punten op. { $p1 } tekende op het laatste schild, maar { $p0 } wint.

## Alle onderdelen
pieces-title = Alle onderdelen
pieces-intro = Elke domino, tegel, dobbelsteen en spreuk waarmee we spelen, door ons getekend. Overal staat een merkteken bij dat zegt hoe zeker we ervan zijn.
pieces-box = Doos
pieces-all = Alle dozen
pieces-dominoes = { $dominoes } domino’s
pieces-tiles = { $tiles } gebouwtegels
pieces-dice = Vier dobbelstenen
pieces-towers = Torens
pieces-knights = Ridders
pieces-kingdomino-text = De lijst is algemeen bekend, en de optelsommen zijn gecontroleerd.
pieces-sample-text = We hebben de domino’s van het proefspel nooit gezien. Nummer 1 is nummer 1 of 2 van de volledige doos, nummer 2 is 3 of 4, enzovoort; elk landschap houdt precies de helft van zijn vakken.
pieces-queendomino-text = Wat de domino’s tonen, is zeker. Welke domino welk nummer heeft, komt uit één bron; de vier nummers die we met foto’s konden vergelijken, kloppen.
pieces-tiles-text = Namen, aantallen, kronen, belastingen en punten van de tegels zijn bekend. Torens en ridders hebben een eigen merkteken. Heb je het spel en zie je een fout? Laat het ons weten.
pieces-dice-text = Vier verschillende dobbelstenen, zes wapenschilden, een joker en hoogstens twee kruisjes zijn zeker: het spelregelboekje toont ze. Welke zijde op welke dobbelsteen staat, komt uit één bron.
pieces-spells-text = De krachten zijn zeker. Hoeveel vakjes een rij heeft en welke rij welke kracht geeft, komt uit één bron. De namen van de krachten zijn van ons.
mark-certain = Zeker
mark-certain-text = Algemeen bekend en gecontroleerd.
mark-likely = Waarschijnlijk
mark-likely-text = Uit één bron, en niets spreekt het tegen.
mark-seen = Gezien
mark-seen-text = Afgelezen van een afbeelding van de tegel.
mark-derived = Afgeleid
mark-derived-text = Volgt uit iets anders wat we weten, zoals een optelsom in het spelregelboekje.
mark-reconstructed = Gereconstrueerd
mark-reconstructed-text = Door ons zo gekozen dat alles klopt. Het kan fout zijn.
