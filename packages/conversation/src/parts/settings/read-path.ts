import type { Mood } from '@attune/contract';
import { cuesOf, type Message, typed, wordAt } from '../../message.ts';
import { movingWords } from '../moves/moving-words.ts';

/** How the music is to go on: staying where the listener is, or leading elsewhere. */
export interface AskedPath {
  path: 'match' | 'shift';
  /** Where a shift begins and ends, where that is said. */
  from: Mood | null;
  to: Mood | null;
  /** Whoever writes asks for it themselves: "I want to be happy", and not "nobody could cheer me up". */
  isWished?: true;
  /** It is to go up little by little: "wake me up slowly", "start slow and build up". */
  rises?: true;
  words: string;
}

const weeping = new Set(
  'wallow wallowing cry crying weep weeping sob bawl sad sadness grieve grieving mourn mope moping heartbreak gloom hurt ache sulk'.split(
    ' ',
  ),
);
const feelings: ReadonlyMap<string, Mood> = new Map(
  Object.entries({
    ...{
      stressed: 'sad',
      anxious: 'sad',
      worried: 'sad',
      down: 'sad',
      tears: 'sad',
      crying: 'sad',
      grief: 'sad',
      low: 'sad',
    },
    ...{
      tired: 'calm',
      asleep: 'calm',
      sleep: 'calm',
      relaxed: 'calm',
      sleepy: 'calm',
      awake: 'energetic',
      pumped: 'energetic',
    },
    ...{
      hyped: 'energetic',
      angry: 'energetic',
      wired: 'energetic',
      hyper: 'energetic',
      focus: 'focus',
      focused: 'focus',
    },
    ...{
      ok: 'calm',
      okay: 'calm',
      smiling: 'happy',
      dancing: 'happy',
      hope: 'happy',
      joy: 'happy',
      euphoria: 'happy',
    },
  }),
);

/** "A bit of go" is in the music; "sad to go" goes. */
const mostlyVerbs = new Set('go hop skip shake hustle smile grin sting'.split(' '));

/** The mood that a word names. */
export const moodOf = (word: string): Mood | null =>
  feelings.get(word) ??
  movingWords.adjectives.get(word)?.mood ??
  movingWords.comparatives.get(word)?.mood ??
  (mostlyVerbs.has(word) ? null : movingWords.nouns.get(word)?.mood) ??
  null;

