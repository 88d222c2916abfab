### As palavras da mesa de Mombasa.

mombasa-chapter = Rodada { $round }
mombasa-company = { $company ->
    [mombasa] Mombasa
    [cape-town] Cidade do Cabo
    [saint-louis] Saint-Louis
   *[cairo] Cairo
}

## What is asked

mombasa-ask-choose = Escolha um dos seus dois tiles iniciais.
mombasa-ask-rest = Escolha a carta para a zona de repouso { $slot }.
mombasa-ask-plan = Planeje: escolha uma carta, depois uma área. Avise quando terminar.
mombasa-ask-planned = Todas as áreas estão ocupadas. Mude o plano, ou diga que terminou.
mombasa-ask-turn = Sua vez: use uma carta, coloque um marcador de bônus, ou encerre sua fase.
mombasa-ask-turn-cards = Sua vez: use uma carta, ou encerre sua fase.
mombasa-ask-turn-markers = Sua vez: coloque um marcador de bônus, ou encerre sua fase.
mombasa-ask-end = Não há mais nada a fazer: encerre sua fase de ações.
mombasa-ask-goods = { $units ->
    [1] { $units } unidade: adquira uma carta, avance nas trilhas, ou junte cartas de bens.
   *[other] { $units } unidades: adquira uma carta, avance nas trilhas, ou junte cartas de bens.
}
mombasa-ask-units = { $units ->
    [1] { $units } unidade: escolha uma trilha para avançar.
   *[other] { $units } unidades: escolha uma trilha para avançar.
}
mombasa-ask-units-more = { $units ->
    [1] { $units } unidade: avance em uma trilha, ou junte cartas de bens.
   *[other] { $units } unidades: avance nas trilhas, ou junte cartas de bens.
}
mombasa-ask-mixed = { $units ->
    [1] { $units } unidade: bens diferentes precisam adquirir uma carta; junte mais cartas de bens.
   *[other] { $units } unidades: bens diferentes precisam adquirir uma carta; junte mais cartas de bens.
}
mombasa-ask-advance = { $steps ->
    [1] Avance { $steps } espaço numa trilha iluminada, ou desista.
   *[other] Avance até { $steps } espaços numa trilha iluminada, ou desista.
}
mombasa-ask-points = { $points ->
    [1] { $points } ponto de escrituração: pegue um livro, ou uma libra por ele.
   *[other] { $points } pontos de escrituração: pegue livros, ou libras por eles.
}
mombasa-ask-jar = Mova o tinteiro, ou deixe-o onde está.
mombasa-ask-jar-stuck = O tinteiro não pode avançar. Vire um livro para baixo, ou siga em frente.
mombasa-ask-buy = Escolha uma carta para comprar com libras.
mombasa-ask-discard = Escolha uma carta da mão para descartar.
mombasa-ask-discard-coffee = Escolha uma carta de café da mão para descartar.
mombasa-ask-remove = { $count ->
    [1] Escolha uma coluna da qual remover { $count } feitoria.
   *[other] Escolha colunas das quais remover { $count } feitorias.
}
mombasa-ask-expand = { $points ->
    [1] A companhia { mombasa-company } se expande: resta { $points } ponto. Escolha uma região.
   *[other] A companhia { mombasa-company } se expande: restam { $points } pontos. Escolha uma região.
}
mombasa-ask-expanded = { $points ->
    [1] A companhia { mombasa-company } não pode entrar em mais nada com { $points } ponto: encerre a expansão.
   *[other] A companhia { mombasa-company } não pode entrar em mais nada com { $points } pontos: encerre a expansão.
}
mombasa-ask-return = Escolha a coluna para onde volta a feitoria da companhia { mombasa-company }.
mombasa-ask-shelve = { $count ->
    [1] Coloque o livro na sua trilha de escrituração.
   *[other] Coloque { $count } livros na sua trilha de escrituração.
}
mombasa-ask-pick = Escolha o baralho de repouso que você pega para a mão.
mombasa-ask-slot = Escolha a área para esta carta.
mombasa-ask-card = Escolha a carta para esta área.
mombasa-ask-company = Escolha a companhia que expande: a base dela.
mombasa-ask-column = Escolha a coluna de onde vem a feitoria.
mombasa-ask-region = Escolha a região para onde vai a feitoria.
mombasa-ask-space = Escolha o espaço para este livro.
mombasa-ask-book = Escolha o livro para este espaço.
mombasa-ask-steps = Escolha até onde você avança.
mombasa-ask-option = Escolha o que ele lhe traz.
mombasa-ask-boost = Escolha a carta de bens que vale 1 a mais.
mombasa-unused-slots = Há áreas livres: terminar mesmo assim
mombasa-unused-cards = Sobram cartas: encerrar mesmo assim
mombasa-unused-markers = Sobram marcadores de bônus: encerrar mesmo assim

