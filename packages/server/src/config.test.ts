import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const problemsOf = (env: Record<string, string>) => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ key }) => key);
    throw error;
  }
  return [];
};

test('with no environment at all, everything has a value', () => {
  expect(loadConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    trustProxy: false,
    unused: [],
    streaming: {
      kind: 'built-in',
      access: { kind: 'this-machine' },
      limits: { listeners: 50, playlists: 100, tracks: 1000 },
      library: null,
    },
    recommender: { kind: 'default' },
    classifiers: ['embedded', 'keywords'],
    writesReplies: true,
    dataDir: './data',
    logLevel: 'info',
    rateLimitPerMinute: null,
  });
});

test('empty strings count as unset', () => {
  expect(loadConfig({ PORT: '', SPOTIFY_CLIENT_ID: ' ', SPOTIFY_CLIENT_SECRET: '', PUBLIC_URL: '' })).toEqual(
    loadConfig({}),
  );
});

describe('Spotify', () => {
  test('a client id selects it, with its published addresses', () => {
    expect(loadConfig({ SPOTIFY_CLIENT_ID: 'abc' })).toMatchObject({
      streaming: {
        kind: 'spotify',
        clientId: 'abc',
        accountsUrl: 'https://accounts.spotify.com',
        apiUrl: 'https://api.spotify.com',
        webUrl: 'https://open.spotify.com',
      },
    });
  });

  test.each(['SPOTIFY_CLIENT_SECRET', 'SPOTIFY_ACCOUNTS_URL', 'SPOTIFY_API_URL', 'SPOTIFY_WEB_URL'])(
    '%s without a client id is refused',
    (key) => {
      expect(problemsOf({ [key]: 'http://127.0.0.1:9' })).toEqual([key]);
    },
  );

  test('a redirect URI that Spotify would refuse is refused at start', () => {
    const spotify = { SPOTIFY_CLIENT_ID: 'abc' };
    expect(problemsOf({ ...spotify, PUBLIC_URL: 'http://localhost:3000' })).toEqual(['PUBLIC_URL']);
    expect(problemsOf({ ...spotify, PUBLIC_URL: 'http://attune.example' })).toEqual(['PUBLIC_URL']);
    expect(problemsOf({ ...spotify, PUBLIC_URL: 'http://127.0.0.1:3000' })).toEqual([]);
    expect(problemsOf({ ...spotify, PUBLIC_URL: 'https://attune.example' })).toEqual([]);
  });

  test('the recommender can be turned off or elsewhere', () => {
    expect(loadConfig({ SPOTIFY_CLIENT_ID: 'abc', RECCOBEATS_URL: 'off' }).recommender).toEqual({
      kind: 'off',
    });
    expect(loadConfig({ RECCOBEATS_URL: 'http://127.0.0.1:9/' }).recommender).toEqual({
      kind: 'named',
      url: 'http://127.0.0.1:9',
    });
  });
});

