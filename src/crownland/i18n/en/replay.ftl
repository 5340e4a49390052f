## Looking back at a game
replay-title = { $sentence } – replay
replay-moment = Moment
replay-here = { $round }, event { $event } of { $last }
replay-here-game = Game { $game }, { $round }, event { $event } of { $last }
replay-game-round = Game { $game } · { $round }
replay-back = Previous event
replay-on = Next event
replay-round-back = Start of the round
replay-round-on = Next round
replay-play = Play
replay-pause = Pause
replay-jump = Jump to round
replay-speed = Speed
replay-times = { $times }×
replay-live = Live
replay-copy-link = Copy link to this moment
replay-keys = Left, Right: events · Page Up, Page Down: rounds · Home, End · Space: play · S: scores · 1–8: kingdoms

## What chance did
replay-bare = The table is empty.
replay-chance-deal = New dominoes: { $dominoes }.
replay-chance-king = { $who ->
    [me] Your king is drawn.
   *[other] { $name }’s king is drawn.
}
replay-chance-tile = { $count ->
    [one] 1 new building tile.
   *[other] { $count } new building tiles.
}
replay-chance-first = { $who ->
    [me] You take the first die.
   *[other] { $name } takes the first die.
}
replay-chance-roll = The dice are rolled.

## What somebody did, where a die or a coat of arms is to be named
replay-did-take = { $who ->
    [me] You took: { $faces }.
   *[other] { $name } took: { $faces }.
}
replay-did-draw = { $who ->
    [me] You drew: { $faces }.
   *[other] { $name } drew: { $faces }.
}
replay-did-turn = { $who ->
    [me] You turned a die to: { $faces }.
   *[other] { $name } turned a die to: { $faces }.
}
replay-did-castle = { $who ->
    [me] You added the castle’s cross to: { $faces }.
   *[other] { $name } added the castle’s cross to: { $faces }.
}
replay-did-name = { $who ->
    [me] You named: { $faces }.
   *[other] { $name } named: { $faces }.
}

## Playing on
play-on = Play on from here
play-on-text = A new table with new draws; not counted.
play-on-seat = Your seat
play-on-others = The others
play-on-invite = Invite people instead

## A record from elsewhere
replay-other = Open a record
replay-copy-embed = Copy embed code
replay-copy-record = Copy record
embed-open = Open in Crownland
import-title = Replay a record
import-text = Replay any saved game, from here or your own program.
import-file = Choose a file
import-drop = or drop it here
import-paste = Or paste it:
import-go = Show game
import-empty = Nothing here yet.
import-unreadable = Unreadable line
import-choose = { $games ->
    [one] { $games } game
   *[other] { $games } games: choose one
}
import-more = { $games ->
    [one] … and one more, not listed.
   *[other] … and { $games } more, not listed.
}
fault-event = Event { $event }
fault-game-event = Game { $game }, event { $event }
fault-json = Not a record: this is not one JSON object.
fault-cut = Cut off after { $got } characters. Copy or download it again.
fault-format = Not a Crownland record, or of another version.
fault-players = The players do not fit the game.
fault-setup = There is no such game.
fault-choices = { $expected ->
    [one] Only 1 option here, not { $got }.
   *[other] { $expected } options here, not { $got }.
}
fault-seat = Seat { $expected } has the turn, not { $got }.
fault-chance = The draws do not match the seed.
fault-result = Wrong points or winners.
fault-early = A result before the end of the game.
fault-rules = { error-action-illegal }
fault-unreadable = Unreadable.
fault-exactly = Details in English
