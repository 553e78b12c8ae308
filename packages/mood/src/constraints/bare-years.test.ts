import { describe, expect, it } from 'vitest';
import { readConstraints } from './read-constraints.ts';

const eras = (text: string) => {
  const { wanted, avoided } = readConstraints(text);
  const of = (kind: string) => kind === 'era';
  return [
    ...wanted.filter(({ kind }) => of(kind)).map(({ value }) => value),
    ...avoided.filter(({ kind }) => of(kind)).map(({ value }) => `no ${value}`),
  ];
};

describe('when music was made', () => {
  it.each([
    ['good rock for the road, 70 and 80', ['1970s', '1980s']],
    ['60, 70 and 80 hits', ['1960s', '1970s', '1980s']],
    ['songs from the 80', ['1980s']],
    ['early 70s spiritual jazz', ['1970s']],
    ['boom bap. 93 to 96. new york only', ['1990s']],
    ["jazz '72-'75", ['1970s']],
    ['less 2010 pls', ['no 2010s']],
    ['more 1980', ['1980s']],
    ['not that old lol. like 2003', ['2000s']],
    ['2000s proper bangers', ['2000s']],
    ['songs we courted to. 1962 or so', ['1960s']],
    ['bit later than that, 2003 ish', ['2000s']],
    ["that'd be 2010ish", ['2010s']],
    ['less 2012', ['no 2010s']],
    ['what I slammed doors to. 1993', ['1990s']],
    ["something we'd have listened to in 1978", ['1970s']],
    ['OG dubstep, 2006, croydon', ['2000s']],
  ])('is told by bare figures in "%s"', (text, values) => {
    expect(eras(text)).toEqual(values);
  });

  it.each([
    'jazz for 70 and 80 guests',
    '80 and 90 minutes of jazz',
    'piano at 60 and 70 bpm',
    'jazz, 45 to 50 minutes',
    'my dad in his early 70s plays jazz',
    'it feels like 2003',
    'since 2003 or so it has been hard',
    'he died in 1978 and I still hear him',
    'rock for 50 or 60 people',
    'a quiz about 2010, wish me luck',
    'from 70 to 80 kg, rock on',
    'we are 60 and 70, play some soul for two',
  ])('is not told by other figures in "%s"', (text) => {
    expect(eras(text)).toEqual([]);
  });
});
