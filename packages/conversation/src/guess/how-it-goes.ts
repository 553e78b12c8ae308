import { type AffectPoint, type Brief, moodTargets, nearestMood } from '@attune/contract';
import { wantsNoChange } from '../intent/keeps-as-is.ts';
import { withoutFirst, withoutWayUp } from './at-once.ts';

/** How the music is to go, said in words that a reading of single words gets wrong, and what the message says without them. */
export interface Going {
  brief: Brief;
  rest: string;
  /** Nothing else that a message says moves the mood. */
  isWhole: boolean;
  says: 'both' | 'between' | 'unplaced' | 'at once' | null;
}

/** In characters. */
const mostRead = 400;

/** One slow song in the end leaves the rest as it is; no brief can say it. */
const quietOne =
  '(?:slow|quiet|calm|gentle|soft|sad|tender)(?:er)?(?: (?:one|song|dance|track|tune|number|waltz|moment|bit|piece))?';
const single = '(?:a|an|one|1)(?: (?:single|last|nice|very|really|more|final)){0,2}';
const slowEnd = [
  `(?:\\b(?:and|then|also|put|add|save|keep|leave|play|with|just|maybe) ){0,3}\\b${single} ${quietOne}(?: (?:for|with) [a-z' ]{2,30}?)?,? (?:only )?(?:(?:at|in|for|to|near|right at) the (?:very )?(?:end|finish|close)(?: only)?|(?:comes? |goes? )?(?:at )?last(?! (?:night|week|year|month|time))|to (?:finish|end|close)(?: (?:with|on|off))?)\\b`,
  `\\b(?:last|final) (?:one|song|track|tune) (?:(?:only|should be|can be|must be|may be|to be|needs to be) (?:a |an )?${quietOne}\\b|(?:slow|quiet|calm|gentle|soft)(?:,? please)?[.!]?$)`,
  `\\b(?:end|finish|close)(?: it| off| up){0,2} (?:with|on) (?:a|an|one|something)(?: (?:nice|very|really|more)){0,2} ${quietOne}\\b`,
].map((source) => new RegExp(source, 'i'));

/** "Start strong NOW": there is no time for a way, and none for the gloom. */
const strongStart =
  /\b(?:start|begin|open)(?:s|ing)?(?: it| off| out| us| me| up){0,2}(?: with (?:something|a|one))? (?:strong|strongly|powerful|hard|big|mighty|bold|boldly)\b(?: (?:song|one|music))?(?:,? (?:right |straight )?(?:now|away|please)){0,2}/i;
const strong: AffectPoint = { valence: 0.6, energy: 0.75 };

