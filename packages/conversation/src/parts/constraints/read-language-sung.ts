import type { Brief } from '@attune/contract';
import { isFiller } from '../../cues/fillers.ts';
import { type Message, wordAt } from '../../message.ts';
import { sungIn } from '../../names/places-and-kinds.ts';
import { type Around, findBefore, findBehind } from './words-around.ts';

export interface SungLanguage {
  value: string;
  avoided: boolean;
  /** "Less English": as little as can be. */
  soft?: true;
  words: string;
  from: number;
  to: number;
}

const languages: ReadonlySet<string> = new Set(
  `english spanish portuguese french german italian japanese korean hindi arabic turkish polish dutch indonesian mandarin
  cantonese chinese russian swedish norwegian danish finnish icelandic greek hebrew persian farsi urdu punjabi tamil telugu
  bengali swahili yoruba igbo zulu amharic irish welsh gaelic catalan basque ukrainian czech hungarian romanian thai
  vietnamese tagalog filipino malay latin creole wolof xhosa flemish
  georgian armenian serbian croatian bosnian bulgarian slovak slovenian lithuanian latvian estonian albanian macedonian kurdish mongolian
  nepali sinhala malayalam kannada marathi gujarati pashto khmer burmese javanese hausa somali lingala shona afrikaans twi galician breton
  maltese maori hawaiian quechua yiddish ladino sanskrit tibetan kazakh uzbek azerbaijani cymraeg gaeilge
  française francaise española espanola italiana portuguesa svenska polski suomi norsk dansk
  italiano español espanol français francais deutsch português portugues nederlands türkçe turkce`
    .trim()
    .split(/\s+/),
);
const canonical: ReadonlyMap<string, string> = new Map(
  Object.entries({
    farsi: 'persian',
    filipino: 'tagalog',
    chinese: 'mandarin',
    flemish: 'dutch',
    ...{ cymraeg: 'welsh', gaeilge: 'irish', polski: 'polish', suomi: 'finnish' },
    ...{ svenska: 'swedish', norsk: 'norwegian', dansk: 'danish' },
    ...{
      française: 'french',
      francaise: 'french',
      española: 'spanish',
      espanola: 'spanish',
      italiana: 'italian',
      portuguesa: 'portuguese',
    },
    ...{
      italiano: 'italian',
      español: 'spanish',
      espanol: 'spanish',
      français: 'french',
      francais: 'french',
    },
    ...{ deutsch: 'german', português: 'portuguese', portugues: 'portuguese', nederlands: 'dutch' },
    ...{ türkçe: 'turkish', turkce: 'turkish' },
  }),
);
const nouns: ReadonlySet<string> = new Set(
  `songs song music lyrics singing vocals singers singer tunes tracks track ones stuff artists artist language bands band voices
  voice ballads hits playlist speaking sung only words pop rock rap indie folk classics
  oldies standards disco soul funk metal punk ballad anthems romance film movie schlager schlagers lullabies carols hymns love rappers rapper crooners chansons musicians`
    .trim()
    .split(/\s+/),
);
/** Kinds of music that name a language as a word of theirs. */
const kindsOfMusic = new Set(['arabic music', 'turkish pop', 'latin music', 'latin pop', 'celtic']);
const verbs = new Set(
  'sung sing sings singing songs song music lyrics something anything stuff all only mostly tracks vocals ones tunes it them some more artists pop hits ballads rap playlist'.split(
    ' ',
  ),
);
const asks = new Set(
  'some more only no not without any less fewer something anything just also add the in of mostly prefer'.split(
    ' ',
  ),
);
const denials = new Set(
  'no not without less fewer nothing never dont isnt arent avoid except excluding minus instead stop skip enough drop lose remove ditch cut kill bin scrap delete ban axe hate exclude omit nix purge'.split(
    ' ',
  ),
);

/** The language a word names, by its canonical name; none for most words. */
export const languageOf = (word: string): string | undefined =>
  languages.has(word) ? (canonical.get(word) ?? word) : undefined;

/** "in Spanish", "French songs", "something Portuguese", "no English". */
export function readSungLanguages(message: Message, brief: Brief | null = null): SungLanguage[] {
  const found: SungLanguage[] = [];
  if (!message.words.some(({ text }) => languages.has(text))) return fromCountries(message);
  const [before, behind] = [findBefore(message.words), findBehind(message.words)];
  for (const [at, { text }] of message.words.entries()) {
    const isWelcome =
      !owning.has(wordAt(message, at - 1)) &&
      behind.some(({ cue, from }) => cue === 'bringBack' && from === at + 1);
    const isWished = brief !== null && (isWelcome || isWholeWish(message, at, brief));
    if (!languages.has(text) || !(isSung(message, at) || isWished)) continue;
    const to = nouns.has(wordAt(message, at + 1)) ? at + 2 : at + 1;
    const avoided =
      (wordAt(message, at - 1) === 'much' && wordAt(message, at - 2) === 'too') ||
      [1, 2, 3, 4].some(
        (back) => denials.has(wordAt(message, at - back)) && isUnbroken(message, at - back, at),
      ) ||
      (denials.has(wordAt(message, to)) && isEnd(message, to + 1)) ||
      before.some((one) => one.to === at && refusing.has(one.cue)) ||
      behind.some((one) => one.from === to && one.cue === 'takeOut');
    found.push({
      ...{ value: canonical.get(text) ?? text, avoided, words: text, from: at, to: at + 1 },
      ...(avoided && isLessened(message, at) && { soft: true as const }),
    });
  }
  const refused = new Set(found.flatMap(({ value, avoided }) => (avoided ? [value] : [])));
  // "Nothing in Spanish, in Spanish I understand too much".
  return [...found.filter(({ value, avoided }) => avoided || !refused.has(value)), ...fromCountries(message)];
}

