### The words of The Castles of Burgundy in Portuguese; en.ftl says what the keys are.
### The singular is `[1]`: the plural form `one` would stand for 0 too.

title = The Castles of Burgundy

## Counts

so-many-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
so-many-workers = { $workers ->
    [1] { $workers } trabalhador
   *[other] { $workers } trabalhadores
}
so-many-silver = { $silver ->
    [1] { $silver } prata
   *[other] { $silver } pratas
}
so-many-goods = { $count ->
    [1] { $count } mercadoria ({ $goods })
   *[other] { $count } mercadorias ({ $goods })
}
price = { $workers ->
    [0] { so-many-silver }
    [2] { so-many-workers }
   *[other] { so-many-silver } e { so-many-workers }
}
tribute = { so-many-silver }{ $workers ->
    [0] { "" }
   *[other] {" "}e { so-many-workers }
}
help-of-workers = { $workers ->
    [0] { "" }
   *[other] {" "}({ so-many-workers })
}
with-die = { $die ->
    [7] Com qualquer valor
   *[other] Com o { $die }
}
from-depot = { $depot ->
    [0] do depósito negro
   *[other] do depósito { $depot }
}

## Things

tile-castle = castelo
tile-mine = mina
tile-ship = barco
tile-warehouse = armazém
tile-carpenter = carpintaria
tile-church = igreja
tile-market = mercado
tile-boarding-house = pensão
tile-bank = banco
tile-town-hall = prefeitura
tile-watchtower = torre de vigia
tile-cow2 = 2 vacas
tile-cow3 = 3 vacas
tile-cow4 = 4 vacas
tile-sheep2 = 2 ovelhas
tile-sheep3 = 3 ovelhas
tile-sheep4 = 4 ovelhas
tile-pig2 = 2 porcos
tile-pig3 = 3 porcos
tile-pig4 = 4 porcos
tile-goat2 = 2 cabras
tile-goat3 = 3 cabras
tile-goat4 = 4 cabras
tile-monastery1 = mosteiro 1 (edifícios iguais na cidade)
tile-monastery2 = mosteiro 2 (trabalhadores das minas)
tile-monastery3 = mosteiro 3 (2 pratas por venda)
tile-monastery4 = mosteiro 4 (1 trabalhador por venda)
tile-monastery5 = mosteiro 5 (mercadorias de outro depósito)
tile-monastery6 = mosteiro 6 (compra em todos, paga com trabalhadores)
tile-monastery7 = mosteiro 7 (1 ponto a mais por peça de animais)
tile-monastery8 = mosteiro 8 (trabalhadores valem ±2)
tile-monastery9 = mosteiro 9 (±1 grátis para edifícios)
tile-monastery10 = mosteiro 10 (±1 grátis para barcos e animais)
tile-monastery11 = mosteiro 11 (±1 grátis para castelos, minas, mosteiros)
tile-monastery12 = mosteiro 12 (±1 grátis para pegar)
tile-monastery13 = mosteiro 13 (prata com trabalhadores)
tile-monastery14 = mosteiro 14 (4 trabalhadores)
tile-monastery15 = mosteiro 15 (2 pontos por cor vendida)
tile-monastery16 = mosteiro 16 (4 pontos por armazém)
tile-monastery17 = mosteiro 17 (4 pontos por torre de vigia)
tile-monastery18 = mosteiro 18 (4 pontos por carpintaria)
tile-monastery19 = mosteiro 19 (4 pontos por igreja)
tile-monastery20 = mosteiro 20 (4 pontos por mercado)
tile-monastery21 = mosteiro 21 (4 pontos por pensão)
tile-monastery22 = mosteiro 22 (4 pontos por banco)
tile-monastery23 = mosteiro 23 (4 pontos por prefeitura)
tile-monastery24 = mosteiro 24 (4 pontos por espécie)
tile-monastery25 = mosteiro 25 (1 ponto por mercadoria vendida)
tile-monastery26 = mosteiro 26 (3 pontos por peça de bônus ou, solo, por cor)
tile-monastery27 = mosteiro 27 (sempre no topo na ponte)
tile-monastery28 = mosteiro 28 (2 trabalhadores por 1 prata)
tile-monastery29 = mosteiro 29 (4 pontos por castelo branco)
tile-crane = grua
tile-geese = 2 gansos
tile-white-castle = castelo branco
tile-inn = estalagem
tile-black-tile = peça negra

