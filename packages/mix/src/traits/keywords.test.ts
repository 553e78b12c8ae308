import { describe, expect, test } from 'vitest';
import { claimHolds } from '../../scripts/audit/claims.ts';
import type { Candidate } from '../candidate.ts';
import { makeMix } from '../make-mix.ts';
import { constraint, plainBrief } from '../testing/briefs.ts';
import { hasTrait } from './has-trait.ts';

const track = (id: number, fields: Partial<Candidate> = {}): Candidate => ({
  id: `t${id}`,
  name: `Song ${id}`,
  artists: [`Artist ${id}`],
  image: 'i',
  url: '#',
  durationMs: 200_000,
  facts: { valence: 0.55, energy: 0.25 },
  factsFrom: 'catalogue',
  ...fields,
});
const about = (value: string) => constraint('keyword', value);

describe('music named in words that no vocabulary knows', () => {
  test.each([
    ['about trains', { name: 'Night Train' }],
    ['about the sea', { name: 'Who Goes to Sea' }],
    ['tavern', { album: 'Tavern Nights' }],
    ['Irish pub', { facts: { genres: ['irish pub folk'] } }],
    ['café', { name: 'Cafe at noon' }],
    ['church', { name: 'Kyrie, With Rain on Glass' }],
  ])('is had where its words are written: %s', (value, fields) => {
    expect(hasTrait(track(1, fields), about(value))).toBe(true);
  });

  test.each([
    ['about trains', { name: 'Training Day' }],
    ['about the', { name: 'The Song about it' }],
    ['Irish pub', { name: 'The Pub' }],
  ])('is not known of where they are not: %s', (value, fields) => {
    expect(hasTrait(track(1, fields), about(value))).toBeNull();
  });

  test('comes first, says where it is written, and the receipt tells of the rest', () => {
    const trains = [3, 9, 14].map((id) => track(id, { name: `Train Number ${id}` }));
    const others = Array.from({ length: 40 }, (_, at) => track(at + 20));
    const brief = { ...plainBrief, wanted: [about('about trains')] };
    const mix = makeMix(brief, [...others, ...trains]);
    const ids = mix.tracks.map(({ id }) => id);
    for (const { id } of trains) expect(ids).toContain(id);
    const first = mix.tracks.find(({ id }) => id === 't3');
    expect(first?.checks).toContainEqual({
      of: 'wanted:keyword:about trains',
      verdict: 'met',
      fact: 'title Train Number 3',
    });
    expect(mix.receipt.asked).toContain('songs about trains');
    expect(mix.receipt.relaxed).toContainEqual(expect.objectContaining({ what: 'songs about trains' }));
    for (const [at, one] of mix.tracks.entries())
      for (const reason of one.reasons) expect(claimHolds(reason, one, mix.tracks[at - 1], brief)).toBeNull();
    const said = mix.tracks.flatMap(({ reasons }) => reasons.map(({ text }) => text));
    expect(said).toContain('its title speaks of “trains”, as you asked');
  });
});

describe('how long songs last', () => {
  const songs = Array.from({ length: 60 }, (_, at) => track(at, { durationMs: 120_000 + at * 2_000 }));

  test.each([
    ['shorter than 3 minutes', (durationMs: number) => durationMs <= 180_000],
    ['longer than 3 minutes', (durationMs: number) => durationMs >= 180_000],
  ])('%s: all of them, and it is said of each how long it is', (value, isSo) => {
    const mix = makeMix({ ...plainBrief, wanted: [about(value)] }, songs);
    expect(mix.tracks).toHaveLength(20);
    for (const { durationMs, checks } of mix.tracks) {
      expect(isSo(durationMs)).toBe(true);
      expect(checks[0]).toMatchObject({ verdict: 'met', fact: expect.stringMatching(/^duration \d:\d\d$/) });
    }
    expect(mix.tracks[0]?.reasons[0]?.text).toMatch(/^\d:\d\d long, as you asked$/);
    expect(mix.receipt.held).toContain(`songs ${value}`);
  });

  test('a length is told as a player shows it, without the second that has only begun', () => {
    const song = track(0, { durationMs: 177_900 });
    const mix = makeMix({ ...plainBrief, wanted: [about('shorter than 3 minutes')] }, [song]);
    expect(mix.tracks[0]?.checks[0]).toMatchObject({ fact: 'duration 2:57' });
  });

  test('where none is so long it is said', () => {
    const { receipt } = makeMix({ ...plainBrief, wanted: [about('longer than 8 minutes')] }, songs);
    expect(receipt.relaxed).toContainEqual({
      what: 'songs longer than 8 minutes',
      why: 'no song here has it',
      tracks: 20,
    });
  });
});
