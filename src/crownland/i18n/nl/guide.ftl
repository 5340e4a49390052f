## Rond een begeleide partij
guide = Gids
guide-title = Een begeleide eerste partij
guide-text = Een partij die elke stap uitlegt terwijl je speelt. Stop wanneer je wilt en speel later verder.
guide-fair = Deze trekkingen zijn voorbereid, zodat er elke ronde iets uit te leggen valt. In elke andere partij kiest niemand wat er komt, en dat kan iedereen controleren.
guide-minutes = { $minutes ->
    [one] één minuut
   *[other] ongeveer { $minutes } minuten
}
guide-offer = Nieuw hier? Leer al spelend
guide-offer-close = Nee, bedankt
guide-next = Volgende
guide-skip = Gewoon spelen
guide-show = Gids tonen
guide-sum-up = Samenvatten
guide-prepared = Voorbereide les
guide-prepared-text = De trekkingen van deze partij zijn voorbereid.
guide-over = Dit was een begeleide partij met voorbereide trekkingen.
guide-summary = Wat je nu weet
guide-best = Je beste domein: { $terrain }, { $squares } × { $crowns } = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
guide-real = Echte partij spelen
guide-rules = Spelregels lezen
guide-go-on = Doorspelen
guide-others = Meer begeleide partijen:

## In elk spel gezegd
guide-any-missed =
    Dat kan ook
    Een andere plek had +{ $best } opgeleverd. { $undo ->
        [yes] Neem de zet terug en probeer het opnieuw, of speel door.
       *[no] Volgende keer weet je het.
    }
guide-any-done =
    Dat was alles
    Bekijk hoe de punten er nu voor staan, of speel door zolang je wilt.
guide-any-found =
    Goed gevonden: +{ $points }
    Geen enkele andere plek had meer opgeleverd. Je punten staan naast je naam.
guide-tip-place = { $best ->
    [0] Geen enkele plek levert nu punten op. Houd gelijke landschappen bij elkaar.
   *[other] De beste plek levert nu +{ $best } op.
}
guide-tip-discard = Hij past nergens en gaat dus uit het spel.
guide-tip-claim = Let op kronen, en op landschappen die je al hebt.
guide-tip-knights = Een ridder verdient het meest op je grootste domein.
guide-tip-build = Lees wat de tegels geven, en houd een paar munten over.
guide-tip-burn = Verbrand alleen wat { $name } meer zou helpen dan een munt jou helpt.
guide-tip-take = Kruisjes leveren punten op; wapenschilden zonder kruisje vullen het spreukenboek.
guide-tip-turn = Eén keer per partij kun je een dobbelsteen naar een zijde naar keuze draaien.
guide-tip-castle = Een kruisje is zoveel punten waard als zijn domein vakken krijgt.
guide-tip-draw = { $best ->
    [0] Geen enkele plek levert nu punten op. Houd gelijke wapenschilden bij elkaar.
   *[other] De beste plek levert nu +{ $best } op.
}
guide-tip-name = Kies het wapenschild waarvan je de meeste domeinen zult hebben.
guide-tip-cross = Een kruisje levert het meest op in je grootste domein.

## Kingdomino
guide-kingdomino-welcome =
    Hier begint je koninkrijk
    Nu is het nog maar een kasteel. In zes rondes voeg je domino’s toe, tot 5 × 5 vakken. Wie de meeste punten heeft, wint. Je speelt tegen { $name }, en er kan niets misgaan.
guide-kingdomino-first =
    Kies een domino
    Hoge nummers hebben vaak kronen, en kronen leveren punten op. Lage nummers zijn de volgende ronde eerder aan de beurt.
    { $taps ->
        [yes] Tik er een aan, en tik er nog eens op om hem te nemen.
       *[no] Klik er een aan. Met toetsen: N om te markeren, Enter om te nemen.
    }
guide-kingdomino-second =
    En nog een tweede
    Met twee spelers heeft ieder twee koningen. Hetzelfde landschap op beide domino’s kan aan elkaar groeien.
guide-kingdomino-order =
    { $who ->
        [me] Jij begint
       *[other] { $name } begon
    }
    Elke ronde loopt van het laagste nummer naar het hoogste. De schildjes laten zien wiens koning op welke domino staat.
guide-kingdomino-place =
    Plaats domino { $domino }
    Het kasteel past bij elk landschap, dus elke kant ervan is goed.
    { $taps ->
        [yes] Tik op een licht vak, tik nog eens om te draaien en kies dan Plaatsen.
       *[no] Klik op een licht vak; R draait. Met toetsen: N, dan Enter.
    }
