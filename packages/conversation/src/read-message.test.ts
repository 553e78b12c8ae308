import { type Brief, type MoodReading, moods, type ShownMix } from '@attune/contract';
import { affectOf, readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from './brief/new-brief.ts';
import { type ConversationContext, readMessage } from './read-message.ts';
import { begun } from './testing/said-after.ts';

const readers = { recognizeDistress, readSituation };
/** Whatever is written may come from somebody in danger. */
const worried = {
  ...readers,
  recognizeDistress: () => ({ tier: 'possible' as const, language: 'en' as const }),
};
const mix: ShownMix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `${at + 1}`,
    name: `Title ${at + 1}`,
    artist: `Artist ${at + 1}`,
  })),
};

function feeling(likely: Partial<Record<(typeof moods)[number], number>>): MoodReading {
  const probabilities = { happy: 0, sad: 0, energetic: 0, calm: 0, focus: 0, ...likely };
  const mood = moods.reduce((best, one) => (probabilities[one] > probabilities[best] ? one : best));
  return {
    mood,
    confidence: probabilities[mood],
    source: 'embedded',
    probabilities,
    ...affectOf(probabilities),
  };
}
const sure = (mood: (typeof moods)[number]) => feeling({ [mood]: 1 });

function read(text: string, context: Partial<ConversationContext> = {}, felt: MoodReading | null = null) {
  return readMessage(text, { brief: null, mix: null, playing: false, ...context }, readers).complete(felt);
}

const sad = newBrief('sad', null);
const jazz: Brief = { ...sad, wanted: [{ kind: 'genre', value: 'jazz', matched: 'jazz' }] };
const going = { brief: jazz, mix };

describe('the intent of a message', () => {
  test.each([
    ['rough day at work', 'mood'],
    ['we won!!', 'mood'],
    ['90s hip hop for the gym, one hour', 'request'],
    ['less sad', 'mood'],
    ['some jazz', 'request'],
    ['go back', 'undo'],
    ['start over', 'reset'],
    ['play Hurt by Johnny Cash', 'play'],
    ['put on some Björk', 'play'],
    ['hi', 'smalltalk'],
    ['what can you do?', 'question'],
    ["what's the weather?", 'offtopic'],
    ['asdfgh', 'unreadable'],
    ['kjhsdfkjh;;;;lk', 'unreadable'],
    ['estoy muy triste hoy', 'unreadable'],
  ])('with nothing before: %s is %s', (text, intent) => {
    expect(read(text, {}, sure('sad')).intent).toBe(intent);
  });

  test.each([
    ['rough day at work', 'mood'],
    ['we won!!', 'mood'],
    ['bit tired now', 'refine'],
    ['some blues', 'refine'],
    ['now something for the gym', 'request'],
    ['less sad', 'refine'],
    ['more piano', 'refine'],
    ['no vocals', 'refine'],
    ['a bit faster', 'refine'],
    ['longer', 'refine'],
    ['same but newer', 'refine'],
    ['like the third one', 'refine'],
    ['keep the first five', 'refine'],
    ['not that artist', 'refine'],
    ['another one', 'again'],
    ['something else', 'again'],
    ['next', 'again'],
    ['more like this', 'again'],
    ['undo', 'undo'],
    ['the one before was better', 'undo'],
    ['go back two', 'undo'],
    ['forget all that', 'reset'],
    ['pause', 'play'],
    ['next track', 'play'],
    ['why these?', 'question'],
    ['what did you hear?', 'question'],
    ['who made this?', 'question'],
    ['thanks!', 'smalltalk'],
    ['haha', 'smalltalk'],
    ['good night', 'smalltalk'],
    ['thanks, I feel so much better', 'mood'],
    ['thanks, but less drums', 'refine'],
    ['write my essay', 'offtopic'],
  ])('with a brief and a mix: %s is %s', (text, intent) => {
    expect(read(text, going, sure('happy')).intent).toBe(intent);
  });

  test.each(['softer', 'louder', 'next'])(
    '%s goes to the player while it plays, else to the brief',
    (text) => {
      expect(read(text, { ...going, playing: true }).command).toEqual({ action: text });
      expect(['refine', 'again']).toContain(read(text, going).intent);
    },
  );

  test.each([
    ['LOUDER!', 'louder'],
    ['make it louder', 'louder'],
    ['can you make it a bit louder please', 'louder'],
    ['I want it louder', 'louder'],
    ['even louder', 'louder'],
    ['wife says turn that racket down', 'softer'],
    ['lower lower', 'softer'],
    ['louder louder', 'louder'],
    ['make it softer', 'softer'],
    ['a little softer please', 'softer'],
    ['make this a little quieter', 'softer'],
    ['ok next', 'next'],
    ['next please', 'next'],
  ] as const)('to the player and to nothing else while it plays: %s', (text, action) => {
    const during = read(text, { ...going, playing: true });
    expect([during.intent, during.command]).toEqual(['play', { action }]);
  });

  test.each([
    'something louder',
    'softer songs please',
    'softer piano',
    'make it louder and faster',
    'less loud guitars',
    'lower the energy',
    'softer, no drums',
    'louder music for the gym',
    'calmer',
  ])('of the music also while it plays: %s', (text) => {
    const during = read(text, { ...going, playing: true });
    expect(['refine', 'request']).toContain(during.intent);
    expect(during.command).toBeUndefined();
  });

  test('an empty brief makes a message a first one, but for undo', () => {
    expect(read('less drums', {}, sure('calm')).intent).toBe('request');
    expect(read('undo').intent).toBe('undo');
  });
});

