/** How long each song may last. */
export interface SongLength {
  is: 'shorter' | 'longer';
  minutes: number;
}

const canonical = /^(shorter|longer) than (\d{1,2}(?:\.\d)?) minutes$/;

/** What a keyword says of the length of songs, `shorter than 3 minutes`; `null` for any other. */
export function songLengthOf(keyword: string): SongLength | null {
  const [, is, minutes] = canonical.exec(keyword) ?? [];
  return is === undefined ? null : { is: is === 'shorter' ? 'shorter' : 'longer', minutes: Number(minutes) };
}

const numbers = 'one two three four five six seven eight nine ten'.split(' ');
const number = `(\\d{1,2}(?:[.,]\\d)?|${numbers.join('|')})`;
const time = `${number}(?:-| )?(?:min(?:ute)?s?|m)\\b`;
const songs = '(?:songs?|tracks?|tunes?|pieces?|ones?|anything|each(?: song)?|every song)';
const said =
  "(?: (?:that|which|they|are|is|should|be|all|to|can|must|please|of|long|last(?:s|ing)?|just|only|it|['’]s)){0,5}";
const over = '(?:over|above|longer than|more than|past|beyond)';
const under =
  '(?:under|below|shorter than|less than|at most|max(?:imum)?(?: of)?|up to|no longer than|not (?:over|longer than|more than))';
const least = '(?:over|above|longer than|more than|at least|min(?:imum)?(?: of)?)';

const patterns: readonly (readonly [SongLength['is'], RegExp])[] = [
  ['shorter', new RegExp(`\\b(?:nothing|none|no ${songs})${said} ${over} ${time}`, 'i')],
  [
    'longer',
    new RegExp(`\\b(?:nothing|none|no ${songs})${said} (?:under|below|shorter than|less than) ${time}`, 'i'),
  ],
  ['shorter', new RegExp(`\\b${songs},?${said} ${under} ${time}(?: (?:long|each))?`, 'i')],
  ['shorter', new RegExp(`\\b${under} ${time} (?:songs|tracks|tunes|long|each|per song|a song)\\b`, 'i')],
  ['longer', new RegExp(`\\b${songs},?${said} ${least} ${time}(?: (?:long|each))?`, 'i')],
  ['longer', new RegExp(`\\b${least} ${time} (?:songs|tracks|tunes|long|each|per song|a song)\\b`, 'i')],
];
/** "Shorter songs" than those of three minutes, as most are; what lasts longer than this is long. */
const bare: readonly (readonly [value: string, RegExp])[] = [
  ['shorter than 2.5 minutes', /\bshort(?:er)? (?:songs|tracks|tunes)\b/i],
  ['longer than 3.5 minutes', /\blong(?:er)? (?:songs|tracks|tunes)\b/i],
];
const mostMinutes = 15;
/** "Is there a song under two minutes?" asks, and "not shorter songs" turns down. */
const asked =
  /^(?:how|which|what|is|are|do|does|did|why|who|when)\b|\b(?:not|no|fewer|less|stop|too many|why)(?: (?:the|these|those|any|such|so|more)){0,2} ?$/i;

/** The length of songs that a message asks for, and the message without it; `null` where it asks for none. */
export function songLengthIn(text: string): { value: string; words: string; rest: string } | null {
  for (const [is, pattern] of patterns) {
    const found = pattern.exec(text);
    if (found === null || asked.test(text.slice(0, found.index)) || asked.test(text)) continue;
    const typed = (found[1] ?? '').toLowerCase().replace(',', '.');
    const minutes = numbers.includes(typed) ? numbers.indexOf(typed) + 1 : Number(typed);
    if (minutes < 1 || minutes > mostMinutes) continue;
    const isStill = /\bno (?:songs?|tracks?)\b/i.test(found[0]);
    return cutOut(text, found, `${is} than ${minutes} minutes`, isStill);
  }
  for (const [value, pattern] of bare) {
    const found = pattern.exec(text);
    if (found !== null && !asked.test(text.slice(0, found.index)) && !asked.test(text))
      return cutOut(text, found, value, false);
  }
  return null;
}

/** What music there shall be stands on: "upbeat songs under 3 minutes" asks for upbeat songs. */
function cutOut(text: string, { 0: words, index }: RegExpExecArray, value: string, isRefusal: boolean) {
  const noun = isRefusal ? undefined : /\b(?:songs|tracks|tunes)\b/i.exec(words)?.[0];
  const rest = `${text.slice(0, index)} ${noun ?? ''} ${text.slice(index + words.length)}`;
  return {
    value,
    words: words.trim(),
    rest: rest
      .replace(/\s{1,99}/g, ' ')
      .replace(/ ?\b(?:but|and|with|please|just)(?: (?:but|and|with|please|just)){0,2} ?(?=$|[.,!?])/gi, '')
      .replace(/([.,!?]) ?(?=[.,!?])/g, '')
      .replace(/^[\s,.!]{1,9}|[\s,]{1,9}$/g, ''),
  };
}
