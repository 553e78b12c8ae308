import { describe, expect, test } from 'vitest';
import { canonicalName } from './broader.ts';
import type { VocabularyKind } from './entry.ts';
import { readVocabulary } from './read-vocabulary.ts';
import { entryOf, neighboursOf, vocabulary, writtenAs } from './vocabulary.ts';

test('an entry is a line: name, spellings, everyday words, what curators write, and a family', () => {
  const [house, beat, medium] = readVocabulary(
    '[club]\n?house = house music, ?haus\n!drums = beat\nmedium = mid tempo > -',
  );
  expect(house).toEqual({
    value: 'house',
    terms: ['house', 'house music', 'haus'],
    ambiguous: ['house', 'haus'],
    onlyAvoided: false,
    written: 'house',
    family: 'club',
  });
  expect(beat).toMatchObject({ value: 'drums', onlyAvoided: true });
  expect(medium).toMatchObject({ written: null });
});

describe.each(Object.entries(vocabulary))('the vocabulary of %s', (kind, entries) => {
  const named = entries.filter(({ onlyAvoided }) => !onlyAvoided);

  test('names each thing once, in lower case', () => {
    const values = named.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect(value).toBe(value.toLowerCase().trim());
  });

  test('spells no two things alike', () => {
    const owner = new Map<string, string>();
    for (const { value, terms } of named)
      for (const term of terms) {
        expect(owner.get(term) ?? value, `"${term}" of ${kind}`).toBe(value);
        owner.set(term, value);
      }
  });

  test('finds each by its name', () => {
    for (const { value } of named) expect(entryOf(kind as VocabularyKind, value)?.value).toBe(value);
  });
});

test('curators write decades with two figures, and nobody writes a medium tempo', () => {
  expect(writtenAs('era', '1990s')).toBe('90s');
  expect(writtenAs('era', '2010s')).toBe('2010s');
  expect(writtenAs('tempo', 'medium')).toBeNull();
  expect(writtenAs('genre', 'no such genre')).toBeNull();
});

test('neighbours are the others of a family', () => {
  expect(neighboursOf('genre', 'funk')).toEqual(expect.arrayContaining(['soul', 'disco', 'r&b']));
  expect(neighboursOf('genre', 'funk')).not.toContain('funk');
  expect(neighboursOf('activity', 'workout')).toEqual([]);
});

test('every genre and instrument has a family', () => {
  for (const kind of ['genre', 'instrument'] as const)
    expect(vocabulary[kind].filter(({ family }) => family === null)).toEqual([]);
});

test.each([
  ['instrument', 'oud', 'lute'],
  ['instrument', 'shamisen', 'koto'],
  ['instrument', 'guzheng', 'erhu'],
  ['instrument', 'bouzouki', 'mandolin'],
  ['genre', 'hindustani classical', 'carnatic'],
  ['genre', 'dub techno', 'dub'],
  ['genre', 'alternative r&b', 'alternative rock'],
] as const)('two things are not called by one name: %s %s is no %s', (kind, asked, other) => {
  const named = vocabulary[kind].find(({ terms }) => terms.includes(asked))?.value;
  expect(named).toBeDefined();
  expect(named).not.toBe(other);
});

test('what stands in for a genre is like it: rock for garage rock, and reggae for dub', () => {
  expect(neighboursOf('genre', 'garage rock')).toEqual(expect.arrayContaining(['indie rock', 'hard rock']));
  expect(neighboursOf('genre', 'dub')).toContain('reggae');
  for (const genre of ['garage rock', 'dub'])
    expect(neighboursOf('genre', genre)).not.toContain('drum and bass');
});

/** Kinds of music that listeners ask for by these words, and what is understood by them. */
const askedFor = `
ragtime: ragtime
boogie woogie: boogie woogie
new jack swing: r&b
emo rap: emo rap
mumble rap: trap
organic house: house
neurofunk: drum and bass
brostep: dubstep
future garage: uk garage
frenchcore: hardcore techno
rawstyle: hardstyle
moombahton: edm
darksynth: synthwave
witch house: witch house
ebm: industrial
dungeon synth: dungeon synth
dance pop: dance pop
europop: dance pop
bubblegum pop: pop
jangle pop: indie pop
chamber pop: chamber pop
baroque pop: chamber pop
sadcore: slowcore
heartland rock: rock
space rock: psychedelic rock
skate punk: pop punk
post-hardcore: post-hardcore
screamo: emo
prog metal: progressive metal
djent: progressive metal
deathcore: deathcore
grindcore: grindcore
symphonic metal: symphonic metal
gothic metal: gothic metal
viking metal: folk metal
industrial metal: industrial metal
nordic folk: nordic folk
viking music: nordic folk
neofolk: neofolk
western swing: country
cowboy songs: country
cajun music: zydeco
tejano: tejano
vallenato: vallenato
mambo: mambo
cha cha cha: cha cha cha
son cubano: afro-cuban
regional mexican: corridos
corridos tumbados: corridos
sertanejo: sertanejo
pagode: samba
tropicália: tropicalia
afropop: afrobeats
semba: semba
bongo flava: bongo flava
gnawa: gnawa
arabic pop: arabic music
persian music: persian music
anatolian rock: anatolian rock
punjabi music: punjabi music
bhajans: mantras
sufi music: sufi music
throat singing: throat singing
hawaiian music: hawaiian music
greek music: greek music
rebetiko: greek music
manele: balkan
turbo folk: balkan
disco polo: disco polo
volksmusik: schlager
visual kei: j-rock
trot: trot
guofeng: chinese traditional music
villancicos: christmas
fuji music: fuji music
maskandi: maskandi
isicathamiya: isicathamiya
cabaret: cabaret
operetta: opera
ballet music: classical
requiem: classical
renaissance music: classical
bardcore: medieval
epic music: soundtrack
trailer music: soundtrack
dnd music: soundtrack
disney songs: soundtrack
torch songs: crooners
coffee shop music: easy listening
hotel lobby music: easy listening
tiki music: exotica
christian rock: worship
binaural beats: binaural beats
432hz: binaural beats
fireplace sounds: nature sounds
halloween music: halloween
comedy songs: comedy songs
yodeling: yodeling
`;

test.each(
  askedFor
    .trim()
    .split('\n')
    .map((line) => line.split(': ')),
)('%s is known, as %s', (asked = '', name = '') => {
  expect(canonicalName('genre', asked)).toBe(name);
  expect(entryOf('genre', name)).toBeDefined();
});

/** Instruments that listeners name, in an order of their families. */
const namedInstruments = `
clavinet celesta mellotron dobro balalaika charango cavaquinho lyre zither dulcimer sarod santoor veena pipa
bansuri piccolo recorder|tin whistle|duduk|ocarina|french horn|cornet|hurdy gurdy|jaw harp|glass harmonica|musical saw
cajon castanets timbales darbuka bodhran berimbau|tubular bells|church bells|wind chimes
`;

test.each(
  namedInstruments
    .trim()
    .split('\n')
    .flatMap((line) => line.split('|').flatMap((part, at) => (at === 0 ? part.split(' ') : [part]))),
)('the instrument %s is known', (name) => {
  expect(entryOf('instrument', name)?.value).toBe(name);
});
