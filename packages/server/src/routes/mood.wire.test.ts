import {
  briefBounds,
  type MoodRequest,
  messageMaxCodePoints,
  moodAnswerSchema,
  problemSchema,
  replyIdBounds,
  shownListBounds,
  shownMixBounds,
} from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playlistId, wirePlaylist, wireSearch } from '../testing/samples.ts';
import { accessToken, startTestServer, type TestServer } from '../testing/test-server.ts';
import { moodBodyLimitBytes } from './mood.ts';

const failure = 'Failed to process message. Please try again.';
let server: TestServer;

async function start(env: Record<string, string> = {}) {
  // The two fixed sentences are the specification's; what our own writer says is told in a file of its own.
  server = await startTestServer({ REPLY_WRITER: 'off', ...env });
  server.upstream.on('GET /v1/me', () => ({ body: { display_name: 'Mara' } }));
  server.upstream.on('GET /v1/search', () => ({ body: wireSearch(wirePlaylist()) }));
}
beforeEach(() => start());
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

const answerTo = async (text: string) => moodAnswerSchema.parse(await (await server.sendMood(text)).json());

async function restart(env: Record<string, string>) {
  await server.close();
  await start(env);
}

describe('the answer', () => {
  test('MOOD-05 takes the text and returns detectedMood, playlists and botResponse', async () => {
    const reply = await server.sendMood('I am so happy today');
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({
      detectedMood: 'happy',
      botResponse: "I understand feeling happy. Let's find the perfect music to match your mood.",
      playlists: [
        {
          id: playlistId,
          name: 'Slow Water',
          description: 'For the hour after rain',
          image: 'https://i.scdn.co/image/cover-a',
          url: `https://open.spotify.com/playlist/${playlistId}`,
          owner: 'Curator One',
          tracks: 64,
        },
      ],
    });
  });

  test('LIST-01 searches ten playlists of the US market with the listener’s token', async () => {
    await server.sendMood('I am so happy today');
    const [search] = server.upstream.seen('/v1/search');
    expect(search?.method).toBe('GET');
    expect(search?.headers.authorization).toBe(`Bearer ${accessToken}`);
    expect(Object.fromEntries(search?.query ?? [])).toEqual({
      q: expect.stringContaining('happy'),
      type: 'playlist',
      limit: '10',
      market: 'US',
    });
  });

  test('LIST-02 missing fields get their defaults', async () => {
    server.upstream.on('GET /v1/search', () => ({
      body: wireSearch({
        id: playlistId,
        name: 'Bare',
        description: null,
        images: null,
        owner: { display_name: null },
      }),
    }));
    const { playlists } = await answerTo('calm');
    expect(playlists).toEqual([
      {
        id: playlistId,
        name: 'Bare',
        description: null,
        image: '/default-playlist.png',
        url: '#',
        owner: 'Unknown Artist',
        tracks: 0,
      },
    ]);
  });

  test('LIST-02 counts tracks under the new name and the old one, and decodes entities', async () => {
    server.upstream.on('GET /v1/search', () => ({
      body: wireSearch(
        wirePlaylist({
          items: { total: 7 },
          tracks: undefined,
          description: 'Rock &amp; roll &#39;n&#39; <a href="x">more</a>',
        }),
        wirePlaylist({ id: '6qR7sT8uV9wX0yZ1aB2cD3', items: undefined, tracks: { total: 12 } }),
      ),
    }));
    const { playlists } = await answerTo('calm');
    expect(playlists.map(({ tracks }) => tracks)).toEqual([7, 12]);
    expect(playlists[0]?.description).toBe("Rock & roll 'n' more");
  });

  test('LIST-03 results without an id, null ones and broken ones are dropped', async () => {
    server.upstream.on('GET /v1/search', () => ({
      body: wireSearch(
        null,
        wirePlaylist({ id: undefined }),
        wirePlaylist({ id: null }),
        'nonsense',
        wirePlaylist(),
      ),
    }));
    const { playlists } = await answerTo('calm');
    expect(playlists.map(({ id }) => id)).toEqual([playlistId]);
  });

  test('an address that is not http never becomes a link or an image', async () => {
    server.upstream.on('GET /v1/search', () => ({
      body: wireSearch(
        wirePlaylist({
          external_urls: { spotify: 'javascript:alert(1)' },
          images: [{ url: 'data:text/html,x' }],
        }),
      ),
    }));
    const { playlists } = await answerTo('calm');
    expect(playlists[0]).toMatchObject({ url: '#', image: '/default-playlist.png' });
  });
});