pile-private = na sua armazenagem privada
pile-shared = na armazenagem compartilhada

part-effect = o efeito da peça
part-size = os pontos pelo tamanho da região
part-phase = os pontos da fase
part-colour = a peça pela cor completa

species-cow = vacas
species-goat = cabras
species-pig = porcos
species-sheep = ovelhas

goods-turquoise = turquesa
goods-purple = roxo
goods-pink = rosa
goods-red = vermelho
goods-brown = marrom
goods-orange = laranja

colour-castle = castelo
colour-animal = animais
colour-ship = barco
colour-building = edifício
colour-monastery = mosteiro
colour-mine = mina

shield-1 = todos os pastos contam como um só
shield-2 = 1 trabalhador sempre que outro jogador recebe
shield-3 = tributo também com trabalhadores
shield-4 = armazenagem sem limite
shield-5 = barcos também levam uma cor de todos os depósitos
shield-6 = copia os mosteiros de um jogador
shield-7 = peças de bônus contam em dobro
shield-8 = minas rendem 2 pratas
shield-9 = vendas rendem 1 prata por peça
shield-10 = mosteiros pontuam em dobro no final
shield-11 = castelos podem pegar um escudo
shield-12 = vendas pontuam em dobro
shield-13 = escudos pontuam em dobro no final
shield-14 = 1 peça de um depósito no fim de cada fase
shield-15 = 1 peça do depósito negro no fim de cada fase
shield-16 = um dado por turno tem qualquer valor
shield-17 = regiões pontuam como uma maior
shield-18 = peças podem ir em qualquer espaço

## What a player can do

action-take = { $die ->
    [0] Pegue { $tile } do depósito { $depot }
   *[other] { with-die }: pegue { $tile } do depósito { $depot }{ help-of-workers }
}
action-place = { $die ->
    [0] Coloque { $tile } em { $space }
   *[other] { with-die }: coloque { $tile } em { $space }{ help-of-workers }
}
action-sell = { $die ->
    [0] Venda { so-many-goods }
   *[other] { with-die }: venda { so-many-goods }{ help-of-workers }
}
action-workers = { with-die }: receba { so-many-workers }{ $silver ->
    [0] { "" }
   *[other] {" "}e { so-many-silver }
}
action-ship = Recolha as mercadorias do depósito { $depot } ({ $goods-list })
action-load = Recolha as mercadorias: { $goods }
action-buy = Compre { $tile } { from-depot } por { price }
action-discard = Descarte { $tile }
action-pass = Passe: abra mão do efeito
action-end = Encerre o turno
action-start = Comece no ducado { $duchy } com o castelo em { $space }

action-hire = Compre 2 trabalhadores por 1 prata
action-inn = Compre a estalagem por { price }
action-use = Use a grua como { $building }
action-herd = Pontue os gansos com: { $species }

action-shield = Pegue o escudo { $shield }{ help-of-workers }
action-crest = Coloque o escudo no castelo de { $space }
action-wild = Escudo 16: use o { $value } como qualquer valor
action-copy = Escudo 6: copie os mosteiros do lugar { $other }
action-drop = Abandone o escudo { $shield }
action-tribute = Pague o tributo: { tribute }
action-claim = Coloque imediatamente: { $tile }
action-cargo = Recolha todas as mercadorias: { $goods }
action-pick = { $die ->
    [0] Coloque { $tile } da armazenagem adicional
   *[other] { with-die }: coloque { $tile } da armazenagem adicional
}
action-set = Coloque { $tile } em { $space }{ help-of-workers }
action-throw = Descarte { $tile }
action-keep = Guarde: { $pile }
action-part = A seguir: { $part }
action-points = Compre { so-many-points } por { so-many-silver }
action-trade = Troque 5 mercadorias por { $tile } como peça negra
action-pay = Pague 1 mercadoria: { $goods } (de { $count })

## What happened

