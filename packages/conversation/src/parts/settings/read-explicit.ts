import type { Brief } from '@attune/contract';
import type { FoundCue } from '../../cues/cue-finder.ts';
import { wordClasses, wordSet } from '../../cues/word-classes.ts';
import { type Cue, cuesOf, type Message, typed, wordAt } from '../../message.ts';
import { childrenAway } from '../../words/children-away.ts';

/** Whether songs marked explicit may be among the music; `false` keeps them away. */
export interface AskedExplicit {
  value: boolean;
  words: string;
}

/** What is said of swearing, or of who hears the music. */
export function readExplicit(message: Message, brief: Brief | null): AskedExplicit | null {
  const refused = [
    // "Not bad" speaks of no words.
    ...cuesOf(message, 'clean').filter(
      ({ from, to }) => wordAt(message, to - 1) !== 'bad' && !isOfSound(message, from, to),
    ),
    ...cuesOf(message, 'explicitAgain').filter(({ from }) => denied.has(wordAt(message, from - 1))),
    // "The kids aren't here" keeps nothing away.
    ...(childrenAway(message.text) ? [] : company(message)),
  ].toSorted((a, b) => a.from - b.from);
  // "They have left" takes back what was asked because of them, and means nothing else of the music.
  const allowing =
    brief?.explicit === false ? (['explicitAgain', 'companyGone'] as const) : (['explicitAgain'] as const);
  // "No swearing please" asks for none, whatever its last words say alone.
  const allowed = cuesOf(message, ...allowing).find(
    ({ from }) =>
      !denied.has(wordAt(message, from - 1)) && !refused.some((one) => one.from < from && from < one.to),
  );
  if (allowed !== undefined) return { value: true, words: typed(message, allowed.from, allowed.to) };
  const [clean] = refused;
  // "Not clean versions", "no radio edits".
  if (clean !== undefined && isUnwanted(message, clean.from))
    return { value: true, words: typed(message, clean.from - 1, clean.to) };
  return clean === undefined ? null : { value: false, words: typed(message, clean.from, clean.to) };
}

/** "Not ok if they swear". */
const denied = wordSet('not isnt arent never no dont doesnt without');

const cleaned = wordSet('clean cleaner radio censored bleeped edited pg sfw');
const isUnwanted = (message: Message, from: number): boolean =>
  denied.has(wordAt(message, from - 1)) && cleaned.has(wordAt(message, from));

const sounding = wordSet(`
  empty sparse spacious spacey minimal minimalist crisp clear airy bright pure polished smooth cold cool precise glassy sharp uncluttered simple
  white light open thin warm sounding sound sounds produced production recorded recording recordings tone tones guitar guitars digital modern hifi
  dry fresh
`);
const tidied = wordSet(`
  house flat kitchen room car desk air feel feels feeling shower showered shaved sheets sober dishes fridge tidy neat
`);
/** In words. */
const nearby = 4;
const isNear = (message: Message, from: number, to: number, among: ReadonlySet<string>): boolean =>
  message.words.some(
    ({ text }, at) => (at < from || at >= to) && Math.abs(at - from) <= nearby && among.has(text),
  );

/** "Empty and clean" says how it sounds. */
export const isCleanSound = (message: Message, from: number, to: number): boolean =>
  typed(message, from, to).toLowerCase() === 'clean' && isNear(message, from, to, sounding);

/** "Clean" of a sound, or of a house, where nothing speaks of words: "clean lyrics" is plain. */
function isOfSound(message: Message, from: number, to: number): boolean {
  const said = message.words.slice(from, to).map(({ text }) => text);
  if (!said.some((word) => word === 'clean' || word === 'cleaner')) return false;
  if (said.some((word) => plainly.has(word))) return false;
  return isNear(message, from, to, sounding) || isNear(message, from, to, tidied);
}
const plainly = new Set(
  'lyrics words language version versions edit edits song songs ones please only keep said pg sfw rap hop hiphop trap drill grime rnb'.split(
    ' ',
  ),
);