describe('failures', () => {
  test.each([
    ['an empty list', { body: wireSearch() }, 404, 'no_playlists_found'],
    ['nothing but nulls', { body: wireSearch(null, null) }, 404, 'no_playlists_found'],
    [
      'a rate limit',
      {
        status: 429,
        headers: { 'retry-after': '30' },
        body: { error: { status: 429, message: 'API rate limit exceeded' } },
      },
      429,
      'streaming_rate_limited',
    ],
    [
      'a used-up quota',
      {
        status: 429,
        headers: { 'retry-after': '48925' },
        body: { error: { status: 429, message: 'x', reason: 'QUOTA_EXCEEDED' } },
      },
      429,
      'streaming_quota_exceeded',
    ],
    [
      'a rejected token',
      { status: 401, body: { error: { status: 401, message: 'The access token expired' } } },
      401,
      'token_rejected',
    ],
    [
      'a missing permission',
      { status: 401, body: { error: { status: 401, message: 'Permissions missing' } } },
      403,
      'permission_missing',
    ],
    [
      'a listener off the list',
      {
        status: 403,
        body: 'Check settings on developer.spotify.com/dashboard, the user may not be registered',
      },
      403,
      'listener_not_allowed',
    ],
    [
      'a lapsed owner',
      { status: 403, body: 'Active premium subscription required for the owner of the app' },
      503,
      'streaming_app_suspended',
    ],
    ['an outage', { status: 502, body: '<html>bad gateway</html>' }, 503, 'streaming_unavailable'],
    ['garbage', { body: '<html>hello</html>' }, 502, 'streaming_unexpected_reply'],
  ])(
    'MOOD-06 LIST-04 %s on the search has the one detail and a code of its own',
    async (_case, answer, status, code) => {
      server.upstream.on('GET /v1/search', () => answer);
      const reply = await server.sendMood('calm');
      expect(reply.status).toBe(status);
      expect(reply.headers.get('content-type')).toContain('application/problem+json');
      const problem = problemSchema.parse(await reply.json());
      expect(problem).toMatchObject({ status, code, detail: failure });
      expect(reply.headers.get('x-request-id')).toBe(problem.requestId);
      const retryAfter = 'headers' in answer ? answer.headers['retry-after'] : null;
      expect(reply.headers.get('retry-after')).toBe(retryAfter);
    },
  );

  test('a broken connection is tried once more, then is an outage', async () => {
    server.upstream.on('GET /v1/search', () => 'reset');
    const reply = await server.sendMood('calm');
    expect(reply.status).toBe(503);
    expect(server.upstream.seen('/v1/search')).toHaveLength(2);
  });
});

