import type { SongAspect } from './mix-question.ts';

/** Stands for whoever or whatever is asked about. */
const it = '(?:§|it|she|he|they|that one|this one)';
const person = '(?:man|woman|male|female|lady|girl|guy|bloke|fella|lad|lass|boy|chap|gentleman|child|choir)';
const group = '(?:bands?|groups?|duo|trio|quartet|ensemble|orchestra|choir|solo artist|collective|crew)';
const moods =
  'sad|happy|miserable|gloomy|glum|depressing|dark|bright|cheerful|jolly|fun|funny|scary|angry|calm|soft|gentle|quiet|loud|noisy|peaceful|romantic|serious|sombre|weepy|melancholy|mournful|light|heavy|rough|sweet|tender|joyful|spooky|religious|churchy|relaxing|soothing';
const speeds = 'fast|slow|quick|upbeat|lively|danceable|energetic|brisk|speedy|mellow';
const lists = '(?:list|mix|playlist|album|record|cd)';
const few = '(?: [a-z]{1,9}){0,3}';

/** Of one thing each that is asked of a song; where a clause names none of them, what it is like is told. */
const aspects: ReadonlyArray<readonly [SongAspect, RegExp]> = [
  ['who', /^(?:who|whose)\b(?!.{0,60}\b(?:named|asked|told|chose|picked|wrote|wants?|puts?|you)\b).{0,80}§/],
  ['who', /^who (?:sings|plays|sang|played)$/],
  ['who', /§ (?:is )?(?:by )?who(?:m)?(?: (?:is|was) (?:it|that|this))?(?: by)?$/],
  ['who', /^(?:what|which|name|artist|singer)\b.{0,30}\b(?:name|artist|singer|band|group)\b.{0,30}§/],
  [
    'who',
    /^(?:(?:the|what is the) )?(?:name|artist|singer|band)\b.{0,30}§|§ (?:artist|singer|band)(?: name)?$/,
  ],
  ['gender', new RegExp(`\\b(?:${person}|she|he)\\b.{0,30}\\bor\\b.{0,20}\\b(?:${person}|she|he)\\b`)],
  ['gender', new RegExp(`\\b(?:is|are|was) (?:${it}|the singer|the voice)(?: [a-z]{1,9}){0,2} ${person}\\b`)],
  ['gender', /^who is the (?:woman|man|lady|girl|guy|bloke|lad|boy|fella)\b/],
  ['group', new RegExp(`\\b(?:is|are|was) (?:${it})(?: [a-z]{1,9}){0,2} ${group}(?: |$)`)],
  ['group', new RegExp(`\\b(?:${person}|person|one|alone)\\b.{0,20}\\bor\\b.{0,20}\\b${group}\\b`)],
  ['group', new RegExp(`\\b${group}\\b.{0,20}\\bor\\b.{0,20}\\b(?:${person}|person|solo|one|alone)\\b`)],
  ['group', /^how many (?:people|players|singers|musicians|members|of them) (?:are|is|play|sing)\b.{0,12}§/],
  [
    'real',
    new RegExp(
      `\\b(?:is|are|was) (?:${it}|the singer)(?: (?:a|an|even|really|actually)){0,2} (?:real(?: (?:person|people|woman|man|lady|girl|guy|band|singer|artist|musician|human|or)\\b|$)|human|alive|computer|robot|ai|machine|invented|fake|made up)(?: |$)`,
    ),
  ],
  ['real', new RegExp(`\\b(?:does|do) ${it} (?:really |actually |even )?exist\\b`)],
  ['country', /^(?:what|which) (?:country|city|land|nation|town|part)\b|\b(?:nationality|hometown)\b/],
  ['country', new RegExp(`\\bwhere (?:is|are|does|do|was|were) ${it}.{0,20}\\b(?:from|live|come)\\b`)],
  ['country', new RegExp(`\\bwhere ${it} (?:is|are|comes?|was)(?: [a-z]{1,9})? from\\b`)],
  ['country', /\bfrom (?:around|round|near|about|over) (?:here|there)\b/],
  ['country', /^(?:is|are|was) §(?: [a-z]{1,9}){0,2} from(?: [a-z]{2,14}){1,3}$/],
  // "What is a slip jig?" of a title in which one is.
  ['meaning', /\bwhat (?:does|do|did) § (?:even |actually |really )?mean\b|\bmean(?:ing|s)? of §/],
  [
    'meaning',
    /^(?:and |but |so |ok )?(?:what|whats) (?:is|are|was|does)? ?(?:an?|even an?) § ?(?:mean|anyway|even|please|exactly)?$/,
  ],
  ['meaning', /^(?:what|whats) (?:is|are|was) § (?:supposed to mean|mean)$/],
  ['about', /\b(?:what|whatd) (?:[a-z§]{1,12} ){1,6}about\b/],
  [
    'about',
    new RegExp(`\\bwhat (?:does|do|did|is) ${it} (?:mean|say|saying|sing|singing|tell|telling|on about)\\b`),
  ],
  ['about', /\b(?:meaning|story|words|lyrics) (?:of|to|behind|in) §/],
  ['language', /\b(?:what|which) (?:language|tongue)\b/],
  ['language', new RegExp(`^(?:is|does|do|are) ${it}(?: [a-z]{1,9}){0,2} in ‡`)],
  ['language', /^(?:is|are|was)(?: (?:it|this|that))? ‡(?: [a-z]{1,9}){0,2} §$/],
  ['language', /^(?:is|are|was) §(?: (?:really|actually|sung|singing|even|a|an)){0,2} ‡/],
  [
    'singing',
    new RegExp(
      `\\b(?:does|is|has|are) (?:${it}|there)(?= ).{0,30}\\b(?:singing|sung|vocals|words|lyrics|singer|voices?|instrumental)\\b`,
    ),
  ],
  ['singing', /(?:^|§ |\band )(?:does|do|is|are) (?:anyone|anybody|someone|somebody) (?:sing|singing)\b/],
  [
    'suits',
    /^(?:(?:would|will|could|does|do you think|you think)(?: (?:that|maybe|perhaps))? §|(?:is|are) §).{0,16}\b(?:do|work|suit|fit|go|right|good|ok|okay|fine|nice|suitable|safe)\b.{0,12}\b(?:for|at|with|as|when|to)\b/,
  ],
  [
    'suits',
    new RegExp(
      `§.{0,12}\\b(?:is|would|will|does|could) ${it}.{0,20}\\b(?:do|work|suit|good|right|ok|okay|fine)\\b.{0,12}\\b(?:for|at|as|when|to)\\b`,
    ),
  ],
  ['tempo', /\bhow (?:fast|slow|quick)\b|\b(?:bpm|tempo)\b/],
  ['tempo', new RegExp(`^(?:is|are|was) ${it}(?: [a-z]{1,9}){0,2} (?:${speeds})\\b`)],
  ['metre', /\b(?:metre|meter|time signature|beats in a bar|what time is)\b/],
  [
    'mood',
    new RegExp(
      `^(?:(?:is|are|was)|(?:what|who) (?:is|are|was) § (?:is|are|was)) (?:${it} )?(?:[a-z]{1,9} ){0,3}(?:${moods})\\b`,
    ),
  ],
  ['mood', new RegExp(`§.{0,40} is ${it} (?:[a-z]{1,9} ){0,2}(?:${moods})\\b`)],
  ['sound', new RegExp(`\\bsounds? like\\b|\\bhow (?:does|do|would) ${it} sound\\b|^what is ${it} like\\b`)],
  ['sound', /^(?:describe|tell (?:me )?(?:more |something |a bit )?(?:about|of)) §/],
  ['what', /\b(?:what|which) (?:kind|sort|type|style|genre)(?: of [a-z¤]{2,12}){0,2} (?:is|are|was) §/],
  ['what', /^(?:what|which) (?:kind|sort|type|style) of\b|^§ (?:is )?what (?:kind|sort|type|style|genre)\b/],
  [
    'instruments',
    /\b(?:which|what) (?:(?:is|are|was) (?:the |its )?)?instruments?\b|\binstruments (?:in|on|of|has|are)\b|\bwhat (?:do|can) (?:i|we) hear (?:in|on) §/,
  ],
  [
    'reason',
    /^(?:why|how come)\b(?!.{0,40}\b(?:not|remove|removed|delete|deleted|drop|dropped|take|took)\b).{0,60}§/,
  ],
  ['reason', /^what (?:is|are) § doing\b|^what made you (?:pick|choose|put|play)\b.{0,30}§/],
  [
    'purpose',
    /\bdid you (?:choose|pick|put|play|mean|take|do) §.{0,20}\b(?:on purpose|by chance|deliberately|because)\b/,
  ],
  ['year', /\b(?:when|what year|which year) (?:was|is|did|were).{0,20}§|\bhow (?:old|new|recent) is §/],
  ['year', /\b(?:what|which) year$|^(?:is|are) § (?:very |really |quite |that )?(?:old|new|recent)$/],
  ['length', /\bhow long (?:is|does|are|was)\b.{0,12}§|^(?:is|are) § (?:very |really |too )?(?:long|short)$/],
  ['alone', /¤ (?:alone|only|solo)\b|\b(?:only|just|nothing but|solo|solely)(?: (?:a|an|one|the))? ¤/],
  ['trait', /^(?:is|are|was) §(?: [a-z]{1,9}){0,3} ¤/],
  ['trait', /^(?:does|do|has|have|did) § (?:[a-z]{1,9} ){0,3}¤/],
  ['trait', new RegExp(`\\b(?:is|are) there${few} ¤`)],
  [
    'place',
    /^where (?:is|are|did|has|does|was) § (?:go|gone|now|disappear(?:ed)?)(?: to)?(?: now)?$|^where is §$/,
  ],
  ['place', /^(?:is|are) § (?:still |even |really )?(?:in|on) (?:it|there|here|this|the|my|that)\b/],
  [
    'others',
    new RegExp(
      `(?:^| and )(?:has|have|does|did) (?:§|she|he|they).{0,20}\\b(?:other|others|more|another|whole|${lists}s?)\\b`,
    ),
  ],
  ['others', new RegExp(`^is there${few} ${lists}${few} (?:of|by|from|with|for) §$`)],
  [
    'others',
    /^how many (?:songs |tracks )?(?:(?:by|of|from) )?§(?: (?:songs|tracks|ones|tunes))?(?: (?:do |have |did |are )?(?:you|u|there)(?: (?:have|got|own|are)){0,2})?$/,
  ],
  ['others', /^(?:what|which) (?:else|other [a-z]{4,6}) (?:does|did|has|have|is|are)\b.{0,20}§/],
  ['what', /^(?:what|who) (?:is|are|was)(?: (?:a|the|this|that|these))? §(?: [a-z]{1,12}){0,2}$/],
  ['what', /^(?:what|who) (?:is|are|was) § (?:when|at|supposed)\b/],
  ['what', /^§ (?:what|who) is (?:that|it|this|she|he)\b/],
];

