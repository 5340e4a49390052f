## Verify the shuffle: whether anybody could have chosen what came
luck-verdict-fair = A fair deal: nobody chose what came.
luck-verdict-others = A fair deal for everyone who added a number: { $names }.
luck-verdict-kept = The server kept to its seed. But no number of yours is in the shuffle, so you must trust that seed.
luck-verdict-wrong = This deal was not as promised.
luck-verdict-prepared = This deal was prepared for a lesson.
luck-verdict-unknown = This record names no seed: nothing to verify.
luck-verdict-nothing = Nothing was drawn: nothing to verify.
luck-shuffling = Shuffling… Waiting for { $names }.
luck-later = After the game, your browser can verify the deal here.
luck-begun = This game continues another from event { $event }; only what came since is verified.
luck-given = Added a number: { $names }.
luck-not-so = Not so:
luck-found-commitment = The server’s seed matches its fingerprint.
luck-found-commitment-seen = The server’s seed matches the fingerprint this browser saw before the deal.
luck-found-mine = Your number is in the shuffle.
luck-found-mine-late = Your number is not in the shuffle: late, left out, or with another fingerprint.
luck-found-mine-none = This browser added no number.
luck-found-others = The others’ numbers are as promised: { $names }.
luck-found-missing = Numbers that came too late: { $names }.
luck-found-notes-wrong = The missing numbers are not those the record lists.
luck-found-seed = The server’s seed and all numbers give the deal’s seed.
luck-found-deal = { $count ->
    [one] Your browser repeated the only draw: it follows from that seed.
   *[other] Your browser repeated all { $count } draws: they follow from that seed.
}
luck-found-deal-none = Chance decided nothing.
luck-found-deal-wrong = Event { $count } does not follow from the seed.
luck-how = How it works
luck-how-text = Before the game, the server shows a fingerprint of a secret seed, and each browser one of a random number. Then the browsers reveal their numbers, and all together decide what comes. Nobody can change anything later, and one honest number keeps the deal fair.
luck-more = Details
luck-commitment = Fingerprint of the server’s seed:
luck-seed = The server’s seed:
error-reveal-wrong = That is not the number this browser promised.
