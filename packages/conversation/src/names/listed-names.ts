import { type Message, wordAt } from '../message.ts';
import { commonWords } from '../words/common-words.ts';
import { type Name, nameAt, nameTyped } from './read-name.ts';

/**
 * "Bruno Mars, Justin Timberlake and Adele": a message of nothing but names, or a sentence of several in a longer one: "he
 * loved crooners. Sinatra, Nat King Cole, that kind of thing"; none otherwise.
 */
export function listedNames(message: Message): Name[] {
  const whole = namesBetween(message, 0, message.words.length);
  if (whole.length > 0) return whole.slice(0, mostNames);
  const found: Name[] = [];
  const everyday: Name[] = [];
  let from = 0;
  for (let at = 0; at <= message.words.length && found.length < mostNames; at += 1) {
    if (at < message.words.length && !ends.has(message.words[at]?.text ?? '')) continue;
    const names = namesBetween(message, from, at);
    if (names.length > 1 || goesOnAlike(message, names, at) || isNamedAlone(message, names, from, at))
      found.push(...names);
    else {
      found.push(...namesAmongParts(message, from, at));
      everyday.push(...wordTyped(message, from, at));
    }
    from = at + 1;
  }
  // "Alanis. Hole. That era": beside a name a word with its capital is one.
  return found.length === 0 ? [] : [...found, ...everyday].slice(0, mostNames);
}

/** "Nina Simone / Etta James": known names and nothing else, in whatever language they are. */
export function isNamesAlone(message: Message): boolean {
  const names = namesBetween(message, 0, message.words.length);
  return names.length > 0 && names.every(({ isKnown }) => isKnown === true);
}

const mostNames = 5;
const orders = new Set(
  'remove delete drop skip keep play put bring add stop give take change turn make lose cut'.split(' '),
);
const ends = new Set(['.', '!', '?', ';', ':', '\n']);

/** The names between two places where nothing else stands between them; none otherwise. */
function namesBetween(message: Message, from: number, end: number): Name[] {
  const names: Name[] = [];
  let at = from;
  while (at < end) {
    const { text = '' } = message.words[at] ?? {};
    if (joins.has(text)) {
      at += 1;
      continue;
    }
    if (names.length > 0 && isAndSoOn(message, at, end)) break;
    const name = nameAt(message, at, false);
    if (name === undefined || name.to > end || isEveryday(message, name)) return [];
    // "Remove the Slip Jig please".
    if (name.isKnown !== true && orders.has(wordAt(message, name.from))) return [];
    // "Springsteen, that sort of fella": a name may open the sentence that says there are more of its kind.
    const isAlike = name.likely === true && names.length === 0 && isAndSoOn(message, name.to, end);
    if (!name.certain && !isAlike) return [];
    names.push(name);
    at = name.to;
  }
  return names;
}

/** "Old country, Johnny Cash, Patsy Cline, stuff my grandad had": two names or more between commas, whatever stands around them. */
function namesAmongParts(message: Message, from: number, end: number): Name[] {
  const found: Name[] = [];
  const everyday: Name[] = [];
  const others: boolean[] = [];
  let hasHedge = false;
  let start = from;
  for (let at = from; at <= end; at += 1) {
    if (at < end && message.words[at]?.text !== ',') continue;
    const names = namesBetween(message, start, at);
    const typed = names.length === 0 ? wordTyped(message, start, at) : [];
    everyday.push(...typed);
    found.push(...names);
    hasHedge ||= names.length > 0 && hasHedgeIn(message, start, at);
    others.push(names.length + typed.length === 0 && !isAndSoOn(message, start, at));
    start = at + 1;
  }
  // "Something for piano, Schubert perhaps, or such".
  if (hasHedge && found.every(({ isKnown }) => isKnown === true)) return found;
  // "Rebirth, Dirty Dozen, that".
  if (found.length > 0 && !others.includes(true)) return [...found, ...everyday];
  // "Pink Floyd, Genesis, Yes": among names a word with its capital is one.
  if (found.length > 1) return [...found, ...everyday];
  return [];
}

const hedges = new Set(
  'perhaps maybe say possibly ideally preferably example instance eg probably'.split(' '),
);

const hasHedgeIn = ({ words }: Message, from: number, end: number): boolean =>
  words.slice(from, end).some(({ text }) => hedges.has(text));

/** "Bach maybe. Cello.": a known name alone in one sentence of several. */
const isNamedAlone = (
  message: Message,
  [name, ...others]: readonly Name[],
  from: number,
  end: number,
): boolean =>
  name?.isKnown === true && others.length === 0 && end > from && end - from < message.words.length - 1;

/** A known name of one everyday word, with its capital, alone between two places. */
function wordTyped(message: Message, from: number, end: number): Name[] {
  const { start = 0 } = message.words[from] ?? {};
  const letter = message.text[start] ?? '';
  const name = end === from + 1 && letter !== letter.toLowerCase() ? nameTyped(message, from) : undefined;
  return name === undefined ? [] : [name];
}

const soOn = new Set(
  `that those this kind kinds sort sorts of thing things stuff vibe vibes type era lot people music such like likes etc similar the
  fella fellas bloke blokes guy guys crowd gang co ilk school scene ballpark territory lane or and so whoever someone somebody along
  forth on those lines in way bands singers artists songs band singer artist style them all ish esque pls please maybe perhaps rubbish nonsense
  shite crap cheese malarkey bunch clan brigade posse generation wave mob days sound sounds business level calibre territory flavour feels others company
  everyone somebody alike equivalent roughly ideally`
    .trim()
    .split(/\s+/),
);
const alike = new Set(
  'kind sort type lot crowd gang co ilk likes similar lines vibe vibes ballpark territory style era'.split(
    ' ',
  ),
);

/** "Lonnie Donegan and that lot": one name is asked for where more of its kind are. */
function goesOnAlike(message: Message, names: readonly Name[], end: number): boolean {
  const last = names.at(-1);
  if (last === undefined) return false;
  for (let at = last.to; at < end; at += 1)
    if (alike.has(wordAt(message, at))) return isAndSoOn(message, last.to, end);
  return false;
}

/** "That kind of thing", "and such": the rest of the sentence only says that there are more. */
function isAndSoOn(message: Message, from: number, end: number): boolean {
  const rest = Array.from({ length: Math.max(0, end - from) }, (_, n) => wordAt(message, from + n));
  const said = rest.filter((word) => word !== '');
  return said.length > 0 && said.every((word) => soOn.has(word));
}

function isEveryday(message: Message, { from, to, isKnown }: Name): boolean {
  for (let at = from; at < to; at += 1) if (!commonWords.has(wordAt(message, at))) return false;
  // "Deep Purple" and "Pink Floyd" are written so.
  const letter = message.text[message.words[to - 1]?.start ?? 0] ?? '';
  if (isKnown === true && to - from > 1 && letter !== letter.toLowerCase()) return false;
  return to - from < 3;
}

const joins = new Set(
  ', and . ! & / please some or maybe thanks more ok okay yes yeah also um uh hmm perhaps like think say try obviously definitely absolutely good great too then instead next first always just only also lol sure hmm oh aye yep yup innit well'.split(
    ' ',
  ),
);
