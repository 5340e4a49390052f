## Para vuestra mesa
tools-title = Para vuestra mesa
tools-intro = Si las fichas de dominó están en vuestra mesa, dejadnos a nosotros el sorteo, el tiempo y el papel.
tools-draft = Sorteo de fichas
tools-draft-text = Sortea las líneas cuando los dorsos de vuestras fichas ya se reconocen demasiado bien, y tira los dados de Duel.
tools-clock = Reloj de juego
tools-clock-text = De dos a ocho jugadores, con tiempo por partida o por turno. Un toque pasa el turno.
tools-print = Para imprimir
tools-print-text = Blocs de puntuación, hojas de mapa y grimorios para Duel, fichas, losetas de edificio y dados, con dibujos propios.
tools-offline = Estas páginas no necesitan conexión una vez abierto Crownland en este navegador.
tools-insecure = Con http sin cifrar, el navegador no puede instalar esta página ni abrirla sin conexión. Con https, o en el ordenador del servidor, sí puede.
tools-install = Instalar como aplicación
tools-name-of = Nombre del jugador { $number }

## Sorteo de fichas
draft-intro = Las fichas tienen números en el dorso. En vez de mezclarlas, sorteadlas aquí y buscad los números que salgan.
draft-find = Poned las fichas de estos números, la más baja arriba.
draft-lines = { $boxes ->
    [one] { $lines } líneas de { $dominoes } fichas.
   *[other] { $lines } líneas de { $dominoes } fichas, alternando las dos cajas.
}
draft-dice = En cada ronda se tiran cuatro dados.
draft-note-kings = Anotar quién escoge qué
draft-note-dice = Anotar quién coge qué dado
draft-note-text = Así se ve también de quién es el turno.
draft-shuffle = Mezclar y sacar la primera línea
draft-roll = Tirar los dados
draft-roll-again = Volver a tirar
draft-next = Sacar línea { $line }
draft-line = Línea { $line }
draft-line-of = Línea { $line } de { $lines }
draft-nothing = Aún no ha salido nada
draft-takes = { $name } coge un dado
draft-over = Era la última línea
draft-earlier = Líneas anteriores
draft-end = Empezar de nuevo
draft-end-sure = Sí, olvidar esta partida
draft-take-die = Coger: { $die }
draft-die-of = { $die }, para { $name }

## Reloj de juego
clock-intro = Ponedlo en el centro de la mesa: quien termina su turno toca su zona. Si cambia el orden, tocad la zona de quien va después.
clock-per-game = Para toda la partida
clock-per-turn = Para cada turno
clock-seconds = Segundos por turno
clock-facing = Orientar a ambos lados de la mesa
clock-facing-text = Las zonas del fondo están giradas.
clock-vibrate = Vibrar
clock-set = Poner el reloj
clock-begin = Tocad la zona de quien empieza
clock-turn = Turno de { $name }
clock-paused = El reloj está en pausa
clock-late = Se acabó el tiempo de { $name }
clock-up = sin tiempo
clock-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
clock-start = Empezar
clock-pause = Pausa
clock-go-on = Continuar
clock-end = Nuevo reloj
clock-end-sure = Sí, borrarlo
sounds-on = Sonidos: sí
sounds-off = Sonidos: no
clock-keys = Espacio pasa el turno, 1–8 se lo dan a un jugador, P pone en pausa, U deshace.

## Para imprimir
print-intro = Escoged lo que necesitéis. Todo está dibujado por nosotros; el cuadrado de una ficha mide 40 mm.
print-dominoes = Fichas
print-tiles = Losetas de edificio
print-castles = Castillos y reyes
print-pad = Bloc de puntuación
print-sheets = Hojas de mapa
print-book = Grimorio
print-dice = Dados para plegar
print-pages = { $pages ->
    [one] 1 página
   *[other] { $pages } páginas
}
print-paper = Papel
paper-a4 = A4
paper-letter = Carta
print-backs = Con dorsos, para imprimir a doble cara
print-go = { $pages ->
    [0] Imprimir
    [one] Imprimir 1 página
   *[other] Imprimir { $pages } páginas
}
print-how = Imprimid al 100 % («tamaño real») y, a doble cara, volteando por el borde largo. En las páginas para recortar, una línea al pie muestra si el tamaño es correcto.
print-preview = Vista previa
print-measure = Esta línea mide 50 mm.
print-back = { $title } (dorso)
print-dominoes-of = { $game }: fichas { $first }–{ $last }
print-tiles-of = { $game }: losetas de edificio
print-dice-of = { $game }: dados
print-sheets-of = { $game }: hojas de mapa
print-book-of = { $game }: grimorio
print-pad-of = { $game }: bloc de puntuación
print-reconstructed = algunos valores son reconstrucciones
print-glue = cortar por las líneas continuas, doblar por las discontinuas, pegar las pestañas
print-fold = doblar por las líneas discontinuas
print-castle-bonus = Cruz del castillo: marca esta casilla cuando la uses, una vez por partida.
print-at-once = al momento
print-per-three = 3 monedas: 1
print-queen = La reina cuenta como una corona más en la mayor propiedad de quien la aloja.
