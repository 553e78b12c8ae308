/**
 * Frequent words of languages beyond those a message can be answered in, so that it is told which of them it is and nothing
 * is guessed. Without those that are English words as well.
 */
export const moreLanguageWords: Readonly<Record<string, string>> = {
  sv: `
    och jag det att en ett som är för på med inte du han hon vi ni de den av till från om kan ska vill har hade var är mig dig
    min mitt mina din ditt dina musik låt låtar spela något någon något inget allt tack snälla idag igår imorgon hela dagen
    natt dag kväll trött ledsen glad lugn arg kanske också bara mycket lite mer mindre bättre sämre snabbare långsammare hej
    god morgon lugnt sommar sommarmusik regn sol fest dansa sova jobba plugga nu här varför hur vad vem när eller utan efter
  `,
  da: `
    og jeg det at en et som er for på med ikke du han hun vi i de den af til fra om kan skal vil har havde var mig dig min mit
    mine din dit dine musik sang sange spil noget nogen intet alt tak venligst idag igår hele dagen nat dag aften træt ked glad
    rolig vred måske også bare meget lidt mere mindre bedre værre hurtigere langsommere hej godmorgen sommer regn fest danse
    sove arbejde nu her hvorfor hvordan hvad hvem hvornår eller uden efter
  `,
  nb: `
    og jeg det at en et som er for på med ikke du han hun vi dere de den av til fra om kan skal vil har hadde var meg deg min
    mitt mine din ditt dine musikk sang sanger spill noe noen ingenting alt takk vennligst idag igår hele dagen natt dag kveld
    sliten lei glad rolig sint kanskje også bare mye litt mer mindre bedre verre raskere saktere hei godmorgen sommer regn fest
    danse sove jobbe nå her hvorfor hvordan hva hvem når eller uten etter
  `,
  fi: `
    ja minä mä sinä sä hän me te he se tämä ne on ei oli olen olet olisi mutta että kun jos kuin niin nyt tänään eilen huomenna
    haluan haluaisin voisitko voitko soita musiikkia musiikki laulu lauluja kappale jotain mitään kaikki kiitos hyvää huomenta
    yö päivä ilta väsynyt surullinen iloinen rauhallinen vihainen ehkä myös vain vähän enemmän vähemmän parempi nopeampi hitaampi
    hei moi terve kesä sade juhlat tanssia nukkua työ miksi miten mitä kuka milloin tai ilman jälkeen kanssa
  `,
  cs: `
    a já ty on ona my vy to že se si na do ve za ale je jsem jsi jsou byl byla mám máš má chci chtěl chtěla prosím pusť zahraj
    hudbu hudba písničku písnička něco nic všechno děkuju děkuji dnes včera zítra noc den večer unavený unavená smutný smutná
    šťastný klidný klidnou naštvaný možná taky jen trochu víc méně lepší rychlejší pomalejší ahoj dobré ráno léto déšť tancovat
    spát práce teď tady proč jak co kdo kdy nebo bez po který můj moje
  `,
  ro: `
    și si eu tu el ea noi voi ei că sa să pe cu din la este sunt ești eram am ai are vreau aș putea poți pune cântă muzică muzica
    cântec cântece ceva nimic tot mulțumesc multumesc azi astăzi ieri mâine noapte zi seara obosit obosită trist tristă fericit
    fericită liniștit supărat poate doar puțin putin mai mult puțin bun bună buna ziua dimineața vară ploaie petrecere dansez dorm
    muncă acum aici de ce cum cine când sau fără fara după foarte pentru
  `,
  hu: `
    és én te ő mi ti ők az egy hogy nem van volt vagyok vagy lesz de ha mint csak még már most ma tegnap holnap szeretnék akarok
    kérek tudsz játssz zenét zene dal dalt valami semmi minden köszönöm köszi kérlek éjszaka nap este fáradt szomorú boldog nyugodt
    mérges talán is kicsit jobban kevésbé jobb gyorsabb lassabb szia helló jó reggelt nyár eső buli táncolni aludni munka itt miért
    hogyan mit ki mikor nélkül után nagyon
  `,
  vi: `
    tôi toi bạn ban anh em của là không khong có một những và với cho được muốn nghe nhạc nhac bài hát bai hat gì này đó hôm nay
    buồn buon vui mệt quá rất lắm nhé đi cảm ơn xin chào bây giờ ngủ học đêm ngày yêu nhớ mưa
  `,
  tl: `
    ang ng mga sa ako ikaw siya kami tayo sila ko mo niya namin natin nila ito iyan iyon hindi wala may mayroon gusto kailangan
    pwede puwede patugtog magpatugtog kanta musika pakinggan ngayon bukas kahapon gabi araw pagod malungkot masaya galit siguro
    lang din rin mas konti sobrang salamat pakiusap naman kumusta kamusta magandang umaga tulog trabaho bakit paano ano sino kailan
    dahil kasi pero
  `,
  ca: `
    el els les un una amb però però molt més també com quan on avui ahir demà nit dia tinc vull voldria pots posa música cançó cançons
    alguna cosa res tot trist trista feliç tranquil tranquil·la cansat cansada enfadat gràcies si us plau bon una mica millor ara aquí
    per què jo tu ell nosaltres sóc estic és són aquest aquesta
  `,
  hr: `
    i ja ti on ona mi vi oni da se na za sa je sam si su bio bila imam imaš želim hoću možeš molim pusti glazbu glazba muziku muzika
    pjesmu pjesma pesmu nešto ništa sve hvala danas jučer sutra noć dan večer umoran umorna tužan tužna sretan sretna miran ljut možda
    također samo malo više manje bolje brže sporije bok zdravo dobro jutro ljeto kiša ples spavati posao sad ovdje zašto kako što tko
    kada ili bez poslije jako vrlo
  `,
  sw: `
    mimi wewe yeye sisi nyinyi wao na ya wa kwa ni si nina una ana nataka naomba tafadhali cheza muziki nyimbo wimbo kitu hakuna yote
    asante leo jana kesho usiku siku nimechoka huzuni furaha tulivu hasira labda pia tu kidogo zaidi bora habari karibu sasa hapa kwa
    nini vipi nani lini au bila baada sana
  `,
};