event-first-player = { $player } começa.
event-goods-dealt = { $player } começa com mercadorias: { $goods-list }.
event-sheet-dealt = { $player } recebe o tabuleiro com os ducados { $front } e { $back }.
event-start-chosen = { $player } já escolheu onde começar.
event-start-castle = { $player } começa no ducado { $duchy } com um castelo em { $space }.
event-route-dealt = A rota comercial de { $player }: { $goods-list }.
event-phase-begins = Começa a fase { $phase }.
event-depot-filled = Depósito { $depot }: { $tiles }.
event-black-depot-filled = Depósito negro: { $tiles }.
event-phase-goods = Mercadorias da fase: { $goods-list }.
event-round-begins = Fase { $phase }, rodada { $round }.
event-dice-rolled = { $player } tira { $first } e { $second } nos dados.
event-goods-arrive = O dado branco leva uma mercadoria ({ $goods }) ao depósito { $depot }.
event-workers-paid = { $player } gasta { so-many-workers } para usar o { $die } como { $value }.
event-tile-taken = { $player } pega { $tile } do depósito { $depot }.
event-tile-bought = { $player } compra { $tile } { from-depot } por { price }.
event-inn-bought = { $player } compra a estalagem por { price }.
event-crane-used = { $player } usa a grua como { $building }.
event-route-laid = { $player } coloca uma mercadoria ({ $goods }) no espaço { $number } da rota comercial.
event-route-bonus = { $player } ganha um bônus da rota comercial: { $tile }.
event-posts-linked = { $player } liga { $posts } postos fronteiriços: { so-many-points }.
event-tile-discarded = { $player } descarta { $tile }.
event-tile-placed = { $player } coloca { $tile } em { $space }.
event-region-completed = { $player } completa uma região ({ $colour }, tamanho { $size }): { $points } + { $phase-points } pontos.
event-large-bonus-taken = { $player } preenche primeiro todos os espaços de uma cor ({ $colour }): { so-many-points }.
event-small-bonus-taken = { $player } preenche em segundo todos os espaços de uma cor ({ $colour }): { so-many-points }.
event-points-scored = { $player } marca { so-many-points }.
event-goods-loaded = { $player } recolhe { so-many-goods } do depósito { $depot }.
event-marker-advances = { $player } avança na ponte para o espaço { $space }.
event-goods-sold = { $player } vende { so-many-goods }: { so-many-points }, { so-many-silver }.
event-workers-gained = { $player } recebe { so-many-workers }.
event-silver-gained = { $player } recebe { so-many-silver }.
event-effect-passed = { $player } abre mão do efeito.
event-effect-lost = { $player } não pode usar o efeito.
event-turn-ended = { $player } encerra o turno.
event-mines-pay = { $player } recebe { so-many-silver } das minas.
event-shields-dealt = Escudos no depósito { $depot }: { $shields }.
event-double-paid = { $player } gasta { so-many-workers } por um duplo de { $value }.
event-shield-taken = { $player } pega o escudo { $shield } do depósito { $depot }.
event-shield-laid = { $player } coloca o escudo { $shield } no castelo de { $space }.
event-shield-lost = { $player } perde o escudo { $shield }.
event-die-made-wild = { $player } faz o { $die } valer qualquer número com o escudo 16.
event-player-named = { $player } copia os mosteiros de { $other-player }.
event-tribute-paid = { $player } paga um tributo de { tribute }.
event-tile-claimed = { $player } pega { $tile } para colocar imediatamente.
event-final-shields = { $player } marca { so-many-points } por escudos.
event-final-goods = { $player } marca { so-many-points } por mercadorias não vendidas.
event-final-silver = { $player } marca { so-many-points } por prata.
event-final-workers = { $player } marca { so-many-points } por trabalhadores.
event-final-monastery = { $player } marca { so-many-points } por { $tile }.
event-game-over = { $player } vence com { so-many-points }.
event-team-wins = { $player } e { $other-player } vencem com { so-many-points }.
event-tile-removed = O dado branco remove do jogo { $tile } do depósito { $depot }.
event-region-size = { $player } completa uma região ({ $colour }, tamanho { $size }): { so-many-points }.
event-region-phase = { $player } marca { so-many-points } pela fase.
event-colour-completed = { $player } preencheu todos os espaços de uma cor ({ $colour }).
event-target-reached = { $player } alcança o objetivo: uma ação com qualquer valor. O próximo objetivo é { $points }.
event-points-bought = { $player } compra { so-many-points } com prata.
event-goods-removed = { $count ->
    [1] { $count } mercadoria dos outros depósitos sai do jogo.
   *[other] { $count } mercadorias dos outros depósitos saem do jogo.
}
event-tile-traded = { $player } recebe { $tile } como peça negra.
event-goods-paid = { $player } paga 1 mercadoria ({ $goods }).
event-solo-won = { $player } preencheu o ducado e vence; rodadas que sobraram: { $count }.
event-solo-lost = { $player } perde: { $count ->
    [1] { $count } espaço ficou vazio.
   *[other] { $count } espaços ficaram vazios.
}

