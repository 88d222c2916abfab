### Aprender e consultar.

## Taking a lesson

learn-title = Aprender a jogar
learn-about = Uma partida de verdade em cerca de { $minutes } minutos, jogada com cliques. Saia quando quiser e continue depois.
learn-begin = Começar a lição
learn-resume = Continuar a lição
learn-again = Fazer de novo
learn-step = Passo { $step } de { $steps }
learn-back = Voltar
learn-next = Avançar
learn-skip = Pular ao fim
learn-restart = Desde o começo
learn-leave = Sair
learn-you = Você
learn-do = Faça por mim
learn-later = Isso também daria certo. Mas vejamos primeiro isto:
learn-blocked = Isso não é possível agora. Procure os lugares marcados.
learn-play = Continuar contra o computador
learn-new = Nova partida
learn-failed = Não foi possível carregar a lição. Tente de novo.

## The Castles of Burgundy

learn-burgundy-goal =
    Do que se trata
    Você é um duque na Borgonha e desenvolve o seu ducado.
    Vence quem tiver mais pontos no final.
learn-burgundy-sources =
    O que vale pontos
    As regiões completas do seu ducado valem mais, e quanto mais cedo, melhor.
    Animais, mercadorias vendidas, alguns edifícios e mosteiros também dão pontos.
learn-burgundy-end =
    Quando termina
    Há cinco fases, de A a E, com cinco rodadas cada. Depois de 25 rodadas a partida acaba.
    Esta lição percorre a fase A com você. Bruno joga contra você.
learn-burgundy-duchy =
    Seu ducado
    Ele tem 37 espaços, cada um com uma cor e um número.
    Você começa com um castelo no meio.
learn-burgundy-regions =
    Regiões
    Espaços vizinhos da mesma cor formam uma região. Ela pontua quando está completa.
    Esta região bege tem um só espaço, a azul tem três.
learn-burgundy-dice =
    Seus dados
    A cada rodada todos rolam dois dados. Cada dado vale uma ação.
    Você tirou 3 e 3.
learn-burgundy-depots =
    Seis depósitos
    As peças ficam em seis depósitos, um para cada valor do dado.
    Com um dado você pega uma peça do depósito com o número dele.
learn-burgundy-take =
    Pegue uma peça
    O depósito 3 tem um banco. Edifícios são beges, como o espaço sozinho ao lado do seu castelo.
    Pegue o banco do depósito 3.
learn-burgundy-place =
    Coloque-a
    O banco espera num dos três espaços da sua armazenagem. Outro dado o coloca: num espaço da cor dele, com o número do dado, ao lado de uma peça sua.
    Coloque o banco no 3 bege ao lado do seu castelo.
learn-burgundy-region =
    Duas coisas aconteceram
    Cada edifício tem um efeito ao ser colocado: o banco trouxe 2 pratas.
    E a região está completa: 1 ponto pelo tamanho e mais 10 pela fase A. Na B são mais 8, depois 6, 4 e 2.
learn-burgundy-buy =
    Compre uma peça
    Uma vez por turno você pode comprar uma peça do depósito negro por 2 pratas. Não precisa de dado.
    Compre os 3 porcos.
learn-burgundy-turn =
    Encerre o turno
    Os dois dados foram usados. Os porcos esperam na armazenagem até que um dado sirva.
    Encerre o turno.
learn-burgundy-round =
    A próxima rodada
    Bruno pegou duas peças, e todos rolaram de novo.
    A cada rodada o dado branco leva uma mercadoria a um depósito. Agora há duas marrons no depósito 6.
learn-burgundy-ship =
    Um barco
    Barcos buscam mercadorias. Você tem um 4 e um 2.
    Pegue o barco do depósito 4 e depois coloque-o no 2 azul ao lado do seu castelo.
learn-burgundy-load =
    Recolha mercadorias
    Um barco colocado recolhe todas as mercadorias de um depósito. Você pode guardar três cores.
    Recolha as mercadorias do depósito 6.
learn-burgundy-bridge =
    A ponte
    Cada barco também faz você avançar na ponte. Quem está mais à frente começa a próxima rodada.
    E agora você tem 3 mercadorias marrons.
