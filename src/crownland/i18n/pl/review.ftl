## Analiza partii
review-thinking = Rozgrywam tę partię tysiące razy…
review-so-far = Na razie:
review-offline = Brak połączenia. Gdy tylko wróci, analiza ruszy dalej.
review-whose = Czyje decyzje
review-graph = Wykres pokazuje
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
review-line = Linia pokazuje sytuację po każdym zdarzeniu przy założeniu, że dalej wszyscy grają dobrze.
review-marks = { $who ->
    [me] Znaczniki to twoje potknięcia i błędy.
   *[other] Znaczniki to potknięcia i błędy gracza { $name }.
}
review-drop = Przy znaczniku linia spada o tyle, ile kosztowała decyzja.
review-faults = { $who ->
    [me] Twoje najgorsze decyzje
   *[other] Najgorsze decyzje gracza { $name }
}
review-faults-yet = { $who ->
    [me] Twoje najgorsze decyzje jak dotąd
   *[other] Najgorsze decyzje gracza { $name } jak dotąd
}
review-no-faults = { $who ->
    [me] Nie widać u ciebie żadnego błędu.
   *[other] U gracza { $name } nie widać żadnego błędu.
}
review-no-faults-yet = Na razie żadnych.
review-all = { $faults ->
    [few] Pokaż wszystkie { $faults }
   *[other] Pokaż wszystkie ({ $faults })
}
review-fewer = Pokaż tylko najgorsze
review-grades = Potknięcie kosztuje co najmniej { $slip }% szans na wygraną lub { $slip } punkty przewagi, błąd { $mistake }, gruby błąd { $blunder }; liczy się to, co gorsze.
review-order = Najpierw trzy, które kosztowały najwięcej szans na wygraną, potem pozostałe po kolei.
review-place = Runda { $round }
review-place-opening = Otwarcie
review-place-game = Partia { $game }, runda { $round }
review-lasting = Zaniedbane { $turns } razy; tu kosztowało najwięcej.
review-cost-short = { $win ->
    [0] −{ $points } pkt
   *[other] { $points ->
        [0] −{ $win }%
       *[other] −{ $win }% · −{ $points } pkt
    }
}
review-cost = Kosztowało to { $win ->
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
review-good = Nie kosztowało nic istotnego.
review-chances = Szanse na wygraną: { $best }% po najlepszej możliwości, { $played }% po tej.
review-lead = Koszt w punktach to utracona przewaga nad najlepszym przeciwnikiem.
review-sum = Każdy powód liczy tylko swoje punkty, więc suma nie musi być równa kosztowi.
review-again-cost = To kosztowałoby { $win ->
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
review-again-played = Tak właśnie zagrano.
review-again-good = Trafione: równie dobre jak najlepszy ruch.
review-better = Lepiej: „{ $action }”.
review-better-place = Lepiej tak, jak na planszy.
review-why-wait = Szukam powodów…
review-why-none = Powody są dostępne tylko przy połączeniu z serwerem.
review-decision = Jedna decyzja
review-told = { $grade }. Najlepsza możliwość jest pokazana.
review-try = Spróbuj ponownie
review-try-now = Co tu zrobisz?
review-show-answer = Pokaż odpowiedź
why-not-here = Tam to nie pasuje.
review-next = Następna
review-back = Wróć do powtórki
review-keys = Po otwarciu decyzji strzałki w lewo i w prawo prowadzą do poprzedniej i następnej na liście, Home i End – do pierwszej i ostatniej, a Esc wraca do powtórki.
review-how = Silny bot mówi, co by zrobił, a dla porównania rozgrywa się do końca tysiące partii. Co może być przypadkiem, nie jest nazywane błędem. Szczęście to to, co zmieniły losowania.

## Szczęście i umiejętności
review-luck-none = { $who ->
    [me] Losowania ani ci nie pomogły, ani nie zaszkodziły.
   *[other] Losowania ani nie pomogły, ani nie zaszkodziły graczowi { $name }.
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
}); najdroższy kosztował { $win ->
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
coach-better = Lepiej było: „{ $action }”.
coach-better-place = Było lepsze miejsce: widać je na planszy.
