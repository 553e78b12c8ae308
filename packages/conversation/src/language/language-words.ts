import type { DistressLanguage } from '@attune/mood';

/**
 * Frequent words of each language, without those that are English words as well. Accents as they are written, and without.
 * Japanese and Hindi are told by their script.
 */
export const languageWords: Readonly<Record<string, string>> = {
  es: `
    el la los las un una unos unas de del al y que qué en es está esta estoy estas estás soy eres somos son por para con sin pero
    muy más mas también tambien como cómo cuando cuándo donde dónde hoy ayer mañana manana noche día dia tengo tiene tienes
    quiero quiere necesito puedes puede pon ponme ponte dame algo nada todo toda todos música musica canción cancion canciones
    triste feliz alegre tranquila tranquilo cansado cansada enojado enojada aburrido me te se lo mi mis tu tus su sus nos tú
    ella ellos porque porqué hola gracias buenos buenas días dias tardes noches favor poco mejor peor rápido rapido lento otra otro
    siento sentir ganas trabajo casa limpiar correr dormir estudiar amor corazón corazon vida ahora aquí aqui así asi sí mucho
    mucha bailar fiesta ánimo animo llorar extraño amigo amiga hace ha he voy va vamos quita menos cambia vale adiós adios déjalo
    gusta gustó gusto mal genial vos che escuchar cocinar suave ruido cabeza novia novio murió murio perdí ganamos ayer muerto nuevo nueva vieja sola solo
  `,
  pt: `
    o os um uma uns umas de do da dos das no na nos nas e que em é está esta estou são sao sou por para pra com sem mas muito
    muita mais também tambem como quando onde hoje ontem amanhã amanha noite dia tenho tem quero preciso pode coloca põe poe
    toca me dá algo nada tudo todo música musica músicas musicas canção cancao triste feliz alegre calmo calma cansado cansada
    eu você voce ele ela nós minha meu meus minhas seu sua porque olá ola oi obrigado obrigada bom boa favor pouco melhor pior rápido
    lento outra outro sinto sentir vontade trabalho casa limpar correr dormir estudar amor coração coracao vida agora aqui
    assim sim não nao estava foi ser tô to aí ai saudade saudades gostei bem ouvir chorar dançar festa cozinhar animada animado
    ganhamos perdi morreu sozinho sozinha ansioso ansiosa raiva demais tchau
  `,
  fr: `
    le la les un une des du de et que qui en est suis es êtes sommes sont je j tu il elle nous vous ils elles ne pas plus mais
    très tres bien aussi comme quand où ou aujourd hui hier demain nuit jour j'ai ai as avez ont veux voudrais peux peut mets
    joue donne moi quelque chose rien tout toute musique chanson chansons triste heureux heureuse content calme fatigué fatigue
    fatiguée mon ma mes ton ta tes son sa ses parce bonjour salut merci bonsoir s'il plaît plait peu mieux pire rapide lent autre
    sens envie travail maison courir dormir étudier etudier amour coeur cœur vie maintenant ici oui non avec sans pour dans sur
    c'est cest ça ca j'en d'un d'une l'on qu'est beaucoup trop pleurer danser fête fete journée journee soirée soiree écouter
    ecouter besoin cuisiner suis-je quoi doux douce gagné mort seul seule copine copain mec encore fois plutôt plutot paroles sans même meme chose joyeux gai rythme lentement
  `,
  de: `
    der die das ein eine einen einem einer und oder ist bin bist sind seid ich du er sie es wir ihr nicht kein keine mehr aber
    sehr auch wie wenn wann wo heute gestern morgen nacht tag habe hab hast hat haben will möchte mochte kann kannst spiel
    spiele gib mir mich dich etwas was nichts alles musik lied lieder traurig glücklich gluecklich glucklich froh ruhig müde
    mude muede mein meine meinen dein deine weil hallo danke guten bitte bisschen besser schlechter schnell langsam schneller
    langsamer andere anderes fühle fuhle fuehle lust arbeit haus zuhause laufen schlafen lernen liebe herz leben jetzt hier ja
    nein mit ohne für fur fuer im am zum zur von vom bei nach über uber auf aus noch schon nur so einfach mal doch gerade
    wurde worden immer wieder dass kopf richtig schlecht gut tschüss tschuss weinen tanzen feiern kochen putzen ruhiges freundin
    viel zu war streit büro bin's wirklich endlich ganz hätte wäre kaputt stress feierabend schlimm nervös klavier gesang danke dankeschön
    freund gewonnen verloren gestorben allein einsam sauer wütend
  `,
  it: `
    il lo la i gli le un uno una di del della dei delle da dal nel nella e che è sono sei siamo siete ho hai ha abbiamo hanno per
    con senza ma molto molta più piu anche come quando dove oggi ieri domani notte giorno voglio vorrei posso puoi metti suona dammi
    qualcosa niente tutto tutta musica canzone canzoni triste felice allegro allegra calmo tranquillo tranquilla stanco stanca mio
    mia miei mie tuo tua suo sua perché perche ciao grazie buongiorno buonasera favore poco meglio peggio veloce lento altra altro
    sento voglia lavoro casa correre dormire studiare amore cuore vita adesso ora qui sì non mi ti si ci vi sto sta stai bene questa
    questo mamma giornata serata piangere ballare festa ascoltare bisogno cucinare pulire morto morta vinto perso sola ragazza
    ragazzo arrabbiato nervosa nervoso
  `,
  nl: `
    de het een en van ik jij je hij zij wij jullie niet geen meer maar heel erg ook als wanneer waar vandaag gisteren morgen nacht
    dag heb hebt heeft hebben wil kan kun speel geef mij iets niets alles muziek liedje liedjes nummer nummers verdrietig blij
    gelukkig rustig moe mijn jouw zijn haar omdat hallo bedankt dank goedemorgen alsjeblieft beetje beter slechter snel langzaam
    sneller langzamer andere anders voel zin werk huis thuis rennen slapen leren liefde hart leven nu hier ja nee met zonder voor
    in op aan uit naar bij nog al alleen gewoon dat dit die deze wat wie hoe ben bent is zo te er om doen doe hoi doei mooi leuk
    huilen dansen feest luisteren koken schoonmaken gewonnen verloren overleden boos eenzaam zenuwachtig zet
  `,
  pl: `
    i w we z ze na do że ze się sie nie tak jest jestem jesteś jestes są sa był była byl byla mam masz ma chcę chce chciałbym
    chciałabym mogę moge możesz mozesz proszę prosze włącz wlacz puść pusc zagraj daj mi coś cos nic wszystko muzyka muzykę muzyke
    muzyki piosenka piosenki piosenkę smutny smutna smutno szczęśliwy szczesliwy szczęśliwa wesoły wesola spokojny spokojna
    spokojnego zmęczony zmeczony zmęczona zmeczona ja ty on ona my wy mój moj moja moje twój twoj bo cześć czesc dzięki dzieki
    dziękuję dziekuje dzień dzien dobry trochę troche lepiej gorzej szybko szybciej wolno wolniej inny inna inne czuję czuje praca pracy
    dom domu biegać spać spac uczyć miłość milosc serce życie zycie teraz tutaj dla bez ale bardzo też tez jak kiedy gdzie dziś dzis
    dzisiaj wczoraj jutro noc jeszcze tylko już juz co kto to ten ta od po przy o hej siema płakać tańczyć impreza gotowania
    sprzątania wygraliśmy umarł umarła samotna samotny zły zła
  `,
  tr: `
    ve bir bu şu su ben sen o biz siz onlar için icin ile ama çok cok daha da de ki mi mı mu mü ne nasıl nasil neden nerede
    bugün bugun dün dun yarın yarin gece gün gun var yok istiyorum isterim lazım lazim çal cal aç ac ver bana bir şey sey şeyler
    her müzik muzik şarkı sarki şarkılar sarkilar üzgün uzgun mutlu sakin yorgun yorgunum benim senin onun çünkü cunku merhaba selam
    teşekkürler tesekkurler teşekkür tesekkur günaydın gunaydin lütfen lutfen biraz iyi kötü kotu hızlı hizli yavaş yavas başka
    baska hissediyorum iş is ev uyku uyumak çalışmak calismak aşk ask kalp hayat şimdi simdi burada evet hayır hayir değil degil
    gibi kadar sonra önce once yine artık artik şarkıyı sözsüz enerjik neşeli ağlamak dinlemek öldü kazandık yalnız kızgın canım
    sıkılıyor moralim bozuk kendimi
  `,
  id: `
    yang dan di ke dari ini itu saya aku kamu dia kami kita mereka tidak nggak gak enggak bukan ada adalah untuk dengan tapi
    tetapi sangat banget lebih juga seperti kapan mana hari kemarin besok malam punya mau ingin butuh bisa tolong putar putarkan mainkan
    kasih beri sesuatu semua musik lagu lagunya sedih senang bahagia tenang santai capek capai lelah bosan marah karena halo hai
    terima kasih makasih selamat pagi siang sore sedikit dikit bagus buruk cepat lambat pelan lain lagi rasanya merasa kerja
    rumah lari tidur belajar cinta hati hidup sekarang sini ya iya sudah udah belum akan sedang lagi dong deh nih sih kok aja
    saja gue gua lo lu pengen pengin nangis dengar masak sendirian kangen rindu menang meninggal jangan
  `,
  'hi-Latn': `
    hai hain hoon hun tha thi the ka ki ke ko se mein main mai mujhe mujhko mera meri mere tera teri tum aap hum kya kyun kyu kaise
    kaisa kahan kab nahi nahin nai mat bahut bohot bohut thoda thodi zyada aaj kal raat din gaana gana gaane gane sunao suna
    sunna bajao baja lagao laga chalao chala udaas udas khush dukhi thak thaka thaki gaya gayi ho hu raha rahi rahe kar karo karna
    chahiye chahta chahti dil pyar zindagi abhi yahan haan ji nahi aur lekin par magar agar jab tab kuch koi sab accha acha achha
    bura tez dheere dheeme doosra dusra dusre namaste shukriya dhanyavaad yaar bhai behen maa papa ghar kaam neend sona rona ro
    wala wali wale phir bas bilkul akela akeli gussa yaad aa rahi mast
  `,
} satisfies Record<Exclude<DistressLanguage, 'en' | 'ja' | 'hi'>, string>;
