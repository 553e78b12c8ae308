import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statementsIn } from './reflect.ts';

/** The first that is told. */
const reflect = (text: string): string | null => statementsIn(text).at(0)?.reflected ?? null;

describe('what was told is said back', () => {
  test.each([
    ['my daughter took her first steps!!', 'your daughter took her first steps'],
    [
      "My daughter just took her first steps in the kitchen and I'm still crying happy tears",
      'your daughter just took her first steps in the kitchen',
    ],
    ['he didnt text back', "he didn't text back"],
    ['Retired on Friday', 'you retired on Friday'],
    ['supposed to be revising bio', 'you are supposed to be revising bio'],
    ['omg so we won the league!!!', 'you won the league'],
    ['I was wrong and I am sorry for it', 'you were wrong and you are sorry for it'],
    ['our landlord is selling the house, two small kids', 'your landlord is selling the house'],
    ['THEY CUT MY HOURS AGAIN', 'they cut your hours again'],
    ['Doctor changed my tablets', 'the doctor changed your tablets'],
    ['Dad called from the hospital', 'your dad called from the hospital'],
    ['dad and i had a good laugh', 'you and your dad had a good laugh'],
    ['toddler has been up since 4', 'your toddler has been up since 4'],
    ['Sofia moved to Canada', 'Sofia moved to Canada'],
    ['today is my birthday and nobody has called', 'today is your birthday and nobody has called'],
    [
      'Yesterday my grandson taught me how to play chess',
      'yesterday your grandson taught you how to play chess',
    ],
    ['its raining and i kind of love it', "it's raining and you kind of love it"],
    ['She left.', 'she left'],
    ['my constructor called', 'your constructor called'],
    ['The landlord is raising the rent and I just...', 'the landlord is raising the rent'],
    ["my girlfriend's parents actually liked me??", "your girlfriend's parents actually liked you"],
    ['vet said its just a cold', 'the vet said its just a cold'],
    ["dad's new kidney is working!!!!", "your dad's new kidney is working"],
    ['idk i guess im just tired of being the funny one', "you're just tired of being the funny one"],
  ])('a statement: %s', (text, told) => {
    expect(reflect(text)).toBe(told);
  });

  test.each([
    ['sold my first painting', 'you sold your first painting'],
    ['just got home from a 12 hour shift', 'you just got home from a 12 hour shift'],
    ['so tired of everything at work', 'you are so tired of everything at work'],
    ['folding socks at midnight, living the dream', 'you are folding socks at midnight'],
    ['missing my wife, two years today', 'you are missing your wife'],
    ['excited for our holiday on saturday', 'you are excited for your holiday on Saturday'],
    ['cant sleep again', "you can't sleep again"],
    ['on the train to Berlin', 'you are on the train to Berlin'],
    ['feels like nobody listens to me', 'it feels like nobody listens to you'],
    ['a bit restless', 'you are a bit restless'],
    ['passed over for promotion again', 'you were passed over for promotion again'],
    ['passed my driving test', 'you passed your driving test'],
    ['fired by email', 'you were fired by email'],
    ['keep laying two cups out', 'you keep laying two cups out'],
    ['put my back out reaching for the salt', 'you put your back out reaching for the salt'],
    ['quit my job at the call centre today', 'you quit your job at the call centre today'],
    ['so empty today', 'you are so empty today'],
    ['lost in the building on my first day', 'you are lost in the building on your first day'],
    ['only took all summer', 'it only took all summer'],
    ['bit knackered, had a nice day', 'you are a bit knackered'],
    ['wired after the gig', 'you are wired after the gig'],
    ['guilty for yelling at my kids', 'you feel guilty for yelling at your kids'],
  ])('with the subject that was left out: %s', (text, told) => {
    expect(reflect(text)).toBe(told);
  });

  test('a sentence that is not read to its end is left out', () => {
    const long = `my sister moved to ${'very '.repeat(90)}far away`;
    expect(statementsIn(`My bike was stolen. ${long}`).map(({ reflected }) => reflected)).toEqual([
      'your bike was stolen',
    ]);
  });

  test('others beside oneself come second', () => {
    expect(reflect('my sister and I finally talked')).toBe('you and your sister finally talked');
  });

  test('a turn in it is told with what turns, or not at all', () => {
    expect(reflect('hungover but it was worth it')).toBe('you are hungover but it was worth it');
    expect(
      statementsIn(
        'I love him but he left for another town far away from here to work and never once wrote',
      ).map(({ reflected }) => reflected),
    ).not.toContain('you love him');
  });

  test('part by part, each with the words it was said in', () => {
    expect(statementsIn("Chemo tomorrow. The waiting room gets me, that's all")).toEqual([
      { said: 'Chemo tomorrow', reflected: null },
      { said: 'The waiting room gets me,', reflected: 'the waiting room gets you' },
      { said: "that's all", reflected: null },
    ]);
    expect(reflect('ok. ugh. my bike was stolen')).toBe('your bike was stolen');
  });

  test('what somebody else does is not said of the listener', () => {
    expect(statementsIn('My dad is in the hospice, dying').map(({ reflected }) => reflected)).toEqual([
      'your dad is in the hospice',
      null,
    ]);
  });

  test.each([
    ['jazz'],
    ['I am Josef'],
    ['living the dream'],
    ['idk'],
    ['boring day'],
    ['sore throat and self pity'],
    ['I need something soft'],
    ["I'd like songs for a road trip"],
    ['looking for lo-fi beats'],
    ["I'm fine"],
    ['play something slow'],
    ['is it friday yet?'],
    ['is it friday yet??'],
    ['my turn?'],
    ['do you know how I feel'],
    ['i miss you'],
    ['bit chilly'],
    ['nothing is wrong exactly'],
    ['a little salty but we ate everything'],
    ['the thing is I did everything right'],
    ['he said "whatever" and left'],
    ['write to me@example.com'],
    ['<b>my dog</b> died'],
    ['call me on 07700900123'],
    ['shooting star!'],
    ['moving day'],
    ['mid-morning, marmalade on the stove'],
    ['put something slow on'],
    ['dont ask me if its good'],
    ['my horse cleared 1.10 today'],
    ['my code died in production at 4:58 on a friday'],
    ["It's Monday, ten o'clock"],
    ["it's 2, red bull no 3"],
    ['Bus cancelled. Walked home.'],
    ['power cut, candles'],
    ['I know, but still'],
    ['two hours and I have moved small'],
    ['nothing to do tomorrow'],
    ['spat at on the 38 by a man who wanted to get off at a stop that is none of any route'],
    ['exams finished n my mum let me burn my books'],
  ])('nothing is said back where it is no plain telling: %s', (text) => {
    expect(reflect(text)).toBeNull();
  });

  test.each([
    ['I am stupid'],
    ['im such a failure'],
    ['I deserve this'],
    ['I want to die'],
    ['everyone hates me and its my fault'],
    ['I cheated on my wife'],
    ['we fucked up the launch'],
  ])('nor where hearing it back would hurt: %s', (text) => {
    expect(reflect(text)).toBeNull();
  });

  test('that it feels so may be said back', () => {
    expect(reflect('I feel so stupid')).toBe('you feel so stupid');
  });

  test('whatever comes: short, in one line, and never in the first person', () => {
    const word = fc.constantFrom(
      ...[
        'I',
        'my',
        'me',
        'we',
        "i'm",
        'ive',
        'was',
        'am',
        'got',
        'sold',
        'dog',
        'and',
        'but',
        'so',
        'tired',
        'the',
        ',',
        '.',
        '\n',
      ],
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2000 }),
      fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (said) => {
        for (const { reflected } of statementsIn(said)) {
          if (reflected === null) continue;
          expect(reflected).not.toMatch(/[\n<>"]/);
          expect(reflected.split(' ').length).toBeLessThanOrEqual(20);
          expect(reflected).not.toMatch(/\b(?:i|me|my|mine|myself|we|us|our|ours|i'm|i've)\b/i);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('what goes on from the sentence before is not said of the listener', () => {
  const [, second] = statementsIn("my son let go of my hand at the gate. didn't look back");
  expect(second?.reflected).toBeNull();
});

test.each([
  'was it me or was everyone at that party whispering',
  'did we really win after 31 years',
  "can't a woman eat chips on a wall in peace",
  'the kids said can we keep it',
  'i said what',
])('what is asked, or said by somebody, is not told: %s', (text) => {
  expect(reflect(text)).toBeNull();
});

test('titles end no sentence, and what is cut off is not told', () => {
  expect(reflect('learned to make dumplings with Mrs. Li')).toBe('you learned to make dumplings with Mrs Li');
  expect(reflect('stood up to my boss today')).toBe('you stood up to your boss today');
  for (const text of [
    'mixed feelings',
    "it's only",
    'my wife is away for work and the dog and I are eating sausages',
  ])
    expect(reflect(text), text).toBeNull();
});

test('what only looks asked is told', () => {
  expect(reflect('was late for work again')).toBe('you were late for work again');
  expect(reflect('did the dishes at midnight')).toBe('you did the dishes at midnight');
});

test.each([
  'changing room at the baths',
  'climbing hall after the office',
  'surfing lesson at nine',
  'herring, onion, new potatoes',
  'grilled cheese at midnight',
  'burnt edges, nice middle',
  'brought me tea in bed, forty years running',
  'carded me for asking why',
  'kid on the train gave me half of his sweets',
  'its sunday why am i awake at 7',
  'so did the man in the shoe shop',
  "i'm fifteen",
  "i don't know why",
  'that was in June',
  'it was him',
])('what was not done, not by whoever tells it, or tells nothing by itself, is not said back: %s', (text) => {
  expect(reflect(text)).toBeNull();
});