## What is refused

refusal-game-over = A partida acabou.
refusal-no-such-seat = Não existe o lugar { $number }.
refusal-unknown-action = Não existe a ação { $number }.
refusal-start-not-yours = Agora não é sua vez de escolher um castelo inicial.
refusal-not-your-turn = Não é seu turno.
refusal-no-castle-space = Um castelo inicial vai em um espaço de castelo do seu próprio ducado.
refusal-start-first = Primeiro escolha onde vai seu castelo inicial.
refusal-start-over = Os castelos iniciais já foram colocados.
refusal-discard-first = Sua armazenagem está cheia: primeiro descarte uma das peças guardadas.
refusal-no-discard = Só se descarta para abrir espaço para uma peça que você pega.
refusal-nothing-to-pass = Não há o que passar; você pode encerrar o turno.
refusal-no-ship = Mercadorias só são recolhidas quando um barco foi colocado.
refusal-no-effect = Nenhum castelo ou edifício permite isso agora.
refusal-goods-must-fit = Todas as mercadorias que cabem devem ser recolhidas: escolha a cor.
refusal-effect-open = Primeiro use o efeito da peça colocada ou abra mão dele.
refusal-no-such-die = Você não tem um dado livre com { $die }.
refusal-too-few-workers = Mudar o { $die } para { $value } custa { so-many-workers }; você tem { $have }.
refusal-no-tile = Não há peça nesse espaço do depósito { $depot }.
refusal-wrong-fetch = Isso não é possível: { $building } não busca { $tile }.
refusal-equal-tile = Há uma peça igual ao lado: indique aquela ({ $tile }).
refusal-store-empty = O espaço { $store } da armazenagem está vazio.
refusal-space-filled = { $space } não está vazio.
refusal-wrong-colour = { $space } é para { $colour }; { $tile } não cabe ali.
refusal-not-adjacent = { $space } não é adjacente a uma peça do seu ducado.
refusal-building-in-town = A cidade de { $space } já tem { $tile }.
refusal-no-goods = Você não tem mercadorias dessa cor: { $goods }.
refusal-depot-not-beside = O depósito { $depot } não é vizinho do primeiro.
refusal-inn-in-region = A região de { $space } já tem uma estalagem.
refusal-no-hiring = Só o mosteiro 28 permite comprar trabalhadores com prata.
refusal-no-inn = Não há estalagem junto ao depósito negro.
refusal-idle-building = Este efeito não faria nada agora: { $building }.
refusal-no-such-herd = Não há esses animais no pasto dos gansos.
refusal-herd-first = Escolha os animais com que os gansos pontuam.
refusal-crest-first = Primeiro coloque o escudo em um dos seus castelos.
refusal-set-first = Primeiro coloque a peça.
refusal-tribute-first = Primeiro acerte o tributo dos seus escudos.
refusal-name-first = Primeiro diga de quem você copia os mosteiros.
refusal-trim-first = Primeiro descarte até ficar com três peças guardadas.
refusal-no-shield-to-lay = Você não tem escudo para colocar; escudos nunca são movidos.
refusal-nothing-to-set = Você não escolheu uma peça para colocar.
refusal-no-tribute = Escudos só são pagos ou abandonados no fim de uma fase.
refusal-no-claim = Só se pega assim pelos escudos 14 e 15 ou, no jogo solo, por uma cor.
refusal-keep-first = Primeiro escolha a armazenagem da peça: privada ou compartilhada.
refusal-nothing-to-keep = Você não pegou uma peça que possa ir às duas armazenagens.
refusal-no-such-space = O ducado não tem o espaço { $number }.
refusal-pay-first = Primeiro pague as mercadorias pela peça negra.
refusal-no-parts = Nenhuma peça que traz várias coisas acaba de ser colocada.
refusal-parts-first = Não se abre mão das partes de uma peça colocada: escolha a próxima.
refusal-part-done = A peça não traz isto, ou você já o teve: { $part }.
refusal-no-points-now = Pontos só se compram logo depois de pontuar.
refusal-beyond-target = Faltam para o objetivo só { so-many-points }.
refusal-no-trade-now = Só se trocam mercadorias por uma peça negra quando um barco foi colocado.
refusal-goods-in-order = Mercadorias se pagam cor por cor, em ordem; com { $goods } sobrariam poucas.
refusal-no-such-shield = O escudo { $shield } não está em um depósito.
refusal-no-shield-now = Agora só um castelo colocado permite pegar um escudo, com o escudo 11.
refusal-dice-used = Um escudo custa os dois dados, e um já foi usado.
refusal-no-double = Um duplo de { $value } custa { so-many-workers }; você tem { $have }.
refusal-no-castle-there = Um escudo vai em um castelo do seu ducado.
refusal-no-wild-die = Só o escudo 16 faz um dado valer qualquer número.
refusal-wild-used = O escudo 16 vale para um dado por turno.
refusal-no-naming = Só o escudo 6 permite indicar um jogador, no seu turno.
refusal-already-named = Você já indicou um jogador, e é definitivo.
refusal-no-such-player = Não há outro jogador no lugar { $other }.
refusal-shield-not-yours = O escudo { $shield } não está no seu ducado.
refusal-tribute-in-silver = Só o escudo 3 permite pagar o tributo com trabalhadores.
refusal-cannot-claim = Essa peça não pode ser pega e colocada.
refusal-cargo-does-not-fit = Não há mercadorias dessa cor nos depósitos, ou não cabem: { $goods }.
refusal-cannot-pick = Essa peça não está na sua armazenagem adicional, ou não tem espaço.
refusal-not-stored = Você não tem essa peça guardada.
refusal-no-purchase-now = Nada se compra no fim de uma fase.
refusal-no-goods-fit = Nenhuma mercadoria do depósito { $depot } cabe nos seus espaços.
refusal-goods-not-there = Não há mercadorias dessa cor no depósito: { $goods }.
refusal-already-bought = Você já comprou uma peça neste turno.
refusal-black-depot-only = Só o depósito negro vende (a não ser com o mosteiro 6).
refusal-silver-only = Paga-se com prata (a não ser com o mosteiro 6).
refusal-nothing-to-buy = Não há peça nesse espaço.
refusal-cannot-pay = Você não pode pagar { price }.