learn-burgundy-castle =
    Um castelo
    Bruno também completou uma região. Seus novos dados são 2 e 6.
    Pegue o castelo do depósito 2 e depois coloque-o no 6 verde-escuro.
learn-burgundy-action =
    Mais uma ação
    Um castelo colocado dá logo mais uma ação, com um dado de qualquer valor.
    Pegue a mina do depósito 5.
learn-burgundy-mine =
    Uma mina
    Cada mina paga 1 prata no fim de cada fase.
    Coloque-a com o 4 no 4 cinza.
learn-burgundy-worker =
    Trabalhadores
    Os porcos precisam de um 4, mas seu dado mostra 3. Um trabalhador muda um dado em 1, e 1 e 6 são vizinhos.
    Coloque os porcos no 4 verde-claro. Custa o seu trabalhador.
learn-burgundy-animals =
    Animais
    Animais pontuam na hora: 3 porcos são 3 pontos.
    Quando chegarem mais porcos ao mesmo pasto, estes 3 pontuam outra vez.
learn-burgundy-sell =
    Venda mercadorias
    Quinta rodada. Cada cor de mercadoria corresponde a um valor do dado, marrom ao 5.
    Venda suas mercadorias marrons com um 5.
learn-burgundy-sold =
    O que a venda rende
    As 3 foram vendidas de uma vez: 2 pontos cada com dois jogadores, e 1 prata pela venda.
    Com três jogadores são 3 pontos cada, com quatro são 4.
learn-burgundy-monastery =
    Um mosteiro
    Algumas peças amarelas mudam as regras para você, outras pontuam no final. Esta dá 4 pontos por banco do seu ducado.
    Pegue o mosteiro do depósito 5.
learn-burgundy-phase =
    O fim de uma fase
    A fase A acabou e sua mina pagou 1 prata.
    Os depósitos são esvaziados e reabastecidos; as mercadorias ficam onde estão. Agora regiões completas rendem mais 8 em vez de 10.
learn-burgundy-knowledge =
    Coloque o mosteiro
    Só contam as peças no ducado. Com esta lá, seu banco vale 4 pontos no final.
    Coloque-o com o 1 no 1 amarelo.
learn-burgundy-workers =
    Pegue trabalhadores
    Um dado que não serve em lugar nenhum também é útil: ele traz 2 trabalhadores.
    Pegue trabalhadores com o 6.
learn-burgundy-buildings =
    Todos os edifícios
    Banco 2 pratas, pensão 4 trabalhadores, torre de vigia 4 pontos, armazém uma venda sem dado.
    Carpintaria, igreja e mercado pegam uma peça de qualquer depósito; a prefeitura coloca mais uma.
learn-burgundy-towns =
    Cidades
    Regiões beges são cidades. Cada tipo de edifício só pode estar uma vez na mesma cidade.
    Por isso uma cidade grande pede muitos tipos diferentes.
learn-burgundy-bonus =
    Peças de bônus
    Quem preenche primeiro todos os espaços de uma cor pega a peça de bônus grande, o segundo pega a pequena.
    Com dois jogadores elas dão 5 e 2 pontos.
learn-burgundy-final =
    Os últimos pontos
    No final, cada mercadoria não vendida, cada prata e cada par de trabalhadores vale 1 ponto.
    Depois pontuam os mosteiros.
learn-burgundy-over =
    É só isso
    Você está na frente por 20 a 19.
    Continue daqui ou comece uma partida sua.

## Mombasa

learn-mombasa-goal =
    Do que se trata
    Você investe em quatro companhias de comércio.
    Depois de sete rodadas, vence quem tiver mais libras.
learn-mombasa-sources =
    O que conta
    Seu dinheiro, suas quotas em cada uma das quatro companhias, sua trilha de diamantes e sua trilha de escrituração.
    Tudo é somado em libras.
learn-mombasa-ladders =
    Duas trilhas suas
    O diamante e o tinteiro avançam por elas. O que eles alcançam conta no final, até 60 libras cada.
learn-mombasa-value =
    Quanto vale uma quota
    Cada companhia tem uma base com feitorias. Onde uma feitoria saiu, veem-se as suas moedas.
    Uma quota vale tantas libras quantas moedas estão à vista. Por enquanto é 0 em toda parte.
