# Het spel in de terminal. Woorden die je typt, zijn in elke taal hetzelfde en worden niet vertaald: help, legal, show,
# hint, me, log, score, undo, resign, quit, draft, board, look, book, place, claim, knights, build, burn, take, draw, castle,
# turn, name, cross, any, apart. Ook de namen van vakken zoals f4 en van wapenschilden zoals dd blijven zo.

## De eerste vragen
terminal-welcome = Welkom bij Crownland. Druk op Enter voor wat er tussen [haken] staat.
terminal-which-game = Welk spel?
terminal-type-game = Typ een nummer of het begin van een naam [{ $usual }]
terminal-how-many = Hoeveel spelers: { $numbers }? [{ $usual }]
terminal-type-options = Typ nummers met komma’s ertussen [geen]
terminal-who-plays = Wie speelt er tegen je?
terminal-type-rival = Typ een nummer, het begin van een naam of een andere bot [{ $usual }]
terminal-your-name = Hoe heet je? [{ $usual }]
terminal-preparing = Het spel wordt klaargemaakt voor deze computer. Dat gebeurt maar één keer en kan een halve minuut duren.

## Wat je kunt typen
terminal-help-legal = alles tonen wat er kan (legal 2: de tweede pagina)
terminal-help-show = nummer 3 van de lijst op het bord bekijken voordat je beslist
terminal-help-hint = bekijken wat een sterke bot in jouw plaats zou doen, en waarom
terminal-help-me = de tafel opnieuw tonen, met al je opties
terminal-help-log = nog eens vertellen wat er sinds je beslissing is gebeurd
terminal-help-score = de punten van elk koninkrijk tonen, domein voor domein
terminal-help-undo = je laatste beslissing terugnemen, met alles wat erop volgde
terminal-help-resign = opgeven
terminal-help-quit = de partij verlaten
terminal-help-help = deze lijst tonen
terminal-help-place = je domino plaatsen als nummer 3 van de lijst (of kortweg 3)
terminal-help-place-squares = de eerste helft op f4 plaatsen en de tweede op g4
terminal-help-claim = je koning op domino 31 van de nieuwe rij zetten (of kortweg 31)
terminal-help-draft = beide rijen tonen, en wat nog niemand heeft gezien
terminal-help-knights = ridders sturen als nummer 3 van de lijst; knights e4: naar vak e4; Enter: ridders houden
terminal-help-build = de tegel van plek 3 bouwen waar hij het meest oplevert; build 3 e4: op e4; Enter: niets bouwen
terminal-help-burn = de draak met 1 munt omkopen om de tegel van plek 3 te verbranden; Enter: draak met rust laten
terminal-help-board = de gebouwen op het bouwersbord, de koningin en de draak uitleggen
terminal-help-look = koninkrijk 2 vergroten, met zijn gebouwen
terminal-help-take = dobbelsteen 2 nemen (of kortweg 2); 13 of take 1 3: dobbelstenen 1 en 3 nemen
terminal-help-draw = je dobbelstenen tekenen als nummer 3 van de lijst (of kortweg 3)
terminal-help-draw-squares = op deze twee vakken tekenen; past er meer dan één tekening, dan kies je welke
terminal-help-draw-arms = hetzelfde met de wapenschilden: d, l, dd, ll, f, c zoals in het boek
terminal-help-draw-power = tonen wat er met de kracht kan, zolang je die hebt
terminal-help-castle = het kasteelkruisje bij dobbelsteen 2 zetten, één keer per partij; Enter: bewaren
terminal-help-turn = dobbelsteen 2 naar die zijde draaien, zolang je de kracht hebt; Enter: bewaren
terminal-help-name = de krachten gebruiken die meteen werken
terminal-help-book = de krachten van het spreukenboek uitleggen

## Aan tafel
terminal-enter-for = Druk op Enter voor: { $choice }
terminal-enter = Enter: { $choice }.
terminal-more = { $count ->
    [one] Nog 1: legal.
   *[other] Nog { $count }: legal.
}
terminal-help = Hulp: help.
terminal-type-one-of = Typ een van deze nummers: { $numbers }.
terminal-page = Pagina { $page } van { $pages }.
terminal-which = Welke van deze? (me: terug naar alles)
terminal-log-none = Er is niets gebeurd sinds je beslissing.
terminal-queen-moves = De koningin gaat naar { $name }.
terminal-points = { $points }p
terminal-coins = { $coins }m
terminal-queen = koningin
terminal-largest = Grootste domein
terminal-resign = Deze partij opgeven? (j/N)
# Wat geldt als ja op de vraag hiervoor, met spaties ertussen.
terminal-yes = j ja
terminal-next-game = Druk op Enter voor de volgende partij.
terminal-save-record = Het verslag van deze partij bewaren? Typ een bestandsnaam, of Enter voor nee:
terminal-saved = De partij is bewaard in { $file }.
terminal-saved-unfinished = De onvoltooide partij is bewaard in { $file }.
terminal-left = Je hebt de partij verlaten.
terminal-stopped = Gestopt.