describe('bad input', () => {
  const post = (body: string, contentType = 'application/json') =>
    server.call('/api/mood', { method: 'POST', headers: { 'content-type': contentType }, body });

  test.each([
    ['an empty text', { text: '' }],
    ['a blank text', { text: ' \n\t　 ' }],
    ['a text with NUL', { text: 'calm\u0000' }],
    ['2,001 code points', { text: '🎧'.repeat(2001) }],
    ['a missing text', {}],
    ['a number', { text: 5 }],
  ])('%s is a 400 on the field text', async (_case, body) => {
    const reply = await post(JSON.stringify(body));
    expect(reply.status).toBe(400);
    const problem = problemSchema.parse(await reply.json());
    expect(problem).toMatchObject({ code: 'invalid_request', detail: failure, errors: [{ field: 'text' }] });
    expect(problem.errors?.[0]?.detail).not.toBe('');
  });

  test('2,000 code points of four bytes each are read', async () => {
    expect((await server.sendMood('🎧'.repeat(2000))).status).toBe(200);
  });

  test('the longest message is read with as much of a conversation as may come along', async () => {
    const text = (characters: number) => '語'.repeat(characters);
    const words = text(briefBounds.words);
    const feeling = { valence: 1 / 3, energy: 1 / 3 };
    const length = { minutes: briefBounds.minutes.most };
    const wish = { kind: 'instrument', value: words, matched: words, soft: true } as const;
    const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
    const bounds = shownMixBounds;
    const traits = (count: number) => many(count, text(bounds.trait));
    const track = {
      ...{ id: text(bounds.id), name: text(bounds.name), artist: text(bounds.artist) },
      ...{ durationMs: 100_000 / 3, year: 1999, explicit: false, reason: text(bounds.reason) },
      facts: {
        ...{ genres: traits(bounds.genres), instruments: traits(bounds.instruments) },
        ...{ vocals: traits(bounds.vocals), languages: traits(bounds.languages) },
        ...{ instrumentalness: 1 / 3, tempo: 1000 / 3 },
      },
      factsFrom: 'reccobeats' as const,
    };
    const relaxed = { what: text(bounds.what), why: text(bounds.why) };
    const largest: Required<MoodRequest> = {
      text: 'MESSAGE',
      brief: {
        mood: 'energetic',
        feeling,
        target: feeling,
        path: 'match',
        wanted: many(briefBounds.wanted, wish),
        avoided: many(briefBounds.avoided, wish),
        like: many(briefBounds.like, { kind: 'track', name: words, artist: words }),
        length,
        explicit: false,
        discovery: 'familiar',
        situation: 'dinner with guests',
      },
      helpOpen: true,
      mix: { tracks: many(bounds.tracks, track), relaxed: many(bounds.relaxed, relaxed), at: bounds.tracks },
      lists: many(shownListBounds.lists, {
        name: text(shownListBounds.name),
        description: text(shownListBounds.description),
      }),
      playing: false,
      replyIds: many(replyIdBounds.ids, text(replyIdBounds.id)),
      preferences: { explicit: false, discovery: 'familiar', length, replies: 'plain' },
    };
    const message = '\\ud83d\\ude00'.repeat(messageMaxCodePoints);
    expect((await post(JSON.stringify(largest).replace('MESSAGE', message))).status).toBe(200);
  });

  test.each([
    ['broken JSON', '{"text": ', 400, 'invalid_request'],
    ['an array', '[]', 400, 'invalid_request'],
    ['nothing', '', 400, 'invalid_request'],
    ['a poisoned prototype', '{"__proto__": {"text": "x"}, "text": "calm"}', 400, 'invalid_request'],
    ['more than is read', JSON.stringify({ text: 'x'.repeat(moodBodyLimitBytes) }), 413, 'payload_too_large'],
  ])('%s is a clear 4xx', async (_case, body, status, code) => {
    const reply = await post(body);
    expect(reply.status).toBe(status);
    expect(problemSchema.parse(await reply.json())).toMatchObject({ code, detail: failure });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    '%s is a 415',
    async (type) => {
      const reply = await post('{"text":"calm"}', type);
      expect(reply.status).toBe(415);
      expect(await reply.json()).toMatchObject({ code: 'unsupported_media_type' });
    },
  );

  test.each([undefined, '', 'Basic abc', 'Bearer', 'Bearer a b', 'Bearer ü'])(
    'without a token (%s) it is a 401 before anything else',
    async (authorization) => {
      const headers = new Headers({ 'content-type': 'text/plain' });
      if (authorization !== undefined)
        headers.set('authorization', authorization === 'Bearer ü' ? 'Bearer \xfc' : authorization);
      const reply = await fetch(`${server.url}/api/mood`, {
        method: 'POST',
        headers,
        body: 'x'.repeat(70_000),
      });
      expect(reply.status).toBe(401);
      expect(await reply.json()).toMatchObject({ code: 'not_signed_in' });
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    },
  );

  test('another method is a 405, another path a 404, both as problems', async () => {
    const wrongMethod = await server.call('/api/mood');
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.get('allow')).toBe('POST');
    const unknown = await server.call('/api/nothing');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('the hosted emotion model', () => {
  const scores = [
    { label: 'anger', score: 0.1 },
    { label: 'sadness', score: 0.8 },
    { label: 'joy', score: 0.1 },
  ];

  test.each([
    ['nested', [scores]],
    ['flat', scores],
  ])('MOOD-04 gets the text as input, and the highest score of a %s answer is read', async (_form, body) => {
    await restart({
      MOOD_CLASSIFIER: 'auto',
      EMOTION_MODEL_URL: '{upstream}/emotion',
      EMOTION_MODEL_TOKEN: 'hf_emotion',
    });
    server.upstream.on('POST /emotion', () => ({ body }));
    const answer = await answerTo('the gym is my happy place');
    expect(answer.detectedMood).toBe('sad');
    const [asked] = server.upstream.seen('/emotion');
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({ inputs: 'the gym is my happy place' });
    expect(asked?.headers.authorization).toBe('Bearer hf_emotion');
  });

  test.each([
    ['a refused token', { status: 401, body: { error: 'Invalid credentials' } }, 10 * 60_000],
    ['a 429 that says how long', { status: 429, headers: { 'retry-after': '90' }, body: '' }, 90_000],
  ])('MOOD-04 after %s it is left alone for a while', async (_case, refusal, restMs) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await restart({ MOOD_CLASSIFIER: 'auto', EMOTION_MODEL_URL: '{upstream}/emotion' });
    server.upstream.on('POST /emotion', () => refusal);
    await answerTo('I am so happy');
    vi.setSystemTime(Date.now() + restMs - 1_000);
    expect((await answerTo('I am so happy')).detectedMood).toBe('happy');
    expect(server.upstream.seen('/emotion')).toHaveLength(1);
    server.upstream.on('POST /emotion', () => ({ body: scores }));
    vi.setSystemTime(Date.now() + 1_000);
    expect((await answerTo('I am so happy')).detectedMood).toBe('sad');
  });

  test.each([
    ['an error', () => ({ status: 503, body: { error: 'loading', estimated_time: 60 } })],
    [
      'spent credits',
      () => ({ status: 402, body: { error: 'You have depleted your monthly included credits' } }),
    ],
    ['garbage', () => ({ body: '<html>' })],
    ['a broken connection', () => 'reset' as const],
  ])('MOOD-04 after %s the text is read without it', async (_case, handler) => {
    await restart({ MOOD_CLASSIFIER: 'auto', EMOTION_MODEL_URL: '{upstream}/emotion' });
    server.upstream.on('POST /emotion', handler);
    const reply = await server.sendMood('I am so happy');
    expect(reply.status).toBe(200);
    const answer = moodAnswerSchema.parse(await reply.json());
    expect(answer.detectedMood).toBe('happy');
  });
});

describe('the reply', () => {
  const chat = (content: string | null, finishReason = 'stop') => ({
    body: { choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', content } }] },
  });
  const replyTo = async (text: string) => (await answerTo(text)).botResponse;
  const afterFailure = "I want to find the best calm music for you. Let's explore some playlists!";
  const withoutModel = "I understand feeling calm. Let's find the perfect music to match your mood.";

  describe('by chat completions', () => {
    beforeEach(() =>
      restart({
        REPLY_MODEL_URL: '{upstream}/v1/chat/completions',
        REPLY_MODEL: 'acme/seven-b',
        REPLY_MODEL_TOKEN: 'hf_reply',
      }),
    );

    test('REPLY-01 sends the prompt with the mapped parameters and reads the content', async () => {
      server.upstream.on('POST /v1/chat/completions', () =>
        chat('A slow rainy day deserves a soft soundtrack.'),
      );
      expect(await replyTo('calm "soft" day')).toBe('A slow rainy day deserves a soft soundtrack.');
      const [asked] = server.upstream.seen('/v1/chat/completions');
      const { messages, ...parameters } = JSON.parse(asked?.body ?? '');
      expect(parameters).toEqual({
        model: 'acme/seven-b',
        max_tokens: 80,
        temperature: 0.85,
        top_p: 0.95,
        stream: false,
      });
      expect(messages).toHaveLength(1);
      expect(messages[0].role).toBe('user');
      expect(messages[0].content).toMatch(/empathy in under 2 sentences and lead into music suggestions/);
      expect(messages[0].content).toContain('feels calm');
      expect(messages[0].content).toContain('"calm \\"soft\\" day"');
      expect(asked?.headers.authorization).toBe('Bearer hf_reply');
    });

    test('REPLY-01 a model that takes no `max_tokens` is asked without it, and answers every message', async () => {
      const refusal = {
        message: "Unsupported parameter: 'max_tokens' is not supported with this model.",
        param: 'max_tokens',
      };
      server.upstream.on('POST /v1/chat/completions', ({ body }) =>
        'max_tokens' in JSON.parse(body) ? { status: 400, body: { error: refusal } } : chat('Soft rain.'),
      );
      expect([await replyTo('calm day'), await replyTo('calm night')]).toEqual(['Soft rain.', 'Soft rain.']);
      expect(server.upstream.seen('/v1/chat/completions')).toHaveLength(3);
    });

    test('REPLY-01 nothing of the streaming service enters the prompt', async () => {
      server.upstream.on('GET /v1/search', () => ({
        body: wireSearch(wirePlaylist({ name: 'MarkedName', description: 'MarkedText' })),
      }));
      server.upstream.on('POST /v1/chat/completions', () => chat('There.'));
      await replyTo('calm');
      const [asked] = server.upstream.seen('/v1/chat/completions');
      expect(asked?.body).not.toMatch(/Marked|spotify|scdn|Curator/i);
    });

    test.each([
      ['an outage', { status: 500, body: '<html>' }],
      [
        'a model that is not served',
        { status: 400, body: { error: { message: 'not supported', code: 'model_not_supported' } } },
      ],
      ['a wrong token', { status: 401, body: { error: 'Invalid credentials in Authorization header' } }],
      ['spent credits', { status: 402, body: { error: 'You have depleted your monthly included credits' } }],
      ['garbage', { body: 'no json' }],
      ['an answer without choices', { body: { choices: [] } }],
    ])('REPLY-02 after %s the written sentence answers', async (_case, answer) => {
      server.upstream.on('POST /v1/chat/completions', () => answer);
      expect(await replyTo('calm')).toBe(afterFailure);
    });

    test.each([
      ['spent credits', { status: 402, body: { error: 'depleted' } }, 6 * 60 * 60_000],
      ['a refused token', { status: 401, body: { error: 'Invalid credentials' } }, 10 * 60_000],
      ['a 429', { status: 429, body: 'slow down' }, 60_000],
      ['a 429 that says how long', { status: 429, headers: { 'retry-after': '90' }, body: '' }, 90_000],
    ])('REPLY-02 after %s the model is left alone for a while', async (_case, refusal, restMs) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      server.upstream.on('POST /v1/chat/completions', () => refusal);
      await replyTo('calm');
      vi.setSystemTime(Date.now() + restMs - 1_000);
      expect(await replyTo('calm')).toBe(afterFailure);
      expect(server.upstream.seen('/v1/chat/completions')).toHaveLength(1);
      server.upstream.on('POST /v1/chat/completions', () => chat('Here again.'));
      vi.setSystemTime(Date.now() + 1_000);
      expect(await replyTo('calm')).toBe('Here again.');
    });

    test('a listener who leaves is no failure of the model', async () => {
      const leaving = new AbortController();
      server.upstream.on('POST /v1/chat/completions', () => {
        leaving.abort();
        return 'silence';
      });
      const asked = server.call('/api/mood', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'calm' }),
        signal: leaving.signal,
      });
      await expect(asked).rejects.toThrow();
      await vi.waitUntil(() => server.log.some((line) => line.includes('nobody waits for this answer')));
      expect(server.log.join('')).not.toContain('reply model failed');
    });

    test.each([
      ['empty', chat('')],
      ['null', chat(null)],
      ['blank', chat(' \n ')],
      ['cut off before its first sentence ends', chat('It sounds as if the day has', 'length')],
    ])('REPLY-03 a result that is %s counts as none', async (_case, answer) => {
      server.upstream.on('POST /v1/chat/completions', () => answer);
      expect(await replyTo('calm')).toBe(withoutModel);
    });

    test('REPLY-04 a rambling reply is cut to its first sentence', async () => {
      server.upstream.on('POST /v1/chat/completions', () =>
        chat('That sounds heavy. Let music sit with you. And then', 'length'),
      );
      expect(await replyTo('calm')).toBe('That sounds heavy.');
    });
  });

  describe('by text generation', () => {
    beforeEach(() => restart({ REPLY_MODEL_URL: '{upstream}/generate' }));

    test('REPLY-01 sends exactly the specified parameters and reads generated_text', async () => {
      server.upstream.on('POST /generate', () => ({
        body: [{ generated_text: 'That sounds restful, so here is something soft.' }],
      }));
      expect(await replyTo('calm')).toBe('That sounds restful, so here is something soft.');
      const [asked] = server.upstream.seen('/generate');
      const { inputs, parameters } = JSON.parse(asked?.body ?? '');
      expect(parameters).toEqual({
        max_new_tokens: 80,
        temperature: 0.85,
        repetition_penalty: 1.15,
        top_p: 0.95,
        do_sample: true,
        return_full_text: false,
      });
      expect(inputs).toMatch(/empathy in under 2 sentences/);
      expect(asked?.headers.authorization).toBeUndefined();
    });

    test.each([
      [
        'is short and ends without a mark',
        'Here is something soft for you',
        'Here is something soft for you',
      ],
      ['is Japanese', '静かな音楽をどうぞ', '静かな音楽をどうぞ'],
      ['is long enough to have been cut off', 'and so on '.repeat(20), withoutModel],
    ])('REPLY-03 REPLY-04 a result that %s is judged by its length', async (_case, text, expected) => {
      server.upstream.on('POST /generate', () => ({ body: [{ generated_text: text }] }));
      expect(await replyTo('calm')).toBe(expected);
    });

    test('REPLY-01 a server that repeats the prompt in front is understood', async () => {
      server.upstream.on('POST /generate', (request) => ({
        body: [{ generated_text: `${JSON.parse(request.body).inputs} Breathe out, then listen to this.` }],
      }));
      expect(await replyTo('calm')).toBe('Breathe out, then listen to this.');
    });
  });

  test('REPLY-03 without a model the written sentence answers', async () => {
    expect(await replyTo('calm')).toBe(withoutModel);
  });
});

