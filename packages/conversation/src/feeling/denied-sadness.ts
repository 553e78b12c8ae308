import { type Mood, type MoodProbabilities, moods, type Situation } from '@attune/contract';
import { createCueFinder } from '../cues/cue-finder.ts';
import { type Message, wordAt } from '../message.ts';
import { deniedFeelings, deniedTones } from './denied-feelings.ts';
import { likelierByWords, statedFeelings } from './stated-feelings.ts';

const states =
  'sad weeping crying mourning grieving tearful upset heartbroken devastated miserable blubbing blubbering sobbing wallowing moping gloomy down depressed brokenhearted inconsolable unhappy sorrowful mournful tragic bereft';
const tears =
  'sad sadness tears crying weeping sobbing sobs sob wailing weepy mournful mourning dirges dirge laments lament funeral funerals funereal requiem requiems heartbreak heartbroken misery gloom gloomy wallowing moping sorrow tearjerkers weepies mawkish maudlin soppy';
const state = `(${states.replaceAll(' ', '|')})`;
const tear = `(${tears.replaceAll(' ', '|')})`;

/** Ways to say that one is not sad, or that the music is not to be. In the notation of `createCueFinder`. */
const findDenials = createCueFinder<'denied'>({
  denied: `
    (not|isnt|arent|wasnt|werent|aint|hardly|nobodys) (really|even|actually|exactly|particularly|especially|all that|terribly|at all|one bit|here)? (a|the|in)? (bit|least|slightest)? (feeling|being|looking)? ${state}
    (nobody|noone|none of us) (is|was|s)? ${state}
    (not|isnt|wasnt|aint) (in|at) (bits|pieces|tears|mourning|floods)
    (cant|cannot|couldnt|wouldnt|wont) (really|honestly|even|exactly|quite)? (say|call it|call this|call that|call myself|pretend) (that)? (i am|im|id be|it is|its|i was|we are|were)? (really|exactly)? ${state}
    ${state} (was|is|isnt|wasnt|were) (never|not|hardly|the wrong|quite)? (quite|really|exactly)? (the|a)? (word|words)
    (sad|sadness|grief|sorrow|tears) (is|are|was|were|isnt|arent|wasnt) (not|never|hardly|nowhere)? (it|in it|in sight|here)
    (dont|do not|wont|will not|refuse to|not going to|rather not|sooner not|not here to|promised not to|nobody needs to|no need to|no need to be) (really|particularly|even)? (want|wish|need|intend|mean|plan|care|fancy)? (to)? (be|feel|get|go)? (all|any|so|too|more)? (sad|weepy|gloomy|miserable|cry|weep|sob|mourn|wallow|mope|crying|weeping|mourning)
    (dont|do not|didnt|did not|never|wont|without|nothing|no|not|avoid|skip) (want|send|send me|give me|play|play me|getting|going|anyone being|anybody being|need anyone being|want anyone being|want anybody being|need|ask for|asked for|like|with|too|anyone|anybody|more|of|the|any|that|who|thats|which|all that|it|to be|being)? (any|all|of|the|all the|too|more)? ${tear}
    (nothing|noone|nobody|no one) (that|who|which|is|thats)? (is|being|going to be)? (sobs|sob|weeps|wails|mopes|mourns|cries|heartbroken|sobbing|weeping|crying|moping|wailing|dying|broken hearted)
    (thought|expected|feared|supposed to be) (i|id|that i|i would|i was going to)? (would|d)? (be|feel|to be)? (miserable|sad|in bits|in tears|upset|crying|heartbroken|devastated|lost) (but|and|yet)?
    (thought|expected) (i|id|that i|that id) (would|d)? (to)? mind (it)? more
  `,
});
const joining = new Set(['enough', 'alone', 'only', 'just', 'helps', 'help']);

/** "Not sad enough", "I don't want to be sad alone". */
const isWhole = (message: Message, to: number): boolean => !joining.has(wordAt(message, to));

/**
 * Whether a message says that its listener is not sad, or wants nothing sad, and nothing that hurts is stated instead: "we're not weeping, just quiet",
 * "no crying before pudding", "sad was never the word". "Not sad, devastated" is another matter.
 */
export function deniesSadness(message: Message): boolean {
  const denials = findDenials(message.words).filter(({ to }) => isWhole(message, to));
  if (denials.length === 0) return false;
  const isDenied = (at: number) => denials.some(({ from, to }) => from <= at && at < to);
  return !statedFeelings(message).some(
    ({ at, way }) => (way.likelier.sad ?? 1) > merelyTired && !isDenied(at),
  );
}

/** How many times likelier sadness is for who is tired, and says nothing worse. */
const merelyTired = 1.3;

/** Whoever mourns and is not sad is to hear no music for mourning. */
const mourned: ReadonlySet<Situation> = new Set(['grief', 'heartbreak', 'loneliness', 'shame', 'failure']);

/** In words and marks: "my dad died but not sad" hurts, however it is meant; who tells at length knows how they are. */
const leastToKnow = 12;
const isBrave = ({ words }: Message, situation: Situation | null): boolean =>
  situation === 'grief' && words.length < leastToKnow;

/** What a message tells of, as far as its music is to go by it. */
export const unlessDenied = (situation: Situation | null, message: Message): Situation | null =>
  situation !== null && mourned.has(situation) && !isBrave(message, situation) && deniesSadness(message)
    ? null
    : situation;

/** Who is not sad though much in what they tell is: quiet, unless they say that they are glad. */
export function withoutSadness(
  likely: MoodProbabilities,
  message: Message,
  situation: Situation | null,
): MoodProbabilities {
  if (isBrave(message, situation) || !deniesSadness(message)) return likely;
  const isGlad = (likelierByWords(message).happy ?? 1) > 1;
  const deniesBoth = deniedTones(deniedFeelings(message)).has('glad');
  const left: Record<Mood, number> = { ...likely, sad: 0 };
  if (!isGlad) left.calm += likely.sad;
  if (deniesBoth) {
    left.calm += left.happy;
    left.happy = 0;
  }
  const sum = moods.reduce((total, mood) => total + left[mood], 0);
  return Object.fromEntries(moods.map((mood) => [mood, left[mood] / sum])) as MoodProbabilities;
}
