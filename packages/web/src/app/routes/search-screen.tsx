import { type MouseEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { MediaRowSkeletons } from '../../components/media-row.tsx';
import { useInstallation } from '../../features/about/api/get-installation.ts';
import { useHearts } from '../../features/liked/api/hearts.ts';
import { HeartNotice } from '../../features/liked/heart-notice.tsx';
import { useMusicSearch } from '../../features/search/api/search-music.ts';
import { createRecentSearches } from '../../features/search/recent-searches.ts';
import { SearchField } from '../../features/search/search-field.tsx';
import { SearchResults } from '../../features/search/search-results.tsx';
import { SearchStart } from '../../features/search/search-start.tsx';
import { texts } from '../../features/search/texts.ts';
import { SignedOutError } from '../../lib/api-error.ts';
import { failureOf } from '../../lib/error-text.ts';
import { useServices } from '../services-context.tsx';
import { useListParts } from './lists/use-list-parts.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { screenTitles } from './screen-titles.ts';
import { useFocusAtStart } from './use-focus-at-start.ts';

/** `/search?q=`: the address says what is searched for, so that it can be kept, shared and gone back to. */
export function SearchScreen() {
  const { localStorage } = useServices();
  const [recent] = useState(() => createRecentSearches(localStorage));
  const [params, setParams] = useSearchParams();
  const query = (params.get('q') ?? '').trim();
  const installation = useInstallation().data;
  const searchesAsTyped = installation?.streaming.capabilities.search === 'as-typed';
  const search = (wanted: string, isFinished: boolean) => {
    if (isFinished && wanted !== '') recent.add(wanted);
    if (wanted === query) return;
    // What stands between two pauses in typing is no place to go back to.
    setParams(wanted === '' ? {} : { q: wanted }, { replace: !isFinished || query === '' });
  };
  useFocusAtStart(query === '');
  return (
    <ScreenFrame heading={screenTitles.search}>
      <SearchField query={query} searchesAsTyped={searchesAsTyped} onSearch={search} />
      <div className="mt-6">
        {query === '' ? (
          <SearchStart
            recent={recent}
            onSearch={(wanted) => {
              search(wanted, true);
              window.scrollTo(0, 0);
            }}
          />
        ) : (
          <Results query={query} onUse={() => recent.add(query)} />
        )}
      </div>
      <HeartNotice />
    </ScreenFrame>
  );
}

/** @param onUse something that was found is opened or played, so that the search was worth remembering */
function Results({ query, onUse }: { query: string; onUse: () => void }) {
  const { linkLabel, credit, actionsOf } = useListParts();
  const { data, error, errorUpdatedAt, isFetching, refetch } = useMusicSearch(query);
  useHearts(data?.songs.map(({ id }) => id) ?? []);
  const count = data === undefined ? 0 : Object.values(data).reduce((sum, list) => sum + list.length, 0);
  const noteUse = ({ target }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest('a, button') !== null) onUse();
  };
  const isFailed = error !== null && !(error instanceof SignedOutError) && !isFetching;
  return (
    <div aria-busy={isFetching} onClickCapture={noteUse}>
      <p role="status" className={data === undefined && isFetching ? 'mb-3 text-muted text-s' : 'sr-only'}>
        {isFetching ? texts.searching : !isFailed && count > 0 ? texts.found(count, query) : ''}
      </p>
      {isFailed ? (
        <FailureNotice
          failure={failureOf(error, errorUpdatedAt)}
          what={texts.failed}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <MediaRowSkeletons count={6} />
      ) : count === 0 && !isFetching ? (
        <div role="status" className="rounded-medium border border-line border-dashed p-4 text-muted text-s">
          <p className="font-semibold text-ink">{texts.nothing(query)}</p>
          <p className="mt-1">{texts.nothingHint}</p>
        </div>
      ) : (
        <>
          {credit}
          <SearchResults query={query} found={data} linkLabel={linkLabel} actionsOf={actionsOf} />
        </>
      )}
    </div>
  );
}
