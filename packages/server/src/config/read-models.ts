import type { Problem } from './config-error.ts';
import type { Environment } from './environment.ts';
import type { Config, HostedModelConfig, ReplyModelConfig } from './settings.ts';
import { withoutTrailingSlash } from './value-forms.ts';

const huggingFaceEmotionUrl =
  'https://router.huggingface.co/hf-inference/models/j-hartmann/emotion-english-distilroberta-base';
const huggingFaceReplyUrl = 'https://router.huggingface.co/v1/chat/completions';
const defaultReplyModel = 'Qwen/Qwen2.5-7B-Instruct';

function withToken(url: string, token: string | undefined): HostedModelConfig {
  return token === undefined ? { url } : { url, token };
}

/** The router, and endpoints of one's own. Spaces are left out: what answers there is anybody's code. */
const huggingFaceHost = /^(?:[a-z0-9.-]{1,200}\.)?(?:huggingface\.co|endpoints\.huggingface\.cloud)$/;

function isHuggingFace(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && huggingFaceHost.test(hostname);
}

/** What a model's server is shown: `HF_TOKEN`, which many set for other programs as well, goes to Hugging Face alone. */
const tokenFor = (url: string, own: string | undefined, { HF_TOKEN }: Environment): string | undefined =>
  own ?? (isHuggingFace(url) ? HF_TOKEN : undefined);

export function readEmotionModel(env: Environment, problems: Problem[]): HostedModelConfig | undefined {
  const { EMOTION_MODEL_URL: url, EMOTION_MODEL_TOKEN: own } = env;
  const wanted = env.MOOD_CLASSIFIER === 'hosted' || env.MOOD_CLASSIFIER === 'auto';
  if (url !== undefined) return wanted ? withToken(url, tokenFor(url, own, env)) : undefined;
  if (env.MOOD_CLASSIFIER === 'hosted') {
    const token = own ?? env.HF_TOKEN;
    if (token !== undefined) return { url: huggingFaceEmotionUrl, token };
    problems.push({
      key: 'MOOD_CLASSIFIER',
      expected: 'hosted needs HF_TOKEN, EMOTION_MODEL_TOKEN or EMOTION_MODEL_URL',
    });
  } else if (own !== undefined) {
    problems.push({
      key: 'EMOTION_MODEL_TOKEN',
      expected: 'needs EMOTION_MODEL_URL or MOOD_CLASSIFIER=hosted',
    });
  }
  return undefined;
}

function withheldToken(model: 'EMOTION_MODEL' | 'REPLY_MODEL', env: Environment): string[] {
  const { [`${model}_URL` as const]: url, [`${model}_TOKEN` as const]: own, HF_TOKEN } = env;
  if (url === undefined || own !== undefined || HF_TOKEN === undefined || isHuggingFace(url)) return [];
  return [`HF_TOKEN for ${model}_URL (it goes to Hugging Face alone; ${model}_TOKEN is for other servers)`];
}

/** What has no effect beside the others, though it may have been meant to. A classifier may be changed for an hour without taking its model's address out. */
export function unusedSettings(env: Environment): string[] {
  const { EMOTION_MODEL_URL, MOOD_CLASSIFIER, METRICS_HOST, METRICS_PORT } = env;
  const asksHosted = MOOD_CLASSIFIER === 'hosted' || MOOD_CLASSIFIER === 'auto';
  return [
    ...(EMOTION_MODEL_URL === undefined || asksHosted
      ? []
      : [`EMOTION_MODEL_URL (MOOD_CLASSIFIER=${MOOD_CLASSIFIER} asks no hosted model)`]),
    ...(METRICS_HOST === undefined || METRICS_PORT !== undefined
      ? []
      : ['METRICS_HOST (metrics are served where METRICS_PORT is set as well)']),
    ...(asksHosted ? withheldToken('EMOTION_MODEL', env) : []),
    ...withheldToken('REPLY_MODEL', env),
  ];
}

export function readReplyModel(env: Environment, problems: Problem[]): ReplyModelConfig | undefined {
  const url = env.REPLY_MODEL_URL ?? (env.HF_TOKEN === undefined ? undefined : huggingFaceReplyUrl);
  if (url === undefined) {
    for (const key of ['REPLY_MODEL', 'REPLY_MODEL_TOKEN'] as const) {
      if (env[key] !== undefined) problems.push({ key, expected: 'needs REPLY_MODEL_URL or HF_TOKEN' });
    }
    return undefined;
  }
  const path = withoutTrailingSlash(new URL(url).pathname);
  return {
    ...withToken(url, tokenFor(url, env.REPLY_MODEL_TOKEN, env)),
    protocol: path.endsWith('/chat/completions') ? 'chat-completions' : 'text-generation',
    model: env.REPLY_MODEL ?? defaultReplyModel,
  };
}

export function readReaderModel(
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

/** `auto` and each named classifier fall back down the line hosted, embedded, keywords. */
export function classifierLine(env: Environment, hosted: boolean): Config['classifiers'] {
  if (env.MOOD_CLASSIFIER === 'keywords') return ['keywords'];
  return hosted ? ['hosted', 'embedded', 'keywords'] : ['embedded', 'keywords'];
}
