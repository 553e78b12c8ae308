import { briefSchema, changeSchema, type MoodReading, moods, type ShownMix } from '@attune/contract';
import { affectOf, readSituation, recognizeDistress } from '@attune/mood';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ConversationContext, readMessage } from './read-message.ts';

const readers = { recognizeDistress, readSituation };
const mix: ShownMix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `${at + 1}`,
    name: `Title ${at + 1}`,
    artist: `Artist ${at + 1}`,
  })),
};

function feeling(likely: Partial<Record<(typeof moods)[number], number>>): MoodReading {
  const probabilities = { happy: 0, sad: 0, energetic: 0, calm: 0, focus: 0, ...likely };
  const mood = moods.reduce((best, one) => (probabilities[one] > probabilities[best] ? one : best));
  return {
    mood,
    confidence: probabilities[mood],
    source: 'embedded',
    probabilities,
    ...affectOf(probabilities),
  };
}
const sure = (mood: (typeof moods)[number]) => feeling({ [mood]: 1 });

function read(text: string, context: Partial<ConversationContext> = {}, felt: MoodReading | null = null) {
  return readMessage(text, { brief: null, mix: null, playing: false, ...context }, readers).complete(felt);
}

test('whatever is said over whatever brief, nothing throws and the brief is valid', {
  timeout: 30_000,
}, () => {
  const parts = fc.constantFrom(
    ...[
      'play',
      'some',
      'jazz',
      'no',
      'more',
      'the',
      'third',
      'one',
      'by',
      'Drake',
      '20',
      'minutes',
      'undo',
      'go back',
      ',',
    ],
    ...[
      'sad',
      'calmer',
      '.',
      'like',
      'instead of',
      'kids',
      'constructor',
      '__proto__',
      'toString',
      'from constructor to',
      'first',
      'five',
      'drop',
      'i am',
      'tired',
      'ß',
      '😭',
      '"',
      '1-99',
    ],
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(parts, { maxLength: 30 }).map((all) => all.join(' ')),
  );
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const constraint = fc.record({
    kind: fc.constantFrom(
      'genre' as const,
      'instrument' as const,
      'vocals' as const,
      'artist' as const,
      'tempo' as const,
    ),
    value: fc.constantFrom('jazz', 'drums', 'instrumental', 'vocals', 'Drake', 'slow'),
    matched: fc.string({ minLength: 1, maxLength: 120 }),
  });
  const brief = fc.record({
    mood: fc.constantFrom(...moods),
    feeling: fc.record({ valence: share, energy: share }),
    target: fc.record({ valence: share, energy: share }),
    path: fc.constantFrom('match' as const, 'shift' as const),
    wanted: fc.array(constraint, { maxLength: 12 }),
    avoided: fc.array(constraint, { maxLength: 12 }),
    like: fc.array(fc.constant({ kind: 'playing' as const }), { maxLength: 1 }),
    length: fc.constantFrom(null, { minutes: 300 }, { tracks: 3 }),
    explicit: fc.boolean(),
    discovery: fc.constantFrom('familiar' as const, 'new' as const, 'any' as const),
    situation: fc.constantFrom(null, 'grief' as const),
  });
  const felt = fc.constantFrom(null, ...moods.map(sure), feeling({ happy: 0.5, sad: 0.5 }));
  fc.assert(
    fc.property(text, fc.option(brief), fc.boolean(), felt, (said, before, playing, reading) => {
      const answer = read(said, { brief: before, mix: before === null ? null : mix, playing }, reading);
      if (answer.brief !== null) expect(briefSchema.safeParse(answer.brief).success).toBe(true);
      for (const change of answer.changes) expect(changeSchema.safeParse(change).success).toBe(true);
    }),
    { numRuns: 200 },
  );
});
