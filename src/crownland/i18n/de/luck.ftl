## Ziehungen prüfen: ob jemand bestimmen konnte, was kam
luck-verdict-fair = Alles fair: Niemand konnte bestimmen, was kam.
luck-verdict-others = Fair für alle mit eigener Zahl ({ $names }): Niemand konnte bestimmen, was kam.
luck-verdict-kept = Der Server ist bei seinem Startwert geblieben. Aber keine Zahl von dir ist mit dabei, und so hast du nur sein Wort, dass er sich keinen günstigen ausgesucht hat.
luck-verdict-wrong = Etwas stimmt nicht: Gezogen wurde nicht so wie versprochen.
luck-verdict-prepared = Die Ziehungen an diesem Tisch wurden für eine Lektion vorbereitet.
luck-verdict-unknown = Diese Aufzeichnung verrät nicht, aus welchem Startwert gezogen wurde. Es gibt also nichts zu prüfen.
luck-verdict-nothing = Hier wurde nichts gezogen, also gibt es nichts zu prüfen.
luck-shuffling = Es wird gemischt … Noch fehlt die Zahl von { $names }.
luck-later = Wenn die Partie zu Ende ist, kann dein Browser hier prüfen, dass niemand bestimmt hat, was kam.
luck-begun = Diese Partie setzt eine andere ab Ereignis { $event } fort. Geprüft wird alles, was danach kam.
luck-given = Eine eigene Zahl beigetragen: { $names }.
luck-not-so = Das stimmt nicht:
luck-found-commitment = Der Startwert des Servers ist der, auf den er sich festgelegt hatte.
luck-found-commitment-seen = Der Startwert des Servers ist der, auf den er sich festgelegt hatte; das hat dieser Browser vor dem Mischen gesehen.
luck-found-mine = Deine eigene Zahl ist mit dabei.
luck-found-mine-late = Deine eigene Zahl ist nicht dabei: Sie kam nicht rechtzeitig an, der Server hat sie weggelassen, oder er hatte einen anderen Fingerabdruck gezeigt als deinen.
luck-found-mine-none = Dieser Browser hat keine Zahl beigetragen.
luck-found-others = Die Zahlen der anderen sind die versprochenen: { $names }.
luck-found-missing = Versprochen, aber nicht rechtzeitig angekommen ist die Zahl von { $names }.
luck-found-notes-wrong = Es fehlen andere Zahlen, als die Aufzeichnung vermerkt.
luck-found-seed = Der Startwert des Servers und alle Zahlen zusammen ergeben den Startwert der Ziehungen.
luck-found-deal = { $count ->
    [one] Daraus folgt alles: wer beginnt und was kam. Dein Browser hat gerade die eine Ziehung wiederholt.
   *[other] Daraus folgt alles: wer beginnt und was kam. Dein Browser hat gerade alle { $count } Ziehungen wiederholt.
}
luck-found-deal-none = Der Zufall hatte nichts zu entscheiden.
luck-found-deal-wrong = Ereignis { $count } folgt nicht aus dem Startwert.
luck-how = Wie das geht
luck-how-text = Vor der Partie zeigt der Server einen Fingerabdruck seines geheimen Startwerts und der Browser jedes Spielers einen seiner Zufallszahl. Erst dann geben die Browser ihre Zahlen her, und alles zusammen bestimmt, was kommt. Hinterher kann niemand etwas ändern, und solange auch nur eine Zahl ehrlich ist, konnte vorher niemand auf etwas zielen.
luck-more = Die Einzelheiten
luck-commitment = Fingerabdruck des Startwerts:
luck-seed = Startwert des Servers:
error-reveal-wrong = Das ist nicht die Zahl, die dieser Browser versprochen hat.
