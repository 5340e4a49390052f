## Around a guided game
guide = Guide
guide-title = A guided first game
guide-text = A game that explains each step as you play. Leave whenever you like and continue later.
guide-fair = These deals are prepared, so that every round has something to explain. In any other game nobody chooses what comes, and anyone can verify that.
guide-minutes = { $minutes ->
    [one] one minute
   *[other] about { $minutes } minutes
}
guide-offer = New here? Learn by playing
guide-offer-close = No, thank you
guide-next = Next
guide-skip = Just play
guide-show = Show the guide
guide-sum-up = Sum up
guide-prepared = Lesson · prepared deal
guide-prepared-text = The deal of this game was prepared.
guide-over = This was a guided game with a prepared deal.
guide-summary = What you know now
guide-best = Your best property: { $terrain }, { $squares } × { $crowns } = { $points ->
    [one] 1 point
   *[other] { $points } points
}.
guide-real = Play a real game
guide-rules = Read the rules
guide-go-on = Keep playing
guide-others = More guided games:

## Said in every game
guide-any-missed =
    That works, too
    Another place would have brought +{ $best }. { $undo ->
        [yes] Undo to try again, or play on.
       *[no] You will know next time.
    }
guide-any-done =
    That was everything
    See how the points stand now, or play on as long as you like.
guide-any-found =
    Well found: +{ $points }
    No other place would have brought more. Your points stand beside your name.
guide-tip-place = { $best ->
    [0] No place brings points right now. Keep equal land together.
   *[other] The best place brings +{ $best } right now.
}
guide-tip-discard = It fits nowhere, so it leaves the game.
guide-tip-claim = Look for crowns, and for land you already have.
guide-tip-knights = A knight earns most on your largest property.
guide-tip-build = Read what the tiles give, and keep a few coins.
guide-tip-burn = Burn only what would help { $name } more than a coin helps you.
guide-tip-take = Crosses make points; plain coats of arms fill the spell book.
guide-tip-turn = A die can be turned to any of its faces, once in the game.
guide-tip-castle = A cross is worth as many points as its property will have squares.
guide-tip-draw = { $best ->
    [0] No place brings points right now. Keep equal coats of arms together.
   *[other] The best place brings +{ $best } right now.
}
guide-tip-name = Choose the coat of arms of which you will have most properties.
guide-tip-cross = A cross brings most in your largest property.

## Kingdomino
guide-kingdomino-welcome =
    Your kingdom begins here
    So far it is only a castle. In six rounds you add dominoes, up to 5 × 5 squares, and the most points win. You play against { $name }, and nothing can go wrong.
guide-kingdomino-first =
    Choose a domino
    High numbers tend to have crowns, and crowns make points. Low numbers play earlier next round.
    { $taps ->
        [yes] Tap one, then tap it again to take it.
       *[no] Click one. With keys: N to mark it, Enter to take it.
    }
guide-kingdomino-second =
    And a second one
    With two players, each has two kings. The same land on both dominoes can grow together.
guide-kingdomino-order =
    { $who ->
        [me] You go first
       *[other] { $name } went first
    }
    Every round is played from the lowest number to the highest. The shields show whose king stands on which domino.
guide-kingdomino-place =
    Place domino { $domino }
    The castle goes with any land, so any side of it will do.
    { $taps ->
        [yes] Tap a light square, tap again to rotate, then press Place.
       *[no] Click a light square; R rotates. With keys: N, then Enter.
    }
guide-kingdomino-next =
    Now choose your next domino
    Your king moves to the new line. You will place that domino next round, and the lowest number will go first again.
guide-kingdomino-match =
    { $best ->
        [0] The same land, or the castle
       *[other] Can you find +{ $best }?
    }
    At least one half must touch the same land or your castle. The badge on the domino shows the points it brings.
guide-kingdomino-crowns =
    Squares × crowns
    Joined squares of one land are a property. It is worth its squares times its crowns; without a crown, nothing. Press Scores to see yours.
guide-kingdomino-early =
    Low or high?
    Domino { $low } is the lowest: whoever takes it goes first next round and has the pick of the next line. High numbers are worth more, but choose last.
guide-kingdomino-deny =
    Look across the table
    { $name } is collecting { $land }. Domino { $wanted } has a crown for it: if you take it, { $name } goes without.
guide-kingdomino-frame =
    Mind the frame
    Everything must fit into 5 × 5 squares, castle included. The golden frame has that size; it can still shift as long as your kingdom lies inside.
guide-kingdomino-discard =
    This one fits nowhere
    Then it is discarded and leaves the game. You lose no points by it.
guide-kingdomino-full =
    Keep some room
    A domino that fits must be placed; one that fits nowhere is discarded. Free squares side by side keep you out of trouble.
guide-kingdomino-last =
    The last round
    There is nothing more to choose. Place your last dominoes, and the points are counted.
guide-kingdomino-end =
    You have played a whole game of Kingdomino.
    Every property counts its squares times its crowns; land without a crown is worth nothing, however large it is.

