import { expect, test } from 'vitest';
import { firstWords, lengthAt, readPattern } from './phrase-pattern.ts';
import { readPlainly } from './plain-situation.ts';
import { readSituation } from './read-situation.ts';

test.each([
  ['It would have been his 60th birthday', 'grief'],
  ['we lost one of our residents, she sang to us', 'grief'],
  ['he died on Tuesday', 'grief'],
  ['it is two years since my dad', 'grief'],
  ['we lost the baby', 'grief'],
  ['ok so we’re over', 'heartbreak'],
  ['my boss fired me', 'failure'],
  ['made redundant after twelve years', 'work stress'],
  ['hip replacement tomorrow', 'illness'],
  ['tore my hamstring', 'illness'],
  ['panic attack on the train', 'worry'],
  ['we got burgled last night', 'worry'],
  ['my roommate drank my milk', 'anger'],
  ['waiting for the plumber since nine', 'boredom'],
  ['there’s this boy in my class', 'new love'],
  ['last exam done', 'celebration'],
  ['having a braai', 'party'],
  ['ironing a mountain of shirts', 'cleaning'],
  ['kitchen is a bombsite', 'cleaning'],
  ['turkey is in', 'cooking'],
  ['on the last bus home', 'commute'],
  ['in the train, tired', 'commute'],
  ['on the plane to Lisbon', 'travel'],
  ['last km', 'running'],
  ['the twins are asleep', 'children around'],
  ['41 degrees in here', 'summer'],
  ['my ex is getting married in June', 'heartbreak'],
  ['nobody to tell really', 'loneliness'],
  ['they went to the lake without me', 'loneliness'],
  ['missing my home country a lot', 'homesickness'],
  ['songs from home please', 'homesickness'],
  ['fourteen hours on the ward', 'work stress'],
  ['three people called in sick', 'work stress'],
  ['physics mock in an hour', 'exams'],
  ['lost six in a row', 'failure'],
  ['my head is pounding', 'illness'],
  ['my brain wont shut up', 'sleeplessness'],
  ['sunday dread again', 'worry'],
  ['my brother hasn’t answered', 'worry'],
  ['snapped at my daughter', 'shame'],
  ['my flatmate is being so annoying', 'anger'],
  ['the upstairs neighbours again', 'anger'],
  ['two years sober', 'achievement'],
  ['kissed a boy last night', 'new love'],
  ['six hours stuck in this van', 'travel'],
  ['rice is on', 'cooking'],
  ['the kitchen smells like a zoo', 'cleaning'],
  ['just me and my mop', 'cleaning'],
  ['theres a lad coming round later', 'date'],
  ['feeding 15 people for lunch', 'dinner with guests'],
  ['my coworkers are arriving', 'dinner with guests'],
  ['got 12 cousins coming over', 'dinner with guests'],
  ['footie tonight', 'sports match'],
  ['sleep please', 'falling asleep'],
  ['I’m a granny!', 'birth'],
  ['she turns 90 on Friday', 'birthday'],
  ['lads from uni are here', 'reunion'],
  ['prinks. go', 'party'],
  ['hitting legs in ten', 'workout'],
  ['off for a run', 'running'],
  ['important match tonight', 'sports match'],
  ['stuck on the tube', 'commute'],
  ['nine hours on a coach', 'travel'],
  ['peeling the potatoes', 'cooking'],
  ['whole flat to clean', 'cleaning'],
  ['people coming at 8', 'dinner with guests'],
  ['twelve fifth graders in one room', 'children around'],
  ['going through old photographs', 'nostalgia'],
  ['songs to celebrate', 'celebration'],
  ['the recital went so well', 'achievement'],
  ['my granddaughter just graduated', 'achievement'],
  ['my first date went really well', 'new love'],
  ['proposing tonight', 'wedding'],
  ['seven pounds two ounces', 'birth'],
  ['the sesh tonight', 'party'],
  ['mates round on saturday', 'party'],
  ['water aerobics at nine', 'workout'],
  ['stuck on the m6', 'commute'],
  ['three of us in a van', 'travel'],
  ['throwing mugs all day', 'making something'],
  ['something to revise to', 'study'],
  ['got my in-laws over', 'dinner with guests'],
])('%j says plainly that it is %s', (text, situation) => {
  expect(readPlainly(text)).toBe(situation);
});

test.each([
  'we were over the moon',
  'the clean versions please',
  'I am a dad of two',
  'nobody to tell me what to play',
  'start without me',
  'she turned to jazz at last',
  'not a beach day',
  'a song to kiss to',
  'no kids in this one',
  'I went home early',
  'it was worth the match fee',
  'a 22 year old guitar',
  'from my hometown band, the loud one',
  'he fired up the grill',
  'minus 12 degrees out',
  'she died her hair last week',
  'I drank my milk',
  'ten years since my last holiday',
  'missed my train of thought',
  'before I retire',
  'my brother got the looks',
  'french',
  'twenty minutes till iftar',
  '',
])('%j says nothing of the kind', (text) => {
  expect(readPlainly(text)).toBeNull();
});

test.each([
  ['running late', null],
  ['running on fumes, play anything', null],
  ['my phone died', null],
  ['boiling hot in here', null],
  ['she called me sunshine', null],
  ['off running now', 'running'],
  ['my dog died', 'grief'],
  ['do not wake him', null],
  ['it sounds like a funeral in here', null],
  ['faster now, home stretch', null],
  ['I lost the baby monitor', null],
])('a saying tells of no occasion: %j is %s', (text, situation) => {
  expect(readSituation(text)).toBe(situation);
});

test('a long phrase is not doubted', () => {
  expect(readSituation("I don't know what to type. we lost the pregnancy again")).toBe('grief');
  expect(readSituation('working on the most boring spreadsheet ever')).toBe('boredom');
});

test('a loss is told of beside what is done meanwhile', () => {
  expect(readSituation('making dinner, my dad passed away on Sunday')).toBe('grief');
});

test('a phrase of choices stands where one of them does, and within a clause', () => {
  const pattern = readPattern('^ (go|went home)? (for|to) # $');
  expect([...firstWords(pattern)]).toEqual(['go', 'went', 'for', 'to']);
  expect(lengthAt(['went', 'home', 'for', 'two'], 0, pattern)).toBe(4);
  expect(lengthAt(['to', '7th'], 0, pattern)).toBe(2);
  expect(lengthAt(['i', 'go', 'for', '3'], 1, pattern)).toBe(-1);
  expect(lengthAt(['go', '', 'for', '3'], 0, pattern)).toBe(-1);
});

test.each([
  'night baby',
  'thank you babe',
  'can it be sweary, no kids there',
  'ok he is gone to buy cement. back to rock',
  'I am home now',
  "i'm home",
])('"%s" names no occasion and no trouble', (text) => {
  expect(readSituation(text)).toBeNull();
});

test.each([
  ['our baby was born last night', 'birth'],
  ['the kids are here', 'children around'],
  ['i want to go home', 'homesickness'],
])('"%s" does', (text, situation) => {
  expect(readSituation(text)).toBe(situation);
});
