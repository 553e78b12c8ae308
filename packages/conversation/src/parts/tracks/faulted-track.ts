import type { Brief } from '@attune/contract';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { wordSet } from '../../cues/word-classes.ts';
import { type Message, wordAt } from '../../message.ts';
import { liked } from './heard-in-track.ts';
import type { Positions } from './read-positions.ts';

/** What is said of a track right behind its name; what is too much of it, or amiss with it, follows. */
const findFaults = createCueFinder<'rather' | 'full' | 'harm' | 'unlike'>({
  rather: `
    (is|was|are|were|s|feels|felt|sounds|sounded|seems|seemed|gets|got) (also|just|still|actually|really|honestly|maybe|perhaps)? (a bit|a wee bit|a little|a little bit|a tad|a touch|rather|kind of|kinda|sort of|slightly|somewhat|awfully|terribly|far too|way too|much too|all too|too|overly)
    (bit|rather|far too|way too|too)
  `,
  full: `
    (has|have|had|s got|got|is|are|was|s) (also|just|still)? (a lot of|lots of|loads of|too much|too many|so much|so many|an awful lot of|quite a lot of|nothing but|full of|all|mostly)
  `,
  harm: `
    (gave|gives|giving) (me|us|him|her|them|the baby|the dog|the cat|everyone) (a|the|quite a)? (fright|scare|shock|turn|start|jolt|headache|migraine|creeps|shivers|nightmares|jump)
    (makes|made|keeps making) (me|us|him|her|them|everyone) (want to)? (jump|flinch|wince|cringe|leave|run|scream|sick|ill|dizzy|nervous|anxious|uneasy|uncomfortable|fall asleep)
    (is|was|keeps)? (putting|puts|sending|sends|lulling|lulls|boring|bores) (me|us|him|her|everyone) (to|off to) (sleep|bed|death|tears)
    (gets|got|getting|grates|grated|jars|jarred) (right)? on (me|us|my|our|his|her)
    (reminds|reminded) (me|us) of (my ex|my exes|the war|the funeral|his funeral|her funeral|the hospital|the divorce|the accident|work|the dentist)
  `,
  unlike: `
    (is|are|was|were) not (really|even|exactly|actually|quite|much of|remotely)? (a|an|the|any|sung by a|proper|real)?
    (isnt|arent|wasnt|werent|aint) (really|even|exactly|actually|quite|much of|remotely)? (a|an|the|any|sung by a|proper|real)?
  `,
});

const pleasant = wordSet(`
  lovely better nearer closer faster slower calmer softer quieter brighter happier special different funny nice good great beautiful magic fun sweet cute perfect
  gorgeous amazing brilliant marvellous wonderful addictive catchy genius cheeky cool good-humoured charming moving touching haunting dreamy fabulous my
`);
const asking = wordSet('is does do are was did could can would');
const farthest = 3;
/** The first half that is a bit slow is no matter of single tracks. */
const mostFaulted = 4;

/**
 * "The second one is a bit churchy", "number 4 has a lot of shouting", "that fog one gave me a fright", "the first one's not brass" where brass is wanted:
 * a track in which fault is found, whatever the fault is called. Praise is none, and what is asked finds none.
 */
export function isFaulted(message: Message, group: Positions, brief: Brief | null): boolean {
  if (
    group.ofArtist ||
    group.positions.length > mostFaulted ||
    asking.has(wordAt(message, group.from - 1)) ||
    isPraised(message, group.to)
  )
    return false;
  if (isTooMuchWith(message, group.from)) return true;
  return findFaults(message.words).some(({ cue, from, to }) => {
    if (from !== group.to) return false;
    if (cue === 'harm') return true;
    if (cue === 'unlike') return isMissed(message, to, brief);
    return (
      wordAt(message, to) !== '' &&
      wordAt(message, to) !== 'like' &&
      !(cue === 'full' && isWanted(message, to, brief))
    );
  });
}

/** "She'd have liked that, but it's a bit frantic": liked, and too much of something; no more of it is asked for. */
export function isLikedBut(message: Message, { to }: Positions): boolean {
  const but = message.words.findIndex(({ text }, at) => at >= to && at < to + mostBetween && text === 'but');
  if (but < 0 || !told.has(wordAt(message, but + 1))) return false;
  return findFaults(message.words).some(
    ({ cue, from, to: end }) =>
      (cue === 'rather' || cue === 'harm') &&
      from > but &&
      from <= but + farthest &&
      wordAt(message, end) !== 'like' &&
      !pleasant.has(wordAt(message, end)),
  );
}
/** In words and marks. */
const mostBetween = 12;
const told = wordSet("it its it's that thats that's a too bit");

/** "Too cheesy with the sugar one", "a bit churchy, that second one": found fault with before it is named. */
function isTooMuchWith(message: Message, from: number): boolean {
  const named = pointing.has(wordAt(message, from)) ? from : from - 1;
  if (!pointing.has(wordAt(message, named))) return false;
  const at = joining.has(wordAt(message, named - 1)) ? named - 2 : named - 1;
  const fault = wordAt(message, message.words[at]?.text === ',' ? at - 1 : at);
  const last = message.words[at]?.text === ',' ? at - 1 : at;
  if (fault === '' || pleasant.has(fault) || noFault.has(fault) || fault.endsWith('er')) return false;
  return ['too', 'bit'].includes(wordAt(message, last - 1));
}
const pointing = wordSet('the that this');
const joining = wordSet('with on about');
/** "A bit like the second one", "too bad the first is so short". */
const noFault = wordSet('like of more less bad soon late much with for on much long');

/** In the same breath, up to its end. */
function isPraised(message: Message, from: number): boolean {
  for (let at = from; wordAt(message, at) !== ''; at += 1) {
    const word = wordAt(message, at);
    if (['but', 'and', 'because', 'though'].includes(word)) return false;
    const isDenied = wordAt(message, at - 1) === 'too' || wordAt(message, at - 1) === 'not';
    if ((pleasant.has(word) || liked.has(word)) && !isDenied && word !== 'more') return true;
  }
  return false;
}

const namedFrom = ({ named }: Message, at: number) =>
  named.filter(({ from }) => from >= at && from < at + farthest);

const isHeld = (brief: Brief | null, { kind, value }: { kind: string; value: string }): boolean =>
  brief?.wanted.some((one) => one.kind === kind && one.value === value) === true;

/** "Percy is not a woman", "the third isn't a waltz": of what the music was to be. */
function isMissed(message: Message, at: number, brief: Brief | null): boolean {
  if (namedFrom(message, at).some((one) => isHeld(brief, one))) return true;
  const sung = women.has(wordAt(message, at))
    ? 'female vocals'
    : men.has(wordAt(message, at))
      ? 'male vocals'
      : '';
  return isHeld(brief, { kind: 'vocals', value: sung });
}
const women = wordSet('woman women lady girl female she');
const men = wordSet('man men bloke guy male he');

const isWanted = (message: Message, at: number, brief: Brief | null): boolean =>
  namedFrom(message, at).some((one) => isHeld(brief, one));
