import { keepLast } from '@attune/mood';

/** How a day, a week or a shift was, as it is told in a word. */
export type ToldDay = 'glad' | 'hard' | 'tiring' | 'plain';

const kinds: Readonly<Record<ToldDay, string>> = {
  glad: 'great|good|lovely|amazing|wonderful|fantastic|brilliant|perfect|nice|fun|beautiful|awesome|excellent|productive|grand|happy|sweet|magical|cracking|super|fabulous|delightful|decent|pleasant|incredible|gorgeous|epic|best',
  hard: 'bad|terrible|awful|horrible|rough|tough|hard|shitty|crappy|shit|crap|rubbish|lousy|sad|miserable|horrid|dreadful|rotten|nasty|difficult|upsetting|painful|heavy|disappointing|depressing|grim|brutal|gruell?ing|frustrating|annoying|trying|infuriating|worst|lonely|bleak|dark',
  tiring:
    'long|exhausting|tiring|stressful|hectic|busy|draining|manic|chaotic|intense|full on|endless|nonstop|non stop|overwhelming',
  plain:
    'crazy|mad|insane|wild|boring|dull|slow|quiet|weird|strange|odd|lazy|ordinary|normal|regular|rainy|grey|gray|mixed|funny|different|uneventful|so so|average|okay|ok|alright|all right|meh',
};
const words = Object.values(kinds).join('|');
const span =
  'day|week|night|night shift|morning|afternoon|evening|weekend|month|year|shift|workday|school day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time at work|few days|few weeks|couple of days';
const degree =
  '(?:(?:really|very|pretty|quite|so|super|bloody|fucking|rather|bit of an?|proper|absolutely|absolute|kinda|kind of|sort of|fairly|too|extremely|incredibly) ){0,2}';
const how = `(?:${degree}(?:${words})(?:,? (?:and |but )?${degree}(?:${words}))?)`;
const before =
  '(?:(?:i|we|ive|weve|i have|we have|im|i am|were|we are) (?:(?:just|only|really|also) )?(?:had|having|got|have|been having|coming home from|back from|home from|survived|finished) |(?:just |also )?(?:had|having|survived|coming home from|back from|home from|after|end of) |(?:its|it has|it is|thats|that has|it|that|today|this) (?:(?:has|have|just|really|already) ){0,2}(?:been |was |is )?|been |what |such |my (?:day|week|night|morning|weekend) (?:was|is|has been) )';
const rest =
  '(?: (?:at|in|on) (?:the |my )?(?:work|school|office|uni|college|job|hospital|shop|kitchen|farm|site|road|gym))?(?: (?:today|tonight|again|already|so far|for me|honestly|tbh|lol|all round|overall))?';
const statement = `(?:${before})?(?:an? |the |another |one |quite an? |such an? |this )?${how} (?:${span})${rest}`;
const predicate = `(?:my |the |this |to)?(?:${span}|today|tonight|everything|work|school) (?:was|is|has been|had been|went|felt) ${how}${rest}`;
const said = new RegExp(
  `(?:^|[.!?,;] )(?:(?:and|so|but|well|ok|okay|omg|ugh|yeah|oh|wow|phew|man|god|honestly) ){0,2}(?:${statement}|${predicate})(?=$|[.!?,;]| (?:and|but|so|because|cos|with|i|we|my|he|she|they|please|can|could|play|give)\\b)`,
);
const denied =
  /\b(?:not|isnt|wasnt|hardly|never|no|hope|hoping|wish|if|want|wanna|need|have|for|make|makes|would|could|will|gonna|going to be|dont|didnt) (?:it |this |that |me |you |have |had |be |exactly |really |such ){0,3}$/;
const greeting =
  /^(?:(?:hi|hello|hey|heya|hiya|yo|howdy|good (?:morning|evening|afternoon|day)|evening|morning|greetings)(?: (?:there|attune|again|all|everyone|friend|buddy|mate|dear))?[ ,.!-]{1,3})?/;

/** "Need music after a rough shift". */
const afterIt = new RegExp(`\\bafter (?:an? |the |this |my |such an? |another )?${how} (?:${span})\\b`);
/** What people greet and part with. */
const onlyGreets =
  /^(?:good|lovely|happy|nice) (?:day|morning|afternoon|evening|night|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|new year)(?=$|[^a-z])(?! at)/;

/** In characters: who says more tells more, and is read by all of it. */
const mostRead = 90;

/** "What a day", "hello, I had a long day", "rough week at work": how it was; `null` where no such thing is told, it is denied or wished, or more is told. */
export const toldDay = keepLast((text: string): ToldDay | null => {
  if (text.length > mostRead) return null;
  const plain = plainly(text);
  if (onlyGreets.test(plain)) return null;
  const found = said.exec(plain);
  const isSaid = found !== null && !denied.test(plain.slice(0, found.index + 1));
  const told = isSaid ? found[0] : afterIt.exec(plain)?.[0];
  return told === undefined ? null : kindIn(told);
});

/** The same where nothing else is said. */
export function onlyOfDay(text: string): ToldDay | null {
  const plain = plainly(text);
  const found = said.exec(plain);
  const isAll = found?.index === 0 && /^[ .!?,;]*$/.test(plain.slice(found[0].length));
  return isAll ? toldDay(text) : null;
}

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z ,.!?;]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/!{2,}/g, '!')
    .trim()
    .replace(greeting, '');

/** Of two that are told the harder: "long but lovely" is glad all the same. */
function kindIn(told: string): ToldDay | null {
  const found = (['hard', 'glad', 'tiring', 'plain'] as const).filter((one) => matchers[one].test(told));
  return found[0] ?? null;
}

const matchers = Object.fromEntries(
  Object.entries(kinds).map(([kind, of]) => [kind, new RegExp(`\\b(?:${of})\\b`)]),
) as Record<ToldDay, RegExp>;
