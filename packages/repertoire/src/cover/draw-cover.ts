import type {
  Album,
  Artist,
  Catalogue,
  CatalogueMood,
  CoverPainter,
  CoverSubject,
  Playlist,
  Track,
  TrackAttributes,
} from '@attune/local-streaming/music';
import { moods } from '../facets.ts';
import { chance, slugOf } from '../identity.ts';
import type { Oklch } from './colour.ts';
import { mostCommon, motifOf } from './motif-choice.ts';
import { type Palette, palettes } from './palettes.ts';
import { type CoverSound, createPen, type Motif } from './pen.ts';
import { portrait } from './portrait.ts';

/** What a cover is drawn from, whoever it belongs to. */
interface CoverSketch {
  seed: string;
  motif: Motif;
  mood: CatalogueMood;
  sound: CoverSound;
  /** Which of the mood's palettes; without it the seed decides. */
  palette?: number | undefined;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const middlingSound: CoverSound = { tempoBpm: 100, energy: 0.5, valence: 0.5 };

function soundOf(played: readonly TrackAttributes[]): CoverSound {
  if (played.length === 0) return middlingSound;
  return {
    tempoBpm: mean(played.map((track) => track.tempoBpm)),
    energy: mean(played.map((track) => track.energy)),
    valence: mean(played.map((track) => track.valence)),
  };
}

const paletteBySeed = (seed: string, mood: CatalogueMood) =>
  Math.floor(chance(seed, 'palette') * palettes[mood].length);

/**
 * Covers with the same motif and mood take turns with the mood's palettes, each beginning at the one its seed
 * would have chosen, so that two of a kind on one page are not printed in the same inks.
 */
function takeTurns(sketches: readonly CoverSketch[]): ReadonlyMap<string, number> {
  const used = new Map<Motif, Map<CatalogueMood, Set<number>>>();
  const turns = new Map<string, number>();
  for (const { seed, motif, mood } of sketches) {
    const byMood = used.get(motif) ?? new Map<CatalogueMood, Set<number>>();
    const taken = byMood.get(mood) ?? new Set<number>();
    const count = palettes[mood].length;
    if (taken.size === count) taken.clear();
    let palette = paletteBySeed(seed, mood);
    while (taken.has(palette)) palette = (palette + 1) % count;
    used.set(motif, byMood.set(mood, taken.add(palette)));
    turns.set(seed, palette);
  }
  return turns;
}

/**
 * The five inks of one cover: a palette of its mood, warmer where the music is brighter, lighter where it is
 * stronger, and turned a little by the seed so that no two sleeves are printed quite alike.
 */
function paletteOf({ seed, mood, sound, palette = paletteBySeed(seed, mood) }: CoverSketch): Palette {
  const chosen = palettes[mood][palette];
  if (!chosen) throw new Error(`There is no palette for ${mood}.`);
  const turn = (chance(seed, 'hue') - 0.5) * 26 + (0.5 - sound.valence) * 10;
  const strength = 0.92 + 0.2 * sound.energy;
  const tint = ([lightness, chroma, hue]: Oklch): Oklch => [lightness, chroma * strength, hue + turn];
  return {
    ground: tint(chosen.ground),
    ink: tint(chosen.ink),
    main: tint(chosen.main),
    second: tint(chosen.second),
    spark: tint(chosen.spark),
  };
}

/** From this width on a sleeve shows the light that falls on it; below, it would only blur the shapes. */
const litFromPx = 160;

function print(sketch: CoverSketch, sizePx: number): string {
  const pen = createPen(sketch.seed, paletteOf(sketch), sketch.sound);
  const id = `g${slugOf(sketch.seed).slice(0, 24)}`;
  const size = Math.max(1, Math.round(sizePx));
  const slant = chance(sketch.seed, 'light') < 0.5 ? 0.35 : -0.35;
  const gradient = (name: string, stops: string) =>
    `<linearGradient id="${name}" x1="0" y1="0" x2="${slant}" y2="1">${stops}</linearGradient>`;
  const sheet = (fill: string) => `<rect width="100" height="100" fill="url(#${fill})"/>`;
  const paper = gradient(
    id,
    `<stop offset="0" stop-color="${pen.ink('ground')}"/><stop offset="1" stop-color="${pen.mix('ground', 'second', 0.38)}"/>`,
  );
  const light = gradient(
    `${id}l`,
    '<stop offset="0" stop-color="#fff" stop-opacity=".14"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".16"/>',
  );
  const isLit = size >= litFromPx;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">` +
    `<defs>${paper}${isLit ? light : ''}</defs>${sheet(id)}${sketch.motif(pen)}${isLit ? sheet(`${id}l`) : ''}</svg>`
  );
}

