import type { LanguageSigns } from '../language-signs.ts';

export const pt: LanguageSigns = {
  common:
    'de o a e que um uma em no na os as do da por com para pra meu minha me não mais já mas como tudo ' +
    'isso hoje estou tô sou tenho eu você ele ela quando muito se ao foi nem sem até só ja ser vou quero ' +
    'pode nunca sempre tão esse essa outro vez onde quem porque sobre meus cada também algo desde agora ' +
    'depois antes vida fazer nos aí né pq tava estava qual aquela toca bom dor domingo',
  spelling: {
    apostrophe: 'joins',
    ignored:
      'o os um uma uns umas realmente verdade sinceramente simplesmente mesmo muito tão literalmente completamente totalmente porra caralho sério serio mano cara tipo enfim ai ainda até',
    repaired: 'suicídio suicidar matar cortar desaparecer acordar comprimidos remédios',
    shortForms: `
      q: que
      vc: você
      vcs: vocês
      n nao ñ naum num: não
      tb tbm tmb: também
      pq: por que
      tô to: estou
      tá ta: está
      tava: estava
      cmg: comigo
      ctg: contigo
      hj: hoje
      mt mto mta: muito
      td: tudo
      oq: o que
      blz: beleza
      pra pro: para
      vlw: valeu
      ngm ninguem: ninguém
      dps: depois
      qro qero kero: quero
      msm: mesmo
      add: adicionar
      fds: fim de semana
      agr: agora
      nd: nada
      cê: você
      tou: estou
      sdds: saudades
      obg: obrigado
      suisidio: suicídio
      mim: mim
    `,
  },
  classes: `
    quero: quero | queria | gostaria de | desejo | desejaria | vontade de | com vontade de | tenho vontade de | preciso | prefiro | preferia | penso em | pensando em | pensado em | pensei em | vou | ia | tentei | tentar | tentado | decidi | planejo | pensamentos de | ideia de | pronta para | pronto para | prestes a | deveria | devia | mereço | sonho em | por que não | a ponto de | tenho que | só queria | só quero | coragem de | coragem para | me dá vontade de | plano para | jeito de | como
    morrer: morrer | estar morto | estar morta | deixar de existir | parar de existir | não existir | não existir mais | parar de viver | deixar de viver | deixar este mundo | deixar esse mundo | sumir do mundo | sumir para sempre | sumir desse mundo | desaparecer para sempre | desaparecer do mundo | dormir para sempre | dormir e não acordar | dormir e nunca mais acordar | não acordar | não acordar mais | não acordar amanhã | nunca mais acordar | não ter nascido | nunca ter nascido | não estar viva | não estar vivo | não viver | não viver mais | partir desse mundo | partir deste mundo | ir embora desse mundo | ir embora para sempre | partir de vez | ir com deus | virar estrela
    matar: me matar | matar-me | me suicidar | suicidar-me | tirar a minha vida | tirar minha vida | tirar minha própria vida | tirar a própria vida | acabar com a minha vida | acabar com minha vida | pôr fim à minha vida | dar fim à minha vida | dar um fim na minha vida | me enforcar | enforcar-me | cortar os pulsos | dar um tiro na cabeça | me jogar | atirar-me | me atirar | pular da ponte | pular do prédio | pular da janela | me jogar da ponte | me jogar na frente | acabar comigo | acabar com o meu sofrimento | me desviver | desviver
    acabar: acabar com tudo | terminar com tudo | acabar com isso | acabar com isto | acabar de vez | pôr um fim | dar um fim | pôr fim a tudo | dar fim a tudo | que tudo acabe | que tudo acabasse | que acabe tudo | encerrar tudo | que isso acabe | terminar tudo | acabar logo
    cortarme: me cortar | cortar-me | me machucar | magoar-me | me ferir | ferir-me | me queimar | me mutilar | me automutilar | me bater | me punir | machucar a mim | fazer mal a mim | me arranhar
    morto: morto | morta | debaixo da terra | no caixão
    nestou: não estiver | não estivesse | morrer | morresse | desaparecer | desaparecesse | sumir | sumisse | for embora | fosse embora | não existir | não existisse | me matar | me matasse | estivesse <morto> | nunca tivesse nascido | não tivesse nascido | não acordar | não acordasse | partir | partisse
    semmim: sem mim | se eu <nestou> | quando eu <nestou> | depois que eu <nestou> | depois que eu me for
    melhor: melhor | mais feliz | mais felizes | mais fácil | aliviados | aliviado | alívio | em paz | um favor | bem | mais leve | tranquilos
    cansei: cansado de | cansada de | farto de | farta de | exausto de | exausta de | cansei de | enjoei de | de saco cheio de | saturado de | saturada de | não aguento | não suporto | desisti de | odeio | desistindo de
    vida: viver | vida | a vida | minha vida | da vida | desta vida | dessa vida | existir | estar viva | estar vivo | continuar viva | respirar | este mundo | desse mundo | viver assim
    motivo: motivo | motivos | razão | razões | sentido | vontade | força | forças | propósito
    alguem: minha amiga | meu amigo | minha melhor amiga | meu melhor amigo | uma amiga | amiga | amigo | meu irmão | minha irmã | meu filho | minha filha | meu namorado | minha namorada | meu ex | minha ex | minha mãe | meu pai | meu primo | minha prima | colega | meu marido | minha esposa | alguém | meu vizinho | minha vizinha | uma menina | um menino | menina | ele | ela | meu tio | minha tia | meu irmãozinho | aluna | aluno | minha companheira
    agressor: meu marido | meu namorado | meu pai | meu padrasto | meu ex | minha mãe | meu irmão | meu tio | minha esposa | ele | ela | homem | companheiro | alguém | namorado | padrasto | marido | meu companheiro | meu ex marido
    bate: me bate | me bateu | bateu em mim | bate em mim | tá me batendo | está me batendo | me batendo | me espanca | me espancou | me agride | me agrediu | me enforcou | me enforca | me estuprou | me estupra | abusa de mim | abusou de mim | me ameaça | me ameaçou | vai me matar | quer me matar | me trancou | não me deixa sair | não deixa eu sair | me persegue | me seguindo | me apontou | me estrangulou | pegou no meu pescoço | apertou meu pescoço | me machuca | me machucou | me empurrou | me chutou | encostou em mim | levanta a mão para mim
    remedios: comprimidos | comprimido | remédios | remédio | medicamentos | medicação | pílulas | calmantes | antidepressivos | rivotril | cartela | cartelas | caixa inteira | frasco | veneno | chumbinho | dipirona | paracetamol
    tomei: tomei | tomado | engoli | engolido | acabei de tomar | tomar | ingeri
    adeus: adeus | despedida | despedidas | despedir | me despeço | me despedi | me despedindo | até nunca mais
    carta: carta | cartas | bilhete | bilhetes | carta de despedida | cartas de despedida | bilhete de despedida | mensagem de despedida | testamento
  `,
  acute: `
    <quero> ..1 <matar>
    (me mato|me matar|me suicido|me suicidar|matar-me|suicidar-me)
    <matar> ($|hoje|essa noite|esta noite|agora|amanhã|se|porque)
    vou me matar
    suicídio
    suicida
    suicidas
    suicidar
    tirar (minha|a minha|a própria|minha própria) vida
    não (quero|queria|desejo) mais? (viver|estar viva|estar vivo|existir|continuar vivendo|continuar viva|continuar vivo|acordar|acordar amanhã|seguir vivendo|estar nesse mundo|estar neste mundo|ver amanhã|estar aqui|ficar aqui|ficar viva|ficar vivo|continuar aqui|seguir) ($|mais|assim|e|nesse mundo|neste mundo|porque|amanhã|com isso|se|nem)
    não quero mais (viver|existir|acordar|estar aqui|ficar aqui|vida)
    (sem|não tenho|perdi|não tenho mais|não vejo|não há|não acho|não encontro|nenhum|nenhuma|acabou) ..2 <motivo> ..1 (de|para|por|em|pra) ..1 (viver|continuar vivendo|continuar viva|continuar vivo|existir|estar viva|estar vivo|ficar viva|continuar aqui|estar aqui|vida|minha vida|seguir vivendo)
    (sem|perdi|não tenho|acabou) ..2 vontade de (viver|existir|acordar)
    (não vale|não tem) ..2 (pena|sentido) (viver|continuar vivendo|estar viva|estar vivo|vida|continuar viva)
    vida não (vale|faz|tem) ..3
    (queria|gostaria|quero|espero|desejo|tomara que|rezo|peço a deus|pedindo a deus|peço|oro|torcendo|torço) ..4 (não acordar|não acorde|não acordasse|estar morta|estar morto|não ter nascido|nunca ter nascido|não existir|que eu morra|que eu morresse|me leve|me levasse|não acordar mais|nunca ter existido|um carro me|um ônibus me|me atropele|me atropelasse|seja terminal|meu coração pare|não volte a acordar)
    (dormir|deitar|fechar os olhos) e (não|nunca) ..1 (acordar|acordar mais|mais acordar|abrir)
    (melhor|preferia|prefiro) (morto|morta|estar morta|estar morto|não existir|não ter nascido|morrer|ter morrido)
    (devia|deveria|era para eu) ..1 (estar morta|estar morto|morrer|ter morrido)
    mereço (morrer|a morte|estar morta|estar morto)
    nunca (devia|deveria) ter nascido
    (não devia|não deveria|não era para eu) ter nascido
    <melhor> ..3 <semmim>
    sem mim ..3 <melhor>
    ninguém ..3 (sentir falta|sentir minha falta|sentiria minha falta|vai sentir|sentiria|notaria|notar|perceber|perceberia|se importar|se importaria|choraria|chorar|ligaria) ..4 (se eu|quando eu|eu) ..3
    (ninguém|quem) ..2 (sentiria|vai sentir|sente|sentirá) ..1 (falta|minha falta|a minha falta)
    se eu (morrer|morresse|sumir|sumisse|desaparecer|desaparecesse|não acordar|não estiver mais aqui|não existisse) ..3
    (quando|depois que) eu (morrer|me for|partir|não estiver mais|tiver ido)
    mundo ..3 sem mim
    <cansei> ..1 (viver|existir|estar viva|estar vivo|respirar|este mundo|desse mundo|dessa vida|da vida|continuar viva|continuar vivo|minha existência|viver assim)
    (minha|última|ultima) última? noite ($|aqui|viva|vivo|na terra)
    (minha última noite|meu último dia|minha última mensagem|meu último post)
    última música ..4 (antes|que vou|vou ouvir|ouço|da minha vida|ouvir)
    antes de (ir|partir) ..2 (para sempre|desse mundo|de vez)
    <adeus> (a todos|mundo|para sempre|mundo cruel|vida|de todos|da família|da minha|dos meus|para todos|gente)
    (isso|isto) é (adeus|despedida|fim para mim)
    (escrevi|deixei|escrevendo|já escrevi|escrever|gravei|terminei) ..2 <carta> ($|de despedida|para minha|para meu|para meus|para cada|em cima|na mesa|na gaveta|pros|pra|e)
    (carta|cartas|bilhete|mensagem|vídeo) de despedida
    quando (você|vocês) ..1 (lerem|ler|virem|ver|encontrarem) (isso|isto|essa mensagem)
    não (vou|devo|acho que vou) ..2 (estar|chegar|passar|sobreviver|aguentar|durar) ..3 (amanhã|noite|natal|aniversário|segunda|semana que vem|ano que vem|muito tempo|fim do mês|aqui)
    (amanhã|segunda|logo) (já)? não (estarei|vou estar|acordo|existo) ..2
    não sei se ..1 (chego|passo|sobrevivo|aguento|vou passar|vou aguentar) ..3 (amanhã|noite|manhã)
    (hoje|essa noite|esta noite) (eu)? (faço|acabo|termino|vou embora|tudo acaba|é o fim|vai ser)
    vou fazer isso (hoje|essa noite|logo|$)
    (tenho|já tenho|fiz|está|já) ..2 (plano|data|tudo planejado|tudo pronto|tudo preparado|corda|método|dia marcado|tudo decidido)
    (planejando|planejei|planejado|planejo) ..2 (minha morte|meu suicídio|como fazer|como morrer|meu fim)
    (pensando|penso|pesquisei|pesquisando|pesquisado|procurei|sei|pensei) ..2 (como|formas de|maneiras de|jeitos de|métodos) ..1 (fazer isso|morrer|me matar|acabar com tudo|acabar com isso|suicídio)
    quantos ..1 <remedios>
    (guardando|juntando|guardei|juntei|estocando) ..3 <remedios>
    <tomei> ..4 <remedios>
    (tomei|engoli) (demais|todos|tudo|vários|um monte|muita coisa) ..2
    overdose
    <quero> ..1 <acabar>
    <acabar> (hoje|essa noite|esta noite|de vez|para sempre|logo|$)
    (pular|me jogar|me atirar|saltar) ..3 (ponte|janela|prédio|telhado|trem|metrô|trilho|trilhos|sacada|varanda|viaduto|penhasco|carro|caminhão|ônibus|andar)
    (estou|sentada|sentado|aqui|em pé|parada|parado|subi|em cima) ..3 (ponte|telhado|beirada|viaduto|trilhos|terraço|sacada|parapeito|passarela|janela) ($|e|olhando|pronta|pronto|do)
    (com|tenho|peguei|comprei|olhando para|olhando) ..3 (corda|gilete|lâmina|faca|facas|arma|revólver|estilete|comprimidos|remédios) ..3 ($|na mão|na gaveta|do lado|na minha frente|na mesa|no banheiro|e)
    (quero|vontade de|preciso|vou|voltei a|impulso de|pensando em|comecei a|parar de|evitar|medo de|penso em) ..1 <cortarme>
    me (cortei|corto|machuquei|queimei|mutilo|mutilei|automutilei|feri|cortando|machucando) ($|de novo|outra vez|ontem|hoje|a|nos|no|as|para|toda|todo|de|e|por)
    automutila*
    (recaí|recaída) ..5 (corte|cortei|cortar|lâmina|braços|limpa|limpo)
    (cortes|cicatrizes|marcas) ..3 (braço|braços|pulsos|pernas|coxas|novos|novas)
    não para de sangrar
    (fazer|faço|cometer|fazendo) ..1 (besteira|loucura|bobagem|alguma coisa comigo|algo comigo|merda comigo)
    medo ..2 (de mim|do que eu possa|do que posso|do que eu sou capaz|dos meus pensamentos|ficar sozinha comigo|ficar sozinho comigo|do que vou fazer)
    não (confio em mim|me sinto segura comigo|me sinto seguro comigo|estou segura comigo|estou seguro comigo)
    vozes ..4
    <alguem> ..5 (quer|disse que quer|vai|tentou|ameaça|ameaçou|falou que vai|disse que vai|diz que vai|fala em) ..2 (se matar|se suicidar|tirar a própria vida|morrer|sumir para sempre|se machucar|se jogar|não quer mais viver)
    <alguem> ..4 (se corta|está se cortando|se cortando|se machuca|se mutila|não quer mais viver|não quer viver|tomou veneno|tomou remédios|tomou todos)
    (se despediu|mensagem de despedida|se despedindo|carta de despedida) ..6
    (diz|disse|falou|escreveu|postou|mandou) ..5 (quer morrer|vai se matar|quer sumir|não quer mais viver|adeus a todos|queria morrer|melhor morta|melhor morto)
    se eu (terminar|largar|deixar|for embora) ..3 se mata
    <agressor> ..3 <bate>
    (me bate|me bateu|me espanca|me espancou|está me batendo) ..2
    (socorro|ajuda|me ajuda) ..5 (matar|bater|batendo|trancada|arma|faca|casa|trancado)
    vai me matar (se|ele|quando|e|socorro|$|hoje)
    (escondida|escondido|trancada|trancado|me tranquei|me escondi) ..3 (banheiro|armário|quarto|dele|do meu|guarda-roupa)
    (está|tem|pegou|com)  (arma|faca) (na mão|e|apontada|$)
    (alguém|homem) ..2 (me seguindo|me perseguindo|seguindo|dentro da minha casa|tentando entrar|entrou na minha casa)
    medo de (voltar|ir|chegar|ficar) (para|em|pra)? casa
    não (me)? deixa (eu)? (sair|ir embora)
    (doei|dei|dando|doando|distribuí) ..3 (minhas coisas|meu cachorro|meu gato|minhas roupas|tudo que tenho|meus livros|meu violão)
    (deixei|deixo|arrumei|organizei) ..3 (documentos|papéis|tudo|contas) ..2 (em ordem|arrumado|organizado|pronto|prontos|acertado|pagas)
    (cuidem|cuida|cuide) ..2 (do meu|da minha|dos meus|das minhas|dela|dele) ..3
    (diz|digam|diga|fala|avisa) ..4 (que eu amo|que amo|que eu amava|que eu sempre)
    (desculpa|perdão|me perdoe|me perdoem|me desculpem) ..4 (o que vou fazer|por ir embora|por não aguentar|por desistir|pelo que)
    (já)? (tomei minha decisão|tomei a decisão|está decidido)
    (em paz|tranquila|tranquilo|calma|calmo|leve) ..3 (decidi|decisão|decidido|adeus|vai acabar)
    única (saída|solução|opção|forma|maneira) ..3 (morrer|morte|me matar|sumir)
    (não há|não vejo|não tem|não existe) ..1 (outra)? saída ($|mais|para mim|a não ser)
    (morrer|morte|estar morta|estar morto|não existir) ..2 (seria|parece|é|soa|me chama) ..2 (alívio|descanso|paz|melhor|solução|bom|fácil|única|libertação)
    (encontrar|ficar|estar|ir ficar|me juntar) com (minha|meu|meus|ele|ela|deus) ..3 (céu|logo|hoje|lá em cima|de novo|em breve)
    (descansar|ir embora) (em paz|para sempre|de vez)
    não (aguento|suporto|consigo) mais? (viver|estar viva|estar vivo|existir|a vida|essa vida|continuar vivendo|esta vida)
    (obrigado|obrigada) por tudo ..4 (adeus|última|fim|tchau)
    💊💊
  `,
  exaggerated: `
    <quero> ..1 <morrer>
    (quero|queria|prefiro|desejo) a? morte
  `,
  possible: `
    suicid*
    (sem|não há|não tenho|não vejo|perdi|não tem|acabou|nenhuma|nenhum|perdendo) ..2 (esperança|esperanças|saída|futuro|forças|sentido|razão|vontade de nada|perspectiva|luz|propósito|chão)
    nada (faz sentido|importa|vale a pena|adianta|me importa|me anima|vai mudar|vai melhorar|muda|melhora|me ajuda|funciona|tem graça|me alegra|presta|dá certo|mais importa|mais faz sentido)
    (não|nem) (vejo|faz|tem|encontro|acho) mais? (sentido|saída|futuro|graça|razão)
    (para que|por que|de que adianta|que adianta|qual o sentido) ..1 (continuar|continuo|viver|levantar|tentar|estou aqui|existo|nasci|lutar|acordar|acordo|seguir|insistir|sigo|tudo isso|eu)
    não (aguento|suporto|consigo|dou conta|dá) mais ..2
    não (aguento|suporto) (isso|tudo|nada|essa dor|a dor|ficar)
    (não dá|já deu|chega|deu para mim|já chega) mais? $
    no meu limite
    (sou|me sinto|sentindo|ser|virei|só sou) ..2 (peso|fardo|estorvo|fracasso|fracassada|fracassado|inútil|lixo|merda|problema|erro|desastre|ninguém|decepção|incapaz|imprestável|monstro|vergonha|um nada|bosta|atraso)
    (me sinto|sinto|estou|sentindo|ando) ..2 (vazio|vazia|quebrada|quebrado|perdida|perdido|presa|preso|invisível|morta por dentro|morto por dentro|sem vida|afundando|destruída|destruído|desesperada|desesperado|sem esperança|inútil|sufocada|sufocado|apagada|apagado|acabada|acabado|sobrando|fora do lugar|um fantasma|despedaçada|anestesiada|anestesiado|no automático)
    ^ (vazio|vazia|quebrada|quebrado|perdida|perdido|nada|inútil|exausta|exausto|cansei|desisto|desisti|chega|basta) $
    (não sinto|sem sentir|parei de sentir) mais? nada
    (me odeio|odeio minha vida|odeio viver|odeio existir|odeio ser eu|nojo de mim|não me suporto|me detesto|odeio quem|odeio acordar|odeio a mim|raiva de mim)
    (quero|queria|vontade de|gostaria de|preciso|só queria) ..1 (sumir|desaparecer|evaporar|me apagar|parar de sentir|parar de sofrer|não sentir nada|desistir|desistir de tudo|fugir de tudo|dormir e|dormir por|não ser eu|largar tudo|que pare|que tudo pare|que isso pare|parar com tudo|não estar aqui|deixar de ser|não precisar acordar|não existir)
    (faz|façam|faça|fazer|quero que|queria que) (isso|tudo|parar|a dor|essa dor|as vozes) parar?
    ninguém ..1 (me ama|liga|se importa|me entende|me escuta|me vê|precisa de mim|me quer|nota|percebe|me procura|me ajuda|pode me ajudar|me suporta|pergunta|lembra|sente minha|me chama|gosta de mim|notaria|perceberia|me ouve|sabe)
    (alguém|será que alguém) ..1 (notaria|perceberia|sentiria|daria falta|ia notar|ia perceber)
    não (faço falta|importo|tenho ninguém|sirvo|presto)
    (não tenho|sem) (mais)? (ninguém|com quem|a quem)
    <cansei> ..1 (tudo|mim|fingir|lutar|sofrer|me sentir assim|sorrir|ser eu|ser forte|minha vida|a vida|viver|tentar|chorar|todos|aguentar|ficar sozinha|estar mal|tentar ser|minha cabeça|carregar|essa dor)
    cansaço ..3 (alma|vida|viver|existir|não passa|de tudo)
    (minha vida|vida|tudo) (é|não tem|está|virou|não vale|me) ..2 (merda|inferno|sentido|lixo|nada|desmoronando|desabando|pesado|erro|vazia|insuportável|pesadelo|acabou|perdido|sem graça|cinza)
    (insuportável|insustentável)
    não (pertenço|me encaixo|nasci para|sou desse mundo|fui feita|fui feito)
    (desisto|desisti|desistindo|desistir) ($|de tudo|de mim|da vida)
    fundo do poço
    (poço|buraco|túnel|abismo|escuridão) ..3
    (pensamentos|ideias|coisas) (ruins|sombrios|escuros|horríveis|estranhos|pesados)
    (não|nem) ..1 (como|saio|levanto|durmo|tomo banho|comi|saí|levantei|consigo levantar|consigo sair) ..3 (dias|semanas|cama|quarto|casa)
    (choro|chorando|chorar|chorei) ..3 (toda noite|todas as noites|todo dia|todos os dias|escondida|escondido|sem parar|sem motivo|até dormir|no chão|no banho|em silêncio|banheiro)
    (sozinha|sozinho) ..2 (mundo|sempre|para sempre|de novo|nisso|nessa)
    (tanto faz|não me importo|não ligo|não faz diferença) ..3 (viver|morrer|vivo|morro|comigo|tudo|nada|acordar|nem)
    perdi (tudo|a vontade|o gosto|a graça)
    (sobreviv*|existindo|existo) ..2 (só|apenas|nem|mal)
    (só|apenas) (existindo|sobrevivendo|existo|sobrevivo)
    no automático
    não estou (bem|aguentando|dando conta|conseguindo|nada bem) ($|mais|de verdade|faz|há)
    (isso|isto|assim) não é vida
    (nunca|nada|não) (vai|vou) (melhorar|passar|ser feliz|ficar bem|sair dessa|mudar)
    medo (do meu|da minha|dele|dela|do padrasto|de casa) ..3
    (grita|bebe|quebra|controla|explode) ..6 (medo|me escondo|me tranco|quarto|celular|casa)
    (amiga|amigo|irmão|irmã|filho|filha|prima|primo) ..6 (não sai do|parou de|estranho|estranha|não responde|muito mal|me preocupa|sumiu|apagado|isolado|isolada|calado|calada|sumida|sumido)
    (preocupada|preocupado) com (minha|meu|ele|ela)? ..5
    (minha cabeça|minha mente|a cabeça) ..2 (não para|não cala|me mata|não desliga|barulho|contra mim|vai explodir|inimiga|não deixa)
    (bebo|bebendo|beber) ..3 (esquecer|não pensar|não sentir|sozinha|sozinho|dormir|apagar)
    (máscara|fingindo|finjo|fingir|sorriso falso|sorrio) ..4 (bem|dentro|quebrada|todos|morrendo|feliz|cair)
    depressão ..3 (vencendo|ganhando|voltou|matando|engolindo|acabando)
    (existir|viver|estar viva|estar vivo|vida) ..1 (dói|pesa|cansa|machuca|é um fardo|tem doído)
    dor ..2 (não passa|não acaba|não para|insuportável|demais|todo dia|na alma)
  `,
  innocent: `
    (morro|morrendo|morri|morrer|morta|morto) de (rir|fome|sono|calor|frio|vergonha|vontade|sede|amor|medo|tédio|saudade|saudades|cansaço|inveja|rir|fofura|preguiça|ansiedade)
    (matar|matando|mato|mata|matei) ..1 (tempo|aula|fome|saudade|saudades|a saudade|a charada|leão|barata)
    (me mata|me matando|matando) (esse|essa|este|esta|calor|chefe|prova|joelho)
    (minha mãe|meu pai|meu chefe|minha chefe|mãe|chefe) vai me matar
    esquadrão suicida
    (prevenção|documentário|livro|filme|palestra|aula|trabalho|setembro amarelo) ..3 suicíd*
    não vivo sem (café|música|essa|esse|você|chocolate|internet)
    última (música|noite|rodada|dança) (da|de|do|em) (festa|show|viagem|férias|noite|balada)
    (festa|chá) de despedida
    (sumir|desaparecer) (na|no|para|pra|pro) (praia|mato|sítio|mundo|ilha|serra|uns dias|férias)
    (acabar|terminar) ..2 (trabalho|prova|tcc|faculdade|semana|relatório|projeto|expediente|dever|aula)
    (cansada|cansado|farta|farto) de (trabalhar|estudar|trânsito|chuva|calor|reunião|prova|faculdade)
    não quero ..1 viver (em|com|nessa|aqui|longe|sem você)
    (perdi|perdida|perdido) ..1 (jogo|celular|chave|ônibus|voo|trem|final|mala|carteira)
    me (cortei|cortar) ..1 (cabelo|franja|cozinhando|papel|barba|dedo)
    cortar (cabelo|franja|unhas|carboidrato|açúcar|gastos)
    (bate|bateu) ..1 (saudade|fome|sono|palma|preguiça|bad|nostalgia|forte|sol)
    de matar
    dor de (cabeça|dente|cotovelo|garganta|barriga)
  `,
  joking: `
    (kkk|kk|kkkk|kkkkk|kkkkkk|k|rs|rsrs|rsrsrs|haha|hahaha|hahahaha|huahua|lol|hehe|hehehe|ksksks|aushaush|jaja)
    😂
    🤣
    💀
    😆
    😅
    (ressaca|lição|dever de casa|meme|memes|karaokê|planilha|prova|provas|tcc|segunda-feira|faxina)
  `,
  themes: `
    die: morr* | mort* | caixão | túmulo | funeral | enterro | velório | cemitério | céu
    kill: mata* | mato | matei | suicid* | enforc* | assassin* | atira* | tiro
    live: viver | vivo | viva | vivendo | vida | existir | existo | existência | respirar | respiro | mundo | nascer | nascido | nasci | sobreviv* | terra
    end: acab* | termin* | fim | final | parar | pare | para tudo | chega | desist* | basta | saída | já deu | encerr* | pronto
    gone: ir embora | embora | fui | sumir | sumi* | desaparec* | partir | parto | longe | falta pouco | não volto | evapor* | apagar | apagando
    wake: acord* | dormir | durmo | cama | levantar | amanhecer | manhã | sono eterno
    cut: cort* | machuc* | ferid* | ferir | sangr* | sangue | cicatri* | queim* | gilete | lâmina | arranh* | recaí* | automutil* | ardendo | arde | estilete
    body: braço | braços | pulso | pulsos | pele | pescoço | garganta | coxa | coxas | pernas | veias | manga | manga comprida | moletom | peito
    meds: comprimid* | remédio* | cartela | frasco | tomei | tomado | engol* | overdose | dose | garrafa | bêbad* | bebendo | bebo | veneno | rivotril | cachaça
    place: ponte | telhado | beirada | trilhos | janela | prédio | sacada | corda | arma | faca | rio | penhasco | gaveta | viaduto | passarela | terraço
    farewell: adeus | despedi* | despeço | carta | cartas | bilhete | última | último | perdão | perdo* | desculp* | diz para | avisa | obrigada por tudo | obrigado por tudo | lembr* de mim | cuida | cuidem
    affairs: doei | dei | testamento | documentos | chaves | paguei | contas pagas | senhas | em ordem | arrum* | organizei | deixei tudo | cachorro para | quem fica com
    burden: peso | fardo | estorvo | inútil | fracass* | problema | erro | lixo | merda | decepcion* | decepção | estrag* | quebrad* | monstro | frac* | vergonha | não sirvo | não presto | culpa | sobrando | atrapalh* | incapaz
    nobody: ninguém | sozinh* | alguém | invisível | fantasma | abandon* | esquecid* | solidão
    nothing: nada | vazi* | sentido | motivo | razão | para que | propósito | graça | tanto faz
    tired: cansa* | cansei | fart* | exaust* | não aguento | não consigo | não dá mais | forças | aguent* | seguir | continuar | suport* | esgotad* | não suporto | limite
    pain: dor | dói | doendo | sofr* | chor* | lágrimas | grit* | insuportável | tortura | agonia
    hate: odeio | odiar | ódio | nojo | detest* | raiva de mim | desprezo
    hope: esperança | futuro | luz | melhor | melhorar | ajuda | socorro | amanhã
    plan: plano | planej* | decidi* | decisão | data | preparad* | tranquil* | paz | calma | calmo | leve | método | marcado
    self: eu | me | meu | minha | mim | comigo
    neg: não | nem | nunca | jamais | sem | nenhum*
    want: quero | queria | tomara | desejo | preciso | vontade | gostaria | prefiro
    longer: mais | sempre | de novo | outra vez | todo dia | toda noite | meses | anos | faz tempo | a vida toda | há tempos
    they: todos | eles | família | pais | gente | mãe | pai | filhos | filho | filha | esposa | marido | os outros | todo mundo
    friend: amig* | irmão | irmã | irmãozinho | primo | prima | colega | alun* | vizinh* | namorado | namorada | meu ex | grupo
    says: diz | disse | fala | falou | escreveu | mandou | mensagem | postou | responde | respondeu | áudio | avisou
    violence: bate | bateu | batendo | espanc* | tranc* | escond* | ameaç* | polícia | persegu* | seguindo | grita* | estupr* | agredi* | me controla | medo | porta | abus*
    god: vozes | voz | deus | rez* | oro | orar | outro lado | anjo*
    tonight: hoje | noite | agora | logo | amanhã | segunda | sexta | horas | minutos | madrugada
    why: por que | para que | até quando | quanto | de que adianta | que diferença
    secret: ninguém sabe | não contei | segredo | não conta | não fala para
    dark: escur* | afog* | afund* | pres* | perdid* | cair | caindo | fundo | poço | túnel | prisão | gaiola | abismo | sombra | sufoc* | desmoron* | desab*
    ill: hospital | terapia | terapeuta | psic* | psiqui* | depress* | ansiedade | diagnóst* | doenç* | câncer | tratamento | médico | intern* | caps
    child: bebê | tenho 14 | tenho 15 | tenho 16 | tenho 13 | escola | padrasto | aluna | aluno
    music: música | músicas | canção | playlist | álbum | disco | banda | som | batida | samba | pagode | funk | sertanejo | forró | axé | bossa | mpb | rock | pop | metal | jazz | lofi | piano | violão | guitarra | techno | letra | show | rap | trap | choro | fado | piseiro | sofrência | louvor
    ask: toca | bota | põe | coloca | algo | alguma coisa | recomenda | manda | sugere | me dá | me anima | música para
    work: trabalho | trabalhar | chefe | escritório | reunião | prazo | prova* | plantão | turno | estudar | estud* | dever | tcc | faculdade | aula | aulas | projeto | relatório | planilha | trânsito | segunda-feira | expediente | enem | vestibular
    food: café | pizza | jantar | almoço | vinho | cerveja | chocolate | cozinh* | churrasco | comida | bolo | pipoca | açaí | brigadeiro | feijoada | coxinha | lanche
    sport: jogo | time | academia | correr | corrida | gol | treino | treinar | futebol | flamengo | corinthians | palmeiras | fase | free fire | maratona | bike | nadar | campeonato | libertadores | copa | ganhamos | perdemos | pernas hoje
    love: ex | namorad* | amor | coração | me largou | terminou comigo | término | ciúme* | encontro | beijo | casamento | saudade | saudades | crush | ficante
    grief: avó | avô | vó | vô | cachorro | cachorrinho | gato | faleceu | luto | aniversário de morte | perdi meu | perdi minha
    fun: festa | férias | danç* | aniversário | viagem | praia | carnaval | festival | natal | celebr* | comemor* | verão | voo | aeroporto | amigas | churras | balada | feriado
    joke: kk* | rsrs* | haha* | hehe* | lol | 😂 | 🤣 | 💀 | 😆 | 😅 | 😭 | meme
    season: chuva | chovendo | outono | inverno | primavera | domingo | sábado | sexta-feira | frio | calor | sol | tarde | cobertor | fim de semana | friozinho
    film: filme | série | livro | capítulo | netflix | anime | novela | final da | vídeo | personagem | episódio | ator
    things: celular | carro | ônibus | metrô | trem | wifi | internet | bateria | computador | cabelo | sapato | casa nova | dinheiro | aluguel | mudança | boleto | vizinho
    good: feliz | contente | bem | lindo | linda | bonito | ótimo | orgulh* | rir | risada | obrigad* | alegr* | maravilh* | perfeito | finalmente | melhor dia | animad* | emocionad*
    mild: pouco | triste | tristeza | bad | deprê | tédio | entediad* | melanc* | nostal* | estress* | nervos* | preguiça | sono | meio | chatead* | desanimad*
    ache: cabeça | costas | dente | joelho | pés | ressaca | tornozelo | cólica | enxaqueca | gripe | febre | panturrilha
    you: você | robô | bot | assistente | app | tu
  `,
};
