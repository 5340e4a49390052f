## Analiza partii
review-thinking = Rozgrywam tysiące partii…
review-so-far = Na razie:
review-offline = Brak połączenia. Analiza ruszy, gdy wróci.
review-whose = Czyje decyzje
review-graph = Wykres
review-measure-win = Szansa na wygraną
review-measure-points = Punkty
review-graph-win = Szansa na wygraną w trakcie partii
review-graph-points = Spodziewane punkty w trakcie partii
review-percent = { $win }%
review-here-win = { $name } { $win }%
review-here-points = { $name } { $points }
review-not-yet = Jeszcze nie wiadomo
review-event = Zdarzenie
review-cell = { $win }% · { $points }
review-table = Jako tabela
review-line = Linia to prognoza po każdym zdarzeniu, jeśli wszyscy grają dobrze.
review-marks = { $who ->
    [me] Znaczniki: twoje potknięcia i błędy.
   *[other] Znaczniki: potknięcia i błędy gracza { $name }.
}
review-drop = Spadek przy znaczniku to koszt decyzji.
review-faults = { $who ->
    [me] Twoje najgorsze decyzje
   *[other] Najgorsze decyzje gracza { $name }
}
review-faults-yet = { $who ->
    [me] Na razie najgorsze twoje decyzje
   *[other] Na razie najgorsze decyzje gracza { $name }
}
review-no-faults = { $who ->
    [me] Grasz bez wyraźnych błędów.
   *[other] { $name } gra bez wyraźnych błędów.
}
review-no-faults-yet = Na razie żadnych.
review-all = { $faults ->
    [few] Pokaż wszystkie { $faults }
   *[other] Pokaż wszystkie ({ $faults })
}
review-fewer = Pokaż mniej
review-grades = Potknięcie kosztuje co najmniej { $slip }% szans na wygraną lub { $slip } punkty przewagi, błąd { $mistake }, gruby błąd { $blunder }.
review-order = Najpierw trzy najgorsze, potem po kolei.
review-place-game = Partia { $game }, runda { $round }
review-lasting = Zaniedbane { $turns } razy; tu kosztowało najwięcej.
review-cost-short = { $win ->
    [0] −{ $points } pkt
   *[other] { $points ->
        [0] −{ $win }%
       *[other] −{ $win }% · −{ $points } pkt
    }
}
review-cost = Koszt: { $win ->
    [0] { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
   *[other] { $points ->
        [0] { $win }% szans na wygraną
        [one] { $win }% szans na wygraną i 1 punkt
        [few] { $win }% szans na wygraną i { $points } punkty
        [many] { $win }% szans na wygraną i { $points } punktów
       *[other] { $win }% szans na wygraną i { $points } punktu
    }
}.
review-good = Kosztowało tyle co nic.
review-chances = Szansa na wygraną: { $best }% po najlepszym ruchu, { $played }% po tym.
review-lead = Punkty: utracona przewaga nad najlepszym przeciwnikiem.
review-again-cost = Kosztowałoby to { $win ->
    [0] { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
   *[other] { $points ->
        [0] { $win }% szans na wygraną
        [one] { $win }% szans na wygraną i 1 punkt
        [few] { $win }% szans na wygraną i { $points } punkty
        [many] { $win }% szans na wygraną i { $points } punktów
       *[other] { $win }% szans na wygraną i { $points } punktu
    }
}.
review-again-played = Tak zagrano.
review-again-good = Trafione: równie dobre jak najlepsze.
review-better = Lepiej: „{ $action }”.
review-better-place = Lepsze miejsce zaznaczone.
review-why-wait = Szukam powodów…
review-why-none = Powody wymagają połączenia.
review-decision = Decyzja
review-told = { $grade }. Pokazano najlepszy ruch.
review-try-now = Co tu zrobisz?
why-not-here = Tu nie pasuje.
review-next = Następna
review-back = Do powtórki
review-keys = Przy decyzji · w lewo, w prawo, Home, End: lista · Esc: powrót
review-how = Silny bot porównuje ruchy w tysiącach symulacji. Co może być przypadkiem, nie jest błędem; szczęście to wpływ losowań.

## Szczęście i umiejętności
review-luck-none = { $who ->
    [me] Losowania były dla ciebie neutralne.
   *[other] Losowania były neutralne dla gracza { $name }.
}
review-luck-good = { $who ->
    [me] Losowania dały ci { $win }% szans na wygraną.
   *[other] Losowania dały graczowi { $name } { $win }% szans na wygraną.
}
review-luck-bad = { $who ->
    [me] Losowania zabrały ci { $win }% szans na wygraną.
   *[other] Losowania zabrały graczowi { $name } { $win }% szans na wygraną.
}
review-skill-none = { $who ->
    [me] Żadna z twoich decyzji
   *[other] Żadna z decyzji gracza { $name }
} ({ $decisions }) nie kosztowała wiele.
review-skill = { $who ->
    [me] Twoje błędy
   *[other] Błędy gracza { $name }
} ({ $faults } na { $decisions ->
    [one] 1 decyzję
    [few] { $decisions } decyzje
   *[other] { $decisions } decyzji
}); najdroższy: { $win ->
    [0] { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
   *[other] { $points ->
        [0] { $win }% szans na wygraną
        [one] { $win }% szans na wygraną i 1 punkt
        [few] { $win }% szans na wygraną i { $points } punkty
        [many] { $win }% szans na wygraną i { $points } punktów
       *[other] { $win }% szans na wygraną i { $points } punktu
    }
}.

## Oceny
grade-best = Najlepszy ruch
grade-good = Dobry ruch
grade-slip = Potknięcie
grade-mistake = Błąd
grade-blunder = Gruby błąd

## Trener
coach-best = Najlepszy ruch.
coach-good = Dobry ruch.
coach-slip = Potknięcie.
coach-mistake = Błąd.
coach-blunder = Gruby błąd.
