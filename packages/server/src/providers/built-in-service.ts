import { constants } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { FactsSource, TrackFacts } from '@attune/contract';
import type {
  AnalysisProgress,
  LibraryNews,
  LibraryProgress,
  MetServer,
  ServerErrorKind,
} from '@attune/library';
import type { LocalStreamingOptions, localStreaming, StateProblem } from '@attune/local-streaming';
import type { MusicAccounts, Track } from '@attune/local-streaming/music';
import { type Config, ConfigError, type LibraryConfig } from '../config.ts';
import { connectionTrouble } from '../connection-trouble.ts';
import { countOfSongs, createLibraryNews, type LibrarySetting, type NewsOfLook } from './library-news.ts';

/** The built-in streaming service and what it remembers. */
export interface BuiltInService extends Pick<LocalStreamingOptions, 'state' | 'music'> {
  plugin: typeof localStreaming;
  /** How a track of its music sounds. */
  factsOf: (track: Track) => TrackFacts;
  factsFrom: FactsSource;
  /** How far the operator's own music is known; `null` of music that is brought along. */
  progress: (() => LibraryProgress & { analysis: AnalysisProgress | null }) | null;
  /** Whose accounts listeners sign in with; `null` where any name will do. */
  accounts: MusicAccounts | null;
  /** Lets go of the music. */
  close(): Promise<void>;
}

/** Where the music comes from. */
type MusicSource = Pick<
  BuiltInService,
  'music' | 'factsOf' | 'factsFrom' | 'progress' | 'accounts' | 'close'
>;

function explainStateProblem({ kind, path, movedTo }: StateProblem): string {
  const kept = movedTo === undefined ? '' : ` It is kept as ${movedTo}.`;
  const explanations: Record<StateProblem['kind'], string> = {
    unwritable: 'cannot be written, so listeners’ playlists and players live in memory.',
    corrupt: `could not be read, and a new file was begun.${kept}`,
    newer:
      'was written by a later version of Attune; it is left alone, and this process remembers in memory.',
    unsupported: 'needs a store that does not run on this machine; this process remembers in memory.',
    'unreadable-record': `held something unreadable, which was moved aside.${kept}`,
    failing: 'takes no more changes; is the disk full?',
  };
  return `${path} ${explanations[kind]}`;
}

const libraryServerTroubles: Record<ServerErrorKind, string> = {
  unavailable: 'LIBRARY_URL does not answer, and is asked again; what was known of its music is kept.',
  'unexpected-reply':
    'What answers at LIBRARY_URL is no music server (a page, a redirect, XML); is a part of its path missing?',
  refused: 'The server at LIBRARY_URL answers with an error',
  'password-withheld':
    'The server at LIBRARY_URL takes no token, and the password is not sent in the clear: use https, or set LIBRARY_ALLOW_PASSWORD=yes.',
};
/** Codes by which servers refuse whoever asks: a wrong password, a wrong or a misplaced API key. */
const refusesAccount: ReadonlySet<number | null> = new Set([40, 43, 44]);

function explainAbsence(
  setting: LibrarySetting,
  error: Extract<LibraryNews, { kind: 'absent' }>['error'],
): string {
  if (setting === 'LIBRARY_DIR')
    return 'LIBRARY_DIR cannot be read at the moment, or is empty where there was music; what was known of it is kept.';
  if (error === null) return 'LIBRARY_URL lists nothing where there was music; what was known of it is kept.';
  const connection = error.kind === 'unavailable' ? connectionTrouble(error.cause) : null;
  if (connection !== null)
    return `LIBRARY_URL cannot be reached: ${connection}. It is asked again; what was known of its music is kept.`;
  if (error.kind !== 'refused') return libraryServerTroubles[error.kind];
  return refusesAccount.has(error.code)
    ? 'The server at LIBRARY_URL refuses LIBRARY_USER and LIBRARY_PASSWORD, or LIBRARY_API_KEY.'
    : `${libraryServerTroubles.refused} (${error.code}).`;
}

function introduce({ type, serverVersion, protocol }: MetServer): string {
  const name = [type, serverVersion].filter((part) => part !== '').join(' ');
  return `Music server at LIBRARY_URL: ${name === '' ? 'does not say which' : name}, protocol ${protocol === '' ? 'unknown' : protocol}.`;
}

/** Words of ours; those of others may name what is in the music. */
const reasonOf = (error: unknown) =>
  error instanceof Error && error.name === 'IndexError' ? `${error.message}.` : 'It is a mistake in Attune.';

