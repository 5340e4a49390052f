## Comprobar el reparto: si alguien pudo escoger lo que salió
luck-verdict-fair = Reparto limpio: nadie escogió lo que salió.
luck-verdict-others = Reparto limpio para quien añadió un número: { $names }.
luck-verdict-kept = El servidor mantuvo su semilla, pero ningún número tuyo está en la mezcla: tienes que fiarte.
luck-verdict-wrong = El reparto no fue el prometido.
luck-verdict-prepared = Este reparto se preparó para una lección.
luck-verdict-unknown = Este registro no indica semilla: nada que comprobar.
luck-verdict-nothing = No se sorteó nada: nada que comprobar.
luck-shuffling = Mezclando… Esperando a { $names }.
luck-later = Tras la partida, tu navegador puede comprobar aquí el reparto.
luck-begun = Esta partida continúa otra desde el evento { $event }; solo se comprueba lo posterior.
luck-given = Número añadido por: { $names }.
luck-not-so = No se cumple:
luck-found-commitment = La semilla del servidor coincide con su huella.
luck-found-commitment-seen = La semilla del servidor coincide con la huella que este navegador vio antes del reparto.
luck-found-mine = Tu número está en la mezcla.
luck-found-mine-late = Tu número no está en la mezcla: llegó tarde, se excluyó o tenía otra huella.
luck-found-mine-none = Este navegador no añadió ningún número.
luck-found-others = Los números de los demás son los prometidos: { $names }.
luck-found-missing = Números que llegaron tarde: { $names }.
luck-found-notes-wrong = Los números que faltan no son los del registro.
luck-found-seed = La semilla del servidor y todos los números dan la del reparto.
luck-found-deal = { $count ->
    [one] Tu navegador ha repetido el único sorteo: sale de esa semilla.
   *[other] Tu navegador ha repetido los { $count } sorteos: salen de esa semilla.
}
luck-found-deal-none = El azar no decidió nada.
luck-found-deal-wrong = El evento { $count } no sale de la semilla.
luck-how = Cómo funciona
luck-how-text = Antes de la partida, el servidor muestra la huella de una semilla secreta, y cada navegador, la de un número al azar. Luego se revelan los números y deciden, con la semilla, lo que sale. Nadie puede cambiar nada después, y basta un número honesto para un reparto limpio.
luck-more = Detalles
luck-commitment = Huella de la semilla del servidor:
luck-seed = La semilla del servidor:
error-reveal-wrong = Ese no es el número que prometió este navegador.
