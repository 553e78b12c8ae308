/** Cries that name no feeling; somebody who hurts says them, whatever the single words mean elsewhere. */
const cries =
  /\b(?:worst (?:day|week|month|year|night|birthday|christmas)|fml|f my life|(?:life|everything|today|this|it all) sucks|hate my life|not ok(?:ay)?|had enough of everything|why (?:me|does it hurt)|(?:im|i am) (?:terrified|petrified))\b/;
/** What somebody else did to whoever writes; "got" alone sounds like luck. */
const doneTo =
  /\b(?:got|been|was|were|getting|gotten|being) (?:just |totally |completely )?(?:burgled|robbed|mugged|scammed|hacked|catfished|cheated on|evicted|fired|sacked|dumped|rejected|laid off|ghosted|stood up|ripped off|bullied|humiliated|attacked|assaulted|beaten up|pickpocketed|kicked out)\b/;
/** The same in other words. */
const mocked =
  /\b(?:made fun of|makes fun of|laughed at|laughing at|picked on|talked down to|walked all over|forgot about|gave up on) (?:me|my|us|our)\b/;
/** What went wrong, and who is gone: whoever says so in few words is not glad, whatever it was. */
const mishap =
  /\b(?:(?:was|were|been|is|turned into|what) (?:an? )?(?:\w{1,12} )?(?:disaster|nightmare|shambles|car crash|catastrophe|fiasco|washout|write off)|(?:hamster|dog|cat|kitten|puppy|rabbit|bunny|bird|budgie|parrot|tortoise|snake|ferret|gecko|horse|pony) (?:has |is |just |got ){0,2}(?:escaped|ran away|run away|ran off|missing|got out|flew away|vanished|disappeared))\b/;
/** Sayings for being glad, and for being low; none of their words tells it alone. */
const gladSayings =
  /\b(?:over the moon|light as (?:a feather|air)|rang the (?:chemo |cancer )?bell|(?:had|having) the (?:best|loveliest) (?:time|day|night|evening)|grand day|heart (?:is )?full|laughing like an? \w{3,12}|feel(?:s|ing)? like an? (?:king|queen|champion|million dollars)|never been better|i got the part|feel(?:ing)? (?:so |strangely |oddly |weirdly |suddenly )?(?:light|weightless)|on cloud (?:nine|9)|on top of the world|walking on air|happy tears|tears of joy|cry(?:ing)? (?:of|from|for|with) (?:happy|happiness|joy)|happy cry(?:ing)?|crying the good kind|the good kind of (?:crying|tears)|cant stop (?:smiling|grinning|laughing|dancing)|made my (?:day|week|month|year)|best (?:day|week|night|news|feeling) (?:ever|of my life|in)|in (?:a |such a |an? )?(?:really |very |so |absolutely )?(?:good|great|fantastic|brilliant|excellent|tremendous|amazing|wonderful|fine) (?:mood|form|spirits|place|shape)|dream come true|full of beans|full of joy|couldnt be happier|happy as|so (?:chuffed|pleased|proud)|(?:it|that|this|everything) went (?:so |really |very |super |absolutely )?(?:well|great|good|perfectly|brilliantly|amazing|smoothly)|standing ovation|ten feet tall|all clear|(?:is|its) benign|in remission|cancer free|(?:is|are|was|were|hes|shes|theyre) (?:finally |back )?(?:home safe|safe and sound|out of danger|out of surgery|alive and well)|(?:its|it is) a (?:girl|boy))\b/;
/** News that says all of it where the sentence ends: "she said yes!", "we found him". */
const gladExclamations =
  /\b(?:(?:she|he|they) said yes|(?:we|i) (?:did it|made it|got in|got through|pulled it off|nailed it|smashed it|aced it|won|passed)|(?:we|i|they) found (?:him|her|them)|(?:he|she) came through)(?:[!.,:)]|$| (?:he|she|it|they) )/;
