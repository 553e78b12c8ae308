import { defaultTrackImage, type ListedTrack } from '@attune/contract';
import { clockTime } from '@attune/player/clock-time';
import { MediaRow } from '../../../components/media-row.tsx';
import { useListParts } from './use-list-parts.tsx';

interface TrackListProps {
  label: string;
  tracks: readonly ListedTrack[];
  /** What stands under a name; by default the artists, and the album beside the length. */
  withoutAlbum?: boolean;
}

/** Songs in a short list; each plays with those that stand after it. */
export function TrackList({ label, tracks, withoutAlbum = false }: TrackListProps) {
  const { linkLabel, actionsOf } = useListParts();
  const queue = [...new Set(tracks.map(({ id }) => id))];
  return (
    <ul aria-label={label} className="media-list">
      {tracks.map(({ id, name, description, album, durationMs, image, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a service may name one twice
        <li key={`${id} ${index}`}>
          <MediaRow
            name={name}
            line={description}
            detail={[withoutAlbum ? null : album, clockTime(durationMs)]
              .filter((part) => part !== null)
              .join(' · ')}
            image={image}
            fallbackImage={defaultTrackImage}
            url={url}
            linkLabel={linkLabel}
            action={actionsOf({ kind: 'track', id, name, queue })}
          />
        </li>
      ))}
    </ul>
  );
}