learn-mombasa-tracks =
    Como conseguir quotas
    Cada companhia tem uma trilha. O último ícone de quota que seu marcador alcançou diz quantas quotas você tem.
    No final conta: quotas vezes moedas.
learn-mombasa-round =
    Uma rodada
    Primeiro todos planejam cartas em segredo. Depois jogam em turnos, uma ação por vez, até que todos tenham encerrado.
    Bruno é o primeiro jogador. Ele já planejou.
learn-mombasa-plan =
    Planeje suas cartas
    Você tem três áreas de ação. Cartas do mesmo tipo rendem mais juntas.
    Ponha algodão 1 na área 1, algodão 2 na área 2 e o escriturário na área 3.
learn-mombasa-rest =
    Baralhos de repouso
    Acima de cada área há um baralho de repouso. Depois da rodada suas cartas repousam ali, cada uma acima da sua área.
    No fim de uma rodada você pega de volta só um baralho. Por isso importa o que está onde.
learn-mombasa-secret =
    Em segredo
    Ninguém vê seu plano antes que todos terminem.
    Diga que seu planejamento está pronto.
learn-mombasa-reveal =
    Todas as cartas à vista
    Bruno tem mais expansão. Por isso pôde pôr um marcador de bônus no espaço de maioria: 3 espaços na trilha de Mombasa e 1 libra.
    Isso não gasta nenhuma carta.
learn-mombasa-majority =
    O mais de algodão
    Você tem 3 de algodão e Bruno nenhum. Então o espaço do algodão está aberto para você: 2 espaços na trilha de Saint-Louis.
    Ponha um marcador de bônus no espaço de maioria de algodão e avance os dois espaços.
learn-mombasa-share =
    Sua primeira quota
    Seu marcador alcançou um ícone de quota: você tem 1 quota de Saint-Louis.
    Enquanto isso, Bruno usou seu escriturário.
learn-mombasa-bookkeeper =
    O escriturário
    Ele move seu tinteiro de livro em livro. Cada livro pede cartas viradas para cima, o primeiro pede 3 de algodão. Elas não se gastam.
    Use o escriturário e mova o tinteiro.
learn-mombasa-books =
    Livros novos
    O livro pagou 2 libras. Depois o escriturário dá 2 pontos de escrituração: livros A e B custam 1, livros C custam 2.
    Pegue o livro A de expansão 2 e o livro A de um mercador.
learn-mombasa-shelve =
    Onde eles ficam
    O tinteiro não atravessa uma lacuna, por isso os livros devem ficar logo depois dele.
    Ponha o livro de expansão no espaço 1 e o do mercador no espaço 2.
learn-mombasa-posts =
    Bruno expande
    Com 4 pontos ele levou Mombasa a quatro regiões, e as recompensas são dele.
    Mas as 5 moedas que agora estão à vista contam para todos que têm quotas de Mombasa.
learn-mombasa-goods =
    Use bens
    Bens adquirem uma carta ou fazem você avançar nas trilhas. Cartas do mesmo tipo se somam.
    Use algodão 2 e algodão 1: são 3 unidades.
learn-mombasa-buy =
    Adquira uma carta
    O preço é a caixa da carta mais a caixa ao lado do espaço dela. Uma carta por ação.
    Pegue o mercador de diamantes por 1 unidade. Ele vai para a sua mão.
learn-mombasa-steps =
    Avançar nas trilhas
    Cada unidade que sobra é um espaço em qualquer trilha.
    Avance dois espaços na trilha de Saint-Louis.
learn-mombasa-special =
    Um espaço especial
    O primeiro avanço alcançou um espaço especial: 1 libra e um bônus para o resto da partida.
    O segundo trouxe sua segunda quota.
learn-mombasa-tile =
    Tiles de bônus
    Quatro espaços reservam um tile para a próxima rodada. Bruno pegou o tile “+1” de bens.
    Reserve o tile de escriturário por 1 libra.
learn-mombasa-pass =
    Encerre a fase
    Bruno encerrou. Quem encerra pega de volta um baralho de repouso; depois as cartas jogadas vão repousar.
    Encerre sua fase de ações e pegue o baralho de repouso 3.
learn-mombasa-next =
    A próxima rodada
    A coluna da direita do display foi descartada, o resto foi para a direita e ficou mais barato, e vieram cartas novas.