guide-kingdomino-next =
    Kies nu je volgende domino
    Je koning gaat naar de nieuwe rij. Die domino plaats je de volgende ronde, en het laagste nummer begint dan weer.
guide-kingdomino-match =
    { $best ->
        [0] Hetzelfde landschap, of het kasteel
       *[other] Vind jij +{ $best }?
    }
    Minstens één helft moet hetzelfde landschap of je kasteel raken. Het getal op de domino toont hoeveel punten hij oplevert.
guide-kingdomino-crowns =
    Vakken × kronen
    Aangrenzende vakken met hetzelfde landschap vormen een domein. De waarde is het aantal vakken maal het aantal kronen; zonder kroon is het niets waard. Kies Scores om die van jou te zien.
guide-kingdomino-early =
    Laag of hoog?
    Domino { $low } heeft het laagste nummer: wie hem neemt, begint de volgende ronde en kiest als eerste. Hoge nummers zijn meer waard, maar kiezen als laatste.
guide-kingdomino-deny =
    Kijk over de tafel
    { $name } verzamelt { $land }. Domino { $wanted } heeft daar een kroon voor: neem jij hem, dan krijgt { $name } hem niet.
guide-kingdomino-frame =
    Let op het raster
    Alles moet in 5 × 5 vakken passen, kasteel inbegrepen. Het gouden kader is zo groot; het kan nog schuiven zolang je koninkrijk erin ligt.
guide-kingdomino-discard =
    Deze past nergens
    Dan wordt hij verwijderd en gaat hij uit het spel. Je verliest er geen punten door.
guide-kingdomino-full =
    Houd ruimte over
    Een domino die past, moet je plaatsen; een die nergens past, wordt verwijderd. Met vrije vakken naast elkaar blijf je uit de problemen.
guide-kingdomino-last =
    De laatste ronde
    Er valt niets meer te kiezen. Plaats je laatste domino’s, dan worden de punten geteld.
guide-kingdomino-end =
    Je hebt een hele partij Kingdomino gespeeld.
    Elk domein is het aantal vakken maal het aantal kronen waard; een landschap zonder kroon is niets waard, hoe groot het ook is.

## Queendomino
guide-queendomino-welcome =
    Kingdomino met een hof
    Je plaatst domino’s zoals in Kingdomino. Nieuw zijn de munten, ridders, gebouwen, de koningin en de draak. Ken je de domino’s nog niet? Speel dan eerst de begeleide partij Kingdomino.
guide-queendomino-court =
    Jouw hof
    Je hebt zeven munten en een ridder, en nog geen toren. Aan het eind is elk drietal munten één punt waard.
guide-queendomino-first =
    Kies een domino met een stad
    Op de rode stadsvakken kun je bouwen. Net als in Kingdomino zijn lage nummers het eerst aan de beurt.
    { $taps ->
        [yes] Tik er een aan, en tik er nog eens op om hem te nemen.
       *[no] Klik er een aan. Met toetsen: N om te markeren, Enter om te nemen.
    }
guide-queendomino-second =
    De laatste is voor jou
    Jij koos eerst, { $name } nam er twee, en de vierde blijft voor jou over. Vanaf nu kiest elke koning in zijn eigen beurt.
guide-queendomino-place =
    Plaats je domino
    Hij moet hetzelfde landschap of je kasteel raken. Met twee spelers kan een koninkrijk tot 7 × 7 vakken groeien.
    { $taps ->
        [yes] Tik op een licht vak, tik nog eens om te draaien en kies dan Plaatsen.
       *[no] Klik op een licht vak; R draait. Met toetsen: N, dan Enter.
    }
guide-queendomino-knights =
    Je ridder sturen?
    Op een vak dat je net hebt geplaatst, verdient hij een munt voor elk vak van dat domein, en hij blijft daar voorgoed. Of houd hem voor een groter domein.
    { $taps ->
        [yes] Tik op een van de twee vakken en dan op de knop.
       *[no] Klik op een van de twee vakken en dan op de knop.
    }
guide-queendomino-build =
    Iets bouwen?
    Kies een tegel en dan een stadsvak. De prijs staat boven elke tegel; { $taps ->
        [yes] tik erop
       *[no] wijs hem aan
    } om te lezen wat hij geeft. Torens lokken de koningin.
guide-queendomino-queen =
    { $who ->
        [me] De koningin is bij jou te gast
       *[other] De koningin is te gast bij { $name }
    }
    Ze gaat naar wie torens bouwt en er dan minstens zoveel heeft als ieder ander.
guide-queendomino-gift =
    Wat de koningin brengt
    Wie haar te gast heeft, betaalt voor elk gebouw een munt minder. Aan het eind telt ze als een extra kroon op het grootste domein van dat koninkrijk.