/** "No going from grey to happy": none is wanted, whether there is one or not. */
const noWay =
  /\b(?:no|not|without|dont want|don['’]t want)(?: any| a| the)? (?:going |way |slow way |climb |climbing |journey |arc |path |build[- ]?up )?from [a-z]{3,10} (?:up )?to [a-z]{3,10}\b/i;
/** "Happy from the first song", "no going from grey to happy": the way up is not wanted. */
const atOnce = [
  /\b(?:please )?(?:(?:start|begin|open|be|keep it|make it)(?: it| off| out)? )?(?:happy|bright|cheerful|lively|loud|upbeat)(?: music| songs| ones)?,? (?:right |straight )?from (?:the )?(?:very )?(?:first(?: (?:song|one|track|note|minute))?|start|beginning|song one|off)\b/i,
  noWay,
  /\b(?:(?:why (?:does |do |is )?(?:it|this|they|you)(?: still| always){0,1} (?:starts?|begins?|starting))|(?:it|this)(?: still| always){0,1} (?:starts|begins))(?: still| with| off| so| all| on| the| out){0,3} (?:sad|dark|grey|gray|gloomy|slow|low|quiet)(?: ones| songs| music)?\b/i,
  /\b(?:no|without (?:a|the)) (?:slow start|build[- ]?up|warm[- ]?up|way up|easing in)\b/i,
];

/** "Dark first, then brighter", "slower at first, we go up, then the sun comes". */
const firstThen =
  /\b(?:dark|darker|dim|slow|slower|slowly|quiet|quieter|quietly|calm|calmer|calmly|soft|softer|softly|gentle|gently|low|still) (?:at )?first\b[^?]{0,80}?\b(?:then|until|till|after that|before)\b[^?.!]{0,40}?\b(bright|brighter|sun|sunshine|sunrise|light|lighter|happy|happier|fast|faster|strong|stronger|loud|louder|lively|livelier|dancing|wild)\b(?: and (?:brighter|stronger|faster|louder|livelier|happier))?/i;
/** A way on which the music brightens no more than this is none out of the gloom. */
const leastUp = 0.15;
/** As much livelier it is none out of sleep. */
const leastLivelier = 0.4;
const toGlad = /^(?:bright|sun|light|happ)/i;
/** Still, and neither sad nor glad: where a way up begins that nobody calls sad. */
const dawn: AffectPoint = { valence: 0.5, energy: 0.2 };

const gladWord = '(?:happy|glad|proud|joy|joyful|grateful)';
const lowWord = '(?:sad|hollow|empty|crying|cry|cried|weeping|grieving|heartbroken|blue|tears|mourning)';
const joining =
  "(?: day| days)?,? (?:and|but|yet|while)(?: (?:also|very|still|then|so|i|i['’]?m|am|a bit|a little|at the same time)){0,4}";
/** Neither the one nor the other; "between jazz and blues" is of kinds of music. */
const between =
  /\b(?:i['’]?m|i am|somewhere|something|then|it is|it['’]?s)(?: right| kind of)? (?:in )?between(?=$|[.,!;]| (?:please|then|now|maybe|like|love|i )\b)/i;
/** Two feelings at once: neither is all of it. */
const both = [
  /\bbitter[- ]?sweet\b/i,
  new RegExp(`\\b${gladWord}${joining} ${lowWord}\\b`, 'i'),
  new RegExp(`\\b${lowWord}${joining} ${gladWord}\\b`, 'i'),
];
/** "Not happy and not sad", "neither sad nor glad" is nothing of both. */
const neither = /\b(?:not|neither|nor|never|isn['’]?t|no longer)\b/i;
/** Between glad and sad, and quiet. */
const wistful: AffectPoint = { valence: 0.5, energy: 0.35 };

/** Light, and as quiet as it was. */
const tooGrave =
  /\b(?:(?:something |a bit |a little |much )?less (?:of a |like a )?|too much (?:of a |like a )|(?:you(?:['’]?ve| have)? )?(?:made|turned) (?:it|this) (?:in)?(?:to )?a )(?:funeral|wake|graveyard|dirge|requiem)\b/i;
/** "That first lot sounds like a funeral". */
const likeAFuneral =
  /\b(?:sounds?|sounded|feels?|felt|is|are|was|its|it['’]s|that['’]s) (?:more |a bit |all |just |still )?like (?:a |at a |being at a |some )?(?:funeral|wake|graveyard|dirge|requiem|cemetery)\b/i;
/** "No, this is divorce music!!" */
const ofSorrow =
  /\b(?:this|that|it|these|they)(?:['’]?s|['’]?re| is| are)? (?:all |just |more |pure |like )?(?:funeral|divorce|break-? ?up|graveyard|burial|cemetery|mourning) (?:music|songs?|stuff|tunes?)\b/i;
/** "Nobody died, man, just the company": sad, and no music to bury somebody by. */
const nobodyDied =
  /\b(?:nobody|no ?one)(?:['’]?s| is| has| even| actually){0,2} (?:died|dead|dying)\b(?:,? (?:man|mate|dude|bro|love|dear|here)\b)?/i;
/** Between glad and sad, and quiet. */
const bearable: AffectPoint = { valence: 0.5, energy: 0.35 };
const gladBeside = /\b(?:happy|glad|joyful|joyous|celebrat\w{2,4}|party|wedding|dance|dancing)\b/i;
/** What is too jolly is to be stiller, and no darker. */
const tooJolly =
  /\b(?:(?:it|that|this|these|they)(?:['’]?s|['’]?re| is| are| was| were)? )?(?:a bit |a little |a tad |way |far |much |rather )?(?<!\bnot )too (?:jolly|bouncy|perky|cheery|chirpy|peppy|jaunty|chipper|bubbly|merry)(?: for (?:me|us|now|that))?\b/i;
const sitting =
  /\b(?:sit|sitting|shak(?:e|y|ing)|trembl\w{2,4}|breathe|still|rest|lie|lying|quiet|tender|alone)\b/i;

/** "Not darker! Quieter": the way that it is not to go says nothing of the other way. */
const notThatWay =
  /^(?:(?:no|nah|hey|but)[,!. ]{1,3}){0,2}not (?:darker|sadder|brighter|louder|happier|livelier|faster|slower)[!.,]{1,3} {0,2}(?=[a-z' ]{0,20}\b[a-z]{3,12}er\b)/i;

const cutOut = (text: string, found: RegExpExecArray): string =>
  `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    .replace(/\s{2,9}/g, ' ')
    .trim();

const firstOf = (patterns: readonly RegExp[], text: string): RegExpExecArray | null =>
  patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? null;

const at = (brief: Brief, target: AffectPoint): Brief => ({
  ...brief,
  mood: nearestMood(target, brief.mood),
  feeling: target,
  target,
  path: 'match',
});

/** A message without what it says of one quiet song at the end; `null` where it says nothing of it. */
export function withoutSlowEnd(text: string): string | null {
  const end = text.length > mostRead ? null : firstOf(slowEnd, text);
  return end && cutOut(text, end);
}

/** How the music of a brief is to go by such words; `null` where a message has none. */
export function howItGoes(text: string, brief: Brief): Going | null {
  // "Laughing and crying both, keep it like this".
  if (text.length > mostRead || wantsNoChange(text)) return null;
  const end = firstOf(slowEnd, text);
  if (end !== null) return { brief, rest: cutOut(text, end), isWhole: false, says: 'unplaced' };
  const bold = strongStart.exec(text);
  if (bold !== null) {
    const target = brief.target.energy > strong.energy ? brief.target : strong;
    return { brief: at(brief, target), rest: cutOut(text, bold), isWhole: true, says: null };
  }
  const upward = firstThen.exec(text);
  if (upward !== null) {
    const mood = toGlad.test(upward[1] ?? '') ? 'happy' : 'energetic';
    const going: Brief = { ...brief, mood, path: 'shift', feeling: dawn, target: moodTargets[mood] };
    return { brief: going, rest: cutOut(text, upward), isWhole: true, says: null };
  }
  const flat = brief.path === 'shift' ? firstOf(atOnce, text) : noWay.exec(text);
  const isUp =
    brief.path === 'shift' &&
    (brief.target.valence - brief.feeling.valence >= leastUp ||
      brief.target.energy - brief.feeling.energy >= leastLivelier);
  const cut = flat && cutOut(text, flat);
  const left = (isUp ? withoutWayUp(cut ?? text) : null) ?? cut;
  if (left !== null) {
    const going: Brief = { ...brief, path: 'match', feeling: brief.target };
    return { brief: going, rest: left, isWhole: false, says: isUp ? 'at once' : null };
  }
  const first = withoutFirst(text);
  if (first?.isGlad === true && brief.mood === 'sad')
    return { brief: at(brief, moodTargets.happy), rest: first.rest, isWhole: true, says: null };
  if (first?.isGlad === false && /\p{L}/u.test(first.rest))
    return { brief, rest: first.rest, isWhole: false, says: null };
  const two = firstOf(both, text);
  if (two !== null && !neither.test(text.slice(Math.max(0, two.index - 16), two.index + two[0].length)))
    return { brief: at(brief, wistful), rest: cutOut(text, two), isWhole: true, says: 'both' };
  const middle = between.exec(text);
  if (middle !== null)
    return { brief: at(brief, wistful), rest: cutOut(text, middle), isWhole: true, says: 'between' };
  const grave =
    brief.mood === 'sad' || brief.mood === 'calm' ? firstOf([tooGrave, likeAFuneral, ofSorrow], text) : null;
  if (grave !== null) {
    const isGlad = gladBeside.test(cutOut(text, grave));
    const lighter = { valence: 0.65, energy: Math.max(0.3, brief.target.energy) };
    const target = isGlad ? moodTargets.happy : lighter;
    return { brief: at(brief, target), rest: cutOut(text, grave), isWhole: true, says: null };
  }
  const dead = brief.mood === 'sad' ? nobodyDied.exec(text) : null;
  if (dead !== null) {
    const isGlad = gladBeside.test(cutOut(text, dead));
    const target = isGlad ? moodTargets.happy : bearable;
    const going = { ...at(brief, target), situation: brief.situation === 'grief' ? null : brief.situation };
    return { brief: going, rest: cutOut(text, dead), isWhole: true, says: null };
  }
  const jolly = tooJolly.exec(text);
  if (jolly !== null) {
    const isStill = sitting.test(text);
    const { valence, energy } = brief.target;
    const stiller = isStill
      ? { valence, energy: Math.min(energy, 0.15) }
      : { valence: Math.max(0.45, valence - 0.15), energy: Math.max(0.15, energy - 0.3) };
    return { brief: at(brief, stiller), rest: cutOut(text, jolly), isWhole: true, says: null };
  }
  const refused = notThatWay.exec(text);
  // "Quieter" by itself turns the volume.
  return refused && { brief, rest: `make it ${cutOut(text, refused)}`, isWhole: false, says: null };
}
