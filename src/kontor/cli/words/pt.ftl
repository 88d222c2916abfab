### What the terminal says of its own, in Portuguese; en.ftl says what the keys are.
### The singular is `[1]`: the plural form `one` would stand for 0 too.

## The session

prompt = Sua escolha (? para ajuda):
done-for-you = Só uma escolha, já feita por você: { $choices }.
thinking = { $name } está pensando
enter-lists = Enter mostra todas as escolhas
enter-ends = Enter encerra
undo-takes-back = u desfaz sua última decisão
choices-range = As escolhas vão de 1 a { $last }.
more-with-workers = mais { $count } com trabalhadores: digite { $label }
expected = Coluna { $column }: esperado: { $wanted }.
expected-choice = o número de uma escolha, uma escolha em notação ou um comando (? mostra todos)
expected-end = o fim
and = e
or = ou
not-allowed = Não permitido: { $reason } ({ $rule })
allowed = Isso é permitido.
nothing-to-undo = Não há o que desfazer: algo foi sorteado ou feito desde então.
taken-back = Desfeito: { $choice }.
rules-missing = As regras não estão à mão aqui.
rules-name = Diga uma palavra a procurar (em inglês): { $example }
rules-none = Nenhuma regra contém “{ $words }”.
rules-more = Mais { $count }; acrescente uma palavra para restringir.
why-name = Diga o que você quer fazer: { $example }
saved-in = A partida está salva em { $path }.
saved-goes-on = A partida está salva; “{ $command }” continua com ela.
not-saved = Não foi possível salvar a partida: { $error }
winners = { $count ->
    [1] Quem vence: { $names }.
   *[other] Vencem: { $names }.
}
lost = A partida está perdida.
record-not-written = Não foi possível gravar o registro: { $error }
record = Registro: { $path }
look-again = Para rever: { $command }
replayed = { $count } decisões, hash { $hash }
unusable-save = A partida salva { $path } não pode ser usada: { $error }. Agora se chama { $aside }.
kept-as = Sua partida anterior fica guardada como { $path }.
new-game = Uma nova partida de { $title } ({ $what }).
going-on = Sua partida salva continua ({ $what }). --new começa outra.
going-on-other = Sua partida salva continua ({ $what }). Não é o que você pediu agora: --new começa outra partida.
player = Jogador
against = contra { $names }
together-with = com { $names }

option-players = { $value ->
    [1] { $value } jogador
   *[other] { $value } jogadores
}
option-mode = { $value ->
    [team] jogo em equipe
   *[solo] jogo solo
}
option-duchies = ducados { $value }
option-start = castelos iniciais em segredo
option-border-posts = postos fronteiriços
option-extra-tiles = peças adicionais
option-white-castles = castelos brancos
option-inns = estalagens
option-trade-routes = rotas comerciais
option-shields = escudos
option-third-post = terceiro posto em dobro
option-target = objetivo { $value }
option-setup = preparação variável

## The help

help-title = Digite
help-number = faz a escolha 12 (+5 diz que marca 5 pontos na hora)
help-notation = faz isso, em notação
help-start = mostra as escolhas que começam assim
help-enter = mostra todas as escolhas; sem mais nada a fazer, encerra o turno
help-undo = desfaz a última decisão, se nada foi sorteado desde então
help-board = mostra a mesa inteira
help-legend = o que significam as letras da mesa e o que fazem as { $game ->
    [mombasa] trilhas
   *[other] peças
}
help-score = os pontos de todos por origem
help-log = o que aconteceu até agora (log all: desde o começo)
help-why = por que algo não é permitido
help-rules = procura nas regras (em inglês)
help-save = onde esta partida está salva (está, depois de cada decisão)
help-quit = sai; da próxima vez a partida continua

## Every table

none = nenhum
empty = vazio
total = total
place = lugar
pounds = libras
points = pontos
game-over = A partida acabou.

## The analysis of a game

analysis-written = Gravado: { $path }

## Burgundy: letters and codes

