import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };
const read = (text: string) =>
  readMessage(text, { brief: newBrief('calm', null), mix: null, playing: true }, readers).complete(null)
    .brief;

describe('a thing that is named', () => {
  const wanted = (text: string) => read(text)?.wanted.map(({ value }) => value) ?? [];
  const avoided = (text: string) => read(text)?.avoided.map(({ value }) => value) ?? [];

  test('is asked for behind "that\'s all"', () => {
    expect(wanted("I miss passengers, that's all. Skiffle? Music hall?")).toContain('skiffle');
  });

  test('is to be no less of, where somebody goes down a hill', () => {
    expect(avoided('I want to feel free, like bicycle down hill')).toEqual([]);
  });

  test('is not wished in "less like a spa"', () => {
    expect(wanted('less like a spa, more like a pub')).not.toContain('massage');
  });

  test('is let go, and not banned, by who is content without it', () => {
    const brief = {
      ...newBrief('calm', null),
      wanted: [{ kind: 'instrument' as const, value: 'oud', matched: 'oud' }],
    };
    const reading = readMessage('No oud, pity, but okay', { brief, mix: null, playing: true }, readers);
    expect(reading.complete(null).brief).toMatchObject({ wanted: [], avoided: [] });
  });
});
