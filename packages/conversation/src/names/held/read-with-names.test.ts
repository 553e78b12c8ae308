import { type Brief, briefSchema, type ShownMix } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '../../brief/apply-changes.ts';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessage } from '../../read-message.ts';
import { ArtistNames } from './artist-names.ts';
import { standIns } from './stand-ins.ts';

const names = new ArtistNames();
for (const name of [
  ...['Velvet Undertaker Trio', 'Vesper & Loam', 'Low Barn Quartet', 'Slow Elevator', 'Sergeant Gravy'],
  ...[
    'Seismograph',
    'No',
    'I',
    'The The',
    'Sad',
    'Girls',
    'Want To Die',
    'Kill Myself',
    'Gideon Atlas-Moreau',
    '$&',
  ],
])
  names.add(name, name);
const artists = names.heldFor(() => true);
const readers = { recognizeDistress, readSituation };
const read = (text: string, brief: Brief | null = null, mix: ShownMix | null = null) =>
  readMessage(text, { brief, mix, playing: brief !== null, artists }, readers);
const said = (text: string, brief: Brief | null = null, mix: ShownMix | null = null) =>
  read(text, brief, mix).complete(null);
const jazz: Brief = {
  ...newBrief('calm', null),
  wanted: [{ kind: 'genre', value: 'jazz', matched: 'jazz' }],
};
const liked = (brief: Brief | null) => (brief?.like ?? []).map((like) => ('name' in like ? like.name : ''));
const avoided = (brief: Brief | null) => (brief?.avoided ?? []).map(({ value }) => value);

describe('an artist of the library is read as one who is well known', () => {
  test.each([
    ['songs by Slow Elevator', 'Slow Elevator'],
    ['play Velvet Undertaker Trio', 'Velvet Undertaker Trio'],
    ['something by the Low Barn Quartet', 'Low Barn Quartet'],
    ['put on some sergeant gravy', 'Sergeant Gravy'],
    ['Vesper & Loam', 'Vesper & Loam'],
    ['play Gravel by Sergeant Gravy', 'Gravel Sergeant Gravy'],
  ])('to be played: %s', (text, query) => {
    expect(said(text)).toMatchObject({ intent: 'play', command: { action: 'play', query } });
  });

  test.each([
    ['more Sergeant Gravy', 'Sergeant Gravy'],
    ['something like slow elevator', null],
    ['something like Slow Elevator', 'Slow Elevator'],
    ['music like Vesper and Loam', 'Vesper & Loam'],
  ])('to be liked: %s', (text, name) => {
    const { brief, intent } = said(text, jazz);
    expect(intent).toBe('refine');
    expect(liked(brief)).toEqual(name === null ? [] : [name]);
    if (name !== null) expect(brief?.wanted).toEqual(jazz.wanted);
  });

  test.each([
    'no more Velvet Undertaker Trio',
    'not Velvet Undertaker Trio again',
    'no velvet undertaker trio',
  ])('to be kept away: %s', (text) => {
    const { brief, changes } = said(text, jazz);
    expect(avoided(brief)).toEqual(['Velvet Undertaker Trio']);
    expect(brief?.wanted).toEqual(jazz.wanted);
    expect(brief && applyChanges(jazz, changes)).toMatchObject({ avoided: brief?.avoided });
  });

  test('and its words say nothing of mood, tempo or genre', () => {
    const { brief } = said('something calm like Slow Elevator for cooking');
    expect(brief?.wanted.map(({ value }) => value)).toEqual(['cooking']);
    expect(said('my dad loved Velvet Undertaker Trio', jazz).brief?.situation).toBeNull();
  });

  test('no word of a name is for the model that hears feelings', () => {
    const { feelingText } = read('rough day, I had Velvet Undertaker Trio on at work');
    expect(feelingText).toMatch(/rough day/);
    expect(feelingText).not.toMatch(/velvet|undertaker/i);
    for (const { words } of standIns)
      for (const word of words) expect(feelingText?.toLowerCase()).not.toContain(word);
  });

  test('where it stands in the mix its song is dropped, and a title with it in is a title', () => {
    const tracks = [
      { id: '1', name: 'Ladle March', artist: 'Sergeant Gravy' },
      { id: '2', name: 'Ode to Sergeant Gravy', artist: 'Somebody' },
      { id: '3', name: 'Mezzanine', artist: 'Slow Elevator' },
    ];
    const mix: ShownMix = { tracks };
    expect(said('drop Ode to Sergeant Gravy', jazz, mix).edits).toEqual([{ op: 'drop', positions: [2] }]);
    expect(said('drop the Slow Elevator one', jazz, mix).edits).toEqual([{ op: 'drop', positions: [3] }]);
    expect(avoided(said('no more Sergeant Gravy', jazz, mix).brief)).toEqual(['Sergeant Gravy']);
  });

  test('the spelling of the brief stays, and the words are as typed', () => {
    const before: Brief = { ...jazz, like: [{ kind: 'artist', name: 'vesper AND loam' }] };
    expect(liked(said('more Vesper & Loam', before).brief)).toEqual(['vesper AND loam']);
    const { changes } = said('more vesper and loam', jazz);
    expect(changes).toMatchObject([{ like: { name: 'Vesper & Loam' }, words: 'vesper and loam' }]);
  });
});

