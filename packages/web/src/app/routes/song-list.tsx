import { defaultTrackImage, type ListedTrack } from '@attune/contract';
import { clockTime } from '@attune/player/clock-time';
import { MediaRow } from '../../components/media-row.tsx';
import { useListParts } from './use-list-parts.tsx';

interface SongListProps {
  label: string;
  songs: readonly ListedTrack[];
  /** What stands under a name; by default the artists, and the album beside the length. */
  withoutAlbum?: boolean;
}

/** Songs in a short list; each plays with those that stand after it. */
export function SongList({ label, songs, withoutAlbum = false }: SongListProps) {
  const { linkLabel, actionsOf } = useListParts();
  const queue = [...new Set(songs.map(({ id }) => id))];
  return (
    <ul aria-label={label} className="media-list">
      {songs.map(({ id, name, description, album, durationMs, image, url }, index) => (
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
