# O que outros sites mostram de um link para uma mesa ou um jogador.
preview-with = { $game } com { $names }
preview-invited = Tens um convite: abre o link para te sentares à mesa. Não é preciso conta.
preview-watch = Assiste à partida.
preview-player = Partidas, vitórias, melhores reinos e séries de vitórias.
preview-nobody = Sem vencedor
