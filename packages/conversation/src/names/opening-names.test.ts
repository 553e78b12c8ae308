import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';

/** Whom a first message asks to hear, and whom not; a thing that is played by its name counts as asked for. */
function namedFirst(text: string): { like: string[]; avoided: string[]; intent: string } {
  const pending = readMessage(text, { brief: null, mix: null, playing: false }, readers);
  const { brief, command, intent } = pending.complete(null);
  const like = (brief?.like ?? []).flatMap((one) => (one.kind === 'artist' ? [one.name] : []));
  return {
    intent,
    like: command?.query === undefined ? like : [command.query],
    avoided: (brief?.avoided ?? []).flatMap(({ kind, value }) => (kind === 'artist' ? [value] : [])),
  };
}

describe('who names an artist first asks to hear them', () => {
  it.each([
    ['aphex twin for debugging', ['aphex twin']],
    [
      "I've been knitting the same sock since Tuesday and only Kate Bush has the right tempo for it",
      ['Kate Bush'],
    ],
    ['wizkid or burna boy while i close the shop', ['wizkid', 'burna boy']],
    ['Night shift at the hospital in Porto. Quiet corridor. Amália, softly.', ['Amália']],
    ["Haven't heard Goran Bregović in years and tonight we have rakija", ['Goran Bregović']],
    ['Could we start with Erroll Garner and see where it goes?', ['Erroll Garner']],
    ["I'm told that Arvo Pärt is good for grief. Let us try.", ['Arvo Pärt']],
    ['Nina Simone / Etta James / Dinah Washington', ['Nina Simone', 'Etta James', 'Dinah Washington']],
    ['i like very much the music of Ennio Morricone, something for painting the fence', ['Ennio Morricone']],
    ['polish hip hop please, Paktofonika, Kaliber 44, for the drive', ['Paktofonika', 'Kaliber 44']],
    ['what do you have of Lydia Mendoza or Flaco Jiménez?', ['Lydia Mendoza', 'Flaco Jiménez']],
    ['what do you have of Flaco Jiménez?', ['Flaco Jiménez']],
    ['do you know Khruangbin?', ['Khruangbin']],
    ['start me on Coltrane', ['Coltrane']],
    ['Big band, please. Basie over Miller.', ['Basie']],
    [
      'Could you find Joe Loss or Victor Silvester, strict tempo, if possible?',
      ['Joe Loss', 'Victor Silvester'],
    ],
    ['Miles Davis from the fifties', ['Miles Davis']],
    ['Amália at home, softly', ['Amália']],
  ])('%s', (text, names) => {
    expect(namedFirst(text).like).toEqual(names);
  });

  it('though they be nothing but names, which are of no language and no title', () => {
    expect(namedFirst('Nina Simone / Etta James / Dinah Washington').intent).toBe('request');
    expect(namedFirst('Bohemian Rhapsody, Queen').intent).toBe('play');
    expect(namedFirst('can you put on Blinding Lights by The Weeknd').intent).toBe('play');
  });
});

describe('nobody is asked for', () => {
  it.each([
    'my cat is called Bowie and she is ill',
    'acapella choir in Swahili please',
    'saw Adele at the airport lol',
    'at the dentist Dr. Schumann in 20 min, relax me',
    'Rammstein on saturday, standing, near the front. six years i waited',
    'party next door until 4 and i have work at 6',
    'poured orange juice in my cereal',
    'the national team lost again',
    'new english teacher, she is strict',
    'Bad Bunny is all they play here',
    'my kid dressed up as Freddie Mercury for the school thing and won',
    'watched Bohemian Rhapsody and now I am crying about Freddie Mercury',
    'standing in line for Harry Styles since six',
    'boss looks like Phil Collins and shouts like Phil Collins',
    'Jack White from accounting stole my lunch',
    'the smiths next door are fighting',
    'massive attack of panic at work, calm me',
    'no doubt today was the worst',
    'i repair church organs, everything between Carlisle and Stoke',
  ])('%s', (text) => {
    expect(namedFirst(text).like).toEqual([]);
  });
});

test('who is turned down is not asked for', () => {
  expect(namedFirst('Enough of Taylor Swift! Joni Mitchell at last')).toMatchObject({
    like: ['Joni Mitchell'],
    avoided: ['Taylor Swift'],
  });
});

const rowSchema = z.object({
  writer: z.string(),
  say: z.string(),
  artists: z.array(z.string()),
  refused: z.array(z.string()),
});

/** "The Cure" and "the cure" are one, and so are "Björk" and "Bjork". */
const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/^the /, '');

test('of the artists that two writers asked for, who had seen none of this, most are found, and hardly any that they did not', () => {
  const file = new URL('../../fixtures/named-artists.jsonl', import.meta.url);
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => rowSchema.parse(JSON.parse(line)));
  const [found, asked, invented] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const count = (counts: Map<string, number>, writer: string, by: number) =>
    counts.set(writer, (counts.get(writer) ?? 0) + by);
  for (const { writer, say, artists } of rows) {
    const read = namedFirst(say).like.map(plain);
    const wanted = artists.map(plain);
    count(asked, writer, wanted.length);
    count(found, writer, wanted.filter((name) => read.some((one) => one.includes(name))).length);
    count(invented, writer, read.filter((name) => !wanted.some((one) => name.includes(one))).length);
  }
  const share = (writer: string) => (found.get(writer) ?? 0) / (asked.get(writer) ?? 1);
  // The rules were made beside the misses of `a`; those of `b` were never looked at. Before them 53 and 63 % were found.
  expect(share('a')).toBeGreaterThanOrEqual(0.78);
  expect(share('b')).toBeGreaterThanOrEqual(0.72);
  expect((invented.get('a') ?? 0) + (invented.get('b') ?? 0)).toBeLessThanOrEqual(6);
});
