import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** A text that repeats one piece, named by it. */
export interface HostileText {
  name: string;
  /** So many characters (code points) of it. */
  ofLength: (length: number) => string;
}

/** The words a reader knows: those in the sources and fixtures it reads by. */
export function wordsIn(...paths: readonly string[]): string[] {
  const words = new Set<string>();
  for (const path of paths) {
    const files = path.includes('.')
      ? [path]
      : readdirSync(join(projectRoot, path), { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
          .map((name) => join(path, name));
    for (const file of files) {
      const text = readFileSync(join(projectRoot, file), 'utf8');
      for (const [word] of text.matchAll(/\p{L}[\p{L}\p{M}\p{N}']*/gu)) words.add(word.toLowerCase());
    }
  }
  return [...words].sort();
}

/** Characters that are read together with others, that stand for many, or that open what has to be closed. */
const trickyPieces = [
  ['combining marks', 'a\u0301\u0308'],
  ['marks without a letter', '\u0301'],
  ['families of emoji', '👩‍👩‍👧‍👦'],
  ['emoji joined without end', '😀\u200d'],
  ['flags', '🇦🇧'],
  ['half a flag each', '🇦'],
  ['skin tones', '👍🏽'],
  ['variation selectors', '❤\ufe0f'],
  ['first halves of characters', '\ud83d'],
  ['second halves of characters', '\udc00'],
  ['halves in the wrong order', '\udc00\ud83d'],
  ['letters that unfold into many', 'ﷺ'],
  ['squared words', '㌀'],
  ['syllables that are composed', '\u1100\u1161\u11a8'],
  ['words without spaces between', 'สวัสดี'],
  ['writing from right to left', '\u202eשלום\u202c'],
  ['characters that take no place', '\u200b\u200c\u2060'],
  ['double quotes', '"'],
  ['single quotes', "'"],
  ['quotes after spaces', " 'a"],
  ['curly quotes that open', '“‘«'],
  ['quotes within quotes', `"'a'"`],
  ['brackets that open', '('],
  ['brackets of all kinds', '([{<'],
  ['brackets within brackets', 'a(b'],
  ['tags that open', '<a'],
  ['thinking that never ends', '<think>'],
  ['entities', '&amp;lt;'],
  ['spaces', ' '],
  ['spaces between letters', 'a          '],
  ['line breaks', '\n'],
  ['tabs and odd spaces', '\t\u00a0\u2003\u3000'],
  ['full stops', '.'],
  ['digits and dots', '1.'],
  ['digits and commas', '1,'],
  ['hyphens', 'a-'],
  ['apostrophes', "a'"],
  ['ampersands', 'a&'],
  ['underscores', '_'],
  ['slashes', '/'],
  ['exclamations', '!?'],
  ['smileys', ':)'],
  ['one letter', 'a'],
  ['capitals', 'A'],
  ['letters that grow in lower case', 'İ'],
  ['laughter', 'haha'],
  ['short forms with a full stop', 'Mr. '],
  ['roles', 'assistant: '],
] as const;

const joints = [' ', ', ', ' and ', '-', '. not '] as const;

/** Each word repeated, every word with another one, and what is tricky to any reader; the same ones each time. */
export function hostileTexts(words: readonly string[], most = Number.POSITIVE_INFINITY): HostileText[] {
  const singles = sample(words, most).map((word) => repeated(`"${word}"`, `${word} `));
  const pairs = sample(words, most).flatMap((word, at) => {
    const other = words[(at * 7919 + 13) % words.length] ?? word;
    const joint = joints[at % joints.length] ?? ' ';
    const third = words[(at * 104_729 + 7) % words.length] ?? word;
    return [
      repeated(`"${word}" and "${other}"`, `${word}${joint}${other}${joint}`),
      repeated(`"${other} ${third}" after "${word}"`, `${other} ${third} `, `${word} `),
    ];
  });
  return [...trickyPieces.map(([name, piece]) => repeated(name, piece)), ...singles, ...pairs];
}

export function repeated(name: string, piece: string, start = ''): HostileText {
  const characters = [...piece];
  const startLength = [...start].length;
  return {
    name,
    ofLength(length) {
      const left = Math.max(0, length - startLength);
      const whole = piece.repeat(Math.floor(left / characters.length));
      return start + whole + characters.slice(0, left % characters.length).join('');
    },
  };
}

/** Evenly spread over the list. */
function sample<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  return items.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}
