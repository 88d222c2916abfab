### What is said about the analysis of a game, in the terminal, on its page and on the web table.

analysis-about = { $title }, { $names }: { $count } decisões, julgadas por { $bot } com { $playouts } simulações cada.
analysis-unfinished = A partida não terminou; foi julgada até onde vai.
analysis-nothing = Não há nada a julgar: ninguém teve ainda uma escolha.
analysis-choices = escolhas
analysis-errors = erros
analysis-cost = custo
analysis-luck = sorte
analysis-luck-points = sorte em pontos
analysis-margin = vantagem
analysis-turning = Momentos decisivos
analysis-chance = acaso
analysis-better = Melhor: { $choice }
analysis-dearest = Os erros mais caros: { $name }
analysis-chart = Vantagem esperada
analysis-all = Todas as escolhas
analysis-number = n.º
analysis-choice = escolha
analysis-before = antes
analysis-after = depois
analysis-explained = A vantagem diz quantos pontos alguém tem a mais do que o melhor adversário. Antes de uma escolha, é a que a melhor escolha promete; depois, a que promete a escolha feita; o custo de um erro é a diferença. Só conta o que foi com certeza pior. Sorte é o que o acaso deu além do que dá em média: na vantagem e nos próprios pontos.
analysis-fine = Nada melhor foi encontrado.
analysis-trust-burgundy = Quem julga é um jogador de computador que enxerga mais ou menos um turno à frente. Erros de três pontos ou mais costumam ser reais; um número isolado pode estar errado em cerca de um ponto. Custos e sorte somados não dão a vantagem final.
analysis-trust-mombasa = Quem julga é um jogador de computador que enxerga mais ou menos uma rodada à frente. Tome os números como pistas de onde olhar: as somas são exageradas, e um número isolado pode estar errado em vinte pontos. Custos e sorte somados não dão a vantagem final.
