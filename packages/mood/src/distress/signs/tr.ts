import type { LanguageSigns } from '../language-signs.ts';

export const tr: LanguageSigns = {
  common:
    'bir ve bu da de için ne ben çok var yok gibi ama o mi kadar her daha bana beni benim şey değil ' +
    'sonra bugün en ile diye oldu olsun şu biraz sen ki artık hiç nasıl hep hiçbir kimse hayat bunu şunu ' +
    'onu ona sana bizim sizin neden niye nerede kim gece sabah istiyorum istemiyorum gerçekten ya yani ' +
    'işte öyle böyle değilim gidiyor geliyor ediyorum olmak oluyor bütün tüm onlar benden bende içim ' +
    'yarın abi kendimi kendini son yine az hayatıma',
  spelling: {
    apostrophe: 'splits',
    ignored:
      'gerçekten cidden valla vallahi yani ya ciddiyim bir da de ki aslında resmen tamamen lan amk aq işte bence galiba sanırım mı mi mu mü be ulan abi kanka',
    repaired: 'intihar ölmek yaşamak istemiyorum kaybolmak uyanmak',
    shortForms: `
      istiyom istiyorm istiyrm: istiyorum
      istemiyom istemiyorm istemiom: istemiyorum
      olmekistiyorum: ölmek istiyorum
      yoruldm: yoruldum
      bişi bişey bisey birsey: bir şey
      hiçbişey hicbisey: hiçbir şey
      napıyım napayım: ne yapayım
      niye: neden
      nie: neden
      tmm: tamam
      slm: selam
      bi: bir
      kmse: kimse
      nbr: naber
      cnm: canım
      hrks: herkes
      sewmiyor: sevmiyor
      kendmi: kendimi
      dayanamıyom: dayanamıyorum
      yapamıyom: yapamıyorum
      yasamak: yaşamak
      die: diye
    `,
  },
  classes: `
    iste: istiyorum | isterdim | isterim | istedim | istiyordum | ister | düşünüyorum | düşündüm | geçiyor | geliyor içimden | karar verdim | planlıyorum | hazırım | lazım | gerek | çalıştım | denedim | üzereyim | arzuluyorum | hayal ediyorum | özlüyorum | bekliyorum | hakediyorum | hak ediyorum | geçiriyorum | istemek | geçti
    olmek: ölmek | ölüp gitmek | gebermek | ölü olmak | var olmamak | yok olmak | yok olup gitmek | uyuyup uyanmamak | bir daha uyanmamak | uyanmamak | sonsuza kadar uyumak | sonsuza dek uyumak | bu dünyadan gitmek | bu hayattan gitmek | bu dünyadan göçmek | toprak olmak | nefes almamak | hiç doğmamış olmak | ölmeyi | ölümü | uyuyup bir daha uyanmamak | sonsuza dek kaybolmak | yok olmayı | uyanmamayı
    oldur: kendimi öldürmek | intihar etmek | canıma kıymak | hayatıma son vermek | yaşamıma son vermek | kendimi asmak | kendimi vurmak | bileklerimi kesmek | kendimi trenin önüne atmak | köprüden atlamak | atlamak | kendimi atmak | kendimi bitirmek | her şeye son vermek | her şeyi bitirmek | her şeyi sonlandırmak | buna son vermek | bu işi bitirmek | hayatımı sonlandırmak | hayatımı bitirmek | kendime kıymak | intiharı | intihar | kafama sıkmak | bitirmek hayatımı | kendimi öldürmeyi | intihar etmeyi
    kes: kendimi kesmek | kendime zarar vermek | kendimi yaralamak | kendimi kesmeyi | kendime zarar vermeyi | canımı yakmak | kollarımı kesmek | kendimi yakmak | kendimi cezalandırmak | jilet atmak | kesmek kendimi | kendime vurmak | faça atmak
    bensiz: bensiz | ben olmasam | ben olmadan | ben olmayınca | ben ölsem | ben ölürsem | ölsem | ölürsem | ben gidince | ben gidersem | yok olsam | ben yok olsam | kaybolsam | hiç doğmasaydım | doğmasaydım | ben hiç olmasam | öldüğümde | ben öldükten sonra | ben yokken | intihar etsem | ben yok olunca | gittiğimde | bir sabah uyanmasam | uyanmasam | ben olmasaydım
    dahaiyi: daha iyi | daha mutlu | daha rahat | daha kolay | rahatlar | rahat eder | kurtulur | kurtulurlar | huzurlu | mutlu olur | iyi olur | rahatlayacak | hafifler | kurtulacak
    yakin: arkadaşım | en yakın arkadaşım | kardeşim | ablam | abim | oğlum | kızım | sevgilim | eski sevgilim | annem | babam | kuzenim | eşim | kocam | karım | birisi | komşum | bir arkadaş | kız arkadaşım | erkek arkadaşım | ev arkadaşım | öğrencim | küçük kardeşim | teyzem | amcam | dayım | sınıf arkadaşım | biri
    fail: kocam | eşim | babam | üvey babam | sevgilim | eski sevgilim | annem | abim | amcam | karım | adam | biri | eski kocam | erkek arkadaşım | dayım | nişanlım | eski eşim | üvey annem
    ilac: ilaç | ilaçlar | ilaçları | ilacı | hap | haplar | hapları | hapı | uyku hapı | uyku ilacı | kutu ilaç | kutu hap | antidepresan | ağrı kesici | parol | çamaşır suyu | ilaçlarımı | haplarımı | insülin | avuç hap | avuç ilaç
    ictim: içtim | yuttum | aldım | içeceğim | içmek | yutmak | içtim hepsini | içtim bitti
    veda: elveda | veda | vedalaştım | vedalaşıyorum | hoşça kal | hoşçakal | hoşçakalın | hoşça kalın | son kez | vedalaşmak | veda ettim | veda ediyorum | helalleştim | hakkınızı helal edin | hakkını helal et
    mektup: mektup | mektuplar | mektubu | veda mektubu | not | vasiyet | veda notu | intihar mektubu | mektubumu | mektupları
  `,
  acute: `
    <oldur> ..2 <iste>
    kendimi (öldür*|asaca*|asmak|asıcam|vuraca*|atsam|atacağım|atıcam|asayım|asmayı)
    canıma kıy*
    (hayatıma|yaşamıma|hayatına|yaşamına) son
    intihar*
    ölmek (istiyorum|istiyor|isterdim) ..2 (artık|bu gece)
    yaşamak (istemiyorum|istemiyor|istemedim|istemem)
    yaşamayı (istemiyorum|bıraktım|hak etmiyorum)
    (yaşamaya|yaşamak) ..2 (değmez|anlamı yok|gücüm yok|isteğim yok|hevesim yok|sebebim yok|devam edemem|dayanamıyorum|yoruldum|bıktım|takatim)
    (yaşama|hayata|yaşamaya|yaşamak) ..2 (isteğim|sevincim|hevesim|sebebim|nedenim|tutunamıyorum|tutunacak|gücüm|tutunamıyom|küstüm)
    yaşamak için ..2 (sebep|neden|sebebim|nedenim|bir şey) ..2 (yok|kalmadı|bulamıyorum|göremiyorum)
    (yaşamam|yaşamamın|yaşamanın|hayatın|hayatımın|var olmanın) ..2 (anlamı|sebep|nedeni|manası|gereği|gerek) ..1
    (uyanmak|uyanmayı|sabaha uyanmak|var olmak|nefes almak|doğmak|burada olmak|bu dünyada olmak) (istemiyorum|istemezdim|istemem)
    (keşke|umarım|inşallah|dua ediyorum|allahım|istiyorum ki) ..5 (ölsem|ölseydim|uyanmasam|uyanmam|doğmasaydım|olmasaydım|canımı al*|canımı alsa|araba çarpsa|yok olsam|hiç doğmasam|öleydim|alsa canımı|gebersem|ölürüm|uyanmasaydım|ölmüş olsam|kanser*)
    (canımı al|al canımı)
    (uyusam|uyuyup|uyuyayım) ..2 (uyanmasam|uyanmasa|uyanmayayım|uyanmamak)
    (ölsem|öleyim|gebereyim|ölseydim|ölsem de) ..2 (kurtulsam|kurtulurum|iyi|daha iyi|rahatlarım|keşke|artık|kurtulsak|keşke)
    ölsem $
    (ölmeyi|ölümü) ..1 (hak ediyorum|hakediyorum|istiyorum|bekliyorum|düşünüyorum|özlüyorum|diliyorum|düşlüyorum)
    (ölmem|ölmüş olmam|ölmüş olsam) (lazım|gerek|gerekirdi|gerekiyor)
    (doğmamalıydım|doğmasaydım|doğmamış olsaydım)
    <bensiz> ..3 <dahaiyi>
    (kimse|kim|hiç kimse|birisi|kimsenin|biri) ..3 (özlemez|özler|fark etmez|fark eder|üzülmez|üzülür|umursamaz|ağlamaz|umurunda|merak etmez|farketmez|farkeder|haberi olmaz)
    <bensiz> ..3 (kimse|kim|kimsenin|dünya|özler|herkes|üzülür|umurunda|farkına)
    dünya ..2 bensiz
    (hayattan|yaşamaktan|hayatımdan|bu hayattan|yaşamdan|var olmaktan|nefes almaktan|bu dünyadan) ..1 (bıktım|yoruldum|usandım|sıkıldım|nefret ediyorum|vazgeçtim|soğudum|tiksiniyorum|çekip gitmek|gitmek)
    (son gecem|son günüm|son akşamım|bu gece son|son saatlerim)
    son (şarkı|mesajım|mesaj|kez dinle*|dinleyeceğim) ..4
    (gitmeden|ölmeden) önce ..3
    <veda> ..3 (herkese|dünya|hepinize|ailem|sonsuza|hayat|arkadaşlar|anneme|herkes|$|çocuklarıma|sevenlerim)
    hakkınızı helal edin
    veda mektub*
    (yazdım|bıraktım|yazıyorum|bırakıyorum|yazıldı) ..2 <mektup>
    <mektup> ..3 (yazdım|bıraktım|hazır|masada|masanın|çekmecede|anneme)
    (bunu okuduğunuzda|bunu okuduğunda|bunu okuyorsan|bunu okuyorsanız)
    (yarın|pazartesi|sabaha|bayrama|doğum günüme|yılbaşına) ..3 (olmayacağım|olmıycam|yokum|çıkmam|çıkamam|çıkamayacağım|olmam|kalmayacağım|kadar dayanamam|göremem|görmeyeceğim|varamam)
    (bu geceyi|geceyi|yarını) ..2 (çıkaramam|atlatamam|çıkarabilir|göremem|atlatamayacağım|çıkaramayacağım|görmek istemiyorum)
    (bu gece|bugün|yarın) ..2 (yapacağım|bitecek|bitiyor|bitireceğim|gidiyorum|son vereceğim|yapıcam|bitiricem|her şey bitecek|kurtulacağım)
    (planım|plan|tarih|her şey|ip|yöntem) ..2 (hazır|planladım|belli|yaptım|seçtim|kararlaştırdım|ayarladım) ..1
    (nasıl öleceğimi|nasıl yapacağımı|ölmenin yolları|en kolay ölüm|acısız ölüm|ölüm yolları|nasıl ölünür)
    kaç (hap|ilaç) ..3
    <ilac> ..3 (biriktiriyorum|biriktirdim|saklıyorum|sakladım|topladım|topluyorum)
    <ilac> ..4 <ictim>
    (çok fazla|bütün|tüm|hepsini|kutu|kutuyu|avuç) ..3 (hap|ilaç|hapları|ilaçları|haplarımı|ilaçlarımı|içtim|yuttum|aldım)
    (aşırı doz|doz aşımı)
    (köprü*|çatı*|uçurum*|pencere*|balkon*|tren*|metro*|ray*|kat*) ..4 (atlasam|atlamak|atlayacağım|atlayıp|atlarım|atlayayım|atlıyorum|önüne|atsam kendimi|kendimi atsam|bırakasım)
    (köprüde|çatıda|köprünün|uçurumun|çatıdayım|köprüdeyim|rayların|balkonun|kenarında) ..3 (duruyorum|oturuyorum|kenarındayım|üstündeyim|üzerindeyim|ayaktayım|kenarında|bekliyorum|bakıyorum)
    (ip|jilet|bıçak|silah|tabanca|falçata|bıçağa|jileti) ..3 (elimde|aldım|hazır|önümde|masada|çekmecede|bakıyorum|yanımda|cebimde)
    <kes> ..2
    (kendimi|kolumu|kollarımı|bileğimi|bileklerimi|bacağımı|bacaklarımı) ..2 (kestim|kesiyorum|kesicem|çizdim|çiziyorum|yaraladım|jiletledim|kesmeye|kesme|kesmek|kesesim|yaktım)
    kendime ..1 zarar ..1
    (jilet|faça) (attım|atıyorum|atmak|izi|atasım)
    (kollarım|kolum|bileklerim|bacaklarım) ..3 (kesik*|yara|kan|jilet|izleri|yanıyor|kanıyor)
    (kanama|kan) ..2 (durmuyor|akıyor)
    (kötü bir şey|aptalca bir şey|saçma bir şey|geri dönüşü olmayan) ..2 (yapacağım|yapmaktan|yapabilirim|yapıcam|yaparım|yapmak)
    kendimden korkuyorum
    (kendime|kendimle) ..2 (güvenmiyorum|yalnız kalmaktan|güvende değilim)
    (sesler|kafamdaki ses*) ..5
    <yakin> ..5 (ölmek istiyor|intihar|kendini öldür*|kendine zarar|kendini kesiyor|kendini as*|yaşamak istemiyor|canına kıy*|hap içti|ilaç içti|hapları içti|vedalaştı|ölmek istediğini|veda mesajı|kendini kesti|kendini öldürecek)
    (yazmış|yazdı|dedi|diyor|paylaştı|mesaj attı|söyledi|atmış) ..5 (ölmek|intihar|elveda|yaşamak istemi*|hakkını helal|veda|vedalaş*|kendimi öldür*)
    (elveda|veda|hakkını helal et|ölmek istiyorum|yaşamak istemiyorum|hoşça kal) ..3 (yazmış|yazdı|dedi|diyor|mesajı|attı|demiş)
    (telefonu kapalı|telefonunu açmıyor|cevap vermiyor|ulaşamıyorum) ..5
    (ayrılırsam|terk edersem|bırakırsam) ..3 (kendini|intihar|öldürür)
    <fail> ..4 (beni dövüyor|dövdü|dövüyor|vurdu|vuruyor|boğazımı|boğuyor|boğmaya|tecavüz|tehdit|öldürecek|öldürür|öldürmekle|kilitledi|takip ediyor|bırakmıyor dışarı|dışarı çıkarmıyor|taciz|şiddet|tekmeledi|tokat|eve kilit*|saldırdı|elini kaldır*|itti|dokunuyor)
    (beni dövüyor|beni dövdü|bana vurdu|bana vuruyor|beni boğ*|boğazımı sık*)
    beni (öldürecek|öldürür|öldürmeye) ..2
    (imdat|yardım edin|yardım)  ..5 (dövüyor|öldürecek|kilitli|bıçak|silah|kapı*|evde|eve)
    (banyoya|tuvalete|dolaba|odaya|banyoda|tuvalette|dolapta|odada|odama) ..3 (kilitledim|saklandım|saklanıyorum|kilitliyim|kapattım|kilitlendim)
    (saklanıyorum|saklandım) ..3
    (bıçağı|silahı|bıçak|silah) ..1 var
    (birisi|biri|adam) ..2 (takip ediyor|peşimde|evime giriyor|evin içinde|eve girmeye)
    eve (gitmekten|dönmekten|girmekten) korkuyorum
    (eşyalarımı|köpeğimi|kedimi|gitarımı|kıyafetlerimi|her şeyimi|kitaplarımı|kuşumu) ..3 (verdim|dağıttım|dağıtıyorum|veriyorum|bıraktım|emanet ettim)
    (her şeyi|evrakları|borçlarımı|işlerimi|vasiyetimi) ..2 (ayarladım|hallettim|düzenledim|hazırladım|kapattım|yazdım)
    (iyi bakın|sahip çıkın|göz kulak olun) ..3
    (anneme|babama|ona|kızıma|oğluma|onlara) ..2 (söyleyin|söyle) ..3 (seviyorum|sevdiğimi|sevdim)
    (özür dilerim|affedin|affet|affedin beni|kusura bakmayın) ..4 (yapacağım|gidiyorum|dayanamadım|yapamadım|her şey için|beni)
    (kararımı|karar) ..1 (verdim|verildi)
    (huzurluyum|sakinim|rahatım|huzur) ..3 (karar|kararımı|bitecek|bitiyor)
    (tek çarem|tek çıkış|tek çözüm|tek kurtuluş|başka çare|başka çarem|çıkış yolu|kurtuluşum) ..3
    (ölüm|ölmek) ..2 (kurtuluş|huzur|rahatlık|çözüm|daha iyi|güzel geliyor|daha kolay|tek çözüm|çekici|dinlenmek)
    (yanına|kavuşmak|yanında) ..2 (gitmek istiyorum|gideceğim|geliyorum|gidiyorum|istiyorum|olmak)
    her şey için teşekkür* ..4
    (anne|anneciğim|babacım|oğlum|kızım) (geliyorum|yanına)
    💊💊
  `,
  exaggerated: `
    <olmek> ..1 <iste>
    (öleyim|ölsem|geberesim|ölesim) ..1 (var|geldi|geliyor|artık)
    beni öldürün
  `,
  possible: `
    (umut|umudum|ümidim|umudumu|geleceğim|anlam|amacım|gücüm|takatim|hevesim|isteğim|sebebim|çarem|ışık|dermanım|mecalim) ..2 (yok|kalmadı|kaybettim|tükendi|bitti|göremiyorum|yitirdim)
    (umutsuz*|çaresiz*|değersiz*|anlamsız*|işe yaramaz*|gereksiz*)
    hiçbir şey* ..3 (anlamı|anlam|yok|önemli değil|istemiyorum|hissetmiyorum|düzelmeyecek|değişmeyecek|yapmak|mutlu|değmez|zevk|kalmadı|umurumda|fayda)
    (neden|niye|ne için|niçin) ..2 (yaşıyorum|varım|uyanıyorum|doğdum|uğraşıyorum|devam|yaşıyoruz|çabalıyorum|kalkıyorum|buradayım|hayattayım)
    (ne anlamı var|ne manası var|neye yarar|ne gerek var|neyin mücadelesi)
    (dayanamıyorum|dayanamayacağım|kaldıramıyorum|katlanamıyorum|tahammülüm|tahammül edemiyorum|baş edemiyorum|yapamıyorum|devam edemiyorum|taşıyamıyorum|dayanacak gücüm|bittim|tükendim|pes ettim|pes ediyorum|vazgeçtim|yıkıldım|mahvoldum|beceremiyorum)
    (gücüm|takatim|enerjim|dermanım|mecalim|halim) (kalmadı|yok|bitti|tükendi)
    (yüküm|yükten|yük|yük gibi|fazlalık|başarısız|hiçim|hiç kimse|beceriksiz|çöp|hata|hatayım|eziğim|zavallı|utanç|hayal kırıklığı|sorunum|problem|lanet|yetersiz*|pislik) ..1 (hissediyorum|gibiyim|benim|olduğumu|oluyorum|başkası değil|hissi|ben)
    (ben|herkese|aileme|onlara|kimseye|insanlara) ..2 (yüküm|yük|yük oluyorum|yükten|fazlayım|fazlalığım|hayrım|faydam)
    (içim|içimde|kendimi|hayatım|ruhum) ..2 (boş|bomboş|boşluk|kırık|kayıp|hapsolmuş|görünmez|ölü|ölmüş|paramparça|çökmüş|hissiz|çöktü|karanlık|kapana|boğuluyor*|yapayalnız|değersiz|yabancı|öldü|sönmüş|çürümüş|yaralı|tükenmiş|çaresiz|bitik)
    ^ (boşluk|bomboş|bittim|tükendim|yoruldum|yeter|hiç|pes|kayboldum|çöktüm|yalnızım|bıktım|dayanamıyorum|olmuyor) $
    (hissetmiyorum|hissedemiyorum|hissizleştim|hissizim)
    (kendimden|hayatımdan|benden) (nefret|tiksin*|iğren*|bıktım|utanıyorum)
    (kaybolmak|yok olmak|gitmek|kaçmak|uyumak|vazgeçmek|bırakmak|durmak|susmak|bitsin|görünmez olmak|buharlaşmak|silinmek) ..2 (istiyorum|isterdim|artık|keşke)
    (bitsin|dursun|sussun|geçsin) ..1 (artık|istiyorum|bu acı|her şey|bu)
    (kimse|kimsenin|kimsem|hiç kimse) ..2 (sevmiyor|anlamıyor|umurunda|görmüyor|duymuyor|yok|istemiyor|sormuyor|aramıyor|değilim|kalmadı|yardım|dinlemiyor|bilmiyor|merak|fark|takmıyor|ihtiyacı)
    (yoruldum|bıktım|usandım|sıkıldım|tükendim|yorgunum) ..2 (her şeyden|artık|güçlü|savaşmaktan|numara|rol|gülmekten|kendimden|insanlardan|acıdan|mücadele)
    (her şeyden|savaşmaktan|güçlü olmaktan|rol yapmaktan|kendimden|insanlardan|acı çekmekten|çabalamaktan|ağlamaktan|mücadele etmekten|numara yapmaktan|gülümsemekten|kendim olmaktan|denemekten|hissetmekten|yalnızlıktan|uyanmaktan|hepsinden) ..1 (yoruldum|bıktım|usandım|tükendim|yorgunum|sıkıldım)
    (ruhum|ruhen|içim) ..2 (yorgun|yoruldu|tükendi|acıyor|sıkılıyor|çürüyor|kan ağlıyor|kanıyor)
    (hayatım|hayat|her şey) ..2 (anlamsız|berbat|cehennem|bitti|boş|mahvoldu|kabus|çöktü|üstüme|ağır|işkence|zindan|çekilmez|boka|karanlık|yıkıldı|dağıldı|gelmiyor|fazla|zor geliyor|boktan|yalan)
    (çekilmez|dayanılmaz|katlanılmaz)
    (ait değilim|ait hissetmiyorum|bu dünyaya ait|yerim yok|buraya ait|bana göre değil)
    (dibe vurdum|dipteyim|dibi gördüm|diptey*)
    (karanlık|karanlığa|karanlıkta|kuyu|kuyuda|tünel|uçurum) ..3
    (kötü|karanlık|kara|garip) düşünce*
    (yemek yemiyorum|yataktan|odamdan|evden|uyuyamıyorum|yemiyorum) ..3 (çıkmadım|çıkmıyorum|çıkamıyorum|kalkamıyorum|kalkmıyorum|günlerdir|haftalardır|kalkmadım)
    (ağlıyorum|ağladım|ağlamak|ağlayarak) ..3 (her gece|her gün|gizli|sessizce|sebepsiz|sürekli|geceleri|durmadan|yastığa|saatlerce|uyuyorum)
    (her gece|her gün|gizlice|sessizce|sebepsiz|sürekli|geceleri|durmadan) ..2 (ağlıyorum|ağladım|ağlamak)
    (yapayalnız*|yalnızım|yalnızlık) ..2
    (umurumda değil|umrumda değil|fark etmez|farketmez|önemi yok) ..3
    her şeyimi kaybettim
    (sadece)? (var oluyorum|nefes alıyorum|yaşıyor gibi|hayatta kalıyorum|idare ediyorum)
    (iyi değilim|hiç iyi değilim|kötüyüm|çok kötüyüm)
    (düzelmeyecek|geçmeyecek|iyileşmeyeceğim|mutlu olamayacağım|asla mutlu|hiçbir zaman iyi)
    (babamdan|kocamdan|ondan|eşimden|annemden|sevgilimden|evden) ..1 (korkuyorum|korkar)
    (bağırıyor|içiyor|sinirleniyor|kırıyor|kontrol ediyor|sarhoş) ..6 (korkuyorum|saklanıyorum|odama|kilitliyorum|telefon|kapı*)
    (arkadaşım|kardeşim|oğlum|kızım|abim|ablam) ..6 (odasından çıkmıyor|konuşmuyor|garip|iyi değil|endişeleniyorum|içine kapandı|cevap vermiyor|yemek yemiyor|sessizleşti|kapandı|tuhaf|merak ediyorum)
    (kafam|kafamın|beynim|düşünceler*) ..3 (susmuyor|durmuyor|gürültü|patlayacak|rahat bırakmıyor|sus*|bağırıyor|yiyor)
    (içiyorum|içmek|sarhoş) ..3 (unutmak|düşünmemek|hissetmemek|yalnız|tek başıma|uyumak|her gece)
    (maske|gülümsüyorum|rol yapıyorum|iyiymiş gibi|numara) ..4
    depresyon* ..3 (kazan*|bitir*|yutuyor|öldürüyor|geri|içindeyim|boğuyor)
    (yaşamak|var olmak|nefes almak) ..2 (acı|ağır|zor|yük|yoruyor|acıtıyor|ağır geliyor|işkence)
    (acı|acım|ağrı) ..2 (bitmiyor|dinmiyor|geçmiyor|dayanılmaz|her gün|bitsin|dinsin|içimde)
    (boğuluyorum|batıyorum|parçalanıyorum|düşüyorum|sönüyorum|eriyorum)
  `,
  innocent: `
    (gülmekten|açlıktan|sıcaktan|soğuktan|utançtan|meraktan|uykusuzluktan|yorgunluktan|can sıkıntısından|sıkıntıdan|kıskançlıktan|susuzluktan|heyecandan|mutluluktan) ..1 (öldüm|ölüyorum|öleceğim|öldük|ölücem|geberiyorum|öldürecek|ölmek)
    (öldüm|ölüyorum) gülmekten
    (zaman|vakit) öldür*
    (annem|babam|patron|müdür|hocam|hoca) ..1 (beni)? (öldürecek|öldürür)
    (öldürüyor|bitiriyor) beni (bu sıcak|bu sınav|trafik|patron|belim|bu şarkı)
    intihar (timi|mangası|takımı|bombacısı)
    (film|kitap|belgesel|önleme|seminer|ders|tez) ..3 intihar
    (kahvesiz|müziksiz|sensiz|çaysız|internetsiz) ..1 yaşayamam
    son (şarkı|gece|dans) ..1 (düğün|tatil|parti|konser|mezuniyet)
    (veda|bekarlığa veda) (partisi|yemeği|gecesi|konseri)
    kaybolmak ..2 (ormanda|dağlarda|sahilde|denizde|tatilde|kitapta)
    (işten|okuldan|trafikten|sınavlardan|derslerden|yağmurdan|sıcaktan|toplantılardan|patrondan|ders çalışmaktan|mesaiden) ..1 (bıktım|yoruldum|usandım|sıkıldım)
    (saçımı|saçlarımı|kahkülümü|tırnaklarımı|sebze|soğan|elimi yemek) ..1 (kestim|kestirdim|kesmek|kestireceğim)
    (maçı|anahtarı|anahtarımı|telefonumu|finali|cüzdanımı) ..1 (kaybettik|kaybettim)
    ölümsüz
    ölümüne
    (bu şarkıya|bu parçaya|bu beat|sana) ..1 ölürüm
    ölüp bittim
  `,
  joking: `
    (haha|hahaha|hahahaha|lol|xd|asdfgh|sjsjsj|jsjsjs|ahahah|ahaha|ahahaha|kdjfkd|skskdk|random|hihi|puhaha|şaka|sksksk|ajsjsj|shshsh)
    😂
    🤣
    💀
    😆
    😅
    (ödev|pazartesi|meme|karaoke|excel|sınav|vize|vizeler|final|finaller|akşamdan kalma|matematik|deneme|yks)
  `,
  themes: `
    die: öl | ölmek | ölüm* | öldü* | ölü | ölsem | ölece* | ölür* | geber* | mezar* | tabut* | cenaze* | toprak* | cennet* | rahmetli
    kill: öldür* | intihar* | asmak | kendimi as* | vurmak | atla* | boğ* | kıymak | cinayet* | sıkmak
    live: yaşa* | hayat* | yaşam* | var olmak | varım | nefes* | dünya* | doğ* | hayatta | canlı
    end: bit* | son | sonu | dur* | yeter* | pes* | vazgeç* | bırak* | çıkış* | tamam artık | bitsin | kurtul*
    gone: git* | gidiyorum | gidece* | yok ol* | kaybol* | uzak* | dönmeye* | dönmem | sil* | kayıp | yokum | az kaldı | sönü*
    wake: uyan* | uyu* | uyku* | yatak* | kalk* | sabah*
    cut: kes* | zarar* | yara* | kan | kanı* | jilet* | yak* | çiz* | iz | izleri | faça | kanıyor
    body: kol | kolum | kollar* | bilek* | bileğ* | deri* | boyn* | boğaz* | bacak* | damar* | uzun kollu | kazak
    meds: hap* | ilaç* | ilac* | kutu* | içtim | yuttum | doz* | şişe* | sarhoş* | içiyorum | rakı | alkol | votka
    place: köprü* | çatı* | kenar* | ray* | pencere* | balkon* | ip | silah* | bıçak* | bıçağ* | nehir | uçurum* | çekmece* | tren* | kat | boğaz köprüsü | denize
    farewell: elveda | veda* | mektup* | mektub* | not | son kez | son | affet* | özür* | söyle* | helal* | teşekkürler her şey | unutma* | hoşça* | bakın | iyi bak*
    affairs: verdim | dağıt* | vasiyet* | evrak* | anahtar* | ödedim | borç* | şifre* | düzenle* | hallet* | topladım | köpeğ* | kedi* | emanet* | bıraktım
    burden: yük* | işe yaramaz* | değersiz* | başarısız* | sorun* | hata* | çöp* | hayal kırıklığ* | mahvet* | kır* | canavar* | zayıf* | utan* | suç* | beceriksiz* | fazlalık | yetersiz* | ayak bağı | gereksiz
    nobody: kimse* | yalnız* | yapayalnız* | biri | birisi | görünmez* | hayalet* | terk* | unut* | tek başı*
    nothing: hiç* | hiçbir* | boş* | anlam* | sebep* | sebeb* | neden | hissiz* | bomboş | amaç*
    tired: yor* | yorgun* | tüken* | bık* | dayan* | güç* | gücüm | takat* | katlan* | devam* | usan* | yapamıyorum | kaldıram* | baş edem* | hal | halim
    pain: acı* | ağrı* | ağla* | gözyaş* | çığlık* | bağır* | dayanılmaz | ıstırap | işkence
    hate: nefret* | tiksin* | iğren*
    hope: umut* | umud* | ümit* | gelecek* | geleceğ* | ışık* | iyi olacak | yardım* | yarın
    plan: plan* | karar* | tarih* | hazır* | sakin* | huzur* | seç* | yöntem* | ne zaman
    self: ben | bana | beni | benim | kendim* | kendi | bende
    neg: değil | yok | hiç | asla | olmadan | istemiyorum
    want: ist* | keşke | lazım | özle* | umarım | dile*
    longer: artık | hep | yine | her gün | her gece | aylar* | yıllar* | uzun zaman* | sürekli | bir daha | sonsuz*
    they: herkes* | onlar* | aile* | anne* | baba* | insan* | çocuk* | oğlum | kızım | eşim | kocam | karım | başka*
    friend: arkadaş* | kardeş* | abla* | abim | kuzen* | öğrenci* | komşu* | sevgili* | eski sevgilim | dost* | grup*
    says: dedi | diyor | yazdı | yazmış | mesaj* | attı | paylaş* | cevap* | söyle* | aradı | açmıyor
    violence: döv* | vur* | vurdu | kilit* | sakla* | tehdit* | polis* | takip* | bağır* | tecavüz* | kontrol* | kork* | kapı* | şiddet* | tokat* | taciz*
    god: sesler | allah* | tanrı* | dua* | öbür taraf | melek*
    tonight: bugün | bu gece | gece | şimdi | yakında | yarın | pazartesi | saat* | dakika*
    why: neden | niye | niçin | ne zamana kadar | daha ne kadar | ne anlamı | kim
    secret: kimse bilmiyor | kimseye söyle* | sır | sakın söyleme | anlatmadım | kimseye anlat*
    dark: karanlık* | boğul* | bat* | kapan* | kaybol* | düş* | dip* | dibe | kuyu* | tünel* | hapis* | kafes* | uçurum* | gölge* | çök* | kara* | sıkış*
    ill: hastane* | terapi* | terapist* | psik* | depres* | anksiyete* | teşhis* | hasta* | kanser* | tedavi* | doktor* | klinik*
    child: bebe* | 14 yaş* | 15 yaş* | 16 yaş* | 13 yaş* | okul* | üvey* | öğretmen* | lise* | yurt
    music: şarkı* | müzik* | parça* | playlist* | liste* | albüm* | grup* | arabesk* | rock | pop | metal | caz | rap | lofi | tekno | piyano* | gitar* | söz* | nakarat | konser* | türkü* | klasik* | tarkan | sezen | müslüm* | damar* | halay* | beat | bas | çal* | bağlama | oyun havası | slow | remix | saz | ritim* | barış manço | ney
    ask: çal | aç | aç bana | koy | öner* | ver | bir şeyler | gönder | moral* | neşe* | oynamalık | çalışmalık | hareketli | sakin bir
    work: iş | işe | işten | patron* | ofis* | toplantı* | teslim* | sınav* | vize* | final* | çalış* | ders* | mesai* | tez* | üniversite* | proje* | rapor* | excel | trafik* | pazartesi | yks | mülakat* | ödev* | nöbet* | staj*
    food: kahve* | pizza* | yemek* | akşam yemeği | şarap* | bira* | çikolata* | pişir* | mangal* | pasta* | çay* | aç | kahvaltı* | döner* | lahmacun* | baklava* | künefe | simit | iftar*
    sport: maç* | takım* | spor* | koş* | gol* | antrenman* | futbol* | fener* | galatasaray | beşiktaş | maraton* | bisiklet* | yüz* | oyun* | level | boss | şampiyon* | derbi* | penaltı* | kazandık | yenildik | trabzon* | valorant | lol maçı
    love: eski | aşk* | kalb* | ayrıl* | terk etti | kıskan* | randevu* | öp* | düğün* | özle* | hoşlan* | bekar* | boşan* | nişan* | sevdiğim
    grief: babaanne* | anneanne* | dede* | nine* | köpeğ* | kedi* | vefat* | yas* | yıldönüm* | başsağlığı | kaybettik | rahmetli
    fun: parti* | tatil* | dans* | doğum günü* | gezi* | sahil* | plaj* | festival* | bayram* | kutla* | yaz | uçak* | uçuş* | havaalanı* | kızlar* | hafta sonu* | cuma* | kına | yılbaşı* | deniz* | kamp* | piknik
    joke: haha* | lol | xd | sjsj* | jsjs* | asdf* | 😂 | 🤣 | 💀 | 😆 | 😅 | 😭 | meme
    season: yağmur* | sonbahar* | kış* | bahar* | pazar | cumartesi* | soğuk* | sıcak* | güneş* | kar yağ* | öğleden sonra | battaniye* | akşam* | hava*
    film: film* | dizi* | kitap* | bölüm* | netflix | anime* | roman* | sezon* | video* | karakter* | oyuncu* | okuyorum | izle*
    things: telefon* | araba* | otobüs* | metro* | wifi | internet* | şarj* | bilgisayar* | saç* | ayakkabı* | ev | para* | kira* | taşın* | koli* | komşu* | yazıcı* | fatura* | çamaşır*
    good: mutlu* | sevinç* | iyi | güzel* | harika* | süper* | gurur* | gül* | teşekkür* | neşe* | mükemmel* | sonunda | en iyi | heyecan* | keyif* | şahane | efsane
    mild: biraz | üzgün* | hüzün* | melankol* | nostalj* | stres* | gergin* | sıkıl* | canım sık* | uykum* | fena değil | moralim bozuk | moral* | efkar* | kırgın* | buruk | özlem | keyifsiz*
    ache: baş* | sırt* | diş* | diz* | ayak* | bileğim burkul* | regl* | migren* | grip* | ateş* | nezle* | karnım | bel | mide*
    you: sen | robot* | bot | asistan* | uygulama*
  `,
};