describe('what needs a feeling read', () => {
  test('a mood does, a change of the music does not', () => {
    const pending = (text: string, brief: Brief | null) =>
      readMessage(text, { brief, mix, playing: false }, readers);
    expect(pending('rough day at work', null).feelingText).toBe('rough day at work');
    expect(pending('no vocals', jazz).feelingText).toBeNull();
    expect(pending('calm piano please', null).feelingText).toBeNull();
  });

  test.each(['i cannot do this anymore', 'piano for an hour, please'])(
    'what may come from danger is not either: %s',
    (text) => {
      const pending = readMessage(text, { brief: null, mix: null, playing: false }, worried);
      expect(pending.feelingText).toBeNull();
      const { intent, brief } = pending.complete(null);
      expect(['mood', 'request']).toContain(intent);
      expect(brief).toMatchObject({ mood: 'calm', target: { valence: 0.5, energy: 0.15 } });
      if (intent === 'request')
        expect(brief).toMatchObject({ wanted: [{ value: 'piano' }], length: { minutes: 60 } });
    },
  );

  test('what may come from danger in another language gets gentle music, though it cannot be read', () => {
    const worried = {
      ...readers,
      recognizeDistress: () => ({ tier: 'possible' as const, language: 'de' as const }),
    };
    const grieving = { ...jazz, situation: 'grief' as const };
    const pending = readMessage(
      'mir wird alles zu viel heute',
      { brief: grieving, mix, playing: false },
      worried,
    );
    const { intent, brief, keepsMusic } = pending.complete(null);
    expect(intent).toBe('unreadable');
    expect(keepsMusic).toBeUndefined();
    expect(brief).toMatchObject({ target: { valence: 0.5, energy: 0.15 }, situation: 'grief' });
  });

  test('a request that may come from danger keeps the kind of music it names', () => {
    const text = 'i cannot go on, play some slow blues from the 60s';
    const { brief } = readMessage(text, { brief: null, mix: null, playing: false }, worried).complete(null);
    expect(brief).toMatchObject({
      target: { valence: 0.5, energy: 0.15 },
      wanted: expect.arrayContaining([
        expect.objectContaining({ value: 'blues' }),
        expect.objectContaining({ value: '1960s' }),
      ]),
    });
    const loud = 'i cannot go on, play some hard techno or jazz';
    const other = readMessage(loud, { brief: null, mix: null, playing: false }, worried).complete(null).brief;
    expect(other?.wanted.map(({ value }) => value)).toEqual(['jazz']);
  });

  test('a command to the player that may come from danger is obeyed', () => {
    const pending = readMessage('pause the music', { brief: jazz, mix, playing: true }, worried);
    expect(pending).toMatchObject({ intent: 'play', distress: { tier: 'possible' } });
    expect(pending.complete(null)).toMatchObject({ command: { action: 'pause' }, brief: jazz });
  });

  test('what is turned down in danger stays turned down, with what was before', () => {
    const before = { ...jazz, avoided: [{ kind: 'genre' as const, value: 'metal', matched: 'metal' }] };
    const { brief } = readMessage(
      'i want to die. no drums please',
      { brief: before, mix, playing: false },
      readers,
    ).complete(null);
    expect(brief?.target).toEqual({ valence: 0.5, energy: 0.15 });
    expect(brief?.avoided.map(({ value }) => value)).toEqual(['metal', 'drums']);
  });

  test('danger is never read by a model', () => {
    const pending = readMessage('i want to die', { brief: null, mix: null, playing: false }, readers);
    expect(pending).toMatchObject({ intent: 'distress', feelingText: null, distress: { tier: 'acute' } });
  });
});

