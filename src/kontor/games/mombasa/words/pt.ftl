### The words of Mombasa in Portuguese; en.ftl says what the keys are.
### The singular is `[1]`: the plural form `one` would stand for 0 too.

title = Mombasa

## Counts

so-many-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
so-many-book-points = { $points ->
    [1] { $points } ponto de escrituração
   *[other] { $points } pontos de escrituração
}
so-many-pounds = { $pounds ->
    [1] { $pounds } libra
   *[other] { $pounds } libras
}
so-many-steps = { $count ->
    [1] { $count } espaço
   *[other] { $count } espaços
}
so-many-units = { $units ->
    [1] { $units } unidade
   *[other] { $units } unidades
}
so-many-shares = { $shares ->
    [1] { $shares } quota
   *[other] { $shares } quotas
}
price-units = { $price ->
    [1] { $price } unidade
   *[other] { $price } unidades
}
price-pounds = { $price ->
    [1] { $price } libra
   *[other] { $price } libras
}

## Things

company-mombasa = Mombasa
company-cape-town = Cidade do Cabo
company-saint-louis = Saint-Louis
company-cairo = Cairo

goods-coffee = café
goods-bananas = bananas
goods-cotton = algodão

region-maghreb = Magrebe
region-tripolitania = Tripolitânia
region-cyrenaica = Cirenaica
region-nubia = Núbia
region-sahara = Saara
region-senegambia = Senegâmbia
region-guinea = Guiné
region-niger-bend = Curva do Níger
region-benue = Benué
region-chad-basin = Bacia do Chade
region-kordofan = Cordofão
region-ethiopia = Etiópia
region-somali-coast = Costa Somali
region-congo-basin = Bacia do Congo
region-great-lakes = Grandes Lagos
region-swahili-coast = Costa Suaíli
region-angola = Angola
region-katanga = Catanga
region-zambezi = Zambeze
region-kalahari = Calaari
region-highveld = Highveld
region-karoo = Karoo
region-ahaggar = Ahaggar
region-maloti = Maloti

card-coffee1 = café 1
card-coffee2 = café 2
card-bananas1 = bananas 1
card-bananas2 = bananas 2
card-cotton1 = algodão 1
card-cotton2 = algodão 2
card-expansion2 = expansão 2
card-bookkeeper2 = escriturário 2
card-expansion1-i = expansão 1 (número 1)
card-expansion1-ii = expansão 1 (número 2)
card-expansion1-iii = expansão 1 (número 3)
card-expansion1-iv = expansão 1 (número 4)
card-coffee3 = café 3
card-bananas3 = bananas 3
card-cotton3 = algodão 3
card-expansion3 = expansão 3
card-bookkeeper3 = escriturário 3
card-merchant = mercador de diamantes
card-coffee3-mombasa = café 3 com quota (Mombasa)
card-bananas3-saint-louis = bananas 3 com quota (Saint-Louis)
card-cotton3-cape-town = algodão 3 com quota (Cidade do Cabo)
card-coffee4 = café 4
card-bananas4 = bananas 4
card-cotton4 = algodão 4
card-expansion2-cairo = expansão 2 com quota (Cairo)
card-expansion2-saint-louis = expansão 2 com quota (Saint-Louis)
card-bookkeeper2-mombasa = escriturário 2 com quota (Mombasa)
card-bookkeeper3-cape-town = escriturário 3 com quota (Cidade do Cabo)
card-merchant-mombasa = mercador de diamantes (Mombasa)
card-merchant-saint-louis = mercador de diamantes (Saint-Louis)
card-merchant-cairo = mercador de diamantes (Cairo)
card-coffee4-cairo = café 4 com quota (Cairo)
card-bananas4-mombasa = bananas 4 com quota (Mombasa)
card-cotton4-saint-louis = algodão 4 com quota (Saint-Louis)
card-expansion3-cape-town = expansão 3 com quota (Cidade do Cabo)
card-bookkeeper4 = escriturário 4
card-bookkeeper3-cairo = escriturário 3 com quota (Cairo)
card-merchant-cape-town = mercador de diamantes (Cidade do Cabo)
card-share-mombasa = quota única (Mombasa)
card-share-cape-town = quota única (Cidade do Cabo)
card-share-saint-louis = quota única (Saint-Louis)
card-share-cairo = quota única (Cairo)
card-tile-bookkeeper = tile de escriturário
card-tile-merchant = tile de mercador de diamantes