/** "What did the third one mean to him" is asked of a life. */
const ofLife = /\bmean(?:t|s)? to\b/;

/** What asks for something else than to be told. */
const asksForMore =
  /\b(?:more|less|like this|something|another|instead|similar|without|remove|drop|skip|delete|please play|again|you|your|not|isnt|dont|doesnt)\b/;
const asksOpenly = /^(?:what|who|describe|which)\b/;

/** What only leads to a question, and what only makes a question of what stands before it. */
const leading = /^(?:(?:and|but|so|ok|okay|oh|well|then|now|hm|hmm|yes|also|wait|anyway) ){1,3}/;
const tail =
  /(?: (?:no|right|or what|or not|isnt it|is it not|isnt she|isnt he|is it|innit|eh|yes|correct|true|yeah|surely|huh|or am i wrong|aint it|then|please|do you know|by any chance|exactly|actually|though|lol|haha|dear|love)){1,3}$/;
const told =
  /^§ (?:(?:it|that|this|she|he|they|these) )?(is|are|was|has|have|does|do)(?: (?:it|that|this|she|he|they))?(?= )/;

/** "§ is Portuguese, no", "§, is it church": as "is § church". */
function asAsked(said: string): string {
  const plain = said.replace(leading, '');
  const bare = plain.replace(tail, '');
  return (bare.length > 2 ? bare : plain).replace(told, '$1 §');
}

