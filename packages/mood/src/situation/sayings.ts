import { tokenize } from '../constraints/tokens.ts';
import { firstWords, lengthAt, type PhrasePattern, readPattern } from './phrase-pattern.ts';

/** Sayings whose words name an occasion or a trouble and tell of none, in the notation of `phrase-pattern.ts`, one a line. */
const sayings = indexed(`
  (running|run|ran) (late|low|out of|errands|behind|behind schedule|on empty|on fumes|short on|a bath|into|out)
  (running|run) away
  (running|ran|run) (away with|over time|over schedule|over again|over the plan|over it)
  (nearly|almost) run over
  run through (walls|the list|the songs|these|this)
  (head|mind|brain|nose|tap|thoughts|engine|dishwasher|computer) (is|are)? (still)? running
  in the long run
  (dry|dummy|trial|home) run
  (im|i am|lol|lmao|omg) (so|just|literally|actually|fully|officially)? (dead|deceased) $
  (im|i am|am|was|were|we are|i was|so) (so|just|literally|actually|fully|officially)? (cooked|toast) $
  (im|i am|am|so|literally|lol|lmao) (so|just|literally)? dead (lol|lmao|haha|omg|at|rn)
  dead (depressing|gloomy|dreary|sad|miserable|lovely|cute|sweet|heavy|loud|fast|annoying|posh|weird|interesting|lucky|proud|nervous|important|wrong|impressed|busy|hard|gorgeous|clever|handy|common|short|long|cheap|fit|loud|silly|tired|beat|on my feet|good|easy|simple|funny|boring|bored|excited|happy|serious|right|nice|keen|end|line|weight|slow|quiet|calm|sleepy|worst|best)
  (phone|laptop|battery|headphones|controller|party|crowd|dancefloor|dance floor|room|place|pub|club|mood|vibe|chat|legs|arms) (is|are|was|were|has|have)? (completely|totally|so|just|about to)? (dead|died|die|dying)
  (bored|laughing|embarrassed|freezing|starving|boiling|scared|tickled|worked) to death
  (might|could|gonna|nearly|almost|will) (actually|literally|just)? (die|died) (of boredom|of laughter|laughing|of embarrassment|from boredom|lol|haha)
  (flog|flogging|beat|beating) a dead horse
  (called|calls|call|calling) me sunshine
  (hello|hi|hey|morning|thanks|cheers|alright|bye|ok) sunshine
  (night|goodnight|good night|nighty night|bye|morning|hey|hi|hello|yes|yeah|oh|thanks|thank you|come on|please|alright|ok) (baby|babe|babes)
  ^ baby $
  (is|are|he|she|they|hes|shes|theyre|has|have) (gone|off|away) to (buy|get|fetch|see|pick|the|work|school|town|collect|do|watch|play|make|have|visit|bed)
  (no|without|not any|no more|arent any) (kids|children|little ones|toddlers|babies) (there|here|around|about|tonight|present|now|with us|allowed|in the car|in the room|at home)
  ^ (im|i am|were|we are|ok im|ok i am|finally|back|just got)? (back)? home (now|safe|finally|at last|again|safely) $
  ^ (im|i am|were|we are|ok im|ok i am) (back|finally)? home $
  (final|last|end|mini)? boss (fight|fights|battle|battles|music|level|theme)
  piece of cake
  icing on the cake
  (cook|whip|cooking) (me|us)? up (a|some|something|an|me)
  (let|lets) (me|him|her|them) cook
  baby (monitor|monitors|carrots|steps|photos|pictures|clothes|blanket|grand|wipes)
  (clean|cleaning|cleaned) up (my|your|his|her|their|our) act
  clean (up)? (the)? (version|versions|lyrics|language|songs|edits|edit|list|playlist|mix)
  (pity|third|search|political|labour|conservative|republican) party
  (break|split|broke|breaking) up the (monotony|day|list|set|mix|songs|playlist|flow|week)
  left me (speechless|smiling|laughing|hanging|in stitches|wanting more|buzzing|starving|a note|a message|a present|some cake|a voicemail)
  (saturday night|cabin|dance|spring|disco|gold|world cup) fever
  (pasta|water|kettle|potatoes|spuds|eggs|pot|rice) (is|are)? boiling
  boiling (hot|water|outside|in here|eggs|pasta|potatoes|kettle)
  (guilt|power|ego|trip) trip
  (cook|cooking) up a storm
  (rain check|right as rain|make it rain|purple rain)
  (sound|sounds|sounding|feel|feels|like|its|it is|this is|is) (like|more like)? (a|my|someones|somebodys|your)? (viking|state|bloody|proper|actual)? (funeral|wake|graveyard|cemetery|morgue) (music|march|dirge|song|songs|here|in here|now|at|to me|parlour|home|$)
  (its|it is|this is|that is|thats|were|we are) (not|no) (a|my)? (funeral|wake|wedding|party|graveyard)
  (who|whos|has someone|did someone|like someone|somebody) (died|is dead|dead|die)
  (last|final|home) stretch
  (do not|dont|not to|without|might|will|cant|wont|can not|afraid to|scared to) (wake|waking) (her|him|them|up|the baby|the kids|the house|everyone|anyone|my wife|my husband|the others|people|the neighbours)
  (slap|slaps|slapping) (a)? (grin|smile)
  (up to|out of|release|expiry|due|sell by|start|end) date
  (add|adding|added|save|saving|saved|put|putting|chuck|chucking|goes|going|went) (this|it|that|one|these|them|all)? (straight)? (on|in|into|to|onto) (my|our|the|a|his|her) (crush|gym|sleep|study|rain|rainy day|summer|breakup|heartbreak|running|cooking|shower|cleaning|road trip|workout|sad|crying|bath|work|car|reading|morning|bedtime) (playlist|playlists|list|folder|library|collection|favourites|favorites)
`);

