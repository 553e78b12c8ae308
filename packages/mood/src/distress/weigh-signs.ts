import type { LanguageSigns } from './language-signs.ts';
import { matchPhrases, type PhraseMatch } from './matching/match-phrases.ts';
import { linesOf, type Phrase, parseClass, parsePhrase } from './matching/phrase-syntax.ts';
import { buildPhraseTrie, type PhraseTrie } from './matching/phrase-trie.ts';
import type { Word } from './matching/read-words.ts';
import { createSpelling } from './matching/spelling.ts';
import { titles } from './signs/titles.ts';

/** What the signs of one language find in a text. */
export interface Weighed {
  /** What the signs weigh together; `acuteFrom` and `possibleFrom` say how much is much. */
  weight: number;
  /** What the text is about, as far as its single words tell; what the signs say of it stands there as well. */
  themes: ReadonlySet<string>;
  /** Every two themes said within a few words of each other. */
  nearThemes: ReadonlySet<string>;
  /** The signs that were found, as they are written in the language's data. */
  signs: ReadonlySet<string>;
  /** How many places of the language's phrases were looked at. */
  steps: number;
}

export interface SignReader {
  /** How many of the words are common ones of the language. */
  commonWordsIn: (words: readonly Word[]) => number;
  weigh: (words: readonly Word[]) => Weighed;
  /** Made when it is first asked for: most messages are in one language. */
  trie: () => PhraseTrie;
}

const kinds = ['acute', 'exaggerated', 'possible', 'innocent', 'joking'] as const;
type Kind = (typeof kinds)[number];
type Meaning = { kind: Kind; sign: string } | { theme: string };

/** Signs that count as themes beside others. */
const distressKinds: ReadonlySet<string> = new Set(['acute', 'exaggerated', 'possible']);

const weights = { acute: 100, exaggerated: 6, possible: 3, joking: -2.5 };
export const acuteFrom = 6;
export const possibleFrom = 3;
/** Themes of danger, whatever the language. A message with none of them is most often about something else. */
export const ofDanger: ReadonlySet<string> = new Set(
  (
    'die kill end gone live cut place meds violence weapon menace burden nobody nothing tired pain hate hope dark ill child god farewell affairs ' +
    'entrust secret tried reunite relief noFuture bodyNow byword askHelp noUse wantDead wantEnd hurtSelf'
  ).split(' '),
);
/** As much as one acute sign weighs, the most that can be taken away. */
export const surelyAcute = 50;
/** However much is said for effect, this is the most it takes away. */
const mostJoking = -5;
/** Themes with more words between them are not about each other. */
const nearWords = 2;

export function createSignReader(signs: LanguageSigns): SignReader {
  const spelling = createSpelling(signs.spelling);
  const phrases: Phrase[] = [];
  const meanings: Meaning[] = [];
  for (const kind of kinds)
    for (const line of linesOf(kind === 'innocent' ? signs.innocent + titles : signs[kind])) {
      phrases.push(parsePhrase(line));
      meanings.push({ kind, sign: `${kind} ${line}` });
    }
  for (const { name, phrases: ofTheme } of linesOf(signs.themes).map(parseClass))
    for (const elements of ofTheme) {
      phrases.push({ elements, startsSentence: false });
      meanings.push({ theme: name });
    }
  let made: PhraseTrie | null = null;
  const trie = () => {
    made ??= buildPhraseTrie(linesOf(signs.classes), phrases, spelling);
    return made;
  };
  const common = new Set(spelling.plainOf(signs.common));
  const even = signs.spelling.even ?? ((word: string) => word);

  const commonWordsIn = (words: readonly Word[]) => words.filter(({ text }) => common.has(even(text))).length;

  return {
    trie,
    commonWordsIn,
    weigh: (words) => {
      const spelled = spelling.spell(words);
      const { found, steps } = matchPhrases(trie(), spelled);
      const weighed = weightOf(found, meanings, spelled.length);
      return { ...weighed, themes: withWhatLacks(weighed, commonWordsIn(words)), steps };
    },
  };
}

