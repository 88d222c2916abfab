### The words of the board of The Castles of Burgundy. `-ask-` is what the action bar asks,
### `-tell-` explains a thing, `-term-` is its title; the rest names places for those who listen.

burgundy-chapter = Fase { $phase }, rodada { $round }

## What is asked

burgundy-ask-start = Escolha onde fica o seu castelo inicial.
burgundy-ask-dice = Sua vez: escolha um dado ({ $first }, { $second }).
burgundy-ask-die = Use o seu último dado, o { $die }.
burgundy-ask-buy = Os dois dados foram usados: compre uma peça ou encerre o turno.
burgundy-ask-end = Os dois dados foram usados: encerre o turno.
burgundy-ask-action = Uma ação com qualquer valor: escolha para que ela serve.
burgundy-ask-white = Você tem uma ação com o { $value } do dado branco.
burgundy-ask-fetch = { $tile }: escolha uma peça dos depósitos.
burgundy-ask-sell = Escolha as mercadorias que vende.
burgundy-ask-place = Coloque outra peça da sua armazenagem, sem dado.
burgundy-ask-ship = Escolha um depósito para esvaziar.
burgundy-ask-ship-beside = Escolha um segundo depósito para esvaziar, ao lado do depósito { $depot }.
burgundy-ask-load = Escolha quais mercadorias do depósito { $depot } recolhe.
burgundy-ask-discard = Abra espaço para { $tile }: escolha uma peça armazenada para descartar.
burgundy-ask-crane = Escolha o edifício como o qual usa a grua.
burgundy-ask-herd = Escolha os animais com que os gansos pontuam.
burgundy-ask-crest = Escolha o castelo em que fica o escudo { $shield }.
burgundy-ask-claim = Escolha uma peça para colocar imediatamente.
burgundy-ask-set = Escolha o espaço para: { $tile }.
burgundy-ask-tribute = Pague o tributo pelos seus escudos ou abra mão de um.
burgundy-ask-cargo = Escolha uma cor: todas as suas mercadorias vêm a bordo.
burgundy-ask-name = Escolha o jogador cujos mosteiros copia.
burgundy-ask-trim = Escolha uma peça armazenada para descartar: só três podem ficar.
burgundy-ask-keep = Escolha onde guardar: { $tile }.
burgundy-ask-parts = Escolha o que vem a seguir.
burgundy-ask-points = Compre mais pontos com prata ou passe.
burgundy-ask-trade = Escolha uma peça negra por 5 mercadorias ou passe.
burgundy-ask-pay = Escolha uma mercadoria para pagar: faltam { $count }.
burgundy-ask-which = Escolha o dado para isso.
burgundy-ask-payment = Escolha como paga: prata ou trabalhadores.
burgundy-ask-ways = { $die ->
    [any] Qualquer valor
   *[other] O { $die }
}: { $ways }.
burgundy-way-take = pegar uma peça
burgundy-way-place = colocar uma peça
burgundy-way-sell = vender mercadorias
burgundy-way-workers = receber trabalhadores
burgundy-unused = { $dice ->
    [1] Sobra um dado: encerrar mesmo assim
   *[other] Sobram { $dice } dados: encerrar mesmo assim
}

## Places

burgundy-boards = Todos os tabuleiros
burgundy-main-board = Tabuleiro principal
burgundy-duchy = Ducado de { $player }
burgundy-hand = Minha armazenagem, dados e mercadorias
burgundy-space = { $space }: { $number }, { $colour }, vazio
burgundy-depot = Depósito { $depot }
burgundy-depot-goods = Depósito { $depot }: { $goods }
burgundy-in-depot = { $tile }, depósito { $depot }
burgundy-empty-slot = Depósito { $depot }: vazio ({ $colour })
burgundy-black-depot = Depósito negro
burgundy-in-black = { $tile }, depósito negro
burgundy-inns = Estalagens: { $inns }
burgundy-bonus = Peças de bônus para { $colour }: { $large } e { $small }
burgundy-white-die = Dado branco: { $value }
burgundy-die = Dado: { $value }
burgundy-die-any = Dado de qualquer valor
burgundy-die-used = Dado: { $value }, usado
burgundy-store = Espaço de armazenagem, vazio
burgundy-stored = Na armazenagem: { $tile }
burgundy-shared = Armazenagem compartilhada
burgundy-workers = Trabalhadores: { $workers }
burgundy-silver = Prata: { $silver }
burgundy-sold = Mercadorias vendidas: { $count }{ $count ->
    [0] { "" }
   *[other] {" "}({ $goods })
}
burgundy-shield = Escudo { $shield }: { $power }
burgundy-shield-title = Escudo { $shield }
burgundy-post = Posto fronteiriço
burgundy-route = Rota comercial
burgundy-route-space = { $number }: { $goods }, { $tile }; ali está: { $laid }
burgundy-player = { $player }: { $points } pontos
burgundy-alone = { $player }: { $points } espaços preenchidos
burgundy-phases = Fases
burgundy-phase = Fase { $phase }: { $points } pontos por uma região
burgundy-rounds = Rodadas
burgundy-round = Rodada { $round }
burgundy-round-goods = Rodada { $round }: { $goods }
burgundy-bridge = Ponte
burgundy-on-bridge = { $player }: espaço { $space } da ponte
burgundy-order = Ordem desta rodada
burgundy-target = { $marker } de { $target }

