## De pagina
title-turn = • { $sentence } · Crownland

## Een nieuwe tafel
hurry = Naar mijn beurt
name-numbered = { $name } { $number }
your-name = Je naam
my-name = Mijn naam
rename = Wijzigen
renamed = Gewijzigd
invited-by = { $name } nodigt je uit voor { $game }

## Wachten op spelers
start = Partij starten
invite = Iemand uitnodigen
invite-text = Stuur deze link, of laat de code scannen. De partij begint als alle plaatsen bezet zijn.
invite-watch = Iemand laten meekijken
invite-watch-text = Iedereen met deze link kan de partij volgen.
invite-here-only = Deze link werkt alleen op deze computer, want de server is niet bereikbaar vanuit het netwerk.
invite-link = Link naar deze tafel
copy = Kopiëren
copied = Gekopieerd
qr = De link als QR-code
sit-down = Aanschuiven
seat-a-bot = Vrije plaats vullen met
seat-bot = Bot erbij
get-up = Plaats verlaten
close-table = Tafel sluiten
close-table-sure = Ja, voor iedereen sluiten
status-opening = De tafel wordt geopend…
status-open = { $seats ->
    [0] Iedereen is er
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $seats } spelers
}
missing-title = Deze tafel bestaat niet
missing-text = Misschien is de link niet volledig, of is de tafel al afgeruimd.
elsewhere-title = Deze partij staat open in een ander tabblad
elsewhere-text = Speel daar verder, of sluit dat tabblad: dan gaat de partij hier verder.

## Wie wat moet doen
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: plaats domino { $domino } en kies dan de volgende
       *[no] { $name }: plaats domino { $domino }
    }
   *[no] { $then ->
        [yes] Plaats domino { $domino } en kies dan je volgende
       *[no] Plaats domino { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name }: domino { $domino } past nergens
   *[no] Domino { $domino } past nergens in je koninkrijk
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: kies een eerste domino
        [again] { $name }: kies een domino voor je andere koning
       *[no] { $name }: kies de volgende domino
    }
   *[no] { $first ->
        [yes] Kies je eerste domino
        [again] Kies een domino voor je andere koning
       *[no] Kies je volgende domino
    }
}
do-knights = { $shared ->
    [yes] { $name }: stuur ridders naar de nieuwe domino, of houd ze
   *[no] Stuur ridders naar je nieuwe domino, of houd ze
}
do-build = { $shared ->
    [yes] { $name }: bouw, of sla over
   *[no] Zet een gebouw neer, of sla dit over
}
do-burn = { $shared ->
    [yes] { $name }: koop de draak om, of sla over
   *[no] Koop de draak om, of sla dit over
}
do-take = { $dice ->
    [one] { $shared ->
        [yes] { $name }: neem één dobbelsteen
       *[no] Neem één dobbelsteen
    }
   *[other] { $shared ->
        [yes] { $name }: neem twee dobbelstenen
       *[no] Neem twee dobbelstenen
    }
}
do-turn = { $shared ->
    [yes] { $name }: draai een dobbelsteen, of laat het zo
   *[no] Draai een van je dobbelstenen, of laat het zo
}
do-castle = { $shared ->
    [yes] { $name }: zet het kasteelkruisje bij een dobbelsteen, of bewaar het
   *[no] Zet je kasteelkruisje bij een dobbelsteen, of bewaar het
}
do-draw = { $shared ->
    [yes] { $name }: teken de twee dobbelstenen op de kaart
   *[no] Teken je twee dobbelstenen op de kaart
}
do-name = { $shared ->
    [yes] { $name }: noem een wapenschild
   *[no] Noem een wapenschild: 3 punten extra per domein daarmee
}
do-cross = { $shared ->
    [yes] { $name }: zet een kruisje op de kaart
   *[no] Zet een kruisje bij een van je wapenschilden
}
wait-place = { $name } plaatst domino { $domino }
wait-discard = { $name } kan domino { $domino } niet plaatsen
wait-claim = { $name } kiest een domino
wait-knights = { $name } stuurt ridders
wait-build = { $name } bouwt
wait-burn = { $name } denkt na over de draak
wait-take = { $name } neemt dobbelstenen
wait-turn = { $name } mag een dobbelsteen draaien
wait-castle = { $name } mag een kruisje toevoegen
wait-draw = { $name } tekent
wait-name = { $name } noemt een wapenschild
wait-cross = { $name } voegt een kruisje toe
over-me = { $points ->
    [one] Je wint met één punt
   *[other] Je wint met { $points } punten
}{ over-left }{ over-late }
over-one = { $points ->
    [one] { $name } wint met één punt
   *[other] { $name } wint met { $points } punten
}{ over-left }{ over-late }
over-team = { $points ->
    [one] { $name } winnen met één punt
   *[other] { $name } winnen met { $points } punten
}{ over-left }{ over-late }
over-shared = { $points ->
    [one] { $names } delen met één punt de overwinning
   *[other] { $names } delen met { $points } punten de overwinning
}{ over-left }{ over-late }
over-left = { $quit ->
    [none] { "" }
    [me] ; je hebt opgegeven
   *[other] ; opgegeven: { $quitters }
}
over-late = { $timed ->
    [none] { "" }
    [me] ; jouw tijd was om
   *[other] ; tijd om: { $late }
}
over-resigned = { $who ->
    [me] Je wint door opgave van { $names }
    [lost] Je hebt opgegeven: { $winners ->
        [one] { $winner } wint
       *[other] { $winner } winnen
    }
   *[other] { $winners ->
        [one] { $winner } wint
       *[other] { $winner } winnen
    } door opgave van { $names }
}
over-flag = { $who ->
    [me] De tijd van { $names } is om: je wint
    [lost] Je tijd is om: { $winners ->
        [one] { $winner } wint
       *[other] { $winner } winnen
    }
   *[other] De tijd van { $names } is om: { $winners ->
        [one] { $winner } wint
       *[other] { $winner } winnen
    }
}
over-aborted = De organisator heeft de partij beëindigd
over-agreed = De partij is in overleg beëindigd: niemand wint
over-expired = De partij is beëindigd omdat niemand meer speelde
over-text = Deze tafel is gesloten voordat de partij begon.
between-title = { $who ->
    [me] Partij { $game } van { $games }: jij wint
    [shared] Partij { $game } van { $games }: { $names } delen de overwinning
   *[one] Partij { $game } van { $games } gaat naar { $names }
}