/** "Less English", "not so much English". */
function isLessened(message: Message, at: number): boolean {
  const [before, before2] = [wordAt(message, at - 1), wordAt(message, at - 2)];
  return before === 'less' || before === 'fewer' || (before === 'much' && soMuch.has(before2));
}
const soMuch = new Set(['so', 'too', 'that', 'as']);

/** "My French could come back" is spoken. */
const owning = new Set('my your his her their our the'.split(' '));
const refusing: ReadonlySet<Around> = new Set<Around>(['refuse', 'takeOut']);
const isEnd = (message: Message, at: number): boolean =>
  wordAt(message, at) === '' && message.words[at]?.text !== '?';

const ofMusic = new Set(
  'songs song music something anything stuff artists artist bands tracks tunes hits singers women men pop rock rap folk more some'.split(
    ' ',
  ),
);

const sungThere = new Set('song songs music lyrics singers singer pop rock rap ballads hits'.split(' '));

/** "Something from Sweden", "pop from France", "I want Vietnam song". */
function fromCountries(message: Message): SungLanguage[] {
  return message.words.flatMap(({ text }, at): SungLanguage[] => {
    const value = sungIn(text);
    if (value !== null && sungThere.has(wordAt(message, at + 1)))
      return [{ value, avoided: denials.has(wordAt(message, at - 1)), words: text, from: at, to: at + 1 }];
    const lead = wordAt(message, at - 1) === 'from' ? at - 2 : -1;
    if (value === null || !ofMusic.has(wordAt(message, lead)) || !isClosed(wordAt(message, at + 1)))
      return [];
    return [{ value, avoided: denials.has(wordAt(message, lead - 1)), words: text, from: at, to: at + 1 }];
  });
}

/** "In French, please", "Welsh if you can", "English no": with music on the screen, a clause of nothing else is about what is sung. */
function isWholeWish(message: Message, at: number, { wanted }: Brief): boolean {
  let first = at;
  while (isLeading(wordAt(message, first - 1))) first -= 1;
  let last = at;
  while (isTrailing(wordAt(message, last + 1))) last += 1;
  if (wordAt(message, first - 1) !== '' || wordAt(message, last + 1) !== '') return false;
  const clause = message.words.slice(first, last + 1).map(({ text }) => text);
  // "I was sad, french, and happy".
  const isBare =
    clause.filter((word) => !isFiller(word)).length === 1 && message.words[first - 1]?.text === ',';
  const isBeside = message.words.some(
    ({ text }, place) => languages.has(text) && (place < first || place > last),
  );
  if ((isBare && !isBeside) || clause.some((word) => ofSpeakers.has(word))) return false;
  // "In English: something faster" is about the talk, unless another language is sung.
  const isOfTalk = wordAt(message, at) === 'english' && !clause.some((word) => denials.has(word));
  const others =
    clause.filter((word) => languages.has(word)).length > 1 || wanted.some(({ kind }) => kind === 'language');
  return !isOfTalk || others || (wordAt(message, at - 1) === 'in' && last + 1 >= message.words.length);
}

const ofSpeakers = new Set('enough sorry i im am we are was were my speak understand from'.split(' '));
const isLeading = (word: string): boolean =>
  word !== '' && (isFiller(word) || languages.has(word) || leading.has(word) || denials.has(word));
const leading = new Set(
  'but and or only all sung in mostly more also then something anything not some same thing again'.split(' '),
);
const isTrailing = (word: string): boolean =>
  word !== '' && (isLeading(word) || trailing.has(word) || closing.has(word));
const trailing = new Set(
  `if you can have got possible available any too also is are would will do be works even better best good fine ok welcome lovely great nice
  perfect no not one ones only then instead`
    .trim()
    .split(/\s+/),
);

function isUnbroken(message: Message, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const word = wordAt(message, at);
    if (word === '' || word === 'but') return false;
  }
  return true;
}