## The parts of the table

mombasa-parts = Partes da mesa
mombasa-part-mine = Meu
mombasa-part-map = Mapa
mombasa-part-tracks = Trilhas
mombasa-part-cards = Cartas
mombasa-part-books = Livros
mombasa-part-others = Outros
mombasa-map = Mapa
mombasa-display = Cartas à venda
mombasa-books = Display de livros
mombasa-spaces = Espaços de bônus
mombasa-area = Seus baralhos de repouso e áreas de ação
mombasa-shelf = Sua trilha de escrituração
mombasa-hand = Sua mão
mombasa-totals = Quanto valem suas cartas ativas
mombasa-starts = Seus tiles iniciais

## Things on it

mombasa-base = Base da companhia { mombasa-company }: uma quota vale £{ $value }, minas: { $mines }
mombasa-column = { mombasa-company }, coluna { $column }, feitorias: { $posts }
mombasa-region = { $region }{ $company ->
    [none] , sem feitoria
   *[other] , feitoria da companhia { mombasa-company }
}{ $reward ->
    [pounds] , £{ $amount }
    [diamonds] , espaços de diamante: { $amount }
    [track] , espaços na trilha: { $amount }
    [points] , pontos de escrituração: { $amount }
   *[none] { "" }
}{ $mines ->
    [0] { "" }
   *[other] , minas: { $mines }
}
mombasa-cost = { $of ->
    [enter] pontos de expansão: { $cost }
    [book] pontos de escrituração: { $cost }
    [units] unidades: { $cost }
   *[pounds] £{ $cost }
}
mombasa-track = Trilha { $track } da companhia { mombasa-company }
mombasa-step = Trilha { mombasa-company }, espaço { $at }{ $share ->
    [0] { "" }
   *[other] , quotas: { $share }
}{ $call ->
    [0] { "" }
   *[other] , chamada de capital £{ $call }
}{ $special ->
    [0] { "" }
   *[other] , espaço especial £{ $special }
}
mombasa-special = Espaço especial: £{ $pounds }
mombasa-call = Chamada de capital da trilha { $track }
mombasa-offer = { $card }, preço { $price }
mombasa-space = { $taken ->
    [0] { $space }
   *[other] { $space }, ocupado
}
mombasa-tier = Trilha { mombasa-company }, a partir de { $from }: { mombasa-tier-pays }
mombasa-tier-pays = { $steps ->
    [1] { $steps } espaço
   *[other] { $steps } espaços
}{ $pounds ->
    [0] { "" }
   *[other] , £{ $pounds }
}{ $diamonds ->
    [0] { "" }
    [1] , { $diamonds } espaço de diamante
   *[other] , { $diamonds } espaços de diamante
}{ $points ->
    [0] { "" }
    [1] , { $points } ponto de escrituração
   *[other] , { $points } pontos de escrituração
}{ $remove ->
    [0] { "" }
    [1] , remova { $remove } feitoria
   *[other] , remova { $remove } feitorias
}
mombasa-option = Pontos de escrituração: { $points }, espaços de diamante: { $diamonds }
mombasa-first = primeiro jogador
mombasa-pounds = libras
mombasa-shares = quotas da companhia { mombasa-company }
mombasa-markers = marcadores de bônus
mombasa-sum = £{ $pounds }
mombasa-closer = Ver de perto: { $player }
mombasa-used = { $card }, usada
mombasa-active = { $card }, ativa
mombasa-slot-locked = Área { $slot }, bloqueada
mombasa-slot-empty = Área { $slot }, vazia
mombasa-pile = Baralho de repouso { $pile }: { $cards }
mombasa-pile-empty = Baralho de repouso { $pile }, vazio
mombasa-boost = Coloque o tile “+1” de bens em { $card }
mombasa-shelf-space = Espaço { $space }: { $book }
mombasa-shelf-empty = Espaço { $space }, vazio
mombasa-jar = Tinteiro no espaço { $at }
mombasa-flip = Vire o livro do espaço { $space } para baixo
mombasa-diamonds = Seu diamante está no espaço { $at }
mombasa-diamond = Espaço { $at }{ $value ->
    [0] { "" }
   *[other] : £{ $value }
}{ $slot ->
    [true] , desbloqueia a área 4
   *[false] { "" }
}

