import { type AffectPoint, type Brief, moodTargets, nearestMood } from '@attune/contract';
import { moodWays } from '../../brief/mood-ways.ts';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { isFiller, joinsClauses } from '../../cues/fillers.ts';
import { type Message, typed, wordAt } from '../../message.ts';

/** Between this and what was, or simply too far, where nothing says of what. */
type HalfWay = 'between' | 'medium' | 'tooFar' | 'further' | 'less';

const findHalfWays = createCueFinder<HalfWay>({
  between: `
    (half way|halfway|midway|mid way|half) (between|in between)
    ^ (ok|now|and|maybe|something|so|go|meet me|lets say|lets go|try|a bit)? (halfway|half way|midway|in between|inbetween|in the middle) (then|please|maybe|now|those|these|them|the two|that)? $
    (somewhere|something|someplace|one|a mix|a place|anything|a point) (in)? (the)? (between|inbetween|middle|halfway|half way|midway)
    (the|a|right in the)? (middle|midpoint|halfway point|happy medium|compromise|average) (of|between) (the two|the last two|those two|these two|the both|both|them|these|those|this and that|the pair) (please|then|maybe|now|of them)? $
    (happy|nice|good) (medium|middle|compromise)
    (a|the)? middle (ground|way|road)
    meet (me|us|it) (in the middle|halfway|half way)
    split the difference
    (half|halfway|half way) (back|of that|as much|that much)
    (not|but not) (quite)? (so|that|as|all that) (far|much) (though|please|then|tho|either)? $
  `,
  medium: `
    (medium|moderate|middling|mid|average) (energy|intensity|level)
    neither (fast|loud|lively|wild) nor (slow|quiet|sleepy|soft)
  `,
  tooFar: `
    ^ (no|ok|okay|well|hmm|ah|oh|nah|whoa|wow|good grief no|yikes|ooh|now|er|um|sorry)? (this|that|its|it|now)? (is|was)? (a bit|way|far|just|bit|a little|slightly|much|still)? too (much|far) (now|there|mate|love|please|already|actually|again|for me|for us|for now|tbh|pal|man|lol)?
    (bit|little|touch) (too)? much (now|there|tbh|for me|for us|for now)? $
    ^ (its|it is|this is|thats|ok|no|wow|ooh|jesus|a)? (a)? (bit|little|touch|way too|too) (too)? much (for|at|before|so) (<num>|5am|6am|7am|8am|9am|this|a|the|breakfast|now|my|our|early)
    (gone|went|going|go|goes|taken it|took it|turned it|swung|moved it|pushed it) (a bit|way|much|far|just|slightly|a little)? too far
    (overdid|overdone|overdoing|overshot|overshoot|overcooked|over egged|overegged|overcorrected) (it|that|things)?
    (went|gone|going|goes) (a bit|totally|completely|way)? overboard
    (over|past) the mark
    (thats|that is|this is|bit of an) overkill
    ^ (easy|steady|whoa|woah) (tiger|now|on|there|boy)? $
    not (by)? (that|so) much (haha|hahaha|lol|lmao|now|tho|though)? $
    ^ not (by)? (that|so) much (haha|hahaha|lol|lmao|please|now|or)
    (half|halve) (that|of that|it|as much) (please|again|now|tho|lol|haha)? $
    ^ (still|now)? half (please|again|now)? $
    i (only|just)? (said|asked for|meant|wanted) (a)? (little|bit|tiny bit|touch|tad|smidge|smidgen|fraction) $
  `,
  further: `
    ^ (even|still|just)? (a)? (tiny|wee)? (bit|little|touch|tad) more (still|yet|please|now|again|then)? $
    ^ (even|way|far|much|lots|yes|yeah|maybe|perhaps) more (more|still|yet|please|now|then)? $
    ^ (even|still)? more (even|still)? than (that|this|it) $
    ^ (maybe|perhaps|just|say|ok|yes|another|and)? (<num>|a|one|two|another|half a|a few) (more)? (percent|per cent|degree|degrees|notch|notches|click|clicks|step|steps|gear|gears|shade|shades|inch|inches) (more|further|again|please|still)? $
  `,
  less: `
    ^ (no|even|still|way|far|much|maybe)? (a)? (tiny|wee)? (bit|little|touch|tad|lot)? less (still|yet|please|now|again|then|of that|of it|like that)? $
    ^ (no|even|still|way|far|much|maybe)? less (even|still|yet)? than (that|this|it|now) $
  `,
});

