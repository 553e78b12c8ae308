import type { LanguageSigns } from '../language-signs.ts';

export const nl: LanguageSigns = {
  common:
    'de het een en ik is van dat niet in te op mijn met voor zijn maar er aan heb ben wat naar bij nog ' +
    'om me mij die dit ook als je jij hij zij zo wel geen kan wil al uit dan vandaag hier nooit altijd ' +
    'niets niks leven meer haar hem ons jullie waar wie hoe waarom omdat toen nu daar weer over door tot ' +
    'zonder dus heel echt gewoon even zou moet mag wordt was waren heeft hebben doe gaat ga mn gaan ' +
    'alles iets iemand',
  spelling: {
    apostrophe: 'joins',
    ignored:
      'de het een t gewoon echt eerlijk zo heel erg ook nog wel maar even toch eigenlijk zelfs gvd verdomme fucking kanker super letterlijk helemaal totaal alsjeblieft aub gast bro nou hoor',
    repaired: 'zelfmoord verdwijnen wakker pillen automutilatie zelfdoding',
    shortForms: `
      k: ik
      kheb: ik heb
      kben: ik ben
      kwil: ik wil
      kkan: ik kan
      kweet: ik weet
      m mn mijn: mijn
      zn: zijn
      nie: niet
      nix: niks
      ff: even
      idd: inderdaad
      vdg: vandaag
      vnv: vanavond
      mss: misschien
      ofzo: of zo
      ni: niet
      egt: echt
      iig: in ieder geval
      wrm: waarom
      wnr: wanneer
      mr: maar
      r: er
      d: de
      ie: hij
      da: dat
      gij ge: je
      mama mam: moeder
      papa pap: vader
      iem: iemand
      niemant: niemand
      zelfmoort: zelfmoord
      kmis: ik mis
      kvoel: ik voel
      meer: meer
      dr: haar
      tis: het is
      kzie: ik zie
      zelluf: zelf
    `,
  },
  classes: `
    wil: wil | wou | wilde | zou willen | zou graag | wens | hoop | liever | zin om | moet | ga | denk eraan om | denk erover om | denk aan | overweeg | probeerde | heb geprobeerd | geprobeerd | heb besloten | besloten | plan | van plan | klaar om | op het punt om | verdien | verlang ernaar | verlang naar | droom ervan | gedachten aan | durf | durfde ik | kon ik | zou beter | beter | hoe ik | neiging om | mag ik | behoefte om | drang om
    dood: dood | doodgaan | dood zijn | sterven | er niet meer zijn | niet meer leven | niet meer bestaan | niet bestaan | stoppen met bestaan | stoppen met leven | ophouden te bestaan | niet meer wakker worden | nooit meer wakker worden | voor altijd slapen | voor altijd weg | voor altijd verdwijnen | van de wereld verdwijnen | deze wereld verlaten | niet geboren zijn | nooit geboren zijn | er niet zijn | inslapen en niet meer wakker worden | niet meer ademen | hier niet meer zijn | morgen niet wakker worden | van deze aarde | uit het leven stappen | eruit stappen | er uit stappen | niet meer hier zijn
    doden: zelfmoord plegen | mezelf ombrengen | mezelf van kant maken | mezelf van het leven beroven | mezelf doden | mezelf vermoorden | me ophangen | mezelf ophangen | mezelf iets aandoen | mezelf wat aandoen | voor de trein springen | voor trein | van brug springen | van dak springen | van het dak springen | einde maken aan mijn leven | eind maken aan mijn leven | een eind aan mijn leven maken | er een eind aan maken | er een einde aan maken | mijn leven beëindigen | mijn polsen doorsnijden | mezelf verdrinken | mezelf neerschieten | mijn leven te beëindigen | mezelf te doden | euthanasie
    eind: er een eind aan | er een einde aan | eind aan maken | einde aan maken | dat het stopt | dat het ophoudt | dat het voorbij is | dat alles stopt | dat alles ophoudt | alles stopt | alles beëindigen | ermee stoppen | er klaar mee zijn
    snijden: snijden | mezelf snijden | mezelf pijn doen | mezelf te snijden | mezelf pijn te doen | mezelf beschadigen | mezelf verwonden | mezelf branden | mezelf slaan | mezelf straffen | mezelf krassen | krassen | automutileren | mezelf bezeren | in mezelf snijden
    weg: dood | weg | er niet | er niet meer | onder de grond | verdwenen | gestorven | nooit geboren | niet geboren | niet meer hier
    zondermij: zonder mij | zonder me | als ik <weg> ben | als ik <weg> was | als ik doodga | als ik sterf | als ik verdwijn | als ik <weg> zou zijn | als ik niet bestond | als ik er niet was | als ik er niet meer ben | als ik er niet meer was | als ik zou verdwijnen | als ik zelfmoord pleeg | als ik nooit bestond | als ik morgen niet wakker word | wanneer ik er niet meer ben
    beter: beter | beter af | gelukkiger | makkelijker | opgelucht | blij | rustiger | vrij | lichter | fijner
    moe: moe van | moe om | zat | beu | klaar met | genoeg van | geen zin meer in | geen zin meer om | geen kracht meer om | geen energie meer om | ziek van | uitgeput van | kan niet meer tegen | trek niet meer | kots van
    leven: leven | het leven | mijn leven | dit leven | te leven | bestaan | te bestaan | ademen | deze wereld | te leven zo | verder te leven | er te zijn
    reden: reden | redenen | zin | kracht | moed | wil | doel | levenslust | energie
    vriend: mijn vriend | mijn vriendin | beste vriend | beste vriendin | vriendin | vriend | mijn broer | mijn zus | mijn zoon | mijn dochter | mijn ex | mijn moeder | mijn vader | neef | nicht | mijn man | mijn vrouw | iemand | buurman | buurvrouw | meisje | jongen | hij | zij | ze | maat | mijn maat | leerling | huisgenoot | broertje | zusje | collega | opa | oma | oom | tante | klasgenoot
    dader: mijn man | mijn vriend | mijn vader | mijn stiefvader | mijn ex | mijn moeder | mijn broer | mijn oom | mijn vrouw | hij | zij | ze | man | iemand | vader | stiefvader | ex | kerel | partner | vriend
    slaat: slaat me | slaat mij | heeft me geslagen | sloeg me | mishandelt me | wurgt me | heeft me gewurgd | heeft me verkracht | verkracht me | bedreigt me | heeft me bedreigd | vermoordt me | wil me vermoorden | gaat me vermoorden | heeft me opgesloten | sluit me op | laat me niet weg | laat me niet gaan | laat me niet naar buiten | volgt me | achtervolgt me | stalkt me | schopt me | heeft me geschopt | duwt me | heeft me geduwd | misbruikt me | zit aan me | dreigt me | doet me pijn | kneep mijn keel | greep me | slaat ons | heeft me weer geslagen | me weer geslagen | me in elkaar
    pillen: pillen | medicijnen | tabletten | slaappillen | slaapmiddelen | doosje | strip | strips | paracetamol | antidepressiva | pijnstillers | medicatie | insuline | oxazepam | pilletjes | bleekmiddel
    vaarwel: vaarwel | afscheid | afscheid genomen | afscheid nemen | tot nooit meer | dag allemaal | dag lieve | dag wereld | afscheidsbrief | afscheidsbrieven
    brief: brief | brieven | briefje | briefjes | afscheidsbrief | afscheidsbrieven | testament | bericht
  `,
  acute: `
    <wil> ..3 <doden>
    (mezelf|mij) ..2 (ombrengen|vermoorden|ophangen|doden|van kant|aandoen|verzuipen|verdrinken)
    (maak|maakte|maken) mezelf ..1 (van kant|dood|af)
    (hang|breng|steek|schiet) mezelf ..1
    zelfmoord*
    zelfdoding*
    (wil|gedachten|gedachte|plegen|neigingen|denk|denken|poging) ..2 (suicide|suïcide)
    suïcidaal
    suïcidale
    levensmoe
    doodswens
    (einde|eind) ..2 leven
    uit het leven ..1
    (wil|wou|wilde|kan|hoef|zou|hoeft) ..2 niet meer ..1 (leven|bestaan|wakker worden|verder leven|hier zijn|er zijn|zijn|door leven|te leven|verder met leven)
    (wil|hoef) ..1 niet ..1 (leven|bestaan|wakker worden|meer|verder leven|er zijn|morgen) ..2
    niet meer (leven|bestaan|wakker worden|wil leven|te leven|er zijn|hier zijn|willen leven)
    (geen|zonder|kwijt|verloren|nul) ..2 (reden|redenen|zin|kracht|moed|wil|doel|levenslust|energie) ..2 (te leven|om te leven|in leven|in het leven|om te blijven|om door te leven|te bestaan|om verder te leven|om er te zijn|wakker te worden)
    geen zin meer in (leven|mijn leven|dit leven)
    levenslust
    (niets|niks|niemand) ..2 (om voor te leven|voor te leven|waarvoor ik leef|hier houdt)
    leven ..2 (niks|niets|niet) ..1 waard
    niet waard ..2 leven
    (wou|wens|hoop|wilde|bid|wil|smeek|had) ..5 (niet meer wakker|niet wakker|nooit geboren|nooit bestaan|dood was|dood ben|dood|nooit wakker|overreden|aanreed|aanrijdt|omver|me meeneemt|me komt halen|hart stopt|terminaal|niet meer bestond|nooit was geboren|in mijn slaap|neerstort|niet overleefd)
    (inslapen|slapen|slaap|ogen dicht|in slaap vallen) en ..1 (nooit|niet) ..2 wakker
    (beter|liever) ..1 (dood|doodgaan|er niet zijn|nooit geboren)
    (had|zou|moet) ..2 (dood moeten zijn|moeten sterven|niet geboren|nooit geboren|dood zijn|niet moeten bestaan)
    verdien ..2 (dood|sterven|te leven)
    nooit ..1 geboren
    was ik maar (dood|er niet|nooit|weg)
    <beter> ..3 <zondermij>
    zonder (mij|me) ..3 <beter>
    niemand ..4 (missen|merken|mist|merkt|huilen|opvallen|kunnen schelen|doorhebben|opmerken) ..4 <zondermij>
    niemand (zou|zal|gaat) ..1 me ..1 (missen|zoeken|vinden)
    als ik (dood|weg|er niet meer|er morgen) ..1 (ben|was|zou|niet) ..5
    wereld ..3 zonder (mij|me)
    <moe> ..1 (leven|mijn leven|dit leven|te leven|bestaan|te bestaan|ademen|deze wereld|om te leven)
    (mijn)? laatste (nacht|avond|dag|uur|uren) ($|hier|op aarde|ooit|in leven)
    laatste (liedje|nummer|muziek|bericht|keer) ..4 (voor ik|voordat ik|ga horen|dat ik|ooit|wil horen)
    (voor|voordat) ik (ga|vertrek|sterf|er) ..1 ($|voorgoed|voor altijd|ga|uitstap)
    <vaarwel> ..3 (iedereen|allemaal|van iedereen|wereld|familie|voor altijd|kinderen|geschreven|mijn|leven|van mijn)
    afscheidsbrie*
    (heb|geschreven|schrijf|liggen|ligt) ..3 (brief|brieven|briefje|briefjes) ..3 (geschreven|voor mijn|aan mijn|tafel|klaar|kinderen|ouders|la)
    als (jullie|je) dit ..1 (leest|lezen|vindt|ziet|vinden)
    (ben|zal) ..2 (morgen|maandag|kerst|straks|volgende week|dan) ..1 (er)? niet meer
    (morgen|straks|maandag) ..2 er niet meer
    (haal|red|overleef|kom) ..3 (nacht|ochtend|morgen|kerst|verjaardag|weekend|vannacht) ..1 niet
    weet niet of ..4 (nacht|morgen|volhoud|haal|overleef)
    (vanavond|vannacht|vandaag) (doe ik het|ga ik|maak ik|stop ik|is het zover|stap ik|is klaar)
    (ga|doe|zal) ..1 het ..1 (doen|vanavond|vannacht|echt doen)
    (heb|mijn|plan|alles|datum) ..2 (plan|gepland|voorbereid|datum|touw|methode|uitgekozen|klaargelegd) ($|klaar|en|om|al|voor|geprikt|staat)
    (plan|gepland|plannen) ..3 (dood|zelfmoord|einde|hoe ik)
    (denk|gegoogeld|opgezocht|weet|zoek|zoeken|gedacht|bedacht|google) ..3 (hoe ik het|hoe je dood|manieren|methodes|hoeveel|hoe ik er|hoe het zou zijn)
    hoeveel <pillen>
    (spaar|gespaard|bewaar|verzamel|opgespaard|hamster|bewaard|verzameld) ..4 <pillen>
    <pillen> ..3 (genomen|geslikt|ingenomen|op|gespaard|verzameld|doorgeslikt|liggen klaar)
    (genomen|geslikt|slik|slikte) ..4 <pillen>
    (teveel|te veel|alle|hele|handvol|heel veel) ..2 (pillen|medicijnen|slaappillen|tabletten|medicatie|paracetamol)
    (teveel|te veel) (genomen|geslikt)
    (overdosis|overdosering)
    <wil> ..3 <eind>
    (eind|einde) aan ..2 (maken|maak)
    (springen|spring|gooien|werpen) ..3 (brug|dak|raam|trein|spoor|flat|balkon|auto|vrachtwagen|metro|perron)
    (brug|dak|raam|trein|spoor|flat|balkon|metro|viaduct) ..2 (springen|spring|afspringen|stappen|lopen)
    (sta|zit|ben|hier) ..3 (brug|dak|rand|spoor|perron|balkon|viaduct|reling|flat|klif|spoorlijn) ..2
    (met|heb|gekocht|staar|ligt|voor me|kijk) ..3 (touw|mes|mesje|mesjes|scheermes|scheermesje|pistool|stanleymes|strop) ..3
    <wil> ..3 <snijden>
    (weer|begonnen|drang|stoppen|neiging|opnieuw) ..3 (gesneden|snijden|gekrast|krassen|pijn gedaan|automutil*|mezelf beschadigd|te snijden)
    (snijd|snij|kras|verwond|sla|brand|beschadig) mezelf ..2
    (mezelf|me) ..2 (gesneden|pijn gedaan|verwond|gebrand|beschadigd|gekrast|bezeerd)
    automutil*
    zelfbeschadig*
    (arm|armen|pols|polsen|dijen|benen) ..3 (open|sneeën|littekens|bloeden|onder het bloed|krassen|wonden|branden|kapot|stuk)
    (bloedt|bloeden) ..1 (niet|nog steeds|door)
    (bang|angst) ..3 (mezelf iets|mezelf wat|voor mezelf|wat ik ga|voor mijn gedachten|wat ik zou|iets stoms|alleen met mezelf|mezelf)
    (iets stoms|iets doms|domme dingen|stommiteit) ..1 (doen|doe|ga doen)
    vertrouw mezelf niet
    niet veilig ..2 (mezelf|mij|hoofd)
    stemmen ..6
    <vriend> ..5 (zelfmoord|zichzelf iets|van kant|zichzelf wat|snijdt zichzelf|dood wil|niet meer leven|zich ophangen|wil dood|niet meer wil leven|wil niet meer leven|doodgaan|eruit stappen|zichzelf snijdt|pijn doet)
    <vriend> ..4 (snijdt zich|wil dood|heeft pillen|neemt afscheid|zei dood|wil zichzelf)
    (schrijft|schreef|zegt|zei|post|geappt|appte|stuurde|bericht) ..6 (niet meer leven|dood wil|wil dood|zelfmoord|afscheid|er niet meer zal|sorry voor alles|vaarwel|niet meer kan|niet meer hoeft|dood)
    (neemt niet op|reageert niet|telefoon uit) ..5
    als ik (wegga|hem verlaat|het uitmaak|bij hem wegga) ..4
    <dader> ..3 <slaat>
    (slaat|wurgt|mishandelt|bedreigt|verkracht) (me|mij|ons|mijn moeder)
    (vermoordt me|wil me vermoorden|gaat me vermoorden) ..2
    help ..4 (slaat|vermoorden|opgesloten|mes|deur|hij)
    (verstopt|verstop|opgesloten|zit) ..3 (badkamer|kast|wc|kelder|kamer|slaapkamer) ..4 (hij|bang|schreeuwt|ex|stil|help|voor hem)
    (verstopt|verstop) ..3 (badkamer|kast|wc|kelder)
    heeft (mes|pistool|wapen) ..2
    (iemand|man|kerel) ..2 (volgt me|achtervolgt me|in mijn huis|breekt in|loopt achter me)
    (durf|bang) ..2 naar huis
    laat me niet (weg|gaan|naar buiten|los)
    (weggegeven|uitgedeeld|gegeven|geef weg|weggebracht) ..3
    (spullen|hond|kat|gitaar|alles|kleren|boeken) ..2 (weggegeven|uitgedeeld|weggebracht)
    (papieren|alles|administratie|testament) ..2 (geregeld|op orde|in orde|klaargelegd|op tafel)
    (zorg|zorgen) ..1 voor ..1 (hond|kat|kinderen|moeder|elkaar) ..2
    zeg ..4 (van haar hou|van hem hou|van ze hou|hield|hou)
    (sorry|vergeef|het spijt me) ..4 (wat ik ga|moet gaan|niet meer kan|voor alles|dat ik ga|niet sterk|volhoud|weg moet)
    (besluit|beslissing|keuze) ..2 (genomen|gemaakt|vast)
    (rustig|rust|vrede|kalm|vredig|opgelucht) ..4 (besloten|besluit|bijna voorbij|weet wanneer|beslissing)
    enige (uitweg|weg|oplossing|uitgang) ..3
    geen uitweg
    (dood|doodgaan|sterven|er niet zijn) ..2 (zou|klinkt|lijkt|voelt) ..3 (opluchting|rust|beter|fijn|vrede|makkelijker|verlossing|bevrijding|mooi)
    (bij|naar) (mijn|haar|hem|mama|papa|jou) ..3 (zijn|hemel|boven|toe|gaan) ($|hemel|boven|straks|binnenkort)
    bedankt voor alles ..4
    💊💊
  `,
  exaggerated: `
    <wil> ..2 <dood>
    (maak|schiet) me (af|dood|neer)
  `,
  possible: `
    (geen|zonder|kwijt|verloren|nul|niks) ..1 (hoop|toekomst|zin|uitweg|kracht|licht|doel|energie voor|perspectief|vreugde|reden|nut)
    hopeloos
    (waardeloos|zinloos|nutteloos|overbodig|uitzichtloos)
    (heeft|maakt|doet) ..2 (geen zin|niks uit|niets uit|toch niks uit|geen nut|er niet toe|niks meer toe)
    (waarom|waarvoor|wat heeft) ..2 (zou ik|leef|doe ik|sta ik|ben ik|bestaan|doorgaan|leven|opstaan|vechten|zin|moeite)
    (niks|niets) ..1 (meer|helpt|maakt|heeft|boeit|verandert|doet|voelt|wordt|werkt|telt) ..2
    (kan|trek|hou|houd|red|verdraag) ..2  ..1 niet (meer|langer) ..2
    kan niet meer
    (trek|hou) ..2 (vol|uit)
    (ben|voel|voel me|ik) ..3 (last|tot last|mislukking|mislukt|waardeloos|nutteloos|niks waard|niets waard|rotzooi|probleem|fout|zwak|niemand|teleurstelling|blok aan|te veel|afval|overbodig|monster|loser|ballast)
    (tot last|in de weg)
    (voel me|ben|voel|vanbinnen|alles) ..2 (leeg|kapot|gebroken|verloren|gevangen|onzichtbaar|dood vanbinnen|dood van binnen|doodop vanbinnen|verdoofd|wanhopig|hopeloos|spook|niet op mijn plek|verdrink|stik|opgesloten|ingestort|op|uitgeblust|leeggezogen|leeg vanbinnen)
    ^ (leeg|kapot|verloren|gebroken|verdoofd|niks|niets|waardeloos|op|wanhopig|klaar|genoeg|uitgeput|leegte) $
    (voel|voelen) ..1 (niks|niets) 
    (haat|walg|verafschuw) ..1 (mezelf|mijn leven|mijn lichaam|mij|leven|wakker worden|wie ik)
    (hekel|walging) ..2 mezelf
    (wil|zou|wou|wilde|kon) ..3 (verdwijnen|oplossen|onzichtbaar|niks meer voelen|niets meer voelen|niks voelen|opgeven|voor altijd|alleen maar slapen|jaren slapen|niet meer vechten|weg zijn|weg van alles|niet meer voelen|slapen en|dat het stopt|dat het ophoudt|iemand anders zijn|niet mezelf|rust in mijn hoofd|niet meer opstaan|ophouden|wegkruipen voor|stoppen met alles|er even niet zijn)
    (laat|maak|moet|kan|mag) ..2 (stoppen|ophouden|stil zijn|stil worden)
    niemand ..2 (houdt|nodig|begrijpt|ziet|hoort|wil|merkt|vraagt|helpt|helpen|mist|geeft om|kan schelen|er voor|interesseert|zit op|boeit|weet|denkt)
    (zou|merkt|mist|ziet) ..1 iemand ..3
    heb niemand
    (moe|zat|beu|klaar|uitgeput|kracht|kapot) ..3 (vechten|alles|van alles|doen alsof|lachen|sterk|mezelf|pijn|strijd|proberen|mensen|piekeren|te vechten|volhouden|overleven|bestaan)
    moe ..4 (ziel|slaap|slapen|vanbinnen|leven)
    (mijn leven|leven|alles) ..2 (zinloos|hel|rotzooi|klote|kut|kapot|te veel|nutteloos|verpest|voorbij|waardeloos|nachtmerrie|leeg|grijs|stort|instort|puinhoop|zwaar|donker|mislukt)
    (ondraaglijk|niet uit te houden|niet te harden)
    (pas) ..2 (nergens|niet) ..1 (bij|thuis|hier|in)
    (geef|gaf) ..1 op
    (opgegeven|opgeven)
    (dieptepunt|bodem|afgrond)
    (gat|tunnel|duisternis|put) ..3
    (donkere|nare|zwarte|slechte|duistere) (gedachten|gedachtes|gedachte)
    (eet|slaap|douche|kom|gegeten|geslapen|sta) ..3 (niet meer|amper|al dagen|dagen|weken|mijn bed niet|niet uit bed|bed)
    (huil|huilen|gehuild|janken) ..3 (elke nacht|elke avond|elke dag|stiekem|zonder reden|uren|in slaap|douche|nachts|alleen nog)
    (alleen|eenzaam) ..2 (op de wereld|altijd|voor altijd|hiermee|met alles|in alles)
    (maakt|kan) ..2 (niet uit|niks uit|niks meer uit|niet schelen) ..3
    alles kwijt
    (besta|overleef|functioneer) ..1 (alleen|slechts|amper)
    (wordt|gaat|zal) ..2 (nooit|niet) ..1 (beter|goed komen|over)
    nooit meer ..1 (gelukkig|goed|blij)
     gaat ..1 (niet|slecht|heel slecht|kut|klote) ($|met|al|goed)
    (bang voor) ..2 (hem|vader|mijn|man|moeder|thuis|ex)
    (schreeuwt|drinkt|kwaad|boos|controleert) ..6 (bang|verstop|kamer|telefoon|deur|slot)
    (vriendin|vriend|broer|zus|zoon|dochter|ze|hij) ..6 (trekt zich terug|reageert niet|praat niet|raar|zo stil|eet niet|zorgen|komt niet meer|heel stil|afwezig)
    (maak me)? zorgen (om|over) ..3
    (mijn hoofd|hoofd|gedachten) ..3 (niet stil|lawaai|stopt niet|houdt niet op|gek|maalt|schreeuwen|tegen me|ontploft|vol|te luid)
    (drink|zuip|drinken) ..4 (vergeten|voelen|alleen|slapen|denken|verdoven|elke)
    (masker|glimlach|lach|doe alsof|toneel) ..4 (vanbinnen|goed|niemand|iedereen|valt|kapot|oké)
    depressie ..3 (wint|terug|erger|vreet|sloopt)
    (leven|bestaan|ademen) ..2 (doet pijn|vermoeiend|te zwaar|te veel|zeer|zwaar)
    (pijn) ..3 (stoppen|stopt niet|elke dag|ondraaglijk|vanbinnen|ziel|altijd|nooit)
    (verdrink|zink|ga kapot|ga eraan|stik) ..2
  `,
  innocent: `
    (dood|doodgaan|sterf|sterven|ga dood|lach me|schaam me) (van|aan) (lachen|honger|schaamte|verveling|kou|hitte|dorst|slaap|spanning)
    (lach|lachen|lag|verveel|schaam|schrik|schrok|moe|moeë) ..1 dood
    (doodmoe|doodop|doodsaai|doodnormaal|bekaf|dood saai)
    (mijn baas|mijn moeder|baas|moeder|mijn vrouw) ..1 (vermoordt me|maakt me af|gaat me vermoorden)
    (preventie|film|boek|docu|documentaire|scriptie|les) ..3 zelfmoord
    suicide squad
    tijd doden
    (leven|leef) ..1 zonder (koffie|muziek|jou)
    laatste (nummer|avond|nacht|dag|rondje|dans) (van|op|in) (vakantie|festival|tour|bruiloft|feest|amsterdam|concert|werk)
    (afscheidsfeest|afscheidsborrel|vrijgezellenfeest)
    afscheid (van|collega|juf|borrel) (collega|juf|zomer|vakantie)
    (verdwijnen|weg) ..2 (bos|bergen|zee|vakantie|eiland|dekentje|strand)
    (klaar|genoeg|zat|beu|moe) ..1 (werk|school|tentamens|examens|winter|regen|file|scriptie|meetings|baas|studeren)
    snij* ..1 (groente|haar|ui|vinger|taart)
    in mijn vinger gesneden
    (verloren|kwijt) ..1 (wedstrijd|sleutels|telefoon|finale|spel)
    (wedstrijd|sleutels|telefoon|finale) (verloren|kwijt)
    om je dood te lachen
  `,
  joking: `
    (haha|hahaha|hahahaha|lol|xd|hihi|hehe|lmao|grapje|jk|loll|hahah)
    😂
    🤣
    💀
    😆
    😅
    (huiswerk|maandag|meme|memes|karaoke|excel|tentamen|tentamens|kater|toets|deadline|wiskunde)
  `,
  themes: `
    die: dood* | doodgaan | sterf | sterven | gestorven | overleden | graf | kist | begrafenis | begraven | hemel
    kill: vermoord* | zelfmoord* | zelfdoding | ombreng* | ophang* | ophing | schiet | springen | spring | suicid*
    live: leven | leef | levend | besta* | ademen | adem | wereld | geboren | overleef | overleven | aarde
    end: einde | eind | stop* | ophou* | houdt op | klaar | voorbij | genoeg | opge* | geef op | uitweg | loslaten | afgelopen
    gone: weg | ga | gaan | verdwijn* | vertrek* | afwezig | kom niet meer terug | niet terug | oplossen | vervaag* | foetsie
    wake: wakker | slaap | slapen | inslapen | bed | opstaan | ochtend
    cut: snij* | snee* | gesneden | pijn | bloed* | litteken* | mes | mesje | brand* | kras* | terugval | wond* | automutil*
    body: arm | armen | pols | polsen | huid | nek | keel | dij | dijen | benen | aders | mouwen | trui
    meds: pil | pillen | medicijn* | tablet* | doosje | strip | fles | geslikt | genomen | overdosis | dosis | dronken | zat | drink | wodka | insuline
    place: brug | dak | rand | spoor | raam | balkon | touw | pistool | mes | rivier | klif | la | garage | trein | perron | viaduct | reling | water
    farewell: vaarwel | afscheid* | brief | brieven | briefje | laatste | vergeef | spijt | sorry | bedankt voor alles | zeg tegen | zeg haar | zeg hem | vergeet me | onthoud me | dag allemaal
    affairs: weggegeven | gegeven aan | testament | papieren | sleutels | geregeld | betaald | wachtwoorden | op orde | opgeruimd | hond naar | kat naar | wie voert | zorg voor | eten geven
    burden: last | nutteloos | waardeloos | mislukk* | mislukt | probleem | fout | teleurstel* | verpest* | kapot | gebroken | monster | zwak | schaam* | schuld | in de weg | ballast | overbodig | niks waard
    nobody: niemand | alleen | iemand | onzichtbaar | spook | verlaten | vergeten | eenzaam* | missen
    nothing: niks | niets | leeg | leegte | zin | reden | nut | waarom nog | verdoofd | zinloos
    tired: moe | uitgeput | kan niet meer | kracht | zat | beu | hou vol | volhouden | doorgaan | trek het | red het | vechten | verder | opgebrand | op | vermoei*
    pain: pijn | zeer | lijd* | lijden | huil* | tranen | schreeuw* | ondraaglijk | kwelling
    hate: haat | walg* | verafschuw | hekel
    hope: hoop | toekomst | licht | beter | help | hulp | morgen
    plan: plan | gepland | besloten | besluit | beslissing | datum | klaar | rustig | vrede | rust | kalm | gekozen | methode | wanneer
    self: ik | me | mij | mijn | mezelf
    neg: niet | geen | nooit | zonder
    want: wil | wou | wilde | wens | hoop | nodig | liever | zou
    longer: meer | altijd | weer | elke dag | elke nacht | maanden | jaren | al lang | voorgoed | voor altijd
    they: iedereen | ze | familie | ouders | mensen | moeder | vader | kinderen | zoon | dochter | vrouw | man | anderen | allemaal
    friend: vriend* | broer* | zus* | neef | nicht | collega* | leerling | buur* | ex | maat | huisgenoot | groep
    says: zegt | zei | schreef | schrijft | bericht | gestuurd | gepost | appt* | geappt | reageert | antwoord* | neemt op | verteld
    violence: sla* | geslagen | wurg* | opgesloten | verstop* | bedreig* | dreig* | politie | achtervolg* | volgt | schreeuw* | verkracht* | controleert | bang | deur | mishandel* | op slot
    god: stemmen | god | bid | bidden | overkant | engel*
    tonight: vandaag | vanavond | vannacht | nacht | nu | straks | morgen | maandag | uur | minuten
    why: waarom | waarvoor | hoelang | hoe lang | wat heeft het | wat voor | wie zou
    secret: niemand weet | niemand verteld | geheim | zeg niks | niemand het | niet verteld
    dark: donker* | duister* | verdrink* | zink* | vast | gevangen | verloren | val* | bodem | gat | put | tunnel | gevangenis | kooi | afgrond | schaduw | stik* | instort* | zwart
    ill: ziekenhuis | therapie | therapeut | psych* | depress* | angst | diagnose | ziek* | behandeling | dokter | ggz | opgenomen | kliniek
    child: baby | 14 | 15 | 16 | 13 | school | stiefvader | leerling | pleeg*
    music: liedje | liedjes | nummer | nummers | muziek | playlist | album | band | beat | bas | rock | pop | metal | jazz | rap | lofi | techno | house | piano | gitaar | tekst | refrein | concert | hazes | klassiek | indie | hardstyle | plaat | vinyl | zingen | hiphop | smartlap* | levenslied | disco | draai | gabber | koor | soundtrack
    ask: speel | zet op | draai | geef me | iets | tip | stuur | doe maar | beur me op | zin in | om te dansen | om te werken | om te koken | wat rustigs | wat vrolijks
    work: werk | werken | baan | baas | kantoor | vergadering | deadline | tentamen* | examen* | studeren | leren | uni | dienst | scriptie | project | verslag | excel | file | maandag | toets | sollicit* | collega's | thuiswerken | stage | mails
    food: koffie | pizza | eten | diner | wijn | bier | chocola* | kook* | bbq | taart | frietjes | honger | ontbijt | thee | stamppot | biertje | kaas | bitterballen
    sport: wedstrijd | team | sportschool | gym | hardlopen | rennen | doelpunt | training | voetbal | ajax | feyenoord | psv | marathon | fiets* | zwem* | oranje | level | gamen | eindbaas | spierpijn | schaatsen | gewonnen | penalty's | elfstedentocht
    love: ex | liefde | hart | uitgemaakt | gedumpt | jaloers | date | kus | bruiloft | mis hem | mis haar | verliefd | liefdesverdriet | single | scheiding
    grief: oma | opa | hond | kat | overleden | rouw | sterfdag | uitvaart | ingeslapen | verlies van
    fun: feest | vakantie | dans* | verjaardag | reis | strand | festival | kerst | vieren | zomer | vlucht | vliegveld | vriendinnen | weekend | vrijdag | carnaval | koningsdag | borrel
    joke: haha* | lol | xd | 😂 | 🤣 | 💀 | 😆 | 😅 | 😭 | meme
    season: regen | regent | herfst | winter | lente | zondag | zaterdag | kou | warmte | zon | sneeuw | middag | dekentje | gezellig | knus | avond
    film: film | serie | boek | aflevering | netflix | anime | roman | seizoen | video | personage | lezen | acteur
    things: telefoon | auto | bus | trein gemist | wifi | batterij | accu | computer | laptop | haar | schoenen | huis | geld | huur | verhuiz* | dozen | buren | printer | tuin | wasmachine | ov
    good: blij | gelukkig | goed | mooi | leuk | trots | lachen | bedankt | vreugde | heerlijk | perfect | eindelijk | beste | lekker | zin in | fijn | vrolijk
    mild: beetje | verdrietig | droevig | somber | weemoed* | nostalg* | stress* | zenuw* | verveel* | verveling | slaperig | gaat wel | meh | rot | heimwee | chagrijnig | melanchol*
    ache: hoofd* | rug | tand* | kies | knie | voeten | enkel | menstruatie | ongesteld | migraine | griep | koorts | verkouden | spierpijn | buik | kater
    you: jij | je | robot | bot | assistent | app
  `,
};