guide-queendomino-dragon =
    De draak omkopen?
    Voor een munt verbrandt hij een tegel die { $name } misschien wil: één keer per ronde, en nooit voor wie de koningin te gast heeft. Meestal laat je hem met rust.
guide-queendomino-turn =
    Kies dan je volgende domino
    Dat was een hele beurt: plaatsen, ridders, bouwen, draak, kiezen. Alleen de eerste en de laatste stap zijn verplicht.
guide-queendomino-towers =
    De koningin wacht
    Ze gaat naar wie torens bouwt en er dan minstens zoveel heeft als ieder ander. Nog niemand heeft er een gebouwd.
guide-queendomino-cave =
    De draak in zijn grot
    Wie de koningin niet te gast heeft, kan hem voor een munt een tegel uit het aanbod laten verbranden, één keer per ronde voor alle spelers samen.
guide-queendomino-end =
    Zo speel je Queendomino.
    { $over ->
        [yes] Domeinen, gebouwen en een punt voor elke drie munten vormen het resultaat.
       *[no] Deze punten zouden tellen als het nu voorbij was: domeinen, gebouwen en een punt voor elke drie munten. Een echte partij heeft twaalf rondes.
    }

## Duel
guide-duel-welcome =
    Twee dobbelstenen vormen een domino
    Elke ronde teken je twee dobbelstenen op je kaart, rond het kasteel. Wapenschilden zijn hier de landschappen, en kruisjes zijn de kronen.
guide-duel-first =
    Neem één dobbelsteen
    Deze ronde kies jij eerst. { $name } neemt er dan twee, en de laatste is voor jou.
    { $taps ->
        [yes] Tik op een dobbelsteen en dan op de knop.
       *[no] Klik op een dobbelsteen en dan op de knop. Met toetsen: N, dan Enter.
    }
guide-duel-castle =
    Je kasteelkruisje
    Eén keer per partij zet het kasteel een kruisje bij een van je dobbelstenen. Gebruik het nu, of bewaar het voor een domein dat groot wordt.
guide-duel-draw =
    Teken je domino
    Kies twee vrije schilden naast elkaar. Minstens één daarvan moet het kasteel raken.
guide-duel-book =
    Het spreukenboek
    Voor elk wapenschild dat je zonder kruisje tekent, vink je hier een vakje af. Wie een rij het eerst vult, krijgt de kracht ervan; de rij van de ander wordt geblokkeerd.
guide-duel-joker =
    Een joker
    Het vraagteken wordt een wapenschild naar keuze als je het tekent. Je vinkt er geen vakje voor af.
guide-duel-second =
    Nu neem jij er twee
    De rollen wisselen elke ronde: { $name } nam één dobbelsteen, jij neemt er twee, en de laatste gaat naar { $name }.
guide-duel-become =
    Wat wordt de joker?
    Kies twee schilden, en dan wat de joker wordt. Een wapenschild dat aansluit bij een van je domeinen is een goede keuze.
guide-duel-match =
    Laat de wapenschilden aansluiten
    Minstens één helft moet het kasteel raken, of hetzelfde wapenschild uit een eerdere ronde.
guide-duel-crosses =
    Vakken × kruisjes
    Een domein is het aantal vakken maal het aantal kruisjes waard; zonder kruisje niets. Dobbelstenen met kruisjes leveren geen vinkje op: punten of krachten, jij kiest. Bij Scores zie je de optelling.
guide-duel-nearly =
    Nog één vakje
    Teken nog één keer zonder kruisje: { $arms }. Dan win je de kracht ‘{ $power }’.
guide-duel-name =
    Je hebt een kracht gewonnen
    Noem een wapenschild: elk van je domeinen daarmee is 3 punten meer waard, ook een klein domein zonder kruisje.
guide-duel-cross =
    Je hebt een kracht gewonnen
    Voeg een kruisje toe aan een wapenschild dat je hebt getekend. In je grootste domein levert het het meest op.
guide-duel-powers =
    Zes rijen, zes krachten
    Overal tekenen, apart tekenen, twee dobbelstenen tegelijk nemen, een dobbelsteen draaien: elke kracht kun je één keer gebruiken. De laatste twee rijen hebben maar drie vakjes.
guide-duel-end =
    Zo speel je Duel.
    { $over ->
        [yes] Elk domein is het aantal vakken maal het aantal kruisjes waard, en 3 punten extra als het wapenschild ervan is genoemd.
       *[no] Deze punten zouden tellen als het nu voorbij was. Een echte partij eindigt als iemand het laatste schild heeft gevuld, of als jullie geen van beiden kunnen tekenen.
    }
