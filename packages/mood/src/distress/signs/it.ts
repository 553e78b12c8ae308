import type { LanguageSigns } from '../language-signs.ts';

export const it: LanguageSigns = {
  common:
    'di e il la che un una per non è sono ho mi ti si con da in del della al come ma più questo cosa ' +
    'tutto anche mia mio me se lo le i gli ci oggi solo sto fa ha quando poi perché mai sempre niente ' +
    'nulla vita ancora dove chi così tanto poco bene qui là fare essere stato era erano hanno abbiamo ' +
    'dopo prima senza sul dal nel alla delle dei mie miei tuo suo proprio già nn davvero devo posso ' +
    'voglio nessuno a servo fai questa no',
  spelling: {
    apostrophe: 'splits',
    ignored:
      'il lo la i gli le un uno una l d che davvero veramente proprio soltanto già così tanto molto sinceramente onestamente letteralmente completamente cazzo fottuta fottuto dai boh cioè tipo raga frate ormai',
    repaired: 'suicidarmi suicidio uccidermi tagliarmi sparire svegliarmi pastiglie ammazzarmi',
    shortForms: `
      nn n: non
      cmq: comunque
      xke xké xche perke xk: perché
      x: per
      k ke: che
      qnd: quando
      qlcs qcs: qualcosa
      qlcn qlc: qualcuno
      nex: nessuno
      sn: sono
      t: ti
      tvb: ti voglio bene
      anke: anche
      dv: dove
      cs: cosa
      ttt tt: tutto
      dp: dopo
      pk: perché
      stò: sto
      nessun: nessuno
      voler: volere
      morir: morire
      viver: vivere
      suicidiarmi: suicidarmi
    `,
  },
  classes: `
    voglio: voglio | vorrei | volevo | mi piacerebbe | desidero | ho voglia di | voglia di | ho bisogno di | preferisco | preferirei | penso di | penso a | pensando di | pensando a | pensato di | pensavo di | sto per | ho provato a | provato a | ho deciso di | deciso di | idea di | pensieri di | pronto a | pronta a | dovrei | merito di | sogno di | spero di | meglio | a punto di | come | coraggio di | quanto vorrei | vado a | ho tentato di | devo | potessi | mi viene da | non vedo l'ora di
    morire: morire | essere morto | essere morta | non vivere più | non esistere | non esistere più | smettere di esistere | smettere di vivere | sparire per sempre | sparire dal mondo | scomparire per sempre | lasciare questo mondo | andarmene per sempre | andarmene da questo mondo | non svegliarmi | non svegliarmi più | non svegliarmi domani | dormire per sempre | addormentarmi e non svegliarmi più | non essere mai nato | non essere mai nata | non essere nato | non essere nata | non essere viva | non essere vivo | non esserci più | chiudere gli occhi per sempre | crepare | smettere di respirare | non essere qui | farla finita con tutto
    uccidermi: uccidermi | ammazzarmi | suicidarmi | togliermi la vita | farla finita | farmi fuori | impiccarmi | spararmi | buttarmi sotto | buttarmi giù | buttarmi dal | buttarmi dalla finestra | buttarmi sotto un treno | gettarmi | lanciarmi nel vuoto | lanciarmi dal | tagliarmi le vene | mettere fine alla mia vita | porre fine alla mia vita | porre fine alla vita | farmi del male per sempre | finirla | mettere fine a tutto | porre fine a tutto | annegarmi | saltare dal ponte | saltare giù | levarmi di mezzo | togliermi di mezzo | compiere gesto
    tagliarmi: tagliarmi | farmi del male | farmi male | ferirmi | autolesionarmi | bruciarmi | punirmi | colpirmi | graffiarmi | prendermi a pugni | incidermi
    morto: morto | morta | sottoterra | nella tomba
    senzame: senza di me | senza me | se non ci fossi | se io non ci fossi | se non ci fossi più | se fossi <morto> | se morissi | se muoio | se sparissi | se sparisco | quando non ci sarò più | quando sarò <morto> | se non esistessi | se non fossi mai nato | se non fossi mai nata | se mi ammazzassi | se mi uccidessi | se me ne andassi | dopo la mia morte | quando me ne sarò andato | quando me ne sarò andata | se non mi svegliassi | se me ne vado
    meglio: meglio | più felici | più felice | più facile | sollevati | sollievo | tranquilli | liberi | bene | un favore | più leggeri
    stanco: stanco di | stanca di | stufo di | stufa di | stanco della | stanca della | stanco d | esausto di | esausta di | non ne posso più di | non ne posso più della | non sopporto più | basta con | nausea di | stremata da | odio | schifo di
    vita: vivere | vita | la mia vita | questa vita | mia vita | esistere | essere viva | essere vivo | respirare | questo mondo | stare al mondo | vivere così
    motivo: motivo | motivi | ragione | ragioni | senso | voglia | forza | forze | scopo
    amico: mio amico | mia amica | migliore amica | migliore amico | amica | amico | mio fratello | mia sorella | mio figlio | mia figlia | mio ragazzo | mia ragazza | mio ex | mia ex | mia madre | mio padre | mamma | papà | mio cugino | mia cugina | mio marito | mia moglie | qualcuno | mio vicino | mia vicina | ragazza | ragazzo | lui | lei | fratellino | sorellina | compagno | compagna | mia alunna | mio alunno | collega | zio | zia
    violento: mio marito | mio ragazzo | mio padre | mio patrigno | mio ex | mia madre | mio fratello | mio zio | mia moglie | lui | lei | uomo | tizio | compagno | qualcuno | patrigno | ex | papà | fidanzato
    picchia: mi picchia | mi ha picchiata | mi ha picchiato | mi mena | mi ha menato | mi ha menata | mi colpisce | mi strangola | mi ha strangolata | mi ha messo mani al collo | mi ha violentata | mi violenta | mi minaccia | mi ha minacciata | mi ha minacciato | mi vuole ammazzare | vuole uccidermi | mi ammazza | mi uccide | mi ha chiusa | mi ha chiuso | mi ha rinchiusa | non mi lascia uscire | mi segue | mi perseguita | mi ha spinta | mi ha spinto | mi ha presa per collo | mi tocca | mi ha toccata | mi ha aggredita | mi prende a calci | mi alza mani | alza mani | mi stupra | mi sta picchiando | mi tira
    pastiglie: pastiglie | pasticche | pillole | farmaci | medicine | compresse | sonniferi | antidepressivi | psicofarmaci | flacone | scatola intera | tachipirina | blister | gocce | candeggina | ansiolitici
    preso: preso | ho ingoiato | ingoiato | ingerito | prendere | mandato giù | buttato giù | appena preso
    addio: addio | per sempre addio | dire addio | detto addio | ultimo saluto | salutare tutti | salutato tutti
    lettera: lettera | lettere | biglietto | biglietti | lettera di addio | lettere di addio | messaggio di addio | testamento
  `,
  acute: `
    <voglio> ..2 <uccidermi>
    (mi ammazzo|mi uccido|mi suicido|mi impicco|mi sparo|mi tolgo la vita|mi butto) ($|stasera|oggi|domani|e|stanotte|sotto|giù|dal|se)
    (uccidermi|ammazzarmi|suicidarmi|impiccarmi|togliermi la vita)
    farla finita
    suicidio
    suicida
    suicidarmi
    suicidarsi
    togliersi la vita
    non (voglio|vorrei|desidero) più? (vivere|esistere|essere viva|essere vivo|svegliarmi|continuare a vivere|stare al mondo|essere qui|esserci|stare qui|andare avanti|vedere domani|vita) ($|più|e|domani|in questo mondo|ma|al mondo|perché)
    non voglio più (vivere|esistere|esserci|svegliarmi|stare al mondo|essere qui)
    (non ho|senza|perso|nessuno|nessuna|non trovo|non vedo|zero|passata|non c'è|non mi resta) ..2 <motivo> ..1 (di|per|a) ..1 (vivere|esistere|continuare a vivere|restare|vita|stare al mondo|andare avanti a vivere|rimanere in vita|restare in vita|svegliarmi ancora)
    voglia di vivere ($|zero|persa|non|è|finita)
    (non|nulla) ..1 vale ..1 pena ..1 (vivere|di vivere|continuare a vivere|stare al mondo)
    vita non (vale|ha) ..3
    (non vale|niente per cui|nulla per cui|più niente per cui|nessuno per cui) ..2 vivere
    (vorrei|magari|spero|prego|desidero|voglio|chiedo a dio|speriamo) ..4 (non svegliarmi|non mi svegliassi|non mi sveglio|essere morta|essere morto|non essere mai nata|non essere mai nato|non essere nata|non essere nato|morissi|muoia|non esistere|mi investa|mi investisse|mi prenda|mi porti via|non fossi mai|il cuore si ferm*|sia terminale|mi cada addosso|non aprire più)
    (dormire|addormentarmi|chiudere occhi) e (non|mai) ..1 (svegliarmi|svegliarsi|riaprirli|svegliare)
    (meglio|preferirei|era meglio se) ..1 (morto|morta|essere morta|essere morto|morire|non essere nato|non essere nata|morivo|non nascevo)
    (dovrei|dovevo) ..1 (essere morto|essere morta|morire)
    merito ..1 (morire|morte)
    (mai|non) dovuto (nascere|esistere|venire al mondo)
    non (dovevo|sarei dovuta|sarei dovuto) ..1 nascere
    <meglio> ..3 <senzame>
    senza di me ..3 <meglio>
    nessuno ..4 (accorgerebbe|accorgerà|mancherei|mancherò|piangerebbe|noterebbe|importerebbe|sentirebbe|cercherebbe) ..4
    non mancherei a nessuno
    (se|quando) (muoio|morissi|morirò|sparisco|sparissi) ..4
    quando non ci sarò più
    mondo ..3 senza di me
    <stanco> ..1 (vivere|vita|questa vita|mia vita|esistere|essere viva|essere vivo|respirare|stare al mondo|mondo)
    (mia)? ultima notte ($|qui|viva|vivo|su)
    (mio)? ultimo (giorno|messaggio|tramonto) ($|qui|su questa|viva|vivo|poi)
    ultima canzone ..4 (prima|ascolto|sentirò|ascolterò|vita|sento)
    prima di (andarmene|morire|farla finita) ..1
    <addio> ..2 (a tutti|mondo|tutti|per sempre|famiglia|vita|mondo crudele|miei|mia)
    (questo è)?  addio $
    (ho scritto|scritto|lasciato|ho lasciato|scrivendo|preparato) ..2 <lettera> ..3
    (lettera|lettere|biglietto|messaggio|video) di addio
    quando (leggerete|leggerai|leggete|troverete|troverai) ..2
    (domani|lunedì|presto|natale) ..2 non ci (sarò|sono) più?
    non (arrivo|arriverò|supero|supererò|passo|sopravvivo|credo di arrivare|so se arrivo|so se supero) ..4 (domani|notte|mattina|natale|compleanno|stanotte|settimana)
    (stanotte|stasera|oggi) (lo faccio|la faccio finita|finisce tutto|me ne vado|è la volta buona)
    (lo faccio|lo farò|sto per farlo) ($|stasera|stanotte|domani|presto|ora)
    (ho|pronto|tutto) ..2 (piano|pianificato|programmato|data|corda pronta|deciso come|preparato tutto|metodo) ($|e|per|come|scelta|quando|pronto)
    (pianificando|pianificato|pianifico) ..2 (morte|suicidio|fine|come)
    (penso|cercato|cerco|so|pensato|cercando|pensando|studiato) ..2 (come|modi per|metodi per|modo per) ..1 (farlo|morire|uccidermi|farla finita|ammazzarmi)
    quante <pastiglie>
    (conservo|conservando|conservato|accumulo|accumulando|messo da parte|mettendo da parte|tengo da parte) ..3 <pastiglie>
    <preso> ..4 <pastiglie>
    (preso|ingoiato) (troppe|troppi|tutte|tutti|tutto il) ..2
    overdose
    (buttarmi|saltare|lanciarmi|gettarmi|butto) ..3 (ponte|finestra|tetto|treno|binari|balcone|metro|scogliera|macchina|auto|camion|palazzo|piano|vuoto)
    (sono|seduta|seduto|in piedi|qui|salita|salito|sto) ..3 (ponte|tetto|cornicione|binari|bordo|terrazzo|davanzale|ringhiera|parapetto) ..2
    (con|ho|comprato|fisso|guardo|davanti) ..3 (corda|lametta|lamette|coltello|coltelli|pistola|taglierino|pasticche|cappio) ..3
    <voglio> ..2 <tagliarmi>
    (ricominciato a|ripreso a|tornata a|tornato a|impulso di|smettere di|iniziato a|bisogno di|paura di|ricaduta) ..1 <tagliarmi>
    mi (sono|taglio|ferisco|brucio|faccio) ..2 (tagliata|tagliato|fatta male|fatto male|fatta del male|fatto del male|ferita apposta|bruciata|bruciato|del male|braccia|gambe|polsi|ancora|apposta)
    mi taglio ($|ancora|braccia|polsi|gambe|cosce|quando|di nuovo)
    autolesion*
    (ricaduta|ricascata|ricascato) ..5 (tagli|tagliata|lametta|braccia|pulita|pulito)
    (tagli|cicatrici|ferite) ..3 (braccia|braccio|polsi|cosce|gambe|nuovi)
    non smette di sanguinare
    (faccio|fare|farò|combino) ..1 (sciocchezza|pazzia|cazzata|stupidaggine|gesto|follia)
    paura ..2 (di me|di cosa potrei|di quello che potrei|dei miei pensieri|di restare sola con me|di farmi|di fare)
    non (mi fido di me|mi sento al sicuro)
    (pericolo per)? me stess* ..1 (pericolo)
    voci ..4
    <amico> ..5 (vuole|voleva|ha detto che|ha provato a|minaccia di|dice che vuole|dice di voler|parla di) ..3 (uccidersi|ammazzarsi|suicidarsi|morire|togliersi la vita|farsi del male|farla finita|sparire per sempre|buttarsi|non vuole più vivere|si ammazza)
    <amico> ..4 (si taglia|si sta tagliando|si fa del male|ha preso pasticche|non vuole più vivere|si vuole uccidere|vuole morire)
    (ha salutato tutti|messaggio di addio|dice addio|detto addio|non risponde) ..6 (addio|telefono|paura|saluta|scritto|che faccio|spento)
    (dice|detto|scrive|scritto|postato) ..5 (vuole morire|si ammazza|voleva morire|non vuole più vivere|addio a tutti|starebbe meglio morta|starebbe meglio morto)
    se  lascio ..3 si (ammazza|uccide)
    <violento> ..3 <picchia>
    mi (picchia|mena|strangola|violenta) ..2
    aiuto ..5 (ammazza|picchia|uccide|chiusa|coltello|casa|pistola)
    (mi ammazza|mi uccide) (se|lui|quando|e|aiuto)
    (nascosta|nascosto|chiusa|chiuso|barricata) ..3 (bagno|armadio|camera|stanza|cantina|sgabuzzino)
    ha (coltello|pistola|arma) ..2
    (qualcuno|uomo|tizio) ..2 (mi segue|mi sta seguendo|in casa mia|cerca di entrare|è entrato)
    paura ..1 (tornare|andare|rientrare) ..1 casa
    non mi (lascia|fa) (uscire|andare)
    (regalato|dato via|regalando|regalo|distribuito|lasciato) ..3 (cose|cane|gatto|vestiti|libri|chitarra|tutto quello)
    (sistemato|messo|lasciato|ordinato) ..3 (documenti|carte|tutto|conti) ..2 (posto|ordine|pronto|sistemato|tavolo)
    (prendetevi|prenditi) cura ..3
    (dite|digli|dille) ..4 (amo|amavo|voglio bene|volevo bene)
    (scusate|perdonatemi|perdonami|scusa|mi dispiace) ..4 (quello che sto|me ne vado|non ce la faccio|non ce l'ho|per tutto|andarmene|lasciarvi)
    (deciso|decisione) ..2 (presa|finalmente|pace|quando)
    (in pace|serena|sereno|calma|calmo|tranquilla|tranquillo) ..3 (deciso|decisione|finirà|sta per finire)
    (unica|sola) ..1 (via|uscita|soluzione|via d'uscita) ..3
    (non c'è|non vedo|senza|nessuna) ..1 via d'uscita
    (morire|morte|essere morta|essere morto|non esistere) ..2 (sarebbe|sembra|è|pare) ..2 (sollievo|liberazione|pace|meglio|soluzione|bello|riposo|facile)
    (raggiungere|stare con|andare da|rivedere) ..1 (mia|mio|lei|lui|mamma|papà|figlio) ..3 (lassù|presto|in cielo|stanotte|marito|moglie|figlio|mamma|padre|madre)
    non (ce la faccio|riesco|sopporto) più? ..1 (a vivere|di vivere|vivere|esistere)
    (riposare|andarmene) (in pace|per sempre)
    grazie di tutto ..4 (addio|ultima|finita)
    💊💊
  `,
  exaggerated: `
    <voglio> ..1 <morire>
  `,
  possible: `
    suicid*
    (nessuna|senza|non ho|non vedo|perso|persa|zero|non c'è|perdendo) ..2 (speranza|futuro|senso|forze|forza|via|luce|scopo|motivo|ragione|prospettiva|voglia di nulla|voglia di niente)
    (niente|nulla) ..1 (ha senso|importa|serve|conta|cambia|cambierà|funziona|migliora|mi rende|ha più|mi interessa|mi importa|vale|mi aiuta|andrà)
    non ha (più)? senso
    (a che)? (serve|senso ha|scopo) ..3
    perché ..1 (continuare|continuo|vivere|alzarmi|mi alzo|esisto|sono nato|sono nata|provarci|lottare|andare avanti|restare|sono qui)
    non ce la faccio ..1
    non (ne posso|reggo|resisto|sopporto) più?
    (al limite|allo stremo|al capolinea|a pezzi)
    (sono|mi sento|sentirmi|solo) ..2 (peso|fallimento|fallita|fallito|inutile|nullità|merda|schifo|problema|errore|disastro|delusione|niente|spazzatura|zavorra|mostro|incapace|di troppo|sbagliata|sbagliato|buono a nulla|un nessuno|fardello)
    (mi sento|sento|sono|sentirmi) ..2 (vuoto|vuota|spezzata|spezzato|rotta|rotto|persa|perso|in trappola|intrappolata|intrappolato|invisibile|morta dentro|morto dentro|spenta|spento|distrutta|distrutto|disperata|disperato|senza speranza|inutile|affogare|annegare|soffocare|fantasma|fuori posto|apatica|apatico|svuotata|svuotato|sola al mondo|solo al mondo|finita|finito)
    ^ (vuoto|vuota|spezzata|persa|perso|rotta|rotto|niente|inutile|basta|distrutta|distrutto|mi arrendo|spenta|spento|finita|esausta|esausto) $
    non (sento|provo) (più)? (niente|nulla)
    (mi odio|odio la mia vita|odio vivere|mi faccio schifo|mi detesto|odio me|mi disprezzo|odio svegliarmi|non mi sopporto|odio mia vita|odio essere)
    (voglio|vorrei|voglia di|mi piacerebbe|bisogno di|ho bisogno) ..1 (sparire|scomparire|dissolvermi|mollare tutto|arrendermi|non sentire|non provare|smettere di soffrire|smettere di sentire|dormire e|dormire per|non essere me|scappare da tutto|che finisca|finisca|smetta|che tutto|spegnermi|silenzio|non pensare|non alzarmi|fermare tutto|svanire|che si fermi|non esserci)
    (fate|fai|falla|fatelo|fatela) ..1 smettere
    nessuno ..1 (mi ama|mi vuole|mi capisce|mi vede|mi ascolta|ha bisogno|se ne accorge|mi cerca|mi aiuta|può aiutarmi|mi sopporta|chiede|mi chiama|mi parla|si accorge|mi aspetta|mi nota|importa)
    (qualcuno) ..1 (se ne accorgerebbe|lo noterebbe|mi cercherebbe)
    a nessuno (importa|interessa|frega|servo)
    non (servo|valgo|conto|importo) ..2
    non ho (più)? nessuno
    <stanco> ..1 (tutto|me|fingere|lottare|soffrire|andare avanti|sorridere|essere me|essere forte|piangere|tutti|provarci|stare male|stare così|mia testa|sentirmi|combattere|me stess*|questo dolore|essere sola|essere solo)
    stanchezza ..3 (anima|vita|vivere|non passa|dentro)
    (mia vita|vita|tutto) ..1 (è|non ha|fa|mi|va) ..2 (schifo|inferno|senso|merda|niente|crolla|pesa|sbaglio|vuota|insopportabile|incubo|finita|buio|rovinata|pezzi|crollando|troppo)
    insopportabile
    non (appartengo|sono fatta|sono fatto) ..3
    (mi arrendo|mollo|ho mollato|getto spugna)
    toccato fondo
    (baratro|tunnel|abisso|oscurità|buio) ..3
    (pensieri|idee) (brutti|neri|cupi|oscuri|bui|strani|brutte)
    non ..1 (mangio|esco|mi alzo|dormo|mi lavo|riesco ad alzarmi|riesco a alzarmi|sono uscita|sono uscito) ..3 (giorni|settimane|letto|camera|casa)
    (piango|piangere|pianto|piangendo) ..3 (ogni notte|ogni sera|tutte notti|ogni giorno|di nascosto|senza motivo|ore|addormentarmi|doccia|pavimento|silenzio|sempre)
    (sola|solo) ..2 (al mondo|sempre|per sempre|in questo|come un cane|contro)
    (non mi importa|indifferente|uguale|non me ne frega) ..3
    perso (tutto|voglia|gusto)
    (sopravvivo|esisto e basta|sopravvivere|tiro avanti|per inerzia)
    (non sto|sto) ..1 (bene|male|malissimo|affondando|crollando|cadendo a pezzi|impazzendo) $
    (questa)? non è vita
    (niente|non|mai) ..1 (migliorerà|cambierà mai|passerà|sarò felice|starò bene|ne esco|uscirò)
    paura (di lui|di mio|di mia|di casa|quando torna) ..3
    (urla|beve|rompe|controlla|arrabbia) ..6 (paura|mi chiudo|mi nascondo|camera|telefono|stanza)
    (amica|amico|fratello|sorella|figlio|figlia) ..6 (non esce|non parla|strana|strano|non risponde|sta male|isola|chiusa|chiuso|silenzioso|silenziosa|non mangia|preoccup*)
    preoccupat* per ..3
    (mia testa|testa|mente|pensieri) ..2 (non si ferma|non sta zitta|mi uccide|rumore|esplode|contro|urla|tregua|non smette)
    (bevo|bere|bevendo) ..3 (dimenticare|non pensare|non sentire|sola|solo|dormire)
    (maschera|fingo|fingere|finto sorriso|sorrido) ..4 (dentro|bene|crolla|tutti|pezzi|muoio|cade)
    depressione ..3 (vincendo|tornata|mangia|uccide|divora|vince)
    (esistere|vivere|vita) ..1 (fa male|pesa|stanca|è un peso|troppo pesante|dolore)
    dolore ..2 (non passa|non finisce|insopportabile|ogni giorno|anima|smetta|dentro|sempre)
  `,
  innocent: `
    (muoio|morire|morta|morto|morendo) (di|dal|dalle|dalla) (fame|sonno|caldo|freddo|ridere|risate|vergogna|sete|noia|paura|voglia|invidia|curiosità|amore)
    (ammazzare|ammazza|ammazzo|uccidere) ..1 (tempo|noia|caffè)
    (mi ammazza|mi uccide|ammazzando|mi sta uccidendo) ..1 (caldo|capo|esame|traffico|schiena|sessione)
    (mia madre|mio padre|capo|mamma|prof) mi (ammazza|uccide)
    suicide squad
    (prevenzione|film|libro|documentario|tesi|lezione) ..3 suicidio
    non vivo senza (caffè|musica|te)
    ultima (canzone|notte|serata) ..1 (tour|festa|vacanza|estate|vacanze|serata|roma|mare)
    (festa|aperitivo|cena) di addio
    addio al (nubilato|celibato)
    sparire ..1 (montagna|mare|isola|bosco|piumone|weekend)
    (finire|basta|stufa|stufo|stanca|stanco) ..1 (lavoro|sessione|esami|esame|tesi|turno|pioggia|traffico|inverno|caldo|studiare|lavorare|colleghi|riunioni|compiti)
    tagliarmi ..1 (capelli|frangia)
    tagliata ..1 (capelli|cucinando|dito)
    (perso|persa) ..1 (partita|chiavi|telefono|treno|volo|finale|derby)
    da morire
    a morte
  `,
  joking: `
    (ahah|ahaha|ahahah|ahahahah|haha|hahaha|lol|xd|ahahahaha|eheh|lmao|scherzo)
    😂
    🤣
    💀
    😆
    😅
    (compiti|lunedì|meme|memes|karaoke|excel|esame|esami|sbornia|interrogazione|verifica|sessione)
  `,
  themes: `
    die: mori* | muoi* | mort* | muore | tomba | bara | funerale | cimitero | sepol* | paradiso | crepare
    kill: uccid* | ammazz* | suicid* | impicc* | spar* | buttarmi | butto | assassin*
    live: vivere | vivo | viva | vita | esist* | respir* | mondo | nascere | nato | nata | sopravviv* | terra
    end: finir* | finit* | finisce | finisca | fine | smett* | basta | ferm* | arrend* | mollo | mollare | via d'uscita | chiudere | stop | capolinea
    gone: andarmene | me ne vado | via | sparir* | scompar* | sparisc* | lontano | svan* | spegn* | manca poco | non torno | andata | andato
    wake: svegli* | dorm* | addorment* | letto | alzarmi | alzo | mattina | sonno eterno
    cut: tagli* | taglio | male | ferit* | sangu* | cicatric* | bruci* | lametta | graffi* | ricadut* | autolesion* | taglierino
    body: braccio | braccia | polsi | polso | pelle | collo | gola | coscia | cosce | gambe | vene | maniche | felpa
    meds: pastigli* | pasticc* | pillol* | farmac* | medicin* | scatola | flacone | preso | ingoiat* | overdose | dose | bottiglia | ubriac* | bevo | vodka | gocce
    place: ponte | tetto | bordo | binari | finestra | balcone | corda | pistola | coltello | fiume | scogliera | cassetto | cornicione | treno | ringhiera | vuoto
    farewell: addio | lettera | lettere | biglietto | ultima | ultimo | perdon* | scusa* | dispiace | dite | digli | dille | grazie di tutto | ricordat* | prendetevi | saluta* | ciao per sempre
    affairs: regalat* | testamento | documenti | chiavi | sistemat* | pagat* | password | ordine | lasciato tutto | cane a | gatto a | chi si occupa | messo a posto
    burden: peso | inutile | fallit* | falliment* | problema | errore | spazzatura | delus* | delud* | rovin* | rott* | mostro | debole | vergogn* | colpa | schifo | nullità | di troppo | incapace | zavorra
    nobody: nessuno | sola | qualcuno | invisibile | fantasma | abbandon* | dimenticat* | solitudine | mancherei
    nothing: niente | nulla | vuot* | senso | motivo | a che serve | apat* | scopo | grigio
    tired: stanc* | esaust* | non ce la faccio | forza | forze | reggo | resist* | sopport* | andare avanti | tirare avanti | stremat* | stufa di | continuare | non ne posso
    pain: dolore | dolor* | soffr* | piang* | pianto | lacrime | url* | insopportabile | tortura | agonia
    hate: odio | odi* | schifo | detesto | disprezz*
    hope: speranza | futuro | luce | meglio | migliora* | aiuto | aiutatemi | domani
    plan: piano | deciso | decision* | data | pronta | pronto | calma | pace | seren* | tranquill* | scelto | metodo | quando | pianific*
    self: io | mi | me | mio | mia | miei
    neg: non | né | mai | senza | nessuna
    want: voglio | vorrei | magari | desidero | voglia | bisogno | spero | preferi*
    longer: più | sempre | ancora | ogni giorno | ogni notte | mesi | anni | da tempo | da sempre
    they: tutti | loro | famiglia | genitori | gente | mamma | papà | madre | padre | figli | figlio | figlia | moglie | marito | altri
    friend: amic* | fratello | sorella | cugin* | compagn* | alunn* | vicin* | ragazzo | ragazza | mio ex | gruppo
    says: dice | detto | scritto | scrive | messaggio | mandato | postato | risponde | audio | vocale
    violence: picchi* | mena | menat* | chius* | nascond* | nascost* | minacci* | polizia | carabinieri | segue | perseguit* | grida | violent* | mi controlla | paura | porta | strangol* | schiaff*
    god: voci | dio | preg* | aldilà | angeli
    tonight: oggi | stasera | stanotte | notte | adesso | ora | presto | domani | lunedì | ore | minuti
    why: perché | a che | fino a quando | quanto ancora | che senso | a cosa
    secret: nessuno sa | nessuno lo sa | non ho detto | segreto | non ditelo | non lo sa
    dark: buio | oscur* | anneg* | affog* | affond* | trappola | pers* | cado | cadere | fondo | tunnel | prigione | gabbia | abisso | ombra | soffoc* | croll* | pezzi | nero
    ill: ospedale | terapia | terapeuta | psic* | depress* | ansia | diagnos* | malat* | cancro | cura | medico | clinica | ricover*
    child: neonato | bambino | 14 anni | 15 anni | 16 anni | 13 anni | scuola | patrigno | alunna | alunno | comunità
    music: canzone | canzoni | musica | playlist | album | disco | gruppo | band | brano | ritmo | rock | pop | metal | jazz | rap | trap | lofi | techno | pianoforte | piano | chitarra | testo | concerto | indie | cantautor* | vasco | battisti | de andré | sanremo | maneskin | vinile | opera | lirica | house | ballad* | cantare | pezzo | violino | liscio | mina | pausini
    ask: metti | mettimi | fammi | dammi | qualcosa | consiglia | suggerisci | mandami | tirami su | qualcosina | per ballare | per studiare | per correre | per cucinare
    work: lavoro | lavorare | capo | ufficio | riunione | scadenza | esame | esami | turno | studiare | studio | tesi | università | lezione | progetto | relazione | excel | traffico | lunedì | maturità | colloquio | colleghi | interrogazione | verifica | bolletta | smart working
    food: caffè | pizza | cena | pranzo | vino | birra | cioccolat* | cucin* | pasta | torta | aperitivo | fame | gelato | carbonara | tiramisù | spritz | lasagne | panettone
    sport: partita | squadra | palestra | correre | corsa | gol | juve | inter | milan | roma | napoli | maratona | bici | nuot* | allenament* | gioco | livello | fifa | derby | campionato | gambe a pezzi | calcetto | rigori | vinto | mondiale | boss finale
    love: ex | amore | cuore | mi ha lasciat* | lasciati | rottura | gelos* | appuntamento | bacio | matrimonio | mi manca | cotta | single | divorzio
    grief: nonna | nonno | cane | gatto | mancato | lutto | anniversario | funerale | perso mia | perso mio | scomparsa
    fun: festa | vacanz* | ball* | compleanno | viaggio | spiaggia | mare | festival | natale | festegg* | estate | volo | aeroporto | amiche | weekend | ferragosto | discoteca | laurea
    joke: ahah* | haha* | lol | xd | 😂 | 🤣 | 💀 | 😆 | 😅 | 😭 | meme
    season: pioggia | piove | autunno | inverno | primavera | domenica | sabato | venerdì | freddo | caldo | sole | neve | pomeriggio | divano | coperta | sera | nebbia
    film: film | serie | libro | puntata | netflix | anime | romanzo | finale di | video | personaggio | attore | leggere | fumetto
    things: telefono | cellulare | macchina | auto | autobus | metro | treno perso | wifi | batteria | computer | capelli | scarpe | appartamento | soldi | affitto | trasloco | scatoloni | vicini | stampante | lavatrice | giardino
    good: felic* | content* | bene | bell* | bravo | fantastic* | orgoglios* | ridere | risate | grazie | gioia | allegr* | perfett* | finalmente | miglior | emozionat* | stupend* | innamorat*
    mild: po' | poco | triste | tristezza | malincon* | nostalg* | stress* | nervos* | annoiat* | noia | sonno | giù | pigr* | magone | scazzo | giornataccia | tisana
    ache: testa | mal di | schiena | denti | ginocchio | piedi | caviglia | ciclo | emicrania | influenza | febbre | raffreddore | sbornia
    you: tu | robot | bot | assistente | app | voi
  `,
};