## De beurt
steps = Stappen van deze beurt
step-place = { $domino ->
    [0] Plaatsen
   *[other] { $domino } plaatsen
}
step-claim = Kiezen
step-knights = Ridders
step-build = Bouwen
step-burn = Draak
step-take = Nemen
step-turn = Draaien
step-castle = Kasteel
step-draw = Tekenen
step-name = Noemen
step-cross = Kruisje
gain = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] ±0
}
coins-gain = { $sign ->
    [plus] { $coins ->
        [one] +1 munt
       *[other] +{ $coins } munten
    }
    [minus] { $coins ->
        [one] −1 munt
       *[other] −{ $coins } munten
    }
   *[none] geen munten
}
rotate = Draaien
undo = Terugnemen
confirm-none = Plaatsen
confirm-place = Plaatsen
confirm-discard = { $domino } verwijderen
confirm-claim = { $domino } kiezen
confirm-knights = { $number ->
    [one] Ridder sturen
   *[other] Beide ridders sturen
}
confirm-build = Hier bouwen
confirm-burn = Verbranden
confirm-take = { $dice ->
    [one] Dobbelsteen nemen
   *[other] Dobbelstenen nemen
}
confirm-turn = Draaien
confirm-castle = Kruisje zetten
confirm-draw = Tekenen
confirm-name = Noemen
confirm-cross = Kruisje zetten
pass-knights = Ridders houden
pass-build = Niets bouwen
pass-burn = Draak met rust laten
pass-turn = Niet draaien
pass-castle = Voor later bewaren
pass-draw = Niets tekenen
hand-point = Wijs een vak aan. R draait, N toont de volgende plek.
ready-point = Klik of druk op Enter om te plaatsen, op R om te draaien.
ready-tap = Tik er nog eens op om te draaien.
hand-tap = Tik op een vak; tik nog eens om te draaien.
discard-why = Hij past nergens in je koninkrijk en gaat dus uit het spel.
pick-knights = Elke ridder levert een munt op voor elk vak van zijn domein.
pick-build = { $slot ->
    [yes] Kies nu een bouwplaats in je stad.
    [site] Het komt op het gemarkeerde vak.
   *[no] Kies een gebouw dat je kunt betalen.
}
pick-draw = Kies twee lege schilden.
pick-cross = Kies een wapenschild.
advice-claim = Kies een domino. Met een laag nummer kies je de volgende keer vroeg.
advice-take = { $dice ->
    [one] Kies een van de dobbelstenen.
   *[other] { $chosen ->
        [0] Kies twee van de dobbelstenen.
       *[other] Kies nu de tweede dobbelsteen.
    }
}
advice-burn = Voor één munt verbrandt de draak een gebouw uit het aanbod.
choose-arms = Wat de joker wordt
castle-cross = + kruisje
why-asking = Dit past niet…
why-covered = Dit vak is bezet.
why-tall = Je koninkrijk zou { $rows } rijen hoog worden; het maximum is { $most }.
why-wide = Je koninkrijk zou { $columns } kolommen breed worden; het maximum is { $most }.
why-apart = Hij moet je kasteel of { $unit ->
    [crosses] hetzelfde wapenschild
   *[crowns] hetzelfde landschap
} raken.
why-phase = Je kunt nu niets plaatsen.
fits-turned = Gedraaid past hij hier.
ghost-place = Domino { $domino } op { $place }: { $gain }

