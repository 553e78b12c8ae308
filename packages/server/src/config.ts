import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import {
  type Access,
  accessOf,
  type Limits,
  limitsOf,
  settingsShape,
} from '@attune/local-streaming/settings';
import { z } from 'zod';
import { isLoopbackName } from './host-names.ts';

/**
 * The operator's own music: a folder of files, or a server that speaks OpenSubsonic, which is listed under one account of it and
 * listened to by each listener under their own.
 */
export type LibraryConfig = { isListenedTo: boolean } & (
  | { kind: 'folder'; folder: string }
  | {
      kind: 'server';
      url: string;
      account: { kind: 'api-key'; apiKey: string } | { kind: 'password'; user: string; password: string };
      /** Whether the password itself may be sent to a server that takes no token. */
      allowsPassword: boolean;
    }
);

/** A streaming service this installation talks to. */
export type StreamingConfig =
  | {
      kind: 'built-in';
      access: Access;
      limits: Limits;
      /** Music in place of the music Attune brings; `null` for the latter. */
      library: LibraryConfig | null;
    }
  | {
      kind: 'spotify';
      clientId: string;
      /** Absent for a public client, which proves itself with PKCE alone. */
      clientSecret?: string;
      accountsUrl: string;
      apiUrl: string;
      webUrl: string;
    };

/** A server in ReccoBeats' form; unless one is named, the streaming service's own choice is asked. */
export type RecommenderConfig = { kind: 'default' } | { kind: 'named'; url: string } | { kind: 'off' };

export interface HostedModelConfig {
  /** The exact address the request is posted to. */
  url: string;
  /** Sent as a bearer token to `url` and to no other host. */
  token?: string;
}

export interface ReplyModelConfig extends HostedModelConfig {
  protocol: 'chat-completions' | 'text-generation';
  model: string;
}

export type ClassifierKind = 'hosted' | 'embedded' | 'keywords';

