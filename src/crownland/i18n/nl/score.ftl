## De puntenteller
score-title = Puntenteller
score-text = Tik de landschappen van elk koninkrijk aan; de punten tellen meteen mee.
score-players = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}
score-again = Opnieuw beginnen
score-again-sure = Ja, elk koninkrijk leegmaken
score-kingdoms = Koninkrijken
score-result = Resultaat
score-undone = Laatste stap teruggenomen.
score-told = { $square }. { $points ->
    [one] 1 punt in totaal
   *[other] { $points } punten in totaal
}
score-link-read = Deze tafel komt uit een link. Met Terugnemen krijg je die van jou terug.
score-link-broken = Deze link is beschadigd. Vraag er opnieuw om.
score-squares = { $squares } van { $most } vakken
score-on-land = Punten op het landschap tonen
score-clear-kingdom = Dit koninkrijk leegmaken
score-keys = Toetsen in het raster: pijltjes gaan van vak naar vak, letters leggen landschappen (zoals in de tekstvorm), cijfers bepalen de kronen, Enter doet wat het palet zegt, Backspace wist, Shift met pijltjes verschuift het hele koninkrijk, U neemt terug.

## Wat een tik legt
score-brush = Palet
score-crowns = { $crowns ->
    [0] Geen kroon
    [one] 1 kroon
   *[other] { $crowns } kronen
}
score-crosses = { $crosses ->
    [0] Geen kruisje
    [one] 1 kruisje
   *[other] { $crosses } kruisjes
}
score-building = Een gebouw
score-castle = Het kasteel
score-clear = Een vak wissen
score-shift = Tik waar het kasteel staat, of verschuif alles:
score-shift-left = Koninkrijk naar links schuiven
score-shift-right = Koninkrijk naar rechts schuiven
score-shift-up = Koninkrijk omhoog schuiven
score-shift-down = Koninkrijk omlaag schuiven

## Wat verder telt
score-court = Hof
score-knights = Ridders
score-towers = Torens
score-brought = van de gebouwen
score-queen = De koningin is hier
score-more = Eén erbij: { $what }
score-less = Eén eraf: { $what }
score-named = Genoemd wapenschild (3 punten per domein)
score-named-none = geen
score-no-discard = Er is geen domino verwijderd

## Als tekst
score-type = Liever typen
score-type-label = Dit koninkrijk als tekst
score-type-text = Eén regel voor elke rij, zoals het commando ‘crownland score’ die leest: # is het kasteel, een punt (.) is leeg, een cijfer na een letter is het aantal kronen. { $letters }.
score-letter = { $letter } { $terrain }
text-long = Er passen hier hoogstens { $most } tekens, maar het zijn er { $got }.
text-castle = Een koninkrijk heeft één kasteel (#); hier zijn het er { $castles }.
text-cell = Rij { $row }, kolom { $column }: hier hoort #, een punt (.) of een van de letters met hoogstens { $most } erachter, maar er staat ‘{ $got }’.
text-frame = Dit koninkrijk moet in { $most } × { $most } vakken passen, maar het is { $columns } breed en { $rows } hoog.
text-map = Het kasteel staat in het midden van een kaart van { $rows } rijen en { $columns } kolommen; dit past niet.
text-option = Na de rijen kent dit spel { $options }, maar er staat ‘{ $got }’.
text-number = Bij { $option } hoort een getal tot en met { $most }, maar er staat ‘{ $got }’.
text-named = Hier hoort een van { $arms }, maar er staat ‘{ $got }’.
text-building = Er is geen gebouw dat ‘{ $got }’ heet.
text-square = Hier hoort een vak zoals f5, maar er staat ‘{ $got }’.
text-site = Een gebouw staat op een eigen stadsvak; ‘{ $got }’ niet.

## Het resultaat
score-missing = { $kingdoms ->
    [one] Eén koninkrijk is nog leeg
   *[other] { $kingdoms } koninkrijken zijn nog leeg
}

## Wat niet kan
score-doubts = Kijk nog eens
doubt-frame = { $name }: het koninkrijk moet in { $most } × { $most } vakken passen, maar het is { $columns } breed en { $rows } hoog.
doubt-apart = { $name }: een deel van het koninkrijk sluit niet aan op het kasteel.
doubt-even = { $name }: domino’s bedekken een even aantal vakken, maar dit koninkrijk heeft er { $squares }.
doubt-crowns = { $name }: geen enkele domino van dit spel heeft dit vak: { $terrain } { $crowns ->
    [0] zonder kroon
    [one] met 1 kroon
   *[other] met { $crowns } kronen
}.
doubt-squares = Alle koninkrijken samen: van dit landschap ({ $terrain }) heeft dit spel { $most } vakken, maar hier zijn het er { $squares }.
doubt-halves = Alle koninkrijken samen: van deze soort ({ $terrain } { $crowns ->
    [0] zonder kroon
    [one] met 1 kroon
   *[other] met { $crowns } kronen
}) heeft dit spel { $most ->
    [one] 1 vak
   *[other] { $most } vakken
}, maar hier zijn het er { $squares }.
doubt-alone = { $name }: dit vak ({ $terrain } { $crowns ->
    [0] zonder kroon
    [one] met 1 kroon
   *[other] met { $crowns } kronen
}) vormt met geen enkel buurvak een domino van dit spel.
doubt-cover = { $name }: dit koninkrijk is op geen enkele manier met domino’s van dit spel te bedekken.
doubt-copies = Alle koninkrijken samen: van ‘{ $building }’ { $most ->
    [one] is er 1 tegel
   *[other] zijn er { $most } tegels
}, maar hier zijn het er { $tiles }.
doubt-knights = Alle koninkrijken samen: er zijn { $most } ridders, maar er zijn er { $knights } geteld.
doubt-towers = Alle koninkrijken samen: er zijn { $most } torens, maar er zijn er { $towers } geteld.
doubt-queen_towerless = { $name }: zonder toren komt de koningin niet op bezoek.
doubt-queen_outbuilt = { $name }: de koningin blijft bij wie de meeste torens heeft, en iemand heeft er { $most }.
doubt-queen_nobody = Iemand heeft een toren gebouwd, dus moet de koningin ergens te gast zijn.
doubt-crosses = { $name }: bij de kruisjes van de dobbelstenen kunnen er hoogstens { $most } bij komen, maar hier zijn het er { $crosses }.