describe('a library whose artists are called like everyday words', () => {
  test.each(['I feel sad', 'no', 'i want to be happy', 'songs by girls', 'No sad songs', 'Sad', 'the the'])(
    'changes nothing of %j',
    (text) => {
      const bare = readMessage(text, { brief: jazz, mix: null, playing: true }, readers).complete(null);
      expect(said(text, jazz)).toEqual(bare);
    },
  );

  test('two thousand characters of names are read, in a valid brief', () => {
    const all =
      'Velvet Undertaker Trio, Vesper & Loam, Sergeant Gravy, Low Barn Quartet, Slow Elevator, Seismograph, ';
    for (const lead of ['', 'songs by ', 'only ', 'no more ']) {
      const { brief } = said(`${lead}${all.repeat(20)}`.slice(0, 2_000), jazz);
      expect(briefSchema.safeParse(brief).success).toBe(true);
      expect(JSON.stringify(brief)).not.toMatch(
        new RegExp(standIns.flatMap(({ words }) => words).join('|'), 'i'),
      );
    }
  });

  test('more artists than can be told apart leave the rest as it is typed', () => {
    const many = new ArtistNames();
    const all = Array.from(
      { length: 40 },
      (_, at) =>
        `Zorb${'abcdefghij'[at % 10]}un Quell${'klmn'[at % 4]}ax${'op'[at % 2]}${'uvwxyzabcd'[at >> 2] ?? ''}`,
    );
    for (const name of all) many.add(name, name);
    const context = { brief: jazz, mix: null, playing: false, artists: many.heldFor(() => true) };
    const { brief } = readMessage(`more ${all.join(', ')}`, context, readers).complete(null);
    expect(briefSchema.safeParse(brief).success).toBe(true);
  });

  test('a stand-in that somebody types stays what was typed', () => {
    const [one] = standIns;
    const reading = said(`more Sergeant Gravy and ${one?.two}`, jazz);
    expect(liked(reading.brief)).toContain('Sergeant Gravy');
    expect(JSON.stringify(reading).split('Sergeant Gravy and Sergeant Gravy')).toHaveLength(1);
  });
});

describe('danger beside an artist of the library', () => {
  const tier = (text: string, brief: Brief | null = null) => read(text, brief).distress.tier;
  const before = (text: string, brief: Brief | null = null) =>
    readMessage(text, { brief, mix: null, playing: false }, readers).distress.tier;

  test.each([
    ...[
      'I want to die, play Slow Elevator',
      'I want to Kill Myself',
      'i want to die',
      'play Want To Die',
      'Want To Die',
    ],
    ...[
      'goodbye everyone, Sergeant Gravy is the last thing I will hear',
      'no more Sergeant Gravy, no more anything',
    ],
    ...[
      'I took all the pills. Vesper & Loam',
      'only Kill Myself',
      'I will end it tonight to Velvet Undertaker Trio',
    ],
    ...[
      'kill myself',
      'No I can’t go on',
      'I can’t do this anymore, Seismograph',
      'Sad. I have no reason to live',
    ],
  ])('is heard as it was: %s', (text) => {
    for (const brief of [null, jazz]) {
      expect(tier(text, brief)).toBe(before(text, brief));
      if (before(text, brief) !== 'none')
        expect(said(text, brief)).toEqual(
          readMessage(text, { brief, mix: null, playing: brief !== null }, readers).complete(null),
        );
    }
  });

  test.each(['play Gideon Atlas-Moreau', 'Gideon Atlas-Moreau', 'Gideon Atlas-Moreau please'])(
    'is none that was heard in nothing but a strange name: %s',
    (text) => {
      expect(before('play Gideon Atlas-Moreau')).not.toBe('none');
      expect(read(text)).toMatchObject({ distress: { tier: 'none' } });
    },
  );

  test.each(['I can’t go on Gideon Atlas-Moreau', 'goodbye Gideon Atlas-Moreau', 'I am Gideon Atlas-Moreau'])(
    'stays where more is said than what asks for music: %s',
    (text) => {
      expect(tier(text)).toBe(before(text));
    },
  );
});
