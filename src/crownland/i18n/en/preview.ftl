# What other sites show of a link to a table or a player.
preview-with = { $game } with { $names }
preview-invited = You are invited: open the link to take a seat. No account is needed.
preview-watch = Watch the game.
preview-player = Games, wins, best kingdoms and streaks.
preview-nobody = No winner
