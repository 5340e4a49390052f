# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, tried, or is obvious. Whose land it is about may be anybody's.

because = Warum
because-arms = { $name }
because-only = Der einzige Zug.
because-played = Gespielt
because-tried = Versucht
because-obvious = Verlockend
because-better = Besser
because-sum = Jeder Grund zählt für sich; die Summe kann abweichen.
answer-show = Lösung zeigen

## What can be seen at once
because-points = Bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
because-points-more = Bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} statt { $other }.
because-less-now = Bringt jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} statt { $other }, lohnt sich aber später.
because-grows = Das Gebiet ({ $terrain }) hat jetzt { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
}{ $unit ->
    [crosses] { $crowns ->
        [0] , aber noch kein Kreuz
        [one] {" "}und { $crowns } Kreuz
       *[other] {" "}und { $crowns } Kreuze
    }
   *[crowns] { $crowns ->
        [0] , aber noch keine Krone
        [one] {" "}und { $crowns } Krone
       *[other] {" "}und { $crowns } Kronen
    }
}.
because-fits = Dominostein { $domino } passt hier nirgends.
because-brings = Dominostein { $domino } kann { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bringen.
because-brings-more = Dominostein { $domino } kann { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen, der andere { $other }.
because-keeps = Brächte { $name } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

## Land
because-joins = Gebiet ({ $terrain }): { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} mit { $unit ->
    [crosses] { $crowns ->
        [one] { $crowns } Kreuz
       *[other] { $crowns } Kreuzen
    }
   *[crowns] { $crowns ->
        [one] { $crowns } Krone
       *[other] { $crowns } Kronen
    }
} statt { $squares_other } mit { $crowns_other }, etwa +{ $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-larger = Gebiet ({ $terrain }): { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} statt { $squares_other }, { $unit ->
    [crosses] Kreuze noch möglich
   *[crowns] Kronen noch möglich
}, etwa +{ $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-open = Gebiet ({ $terrain }): { $free ->
    [one] { $free } freies Feld
   *[other] { $free } freie Felder
} zum Wachsen statt { $free_other }, etwa +{ $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-castle-side = { $sides ->
    [one] Eine Seite des Schlosses bleibt
   *[other] { $sides } Seiten des Schlosses bleiben
} frei statt { $sides_other }; dort passt alles.
because-reach = Kompaktes Königreich: { $free } erreichbare Felder ringsum statt { $free_other }.
because-follows = Dann bringt der gewählte Dominostein { $domino } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} statt { $other }.
because-offers = Dann kann der ausliegende Dominostein { $domino } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen statt { $other }.
because-hole = { $than ->
    [played] Der gespielte Zug
    [tried] Dein Versuch
   *[obvious] Die naheliegende Stelle
} hinterlässt { $squares ->
    [one] ein Feld, das kein Dominostein füllt
   *[other] { $squares } Felder, die kein Dominostein füllt
}.
because-shut-in = { $than ->
    [played] Der gespielte Zug
    [tried] Dein Versuch
   *[obvious] Die naheliegende Stelle
} schließt das Gebiet ({ $terrain }) ein: { $squares ->
    [one] Sein Feld wächst
   *[other] Seine { $squares } Felder wachsen
} nicht mehr.
because-link = Ein Feld kann zwei Gebiete ({ $terrain }) noch verbinden: { $squares } und { $squares_other } Felder.
because-alone = { $than ->
    [played] Der gespielte Zug
    [tried] Dein Versuch
   *[obvious] Die naheliegende Stelle
} hinterlässt { $squares ->
    [one] ein einzelnes leeres Feld
   *[other] { $squares } einzelne leere Felder
}.
because-open-arms = Neben { $kinds } Wappen bleibt ein Feld frei statt nur neben { $kinds_other }.
because-room = Platz für { $room ->
    [one] { $room } weiteren Dominostein
   *[other] { $room } weitere Dominosteine
} statt { $room_other }: Weniger wird abgeworfen.
because-too-small = { $than ->
    [played] Der gespielte Zug
    [tried] Dein Versuch
   *[obvious] Die naheliegende Stelle
} lässt höchstens Platz für { $room } von { $left } weiteren Dominosteinen.
because-kinds = { $kinds ->
    [one] { $kinds } Landschaft bleibt
   *[other] { $kinds } Landschaften bleiben
} offen statt { $kinds_other }: Mehr Dominosteine passen.
because-feeds = { $crowns ->
    [0] Vergrößert das Gebiet ({ $terrain })
    [one] Die Krone gehört ins Gebiet ({ $terrain })
   *[other] Die { $crowns } Kronen gehören ins Gebiet ({ $terrain })
}: etwa +{ $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-feeds-new = { $crowns ->
    [one] Bringt eine neue Landschaft ({ $terrain }) mit Krone
   *[other] Bringt eine neue Landschaft ({ $terrain }) mit { $crowns } Kronen
}: etwa +{ $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-matches = Passt zum gewählten Dominostein { $domino } ({ $terrain }): etwa +{ $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-last-crowns = Rar: { $left ->
    [0] keine weiteren Kronen ({ $terrain })
    [one] nur noch { $left } Krone ({ $terrain })
   *[other] nur noch { $left } Kronen ({ $terrain })
}.
because-feeds-die = { $crosses ->
    [0] Der Würfel „{ $arms }“ vergrößert das Gebiet ({ $terrain })
    [one] Das Kreuz auf „{ $arms }“ gehört ins Gebiet ({ $terrain })
   *[other] Die { $crosses } Kreuze auf „{ $arms }“ gehören ins Gebiet ({ $terrain })
}: etwa +{ $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-dice-more = Diese Würfel können { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen, die anderen { $other }.
because-draws = Dann bringt das beste Einzeichnen sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} statt { $other }.
because-able = Sonst lässt sich nichts einzeichnen.

## Bonuses, buildings, spells
because-bonus-harmony = Alles passt: Harmonie in { $often } % der Partien statt in { $seldom } %.
because-loses-harmony = { $than ->
    [played] Der gespielte Zug
    [tried] Dein Versuch
   *[obvious] Die naheliegende Stelle
} lässt höchstens Platz für { $room } von { $left } weiteren Dominosteinen: keine Harmonie.
because-bonus-middle_kingdom = Das Schloss bleibt in der Mitte: Reich der Mitte in { $often } % der Partien statt in { $seldom } %.
because-loses-middle_kingdom = { $than ->
    [played] Der gespielte Zug
    [tried] Dein Versuch
   *[obvious] Die naheliegende Stelle
} verschenkt Reich der Mitte: Das Schloss liegt am Ende nicht mittig.
because-bonus-building = { $building } bringt etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
because-brings-knights = { $knights ->
    [one] Bringt einen Ritter, der Münzen holen kann.
   *[other] Bringt { $knights } Ritter, die Münzen holen können.
}
because-brings-towers = { $towers ->
    [one] Der Turm hilft, die Königin zu holen.
   *[other] Die { $towers } Türme helfen, die Königin zu holen.
}
because-bonus-site = Die Stadt darauf ist ein Bauplatz: etwa +{ $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-needs-site = Die Stadt darauf ist der einzige freie Bauplatz.
because-bonus-coins = Die Ritter bringen Münzen: etwa +{ $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-taxes = Die Ritter holen sofort { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} statt { $other }.
because-knight-waits = { $knights ->
    [one] Ein Ritter brächte hier { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }; größere Gebiete können noch kommen
   *[other] { $knights } Ritter brächten hier { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }; größere Gebiete können noch kommen
}{ $end ->
    [0] .
   *[other] : etwa +{ $end ->
        [one] { $end } Punkt
       *[other] { $end } Punkte
    }.
}
because-saves = { $coins ->
    [one] { $coins } Münze bleibt
   *[other] { $coins } Münzen bleiben
} übrig statt { $other }.
because-queen = Die Königin bleibt in { $often } % der Partien bis zum Ende statt in { $seldom } %.
because-takes-queen = Holt sofort die Königin: eine Krone fürs größte Gebiet.
because-spell = Mit „{ $arms }“ ist das letzte Kästchen abgehakt: Zauberkraft „{ $power }“.
because-denies-spell = { $name } fehlt nur noch „{ $arms }“ zur Zauberkraft „{ $power }“.
because-ticks = Mit „{ $arms }“ ist Kästchen { $ticks } von { $boxes } der Zauberkraft „{ $power }“ abgehakt.
because-keeps-power = Spart die Zauberkraft „{ $power }“ auf.
because-castle-waits = Spart das Schlosskreuz für ein größeres Gebiet auf.

## Rivals and turns
because-denies = Sonst nimmt ihn { $name } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; der Rest bringt höchstens { $other }.
because-denies-crowns = { $crowns ->
    [one] Die Krone
   *[other] Die { $crowns } Kronen
} ({ $terrain }) wegzunehmen kostet { $name } etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-denies-land = Passt zum Gebiet von { $name } ({ $terrain }, { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
}): Ohne ihn verliert { $name } etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-denies-match = Passt zu Dominostein { $domino } von { $name } ({ $terrain }): Ohne ihn verliert { $name } etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-denies-site = Ein Bauplatz für { $name }: Ohne ihn verliert { $name } etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-denies-dice = Der Rest bringt { $name } höchstens { $other ->
    [one] { $other } Punkt
   *[other] { $other } Punkte
} statt { $points }.
because-takes-tile = { $building } wegzunehmen kostet { $name } etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-burns-tile = { $building } zu verbrennen kostet { $name } etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-earlier = Früher dran: nächster Zug als Nummer { $place } statt { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = Insgesamt { $own ->
    [one] { $own } Punkt
   *[other] { $own } Punkte
} mehr.
because-outlook-rival = Insgesamt { $rival ->
    [one] { $rival } Punkt
   *[other] { $rival } Punkte
} weniger für { $name }.
because-outlook-both = Insgesamt { $own ->
    [one] { $own } Punkt
   *[other] { $own } Punkte
} mehr und { $rival } weniger für { $name }.
because-outlook-more = Insgesamt { $own ->
    [one] { $own } Punkt
   *[other] { $own } Punkte
} mehr, aber auch { $rival } mehr für { $name }.
because-outlook-less = Insgesamt { $rival ->
    [one] { $rival } Punkt
   *[other] { $rival } Punkte
} weniger für { $name }; das kostet nur { $own }.
because-ends-land = Größter Gewinn: das Gebiet ({ $terrain }), etwa +{ $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-ends-buildings = Größter Gewinn: Gebäude, etwa +{ $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
because-ends-coins = Größter Gewinn: Münzen, etwa +{ $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
}.