## What things do

burgundy-term-depot = Depósito
burgundy-tell-depot = Um dado deste número leva uma das peças para a armazenagem. As mercadorias esperam aqui pelos barcos.
burgundy-term-black-depot = Depósito negro
burgundy-tell-black-depot = Uma vez por turno você pode comprar aqui uma peça por 2 pratas, sem dado.
burgundy-term-white-die = Dado branco
burgundy-tell-white-die = Lançado uma vez por rodada: a próxima mercadoria vai para o depósito com o seu número.
burgundy-term-die = Dados
burgundy-tell-die = Cada dado é uma ação: pegar uma peça, colocar uma, vender mercadorias ou pegar 2 trabalhadores. Um trabalhador muda o dado em 1; 1 e 6 são vizinhos.
burgundy-term-worker = Trabalhadores
burgundy-tell-worker = Gaste um para mudar um dado em 1. Qualquer dado traz 2 trabalhadores. No fim, dois valem 1 ponto.
burgundy-term-silver = Prata
burgundy-tell-silver = 2 pratas compram uma peça do depósito negro. No fim, cada uma vale 1 ponto.
burgundy-term-store = Armazenagem
burgundy-tell-store = Cada peça que você pega espera aqui até ser colocada. Se tudo estiver cheio, uma é descartada.
burgundy-term-goods-space = Espaços de mercadorias
burgundy-tell-goods-space = Lugar para as mercadorias de uma cor, quantas forem.
burgundy-term-sold = Mercadorias vendidas
burgundy-tell-sold = Ficam viradas para baixo até o fim; alguns mosteiros as contam.
burgundy-term-phase = Fases
burgundy-tell-phase = Cinco fases de cinco rodadas. Uma região completa marca estes pontos além dos do seu tamanho.
burgundy-term-round = Rodadas
burgundy-tell-round = Em cada rodada, a primeira destas mercadorias vai para o depósito com o número do dado branco.
burgundy-term-bridge = Ponte
burgundy-tell-bridge = Cada barco avança o seu marcador um espaço. Quem está mais à frente, ou mais alto na pilha, joga antes.
burgundy-term-order = Ordem
burgundy-tell-order = A ordem desta rodada, lida da ponte quando ela começou.
burgundy-term-route = Rota comercial
burgundy-tell-route = As mercadorias vendidas vêm para cá da esquerda para a direita. Em um espaço da sua cor, uma mercadoria ganha o bônus.
burgundy-tell-route-open = Espaço { $number } ({ $goods }): uma mercadoria desta cor ganha o bônus: { $tile }.
burgundy-tell-route-earned = Espaço { $number } ({ $goods }): uma mercadoria desta cor ganhou o bônus: { $tile }.
burgundy-tell-route-missed = Espaço { $number } ({ $goods }): aqui está uma mercadoria de outra cor; o bônus se perdeu: { $tile }.
burgundy-term-post = Posto fronteiriço
burgundy-tell-post = Ligar dois postos com peças marca o valor da fase; ligar o terceiro o marca de novo, com um bônus para os dois primeiros jogadores.
burgundy-term-target = Objetivo
burgundy-tell-target = Alcance-o e você tem uma ação com qualquer valor; depois recomeça com um objetivo 5 pontos menor.
burgundy-term-points = Pontos
burgundy-tell-points = Vence quem tem mais pontos. Uma região completa marca 1, 3, 6, 10, 15, 21, 28 ou 36 pelo tamanho, e o valor da fase.
burgundy-tell-space = Para peças deste tipo ({ $colour }), ao lado de uma das suas peças, com um dado do seu número. Uma região cheia marca pontos.
burgundy-tell-region = { $size ->
    [1] Uma região de 1 espaço.
   *[other] Uma região de { $size } espaços, dos quais vazios: { $missing }.
} Completa nesta fase, traz { $points } + { $phase } pontos.
burgundy-tell-last-region = Com ela, todos os espaços da cor estariam preenchidos: isso traz uma peça de bônus.
burgundy-tell-goods = Vendidas com um { $die }: todas da cor de uma vez, por 1 prata e 2, 3 ou 4 pontos cada com 2, 3 ou 4 jogadores.
burgundy-tell-shield = Pego com um duplo, colocado em um castelo. Custa 1 prata no fim de cada fase.
burgundy-tell-bonus = O primeiro a preencher todos os espaços da cor pega a peça grande, o segundo a pequena.
burgundy-tell-source-regions = Uma região completa marca pontos pelo tamanho, de 1 espaço a 8: { $regions }.
burgundy-tell-source-phases = Uma região completa marca também o valor da fase: { $phases }.
burgundy-tell-source-goods = Cada mercadoria vendida traz 2, 3 ou 4 pontos com 2, 3 ou 4 jogadores.
burgundy-tell-source-monasteries = O que os mosteiros contam no fim do jogo.
burgundy-tell-source-leftovers = No fim, 1 ponto por mercadoria não vendida, por prata e por cada 2 trabalhadores.
burgundy-tell-source-routes = Pontos ganhos como bônus na rota comercial.
burgundy-tell-source-shields = No fim, os pontos dos escudos que estão nos seus castelos.
burgundy-tell-source-filled = Espaços preenchidos do seu ducado.
burgundy-tell-source-rounds = Rodadas que restavam quando o último espaço foi preenchido.