describe('hosted models', () => {
  test('a Hugging Face token turns on replies and leaves the classifier at home', () => {
    const config = loadConfig({ HF_TOKEN: 'hf_x' });
    expect(config.replyModel).toEqual({
      url: 'https://router.huggingface.co/v1/chat/completions',
      token: 'hf_x',
      protocol: 'chat-completions',
      model: 'Qwen/Qwen2.5-7B-Instruct',
    });
    expect(config.emotionModel).toBeUndefined();
    expect(config.classifiers).toEqual(['embedded', 'keywords']);
  });

  test('a token of its own goes before the Hugging Face token, and a server of one’s own needs none', () => {
    expect(
      loadConfig({ EMOTION_MODEL_URL: 'http://127.0.0.1:9/e', HF_TOKEN: 'hf_x', EMOTION_MODEL_TOKEN: 'own' })
        .emotionModel,
    ).toEqual({
      url: 'http://127.0.0.1:9/e',
      token: 'own',
    });
    expect(loadConfig({ REPLY_MODEL_URL: 'http://127.0.0.1:11434/v1/chat/completions' }).replyModel).toEqual({
      url: 'http://127.0.0.1:11434/v1/chat/completions',
      protocol: 'chat-completions',
      model: 'Qwen/Qwen2.5-7B-Instruct',
    });
  });

  test.each([
    'http://127.0.0.1:11434/v1/chat/completions',
    'https://api.example/v1/chat/completions',
    'https://huggingface.co.example/v1/chat/completions',
    'https://nothuggingface.co/v1/chat/completions',
    'http://router.huggingface.co/v1/chat/completions',
    'https://somebody.hf.space/v1/chat/completions',
  ])('the Hugging Face token is not shown to %s, and the operator is told', (url) => {
    const config = loadConfig({
      REPLY_MODEL_URL: url,
      EMOTION_MODEL_URL: url,
      HF_TOKEN: 'hf_x',
      READER: 'model',
    });
    expect(JSON.stringify(config)).not.toContain('hf_x');
    expect(config.unused).toEqual([
      'HF_TOKEN for EMOTION_MODEL_URL (it goes to Hugging Face alone; EMOTION_MODEL_TOKEN is for other servers)',
      'HF_TOKEN for REPLY_MODEL_URL (it goes to Hugging Face alone; REPLY_MODEL_TOKEN is for other servers)',
    ]);
  });

  test.each([
    'https://router.huggingface.co/v1/chat/completions',
    'https://abc123.eu-west-1.aws.endpoints.huggingface.cloud/v1/chat/completions',
  ])('the Hugging Face token goes to %s', (url) => {
    const config = loadConfig({ REPLY_MODEL_URL: url, EMOTION_MODEL_URL: url, HF_TOKEN: 'hf_x' });
    expect([config.replyModel?.token, config.emotionModel?.token, config.unused]).toEqual([
      'hf_x',
      'hf_x',
      [],
    ]);
  });

  test('another address speaks the text-generation form', () => {
    expect(loadConfig({ REPLY_MODEL_URL: 'https://model.example/generate' }).replyModel?.protocol).toBe(
      'text-generation',
    );
  });

  test('the classifiers fall back down one line', () => {
    const url = { EMOTION_MODEL_URL: 'http://127.0.0.1:9/e' };
    expect(loadConfig(url).classifiers).toEqual(['hosted', 'embedded', 'keywords']);
    expect(loadConfig({ ...url, MOOD_CLASSIFIER: 'embedded' }).classifiers).toEqual(['embedded', 'keywords']);
    expect(loadConfig({ ...url, MOOD_CLASSIFIER: 'keywords' }).classifiers).toEqual(['keywords']);
    expect(loadConfig({ ...url, MOOD_CLASSIFIER: 'keywords' }).emotionModel).toBeUndefined();
    expect(loadConfig({ MOOD_CLASSIFIER: 'hosted', HF_TOKEN: 'hf_x' }).emotionModel?.url).toContain(
      'router.huggingface.co',
    );
  });

  test('a model that no classifier asks is told to the operator', () => {
    const url = { EMOTION_MODEL_URL: 'http://127.0.0.1:9/marked' };
    for (const kind of ['keywords', 'embedded'])
      expect(loadConfig({ ...url, MOOD_CLASSIFIER: kind }).unused).toEqual([
        `EMOTION_MODEL_URL (MOOD_CLASSIFIER=${kind} asks no hosted model)`,
      ]);
    for (const kind of ['auto', 'hosted'])
      expect(loadConfig({ ...url, MOOD_CLASSIFIER: kind }).unused).toEqual([]);
    expect(loadConfig({ MOOD_CLASSIFIER: 'keywords' }).unused).toEqual([]);
  });

  test.each([
    ['EMOTION_MODEL_TOKEN', { EMOTION_MODEL_TOKEN: 'x' }],
    ['REPLY_MODEL_TOKEN', { REPLY_MODEL_TOKEN: 'x' }],
    ['REPLY_MODEL', { REPLY_MODEL: 'x' }],
    ['MOOD_CLASSIFIER', { MOOD_CLASSIFIER: 'hosted' }],
    ['LOCAL_MAX_TRACKS', { SPOTIFY_CLIENT_ID: 'x', LOCAL_MAX_TRACKS: '10' }],
    ['LOCAL_PASSWORD', { SPOTIFY_CLIENT_ID: 'x', LOCAL_PASSWORD: 'eight letters' }],
    ['LIBRARY_USER', { SPOTIFY_CLIENT_ID: 'x', LIBRARY_URL: 'https://music.example' }],
    ['LIBRARY_USER', { SPOTIFY_CLIENT_ID: 'x', LIBRARY_USER: 'ann' }],
    ['LIBRARY_DIR', { SPOTIFY_CLIENT_ID: 'x', LIBRARY_DIR: 'music' }],
    ['SPOTIFY_API_URL', { LIBRARY_DIR: '/music', SPOTIFY_API_URL: 'http://127.0.0.1:9' }],
    ['LIBRARY_USER', { LIBRARY_URL: 'https://music.example' }],
    ['LIBRARY_PASSWORD', { LIBRARY_URL: 'https://music.example', LIBRARY_USER: 'ann' }],
    ['LIBRARY_PASSWORD', { LIBRARY_PASSWORD: 'secret' }],
    ['LIBRARY_USER', { LIBRARY_URL: 'https://music.example', LIBRARY_API_KEY: 'key', LIBRARY_USER: 'ann' }],
    ['LIBRARY_DIR', { LIBRARY_URL: 'https://music.example', LIBRARY_API_KEY: 'key', LIBRARY_DIR: '/music' }],
  ])('half a set-up (%s) cannot start', (key, env) => {
    expect(problemsOf(env)).toEqual([key]);
  });
});