letter-castle = C
letter-animal = A
letter-ship = B
letter-building = E
letter-monastery = M
letter-mine = N
code-castle = CAS
code-mine = MIN
code-ship = BAR
code-warehouse = ARM
code-carpenter = CRP
code-church = IGR
code-market = MER
code-boarding-house = PEN
code-bank = BCO
code-town-hall = PRF
code-watchtower = TOR
code-crane = GRU
code-geese = GAN
code-white-castle = CBR
code-inn = EST
code-black-tile = NEG
code-cow = VAC
code-sheep = OVE
code-pig = POR
code-goat = CAB

## Burgundy: what tiles do

effect-castle = mais uma ação, como com um dado de qualquer valor
effect-mine = 1 prata no fim de cada fase
effect-ship = as mercadorias de um depósito, e um espaço à frente na ordem de turno
effect-ship-alone = as mercadorias de um depósito, as outras saem do jogo; depois peças por 5 mercadorias cada
effect-warehouse = venda as mercadorias de uma cor
effect-carpenter = pegue um edifício de qualquer depósito
effect-church = pegue uma mina, um mosteiro ou um castelo de qualquer depósito
effect-market = pegue um barco ou uma peça de animais de qualquer depósito
effect-boarding-house = 4 trabalhadores
effect-bank = 2 pratas
effect-town-hall = coloque mais uma peça da sua armazenagem, em um espaço de qualquer número
effect-watchtower = 4 pontos
effect-crane = o efeito de qualquer edifício
effect-white-castle = mais uma ação, com o valor do dado branco
effect-geese = 2 pontos e todos de outra espécie no pasto; 2 por cada peça de animais posterior
effect-inn = preenche um espaço de qualquer cor, uma por região; a região pontua como uma maior
effect-black-tile = preenche um espaço de qualquer cor, sem efeito

## Burgundy: the legend

legend-marks = * peça cabe agora  +5 pontos agora
legend-space = um espaço vazio: edifício, dado 4 (* onde cabe uma peça guardada)
legend-animals = animais: seu número em pontos, e de novo todos da sua espécie no mesmo pasto
legend-goods = Mercadorias pelo dado que as vende: { $goods }. Dados: [3] livre, (5) usado.
legend-posts = um posto fronteiriço, ao lado de b1 e c1, b5 e c6, g2 e g3
legend-route = um espaço da rota comercial: mercadoria vermelha ali tem o efeito de uma igreja
legend-laid = mercadoria que está na rota comercial
legend-shield = um escudo, em um depósito ou castelo; no final 1-6 valem 12, 7-12 8, 13-18 4
legend-shared = uma peça da armazenagem compartilhada, que os dois parceiros usam
legend-river = um rio: uma peça em uma ponta abre o espaço na outra
legend-solo-monasteries = pontuam na hora em que são colocados; o 26 dá 3 pontos por cor completa

## Burgundy: the table

monastery = mosteiro
duchy = Ducado { $name }
has-points = { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}
has-silver = { $count ->
    [1] { $count } prata
   *[other] { $count } pratas
}
has-workers = { $count ->
    [1] { $count } trabalhador
   *[other] { $count } trabalhadores
}
die-sells = { $goods } (dado { $die })
dice = dados
bridge = ponte
no-limit = sem limite
free = { $count ->
    [1] { $count } livre
   *[other] { $count } livres
}
goods = Mercadorias
sold = vendidas
stores = Armazenagem
stores-private = armazenagem
stores-shared = Armazenagem compartilhada
stored = guardado:
powers = Mosteiros
bonus-tiles = Bônus
bonus-large = grande
bonus-small = pequeno
over = A partida acabou
before-first-phase = Antes da primeira fase
phase-line = Fase { $phase }, rodada { $round } de 5
phase-scores = uma região completa dá mais { $points }
turn-order = Ordem
next-round = próxima rodada
black = Negro
black-price = Negro (2 pratas)
goods-to-come = Próximas mercadorias
white-die = dado branco { $value }
bonus-left = Bônus restante
bonus-for = { $points } para { $colours }
together = juntos
has-chosen = já escolheu ducado e castelo
has-not-chosen = ainda não escolheu (ducado { $duchies })
shared = compartilhada

