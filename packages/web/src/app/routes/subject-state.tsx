import { screenPaths } from '@attune/contract';
import { Link } from 'wouter';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { failureOfList } from '../../components/list-state.tsx';
import { MediaRowSkeletons } from '../../components/media-row.tsx';
import { texts } from '../../features/catalogue/texts.ts';
import { ScreenFrame } from './screen-frame.tsx';

interface SubjectStateProps {
  /** What the screen is called while its subject is not there. */
  heading: string;
  query: { error: unknown; errorUpdatedAt: number; isFetching: boolean; refetch: () => unknown };
}

/** What stands where a song, an album or an artist is not there: it loads, does not exist, or could not be loaded. */
export function SubjectState({ heading, query }: SubjectStateProps) {
  const failure = query.isFetching ? null : failureOfList(query);
  return (
    <ScreenFrame heading={heading}>
      {failure === null ? (
        <div aria-busy>
          <p role="status" className="mb-3 text-muted text-s">
            {texts.loading}
          </p>
          <MediaRowSkeletons count={6} />
        </div>
      ) : failure.code === 'not_found' ? (
        <div role="alert" className="rounded-medium border border-line border-dashed p-6">
          <p className="mb-4">{texts.gone}</p>
          <Link to={screenPaths.search} className="button button-primary">
            {texts.toSearch}
          </Link>
        </div>
      ) : (
        <div role="alert">
          <FailureNotice failure={failure} what={texts.failed} onRetry={() => void query.refetch()} />
        </div>
      )}
    </ScreenFrame>
  );
}
