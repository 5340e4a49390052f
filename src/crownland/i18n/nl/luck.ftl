## Trekking controleren: of iemand kon kiezen wat er kwam
luck-verdict-fair = Een eerlijke trekking: niemand kon kiezen wat er kwam.
luck-verdict-others = Een eerlijke trekking voor wie een eigen getal toevoegde ({ $names }): niemand kon kiezen wat er kwam.
luck-verdict-kept = De server is bij zijn startgetal gebleven. Maar er zit geen getal van jou bij, dus je hebt alleen zijn woord dat hij geen gunstig getal heeft uitgezocht.
luck-verdict-wrong = Er klopt iets niet: deze trekking is niet zoals beloofd.
luck-verdict-prepared = De trekkingen aan deze tafel zijn voorbereid voor een les.
luck-verdict-unknown = Dit verslag zegt niet uit welk startgetal is getrokken, dus er valt niets te controleren.
luck-verdict-nothing = Hier is niets getrokken, dus er valt niets te controleren.
luck-shuffling = Er wordt geschud… Het wachten is op het getal van { $names }.
luck-later = Als de partij voorbij is, kan je browser hier nagaan dat niemand koos wat er kwam.
luck-begun = Deze partij speelt verder vanaf gebeurtenis { $event } van een andere. Alles daarna wordt gecontroleerd.
luck-given = Een eigen getal toegevoegd: { $names }.
luck-not-so = Dit klopt niet:
luck-found-commitment = Het startgetal van de server is dat waarop hij zich had vastgelegd.
luck-found-commitment-seen = Het startgetal van de server is dat waarop hij zich had vastgelegd, zoals deze browser vóór de trekking zag.
luck-found-mine = Je eigen getal zit erbij.
luck-found-mine-late = Je eigen getal zit er niet bij: het kwam niet op tijd, de server heeft het weggelaten, of de server had een andere vingerafdruk getoond dan de jouwe.
luck-found-mine-none = Deze browser heeft geen getal toegevoegd.
luck-found-others = De getallen van de anderen zijn de beloofde: { $names }.
luck-found-missing = Wel beloofd, maar niet op tijd gekomen: het getal van { $names }.
luck-found-notes-wrong = Er ontbreken andere getallen dan het verslag vermeldt.
luck-found-seed = Het startgetal van de server en alle getallen samen geven het startgetal van de trekking.
luck-found-deal = { $count ->
    [one] Daaruit volgt alles: wie begint en wat er kwam. Je browser heeft zojuist de ene trekking overgedaan.
   *[other] Daaruit volgt alles: wie begint en wat er kwam. Je browser heeft zojuist alle { $count } trekkingen overgedaan.
}
luck-found-deal-none = Het toeval had niets te beslissen.
luck-found-deal-wrong = Gebeurtenis { $count } volgt niet uit het startgetal.
luck-how = Hoe dit werkt
luck-how-text = Voor de partij toont de server een vingerafdruk van zijn geheime startgetal, en de browser van elke speler die van een willekeurig getal. Pas dan geven de browsers hun getallen, en alles samen bepaalt wat er komt. Achteraf kan niemand iets veranderen, en zolang er ook maar één getal eerlijk is, kon vooraf niemand ergens op mikken.
luck-more = De details
luck-commitment = Vingerafdruk van het startgetal:
luck-seed = Het startgetal van de server:
error-reveal-wrong = Dat is niet het getal dat deze browser had beloofd.