## De tafel
order = Spelvolgorde
round = Ronde { $round } van { $rounds }
game-of = Partij { $game } van { $games }
crowns = Kronen
terrain-wheat = koren
terrain-grassland = grasland
terrain-forest = bos
terrain-lake = meer
terrain-swamp = moeras
terrain-mine = berg
terrain-town = stad
terrain-dot = stip
terrain-line = streep
terrain-double_dot = twee stippen
terrain-double_line = twee strepen
terrain-filled = gevuld
terrain-checked = geblokt
terrain-wild = joker
menu = Menu
resign = Opgeven
asked-mine-undo = Je hebt gevraagd om een zet terug te nemen.
asked-mine-bot = Je hebt gevraagd om een bot te laten spelen voor { $name }.
asked-mine-end = Je hebt gevraagd om de partij zonder winnaar te beëindigen.
asked-mine-rematch = Je hebt gevraagd om opnieuw te spelen.
asked-waiting = Wachten op { $names }.
draft = Domino’s om te kiezen
draft-and-order = Domino’s en spelvolgorde
line-older = Te plaatsen
line-newer = Te kiezen
line-none = Nog niets
line-last = Geen domino’s meer
offer-free = { $domino }, vrij
offer-claimed = { $domino }, genomen door { $name }
offer-choose = Kiezen: { $domino }
domino-label = Domino { $number }: { $first }{ $crowns ->
    [0] {""}
    [one] {" "}met 1 kroon
   *[other] {" "}met { $crowns } kronen
}, { $second }{ $more ->
    [0] {""}
    [one] {" "}met 1 kroon
   *[other] {" "}met { $more } kronen
}
order-now = Deze ronde
order-next = Volgende ronde
order-free = nog open
round-open-end = Ronde { $round }
unseen = { $dominoes ->
    [0] Alle domino’s zijn gezien
    [one] 1 domino nog niet gezien
   *[other] { $dominoes } domino’s nog niet gezien
}
unseen-note = { $dominoes ->
    [one] Eén daarvan komt in deze partij niet voor.
   *[other] { $dominoes } daarvan komen in deze partij niet voor.
}
terrain = Landschap
squares = Vakken
others = Koninkrijken en verloop
look-at = Koninkrijk van { $name } tonen, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, toets { $key }
score-label = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
sum-games = { $points ->
    [one] in totaal 1
   *[other] in totaal { $points }
}
you = jij
away = afwezig
gone = weg
stand-in = een bot speelt
flag = tijd om
resigned = opgegeven
log = Verloop
last-turns = Laatste beurten
last-turn-of = Laatste beurt van { $name } tonen
board-label = Koninkrijk van { $name }
square-castle = rij { $row } kolom { $column }, kasteel
square-empty = rij { $row } kolom { $column }, leeg
square-open = rij { $row } kolom { $column }, leeg, mogelijk
square-land = rij { $row } kolom { $column }, { $terrain }, { $unit ->
    [crosses] { $crowns ->
        [0] geen kruisje
        [one] 1 kruisje
       *[other] { $crowns } kruisjes
    }
   *[crowns] { $crowns ->
        [0] geen kroon
        [one] 1 kroon
       *[other] { $crowns } kronen
    }
}, domein van { $squares ->
    [one] 1 vak
   *[other] { $squares } vakken
} { $unit ->
    [crosses] { $sum ->
        [0] zonder kruisjes
        [one] met 1 kruisje
       *[other] met { $sum } kruisjes
    }
   *[crowns] { $sum ->
        [0] zonder kronen
        [one] met 1 kroon
       *[other] met { $sum } kronen
    }
}
square-knight = een ridder
estate-label = { $terrain }: { $squares } × { $crowns } = { $points }
scores = Scores
hint = Hint
coach-on = Coach: aan
coach-off = Coach: uit
hint-thinking = Even nadenken…
hint-told = Hint: { $action }. { $why }
hint-why-only = Iets anders kan niet.
hint-why-points = Dat levert nu { $points ->
    [one] één punt
   *[other] { $points } punten
} op. Zo win je { $win }% van de proefpartijen.
hint-why-grows = Je domein ({ $terrain }) groeit tot { $squares ->
    [one] 1 vak
   *[other] { $squares } vakken
}. Zo win je { $win }% van de proefpartijen.
hint-why-brings = Dat kan je bij het plaatsen { $points ->
    [one] één punt
   *[other] { $points } punten
} opleveren. Zo win je { $win }% van de proefpartijen.
hint-why-keeps = { $name } zou er { $points ->
    [one] één punt
   *[other] { $points } punten
} mee behalen. Zo win je { $win }% van de proefpartijen.
hint-why-chance = Dit doet het het best in proefpartijen: je wint er { $win }% van.
commands = Commando’s typen
undo-ask = Mijn laatste zet terugnemen
ask-bot = Bot laten spelen voor { $name }
come-back = Weer zelf spelen
meanwhile-watching = Je kijkt mee met deze partij.
meanwhile-resigned = Je hebt opgegeven. Een bot speelt voor je verder tot de anderen klaar zijn.
meanwhile-replaced = Een bot speelt voor je.
meanwhile-gone = { $name } is al een tijdje weg.
meanwhile-left = { $name } heeft de tafel verlaten.
meanwhile-between = De volgende partij begint als iedereen klaar is. Nog bezig met het resultaat: { $name }
resign-sure = Ja, deze partij opgeven
end-game = Zonder winnaar beëindigen
end-game-sure = Ja, partij beëindigen
end-game-ask = Ja, de anderen vragen
watchers = { $watchers ->
    [one] Er kijkt één persoon mee.
   *[other] Er kijken { $watchers } mensen mee.
}
keys-help = Toetsen: pijltjes gaan van vak naar vak, R draait, N en Shift+N lopen alle opties langs, Enter bevestigt, Esc gaat terug, U neemt terug, S toont de scores, T zegt iets, 1–8 vergroten een koninkrijk, / opent de commandoregel.
check-deal = Trekking controleren
link-lost = Verbinding verbroken; opnieuw verbinden…
agree = Akkoord
refuse = Nee
event-claim = { $name } kiest { $domino }.
event-place = { $name } plaatst { $domino }.
event-discard = { $name } verwijdert { $domino }.
event-knights = { $number ->
    [one] { $name } stuurt een ridder.
   *[other] { $name } stuurt twee ridders.
}
event-knights-none = { $name } houdt de ridders.
event-build = { $name } bouwt: { $building }.
event-build-none = { $name } bouwt niets.
event-burn = De draak verbrandt voor { $name }: { $building }.
event-burn-none = { $name } laat de draak met rust.
event-take = { $dice ->
    [one] { $name } neemt een dobbelsteen.
   *[other] { $name } neemt twee dobbelstenen.
}
event-turn = { $name } draait een dobbelsteen.
event-turn-none = { $name } draait geen dobbelsteen.
event-castle = { $name } gebruikt het kasteelkruisje.
event-castle-none = { $name } bewaart het kasteelkruisje.
event-draw = { $name } tekent op de kaart.
event-draw-none = { $name } tekent niets.
event-name = { $name } noemt een wapenschild.
event-cross = { $name } voegt een kruisje toe.
note-undo = { $name } neemt een zet terug.
note-declined = { $proposal ->
    [undo] { $by } wil liever niet dat die zet wordt teruggenomen.
    [bot] { $by } wil liever niet dat er een bot speelt.
    [end] { $by } speelt liever verder.
   *[rematch] { $by } wil niet opnieuw spelen.
}
note-stand_in = Een bot speelt voor { $name }.
note-returned = { $name } is terug.
note-resigned = { $name } geeft op.
note-flag = De tijd van { $name } is om.
note-left = { $name } verlaat de tafel.
note-sat = { $name } schuift aan.
note-left_out = Het getal van { $name } kwam te laat voor het schudden.
note-renamed = Een speler heet nu { $name }.
note-paced = { $name } verandert het tempo van de bots.
note-ended = { $name } beëindigt de partij.

