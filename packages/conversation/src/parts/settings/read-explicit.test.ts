import { expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessageWords } from '../../message.ts';
import { begun } from '../../testing/said-after.ts';
import { readExplicit } from './read-explicit.ts';

const read = (text: string, explicit = true) =>
  readExplicit(readMessageWords(text), { ...newBrief('happy', null), explicit })?.value ?? null;

test.each([
  'kids in the car',
  "oh wait, grandma's here",
  'the kids have just come in',
  'my nephew just walked in',
  'actually my niece is in the car now',
  'three toddlers in the back seat',
  'my boss is next door',
  'my in-laws are around',
  'the students are listening',
  'with my 6 year old in the kitchen',
  "music for my son's birthday, eight 6 year olds",
  'disco for a 5yo',
  'something fun for the kids',
  'my little ones love to dance',
  'road trip with the kids',
  'mum is in the next room',
  'my daughter can hear it',
  'two four year olds, one small kitchen',
  'the toddler is screaming again',
  'cleaner, there are kids teams next door',
  'I have 24 fifth graders painting',
  'for my third grade class, twenty minutes',
  'they are eight years old',
  'something a 4yo and I can stand',
  'hi im 8 and i like dinosaurs',
  "I'm 7",
  'mum says no bad words',
  'my mum will hear',
  'the boss has the speaker on',
  'I teach kindergarten and they nap at one',
  'two kids under five in the back',
  'music for our salon',
  'something for the waiting room of a dentist',
  'it plays on the shop speakers',
  'babysitting tonight',
  'barbecue on saturday, kids running about',
  'naptime for 16 kids',
  'the kids are in now',
  'when the children come home',
  'with my grandson who is five',
  'toddler music hour',
  'the kid is in a mood',
  'something to stop the kids arguing',
  'keep the little ones entertained',
  'for the baby not me',
  'she is 7 months',
  "nothing that'll get us an email from HR",
  'nothing that will get me fired',
])('hears who must not hear swearing: %s', (text) => {
  expect(read(text)).toBe(false);
});

test.each([
  'my grandma is in hospital',
  'he is four months sober',
  'i got fired today',
  'i want to keep my kids',
  'make my kid proud',
  'my kid is in hospital',
  'my mother is in intensive care',
  'my gran is in a lot of pain',
  'my grandma is in a home now',
  'my dad is in prison',
  'my son is in the army',
  'my daughter is in love',
  'my son got his driving licence',
  'my daughter got into Oxford',
  'my kid came first in the race',
  'my son is getting married',
  'my son is at war',
  'my students are failing',
  'my kids are my world',
  'my kids hate me',
  'i have two kids and no time',
  'my 10 year old dog died',
  'my 8 year old won his match',
  'the baby is coming!',
  'fought with my kids',
  'my parents are coming to terms with it',
  'my boss is in a mood',
  'no kids around, go wild',
  'not with the kids',
  'something for 12 old people',
  'I am 8 weeks pregnant',
  "I'm 5 minutes late",
  'i am eight hours into a shift',
  'my mum says hello',
  'my boss has the flu',
  'going to the shop',
  'I work in a salon',
  'I miss my class',
  'writing letters to the kids, for after',
])('takes news of somebody for no listener: %s', (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  'bleep the swearing',
  'mute all the bad words',
  'nothing vulgar',
  'nothing too raunchy please',
  'no rude ones',
  'no f bombs',
  'clean tho',
  'cleaner please',
  'cleaner lyrics',
  'keep it safe for work',
  'work safe please',
  'nothing that is about sex',
  'cut the swearing out',
  'some of it has swearing in it',
  'hip hop but clean',
  'I said clean',
])('hears that there is to be no swearing: %s', (text) => {
  expect(read(text)).toBe(false);
});

test.each([
  'a cleaner sound',
  'clean guitar tone',
  'clean the kitchen with me',
  'cleaner has come today',
  'nothing blue about me',
  'keep it going',
  'something empty and clean, like a white room',
  'sparse, clean, electronic',
  'the house is finally clean',
  'I have two kids and I am so tired',
])('hears nothing about swearing in: %s', (text) => {
  expect(read(text)).toBeNull();
});

test('lets swearing back in when they have gone, and takes no other parting for that', () => {
  expect(read('the kids are in bed', false)).toBe(true);
  expect(read('they have left', false)).toBe(true);
  expect(read('my mum is gone')).toBeNull();
  expect(read('they left me')).toBeNull();
});

test.each([
  "a car full of eleven year olds. Pop, and nothing I'll get emails about",
  'my mother in law raised an eyebrow at the swearing',
  'the kids moan again',
  'ok now the kids complain, they want something of theirs',
  'the swearing is a bit much',
  'she swears a lot in this one',
])('"%s" asks for none, from who hears it', (text) => {
  expect(read(text)).toBe(false);
});

test.each(['he told me off for being late', 'I am ill, the kids are here', 'my kids have moved out'])(
  '"%s" says nothing of the words',
  (text) => {
    expect(read(text)).toBeNull();
  },
);

test.each([
  "it's fine if they swear",
  'ok if there is swearing',
  "I don't mind if they swear",
  'swearing is fine',
])('"%s" lets swearing back in', (text) => {
  expect(read(text, false)).toBe(true);
});

test.each(['not ok if they swear', "it's not fine if they curse"])('"%s" does not', (text) => {
  expect(read(text)).toBe(false);
});

test.each(['clean rap please', 'clean hip hop for work', 'clean pop hits', 'clean rap for the car'])(
  '"%s" asks for that music with clean words',
  (text) => {
    const brief = begun(text);
    expect(brief).toMatchObject({ explicit: false, situation: null });
    expect(brief?.wanted.filter(({ value }) => value === 'cleaning')).toEqual([]);
    expect(brief?.wanted[0]?.kind).toBe('genre');
  },
);

test.each(['not clean versions', 'no clean versions please', 'no radio edits'])(
  'words that were tidied are turned down: %s',
  (text) => {
    expect(read(text, false)).toBe(true);
  },
);

test.each(['yo need some hype music', 'yo its party time'])('a greeting tells of no child: %s', (text) => {
  expect(read(text)).toBeNull();
});

test.each(['I want the dirty ones', 'bro im 22 give me explicit songs', 'play uncensored rap'])(
  'who asks for songs that are not clean gets them: %s',
  (text) => {
    expect(read(text, false)).toBe(true);
  },
);

test("who does not want them doesn't", () => {
  expect(read("don't want the dirty ones", false)).not.toBe(true);
});
