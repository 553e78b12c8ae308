import type { LanguageSigns } from '../language-signs.ts';

/** Hindi as it is typed in Latin letters: vowels long or short, w or v, z or j. */
export const hiLatn: LanguageSigns = {
  common:
    'hai hain nahi kuch bhi se ki ka ke ko mein me main mai to toh aur ye yeh wo woh kar ho raha rahi ' +
    'tha thi mera meri mere mujhe aaj ab bas koi sab kya hi na ek par tu tum liye wala kaise jab nhi nai ' +
    'hu hun hoon rha rhi gaya gayi kisi apne apni khud itna bahut bohot yaar bhai kabhi vo tab phir fir ' +
    'kyu kyun karna karne karta karti hota hoti lagta lagti jata jati chahta chahti zindagi raat dil ' +
    'ghar jo unka uska usko de do le lo',
  spelling: {
    apostrophe: 'joins',
    ignored:
      'hi bhi to toh yaar yar bas sach sachme sachmein seriously really literally ki ko ke ka hai hain tha thi ek ye yeh woh wo ab abhi itna itni bohot bahut bhot boht kaafi kaphi sirf please plz arey are aisa lagta rha raha rahi rahe rhi rhe gaya gayi gya gyi ho hoon hun hu hoo',
    repaired: '',
    shortForms: `
      nahi nahin nai nhi nahee ni nhin nahii nehi: nahi
      mai main mein me mn m: mai
      mujhe muje mjhe mujhko mereko mujhse: mujhe
      mera mra: mera
      kuch kuchh kch kuchbhi: kuch
      zindagi jindagi zindgi jindgi jindagee life: zindagi
      jeena jina jine jeene jeenaa jeeney: jina
      marna marne mrna marnaa marne: marna
      mar mr: mar
      jaana jana jaane jane: jana
      jau jaun jaau jaaun jaoon jaoo: jau
      chahta chahti chahata chahati chata chati chahte chahiye chahie: chahta
      karna krna karne krne: karna
      karlu karlun karloon krlu kar: kar
      kr krke karke: kar
      khud khudko: khud
      thak thakk thk: thak
      gaya gya gayi gyi gyaa: gaya
      pata pta: pata
      kisi kisiko kisi: kisi
      kyu kyun kyon kyo q: kyu
      k: ki
      h: hai
      rha rhi: raha
      acha accha achha: accha
      suicide: suicide
      sucide suside susaid: suicide
      dost yaar frnd friend: dost
      sbko sabko sab sb: sab
      kal kl: kal
      raat rat: raat
      aakhri akhri aakhiri akhiri aakhari last: akhri
      alvida alwida: alvida
      dard drd: dard
      ro rona rone: rona
      neend nind: nind
      goli goliyan goliya goliyaan tablets: goli
      dawai dawa davai dawaiyan dawayi: davai
      haath hath hathh: hath
      kaat kat kaatna katna kata kaata: kat
      ghar ghr: ghar
      akela akeli akele akelapan alone: akela
      himmat himat: himmat
      bojh boj: bojh
      matlab mtlb: matlab
      fayda faayda faida: fayda
      saans sans: sans
      kabhi kbhi: kabhi
      jyada zyada zyaada: jyada
      papa pappa dad baba abbu: papa
      mummy mumma maa mom ammi mammi: ma
      bhaiya: bhaiya
      dunya duniya: duniya
    `,
    even: (word) =>
      word
        .replaceAll('aa', 'a')
        .replaceAll('ee', 'i')
        .replaceAll('ii', 'i')
        .replaceAll('oo', 'u')
        .replaceAll('uu', 'u')
        .replaceAll('w', 'v')
        .replaceAll('z', 'j')
        .replaceAll('ph', 'f'),
  },
  classes: `
    chahta: chahta | man karta | mann karta | man kar raha | mann kar raha | dil karta | dil kar raha | soch raha | soch rahi | sochta | sochti | socha | sochne | ka man | ka mann | ki ichha | ki icha | ka irada | ko taiyar | ka khayal | ke khayal | mann | man | jee chahta | ji chahta | ka plan | ka soch | lu kya | want
    mar: mar jana | marna | mar jau | mar jaun | mar jata | mar jati | mar jaye | maut | mar jane | mar | mar hi jau | mar hi jana | marr jana | hamesha ke liye so jana | hamesha ke liye sona | uthna nahi | gayab ho jana | duniya chhod | duniya chod | duniya se jana | duniya chhodna | die
    khudkushi: khudkushi | khudkhushi | khud kushi | aatmahatya | atmahatya | atamhatya | suicide | khud ko khatam | khud ko khatm | khud ko maar | khud ko mar | apni jaan de | apni jaan le | apni jan | jaan de du | jaan de dun | jaan dena | jan dena | jan de | phansi | fansi | phaansi | latak jau | latak jaun | apne aap ko khatam | apni zindagi khatam | zindagi khatam | life khatam | sab khatam kar | sab kuch khatam kar | end kar | train ke aage | chhat se kud | chhat se kood | pul se kud | kood jau | kud jau | jahar kha | zeher kha | zehar kha | zeher pi | apni life end | khatam kar lu | khatam karna | khatam kar du | khatam kar lun | kill myself
    chot: khud ko kat | khud ko nuksan | khud ko chot | khud ko hurt | khud ko takleef | hath kat | nas kat | blade se | blade | self harm | khud ko jala | khud ko mara | khud ko dard | naso kat | kalai kat | cutting
    merebina: mere bina | mere bagair | mere na hone | agar mai na | agar mai mar | mai na rahu | mai na rahun | mai nahi rahunga | mai nahi rahungi | mai mar jau | mai mar jaun | mai nahi rahu | mere jane ke baad | mere jane ke bad | mere marne ke baad | mere marne | mai na hota | mai na hoti | mai chala jau | mai chali jau | mai gayab | mai hota nahi | mere hone | mai nahi hota | mai nahi hoti | mai nahi rahunga to
    dost: dost | meri dost | mera dost | behen | behan | mera bhai | meri behen | beta | beti | gf | bf | girlfriend | boyfriend | biwi | pati | husband | wife | ma | papa | cousin | roommate | ladki | ladka | uska | usne | padosi | ex | uncle | didi | chacha | best friend | chhota bhai | chhoti behen | student
    marne: mara | marta | marte | marti | pita | pitta | pitte | pitti | peeta | peet | pit | maar peet | maarpeet | mar pit | gala dabaya | gala daba | gala dabata | rape | jabardasti | zabardasti | dhamki | jan se mar | jaan se maar | band kar | kamre me band | pichha | peecha | ghus | thappad | belt | haath uthata | haath uthaya | bahar nahi jane | galat tarike | chhuta | touch
    attacker: papa | pati | husband | bf | boyfriend | ex | chacha | uncle | sasural | admi | aadmi | koi | mama | jeeja | sauteli | sautela | saas | devar | sasur | baap | bap
  `,
  acute: `
    <mar> ..2 <chahta>
    (khudkushi|khudkhushi|aatmahatya|atmahatya|atamhatya)
    suicide ..2 (kar|karne|karna|karu|karun|man|lu|attempt|note)
    (aaj|mai|mujhe|man|soch) ..3 suicide
    (suicidal)
    kill myself
    khud ..2 (khatam|khatm|maar|mar dalu|mar lu|mar dal|mita|jala)
    (apni|meri) ..1 (jan|jaan) ..2 (de|dene|lene|le|lu|dedu|nikal)
    (jan|jaan) (de du|de dun|dene|dena|de dunga|de dungi|dedu|dedunga) ..1
    (fansi|phansi|phaansi|latak)
    (jina|jine|zinda|jinda) ..2 (nahi|nai) ..1
    nahi ..1 jina
    (nahi|ab nahi) (jina|jiya|jee|ji) ..2
    (jiya|jia) nahi
    jine ..2 (man nahi|ichha nahi|wajah nahi|vajah nahi|matlab nahi|fayda nahi|mann nahi|himmat nahi|kya fayda|maksad|bacha|layak|haq|koi)
    jina ..3 (man nahi|ichha nahi|vajah nahi|matlab nahi|fayda nahi|mann nahi|himmat nahi|kya fayda|maksad|kyu|layak|bekar|chhod|mushkil|bojh)
    (zindagi|jindagi) ..2 (khatam|khatm) ..2
    (zindagi) ..2 (nahi chahiye|nahi chahta|jina nahi|se thak|se tang|se bhar|se pareshan|se haar|se har|ka koi matlab|bekar|bojh|ji nahi|nahi ji|jeene layak|maksad)
    (zindagi|jine|jina|duniya) se (thak|tang|ub|bore|pareshan|haar|har|nafrat|man bhar|jana|chale)
    (uthu|uthun|uthna|utho|jagu|aankh) ..2 (nahi)? ..1
    (so|soke|sokar|soun|sou) ..3 (kabhi na uth*|uthu nahi|na uthu|na uthun|utho nahi|kabhi uth* nahi|uth na|uthna na|uthu hi)
    (kash|kaash|bhagwan|allah|god|dua) ..5 (mar jau|mar jaun|mar jata|mar jati|utha le|paida na|paida nahi|na uthu|maut|uthale|accident|le le|mar|janam na|janm)
    (bhagwan|god|uparwale|allah) ..2 (utha le|uthale|maut de|bula le)
    paida ..2 (nahi|kyu|galti)
    (mar jana|mar jau|maut|marna) ..2 (behtar|better|accha|chahiye|sahi|asan|sukun|accha hota)
    isse accha ..2 mar
    mar jau ..2 (accha|koi|sab|kisi|shanti|chain|sukun|kya)
    (mar|maut) ..1 (jaye|jata|jati|aa jaye|aaye|aajaye) ..2 (mai|mujhe|accha|kash|$)
    <merebina> ..4 (khush|behtar|accha|chain|shanti|fark|yaad|pata|rahat|better|asan|royega|sukun|miss|dhyan|faraq|farq)
    (kisi|koi|kise|kisko) ..3 (fark nahi|farak nahi|farq nahi|yaad nahi|pata nahi|miss nahi|roega|royega|dhyan|yad|fark padega|fark) ..3 (mar|jau|chala|chali|gayab|na rahu|nahi rahu|mere)
    (akhri) ..1 (rat|raat|din|gana|gaana|baar|message|msg|song|sham|shaam|khat|salam|paigam) ..3
    alvida ..2
    (good bye|goodbye) ..1 (sab|forever|everyone|duniya|guys)
    (chitthi|khat|note|letter|suicide note) ..2 (likh|likha|likhi|rakh|chhod|chod|likhkar)
    (likh|likha) ..2 (chitthi|khat|note|letter)
    (jab tak|jab) ..2 (tum|aap|tu) ..2 (padho|padhoge|padhega)
    (kal|subah|monday|agle) ..3 (nahi rahunga|nahi rahungi|nahi dekh|na rahu|nahi milunga|nahi milungi|nahi hunga|nahi hungi|nahi dikhunga|nahi dikhungi|tak nahi)
    mai nahi (rahunga|rahungi|rahu|bachunga|bachungi)
    (aaj|aj) ..1 (rat|raat) ..2 (khatam|kar lunga|kar lungi|chala jaunga|chali jaungi|sab|karunga|karungi|karne|last)
    (plan|tarika|tareeka|date|rassi|sab set|faisla|irada) ..2 (bana liya|soch liya|tay|ready|taiyar|kar liya|pakka|le aya|kharid|rakhi|soch)
    (faisla|decide|soch liya|than liya) ..2
    (tarike|tareeke|tarika) ..2 (mar|marne|khudkushi|suicide|dhund)
    (kaise mar|kaise maru|kaise marna|painless|kitni goli|kitni davai)
    <mar> ..1 (ke tarike|ka tarika|ka plan|ki tayari)
    (goli|davai|nind ki goli|pills|tablet|paracetamol|sleeping pills) ..4 (kha li|kha liya|khali|kha lu|kha lun|le li|nigal|jama|ikattha|bahut sari|puri|sari|saari|strip|patta|poori|jyada|overdose)
    overdose
    (jahar|zeher|zehar|phenyl|chuha) ..2
    (chhat|pul|bridge|khidki|balcony|train|patri|metro|building|nadi|terrace|tower) ..4 (kud|kood|jump|khada|khadi|chhalang|aage|niche|latak|baitha|baithi|par hu|kinare)
    (rassi|blade|chaku|dupatta|pankha|pankhe|fan|bandook) ..3 (hath|rakha|rakhi|dekh|le|samne|table|drawer|se latak|kharid|aur|pakad|pas)
    <chot>
    (kalai|nas|nase|hath|haath|bajuo|jangh) ..3 (kat|kaat|kati|kaati|blade|khoon|nishan|cuts|jala|jal raha)
    (khoon|khun|blood) ..2 (nahi ruk|ruk nahi|beh|nikal|band nahi)
    (galat kadam|kuch galat|kuch ulta|kuch kar baithu|kuch kar lunga|kuch kar lungi|kuch kar lu|kuch kar na lu|kar baithunga|kar baithungi) ..2
    (khud se|apne aap se|apne khayal*) ..1 dar
    dar ..2 (khud se|kuch kar|kar lu|apne aap)
    (awaz|aavaz|avaje|awaazein|awaaz) ..4 (mar|bol|kehti|keh|sunai)
    <dost> ..5 (khudkushi|suicide|mar jana|marna chahta|jina nahi|jaan de|khud ko|hath kat|nas kat|alvida|goli kha|goodbye|phone band|phone nahi utha|jahar|zeher|mar jaunga|mar jaungi|jine ka man|kat li)
    (bola|boli|bol|likha|keh|kehta|kehti|msg|message|status|story) ..4 (mar jaunga|mar jaungi|mar jana|marna|alvida|goodbye|suicide|jina nahi|nahi jina|nahi rahunga|nahi rahungi|maaf kar dena|khatam)
    <attacker> ..3 <marne> ..2 (mujhe|muje|roj|phir|aaj|ma|hame|mere|$)
    (mujhe|muje|ma|hame) ..4 (marta|marte|mara|pitta|pitte|peeta|pita|thappad|rape|dhamki|mar dega|mar dalega|jan se|jaan se|gala) ..1
    (mar dega|mar dalega|maar dega|maar dalega|jaan se|jan se) ..2
    bachao
    (band kar|lock kar|kaid|bandh kar) ..2 (rakha|diya|kamre|ghar|mujhe)
    (chhupa|chhup|chupa|chup|chhupi) ..3 (bathroom|almari|kamra|kamre|toilet|washroom|bed)
    (bathroom|washroom|almari|kamre) ..2 (chhup|chup|chupi|chhupi|lock|band)
    (pichha|peecha|follow) ..2 (kar|karta)
    (chaku|bandook|gun|knife|pistol) ..2 (le|hath|dikha|nikal)
    ghar ..1 (jane|jana|jaane) ..2 dar
    (baant|bant|de di|de diya|de dii|daan) ..3 (sab|saman|cheeze|kutta|guitar|kapde)
    (sab|saman|apni cheeze|kutta|guitar|kapde|billi) ..3 (baant|bant|de diya|de di|daan)
    (khayal|dhyan) ..1 (rakhna|rakhiyega|rakhio) ..3
    (maaf|maf|sorry) ..2 (kar dena|karna|kardena) ..2
    (bata dena|bolna|keh dena|kehna) ..4 (pyar|pyaar|love)
    (koi aur|aur koi) ..1 (rasta|raasta|option)
    (rasta|raasta) nahi ..1
    (maut|marna|mar jana) ..2 (sukun|sukoon|aram|shanti|rasta|chain|accha|bulati|bula)
    (ma|papa|uske|unke|dadi|nani|usi|beta) ..1 (paas|pas) ..1 (jana|jaana|aa raha|aa rahi|chala|ja raha)
    haar (chuka|chuki|maan)? ..2
    💊💊
  `,
  exaggerated: `
    <mar> ..1 (chahta|man|mann)
    (mar jau|mar jaun|mar jana) $
    maar do mujhe
  `,
  possible: `
    suicid*
    (ummid|umeed|umid|ummeed|hope|future|sahara|rasta|raasta|vajah|wajah|maksad|matlab|himmat|taqat|takat|roshni|fayda|faida|khushi|energy) ..2 (nahi|khatam|khatm|khatam ho|kho|tut|nahi bachi|nahi dikh)
    (kuch|kuchh) ..1 (nahi|accha nahi|acha nahi|mehsus nahi|feel nahi|theek nahi|bacha nahi|samajh nahi) ..2 (bacha|hoga|badlega|hone|karna|chahiye|mehsus|matlab|samajh|theek)
    (kya fayda|kya matlab|kya fark|kisliye|kis liye|kyu) ..2 (jina|ji|jee|uthu|kar|jee raha|ji rahi|ji raha|paida|zinda|jinda|mai|koshish|sab|is sab|isme|jeene|$)
    (nahi ho raha|nahi hota|nahi ho pa raha|nahi ho payega|sehan nahi|bardasht nahi|nahi seh|nahi sah|jhel nahi|nahi jhel|nahi sambhal|himmat nahi|aur nahi|nahi hoga|nahi kar sakta|nahi kar sakti|nahi kar pa|jhela nahi|saha nahi|seha nahi) ..2
    (thak|tut|toot|haar|har|bikhar|tang|ub|pareshan|khatam|kho|dub|doob|pagal) (chuka|chuki|aa|ja|jata|jati|jaana)? ..2
    (thak|haar|har|tut|toot|bikhar) ..1 (sab|zindagi|khud|ladte|dikhate|natak|hasne|logo|jeene|mai|andar)? ..1
    (sab|khud|zindagi|ladte|dikhawe|natak|jhuti|logo|is sab|har cheez|dard) ..2 (thak|tang|pareshan|ub|nafrat|haar)
    (bojh|bekar|nakara|nikamma|kisi kam|kisi kaam|failure|fail|loser|galti|problem|manhus|worthless|useless|burden|faltu|kachra|nalayak|bewakoof|gira hua) ..2 (mai|ban|sab|family|par|nahi|feel|mehsus|insan|insaan|$|samajhte)
    (mai|khud|andar|andar se|dil|feel) ..2 (khali|tuta|tuti|toota|tooti|bekar|bojh|mara|mar|marchuka|akela|akeli|khokhla|khokhli|sunn|lost|broken|numb|empty|kuch nahi|ajnabi|gayab|hara|gira|ghutan)
    ^ (khali|akela|khatam|thak gaya|thak gayi|tut gaya|tut gayi|haar gaya|haar gayi|numb|empty|bekar|akeli|kuch nahi) $
    (khaalipan|khalipan|suna|sunapan|sannata|ghutan|ghut)
    (nafrat|hate|ghin|chidh|chid) ..2 (khud|apne|zindagi|mujhe|life|self)
    (khud|apne aap|zindagi|life) ..1 se ..1 (nafrat|ghin|chidh|hate|sharam)
    (gayab|gum|bhag|bhaag|dur|door|chhod|chod|so|mit|kho|shant) ..3 (chahta|man|mann|jau|jaun|jana|kahi|sab)
    (sab|sabse|is sab) ..1 (se dur|se door|chhod|chod)
    (sab|dard|shor|awaz|ye sab) ..2 (band ho|ruk|khatam ho|khatam|shant|chup)
    (koi|kisi|kisiko) ..2 (nahi samajh|samajhta nahi|nahi sunta|pyar nahi|parwah|parvah|nahi puch|farak|fark|nahi chahta|nahi hai mera|nahi mera|nahi dekhta|nahi karta|nahi hai|nahi bacha|yaad nahi|zarurat nahi|jarurat|apna|mera nahi)
    (mera|mere) ..1 (koi|kisi) ..1 nahi
    (akela|akeli|tanha|tanhai) ..2 (pad|mehsus|feel|hamesha|duniya|sab|zindagi|raat)
    (zindagi|sab|sab kuch) ..2 (bekar|narak|nark|jahannum|barbad|khatam|khali|bojh|bhari|tabah|bakwas|saza|jhut|ulta|bikhar|toot|tut|hell|matlab nahi|beran|veeran|dhokha|ruk|thami|mushkil|galat)
    (is duniya|duniya) ..3 (layak|jagah|meri nahi|mere liye nahi|bani|liye nahi)
    (andhera|andhere|khai|gaddha|dub|doob|dub raha|kuan|gehra|dubta|doobta) ..2
    (bure|gande|galat|ajeeb|kale) (khayal|vichar|thoughts|khyal)
    (nind|khana|bistar|bed|kamre|nahana|bhookh) ..3 (nahi aa|nahi kha|nahi uth|nahi nikl|bahar nahi|din se|hafte|uth nahi|nahi lag|nahi soya|nahi soyi)
    (rona|ro raha|ro rahi|rota|roti|aansu|rote|ansu) ..3 (raat|roz|roj|har|chup|akele|band nahi|takiye|nahi ruk|bathroom|rukte)
    (roz|roj|har raat|raat bhar|chup|chupke) ..2 (rona|roti|rota|rote|ro)
    (fark nahi|farak nahi|parwah nahi|farq nahi) ..3 (jiu|maru|kuch|mujhe|zinda|kya|koi|padta)
    (sab kuch|sab) ..1 kho
    (sans|saans) ..2 (bojh|bhari|ruk|ghut|nahi|lena)
    (kabhi|kuch) ..1 (theek nahi|accha nahi|khush nahi|nahi badal|nahi sudhr)
    kabhi ..2 (khush nahi|theek nahi)
    (papa|pati|husband|usse|bf|ghar|ma|chacha|unse) ..1 se? dar
    (chillata|chillate|daru|sharab|peeke|pike|gussa|todta) ..5 (dar|chup|kamre|phone|darwaja|band|chhup)
    (dost|bhai|behen|beta|beti|behan|roommate) ..6 (baat nahi|bahar nahi|ajeeb|tension|chinta|chup chup|khana nahi|reply nahi|gumsum|kamre se|alag|khoya)
    (dimag|dimaag|dil|sar|khayal) ..2 (shant nahi|shor|chup nahi|fat|phat|ruk nahi|pareshan|band nahi|bhari|ghum)
    (daru|sharab|pi ke|peekar) ..3 (bhul|akela|akele|so|dard|roz)
    (hasi|hasta|hasti|muskura|muskurat|mask|dikhava|natak|acting) ..4 (andar|jhut|jhuti|sab|tuta|khush|thak|rota|roti)
    depress*
    (jina|zindagi|sans|jeena) ..1 (mushkil|bhari|dard|saza|bojh|dukh|boj)
    dard ..2 (kam nahi|khatam nahi|bardasht|roz|andar|seh|nahi ja|har|band)
    (bacha lo|help karo|madad|help me|koi hai)
  `,
  innocent: `
    (has has|hans hans|haste|hasi|hasi se|bhukh|bhook|garmi|thand|boriyat|bore|sharam|nind|pyas|khushi|cringe|excitement|hans ke) ..3 (mar|marr|maut|mara|mari)
    (mar|marr|mara|mari) ..1 (mita|miti|gaya bhukh|bhookh)
    (time|samay|taim) ..1 (pass|kill|kat)
    (ma|mummy|papa|boss|teacher|sir|biwi|gf|didi|mam) ..2 (mar dalegi|maar dalegi|mar dalenge|maar dalenge|jaan le legi|jaan le lenge|marenge|maregi|pitegi|pitenge)
    (phone|battery|laptop|light|bijli|wifi|net) ..1 (mar|dead|khatam|band|discharge)
    suicide squad
    (film|movie|kitab|song|gana|book|documentary|series) ..3 (suicide|khudkushi|aatmahatya)
    (chai|coffee|gaane|gana|tere|music|gaano|ipl) ..1 (ke bina|bina) ..2 (nahi ji|nahi jee|jina|jee nahi|ji nahi)
    akhri (gana|gaana|din|over|ball) ..2 (shadi|party|office|college|school|match|exam|trip)
    (farewell|vidai|bidai) ..2
    (baal|nakhun|sabzi|pyaz|cake|bal|nails) ..2 (kat|katwa|katvana|kate)
    (thak|tang|pareshan|ub) ..2 (kaam|office|exam|padhai|traffic|boss|garmi|barish|assignment|meeting)
    (kaam|office|exam|padhai|traffic|assignment|meetings|garmi|job|boss) ..2 (thak|tang|pareshan|ub|bore)
    (exam|kaam|assignment|padhai|semester|office|project|homework) ..2 (khatam|khatm)
    (match|final|chabi|chabhi|phone|wallet|train) ..1 (haar|har|kho|chhut|miss)
    (dil|jaan|jan) ..1 (le liya|nikal di|kurban)
    tujhpe mar
    mar dala (gane|song|beat|dance|bhansali)
    mar mita
    maar dala
  `,
  joking: `
    (haha|hahaha|hahahaha|lol|lmao|hehe|xd|hahah|mazak|majak|rofl|hihi|lolz)
    😂
    🤣
    💀
    😆
    😅
    (homework|monday|meme|memes|karaoke|excel|exam|exams|assignment|viva|hangover|maths|lecture)
  `,
  themes: `
    die: mar | mara | mari | maut | marna | mar jau | kabr | shamshan | antim | laash | mar jaye | swarg | jannat
    kill: khudkushi | suicide | aatmahatya | fansi | phansi | jaan de | jan de | kud | kood | latak* | jahar | zeher | zehar
    live: jina | zindagi | jee | ji | zinda | jinda | duniya | sans | paida | janam | jiu | jiya
    end: khatam | khatm | band | chhod | chod | ruk | haar | har maan | rasta | ant | the end | chhutkara | mukti
    gone: chala | chali | gayab | gum | dur | door | wapas nahi | vapas nahi | laut | jau | jaunga | jaungi | mit
    wake: uth | uthna | uthu | so | sona | nind | bistar | subah | jag
    cut: kat | kaat | blade | khoon | khun | chot | nishan | jala | jal | zakhm | jakhm | hurt | cuts | cut | nas
    body: hath | kalai | gala | nas | nase | bajoo | jangh | full sleeves | aastin
    meds: goli | davai | nigal | kha li | overdose | dose | botal | daru | sharab | pills | patta | strip | phenyl
    place: pul | chhat | chat | kinare | patri | khidki | balcony | rassi | pankha | pankhe | chaku | nadi | train | metro | drawer | bandook | terrace
    farewell: alvida | chitthi | khat | akhri | maaf | maf | bata dena | keh dena | shukriya sab | yaad rakhna | khayal rakhna | goodbye | bye | dhyan rakhna
    affairs: de diya | baant | wasiyat | kagaz | papers | chabi | udhar chuka | karz | password | sab set | samaan | saman | kutte | billi | sambhal
    burden: bojh | bekar | nakara | fail | failure | galti | kachra | barbad | tuta | toota | rakshas | kamzor | sharam | sharminda | gunah | nikamma | nalayak | useless | worthless | problem | nuksan | manhus
    nobody: koi | kisi | akela | akeli | tanha | bhula | bhul | chhod gaya | chhod gaye | bhoot | anjan
    nothing: kuch | khali | matlab | fayda | vajah | wajah | maksad | suna | sunn | kyu | kis liye
    tired: thak | thaka | thaki | bardasht | himmat | takat | seh | sehan | nahi hota | tang | jhel | sambhal | ladte | ladna | hosla | ub
    pain: dard | takleef | taklif | dukh* | rona | roti | rota | aansu | ansu | chikh | cheekh | ghutan | ghut | tadap
    hate: nafrat | ghin | hate | chidh
    hope: ummid | umeed | umid | future | roshni | theek | behtar | madad | help | bachao | kal
    plan: plan | faisla | decide | soch liya | tarika | taiyar | sukun | sukoon | shanti | chain | tay | tarikh | date | set
    self: mai | mujhe | mera | meri | mere | khud | apne | apni
    neg: nahi | mat | bina | kabhi nahi
    want: chahta | man | mann | kash | kaash | dil karta | ichha | zarurat
    longer: hamesha | phir | fir | roz | roj | har | saal | mahine | kab se | kab tak | din se | bar bar
    they: sab | log | logo | family | ghar wale | gharwale | parents | ma | papa | bache | bachche | beta | beti | pati | biwi | unhe | unko
    friend: dost | behen | behan | cousin | roommate | ladki | ladka | padosi | gf | bf | ex | group | student
    says: bola | boli | bol | kaha | likha | message | msg | bheja | status | story | reply | phone | call | utha nahi | uthata
    violence: mara | marta | pita | pitta | peeta | thappad | band | lock | chhup | chup | dhamki | police | pichha | chillata | chillate | rape | control | dar | darwaja | gala | galiyan | daru pike | zabardasti
    god: awaz | bhagwan | allah | khuda | god | dua | pooja | upar wale | uparwala
    tonight: aaj | raat | kal | jaldi | monday | ghante | minute | subah tak
    why: kyu | kis liye | kab tak | kitna | kya fayda | kya matlab | kaun
    secret: kisi ko nahi pata | kisi ko pata | kisi ko nahi bataya | raaz | mat batana | bataya nahi | chhupa
    dark: andhera | andhere | dub | doob | phas | fas | phans | kho | gir | gira | khai | kuan | kaid | pinjra | saya | ghut | tut | bikhar | kala
    ill: hospital | therapy | therapist | psych* | depress* | anxiety | bimari | bimar | cancer | ilaj | doctor | admit
    child: bacha | 14 sal | 15 sal | 16 sal | 13 sal | school | sautela | teacher | hostel | boards
    music: gana | gaana | gane | gaane | song | songs | music | playlist | album | band | arijit | kishore | rafi | lata | punjabi | bollywood | rock | pop | metal | jazz | rap | lofi | edm | piano | guitar | lyrics | concert | ghazal | ghazals | qawwali | bhajan | bhajans | remix | beat | dj | sufi | dhol | sitar | tabla | rahman | sunna | suna | suna do | nusrat | flute | badshah | honey singh | coldplay | bhangra | purane | instrumental | kumar sanu | mukesh | tune
    ask: baja | bajao | chala do | chalao | laga | laga do | laga de | lagao | suggest | bhejo | kuch accha | suna | sunao | sunado | do na | mood bana | nachne | naachne | de do
    work: kaam | office | boss | job | meeting | deadline | exam | exams | padhai | padhna | college | shift | project | report | excel | traffic | monday | assignment | interview | promotion | naukri | ghar se kaam | viva | submission | jee | neet | upsc | tuition | coding | increment | appraisal
    food: chai | coffee | pizza | dinner | lunch | khana | daru party | beer | chocolate | biryani | cake | bhukh | nashta | samosa | momos | golgappe | maggi | paneer | kheer | ice cream | jalebi | pakode | mithai | butter chicken | paratha
    sport: match | team | gym | daud | run | goal | cricket | ipl | football | marathon | cycle | swimming | kohli | dhoni | rohit | level | game | pubg | bgmi | boss fight | jeet | haar gaye | world cup | six | wicket | workout | yoga | leg day | trek | csk | rcb | mumbai indians
    love: ex | pyar | dil | breakup | chhod diya | jalan | date | kiss | shadi | yaad | miss | crush | single | ishq | mohabbat | divorce | rishta | bewafa | sanam | propose
    grief: dadi | nani | dada | nana | kutta | billi | guzar | gujar | barsi | tehrvi | chal base | expire | shok
    fun: party | chhutti | chutti | nach | dance | birthday | trip | beach | diwali | holi | navratri | garba | goa | shaadi | sangeet | flight | airport | weekend | friday | picnic | celebrate | mehendi | dosto | baraat | eid | ghumne | mela | rakhi | new year | pahado
    joke: haha* | lol | hehe* | xd | mazak | lmao | 😂 | 🤣 | 💀 | 😆 | 😅 | 😭 | meme
    season: barish | baarish | sardi | garmi | sunday | itvar | shanivar | thand | dhup | sham | shaam | rajai | mausam | monsoon | savan | bheegi
    film: film | movie | series | kitab | episode | netflix | anime | novel | season | video | hero | actor | srk | shahrukh | picture | climax | padh raha | mirzapur | serial
    things: phone | gadi | bus | auto | wifi | battery | laptop | baal | jute | paisa | paise | kiraya | shifting | padosi | printer | bijli | light | scooty | bike | kapde | salary | emi | rent | net | recharge
    good: khush | khushi | accha | badhiya | mast | sundar | maza | maja | shandar | proud | hasna | hasi | shukriya | dhanyavad | perfect | finally | best | jeet gaye | pass ho | excited | zabardast | mubarak | romantic | pyara
    mild: thoda | thodi | udas | udaas | dukhi | tension | ghabra* | bore | boring | nind aa | theek thak | mood off | mood kharab | nostalgia | nostalgic | stress | aalas | alsi | homesick | sad | chill | purani yaade | yaadein | akhad | bakwas din
    ache: sir dard | sar dard | sardard | kamar | pith | dant | daant | ghutna | pair | periods | migraine | bukhar | jukam | khansi | pet | gala kharab | hangover | moch
    you: tu | tum | aap | robot | bot | app | assistant
  `,
};