/** With these what was found, or came, is no luck. */
const grim =
  /\b(?:dead|died|body|lifeless|unconscious|unresponsive|late|overdosed?|hanging|drowned|floor|bed|bath|killed|cheating|messages|blood)\b/;
const lowSayings =
  /\b(?:down in the dumps|my (?:whole )?life is (?:over|ruined)|(?:awake|here|up|home) and (?:so |very )?(?:lonely|alone)|at (?:my|the) (?:wits|rope)? ?end|end of my (?:tether|rope)|cant cope|in (?:bits|pieces|floods|tatters)|falling apart|(?:gonna|going to) (?:actually |literally |totally )?(?:end|kill|murder) me|is ruined|are ruined|ruined (?:everything|my|the|it)|bummed|gone wrong|went wrong|in a (?:really |very |so )?(?:bad|foul|rotten|low|dark|terrible|awful|horrible) (?:mood|place|way)|heart is (?:broken|heavy)|feel like (?:crap|shit|rubbish|dirt|nothing|a failure)|wish i (?:hadnt|could disappear|was somewhere else)|cant face|everything hurts|lump in my throat|cried (?:all|in|for|on)|crying (?:all|in the|on the|again)|good cry|let everyone down|not ?(?:doing )?(?:so|too|very) (?:good|well|great))\b/;
/** "Not good, you?": all that is said is how somebody is, and that is badly. */
const lowAnswer =
  /^(?:(?:hi|hey|hello|oh|well|honestly|um) ){0,2}(?:(?:im|i am|feeling|pretty|really|so|very|kinda|bit) ){0,3}(?:not (?:so |too |very |really |that |all that |doing |feeling ){0,2}(?:good|great|well|fine|happy|ok|okay|alright)|bad|awful|terrible|rough|rubbish|low)(?: (?:today|tonight|tbh|honestly|really|actually|at all|right now|thanks|thank you|and|you|u|yourself)){0,4}$/;
const mostInAnswer = 80;

const denied = /\b(?:not|isnt|wasnt|hardly|far from|never|no longer) (?:exactly |really |quite )?$/;