describe('the brief', () => {
  test.each(['cancer', 'mum has cancer', 'they found cancer', 'my sister got cancer'])(
    'of a grave illness is never bright, whatever the model makes of the word: %s',
    (text) => {
      const { brief, asks } = read(
        text,
        {},
        feeling({ happy: 0.97, sad: 0.01, calm: 0.01, energetic: 0.01 }),
      );
      expect(brief).toMatchObject({ situation: 'illness' });
      expect(['sad', 'calm']).toContain(brief?.mood);
      expect(asks?.[0]).not.toBe('happy');
    },
  );

  test.each([
    ...['cancer free!!', 'the tumour is gone', 'ran the cancer research 10k'],
    ...["mum doesn't have cancer", "It's NOT CANCER"],
  ])('unless the worst of it is taken back: %s', (text) => {
    const { brief } = read(text, {}, feeling({ happy: 0.97, sad: 0.01, calm: 0.01, energetic: 0.01 }));
    expect(brief?.mood).toBe('happy');
  });

  test.each([
    'not even mum could cheer me up',
    'I thought the old town would cheer me up. The shop is boarded up',
    'Cleared his locker. Half a pack of mints and our wedding photo.',
    'they gave my classroom to the new girl and my reading corner went in the skip',
  ])('of who is sad by the whole of the words is never bright unasked: %s', (text) => {
    const { brief, asks } = read(text, {}, feeling({ happy: 0.2, sad: 0.75, energetic: 0.05 }));
    if (asks === undefined) expect(brief?.mood).toBe('sad');
    expect(['sad', 'calm']).toContain(brief?.mood);
    expect(brief?.path).toBe('match');
  });

  test('of who asks for music and may hurt is asked about, unless they say what music', () => {
    const unsure = feeling({ happy: 0.45, sad: 0.35, energetic: 0.2 });
    expect(read('something for the letter from the bank that came', {}, unsure).asks).toBeDefined();
    expect(read('some jazz for the letter from the bank that came', {}, unsure).asks).toBeUndefined();
  });

  test('of a day at work wants no music to work by', () => {
    const wanted = (text: string, felt: MoodReading) =>
      read(text, {}, felt).brief?.wanted.map(({ value }) => value);
    expect(wanted('rough day at work', sure('sad'))).toEqual([]);
    expect(wanted('music for work please', sure('focus'))).toEqual(['work']);
  });

  test('in distress is calm and gentle, and keeps what is avoided', () => {
    const avoided = [{ kind: 'instrument' as const, value: 'drums', matched: 'no drums' }];
    const { intent, brief } = read('i want to die', {
      brief: { ...newBrief('energetic', null), avoided, length: { minutes: 90 } },
    });
    expect(intent).toBe('distress');
    expect(brief).toEqual({
      ...newBrief('calm', null),
      feeling: sad.feeling,
      target: { valence: 0.5, energy: 0.15 },
      avoided,
    });
  });

  test('of a request after a reset in the same message knows nothing of before', () => {
    const before = { ...jazz, avoided: [{ kind: 'genre' as const, value: 'rap', matched: 'no rap' }] };
    const { intent, brief } = read('start over, some calm piano please', { ...going, brief: before });
    expect(intent).toBe('request');
    expect(brief).toMatchObject({ avoided: [], wanted: [{ value: 'piano' }] });
  });

  test('of a mood begins anew, but for what outlives it', () => {
    const before = {
      ...jazz,
      avoided: [{ kind: 'artist' as const, value: 'Drake', matched: 'Drake' }],
      explicit: false,
    };
    const { brief } = read('we won!!', { brief: before, mix }, sure('happy'));
    expect(brief).toMatchObject({ mood: 'happy', wanted: [], avoided: before.avoided, explicit: false });
  });

  test.each([
    ['a bit calmer', -0.1],
    ['calmer', -0.2],
    ['a lot more energy', 0.35],
    ['way less intense', -0.35],
    ['slower, just a bit', -0.1],
    ['not so loud', -0.2],
  ])('moves: %s', (text, energy) => {
    const before = { ...sad, target: { valence: 0.5, energy: 0.5 } };
    const after = read(text, { brief: before, mix }).brief;
    expect(after?.target.energy).toBeCloseTo(0.5 + energy);
    expect(after?.target.valence).toBe(0.5);
  });

  test('less sad for a sad listener leads away from sad, and never to work', () => {
    const after = read('less sad', { brief: sad, mix }).brief;
    expect(after?.target).toEqual({ valence: 0.38, energy: 0.3 });
    expect(after?.mood).not.toBe('focus');
  });

  test.each([
    ['no drums', { avoided: [{ kind: 'instrument', value: 'drums' }] }],
    ['less drums', { avoided: [{ kind: 'instrument', value: 'drums', soft: true }] }],
    ['blues instead', { wanted: [{ kind: 'genre', value: 'blues' }], avoided: [] }],
    [
      'blues instead of jazz',
      { wanted: [{ kind: 'genre', value: 'blues' }], avoided: [{ kind: 'genre', value: 'jazz' }] },
    ],
    ['take the jazz out again', { wanted: [], avoided: [] }],
    ['no more Drake', { avoided: [{ kind: 'artist', value: 'Drake' }] }],
    ['sung in spanish', { wanted: [{ value: 'jazz' }, { kind: 'language', value: 'spanish' }] }],
    ['in the style of Sade', { like: [{ kind: 'artist', name: 'Sade' }] }],
    [
      'like Portishead but not Portishead',
      { like: [{ name: 'Portishead' }], avoided: [{ kind: 'artist', value: 'Portishead' }] },
    ],
    ['more like this', { like: [{ kind: 'playing' }] }],
    ['an hour and a half', { length: { minutes: 90 } }],
    ['fifteen songs', { length: { tracks: 15 } }],
    ['a bit longer', { length: { tracks: 25 } }],
    ['enough for a 40 minute drive', { length: { minutes: 40 } }],
    ['kids in the car', { explicit: false }],
    ['clean versions only', { explicit: false }],
    ['stuff I know', { discovery: 'familiar' }],
    ["something I've never heard", { discovery: 'new' }],
    ['cheer me up', { path: 'shift', mood: 'happy' }],
    ['calm me down', { path: 'shift', mood: 'calm' }],
    ['let me wallow', { path: 'match', mood: 'sad' }],
    ['from sad to happy', { path: 'shift', mood: 'happy' }],
    ['make it calm', { mood: 'calm' }],
  ])('after %s', (text, expected) => {
    expect(read(text, going).brief).toMatchObject(expected);
  });

  test('lets swearing back in, and vocals', () => {
    expect(read('swearing is fine', { brief: { ...jazz, explicit: false }, mix }).brief?.explicit).toBe(true);
    const instrumental = read('no vocals', going).brief;
    expect(instrumental?.wanted).toContainEqual({ kind: 'vocals', value: 'instrumental', matched: 'vocals' });
    expect(read('vocals are fine', { brief: instrumental, mix }).brief).toMatchObject({
      wanted: jazz.wanted,
      avoided: [],
    });
  });
});