const bareWhy = /^(?:(?:but|and|so|ok) )?(?:why|how come)(?: (?:that|this)(?: one)?)?$/;

/** Of which of the songs is asked by a word that points back: "who is she?" after her song. */
const pointing = /\b(?:that one|this one|the singer|the artist|that|this|it|he|she|they|him|her|them)\b/;
/** "Why is it so hard" behind a song's name is asked of life. */
const notOfWhat: ReadonlySet<SongAspect> = new Set<SongAspect>(['reason', 'suits', 'about']);
const mostPointing = 9;

/**
 * What a clause asks of the song that its sign stands for.
 * @param isNamed whether the song is named in it, or only pointed back at.
 */
export function aspectsIn(said: string, isMarked: boolean, isNamed: boolean): SongAspect[] {
  if (ofLife.test(said)) return [];
  if (bareWhy.test(said)) return ['reason'];
  const plain = asAsked(said);
  const back = said.includes('§') ? plain : asAsked(said.replace(pointing, '§'));
  const found = new Set<SongAspect>();
  for (const [aspect, pattern] of aspects)
    for (const form of new Set([said, plain])) if (pattern.test(form)) found.add(aspect);
  if (back !== plain && said.split(' ').length <= mostPointing) {
    for (const [aspect, pattern] of aspects)
      if (!notOfWhat.has(aspect) && pattern.test(back)) found.add(aspect);
  }
  if (found.has('meaning')) return ['meaning'];
  // "Is it easy, the drums?"
  if (ofSkill.test(plain)) return ['what', 'more', ...(found.has('tempo') ? (['tempo'] as const) : [])];
  if (found.size > 0) return [...found];
  // "Tenor or alto, Solomon Iversen?"
  if (isNamed && isMarked && eitherOr.test(plain)) return ['what', 'more'];
  if (!isNamed || !isMarked || asksForMore.test(plain)) return [];
  if (asksWhether.test(back)) return ['what', 'more'];
  return asksOpenly.test(plain) ? ['what'] : [];
}
const ofSkill = /^(?:is|are|was) .{0,30}\b(?:easy|hard|difficult|simple|tricky|doable)\b/;
/** "Is § in five", "does § play tenor": of something that no fact tells. */
const eitherOr = /^(?:[a-z]{2,12} )?[a-z]{2,12} or [a-z]{2,12} §$|^§ [a-z]{2,12} or [a-z]{2,12}$/;
const asksWhether =
  /^(?:is|are|was|does|did|has|have) § (?!(?:possible|ok|okay|alright|fine|time|too|just|me|over|enough|going|ready|broken|working|stuck|on)\b)/;
