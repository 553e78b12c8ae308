import { type Mood, moods } from '@attune/contract';
import { wantsToStayAwake } from '@attune/mood';
import { isFiller } from '../../cues/fillers.ts';
import { wordClasses } from '../../cues/word-classes.ts';
import { cuesOf, type Message, typed, wordAt } from '../../message.ts';
import { spokenOfOnly } from '../constraints/spoken-of-only.ts';
import { descriptionAt, isDescribing, movingWords } from '../moves/moving-words.ts';
import { isWishedFor } from '../moves/wished-words.ts';
import { isChangeRefused } from '../refused-before.ts';
import { mostAsked } from './most-asked.ts';
import { needsQuiet, wishesCalm } from './needs-quiet.ts';
import { oppositeAsked } from './opposite-mood.ts';
import type { DeniedMood } from './read-denied-moods.ts';
import { readWishedMood } from './read-wished-mood.ts';
import { denials, staysEven } from './stays-even.ts';

/** A mood asked of the music by name: "calm piano", "something happy", "make it sad". */
export interface AskedMood {
  mood: Mood;
  words: string;
  /** It can mean nothing else, whatever is told beside it. */
  isPlain?: true;
  /** A word that asks leads to it: "something gentle", where "the calm lake" only describes. */
  isWish?: true;
  /** More of it than the word alone says: "very quiet", "proper sad". */
  isStrong?: true;
  /** "Calm but awake": as bright as it was. */
  isEven?: true;
  /** It takes the place of what was understood before: "sorry, I meant sad". */
  isCorrection?: true;
}

const comparing = new Set('more less too'.split(' '));
const feelings = new Set('am feel feeling feels felt was were im been getting so got is'.split(' '));
const leads = new Set(
  `something anything else some make it keep that be play sound sounds more want need prefer me music songs and nice really very
  a bit little super kind of kinda all rather quite for sth stay nothing go this things them with but just maybe pretty
  to into mood vibe vibes now still the extra proper mostly on`
    .trim()
    .split(/\s+/),
);
const ofMusic = wordClasses.music;
const musicNouns = new Set('playlist background soundtrack vibe vibes mood beats feel sound'.split(' '));

/** The mood that most of the describing words ask for; `null` when none does. */
export function readAskedMood(
  message: Message,
  before: Mood | null,
  denied: readonly DeniedMood[] = [],
  faulted: ReadonlyArray<{ from: number; to: number }> = [],
): AskedMood | null {
  const even = calmButAwake.exec(message.text);
  if (even !== null) return { mood: 'focus', words: even[0], isPlain: true, isEven: true };
  // "One slow song, but don't make me fall asleep", of music that is lively.
  const isAwake = before === 'energetic' || (before === 'focus' && staysEven(message, before));
  if (wantsToStayAwake(message.text) && !isAwake)
    return { mood: staysEven(message, before) ? 'focus' : 'energetic', words: 'awake', isPlain: true };
  if (needsQuiet(message)) return { mood: 'calm', words: 'quiet', isPlain: true };
  if (before === null && wishesCalm(message.text)) return { mood: 'calm', words: 'calm', isPlain: true };
  const superlative = before === null ? mostAsked(message.text) : null;
  if (superlative !== null && !denied.some(({ words }) => superlative.words.includes(words)))
    return { ...superlative, isPlain: true, isWish: true };
  const turned = oppositeAsked(message, before);
  if (turned !== null) return turned;
  const dull = dullAsked(message);
  if (dull !== null) return dull;
  // "These are heartbreak songs": of music that plays.
  const isSpoken = before === null ? () => false : spokenOfOnly(message);
  const wished = readWishedMood(message, isSpoken);
  // "Cut the sad ones".
  const isDenied = wished !== null && denied.some(({ words }) => wished.words.includes(words));
  const votes = new Map<Mood, string[]>();
  let isStrong = false;
  let isWish = false;
  for (const [at, word] of message.words.entries()) {
    const description = word.isWord ? descriptionAt(message, at) : null;
    const mood = description?.direction.mood ?? null;
    if (description === null || mood === null || isDone(message, at)) continue;
    const last = description.to - 1;
    if (!isAsked(message, at, before !== null, last)) continue;
    if (faulted.some(({ from, to }) => from <= at && at < to)) continue;
    if (denied.some(({ from }) => from === at) || isRemoved(message, at) || isSpoken(at, at + 1)) continue;
    // "Don't go back to the sad ones".
    if (before !== null && isChangeRefused(message, at)) continue;
    // "Yes like this. Slow": of what is sad that is about the tempo alone.
    if (before === 'sad' && description.direction.tempo === 'slow' && !follows(message, at)) continue;
    if (mood === 'happy' || mood === 'sad') if (isDeniedOfSelf(message, mood)) continue;
    votes.set(mood, [...(votes.get(mood) ?? []), typed(message, at, last + 1)]);
    isWish ||= follows(message, at);
    isStrong ||= word.text === 'barely' || strengthening.has(wordAt(message, at - 1));
  }
  const best = moods.reduce<Mood | null>(
    (winner, mood) =>
      (votes.get(mood)?.length ?? 0) > (winner === null ? 0 : (votes.get(winner)?.length ?? 0))
        ? mood
        : winner,
    null,
  );
  // "Something festive but one can talk over it" is festive before it is quiet.
  const isUnder =
    wished?.mood === 'calm' && best !== null && bright.has(best) && isUnderTalk.test(wished.words);
  // "Something ridiculous and happy" is happy.
  const isAlsoGlad =
    wished?.mood === 'energetic' && best === 'happy' && message.text.includes(`${wished.words} and `);
  const isBeside = isUnder || isAlsoGlad;
  if (wished !== null && !isDenied && !isBeside) return { ...wished, isPlain: true };
  if (best === null) return null;
  const isCorrection =
    before !== null &&
    message.words.some((word, at) => movingWords.adjectives.has(word.text) && isCorrected(message, at));
  return {
    mood: isBeside ? 'happy' : best,
    words: (votes.get(best) ?? []).join(' '),
    ...(isWish && { isWish: true as const }),
    ...(isStrong && { isStrong: true as const }),
    ...(isCorrection && { isCorrection: true as const }),
  };
}