describe('a music server of one’s own', () => {
  const account = { LIBRARY_USER: 'ann', LIBRARY_PASSWORD: 'p w' };
  const libraryOf = (env: Record<string, string>) => {
    const { streaming } = loadConfig(env);
    return 'library' in streaming ? streaming.library : null;
  };

  test('is asked under one account of it', () => {
    expect(libraryOf({ LIBRARY_URL: 'https://music.example/prefix/', ...account })).toEqual({
      kind: 'server',
      url: 'https://music.example/prefix',
      account: { kind: 'password', user: 'ann', password: 'p w' },
      allowsPassword: true,
      isListenedTo: true,
    });
    expect(libraryOf({ LIBRARY_URL: 'https://music.example', LIBRARY_API_KEY: 'key' })).toMatchObject({
      account: { kind: 'api-key', apiKey: 'key' },
    });
  });

  test('lets in whoever has an account there, whoever can reach this server', () => {
    const env = { LIBRARY_URL: 'https://music.example', ...account };
    const reachable = { ...env, HOST: '0.0.0.0', PUBLIC_URL: 'https://attune.example' };
    for (const set of [env, reachable])
      expect(loadConfig(set).streaming).toMatchObject({ access: { kind: 'accounts' } });
    expect(problemsOf({ ...env, LOCAL_PASSWORD: 'eight letters' })).toEqual(['LOCAL_PASSWORD']);
    expect(problemsOf({ ...env, LOCAL_OPEN: 'yes' })).toEqual(['LOCAL_OPEN']);
  });

  test.each([
    ['http://music.example', undefined, false],
    ['http://music.example', 'yes', true],
    ['http://127.0.0.1:4533', undefined, true],
    ['https://music.example', 'no', false],
  ])('at %s with LIBRARY_ALLOW_PASSWORD=%s is sent the password itself: %s', (url, allows, expected) => {
    const env = {
      LIBRARY_URL: url,
      ...account,
      ...(allows !== undefined && { LIBRARY_ALLOW_PASSWORD: allows }),
    };
    expect(libraryOf(env)).toMatchObject({ allowsPassword: expected });
  });
});

