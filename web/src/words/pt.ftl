### As palavras das telas comuns a todos os títulos. Cada título tem as suas: games/<title>/words.

## A casa

guest-name = Convidado
skip = Ir para o conteúdo
ways = Páginas
way-learn = Aprender
way-rules = Regras
way-archive = Arquivo
way-settings = Ajustes
way-about = Sobre
way-account = Conta
to-first-page = Página inicial
close = Fechar
copy = Copiar
copied = Copiado
more = Mais
save = Salvar
done = Pronto.
name = Nome
one-moment = Um momento …
lost-page = Não foi possível carregar esta página.
load-again = Carregar de novo
not-found = Não há nada aqui
not-found-help = O endereço está errado ou leva a algo que não é para você. Peça um novo link de convite.
went-wrong = Isso não deu certo

## A página inicial

welcome = Dois grandes jogos, uma mesa tranquila
welcome-more = Jogue contra o computador, com amigos ao seu lado ou com pessoas distantes. Sem precisar de conta.
title-burgundy = The Castles of Burgundy
title-mombasa = Mombasa
about-burgundy = Role dois dados, pegue peças, construa seu ducado. Cinco fases de cinco rodadas; vence quem completa as melhores regiões na hora certa. Para 1 a 4 jogadores.
about-mombasa = Planeje cartas em segredo, negocie mercadorias, expanda companhias pelo mapa e tenha ações delas. Sete rodadas; vence quem ficar mais rico. Para 2 a 4 jogadores.
play = Jogar
against = contra
level = Nível
level-apprentice = Aprendiz
level-merchant = Mercador
level-duke = Duque
level-grand-duke = Grão-duque
level-offer = { $level }: { $strength }
strength-apprentice = fácil
strength-merchant = médio
strength-duke = forte
strength-grand-duke = o mais forte
new-table = Nova mesa
learn = Aprender em 10 minutos
my-games = Suas partidas
open-tables = Mesas abertas
status-open = esperando jogadores
status-playing = em andamento
status-over = terminada
status-closed = fechada
join = Entrar em uma mesa
join-table = Entrar
invite-link = Link de convite

## Uma nova mesa

title = Título
seats = Lugares
how-many = Quantos jogam?
seat-number = Lugar { $number }
seat-open = Lugar livre
sitter-me = Eu
sitter-here = Amigo nesta tela
sitter-invite = Link de convite
sitter-invite-help = Você recebe um link para enviar.
sitter-bot = Computador
preview = Prévia do tabuleiro
map-preview = O mapa de Mombasa com suas regiões e as quatro bases
duchy-preview = Ducado { $name } com as cores e os números dos seus espaços
duchy-name = Ducado { $name }
duchy-by-lot = Cada um recebe um ducado por sorteio.
one-each = um para cada lugar
options = Opções
manners = À mesa
clock = Relógio
clock-none = Nenhum
clock-turn = Por turno
clock-game = Para a partida
clock-of-turn = Relógio: { $time } por turno
clock-of-game = Relógio: { $time } para a partida{ $seconds ->
    [0] { "" }
   *[other] {" "}+ { $seconds } s por turno
}
clock-help = Quando o tempo acaba, o computador continua por esse lugar.
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
seconds-a-turn = segundos por turno
confirm-turns = Confirmar turnos
confirm-turns-help = O que não pode ser desfeito é perguntado mais uma vez.
who-may-see = Quem pode ver
private = Privada
public = Pública
rated = Ranqueada
visible-private = Só quem tem o link pode ver a mesa.
visible-open = Todos podem assistir, e sentar onde houver lugar livre.
visible-rated = Pública, e conta para o ranking.
open-table = Abrir a mesa
start = Começar a partida
play-on = Continuar a partir daqui
goes-on-from = Continua depois da jogada { $move }.
goes-on-help = As opções e as peças são as da partida de origem. Essas partidas não contam para o ranking.

