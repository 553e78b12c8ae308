import type { ShownMix } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessage } from '../../read-message.ts';
import { writeReply } from '../../replies/write-reply.ts';

const mix: ShownMix = {
  tracks: [
    { id: '1', name: 'Summer School', artist: 'The Marquis' },
    { id: '2', name: 'Fog Signal', artist: 'The Wendell Trio' },
    { id: '3', name: 'Wet Umbrella', artist: 'Paulo' },
    { id: '4', name: 'Seconds, Please', artist: 'Lucille Pettibone' },
  ],
};
const brief = newBrief('calm', null);
const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };
const read = (text: string) => readMessage(text, { brief, mix, playing: true }, readers).complete(null);

describe('a song that is to come first', () => {
  test.each([
    ['can u play the fog one first', 'Fog Signal'],
    ['start with the umbrella one please', 'Wet Umbrella'],
    ['ok begin with number four', 'Seconds, Please'],
    ['open with Seconds, Please', 'Seconds, Please'],
    ["let's kick things off with the fog signal", 'Fog Signal'],
    ['put the umbrella one on first', 'Wet Umbrella'],
    ['I want Fog Signal to start with', 'Fog Signal'],
    ["Umbrella first, it's her favourite", 'Wet Umbrella'],
    ['play the second one before the others', 'Fog Signal'],
  ])('is played, and nothing else changes: %s', (text, name) => {
    const reading = read(text);
    expect(reading).toMatchObject({ intent: 'play', keepsMusic: true, edits: [], changes: [] });
    expect(reading.command?.query).toContain(name);
    const reply = writeReply({ text, reading, before: brief, replyIds: [], mix: { shown: mix, has: [] } });
    expect(reply?.text).toContain(name);
  });

  test('is told of beside what is done', () => {
    const text = 'start with the fog one and lose the umbrella one';
    const reading = read(text);
    expect(reading.edits).toEqual([{ op: 'drop', positions: [3] }]);
    const reply = writeReply({ text, reading, before: brief, replyIds: [], mix: { shown: mix, has: [] } });
    expect(reply?.text).toMatch(/umber 3 out.*Fog Signal/);
  });

  test.each([
    ['could the umbrella one go at the top please, love that title', '3', 1, 'at the top'],
    ['move Wet Umbrella to the top', '3', 1, 'at the top'],
    ['finish with the umbrella one', '3', 4, 'comes last'],
    ['put number 2 last', '2', 4, 'comes last'],
    ['play the umbrella one next', '3', 2, 'comes next'],
  ])('is put where it is to stand, and no other moves: %s', (text, id, place, told) => {
    const shown = { ...mix, at: 1 };
    const reading = readMessage(text, { brief, mix: shown, playing: true }, readers).complete(null);
    expect(reading).toMatchObject({ intent: 'refine', brief, changes: [] });
    expect(reading.edits).toEqual([{ op: 'put', positions: [place], ids: [id] }]);
    const reply = writeReply({ text, reading, before: brief, replyIds: [], mix: { shown, has: [] } });
    expect(reply?.text).toContain(told);
  });

  test.each([
    'why is the fog one first',
    'we heard the fog one first at a wedding',
    'start slow',
    'start with something quieter',
  ])('is none: %s', (text) => {
    expect(read(text).command).toBeUndefined();
  });
});