export interface Config {
  host: string;
  /** 0 asks the system for a free port. */
  port: number;
  /** Where browsers reach this server, without a trailing slash; absent: derived from the bound address. */
  publicUrl?: string;
  /** Whose `X-Forwarded-*` headers are believed: so many hops, those at these addresses, or nobody's. */
  trustProxy: false | number | string[];
  streaming: StreamingConfig;
  /** A second service, which listeners may choose instead; absent: there is the one alone. */
  alsoStreaming?: StreamingConfig;
  recommender: RecommenderConfig;
  /** The classifiers in the order in which they are asked; the last one always answers. */
  classifiers: readonly [ClassifierKind, ...ClassifierKind[]];
  emotionModel?: HostedModelConfig;
  replyModel?: ReplyModelConfig;
  /** Who reads messages with our own reader: the reply model's server, where the operator wants that. */
  readerModel?: HostedModelConfig & { model: string };
  /** Whether replies are written by our own writer; else the two fixed sentences stand. */
  writesReplies: boolean;
  /** What is set and has no effect beside another setting, in words for the operator. */
  unused: readonly string[];
  dataDir: string;
  sessionSecret?: string;
  /** How old an answer about the current track may be while it plays, in seconds; absent: as suits the service. */
  currentTrackMaxAgeSeconds?: number;
  logLevel: LogLevel;
  /** Where many instances share gate, caches and limits; absent: this instance's memory. */
  redisUrl?: string;
  /** Requests a client may send in a minute; `null`: any number. */
  rateLimitPerMinute: number | null;
  /** Where `/metrics` is served; absent: nowhere. */
  metrics?: { host: string; port: number };
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

const huggingFaceEmotionUrl =
  'https://router.huggingface.co/hf-inference/models/j-hartmann/emotion-english-distilroberta-base';
const huggingFaceReplyUrl = 'https://router.huggingface.co/v1/chat/completions';
const defaultReplyModel = 'Qwen/Qwen2.5-7B-Instruct';

/** A setting that is wrong or missing. Names keys and expectations, never values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly { key: string; expected: string }[];

  constructor(problems: readonly { key: string; expected: string }[]) {
    const lines = problems.map(({ key, expected }) => `  ${key}: ${expected}`);
    super(
      `The configuration is not usable (every setting is described in .env.example):\n${lines.join('\n')}`,
    );
    this.problems = problems;
  }
}

function wholeNumber(expected: string, min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
}

function parseHttpUrl(value: string): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.host !== ''
    ? url
    : null;
}

function withoutTrailingSlash(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}

const baseUrlExpected = 'expected an http or https address without credentials, query or fragment';
const baseUrl = z
  .string()
  .refine((value) => {
    const url = parseHttpUrl(value);
    return url !== null && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  }, baseUrlExpected)
  .transform(withoutTrailingSlash);

const exactUrlExpected = 'expected the exact http or https address the request is posted to';
const exactUrl = z.string().refine((value) => {
  const url = parseHttpUrl(value);
  return url !== null && url.username === '' && url.password === '';
}, exactUrlExpected);

const publicUrlExpected = 'expected the origin browsers use, such as https://attune.example (no path)';
const publicUrl = baseUrl
  .refine((value) => new URL(value).pathname === '/', publicUrlExpected)
  .transform((value) => new URL(value).origin);

/** Names the framework knows for the usual private networks. */
const proxyNetworks: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

function isProxyAddress(entry: string): boolean {
  if (proxyNetworks.includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** There is no "everybody's": a client could then choose its own address, and so its own limit. */
const trustProxyExpected =
  'expected off, a number of hops, or a comma-separated list of addresses (loopback, uniquelocal, 10.0.0.0/8, …)';
const trustProxy = z.string().transform((value, context) => {
  if (['off', 'false', 'no'].includes(value)) return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every(isProxyAddress)) return addresses;
  context.addIssue({ code: 'custom', message: trustProxyExpected });
  return z.NEVER;
});

const secret = z.string().regex(/^[\x21-\x7e]+$/, 'expected printable characters without spaces');

const hostName = z.string().regex(/^[0-9A-Za-z.:[\]-]+$/, 'expected an address or host name');
const redisUrlExpected = 'expected a redis:// or rediss:// address';
const rateLimitExpected = 'expected off, or a whole number of requests per minute';

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
  DATA_DIR: z.string().default('./data'),
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
  METRICS_HOST: hostName.default('127.0.0.1'),
  METRICS_PORT: wholeNumber('expected a port number from 1 to 65535', 1, 65_535).optional(),
  LOG_LEVEL: z.enum(logLevels, `expected one of ${logLevels.join(', ')}`).default('info'),
});
type Environment = z.infer<typeof environmentSchema>;

function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => ({ key: issue.path.join('.'), expected: issue.message })),
  );
}

type Problem = { key: string; expected: string };

/** Whether anybody but this machine can reach this server, by its own address or by a proxy. */
function isReachable({ HOST, PUBLIC_URL }: Environment): boolean {
  // Without its address the start is refused anyway, and nothing else is to be said.
  if (PUBLIC_URL === undefined) return false;
  return !isLoopbackName(HOST) || !isLoopbackName(new URL(PUBLIC_URL).hostname);
}

const libraryServerKeys = [
  'LIBRARY_USER',
  'LIBRARY_PASSWORD',
  'LIBRARY_API_KEY',
  'LIBRARY_ALLOW_PASSWORD',
] as const;

/** As whom the library's server is asked. */
function readLibraryAccount(
  { LIBRARY_USER: user, LIBRARY_PASSWORD: password, LIBRARY_API_KEY: apiKey }: Environment,
  problems: Problem[],
): Extract<LibraryConfig, { kind: 'server' }>['account'] | null {
  if (apiKey !== undefined) {
    for (const key of ['LIBRARY_USER', 'LIBRARY_PASSWORD'] as const) {
      const given = key === 'LIBRARY_USER' ? user : password;
      if (given !== undefined) problems.push({ key, expected: 'has no meaning beside LIBRARY_API_KEY' });
    }
    return { kind: 'api-key', apiKey };
  }
  if (user !== undefined && password !== undefined) return { kind: 'password', user, password };
  problems.push({
    key: user === undefined ? 'LIBRARY_USER' : 'LIBRARY_PASSWORD',
    expected: 'is required with LIBRARY_URL, unless LIBRARY_API_KEY is set',
  });
  return null;
}