describe('what else the listener named', () => {
  test('LIST-01 is searched for and kept away, in words of our own vocabulary', async () => {
    await server.sendMood('calm marked-word jazz please, but no saxophone');
    const query = server.upstream.seen('/v1/search')[0]?.query.get('q') ?? '';
    expect(query).toBe('calm jazz NOT "saxophone"');
  });
});

describe('a message of distress', () => {
  const words = 'I want to kill myself tonight';

  test('is answered with fixed words, a place to find help and gentle music', async () => {
    const answer = await answerTo(words);
    expect(answer.botResponse).toContain('findahelpline.com');
    expect(answer.botResponse).toContain('emergency number');
    expect(answer.helpUrl).toBe('https://findahelpline.com');
    expect(answer.detectedMood).toBe('calm');
    expect(answer.playlists).toHaveLength(1);
  });

  test.each([
    ['acute', words],
    ['possible', 'no will to keep doing this, everything feels hopeless'],
    ['possible, in Portuguese', 'sou um peso para todo mundo'],
  ])('goes to no hosted model when it is %s', async (_tier, text) => {
    await restart({
      EMOTION_MODEL_URL: '{upstream}/emotion',
      MOOD_CLASSIFIER: 'auto',
      REPLY_MODEL_URL: '{upstream}/generate',
    });
    await answerTo(text);
    expect(server.upstream.seen('/emotion')).toHaveLength(0);
    expect(server.upstream.seen('/generate')).toHaveLength(0);
  });

  test('is answered in the language it was written in', async () => {
    const answer = await answerTo('ya no quiero vivir, esta noche me quito la vida');
    expect(answer.language).toBe('es');
    expect(answer.botResponse).toContain('findahelpline.com');
    expect(answer.botResponse).toContain('número de emergencias');
    expect(answer.helpUrl).toBe('https://findahelpline.com');
  });

  test('that only may be one claims no feeling, stays calm and says quietly where help is found', async () => {
    const answer = await answerTo('everything feels hopeless, play some hard techno but no vocals');
    expect(answer.detectedMood).toBe('calm');
    expect(answer.botResponse).not.toMatch(/I understand feeling|findahelpline/);
    expect(answer.helpUrl).toBeUndefined();
    expect(answer.helpLine?.url).toBe('https://findahelpline.com');
    expect(answer.helpLine?.text).toContain('findahelpline.com');
    expect(answer.helpLine?.text).toContain('emergency number');
    expect(answer.language).toBe('en');
    const query = server.upstream.seen('/v1/search')[0]?.query.get('q') ?? '';
    expect(query).toMatch(/^calm /);
    expect(query).not.toMatch(/techno|energetic|happy/);
  });

  test('that only may be one in words of thanks leaves the music as it is, and says so', async () => {
    await restart({ REPLY_WRITER: 'on' });
    const { brief } = await answerTo('so happy today, something bright');
    const sent = await server.call('/api/mood', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'thanks for everything, you were kind to me', brief }),
    });
    const answer = moodAnswerSchema.parse(await sent.json());
    expect(answer.brief).toEqual(brief);
    expect(answer.keepsMusic).toBe(true);
    expect(answer.botResponse).toMatch(/music/);
    expect(answer.botResponse).not.toMatch(/calm/);
    expect(answer.helpLine?.url).toBe('https://findahelpline.com');
  });

  test('is answered even when no music can be found', async () => {
    server.upstream.on('GET /v1/search', () => ({ status: 500, body: '' }));
    const answer = await answerTo(words);
    expect(answer.playlists).toEqual([]);
    expect(answer.botResponse).toContain('findahelpline.com');
  });
});

test('what the listener wrote reaches neither the log nor an error body', async () => {
  server.upstream.on('GET /v1/search', () => ({ status: 502, body: 'marked-upstream' }));
  const reply = await server.sendMood('marked-words calm');
  expect(await reply.text()).not.toContain('marked');
  await server.call('/api/mood', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"text": marked-broken',
  });
  const output = server.log.join('');
  expect(output).toContain('/api/mood');
  expect(output).not.toContain('marked');
  expect(output).not.toContain(accessToken);
});
