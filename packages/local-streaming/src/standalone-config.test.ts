import { expect, test } from 'vitest';
import { loadStandaloneConfig } from './standalone-config.ts';

test('without any setting the service runs on the loopback', () => {
  expect(loadStandaloneConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3001,
    dataDir: './data',
    clientId: 'attune',
    redirectUris: ['http://127.0.0.1/login/callback'],
    scenarios: false,
    rateLimitPerMinute: null,
    access: { kind: 'this-machine' },
    limits: { listeners: 50, playlists: 100, tracks: 1000 },
  });
});

test('empty settings count as not set', () => {
  expect(loadStandaloneConfig({ PORT: '', PUBLIC_URL: ' ', LOCAL_CLIENT_SECRET: '' })).toEqual(
    loadStandaloneConfig({}),
  );
});

test('lists, switches and addresses are read', () => {
  expect(
    loadStandaloneConfig({
      PUBLIC_URL: 'https://music.example/',
      LOCAL_REDIRECT_URIS: 'https://a.example/cb, https://b.example/cb',
      LOCAL_SCENARIOS: 'on',
      LOCAL_CLIENT_SECRET: 'hush',
      LOCAL_PASSWORD: 'eight letters',
    }),
  ).toMatchObject({
    publicUrl: 'https://music.example',
    redirectUris: ['https://a.example/cb', 'https://b.example/cb'],
    scenarios: true,
    clientSecret: 'hush',
    access: { kind: 'password', password: 'eight letters' },
  });
});

test.each([
  ['PORT', '99999'],
  ['PORT', 'web'],
  ['PUBLIC_URL', 'music.example'],
  ['PUBLIC_URL', 'ftp://music.example'],
  ['LOCAL_REDIRECT_URIS', 'callback'],
  ['LOCAL_SCENARIOS', 'yes'],
  ['LOCAL_MAX_LISTENERS', '-5'],
  ['LOCAL_MAX_PLAYLISTS', '1001'],
  ['LOCAL_MAX_TRACKS', 'many'],
  ['RATE_LIMIT', '-7'],
  ['LOCAL_PASSWORD', 'sh0rt'],
  ['LOCAL_OPEN', 'on'],
  ['SESSION_SECRET', 'sh0rt-secret'],
])('a bad %s stops the start, naming the setting and not its value', (key, value) => {
  const load = () => loadStandaloneConfig({ [key]: value });
  expect(load).toThrow(key);
  expect(load).not.toThrow(value);
});

test('on an address others can reach, the public address has to be given', () => {
  expect(() => loadStandaloneConfig({ HOST: '0.0.0.0' })).toThrow('PUBLIC_URL');
});

test.each([
  { PUBLIC_URL: 'https://music.example' },
  { HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:3001' },
])('where others can reach it (%j), what keeps strangers out has to be said', (reachable) => {
  expect(() => loadStandaloneConfig(reachable)).toThrow('LOCAL_PASSWORD');
  expect(loadStandaloneConfig({ ...reachable, LOCAL_OPEN: 'yes' }).access).toEqual({ kind: 'open' });
  expect(() => loadStandaloneConfig({ ...reachable, LOCAL_OPEN: 'no' })).toThrow('LOCAL_PASSWORD');
  expect(() =>
    loadStandaloneConfig({ ...reachable, LOCAL_OPEN: 'yes', LOCAL_PASSWORD: 'eight letters' }),
  ).toThrow('LOCAL_OPEN');
});
