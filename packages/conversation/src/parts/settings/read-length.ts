import { type Brief, type BriefLength, briefBounds, usualMixTracks } from '@attune/contract';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { cuesOf, hasCue, type Message, typed, wordAt } from '../../message.ts';
import { isChangeRefused } from '../refused-before.ts';
import { clockSpan } from './clock-span.ts';
import { endsAfter, isLongWish, longest, wantsAllDay } from './long-and-ending.ts';
import { type Amount, countAt, isUnit, trackNouns } from './read-amounts.ts';
import { amountsOfAll } from './read-stages.ts';
import { isToldBefore, isToldTime, tellsHowLong } from './told-time.ts';

export interface AskedLength {
  length: BriefLength | null;
  /** What is to be added to what stands; for a mix anew, how much of it. */
  added?: BriefLength;
  words: string;
  from: number;
  to: number;
}

/** In minutes; who asks for a long list beside a shorter time does not mean that time. */
const leastLong = 60;

/** About what a track takes, to turn one kind of length into the other. */
const minutesPerTrack = 3.5;

const pastWords = new Set(
  `worked slept sleep sleeping been waited waiting cried crying spent took after last past every since stood sat drove awake
  studied walked ran ago within than lasted late another first next under in at by off up survived sitting standing waking
  before per top was were only slept cooking`
    .trim()
    .split(/\s+/),
);
const narrated = new Set(
  'ago late early shift shifts nap delay delayed from earlier straight behind meeting lecture exam before away old apart later overtime queue sober already counting'.split(
    ' ',
  ),
);

/** "90 minutes", "an hour and a half", "fifteen songs", and with a brief "longer", "half as long", "ten more". */
export function readLength(message: Message, brief: Brief | null, isAsking: boolean): AskedLength | null {
  if (tellsHowLong(message.text)) return null;
  const { amounts, total } = amountsOfAll(message);
  if (total !== null) return asked(message, bounded(total.unit, total.value), total);
  const span = clockSpan(message);
  if (span !== null) return asked(message, bounded('minutes', span.minutes), span);
  const isOfAll = ({ from, to }: { from: number; to: number }) =>
    !isRefused(message, from) && !isOfSongs(message, from, to);
  const grows = cuesOf(message, 'longer').filter(
    (cue) => isOfAll(cue) && !lastsForAnother(message, cue.from) && !isBeforeElse(message, cue.to),
  );
  const shrinks = cuesOf(message, 'shorter').filter(isOfAll);
  const ending = amounts.find(
    (amount) => amount.unit === 'minutes' && endsAfter(message, amount) && !isToldTime(message, amount),
  );
  if (ending !== undefined) return asked(message, bounded(ending.unit, ending.value), ending);
  const isLong = amounts.length > 0 && isLongWish(message);
  const added = amounts.find((amount) => isAddition(message, amount));
  if (brief !== null && added !== undefined) {
    const by = wordAt(message, added.from - 1) === 'fewer' || shrinks.length > 0 ? -1 : 1;
    const length = asked(message, combined(brief.length, added, by), added);
    return by < 0 ? length : { ...length, added: bounded(added.unit, added.value) };
  }
  const right = brief === null ? undefined : corrected(message, brief.length);
  if (right !== undefined) return asked(message, bounded(right.unit, right.value), right);
  // "On a bus 11 hours, so make it long".
  const named =
    amounts.findLast((amount) => isLength(message, amount, isAsking)) ??
    (isLong ? amounts.find(({ unit, value }) => unit === 'minutes' && value >= leastLong) : undefined);
  if (named !== undefined) return asked(message, bounded(named.unit, named.value), named);
  const [single, allDay] = [singleTrack(message), wantsAllDay(message)];
  if (single !== undefined) return asked(message, bounded('tracks', 1), single);
  if (allDay !== undefined) return asked(message, { minutes: longest }, allDay);
  if (brief === null) return null;
  const bare = bareCount(message, brief.length);
  if (bare !== undefined) return asked(message, bounded(bare.unit, bare.value), bare);
  const [change] = [...grows, ...shrinks];
  if (change !== undefined) {
    return asked(message, scaled(brief.length, factorOf(message, grows.length > 0)), change);
  }
  const [usual] = cuesOf(message, 'usualLength');
  return usual === undefined ? null : { length: null, words: typed(message, usual.from, usual.to), ...usual };
}

/** "Longer songs", "shorter ones": each of them, and not all together. */
function isOfSongs(message: Message, from: number, to: number): boolean {
  const at = ['longer', 'shorter'].includes(wordAt(message, from)) ? from + 1 : to;
  return [
    'songs',
    'tracks',
    'tunes',
    'ones',
    'pieces',
    'versions',
    'silences',
    'gaps',
    'pauses',
    'breaks',
    'intros',
    'solos',
    'notes',
  ].includes(wordAt(message, at));
}