book-a-coffee2-pounds2 = livro A (2 café: 2 libras)
book-a-coffee2-diamonds1 = livro A (2 café: 1 espaço de diamante)
book-a-coffee3-points2 = livro A (3 café: 2 pontos de escrituração)
book-a-coffee3-diamonds2 = livro A (3 café: 2 espaços de diamante)
book-a-bananas2-pounds2 = livro A (2 bananas: 2 libras)
book-a-bananas2-diamonds1 = livro A (2 bananas: 1 espaço de diamante)
book-a-bananas3-points2 = livro A (3 bananas: 2 pontos de escrituração)
book-a-bananas3-diamonds2 = livro A (3 bananas: 2 espaços de diamante)
book-a-cotton2-pounds2 = livro A (2 algodão: 2 libras)
book-a-cotton1-harvest = livro A (1 algodão: 1 libra por algodão, menos um)
book-a-cotton2-diamonds1 = livro A (2 algodão: 1 espaço de diamante)
book-a-cotton3-points2 = livro A (3 algodão: 2 pontos de escrituração)
book-a-cotton3-diamonds2 = livro A (3 algodão: 2 espaços de diamante)
book-a-expansion2-pounds2 = livro A (expansão 2: 2 libras)
book-a-expansion2-diamonds1 = livro A (expansão 2: 1 espaço de diamante)
book-a-expansion2-points1 = livro A (expansão 2: 1 ponto de escrituração)
book-a-expansion3-remove1 = livro A (expansão 3: remova 1 feitoria)
book-a-helper-pounds2 = livro A (um mercador ou outro escriturário: 2 libras)
book-a-helper-diamonds1 = livro A (um mercador ou outro escriturário: 1 espaço de diamante)
book-b-coffee4-diamonds2 = livro B (4 café: 2 espaços de diamante)
book-b-coffee4-points2 = livro B (4 café: 2 pontos de escrituração)
book-b-coffee2-expansion2-points2 = livro B (2 café e expansão 2: 2 pontos de escrituração)
book-b-coffee2-bananas2-pounds3 = livro B (2 café e 2 bananas: 3 libras)
book-b-coffee2-bananas2-diamonds2 = livro B (2 café e 2 bananas: 2 espaços de diamante)
book-b-coffee3-helper-remove1 = livro B (3 café e um mercador ou outro escriturário: remova 1 feitoria)
book-b-bananas4-diamonds2 = livro B (4 bananas: 2 espaços de diamante)
book-b-bananas4-points2 = livro B (4 bananas: 2 pontos de escrituração)
book-b-bananas2-expansion2-points2 = livro B (2 bananas e expansão 2: 2 pontos de escrituração)
book-b-bananas2-cotton2-pounds3 = livro B (2 bananas e 2 algodão: 3 libras)
book-b-bananas2-cotton2-diamonds2 = livro B (2 bananas e 2 algodão: 2 espaços de diamante)
book-b-bananas3-helper-remove1 = livro B (3 bananas e um mercador ou outro escriturário: remova 1 feitoria)
book-b-cotton4-diamonds2 = livro B (4 algodão: 2 espaços de diamante)
book-b-cotton4-points2 = livro B (4 algodão: 2 pontos de escrituração)
book-b-cotton2-expansion2-points2 = livro B (2 algodão e expansão 2: 2 pontos de escrituração)
book-b-cotton2-coffee2-pounds3 = livro B (2 café e 2 algodão: 3 libras)
book-b-cotton2-coffee2-diamonds2 = livro B (2 café e 2 algodão: 2 espaços de diamante)
book-b-cotton3-helper-remove1 = livro B (3 algodão e um mercador ou outro escriturário: remova 1 feitoria)
book-b-any4-pounds3 = livro B (4 de um só bem: 3 libras)
book-b-any4-diamonds2 = livro B (4 de um só bem: 2 espaços de diamante)
book-b-expansion3-diamonds2 = livro B (expansão 3: 2 espaços de diamante)
book-b-expansion4-points2 = livro B (expansão 4: 2 pontos de escrituração)
book-b-expansion2-helper-pounds3 = livro B (expansão 2 e um mercador ou outro escriturário: 3 libras)
book-b-expansion3-remove1 = livro B (expansão 3: remova 1 feitoria)
book-c-coffee3-bananas3-diamonds3 = livro C (3 café e 3 bananas: 3 espaços de diamante)
book-c-coffee3-bananas2-pounds5 = livro C (3 café e 2 bananas: 5 libras)
book-c-coffee3-expansion2-points3 = livro C (3 café e expansão 2: 3 pontos de escrituração)
book-c-coffee3-expansion3-remove2 = livro C (3 café e expansão 3: remova 2 feitorias)
book-c-coffee4-expansion2-diamonds3 = livro C (4 café e expansão 2: 3 espaços de diamante)
book-c-coffee4-helper-pounds5 = livro C (4 café e um mercador ou outro escriturário: 5 libras)
book-c-coffee4-bananas2-points3 = livro C (4 café e 2 bananas: 3 pontos de escrituração)
book-c-bananas3-cotton3-diamonds3 = livro C (3 bananas e 3 algodão: 3 espaços de diamante)
book-c-bananas3-cotton2-pounds5 = livro C (3 bananas e 2 algodão: 5 libras)
book-c-bananas3-expansion2-points3 = livro C (3 bananas e expansão 2: 3 pontos de escrituração)
book-c-bananas3-expansion3-remove2 = livro C (3 bananas e expansão 3: remova 2 feitorias)
book-c-bananas4-expansion2-diamonds3 = livro C (4 bananas e expansão 2: 3 espaços de diamante)
book-c-bananas4-helper-pounds5 = livro C (4 bananas e um mercador ou outro escriturário: 5 libras)
book-c-bananas4-cotton2-points3 = livro C (4 bananas e 2 algodão: 3 pontos de escrituração)
book-c-cotton3-coffee3-diamonds3 = livro C (3 café e 3 algodão: 3 espaços de diamante)
book-c-cotton3-coffee2-pounds5 = livro C (2 café e 3 algodão: 5 libras)
book-c-cotton3-expansion2-points3 = livro C (3 algodão e expansão 2: 3 pontos de escrituração)
book-c-cotton3-expansion3-remove2 = livro C (3 algodão e expansão 3: remova 2 feitorias)
book-c-cotton4-expansion2-diamonds3 = livro C (4 algodão e expansão 2: 3 espaços de diamante)
book-c-cotton4-helper-pounds5 = livro C (4 algodão e um mercador ou outro escriturário: 5 libras)
book-c-cotton4-coffee2-points3 = livro C (2 café e 4 algodão: 3 pontos de escrituração)
book-c-coffee3-any3-diamonds3 = livro C (3 café e 3 de um só bem: 3 espaços de diamante)
book-c-any4-expansion2-remove2 = livro C (expansão 2 e 4 de um só bem: remova 2 feitorias)
book-c-expansion4-helper-diamonds3 = livro C (expansão 4 e um mercador ou outro escriturário: 3 espaços de diamante)
book-start1 = livro inicial (2 algodão: 2 libras)
book-start2 = livro inicial (expansão 2: 1 ponto de escrituração)
book-start3 = livro inicial (expansão 2: 1 espaço de diamante)
book-start4 = livro inicial (2 bananas: 2 libras)
book-start5 = livro inicial (2 café: 1 espaço de diamante)
book-start6 = livro inicial (2 bananas: 1 ponto de escrituração)
book-start7 = livro inicial (2 algodão: 1 espaço de diamante)
book-start8 = livro inicial (expansão 3: remova 1 feitoria)
book-start9 = livro inicial (3 algodão: 2 libras)
book-start10 = livro inicial (3 café: 2 pontos de escrituração)

