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

/** The same for who may hear a part of it: how much there is beyond is not theirs to know. */
export const statusOfPart = (status: LibraryStatus, songs: number): LibraryStatus => ({
  ...status,
  songs,
  done: songs,
  expected: null,
  analysis: null,
});