/** What a saying tells of its writer; `null` where there is none, it is denied, or two speak against each other. */
export function sayingIn(text: string): 'glad' | 'low' | null {
  const plain = text.toLowerCase().replace(/['’]/g, '');
  const isStated = (sayings: RegExp) => {
    const found = sayings.exec(plain);
    return found !== null && !denied.test(plain.slice(Math.max(0, found.index - 24), found.index));
  };
  const isNews = gladExclamations.test(plain) && !grim.test(plain);
  const [glad, low] = [isStated(gladSayings) || isNews || laughsToDeath(text), isStated(lowSayings)];
  return glad === low ? null : glad ? 'glad' : 'low';
}

/** Whether nothing is said but how somebody is, and that is badly. */
export function isLowAnswer(text: string): boolean {
  const plain = text.toLowerCase().replace(/['’]/g, '');
  return (
    plain.length <= mostInAnswer &&
    lowAnswer.test(
      plain
        .replace(/[^a-z ]+/g, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    )
  );
}

/** A grave illness, and what takes it back or makes the word mean something else. */
const grave = /\b(?:cancer|leuka?emia|tumou?rs?|metastas[ei]s|metastasi[sz]ed|metastatic|hospice)\b/;
const relief =
  /\b(?:free|clear|clean|no|not|isnt|wasnt|doesnt|dont|nothing|never|beat|beating|gone|remission|survive[ds]?|surviving|survivors?|survival|over|negative|benign|well|better|good|great|happy|won|shrunk|shrinking|horoscope|zodiac|sign|season|research|charity|run|walk)\b/;
/** In characters. */
const mostInGraveNews = 60;

/** "My sister got cancer", "the date was a disaster": a blow told in a few words of which none is a relief. */
export function isGraveNews(text: string): boolean {
  const plain = text.toLowerCase().replace(/['’]/g, '');
  return (
    plain.length <= mostInGraveNews && ((grave.test(plain) && !relief.test(plain)) || mishap.test(plain))
  );
}

const mirth =
  /\b(?:(?:so|too|very|really|absolutely|this is|thats|bloody) funny|funniest|hilarious|hysterical|laugh(?:ing|ed|ter)?)\b|^(?:lol|lmao|rofl|ha(?:ha){1,20}h?)\b|[\u{1F602}\u{1F923}]/u;
const toDeath =
  /\b(?:(?:im|i am|i) (?:so |just |literally |actually |totally |almost |nearly |gonna |going to |could |fully ){0,2}(?:dying|dead|deceased|died|die)|(?:die|dying|died|dead) (?:of )?(?:laughing|laughter)|(?:kill|kills|killed|killing) me|cant breathe)\b/;
/** With these nobody laughs, whatever is funny about it. */
const noMirth =
  /\b(?:inside|funny (?:how|that|thing|enough)|(?:not|isnt|wasnt|aint|nothing|hardly) (?:\w{1,10} )?(?:funny|hilarious|laughing)|gone|lost|miss|missing|without|funeral|passed|stopped|used to|nobody|no one|alone|anymore)\b/;
/** In characters. */
const mostInMirth = 100;

/** "So funny, I am dying": who dies of laughter is well. */
export function laughsToDeath(text: string): boolean {
  const plain = text.toLowerCase().replace(/['’]/g, '');
  return plain.length <= mostInMirth && mirth.test(plain) && toDeath.test(plain) && !noMirth.test(plain);
}

const tearful = /[\u{1F62D}\u{1F622}\u{1F494}\u{1F61E}\u{1F614}\u{1F97A}\u{1F625}\u{1F63F}\u{1F940}]/u;
/** Party poppers, balloons, glasses and dancers. */
const festive = /[\u{1F389}\u{1F38A}\u{1F388}\u{1F973}\u{1F942}\u{1F37E}\u{1F483}\u{1F57A}\u{1FAA9}]/u;
/** Smiles, sleep, anger, worry, fire and strength. */
const telling =
  /[\u{1F600}-\u{1F606}\u{1F60A}\u{1F60C}\u{1F60E}\u{1F613}\u{1F616}\u{1F620}-\u{1F624}\u{1F628}-\u{1F634}\u{1F641}\u{1F642}\u{1F970}\u{1F525}\u{1F4AA}\u{1F927}\u{1F92F}]/u;

/** Among words an emoji may be tears of joy; alone it is what it shows. */
const isWordless = (text: string) => !/[\p{L}\p{N}]/u.test(text);

export function isCry(text: string): boolean {
  const plain = text.toLowerCase().replace(/['’]/g, '');
  return (
    cries.test(plain) ||
    doneTo.test(plain) ||
    mocked.test(plain) ||
    isLowAnswer(plain) ||
    (tearful.test(text) && isWordless(text))
  );
}

/** A day to be glad of by its name, and nothing more: what else is told of a birthday says how it is. */
const gladDay =
  /^(?:(?:yay|yes|woo{1,6}|finally|omg) )?(?:(?:its|it is|today is) )?(?:my (?:\d{2}(?:st|nd|rd|th) )?birthday|friday|payday|the weekend|weekend|tgif|graduation day|my graduation)(?: today| finally| baby)?$/;
/** In characters. */
const mostInDay = 40;

export function isFestive(text: string): boolean {
  if (festive.test(text) && isWordless(text)) return true;
  if (text.length > mostInDay) return false;
  const plain = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return gladDay.test(plain);
}

/** Pictures of a feeling and nothing else; a wave or a thumb is chat. */
export function isWordlessFeeling(text: string): boolean {
  return isWordless(text) && (tearful.test(text) || festive.test(text) || telling.test(text));
}
