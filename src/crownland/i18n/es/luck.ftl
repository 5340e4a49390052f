## Comprobar el reparto: si alguien pudo escoger lo que salió
luck-verdict-fair = Un reparto limpio: nadie pudo escoger lo que salió.
luck-verdict-others = Un reparto limpio para quien añadió su número ({ $names }): nadie pudo escoger lo que salió.
luck-verdict-kept = El servidor mantuvo su semilla. Pero en la mezcla no hay ningún número tuyo: solo él asegura que no escogió una favorable.
luck-verdict-wrong = Algo no encaja: este reparto no es el prometido.
luck-verdict-prepared = El reparto de esta mesa se preparó para una lección.
luck-verdict-unknown = Este registro no dice de qué semilla salió, así que no hay nada que comprobar.
luck-verdict-nothing = Aquí no se sorteó nada, así que no hay nada que comprobar.
luck-shuffling = Mezclando… El reparto espera el número de { $names }.
luck-later = Cuando acabe la partida, tu navegador podrá comprobar aquí que nadie escogió lo que salió.
luck-begun = Esta partida sigue desde el evento { $event } de otra. Se comprueba todo lo que vino después.
luck-given = Número propio añadido por: { $names }.
luck-not-so = Esto no se cumple:
luck-found-commitment = La semilla del servidor es la que había fijado de antemano.
luck-found-commitment-seen = La semilla del servidor es la que había fijado de antemano, como vio este navegador antes del reparto.
luck-found-mine = Tu propio número está en la mezcla.
luck-found-mine-late = Tu propio número no está en la mezcla: no llegó a tiempo, el servidor lo dejó fuera o había mostrado una huella distinta de la tuya.
luck-found-mine-none = Este navegador no añadió ningún número a la mezcla.
luck-found-others = Los números de los demás son los prometidos: { $names }.
luck-found-missing = Número prometido que no llegó a tiempo: { $names }.
luck-found-notes-wrong = Los números que faltan no son los que indica el registro.
luck-found-seed = La semilla del servidor y todos los números juntos dan la semilla del reparto.
luck-found-deal = { $count ->
    [one] De esa semilla se sigue todo: quién empieza y qué salió. Tu navegador acaba de repetir el único sorteo.
   *[other] De esa semilla se sigue todo: quién empieza y qué salió. Tu navegador acaba de repetir los { $count } sorteos.
}
luck-found-deal-none = El azar no tuvo nada que decidir.
luck-found-deal-wrong = El evento { $count } no se sigue de la semilla.
luck-how = Cómo funciona
luck-how-text = Antes de la partida, el servidor muestra una huella de su semilla secreta, y el navegador de cada jugador, la de un número al azar. Solo entonces dan los navegadores sus números, y todos juntos deciden lo que sale. Después nadie puede cambiar nada, y basta un solo número honesto para que nadie haya podido amañar nada de antemano.
luck-more = Los detalles
luck-commitment = Huella de la semilla del servidor:
luck-seed = La semilla del servidor:
error-reveal-wrong = Ese no es el número que prometió este navegador.
