import { type Mood, type MoodProbabilities, moods } from '@attune/contract';
import { createCueFinder } from '../cues/cue-finder.ts';
import { type Message, wordAt } from '../message.ts';

interface Gone {
  to: Mood;
  /** What is left of what each mood was likely. */
  left: Partial<Record<Mood, number>>;
}
const goesTo: Readonly<Record<'well' | 'safe' | 'mirth' | 'both', Gone>> = {
  well: { to: 'calm', left: { sad: 0.2 } },
  safe: { to: 'calm', left: { sad: 0.2, energetic: 0.2, happy: 0.5 } },
  mirth: { to: 'happy', left: { sad: 0.1, calm: 0.4 } },
  both: { to: 'calm', left: { sad: 0.5, happy: 0.25, energetic: 0.2 } },
};

/** Ways to say in a sad story that all is well, or that something good is in it. In the notation of `createCueFinder`. */
const findWell = createCueFinder<keyof typeof goesTo>({
  well: `
    (a|such a|been a|was a|quite a) (really|very|quite|pretty|bloody|proper|rather)? (good|lovely|grand|beautiful|wonderful|perfect|brilliant|gorgeous|happy|decent|cracking) (day|night|evening|morning|afternoon|send off|sendoff|death|funeral|wake|innings|time|week)
    (havent|have not|couldnt|could not|cant|didnt|not) (stopped|stop) (laughing|smiling|grinning|giggling)
    (we|everyone|everybody) (all|both|just)? (laughed|giggled|roared)
    laughed (so hard|so much|until|till|til|a lot|all night|like)
    (it|that|which|this) (is|was) (honestly|actually|really|in fact|rather|quite|weirdly|strangely|oddly|all)? (actually|rather|quite|really|weirdly|strangely|oddly)? (a hoot|a riot|a scream|lovely|wonderful|hilarious|great fun)
    (weirdly|strangely|oddly|honestly|hugely|quietly|mostly|so|just|mainly) (relieved|lighter|happy|proud|peaceful)
    (feel|feeling|am|we are) (so|a|very|really|quite|bit|oddly|weirdly|strangely|quietly|mostly|tired|daft|exhausted|sad|also|all)? (bit|and|but)? (also|very|really|so|a bit)? (relieved|lighter|happy|proud|glad|grateful|thankful|chuffed|delighted)
    (weight|load|stone) (is|has|was)? (been)? (off|lifted|lighter)
    like (taking|throwing|putting|setting|getting) (a|an|the|off|down)? (_)? (_)? (off|down|out of)
    (we|i) should all be so lucky
    (good|happy) (tears|crying|cry)
    (crying|cry|cried|tears) (and|but|from|of|with) (also|i|we)? (laughing|laugh|laughed|joy|happy|happiness|relief|smiling)
    (laughing|laugh|laughed) and (crying|cry|cried)
    more than (alright|all right|fine|okay|ok)
  `,
  // What was feared is over.
  safe: `
    (home|back|all|both|everyone is|everybody is|we are|he is|she is|they are) (all|both|home|back|now)? safe
    safe (at home|and sound|now)
    (he|she|they|dad|mum|mom|baby|everyone|everybody|we|i) (is|are|am|was|were) (all|home|totally|perfectly|doing)? (fine|ok|okay|alright|home) (now|again|though|thank|thankfully|just|apart)
    but (he|she|they|dad|mum|mom|baby|everyone|everybody|we|i) (is|are|am|was|were) (all|totally|perfectly|doing)? (fine|ok|okay|alright|safe|home)
    (okay|ok|fine|alright) (but)? (just|only)? (a bit|a little)? (shaken|shaky|shook|bruised|scratched)
    just (a bit|a little)? (shaken|shook up|bruised|scratched)
    only (a few)? (scratches|bruises|a scratch)
    but (we|they|he|she|it|i) (all)? (found (him|her|it|them)|made it|came (home|back)|still works|got (home|it back|them back))
    false alarm
  `,
  // Mishaps that are laughed off.
  mirth: `
    (you|we|i|one|just|only) (have|had|got|can|could) (only|just)? (to)? laugh
    (all|only thing|best thing) (you|i|we|one)? (can|could) do is (to)? laugh
    (i|we|just|and) (just)? laughed (it|that|about it) (off)?
    (everyone|everybody) (just)? laughed (me too|and so did i|and i did too)
    cant stop laughing (at myself|about it)
  `,
  // Glad and low at once.
  both: `
    (happy|proud|glad|thrilled|excited|pleased|delighted|relieved|over the moon) (for|of|to|about)? (him|her|them|it|be)? (but|and|yet) (i|im|i am|i will|my heart|it)? (also|still|so|a bit|at the same time|already|really)? (gutted|sad|heartbroken|crying|weepy|tearful|lonely|devastated|hurts|hurting|miss|missing|aching|broken|down)
    (sad|gutted|heartbroken|tearful|crying|lonely) (but|and|yet) (also|so|very)? (happy|proud|glad|excited|relieved|grateful)
    bittersweet
  `,
});
const denials = new Set(
  'not never dont didnt wasnt isnt cant no if wish want wants wanna need to make makes until till hardly pretend'.split(
    ' ',
  ),
);

/** Whether something in a message is plainly well: "we haven't stopped laughing", "it was a good day", "I'm tired and happy". */
export const isPlainlyWell = (message: Message): boolean =>
  saidWell(message).some(({ cue }) => cue !== 'both');

/** To whom all of it happens to somebody else, or who takes it back, it is no comfort: "he is fine now and I am not". */
const noComfort = /\b(?:ex|not|isn['’]?t|never|without|cry(?:ing)?|cried|hate|alone|lonely)\b/i;

const saidWell = (message: Message) =>
  findWell(message.words).filter(
    ({ cue, from }) =>
      (wordAt(message, from) === 'but' ||
        ![1, 2, 3].some((back) => denials.has(wordAt(message, from - back)))) &&
      !(cue === 'safe' && noComfort.test(message.text)),
  );

/** A story that is sad and well at once is quiet before it is anything, and who is safe after a fright wants no party. */
export function quieterWhereWell(likely: MoodProbabilities, message: Message): MoodProbabilities {
  const all = saidWell(message);
  // Who is glad but sad is not only glad.
  const said = all.find(({ cue }) => cue === 'both') ?? all[0];
  if (said === undefined) return likely;
  const { to, left } = goesTo[said.cue];
  const kept = (mood: Mood) => likely[mood] * (left[mood] ?? 1);
  const gone = moods.reduce((sum, mood) => sum + likely[mood] - kept(mood), 0);
  return Object.fromEntries(
    moods.map((mood) => [mood, kept(mood) + (mood === to ? gone : 0)]),
  ) as MoodProbabilities;
}