/** The heaviest signs that share no word with each other or with an idiom, together, less what is said for effect. */
function weightOf(
  found: readonly PhraseMatch[],
  meanings: readonly Meaning[],
  wordCount: number,
): Omit<Weighed, 'steps'> {
  const taken = new Array<boolean>(wordCount).fill(false);
  const isFree = ({ start, end }: PhraseMatch) => {
    for (let at = start; at < end; at += 1) if (taken[at] === true) return false;
    return true;
  };
  const byKind = new Map<Kind, PhraseMatch[]>(kinds.map((kind) => [kind, []]));
  for (const match of found) {
    const meaning = meanings[match.phrase];
    if (meaning !== undefined && 'kind' in meaning) byKind.get(meaning.kind)?.push(match);
  }
  const ofKind = (kind: Kind) => byKind.get(kind) ?? [];
  /** How many of a kind stand apart from each other and from all that was counted before; long ones first. */
  const count = (kind: Kind): number =>
    ofKind(kind)
      .toSorted((a, b) => b.end - b.start - (a.end - a.start))
      .filter((match) => {
        if (!isFree(match)) return false;
        taken.fill(true, match.start, match.end);
        return true;
      }).length;

  const innocent = ofKind('innocent');
  for (const { start, end } of innocent) taken.fill(true, start, end);
  const signs = new Set<string>();
  const said: ThemeMatch[] = [];
  for (const match of found) {
    const meaning = meanings[match.phrase];
    if (meaning === undefined) continue;
    if ('kind' in meaning) signs.add(meaning.sign);
    if ('theme' in meaning) {
      if (isFree(match)) said.push({ start: match.start, end: match.end, theme: meaning.theme });
    } else if (distressKinds.has(meaning.kind))
      said.push({ start: match.start, end: match.end, theme: meaning.kind });
  }
  const themes = new Set(said.filter(({ theme }) => !distressKinds.has(theme)).map(({ theme }) => theme));
  const acute = count('acute');
  const exaggerated = count('exaggerated');
  const possible = count('possible');
  const jokes = new Set(ofKind('joking').map(({ phrase }) => phrase)).size;
  if (innocent.length > 0) themes.add('innocent');
  if (jokes > 0) themes.add('joking');
  if (possible > 0) themes.add('possible');
  if (exaggerated > 0) themes.add('exaggerated');
  themes.add(lengthOf(wordCount));
  const weight =
    acute * weights.acute +
    exaggerated * weights.exaggerated +
    possible * weights.possible +
    Math.max(jokes * weights.joking, mostJoking);
  return { weight, themes, nearThemes: nearThemesOf(said), signs };
}

/**
 * What is not said tells as much: a message without a theme of danger, and one without a common word, whose signs may be those of
 * another language.
 */
function withWhatLacks(
  { themes, weight }: Pick<Weighed, 'themes' | 'weight'>,
  commonWords: number,
): Set<string> {
  const more = new Set(themes);
  if (weight <= 0 && ![...themes].some((theme) => ofDanger.has(theme))) more.add('noDanger');
  if (commonWords === 0) more.add('noCommonWord');
  return more;
}

interface ThemeMatch {
  start: number;
  end: number;
  theme: string;
}

/** Every two different themes with few words between them, in one order. Most pairs of a long text are there many times. */
function nearThemesOf(said: readonly ThemeMatch[]): Set<string> {
  const near = new Map<string, Set<string>>();
  const inOrder = said.toSorted((a, b) => a.start - b.start);
  for (const [at, one] of inOrder.entries())
    for (let next = at + 1; next < inOrder.length; next += 1) {
      const other = inOrder[next];
      if (other === undefined || other.start - one.end > nearWords) break;
      if (one.theme === other.theme) continue;
      const others = near.get(one.theme);
      if (others === undefined) near.set(one.theme, new Set([other.theme]));
      else others.add(other.theme);
    }
  return new Set(
    [...near].flatMap(([one, others]) =>
      [...others].map((other) => (one < other ? `${one}~${other}` : `${other}~${one}`)),
    ),
  );
}

function lengthOf(wordCount: number): string {
  if (wordCount <= 3) return 'shortest';
  if (wordCount <= 7) return 'short';
  return wordCount <= 14 ? 'long' : 'longest';
}
