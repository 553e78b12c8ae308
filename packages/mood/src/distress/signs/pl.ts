import type { LanguageSigns } from '../language-signs.ts';

export const pl: LanguageSigns = {
  common:
    'nie i się to w na że jest mi mnie z do jak co ja już tak ale mam za bo po o od dla moje mój moja ' +
    'być jestem tylko dziś dzisiaj przed przy czy tego ten ta jeszcze był była było będzie coś jej jego ' +
    'ich ci cię ciebie on ona oni nas nam sobie nic nikt zawsze nigdy życie teraz tu tam gdzie kto ' +
    'dlaczego bez przez pod nad bardzo naprawdę może chcę mogę muszę wszystko wszyscy wiem czuję są by ' +
    'niż więc oraz kiedy sie zeby siebie',
  spelling: {
    apostrophe: 'joins',
    ignored:
      'naprawdę serio po prostu poprostu właśnie tak bardzo kurwa kurde totalnie szczerze dosłownie nawet jeszcze w ogóle wgl że to no ej strasznie cholernie całkiem zupełnie chyba może już',
    repaired: 'samobójstwo zniknąć zabić tabletki obudzić okaleczać',
    shortForms: `
      nwm: nie wiem
      nw: nie wiem
      pls: proszę
      cb: ciebie
      zw: zaraz wracam
      tj: to jest
      bd: będę
      bd: będzie
      jj: jest
      mysli: myśli
      nmg: nie mogę
      nm: nie mam
      wszyscy: wszyscy
      zyc: żyć
      tera: teraz
      dzis: dziś
      spk: spokojnie
      nikt: nikt
      sb: sobie
      cmon: dawaj
      chce: chcę
      umszec umżeć: umrzeć
    `,
  },
  classes: `
    chce: chcę | chciałbym | chciałabym | chciałem | chciałam | chce mi się | wolałbym | wolałabym | wolę | muszę | zamierzam | mam ochotę | myślę o tym żeby | myślę żeby | myślę o | myślałam o | myślałem o | próbowałem | próbowałam | planuję | postanowiłem | postanowiłam | zdecydowałem | zdecydowałam | powinienem | powinnam | zasługuję | marzę o | marzę żeby | marzę by | pragnę | myśli o | lepiej | jak | gotowa | gotowy | odwagi żeby | pora | czas | mogłabym | mógłbym | mogę | żeby | boję się że
    umrzec: umrzeć | zdechnąć | nie żyć | nie istnieć | przestać istnieć | przestać żyć | zniknąć na zawsze | zniknąć z tego świata | zniknąć ze świata | odejść z tego świata | odejść na zawsze | zasnąć i się nie obudzić | zasnąć na zawsze | się nie obudzić | nie obudzić się | się już nie obudzić | nigdy się nie obudzić | nigdy się nie urodzić | być martwa | być martwy | być martwym | być martwą | nie być | śmierci | śmierć | skończyć ze sobą | stąd odejść na zawsze | zasnąć i nie obudzić się | przestać oddychać
    zabic: się zabić | zabić się | popełnić samobójstwo | odebrać sobie życie | powiesić się | się powiesić | rzucić się pod | rzucić się z | skoczyć z | się utopić | zrobić sobie krzywdę | podciąć sobie żyły | podciąć żyły | zakończyć swoje życie | zakończyć życie | skończyć ze sobą | skończyć z życiem | targnąć się na życie | się zastrzelić | zastrzelić się | zakończyć to wszystko | skończyć to wszystko | skończyć z tym wszystkim | zabicie się | zabiciu się | zabijając się | coś sobie zrobić | zrobić sobie coś | wyskoczyć przez okno | wyskoczyć z okna
    koniec: z tym skończyć | skończyć z tym | to skończyć | skończyć to | to zakończyć | zakończyć to | żeby się skończyło | żeby się wszystko skończyło | żeby to się skończyło | wszystko skończyć | wszystko zakończyć | końca tego
    ciac: się ciąć | ciąć się | się pociąć | pociąć się | się okaleczać | okaleczać się | samookaleczać | zrobić sobie krzywdę | robić sobie krzywdę | skrzywdzić się | się skrzywdzić | się zranić | zranić się | się przypalać | się bić | się ukarać
    bezemnie: beze mnie | gdyby mnie nie było | jak mnie nie będzie | kiedy mnie nie będzie | gdy mnie nie będzie | jak mnie zabraknie | gdy mnie zabraknie | kiedy mnie zabraknie | jak umrę | gdy umrę | kiedy umrę | jeśli umrę | gdybym umarł | gdybym umarła | gdybym zniknął | gdybym zniknęła | jak zniknę | gdybym nie istniał | gdybym nie istniała | gdybym się nie urodził | gdybym się nie urodziła | gdybym się zabił | gdybym się zabiła | gdybym się nie obudziła | gdybym się nie obudził | gdybym nie żyła | gdybym nie żył | jak odejdę
    lepiej: lepiej | łatwiej | szczęśliwsi | szczęśliwszy | spokój | ulga | lżej | ulżyło | spokojniej | prościej | odetchną
    dosc: dość | dosyć | mam dość | zmęczona | zmęczony | zmęczyło mnie | znudziło mi się | obrzydło mi | nie mam siły na | nie mam siły do | nie mam ochoty na | brzydzę się
    zycia: życia | życiem | tego życia | mojego życia | swojego życia | istnienia | istnieniem | życie | bycia | oddychania | tego świata
    powod: powodu | powodów | sensu | chęci | siły | sił | ochoty | woli | celu
    bliski: mój przyjaciel | moja przyjaciółka | przyjaciółka | przyjaciel | kolega | koleżanka | kumpel | mój brat | moja siostra | brat | siostra | mój syn | moja córka | syn | córka | mój chłopak | moja dziewczyna | chłopak | dziewczyna | mój były | moja była | mama | tata | moja mama | mój tata | kuzyn | kuzynka | mąż | żona | ktoś | sąsiad | sąsiadka | ona | on | uczennica | uczeń | współlokator | współlokatorka | ojciec | matka | wujek | ciocia | braciszek
    sprawca: mój mąż | mój chłopak | mój ojciec | ojczym | mój były | moja matka | mój brat | wujek | moja żona | ona | on | facet | partner | ktoś | ojciec | tata | mąż | były | chłopak | stary | konkubent | matka
    bije: mnie bije | bije mnie | mnie pobił | pobił mnie | mnie uderzył | uderzył mnie | mnie dusił | dusił mnie | mnie dusi | mnie zgwałcił | zgwałcił mnie | mnie gwałci | grozi mi | mi grozi | groził mi | zabije mnie | mnie zabije | chce mnie zabić | zamknął mnie | mnie zamknął | nie wypuszcza mnie | mnie nie wypuszcza | nie chce mnie wypuścić | śledzi mnie | mnie śledzi | idzie za mną | mnie kopnął | kopie mnie | mnie popchnął | mnie molestuje | molestuje mnie | dotyka mnie | znęca się | szarpie mnie | złapał mnie za gardło | mnie szarpał | rzucił się na mnie | podniósł na mnie rękę | bije mamę | bije nas | bił mnie
    tabletki: tabletki | tabletek | leki | leków | pigułki | proszki nasenne | tabletki nasenne | prochy | opakowanie | całe opakowanie | listek | xanax | apap | paracetamol | insulina | wybielacz | psychotropy | garść | fiolkę
    wzielam: wzięłam | wziąłem | połknęłam | połknąłem | łyknęłam | łyknąłem | zażyłam | zażyłem | nałykałam | nałykałem | najadłam się | wziąć | połknąć | nażarłam | wypiłam
    zegnajcie: żegnaj | żegnajcie | żegnam | żegnam się | pożegnałam | pożegnałem | pożegnanie | pożegnać | pożegnalny | pożegnalne | pożegnała
    list: list | listy | listy pożegnalne | list pożegnalny | kartkę | testament | wiadomość pożegnalną
  `,
  acute: `
    <chce> ..2 <zabic>
    (zabiję|powieszę|zabijam|potnę|zastrzelę|utopię) się
    się (zabiję|zabijam|powieszę|zastrzelę|zabić|powiesić)
    (zabić|powiesić|zastrzelić|utopić) się
    samobój*
    samobojcz*
    odebrać sobie życie
    (targnąć|targnęła|targnął) się
    nie (chcę|chce mi się|chciałabym|chciałbym|chcem) ..1 (żyć|istnieć|być na tym świecie|się obudzić|obudzić się|żyć dalej|dalej żyć|tu być|wstawać już nigdy|dożyć|doczekać) ..1
    nie chce mi się ..1 żyć
    żyć mi się nie chce
    (nie mam|brak|bez|straciłem|straciłam|nie widzę|nie ma|żadnego|stracone|zero|odechciało) ..2 <powod> ..1 (żyć|do życia|życia|by żyć|żeby żyć|istnieć|dalej żyć|w życiu|żyć dalej|żeby być)
    odechciało mi się żyć
    (chęć|chęci|sens|wola|woli|ochoty|siły) ..1 (życia|do życia|żyć)
    nie mam ..2 (po co|dla kogo|dla czego|dlaczego) żyć
    (po co|dla kogo) ..1 żyć
    życie ..1 (nie ma sensu|jest bez sensu|bez sensu|nic nie warte|nie jest warte|straciło sens)
    nie warto ..1 (żyć|tu być|istnieć)
    (chciałbym|chciałabym|mam nadzieję|żeby|oby|modlę się|marzę|proszę boga|chcę|żałuję) ..4 (się nie obudzić|nie obudzić się|się nie obudzę|się nie obudziła|się nie obudził|nie żyć|być martwa|być martwy|się nie urodzić|nigdy się nie urodzić|umarła|umarł|nigdy nie istnieć|mnie coś przejechało|mnie potrącił|mnie zabrał|serce stanęło|nie wstać|że się urodziłam|że się urodziłem|że mnie odratowali|że żyję|przeżyłam|przeżyłem)
    (zasnąć|zamknąć oczy|spać) i ..2 nie ..1 (obudzić|wstać|otworzyć|budzić)
    (lepiej|wolałabym|wolałbym) ..1 (nie żyć|umrzeć|być martwa|być martwy|się nie urodzić|zdechnąć)
    (powinnam|powinienem) ..1 (nie żyć|umrzeć|być martwa|być martwy|nie istnieć|zdechnąć|się nie urodzić)
    zasługuję ..2 (śmierć|umrzeć|żeby umrzeć)
    nie (powinnam|powinienem) ..1 (się urodzić|istnieć|żyć|przeżyć)
    nie prosiłam się na świat
    <lepiej> ..4 <bezemnie>
    beze mnie ..3 <lepiej>
    <bezemnie> ..4 (lepiej|nikt|zauważy|zauważyłby|zapłacze|tęsknił|łatwiej|wszystkim|ulży|kto)
    (nikt|kto|nikogo|ktoś|ktokolwiek) ..4 (zauważy|zauważyłby|zapłacze|tęsknił|tęskni|obejdzie|przejmie|przejąłby|płakał|zatęskni|brakowało|szukał) ..4 <bezemnie>
    nikt ..1 nie (zatęskni|będzie tęsknił|zapłacze|zauważy) ..2 (mnie|za mną|że mnie|po mnie)
    świat ..3 beze mnie
    <dosc> ..1 <zycia>
    (moja|moją|mój)? (ostatni|ostatnia|ostatnią|ostatniej) (noc|nocy|wieczór|dzień) ($|tutaj|na ziemi|w życiu|życia|tu)
    (ostatni|ostatnia|ostatnią|ostatniej) (piosenka|piosenkę|piosenki|wiadomość|utwór) ..4 (zanim|przed|którą|jaką|w życiu|usłyszę)
    zanim (odejdę|umrę|to zrobię|skończę)
    <zegnajcie> ..3 (wszyscy|wszystkim|świecie|na zawsze|z wszystkimi|ze wszystkimi|rodziną|z rodziną|z dziećmi|z mamą|z nimi|się z wami|życie|kochani|$)
    (list|listy|wiadomość) pożegnaln*
    (napisałam|napisałem|piszę|zostawiłam|zostawiłem|zostawiam|leży|leżą) ..2 (list|listy|kartkę|kartka|testament) ..3
    (gdy|jak|kiedy|jeśli) ..1 (czytacie|czytasz|przeczytasz|przeczytacie|znajdziecie|znajdziesz) ..1
    (jutro|w poniedziałek|niedługo|wkrótce|do świąt) ..2 mnie nie będzie
    mnie ..1 nie będzie ($|jutro|w poniedziałek|na święta|niedługo|rano|wkrótce)
    nie (dożyję|przeżyję|doczekam|dotrwam|wytrzymam|przetrwam) ..3 (nocy|jutra|rana|świąt|urodzin|wiosny|ranka|końca)
    nie wiem czy ..3 (nocy|jutra|rana|wytrzymam|przeżyję)
    (dziś|dzisiaj|tej nocy|dzisiejszej nocy) ..2 (zrobię|skończę|kończę|koniec ze|odejdę|odchodzę|wieczorem to)
    zrobię to ..1
    (mam|plan|wszystko|data|termin) ..2 (plan|zaplanowane|przygotowane|gotowe|datę|termin|sznur|metodę|ustalony|wybrana|wybraną) ($|i|na|jak|sposób)
    (zaplanowałam|zaplanowałem|planuję|planowałam) ..2 (śmierć|samobójstwo|koniec|swoje odejście|jak|swój)
    (myślę|szukałam|szukałem|googlowałam|wiem|sprawdzałam|szukam|czytam|czytałam|czytałem|myślałam|myślałem|wyobrażam) ..3 (jak to zrobić|jak się|sposoby|jak umrzeć|ile tabletek|jak to będzie|ile trzeba|jak najszybciej)
    ile <tabletki>
    (zbieram|uzbierałam|uzbierałem|odkładam|odłożyłam|gromadzę|chowam|nazbierałam|nazbierałem) ..3 <tabletki>
    <wzielam> ..4 <tabletki>
    (wzięłam|wziąłem|połknęłam|połknąłem) (za dużo|wszystkie|wszystko|całe|całą|za wiele|dużo) ..2
    (przedawkow*)
    <chce> ..2 <koniec>
    (skończę|kończę|skończyć|zakończyć) (z tym|ze sobą|z życiem|swoje) ..2
    (skoczę|skoczyć|rzucić się|rzucę się|wyskoczyć|wyskoczę|skok) ..3 (most|mostu|okna|okno|dachu|balkonu|pociąg|tory|metro|bloku|wieżowca|przepaść|samochód|tir|wiaduktu)
    (stoję|siedzę|jestem|weszłam|wszedłem) ..3 (moście|dachu|krawędzi|torach|parapecie|barierce|peronie|balkonie|wiadukcie|krawędź) ..2
    (mam|trzymam|kupiłam|kupiłem|patrzę|leży|przede mną) ..3 (sznur|linę|żyletkę|żyletki|żyletka|nóż|noże|broń|pistolet|nożyk) ..3
    <chce> ..2 <ciac>
    (znowu|znów|zaczęłam|zaczęłem|ochota|przymus|nie mogę przestać|wróciłam do|ciągnie|muszę|chcę) ..2 (się pocięłam|się tnę|się pociąłem|ciąć|cięcia|pocięłam|tnę|okaleczam)
    (tnę|pocięłam|pociąłem|okaleczam|zraniłam|zraniłem|przypalam|drapię|biję|skaleczyłam celowo) się ..2
    się (tnę|pocięłam|pociąłem|okaleczam|samookaleczam|przypalam)
    (samookalecz*|okalecza*)
    (ręce|rękach|rękę|nadgarstki|nadgarstku|uda|udach|przedramię) ..3 (pocięte|blizny|rany|krew|cięcia|krwi|pociętą|krwawi|pieką|szramy)
    (krew|krwawi|krwawienie) ..2 (nie przestaje|leci|wszędzie|nie chce)
    (zrobię|zrobić|robić) ..1 (coś głupiego|głupstwo|sobie coś|sobie krzywdę|coś złego)
    (boję się|strach) ..3 (siebie|swoich myśli|co mogę|zrobić|co zrobię|że coś sobie|zostać sama ze sobą|zostać sam ze sobą|być sama ze sobą)
    nie (ufam sobie|jestem bezpieczna|czuję się bezpiecznie)
    (głosy) ..6
    <bliski> ..5 (chce się zabić|się zabić|chce umrzeć|nie chce żyć|odebrać sobie|się tnie|tnie się|się okalecza|popełnić|skończyć ze sobą|zabije się|się zabije|coś sobie zrobi|zrobić sobie|wzięła tabletki|wziął tabletki|nałykał|nałykała|żegna|pożegna*|nie żyć)
    (pisze|napisał|napisała|mówi|powiedział|powiedziała|wysłał|wysłała|wrzucił|wrzuciła) ..6 (chce umrzeć|nie chce żyć|się zabije|żegna|pożegn*|że to koniec|nie wytrzyma|przeprasza za wszystko|już go nie będzie|już jej nie będzie|nie chce już)
    nie (odbiera|odpisuje) ..6
    (zostawię|odejdę|rzucę) ..3 zabije się
    <sprawca> ..3 <bije>
    (bije|dusi|gwałci|pobił|katuje) (mnie|nas|mamę)
    (zabije mnie|chce mnie zabić|mnie zabije) ..2
    (pomocy|ratunku|pomóżcie) ..5
    (schowałam|schowałem|zamknęłam|zamknąłem|chowam|ukrywam|siedzę) ..3 (łazience|szafie|pokoju|toalecie|piwnicy|przed nim|się przed) ..3
    ma (nóż|broń|pistolet) ..2
    (ktoś|facet|mężczyzna|jakiś) ..2 (mnie śledzi|idzie za mną|za mną idzie|jest w moim domu|włamuje|wszedł do)
    (boję się) ..2 (wracać|wrócić|iść) ..1 domu
    nie (wypuszcza|pozwala) ..2
    (oddałam|oddałem|rozdaję|rozdałam|rozdałem|oddaję) ..3 (rzeczy|psa|kota|ubrania|gitarę|wszystko|książki|kolekcję)
    (dokumenty|papiery|wszystko|sprawy) ..2 (uporządkowane|załatwione|poukładane|przygotowane|pozałatwiane|w porządku|pozamykane)
    (zaopiekuj|zaopiekujcie|opiekujcie|zajmijcie|zajmij) się ..3
    (powiedzcie|powiedz|przekaż|przekażcie) ..4 (że ją|że ich|że go|kocham|kochałam|kochałem)
    (przepraszam|wybaczcie|wybacz|przebacz) ..4 (za to co|że odchodzę|że nie dałam|że nie dałem|za wszystko|co zrobię|że was|nie mam siły)
    (podjęłam|podjąłem|zapadła) ..1 (decyzję|decyzja)
    (spokojna|spokojny|spokój|ulga|ulgę|lekko) ..4 (zdecydowałam|zdecydowałem|decyzj*|postanowi*|niedługo koniec|wiem kiedy)
    (jedyne|jedyna|jedynym) ..1 (wyjście|wyjściem|droga|rozwiązanie|rozwiązaniem)
    (nie widzę|nie ma|bez) ..1 (innego)? wyjścia
    (śmierć|umrzeć|śmierci|nie żyć) ..2 (byłaby|byłoby|brzmi|wydaje|jest) ..3 (ulgą|ulga|spokój|lepsze|wybawieniem|rozwiązaniem|odpoczynkiem|piękna|kusząc*|wyzwoleniem)
    (dołączyć|iść|pójść|być) ..1 (do|z) (mamy|taty|niego|niej|syna|córki|męża|żony|babci|synka|mamą|nim|nią) ..3
    (dziękuję|dzięki) za wszystko ..4
    nie (mogę|potrafię|umiem|dam rady|daję rady) ..1  ..1 żyć
    💊💊
  `,
  exaggerated: `
    <chce> ..1 <umrzec>
    (dobij|zabij|zastrzel) mnie
    (zdechnę|umieram|zdycham) $
  `,
  possible: `
    (nie ma|brak|bez|straciłam|straciłem|nie mam|nie widzę|żadnej|zero|tracę) ..1 (nadziei|przyszłości|sensu|wyjścia|siły|sił|celu|światła|perspektyw|chęci|radości|nadzieję)
    beznadziej*
    (bezsens*|bez sensu|bezwartości*|bezużytecz*|niepotrzebn*)
    nic ..2 (sensu|nie ma|nie znaczy|nie pomaga|nie zmieni|nie cieszy|nie obchodzi|nie czuję|nie działa|nie warte|mi się nie chce|mnie nie|się nie zmieni|nie będzie)
    (po co|dlaczego|czemu) ..2 (żyję|wstaję|ja żyję|to wszystko|się starać|próbować|istnieję|wstawać|dalej|walczyć|jestem|mam|się urodziłam|się urodziłem|tu)
    po co $
    nie (mogę|daję|wytrzymam|wytrzymuję|wyrabiam|mam siły|dam|umiem|ogarniam|wytrzymać|mam sił) ..1 (dłużej|rady|więcej|tego|żyć|z tym|$)
    nie (daję|dam) rady
    (u kresu|na skraju|na granicy|na dnie|na krawędzi)
    (jestem|czuję się|tylko|czuję|jak) ..2 (ciężarem|zerem|nikim|nic nie warta|nic nie wart|porażką|śmieciem|problemem|beznadziejna|beznadziejny|do niczego|bezużyteczna|bezużyteczny|niepotrzebna|niepotrzebny|kulą u nogi|błędem|nieudacznikiem|pomyłką|potworem|rozczarowaniem|balastem|gównem|nieudana|ciężar|śmieć|żałosna|żałosny)
    (czuję się|jestem|czuję|w środku) ..2 (pusta|pusty|pustka|pustkę|złamana|złamany|rozbita|rozbity|zagubiona|zagubiony|uwięziona|uwięziony|niewidzialna|niewidzialny|martwa w środku|martwy w środku|martwa|martwy|wypalona|wypalony|zniszczona|zniszczony|zrozpaczona|zdesperowana|duchem|jak duch|obca|obcy|sama na świecie|sam na świecie|wrakiem|skończona|skończony|otępiała|odrętwiała)
    ^ (pustka|pusto|nic|koniec|dość|złamana|złamany|bezradność|beznadzieja|pusta|pusty|poddaję się|mam dość|martwa|martwy) $
    (nic nie czuję|nie czuję nic|nie czuję niczego)
    (nienawidzę|brzydzę|gardzę|nie znoszę) ..1 (siebie|się|swojego życia|życia|sobą|swojego ciała|budzić|poranków|być sobą)
    (chcę|chciałabym|chciałbym|mam ochotę|wolałabym|wolałbym|marzę|niech) ..2 (zniknąć|przestać czuć|nic nie czuć|się poddać|poddać się|uciec od|przespać|spać i|żeby przestało|żeby ucichło|nie istnieć|zapaść się|wyparować|już nie|nie czuć|przestanie|ucichnie|się skończy|być kimś innym|rzucić wszystko|żeby mnie nie było|nie wstawać)
    (niech) ..1 (przestanie|ucichnie|się skończy|ustanie)
    (żeby|niech) to ..1 (przestało|się skończyło|minęło)
    nikt ..2 (nie kocha|nie potrzebuje|nie rozumie|nie widzi|nie słucha|nie zauważa|nie chce|nie pyta|nie pomoże|nie szuka|nie dzwoni|nie pamięta|mnie nie|nie zauważy|się nie|nie obchodzę)
    nikogo ..2 (nie obchodzi|nie obchodzę|nie mam|nie interesuje|obchodzi)
    nie mam nikogo
    (ktoś|ktokolwiek) ..2 (zauważy|zauważyłby|by zauważył|zatęskni)
    nikomu ..1 nie (zależy|jestem potrzebna|jestem potrzebny|potrzebna)
    (dość|dosyć|zmęczona|zmęczony|siły|sił|męczy) ..2 (wszystkiego|siebie|udawania|walki|walczyć|udawać|bólu|cierpienia|ludzi|tego|samotności|być silna|być silnym|starać|uśmiechać|swojej głowy|tym wszystkim|wszystkim)
    (zmęczenie|zmęczona|zmęczony) ..3 (duszy|życiem|sen|snem|w środku|odpoczynek|nie przechodzi)
    (moje życie|życie|wszystko) ..1 (jest|nie ma|się|mnie|mi)? ..2 (bez sensu|piekło|gówno|sensu|koszmar|porażka|puste|pomyłka|przerasta|wali|sypie|rozpada|jedno|skończone|przytłacza|obojętne|ruina|zmarnowane|ciężkie|straciło)
    (nie do zniesienia|nie do wytrzymania)
    (nie pasuję|nie należę|nie jestem z tego świata|nie dla mnie ten świat)
    poddaję się
    (poddałam|poddałem) się
    (dno|dna) ..2
    (ciemność|otchłań|czarna dziura|tunel|przepaść) ..2
    (czarne|złe|ciemne|mroczne|głupie|dziwne) (myśli|myślami)
    nie ..1 (jem|śpię|wychodzę|wstaję|myję|wstałam|wyszłam|jadłam|spałam|wyszedłem|wstałem|jadłem) ..3 (dni|tygodni|tydzień|łóżka|domu|pokoju|od)
    (płaczę|płakałam|płakałem|ryczę|płakać) ..3 (każdej nocy|co noc|codziennie|po nocach|bez powodu|ciągle|w poduszkę|nikt|pod prysznicem|po cichu|w kółko|do snu|godzin)
    (sama|sam|samotna|samotny) ..2 (na świecie|zawsze|na zawsze|z tym|ze wszystkim|jak palec)
    (wszystko jedno|obojętne|nie obchodzi) ..3
    (straciłam|straciłem) wszystko
    (istnieję|wegetuję|egzystuję|przetrwać|trwam) ..2
    nie jest (ze mną)? dobrze
    (źle|fatalnie|kiepsko) ze mną
    (nigdy|nic) ..2 nie (będzie|minie) ..1 (lepiej|dobrze|szczęśliwa|szczęśliwy)
    (boję się) ..1 (ojca|męża|go|jego|taty|ojczyma|chłopaka|matki|byłego|wracać|domu)
    (krzyczy|pije|pijany|kontroluje|wścieka|awantur*) ..6 (boję|chowam|zamykam|pokoju|telefon|drzwi)
    (przyjaciółka|przyjaciel|brat|siostra|syn|córka|koleżanka|kolega) ..6 (nie wychodzi|nie odzywa|dziwnie|dziwna|dziwny|nie je|martwię|zamknęła się|zamknął się|nie rozmawia|ucichł|ucichła|cichy|cicha|nie odpisuje|izoluje)
    martwię się o ..3
    (głowa|głowie|myśli) ..3 (nie milknie|hałas|nie dają|zamknąć|cisza|eksploduje|przeciwko|krzyczą|spokoju|krzyk|nie przestają)
    (piję|pić|upijam|upić) ..3 (zapomnieć|nie czuć|sama|sam|zasnąć|nie myśleć|codziennie)
    (maska|maskę|udaję|uśmiech|uśmiecham) ..4 (środku|nikt|wszyscy|dobrze|spadnie|rozpadam|szczęśliw*)
    depresj* ..3 (wygrywa|wróciła|zjada|zabija|mnie)
    (życie|istnienie|istnieć|żyć|oddychać) ..2 (boli|męczy|ciężko|za trudne|bolesne|za ciężkie|zbyt)
    (ból|bólu) ..3 (nie mija|nie do|każdego|codziennie|przestał|w środku|nigdy|ustał|duszy)
    (tonę|duszę się|rozpadam się|upadam|gasnę|znikam) ..1
  `,
  innocent: `
    (umieram|umrę|umrzeć|umarłam|umarłem|zdycham|padam|zdechnę) ..1 (ze śmiechu|z głodu|z nudów|ze wstydu|z gorąca|z zimna|z zazdrości|ze zmęczenia|z pragnienia|z ciekawości|na twarz|z tęsknoty|ze szczęścia)
    (zabić|zabijam|zabija|zabicie) ..1 (czas|nudę|komara|muchę|głód)
    (mama|szef|szefowa|ojciec|tata|żona|babcia) ..1 mnie zabije
    (zabija|zabijają|dobija) mnie (upał|szef|praca|poniedziałek|ta sesja|matma|kolano|kręgosłup)
    legion samobójców
    (film|książka|prelekcja|zapobieganie|profilaktyka|dokument|wykład) ..3 samobój*
    nie (mogę|umiem) żyć bez (kawy|muzyki|ciebie)
    (ostatnia|ostatnią) (piosenka|noc|impreza) ..1 (wakacji|wesela|trasy|imprezy|lata|sylwestra)
    (pożegnalna|pożegnalny|pożegnalną|pożegnanie) (impreza|imprezę|koncert|lata|wakacji|szefa|kolegi|koleżanki)
    zniknąć ..1 (w lesie|w górach|nad morzem|pod kocem|na weekend|w bieszczady|w bieszczadach)
    (skończyć|koniec|kończę|dość|zmęczona|zmęczony) ..2 (pracy|pracą|sesji|szkoły|egzaminów|remontu|zimy|deszczu|upału|nauki|magisterkę|projekt|raport|korków|zmianę|szefa)
    (pociąć|ciąć|obciąć|obcięłam|ściąć|ścięłam) ..1 (włosy|grzywkę|warzywa|trawę|drzewo|koszty)
    (zaciąć|zaciąłem|skaleczyłam|skaleczyłem) się ..2 (goleniu|krojeniu|gotowaniu|palec)
    (przegrał*|przegra*) ..2 (mecz|finał|karne)
    (zgubiłam|zgubiłem|straciłam|straciłem) ..1 (klucze|telefon|zasięg|portfel|pracę|rachubę)
    zabójczy rytm
  `,
  joking: `
    (haha|hahaha|hahahaha|hehe|hehehe|xd|xdd|xddd|lol|xdxd|lmao|hihi|beka|ahaha|buahaha)
    😂
    🤣
    💀
    😆
    😅
    (lekcje|poniedziałek|mem|memy|karaoke|excel|sesja|sesji|kolokwium|kac|kaca|kartkówka|matma|matmy|egzamin)
  `,
  themes: `
    die: umrze* | umier* | umrę | umarł* | śmierć | śmierci | martw* | zdech* | grób | grobie | trumn* | pogrzeb* | cmentarz* | zmarł* | niebo | niebie
    kill: zabić | zabij* | zabił* | samobój* | powies* | zastrzel* | skocz* | rzuc* się | utopi* | mord*
    live: żyć | żyję | życie | życia | życiem | żyw* | istnie* | istnienie | oddych* | świat | świata | świecie | urodzi* | przeżył* | ziemi
    end: koniec | końca | skończ* | zakończ* | kończ* | przesta* | dość | dosyć | poddaj* | poddał* | wyjście | wyjścia | zostawi* | starczy
    gone: odejść | odejdę | odchodz* | zniknąć | znikn* | znik* | pójdę | daleko | nie wrócę | nie wracam | mnie nie będzie | zabraknie | gasnę | wyparow*
    wake: obudz* | budz* | spać | śpię | zasnąć | sen | łóżk* | wstać | wstaj* | rano
    cut: tnę | ciąć | pocię* | cięci* | rany | ran | krew | krwi | krwaw* | blizn* | żyletk* | przypal* | okalecz* | boli celowo | krzywd* | zrani* | drap*
    body: ręce | rękach | ręka | ramion* | nadgarst* | skór* | szyj* | gardło | uda | udach | nogi | żyły | rękaw* | bluz*
    meds: tablet* | leki | leków | pigułk* | proszk* | opakowan* | wzięłam | wziąłem | połknę* | łykn* | przedawk* | dawka | butelk* | pijan* | piję | wódk* | alkohol | insulin*
    place: most | moście | mostu | dach | dachu | krawęd* | tory | torach | okno | okna | balkon* | sznur | lina | pistolet | nóż | rzek* | szuflad* | garaż | pociąg* | peron* | wiadukt* | parapet*
    farewell: żegna* | pożegna* | list | listy | kartk* | ostatni* | wybacz* | przebacz* | przepraszam | powiedz* | przekaż* | dziękuję za wszystko | zapamięta* | opiekuj* | zaopiekuj*
    affairs: oddał* | rozda* | testament | dokumenty | papiery | klucze zostawi* | załatwi* | spłaci* | hasła | uporządkow* | posprząta* | psa do | kota do | nakarmi* | zajmij* | poukładan* | zostawiłam wszystko
    burden: ciężar* | bezużytecz* | bezwartości* | porażk* | problem* | błąd | błęd* | śmieć | śmieci* | rozczarow* | zawod* | zawiod* | zniszczy* | zepsu* | potwór | słab* | wstyd* | win* | zerem | nikim | niepotrzebn* | do niczego | przeszkadz* | nieudaczni*
    nobody: nikt | nikogo | nikomu | sam | sama | samotn* | ktoś | ktokolwiek | niewidzialn* | duch | opuszcz* | zapomnian*
    nothing: nic | niczego | pust* | sens* | sensu | powód | powodu | po co | obojętn* | bez celu
    tired: zmęcz* | wyczerp* | nie mogę | nie daję rady | siły | sił | dłużej | wytrzym* | dalej | walcz* | wykończ* | udźwign* | ogarni* | wypalon*
    pain: ból | bólu | boli | cierpi* | płacz* | płak* | łzy | łez | krzycz* | krzyk | nie do zniesienia | tortur* | ryczę
    hate: nienawi* | brzydz* | gardz* | wstręt
    hope: nadziej* | przyszłoś* | światł* | lepiej | pomoc* | pomóż* | jutro
    plan: plan* | zdecydow* | decyzj* | data | datę | gotow* | spokoj* | spokój | wybra* | metod* | kiedy | postanow* | przygotow*
    self: ja | mnie | mi | mój | moje | moja | się | sobie | siebie | mną
    neg: nie | bez | nigdy | ani | żadn*
    want: chcę | chciał* | wolał* | pragnę | potrzeb* | marzę | oby | żeby | niech
    longer: zawsze | znowu | znów | codziennie | każdego dnia | co noc | miesiąc* | lat | od dawna | wciąż | ciągle | na zawsze
    they: wszyscy | wszystkim | oni | rodzin* | rodzic* | ludzie | mama | tata | matka | ojciec | dzieci | syn* | córk* | żon* | mąż | mężem | inni | im
    friend: przyjaci* | brat* | siostr* | kuzyn* | koleg* | koleżan* | uczeń | uczennic* | sąsiad* | chłopak | dziewczyn* | były | kumpel | grup*
    says: mówi* | powiedzia* | napisa* | pisze | wiadomoś* | wysła* | wrzuci* | odpisuje | odbiera | sms | odpowiada
    violence: bije | bił | pobi* | uderzy* | dusi* | zamkn* | chowa* | schowa* | grozi* | policj* | śledzi | idzie za | krzyczy na | zgwałci* | kontroluj* | boję | strach | drzwi | szarpi* | wyzywa*
    god: głosy | bóg | boże | boga | modl* | anioł* | druga strona
    tonight: dziś | dzisiaj | wieczorem | noc | nocy | teraz | zaraz | wkrótce | niedługo | jutro | poniedziałek | godzin* | minut*
    why: dlaczego | po co | czemu | jak długo | ile jeszcze | jaki sens | kto by
    secret: nikt nie wie | nikomu nie | tajemnic* | nie mów | sekret | nie powiedziałam
    dark: ciemn* | ton* | tonę | uwięzi* | pułap* | zagubi* | spad* | upad* | dno | dna | dziur* | tunel* | więzien* | klatk* | otchłań | przepaść | cień | dusz* | rozpad* | czarn* | mrok*
    ill: szpital* | terapi* | terapeut* | psych* | depresj* | lęk* | diagnoz* | chor* | rak | raka | leczen* | lekarz* | oddział*
    child: dziecko | niemowl* | 14 lat | 15 lat | 16 lat | 13 lat | szkoł* | szkole | ojczym | uczennica | klas* | pedagog
    music: piosenk* | muzyk* | utwór | utwory | kawałek | kawałki | playlist* | album | płyt* | zespół | rock | pop | metal | jazz | rap | lofi | techno | disco polo | pianino | fortepian | gitar* | tekst | refren | koncert | klasyka | indie | bit | bas | nuta | nuty | hip hop | składank* | śpiewa* | dawid podsiadło | chopin | kult | myslovitz | house | ballad* | soundtrack | wokal* | chopina
    ask: puść | zagraj | włącz | daj | dajcie | poleć | coś | zapodaj | podrzuć | rozwesel | do tańca | do nauki | do biegania | do sprzątania | dawaj
    work: prac* | szef* | biur* | spotkan* | deadline | egzamin* | kolokwium | sesj* | uczyć | nauk* | studi* | zmian* | magister* | projekt* | raport* | excel | korki | korkach | poniedziałek | matur* | rozmow* kwalifikacyjn* | kartkówk* | zdalnie | dyżur*
    food: kaw* | pizz* | obiad* | kolacj* | wino | piwo | czekolad* | gotow* | grill* | ciasto | pierogi | głod* | śniadani* | herbat* | kebab | bigos | lody | rosół
    sport: mecz* | drużyn* | siłowni* | biega* | bieg | gol | trening* | piłk* | legia | lech | maraton* | rower* | pływa* | reprezentacj* | poziom | gra | grę | gram | boss | nogi po | puchar | wygrali* | przegrali* | karne | lewandowski
    love: były | była | miłoś* | serce | zerwa* | rzuci* mnie | zazdro* | randk* | pocału* | ślub | wesel* | tęskn* | zakocha* | singiel* | rozwód | rozwod*
    grief: babci* | dziad* | pies | psa | kot | kota | odszed* | odeszła | żałob* | rocznic* | zmarła | zmarł | strat*
    fun: imprez* | wakacj* | tańc* | tańcz* | urodzin* | wyjazd* | podróż | plaż* | festiwal | święta | świętuj* | lato | lot | lotnisk* | weekend* | piątek | piątk* | sylwester* | urlop* | majówk* | kumple | dziewczyny
    joke: haha* | hehe* | xd* | lol | 😂 | 🤣 | 💀 | 😆 | 😅 | 😭 | mem | memy
    season: deszcz* | pada | jesień | jesieni | jesienn* | zima | zimow* | wiosn* | niedziel* | sobot* | zimno | upał | słońc* | śnieg | popołud* | koc | kocem | wieczór | świeczk*
    film: film* | serial* | książk* | odcin* | netflix | anime | powieść | sezon* | bohater* | aktor* | czytam | wiedźmin*
    things: telefon* | auto | samoch* | autobus* | tramwaj* | wifi | bateri* | komputer* | laptop* | włos* | fryzjer* | buty | mieszkani* | pieniądz* | czynsz | przeprowadz* | pudł* | sąsiedzi | drukark* | pralk* | ogród | działk*
    good: szczęśliw* | radoś* | dobrze | pięknie | ładn* | super | dumn* | śmie* | dzięki | cudown* | idealn* | wreszcie | najleps* | ekstra | zajebi* | podekscyt* | wesoł* | fajn* | zadowol*
    mild: trochę | smutn* | smutek | nostalg* | melanchol* | stres* | nerw* | nudn* | nudz* | śpiąc* | senn* | tak sobie | meh | przygnęb* | chandra | leń | tęsknota za domem | doła | dołek | markotn*
    ache: głow* | plec* | ząb | zęba | kolan* | stopy | kostk* | okres | migren* | gryp* | gorączk* | przezięb* | zakwas* | brzuch | kac* | katar*
    you: ty | robot* | bot | bocie | asysten* | apk* | aplikacj*
  `,
};