/** Troubles that are denied: "I'm not lonely, I'm offended". */
const denials = indexed(`
  (not|isnt|aint|never|no longer|hardly|without|dont feel) (really|that|so|even|actually|exactly|feeling|feel|being|a|about|just|too|very|particularly)? (lonely|loneliness|worried|worry|worries|angry|anger|mad|furious|livid|cross|stressed|stress|nervous|anxious|anxiety|bored|boredom|sick|ill|unwell|homesick|homesickness|heartbroken|heartbreak|scared|afraid|frightened|grieving|grief|mourning|ashamed|shame|embarrassed|jealous|jealousy|nostalgic|nostalgia)
`);

/** In characters; sayings are for short messages. */
const mostRead = 600;

function indexed(lines: string): ReadonlyMap<string, readonly PhrasePattern[]> {
  const byFirst = new Map<string, PhrasePattern[]>();
  for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
    const pattern = readPattern(line);
    for (const word of firstWords(pattern)) byFirst.set(word, [...(byFirst.get(word) ?? []), pattern]);
  }
  return byFirst;
}

/** A message without what is only a saying: "running late", "dead tired", "called me sunshine". */
export const withoutSayings = (message: string): string => without(message, sayings);

/** A message without the troubles that it denies. */
export const withoutDenials = (message: string): string => without(message, denials);

function without(message: string, phrases: ReadonlyMap<string, readonly PhrasePattern[]>): string {
  if (message.length > mostRead) return message;
  const tokens = tokenize(message);
  const words = tokens.map(({ text, isWord }) => (isWord ? text.replaceAll("'", '') : ''));
  let kept = '';
  let from = 0;
  for (let at = 0; at < words.length; at += 1) {
    const lengths = (phrases.get(words[at] ?? '') ?? []).map((one) => lengthAt(words, at, one));
    const longest = Math.max(0, ...lengths);
    if (longest === 0) continue;
    kept += message.slice(from, tokens[at]?.start);
    from = tokens[at + longest - 1]?.end ?? message.length;
    at += longest - 1;
  }
  return from === 0 ? message : `${kept}${message.slice(from)}`.trim();
}
