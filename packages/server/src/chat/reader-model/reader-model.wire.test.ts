import { apiPaths, type Brief, installationSchema, moodAnswerSchema, moodTargets } from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from '../../config.ts';
import { sampleBrief } from '../../testing/sample-brief.ts';
import { wirePlaylist, wireSearch } from '../../testing/samples.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer(
    {
      MOOD_CLASSIFIER: 'embedded',
      REPLY_MODEL_URL: '{upstream}/v1/chat/completions',
      READER: 'model',
    },
    { deadlineMs: 1_500 },
  );
  server.upstream.on('GET /v1/me', () => ({ body: { display_name: 'Mara' } }));
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
});
afterEach(() => server.close());

const reading = (fields: object) => ({
  intent: 'request',
  mood: null,
  situation: null,
  changes: [],
  ...fields,
});
const add = (list: string, kind: string, value: string) => ({ list, op: 'add', kind, value });

/** The reply model has the same address; what asks for a schema is the reader. */
function modelReads(content: string | object) {
  server.upstream.on('POST /v1/chat/completions', ({ body }) => {
    const text = body.includes('json_schema')
      ? typeof content === 'string'
        ? content
        : JSON.stringify(content)
      : 'Written by a model.';
    return { body: { choices: [{ finish_reason: 'stop', message: { content: text } }] } };
  });
}
const asked = () =>
  server.upstream.seen('/v1/chat/completions').filter(({ body }) => body.includes('json_schema'));
async function answer(text: string) {
  const { intent, brief } = moodAnswerSchema.parse(await (await server.sendMood(text)).json());
  return { intent, wanted: brief?.wanted ?? [], avoided: brief?.avoided ?? [] };
}
async function goOn(text: string, before: Partial<Brief> = {}, tracks = 0) {
  const names = Array.from({ length: tracks }, (_, at) => ({
    id: `t${at}`,
    name: 'Marked',
    artist: 'Secret',
  }));
  const reply = await server.call(apiPaths.mood, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      text,
      brief: sampleBrief({ mood: 'sad', target: { valence: 0.2, energy: 0.3 }, ...before }),
      mix: { tracks: names },
    }),
  });
  return moodAnswerSchema.parse(await reply.json());
}

