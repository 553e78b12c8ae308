import { describe, expect, test } from 'vitest';
import { readMessage } from '../../read-message.ts';
import { begun, readers } from '../../testing/said-after.ts';

const brief = begun('soul music');
const mix = { tracks: [{ id: 'a', name: 'Lovely Day', artist: 'Bill Withers' }] };
const read = (text: string) => readMessage(text, { brief, mix, playing: true }, readers).complete(null);

describe('who is asked after by name', () => {
  test.each([
    ['do you have Perry Como?', 'Perry Como'],
    ['do you have larry heard', 'larry heard'],
    ['Lovely. Do you have anything by Nils Frahm?', 'Nils Frahm'],
    ['have you got any Burial?', 'Burial'],
    ['Any chance of some Cat Stevens, please?', 'Cat Stevens'],
    ['do you have Hurt by Johnny Cash', 'Hurt Johnny Cash'],
    ['is there any Chopin?', 'Chopin'],
    ['have you heard of Radiohead?', 'Radiohead'],
  ])('is played: %s', (text, query) => {
    expect(read(text)).toMatchObject({ intent: 'play', command: { action: 'play', query } });
  });

  test.each([
    ['She asks if you have Ella Fitzgerald', 'Ella Fitzgerald'],
    ["my wife wants to know if you've got any ABBA", 'ABBA'],
    ["my wife wants to know if there's any Artie Shaw", 'Artie Shaw'],
    ['We danced to him every Saturday. Do you have Glenn Miller?', 'Glenn Miller'],
  ])('goes along with the music for somebody else, and beside what is told: %s', (text, name) => {
    expect(read(text)).toMatchObject({
      intent: 'refine',
      changes: [{ field: 'like', op: 'add', like: { kind: 'artist', name } }],
    });
  });

  test.each([
    'do you have Spotify?',
    'do you know Anna?',
    'do you have Dark Mode?',
    'Is there any God?',
    'have you any idea who I am',
    'do you have anything that is not Coldplay',
    'do you have anything like Coldplay',
    'any Coldplay songs and I walk',
    'do you know what the Beatles did in Hamburg?',
    'is there any Bill Withers in here?',
    'any Sade in there?',
    'do you have any jazz?',
  ])('is nobody to be played: %s', (text) => {
    expect(read(text).intent).not.toBe('play');
  });
});
