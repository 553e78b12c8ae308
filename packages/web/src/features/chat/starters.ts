import type { Mood } from '@attune/contract';

/** A first sentence for each mood, in words that no classifier can take for another one. */
export const moodStarters: Record<Mood, string> = {
  happy: 'I am so happy today, everything feels light',
  sad: 'I feel sad tonight and want music that understands',
  energetic: 'I am full of energy and need something to move to',
  calm: 'I want to calm down and breathe, something slow and quiet',
  focus: 'I have to focus for two hours without distraction',
};

/** What `Surprise me` draws from. */
export const surpriseStarters: readonly string[] = [
  "Can't sleep, my head is spinning",
  'First warm evening of the year and I am walking home the long way',
  'It rains against the window and I would not change a thing',
  'I just quit my job and feel strangely light',
  'My best friend moved away this morning',
  'Cooking for six people and already behind schedule',
  'Night train, nobody else in the carriage',
  'I ran my first ten kilometres today!',
  'Cleaning the whole flat, give me something to dance with the broom',
  'Missing someone who does not know it',
  'Four hours of spreadsheets ahead of me',
  'The baby finally sleeps, keep it quiet and kind',
  'I passed the exam, I actually passed it',
  'Everything annoys me today, even the birds',
  'Snow outside, tea inside',
  'Driving along the coast with the windows down',
  'A little nervous before a first date',
  'I want to write the last chapter tonight',
  'Homesick in a city I used to love',
  'It is Friday, it is six, it is finally over',
  'Slow breakfast, nowhere to be',
  'Too much noise in my head, I need a clear line of thought',
  'I found a box of old letters and read every one',
  'Getting ready to go out with people I adore',
  'My team lost in the last minute',
  'Painting a wall, ladder and all',
  'Sitting by the sea until it gets dark',
  'Everyone left the party and I am stacking chairs',
  'I need courage for a hard conversation',
  'Learning for an exam I should have started weeks ago',
  'The plane has just landed and I am home again',
  'Lazy afternoon in a hammock',
  'I feel brave today, make it loud',
  'A quiet kind of grief, nothing dramatic',
  'Debugging the same error since noon',
  'The first coffee of the day, before anyone else is awake',
  'We are getting married in a week!',
  'Stuck in traffic and trying to stay gentle',
  'My legs hurt and there is one more hill',
  'Stretching on the carpet, breathing out',
  'I laughed so hard today that my cheeks ache',
  'An empty page and a sharp pencil',
  'Long distance call, bad line, good heart',
  'Autumn light in the kitchen and nothing on my mind',
];

const allStarters: readonly string[] = [...Object.values(moodStarters), ...surpriseStarters];

/**
 * The draft with a starter written into it. What the listener has typed stays: the starter goes below it, in the place
 * of one that was written before.
 */
export function withStarter(draft: string, starter: string): string {
  const written = allStarters.find((each) => draft.trimEnd().endsWith(each)) ?? '';
  const own = draft
    .trimEnd()
    .slice(0, draft.trimEnd().length - written.length)
    .trimEnd();
  return own === '' ? starter : `${own}\n${starter}`;
}
