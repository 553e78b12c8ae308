import { briefBounds, type MixTrack, mixBounds, mixRequestSchema, type TrackFacts } from '@attune/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeMix } from './make-mix.ts';
import {
  aimedAt,
  asOfStation,
  nextOfStation,
  openStation,
  type Station,
  type StationEvent,
  stationBatch,
  steer,
  withCame,
  withDiscovery,
  withEnergy,
} from './station.ts';
import { plainBrief } from './testing/briefs.ts';

const track = (id: string, facts: TrackFacts = {}, artists = [`Artist ${id}`]): MixTrack => ({
  id,
  name: `Song ${id}`,
  artists,
  album: null,
  image: '/cover.png',
  url: '#',
  durationMs: 180_000,
  explicit: null,
  year: null,
  facts,
  factsFrom: 'catalogue',
  reasons: [],
  checks: [],
});
const middle: Station = openStation({ ...plainBrief, target: { valence: 0.5, energy: 0.5 } });
const skip = (one: MixTrack, share = 0.1): StationEvent => ({ kind: 'skipped', track: one, share });

describe('a station', () => {
  test('asks for a few tracks at a time, never for one that came', () => {
    const first = nextOfStation(openStation({ ...plainBrief, path: 'shift', length: { minutes: 90 } }));
    expect(first.brief).toMatchObject({ path: 'match', length: { tracks: stationBatch } });
    const second = nextOfStation(withCame(middle, [track('a'), track('b')]));
    expect([second.without, second.variant]).toEqual([['a', 'b'], 1]);
    expect(nextOfStation(withCame(middle, [track('a')]), ['c']).without).toEqual(['a', 'c']);
  });

  test('of a song asks to be aimed at it, until it is known where that is or somebody says otherwise', () => {
    const point = { valence: 0.9, energy: 0.7 };
    const ofSong = openStation(plainBrief, true);
    expect(nextOfStation(ofSong).aimsAtLiked).toBe(true);
    const known = nextOfStation(aimedAt(ofSong, point));
    expect([known.aimsAtLiked, known.brief.target]).toEqual([undefined, point]);
    const steered = nextOfStation(withEnergy(ofSong, 0.1).station);
    expect([steered.aimsAtLiked, steered.brief.target.energy]).toEqual([undefined, 0.1]);
    expect(nextOfStation(middle).aimsAtLiked).toBeUndefined();
  });

  test('says of itself what a mix says of itself, and leaves every other word', () => {
    const facts = { valence: 0.5, energy: 0.5 };
    const offered = Array.from({ length: 20 }, (_, at) => ({ ...track(`${at}`, facts), facts }));
    const made = makeMix({ ...middle.brief, length: { tracks: 20 } }, offered).tracks;
    const reasonsOf = (tracks: readonly MixTrack[]) =>
      tracks.flatMap(({ reasons }) => reasons.map(({ text }) => text));
    expect(reasonsOf(made).join()).toContain('this mix');
    const said = reasonsOf(made.map(asOfStation));
    expect(said.join()).not.toContain('this mix');
    expect(said.join()).toContain('this station');
    const named = { ...track('a'), reasons: [{ for: 'artist:x', text: 'by this mix' }] };
    expect(asOfStation(named)).toEqual(named);
  });

  test('goes on and on within what a request may carry', () => {
    let station = middle;
    for (let batch = 0; batch < 1100; batch += 1) station = withCame(station, [track(`${batch}`)]);
    expect(station.came).toHaveLength(mixBounds.without);
    expect(station.came.at(-1)).toBe('1099');
    expect(mixRequestSchema.safeParse(nextOfStation(station)).success).toBe(true);
  });

  test('goes part of the way to the sound of what is liked, and says so', () => {
    const { station, said } = steer(middle, {
      kind: 'liked',
      track: track('a', { energy: 0.9, valence: 0.5 }),
    });
    expect(station.brief.target.energy).toBeCloseTo(0.62);
    expect(station.brief.like).toEqual([{ kind: 'track', name: 'Song a', artist: 'Artist a' }]);
    expect(said).toBe('More like Song a. A little livelier from here.');
  });

  test('goes away from what is skipped, and names a genre that was skipped twice', () => {
    const techno = { energy: 0.8, genres: ['techno', 'electronic'] };
    const once = steer(middle, skip(track('a', techno)));
    expect(once.station.brief.target.energy).toBeCloseTo(0.42);
    expect(once.station.brief.avoided).toEqual([]);
    expect(once.said).toBe('Skipped Song a. A little calmer from here.');
    const twice = steer(once.station, skip(track('b', techno)));
    expect(twice.station.brief.avoided).toEqual([
      { kind: 'genre', value: 'techno', matched: 'techno', soft: true },
    ]);
    expect(twice.said).toBe('Skipped Song b. Less techno from here. A little calmer from here.');
    const third = steer(twice.station, skip(track('c', { genres: ['techno'] })));
    expect(third.station.brief.avoided).toHaveLength(1);
    expect(third.said).toBe('Skipped Song c.');
  });

  test('keeps a genre that was asked for, however often it is skipped', () => {
    const wanted = [{ kind: 'genre' as const, value: 'techno', matched: 'techno' }];
    let station = openStation({ ...plainBrief, wanted });
    for (const id of ['a', 'b', 'c'])
      station = steer(station, skip(track(id, { genres: ['techno'] }))).station;
    expect(station.brief.avoided).toEqual([]);
  });

  test('takes one that was heard for the most part as heard', () => {
    expect(steer(middle, skip(track('a', { energy: 0.9 }), 0.8))).toEqual({ station: middle, said: null });
  });

  test('brings less by the artist of what is not wanted, and goes further from it', () => {
    const { station, said } = steer(middle, { kind: 'not-this', track: track('a', { energy: 0.1 }) });
    expect(station.brief.avoided).toEqual([
      { kind: 'artist', value: 'Artist a', matched: 'Artist a', soft: true },
    ]);
    expect(station.brief.target.energy).toBeCloseTo(0.65);
    expect(said).toBe('Less by Artist a. A little livelier from here.');
    expect(steer(middle, { kind: 'not-this', track: track('b', {}, []) }).said).toBe('Not Song b.');
  });

  test('forgets what was minded first where a brief holds no more, and never what must not come', () => {
    const drums = { kind: 'instrument' as const, value: 'drums', matched: 'no drums' };
    let station = openStation({ ...plainBrief, avoided: [drums] });
    for (let at = 1; at <= 20; at += 1) {
      const after = steer(station, { kind: 'not-this', track: track(`${at}`) });
      expect(after.said).toBe(`Less by Artist ${at}.`);
      expect(after.station.brief.avoided.map(({ value }) => value)).toContain(`Artist ${at}`);
      station = after.station;
    }
    expect(station.brief.avoided).toHaveLength(briefBounds.avoided);
    expect(station.brief.avoided).toContainEqual(drums);
    const full = openStation({ ...plainBrief, avoided: Array(briefBounds.avoided).fill(drums) });
    const { said, station: same } = steer(full, { kind: 'not-this', track: track('a') });
    expect([said, same.brief.avoided]).toEqual(['Not Song a.', full.brief.avoided]);
  });

  test('follows the two sliders', () => {
    const calm = withEnergy(middle, 0.1);
    expect([calm.station.brief.target.energy, calm.said]).toEqual([0.1, 'Much calmer from here.']);
    expect(withEnergy(middle, 0.51).said).toBeNull();
    expect(withDiscovery(middle, 'new')).toMatchObject({
      station: { brief: { discovery: 'new' } },
      said: 'More of what is new to you.',
    });
    expect(withDiscovery(middle, middle.brief.discovery)).toEqual({ station: middle, said: null });
  });

  test('can be asked for after whatever was done', () => {
    const facts = fc.record(
      {
        energy: fc.double({ min: 0, max: 1, noNaN: true }),
        valence: fc.double({ min: 0, max: 1, noNaN: true }),
        genres: fc.array(fc.constantFrom('techno', 'jazz', 'folk')),
      },
      { requiredKeys: [] },
    );
    const event = fc
      .tuple(fc.constantFrom('liked', 'skipped', 'not-this'), fc.string({ maxLength: 200 }), facts)
      .map(([kind, name, known]): StationEvent => {
        const done = { ...track('a', known, [name]), name };
        return kind === 'skipped' ? skip(done) : { kind: kind as 'liked' | 'not-this', track: done };
      });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const after = events.reduce((station, one) => steer(station, one).station, middle);
        const { like, avoided, target } = after.brief;
        expect(like.length).toBeLessThanOrEqual(briefBounds.like);
        expect(avoided.length).toBeLessThanOrEqual(briefBounds.avoided);
        expect([target.energy, target.valence].every((share) => share >= 0 && share <= 1)).toBe(true);
      }),
    );
  });
});
