/** @jsxRuntime automatic */

import { clockTime } from '@attune/player/clock-time';
import type { Artist, Track } from '../music/index.ts';
import { Cover } from './cover.tsx';
import { Icon } from './icons.tsx';
import type { PageFrame } from './page-frame.ts';

export interface TrackRow {
  track: Track;
  artists: readonly Artist[];
}

interface TrackListProps {
  frame: PageFrame;
  rows: readonly TrackRow[];
  /** What a row's play button starts from; without one each row plays by itself. */
  context?: { kind: 'playlist' | 'album'; id: string };
  /** Tracks of the context before the first row. */
  offset?: number;
}

export function TrackList({ frame, rows, context, offset = 0 }: TrackListProps) {
  const { base, nowPlaying } = frame;
  return (
    <ol className="track-list" start={offset + 1}>
      {rows.map(({ track, artists }, row) => {
        const position = offset + row;
        const current = nowPlaying?.trackId === track.id;
        return (
          <li
            key={`${track.id}-${String(position)}`}
            className={current ? 'track-row current' : 'track-row'}
            data-track={track.id}
          >
            <form
              method="post"
              action={
                context ? `${base}/${context.kind}/${context.id}/play` : `${base}/track/${track.id}/play`
              }
            >
              <input type="hidden" name="form_token" value={frame.formToken} />
              {context && <input type="hidden" name="position" value={position} />}
              <button type="submit" className="row-play" aria-label={`Play ${track.name}`}>
                <span className="row-number" aria-hidden="true">
                  {position + 1}
                </span>
                <Icon name="play" />
              </button>
            </form>
            <Cover base={base} kind="album" id={track.albumId} sizePx={44} />
            <div className="track-words">
              <a
                className="track-title"
                href={`${base}/track/${track.id}`}
                aria-current={current ? 'true' : undefined}
              >
                {track.name}
              </a>
              <ArtistLine base={base} artists={artists} />
            </div>
            <span className="track-time muted">{clockTime(track.durationMs)}</span>
          </li>
        );
      })}
    </ol>
  );
}

export function ArtistLine({ base, artists }: { base: string; artists: readonly Artist[] }) {
  return (
    <span className="muted">
      {artists.map((artist, index) => (
        <span key={artist.id}>
          {index > 0 && ', '}
          <a href={`${base}/artist/${artist.id}`}>{artist.name}</a>
        </span>
      ))}
    </span>
  );
}
