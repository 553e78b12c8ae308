import type { Catalogue, Track } from '@attune/local-streaming/music';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../src/build-catalogue.ts';
import { balanceOf } from './balance.ts';

function withTrack(catalogue: Catalogue, change: (track: Track) => Track): Catalogue {
  const [first] = catalogue.tracks.values();
  if (!first) throw new Error('The catalogue is empty.');
  return { ...catalogue, tracks: new Map(catalogue.tracks).set(first.id, change(first)) };
}

describe('the balance of the catalogue', () => {
  const catalogue = createCatalogue();

  it('breaks no rule: no doubled titles, no attribute out of its range, enough of everything', () => {
    expect(balanceOf(catalogue).violations).toEqual([]);
  });

  it('has 1,000 tracks at least, and 8 artists at least in each of its 21 genres, of which none was lost', () => {
    expect(catalogue.tracks.size).toBeGreaterThanOrEqual(1_000);
    const artistsOf = new Map<string, Set<string>>();
    for (const { attributes, artistIds } of catalogue.tracks.values()) {
      const artists = artistsOf.get(attributes.genre) ?? new Set();
      artistsOf.set(attributes.genre, artists.add(artistIds[0] ?? ''));
    }
    expect([...artistsOf.keys()].toSorted()).toEqual([
      'acoustic folk',
      'afrobeat',
      'ambient',
      'blues',
      'bossa nova',
      'classical guitar',
      'country',
      'drum and bass',
      'funk',
      'hard rock',
      'hip-hop',
      'house',
      'indie rock',
      'jazz',
      'lo-fi',
      'orchestral',
      'piano solo',
      'reggae',
      'soul',
      'synth-pop',
      'techno',
    ]);
    for (const [genre, artists] of artistsOf) expect(artists.size, genre).toBeGreaterThanOrEqual(8);
  });

  it('reports every genre, era, activity and instrument', () => {
    const { report } = balanceOf(catalogue);
    for (const label of ['bossa nova', '1960s', 'heartbreak', 'pedal steel']) expect(report).toContain(label);
  });

  it('notices a title that is used twice', () => {
    const [, second] = catalogue.tracks.values();
    const doubled = withTrack(catalogue, (track) => ({ ...track, name: second?.name.toUpperCase() ?? '' }));
    expect(balanceOf(doubled).violations.join()).toContain('Two tracks are called');
  });

  it('notices an energy that does not belong to the mood', () => {
    const loud = withTrack(catalogue, (track) => ({
      ...track,
      attributes: { ...track.attributes, energy: 0.97 },
    }));
    expect(balanceOf(loud).violations.join()).toContain('has an energy that is not calm');
  });

  it('notices a playlist that leaves its mood', () => {
    const [playlist] = catalogue.playlists.values();
    if (!playlist) throw new Error('The catalogue has no playlist.');
    const playlists = new Map(catalogue.playlists).set(playlist.id, { ...playlist, mood: 'sad' as const });
    expect(balanceOf({ ...catalogue, playlists }).violations).toContain(
      `"${playlist.name}" leaves its mood.`,
    );
  });

  it('notices when a genre has become rare', () => {
    const tracks = new Map([...catalogue.tracks].filter(([, track]) => track.attributes.genre !== 'blues'));
    expect(balanceOf({ ...catalogue, tracks }).violations.join()).toContain('Only 0 tracks in blues');
  });
});
