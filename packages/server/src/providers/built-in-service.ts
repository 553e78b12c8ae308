import { join } from 'node:path';
import type { FactsSource, TrackFacts } from '@attune/contract';
import type { LibraryNews } from '@attune/library';
import type { LocalStreamingOptions, localStreaming, StateProblem } from '@attune/local-streaming';
import type { Track } from '@attune/local-streaming/music';
import { type Config, ConfigError } from '../config.ts';

/** The built-in streaming service and what it remembers. */
export interface BuiltInService extends Pick<LocalStreamingOptions, 'state' | 'music'> {
  plugin: typeof localStreaming;
  /** How a track of its music sounds. */
  factsOf: (track: Track) => TrackFacts;
  factsFrom: FactsSource;
  /** Lets go of the music. */
  close(): Promise<void>;
}

/** Where the music comes from. */
type MusicSource = Pick<BuiltInService, 'music' | 'factsOf' | 'factsFrom' | 'close'>;

function explainStateProblem({ kind, path, keptAs }: StateProblem): string {
  const kept = keptAs === undefined ? '' : ` It is kept as ${keptAs}.`;
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

function explainNews(news: LibraryNews): string | null {
  if (news.kind === 'absent')
    return 'LIBRARY_DIR cannot be read at the moment, or is empty where there was music; what was known of it is kept.';
  const { songs, passedOver, linksPassedOver, unreadable, isCutOff } = news;
  if (songs === 0) return 'LIBRARY_DIR holds no music that a browser plays.';
  const parts = [
    ...(passedOver > 0 ? [`${passedOver} files were passed over (damaged, or nothing a browser plays)`] : []),
    ...(linksPassedOver > 0 ? [`${linksPassedOver} symbolic links were not followed`] : []),
    ...(unreadable.length > 0 ? [`${unreadable.length} folders could not be read`] : []),
    ...(isCutOff ? ['there are more files than are taken'] : []),
  ];
  return parts.length === 0 ? null : `LIBRARY_DIR has ${songs} songs; ${parts.join('; ')}.`;
}

async function openFolder(
  folder: string,
  dataDir: string,
  complain: (sentence: string) => void,
): Promise<MusicSource> {
  const { openLibrary, LibraryFolderError, IndexUnsupportedError } = await import('@attune/library');
  let said: string | null = null;
  const library = await openLibrary({
    folder,
    indexDirectory: join(dataDir, 'library'),
    onNews(news) {
      const sentence = explainNews(news);
      // It is looked through again and again, and said once.
      if (sentence !== null && sentence !== said) complain(sentence);
      said = sentence;
    },
    every(milliseconds, callback) {
      const timer = setInterval(callback, milliseconds);
      timer.unref();
      return () => clearInterval(timer);
    },
  }).catch((error: unknown) => {
    if (error instanceof LibraryFolderError)
      throw new ConfigError([{ key: 'LIBRARY_DIR', expected: 'expected a folder that can be read' }]);
    if (error instanceof IndexUnsupportedError)
      throw new ConfigError([
        { key: 'LIBRARY_DIR', expected: 'needs a store that does not run on this machine' },
      ]);
    throw error;
  });
  if (library.kept === 'in-memory')
    complain('DATA_DIR cannot be written: the index of LIBRARY_DIR is made anew at every start.');
  const { music, factsOf, close } = library;
  return { music, factsOf, factsFrom: 'tags', close };
}

async function openRepertoire(): Promise<MusicSource> {
  const { createRepertoire, trackFacts } = await import('@attune/repertoire');
  return {
    music: createRepertoire(),
    factsOf: ({ attributes }) => trackFacts(attributes),
    factsFrom: 'catalogue',
    close: async () => undefined,
  };
}

/**
 * Loaded where it is used: its catalogue and its pages cost every start some time.
 * @param complain is told in a sentence what keeps it from remembering
 * @returns `undefined` where another service is configured
 * @throws {ConfigError} where the music of its configuration cannot be had
 */
export async function openBuiltInService(
  { streaming, dataDir }: Pick<Config, 'streaming' | 'dataDir'>,
  complain: (sentence: string) => void,
): Promise<BuiltInService | undefined> {
  if (streaming.kind !== 'built-in') return undefined;
  const { library } = streaming;
  const [{ localStreaming, openState }, source] = await Promise.all([
    import('@attune/local-streaming'),
    library === null ? openRepertoire() : openFolder(library.folder, dataDir, complain),
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
