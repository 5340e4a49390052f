## Sem ligação
offline-title = Sem ligação ao servidor
offline-text = As mesas e os bots precisam dela. Assim que voltar, as tuas partidas continuam onde ficaram.
offline-still = Isto funciona sem ligação
offline-learn = Regras e peças
offline-score = Calculadora de pontos
offline-tools-draft = Sorteio dos dominós
offline-tools-clock = Relógio de jogo
offline-tools-print = Para imprimir
