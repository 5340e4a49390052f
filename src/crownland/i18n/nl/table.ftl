## De pagina
title-turn = • { $sentence } · Crownland

## Een nieuwe tafel
hurry = Naar mijn beurt
name-numbered = { $name } { $number }
your-name = Je naam
rename = Wijzigen
renamed = Gewijzigd
invited-by = { $name } nodigt je uit voor { $game }

## Wachten op spelers
start = Partij starten
invite = Uitnodigen
invite-text = Begint als alle plaatsen bezet zijn.
invite-watch = Toeschouwers uitnodigen
invite-here-only = Alleen op deze computer.
invite-link = Tafellink
copy = Kopiëren
copied = Gekopieerd
qr = QR-code
sit-down = Aanschuiven
seat-a-bot = Plaats vullen met
seat-bot = Bot erbij
get-up = Plaats verlaten
close-table = Tafel sluiten
close-table-sure = Voor iedereen sluiten
status-opening = Openen…
status-open = { $seats ->
    [0] Iedereen is er
    [one] Wachten op 1 speler
   *[other] Wachten op { $seats } spelers
}
missing-title = Tafel niet gevonden
missing-text = Link onvolledig of verlopen.
elsewhere-title = Open in een ander tabblad
elsewhere-text = Sluit het om hier te spelen.

## Wie wat moet doen
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: plaats { $domino } en kies daarna
       *[no] { $name }: plaats { $domino }
    }
   *[no] { $then ->
        [yes] Plaats domino { $domino } en kies daarna
       *[no] Plaats domino { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name }: { $domino } past nergens
   *[no] Domino { $domino } past nergens
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: kies een domino
        [again] { $name }: kies voor je andere koning
       *[no] { $name }: kies een domino
    }
   *[no] { $first ->
        [yes] Kies je eerste domino
        [again] Kies voor je andere koning
       *[no] Kies je volgende domino
    }
}
do-knights = { $shared ->
    [yes] { $name }: stuur ridders, of houd ze
   *[no] Stuur ridders, of houd ze
}
do-build = { $shared ->
    [yes] { $name }: bouw, of sla over
   *[no] Bouw, of sla over
}
do-burn = { $shared ->
    [yes] { $name }: koop de draak om, of sla over
   *[no] Koop de draak om, of sla over
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
    [yes] { $name }: draai een dobbelsteen, of sla over
   *[no] Draai een dobbelsteen, of sla over
}
do-castle = { $shared ->
    [yes] { $name }: gebruik of bewaar het kasteelkruisje
   *[no] Gebruik of bewaar je kasteelkruisje
}
do-draw = { $shared ->
    [yes] { $name }: teken je dobbelstenen
   *[no] Teken je dobbelstenen
}
do-name = { $shared ->
    [yes] { $name }: noem een wapenschild
   *[no] Noem een wapenschild
}
do-cross = { $shared ->
    [yes] { $name }: zet een kruisje
   *[no] Zet een kruisje
}
wait-place = { $name } plaatst { $domino }
wait-discard = { $name } kan { $domino } niet plaatsen
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
over-shared = { $names } delen de winst met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
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
    [me] Tijd van { $names } is om: je wint
    [lost] Je tijd is om: { $winners ->
        [one] { $winner } wint
       *[other] { $winner } winnen
    }
   *[other] Tijd van { $names } is om: { $winners ->
        [one] { $winner } wint
       *[other] { $winner } winnen
    }
}
over-aborted = Beëindigd door de organisator
over-agreed = In overleg beëindigd
over-expired = Beëindigd: niemand speelde verder
over-text = Gesloten voordat de partij begon.
between-title = { $who ->
    [me] Partij { $game } van { $games }: jij wint
    [shared] Partij { $game } van { $games }: { $names } delen de winst
   *[one] Partij { $game } van { $games } gaat naar { $names }
}

