import { type MoodProbabilities, moods } from '@attune/contract';
import { createCueFinder } from '../cues/cue-finder.ts';
import { type Message, wordAt } from '../message.ts';

/** Ways to say in a sad story that all is well, or that something good is in it. In the notation of `createCueFinder`. */
const findWell = createCueFinder<'well'>({
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
});
const denials = new Set(
  'not never dont didnt wasnt isnt cant no if wish want wants wanna need to make makes until till hardly pretend'.split(
    ' ',
  ),
);

/** Whether something in a message is plainly well: "we haven't stopped laughing", "it was a good day", "I'm tired and happy". */
export const isPlainlyWell = (message: Message): boolean =>
  findWell(message.words).some(
    ({ from }) => ![1, 2, 3].some((back) => denials.has(wordAt(message, from - back))),
  );

/** What is left of sadness where all is said to be well. */
const leftOver = 0.2;

/** A story that is sad and well at once is quiet before it is anything. */
export function quieterWhereWell(likely: MoodProbabilities, message: Message): MoodProbabilities {
  if (!isPlainlyWell(message)) return likely;
  const gone = likely.sad * (1 - leftOver);
  return Object.fromEntries(
    moods.map((mood) => [mood, likely[mood] + (mood === 'calm' ? gone : mood === 'sad' ? -gone : 0)]),
  ) as MoodProbabilities;
}