/** "Don't make it longer", "not longer". */
const isRefused = (message: Message, from: number): boolean =>
  ['not', 'no'].includes(wordAt(message, from - 1)) || isChangeRefused(message, from);

function asked(
  message: Message,
  length: BriefLength,
  { from, to }: { from: number; to: number },
): AskedLength {
  return { length, words: typed(message, from, to).slice(0, briefBounds.words), from, to };
}

const aroundSingle = new Set(
  'ok so and but no just only make it give me i we want need please pls a keep to for now thanks then is enough will do long'.split(
    ' ',
  ),
);
/** In words. */
const mostAroundSingle = 8;

/** "End the evening with one piece only": whatever is said besides. */
function isOnlyOne(words: Message['words'], at: number): boolean {
  const isBehind = words[at + 2]?.text === 'only';
  const next = words[isBehind ? at + 3 : at + 2];
  const isAhead = ['just', 'only'].includes(words[at - 1]?.text ?? '') && words[at - 2]?.text !== 'is';
  return (isBehind || isAhead) && (next === undefined || !next.isWord || next.text === 'please');
}

/** "Only one song please": nothing else is said. "One song by Nirvana" names one. */
function singleTrack({ words }: Message): { from: number; to: number } | undefined {
  const at = words.findIndex(({ text }) => text === 'one' || text === 'single' || text === '1');
  const isTrack = trackNouns.has(`${words[at + 1]?.text.replace(/s$/, '') ?? ''}s`);
  if (at === -1 || !isTrack) return undefined;
  if (isOnlyOne(words, at)) return { from: at, to: at + 2 };
  if (words.length > mostAroundSingle) return undefined;
  const others = words.filter(({ isWord }, other) => isWord && other !== at && other !== at + 1);
  return others.every(({ text }) => aroundSingle.has(text)) ? { from: at, to: at + 2 } : undefined;
}

const measured = createCueFinder<'to'>({
  to: `
    (stretch|extend|lengthen|shorten|cut|trim|reduce|bring|bump|take|push|make|keep|cap|limit|set|get|change|up|drop|pad|round|squeeze|double) (it|this|that|them|the list|the mix|the playlist|things|the whole thing|the length)? (out|down|up|back|on|off|short)? (to|at|it|for)? (about|around|roughly|like|exactly|just|only|say|maybe|an even|a round)?
    ^ (to|at|for|until|of)
  `,
});
/** From this many on, a number without a unit means minutes where none was said before. */
const leastBareMinutes = 30;

/** "stretch it to fifty", "make it 45": the unit is that of the length so far. */
function bareCount(message: Message, length: BriefLength | null): Amount | undefined {
  for (const { from, to } of measured(message.words)) {
    const counted = countAt(message, to);
    if (counted === undefined || to === from) continue;
    const lead = message.words.slice(from, to).map(({ text }) => text);
    // "I wake up at six", "he danced, at ninety".
    if (lead.at(-1) === 'at' && (lead[0] === 'up' || (lead.length === 1 && isToldBefore(message, from))))
      continue;
    const next = wordAt(message, counted.to);
    if (next !== '' && !['please', 'instead', 'total', 'now', 'then', 'max', 'tops', 'ish'].includes(next))
      continue;
    const isMade = lead.includes('make') && lead.includes('that') && length !== null;
    if (!isMade && !lead.some((word) => ['to', 'at', 'it', 'for', 'length'].includes(word))) continue;
    const unit =
      length === null
        ? counted.count >= leastBareMinutes
          ? 'minutes'
          : 'tracks'
        : 'minutes' in length
          ? 'minutes'
          : 'tracks';
    return { value: counted.count, unit, from, to: counted.to };
  }
  return undefined;
}

const places = new Set('number track song position keep drop like the'.split(' '));
const unlike = new Set('not instead rather'.split(' '));

/** "It's 60 not 75", "forty instead of fifty": a length is put right, in the unit it has, or the one that is said at last. */
function corrected(message: Message, length: BriefLength | null): Amount | undefined {
  for (let at = 0; at < message.words.length; at += 1) {
    const right = countAt(message, at);
    if (right === undefined || places.has(wordAt(message, at - 1)) || tellsAge(message, at)) continue;
    const word = wordAt(message, right.to);
    const wrong = unlike.has(word) ? countAt(message, right.to + (word === 'not' ? 1 : 2)) : undefined;
    if (wrong === undefined) continue;
    const said = wordAt(message, wrong.to);
    const unit = trackNouns.has(said)
      ? 'tracks'
      : isUnit(said) ||
          (length !== null && 'minutes' in length) ||
          (length === null && right.count >= leastBareMinutes)
        ? 'minutes'
        : 'tracks';
    return { value: said === 'hours' ? right.count * 60 : right.count, unit, from: at, to: wrong.to };
  }
  return undefined;
}