shields = Escudos
shields-in = Escudos em
depot = depósito { $depot }
no-inn = sem estalagem
route = Rota
route-short = rota
route-full = cheia ({ $count } mercadorias)
route-next = { $laid }/{ $all }, depois
posts = Postos
posts-short = postos { $count }/3
posts-linked = { $count ->
    [0] nenhum ligado ainda
   *[other] { $count } de 3 ligados
}
copies = Copia
none-so-far = nenhum ainda
shield-is-lost = o escudo { $shield } se perde

spaces-filled = { $filled } de { $all } espaços
solo-points = pontos
solo-filled = preenchidos
so-far = { $now } de { $all }
more-rounds = { $count ->
    [0] a última rodada
    [1] falta { $count } rodada
   *[other] faltam { $count } rodadas
}
rivers = Rios
rounds-left = rodadas restantes
result = resultado
won = vitória
lost-short = derrota

gain-silver = +{ $count ->
    [1] { $count } prata
   *[other] { $count } pratas
}
gain-workers = +{ $count ->
    [1] { $count } trabalhador
   *[other] { $count } trabalhadores
}
gain-discard = (cheio: descarte uma)
gain-target = objetivo alcançado: mais uma ação

## Burgundy: what is asked

ask-castle = Escolha o espaço do primeiro castelo.
ask-duchy = Escolha um ducado e o espaço do primeiro castelo.
ask-turn = Seu turno: você tem { $dice } para usar.
ask-die = Você ainda tem { $dice } para usar.
ask-end = Os dois dados foram usados: você pode encerrar o turno.
a-die = { $die ->
    [7] um dado de qualquer valor
   *[other] um { $die }
}
a-double = { $die ->
    [7] dois dados de qualquer valor
   *[other] dois dados { $die }
}
ask-beside = Mosteiro 5: recolha também as mercadorias de um depósito vizinho do { $depot }.
ask-action = Castelo: mais uma ação, como com um dado de qualquer valor.
ask-action-alone = Mais uma ação, como com um dado de qualquer valor.
ask-fetch = { $tile }: pegue uma peça.
ask-sell = Armazém: venda as mercadorias de uma cor.
ask-place = Prefeitura: coloque mais uma peça.
ask-ship = Barco: recolha as mercadorias de um depósito.
ask-ship-alone = Barco: recolha as mercadorias de um depósito; as de todos os outros saem do jogo.
ask-load = Nem todas as mercadorias do depósito { $depot } cabem: escolha quais entram.
ask-discard = Sua armazenagem está cheia: que peça dá lugar a { $tile }?
ask-white = Castelo branco: mais uma ação, com o { $die } do dado branco.
ask-crane = Grua: use o efeito de um edifício.
ask-herd = Gansos: com que animais do pasto eles pontuam?
ask-crest = Escudo { $shield } ({ $power }): coloque-o em um dos seus castelos.
ask-claim = { $shield ->
    [15] Escudo { $shield }: pegue uma peça do depósito negro e coloque-a imediatamente.
   *[other] Escudo { $shield }: pegue uma peça de um depósito e coloque-a imediatamente.
}
ask-claim-alone = Uma cor está completa: pegue uma peça do depósito negro e coloque-a imediatamente.
ask-set = Escolha o espaço para { $tile }.
ask-tribute = Tributo: pague 1 prata por escudo ({ $count }), ou abandone alguns antes.
ask-cargo = Escudo 5: recolha todas as mercadorias de uma cor, de todos os depósitos.
ask-name = Escudo 6: de quem você copia os mosteiros?
ask-trim = O escudo 4 se perdeu: descarte até ficar com três peças guardadas.
ask-trim-team = O escudo 4 se perdeu: descarte até ficar com duas peças compartilhadas.
ask-keep = Onde você guarda { $tile }?
ask-parts = { $tile } em { $space } traz várias coisas: qual vem agora?
ask-points = Pontos { $now } de { $target }: comprar mais, por 1 prata cada?
ask-trade = Você dá 5 mercadorias por uma peça do depósito negro, para preencher qualquer espaço?
ask-pay = Peça negra: { $count ->
    [1] falta pagar { $count } mercadoria.
   *[other] falta pagar { $count } mercadorias.
}

