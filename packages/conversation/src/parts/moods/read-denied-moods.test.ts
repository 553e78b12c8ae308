import { describe, expect, test } from 'vitest';
import { readMessageWords } from '../../message.ts';
import { awayFrom, readDeniedMoods } from './read-denied-moods.ts';

const deniedIn = (text: string) => readDeniedMoods(readMessageWords(text)).map(({ words }) => words);

describe('what turns a mood down', () => {
  test.each([
    ['no sad songs', ['sad']],
    ['no more sad songs please', ['sad']],
    ['nothing gloomy', ['gloomy']],
    ['nothing sad or gloomy', ['sad', 'gloomy']],
    ['nothing too dramatic, please', ['dramatic']],
    ['music for dinner, nothing loud', ['loud']],
    ['but not sad', ['sad']],
    ['nothing loud, just soft piano', ['loud']],
    ['something not too depressing', ['depressing']],
    ['anything but happy', ['happy']],
    ["i don't want happy songs", ['happy']],
    ["don't play anything sad", ['sad']],
    ['dont play me any angry stuff', ['angry']],
    ['enough sad songs', ['sad']],
    ['enough of the sad stuff', ['sad']],
    ["i'm tired of sad songs", ['sad']],
    ["can't stand cheerful music right now", ['cheerful']],
    ['not in the mood for happy songs', ['happy']],
    ['without the creepy ones', ['creepy']],
    ['skip the gloomy ones', ['gloomy']],
    ['no more dramatic stuff', ['dramatic']],
    ['avoid anything gloomy', ['gloomy']],
    ['not so much sad', ['sad']],
    ['i want calm not sad', ['sad']],
    ['warm, not gloomy', ['gloomy']],
    ['something to make them feel proud not sad', ['sad']],
    ["don't want sleepy tho", ['sleepy']],
    ['No sad I said. Old film songs', ['sad']],
    ["I don't want jolly either", ['jolly']],
    ['old jazz, but no one sad', ['sad']],
  ])('"%s" turns down %j', (text, denied) => {
    expect(deniedIn(text)).toEqual(denied);
  });

  test.each([
    "i'm not sad",
    'i am not happy',
    "i'm tired but not sad",
    'tired and not happy',
    'nothing serious, just a bad cold',
    'she was quiet but not sad',
    'not happy',
    'not angry, just tired',
    'she is calm, not sad',
    'my sister was quiet not sad',
    'nothing sad happened',
    'no happy ending for me',
    'i have no quiet place to think',
    'no peaceful night with this baby',
    'i hate sad people',
    'enough sad news for today',
    'not only happy songs',
    'nothing but happy songs',
    "it's not happy enough",
    'nothing is funny today',
    "don't be sad",
    'no slow songs',
    'no emo please',
    'happy songs',
    'less sad',
    'no',
  ])('"%s" turns none down', (text) => {
    expect(deniedIn(text)).toEqual([]);
  });
});

describe('a target', () => {
  const denied = (text: string) => readDeniedMoods(readMessageWords(text));

  test('moves away from what is turned down, and no further than out of it', () => {
    expect(awayFrom({ valence: 0.18, energy: 0.3 }, denied('no sad songs')).valence).toBeCloseTo(0.48);
    expect(awayFrom({ valence: 0.8, energy: 0.63 }, denied('no happy songs')).valence).toBeCloseTo(0.5);
    expect(awayFrom({ valence: 0.65, energy: 0.88 }, denied('nothing aggressive'))).toEqual({
      valence: 0.65,
      energy: 0.58,
    });
  });

  test('that is far from it already stays as it is', () => {
    const happy = { valence: 0.8, energy: 0.63 };
    expect(awayFrom(happy, denied('no sad songs'))).toEqual(happy);
    const calm = { valence: 0.55, energy: 0.15 };
    expect(awayFrom(calm, denied('nothing loud'))).toEqual(calm);
  });

  test('of a mood that is asked for only keeps within bounds', () => {
    const { energy } = awayFrom({ valence: 0.65, energy: 0.88 }, denied('but not aggressive'), true);
    expect(energy).toBe(0.6);
  });
});