start-start1 = tile inicial 1 (3 espaços: Mombasa)
start-start2 = tile inicial 2 (2 espaços: Cidade do Cabo)
start-start3 = tile inicial 3 (1 espaço: Saint-Louis e 1 espaço de diamante)
start-start4 = tile inicial 4 (3 espaços: Cairo)
start-start5 = tile inicial 5 (3 espaços: Saint-Louis)
start-start6 = tile inicial 6 (3 espaços: Cidade do Cabo)
start-start7 = tile inicial 7 (1 espaço: Mombasa e 2 espaços: Cairo)
start-start8 = tile inicial 8 (3 espaços de diamante)
start-start9 = tile inicial 9 (2 espaços: Saint-Louis e 1 espaço: Cairo)
start-start10 = tile inicial 10 (2 espaços: Cidade do Cabo e 1 espaço de diamante)

tile-goods = tile “+1” de bens
tile-bookkeeper = tile de escriturário
tile-merchant = tile de mercador de diamantes
tile-expansion = tile de expansão

bonus-first-player = espaço de primeiro jogador
bonus-buy = espaço de compra
bonus-discard = espaço de descarte
bonus-coffee = espaço de maioria de café
bonus-bananas = espaço de maioria de bananas
bonus-cotton = espaço de maioria de algodão
bonus-expansion = espaço de maioria de expansão
bonus-tile-goods = espaço do tile “+1” de bens
bonus-tile-bookkeeper = espaço do tile de escriturário
bonus-tile-merchant = espaço do tile de mercador de diamantes
bonus-tile-expansion = espaço do tile de expansão
bonus-c-first = primeiro espaço da trilha C
bonus-c-second = segundo espaço da trilha C
bonus-d-first = primeiro espaço da trilha D
bonus-d-second = segundo espaço da trilha D

