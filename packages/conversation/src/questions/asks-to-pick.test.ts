import type { ShownMix } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';

const mix: ShownMix = {
  tracks: [
    {
      ...{ id: '1', name: 'Hot Plate', artist: 'Ratchet', reason: 'lively and bright, as this mix is meant' },
      facts: { tempo: 176, genres: ['drum and bass'] },
    },
    { id: '2', name: 'Una Corda', artist: 'Solvay', facts: { tempo: 62, genres: ['piano solo'] } },
    { id: '3', name: 'Walk-Up', artist: 'Orlando', facts: { tempo: 104, genres: ['soul'] } },
  ],
};
const brief = newBrief('calm', null);
const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };

function ask(text: string): { kept: boolean; reply: string } {
  const reading = readMessage(text, { brief, mix, playing: true }, readers).complete(null);
  const has = mix.tracks.map(
    ({ facts }) => facts?.genres?.includes(reading.ofMix?.trait?.value ?? '') === true,
  );
  const reply = writeReply({ text, reading, before: brief, replyIds: [], mix: { shown: mix, has } });
  return { kept: reading.keepsMusic === true, reply: reply?.text ?? '' };
}

describe('who asks to have a song chosen is named one', () => {
  test.each([
    ['Which one is good for sleeping, the nurse beside me is asking also.', 'Una Corda'],
    ['which one would you pick for the last dance?', 'Una Corda'],
    ['And at the end, the most stupid euphoric song you have. Which one is it?', 'Hot Plate'],
    ['which of these would you play when the cake comes in?', 'Hot Plate'],
    ['pick the most cheerful one', 'Hot Plate'],
    ['pick one for me', 'Hot Plate'],
    ['which is the closest to soul?', 'Walk-Up'],
  ])('%s', (text, name) => {
    const { kept, reply } = ask(text);
    expect(kept).toBe(true);
    expect(reply).toContain(name);
  });

  test('and is told where none is known to fit', () => {
    expect(ask('which of these is closest to reggae?').reply).toMatch(/None of these is known to be reggae/);
  });

  test('whether a song suits is answered from what is known of it', () => {
    expect(ask('Would Una Corda do for a last dance, do you think?').reply).toMatch(/Una Corda.*slow/);
  });

  test.each([
    'you pick the mood',
    'which way should I go',
    "what do you have that's latin?",
    'She called me by my name just now.',
    'pick up the pace',
  ])('nobody asks for it: %s', (text) => {
    expect(ask(text).reply).not.toMatch(/I would take/);
  });
});