/** Awake, and no more than that. */
const calmButAwake =
  /\b(?:calm|quiet|gentle|soft|relaxed|mellow)(?:,? but| and| yet|,)(?: still| keep(?:s|ing)? (?:me|us)| stay(?:ing)?)? (?:awake|alert)\b|\b(?:awake|alert)(?:,? but| and| yet|,) (?:still )?(?:calm|quiet|gentle|soft|relaxed|mellow)\b/i;

/** "Music for driving home" is to drive nobody on. */
const isDone = (message: Message, at: number): boolean =>
  message.named.some(
    ({ kind, meant, from, to }) =>
      kind === 'activity' &&
      meant &&
      from <= at &&
      at < to &&
      ![to - 1, to].some((end) => ofMusic.has(wordAt(message, end))),
  );

const removing = new Set(
  'drop lose ditch skip remove cut bin kill axe scrap chuck delete exclude'.split(' '),
);
const pointing = new Set('the all those these any'.split(' '));

/** "Cut the slow ones". */
function isRemoved(message: Message, at: number): boolean {
  let before = at - 1;
  while (before > at - 4 && pointing.has(wordAt(message, before))) before -= 1;
  return removing.has(wordAt(message, before)) && before < at - 1;
}

/** "Not sad, just grey", "not happy, only sunny": words for a feeling that is denied ask for none of it. */
function isDeniedOfSelf({ words }: Message, mood: Mood): boolean {
  return words.some(
    ({ text }, at) => text === mood && ['not', 'never', 'isnt'].includes(words[at - 1]?.text ?? ''),
  );
}

const bright: ReadonlySet<Mood> = new Set(['happy', 'energetic']);
const isUnderTalk = /\b(?:talk|chat|converse|speak|natter|gossip)\b/i;

const strengthening = new Set(
  'very really super extremely so proper properly ultra dead insanely seriously even barely'.split(' '),
);

const dullWords = new Set('boring dull monotonous uneventful repetitive'.split(' '));
const between = new Set('really very so nice and a bit more super completely totally utterly as'.split(' '));

/** "Something boring" asks for what keeps nobody awake; "this is boring" asks for something else. */
function dullAsked(message: Message): AskedMood | null {
  for (const [at, { text }] of message.words.entries()) {
    if (!dullWords.has(text)) continue;
    let before = at - 1;
    while (before > at - 4 && between.has(wordAt(message, before))) before -= 1;
    const isAsked = ['something', 'anything'].includes(wordAt(message, before));
    if (isAsked && !denials.has(wordAt(message, before - 1)))
      return { mood: 'calm', words: typed(message, before, at + 1) };
  }
  return null;
}

/** "Stuck in traffic, going insane". */
const losesMind = new Set('insane mad crazy nuts mental bonkers'.split(' '));
const going = new Set('going gone went me us him her'.split(' '));