## Mombasa: letters and codes

letter-mombasa = M
letter-cape-town = T
letter-saint-louis = L
letter-cairo = C
kind-coffee = café
kind-bananas = bananas
kind-cotton = algodão
kind-expansion = expansão
kind-bookkeeper = escriturário
kind-merchant = mercador
kind-share = quota
kind-bookkeepers = escriturários
kind-merchants = mercadores
short-coffee = caf
short-bananas = ban
short-cotton = alg
short-expansion = exp
short-bookkeeper = esc
short-merchant = mer
short-share = quo
short-helper = ajuda
short-any = bem

space-first-player = primeiro
space-buy = compra
space-discard = descarte
space-coffee = café
space-bananas = bananas
space-cotton = algodão
space-expansion = expansão
space-tile-goods = tile +1
space-tile-bookkeeper = tile escriturário
space-tile-merchant = tile mercador
space-tile-expansion = tile expansão
space-c-first = C primeiro
space-c-second = C segundo
space-d-first = D primeiro
space-d-second = D segundo

## Mombasa: the table

stage-choosing = escolha dos tiles iniciais
stage-resting = cartas dos tiles iniciais
stage-planning = planejamento
stage-acting = ações
stage-over = a partida acabou
round-line = Rodada { $round } de { $rounds }: { $stage }
is-done = pronto
has-ended = encerrou
order = ordem
first-player = primeiro jogador
base-posts = feit.
cards-and-prices = Cartas e preços (faltam { $count })
cards-and-prices-cheaper = Cartas e preços (faltam { $count }; para você { $special })
books-and-points = Livros (pontos: { $costs })
bonus-spaces = Espaços de bônus
bonus-tiles-held = Tiles de bônus
tile-on-slot = na área { $slot }
tile-spent = usado
has-scores = vale
has-shares = quotas
has-markers = marcadores
has-diamonds = diamantes
has-jar = tinteiro
has-cards = cartas
has-hand = mão
has-hand-or-planned = mão ou plano
has-resting = repouso
has-books = livros
row-slot = Área
row-cards = Cartas
row-resting = Repouso
own-books = Livros
own-diamonds = Diamantes
own-jar = Tinteiro
own-hand = Mão
own-face-up = À mostra no total
own-carried = Livros pegos
turned = virado
nothing = nada

ahead-worth = £{ $worth } em { $space }
ahead-slot = área { $slot } em { $space }
ahead = £{ $worth }, depois { $ahead }

special-buy-diamonds = { $amount ->
    [0] D{ $diamonds }, comprar carta
   *[other] D{ $diamonds }, comprar carta £{ $amount } mais barata
}
special-discard = { $goods ->
    [none] descartar carta
   *[other] descartar { $goods }
}: caixa + £{ $amount }
special-steps = { $steps } espaços em { $amount } outras trilhas
special-expansion-value = expansão +{ $amount }
special-markers = { $amount ->
    [1] mais { $amount } marcador de bônus
   *[other] mais { $amount } marcadores de bônus
}
special-cheaper = cartas { $amount } mais baratas com { $goods }
special-cheaper-mixed = cartas { $amount } mais baratas, bens mistos
special-goods-value = cartas de { $goods } +{ $amount }

offer-first-player = B1, começa a próxima rodada
offer-buy = £{ $cost }: comprar carta com libras
offer-discard = descartar carta: caixa + £{ $amount }
offer-tile = £{ $cost }: o tile na próxima rodada
crate = caixa+£{ $amount }

so-many-posts = { $count ->
    [1] { $count } feitoria
   *[other] { $count } feitorias
}
note-start = em repouso { $cards }; livro { $book }
note-drives-out = retira { $company }
note-worth = vale £{ $worth }
note-slot = desbloqueia a área 5
note-covers = cobre { $book }
gain-shares = +{ $count ->
    [1] { $count } quota
   *[other] { $count } quotas
} { $company }
gain-value = quotas { $company } £{ $before }>£{ $after }

