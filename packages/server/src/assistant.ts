import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ConversationContext,
  type ReplyWriter,
  readMessage,
  warmUpReading,
  writeReply,
} from '@attune/conversation';
import { makeMix } from '@attune/mix';
import { readSituation, recognizeDistress } from '@attune/mood';
import type { FastifyBaseLogger } from 'fastify';
import { type AnswerMood, type AnswerMoodOptions, createAnswerMood } from './chat/answer-mood.ts';
import { type AnswerTry, createAnswerTry } from './chat/answer-try.ts';
import { connectModels } from './chat/connect-models.ts';
import { createDistressAnswer } from './chat/distress-answer.ts';
import { createFindMissing } from './chat/find-missing.ts';
import { createFindHeldArtists } from './chat/held-artists.ts';
import { createFindHeldMusic } from './chat/held-music.ts';
import { createPlaylistsForBrief, type PlaylistsForBrief } from './chat/playlists-for-brief.ts';
import { createReplyModel } from './chat/reply-model/reply-model.ts';
import { warmUp } from './chat/warm-up.ts';
import { createWriteReply } from './chat/write-reply.ts';
import type { Config } from './config.ts';
import type { Upstreams } from './connect-upstreams.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createFirstTrack } from './mixes/first-track.ts';
import { createGatherBySearch, type GatherBySearchOptions } from './mixes/gather-by-search.ts';
import { createGatherFromCatalogue, type GatherFromCatalogueOptions } from './mixes/gather-from-catalogue.ts';
import { createMakeMix, type MakeMix, type MakeMixOptions } from './mixes/make-mix.ts';
import { createPointOfLiked } from './mixes/point-of-liked.ts';
import type { Provider } from './providers/provider.ts';
import type { ListenerCall, StreamingService } from './streaming/streaming-service.ts';

export interface AssistantOptions extends Pick<AnswerMoodOptions, 'replyBesideSearch' | 'prefetchMix'> {
  config: Config;
  upstreams: Upstreams;
  /** What a hosted classifier may take, in milliseconds. */
  classifierDeadlineMs: number;
  catalogue: Provider['catalogue'];
  artists: Provider['artists'];
  streaming: StreamingService;
  mixing: Omit<GatherBySearchOptions & GatherFromCatalogueOptions, 'streaming' | 'catalogue'> &
    Pick<MakeMixOptions, 'findCover'>;
  /** Whether a call is by a listener known to the streaming service. */
  isProven: (call: ListenerCall) => Promise<boolean>;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: FastifyBaseLogger;
  metrics: Metrics;
}

/** What reads messages, answers them and chooses music, with all the words it knows: most of the server's code. */
export interface Assistant {
  answerMood: AnswerMood;
  answerTry: AnswerTry;
  playlistsForBrief: PlaylistsForBrief;
  makeMix: MakeMix;
  /** Answers a few messages to nobody; see `chat/warm-up.ts`. */
  warmUp: () => Promise<void>;
}

export function createAssistant(options: AssistantOptions): Assistant {
  const { config, upstreams, catalogue, artists, streaming, isProven, now, log, metrics } = options;
  const { replyBesideSearch, prefetchMix, mixing } = options;
  const { classifier, readWithModel } = connectModels({
    config,
    upstreams,
    classifierDeadlineMs: options.classifierDeadlineMs,
    isProven,
    log,
    metrics,
  });
  const readers = { recognizeDistress, readSituation };
  const read = (text: string, context: ConversationContext) => readMessage(text, context, readers);
  const readsPlainly = config.classifiers[0] === 'keywords';
  const writer: ReplyWriter | null = config.writesReplies ? writeReply : null;
  const distress = createDistressAnswer(config.writesReplies);
  const { replyModel } = config;

  const gather =
    catalogue === null
      ? createGatherBySearch({ ...mixing, streaming })
      : createGatherFromCatalogue({ ...mixing, catalogue });

  const findArtists = artists && createFindHeldArtists(artists, mixing.requireGoodToken);
  const answerTry = createAnswerTry({
    readMessage: read,
    findArtists,
    classify: (text, signal) => classifier.classify(text, { signal, onThisMachine: true }),
    readsPlainly,
    distress,
    writer,
    firstTrack: catalogue && createFirstTrack(catalogue, now),
  });
  const answerMood = createAnswerMood({
    async classify(text, call) {
      const paysModel = classifier.source === 'hosted' && (await isProven(call));
      return classifier.classify(text, { signal: call.signal, onThisMachine: !paysModel });
    },
    replyBesideSearch,
    readMessage: read,
    readWithModel,
    pointOfLiked: catalogue && createPointOfLiked(catalogue),
    findMissing: catalogue && createFindMissing(catalogue, now),
    findArtists,
    findHeld: catalogue && createFindHeldMusic(catalogue, mixing.requireGoodToken),
    isProven,
    prefetchMix,
    readsPlainly,
    distress,
    streaming,
    writeReply: createWriteReply({
      model:
        replyModel === undefined ? null : createReplyModel({ config: replyModel, upstream: upstreams.reply }),
      writer,
      onFallback: (error) => {
        metrics.fellBack('reply');
        log.warn({ err: error }, 'reply model failed');
      },
    }),
  });
  return {
    answerMood,
    answerTry,
    playlistsForBrief: createPlaylistsForBrief(streaming),
    makeMix: createMakeMix({
      gather,
      choose: makeMix,
      findCover: mixing.findCover,
      shown: mixing.shown,
      now,
    }),
    async warmUp() {
      warmUpReading(readers);
      await warmUp({ answerTry, turn: nextTurn });
    },
  };
}