## De beurt
steps = Stappen
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
skips = Slaat over: { $steps }
end-turn = Beurt beëindigen
confirm-place = Plaatsen
confirm-discard = { $domino } verwijderen
confirm-claim = { $domino } kiezen
confirm-knights = { $number ->
    [one] Ridder sturen
   *[other] Beide ridders sturen
}
confirm-build = Bouwen
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
pass-burn = Niet omkopen
pass-turn = Niet draaien
pass-castle = Kruisje bewaren
pass-draw = Niets tekenen
hand-point = Wijs een vak aan (R: draaien, N: volgende plek).
ready-point = Klikken plaatst, R draait.
ready-tap = Tik nog eens om te draaien.
hand-tap = Tik op een vak, nog eens om te draaien.
discard-why = Hij gaat uit het spel.
pick-knights = 1 munt per vak van het domein.
pick-build = { $slot ->
    [yes] Kies een bouwplaats.
    [site] Op het gemarkeerde vak.
   *[no] Kies een betaalbaar gebouw.
}
pick-draw = Kies twee lege schilden.
pick-cross = Kies een wapenschild.
advice-claim = Lage nummers kiezen straks eerder.
advice-take = { $dice ->
    [one] Kies een dobbelsteen.
   *[other] { $chosen ->
        [0] Kies twee dobbelstenen.
       *[other] Kies de tweede dobbelsteen.
    }
}
advice-burn = Eén munt verbrandt één gebouw.
choose-arms = Joker wordt
castle-cross = + kruisje
why-asking = Past niet…
why-covered = Vak bezet.
why-tall = Te hoog: { $rows } rijen, maximaal { $most }.
why-wide = Te breed: { $columns } kolommen, maximaal { $most }.
why-apart = Moet je kasteel of { $unit ->
    [crosses] hetzelfde wapenschild
   *[crowns] hetzelfde landschap
} raken.
why-phase = Nu niets te plaatsen.
fits-turned = Past na draaien.
option-square = rij { $row } kolom { $column }
option-at = { $count ->
    [one] Vak: { $squares }.
   *[other] Vakken: { $squares }.
}
option-take = Nemen: { $faces }
option-draw = Tekenen: { $faces }
option-turn = Dobbelsteen draaien naar: { $faces }
option-castle = Kasteelkruisje bij: { $faces }
option-name = Noemen: { $faces }
option-build = Bouwen: { $building }
option-burn = Verbranden: { $building }

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
menu-match = Deze partij
menu-view = Weergave
resign = Opgeven
asked-mine-undo = Je wilt een zet terugnemen.
undo-loses = Teruggenomen: { $moves }
undo-loses-of = { $name } ({ $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
})
asked-mine-bot = Je wilt een bot voor { $name }.
asked-mine-end = Je wilt zonder winnaar stoppen.
asked-mine-rematch = Je wilt opnieuw spelen.
asked-waiting = Wachten op { $names }.
draft = Domino’s om te kiezen
draft-and-order = Domino’s en volgorde
line-older = Te plaatsen
line-newer = Te kiezen
line-none = Nog niets
line-last = Geen domino’s meer
offer-free = { $domino }, vrij
offer-claimed = { $who ->
    [me] { $domino }, door jou genomen
   *[other] { $domino }, genomen door { $name }
}
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
unseen = { $dominoes ->
    [0] Alle domino’s gezien
    [one] 1 domino ongezien
   *[other] { $dominoes } domino’s ongezien
}
unseen-note = { $dominoes ->
    [one] Eén blijft ongebruikt.
   *[other] { $dominoes } blijven ongebruikt.
}
terrain = Landschap
squares = Vakken
others = Koninkrijken en verloop
look-at = { $who ->
    [me] Jouw koninkrijk
   *[other] Koninkrijk van { $name }
}, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, toets { $key }
score-label = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
sum-games = { $points ->
    [one] 1 totaal
   *[other] { $points } totaal
}
away = afwezig
gone = weg
stand-in = bot speelt
flag = tijd om
resigned = opgegeven
log = Verloop
board-label = { $who ->
    [me] Jouw koninkrijk
   *[other] Koninkrijk van { $name }
}
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
hint-why-only = Je enige zet.
hint-why-points = Levert nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op ({ $win }% winst).
hint-why-grows = Je domein ({ $terrain }) groeit tot { $squares ->
    [one] { $squares } vak
   *[other] { $squares } vakken
} ({ $win }% winst).
hint-why-brings = Kan bij het plaatsen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren ({ $win }% winst).
hint-why-keeps = Zou { $name } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opleveren ({ $win }% winst).
hint-why-chance = Het beste in simulaties ({ $win }% winst).
commands = Commando’s
undo-ask = Om terugname vragen
ask-bot = Bot laten spelen voor { $name }
come-back = Ik ben er weer
meanwhile-watching = Je kijkt mee.
meanwhile-resigned = Je hebt opgegeven; een bot speelt verder.
meanwhile-replaced = Een bot speelt voor je.
meanwhile-gone = { $name } is nog niet terug.
meanwhile-left = { $name } is weggegaan.
meanwhile-between = De volgende partij wacht op { $name }.
resign-sure = Ja, opgeven
end-game = Stoppen zonder winnaar
end-game-sure = Ja, stoppen
end-game-ask = Ja, vragen
watchers = { $watchers ->
    [one] 1 toeschouwer
   *[other] { $watchers } toeschouwers
}
keys-help = Pijltjes: bewegen · R: draaien · N, Shift+N: opties · Enter: bevestigen · Esc: terug · U: terugnemen · S: scores · T: berichten · 1–8: koninkrijken · /: commando’s
check-deal = Schudden controleren
link-lost = Verbinding verbroken; opnieuw verbinden…
agree = Akkoord
refuse = Nee
event-claim = { $who ->
    [me] Je kiest { $domino }.
   *[other] { $name } kiest { $domino }.
}
event-place = { $who ->
    [me] Je plaatst { $domino }.
   *[other] { $name } plaatst { $domino }.
}
event-discard = { $who ->
    [me] Je verwijdert { $domino }.
   *[other] { $name } verwijdert { $domino }.
}
event-knights = { $number ->
    [one] { $who ->
        [me] Je stuurt een ridder.
       *[other] { $name } stuurt een ridder.
    }
   *[other] { $who ->
        [me] Je stuurt twee ridders.
       *[other] { $name } stuurt twee ridders.
    }
}
event-knights-none = { $who ->
    [me] Je houdt de ridders.
   *[other] { $name } houdt de ridders.
}
event-build = { $who ->
    [me] Je bouwt: { $building }.
   *[other] { $name } bouwt: { $building }.
}
event-build-none = { $who ->
    [me] Je bouwt niets.
   *[other] { $name } bouwt niets.
}
event-burn = { $who ->
    [me] Je verbrandt: { $building }.
   *[other] { $name } verbrandt: { $building }.
}
event-burn-none = { $who ->
    [me] Je koopt de draak niet om.
   *[other] { $name } koopt de draak niet om.
}
event-take = { $dice ->
    [one] { $who ->
        [me] Je neemt een dobbelsteen.
       *[other] { $name } neemt een dobbelsteen.
    }
   *[other] { $who ->
        [me] Je neemt twee dobbelstenen.
       *[other] { $name } neemt twee dobbelstenen.
    }
}
event-turn = { $who ->
    [me] Je draait een dobbelsteen.
   *[other] { $name } draait een dobbelsteen.
}
event-turn-none = { $who ->
    [me] Je draait geen dobbelsteen.
   *[other] { $name } draait geen dobbelsteen.
}
event-castle = { $who ->
    [me] Je gebruikt het kasteelkruisje.
   *[other] { $name } gebruikt het kasteelkruisje.
}
event-castle-none = { $who ->
    [me] Je bewaart het kasteelkruisje.
   *[other] { $name } bewaart het kasteelkruisje.
}
event-draw = { $who ->
    [me] Je tekent.
   *[other] { $name } tekent.
}
event-draw-none = { $who ->
    [me] Je tekent niets.
   *[other] { $name } tekent niets.
}
event-name = { $who ->
    [me] Je noemt een wapenschild.
   *[other] { $name } noemt een wapenschild.
}
event-cross = { $who ->
    [me] Je voegt een kruisje toe.
   *[other] { $name } voegt een kruisje toe.
}
note-undo = { $who ->
    [me] Je neemt een zet terug.
   *[other] { $name } neemt een zet terug.
}
note-declined = { $proposal ->
    [undo] { $who ->
        [me] Je wijst de terugname af.
       *[other] { $by } wijst de terugname af.
    }
    [bot] { $who ->
        [me] Je wilt geen bot.
       *[other] { $by } wil geen bot.
    }
    [end] { $who ->
        [me] Je speelt liever verder.
       *[other] { $by } speelt liever verder.
    }
   *[rematch] { $who ->
        [me] Je wilt niet opnieuw spelen.
       *[other] { $by } wil niet opnieuw spelen.
    }
}
note-stand_in = { $who ->
    [me] Een bot speelt voor je.
   *[other] Een bot speelt voor { $name }.
}
note-returned = { $who ->
    [me] Je bent terug.
   *[other] { $name } is terug.
}
note-resigned = { $who ->
    [me] Je geeft op.
   *[other] { $name } geeft op.
}
note-flag = { $who ->
    [me] Je tijd is om.
   *[other] Tijd om: { $name }.
}
note-left = { $who ->
    [me] Je gaat weg.
   *[other] { $name } gaat weg.
}
note-sat = { $who ->
    [me] Je schuift aan.
   *[other] { $name } schuift aan.
}
note-left_out = { $who ->
    [me] Je getal kwam na het schudden.
   *[other] Getal van { $name } kwam na het schudden.
}
note-renamed = Nieuwe naam: { $name }.
note-paced = { $who ->
    [me] Je verandert het tempo van de bots.
   *[other] { $name } verandert het tempo van de bots.
}
note-ended = { $who ->
    [me] Je beëindigt de partij.
   *[other] { $name } beëindigt de partij.
}