/** "Still too quick, I'm 50 not 15": nobody is as long as that. */
function tellsAge(message: Message, at: number): boolean {
  const before = wordAt(message, at - 1);
  return persons.has(before) || (before === 'is' && people.has(wordAt(message, at - 2)));
}
const persons = new Set(
  "im i'm am hes he's shes she's were we're theyre they're are turning turned".split(' '),
);
const people = new Set('he she dad mum mom gran son daughter who'.split(' '));

/** What somebody else says or does for so long: "they announced another 30 minutes", "my shift is another 4 hours". */
const lastsElsewhere = new Set(
  `is was be been announced announce say says said saying told takes take took wait waiting waited stuck sat sitting drive driving work
  working thats that's`
    .trim()
    .split(/\s+/),
);

function lastsForAnother(message: Message, from: number): boolean {
  const another = [from - 1, from].find((at) => wordAt(message, at) === 'another');
  return another !== undefined && lastsElsewhere.has(wordAt(message, another - 1));
}

/** "Twenty minute keyboard solos": each of them, not all together. */
const lastsEach = new Set(
  `solo solos intro intros outro outros jam jams song songs track tracks epic epics version versions remix remixes suite suites
  symphony symphonies piece pieces tune tunes ballad ballads improvisation improvisations`
    .trim()
    .split(/\s+/),
);
/** In words: between "minute" and "solos" stands an instrument at most. */
const mostBeforeEach = 2;

function isOfEachOne(message: Message, { from, to, unit }: Amount): boolean {
  const said = typed(message, from, to).toLowerCase();
  if (unit !== 'minutes' || !/(?:minute|min|hour)$/.test(said)) return false;
  for (let at = to; at <= to + mostBeforeEach && wordAt(message, at) !== ''; at += 1)
    if (lastsEach.has(wordAt(message, at))) return true;
  return false;
}

const isOfEach = (word: string): boolean =>
  trackNouns.has(word) || ['nothing', 'none', 'ones', 'anything', 'song', 'track', 'one'].includes(word);
const limitWords = new Set(['under', 'over', 'below', 'above']);

function isAddition(message: Message, { from, to }: Amount): boolean {
  const before = wordAt(message, from - 1);
  const after = wordAt(message, to);
  const inside = Array.from({ length: to - from }, (_, n) => wordAt(message, from + n));
  if (lastsForAnother(message, from) || isBeforeElse(message, to)) return false;
  if (['more', 'extra', 'another', 'additional'].some((word) => inside.includes(word))) return true;
  if (['more', 'longer', 'extra', 'shorter', 'less', 'fewer'].includes(after)) return true;
  return (
    ['another', 'add', 'extra', 'additional', 'fewer'].includes(before) ||
    (before === 'by' && hasCue(message, 'longer', 'shorter'))
  );
}

/** "Ten more minutes of this, then something with a beat": how long until the music turns. */
const isBeforeElse = (message: Message, at: number): boolean =>
  message.words.slice(at, at + mostBeforeElse).some(({ text }) => text === 'then');
const mostBeforeElse = 6;

/** Around songs that are some of the mix. */
const beforeSome = new Set('first last next top those these past same the every each after'.split(' '));
const behindSome = new Set(['back', 'ago', 'earlier', 'before']);
/** "Only two songs is nothing" finds fault, "ten songs is enough" does not. */
const being = new Set('is are isnt arent was were'.split(' '));
const enough = new Set('enough plenty fine good ok okay perfect ideal all right great lots best'.split(' '));

function isLength(message: Message, { from, to, unit, value }: Amount, isAsking: boolean): boolean {
  if (unit === 'tracks')
    return (
      !beforeSome.has(wordAt(message, from - 1)) &&
      !behindSome.has(wordAt(message, to)) &&
      !(being.has(wordAt(message, to)) && !enough.has(wordAt(message, to + 1)))
    );
  // "Songs under four minutes": each of them, not all together.
  if (limitWords.has(wordAt(message, from - 1)) && isOfEach(wordAt(message, from - 2))) return false;
  if (isOfEachOne(message, { from, to, unit, value }) || lastsForAnother(message, from)) return false;
  if (typed(message, from, to).includes('more') && isBeforeElse(message, to)) return false;
  const after = wordAt(message, to);
  if (
    narrated.has(after) ||
    (after === 'of' &&
      ['sleep', 'traffic', 'meetings', 'work', 'crying', 'studying'].includes(wordAt(message, to + 1)))
  )
    return false;
  if (hasLasted(message, from) || isToldTime(message, { from, to, unit, value })) return false;
  for (let before = from - 1; before >= from - 3; before -= 1) {
    const word = wordAt(message, before);
    if (word === '' || isAskedToLast(message, before) || isLimit(message, before)) break;
    if (pastWords.has(word))
      return (
        isAsking &&
        (word === 'only' ||
          word === 'under' ||
          word === 'another' ||
          word === 'sleep' ||
          word === 'next' ||
          word === 'sleeping' ||
          word === 'cooking')
      );
  }
  return isAsking || isAlone(message, from, to);
}

