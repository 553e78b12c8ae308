import type { AnsweredTurn, ShownLists } from './answered-turn.ts';
import type { Choice } from './choose.ts';
import { describeBrief, filledWith, listed } from './describe-changes.ts';
import { fill } from './fill.ts';
import { questionReplies } from './texts/questions.ts';

type QuestionKind = 'why' | 'heard' | 'can' | 'who' | About | 'other';
/** Questions about the assistant itself, answered the same whatever was understood. */
type About = 'cost' | 'length' | 'data' | 'self' | 'share' | 'choice' | 'typing' | 'service' | 'tongue';

const signs: readonly (readonly [QuestionKind, readonly string[]])[] = [
  ['cost', ['free', 'cost', 'costs', 'pay', 'paid', 'price', 'charge', 'subscription', 'money']],
  [
    'data',
    [
      'data',
      'private',
      'privacy',
      'store',
      'stored',
      'safe',
      'secure',
      'spy',
      'spying',
      'track me',
      'who i am',
    ],
  ],
  [
    'self',
    [
      'robot',
      'bot',
      'human',
      'ai',
      'a machine',
      'a person',
      'chatgpt',
      'real person',
      'who are you',
      'what are you',
      'read minds',
      'read my mind',
      'sentient',
      'who picks',
      'who chooses',
      'who selects',
    ],
  ],
  [
    'typing',
    [
      'do i type',
      'to type',
      'do i write',
      'do i say',
      'do i do here',
      'do i do now',
      'do i start',
      'do i begin',
      'do i put',
    ],
  ],
  [
    'service',
    [
      'work with',
      'works with',
      'connect',

      'apple music',
      'youtube',
      'which service',
      'my account',
    ],
  ],
  [
    'tongue',
    [
      'do you speak',
      'you speak',
      'speak french',
      'speak german',
      'speak spanish',
      'other languages',
      'which languages',
      'what languages',
      'parlez',
      'habla',
      'sprichst',
    ],
  ],
  ['share', ['share', 'export', 'download', 'send it', 'send this', 'send these']],
  ['length', ['how long', 'how many', 'longer than', 'limit', 'maximum', 'minutes long', 'hours long']],
  [
    'why',
    [
      ...[
        'why',
        'reason',
        'reasons',
        'how come',
        'how did you',
        'how do you pick',
        'based on',
        'what made you',
      ],
      ...[
        'basis',
        'grounds',
        'basing',
        'go by',
        'went by',
        'reasoning',
        'how do you decide',
        'how do you choose',
        'how do you know',
        'how do you find',
        'how does it work',
      ],
    ],
  ],
  [
    'choice',
    [
      'what music',
      'what kind',
      'which genres',
      'what genres',
      'what sort',
      'what do you have',
      'what songs',
      'which music',
      'specific song',
      'particular song',
      'certain song',
      'get only',
      'only songs',
      'only get',
    ],
  ],
  [
    'heard',
    [
      ...['hear', 'heard', 'understand', 'understood', 'brief', 'got so far', 'think i', 'know about me'],
      ...[
        'i told you',
        'i asked',
        'i say',
        'i said',
        'down for me',
        'take from',
        'took from',
        'read back',
        'recap',
      ],
    ],
  ],
  ['can', ['can you', 'could you', 'able', 'help', 'how does this', 'how do i', 'commands', 'options']],
  [
    'who',
    [
      ...[
        'who',
        'whose',
        'which artist',
        'which band',
        'which composer',
        'what song',
        'name of',
        'the artist',
      ],
      ...['the singer', 'the band', 'what is playing', 'what s playing', 'what album', 'which album'],
    ],
  ],
];

/** Words of a question, with a space on either side, so that "why" is not found in "whyever". */
const padded = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

function kindOf(text: string): QuestionKind {
  const words = padded(text);
  return signs.find(([, ones]) => ones.some((one) => words.includes(` ${one} `)))?.[0] ?? 'other';
}

const isAbout = (kind: QuestionKind): kind is About =>
  ['cost', 'length', 'data', 'self', 'share', 'choice', 'typing', 'service', 'tongue'].includes(kind);

/** "How do you know what fits?", before there is anything to give reasons for. */
const asksHow = /\bhow\b/i;

/** "How many songs fit in a 40 min commute?" */
function minutesIn(text: string): number | null {
  const [, count, unit = ''] = /(\d{1,3}) ?(min|h)/i.exec(text) ?? [];
  if (count === undefined) return null;
  return Number(count) * (unit.toLowerCase() === 'h' ? 60 : 1);
}

/** A song has three and a half minutes, more or less. */
const fitting = (minutes: number) => `${Math.max(1, Math.round(minutes / 3.5))} songs`;

/** A question is answered from the brief: what was understood, and what was searched for. Nothing is made up. */
export function answerQuestion(
  { text, reading: { brief }, shown }: AnsweredTurn,
  pick: (group: string, texts: readonly string[]) => Choice | null,
): Choice | null {
  const kind = kindOf(text);
  if (kind === 'can') return pick('can', questionReplies.can);
  if (kind === 'who') return pick(kind, questionReplies.who);
  if (kind === 'length' && minutesIn(text) !== null)
    return fill(pick('fits', questionReplies.fits), [fitting(minutesIn(text) ?? 0)]);
  if (isAbout(kind)) return pick(`about-${kind}`, questionReplies[kind]);
  if (brief === null)
    return kind === 'other'
      ? pick('unknown', questionReplies.unknown)
      : kind === 'why' && asksHow.test(text)
        ? pick('how', questionReplies.how)
        : pick('nothing-yet', questionReplies.nothingYet);
  const parts = [
    ...(brief.situation === null ? [] : [brief.situation]),
    brief.path === 'shift' ? `a way towards ${brief.mood}` : `${brief.mood} music`,
    ...describeBrief(brief),
  ];
  const choice = pick(kind, questionReplies[kind === 'why' ? 'why' : 'heard']);
  if (choice === null) return null;
  const said = filledWith(choice.text, parts);
  return { ...choice, text: kind === 'why' && shown !== undefined ? `${said}\n${tellLists(shown)}` : said };
}

const mostLists = 10;

/** What was searched for, and what of it each list has in its own words. */
function tellLists({ searched, lists }: ShownLists): string {
  const lines = lists.slice(0, mostLists).map(({ name, fits }) => {
    const why = fits.length > 0 ? listed(fits) : 'came with the search, and says none of the words itself';
    return `“${name}”: ${why}.`;
  });
  return [`I searched for ${listed(searched)}. Of that each list says of itself:`, ...lines].join('\n');
}