function readLibrary(env: Environment, problems: Problem[]): LibraryConfig | null {
  const { LIBRARY_DIR: folder, LIBRARY_URL: url } = env;
  const isListenedTo = env.LIBRARY_ANALYSIS !== 'off';
  if (folder === undefined && url === undefined && env.LIBRARY_ANALYSIS !== undefined)
    problems.push({
      key: 'LIBRARY_ANALYSIS',
      expected: 'only has a meaning together with LIBRARY_DIR or LIBRARY_URL',
    });
  if (url === undefined) {
    for (const key of libraryServerKeys)
      if (env[key] !== undefined)
        problems.push({ key, expected: 'only has a meaning together with LIBRARY_URL' });
    return folder === undefined ? null : { kind: 'folder', folder, isListenedTo };
  }
  if (folder !== undefined)
    problems.push({ key: 'LIBRARY_DIR', expected: 'has no meaning beside LIBRARY_URL: set one of them' });
  const account = readLibraryAccount(env, problems);
  if (account === null) return null;
  const { protocol, hostname } = new URL(url);
  const isPrivate = protocol === 'https:' || isLoopbackName(hostname);
  const allowsPassword =
    env.LIBRARY_ALLOW_PASSWORD === undefined ? isPrivate : env.LIBRARY_ALLOW_PASSWORD === 'yes';
  return { kind: 'server', url, account, allowsPassword, isListenedTo };
}

/** Where there is a music server, its accounts decide on who may sign in. */
function readAccess(env: Environment, problems: Problem[]): ReturnType<typeof accessOf> {
  if (env.LIBRARY_URL === undefined) return accessOf(env, isReachable(env));
  for (const key of ['LOCAL_PASSWORD', 'LOCAL_OPEN'] as const) {
    if (env[key] !== undefined)
      problems.push({
        key,
        expected: 'has no meaning beside LIBRARY_URL, whose accounts listeners sign in with',
      });
  }
  return { kind: 'accounts' };
}

function readSpotify(env: Environment, clientId: string, problems: Problem[]): StreamingConfig {
  checkSpotifyRedirect(env, problems);
  return {
    kind: 'spotify',
    clientId,
    ...(env.SPOTIFY_CLIENT_SECRET !== undefined && { clientSecret: env.SPOTIFY_CLIENT_SECRET }),
    accountsUrl: env.SPOTIFY_ACCOUNTS_URL ?? 'https://accounts.spotify.com',
    apiUrl: env.SPOTIFY_API_URL ?? 'https://api.spotify.com',
    webUrl: env.SPOTIFY_WEB_URL ?? 'https://open.spotify.com',
  };
}

function readBuiltIn(env: Environment, problems: Problem[]): StreamingConfig {
  const library = readLibrary(env, problems);
  const access = readAccess(env, problems);
  if (!('key' in access)) return { kind: 'built-in', access, limits: limitsOf(env), library };
  problems.push(access);
  return { kind: 'built-in', access: { kind: 'open' }, limits: limitsOf(env), library };
}