## What a player can do

action-choose = Fique com { $start }
action-rest = Ponha em repouso na zona { $slot }: { $card }
action-plan = Planeje na área { $slot }: { $card }
action-clear = Esvazie a área { $slot }
action-done = Planejamento pronto
action-use = Use { $card }{ $more ->
    [0] { "" }
   *[other] {" "}com o tile “+1”
}
action-boost = Coloque o tile “+1” de bens em { $card }
action-expand = Expanda a companhia { $company }
action-enter = Entre na região { $region } ({ so-many-points }) com uma feitoria da coluna { $column }
action-return = Devolva a feitoria da companhia { $company } à coluna { $column }
action-remove = Remova uma feitoria da companhia { $company } da coluna { $column }
action-jar = Mova o tinteiro para o próximo livro
action-flip = Vire o livro do espaço { $space } para baixo ({ $book })
action-book = Pegue { $book } por { so-many-points }{ $pounds ->
    [0] { "" }
   *[other] {" "}e ganhe { so-many-pounds }
}
action-shelve = Coloque { $book } no espaço { $space }
action-buy = { $with ->
    [units] Adquira { $card } por { price-units }
   *[pounds] Compre { $card } por { price-pounds }
}
action-advance = Avance { so-many-steps } na trilha { $company }{ $pounds ->
    [0] { "" }
   *[other] {" "}(chamada de capital: { so-many-pounds })
}
action-bonus = Coloque um marcador de bônus: { $bonus }{ $steps ->
    [0] { "" }
    [1] , { $steps } espaço na trilha { $company }
   *[other] , { $steps } espaços na trilha { $company }
}{ $pounds ->
    [0] { "" }
   *[other] , { so-many-pounds }
}{ $diamonds ->
    [0] { "" }
    [1] , { $diamonds } espaço de diamante
   *[other] , { $diamonds } espaços de diamante
}{ $points ->
    [0] { "" }
   *[other] , { so-many-book-points }
}{ $remove ->
    [0] { "" }
    [1] , remova { $remove } feitoria
   *[other] , remova { $remove } feitorias
}
action-discard = Descarte { $card }
action-stop = { $what ->
    [goods] Deixe o resto dos bens
    [advance] Não avance mais
    [points] Pegue libras pelos pontos de escrituração
    [jar] Deixe o tinteiro onde está
    [buy] Não compre nada
    [remove] Não remova feitoria
    [expand] Encerre a expansão
   *[other] Pare
}
action-end = Encerre sua fase de ações
action-pick = Pegue o baralho de repouso { $pile }

