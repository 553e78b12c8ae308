import { createClassifier, type PostJson } from '@attune/mood';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Upstream } from '../http-client/http-client.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ReadWithModel } from './answer-mood.ts';
import { mergeReadings } from './reader-model/merge-readings.ts';
import { createReaderModel } from './reader-model/reader-model.ts';

interface ModelsOptions {
  config: Pick<Config, 'classifiers' | 'emotionModel' | 'readerModel'>;
  upstreams: { classifier: Upstream; reader: Upstream };
  /** What a hosted classifier may take, in milliseconds. */
  classifierDeadlineMs: number;
  /** Whether a call is by a listener known to the streaming service: only such are worth a model that costs the operator. */
  isProven: (call: Parameters<ReadWithModel>[3]) => Promise<boolean>;
  log: FastifyBaseLogger;
  metrics: Metrics;
}

const classifierGraceMs = 500;

/** What reads messages: the classifier of moods, with its fallbacks, and the hosted reader where one is configured. */
export function connectModels({
  config: { classifiers, emotionModel, readerModel },
  upstreams,
  classifierDeadlineMs,
  isProven,
  log,
  metrics,
}: ModelsOptions): { classifier: ReturnType<typeof createClassifier>; readWithModel: ReadWithModel | null } {
  function readWithModel(model: NonNullable<Config['readerModel']>): ReadWithModel {
    const reader = createReaderModel({ config: model, upstream: upstreams.reader });
    return async (text, own, { mix, ...standing }, call) => {
      if (!(await isProven(call))) return own;
      try {
        const read = await reader.read(text, standing, call.signal);
        return mergeReadings(text, own, read, standing.brief, mix);
      } catch (error) {
        if (call.signal?.aborted) throw error;
        metrics.fellBack('reader');
        log.warn({ err: error }, 'reader model failed');
        return own;
      }
    };
  }

  const classifier = createClassifier({
    order: classifiers,
    ...(emotionModel !== undefined && {
      hosted: {
        ...emotionModel,
        postJson: postJsonThrough(upstreams.classifier),
        // The HTTP client's own deadline comes first: it counts towards the circuit, while a caller who leaves does not.
        budgetMs: classifierDeadlineMs + classifierGraceMs,
      },
    }),
    onFallback: ({ from, to, error }) => {
      if (error === null) log.debug({ from, to }, 'classifier found nothing it knows');
      else {
        metrics.fellBack('classifier');
        log.warn({ from, to, err: error }, 'classifier failed');
      }
    },
  });
  return { classifier, readWithModel: readerModel === undefined ? null : readWithModel(readerModel) };
}

function postJsonThrough(upstream: Upstream): PostJson {
  return (url, body, { headers, signal }) =>
    upstream.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    });
}