/** Beside music of the operator's own, Spotify is a second service; in place of the music Attune brings, the only one. */
function readStreaming(
  env: Environment,
  problems: Problem[],
): Pick<Config, 'streaming'> & { alsoStreaming?: StreamingConfig } {
  const { SPOTIFY_CLIENT_ID: clientId } = env;
  if (clientId === undefined) {
    const spotifyOnly = [
      'SPOTIFY_CLIENT_SECRET',
      'SPOTIFY_ACCOUNTS_URL',
      'SPOTIFY_API_URL',
      'SPOTIFY_WEB_URL',
    ] as const;
    for (const key of spotifyOnly) {
      if (env[key] !== undefined)
        problems.push({ key, expected: 'only has a meaning together with SPOTIFY_CLIENT_ID' });
    }
    return { streaming: readBuiltIn(env, problems) };
  }
  const spotify = readSpotify(env, clientId, problems);
  if (env.LIBRARY_DIR !== undefined || env.LIBRARY_URL !== undefined)
    return { streaming: readBuiltIn(env, problems), alsoStreaming: spotify };
  for (const key of [
    ...libraryServerKeys,
    ...(Object.keys(settingsShape) as (keyof typeof settingsShape)[]),
  ] as const) {
    if (env[key] !== undefined)
      problems.push({
        key,
        expected: 'beside SPOTIFY_CLIENT_ID it only has a meaning together with LIBRARY_DIR or LIBRARY_URL',
      });
  }
  return { streaming: spotify };
}

function readRecommender({ RECCOBEATS_URL }: Environment): RecommenderConfig {
  if (RECCOBEATS_URL === undefined) return { kind: 'default' };
  return RECCOBEATS_URL === 'off' ? { kind: 'off' } : { kind: 'named', url: RECCOBEATS_URL };
}

function withToken(url: string, token: string | undefined): HostedModelConfig {
  return token === undefined ? { url } : { url, token };
}

function readEmotionModel(env: Environment, problems: Problem[]): HostedModelConfig | undefined {
  const token = env.EMOTION_MODEL_TOKEN ?? env.HF_TOKEN;
  const wanted = env.MOOD_CLASSIFIER === 'hosted' || env.MOOD_CLASSIFIER === 'auto';
  if (env.EMOTION_MODEL_URL !== undefined)
    return wanted ? withToken(env.EMOTION_MODEL_URL, token) : undefined;
  if (env.MOOD_CLASSIFIER === 'hosted') {
    if (token !== undefined) return { url: huggingFaceEmotionUrl, token };
    problems.push({
      key: 'MOOD_CLASSIFIER',
      expected: 'hosted needs HF_TOKEN, EMOTION_MODEL_TOKEN or EMOTION_MODEL_URL',
    });
  } else if (env.EMOTION_MODEL_TOKEN !== undefined) {
    problems.push({
      key: 'EMOTION_MODEL_TOKEN',
      expected: 'needs EMOTION_MODEL_URL or MOOD_CLASSIFIER=hosted',
    });
  }
  return undefined;
}

/** A classifier may be changed for an hour without taking its model's address out; the start says so. */
function unusedSettings({ EMOTION_MODEL_URL, MOOD_CLASSIFIER }: Environment): string[] {
  const asksHosted = MOOD_CLASSIFIER === 'hosted' || MOOD_CLASSIFIER === 'auto';
  if (EMOTION_MODEL_URL === undefined || asksHosted) return [];
  return [`EMOTION_MODEL_URL (MOOD_CLASSIFIER=${MOOD_CLASSIFIER} asks no hosted model)`];
}

function readReplyModel(env: Environment, problems: Problem[]): ReplyModelConfig | undefined {
  const url = env.REPLY_MODEL_URL ?? (env.HF_TOKEN === undefined ? undefined : huggingFaceReplyUrl);
  if (url === undefined) {
    for (const key of ['REPLY_MODEL', 'REPLY_MODEL_TOKEN'] as const) {
      if (env[key] !== undefined) problems.push({ key, expected: 'needs REPLY_MODEL_URL or HF_TOKEN' });
    }
    return undefined;
  }
  const path = withoutTrailingSlash(new URL(url).pathname);
  return {
    ...withToken(url, env.REPLY_MODEL_TOKEN ?? env.HF_TOKEN),
    protocol: path.endsWith('/chat/completions') ? 'chat-completions' : 'text-generation',
    model: env.REPLY_MODEL ?? defaultReplyModel,
  };
}

