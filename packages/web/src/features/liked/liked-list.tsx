import { defaultTrackImage, type LikedTrack } from '@attune/contract';
import { clockTime } from '@attune/player/clock-time';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { LongList } from '../../components/long-list.tsx';
import { MediaRow } from '../../components/media-row.tsx';
import { arrangeSongs, type Order, orders } from './arrange-songs.ts';
import { texts } from './texts.ts';

interface LikedListProps {
  /** Those that are there so far. */
  songs: readonly LikedTrack[];
  total: number;
  /** Brings the next page; `null` while one is on its way, and when all are there. */
  loadMore: (() => void) | null;
  /** Whether `loadMore` may be called again by itself. */
  isLoadFailed: boolean;
  linkLabel: string | undefined;
  actionsOf: (song: LikedTrack) => ReactNode;
  /** What can be done with those that match, as they are in order; `isAll` where none is still to be loaded. */
  actionsOfAll: (songs: readonly LikedTrack[], isAll: boolean) => ReactNode;
}

/** What the listener likes, filtered and sorted here. What is not there yet is said, and not asked for by filtering. */
export function LikedList(props: LikedListProps) {
  const { songs, total, loadMore, isLoadFailed, linkLabel, actionsOf, actionsOfAll } = props;
  const [filter, setFilter] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const orderId = useId();
  const arranged = useMemo(() => arrangeSongs(songs, filter, order), [songs, filter, order]);
  const isAsItCame = arranged === songs;
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
      {actionsOfAll(arranged, songs.length >= total)}
      {!isAsItCame && songs.length < total && (
        <p className="mb-3 flex flex-wrap items-center gap-3 text-muted text-s">
          {texts.among(songs.length, total)}
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
        renderRow={(song) => (
          <MediaRow
            name={song.name}
            line={song.description}
            detail={[song.album, clockTime(song.durationMs)].filter((part) => part !== null).join(' · ')}
            image={song.image}
            fallbackImage={defaultTrackImage}
            url={song.url}
            linkLabel={linkLabel}
            action={actionsOf(song)}
          />
        )}
      />
    </>
  );
}
