import { expect, test } from 'vitest';
import { createAddresses } from './addresses.ts';
import { banner } from './banner.ts';
import { loadConfig } from './config.ts';
import { describeInstallation } from './installation.ts';
import { pickProvider } from './providers/pick-provider.ts';

function bannerOf(env: Record<string, string>) {
  const config = loadConfig(env);
  const classifier = config.classifiers[0];
  const addresses = createAddresses(config);
  const provider = pickProvider(config, addresses);
  const facts = { config, provider, classifier, version: '1.0.0', logo: null };
  const first = { provider, installation: describeInstallation(facts) };
  if (config.alsoStreaming === undefined) return banner(config, addresses, { offered: [first] });
  const second = pickProvider({ streaming: config.alsoStreaming }, addresses);
  const told = describeInstallation({ ...facts, provider: second });
  return banner(config, addresses, { offered: [first, { provider: second, installation: told }] });
}

test('the start names both services where there are two, and whom they ask for songs', () => {
  const text = bannerOf({ LIBRARY_DIR: '/music', SPOTIFY_CLIENT_ID: 'x' });
  expect(text).toMatch(/Streaming service +Your own library, or Spotify$/m);
  expect(text).toMatch(/Sign-in +.*only this machine can reach it/);
  expect(text).toMatch(/Recommender +Built-in recommender, ReccoBeats \(https:/);
});

test('the start names a setting that has no effect, without its value', () => {
  const EMOTION_MODEL_URL = 'http://127.0.0.1:9/marked';
  const text = bannerOf({ EMOTION_MODEL_URL, MOOD_CLASSIFIER: 'keywords' });
  expect(text).toMatch(/Set, and not used +EMOTION_MODEL_URL \(MOOD_CLASSIFIER=keywords /);
  expect(text).not.toContain('marked');
  expect(bannerOf({ EMOTION_MODEL_URL })).not.toContain('not used');
});

const elsewhere = { PUBLIC_URL: 'https://attune.example' };

test.each([
  [{}, 'only this machine can reach it'],
  [{ ...elsewhere, LOCAL_PASSWORD: 'eight letters' }, 'with LOCAL_PASSWORD'],
  [{ ...elsewhere, LOCAL_OPEN: 'yes' }, 'whoever reaches this address can open every name'],
])('with %j the start says who may sign in to the built-in service, and no password', (env, words) => {
  const text = bannerOf(env);
  expect(text).toContain(words);
  expect(text).not.toContain('eight letters');
});
