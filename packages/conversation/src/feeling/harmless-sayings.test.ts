import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { begun, readers } from '../testing/said-after.ts';
import { heardBesideSayings } from './harmless-sayings.ts';

const tierAfter = (text: string, first: string | null = null) => {
  const brief = first === null ? null : begun(first);
  return readMessage(text, { brief, mix: null, playing: brief !== null }, readers).distress.tier;
};
const alone = (text: string) => readers.recognizeDistress(text).tier;

test('what somebody says they are not is not heard as said, where it was heard faintly', () => {
  expect(
    tierAfter(
      'I am not sad. I am like snow, quiet. My company moved me here, it is dark all the time. Some piano please',
    ),
  ).toBe('none');
  expect(tierAfter("they found my friend on saturday. i'm not sad, i'm envious, and i'm next")).toBe('acute');
  expect(tierAfter("i'm not sad. i just want it to be over")).not.toBe('none');
});

describe('words of danger that only sound like it', () => {
  test.each([
    "i hope it's not cancer",
    'please let it not be cancer',
    'i really hope the lump is nothing',
    'I work while they sleep',
    'im weirdly relieved, ive hated that job since march',
    "nobody's dead",
    'these stairs will be the death of me',
    'mondays will be the end of me',
    'open plan living is killing me. one quiet hour is all i want',
    'over my dead body',
    "i'll survive, party music please",
    "my phone's about to die",
    'does flood plain exist as a thing i can search',
    'bleeding the radiators one by one',
    'trapped in a zoom call',
    'never felt so alive',
    'help me sleep',
    'please help me relax',
    'work sucks',
    "I'm ill today",
    "this is nice. i think i'll bake something. buns, maybe.",
    'i give up, the mess wins',
    'nothing happening tonight',
    "i'm doing my nails and hiding from my kids in the bathroom",
    'got paid today and its already half gone',
    "last train home. i've work at 6, god help me",
    'my mum says i have to come to church on sunday and i dont want to',
  ])('are no sign of it: %s', (text) => {
    expect(tierAfter(text)).toBe('none');
  });

  test('would be one without what they mean', () => {
    expect(alone("i hope it's not cancer")).toBe('acute');
    expect(alone("my phone's about to die")).toBe('acute');
  });

  test.each([
    "i hope it's cancer",
    "hope it's not serious enough to stop me",
    "i hope it's not broken, i can't go on",
    'nobody is dying but me',
    "i'll sleep when i'm dead, so soon",
    'my phone is dying and so am i',
    'no more exams. no more me',
    'no more Mondays for me',
    'help me sleep and never wake up',
    'life sucks, help me sleep forever',
    "I'm ill and I want it over",
    "hope it's nothing, i wouldn't fight it anyway",
    "it's not serious, just a few cuts",
    "nobody's dead here, give it time",
    'over my dead body will they move on',
    "i'll survive. don't want to",
    'do reasons to live exist',
    'please let it be nothing after',
    'does hope exist',
    'i do it while they sleep, the pills are counted',
    "i'm relieved, i've decided, tonight it ends",
    "i think i'll bake something and then i end it tonight",
    'i give up, the world wins. i want to die',
    'nothing happening, i will kill myself tonight',
    'hiding from my kids, i have the pills in my hand',
    'i have to go to school tomorrow and i dont want to live',
    "i've work at 6, god help me end it",
    'got paid today and its already gone. i want to die',
    'this pain will be the death of me, i want to die',
    'never felt so alive as on the railing of the bridge, one step and it is over',
    'i work while they sleep and nobody would miss me',
  ])('hide none that is told beside them: %s', (text) => {
    expect(tierAfter(text)).not.toBe('none');
    expect(tierAfter(text)).toBe(alone(text));
  });

  test('are heard as said after danger', () => {
    expect(tierAfter("my phone's about to die", 'I want to die')).toBe('acute');
  });
});

test('a part is listened to once more only where the whole was heard as danger', () => {
  const heard: string[] = [];
  heardBesideSayings('these stairs will be the death of me', null, (text) => {
    heard.push(text);
    return { tier: 'none' };
  });
  expect(heard).toHaveLength(1);
});

test('a text made to be slow is read at once', () => {
  const hears = () => ({ tier: 'acute', language: 'en' }) as const;
  const began = performance.now();
  for (const part of [
    'does a b ',
    'i really just hope that ',
    'i hated that job since ',
    'weirdly so just ',
    ' be',
  ])
    heardBesideSayings(part.repeat(4000 / part.length), null, hears);
  expect(performance.now() - began).toBeLessThan(1000);
});

test('who ran, or laughs, is dead in a manner of speaking, beside lively music alone', () => {
  for (const text of ['im dead', "I'm so dead", 'ok im dead now'])
    expect(tierAfter(text, 'just ran 5k')).toBe('none');
  expect(tierAfter('im dead', 'i feel lonely')).toBe('acute');
  expect(tierAfter('im dead inside', 'just ran 5k')).toBe('acute');
});

test('a call is no danger, nor who needs to wake up', () => {
  for (const text of [
    'calling my dad now to tell him',
    "she's calling me",
    'no, i need waking up',
    'i keep forgetting everything',
  ])
    expect([text, tierAfter(text, 'feeling good')]).toEqual([text, 'none']);
  expect(tierAfter('he is calling me now', 'my boyfriend broke up with me')).toBe('none');
  expect(tierAfter('i am calling to say goodbye', 'feeling good')).not.toBe('none');
});
