import { join } from 'node:path';
import type { TrackFacts } from '@attune/contract';
import type { LocalStreamingOptions, localStreaming, StateProblem } from '@attune/local-streaming';
import type { Track } from '@attune/local-streaming/music';
import type { Config } from '../config.ts';

/** The built-in streaming service and what it remembers. */
export interface BuiltInService extends Pick<LocalStreamingOptions, 'state' | 'music'> {
  plugin: typeof localStreaming;
  /** How a track of its music sounds. */
  factsOf: (track: Track) => TrackFacts;
}

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

/**
 * Loaded where it is used: its catalogue and its pages cost every start some time.
 * @param complain is told in a sentence what keeps it from remembering
 * @returns `undefined` where another service is configured
 */
export async function openBuiltInService(
  { streaming, dataDir }: Pick<Config, 'streaming' | 'dataDir'>,
  complain: (sentence: string) => void,
): Promise<BuiltInService | undefined> {
  if (streaming.kind !== 'built-in') return undefined;
  const [{ localStreaming, openState }, { createRepertoire, trackFacts }] = await Promise.all([
    import('@attune/local-streaming'),
    import('@attune/repertoire'),
  ]);
  const state = openState(join(dataDir, 'local-streaming'), {
    report: (problem) => complain(explainStateProblem(problem)),
  });
  return {
    plugin: localStreaming,
    state,
    music: createRepertoire(),
    factsOf: ({ attributes }) => trackFacts(attributes),
  };
}