function readReaderModel(
  { READER }: Environment,
  replyModel: ReplyModelConfig | undefined,
  problems: Problem[],
): Config['readerModel'] {
  if (READER === 'own') return undefined;
  if (replyModel?.protocol === 'chat-completions') {
    const { url, token, model } = replyModel;
    return { ...withToken(url, token), model };
  }
  problems.push({
    key: 'READER',
    expected: 'model needs REPLY_MODEL_URL with an address that ends in /chat/completions, or HF_TOKEN',
  });
  return undefined;
}

/** Behind loopback every client is this machine, so a limit would only meet its owner. */
const defaultRateLimit = 300;

function rateLimitOf({ RATE_LIMIT, HOST, TRUST_PROXY }: Environment): number | null {
  if (RATE_LIMIT === 'off') return null;
  if (RATE_LIMIT !== undefined) return RATE_LIMIT;
  return isLoopbackName(HOST) && TRUST_PROXY === false ? null : defaultRateLimit;
}

/** `auto` and each named classifier fall back down the line hosted, embedded, keywords. */
function classifierLine(env: Environment, hosted: boolean): Config['classifiers'] {
  if (env.MOOD_CLASSIFIER === 'keywords') return ['keywords'];
  return hosted ? ['hosted', 'embedded', 'keywords'] : ['embedded', 'keywords'];
}

function checkPublicUrl(env: Environment, problems: Problem[]): void {
  if (env.PUBLIC_URL === undefined && !isLoopbackName(env.HOST)) {
    problems.push({ key: 'PUBLIC_URL', expected: 'is required when HOST is not a loopback address' });
  }
}

/** A stand-in for Spotify's accounts service has rules of its own. */
function checkSpotifyRedirect({ PUBLIC_URL, SPOTIFY_ACCOUNTS_URL }: Environment, problems: Problem[]): void {
  if (PUBLIC_URL === undefined || SPOTIFY_ACCOUNTS_URL !== undefined) return;
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol !== 'https:' && (!isLoopbackName(hostname) || hostname === 'localhost')) {
    problems.push({
      key: 'PUBLIC_URL',
      expected: 'Spotify accepts redirect URIs on https or on http://127.0.0.1 alone (not localhost)',
    });
  }
}

/**
 * Reads every setting once. Empty strings count as unset; with no environment at all everything works.
 * @throws {ConfigError} naming each key that is wrong, and what was expected; never its value.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = readEnvironment(env);
  const problems: Problem[] = [];
  const streaming = readStreaming(values, problems);
  const emotionModel = readEmotionModel(values, problems);
  const replyModel = readReplyModel(values, problems);
  const readerModel = readReaderModel(values, replyModel, problems);
  checkPublicUrl(values, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    host: values.HOST,
    port: values.PORT,
    ...(values.PUBLIC_URL !== undefined && { publicUrl: values.PUBLIC_URL }),
    trustProxy: values.TRUST_PROXY,
    ...streaming,
    recommender: readRecommender(values),
    classifiers: classifierLine(values, emotionModel !== undefined),
    ...(emotionModel !== undefined && { emotionModel }),
    ...(replyModel !== undefined && { replyModel }),
    ...(readerModel !== undefined && { readerModel }),
    writesReplies: values.REPLY_WRITER === 'on',
    unused: unusedSettings(values),
    dataDir: values.DATA_DIR,
    ...(values.SESSION_SECRET !== undefined && { sessionSecret: values.SESSION_SECRET }),
    ...(values.CURRENT_TRACK_MAX_AGE !== undefined && {
      currentTrackMaxAgeSeconds: values.CURRENT_TRACK_MAX_AGE,
    }),
    logLevel: values.LOG_LEVEL,
    ...(values.REDIS_URL !== undefined && { redisUrl: values.REDIS_URL }),
    rateLimitPerMinute: rateLimitOf(values),
    ...(values.METRICS_PORT !== undefined && {
      metrics: { host: values.METRICS_HOST, port: values.METRICS_PORT },
    }),
  };
}