describe('edits of the mix', () => {
  test.each([
    ['keep the first five', [{ op: 'keep', positions: [1, 2, 3, 4, 5] }]],
    ['drop the last two', [{ op: 'drop', positions: [19, 20] }]],
    ['lose number 4 and 6', [{ op: 'drop', positions: [4, 6] }]],
    ['more like the third one', [{ op: 'moreLike', positions: [3] }]],
    ['less like track 7', [{ op: 'lessLike', positions: [7] }]],
    [
      'keep tracks 2 to 4 but drop the 9th one',
      [
        { op: 'keep', positions: [2, 3, 4] },
        { op: 'drop', positions: [9] },
      ],
    ],
    ['drop all but the first two', [{ op: 'drop', positions: Array.from({ length: 18 }, (_, n) => n + 3) }]],
    ['no more Title 8', [{ op: 'drop', positions: [8] }]],
  ])('%s', (text, edits) => {
    expect(read(text, going)).toMatchObject({ intent: 'refine', edits });
  });
});

describe('the player', () => {
  test.each([false, true])(
    'quiet is asked of the music, and stops nothing (while it plays: %s)',
    (playing) => {
      const happy = { ...jazz, mood: 'happy' as const, target: { valence: 0.8, energy: 0.63 } };
      for (const text of ['quiet please', 'quiet', 'some quiet please']) {
        const { intent, brief, command } = read(text, { brief: happy, mix, playing });
        expect([intent, command], text).toEqual(['refine', undefined]);
        expect(brief, text).toMatchObject({ mood: 'calm', wanted: jazz.wanted });
      }
      for (const text of ['be quiet', 'turn it down', 'silence please'])
        expect(read(text, { ...going, playing }).intent, text).toBe('play');
    },
  );

  test('quiet asked for at first is calm, and says no more than that', () => {
    expect(read('quiet please', {}, sure('energetic'))).toMatchObject({ brief: { mood: 'calm' } });
  });

  test.each([
    ['play Hurt by Johnny Cash', 'Hurt Johnny Cash'],
    ['put on some Björk please', 'Björk'],
    ['can you play bohemian rhapsody', 'bohemian rhapsody'],
    ['put on dancing queen', 'dancing queen'],
    ['play piano man', 'piano man'],
    ['play the third one', 'Title 3 Artist 3'],
  ])('%s', (text, query) => {
    expect(read(text, going)).toMatchObject({
      intent: 'play',
      command: { action: 'play', query },
      keepsMusic: true,
    });
  });

  test.each(['play some jazz', 'play something sad', 'put on calm piano music', 'play music for dinner'])(
    '%s names nothing single',
    (text) => {
      expect(read(text, {}, sure('calm')).intent).toBe('request');
    },
  );
});

