import { type MoodReading, moodTargets } from '@attune/contract';
import { expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessage } from '../../read-message.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };
/** What a model makes of a message with a sad word in it. */
const sad: MoodReading = {
  mood: 'sad',
  confidence: 0.9,
  source: 'embedded',
  probabilities: { happy: 0.04, sad: 0.9, energetic: 0.01, calm: 0.04, focus: 0.01 },
  valence: 0.2,
  energy: 0.3,
};

const read = (text: string, feeling: MoodReading | null = sad) =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(feeling).brief;

test.each([
  'from sad to happy',
  'take me from sad to happy',
  'I am sad but I want to be happy',
  "I'm sad but want to feel happy again",
  'I am so sad. Please cheer me up',
  'sad to happy',
  'sad -> happy',
  'sad now, happy by the end please',
  'from melancholy to euphoria over an hour',
  'I am sad but I want to be happy, she was everything to me and now the flat is empty',
])('"%s" leads to happy music, however sad its words', (text) => {
  const brief = read(text);
  expect(brief).toMatchObject({ mood: 'happy', path: 'shift', target: moodTargets.happy });
  expect(brief?.feeling.valence).toBeLessThan(0.45);
});

test.each([
  ["I'm tired but I need to be awake", 'energetic'],
  ["I'm stressed, I want to be calm", 'calm'],
  ['calm to energetic please', 'energetic'],
])('"%s" leads elsewhere', (text, mood) => {
  expect(read(text)).toMatchObject({ mood, path: 'shift' });
});

test.each([
  'not even mum could cheer me up',
  'she wants to be happy with him, I am so sad',
  'I want to be happy for her but I am sad',
  'my friends want me to be happy but I am so sad',
  'I want to be happy again one day',
  'I went from happy to sad when he called',
  'I moved from Sad City to Happy Valley',
  'sad to go',
  'I wish I was happy',
])('"%s" asks for no glad music', (text) => {
  expect(read(text)?.mood).toBe('sad');
});

test.each(['hard to focus today', 'happy to chill tonight', 'from gym to office to bed'])(
  '"%s" names no way from one mood to another',
  (text) => {
    expect(read(text, null)?.path).toBe('match');
  },
);

test('a way does not begin where it ends', () => {
  const glad: MoodReading = {
    ...sad,
    mood: 'happy',
    probabilities: { happy: 0.9, sad: 0.02, energetic: 0.04, calm: 0.02, focus: 0.02 },
  };
  for (const text of ['cheer me up', 'calm me down', 'I have been crying all day, please cheer me up']) {
    const brief = read(text, glad);
    expect(brief?.path).toBe('shift');
    expect(brief?.feeling).not.toEqual(brief?.target);
  }
});

test.each([
  'can it start blah with me and then get a bit lighter',
  'start down in the mud and end up on the hill',
  'build me back up now, gradually',
  'get lighter slowly',
  'with some hope at the end',
  'slowly brighter',
])('"%s" leads from where music that stands is', (text) => {
  const brief = newBrief('sad', null);
  expect(readMessage(text, { brief, mix: null, playing: false }, readers).complete(null).brief).toMatchObject(
    { path: 'shift' },
  );
});

test.each(['I got a bit lighter, thanks', 'my bag got lighter', 'light at the end of the tunnel, they say'])(
  '"%s" leads nowhere',
  (text) => {
    const brief = newBrief('sad', null);
    expect(readMessage(text, { brief, mix: null, playing: false }, readers).complete(null).brief?.path).toBe(
      'match',
    );
  },
);

const goesOn = (text: string, mood: 'calm' | 'sad' | 'energetic') =>
  readMessage(text, { brief: newBrief(mood, null), mix: { tracks: [] }, playing: true }, readers).complete(
    null,
  ).brief;

test.each([
  ['let it fade into sleepy stuff', 'energetic'],
  ['ease into something warm and cosy', 'energetic'],
  ['bring it down, slowly', 'energetic'],
  ['a bit brighter but not all at once', 'sad'],
  ['ok enough crying. slowly back up please', 'sad'],
  ['and super slow by the end', 'calm'],
  ['something that wakes me slowly', 'calm'],
  ['something that starts where I am and gets up slowly', 'sad'],
] as const)('"%s" leads there bit by bit', (text, mood) => {
  expect(goesOn(text, mood)?.path).toBe('shift');
});

