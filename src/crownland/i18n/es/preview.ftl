# Lo que otros sitios muestran de un enlace a una mesa o a un jugador.
preview-with = { $game } con { $names }
preview-invited = Tienes una invitación: abre el enlace para ocupar un asiento. No hace falta cuenta.
preview-watch = Mira la partida.
preview-player = Partidas, victorias, mejores reinos y rachas.
preview-nobody = Sin ganador