## Aan tafel gezegd
signals = Iets zeggen
signals-heard = Berichten: aan
signals-muted = Berichten: uit
signal-told = { $name }: { $phrase }
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
slot-dragon = draak hier
slot-empty = lege plek
slot-label = { $building }, prijs { $price }: { $gives }
supply-pile = { $tiles ->
    [one] nog 1 tegel
   *[other] nog { $tiles } tegels
}
supply-knights = { $knights ->
    [one] nog 1 ridder
   *[other] nog { $knights } ridders
}
supply-towers = { $towers ->
    [one] nog 1 toren
   *[other] nog { $towers } torens
}
dragon-home = Draak in zijn grot
dragon-out = Draak uitgevlogen
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
gives-tax-per_tower = belasting: +1 munt per toren
gives-tax-per_knight = belasting: +1 munt per ridder
gives-points-flat = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
gives-points-per_property = { $points ->
    [one] 1 punt per domein ({ $terrain })
   *[other] { $points } punten per domein ({ $terrain })
}
gives-points-per_tower = { $points ->
    [one] 1 punt per toren
   *[other] { $points } punten per toren
}
gives-points-per_knight = { $points ->
    [one] 1 punt per ridder
   *[other] { $points } punten per ridder
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
power-ask = Kies een kracht voor uitleg.
power-ignore_connection = Overal
power-ignore_connection-text = Teken op twee willekeurige lege schilden naast elkaar.
power-separate_dice = Apart
power-separate_dice-text = Teken de dobbelstenen apart, elk tegen het kasteel of een gelijk wapenschild.
power-pick_two_first = Twee tegelijk
power-pick_two_first-text = Neem twee dobbelstenen vóór je tegenstander.
power-turn_die = Dobbelsteen draaien
power-turn_die-text = Draai een dobbelsteen naar een zijde naar keuze.
power-three_points_per_domain = Drie extra
power-three_points_per_domain-text = Noem een wapenschild: +3 per domein.
power-add_cross = Kruisje
power-add_cross-text = Zet een kruisje op je kaart.
dice = Dobbelstenen
dice-taken = Alle dobbelstenen genomen.
face-label = { $crosses ->
    [0] { $arms }
    [one] { $arms } met 1 kruisje
   *[other] { $arms } met { $crosses } kruisjes
}
spell-book = Spreukenboek
power = Kracht
spell-label = { $name }: { $ticks } van { $boxes }, { $standing }
spell-open = open
spell-held = beschikbaar
spell-used = gebruikt
spell-struck = geblokkeerd
castle-bonus = Kasteelkruisje
castle-bonus-free = beschikbaar
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
breakdown = Punten
total = Totaal
total-games = { $games ->
    [3] Alle 3 partijen
   *[other] Tot nu toe
}
bonus-points = { $standing ->
    [possible] +{ $points } mogelijk
    [lost] verloren
   *[sure] +{ $points }
}
bonus-harmony = Harmonie
bonus-middle_kingdom = Middenrijk
bonus-coins = Munten
bonus-buildings = Gebouwen
bonus-named = Genoemd wapenschild
tie-0 = Gelijkspel; grootste domein: { $names }, { $value ->
    [one] 1 vak
   *[other] { $value } vakken
}.
tie-1 = Gelijkspel; meeste kronen: { $names }, { $value }.
tie-shared = Volledig gelijkspel: { $names }.
counting = Punten tellen…
skip = Overslaan
show-result = Resultaat tonen
next-game = Volgende partij
results = Resultaten
rematch = Opnieuw spelen
record = Verslag downloaden
look-back = Terugkijken
queen-counts = { $who ->
    [me] Koningin: +{ $points } voor jouw grootste domein ({ $terrain }).
   *[other] Koningin: +{ $points } voor het grootste domein ({ $terrain }) van { $names }.
}
share = Delen
more = Meer
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
command-unknown = Onbekend commando.
command-done = Gedaan: { $action }

## Wat de server weigert
error-match-not-started = Nog niet begonnen.
error-match-started = Al begonnen.
error-match-over = De partij is afgelopen.
error-match-not-over = Nog niet afgelopen.
error-table-seats-open = Nog plaatsen vrij.
error-table-host-only = Alleen voor de organisator.
error-seat-unknown = Die plaats bestaat niet.
error-seat-taken = Plaats bezet.
error-seat-colour = Kleur bezet.
error-seat-none-open = Alle plaatsen bezet.
error-seat-not-yours = Niet jouw plaats.
error-seat-final = Opgegeven of tijd om.
error-seat-not-gone = Nog niet lang genoeg afwezig.
error-token-missing = Je hebt hier geen plaats.
error-token-wrong = { error-token-missing }
error-token-weak = { error-request-invalid }
error-action-unreadable = Geen zet.
error-action-illegal = Dat mag niet van de regels.
error-action-not-your-turn = Je bent niet aan de beurt.
error-action-stale = De partij is al verder.
error-table-not-saved = Zet niet opgeslagen: browseropslag vol?
error-undo-nothing = Niets terug te nemen.
error-undo-between = Tussen partijen neem je niets terug.
error-proposal-none = Niets te beantwoorden.
error-proposal-pending = Er staat nog een verzoek open.
error-proposal-declined = Afgewezen. Vraag het na je volgende zet opnieuw.
error-puzzle-unknown = Puzzel niet gevonden.
error-record-unknown = Verslag niet gevonden.
error-record-invalid = Onleesbaar verslag.
error-record-closed = Deze server neemt geen verslagen aan.
error-limit-sockets = Te veel verbindingen.