/** "Cheer me up, but don't start sad": who asks for that has no patience for a way up. */
const refusesGloom =
  /\b(?:(?:not|no|never|without|don['’]?t|do not) (?:(?:start|begin|open)(?:ing|s)? )?(?:(?:with|on|off|out|any|a|the|anything|something|more) ){0,3}(?:sad|sadness|dark|slow|low|gloomy|gloom|grey|gray)|(?:right|straight) (?:away|in)|at once|immediately|from (?:the )?(?:very )?(?:first|start))\b/i;

/** "cheer me up", "wake me up slowly", "from sad to happy" shift; "let me wallow", "keep me going" match. */
export function readPath(message: Message): AskedPath | null {
  const between = fromTo(message) ?? nowAndThen(message) ?? drifted(message);
  if (between !== null) return { ...between, isWished: true };
  const matching = cuesOf(message, 'matching').filter((cue) => !isBareDenial(message, cue));
  const [match] = matching;
  const shifts = [
    ...cuesOf(message, 'shiftUp').map((cue) => ({ ...cue, to: cue.to, mood: 'happy' as const })),
    ...cuesOf(message, 'shiftBuild').map((cue) => ({ ...cue, mood: null })),
    ...cuesOf(message, 'shiftEnergy').map((cue) => ({ ...cue, mood: 'energetic' as const })),
    ...cuesOf(message, 'shiftCalm').map((cue) => ({ ...cue, mood: 'calm' as const })),
  ].filter(
    ({ from, to }) =>
      !matching.some((other) => other.from <= from && other.to >= to) &&
      !isDenied(message, from) &&
      !isOfThePast(message, from),
  );
  const longest = shifts.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (longest?.mood === 'happy' && refusesGloom.test(message.text))
    return {
      path: 'match',
      from: null,
      to: 'happy',
      isWished: true,
      words: typed(message, longest.from, longest.to),
    };
  if (longest !== undefined) {
    const said = message.words.slice(longest.from, longest.to).map(({ text }) => text);
    // "Start where I am and bring me down": one says how, and the other where to.
    const where =
      shifts.find(({ mood, from, to }) => isLed(mood) && (to <= longest.from || from >= longest.to))?.mood ??
      null;
    const isSaidTwice = longest.mood === null && where !== null;
    const mood = longest.mood ?? where;
    return {
      path: 'shift',
      from: longest.mood === null ? beginningIn(message, longest) : null,
      to: mood,
      ...((isSaidTwice || isOwnWish(message, longest, longest.mood)) && { isWished: true }),
      ...((mood === null || mood === 'energetic') &&
        said.some((word) => rising.has(word)) && { rises: true }),
      words: typed(message, longest.from, longest.to),
    };
  }
  if (match === undefined) {
    const denied = cuesOf(message, 'shiftUp').find(({ from }) => isDenied(message, from));
    // "Nothing to buck me up": whoever will not be cheered stays where they are.
    return denied === undefined
      ? null
      : { path: 'match', from: null, to: null, words: typed(message, denied.from, denied.to) };
  }
  const weeps = message.words.some(({ text }, at) => weeping.has(text) && !isDenied(message, at));
  return { path: 'match', from: null, to: weeps ? 'sad' : null, words: typed(message, match.from, match.to) };
}

const rising = new Set(
  `wake waking wakes rouse rouses slowly gently gradually softly ease easing warm warming build builds building ramp ramps ramping rise climb
   climbs swell swells ascend crescendo crescendos escalate escalates grows peaks start begin open raise increase faster louder livelier
   quicker bigger stronger higher brighter`.split(/\s+/),
);
/** Going up is what building up does by itself. */
const isLed = (mood: Mood | null): boolean => mood !== null && mood !== 'energetic';

const beginnings = new Set('start starts starting begin begins open opens'.split(' '));

/** "Start slow and build up": the mood that it begins with. */
function beginningIn(message: Message, { from, to }: { from: number; to: number }): Mood | null {
  for (let at = from; at < to; at += 1)
    if (beginnings.has(wordAt(message, at)))
      return moodNear(message, at + 1, Math.min(4, to - at - 1))?.mood ?? null;
  return null;
}

/** "Not happy" tells, where "nothing happy" asks. */
const isBareDenial = (message: Message, { from, to }: { from: number; to: number }): boolean =>
  to - from === 2 && ['not', 'never', 'dont'].includes(wordAt(message, from));

const refusing = new Set('dont not never no without nothing nobody stop quit'.split(' '));
const trying = new Set(
  'even try trying to you dare bother think about please ever start attempt go and be so all of'.split(' '),
);
const mostTried = 7;

/** "Don't even try to cheer me up": only words for trying stand between. */
function isDenied(message: Message, at: number): boolean {
  const near = [1, 2, 3].map((back) => wordAt(message, at - back));
  const mark = near.indexOf('');
  // "No, cheer me up": what a mark parts from it turns nothing down.
  if (near.slice(0, mark === -1 ? near.length : mark).some((word) => refusing.has(word))) return true;
  let before = at - 1;
  while (before > at - mostTried && trying.has(wordAt(message, before))) before -= 1;
  return before < at - 1 && refusing.has(wordAt(message, before));
}

/** "He used to wake me up slowly": told of what was, and asked of nobody. */
const isOfThePast = (message: Message, at: number): boolean =>
  wordAt(message, at - 1) === 'to' && wordAt(message, at - 2) === 'used';

const asking = new Set(
  'i we want need wanna would like just really so please now music songs something that to can could you id'.split(
    ' ',
  ),
);
const clauseStarts = new Set('but and so then yet though instead'.split(' '));
const ofGladness = new Set('happy happier cheer smile smiling laugh joy joyful hopeful'.split(' '));
const needs = new Set('want need have got like'.split(' '));
/** "For her", "one day": a wish for life, and none for the next song. */
const ofLife = new Set('for with one some someday eventually like'.split(' '));
const farthestBack = 8;

/** "But I want to be happy": only words of asking stand before it in its clause, and gladness is named outright. */
function isOwnWish(message: Message, { from, to }: { from: number; to: number }, goal: Mood | null): boolean {
  const said = message.words.slice(from, to).map(({ text }) => text);
  let after = to;
  while (wordAt(message, after) === 'again') after += 1;
  const isOutright = goal === 'happy' && said.some((word) => ofGladness.has(word));
  if (!isOutright && !(goal === 'energetic' && needs.has(said[0] ?? ''))) return false;
  if (ofLife.has(wordAt(message, after))) return false;
  let at = from - 1;
  while (at > from - farthestBack && asking.has(wordAt(message, at))) at -= 1;
  const before = wordAt(message, at);
  return before === '' || clauseStarts.has(before);
}

/** What tells how it went, and asks for nothing: "I went from happy to sad". */
const told = new Set(
  'went gone fell fallen turned swung moved dropped came jumped switched changed going'.split(' '),
);

/** "from sad to happy", "start slow and end wild". */
function fromTo(message: Message): AskedPath | null {
  for (let at = 0; at < message.words.length; at += 1) {
    const word = wordAt(message, at);
    if (
      ![
        'from',
        'start',
        'starts',
        'starting',
        'begin',
        'begins',
        'beginning',
        'go',
        'goes',
        'going',
        'open',
        'opens',
        'opening',
      ].includes(word)
    )
      continue;
    const first = word === 'from' && told.has(wordAt(message, at - 1)) ? null : moodNear(message, at + 1, 3);
    if (first === null) continue;
    for (let next = first.at + 1; next <= first.at + 6; next += 1) {
      if (
        ![
          'to',
          'into',
          'end',
          'ends',
          'ending',
          'finish',
          'finishing',
          'then',
          'until',
          'till',
          'towards',
          'toward',
        ].includes(wordAt(message, next))
      )
        continue;
      const last = moodNear(message, next + 1, 3);
      if (last !== null && last.mood !== first.mood) {
        return { path: 'shift', from: first.mood, to: last.mood, words: typed(message, at, last.at + 1) };
      }
    }
  }
  return null;
}

const drifting = new Set(
  'fade fades fading drift drifts drifting melt melts ease eases easing slide slides glide glides slip slips sink sinks dissolve morph morphs soften softens grow grows turn turns'.split(
    ' ',
  ),
);

/** "Let it fade into sleepy stuff", "drift towards something warm": where the music is to come in the end. */
function drifted(message: Message): AskedPath | null {
  for (const [at, { text }] of message.words.entries()) {
    if (!drifting.has(text)) continue;
    let next = at + 1;
    while (next < at + 4 && ['it', 'me', 'us', 'things', 'slowly', 'gently'].includes(wordAt(message, next)))
      next += 1;
    if (!['into', 'towards', 'toward'].includes(wordAt(message, next))) continue;
    const goal = moodNear(message, next + 1, 4);
    if (goal !== null)
      return { path: 'shift', from: null, to: goal.mood, words: typed(message, at, goal.at + 1) };
  }
  return null;
}

function moodNear(message: Message, from: number, within: number): { mood: Mood; at: number } | null {
  for (let at = from; at < from + within; at += 1) {
    const mood = moodOf(wordAt(message, at));
    if (mood !== null) return { mood, at };
  }
  return null;
}

/** These are verbs as well: "hard to focus", "happy to chill". */
const alsoVerbs = new Set('calm chill focus relax slow quiet mellow sleep dance'.split(' '));
const laterOn = ['by the end', 'at the end', 'in the end', 'to finish', 'later', 'afterwards'];

/** "sad to happy", "sad now, happy by the end": two moods that a clause begins with, and nothing else between them. */
function nowAndThen(message: Message): AskedPath | null {
  for (let at = 0; at < message.words.length; at += 1) {
    const from = wordAt(message, at - 1) === '' ? moodOf(wordAt(message, at)) : null;
    if (from === null) continue;
    const goal = goalAfter(message, at);
    const to = goal === null ? null : moodOf(wordAt(message, goal));
    if (goal !== null && to !== null && to !== from)
      return { path: 'shift', from, to, words: typed(message, at, goal + 1) };
  }
  return null;
}

/** The place of the mood that the one before is to become. */
function goalAfter(message: Message, at: number): number | null {
  if (wordAt(message, at + 1) === 'to' || wordAt(message, at + 1) === 'into') {
    const end = message.words[at + 3];
    const isAlone = end === undefined || !end.isWord || endings.has(end.text);
    return isAlone && !alsoVerbs.has(wordAt(message, at + 2)) ? at + 2 : null;
  }
  const next = wordAt(message, at + 1) === 'now' ? at + 2 : at + 1;
  const link = message.words[next]?.text ?? '';
  if (link === '>' || link === '→' || link === 'then') return next + 1;
  if (link !== ',' && link !== 'and') return null;
  const goal = next + 1;
  const after = message.words
    .slice(goal + 1, goal + 4)
    .map(({ text }) => text)
    .join(' ');
  return laterOn.some((words) => `${after} `.startsWith(`${words} `)) ? goal : null;
}

const endings = new Set('please music songs playlist mix mood in over for slowly now pls'.split(' '));