## Aan tafel gezegd
signals = Iets zeggen
signals-heard = Wat anderen zeggen: aan
signals-muted = Wat anderen zeggen: uit
signal-told = { $name } zegt: { $phrase }
signal-hello = Hallo!
signal-good_luck = Succes!
signal-nice = Mooie zet!
signal-oops = Oeps!
signal-one_moment = Een ogenblikje
signal-thanks = Bedankt!
signal-good_game = Goed gespeeld!

## Queendomino
court-coins = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
court-knights = { $knights ->
    [one] 1 ridder in voorraad
   *[other] { $knights } ridders in voorraad
}
court-towers = { $towers ->
    [one] 1 toren
   *[other] { $towers } torens
}
court-queen = heeft de koningin te gast
builders = Bouwersbord
slot-dragon = hier zit de draak
slot-empty = lege plek
slot-label = { $building }, prijs { $price }: { $gives }
supply-pile = { $tiles ->
    [one] 1 tegel in de stapel
   *[other] { $tiles } tegels in de stapel
}
supply-knights = { $knights ->
    [one] nog 1 ridder
   *[other] nog { $knights } ridders
}
supply-towers = { $towers ->
    [one] nog 1 toren
   *[other] nog { $towers } torens
}
dragon-home = De draak is in zijn grot.
dragon-out = De draak is uitgevlogen.
gives-towers = { $towers ->
    [one] 1 toren
   *[other] { $towers } torens
}
gives-knights = { $knights ->
    [one] 1 ridder
   *[other] { $knights } ridders
}
gives-crowns = { $crowns ->
    [one] 1 kroon
   *[other] { $crowns } kronen
}
gives-tax-per_tower = bij het innen van belasting een extra munt per toren
gives-tax-per_knight = bij het innen van belasting een extra munt per ridder
gives-points-flat = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
gives-points-per_property = { $points ->
    [one] 1 punt voor elk domein ({ $terrain })
   *[other] { $points } punten voor elk domein ({ $terrain })
}
gives-points-per_tower = { $points ->
    [one] 1 punt voor elke toren
   *[other] { $points } punten voor elke toren
}
gives-points-per_knight = { $points ->
    [one] 1 punt voor elke ridder
   *[other] { $points } punten voor elke ridder
}
building-bakery = Bakkerij
building-sawmill = Zagerij
building-fishmonger = Viswinkel
building-weaving_shop = Weverij
building-magic_school = Toverschool
building-foundry = Gieterij
building-church = Kerk
building-safe_towers = Schatkist van de torens
building-safe_knights = Schatkist van de ridders
building-small_tavern = Kleine herberg
building-big_tavern = Grote herberg
building-guardtower = Wachttoren
building-fortified_castle = Versterkt kasteel
building-travelling_castle = Reizend kasteel
building-training_camp = Trainingskamp
building-statue = Standbeeld
building-queens_tower = Toren van de koningin

