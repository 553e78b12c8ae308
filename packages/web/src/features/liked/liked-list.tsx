import { defaultTrackImage, type LikedTrack } from '@attune/contract';
import { clockTime } from '@attune/player/clock-time';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { LongList } from '../../components/long-list.tsx';
import { MediaRow } from '../../components/media-row.tsx';
import { playedAlong } from '../../lib/played-along.ts';
import { arrangeTracks, type Order, orders } from './arrange-tracks.ts';
import { texts } from './texts.ts';

interface LikedListProps {
  /** Those that are there so far. */
  tracks: readonly LikedTrack[];
  total: number;
  /** Brings the next page; `null` while one is on its way, and when all are there. */
  loadMore: (() => void) | null;
  /** Whether `loadMore` may be called again by itself. */
  isLoadFailed: boolean;
  linkLabel: string | undefined;
  /** @param queue what is played along with the song */
  actionsOf: (track: LikedTrack, queue: readonly string[]) => ReactNode;
  /** What can be done with those that match, as they are in order; `isAll` where none is still to be loaded. */
  actionsOfAll: (tracks: readonly LikedTrack[], isAll: boolean) => ReactNode;
}

/** What the listener likes, filtered and sorted here. What is not there yet is said, and not asked for by filtering. */
export function LikedList(props: LikedListProps) {
  const { tracks, total, loadMore, isLoadFailed, linkLabel, actionsOf, actionsOfAll } = props;
  const [filter, setFilter] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const orderId = useId();
  const arranged = useMemo(() => arrangeTracks(tracks, filter, order), [tracks, filter, order]);
  const isAsItCame = arranged === tracks;
  const ids = arranged.map(({ id }) => id);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          type="search"
          value={filter}
          aria-label={texts.filter}
          placeholder={texts.filter}
          onChange={(event) => setFilter(event.target.value)}
          className="field min-w-0 grow sm:max-w-sm"
        />
        <div className="flex items-center gap-2 text-s">
          <label htmlFor={orderId} className="text-muted">
            {texts.sort}
          </label>
          <select
            id={orderId}
            value={order}
            onChange={(event) => setOrder(orders.find((one) => one === event.target.value) ?? 'newest')}
            className="field"
          >
            {orders.map((one) => (
              <option key={one} value={one}>
                {texts.orders[one]}
              </option>
            ))}
          </select>
        </div>
      </div>
      {actionsOfAll(arranged, tracks.length >= total)}
      {!isAsItCame && tracks.length < total && (
        <p className="mb-3 flex flex-wrap items-center gap-3 text-muted text-s">
          {texts.among(tracks.length, total)}
          <button
            type="button"
            className="button button-quiet"
            disabled={loadMore === null}
            onClick={() => loadMore?.()}
          >
            {texts.loadMore}
          </button>
        </p>
      )}
      <p role="status" className={arranged.length === 0 ? 'p-4 text-muted text-s' : 'sr-only'}>
        {arranged.length === 0 ? texts.noMatch : texts.count(isAsItCame ? total : arranged.length)}
      </p>
      <LongList
        label={texts.count(isAsItCame ? total : arranged.length)}
        items={arranged}
        total={isAsItCame ? total : arranged.length}
        keyOf={({ id }, index) => `${id} ${index}`}
        onNearEnd={() => {
          if (isAsItCame && !isLoadFailed) loadMore?.();
        }}
        renderRow={(track, index) => (
          <MediaRow
            name={track.name}
            line={track.description}
            detail={[track.album, clockTime(track.durationMs)].filter((part) => part !== null).join(' · ')}
            image={track.image}
            fallbackImage={defaultTrackImage}
            url={track.url}
            linkLabel={linkLabel}
            action={actionsOf(track, playedAlong(ids, index))}
          />
        )}
      />
    </>
  );
}
