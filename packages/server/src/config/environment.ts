import { isAbsolute } from 'node:path';
import { settingsShape } from '@attune/local-streaming/settings';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { type MisspeltKey, misspeltKeys } from './misspelt-keys.ts';
import { logLevels } from './settings.ts';
import {
  baseUrl,
  baseUrlExpected,
  exactUrl,
  hostName,
  publicUrl,
  rateLimitExpected,
  redisUrlExpected,
  secret,
  trustProxy,
  wholeNumber,
} from './value-forms.ts';

const environmentSchema = z.object({
  HOST: hostName.default('127.0.0.1'),
  PORT: wholeNumber('expected a port number from 0 to 65535', 0, 65_535).default(3000),
  PUBLIC_URL: publicUrl.optional(),
  TRUST_PROXY: trustProxy.default(false),
  SPOTIFY_CLIENT_ID: secret.optional(),
  SPOTIFY_CLIENT_SECRET: secret.optional(),
  SPOTIFY_ACCOUNTS_URL: baseUrl.optional(),
  SPOTIFY_API_URL: baseUrl.optional(),
  SPOTIFY_WEB_URL: baseUrl.optional(),
  LIBRARY_DIR: z.string().refine(isAbsolute, 'expected the absolute path of a folder with music').optional(),
  LIBRARY_URL: baseUrl.optional(),
  LIBRARY_USER: z.string().max(200, 'expected at most 200 characters').optional(),
  LIBRARY_PASSWORD: z.string().max(1000, 'expected at most 1000 characters').optional(),
  LIBRARY_API_KEY: secret.optional(),
  LIBRARY_ALLOW_PASSWORD: z.enum(['yes', 'no'], 'expected yes or no').optional(),
  LIBRARY_ANALYSIS: z.enum(['on', 'off'], 'expected on or off').optional(),
  RECCOBEATS_URL: z.union([z.literal('off'), baseUrl], `${baseUrlExpected}, or off`).optional(),
  EMOTION_MODEL_URL: exactUrl.optional(),
  EMOTION_MODEL_TOKEN: secret.optional(),
  REPLY_MODEL_URL: exactUrl.optional(),
  REPLY_MODEL: z.string().max(200, 'expected at most 200 characters').optional(),
  REPLY_MODEL_TOKEN: secret.optional(),
  HF_TOKEN: secret.optional(),
  REPLY_WRITER: z.enum(['on', 'off'], 'expected on or off').default('on'),
  READER: z.enum(['own', 'model'], 'expected own or model').default('own'),
  MOOD_CLASSIFIER: z
    .enum(['auto', 'hosted', 'embedded', 'keywords'], 'expected auto, hosted, embedded or keywords')
    .default('auto'),
  DATA_DIR: z.string().optional(),
  SESSION_SECRET: secret.min(32, 'expected at least 32 characters').optional(),
  CURRENT_TRACK_MAX_AGE: wholeNumber('expected whole seconds from 0 to 3600', 0, 3600).optional(),
  REDIS_URL: z
    .string()
    .refine((value) => URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol), redisUrlExpected)
    .optional(),
  RATE_LIMIT: z
    .union([z.literal('off'), wholeNumber(rateLimitExpected, 1, 1_000_000)], rateLimitExpected)
    .optional(),
  ...settingsShape,
  METRICS_HOST: hostName.optional(),
  METRICS_PORT: wholeNumber('expected a port number from 1 to 65535', 1, 65_535).optional(),
  LOG_LEVEL: z.enum(logLevels, `expected one of ${logLevels.join(', ')}`).default('info'),
});
export type Environment = z.infer<typeof environmentSchema>;

/** Every variable that is read. */
export const environmentKeys: readonly string[] = Object.keys(environmentSchema.shape);

type Variables = Readonly<Record<string, string | undefined>>;

/** Empty strings count as unset. */
const setOnes = (env: Variables) =>
  Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== '');

export const misspeltIn = (env: Variables): MisspeltKey[] =>
  misspeltKeys(
    setOnes(env).map(([key]) => key),
    environmentKeys,
  );

export function readEnvironment(env: Variables): Environment {
  const parsed = environmentSchema.safeParse(Object.fromEntries(setOnes(env)));
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => ({ key: issue.path.join('.'), expected: issue.message })),
  );
}
