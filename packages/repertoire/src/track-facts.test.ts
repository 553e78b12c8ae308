import { expect, test } from 'vitest';
import { createCatalogue } from './build-catalogue.ts';
import { heardInstruments } from './score/arrangements/instruments.ts';
import { score, soundsOfTrack } from './score/compose.ts';
import { conceptAt } from './search/concepts.ts';
import { wordsOf } from './search/words.ts';
import { trackFacts } from './track-facts.ts';

const tracks = [...createCatalogue().tracks.values()];
const facts = tracks.map((track) => ({ attributes: track.attributes, facts: trackFacts(track) }));

test('names are those of the vocabulary, with the broader ones beside them', () => {
  const [hardRock] = facts.filter(({ attributes }) => attributes.genre === 'hard rock');
  expect(hardRock?.facts.genres.slice(0, 1)).toEqual(['hard rock']);
  expect(hardRock?.facts.genres).toEqual(expect.arrayContaining(['rock', 'heavy metal', 'metal']));
  const [fiddled] = facts.filter(({ attributes }) => attributes.instruments.includes('fiddle'));
  expect(fiddled?.facts.instruments).toEqual(expect.arrayContaining(['violin', 'strings']));
  const [gym] = facts.filter(({ attributes }) => attributes.activities.includes('gym'));
  expect(gym?.facts.activities).toContain('workout');
  const [broken] = facts.filter(({ attributes }) => attributes.instruments.includes('breakbeat'));
  expect(broken?.facts.instruments).toContain('drums');
});

test('every activity of the catalogue is an activity or a scene', () => {
  for (const { attributes, facts: told } of facts) {
    expect(told.activities.length + told.scenes.length).toBe(attributes.activities.length);
  }
});

test('who sings and that nobody does agree with the figure', () => {
  for (const { attributes, facts: told } of facts) {
    expect(told.vocals.length === 0).toBe(attributes.vocals === 'none');
    if (told.vocals.length === 0) expect(told.instrumentalness).toBeGreaterThanOrEqual(0.5);
  }
});

test('instruments are those that are heard, and no others', { timeout: 60_000 }, () => {
  for (const track of tracks.filter((_, at) => at % 36 === 0)) {
    const piece = score(track);
    const { sounds, kit } = soundsOfTrack(track);
    const played = new Set(piece.parts.map(({ sound }) => sound).filter((sound) => sound !== 'voice'));
    expect(new Set(sounds), track.name).toEqual(played);
    expect(kit, track.name).toBe(piece.drums?.kit ?? null);
    const { instruments } = trackFacts(track);
    expect(instruments.includes('drums'), track.name).toBe(piece.drums !== null);
    const has = (...names: string[]) => names.some((name) => piece.parts.some(({ sound }) => sound === name));
    for (const name of ['saxophone', 'harp', 'accordion', 'flute', 'organ'] as const)
      expect(instruments.includes(name), track.name).toBe(has(name));
    expect(instruments.includes('piano'), track.name).toBe(
      has('grand-piano', 'felt-piano', 'electric-piano'),
    );
    expect(instruments.includes('strings'), track.name).toBe(has('strings', 'violin', 'cello'));
    expect(instruments.includes('brass'), track.name).toBe(has('trumpet', 'trombone', 'brass'));
    const isStruck = (...pieces: string[]) =>
      piece.drums?.hits.some((hit) => pieces.includes(hit.piece)) ?? false;
    expect(instruments.includes('congas'), track.name).toBe(isStruck('conga-high', 'conga-low'));
    expect(instruments.includes('shaker'), track.name).toBe(isStruck('shaker'));
  }
});

test('no playlist says that it is without drums and has them', () => {
  const { playlists, tracks: all } = createCatalogue();
  const claims = [...playlists.values()].filter(({ description }) =>
    /\b(?:no|without) drums\b/i.test(description),
  );
  const drummed = claims.flatMap(({ name, trackIds }) =>
    trackIds.some((id) => {
      const track = all.get(id);
      return track !== undefined && soundsOfTrack(track).kit !== null;
    })
      ? [name]
      : [],
  );
  expect(drummed).toEqual([]);
});

/** Said of something else: Latin that is sung, the house that is cleaned, a band as big as one. */
const noPromise: Readonly<Record<string, string>> = {
  'Saudade, Postcode Unknown': 'spanish guitar',
  'Stone Floor, Cold Candle': 'latin',
  'Loud in 1973': 'big band',
};

/** Genres and instruments that a text names and the catalogue has, in its words. */
function promisesIn(text: string) {
  const words = wordsOf(text);
  return words.flatMap((_, at) => {
    const found = conceptAt(words, at);
    const isOfMusic = found?.concept.kind === 'genre' || found?.concept.kind === 'instrument';
    if (!found || !isOfMusic || found.concept.standIns !== undefined) return [];
    return [{ named: words.slice(at, at + found.length).join(' '), anyOf: found.concept.anyOf }];
  });
}

test('no playlist promises a kind of music or an instrument that is not in it', () => {
  const { playlists, tracks: all } = createCatalogue();
  const broken = [...playlists.values()].flatMap(({ name, description, trackIds }) => {
    const told = trackIds.flatMap((id) => {
      const track = all.get(id);
      return track === undefined
        ? []
        : [track.attributes.genre, ...heardInstruments(track.attributes.instruments, soundsOfTrack(track))];
    });
    return promisesIn(description)
      .filter(({ named, anyOf }) => noPromise[name] !== named && !anyOf.some((word) => told.includes(word)))
      .map(({ named }) => `${name}: ${named}`);
  });
  expect(broken).toEqual([]);
});
