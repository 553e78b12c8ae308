import { describe, expect, it } from 'vitest';
import { createCatalogue } from './build-catalogue.ts';
import { composedMs } from './score/compose.ts';

const catalogue = createCatalogue();
const trackCalled = (name: string) => {
  const track = [...catalogue.tracks.values()].find((one) => one.name === name);
  if (!track) throw new Error(`There is no track called "${name}".`);
  return track;
};

describe('the catalogue', () => {
  it('is the same at every start, down to ids and order', () => {
    const again = createCatalogue();
    for (const part of ['artists', 'albums', 'tracks', 'playlists'] as const) {
      expect([...again[part]]).toEqual([...catalogue[part]]);
    }
  });

  it('keeps the ids it has once given out', () => {
    expect(trackCalled('Plum Jam').id).toMatchInlineSnapshot(`"43CtdjoxJlJbdCQfr9HVqv"`);
    expect(
      [...catalogue.playlists.values()].find(({ name }) => name === 'It Compiles')?.id,
    ).toMatchInlineSnapshot(`"55OU8Ni3bjAmIDRKwQKtWC"`);
  });

  it('lets nobody go unheard: every artist has an album, every album its tracks in order', () => {
    const artistIds = new Set([...catalogue.albums.values()].map(({ artistId }) => artistId));
    expect(artistIds).toEqual(new Set(catalogue.artists.keys()));
    for (const album of catalogue.albums.values()) {
      const numbers = album.trackIds.map((id) => catalogue.tracks.get(id)?.trackNumber);
      expect(numbers).toEqual(album.trackIds.map((_, at) => at + 1));
    }
  });

  it('says of every track how long its composition is', () => {
    for (const track of catalogue.tracks.values()) expect(composedMs(track)).toBe(track.durationMs);
  });

  it('gives every recording an ISRC of its own, under a country code that no country has', () => {
    const isrcs = [...catalogue.tracks.values()].map(({ isrc }) => isrc);
    expect(new Set(isrcs).size).toBe(isrcs.length);
    for (const isrc of isrcs) expect(isrc).toMatch(/^XA[A-Z0-9]{3}\d{7}$/);
  });

  it('follows what its authors wrote: a tempo, a leading instrument, a voice', () => {
    expect(trackCalled('Scale 1:174').attributes.tempoBpm).toBe(174);
    expect(trackCalled('She Kept the Harmonica').attributes.instruments[0]).toBe('harmonica');
    expect(trackCalled('Sodium Lamp').attributes).toMatchObject({ vocals: 'none', instrumentalness: 1 });
  });

  it('dates the sound of a track by the decade of its album', () => {
    for (const track of catalogue.tracks.values()) {
      const year = Number(catalogue.albums.get(track.albumId)?.releaseDate.slice(0, 4));
      expect(track.attributes.era).toBe(Math.floor(year / 10) * 10);
    }
  });

  it('hardly ever lets one artist follow themselves in a playlist', () => {
    let repeats = 0;
    let changes = 0;
    for (const { trackIds } of catalogue.playlists.values()) {
      const artists = trackIds.map((id) => catalogue.tracks.get(id)?.artistIds[0]);
      for (let at = 1; at < artists.length; at += 1) {
        changes += 1;
        if (artists[at] === artists[at - 1]) repeats += 1;
      }
    }
    expect(repeats / changes).toBeLessThan(0.05);
  });
});
