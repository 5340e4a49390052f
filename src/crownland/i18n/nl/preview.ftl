# Wat andere sites tonen van een link naar een tafel of een speler.
preview-with = { $game } met { $names }
preview-invited = Je bent uitgenodigd: open de link om aan te schuiven. Een account is niet nodig.
preview-watch = Bekijk de partij.
preview-player = Partijen, overwinningen, beste koninkrijken en reeksen.
preview-nobody = Geen winnaar
