import { expect, test } from 'vitest';
import { createAddresses } from './addresses.ts';
import { loadConfig } from './config.ts';
import { describeInstallation } from './installation.ts';
import { pickProvider } from './providers/pick-provider.ts';

function modelNames(env: Record<string, string>) {
  const facts = { classifier: 'hosted', version: '1.0.0', logo: null } as const;
  const config = loadConfig(env);
  const provider = pickProvider(config, createAddresses(config));
  const { classifier, replyModel } = describeInstallation({ config, provider, ...facts });
  return [classifier.name, replyModel.name];
}

const models = {
  EMOTION_MODEL_URL: 'https://models.example/models/acme/emotion-small',
  REPLY_MODEL_URL: 'http://10.0.0.7/v1/chat/completions',
};

test.each([
  ['/srv/secret-project/models/qwen2.5-7b.gguf', 'qwen2.5-7b.gguf'],
  ['C:\\models\\private\\qwen.gguf', 'qwen.gguf'],
  ['Qwen/Qwen2.5-7B-Instruct', 'Qwen2.5-7B-Instruct'],
  ['qwen2.5:7b', 'qwen2.5:7b'],
  ['/srv/models/', 'models'],
  ['/', 'Hosted model'],
])('of the reply model %s nothing but %s is told', (typed, told) => {
  expect(modelNames({ ...models, REPLY_MODEL: typed })).toEqual(['emotion-small', told]);
});

test('an address that names no model is not told', () => {
  const EMOTION_MODEL_URL = 'https://10.0.0.7/secret-project/predict';
  expect(modelNames({ ...models, EMOTION_MODEL_URL })[0]).toBe('Hosted emotion model');
});
