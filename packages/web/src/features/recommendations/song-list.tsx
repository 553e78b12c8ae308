import { defaultTrackImage, type TrackSummary } from '@attune/contract';
import type { ReactNode } from 'react';
import { MediaRow } from '../../components/media-row.tsx';

interface SongListProps {
  songs: readonly TrackSummary[];
  label?: string;
  linkLabel: string | undefined;
  /** What can be done with one, beside the link to it. */
  actionsOf: (song: { kind: 'track'; id: string; name: string }) => ReactNode;
}

/** Songs that go with a track, wherever they are shown. */
export function SongList({ songs, label, linkLabel, actionsOf }: SongListProps) {
  return (
    <ul aria-label={label} className="media-list">
      {songs.map(({ id, name, description, image, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a service may name one twice
        <li key={`${id} ${index}`}>
          <MediaRow
            name={name}
            line={description}
            image={image}
            fallbackImage={defaultTrackImage}
            url={url}
            linkLabel={linkLabel}
            action={actionsOf({ kind: 'track', id, name })}
          />
        </li>
      ))}
    </ul>
  );
}