## Duel
power-ask = Wijs een kracht aan of tik erop om te lezen wat die doet.
power-ignore_connection = Overal
power-ignore_connection-text = Teken de domino op twee lege schilden naast elkaar, wat ze ook raken.
power-separate_dice = Apart
power-separate_dice-text = Teken de twee dobbelstenen los van elkaar; elk moet het kasteel of een gelijk wapenschild raken.
power-pick_two_first = Twee tegelijk
power-pick_two_first-text = Neem allebei je dobbelstenen voordat je tegenstander kiest.
power-turn_die = Dobbelsteen draaien
power-turn_die-text = Draai een van je dobbelstenen naar een zijde naar keuze.
power-three_points_per_domain = Drie extra
power-three_points_per_domain-text = Noem een wapenschild; elk van je domeinen daarmee levert 3 punten extra op.
power-add_cross = Kruisje
power-add_cross-text = Voeg een kruisje toe aan een wapenschild dat je hebt getekend.
dice = Dobbelstenen
dice-taken = Alle dobbelstenen zijn genomen.
face-label = { $crosses ->
    [0] { $arms }
    [one] { $arms } met 1 kruisje
   *[other] { $arms } met { $crosses } kruisjes
}
spell-book = Spreukenboek
power = Kracht
spell-label = { $name }: { $ticks } van { $boxes }, { $standing }
spell-open = open
spell-held = kracht beschikbaar
spell-used = kracht gebruikt
spell-struck = geblokkeerd
castle-bonus = Kasteelkruisje
castle-bonus-free = klaar
castle-bonus-used = gebruikt
named = Genoemd

