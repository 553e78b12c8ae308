import type { Mood, Playlist } from '@attune/contract';
import { ListMusic, Music } from 'lucide-react';
import { useState } from 'react';
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
  const Icon = isSongs ? ListMusic : Music;
  return (
    <aside aria-label={texts.label} className="flex flex-col">
      <div className="mb-4 flex justify-end">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => setView(isSongs ? 'playlists' : 'songs')}
        >
          <Icon size={16} aria-hidden />
          {isSongs ? texts.toPlaylists : texts.toSongs}
        </button>
      </div>
      {isSongs ? (
        <SongView currentSeed={currentSeed} />
      ) : (
        <PlaylistView mood={mood} playlists={playlists} isWaiting={isWaiting} />
      )}
    </aside>
  );
}