test.each([
  ['undo', 1],
  ['go back two', 2],
  ['undo the last three changes', 3],
  ['two steps back please', 2],
])('%s goes back %i', (text, undo) => {
  expect(read(text, going)).toMatchObject({ intent: 'undo', undo, brief: jazz });
});

test.each([
  ['estoy muy triste hoy', 'es'],
  ['ich bin heute so müde', 'de'],
  ['je suis triste ce soir', 'fr'],
  ['sono molto stanca oggi', 'it'],
  ['eu estou muito cansado hoje', 'pt'],
  ['ik ben vandaag zo moe', 'nl'],
  ['jestem dziś bardzo smutna', 'pl'],
  ['bugün çok yorgunum', 'tr'],
  ['aku sedih banget hari ini', 'id'],
  ['今日はとても悲しい', 'ja'],
  ['आज मैं बहुत उदास हूँ', 'hi'],
  ['aaj main bahut udaas hoon', 'hi-Latn'],
  ['сегодня мне грустно', 'ru'],
  ['сьогодні мені сумно', 'uk'],
  ['오늘 너무 피곤해', 'ko'],
  ['jag är trött och vill ha lugn musik', 'sv'],
  ['ⵙⵎⴰⵄ ⵉ ⵓⵣⴰⵡⴰⵏ', 'und'],
])('tells the language of %s and reads nothing else of it', (text, language) => {
  expect(read(text, going)).toEqual({
    intent: 'unreadable',
    language,
    brief: jazz,
    changes: [],
    edits: [],
    keepsMusic: true,
  });
});

