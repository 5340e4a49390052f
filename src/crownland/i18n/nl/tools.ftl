## Voor een echte tafel
tools-title = Voor een echte tafel
tools-intro = Spelen jullie met je eigen doos? Hier vind je trekkingen, een beurtklok en printbladen.
tools-draft = Domino’s trekken
tools-draft-text = Trekt de rijen als de achterkanten van je domino’s te herkenbaar zijn geworden, en gooit de dobbelstenen van Duel.
tools-clock = Beurtklok
tools-clock-text = Voor twee tot acht spelers, met tijd per partij of per beurt. Eén tik geeft de beurt door.
tools-print = Om af te drukken
tools-print-text = Scoreblokken, kaartbladen, spreukenboeken, domino’s, gebouwtegels en dobbelstenen, door onszelf getekend.
tools-offline = Deze pagina’s hebben geen verbinding nodig als je Crownland al eens in deze browser hebt geopend.
tools-insecure = Via gewoon http kan de browser deze pagina niet installeren en niet zonder verbinding openen. Via https, of op de computer van de server, kan dat wel.
tools-install = Als app installeren
tools-name-of = Naam van speler { $number }

## Domino’s trekken
draft-intro = De domino’s hebben nummers op de achterkant. Schud ze daarom hier en zoek de nummers op die verschijnen.
draft-find = Leg de domino’s met deze nummers neer, het laagste bovenaan.
draft-lines = { $boxes ->
    [one] { $lines } rijen van { $dominoes } domino’s.
   *[other] { $lines } rijen van { $dominoes } domino’s, om en om uit de twee dozen.
}
draft-dice = Vier dobbelstenen per ronde.
draft-note-kings = Noteren wie wat kiest
draft-note-dice = Noteren wie welke dobbelsteen neemt
draft-note-text = Dan zien jullie ook wie er aan de beurt is.
draft-shuffle = Schudden en de eerste rij trekken
draft-roll = Dobbelstenen gooien
draft-roll-again = Opnieuw gooien
draft-next = Rij { $line } trekken
draft-line = Rij { $line }
draft-line-of = Rij { $line } van { $lines }
draft-nothing = Nog niets getrokken
draft-takes = { $name } neemt een dobbelsteen
draft-over = Dat was de laatste rij
draft-earlier = Eerdere rijen
draft-end = Opnieuw beginnen
draft-end-sure = Ja, deze partij vergeten
draft-take-die = Nemen: { $die }
draft-die-of = { $die }, genomen door { $name }

## Beurtklok
clock-intro = Leg de klok midden op tafel: wie klaar is met een beurt, tikt op het eigen vlak. Verandert de volgorde, tik dan op het vlak van wie nu aan de beurt is.
clock-per-game = Voor de hele partij
clock-per-turn = Voor elke beurt
clock-seconds = Seconden per beurt
clock-facing = Naar beide kanten van de tafel richten
clock-facing-text = De vlakken aan de overkant staan omgekeerd.
clock-vibrate = Trillen
clock-set = Klok instellen
clock-begin = Tik op het vlak van wie begint
clock-turn = { $name } is aan de beurt
clock-paused = De klok staat stil
clock-late = De tijd van { $name } is om
clock-up = de tijd is om
clock-turns = { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
clock-start = Starten
clock-pause = Pauze
clock-go-on = Verdergaan
clock-end = Nieuwe klok
clock-end-sure = Ja, wissen
sounds-on = Geluid: aan
sounds-off = Geluid: uit
clock-keys = De spatiebalk geeft de beurt door, 1–8 geven hem aan een speler, P pauzeert, U neemt terug.

## Om af te drukken
print-intro = Kies wat je nodig hebt. Alles is door ons getekend; een vak van een domino meet 40 mm.
print-dominoes = Domino’s
print-tiles = Gebouwtegels
print-castles = Kastelen en koningen
print-pad = Scoreblok
print-sheets = Kaartbladen
print-book = Spreukenboek
print-dice = Dobbelstenen om te vouwen
print-pages = { $pages ->
    [one] 1 pagina
   *[other] { $pages } pagina’s
}
print-paper = Papier
paper-a4 = A4
paper-letter = Letter
print-backs = Met achterkanten, om dubbelzijdig af te drukken
print-go = { $pages ->
    [0] Afdrukken
    [one] 1 pagina afdrukken
   *[other] { $pages } pagina’s afdrukken
}
print-how = Druk af op 100% (‘ware grootte’) en draai dubbelzijdige pagina’s over de lange kant. Op bladen om uit te knippen staat onderaan een lijn waaraan je ziet of de maat klopt.
print-preview = Voorbeeld
print-measure = Deze lijn is 50 mm lang.
print-back = { $title } (achterkant)
print-dominoes-of = { $game }: domino’s { $first }–{ $last }
print-tiles-of = { $game }: gebouwtegels
print-dice-of = { $game }: dobbelstenen
print-sheets-of = { $game }: kaartbladen
print-book-of = { $game }: spreukenboek
print-pad-of = { $game }: scoreblok
print-reconstructed = sommige waarden zijn gereconstrueerd
print-glue = knip langs de lijnen, vouw langs de stippellijnen, lijm de plakranden vast
print-fold = vouw langs de stippellijnen
print-castle-bonus = Kasteelkruisje: vink dit vakje af als je het gebruikt, één keer per partij.
print-at-once = meteen
print-per-three = 3 munten: 1
print-queen = De koningin telt als een extra kroon op het grootste domein van wie haar te gast heeft.
