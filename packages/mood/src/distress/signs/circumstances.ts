import type { DistressLanguage } from '../distress-language.ts';

/**
 * What stands around danger, and around danger that is none, in the words of each language: themes like those of its signs,
 * finer. Names are the same in all languages, so that what messages of one teach holds for the others.
 *
 * - denied, overcome, studied: said not to be, long over, spoken of as a subject
 * - exaggerating: comparisons and conditions that exaggerate
 * - tried: an attempt, and what followed it
 * - noFuture: a day, an age, a feast the writer does not expect to see
 * - bodyNow: what the body does right now
 * - byword: words that stand for the deed
 * - reunite, relief, entrust: to whom the writer goes, peace once it is decided, who is to look after what is left
 * - weapon, menace: what is at hand, who threatens
 * - askHelp, noUse: asking what to do; being of no use to anybody
 * - wantDead, wantEnd, hurtSelf: the wish and the harm said outright, in single phrases
 */
export const circumstances: Record<DistressLanguage, string> = {
  en: `
    denied: not suicidal | not depressed | not going to hurt | not going to kill | do not want to die | do not worry | no worries | just sad | only sad | nothing serious | nothing bad | not that bad | not in danger | i am fine | i am ok | i am okay | i am safe | all good | not like that | never would | figure of speech
    overcome: years ago | year ago | years clean | months clean | years sober | days sober | sober | used to | survived | survivor | recover* | recovery | back then | as a teenager | when i was | today i | now i am | got through | got better | got help | glad i stayed | still here today | remission | proud | anniversary of | behind me | beat cancer
    studied: thesis | essay | prevention | awareness | volunteer* | helpline | hotline | crisis line | seminar | lecture | research | psychology | documentary | podcast | news | article | novel | presentation | module | training | paramedic | nurse | therapist here | social worker | history class | philosophy
    exaggerating: if i hear | one more time | one more | so good | so hard | rather die | i swear | would kill for | to die for | dead tired | dying of | dying for | killing me | killed me | kills me | killed it | i am dead | drop dead | dead on | over my dead | like death
    tried: attempt* | tried | tried to | failed | did not work | survived it | saved me | they saved | woke up in | found me | discharged | psych ward | came out of hospital | out of hospital | stitches | pumped | last time | second time | this time | again
    noFuture: will not be here | will not be around | will not see | will not make it | not make it to | not going to be | not be here | never turn | do not want to turn | not turn | will not need | see christmas | my birthday | next year | by then | after friday | after sunday | by sunday | last christmas | last night | last day | last song | final night | last time | until then | no tomorrow
    bodyNow: dizzy | sleepy | drowsy | numb | floaty | shaking | throwing up | vomit* | breath* | unconscious | pale | heart | bleeding | blood everywhere | not waking | not breathing | can not feel | fading | blurry | cold
    byword: unalive* | kms | kys | sh | ctb | catch the bus | log out | logging out | check out | checking out | game over | grippy sock | clock out | six feet under | 6 feet under | top myself | topping myself | off myself | offing | end it | ending it | end it all | do it | go through with it
    reunite: join her | join him | join them | be with her | be with him | with you soon | see you soon | see her again | see him again | waiting for me | up there | other side | coming home | coming to you
    relief: calm | peaceful | at peace | relieved | relief | finally | weirdly | decided | made up my mind | made my peace | ready | lighter | free | rest
    entrust: look after | take care of | feed | dog | cat | keys | letter | letters | note | sorted | paid | bills | will | gave | giving away | neighbour | tell my | tell mum | tell her | tell him | tell them | it is not your fault | not your fault | do not blame | forgive me | thank you for everything | thanks for everything | do not look for me
    weapon: gun | knife | blade | rope | pills | bridge | tracks | rooftop | roof | ledge | platform | edge | razor | rifle | belt | noose
    menace: he is outside | outside | at the door | hit me | hits me | hits my | beats me | beat me | choked | strangled | threatened | locked me | locked in | will not let me | took my phone | scared of him | afraid of him | followed | following me | raped | assaulted | touched me | screaming | hiding | hurts me | hurting me | my stepdad | he came home | bruise* | drugged | passport
    askHelp: what do i do | what should i do | help | help me | someone help | who do i call | who can i call | emergency | ambulance | 911 | 999 | 112 | police
    noUse: no use | useless | worthless | waste of space | burden | better off without | no one would | no one will | no one cares | no one notice* | no point | pointless | no reason | not worth | nothing left | can not go on | can not do this | no way out | no end | never get better | never ends
    wantDead: want to die | want to be dead | wish i was dead | wish i were dead | rather be dead | not want to live | no longer want to live | not want to exist | not want to be alive | not want to be here | want to disappear | want to not exist | never wake up | not wake up | do not wake | deserve to die | not deserve to live | should be dead | ready to die | wish i was never born | tired of living | tired of being alive | done with living | done living | my life
    wantEnd: want it to stop | make it stop | want it to end | want it over | can not anymore | can not take | give up | giving up | done | over it | had enough | let me go | want out
    hurtSelf: hurt myself | cut myself | cutting | burn myself | burned myself | harm myself | self harm | self harming | punish myself | kill myself | killing myself | hang myself | overdose* | starve | scratch* | my wrists | my arm | my arms | my thighs | relapsed
`,
  es: `
    denied: no soy suicida | no me quiero morir | no quiero morir | no quiero morirme | no es nada grave | nada grave | no pasa nada | tranquil* | no se preocupen | solo estoy triste | solo triste | estoy bien | no es para tanto | no voy a hacer nada | es un decir
    overcome: hace años | hace un año | años limpi* | años sobri* | meses limpi* | superé | superado | sobreviv* | recuper* | antes | cuando era | de joven | en aquella época | hoy estoy | salí adelante | remisión | orgullos* | años después | vencí
    studied: tesis | tfg | parcial | ensayo | prevención | voluntari* | teléfono de la esperanza | seminario | clase | charla | psicología | documental | podcast | noticia* | artículo | novela | capítulo | trabajo sobre | estudi* | enfermer* | ley de
    exaggerating: si vuelvo a | otra vez más | me muero de | me muero por | muert* de | me mata | matar por | mataría por | de muerte | me está matando | me va a matar | a morir | para morirse | hasta morir | ni muert* | vivit* y coleando | jaja*
    tried: intent* | intento | lo intenté | fall* | no funcionó | me salvaron | desperté en | me encontraron | alta | psiquiátrico | me dieron de alta | me trajeron | puntos | la última vez | esta vez | otra vez | de nuevo | lo voy a volver a
    noFuture: no voy a estar | no estaré | no llego | no llegaré | no voy a llegar | no quiero llegar | no quiero cumplir | no cumplir* | no veré | no voy a ver | navidad | mi cumpleaños | mi última | última noche | último día | última canción | última vez | mañana ya no | el lunes ya no | para entonces | hasta el domingo
    bodyNow: maread* | sueño | temblando | tiemblo | vomit* | respir* | inconsciente | pálid* | corazón | sangr* | no despierta | no respira | no siento | borroso | desmay* | frío
    byword: desvivir* | unalive | kms | apagar* | me apago | fin del juego | game over | cerrar sesión | me bajo | bajarme | irme de este mundo | me voy de este | quitarme de en medio | quitarme del medio | quitarme la vida | hacerlo | acabar con todo | terminar con todo | ponerle fin | punto final | dejar de existir
    reunite: irme con | reunirme | me espera | me está esperando | estar con ella | estar con él | allá arriba | nos vemos pronto | al cielo | llévame | diosito | otro lado
    relief: en paz | paz | tranquila | tranquilo | alivio | descans* | por fin | decidid* | decisión | lista | listo | calma | ligera | ligero | sereno | serena
    entrust: cuid* | perr* | gat* | llaves | carta | cartas | nota | pagado | regal* | repart* | vecin* | díganle | dile | no es culpa | no fue culpa | perdón | perdónenme | perdonadme | gracias por todo | no me busquen | despedir* | me despedí
    weapon: pistola | arma | cuchillo | navaja | cuchilla | soga | cuerda | pastillas | puente | vías | azotea | balcón | ventana | borde | tejado | pastis
    menace: me pega | me pegó | pega | golpe* | me ahorcó | me amenaz* | amenaz* | encerrad* | me encerró | no me deja | me quitó el | le tengo miedo | me sigue | me persigue | viol* | abus* | me tocó | gritando | escondid* | moret* | está afuera | en la puerta | padrastro | me mata | a punta
    askHelp: qué hago | ayuda | ayúdenme | ayúdame | socorro | auxilio | a quién llamo | ambulancia | policía | 911 | 112 | emergencia
    noUse: no sirvo | inútil | estorb* | carga | mejor sin mí | sin mí | nadie me | a nadie le importo | nadie se daría | nadie notaría | no tiene sentido | sin sentido | sin salida | salida | no valgo | no vale la pena | para qué | no queda nada | no puedo más | no aguanto | no doy más
    wantDead: quiero morir | quiero morirme | me quiero morir | quisiera morir | quisiera estar muert* | estar muert* | ojalá me muera | ojalá no despert* | no despertar | no quiero vivir | no quiero seguir viviendo | no quiero existir | dejar de vivir | ganas de vivir | ganas de morir | merezco morir | no merezco vivir | desaparecer | no haber nacido | cansad* de vivir | hart* de vivir | muerte
    wantEnd: que pare | que se acabe | que acabe | que termine | quiero que todo | ya no puedo | no puedo más | no aguanto más | rend* | basta | me rindo | ya fue | ya está
    hurtSelf: cortarme | me corto | me corté | me cort* | lastimarme | me lastimo | hacerme daño | me hago daño | quemarme | me quemé | autoles* | matarme | me mato | me voy a matar | ahorcarme | colgarme | suicid* | sobredosis | tirarme | brazos | muñecas | rasgu*
`,
  pt: `
    denied: não sou suicida | não quero morrer | não quero me matar | nada grave | não é nada | relaxa | calma gente | tranquil* | só tô triste | só triste | tô bem | não vou fazer nada | modo de dizer | força de expressão
    overcome: anos atrás | há anos | faz anos | anos limp* | anos sóbri* | meses limp* | superei | superado | sobreviv* | recuper* | antigamente | quando eu era | na adolescência | hoje estou | hoje sou | dei a volta | remissão | orgulh* | venci
    studied: tcc | tese | prova | redação | prevenção | voluntári* | cvv | seminário | aula | palestra | psicologia | documentário | podcast | notícia* | artigo | romance | capítulo | trabalho sobre | pesquisa | enfermeir* | setembro amarelo
    exaggerating: se eu ouvir | mais uma vez | morrendo de | morro de | morri de | mort* de | me mata | mataria por | de matar | tá me matando | vai me matar | até morrer | nem mort* | kkk* | rsrs*
    tried: tentei | tentativa | tentar | não deu certo | falh* | me salvaram | acordei no | me acharam | alta | hospital | uti | pontos | última vez | dessa vez | desta vez | de novo | outra vez
    noFuture: não vou estar | não estarei | não chego | não vou chegar | não quero fazer | não passo | não vou ver | não verei | natal | meu aniversário | minha última | última noite | último dia | última música | última vez | amanhã não | amanhã já não | segunda não | até lá
    bodyNow: tont* | sono | tremendo | tremo | vomit* | respir* | inconsciente | pálid* | coração | sangr* | não acorda | não respira | não sinto | desmai* | embaçado | frio
    byword: desviver | unalive | kms | apagar | me apago | fim de jogo | game over | deslogar | sair de cena | sair desse mundo | partir | descansar | tirar a vida | tirar minha vida | dar um fim | acabar com tudo | acabar com isso | por fim em tudo | fazer isso | deixar de existir | sumir
    reunite: encontrar com | me espera | me esperando | ficar com ela | ficar com ele | lá em cima | te vejo em breve | pro céu | me leva | outro lado
    relief: em paz | paz | calm* | alívio | descans* | finalmente | decidi* | decisão | pront* | leve | seren*
    entrust: cuid* | cachorr* | gat* | chaves | carta | cartas | bilhete | pag* tudo | doei | dei | vizinh* | avisem | avisa | digam | diz pra | não é culpa | não foi culpa | perdão | me perdoem | obrigad* por tudo | não me procurem | me despedi | despedir
    weapon: arma | revólver | faca | lâmina | gilete | corda | remédios | comprimidos | ponte | trilhos | telhado | sacada | janela | beirada | veneno | viaduto
    menace: me bate | me bateu | bate | bater | apanh* | me enforcou | ameaç* | tranc* | presa | preso | não me deixa | tomou meu | medo dele | me segue | perseguindo | estupr* | abus* | me tocou | gritando | escondid* | roxo* | tá lá fora | na porta | padrasto | vai me matar
    askHelp: o que eu faço | que faço | ajuda | me ajuda | socorro | pra quem ligo | samu | ambulância | polícia | 190 | 192 | 112 | emergência
    noUse: não sirvo | inútil | atrapalh* | peso | fardo | melhor sem mim | sem mim | ninguém ia | ninguém liga | ninguém se importa | ninguém sentiria | não faz sentido | sem sentido | sem saída | saída | não valho | não vale a pena | pra que | não sobrou nada | não aguento | não dá mais | estorvo
    wantDead: quero morrer | queria morrer | queria estar mort* | estar mort* | vontade de morrer | não acordar | não acordasse | não quero viver | não quero mais viver | não quero existir | parar de viver | vontade de viver | mereço morrer | não mereço viver | desaparecer | sumir | não ter nascido | cansad* de viver | morte
    wantEnd: que pare | que acabe | acabar logo | que isso acabe | não consigo mais | não aguento mais | desist* | chega | cansei | já deu
    hurtSelf: me cortar | me corto | me cortei | me machucar | me machuco | me ferir | me queimei | me queimar | autoles* | me matar | me mato | vou me matar | me enforcar | suicid* | overdose | me jogar | braço* | pulso* | arranh*
`,
  fr: `
    denied: pas suicidaire | pas envie de mourir | veux pas mourir | rien de grave | pas grave | inquiète* pas | inquiétez pas | juste triste | je vais bien | ça va aller | façon de parler | pas de panique | pas en danger
    overcome: il y a ans | il y a longtemps | depuis ans | ans sobre | mois sobre | ans d'abstinence | sobre | survéc* | survi* | guéri* | rétabli* | à l'époque | quand j'étais | ado | aujourd'hui je | sorti d'affaire | je m'en suis sort* | rémission | fier | fière | surmont*
    studied: mémoire | thèse | exposé | prévention | bénévol* | sos amitié | séminaire | cours de | psycho | documentaire | podcast | infos | article | roman | chapitre | dissertation | dissert | recherche | infirmi* | dossier sur | formation
    exaggerating: si j'entends | encore une fois | mort de | morte de | crevé* | tue | me tue | tuerais pour | à mourir | à tomber | mourir de rire | ptdr | mdr | plutôt mourir | jusqu'à la mort | ça tue | à crever
    tried: tentative | essayé | raté | loupé | pas marché | m'ont sauvé* | réveill* à | hôpital | hp | réa | sorti de | sortie de | points de suture | dernière fois | cette fois | recommencer | encore
    noFuture: plus là | serai plus | serai pas là | verrai pas | verrai plus | veux pas avoir | irai pas jusqu | tiendrai pas jusqu | noël | mon anniversaire | ma dernière | dernière nuit | dernier soir | dernière soirée | dernière chanson | dernier jour | dernière fois | demain je | d'ici là | vendredi
    bodyNow: tête tourne | vertige* | endors | somnol* | trembl* | vomi* | respir* | inconscient* | pâle | coeur | saign* | sang | se réveille pas | respire pas | sens plus | floue | flou | froid
    byword: unalive | kms | me déconnecter | déconnecte | game over | fin de partie | tirer ma révérence | partir pour de bon | quitter ce monde | passer à l'acte | en finir | mettre fin | foutre en l'air | me supprimer | sauter le pas | faire le grand saut | le faire
    reunite: rejoindre | retrouver | m'attend | là haut | de l'autre côté | être avec elle | être avec lui | à bientôt maman | à bientôt papa | paradis
    relief: apaisé* | en paix | paix | soulag* | calme | serein* | enfin | décid* | décision | prêt* | repos | léger | légère
    entrust: occupe* de | occuper de | chien | chat | clés | clé | lettre | lettres | mot | réglé | payé | donné | distribu* | voisin* | dites | dis à | dis lui | dites lui | pas ta faute | pas votre faute | pardon | pardonne* | merci pour tout | me cherchez pas | adieu*
    weapon: flingue | fusil | arme | couteau | lame | rasoir | corde | cachets | médocs | comprimés | pont | rails | quai | toit | balcon | fenêtre | rebord
    menace: me frappe | me tape | frapp* | cogn* | étrangl* | menac* | enferm* | me laisse pas | m'a pris | peur de lui | me suit | suivi* | viol* | agress* | m'a touché* | hurle | cach* | bleus | dehors | derrière la porte | beau père | va me tuer | me tuer
    askHelp: quoi faire | je fais quoi | que faire | aide | aidez moi | au secours | à l'aide | qui appeler | samu | ambulance | police | flics | urgence* | 15 | 17 | 112
    noUse: sers à rien | inutile | boulet | fardeau | poids | mieux sans moi | sans moi | personne remarqu* | tout le monde s'en fout | personne s'en | manquerai à personne | pas de sens | aucun sens | sans issue | issue | vaux rien | vaut pas la peine | à quoi bon | plus rien | en peux plus | tiens plus | plus la force
    wantDead: veux mourir | envie de mourir | voudrais mourir | être mort | être morte | veux crever | crever | plus envie de vivre | veux plus vivre | plus vivre | veux plus exister | plus exister | plus être là | pas me réveiller | plus me réveiller | jamais me réveiller | mérite de mourir | mérite pas de vivre | disparaître | jamais né | jamais née | fatigué de vivre | fatiguée de vivre | marre de vivre | la mort
    wantEnd: que ça s'arrête | que ça cesse | que tout s'arrête | que ça finisse | j'en peux plus | stop | abandonn* | lâche | c'est fini | assez
    hurtSelf: me couper | je me coupe | coupé* | me faire du mal | me fais du mal | mutil* | scarif* | me brûler | brûlé* | me tuer | me pendre | pendre | suicid* | overdose | sauter | me jeter | bras | poignet* | cuisses | griff*
`,
  de: `
    denied: nicht suizidal | nicht depressiv | nicht umbringen | will nicht sterben | keine sorge | keine angst | nur traurig | bin nur | nichts schlimmes | nicht schlimm | mir gehts gut | geht mir gut | alles gut | redensart | nicht so gemeint | nicht in gefahr
    overcome: vor jahren | vor zehn jahren | jahre clean | jahre trocken | monate clean | seit jahren trocken | tage trocken | überlebt | überstanden | geschafft | genesen | damals | früher | als jugendliche* | als teenager | heute bin ich | heute geht | gesund | krebsfrei | stolz | hinter mir | überwunden
    studied: hausarbeit | referat | prävention | ehrenamt* | telefonseelsorge | seminar | vorlesung | psychologie | doku | podcast | nachrichten | artikel | roman | kapitel | aufsatz | bachelorarbeit | masterarbeit | forschung | krankenschwester | pfleger* | klausur | unterricht | schulung
    exaggerating: wenn ich noch einmal | noch einmal hör* | ich schwöre | könnte sterben für | zum sterben | tot gelacht | lach mich tot | lach mich | sterbe vor | sterb vor | bringt mich um | macht mich fertig | todmüde | sterbenslang* | totmüde | scheintot | mörder* | killer* | nur über meine leiche | haha*
    tried: versuch* | schiefgegangen | nicht geklappt | hat nicht | gerettet | aufgewacht im | gefunden | entlassen | klinik | psychiatrie | krankenhaus | genäht | letztes mal | diesmal | dieses mal | wieder | nochmal
    noFuture: nicht mehr da | nicht mehr hier | bin ich weg | bin ich nicht mehr | erleb ich nicht | erlebe ich nicht | werd ich nicht mehr | nicht 15 werden | nicht werden | schaff ich nicht mehr | weihnachten | geburtstag | letzte nacht | letzter abend | letzter tag | letztes lied | letztes mal | morgen nicht mehr | bis dahin | ab morgen | ab montag | montag
    bodyNow: schwindlig | schwindelig | müde | zitter* | kotz* | erbroch* | atm* | bewusstlos | blass | herz | blut* | wacht nicht auf | atmet nicht | spür nichts | verschwommen | kalt | schläfrig
    byword: unalive | kms | ausloggen | logg mich aus | game over | abtreten | abgang | die kurve | ausstieg | aussteigen | schlussmachen | schluss machen | mach schluss | ein ende | ende setzen | umlegen | mich weg | was antun | tu mir was an | tu es | machs | hinter mich
    reunite: zu ihm | zu ihr | bei ihm sein | bei ihr sein | wartet auf mich | da oben | da drüben | bis bald mama | bis bald papa | himmel | folge ihm | folge ihr | nachfolgen
    relief: ruhig | ruhe | frieden | erleichtert | erleichterung | entschieden | entschluss | beschlossen | bereit | gelassen | leicht | frei
    entrust: kümmer* um | kümmert sich | hund | katze | schlüssel | brief | briefe | zettel | geregelt | bezahlt | testament | verschenkt | verteilt | nachbar* | sagt ihm | sagt ihr | sag mama | sagt mama | nicht eure schuld | nicht deine schuld | vorwürfe | verzeih* | danke für alles | sucht mich nicht | lebt wohl | leb wohl | machts gut
    weapon: pistole | waffe | messer | klinge | rasierklinge | strick | seil | tabletten | brücke | gleis* | bahnsteig | dach | balkon | fenster | kante | gewehr
    menace: schlägt mich | schlägt | geschlagen | verprügel* | gewürgt | würgt | droht | bedroht | eingesperrt | lässt mich nicht | handy weggenommen | angst vor ihm | verfolgt | vergewaltigt | missbrauch* | angefasst | schreit | versteck* | blaue flecken | vor der tür | stiefvater | bringt mich um | bringt uns um
    askHelp: was soll ich | was mach ich | was tun | hilfe | helft mir | hilf mir | wen ruf* | krankenwagen | notarzt | polizei | notruf | 110 | 112
    noUse: nutzlos | wertlos | zu nichts | last | belastung | ohne mich besser | besser ohne mich | ohne mich | keiner merkt | keinem auffallen | niemand merkt | interessiert keinen | juckt keinen | keinen sinn | sinnlos | kein ausweg | ausweg | nichts wert | lohnt sich nicht | wozu | wofür | nichts mehr | keine kraft | kann nicht mehr | halt das nicht
    wantDead: will sterben | sterben wollen | möchte sterben | will tot sein | tot sein | wär ich tot | wäre tot | nicht mehr leben | will nicht leben | nicht leben | nicht mehr existieren | nicht mehr da sein | nicht mehr aufwachen | nie wieder aufwachen | nicht aufwachen | verdient zu sterben | verdiene es nicht | verschwinden | nie geboren | lebensmüde | leben satt | krepier* | verreck* | todeswunsch | tod
    wantEnd: dass es aufhört | es soll aufhören | aufhören | soll enden | dass es endet | kann nicht mehr | ich geb auf | gebe auf | aufgeben | schluss | genug | reicht | vorbei
    hurtSelf: ritz* | geritzt | schneid* | geschnitten | selbst verletz* | selbstverletz* | weh tun | verbrannt | verbrenn* | mich umbring* | bring mich um | umbringen | erhäng* | aufhäng* | suizid* | selbstmord* | überdosis | springen | arme | unterarm* | handgelenk* | oberschenkel | kratz*
`,
  it: `
    denied: non sono suicida | non voglio morire | niente di grave | niente di che | tranquill* | non preoccup* | solo triste | sono solo triste | sto bene | tutto bene | per dire | modo di dire | non faccio niente
    overcome: anni fa | anno fa | anni pulit* | anni sobri* | mesi pulit* | superato | sopravvissut* | guarit* | guarigione | una volta | da ragazz* | quando ero | allora | oggi sono | oggi sto | ne sono uscit* | remissione | orgoglios* | alle spalle
    studied: tesi | saggio | prevenzione | volontari* | telefono amico | seminario | lezione | psicologia | documentario | podcast | notizi* | articolo | romanzo | capitolo | tema su | ricerca | infermier* | esame di | corso
    exaggerating: se sento | se risento | ancora una volta | morto di | morta di | muoio di | muoio dal | mi uccide | ucciderei per | da morire | da urlo | mi ammazza | mi fa morire | manco morto | manco morta | piuttosto muoio | ahah* | ahaha*
    tried: provat* | tentat* | tentativo | fallit* | non ha funzionato | salvat* | svegliat* in | trovat* | dimess* | psichiatria | ospedale | reparto | punti | ultima volta | questa volta | stavolta | di nuovo | ancora
    noFuture: non ci sarò | non ci sono più | non arrivo a | non voglio arrivare | non arriverò | non vedrò | non compirò | natale | mio compleanno | mia ultima | ultima notte | ultima sera | ultimo giorno | ultima canzone | ultima volta | da domani | domani non | lunedì non | fino a domenica
    bodyNow: gira la testa | testa gira | sonno | trem* | vomit* | respir* | svenut* | pallid* | cuore | sangu* | non si sveglia | non respira | non sento | annebbiat* | freddo
    byword: unalive | kms | tolgo di mezzo | togliermi di mezzo | levarmi di mezzo | farla finita | la faccio finita | finirla | chiudo con la vita | chiudere | spegnermi | spegnere tutto | game over | uscire di scena | togliermi la vita | lasciare questo mondo | ciao mondo | farlo | la faccio
    reunite: raggiungo | raggiungere | raggiungerl* | mi aspetta | lassù | stare con lei | stare con lui | a presto mamma | a presto papà | dall'altra parte | in cielo | portami via
    relief: in pace | pace | calma | calmo | sollievo | riposo | riposare | finalmente | deciso | decisione | pront* | leggera | leggero | seren*
    entrust: cane | gatto | chiavi | lettera | lettere | biglietto | sistemato | pagato | testamento | regalat* | vicin* | dite a | ditele | ditegli | non è colpa | colpa vostra | colpa tua | perdon* | scusate | grazie di tutto | grazie di cuore | non cercatemi | addio | salutato
    weapon: pistola | arma | coltello | lametta | lama | corda | pastiglie | pillole | ponte | binari | tetto | balcone | finestra | cornicione | fucile
    menace: mi picchia | picchia | picchiat* | mi mena | mena | strangol* | minacci* | chius* dentro | rinchius* | non mi lascia | tolto il telefono | paura di lui | mi segue | violent* | stupr* | abus* | mi ha toccat* | urla | nascost* | lividi | fuori dalla porta | alla porta | patrigno | mi ammazza | ci ammazza
    askHelp: che faccio | cosa faccio | che devo fare | aiuto | aiutatemi | aiutami | chi chiamo | ambulanza | polizia | carabinieri | 118 | 112 | emergenza
    noUse: non servo | inutile | peso | di troppo | meglio senza di me | senza di me | nessuno si accorge* | nessuno noterebbe | a nessuno importa | non ha senso | nessun senso | via d'uscita | uscita | non valgo | non vale la pena | a che serve | a che pro | niente più | non ce la faccio | non ne posso | non reggo
    wantDead: voglio morire | vorrei morire | vorrei essere mort* | essere mort* | non voglio vivere | non voglio più vivere | non vivere | non voglio esistere | non esistere | non svegliarmi | non mi sveglio | non esserci più | voglia di vivere | voglia di morire | merito di morire | non merito di vivere | sparire | mai nata | mai nato | stanc* di vivere | morte
    wantEnd: che smetta | che finisca | farla smettere | basta | mollo | mi arrendo | arrend* | non ce la faccio più | non ne posso più | è finita | fine
    hurtSelf: tagliarmi | mi taglio | tagliat* | farmi del male | mi faccio del male | farmi male | bruciarmi | bruciat* | autoles* | uccidermi | ammazzarmi | mi ammazzo | mi uccido | impiccarmi | suicid* | overdose | buttarmi | braccia | polsi | gambe | graffi*
`,
  nl: `
    denied: niet suïcidaal | wil niet dood | niet depressief | geen zorgen | maak je geen | alleen verdrietig | gewoon verdrietig | niks ergs | niet erg | gaat prima | het gaat goed | met mij gaat | bij wijze van spreken | ben oké | niet zo bedoeld
    overcome: jaar geleden | jaren geleden | jaar clean | maanden clean | jaar nuchter | dagen nuchter | overleefd | overwonnen | hersteld | genezen | vroeger | toen ik | als puber | vandaag ben ik | nu gaat het | achter de rug | achter me | trots | schoon verklaard
    studied: scriptie | werkstuk | preventie | vrijwillig* | 113 bellen | hulplijn | college | psychologie | documentaire | podcast | nieuws | artikel | roman | hoofdstuk | onderzoek | verpleegkundige | tentamen | les over | opleiding | spreekbeurt
    exaggerating: als ik nog één keer | nog een keer hoor | ik zweer | zou een moord doen | moord doen | lach me dood | doodmoe | doodop | doodsaai | sterf van | ga dood van | maakt me kapot | kapot van | om dood te gaan | over mijn lijk | haha*
    tried: poging | geprobeerd | mislukt | niet gelukt | gered | wakker in | gevonden | ontslagen uit | opname | psychiatrie | ziekenhuis | gehecht | hechtingen | vorige keer | deze keer | dit keer | weer | opnieuw
    noFuture: er niet meer | niet meer hier | ben ik er niet | ben ik weg | haal ik niet | ga ik niet halen | maak ik niet meer mee | niet meer meemaken | wil geen 15 worden | kerst | mijn verjaardag | laatste nacht | laatste avond | laatste dag | laatste liedje | laatste nummer | laatste keer | morgen niet | vanaf morgen | maandag
    bodyNow: duizelig | slaperig | tril* | trillen | kots* | overgeven | adem* | bewusteloos | bleek | hart | bloed* | wordt niet wakker | ademt niet | voel niks | wazig | koud
    byword: unalive | kms | uitloggen | log uit | game over | eruit stappen | stap eruit | uitstappen | van kant maken | een eind aan | einde aan | er een eind | iets aandoen | verdwijnen | inslapen | zelfdoding | het doen | ik doe het
    reunite: bij haar zijn | bij hem zijn | naar haar toe | naar hem toe | wacht op me | wacht op mij | daarboven | andere kant | tot snel mama | tot snel papa | hemel
    relief: rustig | rust | vrede | opgelucht | opluchting | eindelijk | besloten | beslissing | besluit | klaar | kalm | licht | vrij
    entrust: zorg voor | zorgt voor | hond | kat | sleutels | sleutel | brief | brieven | briefje | geregeld | betaald | testament | weggegeven | buren | buurvrouw | zeg mama | zeg tegen | niet jullie schuld | niet jouw schuld | vergeef | sorry voor | bedankt voor alles | zoek me niet | zoek mij niet | vaarwel | afscheid*
    weapon: pistool | wapen | mes | mesje | scheermes* | touw | pillen | brug | spoor | perron | dak | balkon | raam | rand | geweer
    menace: slaat me | slaat mij | sloeg | slaat | geslagen | gewurgd | wurg* | bedreigt | dreigt | opgesloten | laat me niet | telefoon afgepakt | bang voor hem | achtervolgt | verkracht* | misbruik* | zat aan me | aangeraakt | schreeuwt | verstopt | blauwe plekken | voor de deur | buiten | stiefvader | vermoordt me
    askHelp: wat moet ik | wat doe ik | wat nu | help | help me | wie bel ik | wie kan ik | ambulance | politie | 112 | 113
    noUse: nutteloos | waardeloos | niks waard | last | tot last | beter zonder mij | zonder mij | niemand merkt | niemand zou | niemand mist | boeit niemand | geen zin meer | zinloos | geen uitweg | uitweg | waarvoor | waarom nog | niks meer | geen kracht | kan niet meer | hou het niet | trek het niet
    wantDead: wil dood | dood willen | wou dat ik dood | was ik maar dood | dood zijn | doodgaan | wil sterven | niet meer leven | wil niet leven | niet leven | niet meer bestaan | niet meer wakker | nooit meer wakker | nooit meer op | niet wakker worden | verdien het niet | verdien te sterven | nooit geboren | levensmoe | doodsverlangen | doodswens | suïcid* | de dood
    wantEnd: dat het stopt | laat het stoppen | dat het ophoudt | wil dat het | kan niet meer | ik geef op | geef het op | opgeven | klaar mee | genoeg | voorbij | over
    hurtSelf: snij* | gesneden | krassen | gekrast | mezelf pijn | pijn doen | verbrand | automutil* | mezelf iets | mezelf doden | maak me van kant | ophangen | verhang* | zelfmoord* | overdosis | springen | armen | arm | polsen | pols | benen
`,
  pl: `
    denied: nie jestem samobójc* | nie chcę umierać | nie chcę się zabić | nic poważnego | nic takiego | spokojnie | nie martw* | tylko smutn* | po prostu smutn* | jestem bezpieczn* | wszystko ok | wszystko w porządku | tak się mówi | mam się dobrze
    overcome: lat temu | rok temu | lat trzeźwości | trzeźw* | lat czyst* | dni czyst* | przeżył* | wyszedłem z | wyszłam z | pokonał* | wyzdrowiał* | kiedyś | dawno | jako nastolat* | dziś jestem | dzisiaj jestem | remisj* | dumn* | za mną | udało się
    studied: praca o | licencjat* | magister* | prewencj* | profilaktyk* | wolontari* | telefon zaufania | seminarium | wykład | psycholog* | dokument | podcast | wiadomości | artykuł | powieść | rozdział | referat | rozprawk* | badani* | pielęgniark* | egzamin z | szkolenie
    exaggerating: jeszcze raz usłyszę | jak jeszcze raz | umieram z | umarłam z | umarłem z | padam z | padam na | zabije mnie | zabija mnie | dałabym się zabić | do śmierci | prędzej umrę | śmiertelnie | po moim trupie | skonam | haha* | zabójcz*
    tried: prób* | próbował* | nie udało | nieudan* | odratowa* | uratowa* | obudził* się w | znaleźli | wypis* | psychiatryk* | szpital* | szwy | ostatnim razem | tym razem | znowu | znów | drugi raz
    noFuture: nie będzie mnie | mnie nie będzie | nie będę już | nie dożyję | nie doczekam | nie zobaczę | nie chcę mieć | nie chcę dożyć | święta | moich urodzin | ostatnia noc | ostatni wieczór | ostatni dzień | ostatnia piosenka | ostatni raz | jutro już | jutra | od poniedziałku | w poniedziałek | do piątku
    bodyNow: kręci mi się | w głowie | senn* | drż* | trzęs* | wymiot* | rzyga* | oddech* | oddych* | nieprzytomn* | blad* | serce | krew | krwi* | nie budzi się | nie oddycha | nie czuję | zimno
    byword: unalive | kms | wylogować | wyloguję | game over | koniec gry | odejść z tego świata | odejść | zniknąć | targnąć | skończyć ze sobą | skończyć z tym | skończę z tym | skończyć to | zakończyć | coś sobie zrobi* | zrobić sobie krzywdę | strzelić sobie | zrobię to | dokończyć
    reunite: dołączyć | do niej | do niego | czeka na mnie | tam na górze | po drugiej stronie | do zobaczenia mamo | do zobaczenia tato | w niebie | być z nią | być z nim
    relief: spokój | spokojn* | ulg* | wreszcie | nareszcie | zdecydował* | decyzj* | gotow* | lekko | lekk* | pogodzon* | odpocz*
    entrust: zaopiekuj* | zajmij* się | pies | psa | kot | kota | klucze | list | listy | kartk* | załatwion* | opłacon* | testament | oddał* | rozdał* | sąsiad* | powiedzcie | powiedz mamie | nie wasza wina | nie twoja wina | wybacz* | przepraszam | dziękuję za wszystko | dzięki za wszystko | nie szukajcie | żegnaj* | pożegna*
    weapon: broń | pistolet | nóż | noża | żyletk* | sznur | lina | pętl* | tabletki | tabletek | prochy | most | moście | tory | torach | peron* | dach* | balkon* | okno | okna | krawędzi
    menace: bije mnie | bije | pobił | uderzył | dusi* | grozi | groził | zamknął | zamknięt* | nie wypuszcza | zabrał mi telefon | boję się go | śledzi | zgwałc* | gwałc* | molest* | dotyka* | krzyczy | schował* | ukrywam | siniak* | za drzwiami | pod drzwiami | ojczym | zabije mnie | zabije nas
    askHelp: co mam robić | co robić | co mam zrobić | pomocy | pomóżcie | pomóż mi | ratunku | do kogo zadzwonić | karetk* | pogotowie | policj* | 112 | 997 | 999
    noUse: do niczego | bezużyteczn* | ciężar* | zawad* | lepiej beze mnie | beze mnie | nikt nie zauważy* | nikt by | nikogo nie obchodz* | nikomu | bez sensu | nie ma sensu | sensu | wyjścia | bez wyjścia | nic niewart* | nie warto | po co | nic nie zostało | nie mam siły | nie daję rady | nie wytrzymam | nie dam rady
    wantDead: chcę umrzeć | chcę zdechnąć | chciałabym umrzeć | chciałbym umrzeć | wolałabym nie żyć | wolałbym nie żyć | nie żyć | nie chcę żyć | nie chcę istnieć | nie istnieć | nie obudz* | nie chcę się budzić | żeby mnie nie było | zasługuję na śmierć | nie zasługuję | nigdy się nie urodzi* | zmęczon* życiem | dość życia | odechciało mi się żyć | nie chce się żyć | śmierć | śmierci | zdechn* | umrę
    wantEnd: żeby to się skończyło | niech to się skończy | żeby przestało | mam dość | poddaję się | poddać | koniec | wystarczy | nie mogę już | dłużej nie
    hurtSelf: tnę się | ciąć się | pocięł* | pociął* | cięcie | okalecz* | zrobić sobie | robię sobie krzywdę | krzywdę | przypal* | zabić się | zabiję się | zabijam się | powiesić | wieszam | samobój* | przedawk* | skoczyć | skoczę | ręce | ręk* | nadgarst* | uda | drap*
`,
  tr: `
    denied: intihar etmeyeceğim | intihara meyilli değilim | ölmek istemiyorum | önemli bir şey yok | ciddi bir şey değil | merak etme* | endişelenme* | sadece üzgünüm | iyiyim | sorun yok | sakin ol | laf olsun | öyle bir şey değil
    overcome: yıl önce | yıllar önce | sene önce | yıldır temiz* | gündür temiz* | aydır temiz* | ayık* | hayatta kaldım | atlattım | atlattık | yendim | iyileş* | eskiden | o zamanlar | ergenken | gençken | bugün mutlu* | geride | gurur*
    studied: tez | makale | ödev* | önleme* | gönüllü* | yardım hattı | seminer | ders* | psikoloji* | belgesel | podcast | haber* | roman* | bölüm* | araştır* | hemşire* | sunum | eğitim | sınav*
    exaggerating: bir daha duyarsam | bir kere daha | gülmekten | meraktan | açlıktan | yorgunluktan | sıcaktan | öldüm bittim | öldürüyor | bitirdi beni | ölürüm | uğruna ölür* | ölüyorum | canım çıktı | ölesiye | haha* | random* | sjsj*
    tried: denedim | deneme | girişim* | başaramadım | olmadı | kurtardılar | kurtarıldım | uyandım hastane* | buldular | taburcu | hastane* | psikiyatri* | dikiş* | geçen sefer | bu sefer | yine | tekrar
    noFuture: olmayacağım | olmam artık | yokum | ben yokum | görmeyeceğim | göremeyeceğim | görmem | varamam | çıkmam | bayram* | doğum günüm* | son gecem | son gece | son günüm | son şarkı | son kez | yarın yokum | yarına | pazartesiye | haftaya | artık yok
    bodyNow: başım dönüyor | dönüyor | uykum geldi | uyku bastı | titriyor* | kus* | nefes* | baygın* | bayıl* | soluk | kalbim | kan* | uyanmıyor | nefes almıyor | hissetmiyorum | bulanık | üşüyorum
    byword: unalive | kms | oyun bitti | game over | çıkış yap* | bu dünyadan git* | göçüp | çekip gitmek | çekip gidi* | son verm* | son vericem | son vereceğim | bitireceğim | bitiricem | kıyıcam | kıyacağım | yapacağım | yapıcam | kendime bir şey yap* | gidiyorum | gidicem
    reunite: yanına geli* | yanına gid* | kavuş* | bekliyor beni | beni bekliyor | yukarıda | öbür taraf* | cennet* | görüşürüz anne | görüşürüz baba | anneme gid*
    relief: huzur* | rahat* | sakin* | hafif* | sonunda | nihayet | karar* | hazırım | kurtul* | dinlen*
    entrust: bak* | bakın | bakar | köpe* | kedi* | anahtar* | mektup* | not | ödedim | vasiyet* | dağıt* | verdim | komşu* | söyleyin | anneme söyle* | sizin suçunuz | kimsenin suçu | suçlamayın | affed* | hakkınızı helal | helal* | her şey için teşekkür* | aramayın | elveda | hoşçakal*
    weapon: silah* | tabanca* | bıçak* | jilet* | ip | halat* | haplar* | hap | köprü* | ray* | çatı* | balkon* | pencere* | cam* | tüfek* | kenar*
    menace: dövüyor | dövüyo | dövdü | dövecek | vuruyor | vurdu | boğaz* | boğdu | tehdit* | kilitle* | bırakmıyor | telefonumu aldı | korkuyorum ondan | ondan korkuyorum | takip* | tecavüz* | taciz* | dokundu | bağırıyor | saklan* | morluk* | mor* | kapıda | kapının önünde | üvey baba* | öldürecek | öldürücek
    askHelp: ne yapmalıyım | ne yapayım | ne yapıcam | napmalıyım | yardım | yardım edin | imdat | kimi aray* | ambulans | polis* | acil | 112 | 155
    noUse: işe yaramaz* | yaramıyorum | değersiz* | yük* | ben olmasam | bensiz | kimse fark etme* | kimse farketme* | kimsenin umurunda | kimse özleme* | anlamı yok | anlamsız* | çıkış yok | çıkış | çare* | değmez | ne anlamı | neden yaş* | hiçbir şey kalmadı | gücüm kalmadı | gücüm yok | dayanamıyorum | bittim
    wantDead: ölmek istiyorum | ölmek isti* | ölsem | keşke ölsem | ölüm* | ölü olmak | yaşamak istemiyorum | yaşamak istemi* | var olmak istemiyorum | uyanmak istemiyorum | uyanmasam | uyanmayayım | kalkmayayım | ölmeyi hak* | yaşamayı hak | yok olmak | kaybolmak | keşke doğmasaydım | doğmasaydım | yaşamaktan | hayattan bıktım | geberse* | gebermek
    wantEnd: bitsin | dursun | bitsin artık | son bulsun | yeter | dayanamıyorum | yapamıyorum | pes | vazgeç* | bıktım | bitti | tükendim | kaldıramıyorum
    hurtSelf: kestim | kesiyorum | kesicem | kendimi kes* | zarar verm* | zarar veriyorum | kendime zarar | yaktım | jilet* | intihar* | kendimi öldür* | kendimi as* | asacağım | atla* | atlayacağım | doz* | kollarım* | kolum* | bilek* | bacak* | çizik* | çizdim
`,
  id: `
    denied: nggak mau mati | bukan mau bunuh diri | ga mau bunuh diri | tidak apa apa | gapapa | gpp | tenang aja | jangan khawatir | cuma sedih | sedih doang | baik baik aja | aman kok | bukan apa apa | ga serius
    overcome: tahun lalu | dulu | tahun bersih | bulan bersih | bertahun tahun | selamat dari | bertahan | sembuh | pulih | waktu remaja | waktu itu | sekarang udah | alhamdulillah | syukur | bangga | melewati | lewatin
    studied: skripsi | tesis | tugas | makalah | pencegahan | relawan | hotline | seminar | kuliah | psikologi | dokumenter | podcast | berita | artikel | novel | bab | esai | riset | penelitian | perawat | ujian | pelatihan | presentasi
    exaggerating: kalo denger | sekali lagi | mati ketawa | ngakak | mati gaya | mati kutu | mati lampu | setengah mati | capek mati | mati rasa | laper | pengen mati rasanya | bunuh gue | bikin mati | wkwk* | haha* | sampe mati | harga mati
    tried: percobaan | nyoba | coba | udah coba | gagal | ga berhasil | diselamatin | selamatin | bangun di rs | ketauan | ketahuan | keluar dari rs | keluar rsj | rsj | rumah sakit | jahitan | terakhir kali | kali ini | lagi | ulang
    noFuture: ga ada lagi | udah ga ada | ga bakal ada | ga akan ada | ga nyampe | ga sampai | ga mau sampai | ga liat | gue stop di | lebaran | ulang tahunku | malam terakhir | hari terakhir | lagu terakhir | terakhir kalinya | besok aku udah | besok udah | besok gue | senin
    bodyNow: pusing | ngantuk | gemetar | gemeter | muntah | napas | nafas | pingsan | pucat | jantung | darah | berdarah | ga bangun | ga napas | ga kerasa | kabur penglihatan | dingin
    byword: unalive | kms | bundir | log out | logout | game over | pamit | pergi selamanya | pergi jauh | pulang ke tuhan | mengakhiri | habisi | abisin | cabut nyawa | ngilang | menghilang | lakuin itu | lakukan itu
    reunite: nyusul | menyusul | ketemu mama | ketemu ayah | nunggu aku di sana | di atas sana | di surga | di sana | sebentar lagi ketemu
    relief: tenang | damai | lega | plong | akhirnya | udah mutusin | memutuskan | keputusan | siap | ringan | istirahat | ikhlas
    entrust: jagain | tolong jaga | titip | anjing* | kucing* | kunci | surat | catatan | wasiat | dibayar | lunas | kasih semua | bagiin | bagi bagi | tetangga | bilang ke | bilangin | bukan salah | jangan salahkan | maafin | maafkan | makasih semuanya | terima kasih semuanya | terima kasih untuk | jangan cari | ga usah cariin | selamat tinggal
    weapon: pistol | senjata | pisau | silet | cutter | tali | obat | pil | jembatan | rel | atap | rooftop | balkon | jendela | racun | lantai atas
    menace: mukul | mukulin | dipukul | dipukulin | nampar | ditampar | dicekik | nyekik | ngancem | ngancam | diancam | dikunci | ngunci | dikurung | ga boleh keluar | hp diambil | takut sama dia | ngikutin | diperkosa | perkosa | dilecehin | dilecehkan | megang | teriak | ngumpet | sembunyi | lebam | memar | di depan | ayah tiri | bunuh aku | dibunuh
    askHelp: harus gimana | gimana dong | aku harus apa | tolong | tolongin | bantu | telpon siapa | hubungi siapa | ambulans | polisi | darurat | 112 | 119
    noUse: ga berguna | beban | nyusahin | lebih baik tanpa | tanpa aku | ga ada yang peduli | gak ada yang | ga ada gunanya | ga ada artinya | buntu | jalan keluar | ga pantas | percuma | buat apa | ga ada harapan | ga kuat | ga sanggup | capek hidup | sampah
    wantDead: pengen mati | mau mati | mati aja | mendingan mati | mending mati | ga mau hidup | ga pengen hidup | ga mau bangun | ga bangun lagi | tidur selamanya | pantas mati | ga pantas hidup | pengen hilang | ga pernah lahir | ga lahir | capek hidup | lelah hidup | kematian
    wantEnd: biar berhenti | biar selesai | semua selesai | semua berakhir | udahan | nyerah | cukup | selesai | udah cukup | ga kuat lagi | ga tahan | ga sanggup lagi | stop
    hurtSelf: nyayat | menyayat | sayat* | silet* | nyakitin diri | sakitin diri | nyilet | bakar | sh | self harm | bunuh diri | gantung diri | loncat | lompat | overdosis | od | lengan | tangan | pergelangan | paha | cakar* | mukul diri | jedotin
`,
  ja: `
    denied: 死ぬ気はない | 死にたいわけじゃない | 死にたくはない | 自殺願望はない | 大丈夫 | 心配しないで | 悲しいだけ | ただ悲しい | 冗談 | 平気 | 深刻じゃ | そういう意味じゃ
    overcome: 年前 | 昔 | 当時 | 若い頃 | 学生の頃 | 克服 | 乗り越え | 回復 | 寛解 | 断酒 | 生還 | 今は元気 | 今では | 今日で | 年目 | 誇り | 完治 | 立ち直
    studied: 論文 | 卒論 | レポート | 予防 | ボランティア | 電話相談 | 講義 | 授業 | 心理学 | ドキュメンタリー | ポッドキャスト | ニュース | 記事 | 小説 | 章 | 研修 | 研究 | 看護師 | 試験 | 勉強
    exaggerating: もう一回聞いたら | 死ぬほど | 死ぬかと | 笑い死 | 尊死 | 萌え死 | キュン死 | 疲れて死 | 眠くて死 | 腹減って死 | 殺す気か | に殺される | 死んだw | 死んだ笑 | しぬww | 即死 | 瞬殺 | 悩殺 | ww | 草
    tried: 未遂 | 失敗 | 助けられ | 助かって | 病院で目 | 見つか | 退院 | 入院 | 閉鎖病棟 | 精神科 | 縫 | 前回 | 今度こそ | 次こそ | また
    noFuture: もういない | いなくなる | いません | 迎えない | 迎えられない | 来年はない | 生きてない | 誕生日まで | 誕生日 | クリスマス | 最後の夜 | 最後の日 | 最後の曲 | 最期 | 最後に | 明日はもう | 明日は来ない | 月曜 | までに | 夏休み終わ
    bodyNow: ふらふら | めまい | 眠く | 震え | 吐 | 息 | 意識 | 青白 | 心臓 | 血 | 起きない | 呼吸し | 感覚がない | ぼや | 寒い
    byword: 希死念慮 | 逝 | ログアウト | ゲームオーバー | 退場 | 終わらせ | 終わりにし | 終わりにする | 楽になりたい | 楽になろう | 楽になる | 消える | 実行 | 決行 | やる | 旅立 | さよならする | 自死 | 自決 | 飛ぶ | 飛ぼう
    reunite: のところへ | のところに行 | のもとへ | 会いに行 | 迎えに来て | 待ってる | 天国で | あの世 | 向こうで | そっちに行 | 一緒になれる
    relief: 落ち着いて | 穏やか | 安らか | 楽 | ほっと | やっと | ようやく | 決めた | 決めて | 決めました | 覚悟 | 準備 | 心置きなく | すっきり | 静か
    entrust: よろしく | 頼 | 犬 | 猫 | 鍵 | 手紙 | 遺書 | メモ | 解約 | 支払 | 配っ | 譲 | 隣の | 伝えて | あなたのせいじゃ | 誰のせいでも | 悪くない | 許して | ごめんなさい | 今までありがとう | ありがとうございました | 探さないで | さようなら
    weapon: 銃 | 包丁 | ナイフ | カミソリ | 刃 | ロープ | 縄 | 薬 | 橋 | 線路 | ホーム | 踏切 | 屋上 | ベランダ | 窓 | 柵
    menace: 殴 | 蹴 | 暴力 | 首を絞め | 脅 | 閉じ込め | 鍵かけ | 出してくれない | 携帯取 | スマホ取 | 怖い | つけられ | つけてくる | 襲われ | レイプ | 触られ | 怒鳴 | 隠れ | あざ | 痣 | 外にいる | ドアの | 義父 | 殺すって | 殺される
    askHelp: どうしたら | どうすれば | どうしよう | 助けて | たすけて | 誰か | 誰に電話 | 救急車 | 警察 | 110 | 119 | 相談
    noUse: 役に立たない | 役立たず | 価値がない | 価値ない | 無価値 | 迷惑 | お荷物 | 重荷 | 私がいない方 | いない方が | 誰も気づかない | 誰も気付かない | 誰も悲しまない | 意味がない | 意味ない | 意味あるの | 出口 | 逃げ場 | 何のため | 何も残ってない | もう無理 | 限界 | 耐えられない | 疲れた
    wantDead: 死にたい | しにたい | 死にたく | 死のう | 死んだほうがまし | 死んだ方が | 死ねば | 死ねる | 死ねたら | 死なせて | 死んでしまいたい | 生きたくない | 生きるのやめ | 生きるのつらい | 生きるの疲れ | 生きる気力 | 生きてる意味 | 生まれてこなければ | 目が覚めなければ | 目覚めたくない | 消えたい | 消えてしまいたい | いなくなりたい | この世から
    wantEnd: 終わってほしい | 終わりたい | 止めて | やめて | もういい | 諦め | あきらめ | 無理 | 終わり | もうだめ | たくさん
    hurtSelf: 切った | 切って | 切りたい | 切っちゃ | リスカ | アムカ | 自傷 | 自殺 | 首吊 | 首つり | 飛び降り | 飛び込 | 過剰摂取 | オーバードーズ | od | 傷つけ | 腕 | 手首 | 太もも | 引っ掻 | 焼
`,
  hi: `
    denied: मरना नहीं चाहत* | आत्महत्या नहीं | चिंता मत | टेंशन मत | कोई बात नहीं | बस उदास | थोड़ा उदास | ठीक हूँ | सब ठीक | मज़ाक | ऐसा कुछ नहीं
    overcome: साल पहले | सालों पहले | बरस पहले | साल से नशा | महीने से नशा | बच गया था | उबर* | ठीक हो गया | पहले कभी | उन दिनों | बचपन में | आज खुश | गर्व | जीत ली | पार कर
    studied: थीसिस | निबंध | रोकथाम | स्वयंसेवक | वॉलंटियर | हेल्पलाइन | सेमिनार | क्लास | मनोविज्ञान | डॉक्यूमेंट्री | पॉडकास्ट | खबर* | समाचार | लेख | उपन्यास | अध्याय | रिसर्च | शोध | नर्स | परीक्षा | प्रोजेक्ट
    exaggerating: फिर से सुना तो | एक बार और | हँस हँस के | हंसते हंसते | मर गया हँस* | भूख से मर | गर्मी से मर | मार डाला | मार डालेगी | मार डालेगा | जान ले लेगी | जान ले लेगा | जान निकल | पे मर | हाहा* | कसम से | दिल टूट
    tried: कोशिश | नाकाम | नहीं हुआ | बचा लिया | बचा लिए | अस्पताल में | अस्पताल से | छुट्टी मिली | टांके | पिछली बार | इस बार | दोबारा | फिर से | फिर
    noFuture: नहीं रहूँगा | नहीं रहूँगी | नहीं मिलूँगा | नहीं मिलूँगी | नहीं देख* | सुबह हो ही न | दिवाली | जन्मदिन | आखिरी रात | आखिरी दिन | आखिरी गाना | आखिरी बार | कल से | कल तक | कल नहीं | सोमवार
    bodyNow: चक्कर | नींद आ | काँप* | उल्टी* | साँस* | बेहोश* | पीला | धड़कन | खून | उठ नहीं रह* | महसूस नहीं | धुंधला | ठंड*
    byword: खत्म कर* | सब खत्म | खेल खत्म | गेम ओवर | दुनिया छोड़* | दुनिया से जा* | चला जाऊँगा | चली जाऊँगी | जान दे* | खुदकुशी | मुक्ति | छुटकारा | विदा | अलविदा | कर लूँगा | कर लूँगी
    reunite: के पास जा* | पास आ रह* | ऊपर वाले | भगवान के पास | मिलने आ रह* | इंतज़ार कर रह* | स्वर्ग | उस पार | माँ के पास | पापा के पास
    relief: शांति | शांत | सुकून | हल्का | हल्की | आखिरकार | फैसला | तय कर | तैयार | चैन | आराम
    entrust: ख्याल रखना | ख़याल रखना | ध्यान रखना | संभाल | कुत्त* | बिल्ली | चाबी | चिट्ठी | खत | नोट | वसीयत | चुका दि* | बाँट | दे दिया | पड़ोस* | बता देना | कह देना | तुम्हारी गलती नहीं | किसी की गलती | माफ़ कर* | सबका शुक्रिया | शुक्रिया | ढूँढना मत | मत ढूँढना
    weapon: बंदूक | चाकू | ब्लेड | रस्सी | फंदा | गोलियाँ | पुल | पटरी | छत | बालकनी | खिड़की | ज़हर | किनारे
    menace: मारता | मारते | मार रह* | मारा | पीट* | गला दबा* | धमकी | धमका* | बंद कर दिया | कमरे में बंद | जाने नहीं दे* | फ़ोन छीन | डर लग* उस* | पीछा | बलात्कार | छेड़* | छुआ | चिल्ला* | छुप* | छिप* | नील | दरवाज़े | सौतेल* | मार डालेंगे | मार देंगे | मार देगा
    askHelp: क्या करूँ | मदद | मदद करो | बचाओ | बचा लो | किसको फ़ोन | किसे बुला* | एम्बुलेंस | पुलिस | 112 | 100
    noUse: किसी काम का नहीं | बेकार | बोझ | मेरे बिना | मेरे बगैर | किसी को फर्क | कोई नहीं पूछ* | मतलब नहीं | क्या मतलब | बेमतलब | रास्ता नहीं | कोई रास्ता | लायक नहीं | क्यों जी* | किसलिए | कुछ नहीं बचा | हिम्मत नहीं | सहा नहीं | बर्दाश्त | थक गया
    wantDead: मरना चाहत* | मर जाना | मर जाऊँ | मरने का मन | मौत | जीना नहीं | जीने का मन नहीं | जीने की इच्छा | जी नहीं | नहीं जीना | नींद से न उठ* | सोऊँ और | उठना नहीं | कभी न उठ* | गायब हो | पैदा ही नहीं | पैदा न | ज़िंदगी से | जीने से | मरूँ | मरना
    wantEnd: रुक जाए | सब रुक | बंद हो जाए | अब नहीं | अब और नहीं | हार मान | हार गया | छोड़ दो
    hurtSelf: काट लिया | काट ली | काटा | काटती | काटता | कट लगा* | नुकसान | चोट | जला* | आत्महत्या | ख़ुद को | फाँसी | लटक* | कूद* | ओवरडोज़ | कलाई | हाथ काट | बाँह* | नस* | नाखून
`,
  'hi-Latn': `
    denied: marna nahi chahta | suicide nahi | suicidal nahi | chinta mat | tension mat | koi baat nahi | bas udaas | sad hu bas | thik hu | sab theek | mazaak | aisa kuch nahi
    overcome: saal pehle | saalo pehle | years ago | saal se clean | mahine se clean | sober | bach gaya tha | ubar* | recover* | thik ho gaya | pehle kabhi | un dino | bachpan me | aaj khush | proud | garv | jeet li | survive*
    studied: thesis | essay | nibandh | prevention | volunteer* | helpline | seminar | class | psychology | documentary | podcast | khabar* | news | article | novel | chapter | research | nurse | pariksha | exam | project | assignment
    exaggerating: fir se suna | ek baar aur | hans hans | haste haste | has has | bhookh se | bhuk se | garmi se | maar dala | maar dalegi | maar dalega | jaan le legi | jaan le lega | jaan nikal | pe mar | haha* | kasam se | dil toot | ke liye jaan
    tried: koshish | try kiya | try ki | attempt* | fail | nahi hua | bacha liya | bacha lia | hospital me | hospital se | discharge | taanke | pichli baar | is baar | iss baar | dobara | wapas | fir se
    noFuture: nahi rahunga | nahi rahungi | nahi rahuga | nahi milunga | nahi milungi | nahi dekh* | subah na ho | diwali | birthday | janamdin | aakhri raat | aakhri din | aakhri gaana | akhri baar | last night | last song | last time | kal se | kal tak | kal nahi | monday
    bodyNow: chakkar | neend aa | kaanp* | kamp* | ulti* | saans* | behosh* | dhadkan | khoon | uth nahi | feel nahi | dhundla | thand*
    byword: unalive* | kms | sh | khatam kar* | khatm kar* | sab khatam | sab khatm | game over | logout | log out | duniya chod* | duniya chhod* | duniya se ja* | chala jaunga | chali jaungi | jaan de* | khudkushi | mukti | chutkara | chhutkara | alvida | kar lunga | kar lungi | end kar*
    reunite: ke paas ja* | paas aa raha | upar wale | bhagwan ke paas | milne aa | intezaar kar* | swarg | us paar | maa ke paas | papa ke paas
    relief: shanti | shaant | sukoon | halka | halki | finally | aakhirkar | faisla | decide* | tay kar | ready | tayyar | chain | aaram
    entrust: khayal rakhna | khyal rakhna | dhyan rakhna | sambhal* | kutt* | dog | billi | chabi | chitthi | letter | khat | note | baant* | baat di | de diya | padosi* | bata dena | keh dena | tumhari galti nahi | kisi ki galti | maaf kar* | sabka shukriya | shukriya | thanks for everything | dhundna mat | mat dhundna | bye | goodbye
    weapon: bandook | gun | chaku | blade | rassi | fanda | goliya* | goli | pills | pul | bridge | patri | chhat | chat pe | terrace | balcony | khidki | zehar | zeher | jahar
    menace: maarta | maarte | maar raha | mara mujhe | maara | peet* | gala daba* | dhamki | dhamka* | band kar diya | kamre me band | jane nahi | phone cheen* | phone le liya | darr lag* us* | peecha | rape | ched* | chua | touch kiya | chilla* | chup* | chhup* | neel | darwaz* | sautel* | maar denge | maar dega | maar dalenge
    askHelp: kya karu | kya karoon | madad | help | help karo | bachao | bacha lo | kisko call | kise bula* | ambulance | police | 112 | 100
    noUse: kisi kaam ka nahi | bekar | useless | bojh | mere bina | mere bagair | kisi ko fark | kisi ko farak | koi nahi puch* | matlab nahi | kya matlab | bematlab | rasta nahi | koi rasta | layak nahi | kyu ji* | kuch nahi bacha | himmat nahi | saha nahi | bardasht | thak gaya
    wantDead: marna chahta | mar jana | mar jau | marne ka man | marne ka mann | maut | jeena nahi | jeene ka man nahi | jeene ki iccha | nahi jeena | neend se na | uthna nahi | kabhi na khule | kabhi na uth* | gayab ho | paida hi nahi | paida na | zindagi se | jeene se | marna hai
    wantEnd: ruk jaye | sab ruk | band ho jaye | ab nahi | nahi hota | aur nahi | haar maan | haar gaya | chod do | give up
    hurtSelf: kaat liya | kaat li | kaata | kata khud | kaatti | kaatta | cut kar* | cut kiya | nuksan | chot | jala* | suicide | aatmahatya | khud ko | fansi | latak* | kood* | overdose | kalai | haath kaat | baah | nas kaat* | naas | nakhun
`,
};
