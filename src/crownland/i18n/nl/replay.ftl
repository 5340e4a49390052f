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
replay-your-turn = Jij bent aan de beurt.
replay-go-play = Spelen
replay-copy-link = Link naar dit moment kopiëren
replay-keys = Links, rechts: gebeurtenissen · Page Up, Page Down: rondes · Home, End: begin en einde · Spatiebalk: afspelen · S: scores · 1–8: koninkrijken

## Wat het toeval deed
replay-bare = De tafel is leeg.
replay-chance-deal = Nieuwe domino’s: { $dominoes }.
replay-chance-king = De koning van { $name } wordt getrokken.
replay-chance-tile = { $count ->
    [one] 1 nieuwe gebouwtegel.
   *[other] { $count } nieuwe gebouwtegels.
}
replay-chance-first = { $name } neemt de eerste dobbelsteen.
replay-chance-roll = De dobbelstenen worden gegooid.

## Wat iemand deed, met dobbelstenen of wapenschilden
replay-did-take = { $name } neemt: { $faces }.
replay-did-draw = { $name } tekent: { $faces }.
replay-did-turn = { $name } draait een dobbelsteen naar: { $faces }.
replay-did-castle = { $name } zet het kasteelkruisje bij: { $faces }.
replay-did-name = { $name } noemt: { $faces }.

## Doorspelen
play-on = Vanaf hier doorspelen
play-on-text = Hier begint een nieuwe tafel met nieuwe trekkingen; de partij telt niet mee.
play-on-seat = Jouw plaats
play-on-others = De anderen
play-on-go = Spelen
play-on-invite = Liever mensen uitnodigen

## Een verslag van elders
replay-other = Verslag openen
replay-copy-embed = Insluitcode kopiëren
replay-copy-record = Verslag kopiëren
embed-open = Openen in Crownland
import-title = Een verslag afspelen
import-text = Kijk een partij terug die als verslag is bewaard, met deze site, de commandoregel of een eigen programma. Je browser controleert het verslag en toont het.
import-file = Bestand kiezen
import-drop = of sleep het hierheen
import-paste = Of plak het verslag:
import-go = Partij tonen
import-empty = Hier staat nog niets.
import-unreadable = Onleesbare regel
import-choose = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen: kies er een
}
import-more = { $games ->
    [one] … en nog één, die niet in de lijst staat.
   *[other] … en nog { $games }, die niet in de lijst staan.
}
fault-event = Gebeurtenis { $event }
fault-game-event = Partij { $game }, gebeurtenis { $event }
fault-json = Dit is geen verslag: het is niet één JSON-object.
fault-cut = Het verslag houdt te vroeg op, na { $got } tekens. De rest ontbreekt: kopieer of download het opnieuw.
fault-format = Dit is geen verslag van Crownland, of het heeft een andere versie.
fault-players = De namen van de spelers passen niet bij het spel.
fault-setup = Dit spel bestaat niet, of niet met deze aantallen.
fault-choices = { $expected ->
    [one] Hier was { $expected } optie; volgens het verslag waren het er { $got }.
   *[other] Hier waren { $expected } opties; volgens het verslag { $got }.
}
fault-seat = Hier is een andere plaats aan de beurt: plaats { $expected }, niet { $got }.
fault-chance = De trekkingen komen niet overeen met de seed.
fault-result = De punten of de winnaars kloppen niet volgens de spelregels.
fault-early = De partij gaat hier verder, maar het verslag eindigt met een resultaat.
fault-rules = De spelregels staan dit hier niet toe.
fault-unreadable = Dit is niet te lezen.
fault-exactly = In detail, in het Engels