/** What is too much of one thing is told of that: "too much piano", "all too much" of a life. */
const strangeBefore = new Set('all everything life work its ask asking drank drunk ate eaten'.split(' '));
/** "I think too much". */
const ofHabits = new Set(
  'think worry work care talk drink eat sleep cry smoke spend miss overthink'.split(' '),
);
const strangeNext = new Set('to today lately this recently at'.split(' '));
/** "You went too far", "it has gone too far": what somebody else did is told. */
const ofGoing = new Set('gone went going go goes taken took turned swung moved pushed'.split(' '));
const goers = new Set(['', ...'you youve it its this that has have ve bit music mix now'.split(' ')]);
const endings = new Set('now i we its it that they the cant for but'.split(' '));

export interface WayBack {
  valence: number;
  energy: number;
  from: number;
  to: number;
  words: string;
}

/** Where nothing is left of the last step, too much is too lively. */
const calmed = -0.2;

/**
 * "In between", "halfway back", "too much": half the way back to where the mood alone would have the music. Said of nothing but the
 * music as it is, and of no single thing in it.
 */
export function readHalfWay(message: Message, brief: Brief): WayBack | null {
  for (const { cue, from, to } of findHalfWays(message.words)) {
    if (cue === 'tooFar' && !endsThere(message, from, to)) continue;
    // "9 not so much" is about one song.
    if (/^\d/.test(wordAt(message, from - 1))) continue;
    const way =
      cue === 'medium'
        ? { valence: 0, energy: Math.round((medium - brief.target.energy) * 1000) / 1000 }
        : cue === 'further' || cue === 'less'
          ? onwards(brief, cue === 'less' ? -1 : 1)
          : backFrom(brief.target, originOf(brief, cue), cue);
    if (way !== null) return { ...way, from, to, words: typed(message, from, to) };
  }
  return null;
}

/** Neither lively nor quiet. */
const medium = 0.5;
const onward = 0.2;
const nearly = 0.01;

/** "A bit more", "less": the way the music has gone from where the mood alone would have it, or the way of the mood. */
function onwards({ target, mood }: Brief, sign: 1 | -1): Pick<WayBack, 'valence' | 'energy'> {
  const origin = moodTargets[mood];
  const gone = { valence: target.valence - origin.valence, energy: target.energy - origin.energy };
  const isGone = Math.hypot(gone.valence, gone.energy) > nearly;
  const way = isGone ? gone : moodWays[mood];
  const step = (along: number) => (Math.abs(along) > nearly ? Math.sign(along) * sign * onward : 0);
  return { valence: step(way.valence), energy: step(way.energy) };
}

function endsThere(message: Message, from: number, to: number): boolean {
  if (strangeBefore.has(wordAt(message, from - 1))) return false;
  if (message.words.slice(0, to).some(({ text }) => ofHabits.has(text))) return false;
  if (ofGoing.has(wordAt(message, from)) && !goers.has(wordAt(message, from - 1))) return false;
  const next = wordAt(message, to);
  if (strangeNext.has(next)) return false;
  return next === '' || joinsClauses(next) || isFiller(next) || endings.has(next);
}

/** So far from what is felt, what was asked for led away from it. */
const farAway = 0.4;

/** Where the music came from: who felt sad, asked for happy songs and finds them too much is led half the way back to where they are. */
function originOf({ mood, feeling, target }: Brief, cue: HalfWay): AffectPoint {
  const own = moodTargets[mood];
  const felt = nearestMood(feeling, mood);
  const isLed = felt !== mood && distance(feeling, target) >= farAway;
  const isFresh = distance(target, own) <= nearly;
  return isLed && (cue === 'between' || isFresh) ? moodTargets[felt] : own;
}

const distance = (one: AffectPoint, other: AffectPoint): number =>
  Math.hypot(one.valence - other.valence, one.energy - other.energy);

function backFrom(
  at: AffectPoint,
  origin: AffectPoint,
  cue: HalfWay,
): Pick<WayBack, 'valence' | 'energy'> | null {
  const half = (from: number, to: number) => Math.round((to - from) * 500) / 1000;
  const valence = half(at.valence, origin.valence);
  const energy = half(at.energy, origin.energy);
  if (valence !== 0 || energy !== 0) return { valence, energy };
  return cue === 'tooFar' ? { valence: 0, energy: calmed } : null;
}