## What a notation expects

field-die = um dado (1: a 6:, ou *: para qualquer valor)
field-slot = uma peça e seu depósito, como church@4
field-store = uma peça da sua armazenagem
field-space = um espaço do seu ducado, como d4
field-goods = uma cor de mercadorias
field-depot = um depósito (1 a 6)
field-offer = uma peça do depósito negro (ou de um depósito, church@4)
field-pay = o pagamento (nada para 2 pratas, :1w ou :2w para trabalhadores)
field-side = um ducado do seu tabuleiro
field-shield = um escudo (1 a 18)
field-value = um dado (1 a 6)
field-other = um lugar (0 a 3)
field-paid = um número de trabalhadores
field-claimed = uma peça de um depósito, do depósito negro, ou inn
field-kind = uma peça da sua armazenagem adicional
field-building = um edifício
field-pile = private ou shared
field-part = uma parte (effect, size, phase ou colour)
field-more = um número de pontos
field-black = uma peça do depósito negro
field-species = uma espécie

## Where points come from

source-animals = animais
source-regions = regiões
source-phases = fases
source-colours = cores
source-goods = mercadorias
source-watchtowers = torres de vigia
source-monasteries = mosteiros
source-leftovers = sobras
source-posts = postos
source-routes = rotas
source-shields = escudos
source-filled = preenchidos
source-rounds = rodadas
