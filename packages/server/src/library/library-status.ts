import type { LibraryStatus } from '@attune/contract';
import type { AnalysisProgress, LibraryProgress } from '@attune/library';

/** What a signed-in listener is told of the installation's own music: counts and times, nothing that it is called by. */
export const libraryStatusOf = (
  progress: LibraryProgress & { analysis: AnalysisProgress | null },
): LibraryStatus => ({
  state: progress.state,
  songs: progress.songs,
  done: progress.looked,
  expected: progress.expected,
  minutesLeft: progress.minutesLeft,
  listedAt: progress.listedAtMs === null ? null : new Date(progress.listedAtMs).toISOString(),
  trouble: progress.trouble,
  analysis: progress.analysis,
});
