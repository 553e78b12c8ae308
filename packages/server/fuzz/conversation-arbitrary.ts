import {
  briefBounds,
  constraintKinds,
  moods,
  replyIdBounds,
  shownMixBounds,
  situations,
} from '@attune/contract';
import fc from 'fast-check';
import { idOf, type Material, mostly } from './route-generator.ts';

/** What travels beside a message: the brief of before, the mix on the screen, and the replies there have been. */
export function conversationFields({ texts, ids }: Material) {
  const words = texts.upTo(briefBounds.words).filter((text) => text !== '');
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const point = fc.record({ valence: share, energy: share });
  const constraints = fc.array(
    fc.record({ kind: fc.constantFrom(...constraintKinds), value: words, matched: words }),
    { maxLength: briefBounds.wanted },
  );
  const like = fc.oneof(
    fc.record({ kind: fc.constant('artist'), name: words }),
    fc.record({ kind: fc.constant('track'), name: words, artist: words }),
    fc.constant({ kind: 'playing' }),
  );
  const length = fc.oneof(
    fc.record({ minutes: fc.integer(bounds(briefBounds.minutes)) }),
    fc.record({ tracks: fc.integer(bounds(briefBounds.tracks)) }),
  );
  const brief = fc.record({
    mood: fc.constantFrom(...moods),
    feeling: point,
    target: point,
    path: fc.constantFrom('match', 'shift'),
    wanted: constraints,
    avoided: constraints,
    like: fc.array(like, { maxLength: briefBounds.like }),
    length: fc.option(length),
    explicit: fc.boolean(),
    discovery: fc.constantFrom('familiar', 'new', 'any'),
    situation: fc.option(fc.constantFrom(...situations)),
  });
  const traits = (most: number) => fc.array(texts.upTo(shownMixBounds.trait), { maxLength: most });
  const track = fc.record(
    {
      id: idOf(ids.track),
      name: texts.upTo(shownMixBounds.name),
      artist: texts.upTo(shownMixBounds.artist),
      durationMs: fc.integer({ min: 0, max: 600_000 }),
      year: fc.integer({ min: 0, max: 9999 }),
      explicit: fc.boolean(),
      reason: texts.upTo(shownMixBounds.reason),
      facts: fc.record(
        { genres: traits(shownMixBounds.genres), instruments: traits(shownMixBounds.instruments) },
        { requiredKeys: [] },
      ),
      factsFrom: fc.constantFrom('catalogue', 'tags'),
    },
    { requiredKeys: ['id', 'name', 'artist'] },
  );
  const relaxed = fc.record({ what: texts.upTo(shownMixBounds.what), why: texts.upTo(shownMixBounds.why) });
  return {
    brief: mostly<unknown>(brief, fc.constant(null)),
    mix: fc.record(
      {
        tracks: fc.array(track, { maxLength: shownMixBounds.tracks }),
        relaxed: fc.array(relaxed, { maxLength: shownMixBounds.relaxed }),
        at: fc.integer({ min: 1, max: shownMixBounds.tracks }),
      },
      { requiredKeys: ['tracks'] },
    ),
    playing: fc.boolean(),
    replyIds: fc.array(texts.upTo(replyIdBounds.id), { maxLength: replyIdBounds.ids }),
  };
}

const bounds = ({ least, most }: { least: number; most: number }) => ({ min: least, max: most });
