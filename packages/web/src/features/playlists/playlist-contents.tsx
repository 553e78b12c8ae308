import { defaultTrackImage, type OwnPlaylist, type PlaylistEntry } from '@attune/contract';
import { clockTime } from '@attune/player/clock-time';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { LongList } from '../../components/long-list.tsx';
import { MediaRow } from '../../components/media-row.tsx';
import { Toast } from '../../components/toast.tsx';
import { playedAlong } from '../../lib/played-along.ts';
import { useChangeEntries } from './api/change-entries.ts';
import { EntryMenu } from './entry-menu.tsx';
import { texts } from './texts.ts';
import { whyNotChanged } from './why-not-changed.ts';

interface PlaylistContentsProps {
  playlist: OwnPlaylist;
  entries: readonly PlaylistEntry[];
  loadMore: () => void;
  linkLabel: string | undefined;
  actionsOf: (item: { kind: 'track'; id: string; name: string; queue: readonly string[] }) => ReactNode;
}

interface Taken {
  entry: PlaylistEntry & { track: NonNullable<PlaylistEntry['track']> };
  positions: readonly number[];
}

/** What a playlist holds; of one's own it is reordered and emptied here. */
export function PlaylistContents(props: PlaylistContentsProps) {
  const { playlist, entries, loadMore, linkLabel, actionsOf } = props;
  const { mutate, isError, error, submittedAt, reset } = useChangeEntries(playlist.id);
  const [taken, setTaken] = useState<Taken | null>(null);
  const goOnAt = useFocusOnEntry(entries);
  /** The song goes on with those that stand after it; what cannot be heard here is passed over. */
  const queueAt = (index: number) => {
    const [before = [], after = []] = [entries.slice(0, index), entries.slice(index)].map((part) =>
      part.flatMap(({ track }) => track?.id ?? []),
    );
    return playedAlong([...before, ...after], before.length);
  };
  const move = (from: number, to: number) => {
    // Along with it to the next place; one that goes far off leaves whoever moves it where they are.
    goOnAt([Math.abs(to - from) === 1 ? to : from]);
    mutate({ kind: 'move', from, to });
  };
  const take = (entry: Taken['entry'], index: number) => {
    const { id } = entry.track;
    const positions = entries.flatMap(({ track }, at) => (track?.id === id ? [at] : []));
    const place = index - positions.filter((at) => at < index).length;
    goOnAt([place, place - 1]);
    mutate({ kind: 'take', trackId: id });
    setTaken({ entry, positions });
  };
  const putBack = ({ entry, positions }: Taken) => {
    setTaken(null);
    goOnAt(positions);
    mutate({ kind: 'put-back', trackId: entry.track.id, entry, positions });
  };
  const dismiss = () => {
    setTaken(null);
    reset();
  };
  return (
    <>
      <LongList
        label={texts.songs(playlist.tracks)}
        items={entries}
        total={playlist.tracks}
        keyOf={({ track }, index) => `${track?.id ?? 'untold'} ${index}`}
        onNearEnd={loadMore}
        renderRow={(entry, index) => {
          const { track } = entry;
          const name = track?.name ?? texts.unavailable;
          return (
            <MediaRow
              name={name}
              line={track?.description ?? ''}
              {...(track !== null && {
                detail: [track.album, clockTime(track.durationMs)]
                  .filter((part) => part !== null)
                  .join(' · '),
              })}
              image={track?.image ?? defaultTrackImage}
              fallbackImage={defaultTrackImage}
              url={track?.url ?? '#'}
              linkLabel={linkLabel}
              action={
                <>
                  {track !== null && actionsOf({ kind: 'track', id: track.id, name, queue: queueAt(index) })}
                  {playlist.isOwn && (
                    <EntryMenu
                      name={name}
                      position={index}
                      count={entries.length}
                      onMove={(to) => move(index, to)}
                      onTake={track === null ? null : () => take({ ...entry, track }, index)}
                    />
                  )}
                </>
              }
            />
          );
        }}
      />
      <Toast
        onDismiss={dismiss}
        action={
          !isError &&
          taken !== null && (
            <button type="button" className="button button-quiet" onClick={() => putBack(taken)}>
              {texts.undo}
            </button>
          )
        }
      >
        {isError
          ? whyNotChanged(error, submittedAt)
          : taken !== null
            ? texts.taken(taken.entry.track.name)
            : null}
      </Toast>
    </>
  );
}

/**
 * A row that is put elsewhere, or goes, takes the focus along: it goes on at the first of the given places that is drawn once the
 * entries stand otherwise.
 */
function useFocusOnEntry(entries: PlaylistContentsProps['entries']): (places: readonly number[]) => void {
  const wanted = useRef<readonly number[]>([]);
  const order = entries.map(({ track }) => track?.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is the occasion, not an ingredient
  useLayoutEffect(() => {
    const places = wanted.current;
    wanted.current = [];
    if (document.activeElement !== document.body) return;
    const menus = places.map((place) => document.querySelector<HTMLElement>(`[data-entry="${place}"]`));
    menus.find((menu) => menu !== null)?.focus();
  }, [order]);
  return (places) => {
    wanted.current = places;
  };
}