option-burgundy-mode = Modo
option-burgundy-mode-help = Cada um por si, duas equipes de dois em tabuleiros próprios, ou sozinho.
choice-burgundy-mode-single = Cada um por si
choice-burgundy-mode-team = Equipes
choice-burgundy-mode-solo = Sozinho
option-burgundy-duchies = Ducado
option-burgundy-duchies-help = O ducado em que todos jogam, ou um para cada lugar. O ducado 1 é o da primeira partida.
option-burgundy-duchies-help-posts = O ducado com postos fronteiriços em que todos jogam, um para cada lugar, ou por sorteio.
option-burgundy-duchies-help-team = O tabuleiro em que as duas equipes jogam.
option-burgundy-duchies-help-solo = O tabuleiro em que você joga.
choice-burgundy-duchies-random = Por sorteio (experientes)
choice-burgundy-duchies-11 = 11, por sorteio
option-burgundy-start = Castelos iniciais
option-burgundy-start-help = Onde há escolha: em ordem de turno, ou todos ao mesmo tempo em segredo.
choice-burgundy-start-in-order = Em ordem de turno
choice-burgundy-start-secret = Em segredo
option-burgundy-border-posts = Postos fronteiriços
option-burgundy-border-posts-help = Ducados 11a a 11f com postos fronteiriços para ligar.
option-burgundy-extra-tiles = Peças adicionais
option-burgundy-extra-tiles-help = Mais quatro peças: mosteiros 27 e 28, a grua, os gansos.
option-burgundy-white-castles = Castelos brancos
option-burgundy-white-castles-help = Castelos brancos agem com o dado branco; mosteiro 29.
option-burgundy-inns = Estalagens
option-burgundy-inns-help = Uma estalagem por fase ao lado do depósito negro, para um espaço de qualquer cor.
option-burgundy-trade-routes = Rotas comerciais
option-burgundy-trade-routes-help = Mercadorias vendidas vão para uma rota comercial e rendem bônus.
option-burgundy-shields = Escudos
option-burgundy-shields-help = Escudos nos castelos dão poderes e pontos, em troca de tributo.
option-burgundy-third-post = Terceiro posto
option-burgundy-third-post-help = Quantas vezes ele pontua o valor da fase.
choice-burgundy-third-post-once = Uma vez
choice-burgundy-third-post-twice = Duas vezes
option-burgundy-target = Objetivo
option-burgundy-target-help = Onde o objetivo começa, de 45 (bem mais fácil) a 55 (bem mais difícil).
option-mombasa-setup = Preparação
option-mombasa-setup-help = Trilhas e tiles iniciais fixos, como na primeira partida, ou variáveis.
choice-mombasa-setup-first = Primeira partida
choice-mombasa-setup-variable = Variável

## A mesa antes do início

invite = Convidar pessoas
invite-help = Quem abrir este link pode se sentar.
copy-invite = Copiar o link de convite
sit-down = Sentar
stand-up = Levantar
seat-bot = Colocar
clear-seat = Liberar
close-table = Desistir da mesa
seats-are-open = A partida pode começar quando não houver lugar livre.
host-starts = Quem abriu a mesa começa a partida.
table-closed = Esta mesa foi desfeita antes de começar.

## A mesa

board = Tabuleiro
players = Jogadores
scores = Pontos
source = Origem
sum = Total
team = Equipe
menu = Menu
log = Registro
chat = Conversa
dice = Dados
your-turn = Sua vez
your-decision = Sua decisão
others-turn = Vez de { $players } …
watching = Você está assistindo
is-thinking = está na vez
is-away = ausente
bot-plays = o computador continua
larger = Maior
smaller = Menor
spectators = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
clear = Soltar
undo = Desfazer
restart = Refazer o turno
confirm = Confirmar
confirm-ask = Isto não pode ser desfeito: { $action }
not-yet = Ainda não
choices = Escolhas
more-choices = { $count ->
    [one] Mais { $count } opção
   *[other] Mais { $count } opções
}
notation = Digite uma escolha
nothing-fits = Nenhuma escolha combina.
game-over = A partida acabou.
refused-stale = A mesa avançou. Olhe de novo e depois escolha.
refused-not-now = Isso não é possível agora.
refused-slow-down = Rápido demais: espere um momento.
refused-forbidden = Isso não cabe a você.
refused-still-here = Essa pessoa estava aqui há pouco. O computador só pode continuar depois de uma ausência maior.
refused-nothing-here = Não há nada a fazer aqui agora.
refused-record = Isto não é um registro do Kontor, ou foi alterado.
refused-taken = Alguém foi mais rápido: já está ocupado.
refused-options = Estas opções não combinam.
refused-unreachable = O servidor não responde. Tente de novo.