/** Whether the description at a place is what the music is to be. */
export function isAsked(message: Message, at: number, goesOn: boolean, last = at): boolean {
  for (let before = at - 1; before >= at - 3; before -= 1) {
    const word = wordAt(message, before);
    if (denials.has(word)) return false;
    if (comparing.has(word) && before === at - 1) return false;
    if (word === '') break;
    if (feelings.has(word) && (wordAt(message, before - 1) === 'i' || word.startsWith('feel'))) return false;
  }
  if (losesMind.has(wordAt(message, at)) && going.has(wordAt(message, at - 1))) return false;
  if (isTriedInVain(message, at) || isJudged(message, at) || isEffect(message, at)) return false;
  if (describesMusic(message, last) || follows(message, at) || isWishedFor(message, at, last + 1))
    return true;
  if (!goesOn) return (isBegged(message, at) && isAlone(message, at)) || isContrasted(message, at);
  if (isCorrected(message, at)) return true;
  return isAlone(message, at) || isCalledFor(message, at);
}

const sayings = new Set('meant mean said say wrote typed'.split(' '));
const selves = new Set(['i', 'we', '']);

/** "Sorry, I meant sad": what follows takes the place of what was understood. */
function isCorrected(message: Message, at: number): boolean {
  let before = at - 1;
  while (
    before > at - 5 &&
    ['more', 'like', 'something', 'very', 'really', 'the', 'a'].includes(wordAt(message, before))
  )
    before -= 1;
  const isSaid = sayings.has(wordAt(message, before)) && selves.has(wordAt(message, before - 1));
  const next = wordAt(message, at + 1);
  return isSaid && (next === '' || isFiller(next) || next === 'not' || ofMusic.has(next));
}

/** "quiet please": courtesy asks, where "quiet today" tells. */
function isBegged(message: Message, at: number): boolean {
  return ['please', 'pls', 'plz'].includes(wordAt(message, at + 1)) || wordAt(message, at - 1) === 'please';
}

/** "Quiet but not sad", as all that a sentence says. */
function isContrasted(message: Message, at: number): boolean {
  const { words } = message;
  const before = words[at - 1];
  return (
    movingWords.adjectives.has(wordAt(message, at + 3)) &&
    wordAt(message, at + 4) === '' &&
    (before === undefined || ['.', '!', '?', ';', '\n'].includes(before.text)) &&
    words[at + 1]?.text === 'but' &&
    words[at + 2]?.text === 'not'
  );
}

/** In words; bounds the work for a message of nothing but adjectives. */
const longestAlone = 8;

/** "mellow please": with music on the screen, a clause of nothing else is about it. */
function isAlone(message: Message, at: number): boolean {
  const describes = (place: number) =>
    isDescribing(message, place) ||
    isFiller(wordAt(message, place)) ||
    isJoint(message, place) ||
    isPaired(message, place);
  let first = at;
  while (wordAt(message, first - 1) !== '') {
    first -= 1;
    if (at - first > longestAlone) return false;
  }
  for (let place = first; wordAt(message, place) !== ''; place += 1) {
    // "Cheerful but not stupid": what is kept out asks for nothing else.
    const isWhole = first === 0 || message.words[first - 1]?.text === ',';
    if (isWhole && place > at && isBut(message, place)) return true;
    if (place > at && isWithSome(message, place) && !feltWith.has(wordAt(message, place - 1))) return true;
    if (place - at > longestAlone || !describes(place) || feelings.has(wordAt(message, place))) return false;
  }
  return true;
}

/** "Strong and cheerful": a description by its place. */
const isPaired = (message: Message, at: number): boolean =>
  movingWords.compared.has(wordAt(message, at)) &&
  ((wordAt(message, at + 1) === 'and' && isDescribing(message, at + 2)) ||
    (wordAt(message, at - 1) === 'and' && isDescribing(message, at - 2)));

const isBut = (message: Message, at: number): boolean =>
  wordAt(message, at) === 'but' && denials.has(wordAt(message, at + 1));

/** "Calm with a little swell", where whoever is happy with a friend tells. */
const isWithSome = (message: Message, at: number): boolean =>
  wordAt(message, at) === 'with' && amounts.has(wordAt(message, at + 1));
const amounts = new Set('a some no lots plenty loads just more less'.split(' '));
const feltWith = new Set('happy angry mad sad serious alone lonely cheerful hard fun tough glad'.split(' '));

/** "Calm and warm", "so happy but still soft". */
function isJoint(message: Message, at: number): boolean {
  const word = wordAt(message, at);
  if (word === 'so')
    return wordAt(message, at - 1) === '' && ['but', 'and'].includes(wordAt(message, at + 2));
  if (word !== 'and' && word !== 'but') return false;
  // "But subtle, his mother is here".
  if (at === 0) return isDescribing(message, isFiller(wordAt(message, 1)) ? 2 : 1);
  const next = at + (isFiller(wordAt(message, at + 1)) ? 2 : 1);
  return word === 'and' || (isDescribing(message, at - 1) && isDescribing(message, next));
}