/** Each artist's own tracks. What they sound like is asked when one is drawn, as there may be very many. */
function tracksByArtist({ tracks }: Catalogue): ReadonlyMap<string, readonly Track[]> {
  const own = new Map<string, Track[]>();
  for (const track of tracks.values()) {
    const [artistId] = track.artistIds;
    if (artistId === undefined) continue;
    const others = own.get(artistId);
    if (others) others.push(track);
    else own.set(artistId, [track]);
  }
  return own;
}

/**
 * Draws covers for everything in the catalogue, and for listeners.
 * The motif comes from the genre (from the mood where a playlist mixes genres, from people for artists), the inks
 * from mood, valence and energy, the repetition from the tempo, the composition from the id. A track wears the
 * sleeve of its album.
 * @returns a function that answers a square SVG document `sizePx` wide: no script, no style, no text, nothing
 * loaded from elsewhere, below 6 kB.
 */
export function createCoverPainter(catalogue: Catalogue): CoverPainter {
  const attributesOf = (trackIds: readonly string[]) =>
    trackIds.flatMap((id) => catalogue.tracks.get(id)?.attributes ?? []);

  function sketchAlbum(album: Album): CoverSketch {
    const played = attributesOf(album.trackIds);
    const mood = mostCommon(played.map((track) => track.mood))?.value ?? 'calm';
    return { seed: album.id, motif: motifOf(played, mood, album.id), mood, sound: soundOf(played) };
  }

  function sketchPlaylist({ id, mood, trackIds }: Playlist): CoverSketch {
    const played = attributesOf(trackIds);
    return { seed: id, motif: motifOf(played, mood, id), mood, sound: soundOf(played) };
  }

  let byArtist: ReadonlyMap<string, readonly Track[]> | undefined;

  function sketchArtist({ id }: Artist): CoverSketch {
    byArtist ??= tracksByArtist(catalogue);
    const played = (byArtist.get(id) ?? []).map(({ attributes }) => attributes);
    const mood = mostCommon(played.map((track) => track.mood))?.value ?? 'calm';
    return { seed: id, motif: portrait, mood, sound: soundOf(played) };
  }

  const allTurns = () =>
    takeTurns([
      ...[...catalogue.playlists.values()].map(sketchPlaylist),
      ...[...catalogue.albums.values()].map(sketchAlbum),
      ...[...catalogue.artists.values()].map(sketchArtist),
    ]);
  // Worked out with the first cover, so that the start need not wait for it.
  let turns: ReadonlyMap<string, number> | undefined;

  function sketchOf(subject: CoverSubject): CoverSketch {
    switch (subject.kind) {
      case 'track': {
        const album = catalogue.albums.get(subject.track.albumId);
        if (album) return sketchAlbum(album);
        const { id, attributes } = subject.track;
        return {
          seed: id,
          motif: motifOf([attributes], attributes.mood, id),
          mood: attributes.mood,
          sound: attributes,
        };
      }
      case 'album':
        return sketchAlbum(subject.album);
      case 'playlist': {
        return sketchPlaylist(subject.playlist);
      }
      case 'artist':
        return sketchArtist(subject.artist);
      case 'listener': {
        const mood = moods[Math.floor(chance(subject.id, 'listener') * moods.length)] ?? 'calm';
        return { seed: subject.id, motif: portrait, mood, sound: middlingSound };
      }
    }
  }

  return (subject, sizePx) => {
    const sketch = sketchOf(subject);
    turns ??= allTurns();
    return print({ ...sketch, palette: turns.get(sketch.seed) }, sizePx);
  };
}