describe('Spotify beside music of one’s own', () => {
  const spotify = { SPOTIFY_CLIENT_ID: 'x' };
  const server = { LIBRARY_URL: 'https://music.example', LIBRARY_API_KEY: 'key' };

  test.each([
    ['a folder', { LIBRARY_DIR: '/music' }, { kind: 'folder' }],
    ['a music server', server, { kind: 'server' }],
  ])('is a second service, and %s the first', (_, env, library) => {
    const { streaming, alsoStreaming } = loadConfig({ ...spotify, ...env });
    expect(streaming).toMatchObject({ kind: 'built-in', library });
    expect(alsoStreaming).toMatchObject({ kind: 'spotify', clientId: 'x' });
  });

  test('is the only one without any, as the library is without Spotify', () => {
    for (const env of [{}, spotify, { LIBRARY_DIR: '/music' }, server])
      expect(loadConfig(env)).not.toHaveProperty('alsoStreaming');
    expect(loadConfig(spotify).streaming).toMatchObject({ kind: 'spotify' });
  });

  test('keeps the rules of both', () => {
    const reachable = { PUBLIC_URL: 'http://attune.example', HOST: '0.0.0.0' };
    expect(problemsOf({ ...spotify, LIBRARY_DIR: '/music', ...reachable })).toEqual([
      'PUBLIC_URL',
      'LOCAL_PASSWORD',
    ]);
    expect(
      loadConfig({ ...spotify, LIBRARY_DIR: '/music', LOCAL_PASSWORD: 'eight letters' }).streaming,
    ).toMatchObject({ access: { kind: 'password' } });
  });
});

describe('listening to music of one’s own', () => {
  test('is on, and off where that is set', () => {
    const folder = { LIBRARY_DIR: '/music' };
    expect(loadConfig(folder).streaming).toMatchObject({ library: { isListenedTo: true } });
    expect(loadConfig({ ...folder, LIBRARY_ANALYSIS: 'off' }).streaming).toMatchObject({
      library: { isListenedTo: false },
    });
  });

  test('cannot be set where there is none, or to something else', () => {
    expect(problemsOf({ LIBRARY_ANALYSIS: 'off' })).toEqual(['LIBRARY_ANALYSIS']);
    expect(problemsOf({ LIBRARY_ANALYSIS: 'off', SPOTIFY_CLIENT_ID: 'abc' })).toEqual(['LIBRARY_ANALYSIS']);
    expect(problemsOf({ LIBRARY_DIR: '/music', LIBRARY_ANALYSIS: 'maybe' })).toEqual(['LIBRARY_ANALYSIS']);
  });
});

describe('a wrong value', () => {
  test.each([
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'ftp://x'],
    ['PUBLIC_URL', 'https://attune.example/app'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', 'abc'],
    ['TRUST_PROXY', '300'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['SPOTIFY_CLIENT_ID', 'a b'],
    ['RECCOBEATS_URL', 'none'],
    ['EMOTION_MODEL_URL', 'model'],
    ['REPLY_MODEL_URL', 'http://user:pass@host/'],
    ['MOOD_CLASSIFIER', 'best'],
    ['SESSION_SECRET', 'short'],
    ['CURRENT_TRACK_MAX_AGE', '1.5'],
    ['LOG_LEVEL', 'loud'],
    ['LOCAL_PASSWORD', 'short'],
    ['LOCAL_OPEN', 'on'],
    ['LOCAL_MAX_LISTENERS', '0'],
    ['LOCAL_MAX_PLAYLISTS', '1001'],
    ['LOCAL_MAX_TRACKS', '10001'],
    ['LIBRARY_DIR', 'music'],
    ['LIBRARY_URL', 'https://ann:secret@music.example'],
    ['LIBRARY_URL', 'ftp://music.example'],
    ['REDIS_URL', 'http://127.0.0.1'],
    ['METRICS_PORT', '0'],
  ])('%s=%s is refused by its key, without its value', (key, value) => {
    expect(problemsOf({ [key]: value })).toEqual([key]);
    expect(() => loadConfig({ [key]: value })).toThrow(expect.not.stringContaining(`=${value}`));
  });

  test('several are named at once', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'y' })).toEqual(['PORT', 'LOG_LEVEL']);
  });

  test('outside loopback the public address is required', () => {
    expect(problemsOf({ HOST: '0.0.0.0' })).toEqual(['PUBLIC_URL']);
    const spotify = { SPOTIFY_CLIENT_ID: 'abc' };
    expect(problemsOf({ ...spotify, HOST: '0.0.0.0', PUBLIC_URL: 'https://attune.example' })).toEqual([]);
  });
});

