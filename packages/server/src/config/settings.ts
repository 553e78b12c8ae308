import type { ServerAccount } from '@attune/library';
import type { Access, Limits } from '@attune/local-streaming/settings';

/**
 * The operator's own music: a folder of files, or a server that speaks OpenSubsonic, which is listed under one account of it and
 * listened to by each listener under their own.
 */
export type LibraryConfig = { isListenedTo: boolean } & (
  | { kind: 'folder'; folder: string }
  | {
      kind: 'server';
      url: string;
      account: ServerAccount;
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
  /** Whether the operator named it, and so counts on it. */
  isDataDirNamed?: boolean;
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

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];
