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
replay-your-turn = Your turn.
replay-go-play = Play
replay-copy-link = Copy link to this moment
replay-keys = Left, Right: events · Page Up, Page Down: rounds · Home, End: ends · Space: play · S: scores · 1–8: kingdoms

## What chance did
replay-bare = The table is bare.
replay-chance-deal = New dominoes: { $dominoes }.
replay-chance-king = { $name }’s king is drawn.
replay-chance-tile = { $count ->
    [one] 1 new building tile.
   *[other] { $count } new building tiles.
}
replay-chance-first = { $name } takes the first die.
replay-chance-roll = The dice are rolled.

## What somebody did, where a die or a coat of arms is to be named
replay-did-take = { $name } took: { $faces }.
replay-did-draw = { $name } drew: { $faces }.
replay-did-turn = { $name } turned a die to: { $faces }.
replay-did-castle = { $name } added the castle’s cross to: { $faces }.
replay-did-name = { $name } named: { $faces }.

## Playing on
play-on = Play on from here
play-on-text = A new table starts here with fresh luck; its game is not counted.
play-on-seat = Your seat
play-on-others = The others
play-on-go = Play
play-on-invite = Invite people instead

## A record from elsewhere
replay-other = Open a record
replay-copy-embed = Copy embed code
replay-copy-record = Copy record
embed-open = Open in Crownland
import-title = Replay a record
import-text = Look back at any game that was saved as a record, with this site, the command line or a program of yours. Your browser checks it and shows it.
import-file = Choose a file
import-drop = or drop it here
import-paste = Or paste the record:
import-go = Show the game
import-empty = There is nothing here yet.
import-unreadable = Unreadable line
import-choose = { $games ->
    [one] { $games } game
   *[other] { $games } games: choose one
}
import-more = { $games ->
    [one] … and one more, which is not listed.
   *[other] … and { $games } more, which are not listed.
}
fault-event = Event { $event }
fault-game-event = Game { $game }, event { $event }
fault-json = This is not a record: it is not one object of JSON.
fault-cut = The record breaks off after { $got } characters: the rest is missing. Copy or download it again.
fault-format = This is not a Crownland record, or it has another version.
fault-players = The names of the players do not fit the game.
fault-setup = There is no such game, or not with these numbers.
fault-choices = { $expected ->
    [one] There was { $expected } option here; the record says { $got }.
   *[other] There were { $expected } options here; the record says { $got }.
}
fault-seat = It is another seat’s turn here: seat { $expected }, not { $got }.
fault-chance = The draws are not those of the seed.
fault-result = Points or winners are not what the rules give.
fault-early = The game goes on here, but the record ends with a result.
fault-rules = The rules do not allow this here.
fault-unreadable = This cannot be read.
fault-exactly = In detail, in English