describe('the built-in service', () => {
  const elsewhere = { PUBLIC_URL: 'https://attune.example' };
  const accessOf = (env: Record<string, string>) => {
    const { streaming } = loadConfig(env);
    return 'access' in streaming ? streaming.access : null;
  };

  test.each([
    ['a public address', elsewhere],
    ['an address in the house', { PUBLIC_URL: 'http://192.168.1.5:3000' }],
    ['a host that others reach', { HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:3000' }],
  ])('with %s it starts only with a password, or with the word that it is open', (_, reachable) => {
    expect(problemsOf(reachable)).toEqual(['LOCAL_PASSWORD']);
    expect(problemsOf({ ...reachable, LOCAL_OPEN: 'no' })).toEqual(['LOCAL_PASSWORD']);
    expect(accessOf({ ...reachable, LOCAL_OPEN: 'yes' })).toEqual({ kind: 'open' });
    const password = 'eight letters';
    expect(accessOf({ ...reachable, LOCAL_PASSWORD: password })).toEqual({ kind: 'password', password });
  });

  test('both at once make no sense, and a password may be asked on this machine as well', () => {
    const password = 'eight letters';
    expect(problemsOf({ ...elsewhere, LOCAL_OPEN: 'yes', LOCAL_PASSWORD: password })).toEqual(['LOCAL_OPEN']);
    expect(accessOf({ LOCAL_PASSWORD: password })).toEqual({ kind: 'password', password });
    expect(accessOf({ PUBLIC_URL: 'http://localhost:3000' })).toEqual({ kind: 'this-machine' });
  });
});

test('the public address is brought to its one spelling', () => {
  expect(loadConfig({ PUBLIC_URL: 'HTTPS://Attune.Example/', LOCAL_OPEN: 'yes' }).publicUrl).toBe(
    'https://attune.example',
  );
});

test('clients are limited where they come from elsewhere', () => {
  const elsewhere = { HOST: '0.0.0.0', PUBLIC_URL: 'https://attune.example', LOCAL_OPEN: 'yes' };
  expect(loadConfig(elsewhere).rateLimitPerMinute).toBe(300);
  expect(loadConfig({ TRUST_PROXY: '1' }).rateLimitPerMinute).toBe(300);
  expect(loadConfig({ ...elsewhere, RATE_LIMIT: 'off' }).rateLimitPerMinute).toBeNull();
  expect(loadConfig({ RATE_LIMIT: '20' }).rateLimitPerMinute).toBe(20);
  expect(problemsOf({ RATE_LIMIT: '0' })).toEqual(['RATE_LIMIT']);
});

test('metrics are served on an address of their own, if at all', () => {
  const withoutPort = loadConfig({ METRICS_HOST: '0.0.0.0' });
  expect(withoutPort.metrics).toBeUndefined();
  expect(withoutPort.unused).toEqual(['METRICS_HOST (metrics are served where METRICS_PORT is set as well)']);
  expect(loadConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
});

test('whose forwarded headers are believed is off, on, a number of hops or a list', () => {
  expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(loadConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  expect(loadConfig({ TRUST_PROXY: 'loopback' }).trustProxy).toEqual(['loopback']);
});
