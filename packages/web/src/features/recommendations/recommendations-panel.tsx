import type { Mood, Playlist } from '@attune/contract';
import { useState } from 'react';
import { moodLooks } from '../../components/moods.ts';
import { type CreditedService, openAt, ServiceCredit } from '../../components/service-credit.tsx';
import type { Failure } from '../../lib/error-text.ts';
import { PanelHeading } from './panel-heading.tsx';
import type { PlayButtonOf } from './play-button-of.ts';
import { PlaylistView } from './playlist-view.tsx';
import { texts } from './texts.ts';
import { TrackView } from './track-view.tsx';

interface RecommendationsPanelProps {
  mood: Mood | null;
  playlists: readonly Playlist[];
  /** Id of the track playing now, from which songs are recommended. */
  currentSeed: string | null;
  /** Why the current track could not be read, if so. */
  trackFailure: Failure | null;
  isWaiting: boolean;
  /** Named beside its content, where its rules ask for that. */
  service: CreditedService | null;
  playButton: PlayButtonOf;
  /** How many songs were found, when they have been looked for. */
  onTracks: (count: number) => void;
}

export function RecommendationsPanel({
  mood,
  playlists,
  currentSeed,
  trackFailure,
  isWaiting,
  service,
  playButton,
  onTracks,
}: RecommendationsPanelProps) {
  const [view, setView] = useState<'playlists' | 'songs'>('playlists');
  const isTracks = view === 'songs';
  const toggle = (
    <button
      type="button"
      className="button button-quiet shrink-0 px-4"
      onClick={() => setView(isTracks ? 'playlists' : 'songs')}
    >
      {isTracks ? texts.toPlaylists : texts.toTracks}
    </button>
  );
  const credit = service !== null && (
    <div className="mt-1">
      <ServiceCredit service={service} />
    </div>
  );
  const linkLabel = service === null ? undefined : openAt(service);
  return (
    <aside aria-label={texts.label} className="message">
      {isTracks ? (
        <PanelHeading
          title={texts.recommendedTracks}
          subtext={texts.basedOnTrack}
          toggle={toggle}
          credit={credit}
        />
      ) : (
        <PanelHeading
          title={mood === null ? texts.personalPlaylists : texts.moodPlaylists(moodLooks[mood].label)}
          subtext={mood === null ? texts.shareMood : texts.basedOnMood}
          toggle={toggle}
          credit={playlists.length > 0 && credit}
        />
      )}
      {isTracks ? (
        <TrackView
          currentSeed={currentSeed}
          trackFailure={trackFailure}
          linkLabel={linkLabel}
          playButton={playButton}
          onTracks={onTracks}
        />
      ) : (
        <PlaylistView
          playlists={playlists}
          isWaiting={isWaiting}
          linkLabel={linkLabel}
          playButton={playButton}
        />
      )}
    </aside>
  );
}