## Het einde
game-number = Partij { $game }
review = Analyse
place = { $rank ->
    [1] Eerste plaats:
    [2] Tweede plaats:
    [3] Derde plaats:
   *[other] Plaats { $rank }:
}
breakdown = Punten in detail
total = Totaal
total-games = { $games ->
    [3] Alle 3 partijen
   *[other] Tot nu toe
}
standing-possible = nog mogelijk
standing-sure = zeker
standing-lost = verloren
bonus-harmony = Harmonie
bonus-middle_kingdom = Middenrijk
bonus-coins = Munten
bonus-buildings = Gebouwen
bonus-named = Genoemd wapenschild
tie-0 = Gelijk in punten: de overwinning gaat naar { $names } met het grootste domein ({ $value ->
    [one] 1 vak
   *[other] { $value } vakken
}).
tie-1 = Gelijk in punten en grootste domein: de overwinning gaat naar { $names } met de meeste kronen ({ $value }).
tie-shared = Volledig gelijkspel: { $names } delen de overwinning.
skip = Overslaan
show-result = Resultaat tonen
next-game = Volgende partij
results = Resultaten tot nu toe
rematch = Opnieuw spelen
rematch-go = Naar de volgende partij
record = Verslag downloaden
look-back = Terugkijken
queen-counts = { $points ->
    [one] De koningin is te gast bij { $names }: haar kroon op het grootste domein ({ $terrain }) levert één extra punt op.
   *[other] De koningin is te gast bij { $names }: haar kroon op het grootste domein ({ $terrain }) levert { $points } extra punten op.
}
share-picture = Afbeelding delen
share-link = Link kopiëren

## Commando’s
command-label = Commando
command-hint = draft · me · legal · place 3 · claim 31 · do 2 · score · undo
command-run = Uitvoeren
command-answers = Antwoorden
command-nothing = Niets te melden.
command-option = { $number }: { $action } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
})
command-score = { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
command-unknown = Onbekend commando. Probeer draft, me, legal, place 3, claim 31, do 2, score of undo.
command-done = Gedaan: { $action }

## Wat de server weigert
error-match-not-started = De partij is nog niet begonnen.
error-match-started = De partij is al begonnen.
error-match-over = De partij is afgelopen.
error-match-not-over = De partij is nog niet afgelopen.
error-table-seats-open = Er zijn nog plaatsen vrij.
error-table-host-only = Alleen de organisator kan dit doen.
error-seat-unknown = Die plaats is er niet aan deze tafel.
error-seat-taken = Die plaats is bezet.
error-seat-colour = Iemand anders heeft deze kleur.
error-seat-none-open = Alle plaatsen zijn bezet.
error-seat-not-yours = Dat is niet jouw plaats.
error-seat-final = Op deze plaats is opgegeven of was de tijd om; dat is niet meer terug te draaien.
error-seat-not-gone = Die speler is er nog, of is nog maar net weg.
error-token-missing = Je hebt geen plaats aan deze tafel.
error-token-wrong = Je hebt geen plaats aan deze tafel.
error-token-weak = De server begreep dit niet. Laad de pagina opnieuw.
error-action-unreadable = Dat is geen zet.
error-action-illegal = De spelregels staan dit niet toe.
error-action-not-your-turn = Je bent niet aan de beurt.
error-action-stale = De partij is al verder; kijk nog eens.
error-table-not-saved = Deze browser kon de zet niet opslaan. Misschien is zijn opslag vol.
error-undo-nothing = Er is niets om terug te nemen.
error-undo-between = Deze partij is afgelopen en staat vast. Tussen twee partijen wordt niets teruggenomen.
error-proposal-none = Er is niets om op te antwoorden.
error-proposal-pending = Een ander verzoek wacht nog op antwoord.
error-proposal-declined = Het antwoord was nee. Na je volgende zet kun je het weer vragen.
error-puzzle-unknown = Deze puzzel bestaat niet.
error-record-unknown = Dit verslag bestaat niet.
error-record-invalid = Dit verslag is niet te lezen.
error-record-closed = Deze server neemt geen verslagen aan.
error-limit-sockets = Te veel verbindingen vanaf hier.
