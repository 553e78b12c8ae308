import { describe, expect, it } from 'vitest';
import { attributeDistance } from './attribute-space.ts';
import { createCatalogue } from './build-catalogue.ts';
import { recommend } from './recommend.ts';

const catalogue = createCatalogue();
const tracks = [...catalogue.tracks.values()];
const called = (name: string) => {
  const track = tracks.find((one) => one.name === name);
  if (!track) throw new Error(`There is no track called "${name}".`);
  return track;
};
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('recommendations', () => {
  it('brings what is asked for, never a seed, nothing twice, at most two songs of an artist in fifteen', () => {
    for (const seed of tracks.filter((_, at) => at % 11 === 0)) {
      const songs = recommend(catalogue, { seeds: [seed.id], size: 15 });
      expect(songs).toHaveLength(15);
      expect(new Set(songs).size).toBe(15);
      expect(songs).not.toContain(seed);
      for (const song of songs) {
        const byArtist = songs.filter(({ artistIds }) => artistIds[0] === song.artistIds[0]);
        expect(byArtist.length).toBeLessThanOrEqual(2);
      }
    }
  });

  it('stays close: the songs share the seed’s mood far more often than chance would', () => {
    const kept = tracks
      .filter((_, at) => at % 5 === 0)
      .map((seed) => {
        const songs = recommend(catalogue, { seeds: [seed.id], size: 15 });
        return songs.filter((song) => song.attributes.mood === seed.attributes.mood).length / 15;
      });
    expect(mean(kept)).toBeGreaterThan(0.85);
  });

  it('brings no song twice, nor the one that plays, from another album', () => {
    const twins = tracks.map((track) => ({ ...track, id: `${track.id}2`, albumId: 'best of' }));
    const remastered = tracks.map((track) => ({
      ...track,
      id: `${track.id}3`,
      name: `${track.name} - 2011 Remaster`,
    }));
    const all = [...tracks, ...twins, ...remastered].map((track) => [track.id, track] as const);
    const seed = called('Fog Signal');
    const songs = recommend({ ...catalogue, tracks: new Map(all) }, { seeds: [seed.id], size: 15 });
    const names = songs.map(({ name }) => name.replace(' - 2011 Remaster', ''));
    expect(names).toEqual(recommend(catalogue, { seeds: [seed.id], size: 15 }).map(({ name }) => name));
  });

  it('answers in the same order every time, the nearest first', () => {
    const request = { seeds: [called('Fog Signal').id], size: 10 };
    const songs = recommend(catalogue, request);
    expect(recommend(catalogue, request)).toEqual(songs);
    const distances = songs.map((song) =>
      attributeDistance(song.attributes, called('Fog Signal').attributes),
    );
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });

  it('brings music from both sides of two unlike seeds', () => {
    const seeds = [called('Molten').id, called('Harbour Bell in G').id];
    const moods = new Set(recommend(catalogue, { seeds, size: 15 }).map(({ attributes }) => attributes.mood));
    expect(moods).toContain('energetic');
    expect(moods).toContain('calm');
  });

  it('steers away from negative seeds and never brings one', () => {
    const seed = called('Slack Tide');
    const [nearest] = recommend(catalogue, { seeds: [seed.id], size: 1 });
    if (!nearest) throw new Error('The seed has no neighbour.');
    const songs = recommend(catalogue, { seeds: [seed.id], negativeSeeds: [nearest.id], size: 15 });
    const without = recommend(catalogue, { seeds: [seed.id], size: 16 }).slice(1);
    const away = (list: typeof songs) =>
      mean(list.map((song) => attributeDistance(song.attributes, nearest.attributes)));
    expect(songs).not.toContain(nearest);
    expect(away(songs)).toBeGreaterThan(away(without));
  });

  it('moves towards its targets, further with more weight', () => {
    const seeds = [called('Fog Signal').id];
    const energyAt = (weight: number) =>
      mean(
        recommend(catalogue, { seeds, size: 15, targets: { energy: 0.9, tempo: 140, weight } }).map(
          ({ attributes }) => attributes.energy,
        ),
      );
    const plain = mean(recommend(catalogue, { seeds, size: 15 }).map(({ attributes }) => attributes.energy));
    expect(energyAt(1)).toBeGreaterThanOrEqual(plain);
    expect(energyAt(5)).toBeGreaterThan(energyAt(1));
  });

  it('passes over unknown seeds, and is empty when none is known', () => {
    const seed = called('Fog Signal').id;
    expect(recommend(catalogue, { seeds: ['nobody', seed], size: 3 })).toHaveLength(3);
    expect(recommend(catalogue, { seeds: ['nobody'], size: 3 })).toEqual([]);
  });
});
