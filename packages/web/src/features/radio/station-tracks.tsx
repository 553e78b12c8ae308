import { defaultTrackImage, type MixTrack } from '@attune/contract';
import type { ReactNode } from 'react';
import { MediaRow } from '../../components/media-row.tsx';
import { texts } from './texts.ts';

interface StationTracksProps {
  tracks: readonly MixTrack[];
  linkLabel: string | undefined;
  actionsOf: (track: MixTrack) => ReactNode;
}

/** What is made already and still to come, each with the first reason for it. */
export function StationTracks({ tracks, linkLabel, actionsOf }: StationTracksProps) {
  return (
    <ol aria-label={texts.coming} className="media-list">
      {tracks.map((track) => (
        <li key={track.id}>
          <MediaRow
            name={track.name}
            line={[track.artists.join(', '), ...track.reasons.slice(0, 1).map(({ text }) => text)].join(
              ' · ',
            )}
            image={track.image}
            fallbackImage={defaultTrackImage}
            url={track.url}
            linkLabel={linkLabel}
            action={actionsOf(track)}
          />
        </li>
      ))}
    </ol>
  );
}