## Mombasa: what is asked

ask-choose = Fique com um dos seus dois tiles iniciais.
ask-rest = Ponha uma carta do seu tile inicial na zona de repouso { $slot }.
ask-planned = Todas as suas áreas estão planejadas: diga que terminou, ou retome uma carta.
ask-plan = Planeje cartas para esta rodada: { $count ->
    [1] { $count } área livre
   *[other] { $count } áreas livres
}; avise quando terminar.
ask-act = Seu turno: use cartas, expanda, coloque um marcador de bônus ou encerre sua fase de ações.
ask-return = Uma feitoria de { $company } foi retirada: para que coluna ela volta?
ask-expand = Expansão de { $company }: { $count ->
    [1] resta { $count } ponto
   *[other] restam { $count } pontos
}; entre em regiões, ou encerre.
units = { $count ->
    [1] { $count } unidade
   *[other] { $count } unidades
} de { $goods }
ask-goods = Você tem { units }: junte cartas, adquira uma carta ou avance em trilhas.
ask-goods-left = Você ainda tem { units } para avançar em trilhas, uma por espaço.
ask-advance = Avanços em trilhas, no máximo: { $steps }.
ask-jar = Escriturário: mova o tinteiro{ $book ->
    [none] { "" }
   *[other] {" "}(próximo: { $book })
}, ou deixe-o.
ask-jar-or-turn = Escriturário: mova o tinteiro{ $book ->
    [none] { "" }
   *[other] {" "}(próximo: { $book })
}, vire um livro por £{ $cost }, ou deixe-o.
ask-buy = Compre uma carta do display com libras{ $cut ->
    [0] { "" }
   *[other] , £{ $cut } mais barata
}; você tem £{ $pounds }.
ask-discard-card = Descarte uma carta da mão por sua caixa e mais £{ $amount }.
ask-discard-coffee = Descarte uma carta de café da mão por sua caixa e mais £{ $amount }.
ask-book-points = Você tem { $count ->
    [1] { $count } ponto de escrituração
   *[other] { $count } pontos de escrituração
}: pegue livros, ou libras pelo que sobrar.
ask-remove = Remova { so-many-posts } de qualquer companhia da sua base, ou nenhuma.
ask-shelve = Coloque os livros que pegou na sua trilha de escrituração.
ask-pick = Sua fase de ações termina: pegue um baralho de repouso para a mão.

## Mombasa: the legend

legend-rewards = libras, espaços de diamante, espaços na trilha, pontos de escrituração, feitorias a remover
legend-track = um espaço de trilha, um em que você tem 3 quotas, um espaço especial
legend-player = um jogador no espaço 5 de uma trilha, com 2 quotas da companhia no total
legend-majority = um espaço de maioria: com 3 cafés ou mais, 3 espaços na trilha do Cairo
legend-call = uma chamada de capital: £2 para entrar no espaço atrás da linha
legend-base = o valor de uma quota, as feitorias nas colunas da base, e as minas
legend-book = um livro que pede café 2 e expansão 2 e dá 2 pontos de escrituração
legend-any = 4 de um só bem; um mercador de diamantes ou outro escriturário
legend-coin = uma moeda que vem com o livro
legend-card = uma carta com quota de Mombasa; mercador M conta as minas de Mombasa
legend-kinds = café, bananas, algodão, expansão; { $bookkeeper } escriturário, { $merchant } mercador, { $share } quota
legend-used = uma carta que pode ser usada, uma carta já usada
legend-bookkeeping = escrituração: sem livros A no 6, o 3 vale £10, o 4 desbloqueia uma área, o tinteiro
legend-region = uma região que dá 1 espaço de diamante e tem 2 minas
legend-entered = entrou nesta expansão; quanto custa entrar em uma região agora
legend-specials = { $company }, trilha { $track }: { $first }; depois { $second }
legend-borders = Vizinhos, entre parênteses atrás de linhas duplas
base-of = Base { $company }
