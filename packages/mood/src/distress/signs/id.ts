import type { LanguageSigns } from '../language-signs.ts';

export const id: LanguageSigns = {
  common:
    'aku yang di dan ini itu gak tidak mau ada ke dari buat sama untuk lagi udah sudah bisa kalau aja ' +
    'saja juga banget dengan hari apa saya kamu dia jadi tapi karena semua kayak pengen lebih kok sih ' +
    'nya nih gue gw lu lo yg ga nggak gk udh sdh klo kalo bgt dgn krn utk mo jangan belum pernah selalu ' +
    'orang malam sekarang terus bikin punya kenapa gimana hidup diri abis habis lah deh dong biar pas ' +
    'sampai sampe doang emang tau tahu',
  spelling: {
    apostrophe: 'joins',
    ignored:
      'sih deh dong kok loh lho nih tuh yah ya banget sekali bgt beneran sungguh jujur benar saja aja cuma hanya emang memang kayaknya sepertinya mungkin rasanya juga anjir anjing bangsat bro guys gais yang itu ini sangat pun kan toh bener',
    repaired: 'bunuh diri menghilang mengakhiri menyerah',
    shortForms: `
      gue gw gua w: aku
      saya sy: aku
      gwe: aku
      lu lo elu: kamu
      gak ga nggak ngga enggak engga kagak gk g tak ndak ora: tidak
      tdk: tidak
      pengen pgn pingin pengin kepengen: ingin
      mo mau: mau
      udah udh dah uda sdh sudah: sudah
      blm blom belom: belum
      klo kalo kl klw: kalau
      krn karna: karena
      tp tpi: tapi
      sm ama: sama
      dgn: dengan
      utk: untuk
      bwt buat: untuk
      skrg skrng: sekarang
      bsk bsok: besok
      mlm malem: malam
      hrs kudu: harus
      org: orang
      dr: dari
      jg: juga
      lg lgi: lagi
      gmn gimana: bagaimana
      knp kenape ngapain napa: kenapa
      bs: bisa
      tmn temen: teman
      bnr: benar
      cpe cape capek cape2 capai: capek
      idup: hidup
      ilang ngilang: hilang
      bundir: bunuh diri
      nyokap mama ibu emak: ibu
      bokap papa bapak: ayah
      adek ade: adik
      kk kakak: kakak
      ortu: orang tua
      smua smw: semua
      sndiri sendirian: sendiri
      ngerasa merasa: rasa
      mikir mikirin: pikir
      gabisa gbs: tidak bisa
      gamau gmau: tidak mau
      gaada: tidak ada
      gada: tidak ada
      gakuat: tidak kuat
      gkuat: tidak kuat
      gasanggup: tidak sanggup
      gaguna: tidak guna
      ngelukain: melukai
      nyakitin nyakiti: menyakiti
      ngakhirin ngakhiri akhirin akhiri: mengakhiri
      nyerah: menyerah
      yg: yang
      pd: pada
      d: di
      sampe: sampai
      nyawa: nyawa
    `,
  },
  classes: `
    ingin: ingin | mau | kepikiran | berpikir untuk | pikir untuk | pikir | berniat | niat | rencana | berencana | sudah memutuskan untuk | memutuskan untuk | siap | pernah coba | coba | mencoba | mending | lebih baik | harusnya | seharusnya | pantas | layak | berharap bisa | berharap | pengin | akan | pasti | keinginan untuk | keinginan | kepingin | terpikir untuk | cara | dorongan untuk | hampir
    mati: mati | meninggal | tidak hidup lagi | tidak ada lagi | tidak bangun lagi | tidak pernah bangun lagi | tidur selamanya | tidur dan tidak bangun lagi | tidur tidak bangun lagi | tidur terus tidak bangun | hilang selamanya | menghilang selamanya | hilang dari dunia | menghilang dari dunia | pergi dari dunia | pergi selamanya | lenyap dari dunia | berhenti hidup | tidak pernah lahir | tidak usah lahir | tidak dilahirkan | tidak bangun besok | pulang ke tuhan | berhenti bernapas | mati aja | tidak usah bangun | tidak bernapas | meninggalkan dunia
    bunuhdiri: bunuh diri | membunuh diri | membunuh diriku | bunuh diriku | mengakhiri hidup | mengakhiri hidupku | mengakhiri semuanya | mengakhiri semua | mengakhiri nyawa | mengakhiri diri | menghabisi nyawa | menghabisi diri | gantung diri | lompat dari jembatan | lompat dari gedung | loncat dari gedung | loncat dari jembatan | lompat dari | loncat dari | terjun dari | minum racun | menabrakkan diri | nabrakin diri | nyilet nadi | potong nadi | iris nadi | menyudahi hidup | menyudahi semuanya | menyudahi semua | selesai sama hidup | menghilangkan nyawa
    lukai: menyilet | nyilet | menyayat | nyayat | melukai diri | menyakiti diri | sayat | self harm | selfharm | cutting | nyilet tangan | melukai diriku | menyakiti diriku | sakitin diri | lukain diri | menggores | ngegores | membenturkan kepala | benturin kepala | mukul diri | silet | barcode
    tanpaku: tanpa aku | tanpaku | kalau aku tidak ada | kalau aku mati | kalau aku hilang | kalau aku pergi | kalau aku tidak pernah lahir | kalau aku tidak pernah ada | jika aku tidak ada | jika aku mati | kalau aku menghilang | kalau aku meninggal | kalau aku sudah tidak ada | setelah aku mati | setelah aku tidak ada | aku tidak ada | andai aku tidak ada | seandainya aku mati | kalau aku lenyap | kalau aku bunuh diri
    lebihbaik: lebih baik | lebih bahagia | lebih tenang | lebih mudah | lega | senang | tenang | lebih gampang | enak | lebih ringan | bahagia
    capek: capek | lelah | bosan | muak | jenuh | cape | letih | sudah tidak kuat | sudah tidak sanggup | benci | malas | tidak kuat | tidak sanggup
    hidup: hidup | hidupku | hidup ini | hidup begini | sama hidup | dengan hidup | kehidupan | menjalani hidup | jalani hidup | jalanin hidup | hidup di dunia | bernapas | di dunia ini | ada di dunia
    alasan: alasan | tujuan | semangat | gairah | gunanya | arti | makna | keinginan | harapan | niat
    orang: temanku | teman | sahabatku | sahabat | adikku | kakakku | adik | kakak | anakku | pacarku | pacar | mantanku | mantan | ibuku | ayahku | sepupuku | suamiku | istriku | seseorang | tetanggaku | dia | anak kelasku | teman kosku | teman sekelasku | muridku | siswaku | ibu | ayah | anak | om | tante | teman sekamar
    pelaku: suamiku | suami | pacarku | pacar | ayahku | ayah tiriku | ayah tiri | mantanku | mantan | ibuku | kakakku | om | dia | ayah | seseorang | orang | ibu tiri | mantan suami | abang | kakak | paman
    pukul: memukul aku | pukul aku | mukul aku | mukulin aku | pukulin aku | memukuli aku | dipukul | dipukuli | menampar aku | nampar aku | mencekik aku | nyekik aku | cekik aku | memperkosa aku | perkosa aku | mengancam aku | ngancam aku | ancam aku | mau bunuh aku | mau membunuh aku | bunuh aku | mengurung aku | kurung aku | ngurung aku | mengunci aku | kunci aku | tidak bolehin aku keluar | tidak boleh keluar | melecehkan aku | ngikutin aku | mengikuti aku | ikutin aku | buntutin aku | menendang aku | nendang aku | mukul lagi | kdrt | main tangan | megang megang aku | mukul ibu | memukul ibu | menghajar aku | hajar aku | banting aku | menyiksa aku
    obat: obat | pil | obat tidur | tablet | paracetamol | antidepresan | obat nyamuk | racun | kapsul | strip | obatku | obat penenang | baygon | insulin | pemutih | satu strip
    minum: minum | menelan | nelan | telan | habiskan | minumin | tenggak
    selamattinggal: selamat tinggal | perpisahan | pamit | berpamitan | pamitan | ucapan terakhir | pesan terakhir | good bye | dadah semua
    surat: surat | surat perpisahan | surat wasiat | wasiat | surat terakhir | pesan terakhir | catatan terakhir | surat untuk
  `,
  acute: `
    <ingin> ..2 <bunuhdiri>
    bunuh diri
    membunuh diri*
    gantung diri
    mengakhiri (hidup*|nyawa*|diri*|semua*)
    (menghabisi|menyudahi) (nyawa*|hidup*|diri*)
    (suicide|suicidal)
    (tidak|tidak ada) (mau|ingin) ..2 (hidup|bangun lagi|bangun besok|ada di dunia|bangun pagi lagi|lahir|bernapas|melihat besok)
    tidak ..1 (hidup) lagi
    (malas|capek|lelah|bosan|muak|benci|tidak kuat|tidak sanggup|letih|jenuh|cape) ..2 hidup*
    (tidak ada|tidak punya|kehilangan|hilang|sudah tidak ada|tanpa|tidak nemu|habis) ..2 <alasan> ..2 (hidup|bertahan|untuk hidup|di dunia|bangun)
    (untuk apa|kenapa|ngapain|buat apa|apa gunanya) ..2 (hidup|masih hidup|aku hidup|aku lahir|dilahirkan|bertahan hidup|aku masih hidup)
    hidup* ..2 (tidak ada artinya|tidak ada gunanya|tidak berarti|tidak berguna|sia-sia|tidak layak|percuma|tidak bermakna|tidak ada arti)
    tidak (layak|pantas) ..1 hidup
    (semoga|andai|andaikan|seandainya|berharap|harap|doa|berdoa|pengin|moga|mudah-mudahan) ..5 (tidak bangun|tidak bangun lagi|mati|tidak pernah lahir|tidak dilahirkan|tidak lahir|tidak pernah ada|ditabrak|ketabrak|dicabut|cabut nyawa|tuhan ambil|diambil|kecelakaan|tidak pernah dilahirkan|kena kanker|jantungku berhenti|meninggal)
    (cabut nyawaku|ambil nyawaku|ambil aku)
    (tidur|merem|pejamkan mata) ..3 tidak ..2 (bangun|buka|pernah bangun)
    (lebih baik|mending|mendingan) ..1 (mati|aku mati|tidak lahir|tidak ada|meninggal|tidak hidup)
    (harusnya|seharusnya) ..2 (mati|tidak lahir|tidak ada|sudah mati|meninggal|tidak dilahirkan|tidak selamat)
    (pantas|layak) ..1 mati
    menyesal ..2 (lahir|dilahirkan|selamat|masih hidup)
    <tanpaku> ..4 <lebihbaik>
    <lebihbaik> ..3 <tanpaku>
    tidak ..2 (ada yang|akan ada yang|bakal ada yang) ..3 (nyari|sadar|peduli|kehilangan|nangis|kangen|cariin|tahu|nyadar|sedih|rindu) ..4 (kalau|jika) aku
    <tanpaku> ..5 (sadar|peduli|kehilangan|nangis|kangen|nyari|cariin|nyariin|tenang|ada yang)
    dunia ..3 tanpa (aku|ku)
    (malam|hari) terakhir* ..2
    lagu terakhir* ..4
    sebelum aku (pergi|mati|menyusul|tiada) ..2
    <selamattinggal> ..3 (semua*|dunia|selamanya|sama|teman|keluarga|ke|untuk|kalian|ibu|$)
    (sudah|aku|nulis|menulis|tulis|ninggalin|tinggalkan|menyiapkan|nyiapin|ninggalkan) ..3 <surat> ..3
    (kalau|saat|ketika|pas) ..1 (kalian|kamu) ..1 (baca|membaca|nemu|menemukan) ..2
    (besok|senin|lusa|minggu depan) ..3 (aku)? ..1 tidak ada ..1 (lagi|di sini|disini)
    (besok|lusa|senin) aku sudah tidak
    tidak (akan|bakal|yakin|tahu) ..3 (sampai besok|bertahan malam|lewatin malam|melewati malam|sampai pagi|ada besok|ketemu besok|sampai lebaran|sampai ulang tahun|malam ini|lihat besok)
    (malam ini|hari ini|besok) ..2 (aku lakuin|aku lakukan|aku akhiri|selesai semua|selesai semuanya|berakhir|aku pergi|aku mengakhiri|semuanya selesai)
    aku (akan|mau|bakal) ..1 (lakuin|melakukannya|lakukan itu|ngelakuin) ..2
    (sudah|punya|semua*|rencana) ..2 (rencana*|direncanakan|disiapkan|siapkan tali|tanggalnya|caranya|tali|metode|tanggal) ..1 (siap|matang|sudah|untuk|dan|pasti|ada|ku|malam)
    (merencanakan|rencanain|rencana) ..2 (kematian*|mati|bunuh diri|pergi selamanya|akhir)
    (pikir|cari|nyari|googling|search|browsing|kepikiran|mencari) ..2 (cara mati|cara bunuh|gimana caranya mati|bagaimana cara mati|cara paling|dosis|bagaimana cara|cara tercepat)
    cara ..2 (mati|bunuh diri|mengakhiri)
    berapa ..1 (obat|pil|butir|dosis) ..3
    (ngumpulin|kumpulin|mengumpulkan|nyimpen|menyimpan|simpan|nabung) ..2 <obat>
    <minum> ..4 <obat> ..4 (banyak|semua|sekaligus|satu|over|sudah|barusan|strip|takut|nyesel|butir)
    (semua|sebanyak|sekaligus|banyak|satu strip|satu botol|belasan|puluhan) ..2 (obat|pil|tablet|butir) ..2
    overdosis
    (lompat|loncat|terjun|nabrak|menabrakkan) ..3 (jembatan|gedung|atap|lantai|kereta|rel|jendela|balkon|jurang|rooftop|truk|laut|sungai)
    (di|duduk di|berdiri di|lagi di|naik ke) ..1 (atas)? (jembatan|atap|rooftop|pinggir|tepi|rel|balkon|pinggiran) ..2 (sekarang|lihat|jembatan|gedung|rooftop|mau|rel|ke bawah|sendiri|jurang|lantai|$)
    (pegang|sudah|beli|lihatin|natap|ada|siapin|bawa) ..2 (tali|silet|pisau|cutter|racun|gunting|senjata) ..3 (tangan|siap|depan|di|sudah|laci|tangan|lagi|meja|$)
    <ingin> ..2 <lukai>
    <lukai> ..2 (lagi|tangan|diri|paha|lengan|pergelangan|diriku|$|tadi|semalam|kemarin|biar)
    (tangan*|lengan*|paha*|pergelangan*) ..3 (luka sayat|sayatan|berdarah|silet|goresan|barcode|bekas luka|perih|penuh luka|luka)
    (berdarah|darah*) ..2 (tidak berhenti|terus|banyak)
    (kambuh|relapse) ..4 (silet|nyilet|sayat|self|cutting|tangan)
    (ngelakuin|melakukan|lakuin|berbuat) ..1 (hal bodoh|sesuatu yang bodoh|yang tidak tidak|nekat|hal nekat|sesuatu ke diri)
    (nekat)
    takut ..2 (sama diriku|diriku sendiri|sama diri|apa yang akan aku|sama pikiranku|sendiri sama|menyakiti|ngelakuin|pikiranku)
    tidak (percaya|aman) ..1 (sama diri*|dengan diri*|diriku|sama diriku)
    (suara|bisikan) ..4 (kepala*|nyuruh|menyuruh|bilang|bisik*)
    <orang> ..5 (mau bunuh diri|ingin mati|mau mati|bunuh diri|tidak mau hidup|nyilet|menyakiti diri|self harm|melukai diri|mengakhiri hidup|minum racun|pamit|sayat|ngancam bunuh|lompat)
    (bilang|katanya|nulis|posting|chat|ngechat|kirim|story) ..5 (mau mati|ingin mati|selamat tinggal|bunuh diri|tidak mau hidup|tidak kuat hidup|maaf untuk semua|titip|capek hidup|pergi selamanya|pamit)
    (tidak bisa dihubungi|hp mati|tidak angkat|tidak balas) ..5 (takut|pamit|khawatir|gimana|selamat tinggal)
    kalau (aku)? putus ..4 bunuh
    <pelaku> ..3 <pukul>
    (dipukul|dipukuli|dicekik|ditampar|dihajar|disiksa|diperkosa|dikurung|dikunci|diancam|diikuti|dilecehkan|disekap|ditendang) ..2
    (mau bunuh aku|bakal bunuh aku|mau membunuhku|akan membunuhku|bunuh aku) ..2
    tolong ..5 (pukul|bunuh|kunci|pisau|dikurung|takut|rumah|disekap|sembunyi)
    (sembunyi|ngumpet|bersembunyi|ngunci diri|mengunci diri) ..3
    (bawa|pegang|punya) (pisau|pistol|golok|parang|celurit) ..2
    (ada orang|seseorang|orang) ..2 (ngikutin|mengikuti|masuk rumah|mau masuk|buntutin|nguntit)
    takut ..1 (pulang|di rumah|ke rumah)
    tidak (boleh|bolehin|dibolehin|ngizinin) (keluar|pergi)
    (sudah)? (bagiin|bagikan|kasih|ngasih|memberikan|hibahkan|titipin|titip|kasihin) ..3 (barang*|kucing*|anjing*|baju*|gitar*|buku*|semua barang*|peliharaan*|hp)
    (hutang*|utang*|dokumen|surat surat|semua*) ..2 (lunas|beres|lunasin|sudah beres|sudah siap|sudah aku siapkan|rapi)
    (jagain|jaga|titip|tolong jaga|rawat) ..2 (ibu*|adik*|anak*|kucing*|ayah*|mama|keluarga*)
    (bilang|sampaikan|sampein) ..3 (aku sayang|sayang|maaf)
    (maaf|maafin|maafkan) ..3 (aku tidak kuat|harus pergi|untuk semuanya|buat semuanya|tidak bisa bertahan|atas apa yang|aku menyerah|selama ini|aku pergi|aku gagal)
    (sudah)? (memutuskan|keputusan*|bulat) ..2 (pergi|mati|selesai|sudah|bulat|dan)
    (tenang|lega|damai|ikhlas) ..3 (memutuskan|sudah siap pergi|sebentar lagi selesai|mau pergi|keputusan)
    satu-satunya (jalan|cara) ..3
    (jalan keluar) ..2
    (mati|kematian) ..2 (lebih tenang|lebih enak|jalan keluar|lega|damai|solusi|indah|lebih baik|satu-satunya|menenangkan)
    (menyusul|nyusul|ketemu|bertemu|ikut) ..1 (ibu*|ayah*|mama|papa|dia|almarhum*|anakku|suamiku|istriku|nenek|kakek) ..2 (di sana|di surga|$|secepatnya|sekarang|segera|ke)
    (makasih|terima kasih) untuk semuanya ..3
    💊💊
  `,
  exaggerated: `
    <ingin> ..1 <mati>
    bunuh aku
    mati aku
  `,
  possible: `
    (tidak ada|tidak punya|kehilangan|hilang|tanpa|habis|tidak lihat|tidak melihat) ..1 (harapan|masa depan|jalan|jalan keluar|tujuan|semangat|arti|gunanya|tenaga|cahaya|makna|alasan|siapa siapa|siapapun)
    (putus asa|hopeless|worthless|useless)
    (percuma|sia-sia|tidak berarti|tidak berguna|tidak guna|tidak ada gunanya|tidak ada artinya)
    (untuk apa|kenapa|apa gunanya|apa artinya) ..2 (aku|lanjut|bertahan|bangun|semua ini|berjuang|masih|di sini|dilahirkan|lahir|coba|usaha|hidup)
    tidak (kuat|sanggup|bisa|tahan|mampu) ..1 (lagi|begini|kayak gini|seperti ini|terus|bertahan|lanjut|nahan|hadapi|jalanin|menghadapi|$)
    (aku|sudah) menyerah
    (mau|ingin) menyerah
    (menyerah) ($|sama|dengan)
    (capek|lelah|muak|letih) ..2 (semua*|pura-pura|pura pura|berjuang|bertahan|jadi kuat|sama diri*|sakit|nangis|jiwa*|batin|mental|terus|kuat|lahir|jadi aku|senyum|hati|sama semua*|dengan semua*)
    (beban|nyusahin|menyusahkan|merepotkan|ngerepotin|sampah|gagal|tidak becus|bodoh|kesalahan|aib|masalah|pengganggu|parasit|produk gagal|tidak diinginkan|tidak dianggap) ..2 (semua*|orang|keluarga|terus|aku|doang|buat|rasa|jadi|untuk|ibu|ayah)
    (aku|rasa|jadi|diriku) ..2 (beban|sampah|gagal|tidak berharga|tidak berguna|kosong|hampa|hancur|rusak|mati rasa|sendiri di dunia|tersesat|terjebak|tidak terlihat|asing|tenggelam|hilang arah|pecundang|tidak penting|nyusahin|bukan siapa siapa|sendirian|monster|mengecewakan|tidak layak|tidak pantas)
    ^ (kosong|hampa|hancur|capek|lelah|menyerah|sendiri|cukup|selesai|mati rasa|gagal|muak|sepi|hilang) $
    (mati rasa|tidak merasakan apa|tidak rasa apa|kebas)
    (benci|jijik|muak) ..1 (diri*|sama diri*|hidup*|diriku|aku sendiri|tubuhku|kenyataan)
    (ingin|mau|pengin) ..2 (hilang|menghilang|lenyap|lari dari semua|berhenti|tidur lama|tidur terus|tidak rasa apa|pergi jauh|pergi aja|semua berhenti|selesai|semua selesai|pergi dari semua|nyerah|tidur selama|diam|istirahat dari semua|tidak ada|lepas dari)
    (berhentilah|diamlah)
    (tidak ada|nggak ada|tidak) ..1 (yang peduli|yang sayang|yang ngerti|yang mengerti|yang denger|yang dengar|yang lihat|yang butuh|yang sadar|yang nanya|yang cari|yang bisa nolong|yang mau|yang inget|yang nyari|yang paham|yang nolong|yang nganggep|yang tahu|orang yang)
    (ada|siapa) ..2  (sadar|nyadar|peduli|nyari|kehilangan) ..1 (tidak)
    (hidupku|hidup|semua*) ..2 (hancur|berantakan|neraka|sampah|gagal|kacau|tidak ada|gelap|berat|percuma|hampa|kosong|penuh|runtuh|selesai|salah|cobaan)
    tidak (tertahankan|ada ujungnya|ada habisnya)
    (bukan tempatku|tidak cocok di dunia|tidak punya tempat|tidak seharusnya di sini)
    (titik terendah|di titik|jurang|terowongan|kegelapan|gelap) ..2
    pikiran ..1 (gelap|buruk|aneh|jelek|jahat|kotor|hitam)
    (tidak) ..1 (makan|keluar|mandi|tidur|bangun) ..3 (hari|minggu|kamar|rumah|kasur|berhari|dari kasur)
    (nangis|menangis|nangisin) ..3 (tiap malam|setiap malam|tiap hari|diam-diam|diam diam|tanpa alasan|terus|sampai tidur|kamar mandi|sendiri|jam|bantal|tengah malam|lagi)
    (sendiri|kesepian|sepi) ..2 (di dunia|selalu|selamanya|lagi|terus|menghadapi)
    (terserah|bodo amat|tidak peduli) ..3 (mati|hidup|aku|semua|lagi|mau)
    kehilangan (semua*|segalanya|diri*)
    (bertahan|jalanin|sekedar|sekadar) ..2 (hidup|napas|bernapas)
    (aku)? tidak (baik baik|baik-baik|oke|okay)
    tidak (akan|bakal|pernah) ..1 (membaik|bahagia|sembuh|berubah|lebih baik)
    takut ..1 (ayah*|suami*|sama dia|ibu*|pacar*|mantan*|sama suami|sama ayah|om)
    (marah|mabuk|bentak|teriak|ngamuk) ..5 (takut|kamar|kunci|hp|sembunyi|pintu)
    (temanku|teman|sahabatku|adikku|kakakku|anakku|adik|sahabat) ..6 (diem|pendiam|tidak keluar|aneh|tidak balas|khawatir|menyendiri|tidak makan|ngurung|berubah|murung|tidak mau ngomong)
    khawatir ..2 (sama|dengan|dia|temanku)
    (kepala*|pikiran*|otak*) ..2 (berisik|tidak berhenti|tidak diam|penuh|mau pecah|ribut|bunyi|capek)
    (minum|mabuk) ..2 (untuk lupa|biar lupa|supaya lupa|sendiri|biar tidak rasa|biar bisa tidur)
    (topeng|pura-pura|pura pura|senyum palsu|senyum) ..3 (baik|bahagia|dalam|hancur|kuat|capek)
    depresi ..3
    (hidup|bernapas|bertahan) ..2 (sakit|berat|capek|menyakitkan|susah|melelahkan)
    (sakit|luka|perih) ..2 (tidak hilang|tidak berhenti|tiap hari|di dada|hati|batin|di dalam)
    (tenggelam|hancur|jatuh|remuk|ambruk|tumbang) ..1
  `,
  innocent: `
    (mati|meninggal) (gaya|lampu|listrik|kutu|ketawa|penasaran|rasa humor|kelaparan)
    mati (ketawa|gaya|lampu|listrik|kutu|kelaparan|penasaran|kebosanan|kedinginan|kepanasan)
    (ketawa|ngakak|malu|lapar|laper|ngantuk|gabut|bosan|kangen|penasaran|kepanasan|kedinginan|haus) ..1 (mau|sampai|setengah) mati
    setengah mati
    (hp|lampu|listrik|laptop|wifi|mesin|motor|sinyal|baterai|paket) ..1 (mati|hilang)
    mati (hp|lampu|listrik|laptop|wifi)
    (bunuh|membunuh) waktu
    (bos|ibu|mama|dosen|guru) ..1 bunuh aku
    suicide squad
    (film|buku|seminar|pencegahan|webinar|lagu|novel) ..3 bunuh diri
    tidak bisa hidup tanpa (kopi|musik|kamu|lagu|internet)
    lagu terakhir (konser|malam|pesta|karaoke)
    (pesta|acara|makan|malam) perpisahan ..1 (kelas|kantor|sekolah|teman)
    (acara|pesta) perpisahan
    (hilang|menghilang) ..1 (di gunung|ke bali|ke pantai|ke hutan|dari grup)
    (capek|lelah|muak|bosan) ..1 (kerja|kuliah|macet|tugas|skripsi|ujian|hujan|panas|lembur|revisi|sekolah|meeting|bos|hari ini kerja|belajar)
    (potong|motong|gunting) ..1 (rambut|poni|kuku|bawang|sayur)
    (kehilangan|hilang) ..1 (kunci|hp|dompet|sinyal|kucing|sandal|helm)
    (kalah|gagal) ..1 (main|final|pertandingan|mabar|ranked|nonton)
    (susul|menyusul) ..1 (teman|ke bali|nanti)
    harga mati
    mati matian
  `,
  joking: `
    (wkwk|wkwkwk|wkwkwkwk|wk|haha|hahaha|hahahaha|hehe|lol|xixi|awkwk|awokwok|ngakak|xd|hihi|kwkw|wkw|anjay|canda|becanda|bercanda)
    😂
    🤣
    💀
    😆
    😅
    (pr|senin|meme|karaoke|excel|ujian|uts|uas|tugas|skripsi|deadline|dosen|revisi)
  `,
  themes: `
    die: mati | meninggal | kematian* | wafat | kubur* | kuburan | makam* | peti | pemakaman | surga | tiada | mayat
    kill: bunuh* | membunuh* | gantung | lompat | loncat | terjun | nabrak | nyawa*
    live: hidup* | kehidupan* | napas* | bernapas | dunia* | lahir* | dilahirkan | bertahan | ada di dunia
    end: akhir* | mengakhiri* | berakhir | selesai* | berhenti* | stop | cukup | menyerah | habis | udahan | jalan keluar | tamat | sudahi
    gone: pergi* | hilang* | menghilang | lenyap | jauh | pulang ke | tidak kembali | tidak balik | sebentar lagi | padam | redup
    wake: bangun | tidur* | kasur | ranjang | pagi
    cut: silet* | sayat* | nyilet | luka* | melukai | darah* | berdarah | gores* | iris | cutter | perih | menyakiti | bakar | kambuh | bekas
    body: tangan* | lengan* | pergelangan* | kulit* | leher* | paha* | kaki* | nadi | baju panjang | lengan panjang | jaket
    meds: obat* | pil | tablet | minum | menelan | telan | racun | overdosis | dosis | botol | mabuk | alkohol | strip | butir
    place: jembatan | atap | rooftop | pinggir* | tepi | rel | jendela | gedung | balkon | tali | pistol | pisau | sungai | jurang | laci | kereta | laut | lantai
    farewell: selamat tinggal | perpisahan | pamit* | surat* | pesan | terakhir* | maaf* | titip* | sampaikan | bilang ke | makasih untuk semua* | terima kasih untuk | ingat aku | jaga diri | jagain
    affairs: kasih | bagi* | wasiat | dokumen | kunci | lunas* | hutang* | utang* | password* | beres* | rapi* | kucingku | kucing* | barang* | siapin
    burden: beban* | nyusahin | menyusahkan | tidak berguna | gagal* | kegagalan | masalah | salah* | kesalahan | sampah | kecewa* | mengecewakan | rusak* | monster | lemah | malu | bersalah | aib | merepotkan | ngerepotin | bodoh | tidak becus
    nobody: siapa | siapapun | sendiri* | kesepian | sepi | seseorang | tidak terlihat | hantu | ditinggal* | dilupakan | tidak ada yang
    nothing: kosong* | hampa* | arti* | alasan* | gunanya | untuk apa | percuma | hambar | tujuan | makna
    tired: capek* | lelah* | letih | tidak kuat | tidak sanggup | tidak bisa | tenaga | kuat | bertahan | lanjut | muak | tahan | jenuh | tumbang | ambruk
    pain: sakit* | menderita | nangis* | menangis | air mata | teriak* | menyakitkan | tersiksa | siksa* | pedih
    hate: benci* | jijik
    hope: harapan* | masa depan | cahaya | membaik | tolong* | bantu* | besok
    plan: rencana* | direncanakan | memutuskan | keputusan* | tanggal* | siap* | tenang* | damai | ikhlas | cara* | kapan | niat*
    self: aku | diri* | diriku | ku
    neg: tidak | tanpa | bukan | belum | jangan
    want: ingin | mau | andai* | semoga | berharap | mending | pengin | lebih baik
    longer: lagi | selalu | terus | tiap hari | tiap malam | setiap | bulan | tahun* | lama | selamanya | bertahun*
    they: semua* | mereka | keluarga* | orang* | ibu* | ayah* | anak* | suami* | istri* | orang tua | semua orang
    friend: teman* | sahabat* | adik* | kakak* | sepupu* | murid* | tetangga* | pacar* | mantan* | grup*
    says: bilang | kata | katanya | nulis | tulis | pesan* | chat* | kirim* | posting* | balas | story | angkat | ngomong
    violence: pukul* | mukul* | dipukul* | tampar* | cekik* | kunci | dikunci | dikurung | sembunyi* | ancam* | diancam | polisi | ngikutin | mengikuti | bentak* | perkosa* | takut* | pintu | kdrt | tendang* | dilecehkan | mabuk
    god: suara* | bisikan* | tuhan | allah | doa* | berdoa | malaikat* | alam sana
    tonight: hari ini | malam ini | malam | sekarang | sebentar | besok | senin | jam | menit | subuh
    why: kenapa | untuk apa | sampai kapan | berapa lama | apa gunanya | apa artinya | siapa
    secret: tidak ada yang tahu | tidak cerita | rahasia | jangan bilang | belum cerita | tidak ada yang tau
    dark: gelap* | tenggelam* | terjebak | terperangkap | tersesat | jatuh | dasar | lubang | terowongan | penjara | sangkar | jurang | bayang* | sesak* | hancur* | runtuh | hitam
    ill: rumah sakit | terapi* | terapis | psik* | depresi* | cemas | anxiety | diagnos* | penyakit* | kanker | pengobatan | dokter* | rsj
    child: bayi* | 14 tahun | 15 tahun | 16 tahun | 13 tahun | sekolah* | tiri | murid* | guru | smp | sma
    music: lagu* | musik* | playlist | album | band | dangdut* | koplo | pop | rock | metal | jazz | rap | lofi | edm | piano | gitar | lirik | konser | akustik | galau playlist | tulus | sheila | dewa | k-pop | kpop | indie | beat | keroncong | campursari | nyanyi* | denny caknan | remix | dj | suara merdu | instrumental | religi | sholawat | karaoke | didi kempot
    ask: putar* | setel* | puter* | kasih lagu | rekomendasi* | kasih | cariin | carikan | mainin | mainkan | sesuatu yang | hibur* | semangatin | temenin | joget | minta
    work: kerja* | kantor | bos* | rapat | meeting | deadline | ujian* | uts | uas | tugas* | belajar | kuliah | skripsi* | shift | proyek | laporan | excel | macet | senin | lembur | sidang | dosen | revisi | interview | cpns | utbk | pr | magang | presentasi
    food: kopi* | pizza | makan malam | makan siang | bir | coklat | masak* | sate | kue | nasi* | mie | bakso | lapar | laper | sarapan | teh | es | martabak | seblak | boba | indomie | rendang | buka puasa | sahur
    sport: pertandingan | tim* | gym | lari | gol | latihan | bola | persija | persib | timnas | maraton | sepeda* | renang | badminton | level | game | mabar | ranked | boss | mobile legends | ml | futsal | juara | menang | kalah | push rank | workout | final
    love: mantan | cinta* | hati | putus* | diputusin | cemburu | kencan | cium | nikah* | kangen* | rindu* | gebetan | jomblo | crush | cerai | selingkuh | ditolak | doi
    grief: nenek* | kakek* | kucing* | anjing* | almarhum* | berpulang | duka | haul | kehilangan ayah | kehilangan ibu | tahlil*
    fun: pesta* | liburan* | joget* | ulang tahun | ultah | jalan-jalan | pantai | festival | lebaran | rayakan | merayakan | nongkrong | pesawat | bandara | weekend | jumat | nonton | bali | wisuda | mudik | tahun baru | reuni | healing | hangout
    joke: wkwk* | haha* | hehe* | lol | xd | ngakak | 😂 | 🤣 | 💀 | 😆 | 😅 | 😭 | meme
    season: hujan* | gerimis | minggu | sabtu | dingin | panas | matahari | sore | selimut | mendung | cuaca | senja | hari minggu
    film: film* | serial | drakor | buku* | episode | netflix | anime* | novel* | season | video | karakter | aktor | baca | drama korea
    things: hp | handphone | mobil | motor* | bus | kereta api | wifi | baterai | laptop | komputer | rambut | sepatu | kos* | uang* | gaji* | pindah* | kardus | tetangga | printer | paket | kuota | cucian | listrik | ojol | sinyal
    good: bahagia | senang* | seneng | baik | indah | bagus | keren | bangga | tawa | ketawa | makasih | terima kasih | sempurna | akhirnya | terbaik | asik* | asyik | seru | gembira | syukur | semangat | happy | ceria
    mild: sedikit | sedih* | galau* | nostalgia | stres* | gugup | deg-degan | deg degan | bosan* | gabut | ngantuk* | mengantuk | lumayan | mager | bad mood | badmood | bete | baper | mellow | melow | kecewa | lesu | grogi | santai | rindu rumah
    ache: kepala pusing | pusing | punggung | gigi | lutut | pegal* | pegel* | haid | mens | migrain | flu | demam | pilek | masuk angin | perut | batuk | pinggang | sakit gigi | sakit kepala
    you: kamu | robot | bot | asisten | aplikasi
  `,
};
