import type { Mood, Playlist } from '@attune/contract';
import { useState } from 'react';
import { moodLooks } from '../../components/moods.ts';
import { type CreditedService, openAt, ServiceCredit } from '../../components/service-credit.tsx';
import type { Failure } from '../../lib/error-text.ts';
import { PanelHeading } from './panel-heading.tsx';
import type { PlayButtonOf } from './play-button-of.ts';
import { PlaylistView } from './playlist-view.tsx';
import { SongView } from './song-view.tsx';
import { texts } from './texts.ts';

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
  onSongs: (count: number) => void;
}

export function RecommendationsPanel({
  mood,
  playlists,
  currentSeed,
  trackFailure,
  isWaiting,
  service,
  playButton,
  onSongs,
}: RecommendationsPanelProps) {
  const [view, setView] = useState<'playlists' | 'songs'>('playlists');
  const isSongs = view === 'songs';
  const toggle = (
    <button
      type="button"
      className="button button-quiet shrink-0 px-4"
      onClick={() => setView(isSongs ? 'playlists' : 'songs')}
    >
      {isSongs ? texts.toPlaylists : texts.toSongs}
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
      {isSongs ? (
        <PanelHeading
          title={texts.recommendedSongs}
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
      {isSongs ? (
        <SongView
          currentSeed={currentSeed}
          trackFailure={trackFailure}
          linkLabel={linkLabel}
          playButton={playButton}
          onSongs={onSongs}
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
