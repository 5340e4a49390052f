## Terugkijken naar een partij
replay-title = { $sentence } – herhaling
replay-moment = Moment
replay-here = { $round }, gebeurtenis { $event } van { $last }
replay-here-game = Partij { $game }, { $round }, gebeurtenis { $event } van { $last }
replay-game-round = Partij { $game } · { $round }
replay-back = Vorige gebeurtenis
replay-on = Volgende gebeurtenis
replay-round-back = Begin van de ronde
replay-round-on = Volgende ronde
replay-play = Afspelen
replay-pause = Pauzeren
replay-jump = Naar ronde springen
replay-speed = Snelheid
replay-times = { $times }×
replay-live = Live
replay-copy-link = Link naar dit moment kopiëren
replay-keys = Links, rechts: gebeurtenissen · Page Up, Page Down: rondes · Home, End · Spatiebalk: afspelen · S: scores · 1–8: koninkrijken

## Wat het toeval deed
replay-bare = De tafel is leeg.
replay-chance-deal = Nieuwe domino’s: { $dominoes }.
replay-chance-king = { $who ->
    [me] Jouw koning wordt getrokken.
   *[other] De koning van { $name } wordt getrokken.
}
replay-chance-tile = { $count ->
    [one] 1 nieuwe gebouwtegel.
   *[other] { $count } nieuwe gebouwtegels.
}
replay-chance-first = { $who ->
    [me] Je neemt de eerste dobbelsteen.
   *[other] { $name } neemt de eerste dobbelsteen.
}
replay-chance-roll = De dobbelstenen rollen.

## Wat iemand deed, met dobbelstenen of wapenschilden
replay-did-take = { $who ->
    [me] Je neemt: { $faces }.
   *[other] { $name } neemt: { $faces }.
}
replay-did-draw = { $who ->
    [me] Je tekent: { $faces }.
   *[other] { $name } tekent: { $faces }.
}
replay-did-turn = { $who ->
    [me] Je draait een dobbelsteen naar: { $faces }.
   *[other] { $name } draait een dobbelsteen naar: { $faces }.
}
replay-did-castle = { $who ->
    [me] Je zet het kasteelkruisje bij: { $faces }.
   *[other] { $name } zet het kasteelkruisje bij: { $faces }.
}
replay-did-name = { $who ->
    [me] Je noemt: { $faces }.
   *[other] { $name } noemt: { $faces }.
}

## Doorspelen
play-on = Vanaf hier doorspelen
play-on-text = Een nieuwe tafel met nieuwe trekkingen; telt niet mee.
play-on-seat = Jouw plaats
play-on-others = De anderen
play-on-invite = Liever spelers uitnodigen

## Een verslag van elders
replay-other = Verslag openen
replay-copy-embed = Insluitcode kopiëren
replay-copy-record = Verslag kopiëren
embed-open = Openen in Crownland
import-title = Een verslag afspelen
import-text = Bekijk een bewaarde partij opnieuw, van hier of uit je eigen programma.
import-file = Bestand kiezen
import-drop = of sleep het hierheen
import-paste = Of plak het:
import-go = Partij tonen
import-empty = Hier is nog niets.
import-unreadable = Onleesbare regel
import-choose = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen: kies er een
}
import-more = { $games ->
    [one] … en nog één, niet getoond.
   *[other] … en nog { $games }, niet getoond.
}
fault-event = Gebeurtenis { $event }
fault-game-event = Partij { $game }, gebeurtenis { $event }
fault-json = Geen verslag: dit is niet één JSON-object.
fault-cut = Afgekapt na { $got } tekens. Kopieer of download het opnieuw.
fault-format = Geen verslag van Crownland, of een andere versie.
fault-players = De spelers passen niet bij het spel.
fault-setup = Dit spel bestaat niet.
fault-choices = { $expected ->
    [one] Hier was maar 1 optie, niet { $got }.
   *[other] Hier waren { $expected } opties, niet { $got }.
}
fault-seat = Plaats { $expected } is aan de beurt, niet { $got }.
fault-chance = De trekkingen passen niet bij het startgetal.
fault-result = Verkeerde punten of winnaars.
fault-early = Een resultaat vóór het einde van de partij.
fault-rules = { error-action-illegal }
fault-unreadable = Onleesbaar.
fault-exactly = Details in het Engels