/** Told of somebody, these are news of them or of what is between them and the listener; music plays a part in neither. */
const news = new Set(
  `hospital hospice surgery icu coma ward clinic chemo cancer ill sick poorly hurt injured died dies dying dead death passed funeral grave
  heaven jail prison custody rehab missing arrested bullied failing diagnosed autism autistic pregnant expelled worried worry scared
  afraid`
    .trim()
    .split(/\s+/),
);
const between = new Set(
  'married divorced single separated fought fight fighting argued argue arguing argument row angry mad furious upset patience contact touch'.split(
    ' ',
  ),
);

/** "No kids around". */
const absent = new Set('no without never not nor neither'.split(' '));

const forHearing =
  /\b(?:louder|(?:turn|crank|pump) (?:it|this|that|the music|things|the volume) up|volume up|turn up the volume|more volume)\b[^.!?]{0,20}\bso (?:that )?(?:[a-z]{1,12} ){1,4}can (?:hear|dance|sing|join|listen)\b/i;

/** "Louder so my gran can hear" is about the volume, whoever it is for. */
export const isForHearing = ({ text }: Message): boolean => forHearing.test(text.slice(0, mostRead));
/** In characters. */
const mostRead = 200;

/** Who is around and hears the music: "kids in the car", "grandma is here", but no "my grandma is in hospital". */
function company(message: Message): FoundCue<Cue>[] {
  if (isForHearing(message)) return [];
  // "I'll" is no word for being ill.
  if (
    message.words.some(
      ({ text, start, end }) => news.has(text) && message.text.slice(start, end).length === text.length,
    )
  )
    return [];
  return cuesOf(message, 'company').filter(
    ({ from, to }) =>
      !between.has(wordAt(message, from - 1)) &&
      !isAbsent(message, from, to) &&
      !isGreeting(message, from) &&
      !isGrown(message, from, to) &&
      !tellsForWhom(message, from),
  );
}

/** "Yo need some hype music" tells of nobody who is so many years old. */
function isGreeting(message: Message, from: number): boolean {
  const before = wordAt(message, from - 1);
  return wordAt(message, from) === 'yo' && !/^\d/.test(before) && !wordClasses.young.has(before);
}

const beforeAbsent = wordSet('need for of any more the my our around that');
const isGone = wordSet('arent isnt gone away elsewhere');
const there = wordSet('here around home there in coming with');

/** "No kids around", "no need for children around", "the kids aren't here". */
function isAbsent(message: Message, from: number, to: number): boolean {
  let at = from - 1;
  while (at > from - nearby && beforeAbsent.has(wordAt(message, at))) at -= 1;
  if (absent.has(wordAt(message, at))) return true;
  return message.words
    .slice(from, to + 2)
    .some(
      ({ text }, at) => isGone.has(text) || (text === 'not' && there.has(wordAt(message, from + at + 1))),
    );
}

/** "My grandma is dancing on the table", "she is in the next room" of a wife: nobody before whom one would not swear. */
function isGrown(message: Message, from: number, to: number): boolean {
  const said = message.words.slice(from, to).map(({ text }) => text);
  if (said.includes('dancing')) return said.some((word) => wordClasses.elders.has(word));
  if ((said[0] !== 'she' && said[0] !== 'he') || !(said.includes('room') || said.includes('door')))
    return false;
  return !message.words.some(
    ({ text }) => wordClasses.children.has(text) || wordClasses.elders.has(text) || young.has(text),
  );
}
const young = wordSet('baby babies newborn boss girl boy daughter son little');

/** "These are machines for children": told of a thing. */
export function tellsForWhom(message: Message, from: number): boolean {
  let at = from;
  while (at > from - nearby && !['is', 'are', 'was', 'were'].includes(wordAt(message, at))) at -= 1;
  const subject = wordAt(message, at - 1);
  return (
    at > from - nearby &&
    ['these', 'those', 'that', 'this', 'it', 'they'].includes(subject) &&
    wordAt(message, at + 1) !== 'for'
  );
}