## Duel
terminal-shields = { $shields ->
    [one] Op de volste kaart is nog 1 schild vrij
   *[other] Op de volste kaart zijn nog { $shields } schilden vrij
}
terminal-take-one = Je tegenstander neemt twee van de andere, en jij krijgt de laatste. Tussen haakjes: de punten van je beste tekening met elke andere dobbelsteen.
terminal-take-two = Met 13 neem je dobbelstenen 1 en 3. Je tegenstander krijgt de laatste.
terminal-take-power = Of gebruik je kracht en neem er twee: met 13 neem je dobbelstenen 1 en 3.
terminal-with-die = { $gain } met { $die }
terminal-draw-nowhere = Ze passen nergens op je kaart.
terminal-draw-joker = Noem twee vakken om het wapenschild van de joker te kiezen.
terminal-turn-points = De punten gelden voor je beste tekening daarna.
terminal-castle-tick = De punten gelden voor je beste tekening daarna. Die dobbelsteen levert dan geen vinkje op.
terminal-wins-power = { $name } vult de rij ‘{ $arms }’ en wint de kracht ervan.
terminal-map-full = Volle kaart: { $names }.
terminal-no-drawing = Geen van beide spelers kon tekenen.

## Wat niet werd begrepen
terminal-expected-verb = Hier hoort nu { $verb }, maar je typte ‘{ $got }’.
terminal-expected-verb-number = Hier hoort { $verb } met een nummer, of help, maar je typte ‘{ $got }’.
terminal-expected-verb-enter = Hier hoort { $verb } met een nummer, of Enter om het zo te laten.
terminal-expected-verb-with = Hier hoort { $verb } met { $options }, maar je typte ‘{ $got }’.
terminal-expected-number = Hier hoort een getal van { $least } tot en met { $most }, maar je typte ‘{ $got }’.
terminal-expected-number-or-name = Hier hoort een getal van { $least } tot en met { $most } of een naam, maar je typte ‘{ $got }’.
terminal-expected-numbers = Hier horen getallen van 1 tot en met { $most }, maar je typte ‘{ $got }’.
terminal-expected-one-of = Hier hoort { $options }, maar je typte ‘{ $got }’.
terminal-expected-name = Hier hoort een naam van 1 tot { $most } leesbare tekens, maar je typte ‘{ $got }’.
terminal-expected-rivals = { $most ->
    [one] Hier hoort 1 tegenstander, maar het zijn er { $got }.
   *[other] Hier horen 1 tot { $most } tegenstanders, maar het zijn er { $got }.
}
terminal-expected-squares = Hier hoort een nummer of twee vakken zoals { $example }, maar je typte ‘{ $got }’.
terminal-expected-neighbours = Hier horen twee vakken naast elkaar, maar { $squares } liggen niet naast elkaar.
terminal-expected-knights = Hier horen ridders op { $squares }, niet meer dan je hebt, maar je typte ‘{ $got }’.
terminal-expected-slot = Hier hoort burn met het nummer van een plek, maar je typte ‘{ $got }’.
terminal-expected-site = Hier horen een plek en een bouwplaats, zoals 3 e4, maar je typte ‘{ $got }’.
terminal-expected-affordable = Hier hoort een plek met een gebouw dat je kunt betalen, maar je typte ‘{ $got }’.
terminal-expected-example = Hier hoort { $verb }, zoals { $example }, maar je typte ‘{ $got }’.
terminal-die-taken = Dobbelsteen { $die } is al genomen; kies een van die in het midden.
terminal-power-not-held = Je hebt de kracht { $word } niet.
terminal-power-needed = Hiervoor is een kracht nodig: voeg { $words } toe.
terminal-file-missing = Er is geen bestand of map met deze naam: { $file }
terminal-file-refused = { $file } kan niet worden gelezen of geschreven. Details (in het Engels): { $why }
terminal-details = { $sentence } Details (in het Engels): { $why }

## Herhalingen en scores
terminal-replay-keys = Enter volgende · b terug · f begin · e einde · getal Enter springen · s score · q stoppen
terminal-record-ends = Het verslag eindigt hier, nog vóór het einde van de partij.
terminal-this-kingdom = Dit koninkrijk