burgundy-tell-castle = Imediatamente uma ação com um dado de qualquer valor.
burgundy-tell-mine = 1 prata no fim de cada fase.
burgundy-tell-ship = Recolha as mercadorias de um depósito e avance um espaço na ponte.
burgundy-tell-warehouse = Venda imediatamente todas as mercadorias de uma cor.
burgundy-tell-carpenter = Pegue um edifício de qualquer depósito para a armazenagem.
burgundy-tell-church = Pegue uma mina, um mosteiro ou um castelo de qualquer depósito para a armazenagem.
burgundy-tell-market = Pegue um barco ou uma peça de animais de qualquer depósito para a armazenagem.
burgundy-tell-boarding-house = Imediatamente 4 trabalhadores.
burgundy-tell-bank = Imediatamente 2 pratas.
burgundy-tell-town-hall = Coloque outra peça da sua armazenagem, em um espaço de qualquer número.
burgundy-tell-watchtower = Imediatamente 4 pontos.
burgundy-tell-crane = Use uma vez o efeito de qualquer edifício. No fim, conta como um edifício à sua escolha.
burgundy-tell-white-castle = Imediatamente uma ação com o valor do dado branco. É um edifício.
burgundy-tell-animal = Os seus animais em pontos e, mais uma vez, todos os animais da mesma espécie no mesmo pasto.
burgundy-tell-geese = 2 pontos e os animais de uma espécie no mesmo pasto. Animais posteriores ali marcam 2 a mais.
burgundy-tell-inn = Para um espaço de qualquer cor, uma por região. A região pontua como uma maior.
burgundy-tell-black-tile = Para um espaço de qualquer cor. Não tem efeito.
burgundy-tell-monastery1 = Você pode colocar o mesmo edifício várias vezes em uma cidade.
burgundy-tell-monastery2 = No fim de cada fase também 1 trabalhador por mina.
burgundy-tell-monastery3 = Uma venda traz 2 pratas em vez de 1.
burgundy-tell-monastery4 = Uma venda traz também 1 trabalhador.
burgundy-tell-monastery5 = Um barco recolhe também as mercadorias de um depósito ao lado do primeiro.
burgundy-tell-monastery6 = Compre de qualquer depósito e pague com pratas, trabalhadores ou um de cada.
burgundy-tell-monastery7 = Cada peça de animais que pontua traz 1 ponto a mais.
burgundy-tell-monastery8 = Cada trabalhador muda um dado em 1 ou 2.
burgundy-tell-monastery9 = Ao colocar edifícios, o dado pode mudar em 1 de graça.
burgundy-tell-monastery10 = Ao colocar barcos e animais, o dado pode mudar em 1 de graça.
burgundy-tell-monastery11 = Ao colocar castelos, minas e mosteiros, o dado pode mudar em 1 de graça.
burgundy-tell-monastery12 = Ao pegar peças, o dado pode mudar em 1 de graça.
burgundy-tell-monastery13 = Pegar trabalhadores com um dado traz também 1 prata.
burgundy-tell-monastery14 = Pegar trabalhadores com um dado traz 4 em vez de 2.
burgundy-tell-monastery15 = No fim, 2 pontos por cor de mercadorias que você vendeu.
burgundy-tell-monastery24 = No fim, 4 pontos por espécie de animais no seu ducado.
burgundy-tell-monastery25 = No fim, 1 ponto por mercadoria que você vendeu.
burgundy-tell-monastery26 = No fim, 3 pontos por cada peça de bônus sua.
burgundy-tell-monastery27 = O seu marcador fica sempre no topo da sua pilha na ponte.
burgundy-tell-monastery28 = No seu turno você pode comprar 2 trabalhadores por 1 prata, quantas vezes quiser.
burgundy-tell-counted = No fim, 4 pontos por cada um destes no seu ducado: { $building }.
