import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { standingReplies } from '../replies/texts/refinements.ts';
import { writeReply } from '../replies/write-reply.ts';
import { readers } from '../testing/said-after.ts';

const brief = newBrief('energetic', null);
const read = (text: string) =>
  readMessage(text, { brief, mix: { tracks: [] }, playing: false }, readers).complete(null);

describe('a change that is turned down', () => {
  test.each([
    "don't make it louder",
    "don't make it any calmer",
    "please don't go any faster",
    "don't get darker",
    'no need to make it calmer',
    "I don't want it calmer",
    "I don't want more energy",
    "don't slow it down",
    "don't bring the energy down",
    "it doesn't need to be faster",
  ])('is not made, and the reply says that it stays: %s', (text) => {
    const reading = read(text);
    expect(reading).toMatchObject({ brief, changes: [], keepsMusic: true });
    const reply = writeReply({ text, reading, before: brief, replyIds: [] });
    expect(standingReplies.stay).toContain(reply?.text);
  });

  test.each([
    "don't make it longer",
    'not more upbeat',
    "don't extend it",
    'not longer',
    'not shorter',
    "don't shorten the list",
    "don't lengthen it",
    "don't go back to the sad ones",
    "don't go back to sad songs",
  ])('leaves the brief: %s', (text) => {
    expect(read(text).brief).toEqual(brief);
  });

  test.each(["don't undo", "don't go back", "don't start over", 'no need to start again'])(
    'is no step back: %s',
    (text) => {
      expect(read(text)).toMatchObject({ intent: 'smalltalk', brief, keepsMusic: true });
    },
  );

  test('"no, too slow" finds fault', () => {
    expect(read('no no too slow').brief?.wanted).toMatchObject([{ kind: 'tempo', value: 'fast' }]);
  });

  test('"never make it that slow again" asks for faster music', () => {
    const { brief: after } = read('never make it that slow again');
    expect(after?.wanted).toMatchObject([{ kind: 'tempo', value: 'fast' }]);
  });

  test.each(['not that slow', 'not so slow', 'less slow please'])(
    '"%s" asks for music in between',
    (text) => {
      const { brief: after } = read(text);
      expect(after?.wanted).toEqual([]);
      expect(after?.target.energy).toBeGreaterThan(brief.target.energy);
    },
  );

  test.each([
    ['not too slow', 'slow'],
    ['not too fast', 'fast'],
  ])('"%s" keeps that tempo away, and asks for no other', (text, tempo) => {
    for (const standing of [brief, null]) {
      const context = { brief: standing, mix: null, playing: false };
      const pending = readMessage(text, context, readers);
      const after = pending.complete(null).brief;
      expect(after?.wanted).toEqual([]);
      expect(after?.avoided).toMatchObject([{ kind: 'tempo', value: tempo }]);
      // A model hears drive in "slow" that is turned down.
      if (standing === null) expect(pending.feelingText).toBeNull();
    }
  });

  test.each([
    ["don't keep the first", 'drop', [1]],
    ['no need to keep the first two', 'drop', [1, 2]],
    ['keep the first', 'keep', [1]],
  ] as const)('"%s" is told of tracks', (text, op, positions) => {
    const tracks = ['Oga', 'Ina', 'Uma'].map((artist, at) => ({ id: `${at}`, name: `Song ${at}`, artist }));
    const context = { brief, mix: { tracks }, playing: false };
    expect(readMessage(text, context, readers).complete(null).edits).toEqual([{ op, positions }]);
  });

  test.each([
    ['no, make it louder', 'up'],
    ['why not make it louder', 'up'],
    ["don't make it slower, faster", 'up'],
    ["don't start over, just slower", 'down'],
    ['never mind, make it calmer', 'down'],
    ["don't make it too loud", 'down'],
  ])('is not read into: %s', (text, way) => {
    const energy = read(text).brief?.target.energy ?? 0;
    expect(energy > brief.target.energy ? 'up' : energy < brief.target.energy ? 'down' : 'same').toBe(way);
  });
});