test.each([
  ['eventually she said yes', 'calm'],
  ['i walk slowly now', 'calm'],
  ['we drifted into the harbour', 'calm'],
] as const)('"%s" tells, and leads nowhere', (text, mood) => {
  expect(goesOn(text, mood)?.path).toBe('match');
});

test('who is low is built up towards something brighter', () => {
  const before = newBrief('sad', null).target;
  const after = goesOn('bring me up gently', 'sad')?.target;
  expect(after?.valence).toBeGreaterThan(before.valence);
  expect(after?.energy).toBe(before.energy);
});

/** What a model makes of words of waking, and of how music is to go on. */
const quiet: MoodReading = {
  mood: 'calm',
  confidence: 0.7,
  source: 'embedded',
  probabilities: { happy: 0.1, sad: 0.04, energetic: 0.1, calm: 0.7, focus: 0.06 },
  valence: 0.8,
  energy: 0.5,
};

test.each([
  'wake me up slowly',
  'wake me up gently',
  'help me wake up',
  'some piano, start slow and build up',
  'something that builds up slowly',
  'jazz that builds up slowly',
  'slowly build up the energy',
  'start calm and get more energetic',
  'start quiet and get louder',
  'music that gets louder with every song',
  'some techno, start slow and build up',
  'party mix that starts chill and ends wild',
])('"%s" begins quieter than it ends', (text) => {
  const brief = read(text, quiet);
  expect(brief?.path).toBe('shift');
  expect((brief?.target.energy ?? 0) - (brief?.feeling.energy ?? 1)).toBeGreaterThan(0.2);
});

test('calm music that builds is calm at first, and calm is what it is called', () => {
  expect(read('calm music that slowly builds', quiet)).toMatchObject({
    mood: 'calm',
    feeling: moodTargets.calm,
    target: { valence: 0.55, energy: 0.5 },
  });
});

test.each(['start where I am and bring me down gently', 'get calmer as it goes'])(
  '"%s" begins livelier than it ends',
  (text) => {
    const brief = read(text, quiet);
    expect(brief).toMatchObject({ mood: 'calm', path: 'shift' });
    expect((brief?.feeling.energy ?? 0) - (brief?.target.energy ?? 1)).toBeGreaterThan(0.2);
  },
);

test('who is down and wants it brighter little by little is not taken for glad', () => {
  const brief = read("I'm down, start where I am and slowly get brighter");
  expect(brief).toMatchObject({ mood: 'happy', path: 'shift', target: moodTargets.happy });
  expect(brief?.feeling.valence).toBeLessThan(0.45);
});

test.each([
  ['calm', 'energetic'],
  ['sad', 'sad'],
] as const)('what is to start slow after %s music starts slow, and as glad as that', (mood, other) => {
  const before = { ...newBrief(mood, null), feeling: moodTargets[other] };
  const { brief } = readMessage(
    'start slow and build up',
    { brief: before, mix: null, playing: false },
    readers,
  ).complete(null);
  expect(brief?.feeling.valence).toBe(moodTargets[other].valence);
  expect(brief?.feeling.energy).toBe(moodTargets.calm.energy);
});

test.each(["he used to wake me up slowly with coffee. he's gone now", 'she used to cheer me up'])(
  'what somebody used to do is asked of nobody: %s',
  (text) => {
    expect(read(text)).toMatchObject({ path: 'match', mood: 'sad' });
  },
);

test('who feels down begins down, however bright the model hears what they ask for', () => {
  const bright: MoodReading = {
    ...sad,
    mood: 'happy',
    confidence: 0.75,
    probabilities: { happy: 0.75, sad: 0.07, energetic: 0.03, calm: 0.14, focus: 0.01 },
    valence: 0.9,
    energy: 0.5,
  };
  for (const text of ["I'm feeling down, cheer me up", 'feeling down today, cheer me up please'])
    expect(read(text, bright)).toMatchObject({ path: 'shift', feeling: moodTargets.sad, mood: 'happy' });
});

test.each([
  "I am feeling down, lift me up but don't start sad",
  'so sad today. cheer me up, no sad songs please',
  'cheer me up right away, I cried enough',
])('"%s" is happy from the first song', (text) => {
  expect(read(text)).toMatchObject({ mood: 'happy', path: 'match' });
});
