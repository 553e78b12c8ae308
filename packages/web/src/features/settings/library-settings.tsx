import type { LibraryStatus } from '@attune/contract';
import { texts } from './texts.ts';

/** How far the installation's own music is known: a bar while it is looked through, and in words what came of it. */
export function LibrarySettings({ library }: { library: LibraryStatus }) {
  const { state, songs, done, expected, minutesLeft, listedAt, trouble, analysis } = library;
  const isAtWork = state === 'opening' || state === 'looking';
  return (
    <div className="flex flex-col gap-3 text-s">
      <p>{texts.libraryTracks(songs)}</p>
      {isAtWork && (
        <div className="flex flex-col gap-1">
          <label htmlFor="library-progress" className="text-muted">
            {texts.libraryAtWork[state]}
            {minutesLeft !== null && ` ${texts.minutesLeft(minutesLeft)}`}
          </label>
          <progress
            id="library-progress"
            className="progress-line w-full max-w-md"
            {...(expected !== null && done <= expected && { max: expected, value: done })}
          />
        </div>
      )}
      {!isAtWork && listedAt !== null && (
        <p className="text-muted">
          {texts.libraryListed}{' '}
          <time dateTime={listedAt}>
            {new Date(listedAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
      )}
      {analysis !== null && <Analysis analysis={analysis} songs={songs} />}
      {trouble !== null && <p role="status">{texts.libraryTrouble[trouble]}</p>}
    </div>
  );
}

interface AnalysisProps {
  analysis: NonNullable<LibraryStatus['analysis']>;
  songs: number;
}

/** How much of the music was listened to. */
function Analysis({ analysis, songs }: AnalysisProps) {
  const { isAtWork, analysed, passedOver, minutesLeft, isUnavailable } = analysis;
  if (isUnavailable) return <p>{texts.analysisUnavailable}</p>;
  return (
    <div className="flex flex-col gap-1 text-muted">
      {isAtWork ? (
        <>
          <label htmlFor="analysis-progress">
            {texts.analysisAtWork(analysed, songs)}
            {minutesLeft !== null && ` ${texts.minutesLeft(minutesLeft)}`}
          </label>
          <progress
            id="analysis-progress"
            className="progress-line w-full max-w-md"
            max={songs}
            value={Math.min(songs, analysed + passedOver)}
          />
        </>
      ) : (
        analysed > 0 && <p>{texts.analysed(analysed)}</p>
      )}
      {passedOver > 0 && <p>{texts.passedOver(passedOver)}</p>}
    </div>
  );
}