## What happened

event-first-player = { $player } recebe o marcador de primeiro jogador.
event-track-laid = A trilha { $track } fica com a companhia { $company }.
event-cards-turned-up = Novas cartas: { $cards }.
event-books-turned-up = Novos livros: { $books }.
event-starts-dealt = { $player } pode escolher entre: { $starts }.
event-start-chosen = { $player } já escolheu um tile inicial.
event-start-revealed = { $player } começa com { $start }.
event-card-rests = { $player } põe { $card } na zona de repouso { $slot }.
event-round-begins = Começa a rodada { $round }.
event-card-planned = { $player } planeja { $card } na área { $slot }.
event-card-taken-back = { $player } retoma { $card } da área { $slot }.
event-plan-done = { $player } terminou de planejar.
event-plan-revealed = { $player } planejou: { $cards }.
event-plan-empty = { $player } não planejou nada.
event-goods-used = { $player } usa { so-many-units } de { $goods }.
event-card-acquired = { $player } adquire { $card } por { price-units }.
event-card-bought = { $player } compra { $card } por { price-pounds }.
event-call-paid = { $player } paga uma chamada de capital de { so-many-pounds } na trilha { $company }.
event-special-reached = { $player } alcança um espaço especial da trilha { $company } e ganha { so-many-pounds }.
event-special-again = { $player } já está lá e ganha { so-many-pounds } da trilha { $company }.
event-advances = { $player } avança { so-many-steps } na trilha { $company }, até o espaço { $at } ({ so-many-shares }).
event-pounds-gained = { $player } ganha { so-many-pounds }.
event-pounds-paid = { $player } paga { so-many-pounds }.
event-diamond-advances = { $player } avança o diamante { so-many-steps }, até o espaço { $at }.
event-slot-unlocked = { $player } desbloqueia a área de ação { $slot }.
event-merchant-used = { $player } usa { $card }.
event-tile-used = { $player } usa o { $tile }.
event-bookkeeper-used = { $player } usa um escriturário com { so-many-book-points }.
event-boost-laid = { $player } coloca o tile “+1” de bens em { $card }.
event-expands = { $player } expande a companhia { $company } com { so-many-points }.
event-region-entered = { $player } entra na região { $region } com a companhia { $company } por { so-many-points }.
event-post-driven-out = A companhia { $company } sai da região { $region }.
event-post-returns = Uma feitoria da companhia { $company } volta à coluna { $column } da sua base.
event-post-lost = Uma feitoria da companhia { $company } não encontra espaço e sai do jogo.
event-post-removed = { $player } remove uma feitoria da base da companhia { $company }.
event-jar-moves = { $player } move o tinteiro para o espaço { $at }.
event-book-turned = { $player } paga { so-many-pounds } e vira para baixo no espaço { $space }: { $book }.
event-book-taken = { $player } pega { $book }{ $pounds ->
    [0] { "" }
   *[other] {" "}e { so-many-pounds }
}.
event-book-placed = { $player } coloca { $book } no espaço { $space }.
event-marker-placed = { $player } coloca um marcador de bônus: { $bonus }.
event-card-discarded = { $player } descarta { $card }.
event-phase-ended = { $player } encerra a fase de ações.
event-pile-taken = { $player } pega o baralho de repouso { $pile }: { $cards }.
event-coins-moved = { $count ->
    [1] { $count } moeda vai
   *[other] { $count } moedas vão
} para a coluna { $column } do display de livros.
event-tile-received = { $player } recebe o { $tile }.
event-final-score = { $player } termina com £{ $points }: dinheiro { $from-cash }, Mombasa { $from-mombasa }, Cidade do Cabo { $from-cape-town }, Saint-Louis { $from-saint-louis }, Cairo { $from-cairo }, diamantes { $from-diamonds }, escrituração { $from-bookkeeping }.
event-game-over = { $player } vence com £{ $points }.

