import type { AnsweredTurn, ShownLists } from './answered-turn.ts';
import type { Choice } from './choose.ts';
import { describeBrief, filledWith, listed } from './describe-changes.ts';
import { questionReplies } from './texts/questions.ts';

type QuestionKind = 'why' | 'heard' | 'can' | 'who' | 'other';

const signs: readonly (readonly [QuestionKind, readonly string[]])[] = [
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
      ],
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

/** A question is answered from the brief: what was heard, and what was searched for. Nothing is made up. */
export function answerQuestion(
  { text, reading: { brief }, shown }: AnsweredTurn,
  pick: (group: string, texts: readonly string[]) => Choice | null,
): Choice | null {
  const kind = kindOf(text);
  if (kind === 'can') return pick('can', questionReplies.can);
  if (kind === 'who') return pick('who', questionReplies.who);
  if (brief === null) return pick('nothing-yet', questionReplies.nothingYet);
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
  const told = lists.slice(0, mostLists).map(({ name, fits }) => {
    const why = fits.length > 0 ? listed(fits) : 'came with the search, and says none of the words itself';
    return `“${name}”: ${why}.`;
  });
  return [`I searched for ${listed(searched)}. Of that each list says of itself:`, ...told].join('\n');
}
