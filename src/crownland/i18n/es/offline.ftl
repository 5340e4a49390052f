## Sin conexión
offline-title = Sin conexión con el servidor
offline-text = Las mesas y los bots la necesitan. En cuanto vuelva, tus partidas seguirán donde estaban.
offline-still = Esto funciona sin conexión
offline-learn = Reglas y piezas
offline-score = Calculadora de puntos
offline-tools-draft = Sorteo de fichas
offline-tools-clock = Reloj de juego
offline-tools-print = Para imprimir