## What they mean

mombasa-explain-goods = Unidades para uma ação: { $value }. Adquirem uma carta do display, avançam você nas trilhas, ou ambos.
mombasa-explain-expansion = Pontos de expansão: { $value }. Todas as suas cartas de expansão são usadas juntas, para uma companhia.
mombasa-explain-bookkeeper = Move o tinteiro até onde puder; depois você usa pontos de escrituração: { $value }.
mombasa-explain-merchant = Espaços de diamante: { $diamonds }; libras: { $pounds }.
mombasa-explain-mines = Um espaço a mais por 2 minas da companhia { mombasa-company }; agora ela controla { $mines }.
mombasa-explain-single = Fica na mão até o fim: uma quota da companhia { mombasa-company }.
mombasa-explain-crate = Caixa { $crate }: sua parte do preço, e do que rende ao ser descartada.
mombasa-explain-share = Traz uma quota da companhia { mombasa-company } para a pontuação final.
mombasa-explain-book-needs = O tinteiro pode entrar se suas cartas ativas cumprem o que está acima da linha.
mombasa-explain-book-pays = Se o tinteiro para nele, você ganha o que está abaixo da linha.
mombasa-explain-book-cost = Pontos de escrituração que custa: { $points }.
mombasa-explain-value = Uma quota vale agora £{ $value }: as moedas visíveis na base.
mombasa-explain-posts = Feitorias na base: { $posts }; fora do jogo: { $removed }; minas: { $mines }.
mombasa-explain-column = Feitorias saem pela frente de uma coluna. Um último espaço descoberto fica descoberto.
mombasa-explain-region-pounds = Entrar nela rende libras: { $amount }.
mombasa-explain-region-diamonds = Entrar nela avança seu diamante; espaços: { $amount }.
mombasa-explain-region-track = Entrar nela avança você na trilha da companhia que se expande; espaços: { $amount }.
mombasa-explain-region-points = Entrar nela rende pontos de escrituração: { $amount }.
mombasa-explain-region-none = Não rende nada, mas é o único caminho para o enclave.
mombasa-explain-region-mines = Minas para o mercador da companhia que a controla: { $mines }.
mombasa-explain-region-held = A companhia { mombasa-company } tem uma feitoria aqui.
mombasa-explain-entry = Por uma fronteira simples 1 ponto, por uma dupla 2; 1 a mais contra a feitoria de outra companhia.
mombasa-explain-place = Você está no espaço { $at } de { $length }; suas quotas na trilha: { $shares }.
mombasa-explain-next = Espaços até a próxima quota: { $steps }.
mombasa-explain-call = Passar por uma chamada de capital custa as libras mostradas, uma vez para cada jogador.
mombasa-explain-special = Alcançá-lo rende £{ $pounds } a você, e de novo a quem já esteve lá.
mombasa-explain-expansion-value = A partir da sua próxima vez suas expansões valem mais: { $amount }.
mombasa-explain-extra-markers = A partir da sua próxima vez você tem marcadores de bônus a mais: { $amount }.
mombasa-explain-cheaper = Cartas pagas com este bem custam menos: { $amount }.
mombasa-explain-cheaper-mixed = Cartas custam menos, com quaisquer bens: { $amount }. Bens diferentes podem ser misturados.
mombasa-explain-goods-value = Cada uma das suas cartas deste bem vale mais: { $amount }.
mombasa-explain-books-diamonds = Espaço de bônus, £{ $cost }: pontos de escrituração e espaços de diamante.
mombasa-explain-buy-diamonds = Espaço de bônus: compre uma carta com libras, { $discount } mais barata, e espaços de diamante: { $steps }.
mombasa-explain-discard = Espaço de bônus: descarte uma carta da mão pela caixa e mais libras: { $pounds }.
mombasa-explain-discard-coffee = Espaço de bônus: descarte uma carta de café da mão pela caixa e mais libras: { $pounds }.
mombasa-explain-steps = Espaço de bônus, £{ $cost }: { $steps } espaços em cada uma de { $tracks } outras trilhas.
mombasa-explain-space-first = Você pega o marcador de primeiro jogador e usa 1 ponto de escrituração.
mombasa-explain-space-buy = Por £{ $cost } você pode comprar uma carta do display pelo seu preço em libras.
mombasa-explain-space-discard = Descarte uma carta da mão pela caixa e mais libras: { $pounds }.
mombasa-explain-space-majority = Aberto a quem tem o maior total ativo, também em empate. Suas cartas ficam ativas. Espaços na trilha { mombasa-company }:
mombasa-explain-space-tier = a partir de { $from }: { mombasa-tier-pays }
mombasa-explain-space-tile = Por £{ $cost } você recebe o tile na próxima rodada.
mombasa-explain-tile-goods = Coloque-o numa das suas cartas de bens ativas: ela vale 1 unidade a mais.
mombasa-explain-tile-bookkeeper = Usado como um escriturário com 1 ponto de escrituração.
mombasa-explain-tile-merchant = 2 espaços de diamante, e 1 por cada outro mercador de diamantes ativo.
mombasa-explain-tile-expansion = 2 pontos de expansão, usados com suas cartas de expansão.
mombasa-explain-start = Suas três cartas começam em repouso, seu livro é o primeiro da sua trilha, e você avança os espaços mostrados.
mombasa-explain-slot-diamond = Desbloqueada quando seu diamante alcança o espaço marcado.
mombasa-explain-slot-jar = Desbloqueada quando seu tinteiro alcança o espaço marcado.
mombasa-explain-total = Quanto valem agora suas cartas ativas, para ações, maiorias e livros.
mombasa-term-crate = Caixa
mombasa-explain-term-crate = Parte do preço de cada carta desta coluna, além da caixa da própria carta.
mombasa-term-deck = Cartas por vir
mombasa-explain-term-deck = As cartas que restam na pilha, por letra: primeiro A, por fim E.
mombasa-term-first-player = Primeiro jogador
mombasa-explain-term-first-player = Tem a primeira vez da rodada.
mombasa-term-pound = Libras
mombasa-explain-term-pound = Cada uma conta 1 no fim.
mombasa-term-bonus-marker = Marcadores de bônus
mombasa-explain-term-bonus-marker = Cada um pode ser colocado num espaço de bônus livre; todos voltam para a próxima rodada.
mombasa-term-diamond-track = Trilha de diamantes
mombasa-explain-term-diamond-track = No fim conta o último valor alcançado. Espaços além do último rendem libras.
mombasa-term-bookkeeping-track = Trilha de escrituração
mombasa-explain-term-bookkeeping-track = No fim conta o último valor que o tinteiro alcançou. Livros A não vão onde o A está riscado.
mombasa-term-ink-jar = Tinteiro
mombasa-explain-term-ink-jar = Um escriturário o move, livro por livro, até onde suas cartas ativas permitem.
mombasa-term-resting-pile = Baralho de repouso
mombasa-explain-term-resting-pile = Suas cartas não podem ser usadas até você pegá-lo de volta no fim de uma fase de ações.
mombasa-term-action-slot = Área de ação
mombasa-explain-term-action-slot = Guarda uma carta planejada, que depois repousa no baralho acima.
mombasa-term-round = Rodadas
mombasa-explain-term-round = São sete. Quando uma começa, as moedas acima dela descem para os livros da sua coluna.
mombasa-term-score = Pontuação
mombasa-explain-term-score = Quanto tudo valeria se o jogo terminasse agora.
