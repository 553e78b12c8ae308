import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';
import { isBorneOut } from './situation-borne-out.ts';

test.each([
  ['grief', 'repotted forty geraniums and my back is gone'],
  ['grief', 'first barbecue of the year, nobody died'],
  ['grief', "boxing up grandpa's tools. He's fine, just moving in with us"],
  ['heartbreak', 'my flatmate moved out and took the good pan'],
  ['heartbreak', 'our son has moved out and his shoes are still in the hall'],
  ['children around', 'my daughter put this on my phone, I am 79'],
  ['waking up', 'stuck on one paragraph since breakfast'],
  ['waking up', 'On Monday I woke at six and had nowhere to be'],
  ['failure', 'we lost the roof of the barn last night'],
  ['loneliness', 'only my cousin came, and we had the best evening'],
  ['anger', 'I shaved my head at 60, my wife is furious'],
  ['work stress', 'four shifts done, today off'],
  ['illness', 'the operation went well, home on friday'],
  ['making something', 'painting the nursery with my mother in law'],
  ['date', 'texted my sister, she is coming over with chips'],
  ['date', 'my brother is coming round with pizza'],
  ['grief', 'ok hes gone to sleep now play something quiet for him'],
  ['date', 'fought with my wife'],
  ['sports match', 'the guys got me a muffin with a match in it'],
  ['children around', 'louder. the kids next door are at it again'],
  ['grief', 'my husband is deployed and I miss him so much'],
  ['grief', 'my girlfriend moved for work and I miss her'],
  ['illness', 'my startup is running out of money, I feel sick'],
  ['illness', 'sick and tired of the rain'],
  ['sports match', 'day off finally'],
  ['waking up', "I've to get up at five tomorrow and I'm wide awake"],
] as const)('%s is not what is told where the rest does not bear it out: %s', (situation, text) => {
  expect(isBorneOut(situation, text)).toBe(false);
});

test.each([
  ['grief', 'my back is gone since we buried my brother'],
  ['grief', 'mum has gone to bed, dad died today'],
  ['heartbreak', 'my boyfriend moved out and my flatmate moved out too'],
  ['children around', 'my daughter turns six and there are ten kids here'],
  ['waking up', 'just woke up, first coffee'],
  ['failure', 'I lost my keys and failed the exam'],
  ['loneliness', 'we had the best evening and now I am lonely'],
  ['anger', 'my boss is furious and I am furious'],
  ['work stress', 'today off and I still think of my boss'],
  ['grief', 'my brother was deployed and he died there'],
  ['illness', 'sick with the flu and no money'],
  ['sports match', 'day off and going to the game'],
  ['waking up', 'woke up at five, have to get up now'],
  ['making something', 'painting a heron for my aunt'],
  ['date', 'my sister is coming over to do my hair before my date'],
  ['date', 'he is coming over with wine'],
  ['sports match', 'watching the match in the pub'],
] as const)('%s is where it does: %s', (situation, text) => {
  expect(isBorneOut(situation, text)).toBe(true);
});

const begun = (text: string) =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null).brief;
const wanted = (text: string) => begun(text)?.wanted.map(({ value }) => value);

test('who sleeps beside the driver sends nobody to sleep', () => {
  expect(wanted('third night on the road, my co-driver sleeps. something with drums')).not.toContain('sleep');
});

test('what is hated is what has to be done, and what something is made out of is no refusal', () => {
  expect(begun('music for a man who hates ironing')?.avoided).toEqual([]);
  expect(begun("making a quilt out of my gran's aprons, something quiet please")?.avoided).toEqual([]);
  expect(begun('something for the gym but I hate gym music')?.wanted.length ?? 0).toBeLessThan(2);
});

test('an instrument that somebody has none of is not refused', () => {
  expect(
    begun("we sing tonight and my brother's got no guitar with him, a good singalong please")?.avoided,
  ).toEqual([]);
});

test('a crossword is a puzzle, and no chess', () => {
  expect(wanted('doing the crossword, something to go with it')).toEqual(['puzzles']);
});

test('places and people of a story are no artists, nor is what one feels like', () => {
  const names = (text: string) => begun(text)?.like ?? [];
  expect(
    names('sou do Porto mas falo ingles. I signed the divorce papers today and bought a bread machine'),
  ).toEqual([]);
  expect(names('They gave me the job of my best friend. She brought me cake. I feel like thief')).toEqual([]);
});

test('a story with a question of what is played at its end resumes nothing', () => {
  const { intent } = readMessage(
    'Last round of radiation done today and my brother knitted me the ugliest hat in town. what do you play for that',
    { brief: null, mix: null, playing: false },
    readers,
  ).complete(null);
  expect(['request', 'mood']).toContain(intent);
});

test.each([
  ['study', "They said the results would come Thursday. I can't concentrate on anything."],
  ['new love', 'Found it. A typo in row 312. I could kiss someone.'],
  ['sleeplessness', 'haulin a load out to el paso, 3 am'],
  ['reunion', "my family is all together in Busan. I'm in my dorm"],
  ['cooking', 'chopping wood'],
] as const)('%s is not borne out by: %s', (situation, text) => {
  expect(isBorneOut(situation, text)).toBe(false);
});
