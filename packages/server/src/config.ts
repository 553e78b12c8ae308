import { ConfigError, type Problem } from './config/config-error.ts';
import { type Environment, misspeltIn, readEnvironment } from './config/environment.ts';
import {
  classifierLine,
  readEmotionModel,
  readReaderModel,
  readReplyModel,
  unusedSettings,
} from './config/read-models.ts';
import { readRecommender, readStreaming } from './config/read-streaming.ts';
import type { Config } from './config/settings.ts';
import { isLoopbackName } from './host-names.ts';

export { ConfigError } from './config/config-error.ts';
export type {
  Config,
  HostedModelConfig,
  LibraryConfig,
  RecommenderConfig,
  ReplyModelConfig,
  StreamingConfig,
} from './config/settings.ts';

/** Behind loopback every client is this machine, so a limit would only meet its owner. */
const defaultRateLimit = 300;
const defaultDataDir = './data';
const defaultMetricsHost = '127.0.0.1';

function rateLimitOf({ RATE_LIMIT, HOST, TRUST_PROXY }: Environment): number | null {
  if (RATE_LIMIT === 'off') return null;
  if (RATE_LIMIT !== undefined) return RATE_LIMIT;
  return isLoopbackName(HOST) && TRUST_PROXY === false ? null : defaultRateLimit;
}

function checkPublicUrl(env: Environment, problems: Problem[]): void {
  if (env.PUBLIC_URL === undefined && !isLoopbackName(env.HOST)) {
    problems.push({ key: 'PUBLIC_URL', expected: 'is required when HOST is not a loopback address' });
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
  const misspelt = misspeltIn(env);
  for (const { key, meant, isOurs } of misspelt)
    if (isOurs) problems.push({ key, expected: `is no setting; ${meant} is one` });
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
    unused: [
      ...unusedSettings(values),
      ...misspelt.map(({ key, meant }) => `${key} (is no setting; ${meant} is one)`),
    ],
    dataDir: values.DATA_DIR ?? defaultDataDir,
    ...(values.DATA_DIR !== undefined && { isDataDirNamed: true }),
    ...(values.SESSION_SECRET !== undefined && { sessionSecret: values.SESSION_SECRET }),
    ...(values.CURRENT_TRACK_MAX_AGE !== undefined && {
      currentTrackMaxAgeSeconds: values.CURRENT_TRACK_MAX_AGE,
    }),
    logLevel: values.LOG_LEVEL,
    ...(values.REDIS_URL !== undefined && { redisUrl: values.REDIS_URL }),
    rateLimitPerMinute: rateLimitOf(values),
    ...(values.METRICS_PORT !== undefined && {
      metrics: { host: values.METRICS_HOST ?? defaultMetricsHost, port: values.METRICS_PORT },
    }),
  };
}
