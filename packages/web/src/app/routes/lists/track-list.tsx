import { type AlbumTrack, defaultTrackImage, type ListedTrack } from '@attune/contract';
import { clockTime } from '@attune/player/clock-time';
import { MediaRow } from '../../../components/media-row.tsx';
import { texts } from '../../../features/playlists/texts.ts';
import { useListParts } from './use-list-parts.tsx';

interface TrackListProps {
  label: string;
  /** What cannot be played keeps its place in an album. */
  tracks: readonly (ListedTrack | AlbumTrack)[];
  /** What stands under a name; by default the artists, and the album beside the length. */
  withoutAlbum?: boolean;
}

/** Songs in a short list; each plays with those that stand after it. */
export function TrackList({ label, tracks, withoutAlbum = false }: TrackListProps) {
  const { linkLabel, actionsOf } = useListParts();
  const canPlay = (track: ListedTrack | AlbumTrack) => !('isPlayable' in track) || track.isPlayable;
  const queue = [...new Set(tracks.filter(canPlay).map(({ id }) => id))];
  return (
    <ul aria-label={label} className="media-list">
      {tracks.map((track, index) => {
        const { id, name, description, album, durationMs, image, url } = track;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a service may name one twice
          <li key={`${id} ${index}`}>
            <MediaRow
              name={name}
              line={description}
              detail={[
                withoutAlbum ? null : album,
                clockTime(durationMs),
                canPlay(track) ? null : texts.unavailable,
              ]
                .filter((part) => part !== null)
                .join(' · ')}
              image={image}
              fallbackImage={defaultTrackImage}
              url={url}
              linkLabel={linkLabel}
              action={canPlay(track) && actionsOf({ kind: 'track', id, name, queue })}
            />
          </li>
        );
      })}
    </ul>
  );
}
