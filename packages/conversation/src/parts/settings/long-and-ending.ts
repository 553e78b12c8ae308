import { briefBounds } from '@attune/contract';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { type Message, wordAt } from '../../message.ts';
import type { Amount } from './read-amounts.ts';

/** What "all day" comes to: in minutes, the longest there is. */
export const longest = briefBounds.minutes.most;

const findCues = createCueFinder<'ends' | 'endsIn' | 'long' | 'allDay'>({
  // What stands behind a time: "ten more minutes then stop".
  ends: `
    (and|then|and then) (we|i|you|it|that is|it can|you can|please|just)? (stop|off|turn off|turn it off|switch off|switch it off|shut off|shut up|done|finish|end|quit|bed|sleep|fade|fade out|go off|pack it in|pack up|call it|call it a night|no more|enough|silence|out|lights out|be quiet|kill it)
    (tops|max)? then (it|that)? (stops|ends|is over|goes off|cuts out|fades)
    (and)? (then)? (no more|silence|lights out)
  `,
  // What stands before one: "fade out in half an hour".
  endsIn: `
    (fade|fades|fading|stop|stops|stopping|end|ends|finish|switch off|turn off|shut off|shut down|go off|cut off|cut out|wind down|die down|die out|be done|be over|quit|goodnight|sleep timer|timer) (it|this|the music|everything|itself|yourself|out|off|away|down|playing|music|to nothing|to silence)? (out|off|down)? (to nothing|to silence)? (in|after|within|of|for|set to|at) (about|around|like|roughly|maybe|exactly|say)?
    (sleep timer|timer)
  `,
  long: `
    (make|keep|want|need|give|have|like|do|has to be|needs to be|should be|be) (it|this|me|one|something|that|the list|the playlist|the mix)? (to be)? (a|one|real|really|very|super|extra|so|proper|nice and)? (really|very|super|extra)? long
    (a|one|really|real|very|super|extra|proper|nice|big|long) long (long)? (playlist|one|mix|list|set|session|stretch|version|queue)
    long (long|ass) (playlist|one|mix|list|set|session|queue)
    as long as (possible|you can|it gets|it goes|you have)
  `,
  allDay: `
    (music|playlist|songs|tunes|list|mix|set|something|one|stuff|sounds|play|plays|playing|run|runs|running|last|lasts|lasting|go|goes|going|keep|long|enough|more) (that|which|to|it|for|on|for my shop|for the shop|for my salon|for the cafe|for work|in the background|going|playing|by)? (to|will|can|should|must|that)? (last|lasts|run|runs|go|goes|play|plays|me|us|on|for)? (me|us|on)? (all day|all night|all evening|all morning|all afternoon|all shift|all day long|all night long|the whole day|the whole night|the whole evening|the whole shift|the entire day|the entire night|the entire shift|hours and hours|hours on end|for hours|forever|for ever|non stop|nonstop|without end|without stopping|endlessly)
    ^ (make it|keep it going|keep going|for|it should last|it has to last|needs to last|lasting|going)? (all day|all night|all day long|all night long|the whole day|the whole night|the whole shift|hours and hours|endless|never ending|neverending|nonstop|non stop) $
    (endless|never ending|neverending|infinite|nonstop|non stop) (playlist|mix|music|list|queue|stream|radio|loop|songs)
    (music|something|playlist|songs|list) for (my|the|our) (shop|salon|cafe|store|restaurant|office|shift|bar|studio|clinic|workshop|drive) (all day|all night|all day long|the whole day|all evening|all shift)
  `,
});

/** The music is to end when the time is over: "ten more minutes then stop", "fade out in half an hour". */
export function endsAfter(message: Message, { from, to }: Amount): boolean {
  return findCues(message.words).some(
    (cue) =>
      (cue.cue === 'endsIn' && (cue.to === from || cue.to === from - 1) && isBeside(message, cue.to, from)) ||
      (cue.cue === 'ends' && cue.from >= to && cue.from <= to + 1 && isBeside(message, to, cue.from)),
  );
}

const between = new Set('a an the another ten more max tops of please it'.split(' '));
const isBeside = (message: Message, from: number, to: number): boolean =>
  from >= to || between.has(wordAt(message, from)) || wordAt(message, from) === '';

export const isLongWish = (message: Message): boolean =>
  findCues(message.words).some(({ cue }) => cue === 'long');

/** "Music for my salon all day", "hours and hours". */
export function wantsAllDay(message: Message): { from: number; to: number } | undefined {
  const found = findCues(message.words).find(({ cue }) => cue === 'allDay');
  const isTold =
    message.words.some(({ text }) => told.has(text)) ||
    (found !== undefined && isDoneBefore(message, found.from));
  return isTold || found === undefined || isDenied(message, found.from) ? undefined : found;
}

/** "It has been playing in my head all day". */
const told = new Set(
  'been was were had crying cried stuck raining head sat sitting worked yesterday'.split(' '),
);

/** "My grandfather mended clocks and whistled all day". */
function isDoneBefore(message: Message, from: number): boolean {
  for (let at = from - 1; at >= from - mostToDone && message.words[at]?.isWord === true; at -= 1)
    if (/^[a-z]{3,12}ed$/.test(wordAt(message, at)) && wordAt(message, at) !== 'need') return true;
  return false;
}
/** In words. */
const mostToDone = 5;

const denying = new Set("not dont don't never without shouldnt shouldn't cant can't wont won't".split(' '));
/** In words, within a clause. */
const mostToDenied = 4;

/** "I don't want it going all night". */
function isDenied(message: Message, from: number): boolean {
  for (let at = from - 1; at >= from - mostToDenied && message.words[at]?.isWord === true; at -= 1)
    if (denying.has(wordAt(message, at))) return true;
  return false;
}
