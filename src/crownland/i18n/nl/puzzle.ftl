# Puzzels van de dag: elke dag één beslissing uit een echte partij, voor elk spel.

puzzle-title = Puzzel van de dag
puzzle-text = Eén beslissing uit een partij, elke dag nieuw. Vind de zet van de sterkste bot.
puzzle-of-day = Puzzel van { $day }
puzzle-day = Puzzels van { $day }
puzzle-today = De puzzels van vandaag
puzzle-players = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}
puzzle-round = ronde { $round }

puzzle-open = Onopgelost
puzzle-result-first = In één keer opgelost
puzzle-result-later = Opgelost
puzzle-result-shown = Antwoord bekeken
puzzle-streak = { $days ->
    [0] Los er een op en begin een reeks.
    [one] Reeks: { $days } dag
   *[other] Reeks: { $days } dagen
}
puzzle-solved = { $solved } opgelost, { $first } in één keer
puzzle-kept = Geen verbinding: bewaarde puzzels.
puzzle-gone = Geen verbinding, en die dag is hier niet bewaard.
puzzle-fair = Uit partijen van de sterkste bot tegen zichzelf; duizenden simulaties bevestigen elk antwoord. Nieuw om middernacht UTC.

puzzle-calendar = Eerdere dagen
puzzle-month-back = Vorige maand
puzzle-month-on = Volgende maand
puzzle-day-label = { $day }: { $solved ->
    [0] niets opgelost
   *[other] { $solved } opgelost
}

puzzle-task = Wat zou jij doen?
puzzle-task-place = Waar komt domino { $domino }?
puzzle-task-claim = Welke domino?
puzzle-task-build = Bouwen, en wat?
puzzle-task-burn = Een tegel verbranden?
puzzle-task-knights = Ridders sturen?
puzzle-task-take = { $dice ->
    [one] Welke dobbelsteen?
   *[other] Welke dobbelstenen?
}
puzzle-task-draw = Waar zou jij tekenen?
puzzle-task-text = Eén antwoord is duidelijk het beste, maar punten tellen alleen is niet genoeg.

puzzle-best = Dat is het!
puzzle-best-first = In één keer!
puzzle-good = { $points ->
    [0] Goed, maar iets anders is net beter.
    [one] Goed, maar het kost uiteindelijk { $points } punt.
   *[other] Goed, maar het kost uiteindelijk { $points } punten.
}
puzzle-cost = Net niet: dit kost { $win ->
    [0] { $points ->
        [one] ongeveer 1 punt
       *[other] ongeveer { $points } punten
    }
   *[other] { $points ->
        [0] { $win }% winstkans
        [one] ongeveer 1 punt en { $win }% winstkans
       *[other] ongeveer { $points } punten en { $win }% winstkans
    }
}.
puzzle-tempting = Een bot die maar één zet vooruitkijkt, zou dat ook doen.
puzzle-answer = Beste zet
puzzle-answer-is = Beste zet: ‘{ $action }’
puzzle-obvious = Verleidelijk, maar slechter: ‘{ $action }’.
puzzle-obvious-place = Verleidelijk, maar slechter: de stippellijn.
puzzle-win = Winstkans { $win }%, tegen { $other }% na de voor de hand liggende zet.
puzzle-next = Volgende: { $game }
puzzle-all = Alle puzzels
puzzle-share-first = Crownland-puzzel { $day } · { $game } · in één keer { $sign }
puzzle-share-later = Crownland-puzzel { $day } · { $game } · poging { $tries } { $sign }
puzzle-share-shown = Crownland-puzzel { $day } · { $game } · vandaag te moeilijk { $sign }