describe('READER=model', () => {
  test('a message goes to the model with our schema, and what it reads is searched for', async () => {
    modelReads(reading({ changes: [add('wanted', 'genre', 'jazz'), add('wanted', 'instrument', 'piano')] }));
    const { intent, wanted } = await answer('the stuff my uncle played in smoky bars');
    expect(intent).toBe('request');
    expect(wanted).toMatchObject([
      { kind: 'genre', value: 'jazz' },
      { kind: 'instrument', value: 'piano' },
    ]);
    expect(asked()).toHaveLength(1);
    expect(JSON.parse(asked()[0]?.body ?? '{}')).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { strict: true } },
    });
  });

  test('the schema has nothing in it that model servers refuse, or fall over', async () => {
    modelReads(reading({}));
    await answer('some jazz please');
    const { schema } = JSON.parse(asked()[0]?.body ?? '{}').response_format.json_schema;
    const words = new Set<string>();
    JSON.stringify(schema, (key, value) => {
      words.add(key);
      return value;
    });
    expect([...words].filter((word) => ['default', 'pattern'].includes(word))).toEqual([]);
    expect(schema.required.toSorted()).toEqual(Object.keys(schema.properties).toSorted());
  });

  test.each(['zh-Hans-CN', 'English', 'en_US'])(
    'a language told as %s costs nothing else',
    async (language) => {
      modelReads(reading({ language, changes: [add('wanted', 'genre', 'jazz')] }));
      const { wanted } = await answer('the stuff my uncle played in smoky bars');
      expect(wanted).toMatchObject([{ kind: 'genre', value: 'jazz' }]);
    },
  );

  test.each([
    ['in a fence', (json: string) => `\`\`\`json\n${json}\n\`\`\``],
    ['behind a train of thought', (json: string) => `<think>A genre, so {"changes"…}</think>\n${json}`],
    ['between words', (json: string) => `Here it is: ${json} Enjoy!`],
  ])('a reading %s is read, as servers give it that know no form', async (_, wrapped) => {
    modelReads(wrapped(JSON.stringify(reading({ changes: [add('wanted', 'genre', 'jazz')] }))));
    const { wanted } = await answer('the stuff my uncle played in smoky bars');
    expect(wanted).toMatchObject([{ kind: 'genre', value: 'jazz' }]);
  });

  test('songs that are kept away for their words are let in by no model', async () => {
    modelReads(
      reading({ intent: 'refine', explicit: true, changes: [add('wanted', 'instrument', 'piano')] }),
    );
    const { brief } = await goOn('un peu de piano par là-dessus', { explicit: false });
    expect(brief).toMatchObject({ explicit: false, wanted: [{ kind: 'instrument', value: 'piano' }] });
  });

  test('what a model says of no kind of music in particular leaves the known or the new as it was set', async () => {
    modelReads(
      reading({ intent: 'refine', discovery: 'any', changes: [add('wanted', 'instrument', 'piano')] }),
    );
    const { brief } = await goOn('un peu de piano par là-dessus', { discovery: 'familiar' });
    expect(brief).toMatchObject({ discovery: 'familiar', wanted: [{ kind: 'instrument', value: 'piano' }] });
  });

  test('what we took as refused stays refused, and what nobody knows is left out', async () => {
    modelReads(
      reading({
        changes: [
          add('wanted', 'instrument', 'piano'),
          add('wanted', 'genre', 'jazz'),
          add('wanted', 'genre', 'zzz<script>'),
        ],
      }),
    );
    const { wanted, avoided } = await answer('some jazz, no piano');
    expect(avoided).toMatchObject([{ kind: 'instrument', value: 'piano' }]);
    expect(wanted).toMatchObject([{ kind: 'genre', value: 'jazz' }]);
  });

  test('what we took for a wish, and the model for a story, is no wish', async () => {
    modelReads(reading({ intent: 'mood', mood: 'sad', situation: 'homesickness' }));
    const { wanted } = await answer(
      'my sister sold the house where we danced to swing, so far away from here now',
    );
    expect(wanted).toEqual([]);
  });

  test('what was misread is taken out again', async () => {
    const cooking = { kind: 'activity', value: 'cooking', matched: 'kitchen' } as const;
    modelReads(
      reading({
        intent: 'refine',
        situation: 'none',
        changes: [{ list: 'wanted', op: 'remove', kind: 'activity', value: 'cooking' }],
      }),
    );
    const { brief } = await goOn('twelve hours at the stove i had, give a cook his evening', {
      wanted: [cooking],
      situation: 'cooking',
    });
    expect(brief).toMatchObject({ wanted: [], situation: null });
  });

  test('words that songs are to be about are looked for only as the listener wrote them', async () => {
    modelReads(
      reading({ changes: [add('wanted', 'keyword', 'lighthouses'), add('wanted', 'keyword', 'the sea')] }),
    );
    const { wanted } = await answer('got any tunes that speak of lighthouses and such');
    expect(wanted).toMatchObject([{ kind: 'keyword', value: 'lighthouses' }]);
  });

  test('where it says that something changes, and not what, our own reading stands', async () => {
    modelReads(reading({ intent: 'refine', changes: [add('wanted', 'genre', 'zzz')] }));
    const { brief } = await goOn('could we perhaps have a bit more piano in this');
    expect(brief?.wanted).toMatchObject([{ value: 'piano' }]);
  });

  test('a message that may speak of distress, and a command, send nothing there', async () => {
    modelReads(reading({}));
    await answer('I want to die');
    await answer('pause the music');
    expect(asked()).toHaveLength(0);
  });

  test.each(['own', 'plain'] as const)('whoever chose %s replies sends nothing there', async (replies) => {
    modelReads(reading({}));
    for (const text of ['some jazz please', 'una hora de jazz'])
      await server.call(apiPaths.mood, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text, preferences: { replies } }),
      });
    expect(server.upstream.seen('/v1/chat/completions')).toHaveLength(0);
  });

  test('a made-up token spends no model', async () => {
    modelReads(reading({}));
    for (const route of ['GET /v1/me', 'GET /v1/search'] as const)
      server.upstream.on(route, () => ({ status: 401, body: { error: { status: 401, message: 'no' } } }));
    await server.sendMood('some jazz please');
    expect(asked()).toHaveLength(0);
  });

  test.each([
    ['no JSON', 'jazz, I would say'],
    ['a field of its own', reading({ command: 'play' })],
    ['an intent it may not tell', reading({ intent: 'distress' })],
    ['a length of a year', reading({ length: { unit: 'minutes', count: 525_600 } })],
    ['a move of its own', reading({ valence: 'to the moon' })],
    ['too much', reading({ changes: Array.from({ length: 13 }, () => add('wanted', 'genre', 'jazz')) })],
  ])('our own reading stands when it answers %s', async (_, content) => {
    modelReads(content);
    const { intent, wanted } = await answer('some reggae please');
    expect(intent).toBe('request');
    expect(wanted).toMatchObject([{ kind: 'genre', value: 'reggae' }]);
    expect(asked()).toHaveLength(1);
    expect(server.log.join('')).toContain('reader model failed');
    expect(server.log.join('')).not.toContain('reggae');
  });

  test('our own reading stands when it answers an error, or not in time', async () => {
    server.upstream.on('POST /v1/chat/completions', () => ({ status: 500, body: 'broken' }));
    expect((await answer('some reggae please')).wanted).toMatchObject([{ value: 'reggae' }]);
    server.upstream.on('POST /v1/chat/completions', () => new Promise(() => {}));
    expect((await answer('some reggae please')).wanted).toMatchObject([{ value: 'reggae' }]);
  });

  test('a refusal of its own is not asked for once more at once, and our own reading stands', async () => {
    server.upstream.on('POST /v1/chat/completions', () => ({ status: 429, body: 'slow down' }));
    expect((await answer('some reggae please')).wanted).toMatchObject([{ value: 'reggae' }]);
    const before = asked().length;
    expect((await answer('some jazz please')).wanted).toMatchObject([{ value: 'jazz' }]);
    expect([before, asked().length]).toEqual([1, 1]);
  });

  test('a wish of a few words is ours to read, and waits for no model', async () => {
    modelReads(reading({ intent: 'mood', mood: 'sad' }));
    const { intent, brief } = await goOn('less sad');
    expect({ intent, target: brief?.target }).toEqual({
      intent: 'refine',
      target: { valence: 0.4, energy: 0.3 },
    });
    expect(asked()).toHaveLength(0);
  });

  test('the music moves as far as the model says, or to the mood that it says is asked for', async () => {
    modelReads(reading({ intent: 'refine', valence: 'a bit more', energy: 'much less' }));
    const moved = await goOn('lovely, only that my gran is dozing beside me and it is a bit glum');
    expect(moved.brief?.target).toEqual({ valence: 0.3, energy: 0 });
    modelReads(reading({ intent: 'refine', mood: 'happy' }));
    const named = await goOn('could the next hour sound like us, we are glad people');
    expect(named).toMatchObject({ intent: 'refine', brief: { mood: 'happy', target: moodTargets.happy } });
  });

  test('who asks for brighter music on the way to it, or for none of the way, is led no further', async () => {
    const led = {
      mood: 'happy',
      path: 'shift',
      feeling: moodTargets.sad,
      target: moodTargets.happy,
    } as const;
    modelReads(reading({ intent: 'refine', valence: 'more', path: 'shift' }));
    const brighter = await goOn('Warum Nebel? Wir wollen sofort tanzen, das erste ist ja traurig', led);
    expect(brighter.brief?.path).toBe('match');
    modelReads(reading({ intent: 'refine', energy: 'a bit less' }));
    const without = await goOn('quieter for my gran, and take those clouds away altogether', led);
    expect(without.brief?.path).toBe('match');
    modelReads(reading({ intent: 'refine', energy: 'a bit less' }));
    expect((await goOn('quieter for my gran beside me here', led)).brief?.path).toBe('shift');
  });

  test('what we took for refused, and no word of the message refuses, is for the model to say', async () => {
    modelReads(
      reading({ intent: 'refine', energy: 'more', changes: [add('wanted', 'instrument', 'piano')] }),
    );
    const { brief } = await goOn('piano makes me sleepy but i do love it, only faster then');
    expect(brief).toMatchObject({ avoided: [], wanted: [{ kind: 'instrument', value: 'piano' }] });
  });

  test('a length is taken away, and one that no mix can have is left out', async () => {
    modelReads(reading({ intent: 'refine', length: { unit: 'usual', count: 0 } }));
    const before = { length: { minutes: 30 } } as const;
    const { brief } = await goOn('please take the time limit off, that was for the first part', before);
    expect(brief?.length).toBeNull();
    modelReads(reading({ intent: 'refine', energy: 'more', length: { unit: 'minutes', count: 1 } }));
    const odd = await goOn('the bus comes in a moment, put some pep into it please', before);
    expect(odd.brief?.length).toEqual({ minutes: 30 });
  });

  test('a tempo in figures stays, which the model has no words for', async () => {
    modelReads(reading({ mood: 'energetic', changes: [add('wanted', 'genre', 'house')] }));
    const { wanted } = await answer('house for my run please, at around 170 bpm if there is any');
    expect(wanted.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['genre', 'tempo']));
  });

  test('a Spanish message is read by the model alone', async () => {
    modelReads(
      reading({
        intent: 'request',
        language: 'es',
        mood: 'calm',
        length: { unit: 'minutes', count: 60 },
        explicit: false,
        discovery: 'new',
        path: 'shift',
        like: [
          { kind: 'artist', name: 'Rosalía', artist: null },
          { kind: 'artist', name: 'Somebody Else', artist: null },
        ],
      }),
    );
    const answered = await goOn('una hora de música tranquila y nueva, sin palabrotas, como Rosalía');
    expect(answered).toMatchObject({ intent: 'request', language: 'es' });
    expect(answered.brief).toMatchObject({
      mood: 'calm',
      length: { minutes: 60 },
      explicit: false,
      discovery: 'new',
      path: 'shift',
      like: [{ kind: 'artist', name: 'Rosalía' }],
    });
  });

  test('and so is one that changes what plays, or single tracks of it, of those that are there', async () => {
    modelReads(
      reading({
        intent: 'refine',
        language: 'es',
        valence: 'a bit more',
        energy: 'much less',
        edits: [{ op: 'drop', positions: [2, 3, 9] }],
      }),
    );
    const answered = await goOn(
      'un poco más alegre y mucho más tranquilo, quita la segunda y la tercera',
      {},
      5,
    );
    expect(answered.brief?.target).toEqual({ valence: 0.3, energy: 0 });
    expect(answered.edits).toEqual([{ op: 'drop', positions: [2, 3] }]);
    expect(asked()[0]?.body).not.toMatch(/Marked|Secret/);
  });

  test('where it cannot tell it asks, and plays what wrongs the listener least', async () => {
    modelReads(reading({ intent: 'mood', language: 'es', mood: 'happy', asks: ['happy', 'sad'] }));
    const { asks, brief } = await goOn('qué fuerte todo lo de hoy en la oficina');
    expect(asks).toEqual(['happy', 'sad']);
    expect(brief?.mood).toBe('sad');
  });

  test('grief stays where the model begins anew in another language', async () => {
    modelReads(reading({ intent: 'mood', language: 'es', mood: 'sad', situation: 'nostalgia' }));
    const { brief } = await goOn('la casa está tan vacía', { situation: 'grief' });
    expect(brief?.situation).toBe('grief');
  });

  test('after danger the music stays gentle, however glad a model hears what follows', async () => {
    modelReads(reading({ intent: 'mood', mood: 'energetic' }));
    const gentle = { mood: 'calm', target: { valence: 0.5, energy: 0.15 } } as const;
    const { brief } = await goOn('so now the neighbours are up on the roof with their drums', gentle);
    expect(brief).toMatchObject(gentle);
  });

  test('an artist who was refused is not named there', async () => {
    modelReads(reading({ intent: 'refine' }));
    await goOn('and now a bit less sad, if you would', {
      avoided: [{ kind: 'artist', value: 'Secret Name', matched: 'that artist' }],
    });
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.body).not.toContain('Secret Name');
  });

  test('the installation says that messages go to the model', async () => {
    const installation = installationSchema.parse(await (await server.call(apiPaths.installation)).json());
    expect(installation.readerModel).toEqual({ name: 'Qwen2.5-7B-Instruct' });
  });
});

test('READER=model needs a model that speaks chat completions', () => {
  expect(() => loadConfig({ READER: 'model' })).toThrow(ConfigError);
  expect(() => loadConfig({ READER: 'model', REPLY_MODEL_URL: 'http://127.0.0.1:1/generate' })).toThrow(
    /READER/,
  );
  const url = 'http://127.0.0.1:1/v1/chat/completions';
  expect(loadConfig({ READER: 'model', REPLY_MODEL_URL: url }).readerModel).toMatchObject({ url });
  expect(loadConfig({ REPLY_MODEL_URL: url }).readerModel).toBeUndefined();
});
