import { expect, test } from 'vitest';
import { readPlainly } from './plain-situation.ts';
import { readSituation } from './read-situation.ts';

test.each([
  ['four months today since papá', 'grief'],
  ['she is dead two years', 'grief'],
  ['my nan’s birthday would have been today', 'grief'],
  ['a candle for my brother', 'grief'],
  ['my dog is being put to sleep tomorrow at 4. one last day, beach in the morning', 'grief'],
  ['our cat has to be put down', 'grief'],
  ['my boyfriend and I split up', 'heartbreak'],
  ['she took the dog', 'heartbreak'],
  ['first christmas on my own', 'loneliness'],
  ['spoke to nobody all day', 'loneliness'],
  ['forty-two patients', 'work stress'],
  ['they let us go by email', 'work stress'],
  ['learning for my exam', 'exams'],
  ['didn’t get the part', 'failure'],
  ['the audition was a disaster', 'failure'],
  ['they took my mum into hospital', 'illness'],
  ['the cat’s at the vet', 'illness'],
  ['day 3 in bed', 'illness'],
  ['my rabbit got out', 'worry'],
  ['lost my passport', 'worry'],
  ['our basement flooded', 'worry'],
  ['behind on the rent', 'worry'],
  ['stomach is doing somersaults', 'worry'],
  ['MRI results on Tuesday', 'worry'],
  ['hit reply all again', 'shame'],
  ['somebody stole my bike', 'anger'],
  ['my car got keyed', 'anger'],
  ['they’re closing our library', 'anger'],
  ['fed up with these neighbours', 'anger'],
  ['six hours of data entry', 'boredom'],
  ['a month today since my nan', 'grief'],
  ['he says he needs some space', 'heartbreak'],
  ['they all went out without me', 'loneliness'],
  ['nightmare of a shift', 'work stress'],
  ['the phones have been ringing off the hook', 'work stress'],
  ['my back is gone again', 'illness'],
  ['physio says 3 weeks off', 'illness'],
  ['its 4am again', 'sleeplessness'],
  ['performing for 30 kids on friday', 'worry'],
  ['root canal tomorrow', 'worry'],
  ['she got me fuming', 'anger'],
  ['my tutor is a bully', 'anger'],
])('%j says plainly that it is %s', (text, situation) => {
  expect(readPlainly(text)).toBe(situation);
});

test.each([
  'the cat got the cream',
  'we nearly lost my keys',
  'my son needs space to play',
  'a year today since my promotion',
  'the dentist said all is fine',
  'my boss is a legend',
  'the room looks like a dream',
  'a guy coming round to fix the boiler',
  'everything is on fire tonight',
  'just me and my dog',
  'he hasn’t been gone long',
  'she took my advice',
  'you stole my heart',
  'sitting outside with a coffee',
  'sat on the stairs',
  'a fire song for the fire',
  'the house is quiet now',
  'no break between the songs',
  'they played three hours',
  'i left my phone at home on purpose',
  'test tracks for my speakers',
])('%j says nothing of the kind', (text) => {
  expect(readPlainly(text)).toBeNull();
});

test.each([
  ['exam tomorrow, I am freaking out', 'exams'],
  ['eating alone since I lost my husband', 'grief'],
  ["I'm not lonely. I'm offended!", 'anger'],
  ['not angry, not really', null],
  ['I must not sleep, night shift in a care home', 'work stress'],
  ['saving this to my gym playlist', null],
  ['our dog ran away', 'worry'],
  ['i got robbed', 'worry'],
  ['i lost my puppy', 'grief'],
])('what is felt gives way to its cause, and what is denied is not told: %j is %s', (text, situation) => {
  expect(readSituation(text)).toBe(situation);
});
