import type { Mood } from '@attune/contract';
import { type Message, wordAt } from '../../message.ts';

export const denials = new Set(
  'not no nothing isnt dont doesnt wont arent wasnt hate hates hated loathed loathes despised detested less without never too neither nor'.split(
    ' ',
  ),
);

const strained = new Set(
  `wound worked wired hype hyped hyping hyper stressed agitated amped jumpy jittery manic frantic crazy intense aggressive perky heavy wild loud angry
  overexcited tense rattled mad anxious nervous buzzing silly bouncy shouty`
    .trim()
    .split(/\s+/),
);
const towards = new Set(
  'get getting be being make making me us too so that too anything want to feel drive go'.split(' '),
);

/** "Not to fall asleep, but not get wound up either": awake and no more. */
function shunsStrain(message: Message): boolean {
  return message.words.some(({ text }, at) => {
    if (!strained.has(text)) return false;
    let before = at - 1;
    while (before > at - 6 && towards.has(wordAt(message, before))) before -= 1;
    return denials.has(wordAt(message, before));
  });
}

const even = new Set(
  'calm calmly calmer calming quiet quietly soft softly gentle gently mellow relaxed relaxing steady smooth chill'.split(
    ' ',
  ),
);
const rousing = new Set(
  `${[...strained].join(' ')} energetic energy upbeat lively livelier fast faster louder dance dancing party bangers pump`.split(
    ' ',
  ),
);

/** "Stay awake but calm": what is said of it, unless it is not to be so. */
const isSaid = (message: Message, words: ReadonlySet<string>): boolean =>
  message.words.some(
    ({ text }, at) => words.has(text) && ![1, 2, 3].some((back) => denials.has(wordAt(message, at - back))),
  );

const unstrained =
  /\b(?:not|no|nothing|without) (?:too )?(?:shouting|head ?(?:pain|ache)|screaming|screamin|noisy)\b/i;

/** "Slow synthesizers, but keep me awake", or of music that is calm already: no party. */
export const staysEven = (message: Message, before: Mood | null): boolean =>
  shunsStrain(message) ||
  unstrained.test(message.text) ||
  message.named.some(({ kind, value, meant }) => kind === 'tempo' && meant && value !== 'fast') ||
  isSaid(message, even) ||
  ((before === 'calm' || before === 'focus') && !isSaid(message, rousing));