## What is refused

refusal-game-over = A partida acabou.
refusal-no-such-seat = Não existe o lugar { $number }.
refusal-unknown-action = Não existe a ação { $number }.
refusal-already-done = Você já terminou; espere os outros.
refusal-not-your-turn = Não é seu turno.
refusal-choose-first = Primeiro escolha um tile inicial.
refusal-rest-first = Primeiro ponha em repouso as cartas do seu tile inicial.
refusal-plan-first = Planeje suas cartas e avise quando terminar.
refusal-no-effect = { $verb ->
    [buy] Primeiro use cartas de bens: com elas você adquire uma carta.
    [advance] Primeiro use uma carta de bens ou um espaço de maioria: eles dão avanços nas trilhas.
    [enter] Primeiro use suas cartas de expansão e escolha a companhia que expande.
    [book] Primeiro use um escriturário: livros são pegos com pontos de escrituração.
    [jar] Primeiro use um escriturário: ele move o tinteiro.
    [plan] Esta carta só pode ser usada depois de planejada para uma área, no início de uma rodada.
    [pick] Você pega de volta um baralho de repouso quando sua fase de ações termina.
   *[other] Nada permite isso agora.
}
refusal-decision-open = { $what ->
    [goods] Primeiro termine de usar os bens.
    [advance] Primeiro avance os espaços em aberto, ou pare.
    [points] Primeiro use os pontos de escrituração, ou pare e pegue libras por eles.
    [jar] Primeiro termine com o escriturário: mova o tinteiro, ou pare.
    [buy] Primeiro compre uma carta, ou pare.
    [discard] Primeiro descarte uma carta.
    [remove] Primeiro remova uma feitoria, ou pare.
    [expand] Primeiro termine a expansão.
    [return] Primeiro escolha uma coluna para a feitoria retirada.
    [shelve] Primeiro coloque os livros que você pegou.
   *[pick] Primeiro pegue um baralho de repouso.
}
refusal-other-resting-slot = Não é a vez da zona de repouso { $slot }.
refusal-not-on-start = Essa carta não é uma das que seu tile inicial põe em repouso.
refusal-equal-card = Há uma carta igual antes dela: indique aquela ({ $card }).
refusal-slot-locked = A área { $slot } não está desbloqueada.
refusal-slot-filled = Há uma carta na área { $slot }: primeiro retome-a.
refusal-slot-empty = Não há carta na área { $slot }.
refusal-not-in-hand = Essa carta não está na sua mão.
refusal-single-share = Fica na mão até o fim da partida: { $card }.
refusal-goods-only = Com estas só combinam cartas de bens do mesmo tipo.
refusal-no-tile = Você não tem esse tile virado para cima.
refusal-not-face-up = Não há carta virada para cima na área { $slot }.
refusal-no-more-cards = Depois de gastar unidades não se adicionam mais cartas.
refusal-one-kind = Os bens de uma ação são de um só tipo.
refusal-expand-instead = Cartas de expansão se usam todas de uma vez: escolha uma companhia.
refusal-no-goods-tile = Você não tem o tile “+1” de bens.
refusal-boost-laid = O tile “+1” de bens já foi colocado e fica onde está.
refusal-boost-needs-goods = O tile “+1” de bens vai em uma carta de bens virada para cima.
refusal-no-expansion = Você não tem carta de expansão virada para cima.
refusal-no-posts = A base da companhia { $company } não tem mais feitorias.
refusal-already-there = A companhia { $company } já tem uma feitoria na região { $region }.
refusal-not-beside = A região { $region } não é adjacente a uma feitoria nem à base da companhia { $company }.
refusal-too-few-points = Entrar na região { $region } custa { so-many-points }.
refusal-column-empty = A coluna { $column } da companhia { $company } não tem feitoria.
refusal-column-full = A coluna { $column } da companhia { $company } não tem espaço válido.
refusal-equal-column = Há uma coluna igual antes da coluna { $column } da companhia { $company }: indique aquela.
refusal-jar-at-end = O tinteiro está no último espaço.
refusal-no-book-there = Não há livro para usar no espaço { $space }.
refusal-requirements = Suas cartas viradas para cima não cumprem os requisitos: { $book }.
refusal-flip-once = Só um livro pode ser virado por ação.
refusal-flip-before = Um livro só pode ser virado antes de mover o tinteiro.
refusal-cannot-pay = Você não pode pagar { so-many-pounds }.
refusal-no-book-offered = Não há livro nesse espaço do display.
refusal-book-too-dear = Esse livro custa { so-many-book-points }.
refusal-no-space-for-a = Nenhum espaço da sua trilha aceita um livro A.
refusal-no-book-taken = Você não pegou tantos livros.
refusal-equal-book = Há um livro igual antes dele: indique aquele ({ $book }).
refusal-space-for-a = O espaço { $space } é o último para os livros A que você pegou.
refusal-crossed-out = Nenhum livro A vai no espaço { $space }.
refusal-covers-better = Um livro A não cobre o livro B ou C do espaço { $space }.
refusal-one-purchase = Só uma carta pode ser adquirida por ação.
refusal-card-before-steps = Uma carta só pode ser adquirida antes do primeiro avanço em uma trilha.
refusal-no-card-offered = Não há carta nesse espaço do display.
refusal-too-dear = { $card } custa { $price }, mais do que você tem.
refusal-unit-by-unit = As unidades de bens se gastam uma a uma.
refusal-mixed-must-buy = Bens de tipos diferentes precisam adquirir uma carta primeiro.
refusal-not-so-many-steps = { $count ->
    [1] Não há avanço para você na trilha { $company }.
   *[other] Não há { $count } espaços para você na trilha { $company }.
}
refusal-track-ends = A trilha { $company } termina antes disso.
refusal-call-unpaid = Você não pode pagar a chamada de capital na trilha { $company }.
refusal-space-taken = Já há um marcador ali: { $bonus }.
refusal-no-markers = Você não tem mais marcadores de bônus.
refusal-no-majority = Alguém tem mais que você; este espaço não está aberto: { $bonus }.
refusal-tier-not-reached = Você tem muito pouco para isso: { $bonus }.
refusal-no-option = Não há essa escolha ali: { $bonus }.
refusal-first-turn = O primeiro jogador não pode usar este espaço no primeiro turno da rodada.
refusal-nothing-to-discard = Você não tem na mão carta que possa ser descartada aqui.
refusal-not-unlocked = Não estava desbloqueado antes deste turno: { $bonus }.
refusal-one-of-track = Você já usou o outro espaço desta trilha nesta rodada.
refusal-coffee-only = Aqui só se descarta uma carta de café.
refusal-units-must-be-used = Unidades devem ser usadas enquanto houver um avanço sem chamada de capital.
refusal-pile-empty = O baralho de repouso { $pile } não tem cartas.

## Pictures

picture-round = Rodada { $round } de { $rounds }

## What a notation expects

field-offer = um dos seus dois tiles iniciais
field-slot = uma área (1 a 5)
field-resting = uma zona de repouso (1 a 3)
field-card = uma carta da mão, como coffee2
field-active = uma carta virada para cima da sua área de ação
field-company = uma companhia
field-region = uma região do mapa
field-column = uma coluna da base (1 a 3)
field-space = um espaço da sua trilha de escrituração (0 a 15)
field-book = um livro do display
field-carried = um livro que você pegou
field-display = uma carta do display
field-count = quantos espaços (:2 e assim por diante)
field-bonus = um espaço de bônus
field-option = um nível ou escolha (:2, :3)
field-pile = um baralho de repouso (1 a 5)

## Where pounds come from

source-cash = dinheiro
source-diamonds = diamantes
source-bookkeeping = escrituração
