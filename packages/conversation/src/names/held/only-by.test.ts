import type { Brief } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessage } from '../../read-message.ts';
import { ArtistNames } from './artist-names.ts';

const names = new ArtistNames();
for (const name of ['Vesper & Loam', 'Slow Elevator', 'Sergeant Gravy', 'Low Barn Quartet'])
  names.add(name, name);
const artists = names.heldFor(() => true);
const readers = { recognizeDistress, readSituation };
const calm = newBrief('calm', null);
const say = (text: string, brief: Brief | null = calm) =>
  readMessage(text, { brief, mix: null, playing: brief !== null, artists }, readers).complete(null);
const alone = (brief: Brief | null) =>
  (brief?.wanted ?? []).flatMap(({ kind, value }) => (kind === 'artist' ? [value] : []));
const holding = (...held: string[]): Brief => ({
  ...calm,
  wanted: held.map((value) => ({ kind: 'artist', value, matched: value })),
});

describe('whoever is asked for alone', () => {
  test.each([
    ...[
      'only Sergeant Gravy',
      'nothing but sergeant gravy',
      'just Sergeant Gravy songs',
      'all by Sergeant Gravy',
    ],
    ...['only songs by Sergeant Gravy please', 'play only Sergeant Gravy', 'everything by Sergeant Gravy'],
    ...[
      'a mix of Sergeant Gravy',
      'mix of sergeant gravy',
      'make me a playlist with only Sergeant Gravy songs',
    ],
    ...[
      'Sergeant Gravy only',
      'Sergeant Gravy and nothing else',
      'nobody but Sergeant Gravy',
      'make it all Sergeant Gravy',
    ],
    ...[
      'I only want to hear Sergeant Gravy',
      'can you play nothing but Sergeant Gravy',
      'Sergeant Gravy mix',
    ],
    ...['can I have only Sergeant Gravy', 'ONLY SERGEANT GRAVY', 'just music by sergeant gravy'],
  ])('is wanted, first and where music stands: %s', (text) => {
    for (const brief of [null, calm]) {
      const reading = say(text, brief);
      expect(alone(reading.brief)).toEqual(['Sergeant Gravy']);
      expect(reading.brief?.like).toEqual([]);
      expect(['request', 'mood', 'refine']).toContain(reading.intent);
      expect(reading.changes).toContainEqual(
        expect.objectContaining({ field: 'wanted', op: 'add', kind: 'artist', value: 'Sergeant Gravy' }),
      );
    }
  });

  test.each([
    ...[
      'more Sergeant Gravy',
      'if only Sergeant Gravy knew',
      'not only Sergeant Gravy',
      'make a mix with Sergeant Gravy in it',
    ],
    ...[
      'I love all Sergeant Gravy',
      'just play Sergeant Gravy',
      'is it only Sergeant Gravy?',
      'only Somebody Else',
    ],
  ])('is nobody here: %s', (text) => {
    expect(alone(say(text).brief)).toEqual([]);
  });

  test('may be two, with what else is asked', () => {
    expect(alone(say('only Vesper & Loam and Slow Elevator').brief)).toEqual([
      'Vesper & Loam',
      'Slow Elevator',
    ]);
    const { brief } = say('just Sergeant Gravy songs for cooking, no vocals, 10 songs', null);
    expect(brief?.wanted.map(({ value }) => value).sort()).toEqual([
      'Sergeant Gravy',
      'cooking',
      'instrumental',
    ]);
    expect(brief?.length).toEqual({ tracks: 10 });
    expect(say('90 minutes of Vesper & Loam', null).brief).toMatchObject({ length: { minutes: 90 } });
    expect(alone(say('90 minutes of Vesper & Loam', null).brief)).toEqual(['Vesper & Loam']);
  });

  test('gives way to whoever is asked for alone next, and has others beside them where they are added', () => {
    expect(alone(say('only Slow Elevator', holding('Sergeant Gravy')).brief)).toEqual(['Slow Elevator']);
    expect(alone(say('add some Vesper & Loam', holding('Sergeant Gravy')).brief)).toEqual([
      'Sergeant Gravy',
      'Vesper & Loam',
    ]);
    const { brief } = say('more like Slow Elevator', holding('Sergeant Gravy'));
    expect(alone(brief)).toEqual([]);
    expect(brief?.like).toEqual([{ kind: 'artist', name: 'Slow Elevator' }]);
  });

  test.each(['other artists too', 'not only Sergeant Gravy', 'somebody else', 'no more Sergeant Gravy'])(
    'is let go: %s',
    (text) => {
      const reading = say(text, holding('Sergeant Gravy'));
      expect(reading.intent).toBe('refine');
      expect(reading.keepsMusic).toBeUndefined();
      expect(alone(reading.brief)).toEqual([]);
    },
  );

  test.each([
    'sadder please. I love Sergeant Gravy',
    'calmer',
    'no vocals',
    'more upbeat',
    'some jazz',
    'thanks',
  ])('stays: %s', (text) => {
    expect(alone(say(text, holding('Sergeant Gravy')).brief)).toEqual(['Sergeant Gravy']);
  });

  test('asked for once more changes nothing, and is told so', () => {
    expect(say('only sergeant gravy', holding('Sergeant Gravy'))).toMatchObject({
      ...{ changes: [], keepsMusic: true, stands: 'so' },
      brief: holding('Sergeant Gravy'),
    });
  });

  test('is nobody where the catalogue is not known', () => {
    const { brief } = readMessage('only Adele', { brief: calm, mix: null, playing: true }, readers).complete(
      null,
    );
    expect(alone(brief)).toEqual([]);
  });
});
