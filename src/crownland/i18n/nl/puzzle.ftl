# Puzzels van de dag: elke dag één beslissing uit een echte partij, voor elk spel.

puzzle-title = Puzzel van de dag
puzzle-text = Eén beslissing uit een echte partij, elke dag nieuw voor elk spel. Vind de zet die de sterkste bot zou doen.
puzzle-of-day = Puzzel van { $day }
puzzle-day = Puzzels van { $day }
puzzle-today = De puzzels van vandaag
puzzle-players = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}
puzzle-round = ronde { $round }

puzzle-open = Nog niet opgelost
puzzle-result-first = In één keer opgelost
puzzle-result-later = Opgelost
puzzle-result-shown = Antwoord bekeken
puzzle-streak = { $days ->
    [0] Los er vandaag een op om een reeks te beginnen.
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
puzzle-solved = { $solved } opgelost, { $first } in één keer
puzzle-kept = Geen verbinding: deze puzzels zijn hier voor je bewaard.
puzzle-gone = Geen verbinding, en deze browser heeft de puzzels van die dag niet bewaard.
puzzle-none = Deze puzzel bestaat niet.
puzzle-fair = De puzzels komen uit partijen van de sterkste bot tegen zichzelf. Een antwoord geldt alleen als het beste als duizenden partijen die van daaruit zijn uitgespeeld dat bevestigen. Een dag begint om middernacht UTC.
puzzle-you = Jij

puzzle-calendar = Eerdere dagen
puzzle-month-back = Vorige maand
puzzle-month-on = Volgende maand
puzzle-day-label = { $day }: { $solved ->
    [0] niets opgelost
   *[other] { $solved } opgelost
}

puzzle-task = Wat zou jij doen?
puzzle-task-place = Waar zou jij domino { $domino } plaatsen?
puzzle-task-claim = Welke domino zou jij nemen?
puzzle-task-build = Zou jij bouwen, en wat?
puzzle-task-burn = Zou jij de draak een tegel laten verbranden?
puzzle-task-knights = Zou jij ridders sturen, en waarheen?
puzzle-task-take = { $dice ->
    [one] Welke dobbelsteen zou jij nemen?
   *[other] Welke dobbelstenen zou jij nemen?
}
puzzle-task-draw = Waar zou jij tekenen?
puzzle-task-text = Eén antwoord is duidelijk het beste, maar om het te vinden is tellen wat het nu oplevert niet genoeg.

puzzle-best = Dat is het!
puzzle-best-first = In één keer opgelost!
puzzle-good = { $points ->
    [0] Goed, maar het kan nog iets beter.
    [one] Goed, maar het kan beter: dit kost aan het eind { $points } punt.
   *[other] Goed, maar het kan beter: dit kost aan het eind { $points } punten.
}
puzzle-cost = Net niet: aan het eind kost dit { $win ->
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
puzzle-answer = De beste zet
puzzle-answer-is = De beste zet: ‘{ $action }’
puzzle-obvious = Verleidelijk, maar slechter: ‘{ $action }’.
puzzle-obvious-place = Verleidelijk, maar slechter: de plek binnen de stippellijn.
puzzle-win = Zo worden vanaf hier { $win } van de 100 partijen gewonnen, tegen { $other } na de voor de hand liggende zet.
puzzle-sum = Elke reden telt alleen de eigen punten, dus samen komen ze niet altijd op het hele verschil uit.
puzzle-retry = Opnieuw proberen
puzzle-show = Antwoord tonen
puzzle-share = Delen
puzzle-next = Volgende: { $game }
puzzle-all = Alle puzzels
puzzle-share-first = Crownland-puzzel { $day } · { $game } · in één keer opgelost { $sign }
puzzle-share-later = Crownland-puzzel { $day } · { $game } · opgelost bij poging { $tries } { $sign }
puzzle-share-shown = Crownland-puzzel { $day } · { $game } · vandaag te moeilijk voor mij { $sign }
