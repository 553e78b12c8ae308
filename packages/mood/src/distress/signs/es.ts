import type { LanguageSigns } from '../language-signs.ts';

export const es: LanguageSigns = {
  common:
    'de la el y en un una los las es por con para mi me lo se si ya pero como todo esta hoy estoy soy ' +
    'tengo hay esto más cuando yo tu te le nada muy porque no ni sin pues fue son nos ser voy quiero ' +
    'puedo siempre nunca tan ese eso otra vez hasta donde quien sobre mis sus cada también algo desde ' +
    'ahora después antes vida que qué a al del he ha pon ponme dice pa igual',
  spelling: {
    apostrophe: 'joins',
    ignored:
      'que el la los las un una unos unas realmente verdad sinceramente solamente ya muy tan pues literal literalmente incluso hasta simplemente totalmente completamente puto puta jodido maldito maldita todavía aún neta posta weon wey güey tío tía bro',
    repaired: 'suicidarme suicidio matarme cortarme desaparecer despertar pastillas lastimarme',
    shortForms: `
      q k ke qe: que
      xq pq porq xk pk: porque
      x: por
      tb tmb tbn: también
      toy: estoy
      tas: estás
      ta: está
      pa: para
      kiero qiero kero: quiero
      dnd: donde
      ntp: nada
      m: me
      d: de
      n: en
      tqm: te quiero mucho
      ns: no sé
      nadien: nadie
      nose: no sé
      aki: aquí
      vivr: vivir
      morirm: morirme
      mori: morir
      suisidarme suicidarm: suicidarme
      suisidio: suicidio
      autolesion: autolesión
    `,
  },
  classes: `
    quiero: quiero | quisiera | queria | deseo | desearía | me gustaría | ojalá pudiera | necesito | prefiero | preferiría | ganas de | con ganas de | tengo ganas de | pienso en | pensando en | pensado en | he pensado en | llevo días pensando en | voy a | iba a | intenté | he intentado | intentar | intentado | quise | decidí | he decidido | planeo | pensamientos de | idea de | listo para | lista para | a punto de | debería | merezco | mejor | sueño con | fantaseo con | por | tengo que | decidido a | decidida a | estoy por | pienso | me dan ganas de | me quiero | capaz de | valor para | plan para | cómo
    morir: morir | morirme | estar muerto | estar muerta | dejar de existir | no existir | no existir más | dejar de vivir | dejar este mundo | irme de este mundo | desaparecer del mundo | desaparecer para siempre | desaparecer de este mundo | dormir para siempre | dormirme para siempre | no despertar | no despertarme | no despertar más | no despertar nunca | no despertar jamás | dormir y no despertar | dormirme y no despertar | no haber nacido | no estar viva | no estar vivo | no vivir | no vivir más | fallecer | partir de este mundo | morirme ya | irme para siempre | irme de una vez | irme con dios
    matarme: matarme | suicidarme | quitarme la vida | quitarme de en medio | ahorcarme | colgarme | pegarme un tiro | darme un tiro | pegarme un balazo | meterme un tiro | cortarme las venas | tirarme por la ventana | tirarme del puente | tirarme de un puente | tirarme al tren | tirarme a las vías | tirarme del balcón | tirarme de la azotea | tirarme al vacío | tirarme desde | saltar del puente | saltar al vacío | saltar por la ventana | acabar con mi vida | terminar con mi vida | poner fin a mi vida | ponerle fin a mi vida | acabar con mi sufrimiento | acabar conmigo | desvivirme | desvivir | aventarme al metro | aventarme del puente | lanzarme del puente | tomarme todas las pastillas | mimir para siempre | acabar con todo esto de una vez
    acabar: acabar con todo | terminar con todo | acabar con esto | terminar con esto | acabar de una vez | terminar de una vez | que todo acabe | que todo termine | todo acabe | todo termine | todo se acabe | esto se acabe | esto acabe | esto termine | ponerle fin a todo | poner fin a todo | ponerle fin | poner fin a esto
    danarme: cortarme | lastimarme | hacerme daño | dañarme | herirme | autolesionarme | quemarme | golpearme | castigarme | rasguñarme | hacerme cortes | hacerme cortadas
    dano: corté | me corto | me he cortado | me he vuelto a cortar | me volví a cortar | me lastimé | me lastimo | me he hecho daño | me hice daño | me autolesiono | me autolesioné | me quemé a propósito | me hago cortes | me hice cortes
    muerto: muerto | muerta | muerto ya | bajo tierra | en la tumba
    noestoy: no estoy | no estuviera | no estuviese | no esté | me muero | me muera | muero | muriera | me muriera | me muriese | desaparezco | desapareciera | desapareciese | me voy | me fuera para siempre | no existiera | no existiese | me mato | me matara | falte | faltara | ya no esté | estuviera <muerto> | no hubiera nacido | nunca hubiera nacido | no despertara | no despierto
    sinmi: sin mí | si <noestoy> | cuando <noestoy> | el día <noestoy> | cuando me vaya para siempre | cuando ya no esté | una vez muerto | una vez muerta | si yo <noestoy> | cuando yo <noestoy>
    mejor: mejor | más feliz | más felices | más fácil | más tranquilos | tranquilos | aliviados | descansarían | descansarán | un favor | bien | más ligero
    nadie: nadie | ni mis padres | ni mi familia | quién | alguien | ni uno
    echar: echaría de menos | echará de menos | va a echar de menos | extrañaría | extrañará | va a extrañar | notaría | notará | va a notar | se daría cuenta | se dará cuenta | se va a dar cuenta | se enteraría | le importaría | le importará | le va a importar | lloraría | preguntaría | se acordaría | me echaría de menos | me extrañaría | me va a extrañar | me encontraría
    cansado: cansado de | cansada de | harto de | harta de | cansao de | agotado de | agotada de | hasta las narices de | hasta los huevos de | hasta la madre de | hasta el coño de | aburrido de | aburrida de | me cansé de | me harté de | no aguanto | no soporto | ya no aguanto | odio
    vida: vivir | la vida | mi vida | esta vida | existir | estar viva | estar vivo | seguir viva | seguir vivo | respirar | este mundo | vivir así | esta puta vida | mi existencia | todo esto de vivir
    todo: todo | todos | fingir | luchar | sufrir | seguir | sentirme así | aguantar | sonreír | estar así | ser fuerte | mí | mí misma | mí mismo | ser yo | llorar | intentarlo
    motivo: motivo | motivos | razón | razones | sentido | ganas | fuerzas | fuerza | voluntad | ilusión
    vivir: vivir | seguir viviendo | seguir | seguir aquí | seguir viva | seguir vivo | existir | estar viva | estar vivo | levantarme | seguir adelante | continuar | estar aquí | despertar | continuar viviendo | seguir existiendo
    alguien: mi amiga | mi amigo | mi mejor amiga | mi mejor amigo | una amiga | un amigo | amiga | amigo | mi hermano | mi hermana | mi hijo | mi hija | mi novio | mi novia | mi ex | mi madre | mi padre | mi mamá | mi papá | mi primo | mi prima | mi compañera | mi compañero | mi pareja | mi marido | mi mujer | mi esposo | mi esposa | una chica | un chico | un compañero | una compañera | alguien | mi vecino | mi vecina | mi tío | mi tía | mi abuelo | mi abuela | mi hermanito | mi hermanita | mi roomie | ella
    agresor: mi marido | mi esposo | mi novio | mi pareja | mi padre | mi padrastro | mi ex | mi papá | mi madre | mi mamá | mi hermano | mi tío | mi mujer | mi novia | ella | un hombre | un tipo | mi jefe | mi abuelo | mi exmarido | mi exnovio | alguien | marido | novio | padrastro | ex
    pega: me pega | me pegó | me ha pegado | me golpea | me golpeó | me ha golpeado | me está pegando | me está golpeando | me maltrata | me agarró del cuello | me agarra del cuello | me ahorcó | me ahorca | me violó | me viola | me ha violado | me abusa | abusa de mí | abusó de mí | me amenaza | me amenazó | me quiere matar | va a matarme | me va a matar | quiere matarme | me apuntó | me encerró | me ha encerrado | me tiene encerrada | me tiene encerrado | no me deja salir | me persigue | me está siguiendo | me sigue | me estranguló | me pateó | me pega a mí | me levanta la mano | me tocó | me toca | me empujó | me dio una paliza | me ha dado una paliza
    pastillas: pastillas | pastilla | medicamentos | medicación | tabletas | píldoras | somníferos | antidepresivos | paracetamol | ibuprofeno | calmantes | ansiolíticos | clonazepam | lejía | blíster | caja entera | bote entero | frasco
    tome: tomé | he tomado | me tomé | me he tomado | tragué | me tragué | me he tragado | tomado | me acabo de tomar | acabo de tomarme | tomarme | ingerí
    adios: adiós | despedida | hasta siempre | me despido | despedirme | despidiéndome | me he despedido | me despedí
    carta: carta | cartas | nota | notas | carta de despedida | cartas de despedida | nota de despedida | mensajes de despedida | testamento
  `,
  acute: `
    <quiero> ..1 <matarme>
    <quiero> ..1 matar me
    <matarme>
    me (quiero|voy a|quisiera|gustaría|dan ganas de) ..1 (matar|suicidar|ahorcar|colgar|desvivir|quitar la vida|pegar un tiro|tirar por la ventana|tirar al tren|tirar de un puente|tirar del puente)
    me (mato|suicido|mataré|mataria) ..1 ($|hoy|esta noche|y|si|mañana|pronto)
    me quito la vida
    quitarse la vida
    suicidio
    suicida
    suicidas
    suicidarse
    pensamientos (suicidas|de muerte|intrusivos de)
    no (quiero|deseo|quisiera) (vivir|seguir viviendo|seguir viva|seguir vivo|existir|estar viva|estar vivo|despertar|despertarme|despertar mañana|estar en este mundo|seguir en este mundo|seguir con vida|seguir con mi vida|ver mañana|llegar a mañana|estar más aquí|estar aquí más|seguir aquí)
    no (quiero|deseo|quisiera) vivir más
    no me (apetece|interesa) (vivir|seguir viviendo|existir)
    (sin|no tengo|perdí|he perdido|no me quedan|no encuentro|se me acabaron|no hay|no le veo|no veo|ningún|ninguna|ya no tengo|no le encuentro) ..1 <motivo> ..1 (de|para|por|a|por los|por las|en) ..1 (vivir|seguir viviendo|existir|estar viva|estar vivo|seguir viva|seguir vivo|seguir aquí|la vida|estar aquí|mi vida|levantarme nunca)
    (sin|no tengo|perdí|he perdido|no me quedan) ..1 ganas de (vivir|nada de vivir|seguir|existir|despertar)
    no (vale|merece) la pena (vivir|seguir|seguir viviendo|la vida|estar viva|estar vivo|estar aquí|vivir así)
    la vida no (vale|merece|tiene sentido|vale nada) ..3
    (ojalá|desearía|quisiera|me gustaría|deseo|espero|rezo|le pido a dios|pido a dios|pidiendo|rezando|rezo para) ..3 (no despertar|no despertarme|no despierte|no despertara|no me despierte|no amanezca|no amanecer|estuviera muerto|estuviera muerta|estar muerta|estar muerto|no haber nacido|nunca haber nacido|no hubiera nacido|no existiera|no existir|me muriera|me muera|morirme|morir|me lleve|me atropelle|me atropellara|me maten|me mate|no vuelva a despertar|me caiga un rayo|me dé un infarto|se estrelle|sea terminal|me lleves)
    (dormir|dormirme|acostarme|cerrar los ojos|me duermo) y (no|nunca|jamás) ..1 (despertar|despertarme|despertarse|volver a despertar|despertar más|abrirlos)
    (mejor|preferiría|prefiero) (muerto|muerta|estar muerto|estar muerta|no existir|no haber nacido|morir|morirme)
    estaría mejor (muerto|muerta)
    (debería|debí|deberia) (estar muerto|estar muerta|morir|morirme|haber muerto|haberme muerto)
    merezco (morir|morirme|la muerte|estar muerto|estar muerta)
    nunca (debí|debería|debi) (haber nacido|nacer)
    no (debí|debería) (haber nacido|nacer|existir)
    <mejor> ..3 <sinmi>
    sin mí ..3 <mejor>
    <nadie> ..3 <echar> ..4 <noestoy>
    <nadie> ..2 me (echaría de menos|extrañaría|va a extrañar|echará de menos|extrañará|lloraría)
    si <noestoy> ..3 (nadie|alguien|quién|todos|sería|a nadie|mejor)
    (cuando|después) (de)? (yo)? (esté muerta|esté muerto|me muera|haya muerto|ya no esté|me haya ido)
    el mundo ..3 sin mí
    <cansado> ..1 (vivir|existir|estar viva|estar vivo|seguir viva|seguir vivo|respirar|este mundo|esta vida|vivir así|mi existencia|esta existencia|la vida)
    (esta|mi)? última noche ($|aquí|en|con vida|viva|vivo)
    (mi|para mi) último (día|mensaje|adiós|atardecer|amanecer) ($|aquí|en este mundo|con vida|en la tierra)
    (última|ultima) canción ..4 (antes|voy a|escuche|escuchar|escucho|de mi vida|oír|oiga)
    (antes de irme|antes de partir) ..2 (para siempre|de este mundo|$)
    <adios> (a todos|mundo|para siempre|mundo cruel|a este mundo|vida|a la vida|familia|de todos|de mis|de mi familia)
    (esto|este) es (mi)? (adiós|despedida|último mensaje|final)
    (escribí|he escrito|dejé|he dejado|escribiendo|dejo|dejando|ya escribí|escribo|tengo escrita|tengo escritas|tengo lista) ..2 <carta> ($|de despedida|a mis|para mis|a mi|para mi|en|a cada|para que|para cada|sobre|y)
    (carta|cartas) de despedida
    (cuando|para cuando) (leas|lean|leáis|encuentren|encuentres|veas|vean|lea) esto
    no (voy a|vaya a|iré a|creo) ..2 (estar|llegar|pasar|sobrevivir|aguantar) ..3 (mañana|noche|navidad|cumpleaños|lunes|fin de semana|año que viene|próximo año|verano|mucho tiempo|mucho más)
    (mañana|el lunes|pronto) ya? no (estaré|voy a estar|estoy|existiré|despertaré)
    (no|ya no) (estaré|voy a estar) (aquí|viva|vivo|mañana|más|en este mundo|para)
    (no sé si|no creo) ..3 (llegar|llegue|pasar|pase|sobrevivir|sobreviva|aguantar|aguante) ..3 (mañana|noche|amanecer)
    esta noche (lo hago|acabo|termino|me voy|se acaba|todo acaba|será)
    (lo voy a hacer|voy a hacerlo|lo haré) (hoy|esta noche|mañana|pronto|este|$)
    (tengo|ya tengo|hice|he hecho) ..2 (plan|fecha|todo planeado|todo preparado|todo listo|método|soga|cuerda|pastillas guardadas|día elegido|decidido)
    (planeado|planeando|planeo|planear|planea) ..2 (mi muerte|mi suicidio|cómo morir|cómo hacerlo|mi final)
    (pensando|pienso|he pensado|busqué|buscando|buscado|investigado|sé|googleé|pensado) ..2 (cómo|formas de|maneras de|método|métodos para) ..1 (hacerlo|morir|matarme|acabar|terminar|acabar con todo|suicidio|irme)
    (cuántas) ..1 <pastillas>
    (guardando|guardado|juntando|juntado|acumulando|acumulado|ahorrando) ..3 <pastillas>
    <tome> ..4 <pastillas>
    (tomé|tomado|tragado|tragué) (demasiadas|demasiado|muchas|todas|todo el|un montón) ..2
    sobredosis
    (quiero|voy a|quisiera|ganas de|pienso en|necesito|decidí|he decidido|pensando en|listo para|lista para|mejor) ..1 <acabar>
    <acabar> (hoy|esta noche|para siempre|de una vez|$)
    (saltar|tirarme|lanzarme|aventarme|arrojarme) ..3 (puente|ventana|azotea|balcón|tren|metro|vías|vacío|edificio|acantilado|terraza|coche|camión)
    (estoy|sentado|sentada|parado|parada|subido|subida|aquí|de pie) ..3 (puente|azotea|borde|cornisa|vías|acantilado|barandilla|balcón|tejado|terraza|precipicio) ($|y|mirando|a punto|del)
    (tengo|con) ..3 (soga|cuerda|navaja|cuchilla|cuchillo|pistola|arma|pastillas|cúter|gillette|hoja de afeitar) ..3 (mano|lista|listas|delante|al lado|mesa|enfrente|en la cama|cajón)
    mirando ..2 (cuchillo|cuchillos|pastillas|soga|cuchilla|navaja|vías)
    (quiero|ganas de|necesito|voy a|vuelto a|volví a|volver a|he vuelto a|impulso de|pienso en|pensando en|necesidad de|no puedo parar de|empecé a|pensé en|deseo de|evitar|miedo de|miedo a) ..1 <danarme>
    <danarme> ($|otra vez|de nuevo|los brazos|las piernas|los muslos|las muñecas|hoy|esta noche|para|a propósito)
    me <dano>
    <dano>
    me corté ..2 (otra vez|de nuevo|brazos|brazo|piernas|a propósito|anoche|muñecas|muslos|ayer|hoy|y no|demasiado)
    me (volví a|he vuelto a) (cortar|lastimar|hacer daño|quemar|herir)
    autolesi*
    (recaí|recaída|he recaído|recaer) ..5 (cortes|cortar|cuchilla|brazos|cortarme|limpia|limpio|autolesión)
    (cortes|heridas|marcas|cicatrices) ..3 (brazos|brazo|muñecas|piernas|muslos|nuevas|nuevos)
    no deja de sangrar
    no para de sangrar
    (hacer|hago|haga|haré|cometer|cometa) ..1 (locura|tontería|algo malo|una estupidez|algo irreversible|algo de lo que no hay vuelta)
    miedo ..2 (de mí|a mí|hacerme|lo que pueda hacer|lo que puedo hacer|de lo que pueda|mis pensamientos|quedarme sola|quedarme solo conmigo|de mí misma|de mí mismo)
    no (me fío|confío|me siento segura|me siento seguro|estoy segura|estoy a salvo|estoy seguro) (de|en|conmigo|con) (mí|mí misma|mí mismo|misma|mismo|mis pensamientos)
    peligro para mí
    (voces|la voz) ..4 (dicen|dice|mandan|ordenan|piden|gritan) ..4
    <alguien> ..6 (se quiere|quiere|va a|intentó|ha intentado|amenaza con|dice) ..3 (matarse|suicidarse|quitarse la vida|morir|morirse|desaparecer|hacerse daño|cortarse|tirarse|no quiere vivir|hacer una locura)
    <alguien> ..4 (se corta|se está cortando|se lastima|se hace daño|se autolesiona|se va a matar|se quiere matar|se quiere morir|se intentó matar|se tomó|no quiere vivir|no quiere seguir viviendo|ya no quiere vivir)
    <alguien> ..6 (se despidió|se ha despedido|mensaje de despedida|se está despidiendo|carta de despedida|no contesta|no responde|apagó) ..6
    (se despidió|se ha despedido|despidiéndose) ..6 (no contesta|teléfono|móvil|todos|apagado|responde|miedo|raro)
    (dice|dijo|escribió|puso|mandó) ..5 (quiere morir|quiere morirse|se va a matar|quiere desaparecer|no quiere vivir|no vale la pena vivir|adiós a todos|va a matarse|mejor muerta|mejor muerto)
    (si lo dejo|si le dejo|si me voy) ..2 se (mata|matará|va a matar)
    <agresor> ..3 <pega>
    (me pega|me golpea|me está pegando|me ha pegado|me pegó) ..3
    ayuda ..5 (matar|pegando|golpeando|encerrada|pistola|cuchillo|casa)
    (me va a matar|va a matarme|me quiere matar|me van a matar) (si|mi|cuando|y|ayuda|$|esta)
    (escondida|escondido|encerrada|encerrado|me encerré|me escondí|me he encerrado|me he escondido) ..3 (baño|armario|cuarto|habitación|closet|ropero|mi)
    tiene  (pistola|cuchillo|arma|navaja|machete)
    (alguien|un hombre|un tipo) ..2 (me sigue|me está siguiendo|me persigue|siguiéndome|entrando en mi casa|dentro de mi casa|intentando entrar|entró en mi casa|entró a mi casa)
    (miedo de|miedo a|me da miedo) (volver|ir|llegar|estar) (a|en)? casa
    no me deja (salir|irme|ir)
    (regalé|he regalado|regalando|repartí|repartiendo|he repartido|di) ..3 (mis cosas|mi perro|mi gato|mi ropa|mis libros|mi guitarra|todas mis)
    (dejé|he dejado|dejo|arreglé|ordené) ..3 (papeles|cosas|todo) ..2 (en orden|arreglado|ordenado|listo|listas|preparado)
    (cuiden|cuidad|cuida|cuides) ..2 (mi perro|mi gato|mis hijos|mi hija|mi hijo|mi madre|mi hermana|mi mamá|mi familia) ..3
    (díganle|dile|decidle|diles|díganles) ..4 (quiero|amo|quise|amé|queria|amaba|perdón)
    (perdón|perdonen|perdóname|perdonadme|perdónenme) ..4 (lo que voy a hacer|por irme|por no aguantar|por rendirme|por dejaros|por dejarlos)
    (tomé|he tomado|ya tomé|tomado) (mi)? decisión
    ya (lo)? (decidí|he decidido|tomé la decisión)
    (en paz|tranquila|tranquilo|calma) ..3 (decidí|decidido|decisión|adiós|va a acabar|se acaba)
    (única|unica) (salida|solución|opción|forma|manera) ..3 (morir|muerte|matarme|irme|es desaparecer|descansar|es morir)
    (no hay|no veo|no encuentro) ..1 (otra)? salida  ($|más|para mí|sino|salvo)
    (morir|la muerte|estar muerta|estar muerto|no existir) ..2 (sería|suena|parece|es|me llama|me parece) ..2 (alivio|descanso|paz|mejor|solución|bien|fácil|única|bonito|liberación|tranquilo)
    (reunirme|irme|estar|encontrarme) con (mi (madre|padre|hijo|hija|mamá|papá|abuela|abuelo|hermano|hermana|marido|esposa|esposo|mujer|novio|novia)|ella|dios|ellos) ..2 ($|pronto|en el cielo|arriba|esta noche|allá)
    (me rindo|rendirme) ..2 (con la vida|de vivir|para siempre|de todo ya)
    (no|ya no) (puedo|aguanto|soporto) ..2 (vivir|seguir viviendo|seguir viva|seguir vivo|la vida)
    (descansar|irme) (en paz|para siempre|de una vez)
    (gracias por todo|gracias por la música) ..4 (adiós|hasta siempre|última|siempre)
    (adiós|última) ..6 gracias por (todo|la música)
    💊💊
  `,
  exaggerated: `
    <quiero> ..1 <morir>
    me (quiero|quisiera|voy a|quería) (morir|morir ya)
    (quiero|quisiera|prefiero|deseo) la muerte
  `,
  possible: `
    suicid*
    (sin|no hay|no tengo|no veo|perdí|he perdido|no me queda|ninguna|pierdo) ..2 (esperanza|esperanzas|salida|futuro|ilusión|ganas|motivos|fuerzas|sentido|razón)
    nada (tiene sentido|importa|vale la pena|sirve|me importa|me llena|me hace ilusión|va a cambiar|va a mejorar|cambia|mejora|me ayuda|funciona|me hace feliz|me queda)
    (no|ya no) (le veo|le encuentro|veo|tiene|encuentro) ..1 (sentido|salida|futuro|razón|caso|luz)
    (para qué|por qué|de qué sirve) ..1 (seguir|sigo|vivir|levantarme|esforzarme|estoy aquí|existo|nací|intentarlo|luchar|seguir luchando|me levanto|despierto|tanto esfuerzo|lo intento|todo|nada)
    para qué $
    (no|ya no) (puedo|aguanto|soporto) (más|con esto|con todo|con nada|con mi vida|seguir|seguir así|conmigo)
    (no|ya no) (aguanto|soporto) ($|esto|nada|vivir|mi vida|este dolor|la vida|tanto)
    ya no puedo
    no doy (para)? más
    no me quedan (fuerzas|ganas|lágrimas)
    (soy|siento|sentirme|siendo|ser) ..2 (carga|estorbo|fracaso|fracasado|fracasada|inútil|mierda|basura|problema|error|asco|desastre|nada|nadie|decepción|lastre|peso|inservible|cero a la izquierda|monstruo)
    (me siento|siento|sentirme|estoy|me he sentido) ..2 (vacío|vacía|vacio|roto|rota|perdido|perdida|atrapado|atrapada|solo en el mundo|invisible|muerta por dentro|muerto por dentro|muerto en vida|muerta en vida|sin vida|hundido|hundida|destrozado|destrozada|desesperado|desesperada|desesperanza|inútil|ahogado|ahogada|apagada|apagado|acabado|acabada|de más|sobrando|fuera de lugar|como un fantasma|fantasma)
    ^ (vacío|vacía|rota|roto|perdida|perdido|nada|inútil|harta|harto|me rindo|no puedo|basta|agotada|agotado) $
    (no siento|sin sentir|dejé de sentir) nada
    (me odio|me doy asco|odio mi vida|odio vivir|odio existir|odio ser yo|odio mi cuerpo|no me soporto|no me aguanto|odio despertar|me detesto|odio quien soy|odio despertarme|me odio a mí)
    (quiero|quisiera|ganas de|me gustaría|necesito|ojalá pudiera|ojalá) ..1 (desaparecer|esfumarme|evaporarme|desaparezca|desapareciera|apagarme|dejar de sentir|dejar de sufrir|no sentir nada|rendirme|huir de todo|escapar de todo|parar todo|dormir y|dormir mil años|no estar|no estar aquí|no ser yo|irme lejos de todos|dejar de ser|no ser nadie|descansar de todo|tirar la toalla|no levantarme|dormir meses|dormir años|soltar todo|que pare|que todo pare|que se acabe|que esto pare|se acabe|pare todo|se detenga)
    (haz que|quiero|necesito) ..1 (pare|paren|se callen|se calle|se detenga) ..2
    (a nadie|nadie) ..1 (le importo|me quiere|me necesita|me entiende|me escucha|me ve|me va a querer|le importa|le importo una mierda|se da cuenta|nota|me busca|me echa de menos|me puede ayudar|puede ayudarme|me soporta|me ama|pregunta|se acuerda|me llama|me habla)
    (alguien|nadie) (se daría cuenta|lo notaría|me extrañaría|notaría|preguntaría|me buscaría)
    (no le|a nadie) (importo|hago falta)
    no le importo (a)? nadie
    (no tengo|sin) (a)? nadie ($|con quien|en|a quien)
    (<cansado>) ..1 (todo|mí|fingir|luchar|sufrir|seguir|sentirme así|sonreír|ser yo|ser fuerte|mi vida|la vida|vivir|intentarlo|llorar|todos|aguantar|estar sola|estar solo|estar mal|existir|mi cabeza|pelear|este dolor)
    (cansancio|cansada|cansado) ..2 (alma|de todo|por dentro|que no se quita|vida)
    (mi vida|la vida|todo) (es|no tiene|se|no vale|me|está) ..2 (mierda|infierno|sentido|asco|nada|derrumba|desmorona|supera|pesa|un error|vacía|perdido|basura|insoportable|pesadilla|cae|acabado|cuesta arriba)
    (se me hace|me resulta|es) ..1 (insoportable|inaguantable|cuesta arriba|imposible seguir)
    no (sirvo|valgo) ..2 (nada|nadie|para nada)
    no encajo ..2
    (no pertenezco|no soy de este mundo|no estoy hecha para|no estoy hecho para|no nací para|sobro)
    (estoy|me siento) de más
    me rindo
    (tocar|toqué|tocado|tocando) fondo
    (no veo|no hay|no) ..1 luz ..3
    (pozo|agujero|túnel|abismo|oscuridad|oscuro|oscura) ..3 (salir|fondo|dentro|final|veo|me traga|estoy|negro|lugar)
    (pensamientos|ideas|cosas) ..1 (oscuros|oscuras|feos|feas|horribles|malos|negros|negras|raras)
    (no he|no) ..1 (comido|salido|levantado|dormido|duchado|salgo|como|duermo|me levanto) ..3 (días|semanas|cama|cuarto|habitación|casa)
    (no consigo|no puedo|no logro|me cuesta) (ni)? (levantarme|salir) ..2 (cama)
    (lloro|llorando|llorar|lloré) ..3 (todas las noches|cada noche|todos los días|ducha|escondidas|sin parar|sin motivo|dormirme|suelo|baño para que|dos horas|en silencio)
    (solo|sola) ..2 (mundo|siempre|como nunca|para siempre|otra vez|en esto|todo el día)
    (todo|el mundo) (me da igual|se acabó para mí|me supera|está en mi contra|me abandona|me deja)
    (me da igual|me da lo mismo|no me importa) ..2 (todo|vivir|nada|morir|lo que me pase|si vivo|si me muero|si despierto)
    (perdí|he perdido|lo perdí) (a)? (todo|todo lo|mi todo|ganas|ilusión)
    (sobreviv*|existiendo|existo) ..2 (nada más|sin más|no vivo|no vivir|por inercia)
    (por inercia|piloto automático|en automático)
    (no estoy|estoy) (bien)? ..2 (mal de verdad|fatal|al límite|límite|hundida|hundido|muy mal)
    al límite
    (no es|no fue) vida
    (esto|así) no es vida
    (nunca|nada|no) (va a|voy a)? ..1 (mejorar|mejora|ser feliz|estar bien|salir de esta|cambiar)
    (me da|tengo|le tengo) miedo ..2 (mi padre|mi marido|mi novio|mi pareja|mi ex|mi padrastro|mi papá|llegue|en casa|borracho)
    (grita|se enfada|se enoja|bebe|rompe|controla) ..6 (miedo|me escondo|me encierro|encierro|cuarto|teléfono|cada)
    (algo|preocupa|raro|rara|preocupada|preocupado) ..4 (amiga|amigo|hermano|hermana|hijo|hija|primo) ..6
    (amiga|amigo|hermano|hermana|hijo|hija) ..6 (no sale de|no habla|raro|rara|no quiere|está muy mal|me preocupa|dejó de|apagado|apagada|callado|callada)
    (la cabeza|mi cabeza|mi mente) ..2 (no para|no calla|no se calla|ruido|me mata|no me deja|va a explotar|en contra|enemiga)
    (bebo|bebiendo|beber|tomo|tomando|emborracharme) ..3 (olvidar|no pensar|no sentir|sola|solo|dormir|no sentir nada)
    (máscara|careta|fingiendo|finjo|fingir|sonrisa falsa|sonrío) ..4 (bien|dentro|roto|rota|todos|muero|caiga|feliz)
    (nadie|no) ..2 me salva
    (ayuda|auxilio|socorro) $
    (crisis|ataque) ..2 (ansiedad|nervios) ..4 (no puedo|otra vez|morir|sola|solo)
    depresión ..3 (puede|ganando|gana|mata|matando|traga|hunde|ha vuelto|volvió)
    (mi existencia|existir|vivir) (duele|pesa|cansa|me pesa|me duele|agota)
    (me pesa|me duele) (la vida|vivir|existir|el alma|estar viva|estar vivo|todo)
    ojalá ..3 (otro|otra|nunca|no hubiera|pudiera no)
  `,
  innocent: `
    (me muero|me estoy muriendo|muerto|muerta|morir|morirme|muriendo|morí) de (risa|hambre|sueño|calor|frío|vergüenza|ganas|sed|amor|miedo|aburrimiento|pena|cansancio|celos|ternura|envidia|nervios|emoción)
    (matar|mato|mata|matando|matarme|maté) ..1 (tiempo|rato|aburrimiento|hambre)
    (me mata|me matan|matando|matarme) (este|esta|calor|risa|jefe|madre|examen|ritmo|canción|espalda|rodilla)
    (mi|me) (madre|padre|jefe|jefa|hermana|novia|mamá|papá|profe|mujer) me (mata|va a matar|quiere matar)
    (escuadrón|escuadron) suicida
    (prevención|contra|hablar sobre|documental|libro|peli|película|trabajo|charla|examen) ..3 (suicidio|suicidarse|suicida)
    (no puedo|puedo) vivir sin (café|música|esta|este|ti|chocolate|mi móvil|internet)
    (última|ultima) (canción|noche|copa) (de|en|del) (fiesta|noche|gira|verano|vacaciones|viaje|concierto|boda)
    (adiós|despedida) (de soltera|de soltero|verano|vacaciones|invierno|curso|exámenes|jefe|fiesta)
    fiesta de despedida
    (desaparecer|perderme) (en|por) (playa|monte|montaña|bosque|fin|unos días|mundo un|isla)
    (de)? muerte
    (día de|metal|a) muerte
    (vivir|vivo) ..1 (vida|sueño) loca
    (ganas de|quiero|mejor) (acabar|terminar) ..2 (trabajo|exámenes|examen|semana|tesis|turno|curso|entrega|informe|proyecto|día|deberes|jornada)
    (no quiero|no quería) vivir (en|con|aquí|lejos)
    (perdido|perdida|rota|roto) (partido|móvil|final|pantalla|llaves|vuelo|tren|maleta|pierna|tobillo)
    (cansado|cansada|harto|harta) de (trabajar|estudiar|curro|tráfico|lluvia|jefe|exámenes|oficina|calor|universidad)
    cortarme ..1 (pelo|flequillo|puntas|barba)
    me corté ..1 (pelo|flequillo|cocinando|dedo)
    (pega|pegó|pegado) (canción|tema|ritmo|bajo|fuerte|sol|temazo)
    (me pega|pegar) (canción|sol|bajón|bajon|ritmo)
  `,
  joking: `
    (jaja|jajaja|jajajaja|jajajajaja|jeje|jejeje|jijiji|jsjs|jsjsjs|ajaja|ajajaja|lol|xd|xdd|jajaj|jajajaj|ja ja)
    😂
    🤣
    💀
    😆
    😅
    (resaca|deberes|lunes|meme|memes|karaoke|excel|examen|exámenes|parcial|parciales|tarea)
  `,
  themes: `
    die: morir* | muero | muere* | muert* | murió | muera* | tumba | ataúd | funeral | entierro | cementerio | cielo | allá arriba
    kill: mata* | matarme | mato | maté | suicid* | ahorca* | colgarme | asesin* | dispar* | estrangul*
    live: vivir | vivo | viva | vivos | vida | existir | existo | existencia | respirar | respiro | mundo | nacer | nacido | nací | sobreviv* | tierra
    end: acabar | acaba | acabe | terminar | termina | termine | fin | final | parar | pare | basta | rendirme | rindo | bajo aquí | me bajo | dejarlo | ya está | se acabó | hasta aquí | salida | listo
    gone: irme | voy | fui | desaparec* | lejos | marcharme | ausente | falta poco | falta poquito | no volver | no vuelvo | esfum* | me apago | apagando
    wake: despert* | dormir | duermo | sueño eterno | cama | levantarme | amanec* | mañana
    cut: cort* | daño | herid* | sangr* | cicatri* | quem* | cuchill* | navaja | golpear* | arañ* | recaí* | autolesi* | arden | arde | cutter
    body: brazo | brazos | muñeca | muñecas | piel | cuello | garganta | muslo | muslos | piernas | venas | mangas | manga larga | pecho
    meds: pastilla* | medic* | somnífer* | frasco | caja | tomé | tomado | tragu* | sobredosis | dosis | botella | borrach* | bebo | alcohol
    place: puente | azotea | borde | vías | ventana | balcón | cornisa | soga | cuerda | pistola | cuchillo | río | acantilado | cajón | terraza
    farewell: adiós | despedi* | despido | carta | cartas | nota | última | último | perdón | perdona* | perdone* | díganle | dile | gracias por todo | recuérd* | cuídate | cuiden | cuida
    affairs: regal* | repart* | testamento | papeles | llaves | pagué | deudas | arregl* | ordené | ordenado | contraseñas | en orden | cuiden | perro | gata | dejé todo
    burden: carga | estorbo | inútil | fracas* | problema | error | basura | mierda | decepcion* | arruin* | rot* | monstruo | débil | vergüenza | lastre | no sirvo | no valgo | culpa | sobro | de más | peso
    nobody: nadie | sola | solo | alguien | invisible | fantasma | abandonad* | olvidad* | soledad | ni cuenta
    nothing: nada | vací* | sentido | motivo | razón | para qué | ilusión | ni frío | apagad*
    tired: cansad* | hart* | agotad* | no puedo | no aguanto | no soporto | fuerzas | aguantar | aguanto | seguir | sigo | sostener | no doy más | cansancio | desgan*
    pain: dolor | duele* | sufr* | llor* | lágrimas | grit* | insoportable | tortura | agon*
    hate: odio | odia* | asco | detest* | desprecio | no me soporto
    hope: esperanza | futuro | luz | mejor | mejorar | ayuda | ayúd*
    plan: plan | planea* | decidí | decidido | decisión | fecha | prepar* | tranquil* | paz | calma | método | el día | cuando
    self: yo | me | mi | mí | conmigo | mis
    neg: no | ni | nunca | jamás | sin | tampoco
    want: quiero | quisiera | ojalá | deseo | necesito | ganas | gustaría | prefier*
    longer: más | siempre | otra vez | cada día | cada noche | meses | años | desde hace | hace tiempo | toda la vida
    they: todos | ellos | familia | padres | gente | mamá | papá | madre | padre | hijos | hijo | hija | mujer | marido | ustedes | los demás
    friend: amig* | hermano | hermana | hermanit* | primo | prima | compañer* | alumn* | vecin* | novio | novia | mi ex | grupo
    says: dice | dijo | escribió | mandó | mensaje | puso | contesta | responde | publicó | audio | avisó
    violence: pega* | pegó | golpe* | encerr* | escond* | amenaz* | policía | persigue | sigue | grita* | viol* | maltrat* | borracho | me controla | miedo | arma | puerta | nos mata*
    god: voces | la voz | dios | diosito | rez* | virgen | otro lado | ángel*
    tonight: hoy | noche | ahora | pronto | mañana | lunes | viernes | horas | minutos | madrugada
    why: por qué | para qué | hasta cuándo | cuánto | de qué sirve | qué más da
    secret: nadie sabe | no he contado | secreto | no le digas | no digas | nadie lo sabe | no se lo he
    dark: oscur* | ahog* | hund* | atrapad* | perdid* | caer | caigo | fondo | pozo | túnel | cárcel | jaula | abismo | negro | sombra
    ill: hospital | terapia | terapeuta | psic* | psiqui* | depres* | ansiedad | diagnós* | enferm* | cáncer | tratamiento | médico | ingres*
    child: bebé | años tengo | tengo 14 | tengo 15 | tengo 16 | cole | instituto | colegio | secundaria | padrastro | alumno
    music: canción | canciones | música | rola | playlist | lista | disco | álbum | banda | tema | temazo | ritmo | bachata | reggaet* | salsa | rock | pop | metal | jazz | lofi | piano | guitarra | cumbia | techno | balada* | bolero* | ranchera* | corrido* | letra | concierto | tango | flamenco | vallenato | mariachi | batería | bajo | perreo
    ask: pon | ponme | ponle | algo | recomienda | dame | pásame | busca | sugiere | anímame | música para
    work: trabajo | trabajar | jefe | jefa | oficina | reunión | entrega* | examen* | curro | turno | estudiar | estudi* | deberes | tesis | uni | universidad | clase | clases | química | mates | proyecto | informe | excel | tráfico | tarea | lunes
    food: café | pizza | cena | cenar | desayuno | vino | cerveza | chocolate | cocin* | tacos | paella | comida | hambre | tarta | pastel | palomitas | tequila | mate | asado | helado
    sport: partido | equipo | gym | gimnasio | correr | gol | golearon | liga | fútbol | juego | fortnite | nivel | maratón | crossfit | entren* | bici | nadar | carrera | champions | mundial | ganamos | perdimos
    love: ex | novio | novia | amor | corazón | corazoncito | me dejó | ruptura | celos | cita | beso | boda | casa el | echo de menos | extraño | crush | ligue
    grief: abuela | abuelo | perrito | gato | falleció | luto | duelo | aniversario | velorio | muertos | altar
    fun: fiesta | vacaciones | baila* | cumple* | viaje | playa | festival | navidad | celebra* | verbena | erasmus | verano | vuelo | aeropuerto | amigas | finde
    joke: jaja* | jeje* | jiji* | lol | xd | jsjs* | 😂 | 🤣 | 💀 | 😆 | 😅 | 😭 | meme
    season: lluvia | llueve | lluvioso | otoño | invierno | primavera | domingo | sábado | viernes | frío | calor | sol | nieve | tarde | mantita | gripe
    film: peli | película | serie | libro | capítulo | netflix | anime | novela | final de | video | documental | personaje | actor
    things: móvil | teléfono | celular | coche | carro | bus | metro | tren | wifi | batería | ordenador | compu | pelo | zapatos | piso | casa | dinero | alquiler | mudanza | vecinos | impresora
    good: feliz | contento | contenta | bien | lindo | bonito | genial | orgullos* | risa | reír | gracias | mejor día | alegr* | guapa | perfecto | por fin | viva | emocionad*
    mild: poco | triste | tristeza | bajón | bajonead* | aburrid* | regular | melancol* | nostalg* | estres* | nervios* | flojera | pereza | sueño | cansadísim* | meh | malito
    ache: cabeza | espalda | muelas | rodilla | pies | resaca | tobillo | garganta mala | regla | migraña | gripe | fiebre
    you: tú | usted | robot | bot | asistente | app | vos
  `,
};
