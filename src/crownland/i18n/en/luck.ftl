## Check this deal: whether anybody could have chosen what came
luck-verdict-fair = A fair deal: nobody could choose what came.
luck-verdict-others = A fair deal for everyone who added a number ({ $names }): nobody could choose what came.
luck-verdict-kept = The server kept to its seed. But no number of yours is in the shuffle, so you have only its word that it did not pick a lucky one.
luck-verdict-wrong = Something does not fit: this deal was not as promised.
luck-verdict-prepared = The deal of this table was prepared for a lesson.
luck-verdict-unknown = This record does not say which seed it was dealt from, so there is nothing to check.
luck-verdict-nothing = Nothing was drawn here, so there is nothing to check.
luck-shuffling = Shuffling… Still waiting for a number from { $names }.
luck-later = When the game is over, your browser can check here that nobody chose what came.
luck-begun = This game plays on from event { $event } of another one. What is checked is everything since then.
luck-given = Added a number of their own: { $names }.
luck-not-so = This is not so:
luck-found-commitment = The server’s seed is the one it had committed to.
luck-found-commitment-seen = The server’s seed is the one it had committed to, as this browser saw before the deal.
luck-found-mine = Your own number is in the shuffle.
luck-found-mine-late = Your own number is not in the shuffle: it did not arrive in time, the server left it out, or the server had shown a fingerprint that was not yours.
luck-found-mine-none = This browser added no number to the shuffle.
luck-found-others = The numbers of the others are as promised: { $names }.
luck-found-missing = Promised a number that did not arrive in time: { $names }.
luck-found-notes-wrong = The missing numbers are not those that the record lists as left out.
luck-found-seed = The server’s seed and all numbers together give the seed of the deal.
luck-found-deal = { $count ->
    [one] Who begins and what came both follow from that seed: your browser has just made the only draw again.
   *[other] Who begins and what came both follow from that seed: your browser has just made all { $count } draws again.
}
luck-found-deal-none = Chance had nothing to decide.
luck-found-deal-wrong = Event { $count } does not follow from the seed.
luck-how = How this works
luck-how-text = Before the game, the server shows a fingerprint of its secret seed, and every player’s browser shows one of a random number. Only then do the browsers give their numbers, and all of them together decide what comes. Nobody can change anything afterwards, and as long as a single number is honest, nobody could aim at anything beforehand.
luck-more = The details
luck-commitment = Fingerprint of the server’s seed:
luck-seed = The server’s seed:
error-reveal-wrong = That is not the number this browser promised.
