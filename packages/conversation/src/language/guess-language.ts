import { commonWords } from '../words/common-words.ts';
import { languageWords } from './language-words.ts';
import { moreLanguageWords } from './more-language-words.ts';

const byWord: ReadonlyMap<string, readonly string[]> = makeIndex();

function makeIndex(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const [language, words] of Object.entries({ ...languageWords, ...moreLanguageWords })) {
    for (const word of new Set(words.trim().split(/\s+/)))
      index.set(word, [...(index.get(word) ?? []), language]);
  }
  return index;
}

/** Letters that few languages have, and what one of them in a word speaks for. */
const letters: Readonly<Record<string, readonly string[]>> = {
  ñ: ['es'],
  '¿': ['es'],
  '¡': ['es'],
  ã: ['pt'],
  õ: ['pt'],
  ß: ['de'],
  ä: ['de', 'sv', 'fi'],
  ö: ['de', 'tr', 'sv', 'fi', 'hu'],
  å: ['sv', 'da', 'nb'],
  ø: ['da', 'nb'],
  æ: ['da', 'nb'],
  ő: ['hu'],
  ű: ['hu'],
  ř: ['cs'],
  ě: ['cs'],
  ů: ['cs'],
  č: ['cs', 'hr'],
  š: ['cs', 'hr'],
  ž: ['cs', 'hr'],
  đ: ['hr', 'vi'],
  ț: ['ro'],
  ș: ['ro'],
  ă: ['ro', 'vi'],
  ư: ['vi'],
  ơ: ['vi'],
  ạ: ['vi'],
  ế: ['vi'],
  ü: ['de', 'tr'],
  ç: ['fr', 'pt', 'tr'],
  ê: ['fr', 'pt'],
  à: ['fr', 'it'],
  è: ['fr', 'it'],
  œ: ['fr'],
  ù: ['it', 'fr'],
  ò: ['it'],
  ş: ['tr'],
  ğ: ['tr'],
  ı: ['tr'],
  ł: ['pl'],
  ą: ['pl'],
  ę: ['pl'],
  ś: ['pl'],
  ż: ['pl'],
  ź: ['pl'],
  ń: ['pl'],
  ć: ['pl'],
};

/** English words that stand in the lists of other languages too, or say little. */
const smallEnglish: ReadonlySet<string> = new Set(
  `i a the and is it to in on me my of for you no so we he she be do am an as at by if or up us was are not but with that this
  some more less please can play what want need feel like music song songs something now just dont im its`
    .trim()
    .split(/\s+/),
);

/** "I'm", "don't", "it's": no other language here shortens so. Cut at the apostrophe, "I'm sad" would be Croatian for "and now". */
const contractions =
  /\b(?:i['’](?:m|ve|ll|d)|(?:s?he|it|that|there|here|what|who|how|where|let)['’]s|(?:we|you|they)['’](?:re|ve|ll|d)|(?:do|did|does|is|are|was|were|ca|wo|would|could|should|has|have|had|ai)n['’]t)\b/giu;
/** What one of these speaks for English: more than a word that another language has as well. */
const ofContraction = 1.5;

export interface LanguageGuess {
  /** BCP 47 tag; `und` where it cannot be told. */
  language: string;
  /** Readable for the readers of this package, which know English. */
  isEnglish: boolean;
}

const mostLetters = 3000;
/** So many words of which none is English are another language even where only one of them tells which. */
const leastUnknown = 4;

/**
 * The language of a message, from its script and its most frequent words. English unless another is clearly likelier; a
 * name or a title in another language makes no message of it.
 */
export function guessLanguage(text: string): LanguageGuess {
  const script = scriptOf(text);
  if (script !== null) return { language: script, isEnglish: false };
  const words =
    text
      .slice(0, mostLetters)
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length === 0) return { language: 'und', isEnglish: true };
  const scores = new Map<string, number>();
  let english = ofContraction * (text.slice(0, mostLetters).match(contractions)?.length ?? 0);
  for (const word of words) {
    const languages = byWord.get(word) ?? [];
    // "Im", "war" and "so" are German as well.
    if (smallEnglish.has(word)) english += languages.length === 0 ? 1.5 : 0.75;
    else if (commonWords.has(word)) english += languages.length === 0 ? 1 : 0.5;
    for (const language of languages) add(scores, language, languages.length > 2 ? 0.6 : 1);
    for (const letter of word) for (const language of letters[letter] ?? []) add(scores, language, 0.6);
  }
  for (const mark of ['¿', '¡']) if (text.includes(mark)) add(scores, 'es', 1);
  // "Sad" is Croatian for now, and "stress" is German: alone, a word that English has is meant in English.
  if (english > 0 && new Set(words).size === 1) return { language: 'en', isEnglish: true };
  let best = 'en';
  let highest = 0;
  for (const [language, score] of scores) if (score > highest) [best, highest] = [language, score];
  const enough = words.length === 1 ? 0.9 : Math.max(1.5, words.length * 0.3);
  if (highest >= enough && highest > english) return { language: best, isEnglish: false };
  if (english === 0 && words.length >= leastUnknown && highest > 0)
    return { language: best, isEnglish: false };
  return { language: 'en', isEnglish: true };
}

/** In words of a message in plain English, at the least: "cramps, hot water bottle, leave me alone". */
const plainly = 0.6;

/** Whether most words of a message are everyday English ones that no other language here has. */
export function isPlainlyEnglish(text: string): boolean {
  const words =
    text
      .slice(0, mostLetters)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const english = words.filter(
    (word) => (smallEnglish.has(word) || commonWords.has(word)) && !byWord.has(word),
  );
  return words.length > 0 && english.length >= plainly * words.length;
}

function add(scores: Map<string, number>, language: string, score: number): void {
  scores.set(language, (scores.get(language) ?? 0) + score);
}

/** What is most often written in each script; letters that few languages have come first. */
const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['el', /\p{Script=Greek}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['th', /\p{Script=Thai}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['te', /\p{Script=Telugu}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['pa', /\p{Script=Gurmukhi}/u],
  ['uk', /[іїєґ]/iu],
  ['ru', /\p{Script=Cyrillic}/u],
  ['fa', /[پچژگ]/u],
  ['ar', /\p{Script=Arabic}/u],
];

/** The language a script stands for, when most letters are of it; `und` where several are written in it. */
function scriptOf(text: string): string | null {
  const start = text.slice(0, mostLetters);
  let latin = 0;
  let foreign = 0;
  for (const character of start) {
    if (/\p{Script=Latin}/u.test(character)) latin += 1;
    else if (/\p{L}/u.test(character)) foreign += 1;
  }
  // A few words of another script inside a message are a name; a script of words without spaces weighs more.
  if (foreign === 0 || latin > foreign * 2) return null;
  return scripts.find(([, letters]) => letters.test(start))?.[0] ?? 'und';
}