test('changes say what was said', () => {
  expect(read('no drums, a bit calmer', going).changes).toEqual([
    { field: 'target.energy', op: 'set', from: 0.3, to: 0.2, words: 'calmer' },
    { field: 'avoided', op: 'add', kind: 'instrument', value: 'drums', words: 'drums' },
  ]);
});

test.each([
  ['cramps. hot water bottle. leave me alone', 'en'],
  ['no puedo más con todo esto', 'es'],
])('danger is answered in the language that is plainly written: %s', (text, language) => {
  const { distress } = readMessage(
    text,
    { brief: null, mix: null, playing: false },
    {
      recognizeDistress: () => ({ tier: 'possible', language: 'es' }),
      readSituation: () => null,
    },
  );
  expect(distress).toEqual({ tier: 'possible', language });
});

test('possible danger told beside music that stands is answered gently, and is no change to it', () => {
  const standing = { brief: newBrief('happy', null), mix, playing: false };
  const said = readMessage('nobody would notice if i was gone, honestly', standing, worried);
  expect([said.intent, said.distress.tier]).toEqual(['mood', 'possible']);
  expect(readMessage('less drums', standing, worried).intent).toBe('refine');
});

test('possible danger leaves what was asked of the music before, as far as that is gentle', () => {
  const brief = begun('jazz and techno from the 1970s, no vocals');
  expect(brief?.wanted.map(({ value }) => value)).toContain('techno');
  const kept = readMessage(
    'nobody would notice if i was gone, honestly',
    { brief, mix, playing: false },
    worried,
  ).complete(null);
  expect(kept.brief?.wanted.map(({ value }) => value)).toEqual(['jazz', '1970s', 'instrumental']);
  const avoids = readMessage(
    'no jazz, nobody would notice if i was gone',
    { brief, mix, playing: false },
    worried,
  ).complete(null);
  expect(avoids.brief?.wanted.map(({ value }) => value)).not.toContain('jazz');
});

test('faint danger is no more than possible in a short amendment of the music that stands, and there alone', () => {
  const faintly = {
    ...readers,
    recognizeDistress: () => ({ tier: 'acute' as const, language: 'en' as const, isFaint: true as const }),
  };
  const standing = { brief: newBrief('happy', null), mix, playing: false };
  const tierOf = (text: string, context: typeof standing | typeof first = standing) =>
    readMessage(text, context, faintly).distress.tier;
  const first = { brief: null, mix: null, playing: false };
  expect(tierOf("no more neo-soul, it's mocking me")).toBe('possible');
  expect(tierOf('i am done with all of it')).toBe('acute');
  expect(tierOf("no more neo-soul, it's mocking me", first)).toBe('acute');
  expect(tierOf(`no more neo-soul, ${'and nothing else helps either '.repeat(4)}`)).toBe('acute');
  const surely = {
    ...faintly,
    recognizeDistress: () => ({ tier: 'acute' as const, language: 'en' as const }),
  };
  expect(readMessage("no more neo-soul, it's mocking me", standing, surely).intent).toBe('distress');
});

test.each(['does it matter at all', "who decides what's worth it?", 'is the bridge open at night'])(
  'nobody who may be in danger is turned away: %s',
  (text) => {
    for (const brief of [null, newBrief('happy', null)]) {
      const said = readMessage(text, { brief, mix: null, playing: false }, worried);
      expect(['question', 'offtopic', 'unreadable']).not.toContain(said.intent);
    }
  },
);