function isSung(message: Message, at: number): boolean {
  const [before, before2, after] = [
    wordAt(message, at - 1),
    wordAt(message, at - 2),
    wordAt(message, at + 1),
  ];
  const word = wordAt(message, at);
  if (kindsOfMusic.has(`${word} ${after}`)) return false;
  // Most Irish songs are sung in English.
  if (word === 'irish' && before !== 'in' && singing.has(after)) return false;
  // "Hindi songs" are a kind of music as well.
  const isKind = (value: string) => value !== 'bollywood' || word !== 'hindi';
  if (
    message.named.some((one) => one.from <= at && at < one.to && one.kind !== 'activity' && isKind(one.value))
  )
    return false;
  // "Turkish 70s, please".
  if (/^(?:19|20)?\d0s$/.test(after) && isClosed(wordAt(message, at + 2))) return true;
  if (nouns.has(after) || isBeforeSinging(message, at)) return !(word === 'latin');
  if (isAmongMusic(message, at)) return true;
  // "Rap français, chanson française".
  if (
    canonical.has(word) &&
    (nouns.has(before) || message.named.some(({ to, kind }) => to === at && kind === 'genre'))
  )
    return true;
  // "En español".
  if (before === 'en' && canonical.has(word)) return true;
  if ([before, before2, wordAt(message, at - 3)].some((one) => learning.has(one))) return false;
  // "make it French".
  if (['it', 'them', 'all'].includes(before) && ['make', 'keep', 'want', 'do'].includes(before2))
    return isClosed(after);
  // "Some forro, in Portuguese": a mark may stand before it, unless the whole message is about another language.
  // "No in English, only in Spanish".
  if (before === 'in' && (denials.has(before2) || (nouns.has(before2) && before2 !== 'words')))
    return isClosed(after);
  if (before === 'in')
    return (
      verbs.has(before2) || ((at >= 2 || leadsLanguage(message, at)) && isClosed(after) && word !== 'english')
    );
  if (['or', 'and', 'nor', ''].includes(before) && followsLanguage(message, at)) return isClosed(after);
  // "Something old Hindi".
  if (before === 'much' && soMuch.has(before2)) return isClosed(after);
  return (asks.has(before) || (ofTime.has(before) && asks.has(before2))) && isClosed(after);
}

const kindsOfSong = new Set(
  `island islands folk folky traditional trad old older oldschool modern new wedding pub drinking drunk country mountain village church love summer
  beach party dance dancing classic classical male female mens womens men women voice children kids sad happy slow fast sea gypsy street bar cafe`
    .trim()
    .split(/\s+/),
);
const singing = new Set(
  'songs song music tunes choir choirs ballads hymns lullabies carols anthems chants'.split(' '),
);
const mostKinds = 2;

/** "Greek island songs", "Welsh male voice choir". Irish pub songs are sung in English. */
function isBeforeSinging(message: Message, at: number): boolean {
  if (wordAt(message, at) === 'irish') return false;
  let next = at + 1;
  while (next <= at + mostKinds && kindsOfSong.has(wordAt(message, next))) next += 1;
  return singing.has(wordAt(message, next));
}

/** "Some rap, French", "French, female, whispery, 60s": alone between two marks, beside what is said of music. */
function isAmongMusic(message: Message, at: number): boolean {
  const [before, after] = [message.words[at - 1], message.words[at + 1]];
  const isAlone =
    (before === undefined || before.text === ',') && (after === undefined || endsPart.has(after.text));
  if (!isAlone || (before === undefined && after === undefined) || message.text.includes('?')) return false;
  return message.named.some(({ meant, kind }) => meant && kind !== 'activity' && kind !== 'scene');
}
const endsPart = new Set([',', '.', '!', ';', '\n']);

/** "In French, Italian or Spanish". */
function leadsLanguage(message: Message, at: number): boolean {
  const next = message.words[at + 1];
  const joins = next !== undefined && [',', '/', 'or', 'and'].includes(next.text);
  return joins && languages.has(wordAt(message, at + 2));
}

/** "In Korean or Japanese": of two languages side by side both are sung, or none. */
function followsLanguage(message: Message, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 2); back -= 1) {
    const { text, isWord } = message.words[back] ?? { text: '', isWord: false };
    if (languages.has(text)) return isSung(message, back);
    if (isWord ? !['or', 'and', 'nor'].includes(text) : text !== ',' && text !== '/') return false;
  }
  return false;
}

const ofTime = new Set(
  'old older oldish classic vintage retro modern new newer recent slow sad soft gentle nice good sweet calm quiet mellow romantic traditional upbeat fun happy little bit pretty lovely cheerful'.split(
    ' ',
  ),
);

/** "Learning some Portuguese" asks for no songs in it. */
const learning = new Set(
  'learn learning learnt learned study studying studied practise practising practice practicing speak speaking spoke teach teaching taught understand'.split(
    ' ',
  ),
);

const closing = new Set(
  'please and or but this instead for now today tonight again too either then obv obviously ofc of if since because cause as maybe nor naturally preferably ideally wanna want i'.split(
    ' ',
  ),
);
const isClosed = (word: string) => word === '' || closing.has(word) || isFiller(word);