## Registro e conversa

log-all = Tudo
log-since = Desde o seu último turno
news-more = e mais { $count }
log-empty = Ainda não aconteceu nada.
note-offer = { $player } pede para voltar atrás.
note-agree = { $player } concorda.{ $done ->
    [true] {" "}A partida volta atrás.
   *[false] { "" }
}
note-decline = { $player } prefere não voltar atrás.
note-takeover = { $late ->
    [true] O tempo de { $player } acabou: o computador continua.
   *[false] O computador continua por { $player }.
}
note-return = { $player } está de volta.
note-credit = O servidor esteve fora; os relógios receberam o tempo de volta.
note-rematch = Há uma nova mesa para a revanche.
chat-empty = Ninguém disse nada ainda.
chat-say = Diga algo
chat-unread = Conversa: há algo novo
send = Enviar
mute = Silenciar
unmute = Voltar a ouvir
muted = silenciado
rolled = { $value }: { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
}
rolled-mean = { $count } dados, { $mean } em média (esperado: 3,50)
no-dice = Nenhum dado foi rolado ainda.

## Menu, pedidos, troca de lugar

offer-undo = Pedir para voltar a antes da minha última jogada
offer-undo-alone = Voltar a antes da minha última jogada
offer-asks = { $player } gostaria de voltar { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}.
offer-waits = Esperando que os outros concordem em voltar.
agree = Concordar
decline = Recusar
takeover = Deixar o computador continuar por { $player }
takeover-me = Deixar o computador continuar por mim
player-away = { $player } não está.
return = Retomar meu lugar
bot-plays-for-you = O computador está jogando por você.
download = Baixar o registro
replay = Rever
reconnecting = A conexão caiu. Conectando de novo; nada se perde.
session-ended = Sua sessão foi encerrada em outro lugar. Assim que você voltar, tudo continua de onde parou.
go-on-as-guest = Continuar como convidado
hand-over = Passe a tela para { $player }
hand-over-why = O que os outros escolheram fica oculto.
i-am = Sou { $player }

## O fim

final-scores = Pontuação final
counting = Contando …
skip-counting = Mostrar tudo
victory-shared = { $players } dividem a vitória!
scores-over-time = Placar ao longo da partida
rematch = Revanche
to-rematch = Para a revanche

## Rever e arquivo

look-as = Ver pelos olhos de
move = Jogada
move-of = Jogada { $move } de { $moves }
does-no-more = { $player } fica por aqui.
to-start = Para o início
to-end = Para o fim
step-back = Uma jogada atrás
step-on = Uma jogada adiante
replay-play = Reproduzir
replay-pause = Pausar
jump = Saltar para
copy-move-link = Copiar link desta jogada
analysis = Análise
analyse = Analisar esta partida
analysis-help = Um jogador de computador percorre a partida decisão por decisão: quanto custou cada escolha, o que teria sido melhor, onde a partida virou, quem teve sorte.
analysis-waits = { $count ->
    [one] Há { $count } análise na frente.
   *[other] Há { $count } análises na frente.
}
analysis-works = A partida está sendo julgada …
analysis-meanwhile = Leva alguns minutos. Você pode continuar olhando, ou sair e voltar: a análise fica guardada.
analysis-failed = A análise não pôde ser terminada. Você pode pedi-la de novo.
analysis-slow-down = Você pediu muitas análises. Espere um pouco e peça de novo.
both-titles = Ambos
whose = Partidas de quem
whose-mine = Minhas
whose-all = De todos
archive-empty = Ainda não há partidas terminadas.
upload = Trazer um registro
upload-help = Um arquivo baixado do Kontor, aqui ou em outro lugar. Cada jogada é conferida.
upload-choose = Escolha um arquivo ou solte-o aqui
best-of = Os melhores: { $title }
rating = Ranking
games = Partidas
wins = Vitórias
mean-points = Média de pontos
no-games-yet = Ainda não há partidas terminadas.

## Conta e ajustes

