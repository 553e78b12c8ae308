import type { LanguageSigns } from '../language-signs.ts';

export const de: LanguageSigns = {
  common:
    'der die das und ich nicht ist es ein eine zu in den mit mir mich mein meine auf für von dem so aber ' +
    'wie was auch bin hab habe noch nur nach heute wenn mal dass sie er wir im am bei will kann hat war ' +
    'sind sein haben werden mehr immer nie alles nichts dann oder weil jetzt hier da doch schon ganz ' +
    'bitte sehr ohne über unter vor seit bis um als man uns ihr euch diese dieser des einen einfach heul nimmer lieber wegen',
  spelling: {
    apostrophe: 'joins',
    ignored:
      'der die das den dem des ein eine einen einer einem einfach wirklich echt ehrlich halt eben doch mal ja nur so sehr eigentlich irgendwie gerade grad grade total voll schon auch verdammt scheiß verfickt ganz endlich digga alter bro wohl überhaupt bitte',
    repaired: 'selbstmord umbringen verschwinden aufwachen tabletten ritzen verletzen',
    shortForms: `
      nimmer: nicht mehr
      nichmehr: nicht mehr
      nich nit net ned nedd: nicht
      hab habs: habe
      is: ist
      ichs: ich es
      ists: ist es
      gehts: geht es
      gibts: gibt es
      kanns: kann es
      wills: will es
      machs: mache es
      mach: mache
      bins: bin es
      wär wärs: wäre
      kb: keinen bock
      vllt: vielleicht
      wg: wegen
      kp ka: keine ahnung
      hdl: hab dich lieb
      nix: nichts
      nen: einen
      ne: eine
      n: ein
      net: nicht
      k: kein
      ka: keine
      kann: kann
      ohn: ohne
      möcht: möchte
      würd: würde
      wollt: wollte
      hätt: hätte
      heut: heute
      werd: werde
      glaub: glaube
      denk: denke
      fühl: fühle
      brauch: brauche
      geh: gehe
      selbstmort: selbstmord
      suizid: suizid
      mama mami: mutter
      papa: vater
      jmd: jemand
    `,
    even: (word) => word.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u'),
  },
  classes: `
    will: will | möchte | wollte | würde am liebsten | würde gerne | würde gern | wünschte | wünsche mir | mag | muss | werde | sollte | denke daran | denke darüber nach | überlege | habe versucht | versuche | versucht | habe beschlossen | plane | habe vor | bereit | drauf und dran | kurz davor | träume davon | sehne mich danach | wünsche | gedanken | lust | verdiene | verdient | mut | besser | am liebsten | könnte | darf ich | wie ich mich
    sterben: sterben | tot sein | tot | nicht mehr leben | nicht mehr sein | nicht mehr da sein | nicht mehr existieren | aufhören zu existieren | aufhören zu leben | nicht mehr aufwachen | nie wieder aufwachen | nie mehr aufwachen | für immer schlafen | für immer einschlafen | für immer verschwinden | einschlafen und nicht mehr aufwachen | von dieser welt verschwinden | diese welt verlassen | von dieser welt gehen | nicht mehr hier sein | nie geboren worden sein | nicht existieren | krepieren | verrecken | morgen nicht aufwachen | nicht mehr am leben sein | weg sein für immer | für immer gehen | für immer weg sein
    toeten: mich umbringen | mich töten | mir das leben nehmen | mir mein leben nehmen | mir was antun | mir etwas antun | mich erhängen | mich aufhängen | mich erschießen | mich vor zug werfen | mich vor zug schmeißen | vor zug springen | von brücke springen | vom dach springen | aus dem fenster springen | mir pulsadern aufschneiden | mir die pulsadern aufschneiden | mich ertränken | selbstmord begehen | suizid begehen | meinem leben ende setzen | mein leben beenden | mein leben zu beenden | mich vergiften | mich wegmachen | mich abknallen | mir die kugel geben | mir kugel geben | mich umzubringen | mich zu töten | mich zu erhängen | mir leben zu nehmen | freitod
    schluss: schluss machen | ein ende machen | ende setzen | allem ein ende setzen | es beenden | alles beenden | dem ein ende setzen | es zu beenden | alles zu beenden | allem ende | dass es aufhört | dass alles aufhört | dass es vorbei ist | dass alles vorbei ist | es hinter mich bringen
    ritzen: ritzen | mich ritzen | mich schneiden | mich verletzen | mich selbst verletzen | mir wehtun | mir weh tun | mir selbst wehtun | mich verbrennen | mich schlagen | mich bestrafen | mich zu ritzen | mich zu verletzen | mich zu schneiden | mir wehzutun | mich kratzen | selbst verletzen | mir schmerzen zufügen
    tot: tot | weg | nicht mehr da | nicht mehr hier | gestorben | unter der erde | fort | nie geboren | nicht geboren | verschwunden | im grab | nicht da
    ohnemich: ohne mich | wenn ich <tot> bin | wenn ich <tot> wäre | wenn ich nicht mehr bin | wenn ich sterbe | wenn ich verschwinde | wenn ich nicht mehr lebe | wenn ich mich umbringe | wäre ich <tot> | wenn es mich nicht gäbe | wenn es mich nicht mehr gibt | wenn es mich nicht mehr gäbe | wenn ich gehe | wenn ich sterben würde | wenn ich verschwinden würde | wenn ich nie existiert hätte | wenn ich nicht aufwache
    besser: besser | besser dran | glücklicher | einfacher | leichter | erleichtert | froh | ruhiger | freier | entspannter | gut
    satt: müde vom | müde von | müde zu | satt zu | leid zu | keine lust mehr auf | keinen bock mehr auf | keine kraft mehr für | keine kraft mehr zum | keine lust mehr zu | keinen bock mehr zu | genug vom | genug von | fertig mit | satt | leid | kein bock mehr auf | überdrüssig
    leben: leben | das leben | mein leben | dieses leben | diesem leben | meinem leben | existieren | zu leben | am leben zu sein | weiterleben | weiterzuleben | diese welt | dasein | weiter zu leben | zu existieren
    grund: grund | gründe | sinn | kraft | lust | wille | willen | lebenswille | lebenswillen | hoffnung
    freund: mein freund | meine freundin | meine beste freundin | mein bester freund | freundin | freund | mein bruder | meine schwester | mein sohn | meine tochter | mein ex | meine ex | meine mutter | mein vater | mein cousin | meine cousine | mein mann | meine frau | jemand | mein nachbar | meine nachbarin | ein mädchen | mädchen | junge | er | sie | kumpel | mein kumpel | schüler | schülerin | mitbewohner | mitbewohnerin | mein kleiner bruder | meine kleine schwester | kollege | kollegin | opa | oma | onkel | tante
    taeter: mein mann | mein freund | mein vater | mein stiefvater | mein ex | meine mutter | mein bruder | mein onkel | meine frau | er | sie | ein mann | typ | jemand | vater | stiefvater | ex | exfreund | mein exmann | freund | mann
    schlaegt: schlägt mich | hat mich geschlagen | schlug mich | verprügelt mich | hat mich verprügelt | würgt mich | hat mich gewürgt | tut mir weh | hat mir wehgetan | vergewaltigt mich | hat mich vergewaltigt | bedroht mich | hat mich bedroht | bringt mich um | will mich umbringen | hat mich eingesperrt | sperrt mich ein | lässt mich nicht raus | lässt mich nicht gehen | verfolgt mich | stalkt mich | hat mich getreten | tritt mich | hat mich gestoßen | missbraucht mich | fasst mich an | hat mich angefasst | droht mir | hat mir gedroht | ist wieder ausgerastet | mich wieder geschlagen
    tabletten: tabletten | pillen | medikamente | schlaftabletten | schlafmittel | packung | packungen | schmerztabletten | antidepressiva | paracetamol | blister | flasche | insulin | medis | ibus | beruhigungsmittel
    abschied: abschied | verabschiedet | verabschieden | verabschiede | lebewohl | lebt wohl | leb wohl | tschüss für immer | abschiedsbrief | abschiedsbriefe | adieu | macht es gut
    brief: brief | briefe | zettel | nachricht | testament | abschiedsbrief | abschiedsbriefe
  `,
  acute: `
    <will> ..3 <toeten>
    ich ..2 bringe mich ..2 um
    bringe ich mich um
    mich ..2 (umbringen|umzubringen|umbringe|erhängen|erschießen|aufhängen|töten)
    nehme mir ..2 leben
    (mir|mein) leben (nehmen|zu nehmen|beenden|zu beenden)
    selbstmord*
    suizid*
    freitod
    lebensmüde
    todessehnsucht
    sterbewunsch
    todeswunsch
    (mir|mich) (was|etwas|was an|selbst was|selbst etwas) antun
    (will|möchte|wollte|mag|kann|würde) ..2 nicht mehr (leben|existieren|da sein|hier sein|aufwachen|sein|weiterleben|am leben sein|weiter leben|auf dieser welt sein|weitermachen mit leben)
    nicht mehr (leben|existieren|weiterleben|aufwachen|da sein|am leben sein) (will|möchte|wollen|mag|müssen|kann)
    (will|möchte|mag) nicht (leben|existieren|mehr am leben|mehr|weiterleben|morgen aufwachen|aufwachen|erleben) ..2 (leben|sein|existieren|aufwachen|$)
    (kein|keine|keinen|ohne|nichts|fehlt|verloren) ..2 (grund|gründe|lust|kraft|lebenswille|lebenswillen|sinn|willen|wille|bock) ..2 (zu leben|zum leben|am leben|auf leben|auf dieses leben|weiterzuleben|im leben|für leben|zu existieren|am leben zu bleiben|zu bleiben|da zu sein|aufs leben)
    (lebenswille|lebenswillen) ..2
    keine lust (mehr)? (auf|am|aufs) leben
    (nichts|niemand|niemanden) ..2 (wofür|für den|für die|wofür es sich) ..3 (leben|lohnt|lebe)
    leben ..1 (nicht|nichts) ..1 (lebenswert|wert|mehr wert|mehr lebenswert)
    nicht lebenswert
    (lohnt sich nicht|wert) ..2 (zu leben|weiterzuleben)
    (wünschte|hoffe|wünsche|bete|hoffte|will|flehe|wünsch) ..5 (nicht mehr aufwache|nicht mehr aufwachen|nicht aufwache|tot|tot wäre|nie geboren|nicht geboren|gestorben|mich einer überfährt|mich überfährt|mich ein auto|nie wieder aufwache|nie mehr aufwache|nie existiert|nie aufgewacht|holt mich|herz stehen|herz aufhört|nicht mehr gäbe|im schlaf sterbe|unheilbar|abstürzt|nicht mehr wach|nicht überlebt)
    (einschlafen|schlafen|augen zumachen) und ..1 (nicht|nie|nimmer) ..2 (aufwachen|wach werden|aufmachen)
    (besser|lieber) ..1 (tot|gestorben|sterben|nie geboren)
    (sollte|hätte) ..2 (tot sein|sterben sollen|sterben|nie geboren|nicht geboren|abgetrieben|nicht überleben)
    (verdiene|verdient) ..2 (sterben|tod|zu sterben|nicht zu leben|zu leben nicht)
    nie ..1 (geboren|auf die welt)
    wäre ..4 tot $
    <besser> ..3 <ohnemich>
    ohne mich ..3 <besser>
    (niemand|keiner|wer|jemand|keinem|niemandem) ..4 (vermissen|vermisst|merken|bemerken|auffallen|kümmern|weinen|interessieren|traurig) ..4 <ohnemich>
    wenn ich (tot|weg|nicht mehr da|nicht mehr) ..1 (bin|wäre|da bin|lebe) ..5
    (niemand|keiner|keinem) ..2 (würde|wird) ..3 (vermissen|fehlen|merken|auffallen) ..3
    welt ..3 ohne mich
    <satt> ..1 (leben|mein leben|dieses leben|meinem leben|diesem leben|zu leben|existieren|zu existieren|atmen|am leben zu sein|aufs leben|dasein)
    (lebens|leben) müde
    (meine|mein) (letzte|letzter) (nacht|abend|tag|stunde|stunden) ($|hier|auf|im|am)
    (letztes|letzte) (lied|song|musik|nachricht) ..4 (bevor|höre|hören|gehe|mich)
    bevor ich (gehe|sterbe|für immer) ..1 ($|für immer|gehe)
    <abschied> ..3 (allen|von allen|für immer|welt|euch|familie|mutter|geschrieben|kindern|von meiner|von meinen|leben)
    abschiedsbrief*
    lebt wohl
    (habe|schreibe|geschrieben|liegt|liegen) ..3 (briefe|brief) ..3 (geschrieben|an meine|für meine|tisch|bereit|fertig|kinder|eltern|schublade|jeden)
    wenn (ihr|du) ..1 (dies)? ..1 (lest|liest|findet|seht)
    (bin|werde) ..2 (morgen|montag|bald|weihnachten|dann|nächste woche|heute nacht) ..1 nicht mehr (da|hier|am leben)
    (morgen|bald|montag) ..2 nicht mehr (da|hier|am leben|leben|aufwachen)
    (überlebe|überstehe|schaffe|packe) ..3 nacht nicht
    weiß nicht ob ..5 (nacht|morgen|überlebe|überstehe|aushalte)
    (erlebe|erleben) ..3 nicht mehr
    heute (nacht|abend) (mache ich es|ist es soweit|beende|gehe ich|ist es vorbei|tue ich es|ziehe)
    (mache|tue|werde) (ich)? es ..1 (heute|tun|jetzt|heute nacht)
    (habe|mein|plan|alles|datum) ..2 (plan|geplant|vorbereitet|datum|termin|entschieden|seil|methode) ($|steht|fest|und|habe|bereit)
    (plane|geplant|plan) ..3 (tod|selbstmord|ende|wie ich sterbe|abgang)
    (denke|gegoogelt|recherchiert|weiß|überlege|gesucht|nachgedacht|überlegt|google) ..4 (wie ich es|wie man sich|wie ich mich|methoden|wie viele|am schnellsten|schmerzlos|wie es wäre zu springen)
    wie viele <tabletten>
    (sammle|gesammelt|horte|aufgehoben|gehortet|spare) ..4 <tabletten>
    <tabletten> ..3 (geschluckt|genommen|gesammelt|gehortet|eingeworfen|eingenommen|intus)
    (zu viele|zu viel|alle|ganze|handvoll) ..3 (tabletten|pillen|medikamente|schlaftabletten|medis) 
    (zu viel|zu viele) (genommen|geschluckt)
    (überdosis|überdosiert)
    <will> ..3 <schluss>
    (mache|machen|gemacht) ..2 schluss ..2 (leben|für immer|heute|allem|mit mir)
    (beende|beenden) ..2 (es|alles|leben|das hier) ($|heute|jetzt|für)
    (springen|springe|werfe mich|werfen|stürzen) ..3 (brücke|dach|fenster|zug|gleis|gleise|hochhaus|balkon|auto|lkw|u-bahn|bahn|klippe)
    (brücke|dach|fenster|zug|gleis|gleise|hochhaus|bahn|balkon|klippe|s-bahn) ..2 (springen|springe|werfen|werfe|runter|gesprungen|schmeißen)
    (stehe|sitze|bin|steh|sitz|hier) ..3 (brücke|dach|geländer|gleis|gleisen|bahnsteigkante|klippe|abgrund|brückengeländer|parkhaus|bahngleisen) ..2
    (mit|habe|gekauft|starre|liegt|vor mir|schaue) ..3 (seil|strick|klinge|klingen|rasierklinge|rasierklingen|messer|waffe|pistole|cutter) ..3
    <will> ..3 <ritzen>
    (wieder|angefangen|druck|drang|nicht aufhören|zwang) ..3 (geritzt|ritzen|schneiden|geschnitten|verletzen|verletzt|zu ritzen|ritze|svv)
    (geritzt|ritze mich|ritze|ritzen|rückfall geritzt|svv|selbstverletz*|selbst verletz*)
    (habe mich|mich) ..3 (geschnitten|verletzt|verbrannt|selbst verletzt|geschlagen) ($|wieder|absichtlich|gestern|heute|mit absicht)
    (schneide|verletze|verbrenne|schlage) mich ..2
    (arm|arme|arme sind|handgelenk|oberschenkel|unterarm|unterarme) ..3 (offen|schnitte|blutig|narben|aufgeschnitten|wunden|blut|brennen|kaputt)
    (blutet|blute) ..2 (nicht auf|immer noch|stark|weiter)
    (angst|sorge) ..3 (mir was|mir etwas|vor mir selbst|was ich tue|mich zu|vor meinen gedanken|dummes|vor mir selber|was ich mache|alleine mit mir)
    (dummes|dummheit|schlimmes) (mache|tue|machen|tun|anstelle)
    (traue|vertraue) mir (selbst|selber)? nicht
    nicht sicher ..2 (vor mir|mit mir)
    stimmen ..6
    <freund> ..5 (sich umbringen|sich das leben nehmen|sich was antun|sich etwas antun|umbringt|nicht mehr leben|sterben will|sich ritzt|ritzt sich|sterben möchte|sich verletzt|suizidal|sich vor den zug|springen will)
    <freund> ..4 (will sich|ritzt|hat sich|wollte sich|droht sich) ..2 (umbringen|umzubringen|geritzt|töten|antun|leben nehmen|verabschiedet)
    (schreibt|schrieb|geschrieben|sagt|gesagt|postet|gepostet|nachricht) ..6 (nicht mehr leben|sterben will|sterben|umbringen|tot sein|leb wohl|abschied|nicht mehr da|nicht mehr kann|tut mir leid für alles)
    (geht nicht ans|meldet sich nicht|handy aus) ..5 (abschied|sorge|angst|geschrieben|was soll ich)
    abschiedsnachricht
    (verlasse|gehe) ..3 bringt er sich um
    <taeter> ..3 <schlaegt>
    (schlägt|würgt|verprügelt|bedroht|vergewaltigt|prügelt) (mich|uns|meine mutter)
    (bringt mich um|will mich umbringen|bringt uns um) ..2 (wenn|er|hilfe|$|sagt)
    hilfe ..4 (er|schlägt|umbringen|eingesperrt|messer|tür)
    (verstecke|versteckt|eingeschlossen|eingesperrt|versteck) ..4 (bad|badezimmer|schrank|zimmer|keller|klo|toilette|ihm)
    hat (messer|waffe|pistole) ..2
    (jemand|mann|typ) ..2 (verfolgt mich|läuft mir nach|ist in meiner wohnung|bricht ein|im haus|folgt mir)
    (folgt|verfolgt|läuft) (mir|mich) ..3
    (angst|traue mich nicht) ..2 (nach hause|heimzugehen|heim zu|nachhause)
    lässt mich nicht (raus|gehen|weg)
    (verschenkt|verschenke|weggegeben|abgegeben|verteilt|gegeben) ..4
    (sachen|hund|katze|gitarre|alles|klamotten|bücher) (verschenkt|weggegeben|abgegeben)
    (papiere|unterlagen|alles|testament) ..2 (geregelt|geordnet|sortiert|erledigt|in ordnung gebracht|bereit)
    (kümmert|passt) ..3 (hund|katze|kinder|mutter|aufeinander)
    sagt ..4 (ich sie liebe|liebe|geliebt|ich ihn liebe|lieb habe|lieb hatte)
    (verzeiht|verzeih|tut mir leid|es tut mir leid|entschuldigt) ..4 (was ich tun|gehen muss|nicht mehr kann|was ich jetzt|dass ich gehe|für alles|nicht stark|kraft)
    (entscheidung|entschluss) ..2 (gefallen|getroffen|steht|gefasst)
    (ruhig|frieden|ruhe|gelassen|friedlich) ..4 (entschieden|entschlossen|entscheidung|bald vorbei|weiß wann)
    (einziger|einzige|einzigen) ..1 (ausweg|weg|lösung) ..3
    (kein|keinen|sehe keinen) ausweg
    (sterben|tod|tot sein|tot|nicht da zu sein) ..2 (wäre|klingt|scheint|fühlt) ..3 (erlösung|frieden|besser|gut|ruhe|erleichterung|einfacher|friedlich|verlockend)
    (erlösung|erlöst)
    (bei|zu) (meiner|meinem|ihr|ihm|mutter|vater|meinen|dir) ..2 (sein|himmel|oben|gehen|wieder) ..2 (himmel|oben|bald|heute|drüben)
    danke für alles ..4
    (mach|macht) (es|s) gut ..3
    ich kann ..1 (nicht mehr|nimmer) leben
    💊💊
  `,
  exaggerated: `
    <will> ..2 <sterben>
    (bringt|erschießt|tötet) mich (um|$)
    sterben (will|möchte|wollen)
  `,
  possible: `
    (keine|kein|keinen|ohne|verloren|null) ..1 (hoffnung|zukunft|sinn|perspektive|ausweg|kraft|energie zum|licht|freude|ziel|grund|antrieb|lebensfreude)
    hoffnungslos*
    (sinnlos*|zwecklos|aussichtslos|wertlos*|nutzlos*|überflüssig)
    (macht|hat|ergibt|gibt|bringt) ..2 (keinen sinn|alles keinen sinn|nichts mehr|doch nichts|eh nichts|keinen zweck)
    (wozu|warum|weshalb|wofür) ..1 (noch|ich|mache|lebe|aufstehen|weitermachen|stehe|bin ich|weiterleben|alles|kämpfen|existiere)
    nichts ..1 (mehr|macht|hat|ist|hilft|wird|bringt|zählt|ändert|freut|fühlt|bedeutet|lohnt) ..2 (sinn|besser|spaß|wichtig|bedeutung|$|freude|wert|mehr)
    (kann|schaffe|packe|halte|ertrage|mag|will) ..2 nicht mehr ..2 (können|$|aushalten|weiter|weitermachen|aus|ertragen|kämpfen|lange)
    (kann|mag|will) nicht mehr
    halte ..3 nicht (mehr)? aus
    am ende ($|mit|meiner|bin)
    mit den nerven am ende
    (bin|fühle|fühle mich|als) ..3 (last|belastung|versager|versagerin|wertlos|nutzlos|nichts wert|müll|dreck|problem|fehler|abschaum|schwach|niemand|störfaktor|ballast|enttäuschung|zu viel|klotz|unfähig|ekelhaft)
    (zur last|im weg|klotz am bein)
    (fühle mich|bin|innerlich|fühle|alles) ..2 (leer|kaputt|gebrochen|verloren|gefangen|unsichtbar|tot innerlich|innerlich tot|abgestorben|zerbrochen|verzweifelt|hoffnungslos|taub|ausgebrannt und leer|wie ein geist|fehl am platz|fremd|erstickt|eingesperrt|überfordert mit leben|am boden|zerstört|betäubt|ausgelaugt)
    ^ (leer|kaputt|verloren|gebrochen|taub|nichts|wertlos|nutzlos|verzweifelt|fertig|aus|ende|vorbei|gefangen|leere) $
    (innere|diese)? leere
    (fühle|spüre|empfinde) ..1 (gar nichts|nichts|nix)
    (hasse|verabscheue|ekle) (mich|mein leben|alles an mir|meinen körper|mich selbst|zu leben|mein spiegelbild|es zu leben|es ich zu sein)
    ekel ..2 mir
    (selbsthass|hass auf mich)
    (will|möchte|würde|könnte|wünschte) ..3 (verschwinden|mich auflösen|unsichtbar sein|nichts mehr fühlen|nichts fühlen|weglaufen vor|aufgeben|ewig schlafen|jahrelang schlafen|nur noch schlafen|nicht mehr kämpfen|weg sein|weg von allem|meine ruhe für|schlafen und|nicht ich sein|nichts mehr spüren|nicht mehr fühlen|mich nicht mehr spüren|dass es aufhört|dass alles aufhört|nicht mehr aufstehen|jemand anderes sein)
    (soll|mach|macht|lass|damit) ..2 (aufhört|aufhören|aufhör|still wird|ruhe ist)
    (niemand|keiner|keinem|keinen|kein mensch) ..2 (liebt|braucht|mag|versteht|sieht|hört|will|interessiert|merkt|fragt|hilft|helfen|vermisst|kümmert|da|schert|wichtig)
    (würde|merkt|wird|ob) ..1 (es)? (jemand|jemandem|überhaupt jemand|irgendwer|irgendwem) ..3 (merken|auffallen|vermissen|bemerken)
    habe (niemanden|niemand|keinen)
    bin ..1 (allen|jedem|niemandem|egal|jedem egal|allen egal) ..1
    (müde|leid|satt|müde vom|keine kraft|erschöpft) ..3 (kämpfen|leben|allem|alles|funktionieren|lächeln|stark|stark zu sein|so zu tun|mich|schmerz|schmerzen|verstellen|zu kämpfen|einsam|mensch|weiterzumachen|existenz|hoffen)
    (müdigkeit|müde) ..4 (seele|schlaf|leben|innen)
    (mein leben|leben|alles) ..2 (sinnlos|hölle|müll|scheiße|kaputt|zu viel|egal|umsonst|ruiniert|vorbei|wertlos|albtraum|leer|grau|bricht|zerbricht|gelaufen|dunkel|schwer|scherbenhaufen|über)
    (unerträglich|nicht auszuhalten)
    (gehöre|passe) ..2 (nicht|nirgends|nirgendwo) ..2
    nicht (für|gemacht für) ..1 (diese welt|leben|dieses leben|welt)
    (gebe|gib|geb) ..1 auf
    (aufgegeben|aufgeben)
    (ganz unten|am boden|tiefpunkt|abgrund)
    (loch|tunnel|dunkelheit|abgrund) ..3
    (dunkle|schlimme|düstere|böse|schwarze) (gedanken|gedanke|phase)
    (esse|schlafe|dusche|gehe|komme|stehe|verlasse|gegessen|geschlafen) ..3 (nicht mehr|kaum|seit tagen|seit wochen|nicht aus dem bett|nicht mehr aus|tagelang|nur noch im bett)
    (weine|heule|geweint|weinen|heulen) ..3 (jede nacht|jeden abend|jeden tag|heimlich|grundlos|ohne grund|nur noch|stundenlang|in den schlaf|dusche|nachts|boden)
    (allein|alleine|einsam) ..2 (auf der welt|immer|für immer|damit|wie nie|mit allem|sterben|trotz)
    (egal|gleichgültig) ..3 (ob ich|was mit mir|leben|lebe|sterbe|mir|alles|passiert|wache)
    (mir ist|ist mir) alles egal
    alles verloren
    (existiere|funktioniere|überlebe|vegetiere) ..1 (bloß|noch)
    (es wird|wird) (nie|nicht|niemals|nichts) ..1 besser
    nie wieder ..1 (glücklich|gut|froh)
    (geht es|gehts|geht) mir ..2 (schlecht|beschissen|nicht gut|dreckig|mies) ..2 (seit|immer|mehr|richtig)
    (angst vor) ..2 (ihm|vater|meinem|mann|meiner mutter|zuhause|ex|freund)
    (schreit|trinkt|rastet|kontrolliert|brüllt|wütend) ..6 (angst|verstecke|einschließe|zimmer|handy|tür|schließe)
    (freundin|freund|bruder|schwester|sohn|tochter|sie|er) ..6 (zieht sich zurück|meldet sich nicht|redet nicht mehr|komisch|so still|isst nicht|mache mir sorgen|kommt nicht mehr raus|geht nicht mehr raus|sehr ruhig|ganz still|abwesend)
    sorgen um ..3
    (mein kopf|meine gedanken|kopf|gedanken) ..3 (nicht still|laut|hören nicht auf|macht mich fertig|bringen mich|keine ruhe|kreisen|schreien|gegen mich|dreht durch|frisst|schreit|platzt)
    (trinke|saufe|betrinke|trinken) ..4 (vergessen|fühlen|allein|alleine|schlafen|denken|betäuben|jeden)
    (maske|lächle|lächeln|fassade|tue so|spiele) ..4 (innen|gut|niemand|alle|bröckelt|fällt|zerbreche|okay|kaputt)
    depression* ..3 (frisst|gewinnt|zurück|stärker|schlimmer|auffrisst|besiegt)
    (leben|existieren|dasein|atmen) ..2 (tut weh|anstrengend|zu schwer|zu viel|schmerzt|qual|last|weh)
    (schmerz|schmerzen|qual) ..3 (aufhören|hört nicht|jeden tag|unerträglich|innen|seele|immer|nie)
    (reiß|zerreißt|zerbreche|zerbricht|ersticke|ertrinke|gehe unter|gehe kaputt|falle)
  `,
  innocent: `
    (sterbe|sterben|gestorben|tot) ..1 (vor lachen|vor hunger|vor langeweile|vor scham|vor peinlichkeit|vor hitze|vor durst|vor neugier|vor sehnsucht|gelacht|vor angst|vor müdigkeit|vor aufregung|vor kälte)
    totgelacht
    (zu tode|tod) (gelangweilt|gelacht|erschreckt|genervt|müde)
    todmüde
    (mein chef|meine chefin|meine mutter|mein vater|mutter|chef|meine frau) (bringt mich um|killt mich|tötet mich)
    (bringt|bringen) mich (um|noch um) ..2 (hitze|prüfung|uni|arbeit|kinder|sport|muskelkater|lied)
    (prävention|film|buch|doku|referat|vortrag|roman|serie) ..3 (selbstmord|suizid|selbstmordes)
    suicide squad
    (zeit|langeweile) (totschlagen|tot)
    tote hosen
    (leben|lebe) ..1 (ohne kaffee|ohne musik|ohne dich|in berlin|auf dem land)
    (letzte|letzter) (song|nacht|abend|tanz|runde) (von|auf|in|vor|beim)
    (abschied|abschieds) (party|feier|fest|konzert|von kollegin|vom sommer)
    abschiedsparty
    abschiedsfeier
    (verschwinden|abhauen) ..2 (wald|bergen|meer|urlaub|insel|bett|decke|hängematte)
    (fertig|schluss) mit (uni|arbeit|klausuren|prüfungen|abi|putzen|winter|hausarbeit|ihm|ihr|umzug|studium)
    (satt|leid|müde) ..1 (regen|arbeit|pendeln|uni|winter|stau|lernen|meetings|büro)
    schneid* ..2 (gemüse|haare|zwiebeln|pony|video)
    haare (schneiden|geschnitten|ab)
    in den finger geschnitten
    (verloren|verlieren) ..1 (spiel|schlüssel|handy|finale|match|wette)
    (spiel|match|finale|elfmeterschießen|schlüssel|handy) verloren
    bis zum umfallen
    umbringen ..1 (rechnung|spannung)
  `,
  joking: `
    (haha|hahaha|hahahaha|lol|rofl|xd|hihi|hehe|lmao|höhö|spaß)
    😂
    🤣
    💀
    😆
    😅
    (hausaufgaben|meme|memes|karaoke|excel|klausur|klausuren|kater|mathe|meeting|montage)
  `,
  themes: `
    die: sterb* | stirb* | tot | tod | tote | gestorben | grab | sarg | beerdigung | friedhof | begraben | himmel | krepier* | verreck*
    kill: umbring* | töt* | bringe mich | bringt mich | selbstmord* | suizid* | erhäng* | aufhäng* | erschieß* | erschoss* | spring* | ermord* | mord
    live: leben | lebe | lebendig | existier* | dasein | existenz | atmen | atme | welt | geboren | geburt | überleb* | erde | lebenswert
    end: ende | enden | aufhör* | hört auf | schluss | vorbei | beend* | genug | aufgeb* | gebe auf | ausweg | fertig | loslassen | reicht
    gone: weg | gehe | gehen | verschwind* | fort | abwesend | komme nicht wieder | nicht zurück | verlassen | auflösen | verblass* | verschwund*
    wake: aufwach* | schlaf* | einschlaf* | bett | aufsteh* | morgens | wach
    cut: schneid* | geschnitten | schnitt* | verletz* | wehtun | weh tun | blut* | narbe* | klinge* | brenn* | verbrann* | ritz* | geritzt | kratz* | rückfall | wunde*
    body: arm | arme | handgelenk* | haut | hals | kehle | oberschenkel | beine | adern | ärmel | langarm | pulli | unterarm*
    meds: tablette* | pille* | medikament* | schlaftablette* | packung | flasche | geschluckt | genommen | überdosis | dosis | betrunken | besoffen | trinke | wodka | schnaps | insulin
    place: brücke | dach | kante | gleis* | fenster | balkon | seil | strick | waffe | messer | fluss | klippe | schublade | garage | geländer | zug | bahnsteig | abgrund
    farewell: abschied* | lebewohl | brief | briefe | zettel | letzte | letzter | letztes | verzeih* | leid | entschuldig* | danke für alles | sagt ihr | sag ihm | macht gut | tschüss | vergesst mich | erinner*
    affairs: verschenk* | gegeben | testament | papiere | unterlagen | schlüssel liegt | geregelt | bezahlt | passwörter | sortiert | aufgeräumt | hund bei | katze bei | füttert | kümmert euch | abgegeben | erledigt
    burden: last | belastung | nutzlos | wertlos | versag* | problem | fehler | müll | dreck | enttäusch* | ruinier* | kaputt* | zerbroch* | monster | schwach | scham | schäme | schuld | im weg | unfähig | ballast | überflüssig
    nobody: niemand* | keiner | keinem | allein | alleine | jemand | unsichtbar | geist | verlassen | vergessen | einsam* | fehle
    nothing: nichts | leer | leere | sinn | grund | wozu | zweck | egal | taub | sinnlos*
    tired: müde | erschöpf* | nicht mehr kann | kann nicht mehr | kraft | satt | halte | aushalten | weitermachen | durchhalten | schaffe | ertrage* | kämpfen | weiter | ausgebrannt | fertig mit
    pain: schmerz* | weh | leid | leide | wein* | heul* | tränen | schrei* | unerträglich | qual* | folter
    hate: hass* | hasse | ekel* | verabscheu* | widert
    hope: hoffnung* | zukunft | licht | besser | hilfe | helft | morgen | helfen
    plan: plan | plane | geplant | entschied* | entscheidung | datum | bereit | ruhig | frieden | ruhe | gelassen | gewählt | methode | wann | vorbereit*
    self: ich | mich | mir | mein | meine | selbst
    neg: nicht | kein | keine | keinen | nie | ohne | niemals
    want: will | möchte | wünsch* | wollte | brauche | gerne | lieber | hoffe | würde
    longer: mehr | immer | wieder | jeden tag | jede nacht | monate* | jahre* | seit langem | ewig | lange
    they: alle | sie | familie | eltern | leute | mutter | vater | kinder | sohn | tochter | frau | mann | andere | menschen
    friend: freund* | bruder | schwester | cousin* | kollege* | schüler* | nachbar* | ex | kumpel | mitbewohner* | gruppe
    says: sagt | sagte | geschrieben | schreibt | schrieb | nachricht | geschickt | gepostet | antwortet | sms | meldet | erzählt
    violence: schlag* | schläg* | geschlagen | würg* | einsperr* | eingesperrt | versteck* | bedroh* | droht | polizei | verfolg* | folgt | brüll* | vergewaltig* | kontrollier* | angst | tür | eingeschlossen | prügel* | ausrast*
    god: stimmen | gott | bete | beten | jenseits | engel | andere seite
    tonight: heute | nacht | jetzt | bald | morgen | montag | stunden | minuten
    why: warum | wozu | wofür | wie lange | was soll | weshalb | wer
    secret: weiß niemand | niemandem erzählt | geheim* | sag es niemand | keiner weiß | verheimlich*
    dark: dunkel* | ertrink* | versink* | gefangen | verloren | fall* | boden | loch | tunnel | gefängnis | käfig | abgrund | schatten | erstick* | zusammenbr* | untergeh* | schwarz
    ill: krankenhaus | klinik | therapie | therapeut* | psych* | depress* | angststörung | diagnose | krank* | krebs | behandlung | arzt | ärztin | station | eingewiesen
    child: baby | 14 | 15 | 16 | 13 | schule | stiefvater | schüler* | jugendamt | heim
    music: lied | lieder | song | songs | musik | playlist | album | band | beat | bass | rock | pop | metal | jazz | rap | lofi | techno | house | klavier | gitarre | text | refrain | konzert | schlager | klassik | indie | punk | hören | mucke | rammstein | soundtrack | platte | vinyl | schallplatte | hip hop | volksmusik | singen | chor
    ask: spiel | spiele | leg auf | mach an | gib mir | was ruhiges | was fröhliches | empfiehl | schick | etwas | bring mich | zum tanzen | zum lernen | zum putzen | irgendwas
    work: arbeit | arbeiten | job | chef | chefin | büro | meeting | abgabe | prüfung* | klausur* | lernen | uni | schicht | hausarbeit | bachelorarbeit | projekt | bericht | excel | stau | pendeln | montag | abi | bewerbung* | kollegen | dienst | homeoffice | steuererklärung
    food: kaffee | pizza | essen | abendessen | wein | bier | schokolade | koch* | grill* | kuchen | döner | hunger | frühstück | tee | spätzle | glühwein | käse
    sport: spiel | mannschaft | fitness | gym | laufen | joggen | tor | training | fußball | bayern | bvb | marathon | rad | schwimm* | bundesliga | level | zocken | endgegner | beine heute | kraftsport | pokal | gewonnen | elfmeter | workout | abstieg
    love: ex | liebe | herz | schluss gemacht | trennung | getrennt | eifersüchtig | date | kuss | hochzeit | vermisse | verknallt | liebeskummer | single | scheidung
    grief: oma | opa | großmutter | hund | katze | verstorben | trauer | todestag | trauerfeier | verloren letztes | beigesetzt
    fun: party | urlaub | tanz* | geburtstag | reise | strand | festival | weihnachten | feier* | sommer | flug | flughafen | mädels | wochenende | feierabend | kneipe | club | kirmes | oktoberfest
    joke: haha* | lol | xd | rofl | 😂 | 🤣 | 💀 | 😆 | 😅 | 😭 | meme
    season: regen | regnet | herbst | winter | frühling | sonntag | samstag | freitag | kälte | hitze | sonne | schnee | nachmittag | decke | gemütlich | grau draußen | abend
    film: film | serie | buch | folge | netflix | anime | roman | staffel | video | figur | tatort | lesen | krimi | schauspieler
    things: handy | auto | bus | bahn | zug verpasst | wlan | akku | computer | laptop | haare | schuhe | wohnung | geld | miete | umzug | kisten | nachbarn | drucker | fahrrad | garten | waschmaschine
    good: glücklich | froh | gut | toll | super | stolz | lachen | danke | freude | freu* | wunderbar | perfekt | beste | geil | aufgeregt | verliebt
    mild: bisschen | traurig | trauer | wehmut | melanch* | nostalg* | stress* | nervös | langeweile | langweil* | schläfrig | geht so | naja | mies | schlecht drauf | heimweh | bedrückt | genervt
    ache: kopf | kopfschmerzen | rücken | zahn* | knie | füße | knöchel | regelschmerzen | migräne | grippe | fieber | erkältung | muskelkater | bauch | kater
    you: du | dich | roboter | bot | assistent | app
  `,
};