function explainNews(setting: LibrarySetting, news: NewsOfLook): string | null {
  if (news.kind === 'met') return news.server === null ? libraryServerTroubles['unexpected-reply'] : null;
  if (news.kind === 'absent') return explainAbsence(setting, news.error);
  if (news.kind === 'failed')
    return `${setting} could not be looked through; what was known of it is kept. ${reasonOf(news.error)}`;
  const { songs, passedOver, linksPassedOver, unreadable, isCutOff } = news;
  const parts = [
    ...(passedOver > 0
      ? [
          `${passedOver} files were passed over (damaged, or nothing a browser plays; LOG_LEVEL=debug names them)`,
        ]
      : []),
    ...(linksPassedOver > 0 ? [`${linksPassedOver} symbolic links were not followed`] : []),
    ...(unreadable.length > 0
      ? [`${unreadable.length} folders or files could not be read, or lie too deep`]
      : []),
    ...(isCutOff ? ['there are more than are taken'] : []),
  ];
  if (songs > 0 && parts.length === 0) return null;
  const has = songs === 0 ? 'no music that a browser plays, so far' : countOfSongs(songs);
  return `${[`${setting} has ${has}`, ...parts].join('; ')}.`;
}

/**
 * Collects garbage when the heap has grown by a fifth since the last time, where V8 waits until it is several times as large. A mix of
 * a large library looks at all of it and keeps little: eight left 80 MB behind at 100,000 songs, for no less work of the processor.
 */
function boundHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=20');
}

async function openOwnMusic(
  library: LibraryConfig,
  { dataDir, logLevel }: Pick<Config, 'dataDir' | 'logLevel'>,
  complain: (sentence: string) => void,
  say: (sentence: string) => void,
): Promise<MusicSource> {
  const {
    openLibrary,
    openFolderSource,
    openServerSource,
    startWorkerProcess,
    LibraryFolderError,
    IndexUnsupportedError,
  } = await import('@attune/library');
  const setting = library.kind === 'folder' ? 'LIBRARY_DIR' : 'LIBRARY_URL';
  boundHeapGrowth();
  const tell = createLibraryNews({
    setting,
    namesFiles: logLevel === 'debug' || logLevel === 'trace',
    explain: (news) => explainNews(setting, news),
    complain,
    say,
  });
  try {
    const opened = openLibrary({
      source:
        library.kind === 'folder'
          ? // A listener waits for covers, and for what is heard in the music nobody does.
            await openFolderSource(library.folder, startWorkerProcess(constants.priority.PRIORITY_NORMAL))
          : openServerSource({
              url: library.url,
              account: library.account,
              allowsPassword: library.allowsPassword,
            }),
      indexDirectory: join(dataDir, 'library'),
      onNews(news) {
        if (news.kind === 'met' && news.server !== null) say(introduce(news.server));
        else tell(news);
      },
      every(milliseconds, callback) {
        const timer = setInterval(callback, milliseconds);
        timer.unref();
        return () => clearInterval(timer);
      },
      now: Date.now,
      listen: library.isListenedTo ? startWorkerProcess() : null,
    });
    if (opened.storage === 'in-memory')
      complain(`DATA_DIR cannot be written: the index of ${setting} is made anew at every start.`);
    const { music, factsOf, accounts, close } = opened;
    const progress = () => ({ ...opened.progress(), analysis: opened.analysis() });
    return { music, factsOf, factsFrom: 'tags', progress, accounts, close };
  } catch (error) {
    if (error instanceof LibraryFolderError)
      throw new ConfigError([{ key: setting, expected: 'expected a folder that can be read' }]);
    if (error instanceof IndexUnsupportedError)
      throw new ConfigError([{ key: setting, expected: 'needs a store that does not run on this machine' }]);
    throw error;
  }
}

async function openRepertoire(): Promise<MusicSource> {
  const { createRepertoire, trackFacts } = await import('@attune/repertoire');
  return {
    music: createRepertoire(),
    factsOf: trackFacts,
    factsFrom: 'catalogue',
    progress: null,
    accounts: null,
    close: async () => undefined,
  };
}

/**
 * Loaded where it is used: its catalogue and its pages cost every start some time.
 * @param complain is told in a sentence what keeps it from remembering
 * @param say is told which music server it found, how many songs there are and, where `LOG_LEVEL` is `debug` or `trace`, which files were passed over
 * @returns `undefined` where another service is configured
 * @throws {ConfigError} where the music of its configuration cannot be had
 */
export async function openBuiltInService(
  { streaming, dataDir, logLevel }: Pick<Config, 'streaming' | 'dataDir' | 'logLevel'>,
  complain: (sentence: string) => void,
  say: (sentence: string) => void = () => {},
): Promise<BuiltInService | undefined> {
  if (streaming.kind !== 'built-in') return undefined;
  const { library } = streaming;
  const [{ localStreaming, openState }, source] = await Promise.all([
    import('@attune/local-streaming'),
    library === null ? openRepertoire() : openOwnMusic(library, { dataDir, logLevel }, complain, say),
  ]);
  const state = openState(join(dataDir, 'local-streaming'), {
    report: (problem) => complain(explainStateProblem(problem)),
  });
  return {
    plugin: localStreaming,
    state,
    ...source,
  };
}
