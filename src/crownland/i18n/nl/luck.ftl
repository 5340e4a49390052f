## Trekking controleren: of iemand kon kiezen wat er kwam
luck-verdict-fair = Een eerlijke trekking: niemand koos wat er kwam.
luck-verdict-others = Eerlijk voor wie een getal toevoegde: { $names }.
luck-verdict-kept = De server bleef bij zijn startgetal. Maar er zit geen getal van jou bij; je moet dat startgetal vertrouwen.
luck-verdict-wrong = Deze trekking is niet zoals beloofd.
luck-verdict-prepared = Deze trekking is voorbereid voor een les.
luck-verdict-unknown = Dit verslag noemt geen startgetal: niets te controleren.
luck-verdict-nothing = Er is niets getrokken: niets te controleren.
luck-shuffling = Schudden… Wachten op { $names }.
luck-later = Na de partij kan je browser hier het schudden controleren.
luck-begun = Deze partij gaat verder vanaf gebeurtenis { $event } van een andere; alleen wat daarna kwam, wordt gecontroleerd.
luck-given = Getal toegevoegd: { $names }.
luck-not-so = Klopt niet:
luck-found-commitment = Het startgetal van de server past bij zijn vingerafdruk.
luck-found-commitment-seen = Het startgetal van de server past bij de vingerafdruk die deze browser vóór het schudden zag.
luck-found-mine = Jouw getal zit erbij.
luck-found-mine-late = Jouw getal zit er niet bij: te laat, weggelaten of met een andere vingerafdruk.
luck-found-mine-none = Deze browser voegde geen getal toe.
luck-found-others = De getallen van de anderen zijn zoals beloofd: { $names }.
luck-found-missing = Getallen die te laat kwamen: { $names }.
luck-found-notes-wrong = Er ontbreken andere getallen dan het verslag noemt.
luck-found-seed = Startgetal van de server en alle getallen geven het startgetal van de trekking.
luck-found-deal = { $count ->
    [one] Je browser deed de enige trekking over: die volgt uit dat startgetal.
   *[other] Je browser deed alle { $count } trekkingen over: die volgen uit dat startgetal.
}
luck-found-deal-none = Het toeval besliste niets.
luck-found-deal-wrong = Gebeurtenis { $count } volgt niet uit het startgetal.
luck-how = Hoe het werkt
luck-how-text = Voor de partij toont de server een vingerafdruk van een geheim startgetal, en elke browser die van een willekeurig getal. Dan tonen de browsers hun getallen, en alles samen bepaalt wat er komt. Daarna kan niemand iets veranderen, en één eerlijk getal houdt alles eerlijk.
luck-more = Details
luck-commitment = Vingerafdruk van het startgetal:
luck-seed = Het startgetal van de server:
error-reveal-wrong = Niet het getal dat deze browser beloofde.