you-are = Você entrou como { $name }.
you-are-guest = Você joga como convidado, com o nome { $name }.
my-statistics = Estatísticas
rename = Outro nome
make-account = Criar uma conta
make-account-help = Nome e senha guardam suas partidas e permitem jogar em outros aparelhos.
sign-in = Entrar
sign-in-help = Em uma conta que você já tem. As partidas deste convidado ficam para trás.
sign-out = Sair
change-password = Mudar a senha
password = Senha
new-password = Nova senha (pelo menos 8 caracteres)
mail = E-mail
webhook = Webhook
code = Código
tell-me = Avise-me quando for minha vez
tell-me-help = Quando você não está aqui. Um webhook é um endereço https seu que recebe uma mensagem curta.
confirm-mail = Digite o código do e-mail
confirm-mail-help = Foi enviado para { $mail }. Só depois disso chegam e-mails.
sessions = Onde você está conectado
session-seen = Desde { $created }, visto por último { $seen }
session-this = este navegador
session-end = Encerrar
account-taken = Esse nome já existe.
account-forbidden = Nome ou senha não confere.
account-wrong-code = Esse não é o código.
account-not-now = Este servidor não oferece isso.
account-slow-down = Tentativas demais: espere um momento.
settings-kept = Guardados neste navegador.
language = Idioma
theme = Cores
theme-auto = Sistema
theme-light = Claras
theme-dark = Escuras
glow = O que é possível brilha
glow-strong = Forte
glow-soft = Suave
glow-off = Não
speed = Velocidade do movimento
speed-off = Parado
forced = Decisões forçadas sozinhas
forced-help = O que não tem alternativa é feito sem perguntar.
careful = Cuidado ao encerrar
careful-help = Um turno que deixaria dados, cartas ou marcadores sem uso só se encerra na segunda vez.
news = O que os outros fizeram
news-help = Quando chega a sua vez, a barra resume o que aconteceu desde o seu último turno.
sounds = Sons
sounds-help = Um tom suave quando é a sua vez.
notifications = Notificações
notifications-help = Este navegador chama quando é a sua vez e você está olhando para outro lado.
notifications-blocked = Este navegador não permite. As configurações dele para esta página dizem por quê.

## Teclas

keys = Teclas
key-arrows = andar entre os lugares que podem ser escolhidos
key-look = andar entre tudo o que se explica
key-point = escolher o lugar
key-clear = soltar o que foi escolhido
key-dice = escolher um dado pelo número
key-end = encerrar o turno ou confirmar
key-undo = desfazer
key-restart = refazer o turno
key-notation = digitar uma escolha
key-help = explicar o que está em foco
key-log = registro
key-chat = conversa
key-menu = menu
key-keys = esta lista

## Sobre

about-house = O que é o Kontor
about-house-text = Kontor é uma mesa para dois grandes jogos de tabuleiro: The Castles of Burgundy e Mombasa. Conhece as regras completas, tem jogadores de computador de quatro níveis, guarda cada partida como um registro que pode ser revisto, e qualquer pessoa pode usá-lo no próprio computador. Todos os desenhos, textos e tons foram feitos para ele.
about-history = A história por trás de Mombasa
about-history-text = Mombasa se passa na África das companhias de comércio privilegiadas. O jogo mostra seus negócios como uma disputa abstrata: cartas, ações, um mapa com feitorias.

    O que essas companhias fizeram não foi um jogo. Do fim do século XVIII ao começo do século XX, potências e companhias europeias repartiram o continente entre si, traçaram fronteiras sem perguntar a quem vivia ali, tomaram terra e trabalho à força e comerciaram pessoas. Milhões perderam a liberdade, o lar ou a vida, e as consequências duram até hoje.

    O jogo deixa isso de fora. Nós deixamos as regras como são, usamos apenas nomes de lugares, mercadorias e companhias, e pedimos que você se lembre do que eles representam.
about-fair = Jogo limpo
about-fair-text = Dados e cartas vêm de uma chave secreta sorteada no começo da partida. Sua impressão digital é mostrada desde o início, e a própria chave quando a partida acaba, para que todos possam conferir cada lance. Nenhum lugar, e nenhum jogador de computador, sabe mais do que poderia ver na mesa.
about-names = Nomes e direitos
about-names-text = The Castles of Burgundy é um jogo de Stefan Feld, Mombasa é de Alexander Pfister; nomes e manuais pertencem às suas editoras e autores. Kontor é um projeto independente, sem ligação com eles. Se gostar de um jogo aqui, compre-o: com peças de verdade na mão é ainda melhor.