## Queendomino
guide-queendomino-welcome =
    Kingdomino with a court
    You place dominoes as in Kingdomino. What is new: coins, knights, buildings, the queen and the dragon. If dominoes are new to you, play the Kingdomino guide first.
guide-queendomino-court =
    Your court
    You have seven coins and a knight, and no tower yet. At the end, every three coins are worth a point.
guide-queendomino-first =
    Choose a domino with a town
    On the red town squares you can build. As in Kingdomino, low numbers play first.
    { $taps ->
        [yes] Tap one, then tap it again to take it.
       *[no] Click one. With keys: N to mark it, Enter to take it.
    }
guide-queendomino-second =
    The last one is yours
    You chose first, { $name } took two, and the fourth is left for you. From now on every king chooses on its own turn.
guide-queendomino-place =
    Place your domino
    It must touch the same land or your castle. With two players a kingdom can grow to 7 × 7 squares.
    { $taps ->
        [yes] Tap a light square, tap again to rotate, then press Place.
       *[no] Click a light square; R rotates. With keys: N, then Enter.
    }
guide-queendomino-knights =
    Send your knight?
    On a square you have just placed, it earns a coin for every square of that property, and stays there for good. Or keep it for a larger one.
    { $taps ->
        [yes] Tap one of the two squares, then press the button.
       *[no] Click one of the two squares, then the button.
    }
guide-queendomino-build =
    Build something?
    Choose a tile, then a town square. The price stands above each tile; { $taps ->
        [yes] tap it
       *[no] point at it
    } to read what it gives. Towers attract the queen.
guide-queendomino-queen =
    { $who ->
        [me] The queen is your guest
       *[other] The queen stays with { $name }
    }
    She moves to whoever builds towers and then has at least as many as anyone else.
guide-queendomino-gift =
    What the queen brings
    Her host pays a coin less for every building. At the end she is one more crown on the host’s largest property.
guide-queendomino-dragon =
    Bribe the dragon?
    For a coin it burns a tile that { $name } might want: once a round, and never for the queen’s host. Most of the time you leave it alone.
guide-queendomino-turn =
    Then choose your next domino
    That was a whole turn: place, knights, build, dragon, choose. Only the first and the last are required.
guide-queendomino-towers =
    The queen is waiting
    She moves to whoever builds towers and then has at least as many as anyone else. Nobody has built one yet.
guide-queendomino-cave =
    The dragon in its cave
    Whoever does not host the queen can pay a coin to have it burn a tile on offer, once a round among all players.
guide-queendomino-end =
    That is how Queendomino is played.
    { $over ->
        [yes] Properties, buildings, and a point for every three coins make the result.
       *[no] These points would count if it ended now: properties, buildings, and one for every three coins. A real game has twelve rounds.
    }

## Duel
guide-duel-welcome =
    Two dice make a domino
    Each round you draw two dice on your map, around the castle. Coats of arms are the land here, and crosses are the crowns.
guide-duel-first =
    Take one die
    You choose first this round. { $name } then takes two, and the last die is yours.
    { $taps ->
        [yes] Tap a die, then press the button.
       *[no] Click a die, then the button. With keys: N, then Enter.
    }
guide-duel-castle =
    Your castle’s cross
    Once a game, the castle adds a cross to one of your dice. Use it now, or save it for a property that will be large.
guide-duel-draw =
    Draw your domino
    Choose two free shields side by side. At least one must touch the castle.
guide-duel-book =
    The spell book
    Every coat of arms you draw without a cross ticks a box here. Whoever fills a row first gets its power, and the other’s row is locked.
guide-duel-joker =
    A joker
    The question mark becomes any coat of arms when you draw it. It ticks no box.
guide-duel-second =
    Now you take two
    The roles change every round: { $name } took one die, you take two, and the last one goes to { $name }.
guide-duel-become =
    What will the joker be?
    Choose two shields, then what the joker becomes. A coat of arms that joins one of your properties is a good choice.
guide-duel-match =
    Match the coats of arms
    At least one half must touch the castle or the same coat of arms from an earlier round.
guide-duel-crosses =
    Squares × crosses
    A property is worth its squares times its crosses; without a cross, nothing. Dice with crosses tick no box: points or powers, you choose. Scores shows the sums.
guide-duel-nearly =
    One box to go
    Draw one more of these without a cross: { $arms }. Then you win the power “{ $power }”.
guide-duel-name =
    You have won a power
    Name a coat of arms: each of your properties of it is worth 3 points more, even a small one without a cross.
guide-duel-cross =
    You have won a power
    Add a cross to a coat of arms you have drawn. It brings most in your largest property.
guide-duel-powers =
    Six rows, six powers
    Draw anywhere, draw apart, take two dice at once, turn a die: each power can be used once. The last two rows need only three boxes.
guide-duel-end =
    That is how Duel is played.
    { $over ->
        [yes] Every property counts its squares times its crosses, and 3 more where its coat of arms was named.
       *[no] These points would count if it ended now. A real game ends when somebody has filled the last shield, or when neither of you can draw.
    }