const trying = new Set(
  `try trying want need have going dare to make get be me it us feel you making ever please play put on give giving playing putting
  anything something any show send throw pick choose even think of suggest suggesting offering offer`
    .trim()
    .split(/\s+/),
);

/** "don't try to make me happy": the denial stands before the words for trying. */
function isTriedInVain(message: Message, at: number): boolean {
  let before = at - 1;
  while (before > at - 9 && trying.has(wordAt(message, before))) before -= 1;
  return ['dont', 'not', 'stop', 'never', 'no', 'without', 'quit'].includes(wordAt(message, before));
}

/** "I find the music a little sad": what is found asks for none of it. */
const isJudged = (message: Message, at: number): boolean =>
  [2, 3, 4, 5, 6].some(
    (back) => wordAt(message, at - back) === 'find' && ['i', 'we'].includes(wordAt(message, at - back - 1)),
  );

/** "Ballads make me sleepy" tells what they do. */
function isEffect(message: Message, at: number): boolean {
  const makes = at - 2;
  if (wordAt(message, at - 1) !== 'me' || !/^makes?$/.test(wordAt(message, makes))) return false;
  return message.named.some(({ to }) => to === makes);
}

const courtesies = new Set('please now today tonight instead then only'.split(' '));

/** "gentle please she's asleep": nothing but such words comes before it in the clause, and a word that asks comes after. */
function isCalledFor(message: Message, at: number): boolean {
  let first = at - 1;
  while (first >= at - longestAlone && wordAt(message, first) !== '') {
    const word = wordAt(message, first);
    const isBeside = isFiller(word) || strengthening.has(word) || word === 'and';
    if (!isDescribing(message, first) && !isBeside) return false;
    first -= 1;
  }
  let next = at + 1;
  while (isDescribing(message, next) || wordAt(message, next) === 'and') next += 1;
  // "Super slow by the end".
  const isLater = ['by', 'towards', 'toward'].includes(wordAt(message, next));
  return courtesies.has(wordAt(message, next)) || (isLater && wordAt(message, next + 1) === 'the');
}

const links = new Set(
  `with about this that these those when from have your some more than other into over like only just every what which because while their there here
  good want need love hate play hear through under without even still very really quite`
    .trim()
    .split(/\s+/),
);
const isContent = (word: string): boolean => word.length > 3 && !links.has(word) && !isFiller(word);

/** "calm and slow piano", "happy songs". */
function describesMusic(message: Message, at: number): boolean {
  for (let next = at + 1; next <= at + 4; next += 1) {
    const word = wordAt(message, next);
    if (ofMusic.has(word) || musicNouns.has(word)) return true;
    const named = message.named.find(({ from }) => from === next);
    // "Happy dancing music", where "happy dancing" tells how somebody is.
    if (named !== undefined)
      return (
        (named.kind !== 'activity' && named.kind !== 'scene') ||
        [named.to - 1, named.to].some((end) => ofMusic.has(wordAt(message, end)))
      );
    // "Sad vampire music": one word of any kind may stand before the noun.
    if (next === at + 1 && isContent(word) && ofMusic.has(wordAt(message, next + 1))) return true;
    if (word !== 'and' && !movingWords.adjectives.has(word) && word !== '' && word !== 'but') return false;
    if (word === '' && message.words[next]?.text !== ',') return false;
  }
  return false;
}

/** "something calm", "make it happy", "music that is sad". */
function follows(message: Message, at: number): boolean {
  const asks = cuesOf(message, 'ask', 'makeIt').filter(({ from }) => from < at);
  const near = asks.some(({ from, to }) => {
    if (to > at && from <= at) return true;
    for (let between = to; between < at; between += 1) {
      const word = wordAt(message, between);
      // "Make it stupid and happy".
      const isJoined = isContent(word) && wordAt(message, between + 1) === 'and';
      if (!leads.has(word) && !movingWords.adjectives.has(word) && !isJoined) return false;
    }
    return at - to <= 5;
  });
  if (near) return true;
  const before = wordAt(message, at - 1);
  // "What is quiet but still good", and not "what is sad about it".
  const ends = ['', 'but', 'and', 'enough', 'that', 'please', 'for', 'here'].includes(
    wordAt(message, at + 1),
  );
  if (before === 'is' && wordAt(message, at - 2) === 'what' && ends) return true;
  return before === 'something' || before === 'anything' || before === 'smth';
}