learn-mombasa-again =
    Planeje de novo
    O tile de escriturário é seu nesta rodada, e as duas cartas de expansão já estão planejadas.
    Acrescente o mercador de diamantes na área 3 e diga que está pronto.
learn-mombasa-jar =
    Dois livros de uma vez
    O próximo livro pede expansão 2: você tem 4. O seguinte pede um mercador: o seu está virado para cima. Só paga o livro em que o tinteiro para.
    Use o tile de escriturário e mova o tinteiro duas vezes.
learn-mombasa-points =
    Um livro ou uma libra
    O tile dá 1 ponto de escrituração. Sem livro, cada ponto é 1 libra.
    Pegue a libra.
learn-mombasa-expand =
    Expanda uma companhia
    Todas as cartas de expansão são usadas juntas: 4 pontos para uma companhia. Você tem 2 quotas de Saint-Louis.
    Expanda Saint-Louis.
learn-mombasa-enter =
    Entre em regiões
    A região deve tocar a base ou uma feitoria da companhia. Fronteira simples custa 1 ponto, dupla 2, feitoria alheia mais 1.
    Entre na Senegâmbia, depois no Magrebe, depois na Guiné, sempre com feitorias da coluna 1.
learn-mombasa-call =
    Uma chamada de capital
    A Senegâmbia dá um avanço. Ele cruza uma chamada de capital: pague 2 libras ou fique.
    Avance na trilha de Saint-Louis.
learn-mombasa-drive =
    O que isso rendeu
    As regiões trouxeram 2 libras, um espaço de diamante e um avanço. E há 2 moedas à vista: suas 2 quotas valem 4 libras.
    Feitorias alheias numa região em que você entra têm de sair. Elas voltam para casa e cobrem moedas de novo.
learn-mombasa-merchant =
    Diamantes
    Um mercador de diamantes avança seu diamante e traz libras.
    Use o mercador de diamantes.
learn-mombasa-slots =
    Mais duas áreas
    No caminho, o diamante e o tinteiro desbloqueiam uma quarta e uma quinta área de ação.
    O que eles alcançaram conta no final, até 60 libras cada.
learn-mombasa-spaces =
    Mais espaços de bônus
    Torne-se o primeiro jogador e ganhe um ponto de escrituração, compre uma carta com libras ou descarte uma por libras.
    Algumas trilhas desbloqueiam outros espaços.
learn-mombasa-final =
    Como você está
    8 libras e 2 quotas a 2 libras: seriam 12 agora.
    Depois da rodada 7 tudo é contado, também as quotas nas suas cartas.
learn-mombasa-over =
    É só isso
    Ainda faltam cinco rodadas.
    Continue daqui ou comece uma partida sua.

## The rules

rules-title = Regras
rules-search = Procurar nas regras
rules-contents = Conteúdo
rules-glossary = Glossário
rules-found = { $count ->
    [0] Nada foi encontrado. Tente outra palavra, ou só o começo dela.
    [one] { $count } regra
   *[other] { $count } regras
}
rules-decision = Decisão
rules-link = Link para a regra { $rule }
rules-learn = Aprender jogando
rules-failed = Não foi possível carregar as regras. Tente de novo.

rules-kind-building = Edifícios
rules-kind-animal = Animais
rules-kind-monastery = Mosteiros
rules-kind-land = Castelos, minas, barcos
rules-kind-goods = Mercadorias
rules-kind-things = Prata, trabalhadores e mais
rules-kind-trade = Libras, feitorias e mais
rules-kind-shield = Escudos
rules-kind-company = Companhias
rules-kind-card = Cartas
rules-kind-tile = Tiles de bônus
rules-kind-bonus = Espaços de bônus
rules-thing-silver = prata
rules-thing-worker = trabalhadores
rules-thing-bonus = peças de bônus
rules-thing-white-die = dado branco
rules-thing-post = feitorias
rules-thing-share = quotas
rules-thing-diamond = diamante
rules-thing-ink-jar = tinteiro
rules-thing-marker = marcadores de bônus
rules-thing-pound = libras
rules-thing-crate = caixa
rules-thing-mine = minas
rules-thing-books = livros
rules-thing-call = chamadas de capital
