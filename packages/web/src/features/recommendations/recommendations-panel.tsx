import type { Mood, Playlist } from '@attune/contract';
import { useState } from 'react';
import { moodLooks } from '../../components/moods.ts';
import { PanelHeading } from './panel-heading.tsx';
import { PlaylistView } from './playlist-view.tsx';
import { SongView } from './song-view.tsx';
import { texts } from './texts.ts';

interface RecommendationsPanelProps {
  mood: Mood | null;
  playlists: readonly Playlist[];
  /** Id of the track playing now, from which songs are recommended. */
  currentSeed: string | null;
  isWaiting: boolean;
}

export function RecommendationsPanel({ mood, playlists, currentSeed, isWaiting }: RecommendationsPanelProps) {
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
  return (
    <aside aria-label={texts.label} className="message">
      {isSongs ? (
        <PanelHeading title={texts.recommendedSongs} subtext={texts.basedOnTrack} toggle={toggle} />
      ) : (
        <PanelHeading
          title={mood === null ? texts.personalPlaylists : texts.moodPlaylists(moodLooks[mood].label)}
          subtext={mood === null ? texts.shareMood : texts.basedOnMood}
          toggle={toggle}
        />
      )}
      {isSongs ? (
        <SongView currentSeed={currentSeed} />
      ) : (
        <PlaylistView playlists={playlists} isWaiting={isWaiting} />
      )}
    </aside>
  );
}
