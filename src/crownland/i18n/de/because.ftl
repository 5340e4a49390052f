# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, tried, or is obvious. Whose land it is about may be anybody's.

because = Warum
because-arms = { $name }
because-only = Das war der einzig mögliche Zug.
because-played = Gespielt
because-tried = Versucht
because-obvious = Verlockend
because-better = Besser
because-square = Zeile { $row } Spalte { $column }
because-at = { $count ->
    [one] Feld: { $squares }.
   *[other] Felder: { $squares }.
}
option-take = Nehmen: { $faces }
option-draw = Einzeichnen: { $faces }
option-turn = Würfel drehen auf: { $faces }
option-castle = Schlosskreuz hinzufügen zu: { $faces }
option-name = Nennen: { $faces }
option-build = Bauen: { $building }
option-burn = Verbrennen: { $building }

## What can be seen at once
because-points = Das bringt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
because-points-more = Das bringt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} statt { $other }.
because-less-now = Das bringt jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} statt { $other }, zahlt sich aber später aus.
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
because-fits = Dominostein { $domino } passt nirgends in dieses Königreich.
because-brings = Dominostein { $domino } kann { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bringen.
because-brings-more = Dominostein { $domino } kann { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bringen, der andere { $other }.
because-keeps = { $name } bekäme mit diesem Dominostein { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

## Land
because-joins = Das Gebiet ({ $terrain }) hat dann { $squares ->
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
} statt { $squares_other } mit { $crowns_other }: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
because-larger = Das Gebiet ({ $terrain }) hat dann { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} statt { $squares_other }, und { $unit ->
    [crosses] Kreuze können noch kommen
   *[crowns] Kronen können noch kommen
}: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
because-open = Das Gebiet ({ $terrain }) behält Platz zum Wachsen, { $free ->
    [one] { $free } freies Feld
   *[other] { $free } freie Felder
} ringsum statt { $free_other }: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
because-castle-side = { $sides ->
    [one] Eine Seite des Schlosses bleibt
   *[other] { $sides } Seiten des Schlosses bleiben
} frei statt { $sides_other }, und dort passt alles.
because-reach = Das Königreich bleibt kompakt: { $free } freie Felder bleiben erreichbar statt { $free_other }.
because-follows = Der schon gewählte Dominostein { $domino } bringt dann { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} statt { $other }.
because-offers = Danach kann der ausliegende Dominostein { $domino } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen statt { $other }.
because-hole = { $than ->
    [played] Der gespielte Zug
    [tried] Dein Versuch
   *[obvious] Die naheliegende Stelle
} hinterlässt { $squares ->
    [one] ein Feld, das kein Dominostein füllen kann
   *[other] { $squares } Felder, die kein Dominostein füllen kann
}.
because-shut-in = { $than ->
    [played] Der gespielte Zug
    [tried] Dein Versuch
   *[obvious] Die naheliegende Stelle
} schließt das Gebiet ({ $terrain }) ein: An { $squares ->
    [one] sein einziges Feld
   *[other] seine { $squares } Felder
} passt nichts mehr.
because-link = Zwei Gebiete ({ $terrain }) mit { $squares } und { $squares_other } Feldern lassen sich noch über ein einziges Feld verbinden.
because-alone = { $than ->
    [played] Der gespielte Zug
    [tried] Dein Versuch
   *[obvious] Die naheliegende Stelle
} hinterlässt { $squares ->
    [one] ein Feld ohne freies Feld daneben
   *[other] { $squares } Felder ohne freies Feld daneben
}.
because-open-arms = Neben { $kinds } Wappen bleibt ein Feld frei statt nur neben { $kinds_other }.
because-room = Es bleibt Platz für { $room ->
    [one] { $room } weiteren Dominostein
   *[other] { $room } weitere Dominosteine
} statt { $room_other }, also wird weniger abgeworfen.
because-too-small = { $than ->
    [played] Der gespielte Zug
    [tried] Dein Versuch
   *[obvious] Die naheliegende Stelle
} lässt nur noch für { $room } der { $left } kommenden Dominosteine Platz.
because-kinds = { $kinds ->
    [one] { $kinds } Landschaft bleibt
   *[other] { $kinds } Landschaften bleiben
} zum Anlegen offen statt { $kinds_other }, also passen mehr Dominosteine.
because-feeds = { $crowns ->
    [0] Dieser Dominostein vergrößert das Gebiet ({ $terrain })
    [one] Die Krone dieses Dominosteins gehört auf das Gebiet ({ $terrain })
   *[other] Die { $crowns } Kronen dieses Dominosteins gehören auf das Gebiet ({ $terrain })
}: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
because-feeds-new = { $crowns ->
    [one] Dieser Dominostein bringt eine neue Landschaft ({ $terrain }) mit einer Krone
   *[other] Dieser Dominostein bringt eine neue Landschaft ({ $terrain }) mit { $crowns } Kronen
}: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
because-matches = Dieser Dominostein passt zum schon gewählten Dominostein { $domino } ({ $terrain }): am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
because-last-crowns = Die sind rar: { $left ->
    [0] Es kommt keine Krone ({ $terrain }) mehr
    [one] Es kann nur noch { $left } Krone ({ $terrain }) kommen
   *[other] Es können nur noch { $left } Kronen ({ $terrain }) kommen
}.
because-feeds-die = { $crosses ->
    [0] Der Würfel „{ $arms }“ vergrößert das Gebiet ({ $terrain })
    [one] Das Kreuz auf dem Würfel „{ $arms }“ gehört auf das Gebiet ({ $terrain })
   *[other] Die { $crosses } Kreuze auf dem Würfel „{ $arms }“ gehören auf das Gebiet ({ $terrain })
}: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
because-dice-more = Diese Würfel können beim Einzeichnen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringen, die anderen { $other }.
because-draws = Dann bringt das beste Einzeichnen sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} statt { $other }.
because-able = Sonst lässt sich nichts einzeichnen.

## Bonuses, buildings, spells
because-bonus-harmony = Alles wird passen: Harmonie zählt in { $often } von 100 Partien statt in { $seldom }.
because-loses-harmony = { $than ->
    [played] Der gespielte Zug
    [tried] Dein Versuch
   *[obvious] Die naheliegende Stelle
} lässt nur noch für { $room } der { $left } kommenden Dominosteine Platz: Harmonie ist verloren.
because-bonus-middle_kingdom = Das Schloss bleibt in der Mitte: Reich der Mitte zählt in { $often } von 100 Partien statt in { $seldom }.
because-loses-middle_kingdom = { $than ->
    [played] Der gespielte Zug
    [tried] Dein Versuch
   *[obvious] Die naheliegende Stelle
} verschenkt Reich der Mitte: Das Schloss kann nicht mehr in der Mitte liegen.
because-bonus-building = Mit „{ $building }“ bringen die Gebäude am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
because-brings-knights = { $knights ->
    [one] Dieses Plättchen bringt einen Ritter, der Münzen holen kann.
   *[other] Dieses Plättchen bringt { $knights } Ritter, die Münzen holen können.
}
because-brings-towers = { $towers ->
    [one] Dieses Plättchen bringt einen Turm, und Türme holen die Königin.
   *[other] Dieses Plättchen bringt { $towers } Türme, und Türme holen die Königin.
}
because-bonus-site = Die Stadt auf diesem Dominostein ist ein Bauplatz: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
because-needs-site = Die Stadt auf diesem Dominostein ist ein Bauplatz, und kein anderer ist frei.
because-bonus-coins = Die Ritter bringen Münzen: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
because-taxes = Die Ritter bringen sofort { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} statt { $other }.
because-knight-waits = { $knights ->
    [one] Ein Ritter brächte hier { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }; im Vorrat wartet er auf ein größeres Gebiet
   *[other] { $knights } Ritter brächten hier { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }; im Vorrat warten sie auf ein größeres Gebiet
}{ $end ->
    [0] .
   *[other] : am Ende etwa { $end ->
        [one] { $end } Punkt
       *[other] { $end } Punkte
    } mehr.
}
because-saves = { $coins ->
    [one] Es bleibt { $coins } Münze übrig
   *[other] Es bleiben { $coins } Münzen übrig
} statt { $other }.
because-queen = Das holt die Königin: Sie bleibt in { $often } von 100 Partien bis zum Ende statt in { $seldom }.
because-takes-queen = Das holt sofort die Königin: Ihre Krone zählt auf dem größten Gebiet.
because-spell = Eingezeichnet hakt der Würfel „{ $arms }“ das letzte Kästchen seiner Zeile ab: Das bringt die Zauberkraft „{ $power }“.
because-denies-spell = { $name } fehlt nur noch ein Kästchen zur Zauberkraft „{ $power }“, und der Würfel „{ $arms }“ würde es abhaken.
because-ticks = Eingezeichnet hakt der Würfel „{ $arms }“ Kästchen { $ticks } von { $boxes } der Zauberkraft „{ $power }“ ab.
because-keeps-power = Die Zauberkraft „{ $power }“ bleibt für später.
because-castle-waits = Das Schlosskreuz bleibt für ein größeres Gebiet.

## Rivals and turns
because-denies = Sonst nimmt { $name } diesen Dominostein und holt damit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; was übrig bleibt, bringt höchstens { $other }.
because-denies-crowns = { $name } wartet auf { $crowns ->
    [one] diese Krone
   *[other] diese { $crowns } Kronen
} ({ $terrain }): Ohne den Dominostein hat { $name } am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} weniger.
because-denies-land = Mit diesem Dominostein würde { $name } ein Gebiet ({ $terrain }) mit { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Feldern
} vergrößern: Ohne ihn hat { $name } am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} weniger.
because-denies-match = { $name } hat Dominostein { $domino } ({ $terrain }) schon gewählt, und dieser hier passt dazu: Ohne ihn hat { $name } am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} weniger.
because-denies-site = { $name } könnte auf der Stadt dieses Dominosteins bauen: Ohne ihn hat { $name } am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} weniger.
because-denies-dice = Mit dem, was übrig bleibt, kommt { $name } beim Einzeichnen auf höchstens { $other ->
    [one] { $other } Punkt
   *[other] { $other } Punkte
}, sonst auf { $points }.
because-takes-tile = Auch { $name } hätte gern „{ $building }“: Ohne das Plättchen hat { $name } am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} weniger.
because-burns-tile = Verbrannt ist das Plättchen „{ $building }“ außer Reichweite: { $name } hat am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} weniger.
because-earlier = Der nächste Zug kommt früher: als Nummer { $place } statt { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = Insgesamt bringt das am Ende { $own ->
    [one] { $own } Punkt
   *[other] { $own } Punkte
} mehr.
because-outlook-rival = Insgesamt hat { $name } am Ende { $rival ->
    [one] { $rival } Punkt
   *[other] { $rival } Punkte
} weniger.
because-outlook-both = Insgesamt bringt das am Ende { $own ->
    [one] { $own } Punkt
   *[other] { $own } Punkte
} mehr, und { $name } hat { $rival } weniger.
because-outlook-more = Insgesamt bringt das am Ende { $own ->
    [one] { $own } Punkt
   *[other] { $own } Punkte
} mehr, aber auch { $name } hat { $rival } mehr.
because-outlook-less = Insgesamt hat { $name } am Ende { $rival ->
    [one] { $rival } Punkt
   *[other] { $rival } Punkte
} weniger, und das kostet nur { $own }.
because-ends-land = Am meisten bringt das Gebiet ({ $terrain }): am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
because-ends-buildings = Am meisten bringen die Gebäude: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
because-ends-coins = Am meisten bringen die Münzen: am Ende etwa { $end ->
    [one] { $end } Punkt
   *[other] { $end } Punkte
} mehr.
