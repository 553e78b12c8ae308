/** Beats per minute that are asked for, both ends included. */
export interface Beats {
  least: number;
  most: number;
}

/** A heart at rest and the fastest drum and bass leave music between them. */
const slowest = 40;
const fastest = 240;
/** Of an end that nobody named. */
const open = { least: 0, most: 1000 } as const;
/** What is this share faster or slower than a single figure still meets it: hardly anybody hears four in a hundred. */
const hardlyHeard = 0.04;

const figures = String.raw`(\d{2,3})(?: (?:-|–|—|to|and|or|till|until) (\d{2,3}))?`;
const bound =
  '(?:(?:(nothing|not|no|none|never|anything) )?' +
  '(above|over|beyond|past|below|under|(?:faster|higher|quicker|more|slower|lower|less) than|at least|at most|minimum|min|maximum|max|up to) )?';
const perMinute = '(?:per|a|in a|/) (?:minute|min)';
const unit = ` ?(?:bpm|spm|(?:beats?|steps?|strides?) ${perMinute})`;
const near = '(?:around|about|of|at|near|like|roughly|to|is|=|~|:|approx|approximately|between|from)';
/** What is counted by such figures as well. */
const otherUnits =
  /^ (?:min|mins|minutes?|hours?|h|seconds?|songs?|tracks?|years?|people|guests|km|k|kg|miles?|degrees|percent|%|pages?|euros?|dollars?|s|'s|am|pm|\d)/;
const tempoWords = /\b(?:bpm|tempo|tempos|cadence|metronome|beats|pace|fast|faster|slow|slower)\b/;

const withUnit = new RegExp(`^${bound}(?:${near} ){0,2}${figures}${unit}(?= )`);
/** "60 to 75 beats": a single "100 beats" may be as many instrumentals. */
const rangeOfBeats = /^(?:between |from )?(\d{2,3}) (?:-|–|—|to|and) (\d{2,3}) beats?(?= )/;
const behindName = new RegExp(
  `^(?:bpm|tempo|cadence|metronome) (?:${near} ){0,3}${bound}${figures}(?:${unit})?(?= )`,
);
const bareRange = /^(?:between |from )?(\d{2,3}) (?:-|–|—|to|and) (\d{2,3})(?= )/;
/** "Nothing above 76." */
const bareBound =
  /^(nothing|not|no) (above|over|below|under|(?:faster|higher|quicker|slower|lower) than) (\d{2,3})(?= (?:$|[.,!?;]))/;
const mostWords = 12;
/** What such a phrase can begin with. */
const beginsBeats =
  /^(?:\d{2,3}(?:bpm|spm)?|bpm|tempo|cadence|metronome|between|from|around|about|of|at|near|like|roughly|to|is|=|~|:|approx|approximately|nothing|not|no|none|never|anything|above|over|beyond|past|below|under|faster|higher|quicker|more|slower|lower|less|minimum|min|maximum|max|up)$/;

/** Beats per minute that words name, and how many of the words do. */
export interface FoundBeats {
  beats: Beats;
  words: number;
}

/**
 * The beats per minute that are named from a word on: "60 bpm", "140 to 150 bpm", "nothing above 76 beats a minute", "bpm
 * around 160", "cadence of 180".
 * @param words lower-case words and punctuation marks of a message
 * @param ofTempo whether tempo is spoken of, so that bare figures are beats: "too fast, between 140 and 150"
 */
export function findBeats(words: readonly string[], from: number, ofTempo: boolean): FoundBeats | null {
  if (!beginsBeats.test(words[from] ?? '')) return null;
  const text = `${words.slice(from, from + mostWords).join(' ')} `;
  const named = withUnit.exec(text) ?? behindName.exec(text);
  if (named !== null) return found(named[0], named[1], named[2], named[3], named[4]);
  const range = rangeOfBeats.exec(text);
  if (range !== null) return found(range[0], undefined, undefined, range[1], range[2]);
  const bare = ofTempo ? bareRange.exec(text) : null;
  if (bare !== null && isBare(text, bare[0])) return found(bare[0], undefined, undefined, bare[1], bare[2]);
  const ended = bareBound.exec(text);
  return ended === null ? null : found(ended[0], ended[1], ended[2], ended[3], undefined);
}

/** Whether words speak of how fast music is. */
export const speaksOfTempo = (text: string): boolean => tempoWords.test(text);

const isBare = (text: string, matched: string): boolean => !otherUnits.test(text.slice(matched.length));

function found(
  matched: string,
  refusing: string | undefined,
  end: string | undefined,
  figure: string | undefined,
  other: string | undefined,
): FoundBeats | null {
  const one = Number(figure);
  const two = other === undefined ? one : Number(other);
  const isTempo = (beats: number) => beats >= slowest && beats <= fastest;
  if (!isTempo(one) || !isTempo(two) || two < one) return null;
  return { beats: beatsOf(one, two, end, refusing !== undefined), words: matched.split(' ').length };
}

function beatsOf(one: number, two: number, end: string | undefined, isRefused: boolean): Beats {
  if (end !== undefined) {
    const isUpwards = upwards.has(end) !== (isRefused && isRefusable(end));
    return isUpwards ? { least: one, most: open.most } : { least: open.least, most: two };
  }
  if (one !== two) return { least: one, most: two };
  return { least: Math.round(one * (1 - hardlyHeard)), most: Math.round(one * (1 + hardlyHeard)) };
}

const upwards = new Set(
  'above,over,beyond,past,faster than,higher than,quicker than,more than,minimum,min,at least'.split(','),
);
/** "Nothing faster than" is at most; "no maximum" names no end. */
const isRefusable = (end: string) => !/^(?:at |min|max|up )/.test(end);

/** The beats per minute by which a tempo was named, wherever the figures stand in its words; `null` where it was named by none. */
export function beatsIn(phrase: string): Beats | null {
  if (!/\d\d/.test(phrase)) return null;
  const words = phrase.toLowerCase().match(/\d+|\p{L}+|[^\s\d\p{L}]/gu) ?? [];
  for (const at of words.keys()) {
    const named = findBeats(words, at, true);
    if (named !== null) return named.beats;
  }
  return null;
}

/** The word for how fast that is. */
export function tempoOf({ least, most }: Beats): 'slow' | 'medium' | 'fast' {
  const middle = least === open.least ? most - 1 : most === open.most ? least + 1 : (least + most) / 2;
  return middle < 90 ? 'slow' : middle <= 120 ? 'medium' : 'fast';
}

/** Beats as somebody would say them: "140 to 150 beats a minute". */
export function beatsName({ least, most }: Beats): string {
  if (least === open.least) return `at most ${most} beats a minute`;
  if (most === open.most) return `at least ${least} beats a minute`;
  const middle = Math.round((least + most) / 2);
  const isOne =
    Math.round(middle * (1 - hardlyHeard)) === least && Math.round(middle * (1 + hardlyHeard)) === most;
  return isOne ? `about ${middle} beats a minute` : `${least} to ${most} beats a minute`;
}
