## Ziehungen prüfen: ob jemand bestimmen konnte, was kam
luck-verdict-fair = Alles fair: Niemand bestimmte, was kam.
luck-verdict-others = Fair für alle mit eigener Zahl: { $names }.
luck-verdict-kept = Der Server blieb bei seinem Startwert. Aber keine Zahl von dir ist dabei; du musst diesem Startwert vertrauen.
luck-verdict-wrong = Gezogen wurde nicht wie versprochen.
luck-verdict-prepared = Diese Ziehungen wurden für eine Lektion vorbereitet.
luck-verdict-unknown = Diese Aufzeichnung nennt keinen Startwert: nichts zu prüfen.
luck-verdict-nothing = Nichts wurde gezogen: nichts zu prüfen.
luck-shuffling = Es wird gemischt … Warten auf { $names }.
luck-later = Nach der Partie kann dein Browser hier das Mischen prüfen.
luck-begun = Diese Partie setzt eine andere ab Ereignis { $event } fort; geprüft wird nur, was danach kam.
luck-given = Eigene Zahl beigetragen: { $names }.
luck-not-so = Stimmt nicht:
luck-found-commitment = Der Startwert des Servers passt zu seinem Fingerabdruck.
luck-found-commitment-seen = Der Startwert des Servers passt zu dem Fingerabdruck, den dieser Browser vor dem Mischen sah.
luck-found-mine = Deine Zahl ist dabei.
luck-found-mine-late = Deine Zahl ist nicht dabei: zu spät, weggelassen oder mit anderem Fingerabdruck.
luck-found-mine-none = Dieser Browser trug keine Zahl bei.
luck-found-others = Die Zahlen der anderen sind wie versprochen: { $names }.
luck-found-missing = Zahlen, die zu spät kamen: { $names }.
luck-found-notes-wrong = Es fehlen andere Zahlen, als die Aufzeichnung nennt.
luck-found-seed = Startwert des Servers und alle Zahlen ergeben den Startwert der Ziehungen.
luck-found-deal = { $count ->
    [one] Dein Browser hat die einzige Ziehung wiederholt: Sie folgt aus diesem Startwert.
   *[other] Dein Browser hat alle { $count } Ziehungen wiederholt: Sie folgen aus diesem Startwert.
}
luck-found-deal-none = Der Zufall entschied nichts.
luck-found-deal-wrong = Ereignis { $count } folgt nicht aus dem Startwert.
luck-how = So funktioniert es
luck-how-text = Vor der Partie zeigt der Server einen Fingerabdruck seines geheimen Startwerts, jeder Browser einen seiner Zufallszahl. Dann geben die Browser ihre Zahlen preis, und alles zusammen bestimmt, was kommt. Danach kann niemand etwas ändern, und eine einzige ehrliche Zahl hält alles fair.
luck-more = Einzelheiten
luck-commitment = Fingerabdruck des Startwerts:
luck-seed = Startwert des Servers:
error-reveal-wrong = Nicht die Zahl, die dieser Browser versprach.