/** In words, so far back. */
const clauseReach = 10;

/** What nobody plans for a time: told with one, it has lasted that long. */
const endured = new Set(
  'been debugging stuck waiting crying arguing fighting trying failing staring queueing queuing hunting chasing searching struggling sobbing scrolling awake'.split(
    ' ',
  ),
);

/** "I've been on hold with the insurance for 50 minutes", "we argued for two hours" tell how long it has been. */
function hasLasted(message: Message, from: number): boolean {
  if (wordAt(message, from - 1) !== 'for') return false;
  for (
    let at = from - 2;
    at >= Math.max(0, from - clauseReach) && message.words[at]?.isWord === true;
    at -= 1
  )
    if (endured.has(wordAt(message, at)) || isPast(message, at)) return true;
  return false;
}

/** "I danced", "we argued". */
const isPast = (message: Message, at: number): boolean =>
  ['i', 'we'].includes(wordAt(message, at - 1)) &&
  /^[a-z]{2,14}ed$/.test(wordAt(message, at)) &&
  !isWish(message, at);
const isWish = (message: Message, at: number): boolean =>
  ['need', 'wanted', 'needed'].includes(wordAt(message, at));

/** "No more than forty minutes", "at least two hours", "at most an hour". */
function isLimit(message: Message, at: number): boolean {
  const word = wordAt(message, at);
  if (word === 'at') return ['least', 'most', 'minimum', 'maximum'].includes(wordAt(message, at + 1));
  return (
    word === 'than' &&
    ['more', 'longer', 'less', 'shorter'].includes(wordAt(message, at - 1)) &&
    ['no', 'not', 'nothing', 'never', 'any'].includes(wordAt(message, at - 2))
  );
}

/** "make it last two hours", "it should last an hour". */
function isAskedToLast(message: Message, at: number): boolean {
  return (
    wordAt(message, at) === 'last' &&
    ['it', 'this', 'should', 'to', 'that', 'them', 'must', 'will'].includes(wordAt(message, at - 1))
  );
}

/** Nothing but the length stands in its clause: "90 minutes", "for an hour please". */
function isAlone(message: Message, from: number, to: number): boolean {
  const small = new Set(
    'for about around roughly say like maybe please pls or so just make it long total max ish ok in the next of music worth'.split(
      ' ',
    ),
  );
  let first = from - 1;
  while (small.has(wordAt(message, first))) first -= 1;
  let last = to;
  while (small.has(wordAt(message, last))) last += 1;
  return wordAt(message, first) === '' && wordAt(message, last) === '';
}

function factorOf(message: Message, grows: boolean): number {
  const words = message.words.map(({ text }) => text);
  if (words.some((word) => ['double', 'twice', 'half', 'halve'].includes(word))) return grows ? 2 : 0.5;
  if (words.includes('triple')) return 3;
  const strong = words.some((word) => ['lot', 'much', 'way', 'loads'].includes(word));
  const weak = words.some((word) => ['bit', 'little', 'slightly'].includes(word));
  const step = strong ? 2 : weak ? 1.25 : 1.5;
  return grows ? step : 1 / step;
}

function scaled(length: BriefLength | null, factor: number): BriefLength {
  if (length !== null && 'minutes' in length) return bounded('minutes', length.minutes * factor, 5);
  return bounded('tracks', (length?.tracks ?? usualMixTracks) * factor);
}

function combined(length: BriefLength | null, { value, unit }: Amount, by: 1 | -1): BriefLength {
  const minutes = length === null ? undefined : 'minutes' in length ? length.minutes : undefined;
  const tracks = length !== null && 'tracks' in length ? length.tracks : usualMixTracks;
  if (unit === 'minutes') return bounded('minutes', (minutes ?? tracks * minutesPerTrack) + by * value);
  if (minutes !== undefined) return bounded('minutes', minutes + by * value * minutesPerTrack, 5);
  return bounded('tracks', tracks + by * value);
}

function bounded(unit: 'minutes' | 'tracks', value: number, step = 1): BriefLength {
  const { least, most } = briefBounds[unit];
  const whole = Math.min(most, Math.max(least, Math.round(value / step) * step));
  return unit === 'minutes' ? { minutes: whole } : { tracks: whole };
}
